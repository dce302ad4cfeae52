"""Today's map as others have drawn it: tries written straight into the file of a server that runs."""

import asyncio
import json
import sqlite3
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from random import Random

import msgspec

from cartographers.server.hosting.deals import KINDS, Dated, Deal, current, drawn
from cartographers.server.hosting.seating import House
from cartographers.server.service.dealt import DEALS, OPENED
from cartographers.store.opening import opened
from serving import Server
from staging import Stage

DAY = 24 * 3600.0
LATER = 4e9
"""When a try is to be finished that counts whenever it is written."""


def draw_deals(file: Path) -> None:
    """Has the deals of these days drawn, in a new file: no test depends on a seed that a server draws by chance."""
    with ThreadPoolExecutor(1) as beside:  # a browser's loop runs here
        beside.submit(asyncio.run, _draw_deals(file)).result()


async def _draw_deals(file: Path) -> None:
    store = await opened(f"sqlite:///{file}")
    for kind in KINDS:
        for name in {current(kind, time.time() + days * DAY) for days in (0, 1, 2, 7)}:
            body = json.dumps({"seed": f"a {kind} of the tests", "at": 0.0})
            await store.write_document("", f"{DEALS}{name}", body, 0)
    await store.close()


def file_of(server: Server) -> Path:
    return Path(server.database.removeprefix("sqlite:///"))


def dealt(server: Server, kind: Dated = "day") -> Deal:
    """The deal that is open, with its seed, which only the file tells."""
    name = current(kind, time.time())
    with closing(sqlite3.connect(file_of(server))) as connection:
        query = "SELECT body FROM documents WHERE owner = '' AND name = ?"
        (body,) = connection.execute(query, [f"deal/{name}"]).fetchone()
    return drawn(name, json.loads(body)["seed"], 0.0)


def tried(deal: Deal, match: str, name: str, bot: str = "greedy", turns: int = 1000) -> Stage:
    """Somebody's try that counts, some turns of it or all."""
    house = House(watchers=False, deal=deal.name, ranks=True, sealed=deal.reveals)
    stage = Stage(match, deal.options, deal.seed, [name], house)
    stage._chance = Random(match)
    stage.begin()
    stage.play(turns, bot=bot)
    return stage


def on_day(name: str, person: str, server: Server) -> None:
    """Somebody has drawn the map of a day, in time."""
    past = drawn(name, "any seed", 0.0)
    house = House(watchers=False, deal=name, ranks=True, sealed=LATER)
    stage = Stage(f"{person}-{name}", past.options, past.seed, ["Ada"], house)
    stage.begin()
    stage.play(1000, bot="random")
    stage.put(file_of(server), person)


def opened_deal(server: Server, name: str) -> Deal:
    """A deal that somebody has opened at a server, with its seed."""
    with closing(sqlite3.connect(file_of(server))) as connection:
        query = "SELECT body FROM documents WHERE owner = '' AND name = ?"
        (body,) = connection.execute(query, [f"{OPENED}{name}"]).fetchone()
    return msgspec.json.decode(body, type=Deal)

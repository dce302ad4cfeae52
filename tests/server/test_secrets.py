"""When only secrets change, two attacked servers tell the same, and tell strangers none of them."""

import asyncio
import re
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

from itsdangerous import URLSafeSerializer
from msgspec.structs import replace

from attacking import attacked
from cartographers.game.events import MatchStarted
from cartographers.game.presets import PRESETS
from cartographers.server.edge.guests import COOKIE
from cartographers.server.hosting.hosted import LogEvent
from cartographers.store.opening import opened
from client import Person, Refusal, Socket
from finished import written
from hiding import INVITE, OTHER_INVITE, OTHER_SEED, person, played_some, with_other_secrets, with_people
from serving import SECRET, started

SEATS = 3
READERS: dict[str, int | None] = {"oak": None, "elm": 0}
"""Who reads which match: somebody who looks on, somebody who plays."""
TIME = re.compile(r'"now": ?[0-9.]+')


def cookie(seat: int) -> str:
    return str(URLSafeSerializer(SECRET, salt="person").dumps([person(seat), f"Seat {seat}"]))


async def told_over_http(reader: Person, match: str, entries: int) -> list[str]:
    """What every question about a match is answered."""
    paths = ["", "/steps", "/record", "/analysis/0", *(f"/steps/{seq}" for seq in range(1, entries + 2))]
    answers = [await reader.http.get(f"/api/matches/{match}{path}") for path in paths]
    return [f"{answer.status_code} {TIME.sub('', answer.text)}" for answer in answers]


async def told_by_socket(socket: Socket, entries: int) -> list[str]:
    """What somebody is told who comes, asks everything and comes again."""
    await socket.connect()
    for since in (0, entries // 2, entries):
        await socket.hello(since)
        turn = socket.table["turn"]
        questions: list[dict[str, Any]] = [
            *({"type": "ask_count", "seat": seat} for seat in range(SEATS)),
            *({"type": kind, "turn": turn} for kind in ("ask_gains", "ask_offer", "ask_hints")),
        ]
        for number, question in enumerate(questions):
            with suppress(Refusal):  # which is told too
                await socket.ask({**question, "id": f"{since}-{number}"})
    await socket.connection.close()
    # How many look on is no secret, and another number at any time.
    heard = [message for message in socket.heard if message["type"] not in ("people", "preparing")]
    return [TIME.sub("", str(message).replace("'", '"')) for message in heard]


async def everything_told(address: str, entries: int) -> list[str]:
    told: list[str] = []
    for match, seat in READERS.items():
        async with Person(address) as reader:
            if seat is not None:
                reader.http.cookies.set(COOKIE, cookie(seat))
            told += await told_over_http(reader, match, entries)
            told += await told_by_socket(reader.at(match), entries)
    return told


def told_under_attack(folder: Path, logs: dict[str, list[LogEvent]], secrets: list[str]) -> list[str]:
    """All that readers are told by a server with these matches, while strangers attack it and learn nothing."""
    folder.mkdir()
    (folder / "secret.key").write_text(SECRET)

    async def put(database: str) -> None:
        store = await opened(database)
        for match, log in logs.items():
            await written(store, match, log)
        await store.close()

    asyncio.run(put(f"sqlite:///{folder / 'matches.sqlite3'}"))
    with started(folder) as server:
        with attacked(server.address) as attack:
            attack.look_at("oak")
            told = asyncio.run(everything_told(server.address, len(logs["oak"])))
        heard = [*attack.heard.texts, server.log().encode()]
    assert len(attack.heard.texts) > 10
    assert [secret for secret in secrets if any(secret.encode() in text for text in heard)] == []
    return told


def test_two_attacked_servers_that_differ_in_secrets_tell_the_same(tmp_path: Path) -> None:
    chance = Random(1)
    events = played_some(replace(PRESETS["polish_heroes"], seats=SEATS), 9, 2, chance)
    begun = events[0]
    assert isinstance(begun, MatchStarted)
    log = with_people(events, begun.seed, INVITE, begun.seal)
    others = {
        match: with_people(with_other_secrets(events, seat, chance), OTHER_SEED, OTHER_INVITE, begun.seal)
        for match, seat in READERS.items()
    }
    assert all(other != log for other in others.values())
    secrets = [begun.seed, INVITE, OTHER_SEED, OTHER_INVITE, SECRET, *(cookie(seat) for seat in range(SEATS))]
    secrets += [person(seat) for seat in range(SEATS)]
    told = told_under_attack(tmp_path / "one", dict.fromkeys(READERS, log), secrets)
    assert told_under_attack(tmp_path / "other", others, secrets) == told
    assert [secret for secret in secrets if any(secret in text for text in told)] == []

"""Events in the middle of an evening: plan, people and maps written straight into the file of a server that runs."""

import sqlite3
import time
from collections.abc import Sequence
from contextlib import closing
from random import Random
from typing import NamedTuple

import msgspec
from itsdangerous import URLSafeSerializer

from browser.dealt import LATER, file_of
from cartographers.game.options import Options
from cartographers.server.edge.guests import COOKIE
from cartographers.server.hosting.events import Entrant, Event, Round
from cartographers.server.hosting.seating import House
from cartographers.server.service.event_board import deal_name
from cartographers.server.service.event_store import EVENTS, Mine, owner_of
from serving import SECRET, Server
from staging import Stage

NAMES = [
    "Kasimir",
    "Zsófia",
    "Ada",
    "Tereza",
    "Přemysl",
    "Łucja",
    "Ondřej",
    "Emőke",
    "Markéta",
    "Vojtěch",
    "Eliška",
    "Jakub",
    "Anežka",
    "Milan",
    "Bartłomiej",
    "Klára",
    "Štěpán",
    "Ivana",
    "Radek",
    "Jarmila",
    "Luboš",
    "Dana",
    "Šimon",
    "Agnieszka",
    "Gergő",
    "Hana",
    "Ilona",
    "Jiří",
    "Katarzyna",
    "Lőrinc",
]
GENTLE = Options(ambushes=(), ruins=False)
HOST = "event-host"


class Held(NamedTuple):
    """An event in a server's file."""

    code: str
    server: Server

    def cookie(self, name: str) -> dict[str, str]:
        """Makes a page that of the host, or of somebody who takes part."""
        person = HOST if name == "Host" else f"{self.code}-{name}"
        return {"name": COOKIE, "value": str(URLSafeSerializer(SECRET, salt="person").dumps([person, name]))}


def held(
    server: Server, code: str, people: Sequence[str], rounds: int = 5, closed: int = 3, away: Sequence[str] = ()
) -> Held:
    """An event with some rounds closed and, unless all are, the next one open; those who are away have not drawn it.

    The tries are written first: the database says when they were finished, and rounds close after that.
    """
    seeds = [f"{code} round {number}" for number in range(rounds)]
    closes: list[float] = []
    for number in range(min(rounds, closed + 1)):
        drawing = [name for name in people if number < closed or name not in away]
        _draw(server, code, number, seeds[number], drawing)
        closes.append(time.time() + 0.01 if number < closed else time.time() + 24 * 60)
    plan = [Round(GENTLE, seed, end - 1800, end, end + 900) for seed, end in zip(seeds, closes, strict=False)]
    plan += [Round(GENTLE, seed) for seed in seeds[len(closes) :]]
    event = Event(code, "Winter Cup", "Prague Map Club", HOST, "Host", 0.0, 1800.0, 300.0, 0, tuple(plan))
    with closing(sqlite3.connect(file_of(server), isolation_level=None)) as connection:

        def keep(owner: str, name: str, body: object) -> None:
            text = msgspec.json.encode(body).decode()
            connection.execute("INSERT INTO documents VALUES (?, ?, ?, 1)", [owner, name, text])

        keep("", EVENTS + code, event)
        keep(HOST, EVENTS + code, Mine(0.0, is_host=True))
        for place, name in enumerate(people):
            person = f"{code}-{name}"
            keep(owner_of(code), person, Entrant(person, name, f"who-{place}", float(place)))
            keep(person, EVENTS + code, Mine(0.0))
    return Held(code, server)


def _draw(server: Server, code: str, number: int, seed: str, people: Sequence[str]) -> None:
    deal = deal_name(code, number)
    for name in people:
        house = House(watchers=False, deal=deal, ranks=True, sealed=LATER)
        stage = Stage(f"{code}{number}{name}", GENTLE, seed, [name], house)
        stage._chance = Random(f"{name} {number}")
        stage.begin()
        stage.play(1000, bot="random")
        stage.put(file_of(server), f"{code}-{name}")

"""How much one person, and all at one address, may hold at once: tables, the chairs at them, and sockets."""

import hmac
import time
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Literal

from msgspec import Struct

from cartographers.game.refusals import Refused
from cartographers.server.limits.token_bucket import networks
from cartographers.store.log import Held, Store

LATELY = 30 * 24 * 3600.0
"""Seconds after which a table that nobody has touched is not counted any more: it costs its place on the disk only."""


class Limits(Struct, frozen=True):
    """What the host of a server allows; a club of a hundred behind one address fits in."""

    person_tables: tuple[int, int] = (50, 300)  # tables, and the chairs at them
    address_tables: tuple[int, int] = (500, 5000)
    person_sockets: tuple[int, int] = (50, 10)  # sockets, and those that only watch
    address_sockets: tuple[int, int] = (2000, 200)
    person_challenges: int = 20  # that are open
    address_challenges: int = 200


class Quotas:
    """Counts tables in the store, so that several servers count together, and what is under way here."""

    def __init__(self, store: Store, limits: Limits, secret: str) -> None:
        self._store = store
        self._limits = limits
        self._secret = secret.encode()
        self._matches: Counter[tuple[str, str]] = Counter()
        self._chairs: Counter[tuple[str, str]] = Counter()

    def place(self, address: str) -> str:
        """What stands for an address in the store: nobody who reads it there learns the address."""
        return hmac.digest(self._secret, f"place {networks(address)[0]}".encode(), "sha256").hex()[:32]

    @asynccontextmanager
    async def opening(self, person: str, place: str, chairs: int, tables: int = 1) -> AsyncIterator[None]:
        """Lets a person hold so many more tables and chairs, or refuses it."""
        own, all_there = self._limits.person_tables, self._limits.address_tables
        with self._under_way("host", person, tables, chairs), self._under_way("place", place, tables, chairs):
            held = await self._held("host", person)
            if tables and held.matches > own[0]:
                raise Refused("too_many_tables", most=own[0])
            if held.chairs > own[1]:
                raise Refused("too_many_chairs", most=own[1])
            held = await self._held("place", place) if place else Held(0, 0)
            if (tables and held.matches > all_there[0]) or held.chairs > all_there[1]:
                raise Refused("too_many_at_address", tables=all_there[0], chairs=all_there[1])
            yield

    @asynccontextmanager
    async def sitting_down(self, person: str) -> AsyncIterator[None]:
        """Lets a person sit down at one more table, or refuses it."""
        most = self._limits.person_tables[0]
        with self._under_way("person", person, 1, 0):
            sits = await self._store.sitting(person, time.time() - LATELY)
            if sits + self._matches["person", person] > most:
                raise Refused("too_many_tables", most=most)
            yield

    async def _held(self, by: Literal["host", "place"], name: str) -> Held:
        """With what is under way, which may be in the store already: of many at once rather too few get through."""
        held = await self._store.held(by, name, time.time() - LATELY)
        return Held(held.matches + self._matches[by, name], held.chairs + self._chairs[by, name])

    @contextmanager
    def _under_way(self, by: str, name: str, tables: int, chairs: int) -> Iterator[None]:
        _add(self._matches, (by, name), tables)
        _add(self._chairs, (by, name), chairs)
        try:
            yield
        finally:
            _add(self._matches, (by, name), -tables)
            _add(self._chairs, (by, name), -chairs)


class Crowd:
    """The sockets of this process: what they cost is its memory and its time, so each process counts its own."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._sockets: Counter[tuple[str, str]] = Counter()

    @contextmanager
    def entered(self, person: str, address: str, match: str, is_seated: bool) -> Iterator[None]:
        """Lets a socket in while it lasts. Whoever sits at a match is let in there, however crowded the address is."""
        place = networks(address)[0]
        keys = [("place", place), ("at", f"{match} {person}")]
        keys += [("person", person)] if person else []
        keys += [] if is_seated else [("place watches", place), ("person watches", person)]
        self._check(person, place, f"{match} {person}", is_seated)
        for key in keys:
            _add(self._sockets, key, 1)
        try:
            yield
        finally:
            for key in keys:
                _add(self._sockets, key, -1)

    def _check(self, person: str, place: str, at: str, is_seated: bool) -> None:
        (own, own_watching), (there, watching) = self._limits.person_sockets, self._limits.address_sockets
        sockets = self._sockets
        if person and (
            sockets["person", person] >= own or (not is_seated and sockets["person watches", person] >= own_watching)
        ):
            raise Refused("too_many_sockets", most=own)
        is_first = is_seated and not sockets["at", at]
        if not is_first and sockets["place", place] >= there:
            raise Refused("too_many_sockets_at_address", most=there)
        if not is_seated and sockets["place watches", place] >= watching:
            raise Refused("too_many_sockets_at_address", most=watching)


def _add(counter: Counter[tuple[str, str]], key: tuple[str, str], number: int) -> None:
    counter[key] += number
    if not counter[key]:
        del counter[key]

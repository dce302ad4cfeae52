"""Matches in the middle of a game, written straight into a store: for pictures and for tests in a browser."""

import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random

from itsdangerous import URLSafeSerializer
from msgspec.structs import replace

from cartographers.bots import BOTS
from cartographers.game.chance import seal
from cartographers.game.options import Options
from cartographers.game.state import State, Table
from cartographers.game.view import view
from cartographers.server.edge.guests import COOKIE
from cartographers.server.hosting.gathering import Begin
from cartographers.server.hosting.hosted import BotsPlay, Hosted, LogEvent, Play, Wish, apply, decide, encoded
from cartographers.server.hosting.seating import Chair, House, MatchOpened
from cartographers.server.match.ledger import line_of
from cartographers.store.log import Entry, Line
from cartographers.store.opening import opened
from cartographers.store.writer import Append
from cartographers.store.writing import write


class Stage:
    """A match that is played by bots behind the scenes until a moment that is worth looking at."""

    def __init__(
        self, match: str, options: Options, seed: str, names: list[str], house: House | None = None, bots: int = 0
    ) -> None:
        """`names` of people by seat, before the bots; a chair without a name is free."""
        self.match = match
        people = [Chair(f"{match}-{seat}", name) if name else Chair() for seat, name in enumerate(names)]
        chairs = (*people, *[Chair(bot="random")] * bots)
        first = MatchOpened(
            chairs[0].person, replace(options, seats=len(chairs)), house or House(), chairs, seal(seed), seed, "invite"
        )
        self._chance = Random(seed)
        self._events: list[LogEvent] = [first]
        self.hosted: Hosted = apply(None, first, 0.0)

    def begin(self) -> None:
        self._do(0, Begin())

    def play(self, turns: int, but: int | None = None, bot: str = "greedy") -> None:
        """Plays whole turns; in the last one the seat `but` has not drawn yet."""
        until = self.table.turn + turns
        while not self.table.over:
            last = self.table.turn == until - 1
            waiting = [seat for seat in sorted(self.table.waiting) if not (last and seat == but)]
            if self.table.turn >= until or not waiting:
                return
            for seat in waiting:
                if seat in self.table.waiting:
                    self._answer(seat, bot)

    def play_to_season_end(self, season: int, but: int) -> None:
        """Plays until the next drawing of the seat `but` ends a season."""
        while not self.table.over:
            before = self.hosted, len(self._events), self._chance.getstate()
            self.play(1)
            if len(self.table.seats[0].scores) > season:
                self.hosted, kept, chance = before
                del self._events[kept:]
                self._chance.setstate(chance)
                self.play(1, but=but)
                return

    def play_until(self, is_wanted: Callable[[Table], bool], but: int = 0, bot: str = "random") -> bool:
        """Plays until the seat `but` is asked what is wanted, and all others have answered; False where it never is."""
        while not self.table.over:
            table = self.table
            is_here = but in table.waiting and is_wanted(table)
            waiting = sorted(table.waiting - {but} if is_here else table.waiting)
            if not waiting:
                return True
            self._answer(waiting[0], bot)
        return False

    @property
    def table(self) -> Table:
        return self._state.table

    @property
    def _state(self) -> State:
        assert self.hosted.state is not None
        return self.hosted.state

    def _answer(self, seat: int, bot: str) -> None:
        command = BOTS[bot](view(self._state, seat), self._chance)
        is_bots = not self.hosted.seating.chairs[seat].person
        self._do(seat, BotsPlay((command,)) if is_bots else Play(command))

    def _do(self, seat: int, wish: Wish) -> None:
        for event in decide(self.hosted, self.hosted.seating.chairs[seat].person, wish):
            self.hosted = apply(self.hosted, event, 0.0)
            self._events.append(event)

    async def write(self, database: str) -> None:
        """Puts the match into a store that no server has open."""
        store = await opened(database)
        await store.append(*self._written())
        await store.close()

    def put(self, file: Path, trying: str = "") -> None:
        """Puts the match into the file of a server that runs, which reads it when it is first asked for.

        `trying` is who has tried the deal, where it is not whoever sits there.
        """
        line, entries = self._written()
        if trying and line.tried:
            line = replace(line, tried=replace(line.tried, person=trying))
        with closing(sqlite3.connect(file, isolation_level=None)) as connection:
            write(connection, [Append(line, tuple(entries))])

    def _written(self) -> tuple[Line, list[Entry]]:
        now = time.time()
        entries = [Entry(seq, now, encoded(event)) for seq, event in enumerate(self._events, start=1)]
        return line_of(self.match, self.hosted, now), entries

    def cookie(self, seat: int, secret: str) -> dict[str, str]:
        """The cookie of whoever sits there."""
        chair = self.hosted.seating.chairs[seat]
        value = URLSafeSerializer(secret, salt="person").dumps([chair.person, chair.name])
        return {"name": COOKIE, "value": str(value)}


def sought(
    match: str,
    options: Options,
    names: list[str],
    is_wanted: Callable[[Table], bool],
    but: int = 0,
    bots: int = 0,
    house: House | None = None,
    bot: str = "random",
) -> Stage:
    """The first match, by seed, in which the seat `but` is asked what is wanted; a bot answers until then."""
    for seed in map(str, range(300)):
        stage = Stage(match, options, seed, names, house, bots)
        stage.begin()
        if stage.play_until(is_wanted, but, bot):
            return stage
    raise AssertionError("nothing like that is ever asked")

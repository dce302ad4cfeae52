"""What can be asked about puzzles: which there are, which fits next, what one looks like, and how an answer does.

Of a person a document is kept with all answers, of a puzzle one with the rating that is learned from everybody.
"""

import logging
import time
from collections.abc import Callable
from datetime import UTC, date, datetime

import msgspec
from msgspec import Struct

from cartographers.board.notation import board_of
from cartographers.game.refusals import Refused
from cartographers.game.state import Drawing
from cartographers.puzzles import Puzzle, Puzzles, Solver, Verdict, answered, judge, next_for, of_the_day, shipped
from cartographers.puzzles import position as position_of
from cartographers.puzzles import streak as streak_of
from cartographers.puzzles.difficulty import Rating, learned
from cartographers.puzzles.puzzle import drawing_of, written
from cartographers.puzzles.solving import SOLVER
from cartographers.server.hosting.hosted import Hosted
from cartographers.server.hosting.seating import Chair, House, Seating
from cartographers.server.limits.slices import Pace
from cartographers.server.limits.token_bucket import A_LINE, A_POSITION, Purse
from cartographers.server.match.ledger import news_at
from cartographers.server.service.calls import Answer, Call, Endpoint
from cartographers.server.wire import views
from cartographers.server.wire.counts import counted
from cartographers.server.wire.protocol import Counted, News
from cartographers.server.wire.puzzles import (
    PuzzleList,
    PuzzleNext,
    PuzzleReason,
    PuzzleShown,
    PuzzleTheme,
    PuzzleVerdict,
    Solve,
)
from cartographers.store.log import Conflict, Store

log = logging.getLogger("cartographers.puzzles")

OWN = "puzzles"
"""The document of a person."""
RATED = "puzzle/"
"""How the documents begin that hold the ratings of puzzles."""
TRIES = 20
"""How often a document is written that somebody else has just changed."""
_CHAIR = "solver"


class Given(Struct, frozen=True, gc=False):
    """An answer that a person has given, and the own rating before and after it."""

    drawing: str
    before: float
    after: float


class Kept(Struct, frozen=True):
    """What is kept of a person."""

    solver: Solver = Solver()
    given: dict[str, Given] = {}  # by puzzle


def today() -> date:
    return datetime.now(UTC).date()


class Solving:
    """Answers requests about puzzles."""

    def __init__(
        self,
        store: Store,
        pace: Pace,
        puzzles: Callable[[], Puzzles] = shipped,
        day: Callable[[], date] = today,
    ) -> None:
        self._store = store
        self._pace = pace
        self._puzzles = puzzles
        self._day = day

    def endpoints(self) -> list[Endpoint]:
        return [
            Endpoint("GET", "/api/puzzles", self.listed),
            Endpoint("GET", "/api/puzzles/next", self.next),
            Endpoint("GET", "/api/puzzles/next/{theme}", self.next),
            Endpoint("GET", "/api/puzzles/{puzzle}", self.shown),
            Endpoint("POST", "/api/puzzles/{puzzle}", self.solve),
        ]

    async def listed(self, call: Call) -> Answer:
        solver = (await self._kept(call.person_id))[0].solver
        day = of_the_day(self._day(), self._puzzles()).id
        return Answer(await self._pace.call(lambda: _listed(self._puzzles(), solver, day)))

    async def next(self, call: Call) -> Answer:
        """The puzzle, of a theme or of any, that is about as difficult as the asker is strong."""
        theme = call.params.get("theme", "")[:40]
        solver = (await self._kept(call.person_id))[0].solver
        ratings = await self._ratings(call.purse)
        found = await self._pace.call(lambda: next_for(solver, self._puzzles(), theme, ratings))
        return Answer(PuzzleNext(found.id))

    async def shown(self, call: Call) -> Answer:
        """A position, without anything that would tell the answer before it is given."""
        puzzle = self._named(call)
        call.purse.owe(A_POSITION)
        given = (await self._kept(call.person_id))[0].given.get(puzzle.id)
        rating = (await self._rating(puzzle))[0]
        name = call.person.name if call.person else ""
        news, earned = await self._pace.call(lambda: _shown(puzzle, name))
        verdict = None
        if given is not None:
            answer = drawing_of(given.drawing)
            verdict = await self._told(puzzle, await self._judged(puzzle, answer, call.purse), given, call.purse)
        return Answer(PuzzleShown(puzzle.id, round(rating.value), news, earned, verdict))

    async def solve(self, call: Call) -> Answer:
        """Marks an answer, once: what became of it counts for the rating of whoever gave it, and for the puzzle's."""
        person = call.asked()
        puzzle = self._named(call)
        asked = await call.body(Solve)
        drawing = Drawing(asked.terrain, board_of(asked.spaces), board_of(asked.marks))
        verdict = await self._judged(puzzle, drawing, call.purse)
        before, given = await self._take(person.id, puzzle, verdict)
        await self._learn(puzzle, before, verdict.is_solved)
        return Answer(await self._told(puzzle, verdict, given, call.purse), 201)

    def _named(self, call: Call) -> Puzzle:
        return self._puzzles().named(call.params["puzzle"][:40])

    async def _judged(self, puzzle: Puzzle, drawing: Drawing, purse: Purse) -> Verdict:
        purse.owe(A_POSITION)
        return await self._pace.call(lambda: judge(puzzle, drawing))

    async def _told(self, puzzle: Puzzle, verdict: Verdict, given: Given, purse: Purse) -> PuzzleVerdict:
        purse.owe(A_POSITION)
        return await self._pace.call(lambda: _verdict(puzzle, verdict, given))

    # Documents

    async def _kept(self, person: str) -> tuple[Kept, int]:
        """What is known of a person, and its version."""
        found = await self._store.document(person, OWN) if person else None
        return (msgspec.json.decode(found.body, type=Kept), found.version) if found else (Kept(), 0)

    async def _take(self, person: str, puzzle: Puzzle, verdict: Verdict) -> tuple[Rating, Given]:
        """Writes down an answer; the rating before it. Refused where there is one already."""
        for _ in range(TRIES):
            kept, version = await self._kept(person)
            before = kept.solver.rating
            solver, _ = answered(kept.solver, puzzle.id, (await self._rating(puzzle))[0], verdict.is_solved)
            given = Given(written(verdict.answer), before.value, solver.rating.value)
            now = Kept(solver, {**kept.given, puzzle.id: given})
            try:
                await self._store.write_document(person, OWN, msgspec.json.encode(now).decode(), version)
            except Conflict:
                continue
            return before, given
        raise Refused("not_saved")

    async def _learn(self, puzzle: Puzzle, solver: Rating, is_solved: bool) -> None:
        """Lets a puzzle's rating learn from an answer; many may give one at the same time."""
        for _ in range(TRIES):
            rating, version = await self._rating(puzzle)
            its = msgspec.json.encode(learned(solver, rating, is_solved)[1]).decode()
            try:
                await self._store.write_document("", RATED + puzzle.id, its, version)
            except Conflict:
                continue
            return
        log.warning("an answer did not count for its puzzle", extra={"puzzle": puzzle.id})

    async def _rating(self, puzzle: Puzzle) -> tuple[Rating, int]:
        found = await self._store.document("", RATED + puzzle.id)
        return (msgspec.json.decode(found.body, type=Rating), found.version) if found else (Rating(puzzle.rating), 0)

    async def _ratings(self, purse: Purse) -> dict[str, Rating]:
        found = await self._store.documents("", RATED)
        purse.owe(len(found) * A_LINE)
        return {each.name.removeprefix(RATED): msgspec.json.decode(each.body, type=Rating) for each in found}


def _listed(puzzles: Puzzles, solver: Solver, day: str) -> PuzzleList:
    results = {result.puzzle: result.is_solved for result in solver.results}
    row = streak_of(solver.results)
    return PuzzleList(
        len(puzzles),
        len(results),
        sum(results.values()),
        round(solver.rating.value),
        row.now,
        row.longest,
        day,
        day in results,
        tuple(_theme(theme, puzzles.of(theme), results) for theme in puzzles.themes()),
    )


def _theme(theme: str, puzzles: tuple[Puzzle, ...], results: dict[str, bool]) -> PuzzleTheme:
    known = [results[puzzle.id] for puzzle in puzzles if puzzle.id in results]
    return PuzzleTheme(theme, len(puzzles), len(known), sum(known))


def _shown(puzzle: Puzzle, name: str) -> tuple[News, Counted]:
    """The position as a match that waits for its only seat; it has neither seed nor seal, which would tell the deck."""
    match = position_of(puzzle)
    chairs = (Chair(_CHAIR, name),)
    seating = Seating(_CHAIR, match.table.options, House(watchers=False), chairs, "", "", "", "playing")
    return news_at(Hosted(seating, match.state, time.time()), _CHAIR), counted("", match.table, SOLVER)


def _verdict(puzzle: Puzzle, verdict: Verdict, given: Given) -> PuzzleVerdict:
    table = position_of(puzzle).table
    return PuzzleVerdict(
        puzzle.id,
        puzzle.themes,
        verdict.is_solved,
        views.drawing(table, SOLVER, verdict.answer),
        views.drawing(table, SOLVER, verdict.best),
        verdict.place,
        verdict.behind,
        verdict.lead,
        tuple(
            PuzzleReason(reason.card, reason.before, reason.best, reason.answer, reason.left, reason.lead)
            for reason in verdict.reasons
        ),
        verdict.rest,
        round(given.before),
        round(given.after),
    )

"""A match looked at afterwards, turn by turn: what was drawn, what was best, and what that cost.

The stars at the end are those expected at the first card, plus what luck brought, minus what was given away: the cards
that came are luck, and so is what neighbours did; the drawing is the seat's own.
"""

from collections.abc import Iterable, Iterator
from random import Random

from msgspec import Struct

from cartographers.bots.judging import Judged, judged
from cartographers.cards.printed import DECK
from cartographers.game.events import Event
from cartographers.game.match import folded
from cartographers.game.moments import Moment, moments
from cartographers.game.offers import sheet_drawn_on
from cartographers.game.state import Drawing, Table, Task
from cartographers.game.view import View

TURNING = 2.0
"""From so many stars on, a turn is a turning point."""
MOST_TURNING = 5


class Turn(Struct, frozen=True):
    """One drawing of the seat."""

    turn: int
    season: int
    card: str
    sheet: int  # whose map it is on
    drawn: Drawing
    value: float  # the stars to expect after it
    best: Drawing
    best_value: float
    given: float  # away: how much less was expected after the drawing than after the best
    luck: float  # how much more the card let expect than was expected before it
    rank: int  # from 1: how many drawings were better, and one
    drawings: int  # how many there were to choose from, of those with skills the best


class TurningPoint(Struct, frozen=True):
    """A turn that changed what was to be expected; `given` away by the seat, or by luck in one direction."""

    turn: int
    kind: str  # given, lucky, unlucky
    stars: float


class Analysis(Struct, frozen=True):
    """A match of one seat. For its own map: start + luck − given = the stars at the end, or expected so far."""

    seat: int
    is_over: bool
    start: float  # the stars to expect with the best drawing for the first card
    luck: float
    given: float
    spared: float  # stars that the best drawings on a neighbour's map would have cost it more
    stars: float  # at the end; of a match that is not over those expected after the last drawing
    turns: tuple[Turn, ...]
    turning_points: tuple[TurningPoint, ...]


def analysis(events: Iterable[Event], seat: int, chance: Random, budget: float = 0.0) -> Analysis:
    """What the drawings of a seat were worth, as far as the match has come."""
    log = list(events)
    return summed(analysed(moments(log, seat), chance, budget), folded(log).table, seat)


def analysed(asked: Iterable[Moment], chance: Random, budget: float = 0.0) -> Iterator[Turn]:
    """The drawings among some moments of a seat, one by one."""
    expected: float | None = None
    for seen, answer in asked:
        if isinstance(answer, Drawing) and seen.table.task is Task.DRAW:
            turn = _turn(seen, answer, judged(seen, chance, budget, answer), expected)
            if turn.sheet == seen.seat:
                expected = turn.value
            yield turn


def summed(found: Iterable[Turn], table: Table, seat: int) -> Analysis:
    """What the turns of a seat amount to, on the table to which they led."""
    turns = tuple(found)
    own = [turn for turn in turns if turn.sheet == seat]
    stars = float(table.seats[seat].stars)
    expected = own[-1].value if own else stars
    ended = stars if table.over else expected
    return Analysis(
        seat,
        table.over,
        own[0].best_value if own else stars,
        sum(turn.luck for turn in own) + ended - expected,
        sum(turn.given for turn in own),
        sum(turn.given for turn in turns if turn.sheet != seat),
        ended,
        turns,
        turning_points(turns, ended - expected),
    )


def _turn(seen: View, drawn: Drawing, found: list[Judged], expected: float | None) -> Turn:
    table, seat = seen.table, seen.seat
    assert seat is not None
    best = found[0]
    value = next(judged.value for judged in found if judged.drawing == drawn)
    owner = sheet_drawn_on(table.options, DECK[table.card], seat)
    return Turn(
        turn=table.turn,
        season=table.season,
        card=table.card,
        sheet=owner,
        drawn=drawn,
        value=value,
        best=best.drawing,
        best_value=best.value,
        given=best.value - value,
        luck=best.value - expected if owner == seat and expected is not None else 0.0,
        rank=1 + sum(judged.value > value for judged in found),
        drawings=len(found),
    )


def turning_points(turns: Iterable[Turn], last: float) -> tuple[TurningPoint, ...]:
    """The turns that changed most, the greatest first; `last` is what came after the last drawing."""
    found: list[TurningPoint] = []
    number = 0
    for turn in turns:
        found.append(TurningPoint(turn.turn, "given", turn.given))
        found.append(TurningPoint(turn.turn, "lucky" if turn.luck > 0 else "unlucky", abs(turn.luck)))
        number = turn.turn
    found.append(TurningPoint(number, "lucky" if last > 0 else "unlucky", abs(last)))
    great = [point for point in found if point.stars >= TURNING]
    return tuple(sorted(great, key=lambda point: -point.stars)[:MOST_TURNING])

"""The best drawings for a seat and why: what each changes at once, edict by edict, and what it may lead to."""

from random import Random

from msgspec import Struct

from cartographers.bots import ladder, planner
from cartographers.bots.gains import GAINS
from cartographers.bots.judging import Judged, judged
from cartographers.cards.printed import DECK
from cartographers.game.changes import seat_after
from cartographers.game.commands import Reply
from cartographers.game.offers import sheet_drawn_on
from cartographers.game.scores import scorings_left, seasons_left
from cartographers.game.state import Answer, Drawing, Seat, Table, Task
from cartographers.game.view import View
from cartographers.native import available
from cartographers.value import expected as plain

MOST_HINTS = 3


class EdictChange(Struct, frozen=True):
    """What a drawing changes for one edict."""

    card: str
    stars: int  # that the edict gives after it, as the sheet lies
    change: int  # of them at once
    left: int  # how often the edict will still be scored
    expected: float  # what the drawing changes of all the stars that the edict will give until the end


class Hint(Struct, frozen=True):
    """A drawing and why it is good.

    `value` is what was scored so far, what the sheet after the drawing earns as it lies whenever it will still be
    scored, and `later`: what may be expected beyond that.
    """

    drawing: Drawing
    value: float  # the stars to expect at the end
    edicts: tuple[EdictChange, ...]  # A, B, C, D
    coins: int  # gained or paid at once
    monsters: int  # how the stars that monsters cost change
    rest: float  # what the drawing changes until the end besides edicts: coins, monsters, room to draw
    lying: int  # what lies on the sheet then, whenever it will still be scored
    later: float


class Hints(Struct, frozen=True):
    """What a seat might do now. Where nothing is to be drawn, `answer` is what a strong bot would answer."""

    seat: int
    turn: int
    card: str
    sheet: int  # whose map is drawn on
    stars: int  # scored so far
    drawings: int  # how many there are to choose from
    hints: tuple[Hint, ...]  # the best first
    answer: Answer | None = None


def advice(view: View, chance: Random, most: int = MOST_HINTS, budget: float = 0.0, is_quick: bool = False) -> Hints:
    """The best few drawings for the viewer's seat, which must be asked for something; quickly without machine code."""
    table, seat = view.table, view.seat
    assert seat is not None
    assert seat in table.waiting
    if table.task is not Task.DRAW:
        return Hints(
            seat, table.turn, table.card, seat, table.seats[seat].stars, 0, (), _answer(view, chance, is_quick)
        )
    found = judged(view, chance, budget, is_quick=is_quick)
    owner = sheet_drawn_on(table.options, DECK[table.card], seat)
    hints = tuple(explained(table, seat, best, is_quick) for best in found[:most])
    return Hints(seat, table.turn, table.card, owner, table.seats[seat].stars, len(found), hints)


def explained(table: Table, seat: int, best: Judged, is_quick: bool = False) -> Hint:
    """Why a drawing is worth what it is worth."""
    owner = sheet_drawn_on(table.options, DECK[table.card], seat)
    before, after = table.seats[owner], seat_after(table, seat, best.drawing)
    changed_stars = [_stars(card, after) - _stars(card, before) for card in table.edicts]
    coins, monsters = after.coins - before.coins, _stars("monsters", after) - _stars("monsters", before)
    lefts = scorings_left(table)
    if owner == seat:
        *expected, rest = _parts(View(table, seat), after, is_quick)
    else:  # what is sure
        expected = [float(left * change) for left, change in zip(lefts, changed_stars, strict=True)]
        rest = float(seasons_left(table) * (coins + monsters))
    lying = _lying(table, after if owner == seat else table.seats[seat])
    told = zip(table.edicts, changed_stars, lefts, expected, strict=True)
    return Hint(
        best.drawing,
        best.value,
        tuple(EdictChange(card, _stars(card, after), change, left, sure) for card, change, left, sure in told),
        coins,
        monsters,
        rest,
        lying,
        best.value - table.seats[seat].stars - lying,
    )


def _parts(view: View, after: Seat, is_quick: bool) -> tuple[float, ...]:
    if is_quick or not available():
        return plain.parts_of(view, after)
    from cartographers.native.value.explain import parts_of

    return parts_of(view, after)


def _stars(name: str, seat: Seat) -> int:
    return GAINS[name](seat.sheet).stars


def _lying(table: Table, seat: Seat) -> int:
    """What a seat would still earn if nothing were drawn any more."""
    edicts = sum(left * _stars(card, seat) for card, left in zip(table.edicts, scorings_left(table), strict=True))
    return edicts + seasons_left(table) * (seat.coins + _stars("monsters", seat))


def _answer(view: View, chance: Random, is_quick: bool) -> Answer:
    """What a strong bot answers where nothing is to be drawn."""
    command = (planner.choose if is_quick else ladder.bot("planner"))(view, chance)
    assert isinstance(command, Reply)
    return command.answer

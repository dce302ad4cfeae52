"""What a seat may answer, from what promises most to what promises least by the value of the sheet after it.

They come in the order in which machine code thinks of them (native.policies.planner): of two that are worth the same,
the first counts.
"""

from collections.abc import Iterator
from heapq import nlargest
from typing import NamedTuple

from msgspec.structs import replace

from cartographers.board.grid import NONE, Board
from cartographers.board.notation import numbers
from cartographers.board.sheet import LAYER, Sheet, Terrain, drawn, empty
from cartographers.board.walk import fixed_walk, path, walked
from cartographers.cards.printed import AMBUSH, DECK, DODGING, EXPLORE, SKILLS, Power
from cartographers.game import powers, skills
from cartographers.game.apply import changed
from cartographers.game.changes import seat_after
from cartographers.game.effects import effect
from cartographers.game.offers import choices, has_coin, offer, placements_of, sheet_drawn_on
from cartographers.game.powers import sheet_destroyed_on
from cartographers.game.state import Answer, Dodging, Drawing, Seat, Table, Target, Task
from cartographers.game.view import View
from cartographers.value.outlook import look_ahead
from cartographers.value.worth import Valuing

PLANS = 12
"""How many answers are looked at closer."""
VARIED_SEASONS, ALIKE = 2, 0.3
"""The seasons in which planners vary in company, and how many stars between two drawings they do not mind then."""


ROUNDING = 1e-6
"""Far more stars than rounding makes of any sum, and far less than anybody minds."""


class Plan(NamedTuple):
    """An answer, and the stars that are to come after it for the seat whose sheet it changes."""

    answer: Answer
    worth: float


class Thought(NamedTuple):
    """An answer that is thought of, and what it leads to."""

    answer: Answer
    sheet: Sheet
    coins: int
    paid: int


def sheet_changed(view: View) -> int:
    """The seat whose sheet an answer of the viewer changes."""
    table, seat = view.table, view.seat
    assert seat is not None
    if table.task is Task.DODGE:
        return seat
    if table.task is Task.DESTROY:
        return sheet_destroyed_on(table.options, table.card, seat)
    return sheet_drawn_on(table.options, DECK[table.card], seat)


def valuing(table: Table, owner: int) -> Valuing:
    """What values the sheets that drawings on the sheet of a seat lead to."""
    return Valuing(table, look_ahead(table), empty(table.seats[owner].sheet))


def plans(view: View, valued: Valuing, most: int = PLANS) -> list[Plan]:
    """The best answers, with skills and without; on a neighbour's sheet, those that hurt most."""
    table, seat = view.table, view.seat
    assert seat is not None
    if table.task is Task.DODGE:
        return _best(_dodges(table, seat), valued, most)
    if table.task is Task.DESTROY:
        return _best(_targets(table, seat), valued, most, is_hostile(table))
    found = _best(thoughts(table, seat), valued, most, is_hostile(table))
    usable = _usable(table, seat) if table.skills else []
    if usable:
        main = found[0].answer
        assert isinstance(main, Drawing)
        skilled = [thought for skill in usable for thought in _with_skill(table, seat, skill, main)]
        found += _best(skilled, valued, most)
    return sorted(found, key=lambda plan: -plan.worth)[:most] if usable else found


def _best(found: list[Thought], valued: Valuing, most: int, hurts: bool = False) -> list[Plan]:
    """The best of some answers. Rounding decides between those that are nearly as good, so it is minded there only."""
    if not found:
        return []
    sign = -1 if hurts else 1
    about = [sign * valued.about(thought.sheet, thought.coins, thought.paid) for thought in found]
    least = nlargest(most, about)[-1] - ROUNDING
    near = [thought for thought, worth in zip(found, about, strict=True) if worth >= least]
    best = [Plan(near.answer, valued.worth(near.sheet, near.coins, near.paid)) for near in near]
    return sorted(best, key=lambda plan: -sign * plan.worth)[:most]


def is_hostile(table: Table) -> bool:
    """Whether what is asked for is drawn or destroyed on a sheet by a neighbour, who wants it to hurt (R19, R31)."""
    if table.card not in AMBUSH or table.options.walks:
        return False
    return table.task is Task.DRAW or (table.task is Task.DESTROY and AMBUSH[table.card].power is Power.GORGON)


def thoughts(table: Table, seat: int) -> list[Thought]:
    """All drawings without a skill."""
    offered, player = offer(table, seat), table.seats[seat]
    if table.card not in EXPLORE or player.sheet.marks | player.sheet.dragon != NONE:
        return [_thought(drawing, seat_after(table, seat, drawing)) for drawing in choices(offered)]
    coins = {}  # no terrain changes them
    for spaces in placements_of(offered):
        gained = effect(player, seat, seat, None, spaces, has_coin(table.card, spaces))
        coins[spaces] = player.coins + gained.coins
    return [
        Thought(
            drawing, drawn(player.sheet, LAYER[drawing.terrain], drawing.spaces), coins[drawing.spaces], player.paid
        )
        for drawing in choices(offered)
    ]


def _thought(answer: Answer, after: Seat) -> Thought:
    return Thought(answer, after.sheet, after.coins, after.paid)


def _usable(table: Table, seat: int) -> list[str]:
    usable = skills.usable(table, seat)
    return [skill for skill in table.skills if skill in usable]


def _with_skill(table: Table, seat: int, skill: str, best: Drawing) -> Iterator[Thought]:
    """Drawings with a skill; what adds does so to the best without one."""
    player, card = table.seats[seat], SKILLS[skill]
    paying = replace(player, coins=player.coins - card.cost, paid=player.paid + card.cost)
    if skill in skills.REPLACING:
        for main in _replacing(table, seat, skill):
            coin = card.earns_coin and has_coin(table.card, main.spaces)
            after = _after(paying, main.terrain, main.spaces, coin)
            yield _thought(Drawing(main.terrain, main.spaces, skill=skill), after)
        return
    before = _after(paying, best.terrain, best.spaces, has_coin(table.card, best.spaces), best.marks)
    also = Terrain.VILLAGE if card.has_two_terrains else None
    for extra in choices(skills.extra_offer(table, seat, skill, best)):
        after = _after(before, extra.terrain, extra.spaces, also=also)
        terrain = None if also else extra.terrain
        yield _thought(Drawing(best.terrain, best.spaces, best.marks, skill, extra.spaces, terrain), after)


def _replacing(table: Table, seat: int, skill: str) -> Iterator[Drawing]:
    """What a skill draws instead: whole shapes terrain by terrain, then what lies over the edge part by part."""
    offered = skills.main_offer(table, seat, skill)
    if not SKILLS[skill].overhangs:
        yield from choices(offered)
        return
    plain = offer(table, seat)
    whole = () if plain.fallback else plain.fits
    yield from choices(offered._replace(fits=whole))
    for pose, _ in offered.fits[len(whole) :]:
        for terrain in offered.terrains:
            yield Drawing(terrain, pose.pattern)


def _after(
    player: Seat, terrain: Terrain, spaces: Board, coin: bool = False, marks: Board = NONE, also: Terrain | None = None
) -> Seat:
    """A seat after a drawing on its own sheet, whoever it is."""
    return changed(player, effect(player, 0, 0, terrain, spaces, coin, marks=marks, also=also))


def _targets(table: Table, seat: int) -> list[Thought]:
    """The loss of each space that may be destroyed."""
    owner = sheet_destroyed_on(table.options, table.card, seat)
    player, found = table.seats[owner], []
    for number in numbers(powers.targets(table, table.card, seat)):
        after = changed(player, effect(player, seat, owner, None, NONE, destroyed=1 << number))
        found.append(_thought(Target(1 << number), after))
    return found


def _dodges(table: Table, seat: int) -> list[Thought]:
    """The whole ambush as it walks, and a part of it for the price of acrobatics."""
    card, player = AMBUSH[table.card], table.seats[seat]
    free = empty(player.sheet)
    spaces = fixed_walk(card.shape, card.corner, card.arrow, free)
    met = effect(player, seat, seat, Terrain.MONSTER, spaces, letter=card.power if spaces else None)
    assert DODGING.shape is not None
    steps = path(card.corner, card.arrow)
    ways = (walked(pose, steps, free) for pose in DODGING.shape.poses.values())
    dodged = effect(player, seat, seat, Terrain.MONSTER, next((way for way in ways if way != NONE), NONE))
    whole, part = _thought(Dodging(False), changed(player, met)), _thought(Dodging(True), changed(player, dodged))
    return [whole, part._replace(coins=part.coins - DODGING.cost)]

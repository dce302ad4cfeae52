"""The bot that looks one draw ahead: the best sheet by all four edicts, coins and monsters.

An edict counts as often as it will still be scored this year, coins and monsters as often as a season still ends.
On a neighbour's sheet it draws, and destroys, what leaves the neighbour the least.
"""

from collections.abc import Callable, Sequence
from itertools import islice
from random import Random
from typing import NamedTuple

from cartographers.board.grid import NONE, Board, count
from cartographers.board.notation import numbers
from cartographers.board.shapes import Pose
from cartographers.board.sheet import LAYER, Sheet, Terrain, drawn, ravaged
from cartographers.bots import gains
from cartographers.bots.gains import GAINS
from cartographers.cards.printed import DECK, SKILLS, AmbushCard, Edict
from cartographers.game import powers, skills
from cartographers.game.commands import Command
from cartographers.game.offers import Offer, choices, has_coin, offer, placements_of, sheet_drawn_on
from cartographers.game.options import year
from cartographers.game.state import Dodging, Drawing, Table, Target, Task
from cartographers.game.view import View

StarsAfter = Callable[[str, Sheet, int, Sequence[tuple[Pose, Board]]], Sequence[int]]

DODGED_FROM = 4
"""It meets an ambush of so many spaces or more with acrobatics."""


class Valued(NamedTuple):
    """A drawing, and what the sheet is worth after it."""

    value: int
    drawing: Drawing


def choose(view: View, chance: Random, stars_after: StarsAfter = gains.stars_after) -> Command:
    """The answer that is worth most at once; among equals, any."""
    table, seat = view.table, view.seat
    assert seat is not None
    if table.task is Task.DODGE:
        ambush = DECK[table.card]
        assert isinstance(ambush, AmbushCard)
        return view.reply(Dodging(len(ambush.shape.cells) >= DODGED_FROM))
    if table.task is Task.DESTROY:
        return view.reply(_destroyed(table, seat, chance))
    owner = sheet_drawn_on(table.options, DECK[table.card], seat)
    sheet = table.seats[owner].sheet
    best = _best(table, sheet, offer(table, seat), chance, stars_after, 1 if owner == seat else -1)
    if table.skills:
        best = max((best, *_with_skills(table, seat, best, chance, stars_after)), key=lambda valued: valued.value)
    return view.reply(best.drawing)


def weights_now(table: Table) -> dict[str, int]:
    """How often each edict, mountains' coins and monsters will still be scored."""
    seasons = year(table.options)[table.season :]
    weights = {
        card: sum(edict in season.edicts for season in seasons) for edict, card in zip(Edict, table.edicts, strict=True)
    }
    counted = {card: weight for card, weight in weights.items() if weight}
    return {**counted, "mountains": len(seasons), "monsters": len(seasons)}


def _best(
    table: Table,
    sheet: Sheet,
    offered: Offer,
    chance: Random,
    stars_after: StarsAfter,
    sign: int = 1,
    coin: bool = True,
) -> Valued:
    """The drawing of an offer after which the sheet is worth most, or least with the sign -1."""
    weights = weights_now(table)
    coins = [coin and has_coin(table.card, spaces) * weights["mountains"] for spaces in placements_of(offered)]
    values: list[int] = []
    for terrain in offered.terrains:
        worths = [
            [weight * stars for stars in stars_after(name, sheet, LAYER[terrain], offered.fits)]
            for name, weight in weights.items()
        ]
        values += [sum(worth) for worth in zip(coins, *worths, strict=True)]
    if offered.attacks is not None:
        return _best_hero(table, sheet, offered, values, chance)
    best = sign * max(sign * value for value in values)
    place = chance.choice([place for place, value in enumerate(values) if value == best])
    return Valued(sign * best, next(islice(choices(offered), place, None)))


def _best_hero(table: Table, sheet: Sheet, offered: Offer, values: list[int], chance: Random) -> Valued:
    """A hero where it stands well and strikes most: first monsters that cost stars, then the most free spaces."""
    assert offered.attacks is not None
    weight = weights_now(table)["monsters"]
    loss = GAINS["monsters"](sheet).stars
    ranked: list[tuple[int, int, Drawing]] = []
    for value, spaces in zip(values, placements_of(offered), strict=True):
        for marks in offered.attacks.marks[spaces.bit_length() - 1]:
            struck = sheet.monster & marks
            saved = GAINS["monsters"](ravaged(sheet, struck, NONE)).stars - loss if struck else 0
            drawing = Drawing(Terrain.HERO, spaces, marks)
            ranked.append((value + weight * saved, count(marks & ~sheet.filled & ~spaces), drawing))
    best = max((value, reach) for value, reach, _ in ranked)
    drawing = chance.choice([drawing for value, reach, drawing in ranked if (value, reach) == best])
    return Valued(best[0], drawing)


def _with_skills(table: Table, seat: int, plain: Valued, chance: Random, stars_after: StarsAfter) -> list[Valued]:
    """The best drawing with each skill that can be used, its cost taken off."""
    sheet = table.seats[seat].sheet
    found = []
    for skill in skills.usable(table, seat):
        price = SKILLS[skill].cost * weights_now(table)["mountains"]
        if skill in skills.REPLACING:
            offered = skills.main_offer(table, seat, skill)
            if offered.fits:
                value, main = _best(table, sheet, offered, chance, stars_after, coin=SKILLS[skill].earns_coin)
                found.append(Valued(value - price, Drawing(main.terrain, main.spaces, main.marks, skill)))
            continue
        main = plain.drawing
        offered = skills.extra_offer(table, seat, skill, main)
        if offered.fits:
            after = drawn(sheet, LAYER[main.terrain], main.spaces)
            value, extra = _best(table, after, offered, chance, stars_after, coin=False)
            value += has_coin(table.card, main.spaces) * weights_now(table)["mountains"] - price
            terrain = None if SKILLS[skill].has_two_terrains else extra.terrain
            found.append(Valued(value, Drawing(main.terrain, main.spaces, main.marks, skill, extra.spaces, terrain)))
    return found


def _destroyed(table: Table, seat: int, chance: Random) -> Target:
    """The space whose loss helps most on the own sheet, or hurts most on another's."""
    owner = powers.sheet_destroyed_on(table.options, table.card, seat)
    sheet = table.seats[owner].sheet
    sign = 1 if owner == seat else -1
    values = {
        space: sign * worth(table, ravaged(sheet, 1 << space, NONE))
        for space in numbers(powers.targets(table, table.card, seat))
    }
    best = max(values.values())
    return Target(1 << chance.choice([space for space, value in values.items() if value == best]))


def worth(table: Table, sheet: Sheet) -> int:
    """What a sheet is worth as it lies."""
    return sum(weight * GAINS[name](sheet).stars for name, weight in weights_now(table).items())

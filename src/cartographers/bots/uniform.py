"""The bot that does anything: every different drawing is equally likely."""

from bisect import bisect_right
from itertools import accumulate
from random import Random

from cartographers.board.shapes import nth
from cartographers.cards.printed import SKILLS
from cartographers.game import powers, skills
from cartographers.game.commands import Command
from cartographers.game.offers import Offer, number, offer
from cartographers.game.state import Answer, Dodging, Drawing, Table, Target, Task
from cartographers.game.view import View

_DRAW = Task.DRAW
SKILL_CHANCE = 0.25
"""How often it tries a skill that it may use."""


def choose(view: View, chance: Random) -> Command:
    """A legal answer, each drawing with the same chance."""
    table, seat = view.table, view.seat
    assert seat is not None
    if table.task is not _DRAW:
        return view.reply(_asked(table, seat, chance))
    if table.skills and chance.random() < SKILL_CHANCE:
        skilled = _with_skill(view, chance)
        if skilled is not None:
            return view.reply(skilled)
    return view.reply(_any(offer(table, seat), chance))


def _asked(table: Table, seat: int, chance: Random) -> Answer:
    """The answer to anything but drawing."""
    if table.task is Task.DODGE:
        return Dodging(chance.random() < 0.5)
    targets = powers.targets(table, table.card, seat)
    return Target(1 << nth(targets, int(chance.random() * targets.bit_count())))


def _with_skill(view: View, chance: Random) -> Drawing | None:
    """A drawing with a skill, if one can be used."""
    table, seat = view.table, view.seat
    assert seat is not None
    usable = skills.usable(table, seat)
    if not usable:
        return None
    skill = chance.choice(usable)
    offered = skills.main_offer(table, seat, skill)
    if not offered.fits:
        return None
    main = _any(offered, chance)
    if skill in skills.REPLACING:
        return Drawing(main.terrain, main.spaces, main.marks, skill)
    extra_offered = skills.extra_offer(table, seat, skill, main)
    if not extra_offered.fits:
        return None
    extra = _any(extra_offered, chance)
    terrain = None if SKILLS[skill].has_two_terrains else extra.terrain
    return Drawing(main.terrain, main.spaces, main.marks, skill, extra.spaces, terrain)


def _any(offered: Offer, chance: Random) -> Drawing:
    """A drawing of an offer that is not empty, each with the same chance."""
    terrains, fits, _, attacks = offered
    if attacks is not None:
        return _hero(offered, int(chance.random() * number(offered)))
    before = list(accumulate([places.bit_count() for _, places in fits], initial=0))
    rank, terrain = divmod(int(chance.random() * before[-1] * len(terrains)), len(terrains))
    which = bisect_right(before, rank) - 1
    pose, places = fits[which]
    return Drawing(terrains[terrain], pose.pattern << nth(places, rank - before[which]))


def _hero(offered: Offer, pick: int) -> Drawing:
    assert offered.attacks is not None
    ((_, places),) = offered.fits
    for sets, spaces in offered.attacks.spaces:
        here = sets * (places & spaces).bit_count()
        if pick < here:
            rank, turn = divmod(pick, sets)
            space = nth(places & spaces, rank)
            return Drawing(offered.terrains[0], 1 << space, offered.attacks.marks[space][turn])
        pick -= here
    raise AssertionError("an offer to a waiting seat is never empty")

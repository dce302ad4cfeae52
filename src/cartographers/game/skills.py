"""Skills (R38, R39): who may use one now, and what it lets that seat draw."""

from functools import cache

from cartographers.board.grid import ALL, NONE, SIZE, Board, beside
from cartographers.board.shapes import Pose, orientation
from cartographers.board.sheet import Terrain, empty
from cartographers.cards.printed import DECK, SKILLS, ExploreCard, HeroCard, SkillKind
from cartographers.game import offers
from cartographers.game.apply import changed
from cartographers.game.effects import effect
from cartographers.game.offers import Fits, Offer
from cartographers.game.refusals import Refused
from cartographers.game.state import Drawing, Table

# Skills that change the drawing itself, and those that add one.
REPLACING = tuple(skill.id for skill in SKILLS.values() if skill.replaces)
ADDING = tuple(skill.id for skill in SKILLS.values() if skill.adds)


def is_open(table: Table, seat: int, skill: str) -> bool:
    """Whether a skill is in play, not used up and can be paid for (R38)."""
    player = table.seats[seat]
    if skill not in table.skills or player.coins < SKILLS[skill].cost:
        return False
    if table.options.skill_limit == "game":
        return skill not in player.skills
    return player.skill_season != table.season


def usable(table: Table, seat: int) -> list[str]:
    """The skills that `seat` may use with its drawing for the current card."""
    card = DECK[table.card]
    fitting: tuple[str, ...] = ()
    if isinstance(card, ExploreCard):
        fitting = (*REPLACING, *ADDING)
    elif isinstance(card, HeroCard):
        fitting = tuple(skill for skill in ADDING if SKILLS[skill].has_two_terrains)
    return [skill for skill in fitting if is_open(table, seat, skill)]


def main_offer(table: Table, seat: int, skill: str) -> Offer:
    """What `seat` may draw for the current card when it uses `skill`, without what the skill adds."""
    if skill in ADDING:
        return offers.offer(table, seat)
    card = DECK[table.card]
    assert isinstance(card, ExploreCard)
    sheet = table.seats[seat].sheet
    kind = SKILLS[skill].kind
    if kind is SkillKind.TERRAIN:
        return offers.offer(table, seat)._replace(terrains=(Terrain.VILLAGE,))
    goal = empty(sheet) & sheet.ruins if table.ruins else ALL  # R15
    if kind is SkillKind.OVERHANG:
        whole = offers.fits_of(offers.poses_of(card.id), empty(sheet), goal)
        return Offer(card.terrains, (*whole, *_clipped_fits(card.id, empty(sheet), goal)))
    square = SKILLS[skill].shape
    assert square is not None
    return Offer(card.terrains, offers.fits_of(square.poses, empty(sheet), goal))


def extra_offer(table: Table, seat: int, skill: str, main: Drawing) -> Offer:
    """What `skill` adds to a drawing; never bound by ruins (R39). Nothing for a skill that adds nothing."""
    player = table.seats[seat]
    sheet = changed(player, effect(player, seat, seat, main.terrain, main.spaces, marks=main.marks)).sheet
    free = empty(sheet)
    kind = SKILLS[skill].kind
    if kind is SkillKind.TWO_TERRAINS:
        return Offer((Terrain.FARM,), offers.single(free))
    card = DECK[table.card]
    assert isinstance(card, ExploreCard)
    if kind is SkillKind.BESIDE:
        return Offer((main.terrain,), offers.single(free & beside(main.spaces)))
    if kind is SkillKind.BESIDE_MONSTER:
        pair = SKILLS[skill].shape
        assert pair is not None
        return Offer(card.terrains, offers.fits_of(pair.poses, free, free & beside(sheet.monster)))
    if kind is SkillKind.AGAIN:
        return Offer((main.terrain,), _again(card.id, main.spaces, free))
    return Offer((), ())


def check(table: Table, seat: int, drawing: Drawing) -> None:
    """Refuses a drawing that the current card and the skill used with it do not offer to `seat`."""
    if drawing.skill not in SKILLS:
        raise Refused("unknown_skill", skill=drawing.skill)
    if drawing.skill not in usable(table, seat):
        raise Refused("skill_not_usable", skill=drawing.skill)
    main = Drawing(drawing.terrain, drawing.spaces, drawing.marks)
    offers.check_spaces(table.seats[seat].sheet, main.spaces)
    if main not in offers.choices(main_offer(table, seat, drawing.skill)):
        raise Refused("skill_does_not_fit", skill=drawing.skill)
    if drawing.skill in REPLACING:
        if drawing.extra or drawing.extra_terrain:
            raise Refused("skill_does_not_fit", skill=drawing.skill)
        return
    extra = extra_offer(table, seat, drawing.skill, main)
    otherwise = Terrain.FARM if SKILLS[drawing.skill].has_two_terrains else main.terrain
    if Drawing(drawing.extra_terrain or otherwise, drawing.extra) not in offers.choices(extra):
        raise Refused("skill_does_not_fit", skill=drawing.skill)


def _again(card: str, spaces: Board, free: Board) -> Fits:
    """Where the shape of a drawing fits once more."""
    printed = DECK[card]
    assert isinstance(printed, ExploreCard)
    for offered in printed.shapes:
        if orientation(offered.shape.poses, spaces) is not None:
            return offers.fits_of(offered.shape.poses, free)
    return offers.single(free)  # the fallback's 1×1


def _clipped_fits(card: str, free: Board, goal: Board) -> Fits:
    """Where the shapes of a card fit when a part of them lies off the sheet: each part that stays on it by itself."""
    return tuple((_whole(part), 1) for part in clipped(card) if part & ~free == NONE and part & goal != NONE)


@cache
def _whole(part: Board) -> Pose:
    """A set of spaces as it lies on the sheet, in the form of a pose that has one place only."""
    return Pose(part, (0, 0, 0, 0, 0), 1)


@cache
def clipped(card: str) -> tuple[Board, ...]:
    """The parts on the sheet of the shapes of a card that lie over its edge, in every way."""
    printed = DECK[card]
    assert isinstance(printed, ExploreCard)
    parts: dict[Board, None] = {}
    near = range(-SIZE, SIZE)
    for offered in printed.shapes:
        for cells in offered.shape.images:
            for down in near:
                for right in near:
                    lying = [(row + down, column + right) for row, column in cells]
                    inside = [row * SIZE + column for row, column in lying if 0 <= row < SIZE and 0 <= column < SIZE]
                    if 0 < len(inside) < len(lying):
                        parts[sum(1 << space for space in inside)] = None
    poses = offers.poses_of(card)
    return tuple(part for part in parts if orientation(poses, part) is None)  # others are whole shapes themselves

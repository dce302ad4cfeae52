"""What a person is about to answer, step by step: a ghost, the skill it is drawn with, what the skill adds. Pure."""

from typing import NamedTuple

from msgspec.structs import replace

from cartographers.board.shapes import SINGLE, Shape
from cartographers.board.sheet import Terrain
from cartographers.cards.printed import DECK, SKILLS, AmbushCard, ExploreCard
from cartographers.cli.table import ghost as ghosts
from cartographers.cli.table.ghost import Choice, Ghost, choice_of
from cartographers.cli.table.session import PERSON, Session, Step
from cartographers.game import powers, skills
from cartographers.game.offers import Offer, ambush_shape, sheet_drawn_on, single
from cartographers.game.refusals import Refused
from cartographers.game.state import Drawing, Table, Target, Task


class Draft(NamedTuple):
    """A ghost, and what was settled before it."""

    choice: Choice
    ghost: Ghost
    skill: str = ""
    put: "Draft | None" = None  # what the card itself lets draw, while the ghost is what the skill adds
    is_sure: bool = False  # put down, to be confirmed


def begun(session: Session, near: tuple[int, int]) -> Draft:
    """The first ghost for what the person is asked to draw or to destroy."""
    table = session.table
    if table.task is Task.DESTROY:
        choice = choice_of((SINGLE,), Offer((), single(powers.targets(table, table.card, PERSON))))
    else:
        choice = _main_choice(session, "")
    return Draft(choice, ghosts.first(choice, near))


def answer_of(draft: Draft) -> Drawing | Target:
    """The answer that a draft stands for; without a skill that adds something, as long as that is not chosen."""
    if not draft.choice.terrains:
        return Target(ghosts.spaces(draft.ghost))
    main = draft.put or draft
    drawing = Drawing(terrain_of(main), ghosts.spaces(main.ghost), ghosts.marks(main.ghost))
    if draft.put is None:
        return replace(drawing, skill=draft.skill) if draft.skill in skills.REPLACING else drawing
    terrain = None if SKILLS[draft.skill].has_two_terrains else terrain_of(draft)  # its space has two
    return replace(drawing, skill=draft.skill, extra=ghosts.spaces(draft.ghost), extra_terrain=terrain)


def terrain_of(draft: Draft) -> Terrain:
    """The terrain that is chosen for the ghost."""
    return draft.choice.terrains[draft.ghost.terrain]


def step_of(session: Session, draft: Draft) -> Step:
    """What the draft would change; refused where it may not be put down."""
    step = session.preview(answer_of(draft))
    if _adds(draft) and not _extra_offer(session, draft).fits:
        raise Refused("skill_does_not_fit", skill=draft.skill)
    return step


def put_down(session: Session, draft: Draft) -> Draft:
    """A draft that may be put down, put down: to be confirmed, or followed by what its skill adds."""
    if not _adds(draft):
        return draft._replace(is_sure=True)
    shape = SKILLS[draft.skill].shape or draft.choice.shapes[draft.ghost.shape]
    choice = choice_of((shape,), _extra_offer(session, draft))
    return Draft(choice, ghosts.first(choice, (draft.ghost.row, draft.ghost.column)), draft.skill, draft)


def taken_back(draft: Draft) -> Draft:
    """One step back."""
    if draft.is_sure:
        return draft._replace(is_sure=False)
    return draft.put or draft


def with_ghost(draft: Draft, ghost: Ghost) -> Draft:
    return draft._replace(ghost=ghost, is_sure=False)


def open_skills(session: Session) -> list[str]:
    """The skills with which the person can draw something now."""
    table = session.table
    if table.task is not Task.DRAW:
        return []
    return [skill for skill in skills.usable(table, PERSON) if skills.main_offer(table, PERSON, skill).fits]


def other_skill(session: Session, draft: Draft, step: int = 1) -> Draft:
    """The same ghost with the next skill that can be used; after the last comes none."""
    main = draft.put or draft
    order = ["", *open_skills(session)]
    skill = order[(order.index(draft.skill) + step) % len(order)]
    choice = _main_choice(session, skill)
    return Draft(choice, ghosts.carried(main.ghost, main.choice, choice), skill)


def _adds(draft: Draft) -> bool:
    """Whether a skill will add something once the ghost is put down."""
    return draft.skill in skills.ADDING and draft.put is None


def _extra_offer(session: Session, draft: Draft) -> Offer:
    main = answer_of(draft)
    assert isinstance(main, Drawing)
    return skills.extra_offer(session.table, PERSON, draft.skill, main)


def _main_choice(session: Session, skill: str) -> Choice:
    table = session.table
    offered = skills.main_offer(table, PERSON, skill) if skill else session.offer
    return choice_of(shapes_of(table, offered, skill), offered, overhangs=bool(skill) and SKILLS[skill].overhangs)


def shapes_of(table: Table, offered: Offer, skill: str = "") -> tuple[Shape, ...]:
    """The shapes of the card in hand, of the skill instead of it, or the single space where none of them fits."""
    card = DECK[table.card]
    instead = SKILLS[skill].shape if skill in skills.REPLACING else None
    if instead is not None:
        return (instead,)
    if not offered.fallback and isinstance(card, AmbushCard):
        return (ambush_shape(card, sheet_drawn_on(table.options, card, PERSON) in table.dodgers),)
    if not offered.fallback and isinstance(card, ExploreCard):
        return tuple(printed.shape for printed in card.shapes)
    return (SINGLE,)

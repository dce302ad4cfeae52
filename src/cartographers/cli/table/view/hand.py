"""The card in hand, as the panel shows it: what may be chosen, and what must be said about it now."""

from collections.abc import Iterator

from cartographers.cards.printed import DECK, SKILLS, AmbushCard, ExploreCard, HeroCard
from cartographers.cli.table.draft import Draft
from cartographers.cli.table.sentences import cost, player
from cartographers.cli.table.session import PERSON, Session
from cartographers.cli.table.view.panel import Hand
from cartographers.game.offers import has_coin
from cartographers.game.state import Task
from cartographers.locales import texts


def hand_of(session: Session, draft: Draft) -> Hand:
    """The card that the person answers now, with the skill that is used."""
    card, choice = session.card, draft.choice
    if session.table.task is Task.DESTROY:
        return Hand(card.id, remarks=tuple(remarks(session)))
    is_card = draft.put is None and (not draft.skill or SKILLS[draft.skill].earns_coin)
    is_hero = isinstance(card, HeroCard) and draft.put is None
    return Hand(
        card.id,
        tuple(shape.cells for shape in choice.shapes),
        tuple(is_card and has_coin(card.id, shape.printed.pattern) for shape in choice.shapes),
        () if is_hero or (draft.put and len(choice.terrains) == 1) else choice.terrains,
        draft.ghost.shape,
        draft.ghost.terrain,
        tuple(remarks(session)) if is_card else (),
        about=texts().rule(card.id) if is_hero else "",
        skill=_with_skill(draft),
        marks=choice.fits[0].ghost.marks,
    )


def bare_hand(card: str) -> Hand:
    """An ambush that nobody chooses a place for."""
    printed = DECK[card]
    assert isinstance(printed, AmbushCard)
    rule = texts()(f"play-power-{printed.power}") if printed.power else texts().rule(card)
    return Hand(card, (printed.shape.cells,), (False,), about=rule)


def remarks(session: Session) -> Iterator[str]:
    """What is special about the card now: ruins, the single space, somebody else's map, somebody's skill."""
    text = texts()
    table, target = session.table, session.target
    if table.task is Task.DESTROY:
        yield text("play-choose-target") if target == PERSON else text("play-choose-target-of", name=player(target))
        return
    if isinstance(session.card, AmbushCard):
        yield text("play-on-map-of", name=player(target)) if target != PERSON else text("play-choose-raid")
        if target in table.dodgers:
            yield text("play-dodged-here")
    if session.offer.fallback:
        yield text.refusal("only_one_space")
    elif table.ruins:
        yield text("play-ruins-due") if isinstance(session.card, ExploreCard) else text("play-ruins-wait")


def _with_skill(draft: Draft) -> str:
    if not draft.skill:
        return ""
    said = "play-skill-adds" if draft.put else "play-with-skill"
    return texts()(said, skill=texts().name("skill", draft.skill), cost=cost(draft.skill))

"""The card in hand, as the panel shows it: what may be chosen, and what must be said about it now."""

from collections.abc import Iterator

from cartographers.cards.printed import DECK, AmbushCard, ExploreCard
from cartographers.cli.table.cursor import Choice, Ghost
from cartographers.cli.table.news import player
from cartographers.cli.table.panel import Hand
from cartographers.cli.table.sitting import PERSON, Sitting
from cartographers.locales import texts


def hand_of(sitting: Sitting, choice: Choice, ghost: Ghost) -> Hand:
    """The card that the person draws now."""
    card = sitting.card
    coins = [False] * len(choice.shapes)
    if isinstance(card, ExploreCard) and not sitting.offer.fallback:
        coins = [offered.coin for offered in card.shapes]
    shapes = tuple(shape.cells for shape in choice.shapes)
    return Hand(card.id, shapes, tuple(coins), choice.terrains, ghost.shape, ghost.terrain, tuple(remarks(sitting)))


def bare_hand(card: str) -> Hand:
    """An ambush that nobody chooses a place for."""
    printed = DECK[card]
    assert isinstance(printed, AmbushCard)
    return Hand(card, (printed.shape.cells,), (False,), (), remarks=(texts().rule(card),))


def remarks(sitting: Sitting) -> Iterator[str]:
    """What is special about the card now: ruins, the single space, somebody else's map."""
    text = texts()
    table = sitting.table
    if isinstance(sitting.card, AmbushCard):
        if sitting.target != PERSON:
            yield text("play-on-map-of", name=player(sitting.target))
        else:
            yield text("play-choose-raid")
    if sitting.offer.fallback:
        yield text.refusal("only_one_space")
    elif table.ruins:
        yield text("play-ruins-due") if isinstance(sitting.card, ExploreCard) else text("play-ruins-wait")

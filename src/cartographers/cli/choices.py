"""The options of a game as the commands take them."""

from collections.abc import Iterable
from typing import Annotated, Literal

import typer

from cartographers.cards.printed import AMBUSH, SCORING, SEASONS
from cartographers.cli.errors import fail, fail_with, sentence
from cartographers.game import options as game_options
from cartographers.game.options import BASE_AMBUSHES, FIRST_EDICTS, MOST_SEATS, Options
from cartographers.game.refusals import Refused
from cartographers.locales import texts

Players = Annotated[int, typer.Option(min=1, max=MOST_SEATS, help="Seats at the table.")]
Sheet = Annotated[str, typer.Option(help="The map: A or B.")]
CardSet = Annotated[str, typer.Option("--set", help="Which game's cards: base.")]
Edicts = Annotated[
    str, typer.Option(help="Four scoring cards for A to D, separated by commas; or dealt; or first, for a first game.")
]
Ambushes = Annotated[str, typer.Option(help="Four ambush cards, separated by commas; or base, promo or none.")]
NoRuins = Annotated[bool, typer.Option("--no-ruins", help="Leave the ruins cards out.")]
AmbushBy = Annotated[
    Literal["neighbours", "walk"], typer.Option(help="Who draws ambushes; alone it is always the solo walk.")
]
Reading = Annotated[
    Literal["fixed", "free"], typer.Option(help="The solo walk: fixed to the printed shape, or free to turn it.")
]
FallbackTerrain = Annotated[
    Literal["any", "card"], typer.Option(help="The single space when nothing fits: any terrain, or one of the card.")
]

_EDICTS = {"dealt": (), "first": FIRST_EDICTS}
_AMBUSHES = {
    "base": BASE_AMBUSHES,
    "promo": tuple(card.id for card in AMBUSH.values() if card.set == "promo"),
    "none": (),
}


def chosen(
    seats: int,
    sheet: str,
    card_set: str,
    edicts: str,
    ambushes: str,
    no_ruins: bool,
    ambush: Literal["neighbours", "walk"],
    reading: Literal["fixed", "free"],
    fallback_terrain: Literal["any", "card"],
) -> Options:
    """The options that were chosen; ends the command where no game can be played with them."""
    if card_set not in SEASONS:
        fail_with("cli-unknown-set", set=card_set, known=", ".join(SEASONS))
    options = Options(
        seats=seats,
        sheet=sheet,
        explore=card_set,
        seasons=card_set,
        edicts=_EDICTS[edicts] if edicts in _EDICTS else _cards(edicts, SCORING),
        ambushes=_AMBUSHES[ambushes] if ambushes in _AMBUSHES else _cards(ambushes, AMBUSH),
        ruins=not no_ruins,
        ambush=ambush,
        reading=reading,
        fallback_terrain=fallback_terrain,
    )
    try:
        game_options.check(options)
    except Refused as refused:
        fail(sentence(refused))
    return options


def card_id(card: str, known: Iterable[str]) -> str:
    """The id of a card given by id or by its English name."""
    english = texts("en")
    for name in known:
        if card == name or card.casefold() == english.name("card", name).casefold():
            return name
    raise Refused("unknown_card", card=card)


def _cards(text: str, known: Iterable[str]) -> tuple[str, ...]:
    try:
        return tuple(card_id(card.strip(), known) for card in text.split(","))
    except Refused as refused:
        fail(sentence(refused))

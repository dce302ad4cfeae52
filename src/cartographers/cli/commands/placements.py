"""`cartographers placements`: how many drawings cards offer on maps, for scripts."""

from typing import Literal

from msgspec import Struct

from cartographers.board.notation import map_of
from cartographers.cards.printed import DECK, DeckCard
from cartographers.cli.args.choices import card_id
from cartographers.cli.args.lines import Answer, File, answer_lines, lines_of_file
from cartographers.game import offers
from cartographers.game.options import Options
from cartographers.game.presets import ALL_HEROES


class PlacementsQuestion(Struct):
    card: str
    map: list[str]
    ruins: bool = False
    fallback_terrain: Literal["any", "card"] = "any"
    heroes: bool | None = None  # whether hero cards are in play; else as in the card's own game


def placements(file: File = None) -> None:
    """The number of different drawings a card offers on a map.

    {"card": "hamlet", "map": […], "ruins": false} → {"count": 812, "fallback": false}.
    For the single space when nothing fits: "fallback_terrain": "any" or "card"; "heroes": whether they are in play.
    """
    answer_lines(lines_of_file(file), PlacementsQuestion, counted)


def counted(question: PlacementsQuestion) -> Answer:
    card = card_id(question.card, DECK)
    sheet = map_of(question.map).sheet
    offered = offers.card_offer(card, sheet, question.ruins, _table(question, DECK[card]))
    return {"count": offers.number(offered), "fallback": offered.fallback}


def _table(question: PlacementsQuestion, card: DeckCard) -> Options:
    has_heroes = card.set == "heroes" if question.heroes is None else question.heroes
    return Options(fallback_terrain=question.fallback_terrain, heroes=ALL_HEROES if has_heroes else ())

"""`cartographers ambush`: what the solo walk does on maps, for scripts."""

from typing import Literal

from msgspec import Struct

from cartographers.board.grid import Board
from cartographers.board.notation import lines_of, map_of, names
from cartographers.board.sheet import Terrain, empty
from cartographers.board.walk import fixed_walk
from cartographers.cards.printed import AMBUSH
from cartographers.cli.args.choices import card_id
from cartographers.cli.args.lines import Answer, File, answer_lines, lines_of_file
from cartographers.game import offers
from cartographers.game.apply import changed
from cartographers.game.effects import effect
from cartographers.game.state import Seat


class AmbushQuestion(Struct):
    card: str
    map: list[str]
    reading: Literal["fixed", "free"] = "fixed"


def ambush(file: File = None) -> None:
    """What an ambush does on a map in the solo game.

    {"card": "gnoll_raid", "map": […], "reading": "fixed"} → {"map": […]} or {"ignored": true};
    with "reading": "free" → {"choices": [["K1", "K2", …], …]}.
    """
    answer_lines(lines_of_file(file), AmbushQuestion, walked)


def walked(question: AmbushQuestion) -> Answer:
    card = AMBUSH[card_id(question.card, AMBUSH)]
    sheet = map_of(question.map).sheet
    if question.reading == "free":
        return {
            "choices": [names(spaces) for spaces in offers.placements_of(offers.walk_offer(card, card.shape, sheet))]
        }
    spaces: Board = fixed_walk(card.shape, card.corner, card.arrow, empty(sheet))
    if not spaces:
        return {"ignored": True}
    player = Seat(sheet)
    return {"map": lines_of(changed(player, effect(player, 0, 0, Terrain.MONSTER, spaces, letter=card.power)).sheet)}

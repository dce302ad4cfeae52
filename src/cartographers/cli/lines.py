"""Commands for scripts: one JSON object a line in, one out, in order; a bad line is answered and the rest go on."""

import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Annotated, Any, Literal, TypeVar

import msgspec
import typer
from msgspec import Struct

from cartographers.board.grid import Board
from cartographers.board.notation import BadNotation, lines_of, map_of, names
from cartographers.board.sheet import Sheet, Terrain, empty
from cartographers.board.walk import fixed_walk
from cartographers.cards.printed import AMBUSH, DECK, SCORING, DeckCard
from cartographers.cli.choices import card_id
from cartographers.cli.errors import fail_with, sentence
from cartographers.game import offers
from cartographers.game.apply import changed
from cartographers.game.effects import COIN_TRACK, effect
from cartographers.game.options import Options
from cartographers.game.presets import ALL_HEROES
from cartographers.game.refusals import Refused
from cartographers.game.state import Seat
from cartographers.locales import texts
from cartographers.scoring import SCORERS, Earned, monsters
from cartographers.scoring import score as stars_of

Question = TypeVar("Question")
Answer = dict[str, Any]
EDICTS_OF_SEASON = 2
File = Annotated[Path | None, typer.Argument(help="Lines to answer; standard input when left out.")]


class ScoreQuestion(Struct):
    card: str
    map: list[str]


class PlacementsQuestion(Struct):
    card: str
    map: list[str]
    ruins: bool = False
    fallback_terrain: Literal["any", "card"] = "any"
    heroes: bool | None = None  # whether hero cards are in play; else as in the card's own game


class AmbushQuestion(Struct):
    card: str
    map: list[str]
    reading: Literal["fixed", "free"] = "fixed"


class SeasonQuestion(Struct):
    map: list[str]
    edicts: list[str]
    coins: int | None = None


def score(file: File = None) -> None:
    """Stars of a scoring card on a map, and the spaces that earn them.

    {"card": "canal_lake", "map": ["…", ×11]} → {"stars": 7, "spaces": ["B4", …]}.
    The card "monsters" gives a season's loss as a negative number.
    """
    answer_lines(_lines(file), ScoreQuestion, scored)


def placements(file: File = None) -> None:
    """The number of different drawings a card offers on a map.

    {"card": "hamlet", "map": […], "ruins": false} → {"count": 812, "fallback": false}.
    For the single space when nothing fits: "fallback_terrain": "any" or "card"; "heroes": whether they are in play.
    """
    answer_lines(_lines(file), PlacementsQuestion, counted)


def ambush(file: File = None) -> None:
    """What an ambush does on a map in the solo game.

    {"card": "gnoll_raid", "map": […], "reading": "fixed"} → {"map": […]} or {"ignored": true};
    with "reading": "free" → {"choices": [["K1", "K2", …], …]}.
    """
    answer_lines(_lines(file), AmbushQuestion, walked)


def season(file: File = None) -> None:
    """The stars of a season's end on a map.

    {"map": […], "edicts": ["…", "…"], "coins": 3} → {"edicts": [4, 6], "coins": 3, "monsters": -2, "total": 11}
    """
    answer_lines(_lines(file), SeasonQuestion, counted_season)


def scored(question: ScoreQuestion) -> Answer:
    earned = _earned(question.card, map_of(question.map).sheet)
    return {"stars": earned.stars, "spaces": names(earned.spaces)}


def counted(question: PlacementsQuestion) -> Answer:
    card = card_id(question.card, DECK)
    sheet = map_of(question.map).sheet
    offered = offers.card_offer(card, sheet, question.ruins, _table(question, DECK[card]))
    return {"count": offers.number(offered), "fallback": offered.fallback}


def _table(question: PlacementsQuestion, card: DeckCard) -> Options:
    has_heroes = card.set == "heroes" if question.heroes is None else question.heroes
    return Options(fallback_terrain=question.fallback_terrain, heroes=ALL_HEROES if has_heroes else ())


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


def counted_season(question: SeasonQuestion) -> Answer:
    sheet, coins = map_of(question.map)
    coins = coins if question.coins is None else question.coins
    if not 0 <= coins <= COIN_TRACK:
        raise Refused("wrong_coins", coins=coins, most=COIN_TRACK)
    if len(question.edicts) != EDICTS_OF_SEASON:
        raise Refused("season_edicts", number=len(question.edicts))
    stars = [SCORERS[card_id(card, SCORING)](sheet).stars for card in question.edicts]
    loss = monsters(sheet).stars
    return {"edicts": stars, "coins": coins, "monsters": loss, "total": sum(stars) + coins + loss}


def _earned(card: str, sheet: Sheet) -> Earned:
    return stars_of("monsters" if card.casefold() == "monsters" else card_id(card, SCORING), sheet)


def answer_lines(lines: Iterable[bytes] | None, question: type[Question], answer: Callable[[Question], Answer]) -> None:
    """Answers each line with one, in order; without lines, those of standard input."""
    decoder = msgspec.json.Decoder(question)
    encode = msgspec.json.encode
    bad = total = 0
    for line in sys.stdin.buffer if lines is None else lines:
        if not line.strip():
            continue
        total += 1
        try:
            answered = answer(decoder.decode(line))
        except (Refused, BadNotation) as refused:
            answered = {"error": sentence(refused)}
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            answered = {"error": texts()("cli-bad-line", reason=str(error))}
        bad += "error" in answered
        sys.stdout.write(encode(answered).decode() + "\n")
        sys.stdout.flush()
    if bad:
        fail_with("cli-bad-lines", bad=bad, total=total)


def _lines(file: Path | None) -> Iterable[bytes] | None:
    if file is None:
        return None
    try:
        return file.read_bytes().splitlines()
    except OSError as error:
        fail_with("cli-unreadable", file=str(file), reason=error.strerror or "")

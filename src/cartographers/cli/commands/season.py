"""`cartographers season`: what maps earn at the end of a season, for scripts."""

from msgspec import Struct

from cartographers.board.notation import map_of
from cartographers.cards.printed import SCORING
from cartographers.cli.args.choices import card_id
from cartographers.cli.args.lines import Answer, File, answer_lines, lines_of_file
from cartographers.game.effects import COIN_TRACK
from cartographers.game.refusals import Refused
from cartographers.game.scores import sheet_score

EDICTS_OF_SEASON = 2


class SeasonQuestion(Struct):
    map: list[str]
    edicts: list[str]
    coins: int | None = None


def season(file: File = None) -> None:
    """The stars of a season's end on a map.

    {"map": […], "edicts": ["…", "…"], "coins": 3} → {"edicts": [4, 6], "coins": 3, "monsters": -2, "total": 11}
    """
    answer_lines(lines_of_file(file), SeasonQuestion, counted_season)


def counted_season(question: SeasonQuestion) -> Answer:
    sheet, coins = map_of(question.map)
    coins = coins if question.coins is None else question.coins
    if not 0 <= coins <= COIN_TRACK:
        raise Refused("wrong_coins", coins=coins, most=COIN_TRACK)
    if len(question.edicts) != EDICTS_OF_SEASON:
        raise Refused("season_edicts", number=len(question.edicts))
    first, second = (card_id(card, SCORING) for card in question.edicts)
    score = sheet_score((first, second), sheet, coins)
    return {"edicts": list(score.edicts), "coins": coins, "monsters": score.monsters, "total": score.total}

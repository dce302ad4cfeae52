"""`cartographers score`: the stars of scoring cards on maps, for scripts."""

from msgspec import Struct

from cartographers.board.notation import map_of, names
from cartographers.cards.printed import SCORING
from cartographers.cli.args.choices import card_id
from cartographers.cli.args.lines import Answer, File, answer_lines, lines_of_file
from cartographers.scoring import score as stars_of


class ScoreQuestion(Struct):
    card: str
    map: list[str]


def score(file: File = None) -> None:
    """Stars of a scoring card on a map, and the spaces that earn them.

    {"card": "canal_lake", "map": ["…", ×11]} → {"stars": 7, "spaces": ["B4", …]}.
    The card "monsters" gives a season's loss as a negative number.
    """
    answer_lines(lines_of_file(file), ScoreQuestion, scored)


def scored(question: ScoreQuestion) -> Answer:
    sheet = map_of(question.map).sheet
    is_loss = question.card.casefold() == "monsters"
    earned = stars_of("monsters" if is_loss else card_id(question.card, SCORING), sheet)
    return {"stars": earned.stars, "spaces": names(earned.spaces)}

"""Records of games on paper: written and read again; the first line that cannot be true is refused."""

import pytest
from msgspec.structs import replace

from cartographers.game.options import Options
from cartographers.game.refusals import Refused
from cartographers.paper.counting import counted
from cartographers.paper.game import PaperGame
from cartographers.paper.record import HEADING, is_paper, read, record
from matches import EDICTS, played
from paper.painted import painted

GAME = painted(played(Options(), "record"), 0)[0]
TEXT = record(counted(GAME))


def test_a_record_tells_the_whole_game() -> None:
    assert is_paper(TEXT)
    assert read(TEXT).game == GAME
    named = replace(GAME, name="Łucja", seasons=GAME.seasons[:2])
    assert read(record(counted(named))).game == named


def test_an_empty_game_has_a_record() -> None:
    nothing = PaperGame(Options(edicts=EDICTS), ())
    assert read(record(counted(nothing))).game == nothing


@pytest.mark.parametrize(
    ("was", "becomes", "code"),
    [
        (HEADING, "cartographers paper record 2", "not_a_record"),
        (HEADING, "cartographers record 1", "not_a_paper_record"),
        ("coins: ", "coins: 1", "record_differs"),
        ("stars: ", "stars: 1", "record_differs"),
        ("rules: 1", "rules: 0", "record_version"),
        ("seats: 1\n", "", "record_lacks"),
        ("sheet: A", "sheet: Q", "unknown_choice"),
        ("\nspring\n", "\nspring\nnonsense\n", "wrong_rows"),
        ("cards: all ", "cards: all dragon ", "paper_card"),
        (TEXT, HEADING + "x" * 30_000, "record_long"),
    ],
)
def test_what_cannot_be_true_is_refused(was: str, becomes: str, code: str) -> None:
    assert was in TEXT
    with pytest.raises(Refused) as refused:
        read(TEXT.replace(was, becomes, 1))
    assert refused.value.code == code

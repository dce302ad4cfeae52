from collections.abc import Iterable

import pytest
from hypothesis import given
from hypothesis import strategies as st

import oracle
from boards import LAW, boards, mirrored, mirrored_board, played_sheets, sheets, turned, turned_board
from cartographers.board.grid import ALL, NONE, Board
from cartographers.board.sheet import Sheet, empty
from cartographers.scoring import SCORERS, Earned, Scorer, monsters
from oracle import ORACLE

CARDS: dict[str, Scorer] = {**SCORERS, "monsters": monsters}
# All but the one whose diagonals run one way only (R27).
MIRRORED = CARDS.keys() - {"the_broken_road"}
# And of these all but those that look at rows only or at columns only.
TURNED = MIRRORED - {"faunlost_thicket", "sleepy_valley", "jorekburg", "silos", "banded_hills"}
# Where several clusters, squares or runs tie, one of them earns, and moving the sheet changes which one that is.
UNTIED = CARDS.keys() - {"great_city", "shieldgate", "lost_barony", "faunlost_thicket", "outer_enclave", "caravansary"}
# Every other card looks for something drawn.
ABOUT_EMPTY_SPACES = {"the_cauldrons", "outer_enclave", "starlit_sigil", "monsters"}

any_sheet = st.one_of(sheets(), played_sheets())


def earned(sheet: Sheet, cards: Iterable[str] = CARDS) -> dict[str, Earned]:
    return {card: CARDS[card](sheet) for card in cards}


def stars(sheet: Sheet, cards: Iterable[str]) -> dict[str, int]:
    return {card: found.stars for card, found in earned(sheet, cards).items()}


def spaces(sheet: Sheet, cards: Iterable[str] = CARDS) -> dict[str, Board]:
    return {card: found.spaces for card, found in earned(sheet, cards).items()}


def test_every_card_has_its_oracle() -> None:
    assert ORACLE.keys() == CARDS.keys()


@pytest.mark.parametrize("card", CARDS)
@LAW
@given(sheet=any_sheet)
def test_a_card_earns_what_counting_space_by_space_finds(card: str, sheet: Sheet) -> None:
    found = CARDS[card](sheet)
    number, earning = ORACLE[card](sheet)
    assert found.stars == number
    assert oracle.spaces(found.spaces) in earning


@LAW
@given(any_sheet)
def test_turning_the_sheet_keeps_the_stars(sheet: Sheet) -> None:
    assert stars(turned(sheet), TURNED) == stars(sheet, TURNED)


@LAW
@given(any_sheet)
def test_turning_the_sheet_upside_down_keeps_the_stars(sheet: Sheet) -> None:
    assert stars(turned(turned(sheet)), MIRRORED) == stars(sheet, MIRRORED)


@LAW
@given(any_sheet)
def test_mirroring_the_sheet_keeps_the_stars(sheet: Sheet) -> None:
    assert stars(mirrored(sheet), MIRRORED) == stars(sheet, MIRRORED)


@LAW
@given(any_sheet)
def test_the_earning_spaces_turn_with_the_sheet(sheet: Sheet) -> None:
    moved = {card: turned_board(board) for card, board in spaces(sheet, TURNED & UNTIED).items()}
    assert spaces(turned(sheet), TURNED & UNTIED) == moved


@LAW
@given(any_sheet)
def test_the_earning_spaces_are_mirrored_with_the_sheet(sheet: Sheet) -> None:
    moved = {card: mirrored_board(board) for card, board in spaces(sheet, MIRRORED & UNTIED).items()}
    assert spaces(mirrored(sheet), MIRRORED & UNTIED) == moved


@LAW
@given(any_sheet)
def test_the_broken_road_is_kept_by_a_mirror_across_its_diagonals(sheet: Sheet) -> None:
    # The mirror stands from K1 to A11.
    across = turned(turned(mirrored(turned(sheet))))
    assert stars(across, ["the_broken_road"]) == stars(sheet, ["the_broken_road"])


@LAW
@given(any_sheet)
def test_earning_spaces_lie_on_the_sheet(sheet: Sheet) -> None:
    assert [card for card, board in spaces(sheet).items() if not NONE <= board <= ALL] == []


@LAW
@given(any_sheet)
def test_spaces_earn_exactly_where_there_are_stars(sheet: Sheet) -> None:
    found = earned(sheet).items()
    assert [card for card, (number, board) in found if (number == 0) != (board == NONE)] == []


@LAW
@given(any_sheet)
def test_filled_spaces_earn_but_for_the_cards_about_empty_ones(sheet: Sheet) -> None:
    about = {card: empty(sheet) if card in ABOUT_EMPTY_SPACES else sheet.filled for card in CARDS}
    assert [card for card, board in spaces(sheet).items() if board & ~about[card] != NONE] == []


@LAW
@given(any_sheet)
def test_only_monsters_cost_stars(sheet: Sheet) -> None:
    assert [card for card, number in stars(sheet, CARDS).items() if number < 0 and card != "monsters"] == []


@LAW
@given(any_sheet, boards())
def test_attack_marks_change_no_score(sheet: Sheet, marks: Board) -> None:
    # R2
    assert earned(sheet._replace(marks=marks)) == earned(sheet)


@LAW
@given(any_sheet)
def test_a_destroyed_space_counts_like_wasteland(sheet: Sheet) -> None:
    # R2, R4: both fill, and neither is a terrain.
    wasted = sheet._replace(wasteland=sheet.wasteland | sheet.destroyed, destroyed=NONE)
    assert earned(wasted) == earned(sheet)


@LAW
@given(any_sheet, boards())
def test_only_the_golden_granary_looks_at_ruins(sheet: Sheet, ruins: Board) -> None:
    # R2
    others = CARDS.keys() - {"the_golden_granary"}
    assert earned(sheet._replace(ruins=ruins), others) == earned(sheet, others)

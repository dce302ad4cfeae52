import pytest
from hypothesis import given
from hypothesis import strategies as st

from boards import LAW, SHEET_A, boards, maps, named, played_sheets, sheets
from cartographers.board.grid import ALL, SPACES, Board
from cartographers.board.notation import (
    BadNotation,
    board_of,
    letter_at,
    lines_of,
    map_of,
    names,
    numbers,
    sheet_of,
    space_name,
)
from cartographers.board.sheet import Sheet

BLANK = ["..........."] * 11
PRINTED_A = [
    "...........",
    "...M.,.....",
    ".,......M,.",
    "...........",
    "...........",
    ".....M.....",
    "...........",
    "...........",
    ".,M......,.",
    ".....,.M...",
    "...........",
]

LAYERS = {
    ".": "",
    "F": "forest",
    "V": "village",
    "A": "farm",
    "W": "water",
    "Y": "farm village",
    "B": "monster",
    "D": "monster dragon",
    "Z": "monster zombie",
    "G": "monster gorgon",
    "T": "monster troll",
    "H": "hero",
    "M": "mountain",
    "#": "wasteland",
    "X": "destroyed",
}


def refusal(lines: list[str]) -> tuple[str, dict[str, str | int]]:
    with pytest.raises(BadNotation) as bad:
        sheet_of(lines)
    return bad.value.code, bad.value.details


def one_space(letter: str) -> Sheet:
    return sheet_of([letter + BLANK[0][1:], *BLANK[1:]])


@pytest.mark.parametrize("letter", LAYERS)
def test_a_letter_names_what_a_space_holds(letter: str) -> None:
    layers = dict.fromkeys(LAYERS[letter].split(), named("A1"))
    assert one_space(letter) == Sheet(**layers, filled=named("A1") if layers else 0)


@pytest.mark.parametrize("letter", "FVAWYBDZGTHX")
def test_a_small_letter_is_on_ruins(letter: str) -> None:
    assert one_space(letter.lower()) == one_space(letter)._replace(ruins=named("A1"))


def test_a_comma_is_an_empty_ruins_space() -> None:
    assert one_space(",") == Sheet(ruins=named("A1"))


def test_a_map_is_read_row_by_row() -> None:
    sheet = sheet_of(PRINTED_A)
    assert (names(sheet.mountain), names(sheet.ruins)) == (
        ["B4", "C9", "F6", "I3", "J8"],
        ["B6", "C2", "C10", "I2", "I10", "J6"],
    )


def test_a_map_is_written_as_it_is_read() -> None:
    assert lines_of(SHEET_A) == PRINTED_A


def test_attack_marks_are_a_twelfth_line() -> None:
    marked = [*BLANK, "marks: B4 B5"]
    assert sheet_of(marked) == Sheet(marks=named("B4 B5"))
    assert lines_of(sheet_of(marked)) == marked


@pytest.mark.parametrize("after", [["coins: 3"], ["marks: B4", "coins: 3"], ["coins: 3", "marks: B4"]])
def test_coins_may_follow_a_map(after: list[str]) -> None:
    assert map_of([*BLANK, *after]).coins == 3


def test_a_map_without_coins_has_none() -> None:
    assert map_of(BLANK).coins == 0


@pytest.mark.parametrize("line", ["coins: three", "coins: -1", "coins:", "coin: 3", "Marks: B4", ":"])
def test_no_other_line_may_follow_a_map(line: str) -> None:
    assert refusal([*BLANK, line])[0] == "unknown_line"


def test_a_letter_stands_for_one_space() -> None:
    assert letter_at(sheet_of(PRINTED_A), named("C10")) == ","


def test_spaces_are_named_row_and_column() -> None:
    # R1
    assert [space_name(space) for space in (0, 10, 11, 120)] == ["A1", "A11", "B1", "K11"]


def test_names_and_numbers_come_in_reading_order() -> None:
    board = board_of(["K11", "B1", "A2"])
    assert (names(board), list(numbers(board))) == (["A2", "B1", "K11"], [1, 11, 120])


@pytest.mark.parametrize("rows", [0, 1, 10, 12, 13])
def test_a_map_has_eleven_rows(rows: int) -> None:
    assert refusal([BLANK[0]] * rows) == ("wrong_rows", {"rows": rows})


@pytest.mark.parametrize("line", ["", "..........", "............"])
def test_a_row_has_eleven_columns(line: str) -> None:
    assert refusal([*BLANK[:2], line, *BLANK[3:]]) == ("wrong_columns", {"row": "C", "columns": len(line)})


@pytest.mark.parametrize("letter", ["?", "R", "r", "E", "Ę", " ", "\n", "0"])
def test_a_letter_must_be_known(letter: str) -> None:
    lines = [*BLANK[:10], "...." + letter + "......"]
    assert refusal(lines) == ("unknown_letter", {"letter": letter, "space": "K5"})


@pytest.mark.parametrize("name", ["", "A0", "A12", "L1", "a1", "A01", "1A", "A1 ", "A¹"])
def test_a_space_must_be_on_the_sheet(name: str) -> None:
    with pytest.raises(BadNotation) as bad:
        board_of(["A1", name])
    assert (bad.value.code, bad.value.details) == ("unknown_space", {"space": name})


def test_marks_must_be_on_the_sheet() -> None:
    assert refusal([*BLANK, "marks: B4 L1"]) == ("unknown_space", {"space": "L1"})


@LAW
@given(st.lists(st.text(max_size=13), max_size=13))
def test_what_is_no_map_is_bad_notation_and_nothing_else(lines: list[str]) -> None:
    assert refusal(lines)[0] in {"wrong_rows", "wrong_columns", "unknown_letter", "unknown_space", "unknown_line"}


@LAW
@given(maps(), st.integers(0, SPACES - 1), st.characters())
def test_one_strange_letter_spoils_a_map(lines: list[str], space: int, letter: str) -> None:
    text = "".join(lines)
    text = text[:space] + letter + text[space + 1 :]
    spoilt = [text[start : start + 11] for start in range(0, SPACES, 11)]
    if letter in ".,#FVAWYBDZGTHMXfvawybdzgthmx":
        assert lines_of(sheet_of(spoilt)) == spoilt
    else:
        assert refusal(spoilt) == ("unknown_letter", {"letter": letter, "space": space_name(space)})


@LAW
@given(st.one_of(sheets(), played_sheets()))
def test_a_sheet_is_read_back_as_it_was(sheet: Sheet) -> None:
    assert sheet_of(lines_of(sheet)) == sheet


@LAW
@given(maps())
def test_a_text_is_written_back_as_it_was(lines: list[str]) -> None:
    assert lines_of(sheet_of(lines)) == lines


@LAW
@given(boards())
def test_names_are_read_back_as_the_same_spaces(board: Board) -> None:
    assert board_of(names(board)) == board


@LAW
@given(boards())
def test_numbers_are_the_bits(board: Board) -> None:
    assert sum(1 << number for number in numbers(board)) == board


def test_every_space_has_its_own_name() -> None:
    assert board_of({space_name(space) for space in range(SPACES)}) == ALL

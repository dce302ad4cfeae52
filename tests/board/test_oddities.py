"""What is odd about a sheet, by drawings; and laws that hold for every sheet."""

import pytest
from hypothesis import given

from boards import LAW, drawing, grounds, mirrored, turned
from cartographers.board.grid import ALL
from cartographers.board.notation import names, sheet_of
from cartographers.board.oddities import Odd, oddities
from cartographers.board.sheet import Sheet, empty
from cartographers.cards.printed import SHEETS

USUAL = """
    {}
    .M....,....
    ..........M
    ..,......,.
    ...........
    .M.........
    ........,..
    .,.........
    .........M.
    ..M,..M....
    ...........
"""


def odd(first_row: str) -> list[tuple[str, bool, int, str]]:
    """What is odd about a sheet that is as usual but for its first row."""
    return told(sheet_of(USUAL.format(first_row)))


def told(sheet: Sheet) -> list[tuple[str, bool, int, str]]:
    return [(str(each.odd), each.is_grave, each.number, " ".join(names(each.spaces))) for each in oddities(sheet)]


@pytest.mark.parametrize("letter", SHEETS)
def test_printed_sheets_are_not_odd(letter: str) -> None:
    assert oddities(SHEETS[letter]) == ()


def test_usual_sheets_are_not_odd() -> None:
    assert odd("...........") == []


def test_a_space_is_shut_in() -> None:
    sheet = sheet_of(USUAL.format(".........#.").replace(".M....,....", ".M....,...#"))
    assert told(sheet) == [("shut_in", True, 1, "A11")]


def test_a_nook_and_a_part() -> None:
    wall = drawing("""
        ..#........
        ..#........
        ###........
    """)
    assert told(wall)[-1:] + told(wall)[:1] == [("nook", False, 4, "A1 A2 B1 B2"), ("no_ruins", True, 0, "")]
    river = drawing("\n".join(["....#......"] * 11))
    assert ("parts", False, 2, "A1 A6") in told(river)


def test_ruins_and_mountains() -> None:
    assert told(drawing("...")) == [("no_ruins", True, 0, ""), ("no_mountains", True, 0, "")]
    assert told(drawing(",.M")) == [("few_ruins", False, 1, "A1"), ("few_mountains", False, 1, "A3")]


def test_a_mountain_that_nobody_can_close() -> None:
    assert ("closed_mountain", True, 1, "A1") in told(drawing("M# #."))


def test_little_room() -> None:
    assert ("little_room", True, 88, "") in told(drawing("\n".join(["#" * 11] * 3)))


@LAW
@given(grounds())
def test_laws(sheet: Sheet) -> None:
    found = {each.odd: each for each in oddities(sheet)}
    assert len(found) == len(oddities(sheet))
    graves = [each.is_grave for each in oddities(sheet)]
    assert graves == sorted(graves, reverse=True)
    for turn in (turned(sheet), mirrored(sheet)):
        assert {each.odd: each.number for each in oddities(turn)} == {odd: each.number for odd, each in found.items()}
    for kind, ground in (
        (Odd.SHUT_IN, empty(sheet)),
        (Odd.NOOK, empty(sheet)),
        (Odd.PARTS, empty(sheet)),
        (Odd.CLOSED_MOUNTAIN, sheet.mountain),
    ):
        if kind in found:
            assert found[kind].spaces & ~ground & ALL == 0
            assert found[kind].number == found[kind].spaces.bit_count() > 0

"""A map on the terminal: read by letters alone, and in colour where there is colour."""

import io
from typing import Literal

import pytest
from rich.color import ColorSystem
from rich.console import Console, RenderableType

from boards import SHEET_A, SHEET_B, drawing, named
from cartographers.board.sheet import Sheet
from cartographers.cli.table.view.board import LARGE, SMALL, Overlay, Size, drawn_map, inks, map_height, map_width

Colours = Literal["standard", "256", "truecolor", "windows"]


def printed(picture: RenderableType, colours: Colours | None = None) -> str:
    console = Console(file=io.StringIO(), width=80, color_system=colours, force_terminal=colours is not None)
    with console.capture() as written:
        console.print(picture)
    return written.get()


def lines(text: str) -> list[str]:
    return [line.rstrip() for line in text.splitlines()]


def row(text: str, letter: str) -> str:
    """One row of a printed map, without its letter."""
    return next(line for line in lines(text) if line.startswith(f" {letter} "))[3:]


def test_rows_have_letters_and_columns_numbers_and_ruins_are_seen() -> None:
    assert lines(printed(drawn_map(SHEET_A, Overlay()))) == [
        "    1  2  3  4  5  6  7  8  9 10 11",
        " A  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·",
        " B  ·  ·  ·  ▲  ·  ∴  ·  ·  ·  ·  ·",
        " C  ·  ∴  ·  ·  ·  ·  ·  ·  ▲  ∴  ·",
        " D  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·",
        " E  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·",
        " F  ·  ·  ·  ·  ·  ▲  ·  ·  ·  ·  ·",
        " G  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·",
        " H  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·",
        " I  ·  ∴  ▲  ·  ·  ·  ·  ·  ·  ∴  ·",
        " J  ·  ·  ·  ·  ·  ∴  ·  ▲  ·  ·  ·",
        " K  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·",
    ]


def test_what_stands_on_ruins_has_a_small_letter() -> None:
    assert row(printed(drawn_map(drawing("FVAWBM#fvawb"[:11]), Overlay())), "A").split() == list("FVAWB▲▒fvaw")


def test_monsters_with_a_power_heroes_and_destroyed_spaces_have_letters_too() -> None:
    assert row(printed(drawn_map(drawing("BDZGTHXYhxy"), Overlay())), "A").split() == list("BDZGTHXYhxy")


def test_a_ghost_that_fits_is_in_brackets() -> None:
    text = printed(drawn_map(drawing("...MWw."), Overlay(named("A5 A6"))))
    assert row(text, "A").startswith(" ·  ·  ·  ▲ [W][w] · ")


def test_a_ghost_that_does_not_fit_shows_what_it_hits() -> None:
    text = printed(drawn_map(SHEET_A, Overlay(named("B3 B4 B6"), "A")))
    assert row(text, "B").startswith(" ·  · (A)×▲× · (a) · ")


def test_a_hero_shows_what_it_attacks_and_what_it_destroys() -> None:
    overlay = Overlay(named("A2"), marks=named("A1 A3 A4"), struck=named("A3"))
    assert row(printed(drawn_map(drawing(".HXF"), overlay)), "A").startswith("+·+[H]!X!+F+ · ")


def test_what_is_put_before_a_skill_adds_something_is_in_braces() -> None:
    overlay = Overlay(named("A3"), put=named("A1 A2"))
    assert row(printed(drawn_map(drawing("FFA"), overlay)), "A").startswith("{F}{F}[A] · ")


@pytest.mark.parametrize(("size", "beginning"), [(SMALL, " ·+ F+ X+ H  · "), (LARGE, " · + F + X + H   · ")])
def test_attacked_spaces_are_seen_without_colour(size: Size, beginning: str) -> None:
    sheet = drawing(".FXH")._replace(marks=named("A1 A2 A3"))
    assert row(printed(drawn_map(sheet, Overlay(), size)), "A").startswith(beginning)


def test_what_earns_is_starred_and_what_is_fresh_is_pointed_at() -> None:
    sheet = drawing("FF.B")
    text = printed(drawn_map(sheet, Overlay(lit=named("A1 A3"), fresh=named("A4"))))
    assert row(text, "A").startswith("*F* F *·*<B> · ")


@pytest.mark.parametrize("size", [SMALL, LARGE])
@pytest.mark.parametrize("sheet", [SHEET_A, SHEET_B])
def test_a_map_takes_the_room_it_says(size: Size, sheet: Sheet) -> None:
    text = printed(drawn_map(sheet, Overlay(), size)).splitlines()
    assert len(text) == map_height(size)
    assert {len(line) for line in text} == {map_width(size)}


def test_a_large_map_shows_the_same_letters() -> None:
    large = printed(drawn_map(drawing("FVAWBM#f,."), Overlay(), LARGE))
    assert row(large, "A").split() == [*"FVAWB▲▒f∴··"]


def test_a_large_map_marks_ghosts_and_stars_without_colour() -> None:
    overlay = Overlay(named("A1"), lit=named("A2"), fresh=named("A3"))
    assert row(printed(drawn_map(drawing("FVB"), overlay, LARGE)), "A").startswith("[F ] V★ <B > ·")


def test_without_colours_there_are_none() -> None:
    assert "\x1b" not in printed(drawn_map(SHEET_A, Overlay(named("A1"))))


def test_with_colours_there_are_some() -> None:
    assert "\x1b[" in printed(drawn_map(SHEET_A, Overlay()), "truecolor")


@pytest.mark.parametrize("colours", list(ColorSystem), ids=lambda colours: colours.name)
def test_every_terrain_and_mark_has_a_colour_of_its_own(colours: ColorSystem) -> None:
    styles = inks({"EIGHT_BIT": "256"}.get(colours.name, colours.name.lower())).styles
    shown = []
    for name in ("empty", *"FVAWYBHXM#", "ghost", "misfit", "lit", "fresh", "mark", "struck"):
        ink, paper = styles[f"map.{name}"].color, styles[f"map.{name}"].bgcolor
        assert ink is not None
        assert paper is not None
        shown.append((ink.downgrade(colours), paper.downgrade(colours)))
    assert len({(ink.number, ink.triplet, paper.number, paper.triplet) for ink, paper in shown}) == len(shown)

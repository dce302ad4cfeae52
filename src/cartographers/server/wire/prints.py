"""What can be asked to be printed (docs/protocol.md). The asker brings the words, in a language of their own."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from cartographers.printing.qr import MOST_BYTES

Word = Annotated[str, Meta(max_length=200)]
Line = Annotated[str, Meta(max_length=400)]
PaperSize = Literal["a4", "letter"]


class SeasonWords(Struct, frozen=True, forbid_unknown_fields=True):
    spring: Word
    summer: Word
    fall: Word
    winter: Word


class TerrainWords(Struct, frozen=True, forbid_unknown_fields=True):
    forest: Word
    village: Word
    farm: Word
    water: Word
    monster: Word


class SheetWords(Struct, frozen=True, forbid_unknown_fields=True):
    """What is written on a sheet."""

    name: Word
    day: Word
    coins: Word
    edicts: Word
    total: Word
    scan: Word
    note: Word
    seasons: SeasonWords
    terrains: TerrainWords


class PrintedSheet(Struct, frozen=True, forbid_unknown_fields=True):
    """A sheet by its letter or its code, and what it is called."""

    sheet: Annotated[str, Meta(max_length=300)]
    title: Word


class PrintSheets(Struct, frozen=True, forbid_unknown_fields=True):
    """Sheets to draw on."""

    sheets: Annotated[tuple[PrintedSheet, ...], Meta(min_length=1, max_length=8)]
    words: SheetWords
    paper: PaperSize = "a4"
    per_page: Literal[1, 2] = 1
    link: Annotated[str, Meta(max_length=MOST_BYTES)] = ""  # where the sheet is counted
    page: Annotated[int, Meta(ge=0)] = 0  # which one is looked at


class PrintPoster(Struct, frozen=True, forbid_unknown_fields=True):
    """A finished map in colour."""

    map: Annotated[tuple[Line, ...], Meta(max_length=13)]  # in the notation of maps
    title: Word
    lines: Annotated[tuple[Line, ...], Meta(max_length=8)] = ()
    paper: PaperSize = "a4"


class PrintedPage(Struct, frozen=True):
    """One page to look at before it is printed, and how many there are."""

    svg: str
    pages: int
    space: float = 0  # millimetres that a space of a sheet is wide

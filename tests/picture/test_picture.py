from xml.etree import ElementTree

import pytest

from cartographers.board.grid import ALL, SIZE
from cartographers.board.notation import LAYERS_OF, sheet_of
from cartographers.board.sheet import Sheet
from cartographers.picture import picture
from cartographers.picture.outline import Pen, outline

ON_RUINS = ",fvawybdzgthmx"
LETTERS = "".join(LAYERS_OF) + ON_RUINS
SVG = "{http://www.w3.org/2000/svg}"

EVERYTHING = sheet_of(
    [
        "FFF..FFF..F",
        "F..M.,.F..F",
        "WwW...V.MfF",
        ".WAVVVVV.F.",
        ".WA.VVVX.F.",
        ".AAY.MYHXFF",
        "AAAWWWW..GF",
        ".AVAAW.TDWF",
        ",.MYYW.DDDZ",
        "V.AA,wbDMFZ",
        "VVWWWWB###Z",
        "marks: A4 C7 E8 F4 F9 G8 I8",
    ]
)


def only(letter: str) -> Sheet:
    """A sheet with one letter in its middle."""
    return sheet_of(["." * SIZE] * 5 + [f".....{letter}....."] + ["." * SIZE] * 5)


def texts(svg: str, kind: str) -> list[str]:
    elements = ElementTree.fromstring(svg).iter(f"{SVG}text")
    return ["".join(element.itertext()) for element in elements if element.get("class") == kind]


def test_it_is_one_svg_document() -> None:
    assert ElementTree.fromstring(picture(EVERYTHING)).tag == f"{SVG}svg"


@pytest.mark.parametrize("word", ["<script", "<foreignObject", "<image", "@import", "@font-face", "url(http", "var("])
def test_it_needs_nothing_from_elsewhere(word: str) -> None:
    assert word not in picture(EVERYTHING, title="A map")


def test_every_name_it_uses_is_defined() -> None:
    elements = list(ElementTree.fromstring(picture(EVERYTHING)).iter())
    ids = [element.get("id") for element in elements if element.get("id")]
    used = {element.get("href", "").removeprefix("#") for element in elements if element.tag == f"{SVG}use"}
    used |= {element.get("fill", "")[5:-1] for element in elements if element.get("fill", "").startswith("url(#")}
    assert len(ids) == len(set(ids))
    assert used <= set(ids)


def test_every_letter_of_the_notation_looks_different() -> None:
    assert len({picture(only(letter)) for letter in LETTERS}) == len(LETTERS)


@pytest.mark.parametrize("letter", LETTERS)
def test_an_attack_mark_shows_over_anything(letter: str) -> None:
    sheet = only(letter)
    assert picture(sheet._replace(marks=1 << 60)) != picture(sheet)


@pytest.mark.parametrize(("letter", "layer"), [("F", "forest"), ("V", "village"), ("W", "water"), ("B", "monster")])
def test_neighbours_of_one_terrain_are_one_region(letter: str, layer: str) -> None:
    joined = sheet_of([f"{letter * 2:.<11}", f"{letter:.<11}"] + ["." * SIZE] * 9)
    apart = sheet_of([f"{letter}.{letter:.<9}", f".{letter:.<10}"] + ["." * SIZE] * 9)
    assert picture(joined).count(f'<g class="t-{layer}">') == 1
    assert picture(apart).count(f'<g class="t-{layer}">') == 3


def test_monsters_with_different_powers_stay_apart() -> None:
    sheet = sheet_of(["DDZGTB....."] + ["." * SIZE] * 10)
    assert picture(sheet).count('<g class="t-monster">') == 5


def test_farm_and_village_at_once_belongs_to_both() -> None:
    svg = picture(sheet_of(["AYV........"] + ["." * SIZE] * 10))
    assert (
        svg.count('<g class="t-farm"><path class="wash"') == svg.count('<g class="t-village"><path class="wash"') == 1
    )


def test_spaces_that_meet_at_a_corner_are_outlined_apart() -> None:
    two = 1 | 1 << (SIZE + 1)
    assert outline(two, Pen()) == outline(1, Pen()) + outline(1 << (SIZE + 1), Pen())


def test_an_outline_goes_around_holes_too() -> None:
    ring = sheet_of(["FFF........", "F.F........", "FFF........"] + ["." * SIZE] * 8).forest
    assert outline(ring, Pen()).count("Z") == 2


def test_title_and_captions_are_escaped() -> None:
    svg = picture(Sheet(), title='<Łucja> & "Co"', lines=["A < B & C", "83 ★"])
    assert texts(svg, "title") == ['<Łucja> & "Co"']
    assert texts(svg, "caption") == ["A < B & C", "83 ★"]
    assert ElementTree.fromstring(svg).findtext(f"{SVG}title") == '<Łucja> & "Co"'


def test_what_xml_cannot_hold_is_left_out() -> None:
    assert texts(picture(Sheet(), title="a\0b\x1b\ud800\ufffe\nc"), "title") == ["ab c"]


def test_without_words_there_is_no_room_for_them() -> None:
    plain = ElementTree.fromstring(picture(Sheet()))
    worded = ElementTree.fromstring(picture(Sheet(), title="A map", lines=["one", "two"]))
    assert int(plain.get("height", "0")) < int(worded.get("height", "0"))
    assert plain.find(f"{SVG}title") is None


def test_long_captions_break() -> None:
    assert len(texts(picture(Sheet(), lines=["edict " * 30]), "caption")) > 1


def test_the_same_sheet_gives_the_same_bytes() -> None:
    assert picture(EVERYTHING, title="A map", lines=["83"]) == picture(EVERYTHING, title="A map", lines=["83"])


@pytest.mark.parametrize("pair", ["dz", "fw", "av", "vb", "hx", "ff", "aa"])
def test_even_a_crowded_map_is_small(pair: str) -> None:
    rows = [(pair * SIZE)[row % 2 :][:SIZE] for row in range(SIZE)]
    svg = picture(sheet_of(rows)._replace(marks=ALL), title="A map", lines=["line"] * 8)
    assert len(svg.encode()) < 200_000

"""The files that say how maps look, which the page reads too."""

import re
from xml.etree import ElementTree

import pytest

from cartographers.picture.symbols import DRAWINGS, definitions
from cartographers.picture.tokens import PIGMENTS, read, style

SVG = "{http://www.w3.org/2000/svg}"


def test_every_drawing_is_found() -> None:
    [defs] = ElementTree.fromstring(read("symbols.svg")).iter(f"{SVG}defs")
    assert [drawing.get("id") for drawing in defs] == [*DRAWINGS]


def test_only_what_is_used_is_defined() -> None:
    assert re.findall('id="([^"]+)"', definitions('<use href="#g-fir"/><path fill="url(#pat-farm1)"/>')) == [
        "g-fir",
        "pat-farm1",
    ]


def test_a_symbol_keeps_its_styles_where_it_is_placed() -> None:
    assert definitions('<use href="#g-fir"/>').startswith('<g id="g-fir" class="sheet">')


def test_nothing_is_left_to_custom_properties() -> None:
    assert "--" not in style()
    assert "var(" not in style()


def test_a_picture_styles_nothing_beside_itself() -> None:
    selectors = [each.strip() for rule in style().split("}")[:-1] for each in rule.partition("{")[0].split(",")]
    assert selectors
    assert all(selector.startswith(".sheet ") for selector in selectors)


@pytest.mark.parametrize("layer", [*PIGMENTS])
def test_a_terrain_has_its_wash(layer: str) -> None:
    assert f".sheet .t-{layer} .wash{{fill:{PIGMENTS[layer].wash}}}" in style()


def test_light_and_dark_name_the_same_colours() -> None:
    light, dark = (re.findall(r"(--[\w-]+):", block) for block in re.findall(r"\{([^}]*)\}", read("colours.css")))
    assert light == dark

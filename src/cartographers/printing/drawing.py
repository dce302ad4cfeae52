"""Drawings of `picture/` as marks: the small part of SVG that they are written in, read and styled."""

import re
from collections.abc import Iterator, Mapping
from math import ceil, floor

from cartographers.picture.symbols import DRAWINGS
from cartographers.printing.letters import SANS, SERIF, settable, width
from cartographers.printing.look import Element, Look, Style
from cartographers.printing.marks import Clipped, Colour, Drawn, Mark, Pen, Written, colour_of, paled
from cartographers.printing.outlines import (
    Matrix,
    Outline,
    bounds,
    ellipse,
    matrix_of,
    moved,
    outline_of,
    rectangle,
)

_TAG = re.compile(r'<(/?)(\w+)((?:\s+[\w:-]+="[^"]*")*)\s*(/?)>([^<]*)')
_ATTRIBUTE = re.compile(r'([\w:-]+)="([^"]*)"')
_FONT = re.compile(r"([\d.]+)px")
_UNSEEN = ("none", "transparent")


class Hand:
    """Draws in one look. On bare paper it thins colours itself, so that a printer with one ink needs no blending."""

    def __init__(self, look: Look, on_bare_paper: bool) -> None:
        self.look = look
        self._is_bare = on_bare_paper

    def marks(self, svg: str, at: Matrix, around: str = "sheet") -> Iterator[Mark]:
        """What a piece of SVG draws where a matrix puts it, as a part of something of the class `around`."""
        outer = Element("g", frozenset(around.split()), {})
        style = self.look.style([outer], self.look.outermost)
        yield from self._read(svg, at, [outer], style)

    def symbol(self, name: str, x: float, y: float, size: float, around: str = "sheet") -> Iterator[Mark]:
        """A symbol around a point, as large as a space of that size would show it."""
        scale = size / 60
        yield from self.marks(f'<use href="#g-{name}"/>', Matrix(scale, 0, 0, scale, x, y), around)

    def _read(self, svg: str, at: Matrix, path: list[Element], style: Style) -> Iterator[Mark]:
        open_: list[tuple[list[Element], Style, Matrix]] = [(path, style, at)]
        for closing, tag, written, closed, text in _TAG.findall(svg):
            if closing:
                open_.pop()
                continue
            attributes = dict(_ATTRIBUTE.findall(written))
            outer_path, outer, matrix = open_[-1]
            here = [*outer_path, Element(tag, frozenset(attributes.get("class", "").split()), attributes)]
            own = self.look.style(here, outer)
            inner = matrix.before(matrix_of(attributes.get("transform", "")))
            yield from self._element(here, own, inner, text)
            if not closed:
                open_.append((here, own, inner))

    def _element(self, path: list[Element], style: Style, at: Matrix, text: str) -> Iterator[Mark]:
        tag, _, attributes = path[-1]
        if tag == "use":
            x, y = (float(attributes.get(name, "0")) for name in "xy")
            yield from self._read(DRAWINGS[attributes["href"][1:]], at.before(Matrix(e=x, f=y)), path, style)
        elif tag == "text":
            yield from self._text(attributes, style, at, text)
        elif tag != "g":
            name = "grid" if "grid" in path[-1].classes else ""
            yield from self._drawn(_outline(path[-1]), style, at, name)

    def _drawn(self, outline: Outline, style: Style, at: Matrix, name: str = "") -> Iterator[Mark]:
        fill, stroke = style.of("fill"), style.of("stroke", "none")
        if fill.startswith("url("):
            yield from self._pattern(fill[5:-1], outline, at)
            return
        pen = None
        if stroke not in _UNSEEN and float(style.of("stroke-width", "1")) and style.depth:
            dashes = tuple(float(each) * at.scale for each in style.of("stroke-dasharray").split())
            wide = float(style.of("stroke-width", "1")) * at.scale
            pen = Pen(self._colour(stroke, style.depth), wide, style.of("stroke-linecap") == "round", dashes)
        # Lines that say nothing of a fill have none: readers of PDF paint even a fill without area.
        is_filled = fill not in (*_UNSEEN, "") and style.depth > 0
        filled = self._colour(fill, style.depth) if is_filled else None
        if filled or pen:
            yield Drawn(moved(outline, at), filled, pen, 1 if self._is_bare else style.depth, name=name)

    def _colour(self, text: str, depth: float) -> Colour:
        return paled(colour_of(text), depth) if self._is_bare else colour_of(text)

    def _pattern(self, name: str, outline: Outline, at: Matrix) -> Iterator[Mark]:
        """Tiles of a pattern, wherever a part of the outline may lie."""
        [(_, tag, written, _, _), *tile] = [each for each in _TAG.findall(DRAWINGS[name]) if not each[0]]
        assert tag == "pattern"
        attributes = dict(_ATTRIBUTE.findall(written))
        turn = matrix_of(attributes.get("patternTransform", ""))
        wide, high = float(attributes["width"]), float(attributes["height"])
        places = _tiles(outline, turn, wide, high)
        marks: list[Mark] = []
        for _, tag, written, _, _ in tile:
            element = Element(tag, frozenset(dict(_ATTRIBUTE.findall(written))["class"].split()), {})
            style = self.look.style([Element("g", frozenset({"sheet"}), {}), element], self.look.outermost)
            once = outline_of(dict(_ATTRIBUTE.findall(written))["d"])
            all_ = tuple(step for x, y in places for step in moved(once, Matrix(e=x * wide, f=y * high)))
            marks += self._drawn(all_, style, at.before(turn))
        if marks:
            yield Clipped(moved(outline, at), tuple(marks))

    def _text(self, attributes: Mapping[str, str], style: Style, at: Matrix, text: str) -> Iterator[Mark]:
        font = style.of("font")
        found = _FONT.search(font)
        assert found, font
        face = SERIF if "italic" in font else SANS
        size = float(found[1]) * at.scale
        x, y = at.at(*(float(attributes.get(name, "0")) for name in "xy"))
        text = settable(text)
        if style.of("text-anchor") == "middle":
            x -= width(text, face, size) / 2
        yield Written(text, face, size, x, y, self._colour(style.of("fill", "#000"), style.depth))


def _outline(element: Element) -> Outline:
    n = {name: float(value) for name, value in element.attributes.items() if re.fullmatch(r"-?[\d.]+", value)}
    if element.tag == "rect":
        return rectangle(n["x"], n["y"], n["width"], n["height"])
    if element.tag == "circle":
        return ellipse(n.get("cx", 0), n.get("cy", 0), n["r"], n["r"])
    if element.tag == "ellipse":
        return ellipse(n.get("cx", 0), n.get("cy", 0), n["rx"], n["ry"])
    assert element.tag == "path", element.tag
    return outline_of(element.attributes["d"])


def _loops(outline: Outline) -> Iterator[Outline]:
    starts = [place for place, step in enumerate(outline) if step.kind == "m"]
    for start, end in zip(starts, [*starts[1:], len(outline)], strict=True):
        yield outline[start:end]


def _tiles(outline: Outline, turn: Matrix, wide: float, high: float) -> list[tuple[int, int]]:
    """The tiles that a part of the outline may touch, by number."""
    back = Matrix(turn.a, -turn.b, -turn.c, turn.d)  # patterns are turned around the origin, nothing else
    found: dict[tuple[int, int], None] = {}
    for loop in _loops(outline):
        left, top, right, bottom = bounds(loop)
        corners = [back.at(x, y) for x in (left, right) for y in (top, bottom)]
        columns = range(floor(min(x for x, _ in corners) / wide), ceil(max(x for x, _ in corners) / wide))
        rows = range(floor(min(y for _, y in corners) / high), ceil(max(y for _, y in corners) / high))
        found |= dict.fromkeys((x, y) for x in columns for y in rows)
    return [*found]

"""How a drawing of `picture/` looks in print: its style sheet with other colours, asked element by element."""

import re
from collections.abc import Mapping, Sequence
from importlib.resources import files
from typing import NamedTuple

from cartographers.picture.tokens import Rule, read, rules_of

_VARIABLE = re.compile(r"var\((--[\w-]+)(?:,\s*((?:[^()]|\([^()]*\))*))?\)")
_INHERITED = {
    "fill", "stroke", "stroke-width", "stroke-linecap", "stroke-linejoin", "stroke-dasharray", "font", "text-anchor"
}  # fmt: skip


class Element(NamedTuple):
    """A tag with its classes and its other attributes."""

    tag: str
    classes: frozenset[str]
    attributes: Mapping[str, str]


class _Selector(NamedTuple):
    parts: tuple[tuple[str, frozenset[str]], ...]  # a tag, if any, and classes; the last is the element's own
    weight: int


def _selector(text: str) -> _Selector:
    parts = []
    for part in text.split():
        tag, *classes = part.split(".")
        parts.append((tag, frozenset(classes)))
    return _Selector(tuple(parts), sum(10 * len(classes) + bool(tag) for tag, classes in parts))


def _is_like(element: Element, part: tuple[str, frozenset[str]]) -> bool:
    return part[0] in ("", element.tag) and part[1] <= element.classes


class Style(NamedTuple):
    """What is said of an element, its colours written out; `depth` counts what it stands in, too."""

    declared: Mapping[str, str]
    depth: float = 1

    def of(self, name: str, default: str = "") -> str:
        return self.declared.get(name, default)


class Look:
    """The style sheet of the maps, and one more that has the last word."""

    def __init__(self, name: str) -> None:
        own = (files("cartographers.printing") / f"{name}.css").read_text(encoding="utf-8")
        rules: list[Rule] = [*rules_of(read("colours.css"))[:1], *rules_of(read("map.css")), *rules_of(own)]
        self._root: dict[str, str] = {}
        self._rules: list[tuple[_Selector, dict[str, str]]] = []
        self._found: dict[tuple[tuple[str, frozenset[str]], ...], dict[str, str]] = {}
        for selector, declared in rules:
            if selector == ":root":
                self._root |= declared
            else:
                self._rules.append((_selector(selector), declared))

    @property
    def outermost(self) -> Style:
        return Style(self._root)

    def colour(self, name: str) -> str:
        return _written(f"var(--{name})", self._root)

    def style(self, path: Sequence[Element], outer: Style) -> Style:
        """The style of the last element of a path from the outside in, in the style of what it stands in."""
        kept = {name: value for name, value in outer.declared.items() if name in _INHERITED or name.startswith("--")}
        element = path[-1]
        own = {name: value for name, value in element.attributes.items() if name in _INHERITED}
        own |= self._declared(path)
        known = kept | {name: value for name, value in own.items() if name.startswith("--")}
        written = {name: _written(value, known) for name, value in own.items() if not name.startswith("--")}
        return Style(known | written, outer.depth * float(written.get("opacity", "1")))

    def _declared(self, path: Sequence[Element]) -> dict[str, str]:
        """What the rules say of the last element of a path, the heaviest rule last; found once a kind."""
        key = tuple((element.tag, element.classes) for element in path)
        if key not in self._found:
            matching = [
                (selector.weight, place, declared)
                for place, (selector, declared) in enumerate(self._rules)
                if _is_like(path[-1], selector.parts[-1]) and _lies_in(path[:-1], selector.parts[:-1])
            ]
            matching.sort(key=lambda each: each[:2])
            self._found[key] = {name: value for _, _, declared in matching for name, value in declared.items()}
        return self._found[key]


def _lies_in(path: Sequence[Element], parts: Sequence[tuple[str, frozenset[str]]]) -> bool:
    """Whether elements like these parts stand around, in this order."""
    left = list(parts)
    for element in reversed(path):
        if left and _is_like(element, left[-1]):
            left.pop()
    return not left


def _written(value: str, known: Mapping[str, str]) -> str:
    while found := _VARIABLE.search(value):
        value = value.replace(found[0], known.get(found[1]) or found[2] or "none")
    return value

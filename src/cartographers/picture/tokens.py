"""Colours and line styles of the light theme, read from look/, as the page does.

Renderers differ in custom properties, so colours are written out.
"""

import re
from collections.abc import Iterator
from importlib.resources import files
from string import Template
from typing import NamedTuple

_REMARK = re.compile(r"/\*.*?\*/", re.DOTALL)
_RULE = re.compile(r"([^{}]+)\{([^{}]*)\}")
_DECLARED = re.compile(r"([\w-]+):\s*([^;]+);")
_REFERENCE = re.compile(r"var\(--([\w-]+)(?:, var\(--[\w-]+\))?\)")
_TERRAIN = re.compile(r"\.t-(\w+)")
_NOUGHT = re.compile(r"\b0\.")
_OWN = {"var(--w)": "wash", "var(--l)": "line"}
"""Values that each terrain has for itself."""

Rule = tuple[str, dict[str, str]]
"""A selector and what it declares."""


class Pigment(NamedTuple):
    """The colours of one layer: its wash, the deep colour of its symbol, the line of its rim."""

    wash: str
    deep: str
    line: str


def read(name: str) -> str:
    """A file that says how maps look."""
    return (files("cartographers.picture") / "look" / name).read_text(encoding="utf-8")


def rules_of(css: str) -> list[Rule]:
    """The rules of a style sheet: plain ones, in their order."""
    found: list[tuple[str, str]] = _RULE.findall(_REMARK.sub("", css))
    return [(selector.strip(), dict(_DECLARED.findall(declared))) for selector, declared in found]


_TOKENS = {name.removeprefix("--"): colour for name, colour in dict(rules_of(read("colours.css")))[":root"].items()}
_DRAWN = rules_of(read("map.css"))


def _written(value: str) -> str:
    """A value with its references written out. The deep colour of a symbol is the `color` of what it stands in."""
    known = _TOKENS | {"b": "currentColor", "serif": "serif", "sans": "sans-serif"}
    return _REFERENCE.sub(lambda reference: known[reference[1]], value)


def _pigments() -> Iterator[tuple[str, Pigment]]:
    for selector, declared in _DRAWN:
        terrain = _TERRAIN.fullmatch(selector)
        if terrain and "--w" in declared:
            line = declared["--l"]
            yield terrain[1], Pigment(*map(_written, (declared["--w"], declared.get("--b", line), line)))


PIGMENTS: dict[str, Pigment] = dict(_pigments())

COLOURS = {
    "ink": _TOKENS["ink"],
    "second_ink": _TOKENS["ink-2"],
    "paper": _TOKENS["paper"],
    "card": _TOKENS["card"],
    "stain": "#a87828",
    "shadow": "#282e28",
    "pale": _TOKENS["house"],
    "dim": _TOKENS["house-2"],
    "cinnabar": _TOKENS["no"],
    "gold": _TOKENS["gold"],
    "mask": _TOKENS["monster-f"],
    **{f"{layer}_{part}": colour for layer, pigment in PIGMENTS.items() for part, colour in pigment._asdict().items()},
}

# What only a picture has. Everything is said of what lies in a sheet: a picture may stand in a page with other styles.
_PICTURE = Template("""
.sheet .bands { fill: $farm_wash; }
.sheet .paper { fill: $paper; }
.sheet .shadow { fill: $shadow; opacity: .3; }
.sheet .title { font: italic 34px serif; }
.sheet .caption { font: 18px serif; }
.sheet .title, .sheet .caption { fill: $ink; text-anchor: middle; }
.sheet .star { fill: $gold; }
""")


def _styled(selector: str, declared: dict[str, str]) -> Iterator[str]:
    """A rule of map.css as a picture has it."""
    if _TERRAIN.fullmatch(selector):
        plain = {name: value for name, value in declared.items() if not name.startswith("--")}
        deep = {"color": declared["--b"]} if "--b" in declared else {}
        yield from _rule(f".sheet {selector}", deep | plain)
        return
    selector = selector if selector.startswith(".sheet ") else f".sheet {selector}"
    yield from _rule(selector, {name: value for name, value in declared.items() if value not in _OWN})
    for layer, pigment in PIGMENTS.items():
        own = {name: getattr(pigment, _OWN[value]) for name, value in declared.items() if value in _OWN}
        yield from _rule(selector.replace(".sheet ", f".sheet .t-{layer} "), own)


def _rule(selector: str, declared: dict[str, str]) -> Iterator[str]:
    if declared:
        written = ";".join(f"{name}:{_written(value)}" for name, value in declared.items())
        yield f"{selector}{{{_NOUGHT.sub('.', written)}}}\n"


def style() -> str:
    """The style sheet of a picture."""
    return "".join(line for rule in _DRAWN for line in _styled(*rule)) + _PICTURE.substitute(COLOURS)

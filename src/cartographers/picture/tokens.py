"""Colours and line styles of the light theme. Renderers differ in custom properties, so colours are written out."""

from string import Template
from typing import NamedTuple


class Pigment(NamedTuple):
    """The colours of one layer: its wash, the deep colour of its symbol, the line of its pattern."""

    wash: str
    deep: str
    line: str


PIGMENTS: dict[str, Pigment] = {
    "forest": Pigment("#86aa73", "#41704a", "#3c6242"),
    "village": Pigment("#f0bea8", "#b4492f", "#9a4a33"),
    "farm": Pigment("#f7de90", "#e0a21f", "#b08420"),
    "water": Pigment("#97c6da", "#2f7396", "#2b6a8c"),
    "monster": Pigment("#4d3657", "#2a1b33", "#2f1f3a"),
    "hero": Pigment("#fff6da", "#c23b25", "#b17c11"),
    "mountain": Pigment("#e4ddcd", "#8f8b86", "#8f8b86"),
    "wasteland": Pigment("#c9bda6", "#6f6350", "#6f6350"),
    "destroyed": Pigment("#8d8781", "#2a2522", "#2a2522"),
}

COLOURS = {
    "ink": "#1d2a33",
    "second_ink": "#46525b",
    "paper": "#f7efdc",
    "card": "#fcf7ea",
    "stain": "#a87828",
    "shadow": "#282e28",
    "pale": "#fbf3e1",
    "dim": "#e3cdb4",
    "cinnabar": "#a02c1a",
    "gold": "#d9a62e",
    "mask": "#f2e3e6",
    "rhumb": "#8a5a3a",
    **{f"{layer}_{part}": colour for layer, pigment in PIGMENTS.items() for part, colour in pigment._asdict().items()},
}

_SYMBOLS = """
.ink, .fine, .light, .wave, .snakes, .mark, .halo, .scratch, .dark-line
  { fill: none; stroke: $ink; stroke-linecap: round; stroke-linejoin: round; }
.ink { stroke-width: 1.55; }
.fine { stroke-width: .95; }
.light { stroke: $pale; stroke-width: 1.3; opacity: .75; }
.shade { fill: $ink; opacity: .13; }
.pale { fill: $pale; }
.dim { fill: $dim; }
.deep { fill: currentColor; }
.rock { fill: $mountain_deep; opacity: .55; }
.wave { stroke: $water_deep; stroke-width: 2.1; }
.clear { fill: $farm_wash; opacity: .82; }
.mask { fill: $mask; stroke: $monster_deep; stroke-width: 1.4; stroke-linejoin: round; }
.dark { fill: $monster_deep; }
.dark-line { stroke: $monster_deep; stroke-width: 1.7; }
.snakes { stroke: $mask; stroke-width: 2.6; }
.mark { stroke: $cinnabar; stroke-width: 2.6; }
.halo { stroke: $pale; stroke-width: 5.4; opacity: .7; }
.mark.thin { stroke-width: 1.8; opacity: .75; }
.scratch { stroke: $destroyed_line; stroke-width: 2; }
.scratch.two { stroke-width: 1.3; opacity: .8; }
"""

_PATTERNS = """
.forest-fill { fill: none; stroke: $forest_line; stroke-linecap: round; stroke-linejoin: round; opacity: .75; }
.village-fill { fill: none; stroke: $village_line; stroke-width: .95; stroke-linecap: round; opacity: .5; }
.farm-fill { stroke: $farm_line; stroke-width: 1.35; opacity: .7; }
.monster-fill { stroke: $monster_line; stroke-width: 1.1; opacity: .8; }
.wasteland-fill { fill: none; stroke: $wasteland_line; stroke-width: 1.3; stroke-linejoin: round; }
"""

_REGIONS = """
.tone { fill: $ink; opacity: .035; }
.rim { fill: none; stroke-width: 6; opacity: .2; }
.edge { fill: none; stroke: $ink; stroke-width: 1.7; stroke-linejoin: round; stroke-linecap: round; }
.edge.two { stroke-width: .9; opacity: .8; }
.monster .edge { stroke: $monster_deep; stroke-width: 2.4; }
.thorn { fill: $monster_deep; }
.mountain .wash { opacity: .55; }
.shore { fill: none; stroke: $water_line; stroke-width: 1.1; opacity: .6; }
.shore.two { opacity: .32; }
.lane { fill: none; stroke: $pale; stroke-width: 5; stroke-linecap: round; opacity: .7; }
.hedge { fill: none; stroke: $forest_deep; stroke-width: 3; stroke-dasharray: .1 5.6; stroke-linecap: round; }
.rays { stroke: $hero_line; stroke-width: 1.7; stroke-linecap: round; }
.ticks { stroke: $ink; stroke-width: 1.1; stroke-linecap: round; opacity: .5; }
.bands { fill: $farm_wash; }
.letter circle { fill: $mask; stroke: $monster_deep; stroke-width: 1.4; }
.letter text { font: bold 12px sans-serif; text-anchor: middle; fill: $monster_deep; }
.seal circle { fill: $card; stroke: $ink; stroke-width: 1.1; }
.bare { opacity: .62; }
"""

_PAPER = """
.paper { fill: $paper; }
.shadow { fill: $shadow; opacity: .3; }
.grid { fill: none; stroke: $ink; stroke-width: .8; opacity: .26; }
.rhumb { fill: none; stroke: $rhumb; stroke-width: .8; opacity: .2; }
.rose { fill: $rhumb; stroke: none; opacity: .55; }
.neat { fill: none; stroke: $ink; stroke-width: 1.8; }
.neat.thin { stroke-width: .9; }
.bar { fill: $ink; }
text { font-family: serif; fill: $ink; text-anchor: middle; }
.label { font-size: 15.5px; font-style: italic; fill: $second_ink; }
.title { font-size: 34px; font-style: italic; }
.caption { font-size: 18px; }
.star { fill: $gold; }
"""


def style() -> str:
    """The style sheet of a picture."""
    washes = "".join(
        f".{layer} .wash {{ fill: {pigment.wash}; }}\n.{layer} .rim {{ stroke: {pigment.line}; }}\n"
        for layer, pigment in PIGMENTS.items()
    )
    return washes + Template(_SYMBOLS + _PATTERNS + _REGIONS + _PAPER).substitute(COLOURS)

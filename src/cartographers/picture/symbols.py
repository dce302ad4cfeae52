"""The symbols and patterns, drawn for this project in look/symbols.svg."""

import re

from cartographers.picture.tokens import read

_DRAWING = re.compile(r'^    <(g|pattern) id="([\w-]+)".*?^    </\1>$', re.DOTALL | re.MULTILINE)
_USED = re.compile(r'(?:href="|url\()#([\w-]+)')


def _compact(drawing: str) -> str:
    # Browsers match styles inside the symbol alone where it is placed, so that the symbol itself has to be a sheet.
    return re.sub(r'^<g (id="[^"]+")', r'<g \1 class="sheet"', " ".join(drawing.split()).replace("> <", "><"))


DRAWINGS: dict[str, str] = {drawing[2]: _compact(drawing[0]) for drawing in _DRAWING.finditer(read("symbols.svg"))}
"""By its name as definitions, `g-` for a symbol and `pat-` for a pattern."""


def definitions(drawn: str) -> str:
    """Once every symbol and pattern that is placed by name in what is drawn."""
    used = {*_USED.findall(drawn)}
    return "\n".join(drawing for name, drawing in DRAWINGS.items() if name in used)

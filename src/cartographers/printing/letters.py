"""The letters of what is printed: widths and outlines, from fonts under the Open Font License (letters/)."""

import unicodedata
from functools import cache
from importlib.resources import files
from itertools import accumulate
from typing import NamedTuple

from cartographers.printing.outlines import Outline, outline_of

SERIF, SANS = "serif-italic", "sans"
EM = 1000
"""Widths and outlines are in thousandths of the size of the letters; outlines have y upwards."""


class Letter(NamedTuple):
    width: int
    data: str

    @property
    def outline(self) -> Outline:
        return outline_of(self.data)


@cache
def face(name: str) -> dict[str, Letter]:
    """The letters of a face by themselves."""
    text = (files("cartographers.printing") / "letters" / f"{name}.txt").read_text(encoding="utf-8")
    found = {}
    for line in text.splitlines():
        width, _, data = line[1:].partition(" ")
        found[line[0]] = Letter(int(width), data)
    return found


def settable(text: str) -> str:
    """The text as far as there are letters for it: others lose their accents, or are left out."""
    known = face(SANS)
    kept = []
    for sign in unicodedata.normalize("NFC", text):
        signs = sign if sign in known else unicodedata.normalize("NFKD", sign)
        kept += [each for each in signs if each in known]
    return " ".join("".join(kept).split())


def width(text: str, name: str, size: float) -> float:
    """How wide a text is, in the unit of its size."""
    letters = face(name)
    return sum(letters[sign].width for sign in text) * size / EM


CUT = "…"
"""The end of a text that did not fit."""


class Fitted(NamedTuple):
    text: str
    size: float


def fitted(text: str, name: str, size: float, room: float, least: float = 0.6) -> Fitted:
    """The text as large as it fits, never smaller than `least` of the size: then it ends in three dots."""
    text = settable(text)
    wide = width(text, name, size)
    if wide <= room:
        return Fitted(text, size)
    if room / wide >= least:
        return Fitted(text, size * room / wide)
    size *= least
    ends = accumulate(width(sign, name, size) for sign in text)
    fitting = sum(end + width(CUT, name, size) <= room for end in ends)
    return Fitted(text[:fitting].rstrip() + CUT, size)

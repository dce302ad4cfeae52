"""A map on its paper, with a title and captions."""

import re
from collections.abc import Sequence
from textwrap import wrap

from cartographers.board.sheet import Sheet
from cartographers.picture.land import land
from cartographers.picture.paper import MAP, frame, lights, paper
from cartographers.picture.symbols import definitions
from cartographers.picture.tokens import style

_SIDE = 54
_WIDTH = MAP + 2 * _SIDE
_SHADOW = 14
_TITLE_STEP = 42
_CAPTION_STEP = 28


def picture(sheet: Sheet, *, title: str = "", lines: Sequence[str] = ()) -> str:
    """The sheet as an SVG document; `title` stands above the map, `lines` below it."""
    # Fonts differ from reader to reader, so lines break where even a wide one fits.
    title = _clean(title)
    heading = wrap(title, 32)
    captions = [part for text in lines for part in wrap(_clean(text), 60) or [""]]
    top = 54 + (_TITLE_STEP * len(heading) + 8 if heading else 0)
    bottom = top + MAP
    height = bottom + 44 + (_CAPTION_STEP * len(captions) + 10 if captions else 0)
    drawn = land(sheet)
    parts = (
        _opening(height, title),
        f"<defs>\n<style>\n{style()}</style>\n{definitions(drawn)}\n{lights()}\n</defs>",
        paper(_WIDTH, height),
        _text("title", heading, 52, _TITLE_STEP),
        f'<g transform="translate({_SIDE} {top})">\n{frame()}\n{drawn}</g>',
        _text("caption", captions, bottom + 56, _CAPTION_STEP),
        "</svg>\n",
    )
    return "\n".join(part for part in parts if part)


def side_by_side(pictures: Sequence[str]) -> str:
    """Some pictures as one, two in a row."""
    if len(pictures) == 1:
        return pictures[0]
    sizes = [_size(picture) for picture in pictures]
    width, height = max(width for width, _ in sizes), max(height for _, height in sizes)
    placed = "".join(
        picture.replace("<svg ", f'<svg x="{width * (place % 2)}" y="{height * (place // 2)}" ', 1)
        for place, picture in enumerate(pictures)
    )
    whole = f"{2 * width} {height * ((len(pictures) + 1) // 2)}"
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {whole}">\n{placed}</svg>\n'


def _size(picture: str) -> tuple[int, int]:
    """Width and height of a picture, as its opening tells them."""
    told = re.match(r'<svg [^>]*?width="(\d+)" height="(\d+)"', picture)
    assert told
    return int(told[1]), int(told[2])


def _opening(height: int, title: str) -> str:
    width, tall = _WIDTH + 2 * _SHADOW, height + 2 * _SHADOW
    opening = (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="sheet" width="{width}" height="{tall}" '
        f'viewBox="{-_SHADOW} {-_SHADOW} {width} {tall}" role="img">'
    )
    return f"{opening}\n<title>{escaped(title)}</title>" if title else opening


def _text(kind: str, texts: Sequence[str], y: int, step: int) -> str:
    return "\n".join(
        f'<text class="{kind}" x="{_WIDTH // 2}" y="{y + step * index}">{_starred(text)}</text>'
        for index, text in enumerate(texts)
    )


def escaped(text: str) -> str:
    """Text between tags. The page's Python has no module for that."""
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def _clean(text: str) -> str:
    """Only what XML can hold and eyes can see, with one space between words."""
    return "".join(sign for sign in " ".join(text.split()) if sign.isprintable())


def _starred(text: str) -> str:
    return escaped(text).replace("★", '<tspan class="star">★</tspan>')

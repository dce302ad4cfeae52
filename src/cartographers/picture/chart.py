"""What every chart has: a sheet with a title above and a note below, one SVG file without scripts, fonts or links."""

from collections.abc import Iterable
from html import escape

from cartographers.picture.tokens import COLOURS


def framed(parts: Iterable[str], width: int, height: int, title: str, note: str = "") -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img" '
        f'font-family="sans-serif" font-size="14">\n<title>{escape(title)}</title>\n'
        f'<rect width="{width}" height="{height}" fill="{COLOURS["card"]}"/>\n'
        f'<text x="16" y="30" font-size="18" fill="{COLOURS["ink"]}">{escape(title)}</text>\n'
        + "".join(parts)
        + f'<text x="16" y="{height - 10}" font-size="12" fill="{COLOURS["second_ink"]}">{escape(note)}</text>\n'
        + "</svg>\n"
    )

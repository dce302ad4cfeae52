"""A page as an SVG picture, to look at before it is printed: the same marks as in the PDF file, letters as outlines."""

from collections.abc import Iterable, Iterator

from cartographers.printing.letters import EM, face
from cartographers.printing.marks import Colour, Drawn, Mark, Page, Written
from cartographers.printing.outlines import Matrix, Outline, moved


def svg(page: Page) -> str:
    """The picture of a page; its unit is the millimetre."""
    size = f'width="{page.width}mm" height="{page.height}mm" viewBox="0 0 {page.width} {page.height}"'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} stroke-linejoin="round">'
        f'<path fill="#fff" d="M0 0H{page.width}V{page.height}H0z"/>{"".join(_marked(page.marks, "c"))}</svg>'
    )


def _marked(marks: Iterable[Mark], name: str) -> Iterator[str]:
    for number, mark in enumerate(marks):
        if isinstance(mark, Drawn):
            yield f"<path {_paint(mark)}{_data(mark.outline)}/>"
        elif isinstance(mark, Written):
            yield f'<path fill="{_colour(mark.colour)}"{_data(tuple(_letters(mark)))}/>'
        else:
            clip = f"{name}{number}"
            inner = "".join(_marked(mark.marks, f"{clip}-"))
            yield f'<clipPath id="{clip}"><path{_data(mark.outline)}/></clipPath>'
            yield f'<g clip-path="url(#{clip})">{inner}</g>'


def _letters(mark: Written) -> Iterator[tuple[str, tuple[float, ...]]]:
    scale, x = mark.size / EM, mark.x
    for sign in mark.text:
        letter = face(mark.face)[sign]
        yield from moved(letter.outline, Matrix(scale, 0, 0, -scale, x, mark.y))
        x += letter.width * scale


def _paint(mark: Drawn) -> str:
    told = f'fill="{_colour(mark.fill) if mark.fill else "none"}"'
    if mark.pen:
        told += f' stroke="{_colour(mark.pen.colour)}" stroke-width="{mark.pen.width:.3g}"'
        told += ' stroke-linecap="round"' if mark.pen.is_round else ""
        told += f' stroke-dasharray="{" ".join(f"{each:.3g}" for each in mark.pen.dashes)}"' if mark.pen.dashes else ""
    told += f' opacity="{mark.depth:.3g}"' if mark.depth < 1 else ""
    return told + (' fill-rule="evenodd"' if mark.is_even else "")


def _data(outline: Outline | tuple[tuple[str, tuple[float, ...]], ...]) -> str:
    steps = "".join(f"{kind.upper()}{' '.join(f'{each:.2f}' for each in points)}" for kind, points in outline)
    return f' d="{steps}"'


def _colour(colour: Colour) -> str:
    return "#" + "".join(f"{round(part * 255):02x}" for part in colour)

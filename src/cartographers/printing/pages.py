"""The pages of a file: one sheet to draw on, or two beside each other."""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from cartographers.board.sheet import Sheet
from cartographers.printing.blank import Words, blank
from cartographers.printing.marks import Clipped, Drawn, Mark, Page, Pen, Written, colour_of
from cartographers.printing.outlines import Matrix, Step, moved
from cartographers.printing.paper import PAPERS, Paper


class Titled(NamedTuple):
    """A sheet and what it is called."""

    title: str
    sheet: Sheet


def sheets(printed: Sequence[Titled], paper: str, per_page: int, words: Words, link: str = "") -> list[Page]:
    """Pages with these sheets. Where two lie on a page, the last one without a partner is printed twice."""
    size = PAPERS[paper]
    if per_page == 1:
        form = size.whole
        return [Page(form.width, form.height, tuple(blank(form, *_told(each, words, link)))) for each in printed]
    pairs = [(each, printed[place + 1] if place + 1 < len(printed) else each) for place, each in enumerate(printed)]
    return [_pair(size, first, second, words, link) for first, second in pairs[::2]]


def _told(each: Titled, words: Words, link: str) -> tuple[Sheet, str, Words, str]:
    return each.sheet, each.title, words, link


def _pair(size: Paper, first: Titled, second: Titled, words: Words, link: str) -> Page:
    half = size.half
    cut = Pen(colour_of("#9aa0a3"), 0.2, dashes=(1.2, 1.8))
    marks: list[Mark] = [*blank(half, *_told(first, words, link))]
    marks += shifted(blank(half, *_told(second, words, link)), half.width)
    marks.append(Drawn((Step("m", (half.width, 0)), Step("l", (half.width, half.height))), pen=cut, name="cut"))
    return Page(size.height, size.width, tuple(marks))


def shifted(marks: Iterable[Mark], right: float) -> Iterator[Mark]:
    """The same marks, so many millimetres farther right."""
    by = Matrix(e=right)
    for mark in marks:
        if isinstance(mark, Written):
            yield mark._replace(x=mark.x + right)
        elif isinstance(mark, Drawn):
            yield mark._replace(outline=moved(mark.outline, by))
        else:
            yield Clipped(moved(mark.outline, by), tuple(shifted(mark.marks, right)))

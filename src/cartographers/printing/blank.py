"""A sheet to draw on: its map, coins to tick, edicts to note, the table of the seasons, a code, a key."""

from collections.abc import Iterator, Mapping
from functools import cache
from typing import NamedTuple

from cartographers.board.sheet import Sheet
from cartographers.cards.printed import SEASONS, Edict
from cartographers.picture.hand import UNIT
from cartographers.picture.land import land
from cartographers.picture.paper import MAP, frame
from cartographers.picture.region import places
from cartographers.printing.drawing import Hand
from cartographers.printing.letters import CUT, SANS, SERIF, fitted, width
from cartographers.printing.look import Look
from cartographers.printing.marks import Drawn, Mark, Pen, Written, colour_of
from cartographers.printing.outlines import Matrix, Step, ellipse, rectangle
from cartographers.printing.paper import Form
from cartographers.printing.qr import qr

COINS = 14
CORNER = 16
"""The side of a mark for photos, in units of the map."""
HOLE = 3
"""Half the side of the hole in it."""
CORNERS = ((-34, -34), (MAP + 34, -34), (MAP + 34, MAP + 34), (-34, MAP + 34))
"""The middles of these marks. The first is full and the others have a hole, so a photo can be turned upright."""
SPARED = 18
"""How much of the line for a name a long title may take, in millimetres of a whole page."""
TERRAINS = ("forest", "village", "farm", "water", "monster")
PLAIN = ("name", "day", "coins", "edicts", "total", "scan", "note")
"""What else is written on a sheet."""
_YEAR = SEASONS["base"]  # which edicts a season scores is the same in both games


class Words(NamedTuple):
    """What is written on a sheet, in the language of who draws on it."""

    plain: Mapping[str, str]  # by `PLAIN`
    seasons: Mapping[str, str]
    terrains: Mapping[str, str]


@cache
def _hand() -> Hand:
    return Hand(Look("one-ink"), on_bare_paper=True)


class _Blank:
    """One sheet in its part of the paper."""

    def __init__(self, form: Form, words: Words) -> None:
        self.form, self.words, self.hand = form, words, _hand()
        self.ink, self.second = (colour_of(self.hand.look.colour(name)) for name in ("ink", "ink-2"))
        frame = 11 * form.unit
        self.left, self.right = form.left - frame, form.width - form.left + frame

    def text(self, text: str, face: str, size: float, x: float, y: float, room: float, side: str = "left") -> Written:
        """A text that fits its room, from a point on, up to it, or around it."""
        fit = fitted(text, face, size * self.form.type, room)
        wide = width(fit.text, face, fit.size)
        x -= {"left": 0, "middle": wide / 2, "right": wide}[side]
        return Written(fit.text, face, fit.size, x, y, self.ink if face == SERIF else self.second)

    def line(self, x: float, y: float, to_x: float, wide: float = 0.25) -> Drawn:
        return Drawn((Step("m", (x, y)), Step("l", (to_x, y))), pen=Pen(self.ink, wide))

    def box(self, x: float, y: float, wide: float, high: float, pen: float = 0.25, name: str = "") -> Drawn:
        return Drawn(rectangle(x, y, wide, high), pen=Pen(self.ink, pen), name=name)

    def head(self, title: str) -> Iterator[Mark]:
        """The name of the sheet, a line for the mapmaker's and one for the day."""
        t, y = self.form.type, self.form.head
        day = self.right - 28 * t
        name = day - 5 * t - 56 * t
        room = name - 6 * t - self.left
        fit = fitted(title, SERIF, 8.6 * t, room)
        if fit.text.endswith(CUT):  # a long name is told whole, at the cost of the mapmaker's line
            name, room = name + SPARED * t, room + SPARED * t
            fit = fitted(title, SERIF, 8.6 * t, room, least=0.45)
        # Where no letter of the name can be set, there is a line to write it on.
        written = Written(fit.text, SERIF, fit.size, self.left, y, self.ink)
        yield written if fit.text else self.line(self.left, y + 0.4, self.left + room)
        for x, to_x, word in (
            (name, day - 5 * t, self.words.plain["name"]),
            (day, self.right, self.words.plain["day"]),
        ):
            yield self.text(word, SANS, 3.5, x, y - 0.6 * t, 20 * t)
            yield self.line(x, y + 0.4, to_x)

    def map(self, sheet: Sheet) -> Iterator[Mark]:
        form, unit = self.form, self.form.unit
        at = Matrix(unit, 0, 0, unit, form.left, form.top)
        yield from self.hand.marks(frame(has_rose=False), at)
        yield from self.hand.marks(land(sheet), at)
        for _, row, column in places(sheet.mountain):
            x, y = at.at(column * UNIT + 48.5, row * UNIT + 48.5)
            yield Drawn(ellipse(x, y, 10.5 * unit, 10.5 * unit), fill=colour_of("#fff"))
            yield from self.hand.symbol("coin", x, y, 0.42 * form.space, "sheet purse")
        for number, corner in enumerate(CORNERS):
            x, y = at.at(*corner)
            half, hole = CORNER * unit / 2, HOLE * unit
            outline = rectangle(x - half, y - half, 2 * half, 2 * half)
            if number:
                outline += rectangle(x - hole, y - hole, 2 * hole, 2 * hole)
            yield Drawn(outline, fill=self.ink, is_even=True, name="corner")

    def coins(self, y: float) -> Iterator[Mark]:
        t = self.form.type
        word = self.text(self.words.plain["coins"], SERIF, 4.6, self.left, y + 1.5 * t, 24 * t)
        yield word
        start = self.left + max(width(word.text, SERIF, word.size) + 5 * t, 17 * t)
        step = (self.right - start - 8.6 * t) / (COINS - 1)
        for coin in range(COINS):
            radius = 4.3 * t
            yield Drawn(ellipse(start + radius + coin * step, y, radius, radius), pen=Pen(self.ink, 0.28), name="coin")

    def edicts(self, top: float, right: float) -> Iterator[Mark]:
        """A line for the name of each edict, and the seasons that score it."""
        t, row = self.form.type, self.form.row
        for number, edict in enumerate(Edict):
            y = top + (number + 1) * row - 1.2 * t
            yield self.text(edict, SERIF, 6.2, self.left, y, 8 * t)
            scoring = [season.id for season in _YEAR if edict in season.edicts]
            for place, season in enumerate(scoring):
                x = right - (len(scoring) - 1 - place) * 5.6 * t - 2.4 * t
                yield from self.hand.symbol(season, x, y - 1.4 * t, 5.2 * t, "sheet key")
            yield self.line(self.left + 8 * t, y + 0.2 * t, right - 11.5 * t)

    def table(self, left: float, top: float, right: float) -> Iterator[Mark]:
        """A row a season, with the letters of its edicts in their boxes; then the year."""
        t, row = self.form.type, self.form.row
        cell = 11.2 * t
        start = right - 5 * cell
        y = top - 1.6 * t
        yield self.text(self.words.plain["edicts"], SANS, 3.4, start + cell, y, 2 * cell - 1 * t, "middle")
        yield from self.hand.symbol("coin", start + 2.5 * cell, y - 1.1 * t, 4.6 * t, "sheet key")
        yield self.text("−", SANS, 3.6, start + 3.5 * cell - 3 * t, y, 3 * t)
        yield from self.hand.symbol("fiend", start + 3.5 * cell + 1.2 * t, y - 1.1 * t, 4.8 * t, "sheet key")
        yield from self.hand.symbol("star", start + 4.5 * cell, y - 1.1 * t, 4.6 * t, "sheet key")
        for number, season in enumerate(_YEAR):
            at = top + number * row
            middle = at + row / 2
            yield from self.hand.symbol(season.id, left + 2.6 * t, middle, 5.4 * t, "sheet key")
            named = self.words.seasons[season.id]
            yield self.text(named, SERIF, 4.4, left + 6.6 * t, middle + 1.4 * t, start - left - 8 * t)
            for place in range(4):
                yield self.box(start + place * cell, at, cell, row, name="score")
            for place, edict in enumerate(season.edicts):
                yield self.text(edict, SERIF, 3.1, start + place * cell + 1 * t, at + 3 * t, cell)
            yield self.box(start + 4 * cell, at, cell, row, 0.5, name="sum")
        at = top + 4 * row
        yield self.text(
            self.words.plain["total"], SERIF, 4.4, start + 4 * cell - 2 * t, at + row / 2 + 1.4 * t, 60 * t, "right"
        )
        yield self.box(start + 4 * cell, at, cell, row, 0.5, name="sum")

    def scan(self, left: float, top: float, link: str) -> Iterator[Mark]:
        """A code that leads to where the sheet is counted."""
        modules = qr(link)
        side = self.right - left
        step = side / len(modules)
        outline = tuple(
            part
            for y, line in enumerate(modules)
            for x, dark in enumerate(line)
            if dark
            for part in rectangle(left + x * step, top + y * step, step, step)
        )
        yield Drawn(outline, fill=self.ink, name="code")
        yield self.text(
            self.words.plain["scan"], SANS, 3, left + side / 2, top + side + 4 * self.form.type, side, "middle"
        )

    def foot(self) -> Iterator[Mark]:
        """The key of the terrains, and what this sheet is."""
        t, y = self.form.type, self.form.foot
        note = self.text(self.words.plain["note"], SANS, 2.8, self.right, y, 62 * t, "right")
        yield note
        x = self.left
        room = (note.x - 3 * t - x) / len(TERRAINS)
        for terrain in TERRAINS:
            symbol = "fiend" if terrain == "monster" else terrain
            yield from self.hand.symbol(symbol, x + 2.7 * t, y - 1.2 * t, 6.6 * t, f"sheet key t-{terrain}")
            word = self.text(self.words.terrains[terrain], SANS, 3.2, x + 6.4 * t, y, room - 8 * t)
            yield word
            x += min(room, 6.4 * t + width(word.text, SANS, word.size) + 4.5 * t)


def blank(form: Form, sheet: Sheet, title: str, words: Words, link: str) -> Iterator[Mark]:
    """All that is printed on a sheet; without a link there is no code, and more room for the names of edicts."""
    on = _Blank(form, words)
    t = form.type
    yield from on.head(title)
    yield from on.map(sheet)
    yield from on.coins(form.bottom + 5.4 * t)
    top = form.bottom + 18 * t
    code = on.right - 23 * t
    right = code - 6 * t if link else on.right
    left = right - 80 * t
    yield from on.edicts(top, left - 6 * t)
    yield from on.table(left, top, right)
    if link:
        yield from on.scan(code, top, link)
    yield from on.foot()

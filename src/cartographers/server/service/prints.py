"""Sheets and posters can be looked at and printed. Nothing of them is kept here."""

from collections.abc import Awaitable, Callable
from math import ceil

from msgspec.structs import asdict, replace

from cartographers.board.ground import is_code
from cartographers.board.notation import BadNotation, sheet_of
from cartographers.board.sheet import Sheet
from cartographers.cards.printed import SHEETS
from cartographers.cards.sheets import ground
from cartographers.game.refusals import Refused
from cartographers.printing.blank import PLAIN, Words
from cartographers.printing.marks import Page
from cartographers.printing.pages import Titled, sheets
from cartographers.printing.paper import PAPERS
from cartographers.printing.pdf import pdf
from cartographers.printing.poster import poster
from cartographers.printing.qr import MOST_BYTES
from cartographers.printing.svg import svg
from cartographers.server.limits.token_bucket import A_POSITION
from cartographers.server.service.calls import Answer, Call, Endpoint
from cartographers.server.wire.prints import PrintedPage, PrintPoster, PrintSheets, SheetWords

Work = Callable[[], Answer]


async def in_place(work: Work) -> Answer:
    return work()


class Prints:
    """Answers requests for sheets and posters."""

    def __init__(self, apart: Callable[[Work], Awaitable[Answer]] = in_place) -> None:
        self._apart = apart  # where there are threads, a drawing is made beside all else

    def endpoints(self) -> list[Endpoint]:
        return [
            Endpoint("POST", "/api/print", self.sheets),
            Endpoint("POST", "/api/print/page", self.page),
            Endpoint("POST", "/api/poster", self.poster),
            Endpoint("POST", "/api/poster/page", self.poster_page),
        ]

    async def sheets(self, call: Call) -> Answer:
        """The file with all pages."""
        asked = await call.body(PrintSheets)
        call.purse.owe(A_POSITION * len(asked.sheets))
        return await self._apart(
            lambda: Answer(pdf(_pages(asked), ", ".join(each.title for each in asked.sheets)), file="sheets.pdf")
        )

    async def page(self, call: Call) -> Answer:
        """One page to look at."""
        asked = await call.body(PrintSheets)
        call.purse.owe(A_POSITION)
        return await self._apart(lambda: Answer(_shown(asked)))

    async def poster(self, call: Call) -> Answer:
        asked = await call.body(PrintPoster)
        call.purse.owe(A_POSITION)
        return await self._apart(lambda: Answer(pdf([_poster(asked)], asked.title), file="poster.pdf"))

    async def poster_page(self, call: Call) -> Answer:
        asked = await call.body(PrintPoster)
        call.purse.owe(A_POSITION)
        return await self._apart(lambda: Answer(PrintedPage(svg(_poster(asked)), 1)))


def _sheet(name: str) -> Sheet:
    if name not in SHEETS and not is_code(name):
        raise Refused("unknown_choice", option="sheet", choice=name, known=" ".join(SHEETS))
    try:
        return ground(name)
    except BadNotation as bad:
        raise Refused(bad.code, **bad.details) from None


def _words(told: SheetWords) -> Words:
    return Words({name: getattr(told, name) for name in PLAIN}, asdict(told.seasons), asdict(told.terrains))


def _pages(asked: PrintSheets) -> list[Page]:
    if len(asked.link.encode()) > MOST_BYTES:
        raise Refused("bad_message", reason="link")
    titled = [Titled(each.title, _sheet(each.sheet)) for each in asked.sheets]
    return sheets(titled, asked.paper, asked.per_page, _words(asked.words), asked.link)


def _shown(asked: PrintSheets) -> PrintedPage:
    """One page; the others are not drawn."""
    count = ceil(len(asked.sheets) / asked.per_page)
    first = min(asked.page, count - 1) * asked.per_page
    [page] = _pages(replace(asked, sheets=asked.sheets[first : first + asked.per_page]))
    form = PAPERS[asked.paper].whole if asked.per_page == 1 else PAPERS[asked.paper].half
    return PrintedPage(svg(page), count, form.space)


def _poster(asked: PrintPoster) -> Page:
    try:
        sheet = sheet_of(asked.map)
    except BadNotation as bad:
        raise Refused(bad.code, **bad.details) from None
    return poster(sheet, asked.paper, asked.title, asked.lines)

"""`cartographers print`: sheets to draw on and finished maps, as PDF files."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from cartographers.board.ground import is_code
from cartographers.board.notation import BadNotation
from cartographers.cards.printed import SEASONS, SHEETS, Edict
from cartographers.cards.sheets import ground
from cartographers.cli.args.errors import fail, fail_with, sentence
from cartographers.cli.args.files import check_writable, write_or_fail
from cartographers.cli.args.records import check_seat, told_by
from cartographers.cli.args.sheets import sheet_named
from cartographers.game.match import Match
from cartographers.game.options import year
from cartographers.game.scores import rating, title
from cartographers.game.state import Seat
from cartographers.locales import texts
from cartographers.printing.blank import PLAIN, TERRAINS, Words
from cartographers.printing.marks import Page
from cartographers.printing.pages import Titled, sheets
from cartographers.printing.paper import PAPERS
from cartographers.printing.pdf import pdf
from cartographers.printing.poster import poster
from cartographers.printing.qr import MOST_BYTES


def print(  # noqa: A001
    sheet: Annotated[list[str] | None, typer.Argument(help="A to D, or a code or a file of your own.")] = None,
    paper: Annotated[str, typer.Option(help=f"One of {', '.join(PAPERS)}.")] = "a4",
    per_page: Annotated[int, typer.Option(min=1, max=2, help="Sheets on a page; two are smaller.")] = 1,
    link: Annotated[str, typer.Option(help="Where the sheet is counted; printed as a QR code.")] = "",
    record: Annotated[
        Path | None,
        typer.Option("--poster", metavar="RECORD", help="Print the map of this record as a poster instead."),
    ] = None,
    seat: Annotated[int, typer.Option(min=1, help="Whose map; with --poster.")] = 1,
    out: Annotated[Path | None, typer.Option(help="The file to write; else sheets.pdf or poster.pdf.")] = None,
) -> None:
    """Print sheets to draw on with a pencil, or a finished map as a poster, to a PDF file."""
    if paper not in PAPERS:
        fail_with("print-unknown-paper", paper=paper, known=", ".join(PAPERS))
    if sheet and record:
        fail_with("print-one-kind")
    if len(link.encode()) > MOST_BYTES:
        fail_with("print-long-link", most=MOST_BYTES)
    file = out or Path("poster.pdf" if record else "sheets.pdf")
    check_writable(file)
    if record:
        match = told_by(record).match
        pages = [_poster(match, check_seat(match, seat), paper)]
    else:
        pages = sheets(_titled(sheet or ["A"]), paper, per_page, words(), link)
    write_or_fail(file, pdf(pages, _title(bool(record))))
    typer.echo(texts()("print-written", file=str(file), pages=len(pages)))


def _title(is_poster: bool) -> str:
    return texts()("print-poster-title" if is_poster else "print-sheets")


def words() -> Words:
    """What is written on a sheet, in the language that is spoken."""
    text = texts()
    plain = {name: text(f"print-{name}") for name in PLAIN}
    seasons = {season.id: text.name("season", season.id) for season in SEASONS["base"]}
    return Words(plain, seasons, {terrain: text.name("terrain", terrain) for terrain in TERRAINS})


def _titled(names: Sequence[str]) -> list[Titled]:
    return [_named(sheet_named(name.upper() if len(name) == 1 else name)) for name in names]


def _named(sheet: str) -> Titled:
    """A sheet by its letter or its code."""
    if sheet not in SHEETS and not is_code(sheet):
        fail_with("print-unknown-sheet", sheet=sheet, known=", ".join(SHEETS))
    try:
        return Titled(texts().name("sheet", sheet), ground(sheet))
    except BadNotation as bad:
        fail(sentence(bad))


def _poster(match: Match, number: int, paper: str) -> Page:
    text, table = texts(), match.table
    seat = table.seats[number]
    is_rated = table.over and table.options.seats == 1
    named = text.name("title", title(rating(table))) if is_rated else text("cli-seat", seat=number + 1)
    return poster(seat.sheet, paper, named, [text.name("sheet", table.options.sheet), *_earned(match, seat)])


def _earned(match: Match, seat: Seat) -> list[str]:
    """Two edicts a line with their stars, then the sum."""
    text, table = texts(), match.table
    told = []
    for edict, card in zip(Edict, table.edicts, strict=True):
        stars = [
            str(score.edicts[season.edicts.index(edict)])
            for season, score in zip(year(table.options), seat.scores, strict=False)
            if edict in season.edicts
        ]
        told.append(f"{edict} {text.name('card', card)} {'+'.join(stars)} ★".replace("  ", " "))
    lines = [" · ".join(told[:2]), " · ".join(told[2:])]
    if seat.scores:
        coins, lost = (sum(values) for values in zip(*((s.coins, s.monsters) for s in seat.scores), strict=True))
        lines.append(text("print-sum", coins=coins, monsters=lost, stars=seat.stars))
    return lines

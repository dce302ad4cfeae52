"""The report of an arena as tables; the terminal and the page show the same ones."""

from collections.abc import Iterator
from typing import NamedTuple

from rich.cells import cell_len
from rich.console import Group
from rich.table import Table as Grid
from rich.text import Text

from cartographers.arena.estimates import Estimate
from cartographers.arena.report import Entrant, Report
from cartographers.bots.own import Fault
from cartographers.cards.printed import SCORING, TITLES
from cartographers.cli.report.numbers import is_sure, milliseconds, plain, share, short, signed, with_margin
from cartographers.game.options import year
from cartographers.locales import texts


class Shown(NamedTuple):
    """A table: a heading, the names of its columns, and its rows, the first cell of each a name."""

    heading: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


def tables_of(report: Report) -> Iterator[Shown]:
    """All tables of a report that have something to tell."""
    yield _standings(report)
    if report.differences:
        yield _differences(report)
    if any(entrant.titles for entrant in report.entrants):
        yield _titles(report)
    yield _sources(report)
    yield _edicts(report)
    if any(entrant.times for entrant in report.entrants):
        yield _times(report)
    if any(entrant.faults for entrant in report.entrants):
        yield _faults(report)


def notes_of(report: Report) -> Iterator[str]:
    """What must be said beside the tables."""
    text = texts()
    yield text("arena-intervals")
    if has_luck(report):
        yield text("arena-luck-note")
    for bot in report.clairvoyant:
        yield text("arena-clairvoyant-note", bot=bot)
    if report.played < report.planned:
        yield text("arena-unfinished", played=report.played, planned=report.planned)


def printed(report: Report) -> Group:
    """The report for a terminal."""
    parts: list[Grid | Text] = []
    for shown in tables_of(report):
        grid = Grid(title=shown.heading, title_justify="left", title_style="bold", box=None, pad_edge=False)
        for place, (column, *cells) in enumerate(zip(shown.columns, *shown.rows, strict=True)):
            uncut = max(map(cell_len, (*column.split(), *cells)), default=0)
            grid.add_column(column, justify="left" if place == 0 else "right", min_width=uncut)
        for row in shown.rows:
            grid.add_row(*row)
        parts += [grid, Text()]
    return Group(*parts, Text("\n".join(notes_of(report))))


def _standings(report: Report) -> Shown:
    text = texts()
    alone = report.question.options.seats == 1
    columns = [text("arena-bot"), text("arena-deals")]
    spread = [text("cli-median"), text("cli-sd")]
    if alone:
        steady = [text("arena-without-luck")] if has_luck(report) else []
        columns += [text("cli-rating"), *steady, *spread, text("arena-legendary"), text("cli-stars")]
    else:
        columns += [text("arena-wins"), text("arena-place"), text("cli-stars"), *spread]
    return Shown(
        text("arena-standings"),
        tuple(columns),
        tuple((entrant.bot, str(entrant.deals), *_standing(entrant, has_luck(report))) for entrant in report.entrants),
    )


def has_luck(report: Report) -> bool:
    """Whether the luck of the cards is told apart, on enough deals."""
    return any(entrant.without_luck for entrant in report.entrants)


def _steady(found: Estimate | None) -> str:
    return with_margin(found) if found else ""


def _standing(entrant: Entrant, lucky: bool) -> tuple[str, ...]:
    sd = short(entrant.sd)
    if entrant.wins is None or entrant.place is None:
        return (
            with_margin(entrant.points),
            *([_steady(entrant.without_luck)] if lucky else []),
            signed(entrant.median),
            sd,
            f"{entrant.legendary:.0%}",
            plain(entrant.stars),
        )
    return share(entrant.wins), plain(entrant.place), plain(entrant.stars), short(entrant.median), sd


def _differences(report: Report) -> Shown:
    text = texts()
    lucky = has_luck(report)
    steady = [text("arena-without-luck")] if lucky else []
    columns = ("", text("arena-deals"), text("arena-difference"), *steady, text("arena-sure"))
    rows = [
        (
            f"{found.first} − {found.second}",
            str(found.stars.number),
            with_margin(found.stars),
            *([_steady(found.without_luck)] if lucky else []),
            text("arena-yes") if is_sure(found.without_luck or found.stars) else text("arena-no"),
        )
        for found in report.differences
    ]
    return Shown(text("arena-differences"), columns, tuple(rows))


def _titles(report: Report) -> Shown:
    text = texts()
    reached = [name for name, _ in TITLES if any(name in entrant.titles for entrant in report.entrants)]
    rows = [
        (
            text.name("title", name),
            *(f"{entrant.titles.get(name, 0) / entrant.games:.0%}" for entrant in report.entrants),
        )
        for name in reached
    ]
    return Shown(text("arena-titles"), ("", *(entrant.bot for entrant in report.entrants)), tuple(rows))


def _sources(report: Report) -> Shown:
    """Where the stars come from: by season, of which by coins and monsters."""
    text = texts()
    columns = [text.name("season", season.id) for season in year(report.question.options)]
    rows = [
        (
            entrant.bot,
            *map(short, entrant.seasons),
            short(entrant.coins),
            signed(entrant.monsters),
        )
        for entrant in report.entrants
    ]
    heading = text("arena-sources")
    return Shown(heading, (text("arena-bot"), *columns, text("cli-coins"), text("cli-monsters")), tuple(rows))


def _edicts(report: Report) -> Shown:
    text = texts()
    dealt = [card for card in SCORING if any(card in entrant.edicts for entrant in report.entrants)]
    rows = []
    for card in dealt:
        found = [entrant.edicts.get(card) for entrant in report.entrants]
        rows.append((text.name("card", card), *(f"{stars.mean:.1f}" if stars else "" for stars in found)))
    return Shown(text("arena-edicts"), ("", *(entrant.bot for entrant in report.entrants)), tuple(rows))


def _times(report: Report) -> Shown:
    text = texts()
    columns = (text("arena-bot"), text("cli-mean"), "50 %", "95 %", "99 %", text("arena-worst"), text("arena-kept"))
    rows = []
    for entrant in report.entrants:
        times = entrant.times
        if times is not None:
            figures = (times.mean, times.p50, times.p95, times.p99, times.worst)
            kept = "" if times.kept is None else f"{times.kept:.1%}"
            rows.append((entrant.bot, *map(milliseconds, figures), kept))
    return Shown(text("arena-times"), columns, tuple(rows))


def _faults(report: Report) -> Shown:
    text = texts()
    columns = (text("arena-bot"), *(text(f"arena-{fault}") for fault in Fault), text("arena-trouble"))
    rows = [
        (entrant.bot, *(str(entrant.faults[fault]) for fault in Fault), entrant.trouble)
        for entrant in report.entrants
        if entrant.faults
    ]
    return Shown(text("arena-faults"), columns, tuple(rows))

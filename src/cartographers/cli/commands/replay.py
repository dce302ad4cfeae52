"""`cartographers replay`: a game record, replayed and checked."""

import sys
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from cartographers.board.notation import lines_of
from cartographers.cards.printed import Edict
from cartographers.cli.args.console import output
from cartographers.cli.args.errors import fail, fail_with, sentence
from cartographers.cli.args.files import read_text, write_or_fail
from cartographers.cli.report.paper import paper_report, show_scores
from cartographers.cli.table.view.board import Overlay, drawn_map
from cartographers.game.events import SeasonStarted
from cartographers.game.match import Match
from cartographers.game.options import year
from cartographers.game.record import replayed
from cartographers.game.refusals import Refused
from cartographers.game.scores import rating, standings, title
from cartographers.game.state import Seat, Table
from cartographers.locales import texts
from cartographers.paper.record import is_paper, read
from cartographers.picture import picture
from cartographers.telling.log import log

MOST_MAPS = 4


def replay(
    record: Annotated[Path, typer.Argument(help="The record of a game; - for standard input.")],
    seat: Annotated[int | None, typer.Option(min=1, help="Show this seat's map only.")] = None,
    svg: Annotated[
        Path | None, typer.Option("--picture", help="Write the map as a picture (SVG) to this file.")
    ] = None,
    verify: Annotated[
        bool, typer.Option("--verify", help="Tell what proves that the decks were fixed before the first card.")
    ] = False,
    published: Annotated[
        str, typer.Option("--seal", metavar="SEAL", help="The seal that was published before the game; with --verify.")
    ] = "",
    with_log: Annotated[bool, typer.Option("--log", help="Tell the whole match, event by event.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Replay a game record, check every step, and show the sheets and scores.

    The record of a game on paper is counted again, season by season.
    """
    text = read_text(record)
    if is_paper(text):
        _replay_paper(text, svg, as_json)
        return
    try:
        match = replayed(text)
    except Refused as refused:
        fail(sentence(refused))
    table = match.table
    if seat is not None and seat > table.options.seats:
        fail_with("cli-no-seat", seat=seat, seats=table.options.seats)
    if published and published.strip().lower() != table.seal:
        fail_with("cli-other-seal", seal=table.seal)
    if svg is not None:
        _write_picture(svg, table, (seat or 1) - 1)
    if as_json:
        sys.stdout.write(msgspec.json.encode(report(table)).decode() + "\n")
    else:
        if with_log:
            for line in log(match.events, texts()):
                typer.echo(line)
        _show(output(), table, None if seat is None else seat - 1)
        if verify:
            typer.echo(f"\n{_proof(match, bool(published))}")


def _replay_paper(text: str, svg: Path | None, as_json: bool) -> None:
    """Counts a game on paper again and shows its last map."""
    try:
        played = read(text)
    except Refused as refused:
        fail(sentence(refused))
    last = next((season for season in reversed(played.seasons) if season), None)
    if svg is not None and last is not None:
        write_or_fail(svg, picture(last.sheet, title=played.game.name, lines=[]))
    if as_json:
        sys.stdout.write(msgspec.json.encode(paper_report(played)).decode() + "\n")
        return
    console = output()
    if last is not None:
        console.print(drawn_map(last.sheet, Overlay()))
    show_scores(console, played)


def _proof(match: Match, is_published: bool) -> str:
    """What replaying has proved: it shuffled every deck anew from the seed and found the record's."""
    decks = sum(isinstance(event, SeasonStarted) for event in match.events)
    told = texts()("cli-verified", seed=match.state.seed, seal=match.table.seal, decks=decks)
    return told if is_published else f"{told} {texts()('cli-compare-seal')}"


def report(table: Table) -> dict[str, Any]:
    """The answer of `--json`."""
    seats = [
        {
            "map": lines_of(seat.sheet),
            "coins": seat.coins,
            "seasons": [
                {"edicts": score.edicts, "coins": score.coins, "monsters": score.monsters, "total": score.total}
                for score in seat.scores
            ],
            "stars": seat.stars,
        }
        for seat in table.seats
    ]
    answer: dict[str, Any] = {"finished": table.over, "turns": table.turn, "edicts": table.edicts, "seats": seats}
    if table.over and table.options.seats == 1:
        answer |= {"rating": rating(table), "title": title(rating(table))}
    elif table.over:
        for standing in standings(table):
            seats[standing.seat]["place"] = standing.place
    return answer


def _show(console: Console, table: Table, only: int | None) -> None:
    text = texts()
    for edict, card in zip(Edict, table.edicts, strict=True):
        console.print(f"[bold]{edict}[/] {text.name('card', card)}: {text.rule(card)}")
    shown = [only] if only is not None else list(range(min(table.options.seats, MOST_MAPS)))
    for number in shown:
        console.print()
        if table.options.seats > 1:
            console.print(text("cli-seat", seat=number + 1), style="bold")
        console.print(drawn_map(table.seats[number].sheet, Overlay()))
        if table.seats[number].scores:
            console.print(_scores(table, table.seats[number]))
    if only is None and table.options.seats > MOST_MAPS:
        console.print(text("cli-more-maps", hidden=table.options.seats - MOST_MAPS))
    console.print()
    console.print(_outcome(table))


def _scores(table: Table, seat: Seat) -> Grid:
    text = texts()
    grid = Grid(box=None, pad_edge=False)
    grid.add_column()
    for season in year(table.options):
        grid.add_column(text.name("season", season.id), justify="right")
    rows = {edict.value: [""] * 4 for edict in Edict}
    for number, (season, score) in enumerate(zip(year(table.options), seat.scores, strict=False)):
        for edict, stars in zip(season.edicts, score.edicts, strict=True):
            rows[edict][number] = str(stars)
    for name, cells in rows.items():
        grid.add_row(name, *cells)
    grid.add_row(text("cli-coins"), *(str(score.coins) for score in seat.scores))
    grid.add_row(text("cli-monsters"), *(str(score.monsters) for score in seat.scores))
    grid.add_row(text("cli-total"), *(str(score.total) for score in seat.scores), style="bold")
    return grid


def _outcome(table: Table) -> Text:
    text = texts()
    if not table.over:
        return Text(text("cli-unfinished", turn=table.turn))
    if table.options.seats == 1:
        rated = rating(table)
        name = text.name("title", title(rated))
        return Text(text("cli-solo-end", stars=table.seats[0].stars, rating=rated, title=name))
    lines = (
        text("cli-place", place=standing.place, seat=standing.seat + 1, stars=standing.stars, lost=standing.lost)
        for standing in standings(table)
    )
    return Text("\n".join(lines))


def _write_picture(file: Path, table: Table, number: int) -> None:
    text = texts()
    seat = table.seats[number]
    lines = [
        f"{edict} {text.name('card', card)} {'+'.join(_stars_of(table, seat, edict))} ★"
        for edict, card in zip(Edict, table.edicts, strict=True)
    ]
    if seat.scores:
        coins, lost = (sum(values) for values in zip(*((s.coins, s.monsters) for s in seat.scores), strict=True))
        lines += ["", text("cli-picture-sum", coins=coins, monsters=lost, stars=seat.stars)]
    named = text.name("title", title(rating(table))) if table.over and table.options.seats == 1 else ""
    write_or_fail(file, picture(seat.sheet, title=named, lines=lines))


def _stars_of(table: Table, seat: Seat, edict: Edict) -> list[str]:
    """The stars that an edict gave, season by season."""
    return [
        str(score.edicts[season.edicts.index(edict)])
        for season, score in zip(year(table.options), seat.scores, strict=False)
        if edict in season.edicts
    ]

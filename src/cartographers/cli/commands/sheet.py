"""`cartographers sheet`: a sheet of one's own, its code, what is odd about it, and what bots make of it."""

import sys
from typing import Annotated, Any

import msgspec
import typer
from rich.table import Table

from cartographers.arena.summary import Summary, spread
from cartographers.arena.tally import needed, tally
from cartographers.board.notation import lines_of, names
from cartographers.board.oddities import Oddity, oddities
from cartographers.bots.ladder import names as bot_names
from cartographers.cards.sheets import ground
from cartographers.cli.args.bots import chosen_bot
from cartographers.cli.args.console import output
from cartographers.cli.args.errors import fail, sentence
from cartographers.cli.args.sheets import sheet_named
from cartographers.cli.report.numbers import short
from cartographers.game.options import Options, check_sheet
from cartographers.game.refusals import Refused
from cartographers.locales import texts
from cartographers.native.aot.prepare import prepare

USUAL = "A"
SEED = "1"
MOST_NAMED = 6
"""Spaces of an oddity that are told by name."""


def sheet(
    named: Annotated[str, typer.Argument(metavar="SHEET", help="A file, a code, or A to D; - for standard input.")],
    games: Annotated[
        int, typer.Option(min=0, max=1_000_000, help="Let bots play so many games on it, and on sheet A.")
    ] = 0,
    bots: Annotated[
        list[str] | None, typer.Option("--bot", help="Which bots, with --games; usually all that think by no clock.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Show a sheet of your own, its code, what is odd about it, and what bots make of it."""
    code = sheet_named(named)
    try:
        check_sheet(code)
    except Refused as refused:
        fail(sentence(refused))
    found = oddities(ground(code))
    means = {bot: (_mean(code, bot, games), _mean(USUAL, bot, games)) for bot in _bots(bots)} if games else {}
    if as_json:
        sys.stdout.write(msgspec.json.encode(_told(code, found, games, means)).decode() + "\n")
        return
    shown = output()
    shown.print(texts().name("sheet", code), markup=False, highlight=False)
    shown.print("\n".join(lines_of(ground(code))), markup=False, highlight=False)
    shown.print(code, markup=False, highlight=False, soft_wrap=True)
    for each in found:
        shown.print(f"- {oddity_in_words(each)}", markup=False, highlight=False)
    if not found:
        shown.print(texts()("sheets-fine"))
    if means:
        shown.print(_table(games, means))


def oddity_in_words(oddity: Oddity) -> str:
    """What there is, and what comes of it."""
    text, spaces = texts(), names(oddity.spaces)
    where = " ".join(spaces[:MOST_NAMED])
    if len(spaces) > MOST_NAMED:
        where = text("odd-and-more", spaces=where, number=len(spaces) - MOST_NAMED)
    name = f"odd-{oddity.odd.replace('_', '-')}"
    return f"{text(name, number=oddity.number, spaces=where)} {text(f'{name}.why')}"


def _bots(chosen: list[str] | None) -> list[str]:
    """The bots that were chosen, else those that do not think by the clock."""
    for bot in chosen or ():
        chosen_bot(bot)
    return chosen or [bot for bot in bot_names() if bot != "master"]


def _mean(sheet: str, bot: str, games: int) -> float:
    """The mean rating of a bot alone on a sheet; deals are the same for every sheet."""
    options, summary = Options(sheet=sheet), Summary()
    prepare(needed(options, bot, games))
    for _ in tally(summary, options, SEED, bot, games):
        pass
    return spread(summary.ratings).mean


def _told(code: str, found: tuple[Oddity, ...], games: int, means: dict[str, tuple[float, float]]) -> dict[str, Any]:
    """The answer of `--json`."""
    odd = [
        {"odd": each.odd, "grave": each.is_grave, "count": each.number, "spaces": names(each.spaces)} for each in found
    ]
    bots = {bot: {"rating": here, "usual": usual} for bot, (here, usual) in means.items()}
    return {"sheet": code, "map": lines_of(ground(code)), "oddities": odd, "games": games, "bots": bots}


def _table(games: int, means: dict[str, tuple[float, float]]) -> Table:
    text = texts()
    grid = Table(title=text("sheets-bots", games=games), title_justify="left", box=None, pad_edge=False)
    grid.add_column("")
    grid.add_column(text("sheets-here"), justify="right")
    grid.add_column(text("sheets-usual", sheet=text.name("sheet", USUAL)), justify="right")
    for bot, (here, usual) in means.items():
        grid.add_row(bot, short(here), short(usual))
    return grid

"""`cartographers sheet`: a sheet of one's own, its code, what is odd about it, and what bots make of it."""

import sys
from itertools import zip_longest
from typing import Annotated, Any, NamedTuple

import msgspec
import typer
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from cartographers.arena.summary import Summary, spread
from cartographers.arena.tally import needed, tally
from cartographers.board.notation import lines_of, names
from cartographers.board.oddities import Oddity, oddities
from cartographers.bots.ladder import names as bot_names
from cartographers.cards.sheets import ground
from cartographers.cli.args.bots import chosen_bot
from cartographers.cli.args.console import output
from cartographers.cli.args.errors import INTERRUPTED, fail, sentence
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


class Tried(NamedTuple):
    """What a bot has reached so far on a sheet and on the usual one, deal by deal the same."""

    here: Summary
    usual: Summary

    @property
    def games(self) -> int:
        """On each of them."""
        return min(self.here.games, self.usual.games)


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
    tried = {bot: Tried(Summary(), Summary()) for bot in _bots(bots)} if games else {}
    if not as_json:
        _show(code, found)
    is_whole = _play(code, tried, games, quiet=as_json)
    if as_json:
        sys.stdout.write(msgspec.json.encode(_told(code, found, games, tried)).decode() + "\n")
    elif any(each.games for each in tried.values()):
        output().print(_table(games, tried))
    if not is_whole:
        played = sum(each.here.games + each.usual.games for each in tried.values())
        fail(texts()("sheets-stopped", played=played, planned=2 * games * len(tried)), INTERRUPTED)


def _show(code: str, found: tuple[Oddity, ...]) -> None:
    """The sheet itself, at once: bots take their time."""
    shown = output()
    shown.print(texts().name("sheet", code), markup=False, highlight=False)
    shown.print("\n".join(lines_of(ground(code))), markup=False, highlight=False)
    shown.print(code, markup=False, highlight=False, soft_wrap=True)
    for each in found:
        shown.print(f"- {oddity_in_words(each)}", markup=False, highlight=False)
    if not found:
        shown.print(texts()("sheets-fine"))


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


def _play(code: str, tried: dict[str, Tried], games: int, quiet: bool) -> bool:
    """Has every bot play; whether it could: who presses Ctrl-C keeps what is known by then."""
    try:
        for bot in tried:
            prepare(needed(Options(sheet=code), bot, games))
        shown = Console(stderr=True)
        with Progress(console=shown, transient=True, disable=quiet or not sys.stderr.isatty()) as progress:
            playing = progress.add_task(texts()("cli-simulating"), total=2 * games * len(tried))
            for bot, (here, usual) in tried.items():
                both = (
                    tally(summary, Options(sheet=on), SEED, bot, games)
                    for summary, on in ((here, code), (usual, USUAL))
                )
                for more in zip_longest(*both, fillvalue=0):
                    progress.advance(playing, sum(more))
    except KeyboardInterrupt:
        return False
    return True


def _mean(summary: Summary) -> float:
    return spread(summary.ratings).mean


def _told(code: str, found: tuple[Oddity, ...], games: int, tried: dict[str, Tried]) -> dict[str, Any]:
    """The answer of `--json`; of a trial that was stopped, only the bots that were done."""
    odd = [
        {"odd": each.odd, "grave": each.is_grave, "count": each.number, "spaces": names(each.spaces)} for each in found
    ]
    bots = {
        bot: {"rating": _mean(each.here), "usual": _mean(each.usual)}
        for bot, each in tried.items()
        if each.games == games
    }
    return {"sheet": code, "map": lines_of(ground(code)), "oddities": odd, "games": games, "bots": bots}


def _table(games: int, tried: dict[str, Tried]) -> Table:
    """The means of all bots that have begun; who was stopped is told with the games by then."""
    text = texts()
    grid = Table(title=text("sheets-bots", games=games), title_justify="left", box=None, pad_edge=False)
    grid.add_column("")
    grid.add_column(text("sheets-here"), justify="right")
    grid.add_column(text("sheets-usual", sheet=text.name("sheet", USUAL)), justify="right")
    for bot, each in tried.items():
        if each.games:
            name = bot if each.games == games else f"{bot}, {text('sheets-games', games=each.games)}"
            grid.add_row(name, short(_mean(each.here)), short(_mean(each.usual)))
    return grid

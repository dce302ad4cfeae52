"""`cartographers simulate`: many games between bots."""

import sys
import time
from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from cartographers.arena.summary import Spread, Summary, spread
from cartographers.arena.tally import needed, tally
from cartographers.bots.own import Fault, OwnBot
from cartographers.cards.printed import TITLES
from cartographers.cli.args.bots import (
    CHOICE,
    USUAL_BOT,
    USUAL_LIMIT,
    MoveLimitOption,
    WeightsOption,
    choose_weights,
    chosen_bot,
    tell_faults,
)
from cartographers.cli.args.choices import takes_options
from cartographers.cli.args.console import output
from cartographers.cli.args.errors import fail_with
from cartographers.cli.report.numbers import short
from cartographers.game.options import Options
from cartographers.game.record import is_seed
from cartographers.locales import texts
from cartographers.native.aot.prepare import prepare


@takes_options
def simulate(
    options: Options,
    bot: Annotated[str, typer.Option(help=f"Who plays in every seat: {CHOICE}.")] = USUAL_BOT,
    games: Annotated[int, typer.Option(min=1, max=100_000_000, help="How many games.")] = 1000,
    seed: Annotated[str, typer.Option(help="The same seed gives the same games.")] = "1",
    weights: WeightsOption = None,
    move_limit: MoveLimitOption = USUAL_LIMIT,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Play many games between bots and sum up stars, ratings, titles and speed."""
    choose_weights(weights)
    player = chosen_bot(bot, move_limit)
    own = player if isinstance(player, OwnBot) else None
    if not is_seed(seed):
        fail_with("cli-bad-seed")
    summary = Summary()
    prepare(needed(options, bot, games))
    started = time.perf_counter()
    quiet = as_json or not sys.stderr.isatty()
    with Progress(console=Console(stderr=True), transient=True, disable=quiet) as progress:
        playing = progress.add_task(texts()("cli-simulating"), total=games)
        for more in tally(summary, options, seed, bot, games, own):
            progress.advance(playing, more)
    seconds = time.perf_counter() - started
    if as_json:
        faults = {"faults": {fault: own.faults[fault] for fault in Fault}} if own else {}
        sys.stdout.write(msgspec.json.encode({**report(summary, seconds), **faults}).decode() + "\n")
    else:
        output().print(_shown(summary, seconds))
    tell_faults(player)


def report(summary: Summary, seconds: float) -> dict[str, Any]:
    """The answer of `--json`."""
    return {
        "games": summary.games,
        "seconds": seconds,
        "games_per_second": summary.games / seconds,
        "stars": spread(summary.stars),
        "rating": spread(summary.ratings) if summary.ratings else None,
        "titles": {name: summary.titles[name] for name, _ in TITLES if summary.titles[name]},
    }


def _shown(summary: Summary, seconds: float) -> Table:
    text = texts()
    grid = Table(title=text("cli-games", games=summary.games), title_justify="left", box=None, pad_edge=False)
    for column in ("", text("cli-mean"), text("cli-median"), text("cli-sd")):
        grid.add_column(column, justify="right" if column else "left")
    rows = [(text("cli-stars"), summary.stars), (text("cli-rating"), summary.ratings)]
    for name, counts in rows:
        if counts:
            grid.add_row(name, *_numbers(spread(counts)))
    for name, _ in TITLES:
        if summary.titles[name]:
            share = summary.titles[name] / summary.games
            grid.add_row(text.name("title", name), f"{summary.titles[name]:,}", f"{share:.1%}")
    grid.add_row(text("cli-speed"), f"{summary.games / seconds:,.0f}")
    return grid


def _numbers(numbers: Spread) -> tuple[str, str, str]:
    return short(numbers.mean), short(numbers.median), short(numbers.sd)

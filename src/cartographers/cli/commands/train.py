"""`cartographers train`: the weights by which planner and master value a sheet, learned anew from games."""

import sys
import time
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress

from cartographers.cli.args.console import output
from cartographers.cli.args.errors import fail_with
from cartographers.cli.args.files import check_writable, write_or_fail
from cartographers.game.record import is_seed
from cartographers.locales import texts
from cartographers.native import available


def train(
    out: Annotated[Path, typer.Option(help="The file for the weights.")] = Path("weights.npz"),
    seed: Annotated[str, typer.Option(help="The same seed gives the same weights.")] = "1",
    workers: Annotated[int, typer.Option(min=1, max=3, help="Processes: the three kinds of game side by side.")] = 1,
    short: Annotated[bool, typer.Option("--short", help="A few games only: to try it out.")] = False,
) -> None:
    """Learn anew how planner and master value a sheet, from many games of their own.

    It takes about two and a half hours of one core. Any number of workers learns the same.
    """
    if not is_seed(seed):
        fail_with("cli-bad-seed")
    if not available():
        fail_with("cli-train-needs-native")
    from cartographers.native.training.courses import TABLES, lessons, provenance
    from cartographers.native.value.weights import packed

    check_writable(out)
    started = time.perf_counter()
    weights = {}
    with Progress(console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as progress:
        learning = progress.add_task(texts()("cli-training"), total=len(TABLES))
        for lesson in lessons(seed, short, workers):
            weights[lesson.kind] = lesson.weights
            progress.advance(learning, 1 / lesson.of)
    write_or_fail(out, packed({kind: weights[kind] for kind in TABLES}, provenance(seed, short)))
    minutes = f"{(time.perf_counter() - started) / 60:.1f}"
    output().print(texts()("cli-trained", file=str(out), minutes=minutes), soft_wrap=True)

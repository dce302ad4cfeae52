"""`cartographers puzzles`: make puzzles from seeds, check them, look at one, solve them in the terminal."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from cartographers.bots.ladder import LONGEST_BUDGET
from cartographers.cli.args.console import output
from cartographers.cli.args.errors import INTERRUPTED, fail, fail_with, sentence
from cartographers.cli.args.files import check_writable
from cartographers.cli.table.puzzling import Solving, explanation, question
from cartographers.game.refusals import Refused
from cartographers.locales import texts
from cartographers.native import available
from cartographers.puzzles import Puzzles, judge, of_the_day, shipped
from cartographers.puzzles.shelf import puzzles_of

SHIPPED = "shipped"
MOST_DIGITS = 9

puzzles = typer.Typer(
    name="puzzles",
    help="Puzzles, where would you draw this: solve them, make them from seeds, check them.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)


@puzzles.command()
def make(
    seeds: Annotated[str, typer.Option(metavar="A:B", help="The seeds to play, from A on and before B.")],
    out: Annotated[Path, typer.Option(help="The file for the puzzles; what it holds of them already stays.")],
) -> None:
    """Make puzzles from games with given seeds. Stopped and started again, it goes on where it was."""
    _check_native()
    from cartographers.puzzles.growing import grown

    asked = _seeds(seeds)
    check_writable(out)
    with _refusals(), _progress() as progress:
        making = progress.add_task(texts()("puzzles-making"), total=len(asked))
        now = None
        try:
            for now in grown(out, asked):
                progress.update(making, completed=now.seed - asked.start)
        except KeyboardInterrupt:
            fail(texts()("puzzles-stopped", seed=now.seed if now else asked.start, file=str(out)), INTERRUPTED)
        except OSError as error:
            fail_with("cli-unwritable", file=str(out), reason=error.strerror or "")
    assert now is not None
    output().print(texts()("puzzles-made", puzzles=now.puzzles, file=str(out)), soft_wrap=True)


@puzzles.command()
def check(
    file: Annotated[str, typer.Argument(help="A file of puzzles, or shipped.")] = SHIPPED,
    budget: Annotated[int, typer.Option(min=1, max=LONGEST_BUDGET, metavar="MS", help="How long it thinks.")] = 1000,
    sample: Annotated[int | None, typer.Option(min=1, help="So many of them.", show_default="all")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Ask a master whether the best drawing of each puzzle is the best and leads by 2 stars or more."""
    _check_native()
    from cartographers.puzzles import checking

    text = texts()
    with _refusals(), _progress() as progress:
        known = _puzzles(file)
        if not len(known):
            raise Refused("no_puzzles")
        asked = checking.sample(known.all, sample or len(known))
        thinking = checking.checked(asked, budget)
        found = checking.agreement(list(progress.track(thinking, len(asked), description=text("puzzles-thinking"))))
    if as_json:
        told = {**msgspec.to_builtins(found), "share": found.share, "budget": budget, "clear": checking.CLEAR}
        sys.stdout.write(msgspec.json.encode(told).decode() + "\n")
        return
    percents = {key: f"{100 * part:.1f}" for key, part in _parts(found.share, found.low, found.high)}
    stars = f"{checking.CLEAR:.0f}"
    agreed = text(
        "puzzles-agreed", agreed=found.agreed, checked=found.checked, budget=str(budget), stars=stars, **percents
    )
    output().print(agreed, soft_wrap=True)
    output().print(text("puzzles-same-best", best=found.best, checked=found.checked), soft_wrap=True)


@puzzles.command()
def show(
    puzzle: Annotated[str, typer.Argument(help="Its id.", show_default="the puzzle of the day")] = "",
    answer: Annotated[bool, typer.Option("--answer", help="Show the best drawing too, and why.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object, with the answer.")] = False,
) -> None:
    """Show one puzzle."""
    with _refusals():
        shown = shipped().named(puzzle) if puzzle else of_the_day(datetime.now(UTC).date())
        if as_json:
            sys.stdout.write(msgspec.json.encode(shown).decode() + "\n")
            return
        output().print(question(shown))
        if answer:
            output().print(explanation(shown, judge(shown, shown.best)))


@puzzles.command()
def play(
    theme: Annotated[str, typer.Option(help="As edict:treetower, season:winter, ambush, ruins, heroes.")] = "",
) -> None:
    """Solve puzzles in the terminal, each as difficult as you are strong."""
    with _refusals():
        Solving(shipped(), output(), theme).run()


def _seeds(told: str) -> range:
    first, _, last = told.partition(":")
    if not all(part.isascii() and part.isdigit() and len(part) <= MOST_DIGITS for part in (first, last)):
        fail_with("puzzles-bad-seeds")
    if int(first) >= int(last):
        fail_with("puzzles-bad-seeds")
    return range(int(first), int(last))


def _puzzles(file: str) -> Puzzles:
    if file == SHIPPED:
        return shipped()
    try:
        return puzzles_of(Path(file).read_bytes())
    except OSError as error:
        fail_with("cli-unreadable", file=file, reason=error.strerror or "")


def _parts(*parts: float) -> Iterator[tuple[str, float]]:
    return zip(("share", "low", "high"), parts, strict=True)


def _check_native() -> None:
    if not available():
        fail_with("puzzles-need-native")


def _progress() -> Progress:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty())


@contextmanager
def _refusals() -> Iterator[None]:
    """Ends the command with the sentence of a refusal."""
    try:
        yield
    except Refused as refused:
        fail(sentence(refused))

"""`cartographers arena`: bots against each other on the same deals."""

import os
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Annotated, Literal, NoReturn

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from cartographers.arena.contest import asked_for, missing, played
from cartographers.arena.entrants import CLAIRVOYANT, check, needed
from cartographers.arena.finished import Finished
from cartographers.arena.journal import Journal, file_of
from cartographers.arena.question import Question, Unplayable, lineups
from cartographers.arena.report import Report, report
from cartographers.bots.own import is_own
from cartographers.cli.args.bots import CHOICE, USUAL_LIMIT, MoveLimitOption, WeightsOption, choose_weights
from cartographers.cli.args.choices import takes_options
from cartographers.cli.args.console import output
from cartographers.cli.args.errors import INTERRUPTED, fail, fail_with
from cartographers.cli.args.files import check_writable, write_or_fail
from cartographers.cli.report.page import page_of
from cartographers.cli.report.tables import printed
from cartographers.game.options import Options
from cartographers.game.record import is_seed
from cartographers.locales import texts
from cartographers.native.aot.prepare import prepare

FAILED = 1


@takes_options
def arena(
    options: Options,
    bots: Annotated[
        list[str],
        typer.Argument(help=f"Who plays: {CHOICE}, or {CLAIRVOYANT}."),
    ],
    deals: Annotated[int, typer.Option(min=1, max=10_000_000, help="How many deals; all bots get the same.")] = 100,
    seed: Annotated[str, typer.Option(help="The same seed gives the same deals.")] = "1",
    against: Annotated[str, typer.Option(help="Who sits in all other seats; else the bots sit at one table.")] = "",
    weights: WeightsOption = None,
    move_limit: MoveLimitOption = USUAL_LIMIT,
    luck: Annotated[
        bool, typer.Option("--luck", help="Tell the luck of the cards apart, in solo games: sharper means.")
    ] = False,
    into: Annotated[
        Path | None,
        typer.Option(help="Keep finished games in this file or folder; started again, play only what is missing."),
    ] = None,
    workers: Annotated[
        int | None, typer.Option(min=1, max=1024, help="Processes that play.", show_default="one a core")
    ] = None,
    on: Annotated[Literal["here", "ray"], typer.Option(help="Play on this machine or on a Ray cluster.")] = "here",
    address: Annotated[
        str, typer.Option(help="The Ray cluster: HOST:PORT; auto for the one that runs here, local to start one.")
    ] = "auto",
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
    page: Annotated[Path | None, typer.Option(help="Write a page with plots (HTML) to this file.")] = None,
) -> None:
    """Let bots play the same deals and compare them: means, paired differences, titles, time a move.

    Alone, every bot plays every deal; at a larger table each takes a seat, and seats rotate from deal to deal.
    """
    if not is_seed(seed):
        fail_with("cli-bad-seed")
    if page is not None:
        if into is not None and file_of(into).resolve() == page.resolve():
            fail_with("arena-page-is-kept", file=str(page))
        check_writable(page)
    choose_weights(weights)
    question = Question(options, tuple(bots), seed, deals, against, str(weights or ""), move_limit, luck)
    with _refusals():
        if on == "ray" and (weights or any(map(is_own, (*bots, against)))):
            raise Unplayable("own-bot-here")
        check(question)
        if on == "here":
            prepare(needed(question))
        games, stopped = _games(question, into, workers or _cores(), address if on == "ray" else None, as_json)
    summed = report(question, games, sum(1 for _ in lineups(question)))
    if games:
        _tell(summed, as_json, page)
    if stopped:
        _end_midway(stopped, summed, into)


def _end_midway(stopped: OSError | KeyboardInterrupt, summed: Report, into: Path | None) -> NoReturn:
    if isinstance(stopped, OSError):
        fail_with("cli-unwritable", file=str(into), reason=stopped.strerror or "")
    kept = "arena-stopped-kept" if into else "arena-stopped"
    fail(texts()(kept, played=summed.played, planned=summed.planned, file=str(into or "")), INTERRUPTED)


def _games(
    question: Question, into: Path | None, workers: int, ray: str | None, quiet: bool
) -> tuple[list[Finished], OSError | KeyboardInterrupt | None]:
    """All games of a question, played now or before; and what stopped it midway, a person or a full disk."""
    with ExitStack() as stack:
        kept = stack.enter_context(_kept(into, question)) if into else None
        games = asked_for(question, kept.games) if kept else []
        left = missing(question, games)
        progress = stack.enter_context(_progress(quiet))
        playing = progress.add_task(texts()("cli-simulating"), total=len(games) + len(left), completed=len(games))
        try:
            for game in played(question, left, workers, ray):
                games.append(game)
                if kept and (full := _unkept(kept, game)):
                    return games, full
                progress.advance(playing)
        except KeyboardInterrupt as interrupted:
            return games, interrupted
    return games, None


def _kept(into: Path, question: Question) -> Journal:
    try:
        return Journal(into, question)
    except OSError as error:
        fail_with("cli-unwritable", file=str(into), reason=error.strerror or "")


def _unkept(kept: Journal, game: Finished) -> OSError | None:
    """Keeps a game; the error where that cannot be done."""
    try:
        kept.add(game)
    except OSError as error:
        return error
    return None


def _progress(quiet: bool) -> Progress:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=Console(stderr=True), transient=True, disable=quiet or not sys.stderr.isatty())


def _cores() -> int:
    """The cores that this process may use."""
    return len(os.sched_getaffinity(0)) if sys.platform == "linux" else os.cpu_count() or 1


@contextmanager
def _refusals() -> Iterator[None]:
    """Ends the command with the sentence for what cannot be played."""
    try:
        yield
    except Unplayable as error:
        kind = "cli" if error.code == "unknown-bot" else "arena"
        fail_with(f"{kind}-{error.code}", **error.details)
    except ChildProcessError:
        fail(texts()("arena-worker-died"), FAILED)


def _tell(summed: Report, as_json: bool, page: Path | None) -> None:
    if page is not None:
        write_or_fail(page, page_of(summed))
    if as_json:
        sys.stdout.write(msgspec.json.encode(summed).decode() + "\n")
    else:
        output().print(printed(summed), crop=False)

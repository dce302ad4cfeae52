"""`cartographers play`: a game in the terminal, alone or against bots."""

import io
import os
import secrets
import sys
from functools import partial
from pathlib import Path
from typing import Annotated

import typer

from cartographers.bots import Bot
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
from cartographers.cli.args.choices import TABLE_OPTIONS, own_edition, takes_options
from cartographers.cli.args.errors import INTERRUPTED, fail, fail_with, sentence
from cartographers.cli.args.files import read_text
from cartographers.cli.table.lines import end_lines
from cartographers.cli.table.screen import Screen
from cartographers.cli.table.script import Script
from cartographers.cli.table.session import Session, Unsaved
from cartographers.cli.table.terminal import Terminal
from cartographers.game.match import Match
from cartographers.game.options import Options
from cartographers.game.record import is_seed, replayed
from cartographers.game.refusals import Refused
from cartographers.locales import texts

HUNG_UP = 129


@partial(takes_options, usual=own_edition)
def play(
    context: typer.Context,
    options: Options,
    bot: Annotated[str, typer.Option(help=f"Who sits in the other seats: {CHOICE}.")] = USUAL_BOT,
    seed: Annotated[str | None, typer.Option(help="The same seed gives the same cards.", show_default="new")] = None,
    save: Annotated[Path | None, typer.Option(help="Keep the game in this file after every turn.")] = None,
    resume: Annotated[Path | None, typer.Option(help="Go on with the game in this file, and keep it there.")] = None,
    weights: WeightsOption = None,
    move_limit: MoveLimitOption = USUAL_LIMIT,
    plain: Annotated[bool, typer.Option("--plain", help="Line by line: for screen readers and scripts.")] = False,
) -> None:
    """Play a game in the terminal, alone or against bots.

    Without --set or --preset it is the base game as the edition of your language has it.
    By keys in a terminal; line by line with --plain or when input or output is not a terminal.
    The end of the input leaves the game with exit code 0.
    """
    choose_weights(weights)
    player = chosen_bot(bot, move_limit, is_quiet=True)
    if resume is not None:
        _check_settled(context)
        match = _resumed(resume)
    else:
        match = _started(options, secrets.token_hex(4) if seed is None else seed)
    try:
        _run(_seated(match, player, bot, save, resume), plain)
    finally:
        tell_faults(player)


def _started(options: Options, seed: str) -> Match:
    if not is_seed(seed):
        fail_with("cli-bad-seed")
    return Match(options, seed)


def _check_settled(context: typer.Context) -> None:
    sources = {name: context.get_parameter_source(name) for name in (*TABLE_OPTIONS, "seed")}
    given = [name for name, source in sources.items() if source and source.name == "COMMANDLINE"]
    if given:
        flags = [parameter.opts[0] for parameter in context.command.params if parameter.name in given]
        fail_with("play-resume-fixes", options=", ".join(flags))


def _resumed(file: Path) -> Match:
    try:
        match = replayed(read_text(file))
    except Refused as refused:
        fail(f"{file}: {sentence(refused)}")
    if match.over:
        fail_with("play-already-over", file=str(file))
    return match


def _seated(match: Match, bot: Bot, name: str, save: Path | None, resume: Path | None) -> Session:
    kept = None if str(resume) == "-" else resume
    session = Session(match, bot, kept, resumed=resume is not None, bot_name=name)
    if save is not None:
        try:
            session.save(save)
        except Unsaved as unsaved:
            fail(str(unsaved))
    return session


def _run(session: Session, plain: bool) -> None:
    """Plays by keys where that can be done, and says at the end what became of the game."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        if plain or not has_keys():
            Script(session).run()
        else:
            Terminal(session, Screen()).run()
            for line in end_lines(session):
                typer.echo(line)
    except KeyboardInterrupt:
        text = texts()
        if not session.file:
            fail(text("play-interrupted"), INTERRUPTED)
        fail(text("play-interrupted-kept", file=str(session.file), command=session.go_on), INTERRUPTED)
    except EOFError:
        raise typer.Exit(HUNG_UP) from None


def has_keys() -> bool:
    """Whether there is a terminal that can show a map: with a cursor that moves, and signs beyond ASCII."""
    if not sys.stdin or not sys.stdout or not sys.stdin.isatty() or not sys.stdout.isatty():
        return False
    return os.environ.get("TERM") not in ("dumb", "unknown") and "utf" in sys.stdout.encoding.casefold()


if __name__ == "__main__":
    typer.run(play)

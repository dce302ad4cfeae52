"""The program `cartographers`: its commands, and how each of them ends."""

import io
import os
import sys
from contextlib import suppress
from errno import EBADF, EDQUOT, EFBIG, EIO, ENOSPC
from pathlib import Path
from typing import TextIO

import typer
import typer.main
from typer.core import TyperGroup

from cartographers import __version__
from cartographers.cli.args.errors import BAD_INPUT, INTERRUPTED, fail_with
from cartographers.cli.args.help import QuickHelp
from cartographers.cli.commands import unloaded
from cartographers.locales import LANGUAGES, language_of, speak, texts

UNWRITABLE = {EBADF, EDQUOT, EFBIG, EIO, ENOSPC}
"""What a write to an output without room or without an end is answered with."""

app = typer.Typer(
    name="cartographers",
    cls=QuickHelp,
    help="The map-drawing board game Cartographers: play it, score maps, simulate games. An unofficial project.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
)


def _show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"cartographers {__version__}")
        raise typer.Exit


@app.callback()
def _program(
    version: bool = typer.Option(
        False, "--version", callback=_show_version, is_eager=True, help="Show the version and leave."
    ),
    language: str = typer.Option(
        "", help=f"One of {', '.join(LANGUAGES)}, with any command; else that of the locale.", show_default=False
    ),
) -> None:
    pass


def main() -> None:
    """Runs a command. Whatever goes wrong ends in one sentence on stderr and an exit code, never a traceback."""
    _have_streams()
    if "_CARTOGRAPHERS_COMPLETE" in os.environ:
        program()()
    sys.exit(run(sys.argv[1:]))


def program() -> TyperGroup:
    """The program with all its commands."""
    group = typer.main.get_command(app)
    assert isinstance(group, TyperGroup)
    for command in unloaded():
        group.add_command(command)
    return group


def run(arguments: list[str]) -> int:
    """Runs a command and returns its exit code."""
    try:
        code = _invoked(arguments)
        sys.stdout.flush()
        return code
    except typer.TyperException as error:
        return _failed(error.format_message())
    except (KeyboardInterrupt, typer.Abort):
        return _failed(texts()("cli-interrupted"), INTERRUPTED)
    except BrokenPipeError:
        _silence(sys.stdout)
        return _failed(texts()("cli-broken-pipe"))
    except OSError as error:
        if error.filename is not None or error.errno not in UNWRITABLE:
            raise
        _silence(sys.stdout)
        return _failed(texts()("cli-unwritable-output", reason=error.strerror or ""))


def _invoked(arguments: list[str]) -> int:
    command = program()
    try:
        rest = _spoken(arguments)
        with command.make_context("cartographers", rest) as context:
            command.invoke(context)
    except typer.Exit as ended:
        return ended.exit_code
    return 0


def _have_streams() -> None:
    """Makes up for streams that are closed, and for letters that an output does not have."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, Path(os.devnull).open(mode, encoding="utf-8"))  # noqa: SIM115
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def _silence(stream: TextIO) -> None:
    """Sends nowhere what is left in a stream; python would complain once more when it flushes at exit."""
    with suppress(OSError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


def _spoken(arguments: list[str]) -> list[str]:
    """Speaks the language that `--language` asks for, wherever it stands, or the locale; the other arguments."""
    asked = next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), "")
    speak(language_of(asked))
    rest = list(arguments)
    while (place := next((n for n, word in enumerate(rest) if word.partition("=")[0] == "--language"), -1)) >= 0:
        _, given, language = rest.pop(place).partition("=")
        if not given:
            language = rest.pop(place) if place < len(rest) else ""
        if language not in LANGUAGES:
            fail_with("cli-unknown-language", language=language, known=", ".join(LANGUAGES))
        speak(language)
    return rest


def _failed(message: str, code: int = BAD_INPUT) -> int:
    if message:
        try:
            sys.stderr.write(f"{message}\n")
            sys.stderr.flush()
        except OSError:
            _silence(sys.stderr)
    return code

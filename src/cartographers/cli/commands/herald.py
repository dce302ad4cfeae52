"""`cartographers herald`: turns up the cards for people who draw on paper."""

import os
import secrets
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from typing import Annotated

import msgspec
import typer
from rich.console import Console, ConsoleDimensions
from rich.text import Text

from cartographers.cards.printed import DECK
from cartographers.cli.args.choices import card_id, own_edition, takes_options
from cartographers.cli.args.errors import INTERRUPTED, fail, fail_with, sentence
from cartographers.cli.commands.play import HUNG_UP, has_keys
from cartographers.cli.table.heralding import edict_lines, pictured, spoken
from cartographers.cli.table.keys import RESIZED, SUSPENDED, Keyboard
from cartographers.game.herald import setup
from cartographers.game.options import Options
from cartographers.game.record import is_seed
from cartographers.game.refusals import Refused
from cartographers.locales import texts
from cartographers.server.hosting.heralds import Herald, opened, stepped

_ON = {"enter", " ", "right", "n"}
_BACK = {"b", "left", "backspace"}
_END = {"q", "escape"}


@partial(takes_options, usual=own_edition)
def herald(
    options: Options,
    seed: Annotated[str | None, typer.Option(help="The same seed gives the same cards.", show_default="new")] = None,
    enter: Annotated[
        bool, typer.Option("--enter", help="You turn up the cards of your box and type which; --edicts says A to D.")
    ] = False,
    plain: Annotated[bool, typer.Option("--plain", help="Line by line: for screen readers and scripts.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="The whole deal at once, a JSON object a line.")] = False,
) -> None:
    """Turn up the cards for people who draw on paper, one by one, with one step back.

    Without --set or --preset it is the base game as the edition of your language has it.
    By keys in a terminal; line by line with --plain or when input or output is not a terminal.
    """
    if seed is not None and not is_seed(seed):
        fail_with("cli-bad-seed")
    try:
        table = opened(Herald("", options, secrets.token_hex(4) if seed is None else seed, enters=enter))
    except Refused as refused:
        fail(sentence(refused))
    try:
        if as_json:
            _tell_all(table)
        elif plain or not has_keys():
            _by_lines(table)
        else:
            _by_keys(table)
    except KeyboardInterrupt:
        raise typer.Exit(INTERRUPTED) from None
    except EOFError:
        raise typer.Exit(HUNG_UP) from None


def _tell_all(table: Herald) -> None:
    if table.enters:
        fail_with("herald-cli-enter-or-json")
    laid_out = setup(table.options, table.seed)
    for told in (laid_out, *table.announcements):
        typer.echo(msgspec.json.encode(told))


# Line by line


def _by_lines(table: Herald) -> None:
    """Reads a line for each step: nothing goes on, `b` back, `q` ends; where cards are entered, their names."""
    for line in edict_lines(setup(table.options, table.seed).edicts, None):
        typer.echo(line)
    _prompt(table)
    for line in sys.stdin:
        said = line.strip()
        if said in _END:
            return
        try:
            table = _stepped(table, said)
        except Refused as refused:
            typer.echo(sentence(refused))
        else:
            _say(table)
        if table.over:
            return
        _prompt(table)


def _prompt(table: Herald) -> None:
    typer.echo(texts()("herald-cli-enter" if table.enterable else "herald-cli-keys"))


def _stepped(table: Herald, said: str) -> Herald:
    if said in _BACK:
        return stepped(table, "back", table.at, "", 0.0)
    if said in ("", "n"):
        return stepped(table, "next", table.at, "", 0.0)
    return stepped(table, "enter", table.at, card_id(said[:100], DECK), 0.0)


def _say(table: Herald) -> None:
    for line in spoken(table.announced[-1], table.options) if table.at else ():
        typer.echo(line)


# By keys


def _by_keys(table: Herald) -> None:
    console = Console(highlight=False)
    keyboard = Keyboard()
    typed, refused = "", ""
    with _on_screen(console, keyboard):
        while True:
            _show(console, table, typed, refused)
            key = keyboard.read()
            if key in (RESIZED, SUSPENDED):
                continue
            if not typed and key in _END:
                return
            refused = ""
            try:
                table, typed = _pressed(table, typed, key)
            except Refused as error:
                typed, refused = "", sentence(error)


def _pressed(table: Herald, typed: str, key: str) -> tuple[Herald, str]:
    """The table after a key, and what is typed of a card's name."""
    if table.enterable and not (key in _BACK and not typed):
        if key == "backspace":
            return table, typed[:-1]
        if key == "enter":
            return _stepped(table, typed), ""
        return table, (typed + key)[:100] if len(key) == 1 else typed
    if key in _BACK:
        return _stepped(table, "b"), ""
    return (_stepped(table, ""), "") if key in _ON and not table.over else (table, "")


@contextmanager
def _on_screen(console: Console, keyboard: Keyboard) -> Iterator[None]:
    with keyboard.held(), console.screen():
        yield


def _show(console: Console, table: Herald, typed: str, refused: str) -> None:
    # The terminal itself knows best: COLUMNS and LINES of the environment do not follow the window.
    console.size = ConsoleDimensions(*os.get_terminal_size(sys.stdout.fileno()))
    told = table.announced[-1] if table.at else None
    edicts = setup(table.options, table.seed).edicts
    lines = pictured(told, table.options, console.width) if told else []
    asked = texts()("herald-cli-enter" if table.enterable else "herald-cli-keys")
    page = Text("\n").join(
        [
            *(Text(line, "bold") for line in lines),
            Text(),
            *(Text(line, "dim") for line in edict_lines(edicts, told)),
            Text(),
            Text(refused, "red") if refused else Text(asked, "dim"),
            Text(f"> {typed}") if table.enterable else Text(),
        ]
    )
    console.update_screen(page)

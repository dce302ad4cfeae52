"""The commands of the program by name: imported when they are run, listed without that.

Each sentence is the first of the command's own help; a test compares them.
"""

from importlib import import_module
from typing import Any

import typer
import typer.main
from typer.core import TyperCommand, TyperGroup

COMMANDS: dict[str, str] = {
    "play": "Play a game in the terminal, alone or against bots.",
    "herald": "Turn up the cards for people who draw on paper, one by one, with one step back.",
    "simulate": "Play many games between bots and sum up stars, ratings, titles and speed.",
    "arena": "Let bots play the same deals and compare them: means, paired differences, titles, time a move.",
    "train": "Learn anew how planner and master value a sheet, from many games of their own.",
    "replay": "Replay a game record, check every step, and show the sheets and scores.",
    "print": "Print sheets to draw on with a pencil, or a finished map as a poster, to a PDF file.",
    "hint": "The best drawings for a map and a card, with their value and why.",
    "analyse": ("Look at a game turn by turn: what was drawn, what was best, stars given away, the turning points."),
    "puzzles": "Puzzles, where would you draw this: solve them, make them from seeds, check them.",
    "sheet": "Show a sheet of your own, its code, what is odd about it, and what bots make of it.",
    "serve": "Serve the web table: for you alone, for friends by a link, or for a club.",
    "backup": "Keep all matches of a server in one file, while it runs.",
    "restore": "Put all matches of a backup into a database without any.",
    "bench": (
        "Measure scoring calls, whole games and environment steps a second, beside other simulators that are installed."
    ),
    "score": "Stars of a scoring card on a map, and the spaces that earn them.",
    "placements": "The number of different drawings a card offers on a map.",
    "ambush": "What an ambush does on a map in the solo game.",
    "season": "The stars of a season's end on a map.",
}
"""What the program's help says of each command: a function of a module of its name, or a program of several."""


class Unloaded(TyperCommand):
    """A command that is imported when it is asked to do anything but be listed."""

    def make_context(self, *given: Any, **more: Any) -> Any:
        assert self.name is not None
        return loaded(self.name).make_context(*given, **more)


def loaded(name: str) -> TyperCommand | TyperGroup:
    """A command, ready to run."""
    from cartographers.cli.preparing import show_preparing

    show_preparing()
    program = getattr(import_module(f"{__name__}.{name}"), name)
    if not isinstance(program, typer.Typer):
        function, program = program, typer.Typer(add_completion=False, pretty_exceptions_enable=False)
        program.command(name)(function)
    command = typer.main.get_command(program)
    assert isinstance(command, TyperCommand | TyperGroup)
    return command


def unloaded() -> list[TyperCommand]:
    """All commands, in the order of the help."""
    return [Unloaded(name, help=sentence) for name, sentence in COMMANDS.items()]

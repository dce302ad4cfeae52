"""Cartographers: the map-drawing board game as an exact rules engine, a table and a simulator. Unofficial.

This is the front door: what people hold in their hands. Its names are stable (docs/stability.md).

>>> import cartographers
>>> match = cartographers.Match(cartographers.PRESETS["english"], seed="any text")
>>> cartographers.finish(match, "random")
>>> cartographers.replay(cartographers.record(match)).table == match.table
True

Each name is imported when it is first used, so that `import cartographers` costs next to nothing.
"""

from importlib import import_module
from typing import TYPE_CHECKING

__version__ = "0.2.0"

# Where each name is at home. The imports below tell the same to type checkers; a test compares them.
_ROOMS = {
    "BadNotation": "board.notation.BadNotation",
    "board_of": "board.notation.board_of",
    "space_names": "board.notation.names",
    "sheet_code": "board.ground.code_of",
    "sheet_of": "board.notation.sheet_of",
    "Sheet": "board.sheet.Sheet",
    "Terrain": "board.sheet.Terrain",
    "Bot": "bots.Bot",
    "finish": "bots.finish.finish",
    "bot": "bots.ladder.bot",
    "bot_names": "bots.ladder.names",
    "SHEETS": "cards.printed.SHEETS",
    "ground": "cards.sheets.ground",
    "Command": "game.commands.Command",
    "Match": "game.match.Match",
    "placements": "game.offers.drawings_of",
    "Options": "game.options.Options",
    "PRESETS": "game.presets.PRESETS",
    "record": "game.record.record",
    "replay": "game.record.replayed",
    "Refused": "game.refusals.Refused",
    "rating": "game.scores.rating",
    "standings": "game.scores.standings",
    "title": "game.scores.title",
    "Answer": "game.state.Answer",
    "Dodging": "game.state.Dodging",
    "Drawing": "game.state.Drawing",
    "Seat": "game.state.Seat",
    "Table": "game.state.Table",
    "Target": "game.state.Target",
    "Task": "game.state.Task",
    "View": "game.view.View",
    "svg": "picture.picture",
    "Earned": "scoring.Earned",
    "score": "scoring.score",
}

__all__ = [
    "PRESETS",
    "SHEETS",
    "Answer",
    "BadNotation",
    "Bot",
    "Command",
    "Dodging",
    "Drawing",
    "Earned",
    "Match",
    "Options",
    "Refused",
    "Seat",
    "Sheet",
    "Table",
    "Target",
    "Task",
    "Terrain",
    "View",
    "__version__",
    "board_of",
    "bot",
    "bot_names",
    "finish",
    "ground",
    "placements",
    "rating",
    "record",
    "replay",
    "score",
    "sheet_code",
    "sheet_of",
    "space_names",
    "standings",
    "svg",
    "title",
]

if TYPE_CHECKING:
    from cartographers.board.ground import code_of as sheet_code
    from cartographers.board.notation import BadNotation, board_of, sheet_of
    from cartographers.board.notation import names as space_names
    from cartographers.board.sheet import Sheet, Terrain
    from cartographers.bots import Bot
    from cartographers.bots.finish import finish
    from cartographers.bots.ladder import bot
    from cartographers.bots.ladder import names as bot_names
    from cartographers.cards.printed import SHEETS
    from cartographers.cards.sheets import ground
    from cartographers.game.commands import Command
    from cartographers.game.match import Match
    from cartographers.game.offers import drawings_of as placements
    from cartographers.game.options import Options
    from cartographers.game.presets import PRESETS
    from cartographers.game.record import record
    from cartographers.game.record import replayed as replay
    from cartographers.game.refusals import Refused
    from cartographers.game.scores import rating, standings, title
    from cartographers.game.state import Answer, Dodging, Drawing, Seat, Table, Target, Task
    from cartographers.game.view import View
    from cartographers.picture import picture as svg
    from cartographers.scoring import Earned, score
else:

    def __getattr__(name: str) -> object:
        if name not in _ROOMS:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        module, _, attribute = _ROOMS[name].rpartition(".")
        found = getattr(import_module(f"{__name__}.{module}"), attribute)
        globals()[name] = found
        return found

    def __dir__() -> list[str]:
        return sorted([*globals(), *_ROOMS])

"""A puzzle: a position of a game, told by what was played before, and what its best drawings are worth."""

import re
from hashlib import sha256

from msgspec import Struct

from cartographers.board.notation import board_of, letter_at, names
from cartographers.board.sheet import LAYER, Sheet, Terrain, drawn
from cartographers.game.state import Answer, Drawing, Target

ID_LENGTH = 6
_ID_LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"  # none that is taken for another
_MARKS = "!"
_TARGET = "X"
_TERRAINS = {letter_at(drawn(Sheet(), LAYER[terrain], 1), 1): terrain for terrain in Terrain}
_LETTERS = {terrain: letter for letter, terrain in _TERRAINS.items()}
_SPACE = re.compile(r"[A-K](?:1[01]|[1-9])")
_MOVE = re.compile(rf"([A-Z])((?:{_SPACE.pattern})+)(?:{_MARKS}((?:{_SPACE.pattern})+))?")


class BadMove(ValueError):  # noqa: N818
    """A text that says no answer."""


class Puzzle(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A position in which one drawing leads, its source, and what was found about it when it was made."""

    id: str  # of the position
    preset: str
    sheet: str
    seed: str
    played: str  # the answers before it, as `written`, separated by spaces
    turn: int
    drawings: tuple[tuple[str, float], ...]  # the best ones, and the stars to expect at the end after each
    why: tuple[float, ...]  # by how much the best leads the second: by edict, A to D, and by all else
    themes: tuple[str, ...]
    rating: int  # how difficult it is at first

    @property
    def best(self) -> Drawing:
        return drawing_of(self.drawings[0][0])

    @property
    def lead(self) -> float:
        """By how many stars the best drawing leads."""
        return round(self.drawings[0][1] - self.drawings[1][1], 1)


def id_of(preset: str, sheet: str, seed: str, played: str) -> str:
    """The id of a position: the same wherever and whenever it is found."""
    digest = int.from_bytes(sha256("\n".join((preset, sheet, seed, played)).encode()).digest())
    return "".join(_ID_LETTERS[digest >> 5 * place & 31] for place in range(ID_LENGTH))


def written(answer: Answer) -> str:
    """An answer in few letters: the terrain as on maps, the spaces, `!` and a hero's marks; or X and a space lost."""
    if isinstance(answer, Target):
        return _TARGET + "".join(names(answer.space))
    assert isinstance(answer, Drawing)
    assert not answer.skill, "puzzles are of games without skills"
    marks = _MARKS + "".join(names(answer.marks)) if answer.marks else ""
    return _LETTERS[answer.terrain] + "".join(names(answer.spaces)) + marks


def read(text: str) -> Answer:
    """The answer that `written` wrote."""
    found = _MOVE.fullmatch(text)
    if not found or found[1] not in (*_TERRAINS, _TARGET):
        raise BadMove(text)
    spaces = board_of(_SPACE.findall(found[2]))
    if found[1] == _TARGET:
        return Target(spaces)
    return Drawing(_TERRAINS[found[1]], spaces, board_of(_SPACE.findall(found[3] or "")))


def drawing_of(text: str) -> Drawing:
    """The same where it is a drawing."""
    answer = read(text)
    if not isinstance(answer, Drawing):
        raise BadMove(text)
    return answer

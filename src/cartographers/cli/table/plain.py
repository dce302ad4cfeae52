"""A match line by line: commands in, sentences out."""

import sys
from collections.abc import Callable, Iterable
from pathlib import Path

from cartographers.board.grid import NONE, Board
from cartographers.board.notation import BadNotation, board_of, names
from cartographers.board.sheet import Terrain
from cartographers.cli.errors import sentence
from cartographers.cli.table.sitting import PERSON, Sitting, Unsaved
from cartographers.cli.table.telling import (
    card_lines,
    draft_line,
    edict_lines,
    end_lines,
    map_lines,
    news_lines,
    turn_lines,
)
from cartographers.game.offers import choices, number
from cartographers.game.refusals import Refused
from cartographers.locales import texts

_FEW = 60
"""So many legal drawings are told without asking."""


class Plain:
    """Reads commands and answers in sentences."""

    def __init__(self, sitting: Sitting) -> None:
        self._sitting = sitting
        self._draft: tuple[Terrain, Board] | None = None
        self._is_left = False
        self._commands: dict[str, Callable[[list[str]], None]] = {
            "ok": self._confirm,
            "undo": self._undo,
            "legal": self._legal,
            "map": lambda _: _say(map_lines(self._sitting.table, PERSON)),
            "card": lambda _: _say(card_lines(self._sitting)),
            "edicts": lambda _: _say(edict_lines(self._sitting.table)),
            "look": self._look,
            "save": self._save,
            "quit": self._quit,
            "help": lambda _: _tell("play-plain-help"),
        }

    def run(self) -> None:
        """Plays until the end of the year, `quit`, or the end of the input."""
        _tell("play-plain-start")
        _say(edict_lines(self._sitting.table))
        self._tell_news()
        while not self._sitting.table.over and not self._is_left:
            try:
                words = _line().split()
            except EOFError:
                _tell("play-plain-end")
                break
            if words:
                self._answer(words)
        _say(end_lines(self._sitting))

    def _answer(self, words: list[str]) -> None:
        word = words[0].casefold()
        terrain = _terrain(word)
        if word in self._commands:
            self._commands[word](words[1:])
        elif terrain is None:
            _tell("play-plain-unknown", word=words[0])
        elif len(words) == 1:
            _tell("play-plain-no-spaces", terrain=terrain)
        else:
            self._propose(terrain, [space.upper() for space in words[1:]])

    def _propose(self, terrain: Terrain, spaces: list[str]) -> None:
        """Shows what a drawing would change; draws it at once if the line ends with ok."""
        is_sure = spaces[-1] == "OK"
        self._draft = None
        try:
            board = board_of(spaces[:-1] if is_sure else spaces)
            after = self._sitting.preview(terrain, board)
        except (Refused, BadNotation) as refused:
            _say([sentence(refused)])
            return
        self._draft = terrain, board
        if is_sure:
            self._confirm([])
        else:
            _say([draft_line(self._sitting, terrain, board, after)])

    def _confirm(self, _words: list[str]) -> None:
        if self._draft is None:
            _tell("play-plain-nothing")
            return
        self._sitting.draw(*self._draft)
        self._draft = None
        if self._sitting.file:
            self._write(self._sitting.file)
        self._tell_news()

    def _undo(self, _words: list[str]) -> None:
        _tell("play-plain-undone" if self._draft else "play-plain-nothing")
        self._draft = None

    def _legal(self, words: list[str]) -> None:
        """Lists what may be drawn; where spaces are named, only what covers them."""
        offered = self._sitting.offer
        if not words and number(offered) > _FEW:
            _tell("play-plain-legal-many", number=number(offered))
            return
        try:
            goal = NONE if words == ["all"] else board_of(word.upper() for word in words)
        except BadNotation as refused:
            _say([sentence(refused)])
            return
        legal = [(terrain, spaces) for terrain, spaces in choices(offered) if spaces & goal == goal]
        _say(f"{terrain} {' '.join(names(spaces))}" for terrain, spaces in legal)
        _tell("play-plain-legal", number=len(legal))

    def _look(self, words: list[str]) -> None:
        last = self._sitting.table.options.seats - 1
        named = " ".join(words)
        if not last:
            _tell("play-plain-alone")
        elif not named.isdecimal() or len(named) > 3 or not 1 <= int(named) <= last:
            _tell("play-plain-no-player", last=last)
        else:
            _say(map_lines(self._sitting.table, int(named)))

    def _save(self, words: list[str]) -> None:
        file = Path(" ".join(words)) if words else self._sitting.file
        if file is None:
            _tell("play-plain-name-file")
        elif self._write(file):
            _tell("play-saved", file=str(file))

    def _write(self, file: Path) -> bool:
        try:
            self._sitting.save(file)
        except Unsaved as unsaved:
            _say([str(unsaved)])
            return False
        return True

    def _quit(self, _words: list[str]) -> None:
        self._is_left = True

    def _tell_news(self) -> None:
        for step in self._sitting.news:
            _say(news_lines(step))
        _say(map_lines(self._sitting.table, PERSON) if self._sitting.table.over else turn_lines(self._sitting))


def _terrain(word: str) -> Terrain | None:
    """A terrain by its id, its name, or the beginning of either where that says which one."""
    found = [
        terrain
        for terrain in Terrain
        if terrain.startswith(word) or texts().name("terrain", terrain).casefold().startswith(word)
    ]
    return found[0] if len(found) == 1 else None


def _tell(text: str, **details: str | int) -> None:
    _say([texts()(text, **details)])


def _say(lines: Iterable[str]) -> None:
    for line in lines:
        sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def _line() -> str:
    """The next line of input."""
    if not sys.stdin:
        raise EOFError
    return input(texts()("play-plain-prompt") + " " if sys.stdin.isatty() else "")

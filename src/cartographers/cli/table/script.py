"""A match line by line: commands in, sentences out."""

import sys
from collections.abc import Callable, Iterable
from pathlib import Path

from cartographers.board.grid import NONE, Board
from cartographers.board.notation import BadNotation, board_of
from cartographers.cli.args.errors import sentence
from cartographers.cli.table.lines import (
    card_lines,
    draft_line,
    edict_lines,
    end_lines,
    map_lines,
    news_lines,
    turn_lines,
)
from cartographers.cli.table.parse import Unclear, answer_said, is_answer, legal_answers, said, skill_named
from cartographers.cli.table.session import PERSON, Session, Unsaved
from cartographers.cli.table.view.open_cards import power_lines, season_lines, skill_lines
from cartographers.game.refusals import Refused
from cartographers.game.state import Answer, Dodging, Target, Task
from cartographers.locales import texts

_FEW = 60
"""So many legal drawings are told without asking."""


class Script:
    """Reads commands and answers in sentences."""

    def __init__(self, session: Session) -> None:
        self._sitting = session
        self._draft: Answer | None = None
        self._is_left = False
        self._commands: dict[str, Callable[[list[str]], None]] = {
            "ok": self._confirm,
            "undo": self._undo,
            "legal": self._legal,
            "map": lambda _: _say(map_lines(self._sitting.table, PERSON)),
            "card": lambda _: _say(card_lines(self._sitting)),
            "cards": lambda _: _say([*season_lines(self._sitting.table), *power_lines(self._sitting.table)]),
            "edicts": lambda _: _say(edict_lines(self._sitting.table)),
            "skills": self._skills,
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
        try:
            if word in self._commands:
                self._commands[word](words[1:])
            elif is_answer(word):
                self._propose(words)
            else:
                _tell("play-plain-unknown", word=words[0])
        except (Refused, BadNotation) as refused:
            _say([sentence(refused)])
        except Unclear as unclear:
            _say([str(unclear)])

    def _propose(self, words: list[str]) -> None:
        """Shows what an answer would change; gives it at once if the line ends with ok, or there is nothing to show."""
        is_sure = len(words) > 1 and words[-1].casefold() == "ok"
        self._draft = None
        answer = answer_said(self._sitting, words[:-1] if is_sure else words)
        if isinstance(answer, Dodging):
            self._give(answer)
            return
        step = self._sitting.preview(answer)
        self._draft = answer
        if is_sure:
            self._confirm([])
        else:
            _say([draft_line(self._sitting, answer, step)])

    def _confirm(self, _words: list[str]) -> None:
        if self._draft is None:
            _tell("play-plain-nothing")
        else:
            self._give(self._draft)

    def _give(self, answer: Answer) -> None:
        self._sitting.answer(answer)
        self._draft = None
        if self._sitting.file:
            self._write(self._sitting.file)
        self._tell_news()

    def _undo(self, _words: list[str]) -> None:
        _tell("play-plain-undone" if self._draft else "play-plain-nothing")
        self._draft = None

    def _legal(self, words: list[str]) -> None:
        """Lists what may be answered; where spaces are named, only what covers them."""
        has_skill = len(words) > 1 and words[0].casefold() == "skill"
        skill = skill_named(words[1:2]) if has_skill else ""
        wanted = words[2:] if has_skill else words
        number, answers = legal_answers(self._sitting, skill)
        if not wanted and number > _FEW:
            _tell("play-plain-legal-many", number=number)
            return
        goal = NONE if wanted == ["all"] else board_of(word.upper() for word in wanted)
        legal = [answer for answer in answers if _spaces(answer) & goal == goal]
        _say(said(self._sitting, answer) for answer in legal)
        if self._sitting.table.task is Task.DRAW:
            _tell("play-plain-legal", number=len(legal))

    def _skills(self, _words: list[str]) -> None:
        _say(list(skill_lines(self._sitting.table)) or [texts()("play-plain-no-skills")])

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


def _spaces(answer: Answer) -> Board:
    if isinstance(answer, Dodging):
        return NONE
    return answer.space if isinstance(answer, Target) else answer.spaces


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

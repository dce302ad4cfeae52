"""One person's place at a match whose other seats are bots, and the file that the match is kept in."""

import shlex
from collections.abc import Iterable, Iterator
from pathlib import Path
from random import Random
from typing import NamedTuple

from cartographers.bots import Bot
from cartographers.cards.printed import DECK, DeckCard
from cartographers.cli.args.bots import USUAL_BOT
from cartographers.cli.args.files import write_whole
from cartographers.game import decide
from cartographers.game.apply import apply
from cartographers.game.commands import Command, Reply
from cartographers.game.events import Event, PowerResolved, TurnDrawn
from cartographers.game.match import Match, folded
from cartographers.game.offers import Offer, sheet_drawn_on
from cartographers.game.powers import sheet_destroyed_on
from cartographers.game.record import record
from cartographers.game.state import Answer, Dodging, Drawing, State, Table, Target, Task
from cartographers.locales import texts

PERSON = 0


class Step(NamedTuple):
    """Something that happened, and the table before and after it."""

    event: Event
    before: Table
    after: Table


class Unsaved(Exception):  # noqa: N818  the game goes on
    """A record that could not be written, with the sentence that says why."""


class Session:
    """Plays a match for one person: the bots answer first, unseen, so that the person's answer is the last."""

    def __init__(
        self,
        match: Match,
        bot: Bot,
        file: Path | None = None,
        resumed: bool = False,
        bot_name: str = USUAL_BOT,
    ) -> None:
        self.match = match
        self.file = file
        self._bot = bot
        self._bot_name = bot_name
        told = len(match.events) if resumed else 1
        self._bots_answer()
        self.news = list(_steps(folded(match.events[:told]), match.events[told:]))
        """What the person has not been shown yet."""

    @property
    def table(self) -> Table:
        return self.match.table

    @property
    def go_on(self) -> str:
        """The command that goes on with the match from its file, against the same bots."""
        words = ["cartographers", "play", "--resume", str(self.file)]
        if self.table.options.seats > 1 and self._bot_name != USUAL_BOT:
            words += ["--bot", self._bot_name]
        return shlex.join(words)

    @property
    def card(self) -> DeckCard:
        return DECK[self.table.card]

    @property
    def offer(self) -> Offer:
        """What the person may draw without a skill."""
        return self.match.offer(PERSON)

    @property
    def target(self) -> int:
        """Whose map the person draws on, or destroys a space of."""
        if self.table.task is Task.DESTROY:
            return sheet_destroyed_on(self.table.options, self.table.card, PERSON)
        return PERSON if self.table.task is Task.DODGE else sheet_drawn_on(self.table.options, self.card, PERSON)

    def preview(self, answer: Drawing | Target) -> Step:
        """The step in which an answer shows on a map; refused where the answer is not legal."""
        step = self._first_change(answer)
        assert step is not None, "the person answers last"
        return step

    def foreseen(self) -> Step | None:
        """What the ambush will do if the person does not meet it with acrobatics; none where others choose."""
        return self._first_change(Dodging(use=False))

    def answer(self, answer: Answer) -> None:
        """Answers, lets the bots answer what comes next, and has the news ready."""
        before, told = self.match.state, len(self.match.events)
        self.match.play(self._command(answer))
        self._bots_answer()
        self.news = list(_steps(before, self.match.events[told:]))

    def save(self, file: Path) -> None:
        """Keeps the record in `file`, and never over a file that is not this match's own."""
        try:
            whole = file.resolve()
            is_own = self.file is not None and self.file.resolve() == whole
            if whole.exists() and not is_own:
                raise Unsaved(texts()("play-file-exists", file=str(file)))
            write_whole(whole, record(self.match))
        except (OSError, ValueError) as error:
            reason = error.strerror if isinstance(error, OSError) else None
            raise Unsaved(texts()("cli-unwritable", file=str(file), reason=reason or str(error))) from error
        self.file = file

    def _first_change(self, answer: Answer) -> Step | None:
        state = self.match.state
        for step in _steps(state, decide.decide(state, self._command(answer))):
            if isinstance(step.event, TurnDrawn | PowerResolved):
                return step
            if step.after.waiting:
                break
        return None

    def _command(self, answer: Answer) -> Command:
        return Reply(PERSON, self.table.turn, answer)

    def _bots_answer(self) -> None:
        """Everybody else answers; goes on by itself as long as the person is not asked."""
        while waiting := self.table.waiting - {PERSON}:
            turn, task = self.table.turn, self.table.task
            for seat in sorted(waiting):
                # One stream a question, so that a resumed match goes on as it would have.
                chance = Random(f"{self.match.state.seed}/bot/{seat}/{turn}/{task}")
                self.match.play(self._bot(self.match.view(seat), chance))


def _steps(state: State, events: Iterable[Event]) -> Iterator[Step]:
    for event in events:
        before, state = state, apply(state, event)
        yield Step(event, before.table, state.table)

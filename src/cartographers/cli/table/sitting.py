"""One person's place at a match whose other seats are bots, and the file that the match is kept in."""

from collections.abc import Iterable, Iterator
from pathlib import Path
from random import Random
from typing import NamedTuple

from cartographers.board.grid import Board
from cartographers.board.sheet import Terrain
from cartographers.bots import Bot
from cartographers.cards.printed import DECK, DeckCard
from cartographers.cli.files import write_whole
from cartographers.game import decide
from cartographers.game.apply import apply
from cartographers.game.commands import Draw
from cartographers.game.events import Event, TurnDrawn
from cartographers.game.match import Match, folded
from cartographers.game.offers import Offer, sheet_drawn_on
from cartographers.game.record import record
from cartographers.game.state import Seat, State, Table
from cartographers.locales import texts

PERSON = 0


class Step(NamedTuple):
    """Something that happened, and the table before and after it."""

    event: Event
    before: Table
    after: Table


class Unsaved(Exception):  # noqa: N818  the game goes on
    """A record that could not be written, with the sentence that says why."""


class Sitting:
    """Plays a match for one person: the bots draw first in every turn, unseen, so that the person closes it."""

    def __init__(self, match: Match, bot: Bot, file: Path | None = None, resumed: bool = False) -> None:
        self.match = match
        self.file = file
        self._bot = bot
        told = len(match.events) if resumed else 1
        self._bots_draw()
        self.news = list(_steps(folded(match.events[:told]), match.events[told:]))
        """What the person has not been shown yet."""

    @property
    def table(self) -> Table:
        return self.match.table

    @property
    def card(self) -> DeckCard:
        return DECK[self.table.card]

    @property
    def offer(self) -> Offer:
        return self.match.offer(PERSON)

    @property
    def target(self) -> int:
        """Whose map the person draws on."""
        return sheet_drawn_on(self.table.options, self.card, PERSON)

    def preview(self, terrain: Terrain, spaces: Board) -> Seat:
        """The seat whose map is drawn on, as a drawing would leave it; refused where the drawing is not legal."""
        state = self.match.state
        events, _ = decide.play(state, self._draw(terrain, spaces))
        drawn = next(step for step in _steps(state, events) if isinstance(step.event, TurnDrawn))
        return drawn.after.seats[self.target]

    def draw(self, terrain: Terrain, spaces: Board) -> None:
        """Draws, lets the bots answer the next card, and has the news ready."""
        before, told = self.match.state, len(self.match.events)
        self.match.play(self._draw(terrain, spaces))
        self._bots_draw()
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

    def _draw(self, terrain: Terrain, spaces: Board) -> Draw:
        return Draw(PERSON, self.table.turn, terrain, spaces)

    def _bots_draw(self) -> None:
        """Everybody else draws; goes on by itself as long as the person has nothing to draw (R18)."""
        while waiting := self.table.waiting - {PERSON}:
            turn = self.table.turn
            for seat in sorted(waiting):
                # One stream a turn, so that a resumed match goes on as it would have.
                chance = Random(f"{self.match.state.seed}/bot/{seat}/{turn}")
                self.match.play(self._bot(self.match.view(seat), chance))


def _steps(state: State, events: Iterable[Event]) -> Iterator[Step]:
    for event in events:
        before, state = state, apply(state, event)
        yield Step(event, before.table, state.table)

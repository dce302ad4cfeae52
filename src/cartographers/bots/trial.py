"""What a bot makes of a sheet: some games alone on it, on deals that are the same for every sheet."""

from collections.abc import Iterable
from random import Random
from typing import NamedTuple

from cartographers.board.grid import SPACES
from cartographers.board.notation import numbers
from cartographers.board.sheet import empty
from cartographers.bots import Bot
from cartographers.game.commands import Command
from cartographers.game.match import Match
from cartographers.game.options import Options
from cartographers.game.scores import rating
from cartographers.game.view import View


class Trial(NamedTuple):
    """Games on a sheet; trials of the same sheet add up."""

    games: int
    ratings: int  # their sum
    left: tuple[int, ...]  # by space, in how many of the games it stayed empty

    @property
    def rating(self) -> float:
        return self.ratings / self.games

    def and_more(self, more: "Trial") -> "Trial":
        left = tuple(mine + other for mine, other in zip(self.left, more.left, strict=True))
        return Trial(self.games + more.games, self.ratings + more.ratings, left)


NOTHING = Trial(0, 0, (0,) * SPACES)


class Trying:
    """One game of a trial, move by move, for whoever has other things to do between two of them."""

    def __init__(self, sheet: str, deal: int) -> None:
        self._deal = deal
        self._match = Match(Options(sheet=sheet), f"trial {deal}")

    @property
    def over(self) -> bool:
        return self._match.over

    @property
    def view(self) -> View:
        return self._match.view(0)

    @property
    def seed(self) -> str:
        """Of the bot's chance in this move."""
        return f"trial {self._deal} {len(self._match.events)}"

    def play(self, command: Command) -> None:
        self._match.play(command)

    def trial(self) -> Trial:
        """What came of it."""
        table = self._match.table
        left = [0] * SPACES
        for space in numbers(empty(table.seats[0].sheet)):
            left[space] = 1
        return Trial(1, rating(table), tuple(left))


def trial(sheet: str, bot: Bot, deals: Iterable[int]) -> Trial:
    """A bot plays some deals of the base game, alone, on a sheet."""
    tried = NOTHING
    for deal in deals:
        game = Trying(sheet, deal)
        while not game.over:
            game.play(bot(game.view, Random(game.seed)))
        tried = tried.and_more(game.trial())
    return tried

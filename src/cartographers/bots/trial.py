"""What a bot makes of a sheet: some games alone on it, on deals that are the same for every sheet."""

from collections.abc import Iterable
from random import Random
from typing import NamedTuple

from cartographers.board.grid import SPACES
from cartographers.board.notation import numbers
from cartographers.board.sheet import empty
from cartographers.bots import Bot
from cartographers.game.match import Match
from cartographers.game.options import Options
from cartographers.game.scores import rating


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


def trial(sheet: str, bot: Bot, deals: Iterable[int]) -> Trial:
    """A bot plays some deals of the base game, alone, on a sheet."""
    tried = NOTHING
    for deal in deals:
        match = Match(Options(sheet=sheet), f"trial {deal}")
        chance = Random(f"trial {deal}")
        while not match.over:
            match.play(bot(match.view(0), chance))
        left = [0] * SPACES
        for space in numbers(empty(match.table.seats[0].sheet)):
            left[space] = 1
        tried = tried.and_more(Trial(1, rating(match.table), tuple(left)))
    return tried

"""What a bot makes of the cards that came to somebody else: a yardstick for a game that was played on paper."""

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from msgspec.structs import replace

from cartographers.bots import Bot
from cartographers.game.apply import apply
from cartographers.game.decide import following, opening, outcome, season_started
from cartographers.game.events import CardRevealed
from cartographers.game.herald import on_top
from cartographers.game.options import Options
from cartographers.game.refusals import Refused
from cartographers.game.state import SeasonScore, State
from cartographers.game.view import view

DEALS = 10
"""Games where cards are missing: each is dealt others in their place."""


class Means(NamedTuple):
    """What a season gave, in the mean of some games."""

    edicts: tuple[float, float]
    coins: float
    monsters: float

    @property
    def total(self) -> float:
        return sum(self.edicts) + self.coins + self.monsters


class Yardstick(NamedTuple):
    """Games of a bot alone, with the same sheet, edicts and cards."""

    games: int
    seasons: tuple[Means, ...]


def yardstick(options: Options, cards: Sequence[Sequence[str]], is_all: bool, bot: Bot) -> Yardstick:
    """A bot draws what came, season by season; where that is not all, what some deals bring besides."""
    alone = replace(options, seats=1)
    games = [_scores(alone, cards, bot, f"yardstick {deal}") for deal in range(1 if is_all else DEALS)]
    return Yardstick(len(games), tuple(_means(season) for season in zip(*games, strict=True)))


def _means(scores: tuple[SeasonScore, ...]) -> Means:
    games = len(scores)
    first, second = (sum(score.edicts[place] for score in scores) / games for place in (0, 1))
    return Means(
        (first, second), sum(score.coins for score in scores) / games, sum(score.monsters for score in scores) / games
    )


def _scores(options: Options, cards: Sequence[Sequence[str]], bot: Bot, seed: str) -> tuple[SeasonScore, ...]:
    """One game to its end."""
    _, state = next(opening(options, seed))
    state = apply(state, season_started(state, 0))
    left = [list(season) for season in cards]
    while not state.table.over:
        if state.table.waiting:
            chance = Random(f"{seed} {state.table.turn}")
            _, state = next(outcome(state, bot(view(state, 0), chance)))
        else:
            state = _followed(state, left)
    return state.table.seats[0].scores


def _followed(state: State, left: list[list[str]]) -> State:
    """What follows next; where it is a card, the one that came. What cannot have come is passed over."""
    event, after = next(following(state))
    season = state.table.season
    while isinstance(event, CardRevealed) and season < len(left) and left[season]:
        try:
            return next(following(on_top(state, left[season].pop(0))))[1]
        except Refused:
            continue
    return after

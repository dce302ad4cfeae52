"""A match played to its end by bots, through the same door that people use."""

from random import Random

from cartographers.bots import Bot, ladder
from cartographers.game.match import Match


def finish(match: Match, *bots: Bot | str) -> None:
    """Lets bots play a match to its end: one for every seat, or one in each, themselves or by name.

    What they leave to chance follows from the seed of the match and the seat.
    """
    seats = match.table.options.seats
    if len(bots) not in (1, seats):
        raise ValueError(f"one bot for all seats or {seats}, one in each, not {len(bots)}")
    seated = [ladder.bot(bot) if isinstance(bot, str) else bot for bot in bots] * (seats // len(bots))
    chances = [Random(f"{match.state.seed}/bot/{seat}") for seat in range(seats)]
    while not match.over:
        for seat in sorted(match.table.waiting):
            match.play(seated[seat](match.view(seat), chances[seat]))

"""What an arena is asked: which bots, at which table, on which deals; and the games that answer it."""

from collections.abc import Iterator

from msgspec import Struct

from cartographers.bots.own import MOVE_LIMIT
from cartographers.game.options import Options


class Question(Struct, frozen=True):
    """Which of some bots plays best. All of them get the same deals."""

    options: Options
    bots: tuple[str, ...]
    seed: str
    deals: int
    against: str = ""  # sits in all other seats; none: the bots sit at one table
    weights: str = ""  # a file of them, by which planner and master play; none: the shipped ones
    move_limit: float = MOVE_LIMIT  # seconds that a bot of one's own may take for a move
    luck: bool = False  # whether the luck of the cards is told apart, in games for one


class Lineup(Struct, frozen=True):
    """One game: its deal, and a bot for every seat."""

    deal: int
    bots: tuple[str, ...]


class Unplayable(ValueError):  # noqa: N818
    """A question that no games answer; `code` says why, `details` what exactly."""

    def __init__(self, code: str, **details: str | int) -> None:
        super().__init__(code, details)
        self.code = code
        self.details = details


def check_seats(question: Question) -> None:
    """Refuses bots that cannot be seated."""
    if not question.bots:
        raise Unplayable("no-bots")
    for bot in question.bots:
        if question.bots.count(bot) > 1:
            raise Unplayable("bot-twice", bot=bot)
    seats = question.options.seats
    if question.against and seats == 1:
        raise Unplayable("against-alone", against=question.against)
    if question.luck and seats > 1:
        raise Unplayable("luck-alone")
    if not question.against and 1 < seats < len(question.bots):
        raise Unplayable("too-few-seats", bots=len(question.bots), seats=seats)


def lineups(question: Question) -> Iterator[Lineup]:
    """Every game that is to be played, deal by deal, so that whoever stops midway has comparable games."""
    seats = question.options.seats
    for deal in range(question.deals):
        if question.against:
            others = (question.against,) * seats
            own = deal % seats
            for bot in question.bots:
                yield Lineup(deal, (*others[:own], bot, *others[own + 1 :]))
        elif seats == 1:
            for bot in question.bots:
                yield Lineup(deal, (bot,))
        else:
            yield Lineup(deal, tuple(question.bots[(seat + deal) % len(question.bots)] for seat in range(seats)))


def seats_that_count(question: Question, deal: int) -> range:
    """The seats of a game whose results count for the bots in them; the others only keep company."""
    seats = question.options.seats
    return range(deal % seats, deal % seats + 1) if question.against else range(seats)

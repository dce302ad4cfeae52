"""Moments of a game at which a person sits down."""

from collections.abc import Callable
from random import Random

from cartographers.bots import BOTS
from cartographers.cli.table.session import PERSON, Session
from cartographers.game.commands import Reply
from cartographers.game.match import Match
from cartographers.game.options import Options
from cartographers.game.state import Answer, State, Table

BOT = BOTS["random"]


def sat(options: Options, seed: str = "1") -> Session:
    """A new match."""
    return Session(Match(options, seed), BOT)


def sat_at(state: State) -> Session:
    """A match in the middle of which the person comes to the table."""
    match = Match(state.table.options, "1")
    match.state = state
    return Session(match, BOT, resumed=True)


def asked(options: Options, wanted: Callable[[Table], bool]) -> Match:
    """The first match, by seed, in which the person is asked what is wanted; everybody plays at random until then."""
    for seed in map(str, range(200)):
        match = Match(options, seed)
        chance = Random(seed)
        while not match.over:
            if PERSON in match.table.waiting and wanted(match.table):
                return match
            for seat in sorted(match.table.waiting):
                match.play(BOT(match.view(seat), chance))
    raise AssertionError("nothing like that is ever asked")


def any_answer(session: Session, chance: Random) -> Answer:
    """What a bot would answer in the place of the person."""
    command = BOT(session.match.view(PERSON), chance)
    assert isinstance(command, Reply)
    return command.answer

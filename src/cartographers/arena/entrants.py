"""Who may enter an arena: every bot, and the clairvoyant, who sees the deck and sits at no other table."""

from functools import cache

from cartographers.arena.question import Question, Unplayable, check_seats
from cartographers.bots import Bot, ladder, own
from cartographers.game.commands import Command
from cartographers.game.options import Options, possible_edicts
from cartographers.native import available
from cartographers.native.aot.pieces import Pieces, for_bots, for_gains, for_luck

CLAIRVOYANT = "clairvoyant"
WIDTH = 300
"""How many lines of play the clairvoyant keeps in mind, unless its name says otherwise: `clairvoyant:1000`."""
WIDEST = 10_000


def check(question: Question) -> None:
    """Refuses a question that cannot be played here."""
    check_seats(question)
    if question.luck and not available():
        raise Unplayable("luck-needs-native")
    for name in (*question.bots, *([question.against] if question.against else [])):
        if is_clairvoyant(name):
            _check_clairvoyant(name, question)
        else:
            player(name, question.move_limit)
    met = set()
    for name in question.bots:
        if (who := _identity(name)) in met:
            raise Unplayable("bot-twice", bot=name)
        met.add(who)


def needed(question: Question) -> Pieces:
    """The machine code that the bots of a question need."""
    names = {name.partition(":")[0] for name in (*question.bots, question.against)}
    pieces: Pieces = ()
    if available() and names & {"planner", "master"}:
        pieces += for_bots(possible_edicts(question.options))
    if available() and "greedy" in names:
        pieces += for_gains(question.options)
    if question.luck:
        pieces += for_luck(question.options)
    return tuple(dict.fromkeys(pieces))


def is_clairvoyant(name: str) -> bool:
    return name.partition(":")[0] == CLAIRVOYANT


@cache
def player(name: str, move_limit: float = own.MOVE_LIMIT) -> Bot:
    """A bot by its name, with machine code where that can be had; one's own may take so many seconds for a move."""
    try:
        return own.bot_of(name, move_limit)
    except own.Unloadable as error:
        raise Unplayable(error.code, **error.details) from error
    except ladder.UnknownBot as error:
        if name.partition(":")[0] in ladder.LADDER:
            raise Unplayable("bad-budget", bot=name, most=ladder.LONGEST_BUDGET, threads=ladder.MOST_THREADS) from error
        raise Unplayable("unknown-bot", bot=name, known=", ".join((*ladder.names(), CLAIRVOYANT))) from error
    except ladder.NeedsNative as error:
        raise Unplayable("bot-needs-native", bot=name) from error


def budget_of(name: str) -> int | None:
    """The milliseconds that a bot may take for a move, where it thinks by the clock."""
    return None if is_clairvoyant(name) or own.is_own(name) else ladder.budget_of(name)


def _identity(name: str) -> tuple[str, int | ladder.Thought | None]:
    """Who plays by a name: `master` and `master:100` are the same."""
    if own.is_own(name):
        return name, None
    return name.partition(":")[0], _width(name) if is_clairvoyant(name) else ladder.thought_of(name)


def foreseen_by(name: str, options: Options, seed: str) -> list[Command]:
    """The clairvoyant's answers for a whole game."""
    from cartographers.native.search.beam import best_line

    return best_line(options, seed, _width(name))


def _check_clairvoyant(name: str, question: Question) -> None:
    if not available():
        raise Unplayable("clairvoyant-needs-native")
    if question.options.seats > 1:
        raise Unplayable("clairvoyant-alone")
    if not 1 <= _width(name) <= WIDEST:
        raise Unplayable("clairvoyant-width", bot=name, most=WIDEST)


def _width(name: str) -> int:
    _, given, width = name.partition(":")
    if not given:
        return WIDTH
    return int(width) if width.isdecimal() and len(width) < 9 else 0

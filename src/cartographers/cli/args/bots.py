"""Bots as the commands take them: by name, a master with its budget, or a function of one's own file."""

from pathlib import Path
from typing import Annotated

import typer

from cartographers.bots import Bot
from cartographers.bots.ladder import LADDER, LONGEST_BUDGET, MOST_THREADS, NeedsNative, UnknownBot, names
from cartographers.bots.own import MOVE_LIMIT, Fault, OwnBot, Unloadable, bot_of
from cartographers.bots.weights import BadWeights, use_weights
from cartographers.cli.args.errors import fail_with
from cartographers.locales import texts

USUAL_BOT = "greedy"
"""Who plays unless somebody else is chosen."""
CHOICE = f"{', '.join(LADDER)}, master:30 (ms), master:30x2 (threads) or a function of your own, my_bot.py:choose"
"""Who may be chosen, as the help says it."""
LONGEST_MOVE = 3600

WeightsOption = Annotated[
    Path | None, typer.Option(help="Weights for planner and master, as train writes them.", show_default="shipped")
]
MoveLimitOption = Annotated[
    float,
    typer.Option(min=0.01, max=LONGEST_MOVE, metavar="SECONDS", help="How long a bot of your own may take for a move."),
]
USUAL_LIMIT = MOVE_LIMIT


def chosen_bot(name: str, limit: float = MOVE_LIMIT, is_quiet: bool = False) -> Bot:
    """A bot; ends the command with a sentence where it is unknown or cannot play here."""
    try:
        return bot_of(name, limit, is_quiet)
    except UnknownBot:
        if name.partition(":")[0] in LADDER:
            fail_with("arena-bad-budget", bot=name, most=LONGEST_BUDGET, threads=MOST_THREADS)
        fail_with("cli-unknown-bot", bot=name, known=", ".join(names()))
    except NeedsNative:
        fail_with("cli-bot-needs-native", bot=name, known=", ".join(names()))
    except Unloadable as error:
        fail_with(f"arena-{error.code}", **error.details)


def choose_weights(file: Path | None) -> None:
    """Has planner and master play by the weights of a file, if there is one; ends the command where it holds none."""
    if file is None:
        return
    try:
        use_weights(file)
    except BadWeights:
        fail_with("cli-bad-weights", file=str(file))
    except OSError as error:
        fail_with("cli-unreadable", file=str(file), reason=error.strerror or "")


def tell_faults(bot: Bot) -> None:
    """Says on standard error how often random answers took the place of a bot of one's own."""
    if isinstance(bot, OwnBot) and bot.faults:
        counts = {fault.value: bot.faults[fault] for fault in Fault}
        typer.echo(texts()("cli-own-bot-faults", bot=bot.name, trouble=bot.trouble, **counts), err=True)

"""Bots as the commands take them: by name, a master with its budget."""

from cartographers.bots.ladder import LADDER, LONGEST_BUDGET, NeedsNative, UnknownBot, bot, names
from cartographers.cli.errors import fail_with

NAMES = f"{', '.join(LADDER)} (master:30 thinks 30 ms a move)"
"""What may be chosen, as the help says it."""
USUAL_BOT = "greedy"
"""Who plays unless somebody else is chosen."""


def check_bot(name: str) -> None:
    """Ends the command with a sentence where a bot is unknown or cannot play here."""
    try:
        bot(name)
    except UnknownBot:
        if name.partition(":")[0] in LADDER:
            fail_with("arena-bad-budget", bot=name, most=LONGEST_BUDGET)
        fail_with("cli-unknown-bot", bot=name, known=", ".join(names()))
    except NeedsNative:
        fail_with("cli-bot-needs-native", bot=name, known=", ".join(names()))

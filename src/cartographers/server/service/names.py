"""What a person may be called at a table."""

from cartographers.board.naming import as_shown, is_good_name
from cartographers.game.refusals import Refused
from cartographers.server.wire.protocol import LONGEST_NAME


def clean_name(name: str, most: int = LONGEST_NAME) -> str:
    """A name as it is shown; refused where something in it hides or pretends."""
    cleaned = as_shown(name)
    if not is_good_name(cleaned, most):
        raise Refused("bad_name", most=most)
    return cleaned

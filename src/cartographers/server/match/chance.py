"""What bots leave to chance. It follows from the secret seed of the match, so that nobody can foretell it."""

import hmac

from cartographers.game.state import Table


def lot(seed: str, match: str, seat: int, table: Table) -> str:
    """The seed of chance for a seat that is asked what lies open on the table.

    It tells nothing of the seed of the match, of decks or of other lots. Each question of a turn has its own: an answer
    that was revealed tells nothing of the next one.
    """
    asked = f"{match}/{seat}/{table.turn}/{table.task}/{table.card}"
    return hmac.digest(seed.encode(), asked.encode(), "sha256").hex()

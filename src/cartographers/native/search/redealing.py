"""What a player could expect of the next cards: the best that is left after an answer, over decks dealt anew."""

import numpy as np

from cartographers.native.compiler.int128 import Words
from cartographers.native.engine.deal import redeal
from cartographers.native.engine.flow import answer_all
from cartographers.native.engine.rows import LONGEST_DECK, NO_CARD, Small, TableRow, Values
from cartographers.native.policies.planner import rank
from cartographers.native.search.lookahead import ALONE, Workspace, begin_thought, stars_of


def best_in(workspace: Workspace, thought: int) -> float:
    """The stars that have been scored in the game as it is (0) or as it is thought of (1), and those to come then.

    The best answer is taken for granted; one with skills is not thought of.
    """
    table, own, scratch = workspace.tables[thought], workspace.seats[thought], workspace.scratch
    scored = float(stars_of(own))
    if table.over:
        return scored
    scratch.best_most = 1
    rank(workspace.cards, table, own, ALONE, workspace.offer, scratch)
    return scored + float(scratch.best_worths[0])


def best_after(workspace: Workspace, chance: Words, found: Values) -> None:
    """Writes the best that is left after the answer in the row of the seat, once for each deck dealt anew.

    Where the same cards are revealed, the same is left: that is looked at once.
    """
    revealed = np.full((len(found), LONGEST_DECK), NO_CARD, np.int8)
    for deal in range(len(found)):
        begin_thought(workspace)
        table = workspace.tables[1]
        redeal(workspace.cards, table, chance)
        answer_all(workspace.cards, table, workspace.seats[1])
        keep_revealed(workspace.tables[0], table, revealed[deal])
        known = 0
        while known < deal and not are_alike(revealed[known], revealed[deal]):
            known += 1
        found[deal] = found[known] if known < deal else best_in(workspace, 1)


def keep_revealed(before: TableRow, after: TableRow, cards: Small) -> None:
    """Writes the cards that were revealed between two tables of a game."""
    first = before.drawn if after.season == before.season else 0
    for place in range(first, after.drawn):
        cards[place - first] = after.decks[after.season, place]


def are_alike(some: Small, others: Small) -> bool:
    different = 0
    for place in range(len(some)):
        different += some[place] != others[place]
    return different == 0

"""Lines of play over rows of numbers, for who knows the deck: the planner's best answers to each."""

from cartographers.native.engine.rows import Numbers, OfferRow, Rows, Values
from cartographers.native.engine.scratch import ScratchRow
from cartographers.native.engine.tables import SetupRow
from cartographers.native.policies.planner import take
from cartographers.native.policies.planner_skills import rank_with_skills


def answer_lines(
    cards: SetupRow,
    tables: Rows,
    seats: Rows,
    offer: OfferRow,
    scratch: ScratchRow,
    answers: Rows,
    worths: Values,
    numbers: Numbers,
) -> None:
    """Writes the best answers to each line, with the stars that are expected to come after them, and how many."""
    most = len(answers) // len(tables)
    for line in range(len(tables)):
        scratch.best_most = most
        rank_with_skills(cards, tables[line], seats[line], 0, offer, scratch)
        numbers[line] = scratch.best_number
        for plan in range(scratch.best_number):
            place = line * most + plan
            answers[place] = seats[line, 0]
            take(answers[place], scratch, plan)
            worths[place] = scratch.best_worths[plan]

"""Lines of play over rows of numbers, for who knows the deck: the planner's best answers to each."""

from cartographers.native.bench import BenchRow
from cartographers.native.features import Values
from cartographers.native.planner import take
from cartographers.native.rows import Numbers, OfferRow, Rows
from cartographers.native.setup import SetupRow
from cartographers.native.skilled import rank_with_skills


def answer_lines(
    cards: SetupRow,
    tables: Rows,
    seats: Rows,
    offer: OfferRow,
    bench: BenchRow,
    answers: Rows,
    worths: Values,
    numbers: Numbers,
) -> None:
    """Writes the best answers to each line, with the stars that are expected to come after them, and how many."""
    most = len(answers) // len(tables)
    for line in range(len(tables)):
        bench.best_most = most
        rank_with_skills(cards, tables[line], seats[line], 0, offer, bench)
        numbers[line] = bench.best_number
        for plan in range(bench.best_number):
            place = line * most + plan
            answers[place] = seats[line, 0]
            take(answers[place], bench, plan)
            worths[place] = bench.best_worths[plan]

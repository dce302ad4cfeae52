"""From a view to rows of numbers: the open table, and decks in which lies what a player can know.

A view shows the cards of this season. Which ambushes and heroes came in seasons before is not kept on the table unless
they have a power, but everybody saw them drawn: what they left on the sheets says which they were.
"""

from collections.abc import Iterable, Sequence
from itertools import combinations
from random import Random
from typing import NamedTuple

import numpy as np

from cartographers.board.grid import NONE, count
from cartographers.board.shapes import anchors
from cartographers.board.sheet import Sheet
from cartographers.cards.printed import AMBUSH, EXPLORE, HEROES, RUINS
from cartographers.game.state import Seat, Table, Task
from cartographers.game.view import View
from cartographers.native.rows import DESTROY, DODGE, DRAW, NO_CARD, NOTHING, SEAT, TABLE, Rows
from cartographers.native.setup import CARD, EDICT, SKILL
from cartographers.native.wide import words

_TASKS = {Task.NOTHING: NOTHING, Task.DODGE: DODGE, Task.DRAW: DRAW, Task.DESTROY: DESTROY}


class Unseen(NamedTuple):
    """The cards that no one has seen: those that are surely in this season's deck, and those that come now or later."""

    explore: tuple[str, ...]  # with ruins
    ambushes: tuple[str, ...]
    ambushes_now: int  # how many of them are in the deck
    heroes: tuple[str, ...]
    heroes_now: int


def unseen(table: Table) -> Unseen:
    """What may still come, as a player can know it."""
    options = table.options
    explore = [card.id for card in EXPLORE.values() if card.set == options.explore]
    left = tuple(card for card in (*explore, *(RUINS if options.ruins else ())) if card not in table.revealed)
    more = table.hidden - len(left)
    joined = table.season + 1
    heroes_now = 0
    if options.heroes:
        met = max(_heroes_on(seat.sheet) for seat in table.seats)
        waits = table.card in HEROES and table.task is Task.DRAW  # revealed, not drawn yet
        heroes_now = max(0, min(more, joined - met - waits)) if options.ambushes else more
    ambushes_now = more - heroes_now
    ambushes = _not_met(table, joined - ambushes_now) if options.ambushes else ()
    heroes = _heroes_not_met(table, joined - heroes_now) if options.heroes else ()
    return Unseen(left, ambushes, ambushes_now, heroes, heroes_now)


def _heroes_on(sheet: Sheet) -> int:
    return count(sheet.hero)


def _not_met(table: Table, met: int) -> tuple[str, ...]:
    """The ambushes that have not come, when so many have."""
    sure = [card for card in table.options.ambushes if card in table.revealed or card in table.powers]
    others = [card for card in table.options.ambushes if card not in sure]
    past = max(0, min(len(others), met - len(sure)))
    known = sum(len(AMBUSH[card].shape.cells) for card in sure if card != table.card)
    before = max(combinations(others, past), key=lambda cards: _traces(cards, known, table.seats))
    return tuple(card for card in others if card not in before)


def _traces(cards: tuple[str, ...], known: int, seats: Iterable[Seat]) -> int:
    """How well the monsters on the sheets agree with some ambushes having come."""
    spaces = known + sum(len(AMBUSH[card].shape.cells) for card in cards)
    agreed = 0
    for seat in seats:
        there = seat.sheet.monster | seat.sheet.destroyed
        agreed -= abs(count(there) - spaces)
        for card in cards:
            agreed += 4 * any(anchors(turned, there) != NONE for turned in AMBUSH[card].shape.turns.values())
    return agreed


def _heroes_not_met(table: Table, met: int) -> tuple[str, ...]:
    sure = [card for card in table.options.heroes if card in table.revealed]
    others = [card for card in table.options.heroes if card not in sure]
    past = max(0, min(len(others), met - len(sure)))
    before = sorted(others, key=lambda card: -sum(_has_attacked(card, seat.sheet) for seat in table.seats))[:past]
    return tuple(card for card in others if card not in before)


def _has_attacked(card: str, sheet: Sheet) -> bool:
    """Whether marks as of a hero lie around a hero of a sheet."""
    sets = HEROES[card].attacks.marks
    return any(
        marks and not marks & ~sheet.marks
        for space in range(len(sets))
        if sheet.hero >> space & 1
        for marks in sets[space]
    )


def rows_of(view: View, chance: Random) -> tuple[Rows, Rows]:
    """The rows of a table and of its seats as a viewer knows them, with lots from `chance`.

    Unseen cards lie in no particular order; `redeal` gives them one. Only the viewer is waited for.
    """
    table = view.table
    row, seats = np.zeros(1, TABLE), np.zeros((1, len(table.seats)), SEAT)
    _put_table(row[0], table)
    for number, seat in enumerate(table.seats):
        put_seat(seats[0, number], seat)
        seats[0, number]["dodging"] = number in table.dodgers
        seats[0, number]["chance"] = chance.getrandbits(64)
    if view.seat is not None and view.seat in table.waiting:
        seats[0, view.seat]["waiting"] = 1
        row[0]["waiting"] = 1
    return row, seats


def _put_table(row: Rows, table: Table) -> None:
    row["season"], row["time"], row["turn"] = table.season, table.time, table.turn
    row["card"] = CARD[table.card] if table.card else NO_CARD
    row["task"] = _TASKS[table.task]
    row["ruins"], row["drawn"] = table.ruins, len(table.revealed)
    row["scored"], row["over"] = len(table.seats[0].scores), table.over
    _put(row["powers"], table.powers, CARD)
    row["power_number"] = len(table.powers)
    _put(row["due"], table.due[::-1], CARD)
    row["due_number"] = len(table.due)
    _put(row["edicts"], table.edicts, EDICT)
    _put(row["skills"], table.skills, SKILL)
    held = unseen(table)
    deck = (*table.revealed, *held.explore, *held.ambushes[: held.ambushes_now], *held.heroes[: held.heroes_now])
    _put(row["decks"][table.season], deck, CARD)
    row["deck_number"][table.season] = len(deck)
    for order, cards, now in (("ambushes", held.ambushes, held.ambushes_now), ("heroes", held.heroes, held.heroes_now)):
        row[order] = NO_CARD
        later = [CARD[card] for card in cards[now:]][: 3 - table.season]
        row[order][table.season + 1 : table.season + 1 + len(later)] = later


def put_seat(row: Rows, seat: Seat) -> None:
    """Writes what a seat has into its row."""
    row["sheet"] = words(seat.sheet)
    row["coins"], row["paid"], row["skill_season"] = seat.coins, seat.paid, seat.skill_season
    row["used"] = sum(1 << SKILL[skill] for skill in set(seat.skills))
    for season, score in enumerate(seat.scores):
        row["scores"][season] = (*score.edicts, score.coins, score.monsters)


def _put(into: Rows, cards: Sequence[str], numbers: dict[str, int]) -> None:
    into[:] = NO_CARD
    into[: len(cards)] = [numbers[card] for card in cards]

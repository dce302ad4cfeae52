"""The planner on Python's ints: the value of sheets by the same functions, run as they are, while machine code is made.

It values one drawing after the other, some thousand a second: enough for a person who waits, not for a search.
"""

from collections.abc import Callable, Iterable
from functools import lru_cache
from random import Random
from types import SimpleNamespace
from typing import Any

import numpy as np

from cartographers.board.sheet import Sheet
from cartographers.cards.printed import DECK
from cartographers.game.changes import seat_after
from cartographers.game.offers import choices, offer, sheet_drawn_on
from cartographers.game.options import Options
from cartographers.game.state import Drawing, Seat
from cartographers.game.view import View
from cartographers.native.compiler.int128 import Stars, Words, words
from cartographers.native.compiler.sheet_view import WORDS, sheet_at
from cartographers.native.engine import tables
from cartographers.native.engine.flow import empty_of
from cartographers.native.engine.from_view import put_seat, rows_of
from cartographers.native.engine.rows import SEAT, Rows
from cartographers.native.engine.scratch import MOST_AFTER, SCRATCH
from cartographers.native.engine.sizes import FEATURES, Values
from cartographers.native.value.attribution import PARTS, take_apart
from cartographers.native.value.features import forest, spatial, village, water_farm
from cartographers.native.value.features.common import FEATURE_FUNCTIONS, FeatureFunction
from cartographers.native.value.model import value_all
from cartographers.native.value.outlook import foresee_walks, look_ahead
from cartographers.native.value.weights import weights_of
from cartographers.scoring import SCORERS, Scorer, monsters, mountains

KNOWN = (forest, village, water_farm, spatial)
"""With these all features are known by the names of their cards."""
Fields = Any  # a row whose fields Python gets at by name, numbers as ints


def fields_of(row: Rows) -> Fields:
    """A row as an object. Small numbers become ints, which have no end: in machine code they are as good as that."""
    found = {}
    for name in row.dtype.names:
        value = row[name]
        if isinstance(value, np.void):
            found[name] = fields_of(value)
        elif isinstance(value, np.ndarray):
            found[name] = value.astype(object) if value.dtype in (np.int8, np.int32) else value
        else:
            found[name] = value.item()
    return SimpleNamespace(**found)


def star_kernel(score: Scorer) -> Callable[[Words, int, int, Stars], None]:
    """What a kernel of machine code does for a scoring card."""

    def kernel(sheets: Words, number: int, weight: int, stars: Stars) -> None:
        for place in range(number):
            stars[place] += weight * score(sheet_at(sheets, place)).stars

    return kernel


def feature_kernel(write_features: FeatureFunction) -> Callable[[Words, int, Values, Values], None]:
    """What it does for the features of a scoring card."""

    def kernel(sheets: Words, number: int, room: Values, out: Values) -> None:
        room[:] = 0.0
        for place in range(number):
            write_features(sheet_at(sheets, place), room)
            out[place : place + FEATURES * MOST_AFTER : MOST_AFTER] = room

    return kernel


def _features(card: str) -> FeatureFunction:
    def stars_alone(sheet: Sheet, out: Values) -> None:
        out[0] = SCORERS[card](sheet).stars

    return FEATURE_FUNCTIONS.get(card, stars_alone)


@lru_cache(maxsize=16)
def cards_on_ints(options: Options) -> Fields:
    """The options and the printed cards with what a planner needs, kernels as functions of Python."""
    row = tables.setup(options).reshape(1)[0]
    row["worths"] = weights_of(options)
    cards = fields_of(row)
    cards.kernels = [star_kernel(score) for score in (*(SCORERS[card] for card in tables.EDICTS), mountains, monsters)]
    cards.feature_kernels = [feature_kernel(_features(card)) for card in tables.EDICTS]
    return cards


def values_of(view: View, also: Iterable[Drawing] = ()) -> dict[Drawing, float]:
    """The stars that a seat would have at the end after each drawing without skills, and after some others.

    On another's sheet, its loss counts as gained: native.search.judge says the same by machine code.
    """
    table, seat = view.table, view.seat
    assert seat is not None
    owner = sheet_drawn_on(table.options, DECK[table.card], seat)
    drawings = [*dict.fromkeys((*choices(offer(table, seat)), *also))]
    worths = worths_after(view, owner, [seat_after(table, seat, drawing) for drawing in drawings])
    if owner == seat:
        return {drawing: table.seats[seat].stars + worth for drawing, worth in zip(drawings, worths, strict=True)}
    own, other = (worths_after(view, number, [table.seats[number]])[0] for number in (seat, owner))
    now = table.seats[seat].stars + own + other
    return {drawing: now - worth for drawing, worth in zip(drawings, worths, strict=True)}


def worths_after(view: View, owner: int, after: list[Seat]) -> list[float]:
    """The stars that are expected to come for a seat once an answer has made it each of what it may be `after`."""
    cards, scratch = cards_on_ints(view.table.options), fields_of(np.zeros(1, SCRATCH)[0])
    row, seats = rows_of(view, Random(0))
    table = fields_of(row[0])
    look_ahead(cards, table, scratch.outlook)
    foresee_walks(cards, scratch.outlook, empty_of(fields_of(seats[0, owner])))
    worths: list[float] = []
    for first in range(0, len(after), MOST_AFTER):
        some = after[first : first + MOST_AFTER]
        scratch.after[: WORDS * len(some)] = words(board for seat in some for board in seat.sheet)
        scratch.purse[: len(some)] = [seat.coins for seat in some]
        value_all(cards, table, scratch, len(some), view.table.seats[owner].paid)
        worths += scratch.worths[: len(some)].tolist()
    return worths


def parts_of(view: View, after: Seat) -> tuple[float, ...]:
    """What a drawing on the own sheet, after which the seat is so, changes until the end: by edict, and by the rest."""
    assert view.seat is not None
    row, seats = rows_of(view, Random(0))
    then, parts = np.zeros(1, SEAT)[0], np.zeros(PARTS)
    put_seat(then, after)
    cards, scratch = cards_on_ints(view.table.options), fields_of(np.zeros(1, SCRATCH)[0])
    take_apart(cards, fields_of(row[0]), fields_of(seats[0, view.seat]), fields_of(then), scratch, parts)
    return tuple(float(part) for part in parts)

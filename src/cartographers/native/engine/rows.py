"""The state of many games as plain arrays: one row a table, one row a seat, in the fields that the turn loop knows.

A class here says the fields of a row and their types; `row` makes numpy's form of it. Cards, edicts and skills are
numbers (see setup); sets of spaces are two words each.
"""

from collections.abc import Iterator
from typing import Annotated, Any, Protocol, TypeAlias, get_args, get_type_hints

import numpy as np
import numpy.typing as npt

from cartographers.native.compiler.int128 import Stars, Words
from cartographers.native.compiler.sheet_view import WORDS

Numbers: TypeAlias = npt.NDArray[np.int32]
Small: TypeAlias = npt.NDArray[np.int8]
Shorts: TypeAlias = npt.NDArray[np.int16]
Values: TypeAlias = npt.NDArray[np.float64]
Rows: TypeAlias = Any  # an array of rows; numpy has no type for their fields

LONGEST_DECK = 21
"""Eleven explore cards, two ruins, four ambushes and four heroes."""

MOST_POSES = 12
"""No card has more poses of its shapes."""

NO_CARD = -1
NOTHING, DODGE, DRAW, DESTROY = range(4)
"""What a table asks, as game.state.Task says it."""


class TableRow(Protocol):
    """What lies on one table, and its deal."""

    season: int  # 0 spring … 3 winter
    time: int
    turn: int
    card: int
    task: int
    waiting: int  # how many seats have not answered yet
    ruins: int  # the next explore card must cover ruins (R15)
    drawn: int  # how many cards of this season's deck are revealed
    scored: int  # how many seasons
    over: int
    power_number: int
    powers: Annotated[Small, 4]  # the ambushes that stay face up, in the order of their coming (R21)
    due_number: int
    due: Annotated[Small, 4]  # those whose power is to be resolved now, the last one first
    edicts: Annotated[Small, 4]
    skills: Annotated[Small, 3]  # in play
    ambushes: Annotated[Small, 4]  # one a season joins the deck (R7)
    heroes: Annotated[Small, 4]  # likewise
    decks: Annotated[Small, (4, LONGEST_DECK)]  # of the four seasons
    deck_number: Annotated[Small, 4]  # how many cards each holds


class SeatRow(Protocol):
    """One player's map, coins, scores and answer."""

    sheet: Annotated[Words, WORDS]
    coins: int
    paid: int  # coins crossed out for good (R38)
    used: int  # skills used so far, a bit each
    skill_season: int  # in which one was used last
    waiting: int  # whether the seat is asked
    dodging: int  # whether it meets this ambush with acrobatics
    answered: int  # whether it was asked and draws in this turn
    scores: Annotated[Numbers, (4, 4)]  # by season: two edicts, coins, monsters
    layer: int  # the answer: a terrain, or whether to dodge
    spaces: Annotated[Words, 2]  # what is drawn or destroyed
    marks: Annotated[Words, 2]  # of a hero
    skill: int  # used with the drawing
    extra: Annotated[Words, 2]  # what the skill draws besides
    extra_layer: int
    chance: Annotated[Words, 1]  # the seat's own stream of lots
    stars: Annotated[Stars, 1]  # of one scorer, for the moment


class OfferRow(Protocol):
    """What a seat may draw: each of some terrains at each placement of some poses; a hero also with marks."""

    pose_from: int
    pose_to: int
    fits: Annotated[Words, 2 * MOST_POSES]  # the anchors, pose by pose
    number: int  # of placements
    terrains: Annotated[Small, 6]
    terrain_number: int
    hero: int  # the card whose marks go with it, or none


def row(fields: type) -> np.dtype[np.void]:
    """Numpy's form of a row."""
    parts: list[Any] = []
    for name, kind in get_type_hints(fields, include_extras=True).items():
        if kind is int:
            parts.append((name, np.int32))
        elif isinstance(kind, type):
            parts.append((name, row(kind)))
        else:
            array, shape = get_args(kind)
            parts.append((name, *_elements(array), shape))
    return np.dtype(parts, align=True)


def _elements(array: Any) -> Iterator[type[np.generic]]:
    """The type of an array's elements, wherever it stands: numpy's own words around it differ by version."""
    if isinstance(array, type) and issubclass(array, np.generic):
        yield array
    for part in get_args(array):
        yield from _elements(part)


TABLE = row(TableRow)
SEAT = row(SeatRow)
OFFER = row(OfferRow)

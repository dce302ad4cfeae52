"""What is odd about a sheet of one's own: it can be played all the same. Printed sheets have none of it."""

from collections.abc import Iterator
from enum import StrEnum
from typing import NamedTuple

from cartographers.board.grid import NONE, Board, count, flood, lowest
from cartographers.board.sheet import Sheet, closed_mountains, empty

USUAL_MOUNTAINS = 5
USUAL_RUINS = 6
LITTLE_ROOM = 90
"""The printed sheets have 109 empty spaces and more."""
NOOK = 5
"""The largest shape of a card."""


class Odd(StrEnum):
    SHUT_IN = "shut_in"  # no shape of two spaces fits there
    NOOK = "nook"  # few shapes fit there
    PARTS = "parts"  # the land falls apart
    NO_RUINS = "no_ruins"  # every ruins card costs a shape
    FEW_RUINS = "few_ruins"
    NO_MOUNTAINS = "no_mountains"
    FEW_MOUNTAINS = "few_mountains"
    CLOSED_MOUNTAIN = "closed_mountain"  # it can never be closed, so it pays no coin (R14)
    LITTLE_ROOM = "little_room"


class Oddity(NamedTuple):
    odd: Odd
    is_grave: bool  # it spoils the game; else it only makes it another one
    number: int
    spaces: Board = NONE  # where


def oddities(sheet: Sheet) -> tuple[Oddity, ...]:
    """All that is odd about an empty sheet, the gravest first."""
    return tuple(sorted((*_land(sheet), *_ruins(sheet), *_mountains(sheet)), key=lambda each: not each.is_grave))


def _land(sheet: Sheet) -> Iterator[Oddity]:
    parts = list(_parts(empty(sheet)))
    single = _union(part for part in parts if count(part) == 1)
    nooks = _union(part for part in parts if 1 < count(part) < NOOK)
    large = [part for part in parts if count(part) >= NOOK]
    if single:
        yield Oddity(Odd.SHUT_IN, True, count(single), single)
    if nooks:
        yield Oddity(Odd.NOOK, False, count(nooks), nooks)
    if len(large) > 1:
        yield Oddity(Odd.PARTS, False, len(large), _union(lowest(part) for part in large))
    if (room := count(empty(sheet))) < LITTLE_ROOM:
        yield Oddity(Odd.LITTLE_ROOM, True, room)


def _ruins(sheet: Sheet) -> Iterator[Oddity]:
    ruins = count(sheet.ruins)
    if not ruins:
        yield Oddity(Odd.NO_RUINS, True, 0)
    elif ruins < USUAL_RUINS:
        yield Oddity(Odd.FEW_RUINS, False, ruins, sheet.ruins)


def _mountains(sheet: Sheet) -> Iterator[Oddity]:
    mountains = count(sheet.mountain)
    if not mountains:
        yield Oddity(Odd.NO_MOUNTAINS, True, 0)
    elif mountains < USUAL_MOUNTAINS:
        yield Oddity(Odd.FEW_MOUNTAINS, False, mountains, sheet.mountain)
    if closed := closed_mountains(sheet.mountain, sheet.filled):
        yield Oddity(Odd.CLOSED_MOUNTAIN, True, count(closed), closed)


def _parts(land: Board) -> Iterator[Board]:
    """What can be walked through without crossing anything, in reading order."""
    while land:
        part = flood(lowest(land), land)
        land &= ~part
        yield part


def _union(boards: Iterator[Board]) -> Board:
    union = NONE
    for board in boards:
        union |= board
    return union

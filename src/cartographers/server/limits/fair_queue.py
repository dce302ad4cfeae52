"""Who is next where many wait for the same: what is urgent first, and people fairly, whoever asks for most. Pure."""

from collections import deque
from typing import Generic, NamedTuple, TypeVar

Item = TypeVar("Item")


class Place(NamedTuple):
    """Where something waits: by how urgent it is, lowest first, and for whom."""

    rank: int
    person: str


class Queue(Generic[Item]):
    """Takes the most urgent first, of these from whoever has had least, and what one person wants in its order.

    What somebody has had is told by `charge`, in any measure. Whoever comes anew begins where the others are: neither
    those who were away nor those who come for the first time have anything saved up.
    """

    def __init__(self) -> None:
        self._lines: dict[Place, deque[Item]] = {}
        self._had: dict[Place, float] = {}
        self._level: dict[int, float] = {}  # by rank: what whoever was taken last had had by then

    def __len__(self) -> int:
        return sum(map(len, self._lines.values()))

    def put(self, place: Place, item: Item) -> None:
        if not self._lines:  # nobody has waited for anybody
            self._had.clear()
            self._level.clear()
        if place not in self._lines:
            self._lines[place] = deque()
            self._had[place] = max(self._had.get(place, 0.0), self._level_of(place))
        self._lines[place].append(item)

    def take(self) -> Item:
        """The next one, which waits no longer."""
        first = min(place.rank for place in self._lines)
        place = min((place for place in self._lines if place.rank == first), key=lambda place: self._had[place])
        self._level[first] = self._had[place]
        self._had = {each: had for each, had in self._had.items() if each in self._lines or had >= self._level_of(each)}
        line = self._lines.pop(place)
        item = line.popleft()
        if line:
            self._lines[place] = line  # last among those who have had as much
        return item

    def drop(self, place: Place, item: Item) -> None:
        """Nobody wants it any more; it may have been taken already."""
        if item in self._lines.get(place, ()):
            self._lines[place].remove(item)
            if not self._lines[place]:
                del self._lines[place]

    def charge(self, place: Place, cost: float) -> None:
        """What was taken from a place has cost so much."""
        self._had[place] = self._had.get(place, self._level_of(place)) + cost

    def _level_of(self, place: Place) -> float:
        return self._level.get(place.rank, 0.0)

"""A herald's table: what is announced to people who draw on paper, and what they tell that they have counted."""

from collections.abc import Iterable, Sequence
from typing import Annotated, Literal

from msgspec import Meta, Struct
from msgspec.structs import replace

from cartographers.cards.printed import SEASONS
from cartographers.game import herald
from cartographers.game.herald import Announcement
from cartographers.game.options import Options, check
from cartographers.game.refusals import Refused
from cartographers.game.scores import placed

LONGEST_CLOCK = 3600
"""Seconds for a card."""
YEAR = 4
"""Seasons."""

StepKind = Literal["next", "back", "enter", "clock"]
Stars = Annotated[int, Meta(ge=-200, le=1000)]


class Herald(Struct, frozen=True):
    """All that is kept of a table, besides what its people tell. The seed is a secret until the end."""

    host: str
    options: Options
    seed: str
    names: tuple[str, ...] = ()  # of those who are expected
    clock: int = 0  # seconds for a card; 0: no clock
    enters: bool = False  # people turn up cards of their own, and say which
    cards: tuple[str, ...] = ()  # that were entered
    at: int = 0  # how many announcements were made
    due: float | None = None  # when the clock runs out

    @property
    def announcements(self) -> tuple[Announcement, ...]:
        """All that are known: those to come, too."""
        if self.enters:
            return herald.entered(self.options, self.cards)
        return herald.announcements(self.options, self.seed)

    @property
    def announced(self) -> tuple[Announcement, ...]:
        return self.announcements[: self.at]

    @property
    def season(self) -> int:
        return self.announced[-1].season if self.at else 0

    @property
    def over(self) -> bool:
        return self.at > 0 and self.announced[-1].over

    @property
    def enterable(self) -> tuple[str, ...]:
        """The cards of which one may be entered now."""
        if not self.enters or _ends_next(self):
            return ()
        return herald.next_cards(self.options, _cards_of(self.announced))


class Count(Struct, frozen=True):
    """What somebody has counted on a map at the end of a season (R25)."""

    edicts: tuple[Stars, Stars]
    coins: Annotated[int, Meta(ge=0, le=100)]
    monsters: Annotated[int, Meta(ge=-121, le=0)]

    @property
    def total(self) -> int:
        return sum(self.edicts) + self.coins + self.monsters


class Row(Struct, frozen=True):
    """What one of the people has told."""

    name: str
    counts: tuple[Count | None, ...] = (None,) * YEAR
    map: tuple[str, ...] = ()
    told: float = 0.0  # when that was begun

    @property
    def stars(self) -> int:
        return sum(count.total for count in self.counts if count)

    @property
    def lost(self) -> int:
        return -sum(count.monsters for count in self.counts if count)


def opened(herald_: Herald) -> Herald:
    """A table that can be opened, or a refusal."""
    if herald_.enters:
        herald.check_entering(herald_.options)
    else:
        check(herald_.options)
    if len(herald_.names) > herald_.options.seats:
        raise Refused("too_many_names", names=len(herald_.names), seats=herald_.options.seats)
    return herald_


def stepped(table: Herald, kind: StepKind, at: int, card: str, now: float) -> Herald:
    """The table after a step of its host. One that was meant for another moment changes nothing."""
    if at != table.at:
        return table
    if kind == "clock":
        if not table.clock:
            raise Refused("no_clock")
        return replace(table, due=None if table.due else now + table.clock)
    if kind == "back":
        return replace(table, at=max(0, at - 1), due=None)
    if kind == "enter":
        return _ticking(_with_card(table, card), now)
    if at == len(table.announcements):
        raise Refused("enter_a_card" if table.enterable else "herald_is_done")
    if table.enters and at and _is_waiting(table.announced[-1]):
        raise Refused("enter_a_card")
    return _ticking(replace(table, at=at + 1), now)


def _with_card(table: Herald, card: str) -> Herald:
    """The table after a card that people turned up. What was entered after this moment, before steps back, is gone."""
    if not table.enters:
        raise Refused("herald_deals")
    if _ends_next(table):
        raise Refused("count_first")
    cards = (*_cards_of(table.announced), card)
    told = herald.entered(table.options, cards)
    return replace(table, cards=cards, at=len(told) - told[-1].ends)  # a season's end is announced by itself


def _ends_next(table: Herald) -> bool:
    following = table.announcements[table.at : table.at + 1]
    return table.over or any(each.ends for each in following)


def _is_waiting(announced: Announcement) -> bool:
    """Ruins cards wait for the card that follows them."""
    return not announced.ends and not announced.card


def _cards_of(announced: Iterable[Announcement]) -> tuple[str, ...]:
    return tuple(card for each in announced for card in (*each.before, each.card) if card)


def _ticking(table: Herald, now: float) -> Herald:
    has_card = table.at > 0 and bool(table.announced[-1].card)
    return replace(table, due=now + table.clock if table.clock and has_card else None)


# Totals


def told(row: Row, name: str, season: int, count: Count, sheet: tuple[str, ...]) -> Row:
    """A row after somebody has told, or corrected, what a season gave."""
    counts = tuple(count if number == season else before for number, before in enumerate(row.counts))
    return replace(row, name=name, counts=counts, map=sheet or row.map)


def rows_of(table: Herald, told_by: Iterable[tuple[str, Row]]) -> list[tuple[str, Row]]:
    """Everybody's row with the key of who told it: in the order of their coming, then those who are expected.

    What the host has typed in for a name is completed by what that person tells, who knows it better.
    """
    rows = dict(sorted(told_by, key=lambda each: each[1].told))
    typed = {row.name.casefold(): key for key, row in rows.items() if is_typed(key)}
    for key, row in [*rows.items()]:
        if not is_typed(key) and (other := typed.pop(row.name.casefold(), "")):
            before = rows.pop(other)
            counts = tuple(own or typed_in for own, typed_in in zip(row.counts, before.counts, strict=True))
            rows[key] = replace(row, counts=counts, map=row.map or before.map)
    known = {row.name.casefold() for row in rows.values()}
    expected = [("", Row(name)) for name in table.names if name.casefold() not in known]
    return [*rows.items(), *expected]


def places(rows: Sequence[Row], season: int) -> list[int]:
    """The place of each row (R26); who has not told the season that is counted stands behind all who have."""
    in_time = [row for row in rows if not is_late(row, season)]
    late = [row for row in rows if is_late(row, season)]
    first = iter(placed([(row.stars, row.lost) for row in in_time]))
    then = (len(in_time) + place for place in placed([(row.stars, row.lost) for row in late]))
    return [next(then if is_late(row, season) else first) for row in rows]


def is_late(row: Row, season: int) -> bool:
    return season >= 0 and row.counts[season] is None


def counting(table: Herald) -> int:
    """The season that was counted last, or is now; -1 before the first."""
    return max((each.season for each in table.announced if each.ends), default=-1)


def key_of(person: str) -> str:
    """Under which the row of somebody is kept."""
    return f"row/{person}"


def typed_key(name: str) -> str:
    """Under which a row is kept that the host has typed in."""
    return f"typed/{name.casefold()}"


def is_typed(key: str) -> bool:
    return key.startswith("typed/")


assert all(len(year) == YEAR for year in SEASONS.values())

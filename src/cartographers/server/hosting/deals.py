"""Deals that many people get alike: which there are, when each is open, and what lies open of it. Pure."""

import re
from collections.abc import Iterable
from datetime import UTC, date, datetime, timedelta
from functools import lru_cache
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from cartographers.game import decide
from cartographers.game.events import MatchStarted
from cartographers.game.options import Options, check
from cartographers.game.presets import BASE, COMBINED, HEROES_GAME
from cartographers.game.refusals import Refused

Dated = Literal["day", "week"]
"""Deals whose options and moments follow from their names."""
Kind = Dated | Literal["challenge", "event"]
"""The others are opened by somebody, and kept whole."""
KINDS: tuple[Dated, ...] = ("day", "week")
OPENED: tuple[Kind, ...] = ("challenge", "event")
TO_FINISH = 2 * 3600.0
"""Seconds after its close that a deal stays secret: whoever has begun may finish, and rank."""
STREAK_SHOWN = 18
_DAY = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")
_WEEK = re.compile(r"([0-9]{4})-W([0-9]{2})")


class Deal(Struct, frozen=True):
    """What is dealt to everybody alike, and when.

    What is opened by somebody is called by its kind, a hyphen and a code, so its name tells its kind. Its close may
    come sooner than was said; its reveal never does: tries were promised their time, and their matches know it.
    """

    name: str
    options: Options
    seed: str  # secret until it is revealed
    opens: float
    closes: float  # nobody begins to rank any more
    reveals: float  # nobody can finish in time any more; from now on everything may be known
    drawn: float  # when the seed was
    title: str = ""  # what whoever opened it calls it
    opener: str = ""  # the person who opened it
    by: str = ""  # their name
    invite: str = ""  # who has not been here yet must know it, where there is one
    clock: int = 0  # seconds for a turn; 0: none


class Streak(Struct, frozen=True):
    """Days in a row with a map that counts."""

    now: int
    longest: int
    days: tuple[bool, ...]  # the last ones up to today


def kind_of(name: str) -> Kind:
    """What kind of deal is called so; a day where none is."""
    opened = next((kind for kind in OPENED if name.startswith(f"{kind}-")), None)
    return opened or ("week" if "W" in name else "day")


def is_dated(name: str) -> bool:
    """Whether everything but the seed follows from the name."""
    return kind_of(name) in KINDS


def current(kind: Dated, now: float) -> str:
    """The name of the deal that is open at a moment."""
    return _name(kind, day_of(now))


def following(kind: Dated, now: float) -> str:
    """The name of the deal that opens next."""
    return _name(kind, day_of(now) + timedelta(7 if kind == "week" else 1))


def day_of(moment: float) -> date:
    return datetime.fromtimestamp(moment, UTC).date()


def _name(kind: Dated, day: date) -> str:
    if kind == "day":
        return day.isoformat()
    year, week, _ = day.isocalendar()
    return f"{year:04}-W{week:02}"


def first_day(name: str) -> date:
    """The day on which a deal opens; refused where no deal is called so."""
    try:
        if _DAY.fullmatch(name):
            return date.fromisoformat(name)
        if week := _WEEK.fullmatch(name):
            return date.fromisocalendar(int(week[1]), int(week[2]), 1)
    except ValueError:
        pass  # a date that was never
    raise Refused("unknown_deal", deal=name[:20])


def drawn(name: str, seed: str, at: float) -> Deal:
    """The deal of a day or a week, with its seed."""
    first = first_day(name)
    opens = datetime(first.year, first.month, first.day, tzinfo=UTC).timestamp()
    closes = opens + 24 * 3600.0 * (7 if kind_of(name) == "week" else 1)
    return Deal(name, _options(name, first), seed, opens, closes, closes + TO_FINISH, at)


def sealed_until(name: str, told: float) -> float:
    """Until when a match at a deal gives nothing away; `told` is what its house says."""
    return drawn(name, "", 0.0).reveals if is_dated(name) else told


def check_solo(options: Options) -> None:
    """Refuses options that no try can be played with: everybody draws alone."""
    check(options)
    if options.seats != 1:
        raise Refused("deal_for_one", seats=options.seats)


def _options(name: str, first: date) -> Options:
    """Days take the base game, on both of its sheets by turns; weeks Heroes and all sets together by turns."""
    if kind_of(name) == "day":
        return replace(BASE, sheet="AB"[first.toordinal() % 2])
    return (HEROES_GAME, COMBINED)[first.toordinal() // 7 % 2]


@lru_cache(maxsize=64)
def opening(options: Options, seed: str) -> MatchStarted:
    """How every match of a deal starts."""
    started, _ = next(decide.opening(options, seed))
    assert isinstance(started, MatchStarted)
    return started


def streak(names: Iterable[str], today: date) -> Streak:
    """The streak of somebody whose maps of these days count. Today may still come."""
    days = {first_day(name) for name in names if kind_of(name) == "day"}
    longest = run = 0
    for day in sorted(days):
        run = run + 1 if day - timedelta(1) in days else 1
        longest = max(longest, run)
    last = today if today in days else today - timedelta(1)
    now = 0
    while last in days:
        now, last = now + 1, last - timedelta(1)
    shown = tuple(today - timedelta(back) in days for back in reversed(range(STREAK_SHOWN)))
    return Streak(now, longest, shown)

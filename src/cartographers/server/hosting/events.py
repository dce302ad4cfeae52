"""Events: rounds that many people draw at the same time, and standings over all of them. Pure."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from cartographers.game.options import Options
from cartographers.game.refusals import Refused

Stage = Literal["coming", "open", "closed"]
Drawing = Literal["missing", "drawing", "drawn", "late"]
"""What somebody has made of a round: nothing, not all of it yet, a map in time, or a map after the close."""

MOST_ROUNDS = 20
MOST_PEOPLE = 500
DAY = 24 * 3600.0
LEAST_GRACE = 600.0
SHORTEST, LONGEST = 60.0, 14 * DAY
"""Seconds of a round."""
LONGEST_PAUSE = 30 * DAY
FARTHEST = 366 * DAY
"""Seconds from now within which an event begins."""
TOO_LATE = 10.0
"""Seconds before its close from which on a round is not prolonged: it must be written before anybody sees it closed."""


class Round(Struct, frozen=True):
    """A deal for all who take part. Its moments are known once it is planned for a time, or started."""

    options: Options
    seed: str  # secret until it is closed
    opens: float = 0.0  # 0: when the host starts it
    closes: float = 0.0  # what is finished later does not count
    latest: float = 0.0  # the close can be moved up to then; matches keep the deck until then


class Event(Struct, frozen=True):
    """What a host has planned, and what has become of it."""

    code: str
    name: str
    club: str
    host: str  # the person
    by: str  # the host's name
    made: float
    length: float  # seconds of a round
    pause: float  # seconds between two rounds
    clock: int  # seconds for a turn; 0: none
    rounds: tuple[Round, ...]


class Entrant(Struct, frozen=True):
    """Somebody who takes part."""

    person: str
    name: str
    who: str  # stands for the person where others read it
    joined: float
    is_out: bool = False  # removed by the host


class Made(Struct, frozen=True):
    """What somebody has made of a round: begun, or finished with so many stars."""

    match: str
    stars: int | None = None
    lost: int = 0  # to monsters
    finished: float | None = None


class Cell(Struct, frozen=True):
    """A round in somebody's line. Of a round that is open it says no stars."""

    drawing: Drawing = "missing"
    stars: int | None = None
    lost: int = 0
    is_best: bool = False


class Row(Struct, frozen=True):
    """Somebody's line in the standings."""

    entrant: Entrant
    place: int  # from 1; shared places are equal
    total: int  # stars of all closed rounds
    lost: int
    cells: tuple[Cell, ...]


def check_plan(rounds: int, opens: float, length: float, pause: float, now: float) -> None:
    """Refuses what nobody could play."""
    if not 1 <= rounds <= MOST_ROUNDS:
        raise Refused("wrong_rounds", most=MOST_ROUNDS)
    if not (SHORTEST <= length <= LONGEST and 0 <= pause <= LONGEST_PAUSE):
        raise Refused("wrong_round_length", least=int(SHORTEST // 60), most=int(LONGEST // DAY))
    if opens and not now <= opens <= now + FARTHEST:
        raise Refused("wrong_event_start")


def planned(event: Event, opens: float) -> Event:
    """The event with its rounds at fixed times, one after the other; as it is where the host starts each one."""
    if not opens:
        return event
    every = event.length + event.pause
    return replace(
        event,
        rounds=tuple(_timed(event, each, opens + number * every) for number, each in enumerate(event.rounds)),
    )


def _timed(event: Event, each: Round, opens: float) -> Round:
    closes = opens + event.length
    return replace(each, opens=opens, closes=closes, latest=closes + _grace(event))


def _grace(event: Event) -> float:
    """Seconds by which the host may prolong a round."""
    return min(max(event.length / 2, LEAST_GRACE), DAY)


def stage_of(each: Round, now: float) -> Stage:
    if not each.opens or now < each.opens:
        return "coming"
    return "open" if now < each.closes else "closed"


def open_round(event: Event, now: float) -> int | None:
    """The number of the round that is being drawn, from 0, if any."""
    return next((number for number, each in enumerate(event.rounds) if stage_of(each, now) == "open"), None)


def next_round(event: Event, now: float) -> int | None:
    """The number of the round that comes next, from 0, if any."""
    return next((number for number, each in enumerate(event.rounds) if stage_of(each, now) == "coming"), None)


def is_over(event: Event, now: float) -> bool:
    return all(stage_of(each, now) == "closed" for each in event.rounds)


# What a host may do


def started(event: Event, now: float) -> Event:
    """The next round begins now, whenever it was planned for."""
    if open_round(event, now) is not None:
        raise Refused("round_open")
    number = next_round(event, now)
    if number is None:
        raise Refused("event_over")
    return _moved(_with(event, number, _timed(event, event.rounds[number], now)), number)


def prolonged(event: Event, seconds: float, now: float) -> Event:
    """The open round closes later; rounds after it wait for it."""
    number = _open(event, now)
    each = event.rounds[number]
    if now > each.closes - TOO_LATE:
        raise Refused("round_closing")
    if not seconds > 0 or each.closes + seconds > each.latest:
        raise Refused("too_long_round", minutes=max(0, int((each.latest - each.closes) // 60)))
    return _moved(_with(event, number, replace(each, closes=each.closes + seconds)), number)


def ended(event: Event, now: float) -> Event:
    """The open round closes now."""
    number = _open(event, now)
    return _with(event, number, replace(event.rounds[number], closes=now))


def _open(event: Event, now: float) -> int:
    number = open_round(event, now)
    if number is None:
        raise Refused("no_round_open")
    return number


def _moved(event: Event, number: int) -> Event:
    """The rounds after one that closes later than was planned keep their pause."""
    for later in range(number + 1, len(event.rounds)):
        each, least = event.rounds[later], event.rounds[later - 1].closes + event.pause
        if not each.opens or each.opens >= least:
            break
        event = _with(event, later, _timed(event, each, least))
    return event


def _with(event: Event, number: int, each: Round) -> Event:
    return replace(event, rounds=(*event.rounds[:number], each, *event.rounds[number + 1 :]))


# Standings


def standings(
    event: Event, people: Iterable[Entrant], made: Sequence[Mapping[str, Made]], now: float
) -> tuple[Row, ...]:
    """Everybody from first to last, by the stars of closed rounds; ties by fewer stars lost, then shared (R26)."""
    columns = [
        _column(each, drawn, [entrant.person for entrant in people if not entrant.is_out], now)
        for each, drawn in zip(event.rounds, made, strict=True)
    ]
    rows = [_row(entrant, [column[entrant.person] for column in columns]) for entrant in people if not entrant.is_out]
    rows.sort(key=lambda row: (-row.total, row.lost, row.entrant.joined, row.entrant.who))
    places: dict[tuple[int, int], int] = {}
    for place, row in enumerate(rows, start=1):
        places.setdefault((row.total, row.lost), place)
    return tuple(replace(row, place=places[row.total, row.lost]) for row in rows)


def _row(entrant: Entrant, cells: Sequence[Cell]) -> Row:
    counted = [cell for cell in cells if cell.drawing == "drawn"]
    total, lost = sum(cell.stars or 0 for cell in counted), sum(cell.lost for cell in counted)
    return Row(entrant, 0, total, lost, tuple(cells))


def _column(each: Round, made: Mapping[str, Made], people: Sequence[str], now: float) -> dict[str, Cell]:
    """One round of everybody: until it is closed nobody is told what others made of it."""
    is_closed = stage_of(each, now) == "closed"
    cells = {person: _cell(each, made.get(person), is_closed) for person in people}
    in_time = [(cell.stars or 0, -cell.lost) for cell in cells.values() if is_closed and cell.drawing == "drawn"]
    best = max(in_time, default=None)
    return {
        person: replace(cell, is_best=cell.drawing == "drawn" and is_closed and (cell.stars, -cell.lost) == best)
        for person, cell in cells.items()
    }


def _cell(each: Round, made: Made | None, is_closed: bool) -> Cell:
    if made is None:
        return Cell()
    if made.finished is None:
        return Cell("drawing")
    drawing: Drawing = "drawn" if made.finished <= each.closes else "late"
    return Cell(drawing, made.stars, made.lost) if is_closed else Cell(drawing)


def best_of(rows: Iterable[Row], number: int) -> list[Row]:
    """Who drew the best map of a closed round; equal ones share that."""
    return [row for row in rows if row.cells[number].is_best]

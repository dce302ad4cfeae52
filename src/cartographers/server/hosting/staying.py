"""When people are away or go: whose seat a bot plays, who is the host then, and whether all agree to end it. Pure."""

from collections.abc import Iterable

from msgspec import Struct
from msgspec.structs import replace

from cartographers.game.refusals import Refused
from cartographers.server.hosting.seating import (
    ChairTaken,
    EndAgreed,
    HostPassed,
    MatchAbandoned,
    Seating,
    SeatingEvent,
    apply,
    chair_at,
    check_bot,
    check_own,
    check_playing,
    own_seat,
)

PATIENCE = 120
"""Seconds without a connection after which somebody is absent."""
LEAST_PATIENCE = 30
"""However short the clock is: so long a phone may need to come back, and no host sets a trap of it."""

Away = dict[str, float]
"""For how many seconds people have had no connection; whoever has one is not in it."""


class HandOver(Struct, frozen=True):
    """Let a bot play for somebody who is absent, or in the own seat: that is leaving."""

    seat: int
    bot: str
    away: Away


class Return(Struct, frozen=True):
    """Play the own seat again that a bot was given."""


class AgreeToEnd(Struct, frozen=True):
    """Want the match to end now, or no longer want it."""

    agrees: bool
    away: Away


class LookAround(Struct, frozen=True):
    """The server itself looks who is away."""

    away: Away


StayingWish = HandOver | Return | AgreeToEnd | LookAround


def patience(seating: Seating) -> int:
    """The seconds after which somebody is absent: while a clock runs, those of the clock, at least half a minute."""
    if seating.house.clock and seating.status == "playing":
        return max(LEAST_PATIENCE, seating.house.clock)
    return PATIENCE


def is_absent(seating: Seating, person: str, away: Away) -> bool:
    """Whether somebody has been away for so long that others need not wait."""
    return person in away and away[person] >= patience(seating)


def decide(seating: Seating, person: str, wish: StayingWish) -> list[SeatingEvent]:
    """What a wish brings about, and what follows from it for the host's role and for a match that all want to end."""
    match wish:
        case Return():
            return _return(seating, person)
        case HandOver(seat, bot, away):
            return _with_following(seating, _hand_over(seating, person, seat, bot, away), away)
        case AgreeToEnd(agrees, away):
            return _with_following(seating, _agree(seating, person, agrees), away)
        case LookAround(away):
            return _with_following(seating, [], away)


def _hand_over(seating: Seating, person: str, seat: int, bot: str, away: Away) -> list[SeatingEvent]:
    check_playing(seating)
    if person != seating.host:
        own_seat(seating, person)
    check_own(seating)
    check_bot(bot)
    chair = chair_at(seating, seat)
    if not chair.person:
        raise Refused("seat_taken")
    if chair.person != person and not is_absent(seating, chair.person, away):
        raise Refused("not_absent")
    by = person if person != chair.person else ""
    return [ChairTaken(seat, replace(chair, bot=bot), seating.host, by)]


def _return(seating: Seating, person: str) -> list[SeatingEvent]:
    seat = own_seat(seating, person)
    chair = seating.chairs[seat]
    if not chair.bot:
        return []
    check_playing(seating)
    return [ChairTaken(seat, replace(chair, bot=""), seating.host)]


def _agree(seating: Seating, person: str, agrees: bool) -> list[SeatingEvent]:
    seat = own_seat(seating, person)
    check_playing(seating)
    check_own(seating)
    return [EndAgreed(seat, agrees)] if agrees != (seat in seating.agreed) else []


def _with_following(seating: Seating, events: list[SeatingEvent], away: Away) -> list[SeatingEvent]:
    for event in events:
        seating = apply(seating, event)
    return [*events, *_passed(seating, away), *_abandoned(seating, away)]


def _passed(seating: Seating, away: Away) -> Iterable[SeatingEvent]:
    """The role of a host who is absent or has left goes to the next player who is there."""
    if seating.status not in ("open", "playing"):
        return
    seat = seating.seat_of(seating.host)
    has_left = seat is not None and bool(seating.chairs[seat].bot)
    if not has_left and not is_absent(seating, seating.host, away):
        return
    first = 0 if seat is None else seat + 1
    others = (*seating.chairs[first:], *seating.chairs[:first])
    heir = next((chair.person for chair in others if chair.person and not chair.bot and chair.person not in away), "")
    if heir and heir != seating.host:
        yield HostPassed(heir)


def _abandoned(seating: Seating, away: Away) -> Iterable[SeatingEvent]:
    """All who play themselves and are not absent have agreed to end the match; nobody waits for the others."""
    asked = {
        seat
        for seat, chair in enumerate(seating.chairs)
        if chair.person and not chair.bot and not is_absent(seating, chair.person, away)
    }
    if seating.status == "playing" and asked and asked <= set(seating.agreed):
        yield MatchAbandoned()

"""Who is at a match now, in this process and in others, and who of its people is not."""

import time
from typing import NamedTuple

from cartographers.server.hosting.hosted import Hosted, decide
from cartographers.server.hosting.seating import Seating
from cartographers.server.hosting.staying import LookAround, patience
from cartographers.server.match.audience import PEOPLE_EVERY, Audience
from cartographers.server.match.ledger import Ledger
from cartographers.server.match.presence import Attendance
from cartographers.server.wire.protocol import Away, Presence


class Others(NamedTuple):
    """Who is there in another process, and until when that may be believed."""

    until: float
    people: Presence
    seated: tuple[str, ...]  # those who sit at the match, or are its host


class Company:
    """The people at one match."""

    def __init__(self, match: str, ledger: Ledger, audience: Audience, attendance: Attendance) -> None:
        self.version = 0  # counts how often who is there has changed
        self._match = match
        self._ledger = ledger
        self._audience = audience
        self._attendance = attendance
        self._elsewhere: dict[str, Others] = {}  # by process
        self._chairs: tuple[object, ...] = ()  # as they were when people were last told who is there
        self._complete: tuple[int, Seating] | None = None  # when nobody was away

    @property
    def _hosted(self) -> Hosted:
        assert self._ledger.hosted is not None
        return self._ledger.hosted

    def change(self) -> None:
        """Tells soon who is there now."""
        self.version += 1
        self._audience.wake_soon(PEOPLE_EVERY)

    def look_at_chairs(self) -> None:
        """Who is there is told by seat: it is another where the chairs are."""
        if self._ledger.hosted and self._chairs != (chairs := _chairs(self._ledger.hosted)):
            self._chairs = chairs
            self.version += 1

    def see(self, person: str) -> None:
        """Somebody is there."""
        if person in people_of(self._ledger):
            self._attendance.see(self._match, [person], time.time())

    def here(self) -> Presence:
        """Who is there, in this process."""
        seats = [self._hosted.seating.seat_of(guest.person) for guest in self._audience.guests]
        return Presence(tuple(sorted({seat for seat in seats if seat is not None})), seats.count(None))

    def seated_here(self) -> tuple[str, ...]:
        """Those who sit at the match, or are its host, and are there in this process."""
        return tuple(sorted(people_of(self._ledger) & {guest.person for guest in self._audience.guests}))

    def hear_of(self, process: str, others: Others) -> None:
        """Another process has told who is there."""
        before = self._elsewhere.get(process)
        self._elsewhere[process] = others
        if before is None or before[1:] != others[1:]:
            self.change()

    def forget_others(self, now: float) -> None:
        """Believes no longer what processes have told that are silent since."""
        gone = [process for process, others in self._elsewhere.items() if others.until <= now]
        for process in gone:
            del self._elsewhere[process]
        if gone:
            self.change()

    def away(self, now: float) -> dict[str, float]:
        """For how many seconds people of this match have had no connection, in any process."""
        there = {*self.seated_here(), *(person for others in self._elsewhere.values() for person in others.seated)}
        came, last = self._hosted.came, self._attendance.last
        return {
            person: max(0.0, now - max(came.get(person, 0.0), last(self._match, person, now)))
            for person in sorted(people_of(self._ledger) - there)
        }

    def everywhere(self, now: float) -> Presence:
        """Who is there, in all processes, and who is not."""
        own, others, seating = self.here(), self._elsewhere.values(), self._hosted.seating
        seats = {seat for people in (own, *(each.people for each in others)) for seat in people.here}
        away = {seating.seat_of(person): seconds for person, seconds in self.away(now).items()}
        return Presence(
            tuple(sorted(seats)),
            own.watchers + sum(each.people.watchers for each in others),
            tuple(Away(seat, round(now - away[seat], 3)) for seat in range(len(seating.chairs)) if seat in away),
            patience(seating),
        )

    def is_missing_somebody(self, now: float) -> bool:
        """Whether somebody who is there has to be told that others are absent by now.

        Where all are there it is not looked again before somebody comes or goes, or the seating is another.
        """
        seating = self._hosted.seating
        if not self._audience.guests or self._complete == (self.version, seating):
            return False
        away = self.away(now)
        follows = decide(self._hosted, "", LookAround(away))
        self._complete = None if away or follows else (self.version, seating)
        return bool(follows)


def people_of(ledger: Ledger) -> set[str]:
    """Those who sit at a match, and its host."""
    if ledger.hosted is None:
        return set()
    seating = ledger.hosted.seating
    return {seating.host, *(chair.person for chair in seating.chairs if chair.person)}


def _chairs(hosted: Hosted) -> tuple[object, ...]:
    """What decides how it is told who is there."""
    seating = hosted.seating
    return seating.status, seating.host, *(chair.person for chair in seating.chairs)

"""Somebody wants to be forgotten: a log in which nobody can tell who it was, and the chair that is left. Pure."""

from collections.abc import Iterable, Mapping
from hashlib import sha256
from typing import Any

import msgspec
from msgspec.structs import replace

from cartographers.server.hosting.seating import Chair, ChairTaken, Seating, own_seat
from cartographers.store.log import Entry, Line

_MARK = "former "


def stand_in(match: str, person: str) -> str:
    """Who a person is in a match afterwards: the same however often it is asked, and nobody in any other match."""
    return _MARK + sha256(f"{match} {person}".encode()).hexdigest()[:16]


def is_stand_in(person: str) -> bool:
    return person.startswith(_MARK)


def others_at(people: Iterable[str], person: str) -> list[str]:
    """The other people at a match. Chairs of a record that a person has brought are that person's too."""
    return [each for each in people if not (each == person or each.startswith(f"{person} ") or is_stand_in(each))]


def retold(entries: Iterable[Entry], ids: Mapping[str, str], nameless: frozenset[str] = frozenset()) -> list[Entry]:
    """A log with other ids for people; those who become nameless have no name in it any more."""
    return [_entry(entry, ids, nameless) for entry in entries]


def retold_line(line: Line, ids: Mapping[str, str]) -> Line:
    """The line of such a log, without the address that it was opened from."""
    body = msgspec.json.encode(_told(msgspec.json.decode(line.body), ids, frozenset())).decode()
    people = tuple(ids.get(person, person) for person in line.people)
    return replace(line, people=people, body=body, host=ids.get(line.host, line.host), place="")


def _entry(entry: Entry, ids: Mapping[str, str], nameless: frozenset[str]) -> Entry:
    who, slash, wish = entry.wish.partition("/")
    answers = f"{ids.get(who, who)}{slash}{wish}"
    if not any(person in entry.body for person in ids):
        return replace(entry, wish=answers)
    told = _told(msgspec.json.decode(entry.body), ids, nameless)
    return replace(entry, body=msgspec.json.encode(told).decode(), wish=answers)


def _told(value: Any, ids: Mapping[str, str], nameless: frozenset[str]) -> Any:
    if isinstance(value, list):
        return [_told(each, ids, nameless) for each in value]
    if isinstance(value, dict):
        told = {ids.get(name, name): _told(each, ids, nameless) for name, each in value.items()}
        if value.get("person") in nameless:
            told["name"] = ""
        if value.get("host") in ids and "place" in told:
            told["place"] = ""
        return told
    return ids.get(value, value) if isinstance(value, str) else value


def farewell(seating: Seating, former: str, bot: str) -> ChairTaken:
    """What happens at a table whose log is retold, so that all who know it as it was learn it too.

    A chair at a table that gathers is free again; in a match that runs, a bot plays on.
    """
    seat = own_seat(seating, former)
    host = seating.host
    if host == former and seating.status in ("open", "playing"):
        host = next(iter(others_at((chair.person for chair in seating.chairs if chair.person), former)), former)
    left = Chair() if seating.status == "open" else Chair(former, "", seating.chairs[seat].bot)
    if seating.status == "playing":
        left = replace(left, bot=left.bot or bot)
    return ChairTaken(seat, left, host)

"""People without accounts: an id and a name. Who a request comes from is told by whoever carries it."""

import secrets

from msgspec import Struct

from cartographers.server.service.names import clean_name


class Person(Struct, frozen=True):
    id: str
    name: str


def called(name: str, before: Person | None) -> Person:
    """A person with this name: a new one, or the same with another name."""
    return Person(before.id if before else secrets.token_urlsafe(12), clean_name(name))


def new_match_code() -> str:
    """An unguessable name for a match, short enough for a link."""
    return "".join(secrets.choice("abcdefghjkmnpqrstuvwxyz23456789") for _ in range(12))


def new_invite() -> str:
    return secrets.token_urlsafe(16)


def is_same(known: str, given: str) -> bool:
    """Compares secrets in a time that tells nothing."""
    return secrets.compare_digest(known.encode(), given.encode())

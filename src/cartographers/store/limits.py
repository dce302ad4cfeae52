"""What texts have to be like so that every store can keep them."""

from collections.abc import Iterable, Sequence

from cartographers.store.log import Entry, Line, Try

LONGEST_NAME = 500  # bytes of a match, a person, a wish or a document: databases index nothing much longer


def is_name(text: str) -> bool:
    """Whether a match, a person or a wish can be called so."""
    return is_text(text) and len(text.encode()) <= LONGEST_NAME


def is_text(text: str) -> bool:
    """Whether every database can hold it: no zero character, no half of a surrogate pair."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return "\0" not in text


def check_storable(line: Line, entries: Sequence[Entry]) -> None:
    """ValueError for what some database would refuse: many appends share a transaction, and one must not spoil it."""
    check_entries(entries)
    _check((line.match, line.host, line.place, *line.people), (line.status, line.body))
    if line.tried:
        check_try(line.tried)


def check_entries(entries: Sequence[Entry]) -> None:
    """ValueError for entries that some database would refuse."""
    _check([entry.wish for entry in entries], [entry.body for entry in entries])


def check_try(tried: Try) -> None:
    """ValueError for a try that some database would refuse."""
    _check((tried.deal, tried.person, tried.match), (tried.body,))


def check_document(owner: str, name: str, body: str) -> None:
    """ValueError for a document that some database would refuse."""
    _check((owner, name), (body,))


def _check(names: Iterable[str], texts: Iterable[str]) -> None:
    if not all(map(is_name, names)) or not all(map(is_text, texts)):
        raise ValueError(f"no text that can be stored, or a name longer than {LONGEST_NAME} bytes")

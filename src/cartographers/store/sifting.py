"""Which appends can be written: those that follow what is there, the others as they are decided again."""

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from cartographers.store.limits import check_storable
from cartographers.store.log import Conflict, Entry
from cartographers.store.writer import Append, Failures


class Sifted(NamedTuple):
    """What is to be written, and which of the appends failed."""

    written: list[Append]
    failures: Failures


def followed(appends: Iterable[Append]) -> dict[str, int]:
    """The number of the entry in each match from which on the log has to be known."""
    numbers: dict[str, int] = {}
    for append in appends:
        for entry in append.entries[:1]:
            numbers[append.line.match] = min(entry.seq - 1, numbers.get(append.line.match, entry.seq - 1))
    return numbers


def sifted(appends: Sequence[Append], logs: Mapping[str, Sequence[Entry]]) -> Sifted:
    """What can be written after logs that nobody else can change now, each of them from `followed` on."""
    written: list[Append] = []
    failures: list[Exception | None] = []
    known = {match: [*entries] for match, entries in logs.items()}
    for append in appends:
        log = known.setdefault(append.line.match, [])
        try:
            fits = fitting(append, log)
        except Exception as failure:  # theirs alone: the others of the group are written
            failures.append(failure)
            continue
        failures.append(None)
        if fits is not None:
            log += fits.entries
            written.append(fits)
    return Sifted(written, failures)


def fitting(append: Append, log: Sequence[Entry]) -> Append | None:
    """An append as it follows this log; Conflict where it does not, None where nothing is left to write."""
    if _follows(append.entries, log):
        return append
    missed = [entry for entry in log if entry.seq >= append.entries[0].seq]
    if append.again is None or not missed:
        raise _conflict(append.entries, log)
    instead = append.again(missed)
    if instead is None:
        return None
    line, entries = instead
    check_storable(line, entries)
    if not _follows(entries, log):
        raise _conflict(entries, log)
    return Append(line, tuple(entries))


def _follows(entries: Sequence[Entry], log: Sequence[Entry]) -> bool:
    return all(entry.seq == seq for seq, entry in enumerate(entries, _newest(log) + 1))


def _conflict(entries: Sequence[Entry], log: Sequence[Entry]) -> Conflict:
    return Conflict(f"entry {entries[0].seq} does not follow entry {_newest(log)}")


def _newest(log: Sequence[Entry]) -> int:
    return log[-1].seq if log else 0

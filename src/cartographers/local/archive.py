"""Tables as a file, out and in again: all that is kept here as a backup, for a server too, or one as a record."""

import io
import time
from collections.abc import AsyncIterator, Iterable
from contextlib import suppress

from msgspec import MsgspecError, Struct

from cartographers import __version__
from cartographers.board.notation import BadNotation
from cartographers.game.chance import seal
from cartographers.game.events import MatchStarted
from cartographers.game.record import replayed
from cartographers.game.refusals import Refused
from cartographers.server.hosting.hosted import Hosted, LogEvent, apply, decoded, encoded
from cartographers.server.hosting.seating import Chair, House, MatchOpened, SeatingClosed
from cartographers.server.match.ledger import line_of
from cartographers.server.service.calls import Answer, Call, Endpoint
from cartographers.server.service.people import Person, new_invite, new_match_code
from cartographers.server.wire.protocol import Opened
from cartographers.store.archive import FORMAT, BadBackup, Head, Kept, Match, kept_in, write_archive
from cartographers.store.log import Conflict, Document, Entry, Try
from cartographers.store.shelf import Shelf, ShelfStore


class TakenIn(Struct, frozen=True):
    """What a file brought."""

    new: int  # matches that were not known
    longer: int  # that have gone on
    known: int  # that brought nothing


class Archive:
    """Writes and reads files of matches."""

    def __init__(self, shelf: Shelf, store: ShelfStore, prefix: str) -> None:
        self._shelf = shelf
        self._store = store
        self._prefix = prefix

    def endpoints(self) -> list[Endpoint]:
        return [
            Endpoint("GET", "/api/archive", self.written),
            Endpoint("POST", "/api/archive", self.taken_in),
            Endpoint("POST", "/api/records", self.record),
        ]

    async def written(self, _: Call) -> Answer:
        """Every match, document and try of this device."""
        file = io.BytesIO()
        now = time.time()
        await write_archive(file, self._kept(), Head(cartographers_backup=FORMAT, version=__version__, made=now))
        day = time.strftime("%Y-%m-%d", time.localtime(now))
        return Answer(file.getvalue(), file=f"cartographers-{day}.backup")

    async def _kept(self) -> AsyncIterator[Kept]:
        for line in sorted(await self._shelf.lines(), key=lambda line: line.match):
            yield Match(line, await self._store.entries(line.match))
        for document in sorted(await self._shelf.documents(), key=lambda each: (each.owner, each.name)):
            yield document
        for tried in sorted(await self._shelf.tries(), key=lambda each: (each.deal, each.person)):
            yield tried

    async def taken_in(self, call: Call) -> Answer:
        """Adds what is new in a file; nothing of it where a part is damaged. What is there already stays."""
        try:
            kept = [*kept_in(io.BytesIO(await call.read()))]
            matches = [each for each in kept if isinstance(each, Match)]
            for match in matches:
                _check(match.entries)
        except BadBackup as error:
            if error.code == "newer":
                raise Refused("newer_backup") from error
            raise Refused("damaged_backup") from error
        found = [await self._take(match) for match in matches]
        for each in kept:
            if isinstance(each, Document):
                await self._take_document(each)
            elif isinstance(each, Try):
                await self._shelf.keep(each)
        return Answer(TakenIn(found.count("new"), found.count("longer"), found.count("known")))

    async def _take(self, match: Match) -> str:
        known = await self._store.entries(match.line.match)
        if len(known) >= len(match.entries) or known != match.entries[: len(known)]:
            return "known"
        await self._store.append(match.line, match.entries[len(known) :])
        return "longer" if known else "new"

    async def _take_document(self, taken: Document) -> None:
        with suppress(Conflict):  # there is one: it stays
            await self._store.write_document(taken.owner, taken.name, taken.body, 0)

    async def record(self, call: Call) -> Answer:
        """A finished match from its record, to be looked at again; whoever brings it sits in the first chair."""
        person = call.asked()
        try:
            game = replayed((await call.read()).decode())
        except UnicodeDecodeError as error:
            raise Refused("not_a_record") from error
        except BadNotation as error:
            raise Refused(error.code, **error.details) from error
        if not game.over:
            raise Refused("match_not_over")
        code, now = self._prefix + new_match_code(), time.time()
        hosted: Hosted | None = None
        entries: list[Entry] = []
        for seq, event in enumerate(_log_of(game.events, person), start=1):
            hosted = apply(hosted, event, now)
            entries.append(Entry(seq, now, encoded(event)))
        assert hosted is not None
        await self._store.append(line_of(code, hosted, now), entries)
        return Answer(Opened(code, ""), 201)


def _log_of(events: Iterable[object], person: Person) -> list[LogEvent]:
    started, *_ = log = [*events]
    assert isinstance(started, MatchStarted)
    options, seed = started.options, started.seed
    others = [Chair(f"{person.id} {seat}", str(seat + 1)) for seat in range(1, options.seats)]
    chairs = (Chair(person.id, person.name), *others)
    opened = MatchOpened(person.id, options, House(), chairs, seal(seed), seed, new_invite())
    return [opened, SeatingClosed(chairs), *log]  # type: ignore[list-item]


def _check(entries: list[Entry]) -> None:
    """A log has to tell a match from its beginning."""
    hosted: Hosted | None = None
    try:
        for entry in entries:
            hosted = apply(hosted, decoded(entry.body), entry.at)
    except (MsgspecError, AssertionError, LookupError, TypeError, ValueError) as error:
        raise BadBackup("damaged") from error
    if hosted is None:
        raise BadBackup("damaged")

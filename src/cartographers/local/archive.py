"""Tables as a file, out and in again: all that is kept here as a backup, for a server too, or one as a record."""

import io
import time
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import suppress

from msgspec import MsgspecError, Struct
from msgspec.structs import replace

from cartographers import __version__
from cartographers.board.notation import BadNotation
from cartographers.game.chance import seal
from cartographers.game.events import MatchStarted
from cartographers.game.record import replayed
from cartographers.game.refusals import Refused
from cartographers.server.hosting.former import retold
from cartographers.server.hosting.hosted import Hosted, LogEvent, apply, decoded, encoded
from cartographers.server.hosting.seating import Chair, House, MatchOpened, RematchOpened, SeatingClosed
from cartographers.server.match.ledger import line_of
from cartographers.server.service.calls import Answer, Call, Endpoint
from cartographers.server.service.people import Person, new_invite, new_match_code
from cartographers.server.wire.protocol import Opened
from cartographers.store.archive import FORMAT, BadBackup, Head, Kept, Match, head_of, kept_in, write_archive
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
        data = await call.read()
        try:
            head, kept = head_of(io.BytesIO(data)), [*kept_in(io.BytesIO(data))]
            whose = call.person or Person(head.person, head.name)
            if head.person:
                kept = [_own(each, head.person, whose, self._prefix) for each in kept]
            matches = [each for each in kept if isinstance(each, Match)]
            for match in matches:
                _folded(match.entries)
        except BadBackup as error:
            if error.code == "newer":
                raise Refused("newer_backup") from error
            raise Refused("damaged_backup") from error
        found = [await self._take(match) for match in matches]
        for each in kept:
            if isinstance(each, Document):
                await self._take_document(each)
            elif isinstance(each, Try) and each.match.startswith(self._prefix):  # a server deals other cards
                await self._shelf.keep(each)
        taken = TakenIn(found.count("new"), found.count("longer"), found.count("known"))
        return Answer(taken, person=whose if head.person else None)

    async def _take(self, match: Match) -> str:
        known = await self._store.entries(match.line.match)
        if len(known) >= len(match.entries) or known != match.entries[: len(known)]:
            return "known"
        line = replace(match.line, tried=None)  # tries stand in the file by themselves
        await self._store.append(line, match.entries[len(known) :])
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


def _own(kept: Kept, person: str, whose: Person, prefix: str) -> Kept:
    """What somebody has taken along from a server or another device, as if it had been played here."""

    def here(match: str) -> str:
        return match if match.startswith(prefix) else prefix + match

    if isinstance(kept, Document):
        about, slash, match = kept.name.partition("/")
        return Document(whose.id, about + slash + here(match) if slash else about, kept.body, kept.version)
    if isinstance(kept, Try):
        return replace(kept, person=whose.id)
    log = retold(kept.entries, {person: whose.id})
    log = [replace(entry, body=_rematch(entry.body, here)) for entry in log]
    code = here(kept.line.match)
    return Match(line_of(code, _folded(log), kept.line.updated), log)


def _rematch(body: str, here: Callable[[str], str]) -> str:
    event = decoded(body)
    return encoded(RematchOpened(here(event.match))) if isinstance(event, RematchOpened) else body


def _folded(entries: list[Entry]) -> Hosted:
    """A log has to tell a match from its beginning."""
    hosted: Hosted | None = None
    try:
        for entry in entries:
            hosted = apply(hosted, decoded(entry.body), entry.at)
    except (MsgspecError, AssertionError, LookupError, TypeError, ValueError) as error:
        raise BadBackup("damaged") from error
    if hosted is None:
        raise BadBackup("damaged")
    return hosted

"""Events in the store: one document for the plan, one for each who takes part, and one that each of them finds it by.

Many join at once without waiting for each other, and what the host changes is never overwritten.
"""

import secrets
from collections.abc import Callable

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from cartographers.game.refusals import Refused
from cartographers.server.hosting.events import MOST_PEOPLE, Entrant, Event, is_over
from cartographers.server.service.people import Person
from cartographers.store.log import Conflict, Document, Store

EVENTS = "event/"
"""How the documents begin that hold events, and those by which people find theirs."""
TRIES = 20
"""How often what others change meanwhile is tried again."""


class Mine(Struct, frozen=True):
    """That somebody hosts an event, or takes part in it."""

    at: float
    is_host: bool = False


def owner_of(code: str) -> str:
    """Under which lie the documents of those who take part; no person is called so."""
    return f"event {code}"


async def found(store: Store, code: str) -> Event:
    """An event by its code; refused where there is none."""
    return (await _read(store, code))[0]


async def _read(store: Store, code: str) -> tuple[Event, int]:
    document = await store.document("", EVENTS + code)
    if document is None:
        raise Refused("unknown_event", event=code[:20])
    return event_in(document), document.version


def event_in(document: Document) -> Event:
    return msgspec.json.decode(document.body, type=Event)


async def opened(store: Store, event: Event) -> None:
    """Keeps a new event. Its host finds it first: one that was not written is then found by nobody."""
    await _note(store, event.host, event.code, Mine(event.made, is_host=True))
    await store.write_document("", EVENTS + event.code, msgspec.json.encode(event).decode(), 0)


async def changed(store: Store, code: str, change: Callable[[Event], Event]) -> None:
    """Changes an event as it is now, whoever else does so too."""
    for _ in range(TRIES):
        event, version = await _read(store, code)
        after = change(event)
        if after == event:
            return
        try:
            await store.write_document("", EVENTS + code, msgspec.json.encode(after).decode(), version)
        except Conflict:
            continue
        return
    raise Refused("not_saved")


async def entrants(store: Store, code: str) -> list[Entrant]:
    """All who take part or were removed, in the order of their coming."""
    documents = await store.documents(owner_of(code))
    people = [msgspec.json.decode(document.body, type=Entrant) for document in documents if document.body]
    return sorted(people, key=lambda entrant: (entrant.joined, entrant.who))


async def entrant(store: Store, code: str, person: str) -> Entrant | None:
    document = await store.document(owner_of(code), person) if person else None
    return msgspec.json.decode(document.body, type=Entrant) if document and document.body else None


async def joined(store: Store, event: Event, person: Person, now: float) -> None:
    """Lets somebody take part; who does already, does."""
    known = await entrant(store, event.code, person.id)
    if known and known.is_out:
        raise Refused("event_removed")
    if known and known.name == person.name:
        return
    if is_over(event, now):
        raise Refused("event_over")
    if not known and len(await store.documents(owner_of(event.code))) >= MOST_PEOPLE:
        raise Refused("event_full", most=MOST_PEOPLE)
    if person.id != event.host:
        await _note(store, person.id, event.code, Mine(now))
    new = Entrant(person.id, person.name, secrets.token_hex(6), now)
    await _keep(store, event.code, replace(known, name=person.name) if known else new)


async def removed(store: Store, code: str, who: str, is_out: bool) -> None:
    """Somebody takes part no more, or again."""
    known = next((each for each in await entrants(store, code) if each.who == who), None)
    if known is None:
        raise Refused("unknown_entrant")
    await _keep(store, code, replace(known, is_out=is_out))


async def _keep(store: Store, code: str, entrant: Entrant) -> None:
    await _write(store, owner_of(code), entrant.person, msgspec.json.encode(entrant).decode())


async def _note(store: Store, person: str, code: str, mine: Mine) -> None:
    if await store.document(person, EVENTS + code) is None:
        await _write(store, person, EVENTS + code, msgspec.json.encode(mine).decode())


async def _write(store: Store, owner: str, name: str, body: str) -> None:
    for _ in range(TRIES):
        document = await store.document(owner, name)
        try:
            await store.write_document(owner, name, body, document.version if document else 0)
        except Conflict:
            continue
        return
    raise Refused("not_saved")


async def mine(store: Store, person: str) -> dict[str, Mine]:
    """The events of somebody by their codes, the newest first."""
    documents = await store.documents(person, EVENTS)
    kept = {each.name.removeprefix(EVENTS): msgspec.json.decode(each.body, type=Mine) for each in documents}
    return dict(sorted(kept.items(), key=lambda item: -item[1].at))


async def left(store: Store, person: str) -> None:
    """Nobody can tell any more that somebody took part in events, or hosted them."""
    for code, kept in (await mine(store, person)).items():
        if await store.document(owner_of(code), person):
            await _write(store, owner_of(code), person, "")
        if kept.is_host and await store.document("", EVENTS + code):
            await changed(store, code, lambda event: replace(event, host="", by=""))

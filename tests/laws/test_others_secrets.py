"""A law: until its time, what one is sent about a deal is the same whatever others drew, and whatever is undrawn."""

import asyncio
import re
from collections.abc import Mapping, Sequence
from itertools import count, product
from random import Random
from typing import NamedTuple

import msgspec
import pytest
from hypothesis import Phase, assume, given, settings
from hypothesis import strategies as st
from itsdangerous import URLSafeSerializer
from msgspec.structs import replace
from starlette.applications import Starlette
from starlette.routing import Route
from starlette.types import Message

from boards import LAW
from cartographers.bots.uniform import choose
from cartographers.game.chance import seal
from cartographers.game.events import Event, MatchEnded
from cartographers.game.match import Match
from cartographers.game.options import Options
from cartographers.server.app import Settings, application
from cartographers.server.edge.guests import COOKIE
from cartographers.server.hosting import events
from cartographers.server.hosting.deals import Deal, drawn, opening
from cartographers.server.hosting.seating import Chair, House, MatchOpened, SeatingClosed
from cartographers.server.service.challenges import LIST
from cartographers.server.service.dealt import DEALS, OPENED
from cartographers.server.service.event_board import deal_of
from cartographers.server.service.event_store import EVENTS, Mine, owner_of
from cartographers.store.memory import MemoryStore
from finished import written
from hiding import OTHER_SEED, with_other_secrets
from matches import any_options
from serving import SECRET

NOON = 1_794_916_800.0  # 2026-11-17
HOUR = 3600.0
WHOLE = 1000  # turns: more than any match has
READER, OPENER, NEWCOMER, STRANGER = "reader", "opener", "newcomer", ""
UNRELATED = ("/api/puzzles", "/api/lessons", "/api/heralds", "/api/cards", "/api/reach")
"""What knows nothing of deals."""
MOVING = re.compile(r'"(now|asked|due)": ?[0-9.]+')
SEALS = re.compile(r'[0-9a-f]{64}|"tag":"[0-9a-f]{16}"')
"""What tells that there is a seed, and nothing of it."""


class Clocked(MemoryStore):
    """A store whose clock the test sets."""

    time = NOON

    async def now(self) -> float:
        return self.time


class Case(NamedTuple):
    """A deal that is open, and in what kind of thing it is found."""

    deal: Deal
    event: events.Event | None = None


def day(seed: str, options: Options | None = None) -> Case:
    return Case(drawn("2026-11-17", seed, 0.0))


def challenge(seed: str, options: Options) -> Case:
    times = (NOON - HOUR, NOON + 24 * HOUR, NOON + 26 * HOUR, NOON - HOUR)
    return Case(Deal("challenge-oak", options, seed, *times, "Sunday club", OPENER, "Opener"))


def event(seed: str, options: Options) -> Case:
    """The second of three rounds is open."""
    first = events.Round(options, "a closed round", NOON - HOUR, NOON - HOUR / 2, NOON - HOUR / 4)
    second = events.Round(options, seed, NOON - HOUR / 4, NOON + HOUR / 4, NOON + HOUR / 2)
    rounds = (first, second, events.Round(options, f"{seed} and on"))
    planned = events.Event("oak", "Winter Cup", "", OPENER, "Opener", 0.0, HOUR / 2, 300.0, 0, rounds)
    return Case(deal_of(planned, 1), planned)


KINDS = {"day": day, "challenge": challenge, "event": event}


def drawn_to(deal: Deal, turns: int, chance: Random) -> list[Event]:
    """Some turns of a deal, or all of it."""
    match = Match(deal.options, deal.seed)
    while match.table.turn <= turns and not match.over:
        match.play(choose(match.view(0), chance))
    return match.events


async def keep(store: Clocked, owner: str, name: str, body: object) -> None:
    await store.write_document(owner, name, msgspec.json.encode(body).decode(), 0)


async def put(store: Clocked, deal: Deal, person: str, made: list[Event], published: str = "") -> None:
    """Writes somebody's try that counts."""
    chairs = (Chair(person, f"{person} by name"),)
    house = House(clock=deal.clock, deal=deal.name, ranks=True, sealed=deal.reveals, title=deal.title, watchers=False)
    begun = MatchOpened(person, deal.options, house, chairs, published or seal(deal.seed), deal.seed, "an invite")
    await written(store, f"{deal.name}-{person}", [begun, SeatingClosed(chairs), *made])


async def world(case: Case, people: Sequence[str]) -> Clocked:
    """A store in which a deal is open, and in an event one round is behind all."""
    store = Clocked()
    for name in ("2026-11-17", "2026-11-18", "2026-W47", "2026-W48"):
        seed = case.deal.seed if name == case.deal.name else f"the seed of {name}"
        await keep(store, "", DEALS + name, {"seed": seed, "at": 0.0})
    if case.event is not None:
        await _put_event(store, case.event, people)
    elif case.deal.opener:
        listed = {"challenges": [{"deal": case.deal.name, "closes": case.deal.closes}]}
        await keep(store, "", OPENED + case.deal.name, case.deal)
        for owner in ("", OPENER):
            await keep(store, owner, LIST, listed)
    return store


async def _put_event(store: Clocked, planned: events.Event, people: Sequence[str]) -> None:
    await keep(store, "", EVENTS + planned.code, planned)
    await keep(store, OPENER, EVENTS + planned.code, Mine(0.0, is_host=True))
    store.time = NOON - HOUR * 0.75
    for number, person in enumerate(people):
        entrant = events.Entrant(person, person, f"who-{number}", float(number))
        await keep(store, owner_of(planned.code), person, entrant)
        await keep(store, person, EVENTS + planned.code, Mine(0.0))
        first = deal_of(planned, 0)
        await put(store, first, person, drawn_to(first, WHOLE, Random(person)))
    store.time = NOON


# Asked


def questions(app: Starlette, values: Mapping[str, Sequence[str]]) -> list[str]:
    """Every path that anybody can get, with all of these values in it."""
    paths: list[str] = []
    for route in app.routes:
        if not isinstance(route, Route) or "GET" not in (route.methods or ()):
            continue
        if not route.path.startswith("/api/") or route.path.startswith(UNRELATED):
            continue
        names = re.findall(r"{(\w+)}", route.path)
        for chosen in product(*(values[name] for name in names)):
            path = route.path
            for name, value in zip(names, chosen, strict=True):
                path = path.replace(f"{{{name}}}", value)
            paths.append(path)
    return paths


async def asked(app: Starlette, path: str, cookie: str) -> tuple[int, str, bytes]:
    """What is answered, and of what kind it is; asked without a client in between, which takes most of the time."""
    sent: list[Message] = []

    async def receive() -> Message:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(message: Message) -> None:
        sent.append(message)

    headers = [(b"host", b"table"), *([(b"cookie", f"{COOKIE}={cookie}".encode())] if cookie else [])]
    asking = {"type": "http", "method": "GET", "path": path, "raw_path": path.encode(), "query_string": b""}
    caller = {"http_version": "1.1", "scheme": "http", "root_path": "", "client": ("127.0.0.1", 1), "headers": headers}
    await app({**asking, **caller, "server": ("table", 80)}, receive, send)
    told = {name.lower(): value for name, value in sent[0]["headers"]}
    return sent[0]["status"], told[b"content-type"].decode(), b"".join(part.get("body", b"") for part in sent[1:])


async def everything_told(store: Clocked, case: Case, people: Sequence[str], may_see: bool = False) -> list[str]:
    """What everybody is answered who asks for everything: who draws, who has not begun, whose it is, and a stranger."""
    app = application(store, Settings(SECRET, address_credits=(1e9, 1e9)))
    values = {
        "deal": [case.deal.name, "today"],
        "match": [f"{case.deal.name}-{person}" for person in people],
        "after": ["0", "1"],
        "event": ["oak"],
        "round": ["1", "2", "3"],
        "tag": ["none"],
        "seat": ["0"],
        "seq": ["1", "9", "50"],
        "token": ["none"],
    }
    if not may_see:
        values["match"] += ["master"]  # who may see its game would have to wait for it
    told: list[str] = []
    for person in (READER, NEWCOMER, OPENER, STRANGER):
        cookie = URLSafeSerializer(SECRET, salt="person").dumps([person, person.title()]) if person else ""
        for path in questions(app, values):
            status, kind, body = await asked(app, path, str(cookie))
            text = MOVING.sub("", body.decode(errors="replace")) if "gzip" not in kind else ""
            told.append(f"{person} {path} {status} {text}")
    await store.close()
    return told


# Laws


@given(
    kind=st.sampled_from([*KINDS]),
    options=any_options(1),
    others=st.lists(st.booleans(), min_size=1, max_size=3),
    turns=st.one_of(st.none(), st.integers(0, 12), st.just(WHOLE)),
    chance=st.randoms(use_true_random=False),
)
@settings(LAW, max_examples=10, phases=[Phase.explicit, Phase.reuse, Phase.generate])
def test_no_byte_changes_when_only_drawings_change_that_one_may_not_see(
    kind: str, options: Options, others: list[bool], turns: int | None, chance: Random
) -> None:
    """Others have finished, or are somewhere in the middle; how far is a secret too."""
    case = KINDS[kind]("a seed of the law", options)
    assume(turns != WHOLE or kind == "event")  # who has finished may see others', but for rounds that are open
    people = [READER, *(f"other-{number}" for number in range(len(others)))]
    own = None if turns is None else drawn_to(case.deal, turns, chance)
    told: list[list[str]] = []
    maps: list[list[Event]] = []
    for _ in range(2):
        made = [drawn_to(case.deal, WHOLE if is_over else chance.randint(0, 12), chance) for is_over in others]
        told.append(asyncio.run(_told_of(case, people, own, made)))
        maps.append([each for events in made for each in events])
    assume(maps[0] != maps[1])
    assert [each for each in zip(*told, strict=True) if each[0] != each[1]] == []


async def _told_of(
    case: Case, people: Sequence[str], own: list[Event] | None, made: Sequence[list[Event]]
) -> list[str]:
    store = await world(case, people)
    if own is not None:
        await put(store, case.deal, READER, own)
    for person, events_ in zip(people[1:], made, strict=True):
        await put(store, case.deal, person, events_)
    return await everything_told(store, case, people)


@given(
    kind=st.sampled_from([*KINDS]),
    options=any_options(1).map(lambda options: replace(options, skills=())),
    turns=st.one_of(st.integers(0, 30), st.just(WHOLE)),
    chance=st.randoms(use_true_random=False),
)
@settings(LAW, max_examples=8, phases=[Phase.explicit, Phase.reuse, Phase.generate])
def test_no_byte_changes_when_only_what_is_undrawn_changes(
    kind: str, options: Options, turns: int, chance: Random
) -> None:
    """But for seals, which tell nothing."""
    seeds = alike(KINDS[kind]("", options).deal.options)
    case, other = (KINDS[kind](seed, options) for seed in seeds)
    made = drawn_to(case.deal, turns, chance)
    changed = [
        MatchEnded(OTHER_SEED) if isinstance(each, MatchEnded) else each for each in with_other_secrets(made, 0, chance)
    ]
    told = [asyncio.run(_told_alone(*each)) for each in ((case, made), (other, changed))]
    assert [each for each in zip(*told, strict=True) if each[0] != each[1]] == []
    assert not any(seed in text for seed in seeds for text in told[0])


async def _told_alone(case: Case, made: list[Event]) -> list[str]:
    store = await world(case, [READER])
    await put(store, case.deal, READER, made, "a" * 64)
    return [SEALS.sub("", text) for text in await everything_told(store, case, [READER], may_see=True)]


def alike(options: Options) -> tuple[str, str]:
    """Two seeds that deal the same edicts, which lie open, and other decks."""
    known: dict[object, str] = {}
    for number in count():
        seed = f"secret-{number}"
        if before := known.get(edicts := opening.__wrapped__(options, seed).edicts):
            return before, seed
        known[edicts] = seed
    raise AssertionError


@pytest.mark.parametrize("kind", KINDS)
def test_the_law_sees_drawings_once_one_may(kind: str) -> None:
    """Who has finished, or comes after the close, is told what others drew; or the law would prove nothing."""
    case = KINDS[kind]("a seed of the law", Options())
    told = []
    for chance in (1, 2):
        store = asyncio.run(world(case, [READER, "other"]))
        asyncio.run(put(store, case.deal, READER, drawn_to(case.deal, WHOLE, Random(0))))
        asyncio.run(put(store, case.deal, "other", drawn_to(case.deal, WHOLE, Random(chance))))
        if kind == "event":
            store.time = case.deal.closes
        told.append(asyncio.run(everything_told(store, case, [READER, "other"], may_see=True)))
    differing = {one.split()[1] for one, other in zip(*told, strict=True) if one != other}
    assert f"/api/deals/{case.deal.name}/beside/0" in differing
    assert ("/api/events/oak" if kind == "event" else f"/api/deals/{case.deal.name}/ranking") in differing

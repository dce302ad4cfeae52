"""Every frame counts: floods of what is no message are cut off, and whoever does not read is not waited for."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest

from cartographers.server.app import Settings
from cartographers.server.edge import slow_readers
from cartographers.server.edge.frames import PIECE, CountedFrames
from cartographers.server.limits import token_bucket as purses
from cartographers.store.memory import MemoryStore
from client import Person, playing
from finished import log_of, written
from raw import BINARY, CLOSE, CONTINUATION, PING, PONG, TEXT, Frame, Wire, frame, said, upgraded
from serving import SECRET, Server, served

pytestmark = pytest.mark.anyio
PLAIN: dict[str, Any] = {"ambushes": [], "ruins": False}
AT_ONCE = 60  # credits of a socket
MOST_ANSWERS = AT_ONCE + PIECE // len(frame(PING)) + 1  # those to the piece in which they end, and the farewell
SOON = 30.0


@pytest.fixture
async def match(server: Server) -> AsyncIterator[str]:
    """A match at a real server that anybody may look at."""
    async with Person(server.address, "Ada") as ada:
        yield (await ada.open(PLAIN, begin=True))["match"]


@pytest.fixture
async def store() -> MemoryStore:
    store = MemoryStore()
    await written(store, "oak", log_of(100))
    return store


@pytest.fixture
def spent_for_good(monkeypatch: pytest.MonkeyPatch) -> None:
    """Credits of sockets do not grow back, so that a slow machine counts as a fast one does."""
    monkeypatch.setattr(purses, "SOCKET_CREDITS", (AT_ONCE, 0))


def spent(server: Server) -> float:
    """The processor seconds of a server so far."""
    fields = Path(f"/proc/{server.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / 100


async def flood(wire: Wire, data: bytes) -> None:
    """Sends it, or what of it is taken."""
    with suppress(ConnectionError):
        await wire.send(data)


# Floods


async def test_pings_are_cut_off_before_they_cost_anything(server: Server, match: str) -> None:
    before = spent(server)
    async with upgraded(server.address, match) as wire:
        _, heard = await asyncio.gather(flood(wire, frame(PING) * 1_000_000), wire.frames())
    assert [told.kind for told in heard[:-1]] == [PONG] * (len(heard) - 1)
    assert heard[-1].end == (1008, "too_fast")
    assert spent(server) - before < 1.5  # to answer them all would take several times as long


@pytest.mark.parametrize(
    "frames",
    [
        [frame(PING)] * 500,
        [frame(PING, b"x" * 125)] * 500,
        [frame(PONG)] * 500,
        [frame(TEXT, is_last=False), *[frame(CONTINUATION, is_last=False)] * 500],
        [frame(BINARY, b"x", is_last=False), *[frame(CONTINUATION, b"x", is_last=False)] * 500],
        [frame(TEXT, b"{", is_last=False), frame(CONTINUATION, b"}")] * 250,
        [frame(TEXT, is_last=False), *[frame(CONTINUATION, is_last=False), frame(PING)] * 250],
        [frame(TEXT, b"{}")] * 500,
    ],
    ids=["pings", "long pings", "pongs", "empty fragments", "fragments", "messages in two", "mixed", "messages"],
)
async def test_whoever_has_no_credit_left_is_sent_away(
    store: MemoryStore, spent_for_good: None, frames: list[bytes]
) -> None:
    async with served(store) as address, upgraded(address, "oak") as wire:
        sending = asyncio.create_task(one_by_one(wire, frames))
        heard = await wire.frames()
        sending.cancel()
    assert len(heard) <= MOST_ANSWERS
    assert heard[-1].end == (1008, "too_fast")


async def one_by_one(wire: Wire, frames: list[bytes]) -> None:
    for each in frames:
        await flood(wire, each)


async def test_a_farewell_is_no_licence(store: MemoryStore, spent_for_good: None) -> None:
    """After the server has said that it closes, it does not listen for ever either."""
    async with served(store) as address, upgraded(address, "nowhere") as wire:
        assert (await wire.frame()).end == (1008, "unknown_match")
        _, heard = await asyncio.gather(flood(wire, frame(TEXT, b"{}") * 5000 + frame(PING) * 5000), wire.frames())
    assert len(heard) <= MOST_ANSWERS


async def test_players_beside_a_flood_play_on(server: Server) -> None:
    async with playing(server.address, 2, PLAIN) as players:
        over = asyncio.Event()

        async def floods() -> None:
            while not over.is_set():
                async with upgraded(server.address, players[0].match) as wire:
                    await asyncio.gather(flood(wire, frame(PING) * 20_000), wire.frames())

        flooding = [asyncio.create_task(floods()) for _ in range(4)]
        await asyncio.gather(*(player.play_to_turn(6, Random(seat)) for seat, player in enumerate(players)))
        over.set()
        await asyncio.gather(*flooding)


# What is heard


async def test_a_message_in_fragments_is_heard(server: Server, match: str) -> None:
    async with upgraded(server.address, match) as wire:
        await wire.send(frame(TEXT, b'{"type":', is_last=False) + frame(PING, b"?"))
        await wire.send(frame(CONTINUATION, b'"hel', is_last=False) + frame(CONTINUATION, b'lo"}'))
        assert (await wire.frame()).data == b"?"
        assert (await wire.hear("news"))["seq"] > 0


async def test_many_messages_in_one_go_are_heard_in_order(server: Server, match: str) -> None:
    async with upgraded(server.address, match) as wire:
        wishes = [f"q{number}" for number in range(AT_ONCE - 10)]
        await wire.send(said(type="hello") + b"".join(said(type="ask_count", id=wish, seat=0) for wish in wishes))
        assert [(await wire.hear("counted"))["id"] for _ in wishes] == wishes


# Those who do not read


@pytest.fixture
async def lost(monkeypatch: pytest.MonkeyPatch) -> asyncio.Event:
    """Set when the server of this process has let go of a connection."""
    gone, forget = asyncio.Event(), CountedFrames.connection_lost

    def connection_lost(self: CountedFrames, exc: Exception | None) -> None:
        forget(self, exc)
        gone.set()

    monkeypatch.setattr(CountedFrames, "connection_lost", connection_lost)
    return gone


async def ask_for_all(wire: Wire, is_enough: Callable[[], bool]) -> None:
    """Asks for all news there are, again and again, within its credits, and reads none."""
    for _ in range(AT_ONCE - 10):
        if is_enough():
            break
        await wire.send(said(type="hello"))
        await asyncio.sleep(0.02)  # else one answer would do for many


async def test_whoever_reads_nothing_is_cut_off(
    store: MemoryStore, lost: asyncio.Event, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(slow_readers, "READ_WITHIN", 0.2)
    most = watched_buffers(monkeypatch)
    async with served(store) as address, upgraded(address, "oak") as wire:
        with suppress(ConnectionError):
            await ask_for_all(wire, lost.is_set)
        async with asyncio.timeout(SOON):
            await lost.wait()
    assert most() < 1_000_000  # one news at most waits for it, however often it asks


async def test_whoever_answers_no_ping_is_cut_off_though_much_is_unread(
    store: MemoryStore, lost: asyncio.Event, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(slow_readers, "FAREWELL", 0.1)
    most = watched_buffers(monkeypatch)
    async with served(store, ws_ping_interval=1, ws_ping_timeout=1) as address, upgraded(address, "oak") as wire:
        with suppress(ConnectionError):
            await ask_for_all(wire, lambda: most() > 100_000)
        async with asyncio.timeout(SOON):
            await lost.wait()


async def test_a_stop_does_not_wait_for_those_who_do_not_read(
    store: MemoryStore, lost: asyncio.Event, monkeypatch: pytest.MonkeyPatch
) -> None:
    most = watched_buffers(monkeypatch)
    async with AsyncExitStack() as afterwards:
        async with served(store) as address:
            wire = await afterwards.enter_async_context(upgraded(address, "oak"))
            await ask_for_all(wire, lambda: most() > 100_000)
            stopping = time.monotonic()
        assert lost.is_set()
        assert time.monotonic() - stopping < 9  # it would wait 10 s and then give up


# What a hello costs


async def hellos_taken(address: str, since: int) -> list[int]:
    """The lengths of the news that somebody gets who asks for them until the credits are spent."""
    lengths: list[int] = []
    async with upgraded(address, "oak") as wire:
        with suppress(ConnectionError, asyncio.IncompleteReadError):
            while True:
                await wire.send(said(type="hello", since=since))
                while (heard := await wire.frame()).kind != CLOSE and not is_news(heard):
                    pass
                if heard.kind == CLOSE:
                    assert heard.end == (1008, "too_fast")
                    return lengths
                lengths.append(len(heard.data))
    pytest.fail("nobody said why")


def is_news(heard: Frame) -> bool:
    return heard.kind == TEXT and heard.data.startswith(b'{"type":"news"')


@pytest.mark.usefixtures("spent_for_good")
@pytest.mark.parametrize("since", [0, 10_000])
async def test_a_hello_costs_a_socket_as_much_as_it_brings(store: MemoryStore, since: int) -> None:
    async with served(store) as address:
        lengths = await hellos_taken(address, since)
    costs = [1 + length * purses.A_BYTE for length in lengths]
    assert AT_ONCE - sum(costs[:-1]) >= 1 > AT_ONCE - sum(costs)


async def test_a_hello_costs_its_address_too(store: MemoryStore, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who has many sockets has no more credits for it."""
    monkeypatch.setattr(purses, "SOCKET_CREDITS", (1e6, 0))
    async with served(store, Settings(SECRET, address_credits=(100, 0))) as address:
        lengths = await hellos_taken(address, 0)
        async with Person(address) as stranger:
            assert (await stranger.http.get("/api/me")).status_code == 429
    assert sum(lengths) * purses.A_BYTE < 100 + lengths[0] * purses.A_BYTE


def watched_buffers(monkeypatch: pytest.MonkeyPatch) -> Callable[[], int]:
    """The most bytes that ever waited for a reader."""
    sizes, write = [0], slow_readers.Impatient.write

    def measured(self: slow_readers.Impatient, data: bytes) -> None:
        write(self, data)
        sizes.append(self.get_write_buffer_size())

    monkeypatch.setattr(slow_readers.Impatient, "write", measured)
    return lambda: max(sizes)


async def test_a_buffer_that_nobody_reads_does_not_grow(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever writes, with or without asking whether it may."""

    class Full(asyncio.Transport):
        aborted = False

        def get_write_buffer_size(self) -> int:
            return slow_readers.MOST_UNREAD + 1

        def abort(self) -> None:
            self.aborted = True

    transport = Full()
    slow_readers.Impatient(transport, asyncio.get_running_loop()).write(b"more")
    assert transport.aborted


async def test_whoever_answers_pings_stays(store: MemoryStore) -> None:
    """Answers to the server's own pings are free."""
    async with served(store, ws_ping_interval=0.001, ws_ping_timeout=SOON) as address, upgraded(address, "oak") as wire:
        for _ in range(3 * AT_ONCE):
            asked = await wire.frame()
            assert asked.kind == PING
            await wire.send(frame(PONG, asked.data))
        await wire.send(said(type="hello"))
        while (heard := await wire.frame()).kind == PING:
            pass
        assert heard.kind == TEXT

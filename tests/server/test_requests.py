"""Half a request is none: heads and bodies come whole, soon and small, or nobody waits for them."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, suppress

import pytest

from cartographers.server.app import Settings
from cartographers.server.edge import requests, slow_readers
from cartographers.server.edge.door import Door
from cartographers.store.memory import MemoryStore
from client import Person, Socket
from raw import PATIENCE, Wire, wired
from serving import SECRET, Server, StartServer, served

pytestmark = pytest.mark.anyio
JSON = "Host: x\r\nContent-Type: application/json\r\n"
LOOK = b"GET /api/me HTTP/1.1\r\nHost: x\r\n\r\n"


@pytest.fixture
async def hasty(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[str]:
    """A server of this process that waits for a third of a second where others wait for long."""
    for place, name in ((requests, "HEAD_WITHIN"), (requests, "BODY_WITHIN"), (slow_readers, "READ_WITHIN")):
        monkeypatch.setattr(place, name, 0.3)
    async with served(MemoryStore()) as address:
        yield address


async def trickle(wire: Wire, data: bytes) -> None:
    """Byte by byte, for as long as the other side takes it."""
    with suppress(ConnectionError):
        while True:
            await wire.send(data)
            await asyncio.sleep(0.02)


async def ended(wire: Wire, trickled: bytes) -> bytes:
    """What is heard until the other side hangs up, which goes on sending meanwhile."""
    sending = asyncio.create_task(trickle(wire, trickled))
    heard = await wire.rest()
    sending.cancel()
    return heard


# Times


@pytest.mark.parametrize("begun", [b"G", b"GET / HTTP/1.1\r\nX: ", b"\r\n", b"POST /api/me HTTP/1.1\r\nHost: x\r\nX: "])
async def test_a_head_that_trickles_in_is_not_waited_for(hasty: str, begun: bytes) -> None:
    async with wired(hasty) as wire:
        await wire.send(begun)
        trickled = b"\r\n" if begun == b"\r\n" else b"x"
        assert (await ended(wire, trickled)).startswith((b"HTTP/1.1 408 ", b"HTTP/1.1 400 "))


async def test_a_further_head_is_not_waited_for_either(hasty: str) -> None:
    async with wired(hasty) as wire:
        await wire.send(LOOK)
        assert (await wire.head()).startswith(b"HTTP/1.1 200 ")
        await wire.send(b"GET / HTTP/1.1\r\nX: ")
        assert b"HTTP/1.1 408 " in await ended(wire, b"x")


async def test_whoever_connects_and_says_nothing_is_not_waited_for(hasty: str) -> None:
    async with wired(hasty) as wire:
        assert await wire.rest() == b""


@pytest.mark.parametrize(
    ("begun", "trickled"),
    [
        (f"POST /api/me HTTP/1.1\r\n{JSON}Content-Length: 16000\r\n\r\n", b" "),
        (f"POST /api/me HTTP/1.1\r\n{JSON}Transfer-Encoding: chunked\r\n\r\n", b"1\r\n \r\n"),
        (f"POST /api/me HTTP/1.1\r\n{JSON}Transfer-Encoding: chunked\r\n\r\n", b""),
        ("GET /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n", b""),
        ("POST /nowhere HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n", b"1\r\n \r\n"),
    ],
    ids=["length", "chunks", "silence", "look", "nowhere"],
)
async def test_a_body_that_never_ends_is_not_waited_for(hasty: str, begun: str, trickled: bytes) -> None:
    async with wired(hasty) as wire:
        await wire.send(begun.encode())
        assert b"HTTP/1.1 5" not in await ended(wire, trickled)


async def test_a_large_body_is_not_read_to_its_end(server: Server) -> None:
    """It was refused long before; some of it is read so that the refusal arrives."""
    async with wired(server.address) as wire:
        await wire.send(f"POST /api/me HTTP/1.1\r\n{JSON}Transfer-Encoding: chunked\r\n\r\n".encode())
        sending = asyncio.create_task(trickle(wire, b"80000\r\n" + b" " * 0x80000 + b"\r\n"))
        assert (await wire.head()).startswith(b"HTTP/1.1 413 ")
        await wire.rest()
        sending.cancel()


async def test_an_answer_that_nobody_reads_is_not_kept(hasty: str, monkeypatch: pytest.MonkeyPatch) -> None:
    gone, forget = asyncio.Event(), requests.WholeRequests.connection_lost

    def connection_lost(self: requests.WholeRequests, exc: Exception | None) -> None:
        forget(self, exc)
        gone.set()

    monkeypatch.setattr(requests.WholeRequests, "connection_lost", connection_lost)
    async with wired(hasty) as wire:
        await wire.send(b"GET /api/cards HTTP/1.1\r\nHost: x\r\n\r\n" * 1000)
        async with asyncio.timeout(PATIENCE):
            await gone.wait()


# Sizes


@pytest.mark.parametrize(
    "head",
    [
        b"GET / HTTP/1.1\r\nX: " + b"x" * 20_000,
        b"GET / HTTP/1.1\r\n" + b"X: x\r\n" * 20_000,
        b"GET /" + b"x" * 20_000,
        b"GET / HTTP/1.1\r\nX" + b"x" * 20_000,
        b"GET / HTTP/1.1\r\nX: " + b"x" * 2_000_000,
    ],
    ids=["value", "many", "path", "name", "huge"],
)
async def test_a_large_head_is_refused(server: Server, head: bytes) -> None:
    async with wired(server.address) as wire:
        sending = asyncio.create_task(trickle(wire, head))
        heard = await wire.rest()
        sending.cancel()
        await asyncio.wait([sending])
    assert heard.startswith((b"HTTP/1.1 431 ", b"HTTP/1.1 400 ")) or not heard


# What is not hindered


async def test_a_head_of_12_kb_is_heard(server: Server) -> None:
    async with wired(server.address) as wire:
        await wire.send(LOOK[:-2] + b"Cookie: " + b"a=b; " * 2400 + b"\r\n\r\n")
        assert (await wire.head()).startswith(b"HTTP/1.1 200 ")


async def test_many_requests_in_one_go_are_answered_in_order(server: Server) -> None:
    async with wired(server.address) as wire:
        kinds = ["/api/me", "/api/matches/nowhere", "/healthz"] * 100
        await wire.send(b"".join(f"GET {path} HTTP/1.1\r\nHost: x\r\n\r\n".encode() for path in kinds[:-1]))
        await wire.send(f"GET {kinds[-1]} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode())
        heard = (await wire.rest()).split(b"HTTP/1.1 ")[1:]
    assert [answer[:3] for answer in heard] == [b"200", b"404", b"200"] * 100


async def test_a_body_in_pieces_is_heard(server: Server) -> None:
    body = b'{"name": "Ada"}'.ljust(16 * 1024)
    async with wired(server.address) as wire:
        for _ in range(2):
            await wire.send(f"POST /api/me HTTP/1.1\r\n{JSON}Content-Length: {len(body)}\r\n\r\n".encode())
            for start in range(0, len(body), 1000):
                await wire.send(body[start : start + 1000])
            assert (await wire.head()).startswith(b"HTTP/1.1 200 ")
            await wire.reader.readuntil(b"}")


# Whoever has no credits left


@pytest.fixture
async def spent(request: pytest.FixtureRequest) -> AsyncIterator[str]:
    """A server at which this machine has no credits left for good; which proxy it believes, a test says."""
    settings = Settings(SECRET, address_credits=(3, 1e-6))
    async with served(MemoryStore(), settings, proxy=getattr(request, "param", "203.0.113.1")) as address:
        async with Person(address) as person:
            for _ in range(3):
                await person.post("/api/me", {"name": "Ada"})
        yield address


@pytest.mark.parametrize("begun", [b"G", LOOK, b"POST /api/me HTTP/1.1\r\n", b"noise"], ids=ascii)
async def test_nothing_is_read_of_whoever_has_no_credits(spent: str, begun: bytes) -> None:
    async with wired(spent) as wire:
        await wire.send(begun)
        head, _, body = (await wire.rest()).partition(b"\r\n\r\n")
        assert head.startswith(b"HTTP/1.1 429 ")
        assert b"x-content-type-options: nosniff\r\n" in head
        assert body == b'{"refused":"too_fast","details":{}}'


async def test_a_socket_of_whoever_has_no_credits_is_not_opened_first(spent: str) -> None:
    async with wired(spent) as wire:
        await wire.send(b"GET /api/matches/oak/socket HTTP/1.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n")
        assert (await wire.rest()).startswith(b"HTTP/1.1 429 ")


async def test_a_body_that_comes_after_the_refusal_does_not_take_it_back(spent: str) -> None:
    async with wired(spent) as wire:
        await wire.send(f"POST /api/me HTTP/1.1\r\n{JSON}Content-Length: 100000\r\n\r\n".encode())
        assert (await wire.head()).startswith(b"HTTP/1.1 429 ")
        await wire.send(b" " * 100000)
        assert await wire.rest() == b'{"refused":"too_fast","details":{}}'


async def test_whoever_was_refused_and_stays_is_hung_up_on(spent: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(slow_readers, "FAREWELL", 0.1)
    async with wired(spent) as wire:
        await wire.send(LOOK)
        assert b"HTTP/1.1 429 " in await ended(wire, b"x")


async def test_a_further_request_is_refused_too() -> None:
    settings = Settings(SECRET, address_credits=(1, 1e-6))
    async with served(MemoryStore(), settings, proxy="203.0.113.1") as address, wired(address) as wire:
        await wire.send(LOOK)
        assert (await wire.head()).startswith(b"HTTP/1.1 200 ")
        await wire.reader.readuntil(b"}")
        await wire.send(LOOK)
        assert (await wire.rest()).startswith(b"HTTP/1.1 429 ")


@pytest.mark.parametrize("spent", ["127.0.0.1", "127.0.0.0/8", "*"], indirect=True)
async def test_a_proxy_without_credits_still_asks_for_others(spent: str) -> None:
    async with Person(spent) as person:
        assert (await person.http.get("/api/me", headers={"X-Forwarded-For": "203.0.113.7"})).status_code == 200
        assert (await person.http.post("/api/me", json={"name": "Ada"})).status_code == 429


async def test_in_a_crowd_of_one_address_everybody_gets_a_turn() -> None:
    async with AsyncExitStack() as stack:
        address = await stack.enter_async_context(served(MemoryStore(), proxy="203.0.113.1"))
        wires = [await stack.enter_async_context(wired(address)) for _ in range(50)]
        for wire in wires:
            wire.writer.write(LOOK)
        for wire in wires:
            assert (await wire.head()).startswith(b"HTTP/1.1 200 ")


async def test_a_connection_whose_request_waits_for_its_turn_is_not_idle(monkeypatch: pytest.MonkeyPatch) -> None:
    """Even where it waits for longer than a connection without a request is kept."""
    async with served(MemoryStore(), proxy="203.0.113.1", timeout_keep_alive=1) as address, wired(address) as wire:
        await wire.send(LOOK)
        await wire.head()
        await wire.reader.readuntil(b"}")
        loop = asyncio.get_running_loop()
        monkeypatch.setattr(Door, "take_turn", lambda _, __, begin: loop.call_later(1.5, begin))
        await wire.send(LOOK)
        assert (await wire.head()).startswith(b"HTTP/1.1 200 ")


# A stop


async def test_a_stop_waits_for_no_half_request(start_server: StartServer) -> None:
    server = start_server()
    halves_ = [
        f"POST /api/me HTTP/1.1\r\n{JSON}Content-Length: 100\r\n\r\n{{".encode(),
        f"POST /api/me HTTP/1.1\r\n{JSON}Transfer-Encoding: chunked\r\n\r\n1\r\n ".encode(),
        b"GET / HTTP/1.1\r\nX: ",
        b"",
        LOOK + b"GET / HTTP/1.1\r\nX: ",
    ]
    async with AsyncExitStack() as stack:
        for half in halves_:
            wire = await stack.enter_async_context(wired(server.address))
            await wire.send(half)
        async with Person(server.address) as person:
            await person.get("/api/me")  # by now all of them were heard
        began = time.monotonic()
        await asyncio.to_thread(server.stop)
        assert time.monotonic() - began < 9  # it would wait for 10 s, and say so
    assert server.failures() == []


# Addresses


async def test_who_comes_by_ipv4_to_a_server_of_both_is_known(start_server: StartServer) -> None:
    server = start_server("--host", "::", "--address-credits", "10", "0.0001")
    port = server.address.rpartition(":")[2]
    async with Person(f"http://127.0.0.1:{port}") as person:
        assert (await person.http.get("/metrics")).status_code == 200
        # This machine is a proxy that is believed, and whoever it names pays for itself.
        for address, status in [
            *[("203.0.113.3", 200)] * 5,
            *[("::ffff:203.0.113.3", 200)] * 5,
            *[("203.0.113.3", 429), ("::ffff:203.0.113.3", 429), ("::ffff:203.0.113.4", 200)],
            *[("203.0.113.5, ::ffff:127.0.0.1", 200)] * 10,
            ("203.0.113.5", 429),
        ]:
            headers = {"X-Forwarded-For": address}
            answer = await person.http.post("/api/me", json={"name": "x"}, headers=headers)
            assert answer.status_code == status, address
        told = await person.http.get("/metrics", headers={"X-Forwarded-For": "::ffff:203.0.113.9"})
        assert told.status_code == 404
    async with Person(server.address) as person:
        assert (await person.http.get("/metrics")).status_code == 200
        socket = Socket(f"http://127.0.0.1:{port}", "nowhere")
        await socket.connect()
        assert await socket.ended() == (1008, "unknown_match")

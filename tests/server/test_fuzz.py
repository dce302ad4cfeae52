"""Noise at both edges: no failure, no dead room, and every game goes on."""

import asyncio
import re
import socket
from collections.abc import Iterator
from contextlib import suppress
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from attacking import attacked
from boards import LAW
from cartographers.server.app import Settings, application
from cartographers.store.memory import MemoryStore
from client import ConnectionClosed, Person, Socket, gathered
from server.noise import NOISE, broken_once, messages
from serving import SECRET, Server, started

FEW = settings(LAW, max_examples=200, suppress_health_check=[HealthCheck.too_slow])
FEWER = settings(FEW, max_examples=30)
MANY = settings(FEW, max_examples=5_000)
MAY_CLOSE = (1002, 1007, 1008, 1009)  # no frame, no text, too fast, too large


class Table:
    """A match that somebody plays well and somebody else with noise; when it is over, the next one."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.runner = asyncio.Runner()
        self.people = [Person(server.address, name) for name in ("Ada", "Eve")]
        self.chance = Random(1)
        self.match = ""
        self.played = 0

    def __enter__(self) -> "Table":
        for person in self.people:
            self.runner.run(person.__aenter__())
        self.match = self.runner.run(gathered(self.people))
        return self

    def __exit__(self, *_: object) -> None:
        self.runner.run(self.finish())
        for person in self.people:
            self.runner.run(person.http.aclose())
        self.runner.close()

    def hears(self, frames: list[str | bytes | int]) -> None:
        self.runner.run(self._hears(frames))
        assert self.server.failures() == []

    async def _hears(self, frames: list[str | bytes | int]) -> None:
        ada, eve = (person.at(self.match) for person in self.people)
        async with ada, eve:
            with suppress(ConnectionClosed):
                for frame in frames:
                    await eve.send(frame if isinstance(frame, str | bytes) else nearly_legal(eve, frame))
                await eve.ask({"type": "ask_count", "id": "alive", "seat": 1})
            assert eve.connection.close_code in (None, *MAY_CLOSE)
            if ada.asked:
                await ada.answer(self.chance)
            if ada.over:
                self.match = await gathered(self.people)

    async def finish(self) -> None:
        """A normal game goes on where noise was heard."""
        ada, eve = (person.at(self.match) for person in self.people)
        async with ada, eve:
            await asyncio.gather(ada.play(self.chance), eve.play(self.chance))


def nearly_legal(player: Socket, seed: int) -> dict[str, object] | str:
    """What the table waits for, or that with something wrong in it."""
    if not player.asked:
        return {"type": "take_back", "id": f"n{seed}", "turn": player.table["turn"]}
    chance = Random(seed)
    wish = {**player.choice(chance), "id": f"n{seed}"}
    broken = broken_once(wish, chance, chance.choice(["A1", "", 0, None, ["K11"], "hero", -1, 2**70, True]))
    return broken if isinstance(broken, dict) and chance.random() < 0.7 else wish


@pytest.fixture(scope="module")
def table(shared: Server) -> Iterator[Table]:
    with Table(shared) as table:
        yield table


@pytest.fixture(scope="module")
def attacked_table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Table]:
    """A table at a server that strangers attack meanwhile, who crowd the table too."""
    with (
        started(tmp_path_factory.mktemp("attacked")) as server,
        attacked(server.address) as attack,
        Table(server) as table,
    ):
        attack.look_at(table.match)
        yield table


FRAMES = st.lists(messages("Request") | st.integers(0, 2**32), min_size=1, max_size=6)


@given(frames=FRAMES)
@FEW
def test_no_frames_kill_a_room(table: Table, frames: list[str | bytes | int]) -> None:
    table.hears(frames)


@given(frames=FRAMES)
@FEWER
def test_no_frames_kill_a_room_under_attack(attacked_table: Table, frames: list[str | bytes | int]) -> None:
    attacked_table.hears(frames)


@pytest.mark.deep
@given(frames=FRAMES)
@MANY
def test_no_more_frames_kill_a_room(table: Table, frames: list[str | bytes | int]) -> None:
    table.hears(frames)


# HTTP


ROUTES = sorted({route.path for route in application(MemoryStore(), Settings(SECRET)).routes if hasattr(route, "path")})
TAKEN = {
    "/api/me": "SetName",
    "/api/me/token": "Nothing",
    "/api/me/move": "Move",
    "/api/matches": "OpenMatch",
    "/api/matches/{match}/sit": "SitDown",
    "/api/matches/{match}/leave": "Nothing",
    "/api/matches/{match}/bot": "SeatBot",
    "/api/matches/{match}/free": "FreeSeat",
    "/api/matches/{match}/arrange": "Arrange",
    "/api/matches/{match}/begin": "Nothing",
    "/api/matches/{match}/close": "Nothing",
    "/api/matches/{match}/end": "EndMatch",
    "/api/matches/{match}/return": "Nothing",
    "/api/matches/{match}/rematch": "Nothing",
}
LATIN = st.text(st.characters(min_codepoint=32, max_codepoint=255, blacklist_characters="\x7f"), max_size=20)
METHODS = st.sampled_from(["GET", "POST", "POST", "POST", "PUT", "DELETE", "HEAD", "OPTIONS", "PATCH", "TRACE", "get"])
CODES = st.sampled_from(
    ["{match}", "nowhere", "%00", "%ff", "..", "%2e%2e", "a%2fb", "é", "x" * 300, "", "1", "9" * 50]
)
HEADERS = st.one_of(
    st.sampled_from(
        [
            *("Content-Type: application/json", "Content-Type: text/plain", "Content-Type: application/json; a=\xff"),
            *(
                "Origin: null",
                "Origin: http://[",
                "Origin: {address}",
                "Host: other.example",
                "Sec-Fetch-Site: cross-site",
            ),
            *("Content-Length: 3", "Transfer-Encoding: chunked", "Expect: 100-continue", "Connection: upgrade"),
            *("Upgrade: websocket", "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=="),
            *("Sec-WebSocket-Extensions: permessage-deflate", "X-Forwarded-For: ::ffff:1", "X-Forwarded-Proto: gopher"),
            *("If-None-Match: *", "Range: bytes=-1", "Cookie: cartographer=", "Cookie: cartographer=.a.b"),
        ]
    ),
    st.builds("{}: {}".format, st.from_regex(r"\A[A-Za-z-]{1,12}\Z"), LATIN),
    st.builds("Cookie: cartographer={}".format, LATIN),
)


@st.composite
def requests(draw: st.DrawFn) -> tuple[str, list[str], bytes]:
    """The first line of a request, its headers and its body; often such as our page sends."""
    method, path = "POST", draw(st.sampled_from(sorted(TAKEN)))
    body = draw(messages(TAKEN[path]))
    headers = ["Cookie: {cookie}", "Content-Type: application/json"]
    if draw(st.booleans()):
        method, path = draw(METHODS), draw(st.sampled_from(ROUTES))
        headers = draw(st.lists(HEADERS, max_size=4))
        body = draw(NOISE)
    path = re.sub(r"\{\w+\}", lambda _: draw(CODES), path)
    query = draw(st.sampled_from(["", "", "?", "?a=b", "?%zz", "?" + "x" * 200]))
    return f"{method} {path}{query} HTTP/1.1", headers, body.encode() if isinstance(body, str) else body


def answered(table: Table, request: tuple[str, list[str], bytes]) -> None:
    """Sends a request as it is; whatever comes back is no failure of the server."""
    line, headers, body = request
    address = table.server.address
    host, _, port = address.removeprefix("http://").partition(":")
    told = [line, f"Host: {host}:{port}", *headers, f"Content-Length: {len(body)}", "Connection: close"]
    head = "\r\n".join(told).replace("{match}", table.match).replace("{address}", address)
    head = head.replace("{cookie}", table.people[1].cookie)
    with socket.create_connection((host, int(port)), timeout=1) as connection:
        connection.sendall(head.encode("latin-1") + b"\r\n\r\n" + body)
        with suppress(TimeoutError):  # the server waits for the rest of what is no request
            answer = connection.recv(65536)
            assert int(answer.split(b" ", 2)[1]) < 500, answer[:300]
    assert table.server.failures() == []


@given(request_=requests())
@FEW
def test_no_request_fails(table: Table, request_: tuple[str, list[str], bytes]) -> None:
    answered(table, request_)


@given(request_=requests())
@FEWER
def test_no_request_fails_under_attack(attacked_table: Table, request_: tuple[str, list[str], bytes]) -> None:
    answered(attacked_table, request_)


@pytest.mark.deep
@given(request_=requests())
@MANY
def test_no_more_requests_fail(table: Table, request_: tuple[str, list[str], bytes]) -> None:
    answered(table, request_)

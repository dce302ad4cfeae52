"""The door: other sites, floods, large bodies, and what every answer says to the browser."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from random import Random

import httpx
import pytest

from cartographers.server.app import Settings, application
from cartographers.server.edge.pages import PAGE
from cartographers.store.log import Line, Unavailable
from cartographers.store.memory import MemoryStore
from client import Person, Socket, met, playing, refused
from postgres import shared_server
from serving import SECRET, Server, StartServer, started

pytestmark = pytest.mark.anyio
PLAIN = {"ambushes": [], "ruins": False}
HEADERS = {
    "content-security-policy": "default-src 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "permissions-policy": "camera=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "cache-control": "no-",
}


def assert_guarded(answer: httpx.Response) -> None:
    for name, value in HEADERS.items():
        assert answer.headers.get(name, "").startswith(value), name
    assert "server" not in answer.headers


# Other sites


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "https://example.org"},
        {"Origin": "null"},
        {"Origin": ""},
        {"Origin": "http://["},
        {"Origin": "http://h/x@127.0.0.1"},
        {"Origin": "file://"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
        {"Origin": "https://example.org", "Sec-Fetch-Site": "same-origin"},
    ],
    ids=str,
)
async def test_other_sites_may_not_write_or_open_sockets(server: Server, headers: dict[str, str]) -> None:
    async with met(server.address, "Ada") as (ada,):
        answer = await ada.http.post("/api/matches", json={}, headers=headers)
        assert (answer.status_code, answer.json()["refused"]) == (403, "other_origin")
        assert_guarded(answer)
        match = (await ada.open(begin=True))["match"]
        socket = ada.at(match)
        await socket.connect(**headers)
        assert await socket.ended() == (1008, "other_origin")


@pytest.mark.parametrize("site", ["cross-site", "same-site"])
async def test_a_browser_that_names_another_site_may_not_write_even_with_our_origin(server: Server, site: str) -> None:
    async with met(server.address, "Ada") as (ada,):
        headers = {"Origin": server.address, "Sec-Fetch-Site": site}
        answer = await ada.http.post("/api/matches", json={}, headers=headers)
        assert (answer.status_code, answer.json()["refused"]) == (403, "other_origin")


@pytest.mark.parametrize("scheme", ["http", "https"])
async def test_a_page_acts_only_by_the_scheme_that_it_came_by(server: Server, scheme: str) -> None:
    """Behind a proxy that says by which scheme it was asked."""
    async with met(server.address, "Ada") as (ada,):
        match = (await ada.open({"seats": 2}))["match"]
        host = server.address.partition("://")[2]
        for page in ("http", "https"):
            headers = {"Origin": f"{page}://{host}", "X-Forwarded-Proto": scheme}
            answer = await ada.http.post("/api/matches", json={}, headers=headers)
            assert answer.status_code == (201 if page == scheme else 403)
            socket = ada.at(match)
            await socket.connect(**headers)
            if page == scheme:
                await socket.hello()
                await socket.connection.close()
            else:
                assert await socket.ended() == (1008, "other_origin")


async def test_who_runs_a_server_behind_a_proxy_that_hides_tls_is_told_what_helps(start_server: StartServer) -> None:
    server = start_server()
    async with met(server.address, "Ada") as (ada,):
        for _ in range(2):
            headers = {"Origin": server.address.replace("http:", "https:")}
            assert (await ada.http.post("/api/matches", json={}, headers=headers)).status_code == 403
    assert server.log().count("X-Forwarded-Proto") == 1


async def test_our_own_page_may(server: Server) -> None:
    async with met(server.address, "Ada") as (ada,):
        own = {"Origin": server.address, "Sec-Fetch-Site": "same-origin"}
        answer = await ada.http.post("/api/matches", json={"begin": True}, headers=own)
        assert answer.status_code == 201
        socket = ada.at(answer.json()["match"])
        await socket.connect(**own)
        await socket.hello()
        await socket.connection.close()


async def test_a_program_that_is_no_browser_may(server: Server) -> None:
    async with met(server.address, "Ada") as (ada,):
        assert (await ada.http.post("/api/matches", json={}, headers={"Sec-Fetch-Site": "none"})).status_code == 201


async def test_a_host_that_is_not_told_is_no_origin(server: Server) -> None:
    """HTTP/1.0 knows no Host: it must not be taken for the origin `null`."""
    told = await said(server, "POST /api/me HTTP/1.0\r\nOrigin: null\r\nContent-Type: application/json\r\n\r\n")
    assert told.startswith("HTTP/1.1 403 ")


async def test_other_sites_may_look_but_not_read(server: Server) -> None:
    async with met(server.address, "") as (stranger,):
        answer = await stranger.http.get("/api/matches", headers={"Origin": "https://example.org"})
        assert answer.status_code == 200
        assert "access-control-allow-origin" not in answer.headers
        assert_guarded(answer)


async def test_an_origin_that_was_allowed_may(start_server: StartServer) -> None:
    server = start_server("--origin", "https://maps.example")
    async with met(server.address, "Ada") as (ada,):
        for origin, status in (("https://maps.example", 201), ("http://maps.example", 403)):
            answer = await ada.http.post("/api/matches", json={}, headers={"Origin": origin})
            assert answer.status_code == status


@pytest.mark.parametrize(
    "kind", ["", "text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "text/json"]
)
async def test_a_form_of_another_page_is_refused(server: Server, kind: str) -> None:
    async with met(server.address, "Ada") as (ada,):
        answer = await ada.http.post("/api/matches", content=b"{}", headers={"Content-Type": kind})
        assert (answer.status_code, answer.json()["refused"]) == (415, "not_json")


# What every answer says


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/", None),
        ("GET", "/t/abc", None),
        ("GET", "/api/me", 200),
        ("HEAD", "/api/me", 200),
        ("GET", "/api/cards", 200),
        ("GET", "/api/matches", 200),
        ("GET", "/healthz", 200),
        ("GET", "/metrics", 200),
        ("GET", "/api/me/matches", 401),
        ("GET", "/api/me/games", 401),
        ("GET", "/api/matches/nowhere", 404),
        ("GET", "/api/matches/nowhere/record", 404),
        ("GET", "/api/matches/nowhere/steps/1", 404),
        ("GET", "/api/matches/%00", 404),
        ("GET", "/api/matches/%ff%fe", 404),
        ("GET", "/api/matches/..%2f..%2fetc", 404),
        ("GET", "/nothing", 404),
        ("GET", "/assets/../../secret.key", 404),
        ("GET", "/assets/%2e%2e/%2e%2e/secret.key", 404),
        ("GET", "/api", 404),
        ("DELETE", "/api/me", 405),
        ("PUT", "/api/matches", 405),
        ("PATCH", "/api/matches/nowhere", 405),
        ("OPTIONS", "/api/me", 405),
        ("TRACE", "/api/me", 405),
        ("POST", "/api/cards", 405),
        ("POST", "/healthz", 405),
        ("GET", "/api/matches/nowhere/sit", 405),
        ("POST", "/api/me", 415),
    ],
)
async def test_every_answer_is_guarded(server: Server, method: str, path: str, status: int | None) -> None:
    async with met(server.address, "") as (stranger,):
        answer = await stranger.http.request(method, path)
        assert status in (None, answer.status_code)
        assert answer.status_code < 500
        assert_guarded(answer)
        if answer.status_code >= 400 and method != "HEAD":
            assert answer.json()["refused"]


@pytest.mark.skipif(not (PAGE / "index.html").is_file(), reason="the page was not built")
async def test_a_person_with_a_wrong_link_gets_the_page(server: Server) -> None:
    async with met(server.address, "") as (stranger,):
        answer = await stranger.http.get("/tables/abc", headers={"Accept": "text/html,*/*;q=0.8"})
        assert (answer.status_code, answer.headers["content-type"]) == (404, "text/html; charset=utf-8")
        assert_guarded(answer)


class BrokenStore(MemoryStore):
    """Fails in two ways."""

    async def public(self, limit: int, each: int = 1) -> list[Line]:
        raise RuntimeError(f"a bug with {limit} of {each}")

    async def check(self) -> None:
        raise Unavailable("gone")


@pytest.fixture
async def broken() -> AsyncIterator[httpx.AsyncClient]:
    app = application(BrokenStore(), Settings(SECRET))
    async with httpx.AsyncClient(
        transport=httpx.ASGITransport(app, raise_app_exceptions=False), base_url="http://oak", verify=False
    ) as client:
        yield client


async def test_a_bug_is_answered_and_guarded_too(broken: httpx.AsyncClient) -> None:
    answer = await broken.get("/api/matches")
    assert (answer.status_code, answer.json()) == (500, {"refused": "server_error", "details": {}})
    assert_guarded(answer)


async def test_a_store_that_is_gone_is_told(broken: httpx.AsyncClient) -> None:
    answer = await broken.get("/healthz")
    assert (answer.status_code, answer.json()["status"]) == (503, "store unavailable")
    assert_guarded(answer)


async def test_health(server: Server) -> None:
    async with met(server.address, "") as (stranger,):
        assert (await stranger.get("/healthz"))["status"] == "ok"


async def test_metrics_are_for_this_machine(server: Server) -> None:
    async with playing(server.address, 1) as (ada,), met(server.address, "") as (stranger,):
        await ada.answer(Random(1))
        told = (await stranger.http.get("/metrics")).text
        assert "cartographers_sockets " in told
        assert 'cartographers_wishes_total{outcome="done"}' in told
        answer = await stranger.http.get("/metrics", headers={"X-Forwarded-For": "203.0.113.9"})
        assert (answer.status_code, answer.json()["refused"]) == (404, "unknown_page")


# Sizes


async def test_a_body_of_16_kb_is_read_and_a_larger_one_refused(server: Server) -> None:
    async with met(server.address, "Ada") as (ada,):
        json = {"Content-Type": "application/json"}
        for size, status in ((16 * 1024, 201), (16 * 1024 + 1, 413), (10**6, 413)):
            answer = await ada.http.post("/api/matches", content=b"{}".ljust(size), headers=json)
            assert answer.status_code == status
            assert_guarded(answer)


async def test_a_large_body_without_a_length_is_refused_too(server: Server) -> None:
    async def pieces() -> AsyncIterator[bytes]:
        for _ in range(30):
            yield b" " * 1024

    async with met(server.address, "Ada") as (ada,):
        answer = await ada.http.post("/api/matches", content=pieces(), headers={"Content-Type": "application/json"})
        assert (answer.status_code, answer.json()["refused"]) == (413, "too_large")


@pytest.mark.parametrize(
    "body",
    [
        *(b"", b"{", b"[]", b"null", b"1", b'"text"', b"{}{}", b'{"sit": 1}', b'{"more": 1}', b"\xff\xfe{}"),
        *(b'{"options": {"seats": "2"}}', b'{"options": null}', b'{"bots": "random"}', b'{"sit": tru}', b"\x00"),
        *(b"[" * 9000, b'{"a":' * 3000, b'{"options": ' * 1200, b'{"options": {"seats": 1' + b"0" * 9000 + b"}}"),
        *(b'{"options": {"sheet": "\\ud800"}}', b'{"options": {"sheet": "\xed\xa0\x80"}}', b'{"\xff": 1}'),
    ],
    ids=lambda body: repr(body[:24]),
)
async def test_a_body_that_says_nothing_is_refused(server: Server, body: bytes) -> None:
    async with met(server.address, "Ada") as (ada,):
        answer = await ada.http.post("/api/matches", content=body, headers={"Content-Type": "application/json"})
        assert (answer.status_code, answer.json()["refused"]) == (400, "bad_message")
        assert_guarded(answer)


@pytest.mark.parametrize(
    "request_",
    [
        "GET / HTTP/1.1\r\n\r\n",
        "GET /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 99999999999999999999999\r\n\r\n",
        "POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n",
        "POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
        "GET /api/matches/" + "x" * 9000 + " HTTP/1.1\r\nHost: x\r\n\r\n",
        "GET /api/matches/%zz%0 HTTP/1.1\r\nHost: x\r\n\r\n",
        "GET http://other.example/api/me HTTP/1.1\r\nHost: x\r\n\r\n",
        "GET /api/me HTTP/1.1\r\nHost: x\r\nCookie: " + "a=b; " * 900 + "\r\n\r\n",
        "GET /api/me HTTP/1.1\r\nHost: x\r\nCookie: cartographer=\xff\xfe;;=;cartographer\r\n\r\n",
        "GET /api/me HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: fe80::1%eth0, ,\x7f\r\n\r\n",
        "GET /api/matches/x/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n",
        "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
        "\x16\x03\x01\x02\x00\x01\x00",
        "noise\r\n\r\n",
    ],
    ids=lambda told: ascii(told[:50]),
)
async def test_a_request_that_no_browser_sends_is_no_accident(server: Server, request_: str) -> None:
    told = await said(server, request_)
    assert told.partition(" ")[2][:1] in ("2", "4")
    async with met(server.address, "") as (stranger,):
        assert (await stranger.get("/healthz"))["status"] == "ok"


async def said(server: Server, request: str) -> str:
    """The beginning of the answer to the bytes of a request."""
    host, _, port = server.address.removeprefix("http://").partition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(request.encode("latin-1"))
    async with asyncio.timeout(20):
        told = await reader.read(65536)
    writer.close()
    await writer.wait_closed()
    return told.decode("latin-1")


async def test_a_code_that_no_database_can_hold_is_no_match(
    tmp_path_factory: pytest.TempPathFactory, start_server: StartServer
) -> None:
    with shared_server(tmp_path_factory) as database:
        server = start_server(database=database.fresh_database())
        async with met(server.address, "Ada") as (ada,):
            for code in ("%00", "a%00b", "%f0%9f%90%89", "x" * 5000):
                assert (await ada.http.get(f"/api/matches/{code}")).status_code == 404
                assert (await ada.http.post(f"/api/matches/{code}/begin", json={})).status_code == 404
                socket = Socket(server.address, code)
                await socket.connect()
                assert await socket.ended() == (1008, "unknown_match")


# Credits of an address


@pytest.fixture(scope="module")
def poor(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server where an address has ten credits for good; who a test comes from is said by a proxy."""
    with started(tmp_path_factory.mktemp("poor"), "--address-credits", "10", "0.0001") as server:
        yield server


def coming_from(person: Person, address: str) -> None:
    person.http.headers["X-Forwarded-For"] = address


async def test_an_address_has_so_many_requests(poor: Server) -> None:
    async with Person(poor.address) as ada:
        coming_from(ada, "203.0.113.1")
        await ada.post("/api/me", {"name": "Ada"})
        match = (await ada.open(PLAIN, begin=True))["match"]
        socket, turned_away = ada.at(match), Socket(poor.address, match)
        await socket.connect(**{"X-Forwarded-For": "203.0.113.1"})
        await socket.hello()
        with refused("too_fast", 429):
            for _ in range(8):
                await ada.open()
        assert_guarded(await ada.http.post("/api/matches", json={}))
        await turned_away.connect(**{"X-Forwarded-For": "203.0.113.1"})
        assert await turned_away.ended() == (1008, "too_fast")
        await socket.answer(Random(1))  # who is in may go on
        assert socket.table["turn"] == 2
        await socket.connection.close()


async def test_looking_costs_less_than_writing(poor: Server) -> None:
    async with Person(poor.address) as stranger:
        coming_from(stranger, "203.0.113.2")
        for _ in range(49):
            await stranger.get("/api/me")
        with refused("too_fast", 429):
            await stranger.post("/api/me", {"name": "Ada"})


async def test_each_household_has_its_own_credits(poor: Server) -> None:
    async with Person(poor.address) as stranger:
        for address, status in [
            *[("203.0.113.3", 200)] * 10,
            *[("203.0.113.3", 429), ("203.0.113.4", 200)],
            *[("2001:db8::1", 200)] * 10,
            *[("2001:db8::2", 429), ("2001:db8:0:1::1", 200)],
        ]:
            coming_from(stranger, address)
            assert (await stranger.http.post("/api/me", json={"name": "x"})).status_code == status, address

"""The page on its way to a browser: what is kept there, what is compressed, and whom a preview names."""

import gzip
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest
from starlette.applications import Starlette
from starlette.middleware import Middleware

from cartographers.server.edge.encodings import LEAST, Compression, chosen
from cartographers.server.edge.pages import Page
from client import met
from serving import Server

pytestmark = pytest.mark.anyio
SCRIPT = b"draw('map');" * 200
ZIPPED = gzip.compress(SCRIPT, mtime=0)
DOCUMENT = '<html><meta property="og:image" content="./assets/map-1a2b.png" /></html>'.ljust(2 * LEAST)


@pytest.fixture
async def browser(tmp_path: Path) -> AsyncIterator[httpx.AsyncClient]:
    """Asks a server of a page that was built into a folder, with a secret beside it."""
    folder = tmp_path / "web"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(DOCUMENT)
    (tmp_path / "secret.js").write_text("nobody's business")
    (folder / "secret.js").write_text("nobody's business")
    for name, content in (
        *(("app-1a2b.js", SCRIPT), ("app-1a2b.js.br", b"as brotli"), ("app-1a2b.js.gz", ZIPPED)),
        *(("one-3c4d.css", b"*{}"), ("serif-5e6f.woff2", b"font"), ("notes.txt", b"?"), (".hidden.js", b"?")),
    ):
        (folder / "assets" / name).write_bytes(content)
    app = Starlette(routes=Page(folder).routes(), middleware=[Middleware(Compression)])
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://maps.example") as client:
        client.headers["accept-encoding"] = ""
        yield client


# Encodings


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("br", "br"),
        ("BR;Q=0.3 , x", "br"),
        ("gzip", "gzip"),
        ("gzip;q=1.0, br;q=0.5", "gzip"),
        ("br;q=0, gzip", "gzip"),
        ("*", "br"),
        ("*;q=0.1, br;q=0", "gzip"),
        ("br;q=0, *;q=0", ""),
        ("identity", ""),
        ("", ""),
        (",;,=;q", ""),
        ("br;q=much, gzip;q=", ""),
        ("brr, gzipped", ""),
    ],
)
def test_the_best_encoding_that_a_browser_takes_is_chosen(accepted: str, encoding: str) -> None:
    assert chosen(accepted, ("br", "gzip")) == encoding


# Files


async def test_a_file_is_kept_for_good(browser: httpx.AsyncClient) -> None:
    for name in ("app-1a2b.js", "one-3c4d.css", "serif-5e6f.woff2"):
        answer = await browser.get(f"/assets/{name}")
        assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert answer.headers["etag"]


@pytest.mark.parametrize(
    ("accepted", "encoding", "body"),
    [("gzip, br", "br", b"as brotli"), ("gzip", "gzip", ZIPPED), ("", None, SCRIPT)],
)
async def test_a_file_comes_as_it_was_compressed_before(
    browser: httpx.AsyncClient, accepted: str, encoding: str | None, body: bytes
) -> None:
    async with browser.stream("GET", "/assets/app-1a2b.js", headers={"Accept-Encoding": accepted}) as answer:
        assert b"".join([piece async for piece in answer.aiter_raw()]) == body
    assert answer.headers.get("content-encoding") == encoding
    assert answer.headers["content-length"] == str(len(body))
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
    assert answer.headers["vary"] == "Accept-Encoding"


async def test_a_file_without_a_smaller_form_does_not_vary(browser: httpx.AsyncClient) -> None:
    answer = await browser.get("/assets/serif-5e6f.woff2", headers={"Accept-Encoding": "gzip, br"})
    assert (answer.content, answer.headers["content-type"]) == (b"font", "font/woff2")
    assert not {"vary", "content-encoding"} & set(answer.headers)


async def test_each_form_of_a_file_has_its_own_tag_and_is_not_sent_again(browser: httpx.AsyncClient) -> None:
    tags = {}
    for accepted in ("br", "gzip", ""):
        headers = {"Accept-Encoding": accepted}
        tags[accepted] = (await browser.head("/assets/app-1a2b.js", headers=headers)).headers["etag"]
        again = {**headers, "If-None-Match": f'"other", W/{tags[accepted]}'}
        answer = await browser.get("/assets/app-1a2b.js", headers=again)
        assert (answer.status_code, answer.content) == (304, b"")
        assert (answer.headers["etag"], answer.headers["vary"]) == (tags[accepted], "Accept-Encoding")
    assert len(set(tags.values())) == 3


async def test_the_head_of_a_file_tells_what_the_file_would(browser: httpx.AsyncClient) -> None:
    head, got = await browser.head("/assets/app-1a2b.js"), await browser.get("/assets/app-1a2b.js")
    assert (head.content, dict(head.headers)) == (b"", dict(got.headers))


@pytest.mark.parametrize(
    ("range_", "status", "body"),
    [("bytes=5-8", 206, SCRIPT[5:9]), ("bytes=999999-", 416, None), ("bytes=x", 400, None), ("lines=1-2", 400, None)],
)
async def test_a_part_of_a_file_can_be_asked_for(
    browser: httpx.AsyncClient, range_: str, status: int, body: bytes | None
) -> None:
    answer = await browser.get("/assets/app-1a2b.js", headers={"Range": range_})
    assert answer.status_code == status
    assert body in (None, answer.content)


@pytest.mark.parametrize(
    "name",
    [
        *("../secret.js", "..%2fsecret.js", "%2e%2e%2fsecret.js", "%2e%2e/%2e%2e/secret.js", "..%5csecret.js"),
        *(
            "nothing.js",
            "",
            ".",
            "%00.js",
            "app-1a2b.js%00",
            "notes.txt",
            ".hidden.js",
            "app-1a2b.js.br",
            "a/b.js",
        ),
        "x" * 5000 + ".js",
    ],
)
async def test_nothing_but_files_of_the_page_is_shown(browser: httpx.AsyncClient, name: str) -> None:
    answer = await browser.get(f"http://maps.example/assets/{name}")
    assert answer.status_code == 404
    assert "immutable" not in answer.headers.get("cache-control", "")


# The document


async def test_the_document_is_asked_for_at_each_visit_and_sent_once(browser: httpx.AsyncClient) -> None:
    first = await browser.get("/", headers={"Accept-Encoding": "gzip"})
    assert (first.headers["cache-control"], first.headers["content-encoding"]) == ("no-cache", "gzip")
    again = await browser.get("/lobby", headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", first.headers["etag"])


async def test_a_document_that_was_built_anew_is_sent(browser: httpx.AsyncClient, tmp_path: Path) -> None:
    before = (await browser.get("/")).headers["etag"]
    (tmp_path / "web" / "index.html").write_text("<html>new</html>")
    answer = await browser.get("/", headers={"If-None-Match": before})
    assert (answer.status_code, answer.text) == (200, "<html>new</html>")


@pytest.mark.parametrize(
    ("host", "shown"),
    [
        ("maps.example", "http://maps.example/assets/"),
        ("127.0.0.1:8000", "http://127.0.0.1:8000/assets/"),
        ("[2001:db8::1]:80", "http://[2001:db8::1]:80/assets/"),
        ('x"><script>', "/assets/"),
        ("maps.example/x?", "/assets/"),
        ("user@maps.example", "/assets/"),
        ("", "/assets/"),
    ],
)
async def test_a_preview_names_the_host_that_was_asked(browser: httpx.AsyncClient, host: str, shown: str) -> None:
    answer = await browser.get("/t/abc", headers={"Host": host})
    assert f'content="{shown}map-1a2b.png"' in answer.text
    assert "<script>" not in answer.text


# Answers


async def test_large_answers_are_compressed_and_cards_are_kept(server: Server) -> None:
    async with met(server.address, "") as (stranger,):
        answer = await stranger.http.get("/api/cards", headers={"Accept-Encoding": "gzip"})
        assert answer.headers["content-encoding"] == "gzip"
        assert int(answer.headers["content-length"]) < len(answer.content) / 3
        plain = await stranger.http.get("/api/cards", headers={"Accept-Encoding": "gzip;q=0"})
        assert "content-encoding" not in plain.headers
        assert plain.content == answer.content
        assert plain.headers["vary"] == answer.headers["vary"] == "Accept-Encoding"
        tag = {"If-None-Match": answer.headers["etag"]}
        again = await stranger.http.get("/api/cards", headers=tag)
        assert (again.status_code, again.headers["etag"]) == (304, answer.headers["etag"])
        small = await stranger.http.get("/api/me", headers={"Accept-Encoding": "gzip"})
        assert not {"content-encoding", "vary"} & set(small.headers)

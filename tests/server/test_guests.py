"""Guests: a name, a signed cookie, and the same person on another device."""

import asyncio
import time
import unicodedata
from typing import Any

import httpx
import pytest
from itsdangerous import TimestampSigner, URLSafeSerializer, URLSafeTimedSerializer

from cartographers.store.memory import MemoryStore, Shared
from client import Person, met, refused
from serving import Server, StartServer, served

pytestmark = pytest.mark.anyio
EMOJI = [
    "👩‍👩‍👧",
    "👩🏽‍🚀 Ada",
    "🏳️‍🌈",
    "🏴\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f",
    "🇵🇱🇨🇿",
    "❤️‍🔥",
    "7️⃣",
    "🫨",
]
TWENTY_FOUR = "abcdefghijklmnopqrstuvwx"


async def name_after(server: Server, name: str) -> str:
    async with Person(server.address, name) as person:
        return str((await person.get("/api/me"))["name"])


async def set_cookie(server: Server, **headers: str) -> str:
    async with Person(server.address) as person:
        answer = await person.http.post("/api/me", json={"name": "Ada"}, headers=headers)
        return answer.headers["set-cookie"]


async def is_known(server: Server, cookie: str) -> bool:
    async with Person(server.address) as person:
        answer = await person.http.get("/api/me", headers={"Cookie": f"cartographer={cookie}"})
        return bool(answer.json()["known"])


async def test_a_stranger_is_not_known(server: Server) -> None:
    async with Person(server.address) as stranger:
        assert await stranger.get("/api/me") == {"name": "", "known": False}


async def test_whoever_tells_a_name_is_known(server: Server) -> None:
    async with Person(server.address, "Ada") as ada:
        assert await ada.get("/api/me") == {"name": "Ada", "known": True}


@pytest.mark.parametrize("path", ["/api/me/token", "/api/matches", "/api/matches/none/sit"])
async def test_a_stranger_may_not_write(server: Server, path: str) -> None:
    async with Person(server.address) as stranger:
        with refused("stranger", 401):
            await stranger.post(path)


async def test_no_script_reads_the_cookie_and_no_other_site_sends_it(server: Server) -> None:
    parts = [part.strip().lower() for part in (await set_cookie(server)).split(";")]
    assert {"httponly", "samesite=lax", "path=/"} <= set(parts)
    assert "secure" not in parts


async def test_behind_a_proxy_with_tls_the_cookie_is_secure(server: Server) -> None:
    cookie = await set_cookie(server, **{"X-Forwarded-Proto": "https"})
    assert "; Secure" in cookie


async def test_a_cookie_that_was_changed_is_a_strangers(server: Server) -> None:
    async with Person(server.address, "Ada") as ada:
        cookie = ada.http.cookies["cartographer"]
    assert await is_known(server, cookie)
    changed = {cookie[:place] + ("A" if cookie[place] != "A" else "B") + cookie[place + 1 :] for place in (0, 9, -2)}
    for wrong in [*changed, "", ".", "a.b", cookie + "x", cookie.partition(".")[0], "~" * 9, "x" * 4000]:
        assert not await is_known(server, wrong), wrong


async def test_a_cookie_signed_with_another_key_is_a_strangers(server: Server) -> None:
    forged = URLSafeSerializer("another key", salt="person").dumps(["some-id", "Ada"])
    assert not await is_known(server, str(forged))


@pytest.mark.parametrize("told", ["text", ["one"], ["some-id", 1], ["some-id", "Ada", "more"], {"id": "some-id"}])
async def test_a_cookie_of_another_shape_is_a_strangers(server: Server, told: Any) -> None:
    odd = URLSafeSerializer(server.key.read_text().strip(), salt="person").dumps(told)
    assert not await is_known(server, str(odd))


async def test_a_person_may_change_the_name_and_stays_the_same(server: Server) -> None:
    async with Person(server.address, "Ada") as ada:
        opened = await ada.open({"seats": 2})
        await ada.post("/api/me", {"name": "Countess Ada"})
        assert (await ada.look(opened["match"]))["you"]["host"] is True


@pytest.mark.parametrize(
    ("told", "shown"),
    [
        ("  Ada \t  Lovelace\n", "Ada Lovelace"),
        (TWENTY_FOUR, TWENTY_FOUR),
        ("🐉 🗺️", "🐉 🗺️"),
        ("Łucja Żółć 山田 עדה", "Łucja Żółć 山田 עדה"),
        (unicodedata.normalize("NFD", "Jiří"), "Jiří"),
        ("<b onload=x>&amp;'\"", "<b onload=x>&amp;'\""),
        ("Ada\u00a0Lovelace", "Ada Lovelace"),
        *((emoji, emoji) for emoji in EMOJI),
        ("👩‍👩‍👧‍👦" * 24, "👩‍👩‍👧‍👦" * 24),
    ],
)
async def test_names_that_are_taken(server: Server, told: str, shown: str) -> None:
    assert await name_after(server, told) == shown


@pytest.mark.parametrize(
    "name",
    [
        *("", " ", "\u3000\t", TWENTY_FOUR + "y"),
        *("Ada\x00", "Ada\x1b[31m", "Ada\x7f", "A\u0085da\u0000"),
        *("Ada\u202e", "\u2066Ada", "A\u200fda", "A\u200bda", "Ada\ufeff", "A\u00adda"),
        *("Ada\ue000", "Ada\u0378"),
        *("👩\u200d", "\u200d👩", "A\u200d👩", "👩\u200dA", "A\ufe0fda", "👩\u200d\u202e👩", "👩\u200d\u200d👩"),
        *("\u1160", "\uffa0", "\u3164\u2800", "Ada\u3164", "\ufffc", "\U0001d159", "\U00013441", "\U00013442"),
        *("\u3164", "\u2800", "\u115f", "\ufe0f", "\u0301", "A" + 4 * "\u035c", "🏴\U000e0067", "👩‍👩‍👧‍👦" * 25),
    ],
    ids=ascii,
)
async def test_names_that_are_refused(server: Server, name: str) -> None:
    async with Person(server.address) as person:
        answer = await person.http.post("/api/me", json={"name": name})
        assert answer.status_code == 400
        assert answer.json()["refused"] in {"bad_name", "bad_message"}
        assert "set-cookie" not in answer.headers


async def test_a_name_of_html_stays_text(server: Server) -> None:
    name = "<script>x</script>"
    async with met(server.address, name) as (person,):
        opened = await person.open({"seats": 2})
        answer = await person.http.get(f"/api/matches/{opened['match']}")
        assert answer.json()["gathering"]["chairs"][0]["name"] == name
        assert answer.headers["content-type"] == "application/json"
        assert answer.headers["x-content-type-options"] == "nosniff"


async def test_a_token_makes_another_device_the_same_person(server: Server) -> None:
    async with Person(server.address, "Ada") as ada, Person(server.address) as phone:
        opened = await ada.open({"seats": 2})
        token = (await ada.post("/api/me/token"))["token"]
        assert await phone.post("/api/me/move", {"token": token}) == {"name": "Ada", "known": True}
        assert (await phone.look(opened["match"]))["you"]["seat"] == 0


async def test_a_token_replaces_whoever_the_device_was(server: Server) -> None:
    async with met(server.address, "Ada", "Bob") as (ada, bob):
        opened = await bob.open()
        await bob.post("/api/me/move", await ada.post("/api/me/token"))
        assert (await bob.look(opened["match"]))["you"]["seat"] is None


async def test_a_token_tells_first_who_one_would_be(server: Server) -> None:
    async with met(server.address, "Ada", "Bob") as (ada, bob):
        token = (await ada.post("/api/me/token"))["token"]
        for _ in range(2):
            answer = await bob.http.post("/api/me/move", json={"token": token, "look": True})
            assert (answer.json()["name"], "set-cookie" in answer.headers) == ("Ada", False)
        assert (await bob.get("/api/me"))["name"] == "Bob"
        await bob.post("/api/me/move", {"token": token})
        assert (await bob.get("/api/me"))["name"] == "Ada"


async def test_a_token_works_once_however_it_is_written(server: Server) -> None:
    async with Person(server.address, "Ada") as ada, Person(server.address) as phone:
        one, other = [(await ada.post("/api/me/token"))["token"] for _ in range(2)]
        tries = [phone.http.post("/api/me/move", json={"token": one}) for _ in range(5)]
        assert sorted([answer.status_code for answer in await asyncio.gather(*tries)]) == [200, 400, 400, 400, 400]
        # The last letter of a signature has bits that nobody reads.
        for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_":
            answer = await phone.http.post("/api/me/move", json={"token": one[:-1] + letter})
            assert answer.json()["refused"] in ("bad_token", "used_token")
        with refused("used_token", 400):
            await phone.post("/api/me/move", {"token": one})
        assert (await phone.post("/api/me/move", {"token": other}))["name"] == "Ada"


async def test_a_used_token_stays_used_after_a_restart(start_server: StartServer) -> None:
    server = start_server()
    async with Person(server.address, "Ada") as ada, Person(server.address) as phone:
        token = await ada.post("/api/me/token")
        await phone.post("/api/me/move", token)
        server.restart()
        with refused("used_token", 400):
            await phone.post("/api/me/move", token)


async def test_a_token_that_was_used_at_one_server_is_used_at_all() -> None:
    shared = Shared()
    async with (
        served(MemoryStore(shared)) as first,
        served(MemoryStore(shared)) as second,
        Person(first, "Ada") as ada,
        Person(second) as phone,
    ):
        token = await ada.post("/api/me/token")
        await phone.post("/api/me/move", token)
        with refused("used_token"):
            await ada.post("/api/me/move", token)


async def test_a_token_that_is_garbled_is_refused(server: Server) -> None:
    async with Person(server.address, "Ada") as ada, Person(server.address) as phone:
        token = (await ada.post("/api/me/token"))["token"]
        for wrong in [token[:-1], token[1:], token.replace(".", "!"), "", "x" * 512, ada.http.cookies["cartographer"]]:
            with refused("bad_token", 400):
                await phone.post("/api/me/move", {"token": wrong})
        assert not (await phone.get("/api/me"))["known"]


async def test_a_token_is_no_cookie(server: Server) -> None:
    async with Person(server.address, "Ada") as ada:
        assert not await is_known(server, (await ada.post("/api/me/token"))["token"])


@pytest.mark.parametrize(("minutes", "status"), [(14, 200), (16, 400)])
async def test_a_token_works_for_a_quarter_of_an_hour(
    server: Server, monkeypatch: pytest.MonkeyPatch, minutes: int, status: int
) -> None:
    made = int(time.time()) - 60 * minutes
    monkeypatch.setattr(TimestampSigner, "get_timestamp", lambda _: made)
    token = URLSafeTimedSerializer(server.key.read_text().strip(), salt="move").dumps(
        ["some-id", "Ada", f"made {made}"]
    )
    monkeypatch.undo()
    async with httpx.AsyncClient(base_url=server.address, verify=False) as phone:
        assert (await phone.post("/api/me/move", json={"token": token})).status_code == status

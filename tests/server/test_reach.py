"""The address that friends open."""

from ipaddress import ip_address

import httpx
import pytest

from cartographers.cli.hosting.server import announced
from cartographers.server import app
from cartographers.server.app import Settings
from cartographers.server.edge.reach import Listening, friends_address, own_address
from cartographers.store.memory import MemoryStore
from serving import SECRET, served

pytestmark = pytest.mark.anyio
HOME = "192.168.7.5"


def in_a_home() -> str:
    return HOME


def in_no_network() -> str:
    return ""


@pytest.mark.parametrize(
    ("listening", "address"),
    [
        (Listening("0.0.0.0", 8000), "http://192.168.7.5:8000"),
        (Listening("::", 8000), "http://192.168.7.5:8000"),
        (Listening("10.0.0.2", 80), "http://10.0.0.2:80"),
        (Listening("2001:db8::7", 80), "http://[2001:db8::7]:80"),
        (Listening("127.0.0.1", 8000), ""),
        (Listening("::1", 8000), ""),
        (Listening("127.0.0.1", 8000, ("https://table.example.org/",)), "https://table.example.org"),
        (Listening("0.0.0.0", 8000, ("https://a.example", "https://b.example")), "https://a.example"),
    ],
    ids=str,
)
def test_friends_open_what_leads_here(listening: Listening, address: str) -> None:
    assert friends_address(listening, in_a_home) == address


def test_without_a_network_there_is_none() -> None:
    assert friends_address(Listening("0.0.0.0", 8000), in_no_network) == ""


def test_the_own_address_is_one_that_others_could_open() -> None:
    found = own_address()
    assert not found or not ip_address(found).is_loopback


def test_whoever_starts_the_table_is_told_both_addresses() -> None:
    assert announced(Listening("0.0.0.0", 8000), f"http://{HOME}:8000") == [
        "The table is open at http://127.0.0.1:8000/",
        f"Friends in your network open http://{HOME}:8000/",
    ]
    assert announced(Listening("10.0.0.2", 80), "http://10.0.0.2:80") == ["The table is open at http://10.0.0.2:80/"]
    assert announced(Listening("127.0.0.1", 8000), "")[1:] == [
        "Only this computer can open it. For friends in your network: cartographers serve --host 0.0.0.0"
    ]


async def asked(settings: Settings, **headers: str) -> httpx.Response:
    async with served(MemoryStore(), settings) as address, httpx.AsyncClient(trust_env=False, verify=False) as client:
        return await client.get(f"{address}/api/reach", headers=headers)


async def test_the_page_is_told_at_this_machine_only(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app, "friends_address", lambda listening: friends_address(listening, in_a_home))
    everywhere = Settings(SECRET, listening=Listening("0.0.0.0", 8000))
    assert (await asked(everywhere)).json() == {"address": f"http://{HOME}:8000", "only_here": False}
    assert (await asked(Settings(SECRET))).json() == {"address": "", "only_here": True}
    monkeypatch.setattr(app, "_LOCAL", {"192.0.2.7"})
    assert (await asked(everywhere)).json() == {"address": "", "only_here": False}


async def test_a_page_that_friends_opened_there_may_act() -> None:
    headers = {"Host": f"{HOME}:8000", "Origin": f"http://{HOME}:8000", "Sec-Fetch-Site": "same-origin"}
    async with served(MemoryStore()) as address, httpx.AsyncClient(trust_env=False, verify=False) as client:
        told = await client.post(f"{address}/api/me", json={"name": "Bob"}, headers=headers)
        assert (told.status_code, told.json()["name"]) == (200, "Bob")

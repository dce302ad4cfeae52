"""One guest, then ever new guests of one address, open all the tables and watchers' sockets they can get.

What did they get, what did honest players feel meanwhile, and does the lobby still show the honest table?
"""

import argparse
import asyncio
import sys
import tempfile
import time
from collections import Counter
from contextlib import suppress
from pathlib import Path

import httpx
from benchmarks.attacks.strangers import Heard, stranger
from benchmarks.load.many import SEATS, Watch, play, seated
from benchmarks.load.serving import Served, percentile, served
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

ATTACKER, HONEST = "127.66.6.6", "127.1.1.1"
AT_ONCE = 16
THINK = 1.0
STARTING = 2.0  # seconds that the attacker's process may need to begin
PUBLIC = {"public": True}


class Flood:
    """An attacker, and what it got."""

    def __init__(
        self, address: str, until: float, most_tables: int, most_sockets: int, heard: Heard | None = None
    ) -> None:
        self.address = address
        self.heard = heard or Heard()
        self.until = until
        self.tables_left = most_tables
        self.sockets_left = most_sockets
        self.first_guest = 0  # tables of the first one
        self.tables: Counter[str] = Counter()
        self.sockets: Counter[str] = Counter()
        self.guests = 0
        self.open: list[ClientConnection] = []

    async def run(self, match: str) -> None:
        async with stranger(self.address, self.heard, ATTACKER) as http:
            await self._open_tables(http, await self._guest(http), is_alone=True)
            self.first_guest = self.tables["opened"]
            cookies = [await self._guest(http) for _ in range(AT_ONCE // 2)]
            await asyncio.gather(
                *(self._open_tables(http, cookie) for cookie in cookies),
                *(self._open_sockets(match) for _ in range(AT_ONCE // 2)),
            )

    async def close(self) -> None:
        await asyncio.gather(*(connection.close() for connection in self.open), return_exceptions=True)

    async def _open_tables(self, http: httpx.AsyncClient, cookie: str, is_alone: bool = False) -> None:
        """Opens public tables of a hundred until it is refused, then goes on as another guest, unless it is alone."""
        body = {"options": {"seats": 100}, "house": PUBLIC}
        while time.perf_counter() < self.until and self.tables_left > 0:
            self.tables_left -= 1
            answer = await http.post("/api/matches", json=body, headers={"Cookie": cookie})
            told = "opened" if answer.status_code == 201 else str(answer.json()["refused"])
            self.tables[told] += 1
            if told in ("too_many_tables", "too_many_chairs"):
                if is_alone:
                    return
                cookie = await self._guest(http)

    async def _guest(self, http: httpx.AsyncClient) -> str:
        while time.perf_counter() < self.until:
            answer = await http.post("/api/me", json={"name": "flood"}, headers={"Cookie": ""})
            if answer.is_success:
                self.guests += 1
                http.cookies.clear()
                return answer.headers["set-cookie"].partition(";")[0]
        return ""

    async def _open_sockets(self, match: str) -> None:
        """Watches somebody's table with as many sockets as it can."""
        url = f"{self.address.replace('http', 'ws', 1)}/api/matches/{match}/socket"
        while time.perf_counter() < self.until and self.sockets_left > 0:
            self.sockets_left -= 1
            try:
                connection = await connect(
                    url, local_addr=(ATTACKER, 0), proxy=None, compression=None, ping_interval=None, open_timeout=60
                )
                await connection.send('{"type":"hello"}')
                self.heard.take_text(await connection.recv())
            except (OSError, WebSocketException) as error:
                self.sockets[_reason(error)] += 1
            else:
                self.sockets["opened"] += 1
                self.open.append(connection)


def _reason(error: Exception) -> str:
    closed = getattr(error, "rcvd", None)
    return str(closed.reason) if closed else type(error).__name__


async def attack(address: str, match: str, asked: argparse.Namespace) -> None:
    """Attacks for some seconds and prints what it got."""
    flood = Flood(address, time.perf_counter() + asked.seconds, asked.most, asked.sockets)
    await flood.run(match)
    await asyncio.sleep(max(0.0, flood.until - time.perf_counter()))
    print(f"tables of 100: {dict(flood.tables)}; {flood.first_guest} for the first of {flood.guests} guests")
    print(f"watchers' sockets: {dict(flood.sockets)}")
    await flood.close()


async def _attacker(address: str, match: str, asked: argparse.Namespace) -> asyncio.subprocess.Process:
    """In a process of its own, so that honest players wait for the server alone."""
    told = ("--attack", address, match, "--seconds", asked.seconds, "--most", asked.most, "--sockets", asked.sockets)
    program = ("nice", "-n", str(asked.nice), sys.executable, "-m", "benchmarks.attacks.flood")
    return await asyncio.create_subprocess_exec(*program, *map(str, told))


async def _window(server: Served, number: int, asked: argparse.Namespace, flood: bool) -> tuple[Watch, list[bool]]:
    """Honest players at a few tables, with or without a flood; and which line of the lobby is theirs."""
    watch = Watch()
    limits = httpx.Limits(max_connections=AT_ONCE)
    transport = httpx.AsyncHTTPTransport(local_address=HONEST, limits=limits)
    async with httpx.AsyncClient(transport=transport, timeout=60, trust_env=False) as http:
        numbers = range(number, number + asked.tables)
        places = await asyncio.gather(*(seated(server.address, http, each) for each in numbers))
        host, match = places[0][0][0], places[0][1]
        body = {"options": {"seats": 4}, "house": PUBLIC}
        shown = (await http.post(f"{server.address}/api/matches", json=body, headers={"Cookie": host.cookie})).json()
        until = time.perf_counter() + asked.seconds + (STARTING if flood else 0.0)
        attacker = await _attacker(server.address, match, asked) if flood else None
        watch.measuring = True
        tasks = [asyncio.create_task(play(person, watch, THINK, until)) for people, _ in places for person in people]
        await asyncio.sleep(max(0.0, until - time.perf_counter()))
        lobby = (await http.get(f"{server.address}/api/matches")).json()["matches"]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if attacker:
            await attacker.wait()
        with suppress(WebSocketException):
            await asyncio.gather(*(person.connection.close() for people, _ in places for person in people))
    return watch, [line["match"] == shown["match"] for line in lobby]


def _felt(name: str, watch: Watch) -> str:
    answers = watch.answers
    return (
        f"{name:>8}: {len(answers)} drawings, answer p50 {1000 * percentile(answers, 0.5):.1f} ms, "
        f"p99 {1000 * percentile(answers, 0.99):.1f} ms, worst {1000 * max(answers):.0f} ms; lost {watch.lost}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=12.0, help="how long to attack, and to play quietly before")
    parser.add_argument("--tables", type=int, default=8, help=f"honest tables of {SEATS}")
    parser.add_argument("--most", type=int, default=3000, help="tables that the attacker tries to open at most")
    parser.add_argument("--sockets", type=int, default=3000, help="sockets that it tries to open at most")
    parser.add_argument("--database", default="")
    parser.add_argument("--serve", nargs="*", default=[], help="further options of the server")
    parser.add_argument("--attack", nargs=2, metavar=("ADDRESS", "MATCH"), help="only attack, a server that runs")
    parser.add_argument("--nice", type=int, default=0, help="of the attackers: 19 leaves the processors to the others")
    asked = parser.parse_args()
    if asked.attack:
        address, match = asked.attack
        asyncio.run(attack(address, match, asked))
        return
    with tempfile.TemporaryDirectory() as folder, served(Path(folder), asked.database, *asked.serve) as server:
        quiet, _ = asyncio.run(_window(server, 0, asked, flood=False))
        print(_felt("quiet", quiet), flush=True)
        attacked, lobby = asyncio.run(_window(server, asked.tables, asked, flood=True))
    print(_felt("attacked", attacked))
    ratio = percentile(attacked.answers, 0.99) / percentile(quiet.answers, 0.99)
    print(f"p99 {ratio:.2f} × that of the quiet run")
    place = lobby.index(True) + 1 if True in lobby else None
    print(f"lobby: {len(lobby)} lines, the honest table is at place {place}")


if __name__ == "__main__":
    main()

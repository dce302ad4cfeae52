"""`cartographers serve` from the outside: its key, its port, its log, and how it ends."""

import asyncio
import json
import signal
import socket
import stat
import time
from pathlib import Path
from random import Random
from typing import Any

import pytest

from cartographers.game.presets import PRESETS
from cli.program import assert_refused, run
from client import ConnectionClosed, Socket, met, playing
from serving import LOOK, UNLIMITED, StartServer

pytestmark = pytest.mark.anyio
PLAIN: dict[str, Any] = {"ambushes": [], "ruins": False}


def serve(folder: Path, **other: str) -> tuple[str, ...]:
    """The arguments of a server that will not start."""
    options = {"port": "0", "database": f"sqlite:///{folder / 'db'}", "secret-file": str(folder / "key"), **other}
    return ("serve", *(word for name, value in options.items() for word in (f"--{name}", value)))


# Starting


def test_the_key_is_made_for_nobody_else_to_read(start_server: StartServer) -> None:
    server = start_server()
    assert stat.S_IMODE(server.key.stat().st_mode) == 0o600
    assert len(server.key.read_text().strip()) >= 32


def test_a_key_that_is_too_short_is_refused(tmp_path: Path) -> None:
    (tmp_path / "key").write_text("short\n")
    sentence = f"The key in {tmp_path / 'key'} is too short: it needs at least 32 characters."
    assert_refused(run(*serve(tmp_path)), sentence)


async def test_a_key_that_was_left_empty_is_made_anew_and_told(start_server: StartServer, tmp_path: Path) -> None:
    key = tmp_path / "secret.key"
    key.write_text("\n")
    server = start_server()
    made = key.read_text()
    assert len(made.strip()) >= 32
    assert stat.S_IMODE(key.stat().st_mode) == 0o600
    assert server.log().count(f"The key in {key} was empty") == 1
    async with met(server.address, "Ada") as (ada,):
        server.restart()
        assert (await ada.get("/api/me"))["known"]
    assert (key.read_text(), server.log().count("was empty")) == (made, 1)
    assert [file.name for file in tmp_path.iterdir() if file.name.startswith(".")] == []


def test_a_database_that_was_left_empty_is_filled_and_told(start_server: StartServer, tmp_path: Path) -> None:
    (tmp_path / "matches.sqlite3").touch()
    server = start_server()
    assert server.log().count("is empty: it is filled anew") == 1
    server.restart()
    assert server.log().count("is empty") == 1


def test_an_empty_database_beside_a_log_that_is_not_is_left_alone(tmp_path: Path) -> None:
    database, beside = tmp_path / "db", tmp_path / "db-wal"
    database.touch()
    beside.write_bytes(b"the newest matches")
    reason = f"{database} is empty, but db-wal is not: restore a backup, or move both away"
    assert_refused(run(*serve(tmp_path)), f"The database cannot be used: {reason}.")
    assert beside.read_bytes() == b"the newest matches"


def test_a_key_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    folder = tmp_path / "nowhere" / "key"
    assert_refused(
        run(*serve(tmp_path, **{"secret-file": str(folder)})),
        f"The file {folder} cannot be read: No such file or directory.",
    )


def test_a_key_that_is_no_text_is_refused(tmp_path: Path) -> None:
    (tmp_path / "key").write_bytes(bytes(range(256)))
    ended = run(*serve(tmp_path))
    assert ended.returncode == 2
    assert ended.stderr.count("\n") == 1


def test_a_port_in_use_is_refused(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        ended = run(*serve(tmp_path, port=port))
        assert_refused(ended, f"Cannot listen on 127.0.0.1, port {port}: Address already in use.")


def test_an_address_that_is_not_ours_is_refused(tmp_path: Path) -> None:
    ended = run(*serve(tmp_path, host="203.0.113.1"))
    assert_refused(ended, "Cannot listen on 203.0.113.1, port 0: Cannot assign requested address.")


@pytest.mark.parametrize("database", ["mysql://x", "sqlite:////nowhere/x/y.db", "postgresql://127.0.0.1:1/x"])
def test_a_database_that_cannot_be_used_is_refused(tmp_path: Path, database: str) -> None:
    ended = run(*serve(tmp_path, database=database))
    assert ended.returncode == 2
    assert ended.stderr.startswith("The database cannot be used: ")
    assert ended.stderr.count("\n") == 1


def test_a_database_that_is_something_else_is_refused(tmp_path: Path) -> None:
    (tmp_path / "db").write_text("not a database, but long enough to be taken for one\n" * 99)
    ended = run(*serve(tmp_path))
    assert ended.returncode == 2
    assert ended.stderr.startswith("The database cannot be used: ")
    assert ended.stderr.count("\n") == 1


def test_a_file_that_another_server_uses_is_refused(start_server: StartServer) -> None:
    server = start_server()
    ended = run(*serve(server.folder, database=server.database))
    assert ended.returncode == 2
    assert ended.stderr.startswith("The database cannot be used: ")


def test_an_unknown_log_level_is_refused(tmp_path: Path) -> None:
    sentence = "There is no log level loud: use debug, info, warning or error."
    assert_refused(run(*serve(tmp_path, **{"log-level": "loud"})), sentence)


# Ending


async def test_ctrl_c_ends_it_well(start_server: StartServer) -> None:
    server = start_server()
    async with playing(server.address, 1) as (ada,):
        await ada.answer(Random(1))
        assert await asyncio.to_thread(server.stop, signal.SIGINT) == 0
        code, _ = await ada.ended()
        assert code == 1012


async def test_a_server_that_is_stopped_says_so_and_loses_nothing(start_server: StartServer) -> None:
    server = start_server()
    async with playing(server.address, 3) as players:
        done: list[tuple[Socket, dict[str, Any], dict[str, Any]]] = []
        enough = asyncio.Event()

        async def play(player: Socket, chance: Random) -> None:
            number = 0
            while not player.over:
                if not player.asked:
                    await player.hear()
                    continue
                number += 1
                wish = {**player.choice(chance), "id": f"id-{number}"}
                done.append((player, wish, await player.ask(wish)))
                if len(done) == 20:
                    enough.set()

        playing_on = asyncio.gather(*(play(player, Random(1)) for player in players), return_exceptions=True)
        await enough.wait()
        stopped = await asyncio.to_thread(server.stop)
        assert stopped in (0, -signal.SIGTERM)
        for player, ended in zip(players, await playing_on, strict=True):
            assert player.over or isinstance(ended, ConnectionClosed)
            if isinstance(ended, ConnectionClosed):
                assert ended.rcvd is not None
                assert ended.rcvd.code == 1012
        server.start()
        for player in players:
            await player.open(since=player.seq)
        for player, wish, answer in done:
            assert await player.ask(wish) == answer


def is_alive(process: int) -> bool:
    try:
        state = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0]
    except (FileNotFoundError, ProcessLookupError):
        return False
    return state != "Z"


async def test_the_bots_process_ends_with_its_server(start_server: StartServer) -> None:
    server = start_server()
    async with playing(server.address, 1, PLAIN, bots=["random"]) as (ada,):
        await ada.answer(Random(1))
        await ada.reach(lambda: bool(ada.table["turn"] == 2))
        children = [int(child) for child in Path(f"/proc/{server.pid}/task/{server.pid}/children").read_text().split()]
        assert [is_alive(child) for child in children] == [True]
        server.kill()
        until = time.monotonic() + 20
        while is_alive(children[0]):
            assert time.monotonic() < until
            time.sleep(LOOK)


# What it tells


async def test_logs_tell_no_secrets(start_server: StartServer) -> None:
    server = start_server("--log-level", "debug", "--log-json", *UNLIMITED)
    secrets = [server.key.read_text().strip()]
    options = {"seats": 3, "heroes": PRESETS["polish_heroes"].heroes}
    async with met(server.address, "Ada", "Bob") as (ada, bob):
        told = await ada.open(options, bots=["random"])
        await bob.sit(told["match"], told["invite"])
        secrets += [told["invite"], (await ada.post("/api/me/token"))["token"]]
        await ada.http.get(f"/api/matches/{told['match']}/nothing", headers={"Cookie": "cartographer=broken"})
        await ada.do(told["match"], "begin")
        async with ada.at(told["match"]) as first, bob.at(told["match"]) as second:
            await first.send("noise")
            await asyncio.gather(first.play(Random(1)), second.play(Random(2)))
            secrets.append(first.table["seed"])
        secrets += [value for person in (ada, bob) for value in person.http.cookies.values()]
        await ada.get(f"/api/matches/{told['match']}/record")
    server.stop()
    log = server.log()
    assert [secret for secret in secrets if secret in log or secret.partition(".")[0] in log] == []
    lines = [json.loads(line) for line in log.splitlines()]
    written = [line for line in lines if line["what"] == "written"]
    assert len(written) > 20
    assert {line["match"] for line in written} == {told["match"]}
    assert all(line["seq"] > 0 for line in written)

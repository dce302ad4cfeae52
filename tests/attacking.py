"""Strangers who attack servers while a test goes on, with the programs of benchmarks/attacks."""

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager

from benchmarks.attacks.mix import Aim, wave
from benchmarks.attacks.strangers import Heard

WAVE = 1.0  # seconds
REST = 0.2
PATIENCE = 120.0


class Attack:
    """Waves of all attacks from a thread of their own, at servers that share a database."""

    def __init__(self, addresses: tuple[str, ...]) -> None:
        self.heard = Heard(keeps_texts=True)
        self.waves = 0  # during which no server died
        self._addresses = addresses
        self._aim: Aim
        self._ready, self._stop = threading.Event(), threading.Event()
        self._error: BaseException | None = None
        self._thread = threading.Thread(target=self._run)

    def look_at(self, match: str) -> None:
        """From the next wave on, strangers crowd this match."""
        self._aim.watched = match

    def begin(self) -> None:
        self._thread.start()
        assert self._ready.wait(PATIENCE)
        self._fail_as_they_did()

    def end(self) -> None:
        """Ends with a whole wave, if there was none yet."""
        self._stop.set()
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive()
        self._fail_as_they_did()

    def _fail_as_they_did(self) -> None:
        if self._error:
            raise self._error

    def _run(self) -> None:
        try:
            asyncio.run(self._attack())
        except BaseException as error:
            self._error = error
        finally:
            self._ready.set()

    async def _attack(self) -> None:
        self._aim = await Aim.taken(self._addresses[0])
        self._ready.set()
        await asyncio.gather(*(self._attack_one(address) for address in self._addresses))

    async def _attack_one(self, address: str) -> None:
        while not self._stop.is_set() or not self.waves:
            self.waves += await wave(address, self._aim, WAVE, self.heard)
            await asyncio.sleep(REST)


@contextmanager
def attacked(*addresses: str) -> Iterator[Attack]:
    """Meanwhile strangers attack; whatever they ask is answered or refused, and never fails."""
    attack = Attack(addresses)
    attack.begin()
    try:
        yield attack
    finally:
        attack.end()
    assert attack.waves
    assert [status for status in attack.heard.statuses if status >= 500] == []

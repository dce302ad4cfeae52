"""Asks the process in which bots think and stars are foreseen (thinker), so that no table waits for it."""

import asyncio
import pickle
import struct
import sys
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, NamedTuple

from cartographers.game.commands import Command
from cartographers.game.view import View
from cartographers.server.counting import Gains


class Choose(NamedTuple):
    """What would this bot do?"""

    bot: str
    view: View
    seed: str  # of its chance


class Foresee(NamedTuple):
    """What would each drawing of the offer change?"""

    view: View
    skill: str


Thought = Choose | Foresee

LENGTH = struct.Struct(">I")


class Thinking:
    """Asks the bots' process; starts it when it is needed first, and anew when it has died."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None
        self._one_at_a_time = asyncio.Lock()

    async def commands(self, choices: list[Choose]) -> list[Command]:
        """What the bots choose; raises ConnectionError where their process died over it."""
        chosen: list[Command] = await self._answer(choices)
        return chosen

    async def gains(self, question: Foresee) -> Gains:
        """What each drawing of an offer would change."""
        (foreseen,) = await self._answer([question])
        gains: Gains = foreseen
        return gains

    async def _answer(self, thoughts: Sequence[Thought]) -> Any:
        async with self._one_at_a_time:
            process = await self._running()
            assert process.stdin is not None
            assert process.stdout is not None
            try:
                asked = pickle.dumps(thoughts)
                process.stdin.write(LENGTH.pack(len(asked)) + asked)
                await process.stdin.drain()
                (length,) = LENGTH.unpack(await process.stdout.readexactly(LENGTH.size))
                return pickle.loads(await process.stdout.readexactly(length))
            except (asyncio.IncompleteReadError, OSError) as error:
                await self._end()
                raise ConnectionError("the bots' process has died") from error
            except asyncio.CancelledError:
                await self._end()  # its answer would be taken for that of the next question
                raise

    async def close(self) -> None:
        async with self._one_at_a_time:
            await self._end()

    async def _running(self) -> asyncio.subprocess.Process:
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "cartographers.server.thinker",
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
            )
        return self._process

    async def _end(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        assert process.stdin is not None
        process.stdin.close()  # it ends when it has nothing left to read, also when the server is killed
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()

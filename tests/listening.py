"""Waiting for what a store tells, instead of sleeping."""

import asyncio

from cartographers.store.log import Store

SOON = 20.0  # seconds


class Ear:
    """Hears everything that a store tells, in order."""

    def __init__(self, store: Store) -> None:
        self._news: asyncio.Queue[tuple[str, int]] = asyncio.Queue()
        self._whispers: asyncio.Queue[tuple[str, str]] = asyncio.Queue()
        store.listen(
            lambda match, newest: self._news.put_nowait((match, newest)),
            lambda match, message: self._whispers.put_nowait((match, message)),
        )

    async def news(self) -> tuple[str, int]:
        return await asyncio.wait_for(self._news.get(), SOON)

    async def whisper(self) -> tuple[str, str]:
        return await asyncio.wait_for(self._whispers.get(), SOON)

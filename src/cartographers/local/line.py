"""The line of one reader, whose texts a page gives and takes."""

import asyncio
from collections.abc import Callable

from cartographers.game.refusals import Refused
from cartographers.server.limits.token_bucket import TokenBucket
from cartographers.server.service.reader import Gone
from cartographers.server.wire.refusals import close_code_of

UNLIMITED = 1e12


class LocalLine:
    """Hands texts over; nobody has to be kept from flooding a table of their own."""

    def __init__(self, say: Callable[[str], object], closed: Callable[[int, str], object]) -> None:
        self.credits = TokenBucket(UNLIMITED, UNLIMITED)
        self._say = say
        self._closed = closed
        self._heard: asyncio.Queue[str | None] = asyncio.Queue()
        self._is_over = False

    def hear(self, text: str) -> None:
        """The page has sent something."""
        self._heard.put_nowait(text)

    def hang_up(self) -> None:
        """The page reads no further."""
        self._is_over = True
        self._heard.put_nowait(None)

    async def receive(self) -> str:
        text = await self._heard.get()
        if text is None:
            raise Gone
        return text

    async def send(self, text: str) -> None:
        if self._is_over:
            raise Gone
        self._say(text)

    async def close(self, refused: Refused) -> None:
        if not self._is_over:
            self._is_over = True
            self._closed(close_code_of(refused), refused.code)

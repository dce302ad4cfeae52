"""How a store tells other processes what it has written."""

from collections.abc import Mapping
from typing import Protocol

from sqlalchemy.ext.asyncio import AsyncConnection

from cartographers.store.log import Listener, Whisper


class News(Protocol):
    async def tell(self, connection: AsyncConnection, newest: Mapping[str, int]) -> None:
        """Tells the newest number of each match, if and when the transaction of this connection is committed."""

    async def whisper(self, match: str, message: str) -> None: ...

    def listen(self, listener: Listener, whispers: Whisper) -> None: ...


class Silence:
    """Where there is no other process."""

    async def tell(self, connection: AsyncConnection, newest: Mapping[str, int]) -> None:
        pass

    async def whisper(self, match: str, message: str) -> None:
        pass

    def listen(self, listener: Listener, whispers: Whisper) -> None:
        pass

"""What processes at one store tell each other."""

from typing import Protocol

from cartographers.store.log import Listener, Whisper


class News(Protocol):
    async def whisper(self, match: str, message: str) -> None: ...

    def listen(self, listener: Listener, whispers: Whisper) -> None: ...


class Silence:
    """Where there is no other process."""

    async def whisper(self, match: str, message: str) -> None:
        pass

    def listen(self, listener: Listener, whispers: Whisper) -> None:
        pass

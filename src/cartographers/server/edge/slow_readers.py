"""A connection that does not wait for ever: whoever reads nothing is cut off, not bidden farewell."""

import asyncio
from typing import Any

MOST_UNREAD = 1_000_000
"""Bytes that may wait to be read when more are to be written."""
READ_WITHIN = 20.0
"""Seconds until somebody who has much to read must have read it."""
FAREWELL = 1.0
"""Seconds to read what was written before the end."""


class Impatient(asyncio.Transport):
    """A transport of which every end is an end, and whose buffer cannot grow."""

    def __init__(self, transport: asyncio.Transport, loop: asyncio.AbstractEventLoop) -> None:
        super().__init__()
        self._transport = transport
        self._loop = loop
        self._ending: asyncio.TimerHandle | None = None
        self._stalled: asyncio.TimerHandle | None = None

    def write(self, data: bytes | bytearray | memoryview) -> None:
        if self._transport.get_write_buffer_size() > MOST_UNREAD:
            self._transport.abort()
        else:
            self._transport.write(data)

    def close(self) -> None:
        """Ends once all is read, or soon."""
        self._transport.close()
        if self._ending is None:
            self._ending = self._loop.call_later(FAREWELL, self._transport.abort)

    def abort(self) -> None:
        self._transport.abort()

    def stall(self) -> None:
        """There is much to read, as of now."""
        if self._stalled is None:
            self._stalled = self._loop.call_later(READ_WITHIN, self._transport.abort)

    def flow(self) -> None:
        """Most of it was read."""
        if self._stalled is not None:
            self._stalled.cancel()
            self._stalled = None

    def lost(self) -> None:
        """The connection is gone."""
        self.flow()
        self.close()
        if self._ending is not None:
            self._ending.cancel()

    def is_closing(self) -> bool:
        return self._transport.is_closing()

    def pause_reading(self) -> None:
        self._transport.pause_reading()

    def resume_reading(self) -> None:
        self._transport.resume_reading()

    def get_write_buffer_size(self) -> int:
        return self._transport.get_write_buffer_size()

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return self._transport.get_extra_info(name, default)

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        self._transport.set_protocol(protocol)

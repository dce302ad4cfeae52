"""Sockets under uvicorn on which every frame counts: pings, pongs and fragments as well as messages."""

import asyncio
from typing import Any, cast

from uvicorn._types import ASGIReceiveEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import State

from cartographers.server import metrics
from cartographers.server.edge import slow_readers
from cartographers.server.edge.deflate import SharedDeflateFactory
from cartographers.server.edge.slow_readers import Impatient
from cartographers.server.limits.token_bucket import SOCKET_PURSE, plain_address, socket_bucket

PIECE = 512
"""Bytes that are looked at before it is asked again whether there is credit for more; a frame takes six at least."""
MOST_DROPPED = 1_000_000
"""Bytes that are taken and dropped from somebody who was cut off."""
_POLICY, _REASON = 1008, "too_fast"


class CountedFrames(WebSocketsSansIOProtocol):
    """Serves one socket. A whole message is paid where it is heard, every other frame here."""

    transport: Impatient

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        if self.client is not None:
            self.client = (plain_address(self.client[0]), self.client[1])
        self.conn.available_extensions = [SharedDeflateFactory()]
        self._purse = socket_bucket({})
        self._unheard = bytearray()
        self._is_cut_off = False
        self._dropped = 0
        self.transport = Impatient(cast(asyncio.Transport, transport), self.loop)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.transport.lost()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            cast(dict[str, Any], self.scope)[SOCKET_PURSE] = self._purse

    def data_received(self, data: bytes) -> None:
        if self._is_cut_off:
            self._drop(len(data))
            return
        self._unheard += data
        self._hear()

    def _drop(self, size: int) -> None:
        """Takes what was on its way, so that the farewell arrives: whoever hangs up on unread bytes takes it back."""
        self._dropped += size
        if self._dropped > MOST_DROPPED:
            self.transport.abort()

    def _hear(self) -> None:
        """Takes frames until there is a message, which has to be heard first."""
        while self._unheard and not self.read_paused:
            if self._is_cut_off or self.transport.is_closing():
                break
            piece = bytes(self._unheard[:PIECE])
            del self._unheard[:PIECE]
            super().data_received(piece)
        if self._is_cut_off or self.transport.is_closing():
            self._unheard.clear()

    async def receive(self) -> ASGIReceiveEvent:
        message = await super().receive()
        self._hear()
        return message

    def handle_ping(self) -> None:
        if self._has_paid():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        is_asked = self.pending_ping_payload is not None and bytes(event.data) == self.pending_ping_payload
        if is_asked or self._has_paid():
            super().handle_pong(event)

    def handle_text(self, event: Frame) -> None:
        if self._is_message(event) or self._has_paid():
            super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        if self._is_message(event) or self._has_paid():
            super().handle_bytes(event)

    def handle_cont(self, event: Frame) -> None:
        if self._has_paid():
            super().handle_cont(event)

    def _is_message(self, event: Frame) -> bool:
        """Whether somebody will hear it, and take its credit."""
        return event.fin and not self.close_sent

    def _has_paid(self) -> bool:
        """Takes the credit of a frame; whoever has none is cut off."""
        if self._is_cut_off:
            return False
        if self._purse.take():
            return True
        self._cut_off()
        return False

    def _cut_off(self) -> None:
        self._is_cut_off = True
        metrics.REFUSALS.labels(_REASON).inc()
        self.stop_keepalive()
        self.queue.put_nowait({"type": "websocket.disconnect", "code": _POLICY, "reason": _REASON})
        if self.conn.state is State.OPEN:
            self.conn.send_close(_POLICY, _REASON)
            self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        if self.close_timer is not None:
            self.close_timer.cancel()
        self.close_timer = self.loop.call_later(slow_readers.FAREWELL, self.transport.abort)
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.transport.stall()

    def resume_writing(self) -> None:
        super().resume_writing()
        self.transport.flow()

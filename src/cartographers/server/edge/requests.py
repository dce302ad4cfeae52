"""Requests under uvicorn that have to come whole, and soon: a head, a body, each within its time and size."""

import asyncio
from collections.abc import Callable
from enum import Enum, auto
from typing import Any, cast

import msgspec
from uvicorn.protocols.http.flow_control import FlowControl
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from cartographers.server import metrics
from cartographers.server.edge import slow_readers
from cartographers.server.edge.door import Door
from cartographers.server.edge.guard import HEADERS
from cartographers.server.edge.slow_readers import Impatient
from cartographers.server.limits.token_bucket import plain_address
from cartographers.server.wire import protocol

LARGEST_HEAD = 16 * 1024
"""Bytes of a request's line and headers."""
HEAD_WITHIN = 10.0
"""Seconds from a connection, or from the first byte of a further request, until all headers are there."""
BODY_WITHIN = 20.0
"""Seconds from then on until the whole body is there."""
MOST_DROPPED = 4_000_000
"""Bytes of a body that are taken and dropped after its request was answered."""
PIECE = 4096
"""Bytes that are looked at at once: a hundred requests at most."""

_TOO_FAST = msgspec.json.encode(protocol.Refused("too_fast", {}))
_POOR = b"\r\n".join(
    [
        STATUS_LINE[429] + b"content-type: application/json",
        *(f"{name.lower()}: {value}".encode() for name, value in HEADERS.items()),
        b"content-length: %d\r\nconnection: close\r\n\r\n%b" % (len(_TOO_FAST), _TOO_FAST),
    ]
)
"""What somebody without credits is answered, whatever the question is."""


class _Phase(Enum):
    """What of a request is still to come."""

    IDLE = auto()
    HEAD = auto()
    BODY = auto()
    NOTHING = auto()


class _Flow(FlowControl):
    """Tells, too, when reading goes on."""

    def __init__(self, transport: asyncio.Transport, resumed: Callable[[], object]) -> None:
        super().__init__(transport)
        self._resumed = resumed

    def resume_reading(self) -> None:
        super().resume_reading()
        self._resumed()


class WholeRequests(HttpToolsProtocol):
    """Serves the requests of one connection, as the door lets them in."""

    transport: Impatient

    def __init__(self, *args: Any, door: Door, **more: Any) -> None:
        super().__init__(*args, **more)
        self._door = door
        self._is_refused = self._is_waiting = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.transport = Impatient(transport, self.loop)
        self.flow = _Flow(transport, lambda: self.loop.call_soon(self._read))
        self._raw = transport
        self._unread = bytearray()
        self._head = self._dropped = 0
        self._deadline: asyncio.TimerHandle | None = None
        if self.client is not None:
            self.client = (plain_address(self.client[0]), self.client[1])
        self._await(_Phase.HEAD, HEAD_WITHIN)

    def connection_lost(self, exc: Exception | None) -> None:
        self._await(_Phase.NOTHING)
        self._unread.clear()
        super().connection_lost(exc)
        self.transport.lost()

    def _await(self, phase: _Phase, seconds: float | None = None) -> None:
        """What has to come next, and within how many seconds."""
        self._phase = phase
        if self._deadline is not None:
            self._deadline.cancel()
        self._deadline = None if seconds is None else self.loop.call_later(seconds, self._give_up)

    def _give_up(self) -> None:
        """Half a request is none."""
        if self._phase is not _Phase.HEAD:
            self.transport.abort()
        elif self.cycle is not None and not self.cycle.response_complete:
            self._await(_Phase.HEAD, HEAD_WITHIN)  # the request before this one is still to be answered
        elif self._head:
            self._refuse(408)
        else:
            self.transport.close()

    def _turn_away(self) -> None:
        """Refuses cheaply. What is on its way is taken and dropped, else hanging up would take the answer back."""
        self._is_refused = True
        self._await(_Phase.NOTHING)
        self._unread.clear()
        metrics.REFUSALS.labels("too_fast").inc()
        metrics.REQUESTS.labels(429).inc()
        self._raw.write(_POOR)
        self._raw.write_eof()
        self._deadline = self.loop.call_later(slow_readers.FAREWELL, self.transport.abort)

    def _refuse(self, status: int) -> None:
        self._unread.clear()
        self.transport.write(STATUS_LINE[status] + b"content-length: 0\r\nconnection: close\r\n\r\n")
        self.transport.close()

    # Reading

    def data_received(self, data: bytes) -> None:
        if self._is_refused:
            return
        self._unread += data
        if self._is_waiting:
            return
        is_new = self._phase is _Phase.IDLE or (self._phase is _Phase.HEAD and not self._head)
        if is_new and self.client is not None:
            self._ask_in(self.client[0])
        else:
            self._read()

    def _ask_in(self, address: str) -> None:
        """A request is read when it is its address's turn, unless there are no credits left by then."""
        if self._door.is_poor(address):
            self._turn_away()
            return
        self._is_waiting = True
        self._unset_keepalive_if_required()
        self._door.take_turn(address, self._come_in)
        if self._is_waiting:
            self._raw.pause_reading()

    def _come_in(self) -> None:
        self._is_waiting = False
        if self._raw.is_closing():
            return
        self._raw.resume_reading()
        if self.client is not None and self._door.is_poor(self.client[0]):
            self._turn_away()
        else:
            self._read()

    def _read(self) -> None:
        """Reads on, unless a request has to be answered first."""
        while self._unread and not self.flow.read_paused and not self.transport.is_closing():
            piece = bytes(self._unread[:PIECE])
            del self._unread[:PIECE]
            if self._phase in (_Phase.IDLE, _Phase.NOTHING):
                self._await(_Phase.HEAD, HEAD_WITHIN)
            if self._phase is _Phase.HEAD:
                self._head += len(piece)
            elif self.cycle.response_complete:
                self._dropped += len(piece)
            super().data_received(piece)
            if self._phase is _Phase.HEAD and self._head > LARGEST_HEAD:
                self._refuse(431)
            elif self._dropped > MOST_DROPPED:
                self.transport.abort()

    def on_headers_complete(self) -> None:
        self._await(_Phase.BODY, BODY_WITHIN)
        self._head = self._dropped = 0
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        super().on_message_complete()
        if self.cycle is not None and self.cycle.response_complete:
            self._await(_Phase.HEAD, HEAD_WITHIN)  # it was answered before it was whole
        else:
            self._await(_Phase.NOTHING)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self._phase is _Phase.NOTHING:
            self._await(_Phase.IDLE)

    def handle_websocket_upgrade(self) -> None:
        self._await(_Phase.NOTHING)
        self._unread.clear()
        self.transport.flow()
        self.transport = cast(Impatient, self._raw)  # from now on it is the socket's
        super().handle_websocket_upgrade()

    # Writing

    def pause_writing(self) -> None:
        super().pause_writing()
        self.transport.stall()

    def resume_writing(self) -> None:
        super().resume_writing()
        self.transport.flow()

    def shutdown(self) -> None:
        """Answers what was asked; whatever is not whole by now was not asked."""
        if self._phase is _Phase.BODY and not self.cycle.response_complete:
            self.transport.abort()
            return
        super().shutdown()
        if self.flow.write_paused:
            self.loop.call_later(slow_readers.FAREWELL, self.transport.abort)

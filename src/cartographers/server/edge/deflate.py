"""Long messages are compressed (RFC 7692), each text once, however many readers are sent it.

No message leans on the ones before it, so the same bytes do for everybody and no connection keeps memory for them.
"""

import zlib
from collections.abc import Sequence
from functools import lru_cache

from websockets.extensions.base import Extension
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import Frame, Opcode
from websockets.typing import ExtensionParameter

from cartographers.server.wire.protocol import LONG

_TAIL = b"\x00\x00\xff\xff"  # ends each message, and is left out of it


class SharedDeflate(PerMessageDeflate):
    """Compresses what is long, and reads what the other side has compressed."""

    def encode(self, frame: Frame) -> Frame:
        is_whole = frame.opcode in (Opcode.TEXT, Opcode.BINARY) and frame.fin
        if not is_whole or len(frame.data) < LONG:
            return frame
        return Frame(frame.opcode, deflated(bytes(frame.data), self.local_max_window_bits), rsv1=True)


class SharedDeflateFactory(ServerPerMessageDeflateFactory):
    """Agrees with a client that can, so that no message leans on another one, in neither direction."""

    def __init__(self) -> None:
        super().__init__(server_no_context_takeover=True, client_no_context_takeover=True)

    def process_request_params(
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[Extension]
    ) -> tuple[list[ExtensionParameter], PerMessageDeflate]:
        agreed, plain = super().process_request_params(params, accepted_extensions)
        return agreed, SharedDeflate(
            remote_no_context_takeover=True,
            local_no_context_takeover=True,
            remote_max_window_bits=plain.remote_max_window_bits,
            local_max_window_bits=plain.local_max_window_bits,
        )


@lru_cache(maxsize=32)
def deflated(data: bytes, window_bits: int) -> bytes:
    """The same bytes, fewer."""
    packing = zlib.compressobj(wbits=-window_bits)
    return (packing.compress(data) + packing.flush(zlib.Z_SYNC_FLUSH)).removesuffix(_TAIL)

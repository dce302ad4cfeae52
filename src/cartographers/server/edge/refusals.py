"""Refusals over HTTP and sockets."""

from contextlib import suppress

import msgspec
from starlette.responses import Response
from starlette.websockets import WebSocket, WebSocketDisconnect

from cartographers.game.refusals import Refused
from cartographers.server import metrics
from cartographers.server.wire.refusals import close_code_of, status_of, told


def json(value: object, status: int = 200) -> Response:
    return Response(msgspec.json.encode(value), status, media_type="application/json")


def answer(refused: Refused) -> Response:
    """A refusal over HTTP."""
    metrics.REFUSALS.labels(refused.code).inc()
    return json(told(refused), status_of(refused))


async def close(websocket: WebSocket, refused: Refused) -> None:
    """Ends a socket and says why."""
    metrics.REFUSALS.labels(refused.code).inc()
    with suppress(WebSocketDisconnect, RuntimeError):  # nobody is there any more
        await websocket.close(close_code_of(refused), refused.code)


async def turn_away(websocket: WebSocket, refused: Refused) -> None:
    """Ends a socket that is not served; a browser only hears the reason once the socket was open."""
    await websocket.accept()
    await close(websocket, refused)

"""How a refusal is answered: over HTTP with a status, over a socket by closing it with the code as the reason."""

from contextlib import suppress

import msgspec
from starlette.responses import Response
from starlette.websockets import WebSocket, WebSocketDisconnect

from cartographers.game.refusals import Refused
from cartographers.server import metrics
from cartographers.server.wire import protocol

# Refusals that are about the rules or the state of a match are answered with 409.
_STATUS = {
    "bad_message": 400,
    "bad_name": 400,
    "bad_token": 400,
    "used_token": 400,
    "stranger": 401,
    "host_only": 403,
    "no_hints": 403,
    "no_watchers": 403,
    "not_invited": 403,
    "not_seated": 403,
    "other_origin": 403,
    "removed": 403,
    "page_not_built": 404,
    "unknown_match": 404,
    "unknown_page": 404,
    "unknown_step": 404,
    "wrong_method": 405,
    "too_large": 413,
    "not_json": 415,
    "reviews_waiting": 429,
    "too_fast": 429,
    "server_error": 500,
    "not_saved": 503,
}
_POLICY, _TRY_LATER = 1008, 1013


def json(value: object, status: int = 200) -> Response:
    return Response(msgspec.json.encode(value), status, media_type="application/json")


def answer(refused: Refused) -> Response:
    """A refusal over HTTP."""
    metrics.REFUSALS.labels(refused.code).inc()
    return json(protocol.Refused(refused.code, refused.details), _STATUS.get(refused.code, 409))


async def close(websocket: WebSocket, refused: Refused) -> None:
    """Ends a socket and says why."""
    metrics.REFUSALS.labels(refused.code).inc()
    with suppress(WebSocketDisconnect, RuntimeError):  # nobody is there any more
        await websocket.close(_TRY_LATER if refused.code == "not_saved" else _POLICY, refused.code)


async def turn_away(websocket: WebSocket, refused: Refused) -> None:
    """Ends a socket that is not served; a browser only hears the reason once the socket was open."""
    await websocket.accept()
    await close(websocket, refused)

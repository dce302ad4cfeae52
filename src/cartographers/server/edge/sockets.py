"""Sockets as lines of the service's readers."""

from starlette.websockets import WebSocket, WebSocketDisconnect

from cartographers.game.refusals import Refused
from cartographers.server.edge import refusals
from cartographers.server.limits.token_bucket import socket_bucket
from cartographers.server.service.reader import Gone


class SocketLine:
    """The line of one reader over a WebSocket."""

    def __init__(self, websocket: WebSocket) -> None:
        self.credits = socket_bucket(websocket.scope)
        self._websocket = websocket

    async def receive(self) -> str:
        try:
            message = await self._websocket.receive()
        except (WebSocketDisconnect, RuntimeError) as error:
            raise Gone from error
        if message["type"] != "websocket.receive":
            raise Gone
        text = message.get("text")
        return text if isinstance(text, str) else ""

    async def send(self, text: str) -> None:
        try:
            await self._websocket.send({"type": "websocket.send", "text": text})
        except (WebSocketDisconnect, RuntimeError) as error:
            raise Gone from error

    async def close(self, refused: Refused) -> None:
        await refusals.close(self._websocket, refused)

"""The door: where requests may come from, how many, how large, and what every answer says to the browser."""

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from cartographers.game.refusals import Refused
from cartographers.server import metrics, refusing
from cartographers.server.credits import READING, WRITING, Addresses, Purse

LARGEST_BODY = 16 * 1024
_READING = {"GET", "HEAD", "OPTIONS"}
_PURSE = "cartographers.purse"
_HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; "
        "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; "
        "frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",  # links to matches are nobody else's business
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}


class Guard:
    """Wraps the whole application."""

    def __init__(self, app: ASGIApp, origins: tuple[str, ...] = (), addresses: Addresses | None = None) -> None:
        self._app = app
        self._origins = set(origins)
        self._addresses = addresses or Addresses(600, 60)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        try:
            self._check(scope)
        except Refused as refused:
            if scope["type"] == "websocket":
                await refusing.turn_away(WebSocket(scope, receive, send), refused)
            else:
                await refusing.answer(refused)(scope, receive, _with_headers(send))
            return
        if scope["type"] == "websocket":
            await self._app(scope, receive, send)
        else:
            await self._app(scope, _limited(receive), _with_headers(send))

    def _check(self, scope: Scope) -> None:
        """Refuses what may not come in."""
        headers = Headers(scope=scope)
        is_reading = scope["type"] == "http" and scope["method"] in _READING
        if not is_reading and not self._is_from_us(headers):
            raise Refused("other_origin")
        length = headers.get("content-length", "")
        if length.isdecimal() and int(length) > LARGEST_BODY:
            raise Refused("too_large")
        # Looking is cheap, writing and opening sockets is not; what turns out to be more work is charged where it is.
        address = scope["client"][0] if scope.get("client") else ""
        scope[_PURSE] = purse = self._addresses.of(address)
        if not purse.take(READING if is_reading else WRITING):
            raise Refused("too_fast")

    def _is_from_us(self, headers: Headers) -> bool:
        """Whether a page of ours sent the request, or no browser at all. No page can forge these headers."""
        origin = headers.get("origin")
        if origin is None:
            return headers.get("sec-fetch-site", "none") in ("same-origin", "none")
        host = headers.get("host", "")
        return origin in self._origins or (bool(host) and origin.partition("://")[2] == host)


def purse_of(connection: HTTPConnection) -> Purse:
    """The credits of the address that a request comes from."""
    purse = connection.scope[_PURSE]
    assert isinstance(purse, Purse)
    return purse


def add_headers(headers: MutableHeaders) -> None:
    """What every answer says to the browser, unless it says otherwise itself."""
    for name, value in _HEADERS.items():
        headers.setdefault(name, value)
    headers.setdefault("Cache-Control", "no-store")


def _limited(receive: Receive) -> Receive:
    """Bodies without a length are cut off as well."""
    taken = 0

    async def limited() -> Message:
        nonlocal taken
        message = await receive()
        taken += len(message.get("body", b""))
        if taken > LARGEST_BODY:
            return {"type": "http.disconnect"}
        return message

    return limited


def _with_headers(send: Send) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            add_headers(MutableHeaders(raw=message.setdefault("headers", [])))
            metrics.REQUESTS.labels(message["status"]).inc()
        await send(message)

    return sending

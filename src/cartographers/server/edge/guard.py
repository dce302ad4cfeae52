"""The door: where requests may come from, how many, how large, and what every answer says to the browser."""

import logging

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from cartographers.game.refusals import Refused
from cartographers.server import metrics
from cartographers.server.edge import refusals
from cartographers.server.limits.token_bucket import READING, WRITING, Addresses, Purse

log = logging.getLogger("cartographers.guard")

LARGEST_BODY = 16 * 1024
_SCHEMES = {"http": "http", "https": "https", "ws": "http", "wss": "https"}
_READING = {"GET", "HEAD", "OPTIONS"}
_PURSE = "cartographers.purse"
HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data: blob:; "
        "font-src 'self'; connect-src 'self' blob:; manifest-src 'self'; worker-src 'self'; base-uri 'none'; "
        "form-action 'self'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",  # links to matches are nobody else's business
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cache-Control": "no-store",
}
"""What every answer says to the browser, unless it says otherwise itself."""


class Guard:
    """Wraps the whole application."""

    def __init__(self, app: ASGIApp, origins: tuple[str, ...], addresses: Addresses) -> None:
        self._app = app
        self._origins = set(origins)
        self._addresses = addresses
        self._has_warned = False

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        try:
            self._check(scope)
        except Refused as refused:
            if scope["type"] == "websocket":
                await refusals.turn_away(WebSocket(scope, receive, send), refused)
            else:
                await refusals.answer(refused)(scope, receive, _with_headers(send))
            return
        if scope["type"] == "websocket":
            await self._app(scope, receive, send)
        else:
            await self._app(scope, _limited(receive), _with_headers(send))

    def _check(self, scope: Scope) -> None:
        """Refuses what may not come in."""
        headers = Headers(scope=scope)
        is_reading = scope["type"] == "http" and scope["method"] in _READING
        if not is_reading and not self._is_from_us(scope, headers):
            raise Refused("other_origin")
        length = headers.get("content-length", "")
        if length.isdecimal() and int(length) > LARGEST_BODY:
            raise Refused("too_large")
        # Looking is cheap, writing and opening sockets is not; what turns out to be more work is charged where it is.
        address = scope["client"][0] if scope.get("client") else ""
        scope[_PURSE] = purse = self._addresses.of(address)
        if not purse.take(READING if is_reading else WRITING):
            raise Refused("too_fast")

    def _is_from_us(self, scope: Scope, headers: Headers) -> bool:
        """Whether a page of ours sent the request, or no browser at all. No page can forge these headers."""
        origin = headers.get("origin")
        if origin in self._origins:
            return True
        is_same_site = headers.get("sec-fetch-site", "none") in ("same-origin", "none")
        if origin is None:
            return is_same_site
        # Browsers do not agree on what a socket's Sec-Fetch-Site is; its Origin tells enough.
        if not is_same_site and scope["type"] == "http":
            return False
        return self._is_own(origin, _SCHEMES.get(scope["scheme"], ""), headers.get("host", ""))

    def _is_own(self, origin: str, scheme: str, host: str) -> bool:
        """Whether the page came from here, by the same scheme: a page that came without TLS may be anybody's."""
        if host and origin == f"{scheme}://{host}":
            return True
        if host and not self._has_warned and origin == f"https://{host}":
            self._has_warned = True
            log.warning(
                "a page at %s was refused because the request seemed to come by %s: "
                "let the proxy send X-Forwarded-Proto, or serve with --origin %s",
                *(origin[:200], scheme, origin[:200]),
            )
        return False


def purse_of(connection: HTTPConnection) -> Purse:
    """The credits of the address that a request comes from."""
    purse = connection.scope[_PURSE]
    assert isinstance(purse, Purse)
    return purse


def add_headers(headers: MutableHeaders) -> None:
    for name, value in HEADERS.items():
        headers.setdefault(name, value)


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

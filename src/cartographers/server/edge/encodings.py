"""Fewer bytes on the way: how an answer may be encoded, and answers of ours that are compressed as they go."""

import asyncio
import gzip
from concurrent.futures import ThreadPoolExecutor

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

LEAST = 1000  # bytes; less is hardly worth a header
LARGE = 16_000  # bytes; more takes longer than half a millisecond
_LEVEL = 4  # a third of the time of 6, and a tenth more bytes
_TEXTS = ("application/json", "text/html")  # files of the page were compressed when it was built


def chosen(accepted: str, offered: tuple[str, ...]) -> str:
    """Which of the encodings a header Accept-Encoding likes best, the first one where it does not care; "": none."""
    likes = {}
    for told in accepted.lower().split(","):
        name, _, quality = told.partition(";")
        likes[name.strip()] = _quality(quality.strip())
    best = max(offered, key=lambda name: _liked(likes, name), default="")
    return best if best and _liked(likes, best) > 0 else ""


def _liked(likes: dict[str, float], name: str) -> float:
    return likes.get(name, likes.get("*", 0.0))


def _quality(told: str) -> float:
    if not told:
        return 1.0
    name, _, number = told.partition("=")
    try:
        return float(number) if name.strip() == "q" else 1.0
    except ValueError:
        return 0.0


class Compression:
    """Compresses texts that are answered whole."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app
        # One, so that the loop has a core of its own where there are two; the compressor needs no lock of Python's.
        self._aside = ThreadPoolExecutor(1, "compression")

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        is_wanted = chosen(Headers(scope=scope).get("accept-encoding", ""), ("gzip",)) == "gzip"
        start: Message | None = None  # held back: its headers tell how long the body is

        async def sending(message: Message) -> None:
            nonlocal start
            if message["type"] == "http.response.start" and _is_text(message):
                start = message
                return
            if start is not None:
                if not message.get("more_body"):
                    message = {**message, "body": await self._compressed(start, message.get("body", b""), is_wanted)}
                await send(start)
                start = None
            await send(message)

        await self._app(scope, receive, sending)

    async def _compressed(self, start: Message, body: bytes, is_wanted: bool) -> bytes:
        """The body, and its headers put right."""
        if len(body) < LEAST:
            return body
        headers = MutableHeaders(raw=start["headers"])
        headers.setdefault("Vary", "Accept-Encoding")
        if not is_wanted:
            return body
        if len(body) < LARGE:
            body = _gzip(body)
        else:
            body = await asyncio.get_running_loop().run_in_executor(self._aside, _gzip, body)
        headers["Content-Encoding"] = "gzip"
        headers["Content-Length"] = str(len(body))
        return body


def _is_text(start: Message) -> bool:
    headers = Headers(raw=start["headers"])
    return headers.get("content-type", "").startswith(_TEXTS) and "content-encoding" not in headers


def _gzip(body: bytes) -> bytes:
    return gzip.compress(body, _LEVEL, mtime=0)

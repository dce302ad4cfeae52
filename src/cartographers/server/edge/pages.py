"""The page: one document for every address, asked for anew at each visit, and its files, which never change."""

import re
from functools import lru_cache, partial
from hashlib import sha256
from html import escape
from importlib.resources import files
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import BaseRoute, Route

from cartographers.game.refusals import Refused
from cartographers.server.edge import encodings

PAGE = Path(str(files("cartographers"))) / "web"
BESIDE_THE_GAME = (
    *("/lobby", "/open", "/rules", "/move", "/print", "/puzzles", "/games"),
    *("/today", "/week", "/days", "/herald", "/events", "/sheet", "/challenges", "/challenge", "/score"),
)
ADDRESSES = (
    "/",
    "/index.html",
    *BESIDE_THE_GAME,
    "/t/{match}",
    "/replay/{match}",
    "/compare/{deal}",
    "/compare/{deal}/{match}",
    "/puzzle/{puzzle}",
    "/score/{code}",
    "/games/{token}",
    "/day/{deal}",
    "/herald/{code}",
    "/events/open",
    "/event/{event}",
    "/event/{event}/projector",
    "/sheet/{sheet}",
)
BESIDE = ("sw.js", "manifest.webmanifest")
# Told here, because what a machine knows of file names differs.
_KINDS = {
    ".css": "text/css",
    ".jpg": "image/jpeg",
    ".js": "text/javascript",
    ".json": "application/json",
    ".mjs": "text/javascript",
    ".pack": "application/octet-stream",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
# The build puts these beside each file where they are smaller; the smallest first.
_ENCODINGS = {"br": ".br", "gzip": ".gz"}
_NAME = re.compile(r"[\w-][\w.-]{,99}", re.ASCII)  # of a file, never of a folder
_HOST = re.compile(r"(?:[A-Za-z0-9.-]+|\[[0-9A-Fa-f:.]+\])(?::\d+)?")


class Page:
    """The page as it was built into a folder."""

    def __init__(self, folder: Path = PAGE) -> None:
        self._folder = folder
        self._document = folder / "index.html"

    @property
    def is_built(self) -> bool:
        return self._document.is_file()

    def routes(self) -> list[BaseRoute]:
        kept = "public, max-age=31536000, immutable"
        files = {"assets": kept, "python": "no-cache", "icons": "no-cache"}
        return [
            *(Route(path, self.shown) for path in ADDRESSES),
            *(Route(f"/{name}", partial(self._file, self._folder, name, "no-cache")) for name in BESIDE),
            *(
                Route(f"/{folder}/{{name}}", partial(self._in, self._folder / folder, how))
                for folder, how in files.items()
            ),
        ]

    async def shown(self, request: Request, status: int = 200) -> Response:
        """The document, unless the browser has it already."""
        if not self.is_built:
            raise Refused("page_not_built")
        text, tag = _filled(self._document, self._document.stat().st_mtime_ns, _origin(request))
        headers = {"Cache-Control": "no-cache", "ETag": tag, "Vary": "Accept-Encoding"}
        if status == 200 and is_known(request, tag):
            return Response(status_code=304, headers=headers)
        return HTMLResponse(text, status, headers)

    async def _in(self, folder: Path, kept: str, request: Request) -> Response:
        return await self._file(folder, request.path_params["name"], kept, request)

    async def _file(self, folder: Path, name: str, kept: str, request: Request) -> Response:
        """A file of the page. Names in `assets` change with what is in them, so that nobody asks for it twice."""
        kind = _KINDS.get(Path(name).suffix)
        file = folder / name
        if kind is None or not _NAME.fullmatch(name) or not file.is_file():
            raise HTTPException(404)
        headers = {"Cache-Control": kept}
        smaller = {each: found for each, end in _ENCODINGS.items() if (found := file.with_name(name + end)).is_file()}
        if smaller:
            headers["Vary"] = "Accept-Encoding"
            if encoding := encodings.chosen(request.headers.get("accept-encoding", ""), tuple(smaller)):
                headers["Content-Encoding"] = encoding
                file = smaller[encoding]
        answer = FileResponse(file, headers=headers, media_type=kind, stat_result=file.stat())
        headers["ETag"] = answer.headers["etag"]
        return Response(status_code=304, headers=headers) if is_known(request, headers["ETag"]) else answer


def is_known(request: Request, tag: str) -> bool:
    """Whether the browser has what has this tag."""
    told = request.headers.get("if-none-match", "")
    return tag.removeprefix("W/") in (each.strip().removeprefix("W/") for each in told.split(","))


def _origin(request: Request) -> str:
    """How whoever asks calls this server; nothing where that is no name of a host."""
    host = request.headers.get("host", "")
    return f"{request.url.scheme}://{host}" if _HOST.fullmatch(host) else ""


@lru_cache(maxsize=64)
def _filled(document: Path, _changed: int, origin: str) -> tuple[str, str]:
    """The document as a server sends it, and its tag.

    It says that there is a server, its files are found from every address, and previews, which nobody reads from here,
    have whole addresses.
    """
    text = document.read_text(encoding="utf-8").replace('data-host="files"', 'data-host="server"')
    text = text.replace('content="./', f'content="{escape(origin)}/').replace('="./', '="/')
    # Weak: it is compressed on its way.
    return text, f'W/"{sha256(text.encode()).hexdigest()[:24]}"'

"""The folder that `make site` makes, on a plain host of files, under a sub-path."""

import re
import shutil
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from site_made import make

SUB_PATH = "/club/maps/"


class _Quiet(SimpleHTTPRequestHandler):
    def end_headers(self) -> None:
        self.send_header("Cache-Control", "no-cache")  # or a browser could do without the host by its own cache
        super().end_headers()

    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002  it is called so
        pass


class _Hall(ThreadingHTTPServer):
    request_queue_size = 128  # browsers ask for many files at once, and a busy machine takes them in late

    def handle_error(self, request: Any, client_address: Any) -> None:
        if not isinstance(sys.exception(), ConnectionError):  # a page that is left wants the rest of no file
            super().handle_error(request, client_address)


class Host:
    """Serves a folder at a port of its own, which it keeps when it is stopped and started again."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self.site = folder / SUB_PATH.strip("/")
        self._port = 0
        self._server: _Hall | None = None
        self._thread = threading.Thread()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self._port}"

    def start(self) -> None:
        handler = partial(_Quiet, directory=str(self._folder))
        self._server = _Hall(("127.0.0.1", self._port), handler)
        self._port = self._server.server_port
        self._thread = threading.Thread(target=self._server.serve_forever)
        self._thread.start()

    def stop(self) -> None:
        if self._server:
            self._server.shutdown()
            self._thread.join()
            self._server.server_close()
            self._server = None

    def renew(self) -> None:
        """Puts a newer version of the page there: the document differs, and the list of files says so."""
        page, worker = self.site / "index.html", self.site / "sw.js"
        page.write_text(page.read_text().replace("</head>", '<meta name="version" content="newer" /></head>'))
        worker.write_text(re.sub(r'(url:"index.html",revision:)"\w+"', r'\1"newer"', worker.read_text()))


@contextmanager
def hosted(folder: Path) -> Iterator[Host]:
    host = Host(folder)
    make(host.site)
    host.start()
    try:
        yield host
    finally:
        host.stop()
        shutil.rmtree(folder, ignore_errors=True)

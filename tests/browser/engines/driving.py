"""A browser that is driven by the commands of W3C WebDriver, on either of two wires.

WebKit's driver takes them over HTTP. Firefox understands the same commands itself, by the name of Marionette, on a
socket: geckodriver, which Debian does not have, would only translate them.
"""

import json
import socket
from collections.abc import Mapping
from typing import Any, Protocol

import httpx

# Of each command the way that it is asked for over HTTP; Marionette takes its name.
_ROUTES = {
    "NewSession": ("POST", "/session"),
    "Navigate": ("POST", "/session/{session}/url"),
    "ExecuteScript": ("POST", "/session/{session}/execute/sync"),
    "ExecuteAsyncScript": ("POST", "/session/{session}/execute/async"),
    "SetTimeouts": ("POST", "/session/{session}/timeouts"),
    "ElementClick": ("POST", "/session/{session}/element/{id}/click"),
    "PerformActions": ("POST", "/session/{session}/actions"),
    "SetWindowRect": ("POST", "/session/{session}/window/rect"),
    "GetWindowHandle": ("GET", "/session/{session}/window"),
    "NewWindow": ("POST", "/session/{session}/window/new"),
    "SwitchToWindow": ("POST", "/session/{session}/window"),
    "CloseWindow": ("DELETE", "/session/{session}/window"),
    "TakeScreenshot": ("GET", "/session/{session}/screenshot"),
    "AddCookie": ("POST", "/session/{session}/cookie"),
    "DeleteAllCookies": ("DELETE", "/session/{session}/cookie"),
    "DeleteSession": ("DELETE", "/session/{session}"),
}
PATIENCE = 120.0
"""Seconds until a browser that does not answer fails a test."""


class DriverError(Exception):
    """The browser did not do what it was asked for: in WebDriver's own words."""

    def __init__(self, told: Mapping[str, str]) -> None:
        super().__init__(f"{told['error']}: {told['message']}")


class Wire(Protocol):
    def ask(self, command: str, details: Mapping[str, Any]) -> Any:
        """What the browser answers to a command; raises DriverError."""


class Http:
    """To a driver that listens at a port, and may just have been started."""

    def __init__(self, port: int) -> None:
        transport = httpx.HTTPTransport(retries=8)  # seconds between them grow
        self._client = httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE, transport=transport)
        self._session = ""

    def ask(self, command: str, details: Mapping[str, Any]) -> Any:
        method, path = _ROUTES[command]
        path = path.format(session=self._session, id=details.get("id", ""))
        answer = self._client.request(method, path, json=details if method == "POST" else None)
        value = answer.json()["value"]
        if answer.is_error:
            raise DriverError(value)
        if command == "NewSession":
            self._session = value["sessionId"]
        if command == "DeleteSession":
            self._client.close()
        return value


class Marionette:
    """To a Firefox that listens at a port. A message is its length, a colon, and JSON."""

    def __init__(self, port: int) -> None:
        self._socket = socket.create_connection(("127.0.0.1", port), PATIENCE)
        self._stream = self._socket.makefile("rwb")
        self._read()  # it says first who it is
        self._number = 0

    def ask(self, command: str, details: Mapping[str, Any]) -> Any:
        self._number += 1
        message = json.dumps([0, self._number, f"WebDriver:{command}", details]).encode()
        self._stream.write(b"%d:%b" % (len(message), message))
        self._stream.flush()
        _, number, error, value = self._read()
        assert number == self._number
        if error:
            raise DriverError(error)
        if command == "DeleteSession":
            self._stream.close()
            self._socket.close()
        return value["value"] if isinstance(value, dict) and "value" in value else value

    def _read(self) -> Any:
        length = b""
        while (byte := self._stream.read(1)) != b":":
            assert byte, "Firefox has gone"
            length += byte
        return json.loads(self._stream.read(int(length)))

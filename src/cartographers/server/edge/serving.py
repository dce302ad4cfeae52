"""How uvicorn serves the application: with our own limits, whether or not a proxy stands in front."""

from functools import partial
from ipaddress import IPv4Address
from typing import Any

import uvicorn
from starlette.applications import Starlette
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from cartographers.server.edge.door import Door
from cartographers.server.edge.frames import CountedFrames
from cartographers.server.wire.protocol import LARGEST_FRAME


def configured(app: Starlette, proxy: str = "127.0.0.1", **more: Any) -> uvicorn.Config:
    """What uvicorn is told; `more` is what a server decides for itself."""
    return uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        server_header=False,
        http=_requests(app, proxy),
        forwarded_allow_ips=trusted(proxy),
        ws=CountedFrames,
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,  # CountedFrames brings its own
        **more,
    )


def _requests(app: Starlette, proxy: str) -> Any:
    """Who reads requests; with fewer limits where there is no httptools, which is made for CPython only."""
    try:
        from cartographers.server.edge.requests import WholeRequests
    except ImportError:
        return "h11"
    proxies = ProxyHeadersMiddleware(app, trusted(proxy)).trusted_hosts  # type: ignore[arg-type]
    return partial(WholeRequests, door=Door(app.state.addresses, proxies.__contains__))


def trusted(proxy: str) -> str:
    """The addresses of proxies; those of IPv4 also as they look to another proxy that listens to both."""
    addresses = [address.strip() for address in proxy.split(",")]
    return ",".join([*addresses, *(f"::ffff:{address}" for address in addresses if _is_ipv4(address))])


def _is_ipv4(address: str) -> bool:
    try:
        IPv4Address(address)
    except ValueError:
        return False
    return True

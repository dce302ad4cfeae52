"""How uvicorn serves the application: with our own limits, whether or not a proxy stands in front."""

from typing import Any

import uvicorn
from starlette.types import ASGIApp

from cartographers.server.frames import CountedFrames
from cartographers.server.protocol import LARGEST_FRAME


def configured(app: ASGIApp, **more: Any) -> uvicorn.Config:
    """What uvicorn is told; `more` is what a server decides for itself."""
    return uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        server_header=False,
        ws=CountedFrames,
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,
        **more,
    )

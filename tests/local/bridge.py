"""Local tables behind real HTTP and sockets, so that what is tried on a server can be tried on them."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from urllib.parse import quote, unquote

import msgspec
from starlette.applications import Starlette
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from cartographers.local.table import LocalTables
from cartographers.server.limits.token_bucket import Addresses
from cartographers.server.service.people import Person
from cartographers.store.memory import MemoryShelf, Shared

COOKIE = "person"


def person_of(connection: HTTPConnection) -> Person | None:
    return msgspec.json.decode(unquote(connection.cookies.get(COOKIE, "null")), type=Person | None)


def bridge(shared: Shared) -> Starlette:
    """The application that carries requests and sockets to local tables."""
    tables: list[LocalTables] = []

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        tables.append(LocalTables(MemoryShelf(shared)))
        tables[0].start()
        yield
        await tables[0].close()

    async def request(asked: Request) -> Response:
        answer = await tables[0].request(asked.method, asked.url.path, person_of(asked), await asked.body())
        kind = "text/plain" if answer.file else "application/json"
        response = Response(answer.body, answer.status, media_type=kind)
        if answer.person:
            response.set_cookie(COOKIE, quote(msgspec.json.encode(answer.person).decode()))
        return response

    async def socket(websocket: WebSocket) -> None:
        person = person_of(websocket)
        told: asyncio.Queue[str | tuple[int, str]] = asyncio.Queue()
        await websocket.accept()
        line = tables[0].connect(
            websocket.path_params["match"],
            person.id if person else "",
            told.put_nowait,
            lambda code, why: told.put_nowait((code, why)),
        )

        async def tell() -> None:
            while isinstance(text := await told.get(), str):
                await websocket.send_text(text)
            await websocket.close(*text)

        telling = asyncio.create_task(tell())
        with suppress(WebSocketDisconnect):
            while True:
                line.hear(await websocket.receive_text())
        line.hang_up()
        telling.cancel()
        await asyncio.gather(telling, return_exceptions=True)

    app = Starlette(
        routes=[
            WebSocketRoute("/api/matches/{match}/socket", socket),
            Route("/{path:path}", request, methods=["GET", "POST"]),
        ],
        lifespan=lifespan,
    )
    app.state.addresses = Addresses(1e6, 1e6)  # whom the door would refuse
    return app

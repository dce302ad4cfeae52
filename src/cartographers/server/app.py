"""The application: every route, every answer to what goes wrong, and what runs beside them."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import ExitStack, asynccontextmanager, suppress

from msgspec import Struct
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from cartographers import __version__
from cartographers.cards.printed import CONTENT
from cartographers.game.refusals import Refused
from cartographers.server import metrics
from cartographers.server.edge import refusals
from cartographers.server.edge.encodings import Compression
from cartographers.server.edge.guard import Guard, add_headers, purse_of
from cartographers.server.edge.guests import Guests
from cartographers.server.edge.health import Health
from cartographers.server.edge.pages import Page, is_known
from cartographers.server.edge.previews import Previews
from cartographers.server.edge.reach import Listening, friends_address
from cartographers.server.edge.routes import Routes
from cartographers.server.edge.sockets import SocketLine
from cartographers.server.limits.quotas import Crowd, Limits, Quotas
from cartographers.server.limits.token_bucket import Addresses, plain_address
from cartographers.server.match.replays import Replays
from cartographers.server.match.rooms import Rooms
from cartographers.server.service.challenges import Challenges
from cartographers.server.service.comparing import Comparing
from cartographers.server.service.deals import Deals
from cartographers.server.service.dealt import Dealt
from cartographers.server.service.events import Events
from cartographers.server.service.games import Games
from cartographers.server.service.heralds import Heralds
from cartographers.server.service.lessons import Lessons
from cartographers.server.service.matches import Matches, check_may_look
from cartographers.server.service.oneself import Oneself
from cartographers.server.service.papers import Papers
from cartographers.server.service.prints import Prints
from cartographers.server.service.puzzles import Solving
from cartographers.server.service.reader import Reader
from cartographers.server.service.sharing import SharingGames
from cartographers.server.service.sheets import Sheets
from cartographers.server.thinking.client import ThinkingProcesses
from cartographers.server.wire.cards import printed
from cartographers.server.wire.protocol import Reach
from cartographers.store.log import Store, Unavailable

log = logging.getLogger("cartographers.app")

_LOCAL = {"127.0.0.1", "::1", "testclient"}
page = Page()


class Settings(Struct, frozen=True):
    """How a server is run."""

    secret: str
    origins: tuple[str, ...] = ()  # besides the host that is asked
    address_credits: tuple[float, float] = (600, 60)  # at once, and a second
    open_metrics: bool = False  # to others than this machine
    listening: Listening = Listening()
    limits: Limits = Limits()
    keep: float = 0.0  # seconds that matches are kept after their last change; 0: for ever


def application(store: Store, settings: Settings) -> Starlette:
    """The server as an ASGI application on an open store, which it closes at its end.

    Its `state.stop_thinking()` answers all who wait for a thought, before others are waited for at the end;
    `state.addresses` has the credits of everybody.
    """
    thinking = ThinkingProcesses()
    people = Guests(settings.secret)
    rooms = Rooms(store, thinking, settings.keep)
    replays = Replays(store, rooms.pace)
    quotas = Quotas(store, settings.limits, settings.secret)
    matches = Matches(rooms, replays, quotas)
    games = Games(rooms, matches.review)
    dealt = Dealt(rooms, quotas)
    deals = Deals(rooms, dealt)
    challenges = Challenges(store, dealt, settings.limits)
    comparing = Comparing(rooms, dealt, thinking)
    endpoints = [
        *matches.endpoints(),
        *games.endpoints(),
        *SharingGames(store, games).endpoints(),
        *Oneself(rooms, leaving=(challenges.forget,)).endpoints(),
        *Lessons(rooms, quotas).endpoints(),
        *deals.endpoints(),
        *Events(rooms, dealt).endpoints(),
        *challenges.endpoints(),
        *comparing.endpoints(),
        *Solving(store, rooms.pace).endpoints(),
        *Papers(rooms.pace).endpoints(),
        *Heralds(store).endpoints(),
        *Sheets(thinking).endpoints(),
        *Prints(asyncio.to_thread).endpoints(),
    ]
    routes = Routes(endpoints, store, people, quotas)
    crowd = Crowd(settings.limits)
    addresses = Addresses(*settings.address_credits)
    health = Health(store)

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        await thinking.wake()
        running = [asyncio.create_task(rooms.run()), asyncio.create_task(deals.run())]
        try:
            yield
        finally:
            health.close()
            for task in running:
                task.cancel()
                with suppress(asyncio.CancelledError):
                    await task
            await replays.close()
            await comparing.close()
            await rooms.close()
            await thinking.close()
            await store.close()

    async def socket(websocket: WebSocket) -> None:
        person = people.known(websocket)
        person_id = person.id if person else ""
        address = websocket.client.host if websocket.client else ""
        with ExitStack() as leaving:
            try:
                room = await rooms.room(websocket.path_params["match"], purse_of(websocket))
                table = room.hosted.seating
                check_may_look(table, person_id)
                is_seated = table.seat_of(person_id) is not None
                leaving.enter_context(crowd.entered(person_id, address, room.match, is_seated))
            except Refused as refused:
                await refusals.turn_away(websocket, refused)
                return
            except Unavailable:
                await refusals.turn_away(websocket, Refused("not_saved"))
                return
            await websocket.accept()
            await Reader(SocketLine(websocket), room, person_id, purse_of(websocket)).run()

    async def healthy(_: Request) -> Response:
        if not await health.is_well():
            return refusals.json({"status": "store unavailable", "version": __version__}, 503)
        return refusals.json({"status": "ok", "version": __version__})

    async def measured(request: Request) -> Response:
        if not settings.open_metrics and not _is_local(request):
            raise Refused("unknown_page")
        return Response(generate_latest(metrics.REGISTRY), media_type=CONTENT_TYPE_LATEST)

    async def reach(request: Request) -> Response:
        """To whoever sits at this machine: a link to `localhost` leads nobody else here."""
        if not _is_local(request):
            return refusals.json(Reach())
        listening = settings.listening
        return refusals.json(Reach(friends_address(listening), listening.is_only_here))

    served = Starlette(
        routes=[
            *routes.routes(),
            Route("/api/cards", _cards),
            Route("/api/reach", reach),
            WebSocketRoute("/api/matches/{match}/socket", socket),
            Route("/healthz", healthy),
            Route("/metrics", measured),
            *Previews(deals, page).routes(),
            *page.routes(),
        ],
        middleware=[Middleware(Guard, settings.origins, addresses), Middleware(Compression)],
        exception_handlers={
            Refused: _refused,
            Unavailable: _unavailable,
            HTTPException: _not_found,
            Exception: _failed,
        },
        lifespan=lifespan,
    )
    served.state.stop_thinking = thinking.close
    served.state.addresses = addresses
    return served


def _is_local(request: Request) -> bool:
    return request.client is not None and plain_address(request.client.host) in _LOCAL


async def _cards(request: Request) -> Response:
    tag = f'W/"{__version__}-{CONTENT}"'
    headers = {"ETag": tag, "Cache-Control": "no-cache", "Vary": "Accept-Encoding"}
    if is_known(request, tag):
        return Response(status_code=304, headers=headers)
    return Response(printed(), media_type="application/json", headers=headers)


async def _refused(_: Request, error: Exception) -> Response:
    assert isinstance(error, Refused)
    return refusals.answer(error)


async def _unavailable(_: Request, __: Exception) -> Response:
    metrics.UNAVAILABLE.inc()
    log.warning("the store does not answer")
    return refusals.answer(Refused("not_saved"))


async def _not_found(request: Request, error: Exception) -> Response:
    """A refusal; to a person who follows a wrong link the page tells it."""
    assert isinstance(error, HTTPException)
    is_person = request.method == "GET" and "text/html" in request.headers.get("accept", "")
    if error.status_code == 404 and is_person and page.is_built:
        return await page.shown(request, 404)
    return refusals.answer(Refused("wrong_method" if error.status_code == 405 else "unknown_page"))


async def _failed(_: Request, error: Exception) -> Response:
    log.error("a request failed", exc_info=error)
    answer = refusals.answer(Refused("server_error"))
    add_headers(answer.headers)  # it does not pass the guard
    return answer

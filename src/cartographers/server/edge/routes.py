"""Requests over HTTP: the service's endpoints as routes, and how one becomes known on another device."""

import time
from functools import partial

from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from cartographers.game.refusals import Refused
from cartographers.server.edge.guard import purse_of
from cartographers.server.edge.guests import MOVE_WITHIN, Guests
from cartographers.server.limits.quotas import Quotas
from cartographers.server.service.calls import Answer, Call, Endpoint, body_of
from cartographers.server.wire import protocol
from cartographers.server.wire.protocol import Me, Token
from cartographers.store.log import Store

_JSON = "application/json"


async def read(request: Request) -> bytes:
    """What a request says. Only pages of ours can send JSON with a cookie, see docs/protocol.md."""
    if request.headers.get("content-type", "").partition(";")[0].strip() != _JSON:
        raise Refused("not_json")
    try:
        return await request.body()
    except ClientDisconnect as error:  # the guard cuts off what is too large
        raise Refused("too_large") from error


async def hung_up(request: Request) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass


def _kind_of(answer: Answer) -> str:
    """The media type of a file."""
    end = answer.file.rpartition(".")[2]
    if end in ("zip", "pdf"):
        return f"application/{end}"
    return "application/gzip" if isinstance(answer.value, bytes) else "text/plain"


class Routes:
    """Carries requests over HTTP to the endpoints of the service."""

    def __init__(self, endpoints: list[Endpoint], store: Store, people: Guests, quotas: Quotas) -> None:
        self._endpoints = [
            *endpoints,
            Endpoint("POST", "/api/me/token", self.make_token),
            Endpoint("POST", "/api/me/move", self.move),
        ]
        self._store = store
        self._people = people
        self._quotas = quotas

    def routes(self) -> list[Route]:
        return [Route(each.path, partial(self._answered, each), methods=[each.verb]) for each in self._endpoints]

    async def _answered(self, endpoint: Endpoint, request: Request) -> Response:
        answer = await endpoint.answer(self._call(request))
        if answer.file:
            headers = {"Content-Disposition": f'attachment; filename="{answer.file}"'}
            return Response(body_of(answer), media_type=_kind_of(answer), headers=headers)
        response = Response(body_of(answer), answer.status, media_type=_JSON)
        if answer.person is not None:
            self._people.give_cookie(response, answer.person, request.url.scheme == "https")
        if answer.is_farewell:
            self._people.take_cookie(response)
        return response

    def _call(self, request: Request) -> Call:
        return Call(
            self._people.known(request),
            request.path_params,
            partial(read, request),
            partial(hung_up, request),
            purse_of(request),
            self._quotas.place(request.client.host if request.client else ""),
        )

    async def make_token(self, call: Call) -> Answer:
        person = call.asked()
        await call.body(protocol.Nothing)
        return Answer(Token(self._people.move_token(person)))

    async def move(self, call: Call) -> Answer:
        """Makes this device somebody who is known on another one; or only tells who that is, to be asked about it."""
        asked = await call.body(protocol.Move)
        moving = self._people.moving(asked.token)
        known = Me(moving.person.name, True)
        if asked.look:
            return Answer(known)
        now = time.time()
        # By its number, not its letters: some of those can be changed and it is still signed.
        if not await self._store.spend(f"move {moving.number}", now + MOVE_WITHIN, now):
            raise Refused("used_token")
        return Answer(known, person=moving.person)

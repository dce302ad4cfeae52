"""Knows people by signed cookies."""

import secrets

from itsdangerous import BadData, URLSafeSerializer, URLSafeTimedSerializer
from msgspec import Struct
from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import Response

from cartographers.game.refusals import Refused
from cartographers.server.service.people import Person

COOKIE = "cartographer"
_YEAR = 365 * 24 * 3600
MOVE_WITHIN = 15 * 60


class Moving(Struct, frozen=True):
    """What a token to move says: who one becomes, and a number by which it is known that it was used."""

    person: Person
    number: str


class Guests:
    """Knows people by their cookies."""

    def __init__(self, secret: str) -> None:
        self._cookies = URLSafeSerializer(secret, salt="person")
        self._moves = URLSafeTimedSerializer(secret, salt="move")

    def known(self, connection: HTTPConnection) -> Person | None:
        """Who a request comes from, if its cookie is ours."""
        try:
            return _person(self._cookies.loads(connection.cookies.get(COOKIE, "")))
        except BadData:
            return None

    def asked(self, connection: HTTPConnection) -> Person:
        """Who a request comes from; refused for a stranger."""
        person = self.known(connection)
        if person is None:
            raise Refused("stranger")
        return person

    def give_cookie(self, response: Response, person: Person, is_secure: bool) -> None:
        response.set_cookie(
            COOKIE,
            str(self._cookies.dumps([person.id, person.name])),
            max_age=_YEAR,
            httponly=True,
            samesite="lax",
            secure=is_secure,
        )
        MutableHeaders(raw=response.raw_headers)["Cache-Control"] = "no-store"

    def take_cookie(self, response: Response) -> None:
        """Whoever asked is nobody from now on."""
        response.delete_cookie(COOKIE, httponly=True, samesite="lax")
        MutableHeaders(raw=response.raw_headers)["Cache-Control"] = "no-store"

    def move_token(self, person: Person) -> str:
        """What makes another device the same person, once, within a quarter of an hour."""
        return str(self._moves.dumps([person.id, person.name, secrets.token_urlsafe(12)]))

    def moving(self, token: str) -> Moving:
        """What a token says; refused where it is not ours or too old. Whether it was used, the store knows."""
        try:
            told = self._moves.loads(token, max_age=MOVE_WITHIN)
        except BadData:
            told = None
        match told:
            case [str(number), str(name), str(once)]:
                return Moving(Person(number, name), once)
        raise Refused("bad_token")


def _person(told: object) -> Person | None:
    match told:
        case [str(number), str(name)]:
            return Person(number, name)
    return None

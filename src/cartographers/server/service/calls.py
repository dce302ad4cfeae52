"""A request and its answer, however they travel: over HTTP from a server, or as a message to a worker of the page."""

from collections.abc import Awaitable, Callable, Mapping
from typing import NamedTuple, TypeVar

import msgspec
from msgspec import Struct

from cartographers.game.refusals import Refused
from cartographers.server.limits.token_bucket import Purse
from cartographers.server.service.people import Person

_Body = TypeVar("_Body", bound=Struct)


class Call(NamedTuple):
    """Somebody asks for something."""

    person: Person | None  # who asks; None for a stranger
    params: Mapping[str, str]  # by the names in the path
    read: Callable[[], Awaitable[bytes]]  # the body, where it is JSON that a page of ours may send
    hung_up: Callable[[], Awaitable[None]]  # returns when nobody waits for the answer any more
    purse: Purse
    place: str = ""  # stands for the address

    @property
    def person_id(self) -> str:
        return self.person.id if self.person else ""

    def asked(self) -> Person:
        """Who asks; refused for a stranger."""
        if self.person is None:
            raise Refused("stranger")
        return self.person

    async def body(self, kind: type[_Body]) -> _Body:
        """What is said."""
        text = await self.read()
        try:
            return msgspec.json.decode(text, type=kind)
        except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
            raise Refused("bad_message", reason=str(error)[:200]) from error


class Answer(NamedTuple):
    """What is answered: a value to be told as JSON, or a file."""

    value: Struct | str | bytes
    status: int = 200
    file: str = ""  # what it would be called
    person: Person | None = None  # who the asker is from now on, where that changes
    is_farewell: bool = False  # the asker is nobody any more


class Endpoint(NamedTuple):
    """One thing that can be asked for. Names in braces are parameters."""

    verb: str
    path: str
    answer: Callable[[Call], Awaitable[Answer]]


def body_of(answer: Answer) -> bytes:
    """The bytes of an answer."""
    if isinstance(answer.value, bytes):
        return answer.value
    return answer.value.encode() if isinstance(answer.value, str) else msgspec.json.encode(answer.value)

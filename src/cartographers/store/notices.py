"""News through PostgreSQL's NOTIFY: sent with the transaction that they tell of, heard on a connection of their own."""

import asyncio
from collections.abc import Mapping
from contextlib import aclosing, suppress
from itertools import chain, repeat
from secrets import token_hex

import psycopg
from msgspec import MsgspecError, Struct, json
from sqlalchemy import ARRAY, Text, bindparam, func, select

from cartographers.store.failures import answered, reason
from cartographers.store.log import Listener, Unavailable, Whisper
from cartographers.store.sql import Desk

CHANNEL = "cartographers"
SEND = select(func.pg_notify(CHANNEL, func.unnest(bindparam("notices", type_=ARRAY(Text)))))
LONGEST = 7999  # bytes of a notice: PostgreSQL takes no longer ones
PAUSES = (0.1, 0.2, 0.5, 1, 2)  # seconds before connecting again; the last one for ever after


class Notice(Struct, frozen=True, array_like=True):
    sender: str
    match: str
    newest: int = 0  # of a whisper 0
    message: str = ""


class Notices:
    """Tells the other processes at a database, and listens to them from `start` to `close`."""

    def __init__(self, parameters: str, desk: Desk) -> None:
        self._parameters = parameters
        self._desk = desk
        self._sender = token_hex(8)
        self._listeners: list[Listener] = []
        self._whispers: list[Whisper] = []
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        try:
            connection = await _listening(self._parameters)
        except psycopg.Error as error:
            raise Unavailable(reason(error)) from error
        self._task = asyncio.create_task(self._follow(connection))

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    def of(self, newest: Mapping[str, int]) -> list[str]:
        """What to tell of matches in which so many entries are written."""
        return [_text(Notice(self._sender, match, seq)) for match, seq in newest.items()]

    async def whisper(self, match: str, message: str) -> None:
        """A whisper that is too long for a notice is dropped: it need not be kept."""
        notice = _text(Notice(self._sender, match, message=message))
        if len(notice.encode()) > LONGEST:
            return
        async with answered():
            await self._desk.read(lambda connection: connection.execute(SEND, {"notices": [notice]}).all())

    def listen(self, listener: Listener, whispers: Whisper) -> None:
        self._listeners.append(listener)
        self._whispers.append(whispers)

    async def _follow(self, connection: psycopg.AsyncConnection) -> None:
        while True:
            with suppress(psycopg.Error):  # the connection is lost
                await self._hear(connection)
            connection = await _listening_again(self._parameters)
            self._pass_on(Notice("", ""))  # what was said in between is not known

    async def _hear(self, connection: psycopg.AsyncConnection) -> None:
        try:
            async with aclosing(connection.notifies()) as notices:
                async for notice in notices:
                    with suppress(MsgspecError):  # another version of this program may say other things
                        self._pass_on(json.decode(notice.payload, type=Notice))
        finally:
            await connection.close()

    def _pass_on(self, notice: Notice) -> None:
        if notice.sender == self._sender:
            return
        # Called by the loop itself, so that an error in one listener is nobody else's.
        loop = asyncio.get_running_loop()
        if notice.newest or not notice.match:
            for listener in self._listeners:
                loop.call_soon(listener, notice.match, notice.newest)
        else:
            for whisper in self._whispers:
                loop.call_soon(whisper, notice.match, notice.message)


def _text(notice: Notice) -> str:
    return json.encode(notice).decode()


async def _listening(parameters: str) -> psycopg.AsyncConnection:
    connection = await psycopg.AsyncConnection.connect(parameters, autocommit=True)
    try:
        await connection.execute(f"LISTEN {CHANNEL}")
    except BaseException:
        await connection.close()
        raise
    return connection


async def _listening_again(parameters: str) -> psycopg.AsyncConnection:
    for pause in chain(PAUSES, repeat(PAUSES[-1])):
        await asyncio.sleep(pause)
        with suppress(psycopg.Error):
            return await _listening(parameters)
    raise AssertionError("it tries for ever")

"""Threads that work on a SQLite file: a piece of work is handed over once, however many statements it has.

Each time that a thread is handed something it also waits for its turn with Python's lock; done statement by statement,
that takes longer than SQLite does.
"""

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from functools import partial
from typing import TypeVar

from sqlalchemy import Connection, Engine

Value = TypeVar("Value")


class Threads:
    """As many as the engine has connections, which are theirs alone."""

    def __init__(self, engine: Engine, number: int) -> None:
        self.engine = engine
        self._pool = ThreadPoolExecutor(number, "sqlite")

    async def read(self, work: Callable[[Connection], Value]) -> Value:
        """Work of which each statement stands by itself."""
        return await self._done(partial(_read, self.engine, work))

    async def change(self, work: Callable[[Connection], Value]) -> Value:
        """Work that is a transaction."""
        return await self._done(partial(_change, self.engine, work))

    async def driven(self, work: Callable[[sqlite3.Connection], Value]) -> Value:
        """Work that begins and ends its own transactions, by the driver itself."""
        return await self._done(partial(_driven, self.engine, work))

    async def _done(self, work: Callable[[], Value]) -> Value:
        """What was begun is finished even if nobody waits for it any more."""
        return await asyncio.get_running_loop().run_in_executor(self._pool, work)

    async def close(self) -> None:
        await asyncio.to_thread(self._end)

    def _end(self) -> None:
        self._pool.shutdown()
        self.engine.dispose()


def _read(engine: Engine, work: Callable[[Connection], Value]) -> Value:
    with engine.connect() as connection:
        return work(connection)


def _change(engine: Engine, work: Callable[[Connection], Value]) -> Value:
    with engine.begin() as connection:
        return work(connection)


def _driven(engine: Engine, work: Callable[[sqlite3.Connection], Value]) -> Value:
    with closing(engine.raw_connection()) as pooled:
        connection = pooled.driver_connection
        assert isinstance(connection, sqlite3.Connection)
        return work(connection)

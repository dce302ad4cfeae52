"""Which layers of a sheet a function may read: it stands in its code, and in that of all that it calls."""

from collections.abc import Callable
from functools import cache
from operator import itemgetter
from types import FunctionType
from typing import Any, TypeAlias

from cartographers.board.sheet import Sheet

Key: TypeAlias = Callable[[Sheet], Any]  # what a function reads of a sheet, to be looked up


def layers_read(function: Callable[..., object]) -> int:
    """The layers that a function may read, as bits."""
    return sum(1 << layer for layer in _layers(function))


@cache
def key_of(function: Callable[..., object]) -> Key:
    """What a function may read of a sheet."""
    get: Key = itemgetter(*_layers(function))
    return get


@cache
def _layers(function: Callable[..., object]) -> tuple[int, ...]:
    read: set[str] = set()
    met, waiting = set[object](), [function]
    while waiting:
        met.add(called := waiting.pop())
        assert isinstance(called, FunctionType)
        names = called.__code__.co_names
        read |= {name for name in names if name in Sheet._fields}
        others = (called.__globals__.get(name) for name in names)
        waiting += [other for other in others if isinstance(other, FunctionType) and other not in met]
    return tuple(sorted(map(Sheet._fields.index, read)))

"""The same functions for many sheets that differ little: what is asked of the same spaces again is remembered.

Native compiles these functions in a namespace of its own. Here they run as they are, in one in which the dearest words
look up what they have said before.
"""

from collections.abc import Callable
from functools import cache, lru_cache
from types import FunctionType
from typing import TypeVar, cast

from cartographers.board.grid import beside, count, flood, lines
from cartographers.value.features.common import column_counts, neighbours, row_counts
from cartographers.value.features.spatial import rows_with

F = TypeVar("F", bound=Callable[..., object])

MOST = 1 << 14
"""How many answers of a word are kept: more than one decision asks for."""
WORDS: dict[Callable[..., object], Callable[..., object]] = {
    count: int.bit_count,
    **{
        word: lru_cache(MOST)(word) for word in (beside, flood, lines, neighbours, row_counts, column_counts, rows_with)
    },
}


def remembering(function: F) -> F:
    """A function that looks words up, and so does all that it calls."""
    return cast(F, _twin(function))


@cache
def _twin(function: Callable[..., object]) -> Callable[..., object]:
    if function in WORDS:
        return WORDS[function]
    assert isinstance(function, FunctionType)
    names = dict(function.__globals__)
    for name in function.__code__.co_names:
        if isinstance(called := names.get(name), FunctionType):
            names[name] = _twin(called)
    return FunctionType(function.__code__, names, function.__name__)

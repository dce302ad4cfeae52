"""A bitboard as one number of 128 bits for numba: what the rules ask of an int, machine code asks of a wide number.

Numba has no such number, so it is told here what one is, what the operators do with it and how it lies in memory: as
two words of 64 bits, the lower one first.
"""

import operator
from collections.abc import Callable, Iterable
from typing import Any, NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt
from llvmlite import ir
from numba import types
from numba.core.imputils import lower_builtin, lower_constant
from numba.core.typing.templates import AbstractTemplate, infer_global, signature
from numba.extending import (
    NativeValue,
    box,
    intrinsic,
    models,
    overload,
    overload_method,
    register_model,
    typeof_impl,
    unbox,
)

from cartographers.board.grid import Board
from cartographers.board.shapes import nth

Words: TypeAlias = npt.NDArray[np.uint64]
Stars: TypeAlias = npt.NDArray[np.int64]

_BITS = ir.IntType(128)
_WORD = ir.IntType(64)
_1 = np.uint64(1)


class Wide(NamedTuple):
    """A set of spaces on its way into machine code or out of it: bits 0 to 63 of the board, and the bits from 64."""

    low: int
    high: int


def wide(board: Board) -> Wide:
    """The two words of a board."""
    return Wide(board & 0xFFFFFFFFFFFFFFFF, board >> 64)


def words(boards: Iterable[Board]) -> Words:
    """Many boards in memory, two words each."""
    return np.frombuffer(b"".join([board.to_bytes(16, "little") for board in boards]), np.uint64)


def board_at(words: Words, place: int) -> Board:
    """The board that is number `place` among `words`: an int here, a wide number in machine code."""
    return int(words[2 * place]) | int(words[2 * place + 1]) << 64


def put_board(words: Words, place: int, board: Board) -> None:
    """Makes `board` number `place` among `words`."""
    words[2 * place : 2 * place + 2] = wide(board)


def put_word(octets: npt.NDArray[np.uint8], place: int, word: np.uint64) -> None:
    """Writes a word over the eight bytes from `place` on, the lowest first."""
    octets[place : place + 8] = np.frombuffer(int(word).to_bytes(8, "little"), np.uint8)


class _WideType(types.Type):  # type: ignore[misc]
    def __init__(self) -> None:
        super().__init__(name="Wide")


WIDE = _WideType()


@typeof_impl.register(Wide)
def _typeof(_value: Wide, _context: object) -> _WideType:
    return WIDE


@register_model(_WideType)
class _WideModel(models.PrimitiveModel):  # type: ignore[misc]
    def __init__(self, manager: object, kind: object) -> None:
        super().__init__(manager, kind, _BITS)


def _joined(builder: ir.IRBuilder, low: ir.Value, high: ir.Value) -> ir.Value:
    raised = builder.shl(builder.zext(high, _BITS), ir.Constant(_BITS, 64))
    return builder.or_(builder.zext(low, _BITS), raised)


def _split(builder: ir.IRBuilder, value: ir.Value) -> tuple[ir.Value, ir.Value]:
    return builder.trunc(value, _WORD), builder.trunc(builder.lshr(value, ir.Constant(_BITS, 64)), _WORD)


@lower_constant(_WideType)
def _constant(_context: object, _builder: object, _kind: object, value: Wide) -> ir.Value:
    return ir.Constant(_BITS, value.low | value.high << 64)


@unbox(_WideType)
def _unbox(_kind: object, value: Any, c: Any) -> NativeValue:
    parts = []
    for name in ("low", "high"):
        part = c.pyapi.object_getattr_string(value, name)
        parts.append(c.pyapi.long_as_ulonglong(part))
        c.pyapi.decref(part)
    return NativeValue(_joined(c.builder, *parts))


@box(_WideType)
def _box(_kind: object, value: Any, c: Any) -> Any:
    parts = [c.pyapi.long_from_ulonglong(part) for part in _split(c.builder, value)]
    made = c.pyapi.unserialize(c.pyapi.serialize_object(Wide))
    boxed = c.pyapi.call_function_objargs(made, parts)
    for used in (made, *parts):
        c.pyapi.decref(used)
    return boxed


TAUGHT: set[Callable[..., object]] = set()
"""Functions that have a form of their own in machine code, because ints have another."""


def teach(
    function: Callable[..., object], operands: tuple[Any, ...], returned: types.Type, lowering: Callable[..., Any]
) -> None:
    """Tells numba what a function does with operands of some kinds: classes of types, or types themselves."""

    class Template(AbstractTemplate):  # type: ignore[misc]
        key = function

        def generic(self, arguments: tuple[types.Type, ...], _keywords: object) -> object:
            if len(arguments) != len(operands):
                return None
            known = []
            for given, kind in zip(arguments, operands, strict=True):
                is_known = isinstance(given, kind) if isinstance(kind, type) else given == kind
                if kind is types.Integer and is_known:
                    given = types.int64
                elif not is_known:
                    return None
                known.append(given)
            return signature(returned, *known)

    if getattr(operator, function.__name__, None) is function:
        infer_global(function)(Template)
    else:
        infer_global(function, types.Function(Template))
    TAUGHT.add(function)
    lower_builtin(function, *operands)(lowering)


def data_of(context: Any, builder: ir.IRBuilder, kind: types.Type, array: ir.Value, element: ir.Type) -> ir.Value:
    """Where the data of an array begin, as a pointer to elements of a type."""
    return builder.bitcast(context.make_array(kind)(context, builder, array).data, element.as_pointer())


def _board(context: Any, builder: Any, called: Any, arguments: Any) -> Any:
    words, place = arguments
    return builder.load(builder.gep(data_of(context, builder, called.args[0], words, _BITS), [place]), align=8)


def _put(context: Any, builder: Any, called: Any, arguments: Any) -> Any:
    words, place, board = arguments
    where = builder.gep(data_of(context, builder, called.args[0], words, _BITS), [place])
    builder.store(board, where, align=8)
    return context.get_dummy_value()


teach(board_at, (types.Array, types.Integer), WIDE, _board)
teach(put_board, (types.Array, types.Integer, WIDE), types.none, _put)


def _put_word(context: Any, builder: Any, called: Any, arguments: Any) -> Any:
    octets, place, word = arguments
    where = builder.gep(data_of(context, builder, called.args[0], octets, ir.IntType(8)), [place])
    builder.store(word, builder.bitcast(where, _WORD.as_pointer()), align=1)
    return context.get_dummy_value()


teach(put_word, (types.Array, types.Integer, types.uint64), types.none, _put_word)


def _teach(operation: Callable[..., object], operands: int, returned: types.Type, lowering: Callable[..., Any]) -> None:
    """Tells numba what an operator does with wide numbers."""
    teach(
        operation,
        (WIDE,) * operands,
        returned,
        lambda _context, builder, _signature, arguments: lowering(builder, *arguments),
    )


_teach(operator.and_, 2, WIDE, lambda builder, one, other: builder.and_(one, other))
_teach(operator.or_, 2, WIDE, lambda builder, one, other: builder.or_(one, other))
_teach(operator.xor, 2, WIDE, lambda builder, one, other: builder.xor(one, other))
_teach(operator.eq, 2, types.boolean, lambda builder, one, other: builder.icmp_unsigned("==", one, other))
_teach(operator.ne, 2, types.boolean, lambda builder, one, other: builder.icmp_unsigned("!=", one, other))
_teach(operator.invert, 1, WIDE, lambda builder, one: builder.not_(one))
_teach(operator.neg, 1, WIDE, lambda builder, one: builder.neg(one))


def _shift(lowering: Callable[..., Any]) -> Callable[..., Any]:
    return lambda _context, builder, _signature, given: lowering(builder, given[0], builder.zext(given[1], _BITS))


teach(operator.lshift, (WIDE, types.Integer), WIDE, _shift(lambda builder, board, steps: builder.shl(board, steps)))
teach(operator.rshift, (WIDE, types.Integer), WIDE, _shift(lambda builder, board, steps: builder.lshr(board, steps)))


@intrinsic
def _ones(_: object, bits: types.Type) -> object:
    """How many bits of a wide number or of a word are set."""

    def generate(_context: object, builder: ir.IRBuilder, _signature: object, arguments: tuple[ir.Value]) -> ir.Value:
        ones = builder.ctpop(arguments[0])
        return builder.trunc(ones, _WORD) if bits is WIDE else ones

    return types.int64(bits), generate


@intrinsic
def _low(_: object, board: types.Type) -> object:
    return types.uint64(WIDE), lambda _c, builder, _s, given: _split(builder, given[0])[0]


@intrinsic
def _high(_: object, board: types.Type) -> object:
    return types.uint64(WIDE), lambda _c, builder, _s, given: _split(builder, given[0])[1]


def _count(self: Any) -> Any:
    return lambda self: _ones(self)


def _nth(board: types.Type, rank: types.Type) -> Any:
    def nth_of_wide(board: Any, rank: int) -> int:
        word = _low(board)
        below = _ones(word)
        first = 0
        if rank >= below:
            word = _high(board)
            first = 64
            rank -= below
        for _ in range(rank):
            word = word & (word - _1)
        return first + _ones(~word & (word - _1))  # type: ignore[no-any-return]

    return nth_of_wide


overload(nth, strict=False)(_nth)  # annotations may differ
TAUGHT.add(nth)
overload_method(_WideType, "bit_count", strict=False)(_count)

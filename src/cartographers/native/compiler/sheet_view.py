"""Sheets in memory, one after the other, and in machine code as views: a layer is read when a rule asks for it."""

import ctypes
from typing import Any

import numpy as np
from llvmlite import ir
from numba import carray, types
from numba.core.imputils import lower_getattr_generic
from numba.core.typing.templates import AttributeTemplate, infer_getattr
from numba.extending import models, overload, register_model

from cartographers.board.grid import Board
from cartographers.board.sheet import Sheet, drawn, lettered, ravaged
from cartographers.native.compiler.int128 import TAUGHT, WIDE, Words, board_at, data_of, put_board, teach

LAYERS = len(Sheet._fields)
WORDS = 2 * LAYERS
"""How many words a sheet takes."""


def sheet_at(words: Words, number: int) -> Sheet:
    """The sheet that is number `number` among `words`. In machine code it changes when the words do."""
    return Sheet._make(board_at(words, LAYERS * number + layer) for layer in range(LAYERS))


class _ViewType(types.Type):  # type: ignore[misc]
    def __init__(self) -> None:
        super().__init__(name="SheetView")


_VIEW = _ViewType()


@register_model(_ViewType)
class _ViewModel(models.PrimitiveModel):  # type: ignore[misc]
    def __init__(self, manager: object, kind: object) -> None:
        super().__init__(manager, kind, ir.IntType(128).as_pointer())


@infer_getattr
class _ViewAttributes(AttributeTemplate):  # type: ignore[misc]
    key = _ViewType

    def generic_resolve(self, _kind: object, name: str) -> Any:
        return WIDE if name in Sheet._fields else None


@lower_getattr_generic(_ViewType)
def _layer(_context: object, builder: ir.IRBuilder, _kind: object, view: ir.Value, name: str) -> ir.Value:
    place = ir.Constant(ir.IntType(64), Sheet._fields.index(name))
    return builder.load(builder.gep(view, [place]), align=8)


def _view(context: Any, builder: Any, called: Any, arguments: Any) -> Any:
    words, number = arguments
    layers = builder.mul(number, ir.Constant(ir.IntType(64), LAYERS))
    return builder.gep(data_of(context, builder, called.args[0], words, ir.IntType(128)), [layers])


teach(sheet_at, (types.Array, types.Integer), _VIEW, _view)


def loaded(words: Words) -> Sheet:
    """The first sheet among `words` with all its layers at once."""
    return Sheet(
        board_at(words, 0),
        board_at(words, 1),
        board_at(words, 2),
        board_at(words, 3),
        board_at(words, 4),
        board_at(words, 5),
        board_at(words, 6),
        board_at(words, 7),
        board_at(words, 8),
        board_at(words, 9),
        board_at(words, 10),
        board_at(words, 11),
        board_at(words, 12),
        board_at(words, 13),
        board_at(words, 14),
        board_at(words, 15),
    )


def keep(words: Words, sheet: Sheet) -> None:
    """Makes `sheet` the first one among `words`."""
    put_board(words, 0, sheet.forest)
    put_board(words, 1, sheet.village)
    put_board(words, 2, sheet.farm)
    put_board(words, 3, sheet.water)
    put_board(words, 4, sheet.monster)
    put_board(words, 5, sheet.hero)
    put_board(words, 6, sheet.mountain)
    put_board(words, 7, sheet.wasteland)
    put_board(words, 8, sheet.destroyed)
    put_board(words, 9, sheet.ruins)
    put_board(words, 10, sheet.dragon)
    put_board(words, 11, sheet.zombie)
    put_board(words, 12, sheet.gorgon)
    put_board(words, 13, sheet.troll)
    put_board(words, 14, sheet.marks)
    put_board(words, 15, sheet.filled)


def words_at(address: Any) -> Words:
    """The words of the sheet that lies at an address."""
    return np.ctypeslib.as_array((ctypes.c_uint64 * WORDS).from_address(address))


def _words_at(address: types.Type) -> Any:
    return lambda address: carray(address, WORDS)


overload(words_at, strict=False)(_words_at)
TAUGHT.add(words_at)


def draw_on(words: Words, layer: int, spaces: Board) -> None:
    """Fills `spaces` of the first sheet among `words` with the terrain of `layer`."""
    draw_apart(words.ctypes.data, layer, spaces)


def draw_apart(address: Any, layer: int, spaces: Board) -> None:
    """The same for the sheet that lies at an address."""
    words = words_at(address)
    keep(words, drawn(loaded(words), layer, spaces))


def letter_on(words: Words, dragon: Board, zombie: Board, gorgon: Board, troll: Board) -> None:
    """Puts letters on some monsters of the first sheet among `words`."""
    keep(words, lettered(loaded(words), dragon, zombie, gorgon, troll))


def ravage_on(words: Words, spaces: Board, marks: Board) -> None:
    """Destroys `spaces` of the first sheet among `words`, and adds attack marks."""
    ravage_apart(words.ctypes.data, spaces, marks)


def ravage_apart(address: Any, spaces: Board, marks: Board) -> None:
    """The same for the sheet that lies at an address."""
    words = words_at(address)
    keep(words, ravaged(loaded(words), spaces, marks))

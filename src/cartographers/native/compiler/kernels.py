"""The stars of many sheets for one scoring card: one kernel a card.

Machine code calls a kernel by its address, so that what calls it need not be compiled for every card.
"""

from typing import Any

import numpy as np
from llvmlite import ir
from numba import carray, types

from cartographers.board.grid import NONE, Board, count, lowest
from cartographers.native.compiler.int128 import Stars, Words, board_at, data_of, teach
from cartographers.native.compiler.sheet_view import LAYERS, WORDS, draw_on, sheet_at
from cartographers.scoring import Scorer, monsters

score: Scorer = monsters  # and in every kernel the scorer it is for


def kernel(sheets: Any, number: int, weight: int, stars: Any) -> None:
    """Adds to `stars` those of each of some sheets, weighted."""
    words = carray(sheets, number * WORDS)
    counted = carray(stars, number)
    for place in range(number):
        counted[place] += weight * score(sheet_at(words, place)).stars


SIGNATURE = types.void(types.CPointer(types.uint64), types.int64, types.int64, types.CPointer(types.int64))


def add_stars(kernel: Any, sheets: Words, number: int, weight: int, stars: Stars) -> None:
    """Has the kernel of a card, known by its address, add its stars for the first sheets, weighted, to `stars`."""
    kernel(sheets, number, weight, stars)


def _call(context: Any, builder: Any, called: Any, arguments: Any) -> Any:
    kernel, sheets, number, weight, stars = arguments
    kinds = [context.get_value_type(kind) for kind in SIGNATURE.args]
    word = ir.IntType(64)
    sheets = data_of(context, builder, called.args[1], sheets, word)
    stars = data_of(context, builder, called.args[4], stars, word)
    function = builder.inttoptr(kernel, ir.FunctionType(ir.VoidType(), kinds).as_pointer())
    builder.call(function, (sheets, number, weight, stars))
    return context.get_dummy_value()


teach(add_stars, (types.Integer, types.Array, types.Integer, types.Integer, types.Array), types.none, _call)


def draw_each(words: Words, layer: int, pattern: Board, places: Board, after: Words) -> int:
    """Writes the sheets after each placement of a pose, anchors in reading order; how many."""
    number = 0
    while places != NONE:
        anchor = lowest(places)
        places = places ^ anchor
        sheet = after[number * WORDS :]
        for word in range(WORDS):
            sheet[word] = words[word]
        draw_on(sheet, layer, pattern << count(~-anchor))  # ~-anchor: all spaces before it
        number += 1
    return number


def after_each(kernel: int, words: Words, layer: int) -> Stars:
    """The stars after each placement; `words` hold a sheet and then, pose by pose, a pattern and its anchors."""
    poses = range(LAYERS, len(words) // 2, 2)
    total = 0
    for pose in poses:
        total += count(board_at(words, pose + 1))
    after = np.empty(total * WORDS, np.uint64)
    drawn = 0
    for pose in poses:
        drawn += draw_each(words, layer, board_at(words, pose), board_at(words, pose + 1), after[drawn * WORDS :])
    stars = np.zeros(total, np.int64)
    add_stars(kernel, after, total, 1, stars)
    return stars


def score_rounds(kernels: Stars, sheets: Words, rounds: int, stars: Stars) -> None:
    """Has some kernels add up stars for as many sheets as there are `stars`, over and over."""
    for _ in range(rounds):
        for place in range(len(kernels)):
            add_stars(kernels[place], sheets, len(stars), 1, stars)

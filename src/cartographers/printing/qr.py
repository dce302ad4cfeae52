"""A short text as a QR code (ISO/IEC 18004): bytes, correction level M, versions 1 to 6."""

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import groupby, pairwise
from typing import NamedTuple

Modules = list[list[bool]]
"""Dark or not, row by row."""


class _Version(NamedTuple):
    blocks: int
    data: int  # bytes a block
    check: int  # bytes a block


_VERSIONS = (
    _Version(1, 16, 10), _Version(1, 28, 16), _Version(1, 44, 26),
    _Version(2, 32, 18), _Version(2, 43, 24), _Version(4, 27, 16),
)  # fmt: skip
MOST_BYTES = 4 * 27 - 2
_FORMAT_OF_M = 0
_CORNER = re.compile(r"(?=#\.###\.#\.{4}|\.{4}#\.###\.#)")
_MASKS = (
    lambda x, y: (x + y) % 2 == 0,
    lambda _, y: y % 2 == 0,
    lambda x, _: x % 3 == 0,
    lambda x, y: (x + y) % 3 == 0,
    lambda x, y: (x // 3 + y // 2) % 2 == 0,
    lambda x, y: x * y % 2 + x * y % 3 == 0,
    lambda x, y: (x * y % 2 + x * y % 3) % 2 == 0,
    lambda x, y: ((x + y) % 2 + x * y % 3) % 2 == 0,
)


@lru_cache(maxsize=8)  # the same on every sheet of a file
def qr(text: str) -> Modules:
    """The code of a text of at most `MOST_BYTES` bytes."""
    data = text.encode()
    number, version = next(
        (number, each) for number, each in enumerate(_VERSIONS, 1) if each.blocks * each.data - 2 >= len(data)
    )
    bits = [bit for byte in _codewords(data, version) for bit in _bits(byte, 8)]
    masked = (_filled(number, bits, mask) for mask in range(len(_MASKS)))
    return min(masked, key=_penalty)


def _bits(value: int, count: int) -> list[bool]:
    return [bool(value >> place & 1) for place in reversed(range(count))]


def _codewords(data: bytes, version: _Version) -> Iterator[int]:
    """All bytes as they are written: block after block, woven into each other."""
    room = version.blocks * version.data
    bits = [*_bits(0b0100, 4), *_bits(len(data), 8), *(bit for byte in data for bit in _bits(byte, 8))]
    bits += [False] * min(4, 8 * room - len(bits))
    bits += [False] * (-len(bits) % 8)
    told = [sum(bit << 7 - place for place, bit in enumerate(bits[at : at + 8])) for at in range(0, len(bits), 8)]
    told += [(0xEC, 0x11)[place % 2] for place in range(room - len(told))]
    blocks = [told[at : at + version.data] for at in range(0, room, version.data)]
    for woven in (blocks, [_check(block, version.check) for block in blocks]):
        for column in zip(*woven, strict=True):
            yield from column


def _times(one: int, two: int) -> int:
    """A product in the field of 256 elements."""
    product = 0
    for place in reversed(range(8)):
        product = product << 1 ^ (product >> 7) * 0x11D
        product ^= (two >> place & 1) * one
    return product


def _check(data: Sequence[int], count: int) -> list[int]:
    """Reed and Solomon's bytes that let a damaged block be read."""
    divisor = [0] * (count - 1) + [1]
    root = 1
    for _ in range(count):
        divisor = [_times(each, root) ^ after for each, after in zip(divisor, [*divisor[1:], 0], strict=True)]
        root = _times(root, 2)
    rest = [0] * count
    for byte in data:
        factor = byte ^ rest[0]
        rest = [each ^ _times(part, factor) for each, part in zip([*rest[1:], 0], divisor, strict=True)]
    return rest


def _fixed(number: int, mask: int) -> dict[tuple[int, int], bool]:
    """Everything that is no data, by column and row."""
    size = 17 + 4 * number
    fixed = {(at, 6): at % 2 == 0 for at in range(size)} | {(6, at): at % 2 == 0 for at in range(size)}
    for left, top in ((3, 3), (size - 4, 3), (3, size - 4)):
        for x in range(max(left - 4, 0), min(left + 5, size)):
            for y in range(max(top - 4, 0), min(top + 5, size)):
                fixed[x, y] = max(abs(x - left), abs(y - top)) not in (2, 4)
    if number > 1:
        middle = size - 7
        for x in range(-2, 3):
            for y in range(-2, 3):
                fixed[middle + x, middle + y] = max(abs(x), abs(y)) != 1
    return fixed | _format(size, mask)


def _format(size: int, mask: int) -> dict[tuple[int, int], bool]:
    """The level and the mask, told twice."""
    told = _FORMAT_OF_M << 3 | mask
    rest = told
    for _ in range(10):
        rest = rest << 1 ^ (rest >> 9) * 0x537
    bits = [bool(((told << 10 | rest) ^ 0x5412) >> place & 1) for place in range(15)]
    down = [0, 1, 2, 3, 4, 5, 7, 8]
    first = [(8, y) for y in down] + [(7, 8)] + [(x, 8) for x in (5, 4, 3, 2, 1, 0)]
    second = [(size - 1 - place, 8) for place in range(8)] + [(8, size - 7 + place) for place in range(7)]
    return dict(zip(first, bits, strict=True)) | dict(zip(second, bits, strict=True)) | {(8, size - 8): True}


def _way(size: int) -> Iterator[tuple[int, int]]:
    """All modules in the order of the data: two columns at a time, up and down from the right."""
    for right in (*range(size - 1, 6, -2), *range(5, 0, -2)):
        is_upward = (right + 1) & 2 == 0
        for step in range(size):
            for x in (right, right - 1):
                yield x, size - 1 - step if is_upward else step


def _filled(number: int, bits: Sequence[bool], mask: int) -> Modules:
    size = 17 + 4 * number
    fixed = _fixed(number, mask)
    free = (place for place in _way(size) if place not in fixed)
    dark = dict(fixed)
    for place, (x, y) in enumerate(free):
        dark[x, y] = (place < len(bits) and bits[place]) != _MASKS[mask](x, y)
    return [[dark[x, y] for x in range(size)] for y in range(size)]


def _penalty(modules: Modules) -> int:
    """How hard a code is to read: long runs, squares, what looks like a corner, too much of one colour."""
    size = len(modules)
    columns = [list(column) for column in zip(*modules, strict=True)]
    points = sum(_line_penalty(line) for line in (*modules, *columns))
    for above, below in pairwise(modules):
        for x in range(size - 1):
            points += 3 * (len({above[x], above[x + 1], below[x], below[x + 1]}) == 1)
    dark = sum(map(sum, modules))
    return points + 10 * ((abs(dark * 20 - size * size * 10) + size * size - 1) // (size * size) - 1)


def _line_penalty(line: list[bool]) -> int:
    points = 0
    for _, run in groupby(line):
        length = sum(1 for _ in run)
        points += length - 2 if length >= 5 else 0
    # Light lies around every code: a corner at the edge counts too.
    padded = [False] * 4 + line + [False] * 4
    text = "".join("#" if dark else "." for dark in padded)
    return points + 40 * len(_CORNER.findall(text))

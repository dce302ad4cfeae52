"""QR codes, read back as a phone reads them."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cartographers.printing.qr import MOST_BYTES, Modules, qr

# Blocks, bytes of data a block, bytes of correction a block; of ISO/IEC 18004 for level M.
VERSIONS = {21: (1, 16, 10), 25: (1, 28, 16), 29: (1, 44, 26), 33: (2, 32, 18), 37: (2, 43, 24), 41: (4, 27, 16)}
MASKS = (
    lambda i, j: (i + j) % 2,
    lambda i, _: i % 2,
    lambda _, j: j % 3,
    lambda i, j: (i + j) % 3,
    lambda i, j: (i // 2 + j // 3) % 2,
    lambda i, j: i * j % 2 + i * j % 3,
    lambda i, j: (i * j % 2 + i * j % 3) % 2,
    lambda i, j: ((i + j) % 2 + i * j % 3) % 2,
)
EXP = [1]
for _ in range(254):
    EXP.append(EXP[-1] << 1 if EXP[-1] < 128 else (EXP[-1] << 1) ^ 0x11D)


def is_fixed(size: int, row: int, column: int) -> bool:
    in_corner = (row < 9 and column < 9) or (row < 9 and column >= size - 8) or (row >= size - 8 and column < 9)
    in_little = size > 21 and abs(row - (size - 7)) <= 2 and abs(column - (size - 7)) <= 2
    return in_corner or in_little or row == 6 or column == 6


def read(modules: Modules) -> str:
    """What a code says: the mask taken off, the blocks checked and put in order."""
    size = len(modules)
    blocks, data, check = VERSIONS[size]
    told = sum(modules[8][column] << 14 - place for place, column in enumerate((0, 1, 2, 3, 4, 5, 7, 8)))
    told |= sum(modules[row][8] << 6 - place for place, row in enumerate((7, 5, 4, 3, 2, 1, 0)))
    kind = (told ^ 0x5412) >> 10
    assert kind >> 3 == 0  # level M
    bits = []
    upward, column = True, size - 1
    while column > 0:
        column -= column == 6
        for row in range(size - 1, -1, -1) if upward else range(size):
            for here in (column, column - 1):
                if not is_fixed(size, row, here):
                    bits.append(modules[row][here] ^ (MASKS[kind & 7](row, here) == 0))
        upward, column = not upward, column - 2
    words = [sum(bit << 7 - place for place, bit in enumerate(bits[at : at + 8])) for at in range(0, len(bits) - 7, 8)]
    total = blocks * data
    whole = []
    for block in range(blocks):
        own = words[block:total:blocks]
        assert_sound(own + words[total + block : total + blocks * check : blocks], check)
        whole += own
    text = "".join(f"{word:08b}" for word in whole)
    assert text.startswith("0100")
    length = int(text[4:12], 2)
    return bytes(int(text[12 + 8 * at : 20 + 8 * at], 2) for at in range(length)).decode()


def assert_sound(block: list[int], check: int) -> None:
    """All syndromes of a block are nought."""
    for root in range(check):
        value = 0
        for word in block:
            value = (EXP[(EXP.index(value) + root) % 255] if value else 0) ^ word
        assert value == 0


@pytest.mark.parametrize("length", [1, 14, 15, 26, 27, 42, 62, 63, 84, 85, MOST_BYTES])
def test_every_size_is_read(length: int) -> None:
    text = ("https://table.example/score?herald=" + "k7" * 60)[:length]
    assert read(qr(text)) == text


@settings(max_examples=12)
@given(st.text(max_size=MOST_BYTES // 4))
def test_whatever_is_written_is_read(text: str) -> None:
    text = text.encode("utf-8", "ignore").decode()
    assert read(qr(text)) == text

"""A finished map as a PNG: whole, of the right size, another one for another map or rating."""

import zlib
from struct import unpack

from hypothesis import given, settings

from boards import LAW, drawing, played_sheets
from cartographers.board.sheet import Sheet
from cartographers.picture.preview import HEIGHT, WIDTH, preview


def chunks(png: bytes) -> dict[bytes, bytes]:
    """The parts of a PNG, each with its sum checked."""
    assert png.startswith(b"\x89PNG\r\n\x1a\n")
    found, at = dict[bytes, bytes](), 8
    while at < len(png):
        (length,) = unpack(">I", png[at : at + 4])
        kind, data = png[at + 4 : at + 8], png[at + 8 : at + 8 + length]
        assert unpack(">I", png[at + 8 + length : at + 12 + length]) == (zlib.crc32(kind + data),)
        found[kind] = data
        at += 12 + length
    return found


@given(sheet=played_sheets())
@settings(LAW, max_examples=10)
def test_every_map_is_a_whole_picture(sheet: Sheet) -> None:
    parts = chunks(preview(sheet, -12))
    assert unpack(">II", parts[b"IHDR"][:8]) == (WIDTH, HEIGHT)
    rows = zlib.decompress(parts[b"IDAT"])
    assert len(rows) == HEIGHT * (1 + 3 * WIDTH)
    assert set(rows[:: 1 + 3 * WIDTH]) == {0}


def test_another_map_or_rating_is_another_picture() -> None:
    forest, water = drawing("F"), drawing("W")
    assert len({preview(forest, 7), preview(water, 7), preview(forest, -7), preview(forest, 23)}) == 4

"""A PDF file, read as a printer reads it: sizes of pages, named parts in millimetres, texts."""

import re
import zlib
from typing import NamedTuple

POINT = 25.4 / 72
_OBJECT = re.compile(rb"(\d+) 0 obj\n(.*?)\nendobj", re.DOTALL)
_STREAM = re.compile(rb"stream\n(.*)\nendstream", re.DOTALL)
_TEXT = re.compile(r"/([\w-]+) 1 Tf [^<]*<([0-9a-f]*)> Tj")
_PART = re.compile(r"/(\w+) BMC ([^\n]*)\n(.*?) EMC", re.DOTALL)
_STEP = re.compile(r"^((?:-?[\d.]+ )*)([mlc])$", re.MULTILINE)

Box = tuple[float, float, float, float]


class Part(NamedTuple):
    """A named part: how it is painted, and its points as they follow each other."""

    name: str
    paint: str
    points: list[tuple[float, float]]

    @property
    def box(self) -> Box:
        """Left, top, right, bottom."""
        xs, ys = zip(*self.points, strict=True)
        return min(xs), min(ys), max(xs), max(ys)


class Opened(NamedTuple):
    width: float
    height: float
    content: str
    texts: list[str]

    def parts(self, name: str) -> list[Part]:
        return [
            Part(
                found,
                paint,
                [(float(x), float(y)) for numbers, _ in _STEP.findall(path) for *_, x, y in [numbers.split()]],
            )
            for found, paint, path in _PART.findall(self.content)
            if found == name
        ]


def opened(file: bytes) -> list[Opened]:
    """The pages of a file that `printing.pdf` has written."""
    assert file.startswith(b"%PDF-1.4\n")
    assert file.endswith(b"%%EOF\n")
    objects = {int(number): body for number, body in _OBJECT.findall(file)}
    fonts = {
        name: _letters(objects, int(number))
        for body in objects.values()
        if body.startswith(b"<</Font")
        for name, number in re.findall(r"/([\w-]+) (\d+) 0 R", body.decode())
    }
    return [_page(objects, body.decode(), fonts) for body in objects.values() if b"/Type/Page/" in body]


def _stream(body: bytes) -> str:
    found = _STREAM.search(body)
    assert found
    return zlib.decompress(found[1]).decode()


def _page(objects: dict[int, bytes], told: str, fonts: dict[str, dict[int, str]]) -> Opened:
    size = re.search(r"MediaBox\[0 0 ([\d.]+) ([\d.]+)\]", told)
    place = re.search(r"/Contents (\d+) 0 R", told)
    assert size
    assert place
    content = _stream(objects[int(place[1])])
    unit = re.match(r"([\d.]+) 0 0 -([\d.]+) 0 ([\d.]+) cm\n", content)
    assert unit
    assert abs(float(unit[1]) * POINT - 1) < 1e-6  # a unit is a millimetre
    assert unit[1] == unit[2]
    assert unit[3] == size[2]  # downwards from the upper edge
    texts = ["".join(fonts[name][code] for code in bytes.fromhex(codes)) for name, codes in _TEXT.findall(content)]
    return Opened(float(size[1]) * POINT, float(size[2]) * POINT, content, texts)


def _letters(objects: dict[int, bytes], font: int) -> dict[int, str]:
    found = re.search(rb"/ToUnicode (\d+) 0 R", objects[font])
    assert found
    pairs = re.findall(r"<([0-9a-f]{2})> <([0-9a-f]{4})>\n", _stream(objects[int(found[1])]))
    return {int(code, 16): bytes.fromhex(sign).decode("utf-16-be") for code, sign in pairs}

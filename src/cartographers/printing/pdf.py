"""Pages as a PDF file, written by hand: outlines, colours, and letters as fonts of their own that can be searched.

A page's first operation makes its unit the millimetre, from the upper left downwards. So the numbers in the file are
those on the paper. The same pages give the same bytes: there is no date in the file.
"""

import zlib
from collections.abc import Iterable, Iterator, Sequence

from cartographers.printing.letters import EM, face, settable
from cartographers.printing.marks import Colour, Drawn, Mark, Page, Written
from cartographers.printing.outlines import Outline, bounds

POINTS = 72 / 25.4
"""In a millimetre."""


def pdf(pages: Sequence[Page], title: str) -> bytes:
    """A file with these pages."""
    fonts = _Fonts()
    depths: dict[float, str] = {}
    contents = [_content(page, fonts, depths) for page in pages]
    file = _File()
    catalog, tree, info = file.room(), file.room(), file.room()
    resources = file.add(_resources(file, fonts, depths))
    kids = []
    for page, content in zip(pages, contents, strict=True):
        stream = file.add_stream(content)
        size = f"{_n(page.width * POINTS)} {_n(page.height * POINTS)}"
        told = f"/Type/Page/Parent {tree} 0 R/MediaBox[0 0 {size}]/Resources {resources} 0 R/Contents {stream} 0 R"
        kids.append(file.add(f"<<{told}>>"))
    file.put(
        catalog, f"<</Type/Catalog/Pages {tree} 0 R/ViewerPreferences<</PrintScaling/None/DisplayDocTitle true>>>>"
    )
    file.put(tree, f"<</Type/Pages/Count {len(kids)}/Kids[{' '.join(f'{kid} 0 R' for kid in kids)}]>>")
    file.put(info, f"<</Title<{_utf16(title)}>/Creator(cartographers)>>")
    return file.written(catalog, info)


class _File:
    """Objects by their numbers, from 1 on."""

    def __init__(self) -> None:
        self._objects: list[bytes] = []

    def room(self) -> int:
        """The number of an object that is told later."""
        self._objects.append(b"")
        return len(self._objects)

    def put(self, number: int, told: str | bytes) -> int:
        self._objects[number - 1] = told.encode("ascii") if isinstance(told, str) else told
        return number

    def add(self, told: str | bytes) -> int:
        return self.put(self.room(), told)

    def add_stream(self, content: str) -> int:
        packed = zlib.compress(content.encode("ascii"), 9)
        head = f"<</Length {len(packed)}/Filter/FlateDecode>>\nstream\n".encode("ascii")
        return self.add(head + packed + b"\nendstream")

    def written(self, catalog: int, info: int) -> bytes:
        file = bytearray(b"%PDF-1.4\n%\xe2\xe3\xcf\xd3\n")
        places = []
        for number, told in enumerate(self._objects, 1):
            places.append(len(file))
            file += b"%d 0 obj\n%b\nendobj\n" % (number, told)
        table = len(file)
        file += b"xref\n0 %d\n0000000000 65535 f \n" % (len(places) + 1)
        for place in places:
            file += b"%010d 00000 n \n" % place
        end = f"trailer\n<</Size {len(places) + 1}/Root {catalog} 0 R/Info {info} 0 R>>\nstartxref\n{table}\n%%EOF\n"
        return bytes(file) + end.encode("ascii")


class _Fonts:
    """The letters that pages use: each face is a font, each letter a number in it."""

    def __init__(self) -> None:
        self.used: dict[str, dict[str, int]] = {}

    def code(self, name: str, text: str) -> str:
        numbers = self.used.setdefault(name, {})
        return "".join(f"{numbers.setdefault(sign, len(numbers) + 1):02x}" for sign in text)


def _resources(file: _File, fonts: _Fonts, depths: dict[float, str]) -> str:
    named = "".join(f"/{name} {_font(file, name, numbers)} 0 R" for name, numbers in fonts.used.items())
    states = "".join(f"/{name}<</ca {_n(depth)}/CA {_n(depth)}>>" for depth, name in depths.items())
    return f"<</Font<<{named}>>/ExtGState<<{states}>>>>"


def _font(file: _File, name: str, numbers: dict[str, int]) -> int:
    """A face as a font whose letters are small drawings."""
    assert len(numbers) < 256
    letters = face(name)
    drawn = {sign: file.add_stream(_letter(letters[sign].width, letters[sign].outline)) for sign in numbers}
    procs = "".join(f"/g{numbers[sign]} {number} 0 R" for sign, number in drawn.items())
    names = " ".join(f"/g{number}" for number in numbers.values())
    widths = " ".join(str(letters[sign].width) for sign in numbers)
    reading = file.add_stream(_reading(numbers))
    every = [bounds(letters[sign].outline) for sign in numbers if letters[sign].outline] or [(0, 0, EM, EM)]
    sides = (side(each) for side, each in zip((min, min, max, max), zip(*every, strict=True), strict=True))
    box = f"[{' '.join(_n(each) for each in sides)}]"
    return file.add(
        f"<</Type/Font/Subtype/Type3/Name/{name}/FontBBox{box}/FontMatrix[{1 / EM} 0 0 {1 / EM} 0 0]"
        f"/FirstChar 1/LastChar {len(numbers)}/Widths[{widths}]/CharProcs<<{procs}>>"
        f"/Encoding<</Type/Encoding/Differences[1 {names}]>>/ToUnicode {reading} 0 R/Resources<<>>>>"
    )


def _letter(width: int, outline: Outline) -> str:
    if not outline:
        return f"{width} 0 0 0 0 0 d1"
    box = " ".join(_n(each) for each in bounds(outline))
    return f"{width} 0 {box} d1\n{_path(outline)}f"


def _reading(numbers: dict[str, int]) -> str:
    """Which letter each number stands for, so that text can be searched and read aloud."""
    signs = [*numbers.items()]
    parts = [signs[start : start + 100] for start in range(0, len(signs), 100)]
    told = "".join(
        f"{len(part)} beginbfchar\n"
        + "".join(f"<{number:02x}> <{ord(sign):04x}>\n" for sign, number in part)
        + "endbfchar\n"
        for part in parts
    )
    return (
        "/CIDInit /ProcSet findresource begin\n12 dict begin\nbegincmap\n/CMapName /Letters def\n/CMapType 2 def\n"
        f"1 begincodespacerange\n<00> <ff>\nendcodespacerange\n{told}endcmap\nend\nend"
    )


def _content(page: Page, fonts: _Fonts, depths: dict[float, str]) -> str:
    unit = f"{POINTS:.6f} 0 0 {-POINTS:.6f} 0 {_n(page.height * POINTS)} cm\n1 j\n"
    return unit + "".join(_marked(page.marks, fonts, depths))


def _marked(marks: Iterable[Mark], fonts: _Fonts, depths: dict[float, str]) -> Iterator[str]:
    for mark in marks:
        if isinstance(mark, Drawn):
            yield _drawn(mark, depths)
        elif isinstance(mark, Written):
            place = f"{_n(mark.size)} 0 0 {_n(-mark.size)} {_n(mark.x)} {_n(mark.y)} Tm"
            code = fonts.code(mark.face, mark.text)
            yield f"{_colour(mark.colour)} rg BT /{mark.face} 1 Tf {place} <{code}> Tj ET\n"
        else:
            yield f"q\n{_path(mark.outline)}W n\n{''.join(_marked(mark.marks, fonts, depths))}Q\n"


def _drawn(mark: Drawn, depths: dict[float, str]) -> str:
    parts = ["q "]
    if mark.name:
        parts.append(f"/{mark.name} BMC ")
    if mark.depth < 1:
        depth = round(mark.depth, 3)
        parts.append(f"/{depths.setdefault(depth, f'd{len(depths)}')} gs ")
    if mark.fill:
        parts.append(f"{_colour(mark.fill)} rg ")
    if mark.pen:
        dashes = " ".join(_n(each) for each in mark.pen.dashes)
        parts.append(f"{_colour(mark.pen.colour)} RG {_n(mark.pen.width)} w {int(mark.pen.is_round)} J [{dashes}] 0 d ")
    paint = {(True, True): "B", (True, False): "f", (False, True): "S"}[bool(mark.fill), bool(mark.pen)]
    star = "*" if mark.is_even and mark.fill else ""
    return "".join(parts) + f"\n{_path(mark.outline)}{paint}{star}{' EMC' if mark.name else ''} Q\n"


def _path(outline: Outline) -> str:
    return "".join("h\n" if kind == "z" else f"{' '.join(map(_n, points))} {kind}\n" for kind, points in outline)


def _colour(colour: Colour) -> str:
    return " ".join(_n(part) for part in colour)


def _n(value: float) -> str:
    """A number to a thousandth, as short as it can be."""
    text = f"{value:.3f}".rstrip("0").rstrip(".")
    return "0" if text in ("", "-0") else text


def _utf16(text: str) -> str:
    """Letters that we have all fit two bytes. The page's Python knows no such encoding."""
    return "feff" + "".join(f"{ord(sign):04x}" for sign in settable(text))

"""Takes the letters of printed sheets out of the fonts of the page: `python web/letters.py`, after `make install`."""

import struct
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

WEB = Path(__file__).parent
FONTS = WEB / "node_modules" / "@fontsource"
LETTERS = WEB.parent / "src" / "cartographers" / "printing" / "letters"
FACES = {
    "serif-italic": ("brygada-1918", "500-italic"),
    "sans": ("ysabeau-office", "500-normal"),
}
PARTS = ("latin", "latin-ext")
KEPT = (
    "".join(map(chr, range(0x20, 0x7F)))
    + "ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜÝßàáâãäåæçèéêëìíîïñòóôõöøùúûüýÿ"
    + "ĄąĆćĘęŁłŃńŚśŹźŻżČčĎďĚěŇňŘřŠšŤťŮůŽžŐőŰű"
    + "„”“‚‘’–—…«»·×−"
)
"""What the five languages and the names of their speakers need. Other letters lose their accents (letters.py)."""


class Font(NamedTuple):
    tables: dict[str, bytes]

    @property
    def glyph_of(self) -> dict[int, int]:
        """The number of a glyph by its letter, from the subtable for Unicode's first plane."""
        table = self.tables["cmap"]
        for place in range(struct.unpack(">H", table[2:4])[0]):
            platform, _, at = struct.unpack(">HHI", table[4 + 8 * place : 12 + 8 * place])
            if platform in (0, 3) and struct.unpack(">H", table[at : at + 2])[0] == 4:
                return dict(_mapped(table[at:]))
        raise ValueError("no letters")

    def width(self, glyph: int) -> int:
        count = struct.unpack(">H", self.tables["hhea"][34:36])[0]
        at = 4 * min(glyph, count - 1)
        return int(struct.unpack(">H", self.tables["hmtx"][at : at + 2])[0])

    def outline(self, glyph: int) -> list[list[tuple[int, int, bool]]]:
        """Loops of points, each on the line or beside it."""
        data = self._data(glyph)
        if not data:
            return []
        loops = struct.unpack(">h", data[:2])[0]
        return _simple(data, loops) if loops >= 0 else self._composed(data)

    def _data(self, glyph: int) -> bytes:
        is_long = struct.unpack(">h", self.tables["head"][50:52])[0]
        size, form = (4, ">II") if is_long else (2, ">HH")
        start, end = struct.unpack(form, self.tables["loca"][glyph * size : glyph * size + 2 * size])
        return self.tables["glyf"][start:end] if is_long else self.tables["glyf"][2 * start : 2 * end]

    def _composed(self, data: bytes) -> list[list[tuple[int, int, bool]]]:
        loops: list[list[tuple[int, int, bool]]] = []
        at, flags = 10, 0x20
        while flags & 0x20:
            flags, glyph = struct.unpack(">HH", data[at : at + 4])
            form = ">hh" if flags & 1 else ">bb"
            right, up = struct.unpack_from(form, data, at + 4)
            at += 4 + struct.calcsize(form)
            turn, at = _turn(data, at, flags)
            for loop in self.outline(glyph):
                loops.append(
                    [
                        (round(x * turn[0] + y * turn[2]) + right, round(x * turn[1] + y * turn[3]) + up, is_on)
                        for x, y, is_on in loop
                    ]
                )
        return loops


def _turn(data: bytes, at: int, flags: int) -> tuple[tuple[float, float, float, float], int]:
    """How a part of a composed glyph is turned and scaled, and where the next part begins."""
    if flags & 0x8:
        [scale] = struct.unpack_from(">h", data, at)
        return (scale / 16384, 0, 0, scale / 16384), at + 2
    if flags & 0x40:
        wide, high = struct.unpack_from(">hh", data, at)
        return (wide / 16384, 0, 0, high / 16384), at + 4
    if flags & 0x80:
        a, b, c, d = struct.unpack_from(">hhhh", data, at)
        return (a / 16384, b / 16384, c / 16384, d / 16384), at + 8
    return (1, 0, 0, 1), at


def _mapped(table: bytes) -> Iterator[tuple[int, int]]:
    count = struct.unpack(">H", table[6:8])[0] // 2
    ends, starts, steps, offsets = (
        struct.unpack(f">{count}{kind}", table[at : at + 2 * count])
        for kind, at in (("H", 14), ("H", 16 + 2 * count), ("h", 16 + 4 * count), ("H", 16 + 6 * count))
    )
    for place, (end, start, step, offset) in enumerate(zip(ends, starts, steps, offsets, strict=True)):
        for letter in range(start, end + 1):
            if not offset:
                yield letter, (letter + step) & 0xFFFF
                continue
            at = 16 + 6 * count + 2 * place + offset + 2 * (letter - start)
            yield letter, struct.unpack(">H", table[at : at + 2])[0]


def _simple(data: bytes, loops: int) -> list[list[tuple[int, int, bool]]]:
    ends = struct.unpack(f">{loops}H", data[10 : 10 + 2 * loops])
    at = 12 + 2 * loops + struct.unpack(">H", data[10 + 2 * loops : 12 + 2 * loops])[0]
    flags: list[int] = []
    while len(flags) <= ends[-1]:
        flag, at = data[at], at + 1
        flags.append(flag)
        if flag & 8:
            flags += [flag] * data[at]
            at += 1
    across, at = _coordinates(data, at, flags, 2, 16)
    up, at = _coordinates(data, at, flags, 4, 32)
    points = [(x, y, bool(flag & 1)) for x, y, flag in zip(across, up, flags, strict=True)]
    return [points[start:end] for start, end in zip((0, *(e + 1 for e in ends)), (e + 1 for e in ends), strict=False)]


def _coordinates(data: bytes, at: int, flags: list[int], short: int, same: int) -> tuple[list[int], int]:
    found, here = [], 0
    for flag in flags:
        if flag & short:
            here += data[at] if flag & same else -data[at]
            at += 1
        elif not flag & same:
            here += struct.unpack(">h", data[at : at + 2])[0]
            at += 2
        found.append(here)
    return found, at


def font(file: Path) -> Font:
    """A font in the Web Open Font Format, whose tables are compressed one by one."""
    data = file.read_bytes()
    tables = {}
    for place in range(struct.unpack(">H", data[12:14])[0]):
        tag, at, packed, whole, _ = struct.unpack(">4sIIII", data[44 + 20 * place : 64 + 20 * place])
        table = data[at : at + packed]
        tables[tag.decode()] = zlib.decompress(table) if packed < whole else table
    return Font(tables)


def path(loops: list[list[tuple[int, int, bool]]]) -> str:
    """Loops as path data, from point to point: that packs well, since accents and stems repeat."""
    data, here = "", (0, 0)

    def away(*points: tuple[int, int]) -> str:
        return " ".join(f"{x - here[0]} {y - here[1]}" for x, y in points).replace(" -", "-")

    for loop in loops:
        start = next(place for place, (_, _, is_on) in enumerate(loop) if is_on)
        around = [*loop[start:], *loop[: start + 1]]
        data += f"m{away(around[0][:2])}"
        here = around[0][:2]
        beside: tuple[int, int] | None = None
        for x, y, is_on in around[1:]:
            if beside and not is_on:
                middle = round((beside[0] + x) / 2), round((beside[1] + y) / 2)
                data += f"q{away(beside, middle)}"
                here = middle
            elif beside:
                data += f"q{away(beside, (x, y))}"
                here = (x, y)
            elif is_on:
                data += f"l{away((x, y))}"
                here = (x, y)
            beside = None if is_on else (x, y)
        data += "z"
    return data


def lines(name: str, weight: str) -> Iterator[str]:
    """A line a letter: itself, its width in thousandths of the size, its outline."""
    fonts = [font(FONTS / name / "files" / f"{name}-{part}-{weight}.woff") for part in PARTS]
    for letter in sorted(KEPT):
        found = next(((each, each.glyph_of[ord(letter)]) for each in fonts if ord(letter) in each.glyph_of), None)
        assert found, letter
        kept, glyph = found
        yield f"{letter}{kept.width(glyph)} {path(kept.outline(glyph))}\n"


def main() -> None:
    LETTERS.mkdir(exist_ok=True)
    for face, (name, weight) in FACES.items():
        (LETTERS / f"{face}.txt").write_text("".join(lines(name, weight)), encoding="utf-8")
    licences = [(FONTS / name / "LICENSE").read_text(encoding="utf-8").partition("\n") for name, _ in FACES.values()]
    assert licences[0][2] == licences[1][2]
    told = "\n".join(first for first, _, _ in licences) + "\n" + licences[0][2]
    (LETTERS / "OFL.txt").write_text(told, encoding="utf-8")


if __name__ == "__main__":
    main()

"""One cluster of a layer as one region: wash, pattern, what joins its spaces, ink, and one symbol a space."""

from collections.abc import Iterator
from math import cos, pi, sin
from typing import NamedTuple

from cartographers.board.grid import NONE, SIZE, Board, east, north, south, west
from cartographers.board.notation import numbers
from cartographers.picture.hand import UNIT, line, noise, point, wobble
from cartographers.picture.outline import Edge, Pen, outline
from cartographers.picture.symbols import DRAWINGS


class Region(NamedTuple):
    """Spaces to draw as one piece. Those in `shared` get no symbol, the edges in `gaps` no ink."""

    layer: str
    spaces: Board
    symbol: str
    shared: Board = NONE
    gaps: frozenset[Edge] = frozenset()


def places(spaces: Board) -> Iterator[tuple[Board, int, int]]:
    """Each space with its row and its column."""
    for space in numbers(spaces):
        yield 1 << space, *divmod(space, SIZE)


def placed(symbol: str, row: int, column: int, x: float = 0, y: float = 0, change: str = "") -> str:
    """A symbol in the middle of a space, or `x` and `y` off it."""
    x, y = (column + 0.5) * UNIT + x, (row + 0.5) * UNIT + y
    where = f'transform="translate({x:.1f} {y:.1f}) {change}"' if change else f'x="{x:.1f}" y="{y:.1f}"'
    return f'<use href="#g-{symbol}" {where}/>'


def sheaf(row: int, column: int, x: float = 0, y: float = 0, change: str = "") -> str:
    """The symbol of a farm, in a clearing of its furrows."""
    middle = f"translate({(column + 0.5) * UNIT + x:.1f} {(row + 0.5) * UNIT + y:.1f}) {change}".strip()
    return f'<g transform="{middle}"><ellipse class="clear" rx="17" ry="21"/><use href="#g-farm"/></g>'


def path(kind: str, data: str) -> str:
    return f'<path class="{kind}" d="{data}"/>' if data else ""


def region(drawn: Region) -> str:
    """A whole region, from the wash up."""
    parts = (_thorns, _wash, _pattern, _joints, _ticks, _ink, _symbols)
    return f'<g class="t-{drawn.layer}">{"".join(part(drawn) for part in parts)}</g>\n'


def _seed(drawn: Region) -> int:
    return next(numbers(drawn.spaces))


def _thorns(drawn: Region) -> str:
    """Spikes along the outside of a monster."""
    if drawn.layer != "monster":
        return ""
    data = ""
    for space, row, column in places(drawn.spaces):
        sides = ((north, 0, -1, 0, 0), (east, 1, 0, 1, 0), (south, 0, 1, 0, 1), (west, -1, 0, 0, 0))
        for side, (beyond, out_x, out_y, x, y) in enumerate(sides):
            if beyond(space) & drawn.spaces:
                continue
            for spike in range(3):
                at = 0.2 + spike * 0.28 + wobble(row * 7 + side, column, spike) * 0.06
                data += _spike(column + x, row + y, out_x, out_y, at, 4.5 + noise(row, column, side * 5 + spike) * 3.5)
    return path("thorn", data)


def _spike(x: int, y: int, out_x: int, out_y: int, at: float, length: float) -> str:
    """A triangle that stands on a border, from one foot to its tip to the other foot."""
    along_x, along_y = abs(out_y), abs(out_x)
    foot_x, foot_y = (x + along_x * at) * UNIT - out_x * 2, (y + along_y * at) * UNIT - out_y * 2
    foot = point(foot_x - along_x * 3.2, foot_y - along_y * 3.2)
    rise = point(out_x * length + along_x * 4.7, out_y * length + along_y * 4.7)
    fall = point(along_x * 1.7 - out_x * length, along_y * 1.7 - out_y * length)
    return f"M{foot}l{rise}l{fall}z"


def _wash(drawn: Region) -> str:
    """Colour a little out of register with the ink, a chequer so faint that it only helps to count, a darker rim."""
    seed = _seed(drawn)
    odd = [space for space, row, column in places(drawn.spaces) if (row + column) % 2]
    return (
        path("wash", outline(drawn.spaces, Pen(3, 8, 1.9, seed + 50)))
        + path("tone", "".join(outline(space, Pen(2.5, 5, seed=seed)) for space in odd))
        + path("rim", outline(drawn.spaces, Pen(5, 6, seed=seed), drawn.gaps))
    )


def _pattern(drawn: Region) -> str:
    seed = _seed(drawn)
    if drawn.layer == "water":
        shores = ("shore", Pen(7.5, 6, seed=seed)), ("shore two", Pen(12, 5, seed=seed))
        return "".join(path(kind, outline(drawn.spaces, pen)) for kind, pen in shores)
    if drawn.layer == "farm":
        fields = ["", ""]
        for space, row, column in places(drawn.spaces):
            fields[(row + column) % 2] += outline(space, Pen(4.5, 3, seed=seed))
        return "".join(f'<path fill="url(#pat-farm{turn})" d="{data}"/>' for turn, data in enumerate(fields) if data)
    if f"pat-{drawn.layer}" in DRAWINGS:
        return f'<path fill="url(#pat-{drawn.layer})" d="{outline(drawn.spaces, Pen(seed=seed))}"/>'
    return ""


def _joints(drawn: Region) -> str:
    """What makes neighbours grow together: lanes between houses, hedges between fields; and the rays of a hero."""
    if drawn.layer == "hero":
        return path("rays", "".join(_rays(row, column) for _, row, column in places(drawn.spaces)))
    if drawn.layer not in ("village", "farm"):
        return ""
    kind, joint = ("lane", _lane) if drawn.layer == "village" else ("hedge", _hedge)
    data = ""
    for space, row, column in places(drawn.spaces):
        if east(space) & drawn.spaces:
            data += joint(column * UNIT, row * UNIT, UNIT, 0)
        if south(space) & drawn.spaces:
            data += joint(column * UNIT, row * UNIT, 0, UNIT)
    return path(kind, data)


def _lane(x: int, y: int, along: int, down: int) -> str:
    """From door to door."""
    row, column = y // UNIT, x // UNIT
    return line(x + 30, y + 47, x + 30 + along, y + 47 + down, row * (11 if along else 13) + column, 2)


def _hedge(x: int, y: int, along: int, down: int) -> str:
    """On the border itself."""
    return line(x + (along or 7), y + (down or 7), x + (along or 53), y + (down or 53), (x + y) // UNIT)


def _rays(row: int, column: int) -> str:
    x, y = (column + 0.5) * UNIT, (row + 0.5) * UNIT
    data = ""
    for ray in range(16):
        right, down, end = cos(ray * pi / 8), sin(ray * pi / 8), 25.5 if ray % 2 else 27
        data += f"M{point(x + right * 21, y + down * 21)}L{point(x + right * end, y + down * end)}"
    return data


def _ticks(drawn: Region) -> str:
    """Short strokes at both ends of a border between two spaces, so that spaces can be told apart."""
    if drawn.layer == "farm":
        return ""
    data = ""
    for space, row, column in places(drawn.spaces):
        x, y = column * UNIT, row * UNIT
        if east(space) & drawn.spaces:
            data += f"M{x + 60} {y + 2.5}v7M{x + 60} {y + 50.5}v7"
        if south(space) & drawn.spaces:
            data += f"M{x + 2.5} {y + 60}h7M{x + 50.5} {y + 60}h7"
    return path("ticks", data)


def _ink(drawn: Region) -> str:
    seed = _seed(drawn)
    second = outline(drawn.spaces, Pen(2.4, 6, 1.5, seed + 90), drawn.gaps)
    return path("ink", outline(drawn.spaces, Pen(seed=seed), drawn.gaps)) + path("ink two", second)


def _symbols(drawn: Region) -> str:
    if not drawn.symbol:
        return ""
    return "".join(
        _symbol(drawn, row, column) + (_firs(drawn.spaces, space, row, column) if drawn.layer == "forest" else "")
        for space, row, column in places(drawn.spaces & ~drawn.shared)
    )


def _symbol(drawn: Region, row: int, column: int) -> str:
    if drawn.layer in ("hero", "monster"):
        return placed(drawn.symbol, row, column)
    x, y = wobble(row, column, 1) * 1.6, wobble(row, column, 2) * 1.2
    if drawn.layer == "forest":
        return placed(drawn.symbol, row, column, x, y, f"scale({0.95 + wobble(row, column, 5) * 0.05:.2f})")
    if drawn.layer == "village":
        return placed(drawn.symbol, row, column, x, y - 1, "scale(-1 1)" if noise(row, column, 3) > 0.5 else "")
    if drawn.layer == "farm":
        return sheaf(row, column, x, y)
    return placed(drawn.symbol, row, column, x, 2)


def _firs(forest: Board, space: Board, row: int, column: int) -> str:
    firs = ""
    if east(space) & forest:
        firs += placed("fir", row, column, 30 + wobble(row, column, 8) * 3, -10 + wobble(row, column, 9) * 4)
    if south(space) & forest:
        side = 17 if noise(row, column, 4) > 0.5 else -17
        firs += placed("fir", row, column, side + wobble(row, column, 6) * 2, 27)
    return firs

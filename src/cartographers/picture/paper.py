"""What lies below the map: the paper with its edge and its age, the rose, the grid and the frame."""

from math import cos, pi, sin

from cartographers.board.grid import SIZE
from cartographers.picture.hand import UNIT, line, point, wobble
from cartographers.picture.tokens import COLOURS

MAP = SIZE * UNIT

# Light from the upper left, age in the other corners: name, middle, reach, colour, depth.
_STAINS = (
    ("light", (0.28, 0.18), 0.55, "#ffffff", 0.4),
    ("old-right", (0.88, 0.92), 0.48, COLOURS["stain"], 0.16),
    ("old-left", (0.04, 0.96), 0.38, COLOURS["stain"], 0.13),
    ("old-top", (0.96, 0.04), 0.34, COLOURS["stain"], 0.11),
)


def lights() -> str:
    """Definitions that `paper` needs: its stains and the blur of its shadow."""
    stains = "".join(
        f'<radialGradient id="{name}" cx="{x}" cy="{y}" r="{reach}">'
        f'<stop stop-color="{colour}" stop-opacity="{depth}"/>'
        f'<stop offset="1" stop-color="{colour}" stop-opacity="0"/></radialGradient>\n'
        for name, (x, y), reach, colour, depth in _STAINS
    )
    return f'{stains}<filter id="soft"><feGaussianBlur stdDeviation="5"/></filter>'


def paper(width: int, height: int) -> str:
    """A sheet of paper with a soft shadow."""
    edge = _deckle(width, height)
    stains = "".join(f'<path fill="url(#{name})" d="{edge}"/>\n' for name, *_ in _STAINS)
    return (
        f'<path class="shadow" filter="url(#soft)" transform="translate(0 4)" d="{edge}"/>\n'
        f'<path class="paper" d="{edge}"/>\n{stains}'
    )


def _deckle(width: int, height: int) -> str:
    """The edge of handmade paper."""
    corners = ((3, 3), (width - 3, 3), (width - 3, height - 3), (3, height - 3))
    points: list[tuple[float, float]] = []
    for (x, y), (to_x, to_y), parts in zip(corners, (*corners[1:], corners[0]), (26, 28, 26, 28), strict=True):
        for part in range(parts):
            along_x, along_y = x + (to_x - x) * part / parts, y + (to_y - y) * part / parts
            points.append((along_x + wobble(1, part, x + y) * 1.6, along_y + wobble(4, part, to_x + y) * 1.6))
    middles = [((x + points[index - 1][0]) / 2, (y + points[index - 1][1]) / 2) for index, (x, y) in enumerate(points)]
    curves = "".join(f"Q{point(*points[index - 1])} {point(*middle)}" for index, middle in enumerate(middles))
    return f"M{point(*middles[-1])}{curves}Z"


def frame(has_rose: bool = True) -> str:
    """Rose, grid, double line with a scale, letters and numbers."""
    grid = "".join(
        line(step * UNIT, 0, step * UNIT, MAP, step, 0.8) + line(0, step * UNIT, MAP, step * UNIT, step + 40, 0.8)
        for step in range(1, SIZE)
    )
    rose = _rose(8.5 * UNIT, 4 * UNIT) if has_rose else ""
    return "\n".join((rose, f'<path class="grid" d="{grid}"/>', _lines(), _labels()))


def _lines() -> str:
    scale = "".join(
        f"M{at} -11h{UNIT}v4h-{UNIT}zM{at} {MAP + 7}h{UNIT}v4h-{UNIT}z"
        f"M-11 {at}h4v{UNIT}h-4zM{MAP + 7} {at}h4v{UNIT}h-4z"
        for at in range(0, MAP, 2 * UNIT)
    )
    return (
        f'<rect class="neat" x="-2" y="-2" width="{MAP + 4}" height="{MAP + 4}"/>\n'
        f'<rect class="neat thin" x="-11" y="-11" width="{MAP + 22}" height="{MAP + 22}"/>\n'
        f'<path class="bar" d="{scale}"/>'
    )


def _labels() -> str:
    return "\n".join(
        f'<text class="lab" x="{step * UNIT + 30}" y="-18">{step + 1}</text>'
        f'<text class="lab" x="-26" y="{step * UNIT + 36}">{chr(ord("A") + step)}</text>'
        for step in range(SIZE)
    )


def _rose(x: float, y: float) -> str:
    """Rhumb lines and a rose, as on a portolan chart; fainter than all else."""
    rhumbs, petals = "", ""
    for step in range(32):
        right, down = cos(step * pi / 16), sin(step * pi / 16)
        reach = min(_reach(x, right), _reach(y, down))
        rhumbs += f"M{point(x + right * 26, y + down * 26)}L{point(x + right * reach, y + down * reach)}"
    for step in range(16):
        angle = step * pi / 8
        length = 78 if step % 4 == 0 else 52 if step % 2 == 0 else 34
        waist = 16.5 if step % 4 == 0 else 12
        tip = point(x + cos(angle) * length, y + sin(angle) * length)
        petals += f"M{point(x, y)}L{tip}L{point(x + cos(angle + pi / 8) * waist, y + sin(angle + pi / 8) * waist)}z"
    middle = f'cx="{x:g}" cy="{y:g}"'
    return (
        f'<g class="rhumb"><path d="{rhumbs}"/><circle {middle} r="60"/><circle {middle} r="26"/>'
        f'<path class="rose" d="{petals}"/></g>'
    )


def _reach(start: float, step: float) -> float:
    """How many steps lead from `start` to the edge of the map."""
    if abs(step) < 1e-6:
        return 2 * MAP
    return (MAP - start) / step if step > 0 else -start / step

"""A herald's announcements as lines for a terminal: sentences, and pictures of shapes as large as the window lets."""

from collections.abc import Iterable, Sequence

from cartographers.board.shapes import Cells
from cartographers.cards.printed import AMBUSH, EXPLORE, HEROES, Edict
from cartographers.game.herald import Announcement
from cartographers.game.options import Options, year
from cartographers.locales import texts
from cartographers.server.wire.views import attack_steps
from cartographers.telling.herald import announced

FULL, BARE, MARK = "██", "  ", "╳╳"
BETWEEN = 6
"""Columns between two shapes."""


def heading(told: Announcement, options: Options) -> str:
    """The season, its time, and how many cards there are."""
    text = texts()
    season = year(options)[told.season]
    name = text.name("season", season.id)
    boxes = "■" * min(told.time, season.time) + "□" * max(0, season.time - told.time)
    used = text("herald-season-of-year", season=name, time=told.time, of=season.time)
    return f"{boxes}  {used}  ·  {text('herald-deck', count=told.hidden)}"


def edict_lines(edicts: Sequence[str], told: Announcement | None) -> list[str]:
    """The four edicts; those that are counted at the end of the season say so."""
    text = texts()
    lines = []
    for letter, card in zip(Edict, edicts, strict=True):
        line = text("herald-cli-edict", letter=letter, card=text.name("card", card), rule=text.rule(card))
        lines.append(f"{line} ({text('herald-cli-now')})" if told and card in told.scored else line)
    return lines


def spoken(told: Announcement, options: Options) -> list[str]:
    """An announcement line by line: for readers and scripts."""
    return [heading(told, options), *announced(told, options)]


def pictured(told: Announcement, options: Options, width: int) -> list[str]:
    """The same with pictures of the shapes."""
    title, *rest = spoken(told, options)
    return [title, "", *_pictures(told.card, width), "", *rest]


def _pictures(card: str, width: int) -> list[str]:
    marks: Iterable[tuple[int, int]] = ()
    if card in EXPLORE:
        shapes: list[Cells] = [offered.shape.cells for offered in EXPLORE[card].shapes]
    elif card in AMBUSH:
        shapes = [AMBUSH[card].shape.cells]
    elif card in HEROES:
        shapes, marks = [((0, 0),)], attack_steps(card)[0]
    else:
        return []
    columns = sum(1 + max(column for _, column in cells) for cells in shapes) + len(list(marks))
    scale = max(1, min(3, (width - BETWEEN * len(shapes)) // (2 * max(1, columns))))
    drawn = [_drawn(cells, marks, scale) for cells in shapes]
    height = max(map(len, drawn))
    padded = [[*lines, *([" " * len(lines[0])] * (height - len(lines)))] for lines in drawn]
    return ["  " + (" " * BETWEEN).join(parts).rstrip() for parts in zip(*padded, strict=True)]


def _drawn(cells: Cells, marks: Iterable[tuple[int, int]], scale: int) -> list[str]:
    """A shape in blocks, each space so many times as large."""
    signs = {**dict.fromkeys(marks, MARK), **dict.fromkeys(cells, FULL)}
    rows, columns = [row for row, _ in signs], [column for _, column in signs]
    lines = []
    for row in range(min(rows), max(rows) + 1):
        line = "".join(signs.get((row, column), BARE) * scale for column in range(min(columns), max(columns) + 1))
        lines += [line] * scale
    return lines

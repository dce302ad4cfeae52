"""Whole screens: the table while drawing, the counting of a season, the end, the help."""

from collections.abc import Sequence
from typing import NamedTuple

from rich.align import Align
from rich.console import Group, RenderableType
from rich.layout import Layout
from rich.table import Table as Grid
from rich.text import Text

from cartographers.cards.printed import Edict
from cartographers.cli.table.sentences import player
from cartographers.cli.table.session import PERSON
from cartographers.cli.table.view.board import LARGE, SMALL, Overlay, Size, drawn_map, map_height, map_width
from cartographers.cli.table.view.panel import (
    NO,
    QUIET,
    YES,
    Hand,
    card_block,
    edicts_block,
    headline,
    signed,
    tally_block,
)
from cartographers.game.options import year
from cartographers.game.scores import rating, standings, title
from cartographers.game.state import Seat, Table
from cartographers.locales import texts

SMALLEST = 80, 24
_LARGE_FROM = 100, 30


class Scene(NamedTuple):
    """Everything on the screen while a card is in hand."""

    table: Table
    seat: int = PERSON  # whose map is shown
    overlay: Overlay = Overlay()
    after: Seat | None = None  # that seat, if the ghost were drawn; its map is shown then
    lit: int | None = None
    hand: Hand | None = None
    notice: str = ""
    message: Text = Text()
    keys: str = ""


def scene_page(scene: Scene, width: int, height: int) -> RenderableType:
    """The map on the left, all about it on the right; the card where there is room for it."""
    size = _size(width, height)
    seat = scene.table.seats[scene.seat]
    shown = drawn_map((scene.after or seat).sheet, scene.overlay, size)
    card = card_block(scene.hand) if scene.hand else Text()
    edicts = edicts_block(scene.table, seat, scene.after, scene.lit)
    tally = tally_block(scene.table, scene.seat, scene.after, scene.lit)
    if size == LARGE:
        left: RenderableType = shown
        right = Group(card, "", edicts, "", tally)
    else:
        left = Group(shown, "", card)
        right = Group(edicts, tally)
    return _page(headline(scene.table, scene.seat), left, right, _foot(scene.notice, scene.message, scene.keys), size)


def counting_page(table: Table, scene: Scene, width: int, height: int) -> RenderableType:
    """The end of a season: what each edict, the coins and the monsters bring."""
    text = texts()
    season = year(table.options)[table.season]
    name = text.name("season", season.id)
    score = table.seats[PERSON].scores[table.season]
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for edict, stars in zip(season.edicts, score.edicts, strict=True):
        number = list(Edict).index(edict)
        card = Text(f"{edict} {text.name('card', table.edicts[number])}", "reverse" if scene.lit == number else "")
        grid.add_row(card, _stars(stars))
    grid.add_row(text("play-coins"), _stars(score.coins))
    grid.add_row(Text(text("play-monsters"), "reverse" if scene.lit == len(Edict) else ""), _stars(score.monsters))
    grid.add_row(Text(name, "bold"), _stars(score.total, "bold yellow"))
    right: list[RenderableType] = [Text(text("play-season-over", season=name), "bold"), "", grid, ""]
    if table.options.seats > 1:
        right.append(ranking(table, height - 14))
    else:
        right.append(Text(text("play-stars-in-all", stars=table.seats[PERSON].stars), "bold"))
    return _beside_map(table, scene, Group(*right), width, height)


def final_page(table: Table, seed: str, scene: Scene, width: int, height: int) -> RenderableType:
    """The end of the year: rating and title, or who stands where."""
    text = texts()
    right: list[RenderableType] = [Text(text("play-year-over"), "bold"), ""]
    if table.options.seats > 1:
        right += [Text(outcome(table), "bold yellow"), "", ranking(table, height - 12)]
    else:
        right += [_seasons(table), "", _rating(table)]
    right += ["", Text(text("play-seed", seed=seed), QUIET)]
    return _beside_map(table, scene, Group(*right), width, height)


def _beside_map(table: Table, scene: Scene, right: RenderableType, width: int, height: int) -> RenderableType:
    size = _size(width, height)
    shown = drawn_map(table.seats[scene.seat].sheet, scene.overlay, size)
    foot = _foot(scene.notice, scene.message, scene.keys)
    return _page(headline(table, scene.seat), shown, right, foot, size)


def help_page(_scene: Scene, _width: int, _height: int) -> RenderableType:
    """Every key."""
    return _explained("play-help-title", "play-help-keys")


def legend_page(_scene: Scene, _width: int, _height: int) -> RenderableType:
    """How the map is to be read."""
    return _explained("play-legend-title", "play-legend")


def _explained(title: str, lines: str) -> RenderableType:
    """Lines of the form `sign = meaning` under a title."""
    text = texts()
    grid = Grid.grid(padding=(0, 2))
    for line in text(lines).splitlines():
        sign, _, meaning = line.partition(" = ")
        grid.add_row(Text(sign, "bold yellow", no_wrap=True), meaning)
    return Group(Text(text(title), "bold"), "", grid, "", Text(text("play-press-key"), "bold"))


def small_page(width: int, height: int) -> RenderableType:
    """What to say in a window that is too small."""
    message = texts()("play-too-small", width=width, height=height, least_width=SMALLEST[0], least_height=SMALLEST[1])
    return Align.center(Text(message, justify="center"), vertical="middle", height=height)


def ranking(table: Table, rows: int) -> RenderableType:
    """Who stands where; if there is no room for all, the first and the person."""
    text = texts()
    grid = Grid(box=None, padding=(0, 1, 0, 0))
    for heading in ("", "", *(text.name("season", season.id) for season in year(table.options)), text("play-sum")):
        grid.add_column(heading, justify="right" if heading else "left", header_style=QUIET)
    ordered = standings(table)
    room = max(rows, 3)
    shown = ordered if len(ordered) <= room else ordered[: room - 2]
    if PERSON not in [standing.seat for standing in shown]:
        shown = [*shown, *(standing for standing in ordered if standing.seat == PERSON)]
    for standing in shown:
        scores = table.seats[standing.seat].scores
        totals = [signed(score.total) for score in scores] + ["–"] * (len(year(table.options)) - len(scores))
        style = "bold" if standing.seat == PERSON else ""
        grid.add_row(f"{standing.place}.", player(standing.seat), *totals, signed(standing.stars), style=style)
    hidden = len(ordered) - len(shown)
    return Group(grid, Text(text("play-more-players", players=hidden), QUIET)) if hidden else grid


def outcome(table: Table) -> str:
    """Who won; alone, the title that was earned."""
    if table.options.seats == 1:
        rated = rating(table)
        name = texts().name("title", title(rated))
        return texts()("play-result", stars=table.seats[PERSON].stars, rating=signed(rated), title=name)
    winners = [standing for standing in standings(table) if standing.place == 1]
    stars = winners[0].stars
    if len(winners) > 1:
        return texts()("play-shared-win", names=", ".join(player(standing.seat) for standing in winners), stars=stars)
    if winners[0].seat == PERSON:
        return texts()("play-you-win", stars=stars)
    return texts()("play-other-wins", name=player(winners[0].seat), stars=stars)


def _rating(table: Table) -> RenderableType:
    text = texts()
    rated = rating(table)
    stars = table.seats[PERSON].stars
    grid = Grid.grid(padding=(0, 2))
    grid.add_row(text("play-stars"), _stars(stars))
    grid.add_row(text("play-solo-numbers"), _stars(rated - stars))
    grid.add_row(Text(text("play-rating"), "bold"), _stars(rated, "bold"))
    name = text.name("title", title(rated))
    return Group(grid, "", Text(text("play-title", title=name), "bold yellow"))


def _seasons(table: Table) -> RenderableType:
    text = texts()
    grid = Grid(box=None, pad_edge=False)
    headings = ("", text("play-edicts"), text("play-coins"), text("play-monsters"), text("play-sum"))
    for heading in headings:
        grid.add_column(heading, justify="right" if heading else "left", header_style=QUIET)
    for season, score in zip(year(table.options), table.seats[PERSON].scores, strict=True):
        edicts = " + ".join(f"{edict} {stars}" for edict, stars in zip(season.edicts, score.edicts, strict=True))
        numbers = signed(score.coins), signed(score.monsters), signed(score.total)
        grid.add_row(text.name("season", season.id), edicts, *numbers)
    return grid


def _stars(number: int, style: str = "") -> Text:
    return Text(f"{signed(number)} ★", style or (NO if number < 0 else YES if number else QUIET), justify="right")


def _size(width: int, height: int) -> Size:
    return LARGE if width >= _LARGE_FROM[0] and height >= _LARGE_FROM[1] else SMALL


def _foot(notice: str, message: Text, keys: str) -> Sequence[RenderableType]:
    lines = Text(notice or " ", QUIET), message or Text(" "), Text(keys or " ", QUIET)
    for line in lines:
        line.no_wrap = True
        line.overflow = "ellipsis"
    return lines


def _page(
    head: RenderableType, left: RenderableType, right: RenderableType, foot: Sequence[RenderableType], size: Size
) -> RenderableType:
    page, body = Layout(), Layout()
    gap = Layout(" ", size=2)
    body.split_row(Layout(left, size=map_width(size)), gap, Layout(right))
    rows = [Layout(head, size=1), body, *(Layout(line, size=1) for line in foot)]
    if size == LARGE:
        body.minimum_size = map_height(size)
        rows.insert(1, Layout(" ", size=1))
    page.split_column(*rows)
    return page

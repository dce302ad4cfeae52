"""A game on paper in the terminal: its maps, what each season earned, and what cannot be."""

from collections.abc import Iterator
from typing import Any

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from cartographers.board.notation import lines_of
from cartographers.cards.printed import Edict, SeasonCard
from cartographers.game.options import year
from cartographers.locales import texts
from cartographers.paper.counting import CountedGame, CountedSeason
from cartographers.paper.oddities import Oddity


def paper_report(played: CountedGame) -> dict[str, Any]:
    """The answer of `--json`."""
    seasons = [
        found
        and {
            "map": lines_of(found.sheet),
            "coins": found.score.coins,
            "edicts": found.score.edicts,
            "monsters": found.score.monsters,
            "total": found.score.total,
            "oddities": [{"code": odd.code, "spaces": odd.spaces, **odd.details} for odd in found.oddities],
        }
        for found in played.seasons
    ]
    answer = {"finished": played.is_over, "edicts": played.game.options.edicts, "seasons": seasons}
    answer |= {"stars": played.stars, "lost": played.lost}
    return answer if played.rating is None else {**answer, "rating": played.rating, "title": played.title}


def oddity_text(odd: Oddity) -> str:
    """What cannot be, in a sentence."""
    text = texts()
    named = {
        key: text.name(key, str(value)) if key in ("card", "terrain") else value for key, value in odd.details.items()
    }
    return text(f"oddity-{odd.code.replace('_', '-')}", spaces=" ".join(odd.spaces), **named)


def show_scores(console: Console, played: CountedGame) -> None:
    """A table of the year, and below it what cannot be and how it ended."""
    text = texts()
    console.print(_scores(played))
    for line in _odd_lines(played):
        console.print(Text(line))
    console.print()
    if played.rating is not None:
        ended = text("cli-solo-end", stars=played.stars, rating=played.rating, title=text.name("title", played.title))
    else:
        ended = text("paper-stars", stars=played.stars, lost=played.lost)
    console.print(Text(ended))


def _odd_lines(played: CountedGame) -> Iterator[str]:
    for season, found in zip(year(played.game.options), played.seasons, strict=False):
        for odd in found.oddities if found else ():
            yield f"{texts().name('season', season.id)}: {oddity_text(odd)}"


def _scores(played: CountedGame) -> Grid:
    """Edicts, coins, monsters and sum, season by season; the last column sums up the year."""
    text = texts()
    options = played.game.options
    grid = Grid(box=None, pad_edge=False)
    grid.add_column()
    for season in year(options):
        grid.add_column(text.name("season", season.id), justify="right")
    grid.add_column(text("paper-year"), justify="right")
    for edict, card in zip(Edict, options.edicts, strict=True):
        stars = [
            found.score.edicts[season.edicts.index(edict)] if found and edict in season.edicts else None
            for season, found in _all_seasons(played)
        ]
        _row(grid, f"{edict} {text.name('card', card)}", stars)
    _row(grid, text("cli-coins"), [found and found.score.coins for _, found in _all_seasons(played)])
    _row(grid, text("cli-monsters"), [found and found.score.monsters for _, found in _all_seasons(played)])
    _row(grid, text("cli-total"), [found and found.score.total for _, found in _all_seasons(played)], "bold")
    return grid


def _all_seasons(played: CountedGame) -> list[tuple[SeasonCard, CountedSeason | None]]:
    seasons = year(played.game.options)
    known = (*played.seasons, *[None] * (len(seasons) - len(played.seasons)))
    return list(zip(seasons, known, strict=True))


def _row(grid: Grid, name: str, stars: list[int | None], style: str = "") -> None:
    cells = ["" if each is None else str(each) for each in stars]
    grid.add_row(name, *cells, str(sum(each or 0 for each in stars)), style=style or None)

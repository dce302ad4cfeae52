"""A game on paper beside what the planner makes of the same cards: by season, by edict, in words."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from rich.table import Table as Grid

from cartographers.bots.yardstick import Means, Yardstick
from cartographers.cards.printed import Edict, SeasonCard
from cartographers.cli.report.numbers import signed
from cartographers.game.options import year
from cartographers.game.state import SeasonScore
from cartographers.locales import texts
from cartographers.paper.counting import CountedGame


class Line(NamedTuple):
    """Something that gives stars: to somebody, and to the planner."""

    name: str
    stars: int
    planner: float

    @property
    def gap(self) -> float:
        return self.stars - self.planner


class _Pair(NamedTuple):
    season: SeasonCard
    score: SeasonScore
    planner: Means


def _pairs(played: CountedGame, found: Yardstick) -> list[_Pair]:
    """The seasons that are known."""
    told = zip(year(played.game.options), played.seasons, found.seasons, strict=False)
    return [_Pair(season, mine.score, means) for season, mine, means in told if mine]


def season_lines(played: CountedGame, found: Yardstick) -> list[Line]:
    name = texts().name
    return [
        Line(name("season", each.season.id), each.score.total, each.planner.total) for each in _pairs(played, found)
    ]


def edict_lines(played: CountedGame, found: Yardstick) -> list[Line]:
    pairs = _pairs(played, found)
    return [
        Line(
            f"{edict} {texts().name('card', card)}",
            sum(each.score.edicts[each.season.edicts.index(edict)] for each in pairs if edict in each.season.edicts),
            sum(each.planner.edicts[each.season.edicts.index(edict)] for each in pairs if edict in each.season.edicts),
        )
        for edict, card in zip(Edict, played.game.options.edicts, strict=True)
    ]


def _other_lines(played: CountedGame, found: Yardstick) -> Iterator[Line]:
    pairs, text = _pairs(played, found), texts()
    yield Line(text("cli-coins"), sum(e.score.coins for e in pairs), sum(e.planner.coins for e in pairs))
    yield Line(text("cli-monsters"), sum(e.score.monsters for e in pairs), sum(e.planner.monsters for e in pairs))
    yield Line(text("cli-total"), sum(e.score.total for e in pairs), sum(e.planner.total for e in pairs))


def beside(played: CountedGame, found: Yardstick) -> Grid:
    """The table: seasons, then what they are made of."""
    text = texts()
    grid = Grid(box=None, pad_edge=False)
    grid.add_column()
    for heading in ("you", "planner", "gap"):
        grid.add_column(text(f"analyse-paper-{heading}"), justify="right")
    groups = (season_lines(played, found), [*edict_lines(played, found), *_other_lines(played, found)])
    for number, lines in enumerate(groups):
        if number:
            grid.add_row()
        for line in lines:
            grid.add_row(line.name, str(line.stars), _mean(line.planner, found.games), signed(line.gap))
    return grid


def _mean(stars: float, games: int) -> str:
    return f"{stars:.0f}" if games == 1 else f"{stars:.1f}"


def sentences(played: CountedGame, found: Yardstick) -> Iterator[str]:
    """How the planner came by its stars, and where the greatest difference lies."""
    text, options = texts(), played.game.options
    if found.games == 1:
        yield text("analyse-paper-same")
    else:
        yield text("analyse-paper-some", games=found.games)
    if options.seats > 1 and not options.walks:
        yield text("analyse-paper-company")
    season = min(season_lines(played, found), key=lambda line: line.gap)
    edict = min(edict_lines(played, found), key=lambda line: line.gap)
    if season.gap < 0 and edict.gap < 0:
        yield text(
            "analyse-paper-most",
            season=season.name,
            stars=f"{-season.gap:.0f}",
            edict=edict.name,
            edict_stars=f"{-edict.gap:.0f}",
        )


def beside_report(found: Yardstick) -> dict[str, Any]:
    """The planner's part of the answer of `--json`."""
    seasons = [
        {"edicts": each.edicts, "coins": each.coins, "monsters": each.monsters, "total": each.total}
        for each in found.seasons
    ]
    return {"games": found.games, "seasons": seasons}

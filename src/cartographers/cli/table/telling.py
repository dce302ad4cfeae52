"""A match told in lines: for screen readers, for scripts, and for terminals that cannot move their cursor."""

import io
from collections.abc import Iterator

from rich.console import Console

from cartographers.board.grid import SIZE, Board
from cartographers.board.notation import lines_of, names
from cartographers.board.shapes import Cells
from cartographers.board.sheet import Terrain
from cartographers.cards.printed import Edict, ExploreCard
from cartographers.cli.table.cursor import choice_of
from cartographers.cli.table.hand import remarks
from cartographers.cli.table.news import player, told
from cartographers.cli.table.pages import outcome, ranking
from cartographers.cli.table.panel import counts, signed
from cartographers.cli.table.sitting import PERSON, Sitting, Step
from cartographers.game.events import SeasonScored
from cartographers.game.options import year
from cartographers.game.scores import season_score
from cartographers.game.state import Seat, Table
from cartographers.locales import texts
from cartographers.scoring import SCORERS


def turn_lines(sitting: Sitting) -> Iterator[str]:
    """Where the game stands: season, time, the map to draw on, the card."""
    text = texts()
    table = sitting.table
    season = year(table.options)[table.season]
    seat = table.seats[PERSON]
    yield ""
    yield text("play-plain-turn", turn=table.turn, coins=seat.coins, stars=seat.stars)
    yield text("play-plain-time", season=text.name("season", season.id), time=table.time, threshold=season.time)
    yield from map_lines(table, sitting.target)
    yield from card_lines(sitting)


def card_lines(sitting: Sitting) -> Iterator[str]:
    """The card, what is special about it now, and its shapes."""
    text = texts()
    card, offered = sitting.card, sitting.offer
    terrains = ", ".join(text.name("terrain", terrain) for terrain in offered.terrains)
    time = card.time if isinstance(card, ExploreCard) else -1
    yield text("play-plain-card", card=text.name("card", card.id), time=time, terrains=terrains)
    yield from remarks(sitting)
    for index, shape in enumerate(choice_of(card, offered).shapes):
        has_coin = isinstance(card, ExploreCard) and not offered.fallback and card.shapes[index].coin
        yield text("play-plain-shape", number=index + 1, coin=int(has_coin))
        yield from shape_lines(shape.cells)


def shape_lines(cells: Cells) -> Iterator[str]:
    """A shape with `#` for a cell."""
    height, width = max(row for row, _ in cells) + 1, max(column for _, column in cells) + 1
    for row in range(height):
        yield "  " + "".join("#" if (row, column) in cells else "." for column in range(width))


def map_lines(table: Table, seat: int) -> Iterator[str]:
    """A map in its notation, with the letters of the rows and the numbers of the columns."""
    text = texts()
    yield text("play-plain-your-map") if seat == PERSON else text("play-plain-map-of", name=player(seat))
    yield "   " + "".join(f"{column:3}" for column in range(1, SIZE + 1))
    for row, line in zip(range(SIZE), lines_of(table.seats[seat].sheet), strict=False):
        yield f"{chr(ord('A') + row):>3}" + "".join(f"{letter:>3}" for letter in line)


def edict_lines(table: Table) -> Iterator[str]:
    """The four edicts: when they count, their stars now, and what they say."""
    text = texts()
    for edict, card in zip(Edict, table.edicts, strict=True):
        stars = SCORERS[card](table.seats[PERSON].sheet).stars
        when = counts(table, edict)
        key = "play-plain-edict-counts" if when else "play-plain-edict"
        yield text(key, edict=edict, name=text.name("card", card), when=when, stars=stars)
        yield f"  {text.rule(card)}"


def draft_line(sitting: Sitting, terrain: Terrain, spaces: Board, after: Seat) -> str:
    """What a drawing would change, edict by edict."""
    text = texts()
    table = sitting.table
    before = table.seats[sitting.target]
    then, now = season_score(table, after), season_score(table, before)
    changes = [
        (text.name("card", card), SCORERS[card](after.sheet).stars - SCORERS[card](before.sheet).stars)
        for card in table.edicts
    ]
    changes += [(text("play-coins"), then.coins - now.coins), (text("play-monsters"), then.monsters - now.monsters)]
    gains = [f"{name} +{by}" if by > 0 else f"{name} {signed(by)}" for name, by in changes if by]
    what = text("play-placement", terrain=text.name("terrain", terrain), spaces=" ".join(names(spaces)))
    return text("play-plain-draft", placement=what, changes=", ".join(gains) or text("play-plain-no-change"))


def news_lines(step: Step) -> Iterator[str]:
    """What a person should hear of a step."""
    if isinstance(step.event, SeasonScored):
        yield from count_lines(step.after)
    elif news := told(step):
        yield news


def count_lines(table: Table) -> Iterator[str]:
    """The end of a season."""
    text = texts()
    season = year(table.options)[table.season]
    score = table.seats[PERSON].scores[table.season]
    cards = [table.edicts[list(Edict).index(edict)] for edict in season.edicts]
    rows = [(text.name("card", card), stars) for card, stars in zip(cards, score.edicts, strict=True)]
    rows += [(text("play-coins"), score.coins), (text("play-monsters"), score.monsters)]
    rows += [(text("play-sum"), score.total)]
    stars = ", ".join(f"{name} {signed(number)}" for name, number in rows)
    yield ""
    yield f"{text('play-season-over', season=text.name('season', season.id))}. {stars}."
    if table.options.seats > 1:
        paper = Console(file=io.StringIO(), width=100, no_color=True, highlight=False)
        with paper.capture() as written:
            paper.print(ranking(table, 20))
        yield from (line.rstrip() for line in written.get().splitlines())


def end_lines(sitting: Sitting) -> Iterator[str]:
    """How the game ended, or where it waits."""
    text = texts()
    if sitting.table.over:
        yield outcome(sitting.table)
        yield text("play-seed", seed=sitting.match.state.seed)
    if sitting.file:
        yield text("play-kept" if sitting.table.over else "play-go-on", file=str(sitting.file))
    elif not sitting.table.over:
        yield text("play-not-saved")

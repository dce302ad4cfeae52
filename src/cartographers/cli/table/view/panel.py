"""What stands around the map: the season, the card, the four edicts, coins and stars."""

from typing import NamedTuple

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from cartographers.board.shapes import Cells
from cartographers.board.sheet import Sheet, Terrain
from cartographers.cards.printed import DECK, SKILLS, AmbushCard, Edict, ExploreCard, HeroCard
from cartographers.cli.table.sentences import player
from cartographers.cli.table.view.board import LETTERS, wash
from cartographers.game import skills
from cartographers.game.options import year
from cartographers.game.scores import season_score
from cartographers.game.state import Seat, Table
from cartographers.locales import texts
from cartographers.scoring import SCORERS, Earned, monsters

YES = "bold green"
NO = "bold red"
QUIET = "dim"

LIGHTS = len(Edict) + 1
"""What can be lit on a map: the four edicts, and what monsters cost."""


def light(table: Table, sheet: Sheet, number: int) -> Earned:
    """Stars and spaces of an edict by its number; after the last edict come the monsters."""
    return SCORERS[table.edicts[number]](sheet) if number < len(Edict) else monsters(sheet)


def headline(table: Table, seat: int) -> Text:
    """Season, time, turn and stars in one line."""
    text = texts()
    season = year(table.options)[table.season]
    line = Text(no_wrap=True, overflow="ellipsis")
    line.append(f" {text.name('season', season.id)} ", "bold reverse")
    line.append("  ")
    line.append_text(_time(table))
    line.append("  " + text("play-turn", turn=table.turn))
    if table.options.seats > 1:
        line.append("  " + text("play-map-of", name=player(seat)), "bold")
    line.append("  " + text("play-stars-so-far", stars=signed(table.seats[seat].stars)))
    return line


def _time(table: Table) -> Text:
    """The time used up, the newest card's in another shade."""
    threshold = year(table.options)[table.season].time
    card = DECK.get(table.card)
    newest = card.time if isinstance(card, ExploreCard) else 0
    bar = Text()
    bar.append("■" * min(table.time - newest, threshold), "yellow")
    bar.append("■" * (min(table.time, threshold) - min(table.time - newest, threshold)), "bold bright_red")
    bar.append("□" * max(threshold - table.time, 0), QUIET)
    return bar.append(" " + texts()("play-time", time=table.time, threshold=threshold))


def change(number: int) -> Text:
    """A difference with its sign; nothing where nothing changes."""
    if not number:
        return Text()
    return Text(f"+{number}", YES) if number > 0 else Text(f"−{-number}", NO)


def signed(number: int) -> str:
    """A number with a real minus."""
    return str(number) if number >= 0 else f"−{-number}"


class Hand(NamedTuple):
    """The card in hand: which of its shapes and terrains is chosen, and what there is to say about it."""

    card: str
    shapes: tuple[Cells, ...] = ()
    coins: tuple[bool, ...] = ()
    terrains: tuple[Terrain, ...] = ()
    shape: int = 0
    terrain: int = 0
    remarks: tuple[str, ...] = ()
    about: str = ""
    skill: str = ""  # what is said about the skill in use
    marks: Cells = ()  # of a hero, counted from its space


def card_block(hand: Hand) -> RenderableType:
    """The card: name, time, terrains, shapes, and what is special about it now."""
    text = texts()
    card = DECK[hand.card]
    head = Text(text.name("card", hand.card), "bold")
    if isinstance(card, ExploreCard):
        head.append("  " + text("play-card-time", time=card.time), QUIET)
    if isinstance(card, AmbushCard):
        head.append("  " + text("play-ambush"), NO)
    if isinstance(card, HeroCard):
        head.append("  " + text("play-hero"), YES)
    parts: list[RenderableType] = [head]
    parts += [Text(hand.skill, "bold yellow")] if hand.skill else []
    parts += [Text(remark, NO) for remark in hand.remarks]
    parts += [Text(hand.about, QUIET)] if hand.about else []
    parts += [_terrains(hand)] if hand.terrains else []
    if hand.shapes:
        parts.append(Columns([_shape(hand, number) for number in range(len(hand.shapes))], padding=(0, 3)))
    return Group(*parts)


def _terrains(hand: Hand) -> Text:
    line = Text()
    for number, terrain in enumerate(hand.terrains):
        name = texts().name("terrain", terrain)
        if number == hand.terrain:
            line.append(f"[{name} {LETTERS[terrain]}]", wash(terrain))
        else:
            line.append(f" {name} ", QUIET)
    return line


def _shape(hand: Hand, number: int) -> Text:
    """One shape of the card; the chosen one is marked, and a coin stands beside the shape that brings it."""
    is_chosen = number == hand.shape
    cell = f"{LETTERS[Terrain.HERO]} " if hand.marks else "■ "
    signs = {**dict.fromkeys(hand.marks, "+ "), **dict.fromkeys(hand.shapes[number], cell)}
    rows, columns = ({cell[axis] for cell in signs} for axis in (0, 1))
    drawing = Text(no_wrap=True)
    for row in range(min(rows), max(rows) + 1):
        is_first = row == min(rows)
        mark = "▸ " if is_chosen and is_first and len(hand.shapes) > 1 else "  "
        squares = "".join(signs.get((row, column), "  ") for column in range(min(columns), max(columns) + 1))
        drawing.append(mark + squares, "bold" if is_chosen else QUIET)
        if is_first and hand.coins[number]:
            drawing.append(texts()("play-coin-mark"), "bold yellow" if is_chosen else "yellow")
        drawing.append("\n" if row < max(rows) else "")
    return drawing


def edicts_block(table: Table, seat: Seat, after: Seat | None, lit: int | None) -> RenderableType:
    """The four edicts: when they count, what they say, their stars and what would change."""
    parts: list[RenderableType] = []
    for number, (edict, card) in enumerate(zip(Edict, table.edicts, strict=True)):
        stars = SCORERS[card](seat.sheet).stars
        later = SCORERS[card](after.sheet).stars if after else stars
        when = counts(table, edict)
        line = Grid.grid(expand=True, padding=(0, 1, 0, 0))
        line.add_column(ratio=1, no_wrap=True)
        for width in (4, 3):
            line.add_column(width=width, justify="right", no_wrap=True)
        name = Text(f"{edict} ", "bold")
        name.append(texts().name("card", card), "bold reverse" if lit == number else "bold" if when else "")
        name.append(f"  {when}", "yellow")
        line.add_row(name, f"{signed(stars)}★", change(later - stars))
        parts += [line, Padding(Text(texts().rule(card), QUIET), (0, 0, 0, 2))]
    return Group(*parts)


def counts(table: Table, edict: Edict) -> str:
    """Whether an edict counts at the end of this season, of the next, or both."""
    if is_counted(table):
        return ""
    seasons = year(table.options)
    is_now = edict in seasons[table.season].edicts
    is_next = table.season + 1 < len(seasons) and edict in seasons[table.season + 1].edicts
    if is_now and is_next:
        return texts()("play-counts-now-and-next")
    if is_now:
        return texts()("play-counts-now")
    return texts()("play-counts-next") if is_next else ""


def is_counted(table: Table) -> bool:
    """Whether the season has been scored already."""
    return len(table.seats[0].scores) > table.season


def tally_block(table: Table, number: int, after: Seat | None, lit: int | None) -> RenderableType:
    """Coins, monsters, what the season would bring now, the stars of the seasons before, and the skills."""
    text = texts()
    seat = table.seats[number]
    now = season_score(table, seat)
    then = season_score(table, after or seat)
    grid = Grid.grid(expand=True, padding=(0, 1, 0, 0))
    grid.add_column(ratio=1, no_wrap=True)
    for width in (4, 3):
        grid.add_column(width=width, justify="right", no_wrap=True)
    coins = Text(text("play-coins"), "bold")
    if paid := (after or seat).paid:
        coins.append("  " + text("play-coins-paid", coins=paid), QUIET)
    grid.add_row(coins, f"{now.coins}★", change(then.coins - now.coins))
    lost = Text(text("play-monsters"), "bold reverse" if lit == len(Edict) else "bold")
    grid.add_row(lost, f"{signed(now.monsters)}★", change(then.monsters - now.monsters))
    name = text.name("season", year(table.options)[table.season].id)
    if not is_counted(table):
        total = Text(text("play-if-it-ended-now", season=name), "bold")
        grid.add_row(total, f"{signed(now.total)}★", change(then.total - now.total))
    return Group(grid, _seasons(table, seat), *([_skills(table, number)] if table.skills else []))


def _seasons(table: Table, seat: Seat) -> Text:
    line = Text(no_wrap=True)
    for number, season in enumerate(year(table.options)):
        stars = signed(seat.scores[number].total) if number < len(seat.scores) else "–"
        line.append(f"{texts().name('season', season.id)} ", QUIET)
        line.append(f"{stars}  ", "bold" if number < len(seat.scores) else QUIET)
    return line


def _skills(table: Table, seat: int) -> Text:
    """The skills in play with what they cost; bright where the seat may still use them."""
    line = Text(texts()("play-skills"), QUIET)
    for skill in table.skills:
        said = f"{texts().name('skill', skill)} {SKILLS[skill].cost}"
        line.append(" ").append(said, "bold yellow" if skills.is_open(table, seat, skill) else QUIET)
    return line

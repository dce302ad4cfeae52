"""A match told in lines: for screen readers, for scripts, and for terminals that cannot move their cursor."""

import io
from collections.abc import Iterator

from rich.console import Console

from cartographers.board.grid import SIZE
from cartographers.board.notation import lines_of
from cartographers.board.shapes import Cells
from cartographers.cards.printed import AmbushCard, Edict, ExploreCard, HeroCard
from cartographers.cli.table.draft import open_skills, shapes_of
from cartographers.cli.table.sentences import cost, in_short, named, player, raid_sentence, told, worded
from cartographers.cli.table.session import PERSON, Session, Step
from cartographers.cli.table.view.hand import remarks
from cartographers.cli.table.view.pages import outcome, ranking
from cartographers.cli.table.view.panel import counts, signed
from cartographers.game import powers
from cartographers.game.events import SeasonScored
from cartographers.game.offers import has_coin
from cartographers.game.options import year
from cartographers.game.scores import season_score
from cartographers.game.state import Drawing, Table, Target, Task
from cartographers.locales import texts
from cartographers.scoring import SCORERS


def turn_lines(session: Session) -> Iterator[str]:
    """Where the game stands: season, time, the map to draw on, the card."""
    text = texts()
    table = session.table
    season = year(table.options)[table.season]
    seat = table.seats[PERSON]
    yield ""
    yield text("play-plain-turn", turn=table.turn, coins=seat.coins, stars=seat.stars)
    if seat.paid:
        yield text("play-plain-paid", coins=seat.paid)
    yield text("play-plain-time", season=text.name("season", season.id), time=table.time, threshold=season.time)
    yield from map_lines(table, session.target)
    yield from card_lines(session)


def card_lines(session: Session) -> Iterator[str]:
    """What is asked: the card, what is special about it now, and its shapes; or a question about it."""
    task = session.table.task
    if task is Task.DODGE:
        yield from _dodge_lines(session)
    elif task is Task.DESTROY:
        text = texts()
        yield text("play-plain-asks", card=text.name("card", session.card.id))
        yield from remarks(session)
        targets = powers.targets(session.table, session.card.id, PERSON)
        yield text("play-plain-targets", spaces=named(targets))
    else:
        yield from _drawing_lines(session)


def _drawing_lines(session: Session) -> Iterator[str]:
    text = texts()
    card, offered = session.card, session.offer
    terrains = ", ".join(text.name("terrain", terrain) for terrain in offered.terrains)
    time = card.time if isinstance(card, ExploreCard) else -1
    yield text("play-plain-card", card=text.name("card", card.id), time=time, terrains=terrains)
    yield from remarks(session)
    if isinstance(card, HeroCard):
        yield text.rule(card.id)
        return
    for number, shape in enumerate(shapes_of(session.table, offered), start=1):
        yield text("play-plain-shape", number=number, coin=int(has_coin(card.id, shape.printed.pattern)))
        yield from shape_lines(shape.cells)
    if usable := open_skills(session):
        named_skills = ", ".join(f"{text.name('skill', skill)} ({cost(skill)})" for skill in usable)
        yield text("play-plain-skills", skills=named_skills)


def _dodge_lines(session: Session) -> Iterator[str]:
    text = texts()
    card = session.card
    assert isinstance(card, AmbushCard)
    yield text("play-plain-asks", card=text.name("card", card.id))
    yield from shape_lines(card.shape.cells)
    if (step := session.foreseen()) is not None:
        yield raid_sentence(step)
    yield f"{in_short('acrobatics')} {text('play-use-it')} {text('play-plain-yes-no')}"


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
    sheet = table.seats[seat].sheet
    for row, line in zip(range(SIZE), lines_of(sheet), strict=False):
        yield f"{chr(ord('A') + row):>3}" + "".join(f"{letter:>3}" for letter in line)
    if sheet.marks:
        yield text("play-plain-marks", spaces=named(sheet.marks))


def edict_lines(table: Table) -> Iterator[str]:
    """The four edicts: when they count, their stars now, and what they say."""
    text = texts()
    for edict, card in zip(Edict, table.edicts, strict=True):
        stars = SCORERS[card](table.seats[PERSON].sheet).stars
        when = counts(table, edict)
        key = "play-plain-edict-counts" if when else "play-plain-edict"
        yield text(key, edict=edict, name=text.name("card", card), when=when, stars=stars)
        yield f"  {text.rule(card)}"


def draft_line(session: Session, answer: Drawing | Target, step: Step) -> str:
    """What an answer would change, edict by edict."""
    text = texts()
    table, target = session.table, session.target
    before, after = table.seats[target], step.after.seats[target]
    changes = [
        (text.name("card", card), SCORERS[card](after.sheet).stars - SCORERS[card](before.sheet).stars)
        for card in table.edicts
    ]
    then, now = season_score(table, after), season_score(table, before)
    changes += [(text("play-coins"), then.coins - now.coins), (text("play-monsters"), then.monsters - now.monsters)]
    gains = [f"{name} +{by}" if by > 0 else f"{name} {signed(by)}" for name, by in changes if by]
    struck = after.sheet.destroyed & ~before.sheet.destroyed
    strikes = [text("play-plain-destroys", spaces=named(struck))] if struck and isinstance(answer, Drawing) else []
    if isinstance(answer, Drawing) and answer.marks:
        strikes.insert(0, text("play-plain-attacks", spaces=named(answer.marks)))
    said = ", ".join([*strikes, *(gains or [text("play-plain-no-change")])])
    return text("play-plain-draft", placement=worded(answer), changes=said)


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


def end_lines(session: Session) -> Iterator[str]:
    """How the game ended, or where it waits."""
    text = texts()
    if session.table.over:
        yield outcome(session.table)
        yield text("play-seed", seed=session.match.state.seed)
    if session.file and session.table.over:
        yield text("play-kept", file=str(session.file))
    elif session.file:
        yield text("play-go-on", file=str(session.file), command=session.go_on)
    elif not session.table.over:
        yield text("play-not-saved")

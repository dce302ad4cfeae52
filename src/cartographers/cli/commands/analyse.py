"""`cartographers analyse`: a game looked at turn by turn, and where its stars went."""

import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.progress import track
from rich.table import Table as Grid
from rich.text import Text

from cartographers.bots import planner
from cartographers.bots.analysis import Analysis, TurningPoint, analysed, summed
from cartographers.bots.yardstick import yardstick
from cartographers.cli.args.bots import WeightsOption, choose_weights
from cartographers.cli.args.console import output
from cartographers.cli.args.errors import fail, fail_with, sentence
from cartographers.cli.args.files import read_text
from cartographers.cli.args.records import check_seat, told
from cartographers.cli.commands.hint import SEED, BudgetOption, described
from cartographers.cli.report.beside import beside, beside_report, sentences
from cartographers.cli.report.numbers import signed
from cartographers.cli.report.paper import paper_report
from cartographers.game.codec import plain
from cartographers.game.match import Match
from cartographers.game.moments import moments
from cartographers.game.options import year
from cartographers.game.refusals import Refused
from cartographers.locales import texts
from cartographers.paper.game import has_all_cards
from cartographers.paper.record import is_paper, read


def analyse(
    record: Annotated[Path, typer.Argument(help="The record of a game; - for standard input.")],
    seat: Annotated[int, typer.Option(min=1, help="Whose drawings.")] = 1,
    budget: BudgetOption = None,
    weights: WeightsOption = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Look at a game turn by turn: what was drawn, what was best, stars given away, the turning points.

    A record that breaks off is analysed as far as it goes. A game on paper is looked at season by season: nobody knows
    its turns, so it is laid beside what the planner makes of its cards.
    """
    choose_weights(weights)
    text = read_text(record)
    if is_paper(text):
        _analyse_paper(text, as_json)
        return
    match, is_cut = told(text)
    found = _found(match, check_seat(match, seat), budget or 0, quiet=as_json)
    if as_json:
        sys.stdout.write(msgspec.json.encode({**plain(found), "is_cut": is_cut}).decode() + "\n")
        return
    console = output()
    console.print(_turns(match, found))
    console.print(Text("\n".join(["", *_sentences(found, is_cut)])))


def _analyse_paper(text: str, as_json: bool) -> None:
    try:
        played = read(text)
    except Refused as refused:
        fail(sentence(refused))
    if not any(played.seasons):
        fail_with("analyse-paper-none")
    options, seasons = played.game.options, played.game.seasons
    is_all = played.is_over and all(
        season and has_all_cards(options, number, season) for number, season in enumerate(seasons)
    )
    cards = [season.cards if season else () for season in seasons]
    found = yardstick(options, cards, is_all, planner.choose)
    if as_json:
        answer = {**paper_report(played), "planner": beside_report(found)}
        sys.stdout.write(msgspec.json.encode(answer).decode() + "\n")
        return
    console = output()
    console.print(beside(played, found))
    console.print(Text("\n".join(["", *sentences(played, found)])))


def _found(match: Match, seat: int, budget: int, quiet: bool) -> Analysis:
    asked = list(moments(match.events, seat))
    shown = track(
        asked,
        texts()("analyse-thinking"),
        console=Console(stderr=True),
        transient=True,
        disable=quiet or not sys.stderr.isatty(),
    )
    return summed(analysed(shown, Random(SEED), budget), match.table, seat)


def _turns(match: Match, found: Analysis) -> Grid:
    text = texts()
    grid = Grid(box=None, pad_edge=False)
    headings = ("turn", "card", "drawn", "best", "value", "given", "luck")
    for heading in headings:
        grid.add_column(text(f"analyse-{heading}"), justify="left" if heading in ("card", "drawn", "best") else "right")
    season = -1
    for turn in found.turns:
        if turn.season != season:
            season = turn.season
            grid.add_row("", Text(text.name("season", year(match.table.options)[season].id), "bold"))
        grid.add_row(
            str(turn.turn),
            text.name("card", turn.card),
            described(turn.drawn),
            "" if turn.rank == 1 else described(turn.best),
            f"{turn.value:.1f}",
            f"{turn.given:.1f}" if turn.rank > 1 else "",
            signed(turn.luck),
        )
    return grid


def _sentences(found: Analysis, is_cut: bool) -> Iterator[str]:
    """What the analysis amounts to, in words."""
    text = texts()
    if not found.turns:
        yield text("analyse-nothing", seat=found.seat + 1)
        return
    sums = {"start": f"{found.start:.1f}", "luck": signed(found.luck), "given": f"{found.given:.1f}"}
    ended = "analyse-sum" if found.is_over else "analyse-sum-so-far"
    yield text(ended, **sums, stars=f"{found.stars:.0f}" if found.is_over else f"{found.stars:.1f}")
    if found.spared:
        yield text("analyse-spared", stars=f"{found.spared:.1f}")
    for point in found.turning_points:
        yield _turning(point)
    if is_cut:
        yield text("analyse-cut", turn=found.turns[-1].turn)
    elif not found.is_over:
        yield text("analyse-unfinished", turn=found.turns[-1].turn)


def _turning(point: TurningPoint) -> str:
    kind = "given-away" if point.kind == "given" else point.kind
    return texts()(f"analyse-{kind}", turn=point.turn, stars=f"{point.stars:.1f}")

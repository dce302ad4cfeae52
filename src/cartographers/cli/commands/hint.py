"""`cartographers hint`: the best drawings for a map and a card, or for a turn of a game, and why."""

import io
import sys
from pathlib import Path
from random import Random
from typing import Annotated, Any

import msgspec
import typer
from msgspec import Meta, Struct
from rich.console import Group
from rich.table import Table as Grid
from rich.text import Text

from cartographers.board.notation import LAYERS_OF, BadNotation, names
from cartographers.bots.explaining import MOST_HINTS, Hint, Hints, advice
from cartographers.bots.ladder import LONGEST_BUDGET
from cartographers.cards.printed import Edict
from cartographers.cli.args.bots import WeightsOption, choose_weights
from cartographers.cli.args.console import output
from cartographers.cli.args.errors import fail, fail_with, sentence
from cartographers.cli.args.files import read_text
from cartographers.cli.args.lines import answer_lines
from cartographers.cli.args.position import SEASONS, Season, position
from cartographers.cli.args.records import check_seat, is_record, told
from cartographers.cli.report.numbers import signed
from cartographers.cli.table.view.board import SMALL, Overlay, drawn_map, map_width
from cartographers.game.changes import seat_after
from cartographers.game.codec import plain
from cartographers.game.moments import moments
from cartographers.game.refusals import Refused
from cartographers.game.state import Dodging, Drawing, Target
from cartographers.game.view import View
from cartographers.locales import texts

SEED = "hint"
MOST = 50

Budget = Annotated[int, Meta(ge=1, le=LONGEST_BUDGET)]
BudgetOption = Annotated[
    int | None,
    typer.Option(min=1, max=LONGEST_BUDGET, metavar="MS", help="Let a search look closer, for so many milliseconds."),
]


class HintQuestion(Struct, forbid_unknown_fields=True):
    card: str
    map: list[str]
    edicts: list[str]
    season: Season = "spring"
    time: Annotated[int, Meta(ge=0)] | None = None
    coins: int | None = None
    ruins: bool = False
    seen: list[str] = []
    best: Annotated[int, Meta(ge=1, le=MOST)] = MOST_HINTS
    budget: Budget | None = None


def hint(
    file: Annotated[
        Path | None, typer.Argument(help="A map, a game record, or lines of JSON; standard input when left out.")
    ] = None,
    card: Annotated[str | None, typer.Option(help="The card to draw, for a map.")] = None,
    edicts: Annotated[str | None, typer.Option(help="Four scoring cards for A to D, separated by commas.")] = None,
    season: Annotated[Season, typer.Option(help=f"One of {', '.join(SEASONS)}.")] = "spring",
    time: Annotated[
        int | None,
        typer.Option(min=0, help="How much of the season has passed before the card.", show_default="by --seen"),
    ] = None,
    coins: Annotated[
        int | None, typer.Option(min=0, help="Coins that are marked.", show_default="as on the map")
    ] = None,
    ruins: Annotated[bool, typer.Option("--ruins", help="The card must cover ruins.")] = False,
    seen: Annotated[str, typer.Option(help="Cards that this season has revealed before, separated by commas.")] = "",
    turn: Annotated[int | None, typer.Option(min=1, help="A turn of a record.", show_default="the last one")] = None,
    seat: Annotated[int, typer.Option(min=1, help="A seat of a record.")] = 1,
    best: Annotated[int, typer.Option(min=1, max=MOST, help="How many drawings to show.")] = MOST_HINTS,
    budget: BudgetOption = None,
    weights: WeightsOption = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """The best drawings for a map and a card, with their value and why.

    A map:    cartographers hint MAP --card hamlet --edicts "canal_lake, wildholds, greenbough, borderlands"
    A game:   cartographers hint RECORD --turn 7 --seat 2
    Scripts:  {"card": "hamlet", "map": ["…", ×11], "edicts": ["…", ×4], "season": "fall", "time": 3, "coins": 2,
    "ruins": false, "seen": ["…"], "best": 3, "budget": 100} → {"hints": [{"drawing": …, "value": 84.3, …}, …], …}
    """
    choose_weights(weights)
    if card is not None:
        lines = read_text(file or Path("-")).rstrip().splitlines()
        split = [part.strip() for part in (edicts or "").split(",") if part.strip()]
        cards = [part.strip() for part in seen.split(",") if part.strip()]
        try:
            view = position(lines, card, split, season, time, coins, ruins, cards)
        except (Refused, BadNotation) as refused:
            fail(sentence(refused))
        _tell(view, best, budget, as_json)
        return
    text = _text_of(file)
    if text is None:
        answer_lines(None, HintQuestion, _answered)
    elif is_record(text):
        _tell(_moment(text, turn, seat), best, budget, as_json)
    elif _is_map(text):
        fail_with("hint-needs-card")
    else:
        answer_lines(text.encode().splitlines(), HintQuestion, _answered)


def _text_of(file: Path | None) -> str | None:
    """The text of a file, or the record or map that standard input begins with; nothing where lines come one by one."""
    if file is not None:
        return read_text(file)
    waiting = sys.stdin.buffer.peek() if isinstance(sys.stdin.buffer, io.BufferedReader) else b""
    begun = waiting.decode("utf-8-sig", errors="replace")
    return read_text(Path("-")) if is_record(begun) or _is_map(begun) else None


def _is_map(text: str) -> bool:
    """Whether a text begins with a row of a map."""
    row = text.partition("\n")[0].strip()
    return bool(row) and {*row.upper().replace(",", ".")} <= LAYERS_OF.keys()


def _answered(question: HintQuestion) -> dict[str, Any]:
    view = position(
        question.map,
        question.card,
        question.edicts,
        question.season,
        question.time,
        question.coins,
        question.ruins,
        question.seen,
    )
    found: dict[str, Any] = plain(advice(view, Random(SEED), question.best, question.budget or 0.0))
    return found


def _moment(text: str, turn: int | None, seat: int) -> View:
    """What a seat saw in a turn of a record, before it answered; where it was asked twice, the last time."""
    match = told(text).match
    number = check_seat(match, seat)
    asked = [moment.seen for moment in moments(match.events, number)]
    found = [seen for seen in asked if turn in (None, seen.table.turn)]
    if not found:
        fail_with("hint-no-turn", turn=turn or match.table.turn, seat=seat)
    return found[-1]


def _tell(view: View, best: int, budget: int | None, as_json: bool) -> None:
    found = advice(view, Random(SEED), best, budget or 0.0)
    if as_json:
        sys.stdout.write(msgspec.json.encode(plain(found)).decode() + "\n")
    else:
        output().print(_shown(view, found))


def _shown(view: View, found: Hints) -> Group:
    text = texts()
    card = text.name("card", found.card)
    is_game = view.table.seal != ""  # a map alone has no turns
    parts: list[Text | Grid] = [Text(text("hint-turn", turn=found.turn, card=card) if is_game else card, "bold")]
    if found.sheet != found.seat:
        parts.append(Text(text("hint-other-map", seat=found.sheet + 1)))
    if isinstance(found.answer, Target):
        parts.append(Text(text("hint-destroy", space=" ".join(names(found.answer.space)))))
    elif isinstance(found.answer, Dodging):
        parts.append(Text(text("hint-dodge" if found.answer.use else "hint-no-dodge")))
    for place, one in enumerate(found.hints, start=1):
        grid = Grid.grid(padding=(0, 2))
        grid.add_column(width=map_width(SMALL))
        grid.add_column()
        sheet = _sheet_after(view, found, one.drawing)
        grid.add_row(sheet, _reasons(found, one, place))
        parts += [Text(), grid]
    return Group(*parts)


def _sheet_after(view: View, found: Hints, drawing: Drawing) -> Any:
    after = seat_after(view.table, found.seat, drawing)
    return drawn_map(after.sheet, Overlay(ghost=drawing.spaces, put=drawing.extra, marks=drawing.marks))


def described(drawing: Drawing) -> str:
    """A drawing in words: terrain and spaces, and the skill it is drawn with."""
    text = texts()
    terrain = text.name("terrain", drawing.terrain)
    words = f"{terrain} {' '.join(names(drawing.spaces))}"
    if drawing.skill:
        words += f" ({text.name('skill', drawing.skill)}{' ' if drawing.extra else ''}{' '.join(names(drawing.extra))})"
    return words


def _reasons(found: Hints, one: Hint, place: int) -> Group:
    """What a drawing brings, now and later."""
    text = texts()
    lines = (
        f"{place}. {described(one.drawing)}",
        text("hint-value", value=f"{one.value:.1f}"),
        text("hint-parts", scored=found.stars, lying=one.lying, later=signed(one.later)),
        "",
    )
    grid = Grid(box=None, pad_edge=False)
    for column in ("", text("hint-now"), text("hint-until-end"), text("cli-stars"), text("hint-left")):
        grid.add_column(column, justify="right" if column else "left")
    for edict, change in zip(Edict, one.edicts, strict=True):
        name = f"{edict} {text.name('card', change.card)}"
        grid.add_row(name, _whole(change.change), signed(change.expected), str(change.stars), f"{change.left}×")
    for name, now in ((text("cli-coins"), one.coins), (text("cli-monsters"), one.monsters)):
        grid.add_row(name, _whole(now))
    grid.add_row(text("hint-rest"), "", signed(one.rest))
    return Group(Text("\n".join(lines)), grid)


def _whole(change: int) -> str:
    return signed(change).removesuffix(".0")

"""Between rows of numbers and the core's own values: tables, answers and deals."""

from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np
from msgspec.structs import replace

from cartographers.board.sheet import LAYER
from cartographers.cards.printed import DECK, ExploreCard
from cartographers.game.apply import apply, opened
from cartographers.game.commands import Reply
from cartographers.game.decide import season_started, start
from cartographers.game.events import MatchStarted, SeasonStarted
from cartographers.game.options import Options, year
from cartographers.game.state import Answer, Dodging, Drawing, SeasonScore, Seat, Table, Target, Task
from cartographers.native.compiler.int128 import board_at, put_board
from cartographers.native.compiler.sheet_view import sheet_at
from cartographers.native.engine.flow import DIPLOMACY, NO_SKILL
from cartographers.native.engine.rows import DESTROY, DODGE, NO_CARD, TABLE
from cartographers.native.engine.tables import CARD, CARDS, EDICT, EDICTS, SKILL, SKILL_NAMES

_TASKS = (Task.NOTHING, Task.DODGE, Task.DRAW, Task.DESTROY)
_TERRAINS = tuple(LAYER)

Row = Any


def table_of(options: Options, table: Row, seats: Row) -> Table:
    """A table of a batch as the core knows it, but for the seal; the skills that a seat used come in no order."""
    season, drawn = int(table["season"]), int(table["drawn"])
    deck = _named(table["decks"][season][: table["deck_number"][season]], CARDS)
    card = int(table["card"])
    return Table(
        options=options,
        edicts=_named(table["edicts"], EDICTS),
        seal="",
        seats=tuple(_seat_of(seat, int(table["scored"])) for seat in seats),
        skills=_named(table["skills"], SKILL_NAMES),
        season=season,
        revealed=deck[:drawn],
        gone=_gone(options, deck, table, season),
        time=int(table["time"]),
        hidden=len(deck) - drawn,
        ruins=bool(table["ruins"]),
        turn=int(table["turn"]),
        card="" if card == NO_CARD else CARDS[card],
        task=_TASKS[table["task"]],
        waiting=_marked(seats["waiting"]),
        dodgers=_marked(seats["dodging"]),
        powers=_named(table["powers"][: table["power_number"]], CARDS),
        due=_named(table["due"][: table["due_number"]][::-1], CARDS),
        over=bool(table["over"]),
    )


def _gone(options: Options, deck: tuple[str, ...], table: Row, season: int) -> frozenset[str]:
    """The ambushes and heroes that came before: those that are neither in this season's deck nor join a later one."""
    coming = {*deck, *(card for held in ("ambushes", "heroes") for card in _named(table[held][season + 1 :], CARDS))}
    return frozenset({*options.ambushes, *options.heroes} - coming)


def _named(numbers: Iterable[int], names: Sequence[str]) -> tuple[str, ...]:
    return tuple(names[number] for number in numbers if number != NO_CARD)


def _marked(flags: Iterable[int]) -> frozenset[int]:
    return frozenset(number for number, flag in enumerate(flags) if flag)


def _seat_of(seat: Row, scored: int) -> Seat:
    scores = [[int(part) for part in season] for season in seat["scores"][:scored]]
    return Seat(
        sheet=sheet_at(seat["sheet"], 0),
        coins=int(seat["coins"]),
        scores=tuple(SeasonScore((first, second), coins, monsters) for first, second, coins, monsters in scores),
        paid=int(seat["paid"]),
        skills=tuple(skill for skill, number in SKILL.items() if int(seat["used"]) >> number & 1),
        skill_season=int(seat["skill_season"]),
    )


def command_of(table: Row, seat: Row, number: int) -> Reply:
    """The answer that lies in the row of a seat, as a command."""
    return Reply(number, int(table["turn"]), answer_of(table, seat))


def answer_of(table: Row, seat: Row) -> Answer:
    """The answer that lies in the row of a seat."""
    if table["task"] == DODGE:
        return Dodging(bool(seat["layer"]))
    spaces = board_at(seat["spaces"], 0)
    if table["task"] == DESTROY:
        return Target(spaces)
    terrain, marks, skill = _TERRAINS[seat["layer"]], board_at(seat["marks"], 0), int(seat["skill"])
    if skill == NO_SKILL:
        return Drawing(terrain, spaces, marks)
    extra = board_at(seat["extra"], 0)
    other = _TERRAINS[seat["extra_layer"]] if extra and skill != DIPLOMACY else None
    return Drawing(terrain, spaces, marks, SKILL_NAMES[skill], extra, other)


def put_answer(seat: Row, answer: Answer) -> None:
    """Writes an answer into the row of its seat."""
    if isinstance(answer, Dodging):
        seat["layer"] = answer.use
    elif isinstance(answer, Target):
        put_board(seat["spaces"], 0, answer.space)
    else:
        seat["layer"] = LAYER[answer.terrain]
        put_board(seat["spaces"], 0, answer.spaces)
        put_board(seat["marks"], 0, answer.marks)
        seat["skill"] = SKILL.get(answer.skill, NO_SKILL)
        put_board(seat["extra"], 0, answer.extra)
        seat["extra_layer"] = LAYER[answer.extra_terrain or answer.terrain]


def deals(options: Options, seeds: Sequence[str]) -> Row:
    """The core's deals for some seeds, one a row. What anybody draws changes no deck, so all seasons are dealt."""
    dealt = np.zeros(len(seeds), TABLE)
    for row, seed in zip(dealt, seeds, strict=True):
        (started, spring, *_), _ = start(options, seed)
        assert isinstance(started, MatchStarted)
        assert isinstance(spring, SeasonStarted)
        _put(row["edicts"], started.edicts, EDICT)
        _put(row["skills"], started.skills, SKILL)
        _put(row["ambushes"], started.ambushes, CARD)
        _put(row["heroes"], started.heroes, CARD)
        season, state = spring, apply(opened(started), spring)
        for number in range(4):
            _put(row["decks"][number], season.deck, CARD)
            row["deck_number"][number] = len(season.deck)
            if number < 3:
                state = replace(state, deck=season.deck[revealed(options, number, season.deck) :])
                season = season_started(state, number + 1)
                state = apply(state, season)
    return dealt


def revealed(options: Options, season: int, deck: Sequence[str]) -> int:
    """How many cards of its deck a season reveals (R17)."""
    time = 0
    for number, card in enumerate(deck):
        if time >= year(options)[season].time:
            return number
        printed = DECK[card]
        time += printed.time if isinstance(printed, ExploreCard) else 0
    return len(deck)


def _put(into: Any, cards: Sequence[str], numbers: dict[str, int]) -> None:
    into[:] = NO_CARD
    into[: len(cards)] = [numbers[card] for card in cards]

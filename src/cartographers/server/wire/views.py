"""What people are shown of a match. Built from open facts; `you` adds what the reader's own seat knows."""

from functools import cache, lru_cache

from msgspec.structs import replace

from cartographers.board.grid import SIZE, SPACES, Board, lowest
from cartographers.board.notation import board_of, lines_of, names, numbers
from cartographers.board.shapes import Pose
from cartographers.board.sheet import Sheet, Terrain
from cartographers.cards.printed import DECK, HEROES, AmbushCard, HeroCard
from cartographers.game import offers, powers, skills
from cartographers.game.options import Options, year
from cartographers.game.scores import Standing, rating, standings, title
from cartographers.game.state import Answer, Drawing, SeasonScore, Seat, State, Table, Target, Task
from cartographers.game.view import view
from cartographers.server.hosting.hosted import Hosted, clock_ends
from cartographers.server.hosting.seating import Seating
from cartographers.server.wire import protocol
from cartographers.server.wire.protocol import (
    Fit,
    Gathering,
    LobbyLine,
    Offer,
    Result,
    Score,
    SeasonView,
    Seated,
    SheetView,
    TableView,
    Targets,
    You,
)

Steps = tuple[tuple[int, int], ...]
"""Rows down and columns right of a first space."""
MOST_MAPS = 4000
"""Maps that are kept as text, some 3 MB: in a replay most are as they were a moment before."""


Shown = protocol.Drawing | protocol.Target | protocol.Dodging


def gathering(seating: Seating) -> Gathering:
    """Who sits at a match, as everybody may know it."""
    return Gathering(
        seating.status,
        seating.options,
        seating.house,
        seating.seat_of(seating.host),
        tuple(Seated(chair.name, chair.bot) for chair in seating.chairs),
        seating.seal,
        seating.rematch,
        seating.agreed,
    )


def table_view(table: Table, asked: float, due: float | None, seed: str, is_abandoned: bool = False) -> TableView:
    """All that lies open; `seed` is told once the match is over. Nobody has won one that was abandoned."""
    alone = table.over and table.options.seats == 1
    return TableView(
        edicts=table.edicts,
        skills=table.skills,
        seasons=tuple(SeasonView(season.id, season.time, season.edicts) for season in year(table.options)),
        season=table.season,
        revealed=table.revealed,
        time=table.time,
        hidden=table.hidden,
        ruins=table.ruins,
        turn=table.turn,
        card=table.card,
        task=table.task,
        dodgers=tuple(sorted(table.dodgers)),
        powers=table.powers,
        over=table.over,
        sheets=tuple(map(sheet_view, table.seats)),
        asked=asked,
        due=due,
        standings=tuple(standings(table)) if table.over else (),
        rating=rating(table) if alone else None,
        title=title(rating(table)) if alone else "",
        seed=seed if table.over or is_abandoned else "",
    )


def shown(hosted: Hosted) -> TableView | None:
    """The open table of a match that has begun."""
    if hosted.state is None:
        return None
    is_abandoned = hosted.seating.status == "abandoned"
    seed = "" if hosted.seating.house.sealed else hosted.state.seed  # others may still be drawing the same deck
    return table_view(hosted.state.table, hosted.asked, clock_ends(hosted), seed, is_abandoned)


def you(hosted: Hosted, person: str) -> You:
    """What concerns one reader alone."""
    seating = hosted.seating
    seat = seating.seat_of(person)
    is_host = bool(person) and person == seating.host
    invite = seating.invite if seating.status == "open" and (is_host or seat is not None) else ""
    if seat is None or hosted.state is None or seating.status == "abandoned":
        removed = tuple(chair.name for chair in seating.removed) if invite and is_host else ()
        return You(seat, is_host, invite, removed=removed)
    return _seated(hosted.state, seat, is_host)


def _seated(state: State, seat: int, is_host: bool) -> You:
    seen = view(state, seat)
    table = seen.table
    you = You(seat, is_host, answer=_answer(table, seat, seen.answer), drawn_by=_drawn_by(table, seat))
    if seat not in table.waiting or table.task is Task.DODGE:
        return you
    if table.task is Task.DESTROY:
        sheet = powers.sheet_destroyed_on(table.options, table.card, seat)
        return replace(you, targets=Targets(sheet, tuple(names(powers.targets(table, table.card, seat)))))
    sheet = offers.sheet_drawn_on(table.options, DECK[table.card], seat)
    usable = tuple(skills.usable(table, seat))
    return replace(you, offer=_offer(table, sheet, offers.offer(table, seat)), skills=usable)


def _drawn_by(table: Table, seat: int) -> int | None:
    """Who draws an ambush on the map of `seat` now, if that is somebody else."""
    if not isinstance(DECK.get(table.card), AmbushCard) or table.task is not Task.DRAW:
        return None
    drawer = _drawers(table.options, table.card)[seat]
    return drawer if drawer != seat else None


@lru_cache(maxsize=64)
def _drawers(options: Options, card: str) -> tuple[int, ...]:
    """By sheet, who draws on it; looked up, since everybody at a table of a hundred is told."""
    drawer_of = {offers.sheet_drawn_on(options, DECK[card], seat): seat for seat in range(options.seats)}
    return tuple(drawer_of[sheet] for sheet in range(options.seats))


def offer_with(table: Table, seat: int, asked: protocol.AskOffer) -> Offer:
    """What a skill lets a seat draw; once there is a drawing, what the skill adds to it."""
    if not asked.spaces:
        return _offer(table, seat, skills.main_offer(table, seat, asked.skill))
    drawing = Drawing(asked.terrain or Terrain.FOREST, board_of(asked.spaces), board_of(asked.marks), asked.skill)
    if drawing.skill in skills.REPLACING:
        return Offer(seat, (), ())
    offers.check(table, seat, Drawing(drawing.terrain, drawing.spaces, drawing.marks))
    return _offer(table, seat, skills.extra_offer(table, seat, asked.skill, drawing))


def lobby_line(match: str, hosted: Hosted, updated: float) -> LobbyLine:
    """A match in one line."""
    seating = hosted.seating
    table = hosted.state.table if hosted.state else None
    return LobbyLine(
        match,
        seating.status,
        seating.house.public,
        seating.house.watchers,
        seating.house.clock,
        len(seating.chairs),
        tuple(chair.name for chair in seating.chairs if chair.person),
        sum(bool(chair.bot and not chair.person) for chair in seating.chairs),
        seating.options,
        table.turn if table else 0,
        table.season if table else 0,
        updated,
        lesson=seating.house.lesson,
        deal=seating.house.deal,
        ranks=seating.house.ranks,
        sealed=seating.house.sealed,
        title=seating.house.title,
    )


def results(hosted: Hosted) -> dict[str, Result]:
    """What a match that is over was for each of its people."""
    if hosted.state is None or not hosted.state.table.over:
        return {}
    table, chairs = hosted.state.table, hosted.seating.chairs
    return {
        person: _result(table, standing) for standing in standings(table) if (person := chairs[standing.seat].person)
    }


def solo_result(table: Table) -> Result:
    """What a finished match alone was."""
    return _result(table, standings(table)[0])


def _result(table: Table, standing: Standing) -> Result:
    seat = table.seats[standing.seat]
    rated = rating(table) if table.options.seats == 1 else None
    return Result(
        standing.stars,
        standing.place,
        _map(seat.sheet),
        "" if rated is None else title(rated),
        rated,
        table.edicts,
        tuple(map(_score, seat.scores)),
    )


def sheet_view(seat: Seat) -> SheetView:
    return SheetView(
        _map(seat.sheet),
        tuple(names(seat.sheet.marks)),
        seat.coins,
        seat.paid,
        seat.skills,
        tuple(map(_score, seat.scores)),
        seat.stars,
    )


@cache
def _score(score: SeasonScore) -> Score:
    return Score(score.edicts, score.coins, score.monsters, score.total)


@lru_cache(maxsize=MOST_MAPS)
def _map(sheet: Sheet) -> tuple[str, ...]:
    return tuple(lines_of(sheet)[:SIZE])


def drawing(table: Table, seat: int, drawn: Drawing) -> protocol.Drawing:
    """A drawing for the card of this turn."""
    return protocol.Drawing(
        offers.sheet_drawn_on(table.options, DECK[table.card], seat),
        drawn.terrain,
        tuple(names(drawn.spaces)),
        tuple(names(drawn.marks)),
        drawn.skill,
        tuple(names(drawn.extra)),
        drawn.extra_terrain,
    )


def _answer(
    table: Table, seat: int, answer: Answer | None
) -> protocol.Drawing | protocol.Target | protocol.Dodging | None:
    if answer is None:
        return None
    if isinstance(answer, Drawing):
        return drawing(table, seat, answer)
    if isinstance(answer, Target):
        sheet = powers.sheet_destroyed_on(table.options, table.card, seat)
        return protocol.Target(sheet, tuple(names(answer.space)))
    return protocol.Dodging(answer.use)


def _offer(table: Table, sheet: int, offered: offers.Offer) -> Offer:
    card = DECK[table.card]
    return Offer(
        sheet,
        offered.terrains,
        tuple(Fit(_cells(pose), tuple(names(places))) for pose, places in offered.fits),
        offered.fallback,
        attack_steps(card.id) if isinstance(card, HeroCard) and offered.attacks is not None else (),
    )


@cache
def _cells(pose: Pose) -> Steps:
    """The cells of a turned shape as steps from the first one."""
    first = lowest(pose.room)  # any place where all of it is on the sheet
    return _steps(first, pose.pattern * first)


@cache
def attack_steps(card: str) -> tuple[Steps, ...]:
    """The steps from a hero to its marks, for each way to turn it; in the middle of the sheet none is lost."""
    middle = SPACES // 2
    return tuple(_steps(1 << middle, marks) for marks in HEROES[card].attacks.marks[middle])


def _steps(start: Board, spaces: Board) -> Steps:
    row, column = divmod(start.bit_length() - 1, SIZE)
    return tuple((space // SIZE - row, space % SIZE - column) for space in numbers(spaces))

"""Commands become events, or are refused; and whatever follows without anybody's choice follows at once."""

from functools import cache

from cartographers.board.grid import ALL, NONE, Board, beside, count
from cartographers.board.sheet import Sheet, Terrain, closed_mountains, empty
from cartographers.board.walk import fixed_walk
from cartographers.cards.printed import CONTENT, DECK, EXPLORE, RUINS, SCORING, AmbushCard, Category, RuinsCard
from cartographers.game import offers
from cartographers.game import options as game_options
from cartographers.game.apply import apply, opened
from cartographers.game.chance import seal, shuffled
from cartographers.game.commands import Command, Draw, TakeBack
from cartographers.game.events import (
    RULES,
    CardRevealed,
    DrawingConfirmed,
    DrawingTakenBack,
    Drawn,
    Event,
    MatchEnded,
    MatchStarted,
    SeasonScored,
    SeasonStarted,
    TurnDrawn,
)
from cartographers.game.options import Options, year
from cartographers.game.refusals import Refused
from cartographers.game.scores import season_score
from cartographers.game.state import Drawing, State, Table

COIN_TRACK = 14  # R5


def start(options: Options, seed: str) -> tuple[list[Event], State]:
    """A new match: its first events, up to the first choice, and the state after them."""
    game_options.check(options)
    started = MatchStarted(
        options=options,
        edicts=options.edicts or _dealt(seed),
        rules=RULES,
        content=CONTENT,
        seal=seal(seed),
        seed=seed,
        ambushes=shuffled(seed, "ambushes", options.ambushes),
    )
    state = opened(started)
    spring = _season_started(state, 0)
    following, state = follow(apply(state, spring))
    return [started, spring, *following], state


def decide(state: State, command: Command) -> list[Event]:
    """The events that a command brings about."""
    return play(state, command)[0]


def play(state: State, command: Command) -> tuple[list[Event], State]:
    """The events that a command brings about, and the state after them."""
    answer = _answer(state, command)
    following, state = follow(apply(state, answer))
    return [answer, *following], state


def follow(state: State) -> tuple[list[Event], State]:
    """What follows until somebody must choose or the match is over, and the state then."""
    events: list[Event] = []
    while not state.table.waiting and not state.table.over:
        event = _next(state)
        events.append(event)
        state = apply(state, event)
    return events, state


def _dealt(seed: str) -> tuple[str, ...]:
    """One scoring card of each category, in random order (R6)."""
    first: dict[Category, str] = {}
    for card in shuffled(seed, "scoring", SCORING):
        first.setdefault(SCORING[card].category, card)
    return shuffled(seed, "edicts", first.values())


def _answer(state: State, command: Command) -> Event:
    table = state.table
    if table.over:
        raise Refused("match_over")
    if not 0 <= command.seat < table.options.seats:
        raise Refused("unknown_seat", seat=command.seat)
    if command.turn != table.turn:
        raise Refused("turn_over", turn=command.turn)
    if isinstance(command, TakeBack):
        if state.drawings[command.seat] is None:
            raise Refused("nothing_to_take_back")
        return DrawingTakenBack(command.seat)
    return _drawing(state, command)


def _drawing(state: State, command: Draw) -> DrawingConfirmed:
    if command.seat not in state.table.waiting:
        raise Refused("nothing_to_draw" if state.drawings[command.seat] is None else "already_drawn")
    offers.check(state.table, command.seat, command.terrain, command.spaces)
    return DrawingConfirmed(command.seat, Drawing(command.terrain, command.spaces))


def _next(state: State) -> Event:
    table = state.table
    if table.card:
        return TurnDrawn(_drawings(state))
    if len(table.seats[0].scores) > table.season:
        return MatchEnded(state.seed) if table.season == 3 else _season_started(state, table.season + 1)
    if table.time >= year(table.options)[table.season].time:  # R17
        return SeasonScored(tuple(season_score(table, seat) for seat in table.seats))
    return _revealed(table, state.deck[0])


def _season_started(state: State, season: int) -> SeasonStarted:
    """A season's deck: all explore cards anew, the ambushes not yet revealed, and one more (R7, R8)."""
    options = state.table.options
    left = [card for card in state.deck if isinstance(DECK[card], AmbushCard)]
    cards = [*_always_in(options), *left, *state.ambushes[:1]]
    deck = shuffled(state.seed, f"season {season}", cards)
    return SeasonStarted(season, len(deck), deck)


@cache
def _always_in(options: Options) -> tuple[str, ...]:
    """The cards that are in the deck of every season."""
    explore = tuple(card.id for card in EXPLORE.values() if card.set == options.explore)
    return (*explore, *RUINS) if options.ruins else explore


def _revealed(table: Table, card: str) -> CardRevealed:
    printed = DECK[card]
    if isinstance(printed, RuinsCard):
        return CardRevealed(card)
    if not isinstance(printed, AmbushCard):
        able = [number for number, seat in enumerate(table.seats) if seat.sheet.filled != ALL]  # R18
        return CardRevealed(card, frozenset(able))
    if not table.options.walks:
        targets = [offers.sheet_drawn_on(table.options, printed, seat) for seat in range(table.options.seats)]
        able = [seat for seat, target in enumerate(targets) if table.seats[target].sheet.filled != ALL]  # R18
        return CardRevealed(card, frozenset(able))
    if table.options.reading == "free":
        able = [number for number, seat in enumerate(table.seats) if offers.walk_offer(printed, seat.sheet).fits]
        return CardRevealed(card, frozenset(able))
    return CardRevealed(card)


def _drawings(state: State) -> tuple[Drawn, ...]:
    """All drawings of a turn that everybody has finished."""
    table = state.table
    card = DECK[table.card]
    if isinstance(card, AmbushCard) and table.options.walks and table.options.reading == "fixed":
        walked = (
            (number, number, Terrain.MONSTER, fixed_walk(card.shape, card.corner, card.arrow, empty(seat.sheet)))
            for number, seat in enumerate(table.seats)
        )
        return tuple(_drawn(table, *drawing) for drawing in walked if drawing[3] != NONE)
    drawn = [
        _drawn(table, seat, offers.sheet_drawn_on(table.options, card, seat), drawing.terrain, drawing.spaces)
        for seat, drawing in enumerate(state.drawings)
        if drawing is not None
    ]
    return tuple(drawn)


def _drawn(table: Table, seat: int, owner: int, terrain: Terrain, spaces: Board) -> Drawn:
    target = table.seats[owner]
    coins = _mountain_coins(target.sheet, spaces) + offers.has_coin(table.card, spaces)
    return Drawn(seat, owner, terrain, spaces, min(coins, COIN_TRACK - target.coins))


def _mountain_coins(sheet: Sheet, spaces: Board) -> int:
    """One coin for each mountain whose last free neighbour is filled now (R14)."""
    near = sheet.mountain & beside(spaces)
    return count(closed_mountains(near, sheet.filled | spaces)) if near else 0

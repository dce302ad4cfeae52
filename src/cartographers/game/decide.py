"""Commands become events, or are refused; and whatever follows without anybody's choice follows at once."""

from collections.abc import Iterable, Iterator
from functools import cache

from cartographers.board.grid import ALL, NONE
from cartographers.board.powers import infected
from cartographers.board.sheet import Terrain
from cartographers.cards.printed import (
    AMBUSH,
    CONTENT,
    DECK,
    DODGING,
    EXPLORE,
    RUINS,
    SCORING,
    AmbushCard,
    Category,
    HeroCard,
    Power,
    RuinsCard,
)
from cartographers.game import offers, powers, skills
from cartographers.game import options as game_options
from cartographers.game.apply import apply, opened
from cartographers.game.chance import seal, shuffled
from cartographers.game.changes import turn_changes
from cartographers.game.commands import Command, Reply, TakeBack
from cartographers.game.effects import effect
from cartographers.game.events import (
    RULES,
    AmbushMet,
    AnswerConfirmed,
    AnswerTakenBack,
    CardRevealed,
    DestructionAsked,
    Drawn,
    Event,
    MatchEnded,
    MatchStarted,
    PowerResolved,
    SeasonScored,
    SeasonStarted,
    TurnDrawn,
)
from cartographers.game.options import SKILLS_IN_PLAY, Options, possible_edicts, year
from cartographers.game.refusals import Refused
from cartographers.game.scores import season_score
from cartographers.game.state import Answer, Dodging, Drawing, State, Table, Target, Task

_DRAW = Task.DRAW  # looking a member up in its class is slow, and this is done in every turn


def start(options: Options, seed: str) -> tuple[list[Event], State]:
    """A new match: its first events, up to the first choice, and the state after them."""
    return _together(opening(options, seed))


def opening(options: Options, seed: str) -> Iterator[tuple[Event, State]]:
    """The first events of a new match, up to the first choice, each with the state after it."""
    game_options.check(options)
    started = MatchStarted(
        options=options,
        edicts=_edicts(options, seed),
        skills=shuffled(seed, "skills", options.skills)[:SKILLS_IN_PLAY],
        rules=RULES,
        content=CONTENT,
        seal=seal(seed),
        seed=seed,
        ambushes=shuffled(seed, "ambushes", options.ambushes),
        heroes=shuffled(seed, "heroes", options.heroes),
    )
    state = opened(started)
    yield started, state
    spring = season_started(state, 0)
    state = apply(state, spring)
    yield spring, state
    yield from following(state)


def decide(state: State, command: Command) -> list[Event]:
    """The events that a command brings about."""
    return [event for event, _ in outcome(state, command)]


def play(state: State, command: Command) -> tuple[list[Event], State]:
    """The events that a command brings about, and the state after them."""
    return _together(outcome(state, command))


def outcome(state: State, command: Command) -> Iterator[tuple[Event, State]]:
    """The events that a command brings about, each with the state after it."""
    confirmed = _confirmed(state, command)
    state = apply(state, confirmed)
    yield confirmed, state
    yield from following(state)


def following(state: State) -> Iterator[tuple[Event, State]]:
    """What follows until somebody must choose or the match is over, each with the state after it."""
    table = state.table
    while not table.waiting and not table.over:
        event = _next(state)
        state = apply(state, event)
        table = state.table
        yield event, state


def _together(happened: Iterable[tuple[Event, State]]) -> tuple[list[Event], State]:
    """All events, and the state after the last."""
    events, states = zip(*happened, strict=True)
    return [*events], states[-1]


def _edicts(options: Options, seed: str) -> tuple[str, ...]:
    if not options.edicts:
        return _dealt(options, seed)
    return shuffled(seed, "edicts", options.edicts) if options.edict_order == "random" else options.edicts


def _dealt(options: Options, seed: str) -> tuple[str, ...]:
    """One scoring card of each category, in random order (R6)."""
    first: dict[Category, str] = {}
    for card in shuffled(seed, "scoring", possible_edicts(options)):
        first.setdefault(SCORING[card].category, card)
    return shuffled(seed, "edicts", first.values())


def _confirmed(state: State, command: Command) -> Event:
    table = state.table
    if table.over:
        raise Refused("match_over")
    if not 0 <= command.seat < table.options.seats:
        raise Refused("unknown_seat", seat=command.seat)
    if command.turn != table.turn:
        raise Refused("turn_over", turn=command.turn)
    if isinstance(command, TakeBack):
        if state.answers[command.seat] is None:
            raise Refused("nothing_to_take_back")
        return AnswerTakenBack(command.seat)
    if command.seat not in table.waiting:
        raise Refused("nothing_to_draw" if state.answers[command.seat] is None else "already_drawn")
    return AnswerConfirmed(command.seat, answer_of(table, command))


def answer_of(table: Table, reply: Reply) -> Answer:
    """The answer of a reply; refused where it is none to what is asked."""
    answer = reply.answer
    if isinstance(answer, Drawing) and table.task is _DRAW:
        if answer.skill:
            skills.check(table, reply.seat, answer)
        elif answer.extra or answer.extra_terrain:
            raise Refused("extra_without_skill")
        else:
            offers.check(table, reply.seat, answer)
    elif isinstance(answer, Target) and table.task is Task.DESTROY:
        if answer.space.bit_count() != 1 or not answer.space & powers.targets(table, table.card, reply.seat):
            raise Refused("target_not_offered")
    elif not (isinstance(answer, Dodging) and table.task is Task.DODGE):
        raise Refused("not_asked")
    return answer


def _next(state: State) -> Event:
    table = state.table
    if table.task is _DRAW:
        return TurnDrawn(tuple(turn_changes(state)))
    if table.task:
        return _answered(state)
    if table.due:
        return _power(table, table.due[0])
    if len(table.seats[0].scores) > table.season:
        return MatchEnded(state.seed) if table.season == 3 else season_started(state, table.season + 1)
    if table.time >= year(table.options)[table.season].time:  # R17
        return SeasonScored(tuple([season_score(table, seat) for seat in table.seats]))
    return _revealed(table, state.deck[0])


def _answered(state: State) -> Event:
    """What follows from everybody's answers to a question other than drawing."""
    if state.table.task is Task.DESTROY:
        return PowerResolved(state.table.card, tuple(_destructions(state)))
    return _ambush_met(state)


def season_started(state: State, season: int) -> SeasonStarted:
    """A season's deck: all explore cards anew, ambushes and heroes not yet revealed, and one more of each (R7, R8)."""
    left = [card for card in state.deck if isinstance(DECK[card], AmbushCard | HeroCard)]
    options = state.table.options
    cards = [*_always_in(options.explore, options.ruins), *left, *state.ambushes[:1], *state.heroes[:1]]
    deck = shuffled(state.seed, f"season {season}", cards)
    return SeasonStarted(season, len(deck), deck)


@cache
def _always_in(explore_set: str, ruins: bool) -> tuple[str, ...]:
    """The cards that are in the deck of every season."""
    explore = tuple(card.id for card in EXPLORE.values() if card.set == explore_set)
    return (*explore, *RUINS) if ruins else explore


def _revealed(table: Table, card: str) -> CardRevealed:
    printed = DECK[card]
    if isinstance(printed, RuinsCard):
        return CardRevealed(card)
    if isinstance(printed, AmbushCard):
        dodging = [seat for seat in range(table.options.seats) if skills.is_open(table, seat, DODGING.id)]
        if dodging:
            return CardRevealed(card, Task.DODGE, frozenset(dodging))
        return CardRevealed(card, _DRAW, _drawers(table, printed, frozenset()))
    able = [number for number, seat in enumerate(table.seats) if seat.sheet.filled != ALL]  # R18
    return CardRevealed(card, _DRAW, frozenset(able))


def _drawers(table: Table, card: AmbushCard, dodgers: frozenset[int]) -> frozenset[int]:
    """The seats that choose where an ambush is drawn; in the fixed reading of the walk nobody but who dodges it."""
    everybody = range(table.options.seats)
    if not table.options.walks:
        targets = [offers.sheet_drawn_on(table.options, card, seat) for seat in everybody]
        return frozenset(seat for seat in everybody if table.seats[targets[seat]].sheet.filled != ALL)  # R18
    asked = everybody if table.options.reading == "free" else dodgers
    shapes = {seat: offers.ambush_shape(card, seat in dodgers) for seat in asked}
    return frozenset(
        seat for seat, shape in shapes.items() if offers.walk_offer(card, shape, table.seats[seat].sheet).fits
    )


def _ambush_met(state: State) -> AmbushMet:
    card = AMBUSH[state.table.card]
    answers = enumerate(state.answers)
    dodgers = frozenset(seat for seat, answer in answers if isinstance(answer, Dodging) and answer.use)
    return AmbushMet(dodgers, _drawers(state.table, card, dodgers))


def _power(table: Table, card: str) -> Event:
    """The power of an ambush is due: it is resolved at once, or somebody is asked (R31, R32)."""
    if AMBUSH[card].power is Power.ZOMBIE:
        spread = [(number, seat, infected(seat.sheet)) for number, seat in enumerate(table.seats)]
        drawings = [
            effect(seat, number, number, Terrain.MONSTER, spaces, letter=Power.ZOMBIE)
            for number, seat, spaces in spread
            if spaces
        ]
        return PowerResolved(card, tuple(drawings))
    waiting = frozenset(seat for seat in range(table.options.seats) if powers.targets(table, card, seat))
    return DestructionAsked(card, waiting) if waiting else PowerResolved(card, ())


def _destructions(state: State) -> Iterator[Drawn]:
    table = state.table
    for seat, answer in enumerate(state.answers):
        if isinstance(answer, Target):
            owner = powers.sheet_destroyed_on(table.options, table.card, seat)
            yield effect(table.seats[owner], seat, owner, None, NONE, destroyed=answer.space)

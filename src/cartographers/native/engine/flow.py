"""The flow of a match over rows of numbers: the second form of game.decide and game.apply, for machine code.

Board, placements, walk, powers and scores are the core's own functions. A law holds that every turn of a batch leaves
what the core leaves. Rows are trusted, as `apply` trusts events: what may be answered is said in `plans`.
"""

from typing import Any

from numba import carray

from cartographers.board.grid import ALL, NONE, Board, count, lowest
from cartographers.board.powers import gazed_at, has_loose_dragon, infected, struck, trampled
from cartographers.board.shapes import Pose, anchors, covered
from cartographers.board.sheet import LAYER, Sheet, Terrain, newly_closed
from cartographers.board.walk import first_on, walked
from cartographers.cards.printed import Power
from cartographers.game.effects import COIN_TRACK, DRAGON_COINS
from cartographers.native.compiler.int128 import board_at
from cartographers.native.compiler.kernels import add_stars
from cartographers.native.compiler.sheet_view import WORDS, draw_on, letter_on, ravage_on, sheet_at
from cartographers.native.engine.rows import DESTROY, DODGE, DRAW, NO_CARD, NOTHING, SeatRow, TableRow
from cartographers.native.engine.tables import (
    AMBUSHES,
    DODGED_FROM,
    DODGED_TO,
    EXPLORES,
    LETTER,
    MONSTERS,
    RUIN,
    SKILL,
    SetupRow,
)

FILLED = Sheet._fields.index("filled")
FARM, VILLAGE, MONSTER = LAYER[Terrain.FARM], LAYER[Terrain.VILLAGE], LAYER[Terrain.MONSTER]
NO_LAYER = -1
NO_SKILL = -1
DRAGON, ZOMBIE, GORGON, TROLL = LETTER[Power.DRAGON], LETTER[Power.ZOMBIE], LETTER[Power.GORGON], LETTER[Power.TROLL]
ACROBATICS, DIPLOMACY, NEGOTIATION = SKILL["acrobatics"], SKILL["diplomacy"], SKILL["negotiation"]

Seats = Any  # an array of SeatRow


def begin(cards: SetupRow, table: TableRow, seats: Seats) -> None:
    """A match that is dealt, up to the first choice."""
    table.season = 0
    table.time = 0
    table.turn = 0
    table.card = NO_CARD
    table.task = NOTHING
    table.waiting = 0
    table.ruins = 0
    table.drawn = 0
    table.scored = 0
    table.over = 0
    table.power_number = 0
    table.due_number = 0
    for number in range(len(seats)):
        seat = seats[number]
        for word in range(WORDS):
            seat.sheet[word] = cards.sheet[word]
        seat.coins = 0
        seat.paid = 0
        seat.used = 0
        seat.skill_season = -1
        seat.waiting = 0
        seat.dodging = 0
        seat.answered = 0
        for season in range(4):
            for part in range(4):
                seat.scores[season, part] = 0
    follow(cards, table, seats)


def answer_all(cards: SetupRow, table: TableRow, seats: Seats) -> None:
    """The match after the answers, which lie in their rows, of all seats that were asked."""
    for number in range(len(seats)):
        seat = seats[number]
        seat.answered = seat.waiting
        seat.waiting = 0
    table.waiting = 0
    follow(cards, table, seats)


def follow(cards: SetupRow, table: TableRow, seats: Seats) -> None:
    """What follows until somebody must choose or the match is over."""
    follow_apart(cards, table, seats.ctypes.data, len(seats))


def follow_apart(cards: SetupRow, table: TableRow, address: Any, number: int) -> None:
    """The same for the seats that lie at an address."""
    seats = carray(address, number)
    while table.waiting == 0 and table.over == 0:
        if table.task == DRAW:
            draw_all(cards, table, seats)
        elif table.task == DODGE:
            meet_ambush(cards, table, seats)
        elif table.task == DESTROY:
            destroy_all(cards, table, seats)
        elif table.due_number > 0:
            resolve_power(cards, table, seats)
        elif table.scored > table.season:
            start_season(table)
        elif table.time >= cards.season_time[table.season]:  # R17
            score_season(cards, table, seats)
        else:
            reveal(cards, table, seats)


def start_season(table: TableRow) -> None:
    if table.season == 3:
        table.over = 1
        return
    table.season += 1
    table.time = 0
    table.drawn = 0


def reveal(cards: SetupRow, table: TableRow, seats: Seats) -> None:
    """The next card of the deck, and who is asked because of it (R10)."""
    card = table.decks[table.season, table.drawn]
    table.drawn += 1
    kind = cards.kind[card]
    if kind == RUIN:
        table.ruins = 1
        return
    table.turn += 1
    table.card = card
    table.task = DRAW
    if kind == AMBUSHES:
        if cards.power[card] >= 0:
            table.powers[table.power_number] = card
            table.power_number += 1
        for number in range(len(seats)):
            ask(table, seats[number], is_open(cards, table, seats[number], ACROBATICS))
        if table.waiting > 0:
            table.task = DODGE
        else:
            ask_drawers(cards, table, seats)
        return
    table.time += cards.card_time[card]
    for number in range(len(seats)):
        ask(table, seats[number], board_at(seats[number].sheet, FILLED) != ALL)  # R18


def ask(table: TableRow, seat: SeatRow, is_asked: bool) -> None:
    seat.waiting = 1 if is_asked else 0
    seat.answered = 0
    table.waiting += seat.waiting


def is_open(cards: SetupRow, table: TableRow, seat: SeatRow, skill: int) -> bool:
    """Whether a skill is in play, not used up and can be paid for (R38)."""
    if skill != table.skills[0] and skill != table.skills[1] and skill != table.skills[2]:
        return False
    if seat.coins < cards.cost[skill]:
        return False
    if cards.once_a_game:
        return (seat.used >> skill) & 1 == 0
    return seat.skill_season != table.season


def pay(cards: SetupRow, table: TableRow, seat: SeatRow, skill: int) -> None:
    seat.coins -= cards.cost[skill]
    seat.paid += cards.cost[skill]
    seat.used |= 1 << skill
    seat.skill_season = table.season


def drawn_on(cards: SetupRow, card: int, number: int, seats: Seats) -> int:
    """The number of the seat whose sheet `number` draws on for `card` (R19)."""
    if cards.kind[card] != AMBUSHES or cards.walks:
        return number
    return int(number + cards.step[card]) % len(seats)


def ask_drawers(cards: SetupRow, table: TableRow, seats: Seats) -> None:
    """Asks those who choose where an ambush is drawn; in the fixed reading of the walk nobody but who dodges it."""
    card = table.card
    for number in range(len(seats)):
        if cards.walks:
            asked = cards.free == 1 or seats[number].dodging == 1
            if asked:
                asked = walk_end(cards, card, seats[number]) >= 0
        else:
            asked = board_at(seats[drawn_on(cards, card, number, seats)].sheet, FILLED) != ALL  # R18
        ask(table, seats[number], asked)


def pose_at(cards: SetupRow, number: int) -> Pose:
    """A pose of a shape by its number."""
    steps = cards.offsets
    offsets = (steps[number, 0], steps[number, 1], steps[number, 2], steps[number, 3], steps[number, 4])
    return Pose(board_at(cards.patterns, number), offsets, board_at(cards.rooms, number))


def ambush_from(cards: SetupRow, card: int, seat: SeatRow) -> int:
    """The first pose of the shape of an ambush on the sheet of `seat`."""
    return DODGED_FROM if seat.dodging else cards.pose_from[card]


def ambush_to(cards: SetupRow, card: int, seat: SeatRow) -> int:
    return DODGED_TO if seat.dodging else cards.pose_to[card]


def walk_end(cards: SetupRow, card: int, seat: SeatRow) -> int:
    """The number of the first space on the walk that the shape of an ambush can cover in any pose, or -1 (R23)."""
    free = ALL & ~board_at(seat.sheet, FILLED)
    reachable = NONE
    for number in range(ambush_from(cards, card, seat), ambush_to(cards, card, seat)):
        pose = pose_at(cards, number)
        reachable = reachable | covered(pose, anchors(pose, free))
    if reachable == NONE:
        return -1
    return first_on(cards.steps[card], reachable)


def meet_ambush(cards: SetupRow, table: TableRow, seats: Seats) -> None:
    """Everybody has said whether to dodge; now the ambush is drawn."""
    for number in range(len(seats)):
        seat = seats[number]
        seat.dodging = 1 if seat.answered and seat.layer else 0
        if seat.dodging:
            pay(cards, table, seat, ACROBATICS)
    table.task = DRAW
    ask_drawers(cards, table, seats)


def draw_all(cards: SetupRow, table: TableRow, seats: Seats) -> None:
    """All drawings of a turn that everybody has finished."""
    card = table.card
    kind = cards.kind[card]
    for number in range(len(seats)):
        seat = seats[number]
        if kind != AMBUSHES:
            if seat.answered:
                draw_own(cards, table, seat)
        elif seat.answered:
            owner = seats[drawn_on(cards, card, number, seats)]
            letter = cards.power[card]
            spaces = board_at(seat.spaces, 0)
            if owner.dodging or not is_turn(cards, card, spaces):  # R34
                letter = NO_LAYER
            change(owner, MONSTER, spaces, 0, NONE, letter, NONE, NO_LAYER)
        elif cards.walks and not cards.free and not seat.dodging:
            spaces = walked(pose_at(cards, cards.pose_from[card]), cards.steps[card], empty_of(seat))
            if spaces != NONE:
                change(seat, MONSTER, spaces, 0, NONE, cards.power[card], NONE, NO_LAYER)
    for number in range(len(seats)):
        seats[number].dodging = 0
        seats[number].answered = 0
    table.card = NO_CARD
    table.task = NOTHING
    if kind == EXPLORES:
        table.ruins = 0  # R16
    if cards.power[card] == GORGON:
        table.due[0] = card
        table.due_number = 1


def empty_of(seat: SeatRow) -> Board:
    return ALL & ~board_at(seat.sheet, FILLED)


def is_turn(cards: SetupRow, card: int, spaces: Board) -> bool:
    """Whether a placement is of the shape of an ambush, not the single space that replaces it (R34)."""
    return count(spaces) == count(board_at(cards.patterns, cards.pose_from[card]))


def has_coin_on(cards: SetupRow, card: int, spaces: Board) -> bool:
    """Whether `spaces` is a shape that `card` prints with a coin (R13)."""
    pattern = spaces >> count(~-lowest(spaces))
    for pose in range(cards.pose_from[card], cards.pose_to[card]):
        if cards.coin[pose] and board_at(cards.patterns, pose) == pattern:
            return True
    return False


def draw_own(cards: SetupRow, table: TableRow, seat: SeatRow) -> None:
    """A drawing on the own sheet, and what a skill adds to it."""
    spaces = board_at(seat.spaces, 0)
    skill = seat.skill
    coin = 1 if skill != NEGOTIATION and has_coin_on(cards, table.card, spaces) else 0  # R39
    change(seat, seat.layer, spaces, coin, board_at(seat.marks, 0), NO_LAYER, NONE, NO_LAYER)
    if skill == NO_SKILL:
        return
    pay(cards, table, seat, skill)
    extra = board_at(seat.extra, 0)
    if extra == NONE:
        return
    if skill == DIPLOMACY:
        change(seat, FARM, extra, 0, NONE, NO_LAYER, NONE, VILLAGE)
    else:
        change(seat, seat.extra_layer, extra, 0, NONE, NO_LAYER, NONE, NO_LAYER)


def change(
    seat: SeatRow, layer: int, spaces: Board, coin: int, marks: Board, letter: int, destroyed: Board, also: int
) -> None:
    """A change of the sheet of `seat`, with all that follows from it: what game.effects and game.apply do."""
    sheet = sheet_at(seat.sheet, 0)
    destroyed = destroyed | struck(sheet, spaces if layer == MONSTER else NONE, marks)
    coins = count(newly_closed(sheet, spaces | destroyed)) + coin
    was_loose = letter == DRAGON or (sheet.dragon != NONE and has_loose_dragon(sheet))
    if layer != NO_LAYER:
        draw_on(seat.sheet, layer, spaces)
    if also != NO_LAYER:
        draw_on(seat.sheet, also, spaces)
    if letter != NO_LAYER:
        letter_on(
            seat.sheet,
            spaces if letter == DRAGON else NONE,
            spaces if letter == ZOMBIE else NONE,
            spaces if letter == GORGON else NONE,
            spaces if letter == TROLL else NONE,
        )
    if destroyed | marks != NONE:
        ravage_on(seat.sheet, destroyed, marks)
    if was_loose and not has_loose_dragon(sheet):  # R33
        coins += DRAGON_COINS
    seat.coins += min(coins, COIN_TRACK - seat.coins - seat.paid)  # R5


def resolve_power(cards: SetupRow, table: TableRow, seats: Seats) -> None:
    """The power of an ambush is due: it is resolved at once, or somebody is asked (R31, R32)."""
    card = table.due[table.due_number - 1]
    if cards.power[card] == ZOMBIE:
        for number in range(len(seats)):
            spaces = infected(sheet_at(seats[number].sheet, 0))
            if spaces != NONE:
                change(seats[number], MONSTER, spaces, 0, NONE, ZOMBIE, NONE, NO_LAYER)
        table.due_number -= 1
        return
    table.card = card
    for number in range(len(seats)):
        ask(table, seats[number], targets(cards, table, seats, number) != NONE)
    if table.waiting > 0:
        table.task = DESTROY
    else:
        table.card = NO_CARD
        table.due_number -= 1


def destroyed_on(cards: SetupRow, card: int, number: int, seats: Seats) -> int:
    """On whose sheet a seat chooses: a Gorgon's is the one it was drawn on, a Troll's the own."""
    if cards.power[card] == GORGON:
        return drawn_on(cards, card, number, seats)
    return number


def targets(cards: SetupRow, table: TableRow, seats: Seats, number: int) -> Board:
    """The spaces of which a seat destroys one when the power of the card is resolved."""
    sheet = sheet_at(seats[destroyed_on(cards, table.card, number, seats)].sheet, 0)
    if cards.power[table.card] == GORGON:
        return gazed_at(sheet)
    return trampled(sheet)


def destroy_all(cards: SetupRow, table: TableRow, seats: Seats) -> None:
    for number in range(len(seats)):
        if seats[number].answered:
            owner = seats[destroyed_on(cards, table.card, number, seats)]
            change(owner, NO_LAYER, NONE, 0, NONE, NO_LAYER, board_at(seats[number].spaces, 0), NO_LAYER)
            seats[number].answered = 0
    table.card = NO_CARD
    table.task = NOTHING
    table.due_number -= 1


def score_season(cards: SetupRow, table: TableRow, seats: Seats) -> None:
    """Two edicts, coins and monsters for every seat (R25); then the powers that act after a season are due (R32)."""
    season = table.season
    for number in range(len(seats)):
        seat = seats[number]
        for part in range(2):
            edict = table.edicts[cards.season_edicts[season, part]]
            seat.scores[season, part] = stars_now(cards, edict, seat)
        seat.scores[season, 2] = seat.coins
        seat.scores[season, 3] = stars_now(cards, MONSTERS, seat)
    table.scored += 1
    for place in range(table.power_number - 1, -1, -1):
        power = cards.power[table.powers[place]]
        if power == ZOMBIE or power == TROLL:
            table.due[table.due_number] = table.powers[place]
            table.due_number += 1


def stars_now(cards: SetupRow, edict: int, seat: SeatRow) -> int:
    """The stars of a card for a sheet as it lies."""
    seat.stars[0] = 0
    add_stars(cards.kernels[edict], seat.sheet, 1, 1, seat.stars)
    return seat.stars[0]  # type: ignore[no-any-return]

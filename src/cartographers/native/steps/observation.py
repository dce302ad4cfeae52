"""What a seat sees of its game, as numbers: planes of spaces, and open facts in fixed places.

Everything here is read from what lies open on the table. What is not revealed (the order of the decks, ambushes and
heroes to come, the answers of others) is never looked at.
"""

from cartographers.board.grid import SPACES
from cartographers.board.sheet import LAYER, Sheet
from cartographers.native.compiler.int128 import Words
from cartographers.native.compiler.packing import Octets, end_board, write_board
from cartographers.native.compiler.sheet_view import LAYERS
from cartographers.native.engine.flow import NO_SKILL, Seats, is_open
from cartographers.native.engine.rows import DODGE, NO_CARD, SeatRow, Shorts, TableRow
from cartographers.native.engine.tables import AMBUSHES, CARDS, EDICTS, HERO, SKILL_NAMES, SetupRow
from cartographers.native.steps.stages import EXTRA_ASKED, NOTHING_ASKED, StepRow

OWN_PLANES = LAYERS + 1
"""The layers of the own sheet, and the drawing to which a skill is about to add something."""
PLANE_NAMES = (*Sheet._fields, "drawing")

_PARTS: dict[str, int] = {
    "season": 4,
    "time": 1,
    "season_time": 1,
    "counted": 4,
    "edicts": 4 * len(EDICTS),
    "task": 3,
    "card": len(CARDS),
    "ruins": 1,
    "revealed": len(CARDS),
    "hidden": 1,
    "asked": 1,
    "dodging": 1,
    "coins": 1,
    "paid": 1,
    "stars": 1,
    "skills": len(SKILL_NAMES),
    "open_skills": len(SKILL_NAMES),
    "chosen_skill": len(SKILL_NAMES),
    "drawing_terrain": len(LAYER),
}
KNOWN: dict[str, range] = {}
"""Where each fact stands among the numbers, by name."""
for _name, _size in _PARTS.items():
    _start = sum(len(_places) for _places in KNOWN.values())
    KNOWN[_name] = range(_start, _start + _size)
FACT_NUMBER = sum(_PARTS.values())

_SEASON, _TIME, _SEASON_TIME = KNOWN["season"].start, KNOWN["time"].start, KNOWN["season_time"].start
_COUNTED, _EDICTS, _TASK, _CARD = (KNOWN[name].start for name in ("counted", "edicts", "task", "card"))
_RUINS, _REVEALED, _HIDDEN, _ASKED = (KNOWN[name].start for name in ("ruins", "revealed", "hidden", "asked"))
_DODGING, _COINS, _PAID, _STARS = (KNOWN[name].start for name in ("dodging", "coins", "paid", "stars"))
_SKILLS, _OPEN, _CHOSEN = (KNOWN[name].start for name in ("skills", "open_skills", "chosen_skill"))
_TERRAIN = KNOWN["drawing_terrain"].start
_EDICT_NUMBER = len(EDICTS)


def see_map(seat: SeatRow, step: StepRow, octets: Octets) -> None:
    """Writes the planes of the own map."""
    for layer in range(LAYERS):
        write_board(seat.sheet[2 * layer], seat.sheet[2 * layer + 1], octets, layer * SPACES)
    if step.stage == EXTRA_ASKED:
        end_board(seat.spaces[0], seat.spaces[1], octets, LAYERS * SPACES)
    else:
        for place in range(LAYERS * SPACES, OWN_PLANES * SPACES):
            octets[place] = 0


def see_other_map(sheet: Words, octets: Octets) -> None:
    """Writes the planes of somebody else's map."""
    for layer in range(LAYERS - 1):
        write_board(sheet[2 * layer], sheet[2 * layer + 1], octets, layer * SPACES)
    end_board(sheet[2 * LAYERS - 2], sheet[2 * LAYERS - 1], octets, (LAYERS - 1) * SPACES)


def see_table(cards: SetupRow, table: TableRow, seats: Seats, number: int, step: StepRow, facts: Shorts) -> None:
    """Writes the open facts."""
    for place in range(len(facts)):
        facts[place] = 0
    season = table.season
    facts[_SEASON + season] = 1
    facts[_TIME] = table.time
    facts[_SEASON_TIME] = cards.season_time[season]
    for part in range(2):
        facts[_COUNTED + cards.season_edicts[season, part]] = 1
    for place in range(4):
        facts[_EDICTS + _EDICT_NUMBER * place + table.edicts[place]] = 1
    if table.task >= DODGE:
        facts[_TASK + table.task - DODGE] = 1
    if table.card != NO_CARD:
        facts[_CARD + table.card] = 1
    facts[_RUINS] = table.ruins
    see_revealed(cards, table, facts)
    facts[_HIDDEN] = table.deck_number[season] - table.drawn
    see_seat(cards, table, seats[number], step, facts)


def see_revealed(cards: SetupRow, table: TableRow, facts: Shorts) -> None:
    """Writes the cards that are out of the deck: of this season all, of those before it ambushes and heroes."""
    for season in range(table.season):
        time = 0
        place = 0
        while time < cards.season_time[season]:
            card = table.decks[season, place]
            time += cards.card_time[card]
            place += 1
            if cards.kind[card] == AMBUSHES or cards.kind[card] == HERO:
                facts[_REVEALED + card] = 1
    for place in range(table.drawn):
        facts[_REVEALED + table.decks[table.season, place]] = 1


def see_seat(cards: SetupRow, table: TableRow, seat: SeatRow, step: StepRow, facts: Shorts) -> None:
    """Writes what concerns the seat itself."""
    facts[_ASKED] = 1 if step.stage != NOTHING_ASKED else 0
    facts[_DODGING] = seat.dodging
    facts[_COINS] = seat.coins
    facts[_PAID] = seat.paid
    facts[_STARS] = stars_so_far(seat)
    for place in range(len(table.skills)):
        skill = table.skills[place]
        if skill != NO_SKILL:
            facts[_SKILLS + skill] = 1
            facts[_OPEN + skill] = 1 if is_open(cards, table, seat, skill) else 0
    if step.stage != NOTHING_ASKED and step.skill != NO_SKILL:
        facts[_CHOSEN + step.skill] = 1
    if step.stage == EXTRA_ASKED:
        facts[_TERRAIN + seat.layer] = 1


def stars_so_far(seat: SeatRow) -> int:
    """All stars so far."""
    stars = 0
    for season in range(4):
        for part in range(4):
            stars += seat.scores[season, part]
    return stars


def see_others(seats: Seats, number: int, others: Shorts) -> None:
    """Writes the stars and coins of the other seats, from the next one on."""
    for step in range(1, len(seats)):
        seat = seats[(number + step) % len(seats)]
        others[step - 1, 0] = stars_so_far(seat)
        others[step - 1, 1] = seat.coins

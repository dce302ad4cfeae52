"""Stars for the eyes: what a map earns as it lies, and what every drawing that is offered would change."""

from collections.abc import Iterator

from cartographers.board.grid import NONE, SIZE, Board
from cartographers.board.notation import names
from cartographers.board.shapes import placements
from cartographers.board.sheet import LAYER, Sheet, Terrain
from cartographers.bots.gains import GAINS
from cartographers.bots.greedy import StarsAfter
from cartographers.cards.printed import DECK, SKILLS, AmbushCard
from cartographers.game import offers, skills
from cartographers.game.apply import changed
from cartographers.game.effects import effect
from cartographers.game.offers import Offer
from cartographers.game.state import Table
from cartographers.scoring import SCORERS, monsters
from cartographers.scoring.earned import Earned as Stars
from cartographers.server.wire.protocol import Counted, Earned
from cartographers.server.wire.views import Steps, attack_steps

Gains = dict[str, tuple[tuple[int, ...], ...]]


def counted(question: str, table: Table, seat: int) -> Counted:
    """What a map earns as it lies."""
    sheet = table.seats[seat].sheet
    edicts = tuple(_earned(SCORERS[card](sheet)) for card in table.edicts)
    return Counted(question, seat, edicts, _earned(monsters(sheet)))


def _earned(stars: Stars) -> Earned:
    return Earned(stars.stars, tuple(names(stars.spaces)))


def gains(table: Table, seat: int, skill: str, stars_after: StarsAfter) -> Gains:
    """What each drawing of an offer would change: edicts A, B, C, D, coins, monsters, for each place in its order."""
    offered = skills.main_offer(table, seat, skill) if skill else offers.offer(table, seat)
    owner = offers.sheet_drawn_on(table.options, DECK[table.card], seat)
    now = [GAINS[name](table.seats[owner].sheet).stars for name in (*table.edicts, "monsters")]
    return {
        terrain: tuple(_rows(table, seat, owner, offered, terrain, skill, now, stars_after))
        for terrain in offered.terrains
    }


def _rows(
    table: Table,
    seat: int,
    owner: int,
    offered: Offer,
    terrain: Terrain,
    skill: str,
    now: list[int],
    stars_after: StarsAfter,
) -> Iterator[tuple[int, ...]]:
    """One row of numbers for each fit, or for each fit and way to turn a hero."""
    card, player = DECK[table.card], table.seats[owner]
    is_whole = owner not in table.dodgers and not offered.fallback  # R34
    letter = card.power if isinstance(card, AmbushCard) and is_whole else None
    coin = not skill or SKILLS[skill].earns_coin
    price = SKILLS[skill].cost if skill else 0
    is_plain = not player.sheet.marks and offered.attacks is None  # nothing is struck down: the fast way is exact
    for fit in offered.fits:
        spots = list(placements(*fit))
        for steps in _ways(table, offered):
            changes = [
                effect(
                    player,
                    seat,
                    owner,
                    terrain,
                    spaces,
                    coin and offers.has_coin(table.card, spaces),
                    marks=_marks(spaces, steps),
                    letter=letter,
                )
                for spaces in spots
            ]
            if is_plain:
                columns = [
                    stars_after(name, player.sheet, LAYER[terrain], [fit]) for name in (*table.edicts, "monsters")
                ]
            else:
                after = [changed(player, change).sheet for change in changes]
                columns = [[_stars(name, sheet) for sheet in after] for name in (*table.edicts, "monsters")]
            row: list[int] = []
            for place, change in enumerate(changes):
                first, second, third, fourth, lost = (
                    int(column[place]) - before for column, before in zip(columns, now, strict=True)
                )
                row += (first, second, third, fourth, change.coins - price, lost)
            yield tuple(row)


def _ways(table: Table, offered: Offer) -> tuple[Steps, ...]:
    """The ways to turn a hero, in the order of the offer; one where there is nothing to turn."""
    return ((),) if offered.attacks is None else attack_steps(table.card)


def _marks(spaces: Board, steps: Steps) -> Board:
    """The marks at some steps from a hero that are on the sheet."""
    row, column = divmod(spaces.bit_length() - 1, SIZE)
    marks = NONE
    for down, right in steps:
        if 0 <= row + down < SIZE and 0 <= column + right < SIZE:
            marks |= 1 << ((row + down) * SIZE + column + right)
    return marks


def _stars(name: str, sheet: Sheet) -> int:
    return GAINS[name](sheet).stars

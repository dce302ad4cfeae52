"""What drawings change: of one seat's answer to a card, and of all answers of a turn."""

from cartographers.board.grid import NONE
from cartographers.board.shapes import orientation
from cartographers.board.sheet import Terrain, empty
from cartographers.board.walk import fixed_walk
from cartographers.cards.printed import DECK, SKILLS, AmbushCard
from cartographers.game import offers
from cartographers.game.apply import changed
from cartographers.game.effects import effect
from cartographers.game.events import Drawn
from cartographers.game.state import Drawing, Seat, State, Table


def turn_changes(state: State) -> list[Drawn]:
    """What follows from a turn that everybody has answered."""
    table = state.table
    card = DECK[table.card]
    found: list[Drawn] = []
    for seat, answer in enumerate(state.answers):
        if isinstance(answer, Drawing):
            found += changes(table, seat, answer)
        elif isinstance(card, AmbushCard) and table.options.walks and table.options.reading == "fixed":
            found += _walked(table, card, seat)
    return found


def changes(table: Table, seat: int, drawing: Drawing) -> list[Drawn]:
    """What a legal drawing for the current card changes, on whosever sheet it is drawn."""
    card = DECK[table.card]
    return [_ambushed(table, card, seat, drawing)] if isinstance(card, AmbushCard) else _own(table, seat, drawing)


def seat_after(table: Table, seat: int, drawing: Drawing) -> Seat:
    """The seat whose sheet a drawing of `seat` goes on, after it."""
    after = table.seats[offers.sheet_drawn_on(table.options, DECK[table.card], seat)]
    for change in changes(table, seat, drawing):
        after = changed(after, change)
    return after


def _walked(table: Table, card: AmbushCard, seat: int) -> list[Drawn]:
    """An ambush where the walk leads it, or nowhere (R22); whoever dodges it says so by a drawing, if it fits."""
    player = table.seats[seat]
    spaces = fixed_walk(card.shape, card.corner, card.arrow, empty(player.sheet))
    if spaces == NONE or seat in table.dodgers:
        return []
    return [effect(player, seat, seat, Terrain.MONSTER, spaces, letter=card.power)]


def _ambushed(table: Table, card: AmbushCard, seat: int, drawing: Drawing) -> Drawn:
    """An ambush on the neighbour's sheet, or on the own where it walks; only its whole shape has its letter (R34)."""
    owner = offers.sheet_drawn_on(table.options, card, seat)
    whole = owner not in table.dodgers and orientation(card.shape.poses, drawing.spaces) is not None
    letter = card.power if whole else None
    return effect(table.seats[owner], seat, owner, Terrain.MONSTER, drawing.spaces, letter=letter)


def _own(table: Table, seat: int, drawing: Drawing) -> list[Drawn]:
    """A drawing on the own sheet, and what a skill adds to it."""
    skill = drawing.skill
    player = table.seats[seat]
    main = effect(
        player,
        seat,
        seat,
        drawing.terrain,
        drawing.spaces,
        offers.has_coin(table.card, drawing.spaces) and (not skill or SKILLS[skill].earns_coin),
        marks=drawing.marks,
        skill=skill,
        paid=SKILLS[skill].cost if skill else 0,
    )
    if not drawing.extra:
        return [main]
    terrain = drawing.extra_terrain or drawing.terrain
    also = None
    if SKILLS[skill].has_two_terrains:
        terrain, also = Terrain.FARM, Terrain.VILLAGE
    return [main, effect(changed(player, main), seat, seat, terrain, drawing.extra, also=also)]

"""A closer look at the best few answers: the next card exactly, and rollouts over decks dealt anew.

The one who thinks sits alone in these rows: what others draw on their own sheets changes nothing here. In company it
draws neighbours' ambushes itself, where they hurt most.
"""

from typing import Annotated, NamedTuple, Protocol

import numpy as np

from cartographers.board.grid import NONE, Board, beside
from cartographers.board.shapes import touching
from cartographers.native.compiler.int128 import Words, board_at, put_board
from cartographers.native.compiler.packing import Octets
from cartographers.native.engine.deal import redeal, swap
from cartographers.native.engine.flow import Seats, answer_all, empty_of, has_coin_on, pose_at
from cartographers.native.engine.offers import offer_to
from cartographers.native.engine.rows import DRAW, OfferRow, Rows, Small, TableRow, row
from cartographers.native.engine.scratch import ScratchRow
from cartographers.native.engine.tables import AMBUSHES, CARDS, EXPLORES, RUIN, SetupRow
from cartographers.native.policies.planner import (
    choose_by_value,
    is_hostile,
    put_after,
    rank,
    rank_drawings,
    start_ranking,
    take,
    worth_now,
)
from cartographers.native.policies.planner_skills import rank_with_skills

MARGIN = 6.0
"""Answers that are so many stars worse at first sight are not looked at again."""
MOST_REPLIES = 16
SEASONS = 2
"""For how many seasons replies are found: that of the next card and the one after it."""
ALONE = 0
"""The number of the one who thinks."""


class ReplyRow(Protocol):
    """The best drawings for each card that may come, without ruins and with them, on the sheet as it is.

    First in the season of the next card, then in the one after it.
    """

    number: Annotated[Small, (SEASONS, 2, len(CARDS))]
    layers: Annotated[Small, (SEASONS, 2, len(CARDS), MOST_REPLIES)]
    spaces: Annotated[Words, (SEASONS, 2, len(CARDS), 2 * MOST_REPLIES)]


REPLY = row(ReplyRow)


class Workspace(NamedTuple):
    """All that a search works with: rows 0 hold the game as it is, rows 1 what is thought of."""

    cards: SetupRow
    tables: Rows
    seats: Rows
    table_octets: Octets  # the same rows, byte by byte
    seat_octets: Octets
    offer: OfferRow
    plans: ScratchRow  # with the answers that are compared
    scratch: ScratchRow
    replies: ReplyRow


def find_plans(workspace: Workspace, most: int, chance: Words) -> int:
    """Finds the best answers by the value of the sheet after them, at most so many; how many there are.

    First the deck is dealt anew, so that nothing of what follows can know it.
    """
    cards, table, seats, plans = workspace.cards, workspace.tables[0], workspace.seats[0], workspace.plans
    redeal(cards, table, chance)
    plans.best_most = most
    if cards.skill_number > 0:
        rank_with_skills(cards, table, seats, ALONE, workspace.offer, plans)
    else:
        rank(cards, table, seats, ALONE, workspace.offer, plans)
    return int(plans.best_number)


def begin_thought(workspace: Workspace) -> None:
    """Copies the game as it is to the rows that are thought in."""
    for octet in range(workspace.table_octets.shape[1]):
        workspace.table_octets[1, octet] = workspace.table_octets[0, octet]
    for octet in range(workspace.seat_octets.shape[1]):
        workspace.seat_octets[1, octet] = workspace.seat_octets[0, octet]


def stars_of(seats: Seats) -> int:
    """The stars that have been scored."""
    total = 0
    for season in range(4):
        for part in range(4):
            total += seats[ALONE].scores[season, part]
    return total


def next_season(cards: SetupRow, table: TableRow) -> int:
    """The season of the next card after an answer, or -1 where no card comes or powers come before it."""
    season = int(table.season)
    if table.scored > season:
        return -1
    if table.time < cards.season_time[season]:
        return season
    return season + 1 if season < 3 else -1


def look_deeper(workspace: Workspace, plan: int) -> float:
    """What a plan is worth when every card that may come next is answered with a good drawing.

    What comes before the next explore card other than ruins is left to the value.
    """
    cards, table = workspace.cards, workspace.tables[0]
    season = next_season(cards, table)
    if season < 0:
        return float(workspace.plans.best_worths[plan])
    first = first_of(table, season)
    with_ruins = chance_of_ruins(cards, table, season, first)
    total, explore = 0.0, 0
    for place in range(first, table.deck_number[season]):
        card = table.decks[season, place]
        if cards.kind[card] == EXPLORES:
            explore += 1
            if with_ruins < 1.0:
                total += (1.0 - with_ruins) * after_card(workspace, plan, card, 0)
            if with_ruins > 0.0:
                total += with_ruins * after_card(workspace, plan, card, 1)
    return total / explore


def first_of(table: TableRow, season: int) -> int:
    """The first unseen place in the deck of the season of the next card."""
    return int(table.drawn) if season == table.season else 0


def chance_of_ruins(cards: SetupRow, table: TableRow, season: int, first: int) -> float:
    """How likely it is that the next explore card must cover ruins."""
    if table.ruins == 1 and cards.kind[table.card] != EXPLORES:
        return 1.0
    explore, ruins = 0, 0
    for place in range(first, table.deck_number[season]):
        kind = cards.kind[table.decks[season, place]]
        if kind == EXPLORES:
            explore += 1
        elif kind == RUIN:
            ruins += 1
    return ruins / (ruins + explore)


def find_replies_to(workspace: Workspace, place: int) -> bool:
    """Finds the best drawings for the card at a place of what may come next, on the sheet as it is; whether it is one.

    Places are counted from the first unseen one.
    """
    cards, table = workspace.cards, workspace.tables[0]
    season = next_season(cards, table)
    if season < 0:
        return False
    first = first_of(table, season)
    if first + place >= table.deck_number[season]:
        return False
    card = table.decks[season, first + place]
    if cards.kind[card] != EXPLORES:
        return True
    with_ruins = chance_of_ruins(cards, table, season, first)
    for ruins in range(2):
        workspace.replies.number[0, ruins, card] = 0
        if (ruins == 1 and with_ruins > 0.0) or (ruins == 0 and with_ruins < 1.0):
            begin_thought(workspace)
            workspace.seats[1, ALONE].waiting = 0  # it draws nothing
            if comes_next(workspace, card, ruins):
                workspace.scratch.best_most = MOST_REPLIES
                rank(cards, workspace.tables[1], workspace.seats[1], ALONE, workspace.offer, workspace.scratch)
                keep_replies(workspace.scratch, workspace.replies, 0, ruins, card)
    return True


def find_later_replies_to(workspace: Workspace, place: int) -> bool:
    """The same for the season after that of the next card, as if it began on the sheet as it is; without ruins."""
    cards, table = workspace.cards, workspace.tables[0]
    season = next_season(cards, table) + 1
    if season == 0 or season > 3 or place >= table.deck_number[season]:
        return False
    card = table.decks[season, place]
    if cards.kind[card] != EXPLORES:
        return True
    begin_thought(workspace)
    thought = workspace.tables[1]
    swap(thought.decks[season], 0, place)
    thought.season = season
    thought.scored = season
    thought.drawn = 1
    thought.card = card
    thought.time = cards.card_time[card]
    thought.task = DRAW
    thought.ruins = 0
    workspace.scratch.best_most = MOST_REPLIES
    rank(cards, thought, workspace.seats[1], ALONE, workspace.offer, workspace.scratch)
    keep_replies(workspace.scratch, workspace.replies, 1, 0, card)
    return True


def keep_replies(scratch: ScratchRow, replies: ReplyRow, when: int, ruins: int, card: int) -> None:
    """Keeps the best drawings in scratch as the replies to a card."""
    replies.number[when, ruins, card] = scratch.best_number
    for reply in range(scratch.best_number):
        slot = scratch.best_order[reply]
        replies.layers[when, ruins, card, reply] = scratch.best_layers[slot]
        put_board(replies.spaces[when, ruins, card], reply, board_at(scratch.best_spaces, slot))


def comes_next(workspace: Workspace, card: int, ruins: int) -> bool:
    """Lets a card come next in thought, after a ruins card perhaps; whether it is then asked for."""
    cards, table, own = workspace.cards, workspace.tables[1], workspace.seats[1]
    season = next_season(cards, table)
    deck, number = table.decks[season], table.deck_number[season]
    first = first_of(table, season)
    if ruins and not (table.ruins == 1 and cards.kind[table.card] != EXPLORES):
        for other in range(first, number):
            if cards.kind[deck[other]] == RUIN:
                swap(deck, first, other)
                break
        first += 1
    for other in range(first, number):
        if deck[other] == card:
            swap(deck, first, other)
            break
    answer_all(cards, table, own)
    while table.over == 0 and (table.task != DRAW or cards.kind[table.card] == AMBUSHES):
        choose_by_value(cards, table, own, ALONE, workspace.offer, workspace.scratch)
        answer_all(cards, table, own)
    return bool(table.over == 0 and table.card == card)


def rank_replies(workspace: Workspace, when: int, card: int, ruins: int, near: Board) -> None:
    """Finds the best drawing for a card: among those that were good on the sheet as it is, and all that touch `near`.

    That is what was drawn in thought.
    """
    cards, table, own, scratch = workspace.cards, workspace.tables[1], workspace.seats[1], workspace.scratch
    seat = own[ALONE]
    scratch.best_most = 1
    start_ranking(cards, table, seat, scratch)
    free = empty_of(seat)
    for reply in range(workspace.replies.number[when, ruins, card]):
        spaces = board_at(workspace.replies.spaces[when, ruins, card], reply)
        if spaces & free == spaces and beside(spaces) & near == NONE:
            layer = workspace.replies.layers[when, ruins, card, reply]
            coin = 1 if has_coin_on(cards, card, spaces) else 0
            put_after(cards, table, seat, seat.chance, layer, spaces, NONE, coin, scratch)
    offer_to(cards, table, own, ALONE, workspace.offer)
    ring = beside(near) & free
    for pose in range(workspace.offer.pose_from, workspace.offer.pose_to):
        place = pose - workspace.offer.pose_from
        put_board(
            workspace.offer.fits, place, touching(pose_at(cards, pose), board_at(workspace.offer.fits, place), ring)
        )
    rank_drawings(cards, table, seat, seat.chance, workspace.offer, scratch)
    if scratch.best_number == 0:
        rank(cards, table, own, ALONE, workspace.offer, scratch)


def after_card(workspace: Workspace, plan: int, card: int, ruins: int) -> float:
    """What a plan is worth when a card comes next, after a ruins card perhaps."""
    begin_thought(workspace)
    cards, table, own = workspace.cards, workspace.tables[1], workspace.seats[1]
    before = stars_of(own)
    take(own[ALONE], workspace.plans, plan)
    near = board_at(own[ALONE].spaces, 0) | board_at(own[ALONE].extra, 0)
    if not comes_next(workspace, card, ruins):
        coming = 0.0 if table.over else worth_now(cards, table, own, ALONE, workspace.scratch)
        return stars_of(own) - before + coming
    gained = stars_of(own) - before
    rank_replies(workspace, 0, card, ruins, near)
    return float(gained + workspace.scratch.best_worths[0])


def roll_out(workspace: Workspace, plan: int, chance: Words, dealt: np.uint64, turns: int) -> float:
    """The stars that come after a plan when the rest is dealt anew, the same for the same lots, and played.

    After so many turns the rest is left to the value of the sheet.
    """
    begin_thought(workspace)
    cards, table, own = workspace.cards, workspace.tables[1], workspace.seats[1]
    before, free = stars_of(own), empty_of(own[ALONE])
    season = next_season(cards, table)
    chance[0] = dealt
    redeal(cards, table, chance)
    take(own[ALONE], workspace.plans, plan)
    answer_all(cards, table, own)
    while table.over == 0:
        when = table.season - season
        is_known = table.task == DRAW and 0 <= when < SEASONS
        if is_known and workspace.replies.number[when, table.ruins, table.card] > 0:
            rank_replies(workspace, when, table.card, table.ruins, free & ~empty_of(own[ALONE]))
        else:
            workspace.scratch.best_most = 1
            rank(cards, table, own, ALONE, workspace.offer, workspace.scratch)
        if table.task == DRAW and not is_hostile(cards, table):
            turns -= 1
            if turns == 0:
                return float(stars_of(own) - before + workspace.scratch.best_worths[0])
        take(own[ALONE], workspace.scratch, 0)
        answer_all(cards, table, own)
    return float(stars_of(own) - before)

"""Answers given action by action: a drawing with a skill takes two or three of them.

First comes the question itself, whose actions are those of `actions`, and beside them one action for each skill that
could be used. Whoever chooses a skill is asked for the drawing, and then for what the skill adds to it. A skill is
offered only where a drawing with it can be finished, and a drawing only where the skill can add something to it.
"""

from typing import Annotated, Protocol

import numpy as np

from cartographers.board.grid import NONE, SPACES, count, lowest
from cartographers.native.compiler.int128 import Words, board_at, put_board
from cartographers.native.engine.actions import (
    ACTIONS,
    PLANES,
    clear_planes,
    is_legal,
    layer_of,
    offer_planes,
    put_offer,
    spaces_of,
    take_action,
)
from cartographers.native.engine.flow import NO_SKILL, Seats
from cartographers.native.engine.rows import DRAW, OfferRow, SeatRow, TableRow, row
from cartographers.native.engine.scratch import ScratchRow
from cartographers.native.engine.skills import STEALTH, has_part, is_replacing, is_usable, offer_extra, offer_with
from cartographers.native.engine.tables import MOST_PARTS, SKILL_NAMES, SetupRow

PASS = ACTIONS
"""The action of a seat that is not asked."""
FIRST_SKILL = PASS + 1
FIRST_PART = FIRST_SKILL + len(SKILL_NAMES)
"""What stealth leaves of a shape: terrain by terrain, part by part."""
PART_TERRAINS = 2
STEPS = FIRST_SKILL
"""How many actions there are without skills."""
STEPS_WITH_SKILLS = FIRST_PART + PART_TERRAINS * MOST_PARTS

NOTHING_ASKED, ANSWER_ASKED, DRAWING_ASKED, EXTRA_ASKED = range(4)
"""How far an answer is: nothing is asked (any more), the question, a drawing with a skill, what the skill adds."""


class StepRow(Protocol):
    """What a seat is asked now, and what it may do."""

    stage: int
    skill: int  # chosen for the drawing, or none
    skills: int  # those that may be chosen, a bit each
    has_parts: int  # whether parts of shapes may be drawn
    planes: Annotated[Words, 2 * PLANES]
    parts: Annotated[Words, (MOST_PARTS + 63) // 64]  # by number, a bit each


STEP = row(StepRow)
_BIT = np.uint64(1)


def ask_action(
    cards: SetupRow,
    table: TableRow,
    seats: Seats,
    number: int,
    step: StepRow,
    offer: OfferRow,
    other: OfferRow,
    scratch: ScratchRow,
) -> None:
    """Writes what a seat may do now, where no skills are in play."""
    if step.stage == NOTHING_ASKED:
        clear_planes(step.planes)
    else:
        offer_planes(cards, table, seats, number, offer, step.planes)


def accept(
    cards: SetupRow, table: TableRow, seats: Seats, number: int, step: StepRow, offer: OfferRow, action: int
) -> None:
    """Takes an action that is offered, where no skills are in play."""
    take_action(cards, table, seats[number], offer, action)
    step.stage = NOTHING_ASKED


def ask_action_with_skills(
    cards: SetupRow,
    table: TableRow,
    seats: Seats,
    number: int,
    step: StepRow,
    offer: OfferRow,
    other: OfferRow,
    scratch: ScratchRow,
) -> None:
    """Writes what a seat may do now."""
    seat = seats[number]
    step.skills = 0
    step.has_parts = 0
    if step.stage == ANSWER_ASKED and table.task == DRAW:
        for place in range(len(table.skills)):
            skill = table.skills[place]
            if is_usable(cards, table, seat, skill) and offer_drawings(
                cards, table, seats, number, skill, step, offer, other, scratch, True
            ):
                step.skills |= 1 << skill
        step.has_parts = 0
    if step.stage == DRAWING_ASKED:
        offer_drawings(cards, table, seats, number, step.skill, step, offer, other, scratch, False)
    elif step.stage == EXTRA_ASKED:
        clear_planes(step.planes)
        offer_extra(cards, table, seat, step.skill, offer, scratch)
        put_offer(cards, offer, step.planes)
    else:
        ask_action(cards, table, seats, number, step, offer, other, scratch)


def offer_drawings(
    cards: SetupRow,
    table: TableRow,
    seats: Seats,
    number: int,
    skill: int,
    step: StepRow,
    offer: OfferRow,
    other: OfferRow,
    scratch: ScratchRow,
    one_is_enough: bool,
) -> bool:
    """Writes the drawings that a skill allows and that can be finished, or one of them; whether there is any."""
    clear_planes(step.planes)
    offer_with(cards, table, seats, number, skill, offer)
    put_offer(cards, offer, step.planes)
    if skill == STEALTH:
        offer_parts(cards, table, seats[number], step)
        return offer.number > 0 or step.has_parts == 1
    if is_replacing(skill):
        return offer.number > 0
    return keep_finished(cards, table, seats[number], skill, step, offer, other, scratch, one_is_enough)


def offer_parts(cards: SetupRow, table: TableRow, seat: SeatRow, step: StepRow) -> None:
    """Writes the parts of shapes over the edge that stealth lets a seat draw."""
    for word in range(len(step.parts)):
        step.parts[word] = 0
    first = cards.part_from[table.card]
    for part in range(cards.part_to[table.card] - first):
        if has_part(cards, table, seat, first + part):
            step.has_parts = 1
            put_bit(step.parts, part)


def put_bit(words: Words, place: int) -> None:
    words[place // 64] |= _BIT << np.uint64(place % 64)


def has_bit(words: Words, place: int) -> bool:
    return bool((words[place // 64] >> np.uint64(place % 64)) & _BIT)


def keep_finished(
    cards: SetupRow,
    table: TableRow,
    seat: SeatRow,
    skill: int,
    step: StepRow,
    offer: OfferRow,
    other: OfferRow,
    scratch: ScratchRow,
    one_is_enough: bool,
) -> bool:
    """Keeps of the drawings in the planes those to which a skill can add something; whether there are any."""
    found = False
    for plane in range(PLANES):
        places = board_at(step.planes, plane)
        kept = NONE
        while places != NONE:
            anchor = lowest(places)
            places = places ^ anchor
            take_action(cards, table, seat, offer, plane * SPACES + count(~-anchor))
            offer_extra(cards, table, seat, skill, other, scratch)
            if other.number > 0:
                kept = kept | anchor
                found = True
                if one_is_enough:
                    return True
        put_board(step.planes, plane, kept)
    return found


def accept_with_skills(
    cards: SetupRow, table: TableRow, seats: Seats, number: int, step: StepRow, offer: OfferRow, action: int
) -> None:
    """Takes an action that is offered: the answer is then given, or its next step is asked for."""
    seat = seats[number]
    if step.stage == EXTRA_ASKED:
        seat.extra_layer = layer_of(offer, action // SPACES)
        put_board(seat.extra, 0, spaces_of(cards, offer, action // SPACES, action % SPACES))
        step.stage = NOTHING_ASKED
        return
    if action >= FIRST_SKILL and action < FIRST_PART:
        step.skill = action - FIRST_SKILL
        step.stage = DRAWING_ASKED
        return
    if action >= FIRST_PART:
        terrain, part = (action - FIRST_PART) // MOST_PARTS, (action - FIRST_PART) % MOST_PARTS
        seat.layer = offer.terrains[terrain]
        put_board(seat.marks, 0, NONE)
        put_board(seat.spaces, 0, board_at(cards.parts, cards.part_from[table.card] + part))
    else:
        take_action(cards, table, seat, offer, action)
    seat.skill = step.skill
    put_board(seat.extra, 0, NONE)
    step.stage = NOTHING_ASKED if step.skill == NO_SKILL or is_replacing(step.skill) else EXTRA_ASKED


def is_offered(step: StepRow, offer: OfferRow, action: int) -> bool:
    """Whether a seat may do something now."""
    if step.stage == NOTHING_ASKED:
        return action == PASS
    if action < FIRST_SKILL:
        return is_legal(step.planes, action)
    if action < FIRST_PART:
        return (step.skills >> (action - FIRST_SKILL)) & 1 != 0
    terrain, part = (action - FIRST_PART) // MOST_PARTS, (action - FIRST_PART) % MOST_PARTS
    return step.has_parts == 1 and terrain < offer.terrain_number and has_bit(step.parts, part)

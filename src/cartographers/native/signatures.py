"""For which arguments entries are compiled: exactly those with which Python calls them. A test holds that."""

from functools import cache
from typing import Any

import numpy as np
from numba import typeof

from cartographers.native.compiler.int128 import words
from cartographers.native.engine.rows import OFFER, SEAT, TABLE
from cartographers.native.engine.scratch import SCRATCH
from cartographers.native.engine.tables import SETUP
from cartographers.native.parallel.sharing import bell_for, shares_of
from cartographers.native.search.halving import empty_workspace
from cartographers.native.steps.stages import STEP


def names_of(entry: str, choice: str = "") -> dict[str, str]:
    """What stands for what in an entry that is made by choice."""
    if choice == "with_skills":
        return {"ask_next": "ask_action_with_skills", "accept_next": "accept_with_skills"}
    return {"choose": choice} if choice else {}


@cache
def _samples() -> dict[str, tuple[Any, ...]]:
    cards, scratch, offer = np.zeros(1, SETUP)[0], np.zeros(1, SCRATCH)[0], np.zeros(1, OFFER)[0]
    tables, seats = np.zeros(1, TABLE), np.zeros((1, 1), SEAT)
    table, own, workspace = tables[0], seats[0, 0], empty_workspace(cards)
    lots, numbers, flags = np.zeros(1, np.uint64), np.zeros(1, np.int64), np.zeros(1, np.bool_)
    steps, offers, actions = np.zeros((1, 1), STEP), np.zeros((1, 1), OFFER), np.zeros((1, 1), np.int64)
    rows = tables, seats, steps, offers
    octets, shorts = np.zeros((1, 1, 1), np.uint8), np.zeros((1, 1, 1), np.int16)
    part = shares_of(1, 1), 1, bell_for(1, 1)
    small, worths, boards = np.zeros(1, np.int8), np.zeros(1), words([0])
    return {
        "find_plans": (workspace, 1, lots),
        "look_deeper": (workspace, 1),
        "roll_out": (workspace, 1, lots, np.uint64(1), 1),
        "find_replies_to": (workspace, 1),
        "find_later_replies_to": (workspace, 1),
        "best_in": (workspace, 1),
        "best_after": (workspace, lots, worths),
        "judge_each": (cards, table, seats[0], 1, small, boards, boards, scratch, worths),
        "choose_each": (cards, tables, seats, offer, scratch),
        "take_apart": (cards, table, own, own, scratch, worths),
        "worth_after": (cards, table, own, own, scratch),
        "worth_now": (cards, table, seats[0], 1, scratch),
        "add_answer": (own, scratch, 1.0),
        "take": (own, scratch, 1),
        "after_each": (1, boards, 1),
        "play_games": (
            *(cards, table, seats[0], offer, scratch, lots, np.uint64(1), 1),
            *(np.zeros((1, 4), np.int8), np.zeros((1, 1, 4, 4), np.int32)),
        ),
        "go_on_some": (
            *(*part, cards.reshape(1), *rows, offer.reshape(1), scratch.reshape(1), lots, lots, numbers),
            *(small, actions, np.zeros((1, 1), np.int32), flags, np.zeros(1, np.int32), np.zeros((2, 1, 1), np.int64)),
            *(flags, octets, shorts, np.zeros((1, 1, 1, 2), np.int16), octets),
        ),
        "sample_actions": (*part, steps, offers, lots.reshape(1, 1, 1), actions),
        "first_wrong": (steps, offers, actions, flags, True),
    }


def arguments_of(entry: str) -> tuple[Any, ...]:
    """The types of the arguments of an entry."""
    return tuple(typeof(sample) for sample in _samples()[entry])

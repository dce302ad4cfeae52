"""The pieces of machine code that somebody may wait for, by name. Knows nothing of numba.

A piece is what is compiled by itself and kept on disk: a `unit` or an `entry` (see machine), the kernel of a scoring
card, the kernel of the features of sheets for it.
"""

from collections.abc import Iterable

from cartographers.cards.printed import SCORING
from cartographers.game.options import Options, possible_edicts
from cartographers.native.compiler.cache import made_pieces

Pieces = tuple[str, ...]

FLOW: Pieces = ("unit follow_apart", "unit change", "unit draw_apart", "unit ravage_apart")
VALUE: Pieces = ("unit rank_apart", "unit value_all", "unit change_for_now", "unit look_ahead", "unit foresee_walks")
THOUGHTS: Pieces = (
    "entry find_plans",
    "entry look_deeper",
    "entry roll_out",
    "entry judge_each",
    "entry choose_each choose_by_value_with_skills",
    "entry find_replies_to",
    "entry find_later_replies_to",
    "entry take_apart",
    "entry worth_after",
    "entry worth_now",
    "entry add_answer",
    "entry take",
)
LUCK: Pieces = ("entry best_in", "entry best_after")
"""What could be expected of the next cards."""
COUNTED: Pieces = ("entry after_each",)
"""The stars after each of many placements."""
SEASONS_END: Pieces = ("kernel monsters", "kernel mountains")

COSTS = {
    "unit rank_apart": 5.0,
    "unit follow_apart": 2.5,
    "unit value_all": 2.0,
    "unit look_ahead": 1.5,
    "unit change": 0.6,
    "unit draw_apart": 0.4,
    "unit ravage_apart": 0.2,
    "unit change_for_now": 0.3,
    "unit foresee_walks": 0.3,
    "entry find_plans": 7.0,
    "entry look_deeper": 5.0,
    "entry roll_out": 3.0,
    "entry choose_each choose_by_value_with_skills": 3.0,
    "entry find_replies_to": 1.5,
    "entry find_later_replies_to": 1.0,
    "entry best_after": 1.5,
    "entry play_games choose_uniformly": 4.0,
    "entry play_games choose_greedily": 4.0,
    "entry play_games choose_by_value": 3.0,
    "entry go_on_some": 7.0,
    "entry go_on_some with_skills": 10.0,
}
"""About how many seconds of a core a piece takes, where that is not the usual."""
USUAL_COSTS = {"unit": 1.0, "entry": 0.6, "kernel": 0.2, "features": 0.5}


def cost_of(pieces: Iterable[str]) -> float:
    """About how many seconds of a core some pieces take."""
    return sum(COSTS.get(piece, USUAL_COSTS[piece.partition(" ")[0]]) for piece in pieces)


def missing(pieces: Iterable[str]) -> Pieces:
    """Those that are not on the shelf, what takes longest first: nobody shall wait for it alone at last."""
    made = made_pieces()
    left = [piece for piece in pieces if piece not in made]
    return tuple(sorted(left, key=lambda piece: -cost_of([piece])))


def for_bots(edicts: Iterable[str] = tuple(SCORING)) -> Pieces:
    """What planner, master and hints need where some edicts lie on the table, or any."""
    cards = tuple(piece for card in edicts for piece in (f"kernel {card}", f"features {card}"))
    return (*VALUE, *FLOW, *THOUGHTS, *COUNTED, *SEASONS_END, *cards)


def for_luck(options: Options) -> Pieces:
    """What it takes to tell how lucky a game was."""
    cards = tuple(piece for card in possible_edicts(options) for piece in (f"kernel {card}", f"features {card}"))
    return (*VALUE, *FLOW, *LUCK, *SEASONS_END, *cards)


def for_gains(options: Options) -> Pieces:
    """What the greedy bot needs to count by machine code."""
    return (*COUNTED, "unit draw_apart", *SEASONS_END, *(f"kernel {card}" for card in possible_edicts(options)))


def for_batch(options: Options, chooser: str) -> Pieces:
    """What whole games of a batch need."""
    cards = possible_edicts(options)
    by_value = chooser.startswith("choose_by_value")
    feature_kernels = tuple(f"features {card}" for card in cards) if by_value else ()
    kernels = tuple(f"kernel {card}" for card in cards)
    return (
        f"entry play_games {chooser}",
        *(VALUE if by_value else ()),
        *FLOW,
        *SEASONS_END,
        *kernels,
        *feature_kernels,
    )


def for_steps(options: Options) -> Pieces:
    """What environments need before edicts are dealt."""
    skilled = " with_skills" if options.skills else ""
    steps = (f"entry go_on_some{skilled}", "entry sample_actions", "entry first_wrong")
    return (*steps, *FLOW, *SEASONS_END)

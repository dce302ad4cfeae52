"""Everything that runs as machine code, in one namespace; each function is compiled when it is first called.

Some functions are compiled apart and called by name, not taken into their callers: what many call, and what is large.
"""

from collections.abc import Callable
from functools import cache
from types import FunctionType
from typing import Any, ParamSpec, TypeVar, cast

from llvmlite import binding
from numba import from_dtype, types

from cartographers.native.batch import loops
from cartographers.native.compiler import kernels, packing, sheet_view
from cartographers.native.compiler.int128 import WIDE
from cartographers.native.compiler.jit import MODULES, Namespace, address, compiled, inner, namespace
from cartographers.native.engine import actions, deal, flow, offers, rng, skills
from cartographers.native.engine.rows import OFFER, SEAT, TABLE
from cartographers.native.engine.scratch import OUTLOOK, SCRATCH
from cartographers.native.engine.tables import SETUP
from cartographers.native.parallel import sharing
from cartographers.native.policies import greedy, planner, planner_skills, uniform
from cartographers.native.search import beam_lines, lookahead, redealing
from cartographers.native.steps import loop, observation, stages
from cartographers.native.training import sampling
from cartographers.native.value import attribution, model, outlook
from cartographers.scoring import SCORERS
from cartographers.value.features import common, every, forest, spatial, village, water_farm

P = ParamSpec("P")
R = TypeVar("R")

_SEAT, _TABLE, _SETUP = from_dtype(SEAT), from_dtype(TABLE), from_dtype(SETUP)
_OFFER, _SCRATCH, _OUTLOOK = from_dtype(OFFER), from_dtype(SCRATCH), from_dtype(OUTLOOK)
_WORDS = types.CPointer(types.uint64)
_NUMBER = types.int64
_UNITS = {
    "draw_apart": types.void(_WORDS, _NUMBER, WIDE),
    "ravage_apart": types.void(_WORDS, WIDE, WIDE),
    "change": types.void(_SEAT, _NUMBER, WIDE, _NUMBER, WIDE, _NUMBER, WIDE, _NUMBER),
    "change_for_now": types.void(_SETUP, _TABLE, _SEAT, _NUMBER, WIDE, WIDE, _NUMBER, _SCRATCH),
    "look_ahead": types.void(_SETUP, _TABLE, _OUTLOOK),
    "foresee_walks": types.void(_SETUP, _OUTLOOK, WIDE),
    "follow_apart": types.void(_SETUP, _TABLE, types.CPointer(_SEAT), _NUMBER),
    "value_all": types.void(_SETUP, _TABLE, _SCRATCH, _NUMBER, _NUMBER),
    "rank_apart": types.void(_SETUP, _TABLE, types.CPointer(_SEAT), _NUMBER, _NUMBER, _OFFER, _SCRATCH),
}
"""What is compiled apart, each after what it calls."""

_ENGINE = (sheet_view, kernels, rng, deal, flow, offers, skills, packing, actions)
_VALUE = (common, every, forest, village, water_farm, spatial, outlook, model, attribution)
_POLICIES = (uniform, greedy, planner, planner_skills)
_LOOPS = (beam_lines, stages, observation, loops, sharing, loop, sampling, lookahead, redealing)
MACHINE = namespace(*MODULES, *_ENGINE, *_VALUE, *_POLICIES, *_LOOPS)
_APART = {name: MACHINE[name].py_func for name in _UNITS}
for _name, _signature in _UNITS.items():
    # As callers see it: a pointer is a number to them.
    _kinds = [types.uintp if isinstance(kind, types.CPointer) else kind for kind in _signature.args]
    MACHINE[_name] = types.ExternalFunction(f"cartographers_{_name}", types.void(*_kinds))


UNITS = tuple(_UNITS)


@cache
def unit(name: str) -> int:
    """The address of something that is compiled apart."""
    return address(_APART[name], MACHINE, name, _UNITS[name])


def name_address(unit: str, address: int) -> None:
    """Makes a unit known under its name to all that is compiled or loaded from now on."""
    binding.add_symbol(f"cartographers_{unit}", address)


def named_by(function: FunctionType, names: Namespace) -> set[str]:
    """All that a function names, and what that names in turn: more than it calls, never less."""
    found: set[str] = set()
    waiting = [function]
    while waiting:
        for name in set(waiting.pop().__code__.co_names) - found:
            found.add(name)
            called = _APART.get(name) or getattr(names.get(name), "py_func", None)
            if called:
                waiting.append(called)
    return found


def entry(function: Callable[P, R], **names: Callable[..., Any]) -> Callable[P, R]:
    """The machine code of a function for Python to call; `names` in its module may stand for other functions there."""
    return entry_named(function.__name__, tuple((name, other.__name__) for name, other in names.items()))  # type: ignore[no-any-return]


def is_compiled(entry: Callable[..., Any]) -> bool:
    """Whether an entry was called before; who calls it first compiles it."""
    return bool(cast(Any, entry).overloads)


@cache
def entry_named(name: str, names: tuple[tuple[str, str], ...]) -> Any:
    """The same by names, as pieces have them."""
    chosen = dict(names)
    named = named_by(MACHINE[name].py_func, {**MACHINE, **{name: MACHINE[other] for name, other in chosen.items()}})
    for apart in UNITS:
        if apart in named:
            name_address(apart, unit(apart))
    return to_call(name, **chosen)


def to_call(name: str, **names: str) -> Any:
    """An entry by name, before anything that it calls by name is there."""
    own = {**MACHINE, **{name: MACHINE[other] for name, other in names.items()}}
    choice = "_".join(("", *names.values()))
    for beside, made in MACHINE.items() if names else ():
        if getattr(made, "py_func", None) and made.py_func.__module__ == MACHINE[name].py_func.__module__:
            # Under a name of its own: of two symbols with one name, a process would use the first for both.
            own[beside] = inner(made.py_func, own, beside + choice)
    return compiled(MACHINE[name].py_func, own, name + choice)


@cache
def kernel_of(card: str) -> int:
    """The address of the kernel of a scoring card, of `monsters` or of `mountains`."""
    scorer = SCORERS[card].__name__ if card in SCORERS else card
    names = {**MACHINE, "score": MACHINE[scorer]}
    return address(kernels.kernel, names, f"kernel_{card}", kernels.SIGNATURE)


@cache
def feature_kernel_of(card: str) -> int:
    """The address of the kernel that writes the features of sheets for a scoring card."""
    names = {**MACHINE, "score": MACHINE[SCORERS[card].__name__]}
    function = common.FEATURE_FUNCTIONS.get(card)
    names["write_features"] = (
        inner(model.stars_alone, names, f"stars_alone_{card}") if function is None else MACHINE[function.__name__]
    )
    return address(model.feature_kernel, names, f"features_{card}", model.FEATURE_SIGNATURE)

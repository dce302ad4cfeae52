"""The rules as machine code: the functions of board and scoring over wide numbers, in one flat namespace.

A function is compiled when it is first called, and kept on disk for the next run.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import import_module
from inspect import get_annotations
from types import FunctionType, ModuleType
from typing import Any

from numba import cfunc, config, njit
from numba.core import event
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler

from cartographers.board.grid import Board
from cartographers.native.compiler.cache import shelf
from cartographers.native.compiler.int128 import TAUGHT, wide
from cartographers.native.compiler.notice import Notice

Namespace = dict[str, Any]

MODULES = tuple(
    import_module(f"cartographers.{name}")
    for name in (
        "board.grid",
        "board.sheet",
        "board.shapes",
        "board.walk",
        "board.powers",
        "scoring.forest",
        "scoring.village",
        "scoring.water_farm",
        "scoring.spatial",
        "scoring.monsters",
        "scoring.mountains",
    )
)

_SETTINGS: Namespace = vars(config)


class _Listener(Notice, event.Listener):  # type: ignore[misc]
    """Hears when numba compiles."""


event.register("numba:compile", _Listener())


_SHELF = str(shelf() or "")


def _twin(function: Callable[..., object], names: Namespace, name: str) -> FunctionType:
    """The same function under a name of its own, with its global names looked up in `names`."""
    assert isinstance(function, FunctionType)
    twin = FunctionType(function.__code__, names, name)
    twin.__qualname__ = name  # the name that numba tells files apart by
    twin.__module__ = function.__module__
    return twin


@contextmanager
def _on_the_shelf() -> Iterator[None]:
    elsewhere, _SETTINGS["CACHE_DIR"] = _SETTINGS["CACHE_DIR"], _SHELF
    try:
        yield
    finally:
        _SETTINGS["CACHE_DIR"] = elsewhere


def compiled(function: Callable[..., object], names: Namespace, name: str) -> Any:
    """The machine code of `function` for Python to call, with its global names looked up in `names`; kept on disk."""
    twin = _twin(function, names, name)
    with _on_the_shelf():
        return njit(twin, nogil=True, cache=bool(_SHELF))


class _TakenIn(JITCodeLibrary):  # type: ignore[misc]
    """Code that is only ever taken into other code: it is optimized there, with what calls it, and nowhere else."""

    @property
    def codegen(self) -> Any:
        return self

    def set_env(self, _name: str, _environment: object) -> None:
        """Nothing of it is run by itself."""

    def get_pointer_to_function(self, _name: str) -> int:
        self._ensure_finalized()
        return 0  # nowhere

    def _optimize_final_module(self) -> None:
        pass

    def _finalize_final_module(self) -> None:
        self._finalize_dynamic_globals()
        self._finalized = True


class _TakingIn(Compiler):  # type: ignore[misc]
    def __init__(self, typing: Any, target: Any, library: Any, *rest: Any) -> None:
        super().__init__(typing, target, library or _TakenIn(target.codegen(), "taken in"), *rest)


def inner(function: Callable[..., object], names: Namespace, name: str) -> Any:
    """The code of `function` for other machine code, which takes it in when it is compiled."""
    twin = _twin(function, names, name)
    return njit(twin, nogil=True, no_cpython_wrapper=True, no_cfunc_wrapper=True, pipeline_class=_TakingIn)


def address(function: Callable[..., object], names: Namespace, name: str, signature: Any) -> int:
    """Where the machine code of `function` lies, compiled apart for arguments of one `signature`; kept on disk."""
    with _on_the_shelf():
        code = cfunc(signature, nopython=True, cache=bool(_SHELF))(_twin(function, names, name))
    _KEPT.append(code)
    return int(code.address)


_KEPT: list[object] = []
"""Machine code that is only known by its address must not be thrown away."""


def namespace(*modules: ModuleType, made: Callable[..., Any] = inner) -> Namespace:
    """The names of all `modules`, boards as wide numbers and functions as machine code; no two things share a name."""
    rules: Namespace = {}
    originals: Namespace = {}
    own = {module.__name__ for module in modules}
    for module in modules:
        annotations = get_annotations(module)
        for name, value in vars(module).items():
            if name.startswith("__"):
                continue
            assert originals.setdefault(name, value) is value, name
            if name in rules:
                continue
            if isinstance(value, FunctionType) and value.__module__ in own and value not in TAUGHT:
                rules[name] = made(value, rules, name)
            elif annotations.get(name) == Board:
                rules[name] = wide(value)
            elif annotations.get(name) == tuple[Board, ...]:
                rules[name] = tuple(map(wide, value))
            else:
                rules[name] = value
    return rules

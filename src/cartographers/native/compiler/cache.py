"""Where machine code is kept on disk. Knows nothing of numba, so that anybody may look what is there."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from hashlib import sha256
from pathlib import Path

from cartographers import board, cards, game, native, scoring, value
from cartographers.cards.printed import CONTENT
from cartographers.system.lock import locked


def shelf() -> Path | None:
    """A folder for the machine code of exactly these sources, or nothing where it cannot be written.

    Numba itself minds its version, Python's and the file of a function, but not the files of what the function calls.
    """
    try:
        user_cache = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
        place = Path(os.environ.get("NUMBA_CACHE_DIR") or Path(user_cache, "cartographers"), sources()[:16])
        place.mkdir(parents=True, exist_ok=True)
        if not (place / "sources").exists():
            (place / "sources").write_text(sources())
    except (OSError, RuntimeError):  # RuntimeError: no home
        return None
    return place


@cache
def sources() -> str:
    """What all that may be compiled is made from."""
    found = sha256()
    for room in (board, cards, game, scoring, value, native):
        for file in sorted(Path(room.__path__[0]).rglob("*.py")):
            found.update(file.read_bytes())
    found.update(CONTENT.encode())
    return found.hexdigest()


def made_pieces() -> set[str]:
    """The pieces of machine code that lie on the shelf."""
    place = shelf()
    found = place / MADE if place is not None else None
    if found is None or not found.is_dir():
        return set()
    return {mark.stem.replace("-", " ") for mark in found.glob(f"*{MARK}")}


def is_made(piece: str) -> bool:
    """Whether a piece lies there."""
    place = shelf()
    return place is not None and _mark(place, piece).exists()


@contextmanager
def making(piece: str) -> Iterator[bool]:
    """Whether a piece is ours to make: nobody else makes it now. If all went well, it lies on the shelf then.

    The system lets go of the file of a process that dies, so whatever it was making is anybody's again.
    """
    place = shelf()
    assert place is not None
    mark = _mark(place, piece)
    mark.parent.mkdir(exist_ok=True)
    with locked(mark.with_suffix(".lock")) as is_ours:
        yield is_ours
        if is_ours:
            mark.touch()


def _mark(place: Path, piece: str) -> Path:
    return place / MADE / (piece.replace(" ", "-") + MARK)


MADE, MARK = "made", ".made"

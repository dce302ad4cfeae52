"""Where machine code is kept on disk. Knows nothing of numba, so that anybody may look what is there."""

import os
from hashlib import sha256
from pathlib import Path

from cartographers import board, cards, game, native, scoring
from cartographers.cards.printed import CONTENT


def shelf() -> Path | None:
    """A folder for the machine code of exactly these sources, or nothing where it cannot be written.

    Numba itself minds its version, Python's and the file of a function, but not the files of what the function calls.
    """
    try:
        sources = sha256()
        for room in (board, cards, game, scoring, native):
            for file in sorted(Path(room.__path__[0]).glob("*.py")):
                sources.update(file.read_bytes())
        sources.update(CONTENT.encode())
        user_cache = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
        place = Path(os.environ.get("NUMBA_CACHE_DIR") or Path(user_cache, "cartographers"), sources.hexdigest()[:16])
        place.mkdir(parents=True, exist_ok=True)
        (place / "sources").write_text(sources.hexdigest())
    except (OSError, RuntimeError):  # RuntimeError: no home
        return None
    return place

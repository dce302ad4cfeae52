"""Makes machine code before somebody waits for it: `python -m cartographers.bots.warming`.

All that bots, batches and environments need, by all cores; the table's server has only its bots made ready.
"""

import sys
from collections.abc import Iterable

from cartographers.cards.printed import SCORING
from cartographers.game.presets import PRESETS
from cartographers.native import available
from cartographers.native.aot.build import Progress, progress_of
from cartographers.native.aot.pieces import Pieces, for_batch, for_bots, for_steps, missing
from cartographers.native.aot.prepare import prepare
from cartographers.native.compiler.cache import shelf

CHOOSERS = ("choose_uniformly", "choose_greedily", "choose_by_value")


def is_warm(edicts: Iterable[str] = tuple(SCORING)) -> bool:
    """Whether the strong bots can play at once where some edicts lie on the table, or never will."""
    return not available() or shelf() is None or not missing(for_bots(edicts))


def warmth() -> Progress:
    """How far the strong bots are."""
    return progress_of(for_bots())


def everything() -> Pieces:
    """All pieces that have a name."""
    options = PRESETS["everything"]
    batches = [piece for chooser in CHOOSERS for piece in for_batch(options, chooser)]
    return tuple(dict.fromkeys((*for_bots(), *batches, *for_steps(PRESETS["polish_base"]))))


if __name__ == "__main__" and available() and shelf() is not None:
    if missing(everything()):
        prepare(everything())
    sys.exit(1 if missing(everything()) else 0)

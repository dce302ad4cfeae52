"""Weights of one's own for planner and master, as `cartographers train` writes them."""

import zlib
from functools import cache
from pathlib import Path
from zipfile import BadZipFile


class BadWeights(ValueError):  # noqa: N818
    """A file that holds no weights which this version can use."""


@cache
def use_weights(file: Path) -> None:
    """Has planner and master of this process play by the weights of a file; to be called before they first think."""
    from cartographers.value.weights import use

    packed = file.read_bytes()
    try:
        use(packed)
    except (ValueError, KeyError, EOFError, BadZipFile, zlib.error, OSError) as error:
        raise BadWeights(str(file)) from error

"""Board and scoring as machine code. Only the modules in here import numba, which may be missing."""

from importlib.util import find_spec


def available() -> bool:
    """Whether this package can be used: numba is installed."""
    return find_spec("numba") is not None

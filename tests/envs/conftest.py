"""Games by lots that are the same every time."""

from itertools import count

import pytest
from gymnasium.utils import seeding


@pytest.fixture(autouse=True)
def lots_of_those_who_name_no_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Spaces that nobody seeds have the seeds 0, 1, 2 … of their test: what it finds by lot, it finds in every run."""
    seeds, seeded = count(), seeding.np_random
    monkeypatch.setattr(seeding, "np_random", lambda seed=None: seeded(next(seeds) if seed is None else seed))

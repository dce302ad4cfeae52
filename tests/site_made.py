"""The folder that `make site` makes, for tests."""

import runpy
from collections.abc import Callable
from pathlib import Path

_made = runpy.run_path(str(Path(__file__).parent.parent / "web" / "site.py"))
make: Callable[[Path], None] = _made["make"]

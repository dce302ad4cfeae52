"""Turns by name: whoever asks for a lot at once begins one thing in each round of the loop, and so does everybody."""

import asyncio
from collections import deque
from collections.abc import Callable


class Turns:
    """Between two beginnings of one name the loop serves everybody else."""

    def __init__(self) -> None:
        self._lines: dict[str, deque[Callable[[], object]]] = {}  # of names that had a turn in this round

    def take(self, name: str, begin: Callable[[], object]) -> None:
        """Begins at once, or in a later round after those of the same name that came before."""
        line = self._lines.get(name)
        if line is not None:
            line.append(begin)
            return
        self._lines[name] = deque([begin])
        self._next(name)

    def _next(self, name: str) -> None:
        line = self._lines[name]
        if not line:
            del self._lines[name]
            return
        asyncio.get_running_loop().call_soon(self._next, name)
        line.popleft()()

"""Those who attack: where they come from, and what they are told."""

from collections import Counter
from itertools import count

import httpx


class Heard:
    """All that strangers were told, where somebody wants to know."""

    def __init__(self, keeps_texts: bool = False) -> None:
        self.statuses: Counter[int] = Counter()
        self.texts: set[bytes] = set()
        self._keeps_texts = keeps_texts

    async def take(self, response: httpx.Response) -> None:
        self.statuses[response.status_code] += 1
        if self._keeps_texts:
            self.take_text(await response.aread())
            self.take_text(str(response.headers).encode())

    def take_text(self, text: str | bytes) -> None:
        if self._keeps_texts:
            self.texts.add(text.encode() if isinstance(text, str) else text)


_numbers = count(1)


def name() -> str:
    """Another one each time."""
    return f"stranger {next(_numbers)}"


def stranger(address: str, heard: Heard, local: str = "127.0.0.1", patience: float = 60.0) -> httpx.AsyncClient:
    """Somebody without a cookie, from an address of this machine."""
    transport = httpx.AsyncHTTPTransport(verify=False, local_address=local, limits=httpx.Limits(max_connections=16))
    hooks = {"response": [heard.take]}
    return httpx.AsyncClient(
        base_url=address, timeout=patience, trust_env=False, transport=transport, event_hooks=hooks
    )

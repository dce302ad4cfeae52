"""Whether the store can be written to: true, and in time, however the store fails and however often it is asked."""

import asyncio
import logging
import time

from cartographers.store.log import Store, Unavailable

log = logging.getLogger("cartographers.health")

PATIENCE = 3.0  # seconds after which a store that does not answer is not well
LASTS = 1.0  # seconds for which being well is believed: asking writes to the disk


class Health:
    """Asks the store for everybody who wants to know, one question at a time."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._asking: asyncio.Task[bool] | None = None
        self._until = 0.0  # when that it was well is too old to be believed

    async def is_well(self) -> bool:
        asking = self._asking
        if asking is None or (asking.done() and time.monotonic() >= self._until):
            asking = self._asking = asyncio.create_task(self._ask())
        # Not cancelled where it takes too long: a driver may take as long again to give up.
        await asyncio.wait([asking], timeout=PATIENCE)
        return asking.done() and not asking.cancelled() and asking.result()

    async def _ask(self) -> bool:
        try:
            await self._store.check()
        except Unavailable:
            log.warning("the store is not well")
            self._until = 0.0  # whoever asks next may find it well again
            return False
        self._until = time.monotonic() + LASTS
        return True

    def close(self) -> None:
        if self._asking is not None:
            self._asking.cancel()

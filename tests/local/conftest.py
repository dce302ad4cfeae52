"""What stands for a server in tests that were written for one."""

from collections.abc import AsyncIterator

import pytest

from cartographers.store.memory import Shared
from local.bridge import bridge
from serving import hosted


class Local:
    """Local tables, at an address."""

    def __init__(self, address: str) -> None:
        self.address = address


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
async def server() -> AsyncIterator[Local]:
    async with hosted(bridge(Shared())) as address:
        yield Local(address)

"""Pages that go from test to test: an address opens in one in a third of the time that a new one takes."""

import re
from collections import defaultdict
from collections.abc import Callable
from typing import Any

from playwright.sync_api import BrowserContext, ConsoleMessage, Error, Page

PATIENCE = 20_000
"""Milliseconds until something that is not shown fails a test; machines that test are busy."""
NOT_KEPT = "Service Worker registration blocked by Playwright"
WITHOUT_SCRIPT = "/healthz"


class Watched:
    """A page whose complaints are noted, but for those that are forgiven."""

    def __init__(self, context: BrowserContext) -> None:
        self.complaints: list[str] = []
        self.forgiven: re.Pattern[str] | None = None
        self.page = context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.page.on("console", self._heard)
        self.page.on("pageerror", self._broke)

    def _heard(self, message: ConsoleMessage) -> None:
        is_ours = message.text == NOT_KEPT
        is_forgiven = self.forgiven is not None and self.forgiven.search(message.text)
        if message.type in ("error", "warning") and not is_ours and not is_forgiven:
            self.complaints.append(f"{message.type}: {message.text} ({message.location})")

    def _broke(self, error: Error) -> None:
        self.complaints.append(f"uncaught: {error}")


class KeptPages:
    """Pages of one server that nobody uses now, by what their contexts were made with."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._free: dict[str, list[Watched]] = defaultdict(list)

    def lent(self, options: dict[str, Any], make: Callable[[], Watched]) -> Watched:
        """A page for somebody who was never here."""
        free = self._free[_key(options)]
        return free.pop() if free else make()

    def take_back(self, options: dict[str, Any], watched: Watched) -> None:
        """Leaves the page, and has its browser forget all but the files that it was made of."""
        try:
            self._leave(watched.page, options)
        except Error:  # it is closed, or on its way elsewhere: nobody takes it over
            watched.page.context.close()
        else:
            self._free[_key(options)].append(watched)

    def _leave(self, page: Page, options: dict[str, Any]) -> None:
        context = page.context
        for other in context.pages:
            if other is not page:
                other.close()
        page.unroute_all(behavior="ignoreErrors")  # of what is still on its way, or the next test would fail by it
        context.unroute_all(behavior="ignoreErrors")
        context.set_offline(False)
        context.clear_permissions()
        context.grant_permissions(options.get("permissions", []))
        scheme, motion = options.get("color_scheme", "null"), options["reduced_motion"]
        page.emulate_media(media="null", color_scheme=scheme, reduced_motion=motion)
        page.goto(f"{self._address}{WITHOUT_SCRIPT}")
        page.evaluate("sessionStorage.clear()")
        context.clear_cookies()
        session = context.new_cdp_session(page)
        session.send("Storage.clearDataForOrigin", {"origin": self._address, "storageTypes": "all"})
        session.send("Page.resetNavigationHistory")
        session.detach()


def _key(options: dict[str, Any]) -> str:
    return repr(sorted(options.items()))

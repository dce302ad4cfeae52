"""One page on several screens: wide ones with a mouse, small ones with fingers."""

from collections.abc import Iterable, Iterator

from playwright.sync_api import Page

from browser.scenes import resize

SMALL = 900
"""Screens that are less wide are touched."""


def on_screens(page: Page, sizes: Iterable[tuple[int, int]]) -> Iterator[tuple[int, int]]:
    """Gives an open page one size after the other, which is much sooner than to open it in each."""
    session = page.context.new_cdp_session(page)
    for size in sizes:
        session.send("Emulation.setTouchEmulationEnabled", {"enabled": size[0] < SMALL})
        resize(page, size)
        yield size
    session.detach()

"""What a person cannot see or reach: text that is cut, covered or broken inside a word, controls behind others."""

from pathlib import Path

from playwright.sync_api import Page

FAULTS = Path(__file__).with_name("faults.js").read_text(encoding="utf-8")


def faults(page: Page) -> list[str]:
    """What is cut, covered, outside of the screen or broken inside a word, with the size of the screen."""
    screen = page.viewport_size
    assert screen
    return [f"{screen['width']}×{screen['height']}: {fault}" for fault in page.evaluate(FAULTS)]

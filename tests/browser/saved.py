"""A PDF file that the page gives to whoever presses a button."""

import re
from pathlib import Path

from playwright.sync_api import Page

from printing.opened import Opened, opened


def saved(page: Page, button: str) -> list[Opened]:
    """The pages of the file that a button saves, by a word of its name."""
    with page.expect_download() as found:
        page.get_by_role("button", name=re.compile(button, re.IGNORECASE)).click()
    assert found.value.suggested_filename.endswith(".pdf")
    return opened(Path(found.value.path()).read_bytes())

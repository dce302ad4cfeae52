"""Somebody at the table: uses the page by what it shows and says, in English."""

import re

from playwright.sync_api import Locator, Page, expect


class Player:
    """Plays in a page that shows a match."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def button(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("button", name=name)

    @property
    def map(self) -> Locator:
        return self.page.get_by_role("grid")

    def space(self, name: str) -> Locator:
        """A space of the map that is shown, by its name: `B4`."""
        return self.map.get_by_role("gridcell", name=re.compile(rf"^{name}\b"))

    def ground(self, name: str) -> str:
        """What the map says of a space."""
        said = self.space(name).get_attribute("aria-label") or ""
        return said.partition(", ")[2]

    @property
    def turn(self) -> Locator:
        """What is asked: the card with its choices, and what can be done with it."""
        return self.page.get_by_role("region", name="Revealed")

    @property
    def people(self) -> Locator:
        return self.page.get_by_role("region", name="At the table")

    def seat_of(self, name: str) -> Locator:
        """The button with somebody's map, stars and doing."""
        return self.people.get_by_role("button", name=re.compile(rf"^[−\d]* ?{name}\b"))

    @property
    def said(self) -> Locator:
        """What is read out to those who do not see the page."""
        return self.page.locator("[aria-live]")

    @property
    def question(self) -> str:
        """What is read out first: the card, and that a drawing is asked for."""
        return self.said.first.text_content() or ""

    def hears(self, words: str | re.Pattern[str]) -> None:
        """Waits until something is read out."""
        expect(self.said.filter(has_text=words).first).to_be_attached()

    # Drawing

    def choose_fit(self) -> None:
        """Puts the ghost where it fits."""
        self.button("Next fit").click()
        expect(self.button(re.compile("^Draw it"))).to_be_visible()

    def confirm(self) -> None:
        self.button(re.compile("^Draw it")).click()

    def draw(self) -> None:
        """Draws anywhere it fits."""
        self.choose_fit()
        self.confirm()

    def is_asked(self) -> None:
        """Waits until a drawing is asked for."""
        expect(self.button("Choose a place on the map")).to_be_visible()

    def ghost(self) -> list[str]:
        """The spaces of a ghost that fits."""
        expect(self.fitting).to_be_attached()
        return re.findall(r"\b[A-K]\d{1,2}\b", self.fitting.text_content() or "")

    @property
    def fitting(self) -> Locator:
        """What is read out of a ghost that fits."""
        return self.said.filter(has_text=re.compile("^Fits: "))

    def ghost_after(self, key: str) -> list[str]:
        """The spaces of the ghost after a key that has moved it to where it fits too."""
        before = self.ghost()
        self.page.keyboard.press(key)
        expect(self.fitting).not_to_contain_text(f" {' '.join(before)}.")
        return self.ghost()

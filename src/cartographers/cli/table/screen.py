"""The terminal as a screen and a keyboard: shows a page, waits for a key, puts everything back at the end."""

import os
import sys
from collections.abc import Callable
from contextlib import ExitStack, suppress

from rich.console import Console, ConsoleDimensions, RenderableType

from cartographers.cli.table.keys import RESIZED, SUSPENDED, Keyboard, suspend
from cartographers.cli.table.view.board import inks
from cartographers.cli.table.view.pages import SMALLEST, Scene, scene_page, small_page

Page = Callable[[Scene, int, int], RenderableType]


class Screen:
    """Shows scenes on one page or another. To be closed however the game ends."""

    def __init__(self) -> None:
        self._console = Console(highlight=False)
        self._console.push_theme(inks(self._console.color_system))
        self._keyboard = Keyboard()
        self._held = ExitStack()
        self.page: Page = scene_page

    def open(self) -> None:
        self._held.enter_context(suppress(OSError))  # the terminal may be gone when it is put back
        self._held.enter_context(self._keyboard.held())
        self._held.enter_context(self._console.screen())

    def close(self) -> None:
        self._held.close()

    def show(self, scene: Scene) -> bool:
        """Shows a scene; says whether there was room for it."""
        # The terminal itself knows best: COLUMNS and LINES of the environment do not follow the window.
        size = os.get_terminal_size(sys.stdout.fileno())
        width, height = size if all(size) else SMALLEST
        self._console.size = ConsoleDimensions(width, height)
        has_room = width >= SMALLEST[0] and height >= SMALLEST[1]
        self._console.update_screen(self.page(scene, width, height) if has_room else small_page(width, height))
        return has_room

    def ask(self, scene: Scene) -> str:
        """Shows a scene until a key is pressed."""
        while True:
            has_room = self.show(scene)
            key = self._keyboard.read()
            if key == SUSPENDED:
                self.close()
                suspend()
                self.open()
            elif key != RESIZED and has_room:
                return key

    def forget(self) -> None:
        """Drops what was typed ahead, so that nobody misses a page."""
        self._keyboard.forget()

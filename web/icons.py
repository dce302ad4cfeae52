"""Draws the icons of the installed page from web/src/icon.svg, in a real browser: `python web/icons.py`."""

import shutil
from pathlib import Path

from playwright.sync_api import sync_playwright

WEB = Path(__file__).parent
PAPER = "#fbf3e1"
# Name, pixels, and how much of the square the coin fills: a maskable icon may be cut to any shape.
ICONS = (("icon-192.png", 192, 1.0), ("icon-512.png", 512, 1.0), ("maskable-512.png", 512, 0.72))


def main() -> None:
    coin = (WEB / "src" / "icon.svg").read_text(encoding="utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        for name, size, share in ICONS:
            page = browser.new_page(viewport={"width": size, "height": size})
            ground = PAPER if share < 1 else "transparent"
            style = f"margin:0;display:grid;place-items:center;height:100vh;background:{ground}"
            sized = coin.replace("<svg ", f'<svg width="{size * share}" height="{size * share}" ', 1)
            page.set_content(f'<body style="{style}">{sized}</body>')
            page.screenshot(path=WEB / "public" / "icons" / name, omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()

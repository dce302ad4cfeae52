"""The browser's database as a store: each store is a tab, with the page's own keeper, in a real Chromium."""

import asyncio
import os
import runpy
from contextlib import AsyncExitStack, suppress
from pathlib import Path

from playwright.async_api import Browser, BrowserContext, Error, Page, async_playwright

from browser.conftest import SHORT, UNPAINTED
from cartographers.local.worker import KeeperShelf
from cartographers.store.shelf import ShelfStore
from needs import HEADLESS, demand, program

WEB = Path(__file__).parents[2] / "web"
ADDRESS = "http://tabs.test/"
# The keeper as JavaScript, for a page that has nothing else.
TRANSLATED = """
import { transformWithEsbuild } from 'vite';
import { readFileSync, writeFileSync } from 'node:fs';
const [, from, to] = process.argv;
writeFileSync(to, (await transformWithEsbuild(readFileSync(from, 'utf8'), from)).code);
"""
OPENED = """async () => {
  const { openKeeper } = await import('./keeper.js');
  window.keeper = (await openKeeper((...told) => heard(...told))).keeper;
}"""


def translated(folder: Path) -> str:
    """The page's keeper in JavaScript."""
    node = runpy.run_path(str(WEB / "node.py"))
    node["install"]()
    file = folder / "keeper.js"
    node["node"]("--input-type=module", "-e", TRANSLATED, WEB / "src" / "local" / "keeper.ts", file)
    return file.read_text()


class TabKeeper:
    """The keeper of a tab, called as Python in the page's worker calls it."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._tellings: list[asyncio.Future[None]] = []

    async def append(self, match: str, line: str, entries: str, tried: str) -> bool:
        return bool(await self._page.evaluate("(given) => keeper.append(...given)", [match, line, entries, tried]))

    async def rewrite(self, match: str, entries: str) -> None:
        await self._page.evaluate("(given) => keeper.rewrite(...given)", [match, entries])

    async def entries(self, match: str, after: int, most: int) -> str:
        return str(await self._page.evaluate("(given) => keeper.entries(...given)", [match, after, most]))

    async def lines(self) -> str:
        return str(await self._page.evaluate("() => keeper.lines()"))

    async def tries(self) -> str:
        return str(await self._page.evaluate("() => keeper.tries()"))

    async def keep(self, tried: str) -> None:
        await self._page.evaluate("(given) => keeper.keep(...given)", [tried])

    async def remove(self, match: str) -> None:
        await self._page.evaluate("(given) => keeper.remove(...given)", [match])

    async def spend(self, token: str, until: float, now: float) -> bool:
        return bool(await self._page.evaluate("(given) => keeper.spend(...given)", [token, until, now]))

    async def documents(self) -> str:
        return str(await self._page.evaluate("() => keeper.documents()"))

    async def write(self, owner: str, name: str, version: int, document: str) -> bool:
        return bool(await self._page.evaluate("(given) => keeper.write(...given)", [owner, name, version, document]))

    async def remove_owned(self, owner: str) -> None:
        await self._page.evaluate("(given) => keeper.remove_owned(...given)", [owner])

    def tell(self, match: str, newest: int, message: str) -> None:
        self._tellings.append(asyncio.ensure_future(self._tell(match, newest, message)))

    async def _tell(self, *given: object) -> None:
        with suppress(Error):  # the tab may be closed before others hear of it
            await self._page.evaluate("(given) => keeper.tell(...given)", given)


class Tabs:
    """A Chromium, started at the first need."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._stack = AsyncExitStack()
        self._browser: Browser | None = None
        self._keeper = ""

    async def context(self) -> BrowserContext:
        """A browser in which nothing is kept yet."""
        if self._browser is None:
            self._browser = await self._started()
            self._keeper = translated(self._folder)
        context = await self._browser.new_context()
        await context.route(
            f"{ADDRESS}*", lambda route: route.fulfill(body="<!doctype html>", content_type="text/html")
        )
        await context.route(
            f"{ADDRESS}keeper.js", lambda route: route.fulfill(body=self._keeper, content_type="text/javascript")
        )
        return context

    async def _started(self) -> Browser:
        playwright = await self._stack.enter_async_context(async_playwright())
        found = program(*HEADLESS)
        if not Path(found or playwright.chromium.executable_path).exists():
            demand("chromium")
        sandbox = [] if os.geteuid() else ["--no-sandbox"]
        return await playwright.chromium.launch(executable_path=found, args=[SHORT, UNPAINTED, *sandbox])

    async def close(self) -> None:
        if self._browser:
            await self._browser.close()
        await self._stack.aclose()


async def tab(context: BrowserContext) -> ShelfStore:
    """A store in a new tab."""
    page = await context.new_page()
    shelf = KeeperShelf(TabKeeper(page))
    await page.expose_function("heard", shelf.hear)
    await page.goto(ADDRESS)
    await page.evaluate(OPENED)
    return ShelfStore(shelf)

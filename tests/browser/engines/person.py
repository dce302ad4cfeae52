"""Somebody before a page in any engine: sees what it shows, clicks on it and presses keys, in English."""

import base64
from pathlib import Path
from typing import Any

from browser.engines.driving import Wire

PATIENCE = 30_000
"""Milliseconds until something that is not shown fails a test; machines that test are busy."""
THOUGHT = 400_000
"""The same for what bots think about: on a fresh machine their machine code is made first, once."""
A_WHILE = 10_000
"""Milliseconds that a page is asked to look out for something, again and again."""
ELEMENT = "element-6066-11e4-a52e-4f735466cecf"  # WebDriver's own name of a reference to an element
KEYS = {"Enter": "\ue007", "Escape": "\ue00c", "ArrowUp": "\ue013"}
# What a page does that it should not, from when it is there; and what it asked for and did not get.
LISTENING = """
  const complaints = (window.complaints = []);
  for (const level of ['error', 'warn']) {
    const write = console[level];
    console[level] = (...words) => { complaints.push(`${level}: ${words.join(' ')}`); write.apply(console, words); };
  }
  addEventListener('error', (event) => {
    // Firefox calls it an error to preload what is loaded already.
    if (event.target.rel !== 'modulepreload') complaints.push(`uncaught: ${event.message ?? event.target.outerHTML}`);
  }, true);
  addEventListener('unhandledrejection', (event) => complaints.push(`rejected: ${event.reason}`));
"""
HEARD = """
  const isLost = ({ responseStatus }) => responseStatus >= 400;
  const lost = performance.getEntriesByType('resource').filter(isLost).map(({ name }) => `not loaded: ${name}`);
  return [...(window.complaints ?? ['the page was loaded anew']), ...lost];
"""
# All that a person can see of what a selector names, by its words: its label, else its text.
SEEN = """
  const isSeen = (element) => element.checkVisibility({ visibilityProperty: true });
  const named = (element) =>
    (element.getAttribute('aria-label') ?? element.textContent).replace(/\\s+/g, ' ').trim();
  const seen = (selector, words) =>
    [...document.querySelectorAll(selector)].filter((each) => isSeen(each) && new RegExp(words).test(named(each)));
"""
# What one would tell of a page that is not as it should be.
SHOWN = """
  const complaints = window.complaints ?? ['the page was loaded anew'];
  return [location.href, ...complaints, document.body.innerText.replace(/\\s+/g, ' ').slice(0, 1000)].join('\\n');
"""
# Small circles and switches are touched by their labels.
MISSED = """
  const front = document.querySelector('dialog[open]') ?? document;
  const isTouched = (control) => {
    control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const { x, y, width, height } = control.getBoundingClientRect();
    return control.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  };
  return seen('button, a[href], input, select, summary', '')
    .filter((control) => front.contains(control) && !control.disabled)
    .map((control) => control.closest('label') ?? control)
    .filter((control) => !isTouched(control))
    .map((control) => control.outerHTML.slice(0, 160));
"""
RESIZED = """
  const [width, height, done] = arguments;
  const end = performance.now() + 3000;
  const look = () => {
    const isSo = innerWidth === width && innerHeight === height;
    if (isSo || performance.now() > end) done(isSo);
    else setTimeout(look, 20);
  };
  look();
"""
AWAITED = """
  const [selector, words, patience, done] = arguments;
  const end = performance.now() + patience;
  const look = () => {
    const [found] = seen(selector, words);
    if (found || performance.now() > end) done(found ?? null);
    else setTimeout(look, 20);
  };
  look();
"""


class Person:
    """Uses a page that is shown in a window."""

    def __init__(self, wire: Wire, address: str) -> None:
        self._wire = wire
        self._address = address
        self._complaints: list[str] = []
        self._is_heard = False

    def visit(self, path: str) -> None:
        self._note()
        self._wire.ask("Navigate", {"url": f"{self._address}{path}"})
        self.run(LISTENING)
        self._is_heard = True

    def become(self, cookie: dict[str, str] | None) -> None:
        """Is somebody else from now on, whom the browser knows nothing of."""
        self._note()
        self._wire.ask("Navigate", {"url": f"{self._address}/healthz"})  # of the same origin, without scripts
        self._wire.ask("DeleteAllCookies", {})
        self.run("localStorage.clear(); sessionStorage.clear();")
        if cookie:
            self._wire.ask("AddCookie", {"cookie": cookie})

    def resize(self, width: int, height: int) -> None:
        """Gives the page this much room, whatever the window has around it."""
        for _ in range(10):  # bars come and go with the size, and the page hears of it when it has time
            beside = self.run("return [outerWidth - innerWidth, outerHeight - innerHeight]")
            self._wire.ask("SetWindowRect", {"width": width + beside[0], "height": height + beside[1]})
            if self._wire.ask("ExecuteAsyncScript", {"script": RESIZED, "args": [width, height]}):
                return
        raise AssertionError(f"the window does not become {width}×{height}")

    def run(self, script: str, *arguments: Any) -> Any:
        return self._wire.ask("ExecuteScript", {"script": script, "args": arguments})

    def sees(self, selector: str, words: str = "") -> bool:
        """Whether something is shown, now."""
        return bool(self.run(f"{SEEN} return seen(...arguments).length > 0", selector, words))

    def finds(self, selector: str, words: str = "", patience: int = PATIENCE) -> dict[str, str]:
        """Waits until something is shown."""
        for _ in range(0, patience, A_WHILE):
            look = {"script": f"{SEEN}{AWAITED}", "args": [selector, words, A_WHILE]}
            if found := self._wire.ask("ExecuteAsyncScript", look):
                return dict(found)
        raise AssertionError(f"no {selector} is shown that says {words!r}; the page:\n{self.run(SHOWN)}")

    def reads(self, selector: str, words: str = "", patience: int = PATIENCE) -> str:
        """The words of something that is shown, or will be."""
        found = self.finds(selector, words, patience)
        return str(self.run(f"{SEEN} return named(arguments[0])", found))

    def fetches(self, selector: str) -> str:
        """The text that a link leads to."""
        script = "const [link, done] = arguments; fetch(link.href).then((answer) => answer.text()).then(done);"
        return str(self._wire.ask("ExecuteAsyncScript", {"script": script, "args": [self.finds(selector)]}))

    def misses(self) -> list[str]:
        """The controls that a finger on their middle would not touch, wherever one scrolls to."""
        return list(self.run(f"{SEEN}{MISSED}"))

    def clicks(self, selector: str, words: str = "", patience: int = PATIENCE) -> None:
        """Clicks on the middle of something, which fails where something else covers it."""
        self._wire.ask("ElementClick", {"id": self.finds(selector, words, patience)[ELEMENT]})

    def presses(self, *keys: str) -> None:
        for key in keys:
            value = KEYS.get(key, key)
            strokes = [{"type": "keyDown", "value": value}, {"type": "keyUp", "value": value}]
            self._wire.ask("PerformActions", {"actions": [{"type": "key", "id": "keyboard", "actions": strokes}]})

    def photographs(self, file: Path) -> None:
        file.write_bytes(base64.b64decode(self._wire.ask("TakeScreenshot", {"full": False})))

    def complaints(self) -> list[str]:
        """What the pages did that they should not."""
        self._note()
        return self._complaints

    def _note(self) -> None:
        """Keeps what the page that is left did."""
        if self._is_heard:
            self._complaints += self.run(HEARD)
        self._is_heard = False

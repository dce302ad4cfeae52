"""A page that goes from test to test knows nothing of the test before."""

from typing import Any

from playwright.sync_api import Browser, Route

from browser.kept import WITHOUT_SCRIPT, KeptPages, Watched
from serving import Server

MARKED = "() => [localStorage.getItem('mark'), sessionStorage.getItem('mark'), document.cookie, history.length]"
MARK = """() => {
  for (const kept of [localStorage, sessionStorage]) kept.setItem('mark', 'x');
  document.cookie = 'mark=x';
}"""
DARK = "() => matchMedia('(prefers-color-scheme: dark)').matches"
ALLOWED = "() => navigator.permissions.query({ name: 'clipboard-read' }).then(({ state }) => state)"


def test_it_is_taken_over_as_it_was_made(browser: Browser, server: Server) -> None:
    options: dict[str, Any] = {
        "color_scheme": "dark",
        "reduced_motion": "reduce",
        "permissions": ["clipboard-read"],
        "service_workers": "block",
    }
    kept = KeptPages(server.address)
    watched = kept.lent(options, lambda: Watched(browser.new_context(base_url=server.address, **options)))
    page = watched.page
    page.goto("/rules")
    page.evaluate(MARK)
    page.goto("/")
    assert page.evaluate(MARKED) == ["x", "x", "mark=x", 3]
    page.emulate_media(color_scheme="light", reduced_motion="no-preference")
    page.context.clear_permissions()
    page.context.set_offline(True)
    kept.take_back(options, watched)

    assert kept.lent(options, none_is_made) is watched
    page.goto("/")
    assert page.evaluate(MARKED) == [None, None, "", 2]
    assert page.evaluate(DARK)
    assert page.evaluate(ALLOWED) == "granted"
    page.context.close()


def none_is_made() -> Watched:
    raise AssertionError("there is one to take over")


def test_one_that_is_closed_is_taken_over_by_nobody(browser: Browser, server: Server) -> None:
    options: dict[str, Any] = {"reduced_motion": "reduce"}
    kept = KeptPages(server.address)
    watched = kept.lent(options, lambda: Watched(browser.new_context(base_url=server.address, **options)))
    watched.page.close()
    kept.take_back(options, watched)
    other = kept.lent(options, lambda: Watched(browser.new_context(base_url=server.address, **options)))
    assert other is not watched
    other.page.context.close()


def test_an_answer_that_is_still_on_its_way_disturbs_nobody_after_it(browser: Browser, server: Server) -> None:
    options: dict[str, Any] = {"reduced_motion": "reduce"}
    kept = KeptPages(server.address)
    watched = kept.lent(options, lambda: Watched(browser.new_context(base_url=server.address, **options)))
    page = watched.page
    page.goto(WITHOUT_SCRIPT)
    begun: list[str] = []

    def answer(route: Route) -> None:
        begun.append(route.request.url)
        page.wait_for_timeout(100)
        route.fulfill(body="late")

    page.route("**/late", answer)
    page.evaluate("() => { void fetch('/late').catch(() => {}) }")
    while not begun:
        page.wait_for_timeout(1)
    kept.take_back(options, watched)
    assert kept.lent(options, none_is_made) is watched
    page.goto(WITHOUT_SCRIPT)
    page.wait_for_timeout(300)
    page.context.close()

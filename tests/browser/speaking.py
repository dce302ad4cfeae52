"""The language of a page that is open: much sooner than a page that is opened in it."""

from playwright.sync_api import Page

PATIENCE = 20_000
# By whatever the page has for it: buttons, a box, or buttons in its menu, which is gone before it is seen.
CHOSEN = """async ([language, patience]) => {
  const end = performance.now() + patience;
  const until = async (isSo) => {
    while (!isSo()) {
      if (performance.now() > end) throw new Error(`the page does not speak ${language}`);
      await new Promise((done) => setTimeout(done));
    }
  };
  const box = () => document.querySelector('select:has(option[lang])');
  const button = () => document.querySelector(`button[lang="${language}"]`);
  const opener = () => [...document.querySelectorAll('.tools button')].at(-1);
  const menu = () => document.querySelector('dialog:has(button[lang])');
  await until(() => box() ?? button() ?? opener());
  if (box()) {
    box().value = language;
    box().dispatchEvent(new Event('change', { bubbles: true }));
  } else {
    if (!button()) opener().click();
    await until(button);
    button().click();
    menu()?.querySelector('header button').click();
  }
  await until(() => document.documentElement.lang === language && !menu());
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
}"""


def speak(page: Page, language: str) -> None:
    """Has the page speak another language from now on, and leaves it as it was otherwise."""
    page.evaluate(CHOSEN, [language, PATIENCE])

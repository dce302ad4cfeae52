"""Today's map in Firefox and in WebKit: begun, finished, shared, and compared with another one."""

from browser.dealt import dealt, file_of, tried
from browser.engines.conftest import PHONE
from browser.engines.person import THOUGHT, Person
from browser.engines.test_main_paths import ASKED
from browser.words import word
from serving import SECRET, Server

WIDTH = """const image = document.querySelector('dialog img');
return image.decode().then(() => image.naturalWidth);"""


def test_todays_map_is_begun_on_a_phone(person: Person) -> None:
    person.resize(*PHONE)
    person.visit("/today")
    person.finds("button", "^Draw the map")
    assert person.misses() == []
    person.clicks("button", "^Draw the map")
    person.finds("button", f"^{ASKED}", THOUGHT)
    person.presses("n")
    person.clicks("button", "^Draw it")
    person.finds("button", f"^{ASKED}", THOUGHT)


def test_a_finished_map_is_ranked_shared_and_compared(person: Person, server: Server, engine: str) -> None:
    tried(dealt(server), f"today-bob-{engine}", "Bob", "random").put(file_of(server))
    stage = tried(dealt(server), f"today-ada-{engine}", "Ada")
    stage.put(file_of(server))
    person.become(stage.cookie(0, SECRET))
    person.visit("/today")
    person.finds("section[aria-label='Ranking'] li", r"You \(Ada\)")
    person.clicks("button", "^Share your map")
    person.finds("dialog img")
    assert person.run(WIDTH) == 1200
    person.presses("Escape")
    person.clicks("a", "^Compare card by card")
    person.finds("figure:nth-of-type(2) [role=grid]", "", THOUGHT)
    person.clicks("button", f"^{word('en', 'replay-first')}")
    person.finds(".now", "^Before the first card")
    assert person.misses() == []

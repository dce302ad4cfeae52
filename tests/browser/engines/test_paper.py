"""The paper table in Firefox and in WebKit: a herald deals a season, a phone paints and counts it, the herald knows."""

from msgspec.structs import replace

from browser.engines.conftest import PHONE
from browser.engines.person import Person
from browser.test_herald import HOST, put
from cartographers.game.herald import announcements
from cartographers.game.options import FIRST_EDICTS
from cartographers.game.presets import PRESETS
from cartographers.server.hosting.heralds import Herald
from serving import Server

OPTIONS = replace(PRESETS["english"], seats=4, edicts=FIRST_EDICTS["base"])
SEED = "on paper"


def test_a_season_on_paper_is_dealt_painted_and_told(person: Person, server: Server, engine: str) -> None:
    ends = next(number for number, each in enumerate(announcements(OPTIONS, SEED), start=1) if each.ends)
    code = f"paper-{engine}"
    address = put(server, code, Herald("host", OPTIONS, SEED, at=ends - 2))
    person.become(HOST)
    person.visit(address)
    person.finds(f".herald[data-at='{ends - 2}']")
    assert person.misses() == []
    person.presses(" ")
    person.finds(f".herald[data-at='{ends - 1}']")
    person.clicks("button", "^Count Spring")
    person.finds("h1", "Spring is over")
    assert person.misses() == []
    # The same person, with a phone.
    person.resize(*PHONE)
    person.visit(f"/score/{code}")
    person.finds(".stamps button")
    assert person.misses() == []
    person.clicks("[role=radio]", "^Forest")
    for space in ("A1", "A2", "A3"):
        person.clicks("[role=gridcell]", f"^{space},")
        person.finds("[role=gridcell]", f"^{space}, Forest")
    person.clicks("button", "^One coin more")
    person.clicks("button", "^Count: Spring")
    person.finds("ol button", "^Sentinel Wood: 3 stars, 3 spaces")  # forest at the edge
    person.clicks("button", "^Tell the herald")
    person.finds("[role=status]", "The herald knows")
    person.visit(address)
    assert person.reads(".totals .sum b") == "4"

"""Firefox and WebKit before the same server as Chromium. Whatever the page complains about fails the test."""

from collections.abc import Callable, Iterator

import pytest

from browser.engines.driving import Wire
from browser.engines.launching import ENGINES, launched
from browser.engines.person import Person
from needs import desire
from serving import SECRET, Server
from staging import Stage

WIDE = (1280, 720)
"""The smallest room in which the edicts and the turn stand beside the map: it is drawn without a graphics card."""
LOW, TABLET, PHONE = (1280, 600), (1024, 768), (390, 844)

SeatPerson = Callable[..., Person]


@pytest.fixture(scope="package", params=ENGINES)
def engine(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(scope="package")
def wire(engine: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Wire]:
    desire(*ENGINES[engine].packages)
    with launched(engine, tmp_path_factory.mktemp(engine)) as running:
        yield running


@pytest.fixture
def person(wire: Wire, server: Server) -> Iterator[Person]:
    """Somebody new, with a wide window."""
    person = Person(wire, server.address)
    person.become(None)
    person.resize(*WIDE)
    yield person
    assert person.complaints() == []


@pytest.fixture
def seated(person: Person, server: Server, put: Callable[[Stage, Server], None]) -> SeatPerson:
    """Somebody at a staged match, in the first seat, whose page has as much room as is said."""

    def seat(stage: Stage, size: tuple[int, int] = WIDE) -> Person:
        put(stage, server)
        person.become(stage.cookie(0, SECRET))
        person.resize(*size)
        person.visit(f"/t/{stage.match}")
        return person

    return seat

"""Sheets and posters over the protocol: the same bytes as from the terminal, whoever asks."""

from typing import Any

import pytest

from cartographers.board.ground import code_of
from cartographers.board.notation import lines_of
from cartographers.cards.printed import SHEETS
from cartographers.cli.commands.print import words
from cartographers.locales import speak
from cartographers.printing.pages import Titled, sheets
from cartographers.printing.paper import PAPERS
from cartographers.printing.pdf import pdf
from client import Person, refused
from printing.opened import opened
from serving import Server

pytestmark = pytest.mark.anyio


def asked(*names: str, **more: Any) -> dict[str, Any]:
    speak("en")
    spoken = words()
    told = {**spoken.plain, "seasons": {**spoken.seasons}, "terrains": {**spoken.terrains}}
    return {"sheets": [{"sheet": name, "title": f"Sheet {name[0]}"} for name in names], "words": told, **more}


async def test_sheets_are_the_same_as_from_the_terminal(server: Server) -> None:
    async with Person(server.address) as stranger:
        answer = await stranger.http.post("/api/print", json=asked("A", "B", paper="letter", per_page=2, link="x:y"))
    assert answer.headers["content-type"] == "application/pdf"
    assert answer.headers["content-disposition"] == 'attachment; filename="sheets.pdf"'
    titled = [Titled(f"Sheet {name}", SHEETS[name]) for name in "AB"]
    assert answer.content == pdf(sheets(titled, "letter", 2, words(), "x:y"), "Sheet A, Sheet B")


async def test_a_page_is_looked_at_before(server: Server) -> None:
    async with Person(server.address) as stranger:
        page = await stranger.post("/api/print/page", asked("A", "B", "C", per_page=2, page=1))
        assert (page["pages"], page["space"]) == (2, PAPERS["a4"].half.space)
        assert page["svg"].startswith('<svg xmlns="http://www.w3.org/2000/svg" width="297')
        last = await stranger.post("/api/print/page", asked("A", "B", "C", per_page=2, page=99))
        assert last == page


async def test_an_own_sheet_and_a_poster_of_its_map(server: Server) -> None:
    code = code_of(SHEETS["C"], "Žofie")
    async with Person(server.address) as stranger:
        own = await stranger.http.post("/api/print", json=asked(code))
        assert opened(own.content)[0].texts[0] == "Sheet Ž"
        wish = {"map": lines_of(SHEETS["B"]), "title": "Łucja", "lines": ["12 ★"], "paper": "letter"}
        answer = await stranger.http.post("/api/poster", json=wish)
        [page] = opened(answer.content)
        assert page.texts[0] == "Łucja"
        assert (await stranger.post("/api/poster/page", wish))["svg"].startswith("<svg")


@pytest.mark.parametrize(
    ("path", "wish", "code"),
    [
        ("/api/print", asked("Q"), "unknown_choice"),
        ("/api/print", asked("M-M"), "wrong_rows"),
        ("/api/print", asked(), "bad_message"),
        ("/api/print", asked(*"AAAAAAAAA"), "bad_message"),
        ("/api/print", asked("A", paper="a3"), "bad_message"),
        ("/api/print", asked("A", link="ž" * 100), "bad_message"),
        ("/api/print/page", asked("A", page=-1), "bad_message"),
        ("/api/poster", {"map": ["..."], "title": ""}, "wrong_rows"),
        ("/api/poster", {"map": lines_of(SHEETS["A"]), "title": "x" * 10_000}, "bad_message"),
    ],
)
async def test_what_cannot_be_printed_is_refused(server: Server, path: str, wish: dict[str, Any], code: str) -> None:
    async with Person(server.address) as stranger:
        with refused(code):
            await stranger.post(path, wish)

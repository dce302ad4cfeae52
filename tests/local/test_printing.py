"""The page's Python prints what every other does, byte for byte."""

from hashlib import sha256
from pathlib import Path

from cartographers.cards.printed import SHEETS
from cartographers.printing.blank import PLAIN, TERRAINS, Words
from cartographers.printing.pages import Titled, sheets
from cartographers.printing.pdf import pdf
from cartographers.printing.poster import poster
from local.test_webassembly import ran

PROGRAM = """
from hashlib import sha256
from cartographers.cards.printed import SHEETS
from cartographers.printing.blank import PLAIN, TERRAINS, Words
from cartographers.printing.pages import Titled, sheets
from cartographers.printing.pdf import pdf
from cartographers.printing.poster import poster

SEASONS = ("spring", "summer", "fall", "winter")
words = Words(*({name: f"{name} ąőřß" for name in names} for names in (PLAIN, SEASONS, TERRAINS)))
pages = [*sheets([Titled("Žluť", SHEETS["B"])], "a4", 2, words, "https://x.org"), poster(SHEETS["A"], "a4", "A ★", [])]
print(sha256(pdf(pages, "x")).hexdigest())
"""


def test_the_same_bytes_as_in_webassembly(tmp_path: Path) -> None:
    seasons = ("spring", "summer", "fall", "winter")
    words = Words(*({name: f"{name} ąőřß" for name in names} for names in (PLAIN, seasons, TERRAINS)))
    pages = sheets([Titled("Žluť", SHEETS["B"])], "a4", 2, words, "https://x.org")
    pages.append(poster(SHEETS["A"], "a4", "A ★", []))
    assert ran(PROGRAM, tmp_path) == [sha256(pdf(pages, "x")).hexdigest()]

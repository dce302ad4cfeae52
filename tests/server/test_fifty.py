"""The fixtures of the page's figures are what the server tells, and what the records say."""

import json

from cartographers.server.match.ledger import LobbyEntry
from fifty import ADA, logs
from fifty.count import EXPECTED, figures
from fifty.told import FILE, told


def test_the_expected_figures_are_those_of_the_records() -> None:
    assert json.loads(EXPECTED.read_text(encoding="utf-8")) == figures()


def test_the_page_counts_what_the_server_tells() -> None:
    assert FILE.read_text(encoding="utf-8") == told(), "run: PYTHONPATH=tests python -m fifty.told"


def test_every_line_has_the_result_of_its_reader() -> None:
    assert all(f'"{ADA.id}":{{"stars"' in match.line.body for match in logs())
    assert LobbyEntry.__struct_fields__[2] == "results"

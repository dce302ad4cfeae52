"""All that an event leaves behind, in one file: the standings, and the record of every map of its closed rounds."""

import csv
import io
import re
import zipfile
from collections.abc import Generator

from cartographers.game.record import record_of
from cartographers.server.hosting.events import Row, stage_of
from cartographers.server.limits.slices import Pace
from cartographers.server.limits.token_bucket import AN_ENTRY, Purse
from cartographers.server.match.folding import folded
from cartographers.server.service.event_board import Board
from cartographers.store.log import Entry, Store

MOST_OWED = 200.0
"""Credits that it costs at most: a club behind one address plays on meanwhile."""
_UNSAFE = re.compile(r"[^\w .-]")


async def packed(board: Board, store: Store, pace: Pace, purse: Purse) -> bytes:
    """A ZIP file. Maps of a round that is not closed are not in it."""
    file = io.BytesIO()
    owed = 0.0
    with zipfile.ZipFile(file, "w") as zipped:
        _write(zipped, "standings.csv", _standings(board))
        for number, each in enumerate(board.event.rounds):
            if stage_of(each, board.now) != "closed":
                continue
            for line, row in enumerate(board.rows, start=1):
                made = board.made[number].get(row.entrant.person)
                entries = await store.entries(made.match) if made and made.finished is not None else []
                if not entries:  # not drawn, or forgotten since
                    continue
                cost = min(len(entries) * AN_ENTRY, MOST_OWED - owed)
                purse.owe(cost)
                owed += cost
                name = f"round-{number + 1}/{line:03} {_UNSAFE.sub('_', row.entrant.name)}.txt"
                _write(zipped, name, await pace.result(_record(entries)))
    return file.getvalue()


def _write(zipped: zipfile.ZipFile, name: str, text: str) -> None:
    # Without the time at which it is made: the same event gives the same file.
    zipped.writestr(zipfile.ZipInfo(name), text, zipfile.ZIP_DEFLATED)


def _record(entries: list[Entry]) -> Generator[None, None, str]:
    hosted, events = yield from folded(entries)
    assert hosted.state is not None, "it was drawn"
    return record_of(events, hosted.state.table)


def _standings(board: Board) -> str:
    """The standings as a table for any program; late maps and those of an open round are left out."""
    text = io.StringIO()
    rows = csv.writer(text)
    rows.writerow(["place", "name", "total", "lost", *(f"round_{number + 1}" for number in range(len(board.made)))])
    for row in board.rows:
        rows.writerow([row.place, _plain(row.entrant.name), row.total, row.lost, *_stars(row)])
    return text.getvalue()


def _stars(row: Row) -> list[str]:
    return [str(cell.stars) if cell.drawing == "drawn" and cell.stars is not None else "" for cell in row.cells]


def _plain(name: str) -> str:
    """A name that no spreadsheet takes for a formula."""
    return f"'{name}" if name[:1] in "=+-@" else name

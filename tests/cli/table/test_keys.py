"""What a terminal sends, and which key that was."""

import pytest

from cartographers.cli.table.keys import RESIZED, SUSPENDED, decoded


@pytest.mark.parametrize(
    ("data", "keys"),
    [
        (b"r", ["r"]),
        (b"\x1b[A\x1b[B\x1b[C\x1b[D", ["up", "down", "right", "left"]),
        (b"\x1bOA\x1bOD", ["up", "left"]),
        (b"\x1b[1;2A", ["up"]),
        (b"\t\x1b[Z", ["tab", "back tab"]),
        (b"\r\n ", ["enter", "enter", " "]),
        (b"\x1b", ["escape"]),
        (b"\x1b\x1b", ["escape", "escape"]),
        (b"\x1bq", ["escape", "q"]),
        (b"\x7f\x08", ["backspace", "backspace"]),
        (b"\x1a\x0c", [SUSPENDED, RESIZED]),
        ("ł∴".encode(), ["ł", "∴"]),
        (b"\x1b[3~\x1b[15~\x01", []),
        (b"\xff\xfe", []),
        (b"", []),
    ],
)
def test_keys_by_their_names(data: bytes, keys: list[str]) -> None:
    assert decoded(data) == keys

"""What the server tells of the fifty games, without their maps, for tests of the page: `python -m fifty.told`."""

import json
from pathlib import Path
from typing import Any

import msgspec

from cartographers.server.match.ledger import LobbyEntry
from fifty import ADA, logs

FILE = Path(__file__).parents[2] / "web" / "tests" / "games" / "fifty.json"


def told() -> str:
    """A line for each game."""
    lines: list[dict[str, Any]] = []
    for match in logs():
        entry = msgspec.json.decode(match.line.body, type=LobbyEntry)
        line = msgspec.to_builtins(entry.line)
        result = {**msgspec.to_builtins(entry.results[ADA.id]), "map": []}
        line["options"] = {name: line["options"][name] for name in ("sheet", "scoring", "seasons")}
        lines.append({**line, "result": result})
    return "[\n" + ",\n".join(json.dumps(line, ensure_ascii=False, separators=(",", ":")) for line in lines) + "\n]\n"


if __name__ == "__main__":
    FILE.write_text(told(), encoding="utf-8")

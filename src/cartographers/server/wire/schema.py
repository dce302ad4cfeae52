"""JSON Schema and TypeScript types of every message, made from the structs: `make protocol` writes them."""

import sys
from pathlib import Path
from typing import Any, get_args

import msgspec

from cartographers.game.codec import SPACES_IN
from cartographers.game.events import Event
from cartographers.server.hosting.seating import ClockRanOut, MatchAbandoned
from cartographers.server.wire import protocol
from cartographers.server.wire.cards import Printed
from cartographers.server.wire.deals import (
    Beside,
    ChallengeList,
    ChallengeOpened,
    Course,
    DealList,
    DealShown,
    OpenChallenge,
    RankedPage,
    Ranking,
)
from cartographers.server.wire.events import (
    EventList,
    EventNews,
    EventOpened,
    OpenEvent,
    Prolong,
    RemoveEntrant,
)
from cartographers.server.wire.games import Share, SharedGames, Sharing, Weighed
from cartographers.server.wire.heralds import (
    HeraldCounts,
    HeraldList,
    HeraldOpened,
    HeraldShown,
    HeraldStep,
    OpenHerald,
)
from cartographers.server.wire.papers import PaperCounted, PaperRecord
from cartographers.server.wire.prints import PrintedPage, PrintPoster, PrintSheets
from cartographers.server.wire.puzzles import PuzzleList, PuzzleNext, PuzzleShown, PuzzleVerdict, Solve
from cartographers.server.wire.sheets import AskSheet, AskTrial, SheetShown, Tried

SCHEMA = Path("docs/protocol.schema.json")
TYPES = Path("web/src/protocol.ts")

Schema = dict[str, Any]

UNIONS: dict[str, Any] = {
    "Request": protocol.Hello | protocol.Play | protocol.Question,
    "Message": protocol.Message,
    "Event": Event | ClockRanOut | MatchAbandoned,
}
OVER_HTTP = (
    protocol.Me,
    protocol.Reach,
    protocol.SetName,
    protocol.Move,
    protocol.Token,
    protocol.OpenMatch,
    protocol.Opened,
    protocol.SitDown,
    protocol.SeatBot,
    protocol.FreeSeat,
    protocol.Arrange,
    protocol.EndMatch,
    protocol.Nothing,
    protocol.Changed,
    protocol.Lobby,
    protocol.LessonSteps,
    protocol.Steps,
    protocol.Analysis,
    protocol.Refused,
    Printed,
    DealList,
    DealShown,
    RankedPage,
    Ranking,
    PaperCounted,
    PaperRecord,
    OpenEvent,
    EventOpened,
    EventNews,
    EventList,
    Prolong,
    RemoveEntrant,
    PrintSheets,
    PrintPoster,
    PrintedPage,
    OpenChallenge,
    ChallengeOpened,
    ChallengeList,
    Beside,
    Course,
    PuzzleList,
    PuzzleNext,
    PuzzleShown,
    PuzzleVerdict,
    Solve,
    AskSheet,
    SheetShown,
    AskTrial,
    Tried,
    Weighed,
    Share,
    Sharing,
    SharedGames,
    OpenHerald,
    HeraldOpened,
    HeraldList,
    HeraldShown,
    HeraldStep,
    HeraldCounts,
)
BESIDE = (protocol.Gathering, protocol.TableView)
_SPACES: Schema = {"type": "array", "items": {"type": "string"}}


def schema() -> Schema:
    """The JSON Schema of everything that is sent."""
    messages = [*get_args(UNIONS["Request"]), *get_args(UNIONS["Message"])]
    definitions = _definitions([*messages, *OVER_HTTP, *BESIDE])
    for name, definition in _definitions([*get_args(UNIONS["Event"])]).items():
        if name not in definitions:
            definitions[name] = _with_spaces(definition)
    for name, union in UNIONS.items():
        definitions[name] = {"anyOf": [{"$ref": f"#/$defs/{kind.__name__}"} for kind in get_args(union)]}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "The protocol of the table",
        "$defs": dict(sorted(definitions.items())),
    }


def _definitions(kinds: list[type]) -> dict[str, Schema]:
    # Events and messages may share a name; theirs are told apart by the order in `schema`.
    _, definitions = msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}")
    return dict(definitions)


def _with_spaces(definition: Schema) -> Schema:
    """An event as codec.plain sends it: sets of spaces are lists of names."""
    properties = {
        name: _SPACES if name in SPACES_IN else part for name, part in definition.get("properties", {}).items()
    }
    return {**definition, "properties": properties} if properties else definition


def types(definitions: dict[str, Schema]) -> str:
    """The same as TypeScript. What the server sends is whole; what it takes may leave out what has a default."""
    lines = ["// Made from the Python structs by `make protocol`. Do not edit."]
    partial = {name for name, definition in definitions.items() if _is_taken(definition)}
    for name, definition in definitions.items():
        lines.append("")
        if description := definition.get("description"):
            lines.append(f"/** {' '.join(description.split())} */")
        if "properties" not in definition:
            lines.append(f"export type {name} = {_type(definition)};")
            continue
        if not definition["properties"]:
            lines.append(f"export type {name} = Record<string, never>;")
            continue
        lines.append(f"export interface {name} {{")
        needed = definition.get("required", ()) if name in partial else definition["properties"]
        for field, part in definition["properties"].items():
            kind = _type(part)
            whole = f"Required<{kind}>" if kind in partial and name not in partial else kind
            lines.append(f"  {field}{'' if field in needed else '?'}: {whole};")
        lines.append("}")
    return "\n".join(lines) + "\n"


def _is_taken(definition: Schema) -> bool:
    return definition.get("additionalProperties") is False


def _type(part: Schema) -> str:
    if "$ref" in part:
        return str(part["$ref"]).rpartition("/")[2]
    if "anyOf" in part:
        return " | ".join(dict.fromkeys(map(_type, part["anyOf"])))
    if "enum" in part:
        return " | ".join(f"'{value}'" if isinstance(value, str) else str(value) for value in part["enum"])
    match part.get("type"):
        case "object":
            inner = part.get("additionalProperties")
            return f"Record<string, {_type(inner)}>" if isinstance(inner, dict) else "Record<string, never>"
        case "array":
            return _array(part)
        case "integer" | "number":
            return "number"
        case "string" | "boolean" | "null" as simple:
            return str(simple)
    return "unknown"


def _array(part: Schema) -> str:
    if "prefixItems" in part:
        return f"[{', '.join(map(_type, part['prefixItems']))}]"
    inner = _type(part["items"]) if part.get("items") else "never"
    return f"({inner})[]" if " " in inner else f"{inner}[]"


def written() -> dict[Path, str]:
    """The files, and what is to be in them."""
    whole = schema()
    text = msgspec.json.format(msgspec.json.encode(whole, order="deterministic"), indent=2).decode()
    return {SCHEMA: f"{text}\n", TYPES: types(whole["$defs"])}


if __name__ == "__main__":
    root = Path(sys.argv[1])
    for file, text in written().items():
        (root / file).parent.mkdir(parents=True, exist_ok=True)
        (root / file).write_text(text, encoding="utf-8")

"""Events and what they hold as plain data, for JSON: sets of spaces become lists of names (docs/notation.md)."""

from typing import Any, TypeVar

import msgspec

from cartographers.board.notation import board_of, names

SPACES_IN = frozenset({"spaces", "marks", "extra", "space", "destroyed"})
"""The fields that hold a set of spaces, wherever they are. JSON has no numbers of 121 bits, and people read names."""

Value = TypeVar("Value")


def plain(value: object) -> Any:
    """A struct as dicts, lists, texts and numbers; the same for equal structs."""
    return _named(msgspec.to_builtins(value, order="deterministic"))


def valued(data: Any, kind: type[Value]) -> Value:
    """The struct that `plain` made the data from; raises msgspec.ValidationError or BadNotation."""
    return msgspec.convert(_numbered(data), kind)


def _named(data: Any) -> Any:
    if isinstance(data, dict):
        return {key: names(part) if key in SPACES_IN else _named(part) for key, part in data.items()}
    if isinstance(data, list | tuple):
        return [_named(part) for part in data]
    return data


def _numbered(data: Any) -> Any:
    if isinstance(data, dict):
        return {key: board_of(part) if key in SPACES_IN else _numbered(part) for key, part in data.items()}
    if isinstance(data, list):
        return [_numbered(part) for part in data]
    return data

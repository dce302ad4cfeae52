"""Messages that are nearly right, made from the protocol's schema, and plain noise."""

import json
from random import Random
from typing import Any

from hypothesis import strategies as st

from cartographers.server.wire.schema import schema

_DEFINITIONS: dict[str, Any] = schema()["$defs"]
ODD: list[Any] = [
    *(
        None,
        True,
        False,
        -1,
        0,
        1,
        99,
        10_001,
        2**63,
        -(2**63) - 1,
        10**40,
        0.5,
        1e308,
        "",
        " ",
        "\u0000",
        "\ud83d\ude00",
    ),
    *("A1\n", "K12", "a" * 5000, "\u202e", "A1", "forest", "greedy", [], {}, [[]], [None], {"type": "hello"}),
]
_ANYTHING = st.recursive(
    st.sampled_from(ODD) | st.text(max_size=8) | st.integers() | st.floats(allow_nan=False, allow_infinity=False),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)


def shaped(kind: str) -> st.SearchStrategy[Any]:
    """What the schema calls by this name."""
    return _values({"$ref": f"#/$defs/{kind}"})


def _values(part: dict[str, Any]) -> st.SearchStrategy[Any]:
    if "$ref" in part:
        return st.deferred(lambda: _values(_DEFINITIONS[part["$ref"].rpartition("/")[2]]))
    if "anyOf" in part:
        return st.one_of(*map(_values, part["anyOf"]))
    if "enum" in part:
        return st.sampled_from(part["enum"])
    match part.get("type"):
        case "object":
            fields = {name: _values(inner) for name, inner in part.get("properties", {}).items()}
            needed = {name: fields.pop(name) for name in part.get("required", ())}
            return st.fixed_dictionaries(needed, optional=fields)
        case "array" if "prefixItems" in part:
            return st.tuples(*map(_values, part["prefixItems"])).map(list)
        case "array":
            return st.lists(_values(part.get("items") or {}), max_size=5)
        case "integer" | "number":
            return st.integers(part.get("minimum", -3), min(part.get("maximum", 40), 40))
        case "string" if "pattern" in part:
            return st.from_regex(part["pattern"])
        case "string":
            return st.text(max_size=min(part.get("maxLength", 40), 40))
        case "boolean":
            return st.booleans()
    return st.none()


@st.composite
def broken(draw: st.DrawFn, values: st.SearchStrategy[Any]) -> Any:
    """A value with a few things wrong in it."""
    value = draw(values)
    chance = draw(st.randoms(use_true_random=False))
    for _ in range(draw(st.integers(1, 3))):
        value = broken_once(value, chance, draw(_ANYTHING))
    return value


def broken_once(value: Any, chance: Random, odd: Any) -> Any:
    """A value of which one part is odd, gone, twice there or somewhere else."""
    if chance.random() < 0.3 or not value or not isinstance(value, dict | list):
        return chance.choice([odd, [value], {"type": value}])
    if isinstance(value, list):
        place = chance.randrange(len(value))
        return [*value[:place], broken_once(value[place], chance, odd), *value[place + chance.randrange(2) :]]
    key = chance.choice(sorted(value))
    match chance.randrange(4):
        case 0:
            return {name: part for name, part in value.items() if name != key}
        case 1:
            return {**value, chance.choice(["more", "seat", "type", "id", "\u0000", "x" * 99]): odd}
        case 2:
            return {**value, key: odd}
    return {**value, key: broken_once(value[key], chance, odd)}


def written(values: st.SearchStrategy[Any]) -> st.SearchStrategy[str]:
    """Values as JSON."""
    return values.map(json.dumps)


@st.composite
def garbled(draw: st.DrawFn, texts: st.SearchStrategy[str]) -> str:
    """A text of which some is cut out or replaced."""
    text = draw(texts)
    start = draw(st.integers(0, len(text)))
    end = draw(st.integers(start, min(len(text), start + 9)))
    return text[:start] + draw(st.text(st.characters(codec="utf-8"), max_size=9)) + text[end:]


NOISE: st.SearchStrategy[str | bytes] = st.one_of(st.text(st.characters(codec="utf-8")), st.binary())


def messages(kind: str) -> st.SearchStrategy[str | bytes]:
    """Messages of a kind, right, nearly right and not at all."""
    right = written(shaped(kind))
    return st.one_of(right, written(broken(shaped(kind))), garbled(right), written(_ANYTHING), NOISE)

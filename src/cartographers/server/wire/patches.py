"""What has changed between two values, so that readers who know the first are told only that."""

from collections.abc import Iterable

from msgspec import Struct


def patch(before: object, after: object) -> object:
    """What turns `before` into `after`.

    Of an object only the fields that have changed, of a list of the same length only the items, by their place;
    everything else as it is now. `patched` in the browser (web/src/match/known.ts) is its other half.
    """
    if isinstance(after, Struct) and type(before) is type(after):
        names = after.__struct_fields__
        return _changed(names, (getattr(before, name) for name in names), (getattr(after, name) for name in names))
    if isinstance(after, tuple) and isinstance(before, tuple) and len(before) == len(after):
        return _changed(map(str, range(len(after))), before, after)
    return after


def _changed(names: Iterable[str], before: Iterable[object], after: Iterable[object]) -> dict[str, object]:
    parts = zip(names, before, after, strict=True)
    return {name: patch(old, new) for name, old, new in parts if old is not new and old != new}

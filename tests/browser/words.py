"""The page's own words in every language, as the tests expect them."""

from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from cartographers.locales import FILES, ON_THE_PAGE


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for name in (*FILES, *ON_THE_PAGE):
        source = (files("cartographers.locales") / language / f"{name}.ftl").read_text(encoding="utf-8")
        bundle.add_resource(FluentResource(source))
    return bundle


def word(language: str, message: str, **details: str | int) -> str:
    """The text `message` in a language, or one of its attributes: `message.attribute`."""
    bundle = _bundle(language)
    id_, _, attribute = message.partition(".")
    found = bundle.get_message(id_)
    pattern = found.attributes[attribute] if attribute else found.value
    assert pattern is not None, message
    text, errors = bundle.format_pattern(pattern, details)
    assert not errors, (message, errors)
    return str(text)


def name_of(language: str, kind: str, thing: str) -> str:
    """The name of a card, a season, a title and so on."""
    return word(language, f"{kind}-{thing.lower().replace('_', '-')}")

"""Sentences and names for people, by stable ids, from the .ftl files of a language."""

from contextvars import ContextVar
from functools import cache
from importlib.resources import files

FILES = ("cards", "refusals", "log", "cli", "play", "arena", "advice", "puzzles", "paper", "print", "sheets", "herald")
ON_THE_PAGE = (
    "web",
    "lobby",
    "lesson",
    "rules",
    "games",
    "deals",
    "events",
    "challenges",
    "compare",
    "scorer",
    "photo",
)
"""Read by the browser only, besides cards, refusals and log."""


class Texts:
    """The texts of one language."""

    def __init__(self, language: str) -> None:
        from fluent.runtime import (  # takes longer than all else that the program's help needs
            FluentBundle,
            FluentResource,
        )

        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for name in FILES:
            source = (files("cartographers.locales") / language / f"{name}.ftl").read_text(encoding="utf-8")
            self._bundle.add_resource(FluentResource(source))

    def __call__(self, message: str, **details: str | int) -> str:
        """The text `message`, or one of its attributes as `message.attribute`, with its placeholders filled."""
        name, _, attribute = message.partition(".")
        found = self._bundle.get_message(name)
        pattern = found.attributes[attribute] if attribute else found.value
        assert pattern is not None, message
        text, errors = self._bundle.format_pattern(pattern, details)
        assert not errors, (message, errors)
        return str(text)

    def name(self, kind: str, thing: str) -> str:
        """The name of a card, terrain, season, sheet, title or category by its id."""
        if kind == "sheet" and len(thing) > 1:  # the code of one's own: the name that it was given stands before it
            return thing.rpartition("=")[0] or self("sheet-own")
        return self(f"{kind}-{thing.lower().replace('_', '-')}")

    def rule(self, card: str) -> str:
        """Our own sentence about a card; empty where its drawing says all."""
        found = self._bundle.get_message(f"card-{card.replace('_', '-')}")
        return self(f"card-{card.replace('_', '-')}.rule") if "rule" in found.attributes else ""

    def refusal(self, code: str, **details: str | int) -> str:
        """The sentence for a refusal."""
        return self(f"refusal-{code.replace('_', '-')}", **details)


LANGUAGES = ("en", "pl", "cs", "de", "hu")

_spoken: ContextVar[str] = ContextVar("spoken", default="en")


@cache
def _loaded(language: str) -> Texts:
    return Texts(language)


def texts(language: str = "") -> Texts:
    """The texts of a language; without one, of the language that is spoken here."""
    return _loaded(language or _spoken.get())


def speak(language: str) -> None:
    """Makes a language the one that is spoken here."""
    assert language in LANGUAGES, language
    _spoken.set(language)


def language_of(locale: str) -> str:
    """The language that a locale such as `pl_PL.UTF-8` asks for; English where it is none of ours."""
    language = locale.replace("-", "_").partition("_")[0].partition(".")[0].lower()
    return language if language in LANGUAGES else "en"

"""Five languages, complete: the same messages, the same placeholders, the plural forms of each."""

import re
from functools import cache
from pathlib import Path

import pytest
from babel import Locale
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from browser.words import word
from cartographers import locales
from cartographers.locales import FILES, LANGUAGES, ON_THE_PAGE, language_of

FOLDER = Path(locales.__file__).parent
ALL_FILES = (*FILES, *ON_THE_PAGE)
CATEGORIES = {"zero", "one", "two", "few", "many", "other"}
others = pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
every_language = pytest.mark.parametrize("language", LANGUAGES)
every_file = pytest.mark.parametrize("name", ALL_FILES)


@cache
def messages(language: str, name: str) -> dict[str, ftl.Pattern]:
    """Every pattern of a file by the id of its message, attributes as `id.attribute`."""
    resource = FluentParser().parse((FOLDER / language / f"{name}.ftl").read_text(encoding="utf-8"))
    found: dict[str, ftl.Pattern] = {}
    for entry in resource.body:
        assert not isinstance(entry, ftl.Junk), entry.content
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, "an id comes twice"
            if entry.value:
                found[entry.id.name] = entry.value
            for attribute in entry.attributes:
                found[f"{entry.id.name}.{attribute.id.name}"] = attribute.value
    return found


class Placeholders(Visitor):
    """The variables that a pattern shows, those that choose its form, and the sets of keys that it selects by."""

    def __init__(self, pattern: ftl.Pattern) -> None:
        self.variables: set[str] = set()
        self.choosing: set[str] = set()
        self.selections: list[set[str]] = []
        self.visit(pattern)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802  fluent's name
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802  fluent's name
        keys = {key.name for variant in node.variants if isinstance(key := variant.key, ftl.Identifier)}
        self.selections.append(keys)
        if isinstance(node.selector, ftl.VariableReference):
            self.choosing.add(node.selector.id.name)
        for variant in node.variants:
            self.visit(variant)


@others
@every_file
def test_the_same_messages(language: str, name: str) -> None:
    assert set(messages(language, name)) == set(messages("en", name))


@others
@every_file
def test_the_same_placeholders(language: str, name: str) -> None:
    english = {message: Placeholders(pattern) for message, pattern in messages("en", name).items()}
    for message, pattern in messages(language, name).items():
        ours, known = Placeholders(pattern), english[message]
        assert ours.variables | ours.choosing >= known.variables, message
        assert ours.variables | ours.choosing <= known.variables | known.choosing, message


@every_language
@every_file
def test_the_plural_forms_of_the_language(language: str, name: str) -> None:
    needed = {*Locale(language).plural_form.tags, "other"}
    for message, pattern in messages(language, name).items():
        for keys in Placeholders(pattern).selections:
            plural = keys & CATEGORIES
            assert plural in ({"other"}, needed), f"{message}: {sorted(plural)} instead of {sorted(needed)}"


@pytest.mark.parametrize(
    ("message", "details", "said"),
    [
        ("web-until", {"names": "Bot 2", "count": 1}, "until Bot 2 has drawn"),
        ("web-until", {"names": "Bot 2 and Bot 3", "count": 2}, "until Bot 2 and Bot 3 have drawn"),
        ("web-have-drawn", {"drawn": 1, "of": 3}, "1 of 3 has drawn"),
        ("web-have-drawn", {"drawn": 2, "of": 3}, "2 of 3 have drawn"),
        ("web-happened-destroyed", {"card": "Troll", "spaces": "B4", "count": 1}, "Troll: B4 was destroyed."),
        ("web-happened-destroyed", {"card": "Troll", "spaces": "B4 B5", "count": 2}, "Troll: B4 B5 were destroyed."),
    ],
)
def test_verbs_agree_with_how_many_there_are(message: str, details: dict[str, str | int], said: str) -> None:
    assert word("en", message, **details) == said


@pytest.mark.parametrize(
    ("language", "one", "two"),
    [
        ("pl", "póki rysuje Ada", "póki rysują Ada, Ela"),
        ("cs", "dokud kreslí Ada", "dokud kreslí Ada, Ela"),
        ("de", "noch am Zug: Ada", "noch am Zug: Ada, Ela"),
        ("hu", "amíg Ada rajzol", "amíg Ada, Ela rajzolnak"),
    ],
)
def test_verbs_agree_in_the_other_languages(language: str, one: str, two: str) -> None:
    assert word(language, "web-until", names="Ada", count=1) == one
    assert word(language, "web-until", names="Ada, Ela", count=2) == two


# What no native speaker says.
STIFF = re.compile(r"\bthe own\b|\bgame alone\b|\bspaces? more\b", re.IGNORECASE)


@every_file
def test_english_is_as_people_speak(name: str) -> None:
    source = (FOLDER / "en" / f"{name}.ftl").read_text(encoding="utf-8")
    sentences = [line for line in source.splitlines() if not line.startswith("#")]
    assert [line for line in sentences if STIFF.search(line)] == []


@pytest.mark.parametrize(
    ("locale", "language"),
    [
        ("pl_PL.UTF-8", "pl"),
        ("de-AT", "de"),
        ("hu", "hu"),
        ("C.UTF-8", "en"),
        ("", "en"),
        ("fr_FR", "en"),
        ("cs_CZ", "cs"),
    ],
)
def test_the_language_of_a_locale(locale: str, language: str) -> None:
    assert language_of(locale) == language

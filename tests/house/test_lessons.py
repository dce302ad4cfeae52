"""Every step of every lesson has one short sentence and a reason, in every language."""

import pytest

from browser.words import word
from cartographers.locales import LANGUAGES
from cartographers.server.hosting.lessons import LESSONS

LONGEST = {"en": 60}
LONGEST_ELSEWHERE = 75


@pytest.mark.parametrize("lesson", LESSONS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_step_is_one_short_sentence_with_a_reason(lesson: str, language: str) -> None:
    for step in LESSONS[lesson].steps:
        assert word(language, f"lesson-{lesson}-{step.name}.why")
        if step.kind != "review":  # the analysis has its own words
            sentence = word(language, f"lesson-{lesson}-{step.name}")
            assert len(sentence) <= LONGEST.get(language, LONGEST_ELSEWHERE), sentence
    assert word(language, f"lesson-{lesson}-over")

"""What a person or a sheet may be called: anything that is seen, and nothing that hides or pretends."""

import re
import unicodedata

# Signs of an emoji may be joined, coloured and waved as flags: with characters that anywhere else would be invisible.
_PICTURE = "[\u203c\u2049\u2139\u2190-\u27ff\u2900-\u2bff\u3030\u303d\u3297\u3299\U0001f000-\U0001faff]"
_SIGN = f"{_PICTURE}\ufe0f?[\U0001f3fb-\U0001f3ff]?"
_EMOJI = re.compile(
    "[\U0001f1e6-\U0001f1ff]{2}"  # the flag of a country
    "|\U0001f3f4[\U000e0061-\U000e007a]{3,6}\U000e007f"  # of a part of one
    "|[0-9#*]\ufe0f?\u20e3"  # a key
    f"|{_SIGN}(?:\u200d{_SIGN})*"
)
# What would let a name break out of its line or pretend to be another: controls, bidirectional marks, private use.
_BAD_CATEGORIES = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
# Letters, signs and marks that show nothing: fillers, an empty Braille pattern, selectors of a look, a note without
# a head, blank hieroglyphs, and what stands for an object that is not there.
_BLANK = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\ufffc"
    "\U00013441\U00013442\U0001d159\U000e0100-\U000e01ef]"
)
# More marks than this on one letter reach into the lines around it.
_MOST_MARKS = 3
_PILED = re.compile(f"m{{{_MOST_MARKS + 1}}}")


def as_shown(name: str) -> str:
    """A name composed, with one space between words and none around it."""
    return " ".join(unicodedata.normalize("NFC", name).split())


def is_good_name(shown: str, longest: int) -> bool:
    """Whether a name as it is shown has nothing invisible in it; its length is what is seen."""
    bare = _EMOJI.sub("☺", shown)
    kinds = [unicodedata.category(character) for character in bare]
    marks = "".join("m" if kind in {"Mn", "Me"} else "-" for kind in kinds)
    return (
        1 <= marks.count("-") <= longest
        and not marks.startswith("m")
        and not _PILED.search(marks)
        and not _BLANK.search(bare)
        and _BAD_CATEGORIES.isdisjoint(kinds)
    )

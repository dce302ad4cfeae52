"""Options that no game can be played with are refused with a reason."""

import pytest
from msgspec.structs import replace

from cartographers.game.options import BASE_AMBUSHES, FIRST_EDICTS, Options, check, ruins_join
from cartographers.game.presets import PRESETS
from cartographers.game.refusals import Refused


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"seats": 0}, "wrong_seats"),
        ({"seats": 101}, "wrong_seats"),
        ({"sheet": "Z"}, "unknown_choice"),
        ({"sheet": ""}, "unknown_choice"),
        ({"sheet": "11-11"}, "wrong_rows"),
        ({"sheet": "<b>=11-11-11-11-11-11-11-11-11-11-11"}, "bad_sheet_name"),
        ({"explore": "dragons"}, "unknown_choice"),
        ({"seasons": "dragons"}, "unknown_choice"),
        ({"ambush": "nobody"}, "unknown_choice"),
        ({"reading": "loose"}, "unknown_choice"),
        ({"fallback_terrain": "none"}, "unknown_choice"),
        ({"edicts": ("sentinel_wood",)}, "wrong_edicts"),
        ({"edicts": ("sentinel_wood", "greenbough", "wildholds", "borderlands")}, "wrong_edicts"),
        ({"edicts": ("sentinel_wood", "mages_valley", "wildholds", "atlantis")}, "unknown_edict"),
        ({"ambushes": BASE_AMBUSHES[:3]}, "wrong_ambushes"),
        ({"ambushes": BASE_AMBUSHES[:3] + BASE_AMBUSHES[:1]}, "wrong_ambushes"),
        ({"ambushes": (*BASE_AMBUSHES[:3], "mice")}, "unknown_ambush"),
    ],
)
def test_refused(changes: dict[str, object], code: str) -> None:
    with pytest.raises(Refused) as refused:
        check(replace(Options(), **changes))
    assert refused.value.code == code


@pytest.mark.parametrize(
    "options",
    [
        Options(),
        Options(seats=100),
        Options(sheet="Plain=11-11-11-11-11-11-11-11-11-11-11"),
        Options(ambushes=()),
        Options(edicts=FIRST_EDICTS["base"]),
        Options(edicts=FIRST_EDICTS["base"][::-1]),
        Options(ambushes=("ogre_charge", *BASE_AMBUSHES[:3])),
    ],
)
def test_taken(options: Options) -> None:
    check(options)


def test_alone_ambushes_always_walk() -> None:
    assert Options(seats=1, ambush="neighbours").walks
    assert not Options(seats=2, ambush="neighbours").walks


def test_a_sheet_of_ones_own_is_of_no_box() -> None:
    own = "5R5-11-11-11-11-11-11-11-11-11-11"
    assert ruins_join(Options(sheet=own))
    assert not ruins_join(replace(PRESETS["polish_heroes"], sheet=own))

"""The examples printed on the cards of Heroes: a piece of a map and its stars; `X` is any filled space.

A piece without an edge of the map stands in the middle of ours, the others in the corner they show.
"""

from boards import drawing
from cartographers.scoring.forest import heart_of_the_forest, sleepy_valley
from cartographers.scoring.spatial import starlit_sigil
from cartographers.scoring.village import caravansary, outer_enclave
from cartographers.scoring.water_farm import clawsgrave_peaks, craylund, jorekburg, ulems_wallow


def test_the_example_of_sleepy_valley() -> None:
    sheet = drawing(
        """
        F.FF
        FFFF
        MXF.
        """,
        at="D4",
    )
    assert sleepy_valley(sheet).stars == 8


def test_the_example_of_heart_of_the_forest() -> None:
    sheet = drawing("""
        F.FX
        FFFF
        FXFX
        ..X.
    """)
    assert heart_of_the_forest(sheet).stars == 4


def test_the_example_of_jorekburg() -> None:
    sheet = drawing(
        """
        ....
        WWW.
        .WA.
        AAA.
        ..W.
        """,
        at="D4",
    )
    assert jorekburg(sheet).stars == 8


def test_the_example_of_ulems_wallow() -> None:
    sheet = drawing(
        """
        .W.
        XWA
        AAW
        """,
        at="D4",
    )
    assert ulems_wallow(sheet).stars == 8


def test_the_example_of_craylund() -> None:
    sheet = drawing(
        """
        .W.
        XAW
        AAW
        """,
        at="D4",
    )
    assert craylund(sheet).stars == 7


def test_the_example_of_clawsgrave_peaks() -> None:
    sheet = drawing(
        """
        .M..M
        .W..W
        .WA.A
        A.W..
        M.WWM
        """,
        at="D4",
    )
    assert clawsgrave_peaks(sheet).stars == 15


def test_the_example_of_outer_enclave() -> None:
    sheet = drawing("""
        .VV.
        ..VX
        .VVX
        XX.X
    """)
    assert outer_enclave(sheet).stars == 5


def test_the_example_of_caravansary() -> None:
    sheet = drawing(
        """
        ..VV
        VVV.
        V...
        """,
        at="D4",
    )
    assert caravansary(sheet).stars == 7


def test_the_example_of_starlit_sigil() -> None:
    sheet = drawing("""
        X.X..
        ..X..
        XXXX.
        X...X
        .XXX.
    """)
    assert starlit_sigil(sheet).stars == 8

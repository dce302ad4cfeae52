from itertools import pairwise
from xml.etree import ElementTree

from cartographers.picture.curves import Curve, curves

SVG = "{http://www.w3.org/2000/svg}"


def drawn(*rows: Curve) -> ElementTree.Element:
    return ElementTree.fromstring(curves(rows, title="A & B", below="players", note="<measured>"))


def texts(picture: ElementTree.Element) -> list[str]:
    return ["".join(text.itertext()) for text in picture.iter(f"{SVG}text")]


def test_everything_is_named() -> None:
    told = texts(drawn(Curve("p50", [(1000, 4.0), (2000, 30.0)])))
    assert {"A & B", "players", "<measured>", "p50", "1,000", "2,000", "1", "10", "100"} <= set(told)


def test_every_point_is_a_dot_and_more_is_higher() -> None:
    dots = [*drawn(Curve("p50", [(1000, 4.0), (2000, 30.0)])).iter(f"{SVG}circle")]
    (left, low), (right, high) = [(float(dot.get("cx", "")), float(dot.get("cy", ""))) for dot in dots]
    assert left < right
    assert high < low


def test_numbers_that_are_all_the_same_have_a_place() -> None:
    assert len([*drawn(Curve("p50", [(1, 10.0), (2, 10.0)])).iter(f"{SVG}circle")]) == 2


def test_less_than_one_is_told_with_its_fractions() -> None:
    assert "0.01" in texts(drawn(Curve("p50", [(1, 0.02)])))


def test_names_of_curves_that_end_together_do_not_lie_on_each_other() -> None:
    rows = [Curve(name, [(1, 10.0), (2, number)]) for name, number in (("a", 20.0), ("b", 20.1), ("c", 20.0))]
    names = [text for text in drawn(*rows).iter(f"{SVG}text") if text.text in ("a", "b", "c")]
    heights = sorted(float(text.get("y", "")) for text in names)
    assert all(below - above >= 14 for above, below in pairwise(heights))

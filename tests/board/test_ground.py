"""The code of a sheet: one for every sheet, and a reason with its row for everything else."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boards import LAW, SHEET_A, SHEET_B, drawing, grounds
from cartographers.board.ground import FEWEST_EMPTY, OwnSheet, code_of, code_of_text, is_code, own_sheet
from cartographers.board.notation import BadNotation, lines_of
from cartographers.board.sheet import Sheet

CODE_A = "11-3M1R5-1R6MR1-11-11-5M5-11-11-1RM6R1-5R1M3-11"
DRAWN = "\n".join(lines_of(SHEET_A))
CODE_B = "11-6R1M2-2RM7-5W5-4WWR4-4WWW4-1R3W5-5M2R2-9M1-2MR7-11"


def refused(code: str) -> tuple[str, dict[str, str | int]]:
    with pytest.raises(BadNotation) as bad:
        own_sheet(code)
    return bad.value.code, bad.value.details


def test_codes_of_printed_sheets() -> None:
    assert (code_of(SHEET_A), code_of(SHEET_B)) == (CODE_A, CODE_B)
    assert own_sheet(CODE_A) == OwnSheet("", SHEET_A)
    assert own_sheet(f"Two Rivers={CODE_B}") == OwnSheet("Two Rivers", SHEET_B)


@LAW
@given(grounds(), st.sampled_from(["", "A", "Zażółć gęślą jaźń", "O’Brien's (2)", "Přední - zadní", "龍の尾"]))
def test_every_sheet_has_one_code(sheet: Sheet, name: str) -> None:
    code = code_of(sheet, name)
    assert own_sheet(code) == (name, sheet)
    assert is_code(code)
    assert code_of_text("\n".join(lines_of(sheet))) == code_of(sheet)
    assert code_of_text(code) == code


@LAW
@given(st.text(st.sampled_from("0123456789MRW-=a,"), max_size=140))
def test_whatever_is_read_is_written_the_same(text: str) -> None:
    try:
        name, sheet = own_sheet(text)
    except BadNotation:
        return
    assert code_of(sheet, name) == text


@pytest.mark.parametrize(
    ("code", "told"),
    [
        (CODE_A.replace("3M1R5", "3M1R4"), ("wrong_columns", {"row": "B", "columns": 10})),
        (CODE_A.replace("5M5", "5M99"), ("wrong_columns", {"row": "F", "columns": 105})),
        (CODE_A.replace("-5M5", "-5Q5"), ("unknown_sign", {"row": "F", "sign": "Q"})),
        (CODE_A.replace("-5M5", "-05M5"), ("unknown_sign", {"row": "F", "sign": "0"})),
        (CODE_A.replace("-5M5", "-5m5"), ("unknown_sign", {"row": "F", "sign": "m"})),
        (CODE_A.replace("-5M5", "-٥M5"), ("unknown_sign", {"row": "F", "sign": "٥"})),
        (CODE_A.replace("-5M5", "-"), ("wrong_columns", {"row": "F", "columns": 0})),
        (CODE_A.removesuffix("-11"), ("wrong_rows", {"rows": 10})),
        (CODE_A + "-11", ("wrong_rows", {"rows": 12})),
        ("-" * 10_000, ("wrong_rows", {"rows": 10_001})),
        ("1" * 10_000 + "-" * 10, ("wrong_rows", {"rows": 11})),
        ("", ("wrong_rows", {"rows": 1})),
        (f"={CODE_A}", ("bad_sheet_name", {"most": 40})),
        (f"{'n' * 10_000}={CODE_A}", ("bad_sheet_name", {"most": 40})),
        (f"two  spaces={CODE_A}", ("bad_sheet_name", {"most": 40})),
        (f"<b>={CODE_A}", ("bad_sheet_name", {"most": 40})),
        (f"a\u202eb={CODE_A}", ("bad_sheet_name", {"most": 40})),
        (f"a\nb={CODE_A}", ("bad_sheet_name", {"most": 40})),
        (f"a=b={CODE_A}", ("bad_sheet_name", {"most": 40})),
        ("-".join(["WWWWWWWW3"] * 11), ("little_room", {"empty": 33, "fewest": FEWEST_EMPTY})),
    ],
)
def test_what_is_no_sheet_is_refused_with_its_row(code: str, told: object) -> None:
    assert refused(code) == told


def test_a_file_may_name_its_sheet() -> None:
    assert code_of_text(f"\n  name: Long  Scar \n{DRAWN}\n") == code_of_text(f"{DRAWN}\nname: Long Scar")
    assert code_of_text(f"{DRAWN}\nname: Long Scar") == f"Long Scar={CODE_A}"


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (f"name: One\n{DRAWN}\nname: Two", ("many_sheet_names", {"names": 2})),
        (f"name: One\n{DRAWN}\n\nname: Two\n{DRAWN}", ("wrong_rows", {"rows": 22})),
        (f"name: {'n' * 10_000}\n{DRAWN}", ("bad_sheet_name", {"most": 40})),
        (DRAWN.replace("M", "q", 1), ("unknown_letter", {"letter": "q", "space": "B4"})),
        (f"{CODE_A}\n{CODE_A}", ("wrong_rows", {"rows": 2})),
        ("", ("wrong_rows", {"rows": 0})),
        ("\0" * 10_000, ("wrong_rows", {"rows": 1})),
    ],
)
def test_a_file_that_is_no_sheet_is_refused(text: str, told: object) -> None:
    with pytest.raises(BadNotation) as bad:
        code_of_text(text)
    assert (bad.value.code, bad.value.details) == told


@pytest.mark.parametrize(
    ("letter", "shown"), [("F", "F"), ("m", "m"), ("B", "B"), ("f", "f"), ("X", "X"), ("H", "H"), ("v", "v")]
)
def test_a_sheet_with_drawings_is_refused(letter: str, shown: str) -> None:
    with pytest.raises(BadNotation) as bad:
        code_of(drawing(f"..{letter}", at="C2"))
    assert (bad.value.code, bad.value.details) == ("not_ground", {"space": "C4", "letter": shown})


def test_attack_marks_are_no_ground() -> None:
    with pytest.raises(BadNotation) as bad:
        code_of_text("\n".join([*lines_of(SHEET_A), "marks: B4"]))
    assert bad.value.details == {"space": "B4", "letter": "marks"}

"""The figure of `make coverage` leaves out what only runs as machine code."""

import json
from pathlib import Path
from typing import Any

from covered import parts, table


def function(lines: int, run: int) -> dict[str, Any]:
    return {"summary": {"num_statements": lines, "covered_lines": run}}


def test_a_function_of_native_that_never_ran_as_python_is_left_out(tmp_path: Path) -> None:
    files = {
        "src/cartographers/__init__.py": {"functions": {"": function(1, 1)}},
        "src/cartographers/board/grid.py": {"functions": {"": function(6, 6), "flood": function(4, 0)}},
        "src/cartographers/native/engine/flow.py": {"functions": {"": function(5, 5), "begin": function(90, 0)}},
        "src/cartographers/native/batch.py": {"functions": {"": function(0, 0), "played": function(5, 1)}},
    }
    report = tmp_path / "report.json"
    report.write_text(json.dumps({"files": files}))
    assert [line.split() for line in table(list(parts(report)))[:-1]] == [
        ["board", "10", "lines", "60.0", "%"],
        ["cartographers", "1", "lines", "100.0", "%"],
        ["native", "10", "lines", "60.0", "%"],
        ["all", "21", "lines", "61.9", "%"],
    ]

"""The page as a folder for any host of files: `python web/site.py FOLDER`. The page has to be built."""

import shutil
import sys
from pathlib import Path

from cartographers.server.wire.cards import printed

PAGE = Path(__file__).parent.parent / "src" / "cartographers" / "web"
LEFT_OUT = shutil.ignore_patterns("*.br", "*.gz")  # hosts of files compress by themselves


def make(folder: Path) -> None:
    """Puts all files there, and nothing else."""
    if folder.exists() and not (folder / "sw.js").exists() and any(folder.iterdir()):
        sys.exit(f"{folder} holds something else; name another folder.")
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(PAGE, folder, ignore=LEFT_OUT)
    (folder / "api").mkdir()
    (folder / "api" / "cards").write_bytes(printed())
    (folder / ".nojekyll").touch()  # or some hosts leave files out


if __name__ == "__main__":
    make(Path(sys.argv[1]))

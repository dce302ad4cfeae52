"""Adding a scoring card is what docs/add-a-card.md says and no more: a made-up one plays everywhere at once."""

import asyncio
import os
import shutil
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

import cartographers
from cartographers.locales import LANGUAGES
from cli.program import run
from client import Person, playing
from serving import started

CARD = "fishing_village"
PRINTED = """
[fishing_village]
set = "base"
category = "village"
solo = 20
"""
DIAGRAM = """
[fishing_village]
rows = ["VW..", ".VW."]
earning = [[0, 0], [1, 1]]
"""
SCORER = '''

@scorer("fishing_village")
def fishing_village(sheet: Sheet) -> Earned:
    """One star for each village space beside water."""
    earning = sheet.village & beside(sheet.water)
    return Earned(count(earning), earning)
'''
NAMED = """
card-fishing-village = Fishing Village
    .rule = One star for each village space beside water.
"""
EDICTS = ("sentinel_wood", CARD, "canal_lake", "borderlands")

# Machine code: whole games of batches with the card on the table, and the card among those that are dealt.
BATCH = f"""
import sys
import numpy as np
from msgspec.structs import replace
from cartographers.game.presets import PRESETS
from cartographers.native.batch import loops
from cartographers.native.batch.batch import played
from cartographers.native.engine.rng import seed_word
from cartographers.native.engine.rows import TABLE
from cartographers.native.engine.tables import EDICTS
from cartographers.native.linking import cards_of
from cartographers.native.registry import entry
options = PRESETS["english"]
[chosen] = played(replace(options, edicts={EDICTS}), sys.argv[1], 3, "new")
print([EDICTS[edict] for edict in chosen.edicts[0]], bool(chosen.stars.min() > 0))
dealt = np.zeros(40, TABLE)
lots = np.zeros(1, np.uint64), seed_word("new"), np.arange(40, dtype=np.int32)
entry(loops.deal_each)(cards_of(options, {EDICTS}), dealt, *lots)
print("{CARD}" in {{EDICTS[edict] for edict in dealt["edicts"].ravel()}})
"""
# Its features as the planner's machine code has them: its stars, here two, and nothing else until somebody writes more.
FEATURES = f"""
import numpy as np
from cartographers.board.notation import sheet_of
from cartographers.native.compiler.int128 import words
from cartographers.native.engine.scratch import MOST_AFTER
from cartographers.native.registry import entry, feature_kernel_of
from cartographers.native.value import model
from cartographers.value.sizes import FEATURES
sheet = sheet_of(["VW.........", ".VW........", *["..........."] * 9])
columns = np.zeros(FEATURES * MOST_AFTER)
entry(model.features_by)(feature_kernel_of("{CARD}"), words(sheet), 1, columns)
found = columns[::MOST_AFTER]
print(found[0], found[1:].any())
"""
# Bots without machine code, hints' first look among them, and a record of what was played.
ALONE = f"""
from msgspec.structs import replace
import cartographers
from cartographers.value.expected import values_of
match = cartographers.Match(replace(cartographers.PRESETS["english"], edicts={EDICTS}), seed="new")
print(min(values_of(match.view(0)).values()) > 0)
cartographers.finish(match, "greedy")
again = cartographers.replay(cartographers.record(match))
print(again.table == match.table, "{CARD}" in again.table.edicts)
"""


@pytest.fixture(scope="module")
def with_card(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the package with one more card, added as docs/add-a-card.md tells."""
    [package] = cartographers.__path__
    copied = tmp_path_factory.mktemp("copied")
    house = copied / "cartographers"
    shutil.copytree(package, house, ignore=shutil.ignore_patterns("web"))
    add(house / "cards" / "data" / "scoring.toml", PRINTED)
    add(house / "cards" / "data" / "diagrams.toml", DIAGRAM)
    add(house / "scoring" / "village.py", SCORER)
    for language in LANGUAGES:
        add(house / "locales" / language / "cards.ftl", NAMED)
    return copied


def add(file: Path, text: str) -> None:
    with file.open("a", encoding="utf-8") as to:
        to.write(text)


@pytest.fixture
def there(with_card: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Programs that are started now are those of the copy."""
    monkeypatch.setenv("PYTHONPATH", str(with_card))
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(with_card / "kept"))


def printed(code: str, *arguments: str) -> list[str]:
    """The lines that another Python prints."""
    command = [sys.executable, "-W", "error", "-c", code, *arguments]
    done = subprocess.run(command, env=os.environ, check=True, stdout=subprocess.PIPE, text=True, timeout=600)
    return done.stdout.splitlines()


@pytest.mark.usefixtures("there")
def test_it_is_played_by_bots_and_recorded() -> None:
    assert printed(ALONE) == ["True", "True True"]


@pytest.mark.usefixtures("there")
def test_it_is_played_in_the_terminal() -> None:
    ended = run("play", "--plain", "--language", "en", "--edicts", ",".join(EDICTS), "--seed", "new", text="")
    assert ended.returncode == 0, ended
    assert "Fishing Village" in ended.stdout


@pytest.mark.usefixtures("there")
@pytest.mark.parametrize("policy", ["greedy", pytest.param("planner", marks=pytest.mark.deep)])
def test_it_is_played_in_batches_by_machine_code(policy: str) -> None:
    assert printed(BATCH, policy) == [f"{list(EDICTS)} True", "True"]


@pytest.mark.usefixtures("there")
def test_the_planners_machine_code_has_its_stars() -> None:
    assert printed(FEATURES) == ["2.0 False"]


@pytest.mark.anyio
@pytest.mark.usefixtures("there")
async def test_it_is_played_at_the_table(tmp_path: Path) -> None:
    options = {"edicts": list(EDICTS), "ambushes": [], "ruins": False}
    with started(tmp_path) as server:
        async with playing(server.address, 2, options) as players:
            async with Person(server.address) as anybody:
                cards = (await anybody.http.get("/api/cards")).json()
            assert cards["scoring"][CARD]["diagram"]["rows"] == ["VW..", ".VW."]
            await asyncio.gather(*(player.play_to_turn(3, Random(seat)) for seat, player in enumerate(players)))

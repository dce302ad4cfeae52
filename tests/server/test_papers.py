"""Games on paper over the protocol: counted as `score` and `season` count, whoever asks."""

import json
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from cartographers.cards.printed import SCORING, SEASONS, SHEETS, Category, Edict
from cartographers.cli.commands.score import ScoreQuestion, scored
from cartographers.cli.commands.season import SeasonQuestion, counted_season
from cartographers.game.options import Options
from cartographers.game.presets import PRESETS
from cartographers.paper.game import PaperGame, PaperSeason
from client import Person, refused
from matches import EDICTS, played
from paper.painted import painted
from scoring.test_cases import KNOWN, needs_cases
from serving import Server

pytestmark = pytest.mark.anyio


def told(game: PaperGame) -> dict[str, Any]:
    plain: dict[str, Any] = json.loads(msgspec.json.encode(game))
    return plain


async def test_a_season_is_counted_as_by_the_program(server: Server) -> None:
    async with Person(server.address) as stranger:
        for name in ("english", "everything"):
            game, _ = painted(played(replace(PRESETS[name], seats=2), "told"), 1)
            answer = await stranger.post("/api/paper", told(game))
            for season, card, found in zip(game.seasons, SEASONS[game.options.seasons], answer["seasons"], strict=True):
                assert season is not None
                edicts = [game.options.edicts[list(Edict).index(edict)] for edict in card.edicts]
                by_program = counted_season(SeasonQuestion(list(season.map), edicts, season.coins))
                assert by_program == {
                    "edicts": found["scores"],
                    "coins": found["coins"],
                    "monsters": found["monsters"]["stars"],
                    "total": found["total"],
                }
                for each, earned in zip(
                    (*game.options.edicts, "monsters"), (*found["edicts"], found["monsters"]), strict=True
                ):
                    assert scored(ScoreQuestion(each, list(season.map))) == earned
                assert found["oddities"] == []
            opened = await stranger.post("/api/paper/record", {"record": answer["record"]})
            assert opened == answer


@needs_cases
async def test_known_maps_are_counted_as_elsewhere(server: Server) -> None:
    """Every scoring card on the maps of other programs; the rest of the edicts only makes up the four."""
    first = {category: next(card.id for card in SCORING.values() if card.category is category) for category in Category}
    async with Person(server.address) as stranger:
        for name, case in [*KNOWN.items()][::4]:
            if case.card == "monsters":
                continue
            edicts = {**first, SCORING[case.card].category: case.card}
            options = Options(edicts=tuple(edicts.values()), scoring="both")
            answer = await stranger.post("/api/paper", told(PaperGame(options, (PaperSeason(tuple(case.map)),))))
            place = [*edicts.values()].index(case.card)
            assert answer["seasons"][0]["edicts"][place]["stars"] == case.stars, name


async def test_what_cannot_be_is_pointed_out_and_counted_all_the_same(server: Server) -> None:
    sheet = tuple(str(SHEETS["A"]).splitlines())
    game = PaperGame(Options(edicts=EDICTS), (PaperSeason(sheet, 3, ("great_river",), True),))
    async with Person(server.address) as stranger:
        season = (await stranger.post("/api/paper", told(game)))["seasons"][0]
    assert season["total"] == 3
    assert [(odd["code"], odd["details"]) for odd in season["oddities"]] == [
        ("card_missing", {"card": "great_river"}),
        ("many_coins", {"coins": 3, "most": 0}),
    ]


async def test_bad_input_is_refused(server: Server) -> None:
    plain = told(PaperGame(Options(edicts=EDICTS), ()))
    async with Person(server.address) as stranger:
        for body, code in [
            ({}, "bad_message"),
            ({**plain, "name": "x" * 10_000}, "paper_name"),
            ({**plain, "seasons": [{"map": ["?"]}]}, "wrong_rows"),
            ({**plain, "seasons": [{"map": "no map"}]}, "bad_message"),
            ({**plain, "seasons": [{"map": [], "cards": ["joker"]}]}, "paper_card"),
        ]:
            with refused(code):
                await stranger.post("/api/paper", body)
        with refused("not_a_paper_record"):
            await stranger.post("/api/paper/record", {"record": "once upon a time"})

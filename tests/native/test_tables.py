"""There is room in the rows for all that is printed; machine code does not look."""

from cartographers.board.grid import SPACES
from cartographers.cards.printed import AMBUSH, DECK, EXPLORE, HEROES, RUINS, SCORING, SHEETS, Category, ExploreCard
from cartographers.game.offers import FALLBACK_TERRAINS, poses_of
from cartographers.game.options import CHOICES, Options
from cartographers.native.engine.actions import PLANES
from cartographers.native.engine.rows import LONGEST_DECK, MOST_POSES
from cartographers.native.engine.tables import CARD, MOST_MARKS, SETUP, pool, setup

SHAPED = [*EXPLORE, *AMBUSH]


def test_every_turn_of_every_card_has_room() -> None:
    assert max(len(poses_of(card)) for card in SHAPED) <= MOST_POSES


def test_every_terrain_in_every_turn_has_a_plane() -> None:
    for card in SHAPED:
        printed = DECK[card]
        terrains = len(printed.terrains) if isinstance(printed, ExploreCard) else 1
        assert terrains * len(poses_of(card)) <= PLANES
    assert len(FALLBACK_TERRAINS) <= PLANES


def test_every_set_of_marks_has_room() -> None:
    assert max(len(sets) for hero in HEROES.values() for sets in hero.attacks.marks) <= MOST_MARKS <= PLANES


def test_every_deck_has_room() -> None:
    for explore in CHOICES["explore"]:
        always = [card for card in EXPLORE.values() if card.set == explore]
        assert len(always) + len(RUINS) <= SETUP["always"].shape[0]
        assert len(always) + len(RUINS) + 4 + 4 <= LONGEST_DECK


def test_all_categories_of_a_pool_are_as_large() -> None:
    for scoring in CHOICES["scoring"]:
        sizes = {len(pool(Options(scoring=scoring), category)) for category in Category}
        assert len(sizes) == 1
        assert sizes.pop() <= SETUP["pool"].shape[1]


def test_numbers_of_cards_and_spaces_fit_into_a_byte() -> None:
    assert max(len(CARD), len(SCORING), SPACES) < 128


def test_all_placements_of_a_fresh_sheet_are_known() -> None:
    for sheet in SHEETS:
        made = setup(Options(sheet=sheet))
        for card, number in CARD.items():
            if card in SHAPED:
                assert 0 < made["ruin_number"][number] < made["place_number"][number] < 2**16

"""What a sheet is worth: its stars of a season that ends, and those that are expected to come.

The value is linear in the features of the sheet, with the weights of an outlook. Machine code adds up the same numbers
in the same order (native.value.model), so that both come to the same, to the last bit. The drawings that a seat
compares share nearly everything: what a function reads of a sheet is the key to what it has said before.
"""

from collections.abc import Sequence
from functools import reduce
from itertools import chain
from operator import add, mul

from cartographers.board.grid import NONE, Board, beside
from cartographers.board.powers import infected
from cartographers.board.sheet import LAYER, Sheet, Terrain, drawn, empty, lettered
from cartographers.board.walk import fixed_walk
from cartographers.cards.printed import AmbushCard
from cartographers.game.state import Table
from cartographers.scoring import SCORERS, Scorer, monsters
from cartographers.value.features import forest, spatial, village, water_farm
from cartographers.value.features.common import FEATURE_FUNCTIONS, FeatureFunction, Out
from cartographers.value.features.every import TERRAIN_PLACES, write_ambushes, write_land, write_purse, write_terrains
from cartographers.value.outlook import Outlook
from cartographers.value.reading import Key, key_of
from cartographers.value.remembering import remembering
from cartographers.value.sizes import COMMON, FEATURES

KNOWN = (forest, village, water_farm, spatial)
"""With these all features are known by the names of their cards."""
REST = 4
"""What is not of edicts A to D: coins, monsters, room to draw, what ambushes may do."""
_MONSTER = LAYER[Terrain.MONSTER]


def features_for(card: str) -> FeatureFunction:
    """The function that writes the features of a sheet for a card; its stars alone where it has none of its own."""
    if card in FEATURE_FUNCTIONS:
        return remembering(FEATURE_FUNCTIONS[card])
    score = remembering(SCORERS[card])

    def stars_alone(sheet: Sheet, out: Out) -> None:
        out[0] = score(sheet).stars

    return stars_alone


_write_land = remembering(write_land)


def _key_for(card: str) -> Key:
    return key_of(FEATURE_FUNCTIONS.get(card, SCORERS[card]))


def _walk(card: AmbushCard, free: Board) -> Board:
    """Where an ambush would go if it came now."""
    return fixed_walk(card.shape, card.corner, card.arrow, free)


class Scored:
    """The stars of a scorer, each sheet looked at once as far as the scorer sees it."""

    def __init__(self, score: Scorer) -> None:
        self._score, self._key = remembering(score), key_of(score)
        self._known: dict[object, int] = {}

    def __call__(self, sheet: Sheet) -> int:
        key = self._key(sheet)
        stars = self._known.get(key)
        if stars is None:
            stars = self._known[key] = self._score(sheet).stars
        return stars


class Part:
    """A part of the value of a sheet, each sheet looked at once as far as the part depends on it."""

    def __init__(self, write: FeatureFunction, key: Key, weights: Sequence[float]) -> None:
        self._write, self._key, self._weights = write, key, weights
        self._known: dict[object, tuple[float, list[float]]] = {}

    def about(self, sheet: Sheet) -> float:
        """What the features come to, but for what rounding makes of it."""
        key = self._key(sheet)
        known = self._known.get(key)
        if known is None:
            features = [0.0] * len(self._weights)
            self._write(sheet, features)
            known = self._known[key] = sum(map(mul, self._weights, features)), features
        return known[0]

    def products(self, sheet: Sheet) -> list[float]:
        """The features times their weights."""
        self.about(sheet)
        return [*map(mul, self._weights, self._known[self._key(sheet)][1])]


class Valuing:
    """Values the sheets that drawings on one sheet may lead to."""

    def __init__(self, table: Table, outlook: Outlook, free: Board) -> None:
        self.outlook = outlook
        self._scored = [(place, Scored(SCORERS[table.edicts[place]])) for place in outlook.scored]
        self._monsters = Scored(monsters)
        self._walks = []  # where ambushes would go on the sheet as it lies, and what is beside
        for card in outlook.ambushes if table.options.walks else ():
            spaces = _walk(card, free)
            self._walks.append((card, spaces, beside(spaces) & ~spaces))
        self._purses: dict[tuple[int, int], float] = {}
        if outlook.last:
            return
        self.places = [REST] * COMMON + [edict.place for edict in outlook.counted for _ in range(FEATURES)]
        self._parts = [Part(self._write_land, key_of(write_land), outlook.weights)]
        self._parts += [Part(features_for(card), _key_for(card), weights) for _, card, weights in outlook.counted]
        self._of_terrains = [outlook.weights[place] for place in TERRAIN_PLACES]

    def worth(self, sheet: Sheet, coins: int, paid: int) -> float:
        """The stars that are to come with a sheet, coins and coins crossed out."""
        worth, sheet = self._at_end(sheet, coins)
        if self.outlook.last:
            return worth
        worth += self.outlook.base
        return float(reduce(add, self.products(sheet, coins, paid), worth))

    def about(self, sheet: Sheet, coins: int, paid: int) -> float:
        """The same but for what rounding makes of it, and sooner."""
        worth, sheet = self._at_end(sheet, coins)
        if self.outlook.last:
            return worth
        worth += self.outlook.base
        for part in self._parts:
            worth += part.about(sheet)
        worth += self._purse(coins, paid)
        worth += sum(map(mul, self._of_terrains, map(int.bit_count, sheet)))
        return float(worth)

    def _purse(self, coins: int, paid: int) -> float:
        """What coins are worth, about."""
        if (coins, paid) not in self._purses:
            out = [0.0] * 3
            write_purse(coins, paid, out)
            self._purses[coins, paid] = sum(map(mul, self.outlook.weights, out))
        return self._purses[coins, paid]

    def _at_end(self, sheet: Sheet, coins: int) -> tuple[float, Sheet]:
        """The stars of a season that ends, and the sheet after it."""
        if not self.outlook.ends:
            return 0.0, sheet
        stars = coins + self.lost(sheet) + sum([stars for _, stars in self.scored(sheet)])
        return float(stars), self.spread(sheet)

    def products(self, sheet: Sheet, coins: int, paid: int) -> list[float]:
        """The features that count times their weights: those that every sheet has, then edict by edict."""
        land, *edicts = [part.products(sheet) for part in self._parts]
        out = [0.0] * COMMON
        write_purse(coins, paid, out)
        write_terrains(sheet, out)
        common = [found + more for found, more in zip(land, map(mul, self.outlook.weights, out), strict=True)]
        return [*common, *chain(*edicts)]

    def scored(self, sheet: Sheet) -> list[tuple[int, int]]:
        """The stars of the edicts that are scored when the season ends, by their places."""
        return [(place, scored(sheet)) for place, scored in self._scored]

    def lost(self, sheet: Sheet) -> int:
        """What monsters give when the season ends."""
        return self._monsters(sheet)

    def spread(self, sheet: Sheet) -> Sheet:
        """The sheet after a season: zombies spread, if they do."""
        spaces = infected(sheet) if self.outlook.spreads else NONE
        if spaces == NONE:
            return sheet
        return lettered(drawn(sheet, _MONSTER, spaces), NONE, spaces, NONE, NONE)

    def _write_land(self, sheet: Sheet, out: Out) -> None:
        _write_land(sheet, out)
        free = empty(sheet)
        touched, covered = 0, 0
        for card, spaces, ring in self._walks:
            if spaces & sheet.filled != NONE:
                spaces = _walk(card, free)
                ring = beside(spaces) & ~spaces
            touched += (ring & free).bit_count()
            covered += spaces.bit_count()
        write_ambushes(sheet, touched, covered, len(self.outlook.ambushes), self.outlook.in_deck, out)

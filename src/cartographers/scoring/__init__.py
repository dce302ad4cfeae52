"""One small function per scoring card: how many stars, and which spaces earned them."""

from cartographers.scoring import forest, spatial, village, water_farm
from cartographers.scoring.earned import SCORERS, Earned, Scorer
from cartographers.scoring.monsters import monsters

RULE_MODULES = (forest, village, water_farm, spatial)

__all__ = ["RULE_MODULES", "SCORERS", "Earned", "Scorer", "monsters"]

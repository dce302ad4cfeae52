"""One small function per scoring card: how many stars, and which spaces earned them."""

from cartographers.scoring import forest, spatial, village, water_farm
from cartographers.scoring.earned import SCORERS, Earned, Scorer
from cartographers.scoring.monsters import monsters
from cartographers.scoring.mountains import mountains

__all__ = ["SCORERS", "Earned", "Scorer", "forest", "monsters", "mountains", "spatial", "village", "water_farm"]

"""How many numbers the value of a sheet is made of."""

from cartographers.cards.printed import SCORING

FEATURES = 8
"""How many numbers a card has at most."""
COMMON = 36
"""How many numbers describe a sheet whatever the edicts are."""
FACTS = 12
"""How many numbers describe what may come."""
BASIS = 3
"""A weight is the sum of so many, each times something that changes in the course of a season."""
COLUMNS_OF_EDICTS = COMMON + FACTS
COLUMNS_OF_SLOT = len(SCORING) * FEATURES
COMPANY = COLUMNS_OF_EDICTS + 4 * COLUMNS_OF_SLOT
"""From here on, what every sheet has is weighed once more beside each edict that still counts, by its slot."""
COMPANY_OF_SLOT = len(SCORING) * COLUMNS_OF_EDICTS
WEIGHTS = COMPANY + 4 * COMPANY_OF_SLOT
"""How many weights a season has, for each of the basis."""
ACTIVE = COMMON + 4 * FEATURES
"""How many numbers of a sheet count in one game."""

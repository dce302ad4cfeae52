"""A finished map as one SVG file without scripts, fonts or links. Imports: board."""

from cartographers.picture.plate import picture, side_by_side

__all__ = ["picture", "side_by_side"]

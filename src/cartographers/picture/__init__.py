"""A finished map as one SVG file without scripts, fonts or links. Imports: board."""

from cartographers.picture.plate import picture

__all__ = ["picture"]

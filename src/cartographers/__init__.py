"""Cartographers: the map-drawing board game as an exact rules engine, a table and a simulator. Unofficial."""

__version__ = "0.2.0"

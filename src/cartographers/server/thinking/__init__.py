"""Processes in which bots think, and how they are asked."""

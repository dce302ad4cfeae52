"""Whole games side by side."""

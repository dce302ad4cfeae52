"""Threads that share the games of a step."""

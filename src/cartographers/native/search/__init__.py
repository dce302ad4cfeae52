"""The master: lookahead, rollouts by sequential halving, hints."""

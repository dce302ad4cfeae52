"""Games action by action: what environments are made of."""

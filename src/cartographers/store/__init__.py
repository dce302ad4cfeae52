"""The log of every match, kept so that nothing acknowledged is ever lost."""

"""The report of an arena for people: tables in the terminal, a page with plots."""

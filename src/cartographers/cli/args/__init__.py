"""What commands take and give back: options, bots, positions, records, files, lines, errors, the console."""

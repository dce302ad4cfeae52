"""What happened, in words: every event as sentences in the language of the reader."""

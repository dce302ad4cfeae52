### Games on one deal beside each other, card by card.

compare-title = Wo die Sterne blieben
compare-with = Neben wem?
compare-best = Die beste Karte
compare-master = Meister-Bot
compare-you = Du
compare-thinking = Der Bot zeichnet diese Karte. Das dauert ein paar Sekunden.
compare-after = Nach { $card }
compare-before = Vor der ersten Karte
compare-stars = Sterne, Jahreszeit für Jahreszeit
compare-order = deine, dann die anderen
compare-total = Summe
compare-more = Mehr Leute …
refusal-round-not-closed = Diese Runde ist noch nicht zu Ende. Danach sehen alle die Karten aller.

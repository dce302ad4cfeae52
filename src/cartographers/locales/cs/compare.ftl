### Games on one deal beside each other, card by card.

compare-title = Kam šly hvězdy
compare-with = Vedle koho?
compare-best = Nejlepší mapa
compare-master = Bot mistr
compare-you = Ty
compare-thinking = Bot kreslí tuto mapu. Potrvá to pár sekund.
compare-after = Po kartě { $card }
compare-before = Před první kartou
compare-stars = Hvězdy, období po období
compare-order = tvoje, pak druhé
compare-total = Celkem
compare-more = Další lidé…
refusal-round-not-closed = Toto kolo ještě neskončilo. Pak každý uvidí mapy všech.

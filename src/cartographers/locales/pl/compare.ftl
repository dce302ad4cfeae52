### Games on one deal beside each other, card by card.

compare-title = Gdzie zostały gwiazdki
compare-with = Obok kogo?
compare-best = Najlepsza mapa
compare-master = Bot mistrz
compare-you = Ty
compare-thinking = Bot rysuje tę mapę. To potrwa kilka sekund.
compare-after = Po karcie { $card }
compare-before = Przed pierwszą kartą
compare-stars = Gwiazdki, pora po porze
compare-order = twoje, potem drugiej osoby
compare-total = Razem
compare-more = Więcej osób…
refusal-round-not-closed = Ta runda jeszcze trwa. Gdy się skończy, każdy zobaczy mapy wszystkich.

### Games on one deal beside each other, card by card.

compare-title = Hová lettek a csillagok
compare-with = Ki mellé?
compare-best = A legjobb térkép
compare-master = Mester bot
compare-you = Te
compare-thinking = A bot most rajzolja ezt a térképet. Ez néhány másodperc.
compare-after = { $card } után
compare-before = Az első lap előtt
compare-stars = Csillagok, évszakról évszakra
compare-order = a tied, majd a másiké
compare-total = Összesen
compare-more = Továbbiak…
refusal-round-not-closed = Ez a forduló még nem zárult le. Utána mindenki látja mindenki térképét.

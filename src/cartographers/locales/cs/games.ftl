# Vlastní dohrané hry, na stránce.

games-of = Hry hráče { $name }
games-since = { $count ->
    [one] { $count } hra od: { $month }.
    [few] { $count } hry od: { $month }.
    [many] { $count } hry od: { $month }.
   *[other] { $count } her od: { $month }.
}
games-mean = Průměrné hodnocení je { $mean }.
games-means = Posledních deset sólových her mělo průměrné hodnocení { $last }, prvních deset { $first }.
games-none = Zatím žádná dohraná hra. První z nich otevře tento zápisník.
games-none-shared = Zatím žádná dohraná hra.
games-none-found = Žádná taková hra není.
games-few = Čára je průměr { $count ->
    [one] { $count } sólové hry
    [few] { $count } sólových her
    [many] { $count } sólové hry
   *[other] { $count } sólových her
}; začíná poslední z nich.
games-unrated = Hodnocení mají jen sólové hry.
games-plate = Hodnocení a tituly, za které stojí
games-plate-said = { $count ->
    [one] Hodnocení { $count } hry, { $last }.
    [few] Hodnocení ve { $count } hrách, od { $first } do { $last }.
    [many] Hodnocení v { $count } hry, od { $first } do { $last }.
   *[other] Hodnocení v { $count } hrách, od { $first } do { $last }.
}
games-plate-means = Průměr z pěti jde od { $from } do { $to }.
games-titles = Tituly a jak často
games-by-time = Hry podle času
games-last-some = Poslední hry: { $shown } z { $all }.
games-luck = Štěstí
games-given-away = Ztraceno
games-a-game = { $stars } na hru
games-then-now = { $first }, teď { $last } na hru
games-now = teď
games-from = od { $least }
games-below = pod { $least }
games-weigh = Projít všechny hry
games-weigh-note = Bot umí říct, kolik bodů přineslo štěstí a kolik se ztratilo. Na hru potřebuje několik sekund.
games-weighing = Hra { $done } z { $all } …
games-by-edict = Body podle výnosů
games-by-edict-note = obě období dohromady, v průměru; čárka je hra
games-over-games = { $count ->
    [one] v { $count } hře
    [few] ve { $count } hrách
    [many] v { $count } hry
   *[other] v { $count } hrách
}
games-all-edicts = Všechny výnosy
games-fewer-edicts = Méně výnosů
games-by-season = Body podle ročních období
games-by-season-note = první polovina bledě
games-best = Nejlepší mapy
games-all = Všechny hry
games-more = { $count ->
    [one] Ještě { $count }
    [few] Ještě { $count }
    [many] Ještě { $count }
   *[other] Ještě { $count }
}
games-number = hra { $number }
games-game = Hra
games-map = Mapa
games-day = Den
games-with = S kým
games-result = Výsledek
games-stars = Body
games-rating = Hodnocení
games-replay = Přehrání hry
games-alone = sólo
games-people = { $count ->
    [one] { $count } člověk
    [few] { $count } lidé
    [many] { $count } člověka
   *[other] { $count } lidí
}
games-filter = Které hry
games-filter-company = S kým
games-filter-set = Karty
games-filter-sheet = Mapa
games-every-company = Sólo i ve společnosti
games-every-set = Všechny karty
games-every-sheet = Všechny mapy
games-company-alone = Sólo
games-company-bots = S boty
games-company-people = S lidmi
games-oneself = Jen vaše
games-private = Nikdo jiný tuto stránku číst nemůže, pokud ji nesdílíte.
games-private-here = Toto vše je uloženo v tomto prohlížeči a nikde jinde.
games-share = Sdílet moje hry
games-share-note = Číst je může každý, kdo má odkaz. Jména ostatních se neukazují.
games-share-link = Odkaz na moje hry
games-copy = Kopírovat
games-copied = Zkopírováno
games-take = Vzít si všechno s sebou
games-delete = Smazat vše o mně
games-delete-what = Vaše hry sólo a s boty, hádanky a vše, co z nich vzešlo, bude smazáno, a s tím i vaše jméno.
games-delete-others = Hry s jinými lidmi zůstanou jim. Bude tam z vás bývalý host; kde hra ještě běží, hraje dál bot.
games-delete-sure = Nelze to vzít zpět. Předtím si lze vzít soubor se vším.
games-delete-not = Nechat
games-delete-yes = Smazat vše

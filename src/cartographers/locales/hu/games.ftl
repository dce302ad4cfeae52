# A saját befejezett játékok, az oldalon.

games-of = { $name } játékai
games-since = { $count ->
    [one] { $count } játék, az első: { $month }.
   *[other] { $count } játék, az első: { $month }.
}
games-mean = A végeredmény átlaga { $mean }.
games-means = Az utolsó tíz egyedüli játék végeredménye átlagosan { $last }, az első tízé { $first }.
games-none = Még nincs végigjátszott játék. Az első nyitja meg ezt a jegyzetfüzetet.
games-none-shared = Még nincs végigjátszott játék.
games-none-found = Ilyen játék nincs.
games-few = A vonal { $count ->
    [one] { $count } egyedüli játék
   *[other] { $count } egyedüli játék
} átlaga; az utolsónál kezdődik.
games-unrated = Csak az egyedüli játékoknak van végeredménye.
games-plate = Végeredmény, és a címek, amelyeket megér
games-plate-said = { $count ->
    [one] { $count } játék végeredménye: { $last }.
   *[other] { $count } játék végeredménye, innen: { $first }, idáig: { $last }.
}
games-plate-means = Öt játék átlaga innen: { $from }, idáig: { $to }.
games-titles = Címek, és hányszor
games-by-time = Játékok időrendben
games-last-some = Az utolsó { $shown } játék a(z) { $all } közül.
games-luck = Szerencse
games-given-away = Elveszett
games-a-game = { $stars } játékonként
games-then-now = { $first }, most { $last } játékonként
games-now = most
games-from = innen: { $least }
games-below = ez alatt: { $least }
games-weigh = Minden játék átnézése
games-weigh-note = Egy bot meg tudja mondani, hány csillag volt szerencse, és hány veszett el. Játékonként néhány másodperc kell hozzá.
games-weighing = { $done }. játék, összesen { $all } …
games-by-edict = Csillagok rendeletenként
games-by-edict-note = a két évszak együtt, átlagosan; egy vonás egy játék
games-over-games = { $count ->
    [one] { $count } játékban
   *[other] { $count } játékban
}
games-all-edicts = Minden rendelet
games-fewer-edicts = Kevesebb rendelet
games-by-season = Csillagok évszakonként
games-by-season-note = az első fele halványan
games-best = Legjobb térképek
games-all = Minden játék
games-more = { $count ->
    [one] Még { $count }
   *[other] Még { $count }
}
games-number = { $number }. játék
games-game = Játék
games-map = Térkép
games-day = Nap
games-with = Kivel
games-result = Eredmény
games-stars = Csillagok
games-rating = Végeredmény
games-replay = Visszanézés
games-alone = egyedül
games-people = { $count ->
    [one] { $count } ember
   *[other] { $count } ember
}
games-filter = Mely játékok
games-filter-company = Kivel
games-filter-set = Kártyák
games-filter-sheet = Térkép
games-every-company = Egyedül és társaságban
games-every-set = Minden kártya
games-every-sheet = Minden térkép
games-company-alone = Egyedül
games-company-bots = Botokkal
games-company-people = Emberekkel
games-oneself = Csak a tiéd
games-private = Senki más nem olvashatja ezt az oldalt, hacsak meg nem osztod.
games-private-here = Mindez ebben a böngészőben van, és sehol máshol.
games-share = Játékaim megosztása
games-share-note = Akinél ott a link, olvashatja. Mások neve nem látszik.
games-share-link = Link a játékaimhoz
games-copy = Másolás
games-copied = Másolva
games-take = Mindent magammal viszek
games-delete = Minden törlése rólam
games-delete-what = Törlődnek az egyedül és botokkal játszott játékaid, a fejtörőid és minden, ami belőlük készült, és velük a neved is.
games-delete-others = A másokkal játszott játékok az övék maradnak. Ott egy korábbi vendég leszel; ahol a játék még tart, egy bot játszik tovább.
games-delete-sure = Ezt nem lehet visszavonni. Előtte mindent el lehet vinni egy fájlban.
games-delete-not = Maradjon
games-delete-yes = Minden törlése

### Challenges: deals that somebody opens for others.

challenges-lead = Ugyanazok a lapok ugyanabban a sorrendben mindenkinek, akit meghívsz, mindenki a maga idejében. Aki befejezte, látja a többiek térképét.
challenges-need-server = A kihíváshoz szerver kell: az őrzi a paklit és a ranglistát. Szerver nélkül küldd el valakinek egy nap térképét: aki ilyen oldalon nyitja meg, ugyanazokat a lapokat kapja.
challenges-days = Minden nap
challenges-mine = A tieid
challenges-mine-none = Még nem nyitottál és nem kezdtél el egyet sem.
challenges-open = Mindenkinek nyitva
challenges-open-none = Most egy sincs nyitva. Nyiss egyet!
challenge-new = Új kihívás
challenge-open = Kihívás megnyitása
challenge-title = Cím
challenge-title-hint = Játékest, 3. forduló
challenge-who = Ki rajzolhatja meg?
challenge-private = Akinek megvan a link
    .why = Nem szerepel semmilyen listán.
challenge-public = Bárki
    .why = Itt mindenki láthatja a listán.
challenge-how-long = Meddig van nyitva?
challenge-days = { $days ->
    [one] { $days } nap
   *[other] { $days } nap
}
challenge-date = Egy dátumig
challenge-note = Mindenki egyedül rajzol. Kapsz egy linket, amit elküldhetsz.
challenge-until = Nyitva eddig: { $time }.
challenge-closed-at = Lezárult: { $time }.
challenge-left = még { $time }
challenge-begun = elkezdve
challenge-maps = { $count ->
    [0] még nincs térkép
   *[other] { $count } térkép
}
challenge-by = kihívó: { $name }
challenge-yours-public = tiéd, nyilvános
challenge-yours-private = tiéd, linkkel
challenge-invite = Hívj meg másokat
challenge-invite-private = Csak az rajzolhatja meg, akinek megvan ez a link.
challenge-invite-public = Bárki megrajzolhatja; szerepel a listán.
challenge-close = Lezárás most
challenge-remove = Törlés

# Refused
refusal-bad-title = A kihívás címe 1–{ $most } karakter, láthatatlan jelek nélkül.
refusal-wrong-close = Egy kihívás legkorábban egy óra, legkésőbb { $days } nap múlva zárul.
refusal-too-many-challenges = Már { $most } nyitott kihívásod van, ennél több nem lehet. Zárj le egyet, vagy várd meg, amíg egy lezárul.
refusal-too-many-challenges-at-address = A hálózatodról már { $most } kihívás van nyitva, ennél több nem lehet. Próbáld újra, ha egy lezárult.
refusal-opener-only = Ezt csak az teheti meg, aki a kihívást megnyitotta.
refusal-challenge-begun = Valaki már elkezdte ezt a kihívást: lezárni lehet, törölni már nem.

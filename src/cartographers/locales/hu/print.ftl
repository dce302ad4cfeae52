# Nyomtatott lapok és poszterek: mi áll rajtuk, mit mond róluk az oldal és a terminál.
print-name = Név
print-day = Nap
print-coins = Érmék
print-edicts = Rendeletek
print-total = Az év csillagai
print-scan = Számold telefonnal
print-note = Nem hivatalos, rajongói lap.
print-sum = { $stars } ★ · érmék { $coins } · szörnyek { $monsters }

print-written = { $file }: { $pages ->
    [one] { $pages } oldal
   *[other] { $pages } oldal
}
print-unknown-sheet = Nincs „{ $sheet }” lap; ezek vannak: { $known }.
print-unknown-paper = Nincs „{ $paper }” papír; ezek vannak: { $known }.
print-long-link = { $most } betűnél hosszabb linkből olyan kód lesz, amelyet egyetlen nyomtató sem nyomtat élesen.
print-one-kind = Vagy lapokat nyomtass, vagy posztert, ne mindkettőt.

print-title = Nyomtatás
print-lead = Lapok ceruzához, egyetlen színnel. Magát a játékot boltban veszed meg: a kártyáit itt nem nyomtatjuk.
print-sheets = Lapok
print-paper = Papír
print-a4 = A4
print-letter = Letter
print-per-page = Egy oldalon
print-one = Egy lap
print-two = Két kisebb
print-language-note = A lap szavai a te nyelveden vannak.
print-save = Mentés PDF-ként
print-preview = { $page }. oldal, összesen { $pages }
print-before = Előző oldal
print-after = Következő oldal
print-drawing = Rajzolás …
print-none = Válassz lapot.
print-scale = Teljes méretben nyomtasd (100 %): egy mező { $space } mm széles.
print-poster = Nyomtatás poszterként
print-poster-title = Poszter a térképről

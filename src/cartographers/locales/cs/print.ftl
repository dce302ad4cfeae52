# Tištěné listy a plakáty: co na nich stojí, co o nich říká stránka a terminál.
print-name = Jméno
print-day = Den
print-coins = Mince
print-edicts = Výnosy
print-total = Hvězdy za celý rok
print-scan = Spočítej telefonem
print-note = Neoficiální fanouškovský list.
print-sum = { $stars } ★ · mince { $coins } · nestvůry { $monsters }

print-written = { $file }: { $pages ->
    [one] { $pages } strana
    [few] { $pages } strany
    [many] { $pages } strany
   *[other] { $pages } stran
}
print-unknown-sheet = List „{ $sheet }“ není; jsou { $known }.
print-unknown-paper = Papír „{ $paper }“ není; jsou { $known }.
print-long-link = Odkaz delší než { $most } znaků dá kód, který žádná tiskárna nevytiskne ostře.
print-one-kind = Tiskni listy, nebo plakát, ne obojí.

print-title = Tisk
print-lead = Listy pro tužku, jednou barvou. Samotnou hru koupíš v obchodě: její karty se tu netisknou.
print-sheets = Listy
print-paper = Papír
print-a4 = A4
print-letter = Letter
print-per-page = Na stránce
print-one = Jeden list
print-two = Dva menší
print-language-note = Slova na listu jsou ve tvém jazyce.
print-save = Uložit jako PDF
print-preview = Strana { $page } z { $pages }
print-before = Předchozí strana
print-after = Další strana
print-drawing = Kreslí se …
print-none = Vyber list.
print-scale = Tiskni v plné velikosti (100 %): pole je široké { $space } mm.
print-poster = Vytisknout jako plakát
print-poster-title = Plakát mapy

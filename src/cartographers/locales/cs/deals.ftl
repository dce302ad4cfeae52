### The map of a day or a week that everybody is dealt alike.

deal-of-day = Mapa dne: { $date }
deal-of-week = Mapa týdne { $week }
deal-week-number = Týden { $week }
deal-kind-challenge = Výzva
deal-kind-event = Kolo turnaje
deal-opened-by = od: { $name }
deal-lead-opened = { $name } tě vyzývá: stejné karty ve stejném pořadí pro všechny. Kreslíš jednou a to se počítá.
deal-lead = Stejné karty ve stejném pořadí pro všechny. Kreslíš jen jednou a počítá se to.
deal-lead-week = Větší hra na celý týden, pro všechny stejná. Kreslíš jen jednou a počítá se to.
deal-lead-here = Stejné karty ve stejném pořadí pro všechny, kdo dnes hrají bez serveru. Žebříček tu není; dny v řadě si pamatuje tento prohlížeč.
deal-lead-open = Všechno už je odhalené. Můžeš si ji nakreslit jen tak; už se nepočítá.
deal-lead-closed = Začít ji už nejde, ale ostatní ji možná ještě kreslí. Balíček se odhalí { $time }; pak si ji můžeš nakreslit jen tak.
deal-left = ještě { $time }
deal-begin = Nakreslit mapu
deal-begin-note = asi { $minutes } minut
deal-go-on = Kreslit dál
deal-again = Nakreslit znovu
deal-compare = Porovnat kartu po kartě
deal-all = Všechny dny
deal-sealed = zapečetěná
deal-revealed = odhalená
deal-longest = nejdelší řada: { $days }
deal-next = Další mapa za { $time }

deal-proof = Je to férové?
deal-proof-sealed = Semínko všech balíčků bylo vylosováno { $drawn } a zapečetěno. Zveřejní se { $time }, až už nikdo nemůže včas skončit.
deal-proof-open = Semínko všech balíčků bylo vylosováno { $drawn } a zapečetěno. Teď je zveřejněné: SHA-256 slova „cartographers“, nového řádku a semínka dává pečeť. Záznam hry dokazuje balíčky.
deal-proof-next = Další mapa už je zapečetěná:
deal-seal = Pečeť
deal-seed = Semínko

deal-place = { $place }. místo z { $of }
deal-better = lepší než { $percent } ze 100
deal-first = Nikdo jiný ji ještě nenakreslil
deal-missing = { $stars ->
    [one] Ještě { $stars } bod a tvůj titul zní: { $title }.
    [few] Ještě { $stars } body a tvůj titul zní: { $title }.
    [many] Ještě { $stars } bodu a tvůj titul zní: { $title }.
   *[other] Ještě { $stars } bodů a tvůj titul zní: { $title }.
}
deal-titles = Tituly
deal-you-have = tvé hodnocení: { $rating }
deal-gap = Ty a nejlepší mapa
deal-best = Nejl.
deal-best-map = Nejlepší mapa
deal-next-best-map = Nejlepší mapa ostatních
deal-by = { $name }, hodnocení { $rating }
deal-difference = Rozdíl
deal-late = Mapa byla dokončena až po odhalení balíčku, proto nemá místo v žebříčku.
deal-final = Místa budou konečná { $time }.
deal-ranking = Žebříček
deal-whole-ranking = Celý žebříček
deal-more = Ukázat další

deal-share = Sdílet mapu
deal-share-as-text = Jako text
deal-share-as-picture = Jako obrázek
deal-share-safe = Je na něm tvoje mapa. Pořadí karet zůstává tajné.
deal-share-copy = Kopírovat text
deal-share-copied = Zkopírováno
deal-share-send = Odeslat text
deal-share-save = Uložit obrázek
deal-share-line = { $title } ({ $rating })

deal-days = Dny
deal-weeks = Týdny
deal-not-drawn = nenakreslená
deal-not-counted = nepočítala se

### The map of a day or a week that everybody is dealt alike.

deal-of-day = A nap térképe: { $date }
deal-of-week = A(z) { $week }. hét térképe
deal-week-number = { $week }. hét
deal-kind-challenge = Kihívás
deal-kind-event = Egy verseny fordulója
deal-opened-by = kihívó: { $name }
deal-lead-opened = { $name } kihív téged: mindenkinek ugyanazok a lapok, ugyanabban a sorrendben. Egyszer rajzolod meg, és az számít.
deal-lead = Mindenkinek ugyanazok a lapok ugyanabban a sorrendben. Egyszer rajzolod meg, és az számít.
deal-lead-week = Nagyobb játék az egész hétre, mindenkinek ugyanaz. Egyszer rajzolod meg, és az számít.
deal-lead-here = Ugyanazok a lapok ugyanabban a sorrendben mindenkinek, aki ma kiszolgáló nélkül játszik. Rangsor nincs; az egymást követő napjaidat ez a böngésző őrzi.
deal-lead-open = Már minden nyilvános. Megrajzolhatod magadnak; már nem számít.
deal-lead-closed = Elkezdeni már nem lehet, de mások talán még rajzolják. A pakli ekkor lesz nyilvános: { $time }; akkor megrajzolhatod magadnak.
deal-left = még { $time }
deal-begin = Rajzold meg a térképet
deal-begin-note = körülbelül { $minutes } perc
deal-go-on = Rajzolj tovább
deal-again = Rajzold meg újra
deal-compare = Összevetés lapról lapra
deal-all = Minden nap
deal-sealed = lepecsételve
deal-revealed = felfedve
deal-longest = a leghosszabb: { $days }
deal-next = A következő térképig: { $time }

deal-proof = Igazságos ez?
deal-proof-sealed = Az összes pakli magját ekkor sorsoltuk és pecsételtük le: { $drawn }. Akkor hozzuk nyilvánosságra, amikor már senki sem fejezheti be időben: { $time }.
deal-proof-open = Az összes pakli magját ekkor sorsoltuk és pecsételtük le: { $drawn }. Most már nyilvános: a „cartographers” szó, egy új sor és a mag SHA-256 értéke adja a pecsétet. A játék jegyzőkönyve bizonyítja a paklikat.
deal-proof-next = A következő térkép már le van pecsételve:
deal-seal = Pecsét
deal-seed = Mag

deal-place = { $place }. hely a(z) { $of } közül
deal-better = jobb, mint 100-ból { $percent }
deal-first = Más még nem rajzolta meg
deal-missing = { $stars ->
    [one] Még { $stars } csillag, és a címed: { $title }.
   *[other] Még { $stars } csillag, és a címed: { $title }.
}
deal-titles = Címek
deal-you-have = értékelésed: { $rating }
deal-gap = Te és a legjobb térkép
deal-best = Legj.
deal-best-map = A legjobb térkép
deal-next-best-map = A többiek legjobb térképe
deal-by = { $name }, értékelés: { $rating }
deal-difference = Különbség
deal-late = A pakli felfedése után fejezted be, ezért ennek a térképnek nincs helyezése.
deal-final = A helyezések ekkor lesznek véglegesek: { $time }.
deal-ranking = Rangsor
deal-whole-ranking = A teljes rangsor
deal-more = Továbbiak

deal-share = Oszd meg a térképed
deal-share-as-text = Szövegként
deal-share-as-picture = Képként
deal-share-safe = A térképed látszik rajta. A lapok sorrendje titokban marad.
deal-share-copy = Szöveg másolása
deal-share-copied = Kimásolva
deal-share-send = Szöveg küldése
deal-share-save = Kép mentése
deal-share-line = { $title } ({ $rating })

deal-days = Napok
deal-weeks = Hetek
deal-not-drawn = nincs megrajzolva
deal-not-counted = nem számított

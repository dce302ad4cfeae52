### A hírnök papíron rajzolóknak vezeti a játékot: az oldalon és a terminálban.

herald-title = A királynő hírnöke
herald-lead = Ti papírra rajzoltok. A hírnök felfordítja a kártyákat, asztalnak vagy teremnek elég nagyban, és összeadja mindenki csillagait.
herald-people = Emberek az asztalnál
herald-names = Nevek
herald-names-note = Soronként egy, ha akarjátok. Aki telefonon számol, maga mondja meg a nevét.
herald-clock = Idő egy kártyára
herald-source = A kártyák
herald-deals = A hírnök oszt
    .why = Senkinek nem kell pakli az asztalnál.
herald-box = A sajátunkat fordítjuk fel
    .why = Nálatok van a doboz. Mondjátok meg a hírnöknek minden kártyát és az asztalon lévő rendeleteket.
herald-open = Az asztalhoz
herald-own = Asztalaid
herald-own-line = { $people ->
    [one] egyedül, { $date }
   *[other] { $people } ember, { $date }
}

herald-first = Első kártya
herald-next = Következő kártya
herald-enter = Kártya megadása
herald-enter-which = Melyik kártyát fordították fel?
herald-count = Számolás: { $season }
herald-back = Egy lépést vissza
herald-or = vagy
herald-then = aztán
herald-coin = és egy érme
herald-time = idő
herald-ruins = Fedj le egy rommezőt.
herald-ruins-else = Ha nem lehet: egyetlen mező bárhol.
herald-ruins-wait = A romok a következő felfedezéskártyára várnak.
herald-ruins-next = Rögtön jön még egy kártya.
herald-pass-left = Add tovább a térképlapodat balra.
herald-pass-right = Add tovább a térképlapodat jobbra.
herald-monsters = Rajzold ezeket a szörnyeket arra a térképlapra, amelyet kapsz.
herald-return = Add vissza.
herald-walk-top-left-clockwise = Kezdd a bal felső sarokban, és menj jobbra.
herald-walk-top-left-counterclockwise = Kezdd a bal felső sarokban, és menj lefelé.
herald-walk-top-right-clockwise = Kezdd a jobb felső sarokban, és menj lefelé.
herald-walk-top-right-counterclockwise = Kezdd a jobb felső sarokban, és menj balra.
herald-walk-bottom-right-clockwise = Kezdd a jobb alsó sarokban, és menj balra.
herald-walk-bottom-right-counterclockwise = Kezdd a jobb alsó sarokban, és menj felfelé.
herald-walk-bottom-left-clockwise = Kezdd a bal alsó sarokban, és menj felfelé.
herald-walk-bottom-left-counterclockwise = Kezdd a bal alsó sarokban, és menj jobbra.
herald-walk-fixed = Rajzold ezeket a szörnyeket úgy, ahogy nyomtatva vannak, az első helyre, ahol elférnek. Gyűrűről gyűrűre befelé.
herald-walk-free = Rajzold ezeket a szörnyeket oda, ahol először fednek le egy mezőt az úton; forgathatod és tükrözheted őket.
herald-hero-1 = Rajzold a hőst egy üres mezőre.
herald-hero-2 = Jelöld meg az áthúzott mezőket. A mintát elforgathatod.
herald-hero-3 = A megjelölt mezőn álló szörny elpusztul.
herald-power = Utána: { $card }
herald-does-dragon = Körbezárva vagy elpusztítva három érmét ad.
herald-does-zombie = Minden pontozás után a zombik melletti üres mezők zombik lesznek.
herald-does-troll = Minden pontozás után pusztíts el mellette egy üres mezőt.
herald-does-gorgon = Aki rajzolta, elpusztít mellette egy mezőt, üreset vagy rajzoltat.
herald-left = rajzolni
herald-left-in = Még { $seconds } másodperc
herald-time-up = Lejárt az idő.
herald-deck = { $count ->
    [one] még { $count } kártya
   *[other] még { $count } kártya
}
herald-over = Véget ért az év
herald-season-of-year = { $season }, idő: { $time } / { $of }
herald-scored = Az évszak végén számít: { $cards }
herald-skills = Képességek
herald-waits = A hírnök még nem kezdte el.

# Felolvassuk annak, aki nem látja a kártyát
herald-say-explore = { $card }, { $terrains }, idő: { $time }.
herald-say-shape = { $spaces ->
    [one] { $spaces } mezős alakzat
   *[other] { $spaces } mezős alakzat
}
herald-say-coin = { $shape } és egy érme
herald-say-or = Választható: { $first }, vagy { $second }
herald-say-ambush = Rajtaütés: { $card }.
herald-say-hero = Hős: { $card }.
herald-say-ends = Évszak vége: { $season }. Számoljátok: { $cards }, érmék és szörnyek.

herald-turn = Az oldal megfordítása
herald-full = Teljes képernyő
herald-sound = Az óra hangja
herald-clock-start = Óra indítása
herald-clock-stop = Óra megállítása
herald-scan = Számold meg a térképedet
herald-scan-note = Olvasd be a telefonoddal, fesd át a térképedet, és a csillagaid ide kerülnek.
herald-scan-alone = Olvasd be a telefonoddal, és számold meg a térképedet. Az eddigi kártyák benne vannak; a csillagaidat mondd meg a hírnöknek.
herald-see-totals = Állás
herald-see-card = Vissza a kártyához
herald-keys-next = tovább
herald-keys-back = vissza

totals-lead = Megszámolt térképek: { $counted } / { $of }.
totals-next = Következik: { $season }
totals-waiting = még számol
totals-late = Aki késik, azt akkor számoljuk, amikor a térképe megjön.
totals-before = eddig
totals-sum = összesen
totals-nobody = Még senki sem számolt.
totals-tie = Egyenlő csillagoknál az áll előrébb, aki kevesebbet vesztett a szörnyek miatt.
totals-more = { $count ->
    [one] és még { $count }
   *[other] és még { $count }
}
totals-all = Mindenki
totals-winner = Győztes: { $names }
totals-winners = Közös győztesek: { $names }
totals-rating = Értékelés: { $rating }
totals-type = Csillagok beírása
totals-type-note = Annak, akinek nincs telefonja. Újra beírva javítható.
totals-name = Név
totals-coins = Érmék
totals-monsters = Szörnyek miatt elveszett
totals-tell = Felírom
totals-guest = Egykori vendég

# A terminálban
herald-cli-keys = Enter: tovább · b: vissza · q: vége
herald-cli-enter = Kártya (neve vagy id) · b: vissza · q: vége
herald-cli-edict = { $letter } { $card }: { $rule }
herald-cli-now = most
herald-cli-enter-or-json = Mindent egyszerre csak akkor lehet, ha a hírnök oszt.

# Refused
refusal-unknown-herald = Nincs ilyen kódú asztal.
refusal-edicts-not-entered = Előbb mondd meg, melyik négy rendelet van A-tól D-ig.
refusal-card-revealed-already = Ezt a kártyát már felfordították: „{ $card }”.
refusal-card-not-in-deck = Ez a kártya most nem lehet a játék paklijában: „{ $card }”.
refusal-deck-is-done = A játék véget ért, erre már nincs szükség: „{ $card }”.
refusal-enter-a-card = Mondd meg, melyik kártyát fordították fel.
refusal-herald-is-done = A játék véget ért: nincs több bejelenteni való.
refusal-herald-deals = Itt a hírnök osztja a kártyákat; nem lehet beírni őket.
refusal-count-first = Az évszaknak vége: előbb lépj tovább a számoláshoz.
refusal-no-clock = Ennek az asztalnak nincs órája.
refusal-too-many-names = A nevek száma { $names }, az embereké { $seats }.
refusal-herald-is-full = Itt már { $most } térkép van; több nem fér el.
refusal-season-to-come = Ez az évszak még nem kezdődött el.
refusal-wrong-total = A részek összege { $sum }, nem { $total }.

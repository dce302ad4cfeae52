# The web page. Short words: many of these stand on buttons and slips.

## Everywhere

web-title-playing = Cartographers: a térképed
web-menu = Menü
web-close = Bezárás
web-rules = Szabályok
# On a question mark or a number that explains $thing
web-explain = Magyarázat: { $thing }
web-language = Nyelv
web-light = Világos téma
web-dark = Sötét téma
web-leave-page = A kezdőlapra
web-you = Te
web-guest = Vendég
web-my-games = Játékaim
web-paper = A papíros játékhoz
web-paper-deal = Kártyák felfedése
web-paper-count = Térkép pontozása
web-paper-print = Lapok nyomtatása
web-paper-sheet = Saját térkép
web-former-guest = egy korábbi vendég
web-bot-name = Bot { $seat }
web-seat-name = { $seat }. játékos
web-refused = A szerver nemet mondott ({ $code }).
web-connecting = Irány az asztal…
web-no-connection = Nincs kapcsolat.
web-trying-again = A rajzod megmarad; újra próbáljuk.
web-no-cookies = Ez a böngésző nem őrzi meg az oldal sütijét, ezért az asztal nem tudja, ki vagy. Engedélyezd a sütiket itt: { $host }, aztán próbáld újra.
web-no-socket = A kiszolgáló válaszol, de az élő kapcsolat (WebSocket) nem jut el az asztalhoz. Talán egy proxy, tűzfal vagy böngészőbővítmény állítja meg: próbáld másik hálózaton vagy böngészőben, vagy kérdezd meg a kiszolgáló üzemeltetőjét. Tovább próbálkozunk.
web-unofficial = Nem hivatalos, rajongói asztal. Nem áll kapcsolatban a társasjáték kiadóival.

## Start

web-lead = Négy évszak és egy üres térkép. Rajzolj erdőket, falvakat, farmokat és folyókat, és zárd körbe a szörnyeket, mielőtt csillagokba kerülnek.
web-play-solo = Játék egyedül
web-play-solo-note = Egy térkép, nagyjából 20 perc. Azonnal indul.

## Before the game

web-free-seat = Szabad hely
web-host = házigazda

## Around the map

web-seasons = Évszakok
web-season = Évszak
web-edicts = Rendeletek
web-stars = Csillagok
web-coins = Érmék
web-monsters = Szörnyek
web-sum = Összesen
web-skills = Képességek
web-in-force = Érvényben
web-log = Mi történt
web-at-the-table = Az asztalnál
# $time of $of, the time of a season: 5 of 7
web-time = { $time } / { $of }
web-now = most
# On an edict that no longer counts
web-scored = pontozva
web-with-this-drawing = ezzel a rajzzal
web-coins-of = { $coins ->
    [0] Nincs érme
    [one] Egy érme
   *[other] { $coins } érme
}, { $room } fér el.
web-so-far = Eddig
web-if-it-ended = { $season }, ha most érne véget
web-after-this-drawing = e rajz után
web-time-left = Ebből a körből hátravan
web-days = { $count } nap

## Maps and spaces

web-your-map = A térképed
web-map-of = { $name } térképe
web-looking-at = { $name } térképe
web-look-back = A térképed
web-you-draw-on = { $name } térképére rajzolsz.
# Goes on after the sentence before: the map, not said again
web-draws-on-yours = A tiédre { $name } rajzol.
web-you-destroy-on = { $name } egyik mezőjét pusztítod el.
web-row = Sor: { $row }
web-ground-empty = üres
web-ground-destroyed = elpusztult
web-ground-both = farm és falu
web-ground-ruins = rom
web-ground-marked = hős támadja
# { $season } as it stands alone: drawn, spring
web-drawn-in = berajzolva: { $season }

## The card

web-revealed = Felfedve
web-cards-left = Még { $count } kártya a pakliban
web-time-of-card = Idő
web-shapes = Forma
web-terrain = Terep
web-shape = { $cells ->
    [one] Egymezős forma
   *[other] { $cells } mezős forma
}
web-with-coin = érmével
web-fits-nowhere = sehol sem fér el
web-ruins-due = Rommezőt kell lefednie.
web-ruins-wait = A romok a következő felfedezéskártyára várnak.
web-fallback = A kártya egyik formája sem fér el: rajzolj egyetlen mezőt, bárhová.
web-hero-note = Egy mező. { $attack } Az ottani szörnyek elpusztulnak.
web-targets = { $card }: válaszd ki, melyik mező pusztuljon el.
web-free = ingyen
web-skill-adds = Most a ráadás: { $skill }.
web-dodge-yes = { $coins ->
    [one] Egy érmét fizetek
   *[other] { $coins } érmét fizetek
}
web-dodge-no = Most nem

## The ghost

web-turn = Forgatás
web-turn-left = Forgatás balra
web-turn-right = Forgatás jobbra
web-mirror = Tükrözés
web-next-fit = Hol fér el?
web-hint = Tipp
web-hint-asked = Gondolkodom…
web-hints = A legjobb rajzok
# Beside it a number of stars
web-hints-end = a végén
# In its place where the drawings, and what they change now, are on the map of somebody else
web-hints-other = a szomszéd térképén
# Above hints that were found before the strong bots were ready, and the button that asks for better ones
web-hints-quick = Gyors első pillantás.
web-hints-closer = Alaposabb elemzés
web-preparing = Az erős botok most készülnek el, egyszeri alkalommal: még kb. { $seconds } mp, { $percent }% kész
web-preparing-short = Készülnek az erős botok
# Beside it what a drawing changes of the stars until the end, by edict, and of the rest
web-until-end = a végéig
web-rest = egyéb
    .what = Érmék, szörnyek, hely a rajzoláshoz
web-put-back = Visszarakom
web-fits = Elfér
web-does-not-fit = Nem fér el
web-why-off = Lelóg a térképről
web-why-taken = { $count ->
    [one] { $spaces } már teli
   *[other] { $spaces } már teli
}
web-why-ruins = Romot kell lefednie
web-why-walk = A rajtaütés máshová jön
web-why-single = Csak egyetlen mező
web-why-skill = Ide nem ér el a képesség
web-why-shape = Nincs ilyen forma a kártyán
web-draw-it = Berajzolom
web-go-on = Tovább
web-destroy = Elpusztítom: { $space }
web-choose-place = Válassz helyet a térképen
web-choose-added = Válaszd ki a ráadást
web-choose-target = Válassz egy mezőt
web-sending = Küldés…
web-take-back = Visszavonom
# $count is the number of $names
web-until = { $count ->
    [one] amíg { $names } rajzol
   *[other] amíg { $names } rajzolnak
}
web-waiting-for = Soron van: { $names }

## People

web-doing-drawing = rajzol
web-doing-drawn = kész
web-doing-away = nincs itt
# $time of day, with the date after a day
web-away-since = nincs itt ({ $time } óta)
web-doing-bot = bot
web-have-drawn = { $drawn } / { $of } kész
web-more-people = még { $count } játékos
web-all-maps = Mind a { $count } térkép
web-watchers = { $count } néző
web-bot-plays = Egy bot játszik helyetted.
web-return = Újra én játszom
web-hand-over = Bot játsszon { $name } helyett
web-late = A játék már elkezdődött: nézőként vagy itt.
web-late-unseen = A játék nélküled kezdődött el, és az asztal házigazdája nem szeretne nézőket.
web-leave-game = Kilépés a játékból
web-leave-game-why = Helyetted egy bot játszik tovább. A végéig bármikor visszajöhetsz.
web-end-game = A játék befejezése mindenkinek
web-end-game-why = A játék akkor ér véget, ha mindenki beleegyezik, aki játszik. Senki sem nyer.
web-end-game-alone = A játék befejezése
web-end-game-alone-why = A játék itt véget ér, eredmény nélkül.
web-end-agree = Beleegyezem
web-end-not = Játsszunk tovább
web-end-agreed = Beleegyezett: { $names }.
web-end-not-yet = Még nem egyezett bele: { $names }.
web-wants-end = { $count ->
    [one] { $names } be szeretné fejezni a játékot.
   *[other] { $names } be szeretnék fejezni a játékot.
}
web-you-want-end = Be szeretnéd fejezni a játékot.
web-stay = Mégse
web-clock-ran-out = Lejárt az idő: { $names } helyett bot rajzolt.
web-happened-late = Lejárt az idő: helyetted bot rajzolt.
web-happened-in-time = Lejárt az idő: a rajzodat elküldtük.
web-happened-spread = { $card }: szörnyek már itt is: { $spaces }.
# $count is the number of $spaces
web-happened-destroyed = { $card }: { $count ->
    [one] { $spaces } elpusztult
   *[other] { $spaces } elpusztultak
}.

## Counting

web-season-over = Évszak vége: { $season }
web-counting-now = összesen { $stars }
web-counting-coins = érménként egy csillag
web-counting-monsters = szomszédos üres mezőnként mínusz egy csillag
web-everybody = Mindenki
web-stars-so-far = csillag eddig
web-before = előtte { $stars },
web-pause = Szünet
web-resume = Folytatás
web-next-edict = Következő
web-skip = Ugrás az összegre
web-next-season = Következő évszak
web-to-the-end = Az eredményhez

## The end

web-stars-of-the-year = Az év csillagai
web-rating-why = A végeredmény: az év csillagai mínusz a négy rendelet értéke.
# $least: the rating it needs; $more: what is missing
web-rating-next = A következő rang: { $title }, legalább { $least } kell hozzá (még { $more }).
web-rating-top = Ennél magasabb rang nincs.
web-tie-break = Egyenlőségnél az áll előrébb, aki kevesebb csillagot vesztett a szörnyek miatt.
web-ended-early = A játék idő előtt véget ért
web-ended-without-result = Nincs eredmény
web-rematch = Még egy játék
web-join-rematch = Be a következő játékba
web-replay = Visszanézés
web-record = Napló
web-fair = Kezdőérték és pecsét
web-seed = Kezdőérték:
web-seal = Pecsét
web-seal-why = Minden pakli egy kezdőértékből ered, amely a végén derül ki. A pecsétje, amelyet már most látsz, bizonyítja, hogy senki sem nyúl hozzájuk:

## Keys

web-keys = Billentyűk
web-key-turn = Q E
    .does = forgat
web-key-mirror = F
    .does = tükröz
web-key-move = ← ↑ ↓ →
    .does = mozgat
web-key-fit = N P
    .does = következő és előző hely
web-key-hint = H
    .does = tipp, következő tipp
web-key-draw = Enter
    .does = berajzol
web-key-back = Esc Z
    .does = visszarak, visszavon
web-key-shape = 1 2
    .does = forma
web-key-terrain = T
    .does = terep
web-key-edict = A B C D
    .does = rendelet kiemelése
web-key-maps = V
    .does = a többiek térképe

## For screen readers

web-say-card = { $turn }. kör: { $card }. Várjuk a rajzodat.
web-say-drawn = Berajzolva. Visszavonhatod, amíg mindenki el nem készül.
web-say-fits = Elfér: { $terrain } { $spaces }. Csillagok ebben az évszakban: { $stars }.
web-say-hints = { $count ->
    [one] Egy tipp
   *[other] { $count } tipp
}. A legjobb: { $terrain } { $spaces }.
web-say-hint = { $number }. tipp ennyiből: { $count }. Csillagok a végén a legjobbhoz képest: { $stars }.
web-say-fits-only = Elfér: { $terrain } { $spaces }.

## Puzzles

web-puzzle = Fejtörő
web-puzzles = Fejtörők
web-puzzles-all = Az összes fejtörő
web-puzzles-lead = Egy kártya, egy térkép, egy rajz. Minden állás egy játékból való.
web-puzzles-solved = { $all } közül { $solved } megoldva
web-puzzle-of-the-day = A nap fejtörője
web-puzzle-next = Következő fejtörő
web-puzzle-row = Egymás után: { $now }, legtöbb { $longest }
web-puzzle-rating = Értékelésed: { $rating }
web-puzzle-rating-moved = Értékelésed: előbb { $before }, most { $after }
web-puzzle-difficulty = Nehézség: { $rating }
web-puzzle-ask = Hová rajzolnád?
web-puzzle-quiet = Hogy egy rajz mit hoz, azután látod, hogy megrajzoltad.
web-puzzle-is-best = A legjobb rajz
web-puzzle-is-as-good = Olyan jó, mint a legjobb
web-puzzle-is-behind = { $stars } csillag a legjobbig
web-puzzle-is-far = Legalább { $stars } csillag a legjobbig
web-puzzle-yours = Tiéd
web-puzzle-best = Legjobb
web-puzzle-why = Miért
web-puzzle-map = A térkép mindkét rajzzal
web-puzzle-left = még { $count } pontozás
web-puzzle-gone = már nem pontoz
web-puzzle-decides = A végén a legjobb rajz { $lead } csillaggal előzi meg a másodikat. A legtöbbet ez hozza: { $card }.
web-puzzle-all-else = A végén a legjobb rajz { $lead } csillaggal előzi meg a másodikat: érmékkel, szörnyekkel és a szabadon hagyott hellyel.
web-puzzle-said = Tiéd: { $own }. Legjobb: { $best }.
web-puzzle-about-ruins = Romok
web-puzzle-about-ambush = Rajtaütések

## Today's map

web-today = A nap térképe
web-week = A hét térképe
web-events = Versenyek
web-challenges = Kihívások
web-today-drawn = { $count ->
    [0] Még senki sem rajzolta meg.
    [one] { $count } ember rajzolta meg.
   *[other] { $count } ember rajzolta meg.
}
web-today-here = Ma mindenkinek ugyanazok a lapok.
web-today-begun = Már elkezdted.
web-today-done = Megrajzoltad. Értékelésed: { $rating }
web-streak = { $days ->
    [one] { $days } nap egymás után
   *[other] { $days } nap egymás után
}
web-deal-place = Nézd meg, hogyan sikerült
web-deal-stays = Ez a térkép számít. Otthagyhatod, és később bármilyen eszközön folytathatod; újrakezdeni nem lehet.
web-deal-sealed = A jegyzőkönyv és az elemzés akkor lesz elérhető, ha a pakli nyilvános: { $time }

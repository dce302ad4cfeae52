# Saját térképek, magyarul.

## Mi a különös rajta. Először az, ami van, aztán az, ami következik belőle.

odd-shut-in = { $number ->
        [one] Elzárt mező: { $spaces }.
       *[other] Elzárt mezők: { $spaces }.
    }
    .why = Egyetlen kétmezős alakzat sem fér oda.
odd-nook = Különálló zug: { $spaces }.
    .why = Kevés alakzat fér oda.
odd-parts = A táj { $number } részre esik szét.
    .why = Sem alakzat, sem összefüggő terület nem ér át egyikből a másikba.
odd-no-ruins = Nincsenek romok.
    .why = Minden romkártya után csak egyetlen mezőt lehet rajzolni.
odd-few-ruins = { $number ->
        [one] Csak egy rommező van.
       *[other] Csak { $number } rommező van.
    }
    .why = A nyomtatott térképeken hat van. Ha mind fedett, a romkártya után egyetlen mező rajzolható.
odd-no-mountains = Nincsenek hegyek.
    .why = Senki sem kap értük érmét, a hegyekről szóló rendeletek pedig semmit sem érnek.
odd-few-mountains = { $number ->
        [one] Csak egy hegy van.
       *[other] Csak { $number } hegy van.
    }
    .why = A nyomtatott térképeken öt van.
odd-closed-mountain = { $number ->
        [one] Ez a hegy kezdettől körül van zárva: { $spaces }.
       *[other] Ezek a hegyek kezdettől körül vannak zárva: { $spaces }.
    }
    .why = Senki sem tudja körülzárni és megszerezni az érméjét.
odd-little-room = Kevés a hely: { $number } üres mező.
    .why = A nyomtatott térképeken legalább 109 van. Az év betelt térképpel érhet véget.
odd-and-more = { $spaces } és még { $number }

## A `sheet` parancs

sheets-fine = Nincs rajta semmi különös.
sheets-bots = Átlagos értékelés egyedül, { $games } játék
sheets-here = ez a térkép
sheets-usual = { $sheet } (A)
sheets-stopped = Megállt { $planned } játékból { $played } után.

## A szerkesztő

sheets-page = Saját térkép
sheets-name = A térkép neve
sheets-kept = Rajzolás közben mentődik, ezen az eszközön. A tiéd, amíg meg nem osztod.
sheets-unread = Ez a hivatkozás nem térkép. Itt egy üres.
sheets-map = A térkép. A nyilak léptetnek, a szóköz rajzol.
sheets-brush = Ecset
sheets-brush-mountain = Hegy
sheets-brush-ruins = Rom
sheets-brush-wasteland = Pusztaság
sheets-brush-empty = Üres
sheets-symmetry = Szimmetria
sheets-one = egy mező
sheets-halves = mindkét fél
sheets-quarters = mind a négy negyed
sheets-usual-mountain = általában öt
sheets-usual-ruins = általában hat
sheets-usual-wasteland = semennyi vagy hét
sheets-play = Játék rajta
sheets-with-others = Másokkal
sheets-undo = Vissza
sheets-new = Új térkép
sheets-print = Nyomtatás
sheets-share = Megosztás
    .why = Akinek megvan a hivatkozás, játszhat rajta és tovább rajzolhatja.
sheets-yours = A térképeid
sheets-delete = Törlés: { $name }
sheets-bots-title = Mire jutnak rajta a botok
sheets-bots-caption = Az egyedül játszó botok átlagos értékelése
sheets-bot = Bot
sheets-games = { $games } játék
sheets-key = { $sheet }; átlagos értékelés
sheets-ask = Játsszanak rajta a botok
sheets-playing = { $bot } játszik …
sheets-old = A térkép azóta megváltozott.
sheets-where = Ahol semmi sem nő.
    .why = Minél sűrűbb a vonalkázás, annál gyakrabban hagyja üresen a tervező a mezőt.

## Asztal nyitása

sheets-code = Saját térkép: kód vagy hivatkozás
sheets-take = Ezt kérem
sheets-draw = Térkép rajzolása

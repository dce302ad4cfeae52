# A számolás: papírtérkép, az oldalon kifestve és megszámolva.

scorer-page = Papírtérkép pontozása
scorer-lead = Fesd át a térképet a lapodról, számold meg az évszakokat, és nézd meg, mely mezők hoznak csillagot. Ami nem lehetséges, azt jelezzük. Minden ezen az eszközön marad.
scorer-begun = Ezen az eszközön elkezdve
scorer-forget = Törlés
scorer-begin = Térkép festése
scorer-open = Napló megnyitása
scorer-no-table = Ez a hivatkozás nem vezet olyan asztalhoz, amelyet ez az oldal ismer.
scorer-season = Évszak
scorer-name = A neved
scorer-to-herald = A hírnökhöz
scorer-other = Másik térkép
scorer-leave = Kezdőlap
scorer-desk = Festés
scorer-stamps = A kijött kártyák bélyegzői
scorer-cards = Bélyegzők: { $season }
scorer-stamped = { $card }, a térképen
scorer-which = Mely kártyák?
scorer-which-title = Az évszak kártyái: { $season }
scorer-which-note = Nyomd meg a kártyákat abban a sorrendben, ahogy jöttek. Bélyegzők lesznek belőlük, és a hibák is megtalálhatók. Nélkülük is festhetsz.
scorer-explore = Felfedezéskártyák
scorer-ruins = Romkártyák
scorer-no-cards = Fess az ujjaddal. Vagy add meg, mely kártyák jöttek, és bélyegezd rá az alakzatukat.
scorer-no-card-yet = Még nem jött kártya.
scorer-brush = Ecset
scorer-rub = Kiradírozás
scorer-undo = Visszavonás
scorer-coin-less = Eggyel kevesebb érme
scorer-coin-more = Eggyel több érme
scorer-count = Számolás: { $season }
scorer-missing =
    { $n ->
        [one] { $n } kártya hiányzik
       *[other] { $n } kártya hiányzik
    }
scorer-line =
    { $spaces ->
        [one] { $name }: { $stars } csillag, { $spaces } mező
       *[other] { $name }: { $stars } csillag, { $spaces } mező
    }
scorer-odd = Ez nem lehetséges
scorer-change = Térkép módosítása
scorer-year = Az év eddig
scorer-sum = Összesen
scorer-rating = Értékelés { $rating }: { $title }.
scorer-tell = Szólok a hírnöknek
scorer-next = Tovább: { $season }
scorer-keep = Megőrzés és megosztás
scorer-copy = Szöveg másolása
scorer-copied = Másolva
scorer-on-paper = papíron
scorer-record-note = A napló szöveg a rendeletekkel, kártyákkal és térképekkel. Ez az oldal újra megnyitja, a cartographers replay pedig újraszámolja.
scorer-seats = Egyedül értékelés és cím jár.
scorer-again = Nyomd meg újra
scorer-known = A hírnök már tudja.
scorer-photo = Fénykép a lapról

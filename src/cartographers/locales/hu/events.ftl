### Versenyek: fordulók, amelyeket sokan egyszerre rajzolnak, az állás és a kivetítő oldala.

event-all = Versenyek
event-all-lead = Több forduló, mindenkinek ugyanazok a kártyák, és közös állás az összes fordulóból.
event-none = Még egy versenyen sem veszel részt. A linket vagy a kódot a házigazda adja.
event-code = Egy verseny linkje vagy kódja
event-go = Ugrás oda
event-unknown = Ez sem egy verseny linkje, sem a kódja.
event-host = házigazda
event-needs-server = A versenyekhez szerver kell, ahol mindenki térképe összegyűlik. Ennek az oldalnak nincs.
event-new = Verseny nyitása

event-form-name = A verseny neve
event-form-club = Klub, ha szeretnéd
event-form-rounds = Fordulók
event-form-start = Kezdés
event-form-press = Minden fordulót én indítok
event-form-time = Megadott időben
event-form-date = Első forduló
event-form-length = Egy forduló hossza
event-form-pause = Szünet a fordulók között
event-form-no-pause = nincs
event-form-clock = Óra egy körre
event-form-clock-note = Ha lejár, ezt az egy kört egy bot rajzolja. Így mindenki elkészül időben.
event-form-cards = Kártyák
event-form-same = Minden fordulóban ugyanazok
event-form-each = Fordulónként külön
event-form-sheet = Térkép
event-form-go = Verseny nyitása
event-minutes = { $count ->
    [one] { $count } perc
   *[other] { $count } perc
}
event-hours = { $count ->
    [one] { $count } óra
   *[other] { $count } óra
}
event-days = { $count ->
    [one] { $count } nap
   *[other] { $count } nap
}

event-people = { $count ->
    [0] még senki
    [one] { $count } résztvevő
   *[other] { $count } résztvevő
}
event-rounds = { $count ->
    [one] { $count } forduló
   *[other] { $count } forduló
}
event-lead-begins = Az első forduló kezdete: { $time }. Mindenkinek ugyanazok a kártyák.
event-lead-waits = A házigazda hamarosan elindítja az első fordulót. Mindenkinek ugyanazok a kártyák.
event-lead-open = A(z) { $round }. forduló tart ({ $of } közül). Mindenkinek ugyanazok a kártyák.
event-lead-next = A(z) { $round }. forduló ({ $of } közül) kezdete: { $time }.
event-lead-next-waits = A házigazda hamarosan elindítja a(z) { $round }. fordulót ({ $of } közül).
event-lead-over = Minden forduló elkészült. Köszönjük a játékot!
event-winner = { $count ->
    [one] { $names } nyert
   *[other] { $names } nyert
}
event-round = { $round }. forduló
event-won = legjobb: { $names }
event-nobody-drew = senki sem rajzolta meg
event-until = { $time }-ig
event-waits = amikor a házigazda elindítja
event-take-part = Részt veszek
event-taking-part = Részt veszel. A forduló itt jelenik meg, amikor elkezdődik.
event-draw = A(z) { $round }. forduló rajzolása
event-go-on = A(z) { $round }. forduló folytatása
event-left = még { $time }
event-begins-in = A(z) { $round }. forduló kezdetéig: { $time }
event-have-drawn = { $people } résztvevőből { $drawn } elkészült
event-own-drawn = A térképed a(z) { $round }. fordulóban: { $stars } csillag. A többiek a forduló lezárásakor látják.
event-rules = Az összes forduló csillagai összeadódnak. Egy forduló akkor számít be, amikor lezárul; addig senki sem tudja, mit rajzoltak a többiek. Ami a lezárás után készül el, nem számít. Egyenlőségnél: kevesebb, szörnyek miatt vesztett csillag.
event-invite = Meghívás
event-invite-note = Aki megnyitja ezt a linket, részt vehet, a kezdés előtt vagy később is.
event-projector = Kivetítőre
event-records = Minden jegyzőkönyv
event-compare = Térképek egymás mellett
event-proof = Igazságos ez?
event-proof-note = Minden forduló magja a verseny megnyitásakor lett kisorsolva. A pecsétje azóta látható, maga a mag a forduló lezárásakor: a „cartographers” szó, egy új sor és a mag SHA-256 értéke adja a pecsétet.
event-is-out = A házigazda eltávolított erről a versenyről.
event-by = Házigazda: { $name }

event-standings = Állás
event-after = a(z) { $round }. forduló után
event-before-all = még nincs lezárt forduló
event-total = Összesen
event-place = Hely
event-name = Név
event-best = a forduló legjobbja
event-missing = nem rajzolta meg
event-drawing = rajzol
event-drawn = elkészült
event-late = { $stars } csillag, késve, nem számít
event-empty = Még senki sem vesz részt. Add tovább a linket.

event-run = Te vagy a házigazda
event-start = A(z) { $round }. forduló indítása most
event-longer = { $minutes } perccel tovább
event-close = A forduló lezárása most
event-close-sure = { $count ->
    [0] Mindenki elkészült, aki elkezdte. Lezárod most a(z) { $round }. fordulót?
    [one] Egy résztvevő még rajzol; a térképe nem fog számítani. Lezárod most a(z) { $round }. fordulót?
   *[other] { $count } résztvevő még rajzol; a térképük nem fog számítani. Lezárod most a(z) { $round }. fordulót?
}
event-close-yes = Lezárom
event-close-no = Maradjon nyitva
event-not-begun = Még nem kezdte el: { $names }
event-are-drawing = Rajzol: { $names }
event-all-drawn = Mindenki elkészült.
event-manage = Résztvevők
event-remove = Eltávolítás: { $name }
event-let-in = Visszaengedés: { $name }

event-join-here = Nézd meg, vagy csatlakozz
event-best-map = A(z) { $round }. forduló legjobb térképe
event-time-left = van hátra
event-time-until = a(z) { $round }. fordulóig
event-shown = { $from }–{ $to }. hely, összesen { $of }

event-closes-in = A(z) { $round }. forduló lezárásáig: { $time }. Ami addig nem készül el, nem számít.
event-closed = A(z) { $round }. forduló lezárult. Befejezheted ezt a térképet, de nem számít.
event-to-event = A versenyhez

event-line-open = { $name }: tart a(z) { $round }. forduló
event-line-next = { $name }: a(z) { $round }. forduló kezdete { $time }
event-line-waits = { $name }: a házigazda indítja a(z) { $round }. fordulót

# Refused
refusal-unknown-event = Nincs „{ $event }” nevű verseny.
refusal-unknown-entrant = Ilyen résztvevő nincs ezen a versenyen.
refusal-not-taking-part = Nem veszel részt ezen a versenyen.
refusal-event-removed = A házigazda eltávolított erről a versenyről. Csak ő engedhet vissza.
refusal-event-over = Ez a verseny véget ért.
refusal-event-full = Ez a verseny betelt: { $most } résztvevője van.
refusal-too-many-events = 30 napon belül már { $most } versenyt nyitottál, többet nem lehet.
refusal-wrong-rounds = Egy verseny 1–{ $most } fordulóból áll.
refusal-wrong-round-length = Egy forduló legalább { $least } percig és legfeljebb { $most } napig tart, a szünet legfeljebb 30 nap.
refusal-wrong-event-start = A verseny jövőbeli időpontban kezdődik, egy éven belül.
refusal-nobody-takes-part = Még senki sem vesz részt. Egy fordulóhoz kell valaki, aki rajzol.
refusal-round-open = Egy forduló már tart. A következő utána kezdődik.
refusal-no-round-open = Most egy forduló sem tart.
refusal-round-drawn = Ezt a fordulót már megrajzoltad.
refusal-round-closing = A forduló mindjárt lezárul. A hosszabbításhoz már késő.
refusal-too-long-round = Ez a forduló legfeljebb { $minutes } perccel lehet hosszabb.

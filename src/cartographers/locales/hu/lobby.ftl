# Around the game: start page, tables, options, waiting room, replay, another device. Short and friendly.

## Start

start-go-on = Tovább
start-learn = Tanulj meg játszani
    .solo = Tanulj meg egyedül játszani
    .heroes = Ismerd meg a Hősöket
start-learn-note = Tizenkét kis lépés, hat perc.
    .solo = Hét lépés: a séta, az eredmény, a cím.
    .heroes = Hat lépés: hősök, képességek, elpusztult mezők.
start-learn-done = kész
start-bots = Játék botok ellen
start-bots-note = Egytől ötig. Azonnal indul.
start-bots-how-many = Hány bot legyen?
start-bots-which = Milyen jól rajzoljanak?
start-bots-begin = { $count ->
    [one] Kezdés egy bot ellen
   *[other] Kezdés { $count } bot ellen
}
start-open = Asztal nyitása
start-open-note = Barátoknak, linkkel. Legfeljebb { $most } hely.
start-join = Csatlakozás
start-join-note = Illeszd be a linket vagy kódot.
start-join-field = Az asztal linkje vagy kódja
start-join-go = Csatlakozom
start-join-unknown = Ez se nem link, se nem kód egyik itteni asztalhoz sem.
start-name = A neved itt: { $name }.
start-name-change = Átírom
start-name-another = Másikat
start-name-field = A neved
start-name-keep = Ez legyen
# Names that are offered to guests, with commas between them; at most 24 characters each.
start-pen-names = Tintás Iránytű, Mókás Meridián, Fürge Toll, Kontúr Kapitány, Szélességi Szidi, Vén Pergamen, Bátor Bója, Poros Atlasz, Lépték Lovag, Ködös Kikötő, Csendes Delta, Kíváncsi Fok, Szerencsés Lagúna, Szigorú Szextáns, Merész Félsziget, Türelmes Függőón, Kicsi Világítótorony, Görbe Part, Szelíd Lejtő, Sebes Skicc, Északi Mágnestű, Rejtett Fjord, Kóbor Sziget, Korai Egyenlítő
start-how = Így zajlik egy játék
start-how-try = Tanuld meg egy leckében
start-how-draw = Egy kártya, egy forma, egy terep.
    .why = Minden körben egy kártya mutatja, mit rajzol mindenki a saját térképére: forgasd, tükrözd a formát, és tedd, ahová szeretnéd.
start-how-edicts = Négy rendelet ad csillagot.
    .why = Ezek mondják meg, milyen idén a jó térkép. Minden évszak végén kettő számít közülük.
start-how-monsters = A szörnyek csillagba kerülnek.
    .why = A szomszédok rajzolják őket a térképedre. Mellettük minden üres mező egy csillagba kerül, úgyhogy zárd körbe őket.
start-how-year = Négy évszak, és vége.
    .why = Akinek a legtöbb csillaga van, az győz; egyedül rangot kapsz.

## Tables

lobby-page = Cartographers: asztalok
lobby-title = Asztalok
lobby-all = Minden asztal
lobby-mine = Az asztalaid
lobby-finished = Befejezett játékok
lobby-public = Nyilvános asztalok
lobby-none-mine = Még nem ülsz egy asztalnál sem.
lobby-none-public = Most nincs nyitva nyilvános asztal. Nyiss egyet: a többiek itt rátalálnak.
lobby-none-found = Nincs ilyen asztal.
lobby-lost = A lista most nem tölthető be. Újra próbáljuk.
lobby-filter = Mutasd
lobby-filter-all = Mind
lobby-filter-free = Szabad hellyel
lobby-filter-playing = Folyamatban
lobby-search = Egy ott ülő neve
lobby-with = Veled: { $names }
lobby-solo = Játék egyedül
lobby-own-table = A te asztalod
lobby-empty-table = Még senki
lobby-bots = { $count ->
    [one] egy bot
   *[other] { $count } bot
}
lobby-open = { $free ->
    [0] Mind a { $seats } hely foglalt
    [one] { $seats } helyből egy szabad
   *[other] { $seats } helyből { $free } szabad
}
lobby-playing = { $season }, { $turn }. kör
lobby-turn = { $turn }. kör
lobby-over = Véget ért
lobby-closed = Bezárva
lobby-abandoned = Abbamaradt
lobby-place = { $place }. hely ({ $of } játékos)
lobby-your-turn = Te jössz
lobby-bot-random = Firkász
    .note = akárhová teszi a formáit; egyedül mintegy 27 csillag
lobby-bot-greedy = Földmérő
    .note = mindig a legtöbb csillagot viszi; egyedül mintegy 104 csillag
lobby-bot-planner = Tervező
    .note = mérlegeli, mit ígér egy rajz a télig; egyedül mintegy 122 csillag
lobby-bot-master = Mester
    .note = rajzolás előtt fejben sokszor továbbjátszik; egyedül mintegy 129 csillag

## Options

options-page = Cartographers: asztal nyitása
options-title = Asztal nyitása
options-open = Asztal nyitása
options-loading = Jönnek a kártyák…
options-played = Mit játszunk
options-preset = Mit játszotok?
options-alike = Ugyanez: { $names }.
options-own-mix = Saját keverék
options-own-mix-note = Ez a saját keveréked. Ha visszatérnél egy kész játékhoz, válassz fent.
options-preset-english = Az alapjáték; ha egyik forma sem fér el, az egyetlen mező a kártya terepe.
options-preset-polish-base = A játék, ahogy a legtöbben ismerik: a szomszédok rajtaütései, útközben romok.
options-preset-czech = Az alapjáték; ha egyik forma sem fér el, az egyetlen mező a kártya terepe.
options-preset-hungarian = A játék, ahogy a legtöbben ismerik: a szomszédok rajtaütései, útközben romok.
options-preset-polish-heroes = A hősök visszavágnak, a szörnyeknek pedig saját erejük van.
options-preset-german = Az alapjáték; egyedül a szörnyek formája elforgatható.
options-preset-german-first-game = A szelíd kezdet: négy egyszerű rendelet, rajtaütés és romok nélkül.
options-preset-combined = A két játék együtt: mindkettő rendeletei és rajtaütései, hősök és romok.
options-preset-everything = Minden egyszerre: mindkét készlet rendeletei, hősök és képességek.
options-house = Az asztal
options-seats = Helyek
options-seats-less = Eggyel kevesebb hely
options-seats-more = Eggyel több hely
options-seats-note = 1–{ $most }. Az üresen maradt helyek a játék kezdetekor eltűnnek.
options-who = Ki csatlakozhat
options-private = Meghívóval
    .why = Csak az ülhet le, aki megkapta a linket.
options-public = Bárki
    .why = Az asztal felkerül a nyilvános listára.
options-watchers = Jöhetnek nézők
    .why = Aki ismeri a címet, látja a térképeket, de nem rajzol.
options-hints = Lehet tippet kérni
    .why = Aki rajzol, megkérdezheti, mi lenne a legjobb.
options-hints-short = Tippek
options-hints-yes = Kérhetők
options-hints-no = Nincsenek
options-clock = Idő egy körre
options-clock-none = Nincs óra
options-clock-seconds = { $count } másodperc
options-clock-minutes = { $count } perc
options-clock-hours = { $count } óra
options-clock-days = { $count } nap
options-clock-own = Más idő
options-clock-count = Mennyi
options-clock-unit = Időegység
options-clock-note = Ha lejár, egy bot rajzol a lemaradók helyett, de csak ebben a körben.
options-unit-seconds = másodperc
options-unit-minutes = perc
options-unit-hours = óra
options-unit-days = nap
options-details = Részletek
options-none = Egy sem
options-all = Mind
options-cards = { $count ->
    [0] Egy sem
    [one] Egy kártya
   *[other] { $count } kártya
}
options-map = Térkép és kártyák
options-map-with-ruins = { $map }, { $cards }, romokkal
options-map-without-ruins = { $map }, { $cards }, romok nélkül
options-sheet = Térkép
options-explore = Felfedezéskártyák
options-seasons = Évszakok
options-ruins = Romokkal
    .why = Romkártya után a következő formának rommezőt kell lefednie.
options-scoring = Rendeletek innen
options-scoring-both = Mindkettő
options-edicts = Rendeletek
options-edicts-dealt = Kisorsolva
    .why = A véletlen választ, kategóriánként egyet.
options-edicts-chosen = Kiválasztva
    .why = Te választasz kategóriánként egyet, és a sorrendet is.
options-edicts-random = Kiválasztva, véletlen sorrend
    .why = Te választasz kategóriánként egyet, a sorrendet a véletlen adja.
options-edicts-shuffled = { $names }, véletlen sorrendben
options-edict = „{ $edict }” rendelet
options-ambushes = Rajtaütések
options-ambushes-which = Melyik rajtaütések
options-ambush = Ki rajzolja a szörnyeket
options-ambush-neighbours = A szomszédok
    .why = Mindenki az egyik szomszédja térképére rajzol.
options-ambush-walk = Maga a kártya
    .why = A szörnyek maguk találnak rá minden térképre, mint az egyszemélyes játékban.
options-reading = Ha a kártya maga keres helyet
options-reading-fixed = Kártya szerint
    .why = A forma nem forgatható és nem tükrözhető.
options-reading-free = Szabadon forgatva
    .why = A forma forgatható és tükrözhető, te választasz.
options-heroes = Hősök
options-heroes-which = Melyik hősök
options-skills = Képességek
options-skills-which = Melyik képességek
options-skills-of = { $count ->
    [one] Egy képesség
   *[other] { $count } képesség
}
options-skill-limit = Milyen gyakran
options-skill-limit-season = Évszakonként egy
    .why = Bármelyik a kint lévő képességek közül.
options-skill-limit-game = Mindegyik egyszer
    .why = Egy évszakban akár több is.
options-readings = Házi szabályok
options-fallback-terrain = Ha a kártya egyik formája sem fér el
options-fallback-terrain-any = Bármilyen terep
    .why = Az egyetlen mező lehet erdő, falu, farm, víz vagy szörny; hősökkel játszva hős is.
options-fallback-terrain-card = A kártya egyik terepe
    .why = Az egyetlen mező olyan, amilyet a kártya mutat; ha a romok miatt kell, bármilyen terep.

## The waiting room

gathering-page = Cartographers: { $taken ->
    [one] egy játékos az asztalnál
   *[other] { $taken } játékos az asztalnál
}
gathering-title = Gyűlik a társaság
gathering-hidden = Meghívást kaptál
gathering-closed = Az asztal bezárt
gathering-taken = { $seats } helyből { $taken } foglalt.
gathering-wait = A játékot { $name } indítja.
gathering-invited = Meghívást kaptál ehhez az asztalhoz.
gathering-invited-by = { $name } meghív ehhez az asztalhoz.
gathering-sit = Leülök
gathering-sit-here = Ide ülök
gathering-watching = Nézőként vagy itt. Ha leülnél, a meghívó linkjére van szükséged.
gathering-full = Minden hely foglalt. Nézni szabad.
gathering-chair = { $seat }. hely:
gathering-you = ez te vagy
gathering-here = itt van
gathering-bots = Botok
gathering-add-bot = Bot leültetése
gathering-fill = { $count ->
    [one] Bot egy szabad helyre
   *[other] Bot mind a { $count } szabad helyre
}
gathering-free = Hely felszabadítása: { $name }
gathering-begin = { $count ->
    [one] Kezdés egyedül
   *[other] Kezdés { $count } játékossal
}
gathering-change = Beállítások módosítása
gathering-keep = Így jó lesz
gathering-leave = Felállok az asztaltól
gathering-close = Asztal bezárása
gathering-removed = Eltávolítva az asztaltól: { $names }. A meghívó linkje mostantól új: a többi meghívottnak erre van szüksége.
gathering-admit = Visszaengedés
gathering-share = Hívj meg másokat
gathering-share-private = Akinél ez a link van, leülhet.
gathering-share-public = Bárki leülhet; a link ide vezet.
# A command follows
gathering-only-here = Ezt a linket csak ez a számítógép tudja megnyitni. Így indítsd az asztalt, hogy a hálózatodból barátok is jöhessenek:
gathering-link = Link ehhez az oldalhoz
gathering-qr = A link QR-kódja
gathering-copy = Másolás
gathering-copied = Másolva
gathering-copy-failed = A másolás nem sikerült. A link ki van jelölve: nyomd meg a Ctrl+C (⌘C) billentyűket, vagy tartsd rajta az ujjad, és válaszd a „Másolás” pontot.
gathering-send = Küldés
gathering-seal = Tisztességes pakli.
    .why = Minden pakli meg van már keverve. Ez a pecsét a kezdőértékükhöz tartozik; a játék végén a kezdőérték kiderül, és bárki ellenőrizheti, hogy egy kártya sem mozdult el.
gathering-sat-down = { $name } leül.
gathering-bot-sat-down = Egy bot leül: { $seat }. hely.
gathering-stood-up = { $name } feláll az asztaltól.
gathering-host-passed = Most már { $name } a házigazda.
gathering-arranged = A házigazda módosította a beállításokat.

## Replay

replay-page = Cartographers: visszanézés
replay-title = Visszanézés
replay-loading = Jön a játék…
replay-controls = A játék lépései
replay-moment = Lépés
replay-step = { $step } / { $steps }
replay-first = Az elejére
replay-back = Egy lépés vissza
replay-play = Lejátszás
replay-pause = Szünet
replay-next = Egy lépés előre
replay-last = A végére
replay-place = { $place }.
replay-keep = Mentés és megosztás
replay-share = Oszd meg ezt a játékot
    .why = Akinél ez a link van, újra megnézheti a játékot.
replay-png = Térkép PNG-ben
replay-svg = Térkép SVG-ben
replay-record = Napló szövegként
    .why = A napló az egész játékot elmeséli. Bárki ellenőrizheti: cartographers replay --verify.
replay-analysis = Elemzés
replay-analysis-busy = Kiszámolom, mi lett volna a legjobb…
replay-given-in-all = { $stars ->
    [one] Összesen egy csillag
   *[other] Összesen { $stars } csillag
} veszett el
replay-start-and-luck = Az első kártyánál { $start } volt várható, szerencse: { $luck }.
replay-spared = A szomszédok térképén elmaradt kár csillagban: { $stars }.
replay-turning = Fordulópontok
replay-drawn = Rajz
replay-best = A legjobb
replay-turn-gave = { $turn }. kör: { $stars } csillag veszett el.
replay-turn-spared = { $turn }. kör: a szomszédnál elmaradt kár csillagban: { $stars }.
replay-turn-best = { $turn }. kör: ennél jobb nem volt.
replay-no-choice = Ebben a körben nem volt miről dönteni.
replay-bars = Elveszett csillagok, körről körre
replay-draws-on = { $name } itt rajzol: { $other } térképe.

## Another device

move-link = Másik eszköz
move-page = Cartographers: másik eszköz
move-title = Folytatás másik eszközön
move-why = Nyisd meg ott ezt a linket, vagy olvasd be a kódot: a neved és minden asztalod megmarad.
move-share = Egy link, csak neked
    .why = { $minutes ->
        [one] Egy
       *[other] { $minutes }
    } percig érvényes. Akinél ott van, a te nevedben játszik, úgyhogy ne add ki.
move-again = Új link készítése
move-stranger = Itt még senki sem ismer: előbb játssz, aztán viheted magaddal a játékaidat.
move-ask = Ezzel a linkkel itt { $name } néven folytatod. Csak egyszer használható.
move-ask-instead = Ez a böngésző most így játszik: { $name }. Ezzel a linkkel valaki más lesz; { $name } asztalai itt maradnak.
move-go = Folytatás itt

## Asztalok ezen az eszközön, szerver nélkül

start-pass = Egy eszköz körbeadása
start-pass-note = Két–hat ember, egymás után.
start-pass-who = Ki játszik?
start-pass-name = { $number }. személy
start-pass-add = Még valaki
start-pass-remove = A { $number }. személy nélkül
start-pass-begin = Kezdjük
gathering-person = Még valaki ennél az eszköznél
gathering-person-add = Hozzáadás
start-options = Kártyák és szabályok
start-options-note = Készletek, lap, rendeletek, botok.
start-server = Játék több eszközön
start-server-note = Ehhez szerver kell. Illeszd be a címét.
start-server-field = Egy szerver címe
start-server-go = Menjünk oda
start-server-own = Saját szerver: pip install cartographers, majd cartographers serve.
pass-to = Add tovább: { $name }
pass-hidden = { $name } már rajzolt. Senki sem látja, amíg mindenki nem rajzolt.
pass-look-away = A többiek félrenéznek.
pass-me = Én vagyok az: { $name }
pass-back = Vissza a térképhez: { $name }
pass-done = rajzolt
pass-now = most
pass-later = vár
desk-loading = Terítjük az asztalt: { $percent } %
desk-failed = Az asztalt nem sikerült betölteni. Nézd meg a kapcsolatot; a következő kattintás újra próbálja.
desk-offline = Nincs kapcsolat: az új játékok ezen az eszközön folynak.
desk-ready = Minden ezen az eszközön van: hálózat nélkül is játszhatsz.
desk-fleeting = Ez a böngésző nem őriz meg semmit: a lap bezárásával a játékok elvesznek.
desk-keep = Minden játék egy fájlba
desk-bring = Játékok egy fájlból
desk-brought = { $new ->
    [one] { $new } játék került be.
   *[other] { $new } játék került be.
}
update-ready = Elkészült az oldal új változata.
update-take = Betöltés

# One clear sentence for every refusal of the core and of the notation, in Hungarian.

## Playing

refusal-match-over = A játék véget ért.
refusal-unknown-seat = Ennél az asztalnál nincs { $seat }. játékos.
refusal-turn-over = Most nem ez a kör zajlik: { $turn }.
refusal-nothing-to-take-back = Ebben a körben még nem rajzoltál.
refusal-nothing-to-draw = Ebben a körben nincs mit rajzolnod.
refusal-already-drawn = Már rajzoltál; előbb vond vissza.
refusal-off-sheet = Legalább egy mezőt rajzolj, és ne lógj le a térképről.
refusal-spaces-taken = Némelyik mező már teli.
refusal-terrain-not-offered = Ezt a terepet a kártya itt nem kínálja: { $terrain }.
refusal-shape-not-offered = Ezt a formát a kártya nem kínálja.
refusal-ruins-not-covered = A formának rommezőt kell lefednie.
refusal-only-one-space = A kártya egyik formája sem fér el: rajzolj egyetlen mezőt.
refusal-off-the-walk = A rajtaütésnek az útján elérhető első mezőt kell lefednie.
refusal-not-asked = Most nem ez a feladatod.
refusal-marks-not-offered = Így nem fordítható a hős támadása.
refusal-target-not-offered = Ez a mező most nem pusztítható el.
refusal-extra-without-skill = Többet csak képességgel rajzolhatsz.
refusal-skill-not-usable = Ezt a képességet most nem használhatod: „{ $skill }”.
refusal-skill-does-not-fit = Ez a képesség nem engedi ezt a rajzot: „{ $skill }”.

## Options

refusal-wrong-seats = Egy asztalnál 1–{ $most } játékos ülhet, nem { $seats }.
refusal-unknown-choice = A beállítás ({ $option }) nem lehet „{ $choice }”; választható: { $known }.
refusal-unknown-edict = Nincs ilyen pontkártya: „{ $card }”.
refusal-wrong-edicts = Rendeletnek négy pontkártya kell, minden kategóriából egy.
refusal-unknown-ambush = Nincs ilyen rajtaütéskártya: „{ $card }”.
refusal-wrong-ambushes = Egy játékban négy különböző rajtaütéskártya van, vagy egy sem.
refusal-unknown-hero = Nincs ilyen hőskártya: „{ $card }”.
refusal-wrong-heroes = Egy játékban négy különböző hőskártya van, vagy egy sem.
refusal-unknown-skill = Nincs ilyen képesség: „{ $skill }”.
refusal-wrong-skills = Egy játékban legalább három különböző képesség van, vagy egy sem.
refusal-edict-of-other-set = Ennek a pontkártyának („{ $card }”) a készlete nincs kiválasztva: „{ $set }”.

## Map notation

refusal-wrong-rows = A térképnek 11 sora van, nem { $rows }.
refusal-wrong-columns = A térkép egyik sorában ({ $row }) 11 helyett { $columns } mező van.
refusal-unknown-letter = A térképjelölésben nincs ilyen jel: „{ $letter }” ({ $space }).
refusal-unknown-line = A térkép után „marks: …” és „coins: …” állhat, ez nem: „{ $line }”.
refusal-unknown-space = Nincs ilyen mező: „{ $space }”; a mezők A1-től K11-ig tartanak.
refusal-unknown-sign = A térkép { $row } sorában ez áll: „{ $sign }”. A térkép kódja számokból és az M, R, W betűkből áll.
refusal-not-ground = Itt: { $space } ez áll: „{ $letter }”. Az üres térképen csak hegyek, romok és pusztaságok vannak.
refusal-little-room = A térképen { $empty } üres mező van. Egy játékhoz legalább { $fewest } kell.
refusal-bad-sheet-name = A térkép neve 1–{ $most } betűből, számjegyből, szóközből és olyan jelekből áll, mint a ’ és a -.
refusal-many-sheet-names = Egy térképnek egy neve van, nem { $names }.

## Records

refusal-not-a-record = Ez nem játéknapló: az első sora nem „cartographers record 1”.
refusal-record-lacks = A naplóból hiányzik: „{ $key }”.
refusal-record-options = A napló beállításaival nem lehet játszani: { $reason }
refusal-record-seed = A napló { $line }. sorában nincs kezdőérték.
refusal-record-version = A napló szabályait ({ $rules }) és kártyáit ({ $cards }) ez a változat nem ismeri.
refusal-record-refused = A napló { $line }. sora nem játszható le: { $reason }
refusal-unknown-terrain = Nincs ilyen terep: „{ $terrain }”.
refusal-record-differs = A napló { $line }. sora hibás: ott „{ $was }” áll, de a játék szerint „{ $should }”.

## Questions of scripts

refusal-unknown-card = Nincs ide illő kártya ezzel a névvel: „{ $card }”.
refusal-nothing-on-ruins-card = Ezen a romkártyán nincs mit rajzolni: „{ $card }”.
refusal-wrong-coins = Az érmesávon 0–{ $most } érme fér el, nem { $coins }.
refusal-season-edicts = Egy évszak két rendeletet értékel, nem ennyit: { $number }.
refusal-card-seen-twice = A korábban felfedettek között kétszer szerepel ez a kártya: „{ $card }”.
refusal-card-is-drawn-now = Ezt a kártyát most kell rajzolni, korábban nem jöhetett: „{ $card }”.
refusal-card-of-other-deck = Ez a kártya nincs ennek a játéknak a paklijában: „{ $card }”.
refusal-season-over = Az évszak { $end } időnél véget ér: egy kártya előtt nem telhetett el { $time }.

# At the table's server.
refusal-bad-message = A szerver nem értette az üzenetet ({ $reason }).
refusal-bad-name = A név 1–{ $most } karakter, láthatatlan jelek nélkül.
refusal-bad-token = Ez az eszközváltó link hibás vagy túl régi. Készíts újat.
refusal-clock-changed = Az óra ideje épp most lett rövidebb. { $seconds } mp múlva kezdheted, amikor már mindenki látta.
refusal-host-only = Ezt csak a házigazda teheti meg.
refusal-match-begun = A játék már elkezdődött.
refusal-match-closed = Ezt az asztalt a játék kezdete előtt bezárták.
refusal-match-not-begun = A játék még nem kezdődött el.
refusal-match-not-over = A játék még nem ért véget.
refusal-no-free-seat = Minden hely foglalt.
refusal-no-hello = A kapcsolat nem köszönéssel kezdődött, ezért a szerver nem válaszol.
refusal-no-hints = Ennél az asztalnál a házigazda nem enged tippeket.
refusal-no-watchers = A házigazda nem szeretne nézőket ennél az asztalnál.
refusal-not-absent = Csak annak a helyét lehet botra bízni, aki már egy ideje nincs itt.
refusal-nobody-seated = Még senki sem ül az asztalnál.
refusal-not-invited = Ez privát asztal: a meghívó linkjére van szükséged.
refusal-not-json = A szerver csak JSON-t fogad.
refusal-not-now = Erre most nem lehet válaszolni. Próbáld újra kicsit később.
refusal-not-saved = Semmi sem lett elmentve: a tároló megtelt vagy nem válaszol. Próbáld újra egy pillanat múlva.
refusal-not-shared = Ezek a játékok nincsenek megosztva, vagy már nincsenek.
refusal-not-seated = Nem ülsz ennél az asztalnál.
refusal-other-origin = A kérés egy másik oldalról jött.
refusal-page-not-built = A szerver fut, de az oldala nem készült el.
refusal-rematch-open = A következő játék már nyitva van.
refusal-reviews-waiting = A kért elemzések még készülnek. Várd meg az egyiket.
refusal-removed = A házigazda eltávolított ettől az asztaltól. Csak ő engedhet vissza.
refusal-seat-taken = Ez a hely foglalt.
refusal-server-error = A szerver hibázott. A hiba a szerver naplójában van; semmi sem változott.
refusal-stranger = Előbb mondd meg a neved a szervernek.
refusal-too-fast = Túl sok üzenet rövid idő alatt.
refusal-too-few-seats = Már { $taken } hely foglalt: legalább ennyi hely kell az asztalnál.
refusal-too-large = Az üzenet túl nagy.
refusal-too-many-at-address = A hálózatodból túl sok asztal van nyitva: legfeljebb { $tables } lehet, összesen { $chairs } hellyel. Előbb zárj be vagy fejezz be néhányat.
refusal-too-many-chairs = A megnyitott asztalaidnak összesen legfeljebb { $most } helye lehet. Előbb zárj be vagy fejezz be egyet.
refusal-too-many-sockets = Túl sok asztal van nyitva nálad egyszerre. Zárj be néhány oldalt, aztán töltsd be újra ezt.
refusal-too-many-sockets-at-address = A hálózatodból egyszerre túl sokan nézik vagy játszanak. Próbáld később.
refusal-too-many-tables = { $most } be nem fejezett asztalnál vagy, ennél több nem lehet. Előbb zárj be, hagyj ott vagy fejezz be egyet.
refusal-unknown-lesson = Nincs { $lesson } nevű lecke. Vannak: { $known }.
refusal-lesson-elsewhere = A leckének saját kiosztása van. Kezdd el a kezdőlapon: { $lesson }.
refusal-unknown-match = Nincs ilyen asztal.
refusal-unknown-page = Ezen a címen nincs semmi.
refusal-unknown-step = A játéknak nincs { $step }. lépése.
refusal-damaged-backup = Ez a fájl nem biztonsági mentés, vagy sérült.
refusal-newer-backup = Ezt a mentést egy újabb változat írta. Előbb frissítsd ezt az oldalt.
refusal-used-token = Ezt a linket, amely másik eszközre visz át, már felhasználták. Készíts újat.
refusal-wrong-clock = Az óra legalább { $least } másodpercig, legfeljebb két hétig jár.
refusal-wrong-method = Ezt a címet így nem lehet lekérdezni.
refusal-unknown-bot = Nincs ilyen bot: „{ $bot }”; választható: { $known }.

## Fejtörők

refusal-unknown-puzzle = Nincs ilyen fejtörő: „{ $puzzle }”.
refusal-unknown-theme = Nincs fejtörő erről a témáról: „{ $theme }”. A témák: { $known }.
refusal-puzzle-answered = A(z) „{ $puzzle }” fejtörőre már válaszoltál.
refusal-no-puzzle-left = Erre a fajta fejtörőre már mind válaszoltál.
refusal-no-puzzles = Ez nem fejtörőket tartalmazó fájl.
refusal-puzzles-version = Ezek a fejtörők más szabályokhoz vagy kártyákhoz készültek, mint amilyenek ebben a változatban vannak.
refusal-puzzles-line = A fájl { $line }. sora nem fejtörő.
refusal-broken-puzzle = A(z) „{ $puzzle }” fejtörő hibás: a játszmája nem játszható le újra.
refusal-other-puzzles = A fájl más fejtörőket tartalmaz: más kezdőértékekből vagy más módon készültek.

## Deals

refusal-unknown-deal = Nincs „{ $deal }” térkép.
refusal-deal-not-open = A(z) { $deal } térkép még le van pecsételve. Akkor nyílik meg, amikor UTC szerint elkezdődik az a nap.
refusal-deal-closed = A(z) { $deal } térkép lezárult: két óra múlva elkezdheted, de helyezés nélkül.
refusal-deal-sealed = Mások talán még rajzolják ezt a térképet. A jegyzőkönyv és az elemzés akkor lesz elérhető, ha a pakli nyilvános.
refusal-deal-elsewhere = A mindenkinek egyformán osztott térképet a saját oldalán lehet elkezdeni.
refusal-deal-for-one = Itt mindenki egyedül rajzol: a játék egy főre szól, nem { $seats } főre.
refusal-deal-opens-later = Ez még nem nyílt meg.
refusal-deal-ended = Ez lezárult: már senki sem kezdheti el. Ha mindenki számára véget ért, helyezés nélkül megrajzolhatod.
refusal-not-asked-here = Ez a meghívottaké: a meghívó linkjére van szükséged.
refusal-try-counts = Ez az a próbád, amelyik számít. Otthagyhatod és visszatérhetsz hozzá, de nem zárhatod le, és bot sem rajzolja meg helyetted.
refusal-try-first = Előbb rajzold meg ezt a térképet. Utána megnézheted, mit hoztak ki belőle mások.

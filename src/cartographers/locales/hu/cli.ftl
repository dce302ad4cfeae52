# Sentences of the commands, in Hungarian. A noun after a number stays in the singular: few choices are needed.

cli-interrupted = Megszakítva.
cli-broken-pipe = A kimenetet már senki sem olvassa.
cli-bad-line = Ez a sor nem olvasható: { $reason }.
cli-bad-lines = { $total } sorból { $bad } válasz nélkül maradt.
cli-unreadable = Nem olvasható fájl: { $file } ({ $reason }).
cli-unwritable = Nem írható fájl: { $file } ({ $reason }).
cli-unwritable-output = A kimenet nem írható: { $reason }.
cli-unknown-bot = Nincs ilyen bot: „{ $bot }”; választható: { $known }.
cli-bot-needs-native = A(z) „{ $bot }” bot gépi kóddal játszik, ehhez numba kell (telepítse: cartographers[native]). Nélküle ezek vannak: { $known }.
cli-training = Tanulás
cli-trained = A súlyok itt vannak: { $file }; a tanulás { $minutes } percig tartott.
cli-train-needs-native = A tanulás gépi kóddal fut, ehhez numba kell (telepítse: cartographers[native]).
cli-bad-seed = A kezdőérték 1–128 látható karakter, elöl és hátul szóköz nélkül.
cli-simulating = Futnak a játszmák
cli-preparing = Készül a gépi kód. Ez csak egyszer történik; legközelebb már kész lesz.
cli-preparing-far = Készül a gépi kód, egyszeri alkalommal: még kb. { $seconds } mp, { $percent }% kész
cli-preparing-bar = Készül a gépi kód, egyszeri alkalommal: még kb. { $seconds } mp
cli-games = { $games } játszma
cli-mean = átlag
cli-median = medián
cli-sd = szórás
cli-stars = Csillag
cli-rating = Végeredmény
cli-speed = Játszma másodpercenként
cli-not-text = Ez a fájl nem szöveg: { $file }.
cli-no-seat = Nincs { $seat }. játékos; ennél az asztalnál { $seats } játékos ül.
cli-seat = { $seat }. játékos
cli-more-maps = Még { $hidden } térkép van: a --seat kapcsolóval nézheted meg.
cli-coins = Érme
cli-monsters = Szörny
cli-total = Összesen
cli-unfinished = A játék még tart: { $turn }. kör.
cli-solo-end = { $stars } csillag, végeredmény { $rating }: { $title }.
cli-place = { $place }. hely: { $seat }. játékos, { $stars } csillag ({ $lost } odalett a szörnyek miatt)
cli-picture-sum = Érme { $coins } · Szörny { $monsters } · Összesen { $stars } ★
cli-unknown-set = Nincs ilyen készlet: „{ $set }”; választható: { $known }.
cli-unknown-preset = Nincs ilyen összeállítás: „{ $preset }”; választható: { $known }.
cli-set-or-preset = Készletet vagy összeállítást válassz, ne mindkettőt.
cli-unknown-language = Nincs ilyen nyelv: „{ $language }”; választható: { $known }.
cli-no-neighbours = Egyedül nincsenek szomszédok, akik a rajtaütést rajzolnák.
cli-limit-without-skills = A képességek korlátjához képességekkel kell játszani.

cli-serving = Az asztal itt áll nyitva: { $address }
cli-serving-friends = A barátok a hálózatodban ezt nyitják meg: { $address }
cli-serving-only-here = Csak ez a számítógép tudja megnyitni. Barátoknak a hálózatodban: { $command }
cli-serving-preparing = Az erős botok most készülnek el, egyszeri alkalommal: kb. { $seconds } mp. Addig egyszerűbbek válaszolnak.
cli-cannot-listen = A szerver itt nem tud figyelni: { $host }, port: { $port } ({ $reason }).
cli-database = Az adatbázis nem használható: { $reason }.
cli-backed-up = { $matches } játszma mentve: { $file }.
cli-damaged-backup = Nem biztonsági mentés, vagy sérült: { $file }.
cli-newer-backup = A program újabb változata írta ezt a mentést: { $file }.
cli-not-empty = Az adatbázisban már vannak játszmák; mentést csak üres adatbázisba lehet visszaállítani.
cli-restored = { $matches } játszma visszaállítva.
cli-empty-secret = A kulcs ebben a fájlban üres volt, ezért új készült: { $file }. Akinek itt neve és helye volt, most idegen; ha megvan a régi kulcs másolata, állítsd le a szervert, és tedd vissza.
cli-short-secret = Túl rövid a kulcs ebben a fájlban: { $file }. Legalább { $least } karakter kell.
cli-unknown-log-level = Nincs ilyen naplózási szint: „{ $level }”; választható: debug, info, warning, error.
cli-verified =
    { $decks ->
        [one] Ellenőrizve: a pecsét ({ $seal }) a kezdőértékhez ({ $seed }) tartozik, és ebből következnek a rendeletek és a pakli.
       *[other] Ellenőrizve: a pecsét ({ $seal }) a kezdőértékhez ({ $seed }) tartozik, és ebből következnek a rendeletek és mind a { $decks } pakli.
    }
cli-compare-seal = Vesd össze a pecsétet azzal, amelyet az asztal az első kártya előtt mutatott, vagy add meg a --seal kapcsolóval.
cli-other-seal = Ez nem a bejelentett játék: a napló pecsétje { $seal }.

cli-bench-title = Mi történik egy másodperc alatt
cli-bench-measuring = Mérés
cli-bench-needs-native = A méréshez a lefordított szabályok kellenek: pip install cartographers[native].
cli-bench-unknown = Nincs „{ $figure }” nevű mérés; ezek vannak: { $known }.
cli-bench-a-second = másodpercenként
cli-bench-best = legjobb kör
cli-bench-per-yard = a mércéhez képest
cli-bench-scoring-calls = pontozás, 200 térkép × 16 lap
cli-bench-scoring-calls-on-ints = ugyanez sima Pythonban
cli-bench-random-games = teljes véletlen játszmák
cli-bench-random-games-heroes = teljes véletlen játszmák, Hősök
cli-bench-random-games-combined = teljes véletlen játszmák képességekkel
cli-bench-random-games-one-by-one = véletlen játszmák egyenként, sima Python
cli-bench-greedy-games = teljes mohó játszmák
cli-bench-greedy-games-heroes = teljes mohó játszmák, Hősök
cli-bench-draws = véletlen rajzok, játszma játszma mellett
cli-bench-environment-steps = a környezet lépései maszkokkal
cli-bench-environment-steps-heroes = a környezet lépései, Hősök
cli-bench-environment-steps-combined = a környezet lépései képességekkel
cli-bench-environment-steps-on-all-cores = a környezet lépései, minden mag
cli-bench-peer = lépések ({ $game }, { $peer })
cli-bench-not-installed = Nincs telepítve, ezért nincs összehasonlítva: { $names }.

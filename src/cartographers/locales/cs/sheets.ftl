# Vlastní listy, česky.

## Co je na listu zvláštního. Nejdřív co tam je, pak co z toho plyne.

odd-shut-in = { $number ->
        [1] Pole { $spaces } je odříznuté.
       *[other] Odříznutá pole: { $spaces }.
    }
    .why = Nevejde se tam žádný tvar ze dvou polí.
odd-nook = Stranou leží { $spaces }.
    .why = Vejde se tam jen málo tvarů.
odd-parts = Krajina se rozpadá na části: { $number }.
    .why = Žádný tvar ani oblast nesahá z jedné do druhé.
odd-no-ruins = Žádné zříceniny.
    .why = Po každé kartě zřícenin lze zakreslit jen jediné pole.
odd-few-ruins = { $number ->
        [1] Jen jedno pole zřícenin.
       *[other] Málo zřícenin: { $number }.
    }
    .why = Tištěné listy jich mají šest. Když jsou všechny zakryté, zbude po kartě zřícenin jediné pole.
odd-no-mountains = Žádné hory.
    .why = Nikdo za ně nezíská mince a výnosy o horách nic nedají.
odd-few-mountains = { $number ->
        [1] Jen jedna hora.
       *[other] Málo hor: { $number }.
    }
    .why = Tištěné listy jich mají pět.
odd-closed-mountain = { $number ->
        [1] Hora na { $spaces } je obklopená od začátku.
       *[other] Hory na { $spaces } jsou obklopené od začátku.
    }
    .why = Nikdo ji nemůže obklopit a získat minci.
odd-little-room = Málo místa. Prázdných polí: { $number }.
    .why = Tištěné listy jich mají aspoň 109. Rok může skončit plnou mapou.
odd-and-more = { $spaces } a další { $number }

## Příkaz `sheet`

sheets-fine = Není na něm nic zvláštního.
sheets-bots = Průměrné hodnocení o samotě, her: { $games }
sheets-here = tento list
sheets-usual = { $sheet } (A)
sheets-stopped = Zastaveno po { $played } z { $planned } her.

## Editor

sheets-page = Vlastní list
sheets-name = Název listu
sheets-kept = Ukládá se při kreslení, v tomto zařízení. Je jen váš, dokud ho nenasdílíte.
sheets-unread = Tento odkaz neobsahuje list. Tady je čistý.
sheets-map = List. Šipky posouvají, mezerník kreslí.
sheets-brush = Štětec
sheets-brush-mountain = Hory
sheets-brush-ruins = Zříceniny
sheets-brush-wasteland = Pustina
sheets-brush-empty = Prázdné
sheets-symmetry = Souměrnost
sheets-one = jedno pole
sheets-halves = obě poloviny
sheets-quarters = čtyři čtvrtiny
sheets-usual-mountain = obvykle pět
sheets-usual-ruins = obvykle šest
sheets-usual-wasteland = žádná, nebo sedm
sheets-play = Hrát na něm
sheets-with-others = S ostatními
sheets-undo = Zpět
sheets-new = Nový list
sheets-print = Tisknout
sheets-share = Sdílet
    .why = Kdo má odkaz, může na listu hrát a kreslit dál.
sheets-yours = Vaše listy
sheets-delete = Smazat: { $name }
sheets-bots-title = Co na to boti
sheets-bots-caption = Průměrné hodnocení botů, kteří hrají sami
sheets-bot = Bot
sheets-games = { $games ->
        [one] jedna hra
        [few] { $games } hry
        [many] { $games } hry
       *[other] { $games } her
    }
sheets-key = { $sheet }; průměrné hodnocení
sheets-ask = Ať si zahrají boti
sheets-playing = Hraje { $bot } …
sheets-old = List se od té doby změnil.
sheets-where = Kde nic neroste.
    .why = Čím hustší šrafy, tím častěji nechává plánovač pole prázdné.

## Otevření stolu

sheets-code = Vlastní list: kód nebo odkaz
sheets-take = Vzít
sheets-draw = Nakreslit list

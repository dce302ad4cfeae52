# Własne arkusze, po polsku.

## Co jest w nim niezwykłego. Najpierw to, co jest, potem to, co z tego wynika.

odd-shut-in = { $number ->
        [1] Obszar { $spaces } jest odcięty.
       *[other] Odcięte obszary: { $spaces }.
    }
    .why = Nie zmieści się tam żaden kształt z dwóch obszarów.
odd-nook = Osobny zakątek: { $spaces }.
    .why = Zmieści się tam niewiele kształtów.
odd-parts = Kraina rozpada się na części: { $number }.
    .why = Żaden kształt ani skupisko nie sięga z jednej do drugiej.
odd-no-ruins = Brak ruin.
    .why = Po każdej karcie ruin można narysować tylko jeden obszar.
odd-few-ruins = { $number ->
        [1] Tylko jeden obszar ruin.
       *[other] Mało ruin: { $number }.
    }
    .why = Drukowane arkusze mają sześć. Gdy wszystkie są zakryte, po karcie ruin rysuje się jeden obszar.
odd-no-mountains = Brak gór.
    .why = Nikt nie zdobędzie za nie monet, a edykty o górach nic nie dają.
odd-few-mountains = { $number ->
        [1] Tylko jedna góra.
       *[other] Mało gór: { $number }.
    }
    .why = Drukowane arkusze mają pięć.
odd-closed-mountain = { $number ->
        [1] Góra na { $spaces } jest otoczona od początku.
       *[other] Góry na { $spaces } są otoczone od początku.
    }
    .why = Nikt nie może jej otoczyć i zdobyć monety.
odd-little-room = Mało miejsca. Puste obszary: { $number }.
    .why = Drukowane arkusze mają ich co najmniej 109. Rok może się skończyć na pełnej mapie.
odd-and-more = { $spaces } i jeszcze { $number }

## Polecenie `sheet`

sheets-fine = Nie ma w nim nic niezwykłego.
sheets-bots = Średnia ocena solo, gier: { $games }
sheets-here = ten arkusz
sheets-usual = { $sheet } (A)
sheets-stopped = Zatrzymano po { $played } z { $planned } gier.

## Edytor

sheets-page = Własny arkusz
sheets-name = Nazwa arkusza
sheets-kept = Zapisuje się w trakcie rysowania, na tym urządzeniu. Twój, póki go nie udostępnisz.
sheets-unread = Ten link nie zawiera arkusza. Oto czysty.
sheets-map = Arkusz. Strzałki przesuwają, spacja rysuje.
sheets-brush = Pędzel
sheets-brush-mountain = Góry
sheets-brush-ruins = Ruiny
sheets-brush-wasteland = Wąwóz
sheets-brush-empty = Puste
sheets-symmetry = Symetria
sheets-one = jeden obszar
sheets-halves = obie połowy
sheets-quarters = cztery ćwiartki
sheets-usual-mountain = zwykle pięć
sheets-usual-ruins = zwykle sześć
sheets-usual-wasteland = zero albo siedem
sheets-play = Zagraj na nim
sheets-with-others = Z innymi
sheets-undo = Cofnij
sheets-new = Nowy arkusz
sheets-print = Drukuj
sheets-share = Udostępnij
    .why = Kto ma link, może na nim grać i rysować dalej.
sheets-yours = Twoje arkusze
sheets-delete = Usuń: { $name }
sheets-bots-title = Co na to boty
sheets-bots-caption = Średnia ocena botów grających solo
sheets-bot = Bot
sheets-games = { $games ->
        [one] jedna gra
        [few] { $games } gry
        [many] { $games } gier
       *[other] { $games } gry
    }
sheets-key = { $sheet }; średnia ocena solo
sheets-ask = Niech zagrają boty
sheets-playing = Gra { $bot } …
sheets-old = Od tego czasu arkusz się zmienił.
sheets-where = Gdzie nic nie rośnie.
    .why = Im gęstsze kreski, tym częściej planista zostawia obszar pusty.

## Otwieranie stołu

sheets-code = Własny arkusz: kod albo link
sheets-take = Weź
sheets-draw = Narysuj arkusz

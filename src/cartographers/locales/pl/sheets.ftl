# Własne arkusze, po polsku.

## Co jest w nim niezwykłego. Najpierw to, co jest, potem to, co z tego wynika.

odd-shut-in = { $number ->
        [one] Obszar { $spaces } jest odcięty.
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
        [one] Tylko jeden obszar ruin.
       *[other] Mało ruin: { $number }.
    }
    .why = Drukowane arkusze mają sześć. Gdy wszystkie są zakryte, po karcie ruin rysuje się jeden obszar.
odd-no-mountains = Brak gór.
    .why = Nikt nie zdobędzie za nie monet, a edykty o górach nic nie dają.
odd-few-mountains = { $number ->
        [one] Tylko jedna góra.
       *[other] Mało gór: { $number }.
    }
    .why = Drukowane arkusze mają pięć.
odd-closed-mountain = { $number ->
        [one] Góra na { $spaces } jest otoczona od początku.
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

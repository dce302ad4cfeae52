# Własne skończone gry, na stronie.

games-of = Gry gracza { $name }
games-since = { $count ->
    [one] { $count } gra od: { $month }.
    [few] { $count } gry od: { $month }.
    [many] { $count } gier od: { $month }.
   *[other] { $count } gry od: { $month }.
}
games-mean = Średnia ocena to { $mean }.
games-means = Dziesięć ostatnich gier solo miało średnią ocenę { $last }, dziesięć pierwszych { $first }.
games-none = Nie ma jeszcze skończonej gry. Pierwsza otworzy ten notatnik.
games-none-shared = Nie ma jeszcze skończonej gry.
games-none-found = Nie ma takiej gry.
games-few = Linia to średnia z { $count ->
    [one] { $count } gry
    [few] { $count } gier
    [many] { $count } gier
   *[other] { $count } gry
} solo; zaczyna się od ostatniej z nich.
games-unrated = Ocenę mają tylko gry solo.
games-plate = Ocena i tytuły, które daje
games-plate-said = { $count ->
    [one] Ocena { $count } gry, { $last }.
    [few] Ocena w { $count } grach, od { $first } do { $last }.
    [many] Ocena w { $count } grach, od { $first } do { $last }.
   *[other] Ocena w { $count } gry, od { $first } do { $last }.
}
games-plate-means = Średnia z pięciu idzie od { $from } do { $to }.
games-titles = Tytuły i jak często
games-by-time = Gry po kolei
games-last-some = Ostatnie gry: { $shown } z { $all }.
games-luck = Szczęście
games-given-away = Oddane
games-a-game = { $stars } na grę
games-then-now = { $first }, teraz { $last } na grę
games-now = teraz
games-from = od { $least }
games-below = poniżej { $least }
games-weigh = Przejrzyj wszystkie gry
games-weigh-note = Bot może powiedzieć, ile gwiazdek dało szczęście, a ile zostało oddanych. Potrzebuje kilku sekund na grę.
games-weighing = Gra { $done } z { $all } …
games-by-edict = Gwiazdki według edyktów
games-by-edict-note = obie pory razem, średnio; kreska to gra
games-over-games = { $count ->
    [one] w { $count } grze
    [few] w { $count } grach
    [many] w { $count } grach
   *[other] w { $count } gry
}
games-all-edicts = Wszystkie edykty
games-fewer-edicts = Mniej edyktów
games-by-season = Gwiazdki według pór roku
games-by-season-note = pierwsza połowa blado
games-best = Najlepsze mapy
games-all = Wszystkie gry
games-more = { $count ->
    [one] Jeszcze { $count }
    [few] Jeszcze { $count }
    [many] Jeszcze { $count }
   *[other] Jeszcze { $count }
}
games-number = gra { $number }
games-game = Gra
games-map = Mapa
games-day = Dzień
games-with = Z kim
games-result = Wynik
games-stars = Gwiazdki
games-rating = Ocena
games-replay = Powtórka
games-alone = solo
games-people = { $count ->
    [one] { $count } osoba
    [few] { $count } osoby
    [many] { $count } osób
   *[other] { $count } osoby
}
games-filter = Które gry
games-filter-company = Z kim
games-filter-set = Karty
games-filter-sheet = Mapa
games-every-company = Solo i w towarzystwie
games-every-set = Wszystkie karty
games-every-sheet = Wszystkie mapy
games-company-alone = Solo
games-company-bots = Z botami
games-company-people = Z ludźmi
games-oneself = Tylko twoje
games-private = Nikt inny nie może czytać tej strony, chyba że ją udostępnisz.
games-private-here = Wszystko to jest zapisane w tej przeglądarce i nigdzie indziej.
games-share = Udostępnij moje gry
games-share-note = Może je czytać każdy, kto ma link. Imiona innych osób nie są pokazywane.
games-share-link = Link do moich gier
games-copy = Kopiuj
games-copied = Skopiowano
games-take = Zabierz wszystko ze sobą
games-delete = Usuń wszystko o mnie
games-delete-what = Twoje gry solo i z botami, łamigłówki i wszystko, co z nich wyliczono, zostaną usunięte, a z nimi twoje imię.
games-delete-others = Gry z innymi ludźmi zostają u nich. Będziesz tam dawnym gościem; gdzie gra jeszcze trwa, zagra dalej bot.
games-delete-sure = Tego nie da się cofnąć. Wcześniej można zabrać plik ze wszystkim.
games-delete-not = Zostaw
games-delete-yes = Usuń wszystko

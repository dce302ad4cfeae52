### Challenges: deals that somebody opens for others.

challenges-lead = Te same karty w tej samej kolejności dla wszystkich, których zaprosisz, każdy we własnym czasie. Kto skończy, widzi mapy innych.
challenges-need-server = Wyzwanie wymaga serwera: to on strzeże talii i rankingu. Bez serwera wyślij komuś mapę dnia: kto otworzy ją na takiej stronie, dostanie te same karty.
challenges-days = Wszystkie dni
challenges-mine = Twoje
challenges-mine-none = Nie masz jeszcze otwartych ani zaczętych wyzwań.
challenges-open = Otwarte dla wszystkich
challenges-open-none = Teraz żadne nie jest otwarte. Otwórz własne!
challenge-new = Nowe wyzwanie
challenge-open = Otwórz wyzwanie
challenge-title = Tytuł
challenge-title-hint = Wieczór gier, runda 3
challenge-who = Kto może rysować?
challenge-private = Kto ma link
    .why = Nie ma go na żadnej liście.
challenge-public = Wszyscy
    .why = Jest tu na liście dla wszystkich.
challenge-how-long = Jak długo jest otwarte?
challenge-days = { $days ->
    [one] { $days } dzień
    [few] { $days } dni
    [many] { $days } dni
   *[other] { $days } dnia
}
challenge-date = Do wybranej daty
challenge-note = Każdy rysuje sam. Dostaniesz link do wysłania.
challenge-until = Otwarte do { $time }.
challenge-closed-at = Zamknięte { $time }.
challenge-left = pozostało: { $time }
challenge-begun = zaczęte
challenge-maps = { $count ->
    [0] jeszcze bez map
    [one] { $count } mapa
    [few] { $count } mapy
    [many] { $count } map
   *[other] { $count } mapy
}
challenge-by = od: { $name }
challenge-yours-public = twoje, publiczne
challenge-yours-private = twoje, przez link
challenge-invite = Zaproś innych
challenge-invite-private = Może je rysować tylko ten, kto ma ten link.
challenge-invite-public = Każdy może je rysować; jest na liście.
challenge-close = Zamknij teraz
challenge-remove = Usuń

# Refused
refusal-bad-title = Tytuł wyzwania musi mieć od 1 do { $most } znaków, bez niewidocznych.
refusal-wrong-close = Wyzwanie zamyka się najwcześniej za godzinę, a najpóźniej za { $days } dni.
refusal-too-many-challenges = Masz już { $most } otwartych wyzwań, więcej nie można. Zamknij jedno z nich albo poczekaj, aż któreś się zamknie.
refusal-too-many-challenges-at-address = Z twojej sieci otwarto już { $most } wyzwań, więcej nie można. Spróbuj, gdy któreś się zamknie.
refusal-opener-only = To może zrobić tylko osoba, która otworzyła wyzwanie.
refusal-challenge-begun = Ktoś już zaczął to wyzwanie: można je zamknąć, ale nie usunąć.

# The web page. Short words: many of these stand on buttons and slips.

## Everywhere

web-title-playing = Cartographers: twoja mapa
web-menu = Menu
web-close = Zamknij
web-rules = Zasady
# On a question mark or a number that explains $thing
web-explain = Objaśnienie: { $thing }
web-language = Język
web-light = Jasny motyw
web-dark = Ciemny motyw
web-leave-page = Na stronę główną
web-you = Ty
web-guest = Gość
web-my-games = Moje gry
web-paper = Do gry na papierze
web-paper-deal = Odkrywanie kart
web-paper-count = Policz mapę
web-paper-print = Drukuj arkusze
web-paper-sheet = Własny arkusz
web-former-guest = dawny gość
web-bot-name = Bot { $seat }
web-seat-name = Gracz { $seat }
web-refused = Serwer odmówił ({ $code }).
web-connecting = Idziemy do stołu …
web-no-connection = Brak połączenia.
web-trying-again = Rysunek nie przepadnie; próbuję ponownie.
web-no-cookies = Ta przeglądarka nie zachowuje ciasteczka tej strony, więc stół nie wie, kim jesteś. Zezwól na ciasteczka dla { $host } i spróbuj ponownie.
web-no-socket = Serwer odpowiada, ale stałe połączenie ze stołem (WebSocket) nie przechodzi. Może je zatrzymywać serwer proxy, zapora albo dodatek w przeglądarce: spróbuj w innej sieci lub przeglądarce albo zapytaj osobę, która prowadzi serwer. Próbuję dalej.
web-unofficial = Nieoficjalny stół, dzieło fanów. Bez związku z wydawcami gry planszowej.

## Start

web-lead = Cztery pory roku i jedna pusta mapa. Rysuj lasy, wioski, pola i rzeki, a potwory otocz, zanim zabiorą ci gwiazdki.
web-play-solo = Graj solo
web-play-solo-note = Jedna mapa, około 20 minut. Zaczynasz od razu.

## Before the game

web-free-seat = Wolne miejsce
web-host = gospodarz

## Around the map

web-seasons = Pory roku
web-season = Pora
web-edicts = Edykty
web-stars = Gwiazdki
web-coins = Monety
web-monsters = Potwory
web-sum = Suma
web-skills = Umiejętności
web-in-force = Obowiązuje
web-log = Co się wydarzyło
web-at-the-table = Przy stole
# $time of $of, the time of a season: 5 of 7
web-time = { $time } z { $of }
web-now = teraz
# On an edict that no longer counts
web-scored = policzony
web-with-this-drawing = z tym rysunkiem
web-coins-of = { $coins ->
    [0] Bez monet
    [one] Jedna moneta
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monety
}, miejsce na { $room }.
web-so-far = Dotąd
web-if-it-ended = { $season }, jeśli skończy się teraz
web-after-this-drawing = po tym rysunku
web-time-left = Pozostały czas na tę rundę
web-days = { $count ->
    [one] 1 dzień
    [few] { $count } dni
    [many] { $count } dni
   *[other] { $count } dnia
}

## Maps and spaces

web-your-map = Twoja mapa
web-map-of = Mapa: { $name }
web-looking-at = Mapa: { $name }
web-look-back = Twoja mapa
web-you-draw-on = Rysujesz na cudzej mapie: { $name }.
# Goes on after the sentence before: the map, not said again
web-draws-on-yours = Na twojej rysuje { $name }.
web-you-destroy-on = Niszczysz obszar na cudzej mapie: { $name }.
web-row = Rząd { $row }
web-ground-empty = pusty
web-ground-destroyed = zniszczony
web-ground-both = pole i wioska
web-ground-ruins = ruiny
web-ground-marked = pod atakiem herosa
# { $season } as it stands alone: drawn, spring
web-drawn-in = narysowano: { $season }

## The card

web-revealed = Odkryto
web-cards-left = { $count ->
    [one] W talii została jedna karta
    [few] W talii zostały { $count } karty
    [many] W talii zostało { $count } kart
   *[other] W talii zostało { $count } karty
}
web-time-of-card = Czas
web-shapes = Kształt
web-terrain = Teren
web-shape = { $cells ->
    [one] Kształt z jednego obszaru
    [few] Kształt z { $cells } obszarów
    [many] Kształt z { $cells } obszarów
   *[other] Kształt z { $cells } obszaru
}
web-with-coin = z monetą
web-fits-nowhere = brak miejsca
web-ruins-due = Trzeba zakryć obszar ruin.
web-ruins-wait = Ruiny czekają na następną kartę odkryć.
web-fallback = Żaden kształt z karty się nie mieści: narysuj jeden obszar, gdzie chcesz.
web-hero-note = Jeden obszar. { $attack } Niszczy tam potwory.
web-targets = { $card }: wybierz obszar do zniszczenia.
web-free = za darmo
web-skill-adds = Teraz dorysuj: { $skill }.
web-dodge-yes = { $coins ->
    [one] Zapłać jedną monetę
    [few] Zapłać { $coins } monety
    [many] Zapłać { $coins } monet
   *[other] Zapłać { $coins } monety
}
web-dodge-no = Nie teraz

## The ghost

web-turn = Obróć
web-turn-left = Obróć w lewo
web-turn-right = Obróć w prawo
web-mirror = Odbij
web-next-fit = Następne
web-hint = Podpowiedź
web-hint-asked = Myślę …
web-hints = Najlepsze rysunki
# Beside it a number of stars
web-hints-end = na koniec
# In its place where the drawings, and what they change now, are on the map of somebody else
web-hints-other = na mapie sąsiada
# Above hints that were found before the strong bots were ready, and the button that asks for better ones
web-hints-quick = Szybki pierwszy rzut oka.
web-hints-closer = Przyjrzyj się bliżej
web-preparing = Silne boty są przygotowywane, jednorazowo: około { $seconds } s, gotowe { $percent } %
web-preparing-short = Silne boty są przygotowywane
# Beside it what a drawing changes of the stars until the end, by edict, and of the rest
web-until-end = do końca
web-rest = reszta
    .what = Monety, potwory, miejsce na rysunki
web-put-back = Odłóż
web-fits = Pasuje
web-does-not-fit = Nie pasuje
web-why-off = Wystaje poza mapę
web-why-taken = { $count ->
    [one] { $spaces } jest już wypełniony
    [few] { $spaces } są już wypełnione
    [many] { $spaces } są już wypełnione
   *[other] { $spaces } są już wypełnione
}
web-why-ruins = Trzeba zakryć ruiny
web-why-walk = Zasadzka jest gdzie indziej
web-why-single = Tylko jeden obszar
web-why-skill = Umiejętność tu nie sięga
web-why-shape = To kształt spoza karty
web-draw-it = Narysuj
web-go-on = Dalej
web-destroy = Zniszcz { $space }
web-choose-place = Wybierz miejsce na mapie
web-choose-added = Wybierz, co dorysować
web-choose-target = Wybierz obszar
web-sending = Wysyłam …
web-take-back = Cofnij
# $count is the number of $names
web-until = { $count ->
    [one] póki rysuje { $names }
    [few] póki rysują { $names }
    [many] póki rysują { $names }
   *[other] póki rysują { $names }
}
web-waiting-for = Czekamy na: { $names }

## People

web-doing-drawing = rysuje
web-doing-drawn = narysowane
web-doing-away = poza stołem
# $time of day, with the date after a day
web-away-since = poza stołem od { $time }
web-doing-bot = bot
web-have-drawn = gotowe rysunki: { $drawn } z { $of }
web-more-people = jeszcze { $count }
web-all-maps = Wszystkie mapy ({ $count })
web-watchers = { $count ->
    [one] jeden widz
    [few] { $count } widzów
    [many] { $count } widzów
   *[other] { $count } widza
}
web-bot-plays = Gra za ciebie bot.
web-return = Wróć do gry
web-hand-over = Niech bot gra za: { $name }
web-late = Gra już trwa: oglądasz ją.
web-late-unseen = Gra zaczęła się bez ciebie, a gospodarz tego stołu nie chce widzów.
web-leave-game = Opuść grę
web-leave-game-why = Dalej gra za ciebie bot. Możesz wrócić aż do końca.
web-end-game = Zakończ grę dla wszystkich
web-end-game-why = Gra się skończy, gdy zgodzą się wszyscy, którzy grają. Nikt nie wygra.
web-end-game-alone = Zakończ grę
web-end-game-alone-why = Gra kończy się tutaj, bez wyniku.
web-end-agree = Zgoda na koniec
web-end-not = Gram dalej
web-end-agreed = Zgadzają się: { $names }.
web-end-not-yet = Jeszcze bez zgody: { $names }.
web-wants-end = { $count ->
    [one] { $names } chce zakończyć grę.
    [few] { $names } chcą zakończyć grę.
    [many] { $names } chcą zakończyć grę.
   *[other] { $names } chcą zakończyć grę.
}
web-you-want-end = Chcesz zakończyć grę.
web-stay = Anuluj
web-clock-ran-out = Czas minął. Bot rysuje za: { $names }.
web-happened-late = Czas minął: bot narysował za ciebie.
web-happened-in-time = Czas się kończył: twój rysunek został wysłany.
web-happened-spread = { $card }: potwory zajmują { $spaces }.
# $count is the number of $spaces
web-happened-destroyed = { $card }: { $count ->
    [one] zniszczony obszar { $spaces }
    [few] zniszczone obszary { $spaces }
    [many] zniszczone obszary { $spaces }
   *[other] zniszczone obszary { $spaces }
}.

## Counting

web-season-over = { $season } dobiega końca
web-counting-now = razem { $stars }
web-counting-coins = jedna gwiazdka za każdą monetę
web-counting-monsters = jedna gwiazdka mniej za każdy pusty obszar obok nich
web-everybody = Wszyscy
web-stars-so-far = gwiazdki dotąd
web-before = przedtem { $stars },
web-pause = Pauza
web-resume = Dalej
web-next-edict = Następny
web-skip = Od razu do sumy
web-next-season = Następna pora
web-to-the-end = Do wyniku

## The end

web-stars-of-the-year = Gwiazdki za cały rok
web-rating-why = Ocena to gwiazdki całego roku minus liczby czterech edyktów.
# $least: the rating it needs; $more: what is missing
web-rating-next = Następny tytuł: { $title }, od { $least } (brakuje { $more }).
web-rating-top = Wyższego tytułu nie ma.
web-tie-break = Przy równej liczbie gwiazdek decyduje mniejsza strata przez potwory.
web-ended-early = Gra zakończona przed czasem
web-ended-without-result = Bez wyniku
web-rematch = Zagraj znowu
web-join-rematch = Do następnej partii
web-replay = Powtórka
web-record = Zapis
web-fair = Ziarno i pieczęć
web-seed = Ziarno:
web-seal = Pieczęć
web-seal-why = Wszystkie talie wynikają z ziarna, które poznasz na końcu. Jego pieczęć, podana już teraz, dowodzi, że nikt ich nie zmienia:

## Keys

web-keys = Klawisze
web-key-turn = Q E
    .does = obróć
web-key-mirror = F
    .does = odbij
web-key-move = ← ↑ ↓ →
    .does = przesuń
web-key-fit = N P
    .does = następne i poprzednie miejsce
web-key-hint = H
    .does = podpowiedź, następna podpowiedź
web-key-draw = Enter
    .does = narysuj
web-key-back = Esc Z
    .does = odłóż, cofnij
web-key-shape = 1 2
    .does = kształt
web-key-terrain = T
    .does = teren
web-key-edict = A B C D
    .does = podświetl edykt
web-key-maps = V
    .does = inne mapy

## For screen readers

web-say-card = Runda { $turn }: { $card }. Czas na twój rysunek.
web-say-drawn = Narysowane. Możesz to cofnąć, dopóki inni jeszcze rysują.
web-say-fits = Pasuje: { $terrain } { $spaces }. Gwiazdki w tej porze: { $stars }.
web-say-hints = { $count ->
    [one] Jedna podpowiedź
    [few] { $count } podpowiedzi
    [many] { $count } podpowiedzi
   *[other] { $count } podpowiedzi
}. Najlepsza: { $terrain } { $spaces }.
web-say-hint = Podpowiedź { $number } z { $count }. Gwiazdki na koniec wobec najlepszej: { $stars }.
web-say-fits-only = Pasuje: { $terrain } { $spaces }.

## Puzzles

web-puzzle = Łamigłówka
web-puzzles = Łamigłówki
web-puzzles-all = Wszystkie łamigłówki
web-puzzles-lead = Jedna karta, jedna mapa, jeden rysunek. Każda pozycja pochodzi z gry.
web-puzzles-solved = Rozwiązane: { $solved } z { $all }
web-puzzle-of-the-day = Łamigłówka dnia
web-puzzle-next = Następna łamigłówka
web-puzzle-row = Z rzędu: { $now }, najwięcej { $longest }
web-puzzle-rating = Twój ranking: { $rating }
web-puzzle-rating-moved = Twój ranking: przedtem { $before }, teraz { $after }
web-puzzle-difficulty = Trudność { $rating }
web-puzzle-ask = Gdzie to narysujesz?
web-puzzle-quiet = Ile daje rysunek, widać dopiero po narysowaniu.
web-puzzle-is-best = Najlepszy rysunek
web-puzzle-is-as-good = Tak dobry jak najlepszy
web-puzzle-is-behind = { $stars ->
    [one] { $stars } gwiazdka do najlepszego
    [few] { $stars } gwiazdki do najlepszego
    [many] { $stars } gwiazdek do najlepszego
   *[other] { $stars } gwiazdki do najlepszego
}
web-puzzle-is-far = { $stars ->
    [one] Co najmniej { $stars } gwiazdka do najlepszego
    [few] Co najmniej { $stars } gwiazdki do najlepszego
    [many] Co najmniej { $stars } gwiazdek do najlepszego
   *[other] Co najmniej { $stars } gwiazdki do najlepszego
}
web-puzzle-yours = Twój
web-puzzle-best = Najlepszy
web-puzzle-why = Dlaczego
web-puzzle-map = Mapa z oboma rysunkami
web-puzzle-left = { $count ->
    [one] punktuje jeszcze raz
    [few] punktuje jeszcze { $count } razy
    [many] punktuje jeszcze { $count } razy
   *[other] punktuje jeszcze { $count } raza
}
web-puzzle-gone = już nie punktuje
web-puzzle-decides = { $lead ->
    [one] Na końcu najlepszy rysunek wyprzedza drugi o { $lead } gwiazdkę. Najwięcej daje karta { $card }.
    [few] Na końcu najlepszy rysunek wyprzedza drugi o { $lead } gwiazdki. Najwięcej daje karta { $card }.
    [many] Na końcu najlepszy rysunek wyprzedza drugi o { $lead } gwiazdek. Najwięcej daje karta { $card }.
   *[other] Na końcu najlepszy rysunek wyprzedza drugi o { $lead } gwiazdki. Najwięcej daje karta { $card }.
}
web-puzzle-all-else = { $lead ->
    [one] Na końcu najlepszy rysunek wyprzedza drugi o { $lead } gwiazdkę: dzięki monetom, potworom i wolnemu miejscu.
    [few] Na końcu najlepszy rysunek wyprzedza drugi o { $lead } gwiazdki: dzięki monetom, potworom i wolnemu miejscu.
    [many] Na końcu najlepszy rysunek wyprzedza drugi o { $lead } gwiazdek: dzięki monetom, potworom i wolnemu miejscu.
   *[other] Na końcu najlepszy rysunek wyprzedza drugi o { $lead } gwiazdki: dzięki monetom, potworom i wolnemu miejscu.
}
web-puzzle-said = Twój: { $own }. Najlepszy: { $best }.
web-puzzle-about-ruins = Ruiny
web-puzzle-about-ambush = Zasadzki

## Today's map

web-today = Mapa dnia
web-week = Mapa tygodnia
web-events = Turnieje
web-challenges = Wyzwania
web-today-drawn = { $count ->
    [0] Nikt jej jeszcze nie narysował.
    [one] Narysowała ją { $count } osoba.
    [few] Narysowały ją { $count } osoby.
    [many] Narysowało ją { $count } osób.
   *[other] Narysowało ją { $count } osoby.
}
web-today-here = Dziś te same karty dla wszystkich.
web-today-begun = Masz ją zaczętą.
web-today-done = Masz ją narysowaną. Twoja ocena: { $rating }
web-streak = { $days ->
    [one] { $days } dzień z rzędu
    [few] { $days } dni z rzędu
    [many] { $days } dni z rzędu
   *[other] { $days } dnia z rzędu
}
web-deal-place = Zobacz, jak ci poszło
web-deal-stays = Ta mapa się liczy. Możesz ją zostawić i dokończyć później na dowolnym urządzeniu; nie można jej zacząć od nowa.
web-deal-sealed = Zapis i analiza będą dostępne, gdy talia zostanie ujawniona: { $time }

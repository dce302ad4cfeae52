# Around the game: start page, tables, options, waiting room, replay, another device. Short and friendly.

## Start

start-go-on = Graj dalej
start-learn = Naucz się grać
    .solo = Naucz się grać solo
    .heroes = Poznaj Herosów
start-learn-note = Dwanaście małych kroków, sześć minut.
    .solo = Siedem kroków: wędrówka, ocena, tytuł.
    .heroes = Sześć kroków: herosi, moce, zniszczone obszary.
start-learn-done = ukończona
start-bots = Graj z botami
start-bots-note = Od jednego do pięciu. Zaczynasz od razu.
start-bots-how-many = Ile botów?
start-bots-which = Jak dobrze rysują?
start-bots-begin = { $count ->
    [one] Zacznij z jednym botem
    [few] Zacznij z { $count } botami
    [many] Zacznij z { $count } botami
   *[other] Zacznij z { $count } bota
}
start-open = Otwórz stół
start-open-note = Dla znajomych, przez link. Do { $most } miejsc.
start-join = Dołącz do stołu
start-join-note = Wklej jego link albo kod.
start-join-field = Link albo kod stołu
start-join-go = Dołącz
start-join-unknown = To ani link, ani kod żadnego z tutejszych stołów.
start-name = Grasz jako { $name }.
start-name-change = Zmień
start-name-another = Inne imię
start-name-field = Twoje imię
start-name-keep = Zapisz
# Names that are offered to guests, with commas between them; at most 24 characters each.
start-pen-names = Atramentowy Kompas, Wesoły Południk, Zwinne Pióro, Kapitan Kontur, Lady Poziomica, Stary Pergamin, Dzielny Azymut, Zakurzony Atlas, Hrabia Horyzont, Mglista Przystań, Cicha Delta, Ciekawski Cypel, Szczęśliwa Laguna, Trzeźwy Sekstans, Śmiały Półwysep, Cierpliwy Pion, Mała Latarnia, Krzywe Wybrzeże, Łagodny Stok, Szybki Pomiar, Północna Igła, Ukryty Fiord, Wędrowna Wyspa, Równik o Świcie
start-how = Jak przebiega gra
start-how-try = Poznaj to w lekcji
start-how-draw = Karta, kształt, teren.
    .why = W każdej rundzie karta pokazuje, co wszyscy rysują na swoich mapach: obróć kształt, odbij go i połóż, gdzie chcesz.
start-how-edicts = Cztery edykty dają gwiazdki.
    .why = Mówią, jaka mapa jest w tym roku dobra. Na koniec każdej pory roku liczą się dwa z nich.
start-how-monsters = Potwory zabierają gwiazdki.
    .why = Rysują je na twojej mapie sąsiedzi. Każdy pusty obszar obok nich kosztuje gwiazdkę, więc je otocz.
start-how-year = Cztery pory roku i koniec.
    .why = Wygrywa, kto ma najwięcej gwiazdek; solo zdobywasz tytuł.

## Tables

lobby-page = Cartographers: stoły
lobby-title = Stoły
lobby-all = Wszystkie stoły
lobby-mine = Twoje stoły
lobby-finished = Zakończone gry
lobby-public = Publiczne stoły
lobby-none-mine = Nie siedzisz jeszcze przy żadnym stole.
lobby-none-public = Żaden publiczny stół nie jest teraz otwarty. Otwórz swój: inni go tu znajdą.
lobby-none-found = Nie ma takiego stołu.
lobby-lost = Listy nie da się teraz wczytać. Próbuję ponownie.
lobby-filter = Pokaż
lobby-filter-all = Wszystkie
lobby-filter-free = Z wolnym miejscem
lobby-filter-playing = W trakcie gry
lobby-search = Imię kogoś przy stole
lobby-with = Z tobą: { $names }
lobby-solo = Gra solo
lobby-own-table = Twój stół
lobby-empty-table = Jeszcze nikogo
lobby-bots = { $count ->
    [one] jeden bot
    [few] { $count } boty
    [many] { $count } botów
   *[other] { $count } bota
}
lobby-open = { $free ->
    [0] Wszystkie miejsca zajęte ({ $seats })
    [one] Jedno wolne miejsce z { $seats }
    [few] { $free } wolne miejsca z { $seats }
    [many] { $free } wolnych miejsc z { $seats }
   *[other] { $free } wolnego miejsca z { $seats }
}
lobby-playing = { $season }, runda { $turn }
lobby-turn = Runda { $turn }
lobby-over = Koniec
lobby-closed = Zamknięty
lobby-abandoned = Przerwana
lobby-place = miejsce { $place } z { $of }
lobby-your-turn = Twoja kolej
lobby-bot-random = Gryzmoła
    .note = rysuje kształty byle gdzie; sam zbiera około 27 gwiazdek
lobby-bot-greedy = Geodeta
    .note = bierze od razu najwięcej gwiazdek; sam zbiera około 104 gwiazdek
lobby-bot-planner = Planista
    .note = waży, co każdy rysunek obiecuje aż do zimy; sam zbiera około 122 gwiazdek
lobby-bot-master = Mistrz
    .note = zanim narysuje, rozgrywa w myślach dalsze tury; sam zbiera około 129 gwiazdek

## Options

options-page = Cartographers: otwórz stół
options-title = Otwórz stół
options-open = Otwórz stół
options-loading = Przynoszę karty …
options-played = W co gramy
options-preset = W co gramy?
options-alike = To samo: { $names }.
options-own-mix = Własna mieszanka
options-own-mix-note = To twoja własna mieszanka. Wybierz grę powyżej, aby do niej wrócić.
options-preset-english = Gra podstawowa; gdy żaden kształt się nie mieści, jeden obszar z terenem karty.
options-preset-polish-base = Gra, jaką zna większość: zasadzki od sąsiadów, ruiny po drodze.
options-preset-czech = Gra podstawowa; gdy żaden kształt się nie mieści, jeden obszar z terenem karty.
options-preset-hungarian = Gra, jaką zna większość: zasadzki od sąsiadów, ruiny po drodze.
options-preset-polish-heroes = Herosi kontratakują, a potwory mają własne moce.
options-preset-german = Gra podstawowa; solo potwory można obracać, aby pasowały.
options-preset-german-first-game = Łagodny początek: cztery proste edykty, bez zasadzek i ruin.
options-preset-combined = Obie gry razem: edykty i zasadzki z obu, herosi i ruiny.
options-preset-everything = Wszystko naraz: oba zestawy edyktów, herosi i umiejętności.
options-house = Stół
options-seats = Miejsca
options-seats-less = O miejsce mniej
options-seats-more = O miejsce więcej
options-seats-note = Od 1 do { $most }. Puste miejsca znikają, gdy gra się zaczyna.
options-who = Kto może dołączyć
options-private = Z zaproszeniem
    .why = Usiądą tylko osoby z twoim linkiem.
options-public = Każdy
    .why = Stół jest na publicznej liście.
options-watchers = Inni mogą oglądać
    .why = Kto zna adres, widzi mapy, ale nic nie rysuje.
options-hints = Podpowiedzi dozwolone
    .why = Kto rysuje, może zapytać, które rysunki byłyby najlepsze.
options-hints-short = Podpowiedzi
options-hints-yes = Dozwolone
options-hints-no = Brak
options-clock = Czas na rundę
options-clock-none = Bez zegara
options-clock-seconds = { $count ->
    [one] Jedna sekunda
    [few] { $count } sekundy
    [many] { $count } sekund
   *[other] { $count } sekundy
}
options-clock-minutes = { $count ->
    [one] Jedna minuta
    [few] { $count } minuty
    [many] { $count } minut
   *[other] { $count } minuty
}
options-clock-hours = { $count ->
    [one] Jedna godzina
    [few] { $count } godziny
    [many] { $count } godzin
   *[other] { $count } godziny
}
options-clock-days = { $count ->
    [one] Jeden dzień
    [few] { $count } dni
    [many] { $count } dni
   *[other] { $count } dnia
}
options-clock-own = Inny czas
options-clock-count = Ile
options-clock-unit = Jednostka czasu
options-clock-note = Gdy się skończy, za spóźnialskich rysuje bot, tylko w tej rundzie.
options-unit-seconds = sekund
options-unit-minutes = minut
options-unit-hours = godzin
options-unit-days = dni
options-details = Szczegóły
options-none = Brak
options-all = Wszystkie
options-cards = { $count ->
    [0] Brak
    [one] Jedna karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
options-map = Mapa i karty
options-map-with-ruins = { $map }, { $cards }, z ruinami
options-map-without-ruins = { $map }, { $cards }, bez ruin
options-sheet = Mapa
options-explore = Karty odkryć
options-seasons = Pory roku
options-ruins = Z ruinami
    .why = Karta ruin wymaga, by następny kształt zakrył obszar ruin.
options-scoring = Edykty z zestawu
options-scoring-both = Oba
options-edicts = Edykty
options-edicts-dealt = Losowe
    .why = Los wybiera po jednym z każdej kategorii.
options-edicts-chosen = Wybrane
    .why = Wybierasz po jednym z każdej kategorii i ich kolejność.
options-edicts-random = Wybrane, losowa kolejność
    .why = Wybierasz po jednym z każdej kategorii, kolejność ustala los.
options-edicts-shuffled = { $names }, w losowej kolejności
options-edict = Edykt { $edict }
options-ambushes = Zasadzki
options-ambushes-which = Które zasadzki
options-ambush = Kto rysuje potwory
options-ambush-neighbours = Sąsiedzi
    .why = Każdy rysuje na mapie sąsiada.
options-ambush-walk = Sama karta
    .why = Potwory same znajdują drogę na każdą mapę, jak w grze solo.
options-reading = Gdy karta sama szuka miejsca
options-reading-fixed = Jak na karcie
    .why = Kształtu nie wolno obracać ani odbijać.
options-reading-free = Dowolny obrót
    .why = Kształt można obrócić i odbić, a wybierasz ty.
options-heroes = Herosi
options-heroes-which = Którzy herosi
options-skills = Umiejętności
options-skills-which = Które umiejętności
options-skills-of = { $count ->
    [one] Jedna umiejętność
    [few] { $count } umiejętności
    [many] { $count } umiejętności
   *[other] { $count } umiejętności
}
options-skill-limit = Jak często
options-skill-limit-season = Jedna w każdej porze roku
    .why = Dowolna z wyłożonych umiejętności.
options-skill-limit-game = Każda raz w grze
    .why = W jednej porze roku może być kilka.
options-readings = Zasady domowe
options-fallback-terrain = Gdy żaden kształt się nie mieści
options-fallback-terrain-any = Dowolny teren
    .why = Jeden obszar: las, wioska, pole, woda albo potwór; w grze z herosami także heros.
options-fallback-terrain-card = Teren z karty
    .why = Jeden obszar z terenem, który pokazuje karta; gdy nakazują go ruiny, dowolny teren.

## The waiting room

gathering-page = Cartographers: { $taken ->
    [one] jeden gracz przy stole
    [few] { $taken } graczy przy stole
    [many] { $taken } graczy przy stole
   *[other] { $taken } gracza przy stole
}
gathering-title = Zbieramy się przy stole
gathering-hidden = Masz zaproszenie
gathering-closed = Stół jest zamknięty
gathering-taken = Zajęte miejsca: { $taken } z { $seats }.
gathering-wait = Grę zacznie { $name }.
gathering-invited = Masz zaproszenie do tego stołu.
gathering-invited-by = { $name } zaprasza cię do tego stołu.
gathering-sit = Usiądź
gathering-sit-here = Usiądź tutaj
gathering-watching = Oglądasz. Aby usiąść, potrzebujesz linku z zaproszeniem.
gathering-full = Wszystkie miejsca są zajęte. Możesz oglądać.
gathering-chair = Miejsce { $seat }:
gathering-you = to ty
gathering-here = jest tu
gathering-bots = Boty
gathering-add-bot = Posadź bota
gathering-fill = { $count ->
    [one] Dosadź jednego bota
    [few] Dosadź { $count } boty
    [many] Dosadź { $count } botów
   *[other] Dosadź { $count } bota
}
gathering-free = Zwolnij miejsce: { $name }
gathering-begin = { $count ->
    [one] Zacznij solo
    [few] Zacznij: { $count } graczy
    [many] Zacznij: { $count } graczy
   *[other] Zacznij: { $count } gracza
}
gathering-change = Zmień opcje
gathering-keep = Zapisz te opcje
gathering-leave = Odejdź od stołu
gathering-close = Zamknij stół
gathering-removed = Usunięci od stołu: { $names }. Link zaproszenia jest teraz nowy: inni zaproszeni go potrzebują.
gathering-admit = Wpuść znowu
gathering-share = Zaproś innych
gathering-share-private = Kto ma ten link, może usiąść.
gathering-share-public = Usiąść może każdy; link prowadzi tutaj.
# A command follows
gathering-only-here = Tylko ten komputer otworzy ten link. Uruchom stół tak, aby przyszli znajomi z twojej sieci:
gathering-link = Link do tej strony
gathering-qr = Kod QR linku
gathering-copy = Kopiuj
gathering-copied = Skopiowano
gathering-copy-failed = Kopiowanie się nie udało. Link jest zaznaczony: naciśnij Ctrl+C (⌘C) albo przytrzymaj go palcem i wybierz „Kopiuj”.
gathering-send = Wyślij
gathering-seal = Uczciwa talia.
    .why = Wszystkie talie są już potasowane. Ta pieczęć należy do ich ziarna; po grze poznasz ziarno i każdy może sprawdzić, że żadna karta nie zmieniła miejsca.
gathering-sat-down = { $name } siada przy stole.
gathering-bot-sat-down = Bot zajmuje miejsce { $seat }.
gathering-stood-up = { $name } odchodzi od stołu.
gathering-host-passed = Gospodarzem jest teraz { $name }.
gathering-arranged = Gospodarz zmienił opcje.

## Replay

replay-page = Cartographers: powtórka
replay-title = Powtórka
replay-loading = Przynoszę grę …
replay-controls = Chwile gry
replay-moment = Chwila
replay-step = { $step } z { $steps }
replay-first = Na początek
replay-back = Chwilę wstecz
replay-play = Odtwórz
replay-pause = Pauza
replay-next = Chwilę dalej
replay-last = Na koniec
replay-place = { $place }.
replay-keep = Zapisz i udostępnij
replay-share = Udostępnij powtórkę
    .why = Kto ma link, może obejrzeć grę jeszcze raz.
replay-png = Mapa jako PNG
replay-svg = Mapa jako SVG
replay-record = Zapis jako tekst
    .why = W zapisie jest cała gra. Każdy może ją sprawdzić: cartographers replay --verify.
replay-analysis = Analiza
replay-analysis-busy = Liczę, co byłoby najlepsze …
replay-given-in-all = Oddane gwiazdki łącznie: { $stars }
replay-start-and-luck = Do oczekiwania przy pierwszej karcie: { $start }, szczęście: { $luck }.
replay-spared = Szkody niewyrządzone na mapach sąsiadów, w gwiazdkach: { $stars }.
replay-turning = Punkty zwrotne
replay-drawn = Narysowano
replay-best = Najlepiej
replay-turn-gave = Runda { $turn }, oddane gwiazdki: { $stars }.
replay-turn-spared = Runda { $turn }, szkody niewyrządzone sąsiadowi, w gwiazdkach: { $stars }.
replay-turn-best = Runda { $turn }: lepiej się nie dało.
replay-no-choice = W tej rundzie nie było czego wybierać.
replay-bars = Oddane gwiazdki, runda po rundzie
replay-draws-on = { $name } rysuje na mapie gracza { $other }.

## Another device

move-link = Inne urządzenie
move-page = Cartographers: inne urządzenie
move-title = Graj dalej na innym urządzeniu
move-why = Otwórz tam ten link albo zeskanuj kod: zachowasz imię i wszystkie swoje stoły.
move-share = Link tylko dla ciebie
    .why = Działa przez { $minutes ->
        [one] jedną minutę
        [few] { $minutes } minuty
        [many] { $minutes } minut
       *[other] { $minutes } minuty
    }. Kto go ma, gra jako ty, więc zachowaj go dla siebie.
move-again = Utwórz nowy link
move-stranger = Nikt cię tu jeszcze nie zna: najpierw zagraj, potem zabierz swoje gry ze sobą.
move-ask = Z tym linkiem grasz tu dalej jako { $name }. Działa tylko raz.
move-ask-instead = W tej przeglądarce grasz jako { $name }. Z tym linkiem będziesz tu kimś innym: stoły gracza { $name } zostawisz za sobą.
move-go = Graj dalej tutaj

## Stoły na tym urządzeniu, bez serwera

start-pass = Gra na jednym urządzeniu
start-pass-note = Od dwóch do sześciu osób, jedna po drugiej.
start-pass-who = Kto gra?
start-pass-name = Osoba { $number }
start-pass-add = Jeszcze jedna osoba
start-pass-remove = Bez osoby { $number }
start-pass-begin = Zaczynamy
gathering-person = Jeszcze jedna osoba przy tym urządzeniu
gathering-person-add = Dodaj
start-options = Wybór kart i zasad
start-options-note = Zestawy, mapa, edykty, boty.
start-server = Gra na kilku urządzeniach
start-server-note = Do tego potrzebny jest serwer. Wklej jego adres.
start-server-field = Adres serwera
start-server-go = Przejdź tam
start-server-own = Własny serwer: pip install cartographers, potem cartographers serve.
pass-to = Podaj dalej: { $name }
pass-hidden = { $name } ma już rysunek. Nikt go nie zobaczy, zanim narysują wszyscy.
pass-look-away = Pozostali nie patrzą.
pass-me = To ja, { $name }
pass-back = Wróć do mapy: { $name }
pass-done = ma rysunek
pass-now = teraz
pass-later = czeka
desk-loading = Rozkładamy stół: { $percent } %
desk-failed = Nie udało się wczytać stołu. Sprawdź połączenie; następne kliknięcie spróbuje ponownie.
desk-offline = Brak połączenia: nowe gry toczą się na tym urządzeniu.
desk-ready = Wszystko jest na tym urządzeniu: można grać bez sieci.
desk-fleeting = Ta przeglądarka niczego nie zapisuje: po zamknięciu karty gry przepadną.
desk-keep = Wszystkie gry do pliku
desk-bring = Wczytaj gry z pliku
desk-brought = { $new ->
    [one] Dodano { $new } grę.
    [few] Dodano { $new } gry.
    [many] Dodano { $new } gier.
   *[other] Dodano { $new } gry.
}
update-ready = Nowa wersja tej strony jest gotowa.
update-take = Wczytaj ją

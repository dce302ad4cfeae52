# Sentences of the commands.

cli-interrupted = Przerwano.
cli-broken-pipe = Nikt już nie czyta wyników.
cli-bad-line = Tego wiersza nie da się odczytać: { $reason }.
cli-bad-lines = Bez odpowiedzi: { $bad ->
    [one] { $bad } wiersz
    [few] { $bad } wiersze
    [many] { $bad } wierszy
   *[other] { $bad } wiersza
} z { $total }.
cli-unreadable = Nie da się odczytać pliku { $file }: { $reason }.
cli-unwritable = Nie da się zapisać pliku { $file }: { $reason }.
cli-unwritable-output = Nie można zapisać wyniku na wyjście: { $reason }.
cli-unknown-bot = Nie ma bota „{ $bot }”; są: { $known }.
cli-bot-needs-native = Bot „{ $bot }” gra kodem maszynowym i potrzebuje numby (zainstaluj cartographers[native]). Bez niej są: { $known }.
cli-training = Uczenie
cli-trained = Wagi są w pliku { $file }; uczenie trwało tyle minut: { $minutes }.
cli-train-needs-native = Uczenie działa w kodzie maszynowym i potrzebuje numby (zainstaluj cartographers[native]).
cli-bad-weights = Plik { $file } nie zawiera wag, których ta wersja może użyć.
cli-own-bot-faults = Bota „{ $bot }” zastąpiły losowe odpowiedzi: błędy { $failed }, niedozwolone { $illegal }, za późno { $late }. Pierwsza: { $trouble }
cli-bad-seed = Ziarno to od 1 do 128 drukowalnych znaków, bez spacji na brzegach.
cli-simulating = Rozgrywam
cli-preparing = Przygotowuję kod maszynowy. Dzieje się to raz; następnym razem będzie gotowy.
cli-preparing-far = Przygotowuję kod maszynowy, jednorazowo: około { $seconds } s, gotowe { $percent } %
cli-preparing-bar = Przygotowuję kod maszynowy, jednorazowo: około { $seconds } s
cli-games = { $games ->
    [one] { $games } gra
    [few] { $games } gry
    [many] { $games } gier
   *[other] { $games } gry
}
cli-mean = średnia
cli-median = mediana
cli-sd = rozrzut
cli-stars = Gwiazdki
cli-rating = Ocena
cli-speed = Gier na sekundę
cli-not-text = Plik { $file } nie jest tekstem.
cli-no-seat = Nie ma gracza { $seat }; przy stole siedzi { $seats ->
    [one] { $seats } gracz
    [few] { $seats } graczy
    [many] { $seats } graczy
   *[other] { $seats } gracza
}.
cli-seat = Gracz { $seat }
cli-more-maps = Jeszcze { $hidden ->
    [one] { $hidden } mapa
    [few] { $hidden } mapy
    [many] { $hidden } map
   *[other] { $hidden } mapy
}: każdą pokaże --seat.
cli-coins = Monety
cli-monsters = Potwory
cli-total = Razem
cli-unfinished = Gra nie jest skończona: trwa runda { $turn }.
cli-solo-end = { $stars ->
    [one] { $stars } gwiazdka
    [few] { $stars } gwiazdki
    [many] { $stars } gwiazdek
   *[other] { $stars } gwiazdki
}, ocena { $rating }: { $title }.
cli-place = { $place }. miejsce, gracz { $seat }: { $stars ->
    [one] { $stars } gwiazdka
    [few] { $stars } gwiazdki
    [many] { $stars } gwiazdek
   *[other] { $stars } gwiazdki
}, strata przez potwory: { $lost }
cli-picture-sum = Monety { $coins } · Potwory { $monsters } · Razem { $stars } ★
cli-unknown-set = Nie ma zestawu „{ $set }”; są: { $known }.
cli-unknown-preset = Nie ma gotowych ustawień „{ $preset }”; są: { $known }.
cli-set-or-preset = Wybierz zestaw albo gotowe ustawienia, nie jedno i drugie.
cli-unknown-language = Nie ma języka „{ $language }”; są: { $known }.
cli-no-neighbours = W grze solo nie ma sąsiadów, którzy rysowaliby zasadzki.
cli-limit-without-skills = Limit umiejętności ma sens tylko z umiejętnościami w grze.

cli-serving = Stół jest otwarty pod adresem { $address }
cli-serving-friends = Znajomi z twojej sieci otwierają { $address }
cli-serving-only-here = Otworzy go tylko ten komputer. Dla znajomych z twojej sieci: { $command }
cli-serving-preparing = Silne boty są przygotowywane, jednorazowo: około { $seconds } s. Do tego czasu odpowiadają prostsze.
cli-cannot-listen = Nie da się nasłuchiwać na { $host }, port { $port }: { $reason }.
cli-database = Nie da się użyć bazy danych: { $reason }.
cli-backed-up = { $matches ->
    [one] { $matches } partia zapisana w pliku { $file }.
    [few] { $matches } partie zapisane w pliku { $file }.
    [many] { $matches } partii zapisanych w pliku { $file }.
   *[other] { $matches } partii zapisane w pliku { $file }.
}
cli-damaged-backup = Plik { $file } nie jest kopią zapasową albo jest uszkodzony.
cli-newer-backup = Kopię zapasową { $file } zapisała nowsza wersja tego programu.
cli-not-empty = W bazie danych są już partie; kopię zapasową można odtworzyć tylko w pustej.
cli-restored = { $matches ->
    [one] { $matches } partia odtworzona.
    [few] { $matches } partie odtworzone.
    [many] { $matches } partii odtworzonych.
   *[other] { $matches } partii odtworzone.
}
cli-empty-secret = Klucz w pliku { $file } był pusty, więc powstał nowy. Kto miał tu imię i miejsca, jest teraz obcy; jeśli masz kopię starego klucza, zatrzymaj serwer i przywróć ją.
cli-short-secret = Klucz w pliku { $file } jest za krótki: musi mieć co najmniej { $least ->
    [one] { $least } znak
    [few] { $least } znaki
    [many] { $least } znaków
   *[other] { $least } znaku
}.
cli-unknown-log-level = Nie ma poziomu dziennika „{ $level }”; są: debug, info, warning, error.
cli-verified =
    { $decks ->
        [one] Sprawdzono: pieczęć { $seal } pasuje do ziarna { $seed }, a wynikają z niego edykty i talia.
        [few] Sprawdzono: pieczęć { $seal } pasuje do ziarna { $seed }, a wynikają z niego edykty i wszystkie { $decks } talie.
        [many] Sprawdzono: pieczęć { $seal } pasuje do ziarna { $seed }, a wynikają z niego edykty i wszystkie talie ({ $decks }).
       *[other] Sprawdzono: pieczęć { $seal } pasuje do ziarna { $seed }, a wynikają z niego edykty i wszystkie talie ({ $decks }).
    }
cli-compare-seal = Porównaj pieczęć z tą, którą stół pokazał przed pierwszą kartą, albo podaj ją przez --seal.
cli-other-seal = To nie jest zapowiedziana gra: pieczęć zapisu to { $seal }.

cli-bench-title = Co dzieje się w ciągu sekundy
cli-bench-measuring = Pomiar
cli-bench-needs-native = Pomiar wymaga skompilowanych zasad: pip install cartographers[native].
cli-bench-unknown = Nie ma pomiaru „{ $figure }”; są: { $known }.
cli-bench-a-second = na sekundę
cli-bench-best = najlepsza runda
cli-bench-per-yard = wobec miary
cli-bench-scoring-calls = punktowania, 200 map × 16 kart
cli-bench-scoring-calls-on-ints = to samo w zwykłym Pythonie
cli-bench-random-games = całe losowe gry
cli-bench-random-games-heroes = całe losowe gry, Herosi
cli-bench-random-games-combined = całe losowe gry z umiejętnościami
cli-bench-random-games-one-by-one = losowe gry po kolei, zwykły Python
cli-bench-greedy-games = całe zachłanne gry
cli-bench-greedy-games-heroes = całe zachłanne gry, Herosi
cli-bench-draws = losowe rysunki, gra obok gry
cli-bench-environment-steps = kroki środowiska z maskami
cli-bench-environment-steps-heroes = kroki środowiska, Herosi
cli-bench-environment-steps-combined = kroki środowiska z umiejętnościami
cli-bench-environment-steps-on-all-cores = kroki środowiska, wszystkie rdzenie
cli-bench-peer = ruchy w { $game }, { $peer }
cli-bench-not-installed = Nie zainstalowano, więc nie porównano: { $names }.

# Łamigłówki: gdzie to narysujesz?

puzzles-bad-seeds = Ziarna to dwie liczby całkowite, najpierw mniejsza: 1:500 oznacza od 1 do 499.
puzzles-need-native = Tworzenie i sprawdzanie łamigłówek działa w kodzie maszynowym i potrzebuje numby (zainstaluj cartographers[native]).
puzzles-making = Tworzę łamigłówki
puzzles-thinking = Myślę
puzzles-made =
    { $puzzles ->
        [one] W pliku { $file } jest { $puzzles } łamigłówka.
        [few] W pliku { $file } są { $puzzles } łamigłówki.
        [many] W pliku { $file } jest { $puzzles } łamigłówek.
       *[other] W pliku { $file } jest { $puzzles } łamigłówki.
    }
puzzles-stopped = Zatrzymano na ziarnie { $seed }. Uruchom to samo polecenie ponownie, a praca potoczy się dalej w { $file }.
puzzles-agreed = Mistrz z { $budget } ms na ruch zgadza się w { $agreed } z { $checked } łamigłówek, że najlepszy rysunek ma przewagę co najmniej { $stars } gwiazdek: { $share } % (przedział 95 %: od { $low } do { $high } %).
puzzles-same-best = Ten sam najlepszy rysunek znajduje w { $best } z { $checked }.
puzzles-title = Łamigłówka { $puzzle }: gdzie to narysujesz?
puzzles-source = { $preset }, { $sheet }, ziarno { $seed }, tura { $turn }
puzzles-about = { $themes }; trudność { $rating }
puzzles-how = Podaj teren i pola, na przykład „forest A1 A2 B1”; albo legal A1, skip, quit.
puzzles-legal-many = Możliwych rysunków: { $number }. Podaj pola, by zobaczyć te, które je zakrywają, na przykład „legal B4 B5”.
puzzles-solved = Rozwiązane. Przewaga wynosi { $lead } gwiazdek.
puzzles-behind = Nierozwiązane. Najlepszy rysunek jest lepszy o { $stars } gwiazdek.
puzzles-far-behind = Nierozwiązane. Najlepszy rysunek jest lepszy co najmniej o { $stars } gwiazdek.
puzzles-best = Najlepszy: { $drawing }
puzzles-yours = Twój: { $drawing }
puzzles-before = przedtem
puzzles-after-best = najlepszy
puzzles-after-yours = twój
puzzles-of-lead = z przewagi
puzzles-row = Z rzędu: { $now }. Twój ranking: { $rating }.
theme-ambush = zasadzka
theme-ruins = ruiny
theme-heroes = Herosi

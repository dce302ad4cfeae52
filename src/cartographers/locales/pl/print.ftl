# Drukowane arkusze i plakaty: co na nich stoi, co mówi o nich strona i terminal.
print-name = Imię
print-day = Dzień
print-coins = Monety
print-edicts = Edykty
print-total = Gwiazdki za cały rok
print-scan = Policz telefonem
print-note = Nieoficjalny arkusz fanowski.
print-sum = { $stars } ★ · monety { $coins } · potwory { $monsters }

print-written = { $file }: { $pages ->
    [one] { $pages } strona
    [few] { $pages } strony
    [many] { $pages } stron
   *[other] { $pages } strony
}
print-unknown-sheet = Nie ma arkusza „{ $sheet }”; są { $known }.
print-unknown-paper = Nie ma papieru „{ $paper }”; są { $known }.
print-long-link = Link dłuższy niż { $most } znaków daje kod, którego żadna drukarka nie wydrukuje ostro.
print-one-kind = Drukuj arkusze albo plakat, nie jedno i drugie.

print-title = Druk
print-lead = Arkusze do ołówka, jednym tuszem. Samą grę kupisz w sklepie: jej kart tu nie drukujemy.
print-sheets = Arkusze
print-paper = Papier
print-a4 = A4
print-letter = Letter
print-per-page = Na stronie
print-one = Jeden arkusz
print-two = Dwa mniejsze
print-language-note = Słowa na arkuszu są w twoim języku.
print-save = Zapisz jako PDF
print-preview = Strona { $page } z { $pages }
print-before = Poprzednia strona
print-after = Następna strona
print-drawing = Rysowanie …
print-none = Wybierz arkusz.
print-scale = Drukuj w pełnym rozmiarze (100 %): pole ma { $space } mm szerokości.
print-poster = Wydrukuj jako plakat
print-poster-title = Plakat z mapą

### The map of a day or a week that everybody is dealt alike.

deal-of-day = Mapa z dnia: { $date }
deal-of-week = Mapa tygodnia { $week }
deal-week-number = Tydzień { $week }
deal-kind-challenge = Wyzwanie
deal-kind-event = Runda turnieju
deal-opened-by = od: { $name }
deal-lead-opened = { $name } rzuca ci wyzwanie: te same karty w tej samej kolejności dla wszystkich. Rysujesz raz i to się liczy.
deal-lead = Te same karty w tej samej kolejności dla wszystkich. Rysujesz raz i to, co narysujesz, się liczy.
deal-lead-week = Większa gra na cały tydzień, taka sama dla wszystkich. Rysujesz raz i to, co narysujesz, się liczy.
deal-lead-here = Te same karty w tej samej kolejności dla wszystkich, którzy grają dziś bez serwera. Nie ma rankingu; twoje dni z rzędu zapamiętuje ta przeglądarka.
deal-lead-open = Wszystko jest już jawne. Możesz narysować tę mapę dla siebie; nie liczy się już.
deal-lead-closed = Nie można jej już zacząć, ale inni mogą ją jeszcze rysować. Talia zostanie ujawniona: { $time }; wtedy narysujesz ją dla siebie.
deal-left = jeszcze { $time }
deal-begin = Narysuj mapę
deal-begin-note = około { $minutes } minut
deal-go-on = Rysuj dalej
deal-again = Narysuj jeszcze raz
deal-compare = Porównaj karta po karcie
deal-all = Wszystkie dni
deal-sealed = zapieczętowana
deal-revealed = ujawniona
deal-longest = najdłużej: { $days }
deal-next = Następna mapa za { $time }

deal-proof = Czy to uczciwe?
deal-proof-sealed = Ziarno wszystkich talii wylosowano { $drawn } i zapieczętowano. Zostanie podane { $time }, gdy nikt już nie zdąży skończyć.
deal-proof-open = Ziarno wszystkich talii wylosowano { $drawn } i zapieczętowano. Teraz jest jawne: SHA-256 słowa „cartographers”, nowego wiersza i ziarna daje pieczęć. Zapis gry dowodzi kolejności talii.
deal-proof-next = Następna mapa jest już zapieczętowana:
deal-seal = Pieczęć
deal-seed = Ziarno

deal-place = Miejsce { $place } z { $of }
deal-better = lepiej niż { $percent } na 100
deal-first = Nikt inny jej jeszcze nie narysował
deal-missing = { $stars ->
    [one] Jeszcze { $stars } gwiazdka, a twój tytuł to: { $title }.
    [few] Jeszcze { $stars } gwiazdki, a twój tytuł to: { $title }.
    [many] Jeszcze { $stars } gwiazdek, a twój tytuł to: { $title }.
   *[other] Jeszcze { $stars } gwiazdki, a twój tytuł to: { $title }.
}
deal-titles = Tytuły
deal-you-have = twoja ocena: { $rating }
deal-gap = Ty i najlepsza mapa
deal-best = Najl.
deal-best-map = Najlepsza mapa
deal-next-best-map = Najlepsza mapa wśród innych
deal-by = { $name }, ocena { $rating }
deal-difference = Różnica
deal-late = Mapa skończona po ujawnieniu talii, więc nie ma miejsca w rankingu.
deal-final = Miejsca będą ostateczne { $time }.
deal-ranking = Ranking
deal-whole-ranking = Cały ranking
deal-more = Pokaż więcej

deal-share = Udostępnij mapę
deal-share-as-text = Jako tekst
deal-share-as-picture = Jako obraz
deal-share-safe = Widać na nim twoją mapę. Kolejność kart pozostaje tajna.
deal-share-copy = Kopiuj tekst
deal-share-copied = Skopiowano
deal-share-send = Wyślij tekst
deal-share-save = Zapisz obraz
deal-share-line = { $title } ({ $rating })

deal-days = Dni
deal-weeks = Tygodnie
deal-not-drawn = nienarysowana
deal-not-counted = bez liczenia

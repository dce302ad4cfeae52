### Herold prowadzi grę dla osób rysujących na papierze: na stronie i w terminalu.

herald-title = Herold Królowej
herald-lead = Rysujecie na papierze. Herold odkrywa karty, tak duże, że widać je przy stole i w sali, i sumuje gwiazdki wszystkich.
herald-people = Osoby przy stole
herald-names = Imiona
herald-names-note = Po jednym w wierszu, jeśli chcecie. Kto liczy na telefonie, sam podaje swoje imię.
herald-clock = Czas na narysowanie karty
herald-source = Karty
herald-deals = Odkrywa herold
    .why = Nikt przy stole nie potrzebuje talii.
herald-box = Odkrywamy własne
    .why = Macie pudełko. Podawajcie heroldowi każdą kartę i edykty leżące na stole.
herald-open = Do stołu
herald-own = Twoje stoły
herald-own-line = { $people ->
    [one] solo, { $date }
    [few] { $people } osoby, { $date }
    [many] { $people } osób, { $date }
   *[other] { $people } osoby, { $date }
}

herald-first = Pierwsza karta
herald-next = Następna karta
herald-enter = Podaj kartę
herald-enter-which = Którą kartę odkryto?
herald-count = Policz: { $season }
herald-back = Krok wstecz
herald-or = albo
herald-then = potem
herald-coin = i moneta
herald-time = czas
herald-ruins = Zakryj pole ruin.
herald-ruins-else = Gdy to niemożliwe: jedno dowolne pole.
herald-ruins-wait = Ruiny czekają na następną kartę odkryć.
herald-ruins-next = Zaraz będzie następna karta.
herald-pass-left = Podaj swoją mapę w lewo.
herald-pass-right = Podaj swoją mapę w prawo.
herald-monsters = Narysuj te potwory na mapie, którą dostaniesz.
herald-return = Oddaj mapę.
herald-walk-top-left-clockwise = Zacznij w lewym górnym rogu i idź w prawo.
herald-walk-top-left-counterclockwise = Zacznij w lewym górnym rogu i idź w dół.
herald-walk-top-right-clockwise = Zacznij w prawym górnym rogu i idź w dół.
herald-walk-top-right-counterclockwise = Zacznij w prawym górnym rogu i idź w lewo.
herald-walk-bottom-right-clockwise = Zacznij w prawym dolnym rogu i idź w lewo.
herald-walk-bottom-right-counterclockwise = Zacznij w prawym dolnym rogu i idź w górę.
herald-walk-bottom-left-clockwise = Zacznij w lewym dolnym rogu i idź w górę.
herald-walk-bottom-left-counterclockwise = Zacznij w lewym dolnym rogu i idź w prawo.
herald-walk-fixed = Narysuj te potwory tak, jak wydrukowano, w pierwszym miejscu, w którym się zmieszczą; pierścień po pierścieniu do środka.
herald-walk-free = Narysuj te potwory tam, gdzie po raz pierwszy zakryją pole na drodze; wolno je obracać i odbijać.
herald-hero-1 = Narysuj herosa na jednym pustym polu.
herald-hero-2 = Zaznacz przekreślone pola. Wzór wolno obracać.
herald-hero-3 = Potwór na zaznaczonym polu zostaje zniszczony.
herald-power = Potem: { $card }
herald-does-dragon = Otoczony lub zniszczony daje właścicielowi mapy trzy monety.
herald-does-zombie = Po każdej punktacji puste obszary obok zombi stają się zombi.
herald-does-troll = Po każdej punktacji zniszcz jeden pusty obszar obok trolla.
herald-does-gorgon = Kto ją narysuje, niszczy jeden obszar obok niej, pusty albo zajęty.
herald-left = na rysowanie
herald-left-in = Pozostało sekund: { $seconds }
herald-time-up = Czas minął.
herald-deck = { $count ->
    [one] została { $count } karta
    [few] zostały { $count } karty
    [many] zostało { $count } kart
   *[other] zostało { $count } karty
}
herald-over = Rok się skończył
herald-season-of-year = { $season }, czas { $time } z { $of }
herald-scored = Punktują na koniec tej pory roku: { $cards }
herald-skills = Umiejętności
herald-waits = Herold jeszcze nie zaczął.

# Czytane na głos tym, którzy nie widzą karty
herald-say-explore = { $card }, { $terrains }, czas { $time }.
herald-say-shape = kształt: { $spaces ->
    [one] { $spaces } pole
    [few] { $spaces } pola
    [many] { $spaces } pól
   *[other] { $spaces } pola
}
herald-say-coin = { $shape } i moneta
herald-say-or = Do wyboru: { $first }, albo { $second }
herald-say-ambush = Zasadzka: { $card }.
herald-say-hero = Heros: { $card }.
herald-say-ends = Koniec pory: { $season }. Policzcie { $cards }, monety i potwory.

herald-turn = Obróć stronę
herald-full = Pełny ekran
herald-sound = Dźwięk zegara
herald-clock-start = Włącz zegar
herald-clock-stop = Zatrzymaj zegar
herald-scan = Policz swoją mapę
herald-scan-note = Zeskanuj to telefonem i odmaluj swoją mapę, a gwiazdki pojawią się tutaj.
herald-scan-alone = Zeskanuj to telefonem, by policzyć swoją mapę. Dotychczasowe karty są w kodzie; gwiazdki podaj heroldowi.
herald-see-totals = Wyniki
herald-see-card = Wróć do karty
herald-keys-next = dalej
herald-keys-back = wstecz

totals-lead = Policzono { $counted } z { $of } map.
totals-next = Dalej: { $season }
totals-waiting = jeszcze liczy
totals-late = Spóźniona mapa zostanie policzona, gdy nadejdzie.
totals-before = przedtem
totals-sum = razem
totals-nobody = Nikt jeszcze nie policzył.
totals-tie = Przy równych gwiazdkach wyżej stoi, kto mniej stracił przez potwory.
totals-more = { $count ->
    [one] i jeszcze { $count }
    [few] i jeszcze { $count }
    [many] i jeszcze { $count }
   *[other] i jeszcze { $count }
}
totals-all = Pokaż wszystkich
totals-winner = Wygrywa { $names }
totals-winners = Wygrywają wspólnie: { $names }
totals-rating = Ocena { $rating }
totals-type = Wpisz gwiazdki
totals-type-note = Dla osoby bez telefonu. Wpisane ponownie zastępuje poprzednie.
totals-name = Imię
totals-coins = Monety
totals-monsters = Stracone przez potwory
totals-tell = Zapisz
totals-guest = Były gość

# W terminalu
herald-cli-keys = Enter: dalej · b: wstecz · q: koniec
herald-cli-enter = Karta (nazwa albo id) · b: wstecz · q: koniec
herald-cli-edict = { $letter } { $card }: { $rule }
herald-cli-now = teraz
herald-cli-enter-or-json = Całość naraz można podać tylko wtedy, gdy karty odkrywa herold.

# Refused
refusal-unknown-herald = Nie ma stołu o tym kodzie.
refusal-edicts-not-entered = Najpierw podaj, które cztery edykty leżą pod A–D.
refusal-card-revealed-already = Karta „{ $card }” była już odkryta.
refusal-card-not-in-deck = Karty „{ $card }” nie może być teraz w talii tej gry.
refusal-deck-is-done = Gra się skończyła; karta „{ $card }” nie jest już potrzebna.
refusal-enter-a-card = Podaj, którą kartę odkryto.
refusal-herald-is-done = Gra się skończyła: nie ma już nic do ogłoszenia.
refusal-herald-deals = Tutaj karty odkrywa herold; nie można ich wpisywać.
refusal-count-first = Pora roku się skończyła: przejdź najpierw do liczenia.
refusal-no-clock = Przy tym stole nie ma zegara.
refusal-too-many-names = Liczba imion to { $names }, a liczba osób to { $seats }.
refusal-herald-is-full = Liczba map wynosi już { $most }; na następną nie ma miejsca.
refusal-season-to-come = Ta pora roku jeszcze się nie zaczęła.
refusal-wrong-total = Składniki dają { $sum }, a nie { $total }.

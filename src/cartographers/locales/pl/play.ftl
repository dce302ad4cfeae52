# The game in the terminal: by keys, and line by line.

## Who and what

play-you = Ty
play-bot = Bot { $seat }
play-stars = Gwiazdki
play-coins = Monety
play-coins-paid = wydane: { $coins }
play-monsters = Potwory
play-edicts = Edykty
play-sum = Suma

## Around the map

play-turn = Runda { $turn }
play-time = { $time } z { $threshold }
play-map-of = Mapa: { $name }
play-stars-so-far = { $stars } ★
play-card-time = czas { $time }
play-ambush = Zasadzka!
play-hero = Heros!
play-coin-mark = + moneta
play-counts-now = teraz
play-counts-next = potem
play-counts-now-and-next = teraz, potem
play-if-it-ended-now = { $season } dotąd
play-this-season = w tej porze
play-skills = Umiejętności:
play-cost = { $coins ->
    [0] za darmo
    [one] { $coins } moneta
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monety
}

## The card in hand

play-on-map-of = Rysujesz na cudzej mapie: { $name }.
play-choose-raid = Wybierz, gdzie pojawią się potwory.
play-choose-target = Wybierz obszar do zniszczenia.
play-choose-target-of = Zniszcz obszar na cudzej mapie: { $name }.
play-with-skill = używasz: { $skill }, { $cost }
play-skill-adds = teraz dorysuj: { $skill }
play-no-skill = Nie możesz teraz użyć żadnej umiejętności.
play-use-it = Użyć?
# A skill in one short line.
play-skill-acrobatics = { $skill }, { $cost }: zasadzka rysuje u ciebie tylko dwa potwory.
play-skill-concentration = { $skill }, { $cost }: ten sam kształt jeszcze raz, z tym samym terenem.
play-skill-heal = { $skill }, { $cost }: jeszcze dwa obszary obok potwora, z terenem z karty.
play-skill-diplomacy = { $skill }, { $cost }: jeszcze jeden obszar, naraz pole i wioska.
play-skill-lore = { $skill }, { $cost }: kształt staje się wioską.
play-skill-stealth = { $skill }, { $cost }: kształt może wystawać poza mapę.
play-skill-negotiation = { $skill }, { $cost }: kwadrat dwa na dwa zamiast kształtu z karty.
play-skill-search = { $skill }, { $cost }: jeszcze obszar tego samego terenu obok kształtu.
# What the ambushes of Heroes do; short, and beginning with the letter on the map.
play-power-dragon = D: otoczony lub zniszczony zostawia trzy monety.
play-power-zombie = Z: po każdej porze roku zajmuje puste obszary obok siebie.
play-power-troll = T: po każdej porze roku niszczy pusty obszar obok siebie.
play-power-gorgon = G: kto ją narysuje, niszczy obszar obok niej.
play-ruins-due = Trzeba zakryć obszar ruin (∴).
play-ruins-wait = Ruiny czekają na następną kartę.

## The ghost

play-placement = { $terrain } { $spaces }
play-placement-and = { $placement } i { $extra }
play-farm-and-village = Pole i wioska
play-destroying = Zniszczenie { $spaces }
play-confirm = Narysować?
play-confirm-target = Zniszczyć?
play-drawn = Narysowane …
play-lit = { $name }: { $stars } ★
play-looking = { $name }: { $stars ->
    [one] { $stars } gwiazdka
    [few] { $stars } gwiazdki
    [many] { $stars } gwiazdek
   *[other] { $stars } gwiazdki
}, { $coins ->
    [0] bez monet
    [one] { $coins } moneta
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monety
}

## What happened

play-season-begins = { $season } się zaczyna.
play-map-full = Twoja mapa jest pełna: nie masz nic do narysowania.
play-ruins-revealed = { $card }!
play-coins-gained = { $coins ->
    [one] Zyskujesz monetę.
    [few] Zyskujesz { $coins } monety.
    [many] Zyskujesz { $coins } monet.
   *[other] Zyskujesz { $coins } monety.
}
play-ambush-walked = { $card }: potwory na { $spaces }.
play-ambush-drawn = { $card }: { $name } rysuje potwory na twojej mapie, na { $spaces }.
play-zombies-spread = { $card }: zombi zajmują { $spaces }.
play-destroyed-by = { $card }: { $name } niszczy na twojej mapie { $spaces }.
play-struck = Atak niszczy { $spaces }.
play-dragon-treasure = Smok zostawia po sobie skarb.
play-dodged = Akrobatyka przeciw zasadzce: { $names }.
play-dodged-here = Akrobatyka: tylko dwa obszary.
play-paid = { $skill }: płacisz { $coins ->
    [one] monetę
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monety
}.
play-ambush-ignored = { $card }: na twojej mapie zabrakło miejsca dla potworów.

## The end of a season, and of the year

play-season-over = { $season } dobiega końca
play-stars-in-all = Razem { $stars ->
    [one] { $stars } gwiazdka
    [few] { $stars } gwiazdki
    [many] { $stars } gwiazdek
   *[other] { $stars } gwiazdki
}
play-more-players = … i jeszcze { $players ->
    [one] { $players } gracz
    [few] { $players } graczy
    [many] { $players } graczy
   *[other] { $players } gracza
}
play-year-over = Rok dobiegł końca
play-solo-numbers = Liczby edyktów
play-rating = Ocena
play-title = Twój tytuł: { $title }
play-you-win = Wygrywasz! Masz { $stars ->
    [one] { $stars } gwiazdkę
    [few] { $stars } gwiazdki
    [many] { $stars } gwiazdek
   *[other] { $stars } gwiazdki
}.
play-other-wins = Wygrywa { $name }: { $stars ->
    [one] { $stars } gwiazdka
    [few] { $stars } gwiazdki
    [many] { $stars } gwiazdek
   *[other] { $stars } gwiazdki
}.
play-shared-win = Wspólne zwycięstwo: { $names }. Wynik: { $stars ->
    [one] { $stars } gwiazdka
    [few] { $stars } gwiazdki
    [many] { $stars } gwiazdek
   *[other] { $stars } gwiazdki
}.
play-result = { $stars ->
    [one] { $stars } gwiazdka
    [few] { $stars } gwiazdki
    [many] { $stars } gwiazdek
   *[other] { $stars } gwiazdki
}, ocena { $rating }: { $title }.
play-seed = Te same karty jeszcze raz: --seed { $seed }

## Keys, shortest words

play-press-key = Naciśnij klawisz, aby przejść dalej.
play-keys-move = ←↑↓→  r obróć  m odbij
play-keys-turn = ←↑↓→  r obróć atak
play-keys-targets = ←↑↓→  n dalej  p wstecz
play-keys-dodge = y tak   n nie   c karty   ? pomoc   q wyjdź
play-keys-shape = s kształt
play-keys-terrain = t teren
play-keys-fit = n dalej
play-keys-maps = v mapy
play-keys-more = Enter tu  e edykty  ? pomoc
play-keys-more-target = Enter wybierz  e edykty  ? pomoc
play-keys-more-extra = Enter tu  Esc cofnij  ? pomoc
play-keys-more-skills = Enter tu  a umiejętność  ?
play-keys-placed = Enter narysuj   Esc cofnij   e edykty   q wyjdź
play-keys-sure-target = Enter zniszcz   Esc cofnij   e edykty   q wyjdź
play-keys-lit = e dalej   inny klawisz: powrót
play-keys-looking = v następna   V poprzednia   e edykty   Esc powrót
play-keys-counting = e za co gwiazdki
play-keys-final = e edykty   w zapisz przebieg   q wyjdź
play-keys-leave = y zapisz i wyjdź   n wyjdź bez zapisu   Esc zostań
play-keys-leave-kept = y wyjdź   Esc zostań
play-keys-name = Enter zapisz   Esc anuluj

## Help

play-help-title = Klawisze
play-help-keys =
    ← ↑ ↓ → lub h j k l = przesuń kształt
    r, R = obróć kształt albo atak herosa w prawo, w lewo
    m = odbij, lewa strona na prawą
    s = następny kształt z karty
    t, T = następny teren, poprzedni teren
    n lub Tab, p = następne i poprzednie miejsce, gdzie wolno rysować
    a, A = następna umiejętność, poprzednia; dorysujesz po kształcie
    Enter lub Spacja = połóż tutaj; jeszcze raz, aby narysować
    u lub Esc = krok wstecz, zanim narysujesz
    e = przejrzyj edykty i zobacz, co daje gwiazdki
    v, V = obejrzyj mapy innych
    c = karty na stole: z tej pory roku i umiejętności
    w = zapisz grę
    q = wyjdź z gry
    Ctrl-L, Ctrl-Z = odśwież ekran, wstrzymaj
play-legend-title = Mapa
play-legend =
    F V A W = las, wioska, pole, woda
    Y = naraz pole i wioska
    B = potwór
    D Z G T = smok, zombi, gorgona, troll: to też potwory
    H = heros
    X = zniszczony obszar: liczy się jako wypełniony i nic więcej
    ▲ ▒ = góry, wąwóz
    ∴ = ruiny; mała litera stoi na ruinach
    ·+ F+ = heros atakuje ten obszar i niszczy na nim potwora
    {"["}F] = kształt, gdzie pasuje
    (F) ×F× = gdzie nie pasuje i gdzie na czymś leży
    {"{"}F{"}"} = już położone, gdy wybierasz, co dorysować dzięki umiejętności
    +F+ !X! = co zaatakuje heros i co zostanie zniszczone
    {"*"}F* = liczy się do edyktu albo jest do wyboru
    <B> = narysowano przed chwilą
play-cards-title = Karty
play-cards-revealed = { $season }: { $cards }.
play-cards-hidden = W talii { $cards ->
    [one] została { $cards } karta
    [few] zostały { $cards } karty
    [many] zostało { $cards } kart
   *[other] zostało { $cards } karty
}.
play-powers-title = Zasadzki, które zostają
play-skills-title = Umiejętności
play-skill-open = { $skill }. { $rule }
play-skill-not-now = { $skill } (nie teraz). { $rule }
play-too-small = To okno ma { $width } × { $height }. Gra potrzebuje { $least_width } × { $least_height }: powiększ je albo wyjdź przez Ctrl-C i spróbuj --plain.

## Saving and leaving

play-leave = Zapisać przed wyjściem?
play-leave-kept = Wyjść? Gra jest zapisana w { $file }.
play-file-name = cartographers-{ $seed }.txt
play-ask-name = Zapisz jako: { $name }
play-saved = Zapisano w { $file }.
play-kept = Gra jest zapisana w { $file }.
play-file-exists = Plik { $file } już istnieje i nie jest tą grą: wybierz inną nazwę.
play-go-on = Gra jest zapisana w { $file }. Graj dalej: { $command }
play-not-saved = Gra nie została zapisana.
play-interrupted = Przerwano. Zacznij z --save PLIK, a gra zapisze się po każdej rundzie.
play-interrupted-kept = Przerwano. Gra jest zapisana w { $file }. Graj dalej: { $command }
play-resume-fixes = Wznowiona gra ma własne opcje: pomiń { $options }.
play-already-over = Gra w { $file } jest skończona. Obejrzyj ją: cartographers replay { $file }

## Line by line

play-plain-prompt = >
play-plain-start = Rysujesz, podając teren i obszary: wioska B4 B5 C5. Wpisz „help”, a zobaczysz wszystkie polecenia.
play-plain-turn = Runda { $turn }. { $coins ->
    [0] Bez monet
    [one] { $coins } moneta
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monety
}, dotąd { $stars ->
    [one] { $stars } gwiazdka
    [few] { $stars } gwiazdki
    [many] { $stars } gwiazdek
   *[other] { $stars } gwiazdki
}.
play-plain-paid = Wydane na umiejętności: { $coins ->
    [one] { $coins } moneta
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monety
}.
play-plain-time = { $season }, czas { $time } z { $threshold }.
play-plain-card = { $card }{ $time ->
    [-1] { "" }
   *[other] , czas { $time }
}. { $terrains }.
play-plain-shape = Kształt { $number }{ $coin ->
    [1] , z monetą
   *[other] { "" }
}:
play-plain-map-of = Mapa, { $name }:
play-plain-your-map = Twoja mapa:
play-plain-marks = Pod atakiem: { $spaces }.
play-plain-asks = { $card }!
play-plain-targets = Wpisz „destroy” i jeden z obszarów: { $spaces }.
play-plain-yes-no = Wpisz „yes” albo „no”.
play-plain-skills = Możesz użyć umiejętności: { $skills }.
play-plain-edict = { $edict } { $name }: { $stars ->
    [one] { $stars } gwiazdka
    [few] { $stars } gwiazdki
    [many] { $stars } gwiazdek
   *[other] { $stars } gwiazdki
}.
play-plain-edict-counts = { $edict } { $name }, liczy się { $when }: { $stars ->
    [one] { $stars } gwiazdka
    [few] { $stars } gwiazdki
    [many] { $stars } gwiazdek
   *[other] { $stars } gwiazdki
}.
play-plain-draft = { $placement }: { $changes }. Wpisz „ok”, aby potwierdzić, albo „undo”, aby się rozmyślić.
play-plain-no-change = gwiazdki bez zmian
play-plain-attacks = atak na { $spaces }
play-plain-destroys = zniszczenie { $spaces }
play-plain-undone = Cofnięte.
play-plain-nothing = Nie ma czego potwierdzić ani cofnąć: najpierw coś narysuj.
play-plain-legal = { $number ->
    [0] Żaden rysunek nie jest dozwolony
    [one] { $number } dozwolony rysunek
    [few] { $number } dozwolone rysunki
    [many] { $number } dozwolonych rysunków
   *[other] { $number } dozwolonego rysunku
}.
play-plain-legal-many = Dozwolone rysunki: { $number }. Podaj obszar („legal B4”) albo wpisz „legal all”.
play-plain-no-player = Wpisz „look” i numer gracza, od 1 do { $last }.
play-plain-alone = Przy tym stole nie ma innych graczy.
play-plain-unknown = „{ $word }” to ani teren, ani polecenie. Wpisz „help”.
play-plain-no-spaces = Podaj też obszary: { $terrain } B4 B5 C5.
play-plain-no-target = Podaj też obszar: destroy B4.
play-plain-which-turn = Podaj, jak obrócić atak: { $turns }.
play-plain-which-extra = Podaj, co dorysować ({ $skill }): { $extras }.
play-plain-no-skills = W tej grze nie ma umiejętności.
play-plain-name-file = Podaj plik: save gra.txt.
play-plain-end = To koniec danych wejściowych.
play-plain-help =
    wioska B4 B5 C5: pokaż, co zmieni ten rysunek; „ok” go rysuje (albo dopisz ok na końcu wiersza)
    heros C4 marks B4 D4 albo heros C4 turn 2: heros i to, co atakuje
    las A1 A2 skill wiedza; las A1 A2 skill przeszukiwanie and las A3: z umiejętnością
    destroy B4: gdy każe gorgona albo troll; yes, no: czy użyć akrobatyki
    ok, undo: zrób to, co pokazano, albo się rozmyśl
    legal, legal B4, legal all, legal skill wiedza: co wolno narysować
    map, card, cards, edicts, skills: powtórz mapę, kartę, karty na stole, edykty, umiejętności
    look 1: mapa innego gracza
    save, save PLIK: zapisz grę
    quit: wyjdź
    Na mapie: F las, V wioska, A pole, W woda, Y pole i wioska, B potwór, H heros, M góry,
    # wąwóz, X zniszczony obszar; D smok, Z zombi, G gorgona, T troll to też potwory;
    kropka to pusty obszar, przecinek puste ruiny; mała litera stoi na ruinach.

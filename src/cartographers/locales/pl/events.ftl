### Turnieje: rundy, które wielu rysuje w tym samym czasie, tabela i strona na rzutnik.

event-all = Turnieje
event-all-lead = Kilka rund, te same karty dla wszystkich i tabela za wszystkie rundy.
event-none = Nie bierzesz jeszcze udziału w żadnym turnieju. Link lub kod da ci gospodarz.
event-code = Link lub kod turnieju
event-go = Przejdź
event-unknown = To nie jest ani link, ani kod turnieju.
event-host = gospodarz
event-needs-server = Turnieje wymagają serwera, na którym spotykają się mapy wszystkich. Ta strona go nie ma.
event-new = Otwórz turniej

event-form-name = Nazwa turnieju
event-form-club = Klub, jeśli chcesz
event-form-rounds = Rundy
event-form-start = Początek
event-form-press = Każdą rundę zaczynam sam
event-form-time = O ustalonej porze
event-form-date = Pierwsza runda
event-form-length = Czas rundy
event-form-pause = Przerwa między rundami
event-form-no-pause = bez przerwy
event-form-clock = Zegar na turę
event-form-clock-note = Gdy czas minie, bot rysuje tę jedną turę. Dzięki temu wszyscy zdążą.
event-form-cards = Karty
event-form-same = W każdej rundzie te same
event-form-each = Dla każdej rundy osobno
event-form-sheet = Mapa
event-form-go = Otwórz turniej
event-minutes = { $count ->
    [one] { $count } minuta
    [few] { $count } minuty
    [many] { $count } minut
   *[other] { $count } minut
}
event-hours = { $count ->
    [one] { $count } godzina
    [few] { $count } godziny
    [many] { $count } godzin
   *[other] { $count } godzin
}
event-days = { $count ->
    [one] { $count } dzień
    [few] { $count } dni
    [many] { $count } dni
   *[other] { $count } dni
}

event-people = { $count ->
    [0] jeszcze nikt
    [one] { $count } osoba
    [few] { $count } osoby
    [many] { $count } osób
   *[other] { $count } osób
}
event-rounds = { $count ->
    [one] { $count } runda
    [few] { $count } rundy
    [many] { $count } rund
   *[other] { $count } rund
}
event-lead-begins = Pierwsza runda zaczyna się { $time }. Te same karty dla wszystkich.
event-lead-waits = Gospodarz wkrótce zacznie pierwszą rundę. Te same karty dla wszystkich.
event-lead-open = Trwa runda { $round } z { $of }. Te same karty dla wszystkich.
event-lead-next = Runda { $round } z { $of } zaczyna się { $time }.
event-lead-next-waits = Gospodarz wkrótce zacznie rundę { $round } z { $of }.
event-lead-over = Wszystkie rundy są narysowane. Dziękujemy za grę!
event-winner = { $count ->
    [one] Wygrywa { $names }
    [few] Wygrywają { $names }
    [many] Wygrywają { $names }
   *[other] Wygrywają { $names }
}
event-round = Runda { $round }
event-won = najlepsza mapa: { $names }
event-nobody-drew = nikt nie narysował
event-until = do { $time }
event-waits = gdy gospodarz ją zacznie
event-take-part = Weź udział
event-taking-part = Bierzesz udział. Runda pojawi się tutaj, gdy się zacznie.
event-draw = Rysuj rundę { $round }
event-go-on = Rysuj dalej rundę { $round }
event-left = zostało { $time }
event-begins-in = Runda { $round } zacznie się za { $time }
event-have-drawn = { $drawn } z { $people } już narysowało
event-own-drawn = Twoja mapa rundy { $round }: { $stars } gw. Inni zobaczą ją po zamknięciu rundy.
event-rules = Gwiazdki wszystkich rund się sumują. Runda wchodzi do sumy, gdy się skończy; do tego czasu nikt nie wie, co narysowali inni. Co zostanie ukończone po zamknięciu, nie liczy się. Przy remisie: mniej gwiazdek straconych przez potwory.
event-invite = Zaproś
event-invite-note = Kto otworzy ten link, może wziąć udział, przed początkiem lub później.
event-projector = Na rzutnik
event-records = Wszystkie zapisy
event-compare = Porównaj mapy
event-proof = Czy to uczciwe?
event-proof-note = Ziarno każdej rundy wylosowano przy otwarciu turnieju. Jego pieczęć widać od tej chwili, a samo ziarno po zamknięciu rundy: SHA-256 słowa „cartographers”, nowej linii i ziarna daje pieczęć.
event-is-out = Gospodarz usunął cię z tego turnieju.
event-by = Gospodarz: { $name }

event-standings = Tabela
event-after = po rundzie { $round }
event-before-all = żadna runda się jeszcze nie skończyła
event-total = Suma
event-place = Miejsce
event-name = Imię
event-best = najlepsza mapa rundy
event-missing = nie narysowano
event-drawing = rysuje
event-drawn = narysowano
event-late = { $stars } gw., po czasie, nie liczą się
event-empty = Nikt jeszcze nie bierze udziału. Podaj link dalej.

event-run = Jesteś gospodarzem
event-start = Zacznij teraz rundę { $round }
event-longer = { $minutes } min dłużej
event-close = Zamknij teraz rundę
event-close-sure = { $count ->
    [0] Wszyscy, którzy zaczęli, skończyli. Zamknąć teraz rundę { $round }?
    [one] Jedna osoba jeszcze rysuje; jej mapa nie będzie się liczyć. Zamknąć teraz rundę { $round }?
    [few] { $count } osoby jeszcze rysują; ich mapy nie będą się liczyć. Zamknąć teraz rundę { $round }?
    [many] { $count } osób jeszcze rysuje; ich mapy nie będą się liczyć. Zamknąć teraz rundę { $round }?
   *[other] { $count } osób jeszcze rysuje; ich mapy nie będą się liczyć. Zamknąć teraz rundę { $round }?
}
event-close-yes = Zamknij
event-close-no = Zostaw otwartą
event-not-begun = Nie zaczęli: { $names }
event-are-drawing = Rysują: { $names }
event-all-drawn = Wszyscy narysowali.
event-manage = Uczestnicy
event-remove = Usuń: { $name }
event-let-in = Wpuść znowu: { $name }

event-join-here = Zobacz lub dołącz
event-best-map = Najlepsza mapa rundy { $round }
event-time-left = do końca
event-time-until = do rundy { $round }
event-shown = Miejsca od { $from } do { $to } z { $of }

event-closes-in = Runda { $round } kończy się za { $time }. Co nie będzie gotowe, nie liczy się.
event-closed = Runda { $round } jest zamknięta. Możesz dokończyć tę mapę, ale się nie liczy.
event-to-event = Do turnieju

event-line-open = { $name }: trwa runda { $round }
event-line-next = { $name }: runda { $round } zaczyna się { $time }
event-line-waits = { $name }: gospodarz zacznie rundę { $round }

# Refused
refusal-unknown-event = Nie ma turnieju „{ $event }”.
refusal-unknown-entrant = Nie ma takiej osoby w tym turnieju.
refusal-not-taking-part = Nie bierzesz udziału w tym turnieju.
refusal-event-removed = Gospodarz usunął cię z tego turnieju. Tylko on może wpuścić cię z powrotem.
refusal-event-over = Ten turniej się skończył.
refusal-event-full = Ten turniej jest pełny: bierze w nim udział { $most } osób.
refusal-too-many-events = W ciągu 30 dni otwarto już { $most } twoich turniejów, więcej nie można.
refusal-wrong-rounds = Turniej ma od 1 do { $most } rund.
refusal-wrong-round-length = Runda trwa co najmniej { $least } minutę i najwyżej { $most } dni, przerwa najwyżej 30 dni.
refusal-wrong-event-start = Turniej zaczyna się w przyszłości, w ciągu roku.
refusal-nobody-takes-part = Nikt jeszcze nie bierze udziału. Ktoś musi rysować rundę.
refusal-round-open = Jedna runda już trwa. Następna zacznie się po niej.
refusal-no-round-open = Teraz nie trwa żadna runda.
refusal-round-drawn = Ta runda jest już przez ciebie narysowana.
refusal-round-closing = Runda zaraz się kończy. Jest za późno, by ją przedłużyć.
refusal-too-long-round = Tę rundę można przedłużyć najwyżej o { $minutes } min.

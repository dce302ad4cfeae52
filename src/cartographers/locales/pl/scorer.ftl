# Liczenie: papierowa mapa namalowana i policzona na stronie.

scorer-page = Policz papierową mapę
scorer-lead = Przemaluj mapę ze swojego arkusza, policz każdą porę roku i zobacz, które pola przynoszą gwiazdy. To, co niemożliwe, zostanie wskazane. Wszystko zostaje na tym urządzeniu.
scorer-begun = Zaczęte na tym urządzeniu
scorer-forget = Usuń
scorer-begin = Maluj mapę
scorer-open = Otwórz zapis
scorer-no-table = Ten link nie prowadzi do żadnego stołu, który ta strona zna.
scorer-season = Pora roku
scorer-name = Twoje imię
scorer-to-herald = Do herolda
scorer-other = Inna mapa
scorer-leave = Strona główna
scorer-desk = Malowanie
scorer-stamps = Stemple kart, które wyszły
scorer-cards = Stemple: { $season }
scorer-stamped = { $card }, na mapie
scorer-which = Jakie karty?
scorer-which-title = Karty pory roku: { $season }
scorer-which-note = Naciskaj karty w kolejności, w jakiej wychodziły. Staną się stemplami i łatwiej znaleźć błędy. Można też malować bez nich.
scorer-explore = Karty odkryć
scorer-ruins = Karty ruin
scorer-no-cards = Maluj palcem. Albo wskaż, jakie karty wyszły, i stempluj ich kształty.
scorer-no-card-yet = Nie wyszła jeszcze żadna karta.
scorer-brush = Pędzel
scorer-rub = Zetrzyj
scorer-undo = Cofnij
scorer-coin-less = O jedną monetę mniej
scorer-coin-more = O jedną monetę więcej
scorer-count = Policz: { $season }
scorer-missing =
    { $n ->
        [one] brakuje { $n } karty
        [few] brakuje { $n } kart
        [many] brakuje { $n } kart
       *[other] brakuje { $n } karty
    }
scorer-line =
    { $spaces ->
        [one] { $name }: gwiazdy { $stars }, { $spaces } pole
        [few] { $name }: gwiazdy { $stars }, { $spaces } pola
        [many] { $name }: gwiazdy { $stars }, { $spaces } pól
       *[other] { $name }: gwiazdy { $stars }, { $spaces } pola
    }
scorer-odd = To niemożliwe
scorer-change = Zmień mapę
scorer-year = Rok do tej pory
scorer-sum = Suma
scorer-rating = Ocena { $rating }: { $title }.
scorer-tell = Powiedz heroldowi
scorer-next = Dalej: { $season }
scorer-keep = Zachowaj i udostępnij
scorer-copy = Kopiuj tekst
scorer-copied = Skopiowano
scorer-on-paper = na papierze
scorer-record-note = Zapis to tekst z edyktami, kartami i mapami. Ta strona znowu go otworzy, a cartographers replay policzy od nowa.
scorer-seats = Samemu ma się ocenę i tytuł.
scorer-again = Naciśnij jeszcze raz
scorer-known = Herold już wie.
scorer-photo = Zdjęcie arkusza

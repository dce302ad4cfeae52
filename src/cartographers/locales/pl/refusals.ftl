# One clear sentence for every refusal of the core and of the notation.

## Playing

refusal-match-over = Partia jest skończona.
refusal-unknown-seat = Przy tym stole nie ma gracza { $seat }.
refusal-turn-over = Runda { $turn } nie jest teraz rysowana.
refusal-nothing-to-take-back = W tej rundzie nie ma jeszcze twojego rysunku.
refusal-nothing-to-draw = W tej rundzie nie masz nic do narysowania.
refusal-already-drawn = Twój rysunek już jest; najpierw go cofnij.
refusal-off-sheet = Rysunek to co najmniej jeden obszar, a wszystkie muszą leżeć na mapie.
refusal-spaces-taken = Niektóre z tych obszarów są już wypełnione.
refusal-terrain-not-offered = Tego terenu karta tu nie oferuje: { $terrain }.
refusal-shape-not-offered = Karta nie oferuje tego kształtu.
refusal-ruins-not-covered = Kształt musi zakryć obszar ruin.
refusal-only-one-space = Żaden kształt z karty się nie mieści: narysuj jeden obszar.
refusal-off-the-walk = Zasadzka musi zakryć pierwszy obszar na swojej drodze, do którego sięga.
refusal-not-asked = Teraz masz zrobić coś innego.
refusal-marks-not-offered = Ataku herosa nie da się tak obrócić.
refusal-target-not-offered = Tego obszaru nie da się teraz zniszczyć.
refusal-extra-without-skill = Więcej narysujesz tylko dzięki umiejętności.
refusal-skill-not-usable = Nie możesz teraz użyć umiejętności „{ $skill }”.
refusal-skill-does-not-fit = Umiejętność „{ $skill }” nie pozwala tego narysować.

## Options

refusal-wrong-seats = Przy stole gra od 1 do { $most } osób, nie { $seats }.
refusal-unknown-choice = Opcja { $option } nie zna wartości „{ $choice }”; do wyboru: { $known }.
refusal-unknown-edict = Nie ma karty punktacji „{ $card }”.
refusal-wrong-edicts = Edykty to cztery karty punktacji, po jednej z każdej kategorii.
refusal-unknown-ambush = Nie ma karty zasadzki „{ $card }”.
refusal-wrong-ambushes = W grze są cztery różne karty zasadzki albo żadna.
refusal-unknown-hero = Nie ma karty herosa „{ $card }”.
refusal-wrong-heroes = W grze są cztery różne karty herosów albo żadna.
refusal-unknown-skill = Nie ma umiejętności „{ $skill }”.
refusal-wrong-skills = W grze są co najmniej trzy różne umiejętności albo żadna.
refusal-edict-of-other-set = Karta punktacji „{ $card }” jest z zestawu „{ $set }”, którego nie wybrano.

## Map notation

refusal-wrong-rows = Mapa ma 11 rzędów, nie { $rows }.
refusal-wrong-columns = W rzędzie { $row } mapy ma być 11 obszarów, a jest { $columns }.
refusal-unknown-letter = Litera „{ $letter }” na { $space } nie należy do zapisu mapy.
refusal-unknown-line = Po mapie może stać „marks: …” i „coins: …”, ale nie „{ $line }”.
refusal-unknown-space = Nie ma obszaru „{ $space }”; obszary to A1 do K11.
refusal-unknown-sign = W rzędzie { $row } arkusza jest „{ $sign }”. Kod arkusza to liczby i litery M, R i W.
refusal-not-ground = Na { $space } jest „{ $letter }”. Na czystym arkuszu są tylko góry, ruiny i wąwozy.
refusal-little-room = Puste obszary na arkuszu: { $empty }. Do gry trzeba co najmniej { $fewest }.
refusal-bad-sheet-name = Nazwa arkusza ma od 1 do { $most } znaków: liter, cyfr, odstępów oraz znaków takich jak ’ i -.
refusal-many-sheet-names = Arkusz ma jedną nazwę, a nie { $names }.

## Records

refusal-not-a-record = To nie jest zapis gry: pierwszy wiersz to nie „cartographers record 1”.
refusal-record-lacks = W zapisie brakuje „{ $key }”.
refusal-record-options = Z opcji zapisu nie da się złożyć gry: { $reason }
refusal-record-seed = W wierszu { $line } zapisu nie ma ziarna.
refusal-record-version = Zapis powstał z zasadami { $rules } i kartami { $cards }, których ta wersja nie zna.
refusal-record-refused = Wiersza { $line } zapisu nie da się zagrać: { $reason }
refusal-unknown-terrain = Nie ma terenu „{ $terrain }”.
refusal-record-differs = Wiersz { $line } zapisu jest błędny: ma „{ $was }”, a z gry wynika „{ $should }”.

## Questions of scripts

refusal-unknown-card = Nie ma karty „{ $card }”, która tu pasuje.
refusal-nothing-on-ruins-card = Na karcie ruin „{ $card }” nie ma nic do narysowania.
refusal-wrong-coins = Tor monet mieści od 0 do { $most } monet, nie { $coins }.
refusal-season-edicts = Na koniec pory roku punktują dwa edykty, a nie { $number }.
refusal-card-seen-twice = Karta „{ $card }” jest podana dwa razy wśród kart odkrytych wcześniej.
refusal-card-is-drawn-now = Karta „{ $card }” jest rysowana teraz: nie mogła być odkryta wcześniej.
refusal-card-of-other-deck = Karty „{ $card }” nie ma w talii tej gry.
refusal-season-over = Pora roku kończy się na { $end }: przed kartą nie mogło minąć { $time }.

# At the table's server.
refusal-bad-message = Serwer nie zrozumiał wiadomości ({ $reason }).
refusal-bad-name = Imię musi mieć od 1 do { $most } znaków, bez niewidocznych.
refusal-bad-token = Ten link do przejścia na inne urządzenie jest błędny albo zbyt stary. Utwórz nowy.
refusal-clock-changed = Zegar został właśnie skrócony. Możesz zacząć za { $seconds } s, gdy wszyscy to zobaczą.
refusal-host-only = To może zrobić tylko gospodarz.
refusal-match-begun = Partia już się zaczęła.
refusal-match-closed = Ten stół zamknięto, zanim partia się zaczęła.
refusal-match-not-begun = Partia jeszcze się nie zaczęła.
refusal-match-not-over = Partia jeszcze się nie skończyła.
refusal-no-free-seat = Wszystkie miejsca są zajęte.
refusal-no-hello = Połączenie nie zaczęło się od powitania, więc serwer nie odpowiada.
refusal-no-hints = Gospodarz tego stołu nie zezwala na podpowiedzi.
refusal-no-watchers = Gospodarz nie chce widzów przy tym stole.
refusal-not-absent = Botowi można oddać tylko miejsce kogoś, kogo od dłuższej chwili nie ma.
refusal-nobody-seated = Przy stole nikt jeszcze nie siedzi.
refusal-not-invited = To prywatny stół: potrzebujesz linku z zaproszeniem.
refusal-not-json = Serwer przyjmuje tylko JSON.
refusal-not-now = Teraz nie da się na to odpowiedzieć. Spróbuj ponownie za chwilę.
refusal-not-saved = Nic nie zapisano: pamięć jest pełna albo nie odpowiada. Spróbuj ponownie za chwilę.
refusal-not-shared = Te gry nie są udostępnione albo już nie są.
refusal-not-seated = Nie siedzisz przy tym stole.
refusal-other-origin = Żądanie przyszło z innej strony.
refusal-page-not-built = Serwer działa, ale jego strona nie została zbudowana.
refusal-rematch-open = Następna partia jest już otwarta.
refusal-reviews-waiting = Analizy, o które prosisz, jeszcze powstają. Poczekaj na jedną z nich.
refusal-removed = Gospodarz usunął cię od tego stołu. Tylko gospodarz może wpuścić cię znowu.
refusal-seat-taken = To miejsce jest zajęte.
refusal-server-error = Serwer popełnił błąd. Jest on w dzienniku serwera; nic się nie zmieniło.
refusal-stranger = Najpierw podaj serwerowi swoje imię.
refusal-too-fast = Za dużo wiadomości w krótkim czasie.
refusal-too-few-seats =
    { $taken ->
        [one] { $taken } miejsce jest już zajęte: stół musi mieć co najmniej tyle miejsc.
        [few] { $taken } miejsca są już zajęte: stół musi mieć co najmniej tyle miejsc.
        [many] { $taken } miejsc jest już zajętych: stół musi mieć co najmniej tyle miejsc.
       *[other] { $taken } miejsca jest już zajęte: stół musi mieć co najmniej tyle miejsc.
    }
refusal-too-large = Wiadomość jest za duża.
refusal-too-many-at-address = Z twojej sieci otwarto zbyt wiele stołów: najwyżej { $tables }, razem z { $chairs } miejscami. Najpierw zamknij lub zakończ kilka z nich.
refusal-too-many-chairs = Stoły, które otwierasz, mogą mieć razem najwyżej { $most } miejsc. Najpierw zamknij lub zakończ jeden z nich.
refusal-too-many-sockets = Masz naraz otwartych zbyt wiele stołów. Zamknij kilka ich stron i wczytaj tę ponownie.
refusal-too-many-sockets-at-address = Z twojej sieci zbyt wiele osób naraz ogląda lub gra. Spróbuj później.
refusal-too-many-tables = Jesteś przy { $most } niezakończonych stołach, a więcej nie można. Najpierw zamknij, opuść lub zakończ jeden z nich.
refusal-unknown-lesson = Nie ma lekcji o nazwie { $lesson }. Są: { $known }.
refusal-lesson-elsewhere = Lekcja ma własne rozdanie. Zacznij { $lesson } na stronie głównej.
refusal-unknown-match = Nie ma takiego stołu.
refusal-unknown-page = Pod tym adresem nic nie ma.
refusal-unknown-step = W tej partii nie ma kroku { $step }.
refusal-damaged-backup = Ten plik nie jest kopią zapasową albo jest uszkodzony.
refusal-newer-backup = Tę kopię zapasową zapisała nowsza wersja. Najpierw zaktualizuj tę stronę.
refusal-used-token = Ten link do przeniesienia na inne urządzenie został już użyty. Utwórz nowy.
refusal-wrong-clock = Zegar można ustawić na czas od { $least } sekund do dwóch tygodni.
refusal-wrong-method = Tego adresu nie można pytać w ten sposób.
refusal-unknown-bot = Nie ma bota „{ $bot }”; są: { $known }.

## Łamigłówki

refusal-unknown-puzzle = Nie ma łamigłówki „{ $puzzle }”.
refusal-unknown-theme = Nie ma łamigłówek na temat „{ $theme }”. Tematy: { $known }.
refusal-puzzle-answered = Na łamigłówkę „{ $puzzle }” padła już twoja odpowiedź.
refusal-no-puzzle-left = Wszystkie łamigłówki tego rodzaju masz już za sobą.
refusal-no-puzzles = To nie jest plik z łamigłówkami.
refusal-puzzles-version = Te łamigłówki powstały dla innych zasad lub kart niż w tej wersji.
refusal-puzzles-line = Wiersz { $line } pliku nie jest łamigłówką.
refusal-broken-puzzle = Łamigłówka „{ $puzzle }” jest uszkodzona: jej gry nie da się odtworzyć.
refusal-other-puzzles = Plik zawiera inne łamigłówki: powstały z innych ziaren albo w inny sposób.

## Deals

refusal-unknown-deal = Nie ma mapy „{ $deal }”.
refusal-deal-not-open = Mapa { $deal } jest jeszcze zapieczętowana. Otworzy się, gdy zacznie się ten dzień czasu UTC.
refusal-deal-closed = Mapa { $deal } jest zamknięta: za dwie godziny możesz ją zacząć, ale bez miejsca w rankingu.
refusal-deal-sealed = Inni mogą jeszcze rysować tę mapę. Zapis i analiza będą dostępne, gdy talia zostanie ujawniona.
refusal-deal-elsewhere = Mapę wspólną dla wszystkich zaczyna się na jej własnej stronie.
refusal-deal-for-one = Tutaj każdy rysuje sam: gra jest dla jednej osoby, nie dla { $seats }.
refusal-deal-opens-later = To jeszcze nie jest otwarte.
refusal-deal-ended = To jest zamknięte: nikt nie może już zacząć. Gdy skończy się dla wszystkich, narysujesz tę mapę bez miejsca w rankingu.
refusal-not-asked-here = To jest dla zaproszonych: potrzebujesz linku z zaproszeniem.
refusal-try-counts = To próba, która się liczy. Możesz ją przerwać i wrócić, ale nie zakończyć, i żaden bot nie narysuje jej za ciebie.
refusal-try-first = Najpierw narysuj tę mapę. Potem zobaczysz, co zrobili inni.

# The rules as the page tells them, in our own words, and what explains itself on the screen.
# Each line of a .text is a paragraph. The numbers R… point to docs/rules.md.

rules-title = Zasady gry
rules-lead = Wszystko, co trzeba wiedzieć, z przykładami. Stół może grać bez części zasad: mówią o tym jego ustawienia.
rules-contents = Spis treści

## What it is about

rules-goal = Cel gry
    .text =
        Każdy rysuje własną mapę na arkuszu o 11 rzędach i 11 kolumnach. Cztery edykty mówią, za co w tym roku są gwiazdki.
        Rok ma cztery pory, a każda kończy się punktacją. Kto po zimie ma najwięcej gwiazdek, wygrywa.
rules-shown-goal = Mapa na koniec roku: lasy, wioski, pola i woda, otoczone potwory, a wśród nich heros.

## A turn (R10, R11, R13)

rules-turn = Runda
    .text =
        Odkrywa się jedną kartę. Wszyscy rysują jednocześnie, każdy na swojej mapie.
        Wybierz jeden z kształtów karty i jeden z jej terenów. Narysuj ten teren na każdym obszarze kształtu. Wszystkie te obszary muszą leżeć na mapie i być puste. Rysunek nie musi niczego dotykać.
        Jeśli obok kształtu jest moneta, dostajesz monetę. Liczba przy zegarze to czas, który zajmuje karta.
rules-shown-card = { $card } ma dwa kształty. Mniejszy daje monetę.
rules-shown-turn = Większy kształt karty { $card }, narysowany jako wioska na pięciu pustych obszarach.

## Turning and mirroring (R11, R20)

rules-shapes = Obracanie i odbijanie
    .text =
        Kształt możesz dowolnie obracać i odbijać.
        Niektóre kształty mają przerwy. Przerwa nie należy do kształtu: nieważne, co w niej leży, może nawet wypaść poza mapę.
rules-shown-shapes = Kształt karty { $card } w ośmiu ułożeniach. Wszystkie są dozwolone.

## Ruins (R10, R15, R16)

rules-ruins = Ruiny
    .text =
        Karta ruin nie zajmuje czasu i od razu odkrywa się następną. Ta następna musi zakryć co najmniej jeden pusty obszar ruin. Dwie karty ruin z rzędu też wymagają tylko jednego.
        Jeśli żaden kształt karty nie może zakryć ruin, narysuj jeden obszar dowolnego terenu, gdziekolwiek.
        Jeśli wcześniej pojawi się zasadzka albo heros, rozgrywa się ją jak zwykle. Ruiny czekają na następną kartę odkryć.
        Obszar ruin pozostaje obszarem ruin także wtedy, gdy coś na nim narysowano. Niektóre edykty go liczą.
rules-shown-ruins = Dozwolone: rzeka zakrywa ruiny na C2.
rules-shown-missed = Niedozwolone po karcie ruin: ruiny na C2 zostają odkryte.

## Ambushes and monsters (R7, R19, R21, R25)

rules-ambush = Zasadzki i potwory
    .text =
        Na początku każdej pory roku do talii trafia jedna zasadzka i nikt nie wie która. Gdy się pojawi, każdy arkusz wędruje do sąsiada: strzałka na karcie mówi, w którą stronę. Narysuj potwory na arkuszu, który do ciebie trafił, dowolnie je obracając i odbijając. Potem arkusze wracają do siebie.
        Jeśli kształt nigdzie się nie mieści, narysuj jeden obszar potwora.
        Na koniec każdej pory roku każdy pusty obszar obok potwora kosztuje jedną gwiazdkę, niezależnie od tego, ile potworów go otacza. Dlatego rysuj na tych obszarach: otocz potwory.
rules-shown-open = Obok tych potworów jest dziesięć pustych obszarów: dziesięć gwiazdek straty.
rules-shown-fenced = Na siedmiu z nich już coś narysowano. Strata to tylko trzy gwiazdki.

## Mountains and coins (R5, R13, R14, R25)

rules-mountains = Góry i monety
    .text =
        Gdy wszystkie cztery obszary wokół gór są zapełnione, dostajesz monetę, raz za każde góry. Nieważne, kto je zapełnił i czym.
        Każda moneta jest warta jedną gwiazdkę na koniec każdej pory roku. Moneta zdobyta wiosną liczy się więc cztery razy.
        Miejsca na monety: { $room }. Następne przepadają.
rules-shown-mountain = Woda zapełnia ostatni bok gór na F6: jedna moneta.

## When nothing fits (R12, R18)

rules-nothing = Gdy nic się nie mieści
    .text =
        Póki choć jeden kształt karty gdzieś się mieści, trzeba narysować taki, który się mieści. Jeśli nie mieści się żaden, narysuj zamiast niego jeden obszar, gdziekolwiek. Nie daje on monety z karty.
        Wydania różnią się co do jego terenu: w jednych jest dowolny, w innych musi być z karty. Stół pokazuje, co możesz wybrać.
        Jeśli na twojej mapie nie ma już pustego obszaru, nic nie rysujesz.
rules-shown-nothing = { $card } nie mieści się nigdzie na tej mapie. Zamiast tego rysuje się jeden obszar, tutaj na { $space }.

## A season and its scoring (R8, R9, R17, R25)

rules-season = Pora roku i punktacja
    .text =
        Czasy kart odkryć się sumują. Gdy suma osiągnie liczbę pory roku lub ją przekroczy, rysuje się jeszcze tę kartę i pora się kończy. Ruiny, zasadzki i herosi nie zajmują czasu.
        Potem liczy się gwiazdki: dwa edykty tej pory, po jednej gwiazdce za każdą monetę i jedna mniej za każdy pusty obszar obok potwora.
        Na następną porę tasuje się wszystkie karty odkryć od nowa, z jeszcze jedną zasadzką. Zasadzki, które się nie pojawiły, zostają w talii.
rules-season-ends = Czas
rules-season-scores = Edykty
rules-shown-season = Tak liczy się { $card }: pięć obszarów wody i pola leży obok siebie, więc daje pięć gwiazdek.
rules-shown-sum = Podsumowanie pory roku: dwa edykty, dwie monety, trzy puste obszary obok potworów. Siedem gwiazdek.

## Edicts (R1 to R3, R6, R9)

rules-edicts = Edykty
    .text =
        Pod litery A, B, C i D trafia po jednej karcie każdego rodzaju. Każdy edykt liczy się w dwóch porach roku.
        Obszary leżą obok siebie, jeśli mają wspólny bok; róg nie wystarczy. Klaster to wszystkie obszary jednego terenu połączone bokami. Pojedynczy obszar też jest klastrem.
        Zapełniony jest każdy obszar, który nie jest pusty: także góry, wąwóz, potwory i obszary zniszczone.
        Rysunki to małe przykłady. Gwiazdki dają obszary w ramkach.
rules-solo-number = solo { $solo }

## The end (R26)

rules-end = Koniec gry
    .text =
        Po zimie rok się kończy. Wygrywa, kto ma najwięcej gwiazdek.
        Przy równej liczbie wygrywa ten, kto stracił mniej gwiazdek przez potwory. Jeśli i to jest równe, wygrywają wspólnie.

## Alone (R22 to R24)

rules-alone = Gra solo
    .text =
        Bez sąsiadów zasadzka sama znajduje miejsce. Zaczyna w rogu podanym na karcie i idzie wzdłuż krawędzi w kierunku strzałki, potem po następnym pierścieniu bliżej środka i tak dalej. Na każdym obszarze próbuje się kształtu tak, jak jest wydrukowany. Potwory pojawiają się tam, gdzie zmieści się najpierw. Jeśli nie zmieści się nigdzie, nic się nie rysuje.
        Według zasad niemieckich kształt wolno obracać i odbijać: wybierasz spośród rysunków, które zakrywają pierwszy obszar, do jakiego może sięgnąć.
        Na koniec od gwiazdek odejmuje się liczby solo czterech edyktów. To twoja ocena, a za nią jest tytuł.
rules-shown-walk = { $card } na świeżym arkuszu B: droga zaczyna się na A11 i prowadzi w dół. Pierwsze miejsce jest na C11.
rules-rating-from = od { $least }
rules-rating-below = poniżej { $least }

## Heroes (R29 to R35)

rules-heroes = Herosi
    .text =
        W grze z Herosami do talii co porę roku dochodzi karta herosa, tak jak zasadzki. Heros nie zajmuje czasu. Każdy rysuje jeden obszar herosa na własnej mapie, gdziekolwiek jest pusto, i dowolnie obraca jego atak. Znaki ataku mogą leżeć na zapełnionych obszarach i poza mapą.
        Potwór na atakowanym obszarze zostaje od razu zniszczony, także ten, który pojawi się tam później. Zniszczony obszar jest zapełniony, ale nie jest terenem: nie kosztuje gwiazdek i nie należy do żadnego klastra.
rules-shown-hero = { $card } stoi na F4 i atakuje cztery obszary obok siebie. Potwór na F3 jest zniszczony.
rules-powers = Potwory z literą
    .text = Zasadzki z Herosów zostają na stole, bo ich potwory działają dalej. Pojedynczy potwór narysowany zamiast kształtu, który się nie mieści, nie ma litery ani mocy.

## Skills (R38, R39)

rules-skills = Umiejętności
    .text =
        Stół może grać z umiejętnościami: to trzy karty, które leżą odkryte dla wszystkich. Raz na porę roku możesz użyć jednej z nich i zapłacić za nią monetami. Zapłacone monety się skreśla i nie dają już gwiazdek.
        To, co umiejętność pozwala dorysować, nie musi zakrywać ruin.

## Sheets (R2, R35)

rules-sheets = Arkusze
    .text =
        Wszyscy grają na takim samym arkuszu. A i B należą do gry podstawowej, C i D do Herosów. Wąwóz jest zapełniony od początku.
        W grach bez kart ruin obszar ruin jest zwykłym pustym obszarem.

## What explains itself on the screen

explain-more = Więcej w zasadach
explain-time = Czas
    .text = Każda karta odkryć dodaje swój czas do pory roku. Ruiny, zasadzki i herosi nie dodają nic. Gdy suma osiągnie liczbę pory, następuje punktacja.
explain-season =
    .text = Kończy się, gdy suma czasów kart osiągnie { $time }. Wtedy liczą się edykty { $edicts }, a z nimi monety i potwory.
explain-coins = Monety
    .text = Każda moneta jest warta jedną gwiazdkę na koniec każdej pory roku. Monety dają kształty z monetą obok i góry zapełnione z czterech stron.
explain-monsters = Potwory
    .text = Na koniec każdej pory roku każdy pusty obszar obok potwora kosztuje jedną gwiazdkę. Rysuj na tych obszarach, a przestaną kosztować.
explain-stars = Gwiazdki
    .text = Pora roku daje gwiazdki za dwa edykty, po jednej za każdą monetę i o jedną mniej za każdy pusty obszar obok potwora.
explain-rating = Ocena
    .text = Gwiazdki z całego roku minus liczby solo czterech edyktów. Od oceny zależy tytuł.
explain-card-time = Zajmuje czas: { $time }.
explain-card-no-time = Nie zajmuje czasu.
explain-solo = Liczba solo { $solo }: tyle odejmuje się od gwiazdek, gdy ktoś gra solo.
explain-terrain-forest = W każdej grze jeden edykt liczy las.
explain-terrain-village = W każdej grze jeden edykt liczy wioski.
explain-terrain-farm = W każdej grze jeden edykt liczy pola i wodę.
explain-terrain-water = W każdej grze jeden edykt liczy wodę i pola.
explain-terrain-monster = Każdy pusty obszar obok kosztuje gwiazdkę co porę roku.
explain-terrain-hero = Niszczy potwory na atakowanych obszarach.

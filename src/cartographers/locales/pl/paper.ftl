# Gry na papierze: co jest nie tak z opisem gry i czego nie może być na mapie.

refusal-paper-edicts = Gra na papierze potrzebuje swoich czterech edyktów.
refusal-paper-name = Imię to jeden wiersz, najwyżej { $most } liter.
refusal-paper-seasons = Pór roku jest { $most }.
refusal-paper-map = To nie jest mapa: jej wiersze są za długie.
refusal-paper-card = Karty „{ $card }” nie ma w tej grze.
refusal-paper-card-twice = Karta „{ $card }” przychodzi tylko raz w porze roku.
refusal-paper-many-cards = Żadna pora roku nie ma { $cards } kart; { $most } to więcej, niż ich jest.
refusal-not-a-paper-record = To nie jest zapis gry na papierze: pierwszy wiersz to nie „cartographers paper record 1”.
refusal-record-long = To nie jest zapis gry na papierze: ma ponad { $most } liter.

oddity-other-sheet = Góry, ruiny lub wąwozy nie leżą tam, gdzie na tym arkuszu: { $spaces }.
oddity-changed = Co narysowane, zostaje. W zeszłej porze roku wyglądało to inaczej: { $spaces }.
oddity-card-missing = Karta „{ $card }” wyszła i się mieści, ale jej kształtu nigdzie nie ma.
oddity-ambush-missing = Karta „{ $card }” wyszła, ale jej potworów nigdzie nie ma.
oddity-hero-missing = Karta „{ $card }” wyszła, ale herosa nigdzie nie ma.
oddity-ruins-not-covered = Karta „{ $card }” wyszła po ruinach, ale żadnych nie zakrywa.
oddity-no-room-for = Karta „{ $card }” i wcześniejsze nie zmieszczą się tu razem: musiałyby dzielić pola.
oddity-too-many-of = Za dużo pól ({ $terrain }): narysowano { $drawn }, dotychczasowe karty dają najwyżej { $most }.
oddity-too-many-spaces = Za dużo nowych pól: narysowano { $drawn }, dotychczasowe karty dają najwyżej { $most }.
oddity-destroyed-by-none = Za dużo zniszczonych pól: { $drawn }, dotychczasowe karty niszczą najwyżej { $most }.
oddity-few-coins = Zamknięte góry przynoszą monety: musi ich być co najmniej { $least }, a nie { $coins }.
oddity-many-coins = Za dużo monet: { $coins }, kształty i góry dały dotąd najwyżej { $most }.

paper-stars = Gwiazd razem: { $stars }. Stracone przez potwory: { $lost }.
paper-year = Rok

# Játékok papíron: mi a hiba a leírásukban, és mi nem lehet egy térképen.

refusal-paper-edicts = Egy papíron játszott játékhoz kell a négy rendelete.
refusal-paper-name = A név egyetlen sor, legfeljebb { $most } betű.
refusal-paper-seasons = Egy évben { $most } évszak van.
refusal-paper-map = Ez nem térkép: túl hosszúak a sorai.
refusal-paper-card = A(z) „{ $card }” kártya nincs ebben a játékban.
refusal-paper-card-twice = A(z) „{ $card }” kártya egy évszakban csak egyszer jön.
refusal-paper-many-cards = Egy évszakban sincs { $cards } kártya; { $most } több, mint ahány van.
refusal-not-a-paper-record = Ez nem papíron játszott játék naplója: az első sora nem „cartographers paper record 1”.
refusal-record-long = Ez nem papíron játszott játék naplója: több mint { $most } betű.

oddity-other-sheet = A hegyek, romok vagy pusztaságok nem ott vannak, ahol ezen a lapon: { $spaces }.
oddity-changed = Ami meg van rajzolva, az marad. Egy évszaka ez másképp nézett ki: { $spaces }.
oddity-card-missing = „{ $card }” jött és elfér, de az alakzata sehol sincs.
oddity-ambush-missing = „{ $card }” jött, de a szörnyei sehol sincsenek.
oddity-hero-missing = „{ $card }” jött, de a hős sehol sincs.
oddity-ruins-not-covered = „{ $card }” romok után jött, de egyet sem fed le.
oddity-no-room-for = „{ $card }” és a korábbi kártyák nem férnek el itt együtt: közös mezőik lennének.
oddity-too-many-of = Túl sok mező ({ $terrain }): { $drawn } van rajzolva, az eddigi kártyák legfeljebb ennyit adnak: { $most }.
oddity-too-many-spaces = Túl sok új mező: { $drawn } van rajzolva, az eddigi kártyák legfeljebb ennyit adnak: { $most }.
oddity-destroyed-by-none = Túl sok elpusztított mező: { $drawn }, az eddigi kártyák legfeljebb ennyit pusztítanak el: { $most }.
oddity-few-coins = A körbezárt hegyek érmét hoznak: legalább { $least } kell legyen, nem { $coins }.
oddity-many-coins = Túl sok érme: { $coins }, az alakzatok és hegyek eddig legfeljebb ennyit hoztak: { $most }.

paper-stars = Csillagok összesen: { $stars }. Szörnyek miatt elveszett: { $lost }.
paper-year = Év

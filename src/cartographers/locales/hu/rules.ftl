# The rules as the page tells them, in our own words, and what explains itself on the screen.
# Each line of a .text is a paragraph. The numbers R… point to docs/rules.md.

rules-title = A játékszabály
rules-lead = Minden, ami a játékhoz kell, példákkal. Egy asztal kihagyhat belőle: ezt a beállításai mutatják.
rules-contents = Tartalom

## What it is about

rules-goal = A játék célja
    .text =
        Mindenki a saját térképét rajzolja, egy 11 soros és 11 oszlopos lapra. Négy rendelet mondja meg, miért jár idén csillag.
        Az évnek négy évszaka van, és mindegyik pontozással ér véget. Akinek a tél után a legtöbb csillaga van, az győz.
rules-shown-goal = Egy térkép az év végén: erdők, falvak, farmok és vizek, körbezárt szörnyek, köztük egy hős.

## A turn (R10, R11, R13)

rules-turn = Egy kör
    .text =
        Felfedünk egy kártyát. Mindenki egyszerre rajzol, a saját térképére.
        Válaszd ki a kártya egyik formáját és egyik terepét. Rajzold ezt a terepet a forma minden mezőjére. Mindegyiknek a térképen kell lennie, és üresnek kell lennie. A rajznak nem kell érintenie semmit.
        Ha a forma mellett érme van, kapsz egy érmét. Az óra melletti szám a kártya ideje.
rules-shown-card = { $card }: két formája van. A kisebb érmét is ad.
rules-shown-turn = { $card }: a nagyobb forma, faluként öt üres mezőre rajzolva.

## Turning and mirroring (R11, R20)

rules-shapes = Forgatás és tükrözés
    .text =
        A formát tetszés szerint forgathatod és tükrözheted.
        Néhány forma mezőket hagy ki. A kihagyott mező nem része a formának: mindegy, mi van rajta, akár a térképen kívül is lehet.
rules-shown-shapes = { $card }: ugyanaz a forma nyolcféleképpen. Mindegyik szabályos.

## Ruins (R10, R15, R16)

rules-ruins = Romok
    .text =
        A romkártyának nincs ideje, és rögtön jön a következő kártya. Ennek legalább egy üres rommezőt le kell fednie. Két egymás utáni romkártya után is elég egy.
        Ha a kártya egyik formája sem fedhet le romot, rajzolj egyetlen mezőt bármilyen tereppel, bárhová.
        Ha előbb rajtaütés vagy hős jön, azt a szokásos módon játsszuk le. A romok a következő felfedezéskártyára várnak.
        A rommező akkor is rommező marad, ha rajzoltak rá. Néhány rendelet számít rá.
rules-shown-ruins = Szabályos: a folyó lefedi a romot a C2 mezőn.
rules-shown-missed = Romkártya után nem szabályos: a C2 mező romja fedetlen marad.

## Ambushes and monsters (R7, R19, R21, R25)

rules-ambush = Rajtaütések és szörnyek
    .text =
        Minden évszak elején egy rajtaütés kerül a pakliba, és senki sem tudja, melyik. Amikor felfedjük, minden térkép egy szomszédhoz kerül: a kártya nyila mutatja, melyik oldalra. Rajzold a szörnyeket a hozzád került térképre, tetszés szerint forgatva és tükrözve. Utána a térképek visszakerülnek.
        Ha a forma sehol sem fér el, egyetlen szörnymezőt rajzolj.
        Minden évszak végén a szörnyek melletti minden üres mező egy csillagba kerül, akárhány szörny van körülötte. Ezért rajzolj ezekre a mezőkre: zárd körbe a szörnyeket.
rules-shown-open = Tíz üres mező van e szörnyek mellett: tíz csillag veszteség.
rules-shown-fenced = Hétre közülük már rajzoltak. Így csak három csillag vész el.

## Mountains and coins (R5, R13, R14, R25)

rules-mountains = Hegyek és érmék
    .text =
        Ha egy hegy körül mind a négy mező betelt, kapsz egy érmét, hegyenként egyszer. Mindegy, ki és mivel töltötte be őket.
        Minden érme egy csillagot ér minden évszak végén. A tavasszal szerzett érme tehát négyszer számít.
        Ennyi érmének van hely: { $room }. A többi elvész.
rules-shown-mountain = A víz betölti az F6 mezőn álló hegy utolsó oldalát: egy érme.

## When nothing fits (R12, R18)

rules-nothing = Ha semmi sem fér el
    .text =
        Amíg a kártya valamelyik formája elfér valahol, egy olyat kell rajzolnod, amelyik elfér. Ha egyik sem, rajzolj helyette egyetlen mezőt, bárhová. Ez nem adja meg a kártya érméjét.
        A terepéről a kiadások mást mondanak: van, ahol bármi lehet, van, ahol csak a kártyáé. Az asztal mutatja, mit választhatsz.
        Ha a térképeden nincs több üres mező, nem rajzolsz semmit.
rules-shown-nothing = { $card }: sehol sem fér el ezen a térképen. Helyette egyetlen mezőt rajzolunk, itt: { $space }.

## A season and its scoring (R8, R9, R17, R25)

rules-season = Egy évszak és a pontozása
    .text =
        A felfedezéskártyák idejét összeadjuk. Ha az összeg eléri vagy meghaladja az évszak számát, a kártyát még berajzoljuk, és az évszak véget ér. A romoknak, rajtaütéseknek és hősöknek nincs idejük.
        Ezután jönnek a csillagok: az évszak két rendelete, minden érméért egy csillag, és minden üres mezőért egy szörny mellett eggyel kevesebb.
        A következő évszakra minden felfedezéskártyát újrakeverünk, még egy rajtaütéssel. Az elő nem került rajtaütések a pakliban maradnak.
rules-season-ends = Idő
rules-season-scores = Rendeletek
rules-shown-season = { $card }: öt víz- és farmmező van egymás mellett, ez öt csillag.
rules-shown-sum = Egy évszak összege: két rendelet, két érme, három üres mező szörnyek mellett. Hét csillag.

## Edicts (R1 to R3, R6, R9)

rules-edicts = A rendeletek
    .text =
        Az A, B, C és D betűhöz minden fajtából egy kártya kerül. Minden rendeletet két évszakban pontozunk.
        Két mező egymás mellett van, ha közös az oldaluk; a sarok nem elég. Egy régió az azonos terepű mezők összessége, amelyek az oldalaikkal összefüggnek. Egyetlen mező is régió.
        Betöltött minden mező, amely nem üres: a hegy, a pusztaság, a szörny és az elpusztított mező is.
        A rajzok kis példák. A bekeretezett mezőkért jár a csillag.
rules-solo-number = egyedül { $solo }

## The end (R26)

rules-end = A játék vége
    .text =
        A tél után véget ér az év. Akinek a legtöbb csillaga van, az győz.
        Egyenlőségnél az győz, aki kevesebb csillagot vesztett a szörnyek miatt. Ha ez is egyenlő, közösen győznek.

## Alone (R22 to R24)

rules-alone = Játék egyedül
    .text =
        Szomszédok nélkül a rajtaütés maga találja meg a helyét. A kártyán jelzett sarokból indul, és a nyíl irányában halad a térkép szélén, majd beljebb a következő gyűrűn, és így tovább. Minden mezőn úgy próbáljuk a formát, ahogy nyomtatva van. Ahol először elfér, ott jelennek meg a szörnyek. Ha sehol sem fér el, nem rajzolunk semmit.
        A német szabály szerint a forma forgatható és tükrözhető: azok közül választasz, amelyek lefedik az első elérhető mezőt.
        A végén a csillagaidból levonjuk a négy rendelet egyéni értékét. Ez a végeredményed, és ezért jár a rang.
rules-shown-walk = { $card } egy üres B térképen: az út az A11 mezőn indul lefelé. Először a C11 mezőn fér el.
rules-rating-from = legalább { $least }
rules-rating-below = { $least } alatt

## Heroes (R29 to R35)

rules-heroes = Hősök
    .text =
        A Hősökkel minden évszakban egy hőskártya is a pakliba kerül, ahogy a rajtaütések. A hősnek nincs ideje. Mindenki egy hősmezőt rajzol a saját térképére, bárhová, ahol üres, és tetszés szerint forgatja a támadását. A támadás jelei betöltött mezőkre és a térképen kívülre is eshetnek.
        A megtámadott mezőn a szörny rögtön elpusztul, az is, amelyik később kerül oda. Az elpusztított mező betöltött, de nem terep: nem kerül csillagba, és egy régióhoz sem tartozik.
rules-shown-hero = { $card } az F4 mezőn áll, és a négy oldalszomszédos mezőt támadja. Az F3 mező szörnye elpusztult.
rules-powers = Betűs szörnyek
    .text = A Hősök rajtaütései az asztalon maradnak, mert a szörnyeik tovább hatnak. Az egyetlen szörnynek, amelyet egy el nem férő forma helyett rajzolunk, nincs se betűje, se ereje.

## Skills (R38, R39)

rules-skills = Képességek
    .text =
        Egy asztal képességekkel is játszhat: három kártya fekszik nyitva mindenkinek. Évszakonként egyszer használhatod az egyiket, és kifizeted az érméit. Amit kifizetsz, azt kihúzzuk, és többé nem ér csillagot.
        Amit egy képesség a rajzhoz ad, annak nem kell romot lefednie.

## Sheets (R2, R35)

rules-sheets = A térképek
    .text =
        Mindenki ugyanolyan térképen játszik. A és B az alapjátékhoz tartozik, C és D a Hősökhöz. A pusztaság kezdettől betöltöttnek számít.
        Romkártyák nélküli játékban a rommező ugyanolyan üres mező, mint a többi.

## What explains itself on the screen

explain-more = Bővebben a szabályokban
explain-time = Idő
    .text = Minden felfedezéskártya hozzáadja az idejét az évszakhoz. A romok, rajtaütések és hősök nem adnak hozzá semmit. Ha az összeg eléri az évszak számát, pontozás jön.
explain-season =
    .text = Akkor ér véget, ha a kártyák ideje együtt eléri ezt: { $time }. Ekkor pontozzuk a rendeleteket ({ $edicts }), velük az érméket és a szörnyeket.
explain-coins = Érmék
    .text = Minden érme egy csillagot ér minden évszak végén. Érmét ad az érmés forma és a négy oldalról körülvett hegy.
explain-monsters = Szörnyek
    .text = Minden évszak végén a szörnyek melletti minden üres mező egy csillagba kerül. Rajzolj ezekre a mezőkre, és nem kerülnek többe.
explain-stars = Csillagok
    .text = Egy évszak két rendeletének csillagai, minden érméért egy csillag, és minden üres mezőért egy szörny mellett eggyel kevesebb.
explain-rating = Végeredmény
    .text = Az év csillagai mínusz a négy rendelet egyéni értéke. A végeredményért rang jár.
explain-card-time = Ideje: { $time }.
explain-card-no-time = Nincs ideje.
explain-solo = Egyéni érték { $solo }: ennyit vonunk le a csillagokból, ha valaki egyedül játszik.
explain-terrain-forest = Minden játékban egy rendelet számolja az erdőt.
explain-terrain-village = Minden játékban egy rendelet számolja a falvakat.
explain-terrain-farm = Minden játékban egy rendelet számolja a farmokat és a vizet.
explain-terrain-water = Minden játékban egy rendelet számolja a vizet és a farmokat.
explain-terrain-monster = Mellette minden üres mező évszakonként egy csillagba kerül.
explain-terrain-hero = Elpusztítja a szörnyeket a megtámadott mezőkön.

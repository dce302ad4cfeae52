# Around the game: start page, tables, options, waiting room, replay, another device. Short and friendly.

## Start

start-go-on = Pokračovat
start-learn = Nauč se hrát
    .solo = Nauč se sólovou hru
    .heroes = Nauč se Hrdiny
start-learn-note = Dvanáct malých kroků, šest minut.
    .solo = Sedm kroků: pochod, hodnocení, titul.
    .heroes = Šest kroků: hrdinové, schopnosti, zničená pole.
start-learn-done = hotovo
start-bots = Hrát proti botům
start-bots-note = Jeden až pět. Začínáš hned.
start-bots-how-many = Kolik botů?
start-bots-which = Jak dobře kreslí?
start-bots-begin = { $count ->
    [one] Začít proti jednomu botovi
    [few] Začít proti { $count } botům
    [many] Začít proti { $count } bota
   *[other] Začít proti { $count } botům
}
start-open = Otevřít stůl
start-open-note = Pro přátele, přes odkaz. Až { $most } míst.
start-join = Přidat se ke stolu
start-join-note = Vlož jeho odkaz nebo kód.
start-join-field = Odkaz nebo kód stolu
start-join-go = Přidat se
start-join-unknown = Tohle není odkaz ani kód žádného zdejšího stolu.
start-name = Hraješ jako { $name }.
start-name-change = Změnit
start-name-another = Jiné jméno
start-name-field = Tvoje jméno
start-name-keep = Uložit
# Names that are offered to guests, with commas between them; at most 24 characters each.
start-pen-names = Inkoustový kompas, Veselý poledník, Hbitý brk, Kapitán Obrys, Lady Vrstevnice, Starý pergamen, Statečný azimut, Zaprášený atlas, Hrabě Horizont, Mlžný přístav, Tichá delta, Zvědavý mys, Šťastná laguna, Střízlivý sextant, Smělý poloostrov, Trpělivá olovnice, Malý maják, Křivé pobřeží, Mírný svah, Rychlá triangulace, Severní střelka, Skrytý fjord, Toulavý ostrov, Rovník za úsvitu
start-how = Jak hra probíhá
start-how-try = Nauč se to v lekci
start-how-draw = Karta, tvar, terén.
    .why = V každém tahu karta ukáže, co všichni kreslí do své mapy: tvar otoč, převrať a polož, kam chceš.
start-how-edicts = Čtyři výnosy dávají body.
    .why = Říkají, jaká mapa je letos dobrá. Na konci každého období se počítají dva z nich.
start-how-monsters = Nestvůry berou body.
    .why = Kreslí ti je do mapy sousedé. Každé prázdné pole vedle nich stojí bod, tak je obklič.
start-how-year = Čtyři období a je konec.
    .why = Vyhrává, kdo má nejvíc bodů; sólo získáš titul.

## Tables

lobby-page = Cartographers: stoly
lobby-title = Stoly
lobby-all = Všechny stoly
lobby-mine = Tvoje stoly
lobby-finished = Dohrané hry
lobby-public = Veřejné stoly
lobby-none-mine = Zatím nesedíš u žádného stolu.
lobby-none-public = Teď není otevřený žádný veřejný stůl. Otevři nějaký: ostatní ho tu najdou.
lobby-none-found = Takový stůl tu není.
lobby-lost = Seznam teď nejde načíst. Zkouším to znovu.
lobby-filter = Zobrazit
lobby-filter-all = Všechny
lobby-filter-free = S volným místem
lobby-filter-playing = Rozehrané
lobby-search = Jméno někoho u stolu
lobby-with = S tebou: { $names }
lobby-solo = Hra sólo
lobby-own-table = Tvůj stůl
lobby-empty-table = Zatím nikdo
lobby-bots = { $count ->
    [one] jeden bot
    [few] { $count } boti
    [many] { $count } bota
   *[other] { $count } botů
}
lobby-open = { $free ->
    [0] Všechna místa obsazená ({ $seats })
    [one] Jedno volné místo z { $seats }
    [few] { $free } volná místa z { $seats }
    [many] { $free } volného místa z { $seats }
   *[other] { $free } volných míst z { $seats }
}
lobby-playing = { $season }, tah { $turn }
lobby-turn = Tah { $turn }
lobby-over = Dohráno
lobby-closed = Zavřeno
lobby-abandoned = Předčasně ukončeno
lobby-place = { $place }. místo (hráčů: { $of })
lobby-your-turn = Tvůj tah
lobby-bot-random = Patlal
    .note = kreslí tvary kamkoli; sám získá kolem 27 bodů
lobby-bot-greedy = Zeměměřič
    .note = bere hned co nejvíc bodů; sám získá kolem 104 bodů
lobby-bot-planner = Plánovač
    .note = váží, co která kresba slibuje až do zimy; sám získá kolem 122 bodů
lobby-bot-master = Mistr
    .note = než něco nakreslí, přehraje si v duchu další tahy; sám získá kolem 129 bodů

## Options

options-page = Cartographers: otevřít stůl
options-title = Otevřít stůl
options-open = Otevřít stůl
options-loading = Nesu karty …
options-played = Co se hraje
options-preset = Co se bude hrát?
options-alike = Totéž: { $names }.
options-own-mix = Vlastní směs
options-own-mix-note = Tohle je tvoje vlastní směs. Zpět se dostaneš výběrem hry nahoře.
options-preset-english = Hra, jak ji většina zná: přepadení od sousedů, cestou zříceniny.
options-preset-polish-base = Základní hra; když se žádný tvar nevejde, smí mít jediné pole libovolný terén.
options-preset-czech = Hra, jak ji většina zná: přepadení od sousedů, cestou zříceniny.
options-preset-hungarian = Základní hra; když se žádný tvar nevejde, smí mít jediné pole libovolný terén.
options-preset-polish-heroes = Hrdinové vracejí údery a nestvůry mají vlastní schopnosti.
options-preset-german = Základní hra; sólo smíš nestvůry otáčet, aby seděly.
options-preset-german-first-game = Pozvolný začátek: čtyři jednoduché výnosy, bez přepadení a zřícenin.
options-preset-combined = Obě hry dohromady: výnosy a přepadení z obou, hrdinové a zříceniny.
options-preset-everything = Všechno najednou: obě sady výnosů, hrdinové a dovednosti.
options-house = Stůl
options-seats = Místa
options-seats-less = O místo méně
options-seats-more = O místo více
options-seats-note = 1 až { $most }. Prázdná místa zmizí, až hra začne.
options-who = Kdo se smí přidat
options-private = S pozvánkou
    .why = Sednou si jen ti, kdo mají tvůj odkaz.
options-public = Kdokoli
    .why = Stůl je ve veřejném seznamu.
options-watchers = Ostatní se smějí dívat
    .why = Kdo zná adresu, vidí mapy, ale nic nekreslí.
options-hints = S nápovědou
    .why = Kdo kreslí, smí se zeptat, které tahy by byly nejlepší.
options-hints-short = Nápověda
options-hints-yes = Povolena
options-hints-no = Žádná
options-clock = Čas na tah
options-clock-none = Bez hodin
options-clock-seconds = { $count ->
    [one] Jedna sekunda
    [few] { $count } sekundy
    [many] { $count } sekundy
   *[other] { $count } sekund
}
options-clock-minutes = { $count ->
    [one] Jedna minuta
    [few] { $count } minuty
    [many] { $count } minuty
   *[other] { $count } minut
}
options-clock-hours = { $count ->
    [one] Jedna hodina
    [few] { $count } hodiny
    [many] { $count } hodiny
   *[other] { $count } hodin
}
options-clock-days = { $count ->
    [one] Jeden den
    [few] { $count } dny
    [many] { $count } dne
   *[other] { $count } dní
}
options-clock-own = Jiný čas
options-clock-count = Kolik
options-clock-unit = Jednotka času
options-clock-note = Když vyprší, kreslí za opozdilce bot, jen v tomto tahu.
options-unit-seconds = sekund
options-unit-minutes = minut
options-unit-hours = hodin
options-unit-days = dní
options-details = Podrobnosti
options-none = Žádné
options-all = Všechny
options-cards = { $count ->
    [0] Žádné
    [one] Jedna karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
}
options-map = Mapa a karty
options-map-with-ruins = { $map }, { $cards }, se zříceninami
options-map-without-ruins = { $map }, { $cards }, bez zřícenin
options-sheet = Mapa
options-explore = Karty průzkumu
options-seasons = Období
options-ruins = Se zříceninami
    .why = Karta zříceniny chce, aby příští tvar zakryl pole se zříceninou.
options-scoring = Výnosy ze sady
options-scoring-both = Obě
options-edicts = Výnosy
options-edicts-dealt = Náhodné
    .why = Náhoda vybere z každé kategorie jeden.
options-edicts-chosen = Vybrané
    .why = Z každé kategorie vybereš jeden a určíš pořadí.
options-edicts-random = Vybrané, náhodné pořadí
    .why = Z každé kategorie vybereš jeden, pořadí určí náhoda.
options-edicts-shuffled = { $names }, v náhodném pořadí
options-edict = Výnos { $edict }
options-ambushes = Přepadení
options-ambushes-which = Která přepadení
options-ambush = Kdo kreslí nestvůry
options-ambush-neighbours = Sousedé
    .why = Každý kreslí do mapy souseda.
options-ambush-walk = Karta sama
    .why = Nestvůry si na každou mapu najdou cestu samy, jako ve hře sólo.
options-reading = Když si karta hledá místo sama
options-reading-fixed = Jako na kartě
    .why = Tvar se neotáčí ani nepřevrací.
options-reading-free = Libovolně otočené
    .why = Tvar se smí otočit i převrátit a vybíráš ty.
options-heroes = Hrdinové
options-heroes-which = Kteří hrdinové
options-skills = Dovednosti
options-skills-which = Které dovednosti
options-skills-of = { $count ->
    [one] Jedna dovednost
    [few] { $count } dovednosti
    [many] { $count } dovednosti
   *[other] { $count } dovedností
}
options-skill-limit = Jak často
options-skill-limit-season = Jedna v každém období
    .why = Kterákoli z vyložených dovedností.
options-skill-limit-game = Každá jednou za hru
    .why = V jednom období jich může být víc.
options-readings = Domácí pravidla
options-fallback-terrain = Když se žádný tvar z karty nevejde
options-fallback-terrain-any = Libovolný terén
    .why = Jediné pole: les, vesnice, farma, voda, nebo nestvůra; ve hře s hrdiny i hrdina.
options-fallback-terrain-card = Terén z karty
    .why = Jediné pole s terénem, který ukazuje karta; vynutí-li si ho zříceniny, libovolný terén.

## The waiting room

gathering-page = Cartographers: { $taken ->
    [one] jeden hráč u stolu
    [few] { $taken } hráči u stolu
    [many] { $taken } hráče u stolu
   *[other] { $taken } hráčů u stolu
}
gathering-title = Scházíme se u stolu
gathering-hidden = Máš pozvánku
gathering-closed = Stůl je zavřený
gathering-taken = Obsazená místa: { $taken } z { $seats }.
gathering-wait = Hru začne { $name }.
gathering-invited = Máš pozvánku k tomuto stolu.
gathering-invited-by = { $name } tě zve k tomuto stolu.
gathering-sit = Sednout si
gathering-sit-here = Sednout sem
gathering-watching = Díváš se. K místu u stolu potřebuješ odkaz s pozvánkou.
gathering-full = Všechna místa jsou obsazená. Můžeš se dívat.
gathering-chair = Místo { $seat }:
gathering-you = to jsi ty
gathering-here = je tu
gathering-bots = Boti
gathering-add-bot = Posadit bota
gathering-fill = { $count ->
    [one] Doplnit jednoho bota
    [few] Doplnit { $count } boty
    [many] Doplnit { $count } bota
   *[other] Doplnit { $count } botů
}
gathering-free = Uvolnit místo: { $name }
gathering-begin = { $count ->
    [one] Začít sólo
    [few] Začít: { $count } hráči
    [many] Začít: { $count } hráče
   *[other] Začít: { $count } hráčů
}
gathering-change = Změnit volby
gathering-keep = Uložit tyto volby
gathering-leave = Odejít od stolu
gathering-close = Zavřít stůl
gathering-removed = Od stolu jsou vykázáni: { $names }. Odkaz s pozvánkou je teď nový: ostatní pozvaní ho potřebují.
gathering-admit = Pustit je zpět
gathering-share = Pozvat ostatní
gathering-share-private = Kdo má tenhle odkaz, může si sednout.
gathering-share-public = Sednout si může kdokoli; odkaz vede sem.
# A command follows
gathering-only-here = Tenhle odkaz otevře jen tento počítač. Spusť stůl tak, aby mohli přijít přátelé z tvé sítě:
gathering-link = Odkaz na tuto stránku
gathering-qr = QR kód odkazu
gathering-copy = Kopírovat
gathering-copied = Zkopírováno
gathering-copy-failed = Kopírování se nepovedlo. Odkaz je označený: stiskni Ctrl+C (⌘C), nebo ho podrž prstem a zvol „Kopírovat“.
gathering-send = Poslat
gathering-seal = Poctivý balíček.
    .why = Všechny balíčky už jsou zamíchané. Tahle pečeť patří k jejich semínku; po hře se semínko ukáže a každý si může ověřit, že se žádná karta nepohnula.
gathering-sat-down = { $name } si sedá ke stolu.
gathering-bot-sat-down = Bot si sedá na místo { $seat }.
gathering-stood-up = { $name } odchází od stolu.
gathering-host-passed = Hostitelem je teď { $name }.
gathering-arranged = Hostitel změnil volby.

## Replay

replay-page = Cartographers: přehrání hry
replay-title = Přehrání hry
replay-loading = Nesu hru …
replay-controls = Okamžiky hry
replay-moment = Okamžik
replay-step = { $step } z { $steps }
replay-first = Na začátek
replay-back = O okamžik zpět
replay-play = Přehrát
replay-pause = Pauza
replay-next = O okamžik dál
replay-last = Na konec
replay-place = { $place }.
replay-keep = Uložit a sdílet
replay-share = Sdílet přehrání
    .why = Kdo má odkaz, může si hru prohlédnout znovu.
replay-png = Mapa jako PNG
replay-svg = Mapa jako SVG
replay-record = Záznam jako text
    .why = V záznamu je celá hra. Kdokoli ji může ověřit: cartographers replay --verify.
replay-analysis = Rozbor
replay-analysis-busy = Počítám, co by bylo nejlepší …
replay-given-in-all = Ztracené body celkem: { $stars }
replay-start-and-luck = Při první kartě se dalo čekat: { $start }, štěstí: { $luck }.
replay-spared = Škody ušetřené na mapách sousedů, v bodech: { $stars }.
replay-turning = Zlomové okamžiky
replay-drawn = Nakresleno
replay-best = Nejlepší
replay-turn-gave = Tah { $turn }, ztracené body: { $stars }.
replay-turn-spared = Tah { $turn }, škody ušetřené sousedovi, v bodech: { $stars }.
replay-turn-best = Tah { $turn }: lépe to nešlo.
replay-no-choice = V tomto tahu nebylo co vybírat.
replay-bars = Ztracené body, tah po tahu
replay-draws-on = { $name } kreslí do mapy hráče { $other }.

## Another device

move-link = Jiné zařízení
move-page = Cartographers: jiné zařízení
move-title = Hrát dál na jiném zařízení
move-why = Otevři tam tento odkaz nebo naskenuj kód: jméno i všechny stoly ti zůstanou.
move-share = Odkaz jen pro tebe
    .why = Platí { $minutes ->
        [one] jednu minutu
        [few] { $minutes } minuty
        [many] { $minutes } minuty
       *[other] { $minutes } minut
    }. Kdo ho má, hraje za tebe, tak si ho nech pro sebe.
move-again = Vytvořit nový odkaz
move-stranger = Nikdo tě tu ještě nezná: nejdřív si zahraj, pak si vezmi své hry s sebou.
move-ask = S tímto odkazem budeš tady pokračovat jako { $name }. Funguje jen jednou.
move-ask-instead = V tomto prohlížeči hraješ jako { $name }. S tímto odkazem tu budeš někdo jiný: stoly hráče { $name } necháš za sebou.
move-go = Hrát dál tady

## Stoly na tomto zařízení, bez serveru

start-pass = Hrát na jednom zařízení
start-pass-note = Dva až šest lidí, jeden po druhém.
start-pass-who = Kdo hraje?
start-pass-name = Osoba { $number }
start-pass-add = Ještě jedna osoba
start-pass-remove = Bez osoby { $number }
start-pass-begin = Začít
gathering-person = Další člověk u tohoto zařízení
gathering-person-add = Přidat
start-options = Vybrat karty a pravidla
start-options-note = Sady, mapa, výnosy, boti.
start-server = Hrát na více zařízeních
start-server-note = K tomu je potřeba server. Vlož jeho adresu.
start-server-field = Adresa serveru
start-server-go = Přejít tam
start-server-own = Vlastní server: pip install cartographers, pak cartographers serve.
pass-to = Předej dál: { $name }
pass-hidden = { $name } má nakresleno. Nikdo to neuvidí, dokud nenakreslí všichni.
pass-look-away = Ostatní se nedívají.
pass-me = To jsem já, { $name }
pass-back = Zpět k mapě: { $name }
pass-done = má nakresleno
pass-now = teď
pass-later = čeká
desk-loading = Připravujeme stůl: { $percent } %
desk-failed = Stůl se nepodařilo načíst. Zkontroluj připojení; další kliknutí to zkusí znovu.
desk-offline = Bez připojení: nové hry se hrají na tomto zařízení.
desk-ready = Všechno je na tomto zařízení: hrát lze i bez sítě.
desk-fleeting = Tento prohlížeč nic neukládá: po zavření karty hry zmizí.
desk-keep = Všechny hry do souboru
desk-bring = Načíst hry ze souboru
desk-brought = { $new ->
    [one] Přibyla { $new } hra.
    [few] Přibyly { $new } hry.
    [many] Přibylo { $new } hry.
   *[other] Přibylo { $new } her.
}
update-ready = Nová verze této stránky je připravena.
update-take = Načíst ji

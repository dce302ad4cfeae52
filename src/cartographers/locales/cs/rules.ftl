# The rules as the page tells them, in our own words, and what explains itself on the screen.
# Each line of a .text is a paragraph. The numbers R… point to docs/rules.md.

rules-title = Pravidla hry
rules-lead = Vše, co ke hře potřebuješ, s příklady. Stůl může něco vynechat: říká to jeho nastavení.
rules-contents = Obsah

## What it is about

rules-goal = Cíl hry
    .text =
        Každý kreslí vlastní mapu na list s 11 řádky a 11 sloupci. Čtyři výnosy říkají, za co jsou letos body.
        Rok má čtyři období a každé končí bodováním. Kdo má po zimě nejvíc bodů, vyhrává.
rules-shown-goal = Mapa na konci roku: lesy, vesnice, farmy a voda, obklíčené nestvůry a mezi nimi hrdina.

## A turn (R10, R11, R13)

rules-turn = Tah
    .text =
        Odhalí se karta. Všichni kreslí zároveň, každý do své mapy.
        Vyber jeden z tvarů karty a jeden z jejích terénů. Nakresli ten terén na každé pole tvaru. Všechna ta pole musí ležet na mapě a být prázdná. Kresba se nemusí ničeho dotýkat.
        Je-li vedle tvaru mince, dostaneš minci. Číslo u hodin je čas, který karta zabere.
rules-shown-card = { $card } má dva tvary. Menší přinese minci.
rules-shown-turn = Větší tvar karty { $card }, nakreslený jako vesnice na pěti prázdných polích.

## Turning and mirroring (R11, R20)

rules-shapes = Otáčení a převracení
    .text =
        Tvar můžeš libovolně otočit i převrátit.
        Některé tvary mají mezery. Mezera k tvaru nepatří: nezáleží na tom, co v ní leží, a smí být i mimo mapu.
rules-shown-shapes = Tvar karty { $card } v osmi polohách. Všechny jsou dovolené.

## Ruins (R10, R15, R16)

rules-ruins = Zříceniny
    .text =
        Karta zříceniny nezabere žádný čas a hned se odhalí další. Ta musí zakrýt aspoň jedno prázdné pole se zříceninou. I po dvou kartách zřícenin za sebou stačí jedno.
        Pokud žádný tvar karty zříceninu zakrýt nemůže, nakresli jediné pole libovolného terénu, kamkoli.
        Přijde-li dřív přepadení nebo hrdina, odehraje se jako vždy. Zříceniny čekají na další kartu průzkumu.
        Pole se zříceninou jím zůstává, i když je na něm něco nakresleno. Některé výnosy ho počítají.
rules-shown-ruins = Dovoleno: řeka zakrývá zříceninu na C2.
rules-shown-missed = Po kartě zříceniny nedovoleno: zřícenina na C2 zůstává nezakrytá.

## Ambushes and monsters (R7, R19, R21, R25)

rules-ambush = Přepadení a nestvůry
    .text =
        Na začátku každého období se do balíčku přimíchá jedno přepadení a nikdo neví které. Když se odhalí, každý list putuje k sousedovi: na kterou stranu, říká šipka na kartě. Nakresli nestvůry na list, který k tobě přišel, libovolně otočené i převrácené. Pak se listy vrátí domů.
        Nevejde-li se tvar nikam, nakresli jediné pole nestvůr.
        Na konci každého období stojí každé prázdné pole vedle nestvůry jeden bod, ať je kolem něj nestvůr jakkoli mnoho. Proto na ta pole kresli: nestvůry obklič.
rules-shown-open = Vedle těchto nestvůr je deset prázdných polí: deset bodů ztráty.
rules-shown-fenced = Na sedmi z nich už je něco nakresleno. Ztráta jsou jen tři body.

## Mountains and coins (R5, R13, R14, R25)

rules-mountains = Hory a mince
    .text =
        Jsou-li zaplněná všechna čtyři pole kolem hory, dostaneš minci, za každou horu jednou. Nezáleží na tom, kdo je zaplnil a čím.
        Každá mince přinese na konci každého období jeden bod. Mince z jara se tedy počítá čtyřikrát.
        Míst na mince: { $room }. Další propadají.
rules-shown-mountain = Voda zaplní poslední stranu hory na F6: jedna mince.

## When nothing fits (R12, R18)

rules-nothing = Když se nic nevejde
    .text =
        Dokud se aspoň jeden tvar karty někam vejde, musíš takový nakreslit. Nevejde-li se žádný, nakresli místo něj jediné pole, kamkoli. Minci z karty nepřinese.
        Vydání se liší v tom, jaký smí mít terén: v některých libovolný, v jiných jen z karty. Stůl ukáže, co si můžeš vybrat.
        Nemáš-li na mapě žádné prázdné pole, nekreslíš nic.
rules-shown-nothing = { $card } se na tuto mapu nikam nevejde. Místo toho se kreslí jediné pole, zde na { $space }.

## A season and its scoring (R8, R9, R17, R25)

rules-season = Období a jeho bodování
    .text =
        Časy karet průzkumu se sčítají. Jakmile součet dosáhne čísla období nebo ho překročí, karta se ještě nakreslí a období končí. Zříceniny, přepadení a hrdinové žádný čas nezaberou.
        Pak se počítají body: dva výnosy období, bod za každou minci a o bod méně za každé prázdné pole vedle nestvůry.
        Na další období se znovu zamíchají všechny karty průzkumu a k nim jedno další přepadení. Přepadení, která se neodhalila, zůstávají v balíčku.
rules-season-ends = Čas
rules-season-scores = Výnosy
rules-shown-season = Takto se počítá { $card }: pět polí s vodou a farmou leží vedle sebe, takže dává pět bodů.
rules-shown-sum = Součet období: dva výnosy, dvě mince, tři prázdná pole vedle nestvůr. Sedm bodů.

## Edicts (R1 to R3, R6, R9)

rules-edicts = Výnosy
    .text =
        K písmenům A, B, C a D se rozdá po jedné kartě každého druhu. Každý výnos se boduje ve dvou obdobích.
        Pole leží vedle sebe, když mají společnou stranu; roh nestačí. Území jsou všechna pole jednoho terénu spojená stranami. I jediné pole je území.
        Zaplněné je každé pole, které není prázdné: i hory, pustina, nestvůry a zničená pole.
        Obrázky jsou malé příklady. Body dávají orámovaná pole.
rules-solo-number = sólo { $solo }

## The end (R26)

rules-end = Konec hry
    .text =
        Po zimě rok končí. Vyhrává, kdo má nejvíc bodů.
        Při shodě vyhrává ten, kdo kvůli nestvůrám ztratil méně bodů. Je-li i to stejné, vyhrávají společně.

## Alone (R22 to R24)

rules-alone = Sólová hra
    .text =
        Bez sousedů si přepadení najde místo samo. Začne v rohu, který uvádí karta, a jde po okraji ve směru šipky, pak po dalším kruhu blíž ke středu a tak dále. Na každém poli se zkouší tvar tak, jak je vytištěný. Kde se vejde nejdřív, tam se nestvůry objeví. Nevejde-li se nikam, nekreslí se nic.
        Podle německých pravidel se tvar smí otáčet i převracet: vybíráš z kreseb, které zakryjí první pole, na něž dosáhne.
        Na konci se od bodů odečtou sólová čísla čtyř výnosů. To je tvé hodnocení a k němu patří titul.
rules-shown-walk = { $card } na čistém listu B: cesta začíná na A11 a vede dolů. Poprvé se vejde na C11.
rules-rating-from = od { $least }
rules-rating-below = pod { $least }

## Heroes (R29 to R35)

rules-heroes = Hrdinové
    .text =
        Ve hře s Hrdiny se každé období přimíchá karta hrdiny, stejně jako přepadení. Hrdina nezabere žádný čas. Každý nakreslí jedno pole hrdiny do vlastní mapy, kamkoli na prázdné, a jeho útok libovolně otočí. Značky útoku smějí ležet na zaplněných polích i mimo mapu.
        Nestvůra na napadeném poli je hned zničená, i ta, která tam přijde později. Zničené pole je zaplněné, ale není to terén: nestojí žádné body a nepatří do žádného území.
rules-shown-hero = { $card } stojí na F4 a útočí na čtyři pole vedle sebe. Nestvůra na F3 je zničená.
rules-powers = Nestvůry s písmenem
    .text = Přepadení z Hrdinů zůstávají na stole, protože jejich nestvůry působí dál. Jediná nestvůra nakreslená místo tvaru, který se nevešel, nemá písmeno ani moc.

## Skills (R38, R39)

rules-skills = Dovednosti
    .text =
        Stůl může hrát s dovednostmi: jsou to tři karty, které leží odkryté pro všechny. Jednou za období smíš jednu z nich použít a zaplatit její mince. Co zaplatíš, se přeškrtne a body už nepřináší.
        Co dovednost přikreslí, nemusí zakrývat zříceniny.

## Sheets (R2, R35)

rules-sheets = Listy
    .text =
        Všichni hrají na stejném listu. A a B patří k základní hře, C a D k Hrdinům. Pustina je zaplněná od začátku.
        Ve hrách bez karet zřícenin je pole se zříceninou obyčejné prázdné pole.

## What explains itself on the screen

explain-more = Víc v pravidlech
explain-time = Čas
    .text = Každá karta průzkumu přidá svůj čas k období. Zříceniny, přepadení a hrdinové nepřidají nic. Jakmile součet dosáhne čísla období, období se boduje.
explain-season =
    .text = Končí, když součet časů karet dosáhne { $time }. Pak se bodují výnosy { $edicts } a s nimi mince a nestvůry.
explain-coins = Mince
    .text = Každá mince přinese na konci každého období jeden bod. Mince dávají tvary s mincí a hory zaplněné ze všech čtyř stran.
explain-monsters = Nestvůry
    .text = Na konci každého období stojí každé prázdné pole vedle nestvůry jeden bod. Kresli na ta pole a přestanou tě stát body.
explain-stars = Body
    .text = Období dává body za své dva výnosy, bod za každou minci a o bod méně za každé prázdné pole vedle nestvůry.
explain-rating = Hodnocení
    .text = Body za celý rok minus sólová čísla čtyř výnosů. Podle hodnocení získáš titul.
explain-card-time = Zabere čas: { $time }.
explain-card-no-time = Nezabere žádný čas.
explain-solo = Sólové číslo { $solo }: tolik se odečte od bodů, když někdo hraje sám.
explain-terrain-forest = V každé hře jeden výnos počítá les.
explain-terrain-village = V každé hře jeden výnos počítá vesnice.
explain-terrain-farm = V každé hře jeden výnos počítá farmy a vodu.
explain-terrain-water = V každé hře jeden výnos počítá vodu a farmy.
explain-terrain-monster = Každé prázdné pole vedle ní stojí v každém období bod.
explain-terrain-hero = Ničí nestvůry na polích, na která útočí.

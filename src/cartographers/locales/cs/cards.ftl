# What is printed on cards and sheets, in Czech.
# The names are those of the Czech edition; “ours” stands above a name that we translated ourselves.
# The sentences (.rule) are our own. The numbers R… point to docs/rules.md.


## Explore cards

# A ruins card never stands alone: the obligation waits for the next explore card (R15, R16).
card-temple-ruins = Zřícený chrám
    .rule = Příští karta průzkumu musí zakrýt pole se zříceninou.
card-outpost-ruins = Zřícená pevnost
    .rule = Příští karta průzkumu musí zakrýt pole se zříceninou.
card-great-river = Veletok
    .rule = Menší tvar přinese jednu minci.
card-farmland = Zemědělská půda
    .rule = Menší tvar přinese jednu minci.
card-hamlet = Městečko
    .rule = Menší tvar přinese jednu minci.
card-forgotten-forest = Les zapomnění
    .rule = Menší tvar přinese jednu minci.
card-hinterland-stream = Říčka v polích
card-homestead = Hospodářství
card-orchard = Ovocný sad
card-treetop-village = Víska ve větvích
card-marshlands = Bažiny
card-fishing-village = Rybářská osada
card-rift-lands = Prostorové trhliny
    .rule = Jedno pole: les, vesnice, farma, voda, nebo nestvůra.


## Explore cards of Heroes

# ours
card-lagoon = Laguna
    .rule = Menší tvar přinese jednu minci.
# The gaps of Pasture and of Timber Grove are no part of the shape (R20).
# ours
card-pasture = Pastvina
    .rule = Menší tvar přinese jednu minci. V jeho mezeře může být cokoli.
# ours
card-settlement = Osídlení
    .rule = Menší tvar přinese jednu minci.
# ours
card-timber-grove = Dřevařský háj
    .rule = Menší tvar přinese jednu minci. V mezeře většího může být cokoli.
# ours
card-hillside-terrace = Terasy na svahu
# ours
card-frontier-dwelling = Hraniční stavení
# ours
card-wildwood-garden = Divoká zahrada
# ours
card-woodland-crossroads = Lesní rozcestí
# ours
card-mangrove-swamp = Mangrovy
# ours
card-coastal-encampment = Pobřežní tábor
# ours
card-kethras-gates = Brány Kethry
    .rule = Jedno pole: les, vesnice, farma, voda, nebo nestvůra.


## Hero cards: which spaces the attack marks (R29, R30)

# ours
card-dobrik = Dobrik z Lorkheimu
    .rule = Útočí na čtyři pole vedle hrdiny.
# ours
card-wren = Wren Lvice
    .rule = Útočí na řadu tří polí napříč, dva kroky před hrdinou.
# ours
card-freyla = Freyla Věrná
    .rule = Útočí na tři pole za sebou přímo před hrdinou.
# ours
card-dal = Dal z Jolevu
    .rule = Útočí na čtyři pole, která se hrdiny dotýkají rohem.


## Ambush cards

card-goblin-attack = Útok goblinů
    .rule = Listy putují doprava, proti směru hodin. Sólo: z pravého dolního rohu, proti směru hodin.
# The gap is no part of the shape (R20).
card-bugbear-assault = Nájezd gobrů
    .rule = Listy putují doleva, po směru hodin. Sólo: z pravého horního rohu, po směru hodin. V mezeře může být cokoli.
card-kobold-onslaught = Výpad koboldů
    .rule = Listy putují doleva, po směru hodin. Sólo: z levého dolního rohu, po směru hodin.
card-gnoll-raid = Vpád gnolů
    .rule = Listy putují doprava, proti směru hodin. Sólo: z levého horního rohu, proti směru hodin.


## Promo ambush cards

card-flayer-incursion = Invaze mozkožroutů
    .rule = Listy putují doprava, proti směru hodin. Sólo: z pravého horního rohu, proti směru hodin.
card-insectoid-invasion = Rojení hmyzáků
    .rule = Listy putují doleva, po směru hodin. Sólo: z levého horního rohu, po směru hodin.
card-ratman-strike = Přepadení krysodlaky
    .rule = Listy putují doleva, po směru hodin. Sólo: z pravého dolního rohu, po směru hodin.
card-ogre-charge = Řádění zlobrů
    .rule = Listy putují doprava, proti směru hodin. Sólo: z levého dolního rohu, proti směru hodin.


## Ambush cards of Heroes, with their powers (R31 to R33)

# ours
card-dragon = Dračí výheň
    .rule = Listy putují doprava, proti směru hodin. Sólo: z levého dolního rohu, proti směru hodin. Obklíčený nebo zničený drak dá majiteli mapy tři mince.
# ours
card-zombie = Nákaza zombií
    .rule = Listy putují doprava, proti směru hodin. Sólo: z levého horního rohu, proti směru hodin. Po bodování každého období se prázdná pole vedle zombií změní v zombie.
# ours
card-troll = Běsnění obřího trolla
    .rule = Listy putují doleva, po směru hodin. Sólo: z pravého horního rohu, po směru hodin. Po bodování každého období majitel mapy zničí jedno prázdné pole vedle trolla.
# ours
card-gorgon = Pohled gorgony
    .rule = Listy putují doleva, po směru hodin. Sólo: z pravého dolního rohu, po směru hodin. Kdo ji nakreslí, pak zničí jedno pole vedle ní, prázdné nebo s nakresleným terénem.


## Scoring cards: forest

card-sentinel-wood = Hraniční les
    .rule = Jeden bod za každé pole s lesem na okraji mapy.
card-greenbough = Lesní království
    .rule = Jeden bod za každý řádek a jeden za každý sloupec, kde roste les.
card-treetower = Lesní houština
    .rule = Jeden bod za každé pole s lesem, vedle kterého není prázdné pole.
card-stoneside-forest = Lesnaté podhůří
    .rule = Tři body za každou horu, ze které jedno území s lesem vede k jiné hoře.
# ours
card-faunlost-thicket = Faunlostské houští
    .rule = Dva body za každé pole nejdelšího pruhu lesa bez přerušení v jednom sloupci.
# ours
card-deepwood = Hluboký hvozd
    .rule = Šest bodů za každé území s lesem o pěti a více polích, které se nedotýká vesnice.
# ours
card-heart-of-the-forest = Srdce lesa
    .rule = Dva body za každé pole s lesem, které má ze všech stran jen les nebo okraj mapy.
# ours
card-sleepy-valley = Ospalé údolí
    .rule = Čtyři body za každý řádek, kde jsou tři pole s lesem nebo více.


## Scoring cards: water and farm

card-canal-lake = Zavlažovací kanály
    .rule = Jeden bod za každé pole s vodou vedle farmy a jeden za každé pole s farmou vedle vody.
card-mages-valley = Údolí čarodějů
    .rule = Dva body za každé pole s vodou vedle hory, jeden za každé pole s farmou vedle hory.
card-the-golden-granary = Pradávná sýpka
    .rule = Jeden bod za každé pole s vodou vedle zříceniny, tři za každé pole s farmou na zřícenině.
card-shoreside-expanse = Úrodné břehy
    .rule = Tři body za každé území farem bez dotyku s vodou a okrajem a každé území vody bez dotyku s farmou a okrajem.
# ours
card-craylund = Craylund
    .rule = Sedm bodů za každé území s farmou, které se dotýká tří nebo více polí s vodou.
# ours
card-ulems-wallow = Ulemovo bahniště
    .rule = Čtyři body za každé pole s vodou vedle dvou nebo více polí s farmou.
# ours
card-clawsgrave-peaks = Drápové štíty
    .rule = Pět bodů za každou horu, ze které vede území s vodou k farmě.
# ours
card-jorekburg = Jorekburg
    .rule = Čtyři body za každý sloupec, kde je stejně polí s farmou a s vodou, od obojího aspoň jedno.


## Scoring cards: village

card-wildholds = Osada
    .rule = Osm bodů za každé území s vesnicí, které se rozrostlo na šest nebo více polí.
card-great-city = Královské město
    .rule = Jeden bod za každé pole toho největšího území s vesnicí, které se nedotýká hory.
card-greengold-plains = Úrodné pláně
    .rule = Tři body za každé území s vesnicí, které se dotýká aspoň tří dalších druhů terénu.
card-shieldgate = Obranný val
    .rule = Dva body za každé pole území s vesnicí, které je velikostí druhé v pořadí.
# ours
card-traylo-monastery = Klášter Traylo
    .rule = Sedm bodů za každé území s vesnicí, v němž jsou čtyři pole v přímce za sebou.
# ours
card-outer-enclave = Odlehlá enkláva
    .rule = Jeden bod za každé prázdné pole vedle toho území s vesnicí, které jich má nejvíc.
# ours
card-gnomish-colony = Kolonie gnómů
    .rule = Šest bodů za každé území s vesnicí, do kterého se vejde čtverec dva krát dva.
# ours
card-caravansary = Karavanseráj
    .rule = Jeden bod za každý řádek a jeden za každý sloupec území s vesnicí, které jich zabírá nejvíc.


## Scoring cards: spatial

card-borderlands = Pohraničí
    .rule = Šest bodů za každý řádek a každý sloupec bez prázdného pole.
card-lost-barony = Zapomenuté hrabství
    .rule = Tři body za každý řádek největšího čtverce bez prázdných polí.
card-the-broken-road = Dlážděná cesta
    .rule = Tři body za každou plnou úhlopříčku, která klesá od levého okraje mapy ke spodnímu.
card-the-cauldrons = Propasti
    .rule = Jeden bod za každé prázdné pole, vedle kterého není jiné prázdné.
# ours
card-dwarvenholds = Trpasličí pevnosti
    .rule = Sedm bodů za každý řádek a každý sloupec s horou a bez prázdného pole.
# ours
card-silos = Obilná sila
    .rule = Deset bodů za každý lichý sloupec (1, 3, 5, 7, 9, 11) bez prázdného pole.
# ours
card-banded-hills = Pruhované vrchy
    .rule = Čtyři body za každý řádek s pěti nebo více druhy terénu; počítají se i hory, nestvůry a hrdina.
# ours
card-starlit-sigil = Hvězdné znamení
    .rule = Čtyři body za každou skupinu přesně tří spojených prázdných polí.


## Categories of scoring cards

category-forest = Les
category-village = Vesnice
# ours
category-water-farm = Voda a farma
# ours
category-spatial = Rozložení mapy


## Seasons

season-spring = Jaro
season-summer = Léto
season-fall = Podzim
season-winter = Zima


## Terrains, and what a sheet has printed on it

terrain-forest = Les
terrain-village = Vesnice
terrain-farm = Farma
terrain-water = Voda
terrain-monster = Nestvůry
# ours
terrain-hero = Hrdina
terrain-mountain = Hory
terrain-wasteland = Pustina


## Sheets

sheet-a = Divočina
sheet-b = Pustina
# ours
sheet-c = Mapa C
# ours
sheet-d = Mapa D
sheet-own = Vlastní list


## Skills: what you pay, and what for (R38, R39)

# ours
skill-acrobatics = Akrobacie
    .rule = Dvě mince: právě odhalené přepadení u tebe zakreslí jen dvě sousední pole nestvůr.
# ours
skill-concentration = Soustředění
    .rule = Tři mince: nakresli vybraný tvar ještě jednou, se stejným terénem.
# ours
skill-heal = Léčení
    .rule = Jedna mince: přikresli dvě sousední pole vedle nestvůry, s terénem nabízeným v tomto tahu.
# ours
skill-diplomacy = Diplomacie
    .rule = Jedna mince: přikresli jedno pole, které je farmou i vesnicí zároveň.
# ours
skill-lore = Vědomosti
    .rule = Zdarma: nakresli vybraný tvar jako vesnici místo terénu z karty.
# ours
skill-stealth = Plížení
    .rule = Zdarma: vybraný tvar smí přesahovat přes okraj mapy; kreslíš jen to, co je na mapě.
# ours
skill-negotiation = Vyjednávání
    .rule = Jedna mince: nakresli čtverec dva krát dva místo tvaru z karty.
# ours
skill-search = Pátrání
    .rule = Zdarma: přikresli jedno pole stejného terénu vedle tvaru z tohoto tahu.


## Titles of a game alone, best first (R24)

title-legendary-cartographer = Věhlasný kartograf
title-master-mapsmith = Zkušený kreslič map
title-journeyman-topographer = Vyučený geodet
# ours
title-apprentice-surveyor = Začínající zeměměřič
title-amateur-assessor = Snaživý dělník
title-inept-assistant = Nešikovný pomocník
title-dimwitted-doodler = Neschopný patlal
title-oblivious-inkdrinker = Nosič inkoustu


## Sets of cards

set-base = Základní hra
# ours
set-heroes = Hrdinové
set-promo = Promo karty


## Ready-made tables

preset-english = Základní hra, anglické vydání
preset-polish-base = Základní hra, polské vydání
preset-polish-heroes = Hrdinové, polské vydání
preset-czech = Základní hra, české vydání
preset-german = Základní hra, německé vydání
preset-german-first-game = První hra, německé vydání
preset-hungarian = Základní hra, maďarské vydání
preset-combined = Základní hra s Hrdiny
preset-everything = Základní hra s Hrdiny a dovednostmi

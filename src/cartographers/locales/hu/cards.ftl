# What is printed on cards and sheets, in Hungarian.
# The names are those of the Hungarian edition; where we do not know one, the name is our own and says so: # ours
# The sentences (.rule) are all our own. The numbers R… point to docs/rules.md.


## Explore cards

# A ruins card never stands alone: the obligation waits for the next explore card (R15, R16).
card-temple-ruins = Templomrom
    .rule = A következő felfedezéskártyának rommezőt kell lefednie.
card-outpost-ruins = Előőrsrom
    .rule = A következő felfedezéskártyának rommezőt kell lefednie.
card-great-river = Nagy folyó
    .rule = A kisebb forma egy érmét ér.
card-farmland = Termőföld
    .rule = A kisebb forma egy érmét ér.
card-hamlet = Község
    .rule = A kisebb forma egy érmét ér.
card-forgotten-forest = Elfeledett erdő
    .rule = A kisebb forma egy érmét ér.
card-hinterland-stream = Öntözőcsatorna
card-homestead = Tanya
card-orchard = Gyümölcsöskert
card-treetop-village = Lombfalu
card-marshlands = Mocsár
card-fishing-village = Halászfalu
card-rift-lands = Átjáró
    .rule = Egyetlen mező: erdő, falu, farm, víz vagy szörny.


## Explore cards of Heroes

# ours
card-lagoon = Lagúna
    .rule = A kisebb forma egy érmét ér.
# The gaps of Pasture and of Timber Grove are no part of the shape (R20).
# ours
card-pasture = Legelő
    .rule = A kisebb forma egy érmét ér. A kihagyott mezőn bármi lehet.
# ours
card-settlement = Település
    .rule = A kisebb forma egy érmét ér.
# ours
card-timber-grove = Ligetes erdő
    .rule = A kisebb forma egy érmét ér. A nagyobb kihagyott mezőin bármi lehet.
# ours
card-hillside-terrace = Hegyoldali terasz
# ours
card-frontier-dwelling = Végvidéki porta
# ours
card-wildwood-garden = Vadregényes kert
# ours
card-woodland-crossroads = Erdei útkereszteződés
# ours
card-mangrove-swamp = Mangrovemocsár
# ours
card-coastal-encampment = Tengerparti tábor
# ours
card-kethras-gates = Kethra kapui
    .rule = Egyetlen mező: erdő, falu, farm, víz vagy szörny.


## Hero cards: which spaces the attack marks (R29, R30)

# ours
card-dobrik = Lorkheimi Dobrik
    .rule = A négy oldalszomszédos mezőt támadja.
# ours
card-wren = Wren, a nőstényoroszlán
    .rule = Két lépéssel maga előtt három mezőt támad keresztben.
# ours
card-freyla = Igaz Freyla
    .rule = Egyenesen maga előtt a három legközelebbi mezőt támadja.
# ours
card-dal = Jolevi Dal
    .rule = A négy átlósan szomszédos mezőt támadja.


## Ambush cards

card-goblin-attack = Goblin portya
    .rule = A térképek jobbra mennek. Egyedül: a jobb alsó sarokból, az óramutató járásával szemben.
# The gap is no part of the shape (R20).
card-bugbear-assault = Vadember roham
    .rule = A térképek balra mennek. Egyedül: a jobb felső sarokból, az óramutató járása szerint. A kihagyott mezőkön bármi lehet.
card-kobold-onslaught = Kobold tombolás
    .rule = A térképek balra mennek. Egyedül: a bal alsó sarokból, az óramutató járása szerint.
card-gnoll-raid = Gnoll fosztogatás
    .rule = A térképek jobbra mennek. Egyedül: a bal felső sarokból, az óramutató járásával szemben.


## Promo ambush cards

# ours
card-flayer-incursion = Nyúzók betörése
    .rule = A térképek jobbra mennek. Egyedül: a jobb felső sarokból, az óramutató járásával szemben.
# ours
card-insectoid-invasion = Rovarlények inváziója
    .rule = A térképek balra mennek. Egyedül: a bal felső sarokból, az óramutató járása szerint.
# ours
card-ratman-strike = Patkányemberek csapása
    .rule = A térképek balra mennek. Egyedül: a jobb alsó sarokból, az óramutató járása szerint.
# ours
card-ogre-charge = Ogrék rohama
    .rule = A térképek jobbra mennek. Egyedül: a bal alsó sarokból, az óramutató járásával szemben.


## Ambush cards of Heroes, with their powers (R31 to R33)

# ours
card-dragon = Sárkánytűz
    .rule = A térképek jobbra mennek. Egyedül: a bal alsó sarokból, az óramutató járásával szemben. Ha a térképeden körbezárod vagy elpusztul, három érmét kapsz.
# ours
card-zombie = Zombijárvány
    .rule = A térképek jobbra mennek. Egyedül: a bal felső sarokból, az óramutató járásával szemben. Minden pontozás után a zombik melletti üres mezők is zombik lesznek.
# ours
card-troll = Óriástroll tombolása
    .rule = A térképek balra mennek. Egyedül: a jobb felső sarokból, az óramutató járása szerint. Minden pontozás után elpusztítasz mellette egy üres mezőt a térképeden.
# ours
card-gorgon = Gorgó tekintete
    .rule = A térképek balra mennek. Egyedül: a jobb alsó sarokból, az óramutató járása szerint. Aki rajzolta, utána elpusztít mellette egy mezőt, üreset vagy rajzoltat.


## Scoring cards: forest

card-sentinel-wood = Faőrszem
    .rule = Egy csillag minden erdőmezőért a térkép szélén.
card-greenbough = Zöld gally
    .rule = Egy csillag minden sorért és minden oszlopért, ahol van erdő.
card-treetower = Fatorony
    .rule = Egy csillag minden erdőmezőért, amely mellett nincs üres mező.
card-stoneside-forest = Kőmelléki erdő
    .rule = Három csillag minden hegyért, ahonnan egy erdőrégió másik hegyhez vezet.
# ours
card-faunlost-thicket = Faunlost sűrűje
    .rule = Két csillag a leghosszabb összefüggő függőleges erdősáv minden mezőjéért.
# ours
card-deepwood = Rengeteg
    .rule = Hat csillag minden legalább ötmezős erdőrégióért, amely nem érint falut.
# ours
card-heart-of-the-forest = Az erdő szíve
    .rule = Két csillag minden erdőmezőért, amelyet csak erdő vagy a térkép széle vesz körül.
# ours
card-sleepy-valley = Álmos völgy
    .rule = Négy csillag minden sorért, ahol legalább három erdőmező van.


## Scoring cards: water and farm

card-canal-lake = Csatorna-tó
    .rule = Egy csillag minden vízmezőért farm mellett és minden farmmezőért víz mellett.
card-mages-valley = Mágusok völgye
    .rule = Hegy mellett két csillag minden vízmezőért, egy minden farmmezőért.
card-the-golden-granary = Az arany magtár
    .rule = Egy csillag minden vízmezőért rom mellett, három minden farmmezőért romon.
card-shoreside-expanse = Partmenti terjeszkedés
    .rule = Három-három csillag a térkép szélét nem érintő régiókért: farm, ha víz sincs mellette; víz, ha farm sincs.
# ours
card-craylund = Craylund
    .rule = Hét csillag minden farmrégióért, amely legalább három vízmezőt érint.
# ours
card-ulems-wallow = Ulem dagonyája
    .rule = Négy csillag minden vízmezőért, amely mellett legalább két farmmező van.
# ours
card-clawsgrave-peaks = Karomsír csúcsai
    .rule = Öt csillag minden hegyért, ahonnan egy vízrégió farmhoz vezet.
# ours
card-jorekburg = Jorekburg
    .rule = Négy csillag minden oszlopért, ahol ugyanannyi farm- és vízmező van, legalább egy-egy.


## Scoring cards: village

card-wildholds = Vadközösség
    .rule = Nyolc csillag minden legalább hatmezős falurégióért.
card-great-city = Nagyváros
    .rule = A hegyet nem érintő falurégiók közül a legnagyobb: mezőnként egy csillag.
card-greengold-plains = Gazdag síkság
    .rule = Három csillag minden falurégióért, amely legalább háromféle más terepet érint.
card-shieldgate = Pajzsfal
    .rule = A második legnagyobb falurégió: mezőnként két csillag.
# ours
card-traylo-monastery = Traylói kolostor
    .rule = Hét csillag minden falurégióért, amelyben négy mező egy vonalban, egymás mellett áll.
# ours
card-outer-enclave = Külső enklávé
    .rule = Egy csillag minden üres mezőért egy falurégió mellett; csak a legjobb számít.
# ours
card-gnomish-colony = Gnómkolónia
    .rule = Hat csillag minden falurégióért, amelyben van kétszer kettes négyzet.
# ours
card-caravansary = Karavánszeráj
    .rule = Egy csillag egy falurégió minden soráért és oszlopáért; csak a legjobb számít.


## Scoring cards: spatial

card-borderlands = Határvidék
    .rule = Hat csillag minden sorért és minden oszlopért, ahol nincs üres mező.
card-lost-barony = Elveszett birtok
    .rule = Három csillag a legnagyobb olyan négyzet minden soráért, amelyben nincs üres mező.
card-the-broken-road = Töredezett utak
    .rule = Három csillag minden átlóért, amely a bal szélről az alsóra fut, és nincs benne üres mező.
card-the-cauldrons = Üstvidék
    .rule = Egy csillag minden üres mezőért, amely mellett nincs másik üres.
# ours
card-dwarvenholds = Törpeerődök
    .rule = Hét csillag minden sorért és minden oszlopért, ahol van hegy, de nincs üres mező.
# ours
card-silos = Gabonasilók
    .rule = Tíz csillag minden páratlan oszlopért (1, 3, 5, 7, 9, 11), ahol nincs üres mező.
# ours
card-banded-hills = Sávos dombok
    .rule = Négy csillag minden sorért legalább ötféle tereppel; a hegy, a szörny és a hős is számít.
# ours
card-starlit-sigil = Csillagpecsét
    .rule = Négy csillag minden csoportért, amely pontosan három összefüggő üres mezőből áll.


## Categories of scoring cards: the cards have signs for them, no words

category-forest = Erdő
category-village = Falu
category-water-farm = Víz és farm
# ours
category-spatial = Elrendezés


## Seasons

season-spring = Tavasz
season-summer = Nyár
season-fall = Ősz
season-winter = Tél


## Terrains, and what a sheet has printed on it

terrain-forest = Erdő
terrain-village = Falu
terrain-farm = Farm
terrain-water = Víz
terrain-monster = Szörny
# ours
terrain-hero = Hős
terrain-mountain = Hegy
terrain-wasteland = Pusztaság


## Sheets

sheet-a = Vadon
sheet-b = Pusztaság
# ours
sheet-c = C térkép
# ours
sheet-d = D térkép
sheet-own = Saját térkép


## Skills: what you pay, and what for (R38, R39)

# ours
skill-acrobatics = Akrobatika
    .rule = Két érme: az imént felfedett rajtaütés csak két szomszédos szörnymezőt hoz a térképedre.
# ours
skill-concentration = Összpontosítás
    .rule = Három érme: rajzold be még egyszer a választott formát, ugyanazzal a tereppel.
# ours
skill-heal = Gyógyítás
    .rule = Egy érme: rajzolj egy szörny mellé még két szomszédos mezőt, e kör egyik terepével.
# ours
skill-diplomacy = Diplomácia
    .rule = Egy érme: rajzolj még egy mezőt, amely egyszerre farm és falu.
# ours
skill-lore = Titkos tudás
    .rule = Ingyen: a választott formát a kártya terepe helyett faluval töltsd ki.
# ours
skill-stealth = Lopakodás
    .rule = Ingyen: a választott forma lelóghat a térképről; csak az kerül be, ami a térképre esik.
# ours
skill-negotiation = Alkudozás
    .rule = Egy érme: a kártya formája helyett kétszer kettes négyzetet rajzolj.
# ours
skill-search = Keresés
    .rule = Ingyen: rajzolj e kör formája mellé még egy mezőt, ugyanazzal a tereppel.


## Titles of a game alone, best first (R24)

title-legendary-cartographer = Legendás térképész
# ours
title-master-mapsmith = Térképmester
# ours
title-journeyman-topographer = Vándor topográfus
# ours
title-apprentice-surveyor = Földmérőinas
# ours
title-amateur-assessor = Műkedvelő felmérő
# ours
title-inept-assistant = Ügyetlen segéd
# ours
title-dimwitted-doodler = Bamba firkász
# ours
title-oblivious-inkdrinker = Szórakozott tintanyaló


## Sets of cards

set-base = Alapjáték
# ours
set-heroes = Hősök
set-promo = Promócsomag


## Ready-made tables

preset-english = Angol alapjáték
preset-polish-base = Lengyel alapjáték
preset-polish-heroes = Lengyel Hősök
preset-czech = Cseh alapjáték
preset-german = Német alapjáték
preset-german-first-game = Német alapjáték, első játék
preset-hungarian = Magyar alapjáték
preset-combined = Alapjáték és Hősök
preset-everything = Alapjáték, Hősök és képességek

# What is printed on cards and sheets, in Polish.
# The names are those of the Polish edition; “ours” stands above a name that we translated ourselves.
# The sentences (.rule) are our own. The numbers R… point to docs/rules.md.


## Explore cards

# A ruins card never stands alone: the obligation waits for the next explore card (R15, R16).
card-temple-ruins = Ruiny świątyni
    .rule = Następna karta odkryć musi zakryć obszar ruin.
card-outpost-ruins = Ruiny twierdzy
    .rule = Następna karta odkryć musi zakryć obszar ruin.
card-great-river = Wielka rzeka
    .rule = Mniejszy kształt daje jedną monetę.
card-farmland = Pole uprawne
    .rule = Mniejszy kształt daje jedną monetę.
card-hamlet = Miasto
    .rule = Mniejszy kształt daje jedną monetę.
card-forgotten-forest = Zapomniany las
    .rule = Mniejszy kształt daje jedną monetę.
card-hinterland-stream = Wiejski strumień
card-homestead = Gospodarstwo
card-orchard = Sad
card-treetop-village = Nadrzewna osada
card-marshlands = Mokradła
card-fishing-village = Wioska rybacka
card-rift-lands = Szczeliny
    .rule = Jeden obszar: las, wioska, pole, woda albo potwór.


## Explore cards of Heroes

# ours
card-lagoon = Laguna
    .rule = Mniejszy kształt daje jedną monetę.
# The gaps of Pasture and of Timber Grove are no part of the shape (R20).
card-pasture = Pastwisko
    .rule = Mniejszy kształt daje jedną monetę. W jego przerwie może być cokolwiek.
# ours
card-settlement = Osada
    .rule = Mniejszy kształt daje jedną monetę.
card-timber-grove = Dziki zakątek
    .rule = Mniejszy kształt daje jedną monetę. W przerwie większego może być cokolwiek.
card-hillside-terrace = Górskie tarasy
card-frontier-dwelling = Rubieże
# ours
card-wildwood-garden = Leśny ogród
# ours
card-woodland-crossroads = Leśne rozstaje
# ours
card-mangrove-swamp = Namorzyny
card-coastal-encampment = Nadmorska osada
card-kethras-gates = Wrota Kethry
    .rule = Jeden obszar: las, wioska, pole, woda albo potwór.


## Hero cards: which spaces the attack marks (R29, R30)

card-dobrik = Dobrik z Lorkheim
    .rule = Atakuje cztery obszary obok herosa.
# ours
card-wren = Wren Lwica
    .rule = Atakuje linię trzech obszarów w poprzek, dwa kroki przed herosem.
card-freyla = Freyla Uczciwa
    .rule = Atakuje trzy kolejne obszary na wprost herosa.
# ours
card-dal = Dal z Jolev
    .rule = Atakuje cztery obszary, które stykają się z herosem rogiem.


## Ambush cards

card-goblin-attack = Atak Goblinów
    .rule = Arkusze idą w prawo, przeciwnie do zegara. Solo: od prawego dolnego rogu, przeciwnie do zegara.
# The gap is no part of the shape (R20).
card-bugbear-assault = Napad Postrachów
    .rule = Arkusze idą w lewo, zgodnie z zegarem. Solo: od prawego górnego rogu, zgodnie z zegarem. W przerwie może być cokolwiek.
card-kobold-onslaught = Szarża Koboldów
    .rule = Arkusze idą w lewo, zgodnie z zegarem. Solo: od lewego dolnego rogu, zgodnie z zegarem.
card-gnoll-raid = Najazd Gnolli
    .rule = Arkusze idą w prawo, przeciwnie do zegara. Solo: od lewego górnego rogu, przeciwnie do zegara.


## Promo ambush cards

card-flayer-incursion = Pochód Łupieżców
    .rule = Arkusze idą w prawo, przeciwnie do zegara. Solo: od prawego górnego rogu, przeciwnie do zegara.
card-insectoid-invasion = Inwazja Insektoidów
    .rule = Arkusze idą w lewo, zgodnie z zegarem. Solo: od lewego górnego rogu, zgodnie z zegarem.
card-ratman-strike = Napaść Szczuroludzi
    .rule = Arkusze idą w lewo, zgodnie z zegarem. Solo: od prawego dolnego rogu, zgodnie z zegarem.
card-ogre-charge = Wtargnięcie Ogrów
    .rule = Arkusze idą w prawo, przeciwnie do zegara. Solo: od lewego dolnego rogu, przeciwnie do zegara.


## Ambush cards of Heroes, with their powers (R31 to R33)

card-dragon = Nalot Smoka
    .rule = Arkusze idą w prawo, przeciwnie do zegara. Solo: od lewego dolnego rogu, przeciwnie do zegara. Otoczony lub zniszczony smok daje właścicielowi mapy trzy monety.
card-zombie = Plaga Zombi
    .rule = Arkusze idą w prawo, przeciwnie do zegara. Solo: od lewego górnego rogu, przeciwnie do zegara. Po punktacji każdej pory roku puste obszary obok zombi stają się zombi.
card-troll = Cios Trolla
    .rule = Arkusze idą w lewo, zgodnie z zegarem. Solo: od prawego górnego rogu, zgodnie z zegarem. Po punktacji każdej pory roku właściciel mapy niszczy jeden pusty obszar obok trolla.
card-gorgon = Wzrok Gorgony
    .rule = Arkusze idą w lewo, zgodnie z zegarem. Solo: od prawego dolnego rogu, zgodnie z zegarem. Kto ją narysuje, niszczy potem jeden obszar obok niej, pusty albo z narysowanym terenem.


## Scoring cards: forest

card-sentinel-wood = Leśna warta
    .rule = Jedna gwiazdka za każdy obszar lasu na krawędzi mapy.
card-greenbough = Zagajnik
    .rule = Jedna gwiazdka za każdy rząd i jedna za każdą kolumnę, w których jest las.
card-treetower = Leśna wieża
    .rule = Jedna gwiazdka za każdy obszar lasu, obok którego nie ma pustego obszaru.
card-stoneside-forest = Górskie ostępy
    .rule = Trzy gwiazdki za każdy obszar gór, z którego jeden klaster lasu prowadzi do innych gór.
card-faunlost-thicket = Gęstwina Faunlost
    .rule = Dwie gwiazdki za każdy obszar najdłuższego ciągu lasu bez przerw w jednej kolumnie.
card-deepwood = Knieja
    .rule = Sześć gwiazdek za każdy klaster lasu z pięciu lub więcej obszarów, który nie dotyka wioski.
card-heart-of-the-forest = Serce lasu
    .rule = Dwie gwiazdki za każdy obszar lasu, który z każdej strony ma tylko las albo krawędź mapy.
card-sleepy-valley = Senna dolina
    .rule = Cztery gwiazdki za każdy rząd, w którym są trzy obszary lasu lub więcej.


## Scoring cards: water and farm

card-canal-lake = Polny staw
    .rule = Jedna gwiazdka za każdy obszar wody obok pola i jedna za każdy obszar pola obok wody.
card-mages-valley = Dolina magów
    .rule = Dwie gwiazdki za każdy obszar wody obok gór, jedna za każdy obszar pola obok gór.
card-the-golden-granary = Złoty spichlerz
    .rule = Jedna gwiazdka za każdy obszar wody obok ruin, trzy za każdy obszar pola na ruinach.
card-shoreside-expanse = Rozległe nabrzeże
    .rule = Trzy gwiazdki za każdy klaster pola bez styku z wodą i krawędzią oraz wody bez styku z polem i krawędzią.
card-craylund = Craylund
    .rule = Siedem gwiazdek za każdy klaster pola, który dotyka trzech lub więcej obszarów wody.
card-ulems-wallow = Błota Ulema
    .rule = Cztery gwiazdki za każdy obszar wody obok dwóch lub więcej obszarów pola.
card-clawsgrave-peaks = Wzgórza Szponów
    .rule = Pięć gwiazdek za każdy obszar gór, z którego klaster wody prowadzi do pola.
card-jorekburg = Jorekburg
    .rule = Cztery gwiazdki za każdą kolumnę, w której jest po równo pola i wody, choćby po jednym obszarze.


## Scoring cards: village

card-wildholds = Kolonia
    .rule = Osiem gwiazdek za każdy klaster wioski, który urósł do sześciu lub więcej obszarów.
card-great-city = Wielkie miasto
    .rule = Jedna gwiazdka za każdy obszar największego klastra wioski, który nie dotyka gór.
card-greengold-plains = Żyzne równiny
    .rule = Trzy gwiazdki za każdy klaster wioski, który dotyka co najmniej trzech innych rodzajów terenu.
card-shieldgate = Umocnienia
    .rule = Dwie gwiazdki za każdy obszar klastra wioski, który jest drugi pod względem wielkości.
card-traylo-monastery = Opactwo Traylo
    .rule = Siedem gwiazdek za każdy klaster wioski, w którym cztery obszary leżą obok siebie w linii prostej.
card-outer-enclave = Odległa enklawa
    .rule = Jedna gwiazdka za każdy pusty obszar obok tego klastra wioski, który ma ich najwięcej.
card-gnomish-colony = Kolonia gnomów
    .rule = Sześć gwiazdek za każdy klaster wioski, w którym mieści się kwadrat dwa na dwa.
card-caravansary = Karawanseraj
    .rule = Jedna gwiazdka za każdy rząd i jedna za każdą kolumnę klastra wioski, który zajmuje ich najwięcej.


## Scoring cards: spatial

card-borderlands = Pogranicze
    .rule = Sześć gwiazdek za każdy rząd i każdą kolumnę bez pustego obszaru.
card-lost-barony = Utracone włości
    .rule = Trzy gwiazdki za każdy rząd największego kwadratu bez pustych obszarów.
card-the-broken-road = Trakt handlowy
    .rule = Trzy gwiazdki za każdą pełną przekątną, która schodzi od lewej krawędzi mapy do dolnej.
card-the-cauldrons = Kryjówki
    .rule = Jedna gwiazdka za każdy pusty obszar, obok którego nie ma innego pustego.
card-dwarvenholds = Górskie twierdze
    .rule = Siedem gwiazdek za każdy rząd i każdą kolumnę z górami i bez pustego obszaru.
card-silos = Silosy
    .rule = Dziesięć gwiazdek za każdą nieparzystą kolumnę (1, 3, 5, 7, 9, 11) bez pustego obszaru.
card-banded-hills = Pagórki
    .rule = Cztery gwiazdki za każdy rząd z pięcioma lub więcej rodzajami terenu; liczą się też góry, potwór i heros.
card-starlit-sigil = Gwiezdny szlak
    .rule = Cztery gwiazdki za każdą grupę dokładnie trzech połączonych pustych obszarów.


## Categories of scoring cards

category-forest = Las
category-village = Wioska
# ours
category-water-farm = Woda i pole
# ours
category-spatial = Układ mapy


## Seasons

season-spring = Wiosna
season-summer = Lato
season-fall = Jesień
season-winter = Zima


## Terrains, and what a sheet has printed on it

terrain-forest = Las
terrain-village = Wioska
terrain-farm = Pole
terrain-water = Woda
terrain-monster = Potwór
terrain-hero = Heros
terrain-mountain = Góry
terrain-wasteland = Wąwóz


## Sheets

sheet-a = Pustkowia
sheet-b = Bezdroża
# The Polish rulebook of Heroes calls these sides by the names of A and B again.
sheet-c = Pustkowia (C)
sheet-d = Bezdroża (D)
sheet-own = Własny arkusz


## Skills: what you pay, and what for (R38, R39); the names are known from one listing only

skill-acrobatics = Akrobatyka
    .rule = Dwie monety: zasadzka odkryta przed chwilą rysuje u ciebie tylko dwa sąsiednie obszary potwora.
skill-concentration = Koncentracja
    .rule = Trzy monety: narysuj wybrany kształt jeszcze raz, z tym samym terenem.
skill-heal = Leczenie ran
    .rule = Jedna moneta: dorysuj dwa sąsiednie obszary obok potwora, z terenem dostępnym w tej rundzie.
skill-diplomacy = Dyplomacja
    .rule = Jedna moneta: dorysuj jeden obszar, który jest naraz polem i wioską.
skill-lore = Wiedza
    .rule = Za darmo: narysuj wybrany kształt jako wioskę zamiast terenu z karty.
skill-stealth = Skradanie się
    .rule = Za darmo: wybrany kształt może wystawać poza mapę; rysujesz tylko to, co jest na mapie.
skill-negotiation = Negocjacje
    .rule = Jedna moneta: narysuj kwadrat dwa na dwa zamiast kształtu z karty.
skill-search = Przeszukiwanie
    .rule = Za darmo: dorysuj jeden obszar tego samego terenu obok kształtu z tej rundy.


## Titles of a game alone, best first (R24)

title-legendary-cartographer = Legendarny Kartograf
title-master-mapsmith = Mistrz Kartografii
title-journeyman-topographer = Wędrowny Topograf
title-apprentice-surveyor = Aplikant Geodeta
title-amateur-assessor = Amator Hobbysta
title-inept-assistant = Nieudolny Asystent
title-dimwitted-doodler = Gryzmolący Niezdara
title-oblivious-inkdrinker = Poplamiony Ochlapus


## Sets of cards

set-base = Gra podstawowa
set-heroes = Herosi
set-promo = Karty promo


## Ready-made tables

preset-english = Gra podstawowa, wydanie angielskie
preset-polish-base = Gra podstawowa, wydanie polskie
preset-polish-heroes = Herosi, wydanie polskie
preset-czech = Gra podstawowa, wydanie czeskie
preset-german = Gra podstawowa, wydanie niemieckie
preset-german-first-game = Pierwsza gra, wydanie niemieckie
preset-hungarian = Gra podstawowa, wydanie węgierskie
preset-combined = Gra podstawowa z Herosami
preset-everything = Gra podstawowa z Herosami i umiejętnościami

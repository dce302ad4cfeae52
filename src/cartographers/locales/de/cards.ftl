# What is printed on cards and sheets, in German.
# The names are those of the German edition; where we do not know one, the name is our own and says so: # ours
# The sentences (.rule) are all our own. A star is a “Punkt” here: the German cards say “Ruhmpunkt”.
# The numbers R… point to docs/rules.md.


## Explore cards

# A ruins card never stands alone: the obligation waits for the next explore card (R15, R16).
card-temple-ruins = Tempelruinen
    .rule = Die nächste Erkundungskarte muss ein Ruinenfeld bedecken.
card-outpost-ruins = Verfallener Außenposten
    .rule = Die nächste Erkundungskarte muss ein Ruinenfeld bedecken.
card-great-river = Großer Strom
    .rule = Die kleinere Form bringt eine Münze.
card-farmland = Ackerland
    .rule = Die kleinere Form bringt eine Münze.
card-hamlet = Weiler
    .rule = Die kleinere Form bringt eine Münze.
card-forgotten-forest = Vergessener Wald
    .rule = Die kleinere Form bringt eine Münze.
card-hinterland-stream = Hinterlandbach
card-homestead = Gehöft
card-orchard = Obsthain
card-treetop-village = Baumwipfeldorf
card-marshlands = Sumpf
card-fishing-village = Fischerdorf
card-rift-lands = Splitterland
    .rule = Ein Feld Wald, Dorf, Acker, Wasser oder Monster.


## Explore cards of Heroes

card-lagoon = Lagune
    .rule = Die kleinere Form bringt eine Münze.
# The gaps of Pasture and of Timber Grove are no part of the shape (R20).
card-pasture = Weideland
    .rule = Die kleinere Form bringt eine Münze. In ihrer Lücke darf alles sein.
card-settlement = Siedlung
    .rule = Die kleinere Form bringt eine Münze.
card-timber-grove = Lichter Hain
    .rule = Die kleinere Form bringt eine Münze. In der Lücke der größeren darf alles sein.
card-hillside-terrace = Sinterterrassen
card-frontier-dwelling = Grenzort
card-wildwood-garden = Wilder Garten
card-woodland-crossroads = Wegkreuzung
card-mangrove-swamp = Mangrove
card-coastal-encampment = Küstendorf
card-kethras-gates = Kethras Portale
    .rule = Ein Feld Wald, Dorf, Acker, Wasser oder Monster.


## Hero cards: which spaces the attack marks (R29, R30)

card-dobrik = Dobrik von Lorkheim
    .rule = Greift die vier Felder direkt daneben an.
card-wren = Wren die Löwin
    .rule = Greift zwei Schritte voraus drei Felder quer in einer Reihe an.
card-freyla = Freyla Flinkpfeil
    .rule = Greift die nächsten drei Felder geradeaus an.
card-dal = Dal Jolevson
    .rule = Greift die vier Felder schräg daneben an.


## Ambush cards

card-goblin-attack = Goblinattacke
    .rule = Landkarten nach rechts weitergeben. Solo: ab unten rechts, gegen den Uhrzeigersinn.
# The gap is no part of the shape (R20).
card-bugbear-assault = Grottenschratüberfall
    .rule = Landkarten nach links weitergeben. Solo: ab oben rechts, im Uhrzeigersinn. In der Lücke darf alles sein.
card-kobold-onslaught = Koboldansturm
    .rule = Landkarten nach links weitergeben. Solo: ab unten links, im Uhrzeigersinn.
card-gnoll-raid = Gnollangriff
    .rule = Landkarten nach rechts weitergeben. Solo: ab oben links, gegen den Uhrzeigersinn.


## Promo ambush cards: their names are known from one source only

card-flayer-incursion = Schindersturm
    .rule = Landkarten nach rechts weitergeben. Solo: ab oben rechts, gegen den Uhrzeigersinn.
card-insectoid-invasion = Insektoideninvasion
    .rule = Landkarten nach links weitergeben. Solo: ab oben links, im Uhrzeigersinn.
card-ratman-strike = Rattenmenschenrache
    .rule = Landkarten nach links weitergeben. Solo: ab unten rechts, im Uhrzeigersinn.
card-ogre-charge = Ogeroffensive
    .rule = Landkarten nach rechts weitergeben. Solo: ab unten links, gegen den Uhrzeigersinn.


## Ambush cards of Heroes, with their powers (R31 to R33)

card-dragon = Dracheninferno
    .rule = Landkarten nach rechts weitergeben. Solo: ab unten links, gegen den Uhrzeigersinn. Eingeschlossen oder zerstört bringt er dir drei Münzen.
card-zombie = Zombieplage
    .rule = Landkarten nach rechts weitergeben. Solo: ab oben links, gegen den Uhrzeigersinn. Nach jeder Wertung werden leere Felder neben Zombies zu Zombies.
card-troll = Riesentrollrandale
    .rule = Landkarten nach links weitergeben. Solo: ab oben rechts, im Uhrzeigersinn. Nach jeder Wertung zerstörst du daneben ein leeres Feld deiner Landkarte.
card-gorgon = Blick der Gorgone
    .rule = Landkarten nach links weitergeben. Solo: ab unten rechts, im Uhrzeigersinn. Wer sie zeichnet, zerstört danach ein Feld daneben, leer oder gezeichnet.


## Scoring cards: forest

card-sentinel-wood = Schildwald
    .rule = Ein Punkt je Waldfeld am Rand der Landkarte.
card-greenbough = Grünfläche
    .rule = Ein Punkt je Zeile und je Spalte mit Wald.
card-treetower = Düsterwald
    .rule = Ein Punkt je Waldfeld, neben dem kein Feld mehr leer ist.
card-stoneside-forest = Pfad des Waldes
    .rule = Drei Punkte je Gebirgsfeld, von dem ein Waldgebiet zu einem anderen Gebirgsfeld führt.
# ours
card-faunlost-thicket = Dickicht von Faunlost
    .rule = Zwei Punkte je Feld im längsten senkrechten Waldstreifen ohne Lücke.
# ours
card-deepwood = Tiefenwald
    .rule = Sechs Punkte je Waldgebiet ab fünf Feldern, das kein Dorf berührt.
# ours
card-heart-of-the-forest = Herz des Waldes
    .rule = Zwei Punkte je Waldfeld, um das herum nur Wald oder der Rand liegt.
# ours
card-sleepy-valley = Verschlafenes Tal
    .rule = Vier Punkte je Zeile mit mindestens drei Waldfeldern.


## Scoring cards: water and farm

card-canal-lake = Bewässerungskanal
    .rule = Ein Punkt je Wasserfeld neben Acker und je Ackerfeld neben Wasser.
card-mages-valley = Tal der Magier
    .rule = Neben Gebirge: zwei Punkte je Wasserfeld, ein Punkt je Ackerfeld.
card-the-golden-granary = Goldener Kornspeicher
    .rule = Ein Punkt je Wasserfeld neben Ruinen, drei Punkte je Ackerfeld auf Ruinen.
card-shoreside-expanse = Ausgedehnte Strände
    .rule = Drei Punkte je Gebiet, das den Rand nicht berührt: Acker ohne Wasser daneben, Wasser ohne Acker daneben.
# ours
card-craylund = Craylund
    .rule = Sieben Punkte je Ackergebiet, das mindestens drei Wasserfelder berührt.
# ours
card-ulems-wallow = Ulems Suhle
    .rule = Vier Punkte je Wasserfeld neben mindestens zwei Ackerfeldern.
# ours
card-clawsgrave-peaks = Klauengrabgipfel
    .rule = Fünf Punkte je Gebirgsfeld, von dem ein Wassergebiet zu einem Acker führt.
# ours
card-jorekburg = Jorekburg
    .rule = Vier Punkte je Spalte mit gleich vielen Acker- und Wasserfeldern, mindestens je einem.


## Scoring cards: village

card-wildholds = Bastionen in der Wildnis
    .rule = Acht Punkte je Dorfgebiet ab sechs Feldern.
card-great-city = Metropole
    .rule = Ein Punkt je Feld im größten der Dorfgebiete, die kein Gebirge berühren.
card-greengold-plains = Schillernde Ebene
    .rule = Drei Punkte je Dorfgebiet, das mindestens drei andere Geländearten berührt.
card-shieldgate = Schild des Reichs
    .rule = Dein zweitgrößtes Dorfgebiet zählt: zwei Punkte je Feld.
# ours
card-traylo-monastery = Kloster Traylo
    .rule = Sieben Punkte je Dorfgebiet mit vier Feldern lückenlos in gerader Linie.
# ours
card-outer-enclave = Äußere Enklave
    .rule = Ein Punkt je leeres Feld neben einem Dorfgebiet; nur dein bestes zählt.
# ours
card-gnomish-colony = Gnomenkolonie
    .rule = Sechs Punkte je Dorfgebiet, in dem ein Quadrat von zwei mal zwei Feldern steckt.
# ours
card-caravansary = Karawanserei
    .rule = Ein Punkt je Zeile und je Spalte, in die ein Dorfgebiet reicht; nur dein bestes zählt.


## Scoring cards: spatial

card-borderlands = Grenzland
    .rule = Sechs Punkte je Zeile und je Spalte ohne leeres Feld.
card-lost-barony = Unzugängliche Baronie
    .rule = Drei Punkte je Zeile des größten Quadrats ohne leeres Feld.
card-the-broken-road = Die Lange Straße
    .rule = Drei Punkte je Diagonale ohne leeres Feld, die vom linken Rand hinab zum unteren führt.
card-the-cauldrons = Die Kessel
    .rule = Ein Punkt je leeres Feld, neben dem kein anderes leer ist.
# ours
card-dwarvenholds = Zwergenfesten
    .rule = Sieben Punkte je Zeile und je Spalte mit Gebirge und ohne leeres Feld.
# ours
card-silos = Silos
    .rule = Zehn Punkte je ungerade Spalte (1, 3, 5, 7, 9, 11) ohne leeres Feld.
# ours
card-banded-hills = Gebänderte Hügel
    .rule = Vier Punkte je Zeile mit mindestens fünf Geländearten; auch Gebirge, Monster und Held:in zählen.
# ours
card-starlit-sigil = Sternensiegel
    .rule = Vier Punkte je Gruppe aus genau drei zusammenhängenden leeren Feldern.


## Categories of scoring cards: the cards have signs for them, no words

category-forest = Wald
category-village = Dorf
category-water-farm = Wasser und Acker
# ours
category-spatial = Anordnung


## Seasons

season-spring = Frühling
season-summer = Sommer
season-fall = Herbst
season-winter = Winter


## Terrains, and what a sheet has printed on it

terrain-forest = Wald
terrain-village = Dorf
terrain-farm = Acker
terrain-water = Wasser
terrain-monster = Monster
terrain-hero = Held:in
terrain-mountain = Gebirge
terrain-wasteland = Ödnis


## Sheets

# ours
sheet-a = Wildnis
# ours
sheet-b = Ödnis
# ours
sheet-c = Landkarte C
# ours
sheet-d = Landkarte D
sheet-own = Eigene Landkarte


## Skills: what you pay, and what for (R38, R39)

# ours
skill-acrobatics = Akrobatik
    .rule = Zwei Münzen: Der eben aufgedeckte Hinterhalt wird auf deiner Landkarte zu zwei Monsterfeldern nebeneinander.
# ours
skill-concentration = Konzentration
    .rule = Drei Münzen: Zeichne die gewählte Form noch einmal, mit demselben Gelände.
# ours
skill-heal = Wunden heilen
    .rule = Eine Münze: Zeichne neben ein Monster zwei weitere Felder nebeneinander, mit einem Gelände dieser Runde.
# ours
skill-diplomacy = Diplomatie
    .rule = Eine Münze: Zeichne ein weiteres Feld, das zugleich Acker und Dorf ist.
# ours
skill-lore = Geheimes Wissen
    .rule = Gratis: Fülle die gewählte Form mit Dorf statt mit einem Gelände der Karte.
# ours
skill-stealth = Heimlichkeit
    .rule = Gratis: Die gewählte Form darf über den Rand ragen; gezeichnet wird nur, was auf der Landkarte liegt.
# ours
skill-negotiation = Verhandeln
    .rule = Eine Münze: Zeichne ein Quadrat von zwei mal zwei Feldern statt einer Form der Karte.
# ours
skill-search = Suchen
    .rule = Gratis: Zeichne neben die Form dieser Runde ein weiteres Feld mit demselben Gelände.


## Titles of a game alone, best first (R24), as the book writes them

title-legendary-cartographer = Legendäre_r Meisterkartograph_in
title-master-mapsmith = Kunstvolle_r Kartenzeichner_in
title-journeyman-topographer = Reisende_r Topograph_in
title-apprentice-surveyor = Vermesserlehrling
title-amateur-assessor = Hobbygutachter_in
title-inept-assistant = Unbeholfene_r Assistent_in
title-dimwitted-doodler = Möchtegern
title-oblivious-inkdrinker = Törichter Tölpel


## Sets of cards

set-base = Grundspiel
# Heroes has this title in German.
set-heroes = Die Kartographin
set-promo = Promopaket


## Ready-made tables

preset-english = Grundspiel (englisch)
preset-polish-base = Grundspiel (polnisch)
preset-polish-heroes = Die Kartographin (polnisch)
preset-czech = Grundspiel (tschechisch)
preset-german = Grundspiel (deutsch)
preset-german-first-game = Grundspiel (deutsch), erste Partie
preset-hungarian = Grundspiel (ungarisch)
preset-combined = Grundspiel + Die Kartographin
preset-everything = Grundspiel + Die Kartographin + Fertigkeiten

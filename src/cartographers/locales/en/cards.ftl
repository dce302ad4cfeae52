# What is printed on cards and sheets, in English.
# The names are facts of the game; the sentences (.rule) are our own.
# The numbers R… point to docs/rules.md.


## Explore cards

# A ruins card never stands alone: the obligation waits for the next explore card (R15, R16).
card-temple-ruins = Temple Ruins
    .rule = The next explore card must cover a ruins space.
card-outpost-ruins = Outpost Ruins
    .rule = The next explore card must cover a ruins space.
card-great-river = Great River
    .rule = The smaller shape brings one coin.
card-farmland = Farmland
    .rule = The smaller shape brings one coin.
card-hamlet = Hamlet
    .rule = The smaller shape brings one coin.
card-forgotten-forest = Forgotten Forest
    .rule = The smaller shape brings one coin.
card-hinterland-stream = Hinterland Stream
card-homestead = Homestead
card-orchard = Orchard
card-treetop-village = Treetop Village
card-marshlands = Marshlands
card-fishing-village = Fishing Village
card-rift-lands = Rift Lands
    .rule = One space of forest, village, farm, water or monster.


## Explore cards of Heroes

card-lagoon = Lagoon
    .rule = The smaller shape brings one coin.
# The gaps of Pasture and of Timber Grove are no part of the shape (R20).
card-pasture = Pasture
    .rule = The smaller shape brings one coin. Its gap may hold anything.
card-settlement = Settlement
    .rule = The smaller shape brings one coin.
card-timber-grove = Timber Grove
    .rule = The smaller shape brings one coin. The gap of the larger may hold anything.
card-hillside-terrace = Hillside Terrace
card-frontier-dwelling = Frontier Dwelling
card-wildwood-garden = Wildwood Garden
card-woodland-crossroads = Woodland Crossroads
card-mangrove-swamp = Mangrove Swamp
card-coastal-encampment = Coastal Encampment
card-kethras-gates = Kethra's Gates
    .rule = One space of forest, village, farm, water or monster.


## Hero cards: which spaces the attack marks (R29, R30)

card-dobrik = Dobrik of Lorkheim
    .rule = Attacks the four spaces beside the hero.
card-wren = Wren the Lioness
    .rule = Attacks a line of three spaces across, two steps ahead of the hero.
card-freyla = Freyla the True
    .rule = Attacks the next three spaces straight ahead of the hero.
card-dal = Dal of Jolev
    .rule = Attacks the four spaces that meet the hero at a corner.


## Ambush cards

card-goblin-attack = Goblin Attack
    .rule = Sheets go counterclockwise, to the right. Alone: from the bottom right corner, counterclockwise.
# The gap is no part of the shape (R20).
card-bugbear-assault = Bugbear Assault
    .rule = Sheets go clockwise, to the left. Alone: from the top right corner, clockwise. The gap may hold anything.
card-kobold-onslaught = Kobold Onslaught
    .rule = Sheets go clockwise, to the left. Alone: from the bottom left corner, clockwise.
card-gnoll-raid = Gnoll Raid
    .rule = Sheets go counterclockwise, to the right. Alone: from the top left corner, counterclockwise.


## Promo ambush cards

card-flayer-incursion = Flayer Incursion
    .rule = Sheets go counterclockwise, to the right. Alone: from the top right corner, counterclockwise.
card-insectoid-invasion = Insectoid Invasion
    .rule = Sheets go clockwise, to the left. Alone: from the top left corner, clockwise.
card-ratman-strike = Ratman Strike
    .rule = Sheets go clockwise, to the left. Alone: from the bottom right corner, clockwise.
card-ogre-charge = Ogre Charge
    .rule = Sheets go counterclockwise, to the right. Alone: from the bottom left corner, counterclockwise.


## Ambush cards of Heroes, with their powers (R31 to R33)

card-dragon = Dragon Inferno
    .rule = Sheets go counterclockwise, to the right. Alone: from the bottom left corner, counterclockwise. Shut in or destroyed, it leaves the map's owner three coins.
card-zombie = Zombie Plague
    .rule = Sheets go counterclockwise, to the right. Alone: from the top left corner, counterclockwise. After each season's scoring, empty spaces beside zombies become zombies.
card-troll = Giant Troll Ravage
    .rule = Sheets go clockwise, to the left. Alone: from the top right corner, clockwise. After each season's scoring, the map's owner destroys one empty space beside it.
card-gorgon = Gorgon Gaze
    .rule = Sheets go clockwise, to the left. Alone: from the bottom right corner, clockwise. Whoever drew it then destroys one space beside it, empty or drawn on.


## Scoring cards: forest

card-sentinel-wood = Sentinel Wood
    .rule = One star for each forest space on the edge of the map.
card-greenbough = Greenbough
    .rule = One star for each row and one for each column that holds any forest.
card-treetower = Treetower
    .rule = One star for each forest space with no empty space beside it.
card-stoneside-forest = Stoneside Forest
    .rule = Three stars for each mountain from which one forest cluster leads to another mountain.
card-faunlost-thicket = Faunlost Thicket
    .rule = Two stars for each space of the longest unbroken run of forest down a column.
card-deepwood = Deepwood
    .rule = Six stars for each forest cluster of five spaces or more that touches no village.
card-heart-of-the-forest = Heart of the Forest
    .rule = Two stars for each forest space with nothing but forest or the edge of the map on all sides.
card-sleepy-valley = Sleepy Valley
    .rule = Four stars for each row that holds three forest spaces or more.


## Scoring cards: water and farm

card-canal-lake = Canal Lake
    .rule = One star for each water space beside a farm, one for each farm space beside water.
card-mages-valley = Mages Valley
    .rule = Two stars for each water space beside a mountain, one for each farm space beside a mountain.
card-the-golden-granary = The Golden Granary
    .rule = One star for each water space beside ruins, three for each farm space on ruins.
card-shoreside-expanse = Shoreside Expanse
    .rule = Three stars for each farm cluster touching no water or edge, and each water cluster touching no farm or edge.
card-craylund = Craylund
    .rule = Seven stars for each farm cluster that touches three water spaces or more.
card-ulems-wallow = Ulem's Wallow
    .rule = Four stars for each water space beside two farm spaces or more.
card-clawsgrave-peaks = Clawsgrave Peaks
    .rule = Five stars for each mountain from which a water cluster leads to a farm.
card-jorekburg = Jorekburg
    .rule = Four stars for each column with as many farm spaces as water spaces, at least one of each.


## Scoring cards: village

card-wildholds = Wildholds
    .rule = Eight stars for each village cluster that has grown to six spaces or more.
card-great-city = Great City
    .rule = One star for each space of the largest village cluster that touches no mountain.
card-greengold-plains = Greengold Plains
    .rule = Three stars for each village cluster that touches at least three other kinds of terrain.
card-shieldgate = Shieldgate
    .rule = Two stars for each space of the village cluster that comes second by size.
card-traylo-monastery = Traylo Monastery
    .rule = Seven stars for each village cluster with an unbroken straight line of four spaces.
card-outer-enclave = Outer Enclave
    .rule = One star for each empty space beside the village cluster that has the most of them.
card-gnomish-colony = Gnomish Colony
    .rule = Six stars for each village cluster that holds a square of two by two.
card-caravansary = Caravansary
    .rule = One star for each row and one for each column of the village cluster that spans the most of them.


## Scoring cards: spatial

card-borderlands = Borderlands
    .rule = Six stars for each row and each column without an empty space.
card-lost-barony = Lost Barony
    .rule = Three stars for each row that the largest fully filled square spans.
card-the-broken-road = The Broken Road
    .rule = Three stars for each filled diagonal running down from the left edge to the bottom edge.
card-the-cauldrons = The Cauldrons
    .rule = One star for each empty space with no empty space beside it.
card-dwarvenholds = Dwarvenholds
    .rule = Seven stars for each row and each column with a mountain and without an empty space.
card-silos = Silos
    .rule = Ten stars for each odd column (1, 3, 5, 7, 9, 11) without an empty space.
card-banded-hills = Banded Hills
    .rule = Four stars for each row with five kinds of terrain or more; mountain, monster and hero are kinds too.
card-starlit-sigil = Starlit Sigil
    .rule = Four stars for each group of exactly three connected empty spaces.


## Categories of scoring cards

category-forest = Forest
category-village = Village
category-water-farm = Water and farm
category-spatial = Spatial


## Seasons

season-spring = Spring
season-summer = Summer
season-fall = Fall
season-winter = Winter


## Terrains, and what a sheet has printed on it

terrain-forest = Forest
terrain-village = Village
terrain-farm = Farm
terrain-water = Water
terrain-monster = Monster
terrain-hero = Hero
terrain-mountain = Mountain
terrain-wasteland = Wasteland


## Sheets

sheet-a = Wilderness
sheet-b = Wastelands
sheet-c = Sheet C
sheet-d = Sheet D
sheet-own = A sheet of one's own


## Skills: what you pay, and what for (R38, R39)

skill-acrobatics = Acrobatics
    .rule = Two coins: the ambush just revealed draws only two adjacent monster spaces on your map.
skill-concentration = Concentration
    .rule = Three coins: draw the chosen shape once more, with the same terrain.
skill-heal = Healing
    .rule = One coin: draw two more adjacent spaces, beside a monster, in a terrain on offer this turn.
skill-diplomacy = Diplomacy
    .rule = One coin: draw one more space, which is farm and village at once.
skill-lore = Lore
    .rule = Free: draw the chosen shape as village instead of a terrain of the card.
skill-stealth = Stealth
    .rule = Free: the chosen shape may go over the edge of the map; only what is on the map is drawn.
skill-negotiation = Negotiation
    .rule = One coin: draw a square of two by two instead of a shape of the card.
skill-search = Search
    .rule = Free: draw one more space in the same terrain, beside the shape of this turn.


## Titles of a game alone, best first (R24)

title-legendary-cartographer = Legendary Cartographer
title-master-mapsmith = Master Mapsmith
title-journeyman-topographer = Journeyman Topographer
title-apprentice-surveyor = Apprentice Surveyor
title-amateur-assessor = Amateur Assessor
title-inept-assistant = Inept Assistant
title-dimwitted-doodler = Dimwitted Doodler
title-oblivious-inkdrinker = Oblivious Inkdrinker


## Sets of cards

set-base = Base game
set-heroes = Heroes
set-promo = Promo pack


## Ready-made tables

preset-english = English base game
preset-polish-base = Polish base game
preset-polish-heroes = Polish Heroes
preset-czech = Czech base game
preset-german = German base game
preset-german-first-game = German base game, first game
preset-hungarian = Hungarian base game
preset-combined = Base game with Heroes
preset-everything = Base game with Heroes and skills

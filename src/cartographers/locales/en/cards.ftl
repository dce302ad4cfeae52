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


## Ambush cards

card-goblin-attack = Goblin Attack
    .rule = Sheets go counterclockwise, to the right. Alone: from the bottom right corner, counterclockwise.
# Only this card's shape skips spaces (R20).
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


## Scoring cards: forest

card-sentinel-wood = Sentinel Wood
    .rule = One star for each forest space on the edge of the map.
card-greenbough = Greenbough
    .rule = One star for each row and one for each column that holds any forest.
card-treetower = Treetower
    .rule = One star for each forest space with no empty space beside it.
card-stoneside-forest = Stoneside Forest
    .rule = Three stars for each mountain from which one forest cluster leads to another mountain.


## Scoring cards: water and farm

card-canal-lake = Canal Lake
    .rule = One star for each water space beside a farm, one for each farm space beside water.
card-mages-valley = Mages Valley
    .rule = Two stars for each water space beside a mountain, one for each farm space beside a mountain.
card-the-golden-granary = The Golden Granary
    .rule = One star for each water space beside ruins, three for each farm space on ruins.
card-shoreside-expanse = Shoreside Expanse
    .rule = Three stars for each farm cluster touching no water or edge, and each water cluster touching no farm or edge.


## Scoring cards: village

card-wildholds = Wildholds
    .rule = Eight stars for each village cluster that has grown to six spaces or more.
card-great-city = Great City
    .rule = One star for each space of the largest village cluster that touches no mountain.
card-greengold-plains = Greengold Plains
    .rule = Three stars for each village cluster that touches at least three other kinds of terrain.
card-shieldgate = Shieldgate
    .rule = Two stars for each space of the village cluster that comes second by size.


## Scoring cards: spatial

card-borderlands = Borderlands
    .rule = Six stars for each row and each column without an empty space.
card-lost-barony = Lost Barony
    .rule = Three stars for each row that the largest fully filled square spans.
card-the-broken-road = The Broken Road
    .rule = Three stars for each filled diagonal running down from the left edge to the bottom edge.
card-the-cauldrons = The Cauldrons
    .rule = One star for each empty space with no empty space beside it.


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


## Titles of a game alone, best first (R24)

title-legendary-cartographer = Legendary Cartographer
title-master-mapsmith = Master Mapsmith
title-journeyman-topographer = Journeyman Topographer
title-apprentice-surveyor = Apprentice Surveyor
title-amateur-assessor = Amateur Assessor
title-inept-assistant = Inept Assistant
title-dimwitted-doodler = Dimwitted Doodler
title-oblivious-inkdrinker = Oblivious Inkdrinker

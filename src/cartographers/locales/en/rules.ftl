# The rules as the page tells them, in our own words, and what explains itself on the screen.
# Each line of a .text is a paragraph. The numbers R… point to docs/rules.md.

rules-title = The rules
rules-lead = All you need to play, with examples. A table may leave things out: its options say so.
rules-contents = Contents

## What it is about

rules-goal = The goal
    .text =
        Everybody draws a map of their own, on a sheet of 11 rows and 11 columns. Four edicts say what earns stars this year.
        The year has four seasons, and each ends with a scoring. Whoever has the most stars after winter wins.
rules-shown-goal = A map at the end of a year: forests, villages, farms and water, monsters fenced in, a hero among them.

## A turn (R10, R11, R13)

rules-turn = A turn
    .text =
        A card is turned up. All draw at the same time, each on their own map.
        Choose one of the card’s shapes and one of its terrains. Draw that terrain on every space of the shape. All these spaces must be on the map and empty. Your drawing may stand alone: it does not have to touch anything.
        If there is a coin beside the shape, you get a coin. The number beside the clock is the time that the card takes.
rules-shown-card = { $card } has two shapes. The smaller one brings a coin.
rules-shown-turn = The larger shape of { $card }, drawn as village on five empty spaces.

## Turning and mirroring (R11, R20)

rules-shapes = Turning and mirroring
    .text =
        Turn the shape and mirror it as you like.
        Some shapes have gaps. A gap is no part of the shape: it does not matter what lies there, and it may even be beyond the edge.
rules-shown-shapes = One shape of { $card }, held in eight ways. All of them are allowed.

## Ruins (R10, R15, R16)

rules-ruins = Ruins
    .text =
        A ruins card takes no time, and another card follows at once. That card must cover at least one empty ruins space. Two ruins cards in a row ask for one space only.
        If no shape of the card can cover ruins, draw a single space of any terrain, anywhere.
        If an ambush or a hero comes first, it is played as always. The ruins wait for the next explore card.
        A ruins space that is drawn on remains a ruins space. Some edicts count it.
rules-shown-ruins = Allowed: the river covers the ruins on C2.
rules-shown-missed = Not allowed after a ruins card: the ruins on C2 stay uncovered.

## Ambushes and monsters (R7, R19, R21, R25)

rules-ambush = Ambushes and monsters
    .text =
        At the start of each season one ambush card goes into the deck, and nobody sees which. When it is turned up, every sheet goes to a neighbour: the arrow of the card says on which side. Draw the monsters on the sheet that comes to you, turned and mirrored as you like. Then all sheets go home.
        If the shape fits nowhere, draw a single monster space.
        At the end of every season each empty space beside a monster costs one star, however many monsters are around it. So draw on these spaces: fence the monsters in.
rules-shown-open = Ten empty spaces lie beside these monsters: ten stars lost.
rules-shown-fenced = Seven of them are drawn on. Now only three stars are lost.

## Mountains and coins (R5, R13, R14, R25)

rules-mountains = Mountains and coins
    .text =
        When all four spaces around a mountain are filled, you get a coin, once for each mountain. It does not matter who filled them, or with what.
        Each coin is worth a star at the end of every season. A coin that you get in spring therefore scores four times.
        There is room for { $room } coins. Those beyond are lost.
rules-shown-mountain = The water fills the last side of the mountain on F6: one coin.

## When nothing fits (R12, R18)

rules-nothing = When nothing fits
    .text =
        As long as one of the card’s shapes fits somewhere, you must draw one that fits. If none does, draw a single space instead, anywhere. It does not bring the coin of the card.
        Editions differ about its terrain: in some it is any terrain, in others one of the card’s. The table shows what you may choose.
        If your map has no empty space left, you draw nothing.
rules-shown-nothing = { $card } fits nowhere on this map. A single space is drawn instead, here on { $space }.

## A season and its scoring (R8, R9, R17, R25)

rules-season = A season and its scoring
    .text =
        The times of the explore cards are added up. When they reach the number of the season or pass it, the card is still drawn, and the season is over. Ruins, ambushes and heroes take no time.
        Then the stars are counted: the two edicts of the season, then one star for each coin, then one star less for each empty space beside a monster.
        For the next season all explore cards are shuffled again, with one more ambush. Ambushes that did not come up stay in the deck.
rules-season-ends = Time
rules-season-scores = Edicts
rules-shown-season = { $card } counted: five spaces of water and farm lie side by side, so it gives five stars.
rules-shown-sum = A season added up: two edicts, two coins, three empty spaces beside monsters. Seven stars.

## Edicts (R1 to R3, R6, R9)

rules-edicts = The edicts
    .text =
        One card of each kind is dealt to the letters A, B, C and D. Each edict is scored in two seasons.
        Spaces are beside each other if they share a side; a corner is not enough. A cluster is all the spaces of one terrain that hang together by their sides. A single space is a cluster too.
        Every space that is not empty is filled: also mountains, wasteland, monsters and destroyed spaces.
        The drawings are small examples. The ringed spaces earn the stars.
rules-solo-number = solo { $solo }

## The end (R26)

rules-end = The end of the game
    .text =
        After winter the year is over. Whoever has the most stars wins.
        If some have equally many, the one who lost fewer stars to monsters wins. If that is equal too, they win together.

## Alone (R22 to R24)

rules-alone = Playing solo
    .text =
        Without neighbours an ambush finds its own place. It begins in the corner that the card names and walks around the edge in the direction of the arrow, then around the next ring inwards, and so on. On every space the shape is tried as it is printed. Where it fits first, the monsters appear. If it fits nowhere, nothing is drawn.
        By the German rules the shape may be turned and mirrored: you choose among the drawings that cover the first space it can reach.
        At the end the solo numbers of the four edicts are taken from your stars. That is your rating, and it earns a title.
rules-shown-walk = { $card } on a fresh sheet B: the walk begins on A11 and goes down. It first fits on C11.
rules-rating-from = from { $least }
rules-rating-below = below { $least }

## Heroes (R29 to R35)

rules-heroes = Heroes
    .text =
        With Heroes, a hero card joins the deck each season, as ambushes do. The hero takes no time. Everybody draws one hero space on their own map, anywhere empty, and turns its attack as they like. The marks of the attack may lie on filled spaces and beyond the edge.
        A monster on an attacked space is destroyed at once, also one that comes there later. A destroyed space is filled but is no terrain: it costs no stars and belongs to no cluster.
rules-shown-hero = { $card } stands on F4 and attacks the four spaces beside it. The monster on F3 is destroyed.
rules-powers = Monsters with a letter
    .text = The ambushes of Heroes stay on the table, because their monsters go on acting. A single monster drawn in place of a shape that does not fit has no letter and no power.

## Skills (R38, R39)

rules-skills = Skills
    .text =
        A table may play with skills: three cards that lie open for all. Once a season you may use one of them and pay its coins. What you pay is crossed out and brings no more stars.
        What a skill adds to your drawing need not cover ruins.

## Sheets (R2, R35)

rules-sheets = The sheets
    .text =
        All play on the same sheet. A and B belong to the base game, C and D to Heroes. Wasteland counts as filled from the start.
        In games without ruins cards a ruins space is an empty space like any other.

## What explains itself on the screen

explain-more = More in the rules
explain-time = Time
    .text = Each explore card adds its time to the season. Ruins, ambushes and heroes add none. When the number of the season is reached, the season is scored.
explain-season =
    .text = Ends when the times of the cards add up to { $time }. Then edicts { $edicts } are scored, and coins and monsters with them.
explain-coins = Coins
    .text = Each coin is worth one star at the end of every season. Coins come from shapes with a coin beside them and from mountains with all four sides filled.
explain-monsters = Monsters
    .text = At the end of every season each empty space beside a monster costs one star. Draw on these spaces to stop it.
explain-stars = Stars
    .text = A season gives the stars of its two edicts, one star for each coin, and one star less for each empty space beside a monster.
explain-rating = Rating
    .text = Your stars of the year minus the solo numbers of the four edicts. The rating earns a title.
explain-card-time = Takes { $time } of the season’s time.
explain-card-no-time = Takes no time of the season.
explain-solo = Solo number { $solo }: this much is taken from the stars when somebody plays alone.
explain-terrain-forest = One edict of every game counts forest.
explain-terrain-village = One edict of every game counts villages.
explain-terrain-farm = One edict of every game counts farms and water.
explain-terrain-water = One edict of every game counts water and farms.
explain-terrain-monster = Each empty space beside it costs a star, every season.
explain-terrain-hero = Destroys monsters on the spaces that it attacks.

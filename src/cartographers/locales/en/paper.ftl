# Games on paper: what is wrong with how one is told, and what cannot be on a map.

refusal-paper-edicts = A game on paper needs its four edicts.
refusal-paper-name = A name is one line of at most { $most } letters.
refusal-paper-seasons = A year has { $most } seasons.
refusal-paper-map = This is no map: its lines are too long.
refusal-paper-card = The card “{ $card }” is not in this game.
refusal-paper-card-twice = The card “{ $card }” comes only once a season.
refusal-paper-many-cards = No season has { $cards } cards; { $most } is more than there are.
refusal-not-a-paper-record = This is no record of a game on paper: its first line is not “cartographers paper record 1”.
refusal-record-long = This is no record of a game on paper: it has more than { $most } letters.

oddity-other-sheet = Mountains, ruins or wasteland are not where this sheet has them: { $spaces }.
oddity-changed = What is drawn stays. A season ago this looked different: { $spaces }.
oddity-card-missing = “{ $card }” came and fits, but its shape is nowhere.
oddity-ambush-missing = “{ $card }” came, but its monsters are nowhere.
oddity-hero-missing = “{ $card }” came, but the hero is nowhere.
oddity-ruins-not-covered = “{ $card }” came after ruins, but covers none.
oddity-no-room-for = “{ $card }” and the cards before it cannot all lie here: they would share spaces.
oddity-too-many-of = Too many spaces ({ $terrain }): { $drawn } drawn, the cards so far give at most { $most }.
oddity-too-many-spaces = Too many new spaces: { $drawn } drawn, the cards so far give at most { $most }.
oddity-destroyed-by-none = Too many destroyed spaces: { $drawn }, the cards so far destroy at most { $most }.
oddity-few-coins = Closed mountains bring coins: there must be at least { $least }, not { $coins }.
oddity-many-coins = Too many coins: { $coins }, shapes and mountains so far bring at most { $most }.

paper-stars = Stars in all: { $stars }. Lost to monsters: { $lost }.
paper-year = Year

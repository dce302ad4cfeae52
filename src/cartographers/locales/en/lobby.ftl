# Around the game: start page, tables, options, waiting room, replay, another device. Short and friendly.

## Start

start-go-on = Go on
start-learn = Learn to play
    .solo = Learn to play alone
    .heroes = Learn Heroes
start-learn-note = Twelve small steps, six minutes.
    .solo = Seven steps: the walk, the rating, the title.
    .heroes = Six steps: heroes, powers, destroyed spaces.
start-learn-done = learned
start-bots = Play against bots
start-bots-note = One to five of them. Starts at once.
start-bots-how-many = How many bots?
start-bots-which = How well do they draw?
start-bots-begin = { $count ->
    [one] Begin against one bot
   *[other] Begin against { $count } bots
}
start-open = Open a table
start-open-note = For friends, by a link. Up to { $most } seats.
start-join = Join a table
start-join-note = Paste its link or code.
start-join-field = Link or code of the table
start-join-go = Join
start-join-unknown = That is neither a link nor a code of a table here.
start-name = You play as { $name }.
start-name-change = Change it
start-name-another = Another one
start-name-field = Your name
start-name-keep = Keep it
# Names that are offered to guests, with commas between them; at most 24 characters each.
start-pen-names = Inky Compass, Merry Meridian, Nimble Quill, Captain Contour, Lady Latitude, Old Parchment, Brave Bearing, Dusty Atlas, Sir Scale, Misty Harbour, Quiet Delta, Curious Cape, Lucky Lagoon, Sober Sextant, Bold Peninsula, Patient Plumb Line, Little Lighthouse, Crooked Coast, Gentle Gradient, Swift Survey, Northern Needle, Hidden Fjord, Wandering Isle, Early Equator
start-how = How a game goes
start-how-try = Learn it in a lesson
start-how-draw = A card, a shape, a terrain.
    .why = Each turn a card shows what everybody draws on their own map: turn the shape, mirror it, put it where you like.
start-how-edicts = Four edicts give stars.
    .why = They say what a good map is this year. Two of them count at the end of each season.
start-how-monsters = Monsters cost stars.
    .why = Neighbours draw them on your map. Each empty space beside them costs a star, so shut them in.
start-how-year = Four seasons, then it is over.
    .why = Whoever has the most stars wins; alone you earn a title.

## Tables

lobby-page = Cartographers: tables
lobby-title = Tables
lobby-all = All tables
lobby-mine = Your tables
lobby-finished = Finished games
lobby-public = Public tables
lobby-none-mine = You sit at no table yet.
lobby-none-public = No public table is open right now. Open one: others will find it here.
lobby-none-found = No such table was found.
lobby-lost = The list cannot be loaded right now. Trying again.
lobby-filter = Show
lobby-filter-all = All
lobby-filter-free = With a free chair
lobby-filter-playing = Being played
lobby-search = Name of somebody at a table
lobby-with = With { $names }
lobby-solo = Solo game
lobby-own-table = Your table
lobby-empty-table = Nobody yet
lobby-bots = { $count ->
    [one] one bot
   *[other] { $count } bots
}
lobby-open = { $free ->
    [0] All { $seats } chairs taken
    [one] One of { $seats } chairs free
   *[other] { $free } of { $seats } chairs free
}
lobby-playing = { $season }, turn { $turn }
lobby-turn = Turn { $turn }
lobby-over = Over
lobby-closed = Closed
lobby-abandoned = Ended early
lobby-place = Place { $place } of { $of }
lobby-your-turn = Your turn
lobby-bot-random = Scribbler
    .note = puts its shapes anywhere; about 27 stars alone
lobby-bot-greedy = Surveyor
    .note = takes the most stars at once; about 104 stars alone
lobby-bot-planner = Planner
    .note = weighs what every drawing promises until winter; about 122 stars alone
lobby-bot-master = Master
    .note = plays many games on in its mind before it draws; about 129 stars alone

## Options

options-page = Cartographers: open a table
options-title = Open a table
options-open = Open the table
options-loading = Fetching the cards …
options-played = What is played
options-preset = What do you play?
options-alike = The same: { $names }.
options-own-mix = A mix of your own
options-own-mix-note = This is a mix of your own. Choose a game above to go back to it.
options-preset-english = The game as most know it: ambushes by neighbours, ruins on the way.
options-preset-polish-base = The base game; if no shape fits, the single space may be any terrain.
options-preset-czech = The game as most know it: ambushes by neighbours, ruins on the way.
options-preset-hungarian = The base game; if no shape fits, the single space may be any terrain.
options-preset-polish-heroes = Heroes strike back, and monsters have powers of their own.
options-preset-german = The base game; alone, monsters may be turned to fit.
options-preset-german-first-game = The gentle start: four simple edicts, no ambushes, no ruins.
options-preset-combined = Both games together: edicts and ambushes of both, heroes and ruins.
options-preset-everything = Everything at once: both sets of edicts, heroes and skills.
options-house = The table
options-seats = Seats
options-seats-less = One seat less
options-seats-more = One seat more
options-seats-note = 1 to { $most }. Chairs that stay empty are carried away when the game begins.
options-who = Who may join
options-private = By invitation
    .why = Only those with your link sit down.
options-public = Anybody
    .why = The table is in the public list.
options-watchers = Others may watch
    .why = Whoever knows the address sees the maps, but draws nothing.
options-hints = Hints allowed
    .why = Whoever draws may ask which drawings would be best.
options-hints-short = Hints
options-hints-yes = Allowed
options-hints-no = None
options-clock = Time for a turn
options-clock-none = No clock
options-clock-seconds = { $count ->
    [one] One second
   *[other] { $count } seconds
}
options-clock-minutes = { $count ->
    [one] One minute
   *[other] { $count } minutes
}
options-clock-hours = { $count ->
    [one] One hour
   *[other] { $count } hours
}
options-clock-days = { $count ->
    [one] One day
   *[other] { $count } days
}
options-clock-own = Another time
options-clock-count = How many
options-clock-unit = Unit of time
options-clock-note = When it runs out, a bot draws for whoever has not, in this turn only.
options-unit-seconds = seconds
options-unit-minutes = minutes
options-unit-hours = hours
options-unit-days = days
options-details = Details
options-none = None
options-all = All
options-cards = { $count ->
    [0] None
    [one] One card
   *[other] { $count } cards
}
options-map = Map and cards
options-map-with-ruins = { $map }, { $cards }, with ruins
options-map-without-ruins = { $map }, { $cards }, no ruins
options-sheet = Map
options-explore = Explore cards
options-seasons = Seasons
options-ruins = With ruins
    .why = After a ruins card, the next shape must cover a ruins space.
options-scoring = Edicts from
options-scoring-both = Both
options-edicts = Edicts
options-edicts-dealt = Dealt
    .why = Chance picks one of each kind.
options-edicts-chosen = Chosen
    .why = You pick one of each kind, and their order.
options-edicts-random = Chosen, order by chance
    .why = You pick one of each kind; chance gives them their order.
options-edicts-shuffled = { $names }, in random order
options-edict = Edict { $edict }
options-ambushes = Ambushes
options-ambushes-which = Which ambushes
options-ambush = Who draws the monsters
options-ambush-neighbours = Neighbours
    .why = Everybody draws on the map of a neighbour.
options-ambush-walk = The card itself
    .why = Monsters find their own way onto each map, as in a solo game.
options-reading = When the card finds its own place
options-reading-fixed = As printed
    .why = The shape is neither turned nor mirrored.
options-reading-free = Turned freely
    .why = The shape may be turned and mirrored, and you choose.
options-heroes = Heroes
options-heroes-which = Which heroes
options-skills = Skills
options-skills-which = Which skills
options-skills-of = { $count ->
    [one] One skill
   *[other] { $count } skills
}
options-skill-limit = How often
options-skill-limit-season = One in each season
    .why = Any of the skills that lie open.
options-skill-limit-game = Each once in the game
    .why = Several in one season are fine.
options-readings = House rules
options-fallback-terrain = If no shape of the card fits
options-fallback-terrain-any = Any terrain
    .why = The single space may be forest, village, farm, water or monster; with heroes in play, a hero too.
options-fallback-terrain-card = A terrain of the card
    .why = The single space is one of what the card shows; where ruins ask for it, any terrain.

## The waiting room

gathering-page = Cartographers: { $taken ->
    [one] one at the table
   *[other] { $taken } at the table
}
gathering-title = The table gathers
gathering-hidden = You are invited
gathering-closed = The table is closed
gathering-taken = { $taken } of { $seats } chairs taken.
gathering-wait = { $name } will begin the game.
gathering-invited = You are invited to this table.
gathering-invited-by = { $name } invites you to this table.
gathering-sit = Sit down
gathering-sit-here = Sit here
gathering-watching = You are watching. To sit down you need the link with the invitation.
gathering-full = All chairs are taken. You can watch.
gathering-chair = Chair { $seat }:
gathering-you = that is you
gathering-here = here
gathering-bots = Bots
gathering-add-bot = Seat a bot
gathering-fill = { $count ->
    [one] Fill one chair with a bot
   *[other] Fill { $count } chairs with bots
}
gathering-free = Ask { $name } to leave
gathering-begin = { $count ->
    [one] Begin alone
   *[other] Begin with { $count }
}
gathering-change = Change the options
gathering-keep = Keep these options
gathering-leave = Leave the table
gathering-close = Close the table
gathering-removed = Removed from this table: { $names }. The link of the invitation is a new one now: others who are invited need it.
gathering-admit = Let them in again
gathering-share = Invite others
gathering-share-private = Whoever has this link can sit down.
gathering-share-public = Anybody can sit down; the link leads here.
# A command follows
gathering-only-here = Only this computer can open this link. Start the table so that friends in your network can come:
gathering-link = Link to this page
gathering-qr = QR code of the link
gathering-copy = Copy
gathering-copied = Copied
gathering-copy-failed = Copying did not work. The link is selected: press Ctrl+C (⌘C), or hold it with your finger and choose “Copy”.
gathering-send = Send
gathering-seal = A fair deck.
    .why = All decks are shuffled already. This seal belongs to their seed; when the game is over the seed is revealed, and anybody can check that no card was moved.
gathering-sat-down = { $name } sits down.
gathering-bot-sat-down = A bot takes chair { $seat }.
gathering-stood-up = { $name } leaves the table.
gathering-host-passed = { $name } is the host now.
gathering-arranged = The host has changed the options.

## Replay

replay-page = Cartographers: replay
replay-title = Replay
replay-loading = Fetching the game …
replay-controls = Moments of the game
replay-moment = Moment
replay-step = { $step } of { $steps }
replay-first = To the beginning
replay-back = One moment back
replay-play = Play
replay-pause = Pause
replay-next = One moment on
replay-last = To the end
replay-place = { $place }.
replay-keep = Save and share
replay-share = Share this replay
    .why = Whoever has the link can see the game again.
replay-png = Map as PNG
replay-svg = Map as SVG
replay-record = Record as text
    .why = The record tells the whole game. Anybody can check it: cartographers replay --verify.
replay-analysis = Analysis
replay-analysis-busy = Working out what would have been best …
replay-given-in-all = { $stars ->
    [one] One star
   *[other] { $stars } stars
} given away in all
replay-start-and-luck = { $start } expected at the first card, { $luck } by luck.
replay-spared = { $stars ->
    [one] One star of damage was
   *[other] { $stars } stars of damage were
} left undone on neighbours’ maps.
replay-turning = Turning points
replay-drawn = Drawn
replay-best = Best
replay-turn-gave = Turn { $turn }: { $stars ->
    [one] one star
   *[other] { $stars } stars
} given away.
replay-turn-spared = Turn { $turn }: { $stars ->
    [one] one star
   *[other] { $stars } stars
} of damage left undone.
replay-turn-best = Turn { $turn }: the best there was.
replay-no-choice = There was nothing to choose in this turn.
replay-bars = Stars given away, turn by turn
replay-draws-on = { $name } draws on the map of { $other }.

## Another device

move-link = Another device
move-page = Cartographers: another device
move-title = Go on at another device
move-why = Open this link there, or scan the code: you keep your name and all your tables.
move-share = A link for you alone
    .why = It works for { $minutes ->
        [one] one minute
       *[other] { $minutes } minutes
    }. Whoever has it plays as you, so keep it to yourself.
move-again = Make a new link
move-stranger = Nobody knows you yet: play first, then take your games along.
move-ask = With this link you go on here as { $name }. It works once.
move-ask-instead = This browser plays as { $name }. With this link it will be somebody else: the tables of { $name } stay behind.
move-go = Go on here

## Tables on this device, without a server

start-pass = Pass this device around
start-pass-note = Two to six people, one after the other.
start-pass-who = Who plays?
start-pass-name = Person { $number }
start-pass-add = One more person
start-pass-remove = Without person { $number }
start-pass-begin = Begin
gathering-person = One more person at this device
gathering-person-add = Add
start-options = Choose cards and options
start-options-note = Sets, sheet, edicts, bots.
start-server = Play from several devices
start-server-note = This needs a server. Paste its address.
start-server-field = Address of a server
start-server-go = Go there
start-server-own = Run your own: pip install cartographers, then cartographers serve.
pass-to = Pass to { $name }
pass-hidden = { $name } has drawn. Nobody sees it before everybody has drawn.
pass-look-away = The others look away.
pass-me = I am { $name }
pass-back = Back to the map of { $name }
pass-done = has drawn
pass-now = now
pass-later = waits
desk-loading = Laying out the table: { $percent } %
desk-failed = The table could not be loaded. Check your connection; the next click tries again.
desk-offline = No connection: new games are played on this device.
desk-ready = Everything lies on this device: you can play without a network.
desk-fleeting = This browser keeps nothing: when this tab is closed, its games are gone.
desk-keep = All games as a file
desk-bring = Bring games from a file
desk-brought = { $new ->
    [one] One game was added.
   *[other] { $new } games were added.
}
update-ready = A new version of this page is ready.
update-take = Take it now

# Lessons: one short sentence a step, with one thing to do; `why` is its reason. Nothing of what the page does by itself.

lesson-step = step { $step } of { $of }
lesson-step-short = { $step } of { $of }
lesson-why = Why?
lesson-skip = Skip this step
lesson-skip-short = Skip
lesson-leave = Leave the lesson
lesson-leave-ask = Leave the lesson?
lesson-leave-kept = It goes on here when you come back.
lesson-stay-here = Stay here
lesson-go-on = Go on
lesson-done = done
lesson-not-there = Put it on the dashed spaces
lesson-lost = Lost to monsters now
lesson-own = Begin my own game
lesson-stay = Play on here
lesson-review-waits = The analysis looks at your drawing …
lesson-review-best = The analysis says: your drawing was the best one.
lesson-review-other = The analysis says: the dashed place is { $stars } ★.
lesson-press-shape = Choose this shape
lesson-press-terrain = Choose the terrain: { $terrain }
lesson-press-mirror = Mirror it
lesson-press-turn = Turn it
lesson-press-put = Put it on the dashed spaces
lesson-press-fit = Press “{ web-next-fit }”
lesson-press-place = Choose a place
lesson-press-hint = Ask for a hint
lesson-press-draw = Draw it
lesson-press-target = Choose an empty space beside it
lesson-press-destroy = Destroy it
lesson-press-edict = Press edict { $edict }
lesson-press-read = Press it and read
lesson-press-count = Go on to the next part

## The first lesson

lesson-first-draw = Put the forest on the dashed spaces and draw it.
    .why = The card shows a shape and a terrain. You choose the place.
lesson-first-turn = Mirror and turn the forest, then draw it.
    .why = Every shape may be turned and mirrored as you like.
lesson-first-coin = Take the small shape: it earns a coin.
    .why = Each coin pays a star at the end of every season.
lesson-first-edict = Draw the large village and watch the edict grow.
    .why = Edicts say what earns stars. This one pays a star for each space of your largest village that no mountain touches.
lesson-first-mountain = Close in the mountain with water: it pays a coin.
    .why = A mountain with all four sides filled pays one coin.
lesson-first-ruins = Ruins are revealed: cover one with your farm.
    .why = After a ruins card the next shape covers at least one ruins space.
lesson-first-fence = Fence the monsters in: draw on spaces beside them.
    .why = Each empty space beside monsters costs a star when a season ends.
lesson-first-count = Spring is over: count it on the map.
    .why = Two edicts and the coins pay, monsters cost.
lesson-first-next = Summer counts B and C: press edict C to read it.
    .why = Each edict counts in two seasons. A comes back in winter.
lesson-first-single = Nothing fits on ruins: draw one space anywhere.
    .why = Where no shape fits, you draw one single space; here with any terrain.
lesson-first-alone = Now draw where you like, or ask for a hint.
    .why = The bulb shows the best few places and what they earn.
lesson-first-review =
    .why = After a game the analysis looks at each of your turns like this.
lesson-first-over = You can play now: begin a game of your own.

## The lesson alone

lesson-solo-winter = It is winter: draw the lake on the dashed spaces.
    .why = Alone you draw for a title. Three seasons are counted already.
lesson-solo-walk = Gnolls walked in: press their name to see from where.
    .why = Alone, an ambush begins in its corner and walks around the edge until it fits.
lesson-solo-fence = Fence the gnolls in before the year is over.
    .why = Alone, too, each empty space beside monsters costs a star.
lesson-solo-last = Draw your last shape where you like, or ask for a hint.
    .why = Winter counts edicts D and A. The bulb shows the best few places.
lesson-solo-count = The year is over: count winter on the map.
    .why = These are the last stars. Then your map gets its rating.
lesson-solo-number = Press the edict: its number is taken off your stars.
    .why = Your rating is your stars minus the numbers of all four edicts.
lesson-solo-title = Press your title to see which one comes next.
    .why = The better the rating, the better the title.
lesson-solo-over = You know how to play alone: begin a game.

## The lesson with heroes

lesson-heroes-power = A dragon has come: press its name to read its power.
    .why = Ambushes of Heroes stay on the table, because their monsters go on acting.
lesson-heroes-hero = Turn the hero’s attack on the dragon and draw the hero.
    .why = A monster on an attacked space is destroyed at once.
lesson-heroes-shut = Shut in what is left of the dragon: it pays three coins.
    .why = A destroyed space counts as filled, and as nothing else.
lesson-heroes-count = Spring is over: count it on the map.
    .why = Destroyed spaces earn no stars and cost none.
lesson-heroes-gorgon = A gorgon has come: choose an empty space to destroy.
    .why = It destroys one space beside it, empty or drawn on. An empty one no longer costs a star then.
lesson-heroes-alone = Now draw where you like, or ask for a hint.
    .why = A new hero and a new monster come each season.
lesson-heroes-over = You know heroes now: begin a game with them.

## In the first games after it

lesson-first-time-coin = Your first coin: it pays a star every season.
lesson-first-time-ruins = Ruins: the next shape has to cover one of them.
lesson-first-time-ambush = An ambush: fence the monsters in.
lesson-first-time-season = A season is over: look which two edicts count now.

# Lessons: one short sentence a step, with one thing to do; `why` is its reason. Nothing of what the page does by itself.

lesson-title = Learn to play
lesson-step = step { $step } of { $of }
lesson-step-short = { $step } of { $of }
lesson-why = Why?
lesson-skip = Skip this step
lesson-skip-short = Skip
lesson-leave = Leave the lesson
lesson-go-on = Go on
lesson-done = done
lesson-not-there = Put it on the dashed spaces
lesson-over = You can play now: begin a game of your own.
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
lesson-press-place = Choose a place
lesson-press-hint = Ask for a hint
lesson-press-draw = Draw it
lesson-press-edict = Press edict { $edict }
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

## In the first games after it

lesson-first-time-coin = Your first coin: it pays a star every season.
lesson-first-time-ruins = Ruins: the next shape has to cover one of them.
lesson-first-time-ambush = An ambush: fence the monsters in.
lesson-first-time-season = A season is over: look which two edicts count now.

# Sentences of the commands.

cli-interrupted = Interrupted.
cli-broken-pipe = Nobody reads the output any more.
cli-bad-line = This line cannot be read: { $reason }.
cli-bad-lines = { $bad ->
    [one] One line
   *[other] { $bad } lines
} of { $total } could not be answered.
cli-unreadable = The file { $file } cannot be read: { $reason }.
cli-unwritable = The file { $file } cannot be written: { $reason }.
cli-unwritable-output = The output cannot be written: { $reason }.
cli-unknown-bot = There is no bot “{ $bot }”; there are { $known }.
cli-bot-needs-native = The bot “{ $bot }” plays by machine code and needs numba (install cartographers[native]). Without it there are { $known }.
cli-training = Learning
cli-trained = The weights are in { $file }; learning took { $minutes } minutes.
cli-train-needs-native = Learning runs as machine code and needs numba (install cartographers[native]).
cli-bad-weights = The file { $file } does not hold weights that this version can use.
cli-own-bot-faults = Random answers took the place of the bot “{ $bot }”: failed { $failed }, illegal { $illegal }, too late { $late }. The first: { $trouble }
cli-bad-seed = A seed is 1 to 128 printable characters without spaces around them.
cli-simulating = Playing
cli-preparing = Preparing machine code. This happens once; the next time it is there.
cli-preparing-far = Preparing machine code, once: about { $seconds } s, { $percent } % done
cli-preparing-bar = Preparing machine code, once: about { $seconds } s
cli-games = { $games ->
    [one] One game
   *[other] { $games } games
}
cli-mean = mean
cli-median = median
cli-sd = spread
cli-stars = Stars
cli-rating = Rating
cli-speed = Games a second
cli-not-text = The file { $file } is not text.
cli-no-seat = There is no seat { $seat }; the table has { $seats ->
    [one] one seat
   *[other] { $seats } seats
}.
cli-seat = Seat { $seat }
cli-more-maps = { $hidden ->
    [one] One more map
   *[other] { $hidden } more maps
}: show any with --seat.
cli-coins = Coins
cli-monsters = Monsters
cli-total = Total
cli-unfinished = The game is not finished: turn { $turn } is being drawn.
cli-solo-end = { $stars ->
    [1] One star
   *[other] { $stars } stars
}, rating { $rating }: { $title }.
cli-place = { $place }. seat { $seat }: { $stars ->
    [1] one star
   *[other] { $stars } stars
}, { $lost } lost to monsters
cli-picture-sum = Coins { $coins } · Monsters { $monsters } · Total { $stars } ★
cli-unknown-set = There is no set “{ $set }”; there are { $known }.
cli-unknown-preset = There is no preset “{ $preset }”; there are { $known }.
cli-set-or-preset = Choose a set or a preset, not both.
cli-unknown-language = There is no language “{ $language }”; there are { $known }.
cli-no-neighbours = Alone there are no neighbours to draw ambushes.
cli-limit-without-skills = A limit for skills needs skills in play.

cli-serving = The table is open at { $address }
cli-serving-friends = Friends in your network open { $address }
cli-serving-only-here = Only this computer can open it. For friends in your network: { $command }
cli-serving-preparing = The strong bots are being prepared, once: about { $seconds } s. Until then simpler ones answer.
cli-cannot-listen = Cannot listen on { $host }, port { $port }: { $reason }.
cli-database = The database cannot be used: { $reason }.
cli-backed-up = { $matches ->
    [one] { $matches } match is kept in { $file }.
   *[other] { $matches } matches are kept in { $file }.
}
cli-damaged-backup = The file { $file } is no backup, or a damaged one.
cli-newer-backup = The backup { $file } was written by a newer version of this program.
cli-not-empty = The database already holds matches; a backup is restored to an empty one only.
cli-restored = { $matches ->
    [one] { $matches } match is restored.
   *[other] { $matches } matches are restored.
}
cli-empty-secret = The key in { $file } was empty, so a new one was made. Whoever had a name and seats here is a stranger now; if you have a copy of the old key, stop the server and put it back.
cli-short-secret = The key in { $file } is too short: it needs at least { $least } characters.
cli-unknown-log-level = There is no log level { $level }: use debug, info, warning or error.
cli-verified =
    { $decks ->
        [one] Verified: the seal { $seal } is that of the seed { $seed }, and the edicts and the deck follow from it.
       *[other] Verified: the seal { $seal } is that of the seed { $seed }, and the edicts and all { $decks } decks follow from it.
    }
cli-compare-seal = Compare the seal with the one that the table showed before the first card, or give it with --seal.
cli-other-seal = This is not the game that was announced: the seal of the record is { $seal }.

cli-bench-title = What happens in a second
cli-bench-measuring = Measuring
cli-bench-needs-native = Measuring needs the compiled rules: pip install cartographers[native].
cli-bench-unknown = There is no figure “{ $figure }”; there are { $known }.
cli-bench-a-second = a second
cli-bench-best = best round
cli-bench-per-yard = beside the yardstick
cli-bench-scoring-calls = scoring calls, 200 maps × 16 cards
cli-bench-scoring-calls-on-ints = the same in plain Python
cli-bench-random-games = whole random games
cli-bench-random-games-heroes = whole random games, Heroes
cli-bench-random-games-combined = whole random games with skills
cli-bench-random-games-one-by-one = random games one by one, plain Python
cli-bench-greedy-games = whole greedy games
cli-bench-greedy-games-heroes = whole greedy games, Heroes
cli-bench-draws = random drawings, game beside game
cli-bench-environment-steps = environment steps with masks
cli-bench-environment-steps-heroes = environment steps, Heroes
cli-bench-environment-steps-combined = environment steps with skills
cli-bench-environment-steps-on-all-cores = environment steps, all cores
cli-bench-peer = moves in { $game }, { $peer }
cli-bench-not-installed = Not installed, so not compared: { $names }.

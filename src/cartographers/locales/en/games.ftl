# One's own finished games, on the page.

games-of = Games of { $name }
games-since = { $count ->
    [one] { $count } game since { $month }.
   *[other] { $count } games since { $month }.
}
games-mean = Their rating is { $mean } on average.
games-means = The last ten games alone had a rating of { $last } on average, the first ten { $first }.
games-none = No game played to the end yet. The first one begins this notebook.
games-none-shared = No game played to the end yet.
games-none-found = No game is like that.
games-few = The line is the mean of { $count ->
    [one] { $count } game
   *[other] { $count } games
} alone; it begins with the last of them.
games-unrated = Only games alone have a rating.
games-plate = Rating, and the titles it is worth
games-plate-said = { $count ->
    [one] Rating of { $count } game, { $last }.
   *[other] Rating over { $count } games, from { $first } to { $last }.
}
games-plate-means = The mean of five goes from { $from } to { $to }.
games-titles = Titles, and how often
games-by-time = Games in the order of time
games-last-some = The last { $shown } of { $all } games.
games-luck = Luck
games-given-away = Given away
games-a-game = { $stars } a game
games-then-now = { $first }, now { $last } a game
games-now = now
games-from = from { $least }
games-below = below { $least }
games-weigh = Look at all games
games-weigh-note = A bot can say how many stars were luck, and how many were given away. It needs some seconds a game.
games-weighing = Game { $done } of { $all } …
games-by-edict = Stars by edict
games-by-edict-note = both seasons together, on average; a stroke is a game
games-over-games = { $count ->
    [one] in { $count } game
   *[other] in { $count } games
}
games-all-edicts = All edicts
games-fewer-edicts = Fewer edicts
games-by-season = Stars by season
games-by-season-note = first half pale
games-best = Best maps
games-all = All games
games-more = { $count ->
    [one] { $count } more
   *[other] { $count } more
}
games-number = game { $number }
games-game = Game
games-map = Map
games-day = Day
games-with = With
games-result = Result
games-stars = Stars
games-rating = Rating
games-replay = Replay
games-alone = alone
games-people = { $count ->
    [one] { $count } person
   *[other] { $count } people
}
games-filter = Which games
games-filter-company = With whom
games-filter-set = Cards
games-filter-sheet = Map
games-every-company = Alone and in company
games-every-set = All cards
games-every-sheet = All maps
games-company-alone = Alone
games-company-bots = With bots
games-company-people = With people
games-oneself = Yours alone
games-private = Nobody else can read this page, unless you share it.
games-private-here = All of this is kept in this browser, and nowhere else.
games-share = Share my games
games-share-note = Whoever has the link can read them. Names of other people are not shown.
games-share-link = Link to my games
games-copy = Copy
games-copied = Copied
games-take = Take everything along
games-delete = Delete everything about me
games-delete-what = Your games alone and with bots, your puzzles and all that was made of them are deleted, and your name with them.
games-delete-others = Games with other people stay theirs. There you become a former guest; where a game still runs, a bot plays on.
games-delete-sure = This cannot be undone. A file of everything can be taken along before.
games-delete-not = Keep it
games-delete-yes = Delete everything

# Puzzles: where would you draw this?

puzzles-bad-seeds = Seeds are two whole numbers, the smaller one first: 1:500 is 1 to 499.
puzzles-need-native = Making and checking puzzles runs as machine code and needs numba (install cartographers[native]).
puzzles-making = Making puzzles
puzzles-thinking = Thinking
puzzles-made =
    { $puzzles ->
        [one] { $puzzles } puzzle is in { $file }.
       *[other] { $puzzles } puzzles are in { $file }.
    }
puzzles-stopped = Stopped at seed { $seed }. Run the same command again and it goes on in { $file }.
puzzles-agreed = A master with { $budget } ms a move agrees in { $agreed } of { $checked } puzzles that the best drawing leads by { $stars } stars or more: { $share } % (95 % interval { $low } to { $high } %).
puzzles-same-best = It finds the same best drawing in { $best } of { $checked }.
puzzles-title = Puzzle { $puzzle }: where would you draw this?
puzzles-source = { $preset }, { $sheet }, seed { $seed }, turn { $turn }
puzzles-about = { $themes }; difficulty { $rating }
puzzles-how = Say a terrain and spaces, as in “forest A1 A2 B1”; or legal A1, skip, quit.
puzzles-legal-many = There are { $number } drawings. Name spaces to see those that cover them, as in “legal B4 B5”.
puzzles-solved = Solved. It leads by { $lead } stars.
puzzles-behind = Not solved. The best drawing is { $stars } stars better.
puzzles-far-behind = Not solved. The best drawing is at least { $stars } stars better.
puzzles-best = Best: { $drawing }
puzzles-yours = Yours: { $drawing }
puzzles-before = before
puzzles-after-best = best
puzzles-after-yours = yours
puzzles-of-lead = of the lead
puzzles-row = In a row: { $now }. Your rating: { $rating }.
theme-ambush = ambush
theme-ruins = ruins
theme-heroes = Heroes

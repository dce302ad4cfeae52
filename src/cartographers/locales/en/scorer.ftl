# The scorer: a paper map painted and counted on the page.

scorer-page = Count a paper map
scorer-lead = Paint the map from your sheet, count each season, and see which spaces earn. What cannot be is pointed out. Everything stays on this device.
scorer-begun = Begun on this device
scorer-forget = Delete
scorer-begin = Paint the map
scorer-open = Open a record
scorer-no-table = This link leads to no table that this page knows.
scorer-season = Season
scorer-name = Your name
scorer-to-herald = To the herald
scorer-other = Another map
scorer-leave = Start page
scorer-desk = Paint
scorer-stamps = Stamps of the cards that came
scorer-cards = Stamps: { $season }
scorer-stamped = { $card }, on the map
scorer-which = Which cards?
scorer-which-title = Cards of the season: { $season }
scorer-which-note = Press the cards in the order in which they came. They become stamps, and mistakes can be found. You can also paint without them.
scorer-explore = Explore cards
scorer-ruins = Ruins cards
scorer-no-cards = Paint with a finger. Or say which cards came, and stamp their shapes.
scorer-no-card-yet = No card has come yet.
scorer-brush = Brush
scorer-rub = Rub out
scorer-undo = Undo
scorer-coin-less = One coin less
scorer-coin-more = One coin more
scorer-count = Count: { $season }
scorer-missing =
    { $n ->
        [one] { $n } card missing
       *[other] { $n } cards missing
    }
scorer-line =
    { $spaces ->
        [one] { $name }: { $stars } stars, { $spaces } space
       *[other] { $name }: { $stars } stars, { $spaces } spaces
    }
scorer-odd = This cannot be
scorer-change = Change the map
scorer-year = The year so far
scorer-sum = Sum
scorer-rating = Rating { $rating }: { $title }.
scorer-tell = Tell the herald
scorer-next = On to: { $season }
scorer-keep = Keep and share
scorer-copy = Copy the text
scorer-copied = Copied
scorer-on-paper = on paper
scorer-record-note = The record is a text with edicts, cards and maps. This page opens it again, and cartographers replay counts it anew.
scorer-seats = Alone there are a rating and a title.
scorer-again = Press again to set it
scorer-known = The herald knows.
scorer-photo = Photo of the sheet

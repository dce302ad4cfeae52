### Events: rounds that many people draw at the same time, standings, and the page for the projector.

event-all = Events
event-all-lead = Several rounds, the same cards for everybody, and standings over all of them.
event-none = You take part in no event yet. Its host gives you a link or a code.
event-code = Link or code of an event
event-go = Go there
event-unknown = That is neither a link nor a code of an event.
event-host = host
event-needs-server = Events need a server, so that everybody’s maps come together. This page has none.
event-new = Open an event

event-form-name = Name of the event
event-form-club = Club, if you like
event-form-rounds = Rounds
event-form-start = Start
event-form-press = I start every round myself
event-form-time = At a fixed time
event-form-date = First round
event-form-length = Length of a round
event-form-pause = Pause between rounds
event-form-no-pause = none
event-form-clock = Clock for a turn
event-form-clock-note = When it runs out, a bot draws this one turn. So everybody is done in time.
event-form-cards = Cards
event-form-same = The same in every round
event-form-each = For each round on its own
event-form-sheet = Map
event-form-go = Open the event
event-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
event-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
event-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}

event-people = { $count ->
    [0] nobody yet
    [one] { $count } person
   *[other] { $count } people
}
event-rounds = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
event-lead-begins = The first round begins { $time }. The same cards for everybody.
event-lead-waits = The host starts the first round soon. The same cards for everybody.
event-lead-open = Round { $round } of { $of } is open. The same cards for everybody.
event-lead-next = Round { $round } of { $of } begins { $time }.
event-lead-next-waits = The host starts round { $round } of { $of } soon.
event-lead-over = All rounds are drawn. Thank you for playing!
event-winner = { $count ->
    [one] { $names } wins
   *[other] { $names } win
}
event-round = Round { $round }
event-won = won by { $names }
event-nobody-drew = nobody drew it
event-until = until { $time }
event-waits = when the host starts it
event-take-part = Take part
event-taking-part = You take part. The round appears here when it begins.
event-draw = Draw round { $round }
event-go-on = Go on with round { $round }
event-left = { $time } left
event-begins-in = Round { $round } begins in { $time }
event-have-drawn = { $drawn } of { $people } have drawn
event-own-drawn = Your map of round { $round }: { $stars } stars. The others see them when the round closes.
event-rules = Stars of all rounds are added. A round joins the total when it closes; until then nobody is told what others drew. What is finished after the close does not count. Equal totals: fewer stars lost to monsters.
event-invite = Invite
event-invite-note = Whoever opens this link can take part, before the start or later.
event-projector = For the projector
event-records = All records
event-compare = Compare maps
event-proof = Is it fair?
event-proof-note = The seed of every round was drawn when the event was opened. Its seal is shown from then on, its seed when the round closes: SHA-256 of “cartographers”, a new line and the seed gives the seal.
event-is-out = The host has removed you from this event.
event-by = Host: { $name }

event-standings = Standings
event-after = after round { $round }
event-before-all = no round is closed yet
event-total = Total
event-place = Place
event-name = Name
event-best = best of the round
event-missing = not drawn
event-drawing = is drawing
event-drawn = has drawn
event-late = { $stars } stars, finished late, do not count
event-empty = Nobody takes part yet. Give the link away.

event-run = You are the host
event-start = Start round { $round } now
event-longer = { $minutes } minutes longer
event-close = Close the round now
event-close-sure = { $count ->
    [0] Everybody who began has finished. Close round { $round } now?
    [one] One person is still drawing; that map will not count. Close round { $round } now?
   *[other] { $count } people are still drawing; their maps will not count. Close round { $round } now?
}
event-close-yes = Close it
event-close-no = Leave it open
event-not-begun = Not begun: { $names }
event-are-drawing = Drawing: { $names }
event-all-drawn = Everybody has drawn.
event-manage = People
event-remove = Remove { $name }
event-let-in = Let { $name } in again

event-join-here = Look at it, or join
event-best-map = Best map of round { $round }
event-time-left = left
event-time-until = until round { $round }
event-shown = Places { $from } to { $to } of { $of }

event-closes-in = Round { $round } closes in { $time }. What is not finished then does not count.
event-closed = Round { $round } is closed. You can finish this map, but it does not count.
event-to-event = To the event

event-line-open = { $name }: round { $round } is open
event-line-next = { $name }: round { $round } begins { $time }
event-line-waits = { $name }: the host starts round { $round }

# Refused
refusal-unknown-event = There is no event “{ $event }”.
refusal-unknown-entrant = Nobody in this event is meant by that.
refusal-not-taking-part = You do not take part in this event.
refusal-event-removed = The host has removed you from this event. Only the host can let you in again.
refusal-event-over = This event is over.
refusal-event-full = This event is full: { $most } people take part.
refusal-too-many-events = You have opened { $most } events within 30 days, which is the most.
refusal-wrong-rounds = An event has 1 to { $most } rounds.
refusal-wrong-round-length = A round lasts { $least } minute at least and { $most } days at most, a pause 30 days at most.
refusal-wrong-event-start = An event begins at a time to come, within a year.
refusal-nobody-takes-part = Nobody takes part yet. A round needs somebody to draw it.
refusal-round-open = A round is open already. The next one begins after it.
refusal-no-round-open = No round is open now.
refusal-round-drawn = You have drawn this round already.
refusal-round-closing = The round closes in a moment. It is too late to prolong it.
refusal-too-long-round = This round can last { $minutes } minutes longer at most.

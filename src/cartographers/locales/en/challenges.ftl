### Challenges: deals that somebody opens for others.

challenges-lead = The same cards in the same order for everybody you ask, each in their own time. Who has finished sees the others’ maps.
challenges-need-server = A challenge needs a server: it keeps the deck secret and the ranking. Without one, send a friend a day instead: everybody who opens it on such a page is dealt the same.
challenges-days = All days
challenges-mine = Yours
challenges-mine-none = You have not opened or begun one yet.
challenges-open = Open to all
challenges-open-none = None is open right now. Open one!
challenge-new = New challenge
challenge-open = Open the challenge
challenge-title = Title
challenge-title-hint = Sunday club, round 3
challenge-who = Who may draw it?
challenge-private = Whoever has the link
    .why = It is listed nowhere.
challenge-public = Everybody
    .why = It is listed for all here.
challenge-how-long = How long is it open?
challenge-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
challenge-date = Until a date
challenge-note = Everybody draws alone. You get a link to send.
challenge-until = Open until { $time }.
challenge-closed-at = Closed on { $time }.
challenge-left = { $time } left
challenge-begun = begun
challenge-maps = { $count ->
    [0] no map yet
    [one] { $count } map
   *[other] { $count } maps
}
challenge-by = by { $name }
challenge-yours-public = yours, public
challenge-yours-private = yours, by link
challenge-invite = Ask others
challenge-invite-private = Only whoever has this link can draw it.
challenge-invite-public = Anybody can draw it; it is listed for all.
challenge-close = Close it now
challenge-remove = Delete it

# Refused
refusal-bad-title = A challenge has a title of 1 to { $most } characters and nothing invisible in it.
refusal-wrong-close = A challenge closes in an hour at the soonest and in { $days } days at the latest.
refusal-too-many-challenges = You have { $most } challenges open, which is the most. Close one of them, or wait until one closes.
refusal-too-many-challenges-at-address = From your network, { $most } challenges are open, which is the most. Try again when one has closed.
refusal-opener-only = Only whoever opened the challenge may do that.
refusal-challenge-begun = Somebody has begun this challenge: it can be closed, but not deleted any more.

# Lists of tables, and lists of words.

list-next = { $before }, { $next }
list-last = { $before } and { $last }

## Tables in a list

list-your-turn = Your turn
list-waits-for = waiting for
list-over = over
list-over-days = over days
list-free = { $count ->
    [0] full
    [one] 1 seat free
   *[other] { $count } seats free
}
list-watchers = { $count } watching
list-late = The lists can’t be had just now. They are asked for again by themselves.

## Watch

watch-title = Look over their shoulders
watch-about = You see what everybody at the table sees, and no hidden card. Your chat is apart from theirs until the game is over.
watch-playing = Being played
watch-playing-none = Nobody plays in the open now.
watch-open = Seats free
watch-open-none = No open table has a free seat.

## Replays

replays-title = Games that were played
replays-about = Every game can be looked through again, from any seat or with everything turned up.
replays-mine = Yours
replays-mine-none = None of your games is over yet.
replays-all = Everybody’s
replays-all-none = No open game is over yet.
replays-bring = Bring a record
replays-bring-note = A record from elsewhere is checked, and then looked through in the same way.
replays-bring-go = Choose a file

# What the kernel says, and how sentences of every game are put together.

## Players. The reader begins a sentence as `reader` and stands inside one as `reader-inside`.

reader = You
reader-inside = you
nobody = Nobody
nobody-inside = nobody
player-without-name = Player { $number }
player-told-apart = { $name } (seat { $number })

## Several things: "A, B and C" is put together from the left.

list-next = { $before }, { $next }
list-last = { $before } and { $last }
list-or = { $before } or { $last }

## A choice that was taken back

event-took_back = { $seat_is ->
    [you] You took a choice back.
   *[other] { $seat } took a choice back.
}

## Why an answer is not allowed

why-nobody-is-asked = nobody is asked anything
why-not-asked = seat { $seat } isn't asked
why-no-answer = that is no answer to what is asked here ({ $question })
why-not-now = that can't be answered now
why-stale = that answers a question which is no longer open

## Why a choice can't be taken back

why-nothing-to-undo = there is no choice of yours to take back
why-somebody-chose-since = somebody has chosen since, so your last choice stands
why-somebody-learned = somebody has learned something since, so that choice stands
why-part-is-done = you have finished your part, so that choice stands

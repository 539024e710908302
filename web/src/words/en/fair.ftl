# The deal was fair: what was checked, what was found, and what it can't prove.

fair-checking = Checking the deal …
fair-is-fair-short = Fair deal
fair-is-fair = The deal was fair
fair-is-fair-note = checked here
fair-is-partly = The deal
fair-is-partly-note = not all of it can be checked
fair-is-unfair = The deal differs
fair-is-unfair-note = see what
fair-is-missing = The deal
fair-is-missing-note = the record can’t be had

fair-title = { $is ->
    [fair] The deal was fair
    [unfair] This deal is not what it should be
   *[partly] Not all of this deal can be checked
}
fair-about = Nobody could choose the cards: the host was bound to a secret, and every seat to words, before either was known. Secret and words made the seed, and the seed every draw. This browser has made all of it again from the record, by itself.
fair-steps = What was checked
fair-holds = holds
fair-differs = differs
fair-untold = can’t be told

fair-part-seal = The seal
fair-part-noted = Your note of it
fair-part-words = Everybody’s words
fair-part-own = Your words
fair-part-seed = The seed
fair-part-draws = The draws

fair-seal-holds = The secret that the host has opened is the one it had sealed before the first card: { $seal } …
fair-seal-differs = The secret that was opened does not fit the seal. It was exchanged.
fair-seal-none = The seed of this game was given by hand: nobody had sealed anything, so anybody may have chosen the cards.
fair-noted-holds = It is the seal that this browser noted when you sat down.
fair-noted-differs = It is another seal than this browser noted when you sat down: { $noted } … then, { $now } … now. The server has exchanged it.
fair-noted-none = This browser noted no seal while the game was played, so it can’t tell whether this one stood there from the start.
fair-words-hold = { $count ->
    [0] No seat gave words.
    [one] The words of one seat fit its seal.
   *[other] The words of { $count } seats fit their seals.
}
fair-words-differ = The words of { $name } do not fit their seal. They were exchanged.
fair-words-not-opened = { $name } sealed words and did not open them in time, and so was left out.
fair-words-none = { $name } gave no words.
fair-own-holds = Yours are among them, as this browser kept them.
fair-own-differs = Yours are not those that this browser kept. They were exchanged.
fair-own-left-out = Yours were left out. If this browser was there when the game began, the host has cheated.
fair-seed-holds = Secret and words make the seed of the record.
fair-seed-differs = Secret and words make another seed than the record has.
fair-draws-hold = { $count ->
    [one] The one draw was made again from the seed, with the same result.
   *[other] All { $count } draws were made again from the seed, every shuffle and every roll, with the same results.
}
fair-draws-differ = Draw { $number } of the record, { $kind ->
    [shuffle] a shuffle of { $limit },
   *[other] a number below { $limit },
} is not what the seed makes.
fair-draws-broken = Draw { $number } is missing from the record, or can’t be read.
fair-draws-none = The record lists no draws.
fair-draws-early = This game was ended early, and the record of such a game lists no draws.

fair-who = Who gave what
fair-host = Host
fair-left-out = left out
fair-seed-is = Seed

fair-to-do = What to do
fair-to-do-keep = Keep the record now, before anything else.
fair-to-do-compare = Ask the others for theirs. If they differ, the server has shown different games to different people.
fair-to-do-verify = Let it be checked elsewhere: “hexmonger verify” says in one sentence where it breaks.
fair-to-do-leave = Play for nothing that matters to you at the tables of this server until somebody has explained it.
fair-record = Download the record

fair-cannot = What this can’t prove
fair-cannot-look = Whoever runs the server could see the cards from the start. That they did not choose them is shown; that they did not look is not.
fair-cannot-league = A host in league with a seat could choose between two deals, by having its words opened or not. So look who was left out.
fair-cannot-who = It does not know who chose. That a choice was yours, only you know.
fair-cannot-rules = The rules are not played through here, so nobody looks whether the game needed just these draws, or allowed every choice. “hexmonger verify” does that, too.

// Made by `npm run types` from the types of the server. Do not edit.

export type AnyReply = (Welcome | TableIs | Update | Foretold | Advice | Because | Done | Lines | Notice | Wrong)
export type AnySaying = (Hello | Choose | TakeBack | Preview | Hint | Why | Chat | RemoveLine | Mute | Seal | OpenWords | Ask | Agree | Deputy | Leave | ComeBack)

export interface Everything {
Welcome?: Welcome
TableIs?: TableIs
TableSheet?: TableSheet
Terms?: Terms
SeatSheet?: SeatSheet
Request?: Request
Opened?: Opened
Result?: Result
Update?: Update
Heard?: Heard
Move?: Move
Spot?: Spot
Message?: Message
Named?: Named
Drawn?: Drawn
Player?: Player
Zone?: Zone
Cell?: Cell
Asked?: Asked
Answer?: Answer
Barred?: Barred
Undo?: Undo
Foretold?: Foretold
Sure?: Sure
Advice?: Advice
Advised?: Advised
Because?: Because
Done?: Done
Lines?: Lines
Line?: Line
Notice?: Notice
Wrong?: Wrong
Hello?: Hello
Choose?: Choose
TakeBack?: TakeBack
Preview?: Preview
Hint?: Hint
Why?: Why
Chat?: Chat
RemoveLine?: RemoveLine
Mute?: Mute
Seal?: Seal
OpenWords?: OpenWords
Ask?: Ask
Agree?: Agree
Deputy?: Deputy
Leave?: Leave
ComeBack?: ComeBack
Things?: Things
Entry?: Entry
Moments?: Moments
Figure?: Figure
Sentence?: Sentence
Known?: Known
Drawing?: Drawing
Catalogue?: Catalogue
Rules?: Rules
Rulebook?: Rulebook
Section?: Section
Part?: Part
Passage?: Passage
Piece?: Piece
Table?: Table
Row?: Row
Guides?: Guides
Guide?: Guide
Chapter?: Chapter
Paragraph?: Paragraph
Replay?: Replay
Step?: Step
Chart?: Chart
ReplayPosition?: ReplayPosition
ReplayStory?: ReplayStory
ReplayViews?: ReplayViews
CodeMade?: CodeMade
Enrolled?: Enrolled
Failure?: Failure
Games?: Games
GameSheet?: GameSheet
Option?: Option
Laid?: Laid
Laying?: Laying
Listed?: Listed
Me?: Me
Naming?: Naming
NewKey?: NewKey
Offer?: Offer
Offered?: Offered
Redeeming?: Redeeming
Seated?: Seated
Sitting?: Sitting
AnyReply?: AnyReply
AnySaying?: AnySaying
}
/**
 * The answer to a hello: which protocol and program this is, and which seat one has; -1 to watch.
 */
export interface Welcome {
say: "welcome"
protocol: number
program: string
seat: number
}
/**
 * The table as everybody may know it, whenever something of it has changed.
 */
export interface TableIs {
say: "table"
table: TableSheet
}
/**
 * A table as everybody may know it.
 * 
 * `name` is what its host calls it, if anything; its link ends with `table`. `trouble` says why this server
 * can't play it on, `why_closed` why it ended before its game did. `rematch` is where the same people play
 * again. `result` is there once the game has ended, where the game says who has won. `modules` are the
 * titles of what is played with. `adviser` is the bot that gives advice here; empty where nobody may ask.
 */
export interface TableSheet {
table: string
game: string
title: string
rules: number
options: {
[k: string]: string
}
terms: Terms
state: ("closed" | "over" | "playing" | "waiting")
seats: SeatSheet[]
commitment: string
is_opening?: boolean
watchers?: number
requests?: Request[]
trouble?: string
why_closed?: string
opened?: (Opened | null)
rematch?: string
starts?: ("deal" | "position" | "record")
name?: string
result?: (Result | null)
modules?: string[]
adviser?: string
}
/**
 * How people play at a table, whatever the game is.
 * 
 * An open table stands in the list for everybody. With memory `aids` views show what their reader has seen
 * before. At a friendly table choices are taken back beyond the wall if everybody agrees, at a strict one
 * never. The `pace` is how many seconds a turn may take; 0 is as long as one likes. With `hints` everybody
 * may ask a bot for advice; who plays with bots alone always may.
 */
export interface Terms {
is_open?: boolean
aids?: boolean
watch?: ("everyone" | "nobody")
undo?: ("friendly" | "strict")
pace?: number
hints?: boolean
}
/**
 * A seat as everybody may know it.
 * 
 * `bot` is the bot that has it, `deputy` the one that its person wants to stand in, `stand_in` the one that
 * does. `seal` and `words` are what the seat gives to the seed. `due` is when its turn runs out, in seconds
 * since 1970, and `last` when a bot stands in after that. `hints` is how often it has asked for advice.
 */
export interface SeatSheet {
name?: string
bot?: string
is_free?: boolean
is_host?: boolean
is_here?: boolean
deputy?: string
stand_in?: string
has_conceded?: boolean
seal?: string
words?: string
due?: (number | null)
last?: (number | null)
hints?: number
}
/**
 * Something that everybody must agree to: to go back beyond the wall, or to end the game.
 * 
 * After going back the same cards come again.
 */
export interface Request {
number: number
what: ("end" | "undo")
seat: number
agreed?: number[]
missing?: number[]
until?: number
}
/**
 * What the seed was made of, opened at the end of a table: whoever likes can check the deal.
 */
export interface Opened {
secret: string
seed: string
}
/**
 * How a game ended: the figure that every seat is judged by first, and its place, 1 the best.
 */
export interface Result {
scores: number[]
places: number[]
}
/**
 * What the reader has heard since the last update, and the table as it may know it now.
 * 
 * The events are numbered for this reader alone; the first has the number `first`. `question` is the number
 * of the question that waits, to be sent with its answer. `heard` is how much was heard in all: a hello with
 * it goes on from here.
 */
export interface Update {
say: "update"
first: number
heard: number
events: Heard[]
view: Drawn
question?: number
}
/**
 * An event that a reader heard: its number, for that reader alone, and what goes from where to where.
 * 
 * `said` is its line in a log, for whoever has the game's words; a silent one has none. A heading begins a
 * new part of the log.
 */
export interface Heard {
number: number
event: {
[k: string]: unknown
}
moves?: Move[]
said?: (Message | null)
is_heading?: boolean
}
/**
 * Something that goes from a spot to another; what it is, as far as whoever hears of it may know.
 */
export interface Move {
thing: string
origin: Spot
target: Spot
}
/**
 * A place: a zone (that of a seat, or common to all), which of its cells, and what lies there.
 * 
 * Somewhere in a zone, `place` is `SOMEWHERE`: a hand has no order, and a pile is drawn from its top. Where
 * an answer picks a thing and not a place, such as an item of a hand, `thing` is its id. Players, amounts
 * and effects are spots too: `player` of a seat, `amount` with a number as its place, `effect` with an id.
 */
export interface Spot {
zone: string
seat?: number
place?: number
thing?: string
}
/**
 * What is to be said: an id that catalogues know, and what fills its sentence.
 */
export interface Message {
id: string
fields?: {
[k: string]: number | string | Named | Named[]
}
}
/**
 * Something that has a name: a player by seat, or a thing of the game's glossary by its id.
 * 
 * Without an id it is one that the reader may not know.
 */
export interface Named {
kind: string
id: string
}
/**
 * The table as one seat may know it; seat -1 is a spectator's.
 * 
 * `figures` and `traits` are what is common to all, such as the round and the phase. `turn` is whose turn it
 * is, -1 for nobody's, `asked` are those who must answer.
 */
export interface Drawn {
game: string
rules: number
seat: number
turn: number
asked: number[]
figures: {
[k: string]: number
}
traits: {
[k: string]: string
}
players: Player[]
zones: Zone[]
question: (Asked | null)
undo?: (Undo | null)
}
/**
 * A seat: its figures, such as gold, and what it was given, such as a wizard, by id.
 */
export interface Player {
seat: number
figures: {
[k: string]: number
}
traits?: {
[k: string]: string
}
}
/**
 * A zone: a seat's, or common to all, with its cells in the order of their places.
 * 
 * `size` is how many lie there; of a pile that nobody looks through, `cells` are its top ones alone.
 * Where they lie in rows, `columns` says how many stand side by side.
 */
export interface Zone {
name: string
seat: number
size: number
cells: Cell[]
columns?: number
}
/**
 * A place of a zone: what lies there and how.
 * 
 * An item lies `open`, or hidden: then it is `known` if the reader knows it, else `hidden`; nothing at all
 * is `empty`. `back` is the back of what lies hidden, where there are several; `knowers` are the seats that
 * have seen it, where that can be told. `marks` say what else can be seen of it, such as `moonstruck`;
 * `value` is a number it shows, such as that of a die.
 */
export interface Cell {
face?: string
thing?: string
back?: string
marks?: string[]
value?: (number | null)
knowers?: number[]
}
/**
 * The question that waits for the reader; `verb` is the word for its answers, or for most of them.
 */
export interface Asked {
name: string
prompt: Message
verb: Message
answers: Answer[]
barred?: Barred[]
}
/**
 * An answer that is allowed: what it points at, the word for it, and whether it can't be taken back.
 * 
 * `choice` is what is answered with, `key` the same in notation, `number` its place in the catalogue of all
 * that can ever be done with this set-up. Without a `verb` of its own it has that of the question.
 */
export interface Answer {
choice: number
key: string
number: number
points?: Spot[]
verb?: (Message | null)
is_wall?: boolean
}
/**
 * Answers that are not allowed, for one reason and by one rule: what they point at, by choice.
 * 
 * Without a `verb` of their own they have that of the question.
 */
export interface Barred {
reason: Message
rule: string
points: {
[k: string]: Spot[]
}
verb?: (Message | null)
}
/**
 * Whether the reader's latest choice can be taken back, and if not, why.
 */
export interface Undo {
can: boolean
reason?: (Message | null)
}
/**
 * What follows from choices: what is certain, what may happen besides, and who is asked what then.
 * 
 * What may happen in several ways that differ in a card or an amount alone is told once, with that open.
 * It is `whole` if every way was followed to the next question. `later` is what is certain beyond that,
 * where an effect asks, whichever answer it gets. `view` is the table after it, where it was asked for and
 * nobody learns anything by it.
 */
export interface Foretold {
say: "foretold"
ticket: string
certain: Sure[]
possible?: Sure[]
asked?: ([number, string][] | null)
is_whole?: boolean
later?: Sure[]
view?: (Drawn | null)
}
/**
 * An event that will happen, or may, but for the fields that are open; `said` is the event as a message.
 * 
 * Words for what is to come stand under `will-` and the event's name, where a game has them.
 */
export interface Sure {
event: {
[k: string]: unknown
}
open?: string[]
said?: (Message | null)
}
/**
 * The answers that a bot would think of, the best first.
 */
export interface Advice {
say: "advice"
ticket: string
bot: string
advised: Advised[]
}
/**
 * An answer that a bot would think of, with those that follow it as long as nothing new is learned.
 * 
 * `value` is what it is worth more than the mean of all that were weighed, which may be off by `reach`
 * (95 %); `best` is the part of the imagined futures in which none was worth more. `certain` is what follows
 * from it, and the remarks say how the seat stands then.
 */
export interface Advised {
answers: Answer[]
value: number
reach: number
best: number
certain?: Sure[]
remarks?: Message[]
}
/**
 * Why a choice is not allowed: as a message, as a sentence, and by which rule.
 */
export interface Because {
say: "because"
ticket: string
reason: (Message | null)
text: string
rule?: string
}
/**
 * What was said with a ticket has been done, and is stored.
 */
export interface Done {
say: "done"
ticket: string
}
/**
 * Lines of a chat, of those who play or of those who watch; one that was there before is replaced.
 */
export interface Lines {
say: "lines"
chat: ("table" | "watchers")
lines: Line[]
}
/**
 * A line of the chat; one of a person who is not at the table has no seat. A removed one has no text.
 */
export interface Line {
number: number
name: string
text?: string
seat?: number
at?: number
is_removed?: boolean
}
/**
 * Something that everybody should know: a seat's time has run out, its bot was replaced, or it has asked
 * for a hint.
 */
export interface Notice {
say: "notice"
what: ("bot_replaced" | "hint_taken" | "request_ended" | "time_is_up")
seat: number
text?: string
}
/**
 * What was said can't be done, and nothing was changed: a code, a sentence, and the rule if there is one.
 * 
 * `after` is how many seconds to wait before it is said again.
 */
export interface Wrong {
say: "wrong"
code: ("closing" | "not_stored" | "protocol" | "refused" | "secret" | "stale" | "too_fast" | "too_large" | "trouble" | "unknown" | "unreadable")
text: string
ticket?: string
rule?: string
reason?: (Message | null)
after?: (number | null)
}
/**
 * The first message: for which protocol, at which table, and with which seat's secret, if any.
 * 
 * Without a secret one watches. `key` is a player key, so that a watcher can chat. `seen` is how many events
 * the reader has heard already: the rest comes in the first update.
 */
export interface Hello {
say: "hello"
protocol: number
table: string
secret?: string
key?: string
seen?: number
}
/**
 * Answer a question, by the number that it has for this seat.
 */
export interface Choose {
say: "choose"
ticket: string
question: number
choice: number
}
/**
 * Take back the latest choice, up to the wall.
 */
export interface TakeBack {
say: "take_back"
ticket: string
}
/**
 * Ask what will follow if the seat makes some choices; with `draw`, how the table looks then.
 */
export interface Preview {
say: "preview"
ticket: string
question: number
choices: number[]
draw?: boolean
}
/**
 * Ask what a bot would answer, and why; everybody at the table is told that one has asked.
 */
export interface Hint {
say: "hint"
ticket: string
question: number
}
/**
 * Ask why a choice is not allowed.
 */
export interface Why {
say: "why"
ticket: string
question: number
choice: number
}
/**
 * Say something to those at the table, or as a watcher to those who watch.
 */
export interface Chat {
say: "chat"
ticket: string
text: string
}
/**
 * Remove a line of the chat, as the host may.
 */
export interface RemoveLine {
say: "remove_line"
ticket: string
number: number
chat?: ("table" | "watchers")
}
/**
 * Hear no more chat of whoever wrote a line, or hear it again.
 */
export interface Mute {
say: "mute"
ticket: string
number: number
chat?: ("table" | "watchers")
is_on?: boolean
}
/**
 * Commit to words for the seed, before the game begins.
 */
export interface Seal {
say: "seal"
ticket: string
seal: string
}
/**
 * Open the words that the seat has committed to, once everybody was called to.
 */
export interface OpenWords {
say: "open"
ticket: string
words: string
}
/**
 * Ask everybody to agree: to go back beyond the wall, or to end the game as it stands.
 */
export interface Ask {
say: "ask"
ticket: string
what: ("end" | "undo")
}
/**
 * Agree to what somebody has asked for, or don't.
 */
export interface Agree {
say: "agree"
ticket: string
number: number
is_yes: boolean
}
/**
 * Say which bot is to stand in when the seat's time has run out.
 */
export interface Deputy {
say: "deputy"
ticket: string
bot: string
}
/**
 * Let the deputy go on from now: until one comes back, or for good where one concedes.
 */
export interface Leave {
say: "leave"
ticket: string
is_for_good?: boolean
}
/**
 * Take the seat back from whoever stands in.
 */
export interface ComeBack {
say: "come_back"
ticket: string
}
/**
 * What a page must know of a game with its set-up, and nothing of how it stands.
 * 
 * `catalogues` come in the order in which they are asked for words.
 */
export interface Things {
game: string
title: string
rules: number
digest: string
entries: Entry[]
looks: Drawing[]
catalogues: Catalogue[]
}
/**
 * One thing a game names: an item, a wizard, a number.
 * 
 * `figures` are those that everything of its kind has, `numbers` those inside its own sentences,
 * `traits` what else is printed on it, by name. `in_box` is how many of it there are, where that is counted,
 * `book` the title of the module that brings it, where one does. A promo is only used where it is asked for.
 */
export interface Entry {
kind: string
id: string
name: string
mark: string
rule: string
when: Moments
figures: Figure[]
numbers: Figure[]
sentences: Sentence[]
traits?: [string, Known][]
in_box?: number
book?: string
is_promo?: boolean
}
/**
 * When something acts, moment by moment, and how that is known.
 */
export interface Moments {
names?: string[]
source?: string
}
/**
 * A number under the name an edition file knows it by, and how it is known.
 * 
 * `was` is what an edition has corrected; a value of none is one that can't be. Where it is not
 * `correctable`, an edition file has no say in it.
 */
export interface Figure {
name: string
value: (number | null)
source: string
was?: (number | null)
correctable?: boolean
}
/**
 * What is to be said of something, and how it is known.
 */
export interface Sentence {
said: Message
source: string
}
/**
 * Words and how they are known.
 */
export interface Known {
words: string
source: string
}
/**
 * How a thing of the glossary looks; see `Look` of the kernel.
 */
export interface Drawing {
kind: string
id: string
icon?: string[]
colour?: string
pattern?: string
short?: {
[k: string]: Message
}
}
/**
 * Words of one language as Fluent texts, later ones before earlier ones.
 */
export interface Catalogue {
language: string
texts: string[]
}
/**
 * The rules of a game: a book of its own, then those of all its modules.
 */
export interface Rules {
game: string
title: string
books: Rulebook[]
}
/**
 * The rules of a game or of a module of it, section by section.
 */
export interface Rulebook {
title: string
sections: Section[]
}
/**
 * What stands under a heading, up to the next one; what comes before the first has no title.
 */
export interface Section {
title: string
depth: number
parts: Part[]
}
/**
 * A paragraph or an item of a list, a rule if it has an id; or else a table.
 */
export interface Part {
passages?: Passage[]
rule?: string
is_listed?: boolean
table?: (Table | null)
}
/**
 * Words that are known in one way; none where the page doesn't say.
 */
export interface Passage {
words: (string | Piece)[]
source?: string
}
/**
 * Words that are set apart: `strong`, with `emphasis`, as `code`, or the id of a `rule`.
 * 
 * What is `noted` is known in a way of its own, its `source`; a `mark` has no words and says how that
 * before it is known.
 */
export interface Piece {
kind: string
words?: string
source?: string
}
/**
 * A table with its headings; what ids it has are with its rows.
 */
export interface Table {
head: string[]
rows: Row[]
}
/**
 * A row of a table, with the id of the rule that it is, if it is one.
 */
export interface Row {
cells: Passage[][]
rule?: string
}
/**
 * How a game is played, for whoever has never seen it: a guide of its own, then those of its modules.
 */
export interface Guides {
game: string
title: string
guides: Guide[]
}
/**
 * How a game, or a module of it, is played, chapter by chapter.
 */
export interface Guide {
name: string
title: string
chapters: Chapter[]
}
/**
 * A chapter of a guide, or a step of one; `notes` are what is said beside its picture, by name.
 */
export interface Chapter {
name: string
title: string
paragraphs: Paragraph[]
steps?: Chapter[]
notes?: {
[k: string]: (string | Piece)[]
}
}
/**
 * A paragraph, or an item of a list: words, and pieces of them that are set apart.
 */
export interface Paragraph {
words: (string | Piece)[]
is_listed?: boolean
}
/**
 * A game from its deal, the first step, to its end, and what is worth a line for each seat over it.
 * 
 * `figures` has for every figure of a chart and every seat its value after each step. `ended` is when it
 * ended, in seconds since 1970; 0 where that is not known, as of a record from elsewhere.
 */
export interface Replay {
table: string
game: string
title: string
is_over: boolean
players: string[]
steps: Step[]
charts: Chart[]
figures: {
[k: string]: number[][]
}
ended?: number
}
/**
 * Where a replay stops: after so many choices, those of a turn, or else each by itself.
 * 
 * `seat` made them, `round` is when. `keys` are what makes it a key moment, if anything does; `leads` is the
 * seat that has taken the lead by it.
 */
export interface Step {
choices: number
seat?: number
round?: number
keys?: Message[]
leads?: number
}
/**
 * A figure of the players that is worth a line for each over the whole game.
 * 
 * A flag marks where the figure `flags` rises; a line across marks a `limit`, if there is one.
 */
export interface Chart {
figure: string
flags?: string
limit?: number
}
/**
 * What a table is made with that goes on from a step of a game, by whoever likes to.
 */
export interface ReplayPosition {
game: string
seats: number
options: {
[k: string]: string
}
position: string
}
/**
 * All that a reader of a game heard; `heard` says how much of it had been heard after each step.
 */
export interface ReplayStory {
heard: number[]
events: Heard[]
}
/**
 * The table after some steps, from the first of them on.
 */
export interface ReplayViews {
first: number
views: Drawn[]
}
/**
 * A code that moves a seat to another device, once, within so many seconds.
 */
export interface CodeMade {
code: string
seconds: number
}
/**
 * Somebody new: the key is shown now and never again.
 */
export interface Enrolled {
person: string
name: string
key: string
}
/**
 * Why something could not be done: a code and a sentence; `after` is how many seconds to wait.
 */
export interface Failure {
code: ("closing" | "not_stored" | "protocol" | "refused" | "secret" | "stale" | "too_fast" | "too_large" | "trouble" | "unknown" | "unreadable")
text: string
after?: (number | null)
}
/**
 * What can be played here, and which bots there are.
 */
export interface Games {
games: GameSheet[]
bots: string[]
}
/**
 * A game that is installed, and what can be chosen about it.
 */
export interface GameSheet {
name: string
title: string
about: string
rules: number
least_seats: number
most_seats: number
options?: Option[]
}
/**
 * Something about a game that can be chosen: what it is, and what there is to choose from, if it is said.
 * 
 * With `by_seat` every seat may have one of its own.
 */
export interface Option {
name: string
about: string
values?: {
[k: string]: string
}
by_seat?: {
[k: string]: string
}
}
/**
 * The name of a table that was made: its link ends with it.
 */
export interface Laid {
table: string
}
/**
 * A table to be made: which game, for how many, with which options and terms.
 * 
 * `edition` and `recipe` are files of one's own. A `position`, as a diagram or as JSON, is where the game
 * begins. A `record` is played on from where it ends, or only looked at if its game is over. `name` is what
 * the table is called in lists.
 */
export interface Laying {
game?: string
seats?: number
options?: {
[k: string]: string
}
terms?: Terms
edition?: string
recipe?: string
position?: string
record?: string
name?: string
}
/**
 * A table in a list; `seats` are the reader's own, `is_waiting` whether it waits for one of them.
 * 
 * `waits_for` are the people that a table of the reader's own waits for, where that is somebody else.
 * `modules` are the titles of what is played with. `pace` is how many seconds a turn may take, 0 as long as
 * one likes.
 */
export interface Listed {
table: string
game: string
title: string
state: ("closed" | "over" | "playing" | "waiting")
place?: string
touched?: number
players?: string[]
free?: number
seats?: number[]
is_waiting?: boolean
waits_for?: string[]
name?: string
modules?: string[]
pace?: number
watchers?: number
}
/**
 * Who the holder of a key is.
 */
export interface Me {
person: string
name: string
}
/**
 * What somebody wants to be called.
 */
export interface Naming {
name: string
}
/**
 * A key instead of the one before.
 */
export interface NewKey {
key: string
}
/**
 * A set-up as a table would have it, what else can be chosen, and what is wrong with it if it can't be.
 * 
 * `options` are those of the set-up; `offered` says what there is to choose from. `why_not_seats` says which
 * numbers of seats can't be, and why. `stock` is how many cards are dealt from, by their backs, and `left`
 * how many stay to be drawn, where that is certain.
 */
export interface Offer {
game: string
title: string
seats: number
starts?: ("deal" | "position" | "record")
options?: {
[k: string]: string
}
offered?: Offered[]
why_not_seats?: {
[k: string]: string
}
stock?: {
[k: string]: number
}
left?: (number | null)
trouble?: string
}
/**
 * An option with a set-up: what is `chosen`, and why not the values that can't be, here or for a seat.
 * 
 * `stocks` says how many cards are dealt from with each value, by their backs, where that differs.
 */
export interface Offered {
name: string
about: string
values?: {
[k: string]: string
}
by_seat?: {
[k: string]: string
}
chosen?: string
why_not?: {
[k: string]: string
}
why_not_by_seat?: {
[k: string]: string
}[]
stocks?: {
[k: string]: {
[k: string]: number
}
}
}
/**
 * A code that somebody has typed in.
 */
export interface Redeeming {
code: string
}
/**
 * A seat that was taken; its secret is shown now and never again.
 */
export interface Seated {
table: string
seat: number
secret?: string
}
/**
 * Somebody sits down: at a seat, or the first free one; by a name of its own where several share a key.
 * 
 * With a `bot`, as the host may, it is one that sits down.
 */
export interface Sitting {
seat?: number
name?: string
bot?: string
}

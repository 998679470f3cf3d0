### What all games share, in English.

## Grammar: seats, lists, cards

# "name" stands alone, "mid" in mid-sentence, "of" before what is owned; the rest are endings and verbs.
seat-other = { $name }
    .asked = { $name }:{ " " }
    .name = { $name }
    .mid = { $name }
    .of = { $name }’s
    .s = s
    .es = es
    .is = is
    .has = has
    .does = does
    .who = other
seat-you = You
    .asked = { "" }
    .name = you
    .mid = you
    .of = your
    .s = { "" }
    .es = { "" }
    .is = are
    .has = have
    .does = do
    .who = you
seat-nobody = nobody
    .asked = { "" }
    .name = nobody
    .mid = nobody
    .of = nobody’s
    .s = s
    .es = es
    .is = is
    .has = has
    .does = does
    .who = nobody
list-empty = nothing
list-last = { $first } and { $last }
card-none = no card
    .is = none
card-hidden = a card
    .is = hidden
card-of = { $card } ({ $owner })
direction-clockwise = clockwise
direction-anticlockwise = anticlockwise
origin-rulebook = named in the rulebook
origin-public-card-list = from a public list of cards
origin-box = typed from a copy of the box
origin-stand-in = stand-in: made to fill the box, not from it

## What front ends say

ui-person = you
ui-prompt = { $seat } >
ui-won = Won by { $winners } ({ $rule }).
ui-lost = Nobody has won ({ $rule }).
ui-scores = Scores: { $scores }.
ui-saved = Saved. To go on, type { $command } play, or:
ui-record = The record: { $file }
ui-hand-over = Seat { $seat } decides. Press Enter when nobody else is looking.
ui-no-rule = There is no rule about “{ $asked }”. Type ? alone for the rule behind this question.
ui-more-rules = … and { $number } more; add a word to narrow it down.
ui-no-card = There is no card called “{ $name }”.
ui-which-card = Which one? { $cards }
ui-no-undo = Not possible. { $reason }
ui-undo-nothing = Nothing has been chosen yet.
ui-undo-over = The game is over and every secret is out: nothing can be taken back any more.
ui-undo-other = Another seat has chosen since then; only the last choice can be taken back.
ui-undo-chance = Chance has played its part since then: cards were drawn or shuffled, or dice were rolled.
ui-undo-answers = It was the last of several secret answers, and they have all been revealed.
ui-undo-secret = Something secret has been revealed since then.
ui-undo-agreed = If nobody minds (bots never do), uu takes back your last choice all the same, with all that came after it.
ui-more = — Enter —
ui-undone = Taken back.
ui-refused = “{ $typed }” is not possible here. Type a number from 1 to { $last } or the words of an option; h shows all keys. The rule:
ui-help-keys = What you can type:
ui-help-choose = 3           option 3; you can also type its words, or a beginning that fits only one
ui-help-rule = ?           the rule behind this question; ? { $rule } any rule; ? tie rules about ties
ui-help-card = c NAME      a card in full, with its origin
ui-help-table = t           show the table again (or just press Enter)
ui-help-log = l           what happened last, with the rules; ll all of it
ui-help-undo = u           take back your last choice, as long as nothing secret has been revealed since; uu takes it back in any case
ui-help-quit = q           save and leave
ui-help-marks = * marks what is new since your last decision, ° a stand-in card that is not from the box.

## Scenarios stop so that one can look at the table

ask-go-on = Look at the table; then the game goes on.
option-go-on = go on

## The command line

ui-seats = seats: { $seats }
ui-welcome = { $title }, { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}. Type the number of an option; h shows all keys and explains the signs on the table.
ui-how-to-play = Play: { $command } play { $game }. All commands: { $command } --help.
ui-in-the-browser = In the browser: { $command } serve.
ui-in-the-terminal = In this terminal instead: { $command } play. All commands: { $command } --help.
ui-lesson-step = Step { $number } of { $last }
ui-lesson-read = Enter: next · b: back · q: leave >
ui-lesson-choose = A number: choose · n: do it for me · b: back · q: leave >
ui-lesson-here = The lesson is the same as in the browser: where it says “click”, type the number of the option.
ui-lesson-unknown = “{ $typed }” is not possible here: type a number from 1 to { $last }, or n.
ui-lesson-end = That is the heart of { $title }. Now play: { $command } play { $game }.
ui-served = The table in the browser: { $link } (Ctrl-C closes it; nothing is lost.)
ui-served-network = For others on your network: { $link }
ui-port-taken = Port { $taken } is taken, so port { $port } is used.
ui-go-on = There is an unfinished game ({ $file }). Go on with it? [Y/n]
ui-which-game = Which game?
ui-how-many = { $title } against bots: how many seats? [{ $usual }]
ui-choose-one = Please type one of: { $legal }
ui-over = The game is over.
ui-not-over = not over yet
ui-verified = { $file }: all in order. { $number ->
    [one] { $number } choice, legal
   *[other] { $number } choices, all legal
}; the deal is the one promised ({ $seal }); result: { $result }.
ui-deck-new = { $file }: { $number ->
    [one] { $number } card
   *[other] { $number } cards
}, the same as in { $deck }.
ui-choice-of = Choice { $number } of { $last }. { $waiting }
ui-reading = Played with a different reading of { $rule }: { $reading }.
ui-replay-keys = Enter: next · b: back · a number: go there · q: leave >
ui-only-score = This program cannot play this record: { $game }, seats: { $seats }, rules version { $version }, pack { $pack }. Its choices as they were written:
ui-rules-english = Rules that nobody has translated yet are shown in English.
ui-rules-tags = (B): said in the rulebook; (D): follows from it; (R12): the default reading of ruling R12.
game-elekt = area control with hidden hands: win Missions, Influences and the Court
game-vendetta = bluff and secret bids: vampire clans fight for the locations of Chicago
game-masters = cooperative: 2 to 5 vampires against the Inquisition, seals and a ritual under the Blood Moon
game-veto = constructed decks, a stack of replies, duels: win the votes and the throne

## Proposals in cooperative games

ui-help-advice = a           ask the bots: each proposes an option; Enter confirms it
ui-help-thought = a           what a strong bot would do here, and why
ui-proposed = { $names }: { $number }) { $option }
ui-confirm = Enter confirms { $number }; type any other number to choose otherwise.

## Why a file is refused

bad-line = Line { $line }:
bad-line-card = Line { $line }, card { $card }:
bad-missing = “{ $field }” is missing; add it
    .form = “{ $field }” is still empty; fill it in
    .here = still empty; fill it in
bad-text = “{ $field }” is not text; put it in quotes
    .form = “{ $field }” must be text; write it in words
    .here = write this in words
bad-number = “{ $field }” must be a whole number from { $low } to { $high }
    .here = a number, { $low } to { $high }
bad-field = “{ $field }” is not known here; remove it or correct its name
    .form = “{ $field }” does not belong on this card; remove it
    .here = this does not belong on such a card; remove it
bad-field-near = “{ $field }” is not known here; did you mean “{ $known }”?
    .form = “{ $field }” does not belong on this card; did you mean “{ $known }”?
bad-toml = this cannot be read as a pack file ({ $detail })
bad-toml-heading = “{ $shown }” cannot be read: a heading stands between brackets that are closed, such as [[unit]]
bad-toml-quote = “{ $shown }” cannot be read: a text begins and ends with a straight quotation mark (") on the same line
bad-toml-equals = “{ $shown }” cannot be read: every line is a name, an equals sign and a value, such as name = "…"
bad-toml-twice = “{ $shown }”: this name stands here a second time; leave out one of the two
bad-toml-comma = “{ $shown }” cannot be read: a comma or a closing bracket is missing
bad-toml-value = “{ $shown }” cannot be read: behind the equals sign comes a number, or a text between straight quotation marks (")
bad-toml-backslash = “{ $shown }” cannot be read: in a text a backslash is written twice (\\)
bad-toml-sign = “{ $shown }” cannot be read: there is a sign in it that nobody sees; write the line anew
bad-toml-rest = “{ $shown }” cannot be read: a line has one heading or one value, and nothing comes behind it
bad-toml-letter = “{ $shown }” cannot be read: a name has only the letters a to z without accents, digits, _ and -
bad-toml-last-comma = “{ $shown }” cannot be read: what stands between braces is on one line, without a comma at its end
bad-toml-inner-quote = “{ $shown }” cannot be read: a straight quotation mark (") ends the text; inside it write “ and ”
bad-toml-apostrophe = “{ $shown }” cannot be read: an apostrophe (') ends this text; put the text between straight quotation marks (")
bad-table = there is no table [{ $field }]; known tables: { $known }
bad-no-table = “{ $field }” is not a table; write [{ $field }] and its fields below
bad-form = “{ $field }” is not written as it should be; write { $example }
    .form = “{ $field }” is not filled in as it should be; fill it in again
    .here = not filled in as it should be; fill it in again
bad-one-of = “{ $field }” cannot be “{ $value }”; write one of: { $known }
    .form = “{ $field }” cannot be “{ $value }”; choose one of: { $known }
    .here = cannot be “{ $value }”; choose one of: { $known }
bad-id-form = “{ $value }” is not an id; use letters, digits and hyphens
bad-id-long = the id is too long; it may have at most { $number ->
    [one] { $number } character
   *[other] { $number } characters
}
bad-id-taken = the id “{ $value }” is used twice; give every card an id of its own
bad-languages = “{ $field }” does not say which language it is in; write { $example }, or just one of these
    .form = “{ $field }” is still empty; write it in at least one language
    .here = still empty; write it in at least one language
bad-language-unknown = the language “{ $language }” is not known; write { $example }
    .form = the form has no language “{ $language }”; use the languages that it has
bad-language-empty = the text in the language “{ $language }” is empty; write { $example }
    .form = the text under “{ $language }” is empty; write something there
bad-sign = “{ $field }” holds the character { $sign }, which no text of a pack may hold; remove it, or use another, such as ( and )
    .here = the character { $sign } may stand in no text of a pack; remove it, or use another, such as ( and )
bad-card = there is no such card: “{ $name }”; use ids of the pack
    .form = there is no such card: “{ $name }”; choose a card of the pack
bad-no-verb = the list “{ $field }” is empty; name a verb, or leave the field out
    .form = nothing is chosen under “{ $field }”; choose something, or remove it
    .here = nothing is chosen here; choose something, or remove it
bad-pack-count = there must be exactly one [pack]; found: { $number }
bad-pack-game = the file does not say which game it is for; add { $example } to [pack]
bad-extends = there is no pack “{ $name }” to extend; write extends = "house"
bad-house-id = only the pack that comes with the game is called “{ $value }”; give yours a name of its own, such as id = "my-box"
bad-instead-of = there is no [[{ $heading }]] “{ $name }” to replace; name an id of the house pack
    .form = there is no card “{ $name }” ({ $heading }) to replace; begin from a card of the basic pack
bad-box = { $what }: found { $number }, the box has { $wanted }; add or remove some
    .form = the box has { $wanted } of these ({ $what }), and with this card there would be { $number }; leave it as it was, or type this card in the place of another

## Why the text of an effect is refused; verbs and words stay as packs write them

bad-effect-call = { $text }: this is not a call of a verb; write a call such as { $example }
bad-effect-argument = { $text }: an argument is neither a name nor a number; write a call such as { $example }
bad-effect-verb = { $text }: there is no verb “{ $name }”; verbs that work here: { $known }
    .form = cards of this game cannot do “{ $name }”; choose from the list
bad-effect-near = { $text }: there is no verb “{ $name }”; did you mean “{ $known }”?
    .form = there is no “{ $name }”; choose “{ $known }”
bad-effect-moment = { $text }: “{ $name }” does not work at the moment “{ $moment }”; it works at: { $known }
    .form = “{ $name }” does not work here ({ $moment }); it works: { $known }
bad-effect-not-then = { $text }: “{ $name }” cannot be used at the moment “{ $moment }”; use another verb
    .form = “{ $name }” does not work here ({ $moment }); choose something else
bad-effect-count = { $text }: arguments given to “{ $name }”: { $number }; write { $usage }
    .form = “{ $name }” has too few parts or too many; choose it from the list once more
bad-effect-kind = { $text }: “{ $value }” does not fit in place of <{ $kinds }>; write { $usage }, with one of: { $known }
    .form = “{ $value }” does not fit there; choose one of: { $known }
bad-effect-kind-only = { $text }: “{ $value }” does not fit in place of <{ $kinds }>; write { $usage }
    .form = “{ $value }” does not fit there; choose something else
bad-effect-inner = { $text }: “{ $value }” is not a verb for this place; write { $usage }, with one of the verbs: { $known }
    .form = “{ $value }” does not fit there; choose something else from the list
bad-effect-number = { $text }: “{ $value }” must be a whole number from { $low } to { $high }
    .form = “{ $value }” does not fit there; choose a number from { $low } to { $high }
bad-effect-word = { $text }: “{ $value }” is not known here; write one of: { $known }
    .form = “{ $value }” does not fit there; choose one of: { $known }

## Why a game cannot be set up like this

bad-game = there is no game “{ $name }”; games: { $known }
bad-seats = the number of seats in { $game } cannot be { $number }; choose: { $known }
bad-ruling = there is no ruling “{ $name }”; rulings of this game: { $known }
bad-reading = the ruling { $name } cannot be “{ $value }”; its readings: { $known }
bad-switch = “{ $value }” is not a ruling or a variant; write name=value, such as starting_heat=2
bad-variant = { $game } has no variant “{ $name }”; its variants: { $known }
bad-variant-value = the variant { $name } cannot be “{ $value }”; choose: { $known }
bad-no-positions = { $game } has no words for positions; its scenarios begin with a new game
bad-unreadable = the file { $file } cannot be read ({ $detail }); check its name
bad-no-text-file = the file { $file } is not a text file; choose another
bad-file-there = { $file } already exists; name another file, or remove it first
bad-language = there is no language “{ $name }”; languages: { $known }
bad-seat = there is no seat “{ $name }”; seats at this table: { $known }
bad-seat-taken = seat { $letter } is not free
bad-links = too many links have been made for this table; make a new table
bad-bot = there is no bot “{ $name }”; bots: { $known }
bad-bots = seats for bots: { $seats }, bots named: { $number } ({ $names }); name as many bots as there are seats
bad-clock = there is no clock “{ $value }”; write “each 60” or “total 900 10”, in seconds
bad-pack = the pack { $hash } is not here; ask the host for it
bad-endless = an effect of these cards sets off a chain that does not end before the first choice; change the card behind it
bad-quick-deep = an analysis is quick or deep, not both; leave out --quick or --deep
bad-told-much = too much has been announced at this table already
bad-over = the game in { $file } is over; interrex replay { $file } shows it
bad-record-end = --at { $at } is beyond the end of { $file }; the last choice there is number { $last }
bad-no-card = { $game } has no card called “{ $name }”
bad-no-rules = { $game } comes without rules to read
bad-no-verbs = { $game } has no verbs that packs could use
bad-rule = there is no rule “{ $name }”; rules of this game are numbered { $rule } and so on; interrex { $example } lists them
bad-rule-words = no rule of { $game } contains the words “{ $value }”
bad-lesson = { $game } has no lesson; lessons: { $known }
bad-deckless = in { $game }, players do not bring decks
bad-deckless-all = there is no game to which players bring decks
bad-deck-length = the deck file is too long; characters allowed: { $limit }
ui-thought-option = { $option }: { $share }% of the search, win chance { $chance }% ({ $low }–{ $high })
ui-thought-line = Then perhaps { $line }.
ui-thinking = Thinking …
called-other = { $name }
    .is = card
bad-record-begin = this is not a record of a game; choose a file that Interrex saved
bad-record-edited = the record was edited or cut after it was saved; use the file as it was saved
bad-record-newer = the record was written by another version of the program, with other rules; use that version
bad-no-puzzles = the game comes without these puzzles: { $names }; leave them out or correct their ids
bad-record-secret = the seed is secret until the game is over; wait for the end
bad-record-pack = the game was played with the cards “{ $name }” ({ $hash }), which are not here; name the file of that pack with --pack, or put it beside the record as { $hash }.toml
bad-record-seed = the seed is not the one that was promised before the deal; do not trust this game
bad-record-choice = choice { $number } is not possible there; use the file as it was saved
bad-record-result = the choices do not lead to the result in the record; do not trust it
ui-deck-legal = { $deck }: legal, { $number ->
    [one] { $number } card
   *[other] { $number } cards
}, { $different } different.
ui-pack-good = { $file }: in order. Pack “{ $pack }” for { $title }, hash { $hash }. { $cards } ({ $origins }).
ui-origin-rulebook = from the rulebook
ui-origin-public-card-list = from a public list of cards
ui-origin-stand-in = stand-in
ui-origin-known = { $said } (known: { $note })
ui-origin-ours = { $said } (ours: { $note })

## Readings of rulings that mean the same everywhere

reading =
    .true = yes
    .false = no
    .yes = yes
    .no = no
    .on = yes
    .off = no
    .allow = yes
    .forbid = no
    .allowed = allowed
    .forbidden = forbidden
ui-origin-box = typed from a copy of the box

## Searching cards

facet-family = Type
facet-origin = Origin
facet-act = Act
ui-cards-found = { $number ->
    [one] { $number } of { $all } cards.
   *[other] { $number } of { $all } cards.
}
ui-deck-diff = { $one } → { $other }: { $number ->
    [0] the same cards.
    [one] { $number } change.
   *[other] { $number } changes.
}
ui-deck-shares = How often it won against the other decks of the pack, in both seats, as the bot “{ $bot }” plays them; in brackets the 95% interval
ui-deck-share = { $share }% ({ $low }–{ $high }%; games: { $games })
ui-deck-all = All together
ui-deck-curve = Price { $price }: { $number }
ui-tell-own = a verb of its own: { $verb }
ui-tell-like = as on “{ $card }”: { $text }
ui-tell-like-but = as on “{ $card }” ({ $text }), but here with: { $values }
ui-reads = As the program plays it: { $text }
ui-remark-idle = { $card } has a text but no effect: nothing carries the text out
ui-remark-number = { $card }: the number { $value } is in the effect but not in the text
ui-remark-number-said = { $card }: the number { $value } is in the text but not in the effect
ui-remark-by-hand = { $card }: settled by hand at the table, because no verb can say it

## Analysis of a finished game

ui-analysis-head = { $depth ->
    [deep] Deep analysis
   *[quick] Quick analysis
} of { $title }. Decisions: { $total }.
ui-analysis-forced = Choices with a single option, which are not judged: { $number }.
ui-analysis-you = You
ui-analysis-bounds = A slip costs at least { $slip } percentage points of the win chance, a mistake { $mistake }, a blunder { $blunder }. Each choice is judged by what its seat knew then. Nothing is marked where the intervals (in brackets, 95%) overlap or where there was only one option.
ui-analysis-unmarked = No choice is marked.
ui-analysis-moment = Choice { $number }, { $name }: { $question }
ui-analysis-chosen = Chosen: { $option }; win chance { $chance }% ({ $low }–{ $high })
ui-analysis-best = Best: { $option }; win chance { $chance }% ({ $low }–{ $high })
ui-analysis-slip = A slip: it cost { $percent ->
    [one] { $percent } percentage point
   *[other] { $percent } percentage points
}.
ui-analysis-mistake = A mistake: it cost { $percent ->
    [one] { $percent } percentage point
   *[other] { $percent } percentage points
}.
ui-analysis-blunder = A blunder: it cost { $percent ->
    [one] { $percent } percentage point
   *[other] { $percent } percentage points
}.
ui-analysis-turn-choice = The game turned at choice { $number }. { $name }: win chance from { $before } to { $after } with open cards, because of a costly choice.
ui-analysis-turn-luck = The game turned at choice { $number }. { $name }: win chance from { $before } to { $after } with open cards, because of cards, dice or the course of play.
ui-analysis-all = all
ui-analysis-went = { $name }: win chance { $start } at the start, { $end } at the end. In percentage points: own choices { $own }, choices of others { $others }, the rest (cards, dice, what came to light) { $luck }.
ui-analysis-chose = Decisions: { $number }; average cost: { $cost } percentage points; slips: { $slip }, mistakes: { $mistake }, blunders: { $blunder }.
ui-analysis-own = by what each seat knew
ui-analysis-open = with open cards
bad-analysis-not-over = the game in { $file } is not over; only a finished game is analysed

ui-advice-chance = win chance { $chance }% ({ $low }–{ $high })
ui-puzzle-why = The win chance is { $chance }%; with the next-best choice ({ $option }) it is { $low }%.
ui-reason-won = You soon win the game in { $percent }% of the cases considered.
ui-reason-lost = You soon lose the game in { $percent }% of the cases considered.
ui-reason-more = With the other choices it is only { $percent }%.
ui-reason-less = With the other choices it is as much as { $percent }%.

## Settled by hand: what no verb can say

by-hand-of = { $what } ({ $whose })
ask-by-hand = { $seat_asked }this text is settled by hand. Propose something, or say that it is settled.
    .tool_chosen = { $bearer } is settled by hand: propose something, or say that it is settled.
ask-by-hand-from = { $seat_asked }where is the card that is to be moved?
ask-by-hand-card = { $seat_asked }which card is to be moved? Everybody will see it.
ask-by-hand-to = { $seat_asked }where should the card go?
ask-by-hand-counter = { $seat_asked }which counter should change?
ask-by-hand-number = { $seat_asked }by how much?
ask-by-hand-consent = { $seat_asked }agree to the proposal, or object? It is done only if everybody agrees.
option-settled = nothing (more): it is settled
option-move-a-card-by-hand = move a card
option-change-a-counter-by-hand = change a counter
option-agree = agree
option-object = object
option-place = { $place }
option-place-seat = { $place } ({ $seat_name })
option-place-card = { $place } ({ $card })
option-counter = { $counter }
option-counter-seat = { $counter } ({ $seat_name })
option-counter-card = { $counter } ({ $card })
option-the-card = { $card }
option-more-number = +{ $number }
option-less-number = −{ $number }
log-unmet = “{ $bearer }”: its text says “if { $condition } …”. That is not so now, and this part does nothing.
log-by-hand = { $bearer } is settled by hand: “{ $text }”.
log-by-hand-move = { $seat } propose{ $seat_s } by hand: { $card_is ->
    [none] an unseen card
   *[other] { $card }
}, from: { $origin }, to: { $to }.
log-by-hand-change = { $seat } propose{ $seat_s } by hand: { $counter } { $change }.
log-by-hand-refused = { $seat } { $seat_does } not agree.
log-by-hand-moved = By hand ({ $bearer }): { $card_is ->
    [none] an unseen card
   *[other] { $card }
}, from: { $origin }, to: { $to }.
log-by-hand-changed = By hand ({ $bearer }): { $counter } { $change }.

## Values of fields in a form of cards

value-human = human
value-vampire = vampire
value-deck = in the deck
value-start = in the starting hand
value-drained = Drained
value-fight = in a fight
value-turn = in its turn
value-seal = while it is in place
value-most-blood = the vampire with the most blood
value-most-kills = the vampire with the most kills
value-red = the red cross
value-sealed = a sealed district
value-no = as often as you like
value-per-round = once per round
value-grey = Grey
value-second-grey = Second grey
ui-pick-plain = What it does
ui-pick-holding = Conditions, choices, several at once
ui-pick-several = one after another: …; …
ui-slot-how-many = how many
ui-slot-who = who
ui-slot-which = which
ui-slot-where = where
ui-slot-how-long = how long
ui-slot-does = effect
ui-slot-condition = condition
ui-slot-text = text
ui-pick-elsewhere = These ask for another “{ $field }”
ui-pick-not-here = Not on this card at this moment
ui-pick-own = Made for one card

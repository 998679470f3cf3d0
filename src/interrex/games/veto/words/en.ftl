### Veto! in English.

## Names

field-electoral = electoral field
    .short = electoral
field-magnates = magnates’ field
    .short = magnates
phase-setup = setup
    .short = setup
phase-untap = untap phase
    .short = untap
phase-settlement = settlement phase
    .short = settlement
phase-game = game phase
    .short = turns
phase-end = end phase
    .short = end
family-faction = faction
family-strategy = strategy
family-character = character
family-equipment = equipment
family-estate = estate
family-effect = effect
family-thrust = thrust
keyword-slawny = Sławny (famous)
    .short = Sławny
keyword-honorowy = Honorowy (honourable)
    .short = Honorowy
keyword-niewiasta = Niewiasta (woman)
    .short = Niewiasta
keyword-pludrak = Pludrak (foreigner)
    .short = Pludrak
keyword-karmazyn = Karmazyn (magnate)
    .short = Karmazyn
keyword-wplywowy = Wpływowy (influential)
    .short = Wpływowy
keyword-elekt = Elekt (candidate)
    .short = Elekt
keyword-lojalny = Lojalny (loyal)
    .short = Lojalny
keyword-zyd = Żyd (Jewish townsman)
    .short = Żyd
keyword-nieobecny = Nieobecny (absent)
    .short = Nieobecny
keyword-kozak = Kozak (Cossack)
    .short = Kozak
keyword-karczma = Karczma (inn)
    .short = Karczma
keyword-trwaly = Trwały (lasting)
    .short = Trwały
keyword-usuwany = Usuwany (removable)
    .short = Usuwany
keyword-unikat = Unikat (one at a time)
    .short = Unikat
keyword-ciecie = Cięcie (cut)
    .short = Cięcie
moment-untap-start = start of the untap phase
moment-initiative-count = initiative is counted
moment-settlement-start = start of the settlement phase
moment-end-start = start of the end phase
moment-deployed = a character has come into play
moment-before-duel = before the duel starts
moment-exchange-slot = a turn of the exchange
moment-wounded = a character is wounded
moment-killed = a character would be killed
moment-duel-end = end of the duel
moment-untapped = cards are untapped
moment-untap-end = end of the untap phase
moment-hand-adjusted = hands are adjusted
moment-ducats-reckoned = ducats are reckoned
moment-ducats-paid = ducats are paid
moment-settlement-end = end of the settlement phase
moment-game-start = start of the game phase
moment-game-end = end of the game phase
moment-victory-checked = victory is checked
moment-hand-discards = cards are discarded from hand
moment-end-end = end of the end phase

## The table

veto-status = Round { $round } · { $phase } · pool: { $pool ->
        [one] { $pool } kreska
       *[other] { $pool } kreski
    } · initiative: { $holder }
veto-election = election announced by { $seat }
veto-purse = { $ducats ->
        [one] { $ducats } ducat
       *[other] { $ducats } ducats
    }
veto-kreski = { $kreski }/{ $goal } kreski
veto-hand = hand { $number }
veto-deck = deck { $number }
veto-pile = discards { $number }
veto-top = top: { $card }
veto-voice = has the voice
veto-out = out of the game
veto-tapped = tapped
veto-face-down = { $number } face down
veto-estates = estates
veto-faction-effects = on the faction card
veto-nobody = nobody
veto-known = in hand
veto-your-hand = Your hand
veto-stack = The stack; the last card resolves first
veto-answers = answers { $card }
veto-aims = on { $card }
veto-duel = Duel: { $one } { $first } : { $second } { $two }
veto-revenge = revenge
veto-item-deploy = deploys
veto-item-equipment = equips
veto-item-estate = deploys
veto-item-effect = plays
veto-item-thrust = thrusts
veto-item-ability = uses
veto-item-agitate = agitates with
veto-item-challenge = challenges with
veto-item-refuse = refuses with
veto-item-move = moves
veto-szabla = Szabla (sabre) { $number }
veto-trait = Kreski (votes) { $number }
veto-lafa = Lafa (pay) { $lafa }
veto-treasury = Treasury { $number }, income { $income }
veto-neutral = neutral
veto-unique = unique
veto-wish = When a reply is possible: { $wish }.
veto-wish-always = always ask
veto-wish-can = ask only when I can answer
veto-wish-round = pass until the round is over
veto-help = 6/1 is Szabla (sabre) and Kreski (votes); in hand, Lafa (pay) follows: 6/3/8/1 costs 8 ducats and 1 more each round; an estate 3/+2 costs 3 and brings 2 each round. The letters are those of the Polish box: Z taps the card; C deed, D trifle, R reply, P passive. Bene means: very well, I pass. When a reply is possible, “w always”, “w can” or “w round” says when you want to be asked; nobody else can tell.

## Options

option-bene = pass (bene)
    .turn = end my turn (bene)
option-hand-on = end my turn without bene
option-deploy-card = deploy { $card }
option-deploy-card-to-field = deploy { $card }: { $field }
option-equip-card-with-card = give { $card2 } to { $card }
option-attach-card-to-card = attach { $card } to { $card2 }
option-hand-card-to-card = hand { $card } to { $card2 }
option-agitate-with-card = agitate with { $card }
option-agitate-with-card-discarding-card = agitate with { $card }, discarding { $card2 }
option-challenge-card-with-card = challenge { $card } with { $card2 }
option-move-card = move { $card } to the other field
option-influence = use political influence
option-influence-on-card = political influence on { $card }
option-influence-on-seat = political influence on { $seat_mid }
option-play-card = play { $card }
option-play-card-on-card = play { $card } on { $card2 }
option-play-card-on-seat = play { $card } on { $seat_mid }
option-use-card = use { $card }
option-use-card-on-card = use { $card } on { $card2 }
option-use-card-on-seat = use { $card } on { $seat_mid }
option-card = { $card }
option-card-on-card = { $card } on { $card2 }
option-card-on-seat = { $card } on { $seat_mid }
option-card-against-card = { $card } against { $card2 }
option-card-on-card-against-card = { $card } on { $card2 } against { $card3 }
option-card-on-seat-against-card = { $card } on { $seat_mid } against { $card2 }
option-thrust-card = thrust: { $card }
option-favour-card = the favour of { $card }
option-keep = keep it
    .end-discard = keep all cards
    .first-hand = keep these cards
option-redraw = draw a new hand
option-pay-number = { $number ->
        [0] pay nothing
        [one] pay { $number } ducat
       *[other] pay { $number } ducats
    }
option-seat = { $seat_mid }
option-announce = announce an election
option-not-now = not now
option-accept = accept the duel
option-refuse = refuse the duel
option-ready = ready
option-enough = enough
option-done = no more
option-nothing = nothing
option-none = none
option-thrust-card-from-hand = thrust: { $card } (from hand)
option-thrust-card-from-under-card = thrust: { $card } (face down under { $card2 })
option-thrust-card-from-beside-card = thrust: { $card } (face up beside { $card2 })
option-card-from-hand = { $card } (from hand)
option-card-from-under-card = { $card } (face down under { $card2 })
option-card-from-beside-card = { $card } (face up beside { $card2 })
option-card-against-card-from-hand = { $card } against { $card2 } (from hand)
option-card-against-card-from-under-card = { $card } against { $card2 } (face down under { $card3 })
option-card-against-card-from-beside-card = { $card } against { $card2 } (face up beside { $card3 })
option-agitate-with-card-discarding-card-from-under-card = agitate with { $card }, discarding { $card2 } (face down under { $card3 })
option-agitate-with-card-discarding-card-from-beside-card = agitate with { $card }, discarding { $card2 } (face up beside { $card3 })
option-card-from-place-number = { $card } (card number { $number })
option-hand-card-to-card-instead-of-card = hand { $card } to { $card2 } (from { $card3 })
option-play-card-on-card-of-card = play { $card } on { $card2 } (with { $card3 })
option-play-card-on-card-of-seat = play { $card } on { $card2 } ({ $seat_name })
option-use-card-on-card-of-card = use { $card } on { $card2 } (with { $card3 })
option-use-card-on-card-of-seat = use { $card } on { $card2 } ({ $seat_name })
option-influence-on-card-of-card = political influence on { $card } (with { $card2 })
option-influence-on-card-of-seat = political influence on { $card } ({ $seat_name })
option-card-on-card-of-card = { $card } on { $card2 } (with { $card3 })
option-card-on-card-of-seat = { $card } on { $card2 } ({ $seat_name })
option-card-of-card = { $card } (with { $card2 })
option-card-of-seat = { $card } ({ $seat_name })
option-card-against-card-at-number = { $card } against { $card2 } (number { $number } on the stack)
option-card-on-card-against-card-at-number = { $card } on { $card2 } against { $card3 } (number { $number } on the stack)
option-card-on-seat-against-card-at-number = { $card } on { $seat_mid } against { $card2 } (number { $number } on the stack)

## Questions

ask-first-hand = { $seat_asked }keep the first hand, or shuffle it back and draw seven new cards, once?
ask-turn = { $seat_of } turn: one deed (deploy, agitate, challenge, move), any number of trifles, then bene.
    .turn_chosen = One deed (deploy, agitate, challenge, move), any number of trifles, then bene.
ask-attach = { $seat } may attach thrusts.
ask-reply = { $seat } may answer what was just played, or pass (bene).
ask-moment = { $seat } may reply at this moment, or pass (bene).
ask-choose = { $seat_asked }which card is chosen?
ask-remove = { $seat_asked }which attached card is removed from the game?
ask-pile-next = { $seat_asked }which card goes to the pile next? The last lies on top.
ask-discard-thrust = { $seat_asked }which thrust is discarded?
ask-against-whom = { $seat_asked }who is the agitation against?
ask-challenge = { $seat_asked }who is challenged instead?
ask-answer = { $seat_asked }the challenge is made. Accept or refuse?
ask-arms = { $seat_asked }which equipment is used in this duel?
ask-slot = { $seat_asked }play a thrust or another reply in the duel, or pass (bene).
ask-revenge = { $seat_asked }a Kozak (Cossack) may take revenge on the killer.
ask-bribe = { $seat_asked }how many ducats are spent on bribes for the initiative?
ask-discard-down = { $seat_asked }too many cards. Which is discarded?
ask-give-up = { $seat_asked }upkeep cannot be paid. Which card is given up?
ask-election = { $seat_asked }there are enough kreski. Announce an election?
ask-end-discard = { $seat_asked }the round ends. Discard one card, or keep all?
ask-take = { $seat_asked }which of these cards is bought?
ask-put-back = { $seat_asked }which card goes back first, at the bottom?
ask-search = { $seat_asked }which card is taken from the deck?
ask-discard = { $seat_asked }which card from that hand is discarded?
ask-order = Several of { $seat_of } abilities act at the same time: which comes first?

## Log

log-initiative = { $seat } { $seat_has } the initiative.
log-redrew = { $seat } draw{ $seat_s } a new hand.
log-round = Round { $number } begins.
log-phase = { $phase }.
log-voice = It is { $seat_of } turn (the voice).
log-bene = { $seat } say{ $seat_s } bene.
log-handed-on = { $seat } end{ $seat_s } the turn.
log-declared = { $seat } use{ $seat_s } { $card }{ $target_is ->
        [none] { "" }
       *[other] , aimed at { $target }
    }.
log-plays = { $seat } play{ $seat_s } { $card }{ $target_is ->
        [none] { "" }
       *[other] , aimed at { $target }
    }.
log-deploys = { $seat } deploy{ $seat_s } { $card }.
log-equips = { $seat } give{ $seat_s } { $card } to { $host }.
log-entered = { $card } comes into play.
log-attached = { $card } is attached to { $host }.
log-attached-thrust = { $seat } put{ $seat_s } a thrust face down under { $host }.
log-transferred = { $card } goes to { $host }.
log-agitates = { $seat } agitate{ $seat_s } with { $card }.
log-agitation-yield = The agitation yields { $number ->
        [one] { $number } kreska
       *[other] { $number } kreski
    }.
log-challenges = { $seat } challenge{ $seat_s } { $target } with { $card }.
log-moves = { $seat } move{ $seat_s } { $card }.
log-moved = { $card } now stands on the { $field }.
log-paid = { $seat } pay{ $seat_s } { $number ->
    [one] { $number } ducat
   *[other] { $number } ducats
}.
log-cannot-pay = { $seat } cannot pay for { $card }.
log-no-result = { $card } has no effect.
log-returned-to-hand = { $card } goes back to hand: it cannot be paid for.
log-negated = { $by } negates { $card }.
log-redirected = { $card } is challenged instead.
log-discarded = { $card } goes to the discard pile.
log-removed = { $card } is removed from the game.
log-left-play = { $card } leaves play.
log-to-hand = { $card } goes back to its owner’s hand.
log-took-back = { $seat } take{ $seat_s } { $card } back into hand.
log-control = { $seat } take{ $seat_s } control of { $card }.
log-tapped = { $card } is tapped.
log-untapped = { $card } is untapped.
log-gained = { $card } gains the keyword { $keyword }.
log-drew = { $seat } draw{ $seat_s } { $number ->
    [one] a card
   *[other] { $number } cards
}.
log-drew-card = { $seat } draw{ $seat_s } { $card }.
log-bought-card = { $seat } buy{ $seat_s } { $card }.
log-reshuffled = { $seat_of } discard pile becomes the new deck.
log-searches = { $seat } search{ $seat_es } the deck.
log-found = { $seat } find{ $seat_s } { $card }.
log-shuffled = { $seat } shuffle{ $seat_s } the deck.
log-looked-at-hand = { $seat } look{ $seat_s } at { $other_of } hand.
log-saw-hand = { $seat_of } hand: { $cards }.
log-looked-at-thrusts = { $seat } look{ $seat_s } at { $other_of } attached thrusts.
log-bribed = { $seat } spend{ $seat_s } { $number ->
        [one] { $number } ducat
       *[other] { $number } ducats
    } on bribes.
log-totals-initiative = Initiative totals: { $numbers }.
log-all-untapped = All cards are untapped.
log-settled = { $seat } settle{ $seat_s } accounts: { $number ->
    [one] { $number } ducat
   *[other] { $number } ducats
}.
log-election = { $seat } announce{ $seat_s } an election!
log-no-election = No election may be announced this round.
log-took-ducats = { $seat } take{ $seat_s } { $number ->
    [one] { $number } ducat
   *[other] { $number } ducats
}.
log-stole-ducats = { $seat } take{ $seat_s } { $number ->
    [one] { $number } ducat
   *[other] { $number } ducats
} from { $other_mid }.
log-took-kreski = { $seat } take{ $seat_s } { $number ->
    [one] { $number } kreska
   *[other] { $number } kreski
} from the pool.
log-returned-kreski = { $seat } return{ $seat_s } { $number ->
    [one] { $number } kreska
   *[other] { $number } kreski
} to the pool.
log-gave-kreski = { $seat } hand{ $seat_s } { $number ->
    [one] { $number } kreska
   *[other] { $number } kreski
} to { $other_mid }.
log-refuses = { $card } refuses the duel.
log-accepts = { $card } accepts the duel.
log-takes-up = { $seat } use{ $seat_s } { $card } in the duel.
log-szabla = { $card }: Szabla changes by { $number }.
log-thrust-parried = The thrust { $card } is negated by Rapier and Parrying dagger.
log-totals = Szabla decides: { $card } { $number }, { $target } { $other_number }.
log-undecided = The duel is undecided.
log-beaten = { $card } loses the duel: { $killed ->
        [0] wounded
       *[other] killed
    }.
log-killed = { $card } is killed.
log-wounded = { $card } is wounded and goes to the discard pile.
log-saved = { $card } is wounded but stays in play.
log-only-wounded = { $card } is only wounded.
log-lost = { $seat } lose{ $seat_s }: the candidate is dead.
log-dropped-out = { $seat } { $seat_is } out of the game.
log-won = { $seat } win{ $seat_s }.

## Why a deck is refused

bad-deck-tables = a deck file has one [deck] and one [cards]; add what is missing
bad-deck-name = there is no deck “{ $name }”; choose one of { $legal }, or paste a deck file
bad-faction = there is no faction “{ $name }”; factions: { $known }
bad-strategy = there is no strategy “{ $name }”; strategies: { $known }
bad-deck-size = the deck has { $number ->
    [one] { $number } card
   *[other] { $number } cards
}; it needs at least { $least }
bad-family = { $card }: no deck may contain a card of this type ({ $family })
bad-copies = { $card } is in the deck { $number ->
        [one] { $number } time
       *[other] { $number } times
    }; the limit is { $limit }
bad-factions = with three or four players, each plays a different faction
bad-no-decks = the pack “{ $name }” comes without decks; give every seat a deck of its own
bad-deck-part = “{ $value }” is not part of a deck; write, for example, 3 latyfundium
bad-learning = the learning game is for two players
bad-thrust-text = a thrust without a text does nothing; add ability = …
    .form = a thrust without a text does nothing; add one under “{ $label_ability }”
    .here = a thrust without a text does nothing; add one here
bad-keyword = “{ $value }” is not a keyword; keywords: { $known }. A pack names its own in [pack] keywords
    .form = “{ $value }” is not a keyword; keywords: { $known }. Add your own on the page of the pack
bad-keyword-form = “{ $value }” is not a keyword; use lower-case letters
bad-keyword-taken = the keyword “{ $value }” is taken; use another word
bad-standing-cost = a text that always applies has no { $field }; remove it
    .form = a text that always applies has no “{ $field }”; remove it
    .here = a text that always applies has none; remove it
bad-trigger-cost = a text that works by itself has no { $field }; remove it
    .form = a text that works by itself has no “{ $field }”; remove it
    .here = a text that works by itself has none; remove it
bad-needs-when = “{ $name }” refers to what is answered; write { $example }, or use another verb
    .form = “{ $name }” refers to what is answered; choose “{ $use }” under “{ $label_when }”, or do something else
bad-letter = a card in [[{ $heading }]] cannot have a text of kind { $letter }; T is for thrusts, and the texts of thrusts are T, R or P
    .form = a card of this family ({ $heading }) has no text of the kind “{ $letter }”; choose another under “{ $label_kind }”
bad-influence = political influence is a deed or a trifle of a faction; write D or C
    .form = political influence is a deed or a trifle of a faction; choose one of them under “{ $label_kind }”
bad-reply-when = a reply says what it answers; add when = ["…"]
    .form = a reply says what it answers; add a moment under “{ $label_when }”
bad-no-when = a text of kind { $letter } waits for no moment; remove “when”, or write kind = "R"
    .form = a text of the kind “{ $letter }” waits for no moment; remove the moment, or choose “{ $label_kind_R }” under “{ $label_kind }”
bad-word-elsewhere = “{ $name }” means nothing in [[{ $heading }]]; it belongs in { $known }; elsewhere write “yours”
    .form = “{ $name }” means nothing on a card of this family ({ $heading }); it belongs on: { $known }; here choose “{ $use }”
bad-verb-elsewhere = “{ $name }” means nothing in [[{ $heading }]]; it belongs in { $known }
    .form = “{ $name }” means nothing on a card of this family ({ $heading }); it belongs on: { $known }
bad-cost-played = a card that is played is not in play yet; name another cost
bad-cost-discard = a card in [[{ $heading }]] is never discarded; name another cost
    .form = a card of this family ({ $heading }) is never discarded; choose another cost
bad-no-condition = “{ $name }” takes no condition; write { $name }(…) alone
    .form = “{ $name }” takes no condition; leave the condition out
bad-standing = “{ $name }” means nothing in a text that always applies; name “self”, “host” or a group
    .form = “{ $name }” means nothing in a text that always applies; choose the card itself, the one it is attached to, or a group
bad-circle = “{ $name }” cannot ask for what it changes itself; ask for something else
bad-price-too-soon = when the price is paid, it is not settled yet what “{ $name }” means; count something else
bad-only-keywords = “{ $name }” asks for keywords only; name keywords
bad-no-host = a card in [[{ $heading }]] has no host; write “self”
    .form = a card of this family ({ $heading }) is attached to nothing; choose the card itself
bad-word-twice = “{ $name }” appears twice; name it once
bad-two-choices = two different things are chosen; write { $example } for the second
    .form = two different things are chosen; put the second one into “{ $use }”
bad-attach-alone = only an effect can be attached, to one card; for any other choice use “pick”
    .form = only an effect can be attached, to one card; for any other choice take “{ $use }”
bad-attach-letter = an effect is attached by a deed, a trifle or a reply; write C, D or R
    .form = an effect is attached by a deed, a trifle or a reply; choose one of them under “{ $label_kind }”
bad-slot-chooses-nothing = in a slot of the exchange nothing can be attached, and no chosen card tapped; name another moment
bad-never-in-play = an effect that is not attached is never in play, so nothing happens by itself; add { $example }, or write kind = "R"
    .form = an effect that is not attached is never in play, so nothing happens by itself; add a text by which it is attached, or choose “{ $label_kind_R }” under “{ $label_kind }”
bad-moment-by-itself = what happens by itself names its moments; instead of “{ $name }” name them, or write kind = "R"
    .form = what happens by itself names its moments; instead of “{ $name }” choose them one by one, or choose “{ $label_kind_R }” under “{ $label_kind }”
bad-moment-thrust-itself = a thrust is not in play at “{ $name }”: it works by itself after a duel in which it was used; moments: { $known }
bad-moment-thrust = no thrust can be played at “{ $name }”; name a moment of a duel, or write kind = "T"
    .form = no thrust can be played at “{ $name }”; choose a moment of a duel, or “{ $label_kind_T }” under “{ $label_kind }”
bad-cost-gone = the card has left play by then; name another cost
bad-host-gone = at “{ $name }” the card comes and goes together with its host; write “self”
    .form = at “{ $name }” the card comes and goes together with the one it is attached to; choose the card itself
bad-no-player = no player is meant by “{ $name }” at this moment; name another player
bad-word-empty = “{ $name }” means nothing at the moments of this text; say it in another way
    .form = “{ $name }” means nothing at the moments of this text; choose something else
bad-nothing-chosen = nothing is chosen; add { $example }, or use “pick”
    .form = nothing is chosen; add a choice under “{ $label_cost }”, or take “{ $use }”

# --- why a bot would choose an option ---
veto-reason-candidate = You have an Elekt in play in { $percent }% of the cases considered.
veto-reason-enough = You have enough kreski for the election in { $percent }% of the cases considered.
veto-reason-ahead = You lead in kreski in { $percent }% of the cases considered.
veto-reason-danger = An opponent has enough kreski for the election in { $percent }% of the cases considered.
veto-reason-upkeep = Your upkeep is more than your income in { $percent }% of the cases considered.
veto-reason-sabre = You have the highest Szabla in { $percent }% of the cases considered.
veto-reason-rich = You have the most ducats in { $percent }% of the cases considered.
veto-reason-company = Your company is the largest in { $percent }% of the cases considered.
veto-reason-rival-candidate = An opponent has an Elekt in play in { $percent }% of the cases considered.
veto-reason-rival-ahead = An opponent has more kreski than you in { $percent }% of the cases considered.
veto-reason-initiative = You have the initiative in { $percent }% of the cases considered.
veto-reason-income = You have the highest income after upkeep in { $percent }% of the cases considered.
veto-reason-hand = You hold the most cards in { $percent }% of the cases considered.
veto-reason-sabres = Your company has the most Szabla in all in { $percent }% of the cases considered.
veto-reason-votes = Your company’s characters have the most Kreski in all in { $percent }% of the cases considered.
veto-reason-famous = You have the most Sławny (famous) characters in play in { $percent }% of the cases considered.
veto-reason-rival-sabres = An opponent’s company has more Szabla in all than yours in { $percent }% of the cases considered.
veto-reason-rival-votes = The characters of an opponent’s company have more Kreski in all than yours in { $percent }% of the cases considered.
veto-reason-rival-famous = An opponent has more Sławny (famous) characters in play than you in { $percent }% of the cases considered.

## Letters and words of the box

gloss-letter-p = passive
    .word = P
gloss-letter-c = deed (czyn)
    .word = C
gloss-letter-d = trifle (drobiazg)
    .word = D
gloss-letter-r = reply (replika)
    .word = R
gloss-letter-z = tap this card (zaznacz)
    .word = Z
gloss-slawny = famous
    .word = Sławny
gloss-honorowy = honourable
    .word = Honorowy
gloss-niewiasta = woman
    .word = Niewiasta
gloss-pludrak = foreigner
    .word = Pludrak
gloss-karmazyn = magnate
    .word = Karmazyn
gloss-wplywowy = influential
    .word = Wpływowy
gloss-elekt = candidate
    .word = Elekt
gloss-lojalny = loyal
    .word = Lojalny
gloss-zyd = Jewish townsman
    .word = Żyd
gloss-nieobecny = absent
    .word = Nieobecny
gloss-kozak = Cossack
    .word = Kozak
gloss-karczma = inn
    .word = Karczma
gloss-ciecie = cut
    .word = Cięcie
gloss-szabla = sabre
    .word = Szabla
gloss-lafa = pay
    .word = Lafa
gloss-kreski = votes
    .word = Kreski
gloss-kreska = a vote
    .word = kreska
gloss-votes = votes
    .word = kreski

# --- texts that are put together ---
option-first = the first part of the text
option-second = the second part of the text
option-third = the third part of the text
option-fourth = the fourth part of the text
option-do-it = do it
option-leave-it = leave it
option-do-not-pay = do not pay
ask-which-part = { $seat_asked }which part of the text takes effect?
ask-whether = { $seat_asked }the text is optional. Use it?
ask-pay-or-not = { $seat_asked }pay, or accept what the text says?
option-pay = pay
ask-discard-own = Which card from { $seat_of } hand is discarded?
moment-election-announced = an election is announced
moment-bribe-paid = a bribe has been paid
moment-initiative-fixed = the initiative is fixed
moment-upkeep-unpaid = upkeep could not be paid
moment-turn-start = a turn begins
moment-turn-end = a turn ends
moment-turn-passed = a turn without a deed
moment-moved = a character has moved
moment-thrust-attached = a thrust has been attached
moment-card-entered = a card has come into play
moment-agitation-brought = an agitation has brought kreski
moment-agitation-against = an agitation against a player
moment-kreski-gained = somebody has gained kreski
moment-kreski-lost = somebody has lost kreski
moment-pool-emptied = the common pool is empty
moment-card-discarded = a card in play has been discarded
moment-card-removed = a card in play has been removed
moment-hand-card-discarded = a card has been discarded from hand
moment-cards-drawn = cards have been drawn
moment-card-tapped = a card has been tapped
moment-card-untapped = a card has been untapped
moment-deck-searched = a deck has been searched
moment-deck-emptied = a deck has run out
moment-control-changed = control of a character has changed
moment-equipment-chosen = equipment is chosen for the duel
moment-thrust-worked = a thrust has worked
moment-result-fixed = the result of the duel is fixed
moment-was-wounded = a character has been wounded
moment-was-killed = a character has been killed
moment-was-saved = a character has been saved
moment-kreski-for-duel = kreski for a won duel
moment-fame-kreski = kreski for Sławny (famous) characters
moment-dropped-out = a player is out of the game
log-szabla-of-round = { $card }: Szabla changes by { $number } until the end of the round.
log-lost-ducats = { $seat } lose{ $seat_s } { $number ->
    [one] { $number } ducat
   *[other] { $number } ducats
}.
log-works-by-itself = { $card } works by itself.
log-chain-stopped = So many texts have set off one another that no more follow.

facet-faction = Faction
facet-keyword = Keyword
facet-arms = Arms
facet-lafa = Lafa
facet-upkeep = Upkeep
facet-income = Income
facet-kreski = Kreski
facet-szabla = Szabla
faction-neutral = { veto-neutral }
arms-weapon = weapon
arms-firearm = firearm
arms-armour = armour
bad-card-like = there is no such card: “{ $name }”; did you mean { $card } ({ $like })?
bad-no-faction = no line names a faction; factions: { $known }
total-characters = Characters
total-thrusts = Thrusts
total-kreski = Kreski of all characters
total-income = Income less upkeep, with all in play
total-foreign = Characters of other factions (VT-406)
total-foreign-price = Extra ducats for them (VT-924)
total-dead = Cards you cannot play (VT-407)

## Places and counters, as they are called when something is settled by hand

place-deck = deck
place-hand = hand
place-discard = discard pile
place-removed = removed cards
place-play = cards in play
counter-ducats = ducats
counter-kreski = kreski

## Where in a form of cards something may stand

at-cost = as a cost
at-do = in a text that acts once
at-moment = as a moment
at-passive = in a text that always applies

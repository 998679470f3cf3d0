### Elekt in English.

## Names

zone-mission = Mission Zone
    .short = Mission
zone-influence = Influence Zone
    .short = Influence
zone-court = Court Zone
    .short = Court

attribute-occultism = Occultism
    .sign = O
attribute-deceit = Deceit
    .sign = D
attribute-violence = Violence
    .sign = V
attribute-power = Power
    .sign = P

phase-setup = setup
phase-recruitment = recruitment
phase-assignment = assignment
phase-confrontation = confrontations
phase-round-end = round end

family-unit = Unit
family-mission = Mission
family-influence = Influence
family-privilege = Privilege

elekt-basic = Basic
elekt-elite = Elite
elekt-spectre = Spectre
elekt-cultist = Cultist
elekt-titles = { $number ->
    [one] { $number } Title
   *[other] { $number } Titles
}
elekt-instant = when assigned, if you like
elekt-instant-cost = when assigned, if you pay { $number } Heat
elekt-status = Round { $round }/6 · { $phase } · Heat { $heat } · { $tokens } · deck { $deck } · pile { $pile }
elekt-price = { $number } Heat:
elekt-titles-short = { $number }T
elekt-titles-of = Titles { $number }/{ $goal }
elekt-heat-of = Heat { $number }/{ $limit }
elekt-hand-of = hand { $number }
elekt-assigned-of = assigned { $number }
elekt-court-of = position { $number }
elekt-has-sceptre = Sceptre
elekt-passed = passed
elekt-no-card = no card
elekt-face-down = +{ $number }
elekt-your-hand = Your hand
elekt-known = in hand: { $cards }
elekt-won = won: { $cards }
elekt-help = Letters are symbols: O Occultism, D Deceit, V Violence, P Power; +V is a token, =V a copy. 2T is a card with 2 Titles. “Heat 9” and “O6 D6 V6 P7” in the first line are the pools, “+16” at a Zone its face-down cards; position 1 is the highest at the Court; → is an ability used when the Unit is assigned, if you pay its Heat.
elekt-hail = Hail { $seat }: { $titles }.

## Options

option-card = { $card }
option-seat = { $seat_mid }
option-number = { $number }
option-clockwise = clockwise
option-anticlockwise = anticlockwise
option-keep-card = keep { $card }
option-redraw = draw a new one instead of them
option-card-to-zone = { $card } to the { $zone }
option-pass = pass
option-use = use it
option-use-dispensation = use it with the Black Dispensation
option-decline = no
    .destroy = destroy nobody
    .swap = swap nothing
    .attainder = keep the Privilege
    .move = move nothing
    .take-from-pile = take nothing
    .look-at-hand = look at no hand
    .collect = take nothing
    .turn-sceptre = leave it
    .discard-privilege = leave it
    .pay-for-symbols = do not pay
    .pay-for-count = do not pay
    .use-ability = do not use it
    .use-permanent = do not use it
    .use-privilege = do not use it
option-use-card = use { $card }
option-attribute-on-card = { $attribute } on { $card }
option-attribute-from-card = { $attribute } from { $card }
option-stop = no more
option-card-with-card = { $card } with { $card2 }
option-move-card-to-zone = move { $card } to the { $zone }
option-save-card = save { $card }
option-save-by-writ-card = save { $card } with the Writ of Mercy
option-let-go-card = do not save { $card }
option-keep = pay; it stays in the Zone
option-take-to-hand = take it into hand
option-win-the-card = win the face-up card
option-collect = collect the Heat
option-pay = pay
option-turn = turn it
option-discard = discard it

## Questions

ask-first-direction = { $seat } { $seat_has } the Sceptre: which way does the first round go?
ask-recruit = Recruitment: which of the drawn Units { $seat_does } { $seat_mid } keep?
ask-draw-how-many = Recruitment: how many Units { $seat_does } { $seat_mid } draw?
ask-assign = Assignment: { $seat_mid } send{ $seat_s } a Unit to a Zone, or pass{ $seat_es } for the rest of the phase.
    .assigned = Assignment: send a Unit to a Zone, or pass for the rest of the phase.
ask-use-ability = { $seat } may use the instant ability of the Unit just assigned.
    .ability_used = { $card } has come to the { $zone }: use its instant ability?
ask-use-permanent = { $seat } may use a permanent ability.
    .woken = { $card } has come to a Zone: use its permanent ability?
ask-attach = { $seat } attach{ $seat_es } a token.
    .attached = The ability attaches a token: which one, and to which Unit?
    .token_attached = You won Occultism in the { $zone }: attach { $number ->
        [one] a token to a Unit there.
       *[other] { $number } different tokens to Units there, or none.
    }
    .extra_attached = Your Unit brings one more token of any Attribute: where does it go?
ask-remove = { $seat } may remove tokens.
    .removed = { $card } may remove { $number ->
        [one] a token from a Unit
       *[other] up to { $number } tokens from Units
    } in the { $zone }.
ask-copy = { $seat } choose{ $seat_s } a Unit to copy.
    .symbols_copied = Whose printed symbols does { $card } copy?
ask-take-heat = { $seat } choose{ $seat_s } whom to take Heat from.
    .heat_taken = You take { $number } Heat: from whom?
ask-take = { $seat } choose{ $seat_s } a Unit to take into hand.
    .unit_taken = Which Unit in this Zone do you take into your hand?
ask-return = { $seat } choose{ $seat_s } a Unit.
    .returned = Which Unit goes back to its owner’s hand?
ask-move = { $seat } may move a Unit to another Zone.
    .unit_moved = Which Unit do you move, and to which Zone?
ask-swap-with = { $seat } swap{ $seat_s } a Unit with another.
    .unit_swapped = Which of your Units in another Zone changes places with { $card }?
ask-place = { $seat } place{ $seat_s } a Unit from hand.
    .unit_placed = Which Unit from your hand do you place in the { $zone }? It is not assigned.
ask-take-from-pile = { $seat } choose{ $seat_s } a Unit from the discard pile.
    .taken_from_pile = Which Unit from the discard pile do you take into your hand?
ask-discard = { $seat } discard{ $seat_s } Units.
    .discarded_from_hand = The card costs you { $number ->
        [one] one Unit
       *[other] { $number } Units
    } from your hand: which do you discard?
    .discarded_here = Winning { $card } has a price: discard { $number ->
        [one] one of your Units
       *[other] { $number } of your Units
    } in the { $zone }.
ask-destroy = { $seat } may destroy a Unit.
    .unit_struck = The ability destroys a Unit here: which? Its owner may save it.
    .pointed_at = You won Violence in the { $zone }: destroy { $number ->
        [one] any one Unit there? Its owner may save it.
       *[other] up to { $number } Units there? Their owners may save them.
    }
ask-pay-for-symbols = { $seat } may pay Heat for symbols before Power is counted.
    .symbols_paid = Before Power is counted: pay { $price } Heat to give { $card } { $number } more { $attribute }?
ask-pay-for-count = { $seat } may pay Heat for a higher count before Power is counted.
    .count_paid = Before Power is counted: pay { $price } Heat to add { $number } to your count?
ask-discard-privilege = { $seat } may discard the next Privilege.
    .privilege_discarded = You won the card: discard the top face-down Privilege, unseen? The game gets one round shorter.
ask-turn-sceptre = { $seat } may turn the Sceptre.
    .sceptre_turned = You won the card: turn the Sceptre in the other direction?
ask-use-privilege = { $seat } may use a Privilege.
ask-attainder = { $seat } may give up a Privilege to destroy a Unit.
    .attainted = Discard { $card } for good to destroy any Unit in any Zone?
ask-look-at-hand = { $seat } may look at an opponent’s hand.
    .hand_looked_at = Your Privilege lets you look at one opponent’s hand: whose?
ask-guard = { $seat } choose{ $seat_s } which Unit is destroyed instead.
    .guarded = { $other } destroy{ $other_s } a Unit of yours, but your Guardsman answers: which of your Units is destroyed instead? It cannot be saved.
ask-order-of-saving = { $seat } choose{ $seat_s } which destroyed Unit comes next.
ask-save = { $seat } may save a destroyed Unit.
    .saved_or_not = { $other_who ->
        [you] You destroy your own Unit
       *[other] { $other } destroys your Unit
    }. Save it (it goes to your hand; an Elite Unit costs 1 Heat, a Basic one nothing) or not?
ask-keep-in-zone = { $seat } may keep a saved Unit in its Zone.
    .kept_or_not = { $card } is saved. Pay { $number } more Heat to keep it in the Zone with its tokens?
ask-collect = { $seat } may collect Heat instead of tokens.
    .heat_collected = You won Occultism in the { $zone }: collect { $number } Heat, as the card there says?
ask-swap = { $seat } may swap Units.
    .swapped = You won Deceit: swap two Units of one owner between Zones?
ask-forge = { $seat } may take a won card instead.
    .card_won_or_forged = You won Power in the { $zone }. Win the face-up card, or take an opponent’s won card instead?
ask-give-sceptre = { $seat } won the Privilege and choose{ $seat_s } who gets the Sceptre.
ask-direction = { $seat } set{ $seat_s } the direction of the Sceptre for the next round.
ask-order = Several of { $seat_of } abilities act at the same time: which comes first?

## Log

log-drew-for-sceptre = { $seat } show{ $seat_s } { $card } for the Sceptre.
log-first-sceptre = { $seat } start{ $seat_s } with the Sceptre.
log-direction = { $seat } turn{ $seat_s } the Sceptre { $direction }.
log-round-begins = Round { $number } begins; { $seat_mid } { $seat_has } the Sceptre.
log-drew = { $seat } draw{ $seat_s } { $number ->
    [one] { $number } recruit
   *[other] { $number } recruits
}.
log-redrew = { $seat } discard{ $seat_s } the recruits and draw{ $seat_s } a new one.
log-kept = { $seat } keep{ $seat_s } { $card }.
log-kept-one = { $seat } keep{ $seat_s } a recruit.
log-discarded = { $card } goes to the discard pile.
log-deck-rebuilt = The discard pile becomes the new Elite deck of { $number ->
    [one] { $number } card
   *[other] { $number } cards
}.
log-assigned = { $seat } assign{ $seat_s } { $card } to the { $zone }.
log-passed = { $seat } pass{ $seat_es }.
log-passed-forced = { $seat } { $seat_has } nothing to assign and pass{ $seat_es }.
log-ability-declined = { $seat } leave{ $seat_s } the ability of { $card } unused.
log-ability-used = { $seat } use{ $seat_s } the ability of { $card }.
log-paid = { $seat } pay{ $seat_s } { $number } Heat.
log-privilege-used = { $seat } use{ $seat_s } the Privilege { $card }.
log-discarded-heat = { $seat } lose{ $seat_s } { $number } Heat.
log-collected = { $seat } collect{ $seat_s } { $number } Heat.
log-took-heat = { $seat } take{ $seat_s } { $number } Heat from { $other_mid }.
log-attached = { $card } ({ $owner_name }) gets a token: { $attribute }.
log-removed = { $card } ({ $owner_name }) loses a token: { $attribute }.
log-tokens-cleared = All tokens leave the { $zone }.
log-copied = { $card } ({ $owner_name }) copies the symbols of { $model } ({ $other_name }).
log-to-hand = { $card } goes to { $seat_of } hand.
log-moved = { $card } ({ $owner_name }) moves to the { $zone }.
log-swapped = { $card } ({ $owner_name }) and { $model } ({ $other_name }) change places.
log-placed = { $seat } place{ $seat_s } { $card } in the { $zone }.
log-card-out = { $card } leaves the game.
log-chain-stopped = So many abilities have set off one another that no more follow.
log-zone-begins = { $zone }: { $attributes }.
log-counted = { $zone }, { $attribute }: { $counts }.
log-tied = { $attribute } is a tie ({ $seats }): nobody wins it.
log-tie-goes-to = { $attribute } is a tie; it goes to { $seat_mid }.
log-won = { $seat } win{ $seat_s } { $attribute } in the { $zone }.
log-destroyed = { $seat } destroy{ $seat_s } { $card } ({ $owner_name }).
log-guard-chose = The Guardsman answers: { $seat_mid } give{ $seat_s } up { $card } instead.
log-saved = { $seat } save{ $seat_s } { $card }.
log-kept-in-zone = { $seat } pay{ $seat_s }, and { $card } stays in the Zone.
log-card-won = { $seat } win{ $seat_s } the card { $card }.
log-card-taken = { $seat } take{ $seat_s } { $card } from { $other_mid }.
log-took-from-pile = { $seat } take{ $seat_s } { $card } from the discard pile.
log-privilege-discarded = { $seat } discard{ $seat_s } the next Privilege unseen.
log-sceptre-turned = The Sceptre turns: now { $direction }.
log-sceptre-given = { $seat } give{ $seat_s } the Sceptre to { $other_mid }.
    .self = { $seat } keep{ $seat_s } the Sceptre.
log-looked-at-hand = { $seat } look{ $seat_s } at { $other_of } hand.
log-saw-hand = { $seat_of } hand: { $cards }.
log-units-returned = All Units go back to their owners’ hands, all tokens to the pool.
log-revealed = { $zone }: { $card } is turned up.
log-game-won = { $seat } { $seat_is } the new Emperor-Elect, with { $number ->
    [one] { $number } Title
   *[other] { $number } Titles
}.

# --- why a bot would choose an option ---
elekt-reason-leads = You lead in Power in the { $zone } in { $percent }% of the cases considered.
elekt-reason-ahead = You have the most Titles in { $percent }% of the cases considered.
elekt-reason-danger = An opponent is one Title short of winning in { $percent }% of the cases considered.
elekt-reason-no-heat = You have no Heat left in { $percent }% of the cases considered.
elekt-reason-rival-leads = An opponent leads in Power in the { $zone } in { $percent }% of the cases considered.
elekt-reason-first = You have the most { $attribute } in the { $zone } in { $percent }% of the cases considered.
elekt-reason-rival-ahead = An opponent has more Titles than you in { $percent }% of the cases considered.
elekt-reason-in-sight = Counting the Zones where each player leads, you have the most Titles in { $percent }% of the cases considered.
elekt-reason-reach = The Zones where you lead would bring you the last Titles you need in { $percent }% of the cases considered.
elekt-reason-rival-reach = The Zones where an opponent leads would bring them the last Titles they need in { $percent }% of the cases considered.
elekt-reason-units = You have the most Units, in hand and in the Zones, in { $percent }% of the cases considered.

# --- texts that are put together ---
option-first = the first part of the text
option-second = the second part of the text
option-third = the third part of the text
option-fourth = the fourth part of the text
ask-which-part = { $seat_asked }which part of the text takes effect?
ask-whether = { $seat_asked }the text is optional. Use it?
ask-whether-to-pay = { $seat_asked }pay Heat for what the text offers?
ask-pay-or-not = { $seat_asked }pay Heat, or accept what the text says?
ask-which-opponent = { $seat_asked }which opponent is chosen?
ask-which-unit = { $seat_asked }which Unit is chosen?
log-drew-by-text = { $seat } draw{ $seat_s } { $number ->
    [one] { $number } card
   *[other] { $number } cards
} from the Elite deck.

# --- why a pack is refused ---
bad-effect-bearer = a card in [[{ $heading }]] cannot have “{ $name }”; cards that may: { $known }
    .form = “{ $name }” does nothing on a card of this family ({ $heading }); families that may have it: { $known }
bad-word-group = “{ $name }” means nothing in [[{ $heading }]]; name a group: { $known }
    .form = “{ $name }” means nothing on a card of this family ({ $heading }); choose a group: { $known }
bad-word-empty = “{ $name }” means nothing in [[{ $heading }]] at the moment “{ $moment }”; name the players or Units in another way
    .form = “{ $name }” means nothing on a card of this family ({ $heading }) at this moment ({ $moment }); choose other players or Units
bad-title = a Title has no known origin; add origin = … to each Title, one of: { $known }
    .form = a Title has no known origin; choose one for each Title: { $known }
bad-titles = a card has 1 to 3 Titles; found: { $number }

facet-rank = Rank
facet-nature = Nature
facet-occultism = { attribute-occultism }
facet-deceit = { attribute-deceit }
facet-violence = { attribute-violence }
facet-power = { attribute-power }
facet-titles = Titles
facet-cost = Cost
rank-basic = { elekt-basic }
rank-elite = { elekt-elite }
nature-spectre = { elekt-spectre }
nature-cultist = { elekt-cultist }

## Places and counters, as they are called when something is settled by hand

place-hand = hand
place-pile = discard pile
place-elite-deck = Elite deck
place-won = cards won
place-out = out of the game
place-mission = Mission Zone
place-influence = Influence Zone
place-court = Court Zone
counter-heat = Heat

### Vendetta in English.

## Names

location-L1 = The Rack
location-L2 = The Asylum
location-L3 = Club Zombie
location-H = the Prince’s Haven
clan-brujah = Brujah
clan-gangrel = Gangrel
clan-malkavian = Malkavian
clan-nosferatu = Nosferatu
clan-toreador = Toreador
clan-tremere = Tremere
clan-ventrue = Ventrue
about-clan-brujah = Easy to start with. Takes blood from rivals: without blood they cannot pay, and fall into frenzy. Six of its nine cards do that.
about-clan-gangrel = Easy to start with. Blood on the table is its strength: seven of its nine cards bring it there, double its power, take it or move it.
about-clan-malkavian = For later games. Full of surprises: plays more cards than others, from hands and from its clan deck, takes cards back or turns them face down.
about-clan-nosferatu = For later games. Gains by withdrawing in time, moves cards to the Prince’s Haven and makes others pay for their face-down cards.
about-clan-toreador = Easy to start with. The more allies and victims you have, the stronger it gets: four of its nine cards count them, two draw victims.
about-clan-tremere = Takes some planning. Spends its own blood for strong effects: three of its nine cards ask for half the pool, one is stronger the less is in it.
about-clan-ventrue = Takes some planning. Makes others choose what to give up: four of its nine cards do that. Two answer the strongest card: one equals it, one sets it to 0.
choice-stay = stay
choice-withdraw = withdraw
relic-RE01 = The Sargon Apocrypha
relic-RE02 = The Isaac Chalice
relic-RE03 = Obsidian Mask°
relic-RE04 = Ashen Hourglass°
relic-RE05 = Bone Flute°
relic-RE06 = Seal of the Second City°
relic-RE07 = Mirror of Nod°
relic-RE08 = Thorn Reliquary°
site-LC01 = Succubus Club
site-LC02 = The Collar
site-LC03 = Underground Garage°
site-LC04 = Police Precinct°
site-LC05 = Homeless Shelter°
site-LC06 = Gated Estate°
site-LC07 = Press Office°
phase-setup = set-up
phase-feed = Feed
phase-location-setup = Location Setup
phase-hand-building = Hand Building
phase-planning = Planning
phase-resolution = Resolution
phase-round-end = round end
family-clan = clan
family-clan-card = clan card
family-ally = ally
family-victim = victim
family-relic = relic
family-location-card = location card
family-tile = location tile
type-passive = Passive
type-preparation = Preparation
type-conflict = Conflict
type-aftermath = Aftermath

## The table in a terminal

vendetta-status = Round { $round }/3 · { $phase } · Ambition { $ambition } · allies { $allies } · victims { $victims }
vendetta-rewards = Rewards: 1st the ally and { $first } influence (Haven { $haven } and Ambition), 2nd a victim and { $second }, 3rd { $third }
vendetta-no-ally = no ally
vendetta-blood = blood { $number }
vendetta-influence = influence { $number }
vendetta-score = score { $number }
vendetta-hand = hand { $number }
vendetta-diablerie = Diablerie { $number }
vendetta-eliminated = eliminated
vendetta-alliance = Alliance: { $cards }
vendetta-drained = drained: { $cards }
vendetta-known = in hand: { $cards }
vendetta-either = in hand or face down: { $cards }
vendetta-relic = relic: { $card }
vendetta-relic-used = relic used: { $card }
vendetta-your-hand = Your hand
vendetta-total = total { $number }
vendetta-power = power { $number }
vendetta-values = influence { $influence }, feed { $feed }, drain { $drain }, influence when drained { $drained }
vendetta-vampire = vampire
vendetta-human = human
vendetta-help = A row is a location: its ally with influence/feed/drain/influence when drained, and each player’s position: face-up cards with their power, ? for a face-down card, (name) for one you know, +2 for deployed blood. ◆ holds Ambition.
vendetta-prince = The new Prince of Chicago: { $seat }.

## Options

option-card = { $card }
option-seat = { $seat_mid }
option-number = { $number }
    .bid = bid { $number } blood
option-location = { $location }
option-choice = { $choice }
option-card-and-card = { $card } and { $card2 }
option-both-for-card = both, and { $card } goes under the deck
option-play-location-up = play face up at { $location }
option-play-location-down = play face down at { $location }
option-drain-card = drain { $card }
option-blood-number = play { $number } blood
option-flip = flip a Diablerie token for 1 blood
option-end-turn = end the turn
option-look-location-seat-number = spend 1 blood to look at { $location }: { $seat_of } card { $number }
option-use-relic = use the relic
option-use-relic-on-card = use the relic on { $card }
option-use-relic-at-location = use the relic at { $location }
option-pass = pass
option-use-card = use { $card }
option-use = yes
option-decline = no
option-yes = yes
option-no = no
option-include = include your partner
option-spare = spare your partner
option-skip = skip the cards
option-pay = pay 3 blood
    .pay-or-not = pay
option-blood = blood
option-influence = influence
option-leave-the-rest = leave the rest face down
option-done = done
option-turn-up-none = turn up none
option-turn-up-number = turn up card { $number }
option-turn-up-number-number = turn up cards { $number } and { $number2 }
option-turn-up-number-number-number = turn up cards { $number }, { $number2 } and { $number3 }
option-go-on = go on

## Questions

ask-clan = { $seat } choose{ $seat_s } a clan.
ask-relic = { $seat } choose{ $seat_s } a relic.
ask-keep = Hand Building: what { $seat_does } { $seat_mid } keep?
ask-include-partner = { $seat_asked }does this effect apply to the partner too?
    .partner_decided = { $card }: does its effect apply to your partner too?
    .partner_answer = { $card }: does its effect apply to your partner too?
    .ahead_decided = { $card }: does its effect apply to your partner too?
    .partner_challenged = { $card }: does its effect apply to your partner too?
    .partner_prowled = { $card }: does its effect apply to your partner too?
    .partner_bound = { $card }: must your partner play face down there this turn?
ask-plan = Planning: where and how { $seat_does } { $seat_mid } play a card? Cards may be drained first.
ask-card = Planning: which card { $seat_does } { $seat_mid } play?
ask-turn = Planning, { $seat_of } turn: play blood, flip Diablerie tokens, drain, or end the turn.
ask-use-relic = { $seat } may use the relic now.
ask-between-turns = Between turns, { $seat_mid } may drain or look.
ask-stay-or-withdraw = { $seat_asked }stay or withdraw? The choice is secret until all have chosen.
ask-cloak = { $seat } withdraw{ $seat_s }: move everything to Cloak of Shadows instead?
ask-play-blood = How much blood { $seat_does } { $seat_mid } play here?
ask-turn-up = One Step Ahead: which card { $seat_does } { $seat_mid } turn up for 2 blood?
ask-turn-up-together = One Step Ahead: which cards { $seat_does } { $seat_mid } turn up for 2 blood each?
ask-resolve = Which of { $seat_of } cards acts next?
ask-turn-down-instead = Frenzy: { $seat_does } { $seat_mid } turn Ready face down instead of draining?
ask-swap = Fearless: { $seat_does } { $seat_mid } swap deployed blood with the pool?
ask-move-blood = Mist Form: where { $seat_does } { $seat_mid } move half of the blood?
ask-spend-half = { $seat_does } { $seat_mid } spend half the pool?
ask-spend = { $seat_does } { $seat_mid } spend 1 blood?
ask-move-to-haven = { $seat_does } { $seat_mid } move this card to the Haven?
ask-vanish = Vanish: { $seat_does } { $seat_mid } withdraw now?
ask-take-back = Chaos: which card { $seat_does } { $seat_mid } take back into hand?
ask-turn-down = Mindless Assault: which card { $seat_does } { $seat_mid } turn face down?
ask-mesmerize = Mesmerize: from whose hand { $seat_does } { $seat_mid } play cards?
ask-play-next = Which card { $seat_does } { $seat_mid } play next?
ask-curfew = Curfew: { $seat_does } { $seat_mid } skip Preparation and Aftermath cards here, or pay 3 blood?
ask-gaze = Tyrant’s Gaze: { $seat_does } { $seat_mid } give half of the blood here, or lose 1 influence?
ask-tribute = Hunt: { $seat_does } { $seat_mid } pay 2 blood or 1 influence?
ask-forestall = Forestall: which card { $seat_does } { $seat_mid } choose?
ask-bid = Auction of Blood: how much { $seat_does } { $seat_mid } bid? The bid is secret until all have bid.
ask-turn-one-down = Lowest bid: which card { $seat_does } { $seat_mid } turn face down?
ask-pour-at = Isaac Chalice: where { $seat_does } { $seat_mid } play 1 blood?
ask-take-blood-back = Succubus Club: how much blood { $seat_does } { $seat_mid } take back?
ask-shuffle-back = Malkav’s Bane: which card { $seat_does } { $seat_mid } shuffle into the clan deck?
ask-order = Several of { $seat_of } effects act at the same time: which comes first?
ask-go-on = Look at the table.

## Log

log-first-player = { $seat } start{ $seat_s } with the Ambition token.
log-location-card = { $location }: location card { $site }.
log-clan-chosen = { $seat } choose{ $seat_s } { $clan }.
log-relic-chosen = { $seat } take{ $seat_s } a relic: { $relic }.
log-round-begins = Round { $number } begins; { $seat_mid } { $seat_has } Ambition.
log-gained = { $seat } gain{ $seat_s } { $number } blood.
log-gained-by = { $card }: { $seat_mid } gain{ $seat_s } { $number } blood.
log-gained-influence = { $seat } gain{ $seat_s } { $number } influence.
log-gained-influence-by = { $card }: { $seat_mid } gain{ $seat_s } { $number } influence.
log-lost = { $seat } lose{ $seat_s } { $number } blood.
log-lost-by = { $other_of } { $card }: { $seat_mid } lose{ $seat_s } { $number } blood.
log-lost-through = { $card }: { $seat_mid } lose{ $seat_s } { $number } blood.
log-lost-influence = { $seat } lose{ $seat_s } { $number } influence.
log-lost-influence-by = { $card }: { $seat_mid } lose{ $seat_s } { $number } influence.
log-stole = { $card }: { $seat_mid } steal{ $seat_s } { $number } blood from { $other_mid }.
log-spent = { $seat } spend{ $seat_s } { $number } blood.
log-immune = It does not affect { $seat_mid }.
log-immune-by = { $card } does not affect { $seat_mid }.
log-deployed = { $number } blood is deployed for { $seat_mid } at { $location }.
log-deployed-by = { $card }: { $number } blood is deployed for { $seat_mid } at { $location }.
log-blood-played = { $seat } play{ $seat_s } { $number } blood at { $location }.
log-blood-back = { $seat } take{ $seat_s } { $number } blood back from { $location }.
log-blood-moved = { $seat } move{ $seat_s } { $number } blood from { $location } to { $to }.
log-blood-cleared = All deployed blood goes to the bank.
log-took-deployed = { $card }: { $seat_mid } take{ $seat_s } { $number } deployed blood from { $other_mid }.
log-discarded-blood = { $other_of } { $card }: { $seat_mid } discard{ $seat_s } { $number } deployed blood.
log-swapped = { $seat } swap{ $seat_s } pool and deployed blood at { $location }: { $number } in the pool, { $deployed } deployed.
log-drew-victim = { $seat } draw{ $seat_s } a victim.
log-drew-victim-by = { $card }: { $seat_mid } draw{ $seat_s } a victim.
log-drew-card = { $seat } take{ $seat_s } the top card of the clan deck.
log-ally-arrives = { $card } comes to { $location }.
log-ally-removed = { $card } leaves { $location } and the game.
log-kept = { $seat } take{ $seat_s } { $card } into hand.
log-kept-some = { $seat } take{ $seat_s } { $number ->
        [one] { $number } card
       *[other] { $number } cards
    } into hand.
log-turn-begins = It is { $seat_of } turn.
log-played-up = { $seat } play{ $seat_s } { $card } at { $location }.
log-played-down = { $seat } play{ $seat_s } a card face down at { $location }.
log-played-down-card = { $seat } play{ $seat_s } { $card } face down at { $location }.
log-saw-card = { $seat } see{ $seat_s } a card at { $location }: { $card }.
log-looked = { $seat } look{ $seat_s } at one of { $other_of } face-down cards at { $location }.
log-looked-at-location = { $seat } look{ $seat_s } at all face-down cards at { $location }.
log-flipped = { $seat } flip{ $seat_s } a Diablerie token at { $location }.
log-drained = { $seat } drain{ $seat_s } { $card }.
log-diablerie = { $seat } { $seat_has } { $number ->
        [one] { $number } Diablerie token
       *[other] { $number } Diablerie tokens
    }.
log-eliminated = { $seat } { $seat_is } eliminated.
log-ambition = { $seat } take{ $seat_s } Ambition.
log-relic-used = { $seat } use{ $seat_s } a relic: { $relic }.
log-restored = { $card } returns to { $seat_of } Alliance.
log-location-begins = Resolving { $location }.
log-chose = At { $location }, { $seat_mid } choose{ $seat_s } to { $choice }.
log-withdrew = { $seat } withdraw{ $seat_s } from { $location }.
log-cloaked = Under the Cloak of Shadows, { $seat_mid } move{ $seat_s } { $number ->
        [one] { $number } card
       *[other] { $number } cards
    } from { $location } to { $to }.
log-moved = { $seat_of } { $card } moves to { $location }.
log-to-hand = { $seat } take{ $seat_s } { $number ->
        [one] { $number } card
       *[other] { $number } cards
    } back into hand.
log-lone = Only { $seat_mid } { $seat_has } cards at { $location }.
log-revealed = { $seat } reveal{ $seat_s } { $card } at { $location }.
log-turned-down = { $seat_of } { $card } is turned face down at { $location }.
log-acts = { $seat_of } { $card } acts at { $location }.
log-text-acts = { $card } acts for { $seat_mid }.
log-chain-stopped = So many texts have set off one another that no more follow.
log-skips = { $seat } skip{ $seat_s } Preparation and Aftermath cards at { $location }.
log-mesmerized = { $seat } play{ $seat_s } cards from { $other_of } hand.
log-forestalled = { $seat } forestall{ $seat_s } { $card }.
log-bid = { $seat } bid{ $seat_s } { $number } blood.
log-gave-influence = { $card }: { $seat_mid } give{ $seat_s } { $number } influence to { $other_mid }.
log-frenzy = { $seat } go{ $seat_es } into frenzy.
log-frenzy-by = { $other_of } { $card } sends { $seat_mid } into frenzy.
log-counts-as = By its own text { $seat_of } { $card } counts { $number }.
log-counts-as-by = { $cause }: { $seat_of } { $card } counts { $number }.
log-blood-counts = { $card }: here each blood of { $seat_mid } counts { $number }.
log-down-counts = { $card }: each face-down card of { $seat_mid } counts { $number }.
log-totals = Power at { $location }: { $totals }.
log-ranked = Ranking at { $location }: { $seats }.
log-won = { $seat } win{ $seat_s } { $location }.
log-took-ally = { $card } joins { $seat_of } Alliance.
log-place = { $place ->
        [1] First
        [2] Second
       *[3] Third
    } at { $location }: { $seat_mid }, +{ $number } influence.
log-place-with-ally = { $place ->
        [1] First
        [2] Second
       *[3] Third
    } at { $location }: { $seat_mid }, +{ $number } influence and { $card }.
log-place-with-victim = { $place ->
        [1] First
        [2] Second
       *[3] Third
    } at { $location }: { $seat_mid }, +{ $number } influence and a victim.
log-cards-returned = Clan cards return to their owners’ hands.
log-shuffled-back = { $seat } shuffle{ $seat_s } a card into the clan deck.
log-score = { $seat } end{ $seat_s } with { $number } influence.
log-game-won = New Prince of Chicago: { $seats }.

# --- why a bot would choose an option ---
vendetta-reason-leads = You are the strongest at { $location } in { $percent }% of the cases considered.
vendetta-reason-ahead = You have the most influence in { $percent }% of the cases considered.
vendetta-reason-frenzy = You have at most 1 blood in your pool, and frenzy is near, in { $percent }% of the cases considered.
vendetta-reason-rival-leads = An opponent is stronger than you at { $location } in { $percent }% of the cases considered.
vendetta-reason-second = You are first or second at { $location } in { $percent }% of the cases considered.
vendetta-reason-rival-ahead = An opponent has more influence than you in { $percent }% of the cases considered.
vendetta-reason-in-sight = Counting what each player can expect at the locations, you lead in influence in { $percent }% of the cases considered.
vendetta-reason-blood = You have the most blood in your pool in { $percent }% of the cases considered.
vendetta-reason-allies = You have the largest Alliance in { $percent }% of the cases considered.
vendetta-reason-unstained = You have no Diablerie token in { $percent }% of the cases considered.
vendetta-reason-feed = Your Alliance brings you blood when you feed in { $percent }% of the cases considered.
vendetta-reason-ambition = You hold Ambition in { $percent }% of the cases considered.

# --- why a game cannot be set up like this ---
bad-teams = teams need 4 or 6 seats, not { $number }
bad-stand-ins = without stand-ins there are too few cards ({ $family }: { $number })
bad-hidden-influence = { $card } counts influence, which is hidden at this table; play with open_pools=true or with another pack
facet-clan = Clan
facet-type = Kind
facet-power = Power
facet-influence = Influence
facet-feed = Feed
facet-drain = Drain

## Texts that are put together freely

option-first = the first part of the text
option-second = the second part of the text
option-third = the third part of the text
option-fourth = the fourth part of the text
ask-which-part = { $seat_asked }which part of the text takes effect?
ask-whether = { $seat_asked }do what the text offers?
ask-whether-to-pay = { $seat_asked }spend blood for what the text offers?
ask-pay-or-not = { $seat_asked }spend blood, or accept what the text says?
ask-which-opponent = { $seat_asked }which opponent is meant?
bad-word-empty = “{ $name }” means nothing in [[{ $heading }]] at the moment “{ $moment }”; say it in another way
    .form = “{ $name }” means nothing on a card of this family ({ $heading }) at this moment ({ $moment }); choose something else
bad-inside-played = “{ $name }” does not say whose card is meant; write when_played(opponent, here, …) around it
    .form = “{ $name }” does not say whose card is meant; put it into “{ $use }”

## Places and counters, as they are called when something is settled by hand

place-hand = hand
place-deck = clan deck
place-alliance = Alliance
place-drained = drained cards
place-L1 = The Rack
place-L2 = The Asylum
place-L3 = Club Zombie
place-H = the Prince’s Haven
place-out = out of the game
counter-blood = blood
counter-influence = influence

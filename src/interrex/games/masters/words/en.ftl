### Masters of the Night in English.

## Names

cell-other = { $name }
    .the = { $name }
    .in = in { $name }
cell-r1c1 = top-left district
    .the = the top-left district
    .in = in the top-left district
cell-r1c2 = top-middle district
    .the = the top-middle district
    .in = in the top-middle district
cell-r1c3 = top-right district
    .the = the top-right district
    .in = in the top-right district
cell-r2c1 = middle-left district
    .the = the middle-left district
    .in = in the middle-left district
cell-r2c2 = middle district
    .the = the middle district
    .in = in the middle district
cell-r2c3 = middle-right district
    .the = the middle-right district
    .in = in the middle-right district
cell-r3c1 = bottom-left district
    .the = the bottom-left district
    .in = in the bottom-left district
cell-r3c2 = bottom-middle district
    .the = the bottom-middle district
    .in = in the bottom-middle district
cell-r3c3 = bottom-right district
    .the = the bottom-right district
    .in = in the bottom-right district
cell-at-railway-station = Railway Station
    .the = the Railway Station
    .in = in the Railway Station
cell-at-museum = Museum
    .the = the Museum
    .in = in the Museum
cell-at-asylum = Asylum
    .the = the Asylum
    .in = in the Asylum
cell-at-city-park = City Park
    .the = the City Park
    .in = in the City Park
cell-at-nightclub = Nightclub
    .the = the Nightclub
    .in = in the Nightclub
cell-at-newspaper-office = Newspaper Office
    .the = the Newspaper Office
    .in = in the Newspaper Office
cell-at-police-station = Police Station
    .the = the Police Station
    .in = in the Police Station
cell-at-cathedral = Cathedral
    .the = the Cathedral
    .in = in the Cathedral
cell-at-old-cemetery = Old Cemetery
    .the = the Old Cemetery
    .in = in the Old Cemetery
vampire-agnieszka = Agnieszka
vampire-imre = Imre
vampire-ishtvan = Ishtvan
vampire-laszlo = Laszlo
vampire-mila = Mila
vampire-nevena = Nevena
ability-hypnosis = Hypnosis
ability-mass-trance = Mass Trance
ability-elders-care = Elder’s Care
ability-family-feast = Family Feast
ability-demon-summoning = Demon Summoning
ability-gates-of-hell = Gates of Hell
ability-battle-frenzy = Battle Frenzy
ability-strike-from-the-shadows = Strike from the Shadows
ability-temptation = Temptation
ability-thralls-of-the-night = Thralls of the Night
ability-omen = Omen
ability-rewritten-fate = Rewritten Fate
phase-setup = set-up
phase-day = day
phase-night = night
difficulty-easy = easy
difficulty-medium = medium
difficulty-hard = hard
family-district = district
family-vampire = vampire
family-ability = ability
family-event = event
family-relic = relic

## The table

masters-status = Round { $round } · { $phase } · leader { $leader } · events { $events } · relics { $relics } · { $difficulty }
masters-veil = Veil { $veil }/6 · dice { $dice } (aside { $aside }) · pools: agents { $agents }, minions { $minions }, blood { $blood } · next plan { $row }
masters-event = Event: { $card }
masters-to-come = Next event, face up: { $card }
masters-in-play = In play: { $cards }
masters-taken = Dice of this fight: { $dice }
masters-acts = acts with { $ap } AP
masters-blood = blood { $number }/{ $limit }
masters-kills = kills { $number }
masters-exhausted = exhausted
masters-leads = leader
masters-sealed = seal { $cell }
masters-plan = Plan
masters-plan-ap = { $number } AP
masters-plan-blood = { $number } blood
masters-plan-veil = Veil −{ $number }
masters-plan-veil-up = Veil +{ $number }
masters-plan-there = agents there: { $number }
masters-plan-fight = agents { $agents }, best dice { $dice }: kills { $kills }, blood { $blood }; or up to { $minions ->
        [one] { $minions } minion
       *[other] { $minions } minions
    }
masters-plan-rolled = { $number } more to be rolled
masters-help = h2 e1 m3: two hidden agents, one exposed agent, three minions. ◆ is a seal, names in brackets are vampires, and ‡ marks an exhausted one. The plan shows what each action costs; for a fight, what the best dice of the pool would do.
masters-won = The Ritual of the Blood Moon has been held: the Family has won.
masters-lost = The Family has lost.

## Options

option-cell = { $cell }
option-card = { $card }
option-die-number = { $number }
option-minions-number = { $number ->
        [0] no minion
        [one] { $number } minion
       *[other] { $number } minions
    }
option-seat = { $seat_name }
option-move-cell = Move to { $cell_the }
option-expose = Expose
option-fight = Fight
option-recruit = Recruit
option-night-effect = Use the night effect
option-hunt = Hunt
option-wild-hunt = Wild Hunt
option-seal = Seal the district
option-ritual = Ritual of the Blood Moon
option-end-turn = End the turn
option-exchange-card = Exchange relics with { $card }
option-use-card = Use { $card }
option-place-card = Place { $card } here
option-card-lure-agents = { $card }: draw agents together
option-card-scatter-agents = { $card }: scatter agents
option-card-nurse = { $card }: blood for another vampire
option-card-unmask = { $card }: expose agents
option-hidden = a hidden agent
option-exposed = an exposed agent
option-hidden-from-cell = a hidden agent from { $cell_the }
option-exposed-from-cell = an exposed agent from { $cell_the }
option-minion-from-cell = a minion from { $cell_the }
option-hidden-from-cell-to-cell = a hidden agent from { $cell_the } to { $cell2_the }
option-exposed-from-cell-to-cell = an exposed agent from { $cell_the } to { $cell2_the }
option-done = done
option-decline = no
option-draw = draw the relic
option-reroll = re-roll them
option-redirect = one agent goes to the Urn
option-keep = all go where the plan sends them
option-take-card = take { $card }
option-take-card-and-take-card = take { $card }, take { $card2 }
option-give-card = give { $card }
option-give-card-and-take-card = give { $card }, take { $card2 }
option-give-card-and-take-card-and-take-card = give { $card }, take { $card2 }, take { $card3 }
option-give-card-and-give-card = give { $card }, give { $card2 }
option-give-card-and-give-card-and-take-card = give { $card }, give { $card2 }, take { $card3 }
option-give-card-and-give-card-and-take-card-and-take-card = give { $card }, give { $card2 }, take { $card3 }, take { $card4 }

## Questions

ask-order = { $seat_asked }what comes first?
ask-first-player = { $seat_asked }who gets the leader token first?
ask-first-leader = { $seat_asked }which of { $seat_who ->
        [you] your
       *[other] their
    } own vampires is the first leader?
ask-day-effect = { $seat_asked }which day effect is resolved next?
ask-draw-relic = { $seat_asked }draw a relic at the Museum?
ask-lure-agent = { $seat_asked }which agent comes into the Asylum?
ask-who-gains-blood = { $seat_asked }which vampire gains blood?
ask-lose-minion = { $seat_asked }from which district is a minion removed?
ask-expose-district = { $seat_asked }in which district are all agents exposed?
ask-reroll = { $seat_asked }re-roll all dice in the pool?
ask-give-relic = { $seat_asked }which vampire gets the relic?
ask-discard-relic = { $seat_asked }too many relics. Which one is discarded?
ask-larger-number = { $seat_asked }which blue-grey district gets the larger number of agents?
ask-first-served = { $seat_asked }the pool is short of agents. Which district gets them first?
ask-next-agent = { $seat_asked }the pool is short of agents. Which district gets the next one?
ask-next-district = { $seat_asked }the pool is short of agents. Which district comes next?
ask-urn = { $seat_asked }does one of these agents go to the Funeral Urn instead?
ask-which-district = { $seat_asked }which district is chosen?
ask-which-agent = { $seat_asked }which agent?
ask-move-agent = { $seat_asked }which agent moves, and where?
ask-place-card = { $seat_asked }where is the card placed?
ask-rob-relic = { $seat_asked }which relic is lost?
ask-day-fight = { $seat_asked }which fight by day comes next?
ask-fighter = { $seat_asked }which vampire fights?
ask-send-minions = { $seat_asked }how many minions are sacrificed? Each removes one agent.
ask-die = { $seat_asked }which die is taken for the fight?
ask-in-the-fight = { $seat_asked }use an ability in this fight?
ask-set-die-to-6 = { $seat_asked }which die becomes a 6?
ask-who-loses-blood = { $seat_asked }the fighter has no blood. Who loses blood instead?
ask-act = { $seat_asked }what does the active vampire do?
ask-take-along = { $seat_asked }how many minions go along?
ask-travel-to = { $seat_asked }to which district?
ask-set-aside = { $seat_asked }which die is set aside?
ask-token = { $seat_asked }which token is moved?
ask-token-to = { $seat_asked }where does it go?
ask-into-district = { $seat_asked }into which district do the agents go?
ask-from-district = { $seat_asked }from which district do the agents go?
ask-expose-also = { $seat_asked }in which adjacent district are the agents exposed too?
ask-summon = { $seat_asked }who comes into the district?
ask-tempt = { $seat_asked }which agent becomes a minion?
ask-reroll-die = { $seat_asked }which die is rolled again?
ask-exchange = { $seat_asked }which relics change hands?

## Log

log-set-up = The city is ready for { $number ->
        [one] { $number } vampire
       *[other] { $number } vampires
    }; the Veil stands at { $veil }.
log-leader = { $vampire } is the leader.
log-day = Day { $number } begins.
log-night = Night { $number } begins.
log-turn = { $vampire } begins the turn with { $number } AP.
log-tie = { $cell }: a tie; nothing happens.
log-rolled = All dice are rolled: { $dice }.
log-rerolled = Dice are re-rolled; the pool is { $dice }.
log-dice-taken = { $vampire } takes from the dice pool: { $dice }.
log-dice-changed = The dice of the fight now count as { $dice }.
log-dice-burned = Dice are set aside: { $dice }.
log-agents-entered = { $number ->
        [one] { $number } agent
       *[other] { $number } agents
    } { $number ->
        [one] enters
       *[other] enter
    } { $cell_the }.
log-agents-removed = { $number ->
        [one] { $number } agent
       *[other] { $number } agents
    } { $number ->
        [one] leaves
       *[other] leave
    } { $cell_the } for the pool.
log-agents-moved = { $number ->
        [one] { $number } agent
       *[other] { $number } agents
    } { $number ->
        [one] goes
       *[other] go
    } from { $cell_the } to { $other_cell_the }.
log-agents-swapped = The agents of { $cell_the } and { $other_cell_the } change places.
log-all-hidden = All exposed agents hide again.
log-exposed = All agents in { $cell_the } are exposed.
log-minions-added = { $number ->
        [one] { $number } minion
       *[other] { $number } minions
    } { $number ->
        [one] comes
       *[other] come
    } to { $cell_the }.
log-minions-removed = { $number ->
        [one] { $number } minion
       *[other] { $number } minions
    } { $number ->
        [one] leaves
       *[other] leave
    } { $cell_the }.
log-minions-moved = { $number ->
        [one] { $number } minion
       *[other] { $number } minions
    } { $number ->
        [one] goes
       *[other] go
    } from { $cell_the } to { $other_cell_the }.
log-vampire-moved = { $vampire } goes from { $cell_the } to { $other_cell_the }.
log-placed-on-district = { $card } is placed in { $cell_the }.
log-placed-on-vampire = { $card } is placed on { $vampire }’s card.
log-stays-in-play = { $card } stays in play.
log-event-discarded = { $card } leaves the game.
log-event = Event of the day: { $card }.
log-redirected = An agent bound for { $cell_the } goes to the Urn in { $other_cell_the }.
log-missing = The pool is { $number ->
        [one] { $number } agent
       *[other] { $number } agents
    } short: the Veil will be weakened by { $number }.
log-landing = Agents are seen arriving in { $cell_the }: the Veil will be weakened by { $number }.
log-text-loss = The event will weaken the Veil by { $number }.
log-veil-weakened = The Veil is weakened by { $number }, to { $veil }.
log-veil-strengthened = The Veil is strengthened by { $number }, to { $veil }.
log-blood-gained = { $vampire } gains { $number } blood.
log-blood-lost = { $vampire } loses { $number } blood.
log-exhausted = { $vampire } is exhausted.
log-fight = { $vampire } fights { $number ->
        [one] { $number } exposed agent
       *[other] { $number } exposed agents
    } in { $cell_the }.
log-kills = { $vampire } gains { $number ->
        [one] { $number } kill
       *[other] { $number } kills
    } and now has { $total }.
log-ability = { $vampire } uses { $ability }.
log-omen = { $vampire } reveals { $card }.
log-fate = { $vampire } discards { $card } without resolving it.
log-night-effect = { $vampire } uses the night effect of { $cell_the }.
log-hunted = { $vampire } hunts.
log-wild-hunt = { $vampire } rides in the Wild Hunt.
log-sealed = { $vampire } seals { $cell_the }.
log-ap-gained = { $vampire } gains { $number } AP.
log-chain-stopped = So many texts have set off one another that no more follow.
log-ap-not-given = Texts have given { $vampire } all the AP that they can give in one turn.
log-ap-lost = { $vampire } loses { $number } AP.
log-card-works = The text of { $card } works.
log-seal-works = { $vampire }: the text of the seal works.
log-vampire-works = { $vampire }: the text of the card works.
log-district-works = { $cell }: the text of the district works.
log-relic-drawn = Relic drawn: { $card }.
log-relic-given = { $vampire } gets { $card }.
log-relic-discarded = { $vampire } loses { $card }.
log-relic-handed = { $card } goes from { $vampire } to { $other_vampire }.
log-relic-used = { $vampire } uses { $card }.
log-ritual = { $vampire } starts the ritual: the Family wins.
log-defeat = The Family loses.

# --- why a bot would choose an option ---
masters-reason-veil = The Veil is at 2 or below in { $percent }% of the cases considered.
masters-reason-exhausted = A vampire is exhausted in { $percent }% of the cases considered.
masters-reason-kills = Every kill track is full in { $percent }% of the cases considered.
masters-reason-sealed = Every seal is placed in { $percent }% of the cases considered.
masters-reason-quiet = No agent is exposed in { $percent }% of the cases considered.
masters-reason-strong-veil = The Veil is at 4 or above in { $percent }% of the cases considered.
masters-reason-half-kills = Half of all the kills are made in { $percent }% of the cases considered.
masters-reason-full = The kill track is full ({ $vampire }) in { $percent }% of the cases considered.
masters-reason-out-of-blood = { $vampire } is exhausted in { $percent }% of the cases considered.
masters-reason-low = { $vampire } has only 1 blood in { $percent }% of the cases considered.
masters-reason-some-sealed = Some seals are placed in { $percent }% of the cases considered.
masters-reason-crowd = Four agents or more are in one district in { $percent }% of the cases considered.
masters-reason-short = The pool has too few agents for the coming day in { $percent }% of the cases considered.

# --- texts that are put together ---
option-first = the first part of the text
option-second = the second part of the text
option-third = the third part of the text
option-fourth = the fourth part of the text
option-do-it = do it
option-minion-from-cell-to-cell = a minion from { $cell_the } to { $cell2_the }
ask-which-part = { $seat_asked }which part of the text takes effect?
ask-whether = { $seat_asked }the text is optional. Use it?
ask-who-is-meant = { $seat_asked }which vampire is chosen?
ask-pay-or-not = { $seat_asked }pay blood, or accept what the text says?
option-pay = pay
ask-march = { $seat_asked }which minion moves?

# --- why a pack is refused, or a game cannot be set up like this ---
bad-rows = “{ $field }” needs two rows of three numbers from 0 to 6: [[red, grey, grey], [red, grey, grey]], the larger grey number first
    .form = “{ $field }” needs numbers from 0 to 6 everywhere, the larger grey number first
    .here = numbers from 0 to 6 are needed everywhere, the larger grey number first
bad-same-verb = two parts to choose from in “{ $field }” have the same verb; write choose_one(…, …)
    .form = under “{ $field }”, two things of the same sort are offered; put both into “{ $use }”
    .here = two things of the same sort are offered here; put both into “{ $use }”
bad-plan = a plan marks three different cells; name two grey cells besides the red one
    .form = a plan marks three different cells; mark two under “{ $label_grey }” besides the one under “{ $label_red }”
bad-vampires = each player controls at least one vampire (players: { $seats }, vampires: { $vampires })
bad-vampire-twice = a vampire can be in play only once; name each vampire once
bad-player = there is no player { $letter } (players: { $seats })
bad-no-vampire = player { $letter } controls no vampire; each needs at least one
facet-kind = Kind
facet-time = When it works
facet-ap = Action points
facet-blood = Blood
facet-veil = Veil
kind-one-off = one-off
kind-this-round = this round
kind-permanent = permanent
kind-placed = placed
kind-passive = passive
kind-activated = activated
kind-placeable = placeable
time-day = by day
time-night = at night
bad-needs-district = { $name } speaks of the district in which its card lies; write kind = "placed" and the district in “on”
    .form = “{ $name }” speaks of the district in which its card lies; choose “{ $label_kind_placed }” under “{ $label_kind }” and a district under “{ $label_on }”
bad-needs-vampire = { $name } speaks of the vampire on whom its card lies; write on = "most kills" or "most blood", or let the event be permanent
    .form = “{ $name }” speaks of the vampire on whom its card lies; choose a vampire under “{ $label_on }”, or “{ $label_kind_permanent }” under “{ $label_kind }”
bad-word-empty = “{ $name }” means nothing in [[{ $heading }]] at the moment “{ $moment }”; say it in another way
    .form = “{ $name }” means nothing on a card of this family ({ $heading }) at this moment ({ $moment }); choose something else

## Places and counters, as they are called when something is settled by hand

place-in-play = events in play
place-on-district = card in a district
place-on-vampire = card on a vampire
place-relics = relics
place-relic-deck = relic deck
place-out = out of the game
counter-veil = Veil
counter-blood = blood
counter-minions = minions
counter-agents = agents

## Where in a form of cards something may stand

at-daily = when a day begins
at-day-effect = in a day effect
at-discard-when = in what discards a card
at-event = when an event is drawn
at-happened = at a moment of the game
at-moment = as a moment
at-night-effect = in a night effect
at-owned = on a passive relic
at-relic = when a relic is activated
at-while = while a card is in play

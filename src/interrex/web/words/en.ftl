### What the pages say, in English.

skip = Skip to the content
languages = Language
language-en = English
language-pl = Polish
language-pt = Portuguese
home = Home
home-title = The throne is empty. Take a seat.
home-lead = Games of intrigue, at a table that knows every rule. Play at once against bots, or send your friends a link. No account.
home-first = New here?
games = Games
seats-of = { $seats ->
        [one] { $seats } player
       *[other] { $seats } players
    }
about-vendetta = bluff in a city by night: secret cards, alliances, stay or withdraw
length-elekt = about an hour and a half
length-vendetta = about half an hour
length-masters = about an hour and a half
length-veto = about an hour
play-now = Play now against bots
new-table = New table
rules = Rules
no-tables = None yet. Your tables stay here, even when the server restarts.
open-tables = Open tables
no-open-tables = Nobody is waiting for company just now.
free-seat = free
replay = Replay
join = Join
watch = Watch
unofficial = Unofficial, made by players; no art and no text from the publishers.
api = API
how-many-seats = How many seats?
who-sits = Who sits where?
seat = Seat { $letter }
bot-of = bot: { $level }
bot = bot
your-name = Your name
you-name = You
who-may-come = Who may come?
by-link = by link only
open-to-all = open: anybody may join or watch
variants = Variants
rulings = Rulings ({ $number })
rulings-lead = Where the rulebook can be read in two ways, the first reading is the default.
yes = yes
no = no
make-table = Make the table
sit-down = { $title }: sit down
at-table-with = at the table: { $names }
your-colour = Your colour
colour-crimson = crimson
colour-azure = azure
colour-amber = amber
colour-emerald = emerald
colour-violet = violet
colour-slate = slate
colour-taken = taken
take-seat = Take the seat
bound = The seat will belong to this browser. If you lose access to it, whoever made the table can let you in again.
link-used = Somebody already sits there. Whoever made the table can make a new link.
by-link-only = This table is open by link only.
no-free-seat = There is no free seat left.
decision = Decision
the-table = Table
log = What happened
whole-log = All of it
links = Invite friends
details = Details
close = Close
your-turn = Your turn
waiting = Waiting
waits-for = Waiting for { $names }.
rule-of = rule { $rule }
record = Record
all-options = All options
short-all = List
short-ask = Ask
short-undo = Undo
amount = How much
amount-less = Less
amount-more = More
hint-touch = Touch what is marked.
hint-touch-or = Touch what is marked, or choose here.
hint-then = now touch what is marked.
hint-then-one = now touch:
hint-then-hand = now touch a card in your hand.
hint-would = If you touch this:
hint-refused = is not possible now.
hint-button = now press the button.
hint-buttons = now choose a button.
let-go = Let go (Esc)
keys = Keys
keys-number = touch the thing or button with that number
keys-arrows = go from one to the next
keys-enter = touch it
keys-escape = let go of what is picked, close the list
keys-options = all options as a list
keys-help = this help, and the numbers on the table
only-choice = Choose for me when only one choice is left
pass-round = Answer “{ $option }” for me until the round is over
ask-always = Ask me even when I can only pass
by-itself = There is nothing else you can do: “{ $option }” is chosen for you.
passed-for-you = passed for you
passed-for-you-about = You had nothing to answer with, so this page passed for you. To be asked all the same: Settings, “{ $setting }”.
passed-alone = you had no other answer
wish-note = (the others may be able to tell from the speed)
undo = Take back my last choice
stale = The game has moved on in the meantime. Your choice was not made; here is how things stand now.
not-legal = That is not possible now.
legal-now = Possible: { $options }.
connection-lost = The connection is lost. Trying again; nothing that was confirmed is lost.
curtain = { $name } decides. Hand the device over; nobody else should look.
curtain-open = I am { $name }: show the table
link-to = Link to seat { $letter }
copy = Copy
copied = Copied
sit-here = Sit here
let-in-again = Let in again (new link)
to-watch = To watch
note-known = Known from the box:
note-ours = Ours, not from the box:
in-the-book = In the rulebook
back-to-table = Back to the table
position = Position
back = Back
forward = Next
seen-by = Seen by
show = Show
refused = Not possible
enlarge = Enlarge { $name }
decides = decides
away = away
elekt-round = Round { $round } of { $rounds }
elekt-heat-pool = Heat in the pool
elekt-deck = Elite deck
elekt-pool = Tokens
elekt-face-down = { $number } face down
elekt-titles = Titles
elekt-heat = Heat
elekt-hand = Hand
elekt-assigned = Assigned
elekt-place = Court position
elekt-order = Court order
elekt-order-about = Who comes first in Court order wins ties in Power; the Sceptre leads it.
elekt-known = seen in hand:
elekt-drawn = Recruits drawn
elekt-empty-hand = no cards
elekt-pile = Discard pile ({ $number })

## Table talk: taking back by consent, proposals, absent people

talk = Table talk
take-back = Taking back
take-back-ask = Ask to take back …
take-back-alone = Take back further
take-back-bots = The bots agree to it.
take-back-own = my last choice and everything after it
take-back-last = the last choice
request-own-one = { $name } asks to take back their last choice{ $choice }.
request-own-many = { $name } asks to take back the last { $number ->
        [one] choice
       *[other] { $number } choices
    }, as far back as their own choice{ $choice }.
request-other-one = { $name } asks to take back the last choice, made by { $whose }{ $choice }.
request-other-many = { $name } asks to take back the last { $number ->
        [one] choice
       *[other] { $number } choices
    }, as far back as { $whose }’s choice{ $choice }.
request-waiting = Still to agree: { $names }.
request-granted = Taken back at { $name }’s request.
request-refused = { $by } does not agree to taking it back; the game goes on.
request-withdrawn = { $name } no longer asks to take anything back.
request-overtaken = { $by } has made a choice, so { $name }’s request to take something back has lapsed.
request-open = Another request to take something back is still open. Answer it first.
agree = I agree
refuse = No, play on
withdraw = Never mind
no-undo-nothing = Nothing can be taken back now.
no-undo-over = The game is over and every secret is out: nothing can be taken back any more. You can play on from any position at a new table.
no-undo-other = This cannot be taken back freely: another seat has chosen since then. You can ask the others.
no-undo-chance = This cannot be taken back freely: cards have been drawn or shuffled since then, or dice rolled. You can ask the others.
no-undo-answers = This cannot be taken back freely: it was the last of several secret answers, and they have all been revealed. You can ask the others.
no-undo-secret = This cannot be taken back freely: something secret has been revealed since then. You can ask the others.
propose-lead = You can propose an option; whoever decides will see it. Choosing it again withdraws it.
proposes = Proposed by { $names }: { $option }
proposed-by = proposed by { $names }
confirm = Confirm
ask-bots = What would the bots do?
stands-in = A bot plays for { $name }.
stands-in-for-you = A bot plays for you ({ $name }).
take-seat-back = Take my seat back
waits-for-away = The table waits for { $name }, who is away.
let-bot-play = Let a bot play on for { $name }
no-advice = Advice is given only at tables made with it, or where only bots play against you.
not-away = Nobody can stand in for this seat now.
patience-label = When a bot may stand in
patience-about = When the table has waited this long for somebody who is away, anyone at the table may let a bot play on. Whoever owns the seat can take it back at any moment.
patience-0 = never
patience-60 = after 1 minute
patience-300 = after 5 minutes
patience-1800 = after 30 minutes
patience-86400 = after 1 day

## Clocks

time = Time
clocks = Clocks
clock-label = Clock
clock-about = When somebody’s time is up, a bot plays on for them until they take the seat back. Clocks start when all seats are taken.
clock-none = none
clock-each-30 = 30 seconds per decision
clock-each-60 = 1 minute per decision
clock-each-300 = 5 minutes per decision
clock-total-300-5 = 5 minutes each, plus 5 seconds per choice
clock-total-900-10 = 15 minutes each, plus 10 seconds per choice
clock-total-3600-30 = 1 hour each, plus 30 seconds per choice
clock-warn = { $number ->
    [one] { $number } second left on your clock.
   *[other] { $number } seconds left on your clock.
}

## The form of a new table: who is here, packs, decks, variants

at-this-browser = a person at this browser
by-a-link = a person, by link
level-easy = easy
level-normal = normal
level-hard = hard
level-master = master
level-random = random
level-greedy = greedy
level-learned = learned
name = Name
name-at = Name at seat { $letter }
several-here = Several of you at one screen? Choose “at this browser” for each seat: a curtain hides the table while it is handed over.
cards = Cards
pack = Pack of cards
deck = Deck
own-deck = brings a deck of their own
own-deck-about = Whoever brings their own deck is asked for it at the table; nobody else sees it. The cards are dealt when all decks are in.
decks-awaited = Decks are still awaited from: { $names }.
not-dealt = The cards are dealt when all decks are in.
deck-lead = { $name }, bring your deck.
deck-of-pack = A deck from the pack
deck-file = … or a deck file
deck-text = … or its text (TOML)
deck-about = A file or text takes precedence over a deck from the pack. It is checked before it is accepted.
bring-deck = Play this deck
bad-deck = This deck cannot be played.
variant-difficulty = Difficulty
variant-vampires = Vampires in play
variant-vampire-of = Vampire { $number }
variant-player-of = Who runs vampire { $number }
variant-location-cards = Location cards
variant-relics = Relics
variant-teams = Teams
variant-feast = Feast rules
variant-learning = Learning game
variant-decklists = Decklists
value-usual = default
value-easy = easy
value-medium = medium
value-hard = hard
value-open = open
value-closed = closed
variants-more = More variants
## Lessons

learn = Learn in { $number ->
        [one] { $number } step
       *[other] { $number } steps
    }
lesson = Lesson
lesson-offer = New here? Take the lesson.
lesson-of = Learn { $title }
lesson-step = Step { $number } of { $last }
lesson-back = Back
lesson-next = Next
lesson-do-it = Do it for me
lesson-other = That is possible, but this step wants something else. Read it once more and try again; nothing is lost.
lesson-end = That is the heart of { $title }. Everything else is on the cards and in the rules, one click away. Play now: the bots are patient.
lesson-again = Start the lesson again
lesson-happened = What happened just now
lesson-nothing = Nothing yet.

## Replays and the sealed shuffle

resume-tables = Your tables in play
my-finished-tables = Your finished games
resume = Go on
replays = Replays
no-replays = No open table has finished its game yet.
a-watcher = a watcher
copy-position = Copy the link to this position
continue = Play on from here at a new table
continue-lead = The new table starts with this deal and all choices up to this position. Whoever has seen the replay knows the hidden cards.
continue-me = me
continue-link = a person, by link
continue-make = Make the table
continue-not-yet = A game can be played on elsewhere only when it is over: while it lasts, its deal is secret.
continue-at-the-end = The game is over there. Choose an earlier position.
sealed = Shuffle sealed: { $seal }…
fair-shuffle = Was the shuffle fair?
verify-title = The sealed shuffle
verify-lead = Before the first card is dealt, a table draws a secret number, the seed, from which every shuffle and every roll follows, and publishes its fingerprint: the seal. After the end the seed is revealed, and anybody can check that it fits the seal. So nobody, not even the host, can change the luck along the way.
verify-seal = The seal, published before the deal
verify-found = What the check found
verify-seed = The seed
verify-again = The fingerprint of this seed, computed again
verify-result = The result that the choices lead to (rule, winners)
verify-good = In order: the seed fits the seal, and { $number ->
        [one] the only choice is legal and leads
       *[other] all { $number } choices are legal and lead
    } to this result.
verify-yourself = Check it yourself
verify-how = This command needs only Python and should print the seal:
verify-how-all = This command plays the whole record again, shuffle by shuffle:
verify-wait = The game is not over. The seed stays secret until then; note down the seal and come back.
verify-file = Open or check a record file
verify-choose = A record (.game)
verify-check = Check
verify-open = Open it: replay and analysis
verify-a-file = Check a record file

## Reports

report = Report a problem
report-lead = Say what went wrong, in your own words. The position is added as a scenario file, with only what your seat may know: what you cannot see is filled in by a fixed rule and gives nothing away.
report-said = What went wrong?
report-download = Download the report
report-send = Send it to the host
report-kept = Thank you. The host has the report.
report-what = What the report contains
report-not-wanted = Your report was not sent: the host of this server keeps no reports. You can download it instead.
report-full = Your report was not sent: the host’s folder of reports is full. You can download it instead.
report-not-kept = The report could not be saved on the host’s disk. You can download it instead.

## Rules in languages

rules-partly = Some rules are shown in English: nobody has translated them yet.
no-rulebook = { $title } comes without rules to read. What you may do at the table is always shown.
## The table of Vendetta

ve-blood = Blood
ve-influence = Influence
ve-feed = Feed
ve-drain = Drain
ve-drained = Influence when drained
ve-drained-cards = drained:
ve-power = Power
ve-drains = +{ $blood } blood; at the end it counts { $then } instead of { $now }
ve-drains-vampire = +{ $blood } blood and Diablerie; at the end it counts { $then } instead of { $now }
ve-counted = Counts { $power } here; printed { $printed }
ve-influence-now = Influence as it would be counted now; { $tokens } of it in tokens, the rest from cards
ve-influence-leads = The most influence now; { $tokens } of it in tokens, the rest from cards
ve-tokens = Influence tokens
ve-tokens-start = At the start
ve-tokens-places = Places at locations
ve-tokens-rest = Frenzies and texts
ve-ally-soon = An ally comes here in each round
ve-nobody-won = Nobody came first here
ve-a-victim = a victim
ve-diablerie = Diablerie
ve-flipped = flipped
ve-hand = Hand
ve-deck = Deck
ve-ambition = Ambition
ve-on-turn = to play
ve-with = with { $letter }
ve-used = used
ve-knows = Hidden cards you know of ({ $number })
ve-known = seen in hand:
ve-either = in hand or face down:
ve-face-down = face down
ve-total = Total
ve-so-far = Power here as it stands, by all you know: cards with their texts, and blood.
ve-so-far-hidden = + Face-down cards count when they are turned up.
ve-so-far-changing = * { $cards } may still change it.
ve-now = now
ve-done = done
ve-haven = Haven
ve-ally = and the ally
ve-victim = and a victim
ve-rewards = Influence:
ve-rewards-about = Influence for the first three places at a location; the first gets the ally too, the second a victim
ve-choice-stay = Your power counts
ve-choice-withdraw = Your blood comes back
ve-ally-deck = Ally deck
ve-victims = Victims
ve-sheets = Clans to choose from
ve-relics = Relics
ve-looked = To choose from
ve-play-up = Face up here
ve-play-down = Face down here
ve-up-short = face up
ve-down-short = face down
ve-then-where = now touch where it goes: face up or face down.
ve-then-card = now touch a card in your hand.
ve-aimed-up = Your card goes here, face up
ve-aimed-down = Your card goes here, face down
ve-out = Out of the game ({ $number })

## The table of Masters of the Night

mn-round = Round { $round }
mn-events = Events
mn-relics = Relics
mn-pools = Pools:
mn-agents = agents
mn-minions = minions
mn-blood = blood
mn-city = The city
mn-hidden = hidden agents
mn-exposed = exposed agents
mn-seal = seal of
mn-cross-red = red cross of the plan
mn-cross-grey = blue-grey cross of the plan
mn-veil = Veil
mn-next-plan = Will arrive:
mn-loss = the Veil will be weakened by
mn-dice = Dice
mn-dice-use = one per agent fought
mn-die = die
mn-aside = set aside:
mn-taken = In this fight:
mn-event = Event
mn-to-come = Next event, face up
mn-relic = The relic to give
mn-offered = To choose from
mn-in-play = In play
mn-ap = AP
mn-kills = kills
mn-pay-blood = blood to pay
mn-unknown = more to be rolled
mn-out = Out: { $number }
mn-events-left = { $number ->
        [one] { $number } left
       *[other] { $number } left
    }
mn-event-past = Last event
mn-event-about = Every day the top card of the event deck is revealed: agents arrive as its plan shows, and then its text is carried out. When a card is needed and none is left, the game is lost.
mn-no-event = No event has been revealed yet.
mn-step-leader = leader
mn-step-districts = districts
mn-step-event = event
mn-step-hunt = hunt
mn-clock-about = By day the leader token passes on, the districts take effect, an event is revealed, and vampires are hunted. Then comes the night: each vampire takes its turn.
mn-city-read = District texts
mn-city-read-about = All nine districts with their whole texts: what each does by day or by night.
mn-city-by-day = by day, if minions or agents are ahead there
mn-city-by-night = by night, for whoever stands there; costs action points
mn-pools-about = Not in the city: agents, minions, blood and relics left.
mn-goal = Ritual
mn-goal-about = You win together by the ritual. All vampires must have placed their seals and be in one district, with no agent there and at least as many minions as vampires.
mn-goal-kills = kills
mn-goal-kills-about = Kills of all vampires together, out of { $goal }: with nine, a vampire can place its seal.
mn-goal-seals = seals
mn-goal-seals-about = Seals placed, out of { $goal }. Each vampire seals one district that holds a minion and no agent.
mn-goal-together = together
mn-goal-together-about = Vampires { $where }, out of { $goal }: for the ritual, all must be in one district.
mn-goal-minions = minions there
mn-goal-minions-about = Minions { $where }; the ritual needs { $goal }.
mn-goal-agents = agents there
mn-goal-agents-about = Agents { $where }: for the ritual there must be none.
mn-goal-events = events left
mn-lost-head = lost at 0
mn-lost-about = The game is lost when the Veil is at 0, or when an event is needed and none is left.
mn-legend-kill = kill
mn-goal-events-about = Cards left in the event deck: { $number }. One is used every day; without one, the game is lost.
mn-ap-about = costs { $number } AP; a vampire has 2 each night
mn-cross-about-red = Red cross of the event: agents come here ({ $number }).
mn-cross-about-grey = Blue-grey cross of the event: agents come here ({ $number }).
mn-hunted = Three or more agents beside a vampire: they will hunt it by day, in a fight with the lowest dice.
mn-ahead-minions = Minions are ahead here: they outnumber the agents, or the district is sealed.
mn-ahead-agents = Agents are ahead here: they outnumber the minions.
mn-side-minions = Minions ahead:
mn-side-agents = Agents ahead:
mn-one-hidden = a hidden agent
mn-one-exposed = an exposed agent
mn-one-minion = a minion
mn-about-hidden = Hidden agents: { $number }. They must be exposed before they can be fought.
mn-about-exposed = Exposed agents: { $number }. A vampire here can fight them.
mn-about-minion = Minions: { $number }. They belong to all; they can go along on a move, be sacrificed in a fight, or be given up for a seal.
mn-way = The price of moving here
mn-veil-about = The Veil hides the Family. It weakens when agents arrive beside a minion or a ready vampire, when the pool is short of agents, and when an exhausted vampire recovers. At 0 all is lost; at 3 or below, more agents come.
mn-row-about = Agents that the next event brings: { $red } to its red cross, { $larger } and { $smaller } to its blue-grey crosses.
mn-lacks = The pool is { $number ->
        [one] { $number } agent
       *[other] { $number } agents
    } short for the next event: Veil −{ $number }.
mn-lacks-about = Agents in the pool: { $pool }; the next event brings { $coming }. For each one missing the Veil is weakened by 1. Agents that fall go back to the pool.
mn-dice-about = In a fight one die is taken for each agent. 5 or 6: the agent falls. 3 or 4: it falls and costs 1 blood. 1 or 2: the agent stays and 1 blood is lost.
mn-actions = Actions of the night
mn-actions-idle = at night, 2 AP each
mn-barred = Not now:
mn-do-expose = Expose
mn-do-fight = Fight
mn-do-recruit = Recruit
mn-do-night-effect = Night effect
mn-do-hunt = Hunt
mn-do-wild-hunt = Wild Hunt
mn-do-seal = Seal
mn-do-ritual = Ritual
mn-do-end-turn = End turn
mn-about-expose = All hidden agents in this district are exposed.
mn-about-fight = Fights all exposed agents in this district at once.
mn-about-recruit = One minion comes here, and the Veil is strengthened by 1.
mn-about-night-effect = Uses the effect printed on this district.
mn-about-hunt = Gains 1 blood.
mn-about-wild-hunt = Restores all its blood; the Veil is weakened by 1.
mn-about-seal = Gives up one minion here and places the vampire’s seal: from then on the district always counts as minions ahead.
mn-about-ritual = Wins the game: all seals placed, all vampires here, no agent, enough minions.
mn-about-end-turn = The next vampire takes its turn; AP left are lost.
mn-bar-ap = too few AP
mn-bar-kills = needs { $number ->
        [one] { $number } kill
       *[other] { $number } kills
    }
mn-bar-pool = no minion left
mn-bar-day = day district
mn-bar-no-minion = no minion here
mn-bar-agents = agents here
mn-bar-sealed = sealed already
mn-bar-own-seal = seal already placed
mn-bar-seals = seals missing
mn-bar-apart = not all here
mn-bar-minions = too few minions
mn-bar-blood = too little blood
mn-bar-fights = only in fights
mn-bar-veil = Veil too weak
mn-bar-card = forbidden
mn-bar-no-hidden = none hidden
mn-bar-no-exposed = none exposed
mn-bar-full = blood is full
mn-bar-vain = no use now

mn-bar-short-ap = too few AP
mn-bar-short-pool = none left
mn-bar-short-day = by day
mn-bar-short-no-minion = no minion
mn-bar-short-agents = agents here
mn-bar-short-sealed = sealed
mn-bar-short-own-seal = seal placed
mn-bar-short-seals = lacks seals
mn-bar-short-apart = not all here
mn-bar-short-minions = few minions
mn-bar-short-blood = little blood
mn-bar-short-fights = in fights
mn-bar-short-veil = weak Veil
mn-bar-short-card = forbidden
mn-bar-short-no-hidden = none here
mn-bar-short-no-exposed = none seen
mn-bar-short-full = blood full
mn-bar-short-vain = no use now
mn-bar-short-kills = { $number ->
        [one] 1 kill
       *[other] { $number } kills
    }
mn-plan-kills = kills with the best dice
mn-plan-bleeding = blood lost with the best dice
mn-leader-about = The leader decides by day and acts first at night; the token passes on every day.
mn-tired-about = No blood left: it recovers when its next turn begins, and the Veil is weakened by 1.
mn-blood-about = Blood: { $number } of { $limit }. It pays for abilities and is lost in fights; without any, the vampire is exhausted.
mn-kills-about = Kills: { $number } of 9. 1: Hunt. 2: relics. 4: Wild Hunt. 6: Darkness ability. 9: Seal and Ritual.
mn-seal-set = Its seal is placed: { $where }
mn-seal-open = Its seal is not placed yet
mn-turned-won = The ritual was held in round { $round }, with the Veil at { $veil } and { $events } more { $events ->
        [one] event
       *[other] events
    } to come.
mn-turned-events = No event was left when one was needed, and { $kills } of { $needed } kills had been made. Expose and fight from the first nights on: without nine kills each there is no seal, and without seals no ritual.
mn-turned-landing = What took most of the Veil: agents seen arriving beside vampires and minions ({ $lost } of { $all }). Where vampires and minions share few districts, agents come beside them less often.
mn-turned-missing = What took most of the Veil: agents that the pool lacked ({ $lost } of { $all }). Whoever stands in the city cannot arrive; each agent that falls in a fight goes back to the pool.
mn-turned-text = What took most of the Veil: the texts of events ({ $lost } of { $all }). Recruit strengthens it by 1 each time, so use AP that are left over for that.
mn-turned-exhausted = What took most of the Veil: vampires without blood ({ $lost } of { $all }). Hunt while there is 1 blood left, and be away before three agents hunt by day.
mn-turned-deeds = What took most of the Veil: your own deeds and cards ({ $lost } of { $all }). Wild Hunts and powers of Darkness are paid for with it.
mn-end-rounds = Rounds played
mn-lost-landing = Veil lost to agents who arrived beside the Family
mn-lost-missing = Veil lost to a shortage of agents
mn-lost-text = Veil lost to the texts of events
mn-lost-districts = Veil lost to districts where agents were ahead
mn-turned-districts = What took most of the Veil: districts where agents were ahead by day ({ $lost } of { $all }). Keep as many minions as agents there, or fight the agents away.
mn-lost-exhausted = Veil lost to exhausted vampires
mn-lost-deeds = Veil lost in other ways
mn-short-night-effect = Effect
mn-short-kills = kills
mn-short-seals = seals
mn-short-together = together
mn-short-minions = minions
mn-short-agents = agents
mn-short-events = events
mn-badge-hunted = hunt
mn-badge-ahead = ahead
mn-ask-act = { $vampire } has { $ap ->
        [0] no action points (AP) left. Use what costs none, or end the turn.
        [one] 1 action point (AP): touch a lit district to go there, or a lit action.
       *[other] { $ap } action points (AP): touch a lit district to go there, or a lit action.
    }
mn-ask-die = Choose a die for this fight. 5 or 6: an agent falls. 3 or 4: it falls, but 1 blood is lost. 1 or 2: it stays, and 1 blood is lost.
mn-ask-fighter = Three or more agents hunt by day: which vampire fights them?
mn-ask-move-agent = Touch an agent, then the district it goes to.
mn-ask-day-fight = Agents hunt in several districts: which fight comes next?
mn-ask-day-effect = By day the districts take effect, one after another: which is next?
mn-ask-reroll = Roll all dice of the pool again? High dice fight best.
mn-ask-first-player = Who leads on the first day? The leader decides by day and acts first at night.
mn-for-kills = Kills
mn-for-city = City
mn-for-blood = Blood
mn-for-goal = Victory
mn-for-turn = Turn
mn-use-expose = reveals
mn-use-fight = kills agents
mn-use-recruit = +1 minion
mn-use-night-effect = as printed
mn-use-hunt = +1 blood
mn-use-wild-hunt = full blood
mn-use-seal = one each
mn-use-ritual = you win
mn-use-end-turn = next vampire
el-ask-assign = Touch a Unit in your hand and the Zone it goes to, or pass for this round.
el-ask-swap = You won Deceit: touch a Unit of yours in this Zone and one in another. They change places.
el-ask-save-basic = Your { $card } is destroyed. Save it? It goes back to your hand, at no cost: it is a Basic Unit.
el-ask-save-elite = Your { $card } is destroyed. Save it for 1 Heat? It goes back to your hand.
el-wins-occultism = lets the winner attach two tokens
el-wins-deceit = lets the winner swap two own Units
el-wins-violence = lets the winner destroy a Unit
el-wins-power = wins the card
el-now-recruit = Crowns (Power) win the cards of the Zones: keep many of them, or a text you will use.
el-now-danger = { $who } would win the game with the card in the { $zone }: take the lead in Power there.
el-now-win = By crowns, { $card } would lead in Power in the { $zone }, and its Titles would win you the game.
el-now-lead = { $card } would lead in the { $zone }: the most crowns win the card there and its Titles.
el-now-build = Titles lie in the { $zone }: most crowns win them, with several Units if need be.
el-now-hold = You lead wherever there are Titles: strengthen that, or keep Units for the next round.
el-now-shut = No more of your Units can go to the { $zone }, where Titles lie: strengthen another Zone, or pass.
el-now-tied = You tie for most crowns in the { $zone }, and { $who } is earlier in Court order. No more of your Units can go there: strengthen another Zone, or pass.
el-now-even = You tie for most crowns in the { $zone }, and no more of your Units can go there: strengthen another Zone, or pass.
el-now-full = You lead wherever there are Titles, and no more of your Units can go there: win another card, or pass.
el-now-none = None of your Units can be assigned now: pass.
el-now-court = No Titles lie open: win the card whose text helps you most.
el-now-attach = Touch a token, then a Unit: a crown on your own helps most.
el-now-swap = Power wins the cards: bring crowns to where they still decide.
el-now-destroy = Destroy the crowns that threaten you.
el-now-save = A saved Unit is in your hand again, and can be assigned { $when ->
        [now] again this round
       *[later] next round
    }.
el-now-order = Whoever comes first in Court order wins ties in Power.
ve-ask-clan = Choose your clan: touch its card.
ve-ask-plan = Play a card: touch it, then where it goes. Face down it stays hidden and costs { $cost } blood.
ve-ask-plan-any = Play a card: touch it, then where it goes: face up, or face down and hidden.
ve-ask-plan-up = Play a card: touch it, then where it goes.
ve-ask-first = You may { $list } first.
ve-ask-card-up = Which card goes face up to { $place }?
ve-ask-card-down = Which card goes face down to { $place }?
ve-ask-turn = Your card lies at { $place }. You may { $list }; then end your turn.
ve-ask-end = Your card lies at { $place }: end your turn.
ve-ask-stay = Stay at { $place }, or withdraw? All choose in secret.
ve-ask-keep = Which card do you take into your hand? The other goes under your deck.
ve-ask-keep-two = Touch the two cards that you take into your hand. The third goes under your deck.
ve-ask-may-blood = add blood to it
ve-ask-may-flip = flip a Diablerie token
ve-ask-may-drain = drain cards
ve-ask-may-look = look at a card
ve-ask-may-relic = use your relic
ve-ask-may-use = use the text of a card
ve-goes-place = Being resolved: { $place }.
ve-goes-own = Your turn goes on.
ve-goes-turn = It is { $who }’s turn.
ve-now-clan = Most influence after three rounds wins. Any clan can do it: each plays cards of its own.
ve-now-clan-easy = Most influence after three rounds wins. New here? { $clan } is the easiest of these to start with.
ve-now-keep = Power wins locations; a text acts in the step that the card names.
ve-now-card = The number in the corner is its power here; the text acts in the step it names.
ve-now-blood = Each blood adds 1 power there; whoever withdraws gets it back.
ve-now-free = You have no rival yet at { $place }: whoever stays alone wins the ally.
ve-now-beat = At { $place } { $more } more power would put you ahead as it stands: you have { $own }, the best rival { $rival }.
ve-now-places = The first three places bring influence: being there counts, even behind.
ve-now-alone = Nobody else has cards here: stay, and the ally is yours.
ve-now-ahead = As it stands you come first, { $own } against { $rival }: +{ $gain } influence and the ally.
ve-now-tied = As it stands you come first, { $own } against { $rival }, and you win the tie: +{ $gain } influence and the ally.
ve-now-stay = { $rank ->
        [2] As it stands you come second, { $own } against { $rival }: +{ $gain } influence and a victim.
        [3] As it stands you come third, { $own } against { $rival }: +{ $gain } influence.
       *[other] As it stands you are not among the first three, { $own } against { $rival }: that brings nothing.
    } { $where ->
        [haven] Withdrawing saves blood and cards.
       *[elsewhere] Withdrawing saves the blood; your cards go to the Haven.
    }
ve-now-hidden = { $number ->
        [one] One face-down card is not counted.
       *[other] { $number } face-down cards are not counted.
    }
ve-now-changing = { $cards } may still change that.
mn-use-warned = hunted here!
mn-day-hunts = By day { $agents ->
        [one] 1 agent hunts
       *[other] { $agents } agents hunt
    } here: { $blood ->
        [0] no blood is lost
       *[other] about { $blood } blood
    }.
mn-day-nothing = nothing happens there
mn-day-may = If more agents come, they hunt { $where ->
        [there] there
       *[here] here
    } by day: { $blood ->
        [0] no blood is lost
       *[other] about { $blood } blood
    }.
mn-now-first = You win together by the ritual, and lose at Veil 0 or without events.
mn-now-least-blood = Whoever has least needs it most: without blood a vampire is exhausted.
mn-now-relic = Give it to whoever will use it: a relic stays on the sheet.
mn-now-expose-most = Choose where agents can be fought next: only exposed ones can.
mn-now-reroll = These dice are low: new ones are better on average.
mn-now-keep-dice = These dice are good: new ones are worse on average.
mn-now-day-effect = Only where one side is ahead does anything happen ({ $places }); begin where it helps you.
mn-now-ritual = Everything is ready: carry out the ritual and win.
mn-now-seal = Nine kills are enough: place the seal here.
mn-now-veil = The Veil is nearly gone: Recruit strengthens it by 1.
mn-now-veil-short = The missing agents of the next event would use up the Veil: Recruit strengthens it by 1.
mn-now-fight = Fight: each agent that falls is a kill, and a seal needs nine.
mn-now-fight-short = Fight: agents that fall go back to the pool. Otherwise the next event ends the game.
mn-now-blood = Little blood is left: hunt before you fight.
mn-now-expose = This turn: Expose, then Fight. Each agent that falls is a kill.
mn-now-expose-last = Expose the agents here: they can be fought from then on, by any vampire that comes.
mn-now-hunted = Three or more agents here will hunt by day: go away ({ $places }).
mn-now-cornered = Three or more agents here will hunt by day, and there is no way out.
mn-now-go-fight = This turn: go to exposed agents ({ $places }), then Fight.
mn-now-go-expose = This turn: go where agents are ({ $places }), then Expose. The fight is for the next night.
mn-now-go-expose-fight = This turn: go where agents are ({ $places }), then Expose, then Fight.
mn-now-go-last = Go where agents are ({ $places }): next night you can expose and fight them.
mn-now-closer = Go a step closer to agents ({ $places }): only fights bring kills.
mn-now-recruit = Nobody can be fought this turn: { $veil ->
        [full] Recruit brings a minion for seals and ritual.
       *[lower] Recruit brings a minion for seals and ritual, and helps the Veil.
    }
mn-now-low-dice = The dice left are too low for a fight: { $veil ->
        [full] Recruit brings a minion for seals and ritual.
       *[lower] Recruit brings a minion for seals and ritual, and helps the Veil.
    }
mn-now-spare = Too little blood for a fight: { $veil ->
        [full] Recruit brings a minion for seals and ritual.
       *[lower] Recruit brings a minion for seals and ritual, and helps the Veil.
    }
mn-now-rest = Nothing presses: use a night effect or an ability that helps, or end the turn.
mn-now-end = No AP left: end the turn, unless an ability is worth its price.
mn-now-go-seal = This turn: go where a minion is and no agent ({ $places }), then Seal.
mn-now-recruit-seal = Nine kills: Recruit a minion here, and place the seal next night.
mn-now-recruit-and-seal = Nine kills. This turn: Recruit a minion here, then Seal.
mn-now-to-seal = Nine kills: the seal is placed where a minion is and no agent ({ $places }). Go there.
mn-now-no-seal = Nine kills: the seal needs a district with a minion and no agent.
mn-now-gather = All seals are placed: meet in one district with enough minions and no agent.
mn-now-help = The seal is placed: expose agents for the others, or recruit minions for the ritual.
mn-ask-larger = The event’s blue-grey crosses: touch the district that gets { $larger ->
        [one] 1 agent
       *[other] { $larger } agents
    }. The other one gets { $smaller ->
        [0] none
       *[other] { $smaller }
    }.
mn-ask-minions = How many minions do you sacrifice? Each takes an agent along, as a kill. Then one die is needed for every agent left.
mn-now-larger = Agents come to both. Three or more of them beside a vampire hunt it by day.
mn-now-least = Agents weaken the Veil where they are seen arriving, and when they are missing. It costs least to choose: { $places }.
mn-now-same = Whichever you choose, { $number ->
        [0] it costs the Veil nothing.
       *[other] it costs the Veil the same: { $number }.
    }
mn-veil-falls = Veil −{ $number }{ $least ->
        [0] {""}
       *[other] {" "}more
    }
mn-now-along = Seals and the ritual need minions; agents arriving beside one weaken the Veil.
mn-now-travel = Go where agents can be fought; where three or more are, they hunt by day.
mn-now-die = High dice cost no blood; but the pool is there for all of you.
mn-now-minions = A minion spares you a die and blood; seals and the ritual need minions, too.
mn-now-fighter = Whoever fights gets the kills and loses the blood.
mn-goes-night = { $vampire } ({ $who }) acts.
mn-goes-day = Day: { $vampire } ({ $who }) leads.

## The table of Veto!

vt-kreski = Kreski (votes)
vt-szabla = Szabla (sabre)
vt-lafa = Lafa (pay)
vt-ducats = Ducats
vt-hand = Hand
vt-deck = Deck
vt-discards = Discards
vt-top = last discard:
vt-removed = Removed ({ $number })
vt-known = Seen in hand ({ $number })
vt-pool = Kreski (votes) left
vt-initiative = initiative
vt-election = election
vt-banned = Dead or gone, nobody may play:
vt-answers = answers
vt-duel = Duel
vt-company = Company
vt-costs = costs { $number ->
        [one] { $number } ducat
       *[other] { $number } ducats
    } now
vt-missing = { $number ->
        [one] { $number } ducat short
       *[other] { $number } ducats short
    }
vt-dear = costs { $price }; { $missing } short
vt-upkeep = upkeep: { $number ->
        [one] { $number } ducat
       *[other] { $number } ducats
    } each round
vt-yields = brings { $number ->
        [one] { $number } ducat
       *[other] { $number } ducats
    } each round
vt-balance = Ducats; the next settlement changes them by { $number }
vt-szabla-against = Szabla { $own } against { $other }
vt-odds-armed = With equipment { $own } against { $other }
vt-odds-even = even as it stands, nobody is hurt
vt-odds-wounds = as it stands you win, { $card } is wounded
vt-odds-kills = as it stands you win, { $card } is killed
vt-odds-wounded = as it stands you lose, { $card } is wounded
vt-odds-killed = as it stands you lose, { $card } is killed
vt-odds-lost = as it stands { $card }, your last Elekt, is killed and you lose the game
vt-goal-about = Kreski (votes): { $goal } of them, with an Elekt in play and an election, win the game
vt-elekt-about = Elekt: a candidate for the throne in one’s company
vt-elekt-here = Elekt (candidate) in play
vt-elekt-missing = no Elekt (candidate) in play
vt-pool-about = Kreski (votes) that nobody has yet; agitating takes one
vt-initiative-about = The initiative holder goes first and may announce an election
vt-electoral-about = Electoral field: whoever stands here may agitate, challenge and be challenged
vt-magnates-about = Magnates’ field: only Karmazyn (magnate) and Wpływowy (influential) characters stand here, out of reach of challenges
vt-guide = How the round stands
vt-phase-setup = The first hands are dealt.
vt-phase-untap = Cards are untapped; the initiative is decided.
vt-phase-settlement = Hands are filled and ducats are paid; an election may be announced.
vt-phase-game = Players take turns: a deed, trifles, then bene.
vt-phase-end = Whoever fulfils the conditions wins; otherwise a new round begins.
vt-deed = one deed
vt-deed-about = One deed per turn: deploy a character, agitate, challenge, move, or play a card with the letter C
vt-trifles = trifles
vt-trifles-about = Any number of trifles per turn: equipment, estates, thrusts under characters, cards with the letter D
vt-to-win = To win an election: a candidate (Elekt) and { $goal ->
        [one] { $goal } vote (kreska)
       *[other] { $goal } votes (kreski)
    }
vt-election-on = Election! Decided at the end of the round
vt-turned-election = The election was decided at the end of round { $round }. Kreski (votes): { $kreski }, needed: { $goal }; candidate in play: { $cards }.
vt-challenge = Challenge
vt-decided = decided
vt-lead-undecided = Even: nobody is hurt
vt-lead-wounded = { $loser }: wounded ({ $number } behind)
vt-lead-killed = { $loser }: killed ({ $number } behind)
vt-stack = Stack
vt-stack-about = What is played waits here until everybody has said bene; the last card resolves first
vt-stack-empty = What is played waits here until everybody has answered.
vt-now = Now: { $moment }
vt-next = resolves next
vt-negated = comes to nothing
vt-aimed = number { $number } on the stack is aimed at this card
vt-turn = on turn
vt-deed-done = deed done
vt-head-elekt = candidate
vt-head-votes = votes
vt-hurt-from = { $kills ->
        [99] behind: wounded, not killed
        [1] 1 behind: killed
        [2] 1 behind: wounded; 2 or more: killed
       *[other] 1 to { $least } behind: wounded; { $kills } or more: killed
    }
vt-hurt-about = Whoever is wounded goes to the discard pile; whoever is killed is out of the game, and nobody may play that name again. The winner takes kreski (votes).
vt-stake = last Elekt
vt-stake-about = This player’s only Elekt (candidate): if he is killed, the player loses the game.
vt-stake-own = If { $one } is killed, you lose the game.
vt-reserve-about = Equipment that may still be used: +{ $number }, not counting what its texts say. It is chosen before the thrusts.
vt-hidden = { $number ->
        [one] { $number } thrust
       *[other] { $number } thrusts
    }
vt-hidden-about = Thrusts that lie face down: they may still be played.
vt-so-far = So far:
vt-electoral-hint = Your characters stand here. They agitate for votes, challenge and are challenged.
vt-price = ducats: { $price } of { $ducats }
vt-at-electoral = can agitate, challenge and be challenged
vt-at-magnates = safe from challenges, but cannot agitate
vt-gather = taps, takes kreski (votes)
vt-goes-duel = Duel: { $one } { $first } against { $two } { $second }.
vt-goes-own = Your turn goes on when the others have answered.
vt-goes-out = You are out of the game. You may watch how it ends.
vt-goes-turn = It is { $who }’s turn.
vt-goes-played = { $who } { $does } { $card }.
vt-goes-replied = { $who } answers { $aim } with { $card }.
vt-goes-aimed = { $who } { $does } { $card } → { $aim }.
vt-goes-answered = { $card } is on the stack: the others may answer.
vt-goes-idle = Every answer would only negate your own card: “bene” is chosen for you.
vt-ask-deed = Main action (deed): { $list }.
vt-ask-done = Your main action (deed) is done.
vt-ask-trifles = Extras (trifles): { $list }.
vt-ask-nothing = Nothing more can be done or paid for: end your turn.
vt-ask-reply = Answer, or pass (bene)?
vt-ask-reply-with = Answer with { $cards }, or pass (bene)?
vt-ask-own-reply = { $card }, your own card, is on the stack. Usually one passes (bene), so that it takes effect.
vt-ask-own-more = { $card }, your own card, is on the stack. You may add to it: { $cards }. Use that, or pass (bene)?
vt-ask-pass = You have no answer to this: pass (bene).
vt-ask-own-pass = { $card } is on the stack. Pass (bene), so that it can take effect.
vt-ask-moment = Now: { $moment }.
vt-ask-moment-card = Now: { $moment }: { $card }.
vt-ask-moment-duel = Now: { $moment }, { $one } { $first } against { $two } { $second }.
vt-ask-slot = { $one } { $first } against { $two } { $second }. Thrust, reply, or pass (bene)?
vt-ask-answer = { $two } challenges { $one }. Fight, or refuse?
vt-refusing = { $price ->
        [0] taps, costs nothing
        [one] taps, costs { $price } kreska (vote)
       *[other] taps, costs { $price } kreski (votes)
    }
vt-ask-arms = { $one } { $first } against { $two } { $second }. Touch the equipment to be used, then “Ready”.
vt-ask-bribe = Bribes: every 3 ducats (usually) add 1 to your magnates’ Kreski (votes). The highest total starts, and alone may announce an election.
vt-ask-first-hand = Your first cards: keep them, or shuffle them back and draw as many new ones, once?
vt-ask-election = You have enough kreski (votes). Announce an election? Whoever meets both conditions at the end of this round wins.
vt-ask-pile = Your discard pile: which of these goes on it next? The last one lies on top.
vt-now-first-hand = Good to keep: characters you can pay for, best with a crown (Elekt).
vt-now-nobody = No character in this hand: you could hardly play anything. New cards are wise.
vt-now-too-dear = No character here that you can pay for: new cards are wise.
vt-now-elekt = Without a candidate (Elekt) nobody wins; you have one in hand: { $card }.
vt-now-character = Whoever comes into play brings votes (kreski); most can also agitate for more.
vt-now-agitate = Votes win: you have { $kreski } of { $goal }. Whoever agitates is tapped and takes more.
vt-now-done = You will have another turn: turns go round until nobody does a deed.
vt-now-last = All others have passed: do a deed, or this round’s turns are over.
vt-ends-turns = the turns of this round are over
vt-now-pass = When nobody does a deed any more, the round ends and ducats are paid.
vt-now-reply = If you pass, your card stays in hand.
vt-now-both = If both pass: { $told }
vt-now-odds = { $odds } (thrusts apart).
vt-now-comes = If nobody answers: { $told }
vt-now-own = What is marked would answer your own card: seldom wise.
vt-now-ahead = You are ahead: if both pass (bene), you win the duel.
vt-now-behind = You are behind: a thrust can turn the duel; if both pass (bene), it is lost.
vt-now-even = It is even: a thrust wins the duel, if no other answers it.
vt-now-bribe = 0 will do, unless you want to start or announce an election.
vt-now-election = Announce it if you can keep the votes (kreski) and a candidate (Elekt) until the round ends.
vt-now-discard = Hands are filled up next round: discard a card you will hardly play.
vt-letter-p = always
vt-letter-c = deed
vt-letter-d = trifle
vt-letter-r = reply
vt-may-character = play a character
vt-may-agitate = agitate for votes
vt-may-challenge = duel
vt-may-move = change fields
vt-may-card = play a card marked “deed”
vt-may-estate = estate
vt-may-equipment = equipment
vt-may-thrust = thrust face down
vt-may-hand = hand on equipment
vt-may-influence = political influence
vt-may-effect = effect or ability

## Cards in full

card-more = More about this card
origin-mark-rulebook = rulebook
origin-mark-public-card-list = card list
origin-mark-box = your box
origin-mark-stand-in = stand-in
card-rules = Rules:
card-plan = The plan of the city
## The server and its database

database-away = The server cannot reach its database just now. Nothing that was confirmed is lost; wait a moment and try again.
database-damaged = The server’s database is damaged. Waiting will not help: tell the host, who has to restore a backup.

## Refusals

no-such-page = There is no such page.
no-such-game = There is no such game.
no-such-table = There is no such table.
no-such-seat = There is no seat “{ $letter }” at this table.
no-such-rule = There is no such rule.
no-such-card = There is no such card.
no-such-link = This link leads nowhere. Ask for a new one.
many-tables = You have made many tables. Wait a while before making another.
only-creator = Only whoever made the table can do this.
not-seated = You have no seat at this table.
not-your-seat = This is not your seat.
other-site = This form came from another site.
old-page = This page is out of date, or cookies are off. Load it again and try once more.
too-fast = Too fast. Wait a moment and try again.
too-large = Too large: no more than { $most } KiB can be sent.
senseless = What was sent does not fit this page. Go back, check it and try once more.
cannot-make = The table cannot be made like this.
one-seat = You already have a seat at this table. A browser takes one seat, unless the table was made for several people at one browser.
many-watchers = Too many people are watching already, here or from your address. Those at the table are not affected.
many-pages = Too many pages of this seat are open. Close some of them.
many-reports = You have sent many reports. Wait a while, or download the report.
too-slow = The data came too slowly. Try once more.
unreadable = This cannot be read: it is not one of our files, or it takes too long to read. Choose another file.
readers-busy = Too many files are being read just now. Wait a moment and try again.

## At the table

seats-free = Free seats: { $letters }. When their turn comes, the game waits for a person or a bot.
links-only-here = These links work on this computer only. For friends elsewhere, start Interrex with serve --host 0.0.0.0 and make the table at the address it prints.

## A game of other rules or cards, told from its story

story = its story
story-other-rules = This game was played under rules that this program no longer plays.
story-other-cards = This game was played with cards that are not here any more.
story-other-choices = This game was played by a program that read the rules differently, so it cannot be played again here.
story-lead = Nothing is lost: here is what happened, and you can keep the record.
story-lead-in-play = It cannot go on here, but nothing is lost: here is what happened, as far as you may know, and you can keep the record.
story-record = Keep the record
story-pack = Keep the cards
story-no-pack = The cards of this table are not here.
story-table = The table after { $number } of { $last ->
        [one] { $last } choice
       *[other] { $last } choices
    }

## Notices in the log, which everybody reads

notice-sat = { $name } takes seat { $letter }.
notice-sat-nameless = Seat { $letter } is taken.
notice-sat-too = { $name } also takes seat { $letter }, with a browser that already has a seat here.
notice-link = A new link to seat { $letter } was made (until now: { $name }). Whoever takes the seat will see its cards.
notice-advice = At this table everybody may ask a bot what it would do. The log says who asks.
notice-asked = { $name } asks a bot for advice.
notice-bot = { $name }, a bot, takes seat { $letter }.
notice-shared = This table was made for several people at one browser: a browser may take more than one seat and see their cards.
notice-known = This table continues a finished game. Whoever has seen that game or its replay may know the hidden cards and what will be drawn.
notice-trial = This table was made to try out a card: a deal was looked for with the card in front of you. Everything before that was chosen at random.
everybody-is-told = (everybody is told)

## Rulings, the glossary, the page of the API

docs-lead = Machine-readable:
docs-who = Say who you are with the header below; you get a key when you make a table or take a seat. Send a decision’s turn number back with your choice.
docs-required = required
docs-body = Body:
docs-about = A referee and a table for tabletop games, open to programs as the pages are to people.
call-list-games = The games, their seats, rulings, variants and packs.
call-open-tables = The open tables that are not over.
call-new-table = A new table: your key, a link to each seat and one to watch. Keep the key secret.
call-sit = Take the seat that a link is for. The seat is bound to your key; without a key, you get one.
call-seat-view = All that your seat may know: view, decision with options and turn, log.
call-choose = Make a choice. It has been stored by the time the answer comes.
call-undo = Take back your last choice, as long as nothing has been learned since; otherwise `ask` the others.
call-events = How the table stands, now and whenever it changes (server-sent events).
call-record = The record; until the game is over, without the seed and other secrets.
call-bring-deck = Bring your deck, where `talk.decks_awaited` names your seat; the last deck starts the deal.
call-ask = Ask everybody else to agree to taking back every choice from `back_to` on; bots agree.
call-answer = Agree to the open request or refuse it; whoever made it withdraws it by refusing.
call-propose = In a cooperative game: propose an option of `talk.open_decision`; proposing it again withdraws it.
call-think = What the search makes of your decision: for each option its share of the search, the win chance with its interval, the line of play it expects, and reasons in your language. Only in cooperative games, where nobody but bots plays against you, and at tables made with advice. The log tells everybody who asks.
call-stand-in = Let a bot play for a seat in `talk.away`.
call-take-back-seat = Play again yourself where a bot stands in for you; a choice of yours does the same.
call-say-something = Say something to everybody at the table; what is said is in `talk.messages` of its state.
field-x-form-token = Only for browsers with our cookie.
field-seat = A seat's letter, or `watch`; your own seat if left out.
field-seats = For each seat, `person` or the level of a bot.
field-patience = Seconds after which a bot may stand in for somebody who is away; 0: never.
field-clock = `each 60` or `total 900 10`, in seconds; empty: no clock.
field-pack = The hash of a pack; empty: the house pack.
field-shared = One key may take several seats; everybody is told.
field-advice = Everybody may ask a bot, even among people; all are told, and the log says who asks.
glossary = Glossary

## The stage

elekt-counts = Everybody’s count here
elekt-leads = leads
elekt-tied = tied
elekt-goal = Titles that win at once: { $goal }; otherwise the most Titles after round 6.
elekt-heat-about = Heat pays for abilities; at most 3 can be held.

goal = Goal:
goal-elekt = be the first with { $seats ->
    [2] 7
    [3] 6
   *[other] 5
  } Titles, or have the most after round 6
goal-vendetta = have the most influence after three rounds
goal-masters = together: carry out the ritual before the Veil is gone or the events run out
goal-veto = a candidate (Elekt) and two thirds of the votes (kreski) when an election ends the round
since-your-turn = Since your last turn
scene = What decides the outcome
scene-pause = Pause or go on
scene-step = One step
scene-skip = Skip
scene-watch = What was decided is being shown. A touch anywhere, or any key, goes on.
keys-scene = while something is being decided: pause, one step, skip
terms = Terms
terms-here = Terms on this table
terms-more = More terms
terms-about = Point at a dotted word or at a sign, or touch it. Press t for this list.
keys-terms = the terms of the game, explained
why-not = Not now:
settings = Settings
speed = Bots move
speed-slow = slowly
speed-normal = as usual
speed-fast = fast
speed-instant = at once
hurry = To my turn
hurry-about = Bots answer at once until you are asked something
turn-sound = A sound when it is my turn
turn-notify = A notification when it is my turn and the page is hidden
choice-unsent = No connection. Your choice is kept and will be sent again by itself.

result = Result
rematch = Play again
rematch-moved = Play again, with everybody one seat further on
rematch-go = To the new game
rematch-not-yet = The game is not over yet.
share = Copy the link to the replay
ve-abilities = Abilities and relic

## Company: friends in bots' seats, what people say, who looks on

invite-for-bot = Send this link to a friend, who then plays on for { $name } with the same cards.
seat-from-bot = { $name }, a bot, has played this seat so far. You take over its cards and everything it has; everybody at the table is told.
seat-over = The game is over: nobody can take this seat any more.
notice-sat-bot = { $name } takes seat { $letter } from a bot, and sees its cards from now on.
live = Live
watching = { $number ->
    [0] Nobody is watching.
    [one] One person is watching.
   *[other] { $number } people are watching.
}
chat = Chat
chat-empty = Nothing has been said yet.
chat-text = Say something
chat-send = Send
chat-phrases = Quick phrases
mute-all = Mute the chat
mute-seat = Mute seat { $letter }
nothing-said = There is nothing to send. Choose a phrase or write something.
talks-much = That was a lot at once. Wait a moment before you say more.
phrase-hello = Hello!
phrase-luck = Good luck!
phrase-moment = One moment, please.
phrase-nice = Well played!
phrase-ouch = Ouch!
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-good-game = Good game!

## The end

won-together = Everybody has won.
lost-together = Everybody has lost.
lead-changed = How the lead changed ({ $counted })
lead-changed-plain = How the lead changed
lost-most = The greatest losses ({ $counted })
changes-more = The lead or the count changed { $number ->
    [one] once
   *[other] { $number } times
} in all; the list shows some of these changes.
change-at = After choice { $number }:
lead-first = First to take the lead: { $names } ({ $numbers }).
lead-passes = The lead passes from { $before } to { $names } ({ $numbers }).
score-elekt = Titles
score-vendetta = Influence
score-veto = Kreski
counts-elekt = Titles
counts-vendetta = influence, as counted at the end
counts-masters = the Veil
counts-veto = kreski
mn-seals-placed = Seals placed
mn-gathered = Vampires together in one district

## Cards and decks

decks = Decks
build-deck = Build a deck
search-text = Words on the card
search-hint = name, text or id
search = Search
filters = Filters and order
any = any
up-to = { $name }, at most
sorted-by = Sorted by
order-pack = order of the pack
order-name = name
all-cards = All cards
no-cards-found = No card fits. Loosen a filter.
search-wrong = This search is not possible; all cards are shown.
stand-in-mark = stand-in: made to fill the box
stand-in-about = ° marks a stand-in: made to fill the box, not from it.
my-decks = My decks
no-decks = No deck is saved in this browser yet.
decks-unsaved = Not saved yet, kept in this browser
deck-unnamed = Deck without a name
deck-go-on = Go on building
decks-of-pack = Decks that come with the pack
pack-without-decks = This pack comes without decks.
change-deck = Change
copy-deck = Copy and change
copy-own-deck = Copy
copy-own-deck-of = Copy the deck { $name }
deck-copy-name = { $name } (copy)
forget = Forget
forget-deck = Forget the deck { $name }
forget-deck-sure = Forget the deck “{ $name }” with all its versions?
forget-draft-sure = Forget “{ $name }”? It has not been saved.
win-shares = Against the other decks
win-shares-about = How often this deck wins against the decks of the pack, in games that bots play with both.
not-measured = It is only known for the decks that come with the pack: their games were played in advance. Your own deck has not been measured; test it against a bot above.
measure-yourself = For whoever hosts this server: measure it
measure-about = Download the deck as TOML and let bots play it in a terminal:
how-it-wins = How it wants to win
test-deck = Test it against a bot
against = Against which deck
against-deck = against: { $name }
deck-to-table = Take it to a new table
export-ids = Export with ids (TOML)
export-names = Export with names
compare-with = Compare with
compare = Compare
compare-newest = compare with the newest one
version = Version { $number }
same-cards = Both hold the same cards.
totals = Totals
curve = Cards by price
at-price = price
sample-hand = A possible first hand
mulligan = … and after a redraw:
another-hand = Another hand
one-more = One more { $name }
one-less = One fewer { $name }
deck-name = Name of the deck
save-deck = Save
deck-saved = Saved. Whoever has this link can read and copy the deck:
deck-saved-since = This deck has been saved in another tab meanwhile, as “{ $name }”. Nothing has been overwritten: choose which of the two is to be its newest version.
deck-not-forgotten = This deck has been saved again in another tab since you opened this page, so it has not been forgotten. Look at it first; then forget it, if you still want to.
deck-look-other = Look at the other
undo-change = Undo
empty-deck = Empty it
import-export = Import and export
import-about = Paste a deck file, or a list with a number and a name on each line
read-deck = Read it in
deck-out = The deck as text, to be copied
needs-script = The deck builder needs JavaScript.
not-sent = The server cannot be reached. What you did is kept in this browser.
card-not-sent = The server cannot be reached. What you typed stays on this page and is sent again by itself; do not close it.
no-such-deck = There is no such deck.
deck-empty = Put at least one card into the deck, then save it.
no-such-pack = This pack is not here. Ask the host for it.
deck-too-long = This deck is too long; the limit is { $most ->
    [one] { $most } character
   *[other] { $most } characters
}.
many-decks = You have saved as many decks as one browser may keep. Forget one first.
cards-found = { $number ->
    [one] { $number } of { $all } cards
   *[other] { $number } of { $all } cards
}
versions = { $number ->
    [one] { $number } version
   *[other] { $number } versions
}
deck-verdict = { $number ->
    [one] { $number } card
   *[other] { $number } cards
}: { $legal ->
    [yes] the deck is legal
   *[no] not legal yet
}
read-back = What it does, as the program plays it

## Analysis of a finished game

analyse = Analyse
analyse-a-file = Analyse a record file
analysis = Analysis
analysis-lead = Every choice is judged by what its seat knew at that moment: the win chance, the best option, and what the choice cost. The quick analysis takes a few minutes, the deep one several times as long.
analysis-deeper = A deep analysis is several times as thorough and takes several times as long.
analysis-quick = Quick analysis
analysis-deep = Deep analysis
analysis-other-quick = The quick analysis
analysis-other-deep = The deep analysis
analysis-under-way = The game is being analysed. Tables in play come first.
analysis-leave = You can leave this page; the analysis goes on and stays with the table.
analysis-look = See how far it has got
analysis-left = { $minutes ->
    [one] About a minute left.
   *[other] About { $minutes } minutes left.
}
analysis-stop = Stop
not-yours-to-stop = Only whoever began this analysis, made the table or sat there can stop it.
analysis-failed = The analysis could not be finished. You can begin it again.
analysis-not-yet = A game is analysed only when it is over: while it lasts, its cards are secret.
analysis-busy = Many games are being analysed just now. Try again in a while.
many-analyses = That is enough analyses for this hour. Those you asked for are kept with their tables.
analysis-honest = The chances are estimates from a search, not the truth.
analysis-curve-own = Win chances as each seat could know them
analysis-curve-open = Win chances with all cards open
analysis-short-own = as known
analysis-short-open = open cards
analysis-axis-rounds = Rounds
analysis-axis-choices = Choices
analysis-mark-slip = Slip
analysis-mark-mistake = Mistake
analysis-mark-blunder = Blunder
analysis-table = The curves as a table
analysis-choice = Choice
analysis-turns = Where the game turned
analysis-show = See it in the replay
analysis-instead = Play on from here instead
analysis-why = In its favour, as seen from { $name }’s seat:
analysis-why-you = In its favour, as seen from your seat:
analysis-nothing = Nothing is marked here.
analysis-every = Every decision
analysis-what = Chosen, and what was best
analysis-cost = Cost (percentage points)

## Advice while playing

advice = Advice
advice-allowed = Among people, too, everybody may ask a bot what it would do
advice-about = Against bots alone you may always ask. Among people, everybody is told before sitting down, and the log says who asks.
ask-advice = What would you do?
advice-line = Then perhaps { $line }.
advice-quoted = “{ $option }”
advice-clear = { $names } is the best choice: { $chance }% to win, against { $next }% for the next.
advice-unsure-best = { $names } looks best, { $chance }% to win against { $next }%, but the bot is not sure of it.
advice-even = { $names } are about equally good: { $chance }% to win.
advice-alone = { $names }: { $chance }% to win.
advice-best = the best choice
advice-looks-best = looks best
advice-as-good = about equally good
advice-unsure = perhaps weaker
advice-weaker = weaker
advice-much-weaker = much weaker
coach = Warn me before a costly choice
coach-about = A bot thinks about each of your choices first, so they take a moment longer.
coach-warns = A bot thinks that this costs at least 10 percentage points of your win chance. Choose it again to do it anyway.

## Puzzles

puzzle = Puzzle
puzzles = Puzzles
puzzles-lead = Positions from games between bots in which one choice is clearly the best, shown as one seat sees them. Which puzzles you have solved is remembered in this browser alone.
puzzle-today = Puzzle of the day
no-puzzles = There are no puzzles yet.
puzzle-lead = One choice is clearly better than all others. Which one?
puzzle-not-best = Not the best: { $option }. There is a better choice.
puzzle-tried = tried
puzzle-solved = Right: { $option }.
puzzle-solution = The solution: { $option }.
puzzle-show = Show the solution
puzzle-next = Next puzzle
statistics = Statistics
statistics-lead = Finished games, counted. There is no account: your own games are those in which this browser had a seat.
statistics-mine = Your games in this browser
statistics-open = Open games on this server
statistics-none-mine = You have not finished a game in this browser yet.
statistics-none-open = No open game has been finished on this server yet.
statistics-you = You
statistics-people = People
statistics-bots = Bots
statistics-games = Games
statistics-won = Won
statistics-place = Place { $number }
statistics-average = Average place
statistics-cost = Average cost of a choice
statistics-points = { $cost } percentage points ({ $number ->
    [one] { $number } analysed game
   *[other] { $number } analysed games
    })
statistics-no-cost = no game analysed yet
statistics-times = Times
statistics-plays = Played
statistics-plays-vendetta = Clan
statistics-plays-masters = Vampire
statistics-plays-veto = Deck
statistics-openings = Opening: first character deployed

## The pack editor

own-packs = Your own cards
own-packs-lead = Type in the cards of your box, evening by evening, and play with them. What you have not typed stays as the house has it.
my-box = My box
new-pack = New pack
new-pack-about = It begins with the cards of the house; a card you type takes the place of one of them or, where the game allows it, is added.
pack-name = Name of the pack
import-pack = Import a file
pack-file = Pack file (TOML)
pack-text = Or paste it here
import-nothing = No file was chosen and nothing was pasted. Choose a pack file or paste its text.
import-no-text = “{ $name }” is not a text file. A pack file is text in the TOML format, as “Download the file” makes it.
import-refused = { $number ->
    [one] Nothing was imported: there is a mistake.
   *[other] Nothing was imported: there are { $number } mistakes.
}
pack-to-table = New table with these cards
export-pack = Download the file
copy-pack = Copy it to your packs
pack-of-others = You may read these cards and play with them. Copy the pack to change it.
pack-counts = In this game cards can only be replaced, not added: a card you type takes the place of one of the house, so that there are as many different cards of each kind as in the box:
card-of-others = This card belongs to the pack of somebody else: you can read it, but not change it. To change it, copy the pack.
pack-progress = How much has been typed
pack-cards-lead = Choose a card and type what yours says. Changes are saved by themselves, and you can play with the pack at any time.
typed-of = { $number } of { $all } typed
drafts-of = { $number ->
    [one] 1 draft
   *[other] { $number } drafts
}
pack-more = Rename, share or forget
pack-keywords = Keywords of your own
pack-called-so = You have another pack with this name; rename one of them below so that you can tell them apart. The other:
save-name = Save
share-link = Link for friends
share-link-about = Whoever has it may read the cards, play with them and copy the pack, but not change it.
move-link = Link for another of your devices
move-link-about = Whoever opens it may change the pack. Keep it to yourself.
renew-link = Make a new link
renew-link-sure = Make a new link? The old one will no longer work. Whoever has already opened it may still change the pack.
pack-keepers = { $number ->
    [one] { $number } browser may change this pack.
   *[other] { $number } browsers may change this pack.
}
keep-alone = Let only this browser change it
keep-alone-sure = Take the pack away from all other browsers? They can still read it, but no longer change it.
forget-pack = Forget this pack
forget-pack-sure = Forget this pack? Tables that were made with it keep their cards.
pack-move-lead = This link lets you change a pack of { $game } in this browser too.
pack-move-here = Change it here too
new-card = New card
add-card = Add
card-family = Kind
card-state = Progress
state-typed = typed
state-draft = draft
state-missing = house card
state-idle = typed, does nothing yet
card-typed = Kept in the pack.
card-draft = Kept as a draft: it is not in the pack yet.
card-missing = The house card stands there again.
card-form = Form
card-origin = Origin and notes
preview = Preview
no-preview = There is nothing to show yet.
compare-stand-in = Compare with the card it replaces
copy-from = Copy from another card
copy-card = Copy
copy-about = Everything but the name is replaced.
similar-cards = Similar
other-cards = Others
put-back = Put the house card back
put-back-sure = Take your card out of the pack?
remove-card = Remove the card
save-card = Save
other-languages = In other languages
one-language = One language is enough. Where you type nothing, the card shows what you typed elsewhere, marked with its language.
name-in-language = { $tongue ->
    [pl] The name is in Polish.
    [pt] The name is in Portuguese.
   *[en] The name is in English.
}
as-text = As text
as-text-about = This is the same effect as pack files write it. You never need it: it is for copying an effect to another card, or for typing one as docs/packs.md describes.
add-effect = Effect
add-when = Moment
add-cost = Cost
add-titles = Title
add-ability = Ability
remove = Remove
remove-of = Remove: { $name }
move-up = Move up
slot-choose = pick from the list …
slots-inside = Parts
slot-open = Something is still to be chosen here.
slot-zero = still empty; write 0 if the card has none
card-field-name = Name
card-field-nickname = Byname
card-field-text = Text
card-field-origin = Origin
card-field-stand-in = Parts that are not known
card-field-known = Parts that are known
card-field-note = Note
card-field-rank = Rank
card-field-type = Type
card-field-symbols = Symbols
card-field-copies = Copies
card-field-when = When
card-field-cost = Cost
card-field-effect = Effect
card-field-effects = Effects
card-field-titles = Titles
card-field-en = English
card-field-pl = Polish
card-field-pt = Portuguese
card-field-phase = Works by
card-field-ap = Action points
card-field-minions-ahead = Minions ahead
card-field-agents-ahead = Agents ahead
card-field-vampires = Vampires
card-field-agents = Agents
card-field-rows = Rows: strong Veil, weak Veil
card-field-reported-rows = Reported rows
card-field-blood = Blood
card-field-darkness = Darkness
card-field-seal = Seal
card-field-act = Act
card-field-red = Red cross
card-field-grey = Grey crosses
card-field-kind = Kind
card-field-on = Placed on
card-field-while = While it is in play
card-field-daily = When a day begins
card-field-moments = At moments of the game
card-field-seal-moments = Seal, at moments of the game
card-field-discard-when = Discarded
card-field-once = How often
card-field-clan = Clan
card-field-power = Power
card-field-place = Where it starts
card-field-values = Values
card-field-earlier = Values of the first printing
card-field-faces = Names of single cards, one per line
card-field-influence = Influence
card-field-paired = Exchanged with
card-field-do = Does
card-field-faction = Faction
card-field-lafa = Lafa (5, 6/1 or 3/+2)
card-field-arms = Arms
card-field-szabla = Szabla
card-field-kreski = Kreski
card-field-keywords = Keywords
card-field-unique = Unique
card-field-treasury = Treasury
card-field-income = Income
card-field-ability = What it does
card-about-thrust-ability = A thrust’s “+3 Szabla” is typed here: add an ability, choose “… has … Szabla”, then your fighter, +3 and this duel. The field “Szabla” above stays empty unless the card has a Szabla of its own.
card-field-limit = Limit
not-your-pack = This pack belongs to somebody else. Copy it to change it.
many-packs = You have as many packs as one browser may keep. Forget one first.
many-drafts = There are too many drafts in this pack. Finish some of them first.
drafts-too-long = The drafts in this pack are too long: together they may have at most { $most ->
    [one] { $most } character
   *[other] { $most } characters
}. Finish some of them first.
card-too-large = There are more effects on this card than the form can show: it has at most { $most ->
    [one] { $most } field
   *[other] { $most } fields
}. Change the card in the file and import it again.
pack-too-long = A pack may have at most { $most ->
    [one] { $most } character
   *[other] { $most } characters
}.
pack-too-many = A pack may have at most { $most ->
    [one] { $most } card
   *[other] { $most } cards
} of its own.
pack-changed = The pack is being changed elsewhere. Try again.
card-changed = Another device has changed this card meanwhile. Nothing has been overwritten: choose which version is to stay.
pack-renamed = Another device has changed the name or the keywords meanwhile. The pack is now called “{ $name }”, and its keywords are: { $keywords }. What you typed is below and has not been saved; save it to overwrite these.
pack-typed-on = The pack has been changed in another tab or on another device since you opened this page, so it has not been forgotten. This is what it is now; forget it again if you still want to.
conflict-title = This card has been changed on another device or in another tab
conflict-gone = This card has been removed on another device or in another tab
conflict-about = What you typed is still in the form, but it has not been kept. Nothing has been overwritten: choose which of the two is to stay.
conflict-yours = Yours
conflict-kept = Kept meanwhile
conflict-card = The card as it has been kept
conflict-mine = Keep mine
conflict-other = Take the other
conflict-reset = Take my card out all the same
conflict-leave-out = Leave it removed
pack-mistakes = Not possible: { $why }
pack-unreadable = This pack can no longer be read as it is. Download the file, correct it and import it again. { $why }
pack-other-game = This pack is for another game.
pack-uneditable = This file is laid out in such a way that single cards cannot be changed here. Write each card below its own [[heading]].
card-name-missing = Give the card a name.
card-called-so = Another card of this pack has the same name:
played-with = Cards: { $name }
deck-of-these = Build a deck
try-card = Try this card
try-about = A table against bots, with this card in front of you.
try-not-dealt = No deal was found in which this card lies in front of you from the start. It is in the game: play on until it comes.
draft-save = Nothing is missing: save the card, and it can be tried.
draft-blank = Only its name is there so far. Type what your card says; then save it.
draft-needs = Before this card can be tried:
pack-decks-first = A card comes into play only in a deck: put new cards into one first.
pack-play = Play with these cards against bots
deck-begun = “Play” uses the deck “{ $name }”.
deck-begun-here = This deck begins as “{ $name }”.
deck-put-in = Your new cards are put into it:
deck-taken-out = In exchange these are taken out:
deck-there = Already in it:
deck-left-out = No room was found for:
deck-begin-empty = Begin with an empty deck
pack-decks = Your decks with these cards:
deck-changed = The cards of this pack have changed since the deck was saved; it is shown as it was.
deck-as-now = Open it with the cards as they are now
pack-needs-deck = This pack has no deck that can be played. Build one from its cards first.
cards-of-pack = The cards of “{ $name }”.
trial-tables = { $number ->
    [one] One table to try out your cards
   *[other] { $number } tables to try out your cards
}
whole-pack = the whole pack
back-to-card = Back to the card
back-to-pack = Back to the pack
try-draft = A draft cannot be tried. Correct what is wrong first.
endless = This choice sets off a chain of effects that does not end. Nothing has changed: choose something else, and look at the cards behind it.
pack-keywords-many = A pack may have at most { $most ->
    [one] { $most } new keyword
   *[other] { $most } new keywords
}.
finder-type = Type to find …
finder-none = Nothing is called that.

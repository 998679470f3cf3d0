### Regalia in English.

## What the game is, for lists of games

game-regalia = a duel of bluff for two: press your claim, or yield
length-regalia = a quarter of an hour

## Names

family-piece = Piece of regalia
family-retainer = Retainer

regalia-status = Claim { $round } of 7 · pieces to come { $pieces } · deck { $deck } · cellar { $cellar }
regalia-at-stake = at stake, worth { $worth }
regalia-pressed = pressed by { $seat_name }
regalia-points = points { $points }/{ $goal }
regalia-favours = Favours { $number }
regalia-hand = hand { $number }
regalia-staff = Staff
regalia-laid = laid: { $card }
regalia-face-down = face down
regalia-taken = taken: { $cards }
regalia-known = known in hand: { $cards }
regalia-your-hand = Your hand
regalia-pile = Pile: { $cards }
regalia-strength = strength { $number }
regalia-worth = worth { $number }
regalia-help = Ten points win: a piece counts its worth, a Favour 1. A number behind a Retainer is its strength.

## Options

option-lay-card = lay { $card }
option-press = press the claim
option-hold = hold
option-stand = stand
option-yield = yield
option-keep = leave it
option-exchange-for-card = exchange it for { $card }

## Questions

ask-lay = { $seat } lay{ $seat_s } a Retainer face down.
ask-speak = Does { $seat_mid } press the claim? The rival must then stand or yield.
    .spoken = Do you press the claim? Your rival must then stand or yield; a Favour goes with the piece if the Retainers are shown.
ask-answer = The claim is pressed: { $seat_mid } stand{ $seat_s } or yield{ $seat_s }.
    .answered = Your rival presses the claim. Stand, and both Retainers are shown; yield, and yours comes back unseen.
ask-exchange = { $seat } may exchange the Envoy for a Retainer from hand.

## Log

log-first-staff = { $seat } { $seat_has } the Staff first.
log-turned-up = Claim { $number }: { $card } is at stake.
log-laid = { $seat } lay{ $seat_s } a Retainer face down.
log-pressed = { $seat } press{ $seat_es } the claim.
log-held = { $seat } hold{ $seat_s }.
log-stood = { $seat } stand{ $seat_s }.
log-yielded = { $seat } yield{ $seat_s }.
log-shown = { $seat } show{ $seat_s } { $card }.
log-counted = Strength: { $counts }.
log-took = { $seat } take{ $seat_s } { $card }.
log-favour = { $seat } get{ $seat_s } a Favour.
log-exchanged = { $seat } exchange{ $seat_s } { $card } for { $model }.
log-looked = { $seat } look{ $seat_s } at { $other_of } hand.
log-saw-hand = { $seat_of } hand: { $cards }.
log-returned = { $seat } take{ $seat_s } { $card } back to hand.
log-drew = { $seat } draw{ $seat_s } { $number ->
    [one] a Retainer
   *[other] { $number } Retainers
}.
log-staff = The Staff goes to { $seat_mid }.
log-crowned = { $seat } { $seat_is } crowned, with { $number } points.

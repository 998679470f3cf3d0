### Regalia po polsku.

game-regalia = pojedynek na blef dla dwojga: nalegaj albo ustąp
length-regalia = kwadrans

## Nazwy

family-piece = Klejnot
family-retainer = Dworzanin

regalia-status = Roszczenie { $round } z 7 · klejnotów { $pieces } · talia { $deck } · loch { $cellar }
regalia-at-stake = stawka, wartość { $worth }
regalia-pressed = nalega: { $seat_name }
regalia-points = punkty { $points }/{ $goal }
regalia-favours = łaski { $number }
regalia-hand = ręka { $number }
regalia-staff = laska
regalia-laid = wyłożony: { $card }
regalia-face-down = zakryty
regalia-taken = zdobyte: { $cards }
regalia-known = znane na ręce: { $cards }
regalia-your-hand = Twoja ręka
regalia-pile = Stos: { $cards }
regalia-strength = siła { $number }
regalia-worth = wartość { $number }
regalia-help = Wygrywa, kto zbierze dziesięć punktów: klejnot liczy się według wartości, łaska za 1. Liczba przy dworzaninie to jego siła.

## Opcje

option-lay-card = wyłóż: { $card }
option-press = nalegaj
option-hold = wstrzymaj się
option-stand = staw czoło
option-yield = ustąp
option-keep = zostaw
option-exchange-for-card = wymień na: { $card }

## Pytania

ask-lay = { $seat } wykłada{ $seat_sz } zakrytego dworzanina.
ask-speak = Czy { $seat } nalega{ $seat_sz }? Rywal musi wtedy stawić czoło albo ustąpić.
    .spoken = Nalegasz? Rywal musi wtedy stawić czoło albo ustąpić; gdy dojdzie do odsłonięcia, klejnot przynosi też łaskę.
ask-answer = Rywal nalega: { $seat } może{ $seat_sz } stawić czoło albo ustąpić.
    .answered = Rywal nalega. Jeśli stawisz czoło, obaj dworzanie zostaną odsłonięci; jeśli ustąpisz, twój wróci zakryty.
ask-exchange = { $seat } może{ $seat_sz } wymienić posła na dworzanina z ręki.

## Dziennik

log-first-staff = { $seat } dostaje{ $seat_sz } laskę na początek.
log-turned-up = Roszczenie { $number }: stawką jest { $card }.
log-laid = { $seat } wykłada{ $seat_sz } zakrytego dworzanina.
log-pressed = { $seat } nalega{ $seat_sz }.
log-held = { $seat } wstrzymuje{ $seat_sz } się.
log-stood = { $seat } stawia{ $seat_sz } czoło.
log-yielded = { $seat } ustępuje{ $seat_sz }.
log-shown = { $seat } odsłania{ $seat_sz }: { $card }.
log-counted = Siła: { $counts }.
log-took = { $seat } zdobywa{ $seat_sz }: { $card }.
log-favour = { $seat } otrzymuje{ $seat_sz } łaskę.
log-exchanged = { $seat } wymienia{ $seat_sz }: { $card } → { $model }.
log-looked = { $seat } ogląda{ $seat_sz } { $other_hand_acc }.
log-saw-hand = { $seat_hand }: { $cards }.
log-returned = { $seat } bierze{ $seat_sz } z powrotem na rękę: { $card }.
log-drew = { $seat } dobiera{ $seat_sz } dworzan: { $number }.
log-staff = Laska: { $seat_name }.
log-crowned = Koronacja: { $seat_name }, punkty: { $number }.

### Władcy Nocy po polsku.

## Names

cell-other = { $name }
    .to = do dzielnicy „{ $name }”
    .from = z dzielnicy „{ $name }”
    .in = w dzielnicy „{ $name }”
    .acc = dzielnicę „{ $name }”
cell-r1c1 = lewa górna dzielnica
    .to = do lewej górnej dzielnicy
    .from = z lewej górnej dzielnicy
    .in = w lewej górnej dzielnicy
    .acc = lewą górną dzielnicę
cell-r1c2 = środkowa górna dzielnica
    .to = do środkowej górnej dzielnicy
    .from = ze środkowej górnej dzielnicy
    .in = w środkowej górnej dzielnicy
    .acc = środkową górną dzielnicę
cell-r1c3 = prawa górna dzielnica
    .to = do prawej górnej dzielnicy
    .from = z prawej górnej dzielnicy
    .in = w prawej górnej dzielnicy
    .acc = prawą górną dzielnicę
cell-r2c1 = lewa środkowa dzielnica
    .to = do lewej środkowej dzielnicy
    .from = z lewej środkowej dzielnicy
    .in = w lewej środkowej dzielnicy
    .acc = lewą środkową dzielnicę
cell-r2c2 = środkowa dzielnica
    .to = do środkowej dzielnicy
    .from = ze środkowej dzielnicy
    .in = w środkowej dzielnicy
    .acc = środkową dzielnicę
cell-r2c3 = prawa środkowa dzielnica
    .to = do prawej środkowej dzielnicy
    .from = z prawej środkowej dzielnicy
    .in = w prawej środkowej dzielnicy
    .acc = prawą środkową dzielnicę
cell-r3c1 = lewa dolna dzielnica
    .to = do lewej dolnej dzielnicy
    .from = z lewej dolnej dzielnicy
    .in = w lewej dolnej dzielnicy
    .acc = lewą dolną dzielnicę
cell-r3c2 = środkowa dolna dzielnica
    .to = do środkowej dolnej dzielnicy
    .from = ze środkowej dolnej dzielnicy
    .in = w środkowej dolnej dzielnicy
    .acc = środkową dolną dzielnicę
cell-r3c3 = prawa dolna dzielnica
    .to = do prawej dolnej dzielnicy
    .from = z prawej dolnej dzielnicy
    .in = w prawej dolnej dzielnicy
    .acc = prawą dolną dzielnicę
cell-at-railway-station = Dworzec kolejowy
    .to = na Dworzec kolejowy
    .from = z Dworca kolejowego
    .in = na Dworcu kolejowym
    .acc = Dworzec kolejowy
cell-at-museum = Muzeum
    .to = do Muzeum
    .from = z Muzeum
    .in = w Muzeum
    .acc = Muzeum
cell-at-asylum = Szpital psychiatryczny
    .to = do Szpitala psychiatrycznego
    .from = ze Szpitala psychiatrycznego
    .in = w Szpitalu psychiatrycznym
    .acc = Szpital psychiatryczny
cell-at-city-park = Park miejski
    .to = do Parku miejskiego
    .from = z Parku miejskiego
    .in = w Parku miejskim
    .acc = Park miejski
cell-at-nightclub = Klub nocny
    .to = do Klubu nocnego
    .from = z Klubu nocnego
    .in = w Klubie nocnym
    .acc = Klub nocny
cell-at-newspaper-office = Redakcja gazety
    .to = do Redakcji gazety
    .from = z Redakcji gazety
    .in = w Redakcji gazety
    .acc = Redakcję gazety
cell-at-police-station = Komisariat policji
    .to = na Komisariat policji
    .from = z Komisariatu policji
    .in = na Komisariacie policji
    .acc = Komisariat policji
cell-at-cathedral = Katedra
    .to = do Katedry
    .from = z Katedry
    .in = w Katedrze
    .acc = Katedrę
cell-at-old-cemetery = Stary cmentarz
    .to = na Stary cmentarz
    .from = ze Starego cmentarza
    .in = na Starym cmentarzu
    .acc = Stary cmentarz
vampire-agnieszka = Agnieszka
    .gen = Agnieszki
    .dat = Agnieszce
    .acc = Agnieszkę
    .ins = Agnieszką
    .gender = f
vampire-imre = Imre
    .gen = Imrego
    .dat = Imremu
    .acc = Imrego
    .ins = Imrem
    .gender = m
vampire-ishtvan = Ishtvan
    .gen = Ishtvana
    .dat = Ishtvanowi
    .acc = Ishtvana
    .ins = Ishtvanem
    .gender = m
vampire-laszlo = Laszlo
    .gen = Laszla
    .dat = Laszlowi
    .acc = Laszla
    .ins = Laszlem
    .gender = m
vampire-mila = Mila
    .gen = Mili
    .dat = Mili
    .acc = Milę
    .ins = Milą
    .gender = f
vampire-nevena = Nevena
    .gen = Neveny
    .dat = Nevenie
    .acc = Nevenę
    .ins = Neveną
    .gender = f
ability-hypnosis = Hipnoza
ability-mass-trance = Masowy trans
ability-elders-care = Troska Starszego
ability-family-feast = Uczta Rodziny
ability-demon-summoning = Przyzwanie demonów
ability-gates-of-hell = Wrota piekieł
ability-battle-frenzy = Szał bitewny
ability-strike-from-the-shadows = Cios z cienia
ability-temptation = Kuszenie
ability-thralls-of-the-night = Niewolnicy nocy
ability-omen = Wróżba
ability-rewritten-fate = Odmieniony los
phase-setup = przygotowanie do gry
phase-day = dzień
phase-night = noc
difficulty-easy = łatwy
difficulty-medium = średni
difficulty-hard = trudny
family-district = dzielnica
family-vampire = wampir
family-ability = zdolność
family-event = wydarzenie
family-relic = relikt

## The table

masters-status = Runda { $round } · { $phase } · prowodyr { $leader } · wydarzenia { $events } · relikty { $relics } · { $difficulty }
masters-veil = Zasłona { $veil }/6 · kości { $dice } (na boku { $aside }) · pule: agenci { $agents }, sługusy { $minions }, krew { $blood } · następny plan { $row }
masters-event = Wydarzenie: { $card }
masters-to-come = Następne wydarzenie, odkryte: { $card }
masters-in-play = W grze: { $cards }
masters-taken = Kości tej walki: { $dice }
masters-acts = działa, ma { $ap } PA
masters-blood = krew { $number }/{ $limit }
masters-kills = ofiary { $number }
masters-exhausted = wyczerpanie
masters-leads = prowodyr
masters-sealed = pieczęć { $cell }
masters-plan = Plan
masters-plan-ap = { $number } PA
masters-plan-blood = krew { $number }
masters-plan-veil = zasłona −{ $number }
masters-plan-veil-up = zasłona +{ $number }
masters-plan-there = agenci tam: { $number }
masters-plan-fight = agenci { $agents }, najlepsze kości { $dice }: ofiary { $kills }, krew { $blood }; albo sługusy, najwyżej { $minions }
masters-plan-rolled = jeszcze { $number } do rzutu
masters-help = h2 e1 m3: dwóch ukrytych agentów, jeden odkryty, trzy sługusy. ◆ to pieczęć, w nawiasach stoją wampiry, ‡ oznacza wyczerpanie. Plan pokazuje koszt każdej akcji, a dla walki wynik najlepszych kości z puli.
masters-won = Rytuał Krwawego Księżyca się odbył: Rodzina zwyciężyła.
masters-lost = Rodzina przegrała.

## Options

option-cell = { $cell }
option-card = { $card }
option-die-number = { $number }
option-minions-number = { $number ->
        [0] żadnego sługusa
        [one] { $number } sługusa
       *[other] { $number } sługusów
    }
option-seat = { $seat_name }
option-move-cell = Ruch { $cell_to }
option-expose = Wykrycie agentów
option-fight = Walka z agentami
option-recruit = Pozyskanie sługusa
option-night-effect = Aktywowanie nocnego efektu
option-hunt = Polowanie
option-wild-hunt = Dziki Gon
option-seal = Zapieczętowanie dzielnicy
option-ritual = Rytuał Krwawego Księżyca
option-end-turn = Zakończ turę
option-exchange-card = Przekazywanie reliktów: { $card }
option-use-card = Użyj: { $card }
option-place-card = Umieść tu: { $card }
option-card-lure-agents = { $card }: zwab agentów
option-card-scatter-agents = { $card }: rozprosz agentów
option-card-nurse = { $card }: krew dla innego wampira
option-card-unmask = { $card }: odkryj agentów
option-hidden = ukryty agent
option-exposed = odkryty agent
option-hidden-from-cell = ukryty agent { $cell_from }
option-exposed-from-cell = odkryty agent { $cell_from }
option-minion-from-cell = sługus { $cell_from }
option-hidden-from-cell-to-cell = ukryty agent { $cell_from } { $cell2_to }
option-exposed-from-cell-to-cell = odkryty agent { $cell_from } { $cell2_to }
option-done = gotowe
option-decline = nie
option-draw = dobierz relikt
option-reroll = przerzuć
option-redirect = jeden agent idzie do Urny
option-keep = wszyscy trafiają tam, dokąd wysyła ich plan
option-take-card = weź: { $card }
option-take-card-and-take-card = weź: { $card }, { $card2 }
option-give-card = daj: { $card }
option-give-card-and-take-card = daj: { $card }; weź: { $card2 }
option-give-card-and-take-card-and-take-card = daj: { $card }; weź: { $card2 }, { $card3 }
option-give-card-and-give-card = daj: { $card }, { $card2 }
option-give-card-and-give-card-and-take-card = daj: { $card }, { $card2 }; weź: { $card3 }
option-give-card-and-give-card-and-take-card-and-take-card = daj: { $card }, { $card2 }; weź: { $card3 }, { $card4 }

## Questions

ask-order = { $seat_asked }co najpierw?
ask-first-player = { $seat_asked }kto pierwszy dostaje żeton prowodyra?
ask-first-leader = { $seat_who ->
        [you] Którego ze swoich wampirów wyznaczasz na pierwszego prowodyra?
       *[other] { $seat_asked }którego ze swoich wampirów wyznaczyć na pierwszego prowodyra?
    }
ask-day-effect = { $seat_asked }który efekt dzienny rozpatrzyć teraz?
ask-draw-relic = { $seat_asked }dobrać relikt w Muzeum?
ask-lure-agent = { $seat_asked }który agent trafia do Szpitala?
ask-who-gains-blood = { $seat_asked }który wampir zyskuje krew?
ask-lose-minion = { $seat_asked }z której dzielnicy usunąć sługusa?
ask-expose-district = { $seat_asked }w której dzielnicy odkryć wszystkich agentów?
ask-reroll = { $seat_asked }przerzucić wszystkie kości w puli?
ask-give-relic = { $seat_asked }który wampir dostaje relikt?
ask-discard-relic = { $seat_asked }za dużo reliktów. Który odrzucić?
ask-larger-number = { $seat_asked }która niebieskoszara dzielnica dostaje większą liczbę agentów?
ask-first-served = { $seat_asked }w puli brakuje agentów. Która dzielnica dostaje ich pierwsza?
ask-next-agent = { $seat_asked }w puli brakuje agentów. Która dzielnica dostaje następnego?
ask-next-district = { $seat_asked }w puli brakuje agentów. Która dzielnica jest następna?
ask-urn = { $seat_asked }czy jeden z tych agentów idzie do Urny pogrzebowej?
ask-which-district = { $seat_asked }którą dzielnicę wybrać?
ask-which-agent = { $seat_asked }którego agenta wybrać?
ask-move-agent = { $seat_asked }który agent się przesuwa i dokąd?
ask-place-card = { $seat_asked }gdzie umieścić kartę?
ask-rob-relic = { $seat_asked }który relikt przepada?
ask-day-fight = { $seat_asked }którą walkę za dnia rozegrać teraz?
ask-fighter = { $seat_asked }który wampir walczy?
ask-send-minions = { $seat_asked }ilu sługusów poświęcić? Każdy usuwa jednego agenta.
ask-die = { $seat_asked }którą kość wziąć do walki?
ask-in-the-fight = { $seat_asked }użyć zdolności w tej walce?
ask-set-die-to-6 = { $seat_asked }która kość zmienia się na 6?
ask-who-loses-blood = { $seat_asked }walczący wampir nie ma krwi. Kto traci krew zamiast niego?
ask-act = { $seat_asked }co robi aktywny wampir?
ask-take-along = { $seat_asked }ilu sługusów zabrać?
ask-travel-to = { $seat_asked }do której dzielnicy?
ask-set-aside = { $seat_asked }którą kość odłożyć na bok?
ask-token = { $seat_asked }który żeton przesunąć?
ask-token-to = { $seat_asked }dokąd?
ask-into-district = { $seat_asked }do której dzielnicy idą agenci?
ask-from-district = { $seat_asked }z której dzielnicy idą agenci?
ask-expose-also = { $seat_asked }w której sąsiadującej dzielnicy też odkryć agentów?
ask-summon = { $seat_asked }kto przybywa do dzielnicy?
ask-tempt = { $seat_asked }który agent staje się sługusem?
ask-reroll-die = { $seat_asked }którą kość przerzucić?
ask-exchange = { $seat_asked }które relikty zmieniają właściciela?

## Log

log-set-up = Miasto czeka. Wampiry w grze: { $number }; zasłona: { $veil }.
log-leader = Prowodyr: { $vampire }.
log-day = Zaczyna się dzień { $number }.
log-night = Zapada noc { $number }.
log-turn = Tura: { $vampire } (PA: { $number }).
log-tie = { $cell }: remis, nic się nie dzieje.
log-rolled = Rzut wszystkimi kośćmi: { $dice }.
log-rerolled = Kości przerzucone; w puli { $dice }.
log-dice-taken = { $vampire } bierze z puli kości: { $dice }.
log-dice-changed = Kości walki liczą się teraz jako { $dice }.
log-dice-burned = Kości odłożone na bok: { $dice }.
log-agents-entered = { $number ->
        [one] { $number } agent pojawia się { $cell_in }
        [few] { $number } agentów pojawia się { $cell_in }
       *[many] { $number } agentów pojawia się { $cell_in }
    }.
log-agents-removed = { $number ->
        [one] { $number } agent wraca { $cell_from } do puli
        [few] { $number } agentów wraca { $cell_from } do puli
       *[many] { $number } agentów wraca { $cell_from } do puli
    }.
log-agents-moved = { $number ->
        [one] { $number } agent idzie { $cell_from } { $other_cell_to }
        [few] { $number } agentów idzie { $cell_from } { $other_cell_to }
       *[many] { $number } agentów idzie { $cell_from } { $other_cell_to }
    }.
log-agents-swapped = Agenci { $cell_from } i { $other_cell_from } zamieniają się miejscami.
log-all-hidden = Wszyscy odkryci agenci znów się ukrywają.
log-exposed = Wszyscy agenci { $cell_in } są odkryci.
log-minions-added = { $number ->
        [one] { $number } sługus przybywa { $cell_to }
        [few] { $number } sługusy przybywają { $cell_to }
       *[many] { $number } sługusów przybywa { $cell_to }
    }.
log-minions-removed = { $number ->
        [one] { $number } sługus opuszcza { $cell_acc }
        [few] { $number } sługusy opuszczają { $cell_acc }
       *[many] { $number } sługusów opuszcza { $cell_acc }
    }.
log-minions-moved = { $number ->
        [one] { $number } sługus idzie { $cell_from } { $other_cell_to }
        [few] { $number } sługusy idą { $cell_from } { $other_cell_to }
       *[many] { $number } sługusów idzie { $cell_from } { $other_cell_to }
    }.
log-vampire-moved = { $vampire } idzie { $cell_from } { $other_cell_to }.
log-placed-on-district = Karta „{ $card }” zostaje umieszczona { $cell_in }.
log-placed-on-vampire = Karta „{ $card }” zostaje umieszczona na karcie { $vampire_gen }.
log-stays-in-play = Karta „{ $card }” zostaje w grze.
log-event-discarded = Karta „{ $card }” wypada z gry.
log-event = Wydarzenie dnia: „{ $card }”.
log-redirected = Agent, który miał się pojawić { $cell_in }, trafia do Urny { $other_cell_in }.
log-missing = W puli brakuje agentów: { $number }. Zasłona osłabnie o { $number }.
log-landing = Przybycie agentów { $cell_to } zostaje zauważone: zasłona osłabnie o { $number }.
log-text-loss = Wydarzenie osłabi zasłonę o { $number }.
log-veil-weakened = Zasłona słabnie o { $number } (teraz: { $veil }).
log-veil-strengthened = Zasłona wzmacnia się o { $number } (teraz: { $veil }).
log-blood-gained = { $vampire } zyskuje { $number ->
        [one] { $number } krew
        [few] { $number } krwi
       *[many] { $number } krwi
    }.
log-blood-lost = { $vampire } traci { $number ->
        [one] { $number } krew
        [few] { $number } krwi
       *[many] { $number } krwi
    }.
log-exhausted = { $vampire_gender ->
        [f] { $vampire } jest wyczerpana
       *[m] { $vampire } jest wyczerpany
    }.
log-fight = { $vampire } walczy { $cell_in }; odkryci agenci: { $number }.
log-kills = { $vampire } dolicza sobie { $number ->
        [one] { $number } ofiarę
        [few] { $number } ofiary
       *[many] { $number } ofiar
    } (razem { $total }).
log-ability = { $vampire } używa zdolności „{ $ability }”.
log-omen = { $vampire } odkrywa { $card_acc }.
log-fate = { $vampire } odrzuca bez rozpatrywania { $card_acc }.
log-night-effect = { $vampire } używa nocnego efektu { $cell_in }.
log-hunted = { $vampire } poluje.
log-wild-hunt = { $vampire } rusza na Dziki Gon.
log-sealed = { $vampire } pieczętuje { $cell_acc }.
log-ap-gained = { $vampire } zyskuje { $number } PA.
log-chain-stopped = Tyle tekstów uruchomiło się nawzajem, że dalsze już nie działają.
log-ap-not-given = { $vampire } nie dostaje już PA: teksty dały w tej turze tyle, ile mogą.
log-ap-lost = { $vampire } traci { $number } PA.
log-card-works = Działa tekst karty „{ $card }”.
log-seal-works = { $vampire }: działa tekst pieczęci.
log-vampire-works = { $vampire }: działa tekst karty wampira.
log-district-works = { $cell }: działa tekst dzielnicy.
log-relic-drawn = Dobrany relikt: „{ $card }”.
log-relic-given = { $vampire } dostaje { $card_acc }.
log-relic-discarded = { $vampire } traci { $card_acc }.
log-relic-handed = { $vampire } przekazuje { $other_vampire_dat } { $card_acc }.
log-relic-used = { $vampire } używa { $card_gen }.
log-ritual = { $vampire } zaczyna rytuał: Rodzina zwycięża.
log-defeat = Rodzina przegrywa.

# --- why a bot would choose an option ---
masters-reason-veil = Zasłona jest na 2 lub niżej w { $percent }% rozważanych przypadków.
masters-reason-exhausted = Któryś wampir jest wyczerpany w { $percent }% rozważanych przypadków.
masters-reason-kills = Wszystkie tory ofiar są pełne w { $percent }% rozważanych przypadków.
masters-reason-sealed = Wszystkie pieczęcie są umieszczone w { $percent }% rozważanych przypadków.
masters-reason-quiet = W { $percent }% rozważanych przypadków żaden agent nie jest odkryty.
masters-reason-strong-veil = Zasłona jest na 4 lub wyżej w { $percent }% rozważanych przypadków.
masters-reason-half-kills = Połowa wszystkich ofiar jest zdobyta w { $percent }% rozważanych przypadków.
masters-reason-full = Tor ofiar jest pełny ({ $vampire }) w { $percent }% rozważanych przypadków.
masters-reason-out-of-blood = W { $percent }% rozważanych przypadków { $vampire } jest w stanie wyczerpania.
masters-reason-low = W { $percent }% rozważanych przypadków { $vampire } ma tylko 1 krew.
masters-reason-some-sealed = Część pieczęci jest umieszczona w { $percent }% rozważanych przypadków.
masters-reason-crowd = W { $percent }% rozważanych przypadków w jednej dzielnicy jest co najmniej czterech agentów.
masters-reason-short = W { $percent }% rozważanych przypadków w puli jest za mało agentów na nadchodzący dzień.
called-event = { $name }
    .is = card
    .gender = none
    .nom = wydarzenie „{ $name }”
    .gen = wydarzenia „{ $name }”
    .dat = wydarzeniu „{ $name }”
    .acc = wydarzenie „{ $name }”
    .ins = wydarzeniem „{ $name }”
called-relic = { $name }
    .is = card
    .gender = none
    .nom = relikt „{ $name }”
    .gen = reliktu „{ $name }”
    .dat = reliktowi „{ $name }”
    .acc = relikt „{ $name }”
    .ins = reliktem „{ $name }”

# --- texts that are put together ---
option-first = pierwsza część tekstu
option-second = druga część tekstu
option-third = trzecia część tekstu
option-fourth = czwarta część tekstu
option-do-it = zrób to
option-minion-from-cell-to-cell = sługus { $cell_from } { $cell2_to }
ask-which-part = { $seat_asked }która część tekstu działa?
ask-whether = { $seat_asked }tekst nie jest obowiązkowy. Zastosować go?
ask-who-is-meant = { $seat_asked }którego wampira wybrać?
ask-march = { $seat_asked }który sługus się przesuwa?
ask-pay-or-not = { $seat_asked }zapłacić krwią czy przyjąć to, co mówi tekst?
option-pay = zapłać

# --- why a pack is refused, or a game cannot be set up like this ---
bad-rows = pole „{ $field }” wymaga dwóch wierszy po trzy liczby od 0 do 6: czerwona, potem dwie niebieskoszare, najpierw większa, na przykład [[2, 1, 0], [3, 1, 1]]
    .form = pole „{ $field }” wymaga wszędzie liczb od 0 do 6, z liczb niebieskoszarych najpierw większej
    .here = wszędzie potrzebne są liczby od 0 do 6, z liczb niebieskoszarych najpierw większa
bad-same-verb = dwie części do wyboru w polu „{ $field }” mają ten sam czasownik; napisz choose_one(…, …)
    .form = w polu „{ $field }” są do wyboru dwie rzeczy tego samego rodzaju; wstaw obie w „{ $use }”
    .here = są tu do wyboru dwie rzeczy tego samego rodzaju; wstaw obie w „{ $use }”
bad-plan = plan zaznacza trzy różne pola; oprócz czerwonego (red) podaj dwa niebieskoszare (grey)
    .form = plan zaznacza trzy różne pola; zaznacz dwa pod „{ $label_grey }” oprócz tego, które jest pod „{ $label_red }”
bad-vampires = każdy gracz prowadzi co najmniej jednego wampira (graczy: { $seats }, wampirów: { $vampires })
bad-vampire-twice = wampir może być w grze tylko raz; podaj każdego raz
bad-player = nie ma gracza { $letter } (graczy: { $seats })
bad-no-vampire = gracz { $letter } nie prowadzi żadnego wampira; każdy musi mieć co najmniej jednego

facet-kind = Rodzaj
facet-time = Działa
facet-ap = Punkty akcji
facet-blood = Krew
facet-veil = Zasłona
kind-one-off = jednorazowe
kind-this-round = na tę rundę
kind-permanent = stałe
kind-placed = umieszczane
kind-passive = pasywny
kind-activated = aktywowany
kind-placeable = do umieszczenia w dzielnicy
time-day = w dzień
time-night = w nocy
bad-needs-district = { $name } mówi o dzielnicy, w której leży karta; wpisz kind = "placed" i dzielnicę w „on”
    .form = „{ $name }” mówi o dzielnicy, w której leży karta; wybierz „{ $label_kind_placed }” w polu „{ $label_kind }” i dzielnicę w polu „{ $label_on }”
bad-needs-vampire = { $name } mówi o wampirze, na którym leży karta; wpisz on = "most kills" lub "most blood" albo niech wydarzenie będzie stałe
    .form = „{ $name }” mówi o wampirze, na którym leży karta; wybierz wampira w polu „{ $label_on }” albo „{ $label_kind_permanent }” w polu „{ $label_kind }”
bad-word-empty = „{ $name }” nic nie znaczy w [[{ $heading }]] w momencie „{ $moment }”; powiedz to inaczej
    .form = „{ $name }” nic nie znaczy na karcie tego rodzaju ({ $heading }) w tym momencie ({ $moment }); wybierz coś innego

## Miejsca i liczniki, gdy coś rozstrzyga się ręcznie

place-in-play = wydarzenia w grze
place-on-district = karta w dzielnicy
place-on-vampire = karta na wampirze
place-relics = relikty
place-relic-deck = talia reliktów
place-out = poza grą
counter-veil = zasłona
counter-blood = krew
counter-minions = sługusy
counter-agents = agenci

## Gdzie w formularzu kart coś może stać

at-daily = gdy zaczyna się dzień
at-day-effect = w efekcie dziennym
at-discard-when = w warunku odrzucenia karty
at-event = gdy dobiera się wydarzenie
at-happened = w jakimś momencie gry
at-moment = jako moment
at-night-effect = w efekcie nocnym
at-owned = na relikcie pasywnym
at-relic = gdy aktywuje się relikt
at-while = dopóki karta leży

### Wendeta po polsku.

## Nazwy

location-L1 = The Rack
location-L2 = The Asylum
location-L3 = Club Zombie
location-H = Schronienie Księcia
clan-brujah = Brujah
clan-gangrel = Gangrel
clan-malkavian = Malkavian
clan-nosferatu = Nosferatu
clan-toreador = Toreador
clan-tremere = Tremere
clan-ventrue = Ventrue
about-clan-brujah = Łatwy na początek. Zabiera krew rywalom: bez krwi nie mają czym płacić i wpadają w szał. Robi to sześć z dziewięciu kart.
about-clan-gangrel = Łatwy na początek. Jego siłą jest rozstawiona krew: siedem z dziewięciu kart dokłada ją z puli ogólnej, podwaja jej siłę, zabiera ją lub przenosi.
about-clan-malkavian = Na później. Zaskakuje: dokłada więcej kart niż inni, z rąk i z talii klanu, zabiera karty z powrotem albo je zakrywa.
about-clan-nosferatu = Na później. Zyskuje, gdy wycofa się w porę, przenosi karty do Schronienia Księcia i każe innym płacić za zakryte karty.
about-clan-toreador = Łatwy na początek. Im więcej masz popleczników i ofiar, tym jest silniejszy: cztery z dziewięciu kart je liczą, dwie dobierają ofiary.
about-clan-tremere = Wymaga planu. Wydaje własną krew na silne efekty: trzy z dziewięciu kart chcą połowy puli, jedna jest tym silniejsza, im mniej w niej krwi.
about-clan-ventrue = Wymaga planu. Każe innym wybierać, co oddają: tak działają cztery z dziewięciu kart. Dwie odpowiadają na najsilniejszą kartę: jedna jej dorównuje, druga zmienia jej siłę w 0.
choice-stay = zostań
choice-withdraw = wycofaj się
relic-RE01 = Apokryfy Sargona
relic-RE02 = Kielich Izaaka
relic-RE03 = Obsydianowa maska°
relic-RE04 = Popielna klepsydra°
relic-RE05 = Kościany flet°
relic-RE06 = Pieczęć Drugiego Miasta°
relic-RE07 = Zwierciadło Nod°
relic-RE08 = Cierniowy relikwiarz°
site-LC01 = Succubus Club
site-LC02 = Obroża
site-LC03 = Podziemny garaż°
site-LC04 = Komisariat policji°
site-LC05 = Noclegownia°
site-LC06 = Strzeżona posiadłość°
site-LC07 = Redakcja°
phase-setup = przygotowanie
phase-feed = Żer
phase-location-setup = Uzupełnienie dzielnic
phase-hand-building = Zarządzanie ręką
phase-planning = Planowanie
phase-resolution = Rozstrzygnięcie
phase-round-end = koniec rundy
family-clan = klan
family-clan-card = karta klanu
family-ally = poplecznik
family-victim = ofiara
family-relic = relikwia
family-location-card = karta miejsca
family-tile = kafelek dzielnicy
type-passive = Pasywna
type-preparation = Przygotowanie
type-conflict = Starcie
type-aftermath = Pokłosie

## Stół w terminalu

vendetta-status = Runda { $round }/3 · { $phase } · żeton ambicji { $ambition } · poplecznicy { $allies } · ofiary { $victims }
vendetta-rewards = Nagrody: 1. miejsce: poplecznik i wpływy { $first } (Schronienie: { $haven } i żeton ambicji), 2.: ofiara i { $second }, 3.: { $third }
vendetta-no-ally = brak poplecznika
vendetta-blood = krew { $number }
vendetta-influence = wpływy { $number }
vendetta-score = wynik { $number }
vendetta-hand = ręka { $number }
vendetta-diablerie = Diabolizm { $number }
vendetta-eliminated = poza grą
vendetta-alliance = sojusz: { $cards }
vendetta-drained = wyssani: { $cards }
vendetta-known = na ręce: { $cards }
vendetta-either = na ręce lub zakryte: { $cards }
vendetta-relic = relikwia: { $card }
vendetta-relic-used = relikwia zużyta: { $card }
vendetta-your-hand = Twoja ręka
vendetta-total = suma { $number }
vendetta-power = siła { $number }
vendetta-values = wpływy { $influence }, żer { $feed }, wyssanie { $drain }, wpływy po wyssaniu { $drained }
vendetta-vampire = wampir
vendetta-human = człowiek
vendetta-help = Wiersz to dzielnica: jej poplecznik z liczbami wpływy/żer/wyssanie/wpływy po wyssaniu i obszar każdego gracza: odkryte karty z siłą, ? to karta zakryta, (nazwa) to zakryta, którą znasz, +2 to rozstawiona krew. ◆ oznacza żeton ambicji.
vendetta-prince = Nowy Książę Chicago: { $seat }.

## Opcje

option-card = { $card }
option-seat = { $seat_name }
option-number = { $number }
    .bid = zaoferuj krew: { $number }
option-location = { $location }
option-choice = { $choice }
option-card-and-card = { $card } i { $card2 }
option-both-for-card = obie, a { $card } na spód talii
option-play-location-up = { $location }: dołóż odkrytą
option-play-location-down = { $location }: dołóż zakrytą
option-drain-card = wyssij: { $card }
option-blood-number = dołóż { $number ->
        [one] { $number } krew
        [few] { $number } krwi
       *[many] { $number } krwi
    }
option-flip = odwróć żeton Diabolizmu: +1 krew
option-end-turn = zakończ turę
option-look-location-seat-number = wydaj 1 krew i podejrzyj: { $location }, { $seat_name }, karta { $number }
option-use-relic = użyj relikwii
option-use-relic-on-card = użyj relikwii: { $card }
option-use-relic-at-location = użyj relikwii: { $location }
option-pass = pas
option-use-card = użyj karty „{ $card }”
option-use = tak
option-decline = nie
option-yes = tak
option-no = nie
option-include = także członka drużyny
option-spare = bez członka drużyny
option-skip = pomiń karty
option-pay = oddaj 3 krwi
    .pay-or-not = zapłać
option-blood = krew
option-influence = wpływ
option-leave-the-rest = resztę zostaw zakrytą
option-done = gotowe
option-turn-up-none = nie odkrywaj żadnej
option-turn-up-number = odkryj kartę { $number }
option-turn-up-number-number = odkryj karty { $number } i { $number2 }
option-turn-up-number-number-number = odkryj karty { $number }, { $number2 } i { $number3 }
option-go-on = dalej

## Pytania

ask-clan = { $seat } wybiera{ $seat_sz } klan.
ask-relic = { $seat } wybiera{ $seat_sz } relikwię.
ask-keep = Zarządzanie ręką: co { $seat } zatrzymuje{ $seat_sz }?
ask-include-partner = { $seat_asked }czy ten efekt dotyczy też członka drużyny?
    .partner_decided = „{ $card }”: czy efekt tej karty dotyczy też członka twojej drużyny?
    .partner_answer = „{ $card }”: czy efekt tej karty dotyczy też członka twojej drużyny?
    .ahead_decided = „{ $card }”: czy efekt tej karty dotyczy też członka twojej drużyny?
    .partner_challenged = „{ $card }”: czy efekt tej karty dotyczy też członka twojej drużyny?
    .partner_prowled = „{ $card }”: czy efekt tej karty dotyczy też członka twojej drużyny?
    .partner_bound = „{ $card }”: czy członek twojej drużyny musi w tej turze dokładać tam zakryte karty?
ask-plan = Planowanie: gdzie i jak { $seat } dokłada{ $seat_sz } kartę? Najpierw można wysysać.
ask-card = Planowanie: którą kartę { $seat } dokłada{ $seat_sz }?
ask-turn = Planowanie: { $seat } może{ $seat_sz } dołożyć krew, odwrócić żetony Diabolizmu, wysysać albo zakończyć turę.
ask-use-relic = { $seat } może{ $seat_sz } teraz użyć relikwii.
ask-between-turns = Między turami { $seat } może{ $seat_sz } wysysać lub podglądać.
ask-stay-or-withdraw = { $seat } wybiera{ $seat_sz }: „zostań” czy „wycofaj się”? Wybór jest tajny, dopóki wszyscy nie wybiorą.
ask-cloak = { $seat } wycofuje{ $seat_sz } się: przenieść wszystko tam, gdzie leży „Płaszcz cieni”?
ask-play-blood = Ile krwi { $seat } tu dokłada{ $seat_sz }?
ask-turn-up = „O krok do przodu”: którą kartę { $seat } odkrywa{ $seat_sz } za 2 krwi?
ask-turn-up-together = „O krok do przodu”: które karty { $seat } odkrywa{ $seat_sz }, każdą za 2 krwi?
ask-resolve = { $seat_asked }która karta działa teraz?
ask-turn-down-instead = Szał: czy { $seat } zakrywa{ $seat_sz } kartę „Gotowy” zamiast wysysać?
ask-swap = „Nieustraszony”: czy { $seat } zamienia{ $seat_sz } miejscami krew rozstawioną i krew z puli?
ask-move-blood = „Postać mgły”: dokąd { $seat } przenosi{ $seat_sz } połowę krwi?
ask-spend-half = Czy { $seat } wydaje{ $seat_sz } połowę puli?
ask-spend = Czy { $seat } wydaje{ $seat_sz } 1 krew?
ask-move-to-haven = Czy { $seat } przenosi{ $seat_sz } tę kartę do Schronienia?
ask-vanish = „Zniknięcie”: czy { $seat } wycofuje{ $seat_sz } się teraz?
ask-take-back = „Chaos”: którą kartę { $seat } zabiera{ $seat_sz } na rękę?
ask-turn-down = „Bezmyślna napaść”: którą kartę { $seat } zakrywa{ $seat_sz }?
ask-mesmerize = „Hipnoza”: z czyjej ręki { $seat } dokłada{ $seat_sz } karty?
ask-play-next = Którą kartę { $seat } dokłada{ $seat_sz } teraz?
ask-curfew = „Godzina policyjna”: czy { $seat } pomija{ $seat_sz } karty przygotowania i pokłosia, czy oddaje{ $seat_sz } 3 krwi?
ask-gaze = „Spojrzenie tyrana”: czy { $seat } oddaje{ $seat_sz } połowę krwi stąd, czy traci{ $seat_sz } 1 wpływ?
ask-tribute = „Łowy”: czy { $seat } oddaje{ $seat_sz } 2 krwi, czy 1 wpływ?
ask-forestall = „Uprzedzenie”: którą kartę { $seat } wybiera{ $seat_sz }?
ask-bid = „Licytacja krwi”: ile { $seat } stawia{ $seat_sz }? Stawka jest tajna, dopóki wszyscy nie postawią.
ask-turn-one-down = Najniższa stawka: którą kartę { $seat } zakrywa{ $seat_sz }?
ask-pour-at = „Kielich Izaaka”: gdzie { $seat } dokłada{ $seat_sz } 1 krew?
ask-take-blood-back = „Succubus Club”: ile krwi { $seat } zabiera{ $seat_sz } z powrotem?
ask-shuffle-back = „Zguba Malkava”: którą kartę { $seat } wtasowuje{ $seat_sz } do talii klanu?
ask-order = { $seat_asked }kilka efektów działa naraz. Który pierwszy?
ask-go-on = Spójrz na stół.

## Dziennik

log-first-player = { $seat } dostaje{ $seat_sz } żeton ambicji na początek.
log-location-card = { $location }: karta miejsca „{ $site }”.
log-clan-chosen = { $seat } wybiera{ $seat_sz } klan { $clan }.
log-relic-chosen = { $seat } bierze{ $seat_sz } relikwię „{ $relic }”.
log-round-begins = Zaczyna się runda { $number }; żeton ambicji: { $seat_name }.
log-gained = { $seat } zyskuje{ $seat_sz } { $number ->
        [one] { $number } krew
        [few] { $number } krwi
       *[many] { $number } krwi
    }.
log-gained-by = „{ $card }”: { $seat } zyskuje{ $seat_sz } { $number ->
        [one] { $number } krew
        [few] { $number } krwi
       *[many] { $number } krwi
    }.
log-gained-influence = { $seat } zyskuje{ $seat_sz } { $number ->
        [one] { $number } wpływ
        [few] { $number } wpływy
       *[many] { $number } wpływów
    }.
log-gained-influence-by = „{ $card }”: { $seat } zyskuje{ $seat_sz } { $number ->
        [one] { $number } wpływ
        [few] { $number } wpływy
       *[many] { $number } wpływów
    }.
log-lost = { $seat } traci{ $seat_sz } { $number ->
        [one] { $number } krew
        [few] { $number } krwi
       *[many] { $number } krwi
    }.
log-lost-by = „{ $card }” ({ $other_name }): { $seat } traci{ $seat_sz } { $number ->
        [one] { $number } krew
        [few] { $number } krwi
       *[many] { $number } krwi
    }.
log-lost-through = „{ $card }”: { $seat } traci{ $seat_sz } { $number ->
        [one] { $number } krew
        [few] { $number } krwi
       *[many] { $number } krwi
    }.
log-lost-influence = { $seat } traci{ $seat_sz } { $number ->
        [one] { $number } wpływ
        [few] { $number } wpływy
       *[many] { $number } wpływów
    }.
log-lost-influence-by = „{ $card }”: { $seat } traci{ $seat_sz } { $number ->
        [one] { $number } wpływ
        [few] { $number } wpływy
       *[many] { $number } wpływów
    }.
log-stole = „{ $card }”: { $seat } odbiera{ $seat_sz } { $other_dat } { $number ->
        [one] { $number } krew
        [few] { $number } krwi
       *[many] { $number } krwi
    }.
log-spent = { $seat } wydaje{ $seat_sz } { $number ->
        [one] { $number } krew
        [few] { $number } krwi
       *[many] { $number } krwi
    }.
log-immune = To nie działa na { $seat_gen }.
log-immune-by = { $card_nom } nie działa na { $seat_gen }.
log-deployed = { $location }: { $seat_who ->
        [you] twoja rozstawiona krew
       *[other] rozstawiona krew { $seat_gen }
    }: { $number }.
log-deployed-by = „{ $card }”, { $location }: { $seat_who ->
        [you] twoja rozstawiona krew
       *[other] rozstawiona krew { $seat_gen }
    }: { $number }.
log-blood-played = { $location }: { $seat } dokłada{ $seat_sz } { $number ->
        [one] { $number } krew
        [few] { $number } krwi
       *[many] { $number } krwi
    }.
log-blood-back = { $location }: { $seat } zabiera{ $seat_sz } z powrotem { $number ->
        [one] { $number } krew
        [few] { $number } krwi
       *[many] { $number } krwi
    }.
log-blood-moved = { $seat } przenosi{ $seat_sz } { $number ->
        [one] { $number } krew
        [few] { $number } krwi
       *[many] { $number } krwi
    }: { $location } → { $to }.
log-blood-cleared = Cała rozstawiona krew trafia do puli ogólnej.
log-took-deployed = „{ $card }”: { $seat } zabiera{ $seat_sz } { $other_dat } rozstawioną krew: { $number }.
log-discarded-blood = „{ $card }” ({ $other_name }): { $seat } odrzuca{ $seat_sz } rozstawioną krew: { $number }.
log-swapped = { $location }: { $seat } zamienia{ $seat_sz } miejscami krew rozstawioną i krew z puli: w puli { $number }, rozstawiona krew { $deployed }.
log-drew-victim = { $seat } dobiera{ $seat_sz } ofiarę.
log-drew-victim-by = „{ $card }”: { $seat } dobiera{ $seat_sz } ofiarę.
log-drew-card = { $seat } bierze{ $seat_sz } wierzchnią kartę talii klanu.
log-ally-arrives = { $location }: pojawia się { $card }.
log-ally-removed = { $location }: { $card } wypada z gry.
log-kept = { $seat } bierze{ $seat_sz } na rękę kartę „{ $card }”.
log-kept-some = { $seat } bierze{ $seat_sz } na rękę { $number ->
        [one] { $number } kartę
        [few] { $number } karty
       *[many] { $number } kart
    }.
log-turn-begins = { $seat_who ->
        [you] Twoja tura
       *[other] Tura: { $seat_name }
    }.
log-played-up = { $location }: { $seat } dokłada{ $seat_sz } kartę „{ $card }”.
log-played-down = { $location }: { $seat } dokłada{ $seat_sz } zakrytą kartę.
log-played-down-card = { $location }: { $seat } dokłada{ $seat_sz } zakrytą kartę „{ $card }”.
log-saw-card = { $location }: { $seat } podgląda{ $seat_sz } kartę „{ $card }”.
log-looked = { $location }: { $seat } podgląda{ $seat_sz } { $other_who ->
        [you] twoją zakrytą kartę
       *[other] zakrytą kartę { $other_gen }
    }.
log-looked-at-location = { $location }: { $seat } podgląda{ $seat_sz } wszystkie zakryte karty.
log-flipped = { $location }: { $seat } odwraca{ $seat_sz } żeton Diabolizmu.
log-drained = { $seat } wysysa{ $seat_sz } { $card_acc }.
log-diablerie = { $seat } ma{ $seat_sz } { $number ->
        [one] { $number } żeton Diabolizmu
        [few] { $number } żetony Diabolizmu
       *[many] { $number } żetonów Diabolizmu
    }.
log-eliminated = { $seat } odpada{ $seat_sz } z gry.
log-ambition = { $seat } bierze{ $seat_sz } żeton ambicji.
log-relic-used = { $seat } używa{ $seat_sz } relikwii „{ $relic }”.
log-restored = { $card_nom } wraca do { $seat_who ->
        [you] twojego sojuszu
       *[other] sojuszu { $seat_gen }
    }.
log-location-begins = Rozstrzygana dzielnica: { $location }.
log-chose = { $location }: { $seat } wybiera{ $seat_sz } „{ $choice }”.
log-withdrew = { $location }: { $seat } wycofuje{ $seat_sz } się.
log-cloaked = Pod „Płaszczem cieni” { $seat } przenosi{ $seat_sz } { $number ->
        [one] { $number } kartę
        [few] { $number } karty
       *[many] { $number } kart
    }: { $location } → { $to }.
log-moved = „{ $card }” ({ $seat_name }) → { $location }.
log-to-hand = { $seat } bierze{ $seat_sz } z powrotem na rękę { $number ->
        [one] { $number } kartę
        [few] { $number } karty
       *[many] { $number } kart
    }.
log-lone = { $location }: { $seat_who ->
        [you] tylko ty masz tu karty
       *[other] karty ma tu tylko { $seat_name }
    }.
log-revealed = { $location }: { $seat } odkrywa{ $seat_sz } kartę „{ $card }”.
log-turned-down = { $location }: { $seat_who ->
        [you] twoja karta „{ $card }”
       *[other] karta „{ $card }” { $seat_gen }
    } zostaje zakryta.
log-acts = { $location }: działa { $seat_who ->
        [you] twoja karta „{ $card }”
       *[other] karta „{ $card }” { $seat_gen }
    }.
log-text-acts = Działa karta „{ $card }” ({ $seat_name }).
log-chain-stopped = Tyle tekstów uruchomiło się nawzajem, że dalsze już nie działają.
log-skips = { $location }: { $seat } pomija{ $seat_sz } karty przygotowania i pokłosia.
log-mesmerized = { $seat } dokłada{ $seat_sz } karty { $other_who ->
        [you] z twojej ręki
       *[other] z ręki { $other_gen }
    }.
log-forestalled = { $seat } uprzedza{ $seat_sz } kartę „{ $card }”.
log-bid = { $seat } stawia{ $seat_sz } { $number ->
        [one] { $number } krew
        [few] { $number } krwi
       *[many] { $number } krwi
    }.
log-gave-influence = „{ $card }”: { $seat } oddaje{ $seat_sz } { $other_dat } { $number ->
        [one] { $number } wpływ
        [few] { $number } wpływy
       *[many] { $number } wpływów
    }.
log-frenzy = { $seat } wpada{ $seat_sz } w szał.
log-frenzy-by = „{ $card }” ({ $other_name }): { $seat } wpada{ $seat_sz } w szał.
log-counts-as = Siła karty „{ $card }” ({ $seat_name }) według jej tekstu: { $number }.
log-counts-as-by = „{ $cause }”: siła karty „{ $card }” ({ $seat_name }) to { $number }.
log-blood-counts = „{ $card }” ({ $seat_name }): siła każdej rozstawionej tu krwi to { $number }.
log-down-counts = „{ $card }” ({ $seat_name }): siła każdej zakrytej karty to { $number }.
log-totals = { $location }, siła razem: { $totals }.
log-ranked = { $location }, kolejność: { $seats }.
log-won = { $location }: { $seat } zwycięża{ $seat_sz }.
log-took-ally = { $card_nom } dołącza do { $seat_who ->
        [you] twojego sojuszu
       *[other] sojuszu { $seat_gen }
    }.
log-place = { $location }, { $place }. miejsce: { $seat_who ->
        [you] ty
       *[other] { $seat }
    }, { $number ->
        [one] +{ $number } wpływ
        [few] +{ $number } wpływy
       *[other] +{ $number } wpływów
    }.
log-place-with-ally = { $location }, { $place }. miejsce: { $seat_who ->
        [you] ty
       *[other] { $seat }
    }, { $number ->
        [one] +{ $number } wpływ
        [few] +{ $number } wpływy
       *[other] +{ $number } wpływów
    } i „{ $card }”.
log-place-with-victim = { $location }, { $place }. miejsce: { $seat_who ->
        [you] ty
       *[other] { $seat }
    }, { $number ->
        [one] +{ $number } wpływ
        [few] +{ $number } wpływy
       *[other] +{ $number } wpływów
    } i ofiara.
log-cards-returned = Karty klanów wracają na ręce właścicieli.
log-shuffled-back = { $seat } wtasowuje{ $seat_sz } kartę do talii klanu.
log-score = { $seat_who ->
        [you] Twoje wpływy na koniec
       *[other] Wpływy { $seat_gen } na koniec
    }: { $number }.
log-game-won = Nowy Książę Chicago: { $seats }.

# --- why a bot would choose an option ---
vendetta-reason-leads = Masz największą siłę ({ $location }) w { $percent }% rozważanych przypadków.
vendetta-reason-ahead = Masz najwięcej wpływów w { $percent }% rozważanych przypadków.
vendetta-reason-frenzy = Masz w puli najwyżej 1 krew i grozi ci szał w { $percent }% rozważanych przypadków.
vendetta-reason-rival-leads = Przeciwnik ma większą siłę od ciebie ({ $location }) w { $percent }% rozważanych przypadków.
vendetta-reason-second = Masz pierwsze lub drugie miejsce ({ $location }) w { $percent }% rozważanych przypadków.
vendetta-reason-rival-ahead = Przeciwnik ma więcej wpływów niż ty w { $percent }% rozważanych przypadków.
vendetta-reason-in-sight = Licząc to, czego każdy może się spodziewać w dzielnicach, masz najwięcej wpływów w { $percent }% rozważanych przypadków.
vendetta-reason-blood = Masz w puli najwięcej krwi w { $percent }% rozważanych przypadków.
vendetta-reason-allies = Masz największy sojusz w { $percent }% rozważanych przypadków.
vendetta-reason-unstained = Nie masz żetonu Diabolizmu w { $percent }% rozważanych przypadków.
vendetta-reason-feed = Twój sojusz daje ci krew w fazie żeru w { $percent }% rozważanych przypadków.
vendetta-reason-ambition = Masz żeton ambicji w { $percent }% rozważanych przypadków.
called-ally = { $name }
    .is = card
    .gender = none
    .nom = poplecznik „{ $name }”
    .gen = poplecznika „{ $name }”
    .dat = poplecznikowi „{ $name }”
    .acc = poplecznika „{ $name }”
    .ins = poplecznikiem „{ $name }”
called-victim = { $name }
    .is = card
    .gender = none
    .nom = ofiara „{ $name }”
    .gen = ofiary „{ $name }”
    .dat = ofierze „{ $name }”
    .acc = ofiarę „{ $name }”
    .ins = ofiarą „{ $name }”

# --- why a game cannot be set up like this ---
bad-teams = w drużynach gra się przy 4 albo 6 miejscach; liczba miejsc: { $number }
bad-stand-ins = bez kart zastępczych jest za mało kart ({ $family }: { $number })
bad-hidden-influence = karta „{ $card }” liczy wpływy, a przy tym stole są one ukryte; graj z open_pools=true albo z innym zestawem kart
facet-clan = Klan
facet-type = Rodzaj
facet-power = Siła
facet-influence = Wpływy
facet-feed = Żer
facet-drain = Wyssanie

## Teksty składane swobodnie

option-first = pierwsza część tekstu
option-second = druga część tekstu
option-third = trzecia część tekstu
option-fourth = czwarta część tekstu
ask-which-part = { $seat_asked }która część tekstu działa?
ask-whether = { $seat_asked }zrobić to, co daje tekst?
ask-whether-to-pay = { $seat_asked }wydać krew na to, co daje tekst?
ask-pay-or-not = { $seat_asked }wydać krew czy przyjąć to, co mówi tekst?
ask-which-opponent = { $seat_asked }którego przeciwnika wybrać?
bad-word-empty = „{ $name }” nic nie znaczy w [[{ $heading }]] w momencie „{ $moment }”; powiedz to inaczej
    .form = „{ $name }” nic nie znaczy na karcie tego rodzaju ({ $heading }) w tym momencie ({ $moment }); wybierz coś innego
bad-inside-played = „{ $name }” nie mówi, o czyją kartę chodzi; napisz wokół tego when_played(opponent, here, …)
    .form = „{ $name }” nie mówi, o czyją kartę chodzi; wstaw to w „{ $use }”

## Miejsca i liczniki, gdy coś rozstrzyga się ręcznie

place-hand = ręka
place-deck = talia klanu
place-alliance = sojusz
place-drained = wyssane karty
place-L1 = The Rack
place-L2 = The Asylum
place-L3 = Club Zombie
place-H = Schronienie Księcia
place-out = poza grą
counter-blood = krew
counter-influence = wpływy

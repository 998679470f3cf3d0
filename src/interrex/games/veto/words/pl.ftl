### Veto! po polsku.

## Nazwy

field-electoral = pole elekcyjne
    .short = elekcyjne
    .on = na polu elekcyjnym
field-magnates = pole karmazynów
    .short = karmazynów
    .on = na polu karmazynów
phase-setup = przygotowanie
    .short = start
phase-untap = faza odznaczania
    .short = odznaczanie
phase-settlement = faza rozliczenia
    .short = rozliczenie
phase-game = faza gry
    .short = tury
phase-end = faza zakończenia
    .short = koniec
family-faction = frakcja
family-strategy = strategia
family-character = postać
family-equipment = moderunek
family-estate = posesja
family-effect = efekt
family-thrust = sztych
keyword-slawny = Sławny
keyword-honorowy = Honorowy
keyword-niewiasta = Niewiasta
keyword-pludrak = Pludrak
keyword-karmazyn = Karmazyn
keyword-wplywowy = Wpływowy
keyword-elekt = Elekt
keyword-lojalny = Lojalny
keyword-zyd = Żyd
keyword-nieobecny = Nieobecny
keyword-kozak = Kozak
keyword-karczma = Karczma
keyword-trwaly = Trwały
keyword-usuwany = Usuwany
keyword-unikat = Unikat
keyword-ciecie = Cięcie
moment-untap-start = początek fazy odznaczania
moment-initiative-count = liczenie inicjatywy
moment-settlement-start = początek fazy rozliczenia
moment-end-start = początek fazy zakończenia
moment-deployed = postać weszła do gry
moment-before-duel = przed rozpoczęciem pojedynku
moment-exchange-slot = kolejka w pojedynku
moment-wounded = postać jest ranna
moment-killed = postać ma zginąć
moment-duel-end = koniec pojedynku
moment-untapped = karty odznaczone
moment-untap-end = koniec fazy odznaczania
moment-hand-adjusted = dwory wyrównane
moment-ducats-reckoned = rachunek dukatów
moment-ducats-paid = dukaty pobrane lub zapłacone
moment-settlement-end = koniec fazy rozliczenia
moment-game-start = początek fazy gry
moment-game-end = koniec fazy gry
moment-victory-checked = sprawdzenie zwycięstwa
moment-hand-discards = odrzucanie kart z dworu
moment-end-end = koniec fazy zakończenia

## Stół

veto-status = Runda { $round } · { $phase } · kresek w puli: { $pool } · inicjatywa: { $holder }
veto-election = elekcję ogłasza: { $seat }
veto-purse = dukaty: { $ducats }
veto-kreski = kreski { $kreski }/{ $goal }
veto-hand = dwór { $number }
veto-deck = kredens { $number }
veto-pile = odrzucone { $number }
veto-top = na wierzchu: { $card }
veto-voice = przy głosie
veto-out = poza grą
veto-tapped = karta zaznaczona
veto-face-down = zakryte: { $number }
veto-estates = posesje
veto-faction-effects = na karcie frakcji
veto-nobody = nikt
veto-known = we dworze
veto-your-hand = Twój dwór
veto-stack = Stos; rozpatrywany od ostatniej karty
veto-answers = w odpowiedzi na: { $card }
veto-aims = cel: { $card }
veto-duel = Pojedynek: { $one } { $first } : { $second } { $two }
veto-revenge = zemsta
veto-item-deploy = wystawia:
veto-item-equipment = dołącza:
veto-item-estate = wystawia:
veto-item-effect = zagrywa:
veto-item-thrust = sztych:
veto-item-ability = używa:
veto-item-agitate = agituje:
veto-item-challenge = wyzywa:
veto-item-refuse = odmawia:
veto-item-move = przemieszcza:
veto-szabla = Szabla { $number }
veto-trait = Kreski { $number }
veto-lafa = Lafa { $lafa }
veto-treasury = Skarb { $number }, dochód { $income }
veto-neutral = bez frakcji
veto-unique = karta unikatowa
veto-wish = Gdy można odpowiedzieć: { $wish }.
veto-wish-always = zawsze pytaj
veto-wish-can = pytaj tylko wtedy, gdy mogę odpowiedzieć
veto-wish-round = pasuję do końca rundy
veto-help = 6/1 to Szabla i Kreski; przy kartach we dworze dochodzi Lafa: 6/3/8/1 kosztuje 8 dukatów i 1 co rundę, posesja 3/+2 kosztuje 3 i daje 2 co rundę. Z zaznacza kartę; C czyn, D drobiazg, R replika, P zdolność pasywna. Bene znaczy: dobrze, pasuję. Gdy można replikować, „w always”, „w can” albo „w round” ustala, kiedy stół ma cię pytać; nikt inny tego nie widzi.

## Opcje

option-bene = pas (bene)
    .turn = zakończ turę (bene)
option-hand-on = zakończ turę bez bene
option-deploy-card = wystaw: { $card }
option-deploy-card-to-field = wystaw: { $card }, { $field }
option-equip-card-with-card = dołącz: { $card2 }, do: { $card }
option-attach-card-to-card = dołącz sztych: { $card }, do: { $card2 }
option-hand-card-to-card = przekaż: { $card }, do: { $card2 }
option-agitate-with-card = agituj: { $card }
option-agitate-with-card-discarding-card = agituj: { $card }, odrzuć: { $card2 }
option-challenge-card-with-card = wyzwij: { $card } (wyzywa { $card2 })
option-move-card = przemieść: { $card }
option-influence = użyj wpływu politycznego
option-influence-on-card = wpływ polityczny na: { $card }
option-influence-on-seat = wpływ polityczny, cel: { $seat_name }
option-play-card = zagraj: { $card }
option-play-card-on-card = zagraj: { $card }, na: { $card2 }
option-play-card-on-seat = zagraj: { $card }, cel: { $seat_name }
option-use-card = użyj: { $card }
option-use-card-on-card = użyj: { $card }, na: { $card2 }
option-use-card-on-seat = użyj: { $card }, cel: { $seat_name }
option-card = { $card }
option-card-on-card = { $card }, na: { $card2 }
option-card-on-seat = { $card }, cel: { $seat_name }
option-card-against-card = { $card }, przeciw: { $card2 }
option-card-on-card-against-card = { $card }, na: { $card2 }, przeciw: { $card3 }
option-card-on-seat-against-card = { $card }, cel: { $seat_name }, przeciw: { $card2 }
option-thrust-card = sztych: { $card }
option-favour-card = przychylność: { $card }
option-keep = zatrzymaj
    .end-discard = zatrzymaj wszystkie
    .first-hand = zatrzymaj te karty
option-redraw = wymień dwór
option-pay-number = { $number ->
        [0] nie płać
        [one] zapłać { $number } dukata
        [few] zapłać { $number } dukaty
       *[other] zapłać { $number } dukatów
    }
option-seat = { $seat_name }
option-announce = ogłoś elekcję
option-not-now = nie teraz
option-accept = przyjmij pojedynek
option-refuse = odmów pojedynku
option-ready = gotowe
option-enough = wystarczy
option-done = wystarczy
option-nothing = nic
option-none = żaden
option-thrust-card-from-hand = sztych: { $card } (z dworu)
option-thrust-card-from-under-card = sztych: { $card } (zakryty, pod: { $card2 })
option-thrust-card-from-beside-card = sztych: { $card } (odkryty, przy: { $card2 })
option-card-from-hand = { $card } (z dworu)
option-card-from-under-card = { $card } (zakryty sztych, pod: { $card2 })
option-card-from-beside-card = { $card } (odkryty sztych, przy: { $card2 })
option-card-against-card-from-hand = { $card }, przeciw: { $card2 } (z dworu)
option-card-against-card-from-under-card = { $card }, przeciw: { $card2 } (zakryty sztych, pod: { $card3 })
option-card-against-card-from-beside-card = { $card }, przeciw: { $card2 } (odkryty sztych, przy: { $card3 })
option-agitate-with-card-discarding-card-from-under-card = agituj: { $card }, odrzuć: { $card2 } (zakryty sztych, pod: { $card3 })
option-agitate-with-card-discarding-card-from-beside-card = agituj: { $card }, odrzuć: { $card2 } (odkryty sztych, przy: { $card3 })
option-card-from-place-number = { $card } (karta nr { $number })
option-hand-card-to-card-instead-of-card = przekaż: { $card }, do: { $card2 } (od: { $card3 })
option-play-card-on-card-of-card = zagraj: { $card }, na: { $card2 } (postać: { $card3 })
option-play-card-on-card-of-seat = zagraj: { $card }, na: { $card2 } ({ $seat_name })
option-use-card-on-card-of-card = użyj: { $card }, na: { $card2 } (postać: { $card3 })
option-use-card-on-card-of-seat = użyj: { $card }, na: { $card2 } ({ $seat_name })
option-influence-on-card-of-card = wpływ polityczny na: { $card } (postać: { $card2 })
option-influence-on-card-of-seat = wpływ polityczny na: { $card } ({ $seat_name })
option-card-on-card-of-card = { $card }, na: { $card2 } (postać: { $card3 })
option-card-on-card-of-seat = { $card }, na: { $card2 } ({ $seat_name })
option-card-of-card = { $card } (postać: { $card2 })
option-card-of-seat = { $card } ({ $seat_name })
option-card-against-card-at-number = { $card }, przeciw: { $card2 } (nr { $number } na stosie)
option-card-on-card-against-card-at-number = { $card }, na: { $card2 }, przeciw: { $card3 } (nr { $number } na stosie)
option-card-on-seat-against-card-at-number = { $card }, cel: { $seat_name }, przeciw: { $card2 } (nr { $number } na stosie)

## Pytania

ask-first-hand = { $seat_asked }zatrzymać pierwszy dwór czy go wymienić?
ask-turn = { $seat_asked }jeden czyn (wystawienie, agitacja, wyzwanie, przemieszczenie), dowolnie wiele drobiazgów, potem bene.
    .turn_chosen = Jeden czyn (wystawienie, agitacja, wyzwanie, przemieszczenie), dowolnie wiele drobiazgów, potem bene.
ask-attach = { $seat_asked }można dołączyć sztychy.
ask-reply = { $seat_asked }można odpowiedzieć na to, co właśnie zagrano, albo spasować (bene).
ask-moment = { $seat_asked }można zareplikować w tym momencie albo spasować (bene).
ask-choose = { $seat_asked }którą kartę wybrać?
ask-remove = { $seat_asked }która dołączona karta zostaje usunięta z gry?
ask-pile-next = { $seat_asked }którą kartę położyć teraz na stosie? Ostatnia będzie na wierzchu.
ask-discard-thrust = { $seat_asked }który sztych zostaje odrzucony?
ask-against-whom = { $seat_asked }przeciw komu agitować?
ask-challenge = { $seat_asked }kogo wyzwać zamiast tej postaci?
ask-answer = { $seat_asked }padło wyzwanie. Przyjąć pojedynek czy odmówić?
ask-arms = { $seat_asked }którego moderunku użyć w pojedynku?
ask-slot = { $seat_asked }w pojedynku sztych, inna replika albo pas (bene).
ask-revenge = { $seat_asked }Kozak może się zemścić na zabójcy.
ask-bribe = { $seat_asked }ile dukatów na przekupstwo o inicjatywę?
ask-discard-down = { $seat_asked }za dużo kart. Którą odrzucić?
ask-give-up = { $seat_asked }brak dukatów na utrzymanie. Z której karty zrezygnować?
ask-election = { $seat_asked }kresek wystarczy. Ogłosić elekcję?
ask-end-discard = { $seat_asked }koniec rundy. Odrzucić jedną kartę czy zatrzymać wszystkie?
ask-take = { $seat_asked }którą z tych kart kupić?
ask-put-back = { $seat_asked }którą kartę odłożyć najpierw? Będzie leżeć najgłębiej.
ask-search = { $seat_asked }którą kartę wziąć z kredensu?
ask-discard = { $seat_asked }którą kartę z tego dworu odrzucić?
ask-order = { $seat_asked }kilka zdolności działa naraz. Która pierwsza?

## Dziennik

log-initiative = { $seat } ma{ $seat_sz } inicjatywę.
log-redrew = { $seat } wymienia{ $seat_sz } pierwszy dwór.
log-round = Zaczyna się runda { $number }.
log-phase = { $phase }.
log-voice = { $seat_who ->
        [you] Jesteś przy głosie
       *[other] Przy głosie: { $seat_name }
    }.
log-bene = { $seat } mówi{ $seat_sz } bene.
log-handed-on = { $seat } kończy{ $seat_sz } turę.
log-declared = { $seat } używa{ $seat_sz } { $card_gen }{ $target_is ->
        [none] { "" }
       *[other] , cel: { $target }
    }.
log-plays = { $seat } zagrywa{ $seat_sz } { $card_acc }{ $target_is ->
        [none] { "" }
       *[other] , cel: { $target }
    }.
log-deploys = { $seat } wystawia{ $seat_sz } { $card_acc }.
log-equips = { $seat } dołącza{ $seat_sz } { $card_acc } do { $host_gen }.
log-entered = { $card_nom } wchodzi do gry.
log-attached = Do { $host_gen } dołączono { $card_acc }.
log-attached-thrust = { $seat } dołącza{ $seat_sz } zakryty sztych do { $host_gen }.
log-transferred = { $card_nom } przechodzi do { $host_gen }.
log-agitates = { $seat } agituje{ $seat_sz } { $card_ins }.
log-agitation-yield = Agitacja przynosi { $number ->
        [one] { $number } kreskę
        [few] { $number } kreski
       *[many] { $number } kresek
    }.
log-challenges = { $seat } wyzywa{ $seat_sz } { $target_acc } { $card_ins }.
log-moves = { $seat } przemieszcza{ $seat_sz } { $card_acc }.
log-moved = { $card_nom } stoi teraz { $field_on }.
log-paid = { $seat } płaci{ $seat_sz } { $number ->
        [one] { $number } dukat
        [few] { $number } dukaty
       *[many] { $number } dukatów
    }.
log-cannot-pay = { $seat } nie ma{ $seat_sz } czym zapłacić za { $card_acc }.
log-no-result = { $card }: bez skutku.
log-returned-to-hand = { $card_nom } wraca do dworu: brak zapłaty.
log-negated = Karta „{ $by }” neguje kartę „{ $card }”.
log-redirected = Teraz wyzwanie dotyczy { $card_gen }.
log-discarded = { $card_nom } trafia na stos kart odrzuconych.
log-removed = Karta „{ $card }” zostaje usunięta z gry.
log-left-play = { $card_nom } schodzi z gry.
log-to-hand = { $card_nom } wraca do dworu właściciela.
log-took-back = { $seat } bierze{ $seat_sz } { $card_acc } z powrotem do dworu.
log-control = { $seat } przejmuje{ $seat_sz } kontrolę nad { $card_ins }.
log-tapped = { $card_gender ->
        [m] { $card } zostaje zaznaczony
        [f] { $card } zostaje zaznaczona
       *[none] Karta „{ $card }” zostaje zaznaczona
    }.
log-untapped = { $card_gender ->
        [m] { $card } zostaje odznaczony
        [f] { $card } zostaje odznaczona
       *[none] Karta „{ $card }” zostaje odznaczona
    }.
log-gained = { $card_nom } zyskuje słowo kluczowe { $keyword }.
log-drew = { $seat } dociąga{ $seat_sz } { $number ->
        [one] { $number } kartę
        [few] { $number } karty
       *[many] { $number } kart
    }.
log-drew-card = { $seat } dociąga{ $seat_sz } { $card_acc }.
log-bought-card = { $seat } kupuje{ $seat_sz } { $card_acc }.
log-reshuffled = { $seat_who ->
        [you] Twój stos kart odrzuconych staje się twoim nowym kredensem
       *[other] Stos kart odrzuconych { $seat_gen } staje się nowym kredensem
    }.
log-searches = { $seat } przeszukuje{ $seat_sz } kredens.
log-found = { $seat } znajduje{ $seat_sz } { $card_acc }.
log-shuffled = { $seat } tasuje{ $seat_sz } kredens.
log-looked-at-hand = { $seat } ogląda{ $seat_sz } { $other_hand_acc }.
log-saw-hand = { $seat_hand }: { $cards }.
log-looked-at-thrusts = { $seat } ogląda{ $seat_sz } { $other_who ->
        [you] twoje dołączone sztychy
       *[other] dołączone sztychy { $other_gen }
    }.
log-bribed = { $seat } wydaje{ $seat_sz } na przekupstwo { $number ->
        [one] { $number } dukat
        [few] { $number } dukaty
       *[many] { $number } dukatów
    }.
log-totals-initiative = Sumy inicjatywy: { $numbers }.
log-all-untapped = Wszystkie karty zostają odznaczone.
log-settled = { $seat } rozlicza{ $seat_sz } się: { $number ->
        [one] { $number } dukat
        [few] { $number } dukaty
       *[many] { $number } dukatów
    }.
log-election = { $seat } ogłasza{ $seat_sz } elekcję!
log-no-election = W tej rundzie nie wolno ogłosić elekcji.
log-took-ducats = { $seat } bierze{ $seat_sz } { $number ->
        [one] { $number } dukat
        [few] { $number } dukaty
       *[many] { $number } dukatów
    }.
log-stole-ducats = { $seat } zabiera{ $seat_sz } { $other_dat } { $number ->
        [one] { $number } dukat
        [few] { $number } dukaty
       *[many] { $number } dukatów
    }.
log-took-kreski = { $seat } bierze{ $seat_sz } z puli { $number ->
        [one] { $number } kreskę
        [few] { $number } kreski
       *[many] { $number } kresek
    }.
log-returned-kreski = { $seat } zwraca{ $seat_sz } do puli { $number ->
        [one] { $number } kreskę
        [few] { $number } kreski
       *[many] { $number } kresek
    }.
log-gave-kreski = { $seat } oddaje{ $seat_sz } { $other_dat } { $number ->
        [one] { $number } kreskę
        [few] { $number } kreski
       *[many] { $number } kresek
    }.
log-refuses = { $card_nom } odmawia pojedynku.
log-accepts = { $card_nom } przyjmuje pojedynek.
log-takes-up = { $seat } używa{ $seat_sz } w pojedynku { $card_gen }.
log-szabla = { $card }: zmiana Szabli o { $number }.
log-thrust-parried = Sztych „{ $card }” zostaje zanegowany przez Rapier i Lewak.
log-totals = Rozstrzyga Szabla: { $card } { $number }, { $target } { $other_number }.
log-undecided = Pojedynek nierozstrzygnięty.
log-beaten = { $card_gender ->
        [m] { $card } przegrywa pojedynek i { $killed ->
            [0] jest ranny
           *[other] ma zginąć
        }
        [f] { $card } przegrywa pojedynek i { $killed ->
            [0] jest ranna
           *[other] ma zginąć
        }
       *[none] { $card_nom } przegrywa pojedynek i { $killed ->
            [0] jest ranna
           *[other] ma zginąć
        }
    }.
log-killed = { $card_nom } ginie.
log-wounded = { $card_gender ->
        [m] Ranny { $card } trafia na stos kart odrzuconych
        [f] Ranna { $card } trafia na stos kart odrzuconych
       *[none] Ranna { $card_nom } trafia na stos kart odrzuconych
    }.
log-saved = { $card_gender ->
        [m] { $card } jest ranny, lecz zostaje w grze
        [f] { $card } jest ranna, lecz zostaje w grze
       *[none] { $card_nom } jest ranna, lecz zostaje w grze
    }.
log-only-wounded = { $card_gender ->
        [m] { $card } jest tylko ranny
        [f] { $card } jest tylko ranna
       *[none] { $card_nom } jest tylko ranna
    }.
log-lost = { $seat } przegrywa{ $seat_sz }: Elekt nie żyje.
log-dropped-out = { $seat } odpada{ $seat_sz } z gry.
log-won = { $seat } zwycięża{ $seat_sz }.

## Dlaczego talia jest odrzucona

bad-deck-tables = plik talii ma jedną część [deck] i jedną [cards]; dopisz, czego brakuje
bad-deck-name = nie ma talii „{ $name }”; wybierz jedną z: { $legal }, albo wklej plik talii
bad-faction = „{ $name }” to nie frakcja; frakcje: { $known }
bad-strategy = „{ $name }” to nie strategia; strategie: { $known }
bad-deck-size = talia liczy { $number ->
        [one] { $number } kartę
        [few] { $number } karty
       *[many] { $number } kart
    }, a musi mieć co najmniej { $least }
bad-family = { $card }: żadna talia nie może zawierać karty tego rodzaju ({ $family })
bad-copies = karta „{ $card }” występuje { $number ->
        [one] { $number } raz
       *[many] { $number } razy
    }, wolno najwyżej { $limit }
bad-factions = przy trzech i czterech graczach każdy gra inną frakcją
bad-no-decks = zestaw „{ $name }” nie zawiera talii; podaj osobną talię dla każdego miejsca
bad-deck-part = „{ $value }” to nie część talii; napisz na przykład 3 latyfundium
bad-learning = nauka gry jest dla dwóch osób
bad-thrust-text = sztych bez tekstu nic nie robi; dopisz ability = …
    .form = sztych bez tekstu nic nie robi; dodaj tekst w polu „{ $label_ability }”
    .here = sztych bez tekstu nic nie robi; dodaj go tutaj
bad-keyword = „{ $value }” to nie słowo kluczowe; słowa kluczowe: { $known }. Własne zestaw wymienia w polu keywords tabeli [pack]
    .form = „{ $value }” to nie słowo kluczowe; słowa kluczowe: { $known }. Własne dodasz na stronie zestawu
bad-keyword-form = „{ $value }” to nie słowo kluczowe; użyj małych liter
bad-keyword-taken = słowo kluczowe „{ $value }” jest zajęte; użyj innego
bad-standing-cost = tekst, który działa stale, nie ma pola { $field }; usuń je
    .form = tekst, który działa stale, nie ma pola „{ $field }”; usuń je
    .here = tekst, który działa stale, nic takiego nie ma; usuń to
bad-trigger-cost = tekst, który działa samoczynnie, nie ma pola { $field }; usuń je
    .form = tekst, który działa samoczynnie, nie ma pola „{ $field }”; usuń je
    .here = tekst, który działa samoczynnie, nic takiego nie ma; usuń to
bad-needs-when = „{ $name }” mówi o tym, na co się odpowiada; napisz { $example } albo użyj innego czasownika
    .form = „{ $name }” mówi o tym, na co się odpowiada; wybierz „{ $use }” w polu „{ $label_when }” albo wybierz inne działanie
bad-letter = karta w [[{ $heading }]] nie może mieć tekstu rodzaju { $letter }; T jest dla sztychów, a sztychy mają T, R albo P
    .form = karta tego rodzaju ({ $heading }) nie może mieć tekstu „{ $letter }”; wybierz inny w polu „{ $label_kind }”
bad-influence = wpływ polityczny to czyn albo drobiazg frakcji; napisz D albo C
    .form = wpływ polityczny to czyn albo drobiazg frakcji; wybierz jedno z nich w polu „{ $label_kind }”
bad-reply-when = replika mówi, na co odpowiada; dopisz when = ["…"]
    .form = replika mówi, na co odpowiada; dodaj moment w polu „{ $label_when }”
bad-no-when = tekst rodzaju { $letter } nie czeka na żaden moment; usuń when albo napisz kind = "R"
    .form = tekst „{ $letter }” nie czeka na żaden moment; usuń moment albo wybierz „{ $label_kind_R }” w polu „{ $label_kind }”
bad-word-elsewhere = „{ $name }” nic nie znaczy w [[{ $heading }]]; należy do { $known }, gdzie indziej napisz yours
    .form = „{ $name }” nic nie znaczy na karcie tego rodzaju ({ $heading }); należy do: { $known }; tutaj wybierz „{ $use }”
bad-verb-elsewhere = „{ $name }” nic nie znaczy w [[{ $heading }]]; należy do { $known }
    .form = „{ $name }” nic nie znaczy na karcie tego rodzaju ({ $heading }); należy do: { $known }
bad-cost-played = zagrywanej karty nie ma jeszcze w grze; podaj inny koszt
bad-cost-discard = karty w [[{ $heading }]] nigdy się nie odrzuca; podaj inny koszt
    .form = karty tego rodzaju ({ $heading }) nigdy się nie odrzuca; wybierz inny koszt
bad-no-condition = „{ $name }” działa bez warunku; napisz samo { $name }(…)
    .form = „{ $name }” działa bez warunku; usuń warunek
bad-standing = „{ $name }” nic nie znaczy w tekście, który działa stale; podaj self, host albo grupę
    .form = „{ $name }” nic nie znaczy w tekście, który działa stale; wybierz samą kartę, tę, do której jest dołączona, albo grupę
bad-circle = „{ $name }” nie może pytać o to, co samo zmienia; zapytaj o coś innego
bad-price-too-soon = w chwili zapłaty nie wiadomo jeszcze, co znaczy „{ $name }”; policz coś innego
bad-only-keywords = „{ $name }” pyta tylko o słowa kluczowe; podaj słowa kluczowe
bad-no-host = karta w [[{ $heading }]] nie jest do niczego dołączona (nie ma host); napisz self
    .form = karta tego rodzaju ({ $heading }) nie jest do niczego dołączona; wybierz samą kartę
bad-word-twice = „{ $name }” występuje dwa razy; podaj to słowo raz
bad-two-choices = wybiera się dwie różne rzeczy; drugą zapisz jako { $example }
    .form = wybiera się dwie różne rzeczy; drugą wstaw w „{ $use }”
bad-attach-alone = dołączyć można tylko efekt, i to do jednej karty; do każdego innego wyboru użyj pick
    .form = dołączyć można tylko efekt, i to do jednej karty; do każdego innego wyboru weź „{ $use }”
bad-attach-letter = efekt dołącza się czynem, drobiazgiem albo repliką; napisz C, D albo R
    .form = efekt dołącza się czynem, drobiazgiem albo repliką; wybierz jedno z nich w polu „{ $label_kind }”
bad-slot-chooses-nothing = podczas wymiany sztychów niczego nie można dołączyć ani zaznaczyć wybranej karty; podaj inny moment
bad-never-in-play = efekt, którego się nie dołącza, nigdy nie jest w grze, więc nic nie dzieje się samo; dodaj { $example } albo napisz kind = "R"
    .form = efekt, którego się nie dołącza, nigdy nie jest w grze, więc nic nie dzieje się samo; dodaj tekst, który go dołącza, albo wybierz „{ $label_kind_R }” w polu „{ $label_kind }”
bad-moment-by-itself = to, co dzieje się samo, wymienia swoje momenty; zamiast „{ $name }” podaj je albo napisz kind = "R"
    .form = to, co dzieje się samo, wymienia swoje momenty; zamiast „{ $name }” wybierz je po kolei albo wybierz „{ $label_kind_R }” w polu „{ $label_kind }”
bad-moment-thrust-itself = w momencie „{ $name }” sztychu nie ma w grze: działa sam po pojedynku, w którym go użyto; momenty: { $known }
bad-moment-thrust = w momencie „{ $name }” nie można zagrać sztychu; podaj moment pojedynku albo napisz kind = "T"
    .form = w momencie „{ $name }” nie można zagrać sztychu; wybierz moment pojedynku albo „{ $label_kind_T }” w polu „{ $label_kind }”
bad-cost-gone = karty nie ma już wtedy w grze; podaj inny koszt
bad-host-gone = w momencie „{ $name }” karta wchodzi do gry i schodzi z niej razem z tą, do której jest dołączona; napisz self
    .form = w momencie „{ $name }” karta wchodzi do gry i schodzi z niej razem z tą, do której jest dołączona; wybierz samą kartę
bad-no-player = w tym momencie „{ $name }” nie oznacza żadnego gracza; wskaż innego
bad-word-empty = „{ $name }” nic nie znaczy w momentach tego tekstu; powiedz to inaczej
    .form = „{ $name }” nic nie znaczy w momentach tego tekstu; wybierz coś innego
bad-nothing-chosen = niczego się nie wybiera; dopisz { $example } albo użyj pick
    .form = niczego się nie wybiera; dodaj wybór w polu „{ $label_cost }” albo weź „{ $use }”

# --- why a bot would choose an option ---
veto-reason-candidate = Masz w grze Elekta w { $percent }% rozważanych przypadków.
veto-reason-enough = Masz dość kresek do elekcji w { $percent }% rozważanych przypadków.
veto-reason-ahead = Masz najwięcej kresek w { $percent }% rozważanych przypadków.
veto-reason-danger = Przeciwnik ma dość kresek do elekcji w { $percent }% rozważanych przypadków.
veto-reason-upkeep = Utrzymanie przewyższa twój dochód w { $percent }% rozważanych przypadków.
veto-reason-sabre = Masz najwyższą Szablę w { $percent }% rozważanych przypadków.
veto-reason-rich = Masz najwięcej dukatów w { $percent }% rozważanych przypadków.
veto-reason-company = Twoja kompania jest największa w { $percent }% rozważanych przypadków.
veto-reason-rival-candidate = Przeciwnik ma w grze Elekta w { $percent }% rozważanych przypadków.
veto-reason-rival-ahead = Przeciwnik ma więcej kresek niż ty w { $percent }% rozważanych przypadków.
veto-reason-initiative = Masz inicjatywę w { $percent }% rozważanych przypadków.
veto-reason-income = Masz najwyższy dochód po odjęciu utrzymania w { $percent }% rozważanych przypadków.
veto-reason-hand = Masz we dworze najwięcej kart w { $percent }% rozważanych przypadków.
veto-reason-sabres = Twoja kompania ma łącznie najwięcej Szabli w { $percent }% rozważanych przypadków.
veto-reason-votes = Postaci twojej kompanii mają łącznie najwięcej Kresek w { $percent }% rozważanych przypadków.
veto-reason-famous = Masz w grze najwięcej Sławnych postaci w { $percent }% rozważanych przypadków.
veto-reason-rival-sabres = Kompania przeciwnika ma łącznie więcej Szabli niż twoja w { $percent }% rozważanych przypadków.
veto-reason-rival-votes = Postaci kompanii przeciwnika mają łącznie więcej Kresek niż twoje w { $percent }% rozważanych przypadków.
veto-reason-rival-famous = Przeciwnik ma w grze więcej Sławnych postaci niż ty w { $percent }% rozważanych przypadków.
seat-other = { $name }
    .asked = { $name }:{ " " }
    .name = { $name }
    .gen = gracza { $name }
    .hand = dwór gracza { $name }
    .hand_acc = dwór gracza { $name }
    .favour = na korzyść gracza { $name }
    .dat = graczowi { $name }
    .sz = { "" }
    .who = other
    .ins = graczem { $name }
seat-you = { "" }
    .asked = { "" }
    .name = ty
    .gen = ciebie
    .hand = twój dwór
    .hand_acc = twój dwór
    .favour = na twoją korzyść
    .dat = ci
    .sz = sz
    .who = you
    .ins = tobą
called-character = { $name }
    .is = card
    .gender = none
    .nom = postać { $name }
    .gen = postaci { $name }
    .dat = postaci { $name }
    .acc = postać { $name }
    .ins = postacią { $name }

## Litery i słowa z pudełka

gloss-letter-p = zdolność pasywna
    .word = P
gloss-letter-c = czyn
    .word = C
gloss-letter-d = drobiazg
    .word = D
gloss-letter-r = replika
    .word = R
gloss-letter-z = zaznacz tę kartę
    .word = Z

# --- texts that are put together ---
option-first = pierwsza część tekstu
option-second = druga część tekstu
option-third = trzecia część tekstu
option-fourth = czwarta część tekstu
option-do-it = zrób to
option-leave-it = zostaw
option-do-not-pay = nie płać
ask-which-part = { $seat_asked }która część tekstu działa?
ask-whether = { $seat_asked }tekst nie jest obowiązkowy. Zastosować go?
ask-pay-or-not = { $seat_asked }zapłacić czy przyjąć to, co mówi tekst?
option-pay = zapłać
ask-discard-own = { $seat_asked }którą kartę ze swojego dworu odrzucić?
moment-election-announced = ogłoszono elekcję
moment-bribe-paid = zapłacono przekupstwo
moment-initiative-fixed = ustalono inicjatywę
moment-upkeep-unpaid = nie starczyło na utrzymanie
moment-turn-start = początek tury
moment-turn-end = koniec tury
moment-turn-passed = tura bez czynu
moment-moved = postać zmieniła pole
moment-thrust-attached = dołączono sztych
moment-card-entered = karta weszła do gry
moment-agitation-brought = agitacja przyniosła kreski
moment-agitation-against = agitacja przeciw graczowi
moment-kreski-gained = ktoś zyskał kreski
moment-kreski-lost = ktoś stracił kreski
moment-pool-emptied = wspólna pula jest pusta
moment-card-discarded = odrzucono kartę z gry
moment-card-removed = usunięto kartę z gry
moment-hand-card-discarded = odrzucono kartę z dworu
moment-cards-drawn = dociągnięto karty
moment-card-tapped = zaznaczono kartę
moment-card-untapped = odznaczono kartę
moment-deck-searched = przeszukano kredens
moment-deck-emptied = kredens się wyczerpał
moment-control-changed = zmieniła się kontrola nad postacią
moment-equipment-chosen = wybrano moderunek na pojedynek
moment-thrust-worked = sztych zadziałał
moment-result-fixed = wynik pojedynku jest ustalony
moment-was-wounded = postać została ranna
moment-was-killed = postać została zabita
moment-was-saved = postać została ocalona
moment-kreski-for-duel = kreski za wygrany pojedynek
moment-fame-kreski = kreski za Sławnych
moment-dropped-out = gracz odpadł z gry
log-szabla-of-round = { $card }: zmiana Szabli o { $number } do końca rundy.
log-lost-ducats = { $seat } traci{ $seat_sz } { $number ->
        [one] { $number } dukat
        [few] { $number } dukaty
       *[many] { $number } dukatów
    }.
log-works-by-itself = { $card_nom } działa samoczynnie.
log-chain-stopped = Tyle tekstów uruchomiło się nawzajem, że dalsze już nie działają.

facet-faction = Frakcja
facet-keyword = Słowo kluczowe
facet-arms = Uzbrojenie
facet-lafa = Lafa
facet-upkeep = Utrzymanie
facet-income = Dochód
facet-kreski = Kreski
facet-szabla = Szabla
faction-neutral = { veto-neutral }
arms-weapon = broń
arms-firearm = broń palna
arms-armour = pancerz
bad-card-like = nie ma takiej karty: „{ $name }”; czy chodzi o kartę { $card } ({ $like })?
bad-no-faction = żaden wiersz nie wymienia frakcji; frakcje: { $known }
total-characters = Postaci
total-thrusts = Sztychy
total-kreski = Kreski wszystkich postaci
total-income = Dochód minus utrzymanie, gdy wszystko jest w grze
total-foreign = Postaci innych frakcji (VT-406)
total-foreign-price = Dopłata za nie w dukatach (VT-924)
total-dead = Karty, których nie zagrasz (VT-407)

## Miejsca i liczniki, gdy coś rozstrzyga się ręcznie

place-deck = kredens
place-hand = dwór
place-discard = stos kart odrzuconych
place-removed = karty usunięte z gry
place-play = karty w grze
counter-ducats = dukaty
counter-kreski = kreski

## Gdzie w formularzu kart coś może stać

at-cost = jako koszt
at-do = w tekście, który działa jednorazowo
at-moment = jako moment
at-passive = w tekście, który działa stale

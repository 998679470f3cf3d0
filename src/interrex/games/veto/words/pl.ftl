### Veto! po polsku.

## Nazwy

field-electoral = pole elekcyjne
field-magnates = pole karmazynów
phase-setup = przygotowanie
phase-untap = faza odznaczania
phase-settlement = faza rozliczenia
phase-game = faza gry
phase-end = faza zakończenia
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
moment-hand-adjusted = ręce uzupełnione
moment-ducats-reckoned = rachunek dukatów
moment-ducats-paid = wypłata dukatów
moment-settlement-end = koniec fazy rozliczenia
moment-game-start = początek fazy gry
moment-game-end = koniec fazy gry
moment-victory-checked = sprawdzenie zwycięstwa
moment-hand-discards = odrzucanie z ręki
moment-end-end = koniec fazy zakończenia

## Stół

veto-status = Runda { $round } · { $phase } · pula { $pool } kresek · inicjatywa { $holder }
veto-election = elekcja ogłoszona: { $seat }
veto-purse = dukaty: { $ducats }
veto-kreski = kreski { $kreski }/{ $goal }
veto-hand = dwór { $number }
veto-deck = kredens { $number }
veto-pile = odrzucone { $number }
veto-top = na wierzchu: { $card }
veto-voice = przy głosie
veto-out = poza grą
veto-tapped = zaznaczona
veto-face-down = zakryte: { $number }
veto-estates = posesje
veto-faction-effects = na karcie frakcji
veto-nobody = nikogo
veto-known = na dworze
veto-your-hand = Twój dwór
veto-stack = Stos, ostatnia karta pierwsza
veto-answers = w odpowiedzi na: { $card }
veto-aims = cel: { $card }
veto-duel = Pojedynek: { $one } { $first } : { $second } { $two }
veto-revenge = zemsta
veto-item-deploy = wystawia
veto-item-equipment = dołącza
veto-item-estate = wystawia
veto-item-effect = zagrywa
veto-item-thrust = sztych
veto-item-ability = używa
veto-item-agitate = agituje
veto-item-challenge = wyzywa
veto-item-refuse = odmawia
veto-item-move = przemieszcza
veto-szabla = Szabla { $number }
veto-trait = Kreski { $number }
veto-lafa = Lafa { $lafa }
veto-treasury = Skarb { $number }, dochód { $income }
veto-neutral = bez frakcji
veto-unique = unikatowa
veto-wish = W oknach tego rodzaju: { $wish }.
veto-wish-always = zawsze pytaj
veto-wish-can = pytaj tylko, gdy mogę odpowiedzieć
veto-wish-round = pasuję do końca rundy
veto-help = 6/1 to Szabla i Kreski; na ręce dalej Lafa: 6/3/8/1 kosztuje 8 dukatów i 1 co rundę, posesja 3/+2 kosztuje 3 i daje 2 co rundę. Z zaznacza kartę; C czyn, D drobiazg, R replika, P pasywna. Bene znaczy: dobrze, pasuję. W oknie replik „w always”, „w can” albo „w round” mówi, co robić w takich oknach; nikt inny tego nie widzi.

## Opcje

option-bene = pas (bene)
option-hand-on = oddaj głos
option-deploy-card = wystaw: { $card }
option-deploy-card-to-field = wystaw: { $card }, { $field }
option-equip-card-with-card = dołącz { $card2 } do: { $card }
option-attach-card-to-card = dołącz sztych { $card } do: { $card2 }
option-hand-card-to-card = przekaż { $card }: { $card2 }
option-agitate-with-card = agituj: { $card }
option-agitate-with-card-discarding-card = agituj: { $card }, odrzucając { $card2 }
option-challenge-card-with-card = wyzwij: { $card }, wyzywa { $card2 }
option-move-card = przemieść: { $card }
option-influence = użyj wpływu politycznego
option-influence-on-card = wpływ polityczny na: { $card }
option-influence-on-seat = wpływ polityczny na: { $seat_name }
option-play-card = zagraj: { $card }
option-play-card-on-card = zagraj: { $card } na: { $card2 }
option-play-card-on-seat = zagraj: { $card } na: { $seat_name }
option-use-card = użyj: { $card }
option-use-card-on-card = użyj: { $card } na: { $card2 }
option-use-card-on-seat = użyj: { $card } na: { $seat_name }
option-card = { $card }
option-card-on-card = { $card } na: { $card2 }
option-card-on-seat = { $card } na: { $seat_name }
option-card-against-card = { $card } przeciw: { $card2 }
option-card-on-card-against-card = { $card } na: { $card2 } przeciw: { $card3 }
option-card-on-seat-against-card = { $card } na: { $seat_name } przeciw: { $card2 }
option-thrust-card = sztych: { $card }
option-favour-card = przychylność: { $card }
option-keep = zatrzymaj
option-redraw = dobierz nową rękę
option-pay-number = { $number }
option-seat = { $seat_name }
option-announce = ogłoś elekcję
option-not-now = nie teraz
option-accept = przyjmij pojedynek
option-refuse = odmów pojedynku
option-ready = gotowe
option-enough = wystarczy
option-done = dosyć
option-nothing = nic
option-none = żadnego
option-thrust-card-from-hand = sztych: { $card } (z ręki)
option-thrust-card-from-under-card = sztych: { $card } (zakryty, pod: { $card2 })
option-thrust-card-from-beside-card = sztych: { $card } (odkryty, przy: { $card2 })
option-card-from-hand = { $card } (z ręki)
option-card-from-under-card = { $card } (zakryty, pod: { $card2 })
option-card-from-beside-card = { $card } (odkryty, przy: { $card2 })
option-card-against-card-from-hand = { $card } przeciw: { $card2 } (z ręki)
option-card-against-card-from-under-card = { $card } przeciw: { $card2 } (zakryty, pod: { $card3 })
option-card-against-card-from-beside-card = { $card } przeciw: { $card2 } (odkryty, przy: { $card3 })
option-agitate-with-card-discarding-card-from-under-card = agituj: { $card }, odrzucając { $card2 } (zakryty, pod: { $card3 })
option-agitate-with-card-discarding-card-from-beside-card = agituj: { $card }, odrzucając { $card2 } (odkryty, przy: { $card3 })
option-card-from-place-number = { $card } (karta nr { $number })
option-hand-card-to-card-instead-of-card = przekaż { $card }: { $card2 } (od: { $card3 })
option-play-card-on-card-of-card = zagraj: { $card } na: { $card2 } (postać: { $card3 })
option-play-card-on-card-of-seat = zagraj: { $card } na: { $card2 } ({ $seat_name })
option-use-card-on-card-of-card = użyj: { $card } na: { $card2 } (postać: { $card3 })
option-use-card-on-card-of-seat = użyj: { $card } na: { $card2 } ({ $seat_name })
option-influence-on-card-of-card = wpływ polityczny na: { $card } (postać: { $card2 })
option-influence-on-card-of-seat = wpływ polityczny na: { $card } ({ $seat_name })
option-card-on-card-of-card = { $card } na: { $card2 } (postać: { $card3 })
option-card-on-card-of-seat = { $card } na: { $card2 } ({ $seat_name })
option-card-of-card = { $card } (postać: { $card2 })
option-card-of-seat = { $card } ({ $seat_name })
option-card-against-card-at-number = { $card } przeciw: { $card2 } (nr { $number } na stosie)
option-card-on-card-against-card-at-number = { $card } na: { $card2 } przeciw: { $card3 } (nr { $number } na stosie)
option-card-on-seat-against-card-at-number = { $card } na: { $seat_name } przeciw: { $card2 } (nr { $number } na stosie)

## Pytania

ask-first-hand = Pierwsza ręka: zatrzymać czy dobrać nową?
ask-turn = Tura: jeden czyn, dowolnie wiele drobiazgów, potem bene.
ask-attach = Można dołączyć sztychy.
ask-reply = Można odpowiedzieć na to, co leży na stosie, albo powiedzieć bene.
ask-moment = Można zareplikować w tym momencie albo powiedzieć bene.
ask-choose = O którą kartę chodzi?
ask-remove = Która dołączona karta zostaje usunięta z gry?
ask-pile-next = Która karta idzie teraz na stos? Ostatnia leży na wierzchu.
ask-discard-thrust = Który sztych zostaje odrzucony?
ask-against-whom = Przeciw komu jest agitacja?
ask-challenge = Kto zostaje wyzwany zamiast tego?
ask-answer = Wyzwanie stoi: przyjąć czy odmówić?
ask-arms = Którego moderunku użyć w pojedynku?
ask-slot = Wymiana: sztych, replika towarzysza albo bene.
ask-revenge = Kozak może się zemścić na zabójcy.
ask-bribe = Inicjatywa: ile dukatów na przekupstwo?
ask-discard-down = Za dużo kart: którą odrzucić?
ask-give-up = Brak dukatów na utrzymanie: z której karty zrezygnować?
ask-election = Kresek wystarczy: ogłosić elekcję?
ask-end-discard = Koniec rundy: odrzucić jedną kartę czy zatrzymać wszystkie?
ask-take = Którą z tych kart kupić?
ask-put-back = Która karta wraca pierwsza, najgłębiej?
ask-search = Którą kartę z kredensu znaleźć?
ask-discard = Którą kartę z tego dworu odrzucić?
ask-order = Kilka zdolności działa teraz: która następna?

## Dziennik

log-initiative = { $seat } ma{ $seat_sz } inicjatywę.
log-redrew = { $seat } dobiera{ $seat_sz } nową rękę.
log-round = Zaczyna się runda { $number }.
log-phase = { $phase }.
log-voice = { $seat } ma{ $seat_sz } głos.
log-bene = { $seat } mówi{ $seat_sz } bene.
log-handed-on = { $seat } oddaje{ $seat_sz } głos.
log-declared = { $seat } deklaruje{ $seat_sz } kartę { $card }, cel: { $target }.
log-deploys = { $seat } wystawia{ $seat_sz } kartę { $card }.
log-entered = { $card } wchodzi do gry.
log-attached = { $card }: dołączono do { $host }.
log-attached-thrust = { $seat } dołącza{ $seat_sz } zakryty sztych, postać: { $host }.
log-transferred = { $card } przechodzi do: { $host }.
log-agitates = { $seat } agituje{ $seat_sz } postacią { $card }.
log-agitation-yield = Agitacja przynosi { $number }.
log-challenges = { $seat } wyzywa{ $seat_sz } na pojedynek: { $card } przeciw { $target }.
log-moves = { $seat } przemieszcza{ $seat_sz } postać { $card }.
log-moved = { $card }: teraz { $field }.
log-paid = { $seat } płaci{ $seat_sz } { $number ->
    [one] { $number } dukat
    [few] { $number } dukaty
   *[other] { $number } dukatów
}.
log-cannot-pay = { $seat } nie ma{ $seat_sz } czym zapłacić za { $card }.
log-no-result = { $card } nie ma skutku.
log-returned-to-hand = { $card } wraca na dwór, brak zapłaty.
log-negated = { $card } zostaje zanegowana.
log-redirected = Wyzwana zostaje teraz postać { $card }.
log-discarded = { $card } idzie na stos kart odrzuconych.
log-removed = { $card } zostaje usunięta z gry.
log-left-play = { $card } schodzi z gry.
log-to-hand = { $card } wraca na dwór właściciela.
log-took-back = { $seat } bierze{ $seat_sz } kartę { $card } z powrotem na dwór.
log-control = { $seat } przejmuje{ $seat_sz } kontrolę nad kartą { $card }.
log-tapped = { $card } zostaje zaznaczona.
log-untapped = { $card } zostaje odznaczona.
log-gained = { $card } to teraz { $keyword }.
log-drew = { $seat } dobiera{ $seat_sz } karty: { $number }.
log-drew-card = { $seat } dobiera{ $seat_sz } kartę { $card }.
log-bought-card = { $seat } kupuje{ $seat_sz } kartę { $card }.
log-reshuffled = Stos kart odrzuconych ({ $seat_name }) staje się nowym kredensem.
log-searches = { $seat } przeszukuje{ $seat_sz } kredens.
log-found = { $seat } znajduje{ $seat_sz } kartę { $card }.
log-shuffled = { $seat } tasuje{ $seat_sz } kredens.
log-looked-at-hand = { $seat } ogląda{ $seat_sz } { $other_hand_acc }.
log-saw-hand = { $seat_hand }: { $cards }.
log-looked-at-thrusts = { $seat } ogląda{ $seat_sz } dołączone sztychy { $other_gen }.
log-bribed = { $seat } przekupuje{ $seat_sz }, koszt: { $number ->
    [one] { $number } dukat
    [few] { $number } dukaty
   *[other] { $number } dukatów
}.
log-totals-initiative = Sumy inicjatywy: { $numbers }.
log-all-untapped = Wszystkie karty zostają odznaczone.
log-settled = { $seat } rozlicza{ $seat_sz } się: { $number ->
    [one] { $number } dukat
    [few] { $number } dukaty
   *[other] { $number } dukatów
}.
log-election = { $seat } ogłasza{ $seat_sz } elekcję!
log-no-election = W tej rundzie nie wolno ogłosić elekcji.
log-took-ducats = { $seat } bierze{ $seat_sz } { $number ->
    [one] { $number } dukat
    [few] { $number } dukaty
   *[other] { $number } dukatów
}.
log-stole-ducats = { $seat } zabiera{ $seat_sz } { $number ->
    [one] { $number } dukat
    [few] { $number } dukaty
   *[other] { $number } dukatów
} { $other_dat }.
log-took-kreski = { $seat } bierze{ $seat_sz } { $number ->
    [one] { $number } kreskę
    [few] { $number } kreski
   *[other] { $number } kresek
} z puli.
log-returned-kreski = { $seat } zwraca{ $seat_sz } { $number ->
    [one] { $number } kreskę
    [few] { $number } kreski
   *[other] { $number } kresek
} do puli.
log-gave-kreski = { $seat } oddaje{ $seat_sz } { $number ->
    [one] { $number } kreskę
    [few] { $number } kreski
   *[other] { $number } kresek
} { $other_dat }.
log-refuses = { $card } odmawia pojedynku.
log-accepts = { $card } przyjmuje pojedynek.
log-takes-up = { $seat } używa{ $seat_sz } w pojedynku: { $card }.
log-szabla = { $card }: zmiana Szabli o { $number }.
log-thrust-parried = { $card } odbita rapierem i lewakiem.
log-totals = Rozstrzygają szable: { $card } { $number }, { $target } { $other_number }.
log-undecided = Pojedynek nierozstrzygnięty.
log-beaten = { $card } pokonana, { $killed ->
    [0] ranna
   *[other] śmiertelnie
}.
log-killed = { $card } ginie.
log-wounded = { $card } zostaje ranna i schodzi.
log-saved = { $card } jest ranna, lecz zostaje.
log-only-wounded = { $card } jest tylko ranna.
log-lost = { $seat } przegrywa{ $seat_sz }: Elekt nie żyje.
log-dropped-out = { $seat } odpada{ $seat_sz } z gry.
log-won = { $seat } zwycięża{ $seat_sz }.

## Dlaczego talia jest odrzucona

bad-deck-tables = plik talii ma jedną część [deck] i jedną [cards]; dopisz, czego brakuje
bad-deck-name = nie ma talii „{ $name }”; wybierz jedną z: { $legal }, albo wklej plik talii
bad-card = nie ma takiej karty: „{ $name }”; użyj identyfikatorów z zestawu
bad-faction = „{ $name }” to nie frakcja; frakcje: { $known }
bad-strategy = „{ $name }” to nie strategia; strategie: { $known }
bad-deck-size = talia liczy { $number ->
    [one] { $number } kartę
    [few] { $number } karty
   *[other] { $number } kart
}, a musi mieć co najmniej { $least }
bad-family = { $card }: żadna talia nie może zawierać karty tego rodzaju ({ $family })
bad-copies = { $card } występuje { $number ->
    [one] { $number } raz
   *[other] { $number } razy
}, wolno najwyżej { $limit }
bad-factions = przy trzech i czterech graczach każdy gra inną frakcją

# --- why a bot would choose an option ---
veto-reason-candidate = Masz w grze elekta w { $percent } % światów.
veto-reason-enough = Masz dość kresek do elekcji w { $percent } % światów.
veto-reason-ahead = Prowadzisz w kreskach w { $percent } % światów.
veto-reason-danger = Przeciwnik ma dość kresek do elekcji w { $percent } % światów.
veto-reason-upkeep = Utrzymanie przewyższa twój dochód w { $percent } % światów.
veto-reason-sabre = Najmocniejsza szabla jest twoja w { $percent } % światów.
veto-reason-rich = Masz najwięcej dukatów w { $percent } % światów.
veto-reason-company = Twoja kompania jest największa w { $percent } % światów.

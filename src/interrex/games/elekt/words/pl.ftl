### Elekt po polsku.

## Nazwy

zone-mission = Strefa Misji
    .short = Misje
    .gen = Strefy Misji
    .loc = Strefie Misji
zone-influence = Strefa Wpływów
    .short = Wpływy
    .gen = Strefy Wpływów
    .loc = Strefie Wpływów
zone-court = Strefa Dworu
    .short = Dwór
    .gen = Strefy Dworu
    .loc = Strefie Dworu

attribute-occultism = Okultyzm
    .sign = Ok
    .acc = Okultyzm
    .gen = Okultyzmu
attribute-deceit = Podstęp
    .sign = Po
    .acc = Podstęp
    .gen = Podstępu
attribute-violence = Przemoc
    .sign = Pr
    .acc = Przemoc
    .gen = Przemocy
attribute-power = Władza
    .sign = Wł
    .acc = Władzę
    .gen = Władzy

phase-setup = przygotowanie
phase-recruitment = rekrutacja
phase-assignment = przydział
phase-confrontation = konfrontacje
phase-round-end = zakończenie rundy

family-unit = Jednostka
family-mission = Misja
family-influence = Wpływ
family-privilege = Przywilej

elekt-basic = Podstawowa
elekt-elite = Elitarna
elekt-spectre = Upiór
elekt-cultist = Kultysta
elekt-titles = { $number ->
    [one] { $number } Tytuł
    [few] { $number } Tytuły
   *[many] { $number } Tytułów
}
elekt-instant = po przydzieleniu, jeśli chcesz
elekt-instant-cost = po przydzieleniu, jeśli zapłacisz { $number ->
    [one] { $number } Żar
    [few] { $number } Żary
   *[many] { $number } Żarów
}
elekt-status = Runda { $round }/6 · { $phase } · Żar { $heat } · { $tokens } · talia { $deck } · stos { $pile }
elekt-price = { $number ->
    [one] { $number } Żar
    [few] { $number } Żary
   *[many] { $number } Żarów
}:
elekt-titles-short = { $number }T
elekt-titles-of = Tytuły { $number }/{ $goal }
elekt-heat-of = Żar { $number }/{ $limit }
elekt-hand-of = ręka { $number }
elekt-assigned-of = przydział { $number }
elekt-court-of = pozycja { $number }
elekt-has-sceptre = Berło
elekt-passed = pas
elekt-no-card = brak karty
elekt-face-down = +{ $number }
elekt-your-hand = Twoja ręka
elekt-known = na ręce: { $cards }
elekt-won = zdobyte: { $cards }
elekt-help = Litery to symbole: Ok Okultyzm, Po Podstęp, Pr Przemoc, Wł Władza; +Pr to żeton, =Pr kopia. 2T to karta z 2 Tytułami. „Żar 9” i „Ok6 Po6 Pr6 Wł7” w pierwszym wierszu to pule, „+16” przy Strefie to jej zakryte karty; pozycja 1 to najwyższa pozycja na Dworze; → to zdolność używana po przydzieleniu Jednostki, za podany Żar.
elekt-hail = Niech żyje nowy Cesarz, { $seat }! Tytuły: { $titles }.

## Możliwości

option-card = { $card }
option-seat = { $seat_name }
option-number = { $number }
option-clockwise = zgodnie z ruchem wskazówek zegara
option-anticlockwise = przeciwnie do ruchu wskazówek zegara
option-keep-card = zatrzymaj: { $card }
option-redraw = odrzuć je i dobierz inną
option-card-to-zone = { $card } do { $zone_gen }
option-pass = pas
option-use = użyj
option-use-dispensation = użyj z Czarną dyspensą
option-decline = nie
    .destroy = nie unicestwiaj nikogo
    .swap = niczego nie zamieniaj
    .attainder = zachowaj Przywilej
    .move = niczego nie przenoś
    .take-from-pile = niczego nie bierz
    .look-at-hand = nie oglądaj niczyjej ręki
    .collect = niczego nie bierz
    .turn-sceptre = zostaw, jak jest
    .discard-privilege = zostaw, jak jest
    .pay-for-symbols = nie płać
    .pay-for-count = nie płać
    .use-ability = nie używaj
    .use-permanent = nie używaj
    .use-privilege = nie używaj
option-use-card = użyj: { $card }
option-attribute-on-card = { $attribute } na: { $card }
option-attribute-from-card = { $attribute } z: { $card }
option-stop = wystarczy
option-card-with-card = { $card } z: { $card2 }
option-move-card-to-zone = przenieś: { $card }, do { $zone_gen }
option-save-card = ocal: { $card }
option-save-by-writ-card = ocal Aktem łaski: { $card }
option-let-go-card = nie ocalaj: { $card }
option-keep = zapłać, niech zostanie w Strefie
option-take-to-hand = weź ją na rękę
option-win-the-card = zdobądź odkrytą kartę
option-collect = dobierz Żar
option-pay = zapłać
option-turn = obróć
option-discard = odrzuć

## Pytania

ask-first-direction = { $seat } ma{ $seat_sz } Berło: w którym kierunku przebiegnie pierwsza runda?
ask-recruit = Rekrutacja: którą z dobranych Jednostek { $seat } zatrzymuje{ $seat_sz }?
ask-draw-how-many = Rekrutacja: ile Jednostek { $seat } dobiera{ $seat_sz }?
ask-assign = Przydział: { $seat } wysyła{ $seat_sz } Jednostkę do Strefy albo pasuje{ $seat_sz } do końca fazy.
    .assigned = Przydział: wyślij Jednostkę do Strefy albo pasuj do końca fazy.
ask-use-ability = { $seat } może{ $seat_sz } użyć zdolności natychmiastowej przydzielonej Jednostki.
    .ability_used = { $card_nom } trafia do { $zone_gen }: użyć zdolności natychmiastowej?
ask-use-permanent = { $seat } może{ $seat_sz } użyć zdolności stałej.
    .woken = { $card_nom } trafia do Strefy: użyć zdolności stałej?
ask-attach = { $seat } dołącza{ $seat_sz } żeton.
    .attached = Zdolność dołącza żeton: jaki i do której Jednostki?
    .token_attached = Zwyciężasz na Okultyzm w { $zone_loc }: dołącz { $number ->
        [one] żeton do jednej z tamtejszych Jednostek.
        [few] { $number } różne żetony do tamtejszych Jednostek albo nie dołączaj żadnego.
       *[many] { $number } różnych żetonów do tamtejszych Jednostek albo nie dołączaj żadnego.
    }
    .extra_attached = Twoja Jednostka daje jeszcze jeden żeton dowolnego Atrybutu: dokąd trafi?
ask-remove = { $seat } może{ $seat_sz } zdjąć żetony.
    .removed = { $card_nom } może zdjąć { $number ->
        [one] jeden żeton
        [few] najwyżej { $number } żetony
       *[many] najwyżej { $number } żetonów
    } z Jednostek w { $zone_loc }.
ask-copy = { $seat } wybiera{ $seat_sz } Jednostkę do skopiowania.
    .symbols_copied = Czyje wydrukowane symbole kopiuje { $card_nom }?
ask-take-heat = { $seat } wybiera{ $seat_sz }, komu odebrać Żar.
    .heat_taken = Odbierasz { $number ->
        [one] { $number } Żar
        [few] { $number } Żary
       *[many] { $number } Żarów
    }: komu?
ask-take = { $seat } wybiera{ $seat_sz } Jednostkę i bierze{ $seat_sz } ją na rękę.
    .unit_taken = Którą Jednostkę z tej Strefy bierzesz na rękę?
ask-return = { $seat } wybiera{ $seat_sz } Jednostkę.
    .returned = Która Jednostka wraca na rękę właściciela?
ask-move = { $seat } może{ $seat_sz } przenieść Jednostkę do innej Strefy.
    .unit_moved = Którą Jednostkę przenosisz i do której Strefy?
ask-swap-with = { $seat } zamienia{ $seat_sz } miejscami Jednostkę z inną.
    .unit_swapped = Z którą twoją Jednostką w innej Strefie { $card_nom } zamienia się miejscami?
ask-place = { $seat } umieszcza{ $seat_sz } Jednostkę z ręki.
    .unit_placed = Którą Jednostkę z ręki umieszczasz w { $zone_loc }? To nie jest przydział.
ask-take-from-pile = { $seat } wybiera{ $seat_sz } Jednostkę ze stosu Jednostek odrzuconych.
    .taken_from_pile = Którą Jednostkę ze stosu Jednostek odrzuconych bierzesz na rękę?
ask-discard = { $seat } odrzuca{ $seat_sz } Jednostki.
    .discarded_from_hand = Ta karta kosztuje { $number ->
        [one] jedną Jednostkę
        [few] { $number } Jednostki
       *[many] { $number } Jednostek
    } z ręki: którą odrzucasz?
    .discarded_here = Ceną za { $card_acc } jest odrzucenie Jednostek: odrzuć { $number ->
        [one] jedną swoją Jednostkę
        [few] { $number } swoje Jednostki
       *[many] { $number } swoich Jednostek
    } w { $zone_loc }.
ask-destroy = { $seat } może{ $seat_sz } unicestwić Jednostkę.
    .unit_struck = Zdolność unicestwia tu Jednostkę: którą? Właściciel może ją ocalić.
    .pointed_at = Zwyciężasz na Przemoc w { $zone_loc }: unicestwić { $number ->
        [one] dowolną tamtejszą Jednostkę? Właściciel może ją ocalić.
        [few] najwyżej { $number } tamtejsze Jednostki? Właściciel może ocalić każdą z nich.
       *[many] najwyżej { $number } tamtejszych Jednostek? Właściciel może ocalić każdą z nich.
    }
ask-pay-for-symbols = { $seat } może{ $seat_sz } zapłacić Żarem za symbole przed konfrontacją na Władzę.
    .symbols_paid = Przed konfrontacją na Władzę: zapłacić { $price ->
        [one] { $price } Żar
        [few] { $price } Żary
       *[many] { $price } Żarów
    }, aby Jednostka „{ $card }” miała więcej symboli { $attribute_gen } (o { $number })?
ask-pay-for-count = { $seat } może{ $seat_sz } zapłacić Żarem za wyższą liczbę symboli przed konfrontacją na Władzę.
    .count_paid = Przed konfrontacją na Władzę: zapłacić { $price ->
        [one] { $price } Żar
        [few] { $price } Żary
       *[many] { $price } Żarów
    }, aby zwiększyć swoją liczbę symboli o { $number }?
ask-discard-privilege = { $seat } może{ $seat_sz } odrzucić następny Przywilej.
    .privilege_discarded = Karta zdobyta: odrzucić bez oglądania wierzchni zakryty Przywilej? Gra skróci się o rundę.
ask-turn-sceptre = { $seat } może{ $seat_sz } obrócić Berło.
    .sceptre_turned = Karta zdobyta: obrócić Berło w drugą stronę?
ask-use-privilege = { $seat } może{ $seat_sz } użyć Przywileju.
ask-attainder = { $seat } może{ $seat_sz } poświęcić Przywilej, aby unicestwić Jednostkę.
    .attainted = Odrzucić na dobre { $card_acc }, aby unicestwić dowolną Jednostkę w dowolnej Strefie?
ask-look-at-hand = { $seat } może{ $seat_sz } obejrzeć rękę przeciwnika.
    .hand_looked_at = Przywilej pozwala ci obejrzeć rękę jednego przeciwnika: czyją?
ask-guard = { $seat } wybiera{ $seat_sz }, która Jednostka zostanie unicestwiona zamiast wskazanej.
    .guarded = { $other } unicestwia{ $other_sz } Jednostkę, ale twój Gwardzista reaguje: która z twoich Jednostek zostanie unicestwiona zamiast niej? Wybranej nie można ocalić.
ask-order-of-saving = { $seat } wybiera{ $seat_sz }, o losie której Jednostki rozstrzygnąć teraz.
ask-save = { $seat } może{ $seat_sz } ocalić unicestwioną Jednostkę.
    .saved_or_not = { $other_who ->
        [you] Unicestwiasz własną Jednostkę
       *[other] { $other } unicestwia twoją Jednostkę
    }. Ocalić ją (wróci na rękę; Elitarna kosztuje 1 Żar, Podstawowa nic) czy z niej zrezygnować?
ask-keep-in-zone = { $seat } może{ $seat_sz } zatrzymać ocaloną Jednostkę w Strefie.
    .kept_or_not = Jednostka „{ $card }” ocalona. Zapłacić jeszcze { $number ->
        [one] { $number } Żar
        [few] { $number } Żary
       *[many] { $number } Żarów
    }, aby została w Strefie z żetonami?
ask-collect = { $seat } może{ $seat_sz } dobrać Żar zamiast żetonów.
    .heat_collected = Zwyciężasz na Okultyzm w { $zone_loc }: dobrać { $number ->
        [one] { $number } Żar
        [few] { $number } Żary
       *[many] { $number } Żarów
    }, jak mówi tamtejsza karta?
ask-swap = { $seat } może{ $seat_sz } zamienić Jednostki miejscami.
    .swapped = Zwyciężasz na Podstęp: zamienić miejscami dwie Jednostki jednego właściciela z różnych Stref?
ask-forge = { $seat } może{ $seat_sz } wziąć zamiast odkrytej karty kartę zdobytą przez przeciwnika.
    .card_won_or_forged = Zwyciężasz na Władzę w { $zone_loc }. Zdobyć odkrytą kartę czy wziąć zamiast niej kartę zdobytą przez przeciwnika?
ask-give-sceptre = { $seat } zdobywa{ $seat_sz } Przywilej i przekazuje{ $seat_sz } Berło dowolnemu graczowi.
ask-direction = { $seat } ustala{ $seat_sz } kierunek Berła na następną rundę.
ask-order = { $seat_asked }kilka zdolności działa naraz. Która pierwsza?

## Przebieg gry

log-drew-for-sceptre = { $seat } pokazuje{ $seat_sz } { $card_acc } w losowaniu Berła.
log-first-sceptre = { $seat } dostaje{ $seat_sz } Berło na początek.
log-direction = { $seat } ustawia{ $seat_sz } Berło { $direction }.
log-round-begins = Zaczyna się runda { $number }; Berło: { $seat_name }.
log-drew = { $seat } dobiera{ $seat_sz } { $number ->
    [one] { $number } kartę
    [few] { $number } karty
   *[many] { $number } kart
} do rekrutacji.
log-redrew = { $seat } odrzuca{ $seat_sz } dobrane karty i dobiera{ $seat_sz } inną.
log-kept = { $seat } zatrzymuje{ $seat_sz } { $card_acc }.
log-kept-one = { $seat } zatrzymuje{ $seat_sz } jedną Jednostkę.
log-discarded = { $card_nom } trafia na stos Jednostek odrzuconych.
log-deck-rebuilt = Stos Jednostek odrzuconych staje się nową talią Jednostek Elitarnych; liczba kart: { $number }.
log-assigned = { $seat } przydziela{ $seat_sz } { $card_acc } do { $zone_gen }.
log-passed = { $seat } pasuje{ $seat_sz }.
log-passed-forced = { $seat } nie ma{ $seat_sz } czego przydzielić i pasuje{ $seat_sz }.
log-ability-declined = { $seat } nie używa{ $seat_sz } zdolności { $card_gen }.
log-ability-used = { $seat } używa{ $seat_sz } zdolności { $card_gen }.
log-paid = { $seat } płaci{ $seat_sz } { $number ->
    [one] { $number } Żar
    [few] { $number } Żary
   *[many] { $number } Żarów
}.
log-privilege-used = { $seat } używa{ $seat_sz } { $card_gen }.
log-discarded-heat = { $seat } traci{ $seat_sz } { $number ->
    [one] { $number } Żar
    [few] { $number } Żary
   *[many] { $number } Żarów
}.
log-collected = { $seat } dobiera{ $seat_sz } { $number ->
    [one] { $number } Żar
    [few] { $number } Żary
   *[many] { $number } Żarów
}.
log-took-heat = { $seat } odbiera{ $seat_sz } { $other_dat } { $number ->
    [one] { $number } Żar
    [few] { $number } Żary
   *[many] { $number } Żarów
}.
log-attached = { $card_nom } ({ $owner_name }) dostaje żeton: { $attribute }.
log-removed = { $card_nom } ({ $owner_name }) traci żeton: { $attribute }.
log-tokens-cleared = Ze { $zone_gen } zdjęto wszystkie żetony.
log-copied = { $card_nom } ({ $owner_name }) kopiuje symbole { $model_gen } ({ $other_name }).
log-to-hand = { $card_nom } trafia na { $seat_hand_acc }.
log-moved = { $card_nom } ({ $owner_name }) przenosi się do { $zone_gen }.
log-swapped = { $card_nom } ({ $owner_name }) i { $model_nom } ({ $other_name }) zamieniają się miejscami.
log-placed = { $seat } umieszcza{ $seat_sz } { $card_acc } w { $zone_loc }.
log-card-out = { $card_nom } wypada z gry.
log-chain-stopped = Tyle zdolności uruchomiło się nawzajem, że dalsze już nie działają.
log-zone-begins = { $zone }: { $attributes }.
log-counted = { $zone }, { $attribute }: { $counts }.
log-tied = { $attribute }: remis ({ $seats }), nikt nie zwycięża.
log-tie-goes-to = { $attribute }: remis { $seat_favour }.
log-won = { $seat } zwycięża{ $seat_sz } na { $attribute_acc } w { $zone_loc }.
log-destroyed = { $seat } unicestwia{ $seat_sz } { $card_acc } ({ $owner_name }).
log-guard-chose = Gwardzista reaguje: { $seat } oddaje{ $seat_sz } w zamian { $card_acc }.
log-saved = { $seat } ocala{ $seat_sz } { $card_acc }.
log-kept-in-zone = { $seat } płaci{ $seat_sz }: { $card_nom } zostaje w Strefie.
log-card-won = { $seat } zdobywa{ $seat_sz } { $card_acc }.
log-card-taken = { $seat } zabiera{ $seat_sz } { $other_dat } { $card_acc }.
log-took-from-pile = { $seat } bierze{ $seat_sz } ze stosu Jednostek odrzuconych { $card_acc }.
log-privilege-discarded = { $seat } odrzuca{ $seat_sz } następny Przywilej bez oglądania.
log-sceptre-turned = Berło się obraca: teraz { $direction }.
log-sceptre-given = { $seat } przekazuje{ $seat_sz } { $other_who ->
    [you] ci Berło
   *[other] Berło { $other_dat }
}.
    .self = { $seat } zostawia{ $seat_sz } Berło sobie.
log-looked-at-hand = { $seat } ogląda{ $seat_sz } { $other_hand_acc }.
log-saw-hand = { $seat_hand }: { $cards }.
log-units-returned = Wszystkie Jednostki wracają na ręce właścicieli, a wszystkie żetony do puli.
log-revealed = { $zone }: { $card_is ->
    [none] nie ma karty do odkrycia
   *[other] odkryta zostaje karta „{ $card }”
}.
log-game-won = { $seat } zostaje{ $seat_sz } Cesarzem-Elektem. Zdobyte Tytuły: { $number }.

# --- why a bot would choose an option ---
elekt-reason-leads = Masz najwięcej symboli Władzy ({ $zone }) w { $percent }% rozważanych przypadków.
elekt-reason-ahead = Masz najwięcej Tytułów w { $percent }% rozważanych przypadków.
elekt-reason-danger = W { $percent }% rozważanych przypadków przeciwnikowi brakuje jednego Tytułu do zwycięstwa.
elekt-reason-no-heat = Nie masz już Żaru w { $percent }% rozważanych przypadków.
elekt-reason-rival-leads = W { $percent }% rozważanych przypadków przeciwnik ma najwięcej symboli Władzy ({ $zone }).
elekt-reason-first = Masz najwięcej symboli ({ $attribute }, { $zone }) w { $percent }% rozważanych przypadków.
elekt-reason-rival-ahead = Przeciwnik ma więcej Tytułów niż ty w { $percent }% rozważanych przypadków.
elekt-reason-in-sight = Licząc Strefy, w których kto prowadzi, masz najwięcej Tytułów w { $percent }% rozważanych przypadków.
elekt-reason-reach = W { $percent }% rozważanych przypadków Strefy, w których prowadzisz, dałyby ci ostatnie brakujące Tytuły.
elekt-reason-rival-reach = W { $percent }% rozważanych przypadków Strefy, w których prowadzi przeciwnik, dałyby mu ostatnie brakujące Tytuły.
elekt-reason-units = Masz najwięcej Jednostek, na ręce i w Strefach, w { $percent }% rozważanych przypadków.
called-unit = { $name }
    .is = card
    .gender = none
    .nom = Jednostka „{ $name }”
    .gen = Jednostki „{ $name }”
    .dat = Jednostce „{ $name }”
    .acc = Jednostkę „{ $name }”
    .ins = Jednostką „{ $name }”
called-mission = { $name }
    .is = card
    .gender = none
    .nom = Misja „{ $name }”
    .gen = Misji „{ $name }”
    .dat = Misji „{ $name }”
    .acc = Misję „{ $name }”
    .ins = Misją „{ $name }”
called-influence = { $name }
    .is = card
    .gender = none
    .nom = Wpływ „{ $name }”
    .gen = Wpływu „{ $name }”
    .dat = Wpływowi „{ $name }”
    .acc = Wpływ „{ $name }”
    .ins = Wpływem „{ $name }”
called-privilege = { $name }
    .is = card
    .gender = none
    .nom = Przywilej „{ $name }”
    .gen = Przywileju „{ $name }”
    .dat = Przywilejowi „{ $name }”
    .acc = Przywilej „{ $name }”
    .ins = Przywilejem „{ $name }”

# --- texts that are put together ---
option-first = pierwsza część tekstu
option-second = druga część tekstu
option-third = trzecia część tekstu
option-fourth = czwarta część tekstu
ask-which-part = { $seat_asked }która część tekstu działa?
ask-whether = { $seat_asked }tekst nie jest obowiązkowy. Zastosować go?
ask-whether-to-pay = { $seat_asked }zapłacić Żarem za to, co daje tekst?
ask-pay-or-not = { $seat_asked }zapłacić Żarem czy przyjąć to, co mówi tekst?
ask-which-opponent = { $seat_asked }którego przeciwnika wybrać?
ask-which-unit = { $seat_asked }którą Jednostkę wybrać?
log-drew-by-text = { $seat } dobiera{ $seat_sz } z talii Jednostek Elitarnych { $number ->
    [one] { $number } kartę
    [few] { $number } karty
   *[many] { $number } kart
}.

# --- why a pack is refused ---
bad-effect-bearer = karta w [[{ $heading }]] nie może mieć czasownika „{ $name }”; mogą go mieć: { $known }
    .form = „{ $name }” nic nie robi na karcie tego rodzaju ({ $heading }); rodzaje, które mogą to mieć: { $known }
bad-word-group = „{ $name }” nic nie znaczy w [[{ $heading }]]; podaj grupę: { $known }
    .form = „{ $name }” nic nie znaczy na karcie tego rodzaju ({ $heading }); wybierz grupę: { $known }
bad-word-empty = „{ $name }” nic nie znaczy w [[{ $heading }]] w momencie „{ $moment }”; wskaż graczy albo Jednostki inaczej
    .form = „{ $name }” nic nie znaczy na karcie tego rodzaju ({ $heading }) w tym momencie ({ $moment }); wybierz innych graczy albo inne Jednostki
bad-title = Tytuł nie ma znanego pochodzenia; dopisz przy każdym Tytule origin = …, jedno z: { $known }
    .form = Tytuł nie ma znanego pochodzenia; wybierz je przy każdym Tytule: { $known }
bad-titles = karta ma od 1 do 3 Tytułów; znaleziono: { $number }

facet-rank = Ranga
facet-nature = Typ Jednostki
facet-occultism = { attribute-occultism }
facet-deceit = { attribute-deceit }
facet-violence = { attribute-violence }
facet-power = { attribute-power }
facet-titles = Tytuły
facet-cost = Koszt
rank-basic = { elekt-basic }
rank-elite = { elekt-elite }
nature-spectre = { elekt-spectre }
nature-cultist = { elekt-cultist }

## Miejsca i liczniki, gdy coś rozstrzyga się ręcznie

place-hand = ręka
place-pile = stos Jednostek odrzuconych
place-elite-deck = talia Jednostek Elitarnych
place-won = zdobyte karty
place-out = poza grą
place-mission = Strefa Misji
place-influence = Strefa Wpływów
place-court = Strefa Dworu
counter-heat = Żar

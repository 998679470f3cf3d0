### Co mówią strony, po polsku.

skip = Do treści
languages = Język
language-en = angielski
language-pl = polski
language-pt = portugalski
home = Strona główna
home-title = Tron jest pusty. Zajmij miejsce.
home-lead = Gry pełne intryg, przy stole, który zna każdą zasadę. Zagraj od razu z botami albo wyślij przyjaciołom odnośnik. Bez konta.
home-first = Pierwszy raz?
games = Gry
seats-of = { $seats ->
        [one] { $seats } gracz
       *[other] { $seats } graczy
    }
about-vendetta = blef w nocnym mieście: tajne karty, sojusze, zostać czy się wycofać
length-elekt = około półtorej godziny
length-vendetta = około pół godziny
length-masters = około półtorej godziny
length-veto = około godziny
play-now = Zagraj teraz z botami
new-table = Nowy stół
rules = Zasady
no-tables = Nie masz jeszcze żadnych stołów. Twoje stoły zostają tutaj, także po ponownym uruchomieniu serwera.
open-tables = Otwarte stoły
no-open-tables = Nikt teraz nie czeka na towarzystwo.
free-seat = wolne
replay = Powtórka
join = Dołącz
watch = Oglądaj
unofficial = Nieoficjalne, zrobione przez graczy; bez ilustracji i tekstów wydawców.
api = API
how-many-seats = Ile miejsc?
who-sits = Kto gdzie siedzi?
seat = Miejsce { $letter }
bot-of = bot: { $level }
bot = bot
your-name = Twoje imię
you-name = Ja
who-may-come = Kto może przyjść?
by-link = tylko z odnośnikiem
open-to-all = otwarty: każdy może dołączyć lub oglądać
variants = Warianty
rulings = Rozstrzygnięcia ({ $number })
rulings-lead = Tam, gdzie instrukcję da się rozumieć dwojako, domyślny jest pierwszy wariant.
yes = tak
no = nie
make-table = Załóż stół
sit-down = { $title }: zajmij miejsce
at-table-with = przy stole: { $names }
your-colour = Twój kolor
colour-crimson = karmazyn
colour-azure = lazur
colour-amber = bursztyn
colour-emerald = szmaragd
colour-violet = fiolet
colour-slate = grafit
colour-taken = zajęty
take-seat = Siadam
bound = Miejsce zostanie przypisane do tej przeglądarki. Jeśli stracisz do niej dostęp, założyciel stołu może cię wpuścić ponownie.
link-used = Ktoś już tam siedzi. Założyciel stołu może utworzyć nowy odnośnik.
by-link-only = Do tego stołu potrzebny jest odnośnik.
no-free-seat = Nie ma już wolnego miejsca.
decision = Decyzja
the-table = Stół
log = Przebieg gry
whole-log = Cały przebieg
links = Zaproś znajomych
details = Szczegóły
close = Zamknij
your-turn = Twój ruch
waiting = Czekasz
waits-for = Czekamy na: { $names }.
rule-of = zasada { $rule }
record = Zapis
all-options = Pełna lista
short-all = Lista
short-ask = Rada
short-undo = Cofnij
amount = Ile
amount-less = Mniej
amount-more = Więcej
hint-touch = Dotknij tego, co wyróżnione.
hint-touch-or = Dotknij wyróżnionego albo wybierz tu.
hint-then = teraz dotknij czegoś zaznaczonego.
hint-then-one = teraz dotknij:
hint-then-hand = teraz dotknij karty na ręce.
hint-would = Jeśli tego dotkniesz:
hint-refused = – teraz nie można.
hint-button = teraz naciśnij przycisk.
hint-buttons = teraz wybierz przycisk.
let-go = Odłóż (Esc)
keys = Klawisze
keys-number = dotknij rzeczy albo przycisku o tym numerze
keys-arrows = przejdź do następnej albo poprzedniej
keys-enter = dotknij
keys-escape = odłóż wybraną rzecz, zamknij listę
keys-options = wszystkie możliwości jako lista
keys-help = ta pomoc i numery na stole
only-choice = Wybieraj za mnie, gdy zostaje tylko jedna możliwość
pass-round = Do końca rundy odpowiadaj tak za mnie: „{ $option }”
ask-always = Pytaj mnie także wtedy, gdy mogę tylko spasować
by-itself = Nic innego nie możesz zrobić; wybrano za ciebie: „{ $option }”.
passed-for-you = spasowano za ciebie
passed-for-you-about = Nie było czym odpowiedzieć, więc ta strona spasowała za ciebie. Aby pytano cię mimo to: Ustawienia, „{ $setting }”.
passed-alone = nie było innej odpowiedzi
wish-note = (inni mogą to poznać po tempie)
undo = Cofnij mój ostatni wybór
stale = Gra poszła tymczasem dalej. Twój wybór nie został przyjęty; oto obecny stan gry.
not-legal = To teraz niemożliwe.
legal-now = Możliwe: { $options }.
connection-lost = Połączenie zerwane. Próbuję ponownie; nic potwierdzonego nie przepadnie.
curtain = Decyduje { $name }. Przekaż urządzenie; niech nikt inny nie patrzy.
curtain-open = To ja, { $name }: pokaż stół
link-to = Odnośnik do miejsca { $letter }
copy = Kopiuj
copied = Skopiowano
sit-here = Usiądź tutaj
let-in-again = Wpuść ponownie (nowy odnośnik)
to-watch = Do oglądania
note-known = Z pudełka znamy:
note-ours = To nasze, nie z pudełka:
in-the-book = W zasadach gry
back-to-table = Wróć do stołu
position = Pozycja
back = Wstecz
forward = Dalej
seen-by = Z perspektywy:
show = Pokaż
refused = Niemożliwe
enlarge = Powiększ: { $name }
decides = decyduje
away = offline
elekt-round = Runda { $round } z { $rounds }
elekt-heat-pool = Żar w puli
elekt-deck = Talia Jednostek Elitarnych
elekt-pool = Żetony
elekt-face-down = zakryte: { $number }
elekt-titles = Tytuły
elekt-heat = Żar
elekt-hand = Ręka
elekt-assigned = Przydział
elekt-place = Pozycja na Dworze
elekt-order = Kolejność na Dworze
elekt-order-about = Remisy we Władzy wygrywa ten, kto jest wcześniej w kolejności na Dworze; otwiera ją posiadacz Berła.
elekt-known = widziane na ręce:
elekt-drawn = Rekruci do wyboru
elekt-empty-hand = brak kart
elekt-pile = Stos Jednostek odrzuconych ({ $number })

## Przy stole: cofanie za zgodą, propozycje, nieobecni

talk = Rozmowa przy stole
take-back = Cofanie
take-back-ask = Poproś o cofnięcie…
take-back-alone = Cofnij dalej
take-back-bots = Boty się na to zgadzają.
take-back-own = mój ostatni wybór i to, co po nim
take-back-last = ostatni wybór
request-own-one = { $name } prosi o cofnięcie swojego ostatniego wyboru{ $choice }.
request-own-many = { $name } prosi o cofnięcie { $number ->
    [one] ostatniego wyboru
   *[other] { $number } ostatnich wyborów
}, aż do własnego włącznie{ $choice }.
request-other-one = { $name } prosi o cofnięcie ostatniego wyboru gracza { $whose }{ $choice }.
request-other-many = { $name } prosi o cofnięcie { $number ->
    [one] ostatniego wyboru
   *[other] { $number } ostatnich wyborów
}, aż do wyboru gracza { $whose } włącznie{ $choice }.
request-waiting = Czekamy na zgodę: { $names }.
request-granted = Cofnięto na prośbę gracza { $name }.
request-refused = { $by } nie zgadza się na cofnięcie; gra toczy się dalej.
request-withdrawn = { $name } nie prosi już o cofnięcie.
request-overtaken = { $by } dokonuje wyboru; prośba gracza { $name } o cofnięcie przepada.
request-open = Inna prośba o cofnięcie czeka jeszcze na odpowiedź. Najpierw odpowiedz na nią.
agree = Zgadzam się
refuse = Nie, gramy dalej
withdraw = Już nie proszę
no-undo-nothing = Teraz nie ma czego cofnąć.
no-undo-over = Gra jest skończona i wszystko, co było tajne, jest jawne: niczego już nie można cofnąć. Można grać dalej od dowolnej pozycji przy nowym stole.
no-undo-other = Tego nie można cofnąć bez zgody: ktoś już wybrał po tobie. Możesz poprosić innych.
no-undo-chance = Tego nie można cofnąć bez zgody: zadziałał już los, dobrano lub potasowano karty albo rzucono kośćmi. Możesz poprosić innych.
no-undo-answers = Tego nie można cofnąć bez zgody: to była ostatnia z tajnych odpowiedzi i wszystkie już ujawniono. Możesz poprosić innych.
no-undo-secret = Tego nie można cofnąć bez zgody: wyszło już na jaw coś tajnego. Możesz poprosić innych.
propose-lead = Możesz coś zaproponować; zobaczy to osoba, która decyduje. Ponowny wybór wycofuje propozycję.
proposes = Propozycja ({ $names }): { $option }
proposed-by = propozycja: { $names }
confirm = Zatwierdź
ask-bots = Rada botów
stands-in = Za gracza { $name } gra bot.
stands-in-for-you = Za ciebie ({ $name }) gra bot.
take-seat-back = Wracam na miejsce
waits-for-away = Stół czeka na gracza { $name } (offline).
let-bot-play = Niech za gracza { $name } gra bot
no-advice = Rady są dostępne tylko tam, gdzie dopuszczono je przy zakładaniu stołu, albo gdy nikt inny nie gra przeciwko tobie.
not-away = Tego gracza nie można teraz zastąpić botem.
patience-label = Kiedy bot może zastąpić gracza
patience-about = Gdy stół czeka tak długo na kogoś, kogo nie ma, każdy przy stole może wpuścić bota. Zastąpiona osoba może wrócić na miejsce w każdej chwili.
patience-0 = nigdy
patience-60 = po 1 minucie
patience-300 = po 5 minutach
patience-1800 = po 30 minutach
patience-86400 = po 1 dniu

## Zegary

time = Czas
clocks = Zegary
clock-label = Zegar
clock-about = Gdy komuś skończy się czas, gra za niego bot, dopóki gracz nie wróci na miejsce. Zegary ruszają, gdy wszystkie miejsca są zajęte.
clock-none = bez zegara
clock-each-30 = 30 sekund na decyzję
clock-each-60 = 1 minuta na decyzję
clock-each-300 = 5 minut na decyzję
clock-total-300-5 = 5 minut na grę + 5 s za każdy wybór
clock-total-900-10 = 15 minut na grę + 10 s za każdy wybór
clock-total-3600-30 = godzina na grę + 30 s za każdy wybór
clock-warn = { $number ->
    [one] Na twoim zegarze została { $number } sekunda.
    [few] Na twoim zegarze zostały { $number } sekundy.
   *[many] Na twoim zegarze zostało { $number } sekund.
}

## Formularz nowego stołu: kto jest tutaj, zestawy, talie, warianty

at-this-browser = osoba przy tej przeglądarce
by-a-link = osoba z odnośnikiem
level-easy = łatwy
level-normal = zwykły
level-hard = trudny
level-master = mistrz
level-random = losowy
level-greedy = zachłanny
level-learned = wyuczony
name = Imię
name-at = Imię na miejscu { $letter }
several-here = Kilka osób przy jednym ekranie? Wybierz „przy tej przeglądarce” dla każdego miejsca: zasłona kryje stół, gdy przekazuje się urządzenie.
cards = Karty
pack = Zestaw kart
deck = Talia
own-deck = przynosi własną talię
own-deck-about = Kto przynosi własną talię, poda ją przy stole i nikt inny jej wtedy nie zobaczy. Karty zostaną rozdane, gdy będą wszystkie talie.
decks-awaited = Brakuje jeszcze talii: { $names }.
not-dealt = Karty zostaną rozdane, gdy będą wszystkie talie.
deck-lead = { $name }, przynieś swoją talię.
deck-of-pack = Talia z zestawu
deck-file = … albo plik talii
deck-text = … albo jego treść (TOML)
deck-about = Plik lub treść ma pierwszeństwo przed talią z zestawu. Talia jest sprawdzana, zanim zostanie przyjęta.
bring-deck = Gram tą talią
bad-deck = Tą talią nie można grać.
variant-difficulty = Poziom trudności
variant-vampires = Wampiry w grze
variant-vampire-of = Wampir { $number }
variant-player-of = Kto prowadzi wampira { $number }
variant-location-cards = Karty miejsc
variant-relics = Relikwie
variant-teams = Drużyny
variant-feast = Zasady biesiadne
variant-learning = Nauka gry
variant-decklists = Spisy talii
value-usual = domyślnie
value-easy = łatwy
value-medium = średni
value-hard = trudny
value-open = jawne
value-closed = tajne
variants-more = Więcej wariantów
## Lekcje

learn = Naucz się gry w { $number ->
    [one] { $number } kroku
   *[other] { $number } krokach
}
lesson = Lekcja
lesson-offer = Pierwszy raz? Zacznij od lekcji.
lesson-of = Nauka gry: { $title }
lesson-step = Krok { $number } z { $last }
lesson-back = Wstecz
lesson-next = Dalej
lesson-do-it = Zrób to za mnie
lesson-other = Można, ale w tym kroku chodzi o coś innego. Przeczytaj jeszcze raz i spróbuj; nic nie przepadło.
lesson-end = To jest sedno gry { $title }. Reszta jest na kartach i w zasadach, o jedno kliknięcie stąd. Zagraj teraz: boty są cierpliwe.
lesson-again = Zacznij lekcję od nowa
lesson-happened = Co się właśnie stało
lesson-nothing = Jeszcze nic.

## Zapisy i zapieczętowane tasowanie

resume-tables = Twoje trwające gry
my-finished-tables = Twoje skończone gry
resume = Graj dalej
replays = Powtórki
no-replays = Przy żadnym otwartym stole gra się jeszcze nie skończyła.
a-watcher = widz
copy-position = Kopiuj odnośnik do tej pozycji
continue = Graj dalej stąd przy nowym stole
continue-lead = Nowy stół zaczyna od tego rozdania i od wszystkich wyborów do tej pozycji. Kto widział powtórkę, zna zakryte karty.
continue-me = ja
continue-link = osoba z odnośnikiem
continue-make = Załóż stół
continue-not-yet = Kontynuować gdzie indziej można tylko skończoną grę: póki trwa, rozdanie jest tajne.
continue-at-the-end = Tam gra jest już skończona. Wybierz wcześniejszą pozycję.
sealed = Pieczęć tasowania: { $seal }…
fair-shuffle = Czy tasowanie było uczciwe?
verify-title = Zapieczętowane tasowanie
verify-lead = Zanim zostanie rozdana pierwsza karta, stół losuje tajną liczbę, ziarno, z której wynika każde tasowanie i każdy rzut, i ogłasza jej odcisk: pieczęć. Po zakończeniu gry ziarno jest jawne i każdy może sprawdzić, że pasuje do pieczęci. Nikt więc, nawet gospodarz, nie może po drodze zmienić losu.
verify-seal = Pieczęć ogłoszona przed rozdaniem
verify-found = Co wykazało sprawdzenie
verify-seed = Ziarno
verify-again = Odcisk tego ziarna, policzony na nowo
verify-result = Wynik, do którego prowadzą wybory (zasada, zwycięzcy)
verify-good = W porządku: ziarno pasuje do pieczęci, a wszystkie wybory (liczba: { $number }) są dozwolone i prowadzą do tego wyniku.
verify-yourself = Sprawdź samodzielnie
verify-how = To polecenie wymaga tylko Pythona i powinno wypisać pieczęć:
verify-how-all = To polecenie odtwarza cały zapis, tasowanie po tasowaniu:
verify-wait = Gra jeszcze trwa. Do końca ziarno jest tajne; zapisz pieczęć i wróć później.
verify-file = Otwórz lub sprawdź plik z zapisem
verify-choose = Zapis (.game)
verify-check = Sprawdź
verify-open = Otwórz: powtórka i analiza
verify-a-file = Sprawdź plik z zapisem

## Zgłoszenia

report = Zgłoś problem
report-lead = Napisz własnymi słowami, co poszło nie tak. Pozycja zostanie dołączona jako plik scenariusza, tylko z tym, co wolno ci wiedzieć: to, czego nie widzisz, zostaje rozłożone według stałej reguły i niczego nie zdradza.
report-said = Co poszło nie tak?
report-download = Pobierz zgłoszenie
report-send = Wyślij gospodarzowi
report-kept = Dziękujemy. Gospodarz ma zgłoszenie.
report-what = Co zawiera zgłoszenie
report-not-wanted = Zgłoszenia nie wysłano: gospodarz tego serwera nie przechowuje zgłoszeń. Swoje możesz natomiast pobrać.
report-full = Zgłoszenia nie wysłano: folder zgłoszeń gospodarza jest pełny. Swoje możesz natomiast pobrać.
report-not-kept = Zgłoszenia nie udało się zapisać na dysku gospodarza. Możesz je natomiast pobrać.

## Zasady w językach

rules-partly = Niektóre zasady są po angielsku: nikt ich jeszcze nie przełożył.
no-rulebook = Do gry { $title } nie ma tu zasad do czytania. Przy stole zawsze widać, co wolno.
## The table of Vendetta

ve-blood = Krew
ve-influence = Wpływy
ve-feed = Żer
ve-drain = Wyssanie
ve-drained = Wpływy po wyssaniu
ve-drained-cards = wyssani:
ve-power = Siła
ve-drains = krew +{ $blood }; na końcu liczy się za { $then } zamiast { $now }
ve-drains-vampire = krew +{ $blood } i Diabolizm; na końcu liczy się za { $then } zamiast { $now }
ve-counted = Liczy się tu za { $power }; na karcie { $printed }
ve-influence-now = Wpływy, licząc jak na koniec; w żetonach { $tokens }, resztę dają karty
ve-influence-leads = Najwięcej wpływów w tej chwili; w żetonach { $tokens }, resztę dają karty
ve-tokens = Żetony wpływów
ve-tokens-start = Na początku
ve-tokens-places = Miejsca w dzielnicach
ve-tokens-rest = Szały i teksty
ve-ally-soon = W każdej rundzie trafia tu poplecznik
ve-nobody-won = Nikt tu nie wygrał
ve-a-victim = ofiara
ve-diablerie = Diabolizm
ve-flipped = odwrócone
ve-hand = Ręka
ve-deck = Talia
ve-ambition = Żeton ambicji
ve-on-turn = teraz gra
ve-with = razem z { $letter }
ve-used = zużyta
ve-knows = Znane zakryte karty ({ $number })
ve-known = widziane na ręce:
ve-either = na ręce albo zakryte:
ve-face-down = zakryta
ve-total = Suma
ve-so-far = Siła tutaj w tej chwili, według tego, co wiesz: karty z ich tekstami i krew.
ve-so-far-hidden = + Zakryte karty liczą się po odkryciu.
ve-so-far-changing = * Może ją jeszcze zmienić: { $cards }.
ve-now = teraz
ve-done = rozstrzygnięta
ve-haven = Schronienie
ve-ally = i poplecznik
ve-victim = i ofiara
ve-rewards = Wpływy:
ve-rewards-about = Wpływy za trzy pierwsze miejsca w dzielnicy; pierwszy bierze też poplecznika, drugi ofiarę
ve-choice-stay = Twoja siła się liczy
ve-choice-withdraw = Twoja krew wraca
ve-ally-deck = Talia popleczników
ve-victims = Ofiary
ve-sheets = Klany do wyboru
ve-relics = Relikwie
ve-looked = Do wyboru
ve-play-up = Tu odkryta
ve-play-down = Tu zakryta
ve-up-short = odkryta
ve-down-short = zakryta
ve-then-where = teraz dotknij, gdzie ma leżeć: odkryta czy zakryta.
ve-then-card = teraz dotknij karty na ręce.
ve-aimed-up = Tu trafi twoja karta, odkryta
ve-aimed-down = Tu trafi twoja karta, zakryta
ve-out = Poza grą ({ $number })

## The table of Masters of the Night

mn-round = Runda { $round }
mn-events = Wydarzenia
mn-relics = Relikty
mn-pools = Pule:
mn-agents = agenci
mn-minions = sługusy
mn-blood = krew
mn-city = Miasto
mn-hidden = ukryci agenci
mn-exposed = odkryci agenci
mn-seal = pieczęć:
mn-cross-red = czerwony krzyżyk planu
mn-cross-grey = niebieskoszary krzyżyk planu
mn-veil = Zasłona
mn-next-plan = Przybędą:
mn-loss = zasłona osłabnie o
mn-dice = Kości
mn-dice-use = po jednej na agenta
mn-die = kość
mn-aside = na boku:
mn-taken = W tej walce:
mn-event = Wydarzenie
mn-to-come = Następne wydarzenie, odkryte
mn-relic = Relikt do wręczenia
mn-offered = Do wyboru
mn-in-play = W grze
mn-ap = PA
mn-kills = ofiary
mn-pay-blood = koszt: krew
mn-unknown = jeszcze do rzutu
mn-out = Poza grą: { $number }
mn-events-left = { $number ->
        [one] została { $number }
        [few] zostały { $number }
       *[many] zostało { $number }
    }
mn-event-past = Ostatnie
mn-event-about = Co dzień odkrywa się wierzchnią kartę talii wydarzeń: agenci przychodzą według jej planu, potem wykonuje się jej tekst. Gdy karta jest potrzebna, a talia jest pusta, gra jest przegrana.
mn-no-event = Nie odkryto jeszcze żadnego wydarzenia.
mn-step-leader = prowodyr
mn-step-districts = dzielnice
mn-step-event = wydarzenie
mn-step-hunt = polowanie
mn-clock-about = Za dnia żeton prowodyra przechodzi dalej, działają efekty dzienne dzielnic, odkrywa się wydarzenie i odbywa się polowanie na wampiry. Potem zapada noc: każdy wampir rozgrywa swoją turę.
mn-city-read = Teksty dzielnic
mn-city-read-about = Wszystkie dziewięć dzielnic z całymi tekstami: co każda robi za dnia albo w nocy.
mn-city-by-day = za dnia, jeśli przewagę mają tam sługusy albo agenci
mn-city-by-night = w nocy, dla tego, kto tam stoi; kosztuje punkty akcji
mn-pools-about = Poza miastem: agenci, sługusy, krew i relikty, które zostały.
mn-goal = Rytuał
mn-goal-about = Wygrywacie razem, odprawiając rytuał. Wszystkie wampiry muszą umieścić swoje pieczęcie i być w jednej dzielnicy, w której nie ma agentów, a sługusów jest co najmniej tyle, ile wampirów.
mn-goal-kills = ofiary
mn-goal-kills-about = Ofiary wszystkich wampirów razem; cel: { $goal }. Wampir, który ma ich dziewięć, może umieścić pieczęć.
mn-goal-seals = pieczęcie
mn-goal-seals-about = Umieszczone pieczęcie; cel: { $goal }. Każdy wampir pieczętuje jedną dzielnicę, w której jest sługus, a nie ma agentów.
mn-goal-together = razem
mn-goal-together-about = Wampiry { $where }; cel: { $goal }. Do rytuału wszystkie muszą być w jednej dzielnicy.
mn-goal-minions = sługusy tam
mn-goal-minions-about = Sługusy { $where }; rytuał wymaga { $goal }.
mn-goal-agents = agenci tam
mn-goal-agents-about = Agenci { $where }: podczas rytuału nie może tam być żadnego.
mn-goal-events = wydarzenia
mn-lost-head = 0: klęska
mn-lost-about = Gra jest przegrana, gdy zasłona spadnie do 0 albo gdy potrzebne jest wydarzenie, a żadnego już nie ma.
mn-legend-kill = ofiara
mn-goal-events-about = Karty w talii wydarzeń: { $number }. Co dzień ubywa jedna; gdy zabraknie, gra jest przegrana.
mn-ap-about = koszt: { $number } PA; wampir ma 2 na noc
mn-cross-about-red = Czerwony krzyżyk wydarzenia: tu przychodzą agenci ({ $number }).
mn-cross-about-grey = Niebieskoszary krzyżyk wydarzenia: tu przychodzą agenci ({ $number }).
mn-hunted = Trzech lub więcej agentów obok wampira: za dnia zapolują na niego i będzie musiał walczyć kośćmi o najniższych wartościach.
mn-ahead-minions = Przewaga sługusów: jest ich tu więcej niż agentów albo dzielnica jest zapieczętowana.
mn-ahead-agents = Przewaga agentów: jest ich tu więcej niż sługusów.
mn-side-minions = Przewaga sługusów:
mn-side-agents = Przewaga agentów:
mn-one-hidden = ukryty agent
mn-one-exposed = odkryty agent
mn-one-minion = sługus
mn-about-hidden = Ukryci agenci: { $number }. Trzeba ich odkryć, zanim będzie można z nimi walczyć.
mn-about-exposed = Odkryci agenci: { $number }. Wampir w tej dzielnicy może z nimi walczyć.
mn-about-minion = Sługusy: { $number }. Należą do wszystkich; można ich zabrać w drogę, poświęcić w walce albo oddać za pieczęć.
mn-way = Koszt ruchu tutaj
mn-veil-about = Zasłona ukrywa Rodzinę. Słabnie, gdy agenci pojawiają się obok sługusa albo niewyczerpanego wampira, gdy brakuje agentów w puli i gdy wyczerpany wampir odzyskuje siły. Przy 0 wszystko stracone; od 3 w dół przychodzi więcej agentów.
mn-row-about = Agenci następnego wydarzenia: { $red } na czerwony krzyżyk, { $larger } i { $smaller } na niebieskoszare.
mn-lacks = W puli brakuje agentów na następne wydarzenie: { $number }. Zasłona: −{ $number }.
mn-lacks-about = Agentów w puli: { $pool }; następne wydarzenie sprowadza: { $coming }. Każdy brakujący osłabia zasłonę o 1. Agenci, którzy giną, wracają do puli.
mn-dice-about = W walce bierze się jedną kość na agenta. 5 lub 6: agent ginie. 3 lub 4: ginie i kosztuje 1 krew. 1 lub 2: agent zostaje, a traci się 1 krew.
mn-actions = Akcje
mn-actions-idle = w nocy, po 2 PA
mn-barred = Nie teraz:
mn-do-expose = Wykrycie
mn-do-fight = Walka
mn-do-recruit = Pozyskanie
mn-do-night-effect = Efekt
mn-do-hunt = Polowanie
mn-do-wild-hunt = Dziki Gon
mn-do-seal = Pieczęć
mn-do-ritual = Rytuał
mn-do-end-turn = Koniec
mn-about-expose = Wykrycie agentów: wszyscy ukryci agenci w tej dzielnicy zostają odkryci.
mn-about-fight = Walka ze wszystkimi odkrytymi agentami w tej dzielnicy naraz.
mn-about-recruit = Pozyskanie sługusa: przychodzi tu jeden sługus, a zasłona wzmacnia się o 1.
mn-about-night-effect = Aktywuje efekt wydrukowany na tej dzielnicy.
mn-about-hunt = Zyskuje 1 krew.
mn-about-wild-hunt = Uzupełnia krew do maksimum; zasłona słabnie o 1.
mn-about-seal = Oddaje jednego sługusa i umieszcza pieczęć wampira: odtąd przewagę w tej dzielnicy zawsze mają sługusy.
mn-about-ritual = Daje zwycięstwo, gdy leżą wszystkie pieczęcie, wszystkie wampiry są tutaj, nie ma tu agentów, a sługusów jest dość.
mn-about-end-turn = Kolej na następnego wampira; niewykorzystane PA przepadają.
mn-bar-ap = za mało PA
mn-bar-kills = od { $number ->
        [one] { $number } ofiary
       *[other] { $number } ofiar
    }
mn-bar-pool = brak sługusów w puli
mn-bar-day = dzielnica dzienna
mn-bar-no-minion = brak sługusa
mn-bar-agents = są tu agenci
mn-bar-sealed = jest już pieczęć
mn-bar-own-seal = pieczęć już leży
mn-bar-seals = brak pieczęci
mn-bar-apart = nie ma wszystkich
mn-bar-minions = za mało sługusów
mn-bar-blood = za mało krwi
mn-bar-fights = tylko w walce
mn-bar-veil = za słaba zasłona
mn-bar-card = zakazane
mn-bar-no-hidden = nie ma kogo
mn-bar-no-exposed = brak celu
mn-bar-full = maksimum krwi
mn-bar-vain = nic by nie dało

mn-bar-short-ap = za mało PA
mn-bar-short-pool = pusta pula
mn-bar-short-day = dzienna
mn-bar-short-no-minion = bez sługusa
mn-bar-short-agents = są agenci
mn-bar-short-sealed = ma pieczęć
mn-bar-short-own-seal = już leży
mn-bar-short-seals = bez pieczęci
mn-bar-short-apart = nie wszyscy
mn-bar-short-minions = mało sług
mn-bar-short-blood = mało krwi
mn-bar-short-fights = w walce
mn-bar-short-veil = słaba
mn-bar-short-card = zakazane
mn-bar-short-no-hidden = nie ma kogo
mn-bar-short-no-exposed = brak celu
mn-bar-short-full = pełna krew
mn-bar-short-vain = nic nie da
mn-bar-short-kills = od { $number ->
        [one] 1 ofiary
       *[other] { $number } ofiar
    }
mn-plan-kills = ofiary przy najlepszych kościach
mn-plan-bleeding = utrata krwi przy najlepszych kościach
mn-leader-about = Prowodyr decyduje za dnia i pierwszy działa w nocy; żeton co dzień idzie dalej.
mn-tired-about = Nie ma krwi: odzyska siły w swojej następnej turze, a zasłona osłabnie o 1.
mn-blood-about = Krew: { $number } z { $limit }. Płaci się nią za zdolności i traci w walkach; bez niej wampir jest wyczerpany.
mn-kills-about = Ofiary: { $number } z 9. 1: Polowanie. 2: relikty. 4: Dziki Gon. 6: zdolność Mroku. 9: pieczęć i rytuał.
mn-seal-set = Pieczęć umieszczona: { $where }
mn-seal-open = Pieczęć jeszcze nieumieszczona
mn-turned-won = Rytuał odbył się w rundzie { $round }; zasłona: { $veil }, pozostałe wydarzenia: { $events }.
mn-turned-events = Zabrakło wydarzeń, a ofiar było { $kills } z { $needed }. Wykrywajcie agentów i walczcie od pierwszych nocy: bez dziewięciu ofiar każdego wampira nie ma pieczęci, a bez pieczęci nie ma rytuału.
mn-turned-landing = Zasłonę osłabiali najbardziej agenci, którzy pojawiali się obok wampirów i sługusów ({ $lost } z { $all }). Gdy wampiry i sługusy stoją w niewielu dzielnicach, zdarza się to rzadziej.
mn-turned-missing = Zasłonę osłabiał najbardziej brak agentów w puli ({ $lost } z { $all }). Kto stoi w mieście, nie może się pojawić; każdy agent zabity w walce wraca do puli.
mn-turned-text = Zasłonę osłabiały najbardziej teksty wydarzeń ({ $lost } z { $all }). Pozyskanie za każdym razem wzmacnia ją o 1: warto wydać na nie pozostałe PA.
mn-turned-exhausted = Zasłonę osłabiały najbardziej wampiry bez krwi ({ $lost } z { $all }). Polujcie, póki została 1 krew, i odchodźcie, zanim za dnia zapoluje trzech agentów.
mn-turned-deeds = Zasłonę osłabiały najbardziej wasze własne działania i karty ({ $lost } z { $all }). Dziki Gon i zdolności Mroku mają w niej swoją cenę.
mn-end-rounds = Rozegrane rundy
mn-lost-landing = Osłabienie zasłony przez pojawienie się agentów
mn-lost-missing = Osłabienie zasłony przez brak agentów
mn-lost-text = Osłabienie zasłony przez teksty wydarzeń
mn-lost-districts = Osłabienie zasłony przez dzielnice, w których przewagę mieli agenci
mn-turned-districts = Zasłonę osłabiały najbardziej dzielnice, w których za dnia przewagę mieli agenci ({ $lost } z { $all }). Trzymajcie tam tylu sługusów, ilu jest agentów, albo zabijajcie agentów.
mn-lost-exhausted = Osłabienie zasłony przez wyczerpane wampiry
mn-lost-deeds = Inne osłabienie zasłony
mn-short-night-effect = Efekt
mn-short-kills = ofiary
mn-short-seals = pieczęcie
mn-short-together = razem
mn-short-minions = sługusy
mn-short-agents = agenci
mn-short-events = talia
mn-badge-hunted = polują
mn-badge-ahead = górą
mn-ask-act = { $vampire }, punkty akcji (PA): { $ap }. { $ap ->
        [0] Użyj tego, co ich nie kosztuje, albo zakończ turę.
       *[other] Dotknij oznaczonej dzielnicy, by tam iść, albo oznaczonej akcji.
    }
mn-ask-die = Wybierz kość do tej walki. 5 lub 6: agent ginie. 3 lub 4: ginie, ale traci się 1 krew. 1 lub 2: zostaje, a traci się 1 krew.
mn-ask-fighter = Trzech lub więcej agentów poluje za dnia: który wampir walczy?
mn-ask-move-agent = Dotknij agenta, potem dzielnicy, do której ma iść.
mn-ask-day-fight = Agenci polują w kilku dzielnicach: którą walkę rozegrać teraz?
mn-ask-day-effect = Za dnia dzielnice działają jedna po drugiej: która teraz?
mn-ask-reroll = Rzucić ponownie wszystkimi kośćmi z puli? Wysokie kości walczą najlepiej.
mn-ask-first-player = Kto przewodzi pierwszego dnia? Prowodyr decyduje za dnia i pierwszy działa w nocy.
mn-for-kills = Ofiary
mn-for-city = Miasto
mn-for-blood = Krew
mn-for-goal = Wygrana
mn-for-turn = Tura
mn-use-expose = odkrywa
mn-use-fight = zabija
mn-use-recruit = +1 sługus
mn-use-night-effect = tutejszy
mn-use-hunt = +1 krew
mn-use-wild-hunt = pełna krew
mn-use-seal = po jednej
mn-use-ritual = wygrana
mn-use-end-turn = następny
el-ask-assign = Dotknij Jednostki na ręce i Strefy, do której idzie, albo pasuj w tej rundzie.
el-ask-swap = Zwyciężasz na Podstęp: dotknij swojej Jednostki w tej Strefie i drugiej w innej. Zamienią się miejscami.
el-ask-save-basic = Twoja Jednostka ginie: { $card }. Ocalić ją? Wróci na rękę za darmo, bo jest Podstawowa.
el-ask-save-elite = Twoja Jednostka ginie: { $card }. Ocalić ją za 1 Żar? Wróci na rękę.
el-wins-occultism = pozwala dołączyć dwa żetony
el-wins-deceit = pozwala zamienić dwie własne Jednostki
el-wins-violence = pozwala unicestwić Jednostkę
el-wins-power = wygrywa kartę
el-now-recruit = Korony (Władza) wygrywają karty Stref: zatrzymaj ich jak najwięcej albo tekst, którego użyjesz.
el-now-danger = { $who }: karta z tej Strefy da wygraną ({ $zone }). Zdobądź w niej przewagę Władzy.
el-now-win = Dzięki koronom { $card } da ci przewagę Władzy ({ $zone }), a tamtejsze Tytuły wygrają grę.
el-now-lead = Władza daje Tytuły: dzięki koronom { $card } zapewni ci przewagę ({ $zone }).
el-now-build = Tu leżą Tytuły: { $zone }. Zdobywa je, kto ma tam najwięcej koron, w razie potrzeby z kilku Jednostek.
el-now-hold = Masz przewagę wszędzie, gdzie są Tytuły: umocnij ją albo zachowaj Jednostki na następną rundę.
el-now-shut = Są tu Tytuły, ale nie wyślesz tu już żadnej Jednostki: { $zone }. Wzmocnij się w innej Strefie albo spasuj.
el-now-tied = Masz tu remis we Władzy, który wygrywa { $who }, i nie wyślesz tu już żadnej Jednostki: { $zone }. Wzmocnij się w innej Strefie albo spasuj.
el-now-even = Masz tu remis we Władzy i nie wyślesz tu już żadnej Jednostki: { $zone }. Wzmocnij się w innej Strefie albo spasuj.
el-now-full = Masz przewagę wszędzie, gdzie są Tytuły, i nie wyślesz tam już żadnej Jednostki: wygraj inną kartę albo spasuj.
el-now-none = Nie możesz teraz przydzielić żadnej Jednostki: spasuj.
el-now-court = Żaden Tytuł nie leży odkryty: wygraj kartę, której tekst najbardziej ci pomoże.
el-now-attach = Dotknij żetonu, potem Jednostki: najwięcej daje korona na twojej.
el-now-swap = Karty wygrywa Władza: przenieś korony tam, gdzie jeszcze decydują.
el-now-destroy = Zniszcz groźne dla ciebie korony.
el-now-save = Ocalona Jednostka wraca na rękę i { $when ->
        [now] jeszcze w tej rundzie
       *[later] w następnej rundzie
    } znów może być przydzielona.
el-now-order = Remisy we Władzy wygrywa ten, kto jest wcześniej w kolejności na Dworze.
ve-ask-clan = Wybierz swój klan: dotknij jego karty.
ve-ask-plan = Dołóż kartę: dotknij jej, potem miejsca. Zakryta pozostaje tajna i kosztuje krew: { $cost }.
ve-ask-plan-any = Dołóż kartę: dotknij jej, potem miejsca: odkrytą albo zakrytą, czyli tajną.
ve-ask-plan-up = Dołóż kartę: dotknij jej, potem miejsca.
ve-ask-first = Przedtem możesz { $list }.
ve-ask-card-up = { $place }: którą kartę dokładasz tu odkrytą?
ve-ask-card-down = { $place }: którą kartę dokładasz tu zakrytą?
ve-ask-turn = Twoja karta leży tu: { $place }. Możesz: { $list }; potem zakończ turę.
ve-ask-end = Twoja karta leży tu: { $place }. Zakończ turę.
ve-ask-stay = { $place }: zostajesz czy się wycofujesz? Wszyscy wybierają w tajemnicy.
ve-ask-keep = Którą kartę bierzesz na rękę? Druga trafia pod twoją talię.
ve-ask-keep-two = Dotknij dwóch kart, które bierzesz na rękę. Trzecia trafia pod twoją talię.
ve-ask-may-blood = dodać do niej krew
ve-ask-may-flip = odwrócić żeton Diabolizmu
ve-ask-may-drain = wyssać karty
ve-ask-may-look = obejrzeć kartę
ve-ask-may-relic = użyć relikwii
ve-ask-may-use = użyć tekstu karty
ve-goes-place = Rozstrzyga się: { $place }.
ve-goes-own = Twoja tura trwa.
ve-goes-turn = Turę ma { $who }.
ve-now-clan = Wygra, kto po trzech rundach ma najwięcej wpływów. Może to każdy klan: każdy gra własnymi kartami.
ve-now-clan-easy = Wygra, kto po trzech rundach ma najwięcej wpływów. Pierwszy raz? Z tych klanów najłatwiejszy na początek jest { $clan }.
ve-now-keep = Siła wygrywa dzielnice; tekst działa w etapie, który podaje karta.
ve-now-card = Liczba w rogu to jej siła tutaj; tekst działa w etapie, który podaje.
ve-now-blood = Każdy punkt krwi dodaje tam 1 siły; kto się wycofa, odzyska go.
ve-now-free = Tu nie masz jeszcze rywali: { $place }. Kto zostanie sam, bierze poplecznika.
ve-now-beat = { $place }: teraz do prowadzenia brakuje ci siły: { $more }. Masz { $own }, najsilniejszy rywal { $rival }.
ve-now-places = Pierwsze trzy miejsca dają wpływy: warto być, nawet z tyłu.
ve-now-alone = Nikt inny nie ma tu kart: zostań, a poplecznik będzie twój.
ve-now-ahead = W tej chwili prowadzisz, { $own } do { $rival }: +{ $gain } wpływu i poplecznik.
ve-now-tied = W tej chwili prowadzisz, { $own } do { $rival }, bo wygrywasz remis: +{ $gain } wpływu i poplecznik.
ve-now-stay = { $rank ->
        [2] W tej chwili drugie miejsce, { $own } do { $rival }: +{ $gain } wpływu i ofiara.
        [3] W tej chwili trzecie miejsce, { $own } do { $rival }: +{ $gain } wpływu.
       *[other] W tej chwili poza pierwszą trójką, { $own } do { $rival }: to nic nie daje.
    } { $where ->
        [haven] Kto się wycofa, odzyska krew i karty.
       *[elsewhere] Kto się wycofa, zachowa krew, a karty trafią do Schronienia.
    }
ve-now-hidden = Zakryte karty, których tu nie policzono: { $number }.
ve-now-changing = Mogą to jeszcze zmienić karty: { $cards }.
mn-use-warned = zapolują tu!
mn-day-hunts = Za dnia { $agents ->
        [few] zapolują tu { $agents } agenci
       *[other] zapoluje tu { $agents } agentów
    }: { $blood ->
        [0] bez utraty krwi
       *[other] około { $blood } krwi
    }.
mn-day-nothing = nic się tam nie dzieje
mn-day-may = Jeśli przyjdzie więcej agentów, zapolują { $where ->
        [there] tam
       *[here] tu
    } za dnia: { $blood ->
        [0] bez utraty krwi
       *[other] około { $blood } krwi
    }.
mn-now-first = Wygrywacie razem przez rytuał; zasłona na 0 albo brak wydarzeń to klęska.
mn-now-least-blood = Kto ma najmniej, potrzebuje jej najbardziej: bez krwi wampir jest wyczerpany.
mn-now-relic = Daj go temu, kto go użyje: relikt zostaje na karcie wampira.
mn-now-expose-most = Wybierz miejsce najbliższej walki: walczy się tylko z wykrytymi.
mn-now-reroll = Te kości są niskie: nowe będą średnio lepsze.
mn-now-keep-dice = Te kości są dobre: nowe będą średnio gorsze.
mn-now-day-effect = Coś dzieje się tylko tam, gdzie jedna strona ma przewagę ({ $places }); zacznij od tego, co pomaga.
mn-now-ritual = Wszystko gotowe: odprawcie rytuał i wygrajcie.
mn-now-seal = Dziewięć ofiar wystarczy: umieść tu pieczęć.
mn-now-veil = Zasłona prawie znikła: Pozyskanie wzmacnia ją o 1.
mn-now-veil-short = Brakujący agenci następnego wydarzenia zniszczyliby zasłonę: Pozyskanie wzmacnia ją o 1.
mn-now-fight = Walcz: każdy zabity agent to ofiara, a pieczęć wymaga dziewięciu.
mn-now-fight-short = Walcz: agenci, którzy giną, wracają do puli. Inaczej następne wydarzenie zakończy grę.
mn-now-blood = Zostało mało krwi: przed walką zapoluj.
mn-now-expose = W tej turze: Wykrycie, potem Walka. Każdy zabity agent to ofiara.
mn-now-expose-last = Wykryj agentów tutaj: odtąd może z nimi walczyć każdy wampir, który przyjdzie.
mn-now-hunted = Trzech lub więcej agentów zapoluje tu za dnia: odejdź ({ $places }).
mn-now-cornered = Trzech lub więcej agentów zapoluje tu za dnia, a wyjścia nie ma.
mn-now-go-fight = W tej turze: idź do wykrytych agentów ({ $places }), potem Walka.
mn-now-go-expose = W tej turze: idź tam, gdzie są agenci ({ $places }), potem Wykrycie. Walka następnej nocy.
mn-now-go-expose-fight = W tej turze: idź tam, gdzie są agenci ({ $places }), potem Wykrycie, potem Walka.
mn-now-go-last = Idź tam, gdzie są agenci ({ $places }): następnej nocy możesz ich wykryć i z nimi walczyć.
mn-now-closer = Podejdź bliżej agentów ({ $places }): ofiary daje tylko walka.
mn-now-recruit = W tej turze nie ma z kim walczyć: { $veil ->
        [full] Pozyskanie da sługusa do pieczęci i rytuału.
       *[lower] Pozyskanie da sługusa do pieczęci i rytuału i pomoże zasłonie.
    }
mn-now-low-dice = Pozostałe kości są za niskie na walkę: { $veil ->
        [full] Pozyskanie da sługusa do pieczęci i rytuału.
       *[lower] Pozyskanie da sługusa do pieczęci i rytuału i pomoże zasłonie.
    }
mn-now-spare = Za mało krwi na walkę: { $veil ->
        [full] Pozyskanie da sługusa do pieczęci i rytuału.
       *[lower] Pozyskanie da sługusa do pieczęci i rytuału i pomoże zasłonie.
    }
mn-now-rest = Nic nie nagli: użyj efektu nocnego lub zdolności, jeśli pomoże, albo zakończ turę.
mn-now-end = Brak PA: zakończ turę, chyba że któraś zdolność warta jest swej ceny.
mn-now-go-seal = W tej turze: idź tam, gdzie jest sługus, a nie ma agentów ({ $places }), potem pieczęć.
mn-now-recruit-seal = Dziewięć ofiar: pozyskaj tu sługusa, a następnej nocy umieść pieczęć.
mn-now-recruit-and-seal = Dziewięć ofiar. W tej turze: pozyskaj tu sługusa, potem pieczęć.
mn-now-to-seal = Dziewięć ofiar: pieczęć kładzie się tam, gdzie jest sługus, a nie ma agentów ({ $places }). Idź tam.
mn-now-no-seal = Dziewięć ofiar: pieczęć wymaga dzielnicy, w której jest sługus, a nie ma agentów.
mn-now-gather = Wszystkie pieczęcie leżą: spotkajcie się tam, gdzie jest dość sługusów, a nie ma agentów.
mn-now-help = Pieczęć leży: wykrywaj agentów dla innych albo pozyskuj sługusów do rytuału.
mn-ask-larger = Szaroniebieskie krzyżyki wydarzenia: wskaż dzielnicę, do której trafi { $larger ->
        [one] 1 agent
        [few] { $larger } agentów
       *[other] { $larger } agentów
    }. Do drugiej { $smaller ->
        [0] nikt
       *[other] { $smaller }
    }.
mn-ask-minions = Ilu sługusów poświęcasz? Każdy zabiera ze sobą agenta, który jest ofiarą. Potem na każdego pozostałego agenta potrzeba jednej kości.
mn-now-larger = Agenci przyjdą do obu. Trzech lub więcej obok wampira zapoluje na niego za dnia.
mn-now-least = Agenci osłabiają zasłonę, gdy ktoś widzi ich przybycie i gdy ich zabraknie. Najmniej kosztuje wybór: { $places }.
mn-now-same = Cokolwiek wybierzesz, { $number ->
        [0] zasłona nic nie straci.
       *[other] zasłona straci tyle samo: { $number }.
    }
mn-veil-falls = zasłona { $least ->
        [0] −{ $number }
       *[other] jeszcze −{ $number }
    }
mn-now-along = Pieczęcie i rytuał wymagają sługusów; agenci, którzy do nich przyjdą, osłabią zasłonę.
mn-now-travel = Idź tam, gdzie można walczyć z agentami; trzech lub więcej poluje za dnia.
mn-now-die = Wysokie kości nie kosztują krwi; ale pula jest dla was wszystkich.
mn-now-minions = Sługus oszczędza kość i krew; ale pieczęcie i rytuał też wymagają sługusów.
mn-now-fighter = Kto walczy, zdobywa ofiary i traci krew.
mn-goes-night = Działa { $vampire } ({ $who }).
mn-goes-day = Dzień: prowodyrem jest { $vampire } ({ $who }).

## The table of Veto!

vt-kreski = Kreski
vt-szabla = Szabla
vt-lafa = Lafa
vt-ducats = Dukaty
vt-hand = Dwór
vt-deck = Kredens
vt-discards = Odrzucone
vt-top = ostatnia odrzucona:
vt-removed = Usunięte ({ $number })
vt-known = Widziane we dworze ({ $number })
vt-pool = Kreski w puli
vt-initiative = inicjatywa
vt-election = elekcja
vt-banned = Polegli lub usunięci, nikt ich nie zagra:
vt-answers = odpowiada na:
vt-duel = Pojedynek
vt-company = Kompania
vt-costs = kosztuje teraz { $number ->
        [one] { $number } dukat
        [few] { $number } dukaty
       *[other] { $number } dukatów
    }
vt-missing = { $number ->
        [one] brak { $number } dukata
       *[other] brak { $number } dukatów
    }
vt-dear = cena { $price }, brakuje { $missing }
vt-upkeep = co rundę kosztuje jeszcze { $number ->
        [one] { $number } dukat
        [few] { $number } dukaty
       *[other] { $number } dukatów
    }
vt-yields = co rundę daje { $number ->
        [one] { $number } dukat
        [few] { $number } dukaty
       *[other] { $number } dukatów
    }
vt-balance = Dukaty; najbliższe rozliczenie zmieni ich liczbę o { $number }
vt-szabla-against = Szabla { $own } : { $other }
vt-odds-armed = Z moderunkiem { $own } : { $other }
vt-odds-even = na razie remis, nikt nie ucierpi
vt-odds-wounds = na razie wygrana, { $card }: rana
vt-odds-kills = na razie wygrana, { $card }: śmierć
vt-odds-wounded = na razie przegrana, { $card }: rana
vt-odds-killed = na razie przegrana, { $card }: śmierć
vt-odds-lost = na razie ginie twój ostatni Elekt ({ $card }) i przegrywasz grę
vt-goal-about = Kreski ({ $goal }), Elekt w grze i elekcja dają zwycięstwo
vt-elekt-about = Elekt: kandydat do tronu we własnej kompanii
vt-elekt-here = Elekt w grze
vt-elekt-missing = brak Elekta w grze
vt-pool-about = Kreski, których nikt jeszcze nie ma; agitacja daje jedną
vt-initiative-about = Kto ma inicjatywę, pierwszy zabiera głos i może ogłosić elekcję
vt-electoral-about = Pole elekcyjne: kto tu stoi, może agitować, wyzywać i być wyzwany
vt-magnates-about = Pole karmazynów: stoją tu tylko Karmazyni i Wpływowi, wyzwania ich nie dosięgną
vt-guide = Przebieg rundy
vt-phase-setup = Rozdawane są pierwsze karty.
vt-phase-untap = Karty są odznaczane; ustala się inicjatywę.
vt-phase-settlement = Uzupełnianie dworów i rozliczenie dukatów; można ogłosić elekcję.
vt-phase-game = Gracze grają po kolei: czyn, drobiazgi, potem bene.
vt-phase-end = Kto spełnia warunki, wygrywa; w przeciwnym razie zaczyna się nowa runda.
vt-deed = jeden czyn
vt-deed-about = Jeden czyn w turze: wystawienie postaci, agitacja, wyzwanie, przemieszczenie albo karta z literą C
vt-trifles = drobiazgi
vt-trifles-about = Dowolnie wiele drobiazgów w turze: moderunek, posesje, sztychy pod postaciami, karty z literą D
vt-to-win = Do wygrania elekcji: Elekt (kandydat) i { $goal ->
        [one] { $goal } kreska
        [few] { $goal } kreski
       *[many] { $goal } kresek
    }
vt-election-on = Elekcja! Wynik na koniec rundy
vt-turned-election = Elekcja rozstrzygnęła się na koniec rundy { $round }: kreski { $kreski }, potrzeba { $goal }, a Elekt jest w grze ({ $cards }).
vt-challenge = Wyzwanie
vt-decided = rozstrzygnięty
vt-lead-undecided = Równo: nikt nie ucierpi
vt-lead-wounded = { $loser }: rana (strata { $number })
vt-lead-killed = { $loser }: śmierć (strata { $number })
vt-stack = Stos
vt-stack-about = To, co zagrano, czeka tu, aż wszyscy powiedzą bene; najpierw rozpatruje się ostatnią kartę
vt-stack-empty = To, co zagrano, czeka tu, aż wszyscy odpowiedzą.
vt-now = Teraz: { $moment }
vt-next = następny do rozpatrzenia
vt-negated = nie działa
vt-aimed = w tę kartę celuje numer { $number } na stosie
vt-turn = przy głosie
vt-deed-done = czyn wykonany
vt-head-elekt = kandydat
vt-head-votes = kreski
vt-hurt-from = { $kills ->
        [99] strata: rana, nie śmierć
        [1] strata od 1: śmierć
        [2] strata 1: rana; od 2: śmierć
       *[other] strata od 1 do { $least }: rana; od { $kills }: śmierć
    }
vt-hurt-about = Ranny trafia na stos kart odrzuconych; zabity jest usunięty z gry i nikt już nie zagra karty o tym imieniu. Zwycięzca bierze kreski.
vt-stake = jedyny Elekt
vt-stake-about = Jedyny Elekt tego gracza: jeśli zginie, gracz przegrywa.
vt-stake-own = { $one } to twój jedyny Elekt: jeśli zginie, przegrywasz.
vt-reserve-about = Moderunek, którego można jeszcze użyć: +{ $number }, nie licząc tego, co mówią teksty. Wybiera się go przed sztychami.
vt-hidden = { $number ->
        [one] { $number } sztych
        [few] { $number } sztychy
       *[other] { $number } sztychów
    }
vt-hidden-about = Zakryte sztychy: można je jeszcze zagrać.
vt-so-far = Na razie:
vt-electoral-hint = Tu stoją twoje postaci. Agitują, wyzywają i bywają wyzywane.
vt-price = dukaty: { $price } z { $ducats }
vt-at-electoral = może agitować, wyzywać i być celem wyzwań
vt-at-magnates = wyzwania nie grożą, ale bez agitacji
vt-gather = zaznaczenie, a w zamian kreski
vt-goes-duel = Pojedynek: { $one } { $first } : { $second } { $two }.
vt-goes-own = Twoja tura pójdzie dalej, gdy pozostali odpowiedzą.
vt-goes-out = Jesteś poza grą. Możesz patrzeć, jak się skończy.
vt-goes-turn = Przy głosie: { $who }.
vt-goes-played = { $who } { $does } { $card }.
vt-goes-replied = { $who } odpowiada na „{ $aim }”: { $card }.
vt-goes-aimed = { $who } { $does } { $card } → { $aim }.
vt-goes-answered = { $card }: na stosie, pozostali mogą odpowiedzieć.
vt-goes-idle = Każda odpowiedź zanegowałaby tylko twoją własną kartę; wybrano za ciebie: „bene”.
vt-ask-deed = Główne działanie (czyn): { $list }.
vt-ask-done = Główne działanie (czyn) wykonane.
vt-ask-trifles = Dodatki (drobiazgi): { $list }.
vt-ask-nothing = Na nic więcej cię nie stać albo nic już nie zostało: zakończ turę.
vt-ask-reply = Odpowiedź czy pas (bene)?
vt-ask-reply-with = Możesz odpowiedzieć: { $cards }. Odpowiedź czy pas (bene)?
vt-ask-own-reply = { $card }, twoja karta, leży na stosie. Zwykle się pasuje (bene), by mogła zadziałać.
vt-ask-own-more = { $card }, twoja karta, leży na stosie. Możesz coś do niej dodać: { $cards }. Użyć czy pas (bene)?
vt-ask-pass = Nie masz na to odpowiedzi: spasuj (bene).
vt-ask-own-pass = { $card }: na stosie. Spasuj (bene), by mogła zadziałać.
vt-ask-moment = Teraz: { $moment }.
vt-ask-moment-card = Teraz: { $moment }: { $card }.
vt-ask-moment-duel = Teraz: { $moment }, { $one } { $first } : { $second } { $two }.
vt-ask-slot = { $one } { $first } : { $second } { $two }. Sztych, replika czy pas (bene)?
vt-ask-answer = Wyzwanie: { $two } przeciw: { $one }. Przyjąć czy odmówić?
vt-refusing = { $price ->
        [0] zaznaczenie, bez kosztu
        [one] zaznaczenie i { $price } kreska
        [few] zaznaczenie i { $price } kreski
       *[other] zaznaczenie i { $price } kresek
    }
vt-ask-arms = { $one } { $first } : { $second } { $two }. Wskaż moderunek do użycia, potem „Gotowe”.
vt-ask-bribe = Przekupstwa: 3 dukaty (zwykle) to +1 do Kresek Karmazynów. Największa suma zaczyna i tylko ona może ogłosić elekcję.
vt-ask-first-hand = To twoje pierwsze karty. Zatrzymać je czy raz wymienić wszystkie?
vt-ask-election = Kresek wystarczy. Ogłosić elekcję? Kto na koniec tej rundy spełni oba warunki, wygra.
vt-ask-pile = Stos kart odrzuconych: która z tych kart trafi na niego teraz? Ostatnia będzie na wierzchu.
vt-now-first-hand = Warto mieć postaci, na które cię stać, najlepiej z koroną (Elekta).
vt-now-nobody = Ani jednej postaci: prawie nic nie można zagrać. Lepiej wymienić karty.
vt-now-too-dear = Na żadną z tych postaci cię nie stać: lepiej wymienić karty.
vt-now-elekt = Bez kandydata (Elekta) nikt nie wygra; masz go we dworze: { $card }.
vt-now-character = Kto wchodzi do gry, przynosi kreski; większość może też o nie agitować.
vt-now-agitate = Wygrywa się kreskami: masz { $kreski } z { $goal }. Kto agituje, zostaje zaznaczony i bierze następne.
vt-now-done = Będziesz mieć jeszcze turę: głos krąży, aż nikt nie wykona czynu.
vt-now-last = Wszyscy inni spasowali: wykonaj czyn albo tury tej rundy się skończą.
vt-ends-turns = tury tej rundy się kończą
vt-now-pass = Gdy nikt już nie wykonuje czynów, runda się kończy i płyną dukaty.
vt-now-reply = Jeśli spasujesz, karta zostanie we dworze.
vt-now-both = Jeśli obie strony spasują: { $told }
vt-now-odds = { $odds } (bez sztychów).
vt-now-comes = Jeśli nikt nie odpowie: { $told }
vt-now-own = To, co wyróżnione, odpowiedziałoby na twoją własną kartę: rzadko warto.
vt-now-ahead = Prowadzisz: jeśli obie strony spasują (bene), wygrasz pojedynek.
vt-now-behind = Przegrywasz: sztych może to odwrócić; jeśli obie strony spasują (bene), pojedynek przegrany.
vt-now-even = Remis: sztych wygra pojedynek, jeśli nikt na niego nie odpowie.
vt-now-bribe = 0 wystarczy, chyba że chcesz zacząć albo ogłosić elekcję.
vt-now-election = Ogłoś ją, jeśli kreski i kandydata (Elekta) utrzymasz do końca rundy.
vt-now-discard = Dwór uzupełnia się w następnej rundzie: odrzuć kartę, której raczej nie zagrasz.
vt-letter-p = stale
vt-letter-c = czyn
vt-letter-d = drobiazg
vt-letter-r = replika
vt-may-character = wystaw postać
vt-may-agitate = agituj o kreski
vt-may-challenge = wyzwij
vt-may-move = zmień pole
vt-may-card = zagraj kartę z napisem „czyn”
vt-may-estate = posesja
vt-may-equipment = moderunek
vt-may-thrust = zakryty sztych
vt-may-hand = przekazanie moderunku
vt-may-influence = wpływy polityczne
vt-may-effect = efekt lub zdolność

## Cards in full

card-more = Więcej o tej karcie
origin-mark-rulebook = instrukcja
origin-mark-public-card-list = lista kart
origin-mark-box = własne pudełko
origin-mark-stand-in = zastępcza
card-rules = Zasady:
card-plan = Plan miasta
## The server and its database

database-away = Serwer nie może teraz połączyć się ze swoją bazą danych. Nic, co potwierdzono, nie zginęło; poczekaj chwilę i spróbuj ponownie.
database-damaged = Baza danych serwera jest uszkodzona. Czekanie nie pomoże: zawiadom gospodarza, który musi przywrócić kopię zapasową.

## Refusals

no-such-page = Nie ma takiej strony.
no-such-game = Nie ma takiej gry.
no-such-table = Nie ma takiego stołu.
no-such-seat = Przy tym stole nie ma miejsca „{ $letter }”.
no-such-rule = Nie ma takiej zasady.
no-such-card = Nie ma takiej karty.
no-such-link = Ten odnośnik donikąd nie prowadzi. Poproś o nowy.
many-tables = Założono stąd już wiele stołów. Odczekaj trochę, zanim założysz następny.
only-creator = Może to zrobić tylko założyciel stołu.
not-seated = Nie siedzisz przy tym stole.
not-your-seat = To nie jest twoje miejsce.
other-site = Ten formularz przyszedł z innej strony.
old-page = Ta strona jest już nieaktualna albo ciasteczka są wyłączone. Wczytaj ją ponownie i spróbuj jeszcze raz.
too-fast = Za szybko. Poczekaj chwilę i spróbuj ponownie.
too-large = Za duże: można wysłać najwyżej { $most } KiB.
senseless = To, co wysłano, nie pasuje do tej strony. Wróć, sprawdź jeszcze raz i spróbuj ponownie.
cannot-make = Takiego stołu nie da się założyć.
one-seat = Siedzisz już przy tym stole. Jedna przeglądarka zajmuje jedno miejsce, chyba że stół założono dla kilku osób przy jednej przeglądarce.
many-watchers = Zbyt wiele osób już się przygląda, tutaj albo z twojego adresu. Nie dotyczy to tych, którzy siedzą przy stole.
many-pages = Otwartych jest zbyt wiele stron tego miejsca. Zamknij kilka z nich.
many-reports = Wysłano stąd wiele zgłoszeń. Odczekaj trochę albo pobierz zgłoszenie jako plik.
too-slow = Dane nadchodziły zbyt wolno. Spróbuj jeszcze raz.
unreadable = Tego nie da się odczytać: to nie nasz plik albo czytanie trwa zbyt długo. Wybierz inny plik.
readers-busy = Zbyt wiele plików jest teraz czytanych. Odczekaj chwilę i spróbuj ponownie.

## At the table

seats-free = Wolne miejsca: { $letters }. Gdy przyjdzie ich kolej, gra zaczeka na człowieka albo bota.
links-only-here = Te odnośniki działają tylko na tym komputerze. Aby zagrać z osobami, które są gdzie indziej, uruchom Interrex przez serve --host 0.0.0.0 i załóż stół pod wypisanym adresem.

## A game of other rules or cards, told from its story

story = historia
story-other-rules = Tę partię rozegrano według zasad, których ten program już nie zna.
story-other-cards = Tę partię rozegrano kartami, których tu już nie ma.
story-other-choices = Tę partię rozegrano w programie, który inaczej rozumiał zasady, więc nie można jej tu odtworzyć.
story-lead = Nic z niej nie zginęło: oto co się stało, a zapis można zachować.
story-lead-in-play = Nie można jej tu dokończyć, ale nic z niej nie zginęło: oto co się stało, na ile możesz to wiedzieć, a zapis można zachować.
story-record = Zachowaj zapis
story-pack = Zachowaj karty
story-no-pack = Kart tego stołu tu nie ma.
story-table = Stół po wyborze { $number } z { $last }

## Zawiadomienia w dzienniku, które czytają wszyscy

notice-sat = { $name } zajmuje miejsce { $letter }.
notice-sat-nameless = Miejsce { $letter } jest zajęte.
notice-sat-too = { $name } zajmuje też miejsce { $letter }, w przeglądarce, która ma tu już inne miejsce.
notice-link = Utworzono nowy odnośnik do miejsca { $letter } (dotąd: { $name }). Kto zajmie to miejsce, zobaczy jego karty.
notice-advice = Przy tym stole każdy może zapytać bota, co by zrobił. W przebiegu gry widać, kto pyta.
notice-asked = { $name } prosi bota o radę.
notice-bot = { $name }, bot, zajmuje miejsce { $letter }.
notice-shared = Ten stół założono dla kilku osób przy jednej przeglądarce: jedna przeglądarka może zająć kilka miejsc i widzieć ich karty.
notice-known = Ten stół jest dalszym ciągiem skończonej gry. Kto widział tę grę albo jej powtórkę, może znać ukryte karty i to, co będzie dobrane.
notice-trial = Ten stół powstał, żeby wypróbować kartę: wyszukano rozdanie, w którym leży ona przed tobą. Co działo się wcześniej, wybrał przypadek.
everybody-is-told = (dowiedzą się o tym wszyscy)

## Rozstrzygnięcia, słowniczek, strona API

docs-lead = Do odczytu maszynowego:
docs-who = Przedstaw się poniższym nagłówkiem; klucz dostaje się przy zakładaniu stołu albo zajmowaniu miejsca. Numer tury z decyzji odsyła się razem z wyborem.
docs-required = wymagane
docs-body = Treść:
docs-about = Sędzia i stół do gier planszowych i karcianych: ten sam interfejs, którego używają strony.
call-list-games = Gry, ich miejsca, rozstrzygnięcia, warianty i zestawy kart.
call-open-tables = Otwarte stoły, przy których gra jeszcze trwa.
call-new-table = Nowy stół: twój klucz, odnośnik do każdego miejsca i jeden dla widzów. Nie zdradzaj klucza nikomu.
call-sit = Zajmij miejsce z odnośnika. Miejsce zostaje przypisane do twojego klucza; jeśli go nie masz, dostaniesz nowy.
call-seat-view = Wszystko, co wolno ci wiedzieć na swoim miejscu: widok, decyzja z możliwościami i numerem tury, przebieg gry.
call-choose = Dokonaj wyboru. Gdy przychodzi odpowiedź, wybór jest już zapisany.
call-undo = Cofnij ostatni wybór, dopóki nikt się niczego nie dowiedział; aby cofnąć więcej, poproś pozostałych (`ask`).
call-events = Stan stołu teraz i po każdej zmianie (server-sent events).
call-record = Zapis; do końca gry bez ziarna i tajemnic.
call-bring-deck = Przynieś talię, gdy `talk.decks_awaited` wymienia twoje miejsce; po ostatniej talii następuje rozdanie.
call-ask = Poproś pozostałe osoby o cofnięcie wszystkich wyborów od `back_to`; boty się zgadzają.
call-answer = Zgódź się na otwartą prośbę albo odmów; kto prosi, może ją wycofać odmową.
call-propose = W grze kooperacyjnej: zaproponuj możliwość z `talk.open_decision`; ponowne wskazanie tej samej wycofuje propozycję.
call-think = Jak przeszukiwanie ocenia twoją decyzję: dla każdej możliwości jej udział w przeszukiwaniu, szansa wygranej z przedziałem, spodziewany ciąg zagrań i powody w twoim języku. Tylko w grach kooperacyjnych, tam, gdzie przeciw tobie grają same boty, i przy stołach z radami. W przebiegu gry wszyscy widzą, kto pyta.
call-stand-in = Niech bot zagra na miejscu wymienionym w `talk.away`.
call-take-back-seat = Graj znowu samodzielnie tam, gdzie zastępuje cię bot; twój wybór działa tak samo.
call-say-something = Powiedz coś wszystkim przy stole; wypowiedzi są w polu `talk.messages` jego stanu.
field-x-form-token = Tylko dla przeglądarek z naszym ciasteczkiem.
field-seat = Litera miejsca albo `watch`; gdy jej nie podano, twoje własne miejsce.
field-seats = Dla każdego miejsca `person` albo poziom bota.
field-patience = Po ilu sekundach bot może zastąpić nieobecną osobę; 0: nigdy.
field-clock = `each 60` albo `total 900 10`, w sekundach; puste: bez zegara.
field-pack = Skrót (hash) zestawu kart; puste: zestaw podstawowy.
field-shared = Jeden klucz może zająć kilka miejsc; wszyscy są o tym informowani.
field-advice = Także w grze między ludźmi każdy może zapytać bota; wszyscy o tym wiedzą i widzą, kto i kiedy pyta.
glossary = Słowniczek

## Scena

elekt-counts = Ile symboli ma tu każdy
elekt-leads = prowadzi
elekt-tied = remis
elekt-goal = Liczba Tytułów, która od razu daje zwycięstwo: { $goal }; w przeciwnym razie wygrywa ten, kto po 6. rundzie ma ich najwięcej.
elekt-heat-about = Żarem płaci się za zdolności; można mieć najwyżej 3.

goal = Cel:
goal-elekt = zdobyć przed innymi { $seats ->
    [2] 7
    [3] 6
   *[other] 5
  } Tytułów albo mieć ich najwięcej po 6. rundzie
goal-vendetta = mieć najwięcej wpływów po trzech rundach
goal-masters = razem: odprawić rytuał, zanim zniknie zasłona albo skończą się wydarzenia
goal-veto = Elekt (kandydat) w grze i dwie trzecie kresek na koniec rundy z elekcją
since-your-turn = Od twojej ostatniej tury
scene = To się właśnie rozstrzyga
scene-pause = Zatrzymaj lub wznów
scene-step = Jeden krok
scene-skip = Pomiń
scene-watch = Pokazujemy, co się rozstrzygnęło. Dotknij dowolnego miejsca lub naciśnij dowolny klawisz, aby przejść dalej.
keys-scene = gdy coś się rozstrzyga: zatrzymaj, jeden krok, pomiń
terms = Pojęcia
terms-here = Pojęcia na tym stole
terms-more = Inne pojęcia
terms-about = Wskaż słowo podkreślone kropkami albo znak lub go dotknij. Klawisz t otwiera tę listę.
keys-terms = pojęcia gry z objaśnieniami
why-not = Teraz nie można:
settings = Ustawienia
speed = Boty grają
speed-slow = powoli
speed-normal = zwyczajnie
speed-fast = szybko
speed-instant = natychmiast
hurry = Do mojej tury
hurry-about = Boty odpowiadają od razu, aż przyjdzie pytanie do ciebie
turn-sound = Dźwięk, gdy jest moja kolej
turn-notify = Powiadomienie, gdy jest moja kolej, a strona jest ukryta
choice-unsent = Brak połączenia. Twój wybór jest zachowany i zostanie wysłany ponownie.

result = Wynik
rematch = Jeszcze raz
rematch-moved = Jeszcze raz, każdy o miejsce dalej
rematch-go = Do nowej gry
rematch-not-yet = Gra jeszcze trwa.
share = Skopiuj odnośnik do powtórki
ve-abilities = Zdolności i relikwia

## Towarzystwo: znajomi na miejscach botów, rozmowa, widzowie

invite-for-bot = Wyślij ten odnośnik znajomej osobie: zagra dalej zamiast bota ({ $name }), tymi samymi kartami.
seat-from-bot = Na tym miejscu grał dotąd bot { $name }. Przejmujesz jego karty i wszystko, co ma; dowie się o tym cały stół.
seat-over = Gra skończona: tego miejsca nie można już zająć.
notice-sat-bot = { $name } zajmuje miejsce { $letter } po bocie i widzi odtąd jego karty.
live = Na żywo
watching = { $number ->
    [0] Nikt nie przygląda się grze.
    [one] Grze przygląda się jedna osoba.
    [few] Grze przyglądają się { $number } osoby.
   *[many] Grze przygląda się { $number } osób.
}
chat = Rozmowa
chat-empty = Nic jeszcze nie powiedziano.
chat-text = Powiedz coś
chat-send = Wyślij
chat-phrases = Gotowe zwroty
mute-all = Wycisz rozmowę
mute-seat = Wycisz miejsce { $letter }
nothing-said = Wiadomość jest pusta. Wybierz zwrot albo napisz coś.
talks-much = Dużo naraz. Odczekaj chwilę, zanim powiesz coś więcej.
phrase-hello = Dzień dobry!
phrase-luck = Powodzenia!
phrase-moment = Chwileczkę!
phrase-nice = Dobrze zagrane!
phrase-ouch = Auć!
phrase-thanks = Dziękuję!
phrase-sorry = Przepraszam!
phrase-good-game = Dobra gra!

## Koniec

won-together = Wszyscy wygrali.
lost-together = Wszyscy przegrali.
lead-changed = Jak zmieniało się prowadzenie ({ $counted })
lead-changed-plain = Jak zmieniało się prowadzenie
lost-most = Największe straty ({ $counted })
changes-more = Liczba wszystkich zmian prowadzenia lub stanu: { $number }; lista pokazuje niektóre z nich.
change-at = Po wyborze { $number }:
lead-first = Prowadzenie obejmuje najpierw: { $names } ({ $numbers }).
lead-passes = Prowadzenie przechodzi: { $before } → { $names } ({ $numbers }).
score-elekt = Tytuły
score-vendetta = Wpływy
score-veto = Kreski
counts-elekt = Tytuły
counts-vendetta = wpływy liczone jak na końcu
counts-masters = zasłona
counts-veto = kreski
mn-seals-placed = Umieszczone pieczęcie
mn-gathered = Wampiry razem w jednej dzielnicy

## Karty i talie

decks = Talie
build-deck = Zbuduj talię
search-text = Słowa na karcie
search-hint = nazwa, tekst lub identyfikator
search = Szukaj
filters = Filtry i kolejność
any = dowolne
up-to = { $name }: najwyżej
sorted-by = Kolejność
order-pack = jak w zestawie
order-name = nazwa
all-cards = Wszystkie karty
no-cards-found = Żadna karta nie pasuje. Złagodź któryś filtr.
search-wrong = Takie wyszukiwanie nie jest możliwe; pokazano wszystkie karty.
stand-in-mark = zastępcza: wymyślona, by wypełnić pudełko
stand-in-about = ° oznacza kartę zastępczą: wymyśloną, by wypełnić pudełko.
my-decks = Moje talie
no-decks = W tej przeglądarce nie zapisano jeszcze żadnej talii.
decks-unsaved = Jeszcze niezapisane, pamiętane w tej przeglądarce
deck-unnamed = Talia bez nazwy
deck-go-on = Buduj dalej
decks-of-pack = Talie z zestawu
pack-without-decks = Ten zestaw nie zawiera talii.
change-deck = Zmień
copy-deck = Skopiuj i zmień
copy-own-deck = Skopiuj
copy-own-deck-of = Skopiuj talię „{ $name }”
deck-copy-name = { $name } (kopia)
forget = Usuń
forget-deck = Usuń talię „{ $name }”
forget-deck-sure = Usunąć talię „{ $name }” ze wszystkimi wersjami?
forget-draft-sure = Usunąć „{ $name }”? Nie zapisano tej talii.
win-shares = Przeciw innym taliom
win-shares-about = Jak często ta talia wygrywa z taliami z zestawu, gdy obiema grają boty.
not-measured = Wiadomo to tylko o taliach z zestawu: ich gry rozegrano z góry. Twojej talii nie zmierzono; wypróbuj ją wyżej przeciw botowi.
measure-yourself = Dla gospodarza serwera: jak ją zmierzyć
measure-about = Pobierz talię jako TOML i niech boty zagrają nią w terminalu:
how-it-wins = Jak chce wygrać
test-deck = Wypróbuj przeciw botowi
against = Przeciw której talii
against-deck = przeciwko: { $name }
deck-to-table = Zagraj nią przy nowym stole
export-ids = Eksport z identyfikatorami (TOML)
export-names = Eksport z nazwami
compare-with = Porównaj z talią
compare = Porównaj
compare-newest = porównaj z najnowszą
version = Wersja { $number }
same-cards = Obie zawierają te same karty.
totals = Podsumowanie
curve = Karty według ceny
at-price = cena
sample-hand = Przykładowy pierwszy dwór
mulligan = … i po wymianie:
another-hand = Inny dwór
one-more = Jeszcze jedna: { $name }
one-less = O jedną mniej: { $name }
deck-name = Nazwa talii
save-deck = Zapisz
deck-saved = Zapisano. Kto ma ten odnośnik, może przeczytać i skopiować talię:
deck-saved-since = Tę talię zapisano tymczasem w innej karcie przeglądarki, pod nazwą „{ $name }”. Niczego nie nadpisano: wybierz, która z dwóch ma być jej najnowszą wersją.
deck-not-forgotten = Od otwarcia tej strony talię zapisano ponownie w innej karcie przeglądarki, więc jej nie usunięto. Najpierw ją obejrzyj, a potem usuń, jeśli nadal chcesz.
deck-look-other = Obejrzyj tamtą
undo-change = Cofnij
empty-deck = Opróżnij
import-export = Import i eksport
import-about = Wklej plik talii albo listę: w każdym wierszu liczba i nazwa
read-deck = Wczytaj
deck-out = Talia jako tekst do skopiowania
needs-script = Budowanie talii wymaga JavaScriptu.
not-sent = Serwer nie odpowiada. Zmiany są zachowane w tej przeglądarce.
card-not-sent = Serwer nie odpowiada. To, co wpisujesz, zostaje na tej stronie i zostanie wysłane samo; nie zamykaj jej.
no-such-deck = Nie ma takiej talii.
deck-empty = Włóż do talii co najmniej jedną kartę i wtedy ją zapisz.
no-such-pack = Tego zestawu tu nie ma. Poproś o niego gospodarza.
deck-too-long = Ta talia jest za długa; największa liczba znaków: { $most }.
many-decks = W tej przeglądarce zapisano już tyle talii, ile można. Najpierw usuń którąś.
cards-found = { $number ->
    [one] { $number } karta
    [few] { $number } karty
   *[many] { $number } kart
} z { $all }
versions = { $number ->
    [one] { $number } wersja
    [few] { $number } wersje
   *[many] { $number } wersji
}
deck-verdict = { $number ->
    [one] { $number } karta
    [few] { $number } karty
   *[many] { $number } kart
}: { $legal ->
    [yes] talia jest zgodna z zasadami
   *[no] talia jeszcze niezgodna z zasadami
}
read-back = Jak karta działa w programie

## Analiza skończonej gry

analyse = Analizuj
analyse-a-file = Przeanalizuj plik z zapisem
analysis = Analiza
analysis-lead = Każdy wybór oceniamy według tego, co gracz wtedy wiedział, i podajemy szansę wygranej, najlepszą możliwość oraz koszt wyboru. Szybka analiza trwa kilka minut, głęboka kilka razy dłużej.
analysis-deeper = Głęboka analiza jest kilka razy dokładniejsza i trwa odpowiednio dłużej.
analysis-quick = Szybka analiza
analysis-deep = Głęboka analiza
analysis-other-quick = Pokaż szybką analizę
analysis-other-deep = Pokaż głęboką analizę
analysis-under-way = Gra jest analizowana. Trwające gry mają pierwszeństwo.
analysis-leave = Możesz opuścić tę stronę; analiza toczy się dalej i zostaje przy stole.
analysis-look = Sprawdź postęp
analysis-left = { $minutes ->
    [one] Pozostała mniej więcej minuta.
    [few] Pozostały mniej więcej { $minutes } minuty.
   *[many] Pozostało mniej więcej { $minutes } minut.
}
analysis-stop = Zatrzymaj
not-yours-to-stop = Tę analizę może zatrzymać tylko ten, kto ją zaczął, założył stół albo przy nim grał.
analysis-failed = Analizy nie udało się dokończyć. Możesz zacząć ją od nowa.
analysis-not-yet = Analizujemy tylko skończone gry: póki gra trwa, karty są tajne.
analysis-busy = Właśnie trwa wiele analiz. Spróbuj za jakiś czas.
many-analyses = Dość analiz na tę godzinę. Te, o które już poproszono, zostają przy swoich stołach.
analysis-honest = Szanse to szacunki z przeszukiwania, a nie pewniki.
analysis-curve-own = Szanse wygranej według wiedzy każdego gracza
analysis-curve-open = Szanse wygranej przy odkrytych kartach
analysis-short-own = wiedza gracza
analysis-short-open = odkryte karty
analysis-axis-rounds = Rundy
analysis-axis-choices = Wybory
analysis-mark-slip = Potknięcie
analysis-mark-mistake = Błąd
analysis-mark-blunder = Gruby błąd
analysis-table = Krzywe jako tabela
analysis-choice = Wybór
analysis-turns = Zwroty w grze
analysis-show = Zobacz w powtórce
analysis-instead = Zagraj stąd inaczej
analysis-why = Co za tym przemawia (miejsce: { $name }):
analysis-why-you = Co za tym przemawia, z twojego miejsca:
analysis-nothing = Tu nic nie jest oznaczone.
analysis-every = Wszystkie decyzje
analysis-what = Co wybrano i co było najlepsze
analysis-cost = Koszt (p. proc.)

## Rady w czasie gry

advice = Rady
advice-allowed = Także w grze między ludźmi każdy może zapytać bota, co by zrobił
advice-about = Przeciw samym botom zawsze możesz pytać. W grze między ludźmi wszyscy wiedzą o tym, zanim usiądą, a w przebiegu gry widać, kto pyta.
ask-advice = Co zrobiłby bot?
advice-line = Potem być może: { $line }.
advice-quoted = „{ $option }”
advice-clear = Najlepszy wybór to { $names }: { $chance }% szans na wygraną, następny { $next }%.
advice-unsure-best = Najlepiej wygląda { $names }: { $chance }% szans na wygraną, następny wybór { $next }%, ale bot nie jest tego pewien.
advice-even = Mniej więcej tak samo dobre: { $names }; { $chance }% szans na wygraną.
advice-alone = { $names }: { $chance }% szans na wygraną.
advice-best = najlepszy wybór
advice-looks-best = wygląda najlepiej
advice-as-good = mniej więcej tak samo dobry
advice-unsure = może słabszy
advice-weaker = słabszy
advice-much-weaker = dużo słabszy
coach = Ostrzegaj mnie przed kosztownym wyborem
coach-about = Bot najpierw rozważa każdy twój wybór, więc trwa to chwilę dłużej.
coach-warns = Zdaniem bota kosztuje to co najmniej 10 punktów procentowych szansy wygranej. Wybierz to jeszcze raz, jeśli mimo to chcesz.

## Zagadki

puzzle = Zagadka
puzzles = Zagadki
puzzles-lead = Pozycje z gier botów, w których jeden wybór jest wyraźnie najlepszy, pokazane tak, jak widzi je jeden gracz. To, które zagadki są rozwiązane, pamięta tylko ta przeglądarka.
puzzle-today = Zagadka dnia
no-puzzles = Nie ma jeszcze zagadek.
puzzle-lead = Jeden wybór jest wyraźnie lepszy od wszystkich innych. Który?
puzzle-not-best = To nie najlepszy wybór: { $option }. Jest lepszy.
puzzle-tried = już próbowane
puzzle-solved = Dobrze: { $option }.
puzzle-solution = Rozwiązanie: { $option }.
puzzle-show = Pokaż rozwiązanie
puzzle-next = Następna zagadka
statistics = Statystyki
statistics-lead = Zliczone skończone gry. Nie ma kont: twoje gry to te, w których ta przeglądarka miała miejsce przy stole.
statistics-mine = Twoje gry w tej przeglądarce
statistics-open = Otwarte gry na tym serwerze
statistics-none-mine = W tej przeglądarce nie ma jeszcze skończonej gry.
statistics-none-open = Na tym serwerze nie ma jeszcze skończonej otwartej gry.
statistics-you = Ty
statistics-people = Ludzie
statistics-bots = Boty
statistics-games = Gry
statistics-won = Wygrane
statistics-place = { $number }. miejsce
statistics-average = Średnie miejsce
statistics-cost = Średni koszt wyboru
statistics-points = { $cost } p. proc. ({ $number ->
    [one] { $number } przeanalizowana gra
    [few] { $number } przeanalizowane gry
   *[other] { $number } przeanalizowanych gier
    })
statistics-no-cost = żadna gra nie była analizowana
statistics-times = Ile razy
statistics-plays = Czym grano
statistics-plays-vendetta = Klan
statistics-plays-masters = Wampir
statistics-plays-veto = Talia
statistics-openings = Otwarcie: pierwsza wystawiona postać

## The pack editor

own-packs = Własne karty
own-packs-lead = Przepisuj karty ze swojego pudełka, wieczór po wieczorze, i graj nimi. To, czego nie przepiszesz, zostaje takie jak w zestawie podstawowym.
my-box = Moje pudełko
new-pack = Nowy zestaw
new-pack-about = Na początku zawiera karty z zestawu podstawowego; przepisana karta zajmuje miejsce jednej z nich albo, gdzie gra na to pozwala, zostaje dodana.
pack-name = Nazwa zestawu
import-pack = Wczytaj plik
pack-file = Plik zestawu (TOML)
pack-text = Albo wklej go tutaj
import-nothing = Nie wybrano pliku i nic nie wklejono. Wybierz plik zestawu albo wklej jego tekst.
import-no-text = „{ $name }” nie jest plikiem tekstowym. Plik zestawu to tekst w formacie TOML, taki jak z przycisku „Pobierz plik”.
import-refused = { $number ->
    [one] Nic nie wczytano: jest błąd.
    [few] Nic nie wczytano: są { $number } błędy.
   *[many] Nic nie wczytano: jest { $number } błędów.
}
pack-to-table = Nowy stół z tymi kartami
export-pack = Pobierz plik
copy-pack = Skopiuj do swoich zestawów
pack-of-others = Możesz czytać te karty i nimi grać. Aby coś zmienić, skopiuj zestaw.
pack-counts = W tej grze karty można tylko zastępować, nie dodawać: przepisana karta zajmuje miejsce jednej z zestawu podstawowego, więc różnych kart każdego rodzaju jest tyle, ile w pudełku:
card-of-others = Ta karta należy do zestawu kogoś innego: możesz ją czytać, ale nie zmieniać. Aby ją zmienić, skopiuj zestaw.
pack-progress = Ile już przepisano
pack-cards-lead = Wybierz kartę, żeby wpisać, co jest na twojej. Zmiany zapisują się same, a zestawem można grać w każdej chwili.
typed-of = przepisane: { $number } z { $all }
drafts-of = { $number ->
    [one] 1 szkic
    [few] { $number } szkice
   *[many] { $number } szkiców
}
pack-more = Nazwa, odnośniki, usuwanie
pack-keywords = Własne słowa kluczowe
pack-called-so = Masz już inny zestaw o tej nazwie; zmień niżej nazwę jednego z nich, żeby ich nie mylić. Ten drugi:
save-name = Zapisz
share-link = Odnośnik dla przyjaciół
share-link-about = Kto go ma, może czytać karty, grać nimi i skopiować zestaw, ale nie może go zmieniać.
move-link = Odnośnik dla innego twojego urządzenia
move-link-about = Kto go otworzy, może zmieniać zestaw. Zachowaj go dla siebie.
renew-link = Utwórz nowy odnośnik
renew-link-sure = Utworzyć nowy odnośnik? Stary przestanie działać. Kto już go otworzył, nadal może zmieniać zestaw.
pack-keepers = { $number ->
    [one] Ten zestaw może zmieniać { $number } przeglądarka.
    [few] Ten zestaw mogą zmieniać { $number } przeglądarki.
   *[many] Ten zestaw może zmieniać { $number } przeglądarek.
}
keep-alone = Niech zmienia go tylko ta przeglądarka
keep-alone-sure = Odebrać zestaw wszystkim innym przeglądarkom? Nadal będzie można w nich czytać karty, ale już nie zmieniać.
forget-pack = Usuń ten zestaw
forget-pack-sure = Usunąć ten zestaw? Stoły, które z niego korzystają, zachowują swoje karty.
pack-move-lead = Dzięki temu odnośnikowi możesz zmieniać zestaw do gry { $game } także w tej przeglądarce.
pack-move-here = Zmieniaj także tutaj
new-card = Nowa karta
add-card = Dodaj
card-family = Rodzaj
card-state = Postęp
state-typed = przepisana
state-draft = szkic
state-missing = nieprzepisana
state-idle = przepisana, jeszcze nic nie robi
card-typed = Zapisano w zestawie.
card-draft = Zapisano jako szkic: karty nie ma jeszcze w zestawie.
card-missing = Przywrócono kartę z zestawu podstawowego.
card-form = Formularz
card-origin = Pochodzenie i uwagi
preview = Podgląd
no-preview = Nie ma jeszcze czego pokazać.
compare-stand-in = Porównaj z kartą, którą zastępuje
copy-from = Skopiuj z innej karty
copy-card = Skopiuj
copy-about = Zastąpione zostanie wszystko oprócz nazwy.
similar-cards = Podobne
other-cards = Pozostałe
put-back = Przywróć kartę z zestawu podstawowego
put-back-sure = Wyjąć twoją kartę z zestawu?
remove-card = Usuń kartę
save-card = Zapisz
other-languages = W innych językach
one-language = Wystarczy jeden język. Gdzie niczego nie wpiszesz, karta pokaże tekst z innego języka z jego oznaczeniem.
name-in-language = { $tongue ->
    [pl] Nazwa jest po polsku.
    [pt] Nazwa jest po portugalsku.
   *[en] Nazwa jest po angielsku.
}
as-text = Jako tekst
as-text-about = To ten sam efekt tak, jak zapisują go pliki zestawów. Nie musisz tu zaglądać: przydaje się, żeby skopiować efekt na inną kartę albo wpisać go tak, jak opisuje docs/packs.md.
add-effect = Efekt
add-when = Moment
add-cost = Koszt
add-titles = Tytuł
add-ability = Zdolność
remove = Usuń
remove-of = Usuń: { $name }
move-up = Przesuń w górę
slot-choose = wskaż na liście…
slots-inside = Części
slot-open = Tu trzeba jeszcze coś wybrać.
slot-zero = puste; wpisz 0, jeśli karta jej nie ma
card-field-name = Nazwa
card-field-nickname = Przydomek
card-field-text = Tekst
card-field-origin = Pochodzenie
card-field-stand-in = Części nieznane
card-field-known = Części znane
card-field-note = Uwaga
card-field-rank = Ranga
card-field-type = Typ
card-field-symbols = Symbole
card-field-copies = Liczba kopii
card-field-when = Kiedy
card-field-cost = Koszt
card-field-effect = Efekt
card-field-effects = Efekty
card-field-titles = Tytuły
card-field-en = Angielski
card-field-pl = Polski
card-field-pt = Portugalski
card-field-phase = Działa
card-field-ap = Punkty akcji
card-field-minions-ahead = Przewaga sługusów
card-field-agents-ahead = Przewaga agentów
card-field-vampires = Wampiry
card-field-agents = Agenci
card-field-rows = Wiersze: silna zasłona, słaba zasłona
card-field-reported-rows = Wiersze znane ze słyszenia
card-field-blood = Krew
card-field-darkness = Mrok
card-field-seal = Pieczęć
card-field-act = Akt
card-field-red = Czerwony krzyżyk
card-field-grey = Niebieskoszare krzyżyki
card-field-kind = Rodzaj
card-field-on = Gdzie się ją umieszcza
card-field-while = Dopóki leży
card-field-daily = Gdy zaczyna się dzień
card-field-moments = W określonych momentach gry
card-field-seal-moments = Pieczęć, w określonych momentach gry
card-field-discard-when = Kiedy jest odrzucana
card-field-once = Jak często
card-field-clan = Klan
card-field-power = Siła
card-field-place = Gdzie zaczyna
card-field-values = Wartości
card-field-earlier = Wartości z pierwszego wydania
card-field-faces = Imiona na pojedynczych kartach, po jednym w wierszu
card-field-influence = Wpływ
card-field-paired = Zamieniona z
card-field-do = Działanie
card-field-faction = Frakcja
card-field-lafa = Lafa (5, 6/1 albo 3/+2)
card-field-arms = Uzbrojenie
card-field-szabla = Szabla
card-field-kreski = Kreski
card-field-keywords = Słowa kluczowe
card-field-unique = Unikatowa
card-field-treasury = Skarb
card-field-income = Dochód
card-field-ability = Co robi
card-about-thrust-ability = „+3 Szabli” sztychu wpisuje się tutaj: dodaj zdolność, wybierz „… ma … Szabli”, a potem twojego walczącego, +3 i ten pojedynek. Pole „Szabla” powyżej zostaje puste, chyba że karta ma własną Szablę.
card-field-limit = Ograniczenie
not-your-pack = Ten zestaw należy do kogoś innego. Aby go zmienić, skopiuj go.
many-packs = W tej przeglądarce jest już tyle zestawów, ile można. Najpierw usuń któryś.
many-drafts = W tym zestawie jest za dużo szkiców. Najpierw dokończ niektóre.
drafts-too-long = Szkice w tym zestawie są za długie; największa łączna liczba znaków: { $most }. Najpierw dokończ niektóre.
card-too-large = Na tej karcie jest więcej efektów, niż mieści formularz. Największa liczba pól: { $most }. Zmień kartę w pliku i wczytaj go ponownie.
pack-too-long = Największa liczba znaków w zestawie: { $most }.
pack-too-many = Największa liczba własnych kart w zestawie: { $most }.
pack-changed = Zestaw jest właśnie zmieniany gdzie indziej. Spróbuj ponownie.
card-changed = Tę kartę zmieniono tymczasem na innym urządzeniu. Niczego nie nadpisano: wybierz, która wersja ma zostać.
pack-renamed = Nazwę albo słowa kluczowe zmieniono tymczasem na innym urządzeniu. Zestaw nazywa się teraz „{ $name }”, a jego słowa kluczowe to: { $keywords }. To, co wpisujesz, jest poniżej i nie zostało zapisane; zapisz je, jeśli ma je zastąpić.
pack-typed-on = Od otwarcia tej strony zestaw zmieniono w innej karcie przeglądarki albo na innym urządzeniu, więc go nie usunięto. Tak wygląda teraz; jeśli nadal chcesz, usuń go jeszcze raz.
conflict-title = Tę kartę zmieniono na innym urządzeniu albo w innej karcie przeglądarki
conflict-gone = Tę kartę usunięto na innym urządzeniu albo w innej karcie przeglądarki
conflict-about = To, co wpisujesz, nadal jest w formularzu, ale nie zostało zapisane. Niczego nie nadpisano: wybierz, która z dwóch wersji ma zostać.
conflict-yours = Twoja
conflict-kept = Zapisana tymczasem
conflict-card = Karta w zapisanej wersji
conflict-mine = Zostaw moją
conflict-other = Weź tamtą
conflict-reset = Mimo to wyjmij moją kartę
conflict-leave-out = Niech zostanie usunięta
pack-mistakes = Tak się nie da: { $why }
pack-unreadable = Tego zestawu nie da się już odczytać w obecnej postaci. Pobierz plik, popraw go i wczytaj ponownie. { $why }
pack-other-game = Ten zestaw jest do innej gry.
pack-uneditable = Plik jest ułożony tak, że nie da się tu zmieniać pojedynczych kart. Zapisz każdą kartę pod jej własnym nagłówkiem [[…]].
card-name-missing = Nadaj karcie nazwę.
card-called-so = Inna karta tego zestawu nazywa się tak samo:
played-with = Karty: { $name }
deck-of-these = Zbuduj talię
try-card = Wypróbuj tę kartę
try-about = Stół z botami, przy którym masz ją przed sobą.
try-not-dealt = Nie znaleziono rozdania, w którym ta karta leży przed tobą od razu. Jest w grze: graj dalej, aż się pojawi.
draft-save = Niczego nie brakuje: zapisz kartę, a będzie można ją wypróbować.
draft-blank = Jest dopiero nazwa. Wpisz, co jest na twojej karcie, a potem ją zapisz.
draft-needs = Zanim kartę będzie można wypróbować:
pack-decks-first = Karta trafia do gry tylko w talii: najpierw włóż nowe karty do talii.
pack-play = Zagraj tymi kartami z botami
deck-begun = Przycisk „Zagraj” bierze talię „{ $name }”.
deck-begun-here = Ta talia zaczyna się jako „{ $name }”.
deck-put-in = Włożono do niej twoje nowe karty:
deck-taken-out = Wyjęto w zamian:
deck-there = Były w niej już:
deck-left-out = Nie znalazło się miejsce dla:
deck-begin-empty = Zacznij od pustej talii
pack-decks = Twoje talie z tych kart:
deck-changed = Karty tego zestawu zmieniły się od zapisania talii; tu jest jeszcze taka, jaka była.
deck-as-now = Otwórz ją z kartami, jakie są teraz
pack-needs-deck = Ten zestaw nie ma talii, którą można grać. Najpierw zbuduj talię z jego kart.
cards-of-pack = Karty z zestawu „{ $name }”.
trial-tables = { $number ->
    [one] Jeden stół do wypróbowania twoich kart
    [few] { $number } stoły do wypróbowania twoich kart
   *[many] { $number } stołów do wypróbowania twoich kart
}
whole-pack = cały zestaw
back-to-card = Wróć do karty
back-to-pack = Wróć do zestawu
try-draft = Szkicu nie da się wypróbować. Najpierw popraw błędy.
endless = Ten wybór uruchamia ciąg efektów, który się nie kończy. Nic się nie zmieniło: wybierz coś innego i przyjrzyj się kartom, które go powodują.
pack-keywords-many = Największa liczba nowych słów kluczowych w zestawie: { $most }.
finder-type = Pisz, żeby znaleźć …
finder-none = Nic tak się nie nazywa.

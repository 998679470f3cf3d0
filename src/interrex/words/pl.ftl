### Wspólne dla wszystkich gier, po polsku.

## Gramatyka: miejsca, listy, karty

# „sz” to końcówka drugiej osoby; podmiot drugiej osoby zostaje domyślny.
seat-other = { $name }
    .asked = { $name }:{ " " }
    .name = { $name }
    .gen = gracza { $name }
    .hand = ręka gracza { $name }
    .hand_acc = rękę gracza { $name }
    .favour = na korzyść gracza { $name }
    .dat = graczowi { $name }
    .sz = { "" }
    .who = other
    .ins = graczem { $name }
seat-you = { "" }
    .asked = { "" }
    .name = ty
    .gen = ciebie
    .hand = twoja ręka
    .hand_acc = twoją rękę
    .favour = na twoją korzyść
    .dat = ci
    .sz = sz
    .who = you
    .ins = tobą
seat-nobody = nikt
    .asked = { "" }
    .name = nikt
    .gen = nikogo
    .hand = niczyja ręka
    .hand_acc = niczyją rękę
    .favour = na niczyją korzyść
    .dat = nikomu
    .sz = { "" }
    .who = nobody
    .ins = nikim
list-empty = nic
list-last = { $first } i { $last }
card-none = brak karty
    .is = none
    .gender = none
    .nom = żadna karta
    .gen = żadnej karty
    .dat = żadnej karcie
    .acc = żadną kartę
    .ins = żadną kartą
card-hidden = jakaś karta
    .is = hidden
    .gender = none
    .nom = jakaś karta
    .gen = jakiejś karty
    .dat = jakiejś karcie
    .acc = jakąś kartę
    .ins = jakąś kartą
card-of = { $card } ({ $owner })
direction-clockwise = zgodnie z ruchem wskazówek zegara
direction-anticlockwise = przeciwnie do ruchu wskazówek zegara
origin-rulebook = wymieniona w instrukcji
origin-public-card-list = z publicznej listy kart
origin-box = przepisana z własnego egzemplarza
origin-stand-in = karta zastępcza: wypełnia pudełko, ale z niego nie pochodzi

## Co mówią interfejsy

ui-person = ty
ui-prompt = { $seat } >
ui-won = Zwycięstwo: { $winners } ({ $rule }).
ui-lost = Nikt nie zwycięża ({ $rule }).
ui-scores = Wyniki: { $scores }.
ui-saved = Zapisano. Aby grać dalej, wpisz { $command } play albo:
ui-record = Zapis gry: { $file }
ui-hand-over = Decyduje gracz na miejscu { $seat }. Naciśnij Enter, gdy nikt inny nie patrzy.
ui-no-rule = Nie ma zasady o „{ $asked }”. Sam znak ? pokazuje zasadę, z której wynika to pytanie.
ui-more-rules = … i jeszcze { $number }; dopisz słowo, aby zawęzić wyszukiwanie.
ui-no-card = Nie ma karty „{ $name }”.
ui-which-card = Która? { $cards }
ui-no-undo = Nie można. { $reason }
ui-undo-nothing = Nic jeszcze nie wybrano.
ui-undo-over = Gra jest skończona i wszystko, co było tajne, jest jawne: niczego już nie można cofnąć.
ui-undo-other = Po tobie wybierał już ktoś inny; cofnąć można tylko ostatni wybór.
ui-undo-chance = Od tego czasu zadziałał los: dobrano lub potasowano karty albo rzucono kośćmi.
ui-undo-answers = To była ostatnia z tajnych odpowiedzi i wszystkie już ujawniono.
ui-undo-secret = Od tego czasu wyszło na jaw coś tajnego.
ui-undo-agreed = Jeśli nikt nie ma nic przeciwko (boty nie mają), uu i tak cofa twój ostatni wybór ze wszystkim, co było po nim.
ui-more = — Enter —
ui-undone = Cofnięto.
ui-refused = „{ $typed }” nie jest tu możliwe. Wpisz liczbę od 1 do { $last } albo treść jednej z możliwości; h pokazuje wszystkie klawisze. Zasada:
ui-help-keys = Co można wpisać:
ui-help-choose = 3           możliwość 3; można też wpisać jej treść albo początek, który pasuje tylko do niej
ui-help-rule = ?           zasada, z której wynika pytanie; ? { $rule } dowolna zasada; ? remis zasady o remisach
ui-help-card = c NAZWA     pokazuje całą kartę i jej pochodzenie
ui-help-table = t           pokazuje stół jeszcze raz (tak samo działa sam Enter)
ui-help-log = l           co się ostatnio stało, z numerami zasad; ll cały przebieg
ui-help-undo = u           cofa ostatni wybór, póki nie ujawniono niczego tajnego; uu cofa go w każdym razie
ui-help-quit = q           zapisuje i kończy
ui-help-marks = * oznacza nowości od twojej ostatniej decyzji, ° kartę zastępczą, której nie ma w pudełku.

## Scenariusze zatrzymują się, aby można było obejrzeć stół

ask-go-on = Obejrzyj stół; potem gra toczy się dalej.
option-go-on = dalej

## Wiersz poleceń

ui-seats = miejsca: { $seats }
ui-welcome = { $title }, miejsc: { $seats }. Wpisz numer możliwości; h pokazuje wszystkie klawisze i objaśnia znaki na stole.
ui-how-to-play = Gra: { $command } play { $game }. Wszystkie polecenia: { $command } --help.
ui-in-the-browser = W przeglądarce: { $command } serve.
ui-in-the-terminal = W tym terminalu zamiast przeglądarki: { $command } play. Wszystkie polecenia: { $command } --help.
ui-lesson-step = Krok { $number } z { $last }
ui-lesson-read = Enter: dalej · b: wstecz · q: wyjście >
ui-lesson-choose = Liczba: wybór · n: zrób to za mnie · b: wstecz · q: wyjście >
ui-lesson-here = Lekcja jest ta sama co w przeglądarce: tam, gdzie każe kliknąć, wpisz numer możliwości.
ui-lesson-unknown = „{ $typed }” nie jest tu możliwe: wpisz liczbę od 1 do { $last } albo n.
ui-lesson-end = To jest sedno gry { $title }. Teraz zagraj: { $command } play { $game }.
ui-served = Stół w przeglądarce: { $link } (Ctrl-C zamyka; nic nie przepada.)
ui-served-network = Dla innych w twojej sieci: { $link }
ui-port-taken = Port { $taken } jest zajęty, więc stół jest na porcie { $port }.
ui-go-on = Jest niedokończona gra ({ $file }). Grać dalej? [T/n]
ui-which-game = Która gra?
ui-how-many = { $title } z botami: ile miejsc? [{ $usual }]
ui-choose-one = Wpisz jedno z: { $legal }
ui-over = Gra skończona.
ui-not-over = gra jeszcze trwa
ui-verified = { $file }: w porządku. { $number ->
    [one] { $number } wybór, zgodny z zasadami
    [few] { $number } wybory, wszystkie zgodne z zasadami
   *[many] { $number } wyborów, wszystkie zgodne z zasadami
}; rozdanie zgadza się z pieczęcią ({ $seal }); wynik: { $result }.
ui-deck-new = { $file }: { $number ->
    [one] { $number } karta
    [few] { $number } karty
   *[many] { $number } kart
}, jak w talii { $deck }.
ui-choice-of = Wybór { $number } z { $last }. { $waiting }
ui-reading = Gra toczy się według innego odczytania zasady { $rule }: { $reading }.
ui-replay-keys = Enter: dalej · b: wstecz · liczba: skok · q: koniec >
ui-only-score = Ten program nie może odtworzyć tego zapisu: { $game }, miejsca: { $seats }, wersja zasad { $version }, zestaw kart { $pack }. Wybory w takiej postaci, w jakiej je zapisano:
ui-rules-english = Zasady, których nikt jeszcze nie przełożył, są po angielsku.
ui-rules-tags = (B) znaczy: tak mówi instrukcja; (D): tak z niej wynika; (R12): tak zwykle rozumiemy niejasny punkt o tym numerze.
game-elekt = kontrola obszarów i tajne karty na ręce: zdobywaj Misje, Wpływy i Dwór
game-vendetta = blef i tajne stawki: klany wampirów walczą o dzielnice Chicago
game-masters = kooperacja: od 2 do 5 wampirów przeciw Inkwizycji, pieczęcie i rytuał Krwawego Księżyca
game-veto = własne talie, stos replik, pojedynki: zdobądź kreski i tron

## Propozycje w grach kooperacyjnych

ui-help-advice = a           pyta boty: każdy coś proponuje, Enter zatwierdza
ui-help-thought = a           co zrobiłby tu mocny bot i dlaczego
ui-proposed = { $names }: { $number }) { $option }
ui-confirm = Enter zatwierdza { $number }; inna liczba to inny wybór.

## Dlaczego plik jest odrzucony

bad-line = Wiersz { $line }:
bad-line-card = Wiersz { $line }, karta { $card }:
bad-missing = brakuje pola „{ $field }”; dopisz je
    .form = pole „{ $field }” jest jeszcze puste; uzupełnij je
    .here = jeszcze puste; uzupełnij
bad-text = pole „{ $field }” nie jest tekstem; ujmij je w cudzysłów
    .form = w polu „{ $field }” ma być tekst; wpisz go słowami
    .here = wpisz to słowami
bad-number = pole „{ $field }” musi być liczbą całkowitą od { $low } do { $high }
    .here = liczba od { $low } do { $high }
bad-field = nieznane pole „{ $field }”; usuń je albo popraw nazwę
    .form = pole „{ $field }” nie należy do tej karty; usuń je
    .here = to nie należy do takiej karty; usuń
bad-field-near = nieznane pole „{ $field }”; może chodzi o „{ $known }”?
    .form = pole „{ $field }” nie należy do tej karty; może chodzi o „{ $known }”?
bad-toml = tego nie można odczytać jako pliku zestawu ({ $detail })
bad-toml-heading = nie można odczytać „{ $shown }”: nagłówek stoi w zamkniętych nawiasach, na przykład [[unit]]
bad-toml-quote = nie można odczytać „{ $shown }”: tekst zaczyna się i kończy prostym cudzysłowem (") w tym samym wierszu
bad-toml-equals = nie można odczytać „{ $shown }”: każdy wiersz to nazwa, znak równości i wartość, na przykład name = "…"
bad-toml-twice = „{ $shown }”: ta nazwa stoi tu po raz drugi; usuń jedną z nich
bad-toml-comma = nie można odczytać „{ $shown }”: brakuje przecinka albo zamykającego nawiasu
bad-toml-value = nie można odczytać „{ $shown }”: za znakiem równości stoi liczba albo tekst w prostych cudzysłowach (")
bad-toml-backslash = nie można odczytać „{ $shown }”: ukośnik wsteczny zapisuje się w tekście podwójnie (\\)
bad-toml-sign = nie można odczytać „{ $shown }”: jest w nim niewidoczny znak; napisz ten wiersz od nowa
bad-toml-rest = nie można odczytać „{ $shown }”: w wierszu stoi jeden nagłówek albo jedna wartość, a za nimi już nic
bad-toml-letter = nie można odczytać „{ $shown }”: w nazwie są tylko litery od a do z bez znaków diakrytycznych, cyfry, _ i -
bad-toml-last-comma = nie można odczytać „{ $shown }”: to, co stoi w nawiasach klamrowych, mieści się w jednym wierszu i nie kończy się przecinkiem
bad-toml-inner-quote = nie można odczytać „{ $shown }”: prosty cudzysłów (") kończy tekst; wewnątrz pisz „ i ”
bad-toml-apostrophe = nie można odczytać „{ $shown }”: apostrof (') kończy ten tekst; ujmij tekst w proste cudzysłowy (")
bad-table = nie ma tabeli [{ $field }]; znane tabele: { $known }
bad-no-table = „{ $field }” nie jest tabelą; napisz [{ $field }], a pola wpisz pod spodem
bad-form = pole „{ $field }” jest źle zapisane; napisz { $example }
    .form = pole „{ $field }” jest źle wypełnione; wypełnij je jeszcze raz
    .here = źle wypełnione; wypełnij jeszcze raz
bad-one-of = pole „{ $field }” nie może mieć wartości „{ $value }”; wpisz jedną z: { $known }
    .form = pole „{ $field }” nie może mieć wartości „{ $value }”; wybierz jedną z: { $known }
    .here = wartość „{ $value }” tu nie pasuje; wybierz jedną z: { $known }
bad-id-form = „{ $value }” to nie identyfikator; użyj liter, cyfr i łączników
bad-id-long = identyfikator jest za długi; największa liczba znaków: { $number }
bad-id-taken = identyfikator „{ $value }” występuje dwa razy; nadaj każdej karcie własny
bad-languages = pole „{ $field }” nie mówi, w jakim języku jest tekst; napisz { $example } albo tylko tekst w jednym z tych języków
    .form = pole „{ $field }” jest jeszcze puste; wypełnij je w co najmniej jednym języku
    .here = jeszcze puste; wypełnij w co najmniej jednym języku
bad-language-unknown = nieznany język „{ $language }”; napisz { $example }
    .form = w formularzu nie ma języka „{ $language }”; użyj tych, które w nim są
bad-language-empty = tekst w języku „{ $language }” jest pusty; napisz { $example }
    .form = tekst w polu „{ $language }” jest pusty; wpisz coś
bad-sign = w polu „{ $field }” jest znak { $sign }, którego nie może być w żadnym tekście zestawu; usuń go albo użyj innego, na przykład ( i )
    .here = znak { $sign } nie może stać w żadnym tekście zestawu; usuń go albo użyj innego, na przykład ( i )
bad-card = nie ma takiej karty: „{ $name }”; użyj identyfikatorów z zestawu kart
    .form = nie ma takiej karty: „{ $name }”; wybierz kartę z zestawu
bad-no-verb = lista „{ $field }” jest pusta; podaj czasownik albo usuń to pole
    .form = w polu „{ $field }” nic nie wybrano; wybierz coś albo usuń je
    .here = nic tu nie wybrano; wybierz coś albo usuń
bad-pack-count = tabela [pack] musi być dokładnie jedna; znaleziono: { $number }
bad-pack-game = plik nie mówi, do której gry należy; dopisz { $example } w tabeli [pack]
bad-extends = nie ma zestawu „{ $name }”, który można by rozszerzyć; napisz extends = "house"
bad-house-id = „{ $value }” nazywa się tylko zestaw podstawowy gry; nadaj swojemu własną nazwę, na przykład id = "my-box"
bad-instead-of = nie ma [[{ $heading }]] „{ $name }”, którą karta mogłaby zastąpić; podaj identyfikator z zestawu podstawowego
    .form = nie ma karty „{ $name }” ({ $heading }), którą można by zastąpić; zacznij od karty z zestawu podstawowego
bad-box = { $what }: jest { $number }, a w pudełku { $wanted }; dodaj albo usuń, ile trzeba
    .form = w pudełku liczba takich kart ({ $what }) to { $wanted }, a z tą kartą byłoby ich { $number }; zostaw to, jak było, albo wpisz tę kartę w miejsce innej

## Why the text of an effect is refused; verbs and words stay as packs write them

bad-effect-call = { $text }: to nie jest wywołanie czasownika; napisz na przykład { $example }
bad-effect-argument = { $text }: argument nie jest ani nazwą, ani liczbą; napisz na przykład { $example }
bad-effect-verb = { $text }: nie ma czasownika „{ $name }”; tu działają: { $known }
    .form = karty tej gry nie robią nic takiego jak „{ $name }”; wybierz z listy
bad-effect-near = { $text }: nie ma czasownika „{ $name }”; może chodzi o „{ $known }”?
    .form = nie ma „{ $name }”; wybierz „{ $known }”
bad-effect-moment = { $text }: czasownik „{ $name }” nie działa w momencie „{ $moment }”; działa w: { $known }
    .form = „{ $name }” tu nie działa ({ $moment }); działa: { $known }
bad-effect-not-then = { $text }: czasownika „{ $name }” nie można użyć w momencie „{ $moment }”; użyj innego
    .form = „{ $name }” tu nie działa ({ $moment }); wybierz coś innego
bad-effect-count = { $text }: liczba argumentów czasownika „{ $name }”: { $number }; napisz { $usage }
    .form = „{ $name }” ma za mało albo za dużo części; wybierz to jeszcze raz z listy
bad-effect-kind = { $text }: „{ $value }” nie pasuje w miejscu <{ $kinds }>; napisz { $usage }, wstawiając jedno z: { $known }
    .form = „{ $value }” tam nie pasuje; wybierz jedno z: { $known }
bad-effect-kind-only = { $text }: „{ $value }” nie pasuje w miejscu <{ $kinds }>; napisz { $usage }
    .form = „{ $value }” tam nie pasuje; wybierz coś innego
bad-effect-inner = { $text }: tu nie można użyć czasownika „{ $value }”; napisz { $usage }, wstawiając jeden z czasowników: { $known }
    .form = „{ $value }” tam nie pasuje; wybierz z listy coś innego
bad-effect-number = { $text }: „{ $value }” musi być liczbą całkowitą od { $low } do { $high }
    .form = „{ $value }” tam nie pasuje; wybierz liczbę od { $low } do { $high }
bad-effect-word = { $text }: słowo „{ $value }” jest tu nieznane; napisz jedno z: { $known }
    .form = „{ $value }” tam nie pasuje; wybierz jedno z: { $known }

## Why a game cannot be set up like this

bad-game = nie ma gry „{ $name }”; gry: { $known }
bad-seats = liczba miejsc w grze { $game }: { $known }, a nie { $number }
bad-ruling = nie ma rozstrzygnięcia „{ $name }”; rozstrzygnięcia tej gry: { $known }
bad-reading = rozstrzygnięcie { $name } nie może mieć wartości „{ $value }”; możliwe odczytania: { $known }
bad-switch = „{ $value }” to ani rozstrzygnięcie, ani wariant; napisz nazwa=wartość, na przykład starting_heat=2
bad-variant = gra { $game } nie ma wariantu „{ $name }”; jej warianty: { $known }
bad-variant-value = wariant { $name } nie może mieć wartości „{ $value }”; do wyboru: { $known }
bad-no-positions = w grze { $game } nie można zapisać pozycji; jej scenariusze zaczynają się od nowej gry
bad-unreadable = nie można odczytać pliku { $file } ({ $detail }); sprawdź jego nazwę
bad-no-text-file = plik { $file } nie jest plikiem tekstowym; wybierz inny
bad-file-there = { $file } już istnieje; podaj inny plik albo najpierw usuń ten
bad-language = nie ma języka „{ $name }”; języki: { $known }
bad-seat = nie ma miejsca „{ $name }”; miejsca przy tym stole: { $known }
bad-seat-taken = miejsce { $letter } nie jest wolne
bad-links = dla tego stołu utworzono już zbyt wiele odnośników; załóż nowy stół
bad-bot = nie ma bota „{ $name }”; boty: { $known }
bad-bots = miejsca dla botów: { $seats }, podane boty: { $number } ({ $names }); podaj tyle botów, ile jest miejsc
bad-clock = nie ma zegara „{ $value }”; napisz „each 60” albo „total 900 10”, w sekundach
bad-pack = nie ma tu zestawu kart { $hash }; poproś o niego gospodarza
bad-endless = efekt którejś z tych kart uruchamia ciąg, który nie kończy się przed pierwszym wyborem; popraw kartę, która go powoduje
bad-quick-deep = analiza jest szybka albo głęboka, nie obie naraz; pomiń --quick albo --deep
bad-told-much = przy tym stole ogłoszono już zbyt wiele wiadomości
bad-over = gra z pliku { $file } jest skończona; pokaże ją polecenie interrex replay { $file }
bad-record-end = liczba wyborów w pliku { $file }: { $last }; --at { $at } wykracza poza jego koniec
bad-no-card = gra { $game } nie ma karty o nazwie „{ $name }”
bad-no-rules = gra { $game } nie ma zasad do czytania
bad-no-verbs = gra { $game } nie ma czasowników dla zestawów kart
bad-rule = nie ma zasady „{ $name }”; zasady tej gry mają numery takie jak { $rule }; wypisze je polecenie interrex { $example }
bad-rule-words = żadna zasada gry { $game } nie zawiera słów „{ $value }”
bad-lesson = gra { $game } nie ma lekcji; lekcje: { $known }
bad-deckless = do gry { $game } nie przynosi się talii
bad-deckless-all = do żadnej z gier nie przynosi się talii
bad-deck-length = plik talii jest za długi; największa liczba znaków: { $limit }
ui-thought-option = { $option }: { $share }% przeszukiwań, szansa wygranej { $chance }% ({ $low }–{ $high })
ui-thought-line = Potem być może: { $line }.
ui-thinking = Myślę …
called-other = { $name }
    .is = card
    .gender = none
    .nom = karta „{ $name }”
    .gen = karty „{ $name }”
    .dat = karcie „{ $name }”
    .acc = kartę „{ $name }”
    .ins = kartą „{ $name }”
bad-record-begin = to nie jest zapis gry; wybierz plik zapisany przez Interrex
bad-record-edited = zapis zmieniono albo ucięto po zapisaniu; użyj pliku w takiej postaci, w jakiej go zapisano
bad-record-newer = zapis pochodzi z innej wersji programu, o innych zasadach; użyj tamtej wersji
bad-no-puzzles = w tej grze nie ma takich zagadek: { $names }; pomiń je albo popraw ich identyfikatory
bad-record-secret = ziarno jest tajne do końca gry; poczekaj na koniec
bad-record-pack = grano kartami „{ $name }” ({ $hash }), których tu nie ma; podaj plik tego zestawu przez --pack albo połóż go obok zapisu jako { $hash }.toml
bad-record-seed = ziarno nie jest tym, które obiecano przed rozdaniem; nie ufaj tej grze
bad-record-choice = wybór { $number } nie jest tam możliwy; użyj pliku w takiej postaci, w jakiej go zapisano
bad-record-result = wybory prowadzą do innego wyniku, niż podaje zapis; nie ufaj mu
ui-deck-legal = { $deck }: talia dozwolona, { $number ->
    [one] { $number } karta
    [few] { $number } karty
   *[many] { $number } kart
}, różnych: { $different }.
ui-pack-good = { $file }: w porządku. Zestaw kart „{ $pack }” do gry { $title }, suma kontrolna { $hash }. { $cards } ({ $origins }).
ui-origin-rulebook = z instrukcji
ui-origin-public-card-list = z publicznej listy kart
ui-origin-stand-in = zastępcze
ui-origin-known = { $said } (znane: { $note })
ui-origin-ours = { $said } (nasze: { $note })

## Readings of rulings that mean the same everywhere

reading =
    .true = tak
    .false = nie
    .yes = tak
    .no = nie
    .on = tak
    .off = nie
    .allow = tak
    .forbid = nie
    .allowed = wolno
    .forbidden = nie wolno
ui-origin-box = przepisane z własnego egzemplarza

## Szukanie kart

facet-family = Typ
facet-origin = Pochodzenie
facet-act = Akt
ui-cards-found = { $number ->
    [one] { $number } karta
    [few] { $number } karty
   *[many] { $number } kart
} z { $all }.
ui-deck-diff = { $one } → { $other }: { $number ->
    [0] te same karty.
    [one] { $number } zmiana.
    [few] { $number } zmiany.
   *[many] { $number } zmian.
}
ui-deck-shares = Jak często wygrywała z innymi taliami zestawu, na obu miejscach, gdy gra bot „{ $bot }”; w nawiasie przedział 95%
ui-deck-share = { $share }% ({ $low }–{ $high }%; partie: { $games })
ui-deck-all = Wszystkie razem
ui-deck-curve = Cena { $price }: { $number }
ui-tell-own = własny czasownik: { $verb }
ui-tell-like = jak na karcie „{ $card }”: { $text }
ui-tell-like-but = jak na karcie „{ $card }” ({ $text }), ale tutaj: { $values }
ui-reads = Odczytane: { $text }
ui-remark-idle = { $card }: karta ma tekst, ale żadnego efektu
ui-remark-number = { $card }: w efekcie jest { $value }, a tekst o tym nie wspomina
ui-remark-number-said = { $card }: liczba { $value } jest w tekście, ale nie w efekcie
ui-remark-by-hand = { $card }: karta rozstrzygana ręcznie przy stole, bo jej tekstu nie oddaje żaden czasownik

## Analiza skończonej gry

ui-analysis-head = { $depth ->
    [deep] Głęboka analiza
   *[quick] Szybka analiza
} gry { $title }. Decyzji: { $total }.
ui-analysis-forced = Wyborów z jedną tylko możliwością, których nie oceniamy: { $number }.
ui-analysis-you = Ty
ui-analysis-bounds = Potknięcie kosztuje co najmniej { $slip } p. proc. szansy wygranej, błąd { $mistake }, gruby błąd { $blunder }. Każdy wybór oceniamy według tego, co gracz wtedy wiedział. Nie oznaczamy niczego tam, gdzie przedziały (w nawiasach, 95%) zachodzą na siebie albo gdzie była tylko jedna możliwość.
ui-analysis-unmarked = Żaden wybór nie jest oznaczony.
ui-analysis-moment = Wybór { $number }, { $name }: { $question }
ui-analysis-chosen = Wybrano: { $option }; szansa wygranej { $chance }% ({ $low }–{ $high })
ui-analysis-best = Najlepiej: { $option }; szansa wygranej { $chance }% ({ $low }–{ $high })
ui-analysis-slip = Potknięcie: kosztowało { $percent } p. proc.
ui-analysis-mistake = Błąd: kosztował { $percent } p. proc.
ui-analysis-blunder = Gruby błąd: kosztował { $percent } p. proc.
ui-analysis-turn-choice = Zwrot przy wyborze { $number }. { $name }: szansa wygranej z { $before } na { $after } przy odkrytych kartach, za sprawą kosztownego wyboru.
ui-analysis-turn-luck = Zwrot przy wyborze { $number }. { $name }: szansa wygranej z { $before } na { $after } przy odkrytych kartach, za sprawą kart, kości albo przebiegu gry.
ui-analysis-all = wszyscy
ui-analysis-went = { $name }: szansa wygranej na początku { $start }, na końcu { $end }. W punktach procentowych: własne wybory { $own }, wybory innych { $others }, reszta (karty, kości, to, co wyszło na jaw) { $luck }.
ui-analysis-chose = Decyzji: { $number }; średni koszt: { $cost } p. proc.; potknięcia: { $slip }, błędy: { $mistake }, grube błędy: { $blunder }.
ui-analysis-own = według własnej wiedzy
ui-analysis-open = przy odkrytych kartach
bad-analysis-not-over = gra w pliku { $file } jeszcze trwa; analizujemy tylko skończone gry

ui-advice-chance = szansa wygranej { $chance }% ({ $low }–{ $high })
ui-puzzle-why = Szansa wygranej wynosi { $chance }%; przy następnym co do wartości wyborze ({ $option }) wynosi { $low }%.
ui-reason-won = Wkrótce wygrywasz grę w { $percent }% rozważanych przypadków.
ui-reason-lost = Wkrótce przegrywasz grę w { $percent }% rozważanych przypadków.
ui-reason-more = Przy innych wyborach tylko w { $percent }%.
ui-reason-less = Przy innych wyborach aż w { $percent }%.

## Rozstrzygane ręcznie: czego nie powie żaden czasownik

by-hand-of = { $what } ({ $whose })
ask-by-hand = { $seat_asked }ten tekst rozstrzyga się ręcznie. Zaproponuj coś albo powiedz, że to już wszystko.
    .tool_chosen = „{ $bearer }” rozstrzyga się ręcznie: zaproponuj coś albo powiedz, że to już wszystko.
ask-by-hand-from = { $seat_asked }skąd przenieść kartę?
ask-by-hand-card = { $seat_asked }którą kartę przenieść? Zobaczą ją wszyscy.
ask-by-hand-to = { $seat_asked }dokąd przenieść kartę?
ask-by-hand-counter = { $seat_asked }który licznik zmienić?
ask-by-hand-number = { $seat_asked }o ile?
ask-by-hand-consent = { $seat_asked }zgoda na propozycję czy sprzeciw? Trzeba zgody wszystkich.
option-settled = nic (więcej): rozstrzygnięte
option-move-a-card-by-hand = przenieś kartę
option-change-a-counter-by-hand = zmień licznik
option-agree = zgoda
option-object = sprzeciw
option-place = { $place }
option-place-seat = { $place } ({ $seat_name })
option-place-card = { $place } ({ $card })
option-counter = { $counter }
option-counter-seat = { $counter } ({ $seat_name })
option-counter-card = { $counter } ({ $card })
option-the-card = { $card }
option-more-number = +{ $number }
option-less-number = −{ $number }
log-unmet = „{ $bearer }”: w tekście stoi „jeśli { $condition } …”. Teraz tak nie jest, więc ta część nic nie robi.
log-by-hand = „{ $bearer }” rozstrzyga się ręcznie: „{ $text }”.
log-by-hand-move = { $seat } proponuje{ $seat_sz } ręcznie: { $card_is ->
    [none] niewidziana karta
   *[other] { $card_nom }
}, skąd: { $origin }, dokąd: { $to }.
log-by-hand-change = { $seat } proponuje{ $seat_sz } ręcznie: { $counter } { $change }.
log-by-hand-refused = { $seat } nie zgadza{ $seat_sz } się.
log-by-hand-moved = Ręcznie („{ $bearer }”): { $card_is ->
    [none] niewidziana karta
   *[other] { $card_nom }
}, skąd: { $origin }, dokąd: { $to }.
log-by-hand-changed = Ręcznie („{ $bearer }”): { $counter } { $change }.

## Values of fields in a form of cards

value-human = człowiek
value-vampire = wampir
value-deck = w talii
value-start = na początkowej ręce
value-drained = Po wyssaniu
value-fight = w walce
value-turn = w swojej turze
value-seal = dopóki leży
value-most-blood = wampir z największą ilością krwi
value-most-kills = wampir z największą liczbą ofiar
value-red = czerwony krzyżyk
value-sealed = zapieczętowana dzielnica
value-no = dowolnie często
value-per-round = raz na rundę
value-grey = Niebieskoszary
value-second-grey = Drugi niebieskoszary
ui-pick-plain = Co robi
ui-pick-holding = Warunki, wybory, kilka naraz
ui-pick-several = po kolei: …; …
ui-slot-how-many = ile
ui-slot-who = kto
ui-slot-which = co
ui-slot-where = gdzie
ui-slot-how-long = jak długo
ui-slot-does = efekt
ui-slot-condition = warunek
ui-slot-text = tekst
ui-pick-elsewhere = Te wymagają zmiany w polu „{ $field }”
ui-pick-not-here = Nie na tej karcie w tym momencie
ui-pick-own = Dla jednej karty

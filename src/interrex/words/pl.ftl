### Wspólne dla wszystkich gier, po polsku.

## Gramatyka: miejsca, listy, karty

# „sz” to końcówka drugiej osoby; podmiot drugiej osoby zostaje domyślny.
seat-other = { $name }
    .name = { $name }
    .gen = gracza { $name }
    .hand = ręka gracza { $name }
    .hand_acc = rękę gracza { $name }
    .favour = na korzyść gracza { $name }
    .dat = graczowi { $name }
    .sz = { "" }
seat-you = { "" }
    .name = ty
    .gen = ciebie
    .hand = twoja ręka
    .hand_acc = twoją rękę
    .favour = na twoją korzyść
    .dat = tobie
    .sz = sz
seat-nobody = nikt
    .name = nikt
    .gen = nikogo
    .hand = niczyja ręka
    .hand_acc = niczyją rękę
    .favour = na niczyją korzyść
    .dat = nikomu
    .sz = { "" }
list-empty = nic
list-last = { $first } i { $last }
card-none = brak karty
card-hidden = jakaś karta
card-of = { $card } ({ $owner })
direction-clockwise = zgodnie z ruchem wskazówek zegara
direction-anticlockwise = przeciwnie do ruchu wskazówek zegara
origin-rulebook = nazwana w instrukcji
origin-public-card-list = z publicznej listy kart
origin-stand-in = karta zastępcza: wypełnia pudełko, nie pochodzi z niego

## Co mówią interfejsy

ui-person = ty
ui-prompt = { $seat } >
ui-won = Zwycięstwo: { $winners } ({ $rule }).
ui-lost = Nikt nie wygrywa ({ $rule }).
ui-scores = Wyniki: { $scores }.
ui-saved = Zapisano. Aby grać dalej, wpisz { $command } play albo:
ui-record = Zapis gry: { $file }
ui-hand-over = Decyduje miejsce { $seat }. Naciśnij Enter, gdy nikt inny nie patrzy.
ui-no-rule = Nie ma zasady o „{ $asked }”. Samo ? pokazuje zasadę stojącą za tym pytaniem.
ui-more-rules = … i jeszcze { $number }; dodaj słowo, aby znaleźć mniej.
ui-no-card = Nie ma karty „{ $name }”.
ui-which-card = Która? { $cards }
ui-no-undo = Nie można. { $reason }
ui-undo-nothing = Nic jeszcze nie wybrano.
ui-undo-over = Gra jest skończona i wszystko, co było tajne, leży odkryte: niczego już się nie cofa.
ui-undo-other = Po tobie wybierało już inne miejsce; cofnąć można tylko ostatni wybór.
ui-undo-chance = Od tego czasu zadziałał los: dobrano lub potasowano karty.
ui-undo-answers = To była ostatnia z tajnych odpowiedzi i wszystkie już ujawniono.
ui-undo-secret = Od tego czasu ujawniło się coś tajnego.
ui-more = — Enter —
ui-undone = Cofnięto.
ui-refused = „{ $typed }” nie jest tu możliwe. Wpisz liczbę od 1 do { $last } albo słowa możliwości; h pokazuje wszystkie klawisze. Zasada:
ui-help-keys = Co można wpisać:
ui-help-choose = 3           możliwość 3; albo jej słowa, albo początek pasujący tylko do jednej
ui-help-rule = ?           zasada stojąca za pytaniem; ? { $rule } dowolna zasada; ? remis zasady o remisach
ui-help-card = c NAZWA     cała karta i jej pochodzenie
ui-help-table = t           stół jeszcze raz (albo sam Enter)
ui-help-log = l           co się ostatnio stało, z numerami zasad; ll wszystko
ui-help-undo = u           cofnij ostatni wybór, póki nic tajnego się nie ujawniło
ui-help-quit = q           zapisz i wyjdź
ui-help-marks = * oznacza nowości od twojej ostatniej decyzji, ° kartę zastępczą, której nie ma w pudełku.

## Scenariusze zatrzymują się, aby można było obejrzeć stół

ask-go-on = Obejrzyj stół; potem gra toczy się dalej.
option-go-on = dalej

## Wiersz poleceń

ui-seats = miejsca: { $seats }
ui-welcome = { $title }, miejsc: { $seats }. Wpisz numer możliwości; h pokazuje wszystkie klawisze.
ui-how-to-play = Gra: { $command } play { $game }. Wszystkie polecenia: { $command } --help.
ui-in-the-browser = W przeglądarce: { $command } serve.
ui-in-the-terminal = W tym terminalu zamiast przeglądarki: { $command } play. Wszystkie polecenia: { $command } --help.
ui-lesson-step = Krok { $number } z { $last }
ui-lesson-read = Enter: dalej · b: wstecz · q: wyjście >
ui-lesson-choose = Liczba: wybór · n: zrób to za mnie · b: wstecz · q: wyjście >
ui-lesson-here = Lekcja jest ta sama co w przeglądarce: gdzie każe kliknąć, wpisz numer możliwości.
ui-lesson-unknown = „{ $typed }” nie jest tu możliwe: wpisz liczbę od 1 do { $last } albo n.
ui-lesson-end = To było serce gry { $title }. Teraz zagraj: { $command } play { $game }.
ui-served = Stół w przeglądarce: { $link } (Ctrl-C zamyka; nic nie przepada.)
ui-served-network = Dla innych w twojej sieci: { $link }
ui-port-taken = Port { $taken } jest zajęty, więc to port { $port }.
ui-go-on = Jest niedokończona gra ({ $file }). Grać dalej? [T/n]
ui-which-game = Która gra?
ui-how-many = { $title } przeciw botom: ile miejsc? [{ $usual }]
ui-choose-one = Wpisz jedno z: { $legal }
ui-over = Gra skończona.
ui-choice-of = Wybór { $number } z { $last }. { $waiting }
ui-replay-keys = Enter: dalej · b: wstecz · liczba: skok · q: koniec >
ui-only-score = Ten program nie może odtworzyć tego zapisu: { $game }, miejsca: { $seats }, wersja zasad { $version }, zestaw kart { $pack }. Wybory, jak je zapisano:
ui-rules-english = Zasady, których nikt jeszcze nie przełożył, są po angielsku.
ui-rules-tags = (B) znaczy: tak mówi instrukcja; (D): tak z niej wynika; (R12): tak zwykle rozumiemy niejasny punkt o tym numerze.
game-elekt = kontrola obszarów z tajnymi rękami: zdobywaj Misje, Wpływy i Dwór
game-vendetta = blef i tajne stawki: klany wampirów walczą o lokacje Chicago
game-masters = kooperacja: od 2 do 5 wampirów przeciw Inkwizycji, pieczęcie i rytuał Krwawego Księżyca
game-veto = budowane talie, stos replik, pojedynki: zdobądź kreski i tron

## Propozycje w grach kooperacyjnych

ui-help-advice = a           zapytaj boty: każdy coś proponuje, Enter zatwierdza
ui-help-thought = a           co zrobiłby tu mocny bot i dlaczego
ui-proposed = { $names }: { $number }) { $option }
ui-confirm = Enter zatwierdza { $number }; inna liczba to inny wybór.

## Dlaczego plik jest odrzucony

bad-line = Wiersz { $line }:
bad-missing = brakuje pola „{ $field }”; dopisz je
bad-text = pole „{ $field }” nie jest tekstem; weź je w cudzysłów
bad-number = pole „{ $field }” musi być liczbą całkowitą od { $low } do { $high }
bad-field = nieznane pole „{ $field }”; usuń je albo popraw nazwę
bad-toml = to nie jest TOML ({ $detail })
bad-table = nie ma tabeli [{ $field }]; znane tabele: { $known }
bad-no-table = „{ $field }” nie jest tabelą; napisz [{ $field }], a pola pod spodem
ui-thought-option = { $option }: { $share } % poszukiwań, szansa wygranej { $chance } % ({ $low }–{ $high })
ui-thought-line = Potem może { $line }.
ui-thinking = Myślę …

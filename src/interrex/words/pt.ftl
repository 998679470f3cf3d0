### O que todos os jogos compartilham, em português do Brasil.

## Gramática: lugares, listas, cartas

seat-other = { $name }
    .asked = { $name }:{ " " }
    .name = { $name }
    .mid = { $name }
    .de = de { $name }
    .hand = a mão de { $name }
    .who = other
    .to = a { $name }
seat-you = Você
    .asked = { "" }
    .name = você
    .mid = você
    .de = de você
    .hand = a sua mão
    .who = you
    .to = a você
seat-nobody = ninguém
    .asked = { "" }
    .name = ninguém
    .mid = ninguém
    .de = de ninguém
    .hand = a mão de ninguém
    .who = nobody
    .to = a ninguém
list-empty = nada
list-last = { $first } e { $last }
card-none = nenhuma carta
    .is = none
    .gender = f
card-hidden = uma carta
    .is = hidden
    .gender = f
card-of = { $card } ({ $owner })
direction-clockwise = sentido horário
direction-anticlockwise = sentido anti-horário
origin-rulebook = citada no livro de regras
origin-public-card-list = de uma lista pública de cartas
origin-box = digitada de um exemplar da caixa
origin-stand-in = carta substituta: feita para completar a caixa, não vem dela

## O que as interfaces dizem

ui-person = você
ui-prompt = { $seat } >
ui-won = Vitória: { $winners } ({ $rule }).
ui-lost = Ninguém venceu ({ $rule }).
ui-scores = Pontuação: { $scores }.
ui-saved = Salvo. Para continuar, digite { $command } play, ou:
ui-record = O registro: { $file }
ui-hand-over = Vez do lugar { $seat }. Aperte Enter quando ninguém mais estiver olhando.
ui-no-rule = Não há regra sobre “{ $asked }”. ? sozinho mostra a regra por trás desta pergunta.
ui-more-rules = … e mais { $number }; acrescente uma palavra para refinar a busca.
ui-no-card = Não há carta chamada “{ $name }”.
ui-which-card = Qual delas? { $cards }
ui-no-undo = Não é possível. { $reason }
ui-undo-nothing = Nada foi escolhido ainda.
ui-undo-over = A partida terminou e tudo o que era secreto está à vista: nada mais se desfaz.
ui-undo-other = Outro lugar já escolheu depois; só a última escolha pode ser desfeita.
ui-undo-chance = O acaso já agiu: cartas foram compradas ou embaralhadas, ou dados foram rolados.
ui-undo-answers = Era a última de várias respostas secretas, e elas já foram reveladas.
ui-undo-secret = Algo secreto já foi mostrado.
ui-more = — Enter —
ui-undone = Desfeito.
ui-refused = “{ $typed }” não é possível aqui. Digite um número de 1 a { $last } ou as palavras de uma opção; h mostra todas as teclas. A regra:
ui-help-keys = O que você pode digitar:
ui-help-choose = 3           a opção 3; ou suas palavras, ou um começo que só caiba a ela
ui-help-rule = ?           a regra por trás da pergunta; ? { $rule } qualquer regra; ? empate regras sobre empates
ui-help-card = c NOME      uma carta inteira, com sua origem
ui-help-table = t           a mesa de novo (ou só Enter)
ui-help-log = l           o que aconteceu por último, com as regras; ll tudo
ui-help-undo = u           desfaz sua última escolha, enquanto nada secreto foi mostrado
ui-help-quit = q           salva e sai
ui-help-marks = * marca o que é novo desde sua última decisão, ° uma carta substituta que não vem da caixa.

## Cenários param para que se possa olhar a mesa

ask-go-on = Olhe a mesa; depois a partida continua.
option-go-on = continuar

## A linha de comando

ui-seats = lugares: { $seats }
ui-welcome = { $title }, lugares: { $seats }. Digite o número de uma opção; h mostra todas as teclas.
ui-how-to-play = Jogar: { $command } play { $game }. Todos os comandos: { $command } --help.
ui-in-the-browser = No navegador: { $command } serve.
ui-in-the-terminal = Neste terminal, em vez do navegador: { $command } play. Todos os comandos: { $command } --help.
ui-lesson-step = Passo { $number } de { $last }
ui-lesson-read = Enter: avançar · b: voltar · q: sair >
ui-lesson-choose = Um número: escolher · n: faça por mim · b: voltar · q: sair >
ui-lesson-here = A lição é a mesma do navegador: onde ela diz para clicar, digite o número da opção.
ui-lesson-unknown = “{ $typed }” não é possível aqui: digite um número de 1 a { $last }, ou n.
ui-lesson-end = Essa é a essência de { $title }. Agora jogue: { $command } play { $game }.
ui-served = A mesa no navegador: { $link } (Ctrl-C fecha; nada se perde.)
ui-served-network = Para os outros na sua rede: { $link }
ui-port-taken = A porta { $taken } está ocupada; por isso foi usada a porta { $port }.
ui-go-on = Há uma partida inacabada ({ $file }). Continuar? [S/n]
ui-which-game = Qual jogo?
ui-how-many = { $title } contra robôs: quantos lugares? [{ $usual }]
ui-choose-one = Digite um destes: { $legal }
ui-over = A partida terminou.
ui-choice-of = Escolha { $number } de { $last }. { $waiting }
ui-replay-keys = Enter: avançar · b: voltar · um número: ir até lá · q: sair >
ui-only-score = Este programa não consegue refazer este registro: { $game }, lugares: { $seats }, versão das regras { $version }, cartas { $pack }. As escolhas, como foram escritas:
ui-rules-english = As regras que ninguém traduziu ainda estão em inglês.
ui-rules-tags = (B): está no livro de regras; (D): decorre dele; (R12): a leitura usual do esclarecimento com esse número.
game-elekt = controle de áreas com mãos secretas: conquiste Missões, Influências e a Corte
game-vendetta = blefe e lances secretos: clãs de vampiros disputam os Locais de Chicago
game-masters = cooperativo: de 2 a 5 vampiros contra a Inquisição, selos e um ritual sob a Lua de Sangue
game-veto = baralhos construídos, pilha de réplicas, duelos: ganhe os votos e o trono

## Propostas em jogos cooperativos

ui-help-advice = a           pergunta aos robôs: cada um propõe uma opção, Enter confirma
ui-help-thought = a           o que um robô forte faria aqui, e por quê
ui-proposed = { $names }: { $number }) { $option }
ui-confirm = Enter confirma { $number }; outro número escolhe outra coisa.

## Por que um arquivo é recusado

bad-line = Linha { $line }:
bad-missing = falta o campo “{ $field }”; acrescente-o
bad-text = o campo “{ $field }” não é um texto; ponha-o entre aspas
bad-number = o campo “{ $field }” deve ser um número inteiro de { $low } a { $high }
bad-field = o campo “{ $field }” não é conhecido aqui; remova-o ou corrija o nome
bad-toml = isto não é TOML ({ $detail })
bad-table = não há tabela [{ $field }]; tabelas conhecidas: { $known }
bad-no-table = “{ $field }” não é uma tabela; escreva [{ $field }] e os campos abaixo
ui-thought-option = { $option }: { $share }% da busca, chance de vitória { $chance }% ({ $low }–{ $high })
ui-thought-line = Depois talvez { $line }.
ui-thinking = Pensando …
called-other = { $name }
    .is = card
    .gender = none
bad-record-begin = isto não é um registro de partida; escolha um arquivo que o Interrex salvou
bad-record-edited = o registro foi alterado ou cortado depois de salvo; use o arquivo como foi salvo
bad-record-newer = o registro vem de outra versão do programa, com outras regras; use aquela versão
bad-record-secret = a semente é secreta até o fim da partida; espere o fim
bad-record-pack = a partida foi jogada com as cartas “{ $name }” ({ $hash }), que não estão aqui
bad-record-seed = a semente não é a prometida antes da distribuição; não confie nesta partida
bad-record-choice = a escolha { $number } não é possível ali; use o arquivo como foi salvo
bad-record-result = as escolhas levam a um resultado diferente do que diz o registro; não confie nele
ui-deck-legal = { $deck }: baralho permitido, { $number ->
    [one] { $number } carta
   *[other] { $number } cartas
}, diferentes: { $different }.
ui-pack-good = { $file }: em ordem. Conjunto “{ $pack }” para { $title }, hash { $hash }. { $cards } ({ $origins }).
ui-origin-rulebook = do livro de regras
ui-origin-public-card-list = de uma lista pública de cartas
ui-origin-stand-in = substitutas

## Análise de uma partida encerrada

ui-analysis-head = { $depth ->
    [deep] Análise profunda
   *[quick] Análise rápida
} de { $title }. Escolhas feitas: { $number }; com algo a decidir: { $total }.
ui-analysis-bounds = Um deslize custa pelo menos { $slip }% da chance de vitória, um erro { $mistake }%, um erro grave { $blunder }%. Cada escolha é julgada pelo que se sabia então naquele lugar. Nada é marcado onde os intervalos (entre parênteses, 95%) se sobrepõem ou onde só havia uma opção.
ui-analysis-unmarked = Nenhuma escolha está marcada.
ui-analysis-moment = Escolha { $number }, { $name }: { $question }
ui-analysis-chosen = Escolhido: { $option }; chance de vitória { $chance }% ({ $low }–{ $high })
ui-analysis-best = Melhor: { $option }; chance de vitória { $chance }% ({ $low }–{ $high })
ui-analysis-slip = Um deslize: custou { $percent }%.
ui-analysis-mistake = Um erro: custou { $percent }%.
ui-analysis-blunder = Um erro grave: custou { $percent }%.
ui-analysis-turn-choice = A partida virou na escolha { $number }. { $name }: de { $before } para { $after } com as cartas abertas, por uma escolha cara.
ui-analysis-turn-luck = A partida virou na escolha { $number }. { $name }: de { $before } para { $after } com as cartas abertas, por cartas, dados ou pelo curso da partida; nenhuma escolha melhor foi perdida.
ui-analysis-all = todos
ui-analysis-went = { $name }: chance de vitória { $start } no início, { $end } no fim. Escolhas próprias: { $own }; escolhas dos outros: { $others }; o resto (cartas, dados, o que veio à tona): { $luck }.
ui-analysis-chose = Decisões: { $number }; custo médio: { $cost }; deslizes: { $slip }, erros: { $mistake }, erros graves: { $blunder }.
ui-analysis-own = pelo que cada um sabia
ui-analysis-open = com as cartas abertas
bad-analysis-not-over = a partida em { $file } não terminou; só se analisa uma partida encerrada

ui-advice-chance = chance de vitória { $chance }% ({ $low }–{ $high })
ui-puzzle-why = A chance de vitória é { $chance }%; com a segunda melhor escolha, { $low }%.

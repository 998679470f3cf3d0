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
origin-box = digitada a partir de um exemplar da caixa
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
ui-undo-over = A partida terminou e tudo o que era secreto está à vista: nada mais pode ser desfeito.
ui-undo-other = Depois disso, outro lugar já escolheu; só a última escolha pode ser desfeita.
ui-undo-chance = O acaso já agiu: cartas foram compradas ou embaralhadas, ou dados foram rolados.
ui-undo-answers = Era a última de várias respostas secretas, e elas já foram reveladas.
ui-undo-secret = Algo secreto já foi mostrado.
ui-undo-agreed = Se ninguém se importar (os bots não se importam), uu desfaz sua última escolha mesmo assim, com tudo o que veio depois.
ui-more = — Enter —
ui-undone = Desfeito.
ui-refused = “{ $typed }” não é possível aqui. Digite um número de 1 a { $last } ou as palavras de uma opção; h mostra todas as teclas. A regra:
ui-help-keys = O que você pode digitar:
ui-help-choose = 3           a opção 3; ou o texto dela, ou um começo que só sirva para ela
ui-help-rule = ?           a regra por trás da pergunta; ? { $rule } qualquer regra; ? empate regras sobre empates
ui-help-card = c NOME      uma carta inteira, com sua origem
ui-help-table = t           a mesa de novo (ou só Enter)
ui-help-log = l           o que aconteceu por último, com as regras; ll tudo
ui-help-undo = u           desfaz sua última escolha, enquanto nada secreto tiver sido mostrado; uu desfaz em qualquer caso
ui-help-quit = q           salva e sai
ui-help-marks = * marca o que há de novo desde sua última decisão; ° marca uma carta substituta, que não vem da caixa.

## Cenários param para que se possa olhar a mesa

ask-go-on = Olhe a mesa; depois a partida continua.
option-go-on = continuar

## A linha de comando

ui-seats = lugares: { $seats }
ui-welcome = { $title }, lugares: { $seats }. Digite o número de uma opção; h mostra todas as teclas e explica os sinais na mesa.
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
ui-not-over = ainda não terminou
ui-verified = { $file }: em ordem. { $number ->
    [one] { $number } escolha, permitida
   *[other] { $number } escolhas, todas permitidas
}; a distribuição é a prometida ({ $seal }); resultado: { $result }.
ui-deck-new = { $file }: { $number ->
    [one] { $number } carta
   *[other] { $number } cartas
}, como em { $deck }.
ui-choice-of = Escolha { $number } de { $last }. { $waiting }
ui-reading = A partida segue outra leitura de { $rule }: { $reading }.
ui-replay-keys = Enter: avançar · b: voltar · um número: ir até lá · q: sair >
ui-only-score = Este programa não consegue reproduzir este registro: { $game }, lugares: { $seats }, versão das regras { $version }, cartas { $pack }. As escolhas, como foram escritas:
ui-rules-english = As regras ainda não traduzidas aparecem em inglês.
ui-rules-tags = (B): está no livro de regras; (D): decorre dele; (R12): a leitura usual da interpretação com esse número.
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
bad-line-card = Linha { $line }, carta { $card }:
bad-missing = falta o campo “{ $field }”; acrescente-o
    .form = o campo “{ $field }” ainda está vazio; preencha-o
    .here = ainda vazio; preencha
bad-text = o campo “{ $field }” não é um texto; ponha-o entre aspas
    .form = o campo “{ $field }” deve ser um texto; escreva-o com palavras
    .here = escreva isto com palavras
bad-number = o campo “{ $field }” deve ser um número inteiro de { $low } a { $high }
    .here = número de { $low } a { $high }
bad-field = o campo “{ $field }” não é conhecido aqui; remova-o ou corrija o nome
    .form = o campo “{ $field }” não faz parte desta carta; retire-o
    .here = isto não faz parte de uma carta assim; retire-o
bad-field-near = o campo “{ $field }” não é conhecido aqui; quis dizer “{ $known }”?
    .form = o campo “{ $field }” não faz parte desta carta; quis dizer “{ $known }”?
bad-toml = isto não pode ser lido como arquivo de conjunto ({ $detail })
bad-toml-heading = não se consegue ler “{ $shown }”: um título fica entre colchetes fechados, como [[unit]]
bad-toml-quote = não se consegue ler “{ $shown }”: um texto começa e termina com aspas retas (") na mesma linha
bad-toml-equals = não se consegue ler “{ $shown }”: cada linha é um nome, um sinal de igual e um valor, como name = "…"
bad-toml-twice = “{ $shown }”: este nome aparece aqui pela segunda vez; deixe só um dos dois
bad-toml-comma = não se consegue ler “{ $shown }”: falta uma vírgula ou um colchete que feche
bad-toml-value = não se consegue ler “{ $shown }”: depois do sinal de igual vem um número, ou um texto entre aspas retas (")
bad-toml-backslash = não se consegue ler “{ $shown }”: num texto, a barra invertida se escreve duas vezes (\\)
bad-toml-sign = não se consegue ler “{ $shown }”: há um caractere invisível; escreva a linha de novo
bad-toml-rest = não se consegue ler “{ $shown }”: uma linha tem um só título ou um só valor, e nada depois dele
bad-toml-letter = não se consegue ler “{ $shown }”: um nome tem apenas letras de a a z sem acentos, algarismos, _ e -
bad-toml-last-comma = não se consegue ler “{ $shown }”: o que fica entre chaves ocupa uma só linha e não termina em vírgula
bad-toml-inner-quote = não se consegue ler “{ $shown }”: aspas retas (") encerram o texto; dentro dele, escreva “ e ”
bad-toml-apostrophe = não se consegue ler “{ $shown }”: um apóstrofo (') encerra este texto; ponha o texto entre aspas retas (")
bad-table = não há tabela [{ $field }]; tabelas conhecidas: { $known }
bad-no-table = “{ $field }” não é uma tabela; escreva [{ $field }] e os campos abaixo
bad-form = o campo “{ $field }” está mal escrito; escreva { $example }
    .form = o campo “{ $field }” está mal preenchido; preencha-o de novo
    .here = mal preenchido; preencha de novo
bad-one-of = o campo “{ $field }” não pode ter o valor “{ $value }”; escreva um destes: { $known }
    .form = o campo “{ $field }” não pode ter o valor “{ $value }”; escolha um destes: { $known }
    .here = não pode ser “{ $value }”; escolha um destes: { $known }
bad-id-form = “{ $value }” não é um id; use letras, algarismos e hifens
bad-id-long = o id é comprido demais; o limite de letras é { $number }
bad-id-taken = o id “{ $value }” aparece duas vezes; dê a cada carta um id próprio
bad-languages = o campo “{ $field }” não é um texto por idioma; escreva { $example }, ou só um deles
    .form = o campo “{ $field }” ainda está vazio; escreva-o em pelo menos um idioma
    .here = ainda vazio; escreva em pelo menos um idioma
bad-language-unknown = o idioma “{ $language }” não é conhecido; escreva { $example }
    .form = o formulário não tem o idioma “{ $language }”; use os que ele tem
bad-language-empty = o texto no idioma “{ $language }” está vazio; escreva { $example }
    .form = o texto em “{ $language }” está vazio; escreva algo
bad-sign = “{ $field }” tem o caractere { $sign }, que nenhum texto de um conjunto pode ter; retire-o ou use outro, como ( e )
    .here = o caractere { $sign } não pode estar em nenhum texto de um conjunto; retire-o ou use outro, como ( e )
bad-card = não há carta “{ $name }”; use os ids do conjunto de cartas
    .form = não há carta “{ $name }”; escolha uma carta do conjunto
bad-no-verb = a lista “{ $field }” está vazia; indique um verbo ou retire o campo
    .form = nada foi escolhido em “{ $field }”; escolha algo ou retire-o
    .here = nada foi escolhido aqui; escolha algo ou retire
bad-pack-count = deve haver exatamente um [pack]; encontrados: { $number }
bad-pack-game = o arquivo não diz para qual jogo é; acrescente { $example } em [pack]
bad-extends = não há conjunto “{ $name }” para estender; escreva extends = "house"
bad-house-id = só o conjunto que vem com o jogo se chama “{ $value }”; dê ao seu um nome próprio, como id = "my-box"
bad-instead-of = não há [[{ $heading }]] “{ $name }” para substituir; use um id do conjunto que vem com o jogo
    .form = não há carta “{ $name }” ({ $heading }) para substituir; comece por uma carta do conjunto que vem com o jogo
bad-box = { $what }: há { $number }, e a caixa tem { $wanted }; acrescente ou retire o necessário
    .form = na caixa, o número destas cartas ({ $what }) é { $wanted }, e com esta carta seria { $number }; deixe como estava ou digite esta carta no lugar de outra

## Why the text of an effect is refused; verbs and words stay as packs write them

bad-effect-call = { $text }: isto não é a chamada de um verbo; escreva, por exemplo, { $example }
bad-effect-argument = { $text }: um argumento não é nem nome nem número; escreva, por exemplo, { $example }
bad-effect-verb = { $text }: não há verbo “{ $name }”; os que funcionam aqui: { $known }
    .form = as cartas deste jogo não fazem “{ $name }”; escolha na lista
bad-effect-near = { $text }: não há verbo “{ $name }”; quis dizer “{ $known }”?
    .form = não há “{ $name }”; escolha “{ $known }”
bad-effect-moment = { $text }: o verbo “{ $name }” não funciona no momento “{ $moment }”; funciona em: { $known }
    .form = “{ $name }” não funciona aqui ({ $moment }); funciona: { $known }
bad-effect-not-then = { $text }: o verbo “{ $name }” não pode ser usado no momento “{ $moment }”; use outro
    .form = “{ $name }” não funciona aqui ({ $moment }); escolha outra coisa
bad-effect-count = { $text }: argumentos dados a “{ $name }”: { $number }; escreva { $usage }
    .form = “{ $name }” tem partes de menos ou de mais; escolha-o de novo na lista
bad-effect-kind = { $text }: “{ $value }” não serve no lugar de <{ $kinds }>; escreva { $usage }, com um destes: { $known }
    .form = “{ $value }” não serve ali; escolha um destes: { $known }
bad-effect-kind-only = { $text }: “{ $value }” não serve no lugar de <{ $kinds }>; escreva { $usage }
    .form = “{ $value }” não serve ali; escolha outra coisa
bad-effect-inner = { $text }: “{ $value }” não é um verbo para este lugar; escreva { $usage }, com um dos verbos: { $known }
    .form = “{ $value }” não serve ali; escolha outra coisa na lista
bad-effect-number = { $text }: “{ $value }” deve ser um número inteiro de { $low } a { $high }
    .form = “{ $value }” não serve ali; escolha um número de { $low } a { $high }
bad-effect-word = { $text }: a palavra “{ $value }” não é conhecida aqui; escreva uma destas: { $known }
    .form = “{ $value }” não serve ali; escolha um destes: { $known }

## Why a game cannot be set up like this

bad-game = não há jogo “{ $name }”; jogos: { $known }
bad-seats = número de lugares em { $game }: { $known }, não { $number }
bad-ruling = não há interpretação “{ $name }”; interpretações deste jogo: { $known }
bad-reading = a interpretação { $name } não pode ter o valor “{ $value }”; leituras possíveis: { $known }
bad-switch = “{ $value }” não é interpretação nem variante; escreva nome=valor, por exemplo, starting_heat=2
bad-variant = { $game } não tem a variante “{ $name }”; suas variantes: { $known }
bad-variant-value = a variante { $name } não pode ter o valor “{ $value }”; escolha: { $known }
bad-no-positions = { $game } não tem palavras para posições; seus cenários começam com uma partida nova
bad-unreadable = não foi possível ler o arquivo { $file } ({ $detail }); confira o nome
bad-no-text-file = o arquivo { $file } não é um arquivo de texto; escolha outro
bad-file-there = { $file } já existe; indique outro arquivo ou remova este antes
bad-language = não há idioma “{ $name }”; idiomas: { $known }
bad-seat = não há lugar “{ $name }”; lugares desta mesa: { $known }
bad-seat-taken = o lugar { $letter } não está livre
bad-links = foram criados links demais para esta mesa; crie outra
bad-bot = não há robô “{ $name }”; robôs: { $known }
bad-bots = lugares para robôs: { $seats }, robôs indicados: { $number } ({ $names }); indique um robô para cada lugar
bad-clock = não há relógio “{ $value }”; escreva “each 60” ou “total 900 10”, em segundos
bad-pack = o conjunto de cartas { $hash } não está aqui; peça-o a quem hospeda
bad-endless = um efeito destas cartas desencadeia uma série que não termina antes da primeira escolha; corrija a carta que a causa
bad-quick-deep = uma análise é rápida ou profunda, não as duas coisas; retire --quick ou --deep
bad-told-much = esta mesa já tem avisos demais
bad-over = a partida em { $file } terminou; interrex replay { $file } a mostra
bad-record-end = escolhas em { $file }: { $last }; --at { $at } passa do fim
bad-no-card = { $game } não tem carta chamada “{ $name }”
bad-no-rules = { $game } não traz regras para ler
bad-no-verbs = { $game } não tem verbos para conjuntos de cartas
bad-rule = não há regra “{ $name }”; as regras deste jogo têm números como { $rule }; interrex { $example } as lista
bad-rule-words = nenhuma regra de { $game } contém as palavras “{ $value }”
bad-lesson = { $game } não tem lição; lições: { $known }
bad-deckless = ninguém leva baralho para { $game }
bad-deckless-all = nenhum jogo tem baralhos
bad-deck-length = o arquivo de baralho é longo demais; caracteres permitidos: { $limit }
ui-thought-option = { $option }: { $share }% da busca, chance de vitória { $chance }% ({ $low }–{ $high })
ui-thought-line = Depois, talvez { $line }.
ui-thinking = Pensando …
called-other = { $name }
    .is = card
    .gender = none
bad-record-begin = isto não é um registro de partida; escolha um arquivo que o Interrex salvou
bad-record-edited = o registro foi alterado ou cortado depois de salvo; use o arquivo como foi salvo
bad-record-newer = o registro vem de outra versão do programa, com outras regras; use aquela versão
bad-no-puzzles = o jogo não tem estes problemas: { $names }; deixe-os de fora ou corrija seus identificadores
bad-record-secret = a semente é secreta até o fim da partida; espere o fim
bad-record-pack = a partida foi jogada com as cartas “{ $name }” ({ $hash }), que não estão aqui; indique o arquivo desse conjunto com --pack ou ponha-o ao lado do registro como { $hash }.toml
bad-record-seed = a semente não é a prometida antes da distribuição; não confie nesta partida
bad-record-choice = a escolha { $number } não é possível ali; use o arquivo como foi salvo
bad-record-result = as escolhas levam a um resultado diferente do que diz o registro; não confie nele
ui-deck-legal = { $deck }: baralho válido, { $number ->
    [one] { $number } carta
   *[other] { $number } cartas
}, diferentes: { $different }.
ui-pack-good = { $file }: em ordem. Conjunto “{ $pack }” para { $title }, hash { $hash }. { $cards } ({ $origins }).
ui-origin-rulebook = do livro de regras
ui-origin-public-card-list = de uma lista pública de cartas
ui-origin-stand-in = substitutas
ui-origin-known = { $said } (conhecido: { $note })
ui-origin-ours = { $said } (nosso: { $note })

## Readings of rulings that mean the same everywhere

reading =
    .true = sim
    .false = não
    .yes = sim
    .no = não
    .on = sim
    .off = não
    .allow = sim
    .forbid = não
    .allowed = permitido
    .forbidden = proibido
ui-origin-box = digitadas a partir de um exemplar da caixa

## Busca de cartas

facet-family = Tipo
facet-origin = Origem
facet-act = Ato
ui-cards-found = { $number ->
    [one] { $number } carta
   *[other] { $number } cartas
} de { $all }.
ui-deck-diff = { $one } → { $other }: { $number ->
    [0] as mesmas cartas.
    [one] { $number } mudança.
   *[other] { $number } mudanças.
}
ui-deck-shares = Quantas vezes venceu os outros baralhos do conjunto, nos dois lugares, jogado pelo bot “{ $bot }”; entre parênteses, o intervalo de 95%
ui-deck-share = { $share }% ({ $low }–{ $high }%; partidas: { $games })
ui-deck-all = Todos juntos
ui-deck-curve = Preço { $price }: { $number }
ui-tell-own = um verbo próprio: { $verb }
ui-tell-like = como em “{ $card }”: { $text }
ui-tell-like-but = como em “{ $card }” ({ $text }), mas aqui com: { $values }
ui-reads = Como o programa a joga: { $text }
ui-remark-idle = { $card } não tem efeito: há um texto, mas nada que o execute
ui-remark-number = { $card }: o efeito tem um { $value } que o texto não menciona
ui-remark-number-said = { $card }: o número { $value } está no texto, mas não no efeito
ui-remark-by-hand = { $card }: resolve-se à mão na mesa, pois nenhum verbo diz isso

## Análise de uma partida encerrada

ui-analysis-head = { $depth ->
    [deep] Análise profunda
   *[quick] Análise rápida
} de { $title }. Decisões: { $total }.
ui-analysis-forced = Escolhas com uma única opção, que não são julgadas: { $number }.
ui-analysis-you = Você
ui-analysis-bounds = Um deslize custa pelo menos { $slip } pontos percentuais da chance de vitória; um erro, { $mistake }; um erro grave, { $blunder }. Cada escolha é julgada pelo que se sabia na hora naquele lugar. Nada é marcado onde os intervalos (entre parênteses, 95%) se sobrepõem ou onde só havia uma opção.
ui-analysis-unmarked = Nenhuma escolha está marcada.
ui-analysis-moment = Escolha { $number }, { $name }: { $question }
ui-analysis-chosen = Escolhido: { $option }; chance de vitória { $chance }% ({ $low }–{ $high })
ui-analysis-best = Melhor: { $option }; chance de vitória { $chance }% ({ $low }–{ $high })
ui-analysis-slip = Um deslize: custou { $percent } p.p.
ui-analysis-mistake = Um erro: custou { $percent } p.p.
ui-analysis-blunder = Um erro grave: custou { $percent } p.p.
ui-analysis-turn-choice = A partida virou na escolha { $number }. { $name }: chance de vitória de { $before } para { $after } com as cartas abertas, por causa de uma escolha cara.
ui-analysis-turn-luck = A partida virou na escolha { $number }. { $name }: chance de vitória de { $before } para { $after } com as cartas abertas, por causa das cartas, dos dados ou do curso da partida.
ui-analysis-all = todos
ui-analysis-went = { $name }: chance de vitória { $start } no início, { $end } no fim. Em pontos percentuais: escolhas próprias { $own }, escolhas dos outros { $others }, o resto (cartas, dados, o que veio à tona) { $luck }.
ui-analysis-chose = Decisões: { $number }; custo médio: { $cost } p.p.; deslizes: { $slip }, erros: { $mistake }, erros graves: { $blunder }.
ui-analysis-own = pelo que cada um sabia
ui-analysis-open = com as cartas abertas
bad-analysis-not-over = a partida em { $file } não terminou; só se analisa uma partida encerrada

ui-advice-chance = chance de vitória { $chance }% ({ $low }–{ $high })
ui-puzzle-why = A chance de vitória é { $chance }%; com a segunda melhor escolha ({ $option }), { $low }%.
ui-reason-won = Em { $percent }% dos casos considerados, você logo vence a partida.
ui-reason-lost = Em { $percent }% dos casos considerados, você logo perde a partida.
ui-reason-more = Com as outras escolhas, apenas em { $percent }%.
ui-reason-less = Com as outras escolhas, em nada menos que { $percent }%.

## Resolvido à mão: o que nenhum verbo diz

by-hand-of = { $what } ({ $whose })
ask-by-hand = { $seat_asked }este texto se resolve à mão. Proponha algo ou diga que está resolvido.
    .tool_chosen = “{ $bearer }” se resolve à mão: proponha algo ou diga que está resolvido.
ask-by-hand-from = { $seat_asked }de onde sai a carta?
ask-by-hand-card = { $seat_asked }qual carta mover? Todos a verão.
ask-by-hand-to = { $seat_asked }para onde vai a carta?
ask-by-hand-counter = { $seat_asked }qual contador mudar?
ask-by-hand-number = { $seat_asked }em quanto?
ask-by-hand-consent = { $seat_asked }concordar com a proposta ou recusar? Só vale se todos concordarem.
option-settled = nada (mais): está resolvido
option-move-a-card-by-hand = mover uma carta
option-change-a-counter-by-hand = mudar um contador
option-agree = concordar
option-object = recusar
option-place = { $place }
option-place-seat = { $place } ({ $seat_name })
option-place-card = { $place } ({ $card })
option-counter = { $counter }
option-counter-seat = { $counter } ({ $seat_name })
option-counter-card = { $counter } ({ $card })
option-the-card = { $card }
option-more-number = +{ $number }
option-less-number = −{ $number }
log-unmet = “{ $bearer }”: o texto diz “se { $condition } …”. Agora não é assim, e esta parte não faz nada.
log-by-hand = “{ $bearer }” se resolve à mão: “{ $text }”.
log-by-hand-move = { $seat } propõe à mão: { $card_is ->
    [none] uma carta não vista
   *[other] { $card }
}, de: { $origin }, para: { $to }.
log-by-hand-change = { $seat } propõe à mão: { $counter } { $change }.
log-by-hand-refused = { $seat } não concorda.
log-by-hand-moved = À mão (“{ $bearer }”): { $card_is ->
    [none] uma carta não vista
   *[other] { $card }
}, de: { $origin }, para: { $to }.
log-by-hand-changed = À mão (“{ $bearer }”): { $counter } { $change }.

## Values of fields in a form of cards

value-human = humano
value-vampire = vampiro
value-deck = no baralho
value-start = na mão inicial
value-drained = Influência se Drenada
value-fight = em combate
value-turn = no turno dele
value-seal = enquanto está ali
value-most-blood = o vampiro com mais sangue
value-most-kills = o vampiro com mais vítimas
value-red = a cruz vermelha
value-sealed = um distrito selado
value-no = quantas vezes quiser
value-per-round = uma vez por rodada
value-grey = a cruz azul-acinzentada
value-second-grey = a segunda cruz azul-acinzentada
ui-pick-plain = O que faz
ui-pick-holding = Condições, escolhas, várias coisas
ui-pick-several = uma após a outra: …; …
ui-slot-how-many = quantos
ui-slot-who = quem
ui-slot-which = qual
ui-slot-where = onde
ui-slot-how-long = até quando
ui-slot-does = efeito
ui-slot-condition = condição
ui-slot-text = texto
ui-pick-elsewhere = Estes pedem outro “{ $field }”
ui-pick-not-here = Não nesta carta, neste momento
ui-pick-own = Criados para uma só carta

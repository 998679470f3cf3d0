### Veto! em português do Brasil.

## Nomes

field-electoral = campo eleitoral
    .short = eleitoral
field-magnates = campo dos magnatas
    .short = magnatas
phase-setup = preparação
    .short = preparo
phase-untap = fase de desvirar
    .short = desvirar
phase-settlement = fase de acerto
    .short = acerto
phase-game = fase de jogo
    .short = turnos
phase-end = fase final
    .short = fim
family-faction = facção
family-strategy = estratégia
family-character = personagem
family-equipment = equipamento
family-estate = propriedade
family-effect = efeito
family-thrust = estocada
keyword-slawny = Sławny (famoso)
    .short = Sławny
keyword-honorowy = Honorowy (honrado)
    .short = Honorowy
keyword-niewiasta = Niewiasta (dama)
    .short = Niewiasta
keyword-pludrak = Pludrak (estrangeiro)
    .short = Pludrak
keyword-karmazyn = Karmazyn (magnata)
    .short = Karmazyn
keyword-wplywowy = Wpływowy (influente)
    .short = Wpływowy
keyword-elekt = Elekt (candidato)
    .short = Elekt
keyword-lojalny = Lojalny (leal)
    .short = Lojalny
keyword-zyd = Żyd (citadino judeu)
    .short = Żyd
keyword-nieobecny = Nieobecny (ausente)
    .short = Nieobecny
keyword-kozak = Kozak (cossaco)
    .short = Kozak
keyword-karczma = Karczma (taverna)
    .short = Karczma
keyword-trwaly = Trwały (duradouro)
    .short = Trwały
keyword-usuwany = Usuwany (removível)
    .short = Usuwany
keyword-unikat = Unikat (exclusivo)
    .short = Unikat
keyword-ciecie = Cięcie (corte)
    .short = Cięcie
moment-untap-start = início da fase de desvirar
moment-initiative-count = contagem da iniciativa
moment-settlement-start = início da fase de acerto
moment-end-start = início da fase final
moment-deployed = um personagem entrou em jogo
moment-before-duel = antes do início do duelo
moment-exchange-slot = a vez de alguém na troca de golpes
moment-wounded = um personagem sofre um ferimento
moment-killed = um personagem está para morrer
moment-duel-end = fim do duelo
moment-untapped = cartas desviradas
moment-untap-end = fim da fase de desvirar
moment-hand-adjusted = mãos ajustadas
moment-ducats-reckoned = contas feitas
moment-ducats-paid = ducados pagos
moment-settlement-end = fim da fase de acerto
moment-game-start = início da fase de jogo
moment-game-end = fim da fase de jogo
moment-victory-checked = verificação da vitória
moment-hand-discards = descartes da mão
moment-end-end = fim da fase final

## A mesa

veto-status = Rodada { $round } · { $phase } · reserva: { $pool ->
        [one] { $pool } kreska
       *[other] { $pool } kreski
    } · iniciativa: { $holder }
veto-election = eleição convocada por { $seat }
veto-purse = { $ducats ->
        [one] { $ducats } ducado
       *[other] { $ducats } ducados
    }
veto-kreski = kreski { $kreski }/{ $goal }
veto-hand = mão { $number }
veto-deck = baralho { $number }
veto-pile = descarte { $number }
veto-top = no topo: { $card }
veto-voice = tem a palavra
veto-out = fora do jogo
veto-tapped = virada
veto-face-down = { $number ->
        [one] { $number } oculta
       *[other] { $number } ocultas
    }
veto-estates = propriedades
veto-faction-effects = na carta de facção
veto-nobody = ninguém
veto-known = na mão
veto-your-hand = Sua mão
veto-stack = A pilha, resolvida a partir da última carta
veto-answers = responde a { $card }
veto-aims = alvo: { $card }
veto-duel = Duelo: { $one } { $first } : { $second } { $two }
veto-revenge = vingança
veto-item-deploy = põe em jogo
veto-item-equipment = põe em jogo
veto-item-estate = põe em jogo
veto-item-effect = joga
veto-item-thrust = joga a estocada
veto-item-ability = usa
veto-item-agitate = faz campanha com
veto-item-challenge = desafia com
veto-item-refuse = recusa com
veto-item-move = move
veto-szabla = Szabla (sabre) { $number }
veto-trait = Kreski (votos) { $number }
veto-lafa = Lafa (soldo) { $lafa }
veto-treasury = Tesouro { $number }, renda { $income }
veto-neutral = neutra
veto-unique = única
veto-wish = Quando for possível responder: { $wish }.
veto-wish-always = perguntar sempre
veto-wish-can = perguntar só quando posso responder
veto-wish-round = passar nesta rodada
veto-help = 6/1 é Szabla (sabre) e Kreski (votos); na mão, vem também a Lafa (soldo): 6/3/8/1 custa 8 ducados e mais 1 a cada rodada; uma propriedade 3/+2 custa 3 e traz 2 a cada rodada. As letras são as da caixa polonesa: Z vira a carta; C é feito, D é ninharia, R é réplica, P é passiva. Bene quer dizer: muito bem, passo. Quando for possível replicar, “w always”, “w can” ou “w round” define quando perguntar a você; ninguém mais fica sabendo.

## Opções

option-bene = passar (bene)
    .turn = encerrar o turno (bene)
option-hand-on = passar a palavra sem bene
option-deploy-card = pôr em jogo: { $card }
option-deploy-card-to-field = pôr em jogo: { $card }, { $field }
option-equip-card-with-card = equipar { $card } com { $card2 }
option-attach-card-to-card = anexar { $card } a { $card2 }
option-hand-card-to-card = passar { $card } a { $card2 }
option-agitate-with-card = fazer campanha com { $card }
option-agitate-with-card-discarding-card = fazer campanha com { $card }, descartando { $card2 }
option-challenge-card-with-card = desafiar { $card } com { $card2 }
option-move-card = mover { $card } para o outro campo
option-influence = usar a influência política
option-influence-on-card = influência política sobre { $card }
option-influence-on-seat = influência política sobre { $seat_mid }
option-play-card = jogar { $card }
option-play-card-on-card = jogar { $card } em { $card2 }
option-play-card-on-seat = jogar { $card } em { $seat_mid }
option-use-card = usar { $card }
option-use-card-on-card = usar { $card } em { $card2 }
option-use-card-on-seat = usar { $card } em { $seat_mid }
option-card = { $card }
option-card-on-card = { $card } em { $card2 }
option-card-on-seat = { $card } em { $seat_mid }
option-card-against-card = { $card } contra { $card2 }
option-card-on-card-against-card = { $card } em { $card2 } contra { $card3 }
option-card-on-seat-against-card = { $card } em { $seat_mid } contra { $card2 }
option-thrust-card = estocada: { $card }
option-favour-card = o favor de { $card }
option-keep = ficar com ela
    .end-discard = ficar com todas
    .first-hand = ficar com estas cartas
option-redraw = comprar outra mão
option-pay-number = { $number ->
        [0] não pagar
        [one] pagar { $number } ducado
       *[other] pagar { $number } ducados
    }
option-seat = { $seat_mid }
option-announce = convocar a eleição
option-not-now = agora não
option-accept = aceitar o duelo
option-refuse = recusar o duelo
option-ready = pronto
option-enough = chega
option-done = mais nada
option-nothing = nada
option-none = nenhuma
option-thrust-card-from-hand = estocada: { $card } (da mão)
option-thrust-card-from-under-card = estocada: { $card } (oculta sob { $card2 })
option-thrust-card-from-beside-card = estocada: { $card } (à vista, junto a { $card2 })
option-card-from-hand = { $card } (da mão)
option-card-from-under-card = { $card } (oculta sob { $card2 })
option-card-from-beside-card = { $card } (à vista, junto a { $card2 })
option-card-against-card-from-hand = { $card } contra { $card2 } (da mão)
option-card-against-card-from-under-card = { $card } contra { $card2 } (oculta sob { $card3 })
option-card-against-card-from-beside-card = { $card } contra { $card2 } (à vista, junto a { $card3 })
option-agitate-with-card-discarding-card-from-under-card = fazer campanha com { $card }, descartando { $card2 } (oculta sob { $card3 })
option-agitate-with-card-discarding-card-from-beside-card = fazer campanha com { $card }, descartando { $card2 } (à vista, junto a { $card3 })
option-card-from-place-number = { $card } (carta número { $number })
option-hand-card-to-card-instead-of-card = passar { $card } a { $card2 } (de { $card3 })
option-play-card-on-card-of-card = jogar { $card } em { $card2 } (de { $card3 })
option-play-card-on-card-of-seat = jogar { $card } em { $card2 } ({ $seat_name })
option-use-card-on-card-of-card = usar { $card } em { $card2 } (de { $card3 })
option-use-card-on-card-of-seat = usar { $card } em { $card2 } ({ $seat_name })
option-influence-on-card-of-card = influência política sobre { $card } (de { $card2 })
option-influence-on-card-of-seat = influência política sobre { $card } ({ $seat_name })
option-card-on-card-of-card = { $card } em { $card2 } (de { $card3 })
option-card-on-card-of-seat = { $card } em { $card2 } ({ $seat_name })
option-card-of-card = { $card } (de { $card2 })
option-card-of-seat = { $card } ({ $seat_name })
option-card-against-card-at-number = { $card } contra { $card2 } (número { $number } na pilha)
option-card-on-card-against-card-at-number = { $card } em { $card2 } contra { $card3 } (número { $number } na pilha)
option-card-on-seat-against-card-at-number = { $card } em { $seat_mid } contra { $card2 } (número { $number } na pilha)

## Perguntas

ask-first-hand = { $seat_asked }ficar com a primeira mão ou, uma única vez, comprar outra?
ask-turn = { $seat_asked }um feito (pôr em jogo, fazer campanha, desafiar, mover), quantas ninharias quiser e, por fim, bene.
    .turn_chosen = Um feito (pôr em jogo, fazer campanha, desafiar, mover), quantas ninharias quiser e, por fim, bene.
ask-attach = { $seat } pode anexar estocadas.
ask-reply = { $seat } pode responder ao que acabou de ser jogado ou passar (bene).
ask-moment = { $seat } pode replicar neste momento ou passar (bene).
ask-choose = { $seat_asked }qual carta?
ask-remove = { $seat_asked }qual carta anexada é removida do jogo?
ask-pile-next = { $seat_asked }qual carta vai agora para a pilha de descarte? A última fica no topo.
ask-discard-thrust = { $seat_asked }qual estocada é descartada?
ask-against-whom = { $seat_asked }contra quem é a campanha?
ask-challenge = { $seat_asked }quem é desafiado no lugar desse personagem?
ask-answer = { $seat_asked }o desafio está feito. Aceitar ou recusar?
ask-arms = { $seat_asked }qual equipamento é usado neste duelo?
ask-slot = { $seat_asked }no duelo, jogar uma estocada ou outra réplica, ou passar (bene).
ask-revenge = { $seat_asked }um Kozak (cossaco) pode se vingar de quem matou.
ask-bribe = { $seat_asked }quantos ducados gastar em subornos pela iniciativa?
ask-discard-down = { $seat_asked }cartas demais. Qual descartar?
ask-give-up = { $seat_asked }a manutenção não pode ser paga. Qual carta descartar?
ask-election = { $seat_asked }os votos bastam. Convocar a eleição?
ask-end-discard = { $seat_asked }fim da rodada. Descartar uma carta ou ficar com todas?
ask-take = { $seat_asked }qual destas cartas comprar?
ask-put-back = { $seat_asked }qual carta volta primeiro, mais ao fundo?
ask-search = { $seat_asked }qual carta do baralho pegar?
ask-discard = { $seat_asked }qual carta dessa mão é descartada?
ask-order = { $seat_asked }várias habilidades agem ao mesmo tempo. Qual vem primeiro?

## Registro

log-initiative = { $seat } tem a iniciativa.
log-redrew = { $seat } compra uma nova mão.
log-round = Começa a rodada { $number }.
log-phase = { $phase }.
log-voice = { $seat } tem a palavra.
log-bene = { $seat } diz bene.
log-handed-on = { $seat } passa a palavra.
log-declared = { $seat } usa { $card }{ $target_is ->
        [none] { "" }
       *[other] , alvo: { $target }
    }.
log-plays = { $seat } joga { $card }{ $target_is ->
        [none] { "" }
       *[other] , alvo: { $target }
    }.
log-deploys = { $seat } põe em jogo { $card }.
log-equips = { $seat } equipa { $host } com { $card }.
log-entered = { $card } entra em jogo.
log-attached = { $host } recebe { $card }.
log-attached-thrust = { $seat } põe uma estocada oculta sob { $host }.
log-transferred = { $card } passa para { $host }.
log-agitates = { $seat } faz campanha com { $card }.
log-agitation-yield = A campanha rende { $number ->
        [one] { $number } kreska
       *[other] { $number } kreski
    }.
log-challenges = { $seat } desafia { $target } com { $card }.
log-moves = { $seat } move { $card }.
log-moved = { $card } está agora no { $field }.
log-paid = { $seat } paga { $number ->
    [one] { $number } ducado
   *[other] { $number } ducados
}.
log-cannot-pay = { $seat } não pode pagar o custo da carta { $card }.
log-no-result = { $card } não surte efeito.
log-returned-to-hand = { $card } volta à mão por falta de pagamento.
log-negated = A carta { $by } nega a carta { $card }.
log-redirected = O desafio passa para { $card }.
log-discarded = { $card } vai para o descarte.
log-removed = A carta { $card } é removida do jogo.
log-left-play = { $card } sai de jogo.
log-to-hand = { $card } volta à mão do dono.
log-took-back = { $seat } leva { $card } de volta para a mão.
log-control = { $seat } assume o controle de { $card }.
log-tapped = { $card_gender ->
        [m] { $card } é virado
        [f] { $card } é virada
       *[none] A carta { $card } é virada
    }.
log-untapped = { $card_gender ->
        [m] { $card } é desvirado
        [f] { $card } é desvirada
       *[none] A carta { $card } é desvirada
    }.
log-gained = { $card } recebe a palavra-chave { $keyword }.
log-drew = { $seat } compra { $number ->
        [one] uma carta
       *[other] { $number } cartas
    }.
log-drew-card = { $seat } compra { $card }.
log-bought-card = { $seat } compra com ducados { $card }.
log-reshuffled = { $seat } embaralha o descarte e forma um novo baralho.
log-searches = { $seat } procura uma carta no baralho.
log-found = { $seat } encontra { $card }.
log-shuffled = { $seat } embaralha o baralho.
log-looked-at-hand = { $other } mostra a mão { $seat_to }.
log-saw-hand = { $seat_hand }: { $cards }.
log-looked-at-thrusts = { $other } mostra as estocadas { $seat_to }.
log-bribed = { $seat } gasta { $number ->
    [one] { $number } ducado
   *[other] { $number } ducados
} em subornos.
log-totals-initiative = Totais de iniciativa: { $numbers }.
log-all-untapped = Todas as cartas são desviradas.
log-settled = { $seat } acerta as contas: { $number ->
    [one] { $number } ducado
   *[other] { $number } ducados
}.
log-election = { $seat } convoca a eleição!
log-no-election = Nesta rodada não se pode convocar eleição.
log-took-ducats = { $seat } recebe { $number ->
    [one] { $number } ducado
   *[other] { $number } ducados
}.
log-stole-ducats = { $seat } toma { $number ->
        [one] { $number } ducado
       *[other] { $number } ducados
    } de { $other_mid }.
log-took-kreski = { $seat } pega { $number ->
        [one] { $number } kreska
       *[other] { $number } kreski
    } da reserva.
log-returned-kreski = { $seat } devolve { $number ->
        [one] { $number } kreska
       *[other] { $number } kreski
    } à reserva.
log-gave-kreski = { $seat } entrega { $number ->
        [one] { $number } kreska
       *[other] { $number } kreski
    } { $other_to }.
log-refuses = { $card } recusa o duelo.
log-accepts = { $card } aceita o duelo.
log-takes-up = No duelo, { $seat_mid } usa { $card }.
log-szabla = { $card }: a Szabla muda em { $number }.
log-thrust-parried = A estocada { $card } é negada pela Rapieira e pela Adaga de mão esquerda.
log-totals = A Szabla decide: { $card } { $number }, { $target } { $other_number }.
log-undecided = O duelo termina sem vencedor.
log-beaten = { $card } perde o duelo: { $killed ->
        [0] ferimento
       *[other] morte
    }.
log-killed = { $card } morre.
log-wounded = { $card_gender ->
        [m] { $card } sai de jogo, ferido
        [f] { $card } sai de jogo, ferida
       *[none] { $card } sai de jogo com um ferimento
    }.
log-saved = { $card_gender ->
        [m] { $card } está ferido, mas fica em jogo
        [f] { $card } está ferida, mas fica em jogo
       *[none] { $card } tem um ferimento, mas fica em jogo
    }.
log-only-wounded = { $card_gender ->
        [m] { $card } fica apenas ferido
        [f] { $card } fica apenas ferida
       *[none] { $card } escapa com um ferimento
    }.
log-lost = { $seat } perde: o candidato morreu.
log-dropped-out = { $seat } está fora do jogo.
log-won = { $seat } vence.

## Por que um baralho é recusado

bad-deck-tables = um arquivo de baralho tem um [deck] e um [cards]; acrescente o que falta
bad-deck-name = não há baralho “{ $name }”; escolha um destes: { $legal }, ou cole um arquivo de baralho
bad-faction = “{ $name }” não é uma facção; facções: { $known }
bad-strategy = “{ $name }” não é uma estratégia; estratégias: { $known }
bad-deck-size = o baralho tem { $number ->
    [one] { $number } carta
   *[other] { $number } cartas
} e precisa de pelo menos { $least }
bad-family = { $card }: nenhum baralho pode conter uma carta deste tipo ({ $family })
bad-copies = { $card } aparece { $number ->
        [one] { $number } vez
       *[other] { $number } vezes
    }, e o máximo é { $limit }
bad-factions = com três ou quatro jogadores, cada um joga com uma facção diferente
bad-no-decks = o conjunto “{ $name }” não traz baralhos; dê a cada lugar um baralho próprio
bad-deck-part = “{ $value }” não é parte de um baralho; escreva, por exemplo, 3 latyfundium
bad-learning = a partida de aprendizado é para dois jogadores
bad-thrust-text = uma estocada sem texto não faz nada; acrescente ability = …
    .form = uma estocada sem texto não faz nada; acrescente um em “{ $label_ability }”
    .here = uma estocada sem texto não faz nada; acrescente um aqui
bad-keyword = “{ $value }” não é palavra-chave; palavras-chave: { $known }. Um conjunto define as suas em keywords, em [pack]
    .form = “{ $value }” não é palavra-chave; palavras-chave: { $known }. Acrescente as suas na página do conjunto
bad-keyword-form = “{ $value }” não é palavra-chave; use letras minúsculas
bad-keyword-taken = a palavra-chave “{ $value }” já existe; use outra
bad-standing-cost = um texto permanente não tem { $field }; retire-o
    .form = um texto permanente não tem “{ $field }”; retire-o
    .here = um texto permanente não tem nada assim; retire-o
bad-trigger-cost = um texto que funciona sozinho não tem { $field }; retire-o
    .form = um texto que funciona sozinho não tem “{ $field }”; retire-o
    .here = um texto que funciona sozinho não tem nada assim; retire-o
bad-needs-when = “{ $name }” fala daquilo a que se responde; escreva { $example } ou use outro verbo
    .form = “{ $name }” fala daquilo a que se responde; escolha “{ $use }” em “{ $label_when }”, ou escolha outra coisa
bad-letter = uma carta em [[{ $heading }]] não tem texto { $letter }; T é para estocadas, e estocadas têm T, R ou P
    .form = uma carta deste tipo ({ $heading }) não tem texto “{ $letter }”; escolha outro em “{ $label_kind }”
bad-influence = a influência política é um feito ou uma ninharia de uma facção; escreva D ou C
    .form = a influência política é um feito ou uma ninharia de uma facção; escolha um deles em “{ $label_kind }”
bad-reply-when = uma réplica diz a que responde; acrescente when = ["…"]
    .form = uma réplica diz a que responde; acrescente um momento em “{ $label_when }”
bad-no-when = um texto { $letter } não espera momento nenhum; retire when ou escreva kind = "R"
    .form = um texto “{ $letter }” não espera momento nenhum; retire o momento ou escolha “{ $label_kind_R }” em “{ $label_kind }”
bad-word-elsewhere = “{ $name }” não quer dizer nada em [[{ $heading }]]; pertence a { $known }; em outros casos, escreva yours
    .form = “{ $name }” não quer dizer nada numa carta deste tipo ({ $heading }); pertence a: { $known }; aqui escolha “{ $use }”
bad-verb-elsewhere = “{ $name }” não quer dizer nada em [[{ $heading }]]; pertence a { $known }
    .form = “{ $name }” não quer dizer nada numa carta deste tipo ({ $heading }); pertence a: { $known }
bad-cost-played = uma carta que está sendo jogada ainda não está em jogo; indique outro custo
bad-cost-discard = uma carta em [[{ $heading }]] nunca é descartada; indique outro custo
    .form = uma carta deste tipo ({ $heading }) nunca é descartada; escolha outro custo
bad-no-condition = “{ $name }” vale sem condição; escreva só { $name }(…)
    .form = “{ $name }” vale sem condição; retire a condição
bad-standing = “{ $name }” não designa nada num texto permanente; use self, host ou um grupo
    .form = “{ $name }” não designa nada num texto permanente; escolha a própria carta, aquela à qual está anexada ou um grupo
bad-circle = o verbo “{ $name }” não pode perguntar por algo que ele mesmo muda; pergunte por outra coisa
bad-price-too-soon = quando o preço é pago, ainda não se sabe o que “{ $name }” significa; conte outra coisa
bad-only-keywords = “{ $name }” só pergunta por palavras-chave; indique palavras-chave
bad-no-host = uma carta em [[{ $heading }]] não tem portador (host); escreva self
    .form = uma carta deste tipo ({ $heading }) não está anexada a nada; escolha a própria carta
bad-word-twice = “{ $name }” aparece duas vezes; escreva-o uma só vez
bad-two-choices = duas coisas diferentes são escolhidas; escreva a segunda como { $example }
    .form = duas coisas diferentes são escolhidas; ponha a segunda em “{ $use }”
bad-attach-alone = só um efeito pode ser anexado, e a uma só carta; para qualquer outra escolha, use pick
    .form = só um efeito pode ser anexado, e a uma só carta; para qualquer outra escolha, use “{ $use }”
bad-attach-letter = um efeito é anexado por um feito, uma ninharia ou uma réplica; escreva C, D ou R
    .form = um efeito é anexado por um feito, uma ninharia ou uma réplica; escolha um deles em “{ $label_kind }”
bad-slot-chooses-nothing = na troca de golpes nada pode ser anexado, nem virada uma carta escolhida; indique outro momento
bad-never-in-play = um efeito que não é anexado nunca está em jogo, então nada acontece sozinho; acrescente { $example } ou escreva kind = "R"
    .form = um efeito que não é anexado nunca está em jogo, então nada acontece sozinho; acrescente um texto que o anexe ou escolha “{ $label_kind_R }” em “{ $label_kind }”
bad-moment-by-itself = o que acontece sozinho nomeia seus momentos; em vez de “{ $name }”, nomeie-os ou escreva kind = "R"
    .form = o que acontece sozinho nomeia seus momentos; em vez de “{ $name }”, escolha-os um a um ou escolha “{ $label_kind_R }” em “{ $label_kind }”
bad-moment-thrust-itself = em “{ $name }” uma estocada não está em jogo: ela age sozinha depois de um duelo em que foi usada; momentos: { $known }
bad-moment-thrust = não se pode jogar uma estocada em “{ $name }”; nomeie um momento de um duelo ou escreva kind = "T"
    .form = não se pode jogar uma estocada em “{ $name }”; escolha um momento de um duelo, ou “{ $label_kind_T }” em “{ $label_kind }”
bad-cost-gone = nesse momento a carta já saiu de jogo; indique outro custo
bad-host-gone = em “{ $name }” a carta entra e sai com aquela à qual está anexada; escreva self
    .form = em “{ $name }” a carta entra e sai com aquela à qual está anexada; escolha a própria carta
bad-no-player = neste momento “{ $name }” não indica nenhum jogador; nomeie outro
bad-word-empty = “{ $name }” não significa nada nos momentos deste texto; diga de outro modo
    .form = “{ $name }” não significa nada nos momentos deste texto; escolha outra coisa
bad-nothing-chosen = nada é escolhido; acrescente { $example } ou use pick
    .form = nada é escolhido; acrescente uma escolha em “{ $label_cost }” ou use “{ $use }”

# --- why a bot would choose an option ---
veto-reason-candidate = Em { $percent }% dos casos considerados, você tem um Elekt em jogo.
veto-reason-enough = Em { $percent }% dos casos considerados, você tem kreski suficientes para a eleição.
veto-reason-ahead = Em { $percent }% dos casos considerados, você é quem tem mais kreski.
veto-reason-danger = Em { $percent }% dos casos considerados, um adversário tem kreski suficientes para a eleição.
veto-reason-upkeep = Em { $percent }% dos casos considerados, sua manutenção supera sua renda.
veto-reason-sabre = Em { $percent }% dos casos considerados, você tem a maior Szabla.
veto-reason-rich = Em { $percent }% dos casos considerados, você é quem tem mais ducados.
veto-reason-company = Em { $percent }% dos casos considerados, sua companhia é a maior.
veto-reason-rival-candidate = Em { $percent }% dos casos considerados, um adversário tem um Elekt em jogo.
veto-reason-rival-ahead = Em { $percent }% dos casos considerados, um adversário tem mais kreski que você.
veto-reason-initiative = Em { $percent }% dos casos considerados, você tem a iniciativa.
veto-reason-income = Em { $percent }% dos casos considerados, você tem a maior renda, descontada a manutenção.
veto-reason-hand = Em { $percent }% dos casos considerados, você é quem tem mais cartas na mão.
veto-reason-sabres = Em { $percent }% dos casos considerados, sua companhia tem a maior soma de Szabla.
veto-reason-votes = Em { $percent }% dos casos considerados, os personagens da sua companhia têm a maior soma de Kreski.
veto-reason-famous = Em { $percent }% dos casos considerados, você é quem tem mais personagens Sławny (famosos) em jogo.
veto-reason-rival-sabres = Em { $percent }% dos casos considerados, a companhia de um adversário tem uma soma de Szabla maior que a sua.
veto-reason-rival-votes = Em { $percent }% dos casos considerados, os personagens da companhia de um adversário têm uma soma de Kreski maior que a dos seus.
veto-reason-rival-famous = Em { $percent }% dos casos considerados, um adversário tem mais personagens Sławny (famosos) em jogo que você.

## Letras e palavras da caixa

gloss-letter-p = passiva
    .word = P
gloss-letter-c = feito (czyn)
    .word = C
gloss-letter-d = ninharia (drobiazg)
    .word = D
gloss-letter-r = réplica (replika)
    .word = R
gloss-letter-z = vire esta carta (zaznacz)
    .word = Z
gloss-slawny = famoso
    .word = Sławny
gloss-honorowy = honrado
    .word = Honorowy
gloss-niewiasta = dama
    .word = Niewiasta
gloss-pludrak = estrangeiro
    .word = Pludrak
gloss-karmazyn = magnata
    .word = Karmazyn
gloss-wplywowy = influente
    .word = Wpływowy
gloss-elekt = candidato
    .word = Elekt
gloss-lojalny = leal
    .word = Lojalny
gloss-zyd = citadino judeu
    .word = Żyd
gloss-nieobecny = ausente
    .word = Nieobecny
gloss-kozak = cossaco
    .word = Kozak
gloss-karczma = taverna
    .word = Karczma
gloss-ciecie = corte
    .word = Cięcie
gloss-szabla = sabre
    .word = Szabla
gloss-lafa = soldo
    .word = Lafa
gloss-kreski = votos
    .word = Kreski
gloss-kreska = um voto
    .word = kreska
gloss-votes = votos
    .word = kreski

# --- texts that are put together ---
option-first = a primeira parte do texto
option-second = a segunda parte do texto
option-third = a terceira parte do texto
option-fourth = a quarta parte do texto
option-do-it = usar
option-leave-it = não usar
option-do-not-pay = não pagar
ask-which-part = { $seat_asked }qual parte do texto vale?
ask-whether = { $seat_asked }o texto é opcional. Usar?
ask-pay-or-not = { $seat_asked }pagar ou sofrer o que o texto diz?
option-pay = pagar
ask-discard-own = { $seat_asked }qual carta da própria mão descartar?
moment-election-announced = uma eleição é convocada
moment-bribe-paid = um suborno foi pago
moment-initiative-fixed = a iniciativa foi definida
moment-upkeep-unpaid = a manutenção não pôde ser paga
moment-turn-start = um turno começa
moment-turn-end = um turno termina
moment-turn-passed = um turno sem feito
moment-moved = um personagem mudou de campo
moment-thrust-attached = uma estocada foi anexada
moment-card-entered = uma carta entrou em jogo
moment-agitation-brought = uma campanha rendeu kreski
moment-agitation-against = uma campanha contra um jogador
moment-kreski-gained = alguém ganhou kreski
moment-kreski-lost = alguém perdeu kreski
moment-pool-emptied = a reserva comum ficou vazia
moment-card-discarded = uma carta em jogo foi descartada
moment-card-removed = uma carta em jogo foi removida
moment-hand-card-discarded = uma carta da mão foi descartada
moment-cards-drawn = cartas foram compradas
moment-card-tapped = uma carta foi virada
moment-card-untapped = uma carta foi desvirada
moment-deck-searched = um baralho foi vasculhado
moment-deck-emptied = um baralho acabou
moment-control-changed = o controle de um personagem mudou
moment-equipment-chosen = um equipamento foi escolhido para o duelo
moment-thrust-worked = uma estocada fez efeito
moment-result-fixed = o resultado do duelo está definido
moment-was-wounded = um personagem foi ferido
moment-was-killed = um personagem foi morto
moment-was-saved = um personagem foi salvo
moment-kreski-for-duel = kreski por um duelo vencido
moment-fame-kreski = kreski pelos Sławny (famosos)
moment-dropped-out = um jogador saiu do jogo
log-szabla-of-round = { $card }: a Szabla muda em { $number } até o fim da rodada.
log-lost-ducats = { $seat } perde { $number ->
    [one] { $number } ducado
   *[other] { $number } ducados
}.
log-works-by-itself = O texto de { $card } funciona sozinho.
log-chain-stopped = Tantos textos dispararam uns aos outros que nenhum outro se segue.

facet-faction = Facção
facet-keyword = Palavra-chave
facet-arms = Armas
facet-lafa = Lafa
facet-upkeep = Manutenção
facet-income = Renda
facet-kreski = Kreski
facet-szabla = Szabla
faction-neutral = { veto-neutral }
arms-weapon = arma branca
arms-firearm = arma de fogo
arms-armour = armadura
bad-card-like = não há carta “{ $name }”; você quis dizer { $card } ({ $like })?
bad-no-faction = nenhuma linha indica uma facção; facções: { $known }
total-characters = Personagens
total-thrusts = Estocadas
total-kreski = Kreski de todos os personagens
total-income = Renda menos manutenção, com todas as cartas em jogo
total-foreign = Personagens de outras facções (VT-406)
total-foreign-price = Ducados a mais por eles (VT-924)
total-dead = Cartas que você não pode jogar (VT-407)

## Lugares e contadores, quando algo se resolve à mão

place-deck = baralho
place-hand = mão
place-discard = descarte
place-removed = cartas removidas
place-play = cartas em jogo
counter-ducats = ducados
counter-kreski = kreski

## Onde algo pode estar num formulário de cartas

at-cost = como custo
at-do = num texto que age uma vez
at-moment = como momento
at-passive = num texto permanente

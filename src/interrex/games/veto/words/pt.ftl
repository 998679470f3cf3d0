### Veto! em português do Brasil.

## Nomes

field-electoral = campo eleitoral
field-magnates = campo dos magnatas
phase-setup = preparação
phase-untap = fase de desvirar
phase-settlement = fase de acerto
phase-game = fase de jogo
phase-end = fase final
family-faction = facção
family-strategy = estratégia
family-character = personagem
family-equipment = equipamento
family-estate = propriedade
family-effect = efeito
family-thrust = estocada
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
moment-untap-start = início da fase de desvirar
moment-initiative-count = contagem da iniciativa
moment-settlement-start = início da fase de acerto
moment-end-start = início da fase final
moment-deployed = um personagem entrou em jogo
moment-before-duel = antes do início do duelo
moment-exchange-slot = uma vez no duelo
moment-wounded = um personagem é ferido
moment-killed = um personagem morreria
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

veto-status = Rodada { $round } · { $phase } · reserva { $pool } kreski · iniciativa { $holder }
veto-election = eleição convocada por { $seat }
veto-purse = { $ducats } ducados
veto-kreski = kreski { $kreski }/{ $goal }
veto-hand = mão { $number }
veto-deck = baralho { $number }
veto-pile = descarte { $number }
veto-top = no topo: { $card }
veto-voice = tem a palavra
veto-out = fora do jogo
veto-tapped = virada
veto-face-down = { $number } ocultas
veto-estates = propriedades
veto-faction-effects = na carta de facção
veto-nobody = ninguém
veto-known = na mão
veto-your-hand = Sua mão
veto-stack = A pilha, a última primeiro
veto-answers = responde a { $card }
veto-aims = alvo: { $card }
veto-duel = Duelo: { $one } { $first } : { $second } { $two }
veto-revenge = vingança
veto-item-deploy = põe em jogo
veto-item-equipment = equipa
veto-item-estate = põe em jogo
veto-item-effect = joga
veto-item-thrust = estocada
veto-item-ability = usa
veto-item-agitate = agita com
veto-item-challenge = desafia com
veto-item-refuse = recusa com
veto-item-move = move
veto-szabla = Szabla { $number }
veto-trait = Kreski { $number }
veto-lafa = Lafa { $lafa }
veto-treasury = Tesouro { $number }, renda { $income }
veto-neutral = neutro
veto-unique = única
veto-wish = Em janelas deste tipo: { $wish }.
veto-wish-always = perguntar sempre
veto-wish-can = perguntar só quando posso responder
veto-wish-round = passar nesta rodada
veto-help = 6/1 é Szabla e Kreski; na mão segue a Lafa: 6/3/8/1 custa 8 ducados e mais 1 a cada rodada, uma propriedade 3/+2 custa 3 e traz 2 a cada rodada. Z vira a carta; C feito, D ninharia, R réplica, P passiva. Bene quer dizer: muito bem, passo. Numa janela de réplicas, “w always”, “w can” ou “w round” diz como tratar janelas desse tipo; ninguém mais percebe.

## Opções

option-bene = passar (bene)
option-hand-on = passar a palavra
option-deploy-card = pôr em jogo: { $card }
option-deploy-card-to-field = pôr em jogo: { $card }, { $field }
option-equip-card-with-card = equipar { $card } com { $card2 }
option-attach-card-to-card = anexar { $card } a { $card2 }
option-hand-card-to-card = passar { $card } a { $card2 }
option-agitate-with-card = agitar com { $card }
option-agitate-with-card-discarding-card = agitar com { $card }, descartando { $card2 }
option-challenge-card-with-card = desafiar { $card } com { $card2 }
option-move-card = mover { $card } ao outro campo
option-influence = usar a influência política
option-influence-on-card = influência política sobre { $card }
option-influence-on-seat = influência política sobre { $seat }
option-play-card = jogar { $card }
option-play-card-on-card = jogar { $card } em { $card2 }
option-play-card-on-seat = jogar { $card } em { $seat }
option-use-card = usar { $card }
option-use-card-on-card = usar { $card } em { $card2 }
option-use-card-on-seat = usar { $card } em { $seat }
option-card = { $card }
option-card-on-card = { $card } em { $card2 }
option-card-on-seat = { $card } em { $seat }
option-card-against-card = { $card } contra { $card2 }
option-card-on-card-against-card = { $card } em { $card2 } contra { $card3 }
option-card-on-seat-against-card = { $card } em { $seat } contra { $card2 }
option-thrust-card = estocada: { $card }
option-favour-card = o favor de { $card }
option-keep = ficar
option-redraw = nova mão
option-pay-number = { $number }
option-seat = { $seat }
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
option-thrust-card-from-beside-card = estocada: { $card } (aberta junto a { $card2 })
option-card-from-hand = { $card } (da mão)
option-card-from-under-card = { $card } (oculta sob { $card2 })
option-card-from-beside-card = { $card } (aberta junto a { $card2 })
option-card-against-card-from-hand = { $card } contra { $card2 } (da mão)
option-card-against-card-from-under-card = { $card } contra { $card2 } (oculta sob { $card3 })
option-card-against-card-from-beside-card = { $card } contra { $card2 } (aberta junto a { $card3 })
option-agitate-with-card-discarding-card-from-under-card = agitar com { $card }, descartando { $card2 } (oculta sob { $card3 })
option-agitate-with-card-discarding-card-from-beside-card = agitar com { $card }, descartando { $card2 } (aberta junto a { $card3 })
option-card-from-place-number = { $card } (carta número { $number })
option-hand-card-to-card-instead-of-card = passar { $card } a { $card2 } (de { $card3 })
option-play-card-on-card-of-card = jogar { $card } em { $card2 } (de { $card3 })
option-play-card-on-card-of-seat = jogar { $card } em { $card2 } ({ $seat })
option-use-card-on-card-of-card = usar { $card } em { $card2 } (de { $card3 })
option-use-card-on-card-of-seat = usar { $card } em { $card2 } ({ $seat })
option-influence-on-card-of-card = influência política sobre { $card } (de { $card2 })
option-influence-on-card-of-seat = influência política sobre { $card } ({ $seat })
option-card-on-card-of-card = { $card } em { $card2 } (de { $card3 })
option-card-on-card-of-seat = { $card } em { $card2 } ({ $seat })
option-card-of-card = { $card } (de { $card2 })
option-card-of-seat = { $card } ({ $seat })
option-card-against-card-at-number = { $card } contra { $card2 } (número { $number } na pilha)
option-card-on-card-against-card-at-number = { $card } em { $card2 } contra { $card3 } (número { $number } na pilha)
option-card-on-seat-against-card-at-number = { $card } em { $seat } contra { $card2 } (número { $number } na pilha)

## Perguntas

ask-first-hand = Primeira mão: ficar com ela ou comprar outra?
ask-turn = Turno: um feito, quantas ninharias quiser, depois bene.
ask-attach = Pode anexar estocadas.
ask-reply = Pode responder ao que está na pilha, ou dizer bene.
ask-moment = Pode replicar neste momento, ou dizer bene.
ask-choose = Qual carta?
ask-remove = Qual carta anexada é removida do jogo?
ask-pile-next = Qual carta vai agora para a pilha? A última fica no topo.
ask-discard-thrust = Qual estocada é descartada?
ask-against-whom = Contra quem é a agitação?
ask-challenge = Quem é desafiado no lugar?
ask-answer = O desafio vale: aceitar ou recusar?
ask-arms = Que equipamento se usa neste duelo?
ask-slot = A troca: uma estocada, a réplica de um companheiro, ou bene.
ask-revenge = Um Kozak pode vingar-se do matador.
ask-bribe = Iniciativa: quantos ducados de suborno?
ask-discard-down = Cartas demais: qual descartar?
ask-give-up = Falta soldo: qual carta se abandona?
ask-election = Os votos bastam: convocar a eleição?
ask-end-discard = Fim da rodada: descartar uma carta ou ficar com todas?
ask-take = Qual destas cartas se compra?
ask-put-back = Qual carta volta primeiro, mais fundo?
ask-search = Qual carta do baralho se encontra?
ask-discard = Qual carta dessa mão é descartada?
ask-order = Várias habilidades agem agora: qual é a próxima?

## Registro

log-initiative = { $seat } tem a iniciativa.
log-redrew = { $seat } compra uma nova mão.
log-round = Começa a rodada { $number }.
log-phase = { $phase }.
log-voice = { $seat } tem a palavra.
log-bene = { $seat } diz bene.
log-handed-on = { $seat } passa a palavra.
log-declared = { $seat } declara { $card }, alvo: { $target }.
log-deploys = { $seat } quer pôr em jogo { $card }.
log-entered = { $card } entra em jogo.
log-attached = { $card } é anexada a { $host }.
log-attached-thrust = { $seat } põe uma estocada oculta sob { $host }.
log-transferred = { $card } passa a { $host }.
log-agitates = { $seat } agita com { $card }.
log-agitation-yield = A agitação rende { $number }.
log-challenges = { $seat } desafia { $target } com { $card }.
log-moves = { $seat } move { $card }.
log-moved = { $card } está agora no { $field }.
log-paid = { $seat } paga { $number ->
    [one] { $number } ducado
   *[other] { $number } ducados
}.
log-cannot-pay = { $seat } não pode pagar { $card }.
log-no-result = { $card } fica sem resultado.
log-returned-to-hand = { $card } volta à mão, falta pagamento.
log-negated = { $card } é negada.
log-redirected = { $card } é desafiado no lugar.
log-discarded = { $card } vai para o descarte.
log-removed = { $card } é removida do jogo.
log-left-play = { $card } sai de jogo.
log-to-hand = { $card } volta à mão do dono.
log-took-back = { $seat } recupera { $card } para a mão.
log-control = { $seat } assume o controle de { $card }.
log-tapped = { $card } é virada.
log-untapped = { $card } é desvirada.
log-gained = { $card } agora é { $keyword }.
log-drew = { $seat } compra cartas: { $number }.
log-drew-card = { $seat } compra { $card }.
log-bought-card = { $seat } adquire { $card }.
log-reshuffled = O descarte { $seat_de } torna-se o novo baralho.
log-searches = { $seat } procura no baralho.
log-found = { $seat } encontra { $card }.
log-shuffled = { $seat } embaralha o baralho.
log-looked-at-hand = { $seat } olha { $other_hand }.
log-saw-hand = { $seat_hand }: { $cards }.
log-looked-at-thrusts = { $seat } olha as estocadas { $other_de }.
log-bribed = { $seat } suborna com { $number ->
    [one] { $number } ducado
   *[other] { $number } ducados
}.
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
} { $other_de }.
log-took-kreski = { $seat } toma { $number } kreski da reserva.
log-returned-kreski = { $seat } devolve { $number } kreski à reserva.
log-gave-kreski = { $seat } entrega { $number } kreski a { $other_mid }.
log-refuses = { $card } recusa o duelo.
log-accepts = { $card } aceita o duelo.
log-takes-up = { $seat } usa { $card } no duelo.
log-szabla = { $card }: a Szabla muda em { $number }.
log-thrust-parried = { $card } é aparada por rapieira e adaga.
log-totals = As lâminas decidem: { $card } { $number }, { $target } { $other_number }.
log-undecided = O duelo termina empatado.
log-beaten = { $card } é vencido, { $killed ->
    [0] ferido
   *[other] mortalmente
}.
log-killed = { $card } morre.
log-wounded = { $card } sai ferido.
log-saved = { $card } está ferido, mas fica.
log-only-wounded = { $card } fica apenas ferido.
log-lost = { $seat } perde: o candidato está morto.
log-dropped-out = { $seat } está fora do jogo.
log-won = { $seat } vence.

## Por que um baralho é recusado

bad-deck-tables = um arquivo de baralho tem um [deck] e um [cards]; acrescente o que falta
bad-deck-name = não há baralho “{ $name }”; escolha um destes: { $legal }, ou cole um arquivo de baralho
bad-card = não há carta “{ $name }”; use os ids do conjunto
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
}, e no máximo { $limit } são permitidas
bad-factions = com três ou quatro jogadores cada um joga com uma facção diferente

# --- why a bot would choose an option ---
veto-reason-candidate = Você tem um candidato em jogo em { $percent } % dos mundos.
veto-reason-enough = Você tem kreski suficientes para a eleição em { $percent } % dos mundos.
veto-reason-ahead = Você lidera em kreski em { $percent } % dos mundos.
veto-reason-danger = Um adversário tem kreski suficientes para a eleição em { $percent } % dos mundos.
veto-reason-upkeep = Sua manutenção supera sua renda em { $percent } % dos mundos.
veto-reason-sabre = O sabre mais forte é seu em { $percent } % dos mundos.
veto-reason-rich = Você tem mais ducados em { $percent } % dos mundos.
veto-reason-company = Sua companhia é a maior em { $percent } % dos mundos.

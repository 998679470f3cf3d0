### Elekt em português do Brasil.

## Nomes

zone-mission = Zona das Missões
    .heading = Missões
    .short = Missões
zone-influence = Zona das Influências
    .heading = Influências
    .short = Influências
zone-court = Zona da Corte
    .heading = Corte
    .short = Corte

attribute-occultism = Ocultismo
    .sign = O
attribute-deceit = Ardil
    .sign = A
attribute-violence = Violência
    .sign = V
attribute-power = Poder
    .sign = P

phase-setup = preparação
phase-recruitment = recrutamento
phase-assignment = designação
phase-confrontation = confrontos
phase-round-end = fim da rodada

family-unit = Unidade
family-mission = Missão
family-influence = Influência
family-privilege = Privilégio

elekt-basic = Básica
elekt-elite = de Elite
elekt-spectre = Espectro
elekt-cultist = Cultista
elekt-titles = { $number ->
    [one] { $number } Título
   *[other] { $number } Títulos
}
elekt-instant = ao ser designada, se você quiser
elekt-instant-cost = ao ser designada, se você pagar { $number ->
    [one] { $number } Brasa
   *[other] { $number } Brasas
}
elekt-status = Rodada { $round }/6 · { $phase } · Brasas { $heat } · { $tokens } · baralho { $deck } · pilha { $pile }
elekt-price = { $number ->
    [one] { $number } Brasa
   *[other] { $number } Brasas
}:
elekt-titles-short = { $number }T
elekt-titles-of = Títulos { $number }/{ $goal }
elekt-heat-of = Brasas { $number }/{ $limit }
elekt-hand-of = mão { $number }
elekt-assigned-of = designadas { $number }
elekt-court-of = posição { $number }
elekt-has-sceptre = Cetro
elekt-passed = passou
elekt-no-card = nenhuma carta
elekt-face-down = +{ $number }
elekt-your-hand = Sua mão
elekt-known = na mão: { $cards }
elekt-won = conquistadas: { $cards }
elekt-help = As letras são símbolos: Ocultismo (O), Ardil (A), Violência (V) e Poder (P); +V é uma ficha, =V é uma cópia. 2T é uma carta com 2 Títulos. “Brasas 9” e “O6 A6 V6 P7”, na primeira linha, são as reservas; “+16” numa Zona são as cartas dela viradas para baixo; a posição 1 é a mais alta na Corte; → marca uma habilidade usada ao designar a Unidade, pagando o preço em Brasas.
elekt-hail = Salve, { $seat }: { $titles }.

## Opções

option-card = { $card }
option-seat = { $seat_mid }
option-number = { $number }
option-clockwise = sentido horário
option-anticlockwise = sentido anti-horário
option-keep-card = ficar com { $card }
option-redraw = descartá-las e comprar outra
option-card-to-zone = { $card } para a { $zone }
option-pass = passar
option-use = usar
option-use-dispensation = usar com a Dispensa Negra
option-decline = não
    .destroy = não destruir ninguém
    .swap = não trocar nada
    .attainder = ficar com o Privilégio
    .move = não mover nada
    .take-from-pile = não pegar nada
    .look-at-hand = não olhar nenhuma mão
    .collect = não pegar nada
    .turn-sceptre = deixar como está
    .discard-privilege = deixar como está
    .pay-for-symbols = não pagar
    .pay-for-count = não pagar
    .use-ability = não usar
    .use-permanent = não ativar
    .use-privilege = não usar
option-use-card = usar { $card }
option-attribute-on-card = { $attribute } em { $card }
option-attribute-from-card = { $attribute } de { $card }
option-stop = mais nada
option-card-with-card = { $card } com { $card2 }
option-move-card-to-zone = mover { $card } para a { $zone }
option-save-card = salvar { $card }
option-save-by-writ-card = salvar { $card } com o Alvará de Clemência
option-let-go-card = não salvar { $card }
option-keep = pagar; ela fica na Zona
option-take-to-hand = levá-la para a mão
option-win-the-card = conquistar a carta virada para cima
option-collect = coletar as Brasas
option-pay = pagar
option-turn = virar
option-discard = descartar

## Perguntas

ask-first-direction = { $seat } tem o Cetro: em que sentido segue a primeira rodada?
ask-recruit = Recrutamento: com qual das Unidades compradas { $seat_mid } fica?
ask-draw-how-many = Recrutamento: quantas Unidades { $seat_mid } compra?
ask-assign = Designação: { $seat_mid } envia uma Unidade a uma Zona ou passa até o fim da fase.
    .assigned = Designação: envie uma Unidade a uma Zona ou passe até o fim da fase.
ask-use-ability = { $seat } pode usar a habilidade imediata da Unidade recém-designada.
    .ability_used = { $card } chegou à { $zone }: usar sua habilidade imediata?
ask-use-permanent = { $seat } pode ativar uma habilidade permanente.
    .woken = { $card } chegou a uma Zona: ativar sua habilidade permanente?
ask-attach = { $seat } anexa uma ficha.
    .attached = A habilidade anexa uma ficha: qual, e a qual Unidade?
    .token_attached = Você venceu em Ocultismo na { $zone }: anexe { $number ->
        [one] uma ficha a uma Unidade de lá.
       *[other] { $number } fichas diferentes a Unidades de lá, ou nenhuma.
    }
    .extra_attached = Sua Unidade traz mais uma ficha de qualquer Atributo: para onde ela vai?
ask-remove = { $seat } pode remover fichas.
    .removed = { $card } pode remover { $number ->
        [one] uma ficha de uma Unidade
       *[other] até { $number } fichas de Unidades
    } na { $zone }.
ask-copy = { $seat } escolhe uma Unidade para copiar.
    .symbols_copied = De qual Unidade { $card } copia os símbolos impressos?
ask-take-heat = { $seat } escolhe de quem tomar Brasas.
    .heat_taken = Você toma { $number ->
        [one] { $number } Brasa
       *[other] { $number } Brasas
    }: de quem?
ask-take = { $seat } escolhe uma Unidade para levar para a mão.
    .unit_taken = Qual Unidade desta Zona você leva para a mão?
ask-return = { $seat } escolhe uma Unidade.
    .returned = Qual Unidade volta à mão do dono?
ask-move = { $seat } pode mover uma Unidade para outra Zona.
    .unit_moved = Mover qual Unidade, e para qual Zona?
ask-swap-with = { $seat } troca uma Unidade de lugar com outra.
    .unit_swapped = Com qual das suas Unidades em outra Zona { $card } troca de lugar?
ask-place = { $seat } coloca uma Unidade da mão.
    .unit_placed = Qual Unidade da mão você coloca na { $zone }? Isso não é designar.
ask-take-from-pile = { $seat } escolhe uma Unidade da pilha de descarte.
    .taken_from_pile = Qual Unidade da pilha de descarte você leva para a mão?
ask-discard = { $seat } descarta Unidades.
    .discarded_from_hand = A carta custa { $number ->
        [one] uma Unidade
       *[other] { $number } Unidades
    } da sua mão: qual descartar?
    .discarded_here = Conquistar a carta { $card } tem seu preço: descarte { $number ->
        [one] uma das suas Unidades
       *[other] { $number } das suas Unidades
    } na { $zone }.
ask-destroy = { $seat } pode destruir uma Unidade.
    .unit_struck = A habilidade destrói uma Unidade daqui: qual? O dono pode salvá-la.
    .pointed_at = Você venceu em Violência na { $zone }: destruir { $number ->
        [one] uma Unidade qualquer de lá? O dono pode salvá-la.
       *[other] até { $number } Unidades de lá? Os donos podem salvá-las.
    }
ask-pay-for-symbols = { $seat } pode pagar Brasas por símbolos antes do confronto de Poder.
    .symbols_paid = Antes do confronto de Poder: pagar { $price ->
        [one] { $price } Brasa
       *[other] { $price } Brasas
    } para { $card } ter { $number } a mais de { $attribute }?
ask-pay-for-count = { $seat } pode pagar Brasas por uma contagem maior antes do confronto de Poder.
    .count_paid = Antes do confronto de Poder: pagar { $price ->
        [one] { $price } Brasa
       *[other] { $price } Brasas
    } por { $number } a mais na sua contagem?
ask-discard-privilege = { $seat } pode descartar o próximo Privilégio.
    .privilege_discarded = Você conquistou a carta: descartar, sem vê-lo, o Privilégio do topo, virado para baixo? A partida fica uma rodada mais curta.
ask-turn-sceptre = { $seat } pode virar o Cetro.
    .sceptre_turned = Você conquistou a carta: virar o Cetro para o outro sentido?
ask-use-privilege = { $seat } pode usar um Privilégio.
ask-attainder = { $seat } pode abrir mão de um Privilégio para destruir uma Unidade.
    .attainted = Descartar { $card } de vez para destruir qualquer Unidade em qualquer Zona?
ask-look-at-hand = { $seat } pode olhar a mão de um oponente.
    .hand_looked_at = Seu Privilégio permite olhar a mão de um oponente: a de quem?
ask-guard = { $seat } escolhe qual Unidade é destruída no lugar da outra.
    .guarded = { $other } destrói uma Unidade sua, mas o seu Guarda responde: qual das suas Unidades é destruída no lugar dela? A escolhida não pode ser salva.
ask-order-of-saving = { $seat } escolhe de qual Unidade destruída se decide agora o destino.
ask-save = { $seat } pode salvar uma Unidade destruída.
    .saved_or_not = { $other_who ->
        [you] Você destrói a própria Unidade
       *[other] { $other } destrói sua Unidade
    }. Salvá-la e levá-la para a mão (de Elite: 1 Brasa; Básica: de graça) ou não?
ask-keep-in-zone = { $seat } pode manter na Zona uma Unidade salva.
    .kept_or_not = A Unidade { $card } foi salva. Pagar mais { $number ->
        [one] { $number } Brasa
       *[other] { $number } Brasas
    } para que fique na Zona com suas fichas?
ask-collect = { $seat } pode coletar Brasas em vez de fichas.
    .heat_collected = Você venceu em Ocultismo na { $zone }: coletar { $number ->
        [one] { $number } Brasa
       *[other] { $number } Brasas
    }, como diz a carta de lá?
ask-swap = { $seat } pode trocar Unidades de lugar.
    .swapped = Você venceu em Ardil: fazer duas Unidades do mesmo dono trocarem de Zona?
ask-forge = { $seat } pode tomar uma carta conquistada por um oponente em vez da carta da Zona.
    .card_won_or_forged = Você venceu em Poder na { $zone }. Conquistar a carta virada para cima ou tomar uma carta conquistada por um oponente?
ask-give-sceptre = { $seat } conquistou o Privilégio e escolhe quem fica com o Cetro.
ask-direction = { $seat } define o sentido do Cetro para a próxima rodada.
ask-order = { $seat_asked }várias habilidades agem ao mesmo tempo. Qual vem primeiro?

## Andamento

log-drew-for-sceptre = { $seat } mostra { $card } no sorteio do Cetro.
log-first-sceptre = { $seat } começa com o Cetro.
log-direction = { $seat } vira o Cetro para o { $direction }.
log-round-begins = Começa a rodada { $number }; { $seat_mid } tem o Cetro.
log-drew = { $seat } compra { $number ->
    [one] { $number } recruta
   *[other] { $number } recrutas
}.
log-redrew = { $seat } descarta os recrutas e compra outro.
log-kept = { $seat } fica com { $card }.
log-kept-one = { $seat } fica com um recruta.
log-discarded = { $card } vai para a pilha de descarte.
log-deck-rebuilt = A pilha de descarte vira o novo baralho de Elite, com { $number ->
    [one] { $number } carta
   *[other] { $number } cartas
}.
log-assigned = { $seat } designa { $card } para a { $zone }.
log-passed = { $seat } passa.
log-passed-forced = { $seat } não tem o que designar e passa.
log-ability-declined = { $seat } não usa a habilidade da carta { $card }.
log-ability-used = { $seat } usa a habilidade da carta { $card }.
log-paid = { $seat } paga { $number ->
    [one] { $number } Brasa
   *[other] { $number } Brasas
}.
log-privilege-used = { $seat } usa o Privilégio { $card }.
log-discarded-heat = { $seat } perde { $number ->
    [one] { $number } Brasa
   *[other] { $number } Brasas
}.
log-collected = { $seat } coleta { $number ->
    [one] { $number } Brasa
   *[other] { $number } Brasas
}.
log-took-heat = { $seat } toma { $number ->
    [one] { $number } Brasa
   *[other] { $number } Brasas
} { $other_who ->
    [you] de você
   *[other] de { $other_name }
}.
log-attached = { $card } ({ $owner_name }) recebe uma ficha: { $attribute }.
log-removed = { $card } ({ $owner_name }) perde uma ficha: { $attribute }.
log-tokens-cleared = Todas as fichas saem da { $zone }.
log-copied = { $card } ({ $owner_name }) copia os símbolos da Unidade { $model } ({ $other_name }).
log-to-hand = { $card } vai para { $seat_hand }.
log-moved = { $card } ({ $owner_name }) vai para a { $zone }.
log-swapped = { $card } ({ $owner_name }) e { $model } ({ $other_name }) trocam de lugar.
log-placed = { $seat } coloca { $card } na { $zone }.
log-card-out = { $card } sai do jogo.
log-chain-stopped = Tantas habilidades dispararam umas às outras que nenhuma outra se segue.
log-zone-begins = { $zone }: { $attributes }.
log-counted = { $zone }, { $attribute }: { $counts }.
log-tied = { $attribute }: empate ({ $seats }), ninguém vence.
log-tie-goes-to = { $attribute }: empate { $seat_who ->
    [you] a seu favor
   *[other] a favor de { $seat_name }
}.
log-won = { $seat } vence em { $attribute } na { $zone }.
log-destroyed = { $seat } destrói { $card } ({ $owner_name }).
log-guard-chose = O Guarda responde: { $seat_mid } entrega { $card } no lugar da outra Unidade.
log-saved = { $seat } salva { $card }.
log-kept-in-zone = { $seat } paga, e { $card } fica na Zona.
log-card-won = { $seat } conquista a carta { $card }.
log-card-taken = { $seat } toma de { $other_mid } a carta { $card }.
log-took-from-pile = { $seat } pega { $card } da pilha de descarte.
log-privilege-discarded = { $seat } descarta o próximo Privilégio sem vê-lo.
log-sceptre-turned = O Cetro vira: agora, no { $direction }.
log-sceptre-given = { $seat } entrega o Cetro a { $other_mid }.
    .self = { $seat } fica com o Cetro.
log-looked-at-hand = { $other } mostra a mão { $seat_to }.
log-saw-hand = { $seat_hand }: { $cards }.
log-units-returned = Todas as Unidades voltam às mãos dos donos, e todas as fichas voltam à reserva.
log-revealed = { $zone }: a carta { $card } é revelada.
log-game-won = { $seat } conquista o trono de Imperador-Eleito, com { $number ->
    [one] { $number } Título
   *[other] { $number } Títulos
}.

# --- why a bot would choose an option ---
elekt-reason-leads = Em { $percent }% dos casos considerados, você lidera em Poder ({ $zone }).
elekt-reason-ahead = Em { $percent }% dos casos considerados, você tem o maior número de Títulos.
elekt-reason-danger = Em { $percent }% dos casos considerados, falta só um Título para um oponente vencer.
elekt-reason-no-heat = Em { $percent }% dos casos considerados, você está sem Brasas.
elekt-reason-rival-leads = Em { $percent }% dos casos considerados, um oponente lidera em Poder ({ $zone }).
elekt-reason-first = Em { $percent }% dos casos considerados, você tem mais símbolos ({ $attribute }, { $zone }).
elekt-reason-rival-ahead = Em { $percent }% dos casos considerados, um oponente tem mais Títulos que você.
elekt-reason-in-sight = Em { $percent }% dos casos considerados, contando as Zonas em que cada um lidera, você tem o maior número de Títulos.
elekt-reason-reach = Em { $percent }% dos casos considerados, as Zonas em que você lidera lhe dariam os últimos Títulos que faltam.
elekt-reason-rival-reach = Em { $percent }% dos casos considerados, as Zonas em que um oponente lidera lhe dariam os últimos Títulos que faltam.
elekt-reason-units = Em { $percent }% dos casos considerados, você tem mais Unidades, na mão e nas Zonas.

# --- texts that are put together ---
option-first = a primeira parte do texto
option-second = a segunda parte do texto
option-third = a terceira parte do texto
option-fourth = a quarta parte do texto
ask-which-part = { $seat_asked }qual parte do texto vale?
ask-whether = { $seat_asked }o texto é opcional. Usar?
ask-whether-to-pay = { $seat_asked }pagar Brasas pelo que o texto oferece?
ask-pay-or-not = { $seat_asked }pagar Brasas ou sofrer o que o texto diz?
ask-which-opponent = { $seat_asked }qual oponente?
ask-which-unit = { $seat_asked }qual Unidade?
log-drew-by-text = { $seat } compra { $number ->
    [one] { $number } carta
   *[other] { $number } cartas
} do baralho de Elite.

# --- why a pack is refused ---
bad-effect-bearer = uma carta em [[{ $heading }]] não pode ter “{ $name }”; as que podem: { $known }
    .form = “{ $name }” não faz nada numa carta deste tipo ({ $heading }); tipos que podem tê-lo: { $known }
bad-word-group = “{ $name }” não quer dizer nada em [[{ $heading }]]; indique um grupo: { $known }
    .form = “{ $name }” não quer dizer nada numa carta deste tipo ({ $heading }); escolha um grupo: { $known }
bad-word-empty = “{ $name }” não quer dizer nada em [[{ $heading }]] no momento “{ $moment }”; indique jogadores ou Unidades de outro modo
    .form = “{ $name }” não quer dizer nada numa carta deste tipo ({ $heading }) neste momento ({ $moment }); escolha outros jogadores ou outras Unidades
bad-title = um Título não tem origem conhecida; acrescente origin = … a cada Título, uma destas: { $known }
    .form = um Título não tem origem conhecida; escolha uma para cada Título: { $known }
bad-titles = uma carta tem de 1 a 3 Títulos; encontrados: { $number }

facet-rank = Categoria
facet-nature = Natureza
facet-occultism = { attribute-occultism }
facet-deceit = { attribute-deceit }
facet-violence = { attribute-violence }
facet-power = { attribute-power }
facet-titles = Títulos
facet-cost = Custo
rank-basic = { elekt-basic }
rank-elite = { elekt-elite }
nature-spectre = { elekt-spectre }
nature-cultist = { elekt-cultist }

## Lugares e contadores, quando algo se resolve à mão

place-hand = mão
place-pile = descarte
place-elite-deck = baralho de Elite
place-won = cartas conquistadas
place-out = fora do jogo
place-mission = Zona das Missões
place-influence = Zona das Influências
place-court = Zona da Corte
counter-heat = Brasas

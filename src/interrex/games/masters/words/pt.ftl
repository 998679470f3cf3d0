### Senhores da Noite em português do Brasil.

## Names

cell-other = { $name }
    .to = ao distrito { $name }
    .from = do distrito { $name }
    .in = no distrito { $name }
    .the = o distrito { $name }
cell-r1c1 = distrito superior esquerdo
    .to = ao distrito superior esquerdo
    .from = do distrito superior esquerdo
    .in = no distrito superior esquerdo
    .the = o distrito superior esquerdo
cell-r1c2 = distrito superior central
    .to = ao distrito superior central
    .from = do distrito superior central
    .in = no distrito superior central
    .the = o distrito superior central
cell-r1c3 = distrito superior direito
    .to = ao distrito superior direito
    .from = do distrito superior direito
    .in = no distrito superior direito
    .the = o distrito superior direito
cell-r2c1 = distrito central esquerdo
    .to = ao distrito central esquerdo
    .from = do distrito central esquerdo
    .in = no distrito central esquerdo
    .the = o distrito central esquerdo
cell-r2c2 = distrito central
    .to = ao distrito central
    .from = do distrito central
    .in = no distrito central
    .the = o distrito central
cell-r2c3 = distrito central direito
    .to = ao distrito central direito
    .from = do distrito central direito
    .in = no distrito central direito
    .the = o distrito central direito
cell-r3c1 = distrito inferior esquerdo
    .to = ao distrito inferior esquerdo
    .from = do distrito inferior esquerdo
    .in = no distrito inferior esquerdo
    .the = o distrito inferior esquerdo
cell-r3c2 = distrito inferior central
    .to = ao distrito inferior central
    .from = do distrito inferior central
    .in = no distrito inferior central
    .the = o distrito inferior central
cell-r3c3 = distrito inferior direito
    .to = ao distrito inferior direito
    .from = do distrito inferior direito
    .in = no distrito inferior direito
    .the = o distrito inferior direito
cell-at-railway-station = Estação Ferroviária
    .to = à Estação Ferroviária
    .from = da Estação Ferroviária
    .in = na Estação Ferroviária
    .the = a Estação Ferroviária
cell-at-museum = Museu
    .to = ao Museu
    .from = do Museu
    .in = no Museu
    .the = o Museu
cell-at-asylum = Hospital Psiquiátrico
    .to = ao Hospital Psiquiátrico
    .from = do Hospital Psiquiátrico
    .in = no Hospital Psiquiátrico
    .the = o Hospital Psiquiátrico
cell-at-city-park = Parque Municipal
    .to = ao Parque Municipal
    .from = do Parque Municipal
    .in = no Parque Municipal
    .the = o Parque Municipal
cell-at-nightclub = Boate
    .to = à Boate
    .from = da Boate
    .in = na Boate
    .the = a Boate
cell-at-newspaper-office = Redação do Jornal
    .to = à Redação do Jornal
    .from = da Redação do Jornal
    .in = na Redação do Jornal
    .the = a Redação do Jornal
cell-at-police-station = Delegacia de Polícia
    .to = à Delegacia de Polícia
    .from = da Delegacia de Polícia
    .in = na Delegacia de Polícia
    .the = a Delegacia de Polícia
cell-at-cathedral = Catedral
    .to = à Catedral
    .from = da Catedral
    .in = na Catedral
    .the = a Catedral
cell-at-old-cemetery = Cemitério Velho
    .to = ao Cemitério Velho
    .from = do Cemitério Velho
    .in = no Cemitério Velho
    .the = o Cemitério Velho
vampire-agnieszka = Agnieszka
    .gender = f
vampire-imre = Imre
    .gender = m
vampire-ishtvan = Ishtvan
    .gender = m
vampire-laszlo = Laszlo
    .gender = m
vampire-mila = Mila
    .gender = f
vampire-nevena = Nevena
    .gender = f
ability-hypnosis = Hipnose
ability-mass-trance = Transe Coletivo
ability-elders-care = Zelo do Ancião
ability-family-feast = Banquete da Família
ability-demon-summoning = Invocação de Demônios
ability-gates-of-hell = Portões do Inferno
ability-battle-frenzy = Frenesi de Batalha
ability-strike-from-the-shadows = Golpe das Sombras
ability-temptation = Tentação
ability-thralls-of-the-night = Servos da Noite
ability-omen = Presságio
ability-rewritten-fate = Destino Reescrito
phase-setup = preparação
phase-day = dia
phase-night = noite
difficulty-easy = fácil
difficulty-medium = média
difficulty-hard = difícil
family-district = distrito
family-vampire = vampiro
family-ability = habilidade
family-event = evento
family-relic = relíquia

## The table

masters-status = Rodada { $round } · { $phase } · líder { $leader } · eventos { $events } · relíquias { $relics } · { $difficulty }
masters-veil = Véu { $veil }/6 · dados { $dice } (separados { $aside }) · reservas: agentes { $agents }, lacaios { $minions }, sangue { $blood } · próximo mapa { $row }
masters-event = Evento: { $card }
masters-to-come = Próximo evento, virado para cima: { $card }
masters-in-play = Em jogo: { $cards }
masters-taken = Dados deste combate: { $dice }
masters-acts = age com { $ap } PA
masters-blood = sangue { $number }/{ $limit }
masters-kills = vítimas { $number }
masters-exhausted = em exaustão
masters-leads = líder
masters-sealed = selo { $cell }
masters-plan = Plano
masters-plan-ap = { $number } PA
masters-plan-blood = { $number } de sangue
masters-plan-veil = Véu −{ $number }
masters-plan-veil-up = Véu +{ $number }
masters-plan-there = agentes lá: { $number }
masters-plan-fight = agentes { $agents }, melhores dados { $dice }: vítimas { $kills }, sangue { $blood }; ou até { $minions ->
        [one] { $minions } lacaio
       *[other] { $minions } lacaios
    }
masters-plan-rolled = mais { $number } a rolar
masters-help = h2 e1 m3: dois agentes ocultos, um revelado, três lacaios. ◆ é um selo, entre colchetes estão os vampiros, ‡ marca a exaustão. O plano mostra o custo de cada ação e, para um combate, o que fariam os melhores dados da reserva.
masters-won = O ritual da Lua de Sangue foi realizado: a Família venceu.
masters-lost = A Família perdeu.

## Options

option-cell = { $cell }
option-card = { $card }
option-die-number = { $number }
option-minions-number = { $number ->
        [0] nenhum lacaio
        [one] { $number } lacaio
       *[other] { $number } lacaios
    }
option-seat = { $seat_name }
option-move-cell = Mover para { $cell_the }
option-expose = Revelar agentes
option-fight = Combater agentes
option-recruit = Recrutar lacaio
option-night-effect = Ativar efeito noturno
option-hunt = Caçar
option-wild-hunt = Caçada Selvagem
option-seal = Selar distrito
option-ritual = Ritual da Lua de Sangue
option-end-turn = Encerrar turno
option-exchange-card = Trocar relíquias com { $card }
option-use-card = Usar { $card }
option-place-card = Colocar aqui: { $card }
option-card-lure-agents = { $card }: atrair agentes
option-card-scatter-agents = { $card }: espalhar agentes
option-card-nurse = { $card }: sangue para outro vampiro
option-card-unmask = { $card }: revelar agentes
option-hidden = um agente oculto
option-exposed = um agente revelado
option-hidden-from-cell = um agente oculto { $cell_from }
option-exposed-from-cell = um agente revelado { $cell_from }
option-minion-from-cell = um lacaio { $cell_from }
option-hidden-from-cell-to-cell = um agente oculto { $cell_from } para { $cell2_the }
option-exposed-from-cell-to-cell = um agente revelado { $cell_from } para { $cell2_the }
option-done = pronto
option-decline = não
option-draw = comprar a relíquia
option-reroll = rolar de novo
option-redirect = um agente vai para a Urna
option-keep = todos vão para onde o mapa manda
option-take-card = receber { $card }
option-take-card-and-take-card = receber { $card } e { $card2 }
option-give-card = dar { $card }
option-give-card-and-take-card = dar { $card }, receber { $card2 }
option-give-card-and-take-card-and-take-card = dar { $card }, receber { $card2 } e { $card3 }
option-give-card-and-give-card = dar { $card } e { $card2 }
option-give-card-and-give-card-and-take-card = dar { $card } e { $card2 }, receber { $card3 }
option-give-card-and-give-card-and-take-card-and-take-card = dar { $card } e { $card2 }, receber { $card3 } e { $card4 }

## Questions

ask-order = { $seat_asked }o que vem primeiro?
ask-first-player = { $seat_asked }quem recebe primeiro a ficha de líder?
ask-first-leader = { $seat_asked }qual dos seus vampiros é o primeiro líder?
ask-day-effect = { $seat_asked }qual efeito diurno é resolvido agora?
ask-draw-relic = { $seat_asked }comprar uma relíquia no Museu?
ask-lure-agent = { $seat_asked }qual agente vai para o Hospital Psiquiátrico?
ask-who-gains-blood = { $seat_asked }qual vampiro ganha sangue?
ask-lose-minion = { $seat_asked }de qual distrito sai um lacaio?
ask-expose-district = { $seat_asked }em qual distrito todos os agentes são revelados?
ask-reroll = { $seat_asked }rolar de novo todos os dados da reserva?
ask-give-relic = { $seat_asked }qual vampiro recebe a relíquia?
ask-discard-relic = { $seat_asked }há relíquias demais. Qual é descartada?
ask-larger-number = { $seat_asked }qual distrito azul-acinzentado recebe o número maior de agentes?
ask-first-served = { $seat_asked }faltam agentes na reserva. Qual distrito recebe agentes primeiro?
ask-next-agent = { $seat_asked }faltam agentes na reserva. Qual distrito recebe o próximo agente?
ask-next-district = { $seat_asked }faltam agentes na reserva. Qual distrito vem agora?
ask-urn = { $seat_asked }um destes agentes vai para a Urna Funerária?
ask-which-district = { $seat_asked }qual distrito?
ask-which-agent = { $seat_asked }qual agente?
ask-move-agent = { $seat_asked }qual agente se move, e para onde?
ask-place-card = { $seat_asked }onde a carta é colocada?
ask-rob-relic = { $seat_asked }qual relíquia se perde?
ask-day-fight = { $seat_asked }qual combate diurno vem agora?
ask-fighter = { $seat_asked }qual vampiro combate?
ask-send-minions = { $seat_asked }quantos lacaios são sacrificados? Cada um remove um agente.
ask-die = { $seat_asked }qual dado é pego para o combate?
ask-in-the-fight = { $seat_asked }usar uma habilidade neste combate?
ask-set-die-to-6 = { $seat_asked }qual dado vira 6?
ask-who-loses-blood = { $seat_asked }o vampiro que combate está sem sangue. Quem perde sangue no lugar dele?
ask-act = { $seat_asked }o que faz o vampiro ativo?
ask-take-along = { $seat_asked }quantos lacaios vão junto?
ask-travel-to = { $seat_asked }para qual distrito?
ask-set-aside = { $seat_asked }qual dado é separado?
ask-token = { $seat_asked }qual ficha é movida?
ask-token-to = { $seat_asked }para onde vai a ficha?
ask-into-district = { $seat_asked }para qual distrito vão os agentes?
ask-from-district = { $seat_asked }de qual distrito saem os agentes?
ask-expose-also = { $seat_asked }em qual distrito adjacente os agentes também são revelados?
ask-summon = { $seat_asked }quem vem para o distrito?
ask-tempt = { $seat_asked }qual agente vira lacaio?
ask-reroll-die = { $seat_asked }qual dado é rolado de novo?
ask-exchange = { $seat_asked }quais relíquias mudam de mãos?

## Log

log-set-up = A cidade está pronta. Vampiros em jogo: { $number }; Véu: { $veil }.
log-leader = Líder: { $vampire }.
log-day = Começa o dia { $number }.
log-night = Começa a noite { $number }.
log-turn = { $vampire } começa o turno com { $number } PA.
log-tie = { $cell }: empate, nada acontece.
log-rolled = Todos os dados são rolados: { $dice }.
log-rerolled = Dados rolados de novo; reserva agora: { $dice }.
log-dice-taken = { $vampire } pega da reserva de dados: { $dice }.
log-dice-changed = Dados do combate agora: { $dice }.
log-dice-burned = Dados separados: { $dice }.
log-agents-entered = { $number ->
    [one] { $number } agente chega { $cell_to }
   *[other] { $number } agentes chegam { $cell_to }
}.
log-agents-removed = { $number ->
    [one] { $number } agente sai { $cell_from } para a reserva
   *[other] { $number } agentes saem { $cell_from } para a reserva
}.
log-agents-moved = { $number ->
    [one] { $number } agente vai { $cell_from } para { $other_cell_the }
   *[other] { $number } agentes vão { $cell_from } para { $other_cell_the }
}.
log-agents-swapped = Os agentes { $cell_from } e { $other_cell_from } trocam de lugar.
log-all-hidden = Todos os agentes revelados se ocultam de novo.
log-exposed = Todos os agentes { $cell_in } são revelados.
log-minions-added = { $number ->
    [one] { $number } lacaio chega { $cell_to }
   *[other] { $number } lacaios chegam { $cell_to }
}.
log-minions-removed = { $number ->
    [one] { $number } lacaio sai { $cell_from }
   *[other] { $number } lacaios saem { $cell_from }
}.
log-minions-moved = { $number ->
    [one] { $number } lacaio vai { $cell_from } para { $other_cell_the }
   *[other] { $number } lacaios vão { $cell_from } para { $other_cell_the }
}.
log-vampire-moved = { $vampire } vai { $cell_from } para { $other_cell_the }.
log-placed-on-district = A carta { $card } é colocada { $cell_in }.
log-placed-on-vampire = A carta { $card } é colocada na carta de { $vampire }.
log-stays-in-play = A carta { $card } fica em jogo.
log-event-discarded = A carta { $card } sai do jogo.
log-event = Evento do dia: { $card }.
log-redirected = Um agente destinado { $cell_to } vai para a Urna { $other_cell_in }.
log-missing = { $number ->
    [one] Falta { $number } agente na reserva
   *[other] Faltam { $number } agentes na reserva
}: o Véu enfraquecerá em { $number }.
log-landing = Agentes são vistos chegando { $cell_to }: o Véu enfraquecerá em { $number }.
log-text-loss = O evento enfraquecerá o Véu em { $number }.
log-veil-weakened = O Véu enfraquece em { $number } e fica em { $veil }.
log-veil-strengthened = O Véu se fortalece em { $number } e fica em { $veil }.
log-blood-gained = { $vampire } ganha { $number } de sangue.
log-blood-lost = { $vampire } perde { $number } de sangue.
log-exhausted = { $vampire } entra em exaustão.
log-fight = { $vampire } combate { $number ->
    [one] { $number } agente revelado
   *[other] { $number } agentes revelados
} { $cell_in }.
log-kills = { $vampire } faz { $number ->
        [one] { $number } vítima
       *[other] { $number } vítimas
    } e chega a { $total }.
log-ability = { $vampire } usa a habilidade { $ability }.
log-omen = { $vampire } revela o evento { $card }.
log-fate = { $vampire } descarta o evento { $card } sem resolvê-lo.
log-night-effect = { $vampire } ativa o efeito noturno { $cell_from }.
log-hunted = { $vampire } caça.
log-wild-hunt = { $vampire } parte para a Caçada Selvagem.
log-sealed = { $vampire } sela { $cell_the }.
log-ap-gained = { $vampire } ganha { $number } PA.
log-chain-stopped = Tantos textos dispararam uns aos outros que nenhum outro se segue.
log-ap-not-given = { $vampire } não ganha mais PA: os textos já deram tudo o que podem dar em um turno.
log-ap-lost = { $vampire } perde { $number } PA.
log-card-works = O texto da carta { $card } entra em ação.
log-seal-works = { $vampire }: o texto do selo entra em ação.
log-vampire-works = { $vampire }: o texto da carta de vampiro entra em ação.
log-district-works = { $cell }: o texto do distrito entra em ação.
log-relic-drawn = Relíquia comprada: { $card }.
log-relic-given = { $vampire } recebe a relíquia { $card }.
log-relic-discarded = { $vampire } perde a relíquia { $card }.
log-relic-handed = { $vampire } passa a relíquia { $card } para { $other_vampire }.
log-relic-used = { $vampire } usa a relíquia { $card }.
log-ritual = { $vampire } inicia o ritual: a Família vence.
log-defeat = A Família perde.

# --- why a bot would choose an option ---
masters-reason-veil = Em { $percent }% dos casos considerados, o Véu está em 2 ou menos.
masters-reason-exhausted = Em { $percent }% dos casos considerados, um vampiro está em exaustão.
masters-reason-kills = Em { $percent }% dos casos considerados, todas as trilhas de vítimas estão cheias.
masters-reason-sealed = Em { $percent }% dos casos considerados, todos os selos já foram colocados.
masters-reason-quiet = Em { $percent }% dos casos considerados, nenhum agente está revelado.
masters-reason-strong-veil = Em { $percent }% dos casos considerados, o Véu está em 4 ou mais.
masters-reason-half-kills = Em { $percent }% dos casos considerados, metade de todas as vítimas já foi feita.
masters-reason-full = Em { $percent }% dos casos considerados, a trilha de vítimas está cheia ({ $vampire }).
masters-reason-out-of-blood = Em { $percent }% dos casos considerados, { $vampire } está em exaustão.
masters-reason-low = Em { $percent }% dos casos considerados, { $vampire } tem só 1 de sangue.
masters-reason-some-sealed = Em { $percent }% dos casos considerados, parte dos selos já foi colocada.
masters-reason-crowd = Em { $percent }% dos casos considerados, há quatro agentes ou mais em um só distrito.
masters-reason-short = Em { $percent }% dos casos considerados, a reserva tem agentes de menos para o próximo dia.

# --- texts that are put together ---
option-first = a primeira parte do texto
option-second = a segunda parte do texto
option-third = a terceira parte do texto
option-fourth = a quarta parte do texto
option-do-it = usar
option-minion-from-cell-to-cell = um lacaio { $cell_from } para { $cell2_the }
ask-which-part = { $seat_asked }qual parte do texto vale?
ask-whether = { $seat_asked }o texto é opcional. Usar?
ask-who-is-meant = { $seat_asked }qual vampiro?
ask-pay-or-not = { $seat_asked }pagar sangue ou sofrer o que o texto diz?
option-pay = pagar
ask-march = { $seat_asked }qual lacaio se move?

# --- why a pack is refused, or a game cannot be set up like this ---
bad-rows = o campo “{ $field }” precisa de duas linhas de três números de 0 a 6: [[vermelho, cinza, cinza], [vermelho, cinza, cinza]], o maior número cinza primeiro
    .form = o campo “{ $field }” precisa de números de 0 a 6 em todos os lugares, o maior número cinza primeiro
    .here = são precisos números de 0 a 6 em todos os lugares, o maior número cinza primeiro
bad-same-verb = duas partes a escolher em “{ $field }” têm o mesmo verbo; escreva choose_one(…, …)
    .form = em “{ $field }” há duas coisas do mesmo tipo à escolha; ponha as duas em “{ $use }”
    .here = há aqui duas coisas do mesmo tipo à escolha; ponha as duas em “{ $use }”
bad-plan = um mapa marca três casas diferentes; indique duas casas cinza (grey) além da vermelha (red)
    .form = um mapa marca três casas diferentes; marque duas em “{ $label_grey }” além da que está em “{ $label_red }”
bad-vampires = cada jogador controla pelo menos um vampiro (jogadores: { $seats }, vampiros: { $vampires })
bad-vampire-twice = um vampiro só pode estar em jogo uma vez; escreva cada um uma só vez
bad-player = não há jogador { $letter } (jogadores: { $seats })
bad-no-vampire = o jogador { $letter } não controla nenhum vampiro; cada um precisa de pelo menos um
facet-kind = Categoria
facet-time = Funciona
facet-ap = Pontos de ação
facet-blood = Sangue
facet-veil = Véu
kind-one-off = único
kind-this-round = nesta rodada
kind-permanent = permanente
kind-placed = colocado
kind-passive = passiva
kind-activated = ativada
kind-placeable = posicionável
time-day = de dia
time-night = à noite
bad-needs-district = “{ $name }” fala do distrito em que a carta está; escreva kind = "placed" e o distrito em “on”
    .form = “{ $name }” fala do distrito em que a carta está; escolha “{ $label_kind_placed }” em “{ $label_kind }” e um distrito em “{ $label_on }”
bad-needs-vampire = “{ $name }” fala do vampiro em que a carta está; escreva on = "most kills" ou "most blood", ou torne o evento permanente
    .form = “{ $name }” fala do vampiro em que a carta está; escolha um vampiro em “{ $label_on }”, ou “{ $label_kind_permanent }” em “{ $label_kind }”
bad-word-empty = “{ $name }” não significa nada em [[{ $heading }]] no momento “{ $moment }”; diga de outro modo
    .form = “{ $name }” não significa nada numa carta deste tipo ({ $heading }) neste momento ({ $moment }); escolha outra coisa

## Lugares e contadores, quando algo se resolve à mão

place-in-play = eventos em jogo
place-on-district = carta num distrito
place-on-vampire = carta num vampiro
place-relics = relíquias
place-relic-deck = baralho de relíquias
place-out = fora do jogo
counter-veil = Véu
counter-blood = sangue
counter-minions = lacaios
counter-agents = agentes

## Onde algo pode estar num formulário de cartas

at-daily = quando começa um dia
at-day-effect = num efeito do dia
at-discard-when = no que descarta uma carta
at-event = quando um evento é comprado
at-happened = num momento do jogo
at-moment = como momento
at-night-effect = num efeito da noite
at-owned = numa relíquia passiva
at-relic = quando se ativa uma relíquia
at-while = enquanto uma carta está em jogo

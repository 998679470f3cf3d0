### Vendetta em português do Brasil.

## Nomes

location-L1 = The Rack
location-L2 = The Asylum
location-L3 = Club Zombie
location-H = Refúgio do Príncipe
clan-brujah = Brujah
clan-gangrel = Gangrel
clan-malkavian = Malkaviano
clan-nosferatu = Nosferatu
clan-toreador = Toreador
clan-tremere = Tremere
clan-ventrue = Ventrue
about-clan-brujah = Fácil para começar. Tira Sangue dos Rivais: sem Sangue não podem pagar e entram em Frenesi. Seis das nove cartas fazem isso.
about-clan-gangrel = Fácil para começar. Sua força é o Sangue Posicionado: sete das nove cartas o trazem do Banco, dobram o Poder dele, tomam-no ou o movem.
about-clan-malkavian = Para depois. Surpreende: joga mais cartas que os outros, das mãos e do baralho de Clã, e as pega de volta ou vira com a face para baixo.
about-clan-nosferatu = Para depois. Ganha ao se Retirar na hora certa, leva cartas ao Refúgio do Príncipe e faz os outros pagarem pelas cartas com a face para baixo.
about-clan-toreador = Fácil para começar. Fica mais forte quanto mais Aliados e Vítimas você tem: quatro das nove cartas os contam, duas compram Vítimas.
about-clan-tremere = Pede algum plano. Gasta o próprio Sangue em efeitos fortes: três das nove cartas pedem metade da Pilha, uma é mais forte quanto menos há nela.
about-clan-ventrue = Pede algum plano. Faz os outros escolherem o que entregar: quatro das nove cartas são assim. Duas respondem à carta mais forte: uma se iguala a ela, outra a reduz a 0.
choice-stay = Ficar
choice-withdraw = Retirar-se
relic-RE01 = Apócrifo de Sargon
relic-RE02 = Cálice de Isaac
relic-RE03 = Máscara de Obsidiana°
relic-RE04 = Ampulheta de Cinzas°
relic-RE05 = Flauta de Osso°
relic-RE06 = Selo da Segunda Cidade°
relic-RE07 = Espelho de Nod°
relic-RE08 = Relicário de Espinhos°
site-LC01 = Succubus Club
site-LC02 = The Collar
site-LC03 = Garagem Subterrânea°
site-LC04 = Delegacia de Polícia°
site-LC05 = Abrigo Noturno°
site-LC06 = Condomínio Fechado°
site-LC07 = Redação°
phase-setup = preparação
phase-feed = Alimentação
phase-location-setup = Preparação dos Locais
phase-hand-building = Construção da Mão
phase-planning = Planejamento
phase-resolution = Resolução
phase-round-end = fim da rodada
family-clan = Clã
family-clan-card = carta de Clã
family-ally = Aliado
family-victim = Vítima
family-relic = Relíquia
family-location-card = carta de Local
family-tile = peça de Local
type-passive = Passiva
type-preparation = Preparação
type-conflict = Conflito
type-aftermath = Resultado

## A mesa no terminal

vendetta-status = Rodada { $round }/3 · { $phase } · Ambição { $ambition } · Aliados { $allies } · Vítimas { $victims }
vendetta-rewards = Recompensas: 1º, o Aliado e { $first } de Influência (Refúgio: { $haven } e Ambição); 2º, uma Vítima e { $second }; 3º, { $third }
vendetta-no-ally = sem Aliado
vendetta-blood = Sangue { $number }
vendetta-influence = Influência { $number }
vendetta-score = pontos { $number }
vendetta-hand = mão { $number }
vendetta-diablerie = Diablerie { $number }
vendetta-eliminated = fora do jogo
vendetta-alliance = Aliança: { $cards }
vendetta-drained = Drenadas: { $cards }
vendetta-known = na mão: { $cards }
vendetta-either = na mão ou com a face para baixo: { $cards }
vendetta-relic = Relíquia: { $card }
vendetta-relic-used = Relíquia usada: { $card }
vendetta-your-hand = Sua mão
vendetta-total = total { $number }
vendetta-power = Poder { $number }
vendetta-values = Influência { $influence }, Alimentação { $feed }, Drenagem { $drain }, se Drenada { $drained }
vendetta-vampire = Vampiro
vendetta-human = Humano
vendetta-help = Cada linha é um Local: seu Aliado, com Influência/Alimentação/Drenagem/Influência se Drenada, e a Posição de cada jogador: cartas com a face para cima e seu Poder, ? para uma com a face para baixo, (nome) para uma que você conhece, +2 para Sangue Posicionado. ◆ marca quem tem a Ambição.
vendetta-prince = O novo Príncipe de Chicago: { $seat }.

## Opções

option-card = { $card }
option-seat = { $seat_mid }
option-number = { $number }
    .bid = oferecer { $number } de Sangue
option-location = { $location }
option-choice = { $choice }
option-card-and-card = { $card } e { $card2 }
option-both-for-card = as duas, e { $card } vai para o fundo do baralho
option-play-location-up = { $location }, face para cima
option-play-location-down = { $location }, face para baixo
option-drain-card = Drenar { $card }
option-blood-number = jogar { $number } de Sangue
option-flip = virar um marcador de Diablerie por 1 de Sangue
option-end-turn = terminar o turno
option-look-location-seat-number = gastar 1 de Sangue para olhar: { $location }, { $seat_mid }, carta { $number }
option-use-relic = usar a Relíquia
option-use-relic-on-card = usar a Relíquia em { $card }
option-use-relic-at-location = usar a Relíquia em: { $location }
option-pass = passar
option-use-card = usar { $card }
option-use = sim
option-decline = não
option-yes = sim
option-no = não
option-include = incluir a sua dupla
option-spare = poupar a sua dupla
option-skip = pular as cartas
option-pay = pagar 3 de Sangue
    .pay-or-not = pagar
option-blood = Sangue
option-influence = Influência
option-leave-the-rest = deixar as outras como estão
option-done = pronto
option-turn-up-none = não revelar nenhuma
option-turn-up-number = revelar a carta { $number }
option-turn-up-number-number = revelar as cartas { $number } e { $number2 }
option-turn-up-number-number-number = revelar as cartas { $number }, { $number2 } e { $number3 }
option-go-on = continuar

## Perguntas

ask-clan = { $seat } escolhe um Clã.
ask-relic = { $seat } escolhe uma Relíquia.
ask-keep = Construção da Mão: com o que { $seat_mid } fica?
ask-include-partner = { $seat_asked }este efeito atinge também a sua dupla?
    .partner_decided = { $card }: o efeito da carta atinge também a sua dupla?
    .partner_answer = { $card }: o efeito da carta atinge também a sua dupla?
    .ahead_decided = { $card }: o efeito da carta atinge também a sua dupla?
    .partner_challenged = { $card }: o efeito da carta atinge também a sua dupla?
    .partner_prowled = { $card }: o efeito da carta atinge também a sua dupla?
    .partner_bound = { $card }: a sua dupla deve jogar a carta ali com a face para baixo neste turno?
ask-plan = Planejamento: onde e como { $seat_mid } joga uma carta? Antes, é possível Drenar.
ask-card = Planejamento: qual carta { $seat_mid } joga?
ask-turn = Planejamento: { $seat_mid } pode jogar Sangue, virar marcadores de Diablerie, Drenar ou terminar o turno.
ask-use-relic = { $seat } pode usar a Relíquia agora.
ask-between-turns = Entre os turnos, { $seat_mid } pode Drenar ou olhar.
ask-stay-or-withdraw = { $seat_asked }Ficar ou se Retirar? A escolha é secreta até todos escolherem.
ask-cloak = { $seat } se Retira: mover tudo para onde está o Manto de Sombras?
ask-play-blood = Quanto Sangue { $seat_mid } joga aqui?
ask-turn-up = Um Passo à Frente: qual carta { $seat_mid } revela por 2 de Sangue?
ask-turn-up-together = Um Passo à Frente: quais cartas { $seat_mid } revela por 2 de Sangue cada?
ask-resolve = { $seat_asked }qual carta age agora?
ask-turn-down-instead = Frenesi: { $seat_mid } vira a carta Pronto com a face para baixo em vez de Drenar?
ask-swap = Destemido: { $seat_mid } troca o Sangue Posicionado pelo da Pilha?
ask-move-blood = Forma de Névoa: para onde { $seat_mid } move metade do Sangue?
ask-spend-half = { $seat } gasta metade da Pilha?
ask-spend = { $seat } gasta 1 de Sangue?
ask-move-to-haven = { $seat } move esta carta para o Refúgio?
ask-vanish = Desaparecer: { $seat_mid } se Retira agora?
ask-take-back = Caos: qual carta { $seat_mid } leva de volta para a mão?
ask-turn-down = Ataque Insano: qual carta { $seat_mid } vira com a face para baixo?
ask-mesmerize = Mesmerizar: de quem são as cartas que { $seat_mid } joga?
ask-play-next = Qual carta { $seat_mid } joga a seguir?
ask-curfew = Toque de Recolher: { $seat_mid } pula as cartas de Preparação e Resultado ou paga 3 de Sangue?
ask-gaze = Olhar do Tirano: { $seat_mid } entrega metade do Sangue daqui ou perde 1 de Influência?
ask-tribute = Caçar: { $seat_mid } paga 2 de Sangue ou 1 de Influência?
ask-forestall = Antecipação: qual carta { $seat_mid } escolhe?
ask-bid = Leilão de Sangue: quanto { $seat_mid } oferece? O lance é secreto até todos terem dado o seu.
ask-turn-one-down = Menor lance: qual carta { $seat_mid } vira com a face para baixo?
ask-pour-at = Cálice de Isaac: onde { $seat_mid } joga 1 de Sangue?
ask-take-blood-back = Succubus Club: quanto Sangue { $seat_mid } recupera?
ask-shuffle-back = Ruína de Malkav: qual carta { $seat_mid } embaralha no baralho de Clã?
ask-order = { $seat_asked }vários efeitos agem ao mesmo tempo. Qual vem primeiro?
ask-go-on = Olhe a mesa.

## Registro

log-first-player = { $seat } começa com o marcador de Ambição.
log-location-card = { $location }: carta de Local { $site }.
log-clan-chosen = { $seat } escolhe o Clã { $clan }.
log-relic-chosen = { $seat } pega a Relíquia { $relic }.
log-round-begins = Começa a rodada { $number }; a Ambição está com { $seat_mid }.
log-gained = { $seat } ganha { $number } de Sangue.
log-gained-by = { $card }: { $seat_mid } ganha { $number } de Sangue.
log-gained-influence = { $seat } ganha { $number } de Influência.
log-gained-influence-by = { $card }: { $seat_mid } ganha { $number } de Influência.
log-lost = { $seat } perde { $number } de Sangue.
log-lost-by = { $card } ({ $other_name }): { $seat_mid } perde { $number } de Sangue.
log-lost-through = { $card }: { $seat_mid } perde { $number } de Sangue.
log-lost-influence = { $seat } perde { $number } de Influência.
log-lost-influence-by = { $card }: { $seat_mid } perde { $number } de Influência.
log-stole = { $card }: { $seat_mid } rouba { $number } de Sangue de { $other_mid }.
log-spent = { $seat } gasta { $number } de Sangue.
log-immune = O efeito não atinge { $seat_mid }.
log-immune-by = { $card } não atinge { $seat_mid }.
log-deployed = { $location }: { $number } de Sangue Posicionado para { $seat_mid }.
log-deployed-by = { $card }, { $location }: { $number } de Sangue Posicionado para { $seat_mid }.
log-blood-played = { $location }: { $seat_mid } joga { $number } de Sangue.
log-blood-back = { $location }: { $seat_mid } recupera { $number } de Sangue.
log-blood-moved = { $seat } move { $number } de Sangue: { $location } → { $to }.
log-blood-cleared = Todo o Sangue Posicionado vai para o Banco.
log-took-deployed = { $card }: { $seat_mid } toma { $number } de Sangue Posicionado de { $other_mid }.
log-discarded-blood = { $card } ({ $other_name }): { $seat_mid } descarta { $number } de Sangue Posicionado.
log-swapped = { $location }: { $seat_mid } troca o Sangue da Pilha pelo Posicionado: { $number } na Pilha, { $deployed } no Local.
log-drew-victim = { $seat } compra uma Vítima.
log-drew-victim-by = { $card }: { $seat_mid } compra uma Vítima.
log-drew-card = { $seat } pega a carta do topo do baralho de Clã.
log-ally-arrives = { $location }: chega { $card }.
log-ally-removed = { $location }: { $card } sai do jogo.
log-kept = { $seat } leva { $card } para a mão.
log-kept-some = { $seat } leva { $number ->
        [one] { $number } carta
       *[other] { $number } cartas
    } para a mão.
log-turn-begins = { $seat_who ->
        [you] É a sua vez
       *[other] Turno de { $seat_name }
    }.
log-played-up = { $location }: { $seat_mid } joga { $card }.
log-played-down = { $location }: { $seat_mid } joga uma carta com a face para baixo.
log-played-down-card = { $location }: { $seat_mid } joga { $card } com a face para baixo.
log-saw-card = { $location }: { $seat_mid } vê { $card }.
log-looked = { $location }: { $other_who ->
        [you] uma carta sua com a face para baixo é vista por { $seat_mid }
       *[other] { $seat_mid } olha uma carta de { $other_name } com a face para baixo
    }.
log-looked-at-location = { $location }: { $seat_mid } olha todas as cartas com a face para baixo.
log-flipped = { $location }: { $seat_mid } vira um marcador de Diablerie.
log-drained = { $seat } Drena { $card }.
log-diablerie = { $seat } tem { $number ->
        [one] { $number } marcador de Diablerie
       *[other] { $number } marcadores de Diablerie
    }.
log-eliminated = { $seat } está fora do jogo.
log-ambition = { $seat } pega o marcador de Ambição.
log-relic-used = { $seat } usa a Relíquia { $relic }.
log-restored = { $seat } leva { $card } de volta para a Aliança.
log-location-begins = Resolução: { $location }.
log-chose = { $location }: { $seat_mid } escolhe { $choice }.
log-withdrew = { $location }: { $seat_mid } se Retira.
log-cloaked = Sob o Manto de Sombras, { $seat_mid } move { $number ->
        [one] { $number } carta
       *[other] { $number } cartas
    }: { $location } → { $to }.
log-moved = { $card } ({ $seat_name }) vai para: { $location }.
log-to-hand = { $seat } leva { $number ->
        [one] { $number } carta
       *[other] { $number } cartas
    } de volta para a mão.
log-lone = { $location }: só { $seat_mid } tem cartas aqui.
log-revealed = { $location }: { $seat_mid } revela { $card }.
log-turned-down = { $location }: { $card } ({ $seat_name }) é virada com a face para baixo.
log-acts = { $location }: { $card } ({ $seat_name }) age.
log-text-acts = { $card } age para { $seat_mid }.
log-chain-stopped = Tantos textos dispararam uns aos outros que nenhum outro se segue.
log-skips = { $location }: { $seat_mid } pula as cartas de Preparação e Resultado.
log-mesmerized = { $other_who ->
        [you] As cartas da sua mão são jogadas por { $seat_mid }
       *[other] { $seat } joga as cartas da mão de { $other_name }
    }.
log-forestalled = { $seat } se antecipa à carta { $card }.
log-bid = { $seat } oferece { $number } de Sangue.
log-gave-influence = { $card }: { $seat_mid } dá { $number } de Influência { $other_to }.
log-frenzy = { $seat } entra em Frenesi.
log-frenzy-by = { $card } ({ $other_name }): { $seat_mid } entra em Frenesi.
log-counts-as = { $card } ({ $seat_name }): por seu próprio texto, o Poder conta { $number }.
log-counts-as-by = { $cause }: o Poder de { $card } ({ $seat_name }) conta { $number }.
log-blood-counts = { $card } ({ $seat_name }): cada 1 de Sangue Posicionado aqui conta { $number }.
log-down-counts = { $card } ({ $seat_name }): cada carta com a face para baixo conta { $number }.
log-totals = { $location }, totais de Poder: { $totals }.
log-ranked = { $location }, classificação: { $seats }.
log-won = { $location }: { $seat_mid } vence.
log-took-ally = { $seat } leva { $card } para a Aliança.
log-place = { $location }, { $place }º lugar: { $seat_mid }, +{ $number } de Influência.
log-place-with-ally = { $location }, { $place }º lugar: { $seat_mid }, +{ $number } de Influência e { $card }.
log-place-with-victim = { $location }, { $place }º lugar: { $seat_mid }, +{ $number } de Influência e uma Vítima.
log-cards-returned = As cartas de Clã voltam às mãos dos donos.
log-shuffled-back = { $seat } embaralha uma carta no baralho de Clã.
log-score = { $seat } termina com { $number } de Influência.
log-game-won = Novo Príncipe de Chicago: { $seats }.

# --- why a bot would choose an option ---
vendetta-reason-leads = Em { $percent }% dos casos considerados, você tem o maior Poder ({ $location }).
vendetta-reason-ahead = Em { $percent }% dos casos considerados, você tem a maior Influência.
vendetta-reason-frenzy = Em { $percent }% dos casos considerados, você tem no máximo 1 de Sangue na Pilha, e o Frenesi está perto.
vendetta-reason-rival-leads = Em { $percent }% dos casos considerados, um oponente tem mais Poder que você ({ $location }).
vendetta-reason-second = Em { $percent }% dos casos considerados, você fica em primeiro ou segundo lugar ({ $location }).
vendetta-reason-rival-ahead = Em { $percent }% dos casos considerados, um oponente tem mais Influência que você.
vendetta-reason-in-sight = Em { $percent }% dos casos considerados, contando o que cada um pode esperar nos Locais, você lidera em Influência.
vendetta-reason-blood = Em { $percent }% dos casos considerados, você tem mais Sangue na Pilha que os outros.
vendetta-reason-allies = Em { $percent }% dos casos considerados, você tem a maior Aliança.
vendetta-reason-unstained = Em { $percent }% dos casos considerados, você não tem marcador de Diablerie.
vendetta-reason-feed = Em { $percent }% dos casos considerados, sua Aliança lhe dá Sangue na Alimentação.
vendetta-reason-ambition = Em { $percent }% dos casos considerados, você tem a Ambição.

# --- why a game cannot be set up like this ---
bad-teams = as duplas precisam de 4 ou 6 lugares, não { $number }
bad-stand-ins = sem cartas substitutas, há cartas de menos ({ $family }: { $number })
bad-hidden-influence = a carta “{ $card }” conta a Influência, que nesta mesa fica oculta; jogue com open_pools=true ou com outro conjunto de cartas
facet-clan = Clã
facet-type = Categoria
facet-power = Poder
facet-influence = Influência
facet-feed = Alimentação
facet-drain = Drenagem

## Textos compostos livremente

option-first = a primeira parte do texto
option-second = a segunda parte do texto
option-third = a terceira parte do texto
option-fourth = a quarta parte do texto
ask-which-part = { $seat_asked }qual parte do texto vale?
ask-whether = { $seat_asked }fazer o que o texto oferece?
ask-whether-to-pay = { $seat_asked }gastar Sangue pelo que o texto oferece?
ask-pay-or-not = { $seat_asked }gastar Sangue ou sofrer o que o texto diz?
ask-which-opponent = { $seat_asked }qual oponente?
bad-word-empty = “{ $name }” não significa nada em [[{ $heading }]] no momento “{ $moment }”; diga de outro modo
    .form = “{ $name }” não significa nada numa carta deste tipo ({ $heading }) neste momento ({ $moment }); escolha outra coisa
bad-inside-played = “{ $name }” não diz de quem é a carta; escreva when_played(opponent, here, …) em volta
    .form = “{ $name }” não diz de quem é a carta; ponha-o em “{ $use }”

## Lugares e contadores, quando algo se resolve à mão

place-hand = mão
place-deck = baralho de Clã
place-alliance = Aliança
place-drained = cartas Drenadas
place-L1 = The Rack
place-L2 = The Asylum
place-L3 = Club Zombie
place-H = Refúgio do Príncipe
place-out = fora do jogo
counter-blood = Sangue
counter-influence = Influência

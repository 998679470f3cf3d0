### O que as páginas dizem, em português.

skip = Ir para o conteúdo
languages = Idioma
language-en = inglês
language-pl = polonês
language-pt = português
home = Início
home-title = O trono está vazio. Ocupe um lugar.
home-lead = Jogos de intriga, numa mesa que conhece cada regra. Jogue já contra robôs ou mande um link aos amigos. Sem cadastro.
home-first = Primeira vez?
games = Jogos
seats-of = { $seats ->
        [one] { $seats } jogador
       *[other] { $seats } jogadores
    }
about-vendetta = blefe numa cidade à noite: cartas secretas, alianças, Ficar ou se Retirar
length-elekt = cerca de uma hora e meia
length-vendetta = cerca de meia hora
length-masters = cerca de uma hora e meia
length-veto = cerca de uma hora
play-now = Jogar agora contra robôs
new-table = Nova mesa
rules = Regras
no-tables = Nenhuma ainda. Suas mesas ficam aqui, mesmo quando o servidor reinicia.
open-tables = Mesas abertas
no-open-tables = Ninguém está esperando companhia no momento.
free-seat = livre
replay = Replay
join = Entrar
watch = Assistir
unofficial = Não oficial, feito por jogadores; sem arte nem texto das editoras.
api = API
how-many-seats = Quantos lugares?
who-sits = Quem se senta onde?
seat = Lugar { $letter }
bot-of = robô: { $level }
bot = robô
your-name = Seu nome
you-name = Eu
who-may-come = Quem pode vir?
by-link = só por link
open-to-all = aberta: qualquer pessoa pode entrar ou assistir
variants = Variantes
rulings = Interpretações ({ $number })
rulings-lead = Onde o livro de regras pode ser lido de duas maneiras, a primeira leitura é a padrão.
yes = sim
no = não
make-table = Criar a mesa
sit-down = { $title }: sente-se
at-table-with = à mesa: { $names }
your-colour = Sua cor
colour-crimson = carmesim
colour-azure = azul
colour-amber = âmbar
colour-emerald = esmeralda
colour-violet = violeta
colour-slate = ardósia
colour-taken = em uso
take-seat = Sentar aqui
bound = O lugar ficará vinculado a este navegador. Se você perder o acesso a ele, quem criou a mesa pode deixar você entrar de novo.
link-used = Já há alguém nesse lugar. Quem criou a mesa pode criar um novo link.
by-link-only = Esta mesa é só por link.
no-free-seat = Não há mais lugar livre.
decision = Decisão
the-table = Mesa
log = Andamento
whole-log = Todo o andamento
links = Convidar amigos
details = Detalhes
close = Fechar
your-turn = Sua vez
waiting = Aguarde
waits-for = Esperamos por { $names }.
rule-of = regra { $rule }
record = Registro
all-options = Lista completa
short-all = Lista
short-ask = Dica
short-undo = Voltar
amount = Quanto
amount-less = Menos
amount-more = Mais
hint-touch = Toque no que está marcado.
hint-touch-or = Toque no marcado ou escolha aqui.
hint-then = agora toque algo marcado.
hint-then-one = agora toque em:
hint-then-hand = agora toque uma carta da sua mão.
hint-would = Se tocar nisto:
hint-refused = não é possível agora.
hint-button = agora aperte o botão.
hint-buttons = agora escolha um botão.
let-go = Soltar (Esc)
keys = Teclas
keys-number = tocar no item ou no botão com esse número
keys-arrows = passar de um item para o seguinte
keys-enter = tocar
keys-escape = soltar o que foi escolhido, fechar a lista
keys-options = todas as opções em lista
keys-help = esta ajuda e os números na mesa
only-choice = Escolher por mim quando só restar uma opção
pass-round = Responder “{ $option }” por mim até o fim da rodada
ask-always = Perguntar mesmo quando só posso passar
by-itself = Não há outra coisa a fazer: a mesa responde “{ $option }” no seu lugar.
passed-for-you = a página passou a vez por você
passed-for-you-about = Não havia com que responder, então esta página passou por você. Para ser perguntado mesmo assim: Configurações, “{ $setting }”.
passed-alone = não havia outra resposta
wish-note = (os outros podem perceber pela rapidez)
undo = Desfazer minha última escolha
stale = A partida avançou nesse meio-tempo. Sua escolha não foi feita; veja como está agora.
not-legal = Isso não é possível agora.
legal-now = Possível: { $options }.
connection-lost = A conexão caiu. Tentando de novo; nada do que foi confirmado se perde.
curtain = Vez de { $name }. Passe o aparelho; ninguém mais deve olhar.
curtain-open = Sou { $name }: mostrar a mesa
link-to = Link para o lugar { $letter }
copy = Copiar
copied = Copiado
sit-here = Sentar aqui
let-in-again = Deixar entrar de novo (novo link)
to-watch = Para assistir
note-known = Da caixa, sabe-se:
note-ours = Criação nossa:
in-the-book = No livro de regras
back-to-table = Voltar à mesa
position = Posição
back = Para trás
forward = Para a frente
seen-by = Visão de
show = Mostrar
refused = Não é possível
enlarge = Ampliar { $name }
decides = decide
away = fora
elekt-round = Rodada { $round } de { $rounds }
elekt-heat-pool = Brasas na reserva
elekt-deck = Baralho de Elite
elekt-pool = Fichas
elekt-face-down = { $number ->
    [one] { $number } virada para baixo
   *[other] { $number } viradas para baixo
}
elekt-titles = Títulos
elekt-heat = Brasas
elekt-hand = Mão
elekt-assigned = Designadas
elekt-place = Posição na Corte
elekt-order = Ordem da Corte
elekt-order-about = Quem vem antes na ordem da Corte vence empates em Poder; o Cetro a abre.
elekt-known = vistas na mão:
elekt-drawn = Recrutas à escolha
elekt-empty-hand = sem cartas
elekt-pile = Pilha de descarte ({ $number })

## À mesa: desfazer por acordo, propostas, ausentes

talk = Conversa à mesa
take-back = Desfazer
take-back-ask = Pedir para desfazer …
take-back-alone = Desfazer mais
take-back-bots = Os robôs concordam com isso.
take-back-own = minha última escolha e o que veio depois
take-back-last = a última escolha
request-own-one = { $name } pede para desfazer a última escolha que fez{ $choice }.
request-own-many = { $name } pede para desfazer { $number ->
    [one] a última escolha
   *[other] as últimas { $number } escolhas
}, voltando para antes da própria escolha{ $choice }.
request-other-one = { $name } pede para desfazer a última escolha, feita por { $whose }{ $choice }.
request-other-many = { $name } pede para desfazer { $number ->
    [one] a última escolha
   *[other] as últimas { $number } escolhas
}, voltando para antes da escolha de { $whose }{ $choice }.
request-waiting = Ainda precisam concordar: { $names }.
request-granted = Desfeito, a pedido de { $name }.
request-refused = { $by } não concorda em desfazer; a partida continua.
request-withdrawn = { $name } retirou o pedido para desfazer.
request-overtaken = { $by } já escolheu; o pedido de { $name } para desfazer perdeu o efeito.
request-open = Outro pedido para desfazer ainda espera resposta. Responda primeiro a ele.
agree = Concordo
refuse = Não, vamos continuar
withdraw = Deixe para lá
no-undo-nothing = Não há nada para desfazer agora.
no-undo-other = Isto não pode ser desfeito livremente: outro lugar já escolheu depois disso. Você pode pedir aos outros.
no-undo-chance = Isto não pode ser desfeito livremente: o acaso já agiu; cartas foram compradas ou embaralhadas, ou dados foram rolados. Você pode pedir aos outros.
no-undo-answers = Isto não pode ser desfeito livremente: era a última de várias respostas secretas, e elas já foram reveladas. Você pode pedir aos outros.
no-undo-secret = Isto não pode ser desfeito livremente: algo secreto já foi mostrado. Você pode pedir aos outros.
propose-lead = Você pode propor uma opção; quem decide a verá. Escolher a mesma de novo retira a proposta.
no-undo-over = A partida terminou e tudo o que era secreto está à vista: nada mais pode ser desfeito. Você pode continuar de qualquer posição em uma nova mesa.
proposes = Proposta de { $names }: { $option }
proposed-by = proposta de { $names }
confirm = Confirmar
ask-bots = Ouvir os robôs
stands-in = Um robô joga por { $name }.
stands-in-for-you = Um robô joga por você ({ $name }).
take-seat-back = Retomar meu lugar
waits-for-away = A mesa espera por { $name }, que não está aqui.
let-bot-play = Deixar um robô jogar por { $name }
no-advice = Só há conselhos em mesas criadas com eles ou onde nenhuma outra pessoa joga contra você.
not-away = Ninguém pode substituir essa pessoa agora.
patience-label = Quando um robô pode assumir
patience-about = Quando a mesa espera esse tempo por alguém que não está aqui, qualquer pessoa à mesa pode deixar um robô jogar. Quem ocupava o lugar pode retomá-lo a qualquer momento.
patience-0 = nunca
patience-60 = depois de 1 minuto
patience-300 = depois de 5 minutos
patience-1800 = depois de 30 minutos
patience-86400 = depois de 1 dia

## Relógios

time = Tempo
clocks = Relógios
clock-label = Relógio
clock-about = Quando o tempo de alguém acaba, um robô joga por essa pessoa até ela retomar o lugar. Os relógios começam a contar quando todos os lugares estão ocupados.
clock-none = nenhum
clock-each-30 = 30 segundos por decisão
clock-each-60 = 1 minuto por decisão
clock-each-300 = 5 minutos por decisão
clock-total-300-5 = 5 minutos por pessoa e mais 5 segundos por escolha
clock-total-900-10 = 15 minutos por pessoa e mais 10 segundos por escolha
clock-total-3600-30 = 1 hora por pessoa e mais 30 segundos por escolha
clock-warn = { $number ->
    [one] Falta { $number } segundo no seu relógio.
   *[other] Faltam { $number } segundos no seu relógio.
}

## O formulário de uma nova mesa: quem está aqui, conjuntos, baralhos, variantes

at-this-browser = uma pessoa neste navegador
by-a-link = uma pessoa, por link
level-easy = fácil
level-normal = normal
level-hard = difícil
level-master = mestre
level-random = aleatório
level-greedy = ganancioso
level-learned = treinado
name = Nome
name-at = Nome no lugar { $letter }
several-here = Várias pessoas em uma só tela? Escolha “neste navegador” para cada lugar: uma cortina esconde a mesa enquanto o aparelho é passado.
cards = Cartas
pack = Conjunto de cartas
deck = Baralho
own-deck = traz um baralho próprio
own-deck-about = A mesa pede o baralho a quem traz um baralho próprio, e ninguém mais o vê nessa hora. As cartas são distribuídas quando todos os baralhos chegam.
decks-awaited = Ainda faltam os baralhos de: { $names }.
not-dealt = As cartas são distribuídas quando todos os baralhos chegam.
deck-lead = { $name }, traga o seu baralho.
deck-of-pack = Um baralho do conjunto
deck-file = … ou um arquivo de baralho
deck-text = … ou o seu texto (TOML)
deck-about = Um arquivo ou texto tem prioridade sobre o baralho do conjunto e é verificado antes de ser aceito.
bring-deck = Jogar com este baralho
bad-deck = Não é possível jogar com este baralho.
variant-difficulty = Dificuldade
variant-vampires = Vampiros em jogo
variant-vampire-of = Vampiro { $number }
variant-player-of = Quem controla o vampiro { $number }
variant-location-cards = Cartas de Local
variant-relics = Relíquias
variant-teams = Duplas
variant-feast = Regras de festa
variant-learning = Partida de aprendizado
variant-decklists = Listas dos baralhos
value-usual = padrão
value-easy = fácil
value-medium = média
value-hard = difícil
value-open = abertas
value-closed = fechadas
variants-more = Mais variantes
## Lições

learn = Aprenda em { $number ->
    [one] { $number } passo
   *[other] { $number } passos
}
lesson = Lição
lesson-offer = Primeira vez? Faça a lição.
lesson-of = Aprenda a jogar { $title }
lesson-step = Passo { $number } de { $last }
lesson-back = Voltar
lesson-next = Avançar
lesson-do-it = Faça por mim
lesson-other = É possível, mas este passo pede outra coisa. Leia de novo e tente outra vez; nada se perdeu.
lesson-end = Essa é a essência de { $title }. O resto está nas cartas e nas regras, a um clique. Jogue agora: os robôs são pacientes.
lesson-again = Recomeçar a lição
lesson-happened = O que acabou de acontecer
lesson-nothing = Nada ainda.

## Replays e o embaralhamento selado

resume-tables = Suas mesas em andamento
my-finished-tables = Suas partidas encerradas
resume = Continuar
replays = Replays
no-replays = Nenhuma mesa aberta chegou ao fim da partida ainda.
a-watcher = espectador
copy-position = Copiar o link para esta posição
continue = Continuar daqui em uma nova mesa
continue-lead = A nova mesa começa com esta distribuição e com todas as escolhas até esta posição. Quem viu o replay conhece as cartas ocultas.
continue-me = eu
continue-link = uma pessoa, por link
continue-make = Criar a mesa
continue-not-yet = Só uma partida encerrada pode continuar em outra mesa: até o fim, a distribuição é secreta.
continue-at-the-end = Ali a partida já terminou. Escolha uma posição anterior.
sealed = Embaralhamento selado: { $seal }…
fair-shuffle = O embaralhamento foi justo?
verify-title = O embaralhamento selado
verify-lead = Antes da primeira carta, a mesa sorteia um número secreto, a semente, da qual decorrem todos os embaralhamentos e todas as rolagens de dados, e publica sua impressão digital: o selo. Depois do fim, a semente é revelada, e qualquer pessoa pode conferir se ela corresponde ao selo. Assim, ninguém, nem o anfitrião, pode ter mudado a sorte no meio do caminho.
verify-seal = O selo, publicado antes da distribuição
verify-found = O que a verificação mostrou
verify-seed = A semente
verify-again = A impressão digital desta semente, calculada de novo
verify-result = O resultado a que as escolhas levam (regra, vencedores)
verify-good = Em ordem: a semente corresponde ao selo, e { $number ->
    [one] a única escolha é permitida e leva
   *[other] as { $number } escolhas são todas permitidas e levam
} a este resultado.
verify-yourself = Confira por conta própria
verify-how = Este comando só precisa do Python e deve imprimir o selo:
verify-how-all = Este comando refaz a partida inteira, embaralhamento por embaralhamento:
verify-wait = A partida ainda não terminou. Até o fim, a semente é secreta; anote o selo e volte depois.
verify-file = Abrir ou verificar um arquivo de registro
verify-choose = Um registro (.game)
verify-check = Verificar
verify-open = Abrir: replay e análise
verify-a-file = Verificar um arquivo de registro

## Relatos

report = Relatar um problema
report-lead = Diga com suas palavras o que deu errado. A posição vai junto como arquivo de cenário, só com o que o seu lugar pode saber: o que você não vê é preenchido por uma regra fixa e não revela nada.
report-said = O que deu errado?
report-download = Baixar o relato
report-send = Enviar ao anfitrião
report-kept = Agradecemos. O anfitrião recebeu o relato.
report-what = O que o relato contém
report-not-wanted = O relato não foi enviado: o anfitrião deste servidor não guarda relatos. Você pode baixá-lo.
report-full = O relato não foi enviado: a pasta de relatos do anfitrião está cheia. Você pode baixá-lo.
report-not-kept = O relato não pôde ser guardado no disco do anfitrião. Você pode baixá-lo.

## Regras em idiomas

rules-partly = Algumas regras aparecem em inglês: ninguém as traduziu ainda.
no-rulebook = { $title } não traz regras para ler. À mesa, o que se pode fazer está sempre à vista.
## The table of Vendetta

ve-blood = Sangue
ve-influence = Influência
ve-feed = Alimentação
ve-drain = Drenagem
ve-drained = Influência se Drenada
ve-drained-cards = Drenadas:
ve-power = Poder
ve-drains = +{ $blood } de Sangue; no fim vale { $then } em vez de { $now }
ve-drains-vampire = +{ $blood } de Sangue e Diablerie; no fim vale { $then } em vez de { $now }
ve-counted = Aqui conta { $power }; impresso { $printed }
ve-influence-now = Influência contada como no fim; { $tokens } em marcadores, o resto vem das cartas
ve-influence-leads = A maior Influência agora; { $tokens } em marcadores, o resto vem das cartas
ve-tokens = Marcadores de Influência
ve-tokens-start = No início
ve-tokens-places = Lugares nos Locais
ve-tokens-rest = Frenesis e textos
ve-ally-soon = A cada rodada, um Aliado vem para cá
ve-nobody-won = Ninguém venceu aqui
ve-a-victim = uma Vítima
ve-diablerie = Diablerie
ve-flipped = virados
ve-hand = Mão
ve-deck = Baralho
ve-ambition = Ambição
ve-on-turn = joga agora
ve-with = com { $letter }
ve-used = usada
ve-knows = Cartas ocultas que você conhece ({ $number })
ve-known = vistas na mão:
ve-either = na mão ou com a face para baixo:
ve-face-down = com a face para baixo
ve-total = Total
ve-so-far = Poder aqui neste momento, pelo que você sabe: cartas com seus textos e Sangue.
ve-so-far-hidden = + Cartas viradas para baixo contam quando são reveladas.
ve-so-far-changing = * Ainda pode mudar por: { $cards }.
ve-now = agora
ve-done = resolvido
ve-haven = Refúgio
ve-ally = e o Aliado
ve-victim = e uma Vítima
ve-rewards = Influência:
ve-rewards-about = Influência dos três primeiros lugares em um Local; o primeiro leva também o Aliado, o segundo uma Vítima
ve-choice-stay = Seu poder conta
ve-choice-withdraw = Seu sangue volta
ve-ally-deck = Baralho de Aliados
ve-victims = Vítimas
ve-sheets = Clãs à escolha
ve-relics = Relíquias
ve-looked = À escolha
ve-play-up = Aqui, face para cima
ve-play-down = Aqui, face para baixo
ve-up-short = para cima
ve-down-short = para baixo
ve-then-where = agora toque onde ela vai: para cima ou para baixo.
ve-then-card = agora toque em uma carta da mão.
ve-aimed-up = Sua carta vai aqui, face para cima
ve-aimed-down = Sua carta vai aqui, face para baixo
ve-out = Fora do jogo ({ $number })

## The table of Masters of the Night

mn-round = Rodada { $round }
mn-events = Eventos
mn-relics = Relíquias
mn-pools = Reservas:
mn-agents = agentes
mn-minions = lacaios
mn-blood = sangue
mn-city = A cidade
mn-hidden = agentes ocultos
mn-exposed = agentes revelados
mn-seal = selo de
mn-cross-red = cruz vermelha do mapa
mn-cross-grey = cruz azul-acinzentada do mapa
mn-veil = Véu
mn-next-plan = Chegarão:
mn-loss = o Véu enfraquecerá em
mn-dice = Dados
mn-dice-use = um por agente
mn-die = dado
mn-aside = separados:
mn-taken = Neste combate:
mn-event = Evento
mn-to-come = Próximo evento, virado para cima
mn-relic = A relíquia a entregar
mn-offered = À escolha
mn-in-play = Em jogo
mn-ap = PA
mn-kills = vítimas
mn-pay-blood = sangue a pagar
mn-unknown = mais a rolar
mn-out = Fora: { $number }
mn-events-left = { $number ->
        [one] resta { $number }
       *[other] restam { $number }
    }
mn-event-past = Último
mn-event-about = Todo dia, a carta do topo do baralho de eventos é revelada: os agentes chegam conforme o mapa dela e depois o texto é resolvido. Quando uma carta é necessária e não há nenhuma, a partida está perdida.
mn-no-event = Nenhum evento foi revelado ainda.
mn-step-leader = líder
mn-step-districts = distritos
mn-step-event = evento
mn-step-hunt = caça
mn-clock-about = De dia, a ficha de líder passa adiante, os distritos aplicam seus efeitos diurnos, um evento é revelado e os vampiros são caçados. Depois vem a noite: cada vampiro joga o seu turno.
mn-city-read = Textos dos distritos
mn-city-read-about = Os nove distritos com os textos inteiros: o que cada um faz de dia ou de noite.
mn-city-by-day = de dia, se os lacaios ou os agentes estão ali em vantagem
mn-city-by-night = de noite, para quem está ali; custa pontos de ação
mn-pools-about = Fora da cidade: agentes, lacaios, sangue e relíquias que restam.
mn-goal = Ritual
mn-goal-about = Vocês vencem juntos pelo ritual. Ele exige que todos os vampiros tenham colocado seus selos e estejam num só distrito, sem nenhum agente e com pelo menos tantos lacaios quantos vampiros.
mn-goal-kills = vítimas
mn-goal-kills-about = Vítimas de todos os vampiros juntos; meta: { $goal }. Com nove, um vampiro pode colocar o seu selo.
mn-goal-seals = selos
mn-goal-seals-about = Selos colocados; meta: { $goal }. Cada vampiro sela um distrito com um lacaio e nenhum agente.
mn-goal-together = juntos
mn-goal-together-about = Vampiros { $where }; meta: { $goal }. Para o ritual, todos devem estar num só distrito.
mn-goal-minions = lacaios lá
mn-goal-minions-about = Lacaios { $where }; o ritual exige { $goal }.
mn-goal-agents = agentes lá
mn-goal-agents-about = Agentes { $where }: para o ritual, não pode haver nenhum.
mn-goal-events = eventos
mn-lost-head = 0: derrota
mn-lost-about = O jogo se perde com o Véu em 0, ou quando é preciso um evento e não resta nenhum.
mn-legend-kill = vítima
mn-goal-events-about = Cartas no baralho de eventos: { $number }. Uma é usada por dia; sem nenhuma, a partida está perdida.
mn-ap-about = custa { $number } PA; um vampiro tem 2 por noite
mn-cross-about-red = Cruz vermelha do evento: agentes chegam aqui ({ $number }).
mn-cross-about-grey = Cruz azul-acinzentada do evento: agentes chegam aqui ({ $number }).
mn-hunted = Três ou mais agentes junto de um vampiro: de dia, eles o caçarão, num combate com os dados mais baixos.
mn-ahead-minions = Lacaios em vantagem: são mais que os agentes, ou o distrito está selado.
mn-ahead-agents = Agentes em vantagem: são mais que os lacaios.
mn-side-minions = Lacaios em vantagem:
mn-side-agents = Agentes em vantagem:
mn-one-hidden = um agente oculto
mn-one-exposed = um agente revelado
mn-one-minion = um lacaio
mn-about-hidden = Agentes ocultos: { $number }. Precisam ser revelados antes de poderem ser combatidos.
mn-about-exposed = Agentes revelados: { $number }. Um vampiro aqui pode combatê-los.
mn-about-minion = Lacaios: { $number }. São de todos; podem acompanhar quem se move, ser sacrificados num combate ou entregues para selar.
mn-way = O custo de se mover para cá
mn-veil-about = O Véu esconde a Família. Enfraquece quando agentes chegam a um distrito com um lacaio ou um vampiro pronto, quando faltam agentes na reserva e quando um vampiro exausto se recupera. Em 0, tudo está perdido; em 3 ou menos, vêm mais agentes.
mn-row-about = Agentes que o próximo evento traz: { $red } para a cruz vermelha, { $larger } e { $smaller } para as azul-acinzentadas.
mn-lacks = { $number ->
        [one] Falta { $number } agente
       *[other] Faltam { $number } agentes
    } na reserva para o próximo evento: Véu −{ $number }.
mn-lacks-about = Agentes na reserva: { $pool }; o próximo evento traz { $coming }. Cada um que falta enfraquece o Véu em 1. Agentes que caem voltam à reserva.
mn-dice-about = Num combate, pega-se um dado por agente. 5 ou 6: o agente cai. 3 ou 4: o agente cai e custa 1 de sangue. 1 ou 2: o agente fica e perde-se 1 de sangue.
mn-actions = Ações
mn-actions-idle = à noite, 2 PA cada
mn-barred = Agora não:
mn-do-expose = Revelar
mn-do-fight = Combater
mn-do-recruit = Recrutar
mn-do-night-effect = Efeito
mn-do-hunt = Caçar
mn-do-wild-hunt = Selvagem
mn-do-seal = Selar
mn-do-ritual = Ritual
mn-do-end-turn = Encerrar
mn-about-expose = Todos os agentes ocultos deste distrito são revelados.
mn-about-fight = Combate todos os agentes revelados deste distrito de uma vez.
mn-about-recruit = Um lacaio vem para cá, e o Véu se fortalece em 1.
mn-about-night-effect = Usa o efeito impresso neste distrito.
mn-about-hunt = Ganha 1 de sangue.
mn-about-wild-hunt = Recupera todo o sangue; o Véu enfraquece em 1.
mn-about-seal = Entrega um lacaio daqui e coloca o selo do vampiro: o distrito conta para sempre como dos lacaios.
mn-about-ritual = Vence a partida: todos os selos colocados, todos os vampiros aqui, nenhum agente, lacaios suficientes.
mn-about-end-turn = É a vez do próximo vampiro; os PA que sobrarem se perdem.
mn-bar-ap = faltam PA
mn-bar-kills = { $number ->
        [one] { $number } vítima
       *[other] { $number } vítimas
    }
mn-bar-pool = acabaram os lacaios
mn-bar-day = distrito diurno
mn-bar-no-minion = nenhum lacaio
mn-bar-agents = há agentes aqui
mn-bar-sealed = já está selado
mn-bar-own-seal = o selo já foi colocado
mn-bar-seals = faltam selos
mn-bar-apart = nem todos aqui
mn-bar-minions = poucos lacaios
mn-bar-blood = falta sangue
mn-bar-fights = só em combates
mn-bar-veil = Véu fraco demais
mn-bar-card = proibido
mn-bar-no-hidden = sem alvo
mn-bar-no-exposed = sem alvo
mn-bar-full = sangue no máximo
mn-bar-vain = nada a ganhar

mn-bar-short-ap = faltam PA
mn-bar-short-pool = sem lacaios
mn-bar-short-day = é diurno
mn-bar-short-no-minion = sem lacaio
mn-bar-short-agents = há agentes
mn-bar-short-sealed = já selado
mn-bar-short-own-seal = selo posto
mn-bar-short-seals = faltam selos
mn-bar-short-apart = nem todos
mn-bar-short-minions = mais lacaios
mn-bar-short-blood = sem sangue
mn-bar-short-fights = no combate
mn-bar-short-veil = Véu fraco
mn-bar-short-card = proibido
mn-bar-short-no-hidden = sem alvo
mn-bar-short-no-exposed = sem alvo
mn-bar-short-full = no máximo
mn-bar-short-vain = em vão
mn-bar-short-kills = { $number ->
        [one] 1 vítima
       *[other] { $number } vítimas
    }
mn-plan-kills = vítimas com os melhores dados
mn-plan-bleeding = sangue perdido com os melhores dados
mn-leader-about = O líder decide de dia e age primeiro à noite; a ficha passa adiante todo dia.
mn-tired-about = Sem sangue: recupera-se no próximo turno, e o Véu enfraquece em 1.
mn-blood-about = Sangue: { $number } de { $limit }. Paga habilidades e se perde em combates; sem ele, o vampiro fica exausto.
mn-kills-about = Vítimas: { $number } de 9. 1: Caçar. 2: relíquias. 4: Caçada Selvagem. 6: habilidade das Trevas. 9: Selar e Ritual.
mn-seal-set = Selo colocado: { $where }
mn-seal-open = O selo ainda não foi colocado
mn-turned-won = O ritual foi realizado na rodada { $round }; Véu: { $veil }, eventos restantes: { $events }.
mn-turned-events = Faltaram eventos, e havia { $kills } de { $needed } vítimas. Revelem agentes e combatam desde as primeiras noites: sem nove vítimas de cada vampiro não há selo, e sem selos não há ritual.
mn-turned-landing = O que mais enfraqueceu o Véu: agentes vistos ao chegar ao lado de vampiros e lacaios ({ $lost } de { $all }). Com vampiros e lacaios em poucos distritos, isso acontece menos.
mn-turned-missing = O que mais enfraqueceu o Véu: agentes que faltavam na reserva ({ $lost } de { $all }). Quem está na cidade não pode chegar; cada agente que cai em combate volta à reserva.
mn-turned-text = O que mais enfraqueceu o Véu: os textos dos eventos ({ $lost } de { $all }). Recrutar o fortalece em 1 a cada vez: vale gastar nisso os PA que sobram.
mn-turned-exhausted = O que mais enfraqueceu o Véu: vampiros sem sangue ({ $lost } de { $all }). Cacem enquanto houver 1 de sangue e saiam antes que três agentes cacem de dia.
mn-turned-deeds = O que mais enfraqueceu o Véu: as suas próprias ações e cartas ({ $lost } de { $all }). A Caçada Selvagem e as habilidades das Trevas são pagas com ele.
mn-end-rounds = Rodadas jogadas
mn-lost-landing = Véu perdido por agentes vistos ao chegar
mn-lost-missing = Véu perdido por falta de agentes
mn-lost-text = Véu perdido por textos de eventos
mn-lost-districts = Véu perdido por distritos com agentes em vantagem
mn-turned-districts = O que mais enfraqueceu o Véu: distritos onde os agentes estavam em vantagem de dia ({ $lost } de { $all }). Mantenham ali tantos lacaios quantos agentes, ou combatam os agentes.
mn-lost-exhausted = Véu perdido por vampiros exaustos
mn-lost-deeds = Véu perdido de outro modo
mn-short-night-effect = Efeito
mn-short-kills = vítimas
mn-short-seals = selos
mn-short-together = juntos
mn-short-minions = lacaios
mn-short-agents = agentes
mn-short-events = eventos
mn-badge-hunted = caça
mn-badge-ahead = à frente
mn-ask-act = { $vampire } tem { $ap ->
        [0] 0 pontos de ação (PA). Use o que não custa PA ou encerre o turno.
        [one] 1 ponto de ação (PA): toque em um distrito marcado para ir até lá, ou em uma ação marcada.
       *[other] { $ap } pontos de ação (PA): toque em um distrito marcado para ir até lá, ou em uma ação marcada.
    }
mn-ask-die = Escolha um dado para este combate. 5 ou 6: um agente cai. 3 ou 4: ele cai, mas perde-se 1 de sangue. 1 ou 2: ele fica, e perde-se 1 de sangue.
mn-ask-fighter = Três ou mais agentes caçam de dia: qual vampiro combate?
mn-ask-move-agent = Toque um agente e depois o distrito para onde ele vai.
mn-ask-day-fight = Agentes caçam em vários distritos: qual combate vem agora?
mn-ask-day-effect = De dia, os distritos agem um após o outro: qual vem agora?
mn-ask-reroll = Rolar de novo todos os dados da reserva? Dados altos combatem melhor.
mn-ask-first-player = Quem lidera no primeiro dia? O líder decide de dia e age primeiro à noite.
mn-for-kills = Vítimas
mn-for-city = Cidade
mn-for-blood = Sangue
mn-for-goal = Vitória
mn-for-turn = Turno
mn-use-expose = revela
mn-use-fight = elimina
mn-use-recruit = +1 lacaio
mn-use-night-effect = o impresso
mn-use-hunt = +1 sangue
mn-use-wild-hunt = sangue todo
mn-use-seal = um cada
mn-use-ritual = vitória
mn-use-end-turn = próximo
el-ask-assign = Toque uma Unidade da mão e a Zona aonde ela vai, ou passe nesta rodada.
el-ask-swap = Você venceu em Ardil: toque uma Unidade sua nesta Zona e outra sua em outra Zona. Elas trocam de lugar.
el-ask-save-basic = Sua Unidade é destruída: { $card }. Salvá-la? Volta à sua mão de graça, pois é Básica.
el-ask-save-elite = Sua Unidade é destruída: { $card }. Salvá-la por 1 Brasa? Volta à sua mão.
el-wins-occultism = deixa anexar duas fichas
el-wins-deceit = deixa trocar duas Unidades próprias
el-wins-violence = deixa destruir uma Unidade
el-wins-power = ganha a carta
el-now-recruit = Coroas (Poder) ganham as cartas das Zonas: fique com muitas, ou com um texto que vá usar.
el-now-danger = { $who } venceria a partida com a carta daqui: { $zone }. Passe à frente em Poder aqui.
el-now-win = Em coroas, { $card } lideraria em Poder ({ $zone }), e os Títulos de lá dariam a você a vitória.
el-now-lead = O Poder conquista Títulos: em coroas, { $card } lideraria ali ({ $zone }).
el-now-build = Há Títulos aqui: { $zone }. Quem tem mais coroas os ganha, com várias Unidades se preciso.
el-now-hold = Você lidera onde há Títulos: reforce, ou guarde Unidades para a próxima rodada.
el-now-shut = Há Títulos aqui, mas nenhuma outra Unidade sua pode vir: { $zone }. Fortaleça-se em outra Zona ou passe.
el-now-tied = Você empata em Poder aqui, { $who } vence o empate, e nenhuma outra Unidade sua pode vir: { $zone }. Fortaleça-se em outra Zona ou passe.
el-now-even = Você empata em Poder aqui, e nenhuma outra Unidade sua pode vir: { $zone }. Fortaleça-se em outra Zona ou passe.
el-now-full = Você lidera onde há Títulos, e nenhuma outra Unidade sua pode ir para lá: ganhe outra carta ou passe.
el-now-none = Nenhuma Unidade sua pode ser designada agora: passe.
el-now-court = Nenhum Título à vista: ganhe a carta cujo texto mais ajuda você.
el-now-attach = Toque uma ficha e depois uma Unidade: uma coroa na sua ajuda mais.
el-now-swap = O Poder ganha as cartas: leve coroas para onde ainda decidem.
el-now-destroy = Destrua as coroas que ameaçam você.
el-now-save = Uma Unidade salva volta à sua mão e pode ser designada { $when ->
        [now] ainda nesta rodada
       *[later] na próxima rodada
    }.
el-now-order = Quem vem antes na ordem da Corte vence empates em Poder.
ve-ask-clan = Escolha seu clã: toque na carta dele.
ve-ask-plan = Jogue uma carta: toque nela e depois no lugar. Face para baixo, fica oculta e custa { $cost } de sangue.
ve-ask-plan-any = Jogue uma carta: toque nela e depois no lugar: face para cima, ou para baixo e oculta.
ve-ask-plan-up = Jogue uma carta: toque nela e depois no lugar.
ve-ask-first = Antes, você pode { $list }.
ve-ask-card-up = { $place }: qual carta você joga ali com a face para cima?
ve-ask-card-down = { $place }: qual carta você joga ali com a face para baixo?
ve-ask-turn = Sua carta está aqui: { $place }. Você pode { $list }; depois termine o turno.
ve-ask-end = Sua carta está aqui: { $place }. Termine o turno.
ve-ask-stay = { $place }: Ficar ou se Retirar? Todos escolhem em segredo.
ve-ask-keep = Qual carta você leva para a mão? A outra vai para o fundo do seu baralho.
ve-ask-keep-two = Toque as duas cartas que você leva para a mão. A terceira vai para o fundo do seu baralho.
ve-ask-may-blood = pôr Sangue nela
ve-ask-may-flip = virar um marcador de Diablerie
ve-ask-may-drain = Drenar cartas
ve-ask-may-look = olhar uma carta
ve-ask-may-relic = usar sua Relíquia
ve-ask-may-use = usar o texto de uma carta
ve-goes-place = Em resolução: { $place }.
ve-goes-own = Seu turno continua.
ve-goes-turn = É a vez de { $who }.
ve-now-clan = Vence quem tiver mais influência após três rodadas. Qualquer clã pode: cada um joga suas próprias cartas.
ve-now-clan-easy = Vence quem tiver mais Influência após três rodadas. É a primeira vez? Destes, { $clan } é o mais fácil para começar.
ve-now-keep = O poder conquista locais; um texto age na etapa que a carta indica.
ve-now-card = O número no canto é o poder dela aqui; o texto age na etapa que indica.
ve-now-blood = Cada ponto de sangue soma 1 de poder ali; quem se retira o recebe de volta.
ve-now-free = Ainda não há rival aqui: { $place }. Quem fica só leva o aliado.
ve-now-beat = { $place }: neste momento, mais { $more } de Poder põe você na frente: você tem { $own }, o melhor Rival { $rival }.
ve-now-places = Os três primeiros lugares dão influência: estar presente conta, mesmo atrás.
ve-now-alone = Ninguém mais tem cartas aqui: fique, e o Aliado é seu.
ve-now-ahead = Neste momento você fica em primeiro, { $own } contra { $rival }: +{ $gain } de Influência e o Aliado.
ve-now-tied = Neste momento você fica em primeiro, { $own } contra { $rival }, e vence o empate: +{ $gain } de Influência e o Aliado.
ve-now-stay = { $rank ->
        [2] Neste momento você fica em segundo, { $own } contra { $rival }: +{ $gain } de Influência e uma Vítima.
        [3] Neste momento você fica em terceiro, { $own } contra { $rival }: +{ $gain } de Influência.
       *[other] Neste momento você não fica entre os três primeiros, { $own } contra { $rival }: isso não traz nada.
    } { $where ->
        [haven] Quem se retira recupera sangue e cartas.
       *[elsewhere] Quem se retira guarda o sangue, e as cartas vão para o Refúgio.
    }
ve-now-hidden = { $number ->
        [one] Uma carta virada para baixo não foi contada.
       *[other] { $number } cartas viradas para baixo não foram contadas.
    }
ve-now-changing = Ainda pode mudar por: { $cards }.
mn-use-warned = caçarão aqui!
mn-day-hunts = De dia, { $agents ->
        [one] 1 agente caça
       *[other] { $agents } agentes caçam
    } aqui: { $blood ->
        [0] sem perda de sangue
       *[other] cerca de { $blood } de sangue
    }.
mn-day-nothing = nada acontece lá
mn-day-may = Se chegarem mais agentes, caçarão { $where ->
        [there] lá
       *[here] aqui
    } de dia: { $blood ->
        [0] sem perda de sangue
       *[other] cerca de { $blood } de sangue
    }.
mn-now-first = Vocês vencem juntos pelo ritual; com o Véu em 0 ou sem eventos, perdem.
mn-now-least-blood = Quem tem menos precisa mais: sem sangue, um vampiro fica exausto.
mn-now-relic = Dê a quem vai usá-la: a relíquia fica na carta do vampiro.
mn-now-expose-most = Escolha onde combater em seguida: só se combatem agentes revelados.
mn-now-reroll = Estes dados são baixos: novos serão melhores em média.
mn-now-keep-dice = Estes dados são bons: novos serão piores em média.
mn-now-day-effect = Só onde um lado está em vantagem algo acontece ({ $places }); comece pelo que ajuda.
mn-now-ritual = Está tudo pronto: realizem o ritual e vençam.
mn-now-seal = Nove vítimas bastam: coloque o selo aqui.
mn-now-veil = O Véu está quase no fim: Recrutar o fortalece em 1.
mn-now-veil-short = Os agentes que faltam ao próximo evento acabariam com o Véu: Recrutar o fortalece em 1.
mn-now-fight = Combata: cada agente que cai é uma vítima, e um selo exige nove.
mn-now-fight-short = Combata: agentes que caem voltam à reserva. Senão o próximo evento acaba com o jogo.
mn-now-blood = Resta pouco sangue: cace antes de combater.
mn-now-expose = Neste turno: Revelar e depois Combate. Cada agente que cai é uma vítima.
mn-now-expose-last = Revele os agentes daqui: depois, qualquer vampiro que venha pode combatê-los.
mn-now-hunted = Três ou mais agentes caçarão aqui de dia: saia ({ $places }).
mn-now-cornered = Três ou mais agentes caçarão aqui de dia, e não há saída.
mn-now-go-fight = Neste turno: vá até agentes revelados ({ $places }) e depois Combate.
mn-now-go-expose = Neste turno: vá aonde há agentes ({ $places }) e depois Revelar. O combate fica para a próxima noite.
mn-now-go-expose-fight = Neste turno: vá aonde há agentes ({ $places }), depois Revelar e depois Combate.
mn-now-go-last = Vá aonde há agentes ({ $places }): na próxima noite poderá revelá-los e combatê-los.
mn-now-closer = Aproxime-se de agentes ({ $places }): só combates dão vítimas.
mn-now-recruit = Não há quem combater neste turno: { $veil ->
        [full] Recrutar traz um lacaio para selos e ritual.
       *[lower] Recrutar traz um lacaio para selos e ritual e ajuda o Véu.
    }
mn-now-low-dice = Os dados restantes são baixos demais para combater: { $veil ->
        [full] Recrutar traz um lacaio para selos e ritual.
       *[lower] Recrutar traz um lacaio para selos e ritual e ajuda o Véu.
    }
mn-now-spare = Pouco sangue para combater: { $veil ->
        [full] Recrutar traz um lacaio para selos e ritual.
       *[lower] Recrutar traz um lacaio para selos e ritual e ajuda o Véu.
    }
mn-now-rest = Nada urge: use um efeito noturno ou uma habilidade que ajude, ou encerre o turno.
mn-now-end = Sem PA: encerre o turno, a não ser que uma habilidade valha o preço.
mn-now-go-seal = Neste turno: vá aonde há um lacaio e nenhum agente ({ $places }) e depois Selo.
mn-now-recruit-seal = Nove vítimas: recrute um lacaio aqui e coloque o selo na próxima noite.
mn-now-recruit-and-seal = Nove vítimas. Neste turno: recrute um lacaio aqui e depois Selo.
mn-now-to-seal = Nove vítimas: o selo é colocado onde há um lacaio e nenhum agente ({ $places }). Vá até lá.
mn-now-no-seal = Nove vítimas: o selo exige um distrito com um lacaio e nenhum agente.
mn-now-gather = Todos os selos estão colocados: reúnam-se onde há lacaios suficientes e nenhum agente.
mn-now-help = O selo está colocado: revele agentes para os outros ou recrute lacaios para o ritual.
mn-ask-larger = As cruzes azul-acinzentadas do evento: toque no distrito que recebe { $larger ->
        [one] 1 agente
       *[other] { $larger } agentes
    }. O outro recebe { $smaller ->
        [0] nenhum
       *[other] { $smaller }
    }.
mn-ask-minions = Quantos lacaios você sacrifica? Cada um leva um agente consigo, que conta como vítima. Depois é preciso um dado por agente restante.
mn-now-larger = Chegam agentes aos dois. Três ou mais junto de um vampiro o caçam de dia.
mn-now-least = Agentes enfraquecem o Véu quando alguém os vê chegar e quando faltam. Custa menos escolher: { $places }.
mn-now-same = Seja qual for a escolha, { $number ->
        [0] o Véu não perde nada.
       *[other] o Véu perde o mesmo: { $number }.
    }
mn-veil-falls = Véu −{ $number }{ $least ->
        [0] {""}
       *[other] {" "}a mais
    }
mn-now-along = Selos e ritual exigem lacaios; agentes que chegam junto de um enfraquecem o Véu.
mn-now-travel = Vá aonde se possa combater agentes; onde há três ou mais, eles caçam de dia.
mn-now-die = Dados altos não custam sangue; mas a reserva é de todos vocês.
mn-now-minions = Um lacaio poupa um dado e sangue; mas selos e ritual também exigem lacaios.
mn-now-fighter = Quem combate ganha as vítimas e perde o sangue.
mn-goes-night = { $vampire } ({ $who }) age.
mn-goes-day = Dia: { $vampire } ({ $who }) lidera.

## The table of Veto!

vt-kreski = Kreski (votos)
vt-szabla = Szabla (sabre)
vt-lafa = Lafa (soldo)
vt-ducats = Ducados
vt-hand = Mão
vt-deck = Baralho
vt-discards = Descarte
vt-top = último descarte:
vt-removed = Removidas ({ $number })
vt-known = Vistas na mão ({ $number })
vt-pool = Kreski (votos) na reserva
vt-initiative = iniciativa
vt-election = eleição
vt-banned = Mortos ou removidos, ninguém os joga:
vt-answers = responde a
vt-duel = Duelo
vt-company = Companhia
vt-costs = custa agora { $number ->
        [one] { $number } ducado
       *[other] { $number } ducados
    }
vt-missing = { $number ->
        [one] falta { $number } ducado
       *[other] faltam { $number } ducados
    }
vt-dear = custa { $price }, faltam { $missing }
vt-upkeep = custa mais { $number ->
        [one] { $number } ducado
       *[other] { $number } ducados
    } a cada rodada
vt-yields = rende { $number ->
        [one] { $number } ducado
       *[other] { $number } ducados
    } a cada rodada
vt-balance = Ducados; variação no próximo acerto: { $number }
vt-szabla-against = Szabla { $own } contra { $other }
vt-odds-armed = Com equipamento { $own } contra { $other }
vt-odds-even = por enquanto empate, ninguém se fere
vt-odds-wounds = por enquanto você vence, { $card }: ferimento
vt-odds-kills = por enquanto você vence, { $card }: morte
vt-odds-wounded = por enquanto você perde, { $card }: ferimento
vt-odds-killed = por enquanto você perde, { $card }: morte
vt-odds-lost = por enquanto morre seu último Elekt ({ $card }) e você perde a partida
vt-goal-about = Kreski (votos) necessárias: { $goal }; com elas, um Elekt em jogo e uma eleição, vence-se a partida
vt-elekt-about = Elekt: um candidato ao trono na própria companhia
vt-elekt-here = Elekt (candidato) em jogo
vt-elekt-missing = nenhum Elekt (candidato) em jogo
vt-pool-about = Kreski (votos) que ainda não são de ninguém; cada campanha pega uma
vt-initiative-about = Quem tem a iniciativa fala primeiro e pode convocar uma eleição
vt-electoral-about = Campo eleitoral: quem está aqui pode fazer campanha, desafiar e ser desafiado
vt-magnates-about = Campo dos magnatas: só Karmazyn (magnatas) e Wpływowy (influentes) ficam aqui, fora do alcance de desafios
vt-guide = Como está a rodada
vt-phase-setup = As primeiras mãos são distribuídas.
vt-phase-untap = As cartas são desviradas; a iniciativa é decidida.
vt-phase-settlement = As mãos são completadas e os ducados são pagos; pode-se convocar uma eleição.
vt-phase-game = Os jogadores jogam por turnos: um feito, ninharias e, por fim, bene.
vt-phase-end = Quem cumpre as condições vence; senão, começa uma nova rodada.
vt-deed = um feito
vt-deed-about = Um feito por turno: pôr um personagem em jogo, fazer campanha, desafiar, mover ou usar uma carta com a letra C
vt-trifles = ninharias
vt-trifles-about = Quantas ninharias quiser por turno: equipamento, propriedades, estocadas sob personagens, cartas com a letra D
vt-to-win = Para vencer a eleição: um candidato (Elekt) e { $goal ->
    [one] { $goal } voto (kreska)
   *[other] { $goal } votos (kreski)
}
vt-election-on = Eleição! Decidida no fim da rodada
vt-turned-election = A eleição se decidiu no fim da rodada { $round }. Kreski (votos): { $kreski }, necessários: { $goal }; candidato em jogo: { $cards }.
vt-challenge = Desafio
vt-decided = decidido
vt-lead-undecided = Empate: ninguém se fere
vt-lead-wounded = { $loser }: ferimento (desvantagem de { $number })
vt-lead-killed = { $loser }: morte (desvantagem de { $number })
vt-stack = Pilha
vt-stack-about = O que se joga espera aqui até todos dizerem bene; a última carta se resolve primeiro
vt-stack-empty = O que se joga espera aqui até todos responderem.
vt-now = Agora: { $moment }
vt-next = resolve-se a seguir
vt-negated = fica sem efeito
vt-aimed = o número { $number } na pilha visa esta carta
vt-turn = na vez
vt-deed-done = feito cumprido
vt-head-elekt = candidato
vt-head-votes = votos
vt-hurt-from = { $kills ->
        [99] desvantagem: ferimento, não morte
        [1] desvantagem de 1: morte
        [2] desvantagem de 1: ferimento; 2 ou mais: morte
       *[other] desvantagem de 1 a { $least }: ferimento; { $kills } ou mais: morte
    }
vt-hurt-about = Quem é ferido vai para o descarte; quem morre sai do jogo, e ninguém mais pode jogar esse nome. O vencedor pega kreski (votos).
vt-stake = último Elekt
vt-stake-about = O único Elekt (candidato) deste jogador: se ele morrer, o jogador perde a partida.
vt-stake-own = Se { $one } morrer, você perde a partida.
vt-reserve-about = Equipamento que ainda pode ser usado: +{ $number }, sem contar o que dizem os textos. É escolhido antes das estocadas.
vt-hidden = { $number ->
        [one] { $number } estocada
       *[other] { $number } estocadas
    }
vt-hidden-about = Estocadas com a face para baixo: ainda podem ser jogadas.
vt-so-far = Por enquanto:
vt-electoral-hint = Seus personagens ficam aqui. Eles fazem campanha, desafiam e são desafiados.
vt-price = ducados: { $price } de { $ducats }
vt-at-electoral = pode fazer campanha, desafiar e ser desafiado
vt-at-magnates = a salvo de desafios, mas sem fazer campanha
vt-gather = vira a carta, pega kreski (votos)
vt-goes-duel = Duelo: { $one } { $first } contra { $two } { $second }.
vt-goes-own = Seu turno segue quando os outros responderem.
vt-goes-out = Você está fora da partida. Pode assistir até o fim.
vt-goes-turn = É a vez de { $who }.
vt-goes-played = { $who } { $does } { $card }.
vt-goes-replied = { $who } responde a “{ $aim }”: { $card }.
vt-goes-aimed = { $who } { $does } { $card } → { $aim }.
vt-goes-answered = { $card } está na pilha: os outros podem responder.
vt-goes-idle = Qualquer resposta só serviria para negar a sua própria carta: a mesa responde “bene” no seu lugar.
vt-ask-deed = Ação principal (feito): { $list }.
vt-ask-done = Ação principal (feito) cumprida.
vt-ask-trifles = Extras (ninharias): { $list }.
vt-ask-nothing = Não há mais nada a fazer ou que dê para pagar: encerre o turno.
vt-ask-reply = Responder ou passar (bene)?
vt-ask-reply-with = Responder com { $cards } ou passar (bene)?
vt-ask-own-reply = { $card }, uma carta sua, está na pilha. Em geral passa-se (bene), para que faça efeito.
vt-ask-own-more = { $card }, uma carta sua, está na pilha. Você pode acrescentar: { $cards }. Usar ou passar (bene)?
vt-ask-pass = Você não tem resposta a isto: passe (bene).
vt-ask-own-pass = { $card } está na pilha. Passe (bene), para que faça efeito.
vt-ask-moment = Agora: { $moment }.
vt-ask-moment-card = Agora: { $moment }: { $card }.
vt-ask-moment-duel = Agora: { $moment }, { $one } { $first } contra { $two } { $second }.
vt-ask-slot = { $one } { $first } contra { $two } { $second }. Estocada, réplica ou passar (bene)?
vt-ask-answer = { $two } desafia { $one }. Lutar ou recusar?
vt-refusing = { $price ->
        [0] vira a carta, sem custo
        [one] vira; custa { $price } kreska
       *[other] vira; custa { $price } kreski
    }
vt-ask-arms = { $one } { $first } contra { $two } { $second }. Toque no equipamento a usar e depois em “Pronto”.
vt-ask-bribe = Subornos: 3 ducados (em geral) dão +1 às Kreski (votos) dos magnatas. O maior total começa e só ele convoca a eleição.
vt-ask-first-hand = Estas são suas primeiras cartas. Ficar com elas ou, uma única vez, trocar todas?
vt-ask-election = Os votos (kreski) bastam. Convocar a eleição? Quem cumprir as duas condições no fim desta rodada vence.
vt-ask-pile = Sua pilha de descarte: qual destas cartas vai para ela agora? A última fica no topo.
vt-now-first-hand = Bons de guardar: personagens que você pode pagar, melhor com coroa (Elekt).
vt-now-nobody = Nenhum personagem nesta mão: quase nada pode ser jogado. É melhor trocar.
vt-now-too-dear = Nenhum personagem que você possa pagar: é melhor trocar as cartas.
vt-now-elekt = Sem candidato (Elekt) ninguém vence; você tem um na mão: { $card }.
vt-now-character = Quem entra em jogo traz votos (kreski); a maioria também pode fazer campanha por mais.
vt-now-agitate = Votos vencem: você tem { $kreski } de { $goal }. Quem faz campanha fica virado e recebe mais.
vt-now-done = Você terá outro turno: a vez circula até ninguém realizar um feito.
vt-now-last = Todos os outros passaram: cumpra um feito, ou os turnos desta rodada acabam.
vt-ends-turns = os turnos desta rodada acabam
vt-now-pass = Quando ninguém mais cumpre um feito, a rodada acaba e pagam-se ducados.
vt-now-reply = Se você passar, a carta fica na mão.
vt-now-both = Se ambos passarem: { $told }
vt-now-odds = { $odds } (sem estocadas).
vt-now-comes = Se ninguém responder: { $told }
vt-now-own = O que está marcado responderia à sua própria carta: raramente compensa.
vt-now-ahead = Você está à frente: se ambos passarem (bene), você vence o duelo.
vt-now-behind = Você está atrás: uma estocada pode virar o duelo; se ambos passarem (bene), está perdido.
vt-now-even = Está empatado: uma estocada vence o duelo, se nenhuma outra responder.
vt-now-bribe = 0 basta, a não ser que queira começar ou convocar a eleição.
vt-now-election = Convoque-a se puder manter os votos (kreski) e um candidato (Elekt) até o fim da rodada.
vt-now-discard = As mãos são completadas na próxima rodada: descarte uma carta que dificilmente jogará.
vt-letter-p = sempre
vt-letter-c = feito
vt-letter-d = ninharia
vt-letter-r = réplica
vt-may-character = pôr um personagem
vt-may-agitate = fazer campanha
vt-may-challenge = desafiar
vt-may-move = mudar de campo
vt-may-card = jogar uma carta marcada “feito”
vt-may-estate = propriedade
vt-may-equipment = equipamento
vt-may-thrust = estocada oculta
vt-may-hand = passar equipamento
vt-may-influence = influência política
vt-may-effect = efeito ou habilidade

## Cards in full

card-more = Mais sobre esta carta
origin-mark-rulebook = livro de regras
origin-mark-public-card-list = lista de cartas
origin-mark-box = sua caixa
origin-mark-stand-in = substituta
card-rules = Regras:
card-plan = O mapa da cidade
## The server and its database

database-away = O servidor não consegue acessar o banco de dados no momento. Nada do que foi confirmado se perdeu; espere um pouco e tente de novo.
database-damaged = O banco de dados do servidor está danificado. Esperar não adianta: avise o anfitrião, que precisa restaurar uma cópia de segurança.
## Refusals

no-such-page = Essa página não existe.
no-such-game = Esse jogo não existe.
no-such-table = Essa mesa não existe.
no-such-seat = Não há lugar “{ $letter }” nesta mesa.
no-such-rule = Essa regra não existe.
no-such-card = Essa carta não existe.
no-such-link = Este link não leva a lugar nenhum. Peça um novo.
many-tables = Você já criou muitas mesas. Espere um pouco antes de criar outra.
only-creator = Só quem criou a mesa pode fazer isso.
not-seated = Você não tem lugar nesta mesa.
not-your-seat = Este lugar não é seu.
other-site = Este formulário veio de outro site.
old-page = Esta página está desatualizada ou os cookies estão desativados. Recarregue-a e tente outra vez.
too-fast = Rápido demais. Espere um momento e tente de novo.
too-large = Grande demais: podem ser enviados no máximo { $most } KiB.
senseless = O que foi enviado não corresponde a esta página. Volte, confira e tente de novo.
cannot-make = Não é possível criar a mesa assim.
one-seat = Você já tem um lugar nesta mesa. Um navegador ocupa um só lugar, a não ser que a mesa tenha sido criada para várias pessoas num mesmo navegador.
many-watchers = Já há gente demais assistindo, aqui ou a partir do seu endereço. Quem está à mesa não é afetado.
many-pages = Há páginas demais deste lugar abertas. Feche algumas.
many-reports = Você já enviou muitos relatos. Espere um pouco ou baixe o relato.
too-slow = O envio foi lento demais. Tente mais uma vez.
unreadable = Isto não pode ser lido: não é um arquivo nosso ou a leitura demora demais. Escolha outro arquivo.
readers-busy = Há arquivos demais sendo lidos neste momento. Espere um instante e tente de novo.

## At the table

seats-free = Lugares livres: { $letters }. Na vez deles, a partida espera por uma pessoa ou um robô.
links-only-here = Estes links abrem só neste computador. Para amigos em outros lugares, inicie o Interrex com serve --host 0.0.0.0 e crie a mesa no endereço que ele mostra.

## A game of other rules or cards, told from its story

story = a história
story-other-rules = Esta partida foi jogada com regras que este programa não usa mais.
story-other-cards = Esta partida foi jogada com cartas que não estão mais aqui.
story-other-choices = Esta partida foi jogada por um programa que lia as regras de outro modo, por isso não pode ser refeita aqui.
story-lead = Nada dela se perdeu: veja o que aconteceu; o registro pode ser guardado.
story-lead-in-play = Ela não pode continuar aqui, mas nada se perdeu: veja o que aconteceu, até onde você pode saber; o registro pode ser guardado.
story-record = Guardar o registro
story-pack = Guardar as cartas
story-no-pack = As cartas desta mesa não estão aqui.
story-table = A mesa após { $number } de { $last ->
    [one] { $last } escolha
   *[other] { $last } escolhas
}

## Avisos no registro, que todos leem

notice-sat = { $name } ocupa o lugar { $letter }.
notice-sat-nameless = O lugar { $letter } está ocupado.
notice-sat-too = { $name } ocupa também o lugar { $letter }, num navegador que já tem outro lugar aqui.
notice-link = Foi criado um novo link para o lugar { $letter } (antes: { $name }). Quem ocupar o lugar verá as cartas dele.
notice-advice = Nesta mesa, todos podem perguntar a um robô o que ele faria. O andamento mostra quem pergunta.
notice-asked = { $name } pede conselho a um robô.
notice-bot = { $name }, um robô, ocupa o lugar { $letter }.
notice-shared = Esta mesa foi criada para várias pessoas num mesmo navegador: um navegador pode ocupar mais de um lugar e ver as cartas de cada um.
notice-known = Esta mesa continua uma partida encerrada. Quem viu essa partida ou o seu replay pode conhecer as cartas ocultas e o que será comprado.
notice-trial = Esta mesa foi criada para experimentar uma carta: procurou-se uma distribuição em que ela está diante de você. O que aconteceu antes foi escolhido ao acaso.
everybody-is-told = (todos ficam sabendo)

## Interpretações, glossário, página da API

docs-lead = Para leitura por máquina:
docs-who = Diga quem você é com o cabeçalho abaixo; você recebe uma chave ao criar uma mesa ou ocupar um lugar. Envie com a escolha o número do turno da decisão.
docs-required = obrigatório
docs-body = Corpo:
docs-about = O árbitro e a mesa para jogos de tabuleiro e de cartas: a mesma porta que as páginas usam.
call-list-games = Os jogos, seus lugares, interpretações, variantes e conjuntos de cartas.
call-open-tables = As mesas abertas cuja partida ainda não terminou.
call-new-table = Uma nova mesa: sua chave, um link para cada lugar e um para assistir. Guarde a chave em segredo.
call-sit = Ocupe o lugar indicado por um link. O lugar fica ligado à sua chave; sem chave, você recebe uma nova.
call-seat-view = Tudo o que o seu lugar pode saber: visão, decisão com opções e número do turno, andamento da partida.
call-choose = Faça uma escolha. Quando a resposta chega, a escolha já está guardada.
call-undo = Desfaça sua última escolha, enquanto ninguém tiver descoberto nada desde então; para voltar mais, peça aos outros (`ask`).
call-events = Como está a mesa, agora e a cada mudança (server-sent events).
call-record = O registro; até o fim da partida, sem semente nem segredos.
call-bring-deck = Traga seu baralho quando `talk.decks_awaited` citar seu lugar; com o último, as cartas são distribuídas.
call-ask = Peça às outras pessoas que desfaçam todas as escolhas a partir de `back_to`; os robôs concordam.
call-answer = Concorde com o pedido em aberto ou recuse-o; quem pediu pode retirar o pedido com uma recusa.
call-propose = Em um jogo cooperativo: proponha uma opção de `talk.open_decision`; a mesma opção de novo retira a proposta.
call-think = O que a busca acha da sua decisão: para cada opção, sua parte na busca, a chance de vitória com o intervalo, a sequência de jogadas esperada e razões no seu idioma. Só em jogos cooperativos, em partidas nas quais só robôs jogam contra você e em mesas criadas com conselhos. O andamento diz a todos quem pergunta.
call-stand-in = Deixe um robô jogar por um dos lugares de `talk.away`.
call-take-back-seat = Volte a jogar onde um robô está no seu lugar; uma escolha sua faz o mesmo.
call-say-something = Diga algo a todos à mesa; o que foi dito está em `talk.messages`, no estado dela.
field-x-form-token = Só para navegadores com o nosso cookie.
field-seat = A letra de um lugar, ou `watch`; o seu próprio, se nada for indicado.
field-seats = Para cada lugar, `person` ou o nível de um robô.
field-patience = Segundos após os quais um robô pode substituir quem está ausente; 0: nunca.
field-clock = `each 60` ou `total 900 10`, em segundos; vazio: sem relógio.
field-pack = O hash de um conjunto de cartas; vazio: o que vem com o jogo.
field-shared = Uma chave pode ocupar vários lugares; todos são avisados.
field-advice = Mesmo entre pessoas, cada um pode perguntar a um robô; todos são avisados disso e ficam sabendo quem pergunta e quando.
glossary = Glossário

## O palco

elekt-counts = Contagem de cada um aqui
elekt-leads = lidera
elekt-tied = empate
elekt-goal = Títulos para vencer na hora: { $goal }; senão, vence quem tiver mais Títulos após a rodada 6.
elekt-heat-about = Brasas pagam habilidades; pode-se ter no máximo 3.

goal = Objetivo:
goal-elekt = chegar antes de todos a { $seats ->
    [2] 7
    [3] 6
   *[other] 5
  } Títulos, ou ter o maior número deles após a rodada 6
goal-vendetta = ter a maior Influência após três rodadas
goal-masters = juntos: realizar o ritual antes que o Véu acabe ou os eventos se esgotem
goal-veto = um candidato (Elekt) em jogo e 2/3 dos votos (kreski) no fim de uma rodada com eleição
since-your-turn = Desde a sua última jogada
scene = O que está sendo decidido
scene-pause = Pausar ou continuar
scene-step = Um passo
scene-skip = Pular
scene-watch = Mostra-se o que foi decidido. Um toque em qualquer lugar, ou qualquer tecla, segue adiante.
keys-scene = enquanto algo é decidido: pausar, avançar um passo, pular
terms = Termos
terms-here = Termos nesta mesa
terms-more = Outros termos
terms-about = Aponte para uma palavra sublinhada com pontos ou para um sinal, ou toque neles. A tecla t abre esta lista.
keys-terms = os termos do jogo, explicados
why-not = Agora não:
settings = Configurações
speed = Os robôs jogam
speed-slow = devagar
speed-normal = em ritmo normal
speed-fast = depressa
speed-instant = na hora
hurry = Até minha vez
hurry-about = Os robôs respondem logo, até haver uma pergunta para você
turn-sound = Um som quando for a minha vez
turn-notify = Uma notificação quando for a minha vez e a página estiver oculta
choice-unsent = Sem conexão. A sua escolha fica guardada e será reenviada automaticamente.

result = Resultado
rematch = Jogar de novo
rematch-moved = Jogar de novo, todos um lugar adiante
rematch-go = Ir para a nova partida
rematch-not-yet = A partida ainda não terminou.
share = Copiar o link do replay
ve-abilities = Habilidades e Relíquia

## Companhia: amigos nos lugares de robôs, a conversa, quem assiste

invite-for-bot = Envie este link a um amigo, que continua no lugar de { $name } com as mesmas cartas.
seat-from-bot = { $name }, um robô, jogou neste lugar até agora. Você assume as cartas dele e tudo o que ele tem; toda a mesa fica sabendo.
seat-over = A partida terminou: ninguém mais pode ocupar este lugar.
notice-sat-bot = { $name } ocupa o lugar { $letter }, que era de um robô, e vê as cartas dele a partir de agora.
live = Ao vivo
watching = { $number ->
    [0] Ninguém está assistindo.
    [one] Uma pessoa está assistindo.
   *[other] { $number } pessoas estão assistindo.
}
chat = Conversa
chat-empty = Ninguém disse nada ainda.
chat-text = Diga algo
chat-send = Enviar
chat-phrases = Frases prontas
mute-all = Silenciar a conversa
mute-seat = Silenciar o lugar { $letter }
nothing-said = A mensagem está vazia. Escolha uma frase ou escreva um texto.
talks-much = É muita coisa de uma vez. Espere um pouco antes de dizer mais.
phrase-hello = Olá!
phrase-luck = Boa sorte!
phrase-moment = Um momento, por favor.
phrase-nice = Boa jogada!
phrase-ouch = Ai!
phrase-thanks = Valeu!
phrase-sorry = Desculpe!
phrase-good-game = Bom jogo!

## O fim

won-together = Todos venceram.
lost-together = Todos perderam.
lead-changed = Como a liderança mudou ({ $counted })
lead-changed-plain = Como a liderança mudou
lost-most = As maiores perdas ({ $counted })
changes-more = Ao todo, { $number ->
    [one] houve { $number } mudança
   *[other] houve { $number } mudanças; a lista mostra algumas delas
}.
change-at = Depois da escolha { $number }:
lead-first = Quem lidera primeiro: { $names } ({ $numbers }).
lead-passes = A liderança passa de { $before } para { $names } ({ $numbers }).
score-elekt = Títulos
score-vendetta = Influência
score-veto = Kreski
counts-elekt = Títulos
counts-vendetta = Influência, contada como no fim
counts-masters = o Véu
counts-veto = kreski
mn-seals-placed = Selos colocados
mn-gathered = Vampiros juntos em um distrito

## Cartas e baralhos

decks = Baralhos
build-deck = Montar um baralho
search-text = Palavras na carta
search-hint = nome, texto ou identificador
search = Buscar
filters = Filtros e ordem
any = qualquer
up-to = { $name }: no máximo
sorted-by = Ordenar por
order-pack = ordem do conjunto
order-name = nome
all-cards = Todas as cartas
no-cards-found = Nenhuma carta corresponde à busca. Retire um filtro.
search-wrong = Esta busca não é possível; todas as cartas são mostradas.
stand-in-mark = substituta: feita para completar a caixa
stand-in-about = ° marca uma carta substituta: feita para completar a caixa, não vem dela.
my-decks = Meus baralhos
no-decks = Ainda não há baralhos salvos neste navegador.
decks-unsaved = Ainda não salvos, guardados neste navegador
deck-unnamed = Baralho sem nome
deck-go-on = Continuar montando
decks-of-pack = Baralhos que vêm com o conjunto
pack-without-decks = Este conjunto não traz baralhos.
change-deck = Alterar
copy-deck = Copiar e alterar
copy-own-deck = Copiar
copy-own-deck-of = Copiar o baralho { $name }
deck-copy-name = { $name } (cópia)
forget = Remover
forget-deck = Remover o baralho { $name }
forget-deck-sure = Remover o baralho “{ $name }” com todas as versões?
forget-draft-sure = Remover “{ $name }”? Esse baralho não foi salvo.
win-shares = Contra os outros baralhos
win-shares-about = Quantas vezes este baralho vence os baralhos do conjunto, em partidas que robôs jogam com ambos.
not-measured = Isso só se sabe dos baralhos que vêm com o conjunto: as partidas deles foram jogadas de antemão. O seu baralho não foi medido; teste-o acima contra um robô.
measure-yourself = Para quem hospeda este servidor: como medi-lo
measure-about = Baixe o baralho como TOML e deixe robôs jogarem com ele num terminal:
how-it-wins = Como pretende vencer
test-deck = Testar contra um robô
against = Contra qual baralho
against-deck = contra: { $name }
deck-to-table = Levar para uma nova mesa
export-ids = Exportar com identificadores (TOML)
export-names = Exportar com nomes
compare-with = Comparar com
compare = Comparar
compare-newest = comparar com a mais nova
version = Versão { $number }
same-cards = Ambos têm as mesmas cartas.
totals = Totais
curve = Cartas por preço
at-price = preço
sample-hand = Uma primeira mão possível
mulligan = … e comprada de novo:
another-hand = Outra mão
one-more = Mais uma: { $name }
one-less = Menos uma: { $name }
deck-name = Nome do baralho
save-deck = Salvar
deck-saved = Salvo. Quem tiver este link pode ler e copiar o baralho:
deck-saved-since = Este baralho foi salvo enquanto isso em outra aba, como “{ $name }”. Nada foi sobrescrito: escolha qual dos dois deve ser a versão mais nova.
deck-not-forgotten = Este baralho foi salvo de novo em outra aba depois que você abriu esta página, por isso não foi removido. Olhe-o primeiro; depois remova-o, se ainda quiser.
deck-look-other = Ver o outro
undo-change = Desfazer
empty-deck = Esvaziar
import-export = Importar e exportar
import-about = Cole um arquivo de baralho ou uma lista: em cada linha, um número e um nome
read-deck = Ler
deck-out = O baralho como texto, para copiar
needs-script = Montar baralhos requer JavaScript.
not-sent = O servidor não responde. Suas mudanças ficam neste navegador.
card-not-sent = O servidor não responde. O que você digitou fica nesta página e será enviado sozinho; não a feche.
no-such-deck = Não existe esse baralho.
deck-empty = Ponha pelo menos uma carta no baralho e então salve-o.
no-such-pack = Este conjunto não está aqui. Peça-o ao anfitrião.
deck-too-long = Este baralho é longo demais (caracteres: no máximo { $most }).
many-decks = Este navegador já salvou o número máximo de baralhos. Remova um antes.
cards-found = { $number ->
    [one] { $number } carta
   *[other] { $number } cartas
} de { $all }
versions = { $number ->
    [one] { $number } versão
   *[other] { $number } versões
}
deck-verdict = { $number ->
    [one] { $number } carta
   *[other] { $number } cartas
}: { $legal ->
    [yes] o baralho é válido
   *[no] o baralho ainda não é válido
}
read-back = O que a carta faz, como o programa a joga

## Análise de uma partida encerrada

analyse = Analisar
analyse-a-file = Analisar um arquivo de registro
analysis = Análise
analysis-lead = Cada escolha é julgada pelo que se sabia naquele lugar e naquele momento: a chance de vitória, a melhor opção e quanto a escolha custou. A análise rápida leva alguns minutos; a profunda, várias vezes mais.
analysis-deeper = A análise profunda é várias vezes mais minuciosa e demora mais na mesma proporção.
analysis-quick = Análise rápida
analysis-deep = Análise profunda
analysis-other-quick = Ver a análise rápida
analysis-other-deep = Ver a análise profunda
analysis-under-way = A partida está sendo analisada. As mesas em jogo têm prioridade.
analysis-leave = Você pode sair desta página; a análise continua e fica guardada com a mesa.
analysis-look = Ver o andamento
analysis-left = { $minutes ->
    [one] Falta cerca de um minuto.
   *[other] Faltam cerca de { $minutes } minutos.
}
analysis-stop = Parar
not-yours-to-stop = Só quem começou esta análise, criou a mesa ou jogou nela pode pará-la.
analysis-failed = Não foi possível concluir a análise. Você pode começá-la de novo.
analysis-not-yet = Só se analisa uma partida encerrada: até o fim, as cartas são secretas.
analysis-busy = Há muitas análises em andamento agora. Tente daqui a pouco.
many-analyses = Você já pediu análises demais nesta hora. As anteriores ficam guardadas com suas mesas.
analysis-honest = As chances são estimativas de uma busca, não a verdade.
analysis-curve-own = Chances de vitória pelo que cada um podia saber
analysis-curve-open = Chances de vitória com as cartas abertas
analysis-short-own = pelo que se sabia
analysis-short-open = cartas abertas
analysis-axis-rounds = Rodadas
analysis-axis-choices = Escolhas
analysis-mark-slip = Deslize
analysis-mark-mistake = Erro
analysis-mark-blunder = Erro grave
analysis-table = As curvas em tabela
analysis-choice = Escolha
analysis-turns = Onde a partida virou
analysis-show = Ver no replay
analysis-instead = Jogar daqui de outro jeito
analysis-why = O que pesa a favor, visto do lugar de { $name }:
analysis-why-you = O que pesa a favor, visto do seu lugar:
analysis-nothing = Nada está marcado aqui.
analysis-every = Todas as decisões
analysis-what = O que se escolheu e o que era melhor
analysis-cost = Custo (p.p.)

## Conselhos durante a partida

advice = Conselhos
advice-allowed = Mesmo entre pessoas, todos podem perguntar a um robô o que ele faria
advice-about = Quando só há robôs contra você, sempre é possível perguntar. Entre pessoas, todos são avisados antes de se sentar, e o andamento mostra quem pergunta.
ask-advice = Um conselho?
advice-line = Depois, talvez { $line }.
advice-quoted = “{ $option }”
advice-clear = { $names } é a melhor escolha: { $chance }% de chance de vitória, contra { $next }% da seguinte.
advice-unsure-best = { $names } parece a melhor escolha, { $chance }% de chance de vitória contra { $next }%, mas o robô não tem certeza.
advice-even = { $names } são mais ou menos equivalentes: { $chance }% de chance de vitória.
advice-alone = { $names }: { $chance }% de chance de vitória.
advice-best = a melhor escolha
advice-looks-best = parece a melhor
advice-as-good = mais ou menos equivalente
advice-unsure = talvez mais fraca
advice-weaker = mais fraca
advice-much-weaker = bem mais fraca
coach = Avisar antes de uma escolha que custe caro
coach-about = Um robô analisa antes cada escolha sua, por isso ela demora um pouco mais.
coach-warns = Um robô acha que isto custa pelo menos 10 pontos percentuais da sua chance de vitória. Escolha de novo para fazer assim mesmo.

## Problemas

puzzle = Problema
puzzles = Problemas
puzzles-lead = Posições de partidas entre robôs em que uma escolha é claramente a melhor, mostradas do ponto de vista de um dos lugares. A lista dos problemas que você resolveu fica guardada só neste navegador.
puzzle-today = Problema do dia
no-puzzles = Ainda não há problemas para resolver.
puzzle-lead = Uma escolha é claramente melhor que todas as outras. Qual?
puzzle-not-best = Não é a melhor escolha: { $option }. Há uma melhor.
puzzle-tried = já tentada
puzzle-solved = Certo: { $option }.
puzzle-solution = A solução: { $option }.
puzzle-show = Mostrar a solução
puzzle-next = Próximo problema
statistics = Estatísticas
statistics-lead = As partidas encerradas, contadas. Não há conta: as suas partidas são aquelas em que este navegador teve um lugar.
statistics-mine = Suas partidas neste navegador
statistics-open = Partidas abertas neste servidor
statistics-none-mine = Você ainda não terminou nenhuma partida neste navegador.
statistics-none-open = Nenhuma partida aberta terminou ainda neste servidor.
statistics-you = Você
statistics-people = Pessoas
statistics-bots = Robôs
statistics-games = Partidas
statistics-won = Vitórias
statistics-place = { $number }º lugar
statistics-average = Posição média
statistics-cost = Custo médio de uma escolha
statistics-points = { $cost } p.p. ({ $number ->
    [one] { $number } partida analisada
   *[other] { $number } partidas analisadas
    })
statistics-no-cost = nenhuma partida analisada
statistics-times = Vezes
statistics-plays = Jogado
statistics-plays-vendetta = Clã
statistics-plays-masters = Vampiro
statistics-plays-veto = Baralho
statistics-openings = Abertura: primeiro personagem posto em jogo

## The pack editor

own-packs = Suas próprias cartas
own-packs-lead = Digite as cartas da sua caixa, noite após noite, e jogue com elas. O que você não digitar fica como nas cartas da casa.
my-box = Minha caixa
new-pack = Novo conjunto
new-pack-about = Ele começa com as cartas da casa; uma carta que você digita toma o lugar de uma delas ou, onde o jogo permite, é acrescentada.
pack-name = Nome do conjunto
import-pack = Importar um arquivo
pack-file = Arquivo do conjunto (TOML)
pack-text = Ou cole aqui
import-nothing = Nenhum arquivo foi escolhido e nada foi colado. Escolha um arquivo de conjunto ou cole o texto dele.
import-no-text = “{ $name }” não é um arquivo de texto. Um arquivo de conjunto é texto no formato TOML, como o que “Baixar o arquivo” cria.
import-refused = { $number ->
    [one] Nada foi importado: há um erro.
   *[other] Nada foi importado: há { $number } erros.
}
pack-to-table = Nova mesa com estas cartas
export-pack = Baixar o arquivo
copy-pack = Copiar para os seus conjuntos
pack-of-others = Você pode ler estas cartas e jogar com elas. Para mudar algo, copie o conjunto.
pack-counts = Neste jogo as cartas só podem ser substituídas, não acrescentadas: uma carta que você digita toma o lugar de uma da casa, e de cada tipo há tantas cartas diferentes quantas na caixa:
card-of-others = Esta carta é do conjunto de outra pessoa: você pode lê-la, mas não mudá-la. Para mudá-la, copie o conjunto.
pack-progress = Quanto já foi digitado
pack-cards-lead = Escolha uma carta para escrever o que a sua diz. Tudo é guardado sozinho, e você pode jogar com o conjunto a qualquer momento.
typed-of = { $number } de { $all } digitadas
drafts-of = { $number ->
    [one] 1 rascunho
   *[other] { $number } rascunhos
}
pack-more = Nome, links, apagar
pack-keywords = Palavras-chave próprias
pack-called-so = Você tem outro conjunto com este nome; mude abaixo o nome de um deles para não confundi-los. O outro:
save-name = Salvar
share-link = Link para amigos
share-link-about = Quem o tiver pode ler as cartas, jogar com elas e copiar o conjunto, mas não mudá-lo.
move-link = Link para outro aparelho seu
move-link-about = Quem o abrir pode mudar o conjunto. Guarde-o para você.
renew-link = Criar um novo link
renew-link-sure = Criar um novo link? O antigo deixará de funcionar. Quem já o abriu ainda poderá mudar o conjunto.
pack-keepers = { $number ->
    [one] { $number } navegador pode alterar este conjunto.
   *[other] { $number } navegadores podem alterar este conjunto.
}
keep-alone = Só este navegador pode alterá-lo
keep-alone-sure = Tirar o conjunto de todos os outros navegadores? Eles ainda poderão ler as cartas, mas não alterá-las.
forget-pack = Apagar este conjunto
forget-pack-sure = Apagar este conjunto? As mesas criadas com ele mantêm as cartas.
pack-move-lead = Com este link você pode mudar um conjunto de { $game } também neste navegador.
pack-move-here = Mudar aqui também
new-card = Nova carta
add-card = Acrescentar
card-family = Tipo
card-state = Situação
state-typed = digitada
state-draft = rascunho
state-missing = da casa
state-idle = digitada, ainda não faz nada
card-typed = Guardada no conjunto.
card-draft = Guardada como rascunho: ainda não está no conjunto.
card-missing = A carta da casa está de volta.
card-form = Formulário
card-origin = Origem e notas
preview = Prévia
no-preview = Ainda não há nada para mostrar.
compare-stand-in = Comparar com a carta que ela substitui
copy-from = Copiar de outra carta
copy-card = Copiar
copy-about = Tudo é substituído, menos o nome.
similar-cards = Parecidas
other-cards = Outras
put-back = Voltar à carta da casa
put-back-sure = Tirar a sua carta do conjunto?
remove-card = Remover a carta
save-card = Salvar
other-languages = Em outros idiomas
one-language = Basta um idioma. Onde nada for escrito, a carta mostra o texto de outro idioma, indicando qual é.
name-in-language = { $tongue ->
    [pl] O nome está em polonês.
    [pt] O nome está em português.
   *[en] O nome está em inglês.
}
as-text = Como texto
as-text-about = É o mesmo efeito como os arquivos de conjunto o escrevem. Você não precisa dele: serve para copiar um efeito para outra carta ou para escrever um como docs/packs.md descreve.
add-effect = Efeito
add-when = Momento
add-cost = Custo
add-titles = Título
add-ability = Habilidade
remove = Remover
remove-of = Remover: { $name }
move-up = Mover para cima
slot-choose = indique na lista …
slots-inside = Partes
slot-open = Ainda falta escolher algo aqui.
slot-zero = ainda vazio; escreva 0 se a carta não tiver
card-field-name = Nome
card-field-nickname = Alcunha
card-field-text = Texto
card-field-origin = Origem
card-field-stand-in = Partes desconhecidas
card-field-known = Partes conhecidas
card-field-note = Nota
card-field-rank = Categoria
card-field-type = Tipo
card-field-symbols = Símbolos
card-field-copies = Cópias
card-field-when = Quando
card-field-cost = Custo
card-field-effect = Efeito
card-field-effects = Efeitos
card-field-titles = Títulos
card-field-en = Inglês
card-field-pl = Polonês
card-field-pt = Português
card-field-phase = Funciona de
card-field-ap = Pontos de ação
card-field-minions-ahead = Lacaios em vantagem
card-field-agents-ahead = Agentes em vantagem
card-field-vampires = Vampiros
card-field-agents = Agentes
card-field-rows = Linhas: Véu forte, Véu fraco
card-field-reported-rows = Linhas relatadas
card-field-blood = Sangue
card-field-darkness = Trevas
card-field-seal = Selo
card-field-act = Ato
card-field-red = Cruz vermelha
card-field-grey = Cruzes azul-acinzentadas
card-field-kind = Tipo
card-field-on = Colocada em
card-field-while = Enquanto está em jogo
card-field-daily = Quando começa um dia
card-field-moments = Em momentos do jogo
card-field-seal-moments = Selo, em momentos do jogo
card-field-discard-when = É descartada
card-field-once = Com que frequência
card-field-clan = Clã
card-field-power = Poder
card-field-place = Onde começa
card-field-values = Valores
card-field-earlier = Valores da primeira impressão
card-field-faces = Nomes das cartas, um por linha
card-field-influence = Influência
card-field-paired = Trocada com
card-field-do = Faz
card-field-faction = Facção
card-field-lafa = Lafa (5, 6/1 ou 3/+2)
card-field-arms = Armas
card-field-szabla = Szabla
card-field-kreski = Kreski
card-field-keywords = Palavras-chave
card-field-unique = Única
card-field-treasury = Tesouro
card-field-income = Renda
card-field-ability = O que faz
card-about-thrust-ability = O “+3 Szabla” de uma estocada é escrito aqui: acrescente uma habilidade, escolha “… tem … de Szabla” e depois o seu lutador, +3 e este duelo. O campo “Szabla” acima fica vazio, a não ser que a carta tenha Szabla própria.
card-field-limit = Limite
not-your-pack = Este conjunto é de outra pessoa. Copie-o para mudá-lo.
many-packs = Você tem tantos conjuntos quantos um navegador pode ter. Apague um primeiro.
many-drafts = Há rascunhos demais neste conjunto. Termine alguns primeiro.
drafts-too-long = Os rascunhos deste conjunto são longos demais: o limite de caracteres de todos juntos é { $most }. Termine alguns primeiro.
card-too-large = Esta carta tem mais efeitos do que o formulário consegue mostrar: o limite de campos é { $most }. Mude a carta no arquivo e importe-o de novo.
pack-too-long = O limite de caracteres de um conjunto é { $most }.
pack-too-many = O limite de cartas próprias de um conjunto é { $most }.
pack-changed = O conjunto está sendo mudado em outro lugar. Tente de novo.
card-changed = Esta carta foi mudada enquanto isso em outro aparelho. Nada foi sobrescrito: escolha qual versão deve ficar.
pack-renamed = O nome ou as palavras-chave foram mudados enquanto isso em outro aparelho. O conjunto se chama agora “{ $name }” e suas palavras-chave são: { $keywords }. O que você digitou está abaixo e não foi salvo; salve para substituí-los.
pack-typed-on = O conjunto foi mudado em outra aba ou em outro aparelho depois que você abriu esta página, por isso não foi apagado. É assim que ele está agora; apague-o de novo, se ainda quiser.
conflict-title = Esta carta foi mudada em outro aparelho ou em outra aba
conflict-gone = Esta carta foi removida em outro aparelho ou em outra aba
conflict-about = O que você digitou continua no formulário, mas não foi guardado. Nada foi sobrescrito: escolha qual das duas versões deve ficar.
conflict-yours = A sua
conflict-kept = Guardada enquanto isso
conflict-card = A carta como foi guardada
conflict-mine = Ficar com a minha
conflict-other = Ficar com a outra
conflict-reset = Tirar a minha carta mesmo assim
conflict-leave-out = Deixar removida
pack-mistakes = Assim não dá: { $why }
pack-unreadable = Este conjunto já não pode ser lido como está. Baixe o arquivo, corrija-o e importe-o de novo. { $why }
pack-other-game = Este conjunto é de outro jogo.
pack-uneditable = Este arquivo está organizado de um modo que não permite mudar cartas isoladas aqui. Escreva cada carta abaixo de um [[cabeçalho]] próprio.
card-name-missing = Dê um nome à carta.
card-called-so = Outra carta deste conjunto tem o mesmo nome:
played-with = Cartas: { $name }
deck-of-these = Montar um baralho
try-card = Experimentar esta carta
try-about = Uma mesa contra robôs em que a carta está diante de você.
try-not-dealt = Não foi encontrada uma distribuição em que esta carta já comece diante de você. Ela está no jogo: jogue até que apareça.
draft-save = Não falta nada: salve a carta e ela poderá ser experimentada.
draft-blank = Por enquanto só há o nome. Digite o que a sua carta diz e depois salve-a.
draft-needs = Antes de poder experimentar esta carta:
pack-decks-first = Uma carta só entra em jogo num baralho: ponha antes as cartas novas num baralho.
pack-play = Jogar com estas cartas contra robôs
deck-begun = “Jogar” usa o baralho “{ $name }”.
deck-begun-here = Este baralho começa como “{ $name }”.
deck-put-in = Suas cartas novas entram nele:
deck-taken-out = Em troca saem:
deck-there = Já estavam nele:
deck-left-out = Não houve lugar para:
deck-begin-empty = Começar com um baralho vazio
pack-decks = Seus baralhos com estas cartas:
deck-changed = As cartas deste conjunto mudaram desde que o baralho foi salvo; aqui ele está como era.
deck-as-now = Abrir com as cartas como estão agora
pack-needs-deck = Este conjunto não tem um baralho que se possa jogar. Monte antes um com as suas cartas.
cards-of-pack = As cartas de “{ $name }”.
trial-tables = { $number ->
    [one] Uma mesa para experimentar as suas cartas
   *[other] { $number } mesas para experimentar as suas cartas
}
whole-pack = o conjunto inteiro
back-to-card = Voltar à carta
back-to-pack = Voltar ao conjunto
try-draft = Um rascunho não pode ser experimentado. Corrija primeiro o que está errado.
endless = Esta escolha desencadeia uma série de efeitos que não termina. Nada mudou: escolha outra coisa e olhe as cartas que causam a série.
pack-keywords-many = O limite de palavras-chave novas de um conjunto é { $most }.
finder-type = Digite para encontrar …
finder-none = Nada se chama assim.

### Regalia em português do Brasil.

game-regalia = um duelo de blefe para dois: insista ou ceda
length-regalia = um quarto de hora

## Nomes

family-piece = Peça das insígnias
family-retainer = Servidor

regalia-status = Disputa { $round } de 7 · peças por vir { $pieces } · baralho { $deck } · adega { $cellar }
regalia-at-stake = em disputa, vale { $worth }
regalia-pressed = { $seat_name } insiste
regalia-points = pontos { $points }/{ $goal }
regalia-favours = Favores { $number }
regalia-hand = mão { $number }
regalia-staff = Bastão
regalia-laid = na mesa: { $card }
regalia-face-down = virado para baixo
regalia-taken = tomadas: { $cards }
regalia-known = conhecidos na mão: { $cards }
regalia-your-hand = Sua mão
regalia-pile = Pilha: { $cards }
regalia-strength = força { $number }
regalia-worth = vale { $number }
regalia-help = Dez pontos dão a vitória: cada peça conta o seu valor, e cada Favor conta 1. O número ao lado de um Servidor é a sua força.

## Opções

option-lay-card = pôr { $card }
option-press = insistir
option-hold = esperar
option-stand = manter-se
option-yield = ceder
option-keep = deixar como está
option-exchange-for-card = trocar por { $card }

## Perguntas

ask-lay = { $seat } põe um Servidor virado para baixo.
ask-speak = { $seat } insiste? O rival então se mantém ou cede.
    .spoken = Você insiste? O rival então se mantém ou cede; se os Servidores forem revelados, um Favor vai com a peça.
ask-answer = A disputa foi forçada: { $seat_mid } se mantém ou cede.
    .answered = O rival insiste. Mantenha-se, e os dois Servidores são revelados; ceda, e o seu volta sem ser visto.
ask-exchange = { $seat } pode trocar o Emissário por um Servidor da mão.

## Registro

log-first-staff = { $seat } tem o Bastão primeiro.
log-turned-up = Disputa { $number }: { $card }.
log-laid = { $seat } põe um Servidor virado para baixo.
log-pressed = { $seat } insiste.
log-held = { $seat } espera.
log-stood = { $seat } se mantém.
log-yielded = { $seat } cede.
log-shown = { $seat } revela { $card }.
log-counted = Força: { $counts }.
log-took = { $seat } toma { $card }.
log-favour = { $seat } recebe um Favor.
log-exchanged = { $seat } troca { $card } por { $model }.
log-looked = { $other } mostra a mão { $seat_to }.
log-saw-hand = { $seat_hand }: { $cards }.
log-returned = { $seat } devolve { $card } à mão.
log-drew = { $seat } compra Servidores: { $number }.
log-staff = O Bastão passa para { $seat_mid }.
log-crowned = Coroação: { $seat_name }, com { $number } pontos.

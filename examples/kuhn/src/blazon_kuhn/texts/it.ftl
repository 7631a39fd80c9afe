### Italiano. Poker di Kuhn.

kuhn-name = Poker di Kuhn
kuhn-about = Tre carte, due giocatori e una sola puntata: il più piccolo poker in cui valga la pena bluffare. Un minuto a partita.
kuhn-credit = Il poker di Kuhn è stato pubblicato da Harold W. Kuhn nel 1950.
kuhn-review-unit = Costi e vantaggi si contano in fiche. Il vantaggio è il distacco atteso dall’avversario.
kuhn-review-graph = fiche di vantaggio sull’avversario

## Il tavolo

kuhn-table = Tavolo
kuhn-pot = Piatto: { $chips } fiche
kuhn-player = { $player }: { $card }, { $chips } fiche nel piatto
kuhn-card-J = fante
kuhn-card-Q = donna
kuhn-card-K = re
kuhn-card-hidden = carta coperta
kuhn-card-none = ancora senza carta
kuhn-found-card = La tua carta, solo per i tuoi occhi: { $card }.

## Che cosa può fare un giocatore e che cosa ha fatto (preceduto dal nome)

kuhn-prompt-bet = { $player }: fare check o puntare?
kuhn-prompt-call = { $player }: passare o vedere?
kuhn-can-check = fare check, senza puntare
kuhn-can-bet = puntare una fiche
kuhn-can-fold = passare e rinunciare al piatto
kuhn-can-call = vedere con una fiche: vince la carta più alta
kuhn-did-deal = riceve una carta
kuhn-did-check = fa check
kuhn-did-bet = punta
kuhn-did-fold = passa
kuhn-did-call = vede

## La fine

kuhn-verdict-fold = { $loser } ha passato: { $winner } vince { $chips } fiche.
kuhn-verdict-showdown = { $winner } ({ $higher }) vince { $chips } fiche contro { $loser } ({ $lower }).

## Le regole in breve

kuhn-rules-goal = Vinci le fiche dell’avversario, con la carta più alta o con una puntata che non viene vista.
kuhn-rules-deal = Ciascuno mette una fiche nel piatto e riceve una delle tre carte, che nessun altro può guardare: fante, donna o re, la più alta.
kuhn-rules-bet = Il primo giocatore fa check o punta una fiche. Se fa check, il secondo può fare check o puntare. Se nessuno punta, si scoprono le carte e la più alta vince il piatto.
kuhn-rules-call = Dopo una puntata, l’altro giocatore passa e lascia il piatto, oppure vede con una fiche; allora vince la carta più alta.

## La prima partita guidata

kuhn-lesson-card = Hai il fante, la carta più bassa. Solo tu lo sai.
kuhn-lesson-bet = Punta lo stesso una fiche: l’altro può temere un re.
kuhn-lesson-won = La donna ha lasciato. Il tuo bluff vince { $own ->
    [one] { $own } fiche
   *[other] { $own } fiche
}.

### Français. Poker de Kuhn.

kuhn-name = Poker de Kuhn
kuhn-about = Trois cartes, deux joueurs et une seule mise : le plus petit poker où l’on puisse bluffer. Une minute la partie.
kuhn-credit = Le poker de Kuhn a été publié par Harold W. Kuhn en 1950.
kuhn-review-unit = Coûts et avances se comptent en jetons. L’avance est l’écart attendu avec l’adversaire.
kuhn-review-graph = jetons d’avance sur l’adversaire

## La table

kuhn-table = Table
kuhn-pot = Pot : { $chips } jetons
kuhn-player = { $player } : { $card }, { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetons
} dans le pot
kuhn-card-J = valet
kuhn-card-Q = dame
kuhn-card-K = roi
kuhn-card-hidden = carte cachée
kuhn-card-none = pas encore de carte
kuhn-found-card = Votre carte, pour vos yeux seulement : { $card }.

## Ce qu’un joueur peut faire, et ce qu’il a fait (son nom précède)

kuhn-prompt-bet = { $player } : dire « parole » ou miser ?
kuhn-prompt-call = { $player } : se coucher ou suivre ?
kuhn-can-check = dire « parole », sans miser
kuhn-can-bet = miser un jeton
kuhn-can-fold = se coucher et abandonner le pot
kuhn-can-call = suivre d’un jeton : la carte la plus haute gagne
kuhn-did-deal = reçoit une carte
kuhn-did-check = dit « parole »
kuhn-did-bet = mise
kuhn-did-fold = se couche
kuhn-did-call = suit

## La fin

kuhn-verdict-fold = { $loser } se couche : { $winner } gagne { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetons
}.
kuhn-verdict-showdown = { $winner } ({ $higher }) gagne { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetons
} contre { $loser } ({ $lower }).

## Les règles en bref

kuhn-rules-goal = Gagnez les jetons de l’adversaire, par la carte la plus haute ou par une mise qu’il ne suit pas.
kuhn-rules-deal = Chacun met un jeton au pot et reçoit l’une des trois cartes, que personne d’autre ne voit : valet, dame ou roi, le roi étant la plus haute.
kuhn-rules-bet = Le premier joueur dit « parole » ou mise un jeton. Après « parole », le second peut en faire autant ou miser. Si personne ne mise, on retourne les cartes et la plus haute gagne le pot.
kuhn-rules-call = Après une mise, l’autre joueur se couche et laisse le pot, ou suit d’un jeton ; la carte la plus haute gagne alors.

## La première partie guidée

kuhn-lesson-card = Vous avez le valet, la carte la plus basse. Vous seul le savez.
kuhn-lesson-bet = Misez quand même un jeton : l’autre peut craindre un roi.
kuhn-lesson-won = La dame s’est couchée. Votre bluff rapporte { $own ->
    [one] { $own } jeton
   *[other] { $own } jetons
}.

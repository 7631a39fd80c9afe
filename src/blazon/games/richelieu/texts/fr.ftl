### Français. Richelieu.

## Pièces

richelieu-province-BOU = Bourgogne
richelieu-province-BRE = Bretagne
richelieu-province-CHA = Champagne
richelieu-province-NOR = Normandie
richelieu-province-LAN = Languedoc
richelieu-province-PRO = Provence
richelieu-province-ANJ = Anjou
richelieu-province-BRB = Bourbon
richelieu-province-AUV = Auvergne
richelieu-symbol-sword = épée
richelieu-symbol-cross = croix
richelieu-symbol-tower = tour
richelieu-disc-return = retour de marqueur
richelieu-card-2 = { $province }, deux blasons
richelieu-card-1 = { $province }, un blason
richelieu-card-s = { $province } avec épée
richelieu-card-c = { $province } avec croix
richelieu-card-t = { $province } avec tour

## Richelieu : la table

richelieu-legend-two = deux blasons
richelieu-legend-disc = disque
richelieu-legend-marker = marqueur
richelieu-legend-possible = possible
richelieu-holdings-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
richelieu-holdings-markers = marqueurs : { $reserve } réserve, { $placed ->
    [one] { $placed } posé
   *[other] { $placed } posés
}, { $box } boîte
richelieu-holdings-discs = { $count ->
    [0] 0 disque
    [one] { $count } disque
   *[other] { $count } disques
}
richelieu-holdings-known = { $discs } : { $names }
richelieu-holdings-returned = { $count ->
    [one] { $count } retour joué
   *[other] { $count } retours joués
}
richelieu-tally-points = points
richelieu-tally-out = en jeu
richelieu-score-total = Points
richelieu-score-cards = Cartes
richelieu-score-columns = Combien, points pour le plus grand nombre, points pour une carte ou son absence.

## Richelieu : la table lue ligne par ligne

richelieu-plain-row = Rangée { $row } : { $cards }.
richelieu-plain-empty = vide
richelieu-plain-possible = possible
richelieu-plain-disc = disque
richelieu-plain-marker = marqueur de { $player }
richelieu-plain-count = { $player } { $count }
richelieu-plain-count-leads = { $player } { $count }, en tête
richelieu-plain-out = encore sur la table { $count }
richelieu-plain-points = Points si la partie s’arrêtait maintenant : { $points }.
richelieu-plain-worth = { $player } en a { $count }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
richelieu-plain-total = { $player } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}.

## Richelieu : ce qui est demandé

richelieu-phase-take = { $player } : prenez une carte au bout d’une rangée.
richelieu-phase-second = { $player } : une seconde carte de la même province ?
richelieu-phase-pay = { $player } : { $cell } porte un marqueur de { $owner }. Avec quoi payez-vous ?
richelieu-phase-place = { $player } : marquer une carte ? (@ devant sa case ; - pour non)
richelieu-question-place = { $player } : marquer une carte ?
richelieu-phase-move = { $player } : posez le marqueur de { $cell } sur une autre carte.

## Richelieu : ce que l’on peut faire

richelieu-can-take = prendre { $cell } ({ $card })
richelieu-can-regain = vous reprenez votre marqueur
richelieu-can-must-pay = payer un marqueur ({ $owner } reprend le sien)
richelieu-can-return = jouer un disque retour
richelieu-can-none-take = passer
richelieu-can-none-second = pas de seconde carte
richelieu-can-none-place = pas de marqueur
richelieu-can-pay-reserve = de la réserve
richelieu-can-pay-card = votre marqueur sur { $cell } ({ $card })
richelieu-can-place = marquer { $cell } ({ $card })
richelieu-can-lift = lever votre marqueur de { $cell } ({ $card })
richelieu-can-move = le poser sur { $cell } ({ $card })

## Richelieu : ce qu’un joueur a fait ; son nom est devant

richelieu-did-take = prend { $cell } ({ $card })
richelieu-did-name = veut { $cell } ({ $card }), marquée par { $owner }
richelieu-did-disc = reçoit le disque
richelieu-did-regain = reprend son marqueur
richelieu-did-owner-regains = { $owner } récupère son marqueur
richelieu-did-return = joue un disque retour
richelieu-did-none-take = passe, aucune carte ne peut être prise
richelieu-did-none-second = pas de seconde carte
richelieu-did-none-place = pas de marqueur
richelieu-did-pay-reserve = paie de la réserve
richelieu-did-pay-card = paie avec le marqueur de { $cell }
richelieu-did-place = marque { $cell }
richelieu-did-lift = lève le marqueur de { $cell }
richelieu-did-move = le pose sur { $cell }
richelieu-found-disc = Votre nouveau disque, pour vos yeux seuls : { $disc }.

## Richelieu : une action à venir, quelle que soit la phase

richelieu-step-take = prendre { $cell }
richelieu-step-place = marquer { $cell }
richelieu-step-lift = marqueur de { $cell }
richelieu-step-reserve = payer de la réserve
richelieu-step-return = disque retour
richelieu-step-none = rien de plus

## Richelieu : pourquoi ce n’est pas possible

richelieu-why-gone = La carte de { $cell } a déjà été prise.
richelieu-why-not-at-end = On prend les cartes aux bouts d’une rangée. Ici, ce sont { $left } et { $right }.
richelieu-why-cannot-pay = { $cell } porte un marqueur de { $owner }, et tous les vôtres sont dans la boîte : vous n’avez pas de quoi payer.
richelieu-why-cannot-pay-yet = { $cell } porte un marqueur de { $owner }, et tous les vôtres sont dans la boîte. Votre disque retour en ramènerait un.
richelieu-why-second-province = { $cell } est d’une autre province : la seconde carte doit être de { $province }, comme la première.
richelieu-why-second-two-crests = { $cell } montre deux blasons. La première et la seconde carte doivent en montrer un seul.
richelieu-why-no-second-two-taken = Vous avez pris deux cartes, et il n’y en a jamais de troisième.
richelieu-why-no-second-two-crests = Après une carte à deux blasons, il n’y a pas de seconde carte.
richelieu-why-no-second-done = Vous avez fini de prendre des cartes ce tour-ci.
richelieu-why-must-take = Vous devez prendre une carte si vous le pouvez.
richelieu-why-card-first = Prenez d’abord une carte ; le marqueur vient après.
richelieu-why-marked = { $cell } porte déjà un marqueur de { $owner }.
richelieu-why-marked-by-you = { $cell } porte déjà votre marqueur.
richelieu-why-no-marker = Tous vos marqueurs sont dans la boîte : vous n’en avez pas à poser.
richelieu-why-no-reserve = Vous n’avez pas de marqueur en réserve. Vous pouvez en déplacer un : choisissez d’abord une carte qui le porte.
richelieu-why-enough-on-cards = Vous ne pouvez avoir que { $count } marqueurs sur des cartes. Vous pouvez en déplacer un : choisissez d’abord une carte qui le porte.
richelieu-why-move-now = Le marqueur levé de { $cell } doit maintenant être posé sur une autre carte.
richelieu-why-move-elsewhere = Le marqueur vient de { $cell } : il doit être posé sur une autre carte.
richelieu-why-pay-now = Vous avez désigné { $cell } : il faut maintenant payer un marqueur.
richelieu-why-pay-reserve = Vous n’avez pas de marqueur en réserve : payez avec un marqueur posé sur une carte.
richelieu-why-pay-card = On paie { $pending } avec un marqueur à soi, et il n’y en a pas à vous sur { $cell }.
richelieu-why-nothing-to-pay = Il n’y a rien à payer maintenant.
richelieu-why-return-between = Pas pendant un paiement ni pendant qu’un marqueur est levé.
richelieu-why-return-none = Vous n’avez pas de disque retour.
richelieu-why-return-box = Aucun de vos marqueurs n’est dans la boîte.

## Richelieu : la fin

richelieu-verdict-won = { $count ->
    [one] { $names } gagne avec { $points } points.
   *[other] { $names } se partagent la victoire avec { $points } points.
}
richelieu-verdict-fewest-cards = Plusieurs ont autant de points : le plus petit nombre de cartes a décidé.
richelieu-verdict-shared = Égalité de points et de cartes : la victoire est partagée.

## Richelieu : les règles en bref

richelieu-rules-goal = Qui a le plus de blasons d’une province, ou le plus d’un symbole, marque ce nombre ; une étoile au décompte montre qui c’est. Le plus de points gagne ; à égalité, le moins de cartes.
richelieu-rules-duel = À égalité pour le plus, personne ne marque. Chaque province et chaque symbole dont vous n’avez aucune carte coûte 5 points.
richelieu-rules-court-two = À égalité pour le plus, les deux marquent. Chaque province dont vous n’avez aucune carte coûte 5 points.
richelieu-rules-court-many = À égalité pour le plus, chacun marque. Chaque province dont vous avez une carte rapporte 2 points.
richelieu-rules-last-row = La partie s’arrête dès qu’une seule rangée a encore des cartes.
richelieu-rules-take = Prenez une carte à l’extrémité gauche ou droite d’une rangée.
richelieu-rules-second = Une seconde carte de la même province peut suivre si les deux n’ont qu’un blason.
richelieu-rules-marker = Ensuite vous pouvez marquer une carte. Qui prend une carte marquée par un autre joueur paie un de ses marqueurs, qui va dans la boîte.
richelieu-rules-disc = Le disque posé sur la carte est à vous ; vous seul le regardez. Il compte à la fin.
richelieu-rules-return = Un disque retour ramène un marqueur de la boîte, pendant votre tour (*).
richelieu-notation-card = Cartes : BOU2 deux blasons, BOU1 un blason, BOUs, BOUc, BOUt un blason avec épée, croix, tour.
richelieu-notation-tokens = Coups : B12 prendre, @B12 marquer, ^B12 lever ou payer de là, R payer de la réserve, * disque retour, - rien de plus.
richelieu-notation-line = Plusieurs coups tiennent sur une ligne : C3 - @A7. Un nombre choisit dans la liste.

## Retour sur une partie enregistrée : la commande `review`

richelieu-review-unit = Coûts et avances sont en points. L’avance est celle qu’on peut attendre sur le meilleur adversaire.
richelieu-review-graph = points d’avance sur le meilleur adversaire

## Richelieu dans le navigateur

richelieu-web-board = Les cartes sur la table
richelieu-web-row = Rangée { $row }
richelieu-web-pending = en cours de paiement
richelieu-web-lifted = son marqueur est levé
richelieu-web-crests = { $count ->
    [one] { $count } blason
   *[other] { $count } blasons
}
richelieu-web-in-all = blasons en tout : { $count }
richelieu-web-holdings = Les joueurs
richelieu-web-to-move = à jouer
richelieu-web-you = vous
richelieu-web-no-card = Pas encore de carte.
richelieu-web-markers = Marqueurs
richelieu-web-reserve = en réserve
richelieu-web-on-cards = sur des cartes
richelieu-web-box = dans la boîte
richelieu-web-discs = Disques
richelieu-web-face-down = { $count ->
    [one] { $count } face cachée
   *[other] { $count } faces cachées
}
richelieu-web-peek = Regarder mes disques
richelieu-web-cover = Les retourner
richelieu-web-choices = Ce que vous pouvez faire d’autre
richelieu-web-tally = Le décompte en cours
richelieu-web-category = Blasons ou symbole
richelieu-web-leads = en tête
richelieu-web-safe = ne peut plus être rattrapé
richelieu-web-scores = Le score
richelieu-web-why = Pourquoi ?
richelieu-web-why-has = { $player } : { $count }
richelieu-web-why-disc = { $player } : { $count }, dont un disque
richelieu-web-why-most = { $player } en a le plus et marque ce nombre : { $points }.
richelieu-web-why-tied = Égalité pour le plus : personne ne marque.
richelieu-web-why-shared = Égalité pour le plus : { $names } marquent { $points } chacun.
richelieu-web-why-nobody = Personne n’en a.
richelieu-web-why-lacking = { $player } n’en a aucune carte, et un disque ne suffit pas : { $points }.
richelieu-web-why-present = { $player } en a une carte : { $points }.
richelieu-web-why-cards = À égalité, le moins de cartes gagne.
richelieu-web-all-taken = Toutes les cartes sont prises.

## The browser client: what all pages share

richelieu-name = Richelieu

## The browser client: the first page

richelieu-about = Prenez des cartes au bout de quatre rangées, marquez celles que vous voulez, et gagnez la majorité des blasons et des symboles. Environ 20 minutes.
richelieu-option-edition = Édition
richelieu-option-edition-duel = Duel
richelieu-option-edition-court = Cour
richelieu-option-ending = La partie finit
richelieu-option-ending-full = quand toutes les cartes sont prises
richelieu-option-ending-last-row = quand il ne reste qu’une rangée

## Le client du navigateur : les règles

richelieu-example-ends = Le premier tour : on ne peut prendre que les cartes aux extrémités des rangées : { $all }.
richelieu-example-payment = Vous voulez { $first }, où se trouve un marqueur de votre adversaire. Vous payez d’un marqueur de votre réserve, ou de celui qui est sur { $second }.
richelieu-example-second = La première carte de votre tour était en { $first }. Celle de { $second } est de la même province, et toutes deux montrent un seul blason : elle peut être la seconde.
richelieu-example-marker = Votre marqueur est sur { $first }. Vous n’avez rien à payer pour cette carte ; votre adversaire, si.
richelieu-example-disc = Il y a un disque sur { $first }, à l’extrémité de sa rangée. Qui prend la carte prend aussi le disque, et personne d’autre ne le voit.
richelieu-example-score = Le décompte d’une partie finie. Le plus grand nombre d’une ligne marque ce nombre ; à égalité, personne ne marque. Un 0 coûte 5.

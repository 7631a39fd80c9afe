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
richelieu-disc-return = disque de retour (rend un marqueur)
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
    [0] aucun disque
    [one] { $count } disque
   *[other] { $count } disques
}
richelieu-holdings-known = { $discs } : { $names }
richelieu-holdings-returned = { $count ->
    [one] { $count } disque de retour joué
   *[other] { $count } disques de retour joués
}
richelieu-tally-points = points
richelieu-tally-out = à prendre
richelieu-score-total = Points
richelieu-score-cards = Égalité : cartes
richelieu-score-columns = Combien, points pour le plus grand nombre, points pour une carte ou son absence.

## Richelieu : la table lue ligne par ligne

richelieu-plain-row = Rangée { $row } : { $cards }.
richelieu-plain-empty = vide
richelieu-plain-possible = possible
richelieu-plain-disc = disque
richelieu-plain-marker = marqueur : { $player }
richelieu-plain-count = { $player } { $count }
richelieu-plain-count-leads = { $player } { $count }, en tête
richelieu-plain-out = encore sur la table : { $count }
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

richelieu-phase-take = { $player } : prenez une carte à l’extrémité d’une rangée.
richelieu-phase-second = { $player } : voulez-vous prendre une seconde carte de la même province ?
richelieu-phase-pay = { $player } : { $owner } a un marqueur sur { $cell }. Avec quoi payez-vous ?
richelieu-question-pay = { $player } : payez { $cell } { $sources ->
    [reserve] avec un marqueur de la réserve.
    [cards] depuis une carte qui a votre marqueur (touchez-la).
   *[both] depuis une carte qui a votre marqueur (touchez-la) ou la réserve.
}
richelieu-phase-place = { $player } : voulez-vous poser un marqueur ? (@ devant la case ; - pour non)
richelieu-question-place = { $player } : voulez-vous poser un marqueur sur une carte ?
richelieu-question-move = { $player } : voulez-vous déplacer l’un de vos marqueurs ?
richelieu-phase-move = { $player } : posez le marqueur retiré de { $cell } sur une autre carte.
richelieu-waiting-take = { $player } choisit une carte.
richelieu-waiting-second = { $player } peut prendre une seconde carte.
richelieu-waiting-pay = { $player } paie { $cell }.
richelieu-waiting-place = { $player } peut poser un marqueur.
richelieu-waiting-move = { $player } peut déplacer un marqueur.

## Richelieu : ce que l’on peut faire

richelieu-can-take = prendre { $cell } ({ $card })
richelieu-can-regain = reprendre votre marqueur
richelieu-can-must-pay = payer un marqueur ({ $owner } reprend le sien)
richelieu-can-return = jouer un disque de retour
richelieu-can-none-take = passer
richelieu-can-none-second = ne pas prendre de seconde carte
richelieu-can-none-place = ne pas poser de marqueur
richelieu-can-pay-reserve = payer avec un marqueur de la réserve
richelieu-can-pay-card = payer avec votre marqueur sur { $cell } ({ $card })
richelieu-can-place = poser un marqueur sur { $cell } ({ $card })
richelieu-can-lift = retirer votre marqueur de { $cell } ({ $card }) pour le déplacer
richelieu-can-move = le poser sur { $cell } ({ $card })

## Richelieu : ce qu’un joueur a fait ; son nom est devant

richelieu-did-take = prend { $cell } ({ $card })
richelieu-did-name = veut { $cell } ({ $card }), où { $owner } a un marqueur
richelieu-did-disc = reçoit le disque
richelieu-did-regain = reprend son marqueur
richelieu-did-owner-regains = { $owner } reprend son marqueur
richelieu-did-return = joue un disque de retour
richelieu-did-none-take = passe, faute de carte à prendre
richelieu-did-none-second = ne prend pas de seconde carte
richelieu-did-none-place = ne pose pas de marqueur
richelieu-did-pay-reserve = paie avec un marqueur de sa réserve
richelieu-did-pay-card = paie avec son marqueur sur { $cell }
richelieu-did-place = pose un marqueur sur { $cell }
richelieu-did-lift = retire son marqueur de { $cell }
richelieu-did-move = le pose sur { $cell }
richelieu-found-disc = Votre nouveau disque, pour vos yeux seulement : { $disc }.

## Richelieu : une action à venir, quelle que soit la phase

richelieu-step-take = prendre { $cell }
richelieu-step-place = poser un marqueur sur { $cell }
richelieu-step-lift = retirer le marqueur de { $cell }
richelieu-step-reserve = payer avec la réserve
richelieu-step-return = jouer un disque de retour
richelieu-step-none = rien de plus

## Richelieu : pourquoi ce n’est pas possible

richelieu-why-gone = La carte en { $cell } a déjà été prise.
richelieu-why-not-at-end = On ne prend les cartes qu’aux extrémités d’une rangée. Dans celle-ci, ce sont { $left } et { $right }.
richelieu-why-cannot-pay = { $owner } a un marqueur sur { $cell }, et tous les vôtres sont dans la boîte : vous n’avez pas de quoi payer.
richelieu-why-cannot-pay-yet = { $owner } a un marqueur sur { $cell }, et tous les vôtres sont dans la boîte. Votre disque de retour vous en rendrait un.
richelieu-why-second-province = { $cell } est d’une autre province que votre première carte ({ $province }).
richelieu-why-second-two-crests = { $cell } montre deux blasons. La première et la seconde carte ne doivent en montrer qu’un chacune.
richelieu-why-no-second-two-taken = Vous avez déjà pris deux cartes ; on n’en prend jamais trois.
richelieu-why-no-second-two-crests = Après une carte à deux blasons, il n’y a pas de seconde carte.
richelieu-why-no-second-done = Vous avez fini de prendre des cartes ce tour-ci.
richelieu-why-must-take = Si vous pouvez prendre une carte, vous le devez.
richelieu-why-card-first = Prenez d’abord une carte ; le marqueur vient après.
richelieu-why-no-first-marker = Dans cette partie, on ne pose pas de marqueur au tout premier tour (notre propre règle).
richelieu-why-marked = { $owner } a déjà un marqueur sur { $cell }.
richelieu-why-marked-by-you = Vous avez déjà un marqueur sur { $cell }.
richelieu-why-no-marker = Tous vos marqueurs sont dans la boîte : vous n’en avez aucun à poser.
richelieu-why-no-reserve = Vous n’avez pas de marqueur en réserve, mais vous pouvez en déplacer un : choisissez d’abord la carte où il se trouve.
richelieu-why-enough-on-cards = Vous ne pouvez avoir que { $count } marqueurs sur des cartes, mais vous pouvez en déplacer un : choisissez d’abord la carte où il se trouve.
richelieu-why-lift-none = Vous n’avez pas de marqueur sur { $cell }.
richelieu-why-lift-reserve = Vous ne pouvez déplacer un marqueur que si vous ne pouvez pas en poser un de votre réserve.
richelieu-why-move-now = Le marqueur retiré de { $cell } doit maintenant être posé sur une autre carte.
richelieu-why-move-elsewhere = Le marqueur vient de { $cell } : posez-le sur une autre carte.
richelieu-why-pay-now = Vous avez choisi { $cell } : il faut maintenant payer avec un marqueur.
richelieu-why-pay-reserve = Vous n’avez pas de marqueur en réserve : payez avec un marqueur posé sur une carte.
richelieu-why-pay-card = On paie { $pending } avec un de ses propres marqueurs, et vous n’en avez pas sur { $cell }.
richelieu-why-nothing-to-pay = Il n’y a rien à payer maintenant.
richelieu-why-return-between = C’est impossible au milieu d’un paiement ou d’un déplacement de marqueur.
richelieu-why-return-none = Vous n’avez pas de disque de retour.
richelieu-why-return-box = Aucun de vos marqueurs n’est dans la boîte.

## Richelieu : la fin

richelieu-verdict-won = { $count ->
    [one] { $names } gagne avec { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
   *[other] { $names } se partagent la victoire avec { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
}
richelieu-verdict-fewest-cards = Égalité de points : qui a le moins de cartes gagne.
richelieu-verdict-shared = Égalité de points et de cartes : la victoire est partagée.

## Richelieu : les règles en bref

richelieu-rules-goal = Qui a le plus de blasons d’une province marque un point pour chacun ; de même pour chaque symbole. Qui a le plus de points gagne ; à égalité, qui a le moins de cartes.
richelieu-rules-duel = Duel : en cas d’égalité en tête, personne ne marque. Chaque province et chaque symbole dont vous n’avez aucune carte coûte 5 points.
richelieu-rules-court-two = Cour : en cas d’égalité en tête, les deux joueurs marquent. Chaque province dont vous n’avez aucune carte coûte 5 points.
richelieu-rules-court-many = Cour : en cas d’égalité en tête, tous les joueurs à égalité marquent. Chaque province dont vous avez une carte rapporte 2 points.
richelieu-rules-last-row = La partie s’arrête dès qu’une seule rangée a encore des cartes.
richelieu-rules-take = Prenez une carte à l’extrémité gauche ou droite d’une rangée.
richelieu-rules-second = Une seconde carte de la même province peut suivre si toutes deux n’ont qu’un blason, mais pas au tout premier tour de la partie.
richelieu-rules-marker = Vous pouvez ensuite poser un marqueur sur une carte. Pour prendre une carte qui porte le marqueur d’un autre, on paie avec un des siens, de sa réserve ou d’une carte, qui va dans la boîte ; l’autre reprend le sien. À quatre, vous avez au plus deux marqueurs à la fois sur des cartes.
richelieu-rules-opening = Notre propre règle : le tout premier tour de la partie s’arrête après sa carte, sans marqueur.
richelieu-rules-disc = Si la carte que vous prenez porte un disque, il est à vous, et personne d’autre ne le voit. Son blason ou son symbole compte à la fin, mais un disque n’est pas une carte.
richelieu-rules-return = Un disque de retour, joué pendant votre tour (*), vous rend un marqueur de la boîte.
richelieu-notation-card = Cartes : BOU2 deux blasons, BOU1 un blason, BOUs, BOUc, BOUt un blason avec épée, croix, tour. Au décompte, une étoile montre qui est en tête.
richelieu-notation-tokens = Coups : B12 prendre, @B12 poser un marqueur, ^B12 le retirer ou s’en servir pour payer, R payer avec la réserve, * disque de retour, - rien de plus.
richelieu-notation-line = On peut taper plusieurs coups sur une ligne : C3 - @A7. Un nombre choisit dans la liste.

## Retour sur une partie enregistrée : la commande `review`

richelieu-review-unit = Coûts et avances se comptent en points. L’avance est l’écart attendu avec le meilleur adversaire.
richelieu-review-graph = points d’avance sur le meilleur adversaire
richelieu-review-lack-loses-own = faute d’en avoir une carte
richelieu-review-lack-loses-rival = parce que le rival en a une carte
richelieu-review-lack-gains-own = pour en avoir une carte
richelieu-review-lack-gains-rival = parce que le rival n’en a aucune carte
richelieu-review-lack-end = parce que { $player } n’en a aucune carte
richelieu-lead = { $margin ->
    [one] { NUMBER($margin, maximumFractionDigits: 1) } point
   *[other] { NUMBER($margin, maximumFractionDigits: 1) } points
}
richelieu-margin = { $margin ->
    [one] { NUMBER($margin, maximumFractionDigits: 1) } point
   *[other] { NUMBER($margin, maximumFractionDigits: 1) } points
}

## Richelieu dans le navigateur

richelieu-web-board = Les cartes sur la table
richelieu-web-row = Rangée { $row }
richelieu-web-pending = en cours de paiement
richelieu-web-lifted = son marqueur est retiré
richelieu-web-acted = dernière action : { $player }
richelieu-web-crests = { $count ->
    [one] { $count } blason
   *[other] { $count } blasons
}
richelieu-web-in-all = blasons en tout : { $count }
richelieu-web-to-move = c’est son tour
richelieu-web-you = vous
richelieu-web-no-card = Pas encore de carte.
richelieu-web-reserve = en réserve
richelieu-web-on-cards = sur des cartes
richelieu-web-box = dans la boîte
richelieu-web-discs = Disques
richelieu-web-face-down = { $count } face cachée
richelieu-web-peek = Regarder mes disques
richelieu-web-cover = Les cacher à nouveau
richelieu-web-tally = Décompte en cours
richelieu-web-points-now = Si c’était fini
richelieu-web-discs-not-counted = Vos disques face cachée ne sont pas comptés ici.
richelieu-web-category = Blasons ou symbole
richelieu-web-leads = en tête
richelieu-web-safe = ne peut plus être rattrapé
richelieu-web-scores = Décompte final
richelieu-web-why = Pourquoi ?
richelieu-web-why-has = { $player } : { $count }
richelieu-web-why-disc = { $player } : { $count }, dont un disque
richelieu-web-why-most = { $player } en a le plus et marque { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
richelieu-web-why-tied = Égalité en tête : personne ne marque.
richelieu-web-why-shared = Égalité en tête : { $names } marquent chacun { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
richelieu-web-why-nobody = Personne n’en a.
richelieu-web-why-lacking = { $player } n’en a aucune carte, et un disque ne suffit pas : { $points }.
richelieu-web-why-present = { $player } en a une carte : { $points }.
richelieu-web-why-cards = À égalité de points, qui a le moins de cartes gagne.
richelieu-web-all-taken = Toutes les cartes sont prises.

## Dans le navigateur : ce que toutes les pages ont en commun

richelieu-name = Richelieu
richelieu-credit = Richelieu est un jeu de Michael Schacht.

## Dans le navigateur : la page d’accueil

richelieu-about = Prenez des cartes au bout des rangées. Celles que vous marquez coûtent un marqueur à l’adversaire. Ayez le plus de blasons et de symboles. Environ 20 minutes.
richelieu-scene = Le nombre sur une carte indique combien de blasons sa province compte en tout.
richelieu-option-edition = Édition
richelieu-option-edition-duel = Duel
richelieu-option-edition-duel-about = Pour deux. En cas d’égalité en tête, personne ne marque ; chaque province et chaque symbole dont vous n’avez aucune carte coûte 5 points.
richelieu-option-edition-court = Cour
richelieu-option-edition-court-about = Pour deux à quatre. En cas d’égalité en tête, tous les joueurs à égalité marquent, et un symbole qui vous manque ne coûte rien. À deux, chaque province dont vous n’avez aucune carte coûte 5 points ; à trois ou quatre, chaque province dont vous avez une carte en rapporte 2.
richelieu-option-ending = Fin de la partie
richelieu-option-ending-full = quand toutes les cartes sont prises
richelieu-option-ending-full-about = Toutes les cartes sont prises, et toutes comptent.
richelieu-option-ending-last-row = dès qu’il ne reste qu’une rangée
richelieu-option-ending-last-row-about = Plus court, à deux : les cartes qui restent dans la dernière rangée ne comptent pour personne.
richelieu-option-opening = Le premier tour de la partie
richelieu-option-opening-marker = une carte, puis un marqueur si l’on veut
richelieu-option-opening-marker-about = La règle publiée.
richelieu-option-opening-no-marker = pas de marqueur au premier tour (notre propre règle)
richelieu-option-opening-no-marker-about = Notre propre règle, absente du jeu publié : le tout premier tour s’arrête après sa carte. Les duels en deviennent presque équilibrés.

## Dans le navigateur : les règles

richelieu-example-ends = Au premier tour, on ne peut prendre que les cartes aux extrémités des rangées : { $all }.
richelieu-example-payment = Vous voulez { $first }, où se trouve un marqueur de votre adversaire. Vous payez avec un marqueur de votre réserve, ou avec celui qui est sur { $second }.
richelieu-example-second = La première carte de votre tour était en { $first }. Celle en { $second } est de la même province, et toutes deux ne montrent qu’un blason : elle peut être la seconde.
richelieu-example-marker = Votre marqueur est sur { $first }. Pour cette carte, vous n’avez rien à payer ; votre adversaire, si.
richelieu-example-disc = Il y a un disque sur { $first }, à l’extrémité de sa rangée. Qui prend la carte prend aussi le disque, et personne d’autre ne le voit.
richelieu-example-score = Le décompte d’une partie terminée. Sur chaque ligne, qui a le plus marque ce nombre ; à égalité, personne ne marque. Un 0 coûte 5.

## La première partie guidée

richelieu-lesson-goal = Qui a le plus de points gagne. Ayez le plus de blasons d’une province : chacun rapporte un point. Le nombre sur une carte dit combien la province en a en tout.
richelieu-lesson-take = On prend une carte à l’extrémité d’une rangée. Prenez cette Bourgogne.
richelieu-lesson-crests = Regardez les cartes entourées. Bourgogne est un seul grand blason. Au milieu de Bretagne, un trait en sépare deux. Touchez une carte à demi couverte pour la voir entière.
richelieu-lesson-second = Après une carte à un blason, vous pouvez en prendre une autre de la même province. Elle aussi ne doit en montrer qu’un : prenez-la.
richelieu-lesson-marker = { $rival } collectionne la Bretagne. Posez un marqueur sur cette carte : { $rival } devra en payer un pour la prendre.
richelieu-lesson-paid = { $rival } l’a prise et a payé un marqueur, qui va dans la boîte. Le vôtre est revenu.
richelieu-lesson-turn = Un tour, c’est une carte, ou deux de la même province à un blason chacune. Ensuite, vous pouvez poser un marqueur sur n’importe quelle carte.
richelieu-lesson-blocked = Le disque posé ici cache un blason ou un symbole, ou rend un marqueur. { $rival } a marqué la carte. Prenez-la quand même.
richelieu-lesson-pay = Elle coûte un de vos marqueurs. Payez avec un marqueur de la réserve.
richelieu-lesson-disc = Le disque de la carte est à vous : un blason de Bourgogne de plus. Personne d’autre ne le sait. Finissez le tour sans marqueur.
richelieu-lesson-tally = Le décompte montre qui en a le plus. Une égalité ne rapporte rien : voyez Normandie. Chaque symbole, épée, croix ou tour, rapporte aussi à qui en a le plus.
richelieu-lesson-none = Chaque province ou symbole absent de vos cartes coûte 5 points. Il vous manque la Champagne : prenez cette carte.
richelieu-lesson-guard = Posez un marqueur sur cet Anjou : le prendre coûterait un autre marqueur à { $rival }.
richelieu-lesson-last = Douze autres cartes ont été prises, il en reste deux. Toutes deux sont d’Anjou, où vous êtes à égalité : prenez-les.
richelieu-lesson-end = Tous les disques sont maintenant révélés, et { $rival } compte aussi les siens. Vous gagnez { $own } à { $best }. Essayez maintenant une partie entière.

## Avertissements aux débutants

richelieu-warn-take = { $player } pourra ensuite prendre { $cell } et gagner { $category } pour de bon.
richelieu-warn-pay = { $player } pourra ensuite payer pour { $cell } et gagner { $category } pour de bon.
richelieu-warn-nothing = Cette carte ne vous rapporte rien : plus personne ne peut y rattraper { $names }.
richelieu-warn-last = C’est votre dernier marqueur : vous ne pourrez plus payer aucune carte.
richelieu-remind-last = { $category } : vous n’en avez encore aucune carte. { $count ->
    [one] Vous pouvez prendre maintenant la dernière, { $cell }.
   *[other] Il n’en reste que { $count }, et vous pouvez prendre { $cell } maintenant.
} À la fin, en avoir une vaut { $points } points.

## Rivals

richelieu-rival-racer = Colette
richelieu-rival-racer-about = prend les points tout de suite et marque peu
richelieu-rival-hoarder = Armand
richelieu-rival-hoarder-about = garde ses marqueurs en réserve
richelieu-rival-planner = Madeleine
richelieu-rival-planner-about = marque des cartes loin dans les rangées, pour plus tard
richelieu-rival-collector = Gaston
richelieu-rival-collector-about = collectionne les doubles blasons de peu de provinces

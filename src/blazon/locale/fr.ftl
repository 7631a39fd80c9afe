### Français. Commun au terminal, au serveur et au navigateur.

## Pièces

province-BOU = Bourgogne
province-BRE = Bretagne
province-CHA = Champagne
province-NOR = Normandie
province-LAN = Languedoc
province-PRO = Provence
province-ANJ = Anjou
province-BRB = Bourbon
province-AUV = Auvergne

symbol-sword = épée
symbol-cross = croix
symbol-tower = tour

disc-return = retour de marqueur

card-2 = { $province }, deux blasons
card-1 = { $province }, un blason
card-s = { $province } avec épée
card-c = { $province } avec croix
card-t = { $province } avec tour

## Personnes

player-name = Joueur { $number }
list-and = { $first } et { $last }
bot-random = Hasard
bot-greedy = Glouton
bot-page = Page
bot-squire = Écuyer
bot-knight = Chevalier
bot-count = Comte
bot-duke = Duc

## La fin d’une partie qui n’a pas été jouée jusqu’au bout

verdict-winners = { $count ->
    [one] { $names } gagne.
   *[other] { $names } se partagent la victoire.
}
verdict-resigned = La partie a été abandonnée.
verdict-time = Une pendule est tombée.
verdict-agreed = Tous ont voulu finir la partie.
verdict-unfinished = L’enregistrement s’arrête avant la fin de la partie.

## Pourquoi ce n’est pas possible, dans les deux jeux

why-over = La partie est finie.
why-not-your-turn = C’est le tour de { $player }.

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

## Rheingold : la table

rheingold-round = Manche { $round }
rheingold-round-of = Manche { $round } sur { $rounds }
rheingold-rolled = { $player } a fait { $number }
rheingold-moves-left = { $count ->
    [0] aucun déplacement
    [one] encore { $count } déplacement
   *[other] encore { $count } déplacements
}
rheingold-swords = { $count ->
    [one] { $count } épée
   *[other] { $count } épées
}
rheingold-castles = { $count ->
    [one] { $count } château
   *[other] { $count } châteaux
}
rheingold-knights = { $count ->
    [one] { $count } chevalier
   *[other] { $count } chevaliers
}
rheingold-supply = { $count } en réserve
rheingold-shields-left = { $count ->
    [0] plus de bouclier
    [one] encore { $count } bouclier
   *[other] encore { $count } boucliers
}
rheingold-shields-known = { $shields } ({ $values })
rheingold-attack = Attaque sur { $target }, où { $player } a { $defenders ->
    [one] { $defenders } chevalier
   *[other] { $defenders } chevaliers
} : { $groups } ; il en faut { $needed }.
rheingold-attack-group = { $count } de { $place }

rheingold-head-swords = épées
rheingold-head-castles = châteaux
rheingold-head-knights = carte
rheingold-head-supply = réserve
rheingold-head-shields = boucliers

rheingold-legend-army = 5 chevaliers de { $player }
rheingold-legend-movable = peuvent bouger
rheingold-legend-castle = château, { $swords ->
    [one] { $swords } épée
   *[other] { $swords } épées
}
rheingold-legend-start = zone de départ
rheingold-legend-hidden = bouclier caché
rheingold-legend-own = bouclier valant 1
rheingold-legend-shown = connu de tous
rheingold-picture-undrawn = Chemins non dessinés :

rheingold-score-free = Tenus par personne :

## Rheingold : la carte lue ligne par ligne

rheingold-list-armies = Armées de { $player } :
rheingold-list-no-army = aucune ne peut partir
rheingold-list-army = { $place }, { $count ->
    [one] { $count } chevalier peut partir
   *[other] { $count } chevaliers peuvent partir
}, à côté :
rheingold-list-on = { $count } sur { $place }
rheingold-list-own = { $place } avec { $count } des vôtres
rheingold-list-held = { $place }, { $count } de { $player }
rheingold-list-takes = { $place }, { $owner }, en demande { $least }
rheingold-list-free = libre
rheingold-list-free-castles = Châteaux libres à { $swords ->
    [one] { $swords } épée
   *[other] { $swords } épées
}, qui demandent { $least } chevaliers, et leurs portes :
rheingold-list-of = tenu par { $player } avec { $held }
rheingold-list-price = en demande { $least }
rheingold-list-price-sure = essai à partir de { $least }, sûr avec { $sure }
rheingold-list-gates = portes : { $gates }
rheingold-list-starts = Zones de départ :
rheingold-list-paths = Chemins :
rheingold-shield-hidden = un bouclier caché
rheingold-shield-own = un bouclier valant { $value }, connu de son seul propriétaire
rheingold-shield-shown = un bouclier valant { $value }, connu de tous

## Rheingold : ce qui est demandé

rheingold-phase-move = { $player } : déplacez-vous des chevaliers ? ({ $count ->
    [one] encore { $count } déplacement
   *[other] encore { $count } déplacements
} ; - finit le tour)
rheingold-question-move = { $player } : déplacez-vous des chevaliers ? ({ $count ->
    [one] encore { $count } déplacement
   *[other] encore { $count } déplacements
})
rheingold-phase-count = { $player } : combien de chevaliers vont de { $from } à { $to } ? ({ $least } à { $most })
rheingold-phase-count-attack = { $player } : combien de chevaliers attaquent { $to } depuis { $from } ? ({ $least } à { $most } ; il en faut { $enough })
rheingold-phase-count-storm = { $player } : combien de chevaliers prennent d’assaut { $to } depuis { $from } ? ({ $least } à { $most })
rheingold-phase-count-shield = { $player } : combien de chevaliers prennent d’assaut { $to } depuis { $from } ? ({ $least } à { $most } ; { $sure } gagnent à coup sûr)
rheingold-phase-front = { $player } : d’où attaquez-vous encore { $to } ? ({ $sent } sur { $needed } jusqu’ici)
rheingold-phase-shield = { $player } : posez-vous un bouclier à { $castle } ? (il en reste { $count })
rheingold-expected-count = { $first } à { $last }, ou le nombre seul

## Rheingold : ce qu’un joueur peut faire

rheingold-can-go = { $most ->
    [1] un chevalier de { $from } à { $to }
   *[other] jusqu’à { $most } chevaliers de { $from } à { $to }
}
rheingold-can-attack = attaquer { $defenders ->
    [one] { $defenders } chevalier
   *[other] { $defenders } chevaliers
} de { $player } sur { $to } depuis { $from } (jusqu’à { $most })
rheingold-can-front = attaquer { $defenders ->
    [one] { $defenders } chevalier
   *[other] { $defenders } chevaliers
} de { $player } sur { $to } sur plusieurs fronts, depuis { $from } (jusqu’à { $most })
rheingold-can-take = prendre { $to } ({ $swords ->
    [one] { $swords } épée
   *[other] { $swords } épées
}) depuis { $from } : { $least } au moins, jusqu’à { $most }
rheingold-can-storm = prendre { $to }, tenu par { $player } avec { $defenders }, depuis { $from } : { $least } au moins, jusqu’à { $most }
rheingold-can-storm-shield = prendre { $to }, tenu par { $player } avec { $defenders } et un bouclier, depuis { $from } : { $least } au moins, { $sure } à coup sûr, jusqu’à { $most }
rheingold-can-count = { $count ->
    [one] { $count } chevalier
   *[other] { $count } chevaliers
} de { $from } à { $to }
rheingold-can-count-sure = { $words }, victoire sûre
rheingold-can-count-up-to = { $words }, victoire contre un bouclier de { $value } au plus
rheingold-can-end = finir le tour
rheingold-can-shield = poser un bouclier à { $castle }
rheingold-can-no-shield = pas de bouclier
rheingold-step-go = de { $from } à { $to }
rheingold-step-shield = poser un bouclier

## Rheingold : ce qu’un joueur a fait ; son nom précède

rheingold-did-roll-enters = fait { $number } : un chevalier entre en { $start }
rheingold-did-roll-waits = fait { $number } : personne n’entre, un chevalier est encore en { $start }
rheingold-did-roll-none-left = fait { $number } : personne n’entre, la réserve est vide
rheingold-did-go = { $count ->
    [one] { $count } chevalier
   *[other] { $count } chevaliers
} de { $from } à { $to }
rheingold-did-front = envoie { $count ->
    [one] { $count } chevalier
   *[other] { $count } chevaliers
} de { $from } contre { $to } ({ $sent } sur { $needed })
rheingold-did-beat = bat { $defenders ->
    [one] { $defenders } chevalier
   *[other] { $defenders } chevaliers
} de { $player } sur { $to } avec { $count } de { $from }
rheingold-did-take = prend { $to } avec { $count ->
    [one] { $count } chevalier
   *[other] { $count } chevaliers
} depuis { $from }
rheingold-did-storm = prend { $to } à { $player } avec { $count ->
    [one] { $count } chevalier
   *[other] { $count } chevaliers
} depuis { $from }
rheingold-did-storm-won = prend { $to } à { $player } avec { $count ->
    [one] { $count } chevalier
   *[other] { $count } chevaliers
} depuis { $from } (le bouclier valait { $value })
rheingold-did-storm-lost = attaque { $to }, à { $player }, en vain avec { $count ->
    [one] { $count } chevalier
   *[other] { $count } chevaliers
} depuis { $from } (le bouclier vaut { $value })
rheingold-did-last = reçoit aussi { $castle }, le dernier château
rheingold-did-shield = pose un bouclier à { $castle }
rheingold-did-no-shield = ne pose pas de bouclier
rheingold-did-end = finit son tour

rheingold-found-shield = Votre bouclier à { $castle }, pour vos yeux seulement : il vaut { $value }.

## Rheingold : pourquoi ce n’est pas possible

rheingold-why-no-path = Aucun chemin ne mène de { $from } à { $to }.
rheingold-why-not-yours = Aucun de vos chevaliers n’est en { $place }.
rheingold-why-garrison = Il doit rester quelque chose à vous à { $castle } : un chevalier ou un bouclier.
rheingold-why-start = Aucun chevalier n’entre dans une zone de départ ni ne la traverse.
rheingold-why-blocked = De { $place }, vos chevaliers ne peuvent aller nulle part : ce qui est à côté est trop fort pour eux, ou est une zone de départ.
rheingold-why-far = Aucun de vos chevaliers n’est à côté de { $place }.
rheingold-why-too-weak = { $player } a { $defenders ->
    [one] { $defenders } chevalier
   *[other] { $defenders } chevaliers
} en { $to } : il en faut { $needed }. De tous les côtés, vous pouvez en amener { $most } { $moves ->
    [one] avec le déplacement qui reste.
   *[other] avec les { $moves } déplacements qui restent.
}
rheingold-why-castle-free = { $castle } a { $swords ->
    [one] { $swords } épée
   *[other] { $swords } épées
} : il faut au moins { $least } chevaliers, tous d’une même porte. Vous y avez { $most ->
    [0] zéro chevalier libre de partir.
    [one] { $most } chevalier libre de partir.
   *[other] { $most } chevaliers libres de partir.
}
rheingold-why-castle-held = { $castle } est à { $player } : il faut au moins { $least ->
    [one] { $least } chevalier, venu d’une porte,
   *[other] { $least } chevaliers, tous d’une même porte,
} pour essayer. Vous y avez { $most ->
    [0] zéro chevalier libre de partir.
    [one] { $most } chevalier libre de partir.
   *[other] { $most } chevaliers libres de partir.
}
rheingold-why-shield-now = Dites d’abord si vous posez un bouclier à { $castle }.
rheingold-why-no-shield-now = On pose un bouclier juste après avoir pris un château, jamais plus tard.
rheingold-why-path-first = Dites d’abord d’où à où vont des chevaliers.
rheingold-why-count-now = Dites d’abord combien de chevaliers vont de { $from } à { $to }.
rheingold-why-too-few = Au moins { $least ->
    [one] { $least } chevalier doit
   *[other] { $least } chevaliers doivent
} aller de { $from } à { $to }.
rheingold-why-too-many = Au plus { $most ->
    [one] { $most } chevalier peut
   *[other] { $most } chevaliers peuvent
} aller de { $from } à { $to }.
rheingold-why-front-now = L’attaque de { $to } doit d’abord être décidée : nommez un autre lieu qui envoie des chevaliers.
rheingold-why-front-named = { $place } a déjà envoyé ses chevaliers contre { $to }.

## Rheingold : la fin

rheingold-verdict-won = { $count ->
    [one] { $names } gagne avec { $swords ->
        [one] { $swords } épée.
       *[other] { $swords } épées.
    }
   *[other] { $names } partagent la victoire avec { $swords ->
        [one] { $swords } épée.
       *[other] { $swords } épées.
    }
}
rheingold-verdict-knights = Plusieurs ont autant d’épées : le plus de chevaliers sur la carte, { $count }, a décidé.
rheingold-verdict-shared = Épées et chevaliers sur la carte sont à égalité : la victoire est partagée.

## Rheingold : les règles en bref

rheingold-rules-goal = Les châteaux ont de 1 à 3 épées. Qui tient le plus d’épées à la fin gagne ; à égalité, qui a le plus de chevaliers sur la carte.
rheingold-rules-roll = Le dé fait entrer un chevalier dans la zone de départ de ce nombre, sauf si un des vôtres y est encore ou si votre réserve est vide.
rheingold-rules-move = Puis viennent jusqu’à trois déplacements. Chacun mène autant de chevaliers que vous voulez d’un lieu à un lieu voisin ; personne ne revient dans une zone de départ.
rheingold-rules-attack = On entre sur une case que tient un adversaire avec plus de chevaliers qu’il n’en a là ; les siens retournent dans sa réserve. Des groupes venus de plusieurs lieux peuvent attaquer ensemble, pour un déplacement chacun.
rheingold-rules-castle = Un château que personne ne tient demande deux fois plus de chevaliers qu’il n’a d’épées, tous par une même porte.
rheingold-rules-rival = Un château adverse demande le double de ses chevaliers et de son bouclier réunis ; ses épées ne comptent pas. En cas d’échec, vos attaquants retournent dans votre réserve, et tous connaissent le bouclier.
rheingold-rules-shield = Juste après avoir pris un château, vous pouvez y poser un bouclier tiré au hasard, qui vaut de 0 à 3 chevaliers. Vous seul savez combien.
rheingold-rules-garrison = Dans un château à vous, il doit toujours rester un chevalier ou un bouclier.
rheingold-rules-end = Quand un seul château est encore libre, la partie s’arrête, et qui a pris le dernier reçoit aussi celui-là.
rheingold-rules-two = À deux, chacun joue deux couleurs en un seul camp : 84 chevaliers et douze boucliers.
rheingold-rules-rounds = La partie s’arrête au plus tard après la manche { $rounds } ; les châteaux encore libres ne sont à personne.
rheingold-notation-tokens = Coups : 12-13 d’où et vers où, x4 combien de chevaliers, - fin du tour ou pas de bouclier, + un bouclier. d4 est le dé, =2 un bouclier que vous avez tiré, =? celui d’un adversaire.
rheingold-notation-line = Une ligne peut en contenir plusieurs : 12-13 x5 13-KAT x4 +. Un numéro choisit dans la liste ; où l’on compte les chevaliers, c’est leur nombre.

## Jouer au terminal

play-compiling = Premier lancement de cette version : compilation des règles, quelques secondes, une seule fois.
play-bot-thinks = { $player } réfléchit …
play-forced = { $words } (seul choix)
play-expected-many = { $example } et ainsi de suite, ou { $others } ({ $count } choix ; coups les montre tous)
play-empty-line = Tapez un coup, le numéro d’un choix, ou aide.
play-unknown-word = « { $word } » n’est ni un coup ni une commande. Possible : { $expected } ; sinon : aide.
play-illegal = { $token } n’est pas possible maintenant. Possible : { $expected }.
play-no-such-choice = Les choix sont numérotés de 1 à { $most }.
play-turn-over = Le tour était fini avant { $token } : ce coup n’a pas été joué.

play-curtain = C’est le tour de { $player }. La table est cachée.
play-curtain-open = { $player }, appuyez sur Entrée quand personne d’autre ne regarde.
play-curtain-close = Appuyez sur Entrée pour cacher la table.
play-curtain-expected = Entrée montre la table ; annuler et quitter sont aussi possibles.

play-game-over = La partie est terminée.
play-after-the-end = Entrée pour finir ; sauver FICHIER, journal et annuler restent possibles.
play-over-no-moves = La partie est terminée : « { $word } » n’est plus possible.
play-farewell = Au revoir.

play-score-now = Comme si la partie s’arrêtait maintenant, sans ce que vous ne savez pas.
play-log-empty = Rien n’a encore été joué.
play-hint-thinks = Recherche d’un bon coup …
play-hint-best = Conseil : { $action } : { $words }.
play-hint-line = Puis peut-être : { $line }.
play-undo-nothing = Vous n’avez encore rien décidé qui puisse être annulé.
play-undone = { $count ->
    [one] Annulé : { $tokens }
   *[other] Annulé, { $count } actions : { $tokens }
}

play-file-missing = Il manque un nom de fichier, par exemple : { $command } partie.json
play-file-exists = { $file } existe déjà. Pour le remplacer : save! { $file }
play-saved = Sauvé dans { $file }, avec tout ce qui est caché.
play-save-failed = Non sauvé dans { $file } : { $reason }.
play-load-failed = Non chargé depuis { $file } : { $reason }.
play-load-other-game = { $file } contient un autre jeu : { $game }.
play-load-other-seats = { $file } contient une partie à { $count } ; quittez, puis chargez-la avec autant de places.
play-loaded = Chargé depuis { $file } : { $count ->
    [0] rien de joué encore.
    [one] { $count } action jouée.
   *[other] { $count } actions jouées.
}
play-kept-unfinished = La partie n’était pas sauvée ; elle a été gardée. Pour la reprendre :

## Commandes : les mots de cette langue à côté des mots anglais, et leur effet

play-command-help = aide a
play-command-moves = coups c
play-command-table = plateau
play-command-score = décompte points
play-command-log = journal
play-command-hint = conseil
play-command-undo = annuler
play-command-save = sauver
play-command-load = charger
play-command-quit = quitter q

play-help-rules = Le jeu
play-help-commands = Commandes
play-help-file = FICHIER
play-help-help = cette page
play-help-moves = tous les coups possibles, en mots
play-help-table = la table encore une fois
play-help-score = les points, si tout s’arrêtait ici
play-help-log = tout ce qui a été joué
play-help-hint = ce que ferait un bon joueur
play-help-undo = retour à votre dernière décision
play-help-save = garder la partie (.txt : en texte)
play-help-save-over = de même, en remplaçant un fichier
play-help-load = reprendre une partie gardée
play-help-quit = arrêter ; la partie est gardée

## Retour sur une partie enregistrée : la commande `review`

review-judged-own = Jugé d’après ce que chacun pouvait savoir alors. Parties simulées par recherche : { $simulations }.
review-judged-open = Jugé en découvrant tout ce qui était caché. Parties simulées par recherche : { $simulations }.
review-unit-richelieu = Coûts et avances sont en points. L’avance est celle qu’on peut attendre sur le meilleur adversaire.
review-unit-rheingold = Coûts et avances sont en épées. L’avance est celle qu’on peut attendre sur le meilleur adversaire.
review-head-action = action
review-head-player = joueur
review-head-played = joué
review-head-best = mieux
review-head-cost = coût
review-head-margin = avance
review-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-seat = { $player } : décisions { $count }, comme le robot le plus fort { $same }, coût moyen { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
review-worst = Les décisions les plus coûteuses de { $player } :
review-worst-one = action { $at }, coût { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } : { $played } ; mieux : { $best }.
review-graph-title = Avance à attendre
review-graph-actions = actions jouées
review-graph-richelieu = points d’avance sur le meilleur adversaire
review-graph-rheingold = épées d’avance sur le meilleur adversaire

## Ce qui peut mal tourner avec un disque dur

disk-no-file = ce fichier n’existe pas
disk-no-folder = ce dossier n’existe pas
disk-not-a-file = ce n’est pas un fichier
disk-not-allowed = ce n’est pas permis
disk-full = le disque dur est plein

## Richelieu dans le navigateur

web-richelieu-board = Les cartes sur la table
web-richelieu-row = Rangée { $row }
web-richelieu-pending = en cours de paiement
web-richelieu-lifted = son marqueur est levé
web-richelieu-crests = { $count ->
    [one] { $count } blason
   *[other] { $count } blasons
}
web-richelieu-in-all = blasons en tout : { $count }
web-richelieu-holdings = Les joueurs
web-richelieu-to-move = à jouer
web-richelieu-you = vous
web-richelieu-no-card = Pas encore de carte.
web-richelieu-markers = Marqueurs
web-richelieu-reserve = en réserve
web-richelieu-on-cards = sur des cartes
web-richelieu-box = dans la boîte
web-richelieu-discs = Disques
web-richelieu-face-down = { $count ->
    [one] { $count } face cachée
   *[other] { $count } faces cachées
}
web-richelieu-peek = Regarder mes disques
web-richelieu-cover = Les retourner
web-richelieu-choices = Ce que vous pouvez faire d’autre
web-richelieu-tally = Le décompte en cours
web-richelieu-category = Blasons ou symbole
web-richelieu-leads = en tête
web-richelieu-safe = ne peut plus être rattrapé
web-richelieu-scores = Le score
web-richelieu-why = Pourquoi ?
web-richelieu-why-has = { $player } : { $count }
web-richelieu-why-disc = { $player } : { $count }, dont un disque
web-richelieu-why-most = { $player } en a le plus et marque ce nombre : { $points }.
web-richelieu-why-tied = Égalité pour le plus : personne ne marque.
web-richelieu-why-shared = Égalité pour le plus : { $names } marquent { $points } chacun.
web-richelieu-why-nobody = Personne n’en a.
web-richelieu-why-lacking = { $player } n’en a aucune carte, et un disque ne suffit pas : { $points }.
web-richelieu-why-present = { $player } en a une carte : { $points }.
web-richelieu-why-cards = À égalité, le moins de cartes gagne.

web-richelieu-all-taken = Toutes les cartes sont prises.

## Dans le navigateur : la carte de Rheingold

web-rheingold-map = Carte
web-rheingold-map-keys = Lieux de la carte. Les flèches mènent au lieu voisin, Entrée choisit, plus et moins agrandissent et réduisent.
web-rheingold-map-failed = La carte n’a pas pu être chargée.
web-rheingold-larger = Agrandir la carte
web-rheingold-smaller = Réduire la carte
web-rheingold-fit = Ajuster la carte à l’écran
web-rheingold-space = case { $id }
web-rheingold-start = zone de départ { $id }
web-rheingold-castle = { $name } ({ $id }), château à { $swords }
web-rheingold-waiting = { $count ->
    [one] un chevalier de { $players } attend ici
   *[other] des chevaliers de { $players } attendent ici
}
web-rheingold-held = { $knights } de { $player }
web-rheingold-takable-sure = peut être pris ce tour
web-rheingold-takable-unsure = peut être tenté ce tour, sans certitude
web-rheingold-reach = { $count ->
    [one] atteint en un déplacement
   *[other] atteint en { $count } déplacements
}
web-rheingold-count-from-to = De { $from } à { $to } : combien ?
web-rheingold-count-label = Combien de chevaliers
web-rheingold-count-range = De { $least } à { $most }
web-rheingold-fewer = Un chevalier de moins
web-rheingold-more = Un chevalier de plus
web-rheingold-send = Envoyer { $count }
web-rheingold-send-least = { $count }, le moins possible
web-rheingold-send-enough = { $count }, assez
web-rheingold-send-all = tous : { $count }

## Dans le navigateur : Rheingold à côté de la carte

web-rheingold-turn = a le tour
web-rheingold-on-map = { $knights } sur la carte
web-rheingold-gone = épuisés : { $values }
web-rheingold-free-left = { $count ->
    [one] { $count } château encore libre
   *[other] { $count } châteaux encore libres
}
web-rheingold-standing = Où en est la partie
web-rheingold-castles-with = Châteaux à { $swords }
web-rheingold-score = Le décompte
web-rheingold-castle-head = Château
web-rheingold-tie-break = Chevaliers sur la carte, en cas d’égalité
web-rheingold-why = Pourquoi ?
web-rheingold-text-can = Ce que vous pouvez faire
web-rheingold-text-wait = Rien pour l’instant : ce n’est pas votre tour.
web-rheingold-text-armies = Armées sur la carte
web-rheingold-text-castles = Châteaux
web-rheingold-text-starts = Zones de départ
web-rheingold-text-sides = Les camps
web-rheingold-text-paths = Tous les chemins
web-rheingold-next-to = à côté de { $places }
web-rheingold-no-army = aucune armée en campagne
web-rheingold-held-head = Tenu par
web-rheingold-need-head = Exige
web-rheingold-gates-head = Portes

## The browser client: what all pages share

game-richelieu = Richelieu
game-rheingold = Rheingold


web-skip = Aller au contenu
web-nav = Pages
web-home = À la page d’accueil
web-rules = Règles
web-rules-of = Règles de { $game }
web-settings = Réglages
web-loading = Un instant …
web-page-failed = Cette page n’a pas pu être chargée.
web-again = Réessayer
web-lost = Il n’y a rien ici
web-lost-what = Cette adresse ne mène à aucune page. Une partie s’en est peut-être perdue en chemin.
web-link = Lien
web-copy = Copier le lien
web-copied = Copié
web-more = Afficher plus
web-cancel = Retour

web-language = Langue
web-language-en = English
web-language-fr = Français
web-language-es = Español
web-language-it = Italiano
web-language-de = Deutsch

## The browser client: what the server refuses

web-refused-away = Pas de connexion au serveur. Réessayez dans un instant.
web-refused-busy = Le serveur a trop à faire. Réessayez dans un instant.
web-refused-full = Toutes les places sont prises.
web-refused-illegal = Ce n’est pas jouable maintenant.
web-refused-no-undo = Cela ne s’annule pas librement : quelque chose a été vu, ou ce n’était pas votre tour. Vous pouvez le demander aux autres dans le menu de la table.
web-refused-not-host = Seule la personne qui a ouvert la table peut faire cela.
web-refused-not-now = Ce n’est pas possible maintenant.
web-refused-not-seated = Vous n’avez pas de place à cette table.
web-refused-not-your-turn = Ce n’est pas votre tour.
web-refused-not-yours = Cette place n’est pas la vôtre.
web-refused-rate = C’était trop souvent. Attendez un instant.
web-refused-stale = La partie a continué entre-temps. Regardez encore, puis décidez.
web-refused-taken = Cette place est prise, ou le lien a déjà servi.
web-refused-unknown = Cette table ou ce lien n’existe pas.
web-refused-other = Le serveur dit : { $message }

## The browser client: the first page

web-new-game = Nouvelle partie
web-game-richelieu = Prenez des cartes au bout de quatre rangées, marquez celles que vous voulez, et gagnez la majorité des blasons et des symboles. Environ 20 minutes.
web-game-rheingold = Un dé amène vos chevaliers sur la carte. Rassemblez-les, battez vos adversaires en rase campagne et prenez d’assaut des châteaux aux boucliers cachés. Environ une heure.
web-who = Qui joue
web-players = Joueurs
web-seat-of = Place { $number }
web-kind-me = Sur cet appareil
web-kind-bot = Ordinateur
web-kind-open = Ami, par un lien
web-kind-open-what = Vous recevrez un lien pour cette place.
web-level = De quelle force
web-level-line = { $level } : { $what }
web-strength-greedy = prend ce qui est à portée
web-strength-page = très facile
web-strength-squire = facile
web-strength-knight = moyen
web-strength-count = difficile
web-strength-duke = très difficile
web-name-of = Nom du joueur { $number }
web-name-optional = Nom, si vous voulez
web-your-name = Votre nom, si vous voulez
web-options = Comment on joue
web-edition = Édition
web-edition-duel = Duel
web-edition-court = Cour
web-ending = La partie finit
web-ending-full = quand toutes les cartes sont prises
web-ending-last-row = quand il ne reste qu’une rangée
web-map = Carte
web-map-rhine = Le Rhin
web-map-loch = Le loch
web-map-own = Une carte à soi
rheingold-map-title-rhine = Le Rhin de Bingen à Coblence
rheingold-map-title-loch = Châteaux autour du loch
web-rounds-limit = Manches au plus
web-rounds-none = sans limite
web-rounds = { $count ->
    [one] { $count } manche au plus
   *[other] { $count } manches au plus
}
web-table-options = La table
web-pace = Temps
web-pace-casual = autant que vous voulez
web-pace-quick = rapide : 20 s par tour, 5 min de réserve
web-pace-calm = calme : 1 min par tour, 20 min de réserve
web-pace-days = par jours : 1 jour par tour, 7 jours de réserve
web-pace-clock = { $turn } par tour, { $game } de réserve
web-span-seconds = { $count } s
web-span-minutes = { $count } min
web-span-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
web-timeout = Quand le temps est écoulé
web-timeout-bot = un ordinateur continue
web-timeout-forfeit = la place est perdue
web-watch = Qui peut regarder
web-watch-anyone = tout le monde peut regarder
web-watch-link = qui a le lien peut regarder
web-watch-nobody = personne ne peut regarder
web-listed = L’afficher plus bas, pour que chacun puisse s’y asseoir
web-chat-allowed = Avec discussion
web-open-table = Ouvrir la table
web-play = Jouer
web-nobody-sits = Quelqu’un doit jouer sur cet appareil.
web-my-games = Mes parties
web-my-games-none = Aucune encore. Appuyez sur « Jouer », et la première sera ici.
web-tables = Tables des autres
web-tables-open = Ouvertes
web-tables-playing = En cours
web-tables-over = Finies
web-tables-open-none = Aucune table n’attend de joueurs en ce moment.
web-tables-playing-none = On ne joue à aucune table affichée en ce moment.
web-tables-over-none = Aucune partie affichée n’est encore finie.
web-your-turn = C’est votre tour
web-turn-of = C’est le tour de { $player }
web-table-open = Attend des joueurs

## The browser client: before the game

web-join-title = Une place vous est gardée
web-join-what = Quelqu’un vous a envoyé un lien vers une place à cette table. Il sert une fois.
web-join-sit = S’asseoir
web-join-look = Plutôt regarder la table
web-table-unknown = Cette table n’existe pas pour vous
web-table-unknown-what = Elle a peut-être été fermée, ou seuls ses joueurs peuvent la voir.
web-table-aborted = Cette table a été fermée
web-table-aborted-what = Qui l’avait ouverte l’a fermée avant le début de la partie.
web-waiting-people = La partie commence dès que toutes les places sont prises.
web-waiting-start = Toutes les places sont prises. Qui a ouvert la table lance la partie.
web-seat-open = Place libre
web-seat-bot = Ordinateur, { $level }
web-seat-yours = vous
web-seat-person = est là
web-seat-stand-in = { $level } joue en attendant
web-invite = Créer un lien
web-leave = Se lever
web-start = Lancer la partie
web-abort = Fermer la table
web-luck = Vérifier le hasard
web-luck-what = Avant la partie, le serveur a fixé son secret et en montre le sceau. Ce que vous ajoutez ici est mêlé au tirage quand on bat les cartes et jette les dés ; ensuite, chacun peut vérifier que personne n’a choisi le résultat.
web-luck-text = Quelques mots de vous
web-luck-add = Ajouter
web-luck-added = Ajouté.
web-commitment = Sceau du secret du serveur (SHA-256) :

## The browser client: at the table

web-prompt = Ce qui est demandé
web-side = Joueurs, décompte et journal
web-thinks = { $player } réfléchit …
web-away = Connexion perdue ; elle revient d’elle-même. Ce que vous avez saisi est gardé.
web-submit = Valider
web-undo = Annuler
web-ask-hint = Conseil
web-hint = Conseil : { $words }.
web-rule-link = La règle
web-stands = On voit alors quelque chose de caché : ce ne sera plus annulable.
web-seats = Places
web-holdings = Devant les joueurs
web-tally = Décompte
web-log = Journal
web-log-all = Afficher les { $count } tours
web-chat = Discussion
web-chat-text = Dire quelque chose
web-chat-say = Envoyer
web-chat-off = Pas de discussion à cette table.
web-chat-turn-off = Fermer la discussion
web-chat-turn-on = Ouvrir la discussion
web-clock-days = { $days } j { $hours } h
web-missed = Pendant votre absence
web-missed-close = Vu
web-curtain-what = Passez l’appareil. La table s’affiche quand { $player } le demande.
web-curtain-open = Je suis { $player } : montrer ma table
web-asks-undo = { $player } voudrait annuler { $count ->
    [one] { $count } action
   *[other] { $count } actions
}.
web-asks-end = { $player } voudrait finir la partie en l’état.
web-asks-waiting = On demande aux autres.
web-agree = D’accord
web-disagree = Non
web-menu = Cette table
web-take-back = Reprendre la main
web-hand-over = Laisser jouer un ordinateur
web-ask-undo = Demander d’annuler votre dernière action
web-undo-far = Revenir avant votre dernière action
web-resign = Abandonner
web-resign-sure = Abandonner cette partie ?
web-resign-yes = Oui, abandonner
web-ask-end = Proposer de finir la partie
web-move-seat = Passer sur un autre appareil

## The browser client: after the game

web-scores = Résultat
web-ended = { $ending ->
    [resigned] Abandon de { $gone }. La victoire revient à { $names }.
    [time] Temps écoulé pour { $gone }. La victoire revient à { $names }.
    [agreed] Tous ont voulu finir la partie en l’état. En tête : { $names }.
   *[other] La partie n’a pas été jouée jusqu’au bout. En tête : { $names }.
}
web-rematch = Rejouer
web-to-rematch = À la partie suivante
web-replay = Revoir la partie
web-record = Sauver l’enregistrement

## The browser client: settings

web-theme = Couleurs
web-theme-system = comme l’appareil
web-theme-light = claires
web-theme-dark = sombres
web-theme-contrast = contraste élevé
web-palette = Couleurs des joueurs
web-palette-usual = habituelles
web-palette-safe = distinctes pour tous les yeux
web-presentation = La table s’affiche
web-presentation-picture = en image
web-presentation-text = en texte
web-presentation-both = des deux façons
web-confirmation = Une action est jouée
web-confirmation-none = aussitôt
web-confirmation-submit = après un appui sur un bouton
web-motion = Animations
web-motion-system = comme l’appareil
web-motion-full = toutes
web-motion-reduced = réduites
web-motion-none = aucune
web-sound = Son
web-sound-on = Une cloche quand c’est votre tour
web-settings-kept = Les réglages ne sont gardés que dans ce navigateur.

## Le client du navigateur : les règles

web-rules-what = Les règles dans nos propres mots, avec des exemples.
web-rules-contents = Sommaire
web-rules-here = Lien vers « { $title } »
web-rules-numbers = Dans les images, 1 c’est vous et 2 votre adversaire.
web-rules-richelieu-ends = Le premier tour : on ne peut prendre que les cartes aux extrémités des rangées : { $all }.
web-rules-richelieu-payment = Vous voulez { $first }, où se trouve un marqueur de votre adversaire. Vous payez d’un marqueur de votre réserve, ou de celui qui est sur { $second }.
web-rules-richelieu-second = La première carte de votre tour était en { $first }. Celle de { $second } est de la même province, et toutes deux montrent un seul blason : elle peut être la seconde.
web-rules-richelieu-marker = Votre marqueur est sur { $first }. Vous n’avez rien à payer pour cette carte ; votre adversaire, si.
web-rules-richelieu-disc = Il y a un disque sur { $first }, à l’extrémité de sa rangée. Qui prend la carte prend aussi le disque, et personne d’autre ne le voit.
web-rules-richelieu-score = Le décompte d’une partie finie. Le plus grand nombre d’une ligne marque ce nombre ; à égalité, personne ne marque. Un 0 coûte 5.
web-rules-rheingold-enter = Votre dé montre autant de points que { $first } a de blasons, et l’un de vos chevaliers y entre.
web-rules-rheingold-moves = Deux déplacements : un chevalier de { $first } à { $second }, où vous en aviez quatre, puis tous les cinq jusqu’à { $third }.
web-rules-rheingold-fronts = Trois chevaliers de votre adversaire tiennent { $second }. Vous attaquez à deux depuis { $first }, à un depuis { $third } et à un depuis { $fourth } : quatre battent trois.
web-rules-rheingold-storm = Quatre chevaliers sont passés de { $first } dans le château, qui a deux épées. Le cinquième est resté dehors.
web-rules-rheingold-failed = Six de vos chevaliers en ont attaqué deux et un bouclier caché. Il vaut 2, il en fallait donc huit : les six sont de retour dans votre réserve, et tout le monde connaît maintenant le bouclier.
web-rules-rheingold-shield = Vous avez posé un bouclier dans le château. Vous voyez qu’il vaut 2 ; votre adversaire n’en voit que le dos.
web-rules-rheingold-passage = Cinq chevaliers sont entrés dans votre château depuis { $first }, et cinq en sont sortis vers { $third }. L’un reste comme garnison.

## Prévenir un navigateur de son tour quand il est ailleurs.

web-push = Notifications
web-push-body = { $game } avec { $names }
web-push-why = Quand vous n’êtes pas à la table, ce navigateur peut vous dire que c’est votre tour. Le message passe par le service de l’éditeur du navigateur, qui ne peut pas le lire.
web-push-on = Me prévenir quand c’est mon tour
web-push-denied = Ce navigateur ne permet pas à ce site de vous prévenir. Vous pouvez le permettre dans les réglages du navigateur pour ce site.
web-push-failed = Le service de notification du navigateur est injoignable pour le moment. Réessayez plus tard.

## Dans le navigateur : les signes sur la carte de Rheingold

web-rheingold-legend = Signes sur la carte
web-rheingold-legend-army = une armée et le nombre de ses chevaliers ; chaque camp a sa propre forme
web-rheingold-legend-lit = peut être choisi maintenant ; autour d’un château : peut être pris ce tour
web-rheingold-legend-need = tant de chevaliers prennent le château
web-rheingold-legend-need-unsure = tant peuvent essayer, tant gagnent à coup sûr
web-rheingold-legend-hidden = un bouclier face cachée
web-rheingold-legend-own = votre propre bouclier : vous seul connaissez sa valeur
web-rheingold-legend-shown = un bouclier connu de tous
web-rheingold-legend-last = le dernier coup

## Dans le navigateur : revoir et analyser une partie

web-stands-these = Non annulables, car on y voit quelque chose de caché : { $actions }
web-to-table = À la table
web-as-text = La table en texte

web-replay-of = Revoir : { $game }, { $names }
web-replay-none = Il n’y a encore rien à revoir
web-replay-none-what = La partie n’a pas commencé à cette table.
web-replay-start = Avant la première action.
web-replay-first = Au début
web-replay-turn-back = Un tour en arrière
web-replay-back = Un pas en arrière
web-replay-play = Lecture
web-replay-pause = Pause
web-replay-on = Un pas en avant
web-replay-turn-on = Un tour en avant
web-replay-last = À la fin
web-replay-speed = Vitesse
web-replay-speed-0 = lente
web-replay-speed-1 = normale
web-replay-speed-2 = rapide
web-replay-at = Moment de la partie
web-replay-of-actions = actions jouées : { $at } sur { $length }

web-eyes = Point de vue
web-eyes-onlooker = un spectateur
web-eyes-open = tout découvert

web-graph = L’avance à attendre au fil de la partie
web-graph-two = Au-dessus du milieu, { $player } est en tête. Un clic mène à ce moment.
web-graph-many = Au-dessus du milieu, un joueur devance son meilleur adversaire. Un clic mène à ce moment.

web-review = Analyse
web-review-knowledge = Jugé d’après
web-review-own = ce que le joueur pouvait savoir
web-review-open = tout, même ce qui était caché
web-review-what = L’ordinateur le plus fort revoit chaque décision : ce qu’il aurait fait, et ce que la vôtre a coûté. Cela prend un moment.
web-review-ask = Analyser cette partie
web-review-running = décisions examinées : { $done } sur { $of }
web-review-cost = coût { $cost }
web-review-better = mieux : { $action }
web-review-best = Rien ne valait mieux ici.
web-review-show = Le montrer sur la table
web-review-values = Avance à attendre : { $value } après cette action, { $best } après la meilleure.
web-review-worst = Les décisions les plus coûteuses de { $player }
web-review-faultless = Aucune n’a rien coûté.

## The browser client: a record from a file

web-open-record = Ouvrir une partie enregistrée
web-open-record-what = Un fichier obtenu par « Sauver l’enregistrement » s’ouvre pour être revu.
web-open-record-none = Ce fichier ne contient pas de partie enregistrée.
web-open-record-wrong = Ce fichier ne peut pas être rejoué : { $message }

### Français. Rheingold.

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

## Retour sur une partie enregistrée : la commande `review`

rheingold-review-unit = Coûts et avances sont en épées. L’avance est celle qu’on peut attendre sur le meilleur adversaire.
rheingold-review-graph = épées d’avance sur le meilleur adversaire

## Dans le navigateur : la carte de Rheingold

rheingold-web-map = Carte
rheingold-web-map-keys = Lieux de la carte. Les flèches mènent au lieu voisin, Entrée choisit, plus et moins agrandissent et réduisent.
rheingold-web-map-failed = La carte n’a pas pu être chargée.
rheingold-web-larger = Agrandir la carte
rheingold-web-smaller = Réduire la carte
rheingold-web-fit = Ajuster la carte à l’écran
rheingold-web-space = case { $id }
rheingold-web-start = zone de départ { $id }
rheingold-web-castle = { $name } ({ $id }), château à { $swords }
rheingold-web-waiting = { $count ->
    [one] un chevalier de { $players } attend ici
   *[other] des chevaliers de { $players } attendent ici
}
rheingold-web-held = { $knights } de { $player }
rheingold-web-takable-sure = peut être pris ce tour
rheingold-web-takable-unsure = peut être tenté ce tour, sans certitude
rheingold-web-reach = { $count ->
    [one] atteint en un déplacement
   *[other] atteint en { $count } déplacements
}
rheingold-web-count-from-to = De { $from } à { $to } : combien ?
rheingold-web-count-label = Combien de chevaliers
rheingold-web-count-range = De { $least } à { $most }
rheingold-web-fewer = Un chevalier de moins
rheingold-web-more = Un chevalier de plus
rheingold-web-send = Envoyer { $count }
rheingold-web-send-least = { $count }, le moins possible
rheingold-web-send-enough = { $count }, assez
rheingold-web-send-all = tous : { $count }

## Dans le navigateur : Rheingold à côté de la carte

rheingold-web-turn = a le tour
rheingold-web-on-map = { $knights } sur la carte
rheingold-web-gone = épuisés : { $values }
rheingold-web-free-left = { $count ->
    [one] { $count } château encore libre
   *[other] { $count } châteaux encore libres
}
rheingold-web-standing = Où en est la partie
rheingold-web-castles-with = Châteaux à { $swords }
rheingold-web-score = Le décompte
rheingold-web-castle-head = Château
rheingold-web-tie-break = Chevaliers sur la carte, en cas d’égalité
rheingold-web-why = Pourquoi ?
rheingold-web-text-can = Ce que vous pouvez faire
rheingold-web-text-wait = Rien pour l’instant : ce n’est pas votre tour.
rheingold-web-text-armies = Armées sur la carte
rheingold-web-text-castles = Châteaux
rheingold-web-text-starts = Zones de départ
rheingold-web-text-sides = Les camps
rheingold-web-text-paths = Tous les chemins
rheingold-web-next-to = à côté de { $places }
rheingold-web-no-army = aucune armée en campagne
rheingold-web-held-head = Tenu par
rheingold-web-need-head = Exige
rheingold-web-gates-head = Portes

## The browser client: what all pages share

rheingold-name = Rheingold

## The browser client: the first page

rheingold-about = Un dé amène vos chevaliers sur la carte. Rassemblez-les, battez vos adversaires en rase campagne et prenez d’assaut des châteaux aux boucliers cachés. Environ une heure.
rheingold-option-map = Carte
rheingold-option-map-rhine = Le Rhin
rheingold-option-map-loch = Le loch
rheingold-option-map-own = Une carte à soi
rheingold-map-title-rhine = Le Rhin de Bingen à Coblence
rheingold-map-title-loch = Châteaux autour du loch
rheingold-option-rounds = Manches au plus
rheingold-option-rounds-none = sans limite
rheingold-option-rounds-value = { $count ->
    [one] { $count } manche au plus
   *[other] { $count } manches au plus
}

## Le client du navigateur : les règles

rheingold-example-enter = Votre dé montre autant de points que { $first } a de blasons, et l’un de vos chevaliers y entre.
rheingold-example-moves = Deux déplacements : un chevalier de { $first } à { $second }, où vous en aviez quatre, puis tous les cinq jusqu’à { $third }.
rheingold-example-fronts = Trois chevaliers de votre adversaire tiennent { $second }. Vous attaquez à deux depuis { $first }, à un depuis { $third } et à un depuis { $fourth } : quatre battent trois.
rheingold-example-storm = Quatre chevaliers sont passés de { $first } dans le château, qui a deux épées. Le cinquième est resté dehors.
rheingold-example-failed = Six de vos chevaliers en ont attaqué deux et un bouclier caché. Il vaut 2, il en fallait donc huit : les six sont de retour dans votre réserve, et tout le monde connaît maintenant le bouclier.
rheingold-example-shield = Vous avez posé un bouclier dans le château. Vous voyez qu’il vaut 2 ; votre adversaire n’en voit que le dos.
rheingold-example-passage = Cinq chevaliers sont entrés dans votre château depuis { $first }, et cinq en sont sortis vers { $third }. L’un reste comme garnison.

## Dans le navigateur : les signes sur la carte de Rheingold

rheingold-web-legend = Signes sur la carte
rheingold-web-legend-army = une armée et le nombre de ses chevaliers ; chaque camp a sa propre forme
rheingold-web-legend-lit = peut être choisi maintenant ; autour d’un château : peut être pris ce tour
rheingold-web-legend-need = tant de chevaliers prennent le château
rheingold-web-legend-need-unsure = tant peuvent essayer, tant gagnent à coup sûr
rheingold-web-legend-hidden = un bouclier face cachée
rheingold-web-legend-own = votre propre bouclier : vous seul connaissez sa valeur
rheingold-web-legend-shown = un bouclier connu de tous
rheingold-web-legend-last = le dernier coup

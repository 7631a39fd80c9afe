### Français. Rheingold.

## Rheingold : la table

rheingold-round = Manche { $round }
rheingold-round-of = Manche { $round } sur { $rounds }
rheingold-rolled = { $player } a fait { $number }
rheingold-moves-left = { $count ->
    [0] plus de déplacement
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
rheingold-shields-known = { $shields }, de valeur { $values }
rheingold-space-near = { $id } côté { $castle }
rheingold-attack = Attaque sur { $target }, où { $player } a { $defenders ->
    [one] { $defenders } chevalier
   *[other] { $defenders } chevaliers
} : { $groups } ; il en faut { $needed }.
rheingold-attack-group = { $count } depuis { $place }
rheingold-head-swords = épées
rheingold-head-castles = châteaux
rheingold-head-knights = carte
rheingold-head-supply = réserve
rheingold-head-shields = boucliers
rheingold-legend-army = { $player }, 5 chevaliers
rheingold-legend-movable = peuvent bouger
rheingold-legend-castle = château, { $swords ->
    [one] { $swords } épée
   *[other] { $swords } épées
}
rheingold-legend-start = zone de départ
rheingold-legend-hidden = bouclier caché
rheingold-legend-own = bouclier de valeur 1
rheingold-legend-shown = connu de tous
rheingold-picture-undrawn = Chemins non dessinés :
rheingold-score-free = Sans maître :

## Rheingold : la carte lue ligne par ligne

rheingold-list-armies = { $player }, armées :
rheingold-list-no-army = aucune ne peut partir
rheingold-list-army = { $place }, { $count ->
    [one] { $count } chevalier peut partir
   *[other] { $count } chevaliers peuvent partir
}, à côté :
rheingold-list-on = { $count } sur { $place }
rheingold-list-own = { $place }, { $count } du même camp
rheingold-list-held = { $place }, { $player } : { $count }
rheingold-list-takes = { $place }, { $owner }, il en faut { $least }
rheingold-list-free = libre
rheingold-list-free-castles = Châteaux libres à { $swords ->
    [one] { $swords } épée
   *[other] { $swords } épées
}, pour lesquels il faut { $least } chevaliers, et leurs portes :
rheingold-list-of = tenu par { $player } avec { $held }
rheingold-list-price = il en faut { $least }
rheingold-list-price-sure = à tenter avec { $least }, sûr avec { $sure }
rheingold-list-gates = portes : { $gates }
rheingold-list-starts = Zones de départ :
rheingold-list-paths = Chemins :
rheingold-shield-hidden = un bouclier caché
rheingold-shield-own = un bouclier de valeur { $value }, connu de son seul propriétaire
rheingold-shield-shown = un bouclier de valeur { $value }, connu de tous

## Rheingold : ce qui est demandé

rheingold-phase-move = { $player } : voulez-vous déplacer des chevaliers ? ({ $count ->
    [one] encore { $count } déplacement
   *[other] encore { $count } déplacements
} ; - finit le tour)
rheingold-question-move = { $player } : voulez-vous déplacer des chevaliers ? ({ $count ->
    [one] le dernier déplacement de ce tour
   *[other] encore { $count } déplacements
})
rheingold-phase-count = { $player } : combien de chevaliers envoyez-vous depuis { $from } vers { $to } ? ({ $least } à { $most })
rheingold-phase-count-attack = { $player } : combien de chevaliers attaquent { $to } depuis { $from } ? ({ $least } à { $most } ; il en faut { $enough })
rheingold-phase-count-storm = { $player } : combien de chevaliers prennent d’assaut { $to } depuis { $from } ? ({ $least } à { $most })
rheingold-phase-count-shield = { $player } : combien de chevaliers prennent d’assaut { $to } depuis { $from } ? ({ $least } à { $most } ; { $sure } gagnent à coup sûr)
rheingold-phase-front = { $player } : depuis quel autre lieu attaquez-vous { $to } ? ({ $sent } sur { $needed } pour l’instant)
rheingold-phase-shield = { $player } : voulez-vous poser un bouclier à { $castle } ? (il vous en reste { $count })
rheingold-waiting-move = { $player } déplace des chevaliers ({ $count ->
    [one] le dernier déplacement de ce tour
   *[other] encore { $count } déplacements
}).
rheingold-waiting-attack = { $player } attaque { $to }.
rheingold-waiting-shield = { $player } peut poser un bouclier à { $castle }.
rheingold-expected-count = { $first } à { $last }, ou le nombre seul

## Rheingold : ce qu’un joueur peut faire

rheingold-can-go = { $most ->
    [1] envoyer un chevalier depuis { $from } vers { $to }
   *[other] envoyer jusqu’à { $most } chevaliers depuis { $from } vers { $to }
}
rheingold-can-attack = attaquer { $to } ({ $player }, { $defenders ->
    [one] { $defenders } chevalier
   *[other] { $defenders } chevaliers
}) depuis { $from }, avec { $most } au plus
rheingold-can-front = attaquer { $to } ({ $player }, { $defenders ->
    [one] { $defenders } chevalier
   *[other] { $defenders } chevaliers
}) sur plusieurs fronts, dont { $from }, avec { $most } au plus
rheingold-can-take = prendre { $to } ({ $swords ->
    [one] { $swords } épée
   *[other] { $swords } épées
}) depuis { $from }, avec { $least } au moins, { $most } au plus
rheingold-can-storm = prendre { $to }, tenu par { $player } avec { $defenders }, depuis { $from } : { $least } au moins, { $most } au plus
rheingold-can-storm-shield = prendre { $to }, tenu par { $player } avec { $defenders } et un bouclier, depuis { $from } : { $least } au moins, { $sure } à coup sûr, { $most } au plus
rheingold-can-count = { $count ->
    [one] { $count } chevalier
   *[other] { $count } chevaliers
} depuis { $from } vers { $to }
rheingold-can-count-sure = { $words }, victoire sûre
rheingold-can-count-up-to = { $words }, victoire si le bouclier vaut { $value } ou moins
rheingold-can-count-may = { $words } (il vaut peut-être { $value })
rheingold-can-end = finir le tour
rheingold-can-shield = poser un bouclier à { $castle }
rheingold-can-no-shield = ne pas poser de bouclier
rheingold-step-go = depuis { $from } vers { $to }
rheingold-step-shield = poser un bouclier

## Rheingold : ce qu’un joueur a fait ; son nom précède

rheingold-did-roll-enters = fait { $number } (un chevalier entre dans la zone de départ { $start })
rheingold-did-roll-waits = fait { $number } (personne n’entre, un de ses chevaliers est encore dans la zone de départ { $start })
rheingold-did-roll-none-left = fait { $number } (personne n’entre, la réserve est vide)
rheingold-did-go = envoie { $count ->
    [one] { $count } chevalier
   *[other] { $count } chevaliers
} depuis { $from } vers { $to }
rheingold-did-front = envoie { $count ->
    [one] { $count } chevalier
   *[other] { $count } chevaliers
} depuis { $from } contre { $to } ({ $sent } sur { $needed })
rheingold-did-beat = bat { $player } sur { $to } ({ $defenders ->
    [one] { $defenders } chevalier
   *[other] { $defenders } chevaliers
}) avec { $count } depuis { $from }
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
rheingold-did-storm-lost = attaque en vain { $to }, tenu par { $player }, avec { $count ->
    [one] { $count } chevalier
   *[other] { $count } chevaliers
} depuis { $from } (le bouclier vaut { $value })
rheingold-did-last = reçoit aussi { $castle }, le dernier château
rheingold-did-shield = pose un bouclier à { $castle }
rheingold-did-no-shield = ne pose pas de bouclier
rheingold-did-end = finit son tour
rheingold-found-shield = Votre bouclier à { $castle }, pour vos yeux seulement : il vaut { $value }.
rheingold-found-storm-lost = { $castle } résiste : le bouclier vaut { $value }, et { $count ->
    [one] votre chevalier retourne
   *[other] vos { $count } chevaliers retournent
} dans la réserve.
rheingold-found-storm-won = { $castle } est à vous : le bouclier valait { $value }.

## Rheingold : pourquoi ce n’est pas possible

rheingold-why-no-path = Aucun chemin ne mène directement depuis { $from } vers { $to }. Chaque déplacement avance d’un lieu.
rheingold-why-not-yours = { $place } : vous n’y avez aucun chevalier.
rheingold-why-garrison = { $castle } : il doit toujours y rester un de vos chevaliers ou un bouclier.
rheingold-why-start = Une zone de départ ne sert qu’à entrer : aucun chevalier n’y revient ni ne la traverse.
rheingold-why-blocked = Depuis { $place }, vos chevaliers ne peuvent aller nulle part : tout lieu voisin est trop fort pour eux, ou est une zone de départ.
rheingold-why-far = { $place } : aucun de vos chevaliers n’est à côté.
rheingold-why-too-weak = { $player } a { $defenders ->
    [one] { $defenders } chevalier
   *[other] { $defenders } chevaliers
} sur { $to } : il en faut { $needed }. En tout, vous pouvez en amener { $most } { $moves ->
    [one] avec le déplacement qui reste.
   *[other] avec les { $moves } déplacements qui restent.
}
rheingold-why-castle-free = { $castle } a { $swords ->
    [one] { $swords } épée
   *[other] { $swords } épées
} : il faut au moins { $least } chevaliers, tous d’une même case voisine. Vous { $most ->
    [0] ne pouvez y en envoyer aucun.
   *[other] pouvez y en envoyer { $most } au plus.
}
rheingold-why-castle-held = { $castle } est à { $player } : pour essayer, il faut au moins { $least ->
    [one] { $least } chevalier, venu d’une case voisine.
   *[other] { $least } chevaliers, tous d’une même case voisine.
} Vous { $most ->
    [0] ne pouvez y en envoyer aucun.
   *[other] pouvez y en envoyer { $most } au plus.
}
rheingold-why-shield-now = Décidez d’abord si vous posez un bouclier à { $castle }.
rheingold-why-no-shield-now = Un bouclier se pose juste après la prise d’un château, jamais plus tard.
rheingold-why-path-first = Indiquez d’abord le départ et l’arrivée.
rheingold-why-count-now = Indiquez d’abord combien de chevaliers vous envoyez depuis { $from } vers { $to }.
rheingold-why-too-few = Depuis { $from } vers { $to }, il faut envoyer au moins { $least ->
    [one] { $least } chevalier.
   *[other] { $least } chevaliers.
}
rheingold-why-too-many = Depuis { $from } vers { $to }, on peut envoyer au plus { $most ->
    [one] { $most } chevalier.
   *[other] { $most } chevaliers.
}
rheingold-why-front-now = L’attaque sur { $to } doit d’abord être décidée : choisissez un autre lieu d’où envoyer des chevaliers.
rheingold-why-front-named = { $place } a déjà envoyé ses chevaliers contre { $to }.

## Rheingold : la fin

rheingold-verdict-won = { $count ->
    [one] { $names } gagne avec { $swords ->
        [one] { $swords } épée.
       *[other] { $swords } épées.
    }
   *[other] { $names } se partagent la victoire avec { $swords ->
        [one] { $swords } épée.
       *[other] { $swords } épées.
    }
}
rheingold-verdict-knights = Égalité d’épées : qui a le plus de chevaliers sur la carte ({ $count }) gagne.
rheingold-verdict-shared = Égalité d’épées et de chevaliers sur la carte : la victoire est partagée.

## Rheingold : les règles en bref

rheingold-rules-goal = Un château a de 1 à 3 épées. À la fin, qui a le plus d’épées gagne ; à égalité, qui a le plus de chevaliers sur la carte.
rheingold-rules-roll = Le dé fait entrer un chevalier dans la zone de départ de ce nombre, sauf si un des vôtres s’y trouve encore ou si votre réserve est vide.
rheingold-rules-move = Vous avez ensuite jusqu’à trois déplacements. Chacun mène autant de chevaliers que vous voulez d’un lieu à un lieu voisin ; personne ne revient dans une zone de départ.
rheingold-rules-attack = Pour entrer sur une case que tient un adversaire, il faut plus de chevaliers qu’il n’en a là ; les siens retournent dans sa réserve. Des groupes venus de plusieurs lieux peuvent attaquer ensemble, pour un déplacement chacun.
rheingold-rules-castle = Un château que personne ne tient demande au moins deux chevaliers par épée, tous par une même porte.
rheingold-rules-rival = Un château adverse demande au moins le double de ses chevaliers et de son bouclier réunis ; ses épées ne comptent plus. En cas d’échec, vos attaquants retournent dans votre réserve, et tous connaissent désormais le bouclier.
rheingold-rules-shield = Juste après avoir pris un château, vous pouvez y poser un bouclier tiré au hasard, qui vaut de 0 à 3 chevaliers. Personne d’autre ne sait combien.
rheingold-rules-garrison = Dans chacun de vos châteaux, il doit toujours rester un chevalier ou un bouclier.
rheingold-rules-end = Dès qu’un seul château est encore libre, la partie s’arrête, et qui a pris l’avant-dernier le reçoit aussi.
rheingold-rules-two = À deux, chacun joue deux couleurs, qui ne font qu’un camp : 84 chevaliers et douze boucliers.
rheingold-rules-rounds = La partie s’arrête au plus tard après la manche { $rounds } ; les châteaux encore libres ne sont à personne.
rheingold-notation-tokens = Coups : 12-13 départ et arrivée, x4 nombre de chevaliers, - fin du tour ou pas de bouclier, + un bouclier. d4 est le dé, =2 un bouclier que vous avez tiré, =? celui d’un adversaire.
rheingold-notation-line = On peut taper plusieurs coups sur une ligne : 12-13 x5 13-KAT x4 +. Un nombre choisit dans la liste ; quand on compte les chevaliers, c’est leur nombre.

## Retour sur une partie enregistrée : la commande `review`

rheingold-review-unit = Coûts et avances se comptent en épées. L’avance est l’écart attendu avec le meilleur adversaire.
rheingold-review-graph = épées d’avance sur le meilleur adversaire
rheingold-lead = { $margin ->
    [one] { NUMBER($margin, maximumFractionDigits: 1) } épée
   *[other] { NUMBER($margin, maximumFractionDigits: 1) } épées
}
rheingold-margin = { $margin ->
    [one] { NUMBER($margin, maximumFractionDigits: 1) } épée
   *[other] { NUMBER($margin, maximumFractionDigits: 1) } épées
}

## Dans le navigateur : la carte de Rheingold

rheingold-web-map = Carte
rheingold-web-map-keys = Lieux de la carte. Les flèches mènent au lieu voisin, Entrée choisit, plus et moins agrandissent et réduisent.
rheingold-web-map-failed = La carte n’a pas pu être chargée.
rheingold-web-space = case { $id }
rheingold-web-start = zone de départ { $id }
rheingold-web-castle = { $name } ({ $id }), château à { $swords }
rheingold-web-waiting = { $count ->
    [one] un chevalier attend ici ({ $players })
   *[other] des chevaliers attendent ici ({ $players })
}
rheingold-web-held = { $player }, { $knights }
rheingold-web-takable-sure = peut être pris ce tour
rheingold-web-takable-unsure = peut être tenté ce tour, sans certitude
rheingold-web-reach = { $count ->
    [one] à un déplacement
   *[other] à { $count } déplacements
}
rheingold-web-count-from-to = Depuis { $from } vers { $to } : combien ?
rheingold-web-count-label = Combien de chevaliers
rheingold-web-count-range = De { $least } à { $most }
rheingold-web-fewer = Un chevalier de moins
rheingold-web-more = Un chevalier de plus
rheingold-web-send = Envoyer { $count }
rheingold-web-send-least = { $count }, le minimum
rheingold-web-send-enough = { $count }, de quoi gagner
rheingold-web-send-all = tous : { $count }
rheingold-web-count-back = Choisir de nouveau

## Dans le navigateur : Rheingold à côté de la carte

rheingold-web-turn = c’est son tour
rheingold-web-gone = hors jeu : { $values }
rheingold-web-free-left = { $count ->
    [one] { $count } château encore libre
   *[other] { $count } châteaux encore libres
}
rheingold-web-standing = Où en est la partie
rheingold-web-castles-with = Châteaux à { $swords }
rheingold-web-tie-break = En cas d’égalité : chevaliers sur la carte
rheingold-web-text-castles = Châteaux
rheingold-web-text-starts = Zones de départ
rheingold-web-text-sides = Les camps
rheingold-web-text-paths = Tous les chemins
rheingold-web-next-to = lieux voisins : { $places }
rheingold-web-no-army = aucune armée sur les cases

## Dans le navigateur : ce que toutes les pages ont en commun

rheingold-name = Rheingold
rheingold-credit = Rheingold est un jeu de Reinhard Herbert.

## Dans le navigateur : la page d’accueil

rheingold-about = Réunissez des chevaliers, prenez des châteaux, gardez-les par des boucliers cachés. Chacun vaut des épées : qui en a le plus gagne. Environ une heure.
rheingold-scene = Qui a le plus d’épées gagne. Un château libre demande deux chevaliers par épée.
rheingold-option-map = Carte
rheingold-option-map-rhine = Le Rhin
rheingold-option-map-rhine-about = La gorge de Bingen à Coblence, avec des châteaux sur les deux rives, trois traversées et une quatrième par un château.
rheingold-option-map-loch = Le loch
rheingold-option-map-loch-about = Un lac entouré de châteaux, avec deux traversées.
rheingold-option-map-own = Votre propre carte
rheingold-map-title-rhine = Le Rhin de Bingen à Coblence
rheingold-map-title-loch = Châteaux autour du loch
rheingold-option-rounds = Nombre maximal de manches
rheingold-option-rounds-none = sans limite
rheingold-option-rounds-value = { $count ->
    [one] { $count } manche au plus
   *[other] { $count } manches au plus
}

## Dans le navigateur : les règles

rheingold-example-castles = Cette petite carte a quatre châteaux, { $all }, d’une à trois épées chacun.
rheingold-example-enter = Vous avez obtenu un nombre égal à celui des armoiries de { $first } : un de vos chevaliers y entre.
rheingold-example-moves = Deux déplacements : un chevalier va de { $first } à { $second }, où vous en aviez quatre, puis tous les cinq continuent jusqu’à { $third }.
rheingold-example-fronts = Trois chevaliers de votre adversaire tiennent { $second }. Vous attaquez à deux depuis { $first }, à un depuis { $third } et à un depuis { $fourth } : quatre battent trois.
rheingold-example-storm = Quatre chevaliers sont passés de { $first } dans le château, qui a deux épées. Le cinquième est resté dehors.
rheingold-example-failed = Six de vos chevaliers ont attaqué deux chevaliers et un bouclier caché. Il vaut 2, il en fallait donc huit : les six sont de retour dans votre réserve, et tout le monde connaît maintenant le bouclier.
rheingold-example-shield = Vous avez posé un bouclier dans le château. Vous voyez qu’il vaut 2 ; votre adversaire n’en voit que le dos.
rheingold-example-passage = Cinq chevaliers sont entrés dans votre château depuis { $first }, et cinq en sont sortis vers { $third }. Un y reste comme garnison.
rheingold-example-end = Vous venez de prendre { $first }. Seul { $second } restait libre : il est donc à vous aussi. Six épées à une.

## Dans le navigateur : les signes sur la carte de Rheingold

rheingold-web-legend = Signes sur la carte
rheingold-web-legend-army = une armée et le nombre de ses chevaliers ; chaque camp a sa propre forme
rheingold-web-legend-lit = peut être choisi maintenant ; autour d’un château : peut être pris ce tour
rheingold-web-legend-need = nombre de chevaliers nécessaire pour prendre le château
rheingold-web-legend-need-unsure = nombre pour essayer, puis nombre qui gagne à coup sûr
rheingold-web-legend-hidden = un bouclier face cachée
rheingold-web-legend-own = votre propre bouclier : personne d’autre ne connaît sa valeur
rheingold-web-legend-shown = un bouclier connu de tous
rheingold-web-legend-last = le dernier coup, dans la couleur du joueur
rheingold-web-legend-target = là où l’armée choisie peut aller en un déplacement
rheingold-web-legend-reach = nombre de déplacements qu’il faut à l’armée choisie pour y aller
rheingold-web-legend-die = le dé : il amène un chevalier sur la zone de départ de ce nombre

## La première partie guidée

rheingold-lesson-goal = Qui a le plus d’épées gagne : chaque château en a d’une à trois. Le nombre à côté : les chevaliers qu’il faut.
rheingold-lesson-enter = Le dé montre 4 : un chevalier est entré dans la zone de départ 4. Vous avez trois déplacements. Touchez le chevalier, puis le cercle : menez-le là.
rheingold-lesson-attack = { $rival } vous barre la route avec deux chevaliers. Le plus grand nombre gagne toujours et ne perd personne : attaquez à quatre.
rheingold-lesson-gather = Vos quatre pourraient prendre Katz, mais vous l’aurez plus tard sans combat. Menez-les au chevalier entouré : réunis, ils avancent ensemble.
rheingold-lesson-storm = Un château libre demande deux chevaliers par épée. Rheinfels en a une : attaquez à deux. Ils y restent et le tiennent.
rheingold-lesson-shield = Posez un bouclier tiré au hasard : il vaut de 0 à 3 chevaliers. Personne d’autre ne le voit.
rheingold-lesson-end = Votre bouclier vaut deux chevaliers. Rien n’oblige à faire tous vos déplacements : finissez votre tour.
rheingold-lesson-held = { $rival } a attaqué Rheinfels à quatre et les a perdus. Un château occupé demande le double de ses chevaliers et du bouclier : ici, huit.
rheingold-lesson-march = Le dé montre 1, où votre chevalier attend encore : personne n’est entré. Menez-en trois au cercle.
rheingold-lesson-front = { $rival } a ici trois chevaliers, et trois ne suffisent pas. Attaquez de deux côtés : d’abord avec vos trois.
rheingold-lesson-second-front = Maintenant celui de la zone de départ 3 : ensemble, quatre battent trois.
rheingold-lesson-garrison = { $rival } a pris Maus. Votre bouclier tient Rheinfels à lui seul : sortez les deux chevaliers.
rheingold-lesson-join = Menez-les plus loin, vers les quatre autres.
rheingold-lesson-last = La partie finit quand un seul château est libre. Il en reste deux : qui en prend un reçoit les deux. Prenez Liebenstein à six.
rheingold-lesson-won = Katz, le dernier château, est donc à vous aussi. Vous gagnez { $own } épées à { $best }.

## Avertissements aux débutants

rheingold-warn-storm = Le bouclier vaut peut-être { $value } : { $count ->
    [one] votre chevalier retournerait
   *[other] vos { $count } chevaliers retourneraient
} alors dans la réserve.
rheingold-warn-end = { $castle } : vous pouvez encore prendre ce château ce tour-ci.
rheingold-warn-castle = { $player } peut prendre { $castle } au prochain tour.
rheingold-warn-army = { $player } peut battre vos { $count } chevaliers sur { $place } au prochain tour.

## Rivals

rheingold-rival-stormer = Wulf
rheingold-rival-stormer-about = prend les châteaux d’assaut très tôt
rheingold-rival-keeper = Hilda
rheingold-rival-keeper-about = laisse de fortes garnisons dans ses châteaux
rheingold-rival-hoarder = Konrad
rheingold-rival-hoarder-about = rassemble une grande armée avant l’assaut

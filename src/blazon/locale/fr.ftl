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

play-score-now = Comme si la partie s’arrêtait maintenant, sans les disques que vous ne connaissez pas.
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
play-saved = Sauvé dans { $file }, disques cachés compris.
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

## Ce qui peut mal tourner avec un disque dur

disk-no-file = ce fichier n’existe pas
disk-no-folder = ce dossier n’existe pas
disk-not-a-file = ce n’est pas un fichier
disk-not-allowed = ce n’est pas permis
disk-full = le disque dur est plein

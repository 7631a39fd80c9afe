### Français. Commun au terminal, au serveur et au navigateur.

## Personnes

player-name = Joueur { $number }
list-and = { $first } et { $last }
bot-random = Hasard
bot-groom = Palefrenier
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
verdict-resigned = Partie terminée par abandon.
verdict-time = Un joueur a épuisé son temps.
verdict-agreed = La partie a été arrêtée d’un commun accord.
verdict-unfinished = L’enregistrement s’arrête avant la fin de la partie.
verdict-closed = L’équipe de ce serveur a mis fin à la partie.
verdict-lost = La partie s’est terminée parce que la base de données du serveur en a perdu une partie.

## Pourquoi ce n’est pas possible, dans tous les jeux

why-over = La partie est terminée.
why-not-your-turn = C’est à { $player } de jouer.
why-not-now = Ce n’est pas possible maintenant.

## Jouer au terminal

play-compiling = Premier lancement de cette version : les règles sont compilées. Cela prend quelques secondes, une seule fois.
play-compiled = Compilation : { $count } fonctions jusqu’ici …
play-bot-thinks = { $player } réfléchit…
play-program-lost = { $player } a perdu la partie ({ $why }). Un joueur aléatoire continue.
play-forced = { $words } (seul choix)
play-expected-many = { $example }, etc., ou { $others } ({ $count } choix ; coups les montre tous)
play-empty-line = Tapez un coup, le numéro d’un choix, ou aide.
play-unknown-word = « { $word } » n’est ni un coup ni une commande. Possible : { $expected } ; ou bien : aide.
play-illegal = { $token } n’est pas possible maintenant. Possible : { $expected }.
play-no-such-choice = Les choix sont numérotés de 1 à { $most }.
play-turn-over = Le tour s’est terminé avant { $token } : ce coup n’a pas été joué.
play-curtain = C’est à { $player } de jouer. La table est cachée.
play-curtain-open = { $player }, appuyez sur Entrée quand personne d’autre ne regarde.
play-curtain-close = Appuyez sur Entrée pour cacher la table.
play-curtain-expected = Appuyez sur Entrée pour montrer la table ; annuler et quitter sont aussi possibles.
play-game-over = La partie est terminée.
play-after-the-end = Appuyez sur Entrée pour sortir ; enregistrer FICHIER, journal et annuler restent possibles.
play-over-no-moves = La partie est terminée : « { $word } » n’est plus possible.
play-farewell = Au revoir.
play-score-now = Comme si la partie s’arrêtait maintenant ; ce que vous ne savez pas n’est pas compté.
play-log-empty = Rien n’a encore été joué.
play-hint-thinks = Recherche d’un bon coup…
play-brief-looks = Retour sur la partie…
play-hint-best = Conseil : { $action }, { $words }.
play-hint-line = Puis peut-être : { $line }.
play-hint-proven = Assuré en jouant au mieux, quoi que l’adversaire sache ou fasse : { $result }.
play-gain-probable = Rapporte probablement { $lines }.
play-gain-certain = Rapporte { $lines }.
play-gain-deals = Rapporte en moyenne quelque chose dans { $share } distributions possibles sur 100.
play-undo-nothing = Vous n’avez encore rien joué que l’on puisse annuler.
play-undone = { $count ->
    [one] Action annulée : { $tokens }
   *[other] { $count } actions annulées : { $tokens }
}
play-file-missing = Il manque un nom de fichier, par exemple : { $command } partie.json
play-file-exists = { $file } existe déjà. Pour le remplacer : enregistrer! { $file }
play-saved = Partie enregistrée dans { $file }, avec tout ce qui est caché.
play-save-failed = Impossible d’enregistrer dans { $file } : { $reason }.
play-load-failed = Impossible de charger { $file } : { $reason }.
play-load-other-game = { $file } contient une partie d’un autre jeu : { $game }.
play-load-other-seats = { $file } contient une partie à { $count } joueurs ; quittez, puis chargez-la avec autant de places.
play-loaded = Partie chargée depuis { $file } : { $count ->
    [0] rien n’a encore été joué.
    [one] { $count } action jouée.
   *[other] { $count } actions jouées.
}
play-kept-unfinished = Vous n’avez pas enregistré cette partie ; une copie en a été gardée. Pour la reprendre :

## Commandes : les mots de cette langue à côté des mots anglais, et leur effet

play-command-help = aide a
play-command-moves = coups c
play-command-table = plateau
play-command-score = décompte points
play-command-log = journal
play-command-hint = conseil
play-command-undo = annuler
play-command-save = enregistrer
play-command-load = charger
play-command-quit = quitter q
play-help-rules = Les règles en bref
play-help-commands = Commandes
play-help-file = FICHIER
play-help-help = cette page
play-help-moves = tous les coups possibles, en toutes lettres
play-help-table = la table, à nouveau
play-help-score = les points si la partie s’arrêtait maintenant
play-help-log = tout ce qui a été joué
play-help-hint = ce que jouerait un bon joueur
play-help-undo = revenir à votre dernière décision
play-help-save = enregistrer la partie (.txt : en texte)
play-help-save-over = de même, en remplaçant un fichier
play-help-load = reprendre une partie enregistrée
play-help-quit = quitter ; une copie de la partie est gardée

## Retour sur une partie enregistrée : la commande `review`

review-judged-own = Jugé d’après ce que chacun pouvait savoir à ce moment-là. Parties simulées par recherche : { $simulations }.
review-judged-open = Jugé d’après tout, même ce qui était caché. Parties simulées par recherche : { $simulations }.
review-head-turn = tour
review-head-action = action
review-head-player = joueur
review-head-played = joué
review-head-best = mieux
review-head-cost = coût
review-head-margin = avance
review-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-seat = { $player } : { $count ->
    [one] { $count } décision
   *[other] { $count } décisions
}, dont { $same ->
    [one] { $same } aussi bonne
   *[other] { $same } aussi bonnes
} que le choix de l’ordinateur le plus fort ; coût moyen { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
review-worst = { $player }, décisions les plus coûteuses :
review-worst-one = tour { $turn }, coût { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } : { $played } ; mieux : { $best }.
review-reason-line = { $points } ({ $line })
review-reason-line-lacking = { $points } ({ $line }, { $why })
review-reason-probable = Perd probablement { $lines }.
review-reason-certain = Perd { $lines }.
review-reason-deals = Perd en moyenne dans { $share } distributions possibles sur 100.
review-lack-part = dont { NUMBER($part, maximumFractionDigits: 1) } { $why }
review-lack-loses-own = faute d’en avoir
review-lack-loses-rival = parce que le rival en a
review-lack-gains-own = pour en avoir
review-lack-gains-rival = parce que le rival n’en a pas
review-lack-end = parce que { $player } n’en a pas
review-end-level = Personne n’avait d’avance à la fin.
review-end-lead = { $player } avait une avance de { $lead } sur { $rival }.
review-end-lines = { $player } avait une avance de { $lead } sur { $rival }, surtout grâce à { $lines }.
review-end-line = { $line } ({ $points })
review-end-line-lacking = { $line } ({ $points }, { $why })
review-end-decisions = Les décisions les plus coûteuses : { $items }.
review-end-glance = Les décisions les plus coûteuses, d’un coup d’œil rapide : { $items }.
review-end-costly = { $player } : { $action } (environ { $cost })
review-end-none = { $players } : aucune trouvée au-dessus de { $cost }
review-end-faultless = Aucune décision n’a coûté plus de { $cost }.
review-end-unseen = Un coup d’œil rapide n’a trouvé aucune décision qui ait coûté plus de { $cost }.
review-end-luck = La chance a souri à { $player } : elle a rapporté environ { $points }.
review-end-even = La chance a été équilibrée.
review-luck = { $player } : départ { NUMBER($start, maximumFractionDigits: 1) }, chance { NUMBER($luck, maximumFractionDigits: 1) }, décisions { NUMBER($skill, maximumFractionDigits: 1) }, ensemble { NUMBER($result, maximumFractionDigits: 1) }.
review-graph-title = Avance attendue
review-graph-actions = actions jouées
solve-exact = Exact : rien de ce qui est caché au joueur actif ne peut y changer quoi que ce soit. Cela ne dit pas de quoi les autres peuvent être sûrs.
solve-open = Exact pour des joueurs qui savent tout.
solve-bound = { $deals ->
    [1] Ce qui est caché maintenant ne change rien pour le joueur actif, mais les autres en savent moins, ou quelque chose sera caché plus tard. Voici le résultat à découvert : contre quelqu’un qui sait tout, le joueur actif ne peut être sûr de mieux.
   *[other] Les choses cachées peuvent être réparties de { $deals } façons qui comptent. Voici les moyennes si chacune est jouée à découvert : contre quelqu’un qui sait tout, le joueur actif ne peut être sûr de mieux en moyenne.
}
solve-mean = { $deals ->
    [1] Ce qui est caché maintenant ne change rien pour le joueur actif, mais les autres en savent moins, ou quelque chose sera caché plus tard. Voici le résultat à découvert.
   *[other] Les choses cachées peuvent être réparties de { $deals } façons qui comptent. Voici les moyennes si chacune est jouée à découvert.
}
solve-player = { $player } : avance { NUMBER($lead, maximumFractionDigits: 2) }, part de la victoire { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
solve-best = Le mieux : { $action }
solve-line = Suite : { $line }
solve-too-long = Trop de positions pour tout jouer. Donnez plus de --nodes, ou un moment plus tardif avec --at.

## Étudier une position : la commande `analyse`

analyse-own = Le mieux pour { $player }, d’après ce que ce joueur peut savoir : { $action }
analyse-open = Le mieux pour { $player }, d’après tout, même ce qui est caché : { $action }
analyse-effort = { $simulations ->
    [one] { $simulations } partie simulée
   *[other] { $simulations } parties simulées
}, { $seconds } s
analyse-exact = Joué exactement jusqu’au bout. Assuré en jouant au mieux, quoi que l’adversaire sache ou fasse : { $result }.
analyse-head-action = action
analyse-head-margin = avance
analyse-head-value = valeur
analyse-head-visits = parties
analyse-head-line = suite
analyse-value = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
analyse-visits = { NUMBER($visits) }

## Ce dont un joueur est sûr, parce que tout a été joué exactement

proven-won = victoire avec { $lead } d’avance
proven-lost = défaite avec { $lead } de retard
proven-level = égalité
proven-sure = { $result }, c’est prouvé
proven-lead = { NUMBER($margin, maximumFractionDigits: 1) }

## Ce qui peut mal tourner avec les fichiers

disk-no-file = ce fichier n’existe pas
disk-no-folder = ce dossier n’existe pas
disk-not-a-file = ce n’est pas un fichier
disk-not-allowed = accès refusé
disk-full = le disque est plein

## Dans le navigateur : ce que toutes les pages ont en commun

web-skip = Aller au contenu
web-nav = Menu principal
web-home = Accueil
web-rules = Règles
web-rules-of = { $game } : les règles
web-settings = Réglages
web-loading = Un instant…
web-page-failed = Cette page n’a pas pu être chargée.
web-again = Réessayer
web-offline = Pas de connexion au serveur. La page continue d’essayer.
web-lost = Page introuvable
web-lost-what = Cette adresse ne mène nulle part. Il en manque peut-être un morceau.
web-link = Lien
web-copy = Copier le lien
web-copied = Copié
web-more = Afficher plus
web-read-only = Pour le moment, ce serveur ne peut qu’être consulté : impossible d’ouvrir une table ou de jouer. { $reason }
web-cancel = Annuler
web-language = Langue
web-language-en = English
web-language-fr = Français
web-language-es = Español
web-language-it = Italiano
web-language-de = Deutsch

## Dans le navigateur : ce que le serveur refuse

web-refused-away = Pas de connexion au serveur. Réessayez dans un instant.
web-refused-blocked = Jusqu’au { $until }, vous ne pouvez que regarder. { $reason }
web-refused-busy = Le serveur est trop occupé. Réessayez dans un instant.
web-refused-full = Toutes les places sont prises.
web-refused-hidden = Ce texte contient un caractère invisible. Tapez-le au lieu de le coller.
web-refused-illegal = Ce coup n’est pas possible maintenant.
web-refused-no-undo = Cette action ne s’annule plus librement : elle a révélé quelque chose, ou ce n’était pas votre tour. Vous pouvez demander l’accord des autres dans le menu de la table.
web-refused-not-host = Seule la personne qui a ouvert la table peut faire cela.
web-refused-not-now = Ce n’est pas possible maintenant.
web-refused-not-seated = Vous n’avez pas de place à cette table.
web-refused-not-your-turn = Ce n’est pas votre tour.
web-refused-not-yours = Cette place n’est pas la vôtre.
web-refused-quota = Vous avez ouvert ou envoyé trop de tables, ou trop de vos tables sont inachevées. Terminez-en quelques-unes ou réessayez plus tard.
web-refused-rate = Trop de demandes à la fois. Attendez un instant.
web-refused-read-only = Pour le moment, rien ne peut être modifié sur ce serveur. { $reason }
web-refused-stale = La partie a avancé entre-temps. Regardez à nouveau, puis décidez.
web-refused-storage = Le serveur ne peut rien enregistrer pour le moment. Réessayez dans un instant.
web-refused-taken = Cette place est prise, ou le lien a déjà servi.
web-refused-too-long = Cette partie est devenue trop longue. Vous pouvez convenir d’y mettre fin ou abandonner.
web-refused-unknown = Cette table ou ce lien n’existe pas.
web-refused-other = Réponse du serveur : { $message }

## Dans le navigateur : la page d’accueil

web-first = Des jeux oubliés reprennent vie
web-first-what = { $games } contre l’ordinateur ou entre amis : gratuit et sans compte.
web-scene = Une partie de { $game } qui se joue toute seule
web-scene-still = Arrêter l’animation
web-play-bot = Contre l’ordinateur
web-invite-friend = Inviter un ami
web-against = contre l’ordinateur { $level }{ $place ->
    [weakest] , le plus faible des { $count }
    [strongest] , le plus fort des { $count }
    [between] , force { $number } sur { $count }
   *[unknown] { "" }
}
web-change = Modifier…
web-change-done = Retour
web-setup = Préparer une table
web-who = Qui joue
web-players = Joueurs
web-seat-of = Place { $number }
web-kind-me = Sur cet appareil
web-kind-bot = Ordinateur
web-kind-open = Invitation par lien
web-kind-open-what = Vous recevrez un lien pour cette place.
web-level = Niveau
web-level-line = { $level } : { $what }
web-strength-groom = pour vos premières parties
web-strength-greedy = prend tout de suite le plus de points possible
web-strength-page = facile, si vous connaissez le jeu
web-strength-squire = moyen
web-strength-knight = difficile
web-strength-count = très difficile
web-strength-duke = le plus fort de tous
web-name-of = Nom du joueur { $number }
web-name-optional = Nom (facultatif)
web-your-name = Votre nom (facultatif)
web-options = Règles et options
web-own-file = depuis un fichier (TOML ou JSON)
web-own-wrong = Le fichier { $file } n’a pas pu être lu.
web-table-options = La table
web-pace = Temps
web-pace-casual = sans limite
web-pace-quick = rapide : { $turn } par tour, { $game } de réserve
web-pace-calm = calme : { $turn } par tour, { $game } de réserve
web-pace-days = par correspondance : { $turn } par tour, { $game } de réserve
web-pace-clock = { $turn } par tour, { $game } de réserve
web-span-seconds = { $count } s
web-span-minutes = { $count } min
web-span-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
web-timeout = Quand le temps est épuisé
web-timeout-bot = un ordinateur continue à sa place
web-timeout-forfeit = le joueur perd par forfait
web-watch = Qui peut regarder
web-watch-anyone = tout le monde peut regarder
web-watch-link = les personnes qui ont le lien peuvent regarder
web-watch-nobody = personne ne peut regarder
web-imported = ouverte depuis un fichier : n’importe qui a pu y écrire ces noms
web-listed = L’afficher sur la page d’accueil, pour que tout le monde puisse s’y installer
web-chat-allowed = Discussion permise
web-open-table = Ouvrir la table
web-play = Jouer
web-making-ready = Préparation de { $game } : { $done } sur { $steps }
web-nobody-sits = Il faut au moins un joueur sur cet appareil.
web-my-games = Mes parties
web-my-games-none = Aucune pour le moment. Les parties que vous commencez s’affichent ici.
web-my-games-back = J’ai un lien vers mes parties
web-my-results = Vos résultats
web-tables = Autres tables
web-tables-open = Ouvertes
web-tables-playing = En cours
web-tables-over = Terminées
web-tables-join = Rejoindre
web-tables-game = Jeu
web-tables-all = Tous les jeux
web-tables-open-none = Aucune table ouverte en ce moment.
web-tables-playing-none = Aucune partie en cours à afficher.
web-tables-over-none = Aucune partie terminée à afficher.
web-your-turn = C’est à vous de jouer
web-your-question = À vous : { $question }
web-turn-of = C’est à { $player } de jouer
web-table-open = En attente de joueurs
web-table-full = Votre table de { $game } est au complet : l’ouvrir
web-table-full-short = Votre table est au complet : l’ouvrir
web-option-value = { $option } : { $value }
web-not-affiliated = Blazon est un projet indépendant, sans lien avec les auteurs de ces jeux ni avec leurs éditeurs.

## Dans le navigateur : avant la partie

web-join-sit = Prendre cette place
web-join-mine = Jouez-vous ici sur un autre appareil ? Apportez d’abord vos parties.
web-join-look = Regarder seulement
web-join-from = { $host } vous invite à une partie de { $game }
web-join-to = On vous invite à une partie de { $game }
web-join-no-clock = sans limite de temps
web-join-there = À la table : { $names }
web-join-once = Le lien ne sert qu’une fois : la place est à qui la prend en premier.
web-lesson-offer = Vous ne connaissez pas ce jeu ? La leçon prend quelques minutes et s’ouvre à côté de cette page.
web-join-own = Vous avez ouvert cette table vous-même. Ce lien est pour quelqu’un d’autre : envoyez-le sans vous en servir.
web-join-cut = Ce lien est incomplet
web-join-cut-what = Un morceau s’est perdu en route, peut-être en le copiant. Copiez-le jusqu’au dernier caractère, ou demandez qu’on vous le renvoie.
web-join-void = Ce lien ne marche plus
web-join-void-what = Il ne sert qu’une fois : la place est peut-être déjà prise, ou il existe un lien plus récent. Demandez à la personne qui vous l’a envoyé.
web-join-void-hidden = Il ne sert qu’une fois : la place est peut-être déjà prise, ou il existe un lien plus récent. Seules les personnes à cette table peuvent voir sa partie. Demandez à la personne qui vous l’a envoyé.
web-join-to-table = Aller à la table
web-move-title = Continuer ici votre partie de { $game }
web-move-to-here = Ce lien transfère une place sur cet appareil : { $player }. L’autre appareil ne fera plus que regarder.
web-move-do = Transférer la place ici
web-move-here = Cet appareil a déjà cette place. Ouvrez le lien sur l’autre.
web-move-gone = Votre place est passée sur un autre appareil. Ici, vous pouvez seulement regarder.
web-table-unknown = Table introuvable
web-table-unknown-what = Elle a peut-être été fermée, ou seuls ses joueurs peuvent la voir.
web-table-aborted = Cette table a été fermée
web-table-aborted-what = La personne qui l’avait ouverte l’a fermée avant le début de la partie.
web-table-closed-what = L’équipe de ce serveur l’a fermée : { $reason }
web-late-playing = La partie a commencé
web-late-playing-what = Toutes les places sont prises. Vous pouvez regarder la partie, ou en jouer une autre.
web-late-watch = Regarder la partie
web-late-over = Cette partie est terminée
web-late-over-what = Vous pouvez la revoir du début à la fin, ou en jouer une autre.
web-late-hidden = Seules les personnes à cette table peuvent voir la partie.
web-late-again = Revoir la partie
web-late-own = Jouer une autre partie
web-waiting-people = La partie commence dès que toutes les places sont prises.
web-waiting-start = Toutes les places sont prises. La personne qui a ouvert la table lance la partie.
web-waiting-listed = Tout le monde peut vous rejoindre depuis la liste de la page d’accueil tant que vous êtes là, et encore quelques minutes après.
web-waiting-chance = On attend encore : { $names }. Si l’appareil ne répond pas dans quelques secondes, la partie commence quand même.
web-seat-open = Place libre
web-seat-bot = Ordinateur, { $level }
web-seat-yours = vous
web-seat-person = occupée
web-seat-program = programme
web-seat-awaited = occupée ; cet appareil n’a pas encore répondu
web-seat-left-out = – son appareil ne répond pas, le tirage se fait donc sans lui
web-seat-stand-in = { $why ->
    [time] temps écoulé ({ $time }) ; { $level } continue
    [handed] a passé la main ({ $time }) ; { $level } continue
    [left] a quitté la partie ({ $time }) ; { $level } continue
   *[other] { $level } joue en attendant ({ $time })
}
web-present-here = présent à la table
web-present-away = ailleurs pour l’instant
web-present-lost = pas de connexion
web-present-lost-for = { $minutes ->
    [0] pas de connexion
    [1] pas de connexion depuis une minute
   *[other] pas de connexion depuis { $minutes } minutes
}
web-clock-turn = pour ce tour
web-clock-reserve = réserve
web-invite = Créer un lien d’invitation
web-invite-new = Créer un nouveau lien
web-invite-exists = Il existe un lien pour cette place. Un nouveau le remplacera.
web-leave = Libérer ma place
web-free-seat = Libérer cette place
web-start = Lancer la partie
web-abort = Fermer la table
web-luck = Vérifier le hasard
web-luck-what = Avant la partie, le serveur a choisi un secret et en montre l’empreinte. Votre navigateur y ajoute un texte au hasard, caché jusqu’à ce que ceux de tout le monde soient fixés ; vous pouvez le faire précéder de vos propres mots. Ensuite, le secret est publié, et chacun peut vérifier que personne n’a choisi le résultat.
web-luck-plain = Cette page n’est pas arrivée par https : votre navigateur n’y prend pas part. Vous pouvez ajouter un texte, mais il ne sera pas caché.
web-luck-text = Vos propres mots
web-luck-add = Ajouter
web-luck-added = Ajouté.
web-commitment-about = Vérifier le mélange
web-commitment = Empreinte du secret du serveur (SHA-256) :
web-chance-round = Le tirage a été recommencé alors que des textes avaient déjà été montrés ; c’est la tentative n° { $round }.
web-chance-round-by = La dernière fois, la cause était : { $names }.
web-chance-fits = La partie correspond à ce que ce navigateur a vu auparavant : l’empreinte, les sceaux et son propre texte.
web-chance-absent = Le tirage s’est fait sans ce navigateur : il avait montré son texte, un autre appareil non, et il n’était plus là quand tout a recommencé.
web-chance-broken = Attention : la partie ne correspond pas à ce que ce navigateur a vu auparavant. Quelqu’un a pu choisir le résultat.

## Dans le navigateur : à la table

web-prompt = À faire maintenant
web-side = Joueurs, décompte et journal
web-thinks = { $player } réfléchit…
web-did = { $player } : { $text }
web-away = Connexion perdue ; elle se rétablira d’elle-même. Ce que vous avez saisi est gardé.
web-submit = Valider
web-warning-play = Jouer quand même
web-warning-back = Choisir autrement
web-warning-none = Ne plus m’avertir
web-undo = Revenir en arrière
web-choices = Autres actions
web-skip-playing = Sauter
web-play-again = Revoir
web-ask-hint = Conseil
web-hint-longer = Je réfléchis encore : le premier conseil après une installation prend plus de temps, jusqu’à une demi-minute.
web-hint = Conseil : { $words }.
web-hint-expected = { $kind ->
    [won] Vous gagneriez probablement de { $lead }.
    [lost] Vous perdriez probablement de { $lead }.
   *[level] La partie finirait probablement à égalité.
}
web-hint-proven = Conseil : { $words } ({ $result }).
web-forced = Joué pour vous, seul choix : { $words }
web-rule-link = La règle
web-stands = Cela révèle quelque chose de caché et ne pourra plus être annulé.
web-seats = Places
web-holdings = Ce que les joueurs possèdent
web-tally = Décompte
web-larger = Agrandir la carte
web-smaller = Réduire la carte
web-fit = Ajuster la carte à l’écran
web-log = Journal
web-log-all = Afficher les { $count } tours
web-chat = Discussion
web-chat-text = Dire quelque chose
web-chat-say = Envoyer
web-chat-off = Pas de discussion à cette table.
web-chat-turn-off = Fermer la discussion
web-chat-turn-on = Ouvrir la discussion
web-chat-removed = (supprimé)
web-report = Signaler
web-report-line = Signaler ce message ({ $name })
web-report-player = Signaler quelqu’un
web-report-title = Signaler à l’équipe de ce serveur
web-report-who = Qui
web-report-what = De quoi s’agit-il ?
web-report-what-name = du nom
web-report-what-conduct = du comportement
web-report-reason = Quel est le problème ?
web-report-reason-insult = insultes ou menaces
web-report-reason-spam = publicité ou messages indésirables
web-report-reason-private = informations privées
web-report-reason-cheating = triche ou jeu gâché exprès
web-report-reason-other = autre chose
web-report-words = Autre chose à savoir (facultatif)
web-report-kept = Les derniers messages de la discussion sont joints.
web-report-send = Envoyer le signalement
web-report-done = Merci. L’équipe de ce serveur a reçu votre signalement.
web-report-again = Vous l’avez déjà signalé. Personne ne l’a encore examiné.
web-report-many = Beaucoup de vos signalements n’ont pas encore été examinés. Réessayez plus tard.
web-clock-days = { $days } j { $hours } h
web-missed = Pendant votre absence
web-missed-close = OK
web-curtain-what = Passez l’appareil à { $player }, qui pourra alors montrer la table.
web-curtain-open = Je suis { $player } : montrer ma table
web-asks-undo = { $player } voudrait annuler { $count ->
    [one] { $count } action
   *[other] { $count } actions
}.
web-asks-end = { $player } voudrait arrêter la partie en l’état.
web-asks-waiting = On attend la réponse des autres.
web-entries-lost = La base de données du serveur a perdu les derniers changements à cette table ({ $count }). La partie reprend ici.
web-declined-undo = { $player } ne souhaite pas revenir en arrière. La partie continue.
web-declined-end = { $player } ne souhaite pas arrêter la partie ici. Elle continue.
web-lapsed-undo = Votre demande de revenir en arrière est restée sans réponse : la partie a continué.
web-lapsed-end = Votre proposition d’arrêter la partie est restée sans réponse : la partie a continué.
web-agree = D’accord
web-disagree = Refuser
web-panel-news = { $count ->
    [one] un nouveau message
   *[other] { $count } nouveaux messages
}
web-signs = Signes
web-menu = Menu
web-take-back = Reprendre la main
web-hand-over = Laisser un ordinateur jouer pour moi
web-ask-undo = Demander à annuler votre dernière action
web-undo-far = Revenir avant votre dernière action
web-resign = Abandonner
web-resign-sure = Abandonner cette partie ?
web-resign-yes = Oui, abandonner
web-ask-end = Proposer d’arrêter la partie
web-can = Ce que vous pouvez faire

## Dans le navigateur : après la partie

web-scores = Résultat
web-ended = { $ending ->
    [resigned] Abandon : { $gone }. Victoire : { $names }.
    [time] Temps épuisé : { $gone }. Victoire : { $names }.
    [agreed] La partie a été arrêtée d’un commun accord. En tête : { $names }.
   *[other] La partie n’a pas été jouée jusqu’au bout. En tête : { $names }.
}
web-bots-finished = L’ordinateur a fini à la place de { $names }.
web-beaten = Vous avez battu { $beaten }. { $next } vous attend.
web-beaten-all = Vous avez battu { $beaten }, le plus fort de tous.
web-play-level = Jouer contre { $level }
web-rematch = Revanche
web-to-rematch = Rejoindre la revanche
web-look-through = Parcourir la partie
web-replay = Revoir la partie
web-record = Télécharger la partie
web-end-you-won = Vous avez gagné
web-end-you-lost = Vous avez perdu
web-end-draw = Égalité
web-end-with = { $outcome }, { $one } à { $other }
web-end-won = { $count ->
    [one] { $names } a gagné
   *[other] { $names } ont gagné ensemble
}
web-brief = En bref
web-end-skip = Tout afficher
web-score-for = Compté
web-score-why = Pourquoi ?
web-counting = On compte les points…

## Dans le navigateur : les réglages

web-theme = Couleurs
web-theme-system = comme l’appareil
web-theme-light = claires
web-theme-dark = sombres
web-theme-contrast = contraste élevé
web-palette = Couleurs des joueurs
web-palette-usual = habituelles
web-palette-safe = adaptées aux daltoniens
web-presentation = Affichage de la table
web-presentation-picture = en image
web-presentation-text = en texte
web-presentation-both = les deux
web-confirmation = Une action se joue
web-confirmation-none = tout de suite
web-confirmation-submit = quand je la valide
web-motion = Animations
web-motion-system = comme l’appareil
web-motion-full = toutes
web-motion-reduced = réduites
web-motion-none = aucune
web-speed = Vitesse à laquelle les actions des autres sont montrées
web-speed-slow = lente
web-speed-normal = normale
web-speed-quick = rapide
web-speed-none = tout d’un coup
web-sound = Son
web-sound-on = Jouer les sons du jeu, et une cloche quand c’est à vous
web-warnings = Avertissements
web-warnings-on = Dans mes premières parties, m’avertir de ce qu’une action offrirait aux autres
web-settings-kept = Les réglages ne sont gardés que dans ce navigateur.

## Dans le navigateur : la liste des touches

web-keys = Clavier
web-keys-open = Voir toutes les touches
web-keys-close = Fermer
web-keys-everywhere = Partout
web-keys-next = Aller au bouton, au lien ou au champ suivant, ou revenir au précédent
web-keys-press = Activer un bouton, jouer une carte, choisir un lieu
web-keys-escape = Annuler ce qui est choisi mais pas encore joué ; fermer cette liste
web-keys-list = Afficher cette liste
web-keys-board = Sur le plateau
web-keys-arrows = Aller à la carte ou au lieu le plus proche dans cette direction
web-keys-row = Aller à la première ou à la dernière carte de la rangée
web-keys-number = Un de plus ou un de moins, quand un nombre est demandé
web-keys-zoom = Vue du plateau : agrandir, réduire, tout afficher
web-keys-replay = En revoyant une partie
web-keys-step = Un pas en arrière ou en avant
web-keys-turn = Un tour en arrière ou en avant
web-keys-ends = Aller au début ou à la fin
web-keys-costly = Dans une analyse : à la décision coûteuse précédente ou suivante
web-keys-play = Lecture ou pause
web-keys-name-tab = Tab
web-keys-name-shift = Maj
web-keys-name-enter = Entrée
web-keys-name-space = Espace
web-keys-name-escape = Échap
web-keys-name-home = Début
web-keys-name-end = Fin
web-keys-name-page-up = Page préc.
web-keys-name-page-down = Page suiv.

## Dans le navigateur : les règles

web-rules-what = Les règles avec nos propres mots et des exemples.
web-rules-contents = Sommaire
web-rules-brief = En bref
web-rules-open = Ouvrir toutes les sections
web-rules-close = Fermer toutes les sections
web-rules-here = Lien vers « { $title } »
web-rules-numbers = Dans les images, vous êtes le joueur 1 et votre adversaire est le joueur 2.

## Dans le navigateur : les notifications

web-push = Notifications
web-push-body = { $game } avec { $names }
web-push-why = Quand vous n’êtes pas à la table, ce navigateur peut vous prévenir que c’est à vous de jouer, qu’une partie commence ou que quelqu’un vous invite. Le message passe par le service de l’éditeur du navigateur, qui ne peut pas le lire.
web-push-on = Me prévenir quand c’est à moi de jouer
web-push-denied = Ce navigateur interdit à ce site de vous prévenir. Vous pouvez l’autoriser dans les réglages du navigateur pour ce site.
web-push-failed = Le service de notification du navigateur est injoignable pour le moment. Réessayez plus tard.
web-push-insecure = Cette page est arrivée sans https : aucun navigateur ne peut vous prévenir que c’est à vous de jouer. Demandez à l’hébergeur de ce serveur une adresse en https.
web-push-install = Sur un iPhone ou un iPad, il faut d’abord placer cette page sur l’écran d’accueil : touchez « Partager », puis « Sur l’écran d’accueil », et ouvrez-la de là.
web-push-offer = Ce navigateur doit-il vous prévenir quand c’est à vous de jouer ou qu’une partie commence ?
web-push-yes = Me prévenir
web-push-later = Pas maintenant
web-push-is-on = Ce navigateur vous prévient quand c’est à vous de jouer ou qu’une partie commence.
web-forget = Oublier ce navigateur
web-forget-why = Le serveur vous reconnaît à ce navigateur. Vous pouvez le lui faire oublier, par exemple parce que d’autres s’en servent aussi. Si aucun autre appareil n’a vos parties (voir « Vos appareils »), vous perdez alors définitivement vos places à toutes les tables, et personne d’autre ne peut les prendre. Avant cela, emportez vos parties sur un autre appareil, ou abandonnez-les.
web-forget-sure = Vous perdrez définitivement toutes vos places et votre progression ici.
web-forget-yes = Oublier
web-forget-done = Le serveur a oublié ce navigateur.
web-data = Vos données
web-data-why = Ce que le serveur garde à votre sujet : votre nom, vos tables et vos places, vos messages, vos notifications et vos signalements. Vous pouvez le télécharger ou le faire supprimer. Votre progression dans les leçons, dans les problèmes et contre l’ordinateur n’est gardée que dans ce navigateur.
web-data-download = Télécharger mes données
web-data-delete = Supprimer mes données
web-data-sure = Votre nom et vos messages seront supprimés partout, et vous perdrez définitivement toutes vos places, ainsi que votre progression ici. Dans les parties en cours, un ordinateur jouera à votre place.
web-data-yes = Tout supprimer
web-data-done = Vos données ont été supprimées.

## Dans le navigateur : revoir et analyser une partie

web-stands-these = Ne pourra plus être annulé (révèle quelque chose de caché) : { $actions }
web-to-table = Retour à la table
web-as-text = La table en texte
web-board-failed = Le plateau n’a pas pu être dessiné.
web-replay-of = Revoir : { $game }, { $names }
web-replay-none = Il n’y a encore rien à revoir
web-replay-none-what = La partie n’a pas commencé à cette table.
web-replay-start = Avant la première action.
web-replay-first = Au début
web-replay-turn-back = Tour précédent
web-replay-back = Action précédente
web-replay-play = Lecture
web-replay-pause = Pause
web-replay-on = Action suivante
web-replay-turn-on = Tour suivant
web-replay-last = À la fin
web-replay-speed = Vitesse
web-replay-at = Position dans la partie
web-replay-of-actions = action { $at } sur { $length }
web-eyes = Point de vue
web-eyes-onlooker = un spectateur
web-eyes-open = tout est révélé
web-graph = L’avance attendue au fil de la partie
web-graph-two = Au-dessus de la ligne médiane, { $player } est en tête. Cliquez pour aller à ce moment de la partie.
web-graph-many = Au-dessus de la ligne médiane, un joueur devance son meilleur adversaire. Cliquez pour aller à ce moment de la partie.
web-graph-marks = Les signes marquent les décisions qui ont coûté { $cost } ou plus. La liste se trouve plus bas.
web-graph-mark = { $player } : { $text } – coût de { $cost }
web-review = Analyse
web-review-knowledge = Jugé d’après
web-review-own = ce que le joueur pouvait savoir
web-review-open = tout, même ce qui était caché
web-review-what = L’ordinateur le plus fort réexamine chaque décision : ce qu’il aurait joué, et ce que la vôtre a coûté. Cela prend un moment.
web-review-ask = Analyser cette partie
web-review-running = décisions examinées : { $done } sur { $of }
web-review-cost = coût de { $cost }
web-review-better = mieux : { $action }
web-review-best = Rien ne valait mieux ici.
web-review-show = Voir sur la table
web-review-values = Avance attendue : { $value } après cette action, { $best } après la meilleure.
web-review-proven = En jouant au mieux dès maintenant, quoi que l’adversaire sache ou fasse : { $value } après cette action, { $best } après la meilleure. C’est prouvé.
web-review-range = Deux recherches situent le coût entre { $least } et { $most }.
web-review-luck = Chance et décisions
web-review-parts = { $result } : départ { $start }, chance { $luck }, décisions { $skill }
web-review-gift = { $amount } pour { $player }
web-review-parts-what = Ce que veulent dire départ, chance et décisions
web-review-part-start = Départ : l’avance que cette place pouvait attendre avant la première action.
web-review-part-luck = Chance : ce que le hasard a donné, comparé à la moyenne de tout ce qui aurait pu venir.
web-review-part-skill = Décisions : le reste, dû aux décisions du joueur et à celles de ses rivaux.
web-review-part-result = Les trois font ensemble le résultat : l’avance sur le meilleur rival.
web-review-worst = { $player } : décisions les plus coûteuses
web-review-at = Tour { $turn } : { $text }
web-review-faultless = Aucune n’a coûté quoi que ce soit.
web-review-here = La décision prise ici
web-review-steps = Décisions coûteuses
web-review-previous = Décision coûteuse précédente
web-review-next = Décision coûteuse suivante
web-review-count = { $count ->
    [one] une décision coûteuse
   *[other] { $count } décisions coûteuses
}
web-review-place = { $number } sur { $of }
web-review-cheap = Aucune décision n’a coûté { $cost } ou plus.
web-review-more = { $count } de plus
web-review-mark-played = joué
web-review-mark-better = mieux
web-replay-again = Réessayer à partir d’ici
web-review-again-what = Une nouvelle partie contre l’ordinateur commence ici, après l’action { $at }. Elle ne compte pas dans vos résultats.
web-review-again-seat = Jouer à la place de
web-review-again-hidden = Ce que { $player } ne pouvait pas savoir ici
web-review-again-own = est redistribué
web-review-again-open = reste comme avant : la même distribution
web-review-again-level = Niveau de l’ordinateur
web-review-again-play = Jouer à partir d’ici
web-review-again-none = Aucune autre distribution ne convient à cette position. Vous pouvez continuer avec la même.
web-review-again-from-own = Reprise à partir de l’action { $at } d’une partie précédente. Ce que { $player } ne pouvait pas savoir alors a été redistribué.
web-review-again-from-open = Reprise à partir de l’action { $at } d’une partie précédente, avec la même distribution.
web-review-tasks = Décisions coûteuses, deuxième essai
web-review-try = { $count ->
    [one] Rejouer cette décision coûteuse
   *[other] Rejouer ces { $count } décisions coûteuses
}
web-review-solved = { $solved } sur { $of } trouvées
web-review-task = { $player } décide. Le coup joué a coûté environ { $cost }. Qu’y a-t-il de mieux ?
web-review-task-yours = { $player } décide. Votre coup a coûté environ { $cost }. Qu’y a-t-il de mieux ?
web-review-task-costs = Cela coûte environ { $cost }.
web-review-task-wrong = Essayez encore.
web-review-task-shown = Mieux : { $action }.
web-review-task-best = Bien vu !
web-review-task-also = Bien vu aussi : c’est aussi bon que le meilleur coup, ou presque.
web-review-task-show = Montrez-moi
web-review-task-back = Retour à l’analyse
web-review-task-end = { $found } sur { $of } trouvées du premier coup.
web-analysis = Meilleures actions
web-analysis-ask = Voir les meilleures actions ici
web-analysis-running = Réflexion en cours…
web-analysis-none = Il n’y a rien à décider ici.
web-analysis-why = Par rapport à la deuxième : { $why }
web-analysis-of = Pour { $player } :
web-analysis-action = action
web-analysis-margin = avance
web-analysis-games = certitude

## Dans le navigateur : une partie enregistrée dans un fichier

web-open-record = Ouvrir une partie téléchargée
web-open-record-what = Un fichier obtenu par « Télécharger la partie » s’ouvre ici pour être revu.
web-open-record-none = Ce fichier ne contient pas de partie.
web-open-record-wrong = Ce fichier ne peut pas être relu : { $message }

## Mail to players

mail-turn-subject = { $count ->
    [one] C’est à vous de jouer à une table
   *[other] C’est à vous de jouer à { $count } tables
}
mail-turn-free = { $game } : sans limite de temps
mail-turn-days = { $game } : { $count ->
    [one] encore un jour
   *[other] encore { $count } jours
}
mail-turn-hours = { $game } : { $count ->
    [one] encore une heure
   *[other] encore { $count } heures
}
mail-turn-minutes = { $game } : { $count ->
    [one] encore une minute
   *[other] encore { $count } minutes
}
mail-invitation-subject = Vous êtes invité à une partie
mail-invitation = { $game } : une invitation
mail-turn-pause = Tant que vous n’y êtes pas allé, il y a au plus un autre message sur ces tours, quand il reste peu de temps.
mail-turn-stop = Vous avez demandé ces courriels sur { $site }. Pour les arrêter : { $link }
mail-code-subject = { $code } confirme votre adresse sur { $site }
mail-code-enter = Saisissez ce code sur la page où vous avez donné cette adresse : { $code }
mail-code-valid = Il est valable dix minutes, et seulement dans le navigateur qui l’a demandé.
mail-code-other = Si ce n’était pas vous, ignorez ce message : sans le code, cette adresse ne reçoit pas de courriel.

## Dans le navigateur : les résultats

web-results-none = Rien pour le moment. Dès que vous aurez terminé une partie, vous verrez ici comment vous vous en sortez : à chaque jeu, contre chaque adversaire de l’ordinateur et contre les personnes avec qui vous avez joué. Vous seul pouvez le voir.
web-results-begin = Commencer une partie
web-results-what = Vous seul pouvez voir cette page. Les totaux portent sur vos { NUMBER($most) } dernières parties. Celles sans vainqueur, et celles où vous aviez plusieurs places, figurent seulement dans la liste.
web-results-games = Parties
web-results-wins = Gagnées
web-results-ties = Victoires partagées
web-results-margin = Écart moyen
web-results-margin-what = L’écart, ce sont vos points moins ceux du meilleur des autres.
web-results-streak = Plus longue série de victoires
web-results-by-game = Par jeu
web-results-by-bot = Contre l’ordinateur
web-results-by-rival = Contre d’autres personnes
web-results-game = Jeu
web-results-bot = Adversaire
web-results-rival = Personne
web-results-best = Meilleur score
web-results-longest = Partie la plus longue, en actions
web-results-theirs = Ses victoires
web-results-last = Dernière partie
web-results-nameless = Quelqu’un sans nom
web-results-next = Vos prochains adversaires
web-results-list = Parties terminées
web-results-ended = Date
web-results-outcome = Résultat
web-results-yours = Vos points
web-results-others = Les autres
web-results-shared = Vous partagez la victoire avec { $names }
web-results-nobody = Pas de vainqueur
web-results-again = Rejouer avec { $name }
web-results-invited = Invitation envoyée à { $name }, visible sur sa page d’accueil.
web-results-mute = Aucune invitation de { $name }
web-results-mute-all = Plus aucune invitation
web-results-silent = Personne n’apprend que vous ne voyez pas ses invitations, ni que vous en avez refusé une.
web-results-doing = Invitations
web-results-invitations = Une invitation pour vous
web-results-decline = Non, merci

## Leçons : une première partie guidée

learn-enter = Entrée pour continuer.
learn-play = Une partie entière : blazon play { $game }
learn-no-command = Impossible dans une leçon. undo revient d’une étape, quit la quitte.
learn-lit = Entouré : { $places }
learn-type = Tapez { $tokens }
learn-title = Apprendre { $game }
learn-step = Étape { $number } sur { $count }
learn-next = Continuer
learn-back = Une étape en arrière
learn-again = Recommencer
learn-other = Ce coup est permis, mais suivez d’abord l’étape.
learn-later = Quelques tours plus tard.
learn-full = Jouer une partie entière
learn-rules = Toutes les règles
learn-go = Reprendre à l’étape { $number }
learn-done = Leçon terminée
learn-none = Il n’y a pas de leçon pour { $game }.

## Problèmes

puzzle-offer = Problèmes
puzzle-offer-solved = { $solved } sur { $of } résolus
puzzle-title = { $game } : problèmes
puzzle-what = Dans chaque problème, certains coups sont nettement meilleurs que tous les autres. Trouvez-en un.
puzzle-today = Le problème du jour
puzzle-all = Tous les problèmes
puzzle-order = les plus faciles d’abord
puzzle-solved = résolu
puzzle-place = Problème { $number } sur { $of }
puzzle-proven = prouvé jusqu’à la fin de la partie
puzzle-searched = confirmé par de longues recherches de l’ordinateur
puzzle-show = Montrer la solution
puzzle-open = vous voyez tout, même ce que le jeu cache
puzzle-asked = Vous êtes { $player }. Trouvez le meilleur coup !
puzzle-costs = Votre coup coûte environ { $cost } d’ici la fin de la partie.
puzzle-wins-less = Avec votre coup, vous gagnez moins souvent.
puzzle-best = Le meilleur coup : { $action }.
puzzle-also = Juste aussi : { $actions }.
puzzle-next = Problème suivant
puzzle-none-left = Vous avez résolu tous les autres.
play-puzzle-none = Il n’y a pas de problèmes pour { $game }.
play-puzzle-enter = Entrée pour le problème suivant ; quit pour partir.
play-puzzle-right = Juste !
play-puzzle-turn = Le meilleur coup, et une suite possible : { $choices }.
play-puzzle-row = { $first } ; { $next }
play-puzzle-wrong = Pas { $token } : cela vous coûte environ { $cost }.
play-puzzle-wins-less = Pas { $token } : ainsi, vous gagnez moins souvent.
play-puzzle-one = Tapez un seul coup.
play-puzzle-no-command = Cela ne marche pas dans un problème. hint montre la solution, quit pour partir.

## The browser client: one person on several devices

web-me = Vos appareils
web-me-what = Emportez toutes vos parties sur un autre appareil, et revenez quand vous voulez.
web-elsewhere = Continuer sur un autre appareil
web-me-give-what = Visez ce code avec l’appareil photo de l’autre appareil, ou ouvrez-y le lien. Toutes vos parties seront alors sur les deux, et votre progression vous suit.
web-me-make = Afficher le lien
web-me-new = Afficher un nouveau lien
web-me-once = Le lien ne sert qu’une fois. Gardez-le pour vous : qui l’ouvre a vos parties.
web-me-used = Un autre appareil a maintenant vos parties. Pour un de plus, affichez un nouveau lien.
web-me-linked = Il existe un lien du { $date }. Un nouveau le remplacera.
web-me-code = Le lien sous forme de code à photographier
web-me-list = Appareils qui ont vos parties
web-me-unnamed = Un navigateur
web-me-this = celui-ci
web-me-since = depuis le { $date }, utilisé le { $used }
web-me-told = prévient quand c’est à vous
web-me-remove = Retirer
web-me-remove-which = Retirer { $device }
web-me-remove-sure = Retirer { $device } ? Vos parties n’y seront plus.
web-me-remove-yes = Oui, retirer
web-me-removed = Appareil retiré : { $device }.
web-me-paste = Avez-vous un lien d’un autre appareil ?
web-me-paste-field = Le lien
web-me-paste-open = Ouvrir
web-me-paste-bad = Ce n’est pas un lien vers vos parties.
web-me-take = Apporter vos parties dans ce navigateur ?
web-me-take-what = Toutes vos parties continuent ici. L’autre appareil les garde aussi.
web-me-take-joins = Ce que vous avez joué dans ce navigateur rejoint les autres parties. Ne le faites qu’avec un lien à vous : celui qui l’a créé aura aussi vos parties.
web-me-take-do = Apporter mes parties ici
web-me-taken = Vos parties sont ici
web-me-taken-what = Vous pouvez continuer tout de suite dans ce navigateur.
web-me-taken-games = Vers mes parties
web-me-keep = Votre prochain lien. Gardez-le en lieu sûr : il vous rendra vos parties si ce navigateur vous oublie un jour.
web-me-void = Ce lien ne fonctionne plus
web-me-void-what = Il a déjà servi, ou un lien plus récent l’a remplacé. Sur un appareil qui a vos parties, « Vos appareils » dans les réglages en crée un nouveau.
web-me-yours = Ce navigateur a déjà vos parties
web-me-yours-what = Ouvrez le lien sur l’autre appareil. Il fonctionne toujours.

## The browser client: mail

web-mail-title = Courriel
web-mail-why = Ce serveur peut vous écrire quand c’est à vous de jouer ou que quelqu’un vous invite, et que vous n’êtes pas là : au plus une fois par heure, et pas de nouveau avant votre retour.
web-mail-address = Votre adresse électronique
web-mail-send = M’envoyer un code
web-mail-sent = Saisissez dans les dix minutes le code qui arrive à { $address }.
web-mail-code = Le code
web-mail-confirm = Confirmer
web-mail-on = Quand c’est à vous de jouer, un courriel part à { $address }.
web-mail-stopped = Un lien dans un message a arrêté les courriels à { $address }.
web-mail-refused = Le serveur de courriel de { $address } n’accepte rien d’ici : il n’y a donc plus de messages.
web-mail-delete = Supprimer mon adresse
web-mail-another = Une autre adresse
web-mail-wrong = Ce code est faux, trop ancien ou essayé trop souvent.
web-mail-bad = Ce n’est pas une adresse électronique.
web-mail-stop = Arrêter les courriels sur vos tours ?
web-mail-stop-what = Vous pourrez les reprendre dans les réglages.
web-mail-stop-do = Arrêter les courriels
web-mail-stop-done = Cette adresse ne reçoit plus de courriels.

## La partie du jour

web-today = Aujourd’hui
web-today-deal = Partie du jour
today-title = Aujourd’hui
today-new = Nouveau aujourd’hui
today-of = { $game } :
today-until = { $day } : la même chose pour tout le monde. À minuit UTC, dans { $hours ->
    [one] une heure
   *[other] { $hours } heures
}, il y aura du nouveau.
today-days = Vous avez terminé une partie du jour { $days ->
    [one] un jour
   *[other] { $days } jours
}.
today-streak = Dont { $streak } de suite.
today-puzzles = Problème du jour
today-puzzle = problème
today-the-deal = partie contre { $bot }
today-play-on = continuer contre { $bot }
today-deal = Les mêmes cartes et les mêmes dés pour tout le monde, contre { $bot }. Vous avez un seul essai.
today-your-name = Votre nom, dans la liste visible par tous (facultatif)
today-play = Jouer la partie du jour
today-playing = Vous avez commencé. Seule compte une partie terminée avant minuit UTC.
today-continue = Continuer
today-left = Vous avez abandonné la partie du jour, ou elle s’est arrêtée avant la fin ; elle ne compte donc pas. Demain, il y en aura une autre.
today-result = { $won ->
    [won] Gagné avec { $points } points, { $lead } d’avance.
    [lost] Perdu avec { $points } points, { $lead } de retard.
   *[tied] Victoire partagée avec { $points } points.
}
today-place = Place { $place } sur { $of }.
today-shared = Blazon, { $game }, partie du { $day } :
today-share = Partager
today-ranks = Qui l’a terminée
today-yesterday = Hier, { $day }
today-rank = Place
today-name = Nom
today-points = Points
today-lead = Écart
today-game = Partie
today-look = Revoir
today-more = { $count ->
    [one] Une autre personne l’a terminée.
   *[other] { $count } autres personnes l’ont terminée.
}
today-nobody = Personne ne l’a terminée.
today-nobody-yet = Personne ne l’a encore terminée.
today-rules = Ce qui compte, et ce qui reste secret
today-rule-one-try = Vous avez un seul essai, dans tous les onglets et sur tous vos appareils. Il n’y a pas de conseils, et vous ne pouvez reprendre que ce qui n’a rien montré.
today-rule-secret = Jusqu’à minuit UTC, personne d’autre ne voit votre partie : ni enregistrement, ni analyse, ni vue ouverte. Ensuite, tout le monde peut revoir toutes les parties du jour.
today-rule-honest = Qui la rejoue sous un autre nom connaît les cartes. Il n’y a donc ni prix ni classement durable, et les listes ne remontent qu’à hier.
today-rule-names = Tout le monde voit le nom avec lequel vous jouez, et votre résultat. Un jour manqué ne coûte rien.
today-check = Les cartes étaient fixées avant le début du jour. Après minuit, l’enregistrement d’une partie contient le secret qui correspond à ce nombre ; il était affiché la veille.
today-commitment = { $game }, { $day }
today-commitment-tomorrow = { $game }, demain

### Français. Commun au terminal, au serveur et au navigateur.

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

## Ce qui peut mal tourner avec un disque dur

disk-no-file = ce fichier n’existe pas
disk-no-folder = ce dossier n’existe pas
disk-not-a-file = ce n’est pas un fichier
disk-not-allowed = ce n’est pas permis
disk-full = le disque dur est plein

## The browser client: what all pages share

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

## Prévenir un navigateur de son tour quand il est ailleurs.

web-push = Notifications
web-push-body = { $game } avec { $names }
web-push-why = Quand vous n’êtes pas à la table, ce navigateur peut vous dire que c’est votre tour. Le message passe par le service de l’éditeur du navigateur, qui ne peut pas le lire.
web-push-on = Me prévenir quand c’est mon tour
web-push-denied = Ce navigateur ne permet pas à ce site de vous prévenir. Vous pouvez le permettre dans les réglages du navigateur pour ce site.
web-push-failed = Le service de notification du navigateur est injoignable pour le moment. Réessayez plus tard.

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

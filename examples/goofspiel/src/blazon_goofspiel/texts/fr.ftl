### Français. Goofspiel.

goofspiel-name = Goofspiel
goofspiel-about = Misez vos cartes pour gagner des prix, en même temps que l’adversaire et sans les montrer. Quelques minutes par partie, et aucun hasard que l’esprit de l’autre.
goofspiel-credit = Le Goofspiel est connu depuis les années 1930 ; Sheldon M. Ross en a publié la première étude en 1971.
goofspiel-review-unit = Les coûts et les marges sont en points. Une marge est l’avance qu’un joueur peut espérer sur son adversaire à la fin.
goofspiel-review-graph = points d’avance sur l’adversaire

## Options

goofspiel-option-cards = Cartes
goofspiel-option-cards-3 = 3 cartes
goofspiel-option-cards-4 = 4 cartes
goofspiel-option-cards-5 = 5 cartes
goofspiel-option-cards-6 = 6 cartes
goofspiel-option-cards-7 = 7 cartes
goofspiel-option-cards-8 = 8 cartes
goofspiel-option-cards-9 = 9 cartes
goofspiel-option-cards-10 = 10 cartes
goofspiel-option-cards-11 = 11 cartes
goofspiel-option-cards-12 = 12 cartes
goofspiel-option-cards-13 = 13 cartes
goofspiel-option-prizes = Prix
goofspiel-option-prizes-shuffled = mélangés
goofspiel-option-prizes-shuffled-about = Les prix arrivent dans n’importe quel ordre.
goofspiel-option-prizes-descending = du plus haut au plus bas
goofspiel-option-prizes-descending-about = Tout le monde sait quel prix vient ensuite.

## La table

goofspiel-table = Table
goofspiel-prize = Prix : { $prize }
goofspiel-left = Prix à venir : { $cards }
goofspiel-player = { $player } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} ; cartes { $cards }
goofspiel-bid-hidden = { $player } a misé une carte, posée face cachée.
goofspiel-bid-own = { $player } a misé { $card }, carte posée face cachée.
goofspiel-none = aucune

## Ce qu’un joueur peut faire, et ce qu’il a fait ; son nom précède

goofspiel-prompt = { $player } : quelle carte misez-vous pour le { $prize } ?
goofspiel-can-bid = miser le { $card }
goofspiel-did-prize = Le prix est { $prize }.
goofspiel-did-bid = mise une carte face cachée
goofspiel-did-win = retourne { $other } contre { $card } : { $winner } gagne le { $prize }
goofspiel-did-tie = retourne aussi { $other } : personne ne gagne le { $prize }

## La fin

goofspiel-verdict = { $winner } gagne par { $more } points à { $fewer }.
goofspiel-verdict-level = Les deux ont { $points } points et partagent la victoire.

## Les règles en bref

goofspiel-rules-goal = Gagnez des prix qui valent plus de points que ceux de l’adversaire. Les prix sont des cartes de 1 à { $cards } ; chacun a les mêmes cartes pour miser.
goofspiel-rules-bid = On retourne un prix. Chacun mise une carte face cachée, puis les deux sont retournées ensemble. La plus haute gagne le prix ; à égalité, personne. Les deux cartes quittent le jeu.
goofspiel-rules-end = La partie s’achève quand tous les prix ont été mis en jeu. Le plus de points gagne.

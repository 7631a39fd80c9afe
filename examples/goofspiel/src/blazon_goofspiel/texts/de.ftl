### Deutsch. Goofspiel.

goofspiel-name = Goofspiel
goofspiel-about = Beide bieten gleichzeitig und verdeckt ihre Karten für Preise. Ein paar Minuten pro Partie, und kein Zufall außer den Gedanken der anderen Seite.
goofspiel-credit = Goofspiel ist seit den 1930er-Jahren bekannt; Sheldon M. Ross veröffentlichte 1971 die erste Untersuchung dazu.
goofspiel-review-unit = Kosten und Vorsprung in Punkten. Vorsprung heißt: der erwartete Abstand zum Gegner.
goofspiel-review-graph = Punkte vor dem Gegner

## Optionen

goofspiel-option-cards = Karten
goofspiel-option-cards-3 = 3 Karten
goofspiel-option-cards-4 = 4 Karten
goofspiel-option-cards-5 = 5 Karten
goofspiel-option-cards-6 = 6 Karten
goofspiel-option-cards-7 = 7 Karten
goofspiel-option-cards-8 = 8 Karten
goofspiel-option-cards-9 = 9 Karten
goofspiel-option-cards-10 = 10 Karten
goofspiel-option-cards-11 = 11 Karten
goofspiel-option-cards-12 = 12 Karten
goofspiel-option-cards-13 = 13 Karten
goofspiel-option-prizes = Preise
goofspiel-option-prizes-shuffled = gemischt
goofspiel-option-prizes-shuffled-about = Die Preise kommen in beliebiger Reihenfolge.
goofspiel-option-prizes-descending = absteigend
goofspiel-option-prizes-descending-about = Alle wissen, welcher Preis als Nächstes kommt.

## Der Tisch

goofspiel-table = Tisch
goofspiel-prize = Preis: { $prize }
goofspiel-left = Künftige Preise: { $cards }
goofspiel-player = { $player }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}; Karten { $cards }
goofspiel-bid-hidden = { $player } hat eine Karte geboten; sie liegt verdeckt.
goofspiel-bid-own = { $player } hat { $card } geboten; die Karte liegt verdeckt.
goofspiel-none = keine

## Was man tun kann und was geschehen ist; vor Letzterem steht der Name

goofspiel-prompt = { $player }: Welche Karte bietest du für die { $prize }?
goofspiel-can-bid = die { $card } bieten
goofspiel-did-prize = Der Preis ist { $prize }.
goofspiel-did-bid = bietet verdeckt eine Karte
goofspiel-did-win = deckt { $other } gegen { $card } auf: { $winner } gewinnt die { $prize }
goofspiel-did-tie = deckt ebenfalls { $other } auf: niemand gewinnt die { $prize }

## Das Ende

goofspiel-verdict = { $winner } gewinnt mit { $more } zu { $fewer } Punkten.
goofspiel-verdict-level = Beide haben { $points } Punkte und teilen sich den Sieg.

## Die Regeln in Kürze

goofspiel-rules-goal = Gewinne Preise, die mehr Punkte wert sind als die der anderen Seite. Die Preise sind Karten von 1 bis { $cards }; zum Bieten haben beide die gleichen Karten.
goofspiel-rules-bid = Ein Preis wird aufgedeckt. Beide bieten verdeckt eine Karte und decken sie gleichzeitig auf. Die höhere Karte gewinnt den Preis; bei gleichen Karten bekommt ihn niemand. Beide Karten sind aus dem Spiel.
goofspiel-rules-end = Das Spiel endet, wenn um alle Preise geboten wurde. Wer die meisten Punkte hat, gewinnt.

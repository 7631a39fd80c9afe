### Deutsch. Kuhn-Poker.

kuhn-name = Kuhn-Poker
kuhn-about = Drei Karten, zwei Spieler und ein einziger Einsatz: das kleinste Poker, in dem sich Bluffen lohnt. Eine Minute pro Partie.
kuhn-credit = Kuhn-Poker wurde 1950 von Harold W. Kuhn veröffentlicht.
kuhn-review-unit = Kosten und Vorsprung in Chips. Vorsprung heißt: der erwartete Abstand zum Gegner.
kuhn-review-graph = Chips vor dem Gegner

## Der Tisch

kuhn-table = Tisch
kuhn-pot = Pot: { $chips } Chips
kuhn-player = { $player }: { $card }, { $chips ->
    [one] { $chips } Chip
   *[other] { $chips } Chips
} im Pot
kuhn-card-J = Bube
kuhn-card-Q = Dame
kuhn-card-K = König
kuhn-card-hidden = verdeckte Karte
kuhn-card-none = noch keine Karte
kuhn-found-card = Deine Karte, nur für deine Augen: { $card }.

## Was man tun kann und was jemand getan hat (davor steht der Name)

kuhn-prompt-bet = { $player }: schieben oder setzen?
kuhn-prompt-call = { $player }: passen oder mitgehen?
kuhn-can-check = schieben, ohne zu setzen
kuhn-can-bet = einen Chip setzen
kuhn-can-fold = passen und den Pot aufgeben
kuhn-can-call = mit einem Chip mitgehen: die höhere Karte gewinnt
kuhn-did-deal = bekommt eine Karte
kuhn-did-check = schiebt
kuhn-did-bet = setzt
kuhn-did-fold = passt
kuhn-did-call = geht mit

## Das Ende

kuhn-verdict-fold = { $loser } hat gepasst: { $winner } gewinnt { $chips ->
    [one] { $chips } Chip
   *[other] { $chips } Chips
}.
kuhn-verdict-showdown = { $higher } schlägt { $lower }: { $winner } gewinnt { $chips ->
    [one] { $chips } Chip
   *[other] { $chips } Chips
} von { $loser }.

## Die Regeln in Kürze

kuhn-rules-goal = Gewinne die Chips des Gegners: mit der höheren Karte oder mit einem Einsatz, bei dem er nicht mitgeht.
kuhn-rules-deal = Jeder legt einen Chip in den Pot und bekommt eine von drei Karten, die niemand sonst ansehen darf: Bube, Dame oder König; der König ist am höchsten.
kuhn-rules-bet = Wer beginnt, schiebt oder setzt einen Chip. Nach dem Schieben kann der Gegner ebenfalls schieben oder setzen. Schieben beide, werden die Karten aufgedeckt, und die höhere gewinnt den Pot.
kuhn-rules-call = Nach einem Einsatz passt der Gegner und überlässt dir den Pot, oder er geht mit einem Chip mit; dann gewinnt die höhere Karte.

## Das geführte erste Spiel

kuhn-lesson-card = Du hast den Buben, die niedrigste Karte. Nur du weißt das.
kuhn-lesson-bet = Setz trotzdem einen Chip: Vielleicht wird ein König gefürchtet.
kuhn-lesson-won = Die Dame hat gepasst. Dein Bluff bringt { $own ->
    [one] { $own } Chip
   *[other] { $own } Chips
}.

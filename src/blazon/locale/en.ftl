### English. Shared by the terminal, the server and the browser.
### Keys name what is said; a key that begins with a game's name belongs to that game alone.

## Pieces. The provinces bear the names that stand on the cards.

province-BOU = Bourgogne
province-BRE = Bretagne
province-CHA = Champagne
province-NOR = Normandie
province-LAN = Languedoc
province-PRO = Provence
province-ANJ = Anjou
province-BRB = Bourbon
province-AUV = Auvergne

symbol-sword = sword
symbol-cross = cross
symbol-tower = tower

disc-return = return disc

card-2 = { $province }, two crests
card-1 = { $province }, one crest
card-s = { $province } with sword
card-c = { $province } with cross
card-t = { $province } with tower

## People

player-name = Player { $number }
list-and = { $first } and { $last }

## Richelieu: the table

richelieu-legend-two = two crests
richelieu-legend-disc = disc
richelieu-legend-marker = marker
richelieu-legend-possible = possible

richelieu-holdings-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
richelieu-holdings-markers = markers: { $reserve } in reserve, { $placed } out, { $box } in box
richelieu-holdings-discs = { $count ->
    [0] no disc
    [one] { $count } disc
   *[other] { $count } discs
}
richelieu-holdings-known = { $discs }: { $names }
richelieu-holdings-returned = { $count ->
    [one] { $count } return disc played
   *[other] { $count } return discs played
}

richelieu-tally-points = points
richelieu-tally-out = on table

richelieu-score-total = Points
richelieu-score-cards = Cards
richelieu-score-columns = How many, points for the most, points for having or lacking a card.

## Richelieu: the table read line by line

richelieu-plain-row = Row { $row }: { $cards }.
richelieu-plain-empty = empty
richelieu-plain-possible = possible
richelieu-plain-disc = disc
richelieu-plain-marker = marker of { $player }
richelieu-plain-count = { $player } { $count }
richelieu-plain-count-leads = { $player } { $count } and leads
richelieu-plain-out = still on the table { $count }
richelieu-plain-points = Points if the game ended now: { $points }.
richelieu-plain-worth = { $player } has { $count }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
richelieu-plain-total = { $player }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}.

## Richelieu: what is asked

richelieu-phase-take = { $player }: take a card from an end of a row.
richelieu-phase-second = { $player }: take a second card of the same province?
richelieu-phase-pay = { $player }: { $cell } bears a marker of { $owner }. What do you pay with?
richelieu-phase-place = { $player }: mark a card? (@ before its cell; - for no)
richelieu-phase-move = { $player }: put the marker from { $cell } on another card.

## Richelieu: what a player can do

richelieu-can-take = take { $cell } ({ $card })
richelieu-can-regain = get your marker back
richelieu-can-must-pay = pay a marker ({ $owner } gets his back)
richelieu-can-return = play a return disc
richelieu-can-none-take = pass
richelieu-can-none-second = no second card
richelieu-can-none-place = no marker
richelieu-can-pay-reserve = from the reserve
richelieu-can-pay-card = your marker on { $cell } ({ $card })
richelieu-can-place = mark { $cell } ({ $card })
richelieu-can-lift = lift your marker from { $cell } ({ $card })
richelieu-can-move = put it on { $cell } ({ $card })

## Richelieu: what a player has done; his name stands before it

richelieu-did-take = takes { $cell } ({ $card })
richelieu-did-name = wants { $cell } ({ $card }), marked by { $owner }
richelieu-did-disc = gets its disc
richelieu-did-regain = gets the marker back
richelieu-did-owner-regains = { $owner } gets the marker back
richelieu-did-return = plays a return disc
richelieu-did-none-take = passes, no card can be taken
richelieu-did-none-second = no second card
richelieu-did-none-place = no marker
richelieu-did-pay-reserve = pays from the reserve
richelieu-did-pay-card = pays with the marker on { $cell }
richelieu-did-place = marks { $cell }
richelieu-did-lift = lifts the marker from { $cell }
richelieu-did-move = puts it on { $cell }

richelieu-found-disc = Your new disc, for your eyes only: { $disc }.

## Richelieu: an action that may come, in any phase

richelieu-step-take = take { $cell }
richelieu-step-place = mark { $cell }
richelieu-step-lift = marker off { $cell }
richelieu-step-reserve = pay from reserve
richelieu-step-return = return disc
richelieu-step-none = nothing more

## Richelieu: the end

richelieu-verdict-won = { $count ->
    [one] { $names } wins with { $points } points.
   *[other] { $names } share the win with { $points } points.
}
richelieu-verdict-fewest-cards = Several have as many points: the fewest cards decided.
richelieu-verdict-shared = Points and cards are equal: the win is shared.

## Richelieu: the rules in brief

richelieu-rules-goal = Who has most crests of a province, or most of a symbol, scores that number; a star in the tally shows who that is. Most points win, among equals the fewest cards.
richelieu-rules-duel = Tied for most, nobody scores. Every province and every symbol of which you have no card costs 5 points.
richelieu-rules-court-two = Tied for most, both score. Every province of which you have no card costs 5 points.
richelieu-rules-court-many = Tied for most, each of you scores. Every province of which you have a card brings 2 points.
richelieu-rules-last-row = The game ends as soon as only one row has cards.
richelieu-rules-take = Take a card from the left or right end of a row.
richelieu-rules-second = A second card of the same province may follow if both have one crest.
richelieu-rules-marker = Then you may mark a card. Whoever takes a card with another player's marker pays a marker of his own into the box.
richelieu-rules-disc = A disc on a card is yours; only you look at it. It counts at the end.
richelieu-rules-return = A return disc brings a marker back from the box, in your turn (*).
richelieu-notation-card = Cards: BOU2 two crests, BOU1 one crest, BOUs, BOUc, BOUt one crest and sword, cross, tower.
richelieu-notation-tokens = Moves: B12 take, @B12 mark, ^B12 lift or pay from there, R pay from the reserve, * return disc, - no more.
richelieu-notation-line = Several moves may stand on one line: C3 - @A7. A number chooses from the list.

## Rheingold: the table

rheingold-round = Round { $round }
rheingold-round-of = Round { $round } of { $rounds }
rheingold-rolled = { $player } rolled { $number }
rheingold-moves-left = { $count ->
    [0] no move left
    [one] { $count } move left
   *[other] { $count } moves left
}
rheingold-swords = { $count ->
    [one] { $count } sword
   *[other] { $count } swords
}
rheingold-castles = { $count ->
    [one] { $count } castle
   *[other] { $count } castles
}
rheingold-knights = { $count ->
    [one] { $count } knight
   *[other] { $count } knights
}
rheingold-supply = { $count } in supply
rheingold-shields-left = { $count ->
    [0] no shield left
    [one] { $count } shield left
   *[other] { $count } shields left
}
rheingold-shields-known = { $shields } ({ $values })
rheingold-attack = Attack on { $target }, where { $player } has { $defenders ->
    [one] { $defenders } knight
   *[other] { $defenders } knights
}: { $groups }; { $needed } are needed.
rheingold-attack-group = { $count } from { $place }

rheingold-head-swords = swords
rheingold-head-castles = castles
rheingold-head-knights = on map
rheingold-head-supply = supply
rheingold-head-shields = shields

rheingold-legend-army = 5 knights of { $player }
rheingold-legend-movable = can move
rheingold-legend-castle = castle, { $swords ->
    [one] { $swords } sword
   *[other] { $swords } swords
}
rheingold-legend-start = start area
rheingold-legend-hidden = hidden shield
rheingold-legend-own = shield worth 1
rheingold-legend-shown = known to all
rheingold-picture-undrawn = Paths that are not drawn:

rheingold-score-free = Held by nobody:

## Rheingold: the map read line by line

rheingold-list-armies = Armies of { $player }:
rheingold-list-no-army = none that can leave
rheingold-list-army = { $place }, { $count ->
    [one] { $count } knight can leave
   *[other] { $count } knights can leave
}, next to:
rheingold-list-on = { $count } on { $place }
rheingold-list-own = { $place } with { $count } of your own
rheingold-list-held = { $place }, { $count } of { $player }
rheingold-list-takes = { $place }, { $owner }, takes { $least }
rheingold-list-free = free
rheingold-list-free-castles = Free castles with { $swords ->
    [one] { $swords } sword
   *[other] { $swords } swords
}, which take { $least } knights, and their gates:
rheingold-list-of = held by { $player } with { $held }
rheingold-list-price = takes { $least }
rheingold-list-price-sure = may be tried with { $least }, { $sure } are sure
rheingold-list-gates = gates: { $gates }
rheingold-list-starts = Start areas:
rheingold-list-paths = Paths:
rheingold-shield-hidden = a hidden shield
rheingold-shield-own = a shield worth { $value }, which only the owner knows
rheingold-shield-shown = a shield worth { $value }, known to all

## Rheingold: what is asked

rheingold-phase-move = { $player }: move knights? ({ $count ->
    [one] { $count } move left
   *[other] { $count } moves left
}; - ends the turn)
rheingold-phase-count = { $player }: how many knights go from { $from } to { $to }? ({ $least } to { $most })
rheingold-phase-count-attack = { $player }: how many knights attack { $to } from { $from }? ({ $least } to { $most }; it takes { $enough })
rheingold-phase-count-storm = { $player }: how many knights storm { $to } from { $from }? ({ $least } to { $most })
rheingold-phase-count-shield = { $player }: how many knights storm { $to } from { $from }? ({ $least } to { $most }; { $sure } win for certain)
rheingold-phase-front = { $player }: from where else do you attack { $to }? ({ $sent } of { $needed } so far)
rheingold-phase-shield = { $player }: lay a shield in { $castle }? ({ $count } left)
rheingold-expected-count = { $first } to { $last }, or just the number

## Rheingold: what a player can do

rheingold-can-go = { $most ->
    [1] one knight from { $from } to { $to }
   *[other] up to { $most } knights from { $from } to { $to }
}
rheingold-can-attack = attack { $defenders ->
    [one] { $defenders } knight
   *[other] { $defenders } knights
} of { $player } on { $to } from { $from } (up to { $most })
rheingold-can-front = attack { $defenders ->
    [one] { $defenders } knight
   *[other] { $defenders } knights
} of { $player } on { $to } on several fronts, from { $from } (up to { $most })
rheingold-can-take = storm { $to } ({ $swords ->
    [one] { $swords } sword
   *[other] { $swords } swords
}) from { $from }: at least { $least }, up to { $most }
rheingold-can-storm = storm { $to }, held by { $player } with { $defenders }, from { $from }: at least { $least }, up to { $most }
rheingold-can-storm-shield = storm { $to }, held by { $player } with { $defenders } and a shield, from { $from }: at least { $least }, { $sure } for certain, up to { $most }
rheingold-can-count = { $count ->
    [one] { $count } knight
   *[other] { $count } knights
} from { $from } to { $to }
rheingold-can-count-sure = { $words }, sure to win
rheingold-can-count-up-to = { $words }, wins against a shield of { $value } at most
rheingold-can-end = end the turn
rheingold-can-shield = lay a shield in { $castle }
rheingold-can-no-shield = no shield
rheingold-step-go = from { $from } to { $to }
rheingold-step-shield = lay a shield

## Rheingold: what a player has done; his name stands before it

rheingold-did-roll-enters = rolls { $number }: a knight enters { $start }
rheingold-did-roll-waits = rolls { $number }: nobody enters, a knight still stands in { $start }
rheingold-did-roll-none-left = rolls { $number }: nobody enters, the supply is empty
rheingold-did-go = { $count ->
    [one] { $count } knight
   *[other] { $count } knights
} from { $from } to { $to }
rheingold-did-front = sends { $count ->
    [one] { $count } knight
   *[other] { $count } knights
} from { $from } against { $to } ({ $sent } of { $needed })
rheingold-did-beat = beats { $defenders ->
    [one] { $defenders } knight
   *[other] { $defenders } knights
} of { $player } on { $to } with { $count } from { $from }
rheingold-did-take = takes { $to } with { $count ->
    [one] { $count } knight
   *[other] { $count } knights
} from { $from }
rheingold-did-storm = takes { $to } from { $player } with { $count ->
    [one] { $count } knight
   *[other] { $count } knights
} from { $from }
rheingold-did-storm-won = takes { $to } from { $player } with { $count ->
    [one] { $count } knight
   *[other] { $count } knights
} from { $from } (the shield was worth { $value })
rheingold-did-storm-lost = storms { $to } of { $player } in vain with { $count ->
    [one] { $count } knight
   *[other] { $count } knights
} from { $from } (the shield is worth { $value })
rheingold-did-last = gets { $castle } too, the last castle
rheingold-did-shield = lays a shield in { $castle }
rheingold-did-no-shield = lays no shield
rheingold-did-end = ends the turn

rheingold-found-shield = Your shield in { $castle }, for your eyes only: worth { $value }.

## Rheingold: the end

rheingold-verdict-won = { $count ->
    [one] { $names } wins with { $swords ->
        [one] { $swords } sword.
       *[other] { $swords } swords.
    }
   *[other] { $names } share the win with { $swords ->
        [one] { $swords } sword.
       *[other] { $swords } swords.
    }
}
rheingold-verdict-knights = Several have as many swords: the most knights on the map, { $count }, decided.
rheingold-verdict-shared = Swords and knights on the map are equal: the win is shared.

## Rheingold: the rules in brief

rheingold-rules-goal = Castles have 1 to 3 swords. Hold most swords at the end; among equals the most knights on the map win.
rheingold-rules-roll = The die brings a knight into the start area of that number, unless one of yours still stands there or your supply is empty.
rheingold-rules-move = Then come up to three moves. One move takes any number of knights from one place to a neighbouring one; nobody goes back into a start area.
rheingold-rules-attack = A space that a rival holds is entered with more knights than he has there; his go back to his supply. Groups from several places may attack together, a move each.
rheingold-rules-castle = A castle that nobody holds takes twice as many knights as it has swords, all through one gate.
rheingold-rules-rival = A castle of a rival takes twice its knights and its shield together; its swords do not count. If that fails, your attackers go back to your supply, and the shield is known from then on.
rheingold-rules-shield = Right after taking a castle you may lay a shield drawn at random, worth 0 to 3 knights. Only you know its value.
rheingold-rules-garrison = In a castle of yours a knight or a shield must always stay.
rheingold-rules-end = When only one castle is free, the game ends, and whoever took the last one gets it too.
rheingold-rules-two = For two, each plays two colours as one side: 84 knights and twelve shields.
rheingold-rules-rounds = The game ends after round { $rounds } at the latest; castles still free belong to nobody.
rheingold-notation-tokens = Moves: 12-13 from and to, x4 how many knights, - end of the turn or no shield, + a shield. d4 is what the die shows, =2 a shield that you drew, =? one of a rival.
rheingold-notation-line = Several may stand on one line: 12-13 x5 13-KAT x4 +. A number chooses from the list; where knights are counted it is their number.

## Playing in the terminal

play-compiling = First start of this version: the rules are being compiled. This takes a few seconds, once.
play-bot-thinks = { $player } is thinking …
play-forced = { $words } (the only choice)
play-expected-many = { $example } and so on, or { $others } ({ $count } choices; moves lists them)
play-empty-line = Type a move, the number of a choice, or help.
play-unknown-word = “{ $word }” is neither a move nor a command. Possible: { $expected }; also: help.
play-illegal = { $token } is not possible now. Possible: { $expected }.
play-no-such-choice = The choices are numbered from 1 to { $most }.
play-turn-over = The turn ended before { $token }: that was not played.

play-curtain = It is the turn of { $player }. The table is hidden.
play-curtain-open = { $player }, press Enter when nobody else is looking.
play-curtain-close = Press Enter to hide the table.
play-curtain-expected = Press Enter to show the table; undo and quit are possible too.

play-game-over = The game is over.
play-after-the-end = Enter ends; save FILE, log and undo are possible.
play-over-no-moves = The game is over: “{ $word }” is not possible any more.
play-farewell = Goodbye.

play-score-now = As if the game ended now; what you do not know is not counted.
play-log-empty = Nothing has been played yet.
play-hint-thinks = Looking for a good move …
play-hint-best = Hint: { $action }: { $words }.
play-hint-line = Then perhaps: { $line }.
play-undo-nothing = You have decided nothing yet that could be taken back.
play-undone = { $count ->
    [one] Taken back: { $tokens }
   *[other] Taken back, { $count } actions: { $tokens }
}

play-file-missing = A file name is missing, such as: { $command } game.json
play-file-exists = { $file } exists already. To replace it: save! { $file }
play-saved = Saved in { $file }, with all that is hidden.
play-save-failed = Not saved in { $file }: { $reason }.
play-load-failed = Not loaded from { $file }: { $reason }.
play-load-other-game = { $file } holds another game: { $game }.
play-load-other-seats = { $file } holds a game for { $count }; quit, then load it with that many seats.
play-loaded = Loaded from { $file }: { $count ->
    [0] nothing played yet.
    [one] { $count } action played.
   *[other] { $count } actions played.
}
play-kept-unfinished = The game was not saved, and has been kept. To go on with it:

## Commands: words of this language beside the English ones, and what they do

play-command-help = help h
play-command-moves = moves m
play-command-table = table board
play-command-score = score tally
play-command-log = log history
play-command-hint = hint
play-command-undo = undo u
play-command-save = save
play-command-load = load
play-command-quit = quit q

play-help-rules = The game
play-help-commands = Commands
play-help-file = FILE
play-help-help = this page
play-help-moves = all possible moves, in words
play-help-table = the table again
play-help-score = the score, as if the game ended now
play-help-log = everything played so far
play-help-hint = what a strong player would do
play-help-undo = back to your last decision
play-help-save = keep the game (as text if FILE ends in .txt)
play-help-save-over = the same, replacing a file
play-help-load = go on with a kept game
play-help-quit = stop; an unsaved game is kept

## What can be wrong with a disk

disk-no-file = there is no such file
disk-no-folder = there is no such folder
disk-not-a-file = that is not a file
disk-not-allowed = that is not allowed
disk-full = the disk is full

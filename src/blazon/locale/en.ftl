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
bot-random = Random
bot-greedy = Greedy
bot-page = Page
bot-squire = Squire
bot-knight = Knight
bot-count = Count
bot-duke = Duke

## The end of a game that was not played to its end

verdict-winners = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the win.
}
verdict-resigned = The game was given up.
verdict-time = A clock ran out.
verdict-agreed = All agreed to end the game.
verdict-unfinished = The record ends before the game does.

## Why something is not possible, in both games

why-over = The game is over.
why-not-your-turn = It is the turn of { $player }.

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
richelieu-question-place = { $player }: mark a card?
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

## Richelieu: why something is not possible

richelieu-why-gone = The card on { $cell } has been taken already.
richelieu-why-not-at-end = Cards are taken from the ends of a row. In this row those are { $left } and { $right }.
richelieu-why-cannot-pay = { $cell } bears a marker of { $owner }, and all your markers are in the box: you have none to pay with.
richelieu-why-cannot-pay-yet = { $cell } bears a marker of { $owner }, and all your markers are in the box. Your return disc would bring one back.
richelieu-why-second-province = { $cell } is of another province: the second card must be of { $province }, as the first.
richelieu-why-second-two-crests = { $cell } shows two crests. The first and the second card must each show one.
richelieu-why-no-second-two-taken = You have taken two cards, and there is never a third.
richelieu-why-no-second-two-crests = There is no second card after one with two crests.
richelieu-why-no-second-done = You are done with taking cards in this turn.
richelieu-why-must-take = You must take a card if you can.
richelieu-why-card-first = First you take a card; a marker comes after that.
richelieu-why-marked = { $cell } already bears a marker of { $owner }.
richelieu-why-marked-by-you = { $cell } already bears your marker.
richelieu-why-no-marker = All your markers are in the box: you have none to place.
richelieu-why-no-reserve = You have no marker in reserve. You may move one: first choose a card that bears it.
richelieu-why-enough-on-cards = Only { $count } of your markers may lie on cards. You may move one: first choose a card that bears it.
richelieu-why-move-now = The marker that you lifted from { $cell } must now be put on another card.
richelieu-why-move-elsewhere = The marker was lifted from { $cell }: it must be put on another card.
richelieu-why-pay-now = You have named { $cell }: now you must pay with a marker.
richelieu-why-pay-reserve = You have no marker in reserve: pay with one that lies on a card.
richelieu-why-pay-card = You pay for { $pending } with a marker of yours, and none lies on { $cell }.
richelieu-why-nothing-to-pay = There is nothing to be paid now.
richelieu-why-return-between = Not while you are paying or moving a marker.
richelieu-why-return-none = You hold no return disc.
richelieu-why-return-box = None of your markers is in the box.

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
rheingold-question-move = { $player }: move knights? ({ $count ->
    [one] { $count } move left
   *[other] { $count } moves left
})
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

## Rheingold: why something is not possible

rheingold-why-no-path = No path leads from { $from } to { $to }.
rheingold-why-not-yours = None of your knights is on { $place }.
rheingold-why-garrison = Something of yours must stay in { $castle }: a knight, or a shield.
rheingold-why-start = No knight goes into a start area or passes through one.
rheingold-why-blocked = From { $place } your knights cannot go anywhere now: whatever lies beside it is too strong for them, or a start area.
rheingold-why-far = None of your knights stands next to { $place }.
rheingold-why-too-weak = { $player } has { $defenders ->
    [one] { $defenders } knight
   *[other] { $defenders } knights
} on { $to }: it takes { $needed }. From all sides you can bring { $most } with { $moves ->
    [one] the move that is left.
   *[other] the { $moves } moves that are left.
}
rheingold-why-castle-free = { $castle } has { $swords ->
    [one] { $swords } sword
   *[other] { $swords } swords
}: it takes at least { $least } knights, all from one gate. There you have { $most ->
    [0] none that may go.
   *[other] { $most } that may go.
}
rheingold-why-castle-held = { $castle } belongs to { $player }: at least { $least ->
    [one] { $least } knight
   *[other] { $least } knights
}, all from one gate, may try it. There you have { $most ->
    [0] none that may go.
   *[other] { $most } that may go.
}
rheingold-why-shield-now = First decide whether to lay a shield in { $castle }.
rheingold-why-no-shield-now = A shield is laid right after taking a castle, and never later.
rheingold-why-path-first = First say from where to where knights go.
rheingold-why-count-now = First say how many knights go from { $from } to { $to }.
rheingold-why-too-few = { $least ->
    [one] At least { $least } knight
   *[other] At least { $least } knights
} must go from { $from } to { $to }.
rheingold-why-too-many = { $most ->
    [one] At most { $most } knight
   *[other] At most { $most } knights
} can go from { $from } to { $to }.
rheingold-why-front-now = The attack on { $to } must be decided first: name another place that sends knights.
rheingold-why-front-named = { $place } has sent its knights against { $to } already.

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

## Looking back at a recorded game: the command `review`

review-judged-own = Judged by what each player could know then. Games simulated by each search: { $simulations }.
review-judged-open = Judged with all that was hidden laid open. Games simulated by each search: { $simulations }.
review-unit-richelieu = Costs and margins are points. A margin is what a player can expect to be ahead of the best rival.
review-unit-rheingold = Costs and margins are swords. A margin is what a player can expect to be ahead of the best rival.
review-head-action = action
review-head-player = player
review-head-played = played
review-head-best = better
review-head-cost = cost
review-head-margin = margin
review-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-seat = { $player }: decisions { $count }, as the strongest bot { $same }, cost on average { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
review-worst = The most costly decisions of { $player }:
review-worst-one = action { $at }, cost { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) }: { $played }; better: { $best }.
review-graph-title = Margin to be expected
review-graph-actions = actions played
review-graph-richelieu = points ahead of the best rival
review-graph-rheingold = swords ahead of the best rival

## What can be wrong with a disk

disk-no-file = there is no such file
disk-no-folder = there is no such folder
disk-not-a-file = that is not a file
disk-not-allowed = that is not allowed
disk-full = the disk is full

## The browser client: what all pages share

game-richelieu = Richelieu
game-rheingold = Rheingold


web-skip = Skip to the content
web-nav = Pages
web-home = To the first page
web-rules = Rules
web-rules-of = Rules of { $game }
web-settings = Settings
web-loading = One moment …
web-page-failed = This page could not be fetched.
web-again = Try again
web-lost = There is nothing here
web-lost-what = This address leads to no page. Perhaps a part of it got lost on the way.
web-link = Link
web-copy = Copy link
web-copied = Copied
web-more = Show more
web-cancel = Cancel

web-language = Language
web-language-en = English
web-language-fr = Français
web-language-es = Español
web-language-it = Italiano
web-language-de = Deutsch

## The browser client: what the server refuses

web-refused-away = There is no connection to the server. Try again in a moment.
web-refused-busy = Too much is going on at the server. Try again in a moment.
web-refused-full = All seats are taken.
web-refused-illegal = That cannot be played now.
web-refused-no-undo = That cannot be taken back freely: something was seen, or it was not your turn. You can ask the others in the table's menu.
web-refused-not-host = Only who opened the table may do that.
web-refused-not-now = That is not possible now.
web-refused-not-seated = You have no seat at this table.
web-refused-not-your-turn = It is not your turn.
web-refused-not-yours = That seat is not yours.
web-refused-rate = That was too often. Wait a moment.
web-refused-stale = The game has gone on meanwhile. Look again, then decide.
web-refused-taken = That seat is taken, or the link has been used.
web-refused-unknown = There is no such table or link.
web-refused-other = The server says: { $message }

## The browser client: the first page

web-new-game = New game
web-game-richelieu = Take cards from the ends of four rows, mark those you want, and win the majority of crests and symbols. About 20 minutes.
web-game-rheingold = A die brings your knights onto the map. Gather them, beat your rivals in the field and storm castles with hidden shields. About an hour.
web-who = Who plays
web-players = Players
web-seat-of = Seat { $number }
web-kind-me = At this device
web-kind-bot = Computer
web-kind-open = Friend, by a link
web-kind-open-what = You get a link for this seat.
web-level = How strong
web-level-line = { $level }: { $what }
web-strength-greedy = takes what is nearest
web-strength-page = very easy
web-strength-squire = easy
web-strength-knight = middling
web-strength-count = hard
web-strength-duke = very hard
web-name-of = Name of player { $number }
web-name-optional = Name, if you like
web-your-name = Your name, if you like
web-options = How it is played
web-edition = Edition
web-edition-duel = Duel
web-edition-court = Court
web-ending = The game ends
web-ending-full = when all cards are taken
web-ending-last-row = when only one row is left
web-map = Map
web-map-rhine = The Rhine
web-map-loch = The loch
web-map-own = A map of one's own
rheingold-map-title-rhine = The Rhine from Bingen to Koblenz
rheingold-map-title-loch = Castles round the Loch
web-rounds-limit = Rounds at most
web-rounds-none = no limit
web-rounds = { $count ->
    [one] { $count } round at most
   *[other] { $count } rounds at most
}
web-table-options = The table
web-pace = Time
web-pace-casual = as long as you like
web-pace-quick = quick: 20 s a turn, 5 min in reserve
web-pace-calm = calm: 1 min a turn, 20 min in reserve
web-pace-days = by days: 1 day a turn, 7 days in reserve
web-pace-clock = { $turn } a turn, { $game } in reserve
web-span-seconds = { $count } s
web-span-minutes = { $count } min
web-span-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
web-timeout = When time runs out
web-timeout-bot = a computer player goes on
web-timeout-forfeit = the seat is forfeit
web-watch = Who may look on
web-watch-anyone = anyone may look on
web-watch-link = whoever has the link may look on
web-watch-nobody = nobody may look on
web-listed = List it below, so that anybody can sit down
web-chat-allowed = With chat
web-open-table = Open the table
web-play = Play
web-nobody-sits = Somebody must sit at this device.
web-my-games = My games
web-my-games-none = None yet. The first one that you start stands here.
web-tables = Tables of others
web-tables-open = Open
web-tables-playing = Being played
web-tables-over = Finished
web-tables-open-none = No table waits for players now.
web-tables-playing-none = No listed table is being played now.
web-tables-over-none = No listed game has been finished yet.
web-your-turn = It is your turn
web-turn-of = { $player } is to move
web-table-open = Waits for players

## The browser client: before the game

web-join-title = A seat is kept for you
web-join-what = Somebody has sent you a link to a seat at this table. It works once.
web-join-sit = Sit down
web-join-look = Look at the table instead
web-table-unknown = There is no such table for you
web-table-unknown-what = It may have been closed, or only its players may see it.
web-table-aborted = This table was closed
web-table-aborted-what = Whoever opened it has closed it before the game began.
web-waiting-people = The game begins as soon as every seat is taken.
web-waiting-start = Every seat is taken. The host starts the game.
web-seat-open = Open seat
web-seat-bot = Computer, { $level }
web-seat-yours = you
web-seat-person = is here
web-seat-stand-in = { $level } plays for now
web-invite = Make a link
web-leave = Get up
web-start = Start the game
web-abort = Close the table
web-luck = Check the luck
web-luck-what = Before the game the server has settled its secret and shows its seal. Whatever you add here is mixed in when the cards are shuffled and the dice are rolled; afterwards everybody can check that nobody chose the outcome.
web-luck-text = Any words of yours
web-luck-add = Add
web-luck-added = Added.
web-commitment = Seal of the server's secret (SHA-256):

## The browser client: at the table

web-prompt = What is asked
web-side = Players, tally and log
web-thinks = { $player } is thinking …
web-away = Connection lost; it comes back by itself. What you entered is kept.
web-submit = Do it
web-undo = Take back
web-ask-hint = Hint
web-hint = Hint: { $words }.
web-rule-link = The rule
web-stands = Something hidden is seen by this: it cannot be taken back.
web-stands-these = Not to be taken back, since something hidden is seen: { $actions }
web-seats = Seats
web-holdings = Before the players
web-tally = Tally
web-log = What was played
web-log-all = Show all { $count } turns
web-chat = Chat
web-chat-text = Say something
web-chat-say = Say
web-chat-off = Chat is turned off at this table.
web-chat-turn-off = Turn chat off
web-chat-turn-on = Turn chat on
web-clock-days = { $days } d { $hours } h
web-missed = While you were away
web-missed-close = Seen
web-curtain-what = Hand the device over. The table is shown when { $player } asks for it.
web-curtain-open = I am { $player }: show my table
web-asks-undo = { $player } would like to take back { $count ->
    [one] { $count } action
   *[other] { $count } actions
}.
web-asks-end = { $player } would like to end the game as it stands.
web-asks-waiting = The others are being asked.
web-agree = Agree
web-disagree = No
web-menu = This table
web-take-back = Play on yourself
web-hand-over = Let a computer player go on
web-ask-undo = Ask to take back your last action
web-undo-far = Go back to before your last action
web-resign = Resign
web-resign-sure = Give up this game?
web-resign-yes = Yes, resign
web-ask-end = Propose to end the game
web-move-seat = Move to another device

## The browser client: after the game

web-scores = Score
web-ended = { $ending ->
    [resigned] { $gone } gave up. The win goes to { $names }.
    [time] Time ran out for { $gone }. The win goes to { $names }.
    [agreed] All agreed to end the game as it stood. In front: { $names }.
   *[other] The game was not played to its end. In front: { $names }.
}
web-rematch = Play again
web-to-rematch = To the next game
web-replay = Replay
web-record = Save the record

## The browser client: settings

web-theme = Colours
web-theme-system = as the device
web-theme-light = light
web-theme-dark = dark
web-theme-contrast = high contrast
web-palette = Players' colours
web-palette-usual = usual
web-palette-safe = told apart by every eye
web-presentation = The table is shown
web-presentation-picture = as a picture
web-presentation-text = as text
web-presentation-both = as both
web-confirmation = An action is played
web-confirmation-none = at once
web-confirmation-submit = after pressing a button
web-motion = Movement
web-motion-system = as the device
web-motion-full = full
web-motion-reduced = little
web-motion-none = none
web-sound = Sound
web-sound-on = A bell when it is your turn
web-settings-kept = Settings are kept in this browser only.

## Richelieu in the browser

web-richelieu-board = The cards on the table
web-richelieu-row = Row { $row }
web-richelieu-pending = being paid for
web-richelieu-lifted = its marker has been lifted
web-richelieu-crests = { $count ->
    [one] { $count } crest
   *[other] { $count } crests
}
web-richelieu-in-all = crests in all: { $count }
web-richelieu-holdings = The players
web-richelieu-to-move = to move
web-richelieu-you = you
web-richelieu-no-card = No card yet.
web-richelieu-markers = Markers
web-richelieu-reserve = in reserve
web-richelieu-on-cards = on cards
web-richelieu-box = in the box
web-richelieu-discs = Discs
web-richelieu-face-down = { $count } face down
web-richelieu-peek = Look at my discs
web-richelieu-cover = Turn them face down
web-richelieu-choices = What you can do besides
web-richelieu-tally = The running tally
web-richelieu-category = Crests or symbol
web-richelieu-leads = leads
web-richelieu-safe = can no longer be caught
web-richelieu-scores = The score
web-richelieu-why = Why?
web-richelieu-why-has = { $player }: { $count }
web-richelieu-why-disc = { $player }: { $count }, one of them a disc
web-richelieu-why-most = { $player } has most and scores that number: { $points }.
web-richelieu-why-tied = Tied for most: nobody scores.
web-richelieu-why-shared = Tied for most: { $names } score { $points } each.
web-richelieu-why-nobody = Nobody has any of it.
web-richelieu-why-lacking = { $player } has no card of it, and a disc does not help: { $points }.
web-richelieu-why-present = { $player } has a card of it: { $points }.
web-richelieu-why-cards = Among equals the fewest cards win.

## In the browser: Rheingold's map

web-rheingold-map = Map
web-rheingold-map-keys = Places of the map. Arrow keys lead to the neighbouring place, Enter chooses, plus and minus enlarge and reduce.
web-rheingold-map-failed = The map could not be loaded.
web-rheingold-larger = Enlarge the map
web-rheingold-smaller = Reduce the map
web-rheingold-fit = Fit the map to the screen
web-rheingold-space = space { $id }
web-rheingold-start = start area { $id }
web-rheingold-castle = { $name } ({ $id }), castle with { $swords }
web-rheingold-waiting = { $count ->
    [one] a knight of { $players } waits here
   *[other] knights of { $players } wait here
}
web-rheingold-held = { $knights } of { $player }
web-rheingold-takable-sure = can be taken this turn
web-rheingold-takable-unsure = may be tried this turn, but not for certain
web-rheingold-reach = { $count ->
    [one] reached in one move
   *[other] reached in { $count } moves
}
web-rheingold-count-from-to = From { $from } to { $to }: how many?
web-rheingold-count-label = How many knights
web-rheingold-count-range = From { $least } to { $most }
web-rheingold-fewer = One knight fewer
web-rheingold-more = One knight more
web-rheingold-send = Send { $count }
web-rheingold-send-least = { $count }, as few as may
web-rheingold-send-enough = { $count }, enough
web-rheingold-send-all = all { $count }

## The browser client: replay and review

web-replay-of = Replay: { $game }, { $names }
web-replay-none = There is nothing to replay yet
web-replay-none-what = The game at this table has not begun.
web-replay-start = Before the first action.
web-replay-first = To the beginning
web-replay-turn-back = A turn back
web-replay-back = A step back
web-replay-play = Play
web-replay-pause = Pause
web-replay-on = A step on
web-replay-turn-on = A turn on
web-replay-last = To the end
web-replay-speed = Speed
web-replay-speed-0 = slow
web-replay-speed-1 = even
web-replay-speed-2 = fast
web-replay-at = Moment of the game
web-replay-of-actions = after { $at } of { $length } actions
web-to-table = To the table
web-eyes = Seen by
web-eyes-onlooker = an onlooker
web-eyes-open = all open
web-graph = The margin to be expected over the game
web-graph-two = Above the middle { $player } is in front. A click goes to that moment.
web-graph-many = Above the middle a player is ahead of his best rival. A click goes to that moment.
web-review = Review
web-review-knowledge = Judged by
web-review-own = what the player could know
web-review-open = everything, with all open
web-review-what = The strongest computer player looks at each decision again: what it would have done, and what yours cost. This takes a while.
web-review-ask = Review this game
web-review-running = { $done } of { $of } decisions looked at
web-review-cost = cost { $cost }
web-review-better = better: { $action }
web-review-best = As good as anything else here.
web-review-show = Show it on the board
web-review-values = Margin to be expected: { $value } after this, { $best } after the best.
web-review-worst = Most costly decisions of { $player }
web-review-faultless = None that cost anything.

## In the browser: Rheingold beside the map

web-rheingold-turn = has the turn
web-rheingold-on-map = { $knights } on the map
web-rheingold-gone = gone: { $values }
web-rheingold-free-left = { $count ->
    [one] { $count } castle still free
   *[other] { $count } castles still free
}
web-rheingold-standing = How it stands
web-rheingold-castles-with = Castles with { $swords }
web-rheingold-score = The score
web-rheingold-castle-head = Castle
web-rheingold-tie-break = Knights on the map, among equals
web-rheingold-why = Why?
web-rheingold-text-can = What you can do
web-rheingold-text-wait = Nothing now: it is not your turn.
web-rheingold-text-armies = Armies on the map
web-rheingold-text-castles = Castles
web-rheingold-text-starts = Start areas
web-rheingold-text-sides = The sides
web-rheingold-text-paths = All paths
web-rheingold-next-to = next to { $places }
web-rheingold-no-army = no army in the open
web-rheingold-held-head = Held by
web-rheingold-need-head = Takes
web-rheingold-gates-head = Gates

web-richelieu-all-taken = All cards are taken.

## The browser client: the rules

web-rules-what = The rules in our own words, with examples.
web-rules-contents = Contents
web-rules-here = Link to “{ $title }”
web-rules-numbers = In the pictures, 1 is you and 2 your rival.
web-rules-richelieu-ends = The first turn: only the cards at the ends of the rows can be taken: { $all }.
web-rules-richelieu-payment = You want { $first }, on which your rival's marker lies. You pay with a marker out of your reserve, or with the one that lies on { $second }.
web-rules-richelieu-second = The first card of your turn lay on { $first }. The one on { $second } is of the same province, and both show one crest: it may be the second.
web-rules-richelieu-marker = Your marker lies on { $first }. You need pay nothing for this card, your rival must.
web-rules-richelieu-disc = A disc lies on { $first }, at the end of its row. Whoever takes the card takes the disc too, and nobody else sees it.
web-rules-richelieu-score = The tally of a finished game. Most of a line scores that number; if both have the same, nobody scores. A 0 costs 5.
web-rules-rheingold-enter = You rolled as many as { $first } has coats of arms, and a knight of yours enters there.
web-rules-rheingold-moves = Two moves: one knight from { $first } to { $second }, where four of yours stood, then all five to { $third }.
web-rules-rheingold-fronts = Three knights of your rival hold { $second }. You attack from { $first } with two, from { $third } and { $fourth } with one each: four beat three.
web-rules-rheingold-storm = Four knights have gone from { $first } into the castle, which has two swords. The fifth has stayed outside.
web-rules-rheingold-failed = Six of your knights attacked two and a hidden shield. It is worth 2, so eight were needed: the six are back in your supply, and now everybody knows the shield.
web-rules-rheingold-shield = You have laid a shield in the castle. You see that it is worth 2; your rival sees its back.
web-rules-rheingold-passage = Five knights have gone into your castle from { $first }, and five out of it to { $third }. One stays as its garrison.

## Telling a browser of turns while it is elsewhere.

web-push = Notifications
web-push-body = { $game } with { $names }
web-push-why = While you are not at the table, this browser can tell you when it is your turn. The message comes through the service of the browser’s maker, which cannot read it.
web-push-on = Tell me when it is my turn
web-push-denied = This browser does not allow this site to notify you. You can allow it in the browser’s settings for this site.
web-push-failed = The browser’s notification service cannot be reached now. Try again later.

web-as-text = The table as text

## In the browser: the signs on Rheingold's map

web-rheingold-legend = Signs on the map
web-rheingold-legend-army = an army with so many knights; each side has a shape of its own
web-rheingold-legend-lit = may be chosen now; around a castle: can be taken this turn
web-rheingold-legend-need = so many knights take the castle
web-rheingold-legend-need-unsure = so many may try, so many win for certain
web-rheingold-legend-hidden = a shield face down
web-rheingold-legend-own = your own shield: only you know its value
web-rheingold-legend-shown = a shield that all know
web-rheingold-legend-last = the last move

## The browser client: a record from a file

web-open-record = Open a recorded game
web-open-record-what = A file saved with “Save the record” opens as a replay.
web-open-record-none = This file holds no recorded game.
web-open-record-wrong = This file cannot be replayed: { $message }

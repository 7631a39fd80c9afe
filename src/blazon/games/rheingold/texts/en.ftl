### English. Rheingold.

## The table

rheingold-round = Round { $round }
rheingold-round-of = Round { $round } of { $rounds }
rheingold-rolled = { $player } rolled { $number }
rheingold-moves-left = { $count ->
    [0] no moves left
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
    [0] no shields left
    [one] { $count } shield left
   *[other] { $count } shields left
}
rheingold-shields-known = { $shields }, worth { $values }
rheingold-space-near = { $id } near { $castle }
rheingold-attack = Attack on { $target }, where { $player } has { $defenders ->
    [one] { $defenders } knight
   *[other] { $defenders } knights
}: { $groups }; { $needed } needed.
rheingold-attack-group = { $count } from { $place }
rheingold-head-swords = swords
rheingold-head-castles = castles
rheingold-head-knights = on map
rheingold-head-supply = supply
rheingold-head-shields = shields
rheingold-legend-army = { $player }, 5 knights
rheingold-legend-movable = can move
rheingold-legend-castle = castle, { $swords ->
    [one] { $swords } sword
   *[other] { $swords } swords
}
rheingold-legend-start = start area
rheingold-legend-hidden = hidden shield
rheingold-legend-own = shield worth 1
rheingold-legend-shown = known to everyone
rheingold-picture-undrawn = Paths not drawn:
rheingold-score-free = Held by nobody:

## The map read line by line

rheingold-list-armies = { $player }’s armies:
rheingold-list-no-army = none that can move
rheingold-list-army = { $place }, { $count ->
    [one] { $count } knight can move
   *[other] { $count } knights can move
}, next to:
rheingold-list-on = { $count } on { $place }
rheingold-list-own = { $place } with { $count } of yours
rheingold-list-held = { $place }, { $player } with { $count }
rheingold-list-takes = { $place }, { $owner }, needs { $least }
rheingold-list-free = free
rheingold-list-free-castles = Free castles with { $swords ->
    [one] { $swords } sword
   *[other] { $swords } swords
}, which need { $least } knights, and their gates:
rheingold-list-of = held by { $player } with { $held }
rheingold-list-price = needs { $least }
rheingold-list-price-sure = { $least } to try, { $sure } sure to win
rheingold-list-gates = gates: { $gates }
rheingold-list-starts = Start areas:
rheingold-list-paths = Paths:
rheingold-shield-hidden = a hidden shield
rheingold-shield-own = a shield worth { $value }, known only to its owner
rheingold-shield-shown = a shield worth { $value }, known to everyone

## Prompts

rheingold-phase-move = { $player }: move knights? ({ $count ->
    [one] { $count } move left
   *[other] { $count } moves left
}; - ends the turn)
rheingold-question-move = { $player }: move knights? ({ $count ->
    [one] the last move of this turn
   *[other] { $count } moves left
})
rheingold-phase-count = { $player }: how many knights move from { $from } to { $to }? ({ $least } to { $most })
rheingold-phase-count-attack = { $player }: how many knights attack { $to } from { $from }? ({ $least } to { $most }; { $enough } needed)
rheingold-phase-count-storm = { $player }: how many knights storm { $to } from { $from }? ({ $least } to { $most })
rheingold-phase-count-shield = { $player }: how many knights storm { $to } from { $from }? ({ $least } to { $most }; { $sure } sure to win)
rheingold-phase-front = { $player }: where else do you attack { $to } from? ({ $sent } of { $needed } so far)
rheingold-phase-shield = { $player }: lay a shield in { $castle }? ({ $count } left)
rheingold-waiting-move = { $player } is moving knights ({ $count ->
    [one] the last move of this turn
   *[other] { $count } moves left
}).
rheingold-waiting-attack = { $player } is attacking { $to }.
rheingold-waiting-shield = { $player } may lay a shield in { $castle }.
rheingold-expected-count = { $first } to { $last }, or just the number

## What a player can do

rheingold-can-go = { $most ->
    [1] one knight from { $from } to { $to }
   *[other] up to { $most } knights from { $from } to { $to }
}
rheingold-can-attack = attack { $player }’s { $defenders ->
    [one] { $defenders } knight
   *[other] { $defenders } knights
} on { $to } from { $from } (up to { $most })
rheingold-can-front = attack { $player }’s { $defenders ->
    [one] { $defenders } knight
   *[other] { $defenders } knights
} on { $to } on several fronts, from { $from } (up to { $most })
rheingold-can-take = storm { $to } ({ $swords ->
    [one] { $swords } sword
   *[other] { $swords } swords
}) from { $from }: at least { $least }, up to { $most }
rheingold-can-storm = storm { $to }, held by { $player } with { $defenders }, from { $from }: at least { $least }, up to { $most }
rheingold-can-storm-shield = storm { $to }, held by { $player } with { $defenders } and a shield, from { $from }: at least { $least }, { $sure } sure to win, up to { $most }
rheingold-can-count = { $count ->
    [one] { $count } knight
   *[other] { $count } knights
} from { $from } to { $to }
rheingold-can-count-sure = { $words }, sure to win
rheingold-can-count-up-to = { $words }, wins against a shield worth up to { $value }
rheingold-can-count-may = { $words } (it may be worth { $value })
rheingold-can-end = end the turn
rheingold-can-shield = lay a shield in { $castle }
rheingold-can-no-shield = no shield
rheingold-step-go = from { $from } to { $to }
rheingold-step-shield = lay a shield

## What a player has done; the player’s name comes first

rheingold-did-roll-enters = rolls { $number } (a knight enters start area { $start })
rheingold-did-roll-waits = rolls { $number } (no knight enters, one is still in start area { $start })
rheingold-did-roll-none-left = rolls { $number } (no knight enters, the supply is empty)
rheingold-did-go = { $count ->
    [one] { $count } knight
   *[other] { $count } knights
} from { $from } to { $to }
rheingold-did-front = sends { $count ->
    [one] { $count } knight
   *[other] { $count } knights
} from { $from } against { $to } ({ $sent } of { $needed })
rheingold-did-beat = beats { $player }’s { $defenders ->
    [one] { $defenders } knight
   *[other] { $defenders } knights
} on { $to } with { $count } from { $from }
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
rheingold-did-storm-lost = fails to take { $to } from { $player } with { $count ->
    [one] { $count } knight
   *[other] { $count } knights
} from { $from } (the shield is worth { $value })
rheingold-did-last = also gets { $castle }, the last castle
rheingold-did-shield = lays a shield in { $castle }
rheingold-did-no-shield = lays no shield
rheingold-did-end = ends the turn
rheingold-found-shield = Your shield in { $castle }, which only you can see: worth { $value }.
rheingold-found-storm-lost = { $castle } holds: its shield is worth { $value }, and { $count ->
    [one] your knight is
   *[other] your { $count } knights are
} back in your supply.
rheingold-found-storm-won = { $castle } is yours: its shield was worth { $value }.

## Why something is not possible

rheingold-why-no-path = No path leads straight from { $from } to { $to }. Each move goes one place further.
rheingold-why-not-yours = You have no knights on { $place }.
rheingold-why-garrison = One of your knights or shields must stay in { $castle }.
rheingold-why-start = Knights cannot move into a start area or through one.
rheingold-why-blocked = Your knights on { $place } cannot move now: every neighbouring place is too strong for them or a start area.
rheingold-why-far = None of your knights can reach { $place } in one move.
rheingold-why-too-weak = { $player } has { $defenders ->
    [one] { $defenders } knight
   *[other] { $defenders } knights
} on { $to }: you need { $needed }. { $moves ->
    [one] With your last move you can bring at most { $most }.
   *[other] With your { $moves } remaining moves you can bring at most { $most }.
}
rheingold-why-castle-free = { $castle } has { $swords ->
    [one] { $swords } sword
   *[other] { $swords } swords
}: it takes at least { $least } knights, all from one space beside it. { $most ->
    [0] You have none there that can move.
   *[other] You have { $most } there that can move.
}
rheingold-why-castle-held = { $castle } belongs to { $player }: it takes at least { $least ->
    [one] { $least } knight
   *[other] { $least } knights, all from one space beside it,
} to try. { $most ->
    [0] You have none beside it that can move.
   *[other] You have { $most } there that can move.
}
rheingold-why-shield-now = First decide whether to lay a shield in { $castle }.
rheingold-why-no-shield-now = You can lay a shield only right after taking a castle.
rheingold-why-path-first = First choose where knights move from and to.
rheingold-why-count-now = First choose how many knights move from { $from } to { $to }.
rheingold-why-too-few = At least { $least ->
    [one] { $least } knight
   *[other] { $least } knights
} must move from { $from } to { $to }.
rheingold-why-too-many = At most { $most ->
    [one] { $most } knight
   *[other] { $most } knights
} can move from { $from } to { $to }.
rheingold-why-front-now = Finish the attack on { $to } first: choose another place to attack from.
rheingold-why-front-named = { $place } has already sent knights against { $to }.

## The end

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
rheingold-verdict-knights = Tied on swords; most knights on the map ({ $count }) decides.
rheingold-verdict-shared = Tied on swords and knights on the map: the win is shared.

## The rules in brief

rheingold-rules-goal = Each castle has 1 to 3 swords. The player with the most swords at the end wins. If swords are tied, the most knights on the map wins.
rheingold-rules-roll = Roll the die: one of your knights enters the start area with that number, unless one of yours is still there or your supply is empty.
rheingold-rules-move = Then make up to three moves. Each move takes any number of knights from one place to a neighbouring one. Knights never go back into a start area.
rheingold-rules-attack = To enter a space that a rival holds, bring more knights than the rival has there; the beaten knights go back to their owner’s supply. Groups from several places may attack together, one move each.
rheingold-rules-castle = To take a castle that nobody holds, bring twice as many knights as it has swords, all through one gate.
rheingold-rules-rival = To take a rival’s castle, bring twice its knights and shield together; its swords do not count. If you fail, your attackers go back to your supply, and everyone can see the shield from then on.
rheingold-rules-shield = Right after taking a castle, you may draw a shield at random, worth 0 to 3 knights, and lay it there. Only you know its value.
rheingold-rules-garrison = A knight or a shield must always stay in a castle that you hold.
rheingold-rules-end = The game ends when only one castle is free. The player who has just taken a castle gets that one too.
rheingold-rules-two = With two players, each plays two colours as one side: 84 knights and twelve shields.
rheingold-rules-rounds = The game ends after round { $rounds } at the latest. Castles still free then belong to nobody.
rheingold-notation-tokens = Moves: 12-13 from and to, x4 how many knights, + lay a shield, - lay none or end the turn. d4 is a roll of the die, =2 a shield that you drew, =? one that a rival drew.
rheingold-notation-line = You can type several on one line: 12-13 x5 13-KAT x4 +. A number chooses from the list, or gives the number of knights when you are asked for one.

## Reviewing a recorded game: the command `review`

rheingold-review-unit = Costs and margins are in swords. A margin is the lead over the best rival that a player can expect at the end.
rheingold-review-graph = swords ahead of the best rival
rheingold-lead = { $margin ->
    [one] { NUMBER($margin, maximumFractionDigits: 1) } sword
   *[other] { NUMBER($margin, maximumFractionDigits: 1) } swords
}
rheingold-margin = { $margin ->
    [one] { NUMBER($margin, maximumFractionDigits: 1) } sword
   *[other] { NUMBER($margin, maximumFractionDigits: 1) } swords
}

## The browser client: on every page

rheingold-name = Rheingold
rheingold-credit = Rheingold is a game by Reinhard Herbert.

## The browser client: the home page

rheingold-about = Gather knights and take castles, then guard them with hidden shields. Each castle bears swords: the most swords win. About an hour.
rheingold-scene = The most swords win. A free castle takes two knights for each sword.
rheingold-option-map = Map
rheingold-option-map-rhine = The Rhine
rheingold-option-map-rhine-about = The gorge from Bingen to Koblenz, with castles on both banks, three crossings and a fourth through a castle.
rheingold-option-map-loch = The loch
rheingold-option-map-loch-about = A lake with castles all around it and two crossings.
rheingold-option-map-own = A map of your own
rheingold-map-title-rhine = The Rhine from Bingen to Koblenz
rheingold-map-title-loch = Castles round the Loch
rheingold-option-rounds = Round limit
rheingold-option-rounds-none = no limit
rheingold-option-rounds-value = { $count ->
    [one] { $count } round at most
   *[other] { $count } rounds at most
}

## The browser client: the map

rheingold-web-map = Map
rheingold-web-map-keys = Places on the map. Arrow keys lead to the neighbouring place, Enter chooses, plus and minus zoom in and out.
rheingold-web-map-failed = The map could not be loaded.
rheingold-web-space = space { $id }
rheingold-web-start = start area { $id }
rheingold-web-castle = { $name } ({ $id }), castle with { $swords }
rheingold-web-waiting = { $count ->
    [one] { $players } has a knight here
   *[other] { $players } have knights here
}
rheingold-web-held = { $player }, { $knights }
rheingold-web-takable-sure = can be taken this turn
rheingold-web-takable-unsure = can be tried this turn, but may fail
rheingold-web-reach = { $count ->
    [one] reachable in one move
   *[other] reachable in { $count } moves
}
rheingold-web-count-from-to = From { $from } to { $to }: how many?
rheingold-web-count-label = Number of knights
rheingold-web-count-range = From { $least } to { $most }
rheingold-web-fewer = One knight fewer
rheingold-web-more = One knight more
rheingold-web-send = Send { $count }
rheingold-web-send-least = { $count }, the minimum
rheingold-web-send-enough = { $count }, enough
rheingold-web-send-all = all { $count }
rheingold-web-count-back = Choose again

## The browser client: beside the board

rheingold-web-turn = to play
rheingold-web-gone = out of play: { $values }
rheingold-web-free-left = { $count ->
    [one] { $count } castle still free
   *[other] { $count } castles still free
}
rheingold-web-standing = Standings
rheingold-web-castles-with = Castles with { $swords }
rheingold-web-tie-break = Tie-break: knights on the map
rheingold-web-text-castles = Castles
rheingold-web-text-starts = Start areas
rheingold-web-text-sides = Sides
rheingold-web-text-paths = All paths
rheingold-web-next-to = next to { $places }
rheingold-web-no-army = no army in the field

## The browser client: the rules

rheingold-example-castles = This small map has four castles, { $all }, with one to three swords each.
rheingold-example-enter = You rolled the number of coats of arms on { $first }, so one of your knights enters there.
rheingold-example-moves = Two moves: one knight went from { $first } to { $second }, where you had four, then all five went to { $third }.
rheingold-example-fronts = Your rival holds { $second } with three knights. You attack with two from { $first } and one each from { $third } and { $fourth }: four beat three.
rheingold-example-storm = Four knights moved from { $first } into the castle, which has two swords. The fifth stayed outside.
rheingold-example-failed = Six of your knights attacked two knights and a hidden shield. The shield is worth 2, so you needed eight: your six are back in your supply, and now everyone knows the shield.
rheingold-example-shield = You laid a shield in the castle. You see that it is worth 2; your rival sees only its back.
rheingold-example-passage = Five knights moved into your castle from { $first }, and five out of it to { $third }. One stays as its garrison.
rheingold-example-end = You have just taken { $first }. Only { $second } was still free, so it is yours too: six swords to one.

## The browser client: the signs on the map

rheingold-web-legend = Signs on the map
rheingold-web-legend-army = an army and its number of knights; each side has its own shape
rheingold-web-legend-lit = can be chosen now; around a castle: can be taken this turn
rheingold-web-legend-need = knights needed to take the castle
rheingold-web-legend-need-unsure = minimum to try, number sure to win
rheingold-web-legend-hidden = a shield face down
rheingold-web-legend-own = your own shield: only you know its value
rheingold-web-legend-shown = a shield that everyone knows
rheingold-web-legend-last = the last move, in that player’s colour
rheingold-web-legend-target = where the chosen army can go in one move
rheingold-web-legend-reach = how many moves the chosen army needs to get there
rheingold-web-legend-die = the roll: it brings a knight to the start area with that number

## The guided first game

rheingold-lesson-goal = The most swords win: each castle has one to three. The number beside them is the knights it takes.
rheingold-lesson-enter = You rolled 4, so a knight came to start area 4. You have three moves. Touch the knight, then the ring: lead it there.
rheingold-lesson-attack = Two knights of { $rival } are in your way. The larger army always wins and loses nobody: attack with four.
rheingold-lesson-gather = Your four could take Katz, but you will get it later without a fight. Lead them to the ringed knight: joined, they move as one.
rheingold-lesson-storm = A free castle needs twice its swords in knights. Rheinfels has one sword: storm it with two. They move in and hold it.
rheingold-lesson-shield = Lay a shield, drawn at random: it fights like 0 to 3 knights. Only you see it.
rheingold-lesson-end = Your shield counts as two knights. You need not use every move: end your turn.
rheingold-lesson-held = { $rival } stormed Rheinfels with four and lost them. A held castle takes twice its knights and shield together: here, eight.
rheingold-lesson-march = You rolled 1, where your knight still waits, so nobody came. March three to the ring.
rheingold-lesson-front = { $rival } has three here, and three are not enough. Attack from two sides: first with your three.
rheingold-lesson-second-front = Now the one from start area 3: together, four beat three.
rheingold-lesson-garrison = { $rival } took Maus. Your shield alone holds Rheinfels: lead both knights out.
rheingold-lesson-join = Lead them on, to your four.
rheingold-lesson-last = The game ends when only one castle is free. Two are left: the player who takes one gets both. Take Liebenstein with six.
rheingold-lesson-won = So Katz, the last castle, is yours too. You win by { $own } swords to { $best }.

## Warnings for beginners

rheingold-warn-storm = The shield may be worth { $value }: then { $count ->
    [one] your knight goes
   *[other] your { $count } knights go
} back to supply.
rheingold-warn-end = You can still take { $castle } this turn.
rheingold-warn-castle = { $player } can take { $castle } next turn.
rheingold-warn-army = { $player } can beat your { $count } knights on { $place } next turn.

## Rivals

rheingold-rival-stormer = Wulf
rheingold-rival-stormer-about = storms castles early
rheingold-rival-keeper = Hilda
rheingold-rival-keeper-about = leaves strong garrisons in her castles
rheingold-rival-hoarder = Konrad
rheingold-rival-hoarder-about = gathers a big army before he storms

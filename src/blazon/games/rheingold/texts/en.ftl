### English. Rheingold.

## The table

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

## The map read line by line

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

## What is asked

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

## What a player can do

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

## What a player has done; his name stands before it

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

## Why something is not possible

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
rheingold-verdict-knights = Several have as many swords: the most knights on the map, { $count }, decided.
rheingold-verdict-shared = Swords and knights on the map are equal: the win is shared.

## The rules in brief

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

## Looking back at a recorded game: the command `review`

rheingold-review-unit = Costs and margins are swords. A margin is what a player can expect to be ahead of the best rival.
rheingold-review-graph = swords ahead of the best rival

## The browser client: what all pages share

rheingold-name = Rheingold

## The browser client: the first page

rheingold-about = A die brings your knights onto the map. Gather them, beat your rivals in the field and storm castles with hidden shields. About an hour.
rheingold-option-map = Map
rheingold-option-map-rhine = The Rhine
rheingold-option-map-loch = The loch
rheingold-option-map-own = A map of one's own
rheingold-map-title-rhine = The Rhine from Bingen to Koblenz
rheingold-map-title-loch = Castles round the Loch
rheingold-option-rounds = Rounds at most
rheingold-option-rounds-none = no limit
rheingold-option-rounds-value = { $count ->
    [one] { $count } round at most
   *[other] { $count } rounds at most
}

## In the browser: the map

rheingold-web-map = Map
rheingold-web-map-keys = Places of the map. Arrow keys lead to the neighbouring place, Enter chooses, plus and minus enlarge and reduce.
rheingold-web-map-failed = The map could not be loaded.
rheingold-web-larger = Enlarge the map
rheingold-web-smaller = Reduce the map
rheingold-web-fit = Fit the map to the screen
rheingold-web-space = space { $id }
rheingold-web-start = start area { $id }
rheingold-web-castle = { $name } ({ $id }), castle with { $swords }
rheingold-web-waiting = { $count ->
    [one] a knight of { $players } waits here
   *[other] knights of { $players } wait here
}
rheingold-web-held = { $knights } of { $player }
rheingold-web-takable-sure = can be taken this turn
rheingold-web-takable-unsure = may be tried this turn, but not for certain
rheingold-web-reach = { $count ->
    [one] reached in one move
   *[other] reached in { $count } moves
}
rheingold-web-count-from-to = From { $from } to { $to }: how many?
rheingold-web-count-label = How many knights
rheingold-web-count-range = From { $least } to { $most }
rheingold-web-fewer = One knight fewer
rheingold-web-more = One knight more
rheingold-web-send = Send { $count }
rheingold-web-send-least = { $count }, as few as may
rheingold-web-send-enough = { $count }, enough
rheingold-web-send-all = all { $count }

## In the browser: beside the board

rheingold-web-turn = has the turn
rheingold-web-on-map = { $knights } on the map
rheingold-web-gone = gone: { $values }
rheingold-web-free-left = { $count ->
    [one] { $count } castle still free
   *[other] { $count } castles still free
}
rheingold-web-standing = How it stands
rheingold-web-castles-with = Castles with { $swords }
rheingold-web-score = The score
rheingold-web-castle-head = Castle
rheingold-web-tie-break = Knights on the map, among equals
rheingold-web-why = Why?
rheingold-web-text-can = What you can do
rheingold-web-text-wait = Nothing now: it is not your turn.
rheingold-web-text-armies = Armies on the map
rheingold-web-text-castles = Castles
rheingold-web-text-starts = Start areas
rheingold-web-text-sides = The sides
rheingold-web-text-paths = All paths
rheingold-web-next-to = next to { $places }
rheingold-web-no-army = no army in the open
rheingold-web-held-head = Held by
rheingold-web-need-head = Takes
rheingold-web-gates-head = Gates

## The browser client: the rules

rheingold-example-enter = You rolled as many as { $first } has coats of arms, and a knight of yours enters there.
rheingold-example-moves = Two moves: one knight from { $first } to { $second }, where four of yours stood, then all five to { $third }.
rheingold-example-fronts = Three knights of your rival hold { $second }. You attack from { $first } with two, from { $third } and { $fourth } with one each: four beat three.
rheingold-example-storm = Four knights have gone from { $first } into the castle, which has two swords. The fifth has stayed outside.
rheingold-example-failed = Six of your knights attacked two and a hidden shield. It is worth 2, so eight were needed: the six are back in your supply, and now everybody knows the shield.
rheingold-example-shield = You have laid a shield in the castle. You see that it is worth 2; your rival sees its back.
rheingold-example-passage = Five knights have gone into your castle from { $first }, and five out of it to { $third }. One stays as its garrison.

## In the browser: the signs on the map

rheingold-web-legend = Signs on the map
rheingold-web-legend-army = an army with so many knights; each side has a shape of its own
rheingold-web-legend-lit = may be chosen now; around a castle: can be taken this turn
rheingold-web-legend-need = so many knights take the castle
rheingold-web-legend-need-unsure = so many may try, so many win for certain
rheingold-web-legend-hidden = a shield face down
rheingold-web-legend-own = your own shield: only you know its value
rheingold-web-legend-shown = a shield that all know
rheingold-web-legend-last = the last move

### English. Richelieu.

## Pieces. The provinces bear the names that stand on the cards.

richelieu-province-BOU = Bourgogne
richelieu-province-BRE = Bretagne
richelieu-province-CHA = Champagne
richelieu-province-NOR = Normandie
richelieu-province-LAN = Languedoc
richelieu-province-PRO = Provence
richelieu-province-ANJ = Anjou
richelieu-province-BRB = Bourbon
richelieu-province-AUV = Auvergne
richelieu-symbol-sword = sword
richelieu-symbol-cross = cross
richelieu-symbol-tower = tower
richelieu-disc-return = return disc
richelieu-card-2 = { $province }, two crests
richelieu-card-1 = { $province }, one crest
richelieu-card-s = { $province } with sword
richelieu-card-c = { $province } with cross
richelieu-card-t = { $province } with tower

## The table

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

## The table read line by line

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

## What is asked

richelieu-phase-take = { $player }: take a card from an end of a row.
richelieu-phase-second = { $player }: take a second card of the same province?
richelieu-phase-pay = { $player }: { $cell } bears a marker of { $owner }. What do you pay with?
richelieu-phase-place = { $player }: mark a card? (@ before its cell; - for no)
richelieu-question-place = { $player }: mark a card?
richelieu-phase-move = { $player }: put the marker from { $cell } on another card.

## What a player can do

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

## What a player has done; his name stands before it

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

## An action that may come, in any phase

richelieu-step-take = take { $cell }
richelieu-step-place = mark { $cell }
richelieu-step-lift = marker off { $cell }
richelieu-step-reserve = pay from reserve
richelieu-step-return = return disc
richelieu-step-none = nothing more

## Why something is not possible

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

## The end

richelieu-verdict-won = { $count ->
    [one] { $names } wins with { $points } points.
   *[other] { $names } share the win with { $points } points.
}
richelieu-verdict-fewest-cards = Several have as many points: the fewest cards decided.
richelieu-verdict-shared = Points and cards are equal: the win is shared.

## The rules in brief

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

## Looking back at a recorded game: the command `review`

richelieu-review-unit = Costs and margins are points. A margin is what a player can expect to be ahead of the best rival.
richelieu-review-graph = points ahead of the best rival

## The browser client: what all pages share

richelieu-name = Richelieu

## The browser client: the first page

richelieu-about = Take cards from the ends of four rows, mark those you want, and win the majority of crests and symbols. About 20 minutes.
richelieu-option-edition = Edition
richelieu-option-edition-duel = Duel
richelieu-option-edition-court = Court
richelieu-option-ending = The game ends
richelieu-option-ending-full = when all cards are taken
richelieu-option-ending-last-row = when only one row is left

## In the browser

richelieu-web-board = The cards on the table
richelieu-web-row = Row { $row }
richelieu-web-pending = being paid for
richelieu-web-lifted = its marker has been lifted
richelieu-web-crests = { $count ->
    [one] { $count } crest
   *[other] { $count } crests
}
richelieu-web-in-all = crests in all: { $count }
richelieu-web-holdings = The players
richelieu-web-to-move = to move
richelieu-web-you = you
richelieu-web-no-card = No card yet.
richelieu-web-markers = Markers
richelieu-web-reserve = in reserve
richelieu-web-on-cards = on cards
richelieu-web-box = in the box
richelieu-web-discs = Discs
richelieu-web-face-down = { $count } face down
richelieu-web-peek = Look at my discs
richelieu-web-cover = Turn them face down
richelieu-web-choices = What you can do besides
richelieu-web-tally = The running tally
richelieu-web-category = Crests or symbol
richelieu-web-leads = leads
richelieu-web-safe = can no longer be caught
richelieu-web-scores = The score
richelieu-web-why = Why?
richelieu-web-why-has = { $player }: { $count }
richelieu-web-why-disc = { $player }: { $count }, one of them a disc
richelieu-web-why-most = { $player } has most and scores that number: { $points }.
richelieu-web-why-tied = Tied for most: nobody scores.
richelieu-web-why-shared = Tied for most: { $names } score { $points } each.
richelieu-web-why-nobody = Nobody has any of it.
richelieu-web-why-lacking = { $player } has no card of it, and a disc does not help: { $points }.
richelieu-web-why-present = { $player } has a card of it: { $points }.
richelieu-web-why-cards = Among equals the fewest cards win.

## In the browser: beside the board

richelieu-web-all-taken = All cards are taken.

## The browser client: the rules

richelieu-example-ends = The first turn: only the cards at the ends of the rows can be taken: { $all }.
richelieu-example-payment = You want { $first }, on which your rival's marker lies. You pay with a marker out of your reserve, or with the one that lies on { $second }.
richelieu-example-second = The first card of your turn lay on { $first }. The one on { $second } is of the same province, and both show one crest: it may be the second.
richelieu-example-marker = Your marker lies on { $first }. You need pay nothing for this card, your rival must.
richelieu-example-disc = A disc lies on { $first }, at the end of its row. Whoever takes the card takes the disc too, and nobody else sees it.
richelieu-example-score = The tally of a finished game. Most of a line scores that number; if both have the same, nobody scores. A 0 costs 5.

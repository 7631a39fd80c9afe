### English. Richelieu.

## Pieces. The provinces have the names that are printed on the cards.

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
richelieu-disc-return = return disc (brings a marker back)
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
richelieu-holdings-markers = markers: { $reserve } in reserve, { $placed } on cards, { $box } in the box
richelieu-holdings-discs = { $count ->
    [0] no discs
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
richelieu-score-cards = If tied: cards
richelieu-score-columns = Columns: how many, points for the most, points for having or lacking a card.

## The table read line by line

richelieu-plain-row = Row { $row }: { $cards }.
richelieu-plain-empty = empty
richelieu-plain-possible = possible
richelieu-plain-disc = disc
richelieu-plain-marker = { $player }’s marker
richelieu-plain-count = { $player } { $count }
richelieu-plain-count-leads = { $player } { $count } (leads)
richelieu-plain-out = { $count } still on the table
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

## Prompts

richelieu-phase-take = { $player }: take a card from an end of a row.
richelieu-phase-second = { $player }: take a second card of the same province?
richelieu-phase-pay = { $player }: { $owner }’s marker is on { $cell }. Which of your markers do you pay with?
richelieu-question-pay = { $player }: pay a marker for { $cell } { $sources ->
    [reserve] from your reserve.
    [cards] from a card that you marked: touch it.
   *[both] from a card that you marked (touch it) or your reserve.
}
richelieu-phase-place = { $player }: mark a card? (@ and its cell, or - for no)
richelieu-question-place = { $player }: mark a card?
richelieu-question-move = { $player }: move one of your markers?
richelieu-phase-move = { $player }: put the marker from { $cell } on another card.
richelieu-waiting-take = { $player } is choosing a card.
richelieu-waiting-second = { $player } may take a second card.
richelieu-waiting-pay = { $player } is paying for { $cell }.
richelieu-waiting-place = { $player } may mark a card.
richelieu-waiting-move = { $player } may move a marker to another card.

## What a player can do

richelieu-can-take = take { $cell } ({ $card })
richelieu-can-regain = get your marker back
richelieu-can-must-pay = pay with a marker ({ $owner } gets theirs back)
richelieu-can-return = play a return disc
richelieu-can-none-take = pass
richelieu-can-none-second = no second card
richelieu-can-none-place = no marker
richelieu-can-pay-reserve = one from the reserve
richelieu-can-pay-card = your marker on { $cell } ({ $card })
richelieu-can-place = mark { $cell } ({ $card })
richelieu-can-lift = lift your marker from { $cell } ({ $card })
richelieu-can-move = put it on { $cell } ({ $card })

## What a player has done; the player’s name comes first

richelieu-did-take = takes { $cell } ({ $card })
richelieu-did-name = chooses { $cell } ({ $card }), marked by { $owner }
richelieu-did-disc = gets its disc
richelieu-did-regain = gets the marker back
richelieu-did-owner-regains = { $owner } gets the marker back
richelieu-did-return = plays a return disc
richelieu-did-none-take = passes: no card can be taken
richelieu-did-none-second = takes no second card
richelieu-did-none-place = places no marker
richelieu-did-pay-reserve = pays from the reserve
richelieu-did-pay-card = pays with the marker on { $cell }
richelieu-did-place = marks { $cell }
richelieu-did-lift = lifts the marker from { $cell }
richelieu-did-move = puts it on { $cell }
richelieu-found-disc = Your new disc, which only you can see: { $disc }.

## An action that may come, in any phase

richelieu-step-take = take { $cell }
richelieu-step-place = mark { $cell }
richelieu-step-lift = lift the marker from { $cell }
richelieu-step-reserve = pay from the reserve
richelieu-step-return = play a return disc
richelieu-step-none = nothing more

## Why something is not possible

richelieu-why-gone = The card on { $cell } has already been taken.
richelieu-why-not-at-end = You can only take a card from an end of a row. In this row, that is { $left } or { $right }.
richelieu-why-cannot-pay = { $owner }’s marker is on { $cell }, and all your markers are in the box: you have none to pay with.
richelieu-why-cannot-pay-yet = { $owner }’s marker is on { $cell }, and all your markers are in the box. Play your return disc to get one back.
richelieu-why-second-province = { $cell } is from another province: the second card must be from { $province }, like the first.
richelieu-why-second-two-crests = { $cell } shows two crests. Both the first and the second card must show one crest.
richelieu-why-no-second-two-taken = You have taken two cards. You can’t take a third.
richelieu-why-no-second-two-crests = You can’t take a second card after one with two crests.
richelieu-why-no-second-done = You have finished taking cards this turn.
richelieu-why-must-take = You must take a card if you can.
richelieu-why-card-first = Take a card first, then place a marker.
richelieu-why-no-first-marker = In this game, nobody places a marker in the very first turn (our own rule).
richelieu-why-marked = { $owner }’s marker is already on { $cell }.
richelieu-why-marked-by-you = Your marker is already on { $cell }.
richelieu-why-no-marker = All your markers are in the box: you have none to place.
richelieu-why-no-reserve = You have no marker in reserve. You may move one: first choose the card it is on.
richelieu-why-enough-on-cards = Only { $count } of your markers can be on cards at once. You may move one: first choose the card it is on.
richelieu-why-lift-none = None of your markers is on { $cell }.
richelieu-why-lift-reserve = You can move a marker only when you cannot place one from your reserve.
richelieu-why-move-now = Put the marker that you lifted from { $cell } on another card first.
richelieu-why-move-elsewhere = You lifted the marker from { $cell }: it must go on another card.
richelieu-why-pay-now = You chose { $cell }: now you must pay with a marker.
richelieu-why-pay-reserve = You have no marker in reserve: pay with one from a card.
richelieu-why-pay-card = To pay for { $pending }, choose one of your own markers. There is none on { $cell }.
richelieu-why-nothing-to-pay = There is nothing to pay for now.
richelieu-why-return-between = You can’t play a return disc while you are paying or moving a marker.
richelieu-why-return-none = You have no return disc.
richelieu-why-return-box = None of your markers is in the box.

## The end

richelieu-verdict-won = { $count ->
    [one] { $names } wins with { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
   *[other] { $names } share the win with { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
}
richelieu-verdict-fewest-cards = Tied on points; fewest cards decides.
richelieu-verdict-shared = Tied on points and cards: the win is shared.

## The rules in brief

richelieu-rules-goal = If you have the most crests of a province, you score a point for each of them; the same goes for each symbol. Most points wins; if points are tied, fewest cards wins.
richelieu-rules-duel = Duel: if you tie for the most, nobody scores. You lose 5 points for each province and each symbol you have no card of.
richelieu-rules-court-two = Court: if you tie for the most, both of you score. You lose 5 points for each province you have no card of.
richelieu-rules-court-many = Court: players tied for the most all score. You gain 2 points for each province you have a card of.
richelieu-rules-last-row = The game ends as soon as only one row has cards.
richelieu-rules-take = Take a card from the left or right end of a row.
richelieu-rules-second = You may then take a second card of the same province if both show one crest, but not in the first turn of the game.
richelieu-rules-marker = Then you may mark a card. To take a card with another player’s marker, pay one of your own markers into the box, from your reserve or from a card that you marked; the other player gets theirs back. With four players, only two of your markers can be on cards at once.
richelieu-rules-opening = Our own rule: the very first turn of the game ends with its card, without a marker.
richelieu-rules-disc = If the card you take has a disc on it, the disc is yours; only you may look at it. Its crest or symbol counts at the end, but a disc is not a card.
richelieu-rules-return = At any time in your turn, a return disc (*) brings one of your markers back from the box.
richelieu-notation-card = Cards: BOU2 two crests, BOU1 one crest, BOUs, BOUc, BOUt one crest and sword, cross, tower. In the tally, a star marks the leader.
richelieu-notation-tokens = Moves: B12 take, @B12 mark, ^B12 lift or pay from there, R pay from the reserve, * play a return disc, - nothing more.
richelieu-notation-line = You can type several moves on one line: C3 - @A7. A number chooses from the list.

## Reviewing a recorded game: the command `review`

richelieu-review-unit = Costs and margins are in points. A margin is the lead over the best rival that a player can expect at the end.
richelieu-review-graph = points ahead of the best rival
richelieu-review-lack-loses-own = for having no card of it
richelieu-review-lack-loses-rival = because the rival has a card of it
richelieu-review-lack-gains-own = for having a card of it
richelieu-review-lack-gains-rival = because the rival has no card of it
richelieu-review-lack-end = because { $player } has no card of it
richelieu-lead = { $margin ->
    [one] { NUMBER($margin, maximumFractionDigits: 1) } point
   *[other] { NUMBER($margin, maximumFractionDigits: 1) } points
}
richelieu-margin = { $margin ->
    [one] { NUMBER($margin, maximumFractionDigits: 1) } point
   *[other] { NUMBER($margin, maximumFractionDigits: 1) } points
}

## The browser client: on every page

richelieu-name = Richelieu
richelieu-credit = Richelieu is a game by Michael Schacht.

## The browser client: the home page

richelieu-about = Take cards from the ends of rows. Cards that you mark cost your rival a marker. Win the most crests and symbols. About 20 minutes.
richelieu-scene = The number on a card shows how many crests its province has in all.
richelieu-option-edition = Edition
richelieu-option-edition-duel = Duel
richelieu-option-edition-duel-about = For two players. If they tie for the most, nobody scores. Each player loses 5 points for each province or symbol they have no card of.
richelieu-option-edition-court = Court
richelieu-option-edition-court-about = For two to four players. Players who tie for the most all score, and a missing symbol costs nothing. With two players, you lose 5 points for each province you have no card of; with three or four, you gain 2 for each province you have a card of.
richelieu-option-ending = The game ends
richelieu-option-ending-full = when all cards are taken
richelieu-option-ending-full-about = Every card is taken, and every card counts.
richelieu-option-ending-last-row = when only one row is left
richelieu-option-ending-last-row-about = A shorter game for two: the cards left in the last row count for nobody.
richelieu-option-opening = The first turn of the game
richelieu-option-opening-marker = a card, then perhaps a marker
richelieu-option-opening-marker-about = The published rule.
richelieu-option-opening-no-marker = no marker in the first turn (our own rule)
richelieu-option-opening-no-marker-about = Our own rule, not one of the published game: the very first turn ends with its card. This makes duels almost even.

## The browser client: the table

richelieu-web-board = The cards on the table
richelieu-web-row = Row { $row }
richelieu-web-pending = being paid for
richelieu-web-lifted = its marker has been lifted
richelieu-web-acted = { $player } acted here last
richelieu-web-crests = { $count ->
    [one] { $count } crest
   *[other] { $count } crests
}
richelieu-web-in-all = crests in the province: { $count }
richelieu-web-to-move = to play
richelieu-web-you = you
richelieu-web-no-card = No cards yet.
richelieu-web-reserve = in reserve
richelieu-web-on-cards = on cards
richelieu-web-box = in the box
richelieu-web-discs = Discs
richelieu-web-face-down = { $count } face down
richelieu-web-peek = Look at my discs
richelieu-web-cover = Turn them face down
richelieu-web-tally = Tally
richelieu-web-points-now = If it ended now
richelieu-web-discs-not-counted = Your face-down discs are not counted here.
richelieu-web-category = Province or symbol
richelieu-web-leads = leads
richelieu-web-safe = can no longer be caught
richelieu-web-scores = Score
richelieu-web-why = Why?
richelieu-web-why-has = { $player }: { $count }
richelieu-web-why-disc = { $player }: { $count }, including a disc
richelieu-web-why-most = { $player } has the most and scores { $points }.
richelieu-web-why-tied = Tied for the most: nobody scores.
richelieu-web-why-shared = Tied for the most: { $names } score { $points } each.
richelieu-web-why-nobody = Nobody has any.
richelieu-web-why-lacking = { $player } has no card of it, and discs do not help: { $points }.
richelieu-web-why-present = { $player } has a card of it: { $points }.
richelieu-web-why-cards = If points are tied, fewest cards wins.

## The browser client: beside the board

richelieu-web-all-taken = All cards are taken.

## The browser client: the rules

richelieu-example-ends = In the first turn, you can take only the cards at the ends of the rows: { $all }.
richelieu-example-payment = You want { $first }, which your rival has marked. Pay with a marker from your reserve, or with the one on { $second }.
richelieu-example-second = You took the first card from { $first }. The card on { $second } is from the same province, and both show one crest, so it can be your second.
richelieu-example-marker = You have marked { $first }. You pay nothing for this card; your rival would have to.
richelieu-example-disc = There is a disc on { $first }, at the end of its row. The player who takes the card gets the disc too, and nobody else sees it.
richelieu-example-score = The tally of a finished game. The player with the most in a row scores that number; if both have the same, nobody scores. A 0 costs 5.

## The guided first game

richelieu-lesson-goal = The most points win. Have the most crests of a province: each scores a point. The number on a card shows how many its province has in all.
richelieu-lesson-take = You take a card from an end of a row. Take this Bourgogne.
richelieu-lesson-crests = Look at the ringed cards. Bourgogne is one large crest. A line down the middle of Bretagne makes two. Touch a covered card to see it whole.
richelieu-lesson-second = After a card with one crest, you may take another of its province. The second must show one, too: take it.
richelieu-lesson-marker = { $rival } collects Bretagne. Mark this card: to take it, { $rival } must then pay a marker.
richelieu-lesson-paid = { $rival } took it and paid a marker into the box. Yours came back.
richelieu-lesson-turn = A turn is one card, or two one-crest cards of a province. Then you may mark any card, wherever it lies.
richelieu-lesson-blocked = The disc here is a hidden crest or symbol, or brings a marker back. { $rival } has marked the card. Take it anyway.
richelieu-lesson-pay = The price is one of your markers. Pay from your reserve.
richelieu-lesson-disc = The card’s disc is yours: one more crest of Bourgogne. Only you know it. End your turn without a marker.
richelieu-lesson-tally = The tally shows who has the most. A tie scores nothing: look at Normandie. Each symbol also scores for the player who has the most: sword, cross, tower.
richelieu-lesson-none = Each province or symbol missing from your cards costs 5 points. You lack Champagne: take this card.
richelieu-lesson-guard = Mark this Anjou: taking it would cost { $rival } another marker.
richelieu-lesson-last = Twelve more cards are gone, two are left. Both are Anjou, where you are tied: take both.
richelieu-lesson-end = Now all discs are turned up, and { $rival }’s count too. You win by { $own } points to { $best }. Now try a whole game.

## Warnings for beginners

richelieu-warn-take = Then { $player } can take { $cell } and win { $category } for good.
richelieu-warn-pay = Then { $player } can pay for { $cell } and win { $category } for good.
richelieu-warn-nothing = This card scores you nothing: nobody can catch { $names } there.
richelieu-warn-last = You spend your last marker and then cannot pay for any card.
richelieu-remind-last = { $category }: you have no card of it yet. { $count ->
    [one] The last one, { $cell }, can be taken now.
   *[other] Only { $count } are left, and { $cell } can be taken now.
} At the end, one is worth { $points } points.

## Rivals

richelieu-rival-racer = Colette
richelieu-rival-racer-about = takes points at once, and marks little
richelieu-rival-hoarder = Armand
richelieu-rival-hoarder-about = keeps his markers in reserve
richelieu-rival-planner = Madeleine
richelieu-rival-planner-about = marks cards far inside the rows, for later
richelieu-rival-collector = Gaston
richelieu-rival-collector-about = collects two crests of few provinces

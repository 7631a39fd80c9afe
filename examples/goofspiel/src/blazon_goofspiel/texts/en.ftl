### English. Goofspiel.

goofspiel-name = Goofspiel
goofspiel-about = Both players bid their cards for prizes, secretly and at the same time. A few minutes a game, and no luck but your rival’s mind.
goofspiel-credit = Goofspiel has been known since the 1930s; Sheldon M. Ross published the first study of it in 1971.
goofspiel-review-unit = Costs and margins are in points. A margin is the lead over the rival that a player can expect at the end.
goofspiel-review-graph = points ahead of the rival

## Options

goofspiel-option-cards = Cards
goofspiel-option-cards-3 = 3 cards
goofspiel-option-cards-4 = 4 cards
goofspiel-option-cards-5 = 5 cards
goofspiel-option-cards-6 = 6 cards
goofspiel-option-cards-7 = 7 cards
goofspiel-option-cards-8 = 8 cards
goofspiel-option-cards-9 = 9 cards
goofspiel-option-cards-10 = 10 cards
goofspiel-option-cards-11 = 11 cards
goofspiel-option-cards-12 = 12 cards
goofspiel-option-cards-13 = 13 cards
goofspiel-option-prizes = Prizes
goofspiel-option-prizes-shuffled = shuffled
goofspiel-option-prizes-shuffled-about = Prizes are turned up in random order.
goofspiel-option-prizes-descending = highest first
goofspiel-option-prizes-descending-about = Everybody knows which prize comes next.

## The table

goofspiel-table = Table
goofspiel-prize = Prize: { $prize }
goofspiel-left = Prizes to come: { $cards }
goofspiel-player = { $player }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}; cards { $cards }
goofspiel-bid-hidden = { $player } has bid a card, which lies face down.
goofspiel-bid-own = { $player } has bid { $card }, which lies face down.
goofspiel-none = none

## What a player can do, and has done; the player’s name comes before the latter

goofspiel-prompt = { $player }: which card do you bid for the { $prize }?
goofspiel-can-bid = bid the { $card }
goofspiel-did-prize = The prize is { $prize }.
goofspiel-did-bid = bids a card, face down
goofspiel-did-win = turns up { $other } against { $card }: { $winner } wins the { $prize }
goofspiel-did-tie = turns up { $other }, too: nobody wins the { $prize }

## The end

goofspiel-verdict = { $winner } wins by { $more } points to { $fewer }.
goofspiel-verdict-level = Both have { $points } points and share the win.

## The rules in brief

goofspiel-rules-goal = Win prizes worth more points than your rival’s. The prizes are cards worth 1 to { $cards }; each player holds the same cards to bid with.
goofspiel-rules-bid = A prize is turned up. Both players bid a card, face down, and turn them up together. The higher card wins the prize; if the cards are equal, nobody does. Both cards are out of the game.
goofspiel-rules-end = The game ends when all prizes have been bid for. The most points wins.

### English. Kuhn poker.

kuhn-name = Kuhn poker
kuhn-about = Three cards, two players and a single bet: the smallest poker worth bluffing in. A minute a game.
kuhn-credit = Kuhn poker was published by Harold W. Kuhn in 1950.
kuhn-review-unit = Costs and margins are in chips. A margin is the lead over the rival that a player can expect at the end.
kuhn-review-graph = chips ahead of the rival

## The table

kuhn-table = Table
kuhn-pot = Pot: { $chips } chips
kuhn-player = { $player }: { $card }, { $chips ->
    [one] { $chips } chip
   *[other] { $chips } chips
} in the pot
kuhn-card-J = jack
kuhn-card-Q = queen
kuhn-card-K = king
kuhn-card-hidden = hidden card
kuhn-card-none = no card yet
kuhn-found-card = Your card, which only you can see: { $card }.

## What a player can do, and has done; the player’s name comes before the latter

kuhn-prompt-bet = { $player }: check or bet?
kuhn-prompt-call = { $player }: fold or call?
kuhn-can-check = check, staking nothing more
kuhn-can-bet = bet one chip
kuhn-can-fold = fold and give up the pot
kuhn-can-call = call with one chip: the higher card wins
kuhn-did-deal = is dealt a card
kuhn-did-check = checks
kuhn-did-bet = bets
kuhn-did-fold = folds
kuhn-did-call = calls

## The end

kuhn-verdict-fold = { $loser } folded: { $winner } wins { $chips ->
    [one] { $chips } chip
   *[other] { $chips } chips
}.
kuhn-verdict-showdown = The { $higher } beats the { $lower }: { $winner } wins { $chips ->
    [one] { $chips } chip
   *[other] { $chips } chips
} from { $loser }.

## The rules in brief

kuhn-rules-goal = Win the other player’s chips, with the higher card or with a bet that is not called.
kuhn-rules-deal = Each player puts one chip in the pot and is dealt one of three cards: jack, queen or king, in rising order. Only they may look at it.
kuhn-rules-bet = The first player checks or bets one chip. If they check, the second player may check or bet. If both check, the cards are turned up and the higher one wins the pot.
kuhn-rules-call = After a bet, the other player folds or calls with one chip. If they fold, the bettor wins the pot; if they call, the higher card wins it.

## The guided first game

kuhn-lesson-card = You hold the jack, the lowest card. Only you know it.
kuhn-lesson-bet = Bet one chip all the same: the rival may fear a king.
kuhn-lesson-won = The queen folded. Your bluff won { $own ->
    [one] { $own } chip
   *[other] { $own } chips
}.

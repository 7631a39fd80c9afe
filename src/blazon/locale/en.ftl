### English. Shared by the terminal, the server and the browser.
### Keys name what is said; a key that begins with a game's name belongs to that game alone.

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

## What can be wrong with a disk

disk-no-file = there is no such file
disk-no-folder = there is no such folder
disk-not-a-file = that is not a file
disk-not-allowed = that is not allowed
disk-full = the disk is full

## The browser client: what all pages share

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

## The browser client: the rules

web-rules-what = The rules in our own words, with examples.
web-rules-contents = Contents
web-rules-here = Link to “{ $title }”
web-rules-numbers = In the pictures, 1 is you and 2 your rival.

## Telling a browser of turns while it is elsewhere.

web-push = Notifications
web-push-body = { $game } with { $names }
web-push-why = While you are not at the table, this browser can tell you when it is your turn. The message comes through the service of the browser’s maker, which cannot read it.
web-push-on = Tell me when it is my turn
web-push-denied = This browser does not allow this site to notify you. You can allow it in the browser’s settings for this site.
web-push-failed = The browser’s notification service cannot be reached now. Try again later.
web-as-text = The table as text

## The browser client: a record from a file

web-open-record = Open a recorded game
web-open-record-what = A file saved with “Save the record” opens as a replay.
web-open-record-none = This file holds no recorded game.
web-open-record-wrong = This file cannot be replayed: { $message }

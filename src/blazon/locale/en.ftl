### English. Texts that belong to no game, for the terminal, the server and the browser.
### A key says what its text is for. The texts of a game are in the game’s own folder.

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

## The end of a game that was not finished

verdict-winners = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the win.
}
verdict-resigned = A player resigned.
verdict-time = A player ran out of time.
verdict-agreed = The players agreed to end the game.
verdict-unfinished = The record ends before the game does.
verdict-closed = The people who run this server closed the game.

## Why something is not possible, in every game

why-over = The game is over.
why-not-your-turn = It’s { $player }’s turn.
why-not-now = That’s not possible now.

## Playing in the terminal

play-compiling = First start of this version: compiling the rules. This takes a moment, once.
play-bot-thinks = { $player } is thinking …
play-forced = { $words } (the only choice)
play-expected-many = { $example } and so on, or { $others } ({ $count } choices; type moves to list them)
play-empty-line = Type a move, the number of a choice, or help.
play-unknown-word = “{ $word }” is neither a move nor a command. You can play: { $expected }. Type help for the commands.
play-illegal = You can’t play { $token } now. You can play: { $expected }.
play-no-such-choice = Choose a number from 1 to { $most }.
play-turn-over = { $token } was not played: the turn had already ended.
play-curtain = It’s { $player }’s turn. The table is hidden.
play-curtain-open = { $player }, press Enter when nobody else is looking.
play-curtain-close = Press Enter to hide the table.
play-curtain-expected = Press Enter to show the table, or type undo or quit.
play-game-over = The game is over.
play-after-the-end = Press Enter to leave, or type save FILE, log or undo.
play-over-no-moves = The game is over: “{ $word }” is no longer possible.
play-farewell = Goodbye.
play-score-now = The score if the game ended now. What you don’t know is not counted.
play-log-empty = Nothing has been played yet.
play-hint-thinks = Looking for a good move …
play-hint-best = Hint: { $action }: { $words }.
play-hint-line = Then perhaps: { $line }.
play-hint-proven = Sure with best play, whatever the rival knows or does: { $result }.
play-undo-nothing = There is no decision of yours to undo.
play-undone = { $count ->
    [one] Undone: { $tokens }
   *[other] Undone, { $count } actions: { $tokens }
}
play-file-missing = Add a file name, for example: { $command } game.json
play-file-exists = { $file } already exists. To replace it, type save! { $file }
play-saved = Saved to { $file }, including everything hidden.
play-save-failed = Could not save to { $file }: { $reason }.
play-load-failed = Could not load { $file }: { $reason }.
play-load-other-game = { $file } holds a different game: { $game }.
play-load-other-seats = { $file } is a game for { $count } players. Quit, then load it with that many seats.
play-loaded = Loaded { $file }: { $count ->
    [0] nothing played yet.
    [one] { $count } action played.
   *[other] { $count } actions played.
}
play-kept-unfinished = You did not save this game, so a copy was kept. To continue it:

## Commands: the words for them in this language, beside the English ones, and what they do

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
play-help-rules = The rules in brief
play-help-commands = Commands
play-help-file = FILE
play-help-help = show this page
play-help-moves = list all possible moves, in words
play-help-table = show the table again
play-help-score = show the score as if the game ended now
play-help-log = list everything played so far
play-help-hint = show what a strong player would do
play-help-undo = go back to your last decision
play-help-save = save the game (as text if FILE ends in .txt)
play-help-save-over = save the game, replacing a file
play-help-load = continue a saved game
play-help-quit = leave; a copy of an unsaved game is kept

## Reviewing a recorded game: the command `review`

review-judged-own = Judged by what each player could know at the time. Games simulated for each search: { $simulations }.
review-judged-open = Judged with everything hidden revealed. Games simulated for each search: { $simulations }.
review-head-action = action
review-head-player = player
review-head-played = played
review-head-best = better
review-head-cost = cost
review-head-margin = margin
review-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-seat = { $player }: { $count ->
    [one] { $count } decision
   *[other] { $count } decisions
}, { $same } as the strongest bot, average cost { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
review-worst = { $player }’s most costly decisions:
review-worst-one = action { $at }, cost { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) }: { $played }; better: { $best }.
review-graph-title = Expected margin
review-graph-actions = actions played
solve-exact = Exact: nothing hidden from the player to move can change it. It does not say what others can be sure of.
solve-open = Exact for players who know everything.
solve-bound = { $deals ->
    [1] What is hidden now makes no difference to the player to move, but others know less, or something will be hidden later. This is the result with everything open: the player to move cannot be sure of more against somebody who knows everything.
   *[other] { $deals } deals of what is hidden make a difference. These are the means if each of them is played with everything open: the player to move cannot be sure of more on average against somebody who knows everything.
}
solve-mean = { $deals ->
    [1] What is hidden now makes no difference to the player to move, but others know less, or something will be hidden later. This is the result with everything open.
   *[other] { $deals } deals of what is hidden make a difference. These are the means if each of them is played with everything open.
}
solve-player = { $player }: lead { NUMBER($lead, maximumFractionDigits: 2) }, share of the win { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
solve-best = Best: { $action }
solve-line = Line: { $line }
solve-too-long = Too many positions to play this out. Give more --nodes, or a later moment with --at.

## Analysing a position: the command `analyse`

analyse-own = Best for { $player }, by what that player can know: { $action }
analyse-open = Best for { $player }, with everything hidden revealed: { $action }
analyse-effort = { $simulations ->
    [one] { $simulations } simulated game
   *[other] { $simulations } simulated games
}, { $seconds } s
analyse-exact = Played out exactly. Sure with best play, whatever the rival knows or does: { $result }.
analyse-head-action = action
analyse-head-margin = margin
analyse-head-value = worth
analyse-head-visits = games
analyse-head-line = line
analyse-value = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
analyse-visits = { NUMBER($visits) }

## What a player is sure of, because it was played out exactly

proven-won = won by { NUMBER($margin, maximumFractionDigits: 1) }
proven-lost = lost by { NUMBER($margin, maximumFractionDigits: 1) }
proven-level = level
proven-sure = { $result }, proven

## What can go wrong with files

disk-no-file = the file does not exist
disk-no-folder = the folder does not exist
disk-not-a-file = it is not a file
disk-not-allowed = permission denied
disk-full = the disk is full

## The browser client: what all pages share

web-skip = Skip to content
web-nav = Main menu
web-home = Home
web-rules = Rules
web-rules-of = Rules of { $game }
web-settings = Settings
web-loading = Loading …
web-page-failed = This page could not be loaded.
web-again = Try again
web-lost = Page not found
web-lost-what = This address does not lead anywhere. Part of it may be missing.
web-link = Link
web-copy = Copy link
web-copied = Copied
web-more = Show more
web-read-only = This server can only be looked at for now: no table can be opened and no game played. { $reason }
web-cancel = Cancel
web-language = Language
web-language-en = English
web-language-fr = Français
web-language-es = Español
web-language-it = Italiano
web-language-de = Deutsch

## The browser client: what the server refuses

web-refused-away = The server cannot be reached. Try again in a moment.
web-refused-blocked = You can only look on here until { $until }. { $reason }
web-refused-busy = The server is busy. Try again in a moment.
web-refused-full = All seats are taken.
web-refused-illegal = You can’t play that now.
web-refused-no-undo = You can’t undo this on your own: something was revealed, or it was not your turn. You can ask the others in the table menu.
web-refused-not-host = Only the person who opened the table can do that.
web-refused-not-now = That’s not possible now.
web-refused-not-seated = You have no seat at this table.
web-refused-not-your-turn = It is not your turn.
web-refused-not-yours = That seat is not yours.
web-refused-quota = You have opened or uploaded a great deal, or too many of your tables are unfinished. End some of them, or try again later.
web-refused-rate = Too many requests. Wait a moment.
web-refused-read-only = Nothing can be changed on this server for now. { $reason }
web-refused-stale = The game has moved on. Look again, then decide.
web-refused-storage = The server cannot save anything now. Try again in a moment.
web-refused-taken = That seat is taken, or the link has already been used.
web-refused-too-long = This game has become too long. You can agree to end it, or resign.
web-refused-unknown = This table or link does not exist.
web-refused-other = The server says: { $message }

## The browser client: the home page

web-new-game = New game
web-who = Who plays
web-players = Players
web-seat-of = Seat { $number }
web-kind-me = At this device
web-kind-bot = Computer
web-kind-open = Friend, by link
web-kind-open-what = You will get a link to this seat.
web-level = Strength
web-level-line = { $level }: { $what }
web-strength-greedy = grabs the most points now
web-strength-page = very easy
web-strength-squire = easy
web-strength-knight = medium
web-strength-count = hard
web-strength-duke = very hard
web-name-of = Name of player { $number }
web-name-optional = Name (optional)
web-your-name = Your name (optional)
web-options = Rules and options
web-table-options = The table
web-pace = Time
web-pace-casual = no limit
web-pace-quick = quick: { $turn } per turn, { $game } in reserve
web-pace-calm = calm: { $turn } per turn, { $game } in reserve
web-pace-days = correspondence: { $turn } per turn, { $game } in reserve
web-pace-clock = { $turn } per turn, { $game } in reserve
web-span-seconds = { $count } s
web-span-minutes = { $count } min
web-span-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
web-timeout = When time runs out
web-timeout-bot = a computer player takes over
web-timeout-forfeit = the player forfeits
web-watch = Who can watch
web-watch-anyone = anyone can watch
web-watch-link = anyone with the link can watch
web-watch-nobody = nobody can watch
web-imported = opened from a file: anyone can have written these names
web-listed = List this table on the home page, so that anyone can join
web-chat-allowed = Allow chat
web-open-table = Open the table
web-play = Play
web-nobody-sits = At least one player must be at this device.
web-making-ready = Making { $game } ready: { $done } of { $steps }
web-my-games = My games
web-my-games-none = None yet. Games you start will appear here.
web-tables = Other tables
web-tables-open = Open
web-tables-playing = In progress
web-tables-over = Finished
web-tables-open-none = No open tables at the moment.
web-tables-playing-none = No listed game is in progress.
web-tables-over-none = No listed game has finished yet.
web-your-turn = Your turn
web-turn-of = { $player }’s turn
web-table-open = Waiting for players
web-table-full = Your table of { $game } is full: open it
web-table-full-short = Your table is full: open it
web-option-value = { $option }: { $value }
web-not-affiliated = Blazon is an independent project. It is not affiliated with the authors of these games or with their publishers.

## The browser client: before the game

web-join-sit = Sit down
web-join-look = Watch instead
web-join-from = { $host } invites you to a game of { $game }
web-join-to = You are invited to a game of { $game }
web-join-no-clock = no time limit
web-join-there = At the table: { $names }
web-join-once = The link works once: whoever sits down first has the seat.
web-join-own = You opened this table yourself. The link is for somebody else: send it, and do not sit down with it.
web-join-void = This link no longer works
web-join-void-what = It works once: perhaps somebody has sat down with it, or there is a newer one. Ask whoever sent it to you.
web-join-void-hidden = It works once: perhaps somebody has sat down with it, or there is a newer one. Only the people at this table can see its game. Ask whoever sent you the link.
web-join-to-table = To the table
web-move-title = Continue your game of { $game } here
web-move-to-here = This link moves { $player }’s seat to this device. The other device then only looks on.
web-move-do = Move the seat to this device
web-move-here = This device has that seat already. Open the link on the other one.
web-move-gone = Your seat has moved to another device. Here, you can only look on.
web-table-unknown = Table not found
web-table-unknown-what = It may have been closed, or it may be visible to its players only.
web-table-aborted = This table was closed
web-table-aborted-what = The person who opened it closed it before the game began.
web-table-closed-what = The people who run this server closed it: { $reason }
web-late-playing = The game has begun
web-late-playing-what = Every seat is taken. You can watch the game, or play one of your own.
web-late-watch = Watch the game
web-late-over = This game is over
web-late-over-what = You can watch it again from beginning to end, or play one of your own.
web-late-hidden = Only the people at this table can see the game.
web-late-again = Watch it again
web-late-own = Play your own game
web-waiting-people = The game begins as soon as every seat is taken.
web-waiting-start = Every seat is taken. Waiting for the host to start the game.
web-waiting-listed = This table is in the list on the home page while you are here.
web-waiting-chance = Waiting for the device of { $names }. If it does not answer in a few seconds, the game begins all the same.
web-seat-open = Open seat
web-seat-bot = Computer, { $level }
web-seat-yours = you
web-seat-person = taken
web-seat-awaited = taken; waiting for an answer from this device
web-seat-left-out = – its device does not answer, so the shuffle and dice are made without it
web-seat-stand-in = { $level } is standing in
web-invite = Create a link
web-leave = Leave your seat
web-free-seat = Free this seat
web-start = Start the game
web-abort = Close the table
web-luck = Verify the shuffle and dice
web-luck-what = The server has chosen a secret and shows its fingerprint here. Your browser adds a random text of its own, which stays hidden until everybody’s is settled; you can put words of your own before it. After the game the secret is published, so that anyone can check that nobody chose the outcome.
web-luck-plain = This page did not come over https, so your browser takes no part in this. You can add a text, which is not hidden.
web-luck-text = Words of your own
web-luck-add = Add
web-luck-added = Added.
web-commitment = Fingerprint of the server’s secret (SHA-256):
web-chance-round = The shuffle was started over after random texts had been shown; this is attempt { $round }.
web-chance-fits = The game was played with what this browser saw before it: the fingerprint, the seals and its own text.
web-chance-absent = The shuffle and dice were made without this browser: it had shown its text, another device did not, and it was not there when all began anew.
web-chance-broken = Warning: the game was not played with what this browser saw before it. Somebody may have chosen the outcome.

## The browser client: at the table

web-prompt = What to do now
web-side = Players, tally and game log
web-thinks = { $player } is thinking …
web-away = Connection lost. Reconnecting; what you entered is kept.
web-submit = Confirm
web-undo = Undo
web-choices = Other actions
web-skip-playing = Skip
web-play-again = Show again
web-ask-hint = Hint
web-hint = Hint: { $words }.
web-hint-proven = Hint: { $words } ({ $result }).
web-forced = The only choice: { $words }
web-rule-link = The rule
web-stands = This reveals something hidden and cannot be undone.
web-stands-these = Cannot be undone, because they reveal something hidden: { $actions }
web-seats = Seats
web-holdings = What the players hold
web-tally = Tally
web-larger = Zoom in
web-smaller = Zoom out
web-fit = Fit the map to the screen
web-log = Game log
web-log-all = Show all { $count } turns
web-chat = Chat
web-chat-text = Message
web-chat-say = Send
web-chat-off = Chat is turned off at this table.
web-chat-turn-off = Turn chat off
web-chat-turn-on = Turn chat on
web-chat-removed = (removed)
web-report = Report
web-report-line = Report this message from { $name }
web-report-player = Report a player
web-report-title = Report to the people who run this server
web-report-who = Player
web-report-what = What is it about?
web-report-what-name = the name
web-report-what-conduct = the behaviour
web-report-reason = What is wrong?
web-report-reason-insult = insults or threats
web-report-reason-spam = advertising or spam
web-report-reason-private = private information
web-report-reason-cheating = cheating or spoiling the game
web-report-reason-other = something else
web-report-words = Anything else they should know (optional)
web-report-kept = The last chat messages are sent along.
web-report-send = Send the report
web-report-done = Thank you. The people who run this server have received your report.
web-report-again = You have reported this already. It has not been looked at yet.
web-report-many = Many of your reports have not been looked at yet. Try again later.
web-clock-days = { $days } d { $hours } h
web-missed = While you were away
web-missed-close = OK
web-curtain-what = Pass the device to { $player }, who can then show the table.
web-curtain-open = I am { $player }: show my table
web-asks-undo = { $player } would like to undo { $count ->
    [one] { $count } action
   *[other] { $count } actions
}.
web-asks-end = { $player } would like to end the game here.
web-asks-waiting = Waiting for the others to answer.
web-declined-undo = { $player } does not want to undo. The game goes on.
web-declined-end = { $player } does not want to end the game here. It goes on.
web-lapsed-undo = Nobody answered your request to undo: the game has gone on.
web-lapsed-end = Nobody answered your proposal to end the game: it has gone on.
web-agree = Agree
web-disagree = Refuse
web-menu = Table menu
web-take-back = Take over again
web-hand-over = Let a computer play for me
web-ask-undo = Ask to undo your last action
web-undo-far = Undo back to before your last action
web-resign = Resign
web-resign-sure = Resign this game?
web-resign-yes = Yes, resign
web-ask-end = Propose to end the game
web-move-seat = Continue on another device
web-move-what = Open this link on the other device. Your seat moves there, and this device then only looks on.
web-can = What you can do

## The browser client: after the game

web-scores = Score
web-ended = { $ending ->
    [resigned] { $gone } resigned. The win goes to { $names }.
    [time] { $gone } ran out of time. The win goes to { $names }.
    [agreed] The players agreed to end the game. Leading: { $names }.
   *[other] The game was not finished. Leading: { $names }.
}
web-rematch = Rematch
web-to-rematch = Go to the rematch
web-look-through = Look through the game
web-replay = Replay
web-record = Download the game
web-end-you-won = You won
web-end-you-lost = You lost
web-end-draw = A draw
web-end-with = { $outcome }, { $one } to { $other }
web-end-won = { $count ->
    [one] { $names } won
   *[other] { $names } won together
}
web-end-skip = Show the whole score
web-score-for = Scored for
web-score-why = Why?

## The browser client: settings

web-theme = Colours
web-theme-system = same as device
web-theme-light = light
web-theme-dark = dark
web-theme-contrast = high contrast
web-palette = Players’ colours
web-palette-usual = standard
web-palette-safe = colour-blind safe
web-presentation = Show the table
web-presentation-picture = as a picture
web-presentation-text = as text
web-presentation-both = both ways
web-confirmation = Play an action
web-confirmation-none = at once
web-confirmation-submit = after I confirm it
web-motion = Animation
web-motion-system = same as device
web-motion-full = full
web-motion-reduced = reduced
web-motion-none = off
web-speed = How fast the others’ actions are shown
web-speed-slow = slowly
web-speed-normal = normally
web-speed-quick = quickly
web-speed-none = all at once
web-sound = Sound
web-sound-on = Ring a bell when it is your turn
web-settings-kept = Settings are saved in this browser only.

## The browser client: the list of keys

web-keys = Keyboard
web-keys-open = Show all keys
web-keys-close = Close
web-keys-everywhere = Everywhere
web-keys-next = To the next button, link or field, or back to the previous one
web-keys-press = Press a button, play a card, choose a place
web-keys-escape = Cancel what you have chosen but not yet played; close this list
web-keys-list = Show this list
web-keys-board = On the board
web-keys-arrows = To the nearest card or place in that direction
web-keys-row = To the first or last card of the row
web-keys-number = One more or one less where a number is asked for
web-keys-zoom = On a map: zoom in, zoom out, show all of it
web-keys-replay = In a replay
web-keys-step = One step back or forward
web-keys-turn = One turn back or forward
web-keys-ends = To the beginning or the end
web-keys-play = Play or pause
web-keys-name-tab = Tab
web-keys-name-shift = Shift
web-keys-name-enter = Enter
web-keys-name-space = Space
web-keys-name-escape = Esc
web-keys-name-home = Home
web-keys-name-end = End
web-keys-name-page-up = Page Up
web-keys-name-page-down = Page Down

## The browser client: replay and review

web-replay-of = Replay: { $game }, { $names }
web-replay-none = Nothing to replay yet
web-replay-none-what = The game at this table has not begun.
web-replay-start = Before the first action.
web-replay-first = First position
web-replay-turn-back = Previous turn
web-replay-back = Previous action
web-replay-play = Play
web-replay-pause = Pause
web-replay-on = Next action
web-replay-turn-on = Next turn
web-replay-last = Last position
web-replay-speed = Speed
web-replay-at = Position in the game
web-replay-of-actions = after { $at } of { $length } actions
web-to-table = Back to the table
web-eyes = View as
web-eyes-onlooker = spectator
web-eyes-open = everything revealed
web-graph = Expected margin during the game
web-graph-two = Above the middle line, { $player } is ahead. Click to go to that position.
web-graph-many = Above the middle line, a player is ahead of their best rival. Click to go to that position.
web-review = Review
web-review-knowledge = Judged by
web-review-own = what the player could know
web-review-open = everything revealed
web-review-what = The strongest computer player examines every decision: what it would have done, and what yours cost. This takes a while.
web-review-ask = Review this game
web-review-running = { $done } of { $of } decisions reviewed
web-review-cost = cost { $cost }
web-review-better = better: { $action }
web-review-best = No better action was found.
web-review-show = Show it on the board
web-review-values = Expected margin: { $value } after this, { $best } after the best action.
web-review-proven = With best play from here, whatever the rival knows or does: { $value } after this, { $best } after the best action. Proven.
web-review-worst = { $player }’s most costly decisions
web-review-faultless = None of them cost anything.
web-review-here = Decided here
web-analysis = Best actions
web-analysis-ask = Show the best actions here
web-analysis-running = Thinking …
web-analysis-none = There is nothing to decide at this position.
web-analysis-of = For { $player }:
web-analysis-action = action
web-analysis-margin = margin
web-analysis-games = games

## The browser client: the rules

web-rules-what = The rules in our own words, with examples.
web-rules-contents = Contents
web-rules-here = Link to “{ $title }”
web-rules-numbers = In the pictures, you are player 1 and your rival is player 2.

## The browser client: notifications

web-push = Notifications
web-push-body = { $game } with { $names }
web-push-why = This browser can tell you when it is your turn, even when the table is closed. The message goes through the browser vendor’s service, which cannot read it.
web-push-on = Notify me when it is my turn
web-push-denied = This browser does not allow notifications from this site. You can allow them in the browser’s settings for this site.
web-push-failed = The browser’s notification service cannot be reached now. Try again later.
web-forget = Forget this browser
web-forget-why = The server recognizes you by this browser alone. If it forgets the browser, for example because others use it too, you lose your seats at all tables for good, and nobody else can take them. Before you do this, resign your games or continue them on another device, from the menu of each table.
web-forget-sure = You will lose all your seats here, for good.
web-forget-yes = Forget it
web-forget-done = The server has forgotten this browser.
web-data = Your data
web-data-why = What the server keeps about you: your name, your tables and seats, your messages, your notifications and your reports. You can download it, or have it deleted.
web-data-download = Download my data
web-data-delete = Delete my data
web-data-sure = Your name and your messages will be deleted everywhere, and you will lose all your seats, for good. In games that are still running, a computer plays on in your place.
web-data-yes = Delete all of it
web-data-done = The server has deleted your data.
web-as-text = The table as text
web-board-failed = The board could not be drawn.

## The browser client: a game from a file

web-open-record = Open a downloaded game
web-open-record-what = A file from “Download the game” opens as a replay.
web-open-record-none = This file does not contain a game.
web-open-record-wrong = This file cannot be replayed: { $message }

### English. Texts that belong to no game, for the terminal, the server and the browser.
### A key says what its text is for. The texts of a game are in the game’s own folder.

## People

player-name = Player { $number }
list-and = { $first } and { $last }
bot-random = Random
bot-groom = Groom
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
verdict-lost = The game ended because the server’s database lost a part of it.

## Why something is not possible, in every game

why-over = The game is over.
why-not-your-turn = It’s { $player }’s turn.
why-not-now = That’s not possible now.

## Playing in the terminal

play-compiling = First start of this version: compiling the rules. This takes a moment, once.
play-compiled = Compiling: { $count } functions so far …
play-bot-thinks = { $player } is thinking …
play-program-lost = { $player } has lost the game ({ $why }). A random player plays on.
play-forced = { $words } (the only choice)
play-expected-many = for example { $example }, or { $others } ({ $count } choices; type moves to list them)
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
play-brief-looks = Looking back at the game …
play-hint-best = Hint: { $action }: { $words }.
play-hint-line = Then perhaps: { $line }.
play-hint-proven = Proven, with best play, whatever the rival knows or does: { $result }.
play-gain-probable = It probably gains { $lines }.
play-gain-certain = It gains { $lines }.
play-gain-deals = It gains something on average in { $share } of 100 possible deals.
play-undo-nothing = You have no decision to undo.
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

review-judged-own = Each decision is judged by what its player could know at the time. Simulated games per search: { $simulations }.
review-judged-open = Each decision is judged with everything revealed. Simulated games per search: { $simulations }.
review-head-turn = turn
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
}, { $same } as good as the strongest bot’s choice, average cost { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
review-worst = { $player }’s most costly decisions:
review-worst-one = turn { $turn }, cost { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) }: { $played }; better: { $best }.
review-reason-line = { $points } on { $line }
review-reason-line-lacking = { $points } on { $line } ({ $why })
review-reason-probable = Probably loses { $lines }.
review-reason-certain = Loses { $lines }.
review-reason-deals = Loses on average in { $share } of 100 possible deals.
review-lack-part = { NUMBER($part, maximumFractionDigits: 1) } of them { $why }
review-lack-loses-own = for having none of it
review-lack-loses-rival = because the rival has some of it
review-lack-gains-own = for having some of it
review-lack-gains-rival = because the rival has none of it
review-lack-end = because { $player } has none of it
review-end-level = Nobody was ahead at the end.
review-end-lead = { $player } was ahead of { $rival } by { $lead }.
review-end-lines = { $player } was ahead of { $rival } by { $lead }, above all through { $lines }.
review-end-line = { $line } ({ $points })
review-end-line-lacking = { $line } ({ $points }, { $why })
review-end-decisions = The most costly decisions: { $items }.
review-end-glance = At a quick look, the most costly decisions: { $items }.
review-end-costly = { $player }: { $action } (about { $cost })
review-end-none = { $players }: none found above { $cost }
review-end-faultless = No decision cost more than { $cost }.
review-end-unseen = A quick look found no decision that cost more than { $cost }.
review-end-luck = Luck favoured { $player }: it was worth about { $points }.
review-end-even = Luck was even.
review-luck = { $player }: start { NUMBER($start, maximumFractionDigits: 1) }, luck { NUMBER($luck, maximumFractionDigits: 1) }, decisions { NUMBER($skill, maximumFractionDigits: 1) }, together { NUMBER($result, maximumFractionDigits: 1) }.
review-graph-title = Expected margin
review-graph-actions = actions played
solve-exact = Exact: nothing hidden from the player to move can change the result. It does not say what the others can be sure of.
solve-open = Exact for players who know everything.
solve-bound = { $deals ->
    [1] Nothing hidden now affects the player to move, but others know less, or something will be hidden later. This is the result with everything revealed. Against an opponent who knows everything, the player to move cannot be sure of more.
   *[other] The result depends on what is hidden: { $deals } possible deals. This is the average over them, each played with everything revealed. Against an opponent who knows everything, the player to move cannot be sure of more on average.
}
solve-mean = { $deals ->
    [1] Nothing hidden now affects the player to move, but others know less, or something will be hidden later. This is the result with everything revealed.
   *[other] The result depends on what is hidden: { $deals } possible deals. This is the average over them, each played with everything revealed.
}
solve-player = { $player }: lead { NUMBER($lead, maximumFractionDigits: 2) }, share of the win { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
solve-best = Best: { $action }
solve-line = Line: { $line }
solve-too-long = There are too many positions to solve this exactly. Raise --nodes, or start later with --at.

## Analysing a position: the command `analyse`

analyse-own = Best for { $player }, given what that player can know: { $action }
analyse-open = Best for { $player }, with everything revealed: { $action }
analyse-effort = { $simulations ->
    [one] { $simulations } simulated game
   *[other] { $simulations } simulated games
}, { $seconds } s
analyse-exact = Solved exactly. With best play, whatever the rival knows or does: { $result }.
analyse-head-action = action
analyse-head-margin = margin
analyse-head-value = value
analyse-head-visits = games
analyse-head-line = line
analyse-value = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
analyse-visits = { NUMBER($visits) }

## Proven results

proven-won = won by { $lead }
proven-lost = lost by { $lead }
proven-level = tied
proven-sure = { $result }, proven
proven-lead = { NUMBER($margin, maximumFractionDigits: 1) }

## What can go wrong with files

disk-no-file = the file does not exist
disk-no-folder = the folder does not exist
disk-not-a-file = it is not a file
disk-not-allowed = permission denied
disk-full = the disk is full

## The browser client: on every page

web-skip = Skip to content
web-nav = Main menu
web-home = Home
web-rules = Rules
web-rules-of = Rules of { $game }
web-settings = Settings
web-loading = Loading …
web-page-failed = This page could not be loaded.
web-again = Try again
web-offline = No connection to the server. The page keeps trying.
web-lost = Page not found
web-lost-what = This address does not lead anywhere. Part of it may be missing.
web-link = Link
web-copy = Copy link
web-copied = Copied
web-more = Show more
web-read-only = This server is read-only for now: you can’t open tables or play. { $reason }
web-cancel = Cancel
web-language = Language
web-language-en = English
web-language-fr = Français
web-language-es = Español
web-language-it = Italiano
web-language-de = Deutsch

## The browser client: refusals from the server

web-refused-away = The server cannot be reached. Try again in a moment.
web-refused-blocked = You can only watch here until { $until }. { $reason }
web-refused-busy = The server is busy. Try again in a moment.
web-refused-full = All seats are taken.
web-refused-hidden = This text has a hidden character. Type it instead of pasting it.
web-refused-illegal = You can’t play that now.
web-refused-no-undo = You can’t undo this on your own: something was revealed, or it was not your turn. You can ask the others in the table menu.
web-refused-not-host = Only the person who opened the table can do that.
web-refused-not-now = That’s not possible now.
web-refused-not-seated = You have no seat at this table.
web-refused-not-your-turn = It is not your turn.
web-refused-not-yours = That seat is not yours.
web-refused-quota = You have opened or uploaded too much, or too many of your tables are unfinished. Finish some of them, or try again later.
web-refused-rate = Too many requests. Wait a moment.
web-refused-read-only = This server is read-only for now. { $reason }
web-refused-stale = The game has moved on. Look again, then decide.
web-refused-storage = The server cannot save anything now. Try again in a moment.
web-refused-taken = That seat is taken, or the link has already been used.
web-refused-too-long = This game has become too long. You can agree to end it, or resign.
web-refused-unknown = This table or link does not exist.
web-refused-other = The server says: { $message }

## The browser client: the home page

web-first = Forgotten board games, alive again
web-first-what = Play { $games } against bots or friends, free and without an account.
web-scene = A game of { $game } that plays itself
web-scene-still = Stop the animation
web-play-bot = Play a bot
web-invite-friend = Invite a friend
web-against = against the bot { $level }{ $place ->
    [weakest] , the weakest of { $count }
    [strongest] , the strongest of { $count }
    [between] , strength { $number } of { $count }
   *[unknown] { "" }
}
web-change = Change…
web-change-done = Back
web-setup = Set up a table
web-who = Who plays
web-players = Players
web-seat-of = Seat { $number }
web-kind-me = On this device
web-kind-bot = Computer
web-kind-open = Friend, by link
web-kind-open-what = You will get a link to this seat.
web-level = Strength
web-level-line = { $level }: { $what }
web-strength-groom = for your first games
web-strength-greedy = grabs the most points now
web-strength-page = easy, if you know the game
web-strength-squire = medium
web-strength-knight = hard
web-strength-count = very hard
web-strength-duke = as strong as it gets
web-name-of = Name of player { $number }
web-name-optional = Name (optional)
web-your-name = Your name (optional)
web-options = Rules and options
web-own-file = from a file (TOML or JSON)
web-own-wrong = The file { $file } could not be read.
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
web-imported = opened from a file: anyone could have written these names
web-listed = List this table on the home page, so that anyone can join
web-chat-allowed = Allow chat
web-open-table = Open the table
web-play = Play
web-nobody-sits = At least one player must be on this device.
web-making-ready = Preparing { $game }: { $done } of { $steps }
web-my-games = My games
web-my-games-none = None yet. Games you start will appear here.
web-my-games-back = I have a link to my games
web-my-results = Your results
web-tables = Other tables
web-tables-open = Open
web-tables-playing = In progress
web-tables-over = Finished
web-tables-join = Join
web-tables-game = Game
web-tables-all = All games
web-tables-open-none = No open tables at the moment.
web-tables-playing-none = No listed game is in progress.
web-tables-over-none = No listed game has finished yet.
web-your-turn = Your turn
web-your-question = Your turn: { $question }
web-turn-of = { $player }’s turn
web-table-open = Waiting for players
web-table-full = Your { $game } table is full: open it
web-table-full-short = Your table is full: open it
web-option-value = { $option }: { $value }
web-not-affiliated = Blazon is an independent project. It is not affiliated with the authors of these games or with their publishers.

## The browser client: before the game

web-join-sit = Sit down
web-join-mine = Do you play here on another device? Bring your games here first.
web-join-look = Watch instead
web-join-from = { $host } invites you to a game of { $game }
web-join-to = You are invited to a game of { $game }
web-join-no-clock = no time limit
web-join-there = At the table: { $names }
web-join-once = The link works once: the first person to sit down has the seat.
web-lesson-offer = New to this game? The lesson takes a few minutes; it opens beside this page.
web-join-own = You opened this table. The link is for somebody else: send it, and don’t sit down with it yourself.
web-join-cut = This link is incomplete
web-join-cut-what = Part of it got lost on the way, perhaps while it was copied. Copy all of it, to its last character, or ask for it again.
web-join-void = This link no longer works
web-join-void-what = A link works once. Somebody may have used it already, or there may be a newer one. Ask the person who sent it to you.
web-join-void-hidden = A link works once. Somebody may have used it already, or there may be a newer one. Only the people at this table can see its game. Ask the person who sent you the link.
web-join-to-table = To the table
web-move-title = Continue your game of { $game } here
web-move-to-here = This link moves { $player }’s seat to this device. The other device can then only watch.
web-move-do = Move the seat to this device
web-move-here = This device already has that seat. Open the link on the other device.
web-move-gone = Your seat has moved to another device. You can only watch here.
web-table-unknown = Table not found
web-table-unknown-what = It may have been closed, or only its players may be able to see it.
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
web-waiting-listed = Anyone can join from the list on the home page while you are here, and for a few minutes after you leave.
web-waiting-chance = Waiting for the device of { $names }. If it does not answer within a few seconds, the game begins anyway.
web-seat-open = Open seat
web-seat-bot = Computer, { $level }
web-seat-yours = you
web-seat-person = taken
web-seat-program = program
web-seat-awaited = taken; waiting for an answer from this device
web-seat-left-out = – this device does not answer, so the shuffle and dice are made without it
web-seat-stand-in = { $why ->
    [time] the clock ran out ({ $time }); { $level } plays on
    [handed] handed over ({ $time }); { $level } plays on
    [left] left the game ({ $time }); { $level } plays on
   *[other] { $level } is standing in ({ $time })
}
web-present-here = here
web-present-away = away
web-present-lost = no connection
web-present-lost-for = { $minutes ->
    [0] no connection
    [one] no connection for a minute
   *[other] no connection for { $minutes } minutes
}
web-clock-turn = for this turn
web-clock-reserve = reserve
web-invite = Create a link
web-invite-new = Create a new link
web-invite-exists = There is a link for this seat. A new one replaces it.
web-leave = Leave your seat
web-free-seat = Free this seat
web-start = Start the game
web-abort = Close the table
web-luck = Verify the shuffle and dice
web-luck-what = The server has chosen a secret and shows its fingerprint here. Your browser adds its own random text, which stays hidden until everybody’s text is fixed. You can put your own words in front of it. After the game the server publishes the secret, so anyone can check that nobody chose the outcome.
web-luck-plain = This page was not loaded over https, so your browser does not take part. You can still add a text, but it is not hidden.
web-luck-text = Your own words
web-luck-add = Add
web-luck-added = Added.
web-commitment-about = Check the shuffle
web-commitment = Fingerprint of the server’s secret (SHA-256):
web-chance-round = The shuffle started again after random texts had been shown; this is attempt { $round }.
web-chance-round-by = The last time, it was because of { $names }.
web-chance-fits = The game matches what this browser saw before it began: the fingerprint, the seals and its own text.
web-chance-absent = The shuffle and dice were made without this browser. It had shown its text, but another device had not, and this browser was away when the shuffle started again.
web-chance-broken = Warning: the game does not match what this browser saw before it began. Somebody may have chosen the outcome.

## The browser client: at the table

web-prompt = What to do now
web-side = Players, tally and game log
web-thinks = { $player } is thinking …
web-did = { $player }: { $text }
web-away = Connection lost. Reconnecting; what you entered is kept.
web-submit = Confirm
web-warning-play = Play it all the same
web-warning-back = Choose again
web-warning-none = No more warnings
web-undo = Undo
web-choices = Other actions
web-skip-playing = Skip
web-play-again = Show again
web-ask-hint = Hint
web-hint-longer = Still thinking: the first hint after an installation takes longer, up to half a minute.
web-hint = Hint: { $words }.
web-hint-expected = { $kind ->
    [won] You would probably win by { $lead }.
    [lost] You would probably lose by { $lead }.
   *[level] It would probably be a tie.
}
web-hint-proven = Hint: { $words } ({ $result }).
web-forced = Played for you, the only choice: { $words }
web-rule-link = The rule
web-stands = This reveals something hidden and cannot be undone.
web-stands-these = Cannot be undone afterwards (reveals something hidden): { $actions }
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
web-report-kept = Your report includes the last chat messages.
web-report-send = Send the report
web-report-done = Thank you. The people who run this server have received your report.
web-report-again = You have already reported this. Nobody has looked at it yet.
web-report-many = Many of your reports are still waiting to be looked at. Try again later.
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
web-entries-lost = The server’s database has lost the newest changes at this table ({ $count }). The game goes on from here.
web-declined-undo = { $player } does not want to undo. The game goes on.
web-declined-end = { $player } does not want to end the game here. It goes on.
web-lapsed-undo = Nobody answered your request to undo, so the game goes on.
web-lapsed-end = Nobody answered your proposal to end the game, so it goes on.
web-agree = Agree
web-disagree = Refuse
web-panel-news = { $count ->
    [one] one new message
   *[other] { $count } new messages
}
web-signs = Signs
web-menu = Menu
web-take-back = Take over again
web-hand-over = Let a computer play for me
web-ask-undo = Ask to undo your last action
web-undo-far = Go back to before your last action
web-resign = Resign
web-resign-sure = Resign this game?
web-resign-yes = Yes, resign
web-ask-end = Propose to end the game
web-can = What you can do

## The browser client: after the game

web-scores = Score
web-ended = { $ending ->
    [resigned] { $gone } resigned. The win goes to { $names }.
    [time] { $gone } ran out of time. The win goes to { $names }.
    [agreed] The players agreed to end the game. Leading: { $names }.
   *[other] The game was not finished. Leading: { $names }.
}
web-bots-finished = A bot finished for { $names }.
web-beaten = You have beaten { $beaten }. { $next } is waiting.
web-beaten-all = You have beaten { $beaten }, the strongest of all.
web-play-level = Play { $level }
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
web-brief = In brief
web-end-skip = Show the whole score
web-score-for = Scored for
web-score-why = Why?
web-counting = The points are counted …

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
web-sound-on = Play the sounds of the game, and a bell when it is your turn
web-warnings = Warnings
web-warnings-on = Warnings in my first games: what an action would give away
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
web-keys-number = One more or one less, when choosing a number
web-keys-zoom = On a map: zoom in, zoom out, show all of it
web-keys-replay = In a replay
web-keys-step = One step back or forward
web-keys-turn = One turn back or forward
web-keys-ends = To the beginning or the end
web-keys-costly = In a review: to the previous or next costly decision
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
web-graph-marks = Signs mark decisions that cost { $cost } or more. They are listed below.
web-graph-mark = { $player }: { $text } – cost { $cost }
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
web-review-proven = Proven, with best play from here, whatever the rival knows or does: { $value } after this, { $best } after the best action.
web-review-range = Two searches put the cost between { $least } and { $most }.
web-review-luck = Luck and decisions
web-review-parts = { $result }: start { $start }, luck { $luck }, decisions { $skill }
web-review-gift = { $amount } for { $player }
web-review-parts-what = What start, luck and decisions mean
web-review-part-start = Start: the lead that this seat could expect before the first action.
web-review-part-luck = Luck: what chance gave, compared with the average of all that could have come.
web-review-part-skill = Decisions: the rest, from the player’s own decisions and the rivals’.
web-review-part-result = Together they are the result: the lead over the best rival.
web-review-worst = { $player }’s most costly decisions
web-review-at = Turn { $turn }: { $text }
web-review-faultless = None of them cost anything.
web-review-here = Decided here
web-review-steps = Costly decisions
web-review-previous = Previous costly decision
web-review-next = Next costly decision
web-review-count = { $count ->
    [one] one costly decision
   *[other] { $count } costly decisions
}
web-review-place = { $number } of { $of }
web-review-cheap = No decision cost { $cost } or more.
web-review-more = { $count } more
web-review-mark-played = played
web-review-mark-better = better
web-replay-again = Try again from here
web-review-again-what = A new game against bots begins here, after action { $at }. It does not count in your results.
web-review-again-seat = Play as
web-review-again-hidden = What { $player } could not know here
web-review-again-own = is dealt again
web-review-again-open = stays as it was: the same deal
web-review-again-level = Strength of the bots
web-review-again-play = Play from here
web-review-again-none = No other deal fits this position. You can play on with the same deal.
web-review-again-from-own = Played on from action { $at } of an earlier game. What { $player } could not know then was dealt again.
web-review-again-from-open = Played on from action { $at } of an earlier game, with the same deal.
web-review-tasks = Costly decisions, once more
web-review-try = { $count ->
    [one] Try this costly decision again
   *[other] Try these { $count } costly decisions again
}
web-review-solved = { $solved } of { $of } solved
web-review-task = { $player } decides. What was played cost about { $cost }. What is better?
web-review-task-yours = { $player } decides. You played something that cost about { $cost }. What is better?
web-review-task-costs = That costs about { $cost }.
web-review-task-wrong = Try again.
web-review-task-shown = Better: { $action }.
web-review-task-best = Right!
web-review-task-also = Right as well: it is as good as the best action, or nearly so.
web-review-task-show = Show me
web-review-task-back = Back to the review
web-review-task-end = { $found } of { $of } found at once.
web-analysis = Best actions
web-analysis-ask = Show the best actions here
web-analysis-running = Thinking …
web-analysis-none = There is nothing to decide at this position.
web-analysis-why = Compared with the second: { $why }
web-analysis-of = For { $player }:
web-analysis-action = action
web-analysis-margin = margin
web-analysis-games = how sure

## The browser client: the rules

web-rules-what = The rules in our own words, with examples.
web-rules-contents = Contents
web-rules-brief = In brief
web-rules-open = Open all sections
web-rules-close = Close all sections
web-rules-here = Link to “{ $title }”
web-rules-numbers = In the pictures, you are player 1 and your rival is player 2.

## The browser client: notifications

web-push = Notifications
web-push-body = { $game } with { $names }
web-push-why = This browser can tell you when it is your turn, a game begins or somebody invites you, even when the table is closed. The message goes through the browser vendor’s service, which cannot read it.
web-push-on = Notify me when it is my turn
web-push-denied = This browser does not allow notifications from this site. You can allow them in the browser’s settings for this site.
web-push-failed = The browser’s notification service cannot be reached now. Try again later.
web-push-insecure = This page was not loaded over https, so no browser can notify you of your turns. Ask the host of this server for an https address.
web-push-install = On an iPhone or iPad, this page must first be on the home screen: tap “Share”, then “Add to Home Screen”, and open it from there.
web-push-offer = Should this browser tell you when it is your turn, or a game begins?
web-push-yes = Tell me
web-push-later = Not now
web-push-is-on = This browser tells you when it is your turn, or a game begins.
web-forget = Forget this browser
web-forget-why = The server recognizes you by this browser. You can make it forget the browser, for example because others use it too. If no other device has your games (see “Your devices”), you then lose your seats at all tables for good, and nobody else can take them. Before you do this, take your games to another device, or resign them.
web-forget-sure = You will lose all your seats and your progress here, for good.
web-forget-yes = Forget it
web-forget-done = The server has forgotten this browser.
web-data = Your data
web-data-why = The server keeps your name, your tables and seats, your messages, your notifications and your reports. You can download this data, or have it deleted. Your progress in lessons, in puzzles and against bots is stored in this browser only.
web-data-download = Download my data
web-data-delete = Delete my data
web-data-sure = Your name and your messages will be deleted everywhere, and you will lose all your seats and your progress here, for good. In games that are still in progress, a computer player takes your place.
web-data-yes = Delete all of it
web-data-done = Your data has been deleted.
web-as-text = The table as text
web-board-failed = The board could not be drawn.

## The browser client: a game from a file

web-open-record = Open a downloaded game
web-open-record-what = A file from “Download the game” opens as a replay.
web-open-record-none = This file does not contain a game.
web-open-record-wrong = This file cannot be replayed: { $message }

## Mail to players

mail-turn-subject = { $count ->
    [one] It is your turn at a table
   *[other] It is your turn at { $count } tables
}
mail-turn-free = { $game }: no time limit
mail-turn-days = { $game }: { $count ->
    [one] one day left
   *[other] { $count } days left
}
mail-turn-hours = { $game }: { $count ->
    [one] one hour left
   *[other] { $count } hours left
}
mail-turn-minutes = { $game }: { $count ->
    [one] one minute left
   *[other] { $count } minutes left
}
mail-invitation-subject = You are invited to a game
mail-invitation = { $game }: an invitation
mail-turn-pause = Until you visit the server, you get at most one more message about these turns, when little time is left.
mail-turn-stop = You asked for this mail at { $site }. To stop it: { $link }
mail-code-subject = { $code } confirms your address at { $site }
mail-code-enter = Enter this code on the page where you gave this address: { $code }
mail-code-valid = It is valid for ten minutes, and only in the browser that asked for it.
mail-code-other = If that was not you, ignore this message: without the code, this address gets no mail.

## The browser client: your results

web-results-none = Nothing yet. Once you have finished a game, you will see here how you have done: in each game, against each bot, and against the people you have played with. Only you can see it.
web-results-begin = Begin a game
web-results-what = Only you can see this. The sums count your newest { NUMBER($most) } games. Games without a winner, and games in which you had several seats, are only listed.
web-results-games = Games
web-results-wins = Won
web-results-ties = Shared wins
web-results-margin = Mean margin
web-results-margin-what = The margin is your points minus those of the best other player.
web-results-streak = Longest run of wins
web-results-by-game = By game
web-results-by-bot = Against bots
web-results-by-rival = Against other people
web-results-game = Game
web-results-bot = Bot
web-results-rival = Person
web-results-best = Most points
web-results-longest = Longest game, in actions
web-results-theirs = They won
web-results-last = Last game
web-results-nameless = Somebody without a name
web-results-next = Your next rivals
web-results-list = Finished games
web-results-ended = Date
web-results-outcome = Result
web-results-yours = Your points
web-results-others = The others
web-results-shared = You share the win with { $names }
web-results-nobody = No winner
web-results-again = Play again with { $name }
web-results-invited = { $name } is invited, and sees this on the home page.
web-results-mute = No invitations from { $name }
web-results-mute-all = No invitations from anybody
web-results-silent = Nobody is told that you have turned off their invitations or declined one.
web-results-doing = Invitations
web-results-invitations = You are invited
web-results-decline = No, thanks

## Lessons: a guided first game

learn-enter = Press Enter to continue.
learn-play = A whole game: blazon play { $game }
learn-no-command = That does not work in a lesson. undo goes one step back, quit leaves.
learn-lit = Ringed: { $places }
learn-type = Type { $tokens }
learn-title = Learn { $game }
learn-step = Step { $number } of { $count }
learn-next = Continue
learn-back = One step back
learn-again = Start again
learn-other = That is legal too. But first do what this step says.
learn-later = A few turns later.
learn-full = Play a whole game
learn-rules = All the rules
learn-go = Continue at step { $number }
learn-done = Lesson finished
learn-none = There is no lesson for { $game }.

## Puzzles

puzzle-offer = Puzzles
puzzle-offer-solved = { $solved } of { $of } solved
puzzle-title = { $game }: puzzles
puzzle-what = In each puzzle, some moves are clearly better than all others. Find one of them.
puzzle-today = Today’s puzzle
puzzle-all = All puzzles
puzzle-order = the easiest first
puzzle-solved = solved
puzzle-place = Puzzle { $number } of { $of }
puzzle-proven = proven to the end of the game
puzzle-searched = confirmed by long computer searches
puzzle-show = Show the answer
puzzle-open = you see everything, even what is hidden in the game
puzzle-asked = You are { $player }. Find the best move!
puzzle-costs = Your move costs about { $cost } by the end of the game.
puzzle-wins-less = Your move wins less often.
puzzle-best = The best move: { $action }.
puzzle-also = Also right: { $actions }.
puzzle-next = Next puzzle
puzzle-none-left = You have solved all the others.
play-puzzle-none = There are no puzzles for { $game }.
play-puzzle-enter = Press Enter for the next puzzle; quit leaves.
play-puzzle-right = Right!
play-puzzle-turn = The best move, and one way to go on: { $choices }.
play-puzzle-row = { $first }; { $next }
play-puzzle-wrong = Not { $token }: it costs you about { $cost }.
play-puzzle-wins-less = Not { $token }: with that you win less often.
play-puzzle-one = Type one move.
play-puzzle-no-command = That does not work in a puzzle. hint shows the answer, quit leaves.

## The browser client: one person on several devices

web-me = Your devices
web-me-what = Take all your games to another device, and back again whenever you like.
web-elsewhere = Continue on another device
web-me-give-what = Scan this code with the other device’s camera, or open the link there. All your games are then on both devices, and your progress comes with them.
web-me-make = Show the link
web-me-new = Show a new link
web-me-once = The link works once. Keep it to yourself: anyone who opens it gets your games.
web-me-used = Another device has your games now. To add one more, show a new link.
web-me-linked = There is a link from { $date }. A new one replaces it.
web-me-code = The link as a code for a camera
web-me-list = Devices with your games
web-me-unnamed = A browser
web-me-this = this one
web-me-since = since { $date }, last used { $used }
web-me-told = notified of turns
web-me-remove = Remove
web-me-remove-which = Remove { $device }
web-me-remove-sure = Remove { $device }? It then has none of your games.
web-me-remove-yes = Yes, remove it
web-me-removed = { $device } has been removed.
web-me-paste = Do you have a link from another device?
web-me-paste-field = The link
web-me-paste-open = Open it
web-me-paste-bad = This is not a link to your games.
web-me-take = Take your games to this browser?
web-me-take-what = All your games continue here. The other device keeps them too.
web-me-take-joins = The games of this browser join the others. Do this only with your own link: the person who made it will have your games.
web-me-take-do = Take my games here
web-me-taken = Your games are here
web-me-taken-what = You can continue in this browser right away.
web-me-taken-games = To my games
web-me-keep = Your next link. Keep it somewhere safe: it brings your games back if this browser ever forgets you.
web-me-void = This link no longer works
web-me-void-what = It has been used, or a newer one has replaced it. On a device that has your games, you can make a new one under “Your devices” in the settings.
web-me-yours = This browser already has your games
web-me-yours-what = Open the link on the other device. It still works.

## The browser client: mail

web-mail-title = Mail
web-mail-why = This server can write to you when it is your turn or somebody invites you while you are away: at most once an hour, and not again until you have been back.
web-mail-address = Your mail address
web-mail-send = Send me a code
web-mail-sent = Within ten minutes, enter the code sent to { $address }.
web-mail-code = The code
web-mail-confirm = Confirm
web-mail-on = Mail goes to { $address } when it is your turn.
web-mail-stopped = Mail to { $address } was stopped by a link in a message.
web-mail-refused = The mail server of { $address } accepts no messages from here, so none are sent any more.
web-mail-delete = Delete my address
web-mail-another = Another address
web-mail-wrong = This code is wrong, too old or tried too often.
web-mail-bad = This is not a mail address.
web-mail-stop = Stop mail about your turns?
web-mail-stop-what = In the settings you can turn it on again.
web-mail-stop-do = Stop mail
web-mail-stop-done = This address gets no more mail.

## The game of the day

web-today = Today
web-today-deal = Game of the day
today-title = Today
today-new = New today
today-of = { $game }:
today-until = { $day }: the same for everybody. At midnight UTC, in { $hours ->
    [one] an hour
   *[other] { $hours } hours
}, there will be something new.
today-days = You have finished a game of the day on { $days ->
    [one] one day
   *[other] { $days } days
}.
today-streak = { $streak } of them in a row.
today-puzzles = Puzzle of the day
today-puzzle = puzzle
today-the-deal = game against { $bot }
today-play-on = play on against { $bot }
today-deal = The same cards and dice for everybody, against { $bot }. You have one try.
today-your-name = Your name, in the list for everybody (optional)
today-play = Play today’s game
today-playing = You have begun. A game that ends before midnight UTC counts.
today-continue = Play on
today-left = You gave up today’s game, or it ended early, so it does not count. Tomorrow there is another one.
today-result = { $won ->
    [won] Won with { $points } points, { $lead } ahead.
    [lost] Lost with { $points } points, { $lead } behind.
   *[tied] Shared the win with { $points } points.
}
today-place = Place { $place } of { $of }.
today-shared = Blazon, { $game }, game of { $day }:
today-share = Share
today-ranks = Who has finished it
today-yesterday = Yesterday, { $day }
today-rank = Place
today-name = Name
today-points = Points
today-lead = Margin
today-game = Game
today-look = Replay
today-more = { $count ->
    [one] One more person has finished it.
   *[other] { $count } more people have finished it.
}
today-nobody = Nobody finished it.
today-nobody-yet = Nobody has finished it yet.
today-rules = What counts, and what stays secret
today-rule-one-try = You have one try, in all tabs and on all your devices. There are no hints, and you can only take back what has shown nothing.
today-rule-secret = Until midnight UTC nobody else sees your game, and there is no record, no review and no open view of it. After that, everybody can look at all games of the day.
today-rule-honest = Who plays it again under another name knows what comes. So there are no prizes and no ratings, and the lists go back to yesterday only.
today-rule-names = Everybody sees the name that you play with, and your result. A missed day costs nothing.
today-check = The cards and dice were fixed before the day began. The record of a game, after midnight, has the secret that fits this number; it was shown the day before.
today-commitment = { $game }, { $day }
today-commitment-tomorrow = { $game }, tomorrow

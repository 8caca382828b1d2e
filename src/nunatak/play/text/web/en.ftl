### The web client's own words, in English. The ids are the same in en.ftl, ru.ftl and cs.ftl.

## Everywhere

web-home = Home
web-pages = Pages
web-skip-to-content = Skip to the content
web-close = Close
web-cancel = Cancel
web-yes = Yes
web-no = No
web-save = Save
web-saved = Saved.
web-copy = Copy
web-copy-link = Copy link
web-copied = Copied
web-more = Show more
web-search = Search
web-asking = Asking…
web-how = How could I?
web-how-lit = What is ringed can be chosen now.
web-loading = Loading…
web-readying = Being made ready on this machine, once: { $share } %
web-try-again = Try again
web-nothing-found = Nothing found.
web-nowhere = There is no such page
web-offline = The server can’t be reached.
web-server-gone = The server can’t be reached
web-server-gone-about = This page tries again every few seconds and goes on by itself.
web-language = Language

## Home

web-welcome = Board games of the wild north
web-my-games = My games
web-watch = Watch
web-archive = Archive
web-rules = Rules
web-learn = Learn
web-settings = Settings
web-play-now = Play against bots
web-new-table = New table
web-start = Start
web-join = Join
web-join-by-link = Have an invitation? Paste the link:
web-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
web-players-range = { $least }–{ $most } players
web-how-many = How many players?
web-bot-level = Level of the bots

## A new table and its lobby

web-table = Table
web-your-name = Your name
web-guest = Guest
web-seat-me = me, on this device
web-seat-open = open seat
web-seat-name = Name
web-seat-mine = you
web-seats-about = Several seats on this device make a hot-seat game: the cards are hidden while the device is handed over.
web-options = Options
web-pace = Pace
web-pace-none = no clock
web-pace-clock = clock for the whole game
web-pace-move = time for each move
web-minutes = minutes for each player
web-days = days
web-days-left = { $days ->
    [one] { $days } day
   *[other] { $days } days
} { $clock }
web-public = Public: anybody may join and watch
web-open-table = Open the table
web-sit-down = Sit down
web-stand-up = Stand up
web-add-bot = Add a bot
web-free-seat = Free the seat
web-shuffle = Shuffle seats
web-here = here
web-invite = Invitation
web-invite-about = Send this link, or let a phone in the same network read the code.
web-invite-alone = This link works only on this computer. To invite others, start the server with --host 0.0.0.0 and open the page by the computer’s own address in the network.
web-qr = QR code of the link
web-invited = You are invited to a table
web-waiting-for-players = The game can start once every seat is taken.
web-waiting-for-host = The host starts the game.
web-no-table = This table can’t be opened

## Lists

web-state-playing = Being played
web-state-lobby = Not started yet
web-state-over = Finished
web-your-turn = Your turn
web-won = won
web-unseen = { $count ->
    [one] { $count } new event
   *[other] { $count } new events
}
web-no-games = You have no games yet.
web-watch-about = Public tables: watch a game, or take an open seat.
web-archive-about = Finished public games. Every one can be replayed from the first move.
web-game = Game
web-all-games = all games
web-player = Player
web-upload-record = Upload a record
web-drop-record = Drop the record here to see its replay

## The board

web-board-view = View of the board
web-zoom-in = Zoom in
web-zoom-out = Zoom out
web-zoom-fit = Fit the whole board
web-overlays = Overlays

## The table

web-seats = Players
web-notices = Notices
web-panel = Actions, log and score
web-dock = Your hand and plan
web-tab-actions = Actions
web-tab-log = Log
web-tab-score = Score
web-tab-analysis = Analysis
web-tab-words = In words
web-tab-book = Rules
web-tab-chat = Chat
web-log = Log
web-score = Score
web-total = Total
web-over = The game is over.
web-decides = to move
web-bot = bot
web-bot-name = Bot
web-away = away
web-skip = Skip { $count ->
    [one] { $count } step
   *[other] { $count } steps
}
web-menu = Menu
web-undo = Undo
web-undo-ask = Ask for undo
web-redo = Redo
web-since = Since your turn
web-again = Show again what happened
web-pause = Hold on
web-go-on = Go on
web-thinking = { $player } is thinking: { $seconds } s
web-volume = Volume
web-mute = Silent
web-unread = { $count ->
    [one] { $count } new message
   *[other] { $count } new messages
}
web-try-now = Try now
web-undo-asked = { $player } asks to take moves back. Do you agree?
web-undo-waiting = The others are asked whether moves may be taken back.
web-held = A bot is playing for you.
web-take-back = Take my seat back
web-leave-to-bot = Leave, and let a bot play for me
web-hold-seat = Let a bot play for { $player }
web-resign = Give up
web-resign-sure = Give up this game? Your opponent wins, and nothing is scored.
web-frozen = This game was begun under other rules and can’t go on here.
web-hand-over = Hand over the device
web-hand-over-about = { $player }, it is your turn. Look only when nobody else can see the screen.
web-show-my-cards = Show my side
web-since-away = Since you were away: { $count ->
    [one] { $count } move
   *[other] { $count } moves
}.
web-show-away = Show me
web-dismiss = Never mind
web-lost = The connection is lost. It comes back by itself.
web-lost-waiting = { $count ->
    [one] { $count } action waits and will be sent once.
   *[other] { $count } actions wait and will be sent once.
}
web-confirm = This can’t be taken back
web-confirm-play = Do it

## The list of actions

web-actions = Legal actions
web-no-actions = There is nothing to decide.
web-filter-actions = Type to find an action
web-all-actions = Show all
web-actions-found = { $count ->
    [one] { $count } action
   *[other] { $count } actions
}
web-actions-more = { $count ->
    [one] and { $count } more: type to narrow the list
   *[other] and { $count } more: type to narrow the list
}

## Chat

web-no-chat = Nobody has said anything yet.
web-say-something = Say something
web-send = Send

## The end

web-result = Result
web-final-scoring = Final scoring
web-skip-scoring = Show everything
web-scoring-lines = The scoring line by line
web-end = { $who ->
    [me] You win, { $points } to { $others }
    [shared] { $player } share the victory with { $points }
   *[other] { $player } wins, { $points } to { $others }
}
web-end-resigned = { $who ->
    [me] You win: { $loser } gave up
   *[other] { $player } wins: { $loser } gave up
}
web-share = Picture
web-rematch = Rematch
web-to-rematch = To the rematch
web-look-at-board = Look at the board

## Replay

web-replay = Replay
web-download-record = Download the record
web-to-table = To the table
web-eyes = Through whose eyes
web-eyes-spectator = as a spectator
web-eyes-of = through the eyes of { $player }
web-eyes-open = with open cards
web-fork = Play on from here
web-retry = Try again from here
web-fork-about = A new table is dealt from this very position, with the true cards.
web-fork-redealt = A new table is made from this position; what you can’t know is dealt anew.
web-fork-seat = Which seat do you take?
web-copy-position = Copy a link to this position
web-position = A position
web-position-about = A table is opened at this position; what happened before it does not matter.
web-position-turn = decides now
web-position-all = Every seat: I move for all
web-position-over = The game is over at this position.
web-position-text = The position as text
web-position-look = Look at it
web-first = To the beginning
web-previous = One move back
web-next = Next
web-run = Play
web-move-number = Move { $number } of { $count }
web-not-begun = This game has not begun yet.
web-analysis-about = How did the game go, and where did it turn? The server can judge every decision of it, from what each player could know. That takes a minute or two, and is kept for everybody.
web-analysis-begin = Analyse this game
web-analysis-working = The bots are looking at it: { $done } of { $todo } decisions.
web-analysis-later = When the game is over it can be analysed here.
web-analysis-open-file = Open an analysis from a file
web-analysis-other-file = That file is not an analysis of this game.
web-analysis-picture = Curves of every player’s estimate over the moves. The same is told in the lists below.
web-analysis-loss = Move { $move }. { $player }: { $grade }.

## Rules

web-rules-of = The rules of { $game }
web-search-rules = Search the rules
web-chapters = Chapters
web-book-contents = Contents
web-book-all = Every rule by number
web-book-now = Now: { $page }
web-book-try = Try it
web-book-again = Once more
web-book-print = Print the card
web-what = What is this?
web-what-ask = What would you like to know? Point at a card, a piece, a sign or a number.
web-what-nothing = That is only table. Point at a card, a piece, a sign or a number.
web-what-more = In the rulebook
web-rules-for-programs = For those who program
web-book-player = { $seat ->
    [0] Nina
    [1] Adam
    [2] Ida
    [3] Leo
   *[other] Eva
}

## Settings

web-theme = Theme
web-theme-system = as the system
web-theme-light = light
web-theme-dark = dark
web-motion = Motion
web-motion-system = as the system
web-motion-full = on
web-motion-off = off
web-tempo = Others’ moves
web-tempo-calm = calm: time to read each one
web-tempo-brisk = brisk
web-tempo-once = at once
web-confirm-final = Ask before a step that can’t be taken back
web-marks = Mark what can be chosen by dashes too
web-workshop = Offer bots that are made for testing
web-account = Account
web-account-about = An account keeps your games and ratings together on all devices. No e-mail is needed.
web-account-is = You are logged in as { $login }.
web-login = Account name
web-password = Password (at least 10 characters)
web-log-in = Log in
web-log-out = Log out
web-sessions = Where you are logged in
web-session-here = this device
web-session-unknown = an unknown device
web-session-used = used { $when }
web-sessions-end = Log out everywhere else
web-change-password = Change the password
web-change-password-about = All your other devices will have to log in again.
web-old-password = Password until now
web-new-password = New password
web-password-changed = The password is changed.
web-recovery = Recovery codes
web-recovery-about = Each code lets you choose a new password once. Write them down: they are shown only now, and earlier ones no longer work.
web-make-codes = Make codes
web-forgotten = Forgotten your password?
web-recovery-code = Recovery code
web-recover = Set the new password
web-make-account = Make an account
web-claim = Take along what { $name } plays in this browser
web-other-device = On another device
web-other-device-about = A personal link carries your seats to one other device. It works once, for 15 minutes; whoever uses it can play for you.
web-make-link = Make a personal link
web-carry = Take my seats over
web-carry-none = There is no personal link in this address. Make one in the settings of the device that you play on.
web-carry-about = This personal link makes this browser play for { $name }.
web-carry-account = This personal link makes this browser play for { $name } (account { $login }).
web-carry-instead = Here you are { $name }. Afterwards you are { $other } here. Go on only if the link is your own.
web-keys = Keys at the table
web-key-slash = /
    .about = find an action by typing
web-key-u = U
    .about = undo
web-key-r = R
    .about = redo
web-key-h = H
    .about = a hint, against bots
web-key-p = P
    .about = hold on, or go on
web-key-escape = Esc
    .about = drop what is chosen, close notes, skip motion
web-key-zoom = + − 0
    .about = zoom the board, and fit it again

## Learn

web-learn-about = Short chapters of about two minutes: you move, we explain.
web-teacher = Teacher
web-back = Back
web-show-me = Do it for me
web-lesson-other = That would be legal too. For this lesson please do what the text says.
web-lesson-why = In this lesson only the moves that the text names lead on.
web-lesson-rule = The rule
web-lesson-leave = All chapters
web-lesson-done = “{ $chapter }” is done. On to the next chapter?
web-lesson-all-done = You know the game now. The best way to go on is to play!
web-chapter-done = done
web-goal = Your goal now
web-goal-dismiss = I don’t need this any more

## Hints

web-hint = Hint
web-hint-stop = Thinking… Press to stop
web-hint-then = Then: { $list }
web-hint-gains = You gain { $list }.
web-hint-takes = { $player }: { $list }.

## Puzzles

web-puzzles = Puzzles
web-puzzles-about = Puzzles: positions with one clearly best move. Find it, and see why.
web-puzzles-none = There are no puzzles for this game yet.
web-puzzle-of-day = Puzzle of the day
web-puzzle-themes = Practise by theme
web-puzzle-rating = you: { $rating }
web-puzzle-strength = puzzle: { $rating }
web-puzzle-run = { $count } in a row (best { $best })
web-puzzle-days = { $count ->
    [one] { $count } day running
   *[other] { $count } days running
}
web-puzzle-you = You
web-puzzle-ask = What is the best move?
web-puzzle-go-on = Right! And now?
web-puzzle-solved = Solved: { $moves }.
web-puzzle-shown = The best was: { $moves }.
web-puzzle-wrong = There is something better.
web-puzzle-loss = That gives away about { $loss }.
web-puzzle-why = That is not possible here.
web-puzzle-show = Show the solution
web-puzzle-again = Again
web-puzzle-next = Next puzzle
web-theme-gain = Points: { $source }
web-theme-deny = Taking points away
web-theme-quiet = Quiet moves

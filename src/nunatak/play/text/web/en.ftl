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
web-readying = Being made ready on this machine, once: { $share }%
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
web-invite-alone = This link works only on this computer. For other devices, start the server so that the local network reaches it:
web-qr = QR code of the link
web-invited = You are invited to a table
web-waiting-for-players = The game can start once every seat is taken.
web-waiting-for-host = The host starts the game.
web-no-table = This table can’t be opened
web-no-table-about = If somebody sent you this address: a private table opens by its invitation, or by the link for watchers. Ask them for one of these; at the table they stand under “Invitation”.

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
web-second-leg = Second game: same deal, seats swapped
web-match-duplicate = Duplicate match
    .about = Two games with the same deal; in the second one you swap seats. The cards stay sealed until both are over.
web-match = The match
web-match-stands = { $player }: { $wins } won, { $points } points
web-match-game = Game { $number }
web-match-open = not over yet
web-look-at-board = Look at the board

## Replay

web-replay = Replay
web-download-record = Download the record
web-to-table = To the table
web-eyes = Through whose eyes
web-eyes-spectator = as a spectator
web-eyes-of = as { $player }
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
web-gender = How you are spoken of
web-gender-any = so that it does not matter
web-gender-he = as he
web-gender-she = as she
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
web-carry-by = Open this link on the other device, or let it read the code.
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
    .about = a hint, against bots or where hints are for everybody
web-key-what = ?
    .about = ask what something is
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
web-hint-gains = If all were counted then, you would gain { $list }.
web-hint-takes = { $player }: { $list }.
web-hints-all = Hints for everybody
    .about = On their own turn everybody may ask what a strong bot would do, and the chat says so. The game does not count for ratings.
web-hint-asked = Asked for a hint

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

## People

web-profile = Profile
web-profile-none = Nobody knows you here yet. Play a game, and your results gather on this page.
web-profile-empty = No finished games yet.
web-account-since = Account since { $when }
web-guest-since = Guest since { $when }
web-shown = Who sees this page?
web-shown-public = Public
    .about = Everybody sees your name, ratings and results. Games at private tables stay private.
web-shown-private = Private
    .about = Only you and your friends see this page, and no ladder names you.
web-all-results = All games
web-against-people = Against people
web-tally = { $won } won of { $played }
web-runs = In a row
web-runs-are = { $run } won now, { $best } at best
web-accuracy = Accuracy
web-accuracy-is = { $share } in { $games ->
    [one] { $games } analysed game
   *[other] { $games } analysed games
}
web-roles = Played as
web-best-games = Best games
web-best-game = Won against { $against }
web-best-points = points: { $points }
web-rating = Rating
web-rating-short = rating { $rating }
web-rating-moved = Your rating: { $before } → { $after }
web-rating-of = Rating among { $count ->
    [one] { $count } player
   *[other] { $count } players
}
web-rated-games = { $count ->
    [one] { $count } rated game
   *[other] { $count } rated games
}
web-rating-course = How the rating went: between { $least } and { $most }
web-ladder = Ladder
web-ladder-about = Games of people with accounts are rated. The number is what is nearly certain of somebody’s strength, so it grows with every few games.
web-ladder-empty = Nobody has a rating here yet.
web-ladder-bots = The bots
web-ladder-step = { $bot }: beaten in { $beaten } of { $roles } roles
web-level-beaten = Beaten as: { $roles }
web-place = Place
web-rated = Games
web-name-ask = What shall the others call you?
web-name-about = You are asked once. You can change it on your settings page at any time.
web-friends = Friends
web-friend-ask = Ask to be friends
web-friend-accept = Accept
web-friend-decline = Decline
web-friend-withdraw = Take the question back
web-friend-end = End the friendship
web-friend-tie-asked = has not answered yet
web-friend-tie-asks = asks to be friends
web-friend-invite = Invite
web-friend-invited = Invited
web-company = People at the table
web-watching = { $count ->
    [0] Nobody watches.
    [one] { $count } person watches.
   *[other] { $count } people watch.
}
web-mute-person = Mute
web-unmute-person = Hear again
web-muted-here = You have muted { $name }.
web-report = Report
web-report-why = What is wrong?
web-report-insult = Insults
web-report-spam = Spam
web-report-cheating = Unfair play
web-report-name = The name
web-report-other = Something else
web-reported = Thank you. An operator will look at it.
web-signs = Signs
web-sign-hello = Hello!
web-sign-cheer = Well played!
web-sign-thanks = Thank you!
web-sign-ouch = Ouch!
web-sign-think = Let me think
web-sign-howl = Howl!
web-watchers-allow = Let people watch by a link of their own
web-watchers-about = They see the board and can’t sit down.
web-watchers-late = They see no hand, and everything three minutes late, so that nobody can whisper.
web-watchers-link = Link for watchers
web-late = You are watching. Hands are hidden in this game, so it is shown { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
} late.
web-learn-minutes = New to it? Learn it in three minutes
web-data = Your data
web-data-about = Everything that this server keeps about you, in one file.
web-data-download = Download my data
web-farewell = Delete me for good
web-farewell-about = Your name, account, ratings, friends and messages are deleted. Games of others stay, without your name; a bot takes over your seats. This can’t be undone.
web-farewell-name = Type your name to confirm: { $name }
web-farewell-do = Delete everything

## Bots with faces

web-face-pup = Nuka
    .about = Chases every butterfly, forgets half of it, and is proud of the rest.
web-face-hunter = Torvik
    .about = Sees what is near and takes it. Rarely looks beyond the next ridge.
web-face-alpha = Sigra
    .about = Plans ahead, forgives nothing, and counts short endings out to the last point.
web-face-elder = Old Uma
    .about = Has seen every winter twice. Takes her time, and it is worth it.
web-face-spirit = Amarok
    .about = Nobody has ever heard him coming. He thinks longer than all the others.
web-thinks-at-once = decides at once
web-thinks-about = about { $seconds } s a decision
## A page without a server

web-alone-about = Everything happens in this browser, also without a network. Your games are kept here and nowhere else.
web-alone-secret = The cards are dealt in this browser, so it also knows what is hidden. The deal was fixed before the first move: once the game is over, its record proves it.
web-alone-analysis = How did the game go, and where did it turn? Your browser can judge every decision of it, from what each player could know. That takes a minute or two.
web-own-secret = The bots at this table think in your browser, so it is told what each of them may know, and nothing more.
web-alone-keep = Keep all games in a file
web-alone-bring = Bring games from a file
web-alone-brought = Brought: { $brought }. Here already: { $known }. Damaged and left out: { $wrong }.
web-alone-update = A new version of the games is ready.
web-alone-take-update = Use it now
web-alone-old-browser = The games can’t run here: the browser is too old, or the page was not opened over https.
web-alone-no-space = This browser’s store has no room left, so nothing was changed. Make room and try again.
web-alone-broken-download = A part of the page could not be loaded. Try again once you are connected; nothing is lost.
web-alone-other-version = The record was made under another version of the rules.
web-alone-own-data = This game was played with changed data, which this page does not have.
web-alone-bad-bundle = This is no file with games of this page.
web-alone-unavailable = The same table is being played in another window; try again.
web-alone-internal = Something went wrong in the page; your games are kept.
## The club: play somebody, slow games, tournaments

web-lobby = Play somebody
web-lobby-about = Say what you would like to play. As soon as somebody fits, you are both brought to a table.
web-seek = Look for a game
web-seek-start = Find somebody
web-seek-end = Stop looking
web-seek-range = Against whom?
web-seek-any = anybody
web-seek-near = about as strong as I am
web-seek-wants-near = wants somebody near { $rating }
web-seeking = Looking for players: { $game }, { $count ->
    [one] { $count } seat
   *[other] { $count } seats
}
web-seekers = Waiting now
web-seekers-none = Nobody is waiting. Be the first.
web-play-with = Play
web-same-people = Again with the same people
web-play-again = Again
web-open-tables = Open tables
web-open-tables-none = No table is open to everybody just now.
web-table-ready = Your table is ready: { $game }
web-tables-ready = { $count ->
    [one] { $count } table is ready for you
   *[other] { $count } tables are ready for you
}
web-pace-each = { $minutes } min each
web-pace-hours = { $hours } h a move
web-pace-day = one day
web-pace-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
web-turn-notices = Notices
web-notices-about = In a game with hours or days for a move you can be told when it is your turn, once for each turn.
web-notices-on = Tell me when it is my turn in a slow game
web-notices-here = in this browser
web-notices-take = Tell me in this browser
web-notices-insecure = A browser takes notices only from a page that it has opened by HTTPS; this one came without.
web-notices-unable = This browser takes no notices. On an iPhone or iPad, add this page to the home screen first.
web-notices-denied = The browser does not allow notices from this page.
web-notices-are-off = You will get no more notices. You can switch them on again in the settings.
web-notices-mail = by mail to
web-mail-confirmed = Confirmed.
web-mail-none = No more mail
web-mail-code = The code that we sent to that address
web-mail-confirm = Confirm
web-vacation = Vacation
web-vacation-about = While you are away, clocks with a day or more for a move stand still. You have { $left } of { $yearly } days left this year.
web-vacation-begin = Go on vacation
web-vacation-until = You are on vacation until { $date }; your clocks stand still.
web-vacation-end = I am back
web-tournament = Tournament
web-tournaments = Tournaments
web-tournaments-about = For any group by a link: everybody plays by the same clock, and bots may fill in.
web-tournaments-none = There is no tournament yet.
web-tournament-new = A new tournament
web-tournament-name = Name
web-tournament-kind = Kind
web-tournament-swiss = Swiss
    .about = In each round those with equal scores meet, nobody twice.
web-tournament-robin = Round robin
    .about = Everybody meets everybody once.
web-tournament-arena = Arena
    .about = Whoever is free gets the next table, until the time is up.
web-at-a-table = Players at a table
web-arena-length = How long?
web-arena-minutes = { $minutes } min
web-duplicate = Duplicate
    .about = Every deal is played twice at the same time, with seats swapped.
web-fill = Bots
web-fill-none = none
web-fill-to = up to { $count } players
web-tournament-plays = I play too
web-tournament-public = Public: anybody may enter and watch
web-tournament-make = Make the tournament
web-tournament-enter = Enter
web-tournament-start = Begin
web-tournament-leave = Withdraw
web-tournament-link = Link to this tournament
web-tournament-waiting = Your next table opens here by itself.
web-tournament-is-open = open
web-tournament-is-playing = under way
web-tournament-is-over = over
web-my-next-table = To my table
web-round = Round { $round }
web-round-of = round { $round } of { $rounds }
web-standings = Standings
web-rank = Place
web-score-points = Points
web-games-played = Games
web-break-buchholz = Buchholz
    .about = The sum of the opponents’ points
web-break-sonneborn = Sonneborn–Berger
    .about = The points of those you have beaten, and half of those you have drawn with
web-break-direct = Direct
    .about = Points against those with equal points
web-break-wins = Wins
    .about = Matches won
web-has-gone = withdrew
web-pairings = Games
web-pairings-none = The first round begins when the host begins.
web-bye = free round

## Moderators and operators

web-operators = Moderation
web-operators-only = This page is for moderators of this server.
web-look-reports = Reports
web-look-people = People
web-look-tables = Tables
web-look-bans = Bans
web-look-audit = Log
web-look-roles = Roles
web-is-open = open
web-is-done = settled
web-is-lobby = not started
web-is-playing = under way
web-is-over = over
web-deed-whom = Whom or what
web-deed-why = Why
web-deed-ban = Ban
web-deed-unban = Lift the ban
web-deed-mute = Mute
web-deed-unmute = Unmute
web-deed-rename = Rename
web-deed-close = Close the table
web-deed-reopen = Reopen the table
web-deed-handle = Settle
web-deed-logout = Log out
web-deed-drop = Delete the table
web-deed-role = Change the role
web-new-name = New name
web-for-good = for good
web-role-player = player
web-role-moderator = moderator
web-role-operator = operator
web-field-at = When
web-field-who = Who
web-field-what = What
web-field-whom = Whom
web-field-detail = Details
web-field-reason = Reason
web-field-state = State
web-field-by-name = Reported by
web-field-about-name = About
web-field-said = Said
web-field-line = Line
web-field-table = Table
web-field-handled-by = Settled by
web-field-handled-at = Settled
web-field-note = Note
web-field-login = Login
web-field-name = Name
web-field-created = Since
web-field-muted = Muted until
web-field-until = Until
web-field-why = Why
web-field-game = Game
web-field-public = Public
web-field-ended = Ended
web-field-closed = Closed
web-field-role = Role

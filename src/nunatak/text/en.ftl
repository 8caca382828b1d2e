### The house: the command line and the terminal game, in English.
### The ids are the same in en.ftl, ru.ftl and cs.ftl.

player = Player { $number }
resigned = { $player } gives up: the other player wins.

## Help pages

cli-about =
    Board games of the wild north: play them, look into them, check them.
cli-usage = usage:
cli-arguments = arguments
cli-options = options
cli-commands = commands
cli-command = COMMAND
cli-examples = examples:
cli-exit-codes =
    exit codes:
      0    all is well
      1    no: a record does not hold, the ledger lacks something,
           or the input ended before the game did
      2    the command line, a file or an option can’t be understood
      3    a record is still sealed, so there is nothing to replay yet
      130  interrupted
cli-more =
    Each command has a page of its own: nunatak play --help
    To play now: nunatak play { $game }
cli-lang = language: { $languages }; otherwise that of the system
cli-no-color = no colors (the variable NO_COLOR does the same)
cli-help = show this page
cli-version = show the version
cli-game = which game: { $games }
cli-game-default = which game: { $games }; the first unless named
cli-seats = number of seats; the game’s smallest unless given
cli-option = an option of the game, such as its mode; may be repeated
cli-data = your own data from the box, instead of ours
cli-seed = the same seed deals the same game
cli-json = machine-readable output
cli-interrupted = Interrupted.

## Commands: playing

cli-play = play a game in this terminal
cli-play-about =
    Play against a bot, or with friends at one keyboard: the screen is
    hidden between turns. During the game type help to see what can be
    typed, why ACTION to learn why something is not allowed.
    Exit code: 0 at the end or after quit, 1 if the input ends before.
cli-play-examples =
    {"  "}nunatak play { $game }
    {"  "}nunatak play { $game } --players Anna,Ivan
    {"  "}nunatak play { $game } --seed 7 --bot random --lang cs
cli-play-players = people at this keyboard, by name; seats left over get bots
cli-play-bot = the bots’ level: { $bots }
cli-play-hot-seat = everybody sits at this keyboard, no bots

## Commands: looking

cli-show = draw the board of a record or a position
cli-show-about =
    Draw the board of a record, after any of its moves, or of a position
    written in one line. A sealed record can’t be drawn (exit code 3).
cli-show-examples =
    {"  "}nunatak show game.json
    {"  "}nunatak show game.json --move 12 --seat Anna
    {"  "}nunatak show "{ $game } …" --open
cli-show-what = a record’s file, or a position in quotation marks
cli-show-move = after that many moves; otherwise after the last
cli-show-seat = through the eyes of a seat, by name or number from 0; otherwise as a spectator
cli-show-open = through the eyes of every seat, one after another
cli-show-sealed = { $file }: the record is sealed until the game is over. Moves so far: { $moves }.
cli-show-no-moves = --move: a position has no moves; only a record has.
cli-show-too-far = --move: the record has { $moves ->
    [one] only { $moves } move
   *[other] only { $moves } moves
}, and { $move } were asked for.
cli-show-broken = { $file }: one of the moves can’t be made; nunatak verify tells which.
cli-show-after = { $title }, after move { $move }: { $notation }

cli-rules = read the rules
cli-rules-about =
    All rules, area by area, or one of them by its id; the beginning of
    an id gives the whole area.
cli-rules-examples =
    {"  "}nunatak rules { $game }
    {"  "}nunatak rules { $game } { $rule }
    {"  "}nunatak rules { $game } { $area }
cli-rules-rule = the id of a rule, or the beginning of some

## Commands: checking

cli-verify = check records
cli-verify-about =
    Replay records and check everything in them: the sealed deal, each
    move, the chain of positions, the result.
    Exit code: 0 all hold, 1 one does not, 3 one is still sealed,
    2 one can’t be read; the gravest counts.
cli-verify-examples =
    {"  "}nunatak verify game.json
    {"  "}nunatak verify games/*.json --json
cli-verify-files = records to check
cli-verify-ok = verified, { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}.
cli-verify-sealed = sealed: the game is not over, so there is nothing to replay yet.
cli-verify-commitment = the seed is not the one that was sealed before the first move.
cli-verify-chain-length = the chain of positions has the wrong length ({ $detail }).
cli-verify-deal = the seed deals another first position than the record claims.
cli-verify-unreadable = move { $number } is not an action: { $detail }.
cli-verify-notation = Actions are written like this: { $first }; { $last }.
cli-verify-refused = move { $number }, { $detail }, is against the rules.
cli-verify-move = after move { $number }, { $detail }, the position is not the one that the record claims.
cli-verify-result = the result is not what the moves lead to; that would be { $detail }.

cli-ledger = check that every rule is in code, tested and told
cli-ledger-about =
    Each rule of the ledger: which code cites it, how many tests are named
    after it, in which languages it is told. Needs a checkout.
    Exit code: 0 nothing is missing, 1 something is.
cli-ledger-examples =
    {"  "}nunatak ledger { $game }
    {"  "}nunatak ledger { $game } --json
cli-ledger-rule = rule
cli-ledger-code = code
cli-ledger-tests = tests
cli-ledger-complete = { $count ->
    [one] { $count } rule, nothing is missing.
   *[other] { $count } rules, nothing is missing.
}
cli-ledger-missing = { $count ->
    [one] { $count } rule lacks
   *[other] { $count } rules lack
} something: { $rules }

## Commands: measuring

cli-simulate = play many random games
cli-simulate-about =
    Play random games and tell what came of them: their length, who won,
    and where the points came from.
cli-simulate-examples =
    {"  "}nunatak simulate { $game } --games 100000 --seed 7
    {"  "}nunatak simulate { $game } --json
cli-simulate-games = how many games
cli-simulate-done = { $title }: { $games ->
    [one] { $games } random game
   *[other] { $games } random games
} in { $seconds } s.
cli-simulate-length = Decisions in a game: { $mean } on average, from { $shortest } to { $longest }.
cli-simulate-shared = Games with a shared first place: { $count }.
cli-simulate-unfinished = Games that did not end: { $count }.
cli-simulate-greedy = every player takes what brings most points at once, instead of playing at random
cli-simulate-roles = Wins by role: { $shares }
cli-simulate-wins = Wins

cli-bench = measure the speed
cli-bench-about =
    Random play on one core: decisions and games per second, compiled and
    interpreted, and with --peers the games of OpenSpiel beside them.
cli-bench-examples =
    {"  "}nunatak bench { $game }
    {"  "}nunatak bench { $game } --seconds 5 --peers --json
cli-bench-seconds = how long to measure each
cli-bench-peers = compare with OpenSpiel, if it is installed
cli-bench-measuring = Measuring…
cli-bench-decisions = decisions/s
cli-bench-games = games/s
cli-bench-ratio = ours is faster
cli-bench-compiled = compiled
cli-bench-interpreted = interpreted

cli-warmup = compile everything before the first game
cli-warmup-about =
    Compile the games to machine code, once for each version. A game that
    is not compiled yet does it by itself when it is first played.
cli-warmup-examples =
    {"  "}nunatak warmup
    {"  "}nunatak warmup --game { $game }
cli-warmup-game = only this game
cli-warmup-warm = Everything is compiled already.
cli-warmup-once = Compiling the rules to machine code; this happens only once.
cli-warmup-done = Compiled in { $seconds } s.

## Errors

cli-error-unrecognized = unknown arguments: { $what }
cli-error-required = missing: { $what }
cli-error-expected = { $argument }: a value is missing.
cli-error-choice = { $argument }: { $value } is not possible; choose from { $what }.
cli-error-argument = { $argument }: { $what }
cli-error-see-help = More: { $command } --help
cli-error-number = a whole number of at least { $least } is expected, not “{ $value }”.
cli-error-number-between = a whole number from { $least } to { $most } is expected, not “{ $value }”.
cli-error-pair = KEY=VALUE is expected, not “{ $value }”.
cli-error-exclusive = { $argument } and { $other } can’t be used together.
cli-error-game = there is no game “{ $name }”. There are: { $games }.
cli-error-bot = there is no bot “{ $name }”. There are: { $bots }.
cli-error-option = the option { $option } does not fit: { $what }
cli-error-data = the data is wrong in the field { $field }: { $what }
cli-error-position = the position can’t be read at { $where }: { $what }
cli-error-record = the record is wrong in the field { $field }: { $what }
cli-error-other-version = the record belongs to another version ({ $field }): { $what }
cli-error-no-file = there is no such file.
cli-error-file = the file can’t be read: { $strerror }
cli-error-not-text = the file is not text.
cli-error-toml = the file is not TOML: { $what }
cli-error-no-checkout = the ledger and the tests are not installed with the package; a checkout is needed.
cli-error-no-peers = OpenSpiel is not installed: pip install "nunatak[peers]"
cli-error-warmup = the game { $what } does not compile.
cli-error-seats = --seats: the game can’t be played with { $seats }; possible: { $allowed }.
cli-error-players = --players: there are { $players } names for { $seats } seats.
cli-error-seat = --seat: there is no seat “{ $seat }”. There are: { $allowed }.

## Before the game

play-ask-seats = How many players?
play-ask-against = Whom do you play with?
play-against-bot = Against a bot
play-against-friend = With friends at this keyboard
play-ask-name = Name of player { $number }?
play-bot = Bot
play-bot-numbered = Bot { $number }
play-commitment = The deal is sealed: SHA-256 { $commitment }
play-hint = Type help at any time.

## During the game

play-thinking = { $player } is thinking…
play-two-steps = A number from the first list, or one from each (1 2), or in words: { $notation }
play-no-choice = There is no choice { $number }: choose from 1 to { $count }.
play-unreadable = “{ $text }” is neither a command nor an action. Actions are written like this: { $first }; { $last }. Type help for more.
play-legal = That is legal: { $action }
play-rule-which = Which rule? Type its id after rule; the beginning of an id gives the whole area.
play-no-rule = There is no rule “{ $rule }”. Areas: { $areas }.
play-no-rule-but = There is no rule “{ $rule }”. Do you mean { $close }?
play-undone = The move is taken back.
play-hand-over = { $player }, it is your turn. Press Enter when only you can see the screen (undo takes the last move back).
play-press-enter = Press Enter.
play-yes = y, yes
play-resign-sure = Give up the game? (y/n)
play-resign-two = Only a game of two can be given up.
play-quit-sure = Leave the game? save FILE would keep its moves. (y/n)
play-input-ended = The input has ended, and so the game is left here.

## The end and the record

play-scoring = Final scoring
play-save-offer = Save the record? Type a file name, or only Enter to leave:
play-save-where = Where to? Type a file name after save.
play-save-over = There is such a file already. Write over it? (y/n)
play-save-failed = { $file } can’t be written: { $what }
play-saved = Saved to { $file }; nunatak verify and nunatak show read it.
play-saved-sealed = The moves so far are saved to { $file }; the deal stays sealed until the game is over.

## Commands during the game: what is typed, what it does, and other words for it

play-help-choices = Choose by the number in the list, or in words: { $notation }. Besides that you can type:
play-usage-why = why ACTION
play-about-why = is it allowed, and if not, by which rule?
play-words-why = why
play-usage-rule = rule ID
play-about-rule = read a rule, or an area of rules
play-words-rule = rule, rules
play-usage-undo = undo
play-about-undo = take your last move back, as long as it has shown nobody anything new
play-words-undo = undo, back
play-usage-log = log
play-about-log = all that has happened
play-words-log = log
play-usage-score = score
play-about-score = points so far, by source
play-words-score = score, points
play-usage-board = board
play-about-board = show the board and the choices again
play-words-board = board, show
play-usage-save = save FILE
play-about-save = save the record
play-words-save = save
play-usage-resign = resign
play-about-resign = give up
play-words-resign = resign
play-usage-help = help
play-about-help = this list
play-words-help = help, ?
play-usage-quit = quit
play-about-quit = leave the game
play-words-quit = quit, exit, q

## Commands: serving

cli-serve = serve tables to browsers
cli-serve-about =
    Serve tables over HTTP and WebSocket, with a store in a local file or in
    PostgreSQL. Every setting can also stand in a file (--settings) or in the
    environment (NUNATAK_PORT and so on); options win over the environment,
    the environment over the file.
cli-serve-examples =
    {"  "}nunatak serve --open
    {"  "}nunatak serve --host 0.0.0.0 --port 8000 --url https://games.example.org
    {"  "}nunatak serve --db postgresql://user@host/nunatak
cli-serve-open = open the browser
cli-serve-at = Serving at { $url }
cli-worker = think for the bots of servers elsewhere
cli-worker-about =
    Take bots’ turns from a store that servers share, and think about them.
    Several workers share the work; when one is killed, others take its turns.
cli-worker-examples =
    {"  "}nunatak worker --db postgresql://user@host/nunatak --bots 8
cli-worker-at = Thinking; bots at the same time: { $bots }
cli-db = look after a server’s store
cli-db-about =
    check    replay every table from its first event and report differences
    migrate  bring the store to this version
    backup   write the whole store into FILE (it holds secrets: keep it safe)
    restore  fill an empty store from FILE
    Exit code: 0 all is well, 1 a check has found differences.
cli-db-examples =
    {"  "}nunatak db check
    {"  "}nunatak db backup tables.gz --db postgresql://user@host/nunatak
    {"  "}nunatak db restore tables.gz --db sqlite:///tables.db
cli-db-what = what to do
cli-db-file = the backup’s file
cli-db-differs = table { $table }, event { $number }: { $what } differs.
cli-db-checked = Tables: { $tables }, events: { $events }, differences: { $differences }.
cli-db-migrated = The store has version { $version }.
cli-db-saved = Saved to { $file }, rows: { $rows }.
cli-db-restored = Restored from { $file }, rows: { $rows }.
cli-error-store = the store: { $what }
cli-error-no-server = the server is not installed: pip install "nunatak[server]"
cli-set-file = settings in a TOML file
cli-set-db = the store: a file’s path, sqlite:///… or postgresql://…
cli-set-host = address to listen at; 0.0.0.0 for the local network
cli-set-port = port to listen at
cli-set-url = how browsers reach the server, for links and cookies
cli-set-origins = other web origins that may speak to the server, with commas
cli-set-proxies = addresses of proxies whose X-Forwarded-For is believed, with commas
cli-set-bots = bots that think at the same time in this process; 0 leaves it to workers
cli-set-hold = level of the bots that hold seats
cli-set-away = seconds until a vanished player’s seat may be given to a bot
cli-set-lease = seconds until a vanished worker’s turn is taken over
cli-set-rate = messages per second from one client
cli-set-burst = messages at once from one client
cli-set-sockets = sockets at the same time
cli-set-logins = tries to log in per minute and address
cli-set-frame = bytes of one message
cli-set-body = bytes of one HTTP request
cli-set-log = level of the log: debug, info, warning, error
cli-error-setting = the setting { $setting } does not fit: { $what }

## The table server: what happens beside the game

table-undo = { $player } takes back.
table-ask = { $player } asks to take back.
table-agree = { $player } agrees.
table-decline = { $player } does not agree.
table-hold-left = { $player } has left; a bot holds the seat.
table-hold-away = { $player } is away; a bot holds the seat.
table-hold-time = The time of { $player } is up; a bot holds the seat.
table-take = { $player } is back.
table-migrate = The game goes on under version { $rules } of the rules.

## The table server: what can’t be done

server-malformed = The message can’t be read.
server-bad-value = A value does not fit.
server-bad-record = The record does not hold.
server-no-session = Say who you are first.
server-wrong-password = Name or password is wrong.
server-bad-token = The link is not valid any more.
server-forbidden = That is not yours to do.
server-bad-origin = Requests from this page are not accepted.
server-not-found = There is no such thing, or it is not open to you.
server-not-allowed = That can’t be asked for this way.
server-wrong-state = The table is not in the right state for that.
server-seat-taken = The seat is taken.
server-seat-open = A seat is still open.
server-nothing-to-redo = There is nothing to play again.
server-resign-two = Only a game of two can be given up.
server-not-away = The player has not been away for long enough.
server-login-taken = The name is taken.
server-stale = The table has moved on meanwhile.
server-hello-first = Say hello first.
server-frozen = The table rests: its game belongs to another version of the rules.
server-too-large = That is too large.
server-wrong-type = The content type is not accepted.
server-too-fast = Too many requests; wait a moment.
server-internal = Something went wrong on the server.
server-unavailable = The server can’t do that right now; try again.

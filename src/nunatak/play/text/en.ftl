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
cli-no-color = no colours (the variable NO_COLOR does the same)
cli-help = show this page
cli-version = show the version
cli-game = which game: { $games }
cli-game-default = which game: { $games }; the first unless named
cli-seats = number of seats; the game’s smallest unless given
cli-option = an option of the game, such as its mode; may be repeated
cli-options-of = options of { $title }:
cli-data = your own data from the box, instead of ours
cli-seed = the same seed deals the same game
cli-default = { $about } (default: { $default })
cli-hint-seed = the same seed and --iterations think the same
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

## Commands: bots

cli-bots = list the bots and how strong they are
cli-bots-about =
    The levels from the kindest to the strongest, then three yardsticks.
    They see what their seat sees, nothing more. Exit code: 0.
cli-bots-examples =
    {"  "}nunatak bots
    {"  "}nunatak play { $game } --bot hunter

## Commands: looking

cli-show = draw the board of a record or a position
cli-show-about =
    Draw the board of a record, after any of its moves, or of a position
    written in one line. A sealed record can’t be drawn (exit code 3).
cli-show-examples =
    {"  "}nunatak show game.json
    {"  "}nunatak show game.json --move 12 --seat Anna
    {"  "}nunatak show game.json --svg board.svg
    {"  "}nunatak show "{ $game } …" --open
cli-show-what = a record’s file, or a position in quotation marks
cli-show-move = after that many moves; otherwise after the last
cli-show-seat = through the eyes of a seat, by name or number from 0; otherwise as a spectator
cli-show-open = through the eyes of every seat, one after another
cli-show-svg = as a picture into this file (.svg); with --open one file for each seat
cli-show-theme = of the picture: light or dark
cli-show-sealed = { $file }: the record is sealed until the game is over. Moves so far: { $moves }.
cli-show-no-moves = --move: a position has no moves; only a record has.
cli-show-too-far = --move: the record has { $moves ->
    [one] only { $moves } move
   *[other] only { $moves } moves
}, and { $move } were asked for.
cli-show-broken = { $file }: one of the moves can’t be made; nunatak verify tells which.
cli-show-after = { $title }, after move { $move }: { $notation }
cli-open = show a record or a position in the browser
cli-open-about =
    Show the replay of a record, or open a position as a table to play on, in
    the browser. A small server of its own is started for that and keeps
    nothing; Ctrl-C ends it.
cli-open-examples =
    {"  "}nunatak open game.json
    {"  "}nunatak open "{ $game } …"
    {"  "}nunatak open game.json --url http://127.0.0.1:8000
cli-open-url = show it on this server, which is running already; it keeps the record among its public games
cli-open-port = the port of the small server; otherwise a free one
cli-open-at = Open in the browser: { $url }
cli-open-end = Ctrl-C ends it.
cli-open-broken = { $file }: the record does not hold; nunatak verify tells why.
cli-open-unfinished = The game is not over, so its last position is opened.
cli-open-nobody = No table server of nunatak answers at { $url }.

cli-rules = read the rules
cli-rules-about =
    The rulebook: its contents, a page of it, or the summary card. Every
    rule by its id too; the beginning of an id gives the whole area.
cli-rules-examples =
    {"  "}nunatak rules { $game }
    {"  "}nunatak rules { $game } scoring
    {"  "}nunatak rules { $game } --short
    {"  "}nunatak rules { $game } { $rule }
    {"  "}nunatak rules { $game } { $area }
cli-rules-what = a page of the rulebook, the id of a rule, or the beginning of some
cli-rules-short = the summary card
cli-rules-all = every rule by number
cli-rules-boards = draw the boards of the pictures too
cli-rules-open = nunatak rules { $game } PAGE opens a page, --short prints the card, --all every rule by number.

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
cli-simulate-order = Wins by order of play: { $shares }
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
cli-bench-baseline = compare with the code of another commit (HEAD~1 if none is named), both in turns
cli-bench-measuring = Measuring…
cli-bench-decisions = decisions/s
cli-bench-games = games/s
cli-bench-ratio = ours is faster
cli-bench-compiled = compiled
cli-bench-interpreted = interpreted
cli-bench-network = looks of the network

cli-train = teach a network a game
cli-train-about =
    Self-play from nothing, on a graphics card if there is one: all numbers of
    players in turns, one network for them all. The folder gets a checkpoint
    every minute, and a training that finds one goes on from there; at the end
    it holds net.npz, which the bot “net” reads.
cli-train-examples =
    {"  "}nunatak train { $game } --minutes 30
    {"  "}nunatak train { $game } --out my-net --matches 20 --plot curve.svg
cli-train-out = where checkpoint, curve and network go
cli-train-minutes = how long to learn
cli-train-games = games side by side
cli-train-threads = threads that step them (all cores if not said)
cli-train-matches = deals to play against “alpha” every minute
cli-train-plot = draw the curve at the end
cli-train-point = { $decisions } decisions, { $rate } a second; entropy { $entropy }
cli-train-won = { $decisions } decisions: { $won }% of games won against { $rival }
cli-train-done = The network is in { $path }.

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

## Commands: the arena

cli-arena = let bots play against each other, and rate them
cli-arena-about =
    Every bot meets every other; each deal is played from every seat.
    Ratings and scores come with the interval that holds the true value
    with 95% confidence. With --out the records of all games, a report
    and results.json are kept, and a run that was cut off goes on.
    Exit code: 0 all is well, 1 a bot forfeited a game.
cli-arena-examples =
    {"  "}nunatak arena { $game } --bots random,greedy,plain --games 200
    {"  "}nunatak arena { $game } --bots plain@1000i,plain@2000i --until-settled
    {"  "}nunatak arena { $game } --bots my_bots:Clever,greedy --out evening
cli-arena-bots = { $bots }, or your own as package.module:Class; with its own budget: plain@0.5s, plain@2000i, plain@1s+2t
cli-arena-games = how many games at least; whole rounds are played
cli-arena-seconds = how long a bot may think about a decision
cli-arena-iterations = how many iterations a bot may think; the only budget that can be repeated exactly
cli-arena-threads = how many threads one bot may think with
cli-arena-workers = how many games at a time; otherwise as many as there are cores for
cli-arena-gauntlet = only the first bot meets the others, who do not meet each other
cli-arena-until = stop a pair as soon as it is settled whether the first scores above or below SHARE (0.5 unless given)
cli-arena-out = keep records, results and report here; if the folder has the same settings, go on with it
cli-arena-ray = play on a Ray cluster at this address; “local” starts one here
cli-arena-playing = Playing
cli-arena-kept = Report, results and records: { $folder }
cli-arena-rounded = { $games ->
    [one] { $games } game is
   *[other] { $games } games are
} played: whole rounds of { $round }, so that every bot has every deal from every seat.
cli-error-threads = --threads: give --seconds-per-move or --iterations-per-move too.
cli-error-positive = a number above 0 is expected, not “{ $value }”.
cli-error-share = a number between 0 and 1 is expected, not “{ $value }”.
cli-error-entrant-twice = the bot “{ $entrant }” is listed twice; another budget (@) would make another bot of it.
cli-error-entrant-alone = at least two bots are needed, got: { $entrant }.
cli-error-entrant-budget = the budget of “{ $entrant }” can’t be read: write seconds (@0.5s), iterations (@2000i), and threads after a plus (@1s+2t).
cli-error-folder-settings = { $path } holds a tournament with other settings: “{ $field }” differs. Take another folder, or the same settings.
cli-error-folder-foreign = { $path } holds something other than a tournament. Take another folder.
cli-error-worker = a process died during game { $game } ({ $bots }). What was finished is kept; the same command goes on.
cli-error-no-ray = Ray is not installed: pip install "nunatak[ray]"
cli-error-ray = the Ray cluster can’t be reached: { $what }
cli-error-bot-module = the bot { $name } can’t be imported: { $what }
cli-error-bot-class = the bot { $name }: its module has no class “{ $what }”.
cli-error-bot-choose = the bot { $name }: the class { $what } has no method choose(outlook).
cli-error-bot-made = the bot { $name } can’t be made; its constructor may take seed, budget, both or nothing: { $what }
cli-error-bot-program = the program { $name } can’t play: { $what }

## The arena’s results and report

arena-title = Arena: { $title }
arena-summary = { $games ->
    [one] { $games } game
   *[other] { $games } games
} on { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}, { $length } decisions long on average, seed { $seed }.
arena-ratings = Ratings
arena-ratings-about = The dot is the rating, the line holds the true value with 95% confidence. A newcomer would have 25. Bots whose lines do not overlap differ reliably.
arena-head-to-head = Head to head
arena-head-to-head-about = What the bot of the row scores against the bot of the column when nobody else sits there: a win is 1, a tie ½. Below it the interval that holds the true score with 95% confidence; the games of one deal count as one observation.
arena-always-valid = The tournament stopped as soon as a question was settled, so these intervals are of the kind that stays valid whenever one stops; all of them together hold with 95% confidence.
arena-course = How the scores settled
arena-course-about = The score after each round; the shaded band stays valid whenever one stops.
arena-first-places = First places
arena-first-places-about = How often the bot came first at such a table; those who share a first place share it evenly. The mark is what equally strong bots would get.
arena-points = Where the points came from
arena-points-about = Mean points of a bot in one seat.
arena-seats = Seats and roles
arena-seats-about = How much of the first places went to each seat, to who plays first, second and so on, and to each role, whoever sat there.
arena-thinking = Thinking time
arena-forfeits = Forfeits
arena-forfeits-about = A bot that failed came last in that game; with more than two seats a random stand-in played on for it.
arena-forfeit-illegal = Game { $game }: { $bot } chose { $detail } after move { $move }, which is not a legal action.
arena-forfeit-crash = Game { $game }: { $bot } failed after move { $move }: { $detail }
arena-forfeits-more = … and { $count } more.
arena-unfinished = Games that did not end: { $count }.
arena-settings = Settings
arena-verify = Every game can be checked: nunatak verify games/*.json
arena-bot = bot
arena-against = against
arena-rating = rating
arena-interval = 95% interval
arena-games = games
arena-first-share = first places
arena-mean-place = mean place
arena-mean-points = points
arena-wins = wins
arena-ties = ties
arena-losses = losses
arena-score = score
arena-even = even
arena-table = table
arena-round = round
arena-seat = seat { $number }
arena-order = no. { $number } to play
arena-decisions = decisions
arena-mean-seconds = mean, s
arena-slowest-seconds = slowest, s
arena-answer = { $answer ->
    [above] Settled: { $bot } scores more than { $share } against { $other }.
   *[below] Settled: { $bot } scores less than { $share } against { $other }.
}
arena-open = Open: { $bot } against { $other } is not settled at { $share }.

## Commands: thinking a game over

cli-analyze = judge every decision of a record
cli-analyze-about =
    Estimate, for every decision of a record, how each player stood, which
    move was best and what the one played gave away; find the turning
    points; and where two players hold hidden cards, tell the luck of the
    deal from skill. Ctrl-C keeps what is done so far.
    Exit code: 0 done, 130 broken off, 1 the record does not hold,
    3 it is still sealed.
cli-analyze-examples =
    {"  "}nunatak analyze game.json
    {"  "}nunatak analyze game.json --seconds-per-move 5 --out game.html
    {"  "}nunatak analyze game.json --iterations-per-move 4000 --json
cli-analyze-record = a record’s file
cli-analyze-seconds = how long to think about each decision; { $seconds } s unless given
cli-analyze-iterations = how many iterations to think about each decision; the same number gives the same analysis
cli-analyze-threads = decisions to judge side by side; as many as there are cores unless given
cli-analyze-deal-games = how often to play the deal to tell luck from skill, rounded up to pairs; 0 leaves it out; { $games } unless given
cli-analyze-out = write a page (.html, with its data in .analysis.json beside it), only the data (.json) or only the picture (.svg)
cli-analyze-seed = the seed of the search
cli-analyze-no-moves = { $file }: the record has no moves, so there is nothing to judge.
cli-analyze-same-file = --out: { $file } is the record itself, and would be lost.
cli-analyze-judging = Judging
cli-analyze-saved = Written: { $file }
cli-analyze-interrupted = Broken off: { $done } of { $decisions } decisions are judged.

cli-hint = tell the best move and what it gains
cli-hint-about =
    The best move of whoever decides in a record or a position, how the
    turn goes on, and which points it brings by which rule. Only what that
    seat may know is used. Exit code: 0 done, 3 the record is sealed.
cli-hint-examples =
    {"  "}nunatak hint game.json --move 12
    {"  "}nunatak hint "{ $game } …" --seconds 10
cli-hint-move = after that many moves; otherwise after the last
cli-hint-seat = who asks, by name or number from 0; it must be their turn to decide
cli-hint-seconds = how long to think; { $seconds } s unless given
cli-hint-iterations = how many iterations to think; the same number gives the same hint
cli-hint-over = The game is over: there is nothing to decide.
cli-hint-not-deciding = --seat: { $seat } does not decide now; it is the turn of { $player }.
cli-puzzles = find positions with one clearly best move, or check them
cli-puzzles-about =
    Lets the search play against itself and keeps the positions in which one
    move is clearly better than every other, with solution, themes and rating;
    in hidden games as the seat sees them. The same seed finds the same, with
    any number of workers. --check searches every solution anew, longer, and
    tells how much random and greedy play would solve.
    Exit code: 0 done, 1 too few were found or a solution does not hold.
cli-puzzles-examples =
    {"  "}nunatak puzzles { $game } --count 60 --out puzzles.json
    {"  "}nunatak puzzles { $game } --check puzzles.json --times 10
cli-puzzles-out = where to keep what is found
cli-puzzles-check = check the puzzles in this file
cli-puzzles-count = how many to find
cli-puzzles-iterations = iterations for each decision; a second search takes four times as many
cli-puzzles-times = how many times as long as the search that found them
cli-puzzles-workers = how many games or puzzles at a time
cli-puzzles-seconds = stop looking after so long; what is found then depends on the machine
cli-puzzles-drop = with --check: leave those that do not hold out of the file
cli-puzzles-what = Say --out FILE to find puzzles, or --check FILE to check them.
cli-puzzles-other = holds puzzles of { $game }, version { $rules } of the rules.
cli-puzzles-progress = { $kept } kept, { $games } games
cli-puzzles-checking = Checking
cli-puzzles-found = { $count ->
    [one] { $count } puzzle is kept in { $file }.
   *[other] { $count } puzzles are kept in { $file }.
}
cli-puzzles-ratings = Ratings: { $least } to { $most }, half of them up to { $middle }.
cli-puzzles-fails = { $puzzle } does not hold: { $solution }
cli-puzzles-held = { $held } of { $count } hold under { $times } times the search.
cli-puzzles-others = Solved by random play: { $random }%, by greedy play: { $greedy }%.

## Errors

cli-error-unrecognized = unknown arguments: { $what }.
cli-error-required = missing: { $what }.
cli-error-expected = { $argument }: a value is missing.
cli-error-choice = { $argument }: “{ $value }” is not possible; choose from { $what }.
cli-error-command-like = there is no command “{ $value }”. Did you mean “{ $what }”?
cli-error-command = there is no command “{ $value }”. There are: { $what }.
cli-error-argument = { $argument }: { $what }
cli-error-see-help = More: { $command } --help
cli-error-number = a whole number of at least { $least } is expected, not “{ $value }”.
cli-error-number-between = a whole number from { $least } to { $most } is expected, not “{ $value }”.
cli-error-pair = KEY=VALUE is expected, not “{ $value }”.
cli-error-exclusive = { $argument } and { $other } can’t be used together.
cli-error-game = there is no game “{ $name }”. There are: { $games }.
cli-error-bot = there is no bot “{ $name }”. There are: { $bots }.
cli-error-option = the option { $option } does not fit: { $what }.
cli-error-data = the data is wrong in the field { $field }: { $what }.
cli-error-position = the position can’t be read at { $where }: { $what }.
cli-error-record = { $field ->
    [file] the file can’t be read: { $what }.
   *[other] the record is wrong in the field { $field }: { $what }.
}
cli-error-other-version = the record belongs to another version ({ $field }): { $what }.
cli-error-no-file = there is no such file.
cli-error-file = the file can’t be read: { $what }.
system-eacces = there is no permission for it
system-eperm = it is not permitted
system-eisdir = it is a folder, not a file
system-enotdir = a part of the path is no folder
system-enoent = there is no such file or folder
system-eexist = it is there already
system-enospc = there is no room left on the disk
system-erofs = the disk can only be read
system-enametoolong = the name is too long
system-enoexec = it is no program
cli-error-not-text = the file is not text.
cli-error-toml = the file can’t be read: { $what }.
cli-error-no-checkout = the ledger and the tests are not installed with the package; a checkout is needed.
cli-error-commit = there is no commit { $commit } in this repository.
cli-error-no-peers = OpenSpiel is not installed: pip install "nunatak[peers]"
cli-error-no-torch = PyTorch is not installed: pip install "nunatak[learn]"
cli-error-warmup = the game { $what } does not compile.
cli-error-seats = --seats: the game can’t be played with { $seats }; possible: { $allowed }.
cli-error-players = --players: there are { $players } names for { $seats } seats.
cli-error-seat = --seat: there is no seat “{ $seat }”. There are: { $allowed }.

## Before the game

label-source = Points from
label-total = Total
play-ask-seats = How many players?
play-ask-against = Who are you playing with?
play-ask-bot = How strong should the bots be?
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

## Bots and their levels

bot-random = random
    .about = plays any legal move
bot-greedy = greedy
    .about = takes the most points it can get at once
bot-plain = plain
    .about = tries every move in many random games; a yardstick
bot-pup = pup
    .about = a kind opponent for a first game: it looks around more than it thinks
bot-hunter = hunter
    .about = thinks for a moment, sees what is near; for an even game among friends
bot-alpha = alpha
    .about = thinks several moves ahead and plays short endings out exactly; for good players
bot-elder = elder
    .about = very strong: up to three seconds for a decision, on two cores
bot-spirit = spirit
    .about = for championships: the elder with up to fifteen seconds for a decision
bot-net = net
    .about = learned by playing against itself, and plays what it feels at once, without a thought

## Analysis: what it tells

analysis-percent = { $percent }%
analysis-place = place { $place }
analysis-places = { $places } places
analysis-title = { $title }: { $players }
analysis-scope = { $decisions ->
    [one] { $decisions } decision judged.
   *[other] { $decisions } decisions judged.
}
analysis-partial = The analysis was broken off after { $done } of { $decisions } decisions.
analysis-seconds = Thought about each: { $seconds } s.
analysis-iterations = Thought about each: { $iterations } iterations, seed { $seed }.
analysis-ended = Place { $place }: { $player } ({ $points }).
analysis-gave-up = { $player } gave up.
analysis-chance = Estimated chance to win
analysis-expected-place = Expected place
analysis-axis-moves = move
analysis-column-player = Player
analysis-column-accuracy = Accuracy
analysis-column-lost = Gave away
analysis-column-slips = Slips
analysis-column-mistakes = Mistakes
analysis-column-blunders = Blunders
analysis-column-move = Move
analysis-column-played = Played
analysis-column-estimate = Estimate
analysis-turning-points = Turning points
analysis-no-turning-points = The estimate never changed much at once.
analysis-swing = Move { $move }. { $player }: { $before } → { $after }.
analysis-cause = { $cause ->
    [mistake] Own mistake.
    [opponent] Mistake by { $player }.
    [chance] Something was dealt, came to light or was not foreseen; nobody’s clear mistake.
   *[unforeseen] The search had not foreseen it; nobody’s clear mistake.
}
analysis-losses = What was given away
analysis-no-losses = Nothing beyond the noise of the search.
analysis-loss = Move { $move }. { $player }: { $grade }, { $lost } ± { $error }.
analysis-grade = { $grade ->
    [slip] slip
    [mistake] mistake
    [blunder] blunder
   *[fine] good
}
analysis-better = Played: “{ $played }”. Better: “{ $best }”.
analysis-luck = Luck of the deal
analysis-deal = Equally strong bots played this deal { $games } times, half of the games with the seats exchanged. Whoever sat where { $player } did reached { $share } ± { $error }.
analysis-deal-even = That favours nobody beyond the noise.
analysis-luck-and-skill = { $player }: { $luck } by the deal, { $skill } by what was made of it.
analysis-every-turn = Every turn
analysis-note-turns = What a player decides in a row is one turn, and what its parts gave away is summed up. Accuracy is the share of turns with a choice that surely gave nothing away. What is given away is summed over all turns, so it can come to more than one whole win (100%).
analysis-note-noise = ± is one standard error of the search. A loss counts only from twice that on; what the search itself does not see, it can’t tell.
analysis-note-hidden = Every decision is judged by what its player could know then, never by the hidden cards; each line of the picture is that player’s own estimate.

## Hints: what they tell

hint-thinking = Thinking…
hint-best = { $player }, the best move:
hint-estimate-chance = Chance to win: about { $estimate }.
hint-estimate-place = Expected: { $estimate }.
hint-happens = What happens:
hint-gains = Points by source, if all were counted after this turn:
hint-gain = { $player }, { $source }: { $change } ({ $before } → { $after }) { $rules }
hint-no-gains = No points change at once: the move prepares what comes later.
hint-unsure = Something comes to light on the way, so the points are an average.
hint-total = In all: { $totals }
hint-ahead = { $player } is then ahead.
hint-level = Then nobody is ahead.
hint-others = Other moves: { $others }
hint-other = { $action } ({ $estimate })
hint-why = { $way ->
    [more] You have more: { $list }.
   *[less] You have less: { $list }.
}
hint-why-other = { $way ->
    [more] { $player } has more: { $list }.
   *[less] { $player } has less: { $list }.
}

## Commands: serving

cli-engine = a bot of the house as a program
cli-engine-about =
    A bot that hears lines and says what it plays, for programs and other
    houses. docs/engine.md tells the protocol; the arena takes programs
    of others as program:COMMAND.
cli-engine-examples =
    {"  "}nunatak engine
    {"  "}nunatak arena { $game } --bots alpha,"program:nunatak engine --bot pup"
cli-engine-bot = who thinks: { $bots }

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
cli-serve-warming = Games are being compiled, this once; each can be played as soon as it is ready.
cli-serve-ready = { $title } is ready.
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
cli-admin = look after the people and tables of a server
cli-admin-about =
    people, tables, sessions, bans, audit, reports, roles   show them; WHOM narrows the list
    ban, unban    a person, or a range of addresses such as 192.0.2.0/24
    mute, unmute  what a person says is refused
    rename        give a person another NAME
    logout        end every session of a person
    recovery      a code by which a person can choose a new password, once
    role          make an account a player, moderator or operator (NAME)
    handle        a report is settled, by its number; --why is the note
    close, reopen a table rests, or goes on
    drop          delete a table with everything that happened at it
    export        everything that is kept of a person, as JSON
    forget        delete a person; the moves of their games stay
    purge         delete what has expired, and what nobody has used for a month
    A person is named by login or id, a table by its id. Every deed is written
    down (audit). Running servers hear of it within seconds.
cli-admin-examples =
    {"  "}nunatak admin people ann
    {"  "}nunatak admin ban 192.0.2.0/24 --days 7 --why flood
    {"  "}nunatak admin export ann > ann.json
cli-admin-what = what to do
cli-admin-whom = a person, a table or a range of addresses
cli-admin-name = the new name
cli-admin-days = for so many days; without it, for good
cli-admin-why = the reason, for the audit
cli-admin-rows = Rows: { $rows }.
cli-admin-for-ever = for good
cli-error-store = the store: { $what }
cli-error-no-server = the server is not installed: pip install "nunatak[server]"
cli-error-listen-taken = port { $port } is taken by another program; choose another with --port.
cli-error-listen-forbidden = port { $port } needs rights that you do not have; choose one above 1023 with --port.
cli-error-listen-range = there is no port { $port }; ports are numbers from 1 to 65535.
cli-error-listen-host = this machine has no address { $host } to listen at; see --host.
cli-set-file = settings in a TOML file
cli-set-db = the store: a file’s path, sqlite:///… or postgresql://…
cli-set-host = address to listen at; 0.0.0.0 for the local network
cli-set-port = port to listen at
cli-set-url = how browsers reach the server, for links and cookies
cli-set-origins = other web origins that may speak to the server, with commas
cli-set-proxies = addresses of proxies whose X-Forwarded-For is believed, with commas
cli-set-bots = bots that think at the same time in this process; 0 leaves it to workers
cli-set-hold = level of the bots that hold seats
cli-set-programs = bots that are programs: NAME=COMMAND, several with semicolons
cli-set-away = seconds until a vanished player’s seat may be given to a bot
cli-set-lease = seconds until a vanished worker’s turn is taken over
cli-set-analysis = iterations of thought for each decision when a finished game is analysed on request; 0 for no analyses
cli-set-hint = iterations of thought for a hint; 0 for no hints
cli-set-pages = folder with the games for pages (python -m nunatak.page.build FOLDER): hints, analyses, previews and the bots of whoever plays alone are then thought about in the visitor’s browser; empty: at the server
cli-set-rate = messages per second from one client
cli-set-burst = messages at once from one client
cli-set-sockets = sockets at the same time
cli-set-work = milliseconds of dear work a second (replays, imports, forks) for one address
cli-set-crowd = sockets at the same time from one address
cli-set-logins = tries to log in per minute and address
cli-set-frame = bytes of one message
cli-set-body = bytes of one HTTP request
cli-set-log = level of the log: debug, info, warning, error
cli-set-limits = a file with limits by role (docs/operations.md)
cli-set-contact = how push services reach the operator: mailto:… or https:…
cli-set-vacation = days of vacation a year for games with days for a move
cli-set-smtp_host = the mail server that sends notices; empty: none
cli-set-smtp_port = its port
cli-set-smtp_user = its user; empty: none is asked for
cli-set-smtp_password = the password of that user
cli-set-smtp_from = the sender of letters
cli-set-smtp_tls = starttls, or none for a mail server on this machine
cli-error-setting = the setting { $setting } does not fit: { $what }.

## The table server: what happens beside the game

table-undo = { $player } takes back.
table-ask = { $player } asks to take back.
table-agree = { $player } agrees.
table-decline = { $player } does not agree.
table-hold-left = { $player } has left; a bot holds the seat.
table-hold-away = { $player } is away; a bot holds the seat.
table-hold-time = The time of { $player } is up; a bot holds the seat.
table-take = { $player } is back.
table-away = { $player } is on vacation for { $days ->
    [one] { $days } day
   *[other] { $days } days
}; the clock stands still.
table-back = { $player } is back from vacation.
notice-turn = Your turn: { $game }, with { $names }
notice-off = No more notices
notice-letter =
    { $text }
    { "" }
    The table: { $table }
    { "" }
    No more of these letters: { $off }
notice-code-subject = Your code
notice-code =
    Somebody, hopefully you, wants to be told by mail when it is their turn at { $house }.
    { "" }
    The code: { $code }
    { "" }
    If it was not you, do nothing: no more letters will come.
table-migrate = The game goes on under version { $rules } of the rules.

## The table server: what can’t be done

server-malformed = The message can’t be read.
server-bad-value = A value does not fit.
server-unreadable = These words name no action. One is written like this:
server-bad-record = The record does not hold.
server-bad-position = The position can’t be read.
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
server-own-data = This table plays with data of its own, which a position does not hold.
server-too-large = That is too large.
server-wrong-type = The content type is not accepted.
server-too-fast = Too many requests; wait a moment.
server-internal = Something went wrong on the server.
server-unavailable = The server can’t do that right now; try again.
server-too-slow = The request took too long to arrive.
server-too-many = There are too many of these at the same time.
server-wrong-code = The code is wrong or has been used.
server-banned = You are not let in here for now.
server-muted = You can’t write messages for now.
server-rated = Not while a rated game goes on.
server-hint-people = Hints are given only where all others are bots, or at a table that was opened with hints for everybody.
server-not-your-turn = It is not your turn to decide.
server-warming = The game is being made ready; a moment.
server-no-mail = This server sends no mail.
server-on-vacation = You are on vacation already.
server-sealed = The same deal is still being played at another table.
server-few-entrants = There are not enough players yet; at least:

## What is wrong with a position or an option; the key follows from the English sentence

wrong-32-hexadecimal-digits-are-expected-got = 32 hexadecimal digits are expected, got '{ $got }'
wrong-a-number-from-to-is-expected-got = a number from { $least } to { $most } is expected, got '{ $got }'
wrong-a-pack-is-missing-or-chosen-too-early = a pack is missing, or chosen too early
wrong-a-piece-and-a-token-lie-there-w-cell-05 = a piece and a token lie there (W-CELL-05)
wrong-a-player-has-that-pack = a player has that pack
wrong-all-of-are-expected = all of { $names } are expected
wrong-all-territories-are-full = all territories are full
wrong-an-action-to-be-paid-is-expected-got = an action to be paid is expected, got '{ $got }'
wrong-an-own-wolf-that-has-not-moved-is-expected = an own wolf that has not moved is expected
wrong-can-t-be-at = can't be at { $where }
wrong-does-not-belong-there-in-phase = does not belong there in phase { $phase }
wrong-does-not-fit-the-phase = does not fit the phase { $phase }
wrong-each-can-be-there-once = each can be there once
wrong-follows-from-the-picks-of-the-set-up = follows from the picks of the set-up
wrong-has-a-card-that-is = { $hand } has a card that is { $suit }
wrong-has-no-card-to-play = has no card to play
wrong-has-nothing-to-reveal = has nothing to reveal
wrong-has-nothing-to-take = has nothing to take
wrong-holds-two-pieces-already = { $cell } holds two pieces already
wrong-hunters-before-and-after-the-card-a-turn-04 = hunters before and after the card (A-TURN-04)
wrong-is-a-map-for-got = { $map } is a map for { $count }, got { $got }
wrong-is-expected-got = { $form } is expected, got '{ $got }'
wrong-is-given-twice = is given twice
wrong-is-missing-in-phase = is missing in phase { $phase }
wrong-is-not-text = is not text
wrong-was-written-under-version-of-nunatak-this-is-version = was written under version { $theirs } of { $game } (nunatak { $nunatak }); this is version { $ours }
wrong-is-sealed-until-the-game-is-over = is sealed until the game is over
wrong-is-not-played-by = { $game } is not played by { $count }
wrong-a-json-object-is-expected = a JSON object is expected
wrong-is-missing-so-this-is-no-record-of-nunatak = is missing, so this is no record of nunatak
wrong-there-is-no-such-field = there is no such field
wrong-a-list-of-objects-is-expected = a list of objects is expected
wrong-is-missing = is missing
wrong-can-t-be = can't be { $got }
wrong-is-a-bot-of-the-house = { $name } is a bot of the house
wrong-rules-are-played-here = { $path }: rules { $found }, { $ours } are played here
wrong-can-t-be-read = { $path } can't be read: { $reason }
wrong-there-is-no-known = there is no { $field }; known: { $names }
wrong-a-number-from-0-is-expected-got = { $field }: a number from 0 is expected, got '{ $got }'
wrong-a-number-is-expected-got = a number is expected, got '{ $got }'
wrong-there-is-no-such-setting-known = there is no such setting; known: { $names }
wrong-name-command-is-expected-got = NAME=COMMAND is expected, got '{ $got }'
wrong-no-json = no JSON: { $reason }
wrong-no-json-at-line-column = no JSON at line { $line }, column { $column }
wrong-a-list-of-texts-is-expected = a list of texts is expected
wrong-texts-are-expected = texts are expected
wrong-is-no-land-cell = { $cell } is no land cell
wrong-is-no-lone-wolf-cell = { $cell } is no lone-wolf cell
wrong-leave-no-free-slot = leave no free slot
wrong-more-than-cards-lie-in = more than { $count } cards lie in { $place }
wrong-one-has-begun-in-phase = one has begun in phase { $phase }
wrong-one-of-is-expected-got = one of { $names } is expected, got '{ $got }'
wrong-are-expected-got = { $count } are expected, got '{ $got }'
wrong-at-the-most-got = { $most } at the most, got { $got }
wrong-are-won-are-off-the-board = { $won } are won, { $off } are off the board
wrong-refuses-it = { $rule } refuses it
wrong-the-box-has-fewer-cards = the box has fewer cards { $card }
wrong-the-card-is-in-two-places = the card { $card } is in two places
wrong-the-cell-of-a-foreign-wolf-is-expected = the cell of a foreign wolf is expected
wrong-the-position-breaks-this-rule = the position breaks this rule
wrong-there-are-only-ice-tokens = there are only { $count } ice tokens
wrong-there-are-only-icebergs = there are only { $count } icebergs
wrong-there-are-only-of = there are only { $count } of { $name }
wrong-there-is-no = there is no { $wolf }
wrong-there-is-no-slot-on-this-side = there is no slot { $slot } on this side
wrong-there-is-no-such-key = there is no such key
wrong-there-is-no-such-option-known = there is no such option; known: { $names }
wrong-there-is-nothing-to-decide-in = there is nothing to decide in { $phase }
wrong-there-is-only-one-igloo = there is only one igloo
wrong-there-is-something-at-already = there is something at { $place } already
wrong-two-dwellings-stand-there-w-cell-02 = two dwellings stand there (W-CELL-02)
wrong-two-ice-tokens-lie-at-a-pos-07 = two ice tokens lie at { $place } (A-POS-07)
wrong-two-packs-share-the-cell-w-cell-03 = two packs share the cell (W-CELL-03)
wrong-water-or-ice-must-be-said-there = water or ice must be said there: { $form }
wrong-key-value-is-expected = key=value is expected
wrong-a-command-is-expected = a command is expected
wrong-a-quotation-mark-is-missing = a quotation mark is missing
wrong-it-has-ended-with-code = it has ended with code { $code }
wrong-it-says = it says: { $said }
wrong-it-did-not-say-within-s = it did not say { $word } within { $seconds } s
wrong-can-t-be-started = { $path } can't be started: { $reason }
wrong-it-wants-there-are = it wants { $wanted }; there are { $known }
wrong-it-does-not-play = it does not play { $game }
wrong-it-does-not-stop-thinking = it does not stop thinking
wrong-a-table-is-needed-got = a table is needed, got { $got }
wrong-a-list-of-is-needed-got = a list of { $count } is needed, got { $got }
wrong-a-list-is-needed-got = a list is needed, got { $got }
wrong-a-list-of-cells-is-needed-got = a list of cells is needed, got { $got }
wrong-a-cell-q-r-of-the-board-is-needed-got = a cell [q, r] of the board is needed, got { $got }
wrong-a-number-from-to-is-needed-got = a number from { $least } to { $most } is needed, got { $got }
wrong-a-whole-number-from-0-is-needed-got = a whole number from 0 is needed, got { $got }
wrong-two-whole-numbers-are-needed-got = two whole numbers are needed, got { $got }
wrong-rising-numbers-are-needed-got = rising numbers are needed, got { $got }
wrong-a-word-is-needed-got = a word is needed, got { $got }
wrong-one-of-is-needed-got = one of { $names } is needed, got { $got }
wrong-each-of-is-needed-once-got = each of { $names } is needed once, got { $got }
wrong-exactly-are-needed = exactly { $names } are needed
wrong-is-needed-got = { $count } is needed, got { $got }
wrong-is-there-twice = { $name } is there twice
wrong-a-hexagon-of-radius-is-needed = a hexagon of radius { $radius } is needed
wrong-melt-or-a-direction-with-a-number-from-1-to-is-needed = MELT, or a direction with a number from 1 to { $most }, is needed
wrong-cards-are-needed-got = { $count } cards are needed, got { $got }
wrong-no-card-drifts = no card drifts { $direction }
wrong-the-cell-has-ice-already = the cell has ice already
wrong-the-cell-is-a-corner = the cell is a corner
wrong-the-cell-has-an-iceberg = the cell has an iceberg
wrong-icebergs-are-needed-got = { $count } icebergs are needed, got { $got }
wrong-ice-tokens-are-needed-in-all-got = { $count } ice tokens are needed in all, got { $got }
wrong-cod-are-needed-got = { $count } cod are needed, got { $got }
wrong-can-t-be-there-in-the-layer = { $name } can't be there, in the layer { $layer }
wrong-there-is-no-floe-in-the-cell = there is no floe in the cell
wrong-the-corner-is-not-empty = the corner { $direction } is not empty
wrong-both-faces-are = both faces are { $face }
wrong-scars-at-the-most-in-all-got = { $most } scars at the most in all, got { $got }
wrong-all-territories-have = all territories have { $number }
wrong-there-is-no-such-territory = there is no such territory
wrong-the-border-is-named-twice = the border is named twice
wrong-this-side-has-no-slot-at-all = this side has no slot at all
wrong-normal-mode-has-no-border-slots = normal mode has no border slots
wrong-two-territories-are-needed-got = two territories are needed, got { $got }
wrong-and-are-not-neighbours = { $one } and { $other } are not neighbours
wrong-slots-for-tricks = { $count } slots for { $tricks } tricks
wrong-a-number-has-too-many-digits = a number has too many digits
wrong-too-many-brackets-lie-in-each-other = too many brackets lie in each other
wrong-given-twice-line-column = given twice: line { $line }, column { $column }
wrong-no-toml-at-line-column = no TOML at line { $line }, column { $column }
wrong-a-key-has-more-than-dots = a key has more than { $most } dots
wrong-brackets-lie-more-than-deep = brackets lie more than { $most } deep
wrong-an-object-is-expected-got = an object is expected, got '{ $got }'
wrong-the-field-is-missing = the field { $name } is missing
wrong-there-is-no-field = there is no field { $name }
wrong-of-length-is-expected = { $form } of length { $bound } is expected
wrong-like-is-expected = { $form } like { $like } is expected
wrong-is-expected = { $form } { $bound } is expected
wrong-no-json-at-byte = no JSON at byte { $byte }
wrong-the-json-ends-too-early = the JSON ends too early
wrong-there-is-nobody-called = there is nobody called { $whom }
wrong-people-are-called = { $count } people are called { $whom }
wrong-there-is-no-table = there is no table { $whom }
wrong-there-is-no-report = there is no report { $whom }
wrong-a-name-is-expected = a name is expected
wrong-has-no-login = { $whom } has no login
wrong-role-is-one-of-got = ROLE is one of { $names }, got '{ $got }'
wrong-version-is-stored-this-is = version { $found } is stored, this is { $ours }
wrong-it-is-not-empty = it is not empty
wrong-has-version-of = { $file } has version { $version } of { $form }
wrong-is-no-backup-or-not-all-of-one = { $file } is no backup, or not all of one

title = Noughts and crosses
about = Two players, nine fields: whoever has three marks in a row wins.
source = A row
ask-move = Which field do you mark?
wait-move = { $player } chooses a field.
ask-over = The game is over.
action-mark = Mark field { $field }
action-give-up = Give up
log-marks = { $player } marks field { $field }.
log-gives-up = { $player } gives up.
log-winner = { $player } wins!
log-shared = { $player } shares the victory.

## Rules: playing

N-TURN-01 = It is not your turn.
    .rule = Noughts begin; then the players take turns.
N-MARK-01 = There is no such field.
    .rule = A turn is one mark on one of the nine fields.
N-MARK-02 = That field is taken.
    .rule = A field is marked once.
N-END-01 = The game is over.
    .rule = Three own marks in a row win; when all fields are marked, nobody does.
N-END-02 =
    .rule = A player may give up in their turn; the other wins.

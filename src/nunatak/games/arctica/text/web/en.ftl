### Arctica in the browser, in English. The ids are the same in en.ftl, ru.ftl and cs.ftl.

## The board

overlay-reach = Reach
overlay-threats = Threats
overlay-cards = Cards
overlay-cells = Coordinates
web-sea = open sea
web-corner = corner
web-cell = { $cell }: { $what }
web-figure-at = { figure } { layer }
web-plankton-left = Plankton in the supply: { $count }
web-cod-left = Cod on the board: { $count }
web-lost = lost
web-won = Won so far
web-barred = its first turn back: it may not hunt

## Choosing

web-use = Use { figure-acc }
web-pieces = Pieces to place
web-prepared-drift = Play the card, or choose right away the first token that drifts.
web-prepared-melt = Choose the ice token that melts.

## The plan of the turn

web-plan = The turn
web-turn-card = ice card
web-turn-neutral = neutral hunter
web-part = { $state ->
    [done] : done
    [shut] : no longer possible
   *[open] : still possible
}
web-plan-look = Point at a lit token to see what it would do.
web-go = { figure-nom }: here, { layer-to }
web-drift = Let { ice-acc } drift
web-plan-slide = { ice-nom } drifts.
web-plan-aside = { figure-nom } moves aside.
web-plan-push = It pushes { ice-acc }.
web-plan-rides = { figure-nom } drifts with the ice, { layer }.
web-plan-igloo = The igloo drifts with its floe.
web-plan-choosing = { figure-nom } is in the way: you choose where it goes.
web-plan-melt = { $becomes ->
    [floe] { ice-nom } becomes a floe.
    [pack] { ice-nom } becomes pack ice.
   *[none] { ice-nom } melts away.
}
web-plan-falls = { figure-nom } falls into the water.
web-prey = Prey within reach
web-hunt = { figure-nom } takes { target-acc } { $steps ->
    [0] without moving
    [one] after { $steps } step
   *[other] after { $steps } steps
}

## Cards seen

web-card-count = { card }: { $unseen } not seen yet, { $gone } discarded
web-age = { $count ->
    [one] one card held through { $count } reshuffle
   *[other] one card held through { $count } reshuffles
}
web-held = In other hands for sure, held through { $count ->
    [one] { $count } reshuffle
   *[other] { $count } reshuffles
}: { $cards }.
web-cards-note = Bold: cards you can’t see, in the deck or in other hands. Struck through: discarded.
web-cards-note-watching = Struck through: discarded.

## The board in words

words-hand = Your hand: { $cards }.
words-player = { $player }, { hunter }: { points-text }, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}; cod { $cod }, plankton { $plankton }.
words-neutral = Neutral: { hunter }, lives left: { $lives }.
words-supply = Plankton in the supply: { $plankton }. Cards in the deck: { $deck }, discarded: { $discard }.
words-map = Cells are named by column and row around the middle (0,0); the first number grows to the east, the second to the south-east. All other cells are open and empty sea. Arrow keys move across the board, Page Up and Page Down through the lit cells.

## A guided first game

learn-sea = This is the Arctic sea. White slabs are floes, broken plates are pack ice, and the two mountains are icebergs, which nobody may enter. The six coloured edges are the directions in which the ice drifts.
learn-hunters = You are the orca, lit at the bottom of the board. Your rival plays the two seals. The polar bear and the Inuit hunter have no player: they are neutral, and so are the nine cod. Each of you may use neutral hunters too.
learn-turn = In your turn you must play one ice card and may use hunters: first your own, then one neutral hunter. Ice card or hunters first, as you like, but finish one before the other.
learn-card = A drift card shows a direction and a number. Choose “2 NE” in your hand: tokens that could drift to the north-east light up. Then play the card.
learn-drift = Two tokens will drift one cell. Choose the floe at the lower left: the Inuit hunter and the igloo on it ride along.
learn-drift-bear = You may move any ice, whoever stands on it. Choose the floe of the polar bear.
learn-orca = Now your orca. If the first cell is open sea, it swims up to two cells. Choose the orca, then the lit cell.
learn-under = Its second step may lead under ice: choose the floe. The dark opening shows what swims beneath.
learn-done = Finish with the orca. (You will find the button beside your cards.)
learn-cod = Now use a neutral hunter: the cod. Let the lit cod, at the upper left of your orca’s floe, swim under that floe, to your orca.
learn-plankton = The cod are feeding, so you took a plankton token from the supply: half a point. You could move the other cod as well. That is enough for now: finish.
learn-draw = The turn ends with a draw. You could also discard your whole hand and draw three new cards. End the turn and fill the hand.
learn-rival = The first seal swam into open sea and on under the pack ice; then your rival let some ice drift. Seals can be on the ice, under it and in open sea.
learn-attack = Your turn again, and the cod is still with you: same cell, both in the water. That is how hunters reach their prey. Choose the orca and attack.
learn-captured = The cod is yours: 1 point. An attack ends the hunter’s activation. A captured hunter costs its player a token, 2 or 3 points, and that token goes to you. After its first capture it comes back in a corner.
learn-inuit = The neutral Inuit hunter may go up to two cells as long as it stays on ice. Let it step onto the pack ice beside it.
learn-inuit-done = On ice it could even catch cod beneath it, and in the sea it travels by kayak. Finish.
learn-second-card = You have not played your ice card yet, and you must. Play “1 SE”.
learn-cover = Choose the floe in the upper middle. It drifts onto a cod: whoever is in the water there will be under the ice. Only the polar bear and the kayak have to give way.
learn-push = Ice also pushes: an iceberg any ice, a floe only pack ice, pack ice only pack ice, and never more than one token. Point at a lit token and you see beforehand what will happen.
learn-melt = Melt cards change one token: iceberg to floe, floe to pack ice, pack ice to open sea. Mind who stands on it, and the igloo!
learn-end = The game ends at once when the last cod is gone or the last plankton is taken. Your own tokens, captured tokens, cod, plankton and the igloo count. Good hunting!

## On the home page

game-time = about 45 minutes
game-weight = a tactical game, ten minutes to learn

## Themes of puzzles

puzzle-theme = { $theme ->
    [step] Stepping
    [attack] Attacking
    [play] Which ice card
    [melt] Melting ice
    [drift] Which ice drifts
    [displace] Moving aside
    [return] Coming back
    [escape] The seal’s escape
    [noescape] Letting the seal go
    [respond] Answering an escape
    [noresponse] Saving a card
    [done] Stopping in time
    [endturn] Ending the turn
    [swap] Changing the hand
    [placeice] Placing ice
    [placeiceberg] Placing icebergs
    [placefigure] Placing figures
    [placeigloo] Placing the igloo
   *[other] { $theme }
}

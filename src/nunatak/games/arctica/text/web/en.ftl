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

learn-sea = The Arctic sea. White plates are floes, broken pieces pack ice, and the two mountains icebergs, where nobody can go. The six coloured edges are the directions in which ice drifts.
learn-hunters = You are the orca. Your rival plays the two seals. The bear, the Inuit hunter and the cod belong to nobody: they are neutral, and everybody may use them. Your ice card is played already.
learn-turn = In your turn you must play one ice card and may use hunters: first your own, then one neutral hunter. Card or hunters first, as you like.
learn-drift = This card lets two tokens drift north-east. Choose the card, then this floe: whoever stands on it rides along.
learn-orca = If its first cell is open sea, the orca swims up to two cells. Choose the orca, then the cell.
learn-under = The second step may lead under ice. The dark opening will show what swims beneath.
learn-done = That is all for the orca. Finish its move.
learn-cod = Now a neutral hunter: the cod. Let this one swim under the floe, to your orca.
learn-plankton = The cod are feeding, so you took a plankton token: half a point. You could move the other cod too. Finish.
learn-draw = At the end of the turn you draw cards until you hold three again. End your turn.
learn-attack = Your next turn, and the cod is still with you: same cell, both in the water. That is how hunters reach their prey. Choose the orca and attack.
learn-captured = The seal is caught, and its player must give you one of its tokens. Tokens are lives: orca, bear and Inuit hunter have two, the seals three.
learn-inuit = All on ice or all at sea the Inuit hunter goes up to two cells. To get into the kayak or out of it takes one cell, and that is all. Let him put to sea.
learn-inuit-done = From the ice he catches even cod beneath it. Finish.
learn-cover = Whoever is in the water when ice arrives will be under it. Only the bear and the kayak have to give way. Let this floe drift onto the bear.
learn-push = Ice pushes too. An iceberg pushes any ice, a floe or pack ice only pack ice, and never more than one token. Let the iceberg drift east and push the floe with the bear.
learn-melt = A melt card changes one token: iceberg to floe, floe to pack ice, and pack ice is gone. Melt the pack ice under the bear.
learn-end = The game ends at once when the last cod is gone or the last plankton is taken. Your own tokens, captured tokens, cod, plankton and the igloo count. Good hunting!
chapter-ice = Drifting ice
chapter-hunt = The orca hunts
chapter-others = Bear, Inuit hunter, seals
chapter-escape = The seal escapes
learn-drift-two = Now the second token. You may move any ice, whoever stands on it: choose the floe of the polar bear.
learn-melted = The bear swims. In the water it is prey for the orca.
learn-displace = Ahead of it is an iceberg, so you decide where the bear goes. Choose this cell.
learn-caught = The cod is yours: 1 point. An attack ends what a hunter can do in this turn.
learn-bear = The bear is neutral: use it. If its first cell is ice, it goes up to two cells. Lead it across the ice to the seal.
learn-capture = Both stand on the same ice. Attack the seal!
learn-seals = Now you play the seals. They rest on the ice, swim in open sea, and dive under ice. Send this seal onto the pack ice.
learn-seal-two = Both seals may move in one turn. The other one comes out from under the ice into open sea, to the cod.
learn-seal-done = It could take the cod now: seals eat cod, and smash the igloo. Leave it for another time. Finish.
learn-swap = These cards are no good? With one or two in hand you may discard them all at the end of the turn and draw three new ones.
learn-return = Once more the orca: it was caught. After the first time a hunter comes back at the start of its player’s turn, in a corner. Choose this one.
learn-returned = In this turn it may swim, but not hunt. The second time it would be gone for good.
learn-four = With four players every hunter has a player, and the seals can escape. You play the seals, and the orca has come.
learn-flee = It attacks! Play a drift card, and the seal flees in its direction: choose this card, then play it.
learn-fled = The orca had no card of that direction: your seal is safe.
learn-chase = The other way round: now the orca is yours. Attack the seal.
learn-respond = The seal flees north-east. You hold a card of that direction: answer with it, and the seal is caught after all.
learn-let = Another attack, and no card of yours helps: a melt card is no escape, and to the east is an iceberg.
learn-decline = You are asked all the same, so that nobody knows whether you can’t or won’t. Do not flee.
learn-lost = The seal is caught: one of your three tokens is gone, and nobody draws a card. At the start of your turn the seal comes back, in a corner.
learn-keep = Again the seal flees north-east. You drew a card, but none of yours has that direction.
learn-silent = Do not answer. You may also do so just to save a card.
learn-away = The seal got away, and your orca stays where it is: its attack is spent.

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

## The goal in a first game

goal-hunt = { $hunter ->
    [bear] catch seals, cod, orca or Inuit hunter, or smash the igloo
    [orca] catch seals and cod, a swimming bear or the kayak
    [inuit] catch seals, cod, orca or bear, and keep your igloo
   *[seal] catch cod, smash the igloo, keep away from the hunters
}. Cod left: { $cod }.

## What a seat plays

role = { $role ->
    [bear] Polar bear
    [orca] Orca
    [seal] Seal
    [inuit] Inuit hunter
   *[other] { $role }
}

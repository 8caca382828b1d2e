### Arctica in the browser, in English. The ids are the same in en.ftl, ru.ftl and cs.ftl.

## The board

overlay-reach = Reach
overlay-threats = Threats
overlay-cards = Cards
overlay-cells = Cell names
web-compass = { $direction ->
    [E] E
    [NE] NE
    [NW] NW
    [W] W
    [SW] SW
    [SE] SE
   *[other] { $direction }
}
web-sea = open sea
web-corner = corner
web-cell = { $cell }: { $what }
web-figure-at = { figure } { layer }
web-plankton-left = Plankton in the supply: { $count }
web-cod-left = Cod on the board: { $count }
web-lost = lost
web-won = Won so far
web-barred = has just returned and may not hunt this turn

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
web-plan-push = It pushes { ice-acc } from { $from } to { $to }.
web-plan-rides = { figure-nom } drifts along to { $cell }, { layer }.
web-plan-choosing = { figure-nom } is in the way: you choose where it goes.
web-plan-melt = { ice-nom } at { $cell } { $becomes ->
    [floe] turns into a floe.
    [pack] turns into pack ice.
   *[none] melts away.
}
web-plan-falls = { figure-nom } falls into the water.
web-prey = Prey within reach
web-hunt = { figure-nom } takes { target-acc } at { $cell } { $steps ->
    [0] without moving
    [one] after { $steps } step
   *[other] after { $steps } steps
}

## Cards seen

web-card-count = { card }: { $unseen } not seen yet, { $gone } discarded
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
words-map = Cells are named by column and row around the middle (0,0); the first number grows to the east, the second to the southeast. All other cells are open and empty sea. Arrow keys move across the board, Page Up and Page Down through the lit cells.

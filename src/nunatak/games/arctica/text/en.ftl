### Arctica: every word of the game in English.
### The ids are the same in en.ftl, ru.ftl and cs.ftl. Rule ids are those of the rule ledger.

## The game

title = Arctica
about = Polar bear, orca, seal and Inuit hunter share one sea of drifting, melting ice, and none of them can afford to look away. Steer the floes, choose your moment to strike, and never forget who may be swimming right beneath you!

## Names

hunter = { $hunter ->
    [bear] polar bear
    [orca] orca
    [seal] seal
    [inuit] Inuit hunter
    [cod] cod
   *[other] { $hunter }
}
figure = { $figure ->
    [bear] polar bear
    [orca] orca
    [seal1] first seal
    [seal2] second seal
    [inuit] Inuit hunter
    [kayak] Inuit hunter in the kayak
    [cod] cod
    [igloo] igloo
    [plankton] plankton
   *[other] { $figure }
}
ice = { $ice ->
    [pack] pack ice
    [floe] floe
    [iceberg] iceberg
   *[other] { $ice }
}
layer = { $layer ->
    [ice] on the ice
    [water] in the water
    [open] in open sea
    [under] under the ice
   *[other] { $layer }
}
direction = { $direction ->
    [E] east (violet edge)
    [NE] north-east (light blue edge)
    [NW] north-west (red edge)
    [W] west (green edge)
    [SW] south-west (orange edge)
    [SE] south-east (yellow edge)
   *[other] { $direction }
}
compass = { $direction ->
    [E] E
    [NE] NE
    [NW] NW
    [W] W
    [SW] SW
    [SE] SE
   *[other] { $direction }
}
colour = { $colour ->
    [violet] violet
    [light_blue] light blue
    [red] red
    [green] green
    [orange] orange
    [yellow] yellow
   *[other] { $colour }
}
card = { $card ->
    [drift] { card-drift }
    [melt] { card-melt }
   *[other] { $card }
}
card-drift = drift { $number }, { direction }
card-melt = melt
source = { $source ->
    [own_tokens] Own hunter’s tokens
    [won_tokens] Captured hunters’ tokens
    [plankton] Plankton
    [cod] Cod
    [igloo] Igloo
   *[other] { $source }
}

## Case forms: building blocks for the sentences below

hunter-acc = { $hunter ->
    [bear] the polar bear
    [orca] the orca
    [seal] the seal
    [inuit] the Inuit hunter
    [cod] the cod
   *[other] { $hunter }
}
hunter-gen = { $hunter ->
    [bear] of the polar bear
    [orca] of the orca
    [seal] of the seal
    [inuit] of the Inuit hunter
    [cod] of the cod
   *[other] of { $hunter }
}
figure-acc = { $figure ->
    [bear] the polar bear
    [orca] the orca
    [seal1] the first seal
    [seal2] the second seal
    [inuit] the Inuit hunter
    [kayak] the Inuit hunter in the kayak
    [cod] a cod
    [igloo] the igloo
    [plankton] plankton
   *[other] { $figure }
}
figure-gen = { $figure ->
    [bear] of the polar bear
    [orca] of the orca
    [seal1] of the first seal
    [seal2] of the second seal
    [inuit] of the Inuit hunter
    [kayak] of the Inuit hunter in the kayak
    [cod] of the cod
    [igloo] of the igloo
    [plankton] of plankton
   *[other] of { $figure }
}
ice-acc = { $ice ->
    [pack] the pack ice
    [floe] the floe
    [iceberg] the iceberg
   *[other] { $ice }
}
ice-gen = { $ice ->
    [pack] of the pack ice
    [floe] of the floe
    [iceberg] of the iceberg
   *[other] of { $ice }
}
layer-to = { $layer ->
    [ice] onto the ice
    [water] into the water
    [open] into open sea
    [under] under the ice
   *[other] { $layer }
}
direction-to = { $direction ->
    [E] to the east
    [NE] to the north-east
    [NW] to the north-west
    [W] to the west
    [SW] to the south-west
    [SE] to the south-east
   *[other] { $direction }
}
at = { $at ->
    [E] east
    [NE] north-east
    [NW] north-west
    [W] west
    [SW] south-west
    [SE] south-east
    [N] north
    [S] south
   *[other] { $at }
}
toward = { $toward ->
    [E] east
    [NE] north-east
    [NW] north-west
    [W] west
    [SW] south-west
    [SE] south-east
    [N] north
    [S] south
   *[other] { $toward }
}
bearing = { $lean ->
    [between] between { at } and { toward }
    [toward] { at } towards { toward }
   *[none] { at }
}
spot = { $ring ->
    [0] centre
    [1] inner ring, { bearing }
    [2] middle ring, { bearing }
    [3] outer ring, { bearing }
    [4] edge, { bearing }
    [corner] { at } corner
   *[other] { $cell }
}
heading-to = { $heading ->
    [E] east
    [NE] north-east
    [NW] north-west
    [W] west
    [SW] south-west
    [SE] south-east
    [here] here
   *[other] on
}
form-went = { $way ->
    [walk] { DID("walks", "walked") } { heading-to } over the ice
    [climb] { $figure ->
        [inuit] { DID("paddles", "paddled") }
       *[other] { DID("swims", "swam") }
    } { heading-to } and { DID("climbs", "climbed") } onto the ice
    [dive] { DID("goes", "went") } { heading-to } and { DID("dives", "dived") } under the ice
    [plunge] { $figure ->
        [inuit] { DID("gets", "got") } into the kayak and { DID("paddles", "paddled") } { heading-to }
       *[other] { DID("goes", "went") } { heading-to } and { DID("jumps", "jumped") } into the water
    }
    [under] { DID("swims", "swam") } { heading-to }, under the ice
   *[swim] { $figure ->
        [inuit] { DID("paddles", "paddled") }
       *[other] { DID("swims", "swam") }
    } { heading-to }
}
go = { $way ->
    [walk] walk { heading-to } over the ice
    [climb] { $figure ->
        [inuit] paddle
       *[other] swim
    } { heading-to } and climb onto the ice
    [dive] go { heading-to } and dive under the ice
    [plunge] { $figure ->
        [inuit] get into the kayak and paddle { heading-to }
       *[other] go { heading-to } and jump into the water
    }
    [under] swim { heading-to }, under the ice
    [swim] { $figure ->
        [inuit] paddle
       *[other] swim
    } { heading-to }
   *[other] here, { layer-to }
}
form-go-cod = { $way ->
    [under] swim { heading-to }, under the ice
    [swim] swim { heading-to }
   *[other] here, { layer-to }
}
from-at = { $from_at ->
    [E] east
    [NE] north-east
    [NW] north-west
    [W] west
    [SW] south-west
    [SE] south-east
    [N] north
    [S] south
   *[other] { $from_at }
}
from-toward = { $from_toward ->
    [E] east
    [NE] north-east
    [NW] north-west
    [W] west
    [SW] south-west
    [SE] south-east
    [N] north
    [S] south
   *[other] { $from_toward }
}
from-bearing = { $from_lean ->
    [between] between { from-at } and { from-toward }
    [toward] { from-at } towards { from-toward }
   *[none] { from-at }
}
from-spot = { $from_ring ->
    [0] centre
    [1] inner ring, { from-bearing }
    [2] middle ring, { from-bearing }
    [3] outer ring, { from-bearing }
    [4] edge, { from-bearing }
    [corner] { from-at } corner
   *[other] { $from }
}
colour-edge = { $colour ->
    [violet] violet edge
    [light_blue] light blue edge
    [red] red edge
    [green] green edge
    [orange] orange edge
    [yellow] yellow edge
   *[other] { $colour }
}

## Options

option-setup = Setup
    .about = Choose how the ice and the figures get onto the board.
option-setup-standard = Standard layout
    .about = The same layout in every game: the best way to get to know it.
option-setup-advanced = For experienced players
    .about = The players lay out the ice, the icebergs and the figures themselves before they learn which hunter is whose.
option-turnLimit = Turn limit
    .about = After this many turns, counting those of all players, the game ends and is scored as usual; 0 means no limit.

## Counts

points-text = { $points } VP
count-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
count-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
count-lives = { $count ->
    [one] { $count } life
   *[other] { $count } lives
}
count-cells = { $count ->
    [one] { $count } cell
   *[other] { $count } cells
}
count-turns = { $count ->
    [one] { $count } turn
   *[other] { $count } turns
}
count-tokens = { $count ->
    [one] { $count } token
   *[other] { $count } tokens
}

## Rulebook: value tables

values-thing = In the game
values-count = How many
values-thing-of = { $thing ->
    [cells] cells of the board
    [iceberg] icebergs
    [floe] floes
    [pack] pieces of pack ice
    [cod] cod
    [plankton] plankton tokens
    [cards] ice cards
    [hand] cards in a hand
    [rounds] rounds at the most, unless you choose otherwise
   *[other] { $thing }
}
values-hunter = Hunter
values-figures = Figures
values-lives = Tokens (lives)
values-token = VP each
values-start = VP at the start
values-players = Players
values-neutral = Neutral hunters besides the cod
values-use = In your turn you may use
values-use-of = { $hunters ->
    [both] your own hunter, then one neutral one (or the cod)
   *[either] your own hunter or the cod
}
values-cards = Cards
values-numbers = With the numbers
values-pusher = Pushes …
values-pack = pack ice
values-floe = floe
values-iceberg = iceberg
values-may = { $may ->
    [yes] yes
   *[no] –
}
values-prey-of = Prey of …
values-bear = bear
values-inuit = Inuit hunter
values-orca = orca
values-seal = seal
values-prize = At the end
values-vp = VP
values-token-of = { $hunter ->
    [bear] token of the polar bear, kept or won
    [orca] token of the orca, kept or won
    [seal] token of the seal, kept or won
    [inuit] token of the Inuit hunter, kept or won
   *[other] { $hunter }
}
values-prize-of = { $prize ->
    [cod] cod figure
    [plankton] plankton token
   *[igloo] igloo, won or kept
}

## Rules: components

A-COMP-01 =
    .rule = The board is made of hexagonal cells. It has six corner cells and six directions, each marked by a colour.
A-COMP-02 =
    .rule = There are 12 double-sided ice tokens: one side is a floe, the other pack ice. A cell holds one token at most.
A-COMP-03 =
    .rule = An iceberg is a floe that carries one of the two iceberg figures. So the icebergs are two of the 12 ice tokens.
A-COMP-04 =
    .rule = There are 18 victory point tokens: two each for the orca, the polar bear and the Inuit hunter, three for the seal and nine for plankton. A hunter’s tokens are also its lives.
A-COMP-05 =
    .rule = There is one igloo token. The 36 ice cards are of two kinds: drift cards and melt cards.
A-COMP-06 =
    .rule = There are 15 figures: a polar bear, an orca, two seals, nine cod, the Inuit hunter on foot and the Inuit hunter in the kayak. The last two are one and the same hunter, and only one of them is on the board at a time.

## Rules: the board

A-BOARD-01 =
    .rule = The board is a regular hexagon with five cells along each side, 61 cells in all.
A-BOARD-02 =
    .rule = Each of the six directions points at one corner, and the edge around that corner bears the colour of the direction. “Towards the edge of a colour” means one cell in that direction.
A-BOARD-03 =
    .rule = Cards and edges always show a direction by its colour and by an arrow or a letter as well, so that nobody has to tell six colours apart.

## Rules: where figures can be

A-POS-01 =
    .rule = The place of a figure is its cell and its layer: on the ice, that is, on pack ice or on a floe, or in the water. Water in a cell without ice is open sea; water in a cell with pack ice or a floe is under the ice.
A-POS-02 = The { figure } is only ever in the water, never on the ice.
    .rule = The orca and the cod are only ever in the water, in open sea or under the ice. They are never on the ice.
A-POS-03 = The { figure } cannot be under the ice.
    .rule = The polar bear and the Inuit hunter are on the ice where there is pack ice or a floe, and in open sea where there is no ice. They are never under the ice.
A-POS-04 =
    .rule = Seals may be on the ice, in open sea or under the ice.
A-POS-05 = No figure can be in a cell with an iceberg.
    .rule = No figure is ever in a cell with an iceberg: neither on it nor beneath it, and no figure passes through it.
A-POS-06 =
    .rule = Any number of figures may share a cell, on the ice and in the water alike.
A-POS-07 = That cell already holds an ice token.
    .rule = A cell holds at most one ice token.
A-POS-08 =
    .rule = A figure on the ice stands, a figure in the water lies on its side. In the water the Inuit hunter is shown in the kayak; getting in and out is not an action.
A-POS-09 = There is neither pack ice nor a floe to stand on there ({ spot }).
    .rule = A figure can be on the ice only in a cell with pack ice or a floe.
A-POS-10 =
    .rule = If a hunter can be in only one layer of a cell, a move need not name the layer. If it does, the layer must be right.

## Rules: the data file

A-DATA-01 = There must be exactly 36 cards, each a melt card or a drift card with one of the six directions and a number of 1 or more, and every direction must occur.
    .rule = The deck has exactly 36 cards. Each is a melt card or a drift card with one of the six directions and a number of 1 or more, and every direction occurs.
A-DATA-02 = The layout needs exactly 12 ice tokens in 12 different cells of the board, exactly two of them icebergs.
    .rule = The layout has exactly 12 ice tokens, each in a cell of its own on the board. Exactly two of them are icebergs.
A-DATA-03 = An iceberg must not be in a corner cell or in a cell with cod.
    .rule = In the layout no iceberg is in a corner cell or in a cell with cod.
A-DATA-04 = There must be exactly nine cod, in cells of the board without an iceberg.
    .rule = The layout has exactly nine cod. All of them are on the board, and none is in a cell with an iceberg.
A-DATA-05 = There must be one polar bear, one orca, one Inuit hunter and two seals, each where such a figure can be.
    .rule = The layout has one polar bear, one orca, one Inuit hunter and two seals. Each is in a layer where it is allowed, and none is in a cell with an iceberg.
A-DATA-06 = The igloo must be on a floe.
    .rule = In the layout the igloo is on a floe, not on pack ice and not on an iceberg.
A-DATA-07 = There must be six different directions with six different colours, light blue, violet and yellow among them, and six corner cells.
    .rule = The board has six different directions with six different colours, among them light blue, violet and yellow, and six corner cells.
A-DATA-08 = There must be 18 victory point tokens: two each for the orca, the polar bear and the Inuit hunter, three for the seal and nine for plankton.
    .rule = The victory point tokens are 2 + 2 + 2 + 3 + 9 = 18: for the orca, the polar bear, the Inuit hunter, the seal and plankton.
A-DATA-09 = In the layout of this edition the corner cells must hold neither ice nor figures.
    .rule = In the layout of this edition the corner cells hold neither ice nor figures, so a returning hunter finds open sea in every corner. Other layouts need not keep to this.

## Rules: setup

A-SET-01 = The game is for two to four players.
    .rule = The game is for two, three or four players.
A-SET-02 =
    .rule = Each player gets one of the four hunters at random: the polar bear, the orca, the seal or the Inuit hunter. No two players have the same one.
A-SET-03 =
    .rule = Hunters without a player are neutral, and any player may use them. With two players there are two of them, with three players one, with four none.
A-SET-04 =
    .rule = Cod is always a neutral hunter, whatever the number of players.
A-SET-05 =
    .rule = Each player takes the victory point tokens of their own hunter: three for the seal, two for each of the others.
A-SET-06 =
    .rule = The supply holds the nine plankton tokens and the tokens of neutral hunters.
A-SET-07 =
    .rule = First games use the standard layout. Experienced players may choose their own setup instead.
A-SET-08 =
    .rule = All five hunter figures, the igloo and all cod are placed whatever the number of players, for neutral hunters are used by everyone.
A-SET-09 =
    .rule = The 36 ice cards are shuffled into a face-down deck.
A-SET-10 =
    .rule = Each player is dealt three ice cards and keeps them secret.
A-SET-11 =
    .rule = At a table the player who has been closest to the North Pole starts. Here the first player is drawn at random or chosen by the host, and play goes clockwise.
A-SET-12 =
    .rule = All hunters start equal with 6 victory points. The Inuit hunter’s tokens are worth 4, and the igloo adds 2.

## Rules: the turn

A-TURN-01 =
    .rule = At the start of a turn, before anything else, hunters that are due to return are placed on the board.
A-TURN-02 =
    .rule = In your turn you must play exactly one ice card from your hand: put it on the discard pile and carry out its drift or melt.
A-TURN-03 =
    .rule = In your turn you may also use hunters. To use a hunter means to move its figures, to attack, or both.
A-TURN-04 = Hunters are used either before the ice card or after it, not on both sides of it.
    .rule = You may play your ice card and use your hunters in either order, but one must be finished before the other begins. You cannot play the card between your own hunter and a neutral one.
A-TURN-05 = Your own hunter acts before the neutral one, not after it.
    .rule = With two or three players you may use first your own hunter and then one neutral hunter. Your own hunter cannot act after the neutral one.
A-TURN-06 =
    .rule = With two or three players you need not use both hunters: you may use only your own, only a neutral one, or none at all.
A-TURN-07 = Only one neutral hunter may be used each turn.
    .rule = Only one neutral hunter may be used each turn. All cod together count as one neutral hunter.
A-TURN-08 = With four players you use either your own hunter or the cod, not both.
    .rule = With four players you may use either your own hunter or the cod in a turn, never both.
A-TURN-09 = Play an ice card before you end your turn.
    .rule = A turn cannot end before its ice card has been played, unless the player’s hand is empty.
A-TURN-10 =
    .rule = A player with no cards in hand does not play an ice card. This can happen to the player of the seal in a game of four.
A-TURN-11 = You play one ice card each turn, and it must be in your hand.
    .rule = You play one ice card each turn, and only one that is in your own hand.
A-TURN-12 =
    .rule = You may play any card in your hand, even if its effect is partly or wholly impossible. The effect is carried out as far as it can be.
A-TURN-13 =
    .rule = At the end of your turn you draw one card.
A-TURN-14 =
    .rule = Instead of drawing one card you may discard the cards left in your hand, normally two, and draw three. You decide this before you draw.
A-TURN-15 =
    .rule = With two or fewer cards at the end of your turn, draw up to three; if you have at least one, you may discard them all and draw three instead. With three or more you neither draw nor swap.
A-TURN-16 = You can swap your hand only when it holds one or two cards.
    .rule = You can swap your hand at the end of the turn only when it holds one or two cards. With three or more, or with none, there is no swap.
A-TURN-17 =
    .rule = When a card has to be drawn and the deck is empty, the discard pile is shuffled into a new deck.
A-TURN-18 =
    .rule = After the draw the next player clockwise takes a turn. Nobody’s turn is ever skipped, not even that of a player without figures.
A-TURN-19 = It is not your turn to decide.
    .rule = Only the active player acts. The one exception is the answer of the seal’s player to an attack on a seal in a game of four.
A-TURN-20 = That hunter belongs to another player.
    .rule = You can use only your own hunter or a neutral one, never that of another player.
A-TURN-21 = That hunter has already been used this turn.
    .rule = Each hunter can be used at most once a turn.
A-TURN-22 = That hunter has no figure on the board.
    .rule = A hunter without a figure on the board cannot be used.
A-TURN-23 = The game is over.
    .rule = Once the game has ended, no more moves are accepted.
A-TURN-24 = That action does not fit this step.
    .rule = Each step is finished before the next begins, and only what the step asks for is possible. So no card is played while a hunter is still in use, and a return, a displacement, an escape or a response waits for its answer.
A-TURN-25 =
    .rule = If a move breaks several rules, the game names just one of them, picked by a fixed order. So the same move always gets the same answer.
A-TURN-26 = A hunter that you use must make at least one step or attack.
    .rule = A hunter can be used only where a step or an attack is possible, and you cannot finish with it before one of them was made.
A-TURN-27 =
    .rule = You finish with a hunter and end a turn by saying so. A displacement, a return or an igloo with only one possible cell is settled without asking; an escape and a response are always asked for.

## Rules: drift

A-DRIFT-01 =
    .rule = A drift card shows a direction, by its colour, and how many ice tokens move.
A-DRIFT-02 =
    .rule = The active player chooses which ice tokens move. Any on the board will do, whoever is on, under or in front of them.
A-DRIFT-03 =
    .rule = Each chosen token moves exactly one cell in the direction of the card.
A-DRIFT-04 =
    .rule = Tokens are chosen and moved one after another, in any order you like. Each move is finished, with pushed ice and figures, before the next token is chosen.
A-DRIFT-05 = That ice token has already moved on this card.
    .rule = No ice token moves two cells on one card: one that was already chosen or pushed cannot be chosen again.
A-DRIFT-06 = The edge of the board stops that ice token.
    .rule = Ice cannot leave the board: a token at the edge does not move beyond it.
A-DRIFT-07 =
    .rule = Hunters never block ice. A token may move into any cell without ice, whatever figures are there.
A-DRIFT-08 =
    .rule = An ice token may move into a cell with another token only by pushing it.
A-DRIFT-09 =
    .rule = A pushed token moves as well, but it is not one of the tokens that the number on the card counts.
A-DRIFT-10 = Ice can still move: choose another ice token.
    .rule = The card ends when as many tokens as its number says have been chosen or when none can be chosen any more. You may not stop earlier.
A-DRIFT-11 =
    .rule = If no token can be chosen at all, the card is discarded without effect.
A-DRIFT-12 = There is no ice token there ({ spot }).
    .rule = A cell chosen for drift must hold an ice token.
A-DRIFT-13 =
    .rule = Drift never changes the kind of ice. The iceberg figure travels with its token.
A-DRIFT-14 =
    .rule = You need not choose tokens so that as many as possible can move. You only have to go on while a token can be chosen.

## Rules: pushing ice

A-PUSH-01 = That ice cannot push the ice in front of it.
    .rule = An iceberg may push any ice. A floe may push only pack ice. Pack ice may push neither a floe nor an iceberg.
A-PUSH-02 = Only one ice token can be pushed at a time, and there is more ice behind it.
    .rule = Only one token can be pushed at a time: the cell behind it must hold no ice. Even an iceberg cannot push a row.
A-PUSH-03 = The ice in front is at the edge of the board and cannot be pushed.
    .rule = A token can be pushed only if the cell behind it is on the board.
A-PUSH-04 = The ice in front has already moved on this card and cannot be pushed.
    .rule = A token that has already moved on this card cannot be pushed, for it would move two cells.
A-PUSH-05 =
    .rule = In a push both tokens move one cell in the direction of the card. The pushing token ends where the pushed one was.
A-PUSH-06 =
    .rule = Pack ice may push pack ice.
A-PUSH-07 =
    .rule = An iceberg may push the other iceberg.
A-PUSH-08 =
    .rule = The pushed token is settled first, with the figures on it and in front of it, and then the pushing one.

## Rules: ice carries and covers figures

A-RIDE-01 =
    .rule = A polar bear, an Inuit hunter or a seal on moving ice, chosen or pushed, moves with it and stays on the ice.
A-RIDE-02 =
    .rule = The igloo moves with its floe.
A-RIDE-03 =
    .rule = An orca, a seal or cod under moving ice stays in its cell. It is then in open sea, or under the pushing ice that follows; an iceberg that follows shoves it on.
A-RIDE-04 =
    .rule = An orca, a seal or cod in the water where pack ice or a floe arrives stays there and is now under that ice.
A-RIDE-05 =
    .rule = To be carried, covered, uncovered or shoved aside by ice is not a movement of the hunter. It triggers no attack and uses nothing up.

## Rules: swimmers in the way of ice

A-SWIM-01 =
    .rule = A polar bear or an Inuit hunter swimming where ice arrives is shoved one cell in the drift direction if that cell is free. There is no choice.
A-SWIM-02 =
    .rule = For a figure that ice shoves aside, a cell is free if it is on the board and holds no ice token. Figures there do not matter.
A-SWIM-03 = Choose a free neighbouring cell; ice is possible only if no cell is free.
    .rule = If the cell ahead is not free, the active player puts the swimmer on any free neighbouring cell. It goes onto ice only when no neighbouring cell is free.
A-SWIM-04 = The ice is coming from that cell: choose another one.
    .rule = The cell from which the ice is coming counts as occupied, for the swimmer gives way before the ice moves.
A-SWIM-05 =
    .rule = If no neighbouring cell is free, the swimmer climbs onto ice that the active player chooses: neighbouring pack ice, a neighbouring floe or the arriving ice itself. In the last case it stays in its cell, now on the ice.
A-SWIM-06 = No figure can climb onto an iceberg.
    .rule = A swimmer never climbs onto an iceberg.
A-SWIM-07 =
    .rule = If ice shoves several swimmers aside, they are dealt with one by one.
A-SWIM-08 =
    .rule = A swimmer shoved onto a free cell is in open sea there, and nothing else happens.
A-SWIM-09 =
    .rule = There is always a way out for a figure that ice shoves aside. Pack ice and floes can be climbed themselves, and there are only two icebergs, too few to close every other cell.
A-SWIM-10 =
    .rule = Several swimmers are shoved aside in this order: polar bear, Inuit hunter, orca, seals, cod. While you choose for them, the arriving ice still lies where it came from.

## Rules: an iceberg arrives

A-BERG-01 =
    .rule = An orca, seals and cod in the water where an iceberg arrives are shoved one cell in the drift direction, into open sea or under ice, if that cell is on the board and holds no iceberg.
A-BERG-02 = Choose a neighbouring cell without an iceberg, and not the one the iceberg comes from.
    .rule = If an iceberg cannot shove an orca, a seal or cod straight ahead, the active player chooses any neighbouring cell without an iceberg, except the one the iceberg comes from.
A-BERG-03 =
    .rule = Orca, seals and cod shoved aside by an iceberg stay in the water. A seal does not climb out.

## Rules: melt

A-MELT-01 =
    .rule = With a melt card you choose any one ice token on the board, and it changes by one step.
A-MELT-02 =
    .rule = An iceberg melts into a floe, and its iceberg figure leaves the game.
A-MELT-03 =
    .rule = A floe melts into pack ice. Figures on it or under it stay where they are.
A-MELT-04 =
    .rule = Pack ice melts away, and its token leaves the game for good.
A-MELT-05 =
    .rule = A polar bear, an Inuit hunter or a seal that stood on pack ice when it melts is then in the water of the same cell, the Inuit hunter in the kayak.
A-MELT-06 =
    .rule = An orca, a seal or cod under pack ice that melts stays in its cell, now in open sea.
A-MELT-07 =
    .rule = If the floe with the igloo melts into pack ice, the igloo leaves the game and nobody scores it.
A-MELT-08 = There is no ice token there ({ spot }).
    .rule = A cell chosen for melting must hold an ice token.
A-MELT-09 = There is still ice on the board: choose an ice token to melt.
    .rule = As long as any ice is left, a melt card must melt some of it. With no ice on the board the card has no effect.
A-MELT-10 =
    .rule = Melting captures nobody by itself. A hunter that is used afterwards may profit from the new situation.

## Rules: movement

A-MOVE-01 =
    .rule = A hunter in use need not move. “Up to two cells” includes stopping after one.
A-MOVE-02 = A step goes to a neighbouring cell.
    .rule = Each step goes to one of the six neighbouring cells.
A-MOVE-03 = That cell is not on the board.
    .rule = Figures do not leave the board.
A-MOVE-04 = An iceberg bars the way ({ spot }).
    .rule = No hunter enters a cell with an iceberg, neither on the ice nor in the water.
A-MOVE-05 =
    .rule = The first cell a figure enters decides how far it may go: one cell or up to two. Where it starts from does not matter for this, except for the Inuit hunter.
A-MOVE-06 =
    .rule = A second step may go wherever the hunter is allowed to be. Only the Inuit hunter may not enter or leave the water with it.
A-MOVE-07 =
    .rule = Other figures never block a movement.
A-MOVE-08 = To change between ice and water, step to another cell.
    .rule = A figure gets from the ice into the water, or back, only by a step to another cell, never on the spot.
A-MOVE-09 =
    .rule = A move of two steps may end in the cell where it began. So a seal can leave its floe and come back beneath it.
A-MOVE-10 = That figure has already moved this turn.
    .rule = Each figure moves at most once a turn.
A-MOVE-11 = That figure does not belong to the hunter in use.
    .rule = Only figures of the hunter in use may move.
A-MOVE-12 = No figure moves more than two cells.
    .rule = No figure ever moves more than two cells in one move.

## Rules: the orca

A-ORCA-01 = The orca swims only in open sea and under the ice.
    .rule = The orca moves only through open sea and under the ice.
A-ORCA-02 =
    .rule = If the first cell the orca enters is open sea, it moves up to two cells. The second may be under the ice.
A-ORCA-03 = If the first cell is under the ice, the move is only one cell long.
    .rule = If the first cell the orca enters is under the ice, it moves only one cell.

## Rules: cod

A-COD-01 =
    .rule = When cod are used, all cod on the board may move, one after another, in the order the player likes.
A-COD-02 = Cod swim like the orca: never on the ice, and only one cell if the first is under it.
    .rule = Each cod moves like the orca: only in the water, up to two cells if the first one is open sea, and one cell if it is under the ice.
A-COD-03 =
    .rule = Not every cod has to move: any of them may stay where it is.
A-COD-04 =
    .rule = Cod that move are feeding: each time they are used, the player takes one plankton token from the supply, however many of them move.
A-COD-05 = No cod has moved yet.
    .rule = At least one cod must make a step. Otherwise the cod were not used, and there is no plankton.
A-COD-06 = Cod feed on plankton and attack nobody.
    .rule = Cod attack nothing. Their only prey is plankton.
A-COD-07 =
    .rule = The plankton token is taken at the first step of the first cod. If it was the last one, the game ends at that moment.

## Rules: the seal

A-SEAL-01 =
    .rule = Seals move through open sea, under the ice and on the ice.
A-SEAL-02 =
    .rule = If the first cell a seal enters is open sea, it moves up to two cells.
A-SEAL-03 = A seal whose first cell is on the ice or under it moves only one cell.
    .rule = If the first cell a seal enters is on the ice or under it, the seal moves only one cell.
A-SEAL-04 = Say whether the seal goes onto the ice or under it.
    .rule = When a seal enters a cell with pack ice or a floe, the player says whether it is on the ice or in the water. Both are possible wherever the seal comes from.
A-SEAL-05 =
    .rule = The two seals move one after the other, each at most once, in any order. Either may stay where it is.

## Rules: the polar bear

A-BEAR-01 =
    .rule = The polar bear moves on the ice and through open sea.
A-BEAR-02 =
    .rule = If the first cell the polar bear enters has ice, it moves up to two cells, even when it starts in the water.
A-BEAR-03 = A polar bear whose first cell is open sea moves only one cell.
    .rule = If the first cell the polar bear enters is open sea, it moves only one cell.

## Rules: the Inuit hunter

A-INUIT-01 =
    .rule = The Inuit hunter moves on the ice and, by kayak, through open sea.
A-INUIT-02 =
    .rule = If the Inuit hunter neither enters nor leaves the water, staying on the ice or in open sea all the way, the move may be up to two cells long.
A-INUIT-03 = Entering or leaving the water takes the Inuit hunter’s whole move: one cell.
    .rule = If the Inuit hunter’s first step goes from the ice into the water or from the water onto the ice, the move is only one cell long.
A-INUIT-04 = The Inuit hunter cannot enter or leave the water on the second step.
    .rule = On a second step the Inuit hunter may neither enter nor leave the water.

## Rules: attacks

A-HUNT-01 =
    .rule = The active player names one prey for a figure of the hunter in use, and the attack succeeds at once. Only a seal in a game of four may still escape.
A-HUNT-02 = This hunter does not hunt that prey.
    .rule = The orca, the polar bear and the Inuit hunter attack one another, seals and cod. Seals attack only cod. Polar bear and seal may also attack the igloo.
A-HUNT-03 = Only a figure of the hunter in use may attack.
    .rule = Hunters that are not in use never attack, not even when somebody moves into their cell.
A-HUNT-04 =
    .rule = A neutral hunter that you use may attack like your own, and what it captures is yours.
A-HUNT-05 = This hunter has already attacked this turn.
    .rule = Each hunter attacks at most once a turn and chooses one of the prey within reach. The two seals are one hunter and have one attack between them.
A-HUNT-06 = This hunter has attacked and does not move any more this turn.
    .rule = After its attack a hunter is done: it does not move any more this turn. This holds for the other seal too, so move it first.
A-HUNT-07 = You cannot attack your own hunter or your own igloo.
    .rule = You cannot attack your own hunter with a neutral one. If you play the Inuit hunter, you cannot attack the igloo either.
A-HUNT-08 =
    .rule = A hunter may attack after two steps, after one, or without moving at all.
A-HUNT-09 = Only the seal and the polar bear attack the igloo.
    .rule = Only seals and the polar bear can attack the igloo.
A-HUNT-10 =
    .rule = An attack on the igloo is the hunter’s one attack of the turn.
A-HUNT-11 =
    .rule = A hunter that has just attacked still counts as the one in use until another hunter is used. A further move or attack is refused because it has already attacked.

## Rules: what can be reached

A-REACH-01 = The prey is not in the same cell.
    .rule = The attacker and the prey must be in the same cell.
A-REACH-02 = The ice is between hunter and prey: one is on it, the other under it.
    .rule = The attacker and the prey must be both on the ice or both in the water. So a polar bear on the ice cannot take what is under it, and the orca cannot take what stands on the ice.
A-REACH-03 =
    .rule = The Inuit hunter on the ice may take cod from under that ice, but not an orca or a seal.
A-REACH-04 =
    .rule = In an open-sea cell all figures are in the water together. A swimming polar bear, the kayak, the orca, seals and cod can reach one another there.
A-REACH-05 = The igloo can be reached only by standing on its floe.
    .rule = The igloo can be attacked only by a figure on the ice of its floe, not from the water below.

## Rules: captures and lives

A-CAP-01 =
    .rule = The figure of captured prey is taken off the board.
A-CAP-02 =
    .rule = For a captured hunter the active player takes one victory point token from that hunter’s player.
A-CAP-03 =
    .rule = The token taken for a capture is one of the captured hunter’s own tokens, never one that its player has won.
A-CAP-04 =
    .rule = For a captured neutral hunter the token comes from the supply.
A-CAP-05 =
    .rule = Whoever captures a cod keeps its figure, worth 1 victory point.
A-CAP-06 =
    .rule = Whoever captures the igloo takes its token, worth 2 victory points. The floe stays.
A-CAP-07 =
    .rule = Tokens you have won, cod, plankton and the igloo cannot be taken from you again. Only your own hunter’s lives are at stake.
A-CAP-08 =
    .rule = What a neutral hunter captures goes to the active player.
A-CAP-09 =
    .rule = A hunter’s tokens are its lives: two for the orca, the polar bear and the Inuit hunter, three for the seal. Each capture costs one.

## Rules: the return

A-RET-01 =
    .rule = A hunter captured for the first time comes back at the start of its player’s next turn, before anything else. This is not optional.
A-RET-02 = Choose one of the six corner cells.
    .rule = The player of a returning hunter puts its figure on one of the six corner cells.
A-RET-03 = There is an iceberg in that corner.
    .rule = A hunter cannot return to a corner with an iceberg. There are only two icebergs, so at least four corners are always open.
A-RET-04 =
    .rule = In a corner without ice the returning hunter is in the water. On pack ice or a floe the polar bear and the Inuit hunter stand on the ice, the orca is under it, and for a seal the player chooses.
A-RET-05 = The { figure } has just returned and cannot hunt this turn.
    .rule = In the turn of its return a hunter may move but not attack, not even the igloo.
A-RET-06 =
    .rule = Of the two seals only the one that has returned may not attack that turn; the other one may. The ban ends with the turn.
A-RET-07 =
    .rule = A hunter that has returned is not protected: it can be attacked at once.
A-RET-08 =
    .rule = When the orca, the polar bear or the Inuit hunter is captured for the second time, its figure stays out for the rest of the game.
A-RET-09 =
    .rule = Captures of the two seals are counted together. After the first the figure returns, after the second it stays out and one seal is left, and with the third the last one is lost.
A-RET-10 =
    .rule = If both seals are captured before their player’s next turn, exactly one comes back.
A-RET-11 =
    .rule = A neutral hunter captured for the first time returns at the start of the very next turn. The player whose turn it is chooses the corner, and the hunter cannot attack in that turn.
A-RET-12 =
    .rule = Neutral hunters have as many lives as they would have with a player. After the last capture they are gone.
A-RET-13 =
    .rule = If several figures return at once, the active player’s own comes first, then the neutral ones. Each has a choice of its own.

## Rules: players without figures

A-OUT-01 =
    .rule = A player who has lost all figures plays on with ice cards and neutral hunters.
A-OUT-02 =
    .rule = With four players the only neutral hunter is cod.
A-OUT-03 =
    .rule = A player without figures still scores everything held and may still win.

## Rules: the seal’s escape (four players)

A-ESC-01 =
    .rule = A seal can escape an attack only in a game of four players.
A-ESC-02 =
    .rule = An attack on a seal follows all the usual rules, but the seal is not captured yet. The attack is used up, whatever comes of it.
A-ESC-03 =
    .rule = The seal’s player may discard one drift card from hand, face up. The seal then tries to flee in the direction of the card.
A-ESC-04 = A melt card does not help a seal to flee: choose a drift card.
    .rule = A seal flees by a drift card only; a melt card cannot be used.
A-ESC-05 = The seal cannot flee { direction-to }: an iceberg or the edge of the board is in the way.
    .rule = The cell into which a seal flees must be on the board and without an iceberg. A card whose direction is closed cannot be used.
A-ESC-06 =
    .rule = For an escape only the direction of the card counts. Its number is ignored, and no ice moves.
A-ESC-07 =
    .rule = If the seal’s player has no suitable card or does not want to use one, the seal is captured at once and nobody draws. The player is always asked, so nobody learns which it was.
A-ESC-08 =
    .rule = After an escape card the attacker at once draws one card from the deck, even if it is the fourth in hand.
A-ESC-09 =
    .rule = After an escape card the attacker may answer with a drift card of the same direction, whatever its number, even with the one just drawn. Then the seal is captured.
A-ESC-10 = Only a drift card { direction-to } can answer this escape.
    .rule = Only a drift card of the direction of the escape is a response. No other card stops the seal.
A-ESC-11 =
    .rule = If the attacker does not respond to an escape card, the seal must move one cell in the direction of that card.
A-ESC-12 =
    .rule = Where there is no ice, the fleeing seal arrives in the water. At pack ice or a floe its player chooses whether it is on the ice or under it.
A-ESC-13 =
    .rule = The seal’s player does not replace the escape card until the end of that player’s own next turn, when the hand is filled up to three.
A-ESC-14 =
    .rule = When an escape is settled, with or without a response, an attacker with fewer than three cards at once draws one card.
A-ESC-15 =
    .rule = A turn with an escape ends in the usual way, so the attacker ends it with three cards, never four.
A-ESC-16 =
    .rule = The escape card and the response card lie aside until the attack is over and only then go to the discard pile. So a reshuffle in between cannot bring them back.
A-ESC-17 = A response card does not count as your ice card of this turn.
    .rule = A response card is not the ice card of the turn. That one must still be played, or has been played already.
A-ESC-18 =
    .rule = The attacking figure stays where it is and may not move any more this turn, even if the seal has escaped.
A-ESC-19 =
    .rule = An escape does not count as using the seal, and it triggers no attack where the seal arrives.
A-ESC-20 =
    .rule = The escape card and then the response card go to the discard pile after all draws of the exchange. With the escape card its player openly names whether the seal will arrive on the ice or in the water.

## Rules: the end

A-END-01 =
    .rule = The game ends at once when no cod is left on the board.
A-END-02 =
    .rule = The game ends at once when no plankton token is left in the supply.
A-END-03 =
    .rule = When the last cod or the last plankton token is taken, the rest of the turn is dropped: no ice card, no further figures, no draw.
A-END-04 =
    .rule = Besides the last cod and the last plankton token nothing ends a game. So one that goes on too long is stopped by the turn limit and scored as it stands.
A-END-10 =
    .rule = The game ends when the turn limit is reached, after the draw of the last turn, and is scored as usual. By default the limit is 50 turns for each player; 0 means no limit.

## Rules: points and winner

A-SCORE-01 =
    .rule = Each token of your own hunter that you still hold scores: 3 points for the orca or the polar bear, 2 for the Inuit hunter or the seal.
A-SCORE-02 =
    .rule = Tokens won from other hunters score the same: 3 points for the orca or the polar bear, 2 for the Inuit hunter or the seal.
A-SCORE-03 =
    .rule = Each plankton token scores half a point.
A-SCORE-04 =
    .rule = Each cod figure you have captured scores 1 point.
A-SCORE-05 =
    .rule = A captured igloo token scores 2 points.
A-SCORE-06 =
    .rule = An igloo that is still on the board scores 2 points for the player of the Inuit hunter, even if that hunter is lost. If the Inuit hunter is neutral, nobody scores it.
A-SCORE-07 =
    .rule = Tokens left in the supply score for nobody.
A-SCORE-08 =
    .rule = The player with the most victory points wins. Half points count.
A-SCORE-09 =
    .rule = If points are equal, the player who has captured more cod wins.
A-SCORE-10 =
    .rule = If points and cod are both equal, the victory is shared.

## Rules: setup for experienced players

A-ADV-01 =
    .rule = In the setup for experienced players the nine cod are placed as in the standard layout.
A-ADV-02 =
    .rule = In the setup for experienced players everyone places one piece at a time, clockwise from the first player: first the 12 ice tokens, then the two icebergs, last the hunter figures. The round simply goes on from one stage to the next.
A-ADV-03 = That cell is not on the board.
    .rule = In the setup for experienced players, whoever places an ice token chooses its side, floe or pack ice, and any cell without ice. Corners and cells with cod are allowed.
A-ADV-04 = Too few floes would be left for the two icebergs and the igloo.
    .rule = The ice laid out by experienced players must end up with at least three floes, two of them in cells where icebergs may stand. A placement that makes this impossible is refused.
A-ADV-05 = An iceberg can be placed only on a floe.
    .rule = During setup an iceberg is placed only on a floe, and not on one that already carries an iceberg.
A-ADV-06 = An iceberg cannot be placed in a corner.
    .rule = During setup no iceberg is placed in a corner cell.
A-ADV-07 = An iceberg cannot be placed in a cell with cod.
    .rule = During setup no iceberg is placed in a cell with cod.
A-ADV-08 = This is the last plain floe, and the igloo needs it.
    .rule = During setup an iceberg may not take the last plain floe, for the igloo needs one.
A-ADV-09 = Choose a corner cell without a figure.
    .rule = In the setup for experienced players all five hunter figures, neutral or not, are placed on corner cells, one figure to a corner.
A-ADV-10 =
    .rule = Whoever places a seal in a corner with ice during setup says at once whether it is on the ice or in the water. The polar bear and the Inuit hunter stand on such ice, the orca is under it.
A-ADV-11 =
    .rule = In the setup for experienced players the hunters are dealt to the players at random only when all figures are on the board.
A-ADV-12 = The igloo goes on a plain floe nearest to the Inuit hunter.
    .rule = In the setup for experienced players the igloo goes on the plain floe nearest to the Inuit hunter, which may be the very floe the hunter stands on. If several are equally near, the Inuit hunter’s player chooses; if that hunter is neutral, the first player does.
A-ADV-13 =
    .rule = In everything else the setup for experienced players is the usual one.
A-ADV-20 =
    .rule = The setup for experienced players goes in this order: ice, icebergs, figures, hunters dealt to the players, igloo, cards. Distance to the igloo’s floe is counted in cells, and a player is asked only when floes are equally near.

## Rules: what is hidden and what is open

A-INFO-01 =
    .rule = You see your own hand. Of the other hands everybody, spectators included, sees only the number of cards.
A-INFO-02 =
    .rule = The deck is face down. Nobody knows its order, but everybody may know how many cards it holds.
A-INFO-03 =
    .rule = The discard pile is open to all, with its whole order. Cards that are swapped go there face up.
A-INFO-04 =
    .rule = Open to all: the board with all figures and the igloo, all tokens, cod and plankton that players hold, the supply, who plays which hunter, captures so far, returns to come and figures that may not attack.
A-INFO-05 =
    .rule = The card the attacker draws in an escape stays secret. Not responding does not reveal whether there was a matching card.
A-INFO-06 =
    .rule = The random seed and the order of cards to come stay secret. A replay shows the hands only after the end of the game.
A-INFO-07 =
    .rule = A bot sees exactly what a player in its seat would see.
A-INFO-10 =
    .rule = Cards discarded in a swap lie on the pile in the order in which they were drawn. If the deck runs out, a reshuffle may bring them back at once.

## Rules: special cases

A-EDGE-01 =
    .rule = Two floes in a row can both move on a card with the number 2: choose the one in front first, then the one behind. The other way round is refused, for a floe cannot push a floe.
A-EDGE-02 =
    .rule = If a floe with an iceberg behind it is chosen first, the iceberg may follow into the empty cell as a second choice. Choosing the iceberg pushes the floe and costs only one choice.
A-EDGE-03 =
    .rule = If an iceberg pushes a floe with cod beneath it, the floe moves on, the iceberg enters the cod’s cell and shoves the cod ahead. So the cod is under the same floe again.
A-EDGE-04 =
    .rule = A polar bear swimming at the edge cannot be shoved off the board. If ice comes from inside, the active player chooses a free neighbouring cell for it.
A-EDGE-05 =
    .rule = If a polar bear and a kayak are in a cell where ice arrives and the cell ahead is free, both go there.
A-EDGE-06 =
    .rule = The same swimmer can be shoved several times by different tokens on one card. Only ice is limited to one cell.
A-EDGE-07 =
    .rule = If a polar bear is shoved into a cell with an orca, nothing happens until a hunter in use attacks.
A-EDGE-08 =
    .rule = Ice may drift into a corner like anywhere else. A hunter can return to a corner with pack ice or a floe, but not to one with an iceberg.
A-EDGE-09 =
    .rule = If pack ice with a seal on it and an orca beneath melts, both are in the open sea of that cell. When the orca is used, it can reach the seal.
A-EDGE-10 =
    .rule = If the floe with the igloo and the Inuit hunter melts, the igloo is gone and the Inuit hunter stays on the pack ice.
A-EDGE-11 =
    .rule = A seal on the ice cannot reach cod under it. It can step into open sea, come back under the floe and then attack.
A-EDGE-12 =
    .rule = An orca surrounded by pack ice and floes may still go one cell beneath them. Surrounded by icebergs and the edge, it stays.
A-EDGE-13 =
    .rule = If a neutral hunter takes the last cod, the active player gets it and the game is over at once, even if no ice card was played.
A-EDGE-14 =
    .rule = Taking the last plankton token ends the game, even if no ice card was played yet.
A-EDGE-15 =
    .rule = If the game ends before a captured hunter can return, its remaining tokens still score for its player.
A-EDGE-16 =
    .rule = In a game of two or three, a player whose hunter is lost for good may still use one neutral hunter a turn.
A-EDGE-17 =
    .rule = If your own hunter has returned this turn, it may only move. A neutral hunter may still attack in the same turn.
A-EDGE-18 =
    .rule = In a game of four, three attacks on seals between two turns of their player can empty that player’s hand. Then no ice card is played, and the hand is filled up to three at the end of the turn.
A-EDGE-19 =
    .rule = If both seals are in one cell, the attacker names one of them, and only that one may escape.
A-EDGE-20 =
    .rule = A seal that flees into a cell with a predator is safe until that predator is used.
A-EDGE-21 =
    .rule = When all ice is gone, drift and melt cards are played without effect. The polar bear and the Inuit hunter go on swimming.
A-EDGE-22 =
    .rule = The deck and the discard pile are never both empty when a card is drawn: at most 13 of the 36 cards are in hands.
A-EDGE-23 =
    .rule = If an iceberg pushes the floe with the igloo, the igloo rides along. An igloo can never be under an iceberg.
A-EDGE-24 =
    .rule = After two captures of the neutral seal one figure is left, and every player may use it.
A-EDGE-25 =
    .rule = If the Inuit hunter leaves the kayak for ice with cod beneath, that takes the whole move. The cod can then be reached from the ice.

# Variables of the rules that refuse (no variables: –):
# A-POS-02: $figure
# A-POS-03: $figure
# A-POS-05: –
# A-POS-07: –
# A-POS-09: $cell
# A-DATA-01: –
# A-DATA-02: –
# A-DATA-03: –
# A-DATA-04: –
# A-DATA-05: –
# A-DATA-06: –
# A-DATA-07: –
# A-DATA-08: –
# A-DATA-09: –
# A-SET-01: –
# A-TURN-04: –
# A-TURN-05: –
# A-TURN-07: –
# A-TURN-08: –
# A-TURN-09: –
# A-TURN-11: –
# A-TURN-16: –
# A-TURN-19: –
# A-TURN-20: –
# A-TURN-21: –
# A-TURN-22: –
# A-TURN-23: –
# A-TURN-24: –
# A-TURN-26: –
# A-DRIFT-05: –
# A-DRIFT-06: –
# A-DRIFT-10: –
# A-DRIFT-12: $cell
# A-PUSH-01: –
# A-PUSH-02: –
# A-PUSH-03: –
# A-PUSH-04: –
# A-SWIM-03: –
# A-SWIM-04: –
# A-SWIM-06: –
# A-BERG-02: –
# A-MELT-08: $cell
# A-MELT-09: –
# A-MOVE-02: –
# A-MOVE-03: –
# A-MOVE-04: $cell
# A-MOVE-08: –
# A-MOVE-10: –
# A-MOVE-11: –
# A-MOVE-12: –
# A-ORCA-01: –
# A-ORCA-03: –
# A-COD-02: –
# A-COD-05: –
# A-COD-06: –
# A-SEAL-03: –
# A-SEAL-04: –
# A-BEAR-03: –
# A-INUIT-03: –
# A-INUIT-04: –
# A-HUNT-02: –
# A-HUNT-03: –
# A-HUNT-05: –
# A-HUNT-06: –
# A-HUNT-07: –
# A-HUNT-09: –
# A-REACH-01: –
# A-REACH-02: –
# A-REACH-05: –
# A-RET-02: –
# A-RET-03: –
# A-RET-05: $figure
# A-ESC-04: –
# A-ESC-05: $direction
# A-ESC-10: $direction
# A-ESC-17: –
# A-ADV-04: –
# A-ADV-05: –
# A-ADV-06: –
# A-ADV-07: –
# A-ADV-08: –
# A-ADV-09: –

## Play: words for what is attacked

target = { $target ->
    [bear] polar bear
    [orca] orca
    [seal1] first seal
    [seal2] second seal
    [inuit] Inuit hunter
    [cod] cod
    [igloo] igloo
   *[other] { $target }
}
target-acc = { $target ->
    [bear] the polar bear
    [orca] the orca
    [seal1] the first seal
    [seal2] the second seal
    [inuit] the Inuit hunter
    [cod] a cod
    [igloo] the igloo
   *[other] { $target }
}
figure-nom = { $figure ->
    [bear] The polar bear
    [orca] The orca
    [seal1] The first seal
    [seal2] The second seal
    [inuit] The Inuit hunter
    [cod] A cod
   *[other] { $figure }
}
ice-nom = { $ice ->
    [pack] Pack ice
    [floe] A floe
    [iceberg] An iceberg
   *[other] { $ice }
}
card-acc = { $card ->
    [drift] the card “{ card-drift }”
    [melt] a melt card
   *[other] { $card }
}

count-cards-acc = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}

## Play: what you are asked

ask-place-ice = Place an ice token: choose its side and a cell without ice.
ask-place-iceberg = Place an iceberg on a floe.
ask-place-figure = Place a figure in a free corner.
ask-place-igloo = Several floes are equally near: choose one for the igloo.
ask-return = { figure-nom } returns: choose a corner.
ask-turn = Your turn: play an ice card, or use your hunters first.
ask-turn-hunt = The ice card is played: use your hunters, or end your turn.
ask-turn-end = Everything is done: end your turn with a draw or a swap.
ask-turn-active = You are using { hunter-acc }: step, attack, or finish.
ask-drift = The ice drifts { direction-to }: choose the next token, { $number } to go.
ask-displace = The ice reaches { figure-acc }: choose where it goes.
ask-escape = { figure-nom } is attacked: play a drift card to flee, or give it up.
ask-respond = The seal flees { direction-to }: answer with the same direction, or let it go.
ask-over = The game is over.

## Play: what the others read

wait-place-ice = { $player } is placing an ice token.
wait-place-iceberg = { $player } is placing an iceberg.
wait-place-figure = { $player } is placing a figure.
wait-place-igloo = { $player } is choosing a floe for the igloo.
wait-return = { $player } is choosing a corner for the return.
wait-turn = It is { $player }’s turn.
wait-drift = { $player } is choosing which ice drifts.
wait-displace = { $player } is choosing where a swimmer goes.
wait-escape = { $player } is deciding whether the seal flees.
wait-respond = { $player } is deciding whether to answer the escape.

## Play: choices

action-step = { figure-nom }: { go }
action-attack = { figure-nom }: attack { target-acc }
action-step-cod = Cod { $number } ({ from-spot }): { form-go-cod }
action-attack-cod = { figure-nom }: attack cod { $number }
action-play = Play { card-acc }
action-melt = Melt { ice-acc } ({ spot })
action-drift = Let { ice-acc } drift ({ spot })
action-displace = { figure-nom }: { $heading ->
    [here] climb onto the arriving ice
   *[other] move aside to the { heading-to }
}
action-return = Bring back { figure-acc } ({ spot }, { layer })
action-escape = Flee with { card-acc }, { layer-to }
action-no-escape = Do not flee
action-respond = Answer with { card-acc }
action-no-response = Do not answer
action-done = Finish with this hunter
action-end-turn = End the turn and fill the hand
action-swap = End the turn, discard the hand and draw three new cards
action-activate = Use { hunter-acc } and do nothing
action-place-ice = Place { $ice ->
    [pack] pack ice
    [floe] a floe
   *[other] an iceberg
} ({ spot })
action-place-iceberg = Place an iceberg ({ spot })
action-place-figure = Place { hunter-acc } ({ spot }, { layer })
action-place-igloo = Place the igloo ({ spot })

## Play: the log

log-hunter = { $player } plays { hunter-acc }.
log-first = { $player } is the first player.
log-turn = Turn { $turn }: { $player }.
log-place-ice = { $player } { DID("places", "placed") } { $ice ->
    [pack] pack ice
    [floe] a floe
   *[other] an iceberg
} ({ spot }).
log-place-iceberg = { $player } { DID("places", "placed") } an iceberg ({ spot }).
log-place-figure = { figure-nom } { DID("begins", "began") } here: { spot }, { layer }.
log-place-igloo = The igloo stands on a floe ({ spot }).
log-return = { figure-nom } { DID("returns", "returned") } to the board: { spot }, { layer }.
log-play = { $player } { DID("plays", "played") } { card-acc }.
log-no-effect = The card { DID("has", "had") } no effect.
log-slide = { ice-nom } { DID("drifts", "drifted") } { heading-to } ({ from-spot }).
log-displace = { figure-nom } { $heading ->
    [here] { DID("climbs", "climbed") } onto the arriving ice
   *[other] { DID("moves", "moved") } aside to the { heading-to }{ $layer ->
        [ice] {", climbing onto the ice"}
       *[other] {""}
    }
}.
log-melt = { $player } { DID("melts", "melted") } { ice-acc } ({ spot }): { $ice ->
    [iceberg] a floe { DID("is", "was") } left
    [floe] pack ice { DID("is", "was") } left
   *[other] only water { DID("is", "was") } left
}.
log-igloo-lost = The igloo { DID("melts", "melted") } away with its floe.
log-step = { figure-nom } { form-went }.
log-cod = { $player } { DID("uses", "used") } the cod.
log-done = { $player } has finished with { hunter-acc }.
log-plankton = The cod { DID("feed", "fed") }: { $player } { DID("takes", "took") } a plankton token, { $count ->
    [0] none
   *[other] { $count }
} left.
log-attack = { $player }: { figure-acc } { DID("attacks", "attacked") } { target-acc }.
log-capture = { $player } { DID("captures", "captured") } { target-acc }.
log-escape = { $player } { DID("plays", "played") } { card-acc }: the seal { DID("tries", "tried") } to flee { layer-to }.
log-no-escape = { $player } { DID("does not try", "did not try") } to save the seal.
log-respond = { $player } { DID("answers", "answered") } with { card-acc }.
log-no-response = { $player } { DID("does not answer", "did not answer") }.
log-flee = { figure-nom } { DID("escapes", "escaped") }: it { form-went }.
log-draw = { $player } { DID("draws", "drew") } { count-cards-acc }.
log-discard = { $player } { DID("discards", "discarded") } { card-acc }.
log-reshuffle = The discard pile { DID("is shuffled", "was shuffled") } into a new deck of { count-cards }.
log-end-cod = The last cod is gone: the game ends on turn { $turn }.
log-end-plankton = The last plankton is taken: the game ends on turn { $turn }.
log-end-limit = Turn { $turn } was the last one: the game ends.
log-points = { $player } has { points-text }.
log-winner = { $player } wins with { points-text }.
log-winner-cod = { $player } wins with { points-text } and the most cod.
log-winner-shared = { $player } shares the victory, at { points-text } each.

## Play: labels

label-turn = Turn { $turn }
label-setup = Setup
label-deck = Deck: { $count }
label-discard = Discarded: { $count }
label-plankton = Plankton: { $count }
label-hand = Hand
label-hand-count = Hand: { count-cards }
label-neutral = Neutral: { hunter }
label-due = Will return: { figure }
label-layers = { $ice }|{ $water }: on the ice | in the water
option-turnLimit-standard = 50 rounds
    .about = Fifty turns for each player: more than almost any game needs.

## Rules: rulings of this edition

A-INFO-11 =
    .rule = When the discard pile becomes the new deck, everybody can work out which cards are in hands and so not in the deck. The game keeps count of this for everybody: everybody may know how many reshuffles each card in a hand has been held through.
A-INFO-12 = This can’t be taken back: a card was shown or drawn, another player has answered, or the game has ended.
    .rule = A move that showed or drew a card, used chance, was answered by another player or ended the game can’t be taken back. Everything else may be, back to the last such moment.

## What speaks for a move: there is more of a boon, or less of a bane

boon-cod-won = cod caught
boon-lives = tokens of one’s own hunter left
boon-prey-now = prey to be taken this turn
boon-neutral-prey-now = prey for a neutral hunter this turn
boon-prey-next = prey in reach next turn
boon-prey-in-reach = prey within reach
boon-cod-near = cod nearby
bane-danger-now = danger this turn
bane-danger-next = danger from the next player
bane-danger-later = danger from others
bane-danger-from-neutrals = danger from neutral hunters
boon-predator-distance = distance from the pursuer
boon-cards = cards in hand
boon-melts = melt cards in hand
boon-response-held = a card to answer with

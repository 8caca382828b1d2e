### The Wolves: every word of the game in English.
### The ids are the same in en.ftl, ru.ftl and cs.ftl. Rule ids are those of the rule ledger.

## The game

title = The Wolves
about = Lead a wolf pack through the wild: call lone wolves to your side, surround prey, build dens and turn your rivals’ wolves into your own. Every howl brings the full moon closer, and each phase of the moon is a new fight over the land!

## Names

terrain = { $terrain ->
    [forest] forest
    [rock] rock
    [grass] grass
    [tundra] tundra
    [desert] desert
    [lake] lake
    [chasm] chasm
   *[other] { $terrain }
}
pack = { $pack ->
    [forest] the forest wolves
    [rock] the rock wolves
    [grass] the grass wolves
    [tundra] the tundra wolves
    [desert] the desert wolves
    [virtual] the virtual pack
   *[other] { $pack }
}
pack-name = { $pack ->
    [forest] Forest wolves
    [rock] Rock wolves
    [grass] Grass wolves
    [tundra] Tundra wolves
    [desert] Desert wolves
    [virtual] Virtual pack
   *[other] { $pack }
}
prey = { $prey ->
    [moose] moose
    [deer] deer
    [raccoon] raccoon
    [boar] boar
    [hare] hare
   *[other] { $prey }
}
piece = { $piece ->
    [alpha] alpha wolf
    [pack_wolf] pack wolf
    [den] den
    [lair] lair
   *[other] { $piece }
}
action-name = { $action ->
    [move] Move
    [build_den] Build a Den
    [upgrade_den] Upgrade a Den to a Lair
    [howl] Howl
    [dominate] Dominate
   *[other] { $action }
}
attribute = { $attribute ->
    [spread] Pack Spread
    [speed] Wolf Speed
    [howl_range] Howl Range
   *[other] { $attribute }
}
phase-of-moon = { $moon ->
    [crescent] crescent
    [quarter] quarter
    [full] full moon
   *[other] { $moon }
}
token = { $token ->
    [bonus_terrain] bonus terrain token
    [bonus_action] bonus action token
    [lone_wolf] lone wolf token
    [moon] moon token
   *[other] { $token }
}
source = { $source ->
    [spread] Pack Spread
    [speed] Wolf Speed
    [howl_range] Howl Range
    [lairs] Lairs
    [hunt] Hunt
    [wolves] Wolves
    [moon_tokens] Moon tokens
    [vp_tokens] Victory point tokens
   *[other] { $source }
}

## Case forms: building blocks for sentences

terrain-acc = { $terrain ->
    [forest] forest
    [rock] rock
    [grass] grass
    [tundra] tundra
    [desert] desert
    [lake] lake
    [chasm] chasm
   *[other] { $terrain }
}
terrain-gen = { $terrain ->
    [forest] forest
    [rock] rock
    [grass] grass
    [tundra] tundra
    [desert] desert
    [lake] lake
    [chasm] chasm
   *[other] { $terrain }
}
terrain-on = { $terrain ->
    [forest] in the forest
    [rock] on the rocks
    [grass] on the grass
    [tundra] in the tundra
    [desert] in the desert
    [lake] on the lake
    [chasm] in the chasm
   *[other] on { $terrain }
}
terrain-to = { $terrain ->
    [forest] into the forest
    [rock] onto the rocks
    [grass] onto the grass
    [tundra] into the tundra
    [desert] into the desert
    [lake] onto the lake
    [chasm] into the chasm
   *[other] to { $terrain }
}
behind-acc = { $behind ->
    [forest] forest
    [rock] rock
    [grass] grass
    [tundra] tundra
    [desert] desert
   *[other] { $behind }
}
behind-too-acc = { $behind_too ->
    [forest] forest
    [rock] rock
    [grass] grass
    [tundra] tundra
    [desert] desert
   *[other] { $behind_too }
}
place-side = { $side ->
    [north] northern
    [south] southern
    [west] western
    [east] eastern
   *[middle] middle
}
from-side = { $from_side ->
    [north] northern
    [south] southern
    [west] western
    [east] eastern
   *[middle] middle
}
place-region = { $region ->
    [0] by the chasm
   *[other] in region { $region }
}
from-region = { $from_region ->
    [0] by the chasm
   *[other] in region { $from_region }
}
place = { $ground ->
    [forest] the { place-side } forest { place-region }
    [rock] the { place-side } rocks { place-region }
    [grass] the { place-side } grass { place-region }
    [tundra] the { place-side } tundra { place-region }
    [desert] the { place-side } desert { place-region }
    [lake] the lake { place-region }
    [chasm] the chasm
   *[other] { $cell }
}
place-on = { $ground ->
    [forest] in the { place-side } forest { place-region }
    [rock] on the { place-side } rocks { place-region }
    [grass] on the { place-side } grass { place-region }
    [tundra] in the { place-side } tundra { place-region }
    [desert] in the { place-side } desert { place-region }
    [lake] on the lake { place-region }
    [chasm] in the chasm
   *[other] { $cell }
}
place-to = { $ground ->
    [forest] into the { place-side } forest { place-region }
    [rock] onto the { place-side } rocks { place-region }
    [grass] onto the { place-side } grass { place-region }
    [tundra] into the { place-side } tundra { place-region }
    [desert] into the { place-side } desert { place-region }
    [lake] into the lake { place-region }
    [chasm] into the chasm
   *[other] { $cell }
}
place-from = { $ground ->
    [forest] from the { place-side } forest { place-region }
    [rock] from the { place-side } rocks { place-region }
    [grass] from the { place-side } grass { place-region }
    [tundra] from the { place-side } tundra { place-region }
    [desert] from the { place-side } desert { place-region }
    [lake] from the lake { place-region }
    [chasm] from the chasm
   *[other] { $cell }
}
from-place = { $from_ground ->
    [forest] from the { from-side } forest { from-region }
    [rock] from the { from-side } rocks { from-region }
    [grass] from the { from-side } grass { from-region }
    [tundra] from the { from-side } tundra { from-region }
    [desert] from the { from-side } desert { from-region }
    [lake] from the lake { from-region }
    [chasm] from the chasm
   *[other] { $from }
}
pack-gen = { $pack ->
    [forest] of the forest wolves
    [rock] of the rock wolves
    [grass] of the grass wolves
    [tundra] of the tundra wolves
    [desert] of the desert wolves
    [virtual] of the virtual pack
   *[other] of { $pack }
}
pack-adj = { $pack ->
    [forest] forest
    [rock] rock
    [grass] grass
    [tundra] tundra
    [desert] desert
    [virtual] virtual
   *[other] { $pack }
}
whose-acc = { $piece ->
    [alpha] a { pack-adj } alpha wolf
    [pack_wolf] a { pack-adj } pack wolf
   *[other] { piece-acc } { pack-gen }
}
whose = { $piece ->
    [alpha] A { pack-adj } alpha wolf
    [pack_wolf] A { pack-adj } pack wolf
   *[other] A { piece } { pack-gen }
}
prey-acc = { $prey ->
    [moose] a moose
    [deer] a deer
    [raccoon] a raccoon
    [boar] a boar
    [hare] a hare
   *[other] { $prey }
}
piece-acc = { $piece ->
    [alpha] an alpha wolf
    [pack_wolf] a pack wolf
    [den] a den
    [lair] a lair
   *[other] { $piece }
}
piece-cap = { $piece ->
    [alpha] The alpha wolf
    [pack_wolf] The pack wolf
    [den] The den
    [lair] The lair
   *[other] { $piece }
}
piece-gen = { $piece ->
    [alpha] of an alpha wolf
    [pack_wolf] of a pack wolf
    [den] of a den
    [lair] of a lair
   *[other] of { $piece }
}
attribute-acc = { $attribute ->
    [spread] Pack Spread
    [speed] Wolf Speed
    [howl_range] Howl Range
   *[other] { $attribute }
}
phase-of-moon-with = { $moon ->
    [crescent] with a crescent moon
    [quarter] with a quarter moon
    [full] with a full moon
   *[other] with { $moon }
}
token-acc = { $token ->
    [bonus_terrain] a bonus terrain token
    [bonus_action] a bonus action token
    [lone_wolf] a lone wolf token
    [moon] a moon token
   *[other] { $token }
}

## Options

option-bonus-action-cap = Bonus actions
    .about = Choose how many bonus action tokens a player may spend in one turn.
option-bonus-action-cap-off = No limit
    .about = Any number of bonus action tokens may be spent in one turn.
option-bonus-action-cap-on = One a turn
    .about = At most one bonus action token may be spent in one turn.
option-seat-compensation = Help for the last seats
    .about = Choose whether the players who come last in turn order start with a bonus action token. Recommended for three or more: among equals, the last of three wins 34 games of 100 with it and 17 without.
option-seat-compensation-off = No help
    .about = With three or more players everyone starts without bonus tokens.
option-seat-compensation-on = A token to start with
    .about = The last player of three, the last two of four and the last two of five start with 1 bonus action token. Nothing changes for two players.
option-limited-supply = Supply of bonus tokens
    .about = Choose whether bonus tokens can run out.
option-limited-supply-off = Unlimited
    .about = Whoever earns a bonus token always gets it.
option-limited-supply-on = Limited
    .about = There are only 12 bonus terrain and 12 bonus action tokens: one earned while none is left is lost.
option-tile-side = Terrain tiles at the start
    .about = Choose which way up the two-sided terrain tiles lie at the start of the game.
option-tile-side-front = All fronts
    .about = Flipping turns forest into rock, rock into grass, grass into tundra, tundra into desert and desert into forest.
option-tile-side-back = All backs
    .about = Flipping turns rock into forest, grass into rock, tundra into grass, desert into tundra and forest into desert.
option-tile-side-choose = Players choose
    .about = Before the wolves are placed, each player openly chooses front or back.
option-stall-rounds = Rounds until a stall
    .about = The game ends early when nothing has been added to the moon calendar for this many full rounds. 0 switches this off.

## Counts

count-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
count-wolves = { $count ->
    [one] { $count } wolf
   *[other] { $count } wolves
}
count-dens = { $count ->
    [one] { $count } den
   *[other] { $count } dens
}
count-lairs = { $count ->
    [one] { $count } lair
   *[other] { $count } lairs
}
count-tiles = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
count-turns = { $count ->
    [one] { $count } turn
   *[other] { $count } turns
}
count-rounds = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
count-cells = { $count ->
    [one] { $count } cell
   *[other] { $count } cells
}
count-tokens = { $count ->
    [one] { $count } token
   *[other] { $count } tokens
}

## Rulebook: value tables

values-players = Players
values-regions = Regions
values-crescents = Crescents
values-quarters = Quarters
values-full-moons = Full moons
values-moose = Moose
values-deer = Deer
values-raccoon = Raccoon
values-boar = Boar
values-hare = Hare
values-stack = Tokens in a stack
values-tile = Tile
values-front = Front
values-back = Back
values-action = Action
values-cost = Tiles
values-dens = Dens built
values-spread = Pack Spread
values-speed = Wolf Speed
values-howl-range = Howl Range
values-open = { $token ->
    [bonus_none] { $value }
    [bonus_action] { $value } + action token
   *[bonus_terrain] { $value } + terrain token
}
values-vp = VP
values-vp-more = VP, 3 to 5 players
values-vp-two = VP, 2 players
values-out = Wolves out
values-wolf = The newest is
values-kinds = Kinds of prey
values-crescent = Crescent, day
values-quarter = Quarter, day
values-full = Full moon, day
values-moon = Moon
values-first = First
values-second = Second
values-piece = Piece
values-strength = Strength
values-number = How many
values-track = Dens of a track
values-lairs = Lairs
values-hunt = Prey
values-wolves = Wolves
values-lake = On the lake
values-beside = Beside the lake
values-stack-of = { $below ->
    [none] { values-moon-named }
   *[other] { values-moon-named } over { values-moon-below }
}
values-moon-named = { $top ->
    [crescent] crescent
    [quarter] quarter
   *[full] full moon
}
values-moon-below = { $below ->
    [crescent] crescent
    [quarter] quarter
   *[full] full moon
}
values-beside-of = { $lairs ->
    [0] { count-beside-pack }
   *[other] { $alphas ->
        [0] 1 lair
        [one] 1 lair, 1 alpha wolf
       *[other] 1 lair, { $alphas } alpha wolves
    }
}
count-beside-pack = { $wolves ->
    [one] 1 pack wolf
   *[other] { $wolves } pack wolves
}

## Rules: the map

W-GEO-01 =
    .rule = Each cell has two coordinates (q, r): q grows to the right, r grows downward within a column. Cells are hexes with a flat side on top, and the centre of a cell is drawn at x = 1.5·q, y = √3·(r + q/2).
W-GEO-02 =
    .rule = A cell has up to six neighbours. They are always listed in this order: up, upper right, lower right, down, lower left, upper left.
W-GEO-03 =
    .rule = Some boards are turned by 180°, so that (q, r), counted from the board’s origin, becomes (−q, −r). Boards are never turned in any other way.
W-GEO-04 =
    .rule = Walking distance is the smallest number of steps over land cells, never over a lake, the chasm or outside the map. It counts for moving wolves and for displaced ones.
W-GEO-05 =
    .rule = Range distance is the smallest number of steps over any cells of the map, lakes and the chasm included, but never across the void outside the map. It counts for Howl and Dominate.
W-GEO-06 =
    .rule = Land means the five terrains forest, rock, grass, tundra and desert. Lakes and the chasm hold no pieces and cannot be entered.

## Rules: pieces and supplies

W-SUP-01 =
    .rule = A pack has only its own pieces: 4 alphas, 8 pack wolves, 12 dens and 4 lairs. A piece that has gone to the moon calendar never comes back.
W-SUP-02 =
    .rule = Bonus terrain and bonus action tokens never run out, unless the supply is limited by an option: whoever earns one gets it. A spent token goes back to the supply.
W-SUP-03 =
    .rule = Victory point tokens cannot run out: a whole game hands out 50 at most, which is as many as there are.
W-SUP-04 =
    .rule = Reminder tokens mark the regions that will be scored next, those whose top moon token shows the next phase. They have no effect on play.
W-SUP-05 =
    .rule = Bonus tokens that are left at the end of the game are worth nothing.
W-SUP-06 =
    .rule = A player’s pieces on the map, on the pack board or waiting to be placed, and on the moon calendar always add up to 4 alphas, 8 pack wolves, 12 dens and 4 lairs. The calendar holds only lone wolves, dens and pack wolves, never an alpha or a lair.

## Rules: setup

W-SET-01 = The game needs 2 to 5 players.
    .rule = The game is for 2 to 5 players. Two players use a map and a setup of their own and face a virtual pack besides.
W-SET-02 = Each player needs a different pack.
    .rule = Each player leads a different pack, and each pack has a home terrain of its own.
W-SET-03 =
    .rule = With 3 to 5 players the start board with the chasm lies in the middle, and 6, 8 or 10 different region boards, drawn at random, lie around it. The number of players decides where they lie and which of them are turned.
W-SET-04 =
    .rule = One lone wolf token is put on each lone wolf cell, two in every region.
W-SET-05 =
    .rule = Each region gets, at random, a stack of two equal prey tokens on its prey cell. With 3 players there are two stacks of hares and one of each other kind; with 4 also second stacks of raccoons and boars; with 5 two stacks of every kind.
W-SET-06 =
    .rule = The moon calendar starts empty. Crescent, quarter and full moon fall on days 9, 17 and 22 with 3 players, 11, 20 and 26 with 4, and 13, 23 and 30 with 5.
W-SET-07 =
    .rule = Each lake gets one moon token at random. There are 2 crescents, 2 quarters and 2 full moons with 3 players, 2, 3 and 3 with 4, and 3, 4 and 3 with 5.
W-SET-08 =
    .rule = At the start reminder tokens lie in the regions with a crescent, for these are scored first.
W-SET-09 =
    .rule = Each pack board starts with four dens on each of the three attribute tracks, four lairs, and eight wolves in reserve, of which the third and the sixth are alphas. Two alphas and two pack wolves are kept aside for the start of the game.
W-SET-10 = The five tiles must show five different terrains.
    .rule = Each player has a home tile, the same on both sides, and five two-sided tiles that must show five different terrains at the start. That is so when all five lie front up or all five lie back up. The order of the tiles has no meaning.
W-SET-11 =
    .rule = Players start without points and bonus tokens. The exceptions are the second of two players and, if that option is on, the players in the last seats: they start with a bonus action token.
W-SET-12 =
    .rule = The first player is drawn at random. The seats follow clockwise.
W-SET-13 =
    .rule = The wolves are placed in turns from the first player to the last, then from the last back to the first. Each time one alpha and one pack wolf are placed together on one cell.
W-SET-14 = It is not your turn to place wolves.
    .rule = At the start of the game only the player whose turn it is may place a pair of wolves.
W-SET-15 = Choose a land cell of the start board.
    .rule = With 3 to 5 players the first wolves are placed on land cells of the start board.
W-SET-16 = That cell does not touch the chasm.
    .rule = The first wolves are placed on cells next to the chasm. All ten land cells of the start board lie next to it.
W-SET-17 = That cell is not empty.
    .rule = At the start of the game a pair of wolves can be placed only on an empty cell.
W-SET-18 = Your second pair must start on the other side of the chasm.
    .rule = Your second pair of wolves starts on the other side of the chasm from your first: one in the north, one in the south.
W-SET-19 =
    .rule = Placing a pair at the start of the game is not an action: it costs nothing, hunts nothing and adds nothing to the moon calendar.
W-SET-20 =
    .rule = When every player has placed two pairs, the first player takes the first turn. Turns go clockwise until the end of the game.
W-SET-21 =
    .rule = An option decides how the terrain tiles start: all front up, all back up, or as each player chooses. In that case players choose openly before placing wolves, from the first player clockwise.

## Rules: the turn

W-TURN-01 =
    .rule = In your turn you take up to two actions, one after the other. They may be of any kind, even the same one twice.
W-TURN-02 =
    .rule = Each action after the second costs one bonus action token on top of its usual cost. You may take any number of such actions, unless an option allows only one.
W-TURN-03 =
    .rule = You may end your turn at any moment between actions, even if you have taken none. Actions you did not use are lost.
W-TURN-04 =
    .rule = A bonus token gained in your turn may be spent in the same turn, from the next action on.
W-TURN-05 =
    .rule = A turn never ends by itself, not even after the second action: its player ends it.
W-TURN-06 =
    .rule = At the end of a turn the regions are scored if a phase of the moon is due. Then the game ends if it is time for that; otherwise the next player clockwise takes a turn.
W-TURN-07 =
    .rule = An action always runs in this order: everything is checked, the cost is paid, the effects take place, displacement among them, and the hunt comes last. Only then is the next decision made.
W-TURN-08 = A finished turn or set-up pick cannot be taken back.
    .rule = Ending the turn is always a decision of its own, even when nothing else is possible. Until then the last action can still be taken back.

## Rules: actions in general

W-ACT-01 = Actions are possible only after setup and before the end of the game.
    .rule = Actions can be taken only while the game is in play: after setup and before the end.
W-ACT-02 = It is not your turn.
    .rule = Only the player whose turn it is may act.
W-ACT-03 = First finish what you have begun.
    .rule = No new action may begin while an earlier decision is open, such as an unfinished Move or the choice of where a displaced wolf lands.
W-ACT-04 = You have no actions left and no bonus action token.
    .rule = You have two actions in a turn. For each one after that you must spend a bonus action token.
W-ACT-05 = You have already spent a bonus action token this turn.
    .rule = If bonus actions are limited by an option, you may spend at most one bonus action token in a turn.
W-ACT-06 = There is no such cell on the map.
    .rule = The target of an action must be a cell of the map.
W-ACT-07 =
    .rule = If an action breaks several rules, the game names just one of them, in a fixed order: first the conditions for all actions, then payment, then the action’s own conditions from first to last. In a Move these are checked wolf by wolf.

## Rules: payment

W-PAY-01 = { action-name }: exactly { $cost ->
        [one] { $cost } tile is
       *[other] { $cost } tiles are
    } needed{ $terrain ->
        [none] .
       *[other] , showing { terrain }. You have { $tiles } and { $tokens ->
            [0] no bonus terrain token
            [one] { $tokens } bonus terrain token
           *[other] { $tokens } bonus terrain tokens
        }.
    }
    .rule = The tiles you flip and the bonus terrain tokens you spend must add up to exactly the cost of the action: 1 for Move, 2 for Build a Den, Upgrade a Den and Howl, 3 for Dominate. You can pay neither more nor less.
W-PAY-02 = Each of your tiles counts only once in a payment.
    .rule = You pay with your own terrain tiles, and each counts only once in a payment, the home tile too.
W-PAY-03 = Flip only tiles that show { terrain }.
    .rule = Every tile you flip must show the terrain you pay with before it is flipped.
W-PAY-04 = You can’t spend that many: you have { $tokens ->
        [0] no bonus terrain token
        [one] { $tokens } bonus terrain token
       *[other] { $tokens } bonus terrain tokens
    }.
    .rule = You can spend only bonus terrain tokens that you have.
W-PAY-05 = Pay with the land terrain of the target cell.
    .rule = You pay with one of the five land terrains, the one of the target cell. For a Move you choose the terrain, and all moved wolves must end on it.
W-PAY-06 =
    .rule = As you pay, each flipped tile is turned to its other side, and spent tokens go back to the supply. The home tile looks the same on both sides.
W-PAY-07 =
    .rule = A bonus terrain token stands for one tile of any terrain. You may mix tiles and tokens as you like and even pay with tokens alone, though fitting tiles lie open.
W-PAY-08 =
    .rule = If several tiles fit, you choose which to flip. What an action earns cannot pay for that same action.
W-PAY-09 =
    .rule = A refused action changes nothing: tiles, tokens and map stay as they were.

## Rules: what a cell may hold

W-CELL-01 =
    .rule = A cell holds at most two pieces, whoever owns them.
W-CELL-02 =
    .rule = A cell holds at most one dwelling, that is a den or a lair.
W-CELL-03 =
    .rule = Pieces of two owners can share a cell only as one den and one wolf of another pack.
W-CELL-04 =
    .rule = No piece may stand on a lake or on the chasm.
W-CELL-05 =
    .rule = No piece may stand on a cell with a lone wolf token or with prey. When the last token is gone, the cell is free.
W-CELL-06 =
    .rule = Pieces rank from low to high: den, pack wolf, alpha, lair. An arriving piece may join a single piece of another pack only if it ranks higher. A wolf that is outranked is displaced; a den stays.
W-CELL-07 =
    .rule = The limits of a cell hold after every single step, that is after each moved wolf and the displacement it causes. A cell may not be overfull even for a moment.
W-CELL-08 =
    .rule = A den may be dominated even while a wolf of a third player stands on it. The new den takes the place of the old one and does not count as arriving.
W-CELL-09 =
    .rule = Cells are checked after each moved wolf, not only at the end of the action. So wolves on two full cells cannot change places in one Move.

## Rules: Move

W-MOVE-01 = Move at least one wolf.
    .rule = In a Move you move at least one wolf; you cannot pay just to flip a tile.
W-MOVE-02 = You may move at most { $limit ->
        [one] { $limit } wolf
       *[other] { $limit } wolves
    } at a time: that is your Pack Spread.
    .rule = In one Move you may move as many wolves as your Pack Spread or fewer, alphas and pack wolves together.
W-MOVE-03 = You can move only your own wolves on the map.
    .rule = You move only your own alphas and pack wolves that stand on the map.
W-MOVE-04 = That wolf has already moved.
    .rule = No wolf moves twice in one Move.
W-MOVE-05 = { $ground ->
        [none] There is no such cell on the map.
       *[other] Each step must go to a neighbouring cell of the map.
    }
    .rule = Wolves move step by step, each time to a neighbouring cell of the map.
W-MOVE-06 = Wolves cannot enter a lake or the chasm.
    .rule = Wolves may not enter a lake or the chasm; they have to go around.
W-MOVE-07 = { $way ->
        [none] There is no way there over land.
       *[other] It is { $distance ->
            [one] { $distance } step
           *[other] { $distance } steps
        } away, and a wolf of yours goes 1 to { $range }.
    }
    .rule = A moved wolf takes at least one step and at most as many as your Wolf Speed.
W-MOVE-08 = Every wolf you move must end { terrain-on }.
    .rule = Every wolf moved in one Move must end on the terrain you paid with. The cells it starts from and crosses may be of any terrain.
W-MOVE-09 = A wolf cannot end on the cell it started from.
    .rule = A moved wolf must end on another cell than the one it started from.
W-MOVE-10 = You cannot stop there: a lone wolf is on that cell.
    .rule = A wolf may not end its move on a cell with a lone wolf token.
W-MOVE-11 = You cannot stop there: there is prey on that cell.
    .rule = A wolf may not end its move on a cell with prey.
W-MOVE-12 = That cell already holds two pieces.
    .rule = A wolf may end its move only on a cell with one piece at most.
W-MOVE-13 = You cannot stop there: another pack’s lair is on that cell.
    .rule = A wolf may not end its move on a cell with another pack’s lair.
W-MOVE-14 = You cannot stop there: another pack’s alpha is on that cell.
    .rule = A wolf may not end its move on a cell with another pack’s alpha.
W-MOVE-15 = A pack wolf cannot stop on a cell with another pack’s wolf.
    .rule = A pack wolf may not end its move on a cell with a pack wolf of another pack: only an alpha can displace it.
W-MOVE-16 = Your alpha cannot displace the wolf on that cell.
    .rule = An alpha may end its move on a cell with another pack’s pack wolf only if that wolf is the only piece there and can be displaced.
W-MOVE-17 =
    .rule = On their way wolves may cross any land cell, whatever stands or lies there: your own pieces, those of others, lone wolves, prey.
W-MOVE-18 =
    .rule = Each wolf goes its own way; groups may split and join. Wolves move one after another, each on the map as it then is.
W-MOVE-19 =
    .rule = A Move runs like this: you pay; then each wolf moves in turn and at once displaces another if it has to; the hunt comes at the end.
W-MOVE-20 =
    .rule = You may finish a Move after any wolf. Before the first wolf you can only take the Move back, together with its payment. The hunt comes once, when the whole Move is finished.
W-MOVE-21 =
    .rule = Wolves are told apart by kind and cell; of equal wolves on one cell the game counts how many have moved. If a moved wolf stops beside one that has not moved, the latter may still move.
W-MOVE-22 = None of your wolves can end a move { terrain-on } now.
    .rule = You may begin a Move only if at least one of your wolves can then end on the terrain you pay with.

## Rules: Build a Den

W-DEN-01 = A den can be built only on a land cell.
    .rule = A den is built on a land cell. The start board is allowed too.
W-DEN-02 = None of your alphas is on that cell or next to it.
    .rule = You build a den on a cell where one of your alphas stands, or next to it.
W-DEN-03 = That cell already holds two pieces.
    .rule = A den can be built only on a cell with one piece at most.
W-DEN-04 = There is already a den or a lair on that cell.
    .rule = A den cannot be built on a cell with a den or a lair, whoever owns it.
W-DEN-05 = Another pack’s wolf is on that cell.
    .rule = A den cannot be built on a cell with a wolf of another pack, be it a pack wolf or an alpha.
W-DEN-06 = There is a lone wolf or prey on that cell.
    .rule = A den cannot be built on a cell with a lone wolf token or with prey.
W-DEN-07 = Take the den from Pack Spread, Wolf Speed or Howl Range.
    .rule = The den comes from one of the three attribute tracks: Pack Spread, Wolf Speed or Howl Range.
W-DEN-08 = No dens are left on that track.
    .rule = You can take a den only from a track that still has one.
W-DEN-09 =
    .rule = After payment you put the next den of the chosen track on the cell, taking dens from left to right and from the upper row first, and the attribute takes the value uncovered. The second and the fourth den of a track also bring the bonus token shown there. The hunt comes at the end.

## Rules: Upgrade a Den to a Lair

W-LAIR-01 = You have no den on that cell.
    .rule = Only your own den can be upgraded to a lair.
W-LAIR-02 = None of your alphas is on that cell or next to it.
    .rule = You upgrade a den on a cell where one of your alphas stands, or next to it.
W-LAIR-03 = That den is not next to a lake.
    .rule = Only a den next to a lake can become a lair. The chasm is not a lake.
W-LAIR-04 = You already have a lair in that region.
    .rule = You may have only one lair in each region. Lairs of other packs do not matter.
W-LAIR-05 = You have no lairs left.
    .rule = To upgrade a den you need a lair on your pack board.
W-LAIR-06 = The other pack’s wolf on that cell cannot be displaced.
    .rule = If a wolf of another pack stands on the den, the upgrade is possible only if that wolf can be displaced.
W-LAIR-07 =
    .rule = After payment the den goes to the next day of the moon calendar, your leftmost lair takes its place, and you gain 1 bonus terrain token. A wolf of another pack on that cell, even an alpha, is displaced. The hunt comes at the end.

## Rules: Howl

W-HOWL-01 = There is no lone wolf on that cell.
    .rule = You howl at a cell with a lone wolf token.
W-HOWL-02 = Your nearest alpha is { $distance ->
        [one] { $distance } cell
       *[other] { $distance } cells
    } away, and your Howl Range is { $range }.
    .rule = At least one of your alphas must be within your Howl Range of the lone wolf. Lakes and the chasm count as cells.
W-HOWL-03 = You have no wolves left in reserve.
    .rule = To howl you need a wolf in reserve on your pack board.
W-HOWL-04 =
    .rule = After payment the lone wolf goes to the next day of the moon calendar, and the next wolf of your reserve, be it an alpha or a pack wolf, takes its place. The hunt comes at the end.

## Rules: Dominate

W-DOM-01 = Choose a piece of another pack.
    .rule = You dominate a piece of another player.
W-DOM-02 = Only a pack wolf or a den can be dominated.
    .rule = Only pack wolves and dens can be dominated, never alphas or lairs.
W-DOM-03 = Another piece of the same pack on that cell protects it.
    .rule = A piece can be dominated only if it is the only one of its pack on the cell. A piece of yours or of a third player beside it does not protect it.
W-DOM-04 = Your nearest alpha is { $distance ->
        [one] { $distance } cell
       *[other] { $distance } cells
    } away, and your Howl Range is { $range }.
    .rule = At least one of your alphas must be within your Howl Range of the piece; an alpha on the same cell will do. Lakes and the chasm count as cells.
W-DOM-05 = You have no wolves left in reserve.
    .rule = To dominate a pack wolf you need a wolf in reserve on your pack board.
W-DOM-06 = Choose a track that still has a den.
    .rule = To dominate a den you choose an attribute track of yours that still has a den.
W-DOM-07 =
    .rule = After payment the piece goes to the next day of the moon calendar. A pack wolf is replaced by the next wolf of your reserve, even an alpha; a den by the next den of the chosen track, with its attribute and bonus token as if you had built it. The hunt comes at the end.

## Rules: displacement

W-DISP-01 = No wolf is displaced here, so there is no cell to choose.
    .rule = A wolf is displaced in two cases only: when an alpha ends its move on a cell with a single pack wolf of another pack, and when a lair is built on a cell with any wolf of another pack.
W-DISP-02 =
    .rule = The player whose turn it is chooses where the displaced wolf lands, not its owner.
W-DISP-03 = The displaced wolf needs a land cell that is empty or holds a single piece of its own pack.
    .rule = A displaced wolf lands on a land cell of any terrain and region that is empty, without pieces, lone wolves and prey, or holds exactly one piece, of the wolf’s own pack. A cell with a single den of another pack does not fit.
W-DISP-04 = Choose one of the nearest cells that fit, { $distance ->
        [one] { $distance } step
       *[other] { $distance } steps
    } away.
    .rule = A displaced wolf lands on the nearest cell that fits, by walking distance: it cannot be displaced over water. Pieces and tokens on the way do not matter.
W-DISP-05 =
    .rule = If several cells that fit are equally near, the player whose turn it is chooses among them.
W-DISP-06 = There is no cell where the displaced wolf could land.
    .rule = If there is no cell where a displaced wolf could land, the move or upgrade that would displace it is not possible.
W-DISP-07 =
    .rule = A wolf is displaced at once, before the next wolf moves, on the map as it then is. So it may land on the cell that the alpha has just left.
W-DISP-08 =
    .rule = Displacement is free: it uses no Wolf Speed, needs no matching terrain, adds nothing to the moon calendar and displaces no further wolf.
W-DISP-09 =
    .rule = A displaced wolf brings its owner no prey at that moment: you hunt only at the end of your own actions.

## Rules: hunting

W-HUNT-01 =
    .rule = At the end of every action, of whatever kind, the game checks whether the player who took it hunts prey. Nobody else hunts then.
W-HUNT-02 =
    .rule = Prey is surrounded when your wolves, alphas or pack wolves, stand on at least three different cells next to it. Two wolves on one cell count once; dens and lairs do not count.
W-HUNT-03 =
    .rule = You hunt only a kind of prey that you do not have yet.
W-HUNT-04 =
    .rule = Hunting happens by itself, costs nothing and cannot be declined.
W-HUNT-05 =
    .rule = A successful hunt puts one token of the stack on the leftmost empty space of your Hunt track.
W-HUNT-06 =
    .rule = With 3 to 5 players each hunt brings 1 bonus action token, which may be used at once. With two players it brings none.
W-HUNT-07 =
    .rule = If several different kinds that you lack are surrounded at once, you take one token of each.
W-HUNT-08 = Choose one of the prey stacks you have surrounded.
    .rule = If two stacks of the same kind that you lack are surrounded at once, you take only one token, from the stack you choose.
W-HUNT-09 =
    .rule = The second token of a stack stays for others and still blocks the cell. The cell is free when the whole stack is gone.
W-HUNT-10 =
    .rule = The hunt looks only at where wolves stand. If your displaced wolf happens to surround prey, you take it at the end of your next action, if it is still surrounded then.
W-HUNT-11 =
    .rule = Prey never goes to the moon calendar.
W-HUNT-12 =
    .rule = You are asked to choose a stack after the action, and only if two stacks of one kind that you lack are surrounded. If there are several such kinds, they are asked one after another.

## Rules: the moon calendar

W-CAL-01 =
    .rule = Each lone wolf, den and pack wolf taken off the map by Howl, Upgrade a Den or Dominate fills the first free day of the moon calendar, one a day.
W-CAL-02 =
    .rule = A phase of the moon is due as soon as its day on the moon calendar is filled.
W-CAL-03 =
    .rule = A phase that is due is scored at the end of the turn, after all actions and bonus actions, never between them.
W-CAL-04 =
    .rule = If several phases are due at the end of one turn, they are scored one after another, the earliest first, on the same map.
W-CAL-05 =
    .rule = What is added to the calendar after the day of the full moon, even after day 30, is still counted but has no effect.
W-CAL-06 =
    .rule = Each phase of the moon is scored once in a game.

## Rules: scoring the regions

W-SCORE-01 =
    .rule = Your strength in a region is 1 for each of your alphas, pack wolves and dens there and 3 for each of your lairs. The start board is not a region and is never scored.
W-SCORE-02 =
    .rule = Only packs with strength 1 or more take part in scoring a region.
W-SCORE-03 =
    .rule = Packs are ranked by strength in the region and, if that is equal, by the number of their alphas there. Packs equal in both are tied.
W-SCORE-04 =
    .rule = A pack that is first alone takes the moon token, worth its higher number: 4 for a crescent, 6 for a quarter, 8 for a full moon.
W-SCORE-05 =
    .rule = If one pack is first and one is second, the second gains points equal to the lower number: 2 for a crescent, 3 for a quarter, 4 for a full moon.
W-SCORE-06 =
    .rule = If one pack is first and several are tied for second place, nobody gains points for second place.
W-SCORE-07 =
    .rule = If several packs are tied for first place, each of them gains points equal to the lower number, and nobody else gains anything. The moon token is discarded.
W-SCORE-08 =
    .rule = If only one pack is present in a region, it takes the moon token, and the lower number is given to nobody.
W-SCORE-09 =
    .rule = If no pack is present in a region, its moon token is discarded and nobody gains points.
W-SCORE-10 =
    .rule = Once a region is scored, the scored moon token always leaves it. The reminder tokens move on to the next phase.
W-SCORE-11 =
    .rule = Scoring neither removes nor moves any pieces.

## Rules: the end

W-END-01 =
    .rule = The game ends at the end of the turn in which the day of the full moon was filled, right after the full moon is scored. The round is not played to its end.
W-END-02 =
    .rule = Your score is the higher numbers of your moon tokens, plus your victory point tokens, plus the highest open value of each of your six tracks: Pack Spread, Wolf Speed, Howl Range, Lairs, Hunt and Pack.
W-END-03 =
    .rule = The player with the highest score wins.
W-END-04 =
    .rule = If scores are equal, the player with more moon tokens, whatever their value, wins.
W-END-05 =
    .rule = If moon tokens are equal too, the player with more wolves of any kind on the map wins. Wolves on the start board count.
W-END-06 =
    .rule = If wolves are equal too, the player with more alphas on the map wins.
W-END-07 =
    .rule = If everything is equal, the victory is shared. Lower places are decided in the same way and may be shared too.
W-END-08 =
    .rule = The game also ends, as stalled, at the end of a turn when nothing has been added to the moon calendar for 10 full rounds or nobody can add anything any more. An option sets the number of rounds. Moon tokens still on the map score nothing; final scoring is as usual.
W-END-09 =
    .rule = After a shared place the following ones are skipped: if two players share first place, the next one is third.

## Rules: two players

W-2P-01 =
    .rule = Two players use five region boards, drawn at random, in a layout of their own. There is no start board.
W-2P-02 =
    .rule = With two players each region gets two lone wolves and, at random, a single prey token; there is one of each kind.
W-2P-03 =
    .rule = With two players the lakes get five stacks of moon tokens at random: a crescent, two single full moons, a crescent on a quarter, and a quarter on a full moon. A region with a stack of two is scored twice, first for the top token, later for the lower one.
W-2P-04 =
    .rule = With two players a third pack, any that nobody leads, is the virtual pack.
W-2P-05 =
    .rule = The virtual pack stands to the upper right of each lake, according to the moon tokens there: 2 pack wolves by a crescent, a lair by a crescent on a quarter, a lair and an alpha by a full moon, a lair by a quarter on a full moon. In the last case 2 alphas stand to the lower right of the lake as well.
W-2P-06 =
    .rule = The virtual pack takes no turns and never acts or hunts. Its pieces cannot be moved, displaced or dominated; no wolf may stop on their cells and no den may be built there.
W-2P-07 =
    .rule = With two players an attribute track is worth 2 points once three of its dens are gone and 5 once all four are, and the Hunt track is worth 2, 5, 9, 14 or 20. The second den of each track brings a bonus action token, the fourth a bonus terrain token, and prey brings no token.
W-2P-08 =
    .rule = With two players the second player starts with 1 bonus action token.
W-2P-09 =
    .rule = With two players the wolves are placed in the order first, second, second, first. Each time one alpha and one pack wolf are placed together on one cell.
W-2P-10 = Choose a land cell in a region whose top moon token is not a crescent.
    .rule = With two players the first wolves are placed on land cells of regions whose top moon token is not a crescent. There are three such regions.
W-2P-11 = Choose an empty cell, with no pieces, lone wolf or prey.
    .rule = With two players the first wolves need an empty cell: no piece, not even of the virtual pack, no lone wolf and no prey. Both of your pairs may start in one region.
W-2P-12 =
    .rule = In scoring a region the virtual pack is ranked like a player, in ties too.
W-2P-13 =
    .rule = The virtual pack gains nothing. If it is first alone, the moon token is discarded and the second still gains the lower number; if it is second or tied for second, it only keeps others from those points. If you are tied with it for first, you gain the lower number and the token is discarded.
W-2P-14 =
    .rule = With two players crescent, quarter and full moon fall on days 7, 13 and 18. The end of the game, final scoring and tie-breaks are as usual; the virtual pack has no score.
W-2P-15 =
    .rule = With two players there is no chasm, so the rules about the start board and the two sides of the chasm do not apply. The regions with their moon tokens decide where wolves may start.
W-2P-16 =
    .rule = Pieces of the virtual pack can never be dominated: they are lairs or alphas, or two of them stand on one cell.

## Rules: options

W-OPT-01 =
    .rule = Option: at most one bonus action token may be spent in a turn. If it is off, any number may be spent.
W-OPT-02 =
    .rule = Option: the last seats start with 1 bonus action token each. These are the third of three players, the third and the fourth of four, the fourth and the fifth of five; nothing changes for two players.
W-OPT-03 =
    .rule = Option: there are only 12 bonus terrain and 12 bonus action tokens. A token earned while none is left is lost, though the action stands. Spent tokens return to the supply at once.
W-OPT-04 =
    .rule = If the supply is limited, the bonus action tokens that players start with come out of the 12.

## Play

option-packs = Packs
    .about = Choose whether the packs are dealt at random or chosen by the players.
option-packs-random = At random
    .about = Each player gets one of the five packs at random.
option-packs-choose = Players choose
    .about = Before anything else the players choose their packs in turn order.

tile-side = { $side ->
    [front] fronts
    [back] backs
   *[other] { $side }
}

ask-pack = Choose your pack.
ask-side = Choose which side your terrain tiles show at the start.
ask-draft = Place { $pick ->
    [1] your first pair of wolves.
   *[other] your second pair of wolves.
}
ask-act = { $free ->
    [0] { $tokens ->
        [0] Your actions are done: end your turn.
       *[other] Spend a bonus action token (you have { $tokens }), or end your turn.
    }
   *[other] Choose an action ({ $free } left), or end your turn.
}
ask-pay = Pay { $cost ->
    [one] { $cost } { terrain } tile
   *[other] { $cost } { terrain } tiles
}; a bonus terrain token replaces a tile.
ask-wolf = Choose a wolf to move { terrain-to } (up to { $left } more), or stop.
ask-destination = Where { terrain-on } does your { piece } go?
ask-landing = Choose where { whose-acc } is displaced to.
ask-hunt = Two stacks of the same prey ({ prey }) are surrounded: choose one.
ask-over = The game is over.

wait-pack = { $player } is choosing a pack.
wait-side = { $player } is choosing which side the terrain tiles show.
wait-draft = { $player } is placing wolves.
wait-act = { $player } is choosing an action.
wait-pay = { $player } is choosing how to pay.
wait-wolf = { $player } is choosing a wolf to move.
wait-destination = { $player } is moving a wolf.
wait-landing = { $player } is choosing where the displaced wolf goes.
wait-hunt = { $player } is choosing prey.

action-end-turn = End the turn
action-stop = Move no further wolf
action-move = Move wolves { terrain-to }
action-build = Build a den { place-on }, from the { attribute } track
action-upgrade = Upgrade the den { place-on } to a lair
action-howl = Howl for the lone wolf { place-on }
action-dominate = Dominate { piece-acc } { place-on }
action-dominate-den = Dominate { piece-acc } { place-on } with a den from the { attribute } track
action-pay = Spend { $paying ->
    [one] { $paying } { terrain } tile
   *[other] { $paying } { terrain } tiles
}{ $turning ->
    [0] { "" }
    [1] , turning up { behind-acc }
   *[other] , turning up { behind-acc } and { behind-too-acc }
}
action-pay-tokens = Spend { $count ->
    [one] { $count } bonus terrain token
   *[other] { $count } bonus terrain tokens
}
action-pay-both = Spend { $paying ->
    [one] { $paying } { terrain } tile
   *[other] { $paying } { terrain } tiles
} and { $count ->
    [one] { $count } bonus terrain token
   *[other] { $count } bonus terrain tokens
}{ $turning ->
    [0] { "" }
    [1] , turning up { behind-acc }
   *[other] , turning up { behind-acc } and { behind-too-acc }
}
action-wolf = Move the { piece } { place-on }
action-to = Go { place-to }
action-push = Displace it { place-to }
action-hunt = Take the prey of region { $region }
action-place = Start { place-on }
action-pack = Lead { pack }
action-tiles = Show the { tile-side }

log-deal = The map is laid out. { $player } goes first.
log-pack = { $player } leads { pack }.
log-side = { $player } { DID("turns", "turned") } the terrain tiles to their { tile-side }.
log-place = { $player } { DID("places", "placed") } an alpha wolf and a pack wolf { place-on }.
log-turn = It is { $player }’s turn.
log-idle = { $player } { DID("ends", "ended") } the turn without an action.
log-plan-move = { $player } is about to move wolves { terrain-to }.
log-plan-build = { $player } is about to build a den { place-on }, from the { attribute } track.
log-plan-upgrade = { $player } is about to upgrade the den { place-on } to a lair.
log-plan-howl = { $player } is about to howl for the lone wolf { place-on }.
log-plan-dominate = { $player } is about to dominate { piece-acc } { place-on }.
log-plan-dominate-den = { $player } is about to dominate { piece-acc } { place-on } with a den from the { attribute } track.
log-choose = { $player } { DID("chooses", "chose") } the { piece } { place-on }.
log-stop = { $player } { DID("moves", "moved") } no further wolf.
log-bonus = { $player } { DID("spends", "spent") } a bonus action token for one more action.
log-pay = { $player } { DID("pays", "paid") } with { $paying ->
    [one] { $paying } { terrain } tile
   *[other] { $paying } { terrain } tiles
}{ $turning ->
    [0] { "" }
    [1] , turning up { behind-acc }
   *[other] , turning up { behind-acc } and { behind-too-acc }
}.
log-pay-tokens = { $player } { DID("pays", "paid") } with { $count ->
    [one] { $count } bonus terrain token
   *[other] { $count } bonus terrain tokens
}.
log-pay-both = { $player } { DID("pays", "paid") } with { $paying ->
    [one] { $paying } { terrain } tile
   *[other] { $paying } { terrain } tiles
} and { $count ->
    [one] { $count } bonus terrain token
   *[other] { $count } bonus terrain tokens
}{ $turning ->
    [0] { "" }
    [1] , turning up { behind-acc }
   *[other] , turning up { behind-acc } and { behind-too-acc }
}.
log-moving = { $player } { DID("makes", "made") } a Move { terrain-to }.
log-move = { piece-cap } { DID("goes", "went") } { from-place } { place-to }.
log-push = { whose } { DID("is displaced", "was displaced") } { from-place } { place-to }.
log-build = { $player } { DID("builds", "built") } a den { place-on }, from the { attribute } track.
log-upgrade = { $player } { DID("upgrades", "upgraded") } the den { place-on } to a lair.
log-howl = { $player } { DID("howls", "howled") }, and { piece-acc } { DID("joins", "joined") } the pack { place-on }.
log-dominate = { $player } { DID("dominates", "dominated") } { whose-acc } { place-on }.
log-replace = { $player } { DID("puts", "put") } { piece-acc } in its place.
log-attribute = { attribute } is now { $value }.
log-gain = { $player } { DID("gains", "gained") } { token-acc }.
log-gain-none = None { DID("is left", "was left") }: { $player } { DID("does not gain", "did not gain") } { token-acc }.
log-calendar = Day { $day } of the moon calendar { DID("is filled", "was filled") }.
log-hunt = { $player } { DID("catches", "caught") } { prey-acc } in region { $region }.
log-score = The regions { phase-of-moon-with } { DID("are scored", "were scored") }.
log-region-first = { $player } { DID("is first", "was first") } in region { $region } and { DID("takes", "took") } its moon token for { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
log-region-second = { $player } { DID("is second", "was second") } in region { $region } and { DID("gains", "gained") } { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
log-region-tied = First place in region { $region } { DID("is tied", "was tied") }; its moon token { DID("is discarded", "was discarded") }.
log-region-tie = { $player } { DID("shares", "shared") } first place in region { $region } and { DID("gains", "gained") } { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
log-region-virtual = The virtual pack { DID("is first", "was first") } in region { $region }; its moon token { DID("is discarded", "was discarded") }.
log-region-empty = Nobody { DID("is in", "was in") } region { $region }; its moon token { DID("is discarded", "was discarded") }.
log-end = The full moon has been scored: the game is over.
log-stalled = Nothing has been added to the moon calendar for { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}, or nothing can be any more: the game is over.
log-points = { $player } has { $points ->
    [one] { $points } point
   *[other] { $points } points
}: moon tokens { $moon_tokens }, victory point tokens { $vp_tokens }, Pack Spread { $spread }, Wolf Speed { $speed }, Howl Range { $howl_range }, lairs { $lairs }, hunt { $hunt }, wolves { $wolves }.
log-winner = { $player } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
}!
log-winner-tie = Points are tied at { $points }, and the tie-break makes { $player } the winner!
log-shared = { $player } shares the victory!

label-turn = Actions taken: { $taken }
label-calendar = Moon calendar: day { $day }
label-next-moon = next scoring: { phase-of-moon } on day { $due }
label-all-scored = all phases are scored
label-region = Region { $slot }
label-points = Points
label-projected = if scored now
label-tiles = Tiles
label-reserve = Reserve
label-prey = Prey
label-leads = leads
label-tied = tied
label-empty = nobody
label-lone-wolf = lone wolf
label-moons = Moon tokens

## What speaks for a move: there is more of a boon, or less of a bane

boon-regions-due = regions about to be scored
boon-regions-next = regions of the next moon
boon-regions-second = regions of the moon after next
boon-regions-third = regions of the last moon
boon-share-next = strength in the regions of the next moon
boon-share-second = strength in the regions of the moon after next
boon-share-third = strength in the regions of the last moon
boon-lairs = lairs
boon-alphas = alpha wolves
boon-pack-wolves = pack wolves
boon-dens = dens
boon-spread = Pack Spread
boon-speed = Wolf Speed
boon-howl-range = Howl Range
boon-terrain-tokens = bonus terrain tokens
boon-action-tokens = bonus action tokens
boon-prey-surrounded = prey surrounded
boon-prey-one-short = prey one wolf short of a catch
boon-prey-two-short = prey two wolves short of a catch
boon-lone-wolves-called = lone wolves to call right now
boon-lone-wolves-in-range = lone wolves within earshot
boon-lairs-ready = dens that can become lairs
boon-lairs-planned = dens by a lake
boon-alphas-at-lakes = alpha wolves by a lake
boon-pairs-of-tiles = terrains with two tiles to spend
boon-threes-of-tiles = terrains with three tiles to spend
bane-exposed = pieces that a rival may dominate
bane-idle = pieces left on the start board
boon-regions-present = regions with wolves of one’s own

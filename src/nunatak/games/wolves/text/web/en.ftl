### The Wolves in the browser, in English. The ids are the same in en.ftl, ru.ftl and cs.ftl.

## The board

overlay-control = Strength
overlay-reach = Reach
overlay-howl = Howl range
overlay-hunt = Prey
web-map = The map. Arrow keys go from cell to cell, Page Up and Page Down to the lit ones.
web-piece = { piece } ({ $player })
web-moon = { phase-of-moon } (1st place { $first }, 2nd place { $second })
web-leads = { $player } leads
web-before = before: { $was }
web-strength = Strength
web-pack-board = Pack board

## The plan

web-pay = Choose how to pay
web-cost = Cost: { $cost } × { terrain }
web-cost-token = and a bonus action token
web-how-tiles = First turn a ringed tile by paying with it: its other side shows { terrain }.
web-drop = Drop this plan
web-walk = Move: { piece } from { terrain }
web-take-up = Take up the { piece }
web-acts = The five actions
web-act = { $act ->
    [move] Move
    [build] Den
    [upgrade] Lair
    [howl] Howl
    [dominate] Dominate
   *[other] { $act }
}
web-act-long = { web-act }, costs { $price ->
    [0] tiles of one terrain
    [one] { $price } tile
   *[other] { $price } tiles of one terrain
} (key { $key })
web-end = End turn
web-stop = Enough
web-so-far = This turn so far: { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}{ $tiles ->
    [0] { "" }
    [one] , { $tiles } tile turned
   *[other] , { $tiles } tiles turned
}.
web-hint-act = Or choose a lit cell, one of your wolves, or first the tiles you want to pay with.
web-hint-lit = Choose a lit cell.
web-ring = Hunt in region { $slot } ({ prey }): { $before } → { $after } of { $needed }
web-due = The regions { phase-of-moon-with } would be scored at the end of this turn.
web-nothing = No region, prey or points would change.
web-then = Then:

## The table in words

words-seat = { $player }, { pack }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Tiles: { $tiles }. { $attributes }. Bonus terrain tokens: { $terrain_tokens }, bonus action tokens: { $action_tokens }. Prey: { $prey }.

## The guided first game

learn-place = Your pack begins with two pairs of an alpha wolf, the one with the ruff, and a pack wolf. The first pair stands already. Place the second one here.
learn-place-two = And the second pair here.
learn-howl = Howl for this lone wolf. An alpha of yours is close enough, and the cell is desert: your two desert tiles pay for it.
learn-flip = One desert tile has turned into forest. The home tile, the one with the little house, always shows your own terrain.
learn-howl-two = So now two tiles show forest. Howl for the lone wolf in the forest.
learn-end-turn = Both actions are done. End your turn.
learn-den = An alpha builds a den on its own cell or beside it, and a den costs two tiles. Build one here, taken from the Howl Range track.
learn-tracks = Your pack board. The den left its track and uncovered a better value: your Howl Range is 3 now. Farther along, the tracks bring tokens and points.
learn-move = Move a wolf to the rock beside the raccoon: choose the wolf, then its goal. A Move costs one tile of the terrain on which the wolf ends.
learn-hunt = Caught! Each kind of prey brings you points once. And here is a bonus action token, the claws: one more action in this turn or a later one.
learn-push = An alpha may end its Move on a rival’s pack wolf and displace it. Send your alpha there. Two tiles show grass, so choose which one pays.
learn-landing = Where it goes is up to you, among the nearest cells that fit. Displace it here.
learn-dominate = The strongest action: Dominate. This pack wolf stands alone, so you can turn it into one of yours. It costs three: two desert tiles, and your bonus terrain token for the third.
learn-due = The crescent is due: it is scored at the end of the turn. End your turn and see.
learn-scored = You were strongest here and take the moon token: 4 points. The other two tie for second place, so nobody gets its 2 points.
learn-lair = A den beside a lake can become a lair. Upgrade this one.
learn-end = Quarter and full moon follow, and they are worth more. After the full moon the game is over: moon tokens, tracks, lairs, prey and wolves bring points.
chapter-howl = The pack gathers
chapter-move = On the hunt
chapter-den = Dens and lairs
chapter-moon = Under the moon
chapter-two = For two players
learn-goal = This is the wild: six regions, each with a lake. The moon on a lake tells when the region is scored. Whoever is strongest there then gets points, and most points win.
learn-tiles = In your turn you take up to two actions. You pay for them by flipping terrain tiles; the corner of a tile shows what is on its back.
learn-reserve = Wolves of your reserve took their places; the lone wolves went to the moon calendar. Each wolf of yours counts 1 strength in its region.
learn-prey = A raccoon! Prey is caught by wolves on three cells around it. You stand on two of them already.
learn-stop = A second wolf could go as well: that is your Pack Spread of 2. One is enough now. Finish the Move.
learn-stop-two = Finish the Move.
learn-limits = Wolves walk up to three steps, your Wolf Speed, over any land, but never over a lake or this chasm. No cell holds more than two pieces.
learn-herds = Hares on both sides, and two wolves of yours beside each stack. Let two wolves go in one Move, as many as your Pack Spread allows: first this one, then the other.
learn-choose = Both stacks are surrounded now, but you catch only one token of each kind. From which stack, you decide. Here lies the last hare: take it.
learn-chosen = That stack is empty and its cell free. These hares bring you nothing more; they stay for your rivals.
learn-lair-worth = A lair counts 3 strength, a wolf or a den 1. The lair also brings points and a bonus terrain token, which stands for any tile. You can have one lair in each region.
learn-den-end = A few dens and a lair hold a region for a whole game. End your turn.
learn-calendar = Every howl, upgrade and domination fills a day of the moon calendar. One more day, and the crescent is due.
learn-alpha = The next wolf of your reserve took its place, and it is an alpha. Only alphas howl, build, upgrade and dominate.
learn-tie = Here you and another pack were equally strong, with as many alphas. In such a tie for first place each of you gets only 2 points, and the moon token is gone.
learn-virtual = With two players a virtual pack stands on the map. It never moves, but its strength counts when a region is scored.
learn-place-one = There is no start board either: pairs begin in the regions. Place your first pair here.
learn-two-end = The moons come earlier, pack boards have other values, and caught prey brings no bonus action token. All else is as you know it. Good hunting!

## On the home page

game-time = about an hour
game-weight = a strategic game, an evening to learn

## Themes of puzzles

puzzle-theme = { $theme ->
    [move] Moving wolves
    [wolf] Which wolf goes
    [to] Where the wolf goes
    [build] Building dens
    [upgrade] Upgrading dens to lairs
    [howl] Howling
    [dominate] Dominating
    [hunt] Hunting
    [pay] What to pay with
    [push] Where the displaced wolf goes
    [stop] Stopping in time
    [endturn] Ending the turn
    [place] Where to begin
    [pack] Which pack to lead
    [tiles] Which side up
   *[other] { $theme }
}

## The goal in a first game

goal-lead = { $moon ->
    [crescent] crescent
    [quarter] quarter
   *[full] full moon
} in { $days ->
    [one] { $days } day
   *[other] { $days } days
}; you need { $more } more strength to lead region { $region }.
goal-hold = { $moon ->
    [crescent] crescent
    [quarter] quarter
   *[full] full moon
} in { $days ->
    [one] { $days } day
   *[other] { $days } days
}; you lead wherever it is scored. Hold on!

## What a seat plays

role = { $role ->
    [forest] Forest wolves
    [rock] Rock wolves
    [grass] Grass wolves
    [tundra] Tundra wolves
    [desert] Desert wolves
   *[other] { $role }
}

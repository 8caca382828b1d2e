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
}, { $tiles ->
    [one] { $tiles } tile turned
   *[other] { $tiles } tiles turned
}.
web-hint-act = Or choose a lit cell, one of your wolves, or first the tiles you want to pay with.
web-hint-lit = Choose a lit cell.
web-ring = Around the prey in region { $slot } ({ prey }): { $before } → { $after } of { $needed } cells
web-due = The regions { phase-of-moon-with } would be scored at the end of this turn.
web-nothing = No region, prey or points would change.
web-then = Then:

## The table in words

words-seat = { $player }, { pack }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Tiles: { $tiles }. { $attributes }. Bonus terrain tokens: { $terrain_tokens }, bonus action tokens: { $action_tokens }. Prey: { $prey }.

## The guided first game

learn-map = This is the wild: five regions, outlined in bold, each with a lake. The moon on a lake tells when the region is scored and what first and second place are worth. You lead the blue desert wolves. The grey pieces belong to a virtual pack that never moves.
learn-place = Each of you starts with two pairs of an alpha wolf (the one with the ruff) and a pack wolf. Place your first pair on the lit cell.
learn-place-two = Now the second pair, again on the lit cell.
learn-turn = Your rival has had a turn. In yours you take two actions. You pay by flipping terrain tiles, the hexagons under the map; the small corner shows what is on a tile’s back.
learn-howl = Howl for the lit lone wolf: one of your alphas is within Howl Range 2, and both of your desert tiles pay for it, as the cell is desert.
learn-flip = The lone wolf went to the moon calendar, and a wolf of your reserve took its place. Look at the tiles: one desert tile has turned into forest. The home tile, the one with the little house, always shows your own terrain.
learn-howl-two = So now you have two forest tiles. Howl for the lone wolf in the forest, the lit one.
learn-bonus = Both actions are spent, but you hold a bonus action token, the claws. Spend it: howl for the lit lone wolf. The third wolf of the reserve is an alpha!
learn-end-turn = Nothing is left to do. End your turn.
learn-den = Next turn. An alpha can build a den on its own cell or beside it. Build one on the lit cell and take it from the Howl Range track.
learn-tracks = The den left your pack board and uncovered a better value: your Howl Range is now 3. Every den counts 1 strength in its region, and the last ones of a track bring points.
learn-move = A little later. A Move costs just one tile, and every wolf that moves must end on that terrain. To begin a Move onto rock, press the rock in the plan. (You may also press a wolf first and then its goal.)
learn-wolf = Up to two wolves may move: that is your Pack Spread. Choose the lit pack wolf.
learn-to = It goes up to three steps over any land. Send it to the lit cell.
learn-hunt = Your rival has surrounded the raccoon of region 2 with wolves on three cells: it is caught at once and brings points. Each kind can be caught once.
learn-push = An alpha may end its move on a cell with a rival’s pack wolf and displace it. Move your alpha to the lit cell.
learn-landing = You decide where it goes, among the nearest cells that fit. Displace it to the lit one.
learn-dominate = The strongest action: Dominate costs three tiles, and you have three that show desert. Turn the pack wolf that stands alone on the lit cell into one of your own.
learn-due = Every howl, upgrade and domination filled a day of the calendar. Day 7 is reached: the crescent is due. End the turn and see.
learn-scored = All regions with a crescent are scored. You were strongest in region 1 and take its moon token for 4 points. The Strength button shows who leads where at any time.
learn-lair = One more action: a den beside a lake can become a lair. A lair counts 3 strength, brings points and a bonus terrain token, which stands for any tile.
learn-end = When the full moon has been scored, the game is over. Moon tokens, tracks, lairs, prey and wolves bring points; the Score tab counts them. Good hunting!

## On the home page

game-time = about an hour
game-weight = a strategic game, an evening to learn

## Themes of puzzles

puzzle-theme = { $theme ->
    [move] Moving wolves
    [wolf] Which wolf goes
    [to] Where the wolf goes
    [build] Building dens
    [upgrade] Turning dens into lairs
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

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
web-move = Move: { piece }, { $cell } → { $to }
web-drop = Put away
web-hint-act = Or choose a lit cell, one of your wolves, or first the tiles you want to pay with.
web-hint-lit = Choose a lit cell.
web-ring = Around the prey in region { $slot } ({ prey }): { $before } → { $after } of { $needed } cells
web-due = The scoring { phase-of-moon-gen } would come at the end of this turn.
web-nothing = No region, prey or points would change.
web-then = Then:

## The table in words

words-seat = { $player }, { pack }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Tiles: { $tiles }. { $attributes }. Bonus terrain tokens: { $terrain_tokens }, bonus action tokens: { $action_tokens }. Prey: { $prey }.

### The web client's own words, in English. The ids are the same in en.ftl, ru.ftl and cs.ftl.

## Everywhere

web-home = Home
web-close = Close
web-asking = Asking…

## The board

web-board-view = View of the board
web-zoom-in = Zoom in
web-zoom-out = Zoom out
web-zoom-fit = Fit the whole board
web-overlays = Overlays

## The table

web-seats = Players
web-panel = Actions, log and score
web-tab-actions = Actions
web-tab-log = Log
web-tab-score = Score
web-tab-words = In words
web-tab-chat = Chat
web-log = Log
web-score = Score
web-total = Total
web-over = The game is over.
web-decides = to move
web-bot = bot
web-away = away
web-skip = Skip { $count ->
    [one] { $count } step
   *[other] { $count } steps
}

## The list of actions

web-actions = Legal actions
web-no-actions = There is nothing to decide.
web-filter-actions = Type to find an action
web-all-actions = Show all
web-actions-found = { $count ->
    [one] { $count } action
   *[other] { $count } actions
}
web-actions-more = { $count ->
    [one] and { $count } more: type to narrow the list
   *[other] and { $count } more: type to narrow the list
}

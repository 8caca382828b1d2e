### Lone Wolves in the browser, in English. The ids are the same in en.ftl, ru.ftl and cs.ftl.

## The board

overlay-played = Cards seen
web-played = Cards seen so far
web-card-unseen = not seen yet
web-card-hand = in your hand
web-card-up = on the field
web-card-flipped = now a lone wolf
web-card-recruited = recruited
web-territory = { territory }: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} of 6, honor { $honor }, strength { $mine } against { $theirs }
web-honor = Honor token: { $up } points, { $down } on its back
web-slot = { $player }, { $other ->
    [none] slot { $number } { territory-in }
   *[other] border slot
}: { $scar ->
    [none] free
   *[other] { scar }
}

## The board in words

words-territory = { territory }: honor token { $honor }.
words-side = { $player }: strength { $strength }, { $cards }.
words-no-cards = no cards
words-supply = Scars lying there: { $scars }.
words-scars = Scars of { $player } there: { $scars }.
words-moon = { moon } lies there.
words-hand = Your hand: { $cards }.

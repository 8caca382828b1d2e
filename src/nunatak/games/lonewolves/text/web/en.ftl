### Lone Wolves in the browser, in English. The ids are the same in en.ftl, ru.ftl and cs.ftl.

## The board

web-choose-territory = Now choose a territory.
web-choose-card = Now choose a card.
web-why-wins = { $rule ->
    [L-WIN-02] a 2 beats a 7
    [L-WIN-04] trump beats every other suit
    [L-WIN-05] the other card is neither of the led suit nor a trump
   *[other] { $winning } beats { $losing }
}
web-takes-you = You take the trick: { web-why-wins }.
web-takes = { $player } takes the trick: { web-why-wins }.
web-lead = { $count ->
    [0] No unseen card beats it.
    [one] { $count } unseen card beats it.
   *[other] { $count } unseen cards beat it.
}
web-token-to = { $player ->
    [none] honour { $honor } goes to nobody
   *[other] honour { $honor } goes to { $player }
}
web-honor-turns = honour { $before } → { $after }
web-scars-for = Scars for { $player }:
web-no-scars = none left
web-trump = Trump
web-point-at-card = Take a card and see here what would come of it.
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
} of 6, honour { $honor }, strength { $mine } against { $theirs }
web-honor = Honour token: { $up } points, { $down } on its back
web-slot = { $player }, { $other ->
    [none] slot { $number } { territory-in }
   *[other] border slot
}: { $scar ->
    [none] free
   *[other] { scar }
}

## The board in words

words-territory = { territory }: honour token { $honor }.
words-side = { $player }: strength { $strength }, { $cards }.
words-no-cards = no cards
words-supply = Scars lying there: { $scars }.
words-scars = Scars of { $player } there: { $scars }.
words-moon = { moon } lies there.
words-hand = Your hand: { $cards }.

## Learn: a first game, step by step

learn-field = Five wild territories lie between you and your rival: the near side of each is yours, the far side is your rival’s. Whoever is stronger on a territory at the end takes its honour token, the golden number.
learn-hand = These are your thirteen wolves. There are five suits with the values 2 to 7. The game has thirteen tricks: in each, both of you play one card, and every card also goes to a territory of your choice.
learn-lead = You lead. Choose the black 7, then the desert.
learn-won = Your rival had to follow suit and played the black 4 to the volcano. The higher card of the led suit wins: your 7 stays face up with strength 7. The losing 4 is turned over and is now a lone wolf of strength 1.
learn-rival-scar = The loser takes a scar from the territory of the losing card and lays it in a free slot on their own side. So losing pays as well! You won, so you lead again.
learn-three = A 3 reveals a scar. Play the white 3 to the swamp.
learn-reveal = Your 3 reveals a face-down scar on its territory. Choose this one.
learn-lost = The white 7 beats your 3: your wolf is turned over, and you take a scar from the swamp. Take the Turn scar that you have just revealed.
learn-place = Scars may go to any territory. Place Turn in the middle slot of the tundra: it flips the honour token there from 5 to 10 points.
learn-follow = Now your rival leads the red 5. You hold red, so you must follow suit, but you need not win. Play the red 2 to the tundra and lose on purpose.
learn-fame = Your reward: take Cub Fame. It brings 3 points for every face-up 2, 3 or 4 of yours on its territory.
learn-fame-place = Place Cub Fame in the first slot of the volcano. You have no cards there yet, and that is fine.
learn-two = Your rival leads the green 7. It looks unbeatable, but a 2 beats the 7 of its own suit! Play the green 2 to the volcano.
learn-two-won = The smallest wolf wins, stays face up, and already counts for your Cub Fame. You lead the next trick.
learn-moon = A few tricks later: the last scar of the swamp was taken, so the White Moon rose. Green, its suit, is now trump and beats all others. The moon is worth 5 points to whoever controls the swamp. The Blood Moon will change the trump again and is worth 3.
learn-full = Play the white 2 to the tundra. With six cards it is full then: no more cards can be played there, but its scars can still be taken.
learn-strength = All thirteen tricks are over. Strength on a territory is the sum of the face-up values, plus 1 for each lone wolf, plus what scars add. The star shows who controls each territory.
learn-points = Points come from honour tokens, moons and scars. Loner Fame, Alpha Fame and Trophy pay now.
learn-end = More points win, and the lone wolves break a tie. That is the whole game. Good hunting!
chapter-trick = The first trick
chapter-scars = Scars
chapter-moon = Moons and points
learn-last = The last trick. One card is left to you: play it to the cave.
learn-last-take = It lost, so you take a scar once more.
learn-last-place = And place it here.

## On the home page

game-time = about 25 minutes
game-weight = a card game, quick to learn

## Themes of puzzles

puzzle-theme = { $theme ->
    [play] Playing a card
    [reveal] Revealing a scar
    [take] Taking a scar
    [place] Placing a scar
   *[other] { $theme }
}

## The goal in a first game

goal-territory = the { territory }. With { $more } more strength its honour token is yours, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
goal-scars = scars. You control what can be had, and losing a trick pays too.

## What a seat plays

role = { $role ->
    [near] Near side
    [far] Far side
   *[other] { $role }
}

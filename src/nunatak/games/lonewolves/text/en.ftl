### Lone Wolves: every word of the game in English.
### The ids are the same in en.ftl, ru.ftl and cs.ftl. Rule ids are those of the rule ledger.

## The game

title = Lone Wolves
about = Two wolf packs meet in a duel of thirteen tricks, and every card you play also stakes a claim to one of five wild territories. Lose a trick and you come away with a scar, and scars are what make a pack strong!

## Names

territory = { $territory ->
    [cave] cave
    [volcano] volcano
    [desert] desert
    [swamp] swamp
    [tundra] tundra
   *[other] { $territory }
}
territory-to = { $territory ->
    [cave] to the cave
    [volcano] to the volcano
    [desert] to the desert
    [swamp] to the swamp
    [tundra] to the tundra
   *[other] to { $territory }
}
territory-in = { $territory ->
    [cave] in the cave
    [volcano] on the volcano
    [desert] in the desert
    [swamp] in the swamp
    [tundra] in the tundra
   *[other] in { $territory }
}
territory-from = { $territory ->
    [cave] from the cave
    [volcano] from the volcano
    [desert] from the desert
    [swamp] from the swamp
    [tundra] from the tundra
   *[other] from { $territory }
}
suit = { $suit ->
    [black] black
    [red] red
    [orange] orange
    [green] green
    [white] white
   *[other] { $suit }
}
card = { suit } { $value }
card-acc = { suit-acc } { $value }
scar = { $scar ->
    [might] Pack Might
    [fury] Fury
    [recruit] Recruit
    [turn] Turn
    [pack_fame] Pack Fame
    [loner_fame] Loner Fame
    [alpha_fame] Alpha Fame
    [cub_fame] Cub Fame
    [trophy] Trophy
   *[other] { $scar }
}
scar-text = { $scar ->
    [might] +1 strength here per card of yours here.
    [fury] +3 strength here.
    [recruit] Add a set-aside lone wolf to your side here.
    [turn] Flip the honour token here.
    [pack_fame] +1 point per card of yours here.
    [loner_fame] +2 points per lone wolf of yours here.
    [alpha_fame] +2 points per face-up wolf of yours here.
    [cub_fame] +3 points per face-up 2, 3 or 4 of yours here.
    [trophy] +5 points if you take the honour token here.
   *[other] { $scar }
}
hidden-scar = face-down scar
side = { $side ->
    [near] near
    [far] far
   *[other] { $side }
}
moon = { $moon ->
    [white_moon] White Moon
    [blood_moon] Blood Moon
   *[other] { $moon }
}
no-trump = No trump
source = { $source ->
    [honor] Honour tokens
    [white_moon] White Moon
    [blood_moon] Blood Moon
    [pack_fame] Pack Fame
    [loner_fame] Loner Fame
    [alpha_fame] Alpha Fame
    [cub_fame] Cub Fame
    [trophy] Trophy
   *[other] { $source }
}
slot = slot { $number } { territory-in }
border-slot = border slot { border-between }

## Case forms: building blocks for the sentences below

territory-acc = { $territory ->
    [cave] the cave
    [volcano] the volcano
    [desert] the desert
    [swamp] the swamp
    [tundra] the tundra
   *[other] { $territory }
}
territory-over = { $territory ->
    [cave] over the cave
    [volcano] over the volcano
    [desert] over the desert
    [swamp] over the swamp
    [tundra] over the tundra
   *[other] over { $territory }
}
suit-acc = { $suit ->
    [black] black
    [red] red
    [orange] orange
    [green] green
    [white] white
   *[other] { $suit }
}
suit-gen = { $suit ->
    [black] black
    [red] red
    [orange] orange
    [green] green
    [white] white
   *[other] { $suit }
}
border-between = between { $left ->
    [cave] the cave
    [volcano] the volcano
    [desert] the desert
    [swamp] the swamp
    [tundra] the tundra
   *[other] { $left }
} and { $right ->
    [cave] the cave
    [volcano] the volcano
    [desert] the desert
    [swamp] the swamp
    [tundra] the tundra
   *[other] { $right }
}

## Decisions: what you are asked

ask-lead = You lead: choose a card and a territory.
ask-lead-reveal = Your 3 reveals a scar: choose a face-down one on its territory.
ask-follow = Follow { suit } if you can, and choose a territory.
ask-follow-reveal = Your 3 reveals a scar: choose a face-down one on its territory.
ask-take = You lost the trick: take a scar from the territory you played to.
ask-place = Place the { scar } scar in a free slot on your side.
ask-over = The game is over.

## Decisions: what the others read

wait-lead = { $player } is choosing a card to lead.
wait-lead-reveal = { $player } is choosing a scar to reveal.
wait-follow = { $player } is choosing a card in reply.
wait-follow-reveal = { $player } is choosing a scar to reveal.
wait-take = { $player } is choosing a scar to take.
wait-place = { $player } is choosing a slot for the scar.

## Choices

action-play = Play the { card-acc } { territory-to }
action-reveal = Reveal the face-down scar at place { $place } { territory-in }
action-take = Take the { scar } scar { territory-from } (place { $place })
action-take-hidden = Take the face-down scar { territory-from } (place { $place })
action-place = Place in slot { $number } { territory-in }
action-place-border = Place in the border slot { border-between }
action-pass = Pass

## Log

log-deal = The cards are dealt, and { $player } leads first.
log-trick = Trick { $trick } { DID("begins", "began") }.
log-lead = { $player } { DID("leads", "led") } the { card-acc } { territory-to }.
log-follow = { $player } { DID("plays", "played") } the { card-acc } { territory-to }.
log-void = { $player } { DID("does not follow", "did not follow") } suit: no { suit-gen } cards in hand.
log-reveal = { $player } { DID("reveals", "revealed") } the { scar } scar { territory-in }.
log-win = { $player } { DID("wins", "won") } the trick with the { card }.
log-win-two = { $player } { DID("wins", "won") } the trick with the { card }: within a suit a 2 beats a 7.
log-flip = { $player } { DID("turns", "turned") } the { card-acc } { territory-in } face down: it is now a lone wolf.
log-take = { $player } { DID("takes", "took") } the { scar } scar { territory-from }.
log-no-scar = { $player } { DID("gets", "got") } no scar: none { DID("are left", "were left") } { territory-in }.
log-moon = The { moon } { DID("rises", "rose") } { territory-over }: from the next trick { suit } is trump.
log-moon-last = The { moon } { DID("rises", "rose") } { territory-over }.
log-place = { $player } { DID("places", "placed") } the { scar } scar in slot { $number } { territory-in }.
log-place-border = { $player } { DID("places", "placed") } the { scar } scar in the border slot { border-between }.
log-no-slot = { $player } { DID("has", "had") } no free slot, so the { scar } scar { DID("goes", "went") } to the box.
log-turn = The honour token { territory-in } { DID("is flipped", "was flipped") } and now shows { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
log-recruit = { $player } { DID("adds", "added") } a set-aside lone wolf { territory-to }.
log-recruit-full = No recruit { DID("arrives", "arrived") }: there { DID("are already", "were already") } six cards { territory-in }.
log-full = There are now six cards { territory-in }: the territory is full.
log-end = All thirteen tricks have been played: time to count the points.
log-control = { $player } controls { territory-acc } with strength { $strength } to { $other } and gains { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
log-unclaimed = Strength is tied { territory-in }, { $strength } to { $strength }: the territory stays unclaimed.
log-source = { source }: { $player } gains { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
log-points = { $player } scores a total of { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
log-winner = { $player } wins the game with { $points ->
    [one] { $points } point
   *[other] { $points } points
}!
log-winner-lone-wolves = The points are level, and { $player } wins by having more lone wolves ({ $wolves }).
log-draw = The game is a draw: points and lone wolves are level.

## Board labels

label-trick = Trick { $trick } of { $tricks }
label-trump = Trump: { suit }
label-hand = Hand
label-hand-count = Hand: { count-cards }
label-supply = Scars here
label-slots = Slots
label-honor = Honour
label-strength = Strength
label-points = Points
label-lone-wolves = Lone wolves: { $count }
label-set-aside = Set aside: { $count }
label-box = In the box: { $count }
label-leader = Leads
label-void = no { suit-gen } cards
label-full = full
label-free-slot = free slot
label-side = { $player }, { side } side

## Options

option-mode = Mode
    .about = Choose which side of the boards to play on.
option-mode-normal = Normal
    .about = All territories are built alike: the best way to get to know the game.
option-mode-advanced = Advanced
    .about = The territories differ from one another, and scars on a border act on two territories at once.

## Counts

count-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
count-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
count-tricks = { $count ->
    [one] { $count } trick
   *[other] { $count } tricks
}
count-lone-wolves = { $count ->
    [one] { $count } lone wolf
   *[other] { $count } lone wolves
}
count-scars = { $count ->
    [one] { $count } scar
   *[other] { $count } scars
}
count-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}

## Rulebook: value tables

values-thing = Of these there are
values-thing-of = { $thing ->
    [cards] wolf cards in the deck
    [hand] cards in each hand
    [aside] cards set aside, seen by nobody
    [tricks] tricks in a game
    [capacity] cards that a territory holds, both sides together
    [scars] scars, each kind twice
   *[other] { $thing }
}
values-count = How many
values-suit = Suit
values-territory = Territory
values-cards = Cards
values-wolf = Wolf
values-face-up = wolf, face up
values-own = its value ({ $least } to { $most })
values-lone-wolf = lone wolf (face down)
values-strength = Strength
values-token = Token
values-face = One side
values-other = Other side
values-moon = Moon
values-points = Points
values-trump = Comes when
values-emptied = { $number ->
    [1] the last scar of a first territory is taken
   *[other] the last scar of a second territory is taken
}
values-scar = Scar
values-acts = Acts
values-when = { $when ->
    [placing] when placed
   *[other] at the end
}
values-gives = Gives
values-strength-more = +{ $count } strength
values-points-more = { $count ->
    [one] +{ $count } point
   *[other] +{ $count } points
}
values-recruit = a set-aside lone wolf joins your side
values-turn = the honour token is flipped
values-each = For
values-for = { $each ->
    [card] each card of yours there
    [once] your side there
    [placing] –
    [lone-wolf] each lone wolf of yours there
    [face-up] each face-up wolf of yours there
    [cub] each face-up wolf of yours there from { $least } to { $most }
   *[token] the honour token there, if you take it
}
values-up = Scars face up
values-down = Scars face down
values-slots-near = Slots, near side
values-slots-far = Slots, far side

## Rules: components

L-CMP-01 =
    .rule = The deck has 30 wolf cards: five suits with the values 2 to 7, each card once.
L-CMP-02 =
    .rule = All cards have the same back, a lone wolf of strength 1. So a back tells you nothing, and any card lying face down is a lone wolf.
L-CMP-03 =
    .rule = There are 18 scar tokens: nine kinds, two of each, all with the same back.
L-CMP-04 =
    .rule = The playing field is made of five boards, one for each territory. Each board has two sides, one for normal and one for advanced mode.
L-CMP-05 =
    .rule = There are five honour tokens. The two sides of a token show different numbers of points.
L-CMP-06 =
    .rule = The White Moon token is worth 5 honour points to the player who controls its territory at the end of the game.
L-CMP-07 =
    .rule = The Blood Moon token is worth 3 honour points to the player who controls its territory at the end of the game.
L-CMP-08 =
    .rule = Each suit shares its colour with one territory: black with the cave, red with the volcano, orange with the desert, green with the swamp, white with the tundra.
L-CMP-09 =
    .rule = The game is for exactly two players, who sit opposite each other. One has the near side of every territory, the other the far side.

## Rules: the data file

L-DATA-01 = The board order must name each of the five territories exactly once.
    .rule = The data file lists the five territories in the order in which their boards lie, each exactly once.
L-DATA-02 = There must be five honour tokens, each with two different whole numbers.
    .rule = There are five honour tokens with a whole number on each side. The two numbers of a token differ, or flipping it would change nothing.
L-DATA-03 = Each territory needs exactly one face-up scar at the start.
    .rule = At the start of the game exactly one scar lies face up on each territory, in both modes.
L-DATA-04 = In normal mode each territory needs exactly two face-down scars at the start.
    .rule = In normal mode exactly two scars lie face down on each territory at the start. Together with the face-up ones that makes 15 on the field and 3 in the box.
L-DATA-05 = In advanced mode each territory needs two or three face-down scars, and not every territory the same number.
    .rule = In advanced mode two or three scars lie face down on each territory at the start, and the number is not the same everywhere.
L-DATA-06 = A mode cannot lay out more than 18 scars.
    .rule = The scars laid out at the start of the game, face up and face down together, are 18 at most, for there are no more tokens.
L-DATA-07 = Border slots are allowed only in advanced mode and only between neighbouring territories.
    .rule = Border slots exist only in advanced mode, and each lies between two territories whose boards are neighbours.
L-DATA-08 = Each side needs at least one scar slot in each mode.
    .rule = In each mode each side of the field has at least one scar slot. Fewer than 13 on a side only raise a warning: a scar that finds no free slot goes to the box.
L-DATA-10 = Your data file has a field or a number that the table does not allow.
    .rule = A data file may have only the fields of the table it replaces; each honour token has a name of its own and two faces. A side of a territory has at most 5 slots, and the faces of an honour token run from −999 to 999.
L-DATA-09 =
    .rule = The data file does not list the slots one by one; their names follow from its numbers. A slot is written as side, territory and number, such as near:cave:1, and a border slot as near:cave|volcano.

## Rules: setup

L-SET-01 =
    .rule = Normal or advanced mode is chosen before anything is drawn or dealt, and all five boards show that side.
L-SET-02 =
    .rule = The five boards lie in one row between the players, in the same order in every game. What one player sees from left to right, the other sees from right to left.
L-SET-03 =
    .rule = At the start of the game all 18 scar tokens are shuffled face down.
L-SET-04 =
    .rule = Each territory gets one random scar face up on its light symbol and one random scar face down on each of its dark symbols. There are two dark symbols in normal mode and two or three in advanced mode.
L-SET-05 =
    .rule = The scars left over after setup go to the box, and nobody may look at them. In normal mode there are three.
L-SET-06 =
    .rule = The five honour tokens are shuffled and one is laid on each territory. Chance decides which side is up.
L-SET-07 =
    .rule = The White Moon and the Blood Moon wait beside the field until territories run out of scars.
L-SET-08 =
    .rule = The 30 wolf cards are shuffled, and each player is dealt 13.
L-SET-09 =
    .rule = The four cards left after the deal are set aside face down, and nobody may look at them. A Recruit scar can bring one of them into play as a lone wolf.
L-SET-10 =
    .rule = At the start of the game there is no trump suit.
L-SET-11 =
    .rule = Chance decides who leads the first trick.
L-SET-12 =
    .rule = The server draws everything random during setup, from one seed and always in the same order. Nothing random happens later, so any game can be replayed exactly.

## Rules: the course of a trick

L-FLOW-01 =
    .rule = The game lasts 13 tricks, also called rounds. In each trick each player plays one card.
L-FLOW-02 =
    .rule = A trick always runs in this order: the leader’s card, the follower’s card, the decision who wins, the loser’s scar, a moon if one is due, placing the scar, its immediate effect. A 3 reveals a scar as soon as it is played.
L-FLOW-03 = It is not your turn to decide.
    .rule = Each step of a trick belongs to one player, and only that player may act in it.
L-FLOW-04 = That action does not fit this step.
    .rule = Each step asks for one kind of decision: a card to play, a scar to reveal, a scar to take or a slot for it. No other action is possible in that step.
L-FLOW-05 = The game is over.
    .rule = Once the game has ended, no more moves are accepted.
L-FLOW-06 = You cannot pass here.
    .rule = No decision may be skipped: a player who is to play, reveal, take or place must do so.
L-FLOW-07 = A move cannot be taken back.
    .rule = A move is final as soon as it has shown a card or a face-down token.
L-FLOW-09 =
    .rule = What has shown nothing new may still be taken back until the next card is played: taking a scar that lay face up, and placing a scar.
L-FLOW-10 =
    .rule = A position set up by hand may have fewer cards than tricks are left: the game then ends with the trick after which a player has no card.
L-FLOW-08 =
    .rule = When only one scar can be revealed or taken, or only one slot is free, the game may make that choice for you. It never plays a card for you, as that would tell something about your hand.

## Rules: playing a card

L-PLAY-01 = That card is not in your hand.
    .rule = You can only play a card that is in your hand.
L-PLAY-02 = There is no such territory.
    .rule = Each card is played to exactly one of the five territories.
L-PLAY-03 = That territory is full.
    .rule = A card cannot be played to a full territory, one that already holds six wolf cards on both sides together.
L-PLAY-04 =
    .rule = A card is laid face up on your own side of the territory you choose.
L-PLAY-05 =
    .rule = The card and its territory are one decision, and both are shown at the same moment.
L-PLAY-06 =
    .rule = A card of any suit may be played to any territory; the colours need not match.

## Rules: leading

L-LEAD-01 =
    .rule = The first trick is led by the player whom chance has chosen, every later one by the winner of the trick before.
L-LEAD-02 =
    .rule = The leader may play any card in hand at any time, a trump included.
L-LEAD-03 =
    .rule = The suit of the leader’s card is the led suit, the one the follower has to follow.

## Rules: following

L-FOL-01 =
    .rule = The follower decides after seeing the led card, its territory and the scar that a led 3 may have revealed.
L-FOL-02 = The led suit is { suit }, and you have it: follow suit.
    .rule = If you hold at least one card of the led suit, you must play a card of that suit. This holds when the trump suit is led too.
L-FOL-03 =
    .rule = If you hold no card of the led suit, you may play any card. You do not have to play a trump.
L-FOL-04 =
    .rule = Following suit concerns the card only. You may play it to any territory that is not full, even to the one the leader has chosen.
L-FOL-05 =
    .rule = When you follow suit you may choose any value. You do not have to beat the led card: losing on purpose is part of the game.

## Rules: the 3 reveals a scar

L-REV-01 =
    .rule = Whoever plays a 3, leading or following, at once turns up one face-down scar on the territory it was played to. Both players see the scar, and this comes before anything else.
L-REV-02 =
    .rule = A player who plays a 3 must reveal a scar as long as at least one lies face down on that territory.
L-REV-03 =
    .rule = If several scars lie face down on the territory of a 3, the player of the 3 chooses which one to reveal.
L-REV-04 = Choose a scar on the territory of your 3.
    .rule = A 3 reveals a scar on the very territory it was played to, never on another.
L-REV-05 = That scar is already face up.
    .rule = A 3 reveals a scar that is still face down; one that already lies face up cannot be chosen.
L-REV-06 =
    .rule = If no scar lies face down on the territory of a 3, nothing is revealed and play goes on.
L-REV-07 =
    .rule = A scar revealed by a 3 stays where it is, face up. Its effect does not happen, and nobody gets it yet.
L-REV-08 =
    .rule = A 3 reveals a scar no matter who wins the trick. The scar stays face up even if the 3 itself is turned face down later.

## Rules: who wins the trick

L-WIN-01 =
    .rule = Of two cards of the same suit the higher value wins. There is one exception: a 2 beats a 7.
L-WIN-02 =
    .rule = A 2 beats a 7 of the same suit.
L-WIN-03 =
    .rule = A 2 beats a 7 of the same suit no matter which of them was led, and in the trump suit too.
L-WIN-04 =
    .rule = If the led card is not a trump and the follower plays a trump, the follower wins the trick.
L-WIN-05 =
    .rule = If the follower plays neither the led suit nor a trump, the leader wins the trick, whatever the values.
L-WIN-06 =
    .rule = A 2 has no special power over a 7 of another suit.
L-WIN-07 =
    .rule = It does not matter to which territories the cards were played. A trick always has a winner, for no two cards of a suit are equal.

## Rules: the result of the trick

L-RES-01 =
    .rule = The winner’s card stays face up, and its strength is its value. A 2 that beat a 7 still has strength 2.
L-RES-02 =
    .rule = The winner of a trick leads the next one and takes no scar.
L-RES-03 =
    .rule = The loser’s card is turned face down where it lies. From now on it is a lone wolf: strength 1, no suit, no value and no ability.

## Rules: taking a scar

L-TAKE-01 =
    .rule = The loser of a trick takes exactly one of the scars lying on the territory the loser’s own card was played to.
L-TAKE-02 =
    .rule = The loser may take any scar of that territory, face up or face down. A scar that a 3 has just revealed need not be the one.
L-TAKE-03 = Take a scar from the territory you played to.
    .rule = The loser takes a scar from the territory the losing card was played to; scars of other territories are out of reach.
L-TAKE-04 =
    .rule = The loser must take a scar if one lies there, even if it is the last one and a moon rises.
L-TAKE-05 =
    .rule = If no scars are left on the territory the loser played to, the loser gets none and the trick is over.
L-TAKE-06 =
    .rule = A face-down scar is turned up for both players as it is taken, before its slot is chosen. It cannot be put back.
L-TAKE-07 =
    .rule = Scars can still be taken from a full territory: only cards may no longer be played there.

## Rules: placing a scar

L-SLOT-01 =
    .rule = The loser places the taken scar at once, face up, in a free slot on the loser’s own side of any territory.
L-SLOT-02 = There is no such slot.
    .rule = A scar goes into a slot that exists on the boards in use. The two sides of the boards, normal and advanced, have different slots.
L-SLOT-03 = That slot is on the other side.
    .rule = You place your scars in slots on your own side of the field only.
L-SLOT-04 = That slot is taken.
    .rule = A slot holds a single scar, so only a free slot can be chosen.
L-SLOT-05 =
    .rule = Scars may be placed in the free slots of a full territory too.
L-SLOT-06 =
    .rule = You may place a scar on a territory where you have no cards.
L-SLOT-07 =
    .rule = A placed scar stays for the rest of the game. Nothing moves, covers or removes it, and the opponent cannot use it.
L-SLOT-08 =
    .rule = If the loser has no free slot at all, the taken scar is shown to both players and goes to the box without effect; a moon that has risen stays. On the boards of this edition there is always a free slot.

## Rules: scars that act when placed

L-EFF-01 =
    .rule = Turn and Recruit act once, at the moment they are placed. The other seven kinds of scar count only at the end of the game.
L-EFF-02 =
    .rule = The effect of Turn or Recruit cannot be declined. You may, however, choose a slot where it can do nothing.
L-EFF-03 =
    .rule = Turn flips the honour token of the territory it is placed on, so that the other side counts. The same token may be flipped any number of times.
L-EFF-04 =
    .rule = Recruit adds one set-aside card, unseen and face down, to your own side of the territory. All backs are alike, so it does not matter which card it is.
L-EFF-05 =
    .rule = If the territory is full, Recruit adds no card there. The scar stays in its slot, used up.
L-EFF-06 =
    .rule = If no set-aside card is left, Recruit adds nothing. In fact this cannot happen: the two Recruit scars need four cards at most.
L-EFF-07 =
    .rule = A recruited lone wolf is one of the six cards a territory can hold and may make it full.
L-EFF-08 =
    .rule = A recruited lone wolf is not a played card: it takes part in no trick, reveals nothing and earns no scar.

## Rules: moons and trump

L-MOON-01 =
    .rule = When the last scar lying on a territory is taken and no other territory has been emptied before, the White Moon is put there.
L-MOON-02 =
    .rule = When the last scar lying on a second territory is taken, the Blood Moon is put there.
L-MOON-03 =
    .rule = A third territory that runs out of scars, and any later one, gets no moon and leaves the trump as it is: there are only two moons.
L-MOON-04 =
    .rule = The trump suit is that of the territory with the latest moon. Once the Blood Moon has risen, the suit of the White Moon is ordinary again, but the White Moon stays where it is for scoring.
L-MOON-05 =
    .rule = When a moon sets a trump suit, it is in force from the next trick on.
L-MOON-06 =
    .rule = It does not matter which player takes the last scar of a territory. The moon there belongs to nobody until scoring.
L-MOON-07 =
    .rule = A moon that rises in the last trick is still placed and counts in scoring.
L-MOON-08 =
    .rule = As long as no moon has risen there is no trump suit, even to the end of the game.
L-MOON-09 =
    .rule = A territory is emptied when none of the scars that lay on it from the start is left. Scars that players have placed in slots do not count.

## Rules: full territories

L-CAP-01 =
    .rule = A territory holds at most six wolf cards, both sides together. Face-up cards and lone wolves count alike, whether played or recruited.
L-CAP-02 =
    .rule = The moment the sixth card lies on a territory, on either side, it is full for both players for the rest of the game.
L-CAP-03 =
    .rule = No card can be played to a full territory, and none can be recruited to it.
L-CAP-04 =
    .rule = A full territory is closed to cards only: its scars may still be taken, and scars may be placed in its free slots.
L-CAP-05 =
    .rule = Room is checked card by card: if the leader lays the sixth card on a territory, the follower can no longer play there in the same trick.
L-CAP-06 =
    .rule = You always have a territory to play to: there are 30 places, and before any card is played at most 29 of them are taken. If there were none, it would be a fault of the program.

## Rules: the end

L-END-01 =
    .rule = The game ends when the 13th trick is fully settled, its scar and the effect of that scar included. Both hands are then empty.
L-END-02 =
    .rule = Scoring has three steps: first the strength on every territory, then control of every territory, then honour points.

## Rules: strength

L-STR-01 =
    .rule = Your strength on a territory is the sum of the values of your face-up cards there, plus 1 for each of your lone wolves, plus what your Pack Might and Fury scars add.
L-STR-02 =
    .rule = A player without a single card on a territory can still have strength there from Fury.

## Rules: control

L-CTL-01 =
    .rule = The player with more strength on a territory controls it and takes its honour token and any moon lying there.
L-CTL-02 =
    .rule = If both players have the same strength on a territory, be it 0 : 0, it is unclaimed: nobody takes its honour token or moon.

## Rules: what each scar does

L-SCAR-01 =
    .rule = Pack Might: at the end of the game, +1 strength on its territory for each of your cards there, face-up wolves and lone wolves alike.
L-SCAR-02 =
    .rule = Fury: at the end of the game, +3 strength on its territory.
L-SCAR-03 =
    .rule = Recruit: when placed, it adds a set-aside lone wolf to your side of its territory. The scar itself gives no points at the end.
L-SCAR-04 =
    .rule = Turn: when placed, it flips the honour token of its territory. The scar itself gives no points at the end.
L-SCAR-05 =
    .rule = Pack Fame: +1 honour point for each of your cards on its territory, face-up wolves and lone wolves alike.
L-SCAR-06 =
    .rule = Loner Fame: +2 honour points for each of your lone wolves on its territory, recruited ones included.
L-SCAR-07 =
    .rule = Alpha Fame: +2 honour points for each of your face-up cards on its territory. Lone wolves do not count.
L-SCAR-08 =
    .rule = Cub Fame: +3 honour points for each of your face-up cards of value 2, 3 or 4 on its territory.
L-SCAR-09 =
    .rule = Trophy: +5 honour points if you take the honour token of its territory.
L-SCAR-10 =
    .rule = Pack Fame, Loner Fame, Alpha Fame and Cub Fame score whether or not you control the territory. Only Trophy asks for control.
L-SCAR-11 =
    .rule = Two scars of the same kind on one territory both count in full.
L-SCAR-12 =
    .rule = Your scars count only your own cards, never those of your opponent.

## Rules: points and winner

L-SCO-01 =
    .rule = Your points are the upward sides of the honour tokens you take, 5 for the White Moon and 3 for the Blood Moon if you take them, and the points of your Fame and Trophy scars.
L-SCO-02 =
    .rule = The player with more honour points wins.
L-SCO-03 =
    .rule = If points are equal, the player with more lone wolves on their side of the whole field wins. Lost and recruited wolves count alike.
L-SCO-04 =
    .rule = If points and lone wolves are both equal, the game is a draw and both players come first.

## Rules: advanced mode

L-ADV-01 =
    .rule = Advanced mode is played on the other side of the boards. All rules of the normal mode apply; only the slots and the number of scars on the territories differ.
L-ADV-02 =
    .rule = In advanced mode the two sides of a territory may have different numbers of slots. The boards are laid so that the halves of split slots meet on the borders.
L-ADV-03 =
    .rule = In advanced mode each territory starts with one scar face up and two or three face down. So three or four scars must be taken before a moon can rise there.
L-ADV-04 =
    .rule = Only slots can lie on a border. Each of the scars laid out at the start lies on a single territory.
L-ADV-05 =
    .rule = A scar in a border slot acts on both territories, whatever its kind. Its effect is worked out for each of them separately.
L-ADV-06 =
    .rule = In a border slot Fury gives +3 strength on both territories, and Pack Might counts your cards on each of them separately. Pack, Loner, Alpha and Cub Fame bring points from both.
L-ADV-07 =
    .rule = Turn in a border slot flips the honour tokens of both territories. You may not choose only one of them.
L-ADV-08 =
    .rule = Recruit in a border slot adds a lone wolf to your side of each of the two territories that is not full. The left one in the board order comes first.
L-ADV-09 =
    .rule = Trophy in a border slot gives +5 points for each of the two honour tokens you take: 0, 5 or 10 in all.
L-ADV-10 =
    .rule = A border slot is one slot of one player’s side and belongs to both territories. The opponent has no claim to it.

## Rules: what is hidden and what is open

L-INFO-01 =
    .rule = You see your own hand. Of your opponent’s hand you know only the number of cards.
L-INFO-02 =
    .rule = Nobody knows the kind of a scar that lies face down on a territory. Nothing the game shows gives it away.
L-INFO-03 =
    .rule = Nobody knows the four set-aside cards or the scars that went to the box during setup.
L-INFO-04 =
    .rule = Which card a recruited lone wolf is stays unknown to both players for the whole game.
L-INFO-05 =
    .rule = Both players may look up which card a lost wolf was, for both saw it played. It never affects scoring.
L-INFO-06 =
    .rule = Both players may look at both sides of every honour token at any time.
L-INFO-07 =
    .rule = A player who does not follow suit openly shows that they hold no card of that suit. The game may mark this on the board.
L-INFO-08 =
    .rule = When a move is refused, only the player who tried it is told, and the reason names only what that player may know.
L-INFO-09 =
    .rule = Bots, spectators and players who reconnect are shown only what they may know, by one and the same rule. Spectators see neither hand until the end of the game.
L-INFO-10 =
    .rule = The random seed and the order of unseen cards and tokens stay secret until the end of the game.

## Rules: special cases

L-EDGE-01 =
    .rule = If the leader and the follower both play a 3 to the same territory, each reveals one scar there, the leader first. If only one scar lies face down, only the leader reveals.
L-EDGE-02 =
    .rule = A revealed scar stays on its territory, so revealing never makes a moon rise.
L-EDGE-03 =
    .rule = Both cards of a trick may lie on the same territory. Still only the loser takes a scar, and only one.
L-EDGE-04 =
    .rule = If only one territory is open, both cards of the trick go there. There is always room for both.
L-EDGE-05 =
    .rule = If Recruit fills the last place of a territory, it is full before the next trick is led.
L-EDGE-06 =
    .rule = Recruit or Turn placed in the 13th trick still acts before scoring.
L-EDGE-07 =
    .rule = You may place Turn on a territory you are losing, for example to make it worth less to your opponent.
L-EDGE-08 =
    .rule = A lone wolf never turns face up again.
L-EDGE-09 =
    .rule = The trump that decides a trick is fixed before its first card is played. The scar taken in that trick cannot change who won it.
L-EDGE-10 =
    .rule = On a tied territory nobody gets the moon or the honour token, and a Trophy there gives nothing.
L-EDGE-11 =
    .rule = A player may take as many as 13 scars in one game, or none at all.
L-EDGE-12 =
    .rule = If a player resigns or runs out of time, the other player wins and no points are counted.

## Rules: what always holds

L-INV-01 =
    .rule = Hands, field and set-aside cards always add up to 30 cards, and each card is in exactly one place.
L-INV-02 =
    .rule = The scars on the territories, in the slots, in the box and the one just taken always add up to 18.
L-INV-03 =
    .rule = Each territory always holds from 0 to 6 cards.
L-INV-04 =
    .rule = When a trick begins, both hands hold equally many cards: 13 in the first trick, then one fewer each time.
L-INV-05 =
    .rule = After each trick there are as many face-up cards on the field as tricks played, and just as many lone wolves plus the recruited ones, of which there are four at most.
L-INV-06 =
    .rule = There is one moon on the field for each territory that has run out of scars, but never more than two.
L-INV-07 =
    .rule = When a trick is led there is either no trump, or the trump is the suit of the territory with the latest moon. It stays the same until the trick is over.
L-INV-08 =
    .rule = A player never takes more scars than the number of tricks that player has lost.
L-INV-09 =
    .rule = What a player sees never contains anything hidden from that player.

## Rules: refusals

L-REF-01 =
    .rule = If a move breaks several rules, the game names just one of them, picked by a fixed order. So the same move always gets the same answer.
L-REF-02 =
    .rule = An unknown scar is refused like one on a wrong territory, and an unknown card like one that is not in your hand. Declining to reveal or take a scar is refused as a pass.
L-REF-03 =
    .rule = A refused move changes nothing: it is still your decision, and your opponent sees nothing of it.

## What speaks for a move: there is more of a boon, or less of a bane

boon-territories-held = territories under control
boon-territories-leaned = territories likely to be won
boon-territories-closed = full territories under control
boon-fame = points of fame scars
boon-trophies = points of trophies
boon-pack-fame-to-come = Pack Fame still to grow
boon-loner-fame-to-come = Loner Fame still to grow
boon-alpha-fame-to-come = Alpha Fame still to grow
boon-cub-fame-to-come = Cub Fame still to grow
boon-might-to-come = strength that scars will still bring
boon-surplus-strength = spare strength where one leads
boon-hand = high cards in hand
boon-sevens-in-hand = sevens in hand
boon-winners-in-hand = cards that nothing beats
boon-duels-won = cards that beat the other hand’s
boon-safe-leads = safe cards to lead
boon-trumps-in-hand = trumps in hand
boon-voids = suits missing from the hand
boon-lone-wolves = lone wolves
bane-card-at-risk = strength at risk in this trick
bane-card-doomed = strength lost with this trick
boon-gain-of-the-scar = points that the scar can bring
boon-scars = scars

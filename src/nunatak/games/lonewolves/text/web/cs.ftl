### Lone Wolves v prohlížeči, česky. Klíče jsou stejné v en.ftl, ru.ftl a cs.ftl.

## Plán

overlay-played = Viděné karty
web-played = Karty, které už byly vidět
web-card-unseen = zatím neviděná
web-card-hand = ve vaší ruce
web-card-up = na plánu
web-card-flipped = nyní osamělý vlk
web-card-recruited = posila
web-territory = { territory }: { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } karet
} z 6, čest { $honor }, síla { $mine } proti { $theirs }
web-honor = Žeton cti: { $up }, na rubu { $down }
web-slot = { $player }, { $other ->
    [none] políčko { $number } { territory-in }
   *[other] políčko na hranici
}: { $scar ->
    [none] volné
   *[other] { scar }
}

## Plán slovy

words-territory = { territory }: žeton cti { $honor }.
words-side = { $player }: síla { $strength }, { $cards }.
words-no-cards = žádné karty
words-supply = Leží tu jizvy: { $scars }.
words-scars = Jizvy hráče { $player } zde: { $scars }.
words-moon = Leží tu { moon }.
words-hand = Vaše ruka: { $cards }.

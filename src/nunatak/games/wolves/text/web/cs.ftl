### Vlci v prohlížeči, česky. Klíče jsou stejné v en.ftl, ru.ftl i cs.ftl.

## Plán

overlay-control = Síla
overlay-reach = Dosah pohybu
overlay-howl = Dosah vytí
overlay-hunt = Kořist
web-map = Herní plán. Šipky vedou z pole na pole, Page Up a Page Down na zvýrazněná pole.
web-piece = { piece } ({ $player })
web-moon = { phase-of-moon } (1. místo { $first }, 2. místo { $second })
web-leads = vede { $player }
web-before = předtím: { $was }
web-strength = Síla
web-pack-board = Deska smečky

## Záměr

web-pay = Zvolte, čím zaplatíte
web-cost = Cena: { $cost } × { terrain }
web-cost-token = a žeton zuřivosti
web-move = Pohyb: { piece }, { $cell } → { $to }
web-drop = Odložit
web-hint-act = Nebo zvolte zvýrazněné pole, některého svého vlka, anebo nejdřív kartičky, kterými chcete platit.
web-hint-lit = Zvolte zvýrazněné pole.
web-ring = Kolem kořisti v regionu { $slot } ({ prey }): { $before } → { $after } z { $needed } polí
web-due = Na konci tohoto tahu přijde hodnocení { phase-of-moon-gen }.
web-nothing = V regionech, u kořisti ani v bodech se nic nezmění.
web-then = Pak:

## Stůl slovy

words-seat = { $player }, { pack }: { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}. Kartičky: { $tiles }. { $attributes }. Krajinní žolíci: { $terrain_tokens }, žetony zuřivosti: { $action_tokens }. Kořist: { $prey }.

### Arktida v prohlížeči, česky. Klíče jsou stejné v en.ftl, ru.ftl a cs.ftl.

## Plán

overlay-reach = Dosah
overlay-threats = Hrozby
overlay-cards = Karty
overlay-cells = Názvy polí
web-compass = { $direction ->
    [E] V
    [NE] SV
    [NW] SZ
    [W] Z
    [SW] JZ
    [SE] JV
   *[other] { $direction }
}
web-sea = otevřené moře
web-corner = rohové pole
web-cell = { $cell }: { $what }
web-figure-at = { figure } { layer }
web-plankton-left = Plankton v zásobě: { $count }
web-cod-left = Tresky na plánu: { $count }
web-lost = bez figurek
web-won = Ulovené
web-barred = právě se vrátil a v tomto tahu neloví

## Výběr

web-use = Aktivovat { figure-acc }
web-pieces = Co umístit
web-prepared-drift = Zahrajte kartu, nebo rovnou vyberte první žeton, který popluje.
web-prepared-melt = Vyberte žeton ledu, který odtaje.

## Plán tahu

web-plan = Tah
web-turn-card = karta ledu
web-turn-neutral = neutrální lovec
web-part = { $state ->
    [done] : hotovo
    [shut] : už nelze
   *[open] : ještě lze
}
web-plan-look = Ukažte na zvýrazněný led a uvidíte, co se stane.
web-plan-push = Tlačí { ice-acc } z { $from } na { $to }.
web-plan-rides = { figure-nom } pluje s ledem na { $cell }, { layer }.
web-plan-choosing = { figure-nom } stojí ledu v cestě: vyberete, kam uhne.
web-plan-melt = { $becomes ->
    [floe] { ice-nom } na { $cell } se změní v kru.
    [pack] { ice-nom } na { $cell } se změní v pakový led.
   *[none] { ice-nom } na { $cell } roztaje.
}
web-plan-falls = { figure-nom } skončí ve vodě.
web-prey = Kořist na dosah
web-hunt = { figure-nom } loví { target-acc } na { $cell } { $steps ->
    [0] bez pohybu
    [one] po { $steps } kroku
   *[other] po { $steps } krocích
}

## Které karty už padly

web-card-count = { card }: zatím neviděno { $unseen }, odloženo { $gone }
web-cards-note = Tučně: karty, které nevidíte, v balíčku nebo v cizích rukou. Přeškrtnuté: odložené.
web-cards-note-watching = Přeškrtnuté: odložené.

## Plán slovy

words-hand = Vaše ruka: { $cards }.
words-player = { $player }, { hunter }: { points-text }, { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } karet
}; tresky { $cod }, plankton { $plankton }.
words-neutral = Neutrální lovec: { hunter }, zbývá životů: { $lives }.
words-supply = Plankton v zásobě: { $plankton }. Karty v balíčku: { $deck }, odložené: { $discard }.
words-map = Pole se jmenují podle sloupce a řady od středu (0,0): první číslo roste na východ, druhé na jihovýchod. Všechna ostatní pole jsou otevřené prázdné moře. Šipky vedou po plánu, Page Up a Page Down po zvýrazněných polích.

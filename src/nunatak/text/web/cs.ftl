### Vlastní slova webového klienta česky. Klíče jsou stejné v en.ftl, ru.ftl a cs.ftl.

## Všude

web-home = Domů
web-close = Zavřít
web-asking = Zjišťuji…

## Plán

web-board-view = Pohled na plán
web-zoom-in = Přiblížit
web-zoom-out = Oddálit
web-zoom-fit = Zobrazit celý plán
web-overlays = Pomůcky na plánu

## Stůl

web-seats = Hráči
web-panel = Akce, záznam a skóre
web-tab-actions = Akce
web-tab-log = Záznam
web-tab-score = Skóre
web-tab-words = Slovy
web-tab-chat = Chat
web-log = Záznam
web-score = Skóre
web-total = Celkem
web-over = Hra skončila.
web-decides = na tahu
web-bot = bot
web-away = nepřítomen
web-skip = Přeskočit { $count ->
    [one] { $count } krok
    [few] { $count } kroky
   *[other] { $count } kroků
}

## Seznam akcí

web-actions = Povolené akce
web-no-actions = Není o čem rozhodovat.
web-filter-actions = Pište a najděte akci
web-all-actions = Zobrazit vše
web-actions-found = { $count ->
    [one] { $count } akce
    [few] { $count } akce
   *[other] { $count } akcí
}
web-actions-more = { $count ->
    [one] a ještě { $count }: psaním seznam zúžíte
    [few] a ještě { $count }: psaním seznam zúžíte
   *[other] a ještě { $count }: psaním seznam zúžíte
}

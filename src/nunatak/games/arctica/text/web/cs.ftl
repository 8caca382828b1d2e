### Arktida v prohlížeči, česky. Klíče jsou stejné v en.ftl, ru.ftl a cs.ftl.

## Plán

overlay-reach = Dosah
overlay-threats = Hrozby
overlay-cards = Karty
overlay-cells = Souřadnice polí
web-sea = otevřené moře
web-corner = rohové pole
web-cell = { $cell }: { $what }
web-figure-at = { figure } { layer }
web-plankton-left = Plankton v zásobě: { $count }
web-cod-left = Tresky na plánu: { $count }
web-lost = bez figurek
web-won = Ulovené
web-barred = první tah po návratu: lovit nesmí

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
web-go = { figure-nom }: sem, { layer-to }
web-drift = Posunout { ice-acc }
web-plan-slide = { ice-nom } pluje.
web-plan-aside = { figure-nom } uhýbá.
web-plan-push = Tlačí { ice-acc }.
web-plan-rides = { figure-nom } pluje s ledem, { layer }.
web-plan-igloo = Iglú pluje i s krou.
web-plan-choosing = { figure-nom } stojí ledu v cestě: vyberete, kam uhne.
web-plan-melt = { $becomes ->
    [floe] { ice-nom } se změní v kru.
    [pack] { ice-nom } se změní v pakový led.
   *[none] { ice-nom } roztaje.
}
web-plan-falls = { figure-nom } skončí ve vodě.
web-prey = Kořist na dosah
web-hunt = { figure-nom } uloví { target-acc } { $steps ->
    [0] bez pohybu
    [one] po { $steps } kroku
   *[other] po { $steps } krocích
}

## Které karty už padly

web-card-count = { card }: zatím neviděno { $unseen }, odloženo { $gone }
web-age = jedna karta v ruce přečkala zamíchání { $count }×
web-held = Určitě v cizích rukou, přečkaly zamíchání { $count }×: { $cards }.
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

## První hra s průvodcem

learn-sea = Toto je arktické moře. Bílé desky jsou ledové kry, roztříštěné kusy pakový led a dvě hory jsou ledové hory, na jejichž pole nikdo nesmí. Šest barevných okrajů jsou směry, kterými led pluje.
learn-hunters = Vy jste kosatka, je zvýrazněná na plánu dole. Soupeř hraje za dva tuleně. Lední medvěd a inuitský lovec hráče nemají: jsou neutrální, stejně jako devět tresek. Neutrální lovce může aktivovat každý.
learn-turn = Ve svém tahu musíte zahrát jednu kartu ledu a můžete aktivovat lovce: nejdřív svého, potom jednoho neutrálního. Co bude dřív, je na vás, ale jedno dokončete, než začnete druhé.
learn-card = Karta driftu ukazuje směr a číslo. Vyberte v ruce „2 SV“: zvýrazní se led, který může plout na severovýchod. Pak kartu zahrajte.
learn-drift = Dva žetony poplují o jedno pole. Vyberte kru vlevo dole: inuitský lovec i iglú poplují s ní.
learn-drift-bear = Hýbat můžete jakýmkoli ledem, ať na něm stojí kdokoli. Vyberte kru ledního medvěda.
learn-orca = Teď kosatka. Je-li první pole otevřené moře, plave až o dvě pole. Vyberte kosatku a potom zvýrazněné pole.
learn-under = Druhý krok může vést i pod led: vyberte kru. Tmavé okénko ukazuje, kdo pod ní plave.
learn-done = Ukončete aktivaci kosatky. (Tlačítko je vedle karet.)
learn-cod = Teď neutrální lovec: tresky. Nechte zvýrazněnou tresku vlevo nad krou s kosatkou podplavat pod tuto kru, ke kosatce.
learn-plankton = Tresky se krmí, a tak jste ze zásoby vzali žeton planktonu: půl bodu. Mohli byste pohnout i ostatními treskami, ale teď to stačí: ukončete aktivaci.
learn-draw = Na konci tahu se dobere karta. Nebo můžete odložit celou ruku a dobrat tři nové. Ukončete tah a doplňte ruku.
learn-rival = První tuleň vyplaval na otevřené moře a podplaval pod pakový led, potom soupeř pohnul ledem. Tuleni mohou být na ledu, pod ledem i na otevřeném moři.
learn-attack = Jste znovu na tahu a treska je stále u vás: stejné pole, obě zvířata ve vodě. Tak lovec na kořist dosáhne. Vyberte kosatku a zaútočte.
learn-captured = Treska je vaše: 1 bod. Útokem aktivace lovce končí. Ulovený lovec stojí svého hráče žeton za 2 nebo 3 body a ten žeton získáte vy. Poprvé se ještě vrátí do rohu plánu.
learn-inuit = Neutrální inuitský lovec ujde až dvě pole, dokud zůstává na ledu. Nechte ho přejít na sousední pakový led.
learn-inuit-done = Z ledu umí ulovit i tresku pod ním a po moři jezdí v kajaku. Ukončete aktivaci.
learn-second-card = Kartu ledu jste ještě nezahráli, a to musíte. Zahrajte „1 JV“.
learn-cover = Vyberte kru nahoře uprostřed. Pluje tam, kde je treska: kdo je tam ve vodě, bude pod ledem. Uhýbat musí jen lední medvěd a kajak.
learn-push = Led také tlačí: ledová hora jakýkoli led, kra jen pakový led, pakový led jen pakový led, a nikdy víc než jeden žeton. Ukažte na zvýrazněný led a předem uvidíte, co se stane.
learn-melt = Karta tání změní jeden žeton: ledovou horu v kru, kru v pakový led, pakový led roztaje. Všímejte si, kdo na něm stojí, a pozor na iglú!
learn-end = Hra končí hned, jakmile zmizí poslední treska nebo je vzat poslední plankton. Počítají se vlastní žetony, ulovené žetony, tresky, plankton a iglú. Dobrý lov!

## Na domovské stránce

game-time = asi 45 minut
game-weight = taktická hra, naučíte se ji za deset minut

## Témata úloh

puzzle-theme = { $theme ->
    [step] Kam jít
    [attack] Útok
    [play] Která karta ledu
    [melt] Tání ledu
    [drift] Který led se posune
    [displace] Kam ustoupit
    [return] Kde se vrátit
    [escape] Útěk tuleně
    [noescape] Tuleně nezachraňovat
    [respond] Odpověď na útěk
    [noresponse] Ušetřit kartu
    [done] Včas skončit
    [endturn] Ukončit tah
    [swap] Výměna karet
    [placeice] Rozmístění ledu
    [placeiceberg] Rozmístění ledových hor
    [placefigure] Rozmístění figurek
    [placeigloo] Umístění iglú
   *[other] { $theme }
}

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

## První hra s průvodcem

learn-map = Toto je divočina: pět tučně ohraničených regionů a v každém jezero. Luna na jezeře říká, kdy se region hodnotí a kolik bodů má první a druhé místo. Vedete modré pouštní vlky. Šedé figurky patří virtuální smečce, která se nikdy nehýbe.
learn-place = Každý začíná se dvěma dvojicemi: alfa vlk (ten s hřívou) a běžný vlk. Postavte první dvojici na zvýrazněné pole (-4,3).
learn-place-two = A teď druhou dvojici na (-4,0).
learn-turn = Soupeř už odehrál tah. Ve svém tahu provedete dvě akce. Platí se otáčením kartiček krajiny, to jsou šestiúhelníky pod plánem; v rohu je vidět, co je na rubu.
learn-howl = Zavyjte na vlka samotáře na (-6,2): jeden z vašich alfa vlků je nejvýš dvě pole od něj (to je hlasitost vytí) a pole je poušť, takže zaplatíte oběma pouštními kartičkami.
learn-flip = Vlk samotář odešel na lunární cyklus a jeho místo zaujal vlk z vaší zásoby. Podívejte se na kartičky: jedna poušť se otočila na les. Kartička s domkem ukazuje stále přirozené prostředí vaší smečky.
learn-howl-two = Teď máte dvě lesní kartičky. Zavyjte na samotáře v lese na (-6,5).
learn-bonus = Obě akce jsou pryč, ale máte žeton zuřivosti, to jsou drápy. Použijte ho: zavyjte na samotáře na (-3,0). Třetí vlk v zásobě je alfa!
learn-end-turn = Víc už se dělat nedá. Ukončete tah.
learn-den = Další tah. Alfa vlk může postavit pelech na svém nebo sousedním poli. Postavte ho na (-5,0) a vezměte ho z hlasitosti vytí.
learn-tracks = Pelech odešel z desky smečky a odkryl lepší hodnotu: hlasitost vytí je teď 3. Každý pelech má ve svém regionu sílu 1 a poslední pelechy stupnice přinášejí body.
learn-move = O chvíli později. Pohyb stojí jen jednu kartičku a všichni vlci, kteří jdou, musí skončit v dané krajině. Začněte pohyb do skal: stiskněte skály v plánu akce. (Můžete také stisknout nejdřív vlka a pak cíl.)
learn-wolf = Jít mohou nejvýš dva vlci: to je rozptyl smečky. Zvolte běžného vlka na (-6,5).
learn-to = Ujde až tři kroky po jakékoli souši. Pošlete ho na (-7,5).
learn-hunt = Soupeř obklíčil mývala v regionu 1 vlky na třech polích: kořist je hned ulovena a přináší body. Každý druh lze ulovit jednou.
learn-push = Alfa vlk smí skončit na soupeřově běžném vlkovi a odstrčí ho. Pohněte alfa vlkem na (-4,-2).
learn-landing = Kam, to určíte vy, ale jen na nejbližší vhodné pole. Odstrčte ho na (-4,-1).
learn-dominate = Nejsilnější akce: ovládnutí stojí tři kartičky a vy máte právě tři s pouští. Osamoceného běžného vlka na (-1,0) vyměňte za svého.
learn-due = Každé vytí, vylepšení i ovládnutí zaplnilo políčko lunárního cyklu. Den 7 je tu: přichází srpek. Ukončete tah a uvidíte.
learn-scored = Hodnotí se všechny regiony se srpkem. V regionu 0 jste nejsilnější a berete jeho lunu za 4 body. Tlačítko Síla kdykoli ukáže, kdo kde vede.
learn-lair = Ještě jedna akce: pelech u jezera se může stát doupětem. Má sílu 3, přináší body a krajinného žolíka, který nahradí kteroukoli kartičku.
learn-end = Jakmile se vyhodnotí úplněk, hra končí. Body přinášejí luny, stupnice, doupata, kořist a vlci; sečtené je najdete na kartě Skóre. Dobrý lov!

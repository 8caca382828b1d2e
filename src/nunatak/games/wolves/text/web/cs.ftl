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
web-how-tiles = Nejprve zaplaťte zakroužkovanou kartičkou, a tím ji otočte: na druhé straně je { terrain }.
web-walk = Pohyb: { piece }, odkud: { terrain }
web-take-up = Vybrat: { piece }
web-acts = Pět akcí
web-act = { $act ->
    [move] Pohyb
    [build] Pelech
    [upgrade] Doupě
    [howl] Vytí
    [dominate] Ovládnutí
   *[other] { $act }
}
web-act-long = { web-act }, cena: { $price ->
    [0] kartičky jednoho terénu
    [one] { $price } kartička
    [few] { $price } kartičky jednoho terénu
   *[other] { $price } kartiček jednoho terénu
} (klávesa { $key })
web-end = Konec tahu
web-stop = Dost
web-so-far = V tomto tahu: { $actions ->
    [one] { $actions } akce
    [few] { $actions } akce
   *[other] { $actions } akcí
}, { $tiles ->
    [one] { $tiles } otočená kartička
    [few] { $tiles } otočené kartičky
   *[other] { $tiles } otočených kartiček
}.
web-drop = Odložit
web-hint-act = Nebo zvolte zvýrazněné pole, některého svého vlka, anebo nejdřív kartičky, kterými chcete platit.
web-hint-lit = Zvolte zvýrazněné pole.
web-ring = Kolem kořisti v regionu { $slot } ({ prey }): { $before } → { $after } z { $needed } polí
web-due = Na konci tohoto tahu se budou hodnotit regiony { phase-of-moon-with }.
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
learn-place = Každý začíná se dvěma dvojicemi: alfa vlk (ten s hřívou) a běžný vlk. Postavte první dvojici na zvýrazněné pole.
learn-place-two = A teď druhou dvojici, zase na zvýrazněné pole.
learn-turn = Soupeř už odehrál tah. Ve svém tahu provedete dvě akce. Platí se otáčením kartiček krajiny, to jsou šestiúhelníky pod plánem; v rohu je vidět, co je na rubu.
learn-howl = Zavyjte na zvýrazněného vlka samotáře: jeden z vašich alfa vlků je nejvýš dvě pole od něj (to je hlasitost vytí) a pole je poušť, takže zaplatíte oběma pouštními kartičkami.
learn-flip = Vlk samotář odešel na lunární cyklus a jeho místo zaujal vlk ze stupnice smečky. Podívejte se na kartičky: jedna poušť se otočila na les. Kartička s domkem ukazuje stále přirozené prostředí vaší smečky.
learn-howl-two = Teď máte dvě lesní kartičky. Zavyjte na samotáře v lese, je zvýrazněný.
learn-bonus = Obě akce jsou pryč, ale máte žeton zuřivosti, to jsou drápy. Odhoďte ho: zavyjte na zvýrazněného samotáře. Třetí vlk na stupnici smečky je alfa!
learn-end-turn = Víc už se dělat nedá. Ukončete tah.
learn-den = Další tah. Alfa vlk může postavit pelech na svém nebo sousedním poli. Postavte ho na zvýrazněném poli a vezměte ho ze stupnice „Hlasitost vytí“.
learn-tracks = Pelech odešel z desky smečky a odkryl lepší hodnotu: hlasitost vytí je teď 3. Každý pelech má ve svém regionu sílu 1 a poslední pelechy stupnice přinášejí body.
learn-move = O chvíli později. Pohyb stojí jen jednu kartičku a všichni vlci, kteří jdou, musí ukončit pohyb v dané krajině. Začněte pohyb do skal: klepněte na skály v plánu akce. (Můžete také klepnout nejdřív na vlka a pak na cíl.)
learn-wolf = Jít mohou nejvýš dva vlci: to je rozptyl smečky. Zvolte zvýrazněného běžného vlka.
learn-to = Ujde až tři kroky po jakékoli souši. Pošlete ho na zvýrazněné pole.
learn-hunt = Soupeř obklíčil mývala v regionu 2 vlky na třech polích: kořist je hned ulovena a přináší body. Každý druh lze ulovit jednou.
learn-push = Alfa vlk smí ukončit pohyb na poli se soupeřovým běžným vlkem a odstrčí ho. Přesuňte alfa vlka na zvýrazněné pole.
learn-landing = Kam, to určíte vy, ale jen na nejbližší vhodné pole. Odstrčte ho na zvýrazněné.
learn-dominate = Nejsilnější akce: ovládnutí stojí tři kartičky a vy máte právě tři s pouští. Běžného vlka, který stojí sám na zvýrazněném poli, vyměňte za svého.
learn-due = Každé vytí, vylepšení i ovládnutí obsadilo políčko lunárního cyklu. Obsazeno je políčko 7: přichází srpek. Ukončete tah a uvidíte.
learn-scored = Hodnotí se všechny regiony se srpkem. V regionu 1 jste nejsilnější a berete jeho žeton luny za 4 body. Tlačítko Síla kdykoli ukáže, kdo kde vede.
learn-lair = Ještě jedna akce: pelech u jezera se může stát doupětem. Doupě má sílu 3, přináší body a krajinného žolíka, který nahradí kteroukoli kartičku.
learn-end = Jakmile se vyhodnotí úplněk, hra končí. Body přinášejí žetony luny, stupnice, doupata, kořist a vlci; sečtené je najdete na kartě Skóre. Dobrý lov!

## Na domovské stránce

game-time = asi hodina
game-weight = strategická hra, naučíte se ji za večer

## Témata úloh

puzzle-theme = { $theme ->
    [move] Pohyb vlků
    [wolf] Který vlk půjde
    [to] Kam vlk půjde
    [build] Stavba pelechů
    [upgrade] Přestavba pelechů na doupata
    [howl] Vytí
    [dominate] Ovládnutí
    [hunt] Lov kořisti
    [pay] Čím zaplatit
    [push] Kam vlka odstrčit
    [stop] Včas skončit
    [endturn] Ukončit tah
    [place] Kde začít
    [pack] Kterou smečku vést
    [tiles] Kterou stranou nahoru
   *[other] { $theme }
}

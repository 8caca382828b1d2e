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
    [0] kartičky jedné krajiny
    [one] { $price } kartička
    [few] { $price } kartičky jedné krajiny
   *[other] { $price } kartiček jedné krajiny
} (klávesa { $key })
web-end = Konec
web-stop = Dost
web-so-far = V tomto tahu: { $actions ->
    [one] { $actions } akce
    [few] { $actions } akce
   *[other] { $actions } akcí
}{ $tiles ->
    [0] { "" }
    [one] , { $tiles } otočená kartička
    [few] , { $tiles } otočené kartičky
   *[other] , { $tiles } otočených kartiček
}.
web-drop = Odložit
web-hint-act = Nebo zvolte zvýrazněné pole, některého svého vlka, anebo nejdřív kartičky, kterými chcete platit.
web-hint-lit = Zvolte zvýrazněné pole.
web-ring = Lov v regionu { $slot } ({ prey }): { $before } → { $after } z { $needed }
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

learn-place = Smečka začíná se dvěma dvojicemi: alfa vlk, ten s hřívou, a běžný vlk. První dvojice už stojí. Druhou postavte sem.
learn-place-two = A druhou dvojici sem.
learn-howl = Zavyjte na tohoto vlka samotáře. Váš alfa vlk je dost blízko a pole je poušť: zaplatíte dvěma pouštními kartičkami.
learn-flip = Jedna poušť se otočila na les. Kartička s domkem ukazuje stále prostředí vaší smečky.
learn-howl-two = Takže teď ukazují les dvě kartičky. Zavyjte na vlka samotáře v lese.
learn-end-turn = Obě akce jsou hotové. Ukončete tah.
learn-den = Alfa vlk staví pelech na svém nebo sousedním poli a stojí to dvě kartičky. Postavte ho tady ze stupnice „Hlasitost vytí“.
learn-tracks = Deska vaší smečky. Pelech odešel ze stupnice a odkryl lepší hodnotu: hlasitost vytí je teď 3. Dál stupnice přinášejí žetony a body.
learn-move = Přesuňte vlka na skály vedle mývala: zvolte vlka a potom cíl. Pohyb stojí jednu kartičku té krajiny, ve které ho vlk ukončí.
learn-hunt = Uloveno! Každý druh kořisti přináší body jednou. A tady je žeton zuřivosti, drápy: jedna akce navíc, teď nebo později.
learn-push = Alfa vlk smí ukončit pohyb na poli se soupeřovým běžným vlkem a odstrčí ho. Pošlete tam alfa vlka. Louku ukazují dvě kartičky, vyberte, kterou zaplatíte.
learn-landing = Kam, to určíte vy, ale jen na nejbližší vhodné pole. Odstrčte ho sem.
learn-dominate = Nejsilnější akce je ovládnutí. Tento běžný vlk stojí sám, takže ho můžete vyměnit za svého. Stojí to tři: dvě pouštní kartičky a krajinný žolík místo třetí.
learn-due = Přišel srpek: hodnotí se na konci tahu. Ukončete tah a uvidíte.
learn-scored = Tady jste nejsilnější a berete žeton luny: 4 body. Ostatní dva se o druhé místo dělí, jeho 2 body tedy nezíská nikdo.
learn-lair = Pelech u jezera se může stát doupětem. Vylepšete tento.
learn-end = Pak přijde půlměsíc a úplněk, ty mají větší cenu. Po úplňku hra končí: body přinášejí žetony luny, stupnice, doupata, kořist a vlci.
chapter-howl = Smečka se schází
chapter-move = Na lovu
chapter-den = Pelechy a doupata
chapter-moon = Pod lunou
chapter-two = Ve dvou
learn-goal = Toto je divočina: šest regionů a v každém jezero. Luna na jezeře říká, kdy se region hodnotí. Kdo je tam tehdy nejsilnější, získá body, a kdo má nejvíc bodů, vyhrává.
learn-tiles = Ve svém tahu provedete až dvě akce. Platí se otáčením kartiček krajiny; v rohu je vidět, co je na rubu.
learn-reserve = Jejich místa zaujali vlci ze stupnice smečky, vlci samotáři odešli na lunární cyklus. Každý váš vlk má ve svém regionu sílu 1.
learn-prey = Mýval! Kořist uloví vlci na třech polích kolem ní. Na dvou už stojíte.
learn-stop = Mohl by jít i druhý vlk: rozptyl smečky je 2. Teď stačí jeden. Ukončete pohyb.
learn-stop-two = Ukončete pohyb.
learn-limits = Vlci ujdou až tři kroky, to je vlčí rychlost, po jakékoli souši, nikdy ale přes jezero ani přes tento kaňon. Na poli jsou nejvýš dvě figurky.
learn-herds = Králíci na obou stranách a u každého sloupečku dva vaši vlci. Jedním pohybem přesuňte dva vlky, tolik dovolí rozptyl smečky: nejdřív tohoto, potom druhého.
learn-choose = Teď jsou obklíčené oba sloupečky, ale od každého druhu ulovíte jen jeden žeton. Ze kterého, určíte vy. Tady leží poslední králík: vezměte ho.
learn-chosen = Tamten sloupeček zmizel a jeho pole je volné. Tito králíci vám už nic nepřinesou, zůstávají soupeřům.
learn-lair-worth = Doupě má sílu 3, vlk nebo pelech 1. Přináší body a krajinného žolíka, který nahradí kteroukoli kartičku. V každém regionu můžete mít jedno doupě.
learn-den-end = Pár pelechů a doupě udrží region po celou hru. Ukončete tah.
learn-calendar = Každé vytí, vylepšení i ovládnutí obsadí políčko lunárního cyklu. Ještě jedno políčko a přijde srpek.
learn-alpha = Jeho místo zaujal další vlk ze stupnice smečky, a je to alfa. Výt, stavět, vylepšovat a ovládat umí jen alfa vlci.
learn-tie = Tady jste byli vy a jiná smečka stejně silní a se stejným počtem alfa vlků. Při takové shodě na prvním místě získá každý jen 2 body a žeton luny se vyřadí ze hry.
learn-virtual = Ve hře dvou hráčů stojí na plánu ještě virtuální smečka. Nikdy se nehýbe, ale její síla se při hodnocení regionů počítá.
learn-place-one = Není tu ani počáteční deska: dvojice začínají v regionech. První dvojici postavte sem.
learn-two-end = Fáze měsíce přicházejí dřív, desky smeček mají jiné hodnoty a kořist nepřináší žeton zuřivosti. Všechno ostatní znáte. Dobrý lov!

## Na domovské stránce

game-time = asi hodina
game-weight = strategická hra, naučíte se ji za večer

## Témata úloh

puzzle-theme = { $theme ->
    [move] Pohyb vlků
    [wolf] Který vlk půjde
    [to] Kam vlk půjde
    [build] Stavba pelechů
    [upgrade] Vylepšení pelechů na doupata
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

## Cíl v první partii

goal-lead = { $moon ->
    [crescent] srpek
    [quarter] půlměsíc
   *[full] úplněk
} za { $days ->
    [one] { $days } políčko
    [few] { $days } políčka
   *[other] { $days } políček
}; k vedení v regionu { $region } chybí síla { $more }.
goal-hold = { $moon ->
    [crescent] srpek
    [quarter] půlměsíc
   *[full] úplněk
} za { $days ->
    [one] { $days } políčko
    [few] { $days } políčka
   *[other] { $days } políček
}; všude vedete. Udržte si to!

## Čím hraje místo

role = { $role ->
    [forest] Lesní vlci
    [rock] Skalní vlci
    [grass] Luční vlci
    [tundra] Sněžní vlci
    [desert] Pouštní vlci
   *[other] { $role }
}

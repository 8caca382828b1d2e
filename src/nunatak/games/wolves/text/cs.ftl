### Vlci: všechna slova hry česky.
### Identifikátory jsou v en.ftl, ru.ftl a cs.ftl stejné. Čísla pravidel jsou ze sbírky pravidel.

## Hra

title = Vlci
about = Postavte se do čela vlčí smečky: přivolávejte vlky samotáře, obkličujte kořist, stavte pelechy a měňte cizí vlky ve své. Každé zavytí přibližuje úplněk a každá fáze měsíce je novým bojem o regiony!

## Názvy

terrain = { $terrain ->
    [forest] les
    [rock] skály
    [grass] louka
    [tundra] sníh
    [desert] poušť
    [lake] jezero
    [chasm] centrální kaňon
   *[other] { $terrain }
}
pack = { $pack ->
    [forest] lesní vlci
    [rock] skalní vlci
    [grass] luční vlci
    [tundra] sněžní vlci
    [desert] pouštní vlci
    [virtual] virtuální smečka
   *[other] { $pack }
}
pack-name = { $pack ->
    [forest] Lesní vlci
    [rock] Skalní vlci
    [grass] Luční vlci
    [tundra] Sněžní vlci
    [desert] Pouštní vlci
    [virtual] Virtuální smečka
   *[other] { $pack }
}
prey = { $prey ->
    [moose] los
    [deer] jelen
    [raccoon] mýval
    [boar] divočák
    [hare] králík
   *[other] { $prey }
}
piece = { $piece ->
    [alpha] alfa vlk
    [pack_wolf] běžný vlk
    [den] pelech
    [lair] doupě
   *[other] { $piece }
}
action-name = { $action ->
    [move] Pohyb
    [build_den] Stavba pelechu
    [upgrade_den] Vylepšení pelechu na doupě
    [howl] Vytí
    [dominate] Ovládnutí
   *[other] { $action }
}
attribute = { $attribute ->
    [spread] Rozptyl smečky
    [speed] Vlčí rychlost
    [howl_range] Hlasitost vytí
   *[other] { $attribute }
}
phase-of-moon = { $moon ->
    [crescent] srpek
    [quarter] půlměsíc
    [full] úplněk
   *[other] { $moon }
}
token = { $token ->
    [bonus_terrain] krajinný žolík
    [bonus_action] žeton zuřivosti
    [lone_wolf] žeton vlka samotáře
    [moon] žeton luny
   *[other] { $token }
}
source = { $source ->
    [spread] Rozptyl smečky
    [speed] Vlčí rychlost
    [howl_range] Hlasitost vytí
    [lairs] Doupata
    [hunt] Lov kořisti
    [wolves] Stupnice smečky
    [moon_tokens] Žetony luny
    [vp_tokens] Žetony vítězných bodů
   *[other] { $source }
}

## Pády: stavební kameny pro věty

terrain-acc = { $terrain ->
    [forest] les
    [rock] skály
    [grass] louku
    [tundra] sníh
    [desert] poušť
    [lake] jezero
    [chasm] centrální kaňon
   *[other] { $terrain }
}
terrain-gen = { $terrain ->
    [forest] lesa
    [rock] skal
    [grass] louky
    [tundra] sněhu
    [desert] pouště
    [lake] jezera
    [chasm] centrálního kaňonu
   *[other] { $terrain }
}
terrain-on = { $terrain ->
    [forest] v lese
    [rock] ve skalách
    [grass] na louce
    [tundra] na sněhu
    [desert] v poušti
    [lake] na jezeře
    [chasm] v centrálním kaňonu
   *[other] v krajině { $terrain }
}
terrain-to = { $terrain ->
    [forest] do lesa
    [rock] do skal
    [grass] na louku
    [tundra] na sníh
    [desert] do pouště
    [lake] do jezera
    [chasm] do kaňonu
   *[other] na { $terrain }
}
behind-acc = { $behind ->
    [forest] les
    [rock] skály
    [grass] louku
    [tundra] sníh
    [desert] poušť
   *[other] { $behind }
}
behind-too-acc = { $behind_too ->
    [forest] les
    [rock] skály
    [grass] louku
    [tundra] sníh
    [desert] poušť
   *[other] { $behind_too }
}
form-adj = { $side ->
    [north] severní
    [south] jižní
    [west] západní
    [east] východní
   *[middle] prostřední
}
form-gen = { $side ->
    [north] severního
    [south] jižního
    [west] západního
    [east] východního
   *[middle] prostředního
}
form-loc = { $side ->
    [north] severním
    [south] jižním
    [west] západním
    [east] východním
   *[middle] prostředním
}
form-pl = { $side ->
    [north] severních
    [south] jižních
    [west] západních
    [east] východních
   *[middle] prostředních
}
form-in-loc = { $side ->
    [north] v severním
    [south] v jižním
    [west] v západním
    [east] ve východním
   *[middle] v prostředním
}
form-in-f = { $side ->
    [north] v severní
    [south] v jižní
    [west] v západní
    [east] ve východní
   *[middle] v prostřední
}
form-in-pl = { $side ->
    [north] v severních
    [south] v jižních
    [west] v západních
    [east] ve východních
   *[middle] v prostředních
}
form-from-gen = { $side ->
    [north] ze severního
    [south] z jižního
    [west] ze západního
    [east] z východního
   *[middle] z prostředního
}
form-from-f = { $side ->
    [north] ze severní
    [south] z jižní
    [west] ze západní
    [east] z východní
   *[middle] z prostřední
}
form-from-pl = { $side ->
    [north] ze severních
    [south] z jižních
    [west] ze západních
    [east] z východních
   *[middle] z prostředních
}
form-start-gen = { $from_side ->
    [north] ze severního
    [south] z jižního
    [west] ze západního
    [east] z východního
   *[middle] z prostředního
}
form-start-f = { $from_side ->
    [north] ze severní
    [south] z jižní
    [west] ze západní
    [east] z východní
   *[middle] z prostřední
}
form-start-pl = { $from_side ->
    [north] ze severních
    [south] z jižních
    [west] ze západních
    [east] z východních
   *[middle] z prostředních
}
place-side = { $side ->
    [north] severní
    [south] jižní
    [west] západní
    [east] východní
   *[middle] prostřední
}
from-side = { $from_side ->
    [north] severní
    [south] jižní
    [west] západní
    [east] východní
   *[middle] prostřední
}
place-region = { $region ->
    [0] u kaňonu
   *[other] regionu { $region }
}
from-region = { $from_region ->
    [0] u kaňonu
   *[other] regionu { $from_region }
}
place = { $ground ->
    [forest] { form-adj } les { place-region }
    [rock] { form-adj } skály { place-region }
    [grass] { form-adj } louka { place-region }
    [tundra] { form-adj } sníh { place-region }
    [desert] { form-adj } poušť { place-region }
    [lake] jezero { place-region }
    [chasm] centrální kaňon
   *[other] { $cell }
}
place-on = { $ground ->
    [forest] { form-in-loc } lese { place-region }
    [rock] { form-in-pl } skalách { place-region }
    [grass] na { form-adj } louce { place-region }
    [tundra] na { form-loc } sněhu { place-region }
    [desert] { form-in-f } poušti { place-region }
    [lake] na jezeře { place-region }
    [chasm] v centrálním kaňonu
   *[other] { $cell }
}
place-to = { $ground ->
    [forest] do { form-gen } lesa { place-region }
    [rock] do { form-pl } skal { place-region }
    [grass] na { form-adj } louku { place-region }
    [tundra] na { form-adj } sníh { place-region }
    [desert] do { form-adj } pouště { place-region }
    [lake] do jezera { place-region }
    [chasm] do centrálního kaňonu
   *[other] { $cell }
}
place-from = { $ground ->
    [forest] { form-from-gen } lesa { place-region }
    [rock] { form-from-pl } skal { place-region }
    [grass] { form-from-f } louky { place-region }
    [tundra] { form-from-gen } sněhu { place-region }
    [desert] { form-from-f } pouště { place-region }
    [lake] z jezera { place-region }
    [chasm] z centrálního kaňonu
   *[other] { $cell }
}
from-place = { $from_ground ->
    [forest] { form-start-gen } lesa { from-region }
    [rock] { form-start-pl } skal { from-region }
    [grass] { form-start-f } louky { from-region }
    [tundra] { form-start-gen } sněhu { from-region }
    [desert] { form-start-f } pouště { from-region }
    [lake] z jezera { from-region }
    [chasm] z centrálního kaňonu
   *[other] { $from }
}
pack-gen = { $pack ->
    [forest] lesních vlků
    [rock] skalních vlků
    [grass] lučních vlků
    [tundra] sněžných vlků
    [desert] pouštních vlků
    [virtual] virtuální smečky
   *[other] smečky { $pack }
}
pack-adj = { $pack ->
    [forest] lesní
    [rock] skalní
    [grass] luční
    [tundra] sněžný
    [desert] pouštní
    [virtual] virtuální
   *[other] { $pack }
}
form-pack-acc = { $pack ->
    [forest] lesního
    [rock] skalního
    [grass] lučního
    [tundra] sněžného
    [desert] pouštního
    [virtual] virtuálního
   *[other] { $pack }
}
whose-acc = { $piece ->
    [alpha] { form-pack-acc } alfa vlka
    [pack_wolf] běžného { form-pack-acc } vlka
   *[other] { piece-acc } { pack-gen }
}
whose = { $piece ->
    [alpha] { pack-adj } alfa vlk
    [pack_wolf] běžný { pack-adj } vlk
   *[other] { piece } { pack-gen }
}
prey-acc = { $prey ->
    [moose] losa
    [deer] jelena
    [raccoon] mývala
    [boar] divočáka
    [hare] králíka
   *[other] { $prey }
}
piece-acc = { $piece ->
    [alpha] alfa vlka
    [pack_wolf] běžného vlka
    [den] pelech
    [lair] doupě
   *[other] { $piece }
}
piece-cap = { $piece ->
    [alpha] Alfa vlk
    [pack_wolf] Běžný vlk
    [den] Pelech
    [lair] Doupě
   *[other] { $piece }
}
piece-gen = { $piece ->
    [alpha] alfa vlka
    [pack_wolf] běžného vlka
    [den] pelechu
    [lair] doupěte
   *[other] { $piece }
}
attribute-acc = { $attribute ->
    [spread] rozptyl smečky
    [speed] vlčí rychlost
    [howl_range] hlasitost vytí
   *[other] { $attribute }
}
phase-of-moon-with = { $moon ->
    [crescent] se srpkem
    [quarter] s půlměsícem
    [full] s úplňkem
   *[other] s lunou { $moon }
}
token-acc = { $token ->
    [bonus_terrain] krajinného žolíka
    [bonus_action] žeton zuřivosti
    [lone_wolf] žeton vlka samotáře
    [moon] žeton luny
   *[other] { $token }
}

## Volby

option-bonus-action-cap = Akce navíc
    .about = Vyberte, kolik žetonů zuřivosti lze odhodit v jednom tahu.
option-bonus-action-cap-off = Bez omezení
    .about = V jednom tahu lze odhodit libovolný počet žetonů zuřivosti.
option-bonus-action-cap-on = Jedna za tah
    .about = V jednom tahu lze odhodit nejvýš jeden žeton zuřivosti.
option-seat-compensation = Pomoc posledním v pořadí
    .about = Vyberte, zda hráči, kteří jsou v pořadí poslední, dostanou do začátku žeton zuřivosti. Doporučujeme od tří hráčů: mezi stejně silnými vyhraje poslední ze tří s žetonem 34 her ze 100, bez něj 17.
option-seat-compensation-off = Bez pomoci
    .about = Ve hře tří a více hráčů začínají všichni bez žetonů.
option-seat-compensation-on = Žeton do začátku
    .about = 1 žeton zuřivosti do začátku dostane poslední ze tří hráčů, poslední dva ze čtyř a poslední dva z pěti. Pro dva hráče se nic nemění.
option-limited-supply = Zásoba žetonů
    .about = Vyberte, zda mohou krajinní žolíci a žetony zuřivosti dojít.
option-limited-supply-off = Neomezená
    .about = Kdo si žeton zaslouží, vždy ho dostane.
option-limited-supply-on = Omezená
    .about = Ve hře je jen 12 krajinných žolíků a 12 žetonů zuřivosti: pokud žádný nezbývá, zasloužený žeton propadá.
option-tile-side = Kartičky krajiny na začátku
    .about = Vyberte, kterou stranou nahoru leží na začátku hry oboustranné kartičky krajiny.
option-tile-side-front = Lícem nahoru
    .about = Otočením se les mění ve skály, skály v louku, louka ve sníh, sníh v poušť a poušť v les.
option-tile-side-back = Rubem nahoru
    .about = Otočením se skály mění v les, louka ve skály, sníh v louku, poušť ve sníh a les v poušť.
option-tile-side-choose = Podle volby hráčů
    .about = Před rozmístěním vlků si každý hráč veřejně zvolí líc, nebo rub.
option-stall-rounds = Počet kol do uváznutí
    .about = Hra skončí předčasně, pokud za tolik celých kol nikdo nic nepřidá na desku lunárního cyklu. Nula toto pravidlo vypíná.

## Počty

count-points = { $count ->
    [one] { $count } bod
    [few] { $count } body
    [many] { $count } bodu
   *[other] { $count } bodů
}
count-wolves = { $count ->
    [one] { $count } vlk
    [few] { $count } vlci
    [many] { $count } vlka
   *[other] { $count } vlků
}
count-dens = { $count ->
    [one] { $count } pelech
    [few] { $count } pelechy
    [many] { $count } pelechu
   *[other] { $count } pelechů
}
count-lairs = { $count ->
    [one] { $count } doupě
    [few] { $count } doupata
    [many] { $count } doupěte
   *[other] { $count } doupat
}
count-tiles = { $count ->
    [one] { $count } kartička
    [few] { $count } kartičky
    [many] { $count } kartičky
   *[other] { $count } kartiček
}
count-turns = { $count ->
    [one] { $count } tah
    [few] { $count } tahy
    [many] { $count } tahu
   *[other] { $count } tahů
}
count-rounds = { $count ->
    [one] { $count } kolo
    [few] { $count } kola
    [many] { $count } kola
   *[other] { $count } kol
}
count-cells = { $count ->
    [one] { $count } pole
    [few] { $count } pole
    [many] { $count } pole
   *[other] { $count } polí
}
count-tokens = { $count ->
    [one] { $count } žeton
    [few] { $count } žetony
    [many] { $count } žetonu
   *[other] { $count } žetonů
}

## Pravidla pro lidi: tabulky

values-players = Hráčů
values-regions = Regionů
values-crescents = Srpků
values-quarters = Půlměsíců
values-full-moons = Úplňků
values-moose = Los
values-deer = Jelen
values-raccoon = Mýval
values-boar = Divočák
values-hare = Králík
values-stack = Žetonů ve sloupečku
values-tile = Kartička
values-front = Líc
values-back = Rub
values-action = Akce
values-cost = Kartiček
values-dens = Odebraných pelechů
values-spread = Rozptyl smečky
values-speed = Vlčí rychlost
values-howl-range = Hlasitost vytí
values-open = { $token ->
    [bonus_none] { $value }
    [bonus_action] { $value } + žeton zuřivosti
   *[bonus_terrain] { $value } + krajinný žolík
}
values-vp = VB
values-vp-more = VB, 3–5 hráčů
values-vp-two = VB, ve dvou
values-out = Vyšlo vlků
values-wolf = Poslední z nich
values-kinds = Druhů kořisti
values-crescent = Srpek, políčko
values-quarter = Půlměsíc, políčko
values-full = Úplněk, políčko
values-moon = Fáze měsíce
values-first = První místo
values-second = Druhé místo
values-piece = Figurka
values-strength = Síla
values-number = Kolik
values-track = Pelechy jedné stupnice
values-lairs = Doupata
values-hunt = Kořist
values-wolves = Vlci
values-lake = Na jezeře
values-beside = U jezera
values-stack-of = { $below ->
    [none] { values-moon-named }
   *[other] { values-moon-named } na { values-moon-below }
}
values-moon-named = { $top ->
    [crescent] srpek
    [quarter] půlměsíc
   *[full] úplněk
}
values-moon-below = { $below ->
    [crescent] srpku
    [quarter] půlměsíci
   *[full] úplňku
}
values-beside-of = { $lairs ->
    [0] { count-beside-pack }
   *[other] { $alphas ->
        [0] 1 doupě
        [one] 1 doupě a { $alphas } alfa vlk
        [few] 1 doupě a { $alphas } alfa vlci
        [many] 1 doupě a { $alphas } alfa vlka
       *[other] 1 doupě a { $alphas } alfa vlků
    }
}
count-beside-pack = { $wolves ->
    [one] { $wolves } běžný vlk
    [few] { $wolves } běžní vlci
    [many] { $wolves } běžného vlka
   *[other] { $wolves } běžných vlků
}

## Pravidla: herní plán

W-GEO-01 =
    .rule = Každé pole má dvě souřadnice (q, r): q roste doprava, r dolů ve sloupci. Pole jsou šestiúhelníky, které mají nahoře stranu, ne vrchol; střed pole se kreslí v bodě x = 1,5·q, y = √3·(r + q/2).
W-GEO-02 =
    .rule = Pole má až šest sousedů. Uvádějí se vždy v tomto pořadí: nahoře, vpravo nahoře, vpravo dole, dole, vlevo dole, vlevo nahoře.
W-GEO-03 =
    .rule = Některé desky jsou otočené o 180°: pole (q, r), počítáno od počátku desky, se stává polem (−q, −r). Jinak se desky neotáčejí.
W-GEO-04 =
    .rule = Vzdálenost chůzí je nejmenší počet kroků po souši, nikdy přes jezero, centrální kaňon ani mimo herní plán. Platí pro pohyb vlků a pro odstrčené vlky.
W-GEO-05 =
    .rule = Vzdálenost na dosah je nejmenší počet kroků po kterýchkoli polích herního plánu, i přes jezera a centrální kaňon, ale nikdy přes prázdno mimo plán. Platí pro vytí a ovládnutí.
W-GEO-06 =
    .rule = Souš je pět typů krajiny: les, skály, louka, sníh a poušť. Na jezerech a v centrálním kaňonu figurky nestojí a vstoupit tam nelze.

## Pravidla: figurky a zásoba

W-SUP-01 =
    .rule = Smečka má jen své vlastní figurky: 4 alfa vlky, 8 běžných vlků, 12 pelechů a 4 doupata. Figurka, která se dostala na desku lunárního cyklu, se do hry nevrací.
W-SUP-02 =
    .rule = Krajinní žolíci a žetony zuřivosti nikdy nedojdou, pokud zásobu neomezí volba: kdo si je zaslouží, ten je dostane. Odhozený žeton se vrací do zásoby.
W-SUP-03 =
    .rule = Žetony vítězných bodů dojít nemohou: za celou hru se jich rozdá nejvýš 50, a tolik jich také je.
W-SUP-04 =
    .rule = Žetony lunární připomínky označují regiony, které se budou hodnotit příště, tedy ty, jejichž horní žeton luny ukazuje následující fázi. Na hru nemají vliv.
W-SUP-05 =
    .rule = Krajinní žolíci a žetony zuřivosti, které vám na konci hry zbudou, nemají žádnou hodnotu.
W-SUP-06 =
    .rule = Figurky hráče na herním plánu, na desce smečky nebo čekající na rozmístění a na desce lunárního cyklu dávají vždy dohromady 4 alfa vlky, 8 běžných vlků, 12 pelechů a 4 doupata. Na desce lunárního cyklu jsou jen vlci samotáři, pelechy a běžní vlci, nikdy alfa vlk ani doupě.

## Pravidla: příprava

W-SET-01 = Hra je pro 2 až 5 hráčů.
    .rule = Hru hrají 2 až 5 hráčů. Dva hráči mají vlastní herní plán i přípravu a proti nim stojí ještě virtuální smečka.
W-SET-02 = Každý hráč musí mít jinou smečku.
    .rule = Každý hráč vede jinou smečku a každá smečka má své přirozené prostředí.
W-SET-03 =
    .rule = Ve hře 3 až 5 hráčů leží uprostřed počáteční deska s centrálním kaňonem a kolem ní 6, 8 nebo 10 různých náhodně vylosovaných desek regionů. Kde leží a které z nich jsou otočené, závisí na počtu hráčů.
W-SET-04 =
    .rule = Na každé pole vlka samotáře se položí jeden jeho žeton, v každém regionu dva.
W-SET-05 =
    .rule = Na pole kořisti v každém regionu se náhodně položí sloupeček dvou stejných žetonů kořisti. Při 3 hráčích jsou dva sloupečky králíků a po jednom od ostatních druhů, při 4 přibudou druhé sloupečky mývalů a divočáků, při 5 jsou od každého druhu dva.
W-SET-06 =
    .rule = Deska lunárního cyklu je na začátku prázdná. Srpek, půlměsíc a úplněk připadají při 3 hráčích na políčka 9, 17 a 22, při 4 na 11, 20 a 26 a při 5 na 13, 23 a 30.
W-SET-07 =
    .rule = Na každé jezero se náhodně položí jeden žeton luny. Při 3 hráčích jsou to 2 srpky, 2 půlměsíce a 2 úplňky, při 4 hráčích 2, 3 a 3, při 5 hráčích 3, 4 a 3.
W-SET-08 =
    .rule = Na začátku leží žetony lunární připomínky v regionech se srpkem, protože ty se hodnotí jako první.
W-SET-09 =
    .rule = Na desce smečky stojí na začátku čtyři pelechy na každé ze tří stupnic vlastností, čtyři doupata a osm vlků na stupnici smečky, z nichž třetí a šestý jsou alfa vlci. Dva alfa vlci a dva běžní vlci jsou odloženi pro úvodní rozmístění.
W-SET-10 = Na pěti kartičkách musí být pět různých typů krajiny.
    .rule = Každý hráč má kartičku přirozeného prostředí, z obou stran stejnou, a pět oboustranných kartiček, které musí na začátku ukazovat pět různých typů krajiny. Tak je tomu, když všech pět leží lícem nahoru nebo všech pět rubem nahoru. Na pořadí kartiček nezáleží.
W-SET-11 =
    .rule = Hráči začínají bez bodů, bez krajinných žolíků a bez žetonů zuřivosti. Výjimkou je druhý ze dvou hráčů a při zapnuté volbě také hráči poslední v pořadí: ti začínají s žetonem zuřivosti.
W-SET-12 =
    .rule = Začínajícího hráče určí los. Další hráči následují po směru hodinových ručiček.
W-SET-13 =
    .rule = Vlci se rozmisťují postupně od prvního hráče k poslednímu a pak od posledního zpět k prvnímu. Pokaždé se na jedno pole postaví společně jeden alfa vlk a jeden běžný vlk.
W-SET-14 = Teď vlky nerozmisťujete vy.
    .rule = Při úvodním rozmístění staví dvojici vlků jen ten hráč, který je na řadě.
W-SET-15 = Zvolte pole souše na počáteční desce.
    .rule = Ve hře 3 až 5 hráčů se první vlci stavějí na pole souše na počáteční desce.
W-SET-16 = Toto pole nesousedí s centrálním kaňonem.
    .rule = První vlci se stavějí na pole vedle centrálního kaňonu. Na počáteční desce leží vedle něj všech deset polí souše.
W-SET-17 = Toto pole není volné.
    .rule = Při úvodním rozmístění lze dvojici vlků postavit jen na volné pole.
W-SET-18 = Druhá dvojice musí stát na opačné straně kaňonu.
    .rule = Svou druhou dvojici vlků stavíte na opačnou stranu centrálního kaňonu než první: jednu na sever, druhou na jih.
W-SET-19 =
    .rule = Úvodní rozmístění není akce: nic nestojí, nevede k lovu a nic se při něm nepokládá na desku lunárního cyklu.
W-SET-20 =
    .rule = Jakmile všichni hráči postaví obě své dvojice, má první tah začínající hráč. Až do konce hry se hráči střídají po směru hodinových ručiček.
W-SET-21 =
    .rule = Jak leží kartičky krajiny na začátku, určuje volba: všechny lícem, všechny rubem, nebo podle rozhodnutí každého hráče. V tom případě hráči volí veřejně před rozmístěním vlků, od začínajícího po směru hodinových ručiček.

## Pravidla: tah

W-TURN-01 =
    .rule = Ve svém tahu provádíte až dvě akce, jednu po druhé. Mohou být jakékoli, i obě stejné.
W-TURN-02 =
    .rule = Každá akce po druhé stojí kromě obvyklých nákladů i jeden žeton zuřivosti. Počet takových akcí není omezen, pokud volba nepovoluje jen jednu.
W-TURN-03 =
    .rule = Tah můžete ukončit kdykoli mezi akcemi, i bez jediné akce. Nevyužité akce propadají.
W-TURN-04 =
    .rule = Krajinného žolíka i žeton zuřivosti získaný ve svém tahu můžete použít ještě v tomtéž tahu, počínaje další akcí.
W-TURN-05 =
    .rule = Tah nikdy nekončí sám, ani po druhé akci: ukončuje ho hráč.
W-TURN-06 =
    .rule = Na konci tahu se hodnotí regiony, pokud nastala fáze měsíce. Potom hra končí, pokud na to přišla chvíle, jinak je na tahu další hráč po směru hodinových ručiček.
W-TURN-07 =
    .rule = Akce probíhá vždy v tomto pořadí: vše se ověří, uhradí se náklady, nastanou účinky, mezi nimi i odstrčení, a nakonec přijde lov. Teprve pak se rozhoduje o dalším.
W-TURN-08 = Ukončený tah ani volbu při přípravě nelze vzít zpět.
    .rule = Ukončení tahu je vždy samostatné rozhodnutí, i když už nic jiného možné není. Do té doby lze poslední akci ještě vzít zpět.

## Pravidla: akce obecně

W-ACT-01 = Akce jsou možné jen po přípravě a před koncem hry.
    .rule = Akce lze provádět, jen dokud se hraje: po přípravě a před koncem hry.
W-ACT-02 = Teď nejste na tahu.
    .rule = Jednat smí jen hráč, který je na tahu.
W-ACT-03 = Nejdřív dokončete, co je rozdělané.
    .rule = Novou akci nelze začít, dokud není uzavřeno dřívější rozhodnutí, třeba nedokončený pohyb nebo volba pole pro odstrčeného vlka.
W-ACT-04 = Nemáte už žádnou akci ani žeton zuřivosti.
    .rule = V tahu máte dvě akce. Za každou další musíte odhodit žeton zuřivosti.
W-ACT-05 = V tomto tahu je už žeton zuřivosti odhozený.
    .rule = Omezuje-li volba akce navíc, můžete v tahu odhodit nejvýš jeden žeton zuřivosti.
W-ACT-06 = Takové pole na herním plánu není.
    .rule = Cílem akce musí být pole herního plánu.
W-ACT-07 =
    .rule = Porušuje-li akce více pravidel, hra jmenuje jedno z nich, a to ve stálém pořadí: nejdřív společné podmínky akcí, pak náklady, pak podmínky samotné akce od první do poslední. Při pohybu se ověřují vlk po vlkovi.

## Pravidla: náklady

W-PAY-01 = { action-name }: { $cost ->
        [one] je potřeba přesně { $cost } kartička
        [few] jsou potřeba přesně { $cost } kartičky
       *[other] je potřeba přesně { $cost } kartiček
    }{ $terrain ->
        [none] .
       *[other] { "" } { terrain-gen }. Máte { $tiles } a { $tokens ->
            [0] žádného krajinného žolíka
            [one] { $tokens } krajinného žolíka
            [few] { $tokens } krajinné žolíky
           *[other] { $tokens } krajinných žolíků
        }.
    }
    .rule = Otočené kartičky a odhození krajinní žolíci musí dohromady dát přesně náklady akce: 1 za pohyb, 2 za stavbu pelechu, vylepšení pelechu na doupě a vytí, 3 za ovládnutí. Zaplatit víc ani méně nelze.
W-PAY-02 = Každá vaše kartička se v jedné platbě počítá jen jednou.
    .rule = Platíte vlastními kartičkami krajiny a každá se v jedné platbě počítá jen jednou, i kartička přirozeného prostředí.
W-PAY-03 = Otočit lze jen kartičky, které ukazují { terrain-acc }.
    .rule = Na každé kartičce, kterou otáčíte, musí být před otočením vidět krajina, kterou platíte.
W-PAY-04 = Tolik odhodit nelze: { $tokens ->
        [0] nemáte žádného krajinného žolíka
        [one] máte { $tokens } krajinného žolíka
        [few] máte { $tokens } krajinné žolíky
       *[other] máte { $tokens } krajinných žolíků
    }.
    .rule = Platit můžete jen krajinnými žolíky, které máte.
W-PAY-05 = Plaťte krajinou cílového pole; musí to být souš.
    .rule = Platí se jedním z pěti typů souše, a to krajinou cílového pole. Při pohybu krajinu volíte vy a všichni přesunutí vlci musí skončit právě na ní.
W-PAY-06 =
    .rule = Při placení se každá otočená kartička obrátí na druhou stranu a odhození žolíci se vrátí do zásoby. Kartička přirozeného prostředí je z obou stran stejná.
W-PAY-07 =
    .rule = Krajinný žolík nahrazuje jednu kartičku kterékoli krajiny. Kartičky a žolíky můžete libovolně kombinovat, a dokonce platit jen žolíky, i když vhodné kartičky jsou na očích.
W-PAY-08 =
    .rule = Hodí-li se více kartiček, je na vás, které otočíte. Tím, co akce přinese, nelze zaplatit ji samu.
W-PAY-09 =
    .rule = Odmítnutá akce nic nemění: kartičky, žetony i plán zůstávají, jak byly.

## Pravidla: co smí být na poli

W-CELL-01 =
    .rule = Na jednom poli smějí stát nejvýš dvě figurky, ať patří komukoli.
W-CELL-02 =
    .rule = Na jednom poli smí být nejvýš jedno obydlí, tedy pelech nebo doupě.
W-CELL-03 =
    .rule = Figurky dvou majitelů mohou být na témže poli jen jako jeden pelech a jeden cizí vlk.
W-CELL-04 =
    .rule = Na jezeře ani v centrálním kaňonu nesmí stát žádná figurka.
W-CELL-05 =
    .rule = Na poli s žetonem vlka samotáře nebo s kořistí nesmí stát žádná figurka. Jakmile zmizí poslední žeton, je pole volné.
W-CELL-06 =
    .rule = Hierarchie figurek od nejnižší k nejvyšší: pelech, běžný vlk, alfa vlk, doupě. K jediné cizí figurce se smí přidat jen figurka, která stojí výš. Cizí vlk je přitom odstrčen, pelech zůstává.
W-CELL-07 =
    .rule = Omezení polí platí po každém jednotlivém kroku, tedy po každém přesunutém vlkovi a po odstrčení, které způsobil. Přeplněné pole nesmí vzniknout ani na okamžik.
W-CELL-08 =
    .rule = Pelech lze ovládnout, i když na něm stojí vlk třetího hráče. Nový pelech zaujímá místo starého a za příchozí figurku se nepovažuje.
W-CELL-09 =
    .rule = Pole se ověřují po každém přesunutém vlkovi, nejen na konci akce. Vlci ze dvou plných polí si proto v jednom pohybu nemohou vyměnit místa.

## Pravidla: pohyb

W-MOVE-01 = Přesuňte aspoň jednoho vlka.
    .rule = Při pohybu přesouváte aspoň jednoho vlka; platit jen kvůli otočení kartičky nelze.
W-MOVE-02 = Najednou můžete přesunout nejvýš { $limit ->
        [one] { $limit } vlka
        [few] { $limit } vlky
        [many] { $limit } vlka
       *[other] { $limit } vlků
    }: takový je rozptyl vaší smečky.
    .rule = Jednou akcí pohyb můžete přesunout nejvýš tolik vlků, kolik činí rozptyl vaší smečky, alfa vlky a běžné vlky dohromady.
W-MOVE-03 = Přesouvat můžete jen vlastní vlky na herním plánu.
    .rule = Přesouváte jen vlastní alfa vlky a běžné vlky, kteří stojí na herním plánu.
W-MOVE-04 = Tento vlk se už přesunul.
    .rule = Žádný vlk se v jednom pohybu nepřesouvá dvakrát.
W-MOVE-05 = { $ground ->
        [none] Takové pole na herním plánu není.
       *[other] Každý krok musí vést na sousední pole plánu.
    }
    .rule = Vlci se přesouvají krok za krokem, pokaždé na sousední pole herního plánu.
W-MOVE-06 = Na jezero ani do centrálního kaňonu vstoupit nelze.
    .rule = Vlci nesmějí vstoupit na jezero ani do centrálního kaňonu, musí je obejít.
W-MOVE-07 = { $way ->
        [none] Po souši se tam dojít nedá.
       *[other] Je to { $distance ->
            [one] { $distance } krok
            [few] { $distance } kroky
           *[other] { $distance } kroků
        } daleko a váš vlk ujde 1 až { $range }.
    }
    .rule = Přesouvaný vlk udělá aspoň jeden krok a nejvýš tolik kroků, kolik činí vaše vlčí rychlost.
W-MOVE-08 = Každý přesouvaný vlk musí ukončit pohyb { terrain-on }.
    .rule = Všichni vlci přesunutí v jednom pohybu musí skončit v krajině, kterou platíte. Pole, odkud vycházejí a přes která jdou, mohou být jakákoli.
W-MOVE-09 = Vlk nemůže ukončit pohyb na poli, na kterém začal.
    .rule = Přesouvaný vlk musí skončit na jiném poli, než na kterém začal.
W-MOVE-10 = Tady zastavit nelze: na poli je vlk samotář.
    .rule = Vlk nesmí zastavit na poli s žetonem vlka samotáře.
W-MOVE-11 = Tady zastavit nelze: na poli je kořist.
    .rule = Vlk nesmí zastavit na poli s kořistí.
W-MOVE-12 = Na tomto poli už jsou dvě figurky.
    .rule = Vlk smí ukončit pohyb jen na poli, kde je nejvýš jedna figurka.
W-MOVE-13 = Tady zastavit nelze: na poli je cizí doupě.
    .rule = Vlk nesmí zastavit na poli s cizím doupětem.
W-MOVE-14 = Tady zastavit nelze: na poli je cizí alfa vlk.
    .rule = Vlk nesmí zastavit na poli s cizím alfa vlkem.
W-MOVE-15 = Běžný vlk nemůže zastavit na poli s cizím vlkem.
    .rule = Běžný vlk nesmí zastavit na poli s cizím běžným vlkem: odstrčit ho může jen alfa vlk.
W-MOVE-16 = Váš alfa vlk nemůže vlka na tomto poli odstrčit.
    .rule = Alfa vlk smí zastavit na poli s cizím běžným vlkem, jen pokud tam ten vlk stojí sám a lze ho odstrčit.
W-MOVE-17 =
    .rule = Cestou mohou vlci procházet přes kterákoli pole souše, ať na nich stojí či leží cokoli: vlastní i cizí figurky, vlci samotáři, kořist.
W-MOVE-18 =
    .rule = Každý vlk jde svou cestou; skupiny se mohou dělit i spojovat. Vlci se přesouvají jeden po druhém, každý podle toho, jak plán v tu chvíli vypadá.
W-MOVE-19 =
    .rule = Pohyb probíhá takto: zaplatíte; pak se vlci jeden po druhém přesouvají a každý případně hned odstrčí cizího vlka; nakonec přijde lov.
W-MOVE-20 =
    .rule = Pohyb můžete ukončit po kterémkoli vlkovi. Před prvním vlkem ho lze jen vzít zpět i s platbou. Lov přichází jednou, když je celý pohyb dokončen.
W-MOVE-21 =
    .rule = Vlci se rozlišují podle druhu a pole; jsou-li na jednom poli stejní vlci, hra počítá, kolik z nich se už přesunulo. Zastaví-li přesunutý vlk na poli s vlkem, který se ještě nepřesouval, ten se stále může přesunout.
W-MOVE-22 = Žádný váš vlk teď nemůže ukončit pohyb { terrain-on }.
    .rule = Pohyb můžete začít, jen pokud pak aspoň jeden váš vlk může skončit v krajině, kterou platíte.

## Pravidla: stavba pelechu

W-DEN-01 = Pelech lze postavit jen na poli souše.
    .rule = Pelech se staví na poli souše, i na počáteční desce.
W-DEN-02 = Na tomto poli ani vedle něj není žádný váš alfa vlk.
    .rule = Pelech stavíte na poli, kde stojí váš alfa vlk, nebo na poli vedle něj.
W-DEN-03 = Na tomto poli už jsou dvě figurky.
    .rule = Pelech lze postavit jen na poli, kde je nejvýš jedna figurka.
W-DEN-04 = Na tomto poli už je pelech nebo doupě.
    .rule = Pelech nelze postavit na poli s pelechem nebo doupětem, ať patří komukoli.
W-DEN-05 = Na tomto poli je cizí vlk.
    .rule = Pelech nelze postavit na poli s cizím vlkem, ať běžným, nebo alfa.
W-DEN-06 = Na tomto poli je vlk samotář nebo kořist.
    .rule = Pelech nelze postavit na poli s žetonem vlka samotáře nebo s kořistí.
W-DEN-07 = Pelech vezměte ze stupnice rozptylu smečky, vlčí rychlosti nebo hlasitosti vytí.
    .rule = Pelech se bere z jedné ze tří stupnic vlastností: rozptyl smečky, vlčí rychlost nebo hlasitost vytí.
W-DEN-08 = Na této stupnici už není žádný pelech.
    .rule = Pelech lze vzít jen ze stupnice, na které ještě nějaký je.
W-DEN-09 =
    .rule = Po zaplacení postavíte na pole další pelech ze zvolené stupnice, zleva doprava a nejdřív z horní řady, a vlastnost dostane odkrytou hodnotu. Druhý a čtvrtý pelech stupnice přinese i žeton, který je u něj uveden. Nakonec přijde lov.

## Pravidla: vylepšení pelechu na doupě

W-LAIR-01 = Na tomto poli nemáte pelech.
    .rule = Na doupě lze vylepšit jen vlastní pelech.
W-LAIR-02 = Na tomto poli ani vedle něj není žádný váš alfa vlk.
    .rule = Pelech vylepšujete na poli, kde stojí váš alfa vlk, nebo na poli vedle něj.
W-LAIR-03 = Tento pelech nesousedí s jezerem.
    .rule = Doupětem se může stát jen pelech, který sousedí s jezerem. Centrální kaňon jezero není.
W-LAIR-04 = V tomto regionu už doupě máte.
    .rule = V každém regionu můžete mít jen jedno doupě. Cizí doupata nevadí.
W-LAIR-05 = Nemáte už žádné doupě.
    .rule = K vylepšení pelechu potřebujete doupě na desce smečky.
W-LAIR-06 = Cizího vlka z tohoto pole nelze odstrčit.
    .rule = Stojí-li na pelechu cizí vlk, je vylepšení možné, jen pokud ho lze odstrčit.
W-LAIR-07 =
    .rule = Po zaplacení jde pelech na další políčko lunárního cyklu, na jeho místo přijde vaše doupě nejvíc vlevo a získáte 1 krajinného žolíka. Cizí vlk na tomto poli, i alfa vlk, je odstrčen. Nakonec přijde lov.

## Pravidla: vytí

W-HOWL-01 = Na tomto poli není vlk samotář.
    .rule = Vyje se na pole s žetonem vlka samotáře.
W-HOWL-02 = Váš nejbližší alfa vlk je vzdálen { $distance ->
        [one] { $distance } pole
        [few] { $distance } pole
       *[other] { $distance } polí
    }, ale hlasitost vytí je { $range }.
    .rule = Aspoň jeden váš alfa vlk musí být k vlku samotáři tak blízko, aby vzdálenost nepřekročila vaši hlasitost vytí. Jezera i centrální kaňon se počítají jako pole.
W-HOWL-03 = Na stupnici smečky už nemáte žádného vlka.
    .rule = K vytí potřebujete vlka na stupnici smečky na desce smečky.
W-HOWL-04 =
    .rule = Po zaplacení jde vlk samotář na další políčko lunárního cyklu a na jeho místo přijde další vlk z vaší stupnice smečky, ať alfa, nebo běžný. Nakonec přijde lov.

## Pravidla: ovládnutí

W-DOM-01 = Zvolte cizí figurku.
    .rule = Ovládnout lze figurku jiného hráče.
W-DOM-02 = Ovládnout lze jen běžného vlka nebo pelech.
    .rule = Ovládnout lze jen běžného vlka nebo pelech, nikdy alfa vlka ani doupě.
W-DOM-03 = Chrání ji druhá figurka téže smečky na tomto poli.
    .rule = Ovládnout lze jen figurku, která je na poli jediná ze své smečky. Vaše figurka ani figurka třetího hráče ji vedle sebe nechrání.
W-DOM-04 = Váš nejbližší alfa vlk je vzdálen { $distance ->
        [one] { $distance } pole
        [few] { $distance } pole
       *[other] { $distance } polí
    }, ale hlasitost vytí je { $range }.
    .rule = Aspoň jeden váš alfa vlk musí být k figurce tak blízko, aby vzdálenost nepřekročila vaši hlasitost vytí; stačí i alfa vlk na témže poli. Jezera i centrální kaňon se počítají jako pole.
W-DOM-05 = Na stupnici smečky už nemáte žádného vlka.
    .rule = K ovládnutí běžného vlka potřebujete vlka na stupnici smečky na desce smečky.
W-DOM-06 = Zvolte stupnici, na které ještě je pelech.
    .rule = K ovládnutí pelechu volíte svou stupnici vlastnosti, na které ještě je pelech.
W-DOM-07 =
    .rule = Po zaplacení jde figurka na další políčko lunárního cyklu. Běžného vlka nahradí další vlk z vaší stupnice smečky, třeba i alfa vlk; pelech nahradí další pelech ze zvolené stupnice, s vlastností a žetonem jako při stavbě. Nakonec přijde lov.

## Pravidla: odstrčení

W-DISP-01 = Tady se nikdo neodstrkuje, takže se pole nevolí.
    .rule = Vlk je odstrčen jen ve dvou případech: když alfa vlk ukončí pohyb na poli s jediným cizím běžným vlkem a když doupě vznikne na poli s kterýmkoli cizím vlkem.
W-DISP-02 =
    .rule = Kam bude vlk odstrčen, volí hráč, který je na tahu, nikoli majitel vlka.
W-DISP-03 = Odstrčený vlk potřebuje pole souše, volné nebo s jedinou figurkou jeho smečky.
    .rule = Odstrčený vlk přijde na pole souše kterékoli krajiny a kteréhokoli regionu, které je volné, tedy bez figurek, vlků samotářů a kořisti, nebo na němž je právě jedna figurka jeho smečky. Pole s jediným pelechem cizí smečky se nehodí.
W-DISP-04 = Zvolte některé z nejbližších vhodných polí, ve vzdálenosti { $distance ->
        [one] { $distance } kroku
        [few] { $distance } kroků
        [many] { $distance } kroku
       *[other] { $distance } kroků
    }.
    .rule = Odstrčený vlk přijde na nejbližší vhodné pole podle vzdálenosti chůzí: přes vodu ho odstrčit nelze. Figurky a žetony cestou nevadí.
W-DISP-05 =
    .rule = Je-li nejbližších vhodných polí více, vybírá z nich hráč, který je na tahu.
W-DISP-06 = Vlka není kam odstrčit.
    .rule = Není-li kam vlka odstrčit, není možný ani pohyb nebo vylepšení, které by ho odstrčilo.
W-DISP-07 =
    .rule = Vlk je odstrčen hned, dřív než se přesune další vlk, podle toho, jak plán v tu chvíli vypadá. Může tedy přijít i na pole, které alfa vlk právě opustil.
W-DISP-08 =
    .rule = Odstrčení nic nestojí: nevyužívá vlčí rychlost, nezáleží při něm na krajině, nic se nepokládá na desku lunárního cyklu a nikdo další odstrčen není.
W-DISP-09 =
    .rule = Odstrčený vlk svému majiteli v tu chvíli kořist nepřinese: lovíte jen na konci vlastních akcí.

## Pravidla: lov

W-HUNT-01 =
    .rule = Na konci každé akce, ať je jakákoli, se ověřuje, zda ten, kdo ji provedl, něco ulovil. Nikdo jiný tehdy neloví.
W-HUNT-02 =
    .rule = Kořist je obklíčená, když vaši vlci, alfa nebo běžní, stojí aspoň na třech různých polích vedle ní. Dva vlci na jednom poli se počítají jednou; pelechy a doupata se nepočítají.
W-HUNT-03 =
    .rule = Ulovit můžete jen druh kořisti, který ještě nemáte.
W-HUNT-04 =
    .rule = Lov probíhá sám, nic nestojí a nelze ho odmítnout.
W-HUNT-05 =
    .rule = Při úspěšném lovu přijde jeden žeton ze sloupečku na první volné místo zleva na vaší stupnici lovu.
W-HUNT-06 =
    .rule = Ve hře 3 až 5 hráčů přinese každý úlovek 1 žeton zuřivosti, který lze hned využít. Ve hře dvou hráčů nepřinese žádný.
W-HUNT-07 =
    .rule = Je-li najednou obklíčeno více různých druhů, které ještě nemáte, berete si od každého jeden žeton.
W-HUNT-08 = Zvolte některý z obklíčených sloupečků kořisti.
    .rule = Jsou-li najednou obklíčeny dva sloupečky téhož druhu, který ještě nemáte, berete si jen jeden žeton, a to ze sloupečku, který si zvolíte.
W-HUNT-09 =
    .rule = Druhý žeton sloupečku zůstává pro ostatní a pole dál blokuje. Pole se uvolní, až zmizí celý sloupeček.
W-HUNT-10 =
    .rule = Při lovu rozhoduje jen to, kde vlci stojí. Obklíčí-li kořist váš odstrčený vlk, získáte ji na konci své příští akce, je-li stále obklíčená.
W-HUNT-11 =
    .rule = Kořist se nikdy nepokládá na desku lunárního cyklu.
W-HUNT-12 =
    .rule = Sloupeček volíte po akci a jen tehdy, když jsou obklíčeny dva sloupečky jednoho druhu, který ještě nemáte. Je-li takových druhů více, volí se postupně.

## Pravidla: lunární cyklus

W-CAL-01 =
    .rule = Každý vlk samotář, pelech a běžný vlk odstraněný z plánu vytím, vylepšením pelechu nebo ovládnutím obsadí první volné políčko lunárního cyklu, každý jedno.
W-CAL-02 =
    .rule = Fáze měsíce nastává, jakmile je obsazeno její políčko lunárního cyklu.
W-CAL-03 =
    .rule = Fáze, která nastala, se hodnotí na konci tahu, po všech akcích i akcích navíc, nikdy mezi nimi.
W-CAL-04 =
    .rule = Nastane-li v jednom tahu více fází, hodnotí se na jeho konci jedna po druhé od nejdřívější, při stejném stavu plánu.
W-CAL-05 =
    .rule = Co přibude na desku lunárního cyklu po políčku úplňku, a dokonce i po 30. políčku, se dál počítá, ale na nic nemá vliv.
W-CAL-06 =
    .rule = Každá fáze měsíce se za hru hodnotí jednou.

## Pravidla: hodnocení regionů

W-SCORE-01 =
    .rule = Vaše síla v regionu je 1 za každého vašeho alfa vlka, běžného vlka a pelech a 3 za každé vaše doupě. Počáteční deska není region a nikdy se nehodnotí.
W-SCORE-02 =
    .rule = Při hodnocení regionu soupeří jen smečky, které v něm mají sílu aspoň 1.
W-SCORE-03 =
    .rule = O pořadí smeček rozhoduje síla v regionu a při shodě počet alfa vlků tamtéž. Je-li stejné obojí, smečky se o místo dělí.
W-SCORE-04 =
    .rule = Smečka, která je sama první, získá žeton luny v hodnotě jeho vyššího čísla: 4 za srpek, 6 za půlměsíc, 8 za úplněk.
W-SCORE-05 =
    .rule = Je-li jedna smečka první a jedna druhá, získá druhá body podle nižšího čísla: 2 za srpek, 3 za půlměsíc, 4 za úplněk.
W-SCORE-06 =
    .rule = Je-li jedna smečka první a o druhé místo se dělí několik, nezíská body za druhé místo nikdo.
W-SCORE-07 =
    .rule = Dělí-li se o první místo několik smeček, získá každá z nich body podle nižšího čísla a nikdo jiný nezíská nic. Žeton luny se vyřadí ze hry.
W-SCORE-08 =
    .rule = Je-li v regionu jen jedna smečka, získá žeton luny a body podle nižšího čísla nezíská nikdo.
W-SCORE-09 =
    .rule = Není-li v regionu žádná smečka, žeton luny se vyřadí ze hry a nikdo nezíská body.
W-SCORE-10 =
    .rule = Po vyhodnocení opustí hodnocený žeton luny region v každém případě. Žetony lunární připomínky se přesunou k další fázi.
W-SCORE-11 =
    .rule = Hodnocení neodstraňuje ani nepřesouvá žádné figurky.

## Pravidla: konec hry

W-END-01 =
    .rule = Hra končí na konci tahu, v němž bylo obsazeno políčko úplňku, hned po hodnocení úplňku. Rozehrané kolo se už nedokončuje.
W-END-02 =
    .rule = Vaše skóre tvoří vyšší čísla vašich žetonů luny, žetony vítězných bodů a nejvyšší odkrytá hodnota každé ze šesti stupnic: rozptyl smečky, vlčí rychlost, hlasitost vytí, doupata, lov kořisti a stupnice smečky.
W-END-03 =
    .rule = Vítězí hráč s nejvyšším počtem vítězných bodů.
W-END-04 =
    .rule = Při shodě bodů vítězí hráč s více žetony luny, ať je jejich hodnota jakákoli.
W-END-05 =
    .rule = Při shodě i v žetonech luny vítězí ten, kdo má na plánu víc vlků, ať jsou jakéhokoli druhu. Vlci na počáteční desce se počítají také.
W-END-06 =
    .rule = Při shodě i v počtu vlků vítězí ten, kdo má na plánu víc alfa vlků.
W-END-07 =
    .rule = Trvá-li shoda ve všem, je vítězství společné. O dalších místech se rozhoduje stejně a mohou být také společná.
W-END-08 =
    .rule = Hra předčasně končí i tehdy, když uvázne: na konci tahu, pokud za 10 celých kol nepřibylo na desce lunárního cyklu nic nebo když už nikdo nic přidat nemůže. Počet kol určuje volba. Žetony luny, které zbyly na plánu, nepřinášejí nic; závěrečné vyhodnocení je obvyklé.
W-END-09 =
    .rule = Po společném místě se další místa vynechávají: dělí-li se dva hráči o první místo, další je třetí.

## Pravidla: hra dvou hráčů

W-2P-01 =
    .rule = Dva hráči hrají na pěti náhodně vylosovaných deskách regionů ve zvláštním rozložení. Počáteční deska se nepoužívá.
W-2P-02 =
    .rule = Ve hře dvou hráčů leží v každém regionu dva vlci samotáři a náhodně jeden žeton kořisti; od každého druhu je ve hře jeden.
W-2P-03 =
    .rule = Ve hře dvou hráčů se na jezera náhodně položí pět sloupečků žetonů luny: srpek, dvakrát samotný úplněk, srpek na půlměsíci a půlměsíc na úplňku. Region se dvěma žetony se hodnotí dvakrát, nejdřív podle horního, později podle spodního.
W-2P-04 =
    .rule = Ve hře dvou hráčů se jedna ze smeček, které nikdo nevede, stává virtuální smečkou. Může to být kterákoli z nich.
W-2P-05 =
    .rule = Virtuální smečka stojí vpravo nahoře od každého jezera podle žetonů na něm: 2 běžní vlci u srpku, doupě u srpku na půlměsíci, doupě a alfa vlk u úplňku, doupě u půlměsíce na úplňku. V posledním případě stojí ještě 2 alfa vlci vpravo dole od jezera.
W-2P-06 =
    .rule = Virtuální smečka nemá tahy, neprovádí akce a neloví. Její figurky nelze přesunout, odstrčit ani ovládnout; na jejich polích nesmí zastavit vlk ani vzniknout pelech.
W-2P-07 =
    .rule = Ve hře dvou hráčů přináší stupnice vlastnosti 2 body, jsou-li z ní pryč tři pelechy, a 5 bodů, jsou-li pryč všechny čtyři; stupnice lovu přináší 2, 5, 9, 14 nebo 20 bodů. Druhý pelech každé stupnice přináší žeton zuřivosti, čtvrtý krajinného žolíka a kořist nepřináší žádný žeton.
W-2P-08 =
    .rule = Ve hře dvou hráčů začíná druhý hráč s 1 žetonem zuřivosti.
W-2P-09 =
    .rule = Ve hře dvou hráčů se vlci rozmisťují v pořadí první hráč, druhý, znovu druhý, první. Pokaždé se na jedno pole postaví společně jeden alfa vlk a jeden běžný vlk.
W-2P-10 = Zvolte pole souše v regionu, jehož horní žeton luny není srpek.
    .rule = Ve hře dvou hráčů se první vlci stavějí na pole souše v regionech, jejichž horní žeton luny není srpek. Takové regiony jsou tři.
W-2P-11 = Zvolte volné pole, bez figurek, vlka samotáře a kořisti.
    .rule = Ve hře dvou hráčů potřebují první vlci volné pole: bez figurek, i bez figurek virtuální smečky, bez vlka samotáře a bez kořisti. Obě vaše dvojice mohou začínat v jednom regionu.
W-2P-12 =
    .rule = Při hodnocení regionu má virtuální smečka své místo v pořadí jako hráč, i při shodě.
W-2P-13 =
    .rule = Virtuální smečka nic nezískává. Je-li sama první, žeton luny se vyřadí ze hry a druhý přesto získá body podle nižšího čísla; je-li druhá nebo se o druhé místo dělí, jen o ně připraví ostatní. Dělíte-li se s ní o první místo, získáte body podle nižšího čísla a žeton se vyřadí ze hry.
W-2P-14 =
    .rule = Ve hře dvou hráčů připadají srpek, půlměsíc a úplněk na políčka 7, 13 a 18. Konec hry, závěrečné vyhodnocení i rozhodování shod jsou obvyklé; virtuální smečka skóre nemá.
W-2P-15 =
    .rule = Ve hře dvou hráčů centrální kaňon není, takže pravidla o počáteční desce a dvou stranách kaňonu neplatí. Kde mohou vlci začít, určují regiony a jejich žetony luny.
W-2P-16 =
    .rule = Figurky virtuální smečky nelze nikdy ovládnout: jsou to doupata a alfa vlci, nebo stojí dvě na jednom poli.

## Pravidla: volby

W-OPT-01 =
    .rule = Volba: v tahu lze odhodit nejvýš jeden žeton zuřivosti. Je-li vypnutá, lze jich odhodit libovolný počet.
W-OPT-02 =
    .rule = Volba: poslední v pořadí začínají s 1 žetonem zuřivosti. Je to třetí ze tří hráčů, třetí a čtvrtý ze čtyř, čtvrtý a pátý z pěti; pro dva hráče se nic nemění.
W-OPT-03 =
    .rule = Volba: ve hře je jen 12 krajinných žolíků a 12 žetonů zuřivosti. Pokud žádný nezbývá, zasloužený žeton propadá, i když akce platí. Odhozené žetony se hned vracejí do zásoby.
W-OPT-04 =
    .rule = Je-li zásoba omezená, žetony zuřivosti, s nimiž hráči začínají, se berou z oněch 12.

## Hra: otázky, akce, záznam

option-packs = Smečky
    .about = Vyberte, zda se smečky rozdají náhodně, nebo si je hráči zvolí.
option-packs-random = Náhodně
    .about = Každý hráč dostane náhodně jednu z pěti smeček.
option-packs-choose = Podle volby hráčů
    .about = Ještě před vším ostatním si hráči v pořadí tahů zvolí smečku.

tile-side = { $side ->
    [front] lícem
    [back] rubem
   *[other] stranou { $side }
}

ask-pack = Zvolte si smečku.
ask-side = Zvolte, kterou stranou nahoru budou ležet vaše kartičky krajiny.
ask-draft = Umístěte { $pick ->
    [1] svou první dvojici vlků.
   *[other] svou druhou dvojici vlků.
}
ask-act = { $free ->
    [0] { $tokens ->
        [0] Všechny akce jsou hotové: ukončete tah.
       *[other] Odhoďte žeton zuřivosti (máte { $tokens }), nebo ukončete tah.
    }
   *[other] Zvolte akci (zbývá akcí: { $free }), nebo ukončete tah.
}
ask-pay = Zaplaťte { $cost ->
    [one] { $cost } kartičku { terrain-gen }
    [few] { $cost } kartičky { terrain-gen }
   *[other] { $cost } kartiček { terrain-gen }
}; kartičku může nahradit krajinný žolík.
ask-wolf = Zvolte vlka, který půjde { terrain-to } (ještě nejvýš { $left }), nebo pohyb ukončete.
ask-destination = Kam { terrain-to } půjde { piece }?
ask-landing = Zvolte, kam odstrčit { whose-acc }.
ask-hunt = Obklíčené jsou dva sloupečky stejné kořisti ({ prey }): zvolte jeden.
ask-over = Hra skončila.

wait-pack = { $player } volí smečku.
wait-side = { $player } volí stranu kartiček krajiny.
wait-draft = { $player } umisťuje vlky.
wait-act = { $player } volí akci.
wait-pay = { $player } volí, čím zaplatí.
wait-wolf = { $player } volí vlka, kterého přesune.
wait-destination = { $player } přesouvá vlka.
wait-landing = { $player } volí, kam odstrčit vlka.
wait-hunt = { $player } volí kořist.

action-end-turn = Ukončit tah
action-stop = Další vlky nepřesouvat
action-move = Přesunout vlky { terrain-to }
action-build = Postavit pelech ze stupnice „{ attribute }“ { place-on }
action-upgrade = Vylepšit pelech { place-on } na doupě
action-howl = Zavýt na vlka samotáře { place-on }
action-dominate = Ovládnout { piece-acc } { place-on }
action-dominate-den = Ovládnout { piece-acc } { place-on } pelechem ze stupnice „{ attribute }“
action-pay = Zaplatit { $paying ->
    [one] { $paying } kartičkou { terrain-gen }
   *[other] { $paying } kartičkami { terrain-gen }
}{ $turning ->
    [0] { "" }
    [1] , odkrýt { behind-acc }
   *[other] , odkrýt { behind-acc } a { behind-too-acc }
}
action-pay-tokens = Zaplatit { $count ->
    [one] { $count } krajinným žolíkem
   *[other] { $count } krajinnými žolíky
}
action-pay-both = Zaplatit { $paying ->
    [one] { $paying } kartičkou { terrain-gen }
   *[other] { $paying } kartičkami { terrain-gen }
} a { $count ->
    [one] { $count } krajinným žolíkem
   *[other] { $count } krajinnými žolíky
}{ $turning ->
    [0] { "" }
    [1] , odkrýt { behind-acc }
   *[other] , odkrýt { behind-acc } a { behind-too-acc }
}
action-wolf = Přesunout { piece-acc } { place-from }
action-to = Jít { place-to }
action-push = Odstrčit ho { place-to }
action-hunt = Vzít kořist v regionu { $region }
action-place = Začít { place-on }
action-pack = Vést smečku: { pack }
action-tiles = Položit kartičky { tile-side } nahoru

log-deal = Herní plán je připraven. Začíná { $player }.
log-pack = { $player } vede smečku: { pack }.
log-side = { $player } { DID("pokládá", "položil", "položila", $player) } kartičky krajiny { tile-side } nahoru.
log-place = { $player } { DID("umisťuje", "umístil", "umístila", $player) } alfa vlka a běžného vlka { place-to }.
log-turn = Na tahu je { $player }.
log-idle = { $player } { DID("končí", "ukončil", "ukončila", $player) } tah bez akce.
log-plan-move = { $player } se chystá přesunout vlky { terrain-to }.
log-plan-build = { $player } se chystá postavit pelech ze stupnice „{ attribute }“ { place-on }.
log-plan-upgrade = { $player } se chystá vylepšit pelech { place-on } na doupě.
log-plan-howl = { $player } se chystá zavýt na vlka samotáře { place-on }.
log-plan-dominate = { $player } se chystá ovládnout { piece-acc } { place-on }.
log-plan-dominate-den = { $player } se chystá ovládnout { piece-acc } { place-on } pelechem ze stupnice „{ attribute }“.
log-choose = { $player } { DID("volí", "zvolil", "zvolila", $player) } { piece-acc } { place-on }.
log-stop = { $player } další vlky { DID("nepřesouvá", "nepřesunul", "nepřesunula", $player) }.
log-bonus = { $player } { DID("odhazuje", "odhodil", "odhodila", $player) } žeton zuřivosti za další akci.
log-pay = { $player } { DID("platí", "zaplatil", "zaplatila", $player) } { $paying ->
    [one] { $paying } kartičkou { terrain-gen }
   *[other] { $paying } kartičkami { terrain-gen }
}{ $turning ->
    [0] { "" }
    [1] { "" } a { DID("odkrývá", "odkryl", "odkryla", $player) } { behind-acc }
   *[other] { "" } a { DID("odkrývá", "odkryl", "odkryla", $player) } { behind-acc } a { behind-too-acc }
}.
log-pay-tokens = { $player } { DID("platí", "zaplatil", "zaplatila", $player) } { $count ->
    [one] { $count } krajinným žolíkem
   *[other] { $count } krajinnými žolíky
}.
log-pay-both = { $player } { DID("platí", "zaplatil", "zaplatila", $player) } { $paying ->
    [one] { $paying } kartičkou { terrain-gen }
   *[other] { $paying } kartičkami { terrain-gen }
} a { $count ->
    [one] { $count } krajinným žolíkem
   *[other] { $count } krajinnými žolíky
}{ $turning ->
    [0] { "" }
    [1] , přičemž { DID("odkrývá", "odkryl", "odkryla", $player) } { behind-acc }
   *[other] , přičemž { DID("odkrývá", "odkryl", "odkryla", $player) } { behind-acc } a { behind-too-acc }
}.
log-moving = { $player } { DID("provádí", "provedl", "provedla", $player) } pohyb { terrain-to }.
log-move = { piece-cap } { DID("jde", "přešel") } { from-place } { place-to }.
log-push = Odstrčen { whose }: { from-place } { place-to }.
log-build = { $player } { DID("staví", "postavil", "postavila", $player) } pelech ze stupnice „{ attribute }“ { place-on }.
log-upgrade = { $player } { DID("vylepšuje", "vylepšil", "vylepšila", $player) } pelech { place-on } na doupě.
log-howl = { $player } { DID("vyje", "zavyl", "zavyla", $player) } a ke smečce se { place-on } { DID("přidává", "přidal", "přidal", $player) } { piece }.
log-dominate = { $player } { DID("ovládá", "ovládl", "ovládla", $player) } { whose-acc } { place-on }.
log-replace = { $player } { DID("staví", "postavil", "postavila", $player) } na jeho místo { piece-acc }.
log-attribute = { attribute } je nyní { $value }.
log-gain = { $player } { DID("získává", "získal", "získala", $player) } { token-acc }.
log-gain-none = Zásoba je prázdná: { $player } { DID("nezískává", "nezískal", "nezískala", $player) } { $token ->
    [bonus_terrain] krajinného žolíka
   *[other] žeton zuřivosti
}.
log-calendar = Obsazeno { $day }. políčko lunárního cyklu.
log-hunt = { $player } { DID("získává", "získal", "získala", $player) } kořist v regionu { $region }: { prey }.
log-score = { DID("Hodnotí se", "Vyhodnotily se") } regiony { phase-of-moon-with }.
log-region-first = { $player } { DID("má", "obsadil", "obsadila", $player) } v regionu { $region } první místo a { DID("bere si", "vzal si", "vzala si", $player) } žeton luny za { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.
log-region-second = { $player } { DID("má", "obsadil", "obsadila", $player) } v regionu { $region } druhé místo a { DID("získává", "získal", "získala", $player) } { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.
log-region-tied = V regionu { $region } { DID("je", "byla") } na prvním místě shoda: žeton luny { DID("se vyřazuje", "byl vyřazen") } ze hry.
log-region-tie = { $player } se v regionu { $region } { DID("dělí", "dělil", "dělila", $player) } o první místo a { DID("získává", "získal", "získala", $player) } { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.
log-region-virtual = V regionu { $region } { DID("je", "byla") } první virtuální smečka: žeton luny { DID("se vyřazuje", "byl vyřazen") } ze hry.
log-region-empty = V regionu { $region } nikdo { DID("není", "nebyl") }: žeton luny { DID("se vyřazuje", "byl vyřazen") } ze hry.
log-end = Úplněk je vyhodnocen: hra končí.
log-stalled = Na desce lunárního cyklu nic nepřibývá už { $rounds ->
    [one] { $rounds } kolo
    [few] { $rounds } kola
   *[other] { $rounds } kol
} nebo už přibýt nemůže: hra končí.
log-points = { $player } má { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}: žetony luny { $moon_tokens }, žetony vítězných bodů { $vp_tokens }, rozptyl smečky { $spread }, vlčí rychlost { $speed }, hlasitost vytí { $howl_range }, doupata { $lairs }, lov { $hunt }, stupnice smečky { $wolves }.
log-winner = { $player } vítězí se ziskem { $points ->
    [one] { $points } bodu
   *[other] { $points } bodů
}!
log-winner-tie = Bodů je stejně ({ $points }) a podle dalších kritérií vítězí { $player }!
log-shared = { $player } se dělí o vítězství!

label-turn = Provedené akce: { $taken }
label-calendar = Lunární cyklus: políčko { $day }
label-next-moon = další hodnocení: { phase-of-moon }, políčko { $due }
label-all-scored = všechny fáze jsou vyhodnoceny
label-region = Region { $slot }
label-points = Body
label-projected = při hodnocení teď
label-tiles = Kartičky
label-reserve = Stupnice smečky
label-prey = Kořist
label-leads = první
label-tied = shoda
label-empty = nikdo
label-lone-wolf = vlk samotář
label-moons = Žetony luny

## Co mluví pro tah: přibývá dobrého (boon), nebo ubývá zlého (bane)

boon-regions-due = regiony, které se brzy vyhodnotí
boon-regions-next = regiony nejbližší luny
boon-regions-second = regiony luny po nejbližší
boon-regions-third = regiony poslední luny
boon-share-next = síla v regionech nejbližší luny
boon-share-second = síla v regionech luny po nejbližší
boon-share-third = síla v regionech poslední luny
boon-lairs = doupata
boon-alphas = alfa vlci
boon-pack-wolves = běžní vlci
boon-dens = pelechy
boon-spread = rozptyl smečky
boon-speed = vlčí rychlost
boon-howl-range = hlasitost vytí
boon-terrain-tokens = krajinní žolíci
boon-action-tokens = žetony zuřivosti
boon-prey-surrounded = obklíčená kořist
boon-prey-one-short = kořist, které chybí jediné pole
boon-prey-two-short = kořist, které chybí dvě pole
boon-lone-wolves-called = vlci samotáři, které lze hned přivolat
boon-lone-wolves-in-range = vlci samotáři v doslechu
boon-lairs-ready = pelechy připravené stát se doupaty
boon-lairs-planned = pelechy u jezera
boon-alphas-at-lakes = alfa vlci u jezera
boon-pairs-of-tiles = krajiny se dvěma kartičkami
boon-threes-of-tiles = krajiny se třemi kartičkami
bane-exposed = figurky, které může ovládnout soupeř
bane-idle = figurky na počáteční desce
boon-regions-present = regiony s vlastními vlky

### Arktida: všechna slova hry česky.
### Identifikátory jsou v en.ftl, ru.ftl a cs.ftl stejné. Čísla pravidel jsou ze sbírky pravidel.

## Hra

title = Arktida
about = Lední medvěd, kosatka, tuleň a inuitský lovec sdílejí jedno moře plujícího a tajícího ledu a nikdo z nich si nemůže dovolit nepozornost. Řiďte ledové kry, vyčkejte na správnou chvíli k útoku a nezapomínejte, kdo možná plave přímo pod vámi!

## Názvy

hunter = { $hunter ->
    [bear] lední medvěd
    [orca] kosatka
    [seal] tuleň
    [inuit] inuitský lovec
    [cod] treska
   *[other] { $hunter }
}
figure = { $figure ->
    [bear] lední medvěd
    [orca] kosatka
    [seal1] první tuleň
    [seal2] druhý tuleň
    [inuit] inuitský lovec
    [kayak] inuitský lovec v kajaku
    [cod] treska
    [igloo] iglú
    [plankton] plankton
   *[other] { $figure }
}
ice = { $ice ->
    [pack] pakový led
    [floe] ledová kra
    [iceberg] ledová hora
   *[other] { $ice }
}
layer = { $layer ->
    [ice] na ledu
    [water] ve vodě
    [open] na otevřeném moři
    [under] pod ledem
   *[other] { $layer }
}
direction = { $direction ->
    [E] východ (fialový okraj)
    [NE] severovýchod (světle modrý okraj)
    [NW] severozápad (červený okraj)
    [W] západ (zelený okraj)
    [SW] jihozápad (oranžový okraj)
    [SE] jihovýchod (žlutý okraj)
   *[other] { $direction }
}
compass = { $direction ->
    [E] V
    [NE] SV
    [NW] SZ
    [W] Z
    [SW] JZ
    [SE] JV
   *[other] { $direction }
}
colour = { $colour ->
    [violet] fialová
    [light_blue] světle modrá
    [red] červená
    [green] zelená
    [orange] oranžová
    [yellow] žlutá
   *[other] { $colour }
}
card = { $card ->
    [drift] { card-drift }
    [melt] { card-melt }
   *[other] { $card }
}
card-drift = drift { $number }, { direction }
card-melt = tání
source = { $source ->
    [own_tokens] Žetony vlastního lovce
    [won_tokens] Žetony ulovených lovců
    [plankton] Plankton
    [cod] Tresky
    [igloo] Iglú
   *[other] { $source }
}

## Pády: stavební kameny pro věty níže

hunter-acc = { $hunter ->
    [bear] ledního medvěda
    [orca] kosatku
    [seal] tuleně
    [inuit] inuitského lovce
    [cod] tresky
   *[other] { $hunter }
}
hunter-gen = { $hunter ->
    [bear] ledního medvěda
    [orca] kosatky
    [seal] tuleně
    [inuit] inuitského lovce
    [cod] tresek
   *[other] { $hunter }
}
figure-acc = { $figure ->
    [bear] ledního medvěda
    [orca] kosatku
    [seal1] prvního tuleně
    [seal2] druhého tuleně
    [inuit] inuitského lovce
    [kayak] inuitského lovce v kajaku
    [cod] tresku
    [igloo] iglú
    [plankton] plankton
   *[other] { $figure }
}
figure-gen = { $figure ->
    [bear] ledního medvěda
    [orca] kosatky
    [seal1] prvního tuleně
    [seal2] druhého tuleně
    [inuit] inuitského lovce
    [kayak] inuitského lovce v kajaku
    [cod] tresky
    [igloo] iglú
    [plankton] planktonu
   *[other] { $figure }
}
ice-acc = { $ice ->
    [pack] pakový led
    [floe] ledovou kru
    [iceberg] ledovou horu
   *[other] { $ice }
}
ice-gen = { $ice ->
    [pack] pakového ledu
    [floe] ledové kry
    [iceberg] ledové hory
   *[other] { $ice }
}
layer-to = { $layer ->
    [ice] na led
    [water] do vody
    [open] na otevřené moře
    [under] pod led
   *[other] { $layer }
}
direction-to = { $direction ->
    [E] na východ
    [NE] na severovýchod
    [NW] na severozápad
    [W] na západ
    [SW] na jihozápad
    [SE] na jihovýchod
   *[other] { $direction }
}
at = { $at ->
    [E] východ
    [NE] severovýchod
    [NW] severozápad
    [W] západ
    [SW] jihozápad
    [SE] jihovýchod
    [N] sever
    [S] jih
   *[other] { $at }
}
form-at-ins = { $at ->
    [E] východem
    [NE] severovýchodem
    [NW] severozápadem
    [W] západem
    [SW] jihozápadem
    [SE] jihovýchodem
    [N] severem
    [S] jihem
   *[other] { $at }
}
form-corner = { $at ->
    [E] východní
    [NE] severovýchodní
    [NW] severozápadní
    [W] západní
    [SW] jihozápadní
    [SE] jihovýchodní
    [N] severní
    [S] jižní
   *[other] { $at }
}
toward = { $toward ->
    [E] východu
    [NE] severovýchodu
    [NW] severozápadu
    [W] západu
    [SW] jihozápadu
    [SE] jihovýchodu
    [N] severu
    [S] jihu
   *[other] { $toward }
}
form-toward-ins = { $toward ->
    [E] východem
    [NE] severovýchodem
    [NW] severozápadem
    [W] západem
    [SW] jihozápadem
    [SE] jihovýchodem
    [N] severem
    [S] jihem
   *[other] { $toward }
}
bearing = { $lean ->
    [between] mezi { form-at-ins } a { form-toward-ins }
    [toward] { at }, blíž k { toward }
   *[none] { at }
}
spot = { $ring ->
    [0] střed
    [1] vnitřní kruh, { bearing }
    [2] prostřední kruh, { bearing }
    [3] vnější kruh, { bearing }
    [4] okraj, { bearing }
    [corner] { form-corner } roh
   *[other] { $cell }
}
heading-to = { $heading ->
    [E] na východ
    [NE] na severovýchod
    [NW] na severozápad
    [W] na západ
    [SW] na jihozápad
    [SE] na jihovýchod
    [here] tady
   *[other] dál
}
form-gender = { $figure ->
    [orca] she
    [cod] she
   *[other] he
}
form-ice-gender = { $ice ->
    [pack] he
   *[other] she
}
form-went = { $way ->
    [walk] { DID("jde", "přešel", "přešla", form-gender) } po ledu { heading-to }
    [climb] { $figure ->
        [inuit] { DID("pluje", "odplul") }
       *[other] { DID("plave", "odplaval", "odplavala", form-gender) }
    } { heading-to } a { DID("vylézá", "vylezl", "vylezla", form-gender) } na led
    [dive] { DID("jde", "přešel", "přešla", form-gender) } { heading-to } a { DID("noří se", "ponořil se", "ponořila se", form-gender) } pod led
    [plunge] { $figure ->
        [inuit] { DID("nasedá", "nasedl") } do kajaku a { DID("pluje", "odplul") } { heading-to }
       *[other] { DID("jde", "přešel", "přešla", form-gender) } { heading-to } a { DID("skáče", "skočil", "skočila", form-gender) } do vody
    }
    [under] { DID("plave", "odplaval", "odplavala", form-gender) } { heading-to } pod led
   *[swim] { $figure ->
        [inuit] { DID("pluje", "odplul") }
       *[other] { DID("plave", "odplaval", "odplavala", form-gender) }
    } { heading-to }
}
go = { $way ->
    [walk] jít po ledu { heading-to }
    [climb] { $figure ->
        [inuit] plout
       *[other] plavat
    } { heading-to } a vylézt na led
    [dive] jít { heading-to } a ponořit se pod led
    [plunge] { $figure ->
        [inuit] nasednout do kajaku a plout { heading-to }
       *[other] jít { heading-to } a skočit do vody
    }
    [under] plavat { heading-to } pod led
    [swim] { $figure ->
        [inuit] plout
       *[other] plavat
    } { heading-to }
   *[other] sem, { layer-to }
}
form-go-cod = { $way ->
    [under] plavat { heading-to } pod led
    [swim] plavat { heading-to }
   *[other] sem, { layer-to }
}
from-at = { $from_at ->
    [E] východ
    [NE] severovýchod
    [NW] severozápad
    [W] západ
    [SW] jihozápad
    [SE] jihovýchod
    [N] sever
    [S] jih
   *[other] { $from_at }
}
form-from-at-ins = { $from_at ->
    [E] východem
    [NE] severovýchodem
    [NW] severozápadem
    [W] západem
    [SW] jihozápadem
    [SE] jihovýchodem
    [N] severem
    [S] jihem
   *[other] { $from_at }
}
form-from-corner = { $from_at ->
    [E] východní
    [NE] severovýchodní
    [NW] severozápadní
    [W] západní
    [SW] jihozápadní
    [SE] jihovýchodní
    [N] severní
    [S] jižní
   *[other] { $from_at }
}
from-toward = { $from_toward ->
    [E] východu
    [NE] severovýchodu
    [NW] severozápadu
    [W] západu
    [SW] jihozápadu
    [SE] jihovýchodu
    [N] severu
    [S] jihu
   *[other] { $from_toward }
}
form-from-toward-ins = { $from_toward ->
    [E] východem
    [NE] severovýchodem
    [NW] severozápadem
    [W] západem
    [SW] jihozápadem
    [SE] jihovýchodem
    [N] severem
    [S] jihem
   *[other] { $from_toward }
}
from-bearing = { $from_lean ->
    [between] mezi { form-from-at-ins } a { form-from-toward-ins }
    [toward] { from-at }, blíž k { from-toward }
   *[none] { from-at }
}
from-spot = { $from_ring ->
    [0] střed
    [1] vnitřní kruh, { from-bearing }
    [2] prostřední kruh, { from-bearing }
    [3] vnější kruh, { from-bearing }
    [4] okraj, { from-bearing }
    [corner] { form-from-corner } roh
   *[other] { $from }
}
colour-edge = { $colour ->
    [violet] fialový okraj
    [light_blue] světle modrý okraj
    [red] červený okraj
    [green] zelený okraj
    [orange] oranžový okraj
    [yellow] žlutý okraj
   *[other] { $colour }
}

## Volby

option-setup = Příprava
    .about = Vyberte, jak se led a figurky dostanou na herní plán.
option-setup-standard = Základní rozestavění
    .about = V každé hře stejné rozestavění: nejlepší způsob, jak hru poznat.
option-setup-advanced = Pro zkušené hráče
    .about = Hráči sami rozmístí led, ledové hory a figurky a teprve pak se dozvědí, komu připadl který lovec.
option-turnLimit = Limit tahů
    .about = Po tolika tazích, počítají se tahy všech hráčů, hra končí a body se sečtou jako obvykle; 0 znamená bez limitu.

## Počty

points-text = { $points } VB
count-points = { $count ->
    [one] { $count } bod
    [few] { $count } body
    [many] { $count } bodu
   *[other] { $count } bodů
}
count-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
}
count-lives = { $count ->
    [one] { $count } život
    [few] { $count } životy
    [many] { $count } života
   *[other] { $count } životů
}
count-cells = { $count ->
    [one] { $count } pole
    [few] { $count } pole
    [many] { $count } pole
   *[other] { $count } polí
}
count-turns = { $count ->
    [one] { $count } tah
    [few] { $count } tahy
    [many] { $count } tahu
   *[other] { $count } tahů
}
count-tokens = { $count ->
    [one] { $count } žeton
    [few] { $count } žetony
    [many] { $count } žetonu
   *[other] { $count } žetonů
}

## Pravidla pro lidi: tabulky

values-thing = Ve hře
values-count = Kolik
values-thing-of = { $thing ->
    [cells] pole plánu
    [iceberg] ledové hory
    [floe] ledové kry
    [pack] žetony pakového ledu
    [cod] figurky tresky
    [plankton] žetony planktonu
    [cards] karty ledu
    [hand] karty v ruce
    [rounds] kola, nejvýš (lze zvolit jinak)
   *[other] { $thing }
}
values-hunter = Lovec
values-figures = Figurek
values-lives = Žetonů (životů)
values-token = VB za žeton
values-start = VB na začátku
values-players = Hráčů
values-neutral = Neutrálních lovců kromě tresek
values-use = Ve svém tahu smíte aktivovat
values-use-of = { $hunters ->
    [both] vlastního lovce, pak jednoho neutrálního (nebo tresky)
   *[either] vlastního lovce, nebo tresky
}
values-cards = Karty
values-numbers = S čísly
values-pusher = Tlačí …
values-pack = pakový led
values-floe = kru
values-iceberg = ledovou horu
values-may = { $may ->
    [yes] ano
   *[no] –
}
values-prey-of = Kořist pro …
values-bear = medvěda
values-inuit = inuitského lovce
values-orca = kosatku
values-seal = tuleně
values-prize = Na konci
values-vp = VB
values-token-of = { $hunter ->
    [bear] žeton ledního medvěda, vlastní i získaný
    [orca] žeton kosatky, vlastní i získaný
    [seal] žeton tuleně, vlastní i získaný
    [inuit] žeton inuitského lovce, vlastní i získaný
   *[other] { $hunter }
}
values-prize-of = { $prize ->
    [cod] figurka tresky
    [plankton] žeton planktonu
   *[igloo] iglú, získané i zachráněné
}

## Pravidla: součásti hry

A-COMP-01 =
    .rule = Herní plán tvoří šestiúhelníková pole. Má šest rohových polí a šest směrů, každý označený svou barvou.
A-COMP-02 =
    .rule = Ve hře je 12 oboustranných žetonů ledu: na jedné straně je ledová kra, na druhé pakový led. Na poli leží nejvýš jeden žeton.
A-COMP-03 =
    .rule = Ledová hora je ledová kra, na které stojí jedna ze dvou figurek ledových hor. Ledové hory jsou tedy dva z 12 žetonů ledu.
A-COMP-04 =
    .rule = Ve hře je 18 žetonů vítězných bodů: po dvou pro kosatku, ledního medvěda a inuitského lovce, tři pro tuleně a devět žetonů planktonu. Žetony lovce jsou zároveň jeho životy.
A-COMP-05 =
    .rule = Žeton iglú je jeden. 36 karet ledu je dvojího druhu: karty driftu a karty tání.
A-COMP-06 =
    .rule = Ve hře je 15 figurek: lední medvěd, kosatka, dva tuleni, devět tresek, inuitský lovec na ledu a inuitský lovec v kajaku. Poslední dvě patří témuž lovci a na plánu je vždy jen jedna z nich.

## Pravidla: herní plán

A-BOARD-01 =
    .rule = Herní plán je pravidelný šestiúhelník se stranou o pěti polích, celkem má 61 polí.
A-BOARD-02 =
    .rule = Každý ze šesti směrů míří k jednomu rohu a okraj kolem toho rohu má barvu směru. „K okraji určité barvy“ znamená o jedno pole tímto směrem.
A-BOARD-03 =
    .rule = Karty i okraje ukazují směr vždy nejen barvou, ale i šipkou nebo písmenem, aby nikdo nemusel rozlišovat šest barev.

## Pravidla: kde figurky mohou být

A-POS-01 =
    .rule = Poloha figurky je pole a vrstva: na ledu, tedy na pakovém ledu nebo ledové kře, anebo ve vodě. Voda na poli bez ledu je otevřené moře, na poli s pakovým ledem nebo ledovou krou je to voda pod ledem.
A-POS-02 = Na led { figure } nemůže, patří jen do vody.
    .rule = Kosatka a tresky jsou vždy jen ve vodě, na otevřeném moři nebo pod ledem. Na ledu nejsou nikdy.
A-POS-03 = Pod ledem { figure } být nemůže.
    .rule = Lední medvěd a inuitský lovec jsou na poli s pakovým ledem nebo ledovou krou na ledu a na poli bez ledu na otevřeném moři. Pod ledem nejsou nikdy.
A-POS-04 =
    .rule = Tuleni mohou být na ledu, na otevřeném moři i pod ledem.
A-POS-05 = Na poli s ledovou horou nemůže být žádná figurka.
    .rule = Na poli s ledovou horou není nikdy žádná figurka: ani na ní, ani pod ní, a nelze přes ni ani projít.
A-POS-06 =
    .rule = Na jednom poli může být libovolný počet figurek, na ledu i ve vodě.
A-POS-07 = Na tomto poli už leží žeton ledu.
    .rule = Na jednom poli leží nejvýš jeden žeton ledu.
A-POS-08 =
    .rule = Figurka na ledu stojí, figurka ve vodě leží. Inuitský lovec je ve vodě zobrazen v kajaku, nasedání a vystupování není žádná akce.
A-POS-09 = Není na čem stát: není tam pakový led ani kra ({ spot }).
    .rule = Figurka může být na ledu jen na poli s pakovým ledem nebo ledovou krou.
A-POS-10 =
    .rule = Může-li být lovec na poli jen v jedné vrstvě, akce ji uvádět nemusí. Pokud ji uvede, musí být správná.

## Pravidla: datový soubor

A-DATA-01 = Karet musí být právě 36, každá buď tání, nebo drift s jedním ze šesti směrů a číslem aspoň 1, a musí se vyskytnout všechny směry.
    .rule = V balíčku je právě 36 karet. Každá je karta tání, nebo karta driftu s jedním ze šesti směrů a číslem aspoň 1 a každý směr se vyskytuje.
A-DATA-02 = V rozestavění musí být právě 12 žetonů ledu na 12 různých polích plánu, z toho právě dvě ledové hory.
    .rule = V rozestavění je právě 12 žetonů ledu, každý na jiném poli plánu. Právě dva z nich jsou ledové hory.
A-DATA-03 = Ledová hora nesmí být na rohovém poli ani na poli s treskou.
    .rule = V rozestavění není ledová hora na rohovém poli ani na poli s treskou.
A-DATA-04 = Tresek musí být právě devět, na polích plánu bez ledové hory.
    .rule = V rozestavění je právě devět tresek. Všechny jsou na plánu a žádná není na poli s ledovou horou.
A-DATA-05 = Musí tu být jeden lední medvěd, jedna kosatka, jeden inuitský lovec a dva tuleni, každý tam, kde taková figurka může být.
    .rule = V rozestavění je jeden lední medvěd, jedna kosatka, jeden inuitský lovec a dva tuleni. Každý je ve vrstvě, kde být může, a žádný není na poli s ledovou horou.
A-DATA-06 = Iglú musí stát na ledové kře.
    .rule = V rozestavění stojí iglú na ledové kře, ne na pakovém ledu ani na ledové hoře.
A-DATA-07 = Musí tu být šest různých směrů šesti různých barev, mezi nimi světle modrá, fialová a žlutá, a šest rohových polí.
    .rule = Na plánu je šest různých směrů šesti různých barev, mezi nimi světle modrá, fialová a žlutá, a šest rohových polí.
A-DATA-08 = Žetonů vítězných bodů musí být 18: po dvou pro kosatku, ledního medvěda a inuitského lovce, tři pro tuleně a devět žetonů planktonu.
    .rule = Žetonů vítězných bodů je 2 + 2 + 2 + 3 + 9 = 18: pro kosatku, ledního medvěda, inuitského lovce, tuleně a plankton.
A-DATA-09 = V rozestavění tohoto vydání nesmí být na rohových polích led ani figurky.
    .rule = V rozestavění tohoto vydání není na rohových polích led ani figurky, takže vracející se lovec najde v každém rohu otevřené moře. Jiná rozestavění se tím řídit nemusí.

## Pravidla: příprava

A-SET-01 = Hra je pro dva až čtyři hráče.
    .rule = Hru hrají dva, tři nebo čtyři hráči.
A-SET-02 =
    .rule = Každý hráč náhodně dostane jednoho ze čtyř lovců: ledního medvěda, kosatku, tuleně, nebo inuitského lovce. Žádní dva hráči nemají stejného.
A-SET-03 =
    .rule = Lovci, za které nikdo nehraje, jsou neutrální a může je aktivovat kterýkoli hráč. Při hře ve dvou jsou dva, ve třech jeden, ve čtyřech žádný.
A-SET-04 =
    .rule = Treska je neutrální lovec vždy, při jakémkoli počtu hráčů.
A-SET-05 =
    .rule = Každý hráč si vezme žetony vítězných bodů svého lovce: tři za tuleně, dva za kteréhokoli jiného.
A-SET-06 =
    .rule = V zásobě leží devět žetonů planktonu a žetony neutrálních lovců.
A-SET-07 =
    .rule = V prvních hrách se používá základní rozestavění. Zkušení hráči si místo něj mohou rozestavit vše sami.
A-SET-08 =
    .rule = Všech pět figurek lovců, iglú i všechny tresky se umístí při každém počtu hráčů, neutrální lovce totiž používají všichni.
A-SET-09 =
    .rule = 36 karet ledu se zamíchá a položí jako dobírací balíček lícem dolů.
A-SET-10 =
    .rule = Každý hráč dostane tři karty ledu a ostatním je neukazuje.
A-SET-11 =
    .rule = U skutečného stolu začíná ten, kdo byl nejblíž severnímu pólu. Tady začínajícího hráče určí náhoda nebo ho zvolí zakladatel hry a hraje se po směru hodinových ručiček.
A-SET-12 =
    .rule = Na začátku jsou si všichni lovci rovni, každý má 6 vítězných bodů. Žetony inuitského lovce mají hodnotu 4 a další 2 přidává iglú.

## Pravidla: tah

A-TURN-01 =
    .rule = Na začátku tahu, dřív než cokoli jiného, se na plán umístí lovci, kteří se mají vrátit.
A-TURN-02 =
    .rule = Ve svém tahu musíte zahrát právě jednu kartu ledu z ruky: odložit ji na odkládací balíček a provést její drift nebo tání.
A-TURN-03 =
    .rule = Ve svém tahu můžete také aktivovat lovce. Aktivovat lovce znamená pohnout jeho figurkami, zaútočit, nebo obojí.
A-TURN-04 = Lovci se aktivují buď před kartou ledu, nebo po ní, ne nadvakrát.
    .rule = Zahrát kartu ledu a aktivovat lovce můžete v libovolném pořadí, ale jedno musíte dokončit, než začnete druhé. Mezi vlastním a neutrálním lovcem kartu zahrát nelze.
A-TURN-05 = Vlastní lovec je na řadě před neutrálním, ne po něm.
    .rule = Při hře ve dvou nebo ve třech můžete aktivovat nejprve vlastního lovce a pak jednoho neutrálního. Po neutrálním už vlastní lovec jednat nemůže.
A-TURN-06 =
    .rule = Při hře ve dvou nebo ve třech nemusíte aktivovat oba: můžete jen vlastního lovce, jen neutrálního, nebo žádného.
A-TURN-07 = Za tah lze aktivovat jen jednoho neutrálního lovce.
    .rule = Za tah lze aktivovat jen jednoho neutrálního lovce. Všechny tresky dohromady se počítají jako jeden neutrální lovec.
A-TURN-08 = Při hře ve čtyřech aktivujete buď vlastního lovce, nebo tresky, ne obojí.
    .rule = Při hře ve čtyřech můžete za tah aktivovat buď vlastního lovce, nebo tresky, nikdy obojí.
A-TURN-09 = Než ukončíte tah, zahrajte kartu ledu.
    .rule = Tah nelze ukončit, dokud není zahrána karta ledu, ledaže je ruka prázdná.
A-TURN-10 =
    .rule = Hráč, který nemá v ruce žádnou kartu, kartu ledu nehraje. Při hře ve čtyřech se to může stát hráči za tuleně.
A-TURN-11 = Za tah se hraje jedna karta ledu, a to jen z vlastní ruky.
    .rule = Za tah se hraje jedna karta ledu, a to jen taková, kterou máte v ruce.
A-TURN-12 =
    .rule = Zahrát můžete kteroukoli kartu z ruky, i když je její účinek zčásti nebo úplně neproveditelný. Účinek se provede, nakolik to jde.
A-TURN-13 =
    .rule = Na konci tahu si doberete jednu kartu.
A-TURN-14 =
    .rule = Místo jedné karty můžete odložit karty, které vám v ruce zbyly, obvykle dvě, a dobrat si tři. Rozhodnete se dřív, než si doberete.
A-TURN-15 =
    .rule = Máte-li na konci tahu v ruce dvě karty nebo méně, doberte si do tří; máte-li aspoň jednu, můžete místo toho odložit všechny a dobrat si tři nové. Se třemi a více kartami nedobíráte ani neměníte.
A-TURN-16 = Karty v ruce můžete vyměnit, jen když máte jednu nebo dvě.
    .rule = Karty v ruce můžete na konci tahu vyměnit, jen když máte jednu nebo dvě. Se třemi a více nebo s prázdnou rukou výměna možná není.
A-TURN-17 =
    .rule = Když se má dobrat karta a dobírací balíček je prázdný, zamíchá se odkládací balíček a vznikne nový dobírací.
A-TURN-18 =
    .rule = Po dobrání je na tahu další hráč po směru hodinových ručiček. Nikdo se nevynechává, ani hráč bez figurek.
A-TURN-19 = Teď nerozhodujete vy.
    .rule = Jedná jen aktivní hráč. Jedinou výjimkou je odpověď hráče za tuleně na útok při hře ve čtyřech.
A-TURN-20 = Tento lovec patří jinému hráči.
    .rule = Aktivovat můžete jen vlastního nebo neutrálního lovce, nikdy cizího.
A-TURN-21 = Tento lovec už byl v tomto tahu aktivován.
    .rule = Každého lovce lze aktivovat nejvýš jednou za tah.
A-TURN-22 = Tento lovec nemá na plánu žádnou figurku.
    .rule = Lovce, který nemá na plánu žádnou figurku, nelze aktivovat.
A-TURN-23 = Hra skončila.
    .rule = Po konci hry se už žádné tahy nepřijímají.
A-TURN-24 = Tato akce teď není možná.
    .rule = Každý krok se dokončí, než začne další, a možné je jen to, na co se hra právě ptá. Dokud lovec jedná, karta se nehraje, a návrat, vytlačení, útěk i karta odpovědi čekají na své rozhodnutí.
A-TURN-25 =
    .rule = Porušuje-li tah několik pravidel, hra uvede jen jedno z nich, vybrané podle pevného pořadí. Stejný tah tak vždy dostane stejnou odpověď.
A-TURN-26 = Aktivovaný lovec musí udělat aspoň jeden krok nebo zaútočit.
    .rule = Lovce lze aktivovat, jen když může udělat krok nebo zaútočit, a aktivaci nelze ukončit dřív, než jedno z toho provede.
A-TURN-27 =
    .rule = Aktivaci i tah ukončujete sami. Má-li vytlačení, návrat nebo umístění iglú jedinou možnost, hra se neptá; na útěk a kartu odpovědi se ptá vždy.

## Pravidla: drift

A-DRIFT-01 =
    .rule = Karta driftu ukazuje barvou směr a číslem, kolik žetonů ledu se posune.
A-DRIFT-02 =
    .rule = Které žetony ledu se posunou, vybírá aktivní hráč. Může to být kterýkoli na plánu, ať je na něm, pod ním nebo před ním kdokoli.
A-DRIFT-03 =
    .rule = Každý vybraný žeton se posune právě o jedno pole ve směru karty.
A-DRIFT-04 =
    .rule = Žetony se vybírají a posouvají jeden po druhém v libovolném pořadí. Každý posun se dokončí i s odtlačeným ledem a figurkami, než se vybere další žeton.
A-DRIFT-05 = Tento žeton ledu už tato karta posunula.
    .rule = Jedna karta neposune žádný žeton ledu o dvě pole: ten, který už byl vybrán nebo odtlačen, znovu vybrat nelze.
A-DRIFT-06 = Tomuto žetonu ledu brání okraj plánu.
    .rule = Led nemůže plán opustit: žeton u okraje se dál neposune.
A-DRIFT-07 =
    .rule = Lovci ledu nikdy nebrání. Žeton se může posunout na kterékoli pole bez ledu, ať jsou tam jakékoli figurky.
A-DRIFT-08 =
    .rule = Na pole s jiným žetonem ledu se žeton může posunout, jen když ten druhý odtlačí.
A-DRIFT-09 =
    .rule = Odtlačený žeton se pohne také, ale do počtu žetonů uvedeného na kartě se nezahrnuje.
A-DRIFT-10 = Led se ještě může posunout: vyberte další žeton ledu.
    .rule = Karta končí, když je vybráno tolik žetonů, kolik udává, nebo když už žádný vybrat nelze. Dřív přestat nesmíte.
A-DRIFT-11 =
    .rule = Nelze-li vybrat žádný žeton, karta se odloží bez účinku.
A-DRIFT-12 = Žeton ledu tam není ({ spot }).
    .rule = Na poli vybraném pro drift musí ležet žeton ledu.
A-DRIFT-13 =
    .rule = Drift druh ledu nikdy nemění. Figurka ledové hory putuje se svým žetonem.
A-DRIFT-14 =
    .rule = Žetony nemusíte vybírat tak, aby se jich pohnulo co nejvíc. Musíte jen pokračovat, dokud je co vybrat.

## Pravidla: led tlačí led

A-PUSH-01 = Tento led nemůže odtlačit led před sebou.
    .rule = Ledová hora může tlačit jakýkoli led. Ledová kra jen pakový led. Pakový led nemůže tlačit ledovou kru ani ledovou horu.
A-PUSH-02 = Odtlačit lze jen jeden žeton ledu, ale za ním je další led.
    .rule = Odtlačit lze jen jeden žeton: na poli za ním nesmí být led. Ani ledová hora neodtlačí celou řadu.
A-PUSH-03 = Led vpředu je u okraje plánu a odtlačit ho nelze.
    .rule = Žeton lze odtlačit, jen když pole za ním ještě patří k plánu.
A-PUSH-04 = Led vpředu už tato karta posunula, odtlačit ho nelze.
    .rule = Žeton, který už tato karta posunula, odtlačit nelze: posunul by se o dvě pole.
A-PUSH-05 =
    .rule = Při odtlačení se oba žetony posunou o jedno pole ve směru karty. Tlačící skončí tam, kde byl odtlačený.
A-PUSH-06 =
    .rule = Pakový led může tlačit pakový led.
A-PUSH-07 =
    .rule = Ledová hora může odtlačit druhou ledovou horu.
A-PUSH-08 =
    .rule = Nejprve se vyřeší odtlačený žeton s figurkami na něm a před ním, potom tlačící.

## Pravidla: led nese a zakrývá figurky

A-RIDE-01 =
    .rule = Lední medvěd, inuitský lovec nebo tuleň na pohybujícím se ledu, vybraném i odtlačeném, se posune s ním a zůstane na ledu.
A-RIDE-02 =
    .rule = Iglú se pohybuje se svou ledovou krou.
A-RIDE-03 =
    .rule = Kosatka, tuleň a treska pod pohybujícím se ledem zůstávají na svém poli. Jsou pak na otevřeném moři, nebo pod ledem, který tlačil; je-li to ledová hora, vytlačí je.
A-RIDE-04 =
    .rule = Kosatka, tuleň a treska ve vodě na poli, kam dorazí pakový led nebo ledová kra, zůstávají na místě a ocitnou se pod tímto ledem.
A-RIDE-05 =
    .rule = Když led figurku nese, zakryje, odkryje nebo vytlačí, není to pohyb lovce. Nevyvolá to útok a nic se tím nespotřebuje.

## Pravidla: plavci v cestě ledu

A-SWIM-01 =
    .rule = Dorazí-li led na pole, kde plave lední medvěd nebo inuitský lovec, posune ho o jedno pole ve směru driftu, je-li to pole volné. Volba tu není.
A-SWIM-02 =
    .rule = Pro figurku, kterou led vytlačuje, je volné to pole plánu, na kterém neleží žeton ledu. Na figurkách tam nezáleží.
A-SWIM-03 = Vyberte volné sousední pole; na led to jde, jen když žádné volné není.
    .rule = Není-li pole vpředu volné, umístí aktivní hráč plavce na kterékoli volné sousední pole. Na led jen tehdy, když žádné sousední pole volné není.
A-SWIM-04 = Z tohoto pole led přichází: vyberte jiné.
    .rule = Pole, ze kterého led přichází, se počítá jako obsazené: plavec uhýbá dřív, než se led posune.
A-SWIM-05 =
    .rule = Není-li žádné sousední pole volné, vyleze plavec na led, který vybere aktivní hráč: na sousední pakový led, sousední ledovou kru, nebo na sám připlouvající led. V posledním případě zůstane na svém poli, ale už na ledu.
A-SWIM-06 = Na ledovou horu vylézt nelze.
    .rule = Na ledovou horu plavec nevyleze nikdy.
A-SWIM-07 =
    .rule = Vytlačuje-li led několik plavců, řeší se jeden po druhém.
A-SWIM-08 =
    .rule = Plavec vytlačený na volné pole je tam na otevřeném moři a nic dalšího se neděje.
A-SWIM-09 =
    .rule = Pro figurku, kterou led vytlačuje, se cesta vždy najde. Na pakový led i ledovou kru lze vylézt a ledové hory jsou jen dvě, takže všechna ostatní pole nezavřou.
A-SWIM-10 =
    .rule = Několik plavců se vytlačuje v tomto pořadí: lední medvěd, inuitský lovec, kosatka, tuleni, tresky. Dokud pro ně vybíráte, leží připlouvající led ještě na původním poli.

## Pravidla: připlouvá ledová hora

A-BERG-01 =
    .rule = Kosatku, tuleně a tresky ve vodě na poli, kam dorazí ledová hora, posune hora o jedno pole ve směru driftu, na otevřené moře nebo pod led, pokud to pole patří k plánu a není na něm ledová hora.
A-BERG-02 = Vyberte sousední pole bez ledové hory, ale ne to, ze kterého připlouvá.
    .rule = Nemůže-li ledová hora kosatku, tuleně nebo tresku posunout rovně vpřed, vybere aktivní hráč kterékoli sousední pole bez ledové hory kromě toho, ze kterého hora připlouvá.
A-BERG-03 =
    .rule = Kosatka, tuleni a tresky vytlačení ledovou horou zůstávají ve vodě. Tuleň na led nevyleze.

## Pravidla: tání

A-MELT-01 =
    .rule = Kartou tání vyberete kterýkoli jeden žeton ledu na plánu a ten se změní o jeden stupeň.
A-MELT-02 =
    .rule = Ledová hora roztaje na ledovou kru a její figurka opouští hru.
A-MELT-03 =
    .rule = Ledová kra roztaje na pakový led. Figurky na ní i pod ní zůstávají, kde jsou.
A-MELT-04 =
    .rule = Pakový led roztaje úplně a jeho žeton opouští hru natrvalo.
A-MELT-05 =
    .rule = Lední medvěd, inuitský lovec nebo tuleň, který stál na roztálém pakovém ledu, se ocitne ve vodě téhož pole, inuitský lovec v kajaku.
A-MELT-06 =
    .rule = Kosatka, tuleň a treska pod roztálým pakovým ledem zůstávají na svém poli, teď na otevřeném moři.
A-MELT-07 =
    .rule = Roztaje-li ledová kra s iglú na pakový led, iglú opouští hru a nikdo za ně nemá body.
A-MELT-08 = Žeton ledu tam není ({ spot }).
    .rule = Na poli vybraném pro tání musí ležet žeton ledu.
A-MELT-09 = Na plánu je ještě led: vyberte žeton, který roztaje.
    .rule = Dokud je na plánu led, musí karta tání nechat nějaký roztát. Není-li už žádný, karta nemá účinek.
A-MELT-10 =
    .rule = Tání samo nikoho neuloví. Lovec aktivovaný po něm však může nové situace využít.

## Pravidla: pohyb

A-MOVE-01 =
    .rule = Aktivovaný lovec se pohybovat nemusí. „Až o dvě pole“ znamená, že může skončit i po jednom.
A-MOVE-02 = Krok vede na sousední pole.
    .rule = Každý krok vede na jedno ze šesti sousedních polí.
A-MOVE-03 = Takové pole na plánu není.
    .rule = Figurky plán neopouštějí.
A-MOVE-04 = Cestu zavírá ledová hora ({ spot }).
    .rule = Žádný lovec nevstoupí na pole s ledovou horou, ani po ledu, ani vodou.
A-MOVE-05 =
    .rule = Jak daleko se figurka může pohnout, zda o jedno pole, nebo až o dvě, určuje první pole, na které vstoupí. Odkud vychází, nerozhoduje u nikoho kromě inuitského lovce.
A-MOVE-06 =
    .rule = Druhý krok může vést všude, kde lovec smí být. Jen inuitský lovec při něm nesmí vstoupit do vody ani z ní vystoupit.
A-MOVE-07 =
    .rule = Jiné figurky pohybu nikdy nebrání.
A-MOVE-08 = Chcete-li z ledu do vody nebo naopak, udělejte krok na jiné pole.
    .rule = Z ledu do vody a zpět se figurka dostane jen krokem na jiné pole, nikdy na místě.
A-MOVE-09 =
    .rule = Pohyb o dvou krocích může skončit na poli, kde začal. Tuleň tak může svou kru opustit a vrátit se pod ni.
A-MOVE-10 = Tato figurka se v tomto tahu už pohnula.
    .rule = Každá figurka se pohne nejvýš jednou za tah.
A-MOVE-11 = Tato figurka nepatří aktivovanému lovci.
    .rule = Pohybovat se mohou jen figurky právě aktivovaného lovce.
A-MOVE-12 = Dál než o dvě pole se nepohne žádná figurka.
    .rule = Žádná figurka se nepohne najednou o víc než dvě pole.

## Pravidla: kosatka

A-ORCA-01 = Kosatka plave jen na otevřeném moři a pod ledem.
    .rule = Kosatka se pohybuje jen na otevřeném moři a pod ledem.
A-ORCA-02 =
    .rule = Je-li první pole kosatky otevřené moře, uplave až dvě pole. Druhé může být i pod ledem.
A-ORCA-03 = Je-li první pole pod ledem, lze uplavat jen jedno.
    .rule = Je-li první pole kosatky pod ledem, uplave jen jedno pole.

## Pravidla: tresky

A-COD-01 =
    .rule = Při aktivaci tresek se mohou pohnout všechny tresky na plánu, jedna po druhé v libovolném pořadí.
A-COD-02 = Tresky plavou jako kosatka: nikdy po ledu a jen o jedno pole, je-li první pole pod ledem.
    .rule = Každá treska se pohybuje jako kosatka: jen ve vodě, až o dvě pole, je-li první z nich otevřené moře, a o jedno, je-li pod ledem.
A-COD-03 =
    .rule = Nemusí se pohnout každá treska, kterákoli může zůstat na místě.
A-COD-04 =
    .rule = Tresky se pohybem krmí: hráč si vezme ze zásoby jeden žeton planktonu, za aktivaci jediný, bez ohledu na to, kolik tresek se pohne.
A-COD-05 = Žádná treska se ještě nepohnula.
    .rule = Aspoň jedna treska musí udělat krok. Jinak tresky aktivovány nebyly a žádný plankton není.
A-COD-06 = Tresky se živí planktonem a na nikoho neútočí.
    .rule = Tresky na nic neútočí. Jejich jedinou kořistí je plankton.
A-COD-07 =
    .rule = Žeton planktonu se bere při prvním kroku první tresky. Byl-li poslední, hra v tu chvíli končí.

## Pravidla: tuleň

A-SEAL-01 =
    .rule = Tuleni se pohybují na otevřeném moři, pod ledem i po ledu.
A-SEAL-02 =
    .rule = Je-li první pole tuleně otevřené moře, pohne se až o dvě pole.
A-SEAL-03 = Je-li první pole tuleně na ledu nebo pod ním, pohne se tuleň jen o jedno.
    .rule = Je-li první pole tuleně na ledu nebo pod ledem, pohne se jen o jedno pole.
A-SEAL-04 = Uveďte, zda jde tuleň na led, nebo pod něj.
    .rule = Vstoupí-li tuleň na pole s pakovým ledem nebo ledovou krou, hráč řekne, zda je na ledu, nebo ve vodě. Obojí je možné, ať tuleň přichází odkudkoli.
A-SEAL-05 =
    .rule = Dva tuleni se pohybují jeden po druhém, každý nejvýš jednou a v libovolném pořadí. Kterýkoli může zůstat na místě.

## Pravidla: lední medvěd

A-BEAR-01 =
    .rule = Lední medvěd se pohybuje po ledu a na otevřeném moři.
A-BEAR-02 =
    .rule = Je-li na prvním poli ledního medvěda led, pohne se až o dvě pole, i když vychází z vody.
A-BEAR-03 = Je-li první pole ledního medvěda otevřené moře, pohne se jen o jedno.
    .rule = Je-li první pole ledního medvěda otevřené moře, pohne se jen o jedno pole.

## Pravidla: inuitský lovec

A-INUIT-01 =
    .rule = Inuitský lovec se pohybuje po ledu a v kajaku na otevřeném moři.
A-INUIT-02 =
    .rule = Jestliže inuitský lovec nevstupuje do vody ani z ní nevystupuje, celou cestu jde po ledu nebo pluje po moři, pohne se až o dvě pole.
A-INUIT-03 = Vstoupí-li inuitský lovec do vody nebo z ní vystoupí, pohne se jen o jedno pole.
    .rule = Vede-li první krok inuitského lovce z ledu do vody nebo z vody na led, pohne se jen o jedno pole.
A-INUIT-04 = Druhým krokem inuitský lovec nemůže vstoupit do vody ani z ní vystoupit.
    .rule = Druhým krokem inuitský lovec nesmí do vody vstoupit ani z ní vystoupit.

## Pravidla: útok

A-HUNT-01 =
    .rule = Aktivní hráč určí figurce aktivovaného lovce jednu kořist a útok se hned zdaří. Jen tuleň při hře ve čtyřech může ještě utéct.
A-HUNT-02 = Na takovou kořist tento lovec neútočí.
    .rule = Kosatka, lední medvěd a inuitský lovec útočí jeden na druhého, na tuleně a na tresky. Tuleň útočí jen na tresky. Lední medvěd a tuleň mohou zaútočit i na iglú.
A-HUNT-03 = Útočit může jen figurka aktivovaného lovce.
    .rule = Lovci, kteří nejsou aktivováni, nikdy neútočí, ani když někdo vstoupí na jejich pole.
A-HUNT-04 =
    .rule = Neutrální lovec, kterého aktivujete, může útočit jako váš vlastní a jeho úlovek je váš.
A-HUNT-05 = Tento lovec už v tomto tahu útočil.
    .rule = Každý lovec útočí nejvýš jednou za tah a vybere si jednu z dosažitelných kořistí. Dva tuleni jsou jeden lovec a mají jeden útok dohromady.
A-HUNT-06 = Po útoku se tento lovec do konce tahu už nepohne.
    .rule = Útokem aktivace lovce končí: do konce tahu se už nepohne. To platí i pro druhého tuleně, takže jím pohněte dřív.
A-HUNT-07 = Na vlastního lovce ani na vlastní iglú útočit nelze.
    .rule = Neutrálním lovcem nelze zaútočit na vlastního. Hrajete-li za inuitského lovce, nelze zaútočit ani na iglú.
A-HUNT-08 =
    .rule = Lovec může zaútočit po dvou krocích, po jednom, nebo úplně bez pohybu.
A-HUNT-09 = Na iglú útočí jen tuleň a lední medvěd.
    .rule = Na iglú mohou zaútočit jen tuleni a lední medvěd.
A-HUNT-10 =
    .rule = Útok na iglú je ten jediný útok, který lovec za tah má.
A-HUNT-11 =
    .rule = Lovec, kterému aktivaci právě ukončil jeho útok, se počítá jako aktivovaný, dokud nezačne aktivace jiného. Další jeho pohyb nebo útok je odmítnut, protože už útočil.

## Pravidla: co je dosažitelné

A-REACH-01 = Kořist je na jiném poli.
    .rule = Útočník a kořist musí být na témže poli.
A-REACH-02 = Mezi lovcem a kořistí je led: jeden je na něm, druhý pod ním.
    .rule = Útočník a kořist musí být oba na ledu, nebo oba ve vodě. Lední medvěd na ledu tedy nedosáhne na to, co je pod ním, a kosatka na to, co stojí na ledu.
A-REACH-03 =
    .rule = Inuitský lovec na ledu může ulovit tresku pod tímto ledem, ale ne kosatku ani tuleně.
A-REACH-04 =
    .rule = Na poli otevřeného moře jsou všechny figurky společně ve vodě. Plavoucí lední medvěd, kajak, kosatka, tuleni a tresky jsou tam navzájem dosažitelní.
A-REACH-05 = Na iglú dosáhne jen ten, kdo stojí na jeho kře.
    .rule = Na iglú může zaútočit jen figurka stojící na jeho ledové kře, ne z vody pod ní.

## Pravidla: úlovky a životy

A-CAP-01 =
    .rule = Figurka ulovené kořisti se odstraní z plánu.
A-CAP-02 =
    .rule = Za uloveného lovce si aktivní hráč vezme jeden žeton vítězných bodů od hráče, který za něj hraje.
A-CAP-03 =
    .rule = Za uloveného lovce se odevzdává žeton právě tohoto lovce, nikdy žeton získaný ve hře.
A-CAP-04 =
    .rule = Za uloveného neutrálního lovce se žeton bere ze zásoby.
A-CAP-05 =
    .rule = Kdo uloví tresku, nechá si její figurku v hodnotě 1 vítězného bodu.
A-CAP-06 =
    .rule = Kdo dobude iglú, vezme si jeho žeton v hodnotě 2 vítězných bodů. Ledová kra zůstává.
A-CAP-07 =
    .rule = O získané žetony, tresky, plankton a iglú už nepřijdete. V sázce jsou jen životy vašeho lovce.
A-CAP-08 =
    .rule = Co uloví neutrální lovec, patří aktivnímu hráči.
A-CAP-09 =
    .rule = Žetony lovce jsou jeho životy: po dvou mají kosatka, lední medvěd a inuitský lovec, tři má tuleň. Každé ulovení stojí jeden.

## Pravidla: návrat

A-RET-01 =
    .rule = Lovec ulovený poprvé se vrací na začátku dalšího tahu svého hráče, dřív než cokoli jiného. Odmítnout to nelze.
A-RET-02 = Vyberte jedno ze šesti rohových polí.
    .rule = Hráč postaví figurku vracejícího se lovce na jedno ze šesti rohových polí.
A-RET-03 = V tomto rohu je ledová hora.
    .rule = Do rohu s ledovou horou se vrátit nelze. Ledové hory jsou jen dvě, takže aspoň čtyři rohy jsou vždy přístupné.
A-RET-04 =
    .rule = V rohu bez ledu je vracející se lovec ve vodě. Je-li tam pakový led nebo ledová kra, lední medvěd a inuitský lovec stojí na ledu, kosatka je pod ním a u tuleně volí hráč.
A-RET-05 = V tomto tahu { figure } lovit nemůže: figurka se právě vrátila na plán.
    .rule = V tahu, kdy se lovec vrátil, se může pohybovat, ale nesmí útočit, ani na iglú.
A-RET-06 =
    .rule = Ze dvou tuleňů nesmí v tom tahu útočit jen ten, který se vrátil, druhý smí. Zákaz končí s tahem.
A-RET-07 =
    .rule = Lovec, který se vrátil, není nijak chráněn: hned na něj lze zaútočit.
A-RET-08 =
    .rule = Po druhém ulovení kosatky, ledního medvěda nebo inuitského lovce se figurka už do konce hry nevrátí.
A-RET-09 =
    .rule = Ulovení obou tuleňů se počítají dohromady. Po prvním se figurka vrací, po druhém už ne a zbývá jeden tuleň, třetím je ztracen i ten.
A-RET-10 =
    .rule = Jsou-li oba tuleni uloveni před dalším tahem svého hráče, vrátí se právě jeden.
A-RET-11 =
    .rule = Neutrální lovec ulovený poprvé se vrací na začátku hned následujícího tahu. Roh vybírá hráč, který je na tahu, a lovec v tom tahu nesmí útočit.
A-RET-12 =
    .rule = Neutrální lovci mají stejně životů jako lovci hráčů. Po posledním ulovení jsou pryč.
A-RET-13 =
    .rule = Vrací-li se najednou několik figurek, první je vlastní figurka aktivního hráče, po ní neutrální. Pro každou se volí zvlášť.

## Pravidla: hráč bez figurek

A-OUT-01 =
    .rule = Hráč, který přišel o všechny figurky, hraje dál s kartami ledu a neutrálními lovci.
A-OUT-02 =
    .rule = Při hře ve čtyřech je jediným neutrálním lovcem treska.
A-OUT-03 =
    .rule = Hráč bez figurek dostane body za všechno, co má, a může i vyhrát.

## Pravidla: útěk tuleně (čtyři hráči)

A-ESC-01 =
    .rule = Tuleň může před útokem utéct jen při hře ve čtyřech.
A-ESC-02 =
    .rule = Útok na tuleně se řídí všemi obvyklými pravidly, ale tuleň ještě není ulovený. Útok je spotřebován, ať to dopadne jakkoli.
A-ESC-03 =
    .rule = Hráč za tuleně může z ruky odložit lícem nahoru jednu kartu driftu. Tuleň se pak pokusí utéct jejím směrem.
A-ESC-04 = Karta tání se k útěku nehodí: vyberte kartu driftu.
    .rule = K útěku slouží jen karta driftu, kartu tání použít nelze.
A-ESC-05 = Tuleň nemůže utéct { direction-to }: brání mu ledová hora nebo okraj plánu.
    .rule = Pole, kam tuleň utíká, musí patřit k plánu a být bez ledové hory. Kartu, jejíž směr je zavřený, použít nelze.
A-ESC-06 =
    .rule = Při útěku rozhoduje jen směr karty. K číslu se nepřihlíží a led se nehýbe.
A-ESC-07 =
    .rule = Nemá-li hráč za tuleně vhodnou kartu, nebo ji nechce použít, je tuleň hned ulovený a nikdo nedobírá. Hra se ptá vždy, aby se „nemůže“ nedalo odlišit od „nechce“.
A-ESC-08 =
    .rule = Po kartě útěku si útočící hráč hned dobere jednu kartu z balíčku, i kdyby byla v ruce čtvrtá.
A-ESC-09 =
    .rule = Na kartu útěku může útočící hráč odpovědět kartou driftu stejného směru s jakýmkoli číslem, i tou právě dobranou. Pak je tuleň ulovený.
A-ESC-10 = Na tento útěk lze odpovědět jen kartou driftu { direction-to }.
    .rule = Odpovědí je jen karta driftu stejného směru, jakým tuleň utíká. Žádná jiná ho nezastaví.
A-ESC-11 =
    .rule = Není-li na kartu útěku odpověď, musí se tuleň přesunout o jedno pole jejím směrem.
A-ESC-12 =
    .rule = Kde led není, ocitne se prchající tuleň ve vodě. U pakového ledu nebo ledové kry jeho hráč volí, zda je na ledu, nebo pod ním.
A-ESC-13 =
    .rule = Kartu útěku si hráč za tuleně nahradí až na konci svého příštího tahu, kdy si dobere do tří.
A-ESC-14 =
    .rule = Když je útěk vyřešen, s odpovědí i bez ní, dobere si útočící hráč, který má v ruce méně než tři karty, hned jednu.
A-ESC-15 =
    .rule = Tah, ve kterém došlo k útěku, končí jako obvykle, takže útočící hráč má nakonec tři karty, nikdy čtyři.
A-ESC-16 =
    .rule = Karta útěku a karta odpovědi leží stranou, dokud útok neskončí, a teprve pak jdou na odkládací balíček. Zamíchá-li se mezitím nový dobírací balíček, nedostanou se do něj.
A-ESC-17 = Karta odpovědi se nepočítá jako vaše karta ledu v tomto tahu.
    .rule = Karta odpovědi není kartou ledu tohoto tahu. Tu je třeba zahrát zvlášť, dřív nebo později.
A-ESC-18 =
    .rule = Útočící figurka zůstává na místě a v tomto tahu se už nepohne, i když tuleň utekl.
A-ESC-19 =
    .rule = Útěk není pohyb aktivovaného tuleně a tam, kde se tuleň ocitne, žádný útok nevyvolá.
A-ESC-20 =
    .rule = Na odkládací balíček jde nejprve karta útěku, pak karta odpovědi, a to až po všech dobíráních při výměně. S kartou útěku se veřejně oznámí, zda se tuleň ocitne na ledu, nebo ve vodě.

## Pravidla: konec hry

A-END-01 =
    .rule = Hra ihned končí, když na plánu nezbývá žádná treska.
A-END-02 =
    .rule = Hra ihned končí, když v zásobě nezbývá žádný žeton planktonu.
A-END-03 =
    .rule = Když je vzata poslední treska nebo poslední žeton planktonu, zbytek tahu odpadá: žádná karta ledu, žádné další figurky, žádné dobírání.
A-END-04 =
    .rule = Kromě poslední tresky a posledního žetonu planktonu hru nic neukončí. Hru, která se příliš protáhla, proto zastaví limit tahů a sečtou se body, jak zrovna jsou.
A-END-10 =
    .rule = Hra končí, když je dosažen limit tahů, a to po dobrání v posledním tahu; body se počítají jako obvykle. Není-li zvoleno jinak, je to 50 tahů na každého hráče; 0 znamená bez limitu.

## Pravidla: body a vítěz

A-SCORE-01 =
    .rule = Každý žeton vlastního lovce, který vám zůstal, přináší body: kosatka a lední medvěd po 3, inuitský lovec a tuleň po 2.
A-SCORE-02 =
    .rule = Žetony získané za jiné lovce přinášejí totéž: kosatka a lední medvěd po 3 bodech, inuitský lovec a tuleň po 2.
A-SCORE-03 =
    .rule = Každý žeton planktonu přináší půl bodu.
A-SCORE-04 =
    .rule = Každá ulovená figurka tresky přináší 1 bod.
A-SCORE-05 =
    .rule = Získaný žeton iglú přináší 2 body.
A-SCORE-06 =
    .rule = Zůstalo-li iglú na plánu, má za ně 2 body hráč za inuitského lovce, i když o lovce přišel. Je-li inuitský lovec neutrální, nemá je nikdo.
A-SCORE-07 =
    .rule = Žetony, které zbyly v zásobě, nikomu body nepřinášejí.
A-SCORE-08 =
    .rule = Vítězí hráč s nejvíce vítěznými body. Počítají se i půlbody.
A-SCORE-09 =
    .rule = Při shodě bodů vítězí ten, kdo má víc ulovených tresek.
A-SCORE-10 =
    .rule = Jsou-li stejné body i počty tresek, o vítězství se hráči dělí.

## Pravidla: příprava pro zkušené hráče

A-ADV-01 =
    .rule = Při přípravě pro zkušené hráče se devět tresek umístí jako v základním rozestavění.
A-ADV-02 =
    .rule = Při přípravě pro zkušené hráče umisťuje každý po jednom žetonu nebo figurce, po směru hodinových ručiček od začínajícího hráče: nejprve 12 žetonů ledu, pak dvě ledové hory, nakonec figurky lovců. Pořadí mezi fázemi plynule pokračuje.
A-ADV-03 = Takové pole na plánu není.
    .rule = Kdo při přípravě pro zkušené hráče pokládá žeton ledu, volí jeho stranu, ledovou kru nebo pakový led, a kterékoli pole bez ledu. Smí to být i roh a pole s treskou.
A-ADV-04 = Na dvě ledové hory a iglú by nezbylo dost ledových ker.
    .rule = Mezi žetony ledu, které zkušení hráči vyloží, musí být nakonec aspoň tři ledové kry, dvě z nich na polích, kde smí stát ledová hora. Umístění, po kterém by to nešlo, se odmítne.
A-ADV-05 = Ledovou horu lze postavit jen na ledovou kru.
    .rule = Při přípravě se ledová hora staví jen na ledovou kru, a ne na tu, kde už ledová hora stojí.
A-ADV-06 = Do rohu ledovou horu postavit nelze.
    .rule = Při přípravě se ledová hora nestaví na rohové pole.
A-ADV-07 = Na pole s treskou ledovou horu postavit nelze.
    .rule = Při přípravě se ledová hora nestaví na pole s treskou.
A-ADV-08 = Toto je poslední ledová kra bez ledové hory, potřebuje ji iglú.
    .rule = Při přípravě nelze ledovou horu postavit na poslední kru bez ledové hory, potřebuje ji iglú.
A-ADV-09 = Vyberte rohové pole bez figurky.
    .rule = Při přípravě pro zkušené hráče se všech pět figurek lovců, neutrálních i ostatních, staví na rohová pole, do každého rohu jedna.
A-ADV-10 =
    .rule = Kdo při přípravě staví tuleně do rohu s ledem, hned řekne, zda je na ledu, nebo ve vodě. Lední medvěd a inuitský lovec na takovém ledu stojí, kosatka je pod ním.
A-ADV-11 =
    .rule = Při přípravě pro zkušené hráče se lovci náhodně rozdají, teprve když jsou všechny figurky na plánu.
A-ADV-12 = Iglú patří na obyčejnou kru, která je inuitskému lovci nejblíž.
    .rule = Při přípravě pro zkušené hráče přijde iglú na ledovou kru bez ledové hory, která je inuitskému lovci nejblíž, třeba i na tu, na které stojí. Je-li stejně blízkých víc, vybírá hráč za inuitského lovce, a je-li neutrální, začínající hráč.
A-ADV-13 =
    .rule = Ve všem ostatním je příprava pro zkušené hráče stejná jako obvyklá.
A-ADV-20 =
    .rule = Příprava pro zkušené hráče má toto pořadí: led, ledové hory, figurky, rozdání lovců, iglú, karty. Vzdálenost ke kře pro iglú se počítá v polích a hra se ptá, jen když je stejně blízkých ker víc.

## Pravidla: co je skryté a co veřejné

A-INFO-01 =
    .rule = Karty ve své ruce vidíte jen vy. Ostatní včetně diváků vidí jen jejich počet.
A-INFO-02 =
    .rule = Dobírací balíček leží lícem dolů. Jeho pořadí nikdo nezná, počet karet v něm vidí všichni.
A-INFO-03 =
    .rule = Odkládací balíček je veřejný i s celým pořadím. Vyměněné karty tam jdou lícem nahoru.
A-INFO-04 =
    .rule = Veřejné je: plán se všemi figurkami a iglú, žetony, tresky a plankton hráčů, zásoba, kdo hraje za kterého lovce, dosavadní úlovky, čekající návraty a figurky, které nesmějí útočit.
A-INFO-05 =
    .rule = Karta, kterou si útočící hráč při útěku dobere, zůstává tajná. Když neodpoví, neprozradí tím, zda vhodnou kartu měl.
A-INFO-06 =
    .rule = Počáteční číslo náhody a pořadí budoucích karet zůstávají tajné. Přehrávání ukazuje karty v ruce až po konci hry.
A-INFO-07 =
    .rule = Bot vidí přesně to, co by na jeho místě viděl hráč.
A-INFO-10 =
    .rule = Karty odložené při výměně leží v pořadí, v jakém byly dobrány. Dojde-li balíček, zamíchání je může hned vrátit.

## Pravidla: zvláštní případy

A-EDGE-01 =
    .rule = Dvě ledové kry v řadě lze kartou s číslem 2 posunout obě: nejprve vyberte přední, pak zadní. Naopak to nejde, kra kru neodtlačí.
A-EDGE-02 =
    .rule = Vybere-li se nejprve ledová kra, za kterou je ledová hora, může hora jako druhá volba následovat na uvolněné pole. Vybere-li se ledová hora, odtlačí kru a stojí to jen jednu volbu.
A-EDGE-03 =
    .rule = Odtlačí-li ledová hora kru, pod kterou je treska, kra se posune, ledová hora vstoupí na pole tresky a posune ji vpřed. Treska je tak znovu pod touž krou.
A-EDGE-04 =
    .rule = Ledního medvěda plavoucího u okraje nelze vytlačit z plánu. Přichází-li led zevnitř, vybere mu aktivní hráč volné sousední pole.
A-EDGE-05 =
    .rule = Jsou-li na poli, kam dorazí led, lední medvěd i kajak a pole vpředu je volné, přejdou tam oba.
A-EDGE-06 =
    .rule = Téhož plavce mohou různé žetony při jedné kartě posunout několikrát. Omezení na jedno pole platí jen pro led.
A-EDGE-07 =
    .rule = Je-li lední medvěd vytlačen na pole s kosatkou, nic se neděje, dokud nezaútočí aktivovaný lovec.
A-EDGE-08 =
    .rule = Led může doplout do rohu jako kamkoli jinam. Do rohu s pakovým ledem nebo ledovou krou se lovec vrátit může, do rohu s ledovou horou ne.
A-EDGE-09 =
    .rule = Roztaje-li pakový led, na kterém je tuleň a pod ním kosatka, jsou oba na otevřeném moři téhož pole. Až bude kosatka aktivována, je pro ni tuleň dosažitelný.
A-EDGE-10 =
    .rule = Roztaje-li ledová kra s iglú a inuitským lovcem, iglú je pryč a lovec zůstává na pakovém ledu.
A-EDGE-11 =
    .rule = Tuleň na ledu na tresku pod ním nedosáhne. Může však vkročit na otevřené moře, vrátit se pod kru a pak zaútočit.
A-EDGE-12 =
    .rule = Kosatka obklopená pakovým ledem a krami může přesto uplavat jedno pole pod nimi. Obklopená ledovými horami a okrajem zůstává na místě.
A-EDGE-13 =
    .rule = Uloví-li poslední tresku neutrální lovec, dostane ji aktivní hráč a hra ihned končí, i když nebyla zahrána karta ledu.
A-EDGE-14 =
    .rule = Vzetí posledního žetonu planktonu hru ukončí, i když ještě nebyla zahrána karta ledu.
A-EDGE-15 =
    .rule = Skončí-li hra dřív, než se ulovený lovec může vrátit, jeho zbylé žetony přesto přinášejí body jeho hráči.
A-EDGE-16 =
    .rule = Při hře ve dvou nebo ve třech může hráč, který o svého lovce přišel natrvalo, dál aktivovat jednoho neutrálního za tah.
A-EDGE-17 =
    .rule = Vrátil-li se váš lovec v tomto tahu, může se jen pohybovat. Neutrální lovec smí v témže tahu i zaútočit.
A-EDGE-18 =
    .rule = Při hře ve čtyřech mohou tři útoky na tuleně mezi dvěma tahy jejich hráče vyprázdnit jeho ruku. Pak se karta ledu nehraje a na konci tahu se dobere do tří.
A-EDGE-19 =
    .rule = Jsou-li oba tuleni na jednom poli, útočící hráč určí jednoho z nich a jen ten může utéct.
A-EDGE-20 =
    .rule = Tuleň, který uteče na pole s predátorem, je v bezpečí, dokud predátor není aktivován.
A-EDGE-21 =
    .rule = Když už žádný led není, hrají se karty driftu i tání bez účinku. Lední medvěd a inuitský lovec plavou dál.
A-EDGE-22 =
    .rule = Dobírací a odkládací balíček nejsou při dobírání nikdy prázdné oba: v rukou je nejvýš 13 z 36 karet.
A-EDGE-23 =
    .rule = Odtlačí-li ledová hora kru s iglú, iglú jede s ní. Pod ledovou horou se iglú nikdy neocitne.
A-EDGE-24 =
    .rule = Po dvou uloveních neutrálního tuleně zbývá jedna figurka a aktivovat ji může každý hráč.
A-EDGE-25 =
    .rule = Vystoupí-li inuitský lovec z kajaku na led, pod kterým je treska, vyčerpá tím celý pohyb. Treska je pak z ledu dosažitelná.

# Proměnné pravidel, která odmítají tah (bez proměnných: –):
# A-POS-02: $figure
# A-POS-03: $figure
# A-POS-05: –
# A-POS-07: –
# A-POS-09: $cell
# A-DATA-01: –
# A-DATA-02: –
# A-DATA-03: –
# A-DATA-04: –
# A-DATA-05: –
# A-DATA-06: –
# A-DATA-07: –
# A-DATA-08: –
# A-DATA-09: –
# A-SET-01: –
# A-TURN-04: –
# A-TURN-05: –
# A-TURN-07: –
# A-TURN-08: –
# A-TURN-09: –
# A-TURN-11: –
# A-TURN-16: –
# A-TURN-19: –
# A-TURN-20: –
# A-TURN-21: –
# A-TURN-22: –
# A-TURN-23: –
# A-TURN-24: –
# A-TURN-26: –
# A-DRIFT-05: –
# A-DRIFT-06: –
# A-DRIFT-10: –
# A-DRIFT-12: $cell
# A-PUSH-01: –
# A-PUSH-02: –
# A-PUSH-03: –
# A-PUSH-04: –
# A-SWIM-03: –
# A-SWIM-04: –
# A-SWIM-06: –
# A-BERG-02: –
# A-MELT-08: $cell
# A-MELT-09: –
# A-MOVE-02: –
# A-MOVE-03: –
# A-MOVE-04: $cell
# A-MOVE-08: –
# A-MOVE-10: –
# A-MOVE-11: –
# A-MOVE-12: –
# A-ORCA-01: –
# A-ORCA-03: –
# A-COD-02: –
# A-COD-05: –
# A-COD-06: –
# A-SEAL-03: –
# A-SEAL-04: –
# A-BEAR-03: –
# A-INUIT-03: –
# A-INUIT-04: –
# A-HUNT-02: –
# A-HUNT-03: –
# A-HUNT-05: –
# A-HUNT-06: –
# A-HUNT-07: –
# A-HUNT-09: –
# A-REACH-01: –
# A-REACH-02: –
# A-REACH-05: –
# A-RET-02: –
# A-RET-03: –
# A-RET-05: $figure
# A-ESC-04: –
# A-ESC-05: $direction
# A-ESC-10: $direction
# A-ESC-17: –
# A-ADV-04: –
# A-ADV-05: –
# A-ADV-06: –
# A-ADV-07: –
# A-ADV-08: –
# A-ADV-09: –

## Hra: slova pro cíl útoku

target = { $target ->
    [bear] lední medvěd
    [orca] kosatka
    [seal1] první tuleň
    [seal2] druhý tuleň
    [inuit] inuitský lovec
    [cod] treska
    [igloo] iglú
   *[other] { $target }
}
target-acc = { $target ->
    [bear] ledního medvěda
    [orca] kosatku
    [seal1] prvního tuleně
    [seal2] druhého tuleně
    [inuit] inuitského lovce
    [cod] tresku
    [igloo] iglú
   *[other] { $target }
}
figure-nom = { $figure ->
    [bear] Lední medvěd
    [orca] Kosatka
    [seal1] První tuleň
    [seal2] Druhý tuleň
    [inuit] Inuitský lovec
    [cod] Treska
   *[other] { $figure }
}
ice-nom = { $ice ->
    [pack] Pakový led
    [floe] Ledová kra
    [iceberg] Ledová hora
   *[other] { $ice }
}
card-acc = { $card ->
    [drift] kartu „{ card-drift }“
    [melt] kartu tání
   *[other] { $card }
}

count-cards-acc = { $count ->
    [one] { $count } kartu
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
}

## Hra: na co se ptáme

ask-place-ice = Položte žeton ledu: vyberte stranu a pole bez ledu.
ask-place-iceberg = Postavte ledovou horu na ledovou kru.
ask-place-figure = Postavte figurku do volného rohu.
ask-place-igloo = Několik ker je stejně blízko: vyberte tu pro iglú.
ask-return = Vrací se { figure }: vyberte roh.
ask-turn = Jste na tahu: zahrajte kartu ledu, nebo nejdřív aktivujte lovce.
ask-turn-hunt = Karta ledu je zahraná: aktivujte lovce, nebo ukončete tah.
ask-turn-end = Vše je hotovo: ukončete tah dobráním, nebo výměnou karet.
ask-turn-active = Aktivujete { hunter-acc }: jděte, zaútočte, nebo skončete.
ask-drift = Led pluje { direction-to }: vyberte další žeton, { $number ->
    [few] zbývají { $number }
   *[other] zbývá { $number }
}.
ask-displace = Led se sune na { figure-acc }: vyberte, kam uhne.
ask-escape = Útok: { figure }. Zahrajte kartu driftu a uprchněte, nebo se nechte ulovit.
ask-respond = Tuleň prchá { direction-to }: odpovězte stejným směrem, nebo ho nechte být.
ask-over = Hra skončila.

## Hra: co čtou ostatní

wait-place-ice = { $player } pokládá žeton ledu.
wait-place-iceberg = { $player } staví ledovou horu.
wait-place-figure = { $player } staví figurku.
wait-place-igloo = { $player } vybírá kru pro iglú.
wait-return = { $player } vybírá roh pro návrat.
wait-turn = Na tahu je { $player }.
wait-drift = { $player } vybírá, který led popluje.
wait-displace = { $player } vybírá, kam plavec uhne.
wait-escape = { $player } rozhoduje, zda tuleň uprchne.
wait-respond = { $player } rozhoduje, zda na útěk odpoví.

## Hra: možnosti

action-step = { figure-nom }: { go }
action-attack = { figure-nom }: zaútočit na { target-acc }
action-step-cod = Treska { $number } ({ from-spot }): { form-go-cod }
action-attack-cod = { figure-nom }: zaútočit na tresku { $number }
action-play = Zahrát { card-acc }
action-melt = Nechat roztát { ice-acc } ({ spot })
action-drift = Posunout { ice-acc } ({ spot })
action-displace = { figure-nom }: { $heading ->
    [here] vylézt na připlouvající led
   *[other] uhnout { heading-to }
}
action-return = Vrátit { figure-acc } ({ spot }, { layer })
action-escape = Zahrát { card-acc } a uprchnout { layer-to }
action-no-escape = Neprchat
action-respond = Zahrát { card-acc } jako odpověď
action-no-response = Neodpovídat
action-done = Skončit s tímto lovcem
action-end-turn = Ukončit tah a dobrat karty
action-swap = Ukončit tah, odložit karty a dobrat tři nové
action-activate = Aktivovat { hunter-acc } a nic neudělat
action-place-ice = Položit { ice-acc } ({ spot })
action-place-iceberg = Postavit ledovou horu ({ spot })
action-place-figure = Postavit { hunter-acc } ({ spot }, { layer })
action-place-igloo = Postavit iglú ({ spot })

## Hra: záznam

log-hunter = { $player } hraje za { hunter-acc }.
log-first = Začíná { $player }.
log-turn = Tah { $turn }: { $player }.
log-place-ice = { $player } { DID("pokládá", "položil", "položila", $player) } { ice-acc } ({ spot }).
log-place-iceberg = { $player } { DID("staví", "postavil", "postavila", $player) } ledovou horu ({ spot }).
log-place-figure = { figure-nom } { DID("začíná", "začal", "začala", form-gender) } zde: { spot }, { layer }.
log-place-igloo = Iglú stojí na kře ({ spot }).
log-return = { figure-nom } { DID("se vrací", "se vrátil", "se vrátila", form-gender) } na plán: { spot }, { layer }.
log-play = { $player } { DID("hraje", "zahrál", "zahrála", $player) } { card-acc }.
log-no-effect = Karta { DID("nemá", "neměla") } žádný účinek.
log-slide = { ice-nom } { DID("pluje", "odplul", "odplula", form-ice-gender) } { heading-to } ({ from-spot }).
log-displace = { figure-nom } { $heading ->
    [here] { DID("vylézá", "vylezl", "vylezla", form-gender) } na připlouvající led
   *[other] { DID("uhýbá", "uhnul", "uhnula", form-gender) } { heading-to }{ $layer ->
        [ice] {", na led"}
       *[other] {""}
    }
}.
log-melt = { $player } { DID("nechává", "nechal", "nechala", $player) } roztát { ice-acc } ({ spot }): { $ice ->
    [iceberg] { DID("zbývá", "zbyla", "zbyla", $player) } ledová kra
    [floe] { DID("zbývá", "zbyl", "zbyl", $player) } pakový led
   *[other] { DID("zbývá", "zbyla", "zbyla", $player) } voda
}.
log-igloo-lost = Iglú { DID("mizí", "zmizelo") } i se svou krou.
log-step = { figure-nom } { form-went }.
log-cod = { $player } { DID("aktivuje", "aktivoval", "aktivovala", $player) } tresky.
log-done = { $player } končí aktivaci: { hunter }.
log-plankton = Tresky { DID("se krmí", "se nakrmily", "se nakrmily", $player) }: { $player } { DID("si bere", "si vzal", "si vzala", $player) } žeton planktonu, { $count ->
    [0] už žádný nezbývá
    [few] zbývají { $count }
   *[other] zbývá { $count }
}.
log-attack = { $player }: { figure } { DID("útočí", "zaútočil", "zaútočila", form-gender) } na { target-acc }.
log-capture = { $player } { DID("získává", "získal", "získala", $player) } úlovek: { target }.
log-escape = { $player } { DID("hraje", "zahrál", "zahrála", $player) } { card-acc }: tuleň { DID("se snaží", "se snažil", "se snažil", $player) } uprchnout { layer-to }.
log-no-escape = { $player } tuleně { DID("nezachraňuje", "nezachránil", "nezachránila", $player) }.
log-respond = { $player } { DID("odpovídá", "odpověděl", "odpověděla", $player) } a { DID("hraje", "zahrál", "zahrála", $player) } { card-acc }.
log-no-response = { $player } { DID("neodpovídá", "neodpověděl", "neodpověděla", $player) }.
log-flee = { figure-nom } { DID("uniká", "unikl", "unikla", form-gender) }: { form-went }.
log-draw = { $player } { DID("si dobírá", "si dobral", "si dobrala", $player) } { count-cards-acc }.
log-discard = { $player } { DID("odkládá", "odložil", "odložila", $player) } { card-acc }.
log-reshuffle = Odkládací balíček je zamíchán, v novém balíčku { $count ->
    [few] jsou
   *[other] je
} { count-cards }.
log-end-cod = Tresky došly: hra končí { $turn }. tahem.
log-end-plankton = Plankton došel: hra končí { $turn }. tahem.
log-end-limit = { $turn }. tah byl poslední: hra končí.
log-points = { $player } má { points-text }.
log-winner = Vítězí { $player }: { points-text }.
log-winner-cod = Vítězí { $player }: { points-text } a nejvíc tresek.
log-winner-shared = { $player } se dělí o vítězství: { points-text }.

## Hra: popisky

label-turn = Tah { $turn }
label-setup = Příprava
label-deck = Balíček: { $count }
label-discard = Odloženo: { $count }
label-plankton = Plankton: { $count }
label-hand = Ruka
label-hand-count = Ruka: { count-cards }
label-neutral = Neutrální lovec: { hunter }
label-due = Vrátí se: { figure }
label-layers = { $ice }|{ $water }: na ledu | ve vodě
option-turnLimit-standard = 50 kol
    .about = Padesát tahů na hráče: téměř každé hře to bohatě stačí.

## Pravidla: rozhodnutí tohoto vydání

A-INFO-11 =
    .rule = Když se z odkládacího balíčku stane nový dobírací, může si každý spočítat, které karty jsou v rukou, a tedy ne v balíčku. Hra to počítá za všechny: u každé karty v ruce je veřejné, kolik zamíchání ji hráč drží.
A-INFO-12 = To už nelze vzít zpět: karta byla ukázána nebo dobrána, jiný hráč odpověděl, nebo hra skončila.
    .rule = Zpět nelze vzít akci, která ukázala nebo dobrala kartu, o níž rozhodla náhoda, na niž odpověděl jiný hráč nebo kterou hra skončila. Vše ostatní lze vzít zpět až k poslednímu takovému okamžiku.

## Co mluví pro tah: přibývá dobrého (boon), nebo ubývá zlého (bane)

boon-cod-won = ulovené tresky
boon-lives = zbývající žetony vlastního lovce
boon-prey-now = kořist na dosah v tomto tahu
boon-neutral-prey-now = kořist pro neutrálního lovce v tomto tahu
boon-prey-next = kořist na dosah v příštím tahu
boon-prey-in-reach = kořist na dosah
boon-cod-near = tresky nablízku
bane-danger-now = nebezpečí v tomto tahu
bane-danger-next = nebezpečí ze strany dalšího hráče
bane-danger-later = nebezpečí ze strany ostatních
bane-danger-from-neutrals = nebezpečí ze strany neutrálních lovců
boon-predator-distance = vzdálenost od pronásledovatele
boon-cards = karty v ruce
boon-melts = karty tání v ruce
boon-response-held = karta k odpovědi

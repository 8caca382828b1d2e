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
web-prepared-melt = Vyberte žeton ledu, který roztaje.

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

learn-sea = Arktické moře. Bílé desky jsou kry, roztříštěné kusy pakový led a dvě hory jsou ledové hory, kam nikdo nesmí. Šest barevných okrajů jsou směry, kterými led pluje.
learn-hunters = Jste kosatka. Soupeř hraje za dva tuleně. Medvěd, inuitský lovec a tresky nepatří nikomu: jsou neutrální a aktivovat je může každý. Kartu ledu už máte zahranou.
learn-turn = Ve svém tahu musíte zahrát jednu kartu ledu a můžete aktivovat lovce: nejdřív svého, potom jednoho neutrálního. Co bude dřív, je na vás.
learn-drift = S touto kartou poplují dva žetony na severovýchod. Vyberte ji a potom kru: kdo na ní stojí, popluje s ní.
learn-orca = Je-li první pole otevřené moře, kosatka plave až o dvě pole. Vyberte kosatku a potom pole.
learn-under = Druhý krok může vést i pod led. V tmavém okénku bude vidět, kdo tam plave.
learn-done = Kosatka je hotová. Ukončete její aktivaci.
learn-cod = Teď neutrální lovec: tresky. Nechte tuto podplavat pod kru, ke kosatce.
learn-plankton = Tresky se krmí, a tak jste vzali žeton planktonu: půl bodu. Mohli byste hýbat i ostatními treskami. Ukončete aktivaci.
learn-draw = Na konci tahu doberete karty, až budete mít zase tři. Ukončete tah.
learn-attack = Váš další tah a treska je stále u vás: stejné pole, obě ve vodě. Tak lovec na kořist dosáhne. Vyberte kosatku a zaútočte.
learn-captured = Tuleň je uloven a jeho hráč vám dá jeden z jeho žetonů. Žetony jsou životy: kosatka, medvěd a inuitský lovec mají dva, tuleni tři.
learn-inuit = Jen po ledu nebo jen po moři ujde inuitský lovec až dvě pole. Nasednout do kajaku nebo z něj vystoupit znamená jedno pole a nic víc. Nechte ho vyplout na moře.
learn-inuit-done = Z ledu uloví i tresku pod ním. Ukončete aktivaci.
learn-cover = Kdo je ve vodě, když led připluje, bude pod ním. Uhýbat musí jen lední medvěd a kajak. Nechte tuto kru plout na medvěda.
learn-push = Led také tlačí. Ledová hora tlačí jakýkoli led, kra a pakový led jen pakový led, a nikdy víc než jeden žeton. Nechte horu plout na východ, ať odtlačí kru s medvědem.
learn-melt = Karta tání změní jeden žeton: ledovou horu v kru, kru v pakový led a pakový led roztaje. Roztavte pakový led pod medvědem.
learn-end = Hra končí hned, jakmile zmizí poslední treska nebo je vzat poslední plankton. Počítají se vlastní žetony, ulovené žetony, tresky, plankton a iglú. Dobrý lov!
chapter-ice = Led v pohybu
chapter-hunt = Kosatka na lovu
chapter-others = Medvěd, lovec, tuleni
chapter-escape = Tuleň prchá
learn-drift-two = Teď druhý žeton. Hýbat můžete jakýmkoli ledem, ať na něm stojí kdokoli: vyberte kru ledního medvěda.
learn-melted = Medvěd plave. Ve vodě je kořistí kosatky.
learn-displace = Před ním je ledová hora, a tak určíte vy, kam medvěd uhne. Vyberte toto pole.
learn-caught = Treska je vaše: 1 bod. Útokem aktivace lovce v tomto tahu končí.
learn-bear = Medvěd je neutrální: aktivujte ho. Je-li první pole led, ujde až dvě pole. Doveďte ho po ledu k tuleni.
learn-capture = Oba stojí na stejném ledu. Zaútočte na tuleně!
learn-seals = Teď hrajete za tuleně. Jsou na ledu, na otevřeném moři i pod ledem. Pošlete tohoto na pakový led.
learn-seal-two = V jednom tahu se mohou hýbat oba tuleni. Druhý vyplave zpod ledu na otevřené moře, k tresce.
learn-seal-done = Teď by mohl tresku ulovit: tuleni žerou tresky a boří iglú. Nechte si to na jindy. Ukončete aktivaci.
learn-swap = Nelíbí se vám karty? Máte-li v ruce jednu nebo dvě, můžete je na konci tahu odložit a dobrat tři nové.
learn-return = Zase kosatka: byla ulovena. Po prvním ulovení se lovec vrací na začátku tahu svého hráče do rohu plánu. Vyberte tento.
learn-returned = V tomto tahu smí plavat, ale ne lovit. Podruhé už by se nevrátila.
learn-four = Ve čtyřech má každý lovec svého hráče a tuleni mohou prchat. Hrajete za tuleně a připlavala kosatka.
learn-flee = Útočí! Zahrajte kartu driftu a tuleň prchne jejím směrem: vyberte tuto kartu a pak ji zahrajte.
learn-fled = Kosatka neměla kartu stejného směru: tuleň je v bezpečí.
learn-chase = A teď naopak: kosatka je vaše. Zaútočte na tuleně.
learn-respond = Tuleň prchá na severovýchod. Máte kartu stejného směru: odpovězte jí a tuleň je přece jen uloven.
learn-let = Další útok a žádná vaše karta nepomůže: kartou tání se neprchá a na východě je ledová hora.
learn-decline = Hra se ptá i tak, aby nikdo nepoznal, zda nemůžete, nebo nechcete. Neprchejte.
learn-lost = Tuleň je uloven: jeden z vašich tří žetonů je pryč a nikdo nedobírá. Na začátku vašeho tahu se tuleň vrátí do rohu plánu.
learn-keep = Tuleň zase prchá na severovýchod. Dobrali jste kartu, ale tento směr nemáte.
learn-silent = Neodpovídejte. Tak můžete kartu i jen ušetřit.
learn-away = Tuleň uplaval a kosatka zůstává na místě: útok je spotřebován.

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
    [displace] Kam uhnout
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

## Cíl v první partii

goal-hunt = { $hunter ->
    [bear] lovit tuleně, tresky, kosatku, inuitského lovce nebo zbořit iglú
    [orca] lovit tuleně a tresky, medvěda ve vodě nebo kajak
    [inuit] lovit tuleně, tresky, kosatku či medvěda a chránit iglú
   *[seal] lovit tresky, zbořit iglú a vyhýbat se lovcům
}. Zbývá tresek: { $cod }.

## Čím hraje místo

role = { $role ->
    [bear] Lední medvěd
    [orca] Kosatka
    [seal] Tuleň
    [inuit] Inuitský lovec
   *[other] { $role }
}

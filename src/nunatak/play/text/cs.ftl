### Dům: příkazová řádka a hra v terminálu, česky.
### Identifikátory jsou v en.ftl, ru.ftl a cs.ftl stejné.

player = Hráč { $number }
resigned = { $player } se vzdává: vítězí druhý hráč.

## Stránky nápovědy

cli-about =
    Deskové hry divokého severu: hrajte je, nahlížejte do nich, ověřujte je.
cli-usage = použití:
cli-arguments = argumenty
cli-options = volby
cli-commands = příkazy
cli-command = PŘÍKAZ
cli-examples = příklady:
cli-exit-codes =
    návratové kódy:
      0    vše je v pořádku
      1    ne: záznam nesouhlasí, sbírce pravidel něco chybí
           nebo vstup skončil dřív než hra
      2    příkazové řádce, souboru nebo volbě nelze rozumět
      3    záznam je ještě zapečetěný, zatím není co přehrát
      130  přerušeno
cli-more =
    Každý příkaz má vlastní stránku: nunatak play --help
    Hrát hned teď: nunatak play { $game }
cli-lang = jazyk: { $languages }; jinak jazyk systému
cli-no-color = bez barev (totéž dělá proměnná NO_COLOR)
cli-help = ukázat tuto stránku
cli-version = ukázat verzi
cli-game = která hra: { $games }
cli-game-default = která hra: { $games }; bez udání první z nich
cli-seats = počet míst; bez udání nejmenší, jaký hra dovoluje
cli-option = volba hry, například režim; lze opakovat
cli-options-of = varianty hry { $title }:
cli-data = vaše vlastní data z krabice místo našich
cli-seed = stejné semínko rozdá stejnou hru
cli-default = { $about } (výchozí: { $default })
cli-hint-seed = stejné číslo a stejné --iterations uvažují stejně
cli-json = výstup pro programy
cli-interrupted = Přerušeno.

## Příkazy: hrát

cli-play = zahrát si v tomto terminálu
cli-play-about =
    Hrajte proti botovi nebo s přáteli u jedné klávesnice: mezi tahy je
    obrazovka skrytá. Během hry napište „pomoc“ a uvidíte, co lze napsat;
    „proč AKCE“ vysvětlí, proč něco nejde.
    Návratový kód: 0 na konci hry nebo po odchodu, 1 když vstup skončí dřív.
cli-play-examples =
    {"  "}nunatak play { $game }
    {"  "}nunatak play { $game } --players Anna,Jiří
    {"  "}nunatak play { $game } --seed 7 --bot random --lang ru
cli-play-players = kdo sedí u této klávesnice, podle jmen; zbylá místa dostanou boti
cli-play-bot = úroveň botů: { $bots }
cli-play-hot-seat = všichni sedí u této klávesnice, bez botů

## Příkazy: boti

cli-bots = vypsat boty a jejich sílu
cli-bots-about =
    Úrovně od nejlaskavější po nejsilnější, potom tři měřítka.
    Boti vidí jen to, co je vidět z jejich místa. Návratový kód: 0.
cli-bots-examples =
    {"  "}nunatak bots
    {"  "}nunatak play { $game } --bot hunter

## Příkazy: dívat se

cli-show = nakreslit plán podle záznamu nebo pozice
cli-show-about =
    Nakreslí plán podle záznamu po kterémkoli tahu nebo podle pozice
    zapsané na jeden řádek. Zapečetěný záznam nakreslit nelze
    (návratový kód 3).
cli-show-examples =
    {"  "}nunatak show game.json
    {"  "}nunatak show game.json --move 12 --seat Anna
    {"  "}nunatak show game.json --svg board.svg
    {"  "}nunatak show "{ $game } …" --open
cli-show-what = soubor se záznamem, nebo pozice v uvozovkách
cli-show-move = po tolika tazích; jinak po posledním
cli-show-seat = očima hráče: jméno nebo číslo místa od 0; jinak očima diváka
cli-show-open = očima každého hráče, jednoho po druhém
cli-show-svg = jako obrázek do tohoto souboru (.svg); s --open jeden soubor pro každého hráče
cli-show-theme = vzhled obrázku: světlý (light), nebo tmavý (dark)
cli-show-sealed = { $file }: záznam je do konce hry zapečetěný. Dosud odehraných tahů: { $moves }.
cli-show-no-moves = --move: pozice nemá tahy, má je jen záznam.
cli-show-too-far = --move: záznam má jen { $moves ->
    [one] { $moves } tah
    [few] { $moves } tahy
    [many] { $moves } tahu
   *[other] { $moves } tahů
}, požadováno bylo { $move }.
cli-show-broken = { $file }: některý tah nelze zahrát; který, to řekne nunatak verify.
cli-show-after = { $title }, po tahu { $move }: { $notation }
cli-open = ukázat záznam nebo pozici v prohlížeči
cli-open-about =
    Ukázat v prohlížeči přehrání záznamu nebo otevřít pozici jako stůl,
    u kterého lze hrát dál. Spustí se k tomu malý server, který nic
    neuchovává; Ctrl-C ho ukončí.
cli-open-examples =
    {"  "}nunatak open game.json
    {"  "}nunatak open "{ $game } …"
    {"  "}nunatak open game.json --url http://127.0.0.1:8000
cli-open-url = ukázat na tomto serveru, který už běží; záznam zůstane mezi jeho veřejnými hrami
cli-open-port = port malého serveru; jinak kterýkoli volný
cli-open-at = Otevřete v prohlížeči: { $url }
cli-open-end = Ctrl-C končí.
cli-open-broken = { $file }: záznam neobstál; proč, řekne nunatak verify.
cli-open-unfinished = Hra není dohraná, a proto se otevře její poslední pozice.
cli-open-nobody = Na { $url } neodpovídá žádný server stolů nunatak.

cli-rules = přečíst si pravidla
cli-rules-about =
    Pravidla pro lidi: obsah, stránka, nebo přehled. A každé pravidlo
    podle čísla; začátek čísla dá celý oddíl.
cli-rules-examples =
    {"  "}nunatak rules { $game }
    {"  "}nunatak rules { $game } scoring
    {"  "}nunatak rules { $game } --short
    {"  "}nunatak rules { $game } { $rule }
    {"  "}nunatak rules { $game } { $area }
cli-rules-what = stránka pravidel, číslo pravidla, nebo jeho začátek
cli-rules-short = přehled
cli-rules-all = všechna pravidla podle čísel
cli-rules-boards = nakreslit i plány z obrázků
cli-rules-open = nunatak rules { $game } STRÁNKA otevře stránku, --short vytiskne přehled, --all všechna pravidla podle čísel.

## Příkazy: ověřovat

cli-verify = ověřit záznamy her
cli-verify-about =
    Přehraje záznamy a ověří v nich vše: zapečetěné rozdání, každý tah,
    řetěz pozic i výsledek.
    Návratový kód: 0 vše souhlasí, 1 něco nesouhlasí, 3 něco je ještě
    zapečetěné, 2 něco nelze přečíst; počítá se to nejhorší.
cli-verify-examples =
    {"  "}nunatak verify game.json
    {"  "}nunatak verify games/*.json --json
cli-verify-files = záznamy k ověření
cli-verify-ok = ověřeno, { $moves ->
    [one] { $moves } tah
    [few] { $moves } tahy
    [many] { $moves } tahu
   *[other] { $moves } tahů
}.
cli-verify-sealed = zapečetěno: hra neskončila, zatím není co přehrát.
cli-verify-commitment = semínko není to, které bylo zapečetěno před prvním tahem.
cli-verify-chain-length = řetěz pozic má špatnou délku ({ $detail }).
cli-verify-deal = semínko rozdává jinou výchozí pozici, než tvrdí záznam.
cli-verify-unreadable = tah { $number } není akce: { $detail }.
cli-verify-notation = Akce se píší takto: { $first }; { $last }.
cli-verify-refused = tah { $number }, { $detail }, je proti pravidlům.
cli-verify-move = po tahu { $number }, { $detail }, je pozice jiná, než tvrdí záznam.
cli-verify-result = výsledek neodpovídá tahům; správně by byl { $detail }.

cli-ledger = ověřit, že každé pravidlo je v kódu, v testech a v textech
cli-ledger-about =
    Každé pravidlo sbírky: který kód se na ně odvolává, kolik testů se po
    něm jmenuje, v kterých jazycích je vyloženo. Je třeba mít zdrojový kód.
    Návratový kód: 0 nic nechybí, 1 něco chybí.
cli-ledger-examples =
    {"  "}nunatak ledger { $game }
    {"  "}nunatak ledger { $game } --json
cli-ledger-rule = pravidlo
cli-ledger-code = kód
cli-ledger-tests = testy
cli-ledger-complete = { $count ->
    [one] { $count } pravidlo, nic nechybí.
    [few] { $count } pravidla, nic nechybí.
    [many] { $count } pravidla, nic nechybí.
   *[other] { $count } pravidel, nic nechybí.
}
cli-ledger-missing = Něco chybí u { $count ->
    [one] { $count } pravidla
   *[other] { $count } pravidel
}: { $rules }

## Příkazy: měřit

cli-simulate = odehrát mnoho náhodných her
cli-simulate-about =
    Odehraje náhodné hry a řekne, co z nich vzešlo: jak jsou dlouhé, kdo
    vyhrával a odkud se vzaly body.
cli-simulate-examples =
    {"  "}nunatak simulate { $game } --games 100000 --seed 7
    {"  "}nunatak simulate { $game } --json
cli-simulate-games = kolik her
cli-simulate-done = { $title }: { $games ->
    [one] { $games } náhodná hra
    [few] { $games } náhodné hry
    [many] { $games } náhodné hry
   *[other] { $games } náhodných her
} za { $seconds } s.
cli-simulate-length = Rozhodnutí ve hře: průměrně { $mean }, od { $shortest } do { $longest }.
cli-simulate-shared = Her s děleným prvním místem: { $count }.
cli-simulate-unfinished = Her, které neskončily: { $count }.
cli-simulate-greedy = každý bere to, co hned vynese nejvíc bodů, místo náhodné hry
cli-simulate-order = Výhry podle pořadí na tahu: { $shares }
cli-simulate-roles = Výhry podle rolí: { $shares }
cli-simulate-wins = Výhry

cli-bench = změřit rychlost
cli-bench-about =
    Náhodná hra na jednom jádře: rozhodnutí a her za sekundu, ve strojovém
    kódu i bez něj, a s --peers vedle nich hry z OpenSpielu.
cli-bench-examples =
    {"  "}nunatak bench { $game }
    {"  "}nunatak bench { $game } --seconds 5 --peers --json
cli-bench-seconds = kolik sekund každé měřit
cli-bench-peers = porovnat s OpenSpielem, je-li nainstalován
cli-bench-baseline = porovnat s kódem jiného commitu (není-li uveden, HEAD~1), střídavě
cli-bench-measuring = Měřím…
cli-bench-decisions = rozhodnutí/s
cli-bench-games = her/s
cli-bench-ratio = jsme rychlejší
cli-bench-compiled = strojový kód
cli-bench-interpreted = bez kompilace
cli-bench-network = pohledy sítě

cli-train = naučit síť hru
cli-train-about =
    Hra sama se sebou od nuly, na grafické kartě, pokud tu nějaká je: všechny
    počty hráčů se střídají a síť je pro ně jediná. Každou minutu se do složky
    uloží stav a další učení od něj pokračuje; na konci je tam net.npz, který
    čte bot net.
cli-train-examples =
    {"  "}nunatak train { $game } --minutes 30
    {"  "}nunatak train { $game } --out my-net --matches 20 --plot curve.svg
cli-train-out = kam uložit stav, křivku a síť
cli-train-minutes = kolik minut se učit
cli-train-games = kolik her hrát najednou
cli-train-threads = kolik vláken je vede (není-li uvedeno, všechna jádra)
cli-train-matches = kolik rozdání každou minutu sehrát proti alfě
cli-train-plot = nakonec nakreslit křivku
cli-train-point = rozhodnutí: { $decisions }, za sekundu: { $rate }; entropie { $entropy }
cli-train-won = rozhodnutí: { $decisions }; výher nad botem { $rival }: { $won } %
cli-train-done = Síť je v { $path }.

cli-warmup = zkompilovat vše před první hrou
cli-warmup-about =
    Přeloží hry do strojového kódu, pro každou verzi jednou. Hra, která
    ještě přeložená není, si to před prvním spuštěním obstará sama.
cli-warmup-examples =
    {"  "}nunatak warmup
    {"  "}nunatak warmup --game { $game }
cli-warmup-game = jen tato hra
cli-warmup-warm = Vše už je zkompilované.
cli-warmup-once = Pravidla se překládají do strojového kódu; to je třeba jen jednou.
cli-warmup-done = Zkompilováno za { $seconds } s.

## Příkazy: aréna

cli-arena = nechat boty hrát proti sobě a ohodnotit je
cli-arena-about =
    Každý bot se utká s každým; každé rozdání se hraje z každého místa.
    Hodnocení a skóre mají interval, v němž skutečná hodnota leží
    s 95% spolehlivostí. S --out se uloží záznamy všech her, zpráva
    a results.json a přerušený turnaj pokračuje.
    Návratový kód: 0 vše v pořádku, 1 bot prohrál hru kvůli chybě.
cli-arena-examples =
    {"  "}nunatak arena { $game } --bots random,greedy,plain --games 200
    {"  "}nunatak arena { $game } --bots plain@1000i,plain@2000i --until-settled
    {"  "}nunatak arena { $game } --bots my_bots:Clever,greedy --out evening
cli-arena-bots = { $bots }, nebo vlastní jako package.module:Class; s vlastním rozpočtem: plain@0.5s, plain@2000i, plain@1s+2t
cli-arena-games = kolik her nejméně; hrají se celá kola
cli-arena-seconds = kolik sekund smí bot přemýšlet o jednom rozhodnutí
cli-arena-iterations = kolik iterací smí bot přemýšlet; jen takový rozpočet lze přesně zopakovat
cli-arena-threads = kolik vláken smí jeden bot používat
cli-arena-workers = kolik her najednou; jinak na kolik stačí jádra
cli-arena-gauntlet = s ostatními se utká jen první bot, oni mezi sebou nehrají
cli-arena-until = zastavit dvojici, jakmile je jasné, zda první získává více, nebo méně než SHARE (0.5, není-li uvedeno)
cli-arena-out = ukládat záznamy, výsledky a zprávu sem; má-li složka stejné nastavení, turnaj pokračuje
cli-arena-ray = hrát na clusteru Ray na této adrese; „local“ ho spustí zde
cli-arena-playing = Hraje se
cli-arena-kept = Zpráva, výsledky a záznamy her: { $folder }
cli-arena-rounded = Počet her: { $games }. Hrají se celá kola po { $round }, aby každý bot měl každé rozdání z každého místa.
cli-error-threads = --threads: uveďte také --seconds-per-move nebo --iterations-per-move.
cli-error-positive = očekává se číslo větší než 0, ne „{ $value }“.
cli-error-share = očekává se číslo mezi 0 a 1, ne „{ $value }“.
cli-error-entrant-twice = bot „{ $entrant }“ je uveden dvakrát; s jiným rozpočtem (@) by to byl jiný bot.
cli-error-entrant-alone = jsou potřeba aspoň dva boti, uvedeno: { $entrant }.
cli-error-entrant-budget = rozpočet bota „{ $entrant }“ nelze přečíst: pište sekundy (@0.5s), iterace (@2000i) a vlákna za plus (@1s+2t).
cli-error-folder-settings = ve složce { $path } je turnaj s jiným nastavením: liší se „{ $field }“. Zvolte jinou složku, nebo stejné nastavení.
cli-error-folder-foreign = ve složce { $path } je něco jiného než turnaj. Zvolte jinou složku.
cli-error-worker = proces skončil uprostřed hry { $game } ({ $bots }). Odehrané je uloženo; stejný příkaz naváže.
cli-error-no-ray = Ray není nainstalován: pip install "nunatak[ray]"
cli-error-ray = cluster Ray není dostupný: { $what }
cli-error-bot-module = bota { $name } nelze importovat: { $what }
cli-error-bot-class = bot { $name }: v jeho modulu není třída „{ $what }“.
cli-error-bot-choose = bot { $name }: třída { $what } nemá metodu choose(outlook).
cli-error-bot-made = bota { $name } nelze vytvořit; jeho konstruktor může přijímat seed, budget, obojí nebo nic: { $what }
cli-error-bot-program = program { $name } nemůže hrát: { $what }

## Výsledky arény a zpráva

arena-title = Aréna: { $title }
arena-summary = { $games ->
    [one] { $games } hra
    [few] { $games } hry
   *[other] { $games } her
} na { $deals ->
    [one] { $deals } rozdání
   *[other] { $deals } rozdáních
}, průměrně { $length } rozhodnutí, semínko { $seed }.
arena-ratings = Hodnocení
arena-ratings-about = Tečka je hodnocení, na úsečce leží skutečná hodnota s 95% spolehlivostí. Nováček by měl 25. Boti, jejichž úsečky se nepřekrývají, se liší dost spolehlivě.
arena-head-to-head = Vzájemné zápasy
arena-head-to-head-about = Kolik získá bot z řádku proti botovi ze sloupce, když u stolu nikdo jiný nesedí: výhra je 1, remíza ½. Pod tím interval, v němž skutečné skóre leží s 95% spolehlivostí; hry jednoho rozdání se počítají jako jedno pozorování.
arena-always-valid = Turnaj se zastavil, jakmile byla otázka rozhodnuta, proto jsou intervaly takové, které platí, ať se skončí kdykoli; všechny dohromady platí s 95% spolehlivostí.
arena-course = Jak se skóre ustalovalo
arena-course-about = Skóre po každém kole; stínovaný pás platí, ať se skončí kdykoli.
arena-first-places = První místa
arena-first-places-about = Jak často byl bot u takového stolu první; dělené první místo se dělí rovným dílem. Značka ukazuje, co by získali stejně silní boti.
arena-points = Odkud se vzaly body
arena-points-about = Průměrné body bota na jednom místě.
arena-seats = Místa a role
arena-seats-about = Jaký podíl prvních míst připadl na každé místo, na prvního, druhého a další v pořadí na tahu a na každou roli, ať je obsadil kdokoli.
arena-thinking = Doba přemýšlení
arena-forfeits = Kontumace
arena-forfeits-about = Bot, který selhal, skončil v té hře poslední; u více než dvou míst za něj dohrál náhodný bot.
arena-forfeit-illegal = Hra { $game }: { $bot } zvolil po tahu { $move } { $detail }, což není dovolená akce.
arena-forfeit-crash = Hra { $game }: { $bot } selhal po tahu { $move }: { $detail }
arena-forfeits-more = … a další: { $count }.
arena-unfinished = Her, které neskončily: { $count }.
arena-settings = Nastavení
arena-verify = Každou hru lze ověřit: nunatak verify games/*.json
arena-bot = bot
arena-against = proti
arena-rating = hodnocení
arena-interval = 95% interval
arena-games = her
arena-first-share = první místa
arena-mean-place = průměrné místo
arena-mean-points = body
arena-wins = výhry
arena-ties = remízy
arena-losses = prohry
arena-score = skóre
arena-even = rovným dílem
arena-table = stůl
arena-round = kolo
arena-seat = místo { $number }
arena-order = { $number }. v pořadí
arena-decisions = rozhodnutí
arena-mean-seconds = průměr, s
arena-slowest-seconds = nejdéle, s
arena-answer = { $answer ->
    [above] Rozhodnuto: { $bot } získává proti { $other } více než { $share }.
   *[below] Rozhodnuto: { $bot } získává proti { $other } méně než { $share }.
}
arena-open = Nerozhodnuto: { $bot } proti { $other }, práh { $share }.

## Příkazy: rozbor hry

cli-analyze = posoudit každé rozhodnutí v záznamu
cli-analyze-about =
    Pro každé rozhodnutí v záznamu: jak na tom hráči byli, který tah byl
    nejlepší a o co se zahraným přišlo; kde se hra zlomila; a drží-li dva
    skryté karty, co dalo rozdání a co umění. Ctrl-C uloží, co je hotovo.
    Návratový kód: 0 hotovo, 130 přerušeno, 1 záznam neplatí,
    3 je ještě zapečetěný.
cli-analyze-examples =
    {"  "}nunatak analyze game.json
    {"  "}nunatak analyze game.json --seconds-per-move 5 --out game.html
    {"  "}nunatak analyze game.json --iterations-per-move 4000 --json
cli-analyze-record = soubor záznamu
cli-analyze-seconds = jak dlouho přemýšlet o každém rozhodnutí; jinak { $seconds } s
cli-analyze-iterations = kolika iteracemi promyslet každé rozhodnutí; stejný počet dá stejný rozbor
cli-analyze-threads = kolik rozhodnutí posuzovat najednou; jinak podle počtu jader
cli-analyze-deal-games = kolikrát sehrát rozdání, aby se oddělilo štěstí od umění, zaokrouhleno na dvojice; 0 to vynechá; jinak { $games }
cli-analyze-out = zapsat stránku (.html a vedle ní data v .analysis.json), jen data (.json) nebo jen graf (.svg)
cli-analyze-seed = semínko hledání
cli-analyze-no-moves = { $file }: záznam nemá žádné tahy, není co posuzovat.
cli-analyze-same-file = --out: { $file } je sám záznam a přišlo by se o něj.
cli-analyze-judging = Rozbor
cli-analyze-saved = Zapsáno: { $file }
cli-analyze-interrupted = Přerušeno: posouzeno { $done } z { $decisions } rozhodnutí.

cli-hint = poradit nejlepší tah a co přinese
cli-hint-about =
    Nejlepší tah toho, kdo v záznamu nebo v pozici rozhoduje, jak bude jeho
    tah pokračovat a které body přinese podle kterého pravidla. Použije se
    jen to, co smí vědět. Návratový kód: 0 hotovo, 3 záznam je zapečetěný.
cli-hint-examples =
    {"  "}nunatak hint game.json --move 12
    {"  "}nunatak hint "{ $game } …" --seconds 10
cli-hint-move = po tolika tazích; jinak po posledním
cli-hint-seat = kdo se ptá, jménem nebo číslem od 0; musí právě rozhodovat
cli-hint-seconds = jak dlouho přemýšlet; jinak { $seconds } s
cli-hint-iterations = kolik iterací přemýšlet; stejný počet dá stejnou radu
cli-hint-over = Hra skončila: není o čem rozhodovat.
cli-hint-not-deciding = --seat: { $seat } teď nerozhoduje; na tahu je { $player }.
cli-puzzles = najít pozice s jediným nejlepším tahem nebo je ověřit
cli-puzzles-about =
    Hledání hraje samo se sebou a sbírá pozice, v nichž je jeden tah zřetelně
    lepší než všechny ostatní: s řešením, tématy a obtížností; ve hrách se
    skrytými kartami tak, jak je vidí hráč. Stejné --seed najde totéž při
    jakémkoli počtu dělníků. --check hledá každé řešení znovu a déle a řekne,
    kolik by vyřešila náhodná a hamižná hra.
    Návratový kód: 0 hotovo, 1 našlo se málo nebo řešení neobstálo.
cli-puzzles-examples =
    {"  "}nunatak puzzles { $game } --count 60 --out puzzles.json
    {"  "}nunatak puzzles { $game } --check puzzles.json --times 10
cli-puzzles-out = kam uložit, co se najde
cli-puzzles-check = ověřit úlohy z tohoto souboru
cli-puzzles-count = kolik jich najít
cli-puzzles-iterations = iterací na každé rozhodnutí; druhé hledání je čtyřikrát delší
cli-puzzles-times = kolikrát déle než hledání, které je našlo
cli-puzzles-workers = kolik her nebo úloh najednou
cli-puzzles-seconds = po tolika sekundách přestat hledat; co se najde, pak závisí na stroji
cli-puzzles-drop = s --check: vynechat ze souboru, co neobstálo
cli-puzzles-what = Uveďte --out SOUBOR pro hledání úloh, nebo --check SOUBOR pro jejich ověření.
cli-puzzles-other = obsahuje úlohy hry { $game }, verze pravidel { $rules }.
cli-puzzles-progress = vybráno { $kept }, her { $games }
cli-puzzles-checking = Ověřuji
cli-puzzles-found = { $count ->
    [one] { $count } úloha je uložena v { $file }.
    [few] { $count } úlohy jsou uloženy v { $file }.
   *[other] { $count } úloh je uloženo v { $file }.
}
cli-puzzles-ratings = Obtížnost: { $least } až { $most }, polovina nejvýš { $middle }.
cli-puzzles-fails = { $puzzle } neobstála: { $solution }
cli-puzzles-held = Obstálo { $held } z { $count } při { $times }krát delším hledání.
cli-puzzles-others = Náhodná hra vyřeší { $random } %, hamižná { $greedy } %.

## Chyby

cli-error-unrecognized = neznámé argumenty: { $what }.
cli-error-required = chybí: { $what }.
cli-error-expected = { $argument }: chybí hodnota.
cli-error-choice = { $argument }: „{ $value }“ nelze; vyberte z { $what }.
cli-error-command-like = příkaz „{ $value }“ neexistuje. Nemělo to být „{ $what }“?
cli-error-command = příkaz „{ $value }“ neexistuje. Na výběr: { $what }.
cli-error-argument = { $argument }: { $what }
cli-error-see-help = Více: { $command } --help
cli-error-number = má tu být celé číslo, nejméně { $least }, ne „{ $value }“.
cli-error-number-between = má tu být celé číslo od { $least } do { $most }, ne „{ $value }“.
cli-error-pair = má tu být KLÍČ=HODNOTA, ne „{ $value }“.
cli-error-exclusive = { $argument } a { $other } nelze použít zároveň.
cli-error-game = hra „{ $name }“ neexistuje. Na výběr: { $games }.
cli-error-bot = bot „{ $name }“ neexistuje. Na výběr: { $bots }.
cli-error-option = volba { $option } nevyhovuje: { $what }.
cli-error-data = v datech je chyba, pole { $field }: { $what }.
cli-error-position = pozici nelze přečíst, místo { $where }: { $what }.
cli-error-record = { $field ->
    [file] soubor nelze přečíst: { $what }.
   *[other] v záznamu je chyba, pole { $field }: { $what }.
}
cli-error-other-version = záznam patří k jiné verzi ({ $field }): { $what }.
cli-error-no-file = takový soubor neexistuje.
cli-error-file = soubor nelze přečíst: { $what }.
system-eacces = chybějí přístupová práva
system-eperm = není to dovoleno
system-eisdir = je to složka, ne soubor
system-enotdir = část cesty není složka
system-enoent = takový soubor ani složka není
system-eexist = už tam něco je
system-enospc = na disku už není místo
system-erofs = z tohoto disku lze jen číst
system-enametoolong = jméno je příliš dlouhé
system-enoexec = není to program
cli-error-not-text = soubor není textový.
cli-error-toml = soubor nelze přečíst: { $what }.
cli-error-no-checkout = sbírka pravidel a testy se s balíčkem neinstalují: je třeba mít zdrojový kód.
cli-error-commit = v tomto repozitáři není commit { $commit }.
cli-error-no-peers = OpenSpiel není nainstalován: pip install "nunatak[peers]"
cli-error-no-torch = PyTorch není nainstalován: pip install "nunatak[learn]"
cli-error-warmup = hru { $what } nelze zkompilovat.
cli-error-seats = --seats: počet { $seats } tato hra neumožňuje; lze: { $allowed }.
cli-error-players = --players: jmen je { $players }, míst { $seats }.
cli-error-seat = --seat: místo „{ $seat }“ neexistuje. Na výběr: { $allowed }.

## Před hrou

label-source = Za co jsou body
label-total = Celkem
play-ask-seats = Kolik hráčů?
play-ask-against = S kým hrajete?
play-ask-bot = Jak silní mají být boti?
play-against-bot = Proti botovi
play-against-friend = S přáteli u této klávesnice
play-ask-name = Jak se jmenuje hráč { $number }?
play-bot = Bot
play-bot-numbered = Bot { $number }
play-commitment = Rozdání je zapečetěno: SHA-256 { $commitment }
play-hint = Kdykoli můžete napsat „pomoc“ nebo help.

## Během hry

play-thinking = { $player } přemýšlí…
play-two-steps = Číslo z prvního seznamu, nebo po jednom z každého (1 2), nebo slovy: { $notation }
play-no-choice = Možnost { $number } tu není: vyberte od 1 do { $count }.
play-unreadable = „{ $text }“ není příkaz ani akce. Akce se píší takto: { $first }; { $last }. Více řekne „pomoc“.
play-legal = To smíte: { $action }
play-rule-which = Které pravidlo? Napište jeho číslo za slovo „pravidlo“; začátek čísla dá celý oddíl.
play-no-rule = Pravidlo „{ $rule }“ neexistuje. Oddíly: { $areas }.
play-no-rule-but = Pravidlo „{ $rule }“ neexistuje. Nemyslíte { $close }?
play-undone = Tah je vzat zpět.
play-hand-over = { $player }, jste na tahu. Až obrazovku uvidíte jen vy, stiskněte Enter („zpět“ nebo undo vrátí poslední tah).
play-press-enter = Stiskněte Enter.
play-yes = y, yes, a, ano
play-resign-sure = Vzdát hru? (ano/ne)
play-resign-two = Vzdát lze jen hru dvou hráčů.
play-quit-sure = Odejít ze hry? Tahy lze uložit: save SOUBOR. (ano/ne)
play-input-ended = Vstup skončil, a tím i tato rozehraná hra.

## Konec hry a záznam

play-scoring = Závěrečné bodování
play-save-offer = Uložit záznam? Napište jméno souboru, nebo jen stiskněte Enter:
play-save-where = Kam? Napište jméno souboru za slovo save.
play-save-over = Takový soubor už existuje. Přepsat ho? (ano/ne)
play-save-failed = { $file } nelze zapsat: { $what }
play-saved = Uloženo do { $file }; čtou to nunatak verify a nunatak show.
play-saved-sealed = Dosavadní tahy jsou uloženy v { $file }; rozdání zůstává do konce hry zapečetěné.

## Příkazy během hry: co napsat, co to dělá a která slova ještě platí

play-help-choices = Vyberte číslem ze seznamu, nebo slovy: { $notation }. Kromě toho můžete napsat:
play-usage-why = proč AKCE (why)
play-about-why = smí se to, a pokud ne, podle kterého pravidla?
play-words-why = proč, proc
play-usage-rule = pravidlo ČÍSLO (rule)
play-about-rule = přečíst si pravidlo nebo oddíl pravidel
play-words-rule = pravidlo, pravidla, rules
play-usage-undo = zpět (undo)
play-about-undo = vzít zpět svůj poslední tah, dokud nikomu nic nového neukázal
play-words-undo = zpět, zpet
play-usage-log = průběh (log)
play-about-log = vše, co se stalo
play-words-log = průběh, prubeh
play-usage-score = body (score)
play-about-score = dosavadní body podle původu
play-words-score = body
play-usage-board = plán (board)
play-about-board = ukázat znovu plán a možnosti
play-words-board = plán, plan
play-usage-save = uložit SOUBOR (save)
play-about-save = uložit záznam
play-words-save = uložit, ulozit
play-usage-resign = vzdát (resign)
play-about-resign = vzdát hru
play-words-resign = vzdát, vzdat
play-usage-help = pomoc (help)
play-about-help = tento seznam
play-words-help = pomoc, ?
play-usage-quit = konec (quit)
play-about-quit = odejít ze hry
play-words-quit = konec, exit, q

## Boti a jejich úrovně

bot-random = náhodný
    .about = zahraje kterýkoli přípustný tah
bot-greedy = hamižný
    .about = bere tolik bodů, kolik lze získat hned
bot-plain = prostý
    .about = zkouší každý tah v mnoha náhodných hrách; slouží jako měřítko
bot-pup = vlče
    .about = laskavý soupeř pro první hru: víc se rozhlíží, než přemýšlí
bot-hunter = lovec
    .about = chvilku přemýšlí a vidí, co je nablízku; pro vyrovnanou hru s přáteli
bot-alpha = alfa
    .about = myslí na několik tahů dopředu a krátké koncovky propočítá do konce; pro dobré hráče
bot-elder = stařešina
    .about = velmi silný: až tři sekundy na rozhodnutí, na dvou jádrech
bot-spirit = duch
    .about = na šampionáty: stařešina, který má na rozhodnutí až patnáct sekund
bot-net = síť
    .about = naučila se hru hraním sama se sebou; táhne hned, podle citu

## Rozbor: co říká

analysis-percent = { $percent } %
analysis-place = místo { $place }
analysis-places = { $places } místa
analysis-title = { $title }: { $players }
analysis-scope = { $decisions ->
    [one] Posouzeno { $decisions } rozhodnutí.
    [few] Posouzena { $decisions } rozhodnutí.
    [many] Posouzeno { $decisions } rozhodnutí.
   *[other] Posouzeno { $decisions } rozhodnutí.
}
analysis-partial = Rozbor byl přerušen po { $done } z { $decisions } rozhodnutí.
analysis-seconds = Přemýšlení o každém: { $seconds } s.
analysis-iterations = Přemýšlení o každém: počet iterací { $iterations }, semínko { $seed }.
analysis-ended = { $place }. místo: { $player } ({ $points }).
analysis-gave-up = { $player } se vzdává.
analysis-chance = Odhad šance na výhru
analysis-expected-place = Očekávané místo
analysis-axis-moves = tah
analysis-column-player = Hráč
analysis-column-accuracy = Přesnost
analysis-column-lost = Ztraceno
analysis-column-slips = Nepřesnosti
analysis-column-mistakes = Chyby
analysis-column-blunders = Hrubé chyby
analysis-column-move = Tah
analysis-column-played = Tah
analysis-column-estimate = Odhad
analysis-turning-points = Zlomy hry
analysis-no-turning-points = Odhad se nikdy prudce nezměnil.
analysis-swing = Tah { $move }. { $player }: { $before } → { $after }.
analysis-cause = { $cause ->
    [mistake] Vlastní chyba.
    [opponent] Chybuje { $player }.
    [chance] Něco se rozdalo, odkrylo nebo nepředvídalo; nikdo zjevně nechyboval.
   *[unforeseen] Hledání to nepředvídalo; nikdo zjevně nechyboval.
}
analysis-losses = O co se přišlo
analysis-no-losses = O nic, co by přesahovalo šum hledání.
analysis-loss = Tah { $move }. { $player }: { $grade }, { $lost } ± { $error }.
analysis-grade = { $grade ->
    [slip] nepřesnost
    [mistake] chyba
    [blunder] hrubá chyba
   *[fine] dobře
}
analysis-better = Tah: „{ $played }“. Lepší bylo: „{ $best }“.
analysis-luck = Štěstí při rozdání
analysis-deal = Stejně silní boti sehráli toto rozdání se střídáním míst, počet her: { $games }. Na místě, kde sedí { $player }, vycházelo v průměru { $share } ± { $error }.
analysis-deal-even = V mezích šumu to nezvýhodňuje nikoho.
analysis-luck-and-skill = { $player }: { $luck } rozdáním, { $skill } tím, co následovalo.
analysis-every-turn = Všechny tahy
analysis-note-turns = Co hráč rozhodne za sebou, je jeden tah, a ztráty jeho částí se sčítají. Přesnost je podíl tahů s možností volby, které jistě nic neztratily. Ztráty se sčítají přes všechny tahy, takže mohou přesáhnout celou výhru (100 %).
analysis-note-noise = ± je jedna směrodatná chyba hledání. Ztráta se počítá až od jejího dvojnásobku; co nevidí samo hledání, to říct nemůže.
analysis-note-hidden = Každé rozhodnutí se posuzuje podle toho, co hráč tehdy mohl vědět, nikdy podle skrytých karet; každá čára grafu je odhad toho hráče.

## Rady: co říkají

hint-thinking = Přemýšlím…
hint-best = { $player }, nejlepší tah:
hint-estimate-chance = Šance na výhru: asi { $estimate }.
hint-estimate-place = Dá se čekat: { $estimate }.
hint-happens = Co se stane:
hint-gains = Body podle zdrojů, kdyby se po tomto tahu všechno sečetlo:
hint-gain = { $player }, { $source }: { $change } ({ $before } → { $after }) { $rules }
hint-no-gains = Body se hned nezmění: tah připravuje, co přijde později.
hint-unsure = Cestou se něco odkryje, a tak jsou body průměrné.
hint-total = Celkem: { $totals }
hint-ahead = Potom vede { $player }.
hint-level = Potom nevede nikdo.
hint-others = Jiné tahy: { $others }
hint-other = { $action } ({ $estimate })
hint-why = { $way ->
    [more] Máte víc: { $list }.
   *[less] Máte méně: { $list }.
}
hint-why-other = { $way ->
    [more] Soupeř ({ $player }) má víc: { $list }.
   *[less] Soupeř ({ $player }) má méně: { $list }.
}

## Příkazy: server

cli-engine = bot nunataku jako program
cli-engine-about =
    Bot, který čte řádky a odpovídá svými tahy: pro cizí programy a servery.
    Protokol popisuje docs/engine.md; aréna bere cizí programy jako
    program:PŘÍKAZ.
cli-engine-examples =
    {"  "}nunatak engine
    {"  "}nunatak arena { $game } --bots alpha,"program:nunatak engine --bot pup"
cli-engine-bot = kdo přemýšlí: { $bots }

cli-serve = server stolů pro prohlížeče
cli-serve-about =
    Stoly přes HTTP a WebSocket; data leží v místním souboru nebo v
    PostgreSQL. Každé nastavení může stát i v souboru (--settings) nebo v
    proměnné prostředí (NUNATAK_PORT a podobně); volby mají přednost před
    prostředím, prostředí před souborem.
cli-serve-examples =
    {"  "}nunatak serve --open
    {"  "}nunatak serve --host 0.0.0.0 --port 8000 --url https://games.example.org
    {"  "}nunatak serve --db postgresql://user@host/nunatak
cli-serve-open = otevřít prohlížeč
cli-serve-at = Server běží: { $url }
cli-serve-warming = Hry se právě kompilují, jen tentokrát; každá se dá hrát, jakmile je připravená.
cli-serve-ready = { $title }: připraveno.
cli-worker = přemýšlet za boty jiných serverů
cli-worker-about =
    Bere tahy botů ze společného úložiště serverů a promýšlí je.
    Více pracovníků se o práci dělí; když je jeden zabit, jeho tahy převezmou jiní.
cli-worker-examples =
    {"  "}nunatak worker --db postgresql://user@host/nunatak --bots 8
cli-worker-at = Přemýšlíme; botů najednou: { $bots }
cli-db = péče o úložiště serveru
cli-db-about =
    check    přehrát každý stůl od první události a ohlásit rozdíly
    migrate  převést úložiště na tuto verzi
    backup   zapsat celé úložiště do FILE (obsahuje tajemství: dobře jej uložte)
    restore  naplnit prázdné úložiště z FILE
    Návratový kód: 0 vše v pořádku, 1 kontrola našla rozdíly.
cli-db-examples =
    {"  "}nunatak db check
    {"  "}nunatak db backup tables.gz --db postgresql://user@host/nunatak
    {"  "}nunatak db restore tables.gz --db sqlite:///tables.db
cli-db-what = co udělat
cli-db-file = soubor zálohy
cli-db-differs = stůl { $table }, událost { $number }: liší se { $what }.
cli-db-checked = Stolů: { $tables }, událostí: { $events }, rozdílů: { $differences }.
cli-db-migrated = Úložiště má verzi { $version }.
cli-db-saved = Uloženo do { $file }, řádků: { $rows }.
cli-db-restored = Obnoveno z { $file }, řádků: { $rows }.
cli-admin = péče o hráče a stoly serveru
cli-admin-about =
    people, tables, sessions, bans, audit, reports, roles   ukáže je; WHOM seznam zúží
    ban, unban    člověk nebo rozsah adres, například 192.0.2.0/24
    mute, unmute  zprávy člověka se nepřijímají
    rename        dá člověku jiné jméno NAME
    logout        ukončí všechna přihlášení člověka
    recovery      kód, kterým si člověk jednou zvolí nové heslo
    role          role účtu (NAME): player, moderator nebo operator
    handle        hlášení je vyřízeno, podle čísla; --why je poznámka
    close, reopen stůl odpočívá, nebo hra pokračuje
    drop          smaže stůl se vším, co se u něj stalo
    export        vše, co je o člověku uloženo, jako JSON
    forget        smaže člověka; tahy jeho partií zůstanou
    purge         smaže, co vypršelo a co měsíc nikdo nepoužil
    Člověk se jmenuje přihlašovacím jménem nebo id, stůl svým id. Každý zásah
    se zapíše (audit). Běžící servery se o něm dozvědí během několika sekund.
cli-admin-examples =
    {"  "}nunatak admin people ann
    {"  "}nunatak admin ban 192.0.2.0/24 --days 7 --why flood
    {"  "}nunatak admin export ann > ann.json
cli-admin-what = co udělat
cli-admin-whom = člověk, stůl nebo rozsah adres
cli-admin-name = nové jméno
cli-admin-days = na kolik dní; jinak natrvalo
cli-admin-why = důvod, do záznamu
cli-admin-rows = Řádků: { $rows }.
cli-admin-for-ever = natrvalo
cli-error-store = úložiště: { $what }
cli-error-no-server = server není nainstalován: pip install "nunatak[server]"
cli-error-listen-taken = port { $port } už používá jiný program; zvolte jiný: --port.
cli-error-listen-forbidden = na port { $port } nemáte práva; zvolte vyšší než 1023: --port.
cli-error-listen-range = port { $port } neexistuje; porty jsou čísla od 1 do 65535.
cli-error-listen-host = tento počítač nemá adresu { $host }; viz --host.
cli-set-file = nastavení v souboru TOML
cli-set-db = úložiště: cesta k souboru, sqlite:///… nebo postgresql://…
cli-set-host = adresa serveru; 0.0.0.0 pro místní síť
cli-set-port = port serveru
cli-set-url = na jaké adrese server otevírají prohlížeče: pro odkazy a cookies
cli-set-origins = další webové zdroje, které smějí mluvit se serverem, s čárkami
cli-set-proxies = adresy proxy, jejichž X-Forwarded-For se věří, s čárkami
cli-set-bots = kolik botů přemýšlí najednou v tomto procesu; 0 to nechá na jiných
cli-set-hold = úroveň botů, kteří drží místa
cli-set-programs = boti, kteří jsou programy: JMÉNO=PŘÍKAZ, více oddělte středníky
cli-set-away = po kolika sekundách lze místo zmizelého hráče dát botovi
cli-set-lease = po kolika sekundách tah zmizelého pracovníka převezme jiný
cli-set-analysis = iterací přemýšlení o každém rozhodnutí, když se na požádání rozebírá dohraná hra; 0: nerozebírat
cli-set-hint = iterací přemýšlení o radě; 0: nenapovídat
cli-set-pages = složka s hrami pro stránky (python -m nunatak.page.build SLOŽKA): rady, rozbory, náhledy a tahy botů pro toho, kdo hraje sám, pak počítá prohlížeč návštěvníka; prázdné: na serveru
cli-set-rate = zpráv za sekundu od jednoho klienta
cli-set-burst = zpráv najednou od jednoho klienta
cli-set-sockets = spojení najednou
cli-set-work = milisekundy náročné práce za sekundu (přehrávání, import, odbočky) pro jednu adresu
cli-set-crowd = spojení najednou z jedné adresy
cli-set-logins = pokusů o přihlášení za minutu z jedné adresy
cli-set-frame = bajtů v jedné zprávě
cli-set-body = bajtů v jednom požadavku HTTP
cli-set-log = podrobnost záznamů: debug, info, warning, error
cli-set-limits = soubor s omezeními podle rolí (docs/operations.md)
cli-set-contact = jak služby push zastihnou provozovatele: mailto:… nebo https:…
cli-set-vacation = dní dovolené za rok pro hry s dny na tah
cli-set-smtp_host = poštovní server pro upozornění; prázdné: žádný
cli-set-smtp_port = jeho port
cli-set-smtp_user = jeho uživatel; prázdné: není potřeba
cli-set-smtp_password = heslo tohoto uživatele
cli-set-smtp_from = odesílatel dopisů
cli-set-smtp_tls = starttls, nebo none pro poštovní server na tomto stroji
cli-error-setting = nastavení { $setting } nevyhovuje: { $what }.

## Server stolů: co se děje vedle hry

table-undo = { $player } bere tah zpět.
table-ask = { $player } prosí o vrácení tahu.
table-agree = { $player } souhlasí.
table-decline = { $player } nesouhlasí.
table-hold-left = { $player } odchází; místo drží bot.
table-hold-away = { $player } tu není; místo drží bot.
table-hold-time = Čas vypršel: { $player }; místo drží bot.
table-take = { $player } je zpět.
table-away = { $player } má dovolenou na { $days ->
    [one] { $days } den
    [few] { $days } dny
   *[other] { $days } dní
}; hodiny stojí.
table-back = { $player } je zpět z dovolené.
notice-turn = Jste na tahu: { $game }, u stolu { $names }
notice-off = Už neupozorňovat
notice-letter =
    { $text }
    { "" }
    Stůl: { $table }
    { "" }
    Takové dopisy už neposílat: { $off }
notice-code-subject = Váš kód
notice-code =
    Někdo, doufáme, že vy, chce dostávat zprávy o svém tahu na { $house }.
    { "" }
    Kód: { $code }
    { "" }
    Pokud jste to nebyli vy, nedělejte nic: další dopisy nepřijdou.
table-migrate = Hra pokračuje podle verze pravidel { $rules }.

## Server stolů: co nejde

server-malformed = Zprávu nelze přečíst.
server-bad-value = Hodnota nevyhovuje.
server-unreadable = Tato slova nejmenují žádnou akci. Akce se píše například takto:
server-bad-record = Záznam neobstál.
server-bad-position = Pozici nelze přečíst.
server-no-session = Nejdřív se představte.
server-wrong-password = Špatné jméno nebo heslo.
server-bad-token = Odkaz už neplatí.
server-forbidden = K tomu nemáte oprávnění.
server-bad-origin = Požadavky z této stránky se nepřijímají.
server-not-found = Nic takového tu není, nebo to pro vás není přístupné.
server-not-allowed = Takto o to požádat nelze.
server-wrong-state = Na to teď stůl není ve správném stavu.
server-seat-taken = Místo je obsazené.
server-seat-open = Některé místo je ještě volné.
server-nothing-to-redo = Není co zopakovat.
server-resign-two = Vzdát lze jen hru dvou hráčů.
server-not-away = Hráč ještě není pryč dost dlouho.
server-login-taken = Jméno je obsazené.
server-stale = U stolu se mezitím už něco stalo.
server-hello-first = Nejdřív pozdravte (hello).
server-frozen = Stůl odpočívá: jeho hra patří k jiné verzi pravidel.
server-own-data = U tohoto stolu se hraje s nahrazenými daty a text pozice je neobsahuje.
server-too-large = To je příliš velké.
server-wrong-type = Tento typ obsahu se nepřijímá.
server-too-fast = Příliš mnoho požadavků; chvíli počkejte.
server-internal = Na serveru se něco pokazilo.
server-unavailable = To server právě teď nemůže; zkuste to znovu.
server-too-slow = Požadavek přišel příliš pozdě.
server-too-many = Je jich příliš mnoho najednou.
server-wrong-code = Kód je chybný nebo už byl použit.
server-banned = Teď sem nemáte přístup.
server-muted = Teď nemůžete psát zprávy.
server-rated = To nejde, dokud se hraje hodnocená partie.
server-hint-people = Rady se dávají jen tam, kde jsou všichni ostatní boti, nebo u stolu otevřeného s radami pro všechny.
server-not-your-turn = Teď nerozhodujete vy.
server-warming = Hra se připravuje; chvilku strpení.
server-no-mail = Tento server neposílá e-maily.
server-on-vacation = Dovolenou už máte.
server-sealed = Stejné rozdání se ještě hraje u jiného stolu.
server-few-entrants = Hráčů je zatím málo; je potřeba aspoň:

## Co je špatně s pozicí nebo volbou; klíč plyne z anglické věty

wrong-32-hexadecimal-digits-are-expected-got = čeká se 32 šestnáctkových číslic, ne „{ $got }“
wrong-a-number-from-to-is-expected-got = čeká se číslo od { $least } do { $most }, ne „{ $got }“
wrong-a-pack-is-missing-or-chosen-too-early = smečka chybí, nebo je vybraná příliš brzy
wrong-a-piece-and-a-token-lie-there-w-cell-05 = stojí tam figurka a leží žeton (W-CELL-05)
wrong-a-player-has-that-pack = tuto smečku už má hráč
wrong-all-of-are-expected = čekají se všechny: { $names }
wrong-all-territories-are-full = všechna území jsou obsazená
wrong-an-action-to-be-paid-is-expected-got = čeká se akce, za kterou se platí, ne „{ $got }“
wrong-an-own-wolf-that-has-not-moved-is-expected = čeká se vlastní vlk, který se ještě nepohnul
wrong-can-t-be-at = tady být nemůže: { $where }
wrong-does-not-belong-there-in-phase = ve fázi { $phase } sem nepatří
wrong-does-not-fit-the-phase = nehodí se k fázi { $phase }
wrong-each-can-be-there-once = každý tu může být jednou
wrong-follows-from-the-picks-of-the-set-up = plyne z výběrů při přípravě
wrong-has-a-card-that-is = v { $hand } je karta barvy { $suit }
wrong-has-no-card-to-play = není tu karta k zahrání
wrong-has-nothing-to-reveal = není co odhalit
wrong-has-nothing-to-take = není co vzít
wrong-holds-two-pieces-already = na { $cell } už jsou dvě figurky
wrong-hunters-before-and-after-the-card-a-turn-04 = lovci před kartou i po ní (A-TURN-04)
wrong-is-a-map-for-got = { $map } je mapa pro { $count }, ne pro { $got }
wrong-is-expected-got = čeká se { $form }, ne „{ $got }“
wrong-is-given-twice = je uvedeno dvakrát
wrong-is-missing-in-phase = ve fázi { $phase } chybí
wrong-is-not-text = není text
wrong-was-written-under-version-of-nunatak-this-is-version = zapsáno podle verze { $theirs } hry { $game } (nunatak { $nunatak }); zde je verze { $ours }
wrong-is-sealed-until-the-game-is-over = je zapečetěno do konce hry
wrong-is-not-played-by = { $game } se v počtu { $count } nehraje
wrong-a-json-object-is-expected = očekává se objekt JSON
wrong-is-missing-so-this-is-no-record-of-nunatak = chybí, takže to není záznam nunatak
wrong-there-is-no-such-field = takové pole není
wrong-a-list-of-objects-is-expected = očekává se seznam objektů
wrong-is-missing = chybí
wrong-can-t-be = nemůže být { $got }
wrong-is-a-bot-of-the-house = { $name } je vlastní bot nunataku
wrong-rules-are-played-here = { $path }: pravidla verze { $found }, tady se hraje podle verze { $ours }
wrong-can-t-be-read = { $path } nelze přečíst: { $reason }
wrong-there-is-no-known = { $field } neexistuje; na výběr: { $names }
wrong-a-number-from-0-is-expected-got = { $field }: čeká se číslo, nejméně 0, ne „{ $got }“
wrong-a-number-is-expected-got = čeká se číslo, ne „{ $got }“
wrong-there-is-no-such-setting-known = takové nastavení není; na výběr: { $names }
wrong-name-command-is-expected-got = čeká se JMÉNO=PŘÍKAZ, ne „{ $got }“
wrong-no-json = není to JSON: { $reason }
wrong-no-json-at-line-column = není to JSON: řádek { $line }, znak { $column }
wrong-a-list-of-texts-is-expected = očekává se seznam textů
wrong-texts-are-expected = očekávají se texty
wrong-is-no-land-cell = { $cell } není souš
wrong-is-no-lone-wolf-cell = { $cell } není pole vlka samotáře
wrong-leave-no-free-slot = nenechávají volné místo
wrong-more-than-cards-lie-in = v { $place } leží víc karet než { $count }
wrong-one-has-begun-in-phase = ve fázi { $phase } už jedna začala
wrong-one-of-is-expected-got = čeká se jedno z { $names }, ne „{ $got }“
wrong-are-expected-got = čeká se { $count }, ne „{ $got }“
wrong-at-the-most-got = nejvýš { $most }, a tady { $got }
wrong-are-won-are-off-the-board = uloveno { $won }, mimo plán { $off }
wrong-refuses-it = nedovoluje to pravidlo { $rule }
wrong-the-box-has-fewer-cards = v krabici je méně karet { $card }
wrong-the-card-is-in-two-places = karta { $card } je na dvou místech
wrong-the-cell-of-a-foreign-wolf-is-expected = čeká se pole s cizím vlkem
wrong-the-position-breaks-this-rule = pozice porušuje toto pravidlo
wrong-there-are-only-ice-tokens = žetonů ledu je jen { $count }
wrong-there-are-only-icebergs = ledových hor je jen { $count }
wrong-there-are-only-of = { $name }: jsou jen { $count }
wrong-there-is-no = takový vlk není: { $wolf }
wrong-there-is-no-slot-on-this-side = na této straně není místo { $slot }
wrong-there-is-no-such-key = takový klíč není
wrong-there-is-no-such-option-known = taková volba není; na výběr: { $names }
wrong-there-is-nothing-to-decide-in = ve fázi { $phase } není o čem rozhodovat
wrong-there-is-only-one-igloo = iglú je jen jedno
wrong-there-is-something-at-already = { $place }: místo je už obsazené
wrong-two-dwellings-stand-there-w-cell-02 = stojí tam dvě obydlí (W-CELL-02)
wrong-two-ice-tokens-lie-at-a-pos-07 = na { $place } leží dva žetony ledu (A-POS-07)
wrong-two-packs-share-the-cell-w-cell-03 = o pole se dělí dvě smečky (W-CELL-03)
wrong-water-or-ice-must-be-said-there = je třeba říct, zda voda, nebo led: { $form }
wrong-key-value-is-expected = čeká se klíč=hodnota
wrong-a-command-is-expected = čeká se příkaz
wrong-a-quotation-mark-is-missing = chybí uvozovka
wrong-it-has-ended-with-code = skončil s kódem { $code }
wrong-it-says = hlásí: { $said }
wrong-it-did-not-say-within-s = do { $seconds } s neodpověděl { $word }
wrong-can-t-be-started = { $path } nelze spustit: { $reason }
wrong-it-wants-there-are = chce { $wanted }, ale k dispozici je { $known }
wrong-it-does-not-play = { $game } nehraje
wrong-it-does-not-stop-thinking = nepřestává přemýšlet
wrong-a-table-is-needed-got = čeká se tabulka, ne { $got }
wrong-a-list-of-is-needed-got = čeká se seznam o { $count } položkách, ne { $got }
wrong-a-list-is-needed-got = čeká se seznam, ne { $got }
wrong-a-list-of-cells-is-needed-got = čeká se seznam polí, ne { $got }
wrong-a-cell-q-r-of-the-board-is-needed-got = čeká se pole plánu [q, r], ne { $got }
wrong-a-number-from-to-is-needed-got = čeká se číslo od { $least } do { $most }, ne { $got }
wrong-a-whole-number-from-0-is-needed-got = čeká se celé číslo, nejméně 0, ne { $got }
wrong-two-whole-numbers-are-needed-got = čekají se dvě celá čísla, ne { $got }
wrong-rising-numbers-are-needed-got = čísla musí jít vzestupně, a tady je { $got }
wrong-a-word-is-needed-got = čeká se slovo, ne { $got }
wrong-one-of-is-needed-got = čeká se jedno z { $names }, ne { $got }
wrong-each-of-is-needed-once-got = čeká se každé z { $names } právě jednou, ne { $got }
wrong-exactly-are-needed = čekají se právě tyto: { $names }
wrong-is-needed-got = čeká se { $count }, ne { $got }
wrong-is-there-twice = { $name } je tu dvakrát
wrong-a-hexagon-of-radius-is-needed = čeká se šestiúhelník o poloměru { $radius }
wrong-melt-or-a-direction-with-a-number-from-1-to-is-needed = čeká se MELT, nebo směr s číslem od 1 do { $most }
wrong-cards-are-needed-got = karet musí být { $count }, a tady je { $got }
wrong-no-card-drifts = není tu žádná karta driftu ve směru { $direction }
wrong-the-cell-has-ice-already = na tomto poli už led je
wrong-the-cell-is-a-corner = je to rohové pole
wrong-the-cell-has-an-iceberg = na tomto poli je ledová hora
wrong-icebergs-are-needed-got = ledových hor musí být { $count }, a tady je { $got }
wrong-ice-tokens-are-needed-in-all-got = žetonů ledu musí být celkem { $count }, a tady je { $got }
wrong-cod-are-needed-got = tresek musí být { $count }, a tady je { $got }
wrong-can-t-be-there-in-the-layer = figurka { $name } tu být nemůže, vrstva { $layer }
wrong-there-is-no-floe-in-the-cell = na tomto poli není ledová kra
wrong-the-corner-is-not-empty = rohové pole { $direction } není prázdné
wrong-both-faces-are = na obou stranách je { $face }
wrong-scars-at-the-most-in-all-got = jizev smí být celkem nejvýš { $most }, a tady je { $got }
wrong-all-territories-have = na všech územích je { $number }
wrong-there-is-no-such-territory = takové území není
wrong-the-border-is-named-twice = tato hranice je uvedena dvakrát
wrong-this-side-has-no-slot-at-all = na této straně není ani jedno políčko
wrong-normal-mode-has-no-border-slots = v základním režimu nejsou hraniční políčka
wrong-two-territories-are-needed-got = čekají se dvě území, ne { $got }
wrong-and-are-not-neighbours = { $one } a { $other } spolu nesousedí
wrong-slots-for-tricks = políček je { $count }, a zdvihů { $tricks }
wrong-a-number-has-too-many-digits = číslo má příliš mnoho číslic
wrong-too-many-brackets-lie-in-each-other = příliš mnoho vnořených závorek
wrong-given-twice-line-column = uvedeno dvakrát: řádek { $line }, znak { $column }
wrong-no-toml-at-line-column = není to TOML: řádek { $line }, znak { $column }
wrong-a-key-has-more-than-dots = v klíči je víc teček než { $most }
wrong-brackets-lie-more-than-deep = hloubka vnořených závorek je větší než { $most }
wrong-an-object-is-expected-got = čeká se objekt, ne „{ $got }“
wrong-the-field-is-missing = pole { $name } chybí
wrong-there-is-no-field = pole { $name } neexistuje
wrong-of-length-is-expected = čeká se { $form } délky { $bound }
wrong-like-is-expected = čeká se { $form } podle vzoru { $like }
wrong-is-expected = čeká se { $form } { $bound }
wrong-no-json-at-byte = není to JSON: bajt { $byte }
wrong-the-json-ends-too-early = JSON končí předčasně
wrong-there-is-nobody-called = hráč { $whom } neexistuje
wrong-people-are-called = { $whom }: tak se jich jmenuje víc, celkem { $count }
wrong-there-is-no-table = stůl { $whom } neexistuje
wrong-there-is-no-report = hlášení { $whom } neexistuje
wrong-a-name-is-expected = čeká se jméno
wrong-has-no-login = { $whom } nemá účet
wrong-role-is-one-of-got = ROLE je jedno z { $names }, ne „{ $got }“
wrong-version-is-stored-this-is = je tam verze { $found }, tady je verze { $ours }
wrong-it-is-not-empty = není prázdné
wrong-has-version-of = { $file } má verzi { $version } formátu { $form }
wrong-is-no-backup-or-not-all-of-one = { $file } není záloha, nebo jen její část

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
cli-data = vaše vlastní data z krabice místo našich
cli-seed = stejné semínko rozdá stejnou hru
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

## Příkazy: dívat se

cli-show = nakreslit plán podle záznamu nebo pozice
cli-show-about =
    Nakreslí plán podle záznamu po kterémkoli tahu nebo podle pozice
    zapsané na jeden řádek. Zapečetěný záznam nakreslit nelze
    (návratový kód 3).
cli-show-examples =
    {"  "}nunatak show game.json
    {"  "}nunatak show game.json --move 12 --seat Anna
    {"  "}nunatak show "{ $game } …" --open
cli-show-what = soubor se záznamem, nebo pozice v uvozovkách
cli-show-move = po tolika tazích; jinak po posledním
cli-show-seat = očima hráče: jméno nebo číslo místa od 0; jinak očima diváka
cli-show-open = očima každého hráče, jednoho po druhém
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

cli-rules = přečíst si pravidla
cli-rules-about =
    Všechna pravidla po oddílech, nebo jedno podle čísla; začátek čísla
    dá celý oddíl.
cli-rules-examples =
    {"  "}nunatak rules { $game }
    {"  "}nunatak rules { $game } { $rule }
    {"  "}nunatak rules { $game } { $area }
cli-rules-rule = číslo pravidla, nebo jeho začátek

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
cli-bench-measuring = Měřím…
cli-bench-decisions = rozhodnutí/s
cli-bench-games = her/s
cli-bench-ratio = jsme rychlejší
cli-bench-compiled = strojový kód
cli-bench-interpreted = bez kompilace

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

## Chyby

cli-error-unrecognized = neznámé argumenty: { $what }
cli-error-required = chybí: { $what }
cli-error-expected = { $argument }: chybí hodnota.
cli-error-choice = { $argument }: { $value } nelze; vyberte z { $what }.
cli-error-argument = { $argument }: { $what }
cli-error-see-help = Více: { $command } --help
cli-error-number = má tu být celé číslo, nejméně { $least }, ne „{ $value }“.
cli-error-number-between = má tu být celé číslo od { $least } do { $most }, ne „{ $value }“.
cli-error-pair = má tu být KLÍČ=HODNOTA, ne „{ $value }“.
cli-error-exclusive = { $argument } a { $other } nelze použít zároveň.
cli-error-game = hra „{ $name }“ neexistuje. Na výběr: { $games }.
cli-error-bot = bot „{ $name }“ neexistuje. Na výběr: { $bots }.
cli-error-option = volba { $option } nevyhovuje: { $what }
cli-error-data = v datech je chyba, pole { $field }: { $what }
cli-error-position = pozici nelze přečíst, místo { $where }: { $what }
cli-error-record = v záznamu je chyba, pole { $field }: { $what }
cli-error-other-version = záznam patří k jiné verzi ({ $field }): { $what }
cli-error-no-file = takový soubor neexistuje.
cli-error-file = soubor nelze přečíst: { $strerror }
cli-error-not-text = soubor není textový.
cli-error-toml = soubor není TOML: { $what }
cli-error-no-checkout = sbírka pravidel a testy se s balíčkem neinstalují: je třeba mít zdrojový kód.
cli-error-no-peers = OpenSpiel není nainstalován: pip install "nunatak[peers]"
cli-error-warmup = hru { $what } nelze zkompilovat.
cli-error-seats = --seats: počet { $seats } tato hra neumožňuje; lze: { $allowed }.
cli-error-players = --players: jmen je { $players }, míst { $seats }.
cli-error-seat = --seat: místo „{ $seat }“ neexistuje. Na výběr: { $allowed }.

## Před hrou

play-ask-seats = Kolik hráčů?
play-ask-against = S kým hrajete?
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

## Příkazy: server

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
cli-error-store = úložiště: { $what }
cli-error-no-server = server není nainstalován: pip install "nunatak[server]"
cli-set-file = nastavení v souboru TOML
cli-set-db = úložiště: cesta k souboru, sqlite:///… nebo postgresql://…
cli-set-host = adresa serveru; 0.0.0.0 pro místní síť
cli-set-port = port serveru
cli-set-url = na jaké adrese server otevírají prohlížeče: pro odkazy a cookies
cli-set-origins = další webové zdroje, které smějí mluvit se serverem, s čárkami
cli-set-proxies = adresy proxy, jejichž X-Forwarded-For se věří, s čárkami
cli-set-bots = kolik botů přemýšlí najednou v tomto procesu; 0 to nechá na jiných
cli-set-hold = úroveň botů, kteří drží místa
cli-set-away = po kolika sekundách lze místo zmizelého hráče dát botovi
cli-set-lease = po kolika sekundách tah zmizelého pracovníka převezme jiný
cli-set-rate = zpráv za sekundu od jednoho klienta
cli-set-burst = zpráv najednou od jednoho klienta
cli-set-sockets = spojení najednou
cli-set-logins = pokusů o přihlášení za minutu z jedné adresy
cli-set-frame = bajtů v jedné zprávě
cli-set-body = bajtů v jednom požadavku HTTP
cli-set-log = podrobnost záznamů: debug, info, warning, error
cli-error-setting = nastavení { $setting } nevyhovuje: { $what }

## Server stolů: co se děje vedle hry

table-undo = { $player } bere tah zpět.
table-ask = { $player } prosí o vrácení tahu.
table-agree = { $player } souhlasí.
table-decline = { $player } nesouhlasí.
table-hold-left = { $player } odchází; místo drží bot.
table-hold-away = { $player } tu není; místo drží bot.
table-hold-time = Čas vypršel: { $player }; místo drží bot.
table-take = { $player } je zpět.
table-migrate = Hra pokračuje podle verze pravidel { $rules }.

## Server stolů: co nejde

server-malformed = Zprávu nelze přečíst.
server-bad-value = Hodnota nevyhovuje.
server-bad-record = Záznam neobstál.
server-no-session = Nejdřív se představte.
server-wrong-password = Špatné jméno nebo heslo.
server-bad-token = Odkaz už neplatí.
server-forbidden = To vám nepřísluší.
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
server-too-large = To je příliš velké.
server-wrong-type = Tento typ obsahu se nepřijímá.
server-too-fast = Příliš mnoho požadavků; chvíli počkejte.
server-internal = Na serveru se něco pokazilo.
server-unavailable = To server právě teď nemůže; zkuste to znovu.

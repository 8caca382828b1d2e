### Vlastní slova webového klienta česky. Klíče jsou stejné v en.ftl, ru.ftl a cs.ftl.

## Všude

web-home = Domů
web-pages = Stránky
web-skip-to-content = Přejít k obsahu
web-close = Zavřít
web-cancel = Zrušit
web-yes = Ano
web-no = Ne
web-save = Uložit
web-saved = Uloženo.
web-copy = Kopírovat
web-copy-link = Kopírovat odkaz
web-copied = Zkopírováno
web-more = Zobrazit další
web-search = Hledat
web-asking = Zjišťuji…
web-how = A jak to jde?
web-how-lit = Co je zakroužkované, lze teď zvolit.
web-loading = Načítám…
web-readying = Hra se na tomto počítači připravuje, jen jednou: { $share } %
web-try-again = Zkusit znovu
web-nothing-found = Nic se nenašlo.
web-nowhere = Taková stránka tu není
web-offline = Server není dostupný.
web-server-gone = Server není dostupný
web-server-gone-about = Stránka to každých pár sekund zkusí znovu a bude pokračovat sama.
web-language = Jazyk

## Domů

web-welcome = Deskové hry divokého severu
web-my-games = Moje hry
web-watch = Sledovat
web-archive = Archiv
web-rules = Pravidla
web-learn = Naučit se
web-settings = Nastavení
web-play-now = Hrát proti botům
web-new-table = Nový stůl
web-start = Začít
web-join = Připojit se
web-join-by-link = Máte pozvánku? Vložte odkaz:
web-players = { $count ->
    [one] { $count } hráč
    [few] { $count } hráči
   *[other] { $count } hráčů
}
web-players-range = { $least }–{ $most } hráčů
web-how-many = Kolik hráčů?
web-bot-level = Úroveň botů

## Nový stůl a čekání

web-table = Stůl
web-your-name = Vaše jméno
web-guest = Host
web-seat-me = já, na tomto zařízení
web-seat-open = volné místo
web-seat-name = Jméno
web-seat-mine = vy
web-seats-about = Více míst na tomto zařízení znamená hru u jedné obrazovky: při předávání jsou karty skryté.
web-options = Varianty
web-pace = Čas
web-pace-none = bez hodin
web-pace-clock = hodiny na celou hru
web-pace-move = čas na každý tah
web-minutes = minut pro každého hráče
web-days = dnů
web-days-left = { $days ->
    [one] { $days } den
    [few] { $days } dny
   *[other] { $days } dnů
} { $clock }
web-public = Veřejný: kdokoli se může přidat a sledovat
web-open-table = Otevřít stůl
web-sit-down = Posadit se
web-stand-up = Vstát
web-add-bot = Přidat bota
web-free-seat = Uvolnit místo
web-shuffle = Zamíchat místa
web-here = u stolu
web-invite = Pozvánka
web-invite-about = Pošlete tento odkaz, nebo nechte telefon ve stejné síti přečíst kód.
web-invite-alone = Tento odkaz funguje jen na tomto počítači. Chcete-li pozvat ostatní, spusťte server s --host 0.0.0.0 a otevřete stránku přes adresu počítače v síti.
web-qr = QR kód odkazu
web-invited = Jste pozváni ke stolu
web-waiting-for-players = Hra může začít, až budou všechna místa obsazená.
web-waiting-for-host = Hru začíná hostitel.
web-no-table = Tento stůl nelze otevřít

## Seznamy

web-state-playing = Rozehrané
web-state-lobby = Ještě nezačaly
web-state-over = Dohrané
web-your-turn = Jste na tahu
web-won = výhra
web-unseen = { $count ->
    [one] { $count } nová událost
    [few] { $count } nové události
   *[other] { $count } nových událostí
}
web-no-games = Zatím nemáte žádné hry.
web-watch-about = Veřejné stoly: sledujte hru, nebo si sedněte na volné místo.
web-archive-about = Dohrané veřejné hry. Každou lze přehrát od prvního tahu.
web-game = Hra
web-all-games = všechny hry
web-player = Hráč
web-upload-record = Nahrát záznam
web-drop-record = Pusťte záznam sem a uvidíte jeho přehrání

## Plán

web-board-view = Pohled na plán
web-zoom-in = Přiblížit
web-zoom-out = Oddálit
web-zoom-fit = Zobrazit celý plán
web-overlays = Pomůcky na plánu

## Stůl

web-seats = Hráči
web-notices = Oznámení
web-panel = Akce, záznam a skóre
web-dock = Vaše ruka a plán
web-tab-actions = Akce
web-tab-log = Záznam
web-tab-score = Skóre
web-tab-analysis = Rozbor
web-tab-words = Slovy
web-tab-book = Pravidla
web-tab-chat = Chat
web-log = Záznam
web-score = Skóre
web-total = Celkem
web-over = Hra skončila.
web-decides = na tahu
web-bot = bot
web-bot-name = Bot
web-away = offline
web-skip = Přeskočit { $count ->
    [one] { $count } krok
    [few] { $count } kroky
   *[other] { $count } kroků
}
web-menu = Nabídka
web-undo = Zpět
web-undo-ask = Požádat o vrácení
web-redo = Znovu
web-since = Od vašeho tahu
web-again = Ukázat znovu, co se stalo
web-pause = Pozastavit
web-go-on = Pokračovat
web-thinking = { $player } přemýšlí: { $seconds } s
web-volume = Hlasitost
web-mute = Ztlumit
web-unread = { $count ->
    [one] { $count } nová zpráva
    [few] { $count } nové zprávy
   *[other] { $count } nových zpráv
}
web-try-now = Zkusit teď
web-undo-asked = { $player } žádá o vrácení tahů. Souhlasíte?
web-undo-waiting = Ostatní jsou dotázáni, zda se tahy mohou vrátit.
web-held = Hraje za vás bot.
web-take-back = Vzít si místo zpět
web-leave-to-bot = Odejít a nechat hrát bota
web-hold-seat = Nechat za hráče { $player } hrát bota
web-resign = Vzdát
web-resign-sure = Vzdát tuto hru? Soupeř vyhraje a body se nepočítají.
web-frozen = Tato hra začala podle jiných pravidel a nemůže zde pokračovat.
web-hand-over = Předejte zařízení
web-hand-over-about = { $player }, jste na tahu. Podívejte se, až obrazovku nikdo jiný neuvidí.
web-show-my-cards = Ukázat moji stranu
web-since-away = Co se stalo bez vás: { $count ->
    [one] { $count } tah
    [few] { $count } tahy
   *[other] { $count } tahů
}.
web-show-away = Ukázat
web-dismiss = Není třeba
web-lost = Spojení se přerušilo. Obnoví se samo.
web-lost-waiting = { $count ->
    [one] { $count } akce čeká a bude odeslána jednou.
    [few] { $count } akce čekají a budou odeslány jednou.
   *[other] { $count } akcí čeká a bude odesláno jednou.
}
web-confirm = Toto nelze vzít zpět
web-confirm-play = Provést

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

## Chat

web-no-chat = Zatím nikdo nic neřekl.
web-say-something = Řekněte něco
web-send = Odeslat

## Konec

web-result = Výsledek
web-final-scoring = Závěrečné bodování
web-skip-scoring = Ukázat vše
web-scoring-lines = Bodování řádek po řádku
web-end = { $who ->
    [me] Vyhráváte, { $points } : { $others }
    [shared] { $player } se dělí o vítězství, { $points }
   *[other] Vítězí { $player }, { $points } : { $others }
}
web-end-resigned = { $who ->
    [me] Vyhráváte: { $loser } to vzdává
   *[other] Vítězí { $player }: { $loser } to vzdává
}
web-share = Obrázek
web-rematch = Odveta
web-to-rematch = K odvetě
web-look-at-board = Podívat se na plán

## Přehrání

web-replay = Přehrát hru
web-download-record = Stáhnout záznam
web-to-table = Ke stolu
web-eyes = Čí pohled
web-eyes-spectator = pohled diváka
web-eyes-of = pohled hráče { $player }
web-eyes-open = s odkrytými kartami
web-fork = Hrát odtud
web-retry = Zkusit odtud znovu
web-fork-about = Nový stůl začne přesně z této pozice, se skutečnými kartami.
web-fork-redealt = Nový stůl začne z této pozice; co nemůžete znát, rozdá se znovu.
web-fork-seat = Které místo si vezmete?
web-copy-position = Kopírovat odkaz na tuto pozici
web-position = Pozice
web-position-about = Stůl se otevře v této pozici; co bylo před ní, nehraje roli.
web-position-turn = nyní rozhoduje
web-position-all = Všechna místa: táhnu za všechny
web-position-over = V této pozici je hra u konce.
web-position-text = Pozice jako text
web-position-look = Podívat se
web-first = Na začátek
web-previous = O tah zpět
web-next = Dál
web-run = Přehrávat
web-move-number = Tah { $number } z { $count }
web-not-begun = Tato hra ještě nezačala.
web-analysis-about = Jak hra probíhala a kde se zlomila? Server může posoudit každé rozhodnutí podle toho, co hráč mohl vědět. Trvá to minutu dvě a výsledek zůstane všem.
web-analysis-begin = Rozebrat hru
web-analysis-working = Boti hru procházejí: { $done } z { $todo } rozhodnutí.
web-analysis-later = Až hra skončí, půjde ji tu rozebrat.
web-analysis-open-file = Otevřít rozbor ze souboru
web-analysis-other-file = V tom souboru není rozbor této hry.
web-analysis-picture = Křivky odhadu každého hráče podle tahů. Totéž říkají seznamy níže.
web-analysis-loss = Tah { $move }. { $player }: { $grade }.

## Pravidla

web-rules-of = Pravidla: { $game }
web-search-rules = Hledat v pravidlech
web-chapters = Kapitoly
web-book-contents = Obsah
web-book-all = Všechna pravidla podle čísel
web-book-now = Teď: { $page }
web-book-try = Vyzkoušet
web-book-again = Ještě jednou
web-book-print = Vytisknout přehled
web-what = Co je to?
web-what-ask = Co chcete vědět? Ukažte na kartu, figurku, znak nebo číslo.
web-what-nothing = To je jen stůl. Ukažte na kartu, figurku, znak nebo číslo.
web-what-more = V pravidlech
web-rules-for-programs = Pro ty, kdo programují
web-book-player = { $seat ->
    [0] Nina
    [1] Adam
    [2] Ida
    [3] Leo
   *[other] Eva
}

## Nastavení

web-theme = Vzhled
web-theme-system = podle systému
web-theme-light = světlý
web-theme-dark = tmavý
web-motion = Pohyb
web-motion-system = podle systému
web-motion-full = zapnutý
web-motion-off = vypnutý
web-tempo = Tahy ostatních
web-tempo-calm = v klidu: každý se dá přečíst
web-tempo-brisk = svižně
web-tempo-once = hned
web-confirm-final = Zeptat se před krokem, který nelze vzít zpět
web-marks = Značit volitelné také čárkovaně
web-workshop = Nabízet boty určené ke zkoušení
web-account = Účet
web-account-about = Účet drží vaše hry a hodnocení pohromadě na všech zařízeních. E-mail není potřeba.
web-account-is = Jste přihlášeni jako { $login }.
web-login = Jméno účtu
web-password = Heslo (aspoň 10 znaků)
web-log-in = Přihlásit se
web-log-out = Odhlásit se
web-sessions = Kde jste přihlášeni
web-session-here = toto zařízení
web-session-unknown = neznámé zařízení
web-session-used = použito { $when }
web-sessions-end = Odhlásit všude jinde
web-change-password = Změnit heslo
web-change-password-about = Na všech ostatních zařízeních se budete muset přihlásit znovu.
web-old-password = Dosavadní heslo
web-new-password = Nové heslo
web-password-changed = Heslo je změněno.
web-recovery = Záchranné kódy
web-recovery-about = Každý kód vám jednou dovolí zvolit nové heslo. Zapište si je: ukážou se jen teď a dřívější už neplatí.
web-make-codes = Vytvořit kódy
web-forgotten = Zapomněli jste heslo?
web-recovery-code = Záchranný kód
web-recover = Nastavit nové heslo
web-make-account = Založit účet
web-claim = Vzít s sebou vše, co v tomto prohlížeči hraje { $name }
web-other-device = Na jiném zařízení
web-other-device-about = Osobní odkaz přenese vaše místa na jedno další zařízení. Platí jednou, 15 minut; kdo ho použije, může hrát za vás.
web-make-link = Vytvořit osobní odkaz
web-carry = Převzít moje místa
web-carry-none = V této adrese není osobní odkaz. Vytvořte si ho v nastavení zařízení, na kterém hrajete.
web-carry-about = Tímto osobním odkazem se v tomto prohlížeči bude hrát za hráče { $name }.
web-carry-account = Tímto osobním odkazem se v tomto prohlížeči bude hrát za hráče { $name } (účet { $login }).
web-carry-instead = Teď jste tu jako { $name }. Potom tu budete jako { $other }. Pokračujte, jen pokud je odkaz váš.
web-keys = Klávesy u stolu
web-key-slash = /
    .about = najít akci psaním
web-key-u = U
    .about = zpět
web-key-r = R
    .about = znovu
web-key-h = H
    .about = rada ve hře s boty
web-key-p = P
    .about = pozastavit a pokračovat
web-key-escape = Esc
    .about = zrušit výběr, zavřít poznámku, přeskočit pohyb
web-key-zoom = + − 0
    .about = přiblížit, oddálit a zobrazit celý plán

## Naučit se

web-learn-about = Krátké kapitoly asi na dvě minuty: táhnete vy, vysvětlujeme my.
web-teacher = Učitel
web-back = Zpátky
web-show-me = Udělat za mě
web-lesson-other = I to by šlo. V této lekci ale prosím udělejte, co říká text.
web-lesson-why = V této lekci vedou dál jen tahy, které text jmenuje.
web-lesson-rule = Pravidlo
web-lesson-leave = Všechny kapitoly
web-lesson-done = Kapitola „{ $chapter }“ je hotová. Jdeme dál?
web-lesson-all-done = Teď hru znáte. Nejlepší bude zahrát si!
web-chapter-done = hotovo
web-goal = Váš cíl teď
web-goal-dismiss = Už nepotřebuji

## Rady

web-hint = Rada
web-hint-stop = Přemýšlím… Stisknutím přerušíte
web-hint-then = Potom: { $list }
web-hint-gains = Získáte: { $list }.
web-hint-takes = { $player }: { $list }.

## Úlohy

web-puzzles = Úlohy
web-puzzles-about = Úlohy: pozice s jediným nejlepším tahem. Najděte ho a zjistěte, proč je nejlepší.
web-puzzles-none = Pro tuto hru zatím úlohy nejsou.
web-puzzle-of-day = Úloha dne
web-puzzle-themes = Podle témat
web-puzzle-rating = vy: { $rating }
web-puzzle-strength = úloha: { $rating }
web-puzzle-run = v řadě: { $count } (nejvíc { $best })
web-puzzle-days = { $count ->
    [one] { $count } den po sobě
    [few] { $count } dny po sobě
   *[other] { $count } dní po sobě
}
web-puzzle-you = Vy
web-puzzle-ask = Který tah je nejlepší?
web-puzzle-go-on = Správně! A teď?
web-puzzle-solved = Vyřešeno: { $moves }.
web-puzzle-shown = Nejlepší bylo: { $moves }.
web-puzzle-wrong = Jde to lépe.
web-puzzle-loss = Takhle se ztratí asi { $loss }.
web-puzzle-why = To tady nejde.
web-puzzle-show = Ukázat řešení
web-puzzle-again = Znovu
web-puzzle-next = Další úloha
web-theme-gain = Body: { $source }
web-theme-deny = Vzít body soupeři
web-theme-quiet = Tiché tahy

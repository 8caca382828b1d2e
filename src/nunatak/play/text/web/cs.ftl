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
web-here = online
web-invite = Pozvánka
web-invite-about = Pošlete tento odkaz, nebo nechte telefon ve stejné síti přečíst kód.
web-invite-alone = Tento odkaz funguje jen na tomto počítači. Aby ho otevřela i jiná zařízení, spusťte server tak, aby na něj místní síť dosáhla:
web-qr = QR kód odkazu
web-invited = Máte pozvánku ke stolu
web-waiting-for-players = Hra může začít, až budou všechna místa obsazená.
web-waiting-for-host = Hru začíná hostitel.
web-no-table = Tento stůl nelze otevřít
web-no-table-about = Pokud vám tuto adresu někdo poslal: soukromý stůl se otevírá pozvánkou, nebo odkazem pro diváky. Požádejte o jeden z nich; u stolu je najdete pod nadpisem „Pozvánka“.

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
web-undo-waiting = Ptáme se ostatních, zda se tahy mohou vrátit.
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
web-second-leg = Druhá partie: stejné rozdání, vyměněná místa
web-match-duplicate = Duplikátní zápas
    .about = Dvě partie se stejným rozdáním; ve druhé si vyměníte místa. Karty zůstanou zapečetěné, dokud neskončí obě.
web-match = Zápas
web-match-stands = { $player }: vyhráno { $wins }, bodů { $points }
web-match-game = Partie { $number }
web-match-open = ještě neskončila
web-look-at-board = Podívat se na plán

## Přehrání

web-replay = Přehrát hru
web-download-record = Stáhnout záznam
web-to-table = Ke stolu
web-eyes = Čí pohled
web-eyes-spectator = jako divák
web-eyes-of = jako { $player }
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
web-gender = Jak se o vás mluví
web-gender-any = bez rodu: „staví“
web-gender-he = on: „postavil“
web-gender-she = ona: „postavila“
web-tempo = Tahy ostatních
web-tempo-calm = v klidu: každý se dá přečíst
web-tempo-brisk = svižně
web-tempo-once = hned
web-confirm-final = Zeptat se před krokem, který nelze vzít zpět
web-marks = Značit volitelné také čárkovaně
web-workshop = Nabízet boty určené ke zkoušení
web-account = Účet
web-account-about = Účet drží vaše hry a hodnocení pohromadě na všech zařízeních. E-mail není potřeba.
web-account-is = Přihlášený účet: { $login }.
web-login = Jméno účtu
web-password = Heslo (aspoň 10 znaků)
web-log-in = Přihlásit se
web-log-out = Odhlásit se
web-sessions = Vaše přihlášení
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
web-carry-by = Otevřete tento odkaz na druhém zařízení, nebo jím načtěte kód.
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
    .about = rada ve hře s boty a tam, kde jsou rady pro všechny
web-key-what = ?
    .about = zjistit, co to je
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
web-hint-gains = Kdyby se potom všechno sečetlo, přibylo by vám: { $list }.
web-hint-takes = { $player }: { $list }.
web-hints-all = Rady pro všechny
    .about = Kdo je na tahu, smí se zeptat, co by zahrál silný bot; v chatu se to poznamená. Taková hra se nezapočítává do hodnocení.
web-hint-asked = Vyžádána rada

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

## Lidé

web-profile = Profil
web-profile-none = Zatím vás tu nikdo nezná. Zahrajte si a na této stránce se začnou sbírat vaše výsledky.
web-profile-empty = Zatím žádné dohrané hry.
web-account-since = Účet od { $when }
web-guest-since = Host od { $when }
web-shown = Kdo tuto stránku vidí?
web-shown-public = Veřejný
    .about = Jméno, hodnocení a výsledky vidí všichni. Hry u soukromých stolů zůstávají soukromé.
web-shown-private = Soukromý
    .about = Tuto stránku vidíte jen vy a vaši přátelé a v žádném žebříčku nejste.
web-all-results = Všechny hry
web-against-people = S lidmi
web-tally = výher: { $won } z { $played }
web-runs = V řadě
web-runs-are = výher nyní: { $run }, nejvíce: { $best }
web-accuracy = Přesnost
web-accuracy-is = { $share }, rozebraných her: { $games }
web-roles = Role
web-best-games = Nejlepší hry
web-best-game = Výhra, soupeři: { $against }
web-best-points = body: { $points }
web-rating = Hodnocení
web-rating-short = hodnocení { $rating }
web-rating-moved = Vaše hodnocení: { $before } → { $after }
web-rating-of = Hodnocení u stolu pro { $count }
web-rated-games = { $count ->
    [one] { $count } hodnocená hra
    [few] { $count } hodnocené hry
   *[other] { $count } hodnocených her
}
web-rating-course = Jak se hodnocení vyvíjelo: mezi { $least } a { $most }
web-ladder = Žebříček
web-ladder-about = Hodnotí se hry lidí s účtem. Číslo ukazuje sílu, kterou si lze být téměř jist, proto s každými několika hrami roste.
web-ladder-empty = Zatím tu nikdo hodnocení nemá.
web-ladder-bots = Boti
web-ladder-step = { $bot }: výhry v { $beaten } z { $roles } rolí
web-level-beaten = Vaše výhry v rolích: { $roles }
web-place = Místo
web-rated = Hry
web-name-ask = Jak vám mají ostatní říkat?
web-name-about = Ptáme se jen jednou. Jméno můžete kdykoli změnit v nastavení.
web-friends = Přátelé
web-friend-ask = Nabídnout přátelství
web-friend-accept = Přijmout
web-friend-decline = Odmítnout
web-friend-withdraw = Vzít nabídku zpět
web-friend-end = Ukončit přátelství
web-friend-tie-asked = zatím bez odpovědi
web-friend-tie-asks = nabízí přátelství
web-friend-invite = Pozvat
web-friend-invited = Pozvánka odeslána
web-company = Lidé u stolu
web-watching = { $count ->
    [0] Nikdo se nedívá.
    [one] Dívá se { $count } člověk.
    [few] Dívají se { $count } lidé.
   *[other] Dívá se { $count } lidí.
}
web-mute-person = Neslyšet
web-unmute-person = Znovu slyšet
web-muted-here = Neslyšíte: { $name }.
web-report = Nahlásit
web-report-why = Co je špatně?
web-report-insult = Urážky
web-report-spam = Spam
web-report-cheating = Nečestná hra
web-report-name = Jméno
web-report-other = Něco jiného
web-reported = Děkujeme. Správce se na to podívá.
web-signs = Znamení
web-sign-hello = Ahoj!
web-sign-cheer = Pěkný tah!
web-sign-thanks = Děkuji!
web-sign-ouch = Jau!
web-sign-think = Nechte mě přemýšlet
web-sign-howl = Aúúú!
web-watchers-allow = Pouštět diváky zvláštním odkazem
web-watchers-about = Vidí plán, ale nemohou si sednout.
web-watchers-late = Karty v ruce nevidí a vše ostatní až po třech minutách, aby nikdo nenapovídal.
web-watchers-link = Odkaz pro diváky
web-late = Díváte se. V této hře jsou skryté karty, proto se ukazuje o { $minutes ->
    [one] { $minutes } minutu
    [few] { $minutes } minuty
   *[other] { $minutes } minut
} později.
web-learn-minutes = Hrajete poprvé? Naučte se to za tři minuty
web-data = Vaše data
web-data-about = Vše, co o vás tento server uchovává, v jednom souboru.
web-data-download = Stáhnout má data
web-farewell = Smazat mě natrvalo
web-farewell-about = Jméno, účet, hodnocení, přátelé a zprávy se smažou. Hry ostatních zůstanou bez vašeho jména, vaše místa převezme bot. Nelze to vrátit.
web-farewell-name = Pro potvrzení napište své jméno: { $name }
web-farewell-do = Smazat vše

## Boti a jejich tváře

web-face-pup = Nuka
    .about = Honí každého motýla, na polovinu zapomene a na zbytek je pyšná.
web-face-hunter = Torvik
    .about = Vidí, co je nablízku, a vezme si to. Za nejbližší hřeben se dívá málokdy.
web-face-alpha = Sigra
    .about = Plánuje dopředu, nic neodpouští a krátké koncovky spočítá do posledního bodu.
web-face-elder = Stará Uma
    .about = Každou zimu viděla dvakrát. Nespěchá a vyplatí se to.
web-face-spirit = Amarok
    .about = Nikdo ho nikdy neslyšel přicházet. Přemýšlí déle než všichni ostatní.
web-thinks-at-once = rozhoduje hned
web-thinks-about = asi { $seconds } s na rozhodnutí
## Stránka bez serveru

web-alone-about = Všechno se děje v tomto prohlížeči, i bez připojení. Vaše partie jsou uloženy zde a nikde jinde.
web-alone-secret = Karty rozdává tento prohlížeč, takže zná i to, co je skryté. Rozdání bylo určeno před prvním tahem: po skončení hry to doloží její záznam.
web-alone-analysis = Jak hra probíhala a kde se zlomila? Váš prohlížeč může posoudit každé rozhodnutí podle toho, co hráč mohl vědět. Potrvá to minutu dvě.
web-own-secret = Boti u tohoto stolu přemýšlejí ve vašem prohlížeči. Ten se proto dozví, co smí vědět každý z nich, a nic víc.
web-alone-keep = Uložit všechny partie do souboru
web-alone-bring = Načíst partie ze souboru
web-alone-brought = Načteno: { $brought }. Už zde byly: { $known }. Poškozené a vynechané: { $wrong }.
web-alone-update = Nová verze her je připravena.
web-alone-take-update = Použít ji
web-alone-old-browser = Hry zde nelze spustit: prohlížeč je příliš starý, nebo stránka nebyla otevřena přes https.
web-alone-no-space = V úložišti prohlížeče už není místo, takže se nic nezměnilo. Uvolněte místo a zkuste to znovu.
web-alone-broken-download = Část stránky se nepodařilo načíst. Zkuste to znovu, až bude spojení; nic se neztratilo.
web-alone-other-version = Záznam vznikl podle jiné verze pravidel.
web-alone-own-data = Tato partie se hrála se změněnými daty, která stránka nemá.
web-alone-bad-bundle = V tomto souboru nejsou partie této stránky.
web-alone-unavailable = U téhož stolu se hraje v jiném okně; zkuste to znovu.
web-alone-internal = Na stránce se něco pokazilo; vaše partie jsou uloženy.
## Klub: hra s lidmi, pomalé partie, turnaje

web-lobby = Hrát s někým
web-lobby-about = Řekněte, co si chcete zahrát. Jakmile se někdo najde, oba se ocitnete u stolu.
web-seek = Najít partii
web-seek-start = Najít hráče
web-seek-end = Už nehledat
web-seek-range = Proti komu?
web-seek-any = proti komukoli
web-seek-near = asi stejně silný jako já
web-seek-wants-near = hledá podobně silného, hodnocení { $rating }
web-seeking = Hledáme hráče: { $game }, { $count ->
    [one] { $count } místo
    [few] { $count } místa
   *[other] { $count } míst
}
web-seekers = Právě čekají
web-seekers-none = Nikdo nečeká. Buďte první.
web-play-with = Hrát
web-same-people = Znovu se stejnými lidmi
web-play-again = Znovu
web-open-tables = Otevřené stoly
web-open-tables-none = Teď není žádný stůl otevřený všem.
web-table-ready = Váš stůl je připraven: { $game }
web-tables-ready = { $count ->
    [one] Čeká na vás { $count } stůl
    [few] Čekají na vás { $count } stoly
   *[other] Čeká na vás { $count } stolů
}
web-pace-each = { $minutes } min každý
web-pace-hours = { $hours } h na tah
web-pace-day = jeden den
web-pace-days = { $days ->
    [one] { $days } den
    [few] { $days } dny
   *[other] { $days } dní
}
web-turn-notices = Upozornění
web-notices-about = V partii s hodinami nebo dny na tah se můžete dozvědět, že jste na tahu: jednou za tah.
web-notices-on = Upozornit mě, když jsem na tahu v pomalé partii
web-notices-here = v tomto prohlížeči
web-notices-take = Upozorňovat v tomto prohlížeči
web-notices-insecure = Prohlížeč přijímá upozornění jen ze stránky otevřené přes HTTPS; tato je otevřená bez něj.
web-notices-unable = Tento prohlížeč upozornění nepřijímá. Na iPhonu nebo iPadu si stránku nejdřív přidejte na plochu.
web-notices-denied = Prohlížeč upozornění z této stránky nedovoluje.
web-notices-are-off = Upozornění už nepřijdou. Znovu je zapnete v nastavení.
web-notices-mail = e-mailem na adresu
web-mail-confirmed = Potvrzeno.
web-mail-none = Už nepsat
web-mail-code = Kód, který jsme na tu adresu poslali
web-mail-confirm = Potvrdit
web-vacation = Dovolená
web-vacation-about = Když tu nejste, hodiny s dnem a více na tah stojí. Letos zbývá dní: { $left } z { $yearly }.
web-vacation-begin = Jít na dovolenou
web-vacation-until = Máte dovolenou do { $date }; vaše hodiny stojí.
web-vacation-end = Jsem zpět
web-tournament = Turnaj
web-tournaments = Turnaje
web-tournaments-about = Pro jakoukoli skupinu přes odkaz: všichni hrají se stejnými hodinami a místa mohou doplnit boti.
web-tournaments-none = Zatím tu není žádný turnaj.
web-tournament-new = Nový turnaj
web-tournament-name = Název
web-tournament-kind = Druh
web-tournament-swiss = Švýcarský systém
    .about = V každém kole se potkají hráči se stejnými body, nikdo dvakrát.
web-tournament-robin = Každý s každým
    .about = Každý se potká s každým jednou.
web-tournament-arena = Aréna
    .about = Kdo je volný, dostane hned další stůl, dokud nevyprší čas.
web-at-a-table = Hráčů u stolu
web-arena-length = Jak dlouho?
web-arena-minutes = { $minutes } min
web-duplicate = Duplikát
    .about = Každé rozdání se hraje dvakrát současně, s vyměněnými místy.
web-fill = Boti
web-fill-none = žádní
web-fill-to = do { $count } hráčů
web-tournament-plays = Hraji také
web-tournament-public = Veřejný: kdokoli může hrát a dívat se
web-tournament-make = Vytvořit turnaj
web-tournament-enter = Zúčastnit se
web-tournament-start = Začít
web-tournament-leave = Odstoupit
web-tournament-link = Odkaz na tento turnaj
web-tournament-waiting = Váš další stůl se tu otevře sám.
web-tournament-is-open = otevřený
web-tournament-is-playing = probíhá
web-tournament-is-over = skončil
web-my-next-table = K mému stolu
web-round = { $round }. kolo
web-round-of = { $round }. kolo z { $rounds }
web-standings = Pořadí
web-rank = Místo
web-score-points = Body
web-games-played = Partie
web-break-buchholz = Buchholz
    .about = Součet bodů soupeřů
web-break-sonneborn = Sonneborn–Berger
    .about = Body poražených soupeřů a polovina bodů těch, s nimiž byla remíza
web-break-direct = Vzájemné
    .about = Body proti těm, kdo mají stejně bodů
web-break-wins = Výhry
    .about = Vyhraná utkání
web-has-gone = mimo turnaj
web-pairings = Partie
web-pairings-none = První kolo začne, až ho hostitel spustí.
web-bye = volné kolo

## Moderátoři a provozovatelé

web-operators = Moderování
web-operators-only = Tato stránka je pro moderátory serveru.
web-look-reports = Hlášení
web-look-people = Lidé
web-look-tables = Stoly
web-look-bans = Zákazy
web-look-audit = Záznam
web-look-roles = Role
web-is-open = čeká
web-is-done = vyřízeno
web-is-lobby = nezačala
web-is-playing = probíhá
web-is-over = dohraná
web-deed-whom = Koho nebo co
web-deed-why = Proč
web-deed-ban = Zakázat přístup
web-deed-unban = Zrušit zákaz
web-deed-mute = Umlčet
web-deed-unmute = Vrátit slovo
web-deed-rename = Přejmenovat
web-deed-close = Zavřít stůl
web-deed-reopen = Znovu otevřít stůl
web-deed-handle = Vyřízeno
web-deed-logout = Odhlásit
web-deed-drop = Smazat stůl
web-deed-role = Změnit roli
web-new-name = Nové jméno
web-for-good = natrvalo
web-role-player = hráč
web-role-moderator = moderátor
web-role-operator = provozovatel
web-field-at = Kdy
web-field-who = Kdo
web-field-what = Co
web-field-whom = Koho
web-field-detail = Podrobnosti
web-field-reason = Důvod
web-field-state = Stav
web-field-by-name = Od koho
web-field-about-name = O kom
web-field-said = Řečeno
web-field-line = Řádek
web-field-table = Stůl
web-field-handled-by = Kdo vyřídil
web-field-handled-at = Vyřízeno
web-field-note = Poznámka
web-field-login = Přihlašovací jméno
web-field-name = Jméno
web-field-created = Od kdy
web-field-muted = Beze slova do
web-field-until = Do
web-field-why = Proč
web-field-game = Hra
web-field-public = Veřejný
web-field-ended = Skončil
web-field-closed = Zavřený
web-field-role = Role

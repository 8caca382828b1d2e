### Дом: командная строка и игра в терминале, по-русски.
### Идентификаторы одни и те же в en.ftl, ru.ftl и cs.ftl.

player = Игрок { $number }
resigned = { $player } сдаётся: побеждает другой игрок.

## Страницы справки

cli-about =
    Настольные игры дикого севера: играть, разбирать, проверять.
cli-usage = использование:
cli-arguments = аргументы
cli-options = параметры
cli-commands = команды
cli-command = КОМАНДА
cli-examples = примеры:
cli-exit-codes =
    коды завершения:
      0    всё в порядке
      1    нет: запись партии не сошлась, в своде правил чего-то
           не хватает или ввод кончился раньше игры
      2    командную строку, файл или параметр не удалось понять
      3    запись партии ещё запечатана, проверять пока нечего
      130  прервано
cli-more =
    У каждой команды есть своя страница: nunatak play --help
    Играть прямо сейчас: nunatak play { $game }
cli-lang = язык: { $languages }; иначе — язык системы
cli-no-color = без цвета (то же делает переменная NO_COLOR)
cli-help = показать эту страницу
cli-version = показать версию
cli-game = какая игра: { $games }
cli-game-default = какая игра: { $games }; если не указать, первая из них
cli-seats = число мест; если не указать, наименьшее для игры
cli-option = настройка игры, например режим; можно повторять
cli-options-of = варианты игры «{ $title }»:
cli-data = ваши данные из коробки вместо наших
cli-seed = одно и то же зерно раздаёт одну и ту же партию
cli-default = { $about } (по умолчанию { $default })
cli-hint-seed = с тем же числом и тем же --iterations мысль та же
cli-json = вывод для программ
cli-interrupted = Прервано.

## Команды: играть

cli-play = сыграть партию в этом терминале
cli-play-about =
    Партия против бота или с друзьями за одной клавиатурой: между ходами
    экран скрыт. Во время игры наберите «помощь», чтобы узнать, что можно
    набрать, а «почему ДЕЙСТВИЕ» объяснит, почему так нельзя.
    Код завершения: 0 в конце игры или после выхода, 1, если ввод кончился.
cli-play-examples =
    {"  "}nunatak play { $game }
    {"  "}nunatak play { $game } --players Анна,Иван
    {"  "}nunatak play { $game } --seed 7 --bot random --lang cs
cli-play-players = кто сидит за этой клавиатурой, по именам; остальные места займут боты
cli-play-bot = уровень ботов: { $bots }
cli-play-hot-seat = все сидят за этой клавиатурой, без ботов

## Команды: боты

cli-bots = показать ботов и их силу
cli-bots-about =
    Уровни от самого доброго к самому сильному, затем три бота для сравнения.
    Боты видят только то, что видно с их места. Код завершения: 0.
cli-bots-examples =
    {"  "}nunatak bots
    {"  "}nunatak play { $game } --bot hunter

## Команды: смотреть

cli-show = нарисовать поле по записи партии или позиции
cli-show-about =
    Рисует поле по записи партии после любого хода или по позиции,
    записанной одной строкой. Запечатанную запись нарисовать нельзя
    (код завершения 3).
cli-show-examples =
    {"  "}nunatak show game.json
    {"  "}nunatak show game.json --move 12 --seat Анна
    {"  "}nunatak show game.json --svg board.svg
    {"  "}nunatak show "{ $game } …" --open
cli-show-what = файл записи или позиция в кавычках
cli-show-move = после стольких ходов; иначе — после последнего
cli-show-seat = глазами игрока: имя или номер места, считая с 0; иначе — глазами зрителя
cli-show-open = глазами каждого игрока по очереди
cli-show-svg = нарисовать картинкой в этот файл (.svg); с --open — по файлу на каждого игрока
cli-show-theme = тема картинки: светлая (light) или тёмная (dark)
cli-show-sealed = { $file }: запись запечатана до конца игры. Сделано ходов: { $moves }.
cli-show-no-moves = --move: у позиции нет ходов, они есть только у записи партии.
cli-show-too-far = --move: в записи всего { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[many] { $moves } ходов
}, а запрошено { $move }.
cli-show-broken = { $file }: один из ходов невозможен; какой — скажет nunatak verify.
cli-show-after = { $title }, после хода { $move }: { $notation }
cli-open = показать запись или позицию в браузере
cli-open-about =
    Показать в браузере повтор записи или открыть позицию как стол, за
    которым можно играть дальше. Для этого запускается маленький сервер,
    который ничего не хранит; Ctrl-C его останавливает.
cli-open-examples =
    {"  "}nunatak open game.json
    {"  "}nunatak open "{ $game } …"
    {"  "}nunatak open game.json --url http://127.0.0.1:8000
cli-open-url = показать на этом сервере, который уже работает; запись останется среди его открытых игр
cli-open-port = порт маленького сервера; иначе любой свободный
cli-open-at = Откройте в браузере: { $url }
cli-open-end = Ctrl-C завершает.
cli-open-broken = { $file }: запись не подтверждается; почему, скажет nunatak verify.
cli-open-unfinished = Игра не окончена, поэтому открывается её последняя позиция.
cli-open-nobody = По адресу { $url } не отвечает сервер столов nunatak.

cli-rules = прочитать правила
cli-rules-about =
    Правила для людей: содержание, страница или памятка. И каждое правило
    по его номеру; по началу номера — весь раздел.
cli-rules-examples =
    {"  "}nunatak rules { $game }
    {"  "}nunatak rules { $game } scoring
    {"  "}nunatak rules { $game } --short
    {"  "}nunatak rules { $game } { $rule }
    {"  "}nunatak rules { $game } { $area }
cli-rules-what = страница правил, номер правила или начало номера
cli-rules-short = памятка
cli-rules-all = все правила по номерам
cli-rules-boards = нарисовать и поля с картинок
cli-rules-open = nunatak rules { $game } СТРАНИЦА открывает страницу, --short печатает памятку, --all — все правила по номерам.

## Команды: проверять

cli-verify = проверить записи партий
cli-verify-about =
    Переигрывает записи и проверяет в них всё: запечатанную раздачу,
    каждый ход, цепочку позиций и итог.
    Код завершения: 0 всё сошлось, 1 что-то не сошлось, 3 запись ещё
    запечатана, 2 файл не прочитать; считается самое тяжёлое.
cli-verify-examples =
    {"  "}nunatak verify game.json
    {"  "}nunatak verify games/*.json --json
cli-verify-files = записи, которые нужно проверить
cli-verify-ok = всё сошлось, { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[many] { $moves } ходов
}.
cli-verify-sealed = запись запечатана: игра не окончена, проверять пока нечего.
cli-verify-commitment = зерно не то, которое было запечатано перед первым ходом.
cli-verify-chain-length = у цепочки позиций неверная длина ({ $detail }).
cli-verify-deal = зерно раздаёт не ту начальную позицию, что указана в записи.
cli-verify-unreadable = ход { $number } — не действие: { $detail }.
cli-verify-notation = Действия пишут так: { $first }; { $last }.
cli-verify-refused = ход { $number }, { $detail }, нарушает правила.
cli-verify-move = после хода { $number }, { $detail }, позиция не та, что указана в записи.
cli-verify-result = итог не тот, к которому ведут ходы; должно быть { $detail }.

cli-ledger = проверить, что каждое правило есть в коде, в тестах и в текстах
cli-ledger-about =
    Каждое правило свода: какой код на него ссылается, сколько тестов
    названо его именем, на каких языках оно изложено. Нужны исходники.
    Код завершения: 0 всё на месте, 1 чего-то не хватает.
cli-ledger-examples =
    {"  "}nunatak ledger { $game }
    {"  "}nunatak ledger { $game } --json
cli-ledger-rule = правило
cli-ledger-code = код
cli-ledger-tests = тесты
cli-ledger-complete = { $count ->
    [one] { $count } правило, всё на месте.
    [few] { $count } правила, всё на месте.
   *[many] { $count } правил, всё на месте.
}
cli-ledger-missing = Чего-то не хватает у { $count ->
    [one] { $count } правила
   *[other] { $count } правил
}: { $rules }

## Команды: измерять

cli-simulate = сыграть много случайных партий
cli-simulate-about =
    Играет случайные партии и рассказывает, что из них вышло: какой они
    длины, кто побеждал и откуда взялись очки.
cli-simulate-examples =
    {"  "}nunatak simulate { $game } --games 100000 --seed 7
    {"  "}nunatak simulate { $game } --json
cli-simulate-games = сколько партий
cli-simulate-done = { $title }: { $games ->
    [one] { $games } случайная партия
    [few] { $games } случайные партии
   *[many] { $games } случайных партий
} за { $seconds } с.
cli-simulate-length = Решений в партии: в среднем { $mean }, от { $shortest } до { $longest }.
cli-simulate-shared = Партий с разделённым первым местом: { $count }.
cli-simulate-unfinished = Партий, которые не закончились: { $count }.
cli-simulate-greedy = каждый берёт то, что сразу даёт больше очков, а не играет наугад
cli-simulate-order = Победы по порядку хода: { $shares }
cli-simulate-roles = Победы по ролям: { $shares }
cli-simulate-wins = Победы

cli-bench = измерить скорость
cli-bench-about =
    Случайная игра на одном ядре: решений и партий в секунду, в машинном
    коде и без него, а с --peers рядом игры OpenSpiel.
cli-bench-examples =
    {"  "}nunatak bench { $game }
    {"  "}nunatak bench { $game } --seconds 5 --peers --json
cli-bench-seconds = сколько секунд измерять каждое
cli-bench-peers = сравнить с OpenSpiel, если он установлен
cli-bench-baseline = сравнить с кодом другого коммита (если не указан, HEAD~1), по очереди
cli-bench-measuring = Идёт измерение…
cli-bench-decisions = решений/с
cli-bench-games = партий/с
cli-bench-ratio = мы быстрее
cli-bench-compiled = машинный код
cli-bench-interpreted = без компиляции
cli-bench-network = взгляды сети

cli-train = обучить сеть игре
cli-train-about =
    Игра с самой собой с нуля, на видеокарте, если она есть: партии на разное
    число игроков чередуются, сеть для всех одна. Раз в минуту в папке
    сохраняется состояние, и новое обучение продолжится с него; в конце там
    лежит net.npz, который читает бот net.
cli-train-examples =
    {"  "}nunatak train { $game } --minutes 30
    {"  "}nunatak train { $game } --out my-net --matches 20 --plot curve.svg
cli-train-out = куда записать состояние, кривую и сеть
cli-train-minutes = сколько минут учиться
cli-train-games = сколько партий играть одновременно
cli-train-threads = сколько потоков их ведут (если не указано, все ядра)
cli-train-matches = сколько раздач каждую минуту играть против вожака
cli-train-plot = нарисовать кривую в конце
cli-train-point = решений: { $decisions }, в секунду: { $rate }; энтропия { $entropy }
cli-train-won = решений: { $decisions }; побед над ботом { $rival }: { $won } %
cli-train-done = Сеть записана в { $path }.

cli-warmup = скомпилировать всё перед первой партией
cli-warmup-about =
    Переводит игры в машинный код, один раз для каждой версии. Если этого
    не сделать, игра займётся этим сама перед первой партией.
cli-warmup-examples =
    {"  "}nunatak warmup
    {"  "}nunatak warmup --game { $game }
cli-warmup-game = только эта игра
cli-warmup-warm = Всё уже скомпилировано.
cli-warmup-once = Правила переводятся в машинный код; это бывает только один раз.
cli-warmup-done = Скомпилировано за { $seconds } с.

## Команды: арена

cli-arena = свести ботов друг с другом и оценить их
cli-arena-about =
    Каждый бот встречается с каждым; каждая раздача играется с каждого
    места. Рейтинги и счёт даны с интервалом, в котором истинное значение
    лежит с доверием 95 %. С --out сохраняются записи всех партий, отчёт и
    results.json, а прерванный турнир продолжается.
    Код завершения: 0 — всё хорошо, 1 — бот проиграл партию из-за ошибки.
cli-arena-examples =
    {"  "}nunatak arena { $game } --bots random,greedy,plain --games 200
    {"  "}nunatak arena { $game } --bots plain@1000i,plain@2000i --until-settled
    {"  "}nunatak arena { $game } --bots my_bots:Clever,greedy --out evening
cli-arena-bots = { $bots } или свой: package.module:Class; со своим бюджетом: plain@0.5s, plain@2000i, plain@1s+2t
cli-arena-games = сколько партий, не меньше; играются целые круги
cli-arena-seconds = сколько секунд бот может думать над решением
cli-arena-iterations = сколько итераций бот может думать; только такой бюджет можно повторить в точности
cli-arena-threads = во сколько потоков может думать один бот
cli-arena-workers = сколько партий сразу; иначе — на сколько хватает ядер
cli-arena-gauntlet = с остальными встречается только первый бот, между собой они не играют
cli-arena-until = остановить пару, как только ясно, набирает ли первый больше или меньше SHARE (0.5, если не указано)
cli-arena-out = сохранять записи, результаты и отчёт здесь; если в папке те же настройки, турнир продолжится
cli-arena-ray = играть на кластере Ray по этому адресу; «local» запустит его здесь
cli-arena-playing = Идёт игра
cli-arena-kept = Отчёт, результаты и записи партий: { $folder }
cli-arena-rounded = Играется { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
}: целыми кругами по { $round }, чтобы каждый бот сыграл каждую раздачу с каждого места.
cli-error-threads = --threads: укажите ещё --seconds-per-move или --iterations-per-move.
cli-error-positive = нужно число больше 0, а не «{ $value }».
cli-error-share = нужно число между 0 и 1, а не «{ $value }».
cli-error-entrant-twice = бот «{ $entrant }» указан дважды; с другим бюджетом (@) это был бы другой бот.
cli-error-entrant-alone = нужно хотя бы два бота, а указано: { $entrant }.
cli-error-entrant-budget = бюджет бота «{ $entrant }» не прочитать: пишите секунды (@0.5s), итерации (@2000i), а потоки после плюса (@1s+2t).
cli-error-folder-settings = в папке { $path } турнир с другими настройками: отличается «{ $field }». Возьмите другую папку или те же настройки.
cli-error-folder-foreign = в папке { $path } лежит что-то другое, а не турнир. Возьмите другую папку.
cli-error-worker = процесс оборвался во время партии { $game } ({ $bots }). Сыгранное сохранено; та же команда продолжит.
cli-error-no-ray = Ray не установлен: pip install "nunatak[ray]"
cli-error-ray = кластер Ray недоступен: { $what }
cli-error-bot-module = бота { $name } не импортировать: { $what }
cli-error-bot-class = бот { $name }: в его модуле нет класса «{ $what }».
cli-error-bot-choose = бот { $name }: у класса { $what } нет метода choose(outlook).
cli-error-bot-made = бота { $name } не создать; его конструктор может принимать seed, budget, оба или ничего: { $what }
cli-error-bot-program = программа { $name } не может играть: { $what }

## Итоги арены и отчёт

arena-title = Арена: { $title }
arena-summary = { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
} на { $deals ->
    [one] { $deals } раздаче
   *[many] { $deals } раздачах
}, решений в партии в среднем { $length }, зерно { $seed }.
arena-ratings = Рейтинги
arena-ratings-about = Точка — рейтинг, на отрезке с доверием 95 % лежит истинное значение. У новичка было бы 25. Боты, чьи отрезки не пересекаются, различаются достаточно надёжно.
arena-head-to-head = Личные встречи
arena-head-to-head-about = Сколько бот из строки набирает против бота из столбца, когда больше за столом никого нет: победа — 1, ничья — ½. Ниже — интервал, в котором истинный счёт лежит с доверием 95 %; партии одной раздачи считаются одним наблюдением.
arena-always-valid = Турнир останавливался, как только вопрос был решён, поэтому здесь такие интервалы, которые верны, когда бы ни остановиться; все вместе они верны с доверием 95 %.
arena-course = Как складывался счёт
arena-course-about = Счёт после каждого круга; закрашенная полоса верна, когда бы ни остановиться.
arena-first-places = Первые места
arena-first-places-about = Как часто бот занимал первое место за таким столом; разделённое первое место делится поровну. Чёрточка — сколько получили бы равные по силе боты.
arena-points = Откуда взялись очки
arena-points-about = Средние очки бота на одном месте.
arena-seats = Места и роли
arena-seats-about = Какая доля первых мест досталась каждому месту за столом, первому, второму и следующим по порядку хода и каждой роли, кто бы их ни занимал.
arena-thinking = Время на размышление
arena-forfeits = Технические поражения
arena-forfeits-about = Бот, который дал сбой, занял в партии последнее место; если мест больше двух, за него доигрывал случайный бот.
arena-forfeit-illegal = Партия { $game }: { $bot } после хода { $move } выбрал { $detail }, а так ходить нельзя.
arena-forfeit-crash = Партия { $game }: у бота { $bot } сбой после хода { $move }: { $detail }
arena-forfeits-more = … и ещё { $count }.
arena-unfinished = Партий, которые не закончились: { $count }.
arena-settings = Настройки
arena-verify = Каждую партию можно проверить: nunatak verify games/*.json
arena-bot = бот
arena-against = против
arena-rating = рейтинг
arena-interval = интервал 95 %
arena-games = партий
arena-first-share = первых мест
arena-mean-place = среднее место
arena-mean-points = очки
arena-wins = победы
arena-ties = ничьи
arena-losses = поражения
arena-score = счёт
arena-even = поровну
arena-table = стол
arena-round = круг
arena-seat = место { $number }
arena-order = { $number }-й по порядку хода
arena-decisions = решений
arena-mean-seconds = в среднем, с
arena-slowest-seconds = дольше всего, с
arena-answer = { $answer ->
    [above] Решено: { $bot } набирает против { $other } больше { $share }.
   *[below] Решено: { $bot } набирает против { $other } меньше { $share }.
}
arena-open = Не решено: { $bot } против { $other }, порог { $share }.

## Команды: разбор игры

cli-analyze = оценить каждое решение в записи
cli-analyze-about =
    Для каждого решения в записи: как стояли игроки, какой ход был лучшим
    и сколько упустил сыгранный; где игра переломилась; а если двое держат
    скрытые карты, что дала раздача, а что умение. Ctrl-C сохраняет то,
    что уже сделано.
    Код завершения: 0 готово, 130 прервано, 1 запись неверна,
    3 она ещё запечатана.
cli-analyze-examples =
    {"  "}nunatak analyze game.json
    {"  "}nunatak analyze game.json --seconds-per-move 5 --out game.html
    {"  "}nunatak analyze game.json --iterations-per-move 4000 --json
cli-analyze-record = файл записи
cli-analyze-seconds = сколько думать над каждым решением; если не указано, { $seconds } с
cli-analyze-iterations = сколько итераций думать над каждым решением; при том же числе разбор тот же
cli-analyze-threads = сколько решений оценивать одновременно; если не указано, по числу ядер
cli-analyze-deal-games = сколько раз сыграть раздачу, чтобы отделить удачу от умения, с округлением до пар; 0: не играть; если не указано, { $games }
cli-analyze-out = записать страницу (.html, рядом данные в .analysis.json), только данные (.json) или только график (.svg)
cli-analyze-seed = зерно поиска
cli-analyze-no-moves = { $file }: в записи нет ходов, оценивать нечего.
cli-analyze-same-file = --out: { $file } — это сама запись, она бы пропала.
cli-analyze-judging = Разбор
cli-analyze-saved = Записано: { $file }
cli-analyze-interrupted = Прервано: оценено решений: { $done } из { $decisions }.

cli-hint = подсказать лучший ход и что он даёт
cli-hint-about =
    Лучший ход того, кто решает в записи или позиции, как продолжится его
    очередь и какие очки это принесёт по какому правилу. Используется
    только то, что этому месту видно. Код завершения: 0 готово,
    3 запись запечатана.
cli-hint-examples =
    {"  "}nunatak hint game.json --move 12
    {"  "}nunatak hint "{ $game } …" --seconds 10
cli-hint-move = после стольких ходов; иначе после последнего
cli-hint-seat = кто спрашивает: имя или номер от 0; решать должен именно он
cli-hint-seconds = сколько думать; если не указано, { $seconds } с
cli-hint-iterations = сколько итераций думать; при том же числе подсказка та же
cli-hint-over = Игра окончена: решать нечего.
cli-hint-not-deciding = --seat: { $seat } сейчас не решает; очередь игрока { $player }.
cli-puzzles = найти позиции с единственным лучшим ходом или проверить их
cli-puzzles-about =
    Поиск играет сам с собой и собирает позиции, где один ход явно лучше
    всех остальных: с решением, темами и рейтингом; в играх со скрытыми
    картами — такими, какими их видит игрок. При том же числе --seed находится
    то же самое, сколько бы ни было работников. --check ищет каждое решение
    заново и дольше и сообщает, сколько решила бы случайная и жадная игра.
    Код завершения: 0 готово, 1 нашлось мало или решение не выдержало.
cli-puzzles-examples =
    {"  "}nunatak puzzles { $game } --count 60 --out puzzles.json
    {"  "}nunatak puzzles { $game } --check puzzles.json --times 10
cli-puzzles-out = куда сохранить найденное
cli-puzzles-check = проверить задачи из этого файла
cli-puzzles-count = сколько найти
cli-puzzles-iterations = итераций на каждое решение; второй поиск вчетверо дольше
cli-puzzles-times = во сколько раз дольше того поиска, что их нашёл
cli-puzzles-workers = сколько партий или задач сразу
cli-puzzles-seconds = перестать искать через столько секунд; тогда найденное зависит от машины
cli-puzzles-drop = вместе с --check: убрать из файла то, что не выдержало
cli-puzzles-what = Укажите --out ФАЙЛ, чтобы искать задачи, или --check ФАЙЛ, чтобы проверить их.
cli-puzzles-other = здесь задачи игры { $game }, версия правил { $rules }.
cli-puzzles-progress = отобрано { $kept }, партий { $games }
cli-puzzles-checking = Проверка
cli-puzzles-found = { $count ->
    [one] { $count } задача сохранена в { $file }.
    [few] { $count } задачи сохранены в { $file }.
   *[many] { $count } задач сохранено в { $file }.
}
cli-puzzles-ratings = Рейтинги: от { $least } до { $most }, половина не выше { $middle }.
cli-puzzles-fails = { $puzzle } не выдержала: { $solution }
cli-puzzles-held = Выдержало { $held } из { $count } при поиске в { $times } раз дольше.
cli-puzzles-others = Случайная игра решает { $random } %, жадная — { $greedy } %.

## Ошибки

cli-error-unrecognized = неизвестные аргументы: { $what }.
cli-error-required = не хватает: { $what }.
cli-error-expected = { $argument }: не хватает значения.
cli-error-choice = { $argument }: «{ $value }» не подходит; выберите из { $what }.
cli-error-command-like = команды «{ $value }» нет. Может быть, «{ $what }»?
cli-error-command = команды «{ $value }» нет. Есть: { $what }.
cli-error-argument = { $argument }: { $what }
cli-error-see-help = Подробнее: { $command } --help
cli-error-number = нужно целое число не меньше { $least }, а не «{ $value }».
cli-error-number-between = нужно целое число от { $least } до { $most }, а не «{ $value }».
cli-error-pair = нужно КЛЮЧ=ЗНАЧЕНИЕ, а не «{ $value }».
cli-error-exclusive = { $argument } и { $other } нельзя указать вместе.
cli-error-game = игры «{ $name }» нет. Есть: { $games }.
cli-error-bot = бота «{ $name }» нет. Есть: { $bots }.
cli-error-option = настройка { $option } не подходит: { $what }.
cli-error-data = в данных ошибка, поле { $field }: { $what }.
cli-error-position = позицию не прочитать, место { $where }: { $what }.
cli-error-record = { $field ->
    [file] файл не прочитать: { $what }.
   *[other] в записи партии ошибка, поле { $field }: { $what }.
}
cli-error-other-version = запись партии от другой версии ({ $field }): { $what }.
cli-error-no-file = такого файла нет.
cli-error-file = файл не прочитать: { $what }.
system-eacces = нет прав доступа
system-eperm = это запрещено
system-eisdir = это папка, а не файл
system-enotdir = часть пути — не папка
system-enoent = такого файла или папки нет
system-eexist = там уже что-то есть
system-enospc = на диске не осталось места
system-erofs = с этого диска можно только читать
system-enametoolong = имя слишком длинное
system-enoexec = это не программа
cli-error-not-text = это не текстовый файл.
cli-error-toml = файл не прочитать: { $what }.
cli-error-no-checkout = свод правил и тесты не устанавливаются вместе с пакетом: нужны исходники.
cli-error-commit = в этом репозитории нет коммита { $commit }.
cli-error-no-peers = OpenSpiel не установлен: pip install "nunatak[peers]"
cli-error-no-torch = PyTorch не установлен: pip install "nunatak[learn]"
cli-error-warmup = игра { $what } не компилируется.
cli-error-seats = --seats: столько мест ({ $seats }) в этой игре не бывает; можно: { $allowed }.
cli-error-players = --players: имён { $players }, а мест { $seats }.
cli-error-seat = --seat: места «{ $seat }» нет. Есть: { $allowed }.

## Перед игрой

label-source = За что очки
label-total = Итого
play-ask-seats = Сколько игроков?
play-ask-against = С кем вы играете?
play-ask-bot = Насколько сильными должны быть боты?
play-against-bot = Против бота
play-against-friend = С друзьями за этой клавиатурой
play-ask-name = Как зовут игрока { $number }?
play-bot = Бот
play-bot-numbered = Бот { $number }
play-commitment = Раздача запечатана: SHA-256 { $commitment }
play-hint = В любой момент можно набрать «помощь» или help.

## Во время игры

play-thinking = { $player } думает…
play-two-steps = Номер из первого списка, или по номеру из каждого (1 2), или словами: { $notation }
play-no-choice = Варианта { $number } нет: выберите от 1 до { $count }.
play-unreadable = «{ $text }» — не команда и не действие. Действия пишут так: { $first }; { $last }. Подробнее — «помощь».
play-legal = Так можно: { $action }
play-rule-which = Какое правило? Наберите его номер после слова «правило»; по началу номера — весь раздел.
play-no-rule = Правила «{ $rule }» нет. Разделы: { $areas }.
play-no-rule-but = Правила «{ $rule }» нет. Может быть, { $close }?
play-undone = Ход взят назад.
play-hand-over = { $player }, ваш ход. Нажмите Enter, когда экран будете видеть только вы («назад» или undo вернёт последний ход).
play-press-enter = Нажмите Enter.
play-yes = y, yes, д, да
play-resign-sure = Сдать партию? (да/нет)
play-resign-two = Сдаться можно только в игре на двоих.
play-quit-sure = Выйти из игры? Её ходы можно сохранить: save ФАЙЛ. (да/нет)
play-input-ended = Ввод кончился, и партия на этом прерывается.

## Конец игры и запись

play-scoring = Подсчёт очков
play-save-offer = Сохранить запись партии? Наберите имя файла или просто Enter:
play-save-where = Куда? Наберите имя файла после слова save.
play-save-over = Такой файл уже есть. Записать поверх? (да/нет)
play-save-failed = { $file } не записать: { $what }
play-saved = Запись сохранена в { $file }; её читают nunatak verify и nunatak show.
play-saved-sealed = Ходы сохранены в { $file }; раздача останется запечатанной до конца игры.

## Команды во время игры: что набрать, что это делает и какие ещё слова подойдут

play-help-choices = Выберите номер из списка или наберите действие словами: { $notation }. Кроме того, можно набрать:
play-usage-why = почему ДЕЙСТВИЕ (why)
play-about-why = можно ли так, а если нет, то по какому правилу?
play-words-why = почему
play-usage-rule = правило НОМЕР (rule)
play-about-rule = прочитать правило или раздел правил
play-words-rule = правило, правила, rules
play-usage-undo = назад (undo)
play-about-undo = вернуть свой последний ход, пока он никому ничего не открыл
play-words-undo = назад, вернуть, отмена
play-usage-log = журнал (log)
play-about-log = всё, что произошло
play-words-log = журнал
play-usage-score = очки (score)
play-about-score = очки на данный момент, по источникам
play-words-score = очки, счёт, счет
play-usage-board = поле (board)
play-about-board = показать поле и варианты ещё раз
play-words-board = поле
play-usage-save = сохранить ФАЙЛ (save)
play-about-save = сохранить запись партии
play-words-save = сохранить
play-usage-resign = сдаться (resign)
play-about-resign = сдать партию
play-words-resign = сдаться, сдаюсь
play-usage-help = помощь (help)
play-about-help = этот список
play-words-help = помощь, справка, ?
play-usage-quit = выход (quit)
play-about-quit = выйти из игры
play-words-quit = выход, выйти, exit, q

## Боты и их уровни

bot-random = случайный
    .about = делает любой допустимый ход
bot-greedy = жадный
    .about = берёт столько очков, сколько можно получить сразу
bot-plain = простой
    .about = проверяет каждый ход на множестве случайных партий; служит для сравнения
bot-pup = щенок
    .about = добрый соперник для первой партии: больше глядит по сторонам, чем думает
bot-hunter = охотник
    .about = думает мгновение и видит то, что рядом; для ровной дружеской игры
bot-alpha = вожак
    .about = думает на несколько ходов вперёд, короткие концовки считает до конца; для опытных
bot-elder = старейшина
    .about = очень сильный: до трёх секунд на решение, на двух ядрах
bot-spirit = дух
    .about = для чемпионатов: старейшина, у которого до пятнадцати секунд на решение
bot-net = сеть
    .about = научилась игре, играя сама с собой; ходит сразу, по чутью

## Разбор: что он говорит

analysis-percent = { $percent } %
analysis-place = место { $place }
analysis-places = { $places } места
analysis-title = { $title }: { $players }
analysis-scope = { $decisions ->
    [one] Оценено { $decisions } решение.
    [few] Оценено { $decisions } решения.
   *[many] Оценено { $decisions } решений.
}
analysis-partial = Разбор прерван: { $done } из { $decisions } решений.
analysis-seconds = Время на каждое: { $seconds } с.
analysis-iterations = На каждое: итераций { $iterations }, зерно { $seed }.
analysis-ended = { $place }-е место: { $player } ({ $points }).
analysis-gave-up = Сдача: { $player }.
analysis-chance = Вероятность победы (оценка)
analysis-expected-place = Ожидаемое место
analysis-axis-moves = ход
analysis-column-player = Игрок
analysis-column-accuracy = Точность
analysis-column-lost = Упущено
analysis-column-slips = Неточности
analysis-column-mistakes = Ошибки
analysis-column-blunders = Промахи
analysis-column-move = Ход
analysis-column-played = Ход
analysis-column-estimate = Оценка
analysis-turning-points = Переломы игры
analysis-no-turning-points = Оценка ни разу резко не менялась.
analysis-swing = Ход { $move }. { $player }: { $before } → { $after }.
analysis-cause = { $cause ->
    [mistake] Своя ошибка.
    [opponent] Ошибка соперника: { $player }.
    [chance] Что-то выпало, открылось или не было предвидено; явной ошибки нет.
   *[unforeseen] Поиск этого не предвидел; явной ошибки нет.
}
analysis-losses = Что упущено
analysis-no-losses = Ничего сверх погрешности поиска.
analysis-loss = Ход { $move }. { $player }: { $grade }, { $lost } ± { $error }.
analysis-grade = { $grade ->
    [slip] неточность
    [mistake] ошибка
    [blunder] промах
   *[fine] хорошо
}
analysis-better = Сделан ход «{ $played }». Лучше было «{ $best }».
analysis-luck = Удача раздачи
analysis-deal = Равные по силе боты сыграли эту раздачу, меняясь местами; игр: { $games }. На месте, где сидит { $player }, в среднем выходило { $share } ± { $error }.
analysis-deal-even = В пределах погрешности раздача равная.
analysis-luck-and-skill = { $player }: { $luck } от раздачи, { $skill } от игры после неё.
analysis-every-turn = Все очереди
analysis-note-turns = Решения игрока подряд считаются одной очередью, и их потери складываются. Точность: доля очередей с выбором, в которых заведомо ничего не упущено. Упущенное складывается по всем очередям, поэтому может превысить целую победу (100 %).
analysis-note-noise = ± — это одна стандартная ошибка поиска. Потеря засчитывается, только если она вдвое больше; чего не видит сам поиск, того он и не скажет.
analysis-note-hidden = Каждое решение оценено по тому, что игрок мог знать в тот момент, а не по скрытым картам; каждая линия графика показывает оценку самого игрока.

## Подсказки: что они говорят

hint-thinking = Думаю…
hint-best = { $player }, лучший ход:
hint-estimate-chance = Вероятность победы: около { $estimate }.
hint-estimate-place = Ожидается: { $estimate }.
hint-happens = Что произойдёт:
hint-gains = Очки по источникам, если подсчитать всё после этого хода:
hint-gain = { $player }, { $source }: { $change } ({ $before } → { $after }) { $rules }
hint-no-gains = Очки сразу не меняются: ход готовит то, что будет потом.
hint-unsure = По пути что-то откроется, поэтому очки указаны в среднем.
hint-total = Всего: { $totals }
hint-ahead = Тогда впереди { $player }.
hint-level = Тогда впереди никого нет.
hint-others = Другие ходы: { $others }
hint-other = { $action } ({ $estimate })
hint-why = { $way ->
    [more] У вас больше: { $list }.
   *[less] У вас меньше: { $list }.
}
hint-why-other = { $way ->
    [more] У соперника ({ $player }) больше: { $list }.
   *[less] У соперника ({ $player }) меньше: { $list }.
}

## Команды: сервер

cli-engine = бот nunatak как программа
cli-engine-about =
    Бот, который читает строки и отвечает своими ходами: для чужих программ
    и серверов. Протокол описан в docs/engine.md; арена принимает чужие программы
    как program:КОМАНДА.
cli-engine-examples =
    {"  "}nunatak engine
    {"  "}nunatak arena { $game } --bots alpha,"program:nunatak engine --bot pup"
cli-engine-bot = кто думает: { $bots }

cli-serve = сервер столов для браузеров
cli-serve-about =
    Столы по HTTP и WebSocket; данные хранятся в локальном файле или в
    PostgreSQL. Любую настройку можно записать в файл (--settings) или в
    переменную окружения (NUNATAK_PORT и так далее); параметры важнее
    окружения, окружение важнее файла.
cli-serve-examples =
    {"  "}nunatak serve --open
    {"  "}nunatak serve --host 0.0.0.0 --port 8000 --url https://games.example.org
    {"  "}nunatak serve --db postgresql://user@host/nunatak
cli-serve-open = открыть браузер
cli-serve-at = Сервер работает: { $url }
cli-worker = думать за ботов других серверов
cli-serve-warming = Игры компилируются, только в этот раз; в каждую можно играть, как только она готова.
cli-serve-ready = { $title }: можно играть.
cli-worker-about =
    Берёт ходы ботов из общего хранилища серверов и обдумывает их.
    Несколько работников делят работу; если один убит, его ходы берут другие.
cli-worker-examples =
    {"  "}nunatak worker --db postgresql://user@host/nunatak --bots 8
cli-worker-at = Думаем; ботов одновременно: { $bots }
cli-db = забота о хранилище сервера
cli-db-about =
    check    проиграть каждый стол с первого события и сообщить о расхождениях
    migrate  привести хранилище к этой версии
    backup   записать всё хранилище в FILE (в нём есть тайны: берегите его)
    restore  наполнить пустое хранилище из FILE
    Код выхода: 0 — всё в порядке, 1 — проверка нашла расхождения.
cli-db-examples =
    {"  "}nunatak db check
    {"  "}nunatak db backup tables.gz --db postgresql://user@host/nunatak
    {"  "}nunatak db restore tables.gz --db sqlite:///tables.db
cli-db-what = что сделать
cli-db-file = файл резервной копии
cli-db-differs = стол { $table }, событие { $number }: расходится { $what }.
cli-db-checked = Столов: { $tables }, событий: { $events }, расхождений: { $differences }.
cli-db-migrated = Версия хранилища: { $version }.
cli-db-saved = Сохранено в { $file }, строк: { $rows }.
cli-db-restored = Восстановлено из { $file }, строк: { $rows }.
cli-admin = забота об игроках и столах сервера
cli-admin-about =
    people, tables, sessions, bans, audit, reports, roles   показать; WHOM сужает список
    ban, unban    человек или диапазон адресов, например 192.0.2.0/24
    mute, unmute  сообщения человека не принимаются
    rename        дать человеку другое имя NAME
    logout        завершить все сеансы человека
    recovery      код, по которому человек один раз выберет новый пароль
    role          роль учётной записи (NAME): player, moderator или operator
    handle        жалоба рассмотрена, по её номеру; --why заметка
    close, reopen стол отдыхает или продолжает игру
    drop          удалить стол со всем, что за ним было
    export        всё, что хранится о человеке, в JSON
    forget        удалить человека; ходы его партий остаются
    purge         удалить то, что истекло и чем месяц никто не пользовался
    Человека называют по логину или id, стол по id. Каждое действие
    записывается (audit). Серверы узнают о нём за несколько секунд.
cli-admin-examples =
    {"  "}nunatak admin people ann
    {"  "}nunatak admin ban 192.0.2.0/24 --days 7 --why flood
    {"  "}nunatak admin export ann > ann.json
cli-admin-what = что сделать
cli-admin-whom = человек, стол или диапазон адресов
cli-admin-name = новое имя
cli-admin-days = на сколько дней; без этого навсегда
cli-admin-why = причина, для журнала
cli-admin-rows = Строк: { $rows }.
cli-admin-for-ever = навсегда
cli-error-store = хранилище: { $what }
cli-error-no-server = сервер не установлен: pip install "nunatak[server]"
cli-error-listen-taken = порт { $port } занят другой программой; выберите другой: --port.
cli-error-listen-forbidden = для порта { $port } не хватает прав; выберите порт больше 1023: --port.
cli-error-listen-range = порта { $port } не бывает; порты — числа от 1 до 65535.
cli-error-listen-host = у этого компьютера нет адреса { $host }; см. --host.
cli-set-file = настройки в файле TOML
cli-set-db = хранилище: путь к файлу, sqlite:///… или postgresql://…
cli-set-host = адрес сервера; 0.0.0.0 — для локальной сети
cli-set-port = порт сервера
cli-set-url = по какому адресу сервер открывают браузеры: для ссылок и cookie
cli-set-origins = другие веб-источники, которым можно обращаться к серверу, через запятую
cli-set-proxies = адреса прокси, чьему X-Forwarded-For можно верить, через запятую
cli-set-bots = сколько ботов думают одновременно в этом процессе; 0 — оставить это другим
cli-set-hold = уровень ботов, которые держат места
cli-set-programs = боты-программы: ИМЯ=КОМАНДА, несколько через точку с запятой
cli-set-away = через сколько секунд место пропавшего игрока можно отдать боту
cli-set-lease = через сколько секунд ход пропавшего работника берёт другой
cli-set-analysis = итераций раздумья над каждым решением, когда по просьбе разбирают законченную партию; 0 — не разбирать
cli-set-hint = итераций раздумья над подсказкой; 0 — без подсказок
cli-set-pages = папка с играми для страниц (python -m nunatak.page.build ПАПКА): тогда подсказки, разборы, предпросмотр и ходы ботов для тех, кто играет один, считает браузер посетителя; пусто — на сервере
cli-set-rate = сообщений в секунду от одного клиента
cli-set-burst = сообщений подряд от одного клиента
cli-set-sockets = соединений одновременно
cli-set-work = миллисекунды тяжёлой работы в секунду (повторы, импорт, ответвления) для одного адреса
cli-set-crowd = соединений одновременно с одного адреса
cli-set-logins = попыток входа в минуту с одного адреса
cli-set-frame = байтов в одном сообщении
cli-set-body = байтов в одном запросе HTTP
cli-set-log = подробность журнала: debug, info, warning, error
cli-set-limits = файл с ограничениями по ролям (docs/operations.md)
cli-set-contact = как push-службам связаться с оператором: mailto:… или https:…
cli-set-vacation = дней отпуска в год для игр с днями на ход
cli-set-smtp_host = почтовый сервер для уведомлений; пусто: нет
cli-set-smtp_port = его порт
cli-set-smtp_user = его пользователь; пусто: не нужен
cli-set-smtp_password = пароль этого пользователя
cli-set-smtp_from = отправитель писем
cli-set-smtp_tls = starttls, или none для почтового сервера на этой машине
cli-error-setting = настройка { $setting } не подходит: { $what }.

## Сервер столов: что происходит помимо игры

table-undo = { $player } берёт ход назад.
table-ask = { $player } просит вернуть ход.
table-agree = { $player } не возражает.
table-decline = { $player } возражает.
table-hold-left = { $player } выходит; место держит бот.
table-hold-away = { $player } отсутствует; место держит бот.
table-hold-time = Время вышло: { $player }; место держит бот.
table-take = { $player } снова за столом.
table-away = { $player } в отпуске на { $days ->
    [one] { $days } день
    [few] { $days } дня
   *[many] { $days } дней
}; часы стоят.
table-back = { $player } снова здесь после отпуска.
notice-turn = Ваш ход: { $game }, за столом { $names }
notice-off = Больше не уведомлять
notice-letter =
    { $text }
    { "" }
    Стол: { $table }
    { "" }
    Больше не присылать таких писем: { $off }
notice-code-subject = Ваш код
notice-code =
    Кто-то, надеемся, вы, хочет получать письма о своём ходе на { $house }.
    { "" }
    Код: { $code }
    { "" }
    Если это были не вы, ничего не делайте: писем больше не будет.
table-migrate = Игра продолжается по версии правил { $rules }.

## Сервер столов: чего нельзя

server-malformed = Сообщение не удаётся прочесть.
server-bad-value = Значение не подходит.
server-unreadable = Такого действия нет. Действие пишется, например, так:
server-bad-record = Запись не подтверждается.
server-bad-position = Эту позицию нельзя прочитать.
server-no-session = Сначала представьтесь.
server-wrong-password = Неверное имя или пароль.
server-bad-token = Ссылка больше не действует.
server-forbidden = У вас нет на это права.
server-bad-origin = Запросы с этой страницы не принимаются.
server-not-found = Такого нет, или вам это не открыто.
server-not-allowed = Такой запрос здесь не принимается.
server-wrong-state = Сейчас стол не в том состоянии.
server-seat-taken = Место занято.
server-seat-open = Ещё есть свободное место.
server-nothing-to-redo = Повторять нечего.
server-resign-two = Сдаться можно только в игре на двоих.
server-not-away = Игрок отсутствует ещё недостаточно долго.
server-login-taken = Имя занято.
server-stale = За столом тем временем уже что-то произошло.
server-hello-first = Сначала поздоровайтесь (hello).
server-frozen = Стол отдыхает: его игра идёт по другой версии правил.
server-own-data = За этим столом играют с заменёнными данными, а в тексте позиции их нет.
server-too-large = Это слишком много.
server-wrong-type = Такой тип содержимого не принимается.
server-too-fast = Слишком много запросов; подождите немного.
server-internal = На сервере что-то пошло не так.
server-unavailable = Сейчас сервер этого не может; попробуйте ещё раз.
server-too-slow = Запрос пришёл слишком поздно.
server-too-many = Слишком много таких одновременно.
server-wrong-code = Код неверен или уже использован.
server-banned = Сейчас вас сюда не пускают.
server-muted = Сейчас вы не можете писать сообщения.
server-rated = Нельзя, пока идёт партия на рейтинг.
server-hint-people = Подсказки даются только там, где все остальные — боты, или за столом, открытым с подсказками для всех.
server-not-your-turn = Сейчас решаете не вы.
server-warming = Игра готовится; минутку.
server-no-mail = Этот сервер не отправляет писем.
server-on-vacation = Вы уже в отпуске.
server-sealed = Эту раздачу ещё играют за другим столом.
server-few-entrants = Игроков пока мало; нужно хотя бы:

## Что не так с позицией или настройкой; ключ следует из английской фразы

wrong-32-hexadecimal-digits-are-expected-got = нужны 32 шестнадцатеричные цифры, а не «{ $got }»
wrong-a-number-from-to-is-expected-got = нужно число от { $least } до { $most }, а не «{ $got }»
wrong-a-pack-is-missing-or-chosen-too-early = стаи не хватает, или она выбрана слишком рано
wrong-a-piece-and-a-token-lie-there-w-cell-05 = там стоит фигурка и лежит жетон (W-CELL-05)
wrong-a-player-has-that-pack = эта стая уже у игрока
wrong-all-of-are-expected = нужны все: { $names }
wrong-all-territories-are-full = все территории заняты
wrong-an-action-to-be-paid-is-expected-got = нужно действие, за которое платят, а не «{ $got }»
wrong-an-own-wolf-that-has-not-moved-is-expected = нужен свой волк, который ещё не ходил
wrong-can-t-be-at = не может быть здесь: { $where }
wrong-does-not-belong-there-in-phase = лишнее в фазе { $phase }
wrong-does-not-fit-the-phase = не подходит к фазе { $phase }
wrong-each-can-be-there-once = каждый может встретиться один раз
wrong-follows-from-the-picks-of-the-set-up = следует из выбора при подготовке
wrong-has-a-card-that-is = в { $hand } есть карта масти { $suit }
wrong-has-no-card-to-play = нет карты, чтобы сыграть
wrong-has-nothing-to-reveal = нечего раскрыть
wrong-has-nothing-to-take = нечего взять
wrong-holds-two-pieces-already = на { $cell } уже две фигурки
wrong-hunters-before-and-after-the-card-a-turn-04 = охотники и до, и после карточки (A-TURN-04)
wrong-is-a-map-for-got = { $map } — карта на { $count }, а не на { $got }
wrong-is-expected-got = нужно { $form }, а не «{ $got }»
wrong-is-given-twice = задано дважды
wrong-is-missing-in-phase = не хватает в фазе { $phase }
wrong-is-not-text = это не текст
wrong-was-written-under-version-of-nunatak-this-is-version = записано по версии { $theirs } игры { $game } (nunatak { $nunatak }), а здесь версия { $ours }
wrong-is-sealed-until-the-game-is-over = запечатано до конца игры
wrong-is-not-played-by = в { $game } не играют за таким числом мест: { $count }
wrong-a-json-object-is-expected = нужен объект JSON
wrong-is-missing-so-this-is-no-record-of-nunatak = поля нет, значит, это не запись партии nunatak
wrong-there-is-no-such-field = такого поля нет
wrong-a-list-of-objects-is-expected = нужен список объектов
wrong-is-missing = поля нет
wrong-can-t-be = не может быть { $got }
wrong-is-a-bot-of-the-house = { $name } — бот самого nunatak
wrong-rules-are-played-here = { $path }: правила версии { $found }, а здесь играют по версии { $ours }
wrong-can-t-be-read = { $path } не прочитать: { $reason }
wrong-there-is-no-known = { $field } не бывает; есть: { $names }
wrong-a-number-from-0-is-expected-got = { $field }: нужно число не меньше 0, а не «{ $got }»
wrong-a-number-is-expected-got = нужно число, а не «{ $got }»
wrong-there-is-no-such-setting-known = такой настройки нет; есть: { $names }
wrong-name-command-is-expected-got = нужно ИМЯ=КОМАНДА, а не «{ $got }»
wrong-no-json = это не JSON: { $reason }
wrong-no-json-at-line-column = это не JSON: строка { $line }, место { $column }
wrong-a-list-of-texts-is-expected = нужен список текстов
wrong-texts-are-expected = нужны тексты
wrong-is-no-land-cell = { $cell } — не суша
wrong-is-no-lone-wolf-cell = { $cell } — не место одинокого волка
wrong-leave-no-free-slot = не оставляют свободного места
wrong-more-than-cards-lie-in = в { $place } больше карт, чем { $count }
wrong-one-has-begun-in-phase = в фазе { $phase } одно уже начато
wrong-one-of-is-expected-got = нужно одно из { $names }, а не «{ $got }»
wrong-are-expected-got = нужно { $count }, а не «{ $got }»
wrong-at-the-most-got = не больше { $most }, а здесь { $got }
wrong-are-won-are-off-the-board = добыто { $won }, вне поля { $off }
wrong-refuses-it = этого не позволяет правило { $rule }
wrong-the-box-has-fewer-cards = в коробке меньше карт { $card }
wrong-the-card-is-in-two-places = карта { $card } лежит в двух местах
wrong-the-cell-of-a-foreign-wolf-is-expected = нужна клетка с чужим волком
wrong-the-position-breaks-this-rule = позиция нарушает это правило
wrong-there-are-only-ice-tokens = жетонов льда всего { $count }
wrong-there-are-only-icebergs = айсбергов всего { $count }
wrong-there-are-only-of = { $name }: есть только { $count }
wrong-there-is-no = нет такого волка: { $wolf }
wrong-there-is-no-slot-on-this-side = на этой стороне нет места { $slot }
wrong-there-is-no-such-key = такого ключа нет
wrong-there-is-no-such-option-known = такой настройки нет; есть: { $names }
wrong-there-is-nothing-to-decide-in = в фазе { $phase } нечего решать
wrong-there-is-only-one-igloo = иглу только одно
wrong-there-is-something-at-already = { $place }: место уже занято
wrong-two-dwellings-stand-there-w-cell-02 = там стоят два жилища (W-CELL-02)
wrong-two-ice-tokens-lie-at-a-pos-07 = на { $place } два жетона льда (A-POS-07)
wrong-two-packs-share-the-cell-w-cell-03 = клетку делят две стаи (W-CELL-03)
wrong-water-or-ice-must-be-said-there = нужно сказать, вода это или лёд: { $form }
wrong-key-value-is-expected = нужно ключ=значение
wrong-a-command-is-expected = нужна команда
wrong-a-quotation-mark-is-missing = не хватает кавычки
wrong-it-has-ended-with-code = она завершилась с кодом { $code }
wrong-it-says = она сообщает: { $said }
wrong-it-did-not-say-within-s = за { $seconds } с она не ответила { $word }
wrong-can-t-be-started = { $path } не запустить: { $reason }
wrong-it-wants-there-are = ей нужно { $wanted }, а есть { $known }
wrong-it-does-not-play = в { $game } она не играет
wrong-it-does-not-stop-thinking = она не перестаёт думать
wrong-a-table-is-needed-got = нужна таблица, а не { $got }
wrong-a-list-of-is-needed-got = нужен список из { $count } значений, а не { $got }
wrong-a-list-is-needed-got = нужен список, а не { $got }
wrong-a-list-of-cells-is-needed-got = нужен список клеток, а не { $got }
wrong-a-cell-q-r-of-the-board-is-needed-got = нужна клетка поля [q, r], а не { $got }
wrong-a-number-from-to-is-needed-got = нужно число от { $least } до { $most }, а не { $got }
wrong-a-whole-number-from-0-is-needed-got = нужно целое число не меньше 0, а не { $got }
wrong-two-whole-numbers-are-needed-got = нужны два целых числа, а не { $got }
wrong-rising-numbers-are-needed-got = числа должны идти по возрастанию, а здесь { $got }
wrong-a-word-is-needed-got = нужно слово, а не { $got }
wrong-one-of-is-needed-got = нужно одно из { $names }, а не { $got }
wrong-each-of-is-needed-once-got = нужно каждое из { $names } по одному разу, а не { $got }
wrong-exactly-are-needed = нужны ровно эти: { $names }
wrong-is-needed-got = нужно { $count }, а не { $got }
wrong-is-there-twice = { $name } встречается дважды
wrong-a-hexagon-of-radius-is-needed = нужен шестиугольник радиуса { $radius }
wrong-melt-or-a-direction-with-a-number-from-1-to-is-needed = нужно MELT или направление с числом от 1 до { $most }
wrong-cards-are-needed-got = карточек должно быть { $count }, а здесь { $got }
wrong-no-card-drifts = нет ни одной карточки дрейфа в направлении { $direction }
wrong-the-cell-has-ice-already = на этой клетке уже есть лёд
wrong-the-cell-is-a-corner = это угловая клетка
wrong-the-cell-has-an-iceberg = на этой клетке стоит айсберг
wrong-icebergs-are-needed-got = айсбергов должно быть { $count }, а здесь { $got }
wrong-ice-tokens-are-needed-in-all-got = жетонов льда всего должно быть { $count }, а здесь { $got }
wrong-cod-are-needed-got = фигур трески должно быть { $count }, а здесь { $got }
wrong-can-t-be-there-in-the-layer = фигуре { $name } здесь не место, слой { $layer }
wrong-there-is-no-floe-in-the-cell = на этой клетке нет льдины
wrong-the-corner-is-not-empty = угловая клетка { $direction } не пуста
wrong-both-faces-are = на обеих сторонах стоит { $face }
wrong-scars-at-the-most-in-all-got = шрамов всего может быть не больше { $most }, а здесь { $got }
wrong-all-territories-have = на всех территориях по { $number }
wrong-there-is-no-such-territory = такой территории нет
wrong-the-border-is-named-twice = эта граница названа дважды
wrong-this-side-has-no-slot-at-all = на этой стороне нет ни одной ячейки
wrong-normal-mode-has-no-border-slots = в обычном режиме нет ячеек на границе
wrong-two-territories-are-needed-got = нужны две территории, а не { $got }
wrong-and-are-not-neighbours = { $one } и { $other } — не соседи
wrong-slots-for-tricks = ячеек { $count }, а взяток { $tricks }
wrong-a-number-has-too-many-digits = в числе слишком много цифр
wrong-too-many-brackets-lie-in-each-other = слишком много вложенных скобок
wrong-given-twice-line-column = задано дважды: строка { $line }, место { $column }
wrong-no-toml-at-line-column = это не TOML: строка { $line }, место { $column }
wrong-a-key-has-more-than-dots = в ключе больше точек, чем { $most }
wrong-brackets-lie-more-than-deep = глубина вложенных скобок больше { $most }
wrong-an-object-is-expected-got = нужен объект, а не «{ $got }»
wrong-the-field-is-missing = поля { $name } нет
wrong-there-is-no-field = поля { $name } не бывает
wrong-of-length-is-expected = нужно { $form } длины { $bound }
wrong-like-is-expected = нужно { $form } по образцу { $like }
wrong-is-expected = нужно { $form } { $bound }
wrong-no-json-at-byte = это не JSON: байт { $byte }
wrong-the-json-ends-too-early = JSON обрывается на полуслове
wrong-there-is-nobody-called = игрока { $whom } нет
wrong-people-are-called = { $whom }: так зовут нескольких, всего { $count }
wrong-there-is-no-table = стола { $whom } нет
wrong-there-is-no-report = жалобы { $whom } нет
wrong-a-name-is-expected = нужно имя
wrong-has-no-login = у { $whom } нет учётной записи
wrong-role-is-one-of-got = ROLE — одно из { $names }, а не «{ $got }»
wrong-version-is-stored-this-is = там версия { $found }, а здесь версия { $ours }
wrong-it-is-not-empty = оно не пусто
wrong-has-version-of = в { $file } версия { $version } формата { $form }
wrong-is-no-backup-or-not-all-of-one = { $file } — не резервная копия или только её часть

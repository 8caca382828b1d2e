### Собственные слова веб-клиента по-русски. Ключи одинаковы в en.ftl, ru.ftl и cs.ftl.

## Везде

web-home = Главная
web-pages = Страницы
web-skip-to-content = К содержанию
web-close = Закрыть
web-cancel = Отмена
web-yes = Да
web-no = Нет
web-save = Сохранить
web-saved = Сохранено.
web-copy = Копировать
web-copy-link = Копировать ссылку
web-copied = Скопировано
web-more = Показать ещё
web-search = Найти
web-asking = Узнаём…
web-how = А как можно?
web-how-lit = Обведённое сейчас можно выбрать.
web-loading = Загрузка…
web-readying = Игра готовится на этой машине, один раз: { $share } %
web-try-again = Попробовать снова
web-nothing-found = Ничего не найдено.
web-nowhere = Такой страницы нет
web-offline = Сервер недоступен.
web-server-gone = Сервер недоступен
web-server-gone-about = Страница пробует снова каждые несколько секунд и продолжит сама.
web-language = Язык

## Главная

web-welcome = Настольные игры дикого севера
web-my-games = Мои игры
web-watch = Смотреть
web-archive = Архив
web-rules = Правила
web-learn = Обучение
web-settings = Настройки
web-play-now = Играть с ботами
web-new-table = Новый стол
web-start = Начать
web-join = Войти
web-join-by-link = Есть приглашение? Вставьте ссылку:
web-players = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[many] { $count } игроков
}
web-players-range = { $least }–{ $most } игроков
web-how-many = Сколько игроков?
web-bot-level = Уровень ботов

## Новый стол и его ожидание

web-table = Стол
web-your-name = Ваше имя
web-guest = Гость
web-seat-me = я, на этом устройстве
web-seat-open = свободное место
web-seat-name = Имя
web-seat-mine = вы
web-seats-about = Несколько мест на этом устройстве — игра за одним экраном: карты скрыты, пока устройство передают.
web-options = Варианты
web-pace = Время
web-pace-none = без часов
web-pace-clock = часы на всю игру
web-pace-move = время на каждый ход
web-minutes = минут каждому игроку
web-days = дней
web-days-left = { $days ->
    [one] { $days } день
    [few] { $days } дня
   *[many] { $days } дней
} { $clock }
web-public = Открытый стол: любой может сесть и смотреть
web-open-table = Открыть стол
web-sit-down = Сесть
web-stand-up = Встать
web-add-bot = Добавить бота
web-free-seat = Освободить место
web-shuffle = Перемешать места
web-here = в сети
web-invite = Приглашение
web-invite-about = Отправьте эту ссылку или дайте телефону в той же сети прочитать код.
web-invite-alone = Эта ссылка работает только на этом компьютере. Чтобы её открыли другие устройства, запустите сервер так, чтобы он был виден в локальной сети:
web-qr = QR-код ссылки
web-invited = Вас приглашают за стол
web-waiting-for-players = Игру можно начать, когда все места заняты.
web-waiting-for-host = Игру начинает хозяин стола.
web-no-table = Этот стол нельзя открыть
web-no-table-about = Если этот адрес вам прислали: закрытый стол открывается по приглашению или по ссылке для зрителей. Попросите одну из этих ссылок; за столом они стоят под словом «Приглашение».

## Списки

web-state-playing = Идут
web-state-lobby = Ещё не начались
web-state-over = Завершены
web-your-turn = Ваш ход
web-won = победа
web-unseen = { $count ->
    [one] { $count } новое событие
    [few] { $count } новых события
   *[many] { $count } новых событий
}
web-no-games = У вас пока нет игр.
web-watch-about = Открытые столы: смотрите игру или займите свободное место.
web-archive-about = Завершённые открытые игры. Каждую можно пересмотреть с первого хода.
web-game = Игра
web-all-games = все игры
web-player = Игрок
web-upload-record = Загрузить запись
web-drop-record = Отпустите запись здесь, чтобы увидеть повтор

## Поле

web-board-view = Вид поля
web-zoom-in = Приблизить
web-zoom-out = Отдалить
web-zoom-fit = Показать всё поле
web-overlays = Подсказки на поле

## Стол

web-seats = Игроки
web-notices = Сообщения
web-panel = Действия, журнал и счёт
web-dock = Ваша рука и план
web-tab-actions = Действия
web-tab-log = Журнал
web-tab-score = Счёт
web-tab-analysis = Разбор
web-tab-words = Словами
web-tab-book = Правила
web-tab-chat = Чат
web-log = Журнал
web-score = Счёт
web-total = Итого
web-over = Игра окончена.
web-decides = ходит
web-bot = бот
web-bot-name = Бот
web-away = не в сети
web-skip = Пропустить { $count ->
    [one] { $count } шаг
    [few] { $count } шага
   *[many] { $count } шагов
}
web-menu = Меню
web-undo = Отменить
web-undo-ask = Попросить отмену
web-redo = Повторить
web-since = После вашего хода
web-again = Показать ещё раз, что было
web-pause = Пауза
web-go-on = Дальше
web-thinking = { $player } думает: { $seconds } с
web-volume = Громкость
web-mute = Без звука
web-unread = { $count ->
    [one] { $count } новое сообщение
    [few] { $count } новых сообщения
   *[many] { $count } новых сообщений
}
web-try-now = Попробовать сейчас
web-undo-asked = { $player } просит вернуть ходы. Вы согласны?
web-undo-waiting = Остальных спрашивают, можно ли вернуть ходы.
web-held = За вас играет бот.
web-take-back = Вернуть себе место
web-leave-to-bot = Уйти: пусть за меня играет бот
web-hold-seat = Пусть за игрока { $player } играет бот
web-resign = Сдаться
web-resign-sure = Сдать эту игру? Соперник победит, очки не считаются.
web-frozen = Эта игра начата по другим правилам и не может здесь продолжаться.
web-hand-over = Передайте устройство
web-hand-over-about = { $player }, ваш ход. Смотрите, только когда экран не виден другим.
web-show-my-cards = Показать мою сторону
web-since-away = Пока вас не было: { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[many] { $count } ходов
}.
web-show-away = Показать
web-dismiss = Не нужно
web-lost = Связь потеряна. Она восстановится сама.
web-lost-waiting = { $count ->
    [one] { $count } действие ждёт и будет отправлено один раз.
    [few] { $count } действия ждут и будут отправлены один раз.
   *[many] { $count } действий ждут и будут отправлены один раз.
}
web-confirm = Это нельзя будет вернуть
web-confirm-play = Сделать

## Список действий

web-actions = Допустимые действия
web-no-actions = Решать нечего.
web-filter-actions = Найти действие
web-all-actions = Показать все
web-actions-found = { $count ->
    [one] { $count } действие
    [few] { $count } действия
   *[many] { $count } действий
}
web-actions-more = { $count ->
    [one] и ещё { $count }: печатайте, чтобы сузить список
    [few] и ещё { $count }: печатайте, чтобы сузить список
   *[many] и ещё { $count }: печатайте, чтобы сузить список
}

## Чат

web-no-chat = Пока никто ничего не сказал.
web-say-something = Скажите что-нибудь
web-send = Отправить

## Конец

web-result = Итог
web-final-scoring = Подсчёт очков
web-skip-scoring = Показать всё
web-scoring-lines = Подсчёт по строкам
web-end = { $who ->
    [me] Вы выиграли, { $points } : { $others }
    [shared] { $player } делят победу, счёт { $points }
   *[other] Победа за { $player }, { $points } : { $others }
}
web-end-resigned = { $who ->
    [me] Вы выиграли: { $loser } сдаётся
   *[other] Победа за { $player }: { $loser } сдаётся
}
web-share = Картинка
web-rematch = Реванш
web-to-rematch = К реваншу
web-second-leg = Вторая партия: та же раздача, места меняются
web-match-duplicate = Дубль-матч
    .about = Две партии с одной раздачей; во второй вы меняетесь местами. Карты не раскрываются, пока не сыграны обе.
web-match = Матч
web-match-stands = { $player }: побед { $wins }, очков { $points }
web-match-game = Партия { $number }
web-match-open = ещё не сыграна
web-look-at-board = Посмотреть на поле

## Повтор

web-replay = Повтор
web-download-record = Скачать запись
web-to-table = К столу
web-eyes = Чьими глазами
web-eyes-spectator = как зритель
web-eyes-of = как { $player }
web-eyes-open = с открытыми картами
web-fork = Играть отсюда
web-retry = Попробовать отсюда ещё раз
web-fork-about = Новый стол начнётся с этой самой позиции, с настоящими картами.
web-fork-redealt = Новый стол начнётся с этой позиции; то, чего вы не знаете, раздаётся заново.
web-fork-seat = Какое место займёте?
web-copy-position = Копировать ссылку на эту позицию
web-position = Позиция
web-position-about = Стол откроется с этой позиции; что было до неё, неважно.
web-position-turn = сейчас решает
web-position-all = Все места: хожу за всех
web-position-over = В этой позиции игра окончена.
web-position-text = Позиция текстом
web-position-look = Посмотреть
web-first = К началу
web-previous = На ход назад
web-next = Дальше
web-run = Проиграть
web-move-number = Ход { $number } из { $count }
web-not-begun = Эта игра ещё не началась.
web-analysis-about = Как шла партия и где случился перелом? Сервер может оценить каждое решение по тому, что игрок мог знать. Это занимает минуту-другую, и результат сохраняется для всех.
web-analysis-begin = Разобрать партию
web-analysis-working = Боты смотрят: решений { $done } из { $todo }.
web-analysis-later = Когда партия закончится, её можно будет разобрать здесь.
web-analysis-open-file = Открыть разбор из файла
web-analysis-other-file = В этом файле нет разбора этой партии.
web-analysis-picture = Линии оценок каждого игрока по ходам. То же самое сказано в списках ниже.
web-analysis-loss = Ход { $move }. { $player }: { $grade }.

## Правила

web-rules-of = Правила: { $game }
web-search-rules = Поиск по правилам
web-chapters = Главы
web-book-contents = Содержание
web-book-all = Все правила по номерам
web-book-now = Сейчас: { $page }
web-book-try = Попробовать
web-book-again = Ещё раз
web-book-print = Напечатать памятку
web-what = Что это?
web-what-ask = О чём рассказать? Укажите на карту, фигуру, знак или число.
web-what-nothing = Это просто стол. Укажите на карту, фигуру, знак или число.
web-what-more = В правилах
web-rules-for-programs = Для тех, кто пишет программы
web-book-player = { $seat ->
    [0] Нина
    [1] Адам
    [2] Ида
    [3] Лео
   *[other] Ева
}

## Настройки

web-theme = Оформление
web-theme-system = как в системе
web-theme-light = светлое
web-theme-dark = тёмное
web-motion = Движение
web-motion-system = как в системе
web-motion-full = включено
web-motion-off = выключено
web-gender = Как о вас говорить
web-gender-any = без рода: «строит»
web-gender-he = он: «построил»
web-gender-she = она: «построила»
web-tempo = Ходы других
web-tempo-calm = спокойно: каждый можно прочесть
web-tempo-brisk = быстро
web-tempo-once = сразу
web-confirm-final = Спрашивать перед шагом, который нельзя вернуть
web-marks = Отмечать доступное ещё и пунктиром
web-workshop = Предлагать ботов, сделанных для проверки
web-account = Учётная запись
web-account-about = Учётная запись хранит ваши игры и рейтинги вместе на всех устройствах. Почта не нужна.
web-account-is = Вы вошли как { $login }.
web-login = Имя учётной записи
web-password = Пароль (не короче 10 знаков)
web-log-in = Войти
web-log-out = Выйти
web-sessions = Где вы вошли
web-session-here = это устройство
web-session-unknown = неизвестное устройство
web-session-used = использовалось { $when }
web-sessions-end = Выйти на всех других устройствах
web-change-password = Сменить пароль
web-change-password-about = На всех других устройствах придётся войти заново.
web-old-password = Прежний пароль
web-new-password = Новый пароль
web-password-changed = Пароль изменён.
web-recovery = Коды восстановления
web-recovery-about = Каждый код один раз позволяет выбрать новый пароль. Запишите их: они видны только сейчас, а прежние больше не действуют.
web-make-codes = Получить коды
web-forgotten = Забыли пароль?
web-recovery-code = Код восстановления
web-recover = Задать новый пароль
web-make-account = Создать учётную запись
web-claim = Взять с собой всё, что { $name } играет в этом браузере
web-other-device = На другом устройстве
web-other-device-about = Личная ссылка переносит ваши места ещё на одно устройство. Она действует один раз, 15 минут; кто ею воспользуется, сможет играть за вас.
web-carry-by = Откройте эту ссылку на другом устройстве или считайте им код.
web-make-link = Создать личную ссылку
web-carry = Забрать мои места
web-carry-none = В этом адресе нет личной ссылки. Создайте её в настройках на устройстве, с которого играете.
web-carry-about = По этой личной ссылке в этом браузере будут играть за участника { $name }.
web-carry-account = По этой личной ссылке в этом браузере будут играть за участника { $name } (учётная запись { $login }).
web-carry-instead = Сейчас вы здесь { $name }. После этого вы будете здесь { $other }. Продолжайте, только если ссылка ваша.
web-keys = Клавиши за столом
web-key-slash = /
    .about = найти действие по словам
web-key-u = U
    .about = отменить
web-key-r = R
    .about = повторить
web-key-h = H
    .about = подсказка: в игре с ботами и там, где подсказки для всех
web-key-what = ?
    .about = узнать, что это
web-key-p = P
    .about = пауза и дальше
web-key-escape = Esc
    .about = сбросить выбор, закрыть подсказку, пропустить движение
web-key-zoom = + − 0
    .about = приблизить, отдалить и показать всё поле

## Обучение

web-learn-about = Короткие главы минуты на две: ходите вы, объясняем мы.
web-teacher = Учитель
web-back = Назад
web-show-me = Сделать за меня
web-lesson-other = Так тоже можно. Но в этом уроке сделайте, пожалуйста, то, что написано.
web-lesson-why = В этом уроке дальше ведут только ходы, названные в тексте.
web-lesson-rule = Правило
web-lesson-leave = Все главы
web-lesson-done = Глава «{ $chapter }» пройдена. Дальше?
web-lesson-all-done = Теперь вы знаете игру. Лучшее продолжение — сыграть!
web-chapter-done = пройдена
web-goal = Ваша цель сейчас
web-goal-dismiss = Больше не нужно

## Подсказки

web-hint = Подсказка
web-hint-stop = Думаю… Нажмите, чтобы прервать
web-hint-then = Затем: { $list }
web-hint-gains = Если после этого всё подсчитать, у вас прибавится: { $list }.
web-hint-takes = { $player }: { $list }.
web-hints-all = Подсказки для всех
    .about = В свой ход каждый может спросить, как сыграл бы сильный бот; об этом будет запись в чате. На рейтинг такая партия не влияет.
web-hint-asked = Запрошена подсказка

## Задачи

web-puzzles = Задачи
web-puzzles-about = Задачи: позиции с единственным лучшим ходом. Найдите его и узнайте, почему он лучший.
web-puzzles-none = Для этой игры задач пока нет.
web-puzzle-of-day = Задача дня
web-puzzle-themes = По темам
web-puzzle-rating = вы: { $rating }
web-puzzle-strength = задача: { $rating }
web-puzzle-run = подряд: { $count } (рекорд { $best })
web-puzzle-days = { $count ->
    [one] { $count } день подряд
    [few] { $count } дня подряд
   *[many] { $count } дней подряд
}
web-puzzle-you = Вы
web-puzzle-ask = Какой ход лучший?
web-puzzle-go-on = Верно! А теперь?
web-puzzle-solved = Решено: { $moves }.
web-puzzle-shown = Лучший ход: { $moves }.
web-puzzle-wrong = Есть ход лучше.
web-puzzle-loss = Так теряется примерно { $loss }.
web-puzzle-why = Здесь так нельзя.
web-puzzle-show = Показать решение
web-puzzle-again = Ещё раз
web-puzzle-next = Следующая задача
web-theme-gain = Очки: { $source }
web-theme-deny = Отнять очки
web-theme-quiet = Тихие ходы

## Люди

web-profile = Профиль
web-profile-none = Здесь вас пока никто не знает. Сыграйте партию, и на этой странице соберутся ваши результаты.
web-profile-empty = Законченных партий пока нет.
web-account-since = Учётная запись с { $when }
web-guest-since = Гость с { $when }
web-shown = Кто видит эту страницу?
web-shown-public = Открытый
    .about = Имя, рейтинги и результаты видят все. Партии за закрытыми столами остаются закрытыми.
web-shown-private = Закрытый
    .about = Эту страницу видите только вы и ваши друзья; в таблицах рейтингов вас нет.
web-all-results = Все партии
web-against-people = С людьми
web-tally = побед: { $won } из { $played }
web-runs = Подряд
web-runs-are = побед сейчас: { $run }, лучшая серия: { $best }
web-accuracy = Точность
web-accuracy-is = { $share }, разобрано партий: { $games }
web-roles = Роли
web-best-games = Лучшие партии
web-best-game = Победа; соперники: { $against }
web-best-points = очки: { $points }
web-rating = Рейтинг
web-rating-short = рейтинг { $rating }
web-rating-moved = Ваш рейтинг: { $before } → { $after }
web-rating-of = Рейтинг за столом на { $count }
web-rated-games = { $count ->
    [one] { $count } рейтинговая партия
    [few] { $count } рейтинговые партии
   *[other] { $count } рейтинговых партий
}
web-rating-course = Как менялся рейтинг: от { $least } до { $most }
web-ladder = Рейтинги
web-ladder-about = Рейтинг дают партии людей с учётными записями. Число показывает силу, в которой можно быть почти уверенным, поэтому оно растёт с каждыми несколькими партиями.
web-ladder-empty = Здесь пока ни у кого нет рейтинга.
web-ladder-bots = Боты
web-ladder-step = { $bot }: победы в { $beaten } из { $roles } ролей
web-level-beaten = Ваши победы в ролях: { $roles }
web-place = Место
web-rated = Партии
web-name-ask = Как вас называть за столом?
web-name-about = Спрашиваем один раз. Изменить имя можно в любое время в настройках.
web-friends = Друзья
web-friend-ask = Предложить дружбу
web-friend-accept = Принять
web-friend-decline = Отклонить
web-friend-withdraw = Отозвать предложение
web-friend-end = Больше не дружить
web-friend-tie-asked = пока без ответа
web-friend-tie-asks = предлагает дружбу
web-friend-invite = Пригласить
web-friend-invited = Приглашение отправлено
web-company = Люди за столом
web-watching = { $count ->
    [0] Никто не смотрит.
    [one] Смотрит { $count } человек.
    [few] Смотрят { $count } человека.
   *[other] Смотрят { $count } человек.
}
web-mute-person = Не слышать
web-unmute-person = Слышать снова
web-muted-here = Вы не слышите { $name }.
web-report = Пожаловаться
web-report-why = Что не так?
web-report-insult = Оскорбления
web-report-spam = Спам
web-report-cheating = Нечестная игра
web-report-name = Имя
web-report-other = Другое
web-reported = Спасибо. Администратор посмотрит.
web-signs = Знаки
web-sign-hello = Привет!
web-sign-cheer = Отличный ход!
web-sign-thanks = Спасибо!
web-sign-ouch = Ой!
web-sign-think = Дайте подумать
web-sign-howl = Ау-у-у!
web-watchers-allow = Пускать зрителей по отдельной ссылке
web-watchers-about = Они видят поле, но сесть за стол не могут.
web-watchers-late = Карт на руках они не видят, а всё остальное — на три минуты позже, чтобы никто не подсказывал.
web-watchers-link = Ссылка для зрителей
web-late = Вы смотрите игру. В ней есть скрытые карты, поэтому показ отстаёт на { $minutes ->
    [one] { $minutes } минуту
    [few] { $minutes } минуты
   *[other] { $minutes } минут
}.
web-learn-minutes = Впервые? Научитесь за три минуты
web-data = Ваши данные
web-data-about = Всё, что этот сервер хранит о вас, одним файлом.
web-data-download = Скачать мои данные
web-farewell = Удалить меня навсегда
web-farewell-about = Имя, учётная запись, рейтинги, друзья и сообщения будут удалены. Партии других останутся без вашего имени, ваши места займёт бот. Отменить это нельзя.
web-farewell-name = Для подтверждения наберите своё имя: { $name }
web-farewell-do = Удалить всё

## Боты и их лица

web-face-pup = Нука
    .about = Гоняется за каждой бабочкой, о половине забывает и очень гордится остальным.
web-face-hunter = Торвик
    .about = Видит то, что рядом, и берёт. Редко смотрит дальше ближайшего холма.
web-face-alpha = Сигра
    .about = Думает наперёд, ничего не прощает и считает короткие концовки до последнего очка.
web-face-elder = Старая Ума
    .about = Каждую зиму видела дважды. Не торопится, и не зря.
web-face-spirit = Амарок
    .about = Никто не слышал, как он подходит. Думает дольше всех.
web-thinks-at-once = решает сразу
web-thinks-about = около { $seconds } с на решение
## Страница без сервера

web-alone-about = Всё происходит в этом браузере, даже без сети. Ваши партии хранятся здесь и больше нигде.
web-alone-secret = Карты сдаёт этот браузер, поэтому он знает и скрытое. Раздача определена до первого хода: после игры это подтвердит её запись.
web-alone-analysis = Как шла партия и где случился перелом? Ваш браузер может оценить каждое решение по тому, что игрок мог знать. Это займёт минуту-другую.
web-own-secret = Боты за этим столом думают в вашем браузере, поэтому он получает то, что вправе знать каждый из них, и ничего сверх того.
web-alone-keep = Сохранить все партии в файл
web-alone-bring = Загрузить партии из файла
web-alone-brought = Загружено: { $brought }. Уже были здесь: { $known }. Повреждены и пропущены: { $wrong }.
web-alone-update = Готова новая версия игр.
web-alone-take-update = Перейти на неё
web-alone-old-browser = Здесь игры не запустятся: браузер слишком старый или страница открыта не по https.
web-alone-no-space = В хранилище браузера не осталось места, поэтому ничего не изменилось. Освободите место и попробуйте ещё раз.
web-alone-broken-download = Часть страницы не загрузилась. Попробуйте снова, когда появится связь; ничего не потеряно.
web-alone-other-version = Запись сделана по другой версии правил.
web-alone-own-data = В этой партии играли с изменёнными данными, которых у страницы нет.
web-alone-bad-bundle = В этом файле нет партий этой страницы.
web-alone-unavailable = За этим столом играют в другом окне; попробуйте ещё раз.
web-alone-internal = На странице что-то пошло не так; ваши партии сохранены.
## Клуб: игра с людьми, долгие партии, турниры

web-lobby = Играть с кем-нибудь
web-lobby-about = Скажите, во что хотите сыграть. Как только найдётся подходящий игрок, вы оба окажетесь за столом.
web-seek = Найти партию
web-seek-start = Найти игрока
web-seek-end = Больше не искать
web-seek-range = Против кого?
web-seek-any = против любого
web-seek-near = примерно моей силы
web-seek-wants-near = ищет равного, рейтинг { $rating }
web-seeking = Ищем игроков: { $game }, { $count ->
    [one] { $count } место
    [few] { $count } места
   *[many] { $count } мест
}
web-seekers = Сейчас ждут
web-seekers-none = Никто не ждёт. Будьте первыми.
web-play-with = Играть
web-same-people = Снова с теми же
web-play-again = Ещё раз
web-open-tables = Открытые столы
web-open-tables-none = Сейчас нет столов, открытых для всех.
web-table-ready = Ваш стол готов: { $game }
web-tables-ready = { $count ->
    [one] Вас ждёт { $count } стол
    [few] Вас ждут { $count } стола
   *[other] Вас ждут { $count } столов
}
web-pace-each = по { $minutes } мин
web-pace-hours = { $hours } ч на ход
web-pace-day = сутки
web-pace-days = { $days ->
    [one] { $days } день
    [few] { $days } дня
   *[many] { $days } дней
}
web-turn-notices = Уведомления
web-notices-about = В партии, где на ход даются часы или дни, можно узнавать о своём ходе: одно уведомление на ход.
web-notices-on = Сообщать о моём ходе в долгих партиях
web-notices-here = в этом браузере
web-notices-take = Сообщать в этом браузере
web-notices-insecure = Браузер принимает уведомления только со страницы, открытой по HTTPS; эта открыта без него.
web-notices-unable = Этот браузер не принимает уведомлений. На iPhone и iPad сначала добавьте эту страницу на экран «Домой».
web-notices-denied = Браузер не разрешает уведомления с этой страницы.
web-notices-are-off = Уведомлений больше не будет. Включить их снова можно в настройках.
web-notices-mail = письмом на адрес
web-mail-confirmed = Подтверждён.
web-mail-none = Больше не писать
web-mail-code = Код, который мы отправили на этот адрес
web-mail-confirm = Подтвердить
web-vacation = Отпуск
web-vacation-about = Пока вас нет, стоят часы, по которым на ход даются сутки и больше. В этом году осталось дней: { $left } из { $yearly }.
web-vacation-begin = Уйти в отпуск
web-vacation-until = Вы в отпуске до { $date }; ваши часы стоят.
web-vacation-end = Я снова здесь
web-tournament = Турнир
web-tournaments = Турниры
web-tournaments-about = Для любой компании по ссылке: часы у всех одинаковые, а свободные места могут занять боты.
web-tournaments-none = Турниров пока нет.
web-tournament-new = Новый турнир
web-tournament-name = Название
web-tournament-kind = Вид
web-tournament-swiss = Швейцарская система
    .about = В каждом круге встречаются игроки с равными очками, и никто дважды.
web-tournament-robin = Круговой турнир
    .about = Каждый встречается с каждым один раз.
web-tournament-arena = Арена
    .about = Кто свободен, сразу получает стол, пока не выйдет время.
web-at-a-table = Игроков за столом
web-arena-length = Сколько времени?
web-arena-minutes = { $minutes } мин
web-duplicate = Дубликат
    .about = Каждая раздача играется дважды одновременно, со сменой мест.
web-fill = Боты
web-fill-none = без них
web-fill-to = до { $count } игроков
web-tournament-plays = Я тоже играю
web-tournament-public = Открытый: любой может играть и смотреть
web-tournament-make = Создать турнир
web-tournament-enter = Участвовать
web-tournament-start = Начать
web-tournament-leave = Выйти из турнира
web-tournament-link = Ссылка на этот турнир
web-tournament-waiting = Ваш следующий стол откроется здесь сам.
web-tournament-is-open = открыт
web-tournament-is-playing = идёт
web-tournament-is-over = завершён
web-my-next-table = К моему столу
web-round = Круг { $round }
web-round-of = круг { $round } из { $rounds }
web-standings = Положение
web-rank = Место
web-score-points = Очки
web-games-played = Игры
web-break-buchholz = Бухгольц
    .about = Сумма очков соперников
web-break-sonneborn = Зоннеборн — Бергер
    .about = Очки побеждённых соперников и половина очков тех, с кем ничья
web-break-direct = Личные
    .about = Очки против тех, у кого очков столько же
web-break-wins = Победы
    .about = Выигранные встречи
web-has-gone = вне турнира
web-pairings = Партии
web-pairings-none = Первый круг начнётся, когда его начнёт хозяин.
web-bye = свободный круг

## Модераторы и операторы

web-operators = Модерация
web-operators-only = Эта страница для модераторов сервера.
web-look-reports = Жалобы
web-look-people = Люди
web-look-tables = Столы
web-look-bans = Запреты
web-look-audit = Журнал
web-look-roles = Роли
web-is-open = не рассмотрена
web-is-done = рассмотрена
web-is-lobby = не начата
web-is-playing = идёт
web-is-over = окончена
web-deed-whom = Кого или что
web-deed-why = Почему
web-deed-ban = Закрыть доступ
web-deed-unban = Снять запрет
web-deed-mute = Лишить слова
web-deed-unmute = Вернуть слово
web-deed-rename = Переименовать
web-deed-close = Закрыть стол
web-deed-reopen = Снова открыть стол
web-deed-handle = Рассмотрено
web-deed-logout = Завершить сеансы
web-deed-drop = Удалить стол
web-deed-role = Сменить роль
web-new-name = Новое имя
web-for-good = навсегда
web-role-player = игрок
web-role-moderator = модератор
web-role-operator = оператор
web-field-at = Когда
web-field-who = Кто
web-field-what = Что
web-field-whom = Кого
web-field-detail = Подробности
web-field-reason = Причина
web-field-state = Состояние
web-field-by-name = От кого
web-field-about-name = О ком
web-field-said = Сказано
web-field-line = Строка
web-field-table = Стол
web-field-handled-by = Кто рассмотрел
web-field-handled-at = Рассмотрено
web-field-note = Заметка
web-field-login = Логин
web-field-name = Имя
web-field-created = С какого времени
web-field-muted = Без слова до
web-field-until = До
web-field-why = Почему
web-field-game = Игра
web-field-public = Открытый
web-field-ended = Завершён
web-field-closed = Закрыт
web-field-role = Роль

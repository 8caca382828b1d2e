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
web-here = здесь
web-invite = Приглашение
web-invite-about = Отправьте эту ссылку или дайте телефону в той же сети прочитать код.
web-invite-alone = Эта ссылка работает только на этом компьютере. Чтобы пригласить других, запустите сервер с --host 0.0.0.0 и откройте страницу по адресу компьютера в сети.
web-qr = QR-код ссылки
web-invited = Вас приглашают за стол
web-waiting-for-players = Игру можно начать, когда все места заняты.
web-waiting-for-host = Игру начинает хозяин стола.
web-no-table = Этот стол нельзя открыть

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
web-look-at-board = Посмотреть на поле

## Повтор

web-replay = Повтор
web-download-record = Скачать запись
web-to-table = К столу
web-eyes = Чьими глазами
web-eyes-spectator = глазами зрителя
web-eyes-of = глазами игрока { $player }
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
    .about = подсказка в игре с ботами
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
web-hint-gains = Вы получаете: { $list }.
web-hint-takes = { $player }: { $list }.

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

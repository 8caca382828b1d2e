### Собственные слова веб-клиента по-русски. Ключи одинаковы в en.ftl, ru.ftl и cs.ftl.

## Везде

web-home = На главную
web-close = Закрыть
web-asking = Узнаём…

## Поле

web-board-view = Вид поля
web-zoom-in = Приблизить
web-zoom-out = Отдалить
web-zoom-fit = Показать всё поле
web-overlays = Подсказки на поле

## Стол

web-seats = Игроки
web-panel = Действия, журнал и счёт
web-tab-actions = Действия
web-tab-log = Журнал
web-tab-score = Счёт
web-tab-words = Словами
web-tab-chat = Чат
web-log = Журнал
web-score = Счёт
web-total = Итого
web-over = Игра окончена.
web-decides = ходит
web-bot = бот
web-away = не в сети
web-skip = Пропустить { $count ->
    [one] { $count } шаг
    [few] { $count } шага
   *[many] { $count } шагов
}

## Список действий

web-actions = Допустимые действия
web-no-actions = Решать нечего.
web-filter-actions = Начните печатать, чтобы найти действие
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

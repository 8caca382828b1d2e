### Арктика в браузере, по-русски. Ключи те же в en.ftl, ru.ftl и cs.ftl.

## Поле

overlay-reach = Кто куда дойдёт
overlay-threats = Угрозы
overlay-cards = Карточки
overlay-cells = Имена клеток
web-compass = { $direction ->
    [E] В
    [NE] СВ
    [NW] СЗ
    [W] З
    [SW] ЮЗ
    [SE] ЮВ
   *[other] { $direction }
}
web-sea = открытое море
web-corner = угловая клетка
web-cell = { $cell }: { $what }
web-figure-at = { figure } { layer }
web-plankton-left = Планктона в запасе: { $count }
web-cod-left = Трески на поле: { $count }
web-lost = фигур не осталось
web-won = Добыто
web-barred = только что вернулся и в этот ход не охотится

## Выбор

web-use = Задействовать { figure-acc }
web-pieces = Что разместить
web-prepared-drift = Сыграйте карточку или сразу выберите лёд, который поплывёт первым.
web-prepared-melt = Выберите жетон льда, который подтает.

## План хода

web-plan = Ход
web-turn-card = карточка льда
web-turn-neutral = нейтральный охотник
web-part = { $state ->
    [done] : сделано
    [shut] : уже нельзя
   *[open] : ещё можно
}
web-plan-look = Укажите на подсвеченный лёд, чтобы увидеть, что произойдёт.
web-plan-push = Толкает { ice-acc } с { $from } на { $to }.
web-plan-rides = { figure-nom } плывёт вместе со льдом на { $cell }, { layer }.
web-plan-choosing = { figure-nom } на пути льда: вы выберете, куда отступать.
web-plan-melt = { $becomes ->
    [floe] { ice-nom } на { $cell } станет льдиной.
    [pack] { ice-nom } на { $cell } станет паковым льдом.
   *[none] { ice-nom } на { $cell } растает.
}
web-plan-falls = { figure-nom } окажется в воде.
web-prey = Добыча поблизости
web-hunt = { figure-nom } хватает { target-acc } на { $cell } { $steps ->
    [0] не сходя с места
    [one] через { $steps } шаг
    [few] через { $steps } шага
   *[other] через { $steps } шагов
}

## Какие карточки вышли

web-card-count = { card }: ещё не видно { $unseen }, в сбросе { $gone }
web-cards-note = Жирным: карточки, которых вы не видите, в стопке или на руках. Зачёркнуто: в сбросе.
web-cards-note-watching = Зачёркнуто: в сбросе.

## Поле словами

words-hand = Ваша рука: { $cards }.
words-player = { $player }, { hunter }: { points-text }, { $cards ->
    [one] { $cards } карточка
    [few] { $cards } карточки
   *[other] { $cards } карточек
}; треска { $cod }, планктон { $plankton }.
words-neutral = Нейтральный охотник: { hunter }, осталось жизней: { $lives }.
words-supply = Планктона в запасе: { $plankton }. Карточек в стопке: { $deck }, в сбросе: { $discard }.
words-map = Клетки называются по столбцу и ряду от середины (0,0): первое число растёт на восток, второе на юго-восток. Все прочие клетки – открытое пустое море. Стрелки ведут по полю, Page Up и Page Down – по подсвеченным клеткам.

### «Волки» в браузере, по-русски. Ключи одни и те же в en.ftl, ru.ftl и cs.ftl.

## Поле

overlay-control = Контроль
overlay-reach = Ходы
overlay-howl = Дальность зова
overlay-hunt = Добыча
web-map = Игровое поле. Стрелки ведут от клетки к клетке, Page Up и Page Down — к подсвеченным.
web-piece = { piece } ({ $player })
web-moon = { phase-of-moon } (1-е место { $first }, 2-е место { $second })
web-leads = впереди { $player }
web-before = было: { $was }
web-strength = Очки контроля
web-pack-board = Планшет стаи

## План

web-pay = Выберите, чем заплатить
web-cost = Цена: { $cost } × { terrain }
web-cost-token = и бонусный жетон действия
web-move = Ход: { piece }, { $cell } → { $to }
web-drop = Отложить
web-hint-act = Или выберите подсвеченную клетку, своего волка или сначала тайлы, которыми хотите заплатить.
web-hint-lit = Выберите подсвеченную клетку.
web-ring = Вокруг добычи в регионе { $slot } ({ prey }): клеток { $before } → { $after } из { $needed }
web-due = В конце этого хода будет схватка за регионы { phase-of-moon-gen }.
web-nothing = Ни регионы, ни добыча, ни очки не изменятся.
web-then = Затем:

## Стол словами

words-seat = { $player }, { pack }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}. Тайлы: { $tiles }. { $attributes }. Бонусных жетонов местности: { $terrain_tokens }, бонусных жетонов действия: { $action_tokens }. Добыча: { $prey }.

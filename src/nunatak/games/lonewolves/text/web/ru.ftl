### «Стая» в браузере, по-русски. Ключи одинаковы в en.ftl, ru.ftl и cs.ftl.

## Поле

overlay-played = Вышедшие карты
web-played = Какие карты уже видны
web-card-unseen = ещё не видна
web-card-hand = у вас в руке
web-card-up = на поле
web-card-flipped = теперь одиночка
web-card-recruited = пополнение
web-territory = { territory }: { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
} из 6, честь { $honor }, сила { $mine } против { $theirs }
web-honor = Жетон чести: { $up }, на обороте { $down }
web-slot = { $player }, { $other ->
    [none] ячейка { $number } { territory-in }
   *[other] ячейка на границе
}: { $scar ->
    [none] свободна
   *[other] { scar }
}

## Поле словами

words-territory = { territory }: жетон чести { $honor }.
words-side = { $player }: сила { $strength }, { $cards }.
words-no-cards = карт нет
words-supply = Здесь лежат шрамы: { $scars }.
words-scars = Шрамы игрока { $player } здесь: { $scars }.
words-moon = Здесь лежит { moon }.
words-hand = Ваша рука: { $cards }.

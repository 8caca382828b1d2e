title = Piškvorky 3 × 3
about = Dva hráči, devět políček: vyhrává, kdo má tři značky v řadě.
source = Řada
ask-move = Které políčko označíte?
wait-move = { $player } vybírá políčko.
ask-over = Hra skončila.
action-mark = Označit políčko { $field }
action-give-up = Vzdát se
log-marks = { $player } označuje políčko { $field }.
log-gives-up = { $player } se vzdává.
log-winner = { $player } vítězí!
log-shared = { $player } sdílí vítězství.

## Pravidla: hra

N-TURN-01 = Nejste na tahu.
    .rule = Začínají kolečka, potom se hráči střídají.
N-MARK-01 = Takové políčko neexistuje.
    .rule = Tah je jedna značka na jednom z devíti políček.
N-MARK-02 = Toto políčko je obsazené.
    .rule = Políčko se označuje jednou.
N-END-01 = Hra skončila.
    .rule = Vyhrávají tři vlastní značky v řadě; když jsou označena všechna políčka, nevyhrává nikdo.
N-END-02 =
    .rule = Kdo je na tahu, může se vzdát; pak vítězí druhý.

### Smečka: všechna slova hry česky.
### Identifikátory jsou v en.ftl, ru.ftl a cs.ftl stejné. Čísla pravidel jsou ze sbírky pravidel.

## Hra

title = Smečka
about = Dvě vlčí smečky se střetávají v souboji na třináct zdvihů a každá zahraná karta si zároveň dělá nárok na jedno z pěti divokých území. Prohraný zdvih po sobě zanechá jizvu – a jizvy dělají smečku jen silnější!

## Názvy

territory = { $territory ->
    [cave] jeskyně
    [volcano] sopka
    [desert] poušť
    [swamp] bažina
    [tundra] tundra
   *[other] { $territory }
}
territory-to = { $territory ->
    [cave] do jeskyně
    [volcano] na sopku
    [desert] do pouště
    [swamp] do bažiny
    [tundra] do tundry
   *[other] na území { $territory }
}
territory-in = { $territory ->
    [cave] v jeskyni
    [volcano] na sopce
    [desert] v poušti
    [swamp] v bažině
    [tundra] v tundře
   *[other] na území { $territory }
}
territory-from = { $territory ->
    [cave] z jeskyně
    [volcano] ze sopky
    [desert] z pouště
    [swamp] z bažiny
    [tundra] z tundry
   *[other] z území { $territory }
}
suit = { $suit ->
    [black] černá
    [red] červená
    [orange] oranžová
    [green] zelená
    [white] bílá
   *[other] { $suit }
}
card = { suit } { $value }
card-acc = { suit-acc } { $value }
scar = { $scar ->
    [might] Síla smečky
    [fury] Zuřivost
    [recruit] Posila
    [turn] Zvrat
    [pack_fame] Sláva smečky
    [loner_fame] Sláva samotářů
    [alpha_fame] Sláva vůdců
    [cub_fame] Sláva mladých
    [trophy] Trofej
   *[other] { $scar }
}
scar-text = { $scar ->
    [might] +1 síly za každou vaši kartu zde.
    [fury] +3 síly zde.
    [recruit] Přidejte sem odloženého samotáře.
    [turn] Otočte zdejší žeton cti.
    [pack_fame] +1 bod za každou vaši kartu zde.
    [loner_fame] +2 body za každého vašeho samotáře zde.
    [alpha_fame] +2 body za každého vašeho odkrytého vlka zde.
    [cub_fame] +3 body za každou vaši odkrytou 2, 3 nebo 4 zde.
    [trophy] +5 bodů, získáte-li zdejší žeton cti.
   *[other] { $scar }
}
hidden-scar = zakrytá jizva
side = { $side ->
    [near] bližší
    [far] vzdálenější
   *[other] { $side }
}
moon = { $moon ->
    [white_moon] Bílý měsíc
    [blood_moon] Krvavý měsíc
   *[other] { $moon }
}
no-trump = Bez trumfů
source = { $source ->
    [honor] Žetony cti
    [white_moon] Bílý měsíc
    [blood_moon] Krvavý měsíc
    [pack_fame] Sláva smečky
    [loner_fame] Sláva samotářů
    [alpha_fame] Sláva vůdců
    [cub_fame] Sláva mladých
    [trophy] Trofej
   *[other] { $source }
}
slot = políčko { $number } { territory-in }
border-slot = hraniční políčko { border-between }

## Pády: stavební kameny pro věty níže

territory-acc = { $territory ->
    [cave] jeskyni
    [volcano] sopku
    [desert] poušť
    [swamp] bažinu
    [tundra] tundru
   *[other] území { $territory }
}
territory-over = { $territory ->
    [cave] nad jeskyní
    [volcano] nad sopkou
    [desert] nad pouští
    [swamp] nad bažinou
    [tundra] nad tundrou
   *[other] nad územím { $territory }
}
suit-acc = { $suit ->
    [black] černou
    [red] červenou
    [orange] oranžovou
    [green] zelenou
    [white] bílou
   *[other] { $suit }
}
suit-gen = { $suit ->
    [black] černé
    [red] červené
    [orange] oranžové
    [green] zelené
    [white] bílé
   *[other] { $suit }
}
border-between = mezi { $left ->
    [cave] jeskyní
    [volcano] sopkou
    [desert] pouští
    [swamp] bažinou
    [tundra] tundrou
   *[other] { $left }
} a { $right ->
    [cave] jeskyní
    [volcano] sopkou
    [desert] pouští
    [swamp] bažinou
    [tundra] tundrou
   *[other] { $right }
}

## Rozhodnutí: na co se ptáme vás

ask-lead = Vynášíte: vyberte kartu a území.
ask-lead-reveal = Vaše trojka odhaluje jizvu: vyberte zakrytou na jejím území.
ask-follow = Ctěte barvu ({ suit }), můžete-li, a vyberte území.
ask-follow-reveal = Vaše trojka odhaluje jizvu: vyberte zakrytou na jejím území.
ask-take = Zdvih je prohraný: vezměte si jizvu z území, kam přišla vaše karta.
ask-place = Umístěte jizvu „{ scar }“ na volné políčko na své straně.
ask-over = Hra skončila.

## Rozhodnutí: co čtou ostatní

wait-lead = { $player } vybírá kartu, kterou vynese.
wait-lead-reveal = { $player } vybírá jizvu k odhalení.
wait-follow = { $player } vybírá kartu, kterou odpoví.
wait-follow-reveal = { $player } vybírá jizvu k odhalení.
wait-take = { $player } vybírá, kterou jizvu si vzít.
wait-place = { $player } vybírá políčko pro jizvu.

## Nabídka tahů

action-play = Zahrát { card-acc } { territory-to }
action-reveal = Odhalit jizvu { territory-in } (místo { $place })
action-take = Vzít jizvu „{ scar }“ { territory-from } (místo { $place })
action-take-hidden = Vzít zakrytou jizvu { territory-from } (místo { $place })
action-place = Umístit na políčko { $number } { territory-in }
action-place-border = Umístit na hraniční políčko { border-between }
action-pass = Pasovat

## Záznam hry

log-deal = Karty jsou rozdané, první vynáší { $player }.
log-trick = { DID("Začíná", "Začal") } { $trick }. zdvih.
log-lead = { $player } { DID("vynáší", "vynesl", "vynesla", $player) } { card-acc } { territory-to }.
log-follow = { $player } { DID("odpovídá", "odpověděl", "odpověděla", $player) } a { DID("hraje", "zahrál", "zahrála", $player) } { card-acc } { territory-to }.
log-void = { $player } { DID("hraje", "zahrál", "zahrála", $player) } jinou barvu: žádnou { suit-acc } kartu v ruce nemá.
log-reveal = { $player } { DID("odhaluje", "odhalil", "odhalila", $player) } { territory-in } jizvu „{ scar }“.
log-win = { $player } { DID("vyhrává", "vyhrál", "vyhrála", $player) } zdvih { card-acc }.
log-win-two = { $player } { DID("vyhrává", "vyhrál", "vyhrála", $player) } zdvih { card-acc }: ve své barvě dvojka přebíjí sedmičku.
log-flip = { $player } { DID("otáčí", "otočil", "otočila", $player) } { card-acc } { territory-in } lícem dolů: teď je to vlk samotář.
log-take = { $player } si { DID("bere", "vzal", "vzala", $player) } { territory-from } jizvu „{ scar }“.
log-no-scar = { $player } { DID("nedostává", "nedostal", "nedostala", $player) } jizvu: { territory-in } už žádná není.
log-moon = { moon } { DID("vychází", "vyšel") } { territory-over }: od příštího zdvihu je trumfová barva { suit }.
log-moon-last = { moon } { DID("vychází", "vyšel") } { territory-over }.
log-place = { $player } { DID("umisťuje", "umístil", "umístila", $player) } jizvu „{ scar }“ na políčko { $number } { territory-in }.
log-place-border = { $player } { DID("umisťuje", "umístil", "umístila", $player) } jizvu „{ scar }“ na hraniční políčko { border-between }.
log-no-slot = { $player } { DID("nemá", "neměl", "neměla", $player) } volné políčko, jizva „{ scar }“ { DID("jde", "šla", "šla", $player) } do krabice.
log-turn = Žeton cti { territory-in } { DID("se otáčí", "se otočil") } a teď ukazuje { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}.
log-recruit = { $player } { DID("přidává", "přidal", "přidala", $player) } { territory-to } odloženého vlka samotáře.
log-recruit-full = Posila { DID("nepřichází", "nepřišla") }: { territory-in } už leží šest karet.
log-full = Teď { territory-in } leží šest karet: území je obsazené.
log-end = Všech třináct zdvihů je odehráno: je čas sečíst body.
log-control = { $player } ovládá { territory-acc } silou { $strength } proti { $other } a získává { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}.
log-unclaimed = Síly { territory-in } jsou vyrovnané, { $strength } : { $strength }, a území nikdo neovládá.
log-source = { source }: { $player } získává { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}.
log-points = { $player } má celkem { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}.
log-winner = { $player } vítězí se ziskem { $points ->
    [one] { $points } bodu
    [few] { $points } bodů
    [many] { $points } bodu
   *[other] { $points } bodů
}!
log-winner-lone-wolves = Body jsou vyrovnané, ale { $player } má víc vlků samotářů ({ $wolves }) a vítězí!
log-draw = Remíza: vyrovnané jsou body i počty vlků samotářů.

## Popisky na plánu

label-trick = Zdvih { $trick } z { $tricks }
label-trump = Trumf: { suit }
label-hand = V ruce
label-hand-count = V ruce: { count-cards }
label-supply = Jizvy zde
label-slots = Políčka
label-honor = Čest
label-strength = Síla
label-points = Body
label-lone-wolves = Vlci samotáři: { $count }
label-set-aside = Odložené karty: { $count }
label-box = V krabici: { $count }
label-leader = Vynáší
label-void = bez { suit-gen }
label-full = obsazené
label-free-slot = volné políčko
label-side = { $player }, { side } strana

## Volby

option-mode = Režim
    .about = Vyberte, na které straně dílků se hraje.
option-mode-normal = Základní
    .about = Všechna území jsou stejná: nejlepší způsob, jak hru poznat.
option-mode-advanced = Pro pokročilé
    .about = Území se od sebe liší a jizvy na hranici působí na dvou územích zároveň.

## Počty

count-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
}
count-points = { $count ->
    [one] { $count } bod
    [few] { $count } body
    [many] { $count } bodu
   *[other] { $count } bodů
}
count-tricks = { $count ->
    [one] { $count } zdvih
    [few] { $count } zdvihy
    [many] { $count } zdvihu
   *[other] { $count } zdvihů
}
count-lone-wolves = { $count ->
    [one] { $count } vlk samotář
    [few] { $count } vlci samotáři
    [many] { $count } vlka samotáře
   *[other] { $count } vlků samotářů
}
count-scars = { $count ->
    [one] { $count } jizva
    [few] { $count } jizvy
    [many] { $count } jizvy
   *[other] { $count } jizev
}
count-games = { $count ->
    [one] { $count } hra
    [few] { $count } hry
    [many] { $count } hry
   *[other] { $count } her
}

## Pravidla pro lidi: tabulky

values-thing = Čeho
values-thing-of = { $thing ->
    [cards] karet vlků v balíčku
    [hand] karet v každé ruce
    [aside] odložených karet, které nikdo neviděl
    [tricks] zdvihů ve hře
    [capacity] karet se vejde na území, na obě strany dohromady
    [scars] žetonů jizev, každý druh dvakrát
   *[other] { $thing }
}
values-count = Kolik
values-suit = Barva
values-territory = Území
values-cards = Karty
values-wolf = Vlk
values-face-up = vlk lícem nahoru
values-own = jeho hodnota ({ $least } až { $most })
values-lone-wolf = vlk samotář (lícem dolů)
values-strength = Síla
values-token = Žeton
values-face = Jedna strana
values-other = Druhá strana
values-moon = Měsíc
values-points = Body
values-trump = Kdy vyjde
values-emptied = { $number ->
    [1] z prvního území zmizí poslední jizva
   *[other] z druhého území zmizí poslední jizva
}
values-scar = Jizva
values-acts = Působí
values-when = { $when ->
    [placing] hned
   *[other] na konci
}
values-gives = Přináší
values-strength-more = +{ $count } síly
values-points-more = { $count ->
    [one] +{ $count } bod
    [few] +{ $count } body
    [many] +{ $count } bodu
   *[other] +{ $count } bodů
}
values-recruit = přijde k vám odložený samotář
values-turn = žeton cti se otočí
values-each = Za co
values-for = { $each ->
    [card] každou vaši kartu tam
    [once] vaši stranu tam
    [placing] –
    [lone-wolf] každého vašeho samotáře tam
    [face-up] každého vašeho odkrytého vlka tam
    [cub] každého vašeho odkrytého vlka od { $least } do { $most } tam
   *[token] tamní žeton cti, pokud ho získáte
}
values-up = Jizvy lícem nahoru
values-down = Jizvy lícem dolů
values-slots-near = Políčka, bližší strana
values-slots-far = Políčka, vzdálenější strana

## Pravidla: součásti hry

L-CMP-01 =
    .rule = Balíček má 30 karet vlků: pět barev s hodnotami 2 až 7, každá karta je v něm jednou.
L-CMP-02 =
    .rule = Všechny karty mají stejný rub: vlka samotáře o síle 1. Z rubu tedy nic nepoznáte a každá karta ležící lícem dolů je vlk samotář.
L-CMP-03 =
    .rule = Ve hře je 18 žetonů jizev: devět druhů po dvou, všechny se stejným rubem.
L-CMP-04 =
    .rule = Herní plán tvoří pět dílků, pro každé území jeden. Jedna strana dílku je pro základní režim, druhá pro režim pro pokročilé.
L-CMP-05 =
    .rule = Ve hře je pět žetonů cti. Na dvou stranách žetonu jsou různé počty bodů.
L-CMP-06 =
    .rule = Žeton Bílého měsíce má hodnotu 5 bodů cti pro toho, kdo na konci hry ovládá jeho území.
L-CMP-07 =
    .rule = Žeton Krvavého měsíce má hodnotu 3 bodů cti pro toho, kdo na konci hry ovládá jeho území.
L-CMP-08 =
    .rule = Ke každé barvě patří jedno území: k černé jeskyně, k červené sopka, k oranžové poušť, k zelené bažina, k bílé tundra.
L-CMP-09 =
    .rule = Hru hrají právě dva hráči, kteří sedí proti sobě. Jednomu patří bližší strana všech území, druhému vzdálenější.

## Pravidla: datový soubor

L-DATA-01 = Pořadí dílků musí obsahovat každé z pěti území právě jednou.
    .rule = Datový soubor vyjmenovává pět území v pořadí, v jakém leží jejich dílky, každé právě jednou.
L-DATA-02 = Žetonů cti musí být pět a každý musí mít dvě různá celá čísla.
    .rule = Žetonů cti je pět a na každé straně mají celé číslo. Obě čísla téhož žetonu se liší, jinak by otočení nic nezměnilo.
L-DATA-03 = Na začátku hry musí na každém území ležet lícem nahoru právě jedna jizva.
    .rule = V obou režimech leží na začátku hry na každém území lícem nahoru právě jedna jizva.
L-DATA-04 = V základním režimu musí na začátku hry na každém území ležet lícem dolů právě dvě jizvy.
    .rule = V základním režimu leží na začátku hry na každém území lícem dolů právě dvě jizvy. S odkrytými je to 15 jizev na plánu, další 3 zůstávají v krabici.
L-DATA-05 = V režimu pro pokročilé musí na každém území ležet lícem dolů dvě nebo tři jizvy, a ne všude stejně.
    .rule = V režimu pro pokročilé leží na začátku hry na každém území lícem dolů dvě nebo tři jizvy, a ne všude stejně.
L-DATA-06 = V jednom režimu nelze vyložit víc než 18 jizev.
    .rule = Na začátku hry se na plán vykládá nejvýš 18 jizev, odkrytých i zakrytých dohromady: víc žetonů není.
L-DATA-07 = Hraniční políčka mohou být jen v režimu pro pokročilé a jen mezi sousedními územími.
    .rule = Hraniční políčka jsou jen v režimu pro pokročilé a každé leží mezi dvěma územími, jejichž dílky spolu sousedí.
L-DATA-08 = V každém režimu musí být na každé straně aspoň jedno políčko pro jizvu.
    .rule = V každém režimu má každá strana plánu aspoň jedno políčko pro jizvu. Je-li jich na straně méně než 13, objeví se jen varování: jizva, na kterou nezbylo políčko, jde do krabice.
L-DATA-10 = Váš soubor s daty obsahuje pole nebo číslo, které tabulka nepřipouští.
    .rule = Soubor s daty smí mít jen ta pole, která má nahrazovaná tabulka; každý žeton cti má vlastní jméno a dvě strany. Jedna strana území má nejvýše 5 políček a strany žetonu cti mají hodnoty od −999 do 999.
L-DATA-09 =
    .rule = Datový soubor políčka jednotlivě nevyjmenovává, jejich označení plynou z čísel v něm. Políčko se zapisuje stranou, územím a číslem, například near:cave:1, hraniční políčko jako near:cave|volcano.

## Pravidla: příprava

L-SET-01 =
    .rule = Základní režim nebo režim pro pokročilé se volí dřív, než se cokoli losuje a rozdává. Všech pět dílků pak leží příslušnou stranou nahoru.
L-SET-02 =
    .rule = Pět dílků leží v jedné řadě mezi hráči, v každé hře ve stejném pořadí. Co jeden hráč vidí zleva doprava, vidí druhý zprava doleva.
L-SET-03 =
    .rule = Na začátku hry se všech 18 žetonů jizev zamíchá lícem dolů.
L-SET-04 =
    .rule = Na každé území přijde jedna náhodná jizva lícem nahoru na světlý symbol a po jedné náhodné jizvě lícem dolů na každý tmavý symbol. Tmavé symboly jsou v základním režimu dva, v režimu pro pokročilé dva nebo tři.
L-SET-05 =
    .rule = Jizvy, které po přípravě zbudou, jdou do krabice a nikdo se na ně nesmí podívat. V základním režimu jsou tři.
L-SET-06 =
    .rule = Pět žetonů cti se zamíchá a na každé území se položí jeden. O tom, která strana je nahoře, rozhoduje náhoda.
L-SET-07 =
    .rule = Bílý měsíc a Krvavý měsíc čekají vedle plánu, dokud na územích nedojdou jizvy.
L-SET-08 =
    .rule = 30 karet vlků se zamíchá a každý hráč jich dostane 13.
L-SET-09 =
    .rule = Čtyři karty, které po rozdání zbudou, se odloží lícem dolů a nikdo se na ně nesmí podívat. Jizva „Posila“ může některou z nich přivést do hry jako vlka samotáře.
L-SET-10 =
    .rule = Na začátku hry není žádná trumfová barva.
L-SET-11 =
    .rule = O tom, kdo vynáší v prvním zdvihu, rozhoduje náhoda.
L-SET-12 =
    .rule = Všechno náhodné losuje server při přípravě, z jednoho počátečního čísla a vždy ve stejném pořadí. Později už se nic náhodného neděje, a tak lze každou hru přesně přehrát znovu.

## Pravidla: průběh zdvihu

L-FLOW-01 =
    .rule = Hra má 13 zdvihů neboli kol. V každém zdvihu zahraje každý hráč jednu kartu.
L-FLOW-02 =
    .rule = Zdvih probíhá vždy v tomto pořadí: karta prvního hráče, karta druhého hráče, rozhodnutí o vítězi, jizva pro poraženého, měsíc, je-li na řadě, umístění jizvy a její okamžitý účinek. Trojka odhaluje jizvu hned po zahrání.
L-FLOW-03 = Teď nejste na tahu.
    .rule = V každém kroku zdvihu rozhoduje jeden hráč a nikdo jiný v něm jednat nesmí.
L-FLOW-04 = Tato akce teď není možná.
    .rule = V každém kroku se rozhoduje o jediné věci: kterou kartu zahrát, kterou jizvu odhalit, kterou vzít nebo kam ji umístit. Jiná akce v tom kroku možná není.
L-FLOW-05 = Hra skončila.
    .rule = Po konci hry se už žádné tahy nepřijímají.
L-FLOW-06 = Tady nelze pasovat.
    .rule = Žádné rozhodnutí nelze vynechat: kdo má zahrát kartu nebo odhalit, vzít či umístit jizvu, musí to udělat.
L-FLOW-07 = Tah nelze vzít zpět.
    .rule = Tah je konečný, jakmile ukázal kartu nebo zakrytý žeton.
L-FLOW-09 =
    .rule = Co neukázalo nic nového, lze vzít zpět, dokud není zahrána další karta: vzetí jizvy, která ležela lícem nahoru, a umístění jizvy.
L-FLOW-10 =
    .rule = V ručně sestavené pozici může být méně karet, než zbývá zdvihů: hra pak končí zdvihem, po kterém některému hráči nezbyla žádná karta.
L-FLOW-08 =
    .rule = Lze-li odhalit nebo vzít jen jednu jizvu nebo je-li volné jen jedno políčko, může hra zvolit za vás. Kartu za vás nezahraje nikdy, prozradilo by to něco o vašich kartách v ruce.

## Pravidla: zahrání karty

L-PLAY-01 = Tuto kartu nemáte v ruce.
    .rule = Zahrát můžete jen kartu, kterou máte v ruce.
L-PLAY-02 = Takové území neexistuje.
    .rule = Každá karta se hraje právě na jedno z pěti území.
L-PLAY-03 = Toto území je obsazené.
    .rule = Kartu nelze zahrát na obsazené území, tedy na takové, kde už na obou stranách dohromady leží šest karet vlků.
L-PLAY-04 =
    .rule = Karta se pokládá lícem nahoru na vlastní stranu zvoleného území.
L-PLAY-05 =
    .rule = Karta a území jsou jedno rozhodnutí a ukazují se zároveň.
L-PLAY-06 =
    .rule = Kartu kterékoli barvy lze zahrát na kterékoli území, barvy se nemusí shodovat.

## Pravidla: výnos

L-LEAD-01 =
    .rule = V prvním zdvihu vynáší hráč, kterého určila náhoda, v každém dalším vítěz předchozího zdvihu.
L-LEAD-02 =
    .rule = První hráč může kdykoli vynést kteroukoli kartu z ruky, i trumfovou.
L-LEAD-03 =
    .rule = Barva karty prvního hráče je vynesená barva: tu musí druhý hráč ctít, pokud ji má.

## Pravidla: odpověď na výnos

L-FOL-01 =
    .rule = Druhý hráč se rozhoduje, až když vidí vynesenou kartu, její území a případnou jizvu, kterou odhalila vynesená trojka.
L-FOL-02 = Vynesená barva je { suit } a máte ji: musíte ji ctít.
    .rule = Máte-li aspoň jednu kartu vynesené barvy, musíte zahrát kartu této barvy. Platí to i tehdy, když je vynesena trumfová barva.
L-FOL-03 =
    .rule = Nemáte-li žádnou kartu vynesené barvy, můžete zahrát kteroukoli kartu. Trumf hrát nemusíte.
L-FOL-04 =
    .rule = Povinnost ctít barvu se týká jen karty. Území volíte libovolně, jen nesmí být obsazené; může to být i to, které zvolil první hráč.
L-FOL-05 =
    .rule = Ctíte-li barvu, můžete zahrát kteroukoli hodnotu. Vynesenou kartu přebíjet nemusíte: prohrát schválně patří ke hře.

## Pravidla: trojka odhaluje jizvu

L-REV-01 =
    .rule = Kdo zahraje trojku, ať vynáší, nebo odpovídá, hned otočí lícem nahoru jednu zakrytou jizvu na témže území. Vidí ji oba hráči a děje se to dřív než cokoli dalšího.
L-REV-02 =
    .rule = Kdo zahraje trojku, musí odhalit jizvu, dokud na jejím území aspoň jedna leží lícem dolů.
L-REV-03 =
    .rule = Leží-li na území trojky lícem dolů více jizev, vybírá tu k odhalení ten, kdo trojku zahrál.
L-REV-04 = Zvolte jizvu na území své trojky.
    .rule = Trojka odhaluje jizvu jen na tom území, na které byla zahrána.
L-REV-05 = Tato jizva je už odhalená.
    .rule = Trojka odhaluje jizvu, která ještě leží lícem dolů; už odkrytou zvolit nelze.
L-REV-06 =
    .rule = Neleží-li na území trojky žádná jizva lícem dolů, nic se neodhalí a hraje se dál.
L-REV-07 =
    .rule = Jizva odhalená trojkou zůstává na svém místě lícem nahoru. Její účinek nenastává a zatím ji nikdo nezískává.
L-REV-08 =
    .rule = Trojka odhaluje jizvu bez ohledu na to, kdo zdvih vyhraje. Jizva zůstane odkrytá, i když se sama trojka později otočí.

## Pravidla: kdo vyhrává zdvih

L-WIN-01 =
    .rule = Ze dvou karet stejné barvy vyhrává vyšší hodnota. Výjimka je jediná: dvojka přebíjí sedmičku.
L-WIN-02 =
    .rule = Dvojka přebíjí sedmičku stejné barvy.
L-WIN-03 =
    .rule = Dvojka přebíjí sedmičku stejné barvy bez ohledu na to, která z nich byla vynesena, a to i v trumfové barvě.
L-WIN-04 =
    .rule = Není-li vynesená karta trumf a druhý hráč zahraje trumf, vyhrává zdvih druhý hráč.
L-WIN-05 =
    .rule = Nezahraje-li druhý hráč ani vynesenou barvu, ani trumf, vyhrává zdvih první hráč, ať jsou hodnoty karet jakékoli.
L-WIN-06 =
    .rule = Proti sedmičce jiné barvy dvojka žádnou zvláštní moc nemá.
L-WIN-07 =
    .rule = Na která území se hrálo, o vítězi nerozhoduje. Zdvih má vždy vítěze, protože žádné dvě karty jedné barvy nejsou stejné.

## Pravidla: výsledek zdvihu

L-RES-01 =
    .rule = Karta vítěze zůstává ležet lícem nahoru a její síla se rovná hodnotě. I dvojka, která přebila sedmičku, má sílu 2.
L-RES-02 =
    .rule = Vítěz zdvihu vynáší v dalším zdvihu a jizvu si nebere.
L-RES-03 =
    .rule = Karta poraženého se na svém místě otočí lícem dolů. Od té chvíle je to vlk samotář: síla 1, bez barvy, hodnoty a schopnosti.

## Pravidla: braní jizev

L-TAKE-01 =
    .rule = Poražený ve zdvihu si vezme právě jednu z jizev ležících na území, na které přišla jeho karta.
L-TAKE-02 =
    .rule = Poražený si může vzít kteroukoli jizvu toho území, odkrytou i zakrytou. Nemusí to být ta, kterou právě odhalila trojka.
L-TAKE-03 = Vezměte jizvu z území, na které jste hráli.
    .rule = Poražený si bere jizvu z toho území, na které přišla jeho karta; z jiných území brát nelze.
L-TAKE-04 =
    .rule = Leží-li tam nějaká jizva, poražený si ji vzít musí, i kdyby byla poslední a vyšel kvůli tomu měsíc.
L-TAKE-05 =
    .rule = Nezbývají-li na území, na které poražený hrál, žádné jizvy, nedostane nic a zdvih končí.
L-TAKE-06 =
    .rule = Zakrytá jizva se odhalí oběma hráčům ve chvíli, kdy ji poražený bere, ještě před volbou políčka. Vrátit ji nelze.
L-TAKE-07 =
    .rule = Z obsazeného území lze jizvy brát dál, jen karty se tam už hrát nesmějí.

## Pravidla: umístění jizvy

L-SLOT-01 =
    .rule = Vzatou jizvu poražený hned umístí lícem nahoru na volné políčko na své straně kteréhokoli území.
L-SLOT-02 = Takové políčko neexistuje.
    .rule = Jizva se umisťuje na políčko, které na použité straně dílků opravdu je. Základní režim a režim pro pokročilé mají políčka různá.
L-SLOT-03 = Toto políčko je na soupeřově straně.
    .rule = Jizvy umisťujete jen na políčka na své straně plánu.
L-SLOT-04 = Toto políčko je obsazené.
    .rule = Na políčko se vejde jediná jizva, proto lze zvolit jen volné.
L-SLOT-05 =
    .rule = I na volná políčka obsazeného území lze umisťovat jizvy.
L-SLOT-06 =
    .rule = Jizvu můžete umístit i na území, kde nemáte žádnou kartu.
L-SLOT-07 =
    .rule = Umístěná jizva zůstává na místě do konce hry. Nic ji neposune, nezakryje ani neodstraní a soupeř ji využít nemůže.
L-SLOT-08 =
    .rule = Nemá-li poražený vůbec žádné volné políčko, vzatá jizva se ukáže oběma hráčům a jde bez účinku do krabice; měsíc, který vyšel, zůstává. Na dílcích tohoto vydání se volné políčko najde vždy.

## Pravidla: jizvy, které působí hned

L-EFF-01 =
    .rule = „Zvrat“ a „Posila“ působí jednou, ve chvíli umístění. Ostatních sedm druhů jizev se počítá až na konci hry.
L-EFF-02 =
    .rule = Účinek „Zvratu“ ani „Posily“ nelze odmítnout. Můžete však zvolit políčko, kde nic nezmůže.
L-EFF-03 =
    .rule = „Zvrat“ otočí žeton cti na území, kam ho umístíte, a platí pak jeho druhá strana. Týž žeton se může otáčet opakovaně, bez omezení.
L-EFF-04 =
    .rule = „Posila“ přidá na vaši stranu území jednu odloženou kartu lícem dolů, aniž ji kdo uvidí. Ruby jsou stejné, takže nezáleží na tom, která karta to je.
L-EFF-05 =
    .rule = Je-li území obsazené, „Posila“ tam žádnou kartu nepřidá. Žeton zůstává na svém políčku a jeho účinek je vyčerpán.
L-EFF-06 =
    .rule = Nezbývá-li žádná odložená karta, „Posila“ nic nepřidá. Ve skutečnosti to nastat nemůže: obě „Posily“ potřebují nejvýš čtyři karty.
L-EFF-07 =
    .rule = Vlk samotář z „Posily“ patří mezi šest karet, které se na území vejdou, a může je zaplnit.
L-EFF-08 =
    .rule = Vlk samotář z „Posily“ není zahraná karta: neúčastní se zdvihu, nic neodhaluje a nepřináší jizvu.

## Pravidla: měsíce a trumfy

L-MOON-01 =
    .rule = Když někdo vezme poslední jizvu ležící na území a žádné jiné se předtím nevyprázdnilo, položí se tam Bílý měsíc.
L-MOON-02 =
    .rule = Když někdo vezme poslední jizvu ležící na druhém území v pořadí, položí se tam Krvavý měsíc.
L-MOON-03 =
    .rule = Třetí ani další vyprázdněné území už měsíc nedostane a trumfy nezmění: měsíce jsou jen dva.
L-MOON-04 =
    .rule = Trumfová je barva území, nad kterým měsíc vyšel naposledy. Jakmile vyjde Krvavý měsíc, je barva Bílého měsíce zase obyčejná, ale jeho žeton zůstává na místě pro závěrečné počítání.
L-MOON-05 =
    .rule = Trumfová barva, kterou určil měsíc, platí od následujícího zdvihu.
L-MOON-06 =
    .rule = Nezáleží na tom, který hráč vezme poslední jizvu z území. Měsíc nad ním až do počítání bodů nikomu nepatří.
L-MOON-07 =
    .rule = Měsíc, který vyjde v posledním zdvihu, se také položí a přináší body.
L-MOON-08 =
    .rule = Dokud žádný měsíc nevyšel, není žádná trumfová barva, třeba až do konce hry.
L-MOON-09 =
    .rule = Území je vyprázdněné, když na něm nezbývá žádná z jizev, které tam ležely od začátku. Jizvy, které hráči umístili na políčka, se nepočítají.

## Pravidla: obsazená území

L-CAP-01 =
    .rule = Na území se vejde nejvýš šest karet vlků, na obou stranách dohromady. Odkryté karty i vlci samotáři, zahraní i přidaní „Posilou“, se počítají stejně.
L-CAP-02 =
    .rule = Jakmile na území, na kterékoli straně, leží šestá karta, je obsazené pro oba hráče až do konce hry.
L-CAP-03 =
    .rule = Na obsazené území nelze zahrát kartu ani ji tam přidat „Posilou“.
L-CAP-04 =
    .rule = Obsazené území je uzavřené jen pro karty: jizvy z něj lze dál brát a na jeho volná políčka je lze dál umisťovat.
L-CAP-05 =
    .rule = Místo se ověřuje kartu po kartě: položí-li první hráč na území šestou kartu, druhý tam v témže zdvihu už hrát nemůže.
L-CAP-06 =
    .rule = Území pro vaši kartu se najde vždy: na plánu je 30 míst a před zahráním kterékoli karty jich je zaplněno nejvýš 29. Kdyby se nenašlo, byla by to chyba programu.

## Pravidla: konec hry

L-END-01 =
    .rule = Hra končí, když je 13. zdvih úplně dokončen, včetně jizvy a jejího účinku. Nikdo už pak nemá v ruce žádnou kartu.
L-END-02 =
    .rule = Počítá se ve třech krocích: nejdřív síla na každém území, pak ovládnutí každého území a nakonec body cti.

## Pravidla: síla

L-STR-01 =
    .rule = Vaše síla na území je součet hodnot vašich odkrytých karet, plus 1 za každého vašeho vlka samotáře, plus to, co přidají vaše jizvy „Síla smečky“ a „Zuřivost“.
L-STR-02 =
    .rule = I bez jediné karty na území tam můžete mít sílu díky „Zuřivosti“.

## Pravidla: ovládnutí

L-CTL-01 =
    .rule = Území ovládá hráč s větší silou: bere si jeho žeton cti a případný měsíc.
L-CTL-02 =
    .rule = Mají-li oba hráči na území stejnou sílu, třeba i 0 : 0, nikdo je neovládá: žeton cti ani měsíc si nevezme nikdo.

## Pravidla: co dělá která jizva

L-SCAR-01 =
    .rule = „Síla smečky“ dává na konci hry +1 síly za každou vaši kartu na témže území, za odkryté vlky i vlky samotáře.
L-SCAR-02 =
    .rule = „Zuřivost“ dává na konci hry +3 síly na území, kde leží.
L-SCAR-03 =
    .rule = „Posila“ přidá ve chvíli umístění odloženého vlka samotáře na vaši stranu území. Sama jizva na konci body nedává.
L-SCAR-04 =
    .rule = „Zvrat“ otočí ve chvíli umístění žeton cti na území. Sama jizva na konci body nedává.
L-SCAR-05 =
    .rule = „Sláva smečky“ dává +1 bod cti za každou vaši kartu na témže území, za odkryté vlky i vlky samotáře.
L-SCAR-06 =
    .rule = „Sláva samotářů“ dává +2 body cti za každého vašeho vlka samotáře na témže území, i za ty z „Posily“.
L-SCAR-07 =
    .rule = „Sláva vůdců“ dává +2 body cti za každou vaši odkrytou kartu na témže území. Vlci samotáři se nepočítají.
L-SCAR-08 =
    .rule = „Sláva mladých“ dává +3 body cti za každou vaši odkrytou kartu hodnoty 2, 3 nebo 4 na témže území.
L-SCAR-09 =
    .rule = „Trofej“ dává +5 bodů cti, získáte-li žeton cti téhož území.
L-SCAR-10 =
    .rule = „Sláva smečky“, „Sláva samotářů“, „Sláva vůdců“ a „Sláva mladých“ přinášejí body bez ohledu na to, zda území ovládáte. Ovládnutí vyžaduje jen „Trofej“.
L-SCAR-11 =
    .rule = Dvě stejné jizvy na jednom území se obě počítají v plné výši.
L-SCAR-12 =
    .rule = Pro vaše jizvy se počítají jen vaše karty, soupeřovy nikdy.

## Pravidla: body a vítěz

L-SCO-01 =
    .rule = Vaše body jsou čísla na horních stranách získaných žetonů cti, 5 za Bílý měsíc a 3 za Krvavý měsíc, pokud je získáte, a body vašich jizev „Sláva“ a „Trofej“.
L-SCO-02 =
    .rule = Vítězí hráč s více body cti.
L-SCO-03 =
    .rule = Při shodě bodů vítězí ten, kdo má na své straně celého plánu víc vlků samotářů. Otočené karty i vlci z „Posily“ se počítají stejně.
L-SCO-04 =
    .rule = Jsou-li vyrovnané body i počty vlků samotářů, hra končí remízou a oba hráči se dělí o první místo.

## Pravidla: režim pro pokročilé

L-ADV-01 =
    .rule = V režimu pro pokročilé se hraje na druhé straně dílků. Platí všechna pravidla základního režimu, liší se jen políčka a počet jizev na územích.
L-ADV-02 =
    .rule = V režimu pro pokročilé mohou mít dvě strany téhož území různý počet políček. Dílky leží tak, aby se poloviny rozdělených políček na hranicích setkaly.
L-ADV-03 =
    .rule = V režimu pro pokročilé leží na každém území na začátku jedna jizva lícem nahoru a dvě nebo tři lícem dolů. Měsíc tam tedy může vyjít, až když hráči vezmou tři nebo čtyři jizvy.
L-ADV-04 =
    .rule = Na hranici mohou být jen políčka. Každá jizva vyložená na začátku hry leží na jediném území.
L-ADV-05 =
    .rule = Jizva na hraničním políčku působí na obou územích, ať je jakéhokoli druhu. Pro každé z nich se účinek počítá zvlášť.
L-ADV-06 =
    .rule = Na hraničním políčku dává „Zuřivost“ +3 síly na obou územích a „Síla smečky“ počítá vaše karty na každém zvlášť. Sláva smečky, samotářů, vůdců i mladých přináší body z obou.
L-ADV-07 =
    .rule = „Zvrat“ na hraničním políčku otočí žetony cti obou území. Vybrat si jen jeden z nich nelze.
L-ADV-08 =
    .rule = „Posila“ na hraničním políčku přidá po jednom vlku samotáři na vaši stranu každého z obou území, které není obsazené. Napřed přijde na řadu to, které je v pořadí dílků vlevo.
L-ADV-09 =
    .rule = „Trofej“ na hraničním políčku dává +5 bodů za každý z obou žetonů cti, který získáte: celkem 0, 5 nebo 10.
L-ADV-10 =
    .rule = Hraniční políčko je jedno políčko na straně jednoho hráče a patří k oběma územím. Soupeř na ně nárok nemá.

## Pravidla: co je skryté a co veřejné

L-INFO-01 =
    .rule = Své karty v ruce vidíte. O soupeřových víte jen to, kolik jich je.
L-INFO-02 =
    .rule = Jaká jizva leží na území lícem dolů, neví nikdo. Nic z toho, co hra ukazuje, to neprozrazuje.
L-INFO-03 =
    .rule = Čtyři odložené karty a jizvy, které šly při přípravě do krabice, nezná nikdo.
L-INFO-04 =
    .rule = Která karta se stala vlkem samotářem z „Posily“, po celou hru neví žádný z hráčů.
L-INFO-05 =
    .rule = Oba hráči se mohou podívat, kterou kartou otočený vlk původně byl: oba viděli, jak byla zahrána. Počítání bodů to nijak neovlivňuje.
L-INFO-06 =
    .rule = Oba hráči se mohou kdykoli podívat na obě strany každého žetonu cti.
L-INFO-07 =
    .rule = Kdo hraje jinou barvu, veřejně ukazuje, že kartu vynesené barvy v ruce nemá. Hra to může na plánu vyznačit.
L-INFO-08 =
    .rule = O odmítnutém tahu se dozví jen ten, kdo se o něj pokusil, a důvod zmiňuje jen to, co tento hráč smí vědět.
L-INFO-09 =
    .rule = Boti, diváci a hráči, kteří se vrátili ke hře, vidí jen to, co vědět smějí, podle jednoho a téhož pravidla. Diváci do konce hry nevidí karty v ruce žádného hráče.
L-INFO-10 =
    .rule = Počáteční číslo náhody a pořadí dosud neviděných karet a žetonů zůstávají do konce hry tajné.

## Pravidla: zvláštní případy

L-EDGE-01 =
    .rule = Zahrají-li oba hráči trojku na totéž území, každý tam odhalí jednu jizvu, napřed první hráč. Leží-li lícem dolů jen jedna, odhaluje jen první hráč.
L-EDGE-02 =
    .rule = Odhalená jizva zůstává na svém území, proto kvůli odhalení měsíc nikdy nevyjde.
L-EDGE-03 =
    .rule = Obě karty zdvihu mohou ležet na témže území. Jizvu si i tak bere jen poražený, a to jedinou.
L-EDGE-04 =
    .rule = Zbývá-li jediné neobsazené území, přijdou tam obě karty zdvihu. Místa je vždy dost pro obě.
L-EDGE-05 =
    .rule = Zaplní-li „Posila“ poslední místo na území, je obsazené ještě před dalším výnosem.
L-EDGE-06 =
    .rule = „Posila“ i „Zvrat“ umístěné ve 13. zdvihu zapůsobí ještě před počítáním bodů.
L-EDGE-07 =
    .rule = „Zvrat“ můžete umístit i na území, kde prohráváte, třeba aby soupeři vyneslo méně bodů.
L-EDGE-08 =
    .rule = Vlk samotář se už nikdy neotočí lícem nahoru.
L-EDGE-09 =
    .rule = Trumf, který o zdvihu rozhoduje, je dán ještě před jeho první kartou. Jizva vzatá v tomto zdvihu jeho vítěze změnit nemůže.
L-EDGE-10 =
    .rule = Z území, které nikdo neovládá, nezíská nikdo měsíc ani žeton cti a „Trofej“ tam nic nedává.
L-EDGE-11 =
    .rule = Za hru lze vzít až 13 jizev, ale také ani jednu.
L-EDGE-12 =
    .rule = Když se hráč vzdá nebo mu vyprší čas, vítězí druhý hráč a body se nepočítají.

## Pravidla: co platí vždy

L-INV-01 =
    .rule = V rukou, na plánu a mezi odloženými je dohromady vždy 30 karet a každá karta je právě na jednom místě.
L-INV-02 =
    .rule = Na územích, na políčkách a v krabici je i s právě vzatou jizvou vždy dohromady 18 jizev.
L-INV-03 =
    .rule = Na každém území leží vždy 0 až 6 karet.
L-INV-04 =
    .rule = Na začátku zdvihu mají oba hráči v ruce stejně karet: v prvním zdvihu 13, pak pokaždé o jednu méně.
L-INV-05 =
    .rule = Po každém zdvihu je na plánu tolik odkrytých karet, kolik zdvihů se odehrálo, a stejně tolik vlků samotářů, nepočítaje ty z „Posily“, kterých jsou nejvýš čtyři.
L-INV-06 =
    .rule = Měsíců je na plánu tolik, na kolika územích došly jizvy, nejvýš však dva.
L-INV-07 =
    .rule = Na začátku zdvihu buď není trumf žádný, nebo je to barva území, nad kterým měsíc vyšel naposledy. Do konce zdvihu se nemění.
L-INV-08 =
    .rule = Hráč nikdy nevezme víc jizev, než kolik zdvihů prohrál.
L-INV-09 =
    .rule = V tom, co hráč vidí, nikdy není nic, co má být před ním skryto.

## Pravidla: odmítnutí

L-REF-01 =
    .rule = Porušuje-li tah několik pravidel, hra jmenuje jen jedno, podle pevného pořadí. Týž tah tak vždy dostane tutéž odpověď.
L-REF-02 =
    .rule = Neznámá jizva se odmítá stejně jako jizva z jiného území a neznámá karta jako karta, kterou nemáte v ruce. Odmítnutí odhalit nebo vzít jizvu se bere jako pasování, a to dovoleno není.
L-REF-03 =
    .rule = Odmítnutý tah nic nemění: rozhodnutí je dál na vás a soupeř nic nevidí.

## Co mluví pro tah: přibývá dobrého (boon), nebo ubývá zlého (bane)

boon-territories-held = ovládaná území
boon-territories-leaned = nejspíš vyhraná území
boon-territories-closed = obsazená území pod kontrolou
boon-fame = body za jizvy slávy
boon-trophies = body za trofeje
boon-pack-fame-to-come = sláva smečky, která ještě poroste
boon-loner-fame-to-come = sláva samotářů, která ještě poroste
boon-alpha-fame-to-come = sláva vůdců, která ještě poroste
boon-cub-fame-to-come = sláva mladých, která ještě poroste
boon-might-to-come = síla, kterou ještě dají jizvy
boon-surplus-strength = převaha síly na vedených územích
boon-hand = vysoké karty v ruce
boon-sevens-in-hand = sedmičky v ruce
boon-winners-in-hand = karty, které nic nepřebije
boon-duels-won = karty, které přebijí soupeřovy
boon-safe-leads = bezpečné karty k vynesení
boon-trumps-in-hand = trumfy v ruce
boon-voids = barvy, které v ruce chybějí
boon-lone-wolves = vlci samotáři
bane-card-at-risk = síla v sázce v tomto zdvihu
bane-card-doomed = síla ztracená s tímto zdvihem
boon-gain-of-the-scar = body, které může dát jizva
boon-scars = jizvy

### Lone Wolves v prohlížeči, česky. Klíče jsou stejné v en.ftl, ru.ftl a cs.ftl.

## Plán

web-choose-territory = Teď vyberte území.
web-choose-card = Teď vyberte kartu.
web-why-wins = { $rule ->
    [L-WIN-02] dvojka přebíjí sedmičku
    [L-WIN-04] trumf přebíjí každou jinou barvu
    [L-WIN-05] druhá karta není ve vynesené barvě ani trumf
   *[other] { $winning } přebíjí { $losing }
}
web-takes-you = Zdvih berete vy: { web-why-wins }.
web-takes = Zdvih bere { $player }: { web-why-wins }.
web-lead = { $count ->
    [0] Nepřebije ji žádná neviděná karta.
    [one] Přebije ji { $count } neviděná karta.
    [few] Přebijí ji { $count } neviděné karty.
   *[other] Přebije ji { $count } neviděných karet.
}
web-token-to = { $player ->
    [none] čest { $honor } nepřipadne nikomu
   *[other] čest { $honor } připadne: { $player }
}
web-honor-turns = čest { $before } → { $after }
web-scars-for = Jizvy, { $player }:
web-no-scars = žádné nezbyly
web-trump = Trumf
web-point-at-card = Vezměte kartu a uvidíte tu, co by z toho bylo.
overlay-played = Viděné karty
web-played = Karty, které už byly vidět
web-card-unseen = zatím neviděná
web-card-hand = ve vaší ruce
web-card-up = na plánu
web-card-flipped = nyní vlk samotář
web-card-recruited = posila
web-territory = { territory }: { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } karet
} z 6, čest { $honor }, síla { $mine } proti { $theirs }
web-honor = Žeton cti: { $up }, na rubu { $down }
web-slot = { $player }, { $other ->
    [none] políčko { $number } { territory-in }
   *[other] políčko na hranici
}: { $scar ->
    [none] volné
   *[other] { scar }
}

## Plán slovy

words-territory = { territory }: žeton cti { $honor }.
words-side = { $player }: síla { $strength }, { $cards }.
words-no-cards = žádné karty
words-supply = Leží tu jizvy: { $scars }.
words-scars = Jizvy hráče { $player } zde: { $scars }.
words-moon = Leží tu { moon }.
words-hand = Vaše ruka: { $cards }.

## Naučit se: první hra krok za krokem

learn-field = Mezi vámi a soupeřem leží pět divokých území: bližší strana každého je vaše, vzdálenější soupeřova. Kdo je na území na konci silnější, vezme si jeho žeton cti, to zlaté číslo.
learn-hand = Toto je vašich třináct vlků. Barev je pět, hodnoty jsou od 2 do 7. Hra má třináct zdvihů: v každém oba zahrajete jednu kartu a každá karta jde také na území, které si zvolíte.
learn-lead = Vynášíte. Vyberte černou 7 a potom poušť.
learn-won = Soupeř musel ctít barvu a zahrál černou 4 na sopku. Vyšší karta vynesené barvy vyhrává: vaše 7 zůstává lícem nahoru se silou 7. Poražená 4 se otočí a je z ní vlk samotář se silou 1.
learn-rival-scar = Kdo prohrál, vezme si jizvu z území své karty a položí ji na volné políčko na své straně. I prohra se tedy vyplácí! Vyhráli jste, a proto znovu vynášíte.
learn-three = Trojka odhalí jizvu. Zahrajte bílou 3 do bažiny.
learn-reveal = Vaše 3 odhalí jednu zakrytou jizvu na svém území. Vyberte tuto.
learn-lost = Bílá 7 přebíjí vaši 3: vlk se otočí a vy si berete jizvu z bažiny. Vezměte si Zvrat, který jste právě odhalili.
learn-place = Jizvu můžete položit na kterékoli území. Položte Zvrat na prostřední políčko tundry: žeton cti se tam otočí z 5 na 10.
learn-follow = Teď soupeř vynáší červenou 5. Červenou máte, takže ji musíte ctít, ale vyhrát nemusíte. Zahrajte červenou 2 do tundry a prohrajte schválně.
learn-fame = Odměna: vezměte si Slávu mladých. Přinese 3 body za každou vaši kartu 2, 3 nebo 4 lícem nahoru na svém území.
learn-fame-place = Položte Slávu mladých na první políčko sopky. Žádnou kartu tam zatím nemáte, a nevadí to.
learn-two = Soupeř vynáší zelenou 7. Zdá se neporazitelná, ale 2 přebíjí 7 své vlastní barvy! Zahrajte zelenou 2 na sopku.
learn-two-won = Nejmenší vlk vyhrál, zůstává lícem nahoru a už se počítá do Slávy mladých. Další zdvih vynášíte vy.
learn-moon = O pár zdvihů později: z bažiny zmizela poslední jizva, a tak nad ní vyšel Bílý měsíc. Jeho barva, zelená, je teď trumf a přebíjí všechny ostatní. Měsíc má hodnotu 5 bodů pro toho, kdo ovládá bažinu. Druhý, Krvavý měsíc, trumf znovu změní a má hodnotu 3.
learn-full = Zahrajte bílou 2 do tundry. Se šesti kartami pak bude obsazená: další karty tam zahrát nejde, ale jizvy se odtud brát dají.
learn-strength = Všech třináct zdvihů je za vámi. Síla na území je součet hodnot karet lícem nahoru, plus 1 za každého vlka samotáře, plus co přidají jizvy. Hvězda ukazuje, kdo území ovládá.
learn-points = Body jsou za žetony cti, měsíce a jizvy. Teď se vyplatí Sláva samotářů, Sláva vůdců a Trofej.
learn-end = Vyhrává, kdo má víc bodů, a při rovnosti rozhodnou vlci samotáři. To je celá hra. Dobrý lov!
chapter-trick = První zdvih
chapter-scars = Jizvy
chapter-moon = Měsíce a body
learn-last = Poslední zdvih. Zbývá vám jedna karta: zahrajte ji do jeskyně.
learn-last-take = Prohrála, a tak si ještě jednou berete jizvu.
learn-last-place = A položte ji sem.

## Na domovské stránce

game-time = asi 25 minut
game-weight = karetní hra, rychle se ji naučíte

## Témata úloh

puzzle-theme = { $theme ->
    [play] Kterou kartu zahrát
    [reveal] Kterou jizvu odhalit
    [take] Kterou jizvu vzít
    [place] Kam jizvu položit
   *[other] { $theme }
}

## Cíl v první partii

goal-territory = { territory }. Ještě síla { $more } a žeton cti je váš, { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.
goal-scars = jizvy. Ovládáte, co se dá, a vyplatí se i prohraný zdvih.

## Čím hraje místo

role = { $role ->
    [near] Bližší strana
    [far] Vzdálenější strana
   *[other] { $role }
}

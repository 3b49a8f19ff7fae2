### Turf. Zetten en opties staan in deze teksten zoals je ze typt.

peat-title = Turf
peat-summary = Een stapel turf voor twee: neem een, twee of drie turven, let op de wind en laat de ander niets over.
peat-notation = „{ $text }” is geen zet. Zetten zijn „take 1”, „take 2” en „take 3”; het weer is „calm” of „wind”.
peat-drawing = Regel { $line }: een tekening heeft twee regels, zoals „turn: 1” en „peats: 7”.

## Zetten die de regels niet toestaan

peat-refused-over = De stapel is op, dus „{ $move }” kan niet meer.
peat-refused-chance = „{ $move }” kan nu niet: eerst komt het weer.
peat-refused-not-chance = „{ $move }” bepaalt het weer. Neem wat turf, bijvoorbeeld met „take 1”.
peat-refused-too-many =
    { $count ->
        [one] Er is nog maar één turf, dus „{ $move }” is te veel.
       *[other] Er zijn nog maar { $count } turven, dus „{ $move }” is te veel.
    }

## Opties

peat-option-begins = Wie begint
peat-option-begins-about = De plaats die als eerste neemt.
peat-option-peats = Turven
peat-option-peats-about = Hoeveel turven er in het begin op de stapel liggen.

## Het bord, en zetten in woorden

peat-stack =
    { $count ->
        [one] 1 turf
       *[other] { $count } turven
    }
peat-taken =
    { $count ->
        [one] 1 turf genomen, nog { $left } over
       *[other] { $count } turven genomen, nog { $left } over
    }
peat-calm = het blijft windstil
peat-wind = de wind neemt een turf, nog { $left } over
peat-task = Neem een turf of meer: hoogstens { $most }.
peat-ending =
    { $name ->
        [Jij] Jij wint
       *[other] { $name } wint
    }: er valt niets meer te nemen.

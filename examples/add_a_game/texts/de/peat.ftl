### Torf. Züge und Optionen stehen in diesen Texten so, wie man sie tippt.

peat-title = Torf
peat-summary = Ein Stapel Torf für zwei: Nimm ein, zwei oder drei Stück, achte auf den Wind und lass der anderen Seite nichts übrig.
peat-notation = „{ $text }“ ist kein Zug. Züge sind „take 1“, „take 2“ und „take 3“; das Wetter ist „calm“ oder „wind“.
peat-drawing = Zeile { $line }: Eine Zeichnung hat zwei Zeilen, etwa „turn: 1“ und „peats: 7“.

## Züge, die die Regeln nicht erlauben

peat-refused-over = Der Stapel ist weg, also gibt es kein „{ $move }“ mehr.
peat-refused-chance = „{ $move }“ geht jetzt nicht: Erst kommt das Wetter.
peat-refused-not-chance = „{ $move }“ bestimmt das Wetter. Nimm etwas Torf, zum Beispiel mit „take 1“.
peat-refused-too-many =
    { $count ->
        [one] Es ist nur noch ein Stück da, „{ $move }“ ist also zu viel.
       *[other] Es sind nur noch { $count } Stück da, „{ $move }“ ist also zu viel.
    }

## Optionen

peat-option-begins = Wer beginnt
peat-option-begins-about = Der Platz, der zuerst nimmt.
peat-option-peats = Torfstücke
peat-option-peats-about = Wie viele Stücke am Anfang auf dem Stapel liegen.

## Das Brett, und Züge in Worten

peat-stack =
    { $count ->
        [one] 1 Stück Torf
       *[other] { $count } Stück Torf
    }
peat-taken =
    { $count ->
        [one] 1 Stück genommen, { $left } übrig
       *[other] { $count } Stück genommen, { $left } übrig
    }
peat-calm = es bleibt windstill
peat-wind = der Wind nimmt ein Stück, { $left } übrig
peat-task = Nimm ein Stück oder mehr: höchstens { $most }.
peat-ending =
    { $name ->
        [Du] Du gewinnst
       *[other] { $name } gewinnt
    }: Es gibt nichts mehr zu nehmen.

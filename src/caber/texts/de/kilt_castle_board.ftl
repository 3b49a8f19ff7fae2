### Kilt Castle im Terminal. Karten und Felder stehen so da, wie man sie eintippt; Namen sind die der Spieler.

## Wörter für mehrere Stellen; „Du“ ist der einzige Mensch an der Tastatur

kilt-castle-ducats =
    { $count ->
        [one] 1 Dukate
       *[other] { $count } Dukaten
    }
kilt-castle-builders-one = { $first } baut
kilt-castle-builders-two = { $first } baut, dann { $then }
kilt-castle-day-paid = Dukatentag: { $paid }

## Der Tisch

kilt-castle-board-ducats = Dukaten
kilt-castle-board-stock = Vorrat
kilt-castle-board-area = Fläche
kilt-castle-board-hidden = verdeckt
kilt-castle-board-cards = Auf einer Karte zeigt der große Buchstabe zur Burg.
kilt-castle-board-signs = * ist ein Wappen, ^ ein Dach, ! ist neu.
kilt-castle-board-roofs = Freie Dächer: { $count }
kilt-castle-board-day = Nach diesem Zug ist Dukatentag.

## Züge in Worten, nach dem Namen und einem Doppelpunkt

kilt-castle-move-card = { $card } auf Platz { $slot }
kilt-castle-move-card-builders = { $card }: { $builders }
kilt-castle-move-build =
    { $crests ->
        [0] Stockwerk in { $colour } auf { $field }
        [one] Stockwerk in { $colour } mit 1 Wappen auf { $field }
       *[other] Stockwerk in { $colour } mit { $crests } Wappen auf { $field }
    }
kilt-castle-move-build-paid =
    { $floor }, { $ducats } an { $name ->
        [Du] dich
       *[other] { $name }
    }
kilt-castle-move-build-roof = { $floor }, und ein Dach darauf
kilt-castle-move-roof = das Dach von { $field } kommt auf { $site }
kilt-castle-move-deal = { $card } auf Platz { $slot } gelegt, { $colour } zur Burg
kilt-castle-move-skipped = { $colour } kann nicht bauen
kilt-castle-move-reward = Lohn zum Schluss: { $ducats }

## Was jetzt zu tun ist

kilt-castle-task-move = Versetz eine Karte.
kilt-castle-task-build = Bau mit { $colour } in der Linie von Platz { $slot }.
kilt-castle-task-day = Danach ist Dukatentag.
kilt-castle-task-roof = Beide Dächer sind vergeben. Welches kommt auf { $field }?

## Die Liste der Möglichkeiten

kilt-castle-offer-day = Dukatentag
kilt-castle-offer-build = { $moves }: { $cost }
kilt-castle-offer-free = kostenlos
kilt-castle-offer-paid =
    { $ducats } an { $name ->
        [Du] dich
       *[other] { $name }
    }
kilt-castle-offer-with-roof = { $cost }, und ein Dach darauf
kilt-castle-offer-roof = roof { $field }: auf { $site } versetzen

## Fragen nach Flächen und Preisen

kilt-castle-ask-areas = die wertvollste Fläche jeder Farbe
kilt-castle-areas-colour = { $colour } ({ $name }): { $ducats } für { $fields }
kilt-castle-areas-none = { $colour } ({ $name }): keine Fläche, { $ducats }
kilt-castle-ask-prices = was es kostet, jeden Turm zu überbauen
kilt-castle-prices-colour = Für Türme von { $colour } ({ $name }) zahlt man: { $list }
kilt-castle-prices-none = Noch gibt es keinen Turm, der sich überbauen ließe.

## Wie eine Partie endet

kilt-castle-ending-built-out = Jemand hat das letzte eigene Stockwerk verbaut.
kilt-castle-ending-standstill = Seit { $turns } Zügen hat niemand mehr gebaut.
kilt-castle-ending-ducats =
    { $name ->
        [Du] Du gewinnst
       *[other] { $name } gewinnt
    } mit { $ducats }.
kilt-castle-ending-floors =
    Gleichstand an der Spitze mit { $ducats }, also entscheiden die Stockwerke. { $name ->
        [Du] Du gewinnst
       *[other] { $name } gewinnt
    } mit { $floors } verbauten.
kilt-castle-ending-shared = Geteilter Sieg: { $name }, mit je { $ducats } und { $floors } verbauten Stockwerken.
kilt-castle-ending-behind = Dahinter: { $ducats }.

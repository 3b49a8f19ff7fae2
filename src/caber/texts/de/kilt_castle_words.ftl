### Kilt Castle in Worten: der Spielstand als Text, und was man tun kann.

## Karten

kilt-castle-spoken-single = Karte { $colour }
kilt-castle-spoken-pair = Karte { $first }-{ $second }
kilt-castle-spoken-move = { $card } auf Platz { $slot }

## Der Spielstand als Text; „Du“ heißt jemand auf der Regelseite oder der einzige Mensch an der Tastatur

kilt-castle-reading-row = Reihe
kilt-castle-reading-water = Wasser
kilt-castle-reading-unbuilt = leer
kilt-castle-reading-tower =
    { $colour }, { $height ->
        [one] 1 Stockwerk
       *[other] { $height } Stockwerke
    }
kilt-castle-reading-crests = { $tower }, { $crests } Wappen
kilt-castle-reading-roof = { $tower }, Dach
kilt-castle-reading-fresh = { $tower }, eben gebaut
kilt-castle-reading-moves = { $name } versetzt eine Karte
kilt-castle-reading-builds =
    { $name ->
        [Du] In deinem Zug
       *[other] { $name } ist am Zug
    }: { $builders }
kilt-castle-reading-chooses-roof =
    { $name ->
        [Du] In deinem Zug wählt { $colour }
       *[other] { $name } ist am Zug, und { $colour } wählt
    } das Dach, das auf { $field } kommt
kilt-castle-reading-day = Nach diesem Zug ist Dukatentag
kilt-castle-reading-seat =
    { $name }, { $colours }: { $ducats }, { $floors ->
        [one] 1 Stockwerk verbaut
       *[other] { $floors } Stockwerke verbaut
    }
kilt-castle-reading-hidden = Geldbeutel verdeckt
kilt-castle-reading-stock = Vorrat von { $colour }: { $blank } ohne Wappen, { $one } mit 1 Wappen, { $two } mit 2 Wappen
kilt-castle-reading-slot = Platz { $slot }: { $cards }; erstes leeres Feld: { $free }
kilt-castle-reading-slot-full = Platz { $slot }: { $cards }; kein leeres Feld
kilt-castle-reading-tail = ganz hinten
kilt-castle-reading-front = ganz vorn
kilt-castle-reading-slot-of = { $slot } ({ $where })
kilt-castle-reading-pair = { $inward } innen und { $outward } außen
kilt-castle-reading-area = Wertvollste Fläche von { $colour }: { $ducats } ({ $fields })
kilt-castle-reading-area-none = Wertvollste Fläche von { $colour }: keine
kilt-castle-reading-roofs = Freie Dächer: { $count }
kilt-castle-reading-paid = Dukatentag: { $ducats } an { $colour } für { $fields }
kilt-castle-reading-reward =
    Lohn für { $name ->
        [Du] dich
       *[other] { $name }
    } zum Schluss: { $ducats } (Türme: { $towers }, Wappen: { $crests })

## Was man tun kann

kilt-castle-choice-move = { $card } auf Platz { $slot } versetzen: { $builders }
kilt-castle-choice-move-idle = { $card } auf Platz { $slot } versetzen: niemand baut
kilt-castle-choice-day = { $choice }; danach ist Dukatentag
kilt-castle-choice-build =
    Auf { $field } bauen, { $crests ->
        [0] ohne Wappen
       *[other] mit { $crests } Wappen
    }: { $cost }
kilt-castle-choice-free = kostenlos
kilt-castle-choice-paid = { $ducats } an { $colour }
kilt-castle-choice-with-roof = { $choice }; ein Dach kommt darauf
kilt-castle-choice-roof = Das Dach von { $field } auf { $site } versetzen

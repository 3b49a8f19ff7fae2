### Das Spielbrett von Kilt Castle im Browser. Die Beschriftungen werden auch vorgelesen.

## Spieler und ihre Farben

kilt-castle-web-player = Spieler { $number }
kilt-castle-web-builder = { $colour } ({ $name })
kilt-castle-web-purses = Geldbeutel, Stockwerke und Flächen
kilt-castle-web-turn = am Zug
kilt-castle-web-covered = Geldbeutel verdeckt
kilt-castle-web-ducats =
    { $count ->
        [one] 1 Dukate
       *[other] { $count } Dukaten
    }
kilt-castle-web-free = kostenlos
kilt-castle-web-colour-line = { $colour }: Vorrat { $blank } Stockwerke ohne Wappen, { $one } mit einem, { $two } mit zweien; wertvollste Fläche jetzt { $worth }
kilt-castle-web-show-area = Wertvollste Fläche zeigen
kilt-castle-web-reward = Lohn +{ $ducats } (Türme: { $towers }, Wappen: { $crests })

## Die Burg

kilt-castle-web-plan = Burg
kilt-castle-web-field = { $field }: { $what }
kilt-castle-web-water = Wasser
kilt-castle-web-unbuilt = leer
kilt-castle-web-tower =
    Turm von { $colour }, { $height ->
        [one] 1 Stockwerk
       *[other] { $height } Stockwerke
    }
kilt-castle-web-roofed =
    Dach, auf einem Turm von { $colour } mit { $height ->
        [one] 1 Stockwerk
       *[other] { $height } Stockwerken
    }
kilt-castle-web-crests = { $crests } Wappen
kilt-castle-web-just-built = eben gebaut
kilt-castle-web-site = { $builder }: { $price }
kilt-castle-web-site-dear = { $builder }: { $price }, mehr als im Geldbeutel ist
kilt-castle-web-site-none = { $builder }: kann hier nicht bauen
kilt-castle-web-roof-moves = dieses Dach lässt sich versetzen

## Die Karten ringsum

kilt-castle-web-slots = Karten um die Burg
kilt-castle-web-slot-cards = Platz { $slot }: { $list }
kilt-castle-web-cards-none = keine Karten
kilt-castle-web-card-single = Karte { $colour }
kilt-castle-web-card-pair = Karte mit { $inward } innen und { $outward } außen
kilt-castle-web-moved = zuletzt bewegt
kilt-castle-web-front = vorderste Reihe
kilt-castle-web-tail = letzte Reihe
kilt-castle-web-goal = hierher kann die Karte
kilt-castle-web-row = Karten auf Platz { $slot }

## Was zu tun ist, und die Knöpfe dafür

kilt-castle-web-actions = Was du tun kannst
kilt-castle-web-hint-card = Wähl eine Karte.
kilt-castle-web-hint-row = Platz { $slot }: Wähl eine Karte.
kilt-castle-web-hint-slot = { $card }: Wähl einen Platz.
kilt-castle-web-hint-going = Auf Platz { $slot }:
kilt-castle-web-hint-stuck = { $card }: Sie kann gerade nicht weiter.
kilt-castle-web-hint-site = Bau mit { $colour }: Wähl ein Feld.
kilt-castle-web-hint-floor = { $field }: Wähl ein Stockwerk.
kilt-castle-web-hint-roof = Wähl das Dach, das auf { $field } kommt.
kilt-castle-web-building = { $builder } baut
kilt-castle-web-sure-move = Auf Platz { $slot }?
kilt-castle-web-sure-free = Kostenlos auf { $field } bauen?
kilt-castle-web-sure-build = Auf { $field } bauen, für { $price } an { $name }?
kilt-castle-web-sure-roof = Das Dach von { $from } auf { $to } versetzen?
kilt-castle-web-builds =
    { $place ->
        [0] { $builder } baut
        [1] { $builder } baut zuerst
       *[2] { $builder } baut danach
    }
kilt-castle-web-as-it-stands = Was die zweite Farbe zahlt, hängt davon ab, wo die erste baut.
kilt-castle-web-nobody = Niemand baut.
kilt-castle-web-day-follows = Danach ist Dukatentag.
kilt-castle-web-roof-comes = Auf diesen Turm kommt ein Dach.
kilt-castle-web-day = Dukatentag:
kilt-castle-web-floors = Stockwerke
kilt-castle-web-floor =
    { $crests ->
        [0] Stockwerk ohne Wappen
       *[other] Stockwerk mit { $crests } Wappen
    }, noch { $left }
kilt-castle-web-confirm = Bestätigen
kilt-castle-web-cancel = Abbrechen

### Kilt Castle in woorden: de spelstand als tekst, en wat je kunt doen.

## Kaarten

kilt-castle-spoken-single = kaart { $colour }
kilt-castle-spoken-pair = kaart { $first }-{ $second }
kilt-castle-spoken-move = { $card } naar plek { $slot }

## De spelstand als tekst; “Jij” is een speler op de regelpagina, of de enige aan het toetsenbord

kilt-castle-reading-row = Rij
kilt-castle-reading-water = water
kilt-castle-reading-unbuilt = leeg
kilt-castle-reading-tower =
    { $colour }, { $height ->
        [one] 1 verdieping
       *[other] { $height } verdiepingen
    }
kilt-castle-reading-crests =
    { $tower }, { $crests ->
        [one] 1 wapen
       *[other] { $crests } wapens
    }
kilt-castle-reading-roof = { $tower }, dak
kilt-castle-reading-fresh = { $tower }, net gebouwd
kilt-castle-reading-moves = { $name } verplaatst een kaart
kilt-castle-reading-builds =
    { $name ->
        [Jij] In jouw beurt
       *[other] { $name } is aan de beurt
    }: { $builders }
kilt-castle-reading-chooses-roof =
    { $name ->
        [Jij] In jouw beurt kiest { $colour }
       *[other] { $name } is aan de beurt, en { $colour } kiest
    } het dak dat naar { $field } gaat
kilt-castle-reading-day = Na deze beurt is het dukatendag
kilt-castle-reading-seat =
    { $name }, { $colours }: { $ducats }, { $floors ->
        [one] 1 verdieping gebouwd
       *[other] { $floors } verdiepingen gebouwd
    }
kilt-castle-reading-hidden = beurs verborgen
kilt-castle-reading-stock = Voorraad van { $colour }: { $blank } zonder wapen, { $one } met 1 wapen, { $two } met 2 wapens
kilt-castle-reading-slot = Plek { $slot }: { $cards }; eerste lege veld: { $free }
kilt-castle-reading-slot-full = Plek { $slot }: { $cards }; geen leeg veld
kilt-castle-reading-tail = helemaal achteraan
kilt-castle-reading-front = helemaal vooraan
kilt-castle-reading-slot-of = { $slot } ({ $where })
kilt-castle-reading-pair = { $inward } binnen en { $outward } buiten
kilt-castle-reading-area = Waardevolste gebied van { $colour }: { $ducats } ({ $fields })
kilt-castle-reading-area-none = Waardevolste gebied van { $colour }: geen
kilt-castle-reading-roofs = Vrije daken: { $count }
kilt-castle-reading-paid = Dukatendag: { $ducats } aan { $colour } voor { $fields }
kilt-castle-reading-reward =
    Loon voor { $name ->
        [Jij] jou
       *[other] { $name }
    } aan het eind: { $ducats } (torens: { $towers }, wapens: { $crests })

## Wat je kunt doen

kilt-castle-choice-move = { $card } naar plek { $slot } verplaatsen: { $builders }
kilt-castle-choice-move-idle = { $card } naar plek { $slot } verplaatsen: niemand bouwt
kilt-castle-choice-day = { $choice }; daarna is het dukatendag
kilt-castle-choice-build =
    Op { $field } bouwen, { $crests ->
        [0] zonder wapen
        [one] met 1 wapen
       *[other] met { $crests } wapens
    }: { $cost }
kilt-castle-choice-free = gratis
kilt-castle-choice-paid = { $ducats } aan { $colour }
kilt-castle-choice-with-roof = { $choice }; er komt een dak op
kilt-castle-choice-roof = Het dak van { $field } naar { $site } verplaatsen

### Het speelbord van Kilt Castle in de browser. De opschriften worden ook voorgelezen.

## Spelers en hun kleuren

kilt-castle-web-player = Speler { $number }
kilt-castle-web-builder = { $colour } ({ $name })
kilt-castle-web-purses = Beurzen, verdiepingen en gebieden
kilt-castle-web-turn = aan zet
kilt-castle-web-covered = beurs verborgen
kilt-castle-web-ducats =
    { $count ->
        [one] 1 dukaat
       *[other] { $count } dukaten
    }
kilt-castle-web-free = gratis
kilt-castle-web-colour-line = { $colour }: voorraad { $blank } verdiepingen zonder wapen, { $one } met één, { $two } met twee; waardevolste gebied nu { $worth }
kilt-castle-web-show-area = Toon het waardevolste gebied
kilt-castle-web-reward = Loon +{ $ducats } (torens: { $towers }, wapens: { $crests })

## Het kasteel

kilt-castle-web-plan = Kasteel
kilt-castle-web-field = { $field }: { $what }
kilt-castle-web-water = water
kilt-castle-web-unbuilt = leeg
kilt-castle-web-tower =
    toren van { $colour }, { $height ->
        [one] 1 verdieping
       *[other] { $height } verdiepingen
    }
kilt-castle-web-roofed =
    dak, op een toren van { $colour } met { $height ->
        [one] 1 verdieping
       *[other] { $height } verdiepingen
    }
kilt-castle-web-crests =
    { $crests ->
        [one] 1 wapen
       *[other] { $crests } wapens
    }
kilt-castle-web-just-built = net gebouwd
kilt-castle-web-site = { $builder }: { $price }
kilt-castle-web-site-dear = { $builder }: { $price }, meer dan er in de beurs zit
kilt-castle-web-site-none = { $builder }: kan hier niet bouwen
kilt-castle-web-roof-moves = dit dak kan verplaatst worden

## De kaarten eromheen

kilt-castle-web-slots = Kaarten om het kasteel
kilt-castle-web-slot-cards = Plek { $slot }: { $list }
kilt-castle-web-cards-none = geen kaarten
kilt-castle-web-card-single = kaart { $colour }
kilt-castle-web-card-pair = kaart met { $inward } binnen en { $outward } buiten
kilt-castle-web-moved = laatst verplaatst
kilt-castle-web-front = voorste rij
kilt-castle-web-tail = achterste rij
kilt-castle-web-goal = hier kan de kaart heen
kilt-castle-web-row = Kaarten op plek { $slot }

## Wat er te doen is, en de knoppen ervoor

kilt-castle-web-actions = Wat je kunt doen
kilt-castle-web-hint-card = Kies een kaart.
kilt-castle-web-hint-row = Plek { $slot }: kies een kaart.
kilt-castle-web-hint-slot = { $card }: kies een plek.
kilt-castle-web-hint-going = Naar plek { $slot }:
kilt-castle-web-hint-stuck = { $card }: die kan nu niet verder.
kilt-castle-web-hint-site = Bouw met { $colour }: kies een veld.
kilt-castle-web-hint-floor = { $field }: kies een verdieping.
kilt-castle-web-hint-roof = Kies het dak dat naar { $field } gaat.
kilt-castle-web-building = { $builder } bouwt
kilt-castle-web-sure-move = Naar plek { $slot }?
kilt-castle-web-sure-free = Gratis op { $field } bouwen?
kilt-castle-web-sure-build = Op { $field } bouwen, voor { $price } aan { $name }?
kilt-castle-web-sure-roof = Het dak van { $from } naar { $to } verplaatsen?
kilt-castle-web-builds =
    { $place ->
        [0] { $builder } bouwt
        [1] { $builder } bouwt eerst
       *[2] { $builder } bouwt daarna
    }
kilt-castle-web-as-it-stands = Wat de tweede betaalt, hangt ervan af waar de eerste bouwt.
kilt-castle-web-nobody = Niemand bouwt.
kilt-castle-web-day-follows = Daarna is het dukatendag.
kilt-castle-web-roof-comes = Op deze toren komt een dak.
kilt-castle-web-day = Dukatendag:
kilt-castle-web-floors = Verdiepingen
kilt-castle-web-floor =
    { $crests ->
        [0] Verdieping zonder wapen
        [one] Verdieping met 1 wapen
       *[other] Verdieping met { $crests } wapens
    }, nog { $left }
kilt-castle-web-confirm = Bevestigen
kilt-castle-web-cancel = Annuleren

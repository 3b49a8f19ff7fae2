### Kilt Castle in de terminal. Kaarten en velden staan er zoals je ze intikt; namen zijn die van de spelers.

## Woorden voor meer plekken; “Jij” is de enige speler aan het toetsenbord

kilt-castle-ducats =
    { $count ->
        [one] 1 dukaat
       *[other] { $count } dukaten
    }
kilt-castle-builders-one = { $first } bouwt
kilt-castle-builders-two = { $first } bouwt, daarna { $then }
kilt-castle-day-paid = Dukatendag: { $paid }

## De tafel

kilt-castle-board-ducats = dukaten
kilt-castle-board-stock = voorraad
kilt-castle-board-area = gebied
kilt-castle-board-hidden = verborgen
kilt-castle-board-cards = Op een kaart wijst de hoofdletter naar het kasteel.
kilt-castle-board-signs = * is een wapen, ^ een dak, ! is nieuw.
kilt-castle-board-roofs = Vrije daken: { $count }
kilt-castle-board-day = Na deze beurt is het dukatendag.

## Zetten in woorden, na de naam en een dubbele punt

kilt-castle-move-card = { $card } naar plek { $slot }
kilt-castle-move-card-builders = { $card }: { $builders }
kilt-castle-move-build =
    { $crests ->
        [0] verdieping in { $colour } op { $field }
        [one] verdieping in { $colour } met 1 wapen op { $field }
       *[other] verdieping in { $colour } met { $crests } wapens op { $field }
    }
kilt-castle-move-build-paid =
    { $floor }, { $ducats } aan { $name ->
        [Jij] jou
       *[other] { $name }
    }
kilt-castle-move-build-roof = { $floor }, en een dak erop
kilt-castle-move-roof = het dak van { $field } gaat naar { $site }
kilt-castle-move-deal = { $card } op plek { $slot } gelegd, { $colour } naar het kasteel
kilt-castle-move-skipped = Niets te bouwen voor { $colour }
kilt-castle-move-reward = Loon aan het eind: { $ducats }

## Wat er nu te doen is

kilt-castle-task-move = Verplaats een kaart.
kilt-castle-task-build = Bouw met { $colour } in de lijn van plek { $slot }.
kilt-castle-task-day = Daarna is het dukatendag.
kilt-castle-task-roof = Beide daken zijn in gebruik. Welk dak gaat naar { $field }?

## De lijst met mogelijkheden

kilt-castle-offer-day = dukatendag
kilt-castle-offer-build = { $moves }: { $cost }
kilt-castle-offer-free = gratis
kilt-castle-offer-paid =
    { $ducats } aan { $name ->
        [Jij] jou
       *[other] { $name }
    }
kilt-castle-offer-with-roof = { $cost }, en een dak erop
kilt-castle-offer-roof = roof { $field }: naar { $site } verplaatsen

## Vragen over gebieden en prijzen

kilt-castle-ask-areas = het waardevolste gebied van elke kleur
kilt-castle-areas-colour = { $colour } ({ $name }): { $ducats } voor { $fields }
kilt-castle-areas-none = { $colour } ({ $name }): geen gebied, { $ducats }
kilt-castle-ask-prices = wat het kost om over elke toren heen te bouwen
kilt-castle-prices-colour = Voor torens van { $colour } ({ $name }) betaal je: { $list }
kilt-castle-prices-none = Er is nog geen toren waar je overheen kunt bouwen.

## Hoe een partij eindigt

kilt-castle-ending-built-out = Iemand heeft de laatste eigen verdieping gebouwd.
kilt-castle-ending-standstill = Al { $turns } beurten heeft niemand meer gebouwd.
kilt-castle-ending-ducats = { $name } wint met { $ducats }.
kilt-castle-ending-floors = De stand aan kop is gelijk, met { $ducats }, dus beslissen de verdiepingen. { $name } wint met { $floors }.
kilt-castle-ending-shared = Gedeelde winst: { $name }, elk met { $ducats } en { $floors } gebouwde verdiepingen.
kilt-castle-ending-behind = Daarachter: { $ducats }.

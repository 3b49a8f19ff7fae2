### Schotten-Totten in de terminal. Kaarten staan er zoals je ze intikt; namen zijn die van de spelers.

## De tafel

schotten-totten-board-hand = Hand:
schotten-totten-board-hand-hidden = hand { $cards }
schotten-totten-board-hand-hidden-tactics = hand { $cards } clan, { $tactics } tactiek
schotten-totten-board-stones = stenen { $stones }
schotten-totten-board-played = tactiek gespeeld { $count }
schotten-totten-board-known = Je weet dat { $name } in de hand heeft: { $cards }
schotten-totten-board-stack = Stapel: { $clan }
schotten-totten-board-stacks = Stapels: { $clan } clan, { $tactics } tactiek
schotten-totten-board-discards = Afgelegd: { $cards }
schotten-totten-board-returned = Teruggelegd op de clanstapel, de bovenste eerst: { $cards }
schotten-totten-board-returned-tactics = Teruggelegd op de tactiekstapel, de bovenste eerst: { $cards }
schotten-totten-board-provable = Nu te claimen: { $stones }

## Zetten in woorden, na de naam en een dubbele punt

schotten-totten-move-lay = { $card } bij steen { $stone }
schotten-totten-move-claim = claim!
schotten-totten-move-play = { $card } gespeeld
schotten-totten-move-pass = geen kaart gespeeld
schotten-totten-move-draw-clan = een kaart van de clanstapel
schotten-totten-move-draw-tactics = een kaart van de tactiekstapel
schotten-totten-move-end = einde van de beurt
schotten-totten-move-take = { $card } gepakt bij steen { $stone }
schotten-totten-move-to = { $card } naar steen { $stone }
schotten-totten-move-discard = { $card } afgelegd
schotten-totten-move-return = { $card } teruggelegd op de stapel
schotten-totten-move-return-clan = een clankaart teruggelegd op de stapel
schotten-totten-move-return-tactics = een tactiekkaart teruggelegd op de stapel
schotten-totten-move-drop = { $card } bij steen { $stone } opgegeven
schotten-totten-move-drawn = { $card } getrokken
schotten-totten-move-drawn-clan = een clankaart getrokken
schotten-totten-move-drawn-tactics = een tactiekkaart getrokken
schotten-totten-move-dealt = { $card } gegeven aan { $name }
schotten-totten-move-dealt-clan = een kaart gegeven aan { $name }

## Wat er nu te doen is

schotten-totten-task-play =
    { $claims ->
        [0] Leg een kaart.
       *[other] Claim een steen, of leg een kaart.
    }
schotten-totten-task-play-tactics =
    { $claims ->
        [0] Speel een kaart.
       *[other] Claim een steen, of speel een kaart.
    }
schotten-totten-task-after =
    { $claims ->
        [0] Trek een kaart.
       *[other] Claim een steen, of ga verder.
    }
schotten-totten-task-after-end =
    { $claims ->
        [0] Beëindig je beurt.
       *[other] Claim, of beëindig je beurt.
    }
schotten-totten-task-scouting =
    { $left ->
        [one] Trek de laatste kaart voor de verkenner.
       *[other] Trek { $left } kaarten voor de verkenner, een voor een.
    }
schotten-totten-task-returning =
    { $left ->
        [one] Leg een kaart uit je hand terug op de eigen stapel.
       *[other] Leg { $left } kaarten uit je hand terug op hun stapels, een voor een.
    }
schotten-totten-task-taking =
    { $trick ->
        [redeploy] Welke van je kaarten verplaats je?
        [deserter] Welke kaart van de overkant deserteert?
       *[traitor] Welke kaart van de overkant loopt over?
    }
schotten-totten-task-putting = Waar gaat { $card } heen?
schotten-totten-task-dropping = De modder bij steen { $stone } is weg. Welke van je vier kaarten daar geef je op?

## De lijst met mogelijkheden

schotten-totten-offer-lay = { $card } bij steen { $stones }
schotten-totten-offer-claim = claim { $stone }: claim steen { $stone }
schotten-totten-offer-scout = play scout: trek drie kaarten, leg er daarna twee naar keuze terug
schotten-totten-offer-redeploy = play redeploy: verplaats een eigen kaart naar een andere steen, of leg hem af
schotten-totten-offer-deserter = play deserter: leg een kaart van de overkant af
schotten-totten-offer-traitor = play traitor: haal een clankaart van de overkant naar je eigen kant
schotten-totten-offer-pass = pass: speel geen kaart
schotten-totten-offer-draw-clan = draw: trek een clankaart
schotten-totten-offer-draw-tactics = draw tactics: trek een tactiekkaart
schotten-totten-offer-end = end: beëindig je beurt
schotten-totten-offer-take = take { $card } (steen { $stone })
schotten-totten-offer-to = { $card } naar steen { $stones }
schotten-totten-offer-discard = discard: leg { $card } af
schotten-totten-offer-return = return { $card }: terug op de stapel
schotten-totten-offer-drop = drop { $card }: geef hem op (steen { $stone })

## Vragen over claims

schotten-totten-ask-claims = welke stenen je kunt claimen, en waarom andere niet
schotten-totten-claims-side = { $name }: { $verdict }
schotten-totten-claims-none = Nog geen enkele kant van een vrije steen is compleet, dus er valt niets te claimen.

## Hoe een partij eindigt

schotten-totten-ending-three-adjacent = { $name } wint met drie stenen naast elkaar.
schotten-totten-ending-majority = { $name } wint met meer dan de helft van de stenen.
schotten-totten-ending-more-stones = Niemand kan verder. { $name } wint met meer stenen.
schotten-totten-ending-level = Niemand kan verder. De partij eindigt in gelijkspel.

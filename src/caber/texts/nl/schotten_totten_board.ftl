### Schotten-Totten in de terminal. Kaarten staan er zoals je ze intikt; namen zijn die van de spelers.

## De tafel

schotten-totten-board-hand = Hand:
schotten-totten-board-hand-empty = Hand: leeg
schotten-totten-board-hand-hidden =
    { $cards ->
        [0] geen clankaart
        [one] 1 clankaart
       *[other] { $cards } clankaarten
    }{ $tactics ->
        [0] { "" }
       *[other] { " " }en { $tactics } keer tactiek
    } in de hand
schotten-totten-board-stones = stenen { $stones }
schotten-totten-board-played = tactiekkaarten gespeeld { $count }
schotten-totten-board-known = Je weet dat { $name } in de hand heeft: { $cards }
schotten-totten-board-stack = Stapel: { $clan }
schotten-totten-board-stacks = Stapels: { $clan } clan, { $tactics } tactiek
schotten-totten-board-discards = Afgelegd: { $cards }
schotten-totten-board-returned = Teruggelegd op de clanstapel, de bovenste eerst: { $cards }
schotten-totten-board-returned-tactics = Teruggelegd op de tactiekstapel, de bovenste eerst: { $cards }
schotten-totten-board-provable = Nu te bewijzen: { $stones }

## Zetten in woorden, na de naam en een dubbele punt

schotten-totten-move-lay = { $card } bij steen { $stone }
schotten-totten-move-claim = claim!
schotten-totten-move-trick = { $card } gespeeld
schotten-totten-move-pass = geen kaart gespeeld
schotten-totten-move-draw-clan = trekt van de clanstapel
schotten-totten-move-draw-tactics = trekt van de tactiekstapel
schotten-totten-move-end = einde van de beurt
schotten-totten-move-take = { $card } bij steen { $stone } weggenomen
schotten-totten-move-to = { $card } gaat van steen { $source } naar steen { $stone }
schotten-totten-move-discard = { $card } gaat van steen { $source } naar de aflegstapel
schotten-totten-move-return = { $card } teruggelegd op de stapel
schotten-totten-move-return-clan = een clankaart teruggelegd op de stapel
schotten-totten-move-return-tactics = een tactiekkaart teruggelegd op de stapel
schotten-totten-move-drop = { $card } bij steen { $stone } opgegeven
schotten-totten-move-drawn = { $card } getrokken
schotten-totten-move-drawn-clan = een clankaart getrokken
schotten-totten-move-drawn-tactics = een tactiekkaart getrokken
schotten-totten-move-dealt = { $card } gedeeld aan { $name }
schotten-totten-move-dealt-clan = een kaart gedeeld aan { $name }
schotten-totten-move-dealt-tactics = een tactiekkaart gedeeld aan { $name }

## De lijst met mogelijkheden

schotten-totten-offer-lay =
    { $card } bij { $count ->
        [one] steen
       *[other] een van de stenen
    } { $stones }
schotten-totten-offer-claim = claim { $stone }: steen { $stone } opeisen
schotten-totten-offer-scout = play scout: trek drie kaarten, leg er daarna twee naar keuze terug
schotten-totten-offer-redeploy = play redeploy: verplaats een eigen kaart naar een andere steen, of leg haar af
schotten-totten-offer-deserter = play deserter: leg een kaart van de overkant af
schotten-totten-offer-traitor = play traitor: haal een clankaart van de overkant naar je eigen kant
schotten-totten-offer-pass = pass: speel geen kaart
schotten-totten-offer-draw-clan = draw: trek een clankaart
schotten-totten-offer-draw-tactics = draw tactics: trek een tactiekkaart
schotten-totten-offer-end = end: beëindig je beurt
schotten-totten-offer-take = take { $card } (steen { $stone })
schotten-totten-offer-to =
    { $card } naar { $count ->
        [one] steen
       *[other] een van de stenen
    } { $stones }
schotten-totten-offer-discard = discard: leg { $card } af
schotten-totten-offer-return = return { $card }: terug op de stapel
schotten-totten-offer-drop = drop { $card }: geef haar op (steen { $stone })

## Vragen over claims

schotten-totten-ask-claims = welke stenen je kunt opeisen, en waarom andere niet
schotten-totten-claims-side = { $name }: { $verdict }
schotten-totten-claims-none = Nog geen enkele kant van een vrije steen is compleet, dus er valt niets op te eisen.

## Hoe een partij eindigt

schotten-totten-ending-three-adjacent = { $name } wint met drie stenen naast elkaar.
schotten-totten-ending-majority = { $name } wint met meer dan de helft van de stenen.
schotten-totten-ending-more-stones = Niemand kan verder. { $name } wint met meer stenen.

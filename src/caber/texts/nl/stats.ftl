### Wat `caber stats` zegt, en wat er op zijn plaatjes en pagina's staat.

stats-bots = { $game } is voor { $allowed }, maar er zijn { $count } bots genoemd. Noem één bot voor alle plaatsen, of voor elke plaats één.
stats-games =
    { $game }, { $games } partijen van { $bots }: { $deals ->
        [one] één verdeling
       *[other] { $deals } verdelingen
    }, { $paired ->
        [yes] elke vanaf elke plaats
       *[no] elke één keer gespeeld
    }, startgetal { $seed }.
stats-source = { $game } · { $bots } · { $games } partijen · startgetal { $seed }
stats-source-intervals = { $source } · intervallen: 95%
stats-options = Opties die van de standaard afwijken: { $options }.
stats-intervals = Tussen haakjes: 95%-intervallen per verdeling. Ze dekken het geluk van kaarten en dobbelstenen bij deze bots, niet hoe andere bots of mensen zouden spelen. Groepen met minder dan een tiende van de rijen van de grootste ontbreken; elk interval staat op zichzelf, dus van de twintig zit er ongeveer één naast.
stats-written = Geschreven: { $files }.

## Tabellen

stats-interval = { $mean } ({ $low } – { $high })
stats-rows = n
stats-column = per partij
stats-mean = gemiddelde
stats-least = minste
stats-middle = middelste
stats-most = meeste
stats-column-turns = beurten
stats-column-choices = keuzes van allen

## Plaatjes bij elk spel

stats-first = Helpt het om te beginnen?
stats-first-note = Deel van de overwinningen naar de volgorde van de plaatsen, vanaf wie de eerste keuze maakt. De streepjeslijn is een gelijk deel.
stats-first-by = plaats, vanaf wie begint
stats-first-of = deel van de overwinningen
stats-length = Hoe lang duurt een partij?
stats-length-note = De beurten van alle spelers samen.
stats-length-by = beurten
stats-length-of = deel van de partijen

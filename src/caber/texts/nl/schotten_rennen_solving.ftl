### Wat `caber solve` over Schotten Rennen zegt.

schotten-rennen-solve-players = Een race met { $players } spelers is niet op te lossen: er zijn te veel stellingen. Met twee kan het exact; voor drie is te bewijzen hoe weinig het kan opleveren om van één manier van spelen af te wijken.
schotten-rennen-proof-two = Beiden spelen perfect. Wat de ander ook doet: niemand is onder zijn grens te krijgen.
schotten-rennen-proof-three = Met drie spelers is er niet één beste manier van spelen, en geen waarde van het spel. Met het spel dat hier gevonden is, winnen de stoelen minstens { $shares } procent van de races, wie begint voorop; en wie daar in zijn eentje van afwijkt, hoe dan ook, wint hooguit { $gain } procent van de races meer.
schotten-rennen-chart-title = Perfect spel tegen iemand op gelijke hoogte die drie risicostenen heeft
schotten-rennen-chart-axes = Rijen: de kaart onder je steen. Kolommen: de plaats van je pion, van de start tot de laatste kaart.
schotten-rennen-chart-start = Start
schotten-rennen-chart-stones =
    { $count ->
        [0] geen risicosteen
        [1] 1 risicosteen
       *[other] { $count } risicostenen
    }
schotten-rennen-chart-deed-roll = gooien
schotten-rennen-chart-deed-yellow = voor geel gooien
schotten-rennen-chart-deed-secure = veiligstellen
schotten-rennen-chart-deed-retreat = terugtrekken

### Opgeloste spellen: wat `caber solve` zegt.

solving-none = { $game } kan nog niemand oplossen. Spellen die opgelost kunnen worden: { $games }.
solving-no-chart = Hiervan is geen grafiek: laat --chart weg.
solving-value = Winstkans van wie begint: { $value }
solving-bounds = Bewezen grenzen: { $lower } tot { $upper }
solving-time = Opgelost in { $seconds } s ({ $sweeps } rondes langs alle stellingen).
solving-losses = Wat elk niveau verliest tegen perfect spel, in procenten van de partijen:
solving-loss = { $bot }: gemiddeld { $mean } ({ $beginning } als het begint, { $following } als dat niet zo is)

## Schotten Rennen

schotten-rennen-solve-players = Een race met { $players } spelers is niet op te lossen: er zijn te veel stellingen. Met twee kan het exact, met drie met bewezen grenzen.
schotten-rennen-losses-two = Wat een niveau verliest, wordt berekend voor twee spelers.
schotten-rennen-proof-two = Beiden spelen perfect. Wat de ander ook doet: niemand is onder zijn grens te krijgen.
schotten-rennen-proof-three = Met drie spelers is er niet één beste manier van spelen. In het spel dat hier gevonden is, winnen de plaatsen { $shares } procent van de races, en wie daar in zijn eentje van afwijkt, hoe dan ook, wint hooguit { $gain } procent van de races meer.
schotten-rennen-chart-title = Perfect spel tegen iemand op gelijke hoogte die drie risicostenen heeft
schotten-rennen-chart-axes = Rijen: de kaart onder je steen. Kolommen: de plaats van je figuur, van de start tot de laatste kaart.
schotten-rennen-chart-start = Start
schotten-rennen-chart-stones =
    { $count ->
        [0] geen risicosteen
        [1] 1 risicosteen
       *[other] { $count } risicostenen
    }
schotten-rennen-chart-deed-roll = gooien
schotten-rennen-chart-deed-yellow = op geel gooien
schotten-rennen-chart-deed-secure = veiligstellen
schotten-rennen-chart-deed-up = steen bijhalen
schotten-rennen-chart-deed-retreat = terugtrekken

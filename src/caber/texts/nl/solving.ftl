### Opgeloste spellen: wat `caber solve` zegt.

solving-none = { $game } kan nog niemand oplossen. Spellen die opgelost kunnen worden: { $games }.
solving-inexact = Een grafiek en het verlies van elk niveau zijn er alleen waar het spel exact is opgelost: voor twee spelers. Laat --levels en --chart weg.
solving-value = Winstkans van wie begint: { $value }
solving-bounds = Bewezen grenzen: { $lower } tot { $upper }
solving-time = Opgelost in { $seconds } s ({ $sweeps } rondes langs alle stellingen).
solving-losses = Wat elk niveau verliest tegen perfect spel, in procenten van de partijen:
solving-loss = { $bot }: gemiddeld { $mean } ({ $beginning } als het begint, { $following } als dat niet zo is)

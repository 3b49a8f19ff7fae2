### Opgeloste spellen: wat `caber solve` zegt.

solving-none = { $game } kan nog niemand oplossen. Spellen die opgelost kunnen worden: { $games }.
solving-option = { $game } heeft geen optie “{ $option }”, maar wel: { $options }.
solving-no-losses = Wat elk niveau verliest, is alleen bekend waar het spel zelf is opgelost, en met deze opties is dat niet zo. Laat --levels weg.
solving-no-chart = Van dit spel is er met deze opties geen grafiek. Laat --chart weg.
solving-left = nog ongeveer { $time }
solving-stopped = Afgebroken.
solving-stopped-kept = Afgebroken. Wat is uitgerekend, blijft bewaard: dezelfde opdracht gaat daar verder.
solving-value = Winstkans van wie begint: { $value }
solving-bounds = Bewezen grenzen: { $lower } tot { $upper }
solving-effort = Opgelost in { $seconds } s: { $sweeps } keer langs { $positions } stellingen.
solving-losses = Wat elk niveau verliest tegen perfect spel, in procentpunten van de winstkans:
solving-loss = { $bot }: gemiddeld { $mean } ({ $beginning } als het begint, { $following } als dat niet zo is)

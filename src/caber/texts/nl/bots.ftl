### De bots: hoe ze heten en hoe ze spelen.

bot-random = Zwerver
bot-random-about = Speelt wat er in hem opkomt. Goed voor een eerste partij.
bot-heuristic = Hoofdman
bot-heuristic-about = Weegt elke steen af en laat er geen liggen. Een echte tegenstander.
bot-greedy = Vrek
bot-greedy-about = Telt elke dukaat van deze beurt, en verder niet.
bot-search = Bouwmeester
bot-search-about = Denkt een paar beurten vooruit, een seconde per zet. Moeilijk te verslaan.
bot-level1 = Schaap
bot-level2 = Pony
bot-level3 = Hert
bot-level4 = Wilde kat
bot-level5 = Arend

## Sommige bots zijn er in meer dan één spel en spelen elk op hun manier: <game>-bot-<name>-about.

schotten-rennen-bot-level1-about = Niveau 1 van 5. Bang: stelt veilig zodra het kan en gooit zijn risicostenen meteen weg.
schotten-rennen-bot-level2-about = Niveau 2 van 5. Volgt een paar eenvoudige gewoonten.
schotten-rennen-bot-level3-about = Niveau 3 van 5. Speelt volgens een goede vuistregel.
schotten-rennen-bot-level4-about = Niveau 4 van 5. Loopt zo snel mogelijk zijn eigen race en kijkt nooit naar de anderen.
schotten-rennen-bot-level5-about = Niveau 5 van 5. Speelt met z'n tweeën perfect, met meer heel sterk.

tug-of-war-bot-level1-about = Niveau 1 van 5. Kortzichtig: neemt wat de eerste dobbelsteen toevallig biedt.
tug-of-war-bot-level2-about = Niveau 2 van 5. Volgt eenvoudige gewoonten: kijkt steeds naar één dobbelsteen en neemt wat meteen het meest oplevert.
tug-of-war-bot-level3-about = Niveau 3 van 5. Gretig: probeert alles wat er met drie dobbelstenen kan en telt de atleten.
tug-of-war-bot-level4-about = Niveau 4 van 5. Denkt de hele beurt door en beoordeelt met een vuistregel waar die op uitkomt.
tug-of-war-bot-level5-about = Niveau 5 van 5. Weet heel precies wat elke stelling waard is en rekent elke beurt tot het einde door.

### De bots: hoe ze heten en hoe ze spelen.

bot-random = Zwerver
bot-random-about = Speelt wat er in hem opkomt. Goed voor een eerste partij.
bot-heuristic = Hoofdman
bot-greedy = Vrek
bot-search = Bouwmeester
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

schotten-totten-bot-level1-about = Niveau 1 van 5. Soort zoekt soort: ziet alleen welke kaarten aan zijn eigen kant van een steen bij elkaar passen.
schotten-totten-bot-level2-about = Niveau 2 van 5. Weet wat er van zijn eigen kanten nog kan worden en let niet op die van jou.
schotten-totten-bot-level3-about = Niveau 3 van 5. Weegt elke steen af, één zet vooruit, en laat geen steen liggen die hij kan opeisen.
schotten-totten-bot-level4-about = Niveau 4 van 5. Raadt een paar keer wat je in je hand hebt en kijkt een beetje vooruit.
schotten-totten-bot-level5-about = Niveau 5 van 5. Speelt duizenden handen door die jij kunt hebben, en als de stapel leeg is alles tot het einde.

tug-of-war-bot-level1-about = Niveau 1 van 5. Kortzichtig: neemt wat de eerste dobbelsteen toevallig biedt.
tug-of-war-bot-level2-about = Niveau 2 van 5. Volgt eenvoudige gewoonten: kijkt steeds naar één dobbelsteen en neemt wat meteen het meest oplevert.
tug-of-war-bot-level3-about = Niveau 3 van 5. Gretig: probeert alles wat er met drie dobbelstenen kan en telt de atleten.
tug-of-war-bot-level4-about = Niveau 4 van 5. Denkt de hele beurt door en beoordeelt met een vuistregel waar die op uitkomt.
tug-of-war-bot-level5-about = Niveau 5 van 5. Weet heel precies wat elke stelling waard is en rekent elke beurt tot het einde door.

kilt-castle-bot-level1-about = Niveau 1 van 5. Kortzichtig: telt aan het eind van de beurt zijn eigen dukaten en die van niemand anders.
kilt-castle-bot-level2-about = Niveau 2 van 5. Een vrek: rekent uit hoe ver elke beurt hem op voorsprong brengt, en kijkt niet verder.
kilt-castle-bot-level3-about = Niveau 3 van 5. Plant voor de volgende dukatendagen, alsof het kasteel blijft zoals het is.
kilt-castle-bot-level4-about = Niveau 4 van 5. Weet wat hoge torens en grote gebieden waard zijn en kijkt een paar zetten vooruit.
kilt-castle-bot-level5-about = Niveau 5 van 5. Denkt vele beurten vooruit, een seconde per zet, en speelt de laatste beurt foutloos.

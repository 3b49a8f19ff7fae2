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
bot-level1-about = Niveau 1 van 5. Bang: stelt veilig zodra het kan en gooit zijn risicostenen meteen weg.
bot-level2 = Pony
bot-level2-about = Niveau 2 van 5. Volgt een paar eenvoudige gewoonten.
bot-level3 = Hert
bot-level3-about = Niveau 3 van 5. Speelt volgens een goede vuistregel.
bot-level4 = Wilde kat
bot-level4-about = Niveau 4 van 5. Loopt zo snel mogelijk zijn eigen race en kijkt nooit naar de anderen.
bot-level5 = Arend
bot-level5-about = Niveau 5 van 5. Speelt met z'n tweeën perfect, met meer heel sterk.

### De bots: hoe ze heten en hoe ze spelen.

bot-random = Zwerver
bot-random-about = Speelt wat er in hem opkomt. Goed voor een eerste partij.
bot-heuristic = Hoofdman
bot-heuristic-about = Weegt elke steen af en laat er geen liggen. Een echte tegenstander.
bot-greedy = Vrek
bot-greedy-about = Telt elke dukaat van deze beurt, en verder niet.
bot-search = Bouwmeester
bot-search-about = Denkt een paar beurten vooruit, een seconde per zet. Moeilijk te verslaan.

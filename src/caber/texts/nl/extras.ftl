### Wat er geïnstalleerd moet worden voor wat een kale installatie van Caber niet heeft.

extra-table = De tafel in de browser heeft nodig: pip install "caber[table]" (de terminal mist niets: caber play schotten_totten)
extra-batch = Veel spellen tegelijk en de oplosser van Tug of War hebben nodig: pip install "caber[batch]"
extra-cluster = Een cluster van meerdere machines heeft nodig: pip install "caber[cluster]"
extra-pictures = Plaatjes van een bord, die een browser maakt, hebben nodig: pip install "caber[pictures]" (de weergave “ansi” mist niets)
extra-postgresql = PostgreSQL als database heeft nodig: pip install "caber[postgresql]"
extra-research = De omgevingen van Gymnasium en PettingZoo en OpenSpiel hebben nodig: pip install "caber[research]"
extra-stats = Grafieken en Parquet-bestanden hebben nodig: pip install "caber[stats]"

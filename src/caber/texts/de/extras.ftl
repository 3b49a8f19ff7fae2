### Was zu installieren ist, wenn etwas gebraucht wird, das eine einfache Installation von Caber nicht hat.

extra-table = Der Tisch im Browser braucht: pip install "caber[table]" (dem Terminal fehlt nichts: caber play schotten_totten)
extra-batch = Viele Spiele auf einmal und der Löser von Tug of War brauchen: pip install "caber[batch]"
extra-cluster = Ein Cluster aus mehreren Rechnern braucht: pip install "caber[cluster]"
extra-pictures = Bilder eines Bretts, die ein Browser macht, brauchen: pip install "caber[pictures]" (für die Darstellung „ansi“ fehlt nichts)
extra-postgresql = PostgreSQL als Datenbank braucht: pip install "caber[postgresql]"
extra-research = Die Umgebungen von Gymnasium und PettingZoo sowie OpenSpiel brauchen: pip install "caber[research]"
extra-stats = Diagramme und Parquet-Dateien brauchen: pip install "caber[stats]"

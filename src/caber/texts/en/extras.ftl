### What to install where a part of Caber is used that a plain install doesn't have.

extra-table = The table in the browser needs: pip install "caber[table]" (the terminal needs no more: caber play schotten_totten)
extra-batch = Batches and the solver of Tug of War need: pip install "caber[batch]"
extra-cluster = A cluster of several machines needs: pip install "caber[cluster]"
extra-pictures = Pictures of a board, which a browser takes, need: pip install "caber[pictures]" (the render mode “ansi” needs no more)
extra-postgresql = PostgreSQL as the database needs: pip install "caber[postgresql]"
extra-research = The environments of Gymnasium and PettingZoo, and OpenSpiel, need: pip install "caber[research]"
extra-stats = Charts and Parquet files need: pip install "caber[stats]"

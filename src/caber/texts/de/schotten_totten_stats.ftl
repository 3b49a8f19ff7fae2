### Statistik zu Schotten-Totten: Bilder und Tabellen.

schotten-totten-stats-column-claims = genommene Steine
schotten-totten-stats-column-early-claims = davon bewiesen, bevor die andere Seite vollständig war
schotten-totten-stats-column-tactics-played = gespielte Taktikkarten

schotten-totten-stats-endings = Wie enden die Partien?
schotten-totten-stats-endings-note = Durch drei Steine nebeneinander, durch eine Mehrheit oder anders.
schotten-totten-stats-endings-by = Ende
schotten-totten-stats-endings-of = Anteil der Partien
schotten-totten-stats-reason-three-adjacent = drei nebeneinander
schotten-totten-stats-reason-majority = Mehrheit
schotten-totten-stats-reason-more-stones = mehr Steine
schotten-totten-stats-reason-level = Gleichstand

schotten-totten-stats-cards = Wo liegen die Karten?
schotten-totten-stats-cards-note = Karten, die am Ende an jedem Stein liegen: auf der Seite dessen, der die Partie gewinnt, und auf der anderen.
schotten-totten-stats-cards-by = Stein
schotten-totten-stats-cards-of = Karten
schotten-totten-stats-cards-winner-cards = Seite des Gewinners
schotten-totten-stats-cards-loser-cards = Seite des Verlierers

schotten-totten-stats-stones = Um welche Steine wird gekämpft?
schotten-totten-stats-stones-note = In wie vielen Partien jeder Stein genommen wird, und in wie vielen dort beide Seiten vollständig sind.
schotten-totten-stats-stones-by = Stein
schotten-totten-stats-stones-of = Anteil der Partien
schotten-totten-stats-stones-claimed = genommen
schotten-totten-stats-stones-fought = beide Seiten vollständig

schotten-totten-stats-formations = Womit werden Steine gewonnen?
schotten-totten-stats-formations-note = Die Formation dessen, der einen Stein nimmt, von der schwächsten bis zur stärksten; im Nebel ist alles eine wilde Horde.
schotten-totten-stats-formations-by = Formation
schotten-totten-stats-formations-of = Anteil der genommenen Steine
schotten-totten-stats-formation-horde = wilde Horde
schotten-totten-stats-formation-relay = Staffel
schotten-totten-stats-formation-clan = Clan
schotten-totten-stats-formation-team = Team
schotten-totten-stats-formation-ordered-clan = geordneter Clan

schotten-totten-stats-tactics = Was ist eine Taktikkarte wert?
schotten-totten-stats-tactics-note = Wie oft gewinnt, wer eine Karte gezogen und behalten hat. Welche kommt, ist Glück (bis auf das, was ein Späher zurücklegt), also lassen sich die Kreise vergleichen; eine zu spielen ist eine Entscheidung, und die Quadrate sagen auch, wie es da stand.
schotten-totten-stats-tactics-by = Karte
schotten-totten-stats-tactics-of = Anteil an den Siegen
schotten-totten-stats-tactics-share = gezogen
schotten-totten-stats-tactics-share-played = gespielt

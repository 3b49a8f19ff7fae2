### Statistik zum Schotten Rennen: Bilder und Tabellen.

schotten-rennen-stats-column-attempts = Versuche an einer Karte oder am Ziel
schotten-rennen-stats-column-falls = misslungene Versuche
schotten-rennen-stats-column-risks = Risikowürfe
schotten-rennen-stats-column-retreats = Rückzüge zum Start
schotten-rennen-stats-column-lead = Felder zwischen dem Ersten und dem nächsten Stein

schotten-rennen-stats-cards = Welche Karten sind schwer?
schotten-rennen-stats-cards-note = Wie viele aller Versuche an einer Karte misslingen, und wie viele nur ein Risikowurf rettet. Wer es versucht, hat es so gewollt: Schweres wird versucht, wenn es sich lohnt, und manchmal zur gelben Zahl.
schotten-rennen-stats-cards-by = Karte
schotten-rennen-stats-cards-of = Anteil der Versuche
schotten-rennen-stats-cards-failed = misslungen
schotten-rennen-stats-cards-saved = durch einen Risikowurf gerettet

schotten-rennen-stats-places = Wo wird das Rennen schwer?
schotten-rennen-stats-places-note = Wie viele aller Versuche an jedem Platz der Strecke misslingen, und wie viele nur ein Risikowurf rettet; der letzte Platz ist das Ziel.
schotten-rennen-stats-places-by = Platz
schotten-rennen-stats-places-of = Anteil der Versuche
schotten-rennen-stats-places-failed = misslungen
schotten-rennen-stats-places-saved = durch einen Risikowurf gerettet

schotten-rennen-stats-secured = Wo wird gesichert?
schotten-rennen-stats-secured-note = Wie oft in einer Partie jemand an jedem Platz der Strecke sichert.
schotten-rennen-stats-secured-by = Platz
schotten-rennen-stats-secured-of = Mal in einer Partie

schotten-rennen-stats-lead = Wie knapp geht es aus?
schotten-rennen-stats-lead-note = Wie viele Felder der nächste Stein zurückliegt, wenn jemand das Ziel erreicht.
schotten-rennen-stats-lead-by = Felder
schotten-rennen-stats-lead-of = Anteil der Partien

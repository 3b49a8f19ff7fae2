### Statistiek van Schotten Rennen: plaatjes en tabellen.

schotten-rennen-stats-column-attempts = pogingen bij een kaart of de finish
schotten-rennen-stats-column-falls = mislukte pogingen
schotten-rennen-stats-column-risks = risicoworpen
schotten-rennen-stats-column-retreats = keren terug naar de start
schotten-rennen-stats-column-lead = vakken tussen de winnaar en de volgende steen

schotten-rennen-stats-cards = Welke kaarten zijn moeilijk?
schotten-rennen-stats-cards-note = Hoeveel van alle pogingen bij een kaart mislukken, en hoeveel alleen een risicoworp redt. Wie het probeert, koos daarvoor: moeilijke kaarten worden geprobeerd als het loont, en soms op het gele getal.
schotten-rennen-stats-cards-by = kaart
schotten-rennen-stats-cards-of = deel van de pogingen
schotten-rennen-stats-cards-failed = mislukt
schotten-rennen-stats-cards-saved = gered door een risicoworp

schotten-rennen-stats-places = Waar wordt de race moeilijk?
schotten-rennen-stats-places-note = Hoeveel van alle pogingen op elke plaats van het parcours mislukken, en hoeveel alleen een risicoworp redt; de laatste plaats is de finish.
schotten-rennen-stats-places-by = plaats
schotten-rennen-stats-places-of = deel van de pogingen
schotten-rennen-stats-places-failed = mislukt
schotten-rennen-stats-places-saved = gered door een risicoworp

schotten-rennen-stats-secured = Waar wordt veiliggesteld?
schotten-rennen-stats-secured-note = Hoe vaak iemand in een partij op elke plaats van het parcours veiligstelt.
schotten-rennen-stats-secured-by = plaats
schotten-rennen-stats-secured-of = keer in een partij

schotten-rennen-stats-lead = Hoe spannend is het?
schotten-rennen-stats-lead-note = Hoeveel vakken de volgende steen achterligt als iemand de finish haalt.
schotten-rennen-stats-lead-by = vakken
schotten-rennen-stats-lead-of = deel van de partijen

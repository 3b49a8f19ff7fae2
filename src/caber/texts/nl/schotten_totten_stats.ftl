### Statistiek van Schotten-Totten: plaatjes en tabellen.

schotten-totten-stats-column-claims = geclaimde stenen
schotten-totten-stats-column-early-claims = waarvan bewezen voordat de andere kant compleet was
schotten-totten-stats-column-tactics-played = gespeelde tactiekkaarten

schotten-totten-stats-endings = Hoe eindigen partijen?
schotten-totten-stats-endings-note = Met drie stenen naast elkaar, met een meerderheid, of anders.
schotten-totten-stats-endings-by = einde
schotten-totten-stats-endings-of = deel van de partijen
schotten-totten-stats-reason-three-adjacent = drie naast elkaar
schotten-totten-stats-reason-majority = meerderheid
schotten-totten-stats-reason-more-stones = meer stenen
schotten-totten-stats-reason-level = gelijk

schotten-totten-stats-cards = Waar liggen de kaarten?
schotten-totten-stats-cards-note = Kaarten die aan het eind bij elke steen liggen, aan de kant van wie de partij wint en aan de andere kant.
schotten-totten-stats-cards-by = steen
schotten-totten-stats-cards-of = kaarten
schotten-totten-stats-cards-winner-cards = kant van de winnaar
schotten-totten-stats-cards-loser-cards = kant van de verliezer

schotten-totten-stats-stones = Om welke stenen wordt gevochten?
schotten-totten-stats-stones-note = In hoeveel partijen elke steen wordt geclaimd, en in hoeveel daar beide kanten compleet zijn.
schotten-totten-stats-stones-by = steen
schotten-totten-stats-stones-of = deel van de partijen
schotten-totten-stats-stones-claimed = geclaimd
schotten-totten-stats-stones-fought = beide kanten compleet

schotten-totten-stats-formations = Waarmee worden stenen gewonnen?
schotten-totten-stats-formations-note = De formatie van wie een steen claimt, van de zwakste tot de sterkste; in de mist is alles een wilde horde.
schotten-totten-stats-formations-by = formatie
schotten-totten-stats-formations-of = deel van de geclaimde stenen
schotten-totten-stats-formation-horde = wilde horde
schotten-totten-stats-formation-relay = estafette
schotten-totten-stats-formation-clan = clan
schotten-totten-stats-formation-team = team
schotten-totten-stats-formation-ordered-clan = geordende clan

schotten-totten-stats-tactics = Wat is een tactiekkaart waard?
schotten-totten-stats-tactics-note = Hoe vaak wint wie een kaart trok en hield. Welke kaart komt, is geluk (behalve wat een verkenner teruglegt), dus de rondjes laten zich vergelijken; er een spelen is een keuze, en de vierkantjes zeggen ook hoe het er toen voor stond.
schotten-totten-stats-tactics-by = kaart
schotten-totten-stats-tactics-of = deel van de overwinningen
schotten-totten-stats-tactics-share = getrokken
schotten-totten-stats-tactics-share-played = gespeeld

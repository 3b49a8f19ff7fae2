### Statistik zu Kilt Castle: Bilder und Tabellen.

kilt-castle-stats-column-days = Dukatentage
kilt-castle-stats-column-roofs = gebaute oder versetzte Dächer
kilt-castle-stats-column-paid = Dukaten, für fremde Türme bezahlt
kilt-castle-stats-column-margin = Dukaten zwischen Erstem und Zweitem

kilt-castle-stats-colours = Was bringt jede Farbe ein?
kilt-castle-stats-colours-note = Dukaten, die eine Farbe ihrem Besitzer in einer Partie bringt: an Dukatentagen, und am Ende für Türme und Wappen.
kilt-castle-stats-colours-by = Farbe
kilt-castle-stats-colours-of = Dukaten
kilt-castle-stats-colours-days = an Dukatentagen
kilt-castle-stats-colours-castle = am Ende

kilt-castle-stats-owners = Ist eine Farbe besser als die andere?
kilt-castle-stats-owners-note = Wie oft der Besitzer einer Farbe gewinnt. Zu zweit gehören jedem zwei, die dann zusammen stehen. Gestrichelt: ein gleicher Anteil.
kilt-castle-stats-owners-by = Farbe
kilt-castle-stats-owners-of = Anteil an den Siegen

kilt-castle-stats-margin = Wie knapp geht es aus?
kilt-castle-stats-margin-note = Wie viele Dukaten der Erste mehr hat als der Zweite.
kilt-castle-stats-margin-by = Dukaten
kilt-castle-stats-margin-of = Anteil der Partien

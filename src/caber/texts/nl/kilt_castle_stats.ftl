### Statistiek van Kilt Castle: plaatjes en tabellen.

kilt-castle-stats-column-days = dukatendagen
kilt-castle-stats-column-roofs = gebouwde of verplaatste daken
kilt-castle-stats-column-paid = dukaten, betaald voor torens van anderen
kilt-castle-stats-column-margin = dukaten tussen de eerste en de tweede

kilt-castle-stats-colours = Wat levert elke kleur op?
kilt-castle-stats-colours-note = Dukaten die een kleur haar eigenaar in een partij oplevert: op dukatendagen, en aan het eind voor torens en wapens.
kilt-castle-stats-colours-by = kleur
kilt-castle-stats-colours-of = dukaten
kilt-castle-stats-colours-days = op dukatendagen
kilt-castle-stats-colours-castle = aan het eind

kilt-castle-stats-owners = Is de ene kleur beter dan de andere?
kilt-castle-stats-owners-note = Hoe vaak de eigenaar van een kleur wint. Met z'n tweeën heeft ieder er twee, die dan bij elkaar staan. De streepjeslijn is een gelijk deel.
kilt-castle-stats-owners-by = kleur
kilt-castle-stats-owners-of = deel van de overwinningen

kilt-castle-stats-margin = Hoe spannend is het?
kilt-castle-stats-margin-note = Hoeveel dukaten de eerste meer heeft dan de tweede.
kilt-castle-stats-margin-by = dukaten
kilt-castle-stats-margin-of = deel van de partijen

### Veel spellen tegelijk.

error-batch-number = Het getal { $name } kan niet { $value } zijn. Het is een geheel getal, minstens { $least }.
error-batch-most = Het getal { $name } kan niet { $value } zijn. Het is hoogstens { $most }.
error-batch-moves = Een stap heeft { $size } gehele getallen nodig, één zet voor elk van de spellen. Dit zijn { $found }.
error-batch-illegal = Spel { $game }, geteld vanaf 0, kan zet { $move } niet doen, dus is er geen gedaan. { $reason }
error-batch-worker = Een proces van deze spellen is beëindigd, en zijn spellen zijn verloren. Begin ze allemaal opnieuw.

### De tafel: wie waar zit, en waarom iets daar niet kan.

table-open-seat = vrije plaats { $number }
table-somebody = Iemand
table-turn = { $name } is aan de beurt.
table-waiting-seat = Er is nog een plaats vrij. We wachten op iemand.
table-waiting-ready = We wachten op { $names }.
table-deserted = Iemand heeft deze tafel voorgoed verlaten. Hier begint geen partij meer.
table-seats =
    { $count ->
        [one] Er is één plaats
       *[other] Er zijn { $count } plaatsen
    } klaargezet, maar dit spel is voor { $allowed }.
table-nobody = Op alle plaatsen zitten bots. Houd er minstens één vrij voor een mens.
table-me-twice = “Ik” kan maar op één plaats. Neem voor de andere “vriend hier”.
table-name-bot = “{ $name }” is de naam van een bot. Kies een andere naam.
table-name-taken = Iemand aan deze tafel heet al “{ $name }”. Kies een andere naam.
table-seat-taken = Deze plaats is niet vrij. Je kunt toekijken of zelf een tafel openen.
table-not-seated = Je hebt geen plaats aan deze tafel, dus je kunt alleen toekijken.
table-not-your-turn = Jij bent niet aan de beurt, maar { $name }.
table-not-running = Aan deze tafel is nu geen partij bezig.
table-running = Er is een partij bezig. De volgende kan beginnen als die afgelopen is.
table-ready = Je bent al klaar. De partij begint als iedereen dat is.
table-no-undo = Dit kun je niet meer terugnemen: iemand anders heeft het gezien, of er is daarna een kaart getrokken.
table-no-game = Partij { $number } is er aan deze tafel nog niet geweest; tot nu toe waren het er { $games }.
table-check-running = Je kunt de verdeling controleren als de partij afgelopen is: tot dan blijft het geheim van de gever geheim.
table-game-begins = Partij { $number } begint.
table-seated = Je zit al aan deze tafel. Laat de andere plaats aan iemand anders.
table-counted = Er is geteld zoals het ervoor stond.

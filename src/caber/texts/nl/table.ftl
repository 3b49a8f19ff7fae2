### De tafel: wie waar zit, en waarom iets daar niet kan.

table-open-seat = vrije plaats { $number }
table-turn = { $name } is aan de beurt.
table-waiting-seat = Er is nog een plaats vrij. We wachten op iemand.
table-waiting-ready = We wachten op { $names }.
table-seats =
    { $count ->
        [one] Er is één plaats
       *[other] Er zijn { $count } plaatsen
    } gedekt, maar dit spel is voor { $allowed }.
table-nobody = Op alle plaatsen zitten bots. Houd er minstens één vrij voor een mens.
table-me-twice = „Ik“ kan maar op één plaats. Neem voor de andere „vriend op dit apparaat”.
table-name-bot = „{ $name }” is de naam van een bot. Kies een andere naam.
table-name-taken = Iemand aan deze tafel heet al „{ $name }”. Kies een andere naam.
table-seat-taken = Deze plaats is niet vrij. Je kunt toekijken of zelf een tafel openen.
table-not-seated = Je hebt geen plaats aan deze tafel, dus je kunt alleen toekijken.
table-not-your-turn = Je bent niet aan de beurt: { $name } wel.
table-not-running = Aan deze tafel is nu geen spel bezig.
table-running = Er is een spel bezig. Het volgende kan beginnen als het klaar is.
table-ready = Je bent al klaar. Het spel begint als iedereen dat is.
table-no-undo = Dit kan niet meer terug: iemand anders heeft het gezien, of er is daarna een kaart getrokken.
table-no-game = Een spel { $number } is er aan deze tafel nog niet; tot nu toe waren het er { $games }.
table-check-running = De verdeling kan worden nagegaan als het spel klaar is: tot dan blijft het geheim van de gever geheim.
table-game-begins = Spel { $number } begint.

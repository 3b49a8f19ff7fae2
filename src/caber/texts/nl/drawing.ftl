### Stellingen als tekst: wat er aan een stelling niet klopt. De woorden van een stelling zijn in alle talen gelijk.

drawing-other-game = Regel { $line }: dit is een stelling van { $name }, niet van { $game }.
drawing-line = Regel { $line }, “{ $text }”: { $reason }
drawing-lacks = De regel “{ $word }:” ontbreekt. { $reason }
drawing-name = Geen regel van dit spel begint met “{ $word }”. Regels beginnen met: { $names }.
drawing-name-near = Geen regel van dit spel begint met “{ $word }”. Bedoel je “{ $near }”?
drawing-twice = Er is al een regel “{ $word }”. Laat er één staan.
drawing-nothing = Hier ontbreekt een woord. Mogelijk is: { $words }.
drawing-word = “{ $word }” kan hier niet staan. Mogelijk is: { $words }.
drawing-count = Woorden die hier nodig zijn: { $count }. Er staan er { $found }.
drawing-more = “{ $word }” is een woord te veel.
drawing-form = “{ $word }” is niet te lezen. Schrijf het zoals “{ $example }”.

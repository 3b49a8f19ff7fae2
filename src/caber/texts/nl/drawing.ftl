### Stellingen als tekst: wat er aan een stelling niet klopt.

drawing-other-game = Regel { $line }: dit is een stelling van { $name }, niet van { $game }.

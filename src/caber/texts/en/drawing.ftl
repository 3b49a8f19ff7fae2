### Positions drawn as text: what is wrong with one. Names of lines and what stands there are the same in every language.

drawing-other-game = Line { $line }: this is a position of { $name }, not of { $game }.

### Positions drawn as text: what is wrong with one. Names of lines and what stands there are the same in every language.

drawing-other-game = Line { $line }: this is a position of { $name }, not of { $game }.
drawing-line = Line { $line }, “{ $text }”: { $reason }
drawing-lacks = The line “{ $word }:” is missing. { $reason }
drawing-name = No line of this game begins with “{ $word }”. Lines begin with: { $names }.
drawing-name-near = No line of this game begins with “{ $word }”. Did you mean “{ $near }”?
drawing-twice = There is a line “{ $word }” already. Keep one of them.
drawing-nothing = A word is missing. Possible here: { $words }.
drawing-word = “{ $word }” can't stand here. Possible here: { $words }.
drawing-count = Words needed here: { $count }. There are { $found }.
drawing-more = “{ $word }” is a word too many.
drawing-form = “{ $word }” can't be read. Write it like “{ $example }”.

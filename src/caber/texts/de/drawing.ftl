### Stellungen als Text: was an einer nicht stimmt. Die Wörter einer Stellung sind in allen Sprachen gleich.

drawing-other-game = Zeile { $line }: Das ist eine Stellung von { $name }, nicht von { $game }.
drawing-line = Zeile { $line }, „{ $text }“: { $reason }
drawing-lacks = Die Zeile „{ $word }:“ fehlt. { $reason }
drawing-name = Keine Zeile dieses Spiels beginnt mit „{ $word }“. Zeilen beginnen mit: { $names }.
drawing-name-near = Keine Zeile dieses Spiels beginnt mit „{ $word }“. Ist „{ $near }“ gemeint?
drawing-twice = Eine Zeile „{ $word }“ gibt es schon. Eine von beiden muss weg.
drawing-nothing = Hier fehlt ein Wort. Möglich ist: { $words }.
drawing-word = „{ $word }“ kann hier nicht stehen. Möglich ist: { $words }.
drawing-count = Nötige Wörter: { $count }. Hier stehen { $found }.
drawing-more = „{ $word }“ ist ein Wort zu viel.
drawing-form = „{ $word }“ ist nicht zu lesen. Geschrieben wird es wie „{ $example }“.

### Stellungen als Text: was an einer nicht stimmt.

drawing-other-game = Zeile { $line }: Das ist eine Stellung von { $name }, nicht von { $game }.

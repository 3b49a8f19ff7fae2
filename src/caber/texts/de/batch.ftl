### Viele Spiele auf einmal.

error-batch-number = Die Zahl { $name } kann nicht { $value } sein. Sie ist eine ganze Zahl, mindestens { $least }.
error-batch-most = Die Zahl { $name } kann nicht { $value } sein. Sie ist höchstens { $most }.
error-batch-moves = Ein Schritt braucht { $size } ganze Zahlen, einen Zug für jedes der Spiele. Das hier sind { $found }.
error-batch-illegal = Spiel { $game }, gezählt ab 0, kann Zug { $move } nicht machen, also wurde keiner gemacht. { $reason }
error-batch-worker = Ein Prozess dieser Spiele ist beendet, und seine Spiele sind verloren. Fang sie alle neu an.

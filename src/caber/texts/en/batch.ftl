### Batches: many games at once.

error-batch-number = The number { $name } can't be { $value }. It is a whole number, at least { $least }.
error-batch-most = The number { $name } can't be { $value }. It is at most { $most }.
error-batch-moves = A step takes { $size } whole numbers, one move for each game of the batch. These are { $found }.
error-batch-illegal = Game { $game } of the batch, counted from 0, can't play move { $move }, so none was played. { $reason }
error-batch-worker = A process of the batch has ended, and its games are lost. Make the batch anew.

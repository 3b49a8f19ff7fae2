### Batches: many games at once.

error-batch-number = The argument { $name } can't be { $value }. It takes a whole number of at least { $least }.
error-batch-most = The argument { $name } can't be { $value }. It takes at most { $most }.
error-batch-moves = A step takes { $size } whole numbers, one move for each game of the batch. These are { $found }.
error-batch-illegal = Game { $game } of the batch, counted from 0, can't play move { $move }, so none was played. { $reason }
error-batch-worker = A process of the batch has ended, and its games are lost. Create a new batch.

### `caber bench`: errors and warnings.

bench-program = “{ $python }” can't be started: { $reason }.
bench-python = “{ $python }” doesn't run as Python 3.11 or newer: { $reason }
bench-no-caber = “{ $python }” has no Caber installed.
bench-caber = Caber can't be imported by “{ $python }”: { $reason }
bench-slice = “{ $line }” of { $game } can't be measured: { $reason }
bench-pythons = The ratios compare two versions of Python, too: { $own } and { $theirs }.
bench-pairs = With --against, --rounds must be 2 or more: one pair of slices gives no interval.
bench-line-alone = --line needs --against.
bench-no-line = No line contains { $wanted }. The lines: { $lines }.
bench-nothing = There was nothing to compare.

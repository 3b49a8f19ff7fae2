### `caber bench`: fouten en waarschuwingen.

bench-program = “{ $python }” kan niet worden gestart: { $reason }.
bench-python = “{ $python }” draait niet als Python 3.11 of nieuwer: { $reason }
bench-no-caber = In “{ $python }” is Caber niet geïnstalleerd.
bench-caber = “{ $python }” kan Caber niet importeren: { $reason }
bench-slice = “{ $line }” van { $game } kan niet worden gemeten: { $reason }
bench-pythons = In de verhoudingen zit ook het verschil tussen { $own } en { $theirs }.
bench-pairs = Met --against moet --rounds minstens 2 zijn: uit één paar volgt geen interval.
bench-line-alone = --line kan alleen samen met --against.
bench-no-line = Geen enkele regel bevat { $wanted }. De regels zijn: { $lines }.
bench-nothing = Er viel niets te vergelijken.

### `caber bench`: Fehler und Warnungen.

bench-program = „{ $python }“ lässt sich nicht starten: { $reason }.
bench-python = „{ $python }“ läuft nicht als Python 3.11 oder neuer: { $reason }
bench-no-caber = In „{ $python }“ ist Caber nicht installiert.
bench-caber = „{ $python }“ kann Caber nicht importieren: { $reason }
bench-slice = „{ $line }“ von { $game } lässt sich nicht messen: { $reason }
bench-pythons = In den Verhältnissen steckt auch der Unterschied zwischen { $own } und { $theirs }.
bench-pairs = Mit --against muss --rounds mindestens 2 sein: Aus einem einzigen Paar ergibt sich kein Intervall.
bench-line-alone = --line geht nur zusammen mit --against.
bench-no-line = Keine Zeile enthält { $wanted }. Es gibt: { $lines }.
bench-nothing = Es gab nichts zu vergleichen.

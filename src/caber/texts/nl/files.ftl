### Bestanden die iemand noemt: wat er mis kan zijn met die bestanden en hun inhoud.

file-missing = Het bestand “{ $file }” bestaat niet.
file-folder = “{ $file }” is een map. Noem een bestand.
file-unreadable = “{ $file }” kan niet gelezen worden: { $reason }.
file-large = “{ $file }” is groter dan { $megabytes } MB en kan dus geen verslag zijn.
file-binary = “{ $file }” is geen tekst en kan dus geen verslag zijn.
file-unwritable = “{ $file }” kan niet geschreven worden: { $reason }.
file-exists = “{ $file }” bestaat al en blijft zoals het is. Kies een andere naam; met --resume ga je verder met een bewaarde partij.
record-claim = Regel { $line }: zet { $number }, “{ $move }”, doorstaat de tweede controle niet: { $reason }

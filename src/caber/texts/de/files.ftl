### Dateien, die jemand nennt: was mit ihnen und ihrem Inhalt nicht stimmen kann.

file-missing = Die Datei „{ $file }“ gibt es nicht.
file-folder = „{ $file }“ ist ein Ordner. Nenn eine Datei.
file-unreadable = „{ $file }“ lässt sich nicht lesen: { $reason }.
file-large = „{ $file }“ ist größer als { $megabytes } MB und kann deshalb kein Protokoll sein.
file-binary = „{ $file }“ ist kein Text und kann deshalb kein Protokoll sein.
file-unwritable = „{ $file }“ lässt sich nicht schreiben: { $reason }.
file-exists = „{ $file }“ gibt es schon; die Datei bleibt, wie sie ist. Wähl einen anderen Namen; mit --resume geht eine gespeicherte Partie weiter.
record-claim = Zeile { $line }: Zug { $number }, „{ $move }“, besteht die zweite Prüfung nicht: { $reason }

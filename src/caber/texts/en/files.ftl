### Files that people name: what can be wrong with them, and with what they hold.

file-missing = There is no file “{ $file }”.
file-folder = “{ $file }” is a folder. Name a file.
file-unreadable = “{ $file }” can't be read: { $reason }.
file-large = “{ $file }” is larger than { $megabytes } MB, so it can't be a record.
file-binary = “{ $file }” isn't text, so it can't be a record.
file-unwritable = “{ $file }” can't be written: { $reason }.
file-exists = “{ $file }” exists already and stays as it is. Choose another name; to continue a saved game, use --resume.
record-claim = Line { $line }: move { $number }, “{ $move }”, fails the second, independent check: { $reason }

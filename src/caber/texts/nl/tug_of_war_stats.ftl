### Statistiek van Tug of War: plaatjes en tabellen.

tug-of-war-stats-column-first-bout = beurten van de eerste ronde
tug-of-war-stats-column-return-bout = beurten van de revanche
tug-of-war-stats-column-berserkers = berserkers
tug-of-war-stats-column-same-winner = deel waarin één kant beide rondes wint

tug-of-war-stats-bouts = Hoe lang duurt een ronde?
tug-of-war-stats-bouts-note = De beurten van beide kanten samen.
tug-of-war-stats-bouts-bout = ronde
tug-of-war-stats-bouts-by = beurten
tug-of-war-stats-bouts-of = deel van de rondes

tug-of-war-stats-beginning = Wat brengen het begin en de extra atleet?
tug-of-war-stats-beginning-note = Hoe vaak wint wie een ronde begint; en in de revanche, die de andere kant begint, wie de eerste won en een atleet meer heeft. De streepjeslijn is de helft.
tug-of-war-stats-beginning-by = ronde
tug-of-war-stats-beginning-of = deel gewonnen rondes
tug-of-war-stats-beginning-beginner-won = begint de ronde
tug-of-war-stats-beginning-extra-won = heeft de extra atleet

tug-of-war-stats-athletes = Winnen veel atleten een ronde?
tug-of-war-stats-athletes-note = Hoe vaak wint wie een ronde begint, naar hoeveel atleten die kant meer (of minder) heeft dan de andere bij het begin. Er treden er zoveel aan als de kolom ogen heeft: meer atleten betekent dus ook een hogere eigen kolom, waar minder dobbelstenen aan reiken.
tug-of-war-stats-athletes-by = atleten meer dan de andere kant bij het begin
tug-of-war-stats-athletes-of = deel gewonnen rondes

tug-of-war-stats-berserkers = Winnen berserkers rondes?
tug-of-war-stats-berserkers-note = Hoe vaak een kant een ronde wint, naar hoeveel berserkers ze daarin had. Een lange ronde heeft er meer, aan beide kanten, dus wat één ervan oplevert, meet dit niet.
tug-of-war-stats-berserkers-by = berserkers van een kant in een ronde
tug-of-war-stats-berserkers-of = deel gewonnen rondes

### Statistik zu Tug of War: Bilder und Tabellen.

tug-of-war-stats-column-first-bout = Züge des ersten Durchgangs
tug-of-war-stats-column-return-bout = Züge der Revanche
tug-of-war-stats-column-berserkers = Berserker
tug-of-war-stats-column-same-winner = Anteil, in dem eine Seite beide Durchgänge gewinnt

tug-of-war-stats-bouts = Wie lang ist ein Durchgang?
tug-of-war-stats-bouts-note = Die Züge beider Seiten zusammen.
tug-of-war-stats-bouts-bout = Durchgang
tug-of-war-stats-bouts-by = Züge
tug-of-war-stats-bouts-of = Anteil der Durchgänge

tug-of-war-stats-beginning = Was bringen der Beginn und der zusätzliche Athlet?
tug-of-war-stats-beginning-note = Wie oft gewinnt, wer einen Durchgang beginnt; und in der Revanche, die die andere Seite beginnt, wer den ersten gewonnen hat und einen Athleten mehr bekommt. Gestrichelt: die Hälfte.
tug-of-war-stats-beginning-by = Durchgang
tug-of-war-stats-beginning-of = Anteil gewonnener Durchgänge
tug-of-war-stats-beginning-beginner-won = beginnt den Durchgang
tug-of-war-stats-beginning-extra-won = hat den zusätzlichen Athleten

tug-of-war-stats-athletes = Gewinnen viele Athleten einen Durchgang?
tug-of-war-stats-athletes-note = Wie oft gewinnt, wer einen Durchgang beginnt, je nachdem, mit wie vielen Athleten mehr (oder weniger) als die anderen diese Seite antritt. Es treten so viele an, wie die Kolonne Augen hat: Mehr Athleten heißt auch eine höhere eigene Kolonne, an die weniger Würfel heranreichen.
tug-of-war-stats-athletes-by = Athleten mehr als die andere Seite am Anfang
tug-of-war-stats-athletes-of = Anteil gewonnener Durchgänge

tug-of-war-stats-berserkers = Gewinnen Berserker Durchgänge?
tug-of-war-stats-berserkers-note = Wie oft eine Seite einen Durchgang gewinnt, je nachdem, wie viele Berserker sie darin hatte. Ein langer Durchgang hat mehr davon, auf beiden Seiten; was einer bringt, misst das also nicht.
tug-of-war-stats-berserkers-by = Berserker einer Seite in einem Durchgang
tug-of-war-stats-berserkers-of = Anteil gewonnener Durchgänge

### Schotten Rennen. Züge, Karten und Optionen stehen hier so, wie man sie eintippt.

schotten-rennen-title = Schotten Rennen
schotten-rennen-summary = Ein Würfelrennen für zwei bis vier: Karte um Karte schaffen, rechtzeitig sichern oder mit noch einem Wurf alles riskieren.

## Texte, die keinen Zug nennen, Zeichnungen, die keine Stellung zeigen, und Strecken, die keine sind

schotten-rennen-notation = „{ $text }“ ist kein Zug. Züge sind: „roll“ zum Würfeln (oder „yellow“ für die gelbe Zahl, oder „ask 2“, damit Sitz 2 vorwürfelt), „secure“ zum Sichern, „up“, um den Stein nachzuziehen, „retreat“ für den Rückzug, „risk“ oder „back“ nach einem Fehlwurf, und „bonus“ oder „stay“. Würfel schreibt man „3-4“, den Risikowürfel „+2“, „green“ oder „red“.
schotten-rennen-drawing-gap = Vor einer Karte steht ein „?“. Die Strecke liegt aber vom Start an ohne Lücken.
schotten-rennen-drawing-red = Die rote Karte { $card } kommt zweimal vor, es gibt sie aber nur einmal.
schotten-rennen-drawing-cards = Karten auf der Strecke: { $laid }, im Vorrat: { $pool }, noch zu ziehen: { $picks }. Zusammen müssen es so viele sein, wie die Strecke Felder hat: { $places }.
schotten-rennen-drawing-picks = Karten werden nur in der Phase „picking“ gezogen, bevor eine liegt: Dann ist ihre Zahl mindestens 1.
schotten-rennen-drawing-pool = Im Vorrat sind Karten nur, solange die Strecke gelegt wird, in den Phasen „picking“ und „laying“.
schotten-rennen-drawing-beyond = Stein und Figur stehen auf Feldern von 0 bis { $places }. Wer im Ziel ist, hat einen Rang: „place 1“.
schotten-rennen-drawing-behind = Die Figur steht hinter ihrem Stein.
schotten-rennen-drawing-apart = Stein und Figur stehen nur im eigenen Zug auseinander, wenn schon eine Karte geschafft ist („go_on“ und spätere Phasen).
schotten-rennen-drawing-risk = Ein Sitz hat höchstens { $most } Risikosteine.
schotten-rennen-drawing-places = Ränge werden der Reihe nach vergeben, jeder einmal: 1, dann 2 und so weiter.
schotten-rennen-drawing-placed = Figuren im Ziel: { $placed }. Mit diesen Optionen und in dieser Phase können es { $most } sein.
schotten-rennen-drawing-there = Am Zug ist Sitz { $seat }, dessen Figur aber schon im Ziel ist.
schotten-rennen-drawing-passed = Gezählt werden die Karten, die jemand als alleiniger Letzter geschafft hat („last: yes“), höchstens { $most }.
schotten-rennen-drawing-asked = Sie nennt einen anderen Sitz, wenn die nächste Karte ein Rivale ist und versucht wird, und steht sonst nicht da.
schotten-rennen-drawing-banned = Die Karte oder das Ziel davor darf jetzt nicht versucht werden.
schotten-rennen-drawing-need = Für die nächste Karte oder das Ziel ist { $needed } nötig.
schotten-rennen-drawing-need-rival = Gegen einen Rivalen, der gewürfelt hat, ist 3 bis 13 nötig.
schotten-rennen-drawing-need-none = Hier ist keine Zahl nötig: Es wird nichts versucht, oder das Versuchte braucht keine.
schotten-rennen-drawing-yellow = Die nächste Karte hat keine gelbe Zahl.
schotten-rennen-drawing-dice = Würfel liegen in den Phasen „missed“ und „risking“ da und sonst nicht.
schotten-rennen-drawing-passes = Diese Würfel erreichen, was nötig ist. Verfehlt wurde also nichts.
schotten-rennen-drawing-no-risk = Ohne Risikostein gibt es nach einem Fehlwurf nichts zu wagen.
schotten-rennen-drawing-bonus = Für einen Bonuszug liegt keine Karte voraus.
schotten-rennen-track-card = Eine Karte „{ $card }“ gibt es nicht. Karten sind: { $cards }.
schotten-rennen-track-empty = Eine Strecke hat mindestens eine Karte und höchstens { $most }. Schreib ihre Namen mit Kommas.
schotten-rennen-track-twice = Die Karte „{ $card }“ gibt es nur einmal; jede rote Karte kann höchstens einmal auf der Strecke liegen.
schotten-rennen-track-long = { $count } Karten sind zu viele; eine Strecke hat höchstens { $most }.
schotten-rennen-begins = Sitz { $begins } kann nicht beginnen, es laufen nur { $players }.
schotten-rennen-no-track = Die Strecke liegt noch nicht, es gibt also nichts zu lösen. Leg eine aus, etwa --track 3,4,5,6.
schotten-rennen-unsolved = Nach { $sweeps } Durchgängen treffen sich die Schranken immer noch nicht. Mit solchen Zahlen endet das Rennen fast nie; wähl niedrigere.

## Züge, die nach den Regeln nicht gehen: was falsch ist und was richtig wäre

schotten-rennen-refused-over = Das Rennen ist vorbei, „{ $move }“ geht nicht mehr.
schotten-rennen-refused-chance =
    „{ $move }“ kann jetzt nicht kommen. { $now ->
        [picking] Gerade wird eine rote Karte für das Rennen gezogen.
        [laying] Gerade wird die Strecke ausgelegt.
        [risking] Gerade rollt der Risikowürfel.
       *[rolling] Gerade rollen zwei Würfel.
    }
schotten-rennen-refused-not-chance = „{ $move }“ bestimmt der Zufall. Sag, was du tust, etwa „{ $example }“.
schotten-rennen-refused-phase =
    „{ $move }“ passt hier nicht. { $now ->
        [missed] Der Wurf ist { $count } zu klein. Jetzt geht nur „risk“ oder „back“.
       *[bonus] Du hast einen Bonuszug gewonnen. Jetzt geht nur „bonus“ oder „stay“.
    }
schotten-rennen-refused-secure-early = Noch gibt es nichts zu sichern: Der Stein liegt ja bei der Figur. Der erste Wurf eines Zuges ist Pflicht; aufhören kannst du erst, wenn du eine Karte geschafft hast.
schotten-rennen-refused-retreat-start = Dein Stein liegt schon am Start, weiter zurück geht es nicht. Würfle.
schotten-rennen-refused-retreat-late = Für einen Rückzug ist es zu spät: Der kommt am Anfang des Zuges, vor dem ersten Wurf. Jetzt kannst du weiterwürfeln oder sichern.
schotten-rennen-refused-goal-closed = Das Ziel ist für dich gesperrt: Dein Stein liegt noch am Start, und dann darf die Figur nicht hinein. Wähl „secure“; von dieser Karte geht es in deinem nächsten Zug weiter.
schotten-rennen-refused-roll-rival = Beim Rivalen würfelt erst jemand anders vor. Sag, wer, etwa „ask { $seat }“.
schotten-rennen-refused-ask-self = Für dich selbst kannst du nicht vorwürfeln. Wähl jemand anderen, etwa „ask { $seat }“.
schotten-rennen-refused-ask-absent = Sitz { $asked } gibt es in diesem Rennen nicht, es laufen nur { $players }. Wähl jemand anderen, etwa „ask { $seat }“.
schotten-rennen-refused-ask-nobody = Hier würfelt niemand vor, das gibt es nur beim Rivalen. Mach weiter mit „roll“.
schotten-rennen-refused-no-yellow = Vor dir liegt keine gelbe Zahl; die haben nur Moor, Hüpfer, Satz, Sprung und Quelle. Mach weiter mit „roll“.
schotten-rennen-refused-risk-early =
    { $stones ->
        [0] Hier gibt es nichts zu riskieren. Der Risikowürfel kommt nur nach einem Fehlwurf, und du hast keinen Risikostein dafür.
       *[other] Noch gibt es nichts zu riskieren. Der Risikowürfel kommt nur nach einem Fehlwurf.
    }
schotten-rennen-refused-back-early = Du hast noch nichts verfehlt: „back“ ist die Antwort auf einen Fehlwurf. Willst du zum Start, wähl am Anfang des Zuges „retreat“.
schotten-rennen-refused-no-bonus = Einen Bonuszug gibt es gerade nicht. Den gewinnst du, wenn du Hüpfer, Satz oder Sprung mit der gelben Zahl schaffst.
schotten-rennen-refused-up-begin = Der Stein liegt schon bei der Figur. Nachziehen darf ihn, wer allein Letzter war und in einem Zug fünf Karten geschafft hat.
schotten-rennen-refused-up-not-last = Den Stein nachziehen und weiterwürfeln darf nur, wer am Anfang des Zuges allein auf dem letzten Platz lag. Du kannst stattdessen „secure“ wählen; dann endet dein Zug.
schotten-rennen-refused-up-few =
    Der Stein wird nach fünf Karten hintereinander nachgezogen, und seit dem letzten Mal hast du { $count ->
        [0] keine
        [one] erst eine
       *[other] erst { $count }
    } geschafft. Würfle weiter, oder wähl „secure“.

## Optionen: ein Titel, ein Satz mit allen Werten, und jeder Wert, der ein Wort ist

schotten-rennen-option-players = Spielerzahl
schotten-rennen-option-players-about = Wie viele mitlaufen.
schotten-rennen-option-track = Strecke
schotten-rennen-option-track-about = Welche Karten zwischen Start und Ziel liegen: die zwölf weißen (base), acht weiße und vier zufällig gezogene rote (pro), oder eine bis zwölf Karten deiner Wahl, mit Kommas geschrieben, etwa 3,4,rival,bog.
schotten-rennen-value-track-base = Grundrennen
schotten-rennen-value-track-pro = Profirennen
schotten-rennen-option-shuffle = Reihenfolge eigener Karten
schotten-rennen-option-shuffle-about = Ob deine eigenen Karten so liegen, wie du sie aufzählst (no), oder gemischt werden (yes). Im Grund- und im Profirennen wird immer gemischt.
schotten-rennen-value-shuffle-no = wie aufgezählt
schotten-rennen-value-shuffle-yes = gemischt
schotten-rennen-option-begins = Wer beginnt
schotten-rennen-option-begins-about = Der Sitz, der beginnt.
schotten-rennen-option-play-on = Nach dem ersten Platz
schotten-rennen-option-play-on-about = Ob das Rennen endet, sobald die erste Figur im Ziel ist (no), oder um die übrigen Plätze weitergeht (yes).
schotten-rennen-value-play-on-no = die erste Figur im Ziel beendet das Rennen
schotten-rennen-value-play-on-yes = weiter um die übrigen Plätze
schotten-rennen-option-goal-target = Zahl des Ziels
schotten-rennen-option-goal-target-about = Was du würfeln musst, um ins Ziel zu kommen, oder dass der Schritt von der letzten Karte keinen Wurf braucht (none). Rekonstruiert: Ändere die Zahl, wenn auf deiner Karte etwas anderes steht.
schotten-rennen-value-goal-target-none = kein Wurf
schotten-rennen-option-catch-up = Aufholjagd
schotten-rennen-option-catch-up-about = Ob, wer allein Letzter war und in einem Zug fünf Karten geschafft hat, den Stein nach Wunsch nachzieht (choice) oder immer (automatic).
schotten-rennen-value-catch-up-choice = nach Wunsch
schotten-rennen-value-catch-up-automatic = immer
schotten-rennen-option-bonus = Bonuszüge
schotten-rennen-option-bonus-about = Ob du auf die Bonuszüge von Hüpfer, Satz und Sprung verzichten darfst (choice) oder sie immer machst (automatic).
schotten-rennen-value-bonus-choice = nach Wunsch
schotten-rennen-value-bonus-automatic = immer
schotten-rennen-option-bog-red = Moor, rote Zahl
schotten-rennen-option-bog-red-about = Die rote Zahl des Moors. Rekonstruiert: Ändere sie, wenn auf deiner Karte etwas anderes steht.
schotten-rennen-option-hop-red = Hüpfer, rote Zahl
schotten-rennen-option-hop-red-about = Die rote Zahl des Hüpfers. Rekonstruiert: Ändere sie, wenn auf deiner Karte etwas anderes steht.
schotten-rennen-option-hop-yellow = Hüpfer, gelbe Zahl
schotten-rennen-option-hop-yellow-about = Die gelbe Zahl des Hüpfers. Rekonstruiert: Ändere sie, wenn auf deiner Karte etwas anderes steht.
schotten-rennen-option-skip-red = Satz, rote Zahl
schotten-rennen-option-skip-red-about = Die rote Zahl des Satzes. Rekonstruiert: Ändere sie, wenn auf deiner Karte etwas anderes steht.
schotten-rennen-option-skip-yellow = Satz, gelbe Zahl
schotten-rennen-option-skip-yellow-about = Die gelbe Zahl des Satzes. Rekonstruiert: Ändere sie, wenn auf deiner Karte etwas anderes steht.
schotten-rennen-option-jump-red = Sprung, rote Zahl
schotten-rennen-option-jump-red-about = Die rote Zahl des Sprungs. Rekonstruiert: Ändere sie, wenn auf deiner Karte etwas anderes steht.
schotten-rennen-option-jump-yellow = Sprung, gelbe Zahl
schotten-rennen-option-jump-yellow-about = Die gelbe Zahl des Sprungs. Rekonstruiert: Ändere sie, wenn auf deiner Karte etwas anderes steht.
schotten-rennen-option-well-red = Quelle, rote Zahl
schotten-rennen-option-well-red-about = Die rote Zahl der Quelle. Rekonstruiert: Ändere sie, wenn auf deiner Karte etwas anderes steht.

### Tauziehen. Züge und Optionen stehen hier so, wie man sie eintippt.

tug-of-war-title = Tauziehen
tug-of-war-summary = Ein Würfelduell für zwei: Schick die anderen vom Feld, hol deine Leute ans Seil und zieh Plockton oder Broadford in zwei Durchgängen zum Sieg.

## Texte, die keinen Zug nennen, und Zeichnungen, die keine Stellung zeigen

tug-of-war-notation = „{ $text }“ ist kein Zug. Einen Würfel setzt du ein, indem du ihn, den Platz in deiner Kolonne und seine Wirkung nennst: „4@2 remove“ zum Entfernen, „4@2 remove lying“ für jemanden, der liegt, „4@2 swap“ zum Tauschen, „4@2 weaken“ zum Umwerfen oder „4@2 idle“ für nichts. Andere Züge sind „keep“, „reroll 2“, „berserker“, „leave standing“ und „leave lying“. Drei Würfel schreibt man „1-4-4“, einen nachgewürfelten „5“.
tug-of-war-drawing-bout = Nur die Revanche sagt, wer den ersten Durchgang gewonnen hat: „bout: 2 won 1“ oder „bout: 2 won 2“.
tug-of-war-drawing-finished = Beendet ist ein Spiel nach der Revanche: „bout: 2 won 1“ oder „bout: 2 won 2“.
tug-of-war-drawing-winner = Sie gehört zu einem beendeten Spiel und nur dazu: „turn: 1 finished“ mit „winner: 1“ oder „winner: 2“.
tug-of-war-drawing-no-number = Ein Zug hat keine Nummer, solange die Kolonnen geworfen werden („columns“).
tug-of-war-drawing-limit = Ein Durchgang hat höchstens { $most } Züge.
tug-of-war-drawing-turns = Sitz { $seat } hat diesen Durchgang begonnen und hat die Züge mit ungerader Nummer, der andere die mit gerader.
tug-of-war-drawing-rolled = Diese Kolonne ist noch nicht geworfen. Hier gehört „-“ hin, oder in die Zeile „turn“ eine spätere Phase.
tug-of-war-drawing-column = Dieser Sitz hat seine Kolonne dann schon geworfen. Ihre drei Würfel gehören hierher, etwa „4 3 2 | 9 standing“.
tug-of-war-drawing-order = Kolonnen beginnen in aufsteigender Reihenfolge.
tug-of-war-drawing-cap = Diese Seite hat { $athletes } Athleten, erlaubt sind { $most }.
tug-of-war-drawing-lying = Von dieser Seite liegen zu viele Athleten. Hier erlaubt: { $most }.
tug-of-war-drawing-nobody = Diese Seite hat keine Athleten mehr, also hat sie den Durchgang verloren.
tug-of-war-drawing-lost = Diese Seite hat verloren, also hat sie keine Athleten mehr, außer der Durchgang kam zum letzten Zug. Hier hat sie { $athletes }.
tug-of-war-drawing-dice = Geworfene Würfel: { $thrown }, neben der Kolonne: { $beside }. Zusammen müssen es in dieser Phase { $dice } sein.
tug-of-war-drawing-assigned = Es ist kein Würfel mehr zuzuordnen.
tug-of-war-drawing-signs = Die Zeichen „*“ und „!“ passen nicht zur Phase: „*“ ist nachgewürfelt, in „rerolling“ und „relanding“; „!“ ist in der Hand, in „relanding“, mit rerolls=together auch in „rerolling“.
tug-of-war-drawing-beside = Nachgewürfelt wird, bevor der erste Würfel neben die Kolonne kommt.
tug-of-war-drawing-rerolls = Sechsen in der Kolonne: { $sixes }, für jede darf einmal nachgewürfelt werden. Als nachgewürfelt markiert: { $taken }. Solange nachgewürfelt wird, muss ein Wurf und ein Würfel ohne Zeichen übrig sein.
tug-of-war-drawing-no-rerolls = Nachgewürfelt wird nur in den Phasen „rerolling“ und „relanding“.
tug-of-war-drawing-same-turn = Mit same_turn=yes wird nicht gezählt, wer in diesem Zug umgeworfen wurde.
tug-of-war-drawing-fresh = Höchstens { $most } können in diesem Zug umgeworfen sein: so viele wie Würfel neben der Kolonne, und wie drüben liegen.
tug-of-war-drawing-leaving = Sie gehört zur Phase „leaving“ mit leaving=choice, wenn schon ein Würfel neben der Kolonne liegt, beide Arten da sind und nicht alle gehen müssen.

## Züge, die nach den Regeln nicht gehen: was falsch ist und was richtig wäre

tug-of-war-refused-over = Beide Durchgänge sind vorbei, „{ $move }“ geht nicht mehr.
tug-of-war-refused-chance = „{ $move }“ geht jetzt nicht: Die Würfel rollen noch, und bevor sie liegen, gibt es nichts zu entscheiden.
tug-of-war-refused-not-chance = „{ $move }“ bestimmen die Würfel. Sag, was du tust, etwa „{ $example }“.
tug-of-war-refused-deciding = Eins nach dem anderen: Du darfst noch nachwürfeln. Nimm einen Würfel auf oder wähl „keep“; danach setzt du deine Würfel ein.
tug-of-war-refused-not-rerolling = Jetzt gibt es nichts nachzuwürfeln. Das geht gleich nach dem Wurf, und zwar mit einem Würfel für jede 6 in deiner Kolonne.
tug-of-war-refused-no-such-die = Eine { $die } ist nicht unter deinen Würfeln. Du hast: { $thrown }.
tug-of-war-refused-rerolled = Die { $die } ist schon nachgewürfelt, und das zweite Ergebnis gilt.
tug-of-war-refused-place-taken = Platz { $place } hat in diesem Zug schon seinen Würfel bekommen. Jeder Würfel deiner Kolonne bekommt einen.
tug-of-war-refused-too-low = Eine { $die } ist für eine { $column } zu niedrig: Um jemanden zu entfernen, der steht, muss der Würfel mindestens so hoch sein wie der in deiner Kolonne. Du kannst ihn tauschen oder jemanden umwerfen.
tug-of-war-refused-too-low-lying = Eine { $die } ist für eine { $column } zu niedrig: Um jemanden zu entfernen, der liegt, darf der Würfel höchstens um zwei niedriger sein als der in deiner Kolonne.
tug-of-war-refused-nobody-stands = Auf der anderen Seite steht niemand mehr. Halt dich an die, die liegen.
tug-of-war-refused-nobody-lies = Auf der anderen Seite liegt niemand. Wirf erst jemanden um.
tug-of-war-refused-fresh = Wer in diesem Zug umgeworfen wurde, kann erst im nächsten entfernt werden. So ist es für dieses Spiel ausgemacht.
tug-of-war-refused-enough-lie =
    { $most ->
        [one] Auf der anderen Seite liegt schon jemand, und mehr dürfen es in diesem Spiel nicht gleichzeitig sein.
       *[other] Auf der anderen Seite liegen schon { $most }, und mehr dürfen es in diesem Spiel nicht gleichzeitig sein.
    }
tug-of-war-refused-not-idle = Dieser Würfel kann dort etwas bewirken: jemanden entfernen oder umwerfen. Wirkungslos bleibt er nur, wenn beides nicht geht.
tug-of-war-refused-never-idle = In diesem Spiel muss jeder Würfel etwas tun. Kann er niemanden entfernen oder umwerfen, wird er getauscht.
tug-of-war-refused-berserker-triple = Für den Berserker brauchst du einen Drilling, von dem noch kein Würfel eingesetzt ist.
tug-of-war-refused-berserker-low = Dreimal { $die } ist für den Berserker zu niedrig: Dein niedrigster Kolonnenwürfel ist eine { $column }.
tug-of-war-refused-leaving = Sag zuerst, wer gehen muss: „leave standing“ oder „leave lying“.
tug-of-war-refused-not-leaving = Von deinen Leuten muss gerade niemand gehen. Das geschieht nur, wenn du einen hohen Kolonnenwürfel gegen einen viel niedrigeren tauschst.

## Optionen: ein Titel, ein Satz mit allen Werten, und jeder Wert, der ein Wort ist

tug-of-war-option-begins = Wer beginnt
tug-of-war-option-begins-about = Der Sitz, der den ersten Durchgang beginnt. Die Revanche beginnt der andere.
tug-of-war-option-cap = Größte Mannschaft
tug-of-war-option-cap-about = Wie viele Athleten eine Mannschaft höchstens haben darf, oder dass es keine Grenze gibt (none). Wer zu viel wäre, bleibt zu Hause.
tug-of-war-value-cap-none = beliebig groß
tug-of-war-option-lying = Wie viele liegen dürfen
tug-of-war-option-lying-about = Wie viele Athleten einer Mannschaft gleichzeitig liegen dürfen, oder dass es keine Grenze gibt (none). Solange so viele liegen, kann niemand mehr umgeworfen werden.
tug-of-war-value-lying-none = beliebig viele
tug-of-war-option-rerolls = Nachwürfeln
tug-of-war-option-rerolls-about = Ob du jeden nachgewürfelten Würfel siehst, bevor du dich für den nächsten entscheidest (one_by_one), oder vorher sagst, welche du nachwürfelst (together).
tug-of-war-value-rerolls-one-by-one = einer nach dem anderen
tug-of-war-value-rerolls-together = alle auf einmal
tug-of-war-option-same-turn = Umwerfen und entfernen im selben Zug
tug-of-war-option-same-turn-about = Ob jemand, der umgeworfen wurde, noch im selben Zug von einem späteren Würfel als Liegender entfernt werden darf (yes) oder erst im nächsten (no).
tug-of-war-value-same-turn-yes = erlaubt
tug-of-war-value-same-turn-no = erst im nächsten Zug
tug-of-war-option-leaving = Wer nach einem teuren Tausch geht
tug-of-war-option-leaving-about = Ob zuerst die gehen, die liegen, wenn ein Tausch dich Athleten kostet (lying_first), oder ob du es dir aussuchst (choice).
tug-of-war-value-leaving-lying-first = zuerst, wer liegt
tug-of-war-value-leaving-choice = nach Wahl
tug-of-war-option-idle = Würfel ohne Ziel
tug-of-war-option-idle-about = Ob ein Würfel, der niemanden entfernen oder umwerfen kann, wirkungslos bleiben darf (yes) oder getauscht werden muss, auch wenn dich das den Durchgang kostet (no).
tug-of-war-value-idle-yes = dürfen wirkungslos bleiben
tug-of-war-value-idle-no = müssen getauscht werden
tug-of-war-option-drawn = Ein Durchgang für jeden
tug-of-war-option-drawn-about = Ob die Revanche das Spiel entscheidet, wenn jeder einen Durchgang gewonnen hat (no), oder ob es dann unentschieden ist (yes).
tug-of-war-value-drawn-no = die Revanche entscheidet
tug-of-war-value-drawn-yes = unentschieden
tug-of-war-option-turn-limit = Züge je Durchgang
tug-of-war-option-turn-limit-about = Nach wie vielen Zügen, beide Seiten zusammengezählt, ein Durchgang entschieden wird, oder dass bis zum Ende gezogen wird (none). Wer mehr stehende Athleten hat, gewinnt ihn, sonst wer mehr liegende hat; ist alles gleich, hat verloren, wer ihn begonnen hat.
tug-of-war-value-turn-limit-none = bis zum Ende

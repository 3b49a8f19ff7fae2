### Schotten-Totten. Züge, Karten und Optionen stehen hier so, wie man sie eintippt.

schotten-totten-title = Schotten-Totten
schotten-totten-summary = Ein Kartenduell für zwei: Bau an neun Grenzsteinen die stärkere Formation auf und beweise es.

## Clans und Taktikkarten

schotten-totten-clan-r = Rot
schotten-totten-clan-o = Orange
schotten-totten-clan-y = Gelb
schotten-totten-clan-g = Grün
schotten-totten-clan-b = Blau
schotten-totten-clan-v = Violett
schotten-totten-card-macfarlane = MacFarlane
schotten-totten-card-macgregor = MacGregor
schotten-totten-card-reinforcement = Verstärkung
schotten-totten-card-shield = Schildträger
schotten-totten-card-fog = Nebel
schotten-totten-card-mud = Schlamm
schotten-totten-card-scout = Späher
schotten-totten-card-redeploy = Umgruppieren
schotten-totten-card-deserter = Deserteur
schotten-totten-card-traitor = Verräter

## Formationen, wie sie in den Beweisen vorkommen

schotten-totten-rank-ordered-clan = { $cards }, ein geordneter Clan ({ $sum })
schotten-totten-rank-team = { $cards }, ein Team ({ $sum })
schotten-totten-rank-clan = { $cards }, ein Clan ({ $sum })
schotten-totten-rank-relay = { $cards }, eine Staffel ({ $sum })
schotten-totten-rank-horde = { $cards }, eine wilde Horde ({ $sum })
schotten-totten-rank-sum = { $cards }, im Nebel zusammen { $sum }

## Steine nehmen: der Beweis oder was dagegen spricht

schotten-totten-claim-refused = Was offen liegt, beweist nicht, dass Stein { $stone } gewonnen ist.
schotten-totten-claim-unfillable = Stein { $stone } ist gewonnen. Hier liegt: { $mine }. Für die andere Seite reichen die verborgenen Karten nicht mehr.
schotten-totten-claim-holds-rank-possible = Stein { $stone } ist gewonnen. Hier liegt: { $mine }. Gegenüber ist mit { $added } höchstens möglich: { $theirs }. Das ist die schwächere Formation.
schotten-totten-claim-holds-sum-possible = Stein { $stone } ist gewonnen. Hier liegt: { $mine }. Gegenüber ist mit { $added } höchstens möglich: { $theirs }. Das ist die kleinere Summe.
schotten-totten-claim-holds-tie-possible = Stein { $stone } ist gewonnen. Hier liegt: { $mine }. Gegenüber ist mit { $added } höchstens möglich: { $theirs }. Das wäre nur gleich stark und käme zu spät.
schotten-totten-claim-holds-rank-laid = Stein { $stone } ist gewonnen. Hier liegt: { $mine }. Gegenüber liegt: { $theirs }. Das ist die schwächere Formation.
schotten-totten-claim-holds-sum-laid = Stein { $stone } ist gewonnen. Hier liegt: { $mine }. Gegenüber liegt: { $theirs }. Das ist die kleinere Summe.
schotten-totten-claim-holds-tie-laid = Stein { $stone } ist gewonnen. Hier liegt: { $mine }. Gegenüber liegt: { $theirs }. Beide sind gleich stark, aber die andere Seite war später vollständig.
schotten-totten-claim-fails-rank-possible = Stein { $stone } ist noch nicht gewonnen. Hier liegt: { $mine }. Gegenüber ist mit { $added } noch möglich: { $theirs }. Das ist die stärkere Formation.
schotten-totten-claim-fails-sum-possible = Stein { $stone } ist noch nicht gewonnen. Hier liegt: { $mine }. Gegenüber ist mit { $added } noch möglich: { $theirs }. Das ist die größere Summe.
schotten-totten-claim-fails-rank-laid = Stein { $stone } ist nicht gewonnen. Hier liegt: { $mine }. Gegenüber liegt: { $theirs }. Das ist die stärkere Formation.
schotten-totten-claim-fails-sum-laid = Stein { $stone } ist nicht gewonnen. Hier liegt: { $mine }. Gegenüber liegt: { $theirs }. Das ist die größere Summe.
schotten-totten-claim-fails-tie-laid = Stein { $stone } ist nicht gewonnen. Hier liegt: { $mine }. Gegenüber liegt: { $theirs }. Beide sind gleich stark, aber die andere Seite war früher vollständig.

## Texte, die keinen Zug nennen, und Zeichnungen, die keine Stellung zeigen

schotten-totten-notation = „{ $text }“ ist kein Zug. Eine Clankarte ist ein Buchstabe ({ $clans }) und ein Wert, etwa r7. Züge sind: „r7@3“ oder „fog@3“, um eine Karte an Stein 3 zu legen, „claim 3“, „play scout“, „pass“, „draw“, „draw tactics“, „end“; und solange ein Trick wirkt „take r7“, „to 4“, „discard“, „return r7“, „drop r7“.
schotten-totten-drawing-card = „{ $word }“ ist keine Karte dieses Spiels. Eine Karte ist einer der Buchstaben { $clans } und ein Wert von 1 bis { $values }.
schotten-totten-drawing-card-tactics = „{ $word }“ ist keine Karte dieses Spiels. Eine Clankarte ist einer der Buchstaben { $clans } und ein Wert von 1 bis { $values }; die Taktikkarten sind { $tactics }.
schotten-totten-drawing-used =
    { $word } liegt schon { $place ->
        [stone] an Stein { $number }
        [hand] in Hand { $number }
        [discards] auf der Ablage
       *[tops] oben auf einem Stapel
    }. Jede Karte gibt es nur einmal.
schotten-totten-drawing-stone = Es gibt keinen Stein { $word }. Die Steine gehen von 1 bis { $stones }.
schotten-totten-drawing-full = An Stein { $word } hat eine Seite { $cards } Karten, aber nur { $places } Plätze.
schotten-totten-drawing-trick = { $word } liegt nie an einem Stein. Nach dem Ausspielen kommt die Karte auf die Ablage.
schotten-totten-drawing-open = „{ $word }“ kann hier nicht stehen, denn diese Karten liegen offen. Die Karte muss benannt werden.
schotten-totten-drawing-seen-by = „{ $word }“ ist eine Karte, die jemand nicht sieht. Dazu muss dastehen, wer hinsieht: „seen by: 1“, „seen by: 2“ oder „seen by: nobody“.
schotten-totten-drawing-own = „{ $word }“ kann hier nicht stehen, denn Sitz { $seat } sieht diese Hand („seen by: { $seat }“). Die Karte muss benannt werden.
schotten-totten-drawing-empty = Für „{ $word }“ ist keine Karte mehr im Stapel.
schotten-totten-drawing-tops = „{ $word }“ ist eine zu viel: Oben auf einem Stapel liegen höchstens { $most } Karten.
schotten-totten-drawing-hand = Diese Hand hat { $cards } Karten, es dürfen aber höchstens { $most } sein.
schotten-totten-drawing-tricks = Die Zeile nennt die Trickkarte, die gerade wirkt, und gehört zu den Phasen „taking“, „putting“ und „dropping“.
schotten-totten-drawing-taken = { $card } liegt nicht an Stein { $stone } auf der Seite, von der die Trickkarte nimmt. Hier gehört die genommene Karte hin, dazu „from: { $stone }“ oder ein anderer Stein.
schotten-totten-drawing-dropper = An Stein { $stone } gibt niemand eine Karte her, der dort nicht vier hat. Hier gehört der Sitz hin, der das muss, dazu „from: { $stone }“ oder ein anderer Stein.
schotten-totten-drawing-won = Sitz { $seat } hat mit diesen Steinen gewonnen, das Spiel ist also aus: „turn: { $seat } finished“.
schotten-totten-drawing-stuck = In dieser Phase des Zugs ist kein Zug möglich.
schotten-totten-drawing-reason = Sie gehört zu einem beendeten Spiel und nur dazu: „turn: 1 finished“ mit „reason: majority“ oder Ähnlichem.
schotten-totten-drawing-winner = Sie gehört zu einem beendeten Spiel, das nicht unentschieden ist, und nur dazu.

## Züge, die nach den Regeln nicht gehen: was falsch ist und was richtig wäre

schotten-totten-refused-over = Die Partie ist vorbei, „{ $move }“ geht nicht mehr.
schotten-totten-refused-chance = „{ $move }“ kann jetzt nicht kommen. Gerade wird eine Karte gegeben, und zwar eine, die noch in diesem Stapel stecken kann.
schotten-totten-refused-not-chance = „{ $move }“ nennt nur eine Karte. Sag, was du mit einer Karte machst, etwa „r7@3“ oder „play scout“.
schotten-totten-refused-phase =
    „{ $move }“ passt hier nicht. { $now ->
        [play] Spiel zuerst eine Karte, etwa „r7@3“; davor darfst du Steine nehmen.
        [after] Gespielt hast du schon. Jetzt kannst du Steine nehmen, ziehen oder, wenn es nichts zu ziehen gibt, den Zug mit „end“ beenden.
        [scout] Sag, wo der Späher zieht: „draw“ oder „draw tactics“.
        [return] Leg eine Handkarte auf ihren Stapel zurück, etwa „return r7“.
        [take] Wähl die Karte, die dein Trick nimmt, etwa „take r7“.
        [put] Sag, wohin die Karte geht, etwa „to 4“; beim Umgruppieren darfst du sie auch mit „discard“ ablegen.
       *[drop] Der Schlamm ist weg. Gib eine der vier Karten dort ab, etwa „drop r7“.
    }
schotten-totten-refused-no-stone = Einen Stein { $stone } gibt es nicht. Die Steine haben die Nummern 1 bis { $stones }.
schotten-totten-refused-stone-claimed = Stein { $stone } ist schon vergeben, „{ $move }“ kommt zu spät. Wähl einen Stein, der niemandem gehört.
schotten-totten-refused-side-full = Auf deiner Seite von Stein { $stone } liegen schon { $places } Karten. Wähl einen Stein mit einem freien Platz.
schotten-totten-refused-not-in-hand = { $card } hast du nicht auf der Hand, also geht „{ $move }“ nicht. Nimm eine Karte, die du hast.
schotten-totten-refused-tactics-limit = { $card } muss warten. Du hast mehr Taktikkarten gespielt als dein Gegenüber, und zwei Vorsprung darfst du nie haben. Spiel eine Clankarte.
schotten-totten-refused-leader = { $card } bleibt auf deiner Hand: Dir steht ein Anführer zu, und den hattest du schon (bei leaders=table: er liegt noch auf deiner Seite). Spiel eine andere Karte.
schotten-totten-refused-scout = Der Späher findet nichts: Beide Stapel sind leer. Spiel eine andere Karte.
schotten-totten-refused-no-target =
    „{ $move }“ würde nichts bewirken. { $card ->
        [redeploy] An den freien Steinen hast du keine Karte, die du versetzen könntest.
        [deserter] Dein Gegenüber hat an den freien Steinen keine Karte, die du entfernen könntest.
       *[traitor] Dafür braucht es gegenüber eine Clankarte an einem freien Stein und bei dir einen freien Platz.
    } Spiel eine andere Karte.
schotten-totten-refused-pass-playable = Passen geht nicht, solange du eine Clankarte legen kannst. Leg eine, oder spiel eine Taktikkarte.
schotten-totten-refused-pass-claim = Dein Gegenüber hat gerade gepasst, und dir steht noch ein Stein zu. Nimm ihn, bevor du passt.
schotten-totten-refused-claim-expert = „{ $move }“ kommt in diesem Zug zu spät. Bei expert=yes nimmst du Steine, bevor du spielst: Versuch es, wenn dein nächster Zug beginnt.
schotten-totten-refused-claim-incomplete =
    Stein { $stone } bekommst du erst, wenn deine Seite vollständig ist: { $missing ->
        [one] Eine Karte fehlt
       *[other] { $missing } Karten fehlen
    } noch.
schotten-totten-refused-stack-empty =
    „{ $move }“ findet keine Karte. { $stack ->
        [tactics] Der Taktikstapel ist leer, und im Basisspiel gibt es keinen.
       *[clan] Der Clanstapel ist leer.
    } Nimm einen anderen Stapel, der noch Karten hat, oder sag „end“, wenn es keinen gibt.
schotten-totten-refused-one-stack = Bei scout_stacks=one kommen alle Karten des Spähers vom selben Stapel. Zieh weiter von dem, den du zuerst gewählt hast.
schotten-totten-refused-after-scout = Im Zug des Spähers wird sonst nicht gezogen. Sag „end“.
schotten-totten-refused-hand-full = Deine Hand ist mit { $cards } Karten voll, es gibt nichts zu ziehen. Sag „end“.
schotten-totten-refused-must-draw = Dein Zug ist noch nicht zu Ende: Auf der Hand hast du noch Platz, und ein Stapel hat noch Karten. Sag „draw“ oder, wenn du lieber eine Taktikkarte willst, „draw tactics“.
schotten-totten-refused-take =
    { $card } lässt sich nicht nehmen. { $trick ->
        [redeploy] Umgruppieren versetzt eine eigene Karte an einem freien Stein (Nebel und Schlamm nur bei move_terrain=yes).
        [deserter] Der Deserteur entfernt eine Karte deines Gegenübers an einem freien Stein (Nebel und Schlamm nur bei move_terrain=yes).
       *[traitor] Der Verräter nimmt eine Clankarte deines Gegenübers an einem freien Stein, nie eine Taktikkarte.
    }
schotten-totten-refused-to =
    Zu Stein { $stone } kann die Karte nicht. { $trick ->
        [redeploy] Sie braucht einen anderen freien Stein, an dem du Platz hast; nur Nebel und Schlamm brauchen keinen. Du darfst sie auch mit „discard“ ablegen.
       *[traitor] Sie braucht einen freien Stein, an dem du Platz hast.
    }
schotten-totten-refused-discard = Ablegen darf nur, wer umgruppiert. Was „{ $trick }“ nimmt, braucht einen Stein, etwa „to 4“.
schotten-totten-refused-unseen = „{ $move }“ ist das, was die anderen sehen. Nenn die Karte, die du zurücklegst, etwa „return r7“.
schotten-totten-refused-drop = { $card } gehört nicht zu deinen Karten an dem Stein, den der Schlamm verlassen hat. Gib eine von diesen ab.

## Optionen: ein Titel, ein Satz mit allen Werten, und jeder Wert, der ein Wort ist

schotten-totten-option-mode = Karten im Spiel
schotten-totten-option-mode-about = Ob nur die Clankarten mitspielen (base) oder auch die zehn Taktikkarten (tactics).
schotten-totten-value-mode-base = Basisspiel
schotten-totten-value-mode-tactics = Taktikspiel
schotten-totten-option-expert = Steine nur zu Beginn
schotten-totten-option-expert-about = Ob du Steine vor und nach dem Ausspielen nehmen darfst (no) oder nur zu Beginn deines Zuges (yes).
schotten-totten-value-expert-no = Steine vor und nach dem Ausspielen
schotten-totten-value-expert-yes = Steine nur zu Beginn des Zuges
schotten-totten-option-begins = Wer beginnt
schotten-totten-option-begins-about = Welcher Platz beginnt (1 oder 2).
schotten-totten-option-clans = Clans
schotten-totten-option-clans-about = Wie viele Clans mitspielen: alle sechs, oder weniger für ein kleineres Spiel.
schotten-totten-option-values = Werte
schotten-totten-option-values-about = Der höchste Wert jedes Clans, gezählt ab 1; liegt er unter 7, zählt die Verstärkung so viel.
schotten-totten-option-stones = Steine
schotten-totten-option-stones-about = Wie viele Steine auf dem Tisch liegen: Drei nebeneinander gewinnen, oder mehr als die Hälfte von allen.
schotten-totten-option-hand = Handkarten
schotten-totten-option-hand-about = Wie viele Karten du auf der Hand hast; die Clankarten müssen für zwei Hände reichen.
schotten-totten-option-proof-jokers = Joker im Beweis
schotten-totten-option-proof-jokers-about = Ob ein Beweis nur mit verborgenen Clankarten rechnet (no) oder auch mit Anführern, Verstärkung und Schildträger, die noch niemand gespielt hat (yes).
schotten-totten-value-proof-jokers-no = Beweise rechnen nur mit Clankarten
schotten-totten-value-proof-jokers-yes = Beweise rechnen auch mit ungespielten Jokern
schotten-totten-option-scout-stacks = Stapel des Spähers
schotten-totten-option-scout-stacks-about = Ob jede der drei Karten des Spähers von einem Stapel deiner Wahl kommt (both) oder alle vom zuerst gewählten (one).
schotten-totten-value-scout-stacks-both = jede Karte von einem Stapel nach Wahl
schotten-totten-value-scout-stacks-one = alle Karten von einem Stapel
schotten-totten-option-move-terrain = Nebel und Schlamm versetzen
schotten-totten-option-move-terrain-about = Ob Deserteur und Umgruppieren auch Nebel und Schlamm von einem Stein nehmen dürfen (yes) oder nicht (no).
schotten-totten-value-move-terrain-yes = Nebel und Schlamm sind beweglich
schotten-totten-value-move-terrain-no = Nebel und Schlamm bleiben liegen
schotten-totten-option-mud-drop = Wenn der Schlamm geht
schotten-totten-option-mud-drop-about = Welche Karte weicht, wenn eine Seite ohne Schlamm vier hat: die, ohne die die Formation am stärksten ist (best), oder eine nach Wahl ihres Besitzers (owner).
schotten-totten-value-mud-drop-best = die stärksten drei bleiben
schotten-totten-value-mud-drop-owner = der Besitzer wählt
schotten-totten-option-tie = Gleich starke Formationen
schotten-totten-option-tie-about = Wer einen Stein hält, an dem beide Seiten vollständig und gleich stark sind: wer zuerst vollständig war (complete) oder wer seine letzte Karte dort früher gelegt hat (last_card).
schotten-totten-value-tie-complete = wer zuerst vollständig war
schotten-totten-value-tie-last-card = wer seine letzte Karte früher gelegt hat
schotten-totten-option-leaders = Anführer
schotten-totten-option-leaders-about = Ob du in der ganzen Partie einen Anführer spielen darfst (game) oder immer nur einen zur selben Zeit auf deiner Seite (table).
schotten-totten-value-leaders-game = einer in der Partie
schotten-totten-value-leaders-table = einer zur selben Zeit
schotten-totten-option-one-stack = Ein Stapel leer
schotten-totten-option-one-stack-about = Ob du, wenn einer der beiden Stapel leer ist, vom anderen ziehen musst (must) oder darauf verzichten darfst (may).
schotten-totten-value-one-stack-must = vom anderen wird gezogen
schotten-totten-value-one-stack-may = verzichten ist erlaubt
schotten-totten-option-stuck = Wenn niemand weiterkann
schotten-totten-option-stuck-about = Wie eine Partie endet, wenn nacheinander beide passen: Mehr Steine gewinnen (stones), oder es ist immer unentschieden (draw).
schotten-totten-value-stuck-stones = mehr Steine gewinnen
schotten-totten-value-stuck-draw = immer unentschieden

### Kilt Castle. Züge, Karten, Felder und Optionen stehen hier so, wie man sie eintippt.

kilt-castle-title = Kilt Castle
kilt-castle-summary = Ein Bauwettbewerb für zwei bis vier: Lass die Karten um die Burg wandern, überbau die Türme der anderen und hab die größte Fläche, wenn es Dukaten gibt.

## Farben

kilt-castle-colour-r = Rot
kilt-castle-colour-o = Orange
kilt-castle-colour-l = Hellgrau
kilt-castle-colour-d = Dunkelgrau

## Texte, die keinen Zug nennen, und Zeichnungen, die keine Stellung zeigen

kilt-castle-notation = „{ $text }“ ist kein Zug. Züge sind: „ro>7“, um die Karte mit Rot und Orange auf Platz 7 zu versetzen (Karten sind r, o, l, d, ro, rl, rd, ol, od, ld, Plätze 0 bis 19); „c3“, „c3*“ oder „c3**“, um auf Feld c3 ein Stockwerk ohne Wappen, mit einem oder mit zweien zu bauen; und „roof b2“, um das Dach von b2 zu versetzen.
kilt-castle-drawing-water = { $word } kann nicht auf { $field } stehen. Bei diesen Optionen ist das Wasser, gezeichnet als „~“, auf { $water }; jedes andere Feld ist „.“ oder ein Turm.
kilt-castle-drawing-card = „{ $word }“ ist keine Karte dieses Spiels. Eine Karte hat eine oder zwei der Farben { $colours }, zuerst die zur Burg hin.
kilt-castle-drawing-used = Die Karte { $word } liegt schon an Position { $place }, vielleicht umgedreht. Jede Karte gibt es nur einmal.
kilt-castle-drawing-roofs = Es gibt { $most } Dächer, gezeichnet sind aber mehr.
kilt-castle-drawing-tail = Die hinterste Karte muss an einer Position von 0 bis { $most } liegen.
kilt-castle-drawing-front = Die vorderste Karte liegt höchstens { $places } Positionen vor der hintersten.
kilt-castle-drawing-rows = Es gibt höchstens { $rows } Reihen von Karten, und eine Reihe hat höchstens { $cards } Karten.
kilt-castle-drawing-moved = Solange Farben bauen, nennt sie die gezogene Karte, und die liegt auf dem Tisch.
kilt-castle-drawing-builder = Die Farbe, die baut, steht hinter der Phase und ist eine von denen auf der gezogenen Karte { $card }, etwa „turn: 1 build r“.
kilt-castle-drawing-site-first = „{ $colour }“ zeigt zur Burg und baut zuerst, also ist in diesem Zug noch kein Feld bebaut.
kilt-castle-drawing-site-roof = Ein Dach kommt nur auf das Feld, das in diesem Zug bebaut wurde. Dieses Feld muss genannt sein.
kilt-castle-drawing-reason = Sie gehört zu einem beendeten Spiel und nur dazu: „turn: 1 finished“ mit „reason: built_out“ oder Ähnlichem.
kilt-castle-drawing-stuck = In dieser Phase des Zugs ist kein Zug möglich.

## Züge, die nach den Regeln nicht gehen: was falsch ist und was richtig wäre

kilt-castle-refused-over = Die Partie ist vorbei, „{ $move }“ geht nicht mehr.
kilt-castle-refused-chance = „{ $move }“ kann jetzt nicht kommen. Gerade werden die Karten ausgelegt, und in einer Kartenreihe darf keine Farbe mehr als zweimal vorkommen.
kilt-castle-refused-not-chance = „{ $move }“ nennt nur eine Karte. Sag, wohin sie soll, etwa „ro>7“.
kilt-castle-refused-phase =
    „{ $move }“ passt hier nicht. { $now ->
        [move] Zuerst wird eine Karte versetzt, etwa „ro>7“.
        [build] Die Karte liegt schon. Sag jetzt, wo du baust, etwa „c3“, oder „c3*“ für ein Stockwerk mit Wappen.
       *[roof] Beide Dächer sind vergeben. Sag, welches davon auf den eben bebauten Turm kommt, etwa „roof b2“.
    }
kilt-castle-refused-no-card = { $card } spielt nicht mit. Zu dritt bleiben alle Karten mit Dunkelgrau in der Schachtel.
kilt-castle-refused-too-far = „{ $move }“ verstößt gegen Regel I. Karten wandern nur im Uhrzeigersinn, und höchstens einen Platz vor die vorderste, die auf Platz { $front } liegt. Weiter als bis Platz { $last } geht es nicht.
kilt-castle-refused-alone = „{ $move }“ verstößt gegen Regel I. Eine Karte, die auf Platz { $slot } allein ganz vorn liegt, braucht eine andere auf dem Platz direkt dahinter. Versetz eine Karte, die dort eine übrig lässt.
kilt-castle-refused-tail = „{ $move }“ verstößt gegen Regel I. Der Kartenzug hat sich zum Ring geschlossen: Auf Platz { $slot } liegen seine letzten Karten, und nur eine aus der vordersten Reihe darf sie einholen. Wähl einen näheren Platz.
kilt-castle-refused-gap = „{ $move }“ verstößt gegen Regel I. Bei strict_neighbour=yes braucht eine Karte, die allein auf Platz { $slot } liegt, eine andere auf dem Platz direkt dahinter.
kilt-castle-refused-row-full = „{ $move }“ verstößt gegen Regel II. Auf Platz { $slot } liegen schon { $most } Karten, mehr darf eine Reihe nicht haben. Wähl einen anderen Platz.
kilt-castle-refused-rows = „{ $move }“ verstößt gegen Regel III. Die Karten lägen dann in mehr als { $most } Reihen. Leg die Karte an eine Reihe an, die es schon gibt, oder nimm die einzige Karte einer Reihe.
kilt-castle-refused-water = { $field } ist Wasser. Dort kann niemand bauen.
kilt-castle-refused-not-in-line = { $field } liegt nicht vor der Karte. Sie liegt auf Platz { $slot }, wähl also ein Feld dieser Linie.
kilt-castle-refused-not-first = { $field } muss warten. Von der Karte aus ist { $first } das erste leere Feld, und nur dort lässt sich etwas beginnen. Bau dort, oder überbau einen Turm der Linie.
kilt-castle-refused-roofed = Der Turm auf { $field } hat ein Dach, und Dächer überbaut niemand. Wähl ein anderes Feld der Linie.
kilt-castle-refused-too-dear =
    Der Turm auf { $field } ist zu teuer für { $colour ->
        [r] Rot
        [o] Orange
        [l] Hellgrau
       *[d] Dunkelgrau
    }: Ihn zu überbauen kostet { $cost ->
        [one] 1 Dukate
       *[other] { $cost } Dukaten
    }, und { $purse ->
        [0] der Geldbeutel ist leer
        [one] im Geldbeutel ist nur 1 Dukate
       *[other] im Geldbeutel sind nur { $purse } Dukaten
    }. Wähl ein billigeres Feld der Linie.
kilt-castle-refused-no-floor =
    { $crests ->
        [0] Ein Stockwerk ohne Wappen
        [one] Ein Stockwerk mit einem Wappen
       *[other] Ein Stockwerk mit { $crests } Wappen
    } gibt es für { $colour ->
        [r] Rot
        [o] Orange
        [l] Hellgrau
       *[d] Dunkelgrau
    } nicht mehr. Bau mit einem anderen.
kilt-castle-refused-no-roof = Auf { $field } ist kein Dach, das sich versetzen ließe. Nenn einen Turm, der eines trägt.

## Optionen: ein Titel, ein Satz mit allen Werten, und jeder Wert, der ein Wort ist

kilt-castle-option-players = Spielerzahl
kilt-castle-option-players-about = Wie viele mitspielen: Zu zweit gehören jedem zwei Farben, zu dritt und zu viert jedem eine.
kilt-castle-option-missing-fields = Das Wasser
kilt-castle-option-missing-fields-about = Welche Ecke der Burg samt ihren beiden Nachbarfeldern Wasser ist: die bei e1 (south_east), bei a1 (south_west), bei a5 (north_west) oder bei e5 (north_east).
kilt-castle-value-missing-fields-south-east = im Südosten
kilt-castle-value-missing-fields-south-west = im Südwesten
kilt-castle-value-missing-fields-north-west = im Nordwesten
kilt-castle-value-missing-fields-north-east = im Nordosten
kilt-castle-option-start-slot = Erster Platz
kilt-castle-option-start-slot-about = Auf welchem Platz anfangs die einfarbigen Karten liegen; die übrigen liegen im Uhrzeigersinn davor. Zu dritt liegt alles einen Platz weiter vorn.
kilt-castle-option-strict-neighbour = Allein in einer Lücke
kilt-castle-option-strict-neighbour-about = Ob eine Karte allein in jeder Lücke des Kartenzugs liegen darf (no) oder auch dort eine Nachbarin direkt hinter sich braucht (yes).
kilt-castle-value-strict-neighbour-no = Lücken lassen sich frei füllen
kilt-castle-value-strict-neighbour-yes = auch in Lücken braucht es eine Nachbarin
kilt-castle-option-roof-by-colour = Dächer zu zweit
kilt-castle-option-roof-by-colour-about = Ob für ein Dach zwei verschiedene Personen auf einem Feld bauen müssen (no) oder nur zwei verschiedene Farben (yes). Nur zu zweit von Bedeutung.
kilt-castle-value-roof-by-colour-no = Dächer durch zwei Personen
kilt-castle-value-roof-by-colour-yes = Dächer durch zwei Farben
kilt-castle-option-colour-ends = Das Ende zu zweit
kilt-castle-option-colour-ends-about = Ob die Partie endet, wenn jemand alle Stockwerke beider Farben verbaut hat (no) oder alle einer Farbe (yes). Nur zu zweit von Bedeutung.
kilt-castle-value-colour-ends-no = wenn beide Farben verbaut sind
kilt-castle-value-colour-ends-yes = wenn eine Farbe verbaut ist
kilt-castle-option-hidden-purses = Geldbeutel
kilt-castle-option-hidden-purses-about = Ob alle sehen, was in jedem Geldbeutel ist (no), oder alle nur den eigenen, bis die Partie vorbei ist (yes). Teilen sich mehrere ein Gerät oder ein Terminal, zeigt es den Geldbeutel der Person, die gerade entscheidet; dann bleibt wenig verborgen.
kilt-castle-value-hidden-purses-no = offen für alle
kilt-castle-value-hidden-purses-yes = bis zum Ende verdeckt
kilt-castle-option-standstill = Stillstand
kilt-castle-option-standstill-about = Nach wie vielen Zügen hintereinander, in denen niemand baut, die Partie endet.

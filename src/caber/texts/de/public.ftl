### Was `import caber` zu sagen hat.

public-over = Die Partie ist vorbei, es kann nicht mehr gezogen werden. `undo()` nimmt die letzte Entscheidung zurück.
public-undo = Es hat noch niemand etwas entschieden, also gibt es nichts zurückzunehmen.
public-no-record = Diese Partie begann mit einer aufgebauten Stellung oder einer Abzweigung und hat deshalb keine Aufzeichnung. `drawing()` schreibt die Stellung.
public-several = Der Text enthält { $games } Partien. `caber.read_all` liest sie alle.
public-finish-bots = { $count } Bots sind genannt, es gibt aber { $seats } Plätze. Nenne keinen (dann wird zufällig gezogen), einen für alle Plätze oder für jeden Platz einen.
public-view = So lässt sich die Stellung nicht bewerten: Übergib die Sicht des Platzes am Zug, `state.hide(state.turn)`, oder die Partie selbst.
public-weigh-none = Für { $game } gibt es mit diesen Optionen keine Analyse.
public-weigh-turn = Hier hat niemand etwas zu entscheiden, also gibt es keine Züge zu bewerten.
public-loss-exact = Ein Verlust lässt sich nur messen, wo perfektes Spiel bekannt ist, etwa in Schotten Rennen zu zweit. { $game } ist mit diesen Optionen nicht gelöst.
public-chance = Der Zufall ist dran, aber die Aufzeichnung enthält das Geheimnis des Gebers nicht. `moves` nennt die möglichen Ergebnisse.
public-verified =
    Alle { $moves } Züge sind regelgerecht. { $checked ->
        [0] Das Geben lässt sich ohne das Geheimnis des Gebers nicht prüfen,
       *[other] { $dealt } Ergebnisse wurden wie versprochen gegeben,
    } { $claims } Ansprüche sind bestätigt.{ $withheld ->
        [0] {""}
        [one] { " " }Eine beendete Partie zeigt das Geheimnis ihres Gebers nicht.
       *[other] { " " }{ $withheld } beendete Partien zeigen das Geheimnis ihres Gebers nicht.
    }
public-workers = Bots, die es nur in diesem Programm gibt, lassen sich nicht an andere Prozesse schicken: { $bots }. Lass `workers` weg, oder nenne die Bots beim Namen.
public-exists = „{ $file }“ gibt es schon, und es ist kein früherer Stand dieser Partie; die Datei bleibt, wie sie ist. Wähle einen anderen Namen oder übergib `overwrite=True`.
public-least = `{ $name }` ist { $given }, muss aber mindestens 1 sein.
public-seats = { $game } ist für { $allowed } Personen, genannt sind aber { $count } Plätze.
public-seats-names = `seats` ist eine Liste von Namen wie ["Ailsa", "Rob"], nicht { $seats }.
public-solve-exact = Mit diesen Optionen hat { $game } keinen einzelnen Wert, der sich beweisen ließe, oder ist zu groß. `caber solve { $game }` schreibt, was sich darüber sagen lässt.
public-bots-list = `bots` ist eine Liste von Bots wie ["{ $bots }", "random"], kein einzelner Name.

### Was `caber solve` zum Tauziehen sagt.

tug-of-war-solve-limit = Ein Durchgang, der nach { $limit } Zügen endet, wird nicht gelöst: Jeder Zug bräuchte eine eigene Tabelle. Lass turn_limit weg.
tug-of-war-solve-room = In { $folder } ist kein Platz für eine Tabelle von { $size } MB. Schaffe dort Platz, oder nenne in CABER_CACHE einen anderen Ordner.
tug-of-war-proof =
    { $by ->
        [table] Ein einzelner Durchgang mit bis zu { $cap } Athleten je Seite, von denen { $lying } zugleich liegen dürfen: Die Regeln setzen keine Grenze, die Tabelle schon. Was die andere Seite auch tut, niemand lässt sich unter seine Schranke drücken.
       *[rules] Ein einzelner Durchgang mit bis zu { $cap } Athleten je Seite, von denen { $lying } zugleich liegen dürfen. Was die andere Seite auch tut, niemand lässt sich unter seine Schranke drücken.
    }
tug-of-war-chart-title = Gewinnchance der Seite, die gleich würfelt, in Prozent
tug-of-war-chart-axes = Nach unten: ihre eigenen Athleten. Nach rechts: die der anderen. Alle stehen; Kolonnen, wie sie gewürfelt werden.

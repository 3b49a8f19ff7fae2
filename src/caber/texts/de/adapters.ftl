### Die Spiele, wie andere Bibliotheken Spiele kennen: PettingZoo und Gymnasium.

adapters-render-mode = Eine Darstellung „{ $mode }“ gibt es nicht. Darstellungen: { $modes }.
adapters-move-number = Züge haben die Nummern 0 bis { $most }, also ist { $number } keiner. Die Maske einer Beobachtung sagt, welche erlaubt sind.
adapters-move-text = step() nimmt die Nummer eines Zugs, „{ $text }“ ist aber sein Text. Seine Nummer ist { $number }: state.parse("{ $text }")
adapters-move-given = step() nimmt die Nummer eines Zugs, eine ganze Zahl von 0 bis { $most }, und nicht { $given }.
adapters-opponents = opponents ist eine Liste mit einem Bot für jeden anderen Platz, etwa ["{ $bot }"]. Ein Bot darin ist ein Name, ein Objekt mit einer Methode choose(view, rng) oder eine Klasse solcher Objekte.
adapters-seat = Einen Platz „{ $seat }“ gibt es nicht. Plätze haben die Nummern 0 bis { $last }; „any“ lost aus.
adapters-over = Das Spiel ist aus. Beginne mit reset() ein neues.
adapters-picture-browser = Ein Bild des Bretts macht ein Browser, und kein Chromium ließ sich starten. Installiere einen mit: playwright install chromium (oder dem Chromium-Paket deines Systems). Die Darstellung „ansi“ braucht keinen.
adapters-picture-page = Die Seite, deren Brett gezeichnet wird, wurde noch nicht gebaut. Baue sie in den Quellen mit: make web

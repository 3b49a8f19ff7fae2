### Die Spiele, wie andere Bibliotheken Spiele kennen: PettingZoo und Gymnasium.

adapters-render-mode = Eine Darstellung „{ $mode }“ gibt es nicht. Darstellungen: { $modes }.
adapters-move-number = Züge haben die Nummern 0 bis { $most }, also ist { $number } keiner. Die Maske einer Beobachtung sagt, welche erlaubt sind.
adapters-seat = Einen Platz „{ $seat }“ gibt es nicht. Plätze haben die Nummern 0 bis { $last }; „any“ lost aus.
adapters-over = Das Spiel ist aus. Beginne mit reset() ein neues.
adapters-picture-browser = Ein Bild des Bretts macht ein Browser, und kein Chromium ließ sich starten. Installiere einen mit: playwright install chromium (oder dem Chromium-Paket deines Systems). Die Darstellung „ansi“ braucht keinen.
adapters-picture-page = Die Seite, deren Brett gezeichnet wird, wurde noch nicht gebaut. Baue sie in den Quellen mit: make web

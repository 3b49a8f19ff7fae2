### Tipps im Terminal: `caber hint`, und das Wort „hint“ in `caber play`.

hint-working = Ich denke nach …
hint-seat = Sitz { $seat }
hint-none = Einen Tipp gibt es nicht: Mit diesen Optionen weiß niemand gut genug, was Stellungen von { $game } wert sind.
hint-source = Gebraucht wird ein aufgezeichnetes Spiel, auf Wunsch mit --step, oder mit --position eine Stellung als Text.
hint-game = Die Stellung sagt nicht, zu welchem Spiel sie gehört. Dazu dient eine Zeile wie „game: schotten_totten“ oder --game mit einem Namen: { $games }.
hint-over = Dieses Spiel ist aus. Wähle die Stellung mit --step, von 0 bis { $steps }; „caber replay“ zeigt sie.
hint-step = Einen Schritt { $step } gibt es nicht. Die Schritte gehen von 0 bis { $steps }.
hint-finished = In dieser Stellung ist das Spiel aus, zu entscheiden gibt es nichts mehr.
hint-chance = In dieser Stellung entscheidet niemand: Als Nächstes wird eine Karte gezogen oder gewürfelt.
hint-viewer = Am Zug ist Sitz { $seat }, gezeichnet ist aber, was jemand anders sieht. Dazu gehört „seen by: { $seat }“, oder alles offen und diese Zeile weg.

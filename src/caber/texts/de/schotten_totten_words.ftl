### Schotten-Totten in Worten: der Spielstand als Text, und was man tun kann.

## Karten

schotten-totten-spoken-card = { $clan } { $value }

## Der Spielstand als Text

schotten-totten-reading-stone = Stein
schotten-totten-reading-state = Stand
schotten-totten-reading-none = keine
schotten-totten-reading-terrain = { $cards }; Gelände: { $terrain }
schotten-totten-reading-owned = gehört { $name }
schotten-totten-reading-provable = { $name } kann ihn nehmen
schotten-totten-reading-free = noch frei, { $places } Karten je Seite
schotten-totten-reading-hand = Hand von { $name }: { $cards }
schotten-totten-reading-hand-hidden =
    Hand von { $name }: { $clan ->
        [one] eine verdeckte Karte
       *[other] { $clan } verdeckte Karten
    }
schotten-totten-reading-hand-hidden-tactics = Hand von { $name }: { $clan } Clan, { $tactics } Taktik, verdeckt
schotten-totten-reading-hand-known = { $hand }; du kennst: { $cards }
schotten-totten-reading-stack = Karten im Stapel: { $clan }
schotten-totten-reading-stacks = Karten in den Stapeln: { $clan } Clan, { $tactics } Taktik
schotten-totten-reading-played = Taktikkarten, die { $name } gespielt hat: { $count }
schotten-totten-reading-discards = Neben dem Tisch: { $cards }
schotten-totten-reading-returned-clan = Auf den Clanstapel zurückgelegt, oberste zuerst: { $cards }
schotten-totten-reading-returned-tactics = Auf den Taktikstapel zurückgelegt, oberste zuerst: { $cards }
schotten-totten-reading-trick = Wird gerade ausgeführt: { $card }
schotten-totten-reading-taken = Genommen: { $card }
schotten-totten-reading-fresh = Zuletzt gelegt: { $cards }
schotten-totten-reading-claimed = Zuletzt genommene Steine: { $stones }

## Was man tun kann

schotten-totten-choice-lay = { $card } an Stein { $stone } legen
schotten-totten-choice-claim = Stein { $stone } nehmen
schotten-totten-choice-play = { $card } spielen
schotten-totten-choice-pass = Keine Karte spielen
schotten-totten-choice-draw-clan = Clankarte ziehen
schotten-totten-choice-draw-tactics = Taktikkarte ziehen
schotten-totten-choice-end = Zug beenden
schotten-totten-choice-take = { $card } von Stein { $stone } nehmen
schotten-totten-choice-to = { $card } an Stein { $stone } legen
schotten-totten-choice-discard = { $card } ablegen
schotten-totten-choice-return = { $card } auf den Stapel zurücklegen
schotten-totten-choice-drop = { $card } von Stein { $stone } abgeben

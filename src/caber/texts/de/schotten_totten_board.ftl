### Schotten-Totten im Terminal. Karten stehen so da, wie man sie eintippt; Namen sind die der Spieler.

## Der Tisch

schotten-totten-board-hand = Hand:
schotten-totten-board-hand-hidden = Hand { $cards }
schotten-totten-board-hand-hidden-tactics = Hand { $cards } Clan, { $tactics } Taktik
schotten-totten-board-stones = Steine { $stones }
schotten-totten-board-played = Taktik gespielt { $count }
schotten-totten-board-known = Du weißt, { $name } hat auf der Hand: { $cards }
schotten-totten-board-stack = Stapel: { $clan }
schotten-totten-board-stacks = Stapel: { $clan } Clan, { $tactics } Taktik
schotten-totten-board-discards = Abgelegt: { $cards }
schotten-totten-board-returned = Zurück auf den Clanstapel gelegt, die oberste zuerst: { $cards }
schotten-totten-board-returned-tactics = Zurück auf den Taktikstapel gelegt, die oberste zuerst: { $cards }
schotten-totten-board-provable = Jetzt zu nehmen: { $stones }

## Züge in Worten, nach dem Namen und einem Doppelpunkt

schotten-totten-move-lay = { $card } an Stein { $stone }
schotten-totten-move-claim = Stein genommen!
schotten-totten-move-play = { $card } gespielt
schotten-totten-move-pass = keine Karte gespielt
schotten-totten-move-draw-clan = eine Karte vom Clanstapel
schotten-totten-move-draw-tactics = eine Karte vom Taktikstapel
schotten-totten-move-end = Ende des Zuges
schotten-totten-move-take = { $card } von Stein { $stone } genommen
schotten-totten-move-to = { $card } an Stein { $stone }
schotten-totten-move-discard = { $card } abgelegt
schotten-totten-move-return = { $card } zurück auf den Stapel gelegt
schotten-totten-move-return-clan = eine Clankarte zurück auf den Stapel gelegt
schotten-totten-move-return-tactics = eine Taktikkarte zurück auf den Stapel gelegt
schotten-totten-move-drop = { $card } von Stein { $stone } abgegeben
schotten-totten-move-drawn = { $card } gezogen
schotten-totten-move-drawn-clan = eine Clankarte gezogen
schotten-totten-move-drawn-tactics = eine Taktikkarte gezogen
schotten-totten-move-dealt = { $card } gegeben an { $name }
schotten-totten-move-dealt-clan = eine Karte gegeben an { $name }

## Was jetzt zu tun ist

schotten-totten-task-play =
    { $claims ->
        [0] Leg eine Karte.
       *[other] Nimm einen Stein oder leg eine Karte.
    }
schotten-totten-task-play-tactics =
    { $claims ->
        [0] Spiel eine Karte.
       *[other] Nimm einen Stein oder spiel eine Karte.
    }
schotten-totten-task-after =
    { $claims ->
        [0] Zieh eine Karte.
       *[other] Nimm einen Stein oder mach weiter.
    }
schotten-totten-task-after-end =
    { $claims ->
        [0] Beende deinen Zug.
       *[other] Nimm einen Stein oder beende deinen Zug.
    }
schotten-totten-task-scouting =
    { $left ->
        [one] Zieh die letzte Karte für den Späher.
       *[other] Zieh { $left } Karten für den Späher, eine nach der anderen.
    }
schotten-totten-task-returning =
    { $left ->
        [one] Leg eine Handkarte zurück auf ihren Stapel.
       *[other] Leg { $left } Handkarten zurück auf ihre Stapel, eine nach der anderen.
    }
schotten-totten-task-taking =
    { $trick ->
        [redeploy] Welche deiner Karten versetzt du?
        [deserter] Welche Karte deines Gegenübers desertiert?
       *[traitor] Welche Karte deines Gegenübers läuft über?
    }
schotten-totten-task-putting = Wohin kommt { $card }?
schotten-totten-task-dropping = Der Schlamm an Stein { $stone } ist weg. Welche deiner vier Karten dort gibst du ab?

## Die Liste der Möglichkeiten

schotten-totten-offer-lay = { $card } an Stein { $stones }
schotten-totten-offer-claim = claim { $stone }: Stein { $stone } nehmen
schotten-totten-offer-scout = play scout: drei Karten ziehen, dann zwei beliebige zurücklegen
schotten-totten-offer-redeploy = play redeploy: eine eigene Karte an einen anderen Stein versetzen oder ablegen
schotten-totten-offer-deserter = play deserter: eine Karte deines Gegenübers ablegen
schotten-totten-offer-traitor = play traitor: eine Clankarte deines Gegenübers auf deine Seite holen
schotten-totten-offer-pass = pass: keine Karte spielen
schotten-totten-offer-draw-clan = draw: eine Clankarte ziehen
schotten-totten-offer-draw-tactics = draw tactics: eine Taktikkarte ziehen
schotten-totten-offer-end = end: den Zug beenden
schotten-totten-offer-take = take { $card } (Stein { $stone })
schotten-totten-offer-to = { $card } an Stein { $stones }
schotten-totten-offer-discard = discard: { $card } ablegen
schotten-totten-offer-return = return { $card }: zurück auf den Stapel
schotten-totten-offer-drop = drop { $card }: abgeben (Stein { $stone })

## Fragen nach den Steinen

schotten-totten-ask-claims = welche Steine du nehmen kannst und warum andere nicht
schotten-totten-claims-side = { $name }: { $verdict }
schotten-totten-claims-none = Noch ist keine Seite eines freien Steins vollständig, also gibt es nichts zu nehmen.

## Wie eine Partie endet; „Du“ ist der einzige Mensch an der Tastatur

schotten-totten-ending-three-adjacent =
    { $name ->
        [Du] Du gewinnst
       *[other] { $name } gewinnt
    } mit drei Steinen nebeneinander.
schotten-totten-ending-majority =
    { $name ->
        [Du] Du gewinnst
       *[other] { $name } gewinnt
    } mit mehr als der Hälfte der Steine.
schotten-totten-ending-more-stones =
    Niemand kann weiterspielen. { $name ->
        [Du] Du gewinnst
       *[other] { $name } gewinnt
    } mit mehr Steinen.
schotten-totten-ending-level = Niemand kann weiterspielen. Die Partie endet unentschieden.

### Das Spielbrett von Schotten-Totten im Browser. Die Beschriftungen werden auch vorgelesen.

## Karten

schotten-totten-web-card = { $clan } { $value }
schotten-totten-web-cards-none = keine Karten
schotten-totten-web-laid-card = { $card }, an Stein { $stone }
schotten-totten-web-tentative = { $card } käme hierher
schotten-totten-web-unseen = Verborgen:
schotten-totten-web-discards = Abgelegt:

## Handkarten

schotten-totten-web-hand-yours = Deine Hand
schotten-totten-web-hand-card = { $card }, auf deiner Hand
schotten-totten-web-hand-card-of = { $card }, auf der Hand von { $name }
schotten-totten-web-hand-hidden =
    Hand von { $name }: { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }
schotten-totten-web-hand-tactics =
    { $count ->
        [one] davon eine Taktikkarte
       *[other] davon { $count } Taktikkarten
    }
schotten-totten-web-hand-known = bekannt: { $list }
schotten-totten-web-player = Spieler { $number }
schotten-totten-web-turn = am Zug
schotten-totten-web-stones =
    { $count ->
        [one] 1 Stein
       *[other] { $count } Steine
    }
schotten-totten-web-played = Taktik: { $count }

## Steine

schotten-totten-web-field = Steine
schotten-totten-web-stone = Stein { $stone }
schotten-totten-web-stone-yours = er gehört dir
schotten-totten-web-stone-of = er gehört { $name }
schotten-totten-web-claimed-now = gerade genommen
schotten-totten-web-side-yours = deine Seite
schotten-totten-web-side-of = Seite von { $name }
schotten-totten-web-side-cards = { $side }: { $list }
schotten-totten-web-places =
    { $places ->
        [one] ein freier Platz
       *[other] { $places } freie Plätze
    }
schotten-totten-web-complete = vollständig
schotten-totten-web-provable = { $name } kann ihn nehmen
schotten-totten-web-claim = Stein { $stone } nehmen
schotten-totten-web-claim-short = Nehmen

## Stapel

schotten-totten-web-stacks = Stapel
schotten-totten-web-stack-clan =
    Clanstapel: { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }
schotten-totten-web-stack-tactics =
    Taktikstapel: { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }
schotten-totten-web-stack-clan-short = Clans
schotten-totten-web-stack-tactics-short = Taktik
schotten-totten-web-stack-known = von dir obenauf gelegt: { $list }
schotten-totten-web-stack-top = obenauf: { $list }
schotten-totten-web-draw-clan = Clankarte ziehen
schotten-totten-web-draw-tactics = Taktikkarte ziehen

## Was zu tun ist, und die Knöpfe dafür

schotten-totten-web-actions = Was du tun kannst
schotten-totten-web-hint-card = Wähl eine Karte, dann einen Stein.
schotten-totten-web-hint-stone = { $card }: Wähl einen Stein.
schotten-totten-web-hint-take =
    { $trick ->
        [redeploy] Wähl die eigene Karte, die du versetzt.
        [deserter] Wähl die Karte, die desertiert.
       *[traitor] Wähl die Karte, die zu dir überläuft.
    }
schotten-totten-web-hint-put = { $card }: Wähl, wohin die Karte kommt.
schotten-totten-web-hint-return = Wähl eine Handkarte und leg sie auf ihren Stapel zurück.
schotten-totten-web-hint-drop = Der Schlamm ist weg. Wähl die Karte, die du abgibst.
schotten-totten-web-about-macfarlane = MacFarlane: jeder Wert, jeder Clan. Wähle einen Stein.
schotten-totten-web-about-macgregor = MacGregor: jeder Wert, jeder Clan. Wähle einen Stein.
schotten-totten-web-about-reinforcement = Verstärkung: eine 7 in jedem Clan. Wähle einen Stein.
schotten-totten-web-about-shield = Schildträger: eine 1, 2 oder 3 in jedem Clan. Wähle einen Stein.
schotten-totten-web-about-fog = Nebel: An diesem Stein zählt nur die Summe. Wähle einen Stein.
schotten-totten-web-about-mud = Schlamm: vier Karten je Seite an diesem Stein. Wähle einen Stein.
schotten-totten-web-about-scout = Späher: Zieh drei Karten und leg dann zwei beliebige zurück.
schotten-totten-web-about-redeploy = Umgruppieren: Versetz eine deiner Karten an einen anderen Stein oder leg sie ab.
schotten-totten-web-about-deserter = Deserteur: Eine Karte deines Gegenübers verlässt den Tisch.
schotten-totten-web-about-traitor = Verräter: Eine Clankarte deines Gegenübers läuft zu dir über.
schotten-totten-web-play = { $card } spielen
schotten-totten-web-sure-lay = { $card } an Stein { $stone }?
schotten-totten-web-sure-claim = Stein { $stone } nehmen?
schotten-totten-web-sure-take = { $card } von Stein { $stone } nehmen?
schotten-totten-web-sure-to = { $card } an Stein { $stone }?
schotten-totten-web-sure-discard = { $card } ablegen?
schotten-totten-web-sure-return-clan = { $card } zurück auf den Clanstapel?
schotten-totten-web-sure-return-tactics = { $card } zurück auf den Taktikstapel?
schotten-totten-web-sure-drop = { $card } von Stein { $stone } abgeben?
schotten-totten-web-sure-pass = Diesmal keine Karte spielen?
schotten-totten-web-confirm = Bestätigen
schotten-totten-web-cancel = Abbrechen
schotten-totten-web-do-discard = Ablegen
schotten-totten-web-do-pass = Passen
schotten-totten-web-do-end = Zug beenden

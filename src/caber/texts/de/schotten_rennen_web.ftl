### Das Spielbrett von Schotten Rennen im Browser. Die Beschriftungen werden auch vorgelesen.

## Felder, und wer dort ist

schotten-rennen-web-player = Spieler { $number }
schotten-rennen-web-track = Strecke
schotten-rennen-web-start = Start
schotten-rennen-web-goal = Ziel
schotten-rennen-web-goal-number = Ziel: { $number }
schotten-rennen-web-place-white = Feld { $place }: { $number }
schotten-rennen-web-place-red = Feld { $place }: { $name }
schotten-rennen-web-place-empty = Feld { $place }: noch nicht gelegt
schotten-rennen-web-white-arrow = weißer Pfeil
schotten-rennen-web-red-arrow = roter Pfeil
schotten-rennen-web-figure-here = Figur von { $name }
schotten-rennen-web-stone-here = Stein von { $name }
schotten-rennen-web-both-here = Figur und Stein von { $name }
schotten-rennen-web-next = kommt als Nächstes
schotten-rennen-web-again = noch einmal drücken, um zu würfeln

## Was es mit einem Feld auf sich hat

schotten-rennen-web-about-start = Wer hierher zurückmuss, hat wieder drei Risikosteine.
schotten-rennen-web-about-goal = Verlangt mindestens { $number }. Gesperrt für eine Figur, deren Stein noch am Start liegt.
schotten-rennen-web-about-goal-free = Verlangt keinen Wurf. Gesperrt für eine Figur, deren Stein noch am Start liegt.
schotten-rennen-web-about-white =
    { $number ->
        [10] Verlangt mindestens { $number } oder einen beliebigen Pasch. Schaffst du die nächste Karte, ohne hier zu sichern, bekommst du einen Risikostein zurück.
        [11] Verlangt mindestens { $number } oder einen beliebigen Pasch. Schaffst du die nächste Karte, ohne hier zu sichern, bekommst du einen Risikostein zurück.
       *[other] Verlangt mindestens { $number }.
    }
schotten-rennen-web-about-rival = Du bestimmst, wer vorwürfelt; dein Wurf muss höher sein.
schotten-rennen-web-about-rank = Verlangt 8, wenn dein Stein auf dem ersten Platz liegt, 7 auf dem zweiten, 6 auf dem dritten, 5 auf dem vierten.
schotten-rennen-web-about-load = Verlangt 4, und für jeden Risikostein, den du hast, eins mehr.
schotten-rennen-web-about-crowd = Verlangt 7, oder 8, solange irgendein Stein darauf liegt.
schotten-rennen-web-about-path = Verlangt 8, oder 5, solange irgendein Stein darauf liegt.
schotten-rennen-web-about-bog = Verlangt { $number }. Oder du wählst die gelbe { $yellow }: Misslingt das, müssen Figur und Stein bis zwei Felder hinter den Stein zurück.
schotten-rennen-web-about-hop = Verlangt { $number }. Oder du wählst die gelbe { $yellow }: Gelingt das, darfst du ein Feld weiterziehen.
schotten-rennen-web-about-skip = Verlangt { $number }. Oder du wählst die gelbe { $yellow }: Gelingt das, darfst du zwei Felder weiterziehen.
schotten-rennen-web-about-jump = Verlangt { $number }. Oder du wählst die gelbe { $yellow }: Gelingt das, darfst du drei Felder weiterziehen.
schotten-rennen-web-about-well = Verlangt { $number }. Oder du wählst die gelbe { $yellow }: Gelingt das, bekommst du einen Risikostein zurück.
schotten-rennen-web-reconstructed = * Eine Zahl darauf haben wir geschätzt, keine Quelle zeigt sie. Eine Spieloption ändert sie.

## Was verlangt ist, und wie wahrscheinlich es gelingt

schotten-rennen-web-need = mindestens { $need }
schotten-rennen-web-need-yellow = gelb: mindestens { $need }
schotten-rennen-web-need-rival = mehr als der Rivale
schotten-rennen-web-odds = Chancen

## Würfel

schotten-rennen-web-beat = mehr als { $total }
schotten-rennen-web-for = für die { $need }
schotten-rennen-web-short = { $short } zu wenig

## Was zu tun ist

schotten-rennen-web-actions = Was du tun kannst
schotten-rennen-web-roll = Würfeln
schotten-rennen-web-run-in = Ins Ziel ziehen
schotten-rennen-web-yellow = Auf Gelb würfeln
schotten-rennen-web-ask = { $name } fragen
schotten-rennen-web-ask-more = würfelt vor, du brauchst mehr
schotten-rennen-web-risk = Risikowurf
schotten-rennen-web-risk-more = für einen Stein; { $short } zu wenig
schotten-rennen-web-bonus = Weiterziehen
schotten-rennen-web-up = Stein nachziehen
schotten-rennen-web-up-more = dann weiterwürfeln oder aufhören
schotten-rennen-web-secure = Sichern
schotten-rennen-web-secure-more = beendet deinen Zug
schotten-rennen-web-back = Geschlagen geben
schotten-rennen-web-back-more = beendet deinen Zug
schotten-rennen-web-back-to = zurück { $to }, beendet deinen Zug
schotten-rennen-web-stay = Hier bleiben
schotten-rennen-web-retreat = Rückzug
schotten-rennen-web-retreat-more = zum Start, für 3 Steine
schotten-rennen-web-sure-retreat = Mit Figur und Stein zurück zum Start, für drei Risikosteine?
schotten-rennen-web-confirm = Bestätigen
schotten-rennen-web-cancel = Abbrechen

## Alle im Rennen

schotten-rennen-web-runners = Läufer und ihre Risikosteine
schotten-rennen-web-turn = am Zug
schotten-rennen-web-finished = { $place }. Platz
schotten-rennen-web-last = allein Letzter
schotten-rennen-web-catch-up = Aufholjagd: { $count } von { $row }

### Gelöste Spiele: was `caber solve` sagt.

solving-none = { $game } kann noch niemand lösen. Lösbare Spiele: { $games }.
solving-inexact = Ein Schaubild und den Verlust jeder Stufe gibt es nur, wo das Spiel exakt gelöst ist: für zwei Spieler. Lass --levels und --chart weg.
solving-value = Gewinnchance dessen, der beginnt: { $value }
solving-bounds = Bewiesene Schranken: { $lower } bis { $upper }
solving-time = Gelöst in { $seconds } s ({ $sweeps } Durchgänge durch alle Stellungen).
solving-losses = Was jede Stufe gegen perfektes Spiel verliert, in Prozent der Partien:
solving-loss = { $bot }: { $mean } im Schnitt ({ $beginning }, wenn sie beginnt, { $following }, wenn nicht)

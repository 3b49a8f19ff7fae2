### Gelöste Spiele: was `caber solve` sagt.

solving-none = { $game } kann noch niemand lösen. Lösbare Spiele: { $games }.
solving-option = { $game } hat keine Option „{ $option }“, sondern diese: { $options }.
solving-no-losses = Was jede Stufe verliert, weiß man nur, wo das Spiel selbst gelöst ist, und mit diesen Optionen ist es das nicht. Lass --levels weg.
solving-no-chart = Von diesem Spiel gibt es mit diesen Optionen kein Schaubild. Lass --chart weg.
solving-left = noch etwa { $time }
solving-stopped = Abgebrochen.
solving-stopped-kept = Abgebrochen. Was ausgerechnet ist, bleibt erhalten: derselbe Befehl macht dort weiter.
solving-value = Gewinnchance dessen, der beginnt: { $value }
solving-bounds = Bewiesene Schranken: { $lower } bis { $upper }
solving-effort = Gelöst in { $seconds } s: { $sweeps } Durchläufe über { $positions } Stellungen.
solving-losses = Was jede Stufe gegen perfektes Spiel verliert, in Prozentpunkten der Gewinnchance:
solving-loss = { $bot }: { $mean } im Schnitt ({ $beginning }, wenn sie beginnt, { $following }, wenn nicht)

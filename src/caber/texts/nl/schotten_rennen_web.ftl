### Het speelbord van Schotten Rennen in de browser. De opschriften worden ook voorgelezen.

## Velden, en wie er staat

schotten-rennen-web-player = Speler { $number }
schotten-rennen-web-track = Parcours
schotten-rennen-web-start = Start
schotten-rennen-web-goal = Finish
schotten-rennen-web-goal-number = Finish: { $number }
schotten-rennen-web-place-white = veld { $place }: { $number }
schotten-rennen-web-place-red = veld { $place }: { $name }
schotten-rennen-web-place-empty = veld { $place }: nog niet gelegd
schotten-rennen-web-white-arrow = witte pijl
schotten-rennen-web-red-arrow = rode pijl
schotten-rennen-web-figure-here = pion van { $name }
schotten-rennen-web-stone-here = steen van { $name }
schotten-rennen-web-both-here = pion en steen van { $name }
schotten-rennen-web-next = is de volgende
schotten-rennen-web-again = druk nog eens om te gooien

## Waar het op een veld om gaat

schotten-rennen-web-about-start = Wie hierheen terug moet, heeft weer drie risicostenen.
schotten-rennen-web-about-goal = Vraagt minstens { $number }. Gesloten voor een pion waarvan de steen nog op de start ligt.
schotten-rennen-web-about-goal-free = Vraagt geen worp. Gesloten voor een pion waarvan de steen nog op de start ligt.
schotten-rennen-web-about-white =
    { $number ->
        [10] Vraagt minstens { $number } of een dubbele worp. Haal je de volgende kaart zonder hier veilig te stellen, dan krijg je een risicosteen terug.
        [11] Vraagt minstens { $number } of een dubbele worp. Haal je de volgende kaart zonder hier veilig te stellen, dan krijg je een risicosteen terug.
       *[other] Vraagt minstens { $number }.
    }
schotten-rennen-web-about-rival = Jij kiest wie eerst gooit; jouw worp moet hoger zijn.
schotten-rennen-web-about-rank = Vraagt 8 als je steen op de eerste plaats ligt, 7 op de tweede, 6 op de derde, 5 op de vierde.
schotten-rennen-web-about-load = Vraagt 4, en één meer voor elke risicosteen die je hebt.
schotten-rennen-web-about-crowd = Vraagt 7, of 8 zolang er een steen op ligt, van wie ook.
schotten-rennen-web-about-path = Vraagt 8, of 5 zolang er een steen op ligt, van wie ook.
schotten-rennen-web-about-bog = Vraagt { $number }. Of ga voor de gele { $yellow }: mislukt dat, dan moeten pion en steen terug tot twee velden achter de steen.
schotten-rennen-web-about-hop = Vraagt { $number }. Of ga voor de gele { $yellow }: lukt dat, dan mag je één veld verder gaan.
schotten-rennen-web-about-skip = Vraagt { $number }. Of ga voor de gele { $yellow }: lukt dat, dan mag je twee velden verder gaan.
schotten-rennen-web-about-jump = Vraagt { $number }. Of ga voor de gele { $yellow }: lukt dat, dan mag je drie velden verder gaan.
schotten-rennen-web-about-well = Vraagt { $number }. Of ga voor de gele { $yellow }: lukt dat, dan krijg je een risicosteen terug.
schotten-rennen-web-reconstructed = * Een getal erop hebben we geschat, geen enkele bron toont het. Een spelinstelling verandert het.

## Wat gevraagd is, en hoe groot de kans is

schotten-rennen-web-need = minstens { $need }
schotten-rennen-web-need-yellow = geel: minstens { $need }
schotten-rennen-web-need-rival = meer dan de rivaal
schotten-rennen-web-odds = Kansen

## Dobbelstenen

schotten-rennen-web-beat = meer dan { $total }
schotten-rennen-web-for = voor de { $need }
schotten-rennen-web-short = { $short } tekort

## Wat er te doen is

schotten-rennen-web-actions = Wat je kunt doen
schotten-rennen-web-roll = Gooien
schotten-rennen-web-run-in = Over de finish gaan
schotten-rennen-web-yellow = Voor geel gooien
schotten-rennen-web-ask = { $name } vragen
schotten-rennen-web-ask-more = gooit eerst, jij moet hoger
schotten-rennen-web-risk = Risicoworp
schotten-rennen-web-risk-more = voor één steen; { $short } tekort
schotten-rennen-web-bonus = Verder gaan
schotten-rennen-web-up = Steen bijtrekken
schotten-rennen-web-up-more = en dan gooien of stoppen
schotten-rennen-web-secure = Veiligstellen
schotten-rennen-web-secure-more = je beurt eindigt
schotten-rennen-web-back = Je erbij neerleggen
schotten-rennen-web-back-more = je beurt eindigt
schotten-rennen-web-back-to = terug { $to }, je beurt eindigt
schotten-rennen-web-stay = Hier blijven
schotten-rennen-web-retreat = Terugtrekken
schotten-rennen-web-retreat-more = naar de start, voor 3 stenen
schotten-rennen-web-sure-retreat = Met pion en steen terug naar de start, voor drie risicostenen?
schotten-rennen-web-confirm = Bevestigen
schotten-rennen-web-cancel = Annuleren

## Iedereen in de race

schotten-rennen-web-runners = Lopers en hun risicostenen
schotten-rennen-web-turn = aan zet
schotten-rennen-web-finished = { $place }e plaats
schotten-rennen-web-last = alleen laatste
schotten-rennen-web-catch-up = Inhaalrace: { $count } van { $row }

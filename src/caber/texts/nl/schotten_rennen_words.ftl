### Schotten Rennen in woorden: de spelstand als tekst, en wat je kunt doen.

## Zetten zoals je ze zegt

schotten-rennen-spoken =
    { $move ->
        [secure] veiligstellen
        [up] je steen bijtrekken
        [roll] gooien
        [yellow] gooien voor het gele getal
        [ask] stoel { $seat } eerst laten gooien
        [retreat] terug naar de start
        [risk] een risicosteen inzetten
        [back] je erbij neerleggen
        [bonus] de bonuszet nemen
       *[stay] blijven staan
    }

## De spelstand als tekst; “Jij” is een speler op de regelpagina, of de enige aan het toetsenbord

schotten-rennen-reading-space = Veld
schotten-rennen-reading-card = Kaart
schotten-rennen-reading-who = Wie daar is
schotten-rennen-reading-unlaid = nog niet uitgelegd
schotten-rennen-reading-nobody = niemand
schotten-rennen-reading-figure =
    { $name ->
        [Jij] jouw pion
       *[other] pion van { $name }
    }
schotten-rennen-reading-stone =
    { $name ->
        [Jij] jouw steen
       *[other] steen van { $name }
    }
schotten-rennen-reading-both =
    { $name ->
        [Jij] jouw pion en steen
       *[other] pion en steen van { $name }
    }
schotten-rennen-reading-laying = Het parcours wordt uitgelegd
schotten-rennen-reading-begin =
    { $name ->
        [Jij] Jouw beurt begint
       *[other] De beurt van { $name } begint
    }
schotten-rennen-reading-go-on =
    { $name ->
        [Jij] Jij hebt een kaart gehaald, en stelt veilig of gooit verder
       *[other] { $name } heeft een kaart gehaald, en stelt veilig of gooit verder
    }
schotten-rennen-reading-rolling =
    { $name ->
        [Jij] Jij gooit
       *[other] { $name } gooit
    }
schotten-rennen-reading-missed =
    { $name ->
        [Jij] Jouw worp
       *[other] De worp van { $name }
    }, { $dice }, komt { $count } tekort: een risicosteen inzetten of je erbij neerleggen
schotten-rennen-reading-bonus =
    { $name ->
        [Jij] Jij hebt
       *[other] { $name } heeft
    } een bonuszet verdiend
schotten-rennen-reading-closed = De finish is dicht, omdat de steen op de start ligt
schotten-rennen-reading-alone =
    { $name ->
        [Jij] Jij bent
       *[other] { $name } is
    } alleen laatste
schotten-rennen-reading-passed = { $count } van de vijf kaarten achter elkaar waarmee de laatste zijn steen mag bijtrekken

## Wat je kunt doen

schotten-rennen-choice-secure = Veiligstellen { $on }
schotten-rennen-choice-up = Steen bijtrekken { $to } en verder
schotten-rennen-choice-roll = Gooien voor { $target }: { $odds }
schotten-rennen-choice-enter = Zonder worp { $to }
schotten-rennen-choice-ask = Stoel { $seat } eerst laten gooien voor { $target }: { $odds }
schotten-rennen-choice-retreat = Terug naar de start, weer met { $stones }
schotten-rennen-choice-risk = Een risicosteen voor de risicodobbelsteen: { $odds }
schotten-rennen-choice-back = Je erbij neerleggen: { $then }
schotten-rennen-choice-bonus = Verder gaan, { $to }
schotten-rennen-choice-stay = Blijven staan { $on }

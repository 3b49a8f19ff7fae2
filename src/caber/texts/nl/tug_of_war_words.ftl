### Touwtrekken in woorden: de spelstand als tekst, en wat je kunt doen.

## Zetten zoals je ze zegt

tug-of-war-spoken =
    { $move ->
        [keep] de worp laten staan
        [reroll] de { $die } overgooien
        [berserker] de berserker
        [standing] iemand die staat gaat weg
       *[lying] iemand die ligt gaat weg
    }
tug-of-war-spoken-assigned =
    { $die } op plek { $place }, { $deed ->
        [remove] iemand wegsturen die staat
        [remove-lying] iemand wegsturen die ligt
        [swap] ruilen
        [weaken] iemand vloeren
       *[idle] zonder gevolg
    }

## De spelstand als tekst; “Jij” is een speler op de regelpagina, of de enige aan het toetsenbord

tug-of-war-reading-place = Kolom, plek { $place }
tug-of-war-reading-standing = Staande atleten
tug-of-war-reading-lying = Liggende atleten
tug-of-war-reading-bouts = Gewonnen rondes
tug-of-war-reading-unrolled = nog niet gegooid
tug-of-war-reading-beside = { $die }, ernaast { $beside }
tug-of-war-reading-open = { $die }, nog zonder dobbelsteen
tug-of-war-reading-columns =
    { $name ->
        [Jij] Jij gooit je kolom
       *[other] { $name } gooit een kolom
    }
tug-of-war-reading-throwing =
    { $name ->
        [Jij] Jij gooit
       *[other] { $name } gooit
    }
tug-of-war-reading-rerolling =
    { $name ->
        [Jij] Jij beslist of je overgooit
       *[other] { $name } beslist over overgooien
    }
tug-of-war-reading-relanding =
    { $name ->
        [Jij] Jij gooit over
       *[other] { $name } gooit over
    }
tug-of-war-reading-assigning =
    { $name ->
        [Jij] Jij zet
       *[other] { $name } zet
    } de dobbelstenen in
tug-of-war-reading-leaving =
    { $name ->
        [Jij] Jij zegt
       *[other] { $name } zegt
    } welke atleten weggaan
tug-of-war-reading-rope =
    Het touw is aan { $name ->
        [Jij] jouw kant
       *[other] de kant van { $name }
    }
tug-of-war-reading-rope-level = Het touw is in het midden
tug-of-war-reading-done = { $name }: { $deed }

## Wat je kunt doen

tug-of-war-choice-keep = De worp laten staan
tug-of-war-choice-enough = Alleen overgooien wat is opgepakt
tug-of-war-choice-reroll = De { $die } overgooien
tug-of-war-choice-assign = { $die } op { $column } (plek { $place }): { $then }
tug-of-war-choice-berserker = Berserker met drie keer { $die }: { $then }
tug-of-war-choice-leave = Dure ruil: { $then }

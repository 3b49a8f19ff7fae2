### Het speelbord van Touwtrekken in de browser. De opschriften worden ook voorgelezen.

## Wie er trekt, en hoe het staat

tug-of-war-web-sides = De twee ploegen
tug-of-war-web-turn-of = aan zet
tug-of-war-web-athletes =
    { $lying ->
        [0] { $standing } staand
       *[other] { $standing } staand, { $lying } liggend
    }
tug-of-war-web-won =
    { $count ->
        [0] geen ronde gewonnen
        [one] één ronde gewonnen
       *[other] { $count } rondes gewonnen
    }
tug-of-war-web-bout =
    { $number ->
        [1] Ronde 1 van 2
       *[other] Revanche
    }
tug-of-war-web-turn = beurt { $turn }
tug-of-war-web-turn-limit = beurt { $turn } van { $limit }
tug-of-war-web-rope = het touw is aan de kant van { $name }
tug-of-war-web-rope-level = het touw is in het midden
tug-of-war-web-bout-won = { $name } heeft de eerste ronde gewonnen.
tug-of-war-web-return-bout = { $name } krijgt één atleet extra, { $other } begint.
tug-of-war-web-return-bout-cap = { $name } krijgt één atleet extra als er nog plaats is, { $other } begint.

## Dobbelstenen

tug-of-war-web-column = Kolom van { $name }
tug-of-war-web-column-mine = Jouw kolom
tug-of-war-web-place = plek { $place }: { $value }
tug-of-war-web-place-blank = plek { $place }: nog niet gegooid
tug-of-war-web-beside = ernaast een { $die }
tug-of-war-web-free = nog geen dobbelsteen
tug-of-war-web-did-remove = iemand die stond is weggestuurd
tug-of-war-web-did-fell = iemand die lag is weggestuurd
tug-of-war-web-did-swap = geruild
tug-of-war-web-did-weaken = er is iemand gevloerd
tug-of-war-web-did-idle = zonder gevolg
tug-of-war-web-did-berserker = berserker
tug-of-war-web-put-here = leg de { $die } hier
tug-of-war-web-chosen = gekozen
tug-of-war-web-thrown = Worp van { $name }
tug-of-war-web-die = gegooide { $value }
tug-of-war-web-rolling = rolt nog
tug-of-war-web-rerolled = overgegooid
tug-of-war-web-marked = wordt overgegooid
tug-of-war-web-rerolls =
    { $count ->
        [one] nog één keer overgooien
       *[other] nog { $count } keer overgooien
    }

## Wat er te doen is

tug-of-war-web-actions = Wat je kunt doen
tug-of-war-web-choose = Sleep een gegooide dobbelsteen naar een dobbelsteen van je kolom, of tik ze na elkaar aan.
tug-of-war-web-choose-place = Waar komt de { $die }?
tug-of-war-web-choose-die = Welke dobbelsteen komt daar?
tug-of-war-web-keep = Worp laten staan
tug-of-war-web-enough = Genoeg: overgooien
tug-of-war-web-reroll-die = De { $die } overgooien
tug-of-war-web-do-berserker = Berserker!
tug-of-war-web-berserker-more = { $before } → { $after }, voor alle drie de dobbelstenen
tug-of-war-web-do-remove = Wegsturen
tug-of-war-web-remove-more = { $before } → { $after } staand
tug-of-war-web-do-fell = Liggende wegsturen
tug-of-war-web-fell-more = { $before } → { $after } liggend
tug-of-war-web-do-swap = Ruilen
tug-of-war-web-swap-more = { $change } atleten: { $left }
tug-of-war-web-do-weaken = Vloeren
tug-of-war-web-do-idle = Niets doen
tug-of-war-web-idle-more = deze dobbelsteen bereikt hier niemand
tug-of-war-web-leave =
    { $athlete ->
        [standing] Een staande gaat weg
       *[other] Een liggende gaat weg
    }
tug-of-war-web-cannot = kan hier niet
tug-of-war-web-wins = Wint de ronde!
tug-of-war-web-loses = Verliest de ronde!
tug-of-war-web-sure = Daarmee verlies je de ronde. Toch doen?
tug-of-war-web-confirm = Bevestigen
tug-of-war-web-cancel = Annuleren

### Touwtrekken in de terminal. Namen zijn die van de spelers.

## Woorden voor meer plekken; “Jij” is de enige speler aan het toetsenbord

tug-of-war-village =
    { $seat ->
        [1] Plockton
       *[2] Broadford
    }
tug-of-war-standing = { $count } staand
tug-of-war-lying = { $count } liggend
tug-of-war-nobody = niemand
tug-of-war-die-rerolled = { $die } (overgegooid)
tug-of-war-die-taken-up = { $die } (wordt overgegooid)
tug-of-war-to-assign = In te zetten: { $dice }
tug-of-war-rerolls-left = Nog over te gooien: { $count }
tug-of-war-have-to-leave = Eigen atleten die nog weg moeten: { $count }
tug-of-war-bout =
    { $bout ->
        [1] Eerste ronde
       *[2] Revanche
    }, { $turn ->
        [0] de kolommen worden gegooid
       *[other] beurt { $turn }
    }
tug-of-war-bout-limit =
    { $bout ->
        [1] Eerste ronde
       *[2] Revanche
    }, beurt { $turn } van { $limit }

## De tafel

tug-of-war-board-column = kolom
tug-of-war-board-beside = ernaast
tug-of-war-board-team = atleten
tug-of-war-board-bouts = gewonnen
tug-of-war-board-mover = aan zet
tug-of-war-board-signs = { $standing } staand, { $lying } liggend, { $middle } midden van het veld

## Zetten in woorden, na de naam en een dubbele punt

tug-of-war-move-throw =
    { $name ->
        [Jij] jij gooit
       *[other] { $name } gooit
    } { $dice }
tug-of-war-move-column =
    { $name ->
        [Jij] jij gooit
       *[other] { $name } gooit
    } { $dice } voor de kolom: { $team }
tug-of-war-move-column-return =
    { $name ->
        [Jij] jij gooit
       *[other] { $name } gooit
    } { $dice } voor de revanche: { $team }{ $extra ->
        [yes] , waarvan 1 voor de gewonnen ronde
       *[no] { "" }
    }
tug-of-war-move-keep = niets overgegooid
tug-of-war-move-reroll = de { $die } weer opgepakt
tug-of-war-move-land = { $old } overgegooid: { $new }
tug-of-war-move-assign = { $die } op { $column }: { $then }
tug-of-war-move-berserker = drie keer { $die }, de berserker breekt los: { $then }

## Wat een dobbelsteen doet; tegenstander en eigen is het voor wie hem inzet

tug-of-war-then-remove = een staande tegenstander gaat weg
tug-of-war-then-fell = een liggende tegenstander gaat weg
tug-of-war-then-weaken = een tegenstander valt om
tug-of-war-then-idle = zonder gevolg
tug-of-war-then-berserker =
    { $count ->
        [one] 1 tegenstander gaat
       *[other] { $count } tegenstanders gaan
    } weg
tug-of-war-then-swap-join =
    geruild, er { $count ->
        [one] komt 1 atleet
       *[other] komen { $count } atleten
    } bij
tug-of-war-then-swap-same = geruild, er komt niemand bij en er gaat niemand weg
tug-of-war-then-swap-full = geruild, voor meer atleten is geen plaats
tug-of-war-then-swap-leave =
    geruild, { $count ->
        [one] 1 eigen atleet gaat
       *[other] { $count } eigen atleten gaan
    } weg
tug-of-war-then-swap-choose =
    geruild, { $count ->
        [one] 1 eigen atleet moet
       *[other] { $count } eigen atleten moeten
    } weg
tug-of-war-then-leave-standing = een staande atleet gaat weg
tug-of-war-then-leave-lying = een liggende atleet gaat weg
tug-of-war-then-now = nu { $team }
tug-of-war-then-left = nog { $team }
tug-of-war-then-won = en de ronde is gewonnen
tug-of-war-then-lost = en de ronde is verloren
tug-of-war-then-won-late = en na de laatste beurt is de ronde gewonnen
tug-of-war-then-lost-late = en na de laatste beurt is de ronde verloren

## Wat er nu te doen is

tug-of-war-task-rerolling =
    Je hebt { $dice }. Wil je { $count ->
        [one] één dobbelsteen
       *[other] tot { $count } dobbelstenen
    } overgooien, of blijft de worp staan?
tug-of-war-task-assigning = Zet { $dice } in je kolom in, de ene dobbelsteen na de andere.
tug-of-war-task-last = Zet je laatste dobbelsteen in, de { $die }.
tug-of-war-task-berserker = Drie keer { $die }! Laat de berserker los, of zet de dobbelstenen één voor één in.
tug-of-war-task-leaving =
    { $count ->
        [one] Eén van je atleten moet
       *[other] { $count } van je atleten moeten
    } weg: iemand die staat, of iemand die ligt?

## De lijst met mogelijkheden

tug-of-war-offer = { $move }: { $then }
tug-of-war-offer-keep = keep: de worp blijft staan
tug-of-war-offer-enough = keep: alleen overgooien wat je hebt opgepakt
tug-of-war-offer-reroll = reroll { $die }: de tweede uitkomst telt

## Vragen over kansen en ploegen

tug-of-war-ask-odds = met welke dobbelstenen je op elke plek van een kolom iemand wegstuurt
tug-of-war-odds-note =
    { $name ->
        [Jij] Jouw kolom
       *[other] De kolom van { $name }
    }:
tug-of-war-odds-line = plek { $place }: vanaf { $die } gaat weg wie staat ({ $standing }%), vanaf { $lower } wie ligt ({ $lying }%)
tug-of-war-ask-teams = hoe beide ploegen ervoor staan
tug-of-war-teams-line = { $name }, { $village }: { $team }; kolom { $dice }; gewonnen rondes: { $count }

## Hoe een spel eindigt

tug-of-war-ending-both-bouts =
    { $name ->
        [Jij] Jij wint beide rondes
       *[other] { $name } wint beide rondes
    }, en daarmee het spel.
tug-of-war-ending-return-bout =
    Ieder heeft één ronde. De revanche beslist, en { $name ->
        [Jij] jij wint
       *[other] { $name } wint
    } het spel.
tug-of-war-ending-one-each =
    Gelijkspel: de eerste ronde ging naar { $other ->
        [Jij] jou
       *[other] { $other }
    }, de revanche naar { $name ->
        [Jij] jou
       *[other] { $name }
    }.

### Schotten Rennen in de terminal. Namen zijn die van de spelers.

## Woorden voor meer plekken; “Jij” is de enige speler aan het toetsenbord

schotten-rennen-on =
    { $place ->
        [start] op de start
        [goal] over de finish
       *[other] op veld { $place }
    }
schotten-rennen-to =
    { $place ->
        [start] naar de start
        [goal] over de finish
       *[other] naar veld { $place }
    }
schotten-rennen-card =
    { $card ->
        [goal] finish
        [rival] rivaal
        [rank] rang
        [load] last
        [crowd] gedrang
        [path] pad
        [bog] moeras
        [hop] hink
        [skip] stap
        [jump] sprong
        [well] bron
       *[other] { $card }
    }
schotten-rennen-for =
    { $card ->
        [goal] de finish
        [rival] de rivaal
        [rank] de rang
        [load] de last
        [crowd] het gedrang
        [path] het pad
        [bog] het moeras
        [hop] de hink
        [skip] de stap
        [jump] de sprong
        [well] de bron
       *[other] de { $card }
    }
schotten-rennen-for-need = { $target } ({ $need })
schotten-rennen-for-yellow = { $target } (gele { $need })
schotten-rennen-for-rival =
    { $target } ({ $name ->
        [Jij] meer dan jouw { $total }
       *[other] meer dan de { $total } van { $name }
    })
schotten-rennen-percent = { $count }%
schotten-rennen-odds = { $chance }, met een risicoworp { $risked }
schotten-rennen-next-roll = De volgende worp, voor { $target }: { $odds }
schotten-rennen-risk-stones =
    { $count ->
        [0] geen risicosteen
        [one] 1 risicosteen
       *[other] { $count } risicostenen
    }
schotten-rennen-dice = { $low } en { $high }
schotten-rennen-face =
    { $face ->
        [green] groen
        [red] rood
       *[other] { $face }
    }
schotten-rennen-thrown = Laatste worp: { $dice }
schotten-rennen-thrown-risk = { $thrown }, risicodobbelsteen { $face }
schotten-rennen-thrown-rival = { $thrown }, tegen { $rival }
schotten-rennen-about =
    { $card ->
        [rival] rivaal: meer dan een ander gooit
        [rank] rang: { $red } op de eerste plaats, en 1 minder voor elke plaats daarachter
        [load] last: { $red }, en 1 meer voor elke eigen risicosteen
        [crowd] gedrang: { $red }, maar { $occupied } zolang er een steen op ligt
        [path] pad: { $red }, maar { $occupied } zolang er een steen op ligt
        [bog] moeras: { $red }, of gele { $yellow }; wie die mist, verliest 2 velden
        [hop] hink: { $red }, of gele { $yellow } en 1 veld verder
        [skip] stap: { $red }, of gele { $yellow } en 2 velden verder
        [jump] sprong: { $red }, of gele { $yellow } en 3 velden verder
        [well] bron: { $red }, of gele { $yellow } en een risicosteen terug
        [goal] finish: { $red }
        [open] finish: geen worp
        [steep] { $red }, of een willekeurige dubbele
       *[white] { $red }
    }

## De tafel

schotten-rennen-board-start = Start
schotten-rennen-board-goal = Finish
schotten-rennen-board-risk = risicostenen
schotten-rennen-board-place = plaats
schotten-rennen-board-home = { $place }, over de finish
schotten-rennen-board-mover = aan zet
schotten-rennen-board-last = alleen laatste
schotten-rennen-board-signs = { $figure } pion, { $stone } steen, met het nummer van de stoel; groot en geel getal als 7/9.
schotten-rennen-board-passed = Achter elkaar gehaald: { $count } van 5

## Zetten in woorden, na de naam en een dubbele punt

schotten-rennen-move-secure = veilig { $on }
schotten-rennen-move-up = steen bijgetrokken { $to }, en verder
schotten-rennen-move-roll = worp voor { $target }
schotten-rennen-move-enter = van de laatste kaart { $to }
schotten-rennen-move-ask =
    { $name ->
        [Jij] jij gooit eerst
       *[other] { $name } gooit eerst
    }
schotten-rennen-move-retreat = terug naar de start, weer met { $stones }
schotten-rennen-move-risk = een risicosteen voor de risicodobbelsteen
schotten-rennen-move-back = geen risicoworp
schotten-rennen-move-bonus =
    { $count ->
        [one] 1 veld verder
       *[other] { $count } velden verder
    }, { $to }
schotten-rennen-move-stay = geen bonuszet
schotten-rennen-move-rival =
    { $dice } van { $name ->
        [Jij] jou
       *[other] { $name }
    }, dus { $need } is nodig
schotten-rennen-move-passed = { $dice } voor { $target }: gehaald
schotten-rennen-move-double = dubbel { $low } voor { $target }: gehaald
schotten-rennen-move-short = { $dice } voor { $target }: { $count } tekort
schotten-rennen-move-risk-passed = risicodobbelsteen { $face } voor { $target }: gehaald
schotten-rennen-move-risk-failed = risicodobbelsteen { $face } voor { $target }: niet gehaald
schotten-rennen-move-pick = { $card } komt in de race
schotten-rennen-move-lay = { $card } ligt { $on }

## Wat er van een zet komt

schotten-rennen-then-regained = een risicosteen komt terug
schotten-rennen-then-up = de steen komt bij
schotten-rennen-then-home = over de finish
schotten-rennen-then-place = plaats { $place }
schotten-rennen-then-back = terug { $to }
schotten-rennen-then-still = nog { $on }
schotten-rennen-then-sunk = pion en steen terug { $to }
schotten-rennen-then-stones = weer met { $stones }

## Wat er nu te doen is

schotten-rennen-task-begin = Je beurt begint. Gooi voor { $target }.
schotten-rennen-task-begin-yellow = Je beurt begint. Kies het rode of het gele getal en gooi voor { $target }.
schotten-rennen-task-begin-rival = Je beurt begint. Kies wie er eerst gooit voor { $target }.
schotten-rennen-task-retreat = Of ga terug naar de start.
schotten-rennen-task-go-on = Gehaald! Stel veilig, of gooi verder voor { $target }.
schotten-rennen-task-go-on-yellow = Gehaald! Stel veilig, of gooi verder voor { $target }, met het rode of het gele getal.
schotten-rennen-task-go-on-rival = Gehaald! Stel veilig, of kies wie er eerst gooit voor { $target }.
schotten-rennen-task-closed = Zolang je steen op de start ligt, is de finish dicht. Stel veilig op de laatste kaart.
schotten-rennen-task-up = Vijf kaarten achter elkaar: je mag eerst je steen bijtrekken.
schotten-rennen-task-missed = { $count } tekort voor { $target }. Zet een risicosteen in ({ $odds }), of leg je erbij neer.
schotten-rennen-task-bonus = Met het gele getal gehaald! Ga verder, { $to }, of blijf staan?

## De lijst met mogelijkheden

schotten-rennen-offer-secure = secure: je steen komt { $to }, en je beurt is voorbij
schotten-rennen-offer-up = up: je steen komt { $to }, en je beurt gaat door
schotten-rennen-offer-roll = roll: { $target }, { $odds }
schotten-rennen-offer-yellow = yellow: { $target }, { $odds }
schotten-rennen-offer-enter = roll: { $to }, zonder worp
schotten-rennen-offer-ask =
    ask { $seat }: { $name ->
        [Jij] jij gooit
       *[other] { $name } gooit
    } eerst, { $odds }
schotten-rennen-offer-retreat = retreat: naar de start, weer met { $stones }
schotten-rennen-offer-risk = risk: een risicosteen voor de risicodobbelsteen, { $odds }
schotten-rennen-offer-back = back: je erbij neerleggen, { $then }
schotten-rennen-offer-bonus = bonus: { $to }
schotten-rennen-offer-stay = stay: { $on } blijven

## Vragen over kansen, kaarten en de race

schotten-rennen-ask-odds = wat je voor elke kaart vóór je nodig hebt, en hoe groot die kans is
schotten-rennen-odds-line = { $place }: { $target }, { $odds }
schotten-rennen-odds-note =
    Zoals het er nu voor staat, voor { $name ->
        [Jij] jou
       *[other] { $name }
    }:
schotten-rennen-ask-cards = wat de kaarten van dit parcours vragen
schotten-rennen-ask-race = wie waar staat
schotten-rennen-race-line = { $name }: steen { $stone }, pion { $figure }, { $risk }, plaats { $place }
schotten-rennen-race-together = { $name }: pion en steen { $stone }, { $risk }, plaats { $place }
schotten-rennen-race-home = { $name }: over de finish, plaats { $place }

## Hoe een race eindigt

schotten-rennen-ending-goal-reached =
    { $name ->
        [Jij] Jij bent het eerst over de finish en wint
       *[other] { $name } is het eerst over de finish en wint
    }.
schotten-rennen-ending-all-placed = Alle plaatsen zijn verdeeld, en { $name } wint.
schotten-rennen-ending-places = Plaatsen: { $list }.
schotten-rennen-ending-stones = Nog onderweg: { $list }.

### Wat elk spel te zeggen kan hebben. { $name } en dergelijke vult het programma in.

## Een spel, opties, namen en bots kiezen

error-nearest = Bedoel je “{ $nearest }”?
error-unknown-game = Er is geen spel dat “{ $name }” heet. Spellen: { $games }.
error-option-value = De optie { $name } kan niet “{ $value }” zijn. Kies uit: { $choices }.
error-option-own = De optie { $name } kan niet “{ $value }” zijn. { $reason } Kies uit { $choices }, of iets van jezelf zoals { $example }.
error-option-name = “{ $name }” stelt geen optie in. Schrijf naam=waarde met een van deze namen: { $names }.
error-option-twice = De optie { $name } staat er twee keer. Geef die één keer op.
error-too-few-cards = Zo zijn er maar { $cards } clankaarten, en voor twee handen zijn er { $needed } nodig. Neem meer clans of waarden, of kleinere handen.
error-players =
    De optie players is { $players }, maar er { $seats ->
        [one] is één plaats
       *[other] zijn { $seats } plaatsen
    }. Laat de optie weg: de plaatsen bepalen hoeveel er meespelen.
error-move-number = Er is geen zet met nummer { $number }. Dit spel heeft { $moves } zetten, geteld vanaf 0.
error-unknown-bot = Geen bot met de naam “{ $name }” speelt { $game }. Bots: { $bots }.
error-untimed-bot = De bot { $name } denkt niet op de klok; een aantal milliseconden past niet bij hem.
error-bot-budget = “{ $name }” moet eindigen op een heel aantal milliseconden van 1 tot { $most }, zoals level5:250.
error-bot-view = Een bot ziet wat zijn plaats mag weten; dit is wat een andere plaats ziet, of de open stelling. Vraag het zo: bot.choose(state.hide(state.turn), rng)
error-bot-turn = Hier is geen plaats aan de beurt: het toeval deelt, of de partij is afgelopen. Vraag een bot alleen iets als state.turn een plaats is.
error-no-bot = { $given } is geen bot. Een bot is een naam zoals “level3”, een object met een methode choose(view, rng), of een klasse van zulke objecten.
error-name = “{ $name }” kan niet als naam in een verslag staan. Een naam heeft minstens één teken, geen “|”, geen regeleinde en geen spatie vooraan of achteraan.

## Een verslag lezen en controleren

record-empty = Hier staat geen verslag. De eerste regel zou “caber record 1” zijn.
record-start = Regel { $line }: een verslag begint met de regel “caber record 1”.
record-header = Regel { $line }: “{ $text }” hoort niet in de kop van een verslag. Daar staan een bekende naam, een dubbele punt en een waarde, zoals “game: schotten_totten”.
record-header-twice = Regel { $line }: het gegeven “{ $name }” staat hier voor de tweede keer. Laat er één staan.
record-header-missing = In het verslag dat op regel { $line } begint, ontbreekt het gegeven “{ $name }”.
record-version = Regel { $line }: deze partij is gespeeld volgens versie { $version } van de regels van { $game }, maar deze Caber kent versie { $known }. Een andere uitgave van Caber kan die misschien lezen.
record-value = Regel { $line }: het gegeven “{ $name }” kan niet “{ $text }” zijn: { $reason }
record-hex = Regel { $line }: het gegeven “{ $name }” kan niet “{ $text }” zijn; het heeft { $digits } hexadecimale cijfers.
record-seats =
    Regel { $line }: hier { $count ->
        [one] staat één speler
       *[other] staan { $count } spelers
    }, maar volgens de opties zijn het er { $players }.
record-line = Regel { $line }: “{ $text }” kan hier niet staan. Na de kop komen zetten, zoals “seat 1: r7@3; draw” of “chance: b4”, en opmerkingen die met “#” beginnen.
record-turn = Regel { $line }: hier staat “{ $stated }”, maar “{ $actual }” is aan de beurt.
record-move = Regel { $line }: zet { $number }, “{ $move }”, kan niet. { $reason }
record-after-end = Regel { $line }: vóór “{ $move }” is de partij al afgelopen, dus mag er geen zet meer volgen.
record-result = Regel { $line }: als uitslag staat er “{ $stated }”, maar de zetten leiden tot “{ $actual }”.
record-forfeit = Regel { $line }: de zetten hieronder beëindigen de partij volgens de regels, dus niemand kan die hebben opgegeven.
record-deal = Regel { $line }: zet { $number } is “{ $move }”, maar volgens zijn geheim moest de gever “{ $dealt }” geven.
record-commitment = Regel { $line }: het geheim past niet bij wat vóór de partij is vastgelegd. Op deze verdeling kun je niet vertrouwen.

## De tabel met opties op een pagina met spelregels

options-table-option = optie
options-table-values = waarden, de gewone eerst
options-table-own = { $values }, of zoals { $example }
options-table-meaning = betekenis

## Hoe een partij eindigt zonder dat een regel dat bepaalt

ending-resigned =
    { $name } gaf op. { $count ->
        [one] { $winners } wint.
       *[other] Samen winnen: { $winners }.
    }
ending-time =
    { $name ->
        [Jij] Je bedenktijd
       *[other] De bedenktijd van { $name }
    } is op. { $count ->
        [one] { $winners } wint.
       *[other] Samen winnen: { $winners }.
    }

## Meer namen achter elkaar

list-and = { $names } en { $last }
number-decimal = { $whole },{ $part }

## De spelers op de plaatjes van een regelpagina

rules-me = Jij
rules-other = Tegenstander

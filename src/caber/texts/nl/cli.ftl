### Wat de opdrachtregel zegt, bij welk spel dan ook. De woorden om in te tikken zijn in elke taal dezelfde.

## Bestanden

cli-file-missing = Het bestand “{ $file }” bestaat niet.
cli-file-folder = “{ $file }” is een map. Noem een bestand.
cli-file-unreadable = “{ $file }” kan niet gelezen worden: { $reason }.
cli-file-large = “{ $file }” is groter dan { $megabytes } MB en kan dus geen verslag zijn.
cli-file-binary = “{ $file }” is geen tekst en kan dus geen verslag zijn.
cli-file-unwritable = “{ $file }” kan niet geschreven worden: { $reason }.
cli-file-exists = “{ $file }” bestaat al en blijft zoals het is. Kies een andere naam; met --resume ga je verder met een bewaarde partij.

## Voorbereiden

cli-you = Jij
cli-seats-count =
    Je noemt { $count ->
        [one] één plaats
       *[other] { $count } plaatsen
    }, maar { $game } is voor { $allowed }. Schrijf bijvoorbeeld --seats human,random.
cli-seat = “{ $name }” kan geen plaats innemen. Kies human, human:NAAM, program:OPDRACHT, een eigen klasse zoals my_bots:Mine, of een bot: { $bots }.
cli-seat-name = Niemand kan hier “{ $name }” heten: een bot of iemand anders heet al zo.
cli-which-game = Welk spel? Kies uit: { $games }.
cli-options = Opties: { $options }
cli-match = Partij { $number } van { $games }.
cli-commitment = Hierop heeft de gever zich vastgelegd: { $commitment }
cli-welcome = Tik een zet in, of druk op Enter voor een lijst van je mogelijkheden; “help” legt alles uit.

## Bewaarde partijen

cli-save-remark = Een partij die nog bezig is: het geheim hieronder verraadt elke verborgen kaart. Verder spelen: caber play --resume met dit bestand.
cli-saved = Bewaard in { $file }.
cli-resumed = Verder met de partij uit { $file }.
cli-resume-agreed = Een bewaarde partij gaat verder zoals afgesproken. Laat opties, plaatsen en het aantal partijen weg.
cli-resume-game = “{ $file }” is een partij { $game }.
cli-resume-match = “{ $file }” kan niet hervat worden: partij { $number } hoort niet met de andere bij één wedstrijd.
cli-resume-unfinished = “{ $file }” kan niet hervat worden: partij { $number } is niet afgelopen, maar er volgen nog andere.
cli-resume-secret = “{ $file }” kan niet hervat worden: het geheim van de gever ontbreekt, dus er kan geen kaart meer gedeeld worden.
cli-resume-deal = “{ $file }” kan niet hervat worden: { $reason }
cli-resume-over = De wedstrijd in { $file } is afgelopen.
cli-left = Er is niets gespeeld, dus er valt niets te bewaren.
cli-left-saved = De partij is bewaard in { $file }. Zo ga je verder:
cli-keep = Bestandsnaam om het verslag te bewaren, of alleen Enter:
cli-kept = Het verslag staat in { $file }. “caber replay” speelt het na, “caber verify” controleert het.

## Spelen

cli-prompt = { $name } >
cli-prompt-forced = Enter: { $move }; undo neemt je laatste zet terug >
cli-prompt-only = Enter: { $move } (iets anders kan niet) >
cli-forced = Er was maar één zet mogelijk, dus die is gedaan: { $move }.
cli-hand-over = { $name } is aan de beurt. Kijkt er niemand anders mee? Druk dan op Enter, { $name }:
cli-number = Er is geen nummer { $number }. Je kunt kiezen van 1 tot en met { $moves }.
cli-several = “{ $text }” kan elk van deze zetten zijn:
cli-offers-hint = Tik een zet in, zoals { $move }, of het nummer ervan; “moves” toont ze één voor één.
cli-undo-offer = neemt je laatste zet terug
cli-undone = Teruggenomen.
cli-undo-nothing = Je hebt nog geen zet gedaan, dus er valt niets terug te nemen.
cli-undo-revealed = Sinds je laatste zet is er een kaart omgedraaid, dus die zet staat vast.
cli-undo-moved = Sinds je laatste zet was iemand anders aan de beurt, dus die zet staat vast.
cli-log-empty = Nog niemand heeft een zet gedaan.
cli-next-game = Enter begint de volgende partij:
cli-score = Na partij { $played } van { $games }: { $points }.
cli-score-final = Eindstand na { $games } partijen: { $points }.
cli-secret = Het geheim van de gever: { $secret }

## Hulp tijdens het spelen

cli-help-typing = Tik een zet in, zoals { $move }, of zoveel ervan dat hij duidelijk is; of het nummer uit de lijst. Hoofdletters en spaties maken niet uit. De andere woorden:
cli-help-moves = elke mogelijke zet met zijn nummer
cli-help-hint = de beste zetten, elk met de kans om daarna te winnen
cli-help-undo = neemt je laatste zet terug, zolang er niets is omgedraaid
cli-help-board = toont de tafel nog eens
cli-help-log = alles wat er gebeurd is
cli-help-rules = de spelregels
cli-help-save = bewaart de partij; “save BESTAND” in dat bestand
cli-help-help = deze lijst
cli-help-quit = bewaart de partij en stopt

## Naspelen

cli-replay-step = stap { $step } van { $steps }
cli-replay-prompt = Enter: verder, b: terug, een getal: die stap, q: stoppen >
cli-replay-viewer = Kies --seat of --spectator, niet allebei.
cli-replay-seat = Plaats { $seat } is er niet in deze partij; er zijn er { $seats }.
cli-replay-hidden = Dit verslag bevat alleen wat { $viewer } heeft gezien.
cli-replay-game =
    “{ $file }” bevat { $games ->
        [one] één partij
       *[other] { $games } partijen
    }.

## Controleren

cli-verify-game = Partij { $number }: { $game }, { $seats }, { $result }
cli-verify-moves =
    { $moves ->
        [one] De ene zet is
       *[other] Alle { $moves } zetten zijn
    } volgens de regels.
cli-verify-deal =
    { $dealt ->
        [0] Het toeval had niets te beslissen.
        [one] Het toeval besliste één keer, zoals de gever had beloofd.
       *[other] Het toeval besliste { $dealt } keer, elke keer zoals de gever had beloofd.
    }
cli-verify-no-secret = De verdeling kan nog niet gecontroleerd worden: het geheim van de gever staat niet in het verslag.
cli-verify-withheld = De verdeling kan niet gecontroleerd worden: de partij is afgelopen, maar het geheim van de gever ontbreekt in het verslag.
cli-verify-claims =
    { $claims ->
        [one] De ene claim is bewezen, op twee onafhankelijke manieren.
       *[other] Alle { $claims } claims zijn bewezen, op twee onafhankelijke manieren.
    }
cli-verify-claim = Regel { $line }: zet { $number }, “{ $move }”, doorstaat de tweede controle niet: { $reason }

## Reservekopieën van alle partijen

cli-backup-copying = Kopieert
cli-backup-done =
    { $tables ->
        [one] Eén tafel staat veilig in { $file }
       *[other] { $tables } tafels staan veilig in { $file }
    }
cli-restore-done = De partijen uit { $file } staan nu in { $place }
cli-restore-former = Die er eerst stonden: { $former }

### Schotten-Totten. Zetten, kaarten en opties staan hier zoals je ze intikt.

schotten-totten-title = Schotten-Totten
schotten-totten-summary = Een kaartduel voor twee: bouw bij negen grensstenen de sterkste formatie, en bewijs het.

## Clans en tactiekkaarten

schotten-totten-clan-r = rood
schotten-totten-clan-o = oranje
schotten-totten-clan-y = geel
schotten-totten-clan-g = groen
schotten-totten-clan-b = blauw
schotten-totten-clan-v = violet
schotten-totten-card-macfarlane = MacFarlane
schotten-totten-card-macgregor = MacGregor
schotten-totten-card-reinforcement = Hulptroepen
schotten-totten-card-shield = Schilddrager
schotten-totten-card-fog = Mist
schotten-totten-card-mud = Modder
schotten-totten-card-scout = Verkenner
schotten-totten-card-redeploy = Hergroeperen
schotten-totten-card-deserter = Deserteur
schotten-totten-card-traitor = Overloper

## Formaties, zoals ze in de teksten over claims voorkomen

schotten-totten-rank-ordered-clan = { $cards }, een geordende clan ({ $sum })
schotten-totten-rank-team = { $cards }, een team ({ $sum })
schotten-totten-rank-clan = { $cards }, een clan ({ $sum })
schotten-totten-rank-relay = { $cards }, een estafette ({ $sum })
schotten-totten-rank-horde = { $cards }, een wilde horde ({ $sum })
schotten-totten-rank-sum = { $cards }, in de mist samen { $sum }

## Claims: het bewijs, of wat ertegen spreekt

schotten-totten-claim-refused = Wat open ligt, bewijst niet dat steen { $stone } gewonnen is.
schotten-totten-claim-unfillable = Steen { $stone } is gewonnen. Hier ligt: { $mine }. Voor de overkant zijn er te weinig verborgen kaarten over.
schotten-totten-claim-holds-rank-possible = Steen { $stone } is gewonnen. Hier ligt: { $mine }. Aan de overkant kan met { $added } hooguit nog: { $theirs }. Die formatie is zwakker.
schotten-totten-claim-holds-sum-possible = Steen { $stone } is gewonnen. Hier ligt: { $mine }. Aan de overkant kan met { $added } hooguit nog: { $theirs }. Dat is samen minder.
schotten-totten-claim-holds-tie-possible = Steen { $stone } is gewonnen. Hier ligt: { $mine }. Aan de overkant kan met { $added } hooguit nog: { $theirs }. Dat is maar even sterk, en komt te laat.
schotten-totten-claim-holds-rank-laid = Steen { $stone } is gewonnen. Hier ligt: { $mine }. Aan de overkant ligt: { $theirs }. Die formatie is zwakker.
schotten-totten-claim-holds-sum-laid = Steen { $stone } is gewonnen. Hier ligt: { $mine }. Aan de overkant ligt: { $theirs }. Dat is samen minder.
schotten-totten-claim-holds-tie-laid = Steen { $stone } is gewonnen. Hier ligt: { $mine }. Aan de overkant ligt: { $theirs }. Ze zijn even sterk, maar de overkant was later compleet.
schotten-totten-claim-fails-rank-possible = Steen { $stone } is nog niet gewonnen. Hier ligt: { $mine }. Aan de overkant kan met { $added } nog: { $theirs }. Die formatie is sterker.
schotten-totten-claim-fails-sum-possible = Steen { $stone } is nog niet gewonnen. Hier ligt: { $mine }. Aan de overkant kan met { $added } nog: { $theirs }. Dat is samen meer.
schotten-totten-claim-fails-rank-laid = Steen { $stone } is niet gewonnen. Hier ligt: { $mine }. Aan de overkant ligt: { $theirs }. Die formatie is sterker.
schotten-totten-claim-fails-sum-laid = Steen { $stone } is niet gewonnen. Hier ligt: { $mine }. Aan de overkant ligt: { $theirs }. Dat is samen meer.
schotten-totten-claim-fails-tie-laid = Steen { $stone } is niet gewonnen. Hier ligt: { $mine }. Aan de overkant ligt: { $theirs }. Ze zijn even sterk, maar de overkant was eerder compleet.

## Teksten die geen zet noemen, en tekeningen die geen stelling tonen

schotten-totten-notation = “{ $text }” is geen zet. Een clankaart is een letter ({ $clans }) en een waarde, zoals r7. Zetten zijn: “r7@3” of “fog@3” om een kaart bij steen 3 te leggen, “claim 3”, “play scout”, “pass”, “draw”, “draw tactics”, “end”; en zolang een listkaart werkt “take r7”, “to 4”, “discard”, “return r7”, “drop r7”.
schotten-totten-drawing-card = “{ $word }” is geen kaart van dit spel. Een kaart is een van de letters { $clans } en een waarde van 1 tot { $values }.
schotten-totten-drawing-card-tactics = “{ $word }” is geen kaart van dit spel. Een clankaart is een van de letters { $clans } en een waarde van 1 tot { $values }; de tactiekkaarten zijn { $tactics }.
schotten-totten-drawing-used =
    { $word } ligt al { $place ->
        [stone] bij steen { $number }
        [hand] in hand { $number }
        [discards] op de aflegstapel
       *[tops] boven op een stapel
    }. Elke kaart ligt op één plek.
schotten-totten-drawing-stone = Er is geen steen { $word }. De stenen gaan van 1 tot { $stones }.
schotten-totten-drawing-full = Bij steen { $word } heeft een kant { $cards } kaarten, maar er is plaats voor { $places }.
schotten-totten-drawing-trick = { $word } ligt nooit bij een steen. Eenmaal gespeeld ligt de kaart op de aflegstapel.
schotten-totten-drawing-open = “{ $word }” kan hier niet staan, want deze kaarten liggen open. Noem de kaart.
schotten-totten-drawing-seen-by = “{ $word }” is een kaart die de kijker niet ziet. Zeg daarom wie er kijkt: “seen by: 1”, “seen by: 2” of “seen by: nobody”.
schotten-totten-drawing-own = “{ $word }” kan hier niet staan, want stoel { $seat } ziet deze hand (“seen by: { $seat }”). Noem de kaart.
schotten-totten-drawing-empty = Voor “{ $word }” is er geen kaart meer in de stapel.
schotten-totten-drawing-tops = “{ $word }” is er één te veel: boven op een stapel liggen hooguit { $most } kaarten.
schotten-totten-drawing-hand = Deze hand heeft { $cards } kaarten, maar het mogen er hooguit { $most } zijn.
schotten-totten-drawing-tricks = Deze regel noemt de listkaart die nu werkt, en hoort bij de fasen “taking”, “putting” en “dropping”.
schotten-totten-drawing-taken = { $card } ligt niet bij steen { $stone } aan de kant waar de listkaart neemt. Noem de kaart die genomen is, en “from: { $stone }” of een andere steen.
schotten-totten-drawing-dropper = Bij steen { $stone } geeft alleen een kant met vier kaarten er een op. Noem de stoel die dat moet, en “from: { $stone }” of een andere steen.
schotten-totten-drawing-won = Stoel { $seat } heeft met deze stenen gewonnen, dus de partij is afgelopen: “turn: { $seat } finished”.
schotten-totten-drawing-stuck = In deze fase van de beurt is geen zet mogelijk.
schotten-totten-drawing-reason = Hij hoort bij een afgelopen partij, en alleen daarbij: “turn: 1 finished” met “reason: majority” of iets dergelijks.
schotten-totten-drawing-winner = Hij hoort bij een afgelopen partij die niet gelijk is geëindigd, en alleen daarbij.

## Zetten die volgens de regels niet mogen: wat er mis is, en wat wel kan

schotten-totten-refused-over = De partij is afgelopen, dus “{ $move }” kan niet meer.
schotten-totten-refused-chance = “{ $move }” kan nu niet komen. Er wordt een kaart gedeeld, en wel een die nog in deze stapel kan zitten.
schotten-totten-refused-not-chance = “{ $move }” noemt alleen een kaart. Zeg wat je met een kaart doet, zoals “r7@3” of “play scout”.
schotten-totten-refused-phase =
    “{ $move }” past hier niet. { $now ->
        [play] Speel eerst een kaart, zoals “r7@3”; daarvóór mag je stenen claimen.
        [after] Je hebt al gespeeld. Nu kun je claimen of trekken, of je beurt met “end” afsluiten als er niets te trekken valt.
        [scout] Kies waar de verkenner trekt: “draw” of “draw tactics”.
        [return] Leg een kaart uit je hand terug op de eigen stapel, zoals “return r7”.
        [take] Kies de kaart die je listkaart pakt, zoals “take r7”.
        [put] Zeg waar de kaart heen gaat, zoals “to 4”; bij hergroeperen mag je hem ook met “discard” afleggen.
       *[drop] De modder is weg. Geef een van de vier kaarten daar op, zoals “drop r7”.
    }
schotten-totten-refused-no-stone = Er is geen steen { $stone }. De stenen hebben de nummers 1 tot en met { $stones }.
schotten-totten-refused-stone-claimed = Steen { $stone } heeft al een eigenaar, dus “{ $move }” komt te laat. Kies een steen die nog van niemand is.
schotten-totten-refused-side-full = Aan jouw kant van steen { $stone } liggen al { $places } kaarten. Kies een steen met een vrije plek.
schotten-totten-refused-not-in-hand = { $card } zit niet in je hand, dus “{ $move }” kan niet. Kies een kaart die je hebt.
schotten-totten-refused-tactics-limit = { $card } moet wachten. Je hebt meer tactiekkaarten gespeeld dan je tegenstander, en je mag er nooit twee vóór liggen. Speel een clankaart.
schotten-totten-refused-leader = { $card } blijft in je hand: je krijgt één leider, en die heb je al gehad (bij leaders=table: hij ligt nog aan jouw kant). Speel een andere kaart.
schotten-totten-refused-scout = De verkenner vindt niets: beide stapels zijn leeg. Speel een andere kaart.
schotten-totten-refused-no-target =
    “{ $move }” zou niets doen. { $card ->
        [redeploy] Je hebt bij de vrije stenen geen kaart die je kunt verplaatsen.
        [deserter] Je tegenstander heeft bij de vrije stenen geen kaart die je kunt weghalen.
       *[traitor] Daarvoor moet er aan de overkant een clankaart bij een vrije steen liggen, en heb je zelf een vrije plek nodig.
    } Speel een andere kaart.
schotten-totten-refused-pass-playable = Je mag niet passen zolang je een clankaart kunt leggen. Leg er een, of speel een tactiekkaart.
schotten-totten-refused-pass-claim = Je tegenstander heeft net gepast, en jij kunt nog een steen claimen. Doe dat voordat je past.
schotten-totten-refused-claim-expert = “{ $move }” komt deze beurt te laat. Bij expert=yes claim je voordat je speelt: probeer het als je volgende beurt begint.
schotten-totten-refused-claim-incomplete =
    Steen { $stone } kun je pas claimen als jouw kant compleet is: er { $missing ->
        [one] ontbreekt nog één kaart
       *[other] ontbreken nog { $missing } kaarten
    }.
schotten-totten-refused-stack-empty =
    “{ $move }” vindt geen kaart. { $stack ->
        [tactics] De tactiekstapel is leeg, en in het basisspel is er geen.
       *[clan] De clanstapel is leeg.
    } Neem een andere stapel die nog kaarten heeft, of zeg “end” als die er niet is.
schotten-totten-refused-one-stack = Bij scout_stacks=one komen alle kaarten van de verkenner van dezelfde stapel. Ga door met de stapel die je het eerst koos.
schotten-totten-refused-after-scout = In de beurt van je verkenner trek je verder niet. Zeg “end”.
schotten-totten-refused-hand-full = Je hand is vol met { $cards } kaarten, dus er valt niets te trekken. Zeg “end”.
schotten-totten-refused-must-draw = Je beurt is nog niet klaar: er is plaats in je hand, en er is nog een stapel met kaarten. Zeg “draw”, of “draw tactics” als je liever een tactiekkaart hebt.
schotten-totten-refused-take =
    { $card } kun je niet pakken. { $trick ->
        [redeploy] Hergroeperen verplaatst een eigen kaart bij een vrije steen (mist en modder alleen met move_terrain=yes).
        [deserter] De deserteur haalt een kaart van de tegenstander weg bij een vrije steen (mist en modder alleen met move_terrain=yes).
       *[traitor] De overloper pakt een clankaart van de tegenstander bij een vrije steen, nooit een tactiekkaart.
    }
schotten-totten-refused-to =
    De kaart kan niet naar steen { $stone }. { $trick ->
        [redeploy] Hij moet naar een andere vrije steen waar jij plaats hebt; alleen mist en modder hebben geen plek nodig. Je mag hem ook met “discard” afleggen.
       *[traitor] Hij moet naar een vrije steen waar jij plaats hebt.
    }
schotten-totten-refused-discard = Afleggen mag alleen bij hergroeperen. Wat “{ $trick }” pakt, moet naar een steen, zoals “to 4”.
schotten-totten-refused-unseen = “{ $move }” is wat de anderen zien. Noem de kaart die je teruglegt, zoals “return r7”.
schotten-totten-refused-drop = { $card } hoort niet bij jouw kaarten bij de steen waar de modder weg is. Geef een van die kaarten op.

## Opties: een titel, een zin met elke waarde, en elke waarde die een woord is

schotten-totten-option-mode = Kaarten in het spel
schotten-totten-option-mode-about = Of je alleen met de clankaarten speelt (base) of ook met de tien tactiekkaarten (tactics).
schotten-totten-value-mode-base = basisspel
schotten-totten-value-mode-tactics = tactisch spel
schotten-totten-option-expert = Claimen voor gevorderden
schotten-totten-option-expert-about = Of je stenen vóór en na het spelen mag claimen (no) of alleen aan het begin van je beurt (yes).
schotten-totten-value-expert-no = claimen vóór en na het spelen
schotten-totten-value-expert-yes = claimen alleen aan het begin van je beurt
schotten-totten-option-begins = Wie begint
schotten-totten-option-begins-about = Welke plaats begint (1 of 2).
schotten-totten-option-clans = Clans
schotten-totten-option-clans-about = Hoeveel clans er meedoen: alle zes, of minder voor een kleiner spel.
schotten-totten-option-values = Waarden
schotten-totten-option-values-about = De hoogste waarde van elke clan, geteld vanaf 1; is die lager dan 7, dan tellen de hulptroepen voor zoveel.
schotten-totten-option-stones = Stenen
schotten-totten-option-stones-about = Hoeveel stenen er op tafel liggen: drie naast elkaar winnen, of meer dan de helft van allemaal.
schotten-totten-option-hand = Handkaarten
schotten-totten-option-hand-about = Hoeveel kaarten je in de hand hebt; er moeten genoeg clankaarten zijn voor twee handen.
schotten-totten-option-proof-jokers = Jokers in bewijzen
schotten-totten-option-proof-jokers-about = Of een bewijs alleen met verborgen clankaarten rekent (no) of ook met leiders, hulptroepen en schilddrager die nog niemand heeft gespeeld (yes).
schotten-totten-value-proof-jokers-no = bewijzen rekenen alleen met clankaarten
schotten-totten-value-proof-jokers-yes = bewijzen rekenen ook met ongespeelde jokers
schotten-totten-option-scout-stacks = Stapels van de verkenner
schotten-totten-option-scout-stacks-about = Of elk van de drie kaarten van de verkenner van een stapel naar keuze komt (both) of allemaal van de eerst gekozen stapel (one).
schotten-totten-value-scout-stacks-both = elke kaart van een stapel naar keuze
schotten-totten-value-scout-stacks-one = alle kaarten van één stapel
schotten-totten-option-move-terrain = Mist en modder verplaatsen
schotten-totten-option-move-terrain-about = Of de deserteur en hergroeperen ook mist en modder bij een steen mogen pakken (yes) of niet (no).
schotten-totten-value-move-terrain-yes = mist en modder kunnen weg
schotten-totten-value-move-terrain-no = mist en modder blijven liggen
schotten-totten-option-mud-drop = Als de modder weggaat
schotten-totten-option-mud-drop-about = Welke kaart wijkt als een kant zonder modder er vier heeft: de kaart waarna de sterkste formatie overblijft (best), of een die de eigenaar kiest (owner).
schotten-totten-value-mud-drop-best = de sterkste drie blijven
schotten-totten-value-mud-drop-owner = de eigenaar kiest
schotten-totten-option-tie = Even sterke formaties
schotten-totten-option-tie-about = Wie een steen houdt waar beide kanten compleet en even sterk zijn: wie het eerst compleet was (complete), of wie daar de laatste kaart eerder legde (last_card).
schotten-totten-value-tie-complete = wie het eerst compleet was
schotten-totten-value-tie-last-card = wie de laatste kaart eerder legde
schotten-totten-option-leaders = Leiders
schotten-totten-option-leaders-about = Of je in de hele partij één leider mag spelen (game) of er telkens één tegelijk aan jouw kant mag hebben (table).
schotten-totten-value-leaders-game = één per partij
schotten-totten-value-leaders-table = één tegelijk
schotten-totten-option-one-stack = Eén stapel leeg
schotten-totten-option-one-stack-about = Of je, als een van de twee stapels leeg is, van de andere moet trekken (must) of dat mag laten (may).
schotten-totten-value-one-stack-must = trekken van de andere
schotten-totten-value-one-stack-may = je mag het laten
schotten-totten-option-stuck = Als niemand verder kan
schotten-totten-option-stuck-about = Hoe een partij eindigt als jullie na elkaar passen: wie meer stenen heeft, wint (stones), of het is altijd gelijkspel (draw).
schotten-totten-value-stuck-stones = meer stenen winnen
schotten-totten-value-stuck-draw = altijd gelijkspel

### Touwtrekken. Zetten en opties staan hier zoals je ze intikt.

tug-of-war-title = Touwtrekken
tug-of-war-summary = Een dobbelduel voor twee: stuur de anderen van het veld, haal je eigen mensen naar het touw, en trek Plockton of Broadford in twee rondes naar de winst.

## Teksten die geen zet noemen, en tekeningen die geen stelling tonen

tug-of-war-notation = “{ $text }” is geen zet. Je zet een dobbelsteen in door hem te noemen, met de plek in je kolom en wat hij doet: “4@2 remove” om iemand weg te sturen, “4@2 remove lying” voor iemand die ligt, “4@2 swap” om te ruilen, “4@2 weaken” om iemand om te gooien of “4@2 idle” voor niets. Andere zetten zijn “keep”, “reroll 2”, “berserker”, “leave standing” en “leave lying”. Drie dobbelstenen schrijf je als “1-4-4”, één die is overgegooid als “5”.
tug-of-war-drawing-bout = Alleen de revanche zegt wie de eerste ronde heeft gewonnen: “bout: 2 won 1” of “bout: 2 won 2”.
tug-of-war-drawing-finished = Een spel is afgelopen na de revanche: “bout: 2 won 1” of “bout: 2 won 2”.
tug-of-war-drawing-winner = Deze regel hoort bij een afgelopen spel, en alleen daarbij: “turn: 1 finished” met “winner: 1” of “winner: 2”.
tug-of-war-drawing-no-number = Een beurt heeft geen nummer zolang de kolommen gegooid worden (“columns”).
tug-of-war-drawing-limit = Een ronde heeft hooguit { $most } beurten.
tug-of-war-drawing-turns = Stoel { $seat } is deze ronde begonnen en heeft de beurten met oneven nummers, de andere die met even nummers.
tug-of-war-drawing-rolled = Deze kolom is nog niet gegooid. Schrijf “-”, of een latere fase in de regel “turn”.
tug-of-war-drawing-column = Deze stoel heeft de eigen kolom dan al gegooid. De drie dobbelstenen ervan horen hier, zoals “4 3 2 | 9 standing”.
tug-of-war-drawing-order = Kolommen beginnen in oplopende volgorde.
tug-of-war-drawing-cap = Deze kant heeft { $athletes } atleten, maar er mogen er { $most } zijn.
tug-of-war-drawing-lying = Aan deze kant liggen te veel atleten. Hier toegestaan: { $most }.
tug-of-war-drawing-nobody = Deze kant heeft geen atleten meer en heeft de ronde dus verloren.
tug-of-war-drawing-lost = Deze kant heeft verloren en heeft dus geen atleten meer, tenzij de ronde tot de laatste beurt kwam. Hier zijn het er { $athletes }.
tug-of-war-drawing-dice = Gegooide dobbelstenen: { $thrown }, naast de kolom: { $beside }. Samen moeten het er in deze fase { $dice } zijn.
tug-of-war-drawing-assigned = Er is geen dobbelsteen meer om toe te wijzen.
tug-of-war-drawing-signs = De tekens “*” en “!” passen niet bij de fase: “*” is overgegooid, in “rerolling” en “relanding”; “!” is in de hand, in “relanding”, met rerolls=together ook in “rerolling”.
tug-of-war-drawing-beside = Overgooien gaat vooraf aan de eerste dobbelsteen naast de kolom.
tug-of-war-drawing-rerolls = Zessen in de kolom: { $sixes }, elk goed voor één keer overgooien. Als overgegooid gemerkt: { $taken }. Tijdens het overgooien moet er een worp en een dobbelsteen zonder teken over zijn.
tug-of-war-drawing-no-rerolls = Overgegooid wordt er alleen in de fasen “rerolling” en “relanding”.
tug-of-war-drawing-same-turn = Met same_turn=yes wordt niet geteld wie er deze beurt is gevloerd.
tug-of-war-drawing-fresh = Hooguit { $most } kunnen deze beurt zijn gevloerd: zoveel als er dobbelstenen naast de kolom liggen, en als er aan de overkant liggen.
tug-of-war-drawing-leaving = Deze regel hoort bij de fase “leaving” met leaving=choice, als er een dobbelsteen naast de kolom ligt, beide soorten er zijn en niet alle atleten weg moeten.

## Zetten die volgens de regels niet mogen: wat er mis is, en wat wel kan

tug-of-war-refused-over = Beide rondes zijn afgelopen, dus “{ $move }” kan niet meer.
tug-of-war-refused-chance = “{ $move }” kan nu niet: de dobbelstenen rollen nog, en zolang ze niet liggen, valt er niets te kiezen.
tug-of-war-refused-not-chance = “{ $move }” bepalen de dobbelstenen. Zeg wat je doet, zoals “{ $example }”.
tug-of-war-refused-deciding = Alles op zijn tijd: je mag nog overgooien. Pak een dobbelsteen op, of kies “keep”; daarna zet je je dobbelstenen in.
tug-of-war-refused-not-rerolling = Er valt nu niets over te gooien. Dat kan meteen na de worp, met één dobbelsteen voor elke 6 in je kolom.
tug-of-war-refused-no-such-die = Er is geen { $die } onder je dobbelstenen. Je hebt: { $thrown }.
tug-of-war-refused-rerolled = De { $die } is al overgegooid, en de tweede uitkomst telt.
tug-of-war-refused-place-taken = Plek { $place } heeft in deze beurt al een dobbelsteen gehad. Elke dobbelsteen van je kolom krijgt er één.
tug-of-war-refused-too-low = Een { $die } is te laag voor een { $column }: om iemand weg te sturen die staat, moet de dobbelsteen minstens zo hoog zijn als die in je kolom. Je kunt hem ruilen of iemand vloeren.
tug-of-war-refused-too-low-lying = Een { $die } is te laag voor een { $column }: om iemand weg te sturen die ligt, mag de dobbelsteen hoogstens twee lager zijn dan die in je kolom.
tug-of-war-refused-nobody-stands = Aan de andere kant staat niemand meer. Richt je op wie er ligt.
tug-of-war-refused-nobody-lies = Aan de andere kant ligt niemand. Gooi eerst iemand om.
tug-of-war-refused-fresh = Wie in deze beurt is gevloerd, kan pas in de volgende worden weggestuurd. Zo is het voor dit spel afgesproken.
tug-of-war-refused-enough-lie =
    { $most ->
        [one] Aan de andere kant ligt er al één, en meer mogen er in dit spel niet tegelijk liggen.
       *[other] Aan de andere kant liggen er al { $most }, en meer mogen er in dit spel niet tegelijk liggen.
    }
tug-of-war-refused-not-idle = Deze dobbelsteen kan daar iets doen: iemand wegsturen of vloeren. Hij blijft alleen zonder gevolg als dat niet kan.
tug-of-war-refused-never-idle = In dit spel moet elke dobbelsteen iets doen. Kan hij niemand wegsturen of vloeren, dan wordt hij geruild.
tug-of-war-refused-berserker-triple = Voor een berserker heb je drie gelijke dobbelstenen nodig, waarvan er nog geen is ingezet.
tug-of-war-refused-berserker-low = Drie keer { $die } is te laag voor een berserker: de laagste dobbelsteen van je kolom is een { $column }.
tug-of-war-refused-leaving = Zeg eerst wie er weg moet: “leave standing” of “leave lying”.
tug-of-war-refused-not-leaving = Niemand van jouw ploeg hoeft nu weg. Dat gebeurt als je een hoge dobbelsteen van je kolom voor een veel lagere ruilt.

## Opties: een titel, een zin met alle waarden, en elke waarde die een woord is

tug-of-war-option-begins = Wie begint
tug-of-war-option-begins-about = De stoel die de eerste ronde begint. De revanche begint de ander.
tug-of-war-option-cap = Grootste ploeg
tug-of-war-option-cap-about = Hoeveel atleten een ploeg hoogstens mag hebben, of dat er geen grens is (none). Wie te veel zou zijn, blijft thuis.
tug-of-war-value-cap-none = onbeperkt
tug-of-war-option-lying = Hoeveel er mogen liggen
tug-of-war-option-lying-about = Hoeveel atleten van een ploeg er tegelijk mogen liggen, of dat er geen grens is (none). Zolang er zoveel liggen, kan niemand anders worden gevloerd.
tug-of-war-value-lying-none = onbeperkt
tug-of-war-option-rerolls = Overgooien
tug-of-war-option-rerolls-about = Of je elke overgegooide dobbelsteen ziet voordat je over de volgende beslist (one_by_one), of vooraf zegt welke je overgooit (together).
tug-of-war-value-rerolls-one-by-one = één voor één
tug-of-war-value-rerolls-together = allemaal tegelijk
tug-of-war-option-same-turn = Vloeren en wegsturen in één beurt
tug-of-war-option-same-turn-about = Of wie is gevloerd nog in dezelfde beurt door een latere dobbelsteen als liggende atleet mag worden weggestuurd (yes) of pas in de volgende (no).
tug-of-war-value-same-turn-yes = mag
tug-of-war-value-same-turn-no = pas in de volgende beurt
tug-of-war-option-leaving = Wie er weggaat na een dure ruil
tug-of-war-option-leaving-about = Of wie ligt het eerst weggaat als een ruil je atleten kost (lying_first), of dat je zelf zegt wie er gaat (choice).
tug-of-war-value-leaving-lying-first = eerst wie ligt
tug-of-war-value-leaving-choice = naar keuze
tug-of-war-option-idle = Dobbelstenen zonder doel
tug-of-war-option-idle-about = Of een dobbelsteen die niemand kan wegsturen of vloeren niets hoeft te doen (yes) of geruild moet worden, ook als je daardoor de ronde verliest (no).
tug-of-war-value-idle-yes = hoeven niets te doen
tug-of-war-value-idle-no = moeten geruild worden
tug-of-war-option-drawn = Ieder één ronde
tug-of-war-option-drawn-about = Of de revanche het spel beslist als ieder één ronde heeft gewonnen (no), of dat het dan gelijkspel is (yes).
tug-of-war-value-drawn-no = de revanche beslist
tug-of-war-value-drawn-yes = gelijkspel
tug-of-war-option-turn-limit = Beurten per ronde
tug-of-war-option-turn-limit-about = Na hoeveel beurten, die van jullie allebei samen, een ronde wordt beslist, of dat er tot het einde wordt getrokken (none). Wie meer staande atleten heeft, wint hem, anders wie er meer liggende heeft; is alles gelijk, dan heeft verloren wie hem begon.
tug-of-war-value-turn-limit-none = tot het einde

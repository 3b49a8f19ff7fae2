### Schotten Rennen. Zetten, kaarten en opties staan hier zoals je ze intikt.

schotten-rennen-title = Schotten Rennen
schotten-rennen-summary = Een dobbelrace voor twee tot vier: haal kaart na kaart, stel op tijd veilig, of zet met nog een worp alles op het spel.

## Teksten die geen zet noemen, tekeningen die geen stelling tonen, en parcoursen die er geen zijn

schotten-rennen-notation = “{ $text }” is geen zet. Zetten zijn: “roll” om te gooien (of “yellow” voor het gele getal, of “ask 2” om stoel 2 eerst te laten gooien), “secure” om veilig te stellen, “up” om je steen bij te trekken, “retreat” om terug te gaan naar de start, “risk” of “back” na een misser, en “bonus” of “stay”. Dobbelstenen schrijf je als “3-4”, de risicodobbelsteen als “+2”, “green” of “red”.
schotten-rennen-drawing-gap = Vóór een kaart staat een “?”, maar het parcours ligt vanaf Start zonder gaten.
schotten-rennen-drawing-red = De rode kaart { $card } staat er twee keer, en er is er maar één.
schotten-rennen-drawing-cards = Kaarten op het parcours: { $laid }, in de voorraad: { $pool }, nog te trekken: { $picks }. Samen moeten het er evenveel zijn als het parcours velden heeft: { $places }.
schotten-rennen-drawing-picks = Kaarten worden alleen in de fase “picking” getrokken, voor er een ligt: dan is hun aantal minstens 1.
schotten-rennen-drawing-pool = Er zijn alleen kaarten in de voorraad zolang het parcours gelegd wordt, in de fasen “picking” en “laying”.
schotten-rennen-drawing-beyond = Steen en pion staan op velden van 0 tot { $places }. Wie over de finish is, heeft een rang: “place 1”.
schotten-rennen-drawing-behind = De pion staat achter de eigen steen.
schotten-rennen-drawing-apart = Steen en pion staan alleen in de eigen beurt uit elkaar, als er al een kaart gehaald is (“go_on” en latere fasen).
schotten-rennen-drawing-risk = Een stoel heeft hooguit { $most } risicostenen.
schotten-rennen-drawing-places = Rangen worden op volgorde vergeven, elk aan één stoel: 1, dan 2 enzovoort.
schotten-rennen-drawing-placed = Pionnen over de finish: { $placed }. Met deze opties en in deze fase kunnen het er { $most } zijn.
schotten-rennen-drawing-there = Stoel { $seat } is aan de beurt, maar is al over de finish.
schotten-rennen-drawing-passed = Dit telt de kaarten die iemand als enige laatste gehaald heeft (“last: yes”), hooguit { $most }.
schotten-rennen-drawing-asked = Deze regel noemt een andere stoel als de volgende kaart een rivaal is en geprobeerd wordt, en staat er anders niet.
schotten-rennen-drawing-banned = De kaart of de finish ervoor mag nu niet geprobeerd worden.
schotten-rennen-drawing-need = Voor de volgende kaart of de finish is { $needed } nodig.
schotten-rennen-drawing-need-rival = Tegen een rivaal die gegooid heeft, is 3 tot 13 nodig.
schotten-rennen-drawing-need-none = Hier is geen getal nodig: er wordt niets geprobeerd, of het heeft er geen nodig.
schotten-rennen-drawing-yellow = De volgende kaart heeft geen geel getal.
schotten-rennen-drawing-dice = Er liggen dobbelstenen in de fasen “missed” en “risking”, en anders niet.
schotten-rennen-drawing-passes = Deze dobbelstenen halen wat nodig is, dus er is niets gemist.
schotten-rennen-drawing-no-risk = Deze stoel heeft geen risicosteen, dus na een misser valt er niets te wagen.
schotten-rennen-drawing-bonus = Voor een bonuszet ligt er geen kaart vooruit.
schotten-rennen-track-card = Er is geen kaart “{ $card }”. Kaarten zijn: { $cards }.
schotten-rennen-track-empty = Een parcours heeft minstens één kaart en hoogstens { $most }. Schrijf hun namen met komma's.
schotten-rennen-track-twice = Er is maar één kaart “{ $card }”; elke rode kaart kan één keer op het parcours liggen.
schotten-rennen-track-long = { $count } kaarten zijn te veel; een parcours heeft er hoogstens { $most }.
schotten-rennen-begins = Stoel { $begins } kan niet beginnen, want er lopen er maar { $players }.
schotten-rennen-no-track = Het parcours ligt er nog niet, dus er valt niets op te lossen. Leg er een, zoals --track 3,4,5,6.
schotten-rennen-unsolved = Na { $sweeps } rondes komen de grenzen nog steeds niet bij elkaar. Met zulke getallen eindigt de race bijna nooit; kies lagere.

## Zetten die volgens de regels niet mogen: wat er mis is, en wat wel kan

schotten-rennen-refused-over = De race is afgelopen, dus “{ $move }” kan niet meer.
schotten-rennen-refused-chance =
    “{ $move }” kan nu niet komen. { $now ->
        [picking] Er wordt een rode kaart voor de race getrokken.
        [laying] Het parcours wordt uitgelegd.
        [risking] De risicodobbelsteen rolt.
       *[rolling] Er rollen twee dobbelstenen.
    }
schotten-rennen-refused-not-chance = “{ $move }” bepaalt het toeval. Zeg wat je doet, zoals “{ $example }”.
schotten-rennen-refused-phase =
    “{ $move }” past hier niet. { $now ->
        [missed] Je worp komt { $count } tekort. Nu kan alleen “risk” of “back”.
       *[bonus] Je hebt een bonuszet verdiend. Nu kan alleen “bonus” of “stay”.
    }
schotten-rennen-refused-secure-early = Er valt nog niets veilig te stellen: je steen ligt al bij je pion. De eerste worp van een beurt is verplicht; stoppen kan pas als je een kaart hebt gehaald.
schotten-rennen-refused-retreat-start = Je steen ligt al op de start, verder terug kan niet. Gooi.
schotten-rennen-refused-retreat-late = Het is te laat om terug te trekken: dat doe je aan het begin van je beurt, vóór de eerste worp. Nu kun je verder gooien of veiligstellen.
schotten-rennen-refused-goal-closed = De finish is voor jou nog dicht: je steen ligt op de start, en dan mag je pion er niet overheen. Kies “secure”; in je volgende beurt ga je vanaf deze kaart verder.
schotten-rennen-refused-roll-rival = Bij de rivaal gooit eerst iemand anders. Zeg wie, zoals “ask { $seat }”.
schotten-rennen-refused-ask-self = Jezelf kun je niet vragen. Kies iemand anders, zoals “ask { $seat }”.
schotten-rennen-refused-ask-absent = Stoel { $asked } doet niet mee aan deze race: er lopen er { $players }. Kies iemand anders, zoals “ask { $seat }”.
schotten-rennen-refused-ask-nobody = Hier gooit niemand anders eerst, dat is alleen zo bij de rivaal. Ga verder met “roll”.
schotten-rennen-refused-no-yellow = Er ligt geen geel getal voor je; dat hebben alleen moeras, hink, stap, sprong en bron. Ga verder met “roll”.
schotten-rennen-refused-risk-early =
    { $stones ->
        [0] Er valt niets te riskeren. De risicodobbelsteen komt pas na een misser, en je hebt er geen risicosteen voor.
       *[other] Er valt nog niets te riskeren. De risicodobbelsteen komt pas na een misser.
    }
schotten-rennen-refused-back-early = Je hebt nog niets gemist: “back” is het antwoord op een misser. Wil je naar de start, kies dan aan het begin van je beurt “retreat”.
schotten-rennen-refused-no-bonus = Er is nu geen bonuszet. Die verdien je als je hink, stap of sprong met het gele getal haalt.
schotten-rennen-refused-up-begin = Je steen ligt al bij je pion. Bijtrekken mag wie alleen laatste was en in één beurt vijf kaarten heeft gehaald.
schotten-rennen-refused-up-not-last = Alleen wie aan het begin van de beurt alleen op de laatste plaats lag, mag de steen bijtrekken en verder gooien. Je kunt wel “secure” kiezen; dan is je beurt voorbij.
schotten-rennen-refused-up-few =
    De steen mag bij na vijf kaarten achter elkaar, en sinds de vorige keer heb je er { $count ->
        [0] geen
       *[other] pas { $count }
    } gehaald. Gooi verder, of kies “secure”.

## Opties: een titel, een zin met alle waarden, en elke waarde die een woord is

schotten-rennen-option-players = Aantal spelers
schotten-rennen-option-players-about = Met hoeveel je racet.
schotten-rennen-option-track = Parcours
schotten-rennen-option-track-about = Welke kaarten er tussen start en finish liggen: de twaalf witte (base), acht witte en vier willekeurig getrokken rode (pro), of één tot twaalf kaarten naar keuze, met komma's geschreven, zoals 3,4,rival,bog.
schotten-rennen-value-track-base = gewone race
schotten-rennen-value-track-pro = profrace
schotten-rennen-option-shuffle = Volgorde van eigen kaarten
schotten-rennen-option-shuffle-about = Of je eigen kaarten liggen zoals je ze opsomt (no) of geschud worden (yes). In de gewone race en de profrace wordt altijd geschud.
schotten-rennen-value-shuffle-no = zoals opgesomd
schotten-rennen-value-shuffle-yes = geschud
schotten-rennen-option-begins = Wie begint
schotten-rennen-option-begins-about = De stoel die begint.
schotten-rennen-option-play-on = Na de eerste
schotten-rennen-option-play-on-about = Of de race eindigt zodra de eerste pion over de finish is (no) of doorgaat om de andere plaatsen (yes).
schotten-rennen-value-play-on-no = de eerste over de finish beëindigt de race
schotten-rennen-value-play-on-yes = doorgaan om de andere plaatsen
schotten-rennen-option-goal-target = Getal van de finish
schotten-rennen-option-goal-target-about = Wat je moet gooien om over de finish te komen, of dat de stap vanaf de laatste kaart geen worp vraagt (none). Gereconstrueerd: verander het als er op jouw kaart iets anders staat.
schotten-rennen-value-goal-target-none = geen worp
schotten-rennen-option-catch-up = Inhaalrace
schotten-rennen-option-catch-up-about = Of wie alleen laatste was en in één beurt vijf kaarten heeft gehaald, zelf kiest of de steen bij komt (choice), of dat dat altijd gebeurt (automatic).
schotten-rennen-value-catch-up-choice = naar keuze
schotten-rennen-value-catch-up-automatic = altijd
schotten-rennen-option-bonus = Bonuszetten
schotten-rennen-option-bonus-about = Of je van de bonuszetten van hink, stap en sprong mag afzien (choice) of ze altijd doet (automatic).
schotten-rennen-value-bonus-choice = naar keuze
schotten-rennen-value-bonus-automatic = altijd
schotten-rennen-option-bog-red = Moeras, rood getal
schotten-rennen-option-bog-red-about = Het rode getal van het moeras. Gereconstrueerd: verander het als er op jouw kaart iets anders staat.
schotten-rennen-option-hop-red = Hink, rood getal
schotten-rennen-option-hop-red-about = Het rode getal van de hink. Gereconstrueerd: verander het als er op jouw kaart iets anders staat.
schotten-rennen-option-hop-yellow = Hink, geel getal
schotten-rennen-option-hop-yellow-about = Het gele getal van de hink. Gereconstrueerd: verander het als er op jouw kaart iets anders staat.
schotten-rennen-option-skip-red = Stap, rood getal
schotten-rennen-option-skip-red-about = Het rode getal van de stap. Gereconstrueerd: verander het als er op jouw kaart iets anders staat.
schotten-rennen-option-skip-yellow = Stap, geel getal
schotten-rennen-option-skip-yellow-about = Het gele getal van de stap. Gereconstrueerd: verander het als er op jouw kaart iets anders staat.
schotten-rennen-option-jump-red = Sprong, rood getal
schotten-rennen-option-jump-red-about = Het rode getal van de sprong. Gereconstrueerd: verander het als er op jouw kaart iets anders staat.
schotten-rennen-option-jump-yellow = Sprong, geel getal
schotten-rennen-option-jump-yellow-about = Het gele getal van de sprong. Gereconstrueerd: verander het als er op jouw kaart iets anders staat.
schotten-rennen-option-well-red = Bron, rood getal
schotten-rennen-option-well-red-about = Het rode getal van de bron. Gereconstrueerd: verander het als er op jouw kaart iets anders staat.

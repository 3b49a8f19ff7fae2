### Wat de pagina's in de browser zelf zeggen.

## Rond elke pagina

web-skip = Naar de inhoud
web-home = Caber: naar de startpagina
web-nav = Hoofdmenu
web-close = Sluiten
web-done = Klaar
web-loading = Een ogenblik …
web-copy = Kopiëren
web-copied = De link is gekopieerd.
web-copy-by-hand = De link is geselecteerd. Kopieer hem zelf.
web-error-connection = De server is nu niet te bereiken. Controleer je verbinding en probeer het opnieuw.
web-error-server = Dat lukte de server niet ({ $status }). Probeer het zo nog eens.

web-settings = Instellingen
web-settings-language = Taal
web-settings-theme = Uiterlijk
web-theme-auto = Zoals mijn apparaat
web-theme-light = Licht
web-theme-dark = Donker
web-settings-confirm = Elke zet bevestigen
web-settings-confirm-about = Een zet wordt eerst getoond en telt pas als je hem bevestigt.
web-settings-animate = Animaties
web-settings-sound = Geluiden

web-missing = Hier groeit alleen heide
web-missing-about = Op dit adres is geen pagina. Misschien is er een stuk van de link weggevallen.
web-missing-home = Naar de startpagina

## Startpagina

web-start-title = Schotse spellen voor jouw tafel
web-start-lead = Speel tegen een sterke bot, met iemand naast je, of stuur een link. De regels leer je al spelend, en een account heb je niet nodig.
web-start-play = Nu spelen
web-start-play-game = { $game } spelen
web-start-now = { $game } tegen “{ $bot }”, de sterkste bot.
web-start-promise = Geen reclame, geen tracking. Na de partij kun je elke verdeling controleren.

web-setup = Partij klaarzetten
web-setup-game = Spel
web-setup-players = Spelers
web-setup-match = Lengte van de wedstrijd
web-setup-games =
    { $count ->
        [one] 1 partij
       *[other] { $count } partijen
    }
web-setup-clock = Bedenktijd per speler
web-setup-no-clock = Onbeperkt
web-setup-minutes = { $count } min
web-setup-increment = Extra tijd per beurt
web-setup-seconds = { $count } s
web-setup-more = Meer opties
web-option-own = Eigen keuze
web-option-own-field = { $option }: eigen keuze
web-option-own-hint = Bijvoorbeeld { $example }
web-setup-play = Tafel openen

web-seat = Plaats { $number }
web-seat-me = Ik
web-seat-here = Vriend hier
web-seat-open = Vriend via link
web-seat-bot = Bot
web-seat-level = Sterkte
web-seat-open-about = Je krijgt een link om te versturen. Zodra er iemand is gaan zitten, begint de partij.
web-name = Naam
web-player = Speler { $number }

web-mine = Mijn partijen
web-mine-none = Je hebt nog geen partijen. Druk op “Nu spelen” en de eerste is begonnen.
web-mine-running = Bezig
web-mine-over = Afgelopen
web-mine-against = tegen { $names }
web-mine-open = een vrije plaats
web-mine-number = Partij { $number } van { $games }
web-mine-turn = Jij bent aan de beurt
web-mine-continue = Verder
web-mine-look = Uitslag
web-mine-all = Alle { $count } tonen

## Tafel

web-table = Tafel
web-table-missing = Op dit adres staat geen tafel. Misschien is er een stuk van de link weggevallen.
web-table-sat-down = { $name } is gaan zitten.
web-turn = Jij bent aan de beurt
web-link-lost = De verbinding is weg. We blijven het proberen, en niets van wat je speelde gaat verloren.
web-link-late = Je zet is nog niet aangekomen. We blijven hem sturen tot hij er is: je hoeft niets te doen.
web-link-good = De verbinding is er weer.
web-seats = Spelers
web-seats-open = Vrije plaats
web-seats-you = jij
web-seats-turn = aan de beurt
web-seats-ready = klaar
web-seats-points =
    { $count ->
        [one] 1 punt
       *[other] { $count } punten
    }
web-clock = Resterende tijd
web-bar = Wat je moet doen
web-news = Wat de anderen het laatst deden
web-log = Verloop
web-log-empty = Er is nog niets gespeeld.
web-text = Spelstand als tekst
web-choices = Alle zetten als lijst
web-choices-none = Er valt nu niets te kiezen.
web-choices-confirm = Bevestigen
web-board-broken = Het bord kan hier niet worden getekend. Met deze lijst kun je toch elke zet spelen:
web-undo = Terugnemen
web-resign = Opgeven
web-resign-sure = Deze partij opgeven?
web-resign-about = Je tegenstander wint meteen. Dit kun je niet terugnemen.
web-resign-about-several = De partij eindigt meteen en wordt geteld zoals ze staat, maar winnen kun je niet meer. Dit kun je niet terugnemen.
web-resign-yes = Opgeven
web-resign-no = Verder spelen

web-share = Iemand uitnodigen
web-share-about = Wie deze link opent, mag gaan zitten. De partij begint dan vanzelf.
web-share-invite = Link om mee te spelen
web-share-watch = Anderen laten meekijken
web-share-spectators = Link om mee te kijken; te zien is alleen wat iedereen mag zien
web-join = { $name } wacht op je
web-join-nobody = Er is een plaats vrij
web-join-name = Je naam
web-join-sit = Gaan zitten
web-join-watch = Alleen kijken

web-cover = Geef het apparaat aan { $name }
web-cover-about = De kaarten blijven bedekt tot { $name } op de knop drukt.
web-cover-lift = Ik ben { $name }

## Het einde van een partij

web-end-rank = Plaats
web-end-player = Speler
web-end-points = Punten
web-end-match = Wedstrijd
web-end-match-over = De wedstrijd van { $games } partijen is afgelopen.
web-end-match-played = { $played } van { $games } partijen gespeeld.
web-end-rematch = Revanche
web-end-next = Volgende partij
web-end-waiting = Jij bent klaar. We wachten nog op de anderen.
web-end-deserted = Iemand heeft deze tafel voorgoed verlaten. Hier komt geen partij meer.
web-record = Verslag downloaden

web-check = Verdeling controleren
web-check-fair = De verdeling was eerlijk
web-check-unfair = Deze verdeling is niet te vertrouwen
web-check-open = Je browser kan deze verdeling niet zelf controleren
web-check-browser = Door je browser zelf gecontroleerd
web-check-server = Door de server gecontroleerd
web-check-promise-kept = Het zegel van de gever is hetzelfde dat deze pagina aan het begin heeft onthouden.
web-check-promise-broken = Het zegel van de gever is niet het zegel dat deze pagina aan het begin heeft onthouden.
web-check-promise-unseen = Deze browser was er aan het begin niet bij en kan het zegel niet zelf vergelijken.
web-check-secret-fits = Het geheim past bij het zegel.
web-check-secret-differs = Het geheim past niet bij het zegel.
web-check-secret-unknown = Via deze verbinding kan je browser niets zelf narekenen. Dat kan alleen met https, of met Caber op je eigen computer.
web-check-seed-used = Je eigen toevalsgetal is meegeschud.
web-check-seed-missing = Je eigen toevalsgetal is niet meegeschud.
web-check-seed-none = Deze browser deed niet mee en heeft dus geen eigen toevalsgetal gegeven.
web-check-record-agrees = Het verslag van de partij, dat je kunt downloaden, vertelt hetzelfde.
web-check-record-differs = Het verslag van de partij vertelt iets anders.
web-check-urns-sound = Waaruit het toeval kon kiezen, stond elke keer in dezelfde volgorde.
web-check-urns-unsound = Waaruit het toeval gekozen zou hebben, kan niet kloppen: er ontbreekt iets, staat dubbel of in wisselende volgorde.
web-check-drawn-same =
    { $count ->
        [0] Er viel niets na te rekenen.
        [one] De ene uitkomst van het toeval, nagerekend met het geheim en de getallen van de spelers, is dezelfde.
       *[other] Alle { $count } uitkomsten van het toeval, nagerekend met het geheim en de getallen van de spelers, zijn dezelfde.
    }
web-check-drawn-differ = Uitkomst { $number } van het toeval was { $drawn }. Uit het geheim en de getallen van de spelers volgt { $due }.
web-check-cards =
    { $count ->
        [0] Het toeval had in deze partij niets te beslissen.
        [one] Het toeval besliste één keer. Volgens de spelregels opnieuw getrokken kwam er hetzelfde uit.
       *[other] Het toeval besliste { $count } keer. Volgens de spelregels opnieuw getrokken kwam er elke keer hetzelfde uit.
    }
web-check-rules = Welke uitkomsten er telkens mogelijk waren, bepalen de spelregels, en die kent je browser niet. Wie ook dat zonder deze server wil controleren, downloadt het verslag en draait “caber verify” op een eigen computer.
web-check-why = Waarom dit eerlijk is: vóór de partij heeft de server een geheim verzegeld en je het zegel laten zien. Pas daarna gaf elk apparaat een toevalsgetal. Het geheim en die getallen bepalen samen elke kaart en elke worp, dus kon de server niets uitkiezen, en een speler ook niet.
web-check-numbers = De getallen
web-check-commitment = Zegel (SHA-256 van het geheim)
web-check-secret = Geheim
web-check-seeds = Toevalsgetallen van de spelers

web-seed = Jouw aandeel in het geluk
web-seed-about = De server verzegelt zijn geheim voordat hij dit van je apparaat krijgt, en samen bepalen ze de verdeling. Het is willekeurig. Schrijf iets anders als je meer op je eigen geluk vertrouwt.
web-seed-label = Wat je apparaat toevoegt
web-seed-another = Een ander

## Terugkijken

web-replay = Terugkijken
web-replay-title = { $game }: partij { $number } terugkijken
web-replay-missing = Deze partij is er aan deze tafel niet.
web-replay-start = De partij begint.
web-replay-share = Link naar dit moment
web-replay-table = Naar de tafel
web-step = Stappen
web-step-first = Naar het begin
web-step-back = Een stap terug
web-step-play = Afspelen
web-step-pause = Pauze
web-step-forward = Een stap vooruit
web-step-last = Naar het einde
web-step-slider = Stap

## Regels en account

web-rules = Regels
web-rules-of = Regels van { $game }
web-rules-missing = Een spel met die naam is er niet.

web-account = Account
web-account-good-for = Als gast kun je alles spelen. Met een account vind je je partijen op elk apparaat terug en houd je je naam.
web-account-how = Inloggen of registreren
web-account-log-in = Inloggen
web-account-register = Registreren
web-account-password = Wachtwoord
web-account-password-about = Minstens 8 tekens. Herstellen per e-mail kan niet, dus bewaar het goed.
web-account-in = Je bent ingelogd als { $name }. Je partijen heb je op elk apparaat bij je.
web-account-leave = Uitloggen
web-account-welcome = Welkom, { $name }!
web-account-left = Je bent uitgelogd.
web-account-cookies = Caber gebruikt één cookie: daaraan ziet de server welke partijen van jou zijn. Er wordt niets doorgegeven en niemand wordt gevolgd.

## Naast het spel

web-short = Zo win je
web-watching = Je kijkt toe
web-share-local = Dit adres werkt alleen op deze computer. Wil je met iemand ergens anders spelen, start Caber dan met “caber serve --host 0.0.0.0” en gebruik het adres waarop anderen je bereiken.
web-end-match-won = { $name } wint de wedstrijd van { $games } partijen.
web-end-wants =
    { $count ->
        [one] { $names } wil een revanche.
       *[other] { $names } willen een revanche.
    }
web-end-is-ready =
    { $count ->
        [one] { $names } is klaar voor de volgende partij.
       *[other] { $names } zijn klaar voor de volgende partij.
    }

### Wedstrijden tussen bots: wat `caber arena` en `caber ladder` zeggen, en wat er op hun pagina's staat.

arena-percent = { $number }%

## Wat niet kan

arena-bots =
    { $count ->
        [one] Er is één bot
       *[other] Er zijn { $count } bots
    } genoemd, maar { $game } is voor { $allowed }. Noem zoveel bots als er plaatsen zijn; meer bots vergelijk je met “caber ladder”.
arena-workers = Kies --workers of --cluster, niet allebei.
arena-sprt-two = Een sequentiële toets vergelijkt twee bots. Laat --sprt weg, of noem er precies twee.
arena-sprt-order = Het eerste getal achter --sprt moet kleiner zijn dan het tweede, zoals --sprt 0 20.
arena-version = Een van de workers heeft caber { $theirs }, hier draait { $ours }. Installeer overal dezelfde versie.
arena-worker-lost = Een proces dat partijen speelde, is afgebroken; misschien was er te weinig geheugen. Voltooide partijen blijven bewaard: dezelfde opdracht gaat daar verder.
arena-cluster-unreachable = Op { $address } is geen Dask-scheduler. Geef het adres dat “dask scheduler” toont, zoals tcp://127.0.0.1:8786.
arena-cluster-idle = De Dask-scheduler op { $address } heeft geen workers. Start er een paar met: dask worker { $address } --nthreads 1
arena-cluster-threads = Een worker van { $address } speelt meerdere partijen op één kern, zodat geen bot zijn volle tijd krijgt. Start workers met: dask worker { $address } --nthreads 1
arena-cluster-lost = De Dask-scheduler op { $address } is verdwenen. Voltooide partijen blijven bewaard: dezelfde opdracht gaat daar verder.
arena-journal-damaged = Met “{ $file }” kan het niet verder: regel { $line } hoort niet in een logboek van de arena. Noem een ander bestand, of verwijder dit.
arena-journal-other = “{ $file }” bevat partijen waarvoor iets anders was afgesproken: { $name } was { $theirs } en is nu { $ours }. Noem een ander bestand, of spreek hetzelfde af.
arena-journal-busy = Een ander programma speelt dezelfde partijen en schrijft in “{ $file }”. Wacht daarop, of noem met --resume een ander bestand.

## Onderweg

arena-rounded = Er worden { $games } partijen gespeeld, zodat elke verdeling vanaf elke plaats aan bod komt.
arena-records-there = In { $folder } staan al verslagen, en die van deze wedstrijd zouden daartussen raken. Noem een andere map.
arena-resumed =
    { $games ->
        [one] Verder na één voltooide partij.
       *[other] Verder na { $games } voltooide partijen.
    }
arena-running = stand { $score }
arena-stopped = Afgebroken na { $games } van { $wanted } partijen. Ze blijven bewaard: dezelfde opdracht gaat daar verder.
arena-stopped-file = Afgebroken na { $games } van { $wanted } partijen. Ze staan in { $file }: dezelfde opdracht gaat daar verder.
arena-stopped-lost = Afgebroken na { $games } van { $wanted } partijen. Ze zijn niet bewaard; met --resume BESTAND wel.

## Wat eruit kwam

arena-games =
    { $game }, { $games } partijen: { $deals ->
        [one] één verdeling
       *[other] { $deals } verdelingen
    }, elk vanaf elke plaats, startgetal { $seed }.
arena-games-once =
    { $game }, { $games } partijen: { $deals ->
        [one] één verdeling
       *[other] { $deals } verdelingen
    }, elk één keer gespeeld, startgetal { $seed }.
arena-score = { $bot } haalt { $score } tegen { $other } (95%-interval: { $low } tot { $high }).
arena-standing = { $bot } heeft { $score } van de overwinningen (95%-interval: { $low } tot { $high }), gemiddelde plaats { $rank }.
arena-counts = { $bot }: { $wins } gewonnen, { $draws } gelijk, { $losses } verloren; { $pace } ms per zet.
arena-elo = Verschil: { $elo } Elo (95%-interval: { $low } tot { $high }).
arena-forfeits =
    { $games ->
        [one] { $bot } gaf één partij op: { $reasons }.
       *[other] { $bot } gaf { $games } partijen op: { $reasons }.
    }
arena-forfeit =
    { $reason ->
        [crashed] De eerste crash: { $detail }
        [stalled] De eerste keer zonder antwoord: { $detail }
       *[nonsense] Het eerste onzinnige antwoord: { $detail }
    }
arena-nothing = Alle partijen zijn opgegeven, dus er is niets gemeten: er is geen score.
arena-unfinished =
    { $games ->
        [one] Eén partij is na { $turns } zetten afgebroken en telt als gelijkspel.
       *[other] { $games } partijen zijn na { $turns } zetten afgebroken en tellen als gelijkspel.
    }
arena-sprt-upper = De toets is na { $deals } verdelingen beslist: een verschil van { $elo1 } Elo is aangenomen, { $elo0 } verworpen (log-likelihoodratio { $ratio }, grenzen { $lower } en { $upper }, alfa { $alpha }, bèta { $beta }).
arena-sprt-lower = De toets is na { $deals } verdelingen beslist: een verschil van { $elo0 } Elo is aangenomen, { $elo1 } verworpen (log-likelihoodratio { $ratio }, grenzen { $lower } en { $upper }, alfa { $alpha }, bèta { $beta }).
arena-sprt-open = De toets tussen { $elo0 } en { $elo1 } Elo is na { $deals } verdelingen niet beslist (log-likelihoodratio { $ratio }, grenzen { $lower } en { $upper }, alfa { $alpha }, bèta { $beta }).
arena-chart-title = { $bot } tegen { $others }
arena-chart-result = { $score } na { $games } partijen; de band is het 95%-interval ({ $low } tot { $high })
arena-chart-games = partijen

## De ranglijst

ladder-players = { $game } is voor { $allowed } spelers, niet voor { $count }.
ladder-bots =
    { $needed ->
        [one] Voor een tafel is één bot nodig
       *[other] Voor een tafel zijn { $needed } bots nodig
    }, maar er zijn er maar { $count }. Noem er meer met --bot.
ladder-title = Ranglijst: { $game }
ladder-about = { $players ->
        [2] Elke twee bots speelden { $games } partijen: elke verdeling twee keer, met verwisselde plaatsen.
       *[other] Elke { $players } bots speelden { $games } partijen: elke verdeling { $players } keer, vanaf elke plaats.
    }
ladder-options = Opties die van de standaard afwijken: { $options }.
ladder-time = Bots die op de klok denken, hadden { $milliseconds } ms per zet, tenzij hun naam iets anders zegt.
ladder-time-own = Bots die op de klok denken, namen hun gewone tijd, tenzij hun naam iets anders zegt.
ladder-bot = bot
ladder-rating = Elo
ladder-lead = boven de volgende
ladder-games = partijen
ladder-pace = ms per zet
ladder-note-rating = De ratings zijn de waarschijnlijkste volgens het model van Bradley en Terry, met 95%-intervallen, gemeten vanaf het gemiddelde van alle bots; de zwakste bot, of de willekeurige, heeft 0. Aan elke tafel komt er een halve gelijke partij bij, zodat wie alles heeft gewonnen niet oneindig hoog staat: zulke ratings zijn eerder ondergrenzen dan metingen.
ladder-note-scores = Onder de naam van een bot staat hoe vaak de bot links vóór hem eindigde; gelijk telt half.
ladder-note-forfeits = Opgegeven partijen: { $bots }.
ladder-note-unfinished =
    { $games ->
        [one] Eén partij had te veel zetten en telt als gelijkspel.
       *[other] { $games } partijen hadden te veel zetten en tellen als gelijkspel.
    }
ladder-chart-axis = Elo, met 95%-intervallen
ladder-written = Geschreven: { $page } en { $picture }.

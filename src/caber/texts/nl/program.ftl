### Externe programma's en eigen klassen die als bot spelen.

program-command = “{ $command }” is geen opdracht. Schrijf het programma en zijn argumenten, met aanhalingstekens zoals in een shell: python bot.py --level 3
program-missing = Er is geen programma “{ $program }”. Schrijf een opdracht die van hieruit kan worden gestart.
program-greeting =
    “{ $command }” kan niet meespelen: het programma { $reason ->
        [stalled] heeft zich niet op tijd voorgesteld
        [nonsense] heeft zich voorgesteld op een manier die niet te begrijpen is
       *[crashed] stopte voordat het zich had voorgesteld
    } ({ $detail }). Wat ervan wordt verwacht, staat in docs/bot-protocol.md.
program-game = { $name } speelt geen { $game }, maar wel: { $games }.
program-named = “{ $text }” benoemt geen programma. Schrijf NAAM=OPDRACHT met een naam van 1 tot { $longest } tekens, en elke naam maar één keer.
program-resume = In deze partij speelt een programma of een eigen bot mee, en een bestand start zoiets nooit uit zichzelf. Noem de plaatsen opnieuw: --seats { $seats }
program-resume-seats = De plaatsen van een bewaarde partij blijven zoals ze waren: --seats { $seats }
program-detail = Wat er met het programma aan de hand was: { $detail }

## Eigen bots, op de opdrachtregel genoemd als module:Klasse

program-own-by-name = “{ $name }” noemt een eigen klasse, en die wordt alleen geïmporteerd als je haar op de opdrachtregel noemt. Geef in Python de klasse of een object ervan door.
program-own-module = Er is geen module “{ $module }” in deze map of bij de geïnstalleerde pakketten. De klasse Mine in het bestand my_bots.py heet my_bots:Mine.
program-own-import = De module “{ $module }” kan niet worden geïmporteerd: { $detail }.
program-own-class =
    In de module “{ $module }” staat geen “{ $name }”. { $count ->
        [0] Noem een klasse met een methode choose(view, rng), zoals my_bots:Mine.
        [one] Er staat één bot in: { $classes }.
       *[other] Er staan { $count } bots in: { $classes }.
    }
program-own-choose = “{ $name }” is geen bot. Een bot is een klasse met een methode choose(self, view, rng) die het nummer van een toegestane zet teruggeeft.
program-own-arguments = “{ $name }” heeft argumenten nodig: { $arguments }. Een bot wordt zonder argumenten gemaakt, dus geef ze standaardwaarden.
program-own-fails = “{ $name }” kan niet worden gemaakt: { $detail }.

## Op de pagina

program-title = { $name } (programma)
program-about = Een extern programma, gestart door wie deze server draait. Hoe goed het speelt, heeft hier niemand getest.

## Hoe een partij eindigt

ending-crashed =
    { $name } is vastgelopen en verliest. { $count ->
        [one] { $winners } wint.
       *[other] Samen winnen: { $winners }.
    }
ending-stalled =
    { $name } antwoordde niet op tijd en verliest. { $count ->
        [one] { $winners } wint.
       *[other] Samen winnen: { $winners }.
    }
ending-nonsense =
    { $name } antwoordde iets wat geen toegestane zet is, en verliest. { $count ->
        [one] { $winners } wint.
       *[other] Samen winnen: { $winners }.
    }

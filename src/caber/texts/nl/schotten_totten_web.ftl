### Het bord van Schotten-Totten in de browser. De opschriften worden ook voorgelezen.

## Kaarten

schotten-totten-web-card = { $clan } { $value }
schotten-totten-web-cards-none = geen kaarten
schotten-totten-web-laid-card = { $card }, bij steen { $stone }
schotten-totten-web-tentative = { $card } zou hier komen
schotten-totten-web-unseen = Verborgen:
schotten-totten-web-discards = Afgelegd:

## Handkaarten

schotten-totten-web-hand-yours = Je hand
schotten-totten-web-hand-card = { $card }, in je hand
schotten-totten-web-hand-card-of = { $card }, in de hand van { $name }
schotten-totten-web-hand-hidden =
    Hand van { $name }: { $count ->
        [one] één kaart
       *[other] { $count } kaarten
    }
schotten-totten-web-hand-tactics =
    { $count ->
        [one] waarvan één tactiekkaart
       *[other] waarvan { $count } tactiekkaarten
    }
schotten-totten-web-hand-known = bekend: { $list }
schotten-totten-web-player = Speler { $number }
schotten-totten-web-turn = aan de beurt
schotten-totten-web-stones =
    { $count ->
        [one] 1 steen
       *[other] { $count } stenen
    }
schotten-totten-web-played = tactiek: { $count }

## Stenen

schotten-totten-web-field = Stenen
schotten-totten-web-stone = Steen { $stone }
schotten-totten-web-stone-yours = hij is van jou
schotten-totten-web-stone-of = hij is van { $name }
schotten-totten-web-claimed-now = net geclaimd
schotten-totten-web-side-yours = jouw kant
schotten-totten-web-side-of = kant van { $name }
schotten-totten-web-side-cards = { $side }: { $list }
schotten-totten-web-places =
    { $places ->
        [one] één vrije plek
       *[other] { $places } vrije plekken
    }
schotten-totten-web-complete = compleet
schotten-totten-web-provable = { $name } kan hem claimen
schotten-totten-web-claim = Steen { $stone } claimen
schotten-totten-web-claim-short = Claimen

## Stapels

schotten-totten-web-stacks = Stapels
schotten-totten-web-stack-clan =
    Clanstapel: { $count ->
        [one] één kaart
       *[other] { $count } kaarten
    }
schotten-totten-web-stack-tactics =
    Tactiekstapel: { $count ->
        [one] één kaart
       *[other] { $count } kaarten
    }
schotten-totten-web-stack-clan-short = Clans
schotten-totten-web-stack-tactics-short = Tactiek
schotten-totten-web-stack-known = door jou bovenop gelegd: { $list }
schotten-totten-web-stack-top = bovenop: { $list }
schotten-totten-web-draw-clan = Clankaart trekken
schotten-totten-web-draw-tactics = Tactiekkaart trekken

## Wat er te doen is, en de knoppen ervoor

schotten-totten-web-actions = Wat je kunt doen
schotten-totten-web-hint-card = Kies een kaart en dan een steen.
schotten-totten-web-hint-stone = { $card }: kies een steen.
schotten-totten-web-hint-take =
    { $trick ->
        [redeploy] Kies de eigen kaart die je verplaatst.
        [deserter] Kies de kaart die deserteert.
       *[traitor] Kies de kaart die naar jou overloopt.
    }
schotten-totten-web-hint-put = { $card }: kies waar de kaart heen gaat.
schotten-totten-web-hint-return = Kies een kaart uit je hand en leg hem terug op de eigen stapel.
schotten-totten-web-hint-drop = De modder is weg. Kies de kaart die je opgeeft.
schotten-totten-web-about-macfarlane = MacFarlane: elke waarde, elke clan. Kies een steen.
schotten-totten-web-about-macgregor = MacGregor: elke waarde, elke clan. Kies een steen.
schotten-totten-web-about-reinforcement = Hulptroepen: een 7 van elke clan. Kies een steen.
schotten-totten-web-about-shield = Schilddrager: een 1, 2 of 3 van elke clan. Kies een steen.
schotten-totten-web-about-fog = Mist: bij deze steen telt alleen de som. Kies een steen.
schotten-totten-web-about-mud = Modder: vier kaarten per kant bij deze steen. Kies een steen.
schotten-totten-web-about-scout = Verkenner: trek drie kaarten, leg er daarna twee naar keuze terug.
schotten-totten-web-about-redeploy = Hergroeperen: verplaats een eigen kaart naar een andere steen, of leg hem af.
schotten-totten-web-about-deserter = Deserteur: een kaart van de overkant gaat van tafel.
schotten-totten-web-about-traitor = Overloper: een clankaart van de overkant komt naar jouw kant.
schotten-totten-web-play = { $card } spelen
schotten-totten-web-sure-lay = { $card } bij steen { $stone }?
schotten-totten-web-sure-claim = Steen { $stone } claimen?
schotten-totten-web-sure-take = { $card } van steen { $stone } pakken?
schotten-totten-web-sure-to = { $card } naar steen { $stone }?
schotten-totten-web-sure-discard = { $card } afleggen?
schotten-totten-web-sure-return-clan = { $card } terug op de clanstapel?
schotten-totten-web-sure-return-tactics = { $card } terug op de tactiekstapel?
schotten-totten-web-sure-drop = { $card } bij steen { $stone } opgeven?
schotten-totten-web-sure-pass = Deze beurt geen kaart spelen?
schotten-totten-web-confirm = Bevestigen
schotten-totten-web-cancel = Annuleren
schotten-totten-web-do-discard = Afleggen
schotten-totten-web-do-pass = Passen
schotten-totten-web-do-end = Beurt beëindigen

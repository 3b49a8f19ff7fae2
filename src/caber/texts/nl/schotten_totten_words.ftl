### Schotten-Totten in woorden: de spelstand als tekst, en wat je kunt doen.

## Kaarten

schotten-totten-spoken-card = { $clan } { $value }

## De spelstand als tekst

schotten-totten-reading-stone = Steen
schotten-totten-reading-state = Stand
schotten-totten-reading-none = geen
schotten-totten-reading-terrain = { $cards }; terrein: { $terrain }
schotten-totten-reading-owned = van { $name }
schotten-totten-reading-provable = { $name } kan hem claimen
schotten-totten-reading-free = nog vrij, { $places } kaarten per kant
schotten-totten-reading-hand = Hand van { $name }: { $cards }
schotten-totten-reading-hand-hidden =
    Hand van { $name }: { $clan ->
        [one] één verborgen kaart
       *[other] { $clan } verborgen kaarten
    }
schotten-totten-reading-hand-hidden-tactics = Hand van { $name }: { $clan } clan en { $tactics } tactiek, verborgen
schotten-totten-reading-hand-known = { $hand }; je kent: { $cards }
schotten-totten-reading-stack = Kaarten in de stapel: { $clan }
schotten-totten-reading-stacks = Kaarten in de stapels: { $clan } clan, { $tactics } tactiek
schotten-totten-reading-played = Tactiekkaarten gespeeld door { $name }: { $count }
schotten-totten-reading-discards = Naast de tafel: { $cards }
schotten-totten-reading-returned-clan = Teruggelegd op de clanstapel, bovenste eerst: { $cards }
schotten-totten-reading-returned-tactics = Teruggelegd op de tactiekstapel, bovenste eerst: { $cards }
schotten-totten-reading-trick = Wordt nu uitgevoerd: { $card }
schotten-totten-reading-taken = Gepakt: { $card }
schotten-totten-reading-fresh = Laatst gelegd: { $cards }
schotten-totten-reading-claimed = Laatst geclaimde stenen: { $stones }

## Wat je kunt doen

schotten-totten-choice-lay = { $card } bij steen { $stone } leggen
schotten-totten-choice-claim = Steen { $stone } claimen
schotten-totten-choice-play = { $card } spelen
schotten-totten-choice-pass = Geen kaart spelen
schotten-totten-choice-draw-clan = Clankaart trekken
schotten-totten-choice-draw-tactics = Tactiekkaart trekken
schotten-totten-choice-end = Beurt beëindigen
schotten-totten-choice-take = { $card } van steen { $stone } pakken
schotten-totten-choice-to = { $card } bij steen { $stone } leggen
schotten-totten-choice-discard = { $card } afleggen
schotten-totten-choice-return = { $card } terugleggen op de stapel
schotten-totten-choice-drop = { $card } bij steen { $stone } opgeven

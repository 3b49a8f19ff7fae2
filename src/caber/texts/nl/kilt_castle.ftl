### Kilt Castle. Zetten, kaarten, velden en opties staan hier zoals je ze intikt.

kilt-castle-title = Kilt Castle
kilt-castle-summary = Een bouwwedstrijd voor twee tot vier: laat de kaarten om het kasteel trekken, bouw over de torens van de anderen heen en heb het grootste gebied als er dukaten komen.

## Kleuren

kilt-castle-colour-r = rood
kilt-castle-colour-o = oranje
kilt-castle-colour-l = lichtgrijs
kilt-castle-colour-d = donkergrijs

## Teksten die geen zet noemen, en tekeningen die geen stelling tonen

kilt-castle-notation = “{ $text }” is geen zet. Zetten zijn: “ro>7” om de kaart met rood en oranje naar plek 7 te verplaatsen (kaarten zijn r, o, l, d, ro, rl, rd, ol, od, ld, plekken 0 tot en met 19); “c3”, “c3*” of “c3**” om op veld c3 een verdieping zonder wapen, met één of met twee wapens te bouwen; en “roof b2” om het dak van b2 te verplaatsen.
kilt-castle-drawing-water = { $word } kan niet op { $field } staan. Met deze opties is het water, getekend als “~”, op { $water }; elk ander veld is “.” of een toren.
kilt-castle-drawing-card = “{ $word }” is geen kaart van dit spel. Een kaart heeft een of twee van de kleuren { $colours }, eerst die naar het kasteel toe.
kilt-castle-drawing-used = De kaart { $word } ligt al op positie { $place }, misschien omgedraaid. Elke kaart ligt op één plek.
kilt-castle-drawing-roofs = Er zijn { $most } daken, maar er staan er meer getekend.
kilt-castle-drawing-tail = De achterste kaart moet op een positie van 0 tot { $most } liggen.
kilt-castle-drawing-front = De voorste kaart ligt hooguit { $places } posities voor de achterste.
kilt-castle-drawing-rows = Er zijn hooguit { $rows } rijen kaarten, en een rij heeft hooguit { $cards } kaarten.
kilt-castle-drawing-moved = Zolang er kleuren bouwen, noemt deze regel de verplaatste kaart, en die ligt op tafel.
kilt-castle-drawing-builder = De kleur die bouwt, staat achter de fase en is er een van de verplaatste kaart { $card }, zoals “turn: 1 build r”.
kilt-castle-drawing-site-first = “{ $colour }” ligt naar het kasteel toe en bouwt eerst, dus is er deze beurt nog geen veld bebouwd.
kilt-castle-drawing-site-roof = Een dak gaat alleen naar het veld waarop deze beurt gebouwd is. Noem dat veld.
kilt-castle-drawing-reason = Hij hoort bij een afgelopen partij, en alleen daarbij: “turn: 1 finished” met “reason: built_out” of iets dergelijks.
kilt-castle-drawing-stuck = In deze fase van de beurt is geen zet mogelijk.

## Zetten die volgens de regels niet mogen: wat er mis is, en wat wel kan

kilt-castle-refused-over = De partij is afgelopen, dus “{ $move }” kan niet meer.
kilt-castle-refused-chance = “{ $move }” kan nu niet komen. De kaarten worden uitgelegd, en in een rij kaarten mag geen kleur meer dan twee keer voorkomen.
kilt-castle-refused-not-chance = “{ $move }” noemt alleen een kaart. Zeg waar die heen gaat, zoals “ro>7”.
kilt-castle-refused-phase =
    “{ $move }” past hier niet. { $now ->
        [move] Een beurt begint met een kaart die verplaatst wordt, zoals “ro>7”.
        [build] De kaart ligt er al. Zeg nu waar je bouwt, zoals “c3”, of “c3*” voor een verdieping met een wapen.
       *[roof] Beide daken zijn in gebruik. Zeg welk dak naar de toren gaat waar net gebouwd is, zoals “roof b2”.
    }
kilt-castle-refused-no-card = { $card } doet niet mee. Met drie spelers blijven alle kaarten met donkergrijs in de doos.
kilt-castle-refused-too-far = “{ $move }” mag niet van regel I. Kaarten gaan alleen met de klok mee, en hoogstens één plek voorbij de voorste, die op plek { $front } ligt. Verder dan plek { $last } mag niet.
kilt-castle-refused-alone = “{ $move }” mag niet van regel I. Een kaart die op plek { $slot } alleen vooraan ligt, heeft een kaart nodig op de plek direct erachter. Verplaats een kaart waarna daar nog een andere ligt.
kilt-castle-refused-tail = “{ $move }” mag niet van regel I. De stoet is rond: op plek { $slot } liggen de achterste kaarten, en alleen een kaart uit de voorste rij mag die inhalen. Kies een plek dichterbij.
kilt-castle-refused-gap = “{ $move }” mag niet van regel I. Bij strict_neighbour=yes heeft een kaart die alleen op plek { $slot } ligt, een andere nodig op de plek direct erachter.
kilt-castle-refused-row-full = “{ $move }” mag niet van regel II. Op plek { $slot } liggen al { $most } kaarten, en meer mogen er niet in een rij. Kies een andere plek.
kilt-castle-refused-rows = “{ $move }” mag niet van regel III. De kaarten zouden dan in meer dan { $most } rijen liggen. Sluit aan bij een rij die er al is, of neem de enige kaart van een rij.
kilt-castle-refused-water = { $field } is water. Daar kan niemand bouwen.
kilt-castle-refused-not-in-line = { $field } ligt niet voor de kaart. Die ligt op plek { $slot }, dus kies een veld van die lijn.
kilt-castle-refused-not-first = { $field } moet wachten. Vanaf de kaart gezien is { $first } het eerste lege veld, en alleen daar kun je iets beginnen. Bouw daar, of bouw over een toren van de lijn heen.
kilt-castle-refused-roofed = De toren op { $field } heeft een dak, en over een dak bouwt niemand heen. Kies een ander veld van de lijn.
kilt-castle-refused-too-dear =
    De toren op { $field } is te duur voor { $colour ->
        [r] rood
        [o] oranje
        [l] lichtgrijs
       *[d] donkergrijs
    }: eroverheen bouwen kost { $cost ->
        [one] 1 dukaat
       *[other] { $cost } dukaten
    }, en { $purse ->
        [0] de beurs is leeg
        [one] er zit maar 1 dukaat in de beurs
       *[other] er zitten maar { $purse } dukaten in de beurs
    }. Kies een goedkoper veld van de lijn.
kilt-castle-refused-no-floor =
    { $crests ->
        [0] Een verdieping zonder wapen
        [one] Een verdieping met één wapen
       *[other] Een verdieping met { $crests } wapens
    } heeft { $colour ->
        [r] rood
        [o] oranje
        [l] lichtgrijs
       *[d] donkergrijs
    } niet meer. Bouw met een andere.
kilt-castle-refused-no-roof = Op { $field } ligt geen dak dat verplaatst kan worden. Noem een toren die er een heeft.

## Opties: een titel, een zin met alle waarden, en elke waarde die een woord is

kilt-castle-option-players = Aantal spelers
kilt-castle-option-players-about = Met hoeveel je speelt: met z'n tweeën heb je elk twee kleuren, met z'n drieën of vieren elk één.
kilt-castle-option-missing-fields = Het water
kilt-castle-option-missing-fields-about = Welke hoek van het kasteel met de twee velden ernaast water is: die bij e1 (south_east), bij a1 (south_west), bij a5 (north_west) of bij e5 (north_east).
kilt-castle-value-missing-fields-south-east = in het zuidoosten
kilt-castle-value-missing-fields-south-west = in het zuidwesten
kilt-castle-value-missing-fields-north-west = in het noordwesten
kilt-castle-value-missing-fields-north-east = in het noordoosten
kilt-castle-option-start-slot = Eerste plek
kilt-castle-option-start-slot-about = Op welke plek aan het begin de kaarten met één kleur liggen; de andere liggen er met de klok mee vóór. Met drie spelers ligt alles één plek verder.
kilt-castle-option-strict-neighbour = Alleen in een gat
kilt-castle-option-strict-neighbour-about = Of een kaart alleen in elk gat van de stoet mag liggen (no) of ook daar een buur direct achter zich nodig heeft (yes).
kilt-castle-value-strict-neighbour-no = gaten zijn vrij te vullen
kilt-castle-value-strict-neighbour-yes = ook in gaten is een buur nodig
kilt-castle-option-roof-by-colour = Daken met z'n tweeën
kilt-castle-option-roof-by-colour-about = Of voor een dak twee verschillende mensen op één veld moeten bouwen (no) of alleen twee verschillende kleuren (yes). Telt alleen met z'n tweeën.
kilt-castle-value-roof-by-colour-no = twee mensen maken een dak
kilt-castle-value-roof-by-colour-yes = twee kleuren maken een dak
kilt-castle-option-colour-ends = Het einde met z'n tweeën
kilt-castle-option-colour-ends-about = Of de partij eindigt als iemand alle verdiepingen van beide kleuren heeft gebouwd (no) of van een van de twee (yes). Telt alleen met z'n tweeën.
kilt-castle-value-colour-ends-no = als beide kleuren op zijn
kilt-castle-value-colour-ends-yes = als één kleur op is
kilt-castle-option-hidden-purses = Beurzen
kilt-castle-option-hidden-purses-about = Of iedereen ziet wat er in elke beurs zit (no) of alleen wat er in de eigen beurs zit, tot de partij afgelopen is (yes). Deel je met anderen één apparaat of terminal, dan zie je daar de beurs van wie er beslist, en blijft er weinig verborgen.
kilt-castle-value-hidden-purses-no = open voor iedereen
kilt-castle-value-hidden-purses-yes = verborgen tot het einde
kilt-castle-option-standstill = Stilstand
kilt-castle-option-standstill-about = Na hoeveel beurten achter elkaar waarin niemand bouwt, de partij eindigt.

### Wat `import caber` te zeggen heeft.

public-over = Het spel is afgelopen, er kan geen zet meer worden gedaan. `undo()` neemt de laatste beslissing terug.
public-undo = Er is nog niets beslist, dus er valt niets terug te nemen.
public-no-record = Dit spel begon met een zelf opgezette stelling of een zijtak en heeft daarom geen verslag. `drawing()` schrijft de stelling.
public-several = In deze tekst staan { $games } spellen. `caber.read_all` leest ze allemaal.
public-finish-bots = Er zijn { $count } bots genoemd, maar er zijn { $seats } plaatsen. Noem er geen (dan wordt er willekeurig gespeeld), één voor alle plaatsen of één per plaats.
public-view = Zo kan de stelling niet worden beoordeeld: geef het zicht van de plaats aan zet, `state.hide(state.turn)`, of het spel zelf.
public-weigh-none = Voor { $game } is er met deze opties geen analyse.
public-weigh-turn = Hier hoeft niemand iets te beslissen, dus er zijn geen zetten te beoordelen.
public-loss-exact = Verlies kan alleen worden gemeten waar perfect spel bekend is, zoals in Schotten Rennen met twee spelers. { $game } is met deze opties niet opgelost.
public-chance = Het toeval is aan de beurt, maar het geheim van de deler staat niet in het verslag. `moves` noemt de mogelijke uitkomsten.
public-verified =
    Alle { $moves } zetten zijn geldig. { $checked ->
        [0] Het delen is zonder het geheim van de deler niet te controleren,
       *[other] { $dealt } uitkomsten zijn gedeeld zoals beloofd,
    } { $claims } claims zijn bevestigd.{ $withheld ->
        [0] {""}
        [one] { " " }Eén afgelopen spel toont het geheim van zijn deler niet.
       *[other] { " " }{ $withheld } afgelopen spellen tonen het geheim van hun deler niet.
    }
public-workers = Bots die alleen in dit programma bestaan, kunnen niet naar andere processen worden gestuurd: { $bots }. Laat `workers` weg, of noem de bots bij hun naam.
public-exists = “{ $file }” bestaat al en is geen eerdere versie van dit spel, dus het blijft zoals het is. Kies een andere naam, of geef `overwrite=True` mee.
public-least = `{ $name }` is { $given }, maar moet minstens 1 zijn.
public-seats = { $game } is voor { $allowed } spelers, maar er zijn { $count } plaatsen genoemd.
public-seats-names = `seats` is een lijst van namen zoals ["Ailsa", "Rob"], niet { $seats }.
public-solve-exact = Met deze opties heeft { $game } geen enkele waarde die te bewijzen is, of het is te groot. `caber solve { $game }` toont wat er wel over te zeggen is.
public-bots-list = `bots` is een lijst van bots zoals ["{ $bots }", "random"], geen losse naam.

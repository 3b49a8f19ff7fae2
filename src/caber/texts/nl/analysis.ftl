### Geluk en kunde: wat stellingen en zetten waard zijn, waar iemand dat kan zeggen.

analysis-percent = { $sign }{ $whole },{ $part }%
# Is $margin 0, dan is het zeker.
analysis-about = { $margin ->
    [0] { $sign }{ $whole }%
   *[other] { $sign }{ $whole }% ± { $margin }
    }
analysis-decision = “{ $chosen }”, maar “{ $better }” was beter: { $cost }
analysis-forfeit =
    { $reason ->
        [time] tijd verstreken: { $cost }
        [crashed] vastgelopen: { $cost }
        [stalled] niet op tijd geantwoord: { $cost }
        [nonsense] iets geantwoord wat geen toegestane zet is: { $cost }
       *[other] opgegeven: { $cost }
    }
analysis-account =
    { $name } begon met een winstkans van { $start }. Geluk: { $luck }, eigen beslissingen: { $own }, beslissingen van de anderen: { $others }. { $result ->
        [won] Samen is dat de winst.
        [lost] Samen is dat het verlies.
       *[other] Samen is dat gelijkspel; het telt als gedeelde winst.
    }
analysis-none = Wat stellingen waard zijn, is in dit spel niet goed genoeg bekend. Daarom wordt er niets over gezegd.
analysis-running = Over geluk en kunde valt te lezen als het spel afgelopen is.
analysis-hidden = Over geluk en kunde wordt verteld aan de hand van het hele verslag; dit laat alleen zien wat één kijker mag weten.
analysis-hint-others = Aan een tafel met anderen zijn er geen hints: dat zou tegenover hen niet eerlijk zijn.

## In de terminal

analysis-working = Er wordt uitgerekend wat elke stelling waard was …
analysis-title = Geluk en kunde
analysis-start = Kans aan het begin
analysis-luck = Geluk
analysis-own = Eigen beslissingen
analysis-others = Beslissingen van anderen
analysis-result = Uitslag
analysis-estimate = Al deze kansen zijn geschat en kunnen er een beetje naast zitten.
analysis-margin = Elk getal kan er zoveel naast zitten als achter ± staat; geluk is alles wat de beslissingen niet verklaren.
analysis-costly = Dit kostte het meest:
analysis-flawless = Geen enkele beslissing kostte met zekerheid ook maar één procent.

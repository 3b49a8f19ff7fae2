### Geluk en kunde: wat stellingen en zetten waard zijn, waar iemand dat kan zeggen.

analysis-percent = { $sign }{ $whole },{ $part }%
analysis-decision = “{ $chosen }”, maar “{ $better }” was beter: { $cost }
analysis-forfeit =
    { $reason ->
        [time] tijd verstreken: { $cost }
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
analysis-costly = Dit kostte het meest:
analysis-flawless = Geen enkele beslissing kostte ook maar één procent.

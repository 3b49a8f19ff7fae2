### Wat de pagina's in de browser zeggen over hints, geluk en kunde.

web-hint = Hint
web-hint-working = Aan het rekenen …
web-hint-told = Je winstkans met elke zet
web-hint-best = beste
web-hint-estimate = Dit zijn schattingen; ze kunnen er een beetje naast zitten.

web-luck = Geluk en kunde
web-luck-working = Er wordt uitgerekend wat elke stelling waard was …
web-luck-again = Opnieuw proberen
web-luck-graph = Winstkansen, stap voor stap
web-luck-step = Stap { $step } van { $last }
web-luck-table = Waar de uitslag vandaan komt
web-luck-start = Kans aan het begin
web-luck-luck = Geluk
web-luck-own = Eigen beslissingen
web-luck-others = Beslissingen van anderen
web-luck-result = Uitslag
web-luck-costly = Beslissingen die een procent of meer kostten
web-luck-flawless = Die waren er niet.
web-luck-about = Elke kans klopt precies als iedereen vanaf daar foutloos speelt. Verandert het toeval haar, dan is dat geluk; verandert een beslissing haar, dan was dat een fout.
web-luck-estimate = Alle kansen zijn geschat en kunnen er een beetje naast zitten. Verandert het toeval een kans, dan telt dat als geluk; verandert een beslissing haar, dan telt dat voor wie die nam. Een schattingsfout zit dus soms in het geluk en soms in een beslissing.
web-luck-sum = Alle veranderingen samen leiden van de kans aan het begin naar de uitslag, en in een lang spel kan een som oplopen tot enkele honderden procenten.

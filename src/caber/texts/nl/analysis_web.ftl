### Wat de pagina's in de browser zeggen over hints, geluk en kunde.

web-hint = Hint
web-hint-working = Aan het rekenen …
web-hint-told = Je winstkans met elke zet
web-hint-best = beste
web-hint-estimate = Dit zijn schattingen; ze kunnen er een beetje naast zitten.
web-hint-sampled = Geschat naar wat jij kunt weten; ± zegt hoe nauwkeurig.
web-hint-all = Alle { $count } zetten tonen
web-hint-few = Alleen de beste tonen

web-luck = Geluk en kunde
web-luck-working = Er wordt uitgerekend wat elke stelling waard was …
web-luck-again = Opnieuw proberen
web-luck-graph = Winstkansen, stap voor stap
web-luck-step = Stap { $step } van { $last }
web-luck-table = Waar de uitslag vandaan komt
web-luck-start = Kans aan het begin
web-luck-luck = Geluk
web-luck-rest = Geluk en schattingsfouten
web-luck-own = Eigen beslissingen
web-luck-others = Beslissingen van anderen
web-luck-result = Uitslag
web-luck-costly = Dit kostte het meest
web-luck-more = { $count ->
    [one] Nog één beslissing die een procent of meer kostte
   *[other] Nog { $count } beslissingen die een procent of meer kostten
    }
web-luck-flawless = Geen enkele beslissing kostte met zekerheid ook maar één procent.
web-luck-about = Elke kans klopt precies als iedereen vanaf daar foutloos speelt. Verandert het toeval haar, dan is dat geluk; verandert een beslissing haar, dan was dat een fout.
web-luck-estimate = Alle kansen zijn geschat en kunnen er een beetje naast zitten. Een beslissing telt naar wat de beste waard was geweest; alles wat beslissingen niet verklaren telt als geluk, en daarin zitten ook de schattingsfouten.
web-luck-hidden = Elke stap wordt beoordeeld naar wat wie aan zet was toen kon weten.
web-luck-margin = Elk getal kan er zoveel naast zitten als achter ± staat. Alleen beslissingen die meer kostten worden genoemd.
web-luck-sum = Alle veranderingen samen leiden van de kans aan het begin naar de uitslag, en in een lang spel kan een som oplopen tot enkele honderden procenten.

### De spellen zoals andere bibliotheken spellen kennen: PettingZoo en Gymnasium.

adapters-render-mode = Er is geen weergave “{ $mode }”. Weergaven: { $modes }.
adapters-move-number = Zetten hebben de nummers 0 tot en met { $most }, dus { $number } is er geen. Het masker van een waarneming zegt welke mogen.
adapters-move-text = step() neemt het nummer van een zet, en “{ $text }” is de tekst ervan. Het nummer is { $number }: state.parse("{ $text }")
adapters-move-given = step() neemt het nummer van een zet, een geheel getal van 0 tot en met { $most }, en niet { $given }.
adapters-opponents = opponents is een lijst met één bot voor elke andere plaats, zoals ["{ $bot }"]. Een bot daarin is een naam, een object met een methode choose(view, rng), of een klasse van zulke objecten.
adapters-seat = Er is geen plaats “{ $seat }”. Plaatsen hebben de nummers 0 tot en met { $last }; “any” loot.
adapters-over = Het spel is afgelopen. Begin een nieuw met reset().
adapters-picture-browser = Een plaatje van het bord wordt door een browser gemaakt, en er kon geen Chromium worden gestart. Installeer er een met: playwright install chromium (of het Chromium-pakket van je systeem). De weergave “ansi” heeft er geen nodig.
adapters-picture-page = De pagina waarvan het bord wordt getekend, is nog niet gebouwd. Bouw haar in de bronnen met: make web

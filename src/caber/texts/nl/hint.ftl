### Tips in de terminal: `caber hint`, en het woord “hint” in `caber play`.

hint-working = Even denken …
hint-seat = Stoel { $seat }
hint-none = Er is geen tip: met deze opties weet niemand goed genoeg wat stellingen van { $game } waard zijn.
hint-source = Noem een opgenomen partij, eventueel met --step, of met --position een stelling als tekst.
hint-game = De stelling zegt niet bij welk spel ze hoort. Voeg een regel als “game: schotten_totten” toe, of noem het spel met --game: { $games }.
hint-over = Deze partij is afgelopen. Kies de stelling met --step, van 0 tot { $steps }; “caber replay” laat ze zien.
hint-step = Er is geen stap { $step }. De stappen gaan van 0 tot { $steps }.
hint-finished = In deze stelling is de partij afgelopen, dus er valt niets te beslissen.
hint-chance = In deze stelling beslist geen speler: er wordt nu een kaart getrokken of gegooid.
hint-viewer = Stoel { $seat } is aan de beurt, maar er is getekend wat een ander ziet. Schrijf “seen by: { $seat }”, of teken alles open en laat die regel weg.

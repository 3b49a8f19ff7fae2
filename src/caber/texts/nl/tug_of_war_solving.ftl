### Wat `caber solve` over touwtrekken zegt.

tug-of-war-solve-limit = Een ronde die na { $limit } beurten eindigt, wordt niet opgelost: elke beurt zou een eigen tabel vragen. Laat turn_limit weg.
tug-of-war-solve-room = In { $folder } is geen plaats voor een tabel van { $size } MB. Maak daar ruimte, of noem in CABER_CACHE een andere map.
tug-of-war-proof =
    { $by ->
        [table] Eén ronde met hoogstens { $cap } atleten per kant, van wie er { $lying } tegelijk mogen liggen: de regels stellen geen grens, de tabel wel. Wat de andere kant ook doet, niemand is onder zijn grens te houden.
       *[rules] Eén ronde met hoogstens { $cap } atleten per kant, van wie er { $lying } tegelijk mogen liggen. Wat de andere kant ook doet, niemand is onder zijn grens te houden.
    }
tug-of-war-chart-title = Winstkans van de kant die gaat gooien, in procenten
tug-of-war-chart-axes = Omlaag: de eigen atleten. Naar rechts: die van de ander. Iedereen staat; kolommen zoals ze gegooid worden.

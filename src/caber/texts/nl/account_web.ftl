### Wat de accountpagina zegt over wachtwoorden, en over de gegevens van wie haar leest.

web-password-change = Wachtwoord wijzigen
web-password-now = Huidig wachtwoord
web-password-new = Nieuw wachtwoord
web-password-about = Minstens 8 tekens. Alle andere apparaten moeten opnieuw inloggen.
web-password-changed = Je wachtwoord is gewijzigd. Alle andere apparaten zijn uitgelogd.

web-data = Je gegevens
web-data-about = De server bewaart je naam, je partijen en de dag van je laatste bezoek; internetadressen een dag lang, als bescherming tegen overbelasting. Er wordt niets doorgegeven.
web-data-download = Mijn gegevens downloaden
web-erase = Mij wissen
web-erase-sure = Alles over jou wissen?
web-erase-account = Je account, je naam en je login verdwijnen. Op alle apparaten ben je een nieuwe gast.
web-erase-guest = Je naam en je cookie verdwijnen. Daarna ben je een nieuwe gast.
web-erase-running = Je geeft alle lopende partijen op. Tafels waaraan alleen jij zit, verdwijnen ook.
web-erase-finished = Afgelopen partijen blijven voor de anderen bestaan, maar daarin heet je “Iemand”.
web-erase-for-good = Dit kan niet ongedaan worden gemaakt. Download eerst je gegevens als je je partijen wilt houden.
web-erase-yes = Mij wissen
web-erase-no = Alles houden
web-erase-done = Je bent gewist. Je bent nu een nieuwe gast.

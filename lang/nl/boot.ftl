### What the page says in this language without the app; the same sentences are, word for word, in public/boot.js. The others of
### lang/en/boot.ftl are said in English.

page-loading = Laden…
boot-try-again = Opnieuw proberen
boot-download = Alles opnieuw downloaden
boot-save = Partijen als bestand opslaan
boot-incomplete = De app kon niet helemaal worden gedownload. Controleer de verbinding en probeer het opnieuw. Je bewaarde partijen blijven zoals ze zijn.
boot-too-old = Deze browser is te oud voor de app. Gebruik Chrome of Edge 110, Firefox 115, Safari 16.4 of nieuwer.
boot-offline = De app kon niet worden gedownload: dit apparaat is offline. Maak verbinding en probeer het opnieuw.
boot-late = De app is nog niet gestart. Bij een trage verbinding wordt hij misschien nog geladen. Je bewaarde partijen blijven zoals ze zijn.

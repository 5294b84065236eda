### What the page says in this language without the app; the same sentences are, word for word, in public/boot.js. The others of
### lang/en/boot.ftl are said in English.

page-loading = Wird geladen …
boot-try-again = Nochmal versuchen
boot-download = Alles neu laden
boot-save = Meine Partien als Datei speichern
boot-incomplete = Die App konnte nicht vollständig geladen werden. Prüfe die Verbindung und versuche es noch einmal. Deine gespeicherten Partien sind nicht betroffen.
boot-too-old = Dieser Browser ist zu alt für die App. Nimm Chrome oder Edge 110, Firefox 115, Safari 16.4 oder neuer.
boot-offline = Die App konnte nicht geladen werden: Dieses Gerät ist offline. Verbinde es und versuche es noch einmal.
boot-late = Die App ist noch nicht gestartet. Bei langsamer Verbindung lädt sie vielleicht noch. Deine gespeicherten Partien sind nicht betroffen.

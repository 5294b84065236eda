pentathlon = Pentathlon
home = Alle Spiele
close = Schließen
settings = Einstellungen
rules = Regeln
fetching = Wird geladen …
try-again = Nochmal versuchen
load-again = Neu laden

tagline-so-far = Fünf olympische Kartenspiele an einem Tisch, miteinander oder gegen Computer, direkt im Browser.
open-record = Datei oder Link öffnen
setting-language = Sprache
language-not-loaded = Ein Teil der Texte in dieser Sprache konnte nicht geladen werden. Bis es klappt, stehen sie in einer anderen Sprache da.
hall = Ruhmeshalle
new-version = Eine neue Version von Pentathlon liegt bereit. Deine gespeicherten Partien bleiben, wie sie sind.
take-new-version = Aktualisieren

players = { $from }–{ $to } Leute
minutes = { $minutes } Min.
mark-start = Für den Anfang
play = Spielen
play-label = Spielen: { $title }
learn = In 4 Min. lernen
learn-label = In 4 Min. lernen: { $title }
learned = ✓ Gelernt
learned-label = ✓ Gelernt: { $title }
mark-two = Zu zweit im Team
mark-quick = Schnell
mark-pictures = Bilder
mark-think = Am kniffligsten
mark-bluff = Bluffen
mark-faces = Lustige Gesichter
mark-turns = Alle gleichzeitig
mark-many = Auch zu siebt
mark-easy = Leicht zu lernen
rules-label = Regeln: { $title }

tournament = Das Pentathlon
tournament-line = Alle fünf Spiele nacheinander in gleicher Besetzung, und am Ende ein Titel.
begin-tournament = Beginnen
tournament-at = Spiel { $number } von { $games } · { $title }
tournament-new = Bereit für das erste von { $games } Spielen
tournament-over = Alle { $games } Spiele sind vorbei
remove-tournament-why = Das Pentathlon mit { LIST($names) } wird von diesem Gerät gelöscht. Seine Partien bleiben als einzelne Partien erhalten.

today = { $rivals ->
    [one] Heute: { $title } zu zweit
   *[other] Heute: { $title } zu dritt
}
today-tournament = Heute: ein Pentathlon zu dritt
today-line = Dieselben Karten für alle, einmal am Tag.
today-streak = { $days ->
    [one] Dieselben Karten für alle. Deine Serie: 1 Tag.
   *[other] Dieselben Karten für alle. Deine Serie: { $days } Tage.
}
today-again = Nochmal spielen
today-again-line = Die Tagespartie wurde gelöscht. Du kannst sie noch einmal spielen, aber ohne Wertung.

welcome = Nimm Platz
welcome-text = Spiel allein gegen den Computer, oder hol alle um diesen Bildschirm zusammen.
promise-quick = Einmal tippen und los
promise-quick-why = Tippe auf einem Plakat auf „{ play }“, oder auf das Plakat selbst, wenn du wählen willst, wer mitspielt. Spielbare Karten sind hervorgehoben; bei jeder anderen erfährst du, warum sie nicht geht.
promise-safe = Jede Partie wird gespeichert
promise-safe-why = Jeder Zug wird auf diesem Gerät gespeichert. Schließ den Tab, komm wieder und spiel weiter.
promise-secret = Deine Karten gehören dir
promise-secret-why = Reicht das Gerät herum: Ein Vorhang verdeckt jede Hand, bis die richtige Person das Gerät hat.
promise-nothing = Kein Konto, kein Tracking, keine Werbung.

unfinished-tables = Angefangene Partien
finished-tables = Beendete Partien
fetching-tables = Deine gespeicherten Partien werden geladen …
find-table = Spiel oder Name suchen
find-nothing = Keine gespeicherte Partie passt dazu.
day-and-time = { $day }, { $time }
show-fewer = Weniger anzeigen
show-all = Alle { $count } anzeigen
waiting-names = { LIST($names) }
waiting-turn = { $progress } · { $name } ist am Zug
waiting-won = { $points ->
    [one] Sieg: { LIST($winners) }, { $points } Punkt
   *[other] Sieg: { LIST($winners) }, { $points } Punkte
}
waiting-shared = { $points ->
    [one] Sieg für alle, { $points } Punkt
   *[other] Sieg für alle, { $points } Punkte
}
waiting-branch = Neuer Versuch ab Zug { $number } · { $state }
season-goes-on = Die Saison geht weiter
season-went-on = Die nächste Partie läuft schon
broken-table = Eine beschädigte Partie
continue-game = Weiter
continue-label = Weiter: { $title } mit { LIST($names) }
continue-unknown-label = Weiter: { $title }
see-result = Ergebnis
see-result-label = Ergebnis: { $title } mit { LIST($names) }
look = Ansehen
look-label = Ansehen: eine beschädigte Partie
remove-label = Löschen: { $title } mit { LIST($names) }
remove-unknown-label = Löschen: { $title }
remove-broken-label = Löschen: eine beschädigte Partie
remove-table = Diese Partie löschen?
remove-table-why = Die Partie { $title } mit { LIST($names) } wird von diesem Gerät gelöscht.
remove-unknown-why = Die Partie { $title } wird von diesem Gerät gelöscht.
remove-broken-why = Was von dieser beschädigten Partie übrig ist, wird von diesem Gerät gelöscht.
remove-day-why = Es ist eine Tagespartie; der Tag bleibt dann ohne Ergebnis.
keep = Behalten
remove = Löschen
keep-result-why = Das Ergebnis kann in der Ruhmeshalle bleiben. Ohne die Partie kann es aber niemand mehr nachprüfen.
keep-result = Löschen, aber das Ergebnis behalten

made-by = Ein Spiel von { LIST($authors) }, erschienen bei { $publisher }. Dies ist eine inoffizielle Fassung mit eigenen Texten, Bildern, Kartenwerten und Sportarten.
made-by-unpublished = Ein Spiel von { LIST($authors) }. Dies ist eine inoffizielle Fassung mit eigenen Texten, Bildern, Kartenwerten und Sportarten.
pictures-by = Die farbigen Bilder von Gegenständen sind Twemoji, © Twitter, Inc. und andere Mitwirkende, lizenziert unter CC BY 4.0.
licences = Lizenzen für Software, Bilder und Schrift

no-such-page = Unter dieser Adresse gibt es nichts.
not-fetched = Dieser Teil der App konnte nicht geladen werden
not-fetched-why = Der Server hat ihn nicht geschickt. Versuch es gleich noch einmal. Deine gespeicherten Partien sind sicher.
offline-why = Dieses Gerät ist offline. Deine gespeicherten Partien sind sicher.
damaged-why = Die Datei ist beschädigt angekommen. Deine gespeicherten Partien sind sicher.
late = Dieser Teil der App wird noch geladen
late-why = Er öffnet sich, sobald er da ist. Deine gespeicherten Partien sind sicher.
outdated = Es gibt eine neue Version
outdated-why = Diese Seite ist veraltet und kann das Spiel nicht mehr laden. Lade sie neu, dann geht es in der neuen Version weiter. Deine gespeicherten Partien sind sicher.

unreadable = { $count ->
    [one] Nicht lesbar: { LIST($what) }. Das wird ausgelassen, alles andere bleibt.
   *[other] Nicht lesbar: { LIST($what) }. Das wird ausgelassen, alles andere bleibt.
}
unreadable-games = { $count ->
    [one] eine Partie
   *[other] { $count } Partien
}
unreadable-tournaments = { $count ->
    [one] ein Pentathlon
   *[other] { $count } Pentathlons
}
unreadable-people = { $count ->
    [one] eine Person
   *[other] { $count } Personen
}
unreadable-days = { $count ->
    [one] eine Tagespartie
   *[other] { $count } Tagespartien
}
unreadable-results = { $count ->
    [one] ein Ergebnis ohne seine Partie
   *[other] { $count } Ergebnisse ohne ihre Partien
}
unreadable-guests = { $count ->
    [one] eine Gästeliste
   *[other] { $count } Gästelisten
}
save-unreadable = In eine Datei speichern
read-again = Nochmal lesen
remove-unreadable-title = Löschen, was nicht lesbar ist?
remove-unreadable-why = Was nicht lesbar ist, wird von diesem Gerät gelöscht. Eine neuere Version der App könnte es vielleicht noch lesen.
not-saved-as-file = Dieser Browser lässt das Speichern von Dateien nicht zu.

broken = Da ist etwas schiefgegangen. Deine Partien sind bis zum letzten Zug gespeichert: Lade die Seite neu, dann geht es weiter.
broken-again = Es ist wieder etwas schiefgegangen. Deine Partien sind weiterhin bis zum letzten Zug gespeichert. Du kannst ohne das starten, was gerade gelesen wurde; es bleibt erhalten, und du kannst es in eine Datei speichern.
without-game = Ohne diese Partie starten
without-tournament = Ohne das Pentathlon starten
without-person = Ohne diese Person starten
without-day = Ohne diesen Tag starten
without-result = Ohne dieses Ergebnis starten
save-games = Partien in Datei speichern
report-about = Ein Fehlerbericht für die Entwicklung, ohne Namen und Karten
copy-report = Bericht kopieren
report-copied = Bericht kopiert

share-what = Was möchtest du teilen?
share-picture = Ein Bild
share-whole = Die ganze Partie
share-challenge = Die Verteilung, als Herausforderung
share-why = Der Link enthält die ganze Partie: Wer ihn hat, kann jeden Zug ansehen und sieht jede Karte und jeden Namen.
share-challenge-why = Der Link enthält die Verteilung, deine Punkte und wer mitspielt, aber keine Züge. Wer ihn öffnet, spielt von deinem Sitz aus dieselben Karten.
share-dare = { $points ->
    [one] Überbiete mit denselben Karten meinen { $points } Punkt bei { $title }: { $link }
   *[other] Überbiete mit denselben Karten meine { $points } Punkte bei { $title }: { $link }
}
share-link = Link
copy-link = Link kopieren
link-copied = Link kopiert.
link-not-copied = Dieser Browser lässt das Kopieren nicht zu. Der Link ist jetzt markiert: Kopiere ihn von Hand.
link-too-long = Diese Partie ist zu lang für einen Link. Ihre Aufzeichnung lässt sich in eine Datei speichern.
qr-code = QR-Code des Links

picture-why = Das Bild entsteht auf diesem Gerät und verlässt es erst, wenn du es teilst.
picture-shape = Format
picture-square = Quadrat
picture-wide = Querformat
save-picture = Bild speichern
share-it = Bild teilen
picture-failed = Dieser Browser kann das Bild nicht zeichnen.
picture-refused = Dieses Gerät konnte das Bild nicht teilen. Speichere es, und teile dann die Datei.
picture-changed = Dieser Browser verändert, was Seiten zeichnen, deshalb kann das Bild falsch aussehen. Sieh es dir an, bevor du es teilst.
picture-of = Das Podium von { $title }: { $headline }
picture-place = { $place } Platz · { $points }

open-title = Hol Partien auf dieses Gerät
open-why = Eine Partie kommt als Datei, als Link oder als Text; eine Sicherung ist eine Datei mit allen Partien eines Geräts. Was darin ist, siehst du, bevor etwas gespeichert wird.
open-drop = Datei hier ablegen
open-file = Datei wählen
open-paste = Oder Text oder Link einfügen
open-it = Öffnen
open-refused = Das lässt sich nicht öffnen.
open-unreadable = Diese Datei ist nicht lesbar oder größer als 16 Megabyte.
too-many-tables = In dieser Datei sind mehr als { $most } neue Partien. So viele lassen sich nicht auf einmal öffnen.
tables-known = Alle Partien dieser Datei sind schon hier.
tables-none = In dieser Datei sind keine Partien.
paste-too-long = Dieser Text ist länger als jede Partie. Speichere ihn in eine Datei, und wähle stattdessen die Datei.

preview-title = Eine Partie { $title }
preview-unfinished = Nicht zu Ende: { $progress }
preview-fault = Alles davor lässt sich speichern.
preview-why = Noch nicht auf diesem Gerät gespeichert.
preview-invite = Kein Konto, keine Installation.
preview-kept = Auf diesem Gerät gespeichert.
preview-keep = Hier speichern
preview-back = Zurück zur Vorschau

collection-title = Gespeicherte Partien
collection-what = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
}, { $kilobytes } kB
collection-tournaments = { $count ->
    [one] { $count } Pentathlon
   *[other] { $count } Pentathlons
}
collection-results = { $count ->
    [one] { $count } Ergebnis ohne Partie
   *[other] { $count } Ergebnisse ohne Partien
}
collection-people = { $count ->
    [one] { $count } Person
   *[other] { $count } Personen
}
collection-known = { $count ->
    [one] { $count } weitere Partie dieser Datei ist schon hier.
   *[other] { $count } weitere Partien dieser Datei sind schon hier.
}
collection-days = { $count ->
    [one] { $count } Tagespartie
   *[other] { $count } Tagespartien
}
day-over = Gespielt, zählt für die Serie
day-open = Begonnen, nicht zu Ende
day-again = Nur ohne Wertung gespielt, zählt nicht
person-earlier = Früher: { LIST($names) }
result-points = { $name } mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}
all-taken = Importiert.
nothing-taken = Nichts wurde importiert. Hier ist alles wie vorher.
changed-meanwhile = Was sich hier inzwischen geändert hat, wurde nicht überschrieben.
tables-taken = { $count ->
    [one] { $count } Partie importiert.
   *[other] { $count } Partien importiert.
}
tables-left-out = { $count ->
    [one] Für { $count } Partie war auf diesem Gerät kein Platz.
   *[other] Für { $count } Partien war auf diesem Gerät kein Platz.
}

asked-title = Anders als hier
keep-mine = Meins behalten
take-theirs = Aus der Datei übernehmen
asked-table = In der Datei hat deine Partie { $title } mit { LIST($names) } mehr Züge.
asked-tournament = In der Datei hat dein Pentathlon mit { LIST($names) } mehr Spiele.
asked-tournament-takes = In der Datei gehören Partien von dir zu einem Pentathlon mit { LIST($names) }. Übernimmst du es, gehören sie auch hier dazu.
asked-today = Die heutige Tagespartie ist in der Datei schon gespielt. Hier könntest du sie nur noch ohne Wertung spielen.
asked-day = Die Tagespartie vom { $day } hat in der Datei ein anderes Ergebnis.
asked-person = { $name } hat in der Datei einen anderen Namen oder ein anderes Zeichen.
asked-names = Übernimmst du das, zählen auch Partien mit, die als { LIST($names) } gespielt wurden.
side-here = Hier:
side-there = In der Datei:

namesake-games = { $count ->
    [one] Jemand mit dem Namen { $name } hat sie gespielt.
   *[other] Jemand mit dem Namen { $name } hat { $count } dieser Partien gespielt.
}
namesake-why = In der Ruhmeshalle zählt eine Partie nur für Personen dieses Geräts.

challenge-title = { $points ->
    [one] Überbiete den { $points } Punkt von { $name }
   *[other] Überbiete die { $points } Punkte von { $name }
}
challenge-text = Dieselben Karten, derselbe Sitz, dieselbe Konkurrenz.
challenge-play = Diese Karten spielen
challenge-name = Dein Name
challenge-why = Die Konkurrenz reagiert auf das, was du tust.

link-refused = Dieser Link lässt sich nicht öffnen.
fault-link = Der Link ist unvollständig.
fault-link-newer = Der Link stammt aus einer neueren Version der App.
fault-link-rules = Die Partie in diesem Link wurde nach Regeln gespielt, die diese Version nicht kennt.
fault-table = Der Link beschreibt eine unmögliche Partie.

hall = Ruhmeshalle
to-hall = Ruhmeshalle
not-here = Unter dieser Adresse gibt es in der Ruhmeshalle nichts.
reading = { NUMBER($done) } von { NUMBER($all) } gespeicherten Partien gelesen …
unread = { $count ->
    [one] Eine gespeicherte Partie ist nicht lesbar und zählt hier nicht mit.
   *[other] { NUMBER($count) } gespeicherte Partien sind nicht lesbar und zählen hier nicht mit.
}
won = { $wins ->
    [one] gewonnen
   *[other] gewonnen
}
stand = { $wins ->
    [one] { $place } Platz: { $name }, 1 Partie gewonnen
   *[other] { $place } Platz: { $name }, { NUMBER($wins) } Partien gewonnen
}
times = ×{ $times }
highest-is = { $points ->
    [one] Meiste Punkte: { $name } mit 1 Punkt.
   *[other] Meiste Punkte: { $name } mit { NUMBER($points) } Punkten.
}
nobody-won = Hier hat noch niemand eine Partie gewonnen

games-since = { $games ->
    [one] 1 Partie, am { $day }
   *[other] { NUMBER($games) } Partien seit { $day }
}
top-is = { $name } steht hier ganz oben
top-are = { LIST($names) } stehen hier ganz oben
near = { $wins ->
    [one] { $name } fehlt noch ein Sieg, um vorbeizuziehen.
   *[other] { $name } fehlen noch { $wins } Siege, um vorbeizuziehen.
}
nobody = Hier steht noch niemand
nobody-why = Gib beim Aufbau einen Namen ein, dann bringt dich dein erster Sieg hierher.
never-played = Das hat noch niemand gespielt.
won-in-a-row = { $name } hat zuletzt { $wins }-mal in Folge gewonnen.
is-champion = { $times ->
    [one] { $name } hat ein Pentathlon gewonnen.
   *[other] { $name } hat { $times } Pentathlons gewonnen.
}
once-in-a-row = { $name } hat einmal { $wins } Partien in Folge gewonnen.
never-a-hint = { $name } hat sich noch nie einen Tipp geholt.
also-here = Auch hier
files = Dateien und gelöschte Partien
files-why = Jede Partie mit den Plätzen, Punkten und Tipps von allen, für eine Tabelle oder ein Programm.
what-counts = Gewonnen hast du eine Partie, wenn du allein oder geteilt auf Platz 1 bist und mindestens eine andere Person hinter dir liegt. Neue Versuche und Tagespartien ohne Wertung zählen nicht.
save-csv = CSV
save-json = JSON
not-saved = Die Datei ließ sich nicht speichern.
kept = Ergebnisse ohne Partien
kept-why = Diese Partien wurden gelöscht. Ihre Ergebnisse zählen weiter, lassen sich aber nicht mehr nachprüfen.
kept-line = { $title } mit { LIST($names) }
remove-kept = Löschen
remove-kept-label = Löschen: Ergebnis von { $title } mit { LIST($names) }
remove-kept-title = Dieses Ergebnis löschen?
remove-kept-why = Das Ergebnis von { $title } mit { LIST($names) } wird von diesem Gerät gelöscht und zählt in der Ruhmeshalle nicht mehr.

nothing-of = { $name } hat hier noch keine Partie beendet.
of-guests = { $count ->
    [one] Eine Partie hier hat jemand anders mit dem Namen { $name } gespielt; sie zählt für { $name } nicht.
   *[other] { NUMBER($count) } Partien hier hat jemand anders mit dem Namen { $name } gespielt; sie zählen für { $name } nicht.
}
count-them = Für { $name } zählen
won-at = { NUMBER($wins) } Partien gewonnen, davon { $here } bei { $title }
won-only-at = { $wins ->
    [one] 1 Partie gewonnen, bei { $title }
   *[other] { NUMBER($wins) } Partien gewonnen, alle bei { $title }
}
won-none = Noch keine Partie gewonnen
played = { $games ->
    [one] 1 Partie gespielt.
   *[other] { NUMBER($games) } Partien gespielt.
}
shared = { $games ->
    [one] 1 geteilter Sieg.
   *[other] { $games } geteilte Siege.
}
events-won = { $played ->
    [one] { $won } von 1 Pentathlon gewonnen.
   *[other] { $won } von { $played } Pentathlons gewonnen.
}
uncounted = { $games ->
    [one] 1 neuer Versuch oder 1 Tagespartie ohne Wertung; das zählt nicht.
   *[other] { $games } neue Versuche und Tagespartien ohne Wertung; die zählen nicht.
}
form = Form
form-now = In den letzten { $games } Partien landeten von je 100 anderen { $form } weiter hinten. Ein Gleichstand zählt halb.
best-scores = Höchste Punktzahlen
best-at = { $points ->
    [one] 1 Punkt bei { $title }
   *[other] { NUMBER($points) } Punkte bei { $title }
}
head-to-head = Direkter Vergleich
head-to-head-why = Wie oft ihr jeweils vorn lagt, wenn ihr euch getroffen habt, egal wer die Partie gewann.
against = { $level ->
    [0] { $own } { $ahead }, { $other } { $behind }
   *[other] { $own } { $ahead }, { $other } { $behind }, gleichauf { $level }
}

wins-most = { $name } gewinnt { $title } am häufigsten
win-most = { LIST($names) } gewinnen { $title } am häufigsten
widest-is = { $points ->
    [one] Höchster Sieg: { $name }, 1 Punkt Vorsprung.
   *[other] Höchster Sieg: { $name }, { NUMBER($points) } Punkte Vorsprung.
}
closest-is = { $points ->
    [0] Knappster Sieg: { $name }, bei gleichen Punkten.
    [one] Knappster Sieg: { $name }, 1 Punkt Vorsprung.
   *[other] Knappster Sieg: { $name }, { NUMBER($points) } Punkte Vorsprung.
}
no-records = Hier hat noch niemand eine Partie { $title } beendet, die zählt
unknown-day = Tag unbekannt

title = Das Pentathlon
title-of-fewer = { $games } Spiele in Folge
not-here = Dieses Pentathlon gibt es auf diesem Gerät nicht.
damaged = Was von diesem Pentathlon gespeichert ist, ist beschädigt. Seine Partien sind noch unter deinen gespeicherten Partien.
points-why = In jedem Spiel bekommst du 2 Punkte für jede Person, die hinter dir landet, und 1 Punkt für jede, mit der du dir den Platz teilst.
points-together = Zu zweit spielt ihr Olympikos im Team und teilt euch den Platz: Das gibt beiden 1 Punkt.

points-short = Zwei Punkte für jede Person, die du hinter dir lässt, einen für jede, mit der du gleichauf bist.
ties = Am Ende gleichauf? Dann liegt vorn, wer mehr Spiele gewonnen hat, danach, wer im letzten besser war.
left-out = Nicht für so viele Personen.
fewer-games = { $players ->
    [6] Zu sechst
    [7] Zu siebt
   *[other] Zu { $players }
}: { $games ->
    [2] zwei Spiele
   *[other] { $games } Spiele
}
minutes-alone = 20 Minuten oder jeden Tag ein Spiel
minutes-together = Zwei Stunden oder jeden Tag ein Spiel
together-short = Olympikos spielt ihr gemeinsam: je ein Punkt.
race-needs-room = Olympikos braucht ein Tablet, das flach zwischen euch liegt.
order-question = In welcher Reihenfolge?
order-easy = Von leicht nach schwer
order-easy-why = Wie sie oben stehen
order-last = Wer hinten liegt, wählt
order-last-why = So bleibt es spannend
order-drawn = Auslosen
order-drawn-why = Das Los entscheidet
starts-why = Wo jemand ein Spiel beginnt, wechselt ihr euch damit ab.
options = Optionen der Spiele
begin = Beginnen

five-games = { $games ->
    [5] Fünf Spiele, ein Titel
   *[other] { $games } Spiele, ein Titel
}
put-in-front = { $title } bringt { $name } nach vorn
kept-in-front = Auch nach { $title } vorn: { $name }
brought-level = Nach { $title } gleichauf: { LIST($names) }
leads = { $points ->
    [one] { $name } liegt { $points } Punkt vorn
   *[other] { $name } liegt { $points } Punkte vorn
}
leads-by-wins = { $name } führt bei gleichen Punkten mit mehr gewonnenen Spielen
leads-by-last = { $name } führt bei gleichen Punkten dank des letzten Spiels
lead-together = { LIST($names) } führen gemeinsam
all-level = Noch liegt niemand vorn
takes-lead = { $name } geht in Führung
keeps-lead = { $name } bleibt in Führung
sums = { $change }: { LIST($points) }.
is-next = Als Nächstes: { $title }.

on-to = Zu { $title }
on-to-next = Zum nächsten Spiel
to-ceremony = Zur Siegerehrung
gained = { $name }: { $gained } dazu, insgesamt { $sum }.

first-worth = Den Anfang macht { $title }. Ein Sieg bringt { $points } Punkte.
next-worth = Als Nächstes kommt { $title }. Ein Sieg bringt { $points } Punkte.
on-worth = { $title } läuft gerade. Ein Sieg bringt { $points } Punkte.
last-worth = Zum Schluss kommt { $title }. Ein Sieg bringt { $points } Punkte.
chosen-worth = Als Nächstes { $title }, gewählt von { LIST($names) }. Ein Sieg bringt { $points } Punkte.
choose-worth = Das nächste Spiel wählt: { LIST($names) }. Ein Sieg bringt { $points } Punkte.
together-worth = Als Nächstes kommt { $title }. Ihr spielt es gemeinsam: je ein Punkt.
clause = { $clause }.
clauses = { $first }. { $second }.
leads-with-win = { $count ->
    [one] { LIST($names) } läge damit vorn
   *[other] { LIST($names) } lägen damit jeweils vorn
}
leads-tied-with-win = { $count ->
    [one] { LIST($names) } läge damit bei gleichen Punkten vorn
   *[other] { LIST($names) } lägen damit jeweils bei gleichen Punkten vorn
}
champion-with-win = { $count ->
    [one] { LIST($names) } hätte damit den Titel
   *[other] { LIST($names) } hätten damit jeweils den Titel
}
can-lead = Für { LIST($names) } ist die Führung drin
can-be-champion = Für { LIST($names) } ist der Titel noch drin
can-draw-level = Für { LIST($names) } ist Gleichstand an der Spitze drin
ahead = Den Titel holt, wer von { LIST($names) } hier vorn liegt.
settled = Niemand kann { $name } noch überholen.
settled-second-open = Niemand kann { $name } noch überholen. Der zweite Platz ist offen.
to-win = Um { $points } Punkte
one-each = Je ein Punkt
last-game = Zum Schluss

all-points = Alle Punkte
game-head = Spiel
total = Summe
place-head = Platz
place-and-points = { $points ->
    [one] { $place } Platz, { $points } Punkt
   *[other] { $place } Platz, { $points } Punkte
}
given-up = Aufgegeben
in-progress = Läuft
missing = Fehlt
changed = Verändert
given-up-why = { $title } wurde aufgegeben und zählt für niemanden.
missing-why = { $title } ist nicht mehr auf diesem Gerät und zählt deshalb für niemanden. Importiere die Aufzeichnung, damit es wieder zählt, oder spielt es noch einmal.
changed-why = Was von { $title } gespeichert ist, ist nicht die Partie, die hier gespielt wurde, deshalb zählt es für niemanden. Ihr könnt es noch einmal spielen.
play-again = { $title } nochmal spielen

unsaved-full = Für dieses Pentathlon ist kein Speicherplatz mehr da. Spielen könnt ihr trotzdem: Speichert es als Datei, bevor ihr geht, oder löscht alte Partien.
unsaved-closed = Dieser Browser lässt die Seite nichts speichern, also auch nicht dieses Pentathlon. Spielen könnt ihr trotzdem; speichert es als Datei, bevor ihr geht.
save-as-file = Als Datei speichern

game-of = Spiel { $number } von { $games }
about-minutes = { $minutes } Minuten.
begins = { $name } beginnt.
play-game = { $title } spielen
continue-game = Weiter: { $title }
give-up = Dieses Spiel aufgeben …
give-up-title = Dieses Spiel aufgeben?
give-up-why = Wenn alle zustimmen, endet { $title } hier und zählt für niemanden. Die Partie bleibt unter deinen gespeicherten Partien.
give-up-do = Alle sind dafür
give-up-not = Weiterspielen

won-by = Sieg: { LIST($names) }.
result = Ergebnis
result-of = Ergebnis von { $title }
story-link = Rückblick
story-of = Rückblick auf { $title }

champion-is = { $name } holt den Titel
champions-are = { LIST($names) } holen gemeinsam den Titel
no-champion = Kein Spiel hat gezählt, also gibt es keinen Titel
decided-points = { $points ->
    [one] { $name } landet { $points } Punkt vor { $other }.
   *[other] { $name } landet { $points } Punkte vor { $other }.
}
decided-wins = { $name } und { $other } sind nach Punkten gleichauf; { $name } hat { $won ->
    [one] { $won } Spiel
   *[other] { $won } Spiele
} gewonnen, { $other } { $lost }.
decided-last = { $name } und { $other } sind nach Punkten und gewonnenen Spielen gleichauf; im letzten Spiel war { $name } besser.
decided-shared = { LIST($names) } sind nach Punkten, gewonnenen Spielen und im letzten Spiel gleichauf.

level-then-won = { $name } und { $other } waren vor dem letzten Spiel gleichauf. Dann hat { $name } { $title } gewonnen.
level-then-ahead = { $name } und { $other } waren vor dem letzten Spiel gleichauf. Dann lag { $name } bei { $title } vorn.
won-all = { $name } hat alle { $games } Spiele gewonnen.
led-throughout = { $name } lag vom ersten bis zum letzten Spiel vorn.
came-from-last = { $name } lag nach { $title } auf dem letzten Platz und zog an allen vorbei.
game-won-by = { $title }: Sieg für { LIST($names) }
once-more = Nochmal
keep-picture = Teilen

share-title = Dieses Pentathlon teilen
share-why = Der Text enthält die Ergebnisse und zu jedem Spiel einen Link: Wer ihn hat, kann jeden Zug ansehen und sieht jede Karte und jeden Namen.
share-text = Ergebnisse und Links
share-line = { $title }: { LIST($names) } – { $link }
share-line-alone = { $title }: { LIST($names) }
share-points = { LIST($points) }
share-points-of = { $name } { $points }
copy-text = Text kopieren
text-copied = Text kopiert.
text-not-copied = Dieser Browser lässt das Kopieren nicht zu. Der Text ist jetzt markiert: Kopiere ihn von Hand.

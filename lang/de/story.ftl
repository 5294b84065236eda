title = Rückblick auf die Partie
why = So standen die Gewinnchancen am Tisch, beurteilt nur nach dem, was jede Person gerade wusste. Von jedem gezeigten Moment aus haben Computer die Partie mindestens { $playouts ->
    [one] einmal
   *[other] { $playouts }-mal
} zu Ende gespielt, jedes Mal mit neu verteilten unbekannten Karten. Ein Tipp nennt andere Zahlen: Er geht davon aus, was eine Person weiß, und rechnet mit weniger Fehlern.
thinking = Die Partie wird von jedem ihrer Momente aus viele Male zu Ende gespielt.
stop = Abbrechen
stopped = Der Rückblick ist noch nicht berechnet.
begin = Berechnen
failed = Vorerst kein Rückblick: Ein Teil der App konnte nicht geladen werden.
none = Zu dieser Partie gibt es keinen Rückblick: Sie ist nicht zu Ende.
why-race = Wie sich die Punkte Runde um Runde entwickelten, und worüber man noch reden wird.
result = Ergebnis

chances = Gewinnchancen
points = Punkte
moment = Gezeigter Moment
now-deal = Nach dem Austeilen
now-round = { $round } · am Ende
chance = { NUMBER($chance, style: "percent") }
chance-of = { $name } { NUMBER($chance, style: "percent") }
point-value = { $points }
points-of = { $name } { $points }
chances-at = { $moment }: { LIST($chances) }

turns = Wendepunkte
highlights = Höhepunkte
no-turns = Kein einzelner Zug hat die Chancen stark verändert.
meanings = Die Hinweise und ihre Sportarten
final-count = Die letzte Karte ist gespielt, und die Schlusswertung entscheidet.
rose = { $name } steigt von { NUMBER($before, style: "percent") } auf { NUMBER($after, style: "percent") }.
rose-to-lead = { $name } geht in Führung: von { NUMBER($before, style: "percent") } auf { NUMBER($after, style: "percent") }.
profits = { $name } profitiert davon: von { NUMBER($before, style: "percent") } auf { NUMBER($after, style: "percent") }.
profits-to-lead = { $name } profitiert davon und geht in Führung: von { NUMBER($before, style: "percent") } auf { NUMBER($after, style: "percent") }.
settled = Damit hat { $name } gewonnen, vorher: { NUMBER($before, style: "percent") }.
fell = { $name } fällt von { NUMBER($before, style: "percent") } auf { NUMBER($after, style: "percent") }; am meisten gewinnt { $gainer }.
fell-from-lead = { $name } verliert die Führung: von { NUMBER($before, style: "percent") } auf { NUMBER($after, style: "percent") }; am meisten gewinnt { $gainer }.
beaten = { $name } ist geschlagen, vorher: { NUMBER($before, style: "percent") }; am meisten gewinnt { $gainer }.
watch = Diesen Moment ansehen

costly = Teure Züge
costly-whose = Züge von
costly-why = Jeder Zug wird nur danach beurteilt, was die Person am Zug wusste: Er wird in vielen Partien mit anderen verglichen, jedes Mal mit neu verteilten unbekannten Karten.
costly-find = Die teuersten Züge suchen
costly-thinking = Die Züge von { $name } werden in vielen Partien mit anderen verglichen …
costly-none = Kein Zug war eindeutig ein Fehler.
cost-points = { $points ->
    [one] Das kostete etwa { $points } Punkt.
   *[other] Das kostete etwa { $points } Punkte.
}
cost-wins = Das kostete in { $games } von 100 Partien den ersten Platz.
cost-places = Das kostete in { $games } von 100 Partien einen Platz.
costly-when = { $round } · Zug { $number }
costly-played = Gespielt
costly-better = Besser
try-again = Ab hier neu versuchen

table = Die Chancen als Tabelle
points-table = Die Punkte als Tabelle
after = Stand nach
deal = Austeilen

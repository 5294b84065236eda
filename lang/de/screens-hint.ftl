hint-thinking = Die Züge werden viele Male durchgespielt, jedes Mal mit neu verteilten unbekannten Karten …
hint-failed = Kein Tipp möglich: Ein Teil der App konnte nicht geladen werden.
hint-select = Übernehmen
hint-numbers = Zahlen
hint-numbers-about = Von 100 Partien, die Talente von hier aus zu Ende spielen:
hint-row = { $wins }-mal auf Platz 1, im Schnitt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.

reason-first = In { $n } von 100 Partien auf Platz 1, mit „{ $other }“ in { $m }.
reason-first-usually = Gegen Talente läuft das meist besser als „{ $other }“.
reason-points = { $points ->
    [0] Bringt einen halben Punkt mehr als „{ $other }“.
    [one] Bringt { $points } Punkt mehr als „{ $other }“.
   *[other] Bringt { $points } Punkte mehr als „{ $other }“.
}
reason-denies = { $points ->
    [0] Für { $name } gibt es am Ende einen halben Punkt weniger als nach „{ $other }“.
    [one] Für { $name } gibt es am Ende { $points } Punkt weniger als nach „{ $other }“.
   *[other] Für { $name } gibt es am Ende { $points } Punkte weniger als nach „{ $other }“.
}
reason-lead = { $points ->
    [0] Bringt am Ende einen halben Punkt mehr Vorsprung als „{ $other }“.
    [one] Bringt am Ende { $points } Punkt mehr Vorsprung als „{ $other }“.
   *[other] Bringt am Ende { $points } Punkte mehr Vorsprung als „{ $other }“.
}
reason-keeps = So gut wie „{ $other }“ und spart mehr für später auf.
reason-equal = „{ $other }“ ist ebenso gut: Ein Unterschied lässt sich nicht zeigen.
reason-alone = Alle anderen Züge hier taugen etwa gleich viel.

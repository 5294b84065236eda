title = Tagespartie vom { $day }
tournament = Das Pentathlon
against = { $title }. { $rivals }
two-rivals = Gegen ein Talent und einen Profi.
a-duel = Ein Duell mit einem Talent.
no-date = Dieser Browser sagt nicht, welcher Tag heute ist.
not-yet = Der { $day } hat hier noch nicht begonnen. Die Tagespartie gibt es hier erst an diesem Tag.
saved-seat = Jemand hat dir einen Platz freigehalten
your-turn = { $name }, du bist dran
beat = { $place ->
    [1] Wer dir das schickt, hat Gold gewonnen. Schaffst du das auch?
    [2] Wer dir das schickt, hat Silber gewonnen. Kannst du mehr?
   *[other] Wer dir das schickt, hat Bronze gewonnen. Kannst du mehr?
}
play-as = { $name } spielt
play-deal = Tagespartie spielen
no-account = Kein Konto, keine Installation. Die Einführung zeigt keine dieser Karten.
counts-today = Heute haben alle dieselben Karten. Deine erste Partie zählt für deine Serie.
day-is-over = Dieser Tag ist vorbei. Du kannst dieselbe Partie ohne Wertung spielen; für eine Serie zählt sie nicht.
today-is = Heute ist der { $day }. Die neue Tagespartie: { $title }.
play-replay = Ohne Wertung spielen
to-today = Zur heutigen Partie

deal-of-weekday = { $weekday ->
    [0] Die Montagspartie
    [1] Die Dienstagspartie
    [2] Die Mittwochspartie
    [3] Die Donnerstagspartie
    [4] Die Freitagspartie
    [5] Die Samstagspartie
   *[other] Die Sonntagspartie
}
weekday = { $weekday ->
    [0] Mo
    [1] Di
    [2] Mi
    [3] Do
    [4] Fr
    [5] Sa
   *[other] So
}
in-a-row = { $days ->
    [one] Erster Tag einer Serie
   *[other] { $days } Tage in Folge
}
medal = { $place ->
    [1] Gold
    [2] Silber
   *[other] Bronze
}
best-weekday = { $weekday ->
    [0] Dein bester Montag bisher.
    [1] Dein bester Dienstag bisher.
    [2] Dein bester Mittwoch bisher.
    [3] Dein bester Donnerstag bisher.
    [4] Dein bester Freitag bisher.
    [5] Dein bester Samstag bisher.
   *[other] Dein bester Sonntag bisher.
}
nobody-better = Niemand war besser.
one-better = { $level ->
    [1] Der Neuling war besser.
    [2] Das Talent war besser.
   *[other] Der Profi war besser.
}
two-better = Beide anderen waren besser.
led = { $times ->
    [0] Nie in Führung
    [1] Einmal in Führung
    [2] Zweimal in Führung
   *[other] { $times }-mal in Führung
}
heard = { $place ->
    [1] Gold, Platz 1 von { $seats }.
    [2] Silber, Platz 2 von { $seats }.
   *[other] Bronze, Platz 3 von { $seats }.
}
led-after-rounds = { $times ->
    [one] In Führung nach Runde { LIST($rounds) }.
   *[other] In Führung nach den Runden { LIST($rounds) }.
}
led-after-games = { $times ->
    [one] In Führung nach Spiel { LIST($rounds) }.
   *[other] In Führung nach den Spielen { LIST($rounds) }.
}
weeks = Vier Wochen
same-cards = Dieselben Karten
replay = Wiederholung
tomorrow = Morgen
watch-replay = Wiederholung ansehen
play-again = Nochmal spielen
send = Weiterschicken
line = Pentathlon, { $day }: { $title }
outcome = { $place ->
    [1] Gold, Platz 1 von { $seats }
    [2] Silber, Platz 2 von { $seats }
   *[other] Bronze, Platz 3 von { $seats }
}
outcome-eased = { $place ->
    [1] Gold, Platz 1 von { $seats }, gegen leichtere Konkurrenz
    [2] Silber, Platz 2 von { $seats }, gegen leichtere Konkurrenz
   *[other] Bronze, Platz 3 von { $seats }, gegen leichtere Konkurrenz
}
outcome-again = { $place ->
    [1] Gold, Platz 1 von { $seats }, ohne Wertung
    [2] Silber, Platz 2 von { $seats }, ohne Wertung
   *[other] Bronze, Platz 3 von { $seats }, ohne Wertung
}
beat-it = Schaffst du das auch?
promise = Wer das bekommt, erfährt deinen Platz und kann über einen Link dieselbe Partie spielen, sieht aber vorher keine der Karten.
promise-race = Wer das bekommt, hat einen Link zu denselben Karten. Beim Wettraten gleicht keine Partie der anderen, also rät die Konkurrenz vielleicht anders.
promise-tournament = Wer das bekommt, hat einen Link zu denselben fünf Partien. Außer bei Olympikos antwortet die Konkurrenz auf dieselben Züge gleich.
eased-why = Ein Profi musste wie ein Talent spielen, weil ein Teil der App nicht geladen werden konnte. Andere hatten es vielleicht schwerer.
copied = Text kopiert.
not-copied = Dieser Browser lässt das Kopieren nicht zu. Hier ist der Text: Kopiere ihn von Hand.

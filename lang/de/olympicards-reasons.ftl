fact-gold-yours = { $cards ->
    [one] Das Gold gehört dir. Behalte deine letzte Karte.
   *[other] Das Gold gehört dir. Behalte deine { $cards } Karten.
}
fact-gold-yours-at-last = Das Gold gehört dir, und behaltene Karten entscheiden bei Gleichstand.
fact-no-record = Ganz ausspielen kannst du diese Hand nicht, also nimm Gold und behalte deine Karten.
fact-record = Spiel bis zur letzten Karte: Das ist ein Weltrekord, 2 Punkte.
fact-nobody-can-follow = Wer sonst noch dabei ist, hat keine Karte mehr. Noch ein Zug gewinnt Gold.
fact-nobody-can-lift = Von allen, die noch dabei sind, kann niemand mehr als { $total } stemmen.
fact-outlasts = { $times ->
    [one] Du kannst noch einmal weitermachen
   *[other] Du kannst noch { $times }-mal weitermachen
}; { $name } hat { $cards ->
    [0] keine Karte mehr
    [one] nur { $cards } Karte
   *[other] { $cards } Karten
}.
fact-out-reaches = { $times ->
    [one] Du kannst noch einmal weitermachen
   *[other] Du kannst noch { $times }-mal weitermachen
}; nach der { $value } kann { $name } es { $most ->
    [0] nicht mehr
    [one] nur noch einmal
   *[other] nur noch { $most }-mal
}.
fact-outlasted = { $times ->
    [0] Du kannst nicht weitermachen
    [one] Du kannst nur noch einmal weitermachen
   *[other] Du kannst nur noch { $times }-mal weitermachen
}; { $name } vielleicht { $most ->
    [one] noch einmal
   *[other] bis zu { $most }-mal
}.
fact-fewer = { $cards ->
    [one] Eine Karte genügt. Der Rest bleibt auf der Hand.
   *[other] { $cards } Karten genügen. Der Rest bleibt auf der Hand.
}
fact-lower-clears = Auch die { $value } kommt darüber. Behalte die { $other } für eine höhere Hürde.
fact-more-room = Die { $value } lässt dir mehr Raum als die { $other }.
fact-keep-five = Eine 5 passt auf alles: Behalte sie, bis sonst nichts mehr passt.
fact-more-of-colour = Von { NAME($colour, form: "sentence") } hast du mehr ({ $many }) als von { NAME($rarer, form: "sentence") } ({ $few }): Gib das zuerst aus.
fact-more-targets = Die { $other } passt zu mehr Zielen als die { $value }: Behalte sie.
fact-keeps-medal = { $cards ->
    [one] Spiel eine Karte, und { $name } bekommt { NAME($medal, form: "sentence") } noch nicht: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
   *[other] Spiel { $cards } Karten, und { $name } bekommt { NAME($medal, form: "sentence") } noch nicht: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
}
fact-last-sport = Es ist die letzte Sportart: Neue Karten entscheiden nur noch bei Gleichstand.
fact-short = { $cards ->
    [one] Eine Karte für noch { $sports } Sportarten: Neue gibt es nur durch Aussteigen.
   *[other] { $cards } Karten für noch { $sports } Sportarten: Neue gibt es nur durch Aussteigen.
}
fact-first-out = { $cards ->
    [one] Wer zuerst aussteigt, zieht eine Karte und beginnt die nächste Sportart.
   *[other] Wer zuerst aussteigt, zieht { $cards } Karten und beginnt die nächste Sportart.
}
fact-better-medal = { NAME($medal) } ist dir sicher; lass noch jemanden hinter dir, und es wird { NAME($better, form: "sentence") }.
fact-keeps-open = Spiel weiter, und Gold bleibt möglich: 2 Punkte mehr als Silber.
fact-first-medal = Wenn noch jemand vor dir aussteigt, ist dir { NAME($medal, form: "sentence") } sicher.
fact-outlast = { $cards ->
    [0] { $name } hat keine Karte mehr: Steigt { $name } vor dir aus, ist dir { NAME($medal, form: "sentence") } sicher.
    [one] { $name } hat nur { $cards } Karte: Steigt { $name } vor dir aus, ist dir { NAME($medal, form: "sentence") } sicher.
   *[other] { $name } hat nur { $cards } Karten: Steigt { $name } vor dir aus, ist dir { NAME($medal, form: "sentence") } sicher.
}
fact-spare = { $sports ->
    [one] { $cards } Karten für noch eine Sportart: Weiterspielen kannst du dir leisten.
   *[other] { $cards } Karten für noch { $sports } Sportarten: Weiterspielen kannst du dir leisten.
}
fact-fewer-cards-later = { $cards ->
    [one] Jetzt ist es eine Karte; wer danach aussteigt, zieht keine.
   *[other] Jetzt sind es { $cards } Karten; wer danach aussteigt, zieht nur { $fewer }.
}
fact-price = { NAME($medal) } bringt nur { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} mehr und würde dich mindestens { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
} kosten.
fact-to-outlast = Für { NAME($medal, form: "sentence") } muss { $name } vor dir aussteigen und hat { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}, du { $own }.
fact-gives-little = { $points ->
    [one] Nur { $points } Punkt für { $name }; du ziehst, statt zu spielen, und Gold ist noch offen.
   *[other] Nur { $points } Punkte für { $name }; du ziehst, statt zu spielen, und Gold ist noch offen.
}
fact-gives-gold = Gold ist dann weg, aber du hast { $own } Karten, { $name } { $cards ->
    [0] keine
    [one] nur { $cards }
   *[other] nur { $cards }
}.
fact-kept-for-ties = Es ist die letzte Sportart, und behaltene Karten entscheiden bei Gleichstand.
fact-suits = Sie passt zu deiner Hand besser als zu den meisten anderen: Spiel sie jetzt.
fact-suits-badly = Sie passt schlecht zu deiner Hand. Verschieb sie; die nächste muss gespielt werden.
fact-most-cards = Du hast { $cards } Karten mehr als alle anderen.
fact-more-cards = Du hast { $cards } Karten mehr als { $name }.
fact-fewer-cards = { $name } hat { $cards } Karten mehr als du.
fact-fewest-cards = Niemand hat weniger Karten: Verschieb sie, solange du kannst.

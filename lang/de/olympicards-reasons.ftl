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
   *[other] nur { $cards } Karten
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
}; { $name } hat { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
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
fact-gives-medal = Steigst du aus, bekommt { $name } { NAME($medal, form: "sentence") }.
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
fact-first-medal = Wenn noch jemand vor dir aussteigt, ist dir { NAME($medal, form: "sentence") } sicher.
fact-spare = { $sports ->
    [one] { $cards } Karten für noch eine Sportart: Weiterspielen kannst du dir leisten.
   *[other] { $cards } Karten für noch { $sports } Sportarten: Weiterspielen kannst du dir leisten.
}
fact-fewer-cards-later = { $cards ->
    [one] Jetzt ist es eine Karte; wer danach aussteigt, zieht keine.
   *[other] Jetzt sind es { $cards } Karten; wer danach aussteigt, zieht nur { $fewer }.
}
fact-saves-cards = { $cards ->
    [one] Das spart deine letzte Karte; { NAME($medal, form: "sentence") } ist dir ohnehin sicher.
   *[other] Das spart deine { $cards } Karten; { NAME($medal, form: "sentence") } ist dir ohnehin sicher.
}
fact-draws-cards = { $cards ->
    [one] Das bringt eine neue Karte und spart die übrigen; { NAME($medal, form: "sentence") } ist dir ohnehin sicher.
   *[other] Das bringt { $cards } neue Karten und spart die übrigen; { NAME($medal, form: "sentence") } ist dir ohnehin sicher.
}
fact-gives-little = { $cards ->
    [one] { $name } bekommt nur { NAME($medal, form: "sentence") }, du ziehst eine Karte, und es geht weiter.
   *[other] { $name } bekommt nur { NAME($medal, form: "sentence") }, du ziehst { $cards } Karten, und es geht weiter.
}
fact-gives-gold = { $cards ->
    [one] { $name } bekommt Gold, aber du behältst deine letzte Karte und ziehst { $draws } dazu.
   *[other] { $name } bekommt Gold, aber du behältst deine { $cards } Karten und ziehst { $draws } dazu.
}
fact-kept-for-ties = Es ist die letzte Sportart, und behaltene Karten entscheiden bei Gleichstand.
fact-suits = Sie passt zu deiner Hand besser als zu den meisten anderen: Spiel sie jetzt.
fact-suits-badly = Sie passt schlecht zu deiner Hand. Verschieb sie; die nächste muss gespielt werden.
fact-most-cards = Du hast { $cards } Karten mehr als alle anderen.
fact-more-cards = Du hast { $cards } Karten mehr als { $name }.
fact-fewer-cards = { $name } hat { $cards } Karten mehr als du.
fact-fewest-cards = Niemand hat weniger Karten: Verschieb sie, solange du kannst.

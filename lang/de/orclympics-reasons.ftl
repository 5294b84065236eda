fact-gold-is-yours = { $cards ->
    [one] Das Gold ist dir sicher. Behalte { NAME($race, form: "the") } auf der Hand.
   *[other] Das Gold ist dir sicher. Behalte diese { $cards } Karten auf der Hand.
}
fact-no-cup = Selbst alle deine Karten brächten hier keinen Pokal.
fact-fewer-will-do = Niemand kann mehr antworten: Auch weniger Karten holen das Gold.
fact-nothing-comes-after = Nach dem Finale kommt nichts mehr: Gesparte Karten nützen nichts.
fact-no-use = In keinem Wettbewerb, der noch kommt, kann die Karte antreten: { NAME($race) }.
fact-resting = Eine ruhende Karte gewinnt nichts.
fact-left-at-home = Wer zu Hause bleibt, spielt nie: Nimm { NAME($race, form: "the") } mit.
fact-nobody-answers = Niemand kann mehr antworten. Das reicht für Gold: { LIST($team) }.
fact-enough-gold-tie = Gleichziehen genügt: { $total } holt Gold und spart { $saved ->
    [one] { $saved } Karte
   *[other] { $saved } Karten
}.
fact-enough-silver-tie = Gleichziehen genügt: { $total } holt Silber und spart { $saved ->
    [one] { $saved } Karte
   *[other] { $saved } Karten
}.
fact-enough-gold = Auch die Summe { $total } holt Gold und spart { $saved ->
    [one] { $saved } Karte
   *[other] { $saved } Karten
}.
fact-enough-silver = Auch die Summe { $total } holt Silber und spart { $saved ->
    [one] { $saved } Karte
   *[other] { $saved } Karten
}.
fact-safe = Auf { $total } kommt von allen, die noch dabei sind, niemand.
fact-leader = { $name } führt in der Partie und hält dieses Gold: Nimm es weg.
fact-main = Spart { NAME($race, form: "a") } fürs Finale auf: { NAME($skill, form: "sentence") }, { $points } Punkte wert.
fact-few = { $cards ->
    [one] { $cards } Karte für { $competitions } Wettbewerbe: Gib hier { $spent } aus, nicht { $instead }.
   *[other] { $cards } Karten für { $competitions } Wettbewerbe: Gib hier { $spent } aus, nicht { $instead }.
}
fact-takes-gold = Holt vorerst Gold, { $points } Punkte wert. Einsatz: { LIST($team) }.
fact-takes-silver = Holt Silber, { $points } Punkte wert. Einsatz: { LIST($team) }.
fact-must-answer = Um dieses Gold zu holen, muss { $name } nun Karten mit zusammen mindestens { $value } einsetzen.
fact-gold-or-silver = Gold ist hier { $gold } wert, und wer es dir nimmt, lässt dir Silber: { $silver }.
fact-last-for = { NAME($skill, form: "sentence") } wird danach nicht mehr verlangt, und { NAME($race, form: "nominative") } hat darin { $value }.
fact-takes-nothing = Diese Karten allein brächten hier nichts.
fact-silver-is-yours = Silber, { $points } Punkte wert, hast du in jedem Fall: Spar deine Karten auf.
fact-little-more = { $points ->
    [one] Silber hast du in jedem Fall, Gold ist nur { $points } Punkt mehr: Spar deine Karten auf.
   *[other] Silber hast du in jedem Fall, Gold ist nur { $points } Punkte mehr: Spar deine Karten auf.
}
fact-may-be-lost = { $name } hat { $cards } Karten, du hast { $own }: Ein Pokal könnte wieder verloren gehen.
fact-starves = Mit diesem Gold holt { $name } keine Karte zurück und hat dann keine mehr.
fact-saves-cards = { $cards ->
    [one] Eine Karte für { $competitions } Wettbewerbe: Spar sie auf.
   *[other] { $cards } Karten für { $competitions } Wettbewerbe: Spar sie auf.
}
fact-harder-to-tie = Mit der Summe { $total } lässt sich schwerer gleichziehen als mit { $instead }.
fact-may-come-back = Gewinnst du hier keinen Pokal, darfst du { NAME($race, form: "the") } zurückholen.
fact-opens = Wer hier Gold gewinnt, ist als Nächstes zuerst dran: { NAME($competition, form: "sentence") }.
fact-wanted-always = Alle übrigen Wettbewerbe verlangen { NAME($skill, form: "sentence") }: Hol { NAME($race, form: "the") } zurück.
fact-wanted = { $left ->
    [one] Das Finale verlangt { NAME($skill, form: "sentence") }: Hol { NAME($race, form: "the") } zurück.
   *[other] Von noch { $left } Wettbewerben verlangen { $here } { NAME($skill, form: "sentence") }: Hol { NAME($race, form: "the") } zurück.
}
fact-next = Als Nächstes kommt { NAME($competition) } und verlangt { NAME($skill, form: "sentence") }: Hol { NAME($race, form: "the") } zurück.
fact-for-main = Das Finale verlangt { NAME($skill, form: "sentence") }, und { NAME($race, form: "ein") } hat { $value }.
fact-may-enter = { $here ->
    [one] { $here } Wettbewerb steht für { NAME($race, form: "a") } offen
   *[other] { $here } Wettbewerbe stehen für { NAME($race, form: "a") } offen
}, { $less ->
    [0] für { NAME($other, form: "a") } keiner
    [one] für { NAME($other, form: "a") } nur { $less }
   *[other] für { NAME($other, form: "a") } nur { $less }
}.
fact-same-race = Du hast schon { $count ->
    [one] { NAME($race, form: "a") }
   *[other] { $count } { NAME($race, form: "many") }
}, und ein Team hat nur drei Völker.
fact-more-for-main = Das Finale verlangt { NAME($skill, form: "sentence") }: Dieses Team hat { $total }, nicht { $instead }.
fact-one-race-more = { NAME($race, form: "many") } wären dein viertes Volk, und ein Team hat nur drei.
fact-rare = Diese Hand kommt zurück, aber { NAME($race, form: "nominative") } ist dann vielleicht weg.
fact-lacking = { $competitions } Wettbewerbe verlangen { NAME($skill, form: "sentence") }, und davon hast du noch wenig.
fact-strong = { NAME($skill, form: "sentence") } bringt insgesamt { $points } Punkte an Gold, und { NAME($race, form: "ein") } hat { $value }, { NAME($other, form: "ein") } { $less }.
fact-common = Es gibt { $copies } { NAME($race, form: "many") } und nur { $less } { NAME($other, form: "many") }: { NAME($race, form: "many") } kommen eher noch nach.
fact-more-cards = Damit kannst du { $cards } Karten spielen, nicht nur { $instead }.
fact-more-skill = Hat { $total } an { NAME($skill, form: "sentence") }, nicht { $instead }; Gold ist da insgesamt { $points } Punkte wert.

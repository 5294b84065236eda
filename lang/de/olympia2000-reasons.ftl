fact-enough = { NAME($athlete) } genügt. Heb { NAME($other) } für { NAME($discipline, form: "the") } auf.
fact-unbeaten = Keine Karte, die hier noch kommen kann, schlägt { NAME($athlete) }.
fact-last-round = Es ist die letzte Runde: Schick deine beste Karte.
fact-no-place = { NAME($athlete) } hat hier keinen Platz: weder den ersten noch den letzten.
fact-comes-next = Als Nächstes kommt { NAME($discipline, form: "sentence") }, und { NAME($athlete) } ist da deine beste Karte.
fact-comes-again = { NAME($discipline, form: "sentence") } kommt gleich noch einmal, um { $laurels } Lorbeeren: Behalte { NAME($athlete) }.
fact-consolation = An Krücken: ein Trostchip, ob Sieg oder Niederlage.
fact-few-ahead = { $n ->
    [one] Nur { $n } Athlet kann { NAME($athlete) } noch schlagen, aber { $m } können { NAME($other) } schlagen.
   *[other] Nur { $n } Athleten können { NAME($athlete) } noch schlagen, aber { $m } können { NAME($other) } schlagen.
}
fact-cheap = { $laurels ->
    [one] Nur { $laurels } Lorbeer: Schick, was du entbehren kannst.
   *[other] Nur { $laurels } Lorbeeren: Schick, was du entbehren kannst.
}
fact-dear = { $laurels ->
    [one] { $laurels } Lorbeer: Dafür hast du { NAME($athlete) } aufgehoben.
   *[other] { $laurels } Lorbeeren: Dafür hast du { NAME($athlete) } aufgehoben.
}
fact-last = { NAME($athlete) } landet wohl auf dem letzten Platz: Dann wählst du einen Preis.
fact-idle = Um diesen Preis wird nie gespielt: Es ist egal, welchen du nimmst.
fact-known = { $name } hat von dir { NAME($athlete) }: Halte dich im { NAME($discipline, form: "sentence") } zurück.
fact-better-place = Du hast eine { $place } im { NAME($discipline, form: "sentence") }, im { NAME($other, form: "sentence") } bestenfalls eine { $worse }.
fact-only-place = Du hast eine { $place } im { NAME($discipline, form: "sentence") }, im { NAME($other, form: "sentence") } gar keinen Platz.
fact-more-laurels = { NAME($discipline, form: "sentence") } bringt { $more ->
    [one] { $more } Lorbeer
   *[other] { $more } Lorbeeren
}, { NAME($other, form: "sentence") } nur { $less }.
fact-good-card = { NAME($athlete) } hat eine { $place } im { NAME($discipline, form: "sentence") }.
fact-poor-card = { NAME($athlete) } hat bestenfalls eine { $place }. Die meisten anderen sind besser.
fact-is-ahead = { NAME($own) } ist mit einer { $place } im { NAME($discipline, form: "sentence") } besser als { NAME($athlete) }.
fact-is-over = { NAME($athlete) } hat eine { $place } im { NAME($discipline, form: "sentence") }, aber das kommt nicht mehr.
fact-keeps-place = Spart { NAME($athlete) } für später auf, mit einer { $place } im { NAME($discipline, form: "sentence") }.
fact-hopeless = { $n ->
    [one] { $n } Athlet kann hier sogar { NAME($athlete) } schlagen: Schick, wen du entbehren kannst.
   *[other] { $n } Athleten können hier sogar { NAME($athlete) } schlagen: Schick, wen du entbehren kannst.
}
fact-fewer-ahead = { $n ->
    [one] { $n } Athlet kann { NAME($athlete) } noch schlagen, { NAME($other) } können { $m } schlagen.
   *[other] { $n } Athleten können { NAME($athlete) } noch schlagen, { NAME($other) } können { $m } schlagen.
}
fact-fewer-rivals = { $few ->
    [0] Im { NAME($discipline, form: "sentence") } kann kein Athlet deine beste Karte schlagen, im { NAME($other, form: "sentence") } aber { $many }.
    [one] { $few } Athlet kann im { NAME($discipline, form: "sentence") } deine beste Karte schlagen, im { NAME($other, form: "sentence") } sind es { $many }.
   *[other] { $few } Athleten können im { NAME($discipline, form: "sentence") } deine beste Karte schlagen, im { NAME($other, form: "sentence") } sind es { $many }.
}
fact-cheaper = Schwach bist du in beidem: { NAME($discipline, form: "sentence") } ist { $less } wert, { NAME($other, form: "sentence") } { $more }.
fact-your-best = { NAME($athlete) } mit einer { $place } wäre deine beste Karte im { NAME($discipline, form: "sentence") }.
fact-nothing-new = Was auch kommt, du hast etwas mindestens so Gutes wie { NAME($athlete) }.

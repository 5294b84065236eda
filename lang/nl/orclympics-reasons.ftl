### Orc-lympics: de redenen bij hints.

fact-gold-is-yours = { $cards ->
    [one] Het goud is van jou. Houd { NAME($race, form: "the") } in de hand.
   *[other] Het goud is van jou. Houd die { $cards } kaarten in de hand.
}
fact-no-cup = Zelfs met al je kaarten win je hier geen beker.
fact-fewer-will-do = Niemand kan nog antwoorden: met minder kaarten pak je het goud ook.
fact-nothing-comes-after = Na het koningsnummer komt niets meer: een gespaarde kaart is verspild.
fact-no-use = Geen wedstrijd die nog komt, staat open voor { NAME($race, form: "the") }.
fact-resting = Een kaart die rust, wint niets.
fact-left-at-home = Wie thuisblijft, speelt nooit mee: neem { NAME($race, form: "the") } mee.
fact-nobody-answers = Niemand kan nog antwoorden: goud voor { LIST($team) }.
fact-enough-gold-tie = { $saved ->
    [one] Gelijk is genoeg: { $total } pakt goud en spaart { $saved } kaart.
   *[other] Gelijk is genoeg: { $total } pakt goud en spaart { $saved } kaarten.
}
fact-enough-silver-tie = { $saved ->
    [one] Gelijk is genoeg: { $total } pakt zilver en spaart { $saved } kaart.
   *[other] Gelijk is genoeg: { $total } pakt zilver en spaart { $saved } kaarten.
}
fact-enough-gold = { $saved ->
    [one] Een totaal van { $total } pakt ook goud, en spaart { $saved } kaart.
   *[other] Een totaal van { $total } pakt ook goud, en spaart { $saved } kaarten.
}
fact-enough-silver = { $saved ->
    [one] Een totaal van { $total } pakt ook zilver, en spaart { $saved } kaart.
   *[other] Een totaal van { $total } pakt ook zilver, en spaart { $saved } kaarten.
}
fact-safe = Niemand die nog meedoet, heeft de kaarten om aan { $total } te komen.
fact-leader = { $name } staat bovenaan en heeft dit goud: pak het af.
fact-main = Zo houd je { NAME($race, form: "a") } voor het koningsnummer: { NAME($skill, form: "sentence") }, { $points } waard.
fact-few = { $cards ->
    [one] { $cards } kaart voor { $competitions } wedstrijden: geef er hier { $spent } uit, geen { $instead }.
   *[other] { $cards } kaarten voor { $competitions } wedstrijden: geef er hier { $spent } uit, geen { $instead }.
}
fact-takes-gold = Pakt voorlopig goud, { $points } punten, voor { LIST($team) }.
fact-takes-silver = Pakt zilver, { $points } punten, voor { LIST($team) }.
fact-must-answer = { $name } moet nu kaarten van samen minstens { $value } inzetten om dit goud te pakken.
fact-gold-or-silver = Goud is hier { $gold } waard, en wie het van je afpakt, laat je zilver, { $silver } waard.
fact-last-for = Geen latere wedstrijd vraagt { NAME($skill, form: "sentence") }, en { NAME($race, form: "the") } heeft daar { $value }.
fact-takes-nothing = Die kaarten alleen winnen hier niets.
fact-silver-is-yours = Het zilver, { $points } punten, heb je hoe dan ook: spaar je kaarten.
fact-little-more = { $points ->
    [one] Zilver heb je hoe dan ook, en goud is maar { $points } punt meer: spaar je kaarten.
   *[other] Zilver heb je hoe dan ook, en goud is maar { $points } punten meer: spaar je kaarten.
}
fact-may-be-lost = { $name } heeft { $cards } kaarten, jij { $own }: een beker kun je zo weer kwijtraken.
fact-starves = Met dit goud pakt { $name } geen kaart terug, en heeft er dan geen meer.
fact-saves-cards = { $cards ->
    [one] Eén kaart voor { $competitions } wedstrijden: spaar die.
   *[other] { $cards } kaarten voor { $competitions } wedstrijden: spaar ze.
}
fact-harder-to-tie = Een totaal van { $total } is lastiger te evenaren dan { $instead }.
fact-may-come-back = Win hier geen beker, en je kunt { NAME($race, form: "the") } terugpakken.
fact-opens = Wie hier goud wint, is straks als eerste aan de beurt: { NAME($competition, form: "sentence") }.
fact-wanted-always = Elke wedstrijd die nog komt, vraagt { NAME($skill, form: "sentence") }: pak { NAME($race, form: "the") } terug.
fact-wanted = { $left ->
    [one] Het koningsnummer vraagt { NAME($skill, form: "sentence") }: pak { NAME($race, form: "the") } terug.
   *[other] Van de { $left } wedstrijden die nog komen, vragen er { $here } { NAME($skill, form: "sentence") }: pak { NAME($race, form: "the") } terug.
}
fact-next = { NAME($competition) } is de volgende en vraagt { NAME($skill, form: "sentence") }: pak { NAME($race, form: "the") } terug.
fact-for-main = Het koningsnummer vraagt { NAME($skill, form: "sentence") }: { NAME($race, form: "a") } heeft { $value }.
fact-may-enter = { $here ->
    [one] Eén wedstrijd staat open voor { NAME($race, form: "a") }
   *[other] { $here } wedstrijden staan open voor { NAME($race, form: "a") }
}, { $less ->
    [0] geen voor { NAME($other, form: "a") }
    [one] maar { $less } voor { NAME($other, form: "a") }
   *[other] maar { $less } voor { NAME($other, form: "a") }
}.
fact-same-race = Je hebt al { $count ->
    [one] { $count } { NAME($race, form: "one") }
   *[other] { $count } { NAME($race, form: "many") }
}, en een team heeft maar drie volken.
fact-more-for-main = Het koningsnummer vraagt { NAME($skill, form: "sentence") }: dit team heeft { $total }, niet { $instead }.
fact-one-race-more = Met { NAME($race, form: "a") } erbij zijn het vier volken, en een team heeft er maar drie.
fact-rare = Deze hand komt terug, maar misschien zonder { NAME($race, form: "the") }.
fact-lacking = Je hebt nog weinig { NAME($skill, form: "sentence") }, en { $competitions } wedstrijden vragen erom.
fact-strong = Goud met { NAME($skill, form: "sentence") } is samen { $points } punten waard: { NAME($race, form: "a") } heeft { $value }, { NAME($other, form: "a") } { $less }.
fact-common = Er zijn { $copies } { NAME($race, form: "many") } en maar { $less } { NAME($other, form: "many") }: er kunnen meer { NAME($race, form: "many") } volgen.
fact-more-cards = { $cards } kaarten kunnen meedoen, in plaats van { $instead }.
fact-more-skill = Heeft { $total } aan { NAME($skill, form: "sentence") }, niet { $instead }; goud is daar samen { $points } punten waard.

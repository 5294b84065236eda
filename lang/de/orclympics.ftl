progress-draft = Karte { $pick } von { $of }
progress-rosters = Teams
progress-competition = Wettbewerb { $number } von { $of }
progress-main = Finale
progress-over = Die Spiele sind vorbei
progress-season-first = Saison bis { $target } · { $game }
progress-season = Saison: { LIST($points) } · { $game }

aim = Höchste Summe: Gold, nächste: Silber. Gleichziehen genügt.
aim-two = Höchste Summe: Gold. Gleichziehen genügt, um es zu holen.

sentences = { $first } { $second }
team-part = { $count ->
    [one] { $count } { NAME($race, form: "one") }
   *[other] { $count } { NAME($race, form: "many") }
}
team-part-object = { $count ->
    [one] { $count } { NAME($race, form: "one") }
   *[other] { $count } { NAME($race, form: "many") }
}
team-label = { LIST($team) }
main-event = Finale

row-title = Die sieben Wettbewerbe
look-at-row = Die sieben Wettbewerbe ansehen
tile-label = { NAME($competition) }: { NAME($skill, form: "sentence") }, Gold { $gold }, Silber { $silver }.
tile-label-gold = { NAME($competition) }: { NAME($skill, form: "sentence") }, Gold { $gold }.
tile-main = Finale.
tile-now = Läuft gerade.
tile-gold = Gold: { $name }.
tile-silver = Silber: { $name }.
tile-nobody = Niemand hat etwas eingesetzt.
tile-gold-free = Der Goldpokal ist frei.
tile-silver-free = Der Silberpokal ist frei.
row-worth = { NAME($skill) } · Gold { $gold } · Silber { $silver }
row-worth-gold = { NAME($skill) } · Gold { $gold }
row-worth-main = Finale · { NAME($skill) } · Gold { $gold } · Silber { $silver }
row-worth-main-gold = Finale · { NAME($skill) } · Gold { $gold }
row-entered = { $name }: { LIST($team) } ({ $total })

points-unit = { $count ->
    [one] Punkt
   *[other] Punkte
}
in-hand = Hand: { $count }
resting = { $count ->
    [one] { $count } ruht
   *[other] { $count } ruhen
}
kept-so-far = { $count } behalten
passes-to = der Rest an { $name }
lane-label = { $name }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
} auf der Hand, { $resting ->
    [one] { $resting } ruht
   *[other] { $resting } ruhen
}.
lane-doing = { $doing ->
    [choosing] { $name } wählt, welche Karte bleibt.
    [chosen] { $name } hat eine Karte behalten.
    [building] { $name } baut ein Team.
    [built] { $name } hat ein Team gebaut.
    [turn] { $name } ist am Zug.
    [passed] { $name } hat gepasst.
    [deciding] { $name } darf eine Karte zurückholen.
   *[decided] { $name } hat über das Zurückholen entschieden.
}
lane-entered = Eingesetzt von { $name }: { LIST($team) }, das sind { $total } an { NAME($skill, form: "sentence") }.
lane-nothing = { $name } hat keine Karten eingesetzt.
lane-gold = { $name } hält den Goldpokal.
lane-silver = { $name } hält den Silberpokal.
gold-cup = Goldpokal, { $value } wert
silver-cup = Silberpokal, { $value } wert

person-title = { $name }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
person-counts = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
} auf der Hand, { $resting ->
    [one] { $resting } ruht
   *[other] { $resting } ruhen
}.
person-no-cups = Noch kein Pokal gewonnen.
person-entered = Bisher eingesetzt
person-entered-in = { NAME($competition) }: { LIST($team) }
person-entered-none = { NAME($competition) }: keine Karten
person-kept = Im Draft behalten
person-roster = Das Team
person-rests = Es ruhen
person-draft = Im Draft gesehene Hände
person-pick = Karte { $pick }: { NAME($race, form: "a") } behalten; weitergegeben: { LIST($team) }.
person-pick-now = Karte { $pick }: { NAME($race, form: "a") } behalten.

ask-keep = { $name }, behalte eine Karte
ask-keep-why = { $rest ->
    [one] Die andere Karte geht an { $to }.
   *[other] Die anderen { $rest } gehen an { $to }.
} Dein Team für alle sieben Wettbewerbe darf höchstens drei Völker haben: Der Name einer Karte ist ihr Volk.
ask-keep-last = { $name }, behalte deine letzte Karte
ask-keep-last-why = Es ist die einzige, die übrig ist. Gleich baust du aus allen acht dein Team.
keep-why = { $rest ->
    [one] Du behältst sie verdeckt, und die andere Karte geht an { $to }.
   *[other] Du behältst sie verdeckt, und die anderen { $rest } gehen an { $to }.
}
keep = { NAME($race, form: "start") } behalten
kept-wait = { $name } behält { NAME($race, form: "a") }
others-choose = Die anderen wählen noch.
kept = Behalten: noch keine
tray-kept = Behalten: { LIST($team) }
tray-sum = { $held ->
    [one] { NAME($skill) } { $sum }, für { $held } Wettbewerb.
   *[other] { NAME($skill) } { $sum }, für { $held } Wettbewerbe.
}
tray-held = in { $held } von { $all }
tray-cards = { $cards } von 8 Karten, für { $held } Wettbewerbe.
tray-cards-of = Drei Völker: { $cards } von { $kept } Karten, für { $held } Wettbewerbe.
watch-draft = Alle behalten eine Karte

ask-build = { $name }, bau dein Team
ask-build-why = Tippe die Karten für dein Team an. Ein Team darf höchstens drei Völker haben.
build-team = { $count ->
    [one] { $count } Karte für 7 Wettbewerbe: { LIST($team) }.
   *[other] { $count } Karten für 7 Wettbewerbe: { LIST($team) }.
}
build-team-out = { $count ->
    [one] { $count } Karte für 7 Wettbewerbe: { LIST($team) }. Nicht dabei: { LIST($out) }.
   *[other] { $count } Karten für 7 Wettbewerbe: { LIST($team) }. Nicht dabei: { LIST($out) }.
}
build-none = Kein Team: Du müsstest in jedem Wettbewerb passen.
build = Team bestätigen
keep-all = { $count ->
    [one] Alle nehmen ({ LIST($races) }): { $count } Karte
   *[other] Alle nehmen ({ LIST($races) }): { $count } Karten
}
offers = Oder alle Karten dreier Völker:
slot-race = Volk { $number }
built-wait = Das Team von { $name } steht
built-wait-why = Dein Team: { LIST($team) }. Die anderen bauen noch.
built-wait-none = Du hast kein Team. Die anderen bauen ihres noch.
others-build = Die anderen bauen noch an ihren Teams.
watch-build = Alle bauen ein Team

ask-enter = { $name }, setze Karten ein oder passe
ask-enter-why = { NAME($skill) } zählt. Gold ist { $gold } Punkte wert, Silber { $silver }.
ask-enter-why-gold = { NAME($skill) } zählt. Gold ist { $gold } Punkte wert.
ask-enter-rest = Eingesetzte Karten ruhen danach. Gewinnst du keinen Pokal, darfst du eine beliebige zurückholen, die ruht. Wer passt, ist draußen.
ask-enter-last = Das ist der letzte Wettbewerb, also spar keine Karten auf.
ask-enter-alone = Alle anderen haben gepasst. Niemand kann dir jetzt einen Pokal nehmen.
cards-left = { $cards ->
    [one] { $cards } Karte für { $left } Wettbewerbe: Sie muss reichen.
   *[other] { $cards } Karten für { $left } Wettbewerbe: Sie müssen reichen.
}
ask-gold = { $name }, das Gold gehört dir
ask-gold-why = Alle anderen haben gepasst. Weitere Karten brächten nichts und müssten danach ruhen.
take-gold = Gold nehmen
ask-pass = { $name }, du musst passen
ask-pass-nobody = { $cards ->
    [one] Deine Karte hat keinen Wert in { NAME($skill, form: "sentence") }.
   *[other] Keine deiner Karten hat einen Wert in { NAME($skill, form: "sentence") }.
}
ask-pass-empty = Du hast keine Handkarten.
enter = Einsetzen: { LIST($team) }
pass = Passen
pass-why = Du setzt in diesem Wettbewerb keine Karten mehr ein.
pass-why-gold = Du setzt keine Karten mehr ein und behältst den Goldpokal, bis ihn jemand holt.
pass-why-silver = Du setzt keine Karten mehr ein und behältst den Silberpokal, bis ihn jemand holt.
pass-why-silver-won = Der Silberpokal gehört dir, denn alle anderen haben gepasst.
pass-it = Ja, passen
watch-turn = { $name } ist am Zug

if-gold-free = Mit { $total } hältst du vorerst das Gold.
if-gold = Mit { $total } übertriffst du { $from } und hältst vorerst das Gold.
if-gold-tie = Mit { $total } ziehst du mit { $from } gleich und hältst vorerst das Gold.
if-dethroned = { $name } bekommt das Silber.
if-dethroned-from = { $name } bekommt das Silber von { $from }.
if-swap = { $name } bekommt im Tausch dein Silber.
if-keeps-gold = Mit { $total } behältst du das Gold.
if-silver-free = Mit { $total } hältst du vorerst das Silber.
if-silver = Mit { $total } übertriffst du { $from } und hältst vorerst das Silber.
if-silver-tie = Mit { $total } ziehst du mit { $from } gleich und hältst vorerst das Silber.
if-keeps-silver = Mit { $total } behältst du das Silber; { $gold } liegt mit { $most } vorn.
if-nothing = Mit { $total } bekommst du keinen Pokal: { $gold } hält das Gold mit { $most }, { $silver } das Silber mit { $second }.
if-nothing-gold = Mit { $total } bekommst du keinen Pokal: { $gold } hält das Gold mit { $most }.

ask-take-back = { $name }, holst du eine ruhende Karte zurück?
ask-take-back-why = Du hast keinen Pokal gewonnen, also darf eine deiner ruhenden Karten zurück. Welche, sehen die anderen nicht.
take-back = { NAME($race, form: "start") } zurückholen
take-none = Keine zurückholen
take-none-why = Alle deine Karten ruhen weiter.
take-none-it = Ruhen lassen
hand-now = Auf der Hand
decided-wait = { $name } holt { NAME($race, form: "a") } zurück
decided-none = { $name } holt keine Karte zurück
watch-take-back = Wer keinen Pokal hat, darf eine Karte zurückholen
watch-over = Die Spiele sind vorbei

card-label = { NAME($race) }: Tempo { $speed }, List { $cunning }, Kraft { $strength }.
card-ready = Kann gewählt werden.

why-no-skill = { NAME($race, form: "many") } kannst du hier nicht einsetzen: Ihnen fehlt es an { NAME($skill, form: "sentence") }.
why-fourth = Ein Team darf höchstens drei Völker haben, und du hast schon { LIST($races) }. Nimm erst ein Volk heraus.
why-not-turn = { $name } ist am Zug.
why-in-hand = Du hast nicht alle diese Karten.
why-drafted = Diese Karten hast du nicht behalten.
why-races = Ein Team darf höchstens drei Völker haben.
why-nothing = Setze mindestens eine Karte ein, oder passe.
why-skill = Eine Karte braucht mindestens 1 in der Fähigkeit des Wettbewerbs.
why-resting = Von diesem Volk ruht keine Karte von dir.

show-passing = Die Hände wandern nach links
show-drafted = Der Draft ist vorbei
show-final = Die Teams stehen
show-began = Ein Wettbewerb beginnt
show-cup = Ein Pokal wechselt
show-award = Der Wettbewerb ist vorbei
show-returns = Karten werden zurückgeholt
is-first = { $name } beginnt

tell-kept = { $name } behält { NAME($race, form: "a") }.
tell-passed-on = Alle geben ihre übrigen Karten nach links weiter.
tell-drafted = Alle bauen aus ihren acht Karten ein Team.
tell-built = Das Team von { $name }: { LIST($team) }.
tell-built-none = { $name } baut kein Team.
tell-rosters = Karten auf der Hand: { LIST($sizes) }.
tell-size = { $name } { $count }
tell-began = Jetzt { NAME($competition, form: "sentence") }: { NAME($skill, form: "sentence") } zählt, und Gold ist { $gold } Punkte wert. { $name } beginnt.
tell-began-winner = Jetzt { NAME($competition, form: "sentence") }: { NAME($skill, form: "sentence") } zählt, und Gold ist { $gold } Punkte wert. { $name } hat das letzte Gold gewonnen und beginnt.
tell-entered = { $name } setzt ein: { LIST($team) }. Summe: { $total }.
tell-gold-free = { $name } holt sich mit { $total } das Gold.
tell-gold = { $name } übertrifft { $from } mit { $total } und holt sich das Gold.
tell-gold-tie = { $name } zieht mit { $from } gleich ({ $total }) und holt sich das Gold.
tell-dethroned = Das Silber geht an { $name }.
tell-dethroned-from = Das Silber geht von { $from } an { $name }.
tell-silver-free = { $name } holt sich mit { $total } das Silber.
tell-silver = { $name } übertrifft { $from } mit { $total } und holt sich das Silber.
tell-silver-tie = { $name } zieht mit { $from } gleich ({ $total }) und holt sich das Silber.
tell-passed = { $name } passt.
tell-passed-too = { $name } passt auch.
tell-passed-empty = { $name } hat keine Karten mehr und passt.
tell-nobody = Niemand hat etwas eingesetzt: { NAME($competition, form: "sentence") } wird abgelegt.
tell-won-gold = { $value ->
    [one] { $name } gewinnt Gold { NAME($competition, form: "in") }: { $value } Punkt.
   *[other] { $name } gewinnt Gold { NAME($competition, form: "in") }: { $value } Punkte.
}
tell-won-silver = { $value ->
    [one] { $name } gewinnt Silber { NAME($competition, form: "in") }: { $value } Punkt.
   *[other] { $name } gewinnt Silber { NAME($competition, form: "in") }: { $value } Punkte.
}
tell-rested = Alle eingesetzten Karten ruhen jetzt.
tell-rested-last = Das war der letzte Wettbewerb.
tell-decided = { $name } wird { NAME($race, form: "a") } zurückholen.
tell-decided-none = { $name } wird keine Karte zurückholen.
tell-took-back = { $name } holt eine Karte zurück.
tell-took-back-own = { $name } holt { NAME($race, form: "a") } zurück.
tell-took-nothing = { $name } holt keine Karte zurück.
tell-ended = Das Finale ist vorbei.

action-roster = Ein Team: { LIST($team) }
action-roster-none = Kein Team

option-events = Die Reihe der Wettbewerbe
events-why = In welcher Reihenfolge die Wettbewerbe stattfinden; das Finale kommt immer zuletzt.
events-sorted = Niedrigster Wert zuerst
events-random = In zufälliger Reihenfolge
start = Wer beginnt den ersten Wettbewerb?
option-season = Wie lange wird gespielt?
season-none = Einzelne Partie
season-3 = Saison bis 3
season-5 = Saison bis 5
season-7 = Saison bis 7
season-why = In einer Saison bringt jede gewonnene Partie einen Saisonpunkt; bei geteiltem Sieg bekommen alle Beteiligten einen.

silver-category = Silber
gold-speed = Gold: Tempo
gold-cunning = Gold: List
gold-strength = Gold: Kraft
gold-main = Gold: Finale
won-cups = { $name } gewinnt mit { $points } Punkten, { $lead } vor { $second }: Gold { LIST($won) }.
won-in = { NAME($competition, form: "in") }
tie-broken = { LIST($names) } sind mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
} gleichauf. { $nth ->
    [one] Der wertvollste Goldpokal entscheidet: { $value } ({ $name }) gegen { $less } ({ $second }).
   *[other] Die wertvollsten Goldpokale sind gleich. Der nächste entscheidet: { $value } ({ $name }) gegen { $less } ({ $second }).
}
tie-cup-more = { LIST($names) } sind mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
} gleichauf. { $name } hat einen Goldpokal mehr als { $second }, und das entscheidet.

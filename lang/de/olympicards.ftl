start = Wer bekommt zuerst die Startkarte?
option-records = Weltrekorde
records-no = Ohne
records-yes = Je 2 Punkte
records-why = Für Gold in einer Sportart mit Stern, wenn auf der Hand keine Karte mehr ist
option-two = Zu zweit: Wer bekommt danach die Startkarte?
two-why = Diese Person beginnt die nächste Sportart und entscheidet, ob sie verschoben wird.
two-third = Wer den dritten Ausstieg macht
two-first = Wer den ersten Ausstieg macht

progress-sport = Sportart { $number } von { $of }
progress-over = Alle Sportarten entschieden

card-label = { NAME($colour) } { $value }
card-inside = { NAME($colour, form: "sentence") } { $value }
card-played = { NAME($colour, form: "sentence") } { $value }
card-ready = { NAME($colour) } { $value }. Kann gespielt werden.
card-idle = { NAME($colour) } { $value }.

rule-marathon = Spiele eine Karte, die eine andere Farbe hat als deine vorige. Beginne mit einer beliebigen.
rule-high-jump = Spiele eine Karte, die höher ist als deine vorige. Beginne mit einer beliebigen.
rule-swimming = Spiele eine Karte, die niedriger ist als deine vorige. Beginne mit einer beliebigen.
rule-hurdles = In jeder Runde wird eine Hürde aufgedeckt. Spiele eine Karte, die mindestens so hoch ist.
rule-weightlifting = Spiele ein bis drei Karten mit einer höheren Summe als der zuletzt gestemmten, egal von wem. Die allererste ist beliebig.
rule-archery = In jeder Runde wird ein Ziel aufgedeckt. Spiele eine Karte mit seinem Wert, 1 mehr oder 1 weniger.
rule-relay = Spiele eine Karte mit Farbe oder Wert der zuletzt gespielten, egal von wem. Die allererste ist beliebig.
rule-table-tennis = Auf niedrig (1–4) folgt hoch (6–9) und umgekehrt, in anderer Farbe. Eine 5 passt immer, alles passt auf sie. Die erste ist beliebig.
rule-sailing = In jeder Runde wird ein Wind aufgedeckt. Spiele eine Karte seiner Farbe, oder zwei Karten einer anderen.

up-to-cards = { $most ->
    [1] 1 Karte
   *[other] 1–{ $most } Karten
}
star-why = Gold mit leerer Hand: +{ $points }
must-play = Kann nicht verschoben werden.
last-sport = Die letzte Sportart
play-or-defer = Spielen oder verschieben?

mark-own = vorige
mark-last = Vorgabe
mark-hurdle = Hürde
mark-target = Ziel
mark-wind = Wind
mark-baton = Stab
mark-ball = Ball
turned-label = Für diese Runde aufgedeckt: { NAME($colour, form: "sentence") } { $value }.
mark-label = Was zählt: { LIST($cards) }.

needs-now = { $name } braucht:
need-any-one = eine beliebige Karte
need-any-some = 1 bis { $count } beliebige Karten
need-other-colour = nicht { NAME($colour, form: "sentence") }
need-higher = mehr als { $value }
need-nothing-higher = keine Karte ist hoch genug
need-lower = weniger als { $value }
need-nothing-lower = keine Karte ist niedrig genug
need-total = mehr als { $total }
need-no-lower = { $value ->
    [1] eine beliebige Karte
    [9] eine 9
   *[other] { $value } oder mehr
}
need-between = { $target ->
    [1] { $least } oder { $most }
    [9] { $least } oder { $most }
   *[other] { $least } bis { $most }
}
need-colour-or-value = { NAME($colour, form: "sentence") } oder eine { $value }
need-high-side = 6 bis 9, nicht { NAME($colour, form: "sentence") }; oder 5
need-low-side = 1 bis 4, nicht { NAME($colour, form: "sentence") }; oder 5
need-wind = 1 { NAME($colour, form: "sentence") } oder 2 anderer Farbe
need-cards = keine Karte mehr auf der Hand

needs-any-one = { $name } darf jede Karte spielen.
needs-any-some = { $name } darf 1 bis { $count } beliebige Karten spielen.
needs-other-colour = { $name } braucht eine Karte, aber nicht in { NAME($colour, form: "sentence") }.
needs-higher = { $name } braucht eine Karte über { $value }.
needs-nothing-higher = Nichts ist höher als { $value }: { $name } muss aussteigen.
needs-lower = { $name } braucht eine Karte unter { $value }.
needs-nothing-lower = Nichts ist niedriger als { $value }: { $name } muss aussteigen.
needs-total = { $name } muss mehr als { $total } stemmen.
needs-no-lower = { $value ->
    [1] { $name } darf jede Karte spielen.
    [9] { $name } braucht eine 9.
   *[other] { $name } braucht eine Karte ab { $value }.
}
needs-between = { $target ->
    [1] { $name } braucht eine { $least } oder { $most }.
    [9] { $name } braucht eine { $least } oder { $most }.
   *[other] { $name } braucht eine Karte von { $least } bis { $most }.
}
needs-colour-or-value = { $name } braucht eine { NAME($colour, form: "adjective") } Karte oder eine { $value }.
needs-high-side = { $name } braucht 6 bis 9 in jeder Farbe außer { NAME($colour, form: "sentence") }, oder eine 5.
needs-low-side = { $name } braucht 1 bis 4 in jeder Farbe außer { NAME($colour, form: "sentence") }, oder eine 5.
needs-wind = { $name } braucht eine { NAME($colour, form: "adjective") } Karte, oder zwei einer anderen Farbe.
needs-cards = { $name } hat keine Karten mehr und muss aussteigen.

ask-turn = { $name }, spiele oder steige aus
ask-alone = Nur { $name } ist noch dabei: weiterspielen oder Gold nehmen
ask-gold = Nur { $name } ist noch dabei: Gold nehmen
ask-out = { $name }, du musst aussteigen
ask-none = Keine deiner Karten lässt sich jetzt spielen.
ask-empty = Du hast keine Karten mehr.
ask-empty-record = Du hast keine Karten mehr: Gold mit leerer Hand ist ein Weltrekord.
ask-alone-why = Weiterspielen bringt hier nichts mehr. Was du behältst, hast du für die nächste Sportart.
ask-alone-last = Weiterspielen bringt hier nichts mehr. Was du behältst, entscheidet bei Gleichstand.
ask-alone-record = { $points ->
    [one] Gold gehört dir so oder so. Spielst du bis zur letzten Karte, ist es ein Weltrekord: noch { $points } Punkt.
   *[other] Gold gehört dir so oder so. Spielst du bis zur letzten Karte, ist es ein Weltrekord: noch { $points } Punkte.
}
ask-first-own = Beginne mit einer beliebigen Karte.
ask-first = Noch hat niemand gespielt: Spiele eine beliebige Karte.
ask-first-lift = Noch hat niemand gestemmt: Spiele 1 bis { $count } beliebige Karten.
ask-unturned = Es wurde keine Karte aufgedeckt: Spiele eine beliebige.
ask-other-colour = Spiele nach deiner { NAME($colour, form: "sentence") } { $value } eine Karte in einer anderen Farbe.
ask-higher = Spiele nach deiner { NAME($colour, form: "sentence") } { $value } eine höhere Karte.
ask-lower = Spiele nach deiner { NAME($colour, form: "sentence") } { $value } eine niedrigere Karte.
ask-total = Zuletzt wurde { $total } gestemmt: Spiele 1 bis { $count } Karten mit einer höheren Summe.
ask-no-lower = { $value ->
    [1] Die Hürde ist 1: Darüber kommt jede Karte.
    [9] Die Hürde ist 9: Darüber kommt nur eine 9.
   *[other] Die Hürde ist { $value }: Spiele { $value } oder mehr.
}
ask-between = { $target ->
    [1] Das Ziel ist { $target }: Spiele { $least } oder { $most }.
    [9] Das Ziel ist { $target }: Spiele { $least } oder { $most }.
   *[other] Das Ziel ist { $target }: Spiele { $least } bis { $most }.
}
ask-colour-or-value = Spiele nach { NAME($colour, form: "sentence") } { $value } eine { NAME($colour, form: "adjective") } Karte oder eine { $value }.
ask-anything = Spiele nach { NAME($colour, form: "sentence") } { $value } eine beliebige Karte.
ask-high-side = Spiele nach { NAME($colour, form: "sentence") } { $value } eine 6 bis 9 in einer anderen Farbe, oder eine 5.
ask-low-side = Spiele nach { NAME($colour, form: "sentence") } { $value } eine 1 bis 4 in einer anderen Farbe, oder eine 5.
ask-wind = Der Wind ist { NAME($colour, form: "sentence") }: Spiele eine { NAME($colour, form: "adjective") } Karte, oder zwei einer anderen Farbe.

play-free = { NAME($colour) } { $value } zum Anfang.
play-after-own = { NAME($colour) } { $value } nach deiner { NAME($mark-colour, form: "sentence") } { $mark }.
play-after = { NAME($colour) } { $value } nach { NAME($mark-colour, form: "sentence") } { $mark }.
play-hurdle = { NAME($colour) } { $value } kommt über die Hürde von { $hurdle }.
play-target = { NAME($colour) } { $value } trifft das Ziel { $target }.
play-wind = { NAME($colour) } { $value } segelt mit dem Wind.
play-tack = Zwei { NAME($colour, form: "adjective") } Karten segeln gegen den Wind.
lift-ready = { $total } ist mehr als die zuletzt gestemmten { $value }.
sum-ready = { $sum } = { $total }, mehr als die zuletzt gestemmten { $value }.
sum-free = { $sum } = { $total } zum Anfang.
sum-two = { $first } + { $second }
sum-three = { $first } + { $second } + { $third }
play-record = { $count ->
    [one] Es ist deine letzte Karte: Gewinnst du Gold mit leerer Hand, stellst du einen Weltrekord auf.
   *[other] Es sind deine letzten Karten: Gewinnst du Gold mit leerer Hand, stellst du einen Weltrekord auf.
}
play-cards = { LIST($cards) } spielen
play-total = { $sum } = { $total } spielen

reward-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
reward-medal = { NAME($medal, form: "sentence") }
reward-start = die Startkarte für die nächste Sportart
reward-start-short = Startkarte
reward = { LIST($reward) }
withdraw = Aussteigen
withdraw-for = Dafür: { LIST($reward) }
withdraw-two-for = { $cards ->
    [one] { $cards } Karte, { NAME($medal, form: "sentence") } an { $other }
   *[other] { $cards } Karten, { NAME($medal, form: "sentence") } an { $other }
}
withdraw-why = Du bekommst { LIST($reward) } und bist in dieser Sportart raus.
withdraw-last-why = Du bekommst { LIST($reward) }. Nach der letzten Sportart entscheiden Karten nur noch Gleichstände.
take-gold = Gold nehmen
take-gold-keeps = { $count ->
    [0] Du hast keine Karte mehr
    [one] Du behältst { $count } Karte
   *[other] Du behältst { $count } Karten
}
take-gold-record = Du stellst einen Weltrekord auf
withdraw-two-why = { $cards ->
    [one] Du ziehst { $cards } Karte, und { $other } bekommt { NAME($medal, form: "sentence") }. Ihr bleibt beide dabei.
   *[other] Du ziehst { $cards } Karten, und { $other } bekommt { NAME($medal, form: "sentence") }. Ihr bleibt beide dabei.
}
withdraw-two-last = { $cards ->
    [one] Du ziehst { $cards } Karte, und { $other } bekommt { NAME($medal, form: "sentence") }. Damit endet die Sportart.
   *[other] Du ziehst { $cards } Karten, und { $other } bekommt { NAME($medal, form: "sentence") }. Damit endet die Sportart.
}
withdraw-it = Ja, aussteigen

ask-choose = { $name }, spielst du diese Sportart?
ask-choose-why = Du hast die Startkarte. Eine verschobene Sportart kommt am Ende wieder, und die nächste muss gespielt werden.
ask-choose-lasts = { $own ->
    [one] Deine Hand reicht hier für etwa { $own } Runde
   *[other] Deine Hand reicht hier für etwa { $own } Runden
}, die meisten für { $usual }. Verschoben kommt die Sportart am Ende wieder.
play-sport = Spielen
play-sport-why = Du beginnst.
play-sport-it = { NAME($sport) } spielen
defer = Verschieben
defer-why = Verschoben kommt sie am Ende wieder, und die nächste Sportart muss gespielt werden.
defer-it = { NAME($sport) } verschieben

watch-turn = { $name } ist am Zug
watch-alone = Nur { $name } ist noch dabei
watch-alone-why = { $name } hat das Gold sicher und darf weiterspielen.
watch-choose = { $name } entscheidet über { NAME($sport, form: "sentence") }
show-sport = Die nächste Sportart
show-round = Eine neue Runde
show-stack = Ein neuer Stapel
show-medal = Eine Medaille
show-record = Ein Weltrekord
record-points = { $points ->
    [one] +{ $points } Punkt
   *[other] +{ $points } Punkte
}
show-result = Die Sportart ist entschieden
watch-over = Alle neun Sportarten sind entschieden

why-not-turn = { $name } ist am Zug.
why-choose = Entscheide erst über { NAME($sport, form: "sentence") }.
why-too-many = { $most ->
    [one] In dieser Sportart darfst du immer nur eine Karte spielen.
   *[other] In dieser Sportart darfst du höchstens { $most } Karten auf einmal spielen.
}
why-too-many-unturned = Solange kein Wind aufgedeckt ist, darfst du nur eine Karte spielen.
why-same-colour-own = { NAME($colour) } { $value } hat dieselbe Farbe wie deine vorige Karte; du brauchst eine andere.
why-same-colour = { NAME($colour) } { $value } hat dieselbe Farbe wie die zuletzt gespielte Karte; du brauchst eine andere.
why-not-higher = { $mark ->
    [9] { NAME($colour) } { $value } ist nicht hoch genug. Keine Karte ist höher als 9.
   *[other] { NAME($colour) } { $value } ist nicht hoch genug. Du brauchst mehr als { $mark }.
}
why-too-light = { NAME($colour) } { $value } ist zu leicht, selbst mit deinen anderen Karten. Du brauchst mehr als { $mark }.
why-not-lower = { $mark ->
    [1] { NAME($colour) } { $value } ist nicht niedrig genug. Keine Karte ist niedriger als 1.
   *[other] { NAME($colour) } { $value } ist nicht niedrig genug. Du brauchst weniger als { $mark }.
}
why-too-low = { $hurdle ->
    [9] { NAME($colour) } { $value } kommt nicht über die Hürde. Du brauchst eine 9.
   *[other] { NAME($colour) } { $value } kommt nicht über die Hürde. Du brauchst { $hurdle } oder mehr.
}
why-too-far = { $target ->
    [1] { NAME($colour) } { $value } verfehlt das Ziel. Du brauchst { $least } oder { $most }.
    [9] { NAME($colour) } { $value } verfehlt das Ziel. Du brauchst { $least } oder { $most }.
   *[other] { NAME($colour) } { $value } verfehlt das Ziel. Du brauchst { $least } bis { $most }.
}
why-no-match = { NAME($colour) } { $value } passt weder zur Farbe noch zum Wert der zuletzt gespielten Karte. Du brauchst { NAME($mark-colour, form: "sentence") } oder eine { $mark }.
why-same-side-low = { NAME($colour) } { $value } ist auf derselben Seite des Netzes. Du brauchst 6 bis 9 in jeder Farbe außer { NAME($mark-colour, form: "sentence") }, oder eine 5.
why-same-side-high = { NAME($colour) } { $value } ist auf derselben Seite des Netzes. Du brauchst 1 bis 4 in jeder Farbe außer { NAME($mark-colour, form: "sentence") }, oder eine 5.
why-needs-second = { NAME($colour) } { $value } geht gegen den Wind, und du hast keine zweite { NAME($colour, form: "adjective") } Karte.
why-mixed = Zwei Karten gegen den Wind müssen dieselbe Farbe haben.
why-with = In der Farbe des Winds darfst du immer nur eine Karte spielen.
why-in-hand = Diese Karten hast du nicht.

violation-too-many = So viele Karten darfst du nicht auf einmal spielen.
violation-same-colour = Die Karte muss eine andere Farbe haben.
violation-not-higher = Das ist nicht höher.
violation-not-lower = Das ist nicht niedriger.
violation-too-low = Das ist niedriger als die Hürde.
violation-too-far = Das ist zu weit vom Ziel.
violation-no-match = Die Karte muss zur Farbe oder zum Wert der zuletzt gespielten passen.
violation-same-side = Auf niedrig muss hoch folgen, auf hoch niedrig.
violation-needs-second = Gegen den Wind braucht es zwei Karten derselben Farbe.

programme-title = Die neun Sportarten
look-at-sports = Die neun Sportarten ansehen
sport-done = { NAME($sport) }: Gold für { $name }.
sport-now = { NAME($sport) }: läuft gerade.
sport-put-off = { NAME($sport) }: verschoben, wartet offen.
sport-hidden = Eine Sportart ist noch verdeckt.
hidden = Noch verdeckt
stack-label = { $count ->
    [0] Der Stapel ist leer.
    [one] { $count } Karte ist im Stapel.
   *[other] { $count } Karten sind im Stapel.
}
stack-anew = { $count ->
    [1] Er wurde einmal neu gemischt.
    [2] Er wurde zweimal neu gemischt.
    [one] Er wurde { $count }-mal neu gemischt.
   *[other] Er wurde { $count }-mal neu gemischt.
}

look-at-seats = Ansehen, wie es steht
seats-title = Wie es steht
in-hand = Hand: { $count }
points = { $points ->
    [one] Punkt
   *[other] Punkte
}
turn = am Zug
choosing = entscheidet
out = raus
gold = Gold
lane-label = { $cards ->
    [one] { $points ->
        [one] { $name }: { $cards } Karte auf der Hand, { $points } Punkt.
       *[other] { $name }: { $cards } Karte auf der Hand, { $points } Punkte.
    }
   *[other] { $points ->
        [one] { $name }: { $cards } Karten auf der Hand, { $points } Punkt.
       *[other] { $name }: { $cards } Karten auf der Hand, { $points } Punkte.
    }
}
lane-start = { $name } hat die Startkarte.
lane-next-start = { $name } bekommt danach die Startkarte.
lane-keeps-start = { $name } hat die Startkarte und behält sie.
lane-played = Gespielt: { LIST($cards) }.
lane-together-two = { $first } mit { $second }
lane-together-three = { $first } mit { $second } und { $third }
lane-records = Weltrekorde: { LIST($sports) }.
lane-record = { NAME($sport) }
status-in = { $name } ist noch dabei.
status-turn = { $name } ist am Zug.
status-out = { $name } ist aus dieser Sportart ausgestiegen.
status-gold = { $name } war am längsten dabei und hat das Gold.
withdrew-for = { $name } ist ausgestiegen, für { LIST($reward) }.
withdrew-two-for = { $cards ->
    [one] { $name } ist für { $cards } Karte ausgestiegen; { NAME($medal, form: "sentence") } ging an die andere Person.
   *[other] { $name } ist für { $cards } Karten ausgestiegen; { NAME($medal, form: "sentence") } ging an die andere Person.
}

ladder-title = Belohnungen fürs Aussteigen
place = { NUMBER($place, type: "ordinal") ->
   *[other] { $place }.
}
aim = Steig aus für Karten, bleib für Gold. Meiste Punkte: Sieg.
aim-two = Aussteigen bringt Karten; die andere Person holt die Medaille.
ladder-result = Ergebnis: { NAME($sport) }
next-gets = Wer jetzt aussteigt:
next-short = jetzt:
then-gets = dann:
last-gets = Wer bleibt:
last-short = zuletzt:
other-gets = gegenüber:
rung-label = { NUMBER($place, type: "ordinal") ->
   *[other] { $place }. Ausstieg: { LIST($reward) }.
}
rung-label-two = { NUMBER($place, type: "ordinal") ->
   *[other] { $place }. Ausstieg: { LIST($reward) }. { NAME($medal, form: "sentence") } bekommt die andere Person.
}
rung-taken = { $name } ist ausgestiegen.
rung-next = Als Nächstes.

tell-turned = Nächste Sportart: { NAME($sport) }.
tell-turned-open = Nächste Sportart: { NAME($sport) }. Sie wurde verschoben und muss jetzt gespielt werden.
tell-deferred = { $name } verschiebt { NAME($sport, form: "sentence") } ans Ende; die nächste Sportart muss gespielt werden.
tell-began = { $name } hat die Startkarte und beginnt.
tell-turned-over = Für diese Runde aufgedeckt: { NAME($colour, form: "sentence") } { $value }.
tell-not-turned = Es gibt keine Karte mehr zum Aufdecken.
tell-played = { $name } spielt { NAME($colour, form: "sentence") } { $value }.
tell-played-together = { $name } spielt { LIST($cards) }.
tell-played-total = { $name } spielt { LIST($cards) }: zusammen { $total }.
tell-withdrew = { $name } steigt aus und bekommt { LIST($reward) }.
tell-took-gold = Nur { $name } ist noch dabei und bekommt Gold.
tell-withdrew-two = { $cards ->
    [one] { $name } steigt aus und zieht { $cards } Karte; { $other } bekommt { NAME($medal, form: "sentence") }.
   *[other] { $name } steigt aus und zieht { $cards } Karten; { $other } bekommt { NAME($medal, form: "sentence") }.
}
tell-reshuffled = { $cards ->
    [one] Der Stapel ist leer: { $cards } Karte wird zum neuen.
   *[other] Der Stapel ist leer: { $cards } Karten werden zu einem neuen gemischt.
}
tell-drew-own = { $name } zieht { NAME($colour, form: "sentence") } { $value }.
tell-short = { $count ->
    [one] Der Stapel ist aufgebraucht: { $name } zieht { $count } Karte weniger.
   *[other] Der Stapel ist aufgebraucht: { $name } zieht { $count } Karten weniger.
}
tell-awarded = { $name } gewinnt { NAME($medal, form: "sentence") }.
tell-record = { $points ->
    [one] { $name } gewinnt Gold mit leerer Hand: Weltrekord { NAME($sport, form: "in") }, { $points } Punkt wert!
   *[other] { $name } gewinnt Gold mit leerer Hand: Weltrekord { NAME($sport, form: "in") }, { $points } Punkte wert!
}
tell-finished = Vorbei: { NAME($sport) }. { $name } hat die Startkarte.
tell-finished-last = Vorbei: { NAME($sport) }, die letzte Sportart.
tell-ended = Alle neun Sportarten sind entschieden.

category-gold = Punkte für Gold
category-silver = Punkte für Silber
category-bronze = Punkte für Bronze
category-records = Punkte für Rekorde
won-medals = { $name } gewinnt mit { $points } Punkten: { $gold } × Gold, { $silver } × Silber, { $bronze } × Bronze.
won-medals-records = { $records ->
    [one] { $name } gewinnt mit { $points } Punkten: { $gold } × Gold, { $silver } × Silber, { $bronze } × Bronze und { $records } Weltrekord.
   *[other] { $name } gewinnt mit { $points } Punkten: { $gold } × Gold, { $silver } × Silber, { $bronze } × Bronze und { $records } Weltrekorde.
}
champion-medal = { NAME($medal) }: { NAME($sport) }
champion-record = Weltrekord: { NAME($sport) }
won-record = { $name } gewinnt mit { $points } Punkten, { $lead } vor { $second }: Den Ausschlag gab der Weltrekord { NAME($sport, form: "in") }.
tie-broken = { LIST($names) } sind mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
} gleichauf. { $name } hat { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
} auf der Hand, { $second } { $fewer }: Mehr Karten entscheiden.

medal-worth = { $points ->
    [one] { NAME($medal) }: { $points } Punkt
   *[other] { NAME($medal) }: { $points } Punkte
}
start-flag = Die Startkarte
ladder-players = { $count ->
    [one] { $count } Person
   *[other] { $count } Personen
}

progress-turn = Runde { $turn } von { $turns }
progress-over = Alle Runden sind gespielt

sport-label = { NAME($ring) }: { NAME($sport, form: "sentence") }. Genauer ansehen.
sport-gone = { NAME($ring) }: { NAME($sport, form: "sentence") }, schon gespielt.
used-sport = schon gespielt
sport-hidden = { NAME($ring) }: eine Sportart, verdeckt, bis das Raten beginnt.
to-guess = gesucht
sport-where = { NAME($games) }, { $ring ->
    [blue] unter dem blauen Ring
    [yellow] unter dem gelben Ring
    [black] unter dem schwarzen Ring
    [green] unter dem grünen Ring
   *[red] unter dem roten Ring
}

very-good = Sehr gut
average = Mittelmäßig

stand-label = { $title } { $clue } { $cards }
stand-title = { NAME($medal) }: { $points } Punkte für die erste richtige Karte.
stand-no-clue = Noch kein Hinweis.
stand-hidden = Ein Hinweis liegt verdeckt, { NAME($way) }.
stand-clue = Der Hinweis: { NAME($clue) }, { NAME($way) }.
stand-cards = Karten der Reihe nach: { LIST($cards) }.
stand-empty = Keine Karten.

card-hidden = { $name }
card-shown = { $name } ({ NAME($ring, form: "sentence") })
card-right = { $name } ({ NAME($ring, form: "sentence") }, richtig, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
})
card-right-rival = { $name } ({ NAME($ring, form: "sentence") }, richtig)
card-wrong = { $name } ({ NAME($ring, form: "sentence") }, falsch)

plus = +{ $points }
minus = −{ $points }

stage-target = Gesucht
stage-right = ✓ Richtig
stage-right-points = ✓ Richtig +{ $points }
stage-wrong = ✕ Falsch

control = Dopingkontrolle
coach-title = Der Coach
stage-was-target = War doch gesucht
stage-not-target = War nicht gesucht
stage-nobody = Niemand lag richtig

ready-sit = Setzt euch dorthin, wo euer Name steht: Da werden eure Karten liegen.
ready-secret = Kein Tippfeld zeigt, welche Sportart angetippt oder schon gespielt ist: So erfährt niemand, was du rätst.
ready-one-pad = Hier gibt es ein Tippfeld für alle: Tippe darüber deinen Namen an, dann spiele.
ready-who = Wer rät
ready-why = Erst erscheinen die Sportarten, dann ein Hinweis nach dem anderen: Tippe die Sportart an, auf die ein Hinweis deutet, dann seine Medaille.
ready-why-coach = Jetzt raten die anderen, was deine Hinweise bedeuten; du kannst nur noch zusehen.
ready-tested = Wer führt, muss zur Dopingkontrolle: { LIST($names) }. Nach den Medaillen ist noch eine Karte zu legen, auf eine Sportart, die wohl nicht gesucht ist. Ist sie es doch, kostet das bis zu 3 Punkte.
aim = Zuerst richtig: Bronze 2, Silber 3, Gold 4. Meiste Punkte: Sieg.
aim-together = Richtig raten, ehe es die Konkurrenz tut: gemeinsam bis 36 Punkte.

coach-role = Coach
controlled-role = zum Test
choosing = wählt
placed-some = { $count }/3 gelegt
control-role = Kontrolle
done-role = fertig

chip-label = { $name }, { NAME($nation) }: { $points ->
    [one] { $points } Punkt.
   *[other] { $points } Punkte.
}
chip-together = { $name }, { NAME($nation) }.
chip-coach = Ist Coach.
chip-choosing = Ist Coach und wählt Hinweise.
chip-placing = { $count } von 3 Karten gelegt.
chip-done = Alle Karten gelegt.
chip-tested = Muss in dieser Runde zur Dopingkontrolle.

together = Zu zweit
total-label = Gemeinsam: { $points } von { $most } Punkten.
grade-next = Noch { $left } bis „{ NAME($grade) }“

ask-clue = Gib einen Hinweis auf { NAME($sport, form: "accusative") }
ask-clue-name = { $name }, gib einen Hinweis auf { NAME($sport, form: "accusative") }
ask-clue-bronze = Wähle das Bild, das am besten auf { NAME($sport, form: "accusative") } passt und auf keine der anderen vier; zwei weitere Sportarten folgen. Du bekommst 2 Punkte, wenn alle richtig raten, und 1, wenn es nur einige tun.
ask-clue-silver = Fünf Hinweise sind übrig. Du bekommst 3 Punkte, wenn alle richtig raten, und 1, wenn es nur einige tun.
ask-clue-gold = Vier Hinweise sind übrig. Du bekommst 4 Punkte, wenn alle richtig raten, und 1, wenn es nur einige tun.
ask-clue-nobody = Errät niemand auch nur eine deiner drei Sportarten, verlierst du bis zu 3 Punkte.
ask-clue-bronze-together = Wähle das Bild, das am besten auf { NAME($sport, form: "accusative") } passt und auf keine der anderen vier; zwei weitere Sportarten folgen. Eine richtige Karte vor der Konkurrenz bringt euch gemeinsam 2 Punkte.
ask-clue-silver-together = Fünf Hinweise sind übrig. Hochkant heißt sehr gut, quer mittelmäßig: Sei ehrlich, es kostet nichts.
ask-clue-gold-together = Vier Hinweise sind übrig. Eine richtige Karte vor der Konkurrenz bringt euch gemeinsam 4 Punkte.

clue-label = { NAME($clue) }, { NAME($way) }
lay-it = „{ NAME($clue) }“ { NAME($way) } unter { NAME($medal, form: "sentence") } legen
how-good = Wie gut ist der Hinweis?

watch-clues = { $name } wählt Hinweise
watch-clues-why = Gleich ratet ihr, welche von fünf Sportarten jeder Hinweis meint. Hochkant ist ein sehr guter Hinweis, quer ein mittelmäßiger.
ask-ready = Drei, zwei, eins …
ask-ready-why = Tippe die Sportart an, auf die ein Hinweis deutet, dann seine Medaille. Klare zuerst: Was liegt, bleibt liegen.
ask-race = Tippe eine Sportart an, dann eine Medaille
ask-race-why = Alle spielen gleichzeitig. Die erste richtige Karte bringt am meisten, spätere 1 Punkt. Was liegt, bleibt liegen.
rivals-why = Alle zehn Sekunden rät eine Nation auf allen dreien. Kommt sie dir zuvor, zählt deine Karte nur 1. Deine dritte stoppt sie.
rivals-press-why = Auf Knopfdruck rät eine Nation auf allen dreien. Kommt sie dir zuvor, zählt deine Karte nur 1. Deine dritte stoppt sie.
ask-control = Dopingkontrolle: Schließ eine Sportart aus
ask-control-why = Wer führt, wird kontrolliert: Tippe eine an, die wohl nicht gesucht ist, dann „Test“. Ist sie es doch, kostet das bis zu 3 Punkte.
watch-rest = Alle deine Karten liegen
watch-rest-why = Es fehlen noch: { LIST($names) }.
watch-race = Jetzt wird geraten
watch-race-why = Du bekommst den Wert einer Medaille, wenn alle richtig raten, und 1 Punkt, wenn es nur einige tun.
watch-race-around-why = Tippt eine Sportart an, dann eine Medaille. Zuerst richtig bringt am meisten, später richtig 1 Punkt. Was liegt, bleibt liegen.
watch-race-by-others-why = Die erste richtige Karte bringt am meisten.
finish-race = Wettraten beenden
watch-together = { $name } rät für euch beide
watch-together-why = Eine richtige Karte zählt nur dann voll, wenn vor ihr keine andere Nation richtig lag.
presentation = Medaillenvergabe
show-turn = Eine neue Runde
watch-over = Alle Runden sind gespielt

pad-label = Karten von { $name }
pad-ring = { NAME($ring) }: { NAME($sport, form: "sentence") }
pad-ring-gone = { NAME($ring) }: schon gespielt
pad-medal = Auf { NAME($medal, form: "sentence") } legen
pad-medal-closed = { NAME($medal) }: Der Hinweis ist noch nicht umgedreht
pad-medal-placed = { NAME($medal) }: Dort liegt schon eine Karte von dir
pad-control = Test: zur Dopingkontrolle legen
control-short = Test
control-key = T
pad-done = Fertig!
pad-tested = Erst Medaillen, dann eine Sportart ausschließen.
pad-test = Schließ eine aus: Gesuchte kosten bis zu 3 Punkte.
plate-athlete = Tippe die Sportart an, auf die ein Hinweis deutet, dann seine Medaille. Die erste richtige Karte bringt am meisten, spätere 1 Punkt.
plate-tested = Tippe eine Sportart an, dann eine Medaille. Schließ nach den Medaillen eine Sportart aus, die wohl nicht gesucht ist.
plate-coach = Du bist Coach: Du bekommst den Wert einer Medaille, wenn alle richtig raten, und 1 Punkt, wenn es nur einige tun.
pads = Wessen Tippfeld?

why-ring-first = Tippe zuerst eine Sportart an.
why-not-flipped = Dieser Hinweis ist noch nicht umgedreht.
why-placed = Deine Karte auf dieser Medaille bleibt dort.
why-used = Diese Karte hast du schon gespielt.
why-medals-first = Erst die Medaillen, dann die Dopingkontrolle.
why-not-controlled = Hier gibt es diesmal keine Dopingkontrolle.
why-in-hand = Diesen Hinweis hat der Coach nicht.

count-three = Bis der erste Hinweis umgedreht wird
count-rival = Bis die nächste Nation spielt
count-guard = Bis für alle, die noch nicht fertig sind, Karten gelegt werden
clock-rival = Konkurrenz
clock-guard = Zeitlimit
press-rival = Nächste Nation spielt
press-guard = Die Zeit ist um

look-back = Bisherige Runden
look-back-title = Die bisherigen Runden
turn-of = Runde { $turn }: Coach { $name }
got-points = { $name } +{ $points }
got-wrong = { $name } ({ NAME($ring, form: "sentence") }, falsch)
nobody-right = Niemand hat auch nur eine Sportart erraten.
control-was = Dopingkontrolle: { $name } schloss { NAME($ring, form: "sentence") } aus, das war aber gesucht.
control-was-not = Dopingkontrolle: { $name } schloss { NAME($ring, form: "sentence") } aus, und das war nicht gesucht.

tell-turn = { $name } ist Coach.
tell-turn-tested = { $name } ist Coach. Wer führt, muss zur Dopingkontrolle: { LIST($names) }.
tell-laid = { $name } legt einen Hinweis { NAME($way) } unter { NAME($medal, form: "sentence") }.
tell-laid-own = { $name } legt „{ NAME($clue) }“ { NAME($way) } unter { NAME($medal, form: "sentence") }.
tell-drew = { $name } zieht die gesuchte Sportart für { NAME($medal, form: "sentence") }.
tell-drew-own = { $name } zieht { NAME($ring, form: "card") } für { NAME($medal, form: "sentence") }.
tell-ready = Alle Hinweise liegen. Drei, zwei, eins!
tell-flipped = { NAME($medal) }: { NAME($clue) }, { NAME($way) }.
tell-placed = { $name } hat eine Karte auf { NAME($medal, form: "sentence") } gelegt.
tell-placed-own = { $name } legt { NAME($ring, form: "card") } auf { NAME($medal, form: "sentence") }.
tell-late = Die Zeit ist um: Eine Karte von { $name } wird zufällig auf { NAME($medal, form: "sentence") } gelegt.
tell-control = { $name } hat eine Karte zur Dopingkontrolle gelegt.
tell-control-own = { $name } legt { NAME($ring, form: "card") } zur Dopingkontrolle.
tell-control-late = Die Zeit ist um: Eine Karte von { $name } wird zufällig zur Dopingkontrolle gelegt.
tell-landed = { NAME($nation) }: je 1 Karte auf jede Medaille.
tell-done = Alle sind fertig. Medaillenvergabe!
tell-target = { NAME($medal) }: Gesucht war { NAME($sport, form: "sentence") } ({ NAME($ring, form: "sentence") }).
fit-only = „{ NAME($clue) }“, { NAME($way) }, passt dazu { NAME($fit) } und deutet auf keine andere Sportart auf dem Tisch.
fit-better = „{ NAME($clue) }“, { NAME($way) }, passt dazu { NAME($fit) }. Denken kann man auch an { NAME($rival, form: "accusative") }; dazu passt das Bild { NAME($other) }.
fit-equally = „{ NAME($clue) }“, { NAME($way) }, passt dazu { NAME($fit) }, aber ebenso gut könnte man an { NAME($rival, form: "accusative") } denken.
fit-worse = „{ NAME($clue) }“, { NAME($way) }, passt dazu { NAME($fit) }. Eher denkt man an { NAME($rival, form: "accusative") }; dazu passt das Bild { NAME($other) }.
fit-hardly = „{ NAME($clue) }“, { NAME($way) }, passt kaum dazu, aber zu keiner anderen Sportart besser.
fit-sooner = „{ NAME($clue) }“, { NAME($way) }, passt kaum dazu; eher denkt man an { NAME($rival, form: "accusative") }.
fit-none = „{ NAME($clue) }“, { NAME($way) }, passt zu keiner der fünf Sportarten gut.
tell-wins = { $name } hat auf { NAME($ring, form: "sentence") } getippt: die erste richtige Karte, { $points } Punkte für { NAME($medal, form: "sentence") }.
tell-also = { $name } hat auf { NAME($ring, form: "sentence") } getippt: auch richtig, 1 Punkt.
tell-wrong = { $name } hat auf { NAME($sport, form: "accusative") } getippt ({ NAME($ring, form: "sentence") }): falsch.
tell-rival-right = { NAME($nation) }: Tipp auf { NAME($ring, form: "sentence") }, richtig.
tell-rival-wrong = { NAME($nation) }: Tipp auf { NAME($sport, form: "accusative") } ({ NAME($ring, form: "sentence") }), falsch.
tell-coach-all = Alle lagen richtig: { $points } Punkte für Coach { $name } ({ NAME($medal, form: "sentence") }).
tell-coach-some = Einige lagen richtig: 1 Punkt für Coach { $name } ({ NAME($medal, form: "sentence") }).
tell-coach-none = Niemand lag richtig: kein Punkt für Coach { $name } ({ NAME($medal, form: "sentence") }).
tell-positive = { $lost ->
    [0] Positiver Test: { $name } schloss { NAME($ring, form: "sentence") } aus, das war aber gesucht. Punkte gab es keine zu verlieren.
    [one] Positiver Test: { $name } schloss { NAME($ring, form: "sentence") } aus, das war aber gesucht, und verliert { $lost } Punkt.
   *[other] Positiver Test: { $name } schloss { NAME($ring, form: "sentence") } aus, das war aber gesucht, und verliert { $lost } Punkte.
}
tell-negative = Negativer Test: { $name } schloss { NAME($ring, form: "sentence") } aus und lag richtig.
tell-nobody = { $lost ->
    [0] Niemand hat auch nur eine Sportart erraten: Coach { $name } hat nichts zu verlieren.
    [one] Niemand hat auch nur eine Sportart erraten: Coach { $name } verliert { $lost } Punkt.
   *[other] Niemand hat auch nur eine Sportart erraten: Coach { $name } verliert { $lost } Punkte.
}
tell-cancelled = Die Dopingkontrolle entfällt.
tell-ended = Das war die letzte Runde.

ask-start = Wer ist zuerst Coach?
option-rivals = Computer am Tisch
option-rivals-why = Gemütliche lassen allen mindestens zwölf Sekunden zum Schauen, das ist gut für Kinder.
rivals-normal = So schnell wie Menschen
rivals-relaxed = Gemütlich
option-guard = Zeitlimit, wenn nur noch eine Person rät
guard-why = Wie lange die letzte Person, die noch rät, Zeit hat, bis ihre Karten zufällig gelegt werden.
guard-off = Keines
guard-15 = 15 Sekunden
guard-30 = 30 Sekunden
guard-60 = 60 Sekunden
option-clock = Die Uhr
clock-why = Wer mehr Zeit will, lässt die anderen Nationen (zu zweit) und das Zeitlimit auf einen Knopf warten.
clock-on = Läuft von selbst
clock-off = Wartet auf einen Knopf
option-clues = Die Hinweise
clues-why = Mit mehr Hinweisen könnt ihr viele Partien spielen, bis sich einer wiederholt.
clues-more = Alle 238
clues-core = Die 160 des Grundspiels
option-hands = Die Hand des Coachs
hands-why = Mit einem klaren Hinweis auf jede gesuchte Sportart lässt sie sich fast immer erraten. Eine Hand, wie sie kommt, ist schwerer und oft lustiger.
hands-clear = Auf jede gesuchte Sportart ein klarer Hinweis
hands-any = Wie sie kommt
option-words = Namen der Hinweise
words-why = Ohne Namen müsst ihr die Bilder selbst erkennen. Gut als Herausforderung, oder wenn nicht alle dieselbe Sprache sprechen.
words-shown = Sichtbar
words-hidden = Verborgen

mode = Welche Variante?
mode-race = Wettraten
mode-together = Zu zweit im Team
flat-title = Legt das Tablet flach hin
flat-why = Nur der Coach nimmt es hoch, um ungesehen Hinweise zu wählen, und legt es wieder hin. Danach haben alle, die raten, an einem Rand ein Tippfeld, das zu ihnen gedreht ist.
together-title = Ihr spielt zu zweit im Team
together-why = Ihr habt gemeinsame Punkte. Jede Person ist zweimal Coach, während die andere rät, und alle zehn Sekunden spielt eine von vier anderen Nationen auf jede Medaille eine Karte. 36 Punkte sind ein Weltrekord.
narrow-title = Dieser Bildschirm hat Platz für ein Tippfeld
narrow-why = Beim Wettraten brauchen alle ein Tippfeld in Reichweite. Nehmt für { $people } Personen einen größeren Bildschirm oder kleinere Schrift. Auf diesem Bildschirm geht:
narrow-two = Zu zweit, gemeinsam
narrow-alone = Allein gegen Computer

verdict-title = { $points ->
    [one] { LIST($names) }: gemeinsam { $points } Punkt. { NAME($grade) }!
   *[other] { LIST($names) }: gemeinsam { $points } Punkte. { NAME($grade) }!
}
verdict-heading = Internationaler Medaillenspiegel
grade-from = { NAME($grade) }: ab { $from } Punkten
grade-all = { NAME($grade) }: alle { $from } Punkte
grade-why-0 = Hinweis und Raten haben noch nicht zueinandergefunden. Der erste Hinweis, den ihr beide versteht, ist das nächste Ziel.
grade-why-1 = Die ersten Hinweise kommen an. In jeder Runde einmal öfter richtig, und die Konkurrenz fällt zurück.
grade-why-2 = Mehr als die Hälfte aller Punkte: Ihr beide versteht euch gut.
grade-why-3 = Kaum ein Hinweis ging verloren. Vor diesem Team muss man sich in Acht nehmen.
grade-why-4 = Jede Sportart erraten, ehe eine andere Nation sie fand. Besser geht es nicht.
verdict-cost = { $points } von 36 Punkten. Am meisten gekostet hat { NAME($medal) }: { $lost ->
    [one] { $lost } Punkt
   *[other] { $lost } Punkte
}.
won-medal = { $name } gewinnt mit { $points } Punkten, davon { $own } für { NAME($medal, form: "sentence") }; bei { $second } sind es dort { $less }.
won-coach = { $name } gewinnt mit { $points } Punkten, davon { $own } als Coach; bei { $second } sind es dort { $less }.
won-lost = { $name } gewinnt mit { $points } Punkten: { $second } hat unterwegs { $less } verloren, { $name } { $own }.
category-bronze = Punkte für Bronze
category-silver = Punkte für Silber
category-gold = Punkte für Gold
category-coach = Als Coach
category-lost = Verloren

highlight-fastest = Schneller hat in dieser Partie niemand richtig geraten: { $name } kam in { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
} auf { NAME($sport, form: "accusative") }.
highlight-understood = Bei „{ NAME($clue) }“ von { $coach } dachten alle an { NAME($sport, form: "accusative") }. So geht Coaching.
highlight-understood-by = Bei „{ NAME($clue) }“ von { $coach } dachte { $athlete } an { NAME($sport, form: "accusative") }. So geht Coaching.
highlight-missed = „{ NAME($clue) }“ von { $coach } hat niemand verstanden: Gemeint war { NAME($sport, form: "sentence") }.
highlight-missed-by = „{ NAME($clue) }“ von { $coach } hat { $athlete } nicht verstanden: Gemeint war { NAME($sport, form: "sentence") }.
highlight-sweep = { $name } räumt ab: auf allen drei Medaillen zuerst und richtig, { $points } Punkte.
highlight-positive = { $name } fällt bei der Dopingkontrolle durch.

all-sports = Die 80 Sportarten: { LIST($sports) }.

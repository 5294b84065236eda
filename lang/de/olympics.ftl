round = Runde { $round } von { $rounds } · noch { $left }
round-last = Letzte Runde: { $round } von { $rounds }
round-plain = Runde { $round } von { $rounds }
ceremony = Siegerehrung
progress-over = Medaillen vergeben

aim = Meiste Sterne je Wettkampf: 3/2/1 Punkte. Patt: höhere Zahl.
mark-bid = Gebot

neutral = Neutrales Team
neutral-short = Neutral

card-label = { NAME($card) }: { $stars ->
    [one] { $stars } Stern
   *[other] { $stars } Sterne
}, Zahl { $value }
card-sentence = { NAME($card) }: { $stars ->
    [one] { $stars } Stern
   *[other] { $stars } Sterne
}, Zahl { $value }.
mark-new = neu
card-new = Gerade erst genommen.
card-playable = Kann gewählt werden.

sentences = { $first } { $second }

## Group: status
status-choosing = wählt
    .sentence = Wählt eine Karte.
status-chosen = hat gewählt
    .sentence = Hat eine Karte gewählt.
status-takes = wählt Paar
    .sentence = Wählt ein Paar.

## Der Tisch
lane-label = { $name }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
} auf der Hand. Genauer ansehen.
lane-label-busy = { $name }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
} auf der Hand. { NAME($status, form: "sentence") } Genauer ansehen.
lane-label-neutral = Neutrales Team: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}. Genauer ansehen.
medals-lie = { NAME($event) }: Gold, Silber und Bronze sind zu gewinnen. Genauer ansehen.
medals-gone = { NAME($event) }: Die Medaillen sind vergeben. Genauer ansehen.

cell-none = { $name }, { NAME($event) }: keine Karten.
cell-open = { $name }, { NAME($event) }: { $stars ->
    [one] { $stars } Stern
   *[other] { $stars } Sterne
} offen.
cell-hidden = { $name }, { NAME($event) }: { $stars ->
    [one] { $stars } Stern
   *[other] { $stars } Sterne
} offen und eine Karte verdeckt.
cell-cards = Karten: { LIST($cards) }.
cell-card = { NAME($kind, form: "sentence") } ({ $stars ->
    [one] { $stars } Stern
   *[other] { $stars } Sterne
}, Zahl { $value })
cell-own = { NAME($kind, form: "sentence") } (verdeckt, { $stars ->
    [one] { $stars } Stern
   *[other] { $stars } Sterne
}, Zahl { $value })
cell-medal = Hier gewonnen: { NAME($medal) }.
look-closer = Genauer ansehen.

pool = Paare
pair-label = { NAME($card) } ({ $stars ->
    [one] { $stars } Stern
   *[other] { $stars } Sterne
}, Zahl { $value }), dazu eine verdeckte Karte.
pair-label-open = { NAME($card) } ({ $stars ->
    [one] { $stars } Stern
   *[other] { $stars } Sterne
}, Zahl { $value }), dazu: { NAME($closed) } ({ $closed-stars ->
    [one] { $closed-stars } Stern
   *[other] { $closed-stars } Sterne
}, Zahl { $closed-value }).
took-pair = { $name } hat { NAME($card, form: "accusative") } und die Karte darunter genommen.
took-pair-neutral = Das neutrale Team hat { NAME($card, form: "accusative") } und die Karte darunter genommen.
bids = Gebote
investments = Investitionen
bid-hidden = { $name } hat gewählt.
bid-nothing = { $name } hat noch nicht gewählt.
bid-known = { $name }: { NAME($card) } ({ $stars ->
    [one] { $stars } Stern
   *[other] { $stars } Sterne
}, Zahl { $value }).
discard = Ablage
discard-label = { discard }: { $count }. Durchsehen.
deck = { $count ->
    [0] Stapel ist leer
   *[other] { $count } im Stapel
}

look-event = { NAME($event) }: alle Karten
look-discard = Die Ablage
discard-none = Noch wurde keine Karte abgelegt.
look-none = Noch keine Karte
look-sum = { $stars ->
    [one] { $stars } Stern offen
   *[other] { $stars } Sterne offen
}
look-sum-hidden = { $stars ->
    [one] { $stars } Stern offen und eine Karte verdeckt
   *[other] { $stars } Sterne offen und eine Karte verdeckt
}
look-known = { $stars ->
    [one] { $stars } Stern, für die anderen verdeckt
   *[other] { $stars } Sterne, davon { $hidden } für die anderen verdeckt
}
look-hand = { $count ->
    [one] { $count } Karte auf der Hand.
   *[other] { $count } Karten auf der Hand.
}
look-taken = Genommen und seither nicht mehr gesehen:
look-taken-none = Jede offen genommene Karte war seither wieder zu sehen.
look-medals = Medaillen: { LIST($medals) }.
look-medal = { NAME($medal) } ({ NAME($event) })

ask-bid = { $name }, wähle eine Karte als Gebot
ask-bid-why = Die höchste Zahl wählt zuerst. Dein Gebot wird abgelegt: Biete, was du entbehren kannst.
bid-why = Die höchste Zahl wählt zuerst, und diese Karte ist danach weg.
bid = { $value } bieten
bid-done = { $name } hat { $value } geboten
wait-others = Die anderen wählen noch.

ask-take = { $name }, nimm ein Paar
ask-take-why = Du bekommst die offene Karte und die darunter; die siehst nur du.
take-why = Du bekommst diese Karte und die darunter.
take = Paar nehmen

ask-invest = { $name }, investiere eine Karte
ask-invest-why = Sie geht zu ihrem Wettkampf. Verschiedene Arten zählen zusammen; von jeder zählt nur deine beste.
invest-down = Verdeckt { NAME($event, form: "to") }: Nur du wirst sie kennen.
invest-down-turns = { $stars ->
    [one] Verdeckt; dafür wird aufgedeckt: { NAME($card) } ({ $stars } Stern).
   *[other] Verdeckt; dafür wird aufgedeckt: { NAME($card) } ({ $stars } Sterne).
}
invest-upgrade = { $stars ->
    [one] Sie ersetzt offen { NAME($card, form: "your") } ({ $stars } Stern).
   *[other] Sie ersetzt offen { NAME($card, form: "your") } ({ $stars } Sterne).
}
invest-discard = { $stars ->
    [one] Diese Art hast du dort schon mit { $stars } Stern, also würde diese Karte abgelegt.
   *[other] Diese Art hast du dort schon mit { $stars } Sternen, also würde diese Karte abgelegt.
}
invest = Investieren
discard-it = Ablegen
invest-done = { $name } hat { NAME($card, form: "accusative") } investiert

watch-bids = Alle wählen ein Gebot
watch-take = { $name } nimmt ein Paar
watch-invest = Alle wählen eine Karte zum Investieren
watch-placing = Die Karten gehen zu ihren Wettkämpfen
watch-ceremony = Die Siegerehrung
watch-over = Alle Medaillen sind vergeben
show-bids = Die Gebote werden aufgedeckt
show-pair = Das letzte Paar geht ans neutrale Team
show-round = Eine neue Runde

goes-turns = deckt { NAME($kind, form: "sentence") } ({ $stars }★) auf
goes-upgrade = ersetzt { NAME($kind, form: "sentence") } ({ $stars }★)
goes-discard = nur zum Ablegen
goes-turns-short = zeigt { $stars }★
goes-upgrade-short = ersetzt
goes-discard-short = Ablage
spoken-down = Sie geht verdeckt { NAME($event, form: "to") }.
spoken-upgrade = { $stars ->
    [one] Sie ersetzt { NAME($kind, form: "your") } mit { $stars } Stern.
   *[other] Sie ersetzt { NAME($kind, form: "your") } mit { $stars } Sternen.
}
spoken-discard = Sie kann nur abgelegt werden.

why-take-now = Nimm zuerst ein Paar.
why-not-your-turn = { $name } wählt zuerst; niedrigere Gebote kommen später.
why-pair-not-now = Paare werden genommen, sobald alle Gebote aufgedeckt sind, das höchste zuerst.
why-not-in-hand = Diese Karte hast du nicht.
why-no-pair = Dieses Paar ist schon weg.

ceremony-of = { NAME($event) } · { $number } von 5
ceremony-begins = Die letzte Runde ist vorbei. Nun werden die Wettkämpfe einer nach dem anderen entschieden.
ceremony-aside = { $count ->
    [one] { $count } Karte bleibt ungesehen übrig.
   *[other] { $count } Karten bleiben ungesehen übrig.
}
standing = { $name }: { $stars ->
    [one] { $stars } Stern
   *[other] { $stars } Sterne
}.
standing-tied = { $name }: { $stars ->
    [one] { $stars } Stern
   *[other] { $stars } Sterne
}; gleichauf, höchste Zahl { $value }.
by-value = Patt: { $value }
nobody-there = Hier hat niemand eine Karte.
unclaimed = Nicht vergeben: { LIST($medals) }.
ceremony-over = Alle Medaillen sind vergeben.

tell-bids = Gebote aufgedeckt: { LIST($bids) }.
tell-bid = { $name } { $value }
tell-took = { $name } nimmt { NAME($open, form: "accusative") } und eine verdeckte Karte.
tell-took-known = { $name } nimmt { NAME($open, form: "accusative") } und { NAME($closed, form: "accusative") }.
tell-neutral-took = Das neutrale Team bekommt { NAME($open, form: "accusative") } und { NAME($closed, form: "accusative") }.
tell-placed = { $name } investiert { NAME($event, form: "in") } verdeckt eine Karte.
tell-placed-known = { $name } investiert verdeckt { NAME($card, form: "accusative") }.
tell-neutral-plays = Das neutrale Team spielt { NAME($card, form: "accusative") } ({ $stars ->
    [one] { $stars } Stern
   *[other] { $stars } Sterne
}).
tell-turned = Aufgedeckt: { NAME($card) } ({ $stars ->
    [one] { $stars } Stern
   *[other] { $stars } Sterne
}).
tell-upgraded = { $stars ->
    [one] { $name } ersetzt { NAME($card, form: "accusative") }: { $stars } Stern statt { $before }.
   *[other] { $name } ersetzt { NAME($card, form: "accusative") }: { $stars } Sterne statt { $before }.
}
tell-neutral-upgraded = { $stars ->
    [one] Das neutrale Team ersetzt { NAME($card, form: "accusative") }: { $stars } Stern statt { $before }.
   *[other] Das neutrale Team ersetzt { NAME($card, form: "accusative") }: { $stars } Sterne statt { $before }.
}
tell-discarded = { $name } kann { NAME($card, form: "accusative") } ({ $stars ->
    [one] { $stars } Stern
   *[other] { $stars } Sterne
}) nicht spielen: abgelegt.
tell-neutral-discarded = Das neutrale Team kann { NAME($card, form: "accusative") } ({ $stars ->
    [one] { $stars } Stern
   *[other] { $stars } Sterne
}) nicht spielen: abgelegt.
tell-laid-out = Runde { $round }. Offen in den Paaren: { LIST($cards) }.
tell-last-card = Die letzte Runde ist vorbei. Die Siegerehrung beginnt.
tell-shows = { $name } deckt { NAME($card, form: "accusative") } auf ({ $stars ->
    [one] { $stars } Stern
   *[other] { $stars } Sterne
}).
tell-shows-none = { NAME($event) }: Es gibt nichts aufzudecken.
tell-awarded = { NAME($event) } ist entschieden.
tell-medal = { $stars ->
    [one] { $name } gewinnt { NAME($medal) } mit { $stars } Stern.
   *[other] { $name } gewinnt { NAME($medal) } mit { $stars } Sternen.
}
tell-medal-tied = { $stars ->
    [one] { $name } gewinnt { NAME($medal) } mit { $stars } Stern: Gleichstand, die Zahl { $value } entscheidet.
   *[other] { $name } gewinnt { NAME($medal) } mit { $stars } Sternen: Gleichstand, die Zahl { $value } entscheidet.
}
tell-neutral-medal = { $stars ->
    [one] Das neutrale Team gewinnt { NAME($medal) } mit { $stars } Stern.
   *[other] Das neutrale Team gewinnt { NAME($medal) } mit { $stars } Sternen.
}
tell-neutral-medal-tied = { $stars ->
    [one] Das neutrale Team gewinnt { NAME($medal) } mit { $stars } Stern: Gleichstand, die Zahl { $value } entscheidet.
   *[other] Das neutrale Team gewinnt { NAME($medal) } mit { $stars } Sternen: Gleichstand, die Zahl { $value } entscheidet.
}
tell-ended = Alle Medaillen sind vergeben.

tie-broken = { LIST($names) } sind mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
} gleichauf. Die höchste Zahl entscheidet: { $value } ({ $name }, { NAME($card) }) schlägt { $less } ({ $second }, { NAME($other) }).
won-neutral = { $name } gewinnt mit { $points } Punkten, { $lead } vor { $second }. Das neutrale Team hat { $more }, kann aber nicht gewinnen.

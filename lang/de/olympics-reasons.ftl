fact-only-discarded = { NAME($card) }: Deine Karte dieser Art hat mindestens so viele Sterne.
fact-last-bid = Letzte Runde: Was übrig bleibt, zählt nichts. Biete die { $number }.
fact-last-event = Der fünfte Wettkampf: Du hast { NAME($event, form: "in") } noch nichts.
fact-certain-medal = Nur drei können { NAME($event, form: "in") } antreten: Eine Karte ist eine sichere Medaille.
fact-passes = Bringt { $stars ->
    [one] { $stars } Stern
   *[other] { $stars } Sterne
}, und { $name } liegt { NAME($event, form: "in") } hinter dir.
fact-passes-neutral = Bringt { $stars ->
    [one] { $stars } Stern
   *[other] { $stars } Sterne
}, und das neutrale Team liegt { NAME($event, form: "in") } hinter dir.
fact-secures-lead = Bringt { $stars ->
    [one] { $stars } Stern
   *[other] { $stars } Sterne
}, und du führst { NAME($event, form: "in") }, was auch verdeckt liegt.
fact-catches-up = Damit ziehst du { NAME($event, form: "in") } mit { $name } gleich, soweit man sieht.
fact-stays-behind = { NAME($event) }: Danach wären immer noch { $rivals } andere vor dir.
fact-close-ahead = { $name } liegt { NAME($event, form: "in") } nur { $stars ->
    [one] { $stars } Stern
   *[other] { $stars } Sterne
} vor dir, soweit man sieht.
fact-close-behind = { $stars ->
    [0] { $name } ist { NAME($event, form: "in") } mit dir gleichauf
    [one] { $name } liegt { NAME($event, form: "in") } nur { $stars } Stern hinter dir
   *[other] { $name } liegt { NAME($event, form: "in") } nur { $stars } Sterne hinter dir
}, soweit man sieht.
fact-breaks-tie = { NAME($event) }: je { $stars ->
    [one] { $stars } Stern
   *[other] { $stars } Sterne
}, und die { $number } entscheidet den Gleichstand.
fact-loses-number = Beim Ersetzen ginge deine { $number } verloren, die Gleichstände entscheidet.
fact-keeps-number = { $stars ->
    [0] Beide bringen keinen Stern:
    [one] Beide bringen { $stars } Stern:
   *[other] Beide bringen { $stars } Sterne:
} Behalte die { $number }, das höhere Gebot für später.
fact-adds-and-keeps = Bringt mehr Sterne, und die { $number } bleibt für ein hohes Gebot auf der Hand.
fact-keeps-for-a-star = Bringt einen Stern weniger, spart aber die { $number } für ein höheres Gebot auf.
fact-tie-number = Beide bringen { $stars ->
    [one] { $stars } Stern
   *[other] { $stars } Sterne
}, aber die { $number } entscheidet { NAME($event, form: "in") } auch Gleichstände.
fact-stays-hidden = Eine neue Art bleibt verdeckt; eine ersetzende Karte liegt offen vor allen.
fact-new-type = Eine neue Art bringt { $stars } Sterne, das Ersetzen nur { $less }.
fact-new-event = Du hast { NAME($event, form: "in") } noch nichts.
fact-leads = Du führst { NAME($event, form: "in") } schon mit mindestens { $stars } Sternen.
fact-can-wait = Noch ist { NAME($event, form: "in") } sonst niemand: Heb { NAME($card, form: "accusative") } auf.
fact-highest-bid = Niemand kann mehr als { $number } bieten: Du wählst sicher zuerst.
fact-keeps-bid = Die Paare sind fast gleich gut: Behalte die { $number } für eine spätere Runde.
fact-pairs-alike = Die Paare sind fast gleich gut: Biete, was du am wenigsten brauchst.
fact-pairs-differ = { $stars ->
    [0] Die Paare sind verschieden gut, und die { $number } brächte keine Sterne.
    [one] Die Paare sind verschieden gut, und die { $number } brächte nur { $stars } Stern.
   *[other] Die Paare sind verschieden gut, und die { $number } brächte nur { $stars } Sterne.
}
fact-higher-and-weaker = Mit { $number } bietest du höher als mit { $other }, und es kostet dich { $fewer ->
    [0] nicht mehr Sterne
    [one] { $fewer } Stern weniger
   *[other] { $fewer } Sterne weniger
}.
fact-best-pair = Eine offene Karte bringt { $stars } Sterne, die nächstbeste { $next ->
    [0] keinen
   *[other] nur { $next }
}: Das ist ein hohes Gebot wert.
fact-may-be-outbid = { $name } hat die { $higher }: Du wählst also nicht sicher zuerst. Behalte die { $number }.
fact-keeps-for-bid = Kostet dich { $fewer ->
    [0] nicht mehr Sterne
    [one] { $fewer } Stern weniger
   *[other] { $fewer } Sterne weniger
} und spart die { $number } für eine spätere Runde auf.
fact-keeps-high = Kostet { $stars ->
    [one] { $stars } Stern mehr
   *[other] { $stars } Sterne mehr
}, spart aber die { $number } für eine spätere Runde auf.
fact-pick-counts = Die offenen Karten bringen { $least } bis { $most } Sterne: Ein hohes Gebot wählt früh.
fact-fewer-stars-bid = Investiert bringt die { $other } { $more ->
    [one] { $more } Stern
   *[other] { $more } Sterne
}, die { $number } { $stars ->
    [0] keinen
    [one] nur { $stars }
   *[other] nur { $stars }
}.
fact-left-to-neutral = Sonst bekommt das neutrale Team { NAME($event, form: "in") } { $stars ->
    [one] { $stars } Stern
   *[other] { $stars } Sterne
} dazu.
fact-denies = Sonst bekommt { $name } { NAME($event, form: "in") } womöglich { $stars } Sterne dazu.
fact-more-stars = Bringt { $stars ->
    [one] { $stars } Stern
   *[other] { $stars } Sterne
} { NAME($event, form: "in") }, { NAME($card, form: "the") } { $less ->
    [0] keinen
    [one] nur { $less }
   *[other] nur { $less }
}.
fact-more-of-type = Bringt { $stars ->
    [one] { $stars } Stern
   *[other] { $stars } Sterne
}, die andere Karte dieser Art { $less ->
    [0] keinen
    [one] nur { $less }
   *[other] nur { $less }
}.
fact-higher-number = { $stars ->
    [0] Beide bringen keinen Stern,
    [one] Beide bringen { $stars } Stern,
   *[other] Beide bringen { $stars } Sterne,
} aber die { $number } ist später das höhere Gebot.
fact-strong-bid = Die { $number } ist ein starkes Gebot für eine spätere Runde.

### Olympics: wat er aan tafel gezegd wordt.

round = Ronde { $round } van { $rounds } · nog { $left }
round-last = Ronde { $round } van { $rounds } · laatste
round-plain = Ronde { $round } van { $rounds }
ceremony = Medailleceremonie
progress-over = Medailles verdeeld

aim = Meeste sterren: 3, 2 of 1 punt. Gelijk? Hoogste nummer wint.
mark-bid = bod

neutral = Neutraal team
neutral-short = Neutraal

card-label = { NAME($card) }: { $stars ->
    [one] { $stars } ster
   *[other] { $stars } sterren
}, nummer { $value }
card-sentence = { NAME($card) }: { $stars ->
    [one] { $stars } ster
   *[other] { $stars } sterren
}, nummer { $value }.
mark-new = nieuw
card-new = Net gekregen.
card-playable = Kun je kiezen.

sentences = { $first } { $second }

## Group: status
status-choosing = kiest
    .sentence = Kiest een kaart.
status-chosen = gekozen
    .sentence = Heeft een kaart gekozen.
status-takes = neemt paar
    .sentence = Neemt een paar.

## Het bord

lane-label = { $name }: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}, { $cards ->
    [one] { $cards } kaart in de hand
   *[other] { $cards } kaarten in de hand
}. Van dichtbij bekijken.
lane-label-busy = { $name }: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}, { $cards ->
    [one] { $cards } kaart in de hand
   *[other] { $cards } kaarten in de hand
}. { NAME($status, form: "sentence") } Van dichtbij bekijken.
lane-label-neutral = Neutraal team: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}. Van dichtbij bekijken.
medals-lie = { NAME($event) }: goud, zilver en brons te winnen. Van dichtbij bekijken.
medals-gone = { NAME($event) }: medailles uitgereikt. Van dichtbij bekijken.

cell-none = { $name }, { NAME($event, form: "sentence") }: geen kaarten.
cell-open = { $name }, { NAME($event, form: "sentence") }: { $stars ->
    [one] { $stars } ster
   *[other] { $stars } sterren
} open.
cell-hidden = { $name }, { NAME($event, form: "sentence") }: { $stars ->
    [one] { $stars } ster
   *[other] { $stars } sterren
} open en één kaart gedekt.
cell-cards = Kaarten: { LIST($cards) }.
cell-card = { NAME($kind, form: "sentence") } ({ $stars ->
    [one] { $stars } ster
   *[other] { $stars } sterren
}, nummer { $value })
cell-own = { NAME($kind, form: "sentence") } (gedekt, { $stars ->
    [one] { $stars } ster
   *[other] { $stars } sterren
}, nummer { $value })
cell-medal = Medaille hier: { NAME($medal) }.
look-closer = Van dichtbij bekijken.

pool = Paren
pair-label = { NAME($card) } ({ $stars ->
    [one] { $stars } ster
   *[other] { $stars } sterren
}, nummer { $value }), met een gedekte kaart.
pair-label-open = { NAME($card) } ({ $stars ->
    [one] { $stars } ster
   *[other] { $stars } sterren
}, nummer { $value }), met { NAME($closed, form: "the") } ({ $closed-stars ->
    [one] { $closed-stars } ster
   *[other] { $closed-stars } sterren
}, nummer { $closed-value }).
took-pair = { $name } nam { NAME($card, form: "the") } en de kaart eronder.
took-pair-neutral = Het neutrale team kreeg { NAME($card, form: "the") } en de kaart eronder.
bids = Biedingen
investments = Investeringen
bid-hidden = { $name } heeft gekozen.
bid-nothing = { $name } heeft nog niet gekozen.
bid-known = { $name }: { NAME($card, form: "sentence") } ({ $stars ->
    [one] { $stars } ster
   *[other] { $stars } sterren
}, nummer { $value }).
discard = Afgelegd
discard-label = { discard }: { $count }. Bekijk de kaarten.
deck = { $count ->
    [0] Stapel is leeg
   *[other] { $count } in de stapel
}

look-event = { NAME($event) }: ieders kaarten
look-discard = De aflegstapel
discard-none = Er is nog geen kaart afgelegd.
look-none = Nog geen kaart
look-sum = { $stars ->
    [one] { $stars } ster open
   *[other] { $stars } sterren open
}
look-sum-hidden = { $stars ->
    [one] { $stars } ster open en één kaart gedekt
   *[other] { $stars } sterren open en één kaart gedekt
}
look-known = { $stars ->
    [one] { $stars } ster, verborgen voor de anderen
   *[other] { $stars } sterren, waarvan { $hidden } verborgen voor de anderen
}
look-hand = { $count ->
    [one] { $count } kaart in de hand.
   *[other] { $count } kaarten in de hand.
}
look-taken = Genomen en sindsdien niet gezien:
look-taken-none = Elke kaart die open werd genomen, is sindsdien gezien.
look-medals = Medailles: { LIST($medals) }.
look-medal = { NAME($medal) } ({ NAME($event, form: "sentence") })

ask-bid = { $name }, kies een kaart om te bieden
ask-bid-why = Het hoogste nummer kiest als eerste. Je bod leg je af, dus bied iets wat je kunt missen.
bid-why = Het hoogste nummer kiest als eerste, en deze kaart ben je kwijt.
bid = { $value } bieden
bid-done = { $name } heeft { $value } geboden
wait-others = De anderen kiezen nog.

ask-take = { $name }, neem een paar
ask-take-why = Je krijgt de open kaart en de kaart eronder, die alleen jij te zien krijgt.
take-why = Je krijgt deze kaart en de kaart eronder.
take = Dit paar nemen

ask-invest = { $name }, investeer een kaart
ask-invest-why = De kaart gaat naar het eigen onderdeel. Verschillende soorten tel je op; van elke soort telt alleen je beste.
invest-down = Gedekt bij { NAME($event, form: "sentence") }: alleen jij kent de kaart.
invest-down-turns = { $stars ->
    [one] Gedekt; onthult je { NAME($card, form: "sentence") } ({ $stars } ster).
   *[other] Gedekt; onthult je { NAME($card, form: "sentence") } ({ $stars } sterren).
}
invest-upgrade = { $stars ->
    [one] Vervangt je { NAME($card, form: "sentence") } ({ $stars } ster), open.
   *[other] Vervangt je { NAME($card, form: "sentence") } ({ $stars } sterren), open.
}
invest-discard = { $stars ->
    [one] Je hebt deze soort daar al met { $stars } ster, dus deze kaart zou je afleggen.
   *[other] Je hebt deze soort daar al met { $stars } sterren, dus deze kaart zou je afleggen.
}
invest = Investeren
discard-it = Afleggen
invest-done = { $name } heeft { NAME($card, form: "the") } geïnvesteerd

watch-bids = Iedereen kiest een bod
watch-take = { $name } neemt een paar
watch-invest = Iedereen kiest een investering
watch-placing = De kaarten gaan naar hun onderdeel
watch-ceremony = De medailleceremonie
watch-over = Alle medailles zijn uitgereikt
show-bids = De biedingen gaan open
show-pair = Het laatste paar gaat naar Neutraal
show-round = Een nieuwe ronde

goes-turns = onthult { NAME($kind, form: "sentence") } ({ $stars }★)
goes-upgrade = vervangt { NAME($kind, form: "sentence") } ({ $stars }★)
goes-discard = alleen af te leggen
goes-turns-short = onthult { $stars }★
goes-upgrade-short = vervangt
goes-discard-short = afleggen
spoken-down = Gaat gedekt naar { NAME($event, form: "sentence") }.
spoken-upgrade = { $stars ->
    [one] Vervangt je { NAME($kind, form: "sentence") } met { $stars } ster.
   *[other] Vervangt je { NAME($kind, form: "sentence") } met { $stars } sterren.
}
spoken-discard = Kan alleen worden afgelegd.

why-take-now = Neem eerst een paar.
why-not-your-turn = Eerst kiest { $name }; lagere biedingen komen later.
why-pair-not-now = Paren neem je pas als alle biedingen open liggen, het hoogste bod eerst.
why-not-in-hand = Die kaart heb je niet.
why-no-pair = Dat paar is al weg.

ceremony-of = { NAME($event) } · { $number } van 5
ceremony-begins = De laatste ronde is voorbij. Nu wordt onderdeel na onderdeel beslist.
ceremony-aside = { $count ->
    [one] Er blijft { $count } kaart ongezien over.
   *[other] Er blijven { $count } kaarten ongezien over.
}
standing = { $name }: { $stars ->
    [one] { $stars } ster
   *[other] { $stars } sterren
}.
standing-tied = { $name }: { $stars ->
    [one] { $stars } ster
   *[other] { $stars } sterren
}; gelijk, hoogste nummer { $value }.
by-value = nr. { $value }
nobody-there = Niemand heeft hier een kaart.
unclaimed = Niet uitgereikt: { LIST($medals) }.
ceremony-over = Alle medailles zijn uitgereikt.

tell-bids = Geboden: { LIST($bids, type: "unit") }.
tell-bid = { $name } { $value }
tell-took = { $name } neemt { NAME($open, form: "the") } en een gedekte kaart.
tell-took-known = { $name } neemt { NAME($open, form: "the") } en { NAME($closed, form: "the") }.
tell-neutral-took = Het neutrale team krijgt { NAME($open, form: "the") } en { NAME($closed, form: "the") }.
tell-placed = { $name } investeert een gedekte kaart bij { NAME($event, form: "sentence") }.
tell-placed-known = { $name } investeert { NAME($card, form: "the") }, gedekt.
tell-neutral-plays = Het neutrale team speelt { NAME($card, form: "the") } ({ $stars ->
    [one] { $stars } ster
   *[other] { $stars } sterren
}).
tell-turned = Opengedraaid: { NAME($card, form: "sentence") } ({ $stars ->
    [one] { $stars } ster
   *[other] { $stars } sterren
}).
tell-upgraded = { $stars ->
    [one] { $name } vervangt { NAME($card, form: "the") }: van { $before } naar { $stars } ster.
   *[other] { $name } vervangt { NAME($card, form: "the") }: van { $before } naar { $stars } sterren.
}
tell-neutral-upgraded = { $stars ->
    [one] Het neutrale team vervangt { NAME($card, form: "the") }: van { $before } naar { $stars } ster.
   *[other] Het neutrale team vervangt { NAME($card, form: "the") }: van { $before } naar { $stars } sterren.
}
tell-discarded = { $name } kan { NAME($card, form: "the") } ({ $stars ->
    [one] { $stars } ster
   *[other] { $stars } sterren
}) niet spelen en legt de kaart af.
tell-neutral-discarded = Het neutrale team kan { NAME($card, form: "the") } ({ $stars ->
    [one] { $stars } ster
   *[other] { $stars } sterren
}) niet spelen en legt de kaart af.
tell-laid-out = Ronde { $round }. Open in de paren: { LIST($cards) }.
tell-last-card = De laatste ronde is voorbij. De medailleceremonie begint.
tell-shows = { $name } onthult { NAME($card, form: "the") } ({ $stars ->
    [one] { $stars } ster
   *[other] { $stars } sterren
}).
tell-shows-none = { NAME($event) }: er valt niets te onthullen.
tell-awarded = { NAME($event) } is beslist.
tell-medal = { $stars ->
    [one] { $name } wint { NAME($medal) } met { $stars } ster.
   *[other] { $name } wint { NAME($medal) } met { $stars } sterren.
}
tell-medal-tied = { $stars ->
    [one] { $name } wint { NAME($medal) } met { $stars } ster: gelijke stand, en nummer { $value } beslist.
   *[other] { $name } wint { NAME($medal) } met { $stars } sterren: gelijke stand, en nummer { $value } beslist.
}
tell-neutral-medal = { $stars ->
    [one] Het neutrale team wint { NAME($medal) } met { $stars } ster.
   *[other] Het neutrale team wint { NAME($medal) } met { $stars } sterren.
}
tell-neutral-medal-tied = { $stars ->
    [one] Het neutrale team wint { NAME($medal) } met { $stars } ster: gelijke stand, en nummer { $value } beslist.
   *[other] Het neutrale team wint { NAME($medal) } met { $stars } sterren: gelijke stand, en nummer { $value } beslist.
}
tell-ended = Alle medailles zijn uitgereikt.

tie-broken = { $points ->
    [one] { LIST($names) } staan gelijk met { $points } punt. Het hoogste nummer beslist: { $value } op { NAME($card, form: "the") } van { $name } is meer dan { $less } op { NAME($other, form: "the") } van { $second }.
   *[other] { LIST($names) } staan gelijk met { $points } punten. Het hoogste nummer beslist: { $value } op { NAME($card, form: "the") } van { $name } is meer dan { $less } op { NAME($other, form: "the") } van { $second }.
}
won-neutral = { $name } wint met { $points } punten, { $lead } meer dan { $second }. Het neutrale team heeft er { $more }, maar kan niet winnen.

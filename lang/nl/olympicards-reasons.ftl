### Olympicards: de redenen bij hints.

fact-gold-yours = { $cards ->
    [one] Het goud is van jou. Bewaar je laatste kaart.
   *[other] Het goud is van jou. Bewaar je { $cards } kaarten.
}
fact-gold-yours-at-last = Het goud is van jou, en wat je bewaart, beslist bij een gelijke stand.
fact-no-record = Deze hand krijg je niet leeg, dus pak het goud en bewaar je kaarten.
fact-record = Speel door tot je laatste kaart: dat is een wereldrecord, 2 punten.
fact-nobody-can-follow = Niemand anders die nog meedoet, heeft nog een kaart. Eén keer spelen en het goud is van jou.
fact-nobody-can-lift = Niemand die nog meedoet, kan meer dan { $total } heffen.
fact-outlasts = { $times ->
    [one] Je kunt nog één keer spelen
   *[other] Je kunt nog { $times } keer spelen
}; { $name } heeft { $cards ->
    [0] geen kaart meer
    [one] maar { $cards } kaart
   *[other] { $cards } kaarten
}.
fact-out-reaches = { $times ->
    [one] Je kunt nog één keer spelen
   *[other] Je kunt nog { $times } keer spelen
}; na de { $value } kan { $name } dat { $most ->
    [0] niet meer
    [one] nog maar één keer
   *[other] nog maar { $most } keer
}.
fact-outlasted = { $times ->
    [0] Je kunt niet verder
    [one] Je kunt nog maar één keer spelen
   *[other] Je kunt nog maar { $times } keer spelen
}; { $name } misschien { $most ->
    [one] nog één keer
   *[other] wel { $most } keer
}.
fact-fewer = { $cards ->
    [one] Eén kaart is genoeg. De rest houd je op handen.
   *[other] { $cards } kaarten zijn genoeg. De rest houd je op handen.
}
fact-lower-clears = De { $value } komt er ook overheen. Bewaar de { $other } voor een hogere horde.
fact-more-room = De { $value } laat je meer ruimte dan de { $other }.
fact-keep-five = Een 5 past op alles: bewaar die tot niets anders meer past.
fact-more-of-colour = Je hebt meer { NAME($colour, form: "sentence") } ({ $many }) dan { NAME($rarer, form: "sentence") } ({ $few }): speel dat eerst.
fact-more-targets = De { $other } past bij meer doelen dan de { $value }: bewaar die.
fact-keeps-medal = { $cards ->
    [one] Speel één kaart, en { $name } krijgt { NAME($medal, form: "sentence") } nog niet: { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }.
   *[other] Speel { $cards } kaarten, en { $name } krijgt { NAME($medal, form: "sentence") } nog niet: { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }.
}
fact-last-sport = Het is de laatste sport: nieuwe kaarten beslissen alleen bij een gelijke stand.
fact-short = { $cards ->
    [one] Eén kaart voor nog { $sports } sporten: alleen terugtrekken levert nieuwe op.
   *[other] { $cards } kaarten voor nog { $sports } sporten: alleen terugtrekken levert nieuwe op.
}
fact-first-out = { $cards ->
    [one] Als eerste terugtrekken: een kaart erbij, en jij begint de volgende sport.
   *[other] Als eerste terugtrekken: { $cards } kaarten erbij, en jij begint de volgende sport.
}
fact-better-medal = { NAME($medal) } heb je hoe dan ook; houd het één speler langer vol, en het wordt { NAME($better, form: "sentence") }.
fact-keeps-open = Speel door, en goud blijft mogelijk: 2 punten meer dan zilver.
fact-first-medal = Houd het één speler langer vol, en { NAME($medal, form: "sentence") } is voor jou.
fact-outlast = { $cards ->
    [0] { $name } heeft geen kaart meer: houd het langer vol, en { NAME($medal, form: "sentence") } is voor jou.
    [one] { $name } heeft maar { $cards } kaart: houd het langer vol, en { NAME($medal, form: "sentence") } is voor jou.
   *[other] { $name } heeft maar { $cards } kaarten: houd het langer vol, en { NAME($medal, form: "sentence") } is voor jou.
}
fact-spare = { $sports ->
    [one] { $cards } kaarten voor nog één sport: je kunt het je veroorloven door te spelen.
   *[other] { $cards } kaarten voor nog { $sports } sporten: je kunt het je veroorloven door te spelen.
}
fact-fewer-cards-later = { $cards ->
    [one] Nu is het één kaart; wie na jou volgt, krijgt er geen.
   *[other] Nu zijn het { $cards } kaarten; wie na jou volgt, krijgt er maar { $fewer }.
}
fact-price = { NAME($medal) } is maar { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} meer, en kost je minstens { $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarten
}.
fact-to-outlast = Voor { NAME($medal, form: "sentence") } moet je het langer volhouden dan { $name }, met { $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarten
}; jij hebt er { $own }.
fact-gives-little = { $points ->
    [one] Maar { $points } punt voor { $name }; jij pakt een kaart in plaats van te spelen, en goud blijft open.
   *[other] Maar { $points } punten voor { $name }; jij pakt kaarten in plaats van te spelen, en goud blijft open.
}
fact-gives-gold = Het goud ben je kwijt, maar jij hebt dan { $own } kaarten; { $name } heeft er { $cards ->
    [0] geen
    [one] maar { $cards }
   *[other] maar { $cards }
}.
fact-kept-for-ties = Het is de laatste sport, en wat je bewaart, beslist bij een gelijke stand.
fact-suits = Je hand past hier beter bij dan de meeste: speel deze sport nu.
fact-suits-badly = Je hand past hier slecht bij. Stel uit; de volgende moet gespeeld worden.
fact-most-cards = Je hebt { $cards } kaarten meer dan alle anderen.
fact-more-cards = Je hebt { $cards } kaarten meer dan { $name }.
fact-fewer-cards = { $name } heeft { $cards } kaarten meer dan jij.
fact-fewest-cards = Niemand heeft minder kaarten: stel uit zolang het kan.

### Olympics: de redenen bij hints.

fact-only-discarded = { NAME($card) }: je kaart van die soort heeft al minstens zo veel sterren.
fact-last-bid = Laatste ronde: wat je overhoudt, telt niet. Bied de { $number }.
fact-last-event = Een vijfde onderdeel: bij { NAME($event, form: "sentence") } heb je nog niets.
fact-certain-medal = Bij { NAME($event, form: "sentence") } doen er hooguit drie mee: één kaart is een zekere medaille.
fact-passes = { $stars ->
    [one] Levert { $stars } ster op: je passeert { $name } bij { NAME($event, form: "sentence") }.
   *[other] Levert { $stars } sterren op: je passeert { $name } bij { NAME($event, form: "sentence") }.
}
fact-passes-neutral = { $stars ->
    [one] Levert { $stars } ster op: je passeert het neutrale team bij { NAME($event, form: "sentence") }.
   *[other] Levert { $stars } sterren op: je passeert het neutrale team bij { NAME($event, form: "sentence") }.
}
fact-secures-lead = { $stars ->
    [one] Levert { $stars } ster op: je staat eerste bij { NAME($event, form: "sentence") }, wat er ook gedekt ligt.
   *[other] Levert { $stars } sterren op: je staat eerste bij { NAME($event, form: "sentence") }, wat er ook gedekt ligt.
}
fact-catches-up = Daarmee kom je gelijk met { $name } bij { NAME($event, form: "sentence") }, voor zover te zien.
fact-stays-behind = Bij { NAME($event, form: "sentence") } zouden er nog { $rivals } anderen vóór je staan.
fact-close-ahead = { $stars ->
    [one] { $name } ligt bij { NAME($event, form: "sentence") } maar { $stars } ster voor, voor zover te zien.
   *[other] { $name } ligt bij { NAME($event, form: "sentence") } maar { $stars } sterren voor, voor zover te zien.
}
fact-close-behind = { $stars ->
    [0] { $name } staat bij { NAME($event, form: "sentence") } gelijk met je, voor zover te zien.
    [one] { $name } ligt bij { NAME($event, form: "sentence") } maar { $stars } ster achter, voor zover te zien.
   *[other] { $name } ligt bij { NAME($event, form: "sentence") } maar { $stars } sterren achter, voor zover te zien.
}
fact-breaks-tie = { $stars ->
    [one] Allebei { $stars } ster bij { NAME($event, form: "sentence") }: de { $number } geeft de doorslag.
   *[other] Allebei { $stars } sterren bij { NAME($event, form: "sentence") }: de { $number } geeft de doorslag.
}
fact-loses-number = Door te vervangen raak je de { $number } kwijt, en die beslist bij gelijke stand.
fact-keeps-number = { $stars ->
    [0] Geen van beide voegt een ster toe: houd de { $number }, later het hogere bod.
    [one] Allebei { $stars } ster erbij: houd de { $number }, later het hogere bod.
   *[other] Allebei { $stars } sterren erbij: houd de { $number }, later het hogere bod.
}
fact-adds-and-keeps = Meer sterren erbij, en de { $number } blijft in je hand voor een hoog bod.
fact-keeps-for-a-star = Eén ster minder erbij, maar je houdt de { $number }, later het hogere bod.
fact-tie-number = { $stars ->
    [one] Allebei { $stars } ster erbij, maar de { $number } beslist ook gelijke standen bij { NAME($event, form: "sentence") }.
   *[other] Allebei { $stars } sterren erbij, maar de { $number } beslist ook gelijke standen bij { NAME($event, form: "sentence") }.
}
fact-stays-hidden = Een nieuwe soort blijft gedekt; een vervanging ligt open, voor iedereen te zien.
fact-new-type = Een nieuwe soort geeft { $stars } sterren erbij, vervangen maar { $less }.
fact-new-event = Bij { NAME($event, form: "sentence") } heb je nog niets.
fact-leads = Bij { NAME($event, form: "sentence") } lig je al minstens { $stars } sterren voor.
fact-can-wait = Bij { NAME($event, form: "sentence") } is nog niemand anders: bewaar { NAME($card, form: "the") } nog even.
fact-highest-bid = Niemand anders kan meer dan { $number } bieden: je kiest zeker als eerste.
fact-keeps-bid = De paren lijken op elkaar: bewaar de { $number } voor een latere ronde.
fact-pairs-alike = De paren lijken op elkaar: bied wat je het minst nodig hebt.
fact-pairs-differ = { $stars ->
    [0] De paren verschillen, en de { $number } zou geen sterren opleveren.
    [one] De paren verschillen, en de { $number } zou maar { $stars } ster opleveren.
   *[other] De paren verschillen, en de { $number } zou maar { $stars } sterren opleveren.
}
fact-higher-and-weaker = { $number } is een hoger bod dan { $other } en kost je { $fewer ->
    [0] niet meer sterren
    [one] { $fewer } ster minder
   *[other] { $fewer } sterren minder
}.
fact-best-pair = { $next ->
    [0] Eén open kaart geeft { $stars } sterren erbij, de volgende geen: dat is een hoog bod waard.
   *[other] Eén open kaart geeft { $stars } sterren erbij, de volgende maar { $next }: dat is een hoog bod waard.
}
fact-may-be-outbid = { $name } heeft de { $higher }: je kiest niet zeker als eerste. Bewaar de { $number }.
fact-keeps-for-bid = Kost je { $fewer ->
    [0] niet meer sterren
    [one] { $fewer } ster minder
   *[other] { $fewer } sterren minder
}, en de { $number } houd je voor een latere ronde.
fact-keeps-high = { $stars ->
    [one] Kost { $stars } ster meer, maar je houdt de { $number } voor een latere ronde.
   *[other] Kost { $stars } sterren meer, maar je houdt de { $number } voor een latere ronde.
}
fact-pick-counts = De open kaarten geven { $least } tot { $most } sterren erbij: met een hoog bod kies je vroeg.
fact-fewer-stars-bid = Geïnvesteerd geeft de { $other } { $more ->
    [one] { $more } ster
   *[other] { $more } sterren
} erbij, de { $number } { $stars ->
    [0] geen
    [one] maar { $stars }
   *[other] maar { $stars }
}.
fact-left-to-neutral = { $stars ->
    [one] Laat je het liggen, dan krijgt het neutrale team { $stars } ster bij { NAME($event, form: "sentence") }.
   *[other] Laat je het liggen, dan krijgt het neutrale team { $stars } sterren bij { NAME($event, form: "sentence") }.
}
fact-denies = Laat je het liggen, dan krijgt { $name } misschien { $stars } sterren bij { NAME($event, form: "sentence") }.
fact-more-stars = Geeft { $stars ->
    [one] { $stars } ster
   *[other] { $stars } sterren
} bij { NAME($event, form: "sentence") }, { NAME($card, form: "the") } { $less ->
    [0] geen
    [one] maar { $less }
   *[other] maar { $less }
}.
fact-more-of-type = Geeft { $stars ->
    [one] { $stars } ster
   *[other] { $stars } sterren
} erbij, de andere kaart van die soort { $less ->
    [0] geen
    [one] maar { $less }
   *[other] maar { $less }
}.
fact-higher-number = { $stars ->
    [0] Geen van beide voegt een ster toe, maar de { $number } is later een hoger bod.
    [one] Allebei { $stars } ster erbij, maar de { $number } is later een hoger bod.
   *[other] Allebei { $stars } sterren erbij, maar de { $number } is later een hoger bod.
}
fact-strong-bid = De { $number } is een sterk bod voor een latere ronde.

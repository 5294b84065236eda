fact-gold-yours = { $cards ->
    [one] L’or est à vous. Gardez votre dernière carte.
   *[other] L’or est à vous. Gardez vos { $cards } cartes.
}
fact-gold-yours-at-last = L’or est à vous, et les cartes gardées départagent les égalités.
fact-no-record = Impossible de jouer toute cette main : prenez l’or et gardez vos cartes.
fact-record = Jouez jusqu’à votre dernière carte : c’est un record du monde, 2 points.
fact-nobody-can-follow = Plus personne d’autre en lice n’a de carte. Une de plus gagne l’or.
fact-nobody-can-lift = Plus personne en lice ne peut lever plus de { $total }.
fact-outlasts = { $times ->
    [one] Vous pouvez jouer encore une fois
   *[other] Vous pouvez jouer encore { $times } fois
} ; { $name } { $cards ->
    [0] n’a plus de carte
    [one] n’a que { $cards } carte
   *[other] a { $cards } cartes
}.
fact-out-reaches = { $times ->
    [one] Vous pouvez jouer encore une fois
   *[other] Vous pouvez jouer encore { $times } fois
} ; après le { $value }, { $name } { $most ->
    [0] ne le peut plus
    [one] ne le peut plus qu’une fois
   *[other] ne le peut plus que { $most } fois
}.
fact-outlasted = { $times ->
    [0] Vous ne pouvez plus jouer
    [one] Vous ne pouvez plus jouer qu’une fois
   *[other] Vous ne pouvez plus jouer que { $times } fois
} ; { $name } pourra peut-être jouer { $most ->
    [one] une fois
   *[other] jusqu’à { $most } fois
}.
fact-fewer = { $cards ->
    [one] Une carte suffit. Gardez le reste.
   *[other] { $cards } cartes suffisent. Gardez le reste.
}
fact-lower-clears = Le { $value } la passe aussi. Gardez le { $other } pour une haie plus haute.
fact-more-room = Le { $value } vous laisse plus de marge que le { $other }.
fact-keep-five = Un 5 va sur tout : gardez-le pour quand rien d’autre n’ira.
fact-more-of-colour = Vous avez plus de cartes en { NAME($colour, form: "sentence") } ({ $many }) qu’en { NAME($rarer, form: "sentence") } ({ $few }) : dépensez d’abord celles-là.
fact-more-targets = Le { $other } convient à plus de cibles que le { $value } : gardez-le.
fact-keeps-medal = { $cards ->
    [one] Jouez une carte, et { $name } n’a pas encore { NAME($medal, form: "sentence") } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[other] Jouez { $cards } cartes, et { $name } n’a pas encore { NAME($medal, form: "sentence") } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
fact-last-sport = C’est le dernier sport : de nouvelles cartes ne font que départager.
fact-short = { $cards ->
    [one] Une carte pour { $sports } sports encore : seul un retrait en apporte de nouvelles.
   *[other] { $cards } cartes pour { $sports } sports encore : seul un retrait en apporte de nouvelles.
}
fact-first-out = { $cards ->
    [one] Le premier retrait pioche une carte et commence le sport suivant.
   *[other] Le premier retrait pioche { $cards } cartes et commence le sport suivant.
}
fact-better-medal = { NAME($medal) } : à vous de toute façon. Encore un retrait avant le vôtre, et c’est { NAME($better, form: "sentence") }.
fact-keeps-open = Continuez, et l’or reste possible : 2 points de plus que l’argent.
fact-first-medal = Encore un retrait avant le vôtre, et { NAME($medal, form: "sentence") } est à vous.
fact-outlast = { $cards ->
    [0] { $name } n’a plus de carte : si { $name } sort avant vous, { NAME($medal, form: "sentence") } est à vous.
    [one] { $name } n’a que { $cards } carte : si { $name } sort avant vous, { NAME($medal, form: "sentence") } est à vous.
   *[other] { $name } n’a que { $cards } cartes : si { $name } sort avant vous, { NAME($medal, form: "sentence") } est à vous.
}
fact-spare = { $sports ->
    [one] { $cards } cartes pour encore un sport : vous pouvez continuer.
   *[other] { $cards } cartes pour encore { $sports } sports : vous pouvez continuer.
}
fact-fewer-cards-later = { $cards ->
    [one] Maintenant, c’est une carte ; au retrait suivant, aucune.
   *[other] Maintenant, c’est { $cards } cartes ; au retrait suivant, { $fewer } seulement.
}
fact-price = Ensuite, { NAME($medal, form: "sentence") } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} de plus seulement, pour au moins { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}.
fact-to-outlast = Pour { NAME($medal, form: "sentence") }, { $name } doit sortir avant vous et a { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} ; vous, { $own }.
fact-gives-little = { $points ->
    [one] { $points } point pour { $name } seulement ; vous piochez au lieu de jouer, et l’or reste à prendre.
   *[other] { $points } points pour { $name } seulement ; vous piochez au lieu de jouer, et l’or reste à prendre.
}
fact-gives-gold = Cela cède l’or, mais vous aurez { $own } cartes, et { $name } { $cards ->
    [0] aucune
    [one] seulement { $cards }
   *[other] seulement { $cards }
}.
fact-kept-for-ties = C’est le dernier sport, et les cartes gardées départagent les égalités.
fact-suits = Ce sport convient mieux à votre main qu’à d’autres : jouez-le.
fact-suits-badly = Ce sport convient mal à votre main. Reportez-le ; le suivant devra être joué.
fact-most-cards = Vous avez { $cards } cartes de plus que tout le monde.
fact-more-cards = Vous avez { $cards } cartes de plus que { $name }.
fact-fewer-cards = { $name } a { $cards } cartes de plus que vous.
fact-fewest-cards = Personne n’a moins de cartes : reportez tant que c’est possible.

fact-gold-is-yours = { $cards ->
    [one] L’or est à vous. Gardez { NAME($race, form: "the") } en main.
   *[other] L’or est à vous. Gardez ces { $cards } cartes en main.
}
fact-no-cup = Même toutes vos cartes ne gagneraient aucune coupe ici.
fact-fewer-will-do = Plus personne ne peut répondre : moins de cartes suffisent pour l’or.
fact-nothing-comes-after = Rien ne vient après l’épreuve reine : une carte économisée est perdue.
fact-no-use = Il n’y a plus d’épreuve où { NAME($race, form: "the") } puisse entrer.
fact-resting = Une carte au repos ne gagne rien.
fact-left-at-home = Qui reste à la maison ne joue jamais : prenez { NAME($race, form: "the") }.
fact-nobody-answers = Plus personne ne peut répondre : l’or pour { LIST($team) }.
fact-enough-gold-tie = Égaler suffit : { $total } prend l’or et économise { $saved ->
    [one] { $saved } carte
   *[other] { $saved } cartes
}.
fact-enough-silver-tie = Égaler suffit : { $total } prend l’argent et économise { $saved ->
    [one] { $saved } carte
   *[other] { $saved } cartes
}.
fact-enough-gold = Un total de { $total } prend aussi l’or, et économise { $saved ->
    [one] { $saved } carte
   *[other] { $saved } cartes
}.
fact-enough-silver = Un total de { $total } prend aussi l’argent, et économise { $saved ->
    [one] { $saved } carte
   *[other] { $saved } cartes
}.
fact-safe = Plus personne en lice n’a de quoi atteindre { $total }.
fact-leader = { $name } mène la partie et détient cet or : prenez-le.
fact-main = Garde { NAME($race, form: "a") } pour l’épreuve reine : { NAME($skill, form: "sentence") }, valeur { $points }.
fact-few = { $cards ->
    [one] { $cards } carte pour { $competitions } épreuves : dépensez-en { $spent } ici, et non { $instead }.
   *[other] { $cards } cartes pour { $competitions } épreuves : dépensez-en { $spent } ici, et non { $instead }.
}
fact-takes-gold = { $points ->
    [one] Prend l’or pour l’instant ({ $points } point) avec { LIST($team) }.
   *[other] Prend l’or pour l’instant ({ $points } points) avec { LIST($team) }.
}
fact-takes-silver = { $points ->
    [one] Prend l’argent, qui vaut { $points } point, pour { LIST($team) }.
   *[other] Prend l’argent, qui vaut { $points } points, pour { LIST($team) }.
}
fact-must-answer = { $name } doit maintenant engager des cartes totalisant au moins { $value } pour prendre cet or.
fact-gold-or-silver = L’or vaut { $gold } ici ; si on vous le prend, il vous reste l’argent, qui vaut { $silver }.
fact-last-for = Plus aucune épreuve ne demande ensuite de la { NAME($skill, form: "sentence") } : { NAME($race, form: "the") } y vaut { $value }.
fact-takes-nothing = Ces cartes seules ne gagneraient rien ici.
fact-silver-is-yours = { $points ->
    [one] L’argent, qui vaut { $points } point, est à vous de toute façon : gardez vos cartes.
   *[other] L’argent, qui vaut { $points } points, est à vous de toute façon : gardez vos cartes.
}
fact-little-more = { $points ->
    [one] L’argent est à vous de toute façon, et l’or ne vaut que { $points } point de plus : gardez vos cartes.
   *[other] L’argent est à vous de toute façon, et l’or ne vaut que { $points } points de plus : gardez vos cartes.
}
fact-may-be-lost = { $name } a { $cards } cartes, vous { $own } : une coupe prise ici peut être reperdue.
fact-starves = Avec cet or, { $name } ne récupère pas de carte, et n’en a plus.
fact-saves-cards = { $cards ->
    [one] Une carte pour { $competitions } épreuves : économisez-la.
   *[other] { $cards } cartes pour { $competitions } épreuves : économisez-les.
}
fact-harder-to-tie = Un total de { $total } est plus difficile à égaler que { $instead }.
fact-may-come-back = Sans coupe ici, { NAME($race, form: "the") } peut revenir.
fact-opens = Qui gagne l’or ici jouera ensuite en premier : { NAME($competition, form: "sentence") }.
fact-wanted-always = Toutes les épreuves restantes demandent de la { NAME($skill, form: "sentence") } : récupérez { NAME($race, form: "the") }.
fact-wanted = { $left ->
    [one] L’épreuve reine demande de la { NAME($skill, form: "sentence") } : récupérez { NAME($race, form: "the") }.
   *[other] Sur { $left } épreuves restantes, { $here } en { NAME($skill, form: "sentence") } : récupérez { NAME($race, form: "the") }.
}
fact-next = Ensuite : { NAME($competition) }, en { NAME($skill, form: "sentence") }. Récupérez { NAME($race, form: "the") }.
fact-for-main = L’épreuve reine demande de la { NAME($skill, form: "sentence") } : { NAME($race, form: "a") } vaut { $value }.
fact-may-enter = { $here ->
    [one] Une épreuve est ouverte à { NAME($race, form: "a") }
   *[other] { $here } épreuves sont ouvertes à { NAME($race, form: "a") }
}, { $less ->
    [0] aucune à { NAME($other, form: "a") }
    [one] { $less } seulement à { NAME($other, form: "a") }
   *[other] { $less } seulement à { NAME($other, form: "a") }
}.
fact-same-race = Vous avez déjà { $count ->
    [one] { $count } { NAME($race, form: "one") }
   *[other] { $count } { NAME($race, form: "many") }
}, et une équipe n’a que trois peuples.
fact-more-for-main = L’épreuve reine demande de la { NAME($skill, form: "sentence") } : cette équipe en a { $total }, au lieu de { $instead }.
fact-one-race-more = Avec { NAME($race, form: "a") }, il y aurait quatre peuples, et une équipe n’en a que trois.
fact-rare = Cette main revient, mais peut-être sans { NAME($race, form: "the") }.
fact-lacking = Vous avez encore peu de { NAME($skill, form: "sentence") }, et { $competitions } épreuves en demandent.
fact-strong = L’or en { NAME($skill, form: "sentence") } vaut { $points } points en tout : { NAME($race, form: "a") } a { $value }, { NAME($other, form: "a") } { $less }.
fact-common = Il y a { $copies } { NAME($race, form: "many") } et seulement { $less } { NAME($other, form: "many") } : d’autres { NAME($race, form: "many") } peuvent suivre.
fact-more-cards = { $cards ->
    [one] { $cards } carte peut jouer, au lieu de { $instead }.
   *[other] { $cards } cartes peuvent jouer, au lieu de { $instead }.
}
fact-more-skill = { $total } en { NAME($skill, form: "sentence") }, au lieu de { $instead } ; l’or y vaut { $points } points en tout.

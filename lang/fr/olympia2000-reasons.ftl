fact-enough = { NAME($athlete) } suffit. Gardez { NAME($other) } pour { NAME($discipline, form: "the") }.
fact-unbeaten = Aucune carte qui peut encore venir ici ne bat { NAME($athlete) }.
fact-last-round = C’est la dernière manche : envoyez votre meilleure carte.
fact-no-place = { NAME($athlete) } est sans place ici : ni victoire, ni dernière place.
fact-comes-next = Ensuite : { NAME($discipline, form: "sentence") }, où votre meilleure carte est { NAME($athlete) }.
fact-comes-again = Ensuite, encore { NAME($discipline, form: "the") }, pour { $laurels } lauriers : gardez { NAME($athlete) }.
fact-consolation = Sur béquilles : un jeton de consolation, quoi qu’il arrive.
fact-few-ahead = { $n ->
    [one] { $n } seul athlète peut encore battre { NAME($athlete) }, mais { $m } peuvent battre { NAME($other) }.
   *[other] { $n } athlètes seulement peuvent encore battre { NAME($athlete) }, mais { $m } peuvent battre { NAME($other) }.
}
fact-cheap = { $laurels ->
    [one] { $laurels } laurier seulement : envoyez qui ne vous manquera pas.
   *[other] { $laurels } lauriers seulement : envoyez qui ne vous manquera pas.
}
fact-dear = { $laurels ->
    [one] { $laurels } laurier : c’est pour cela que vous avez gardé { NAME($athlete) }.
   *[other] { $laurels } lauriers : c’est pour cela que vous avez gardé { NAME($athlete) }.
}
fact-last = { NAME($athlete) } prendra sans doute la dernière place : vous choisirez un prix.
fact-idle = Ce prix ne sera jamais en jeu : peu importe lequel.
fact-known = { NAME($athlete) }, carte que vous avez donnée, est chez { $name } : évitez { NAME($discipline, form: "the") }.
fact-better-place = Vous avez un { $place } au { NAME($discipline, form: "sentence") }, au mieux un { $worse } au { NAME($other, form: "sentence") }.
fact-only-place = Vous avez un { $place } au { NAME($discipline, form: "sentence") }, et aucune place au { NAME($other, form: "sentence") }.
fact-more-laurels = { NAME($discipline) } : { $more ->
    [one] { $more } laurier
   *[other] { $more } lauriers
} ; { NAME($other, form: "sentence") } : { $less } seulement.
fact-good-card = { NAME($athlete) } est numéro { $place } au { NAME($discipline, form: "sentence") }.
fact-poor-card = { NAME($athlete) } est au mieux numéro { $place }. Presque tout le monde fait mieux.
fact-is-ahead = { NAME($own) }, numéro { $place } au { NAME($discipline, form: "sentence") }, fait mieux que { NAME($athlete) }.
fact-is-over = { NAME($athlete) } est numéro { $place } au { NAME($discipline, form: "sentence") }, qui ne viendra plus.
fact-keeps-place = Garde pour plus tard { NAME($athlete) }, numéro { $place } au { NAME($discipline, form: "sentence") }.
fact-hopeless = { $n ->
    [one] { $n } athlète peut battre même { NAME($athlete) } ici : envoyez qui ne vous manquera pas.
   *[other] { $n } athlètes peuvent battre même { NAME($athlete) } ici : envoyez qui ne vous manquera pas.
}
fact-fewer-ahead = { $n ->
    [one] { $n } athlète peut encore battre { NAME($athlete) }, et { $m } peuvent battre { NAME($other) }.
   *[other] { $n } athlètes peuvent encore battre { NAME($athlete) }, et { $m } peuvent battre { NAME($other) }.
}
fact-fewer-rivals = { $few ->
    [0] Personne ne peut battre votre meilleure carte au { NAME($discipline, form: "sentence") }, contre { $many } au { NAME($other, form: "sentence") }.
    [one] { $few } athlète peut battre votre meilleure carte au { NAME($discipline, form: "sentence") }, { $many } au { NAME($other, form: "sentence") }.
   *[other] { $few } athlètes peuvent battre votre meilleure carte au { NAME($discipline, form: "sentence") }, { $many } au { NAME($other, form: "sentence") }.
}
fact-cheaper = Vous êtes faible aux deux : { NAME($discipline, form: "the") } vaut { $less }, { NAME($other, form: "the") } { $more }.
fact-your-best = { NAME($athlete) }, numéro { $place }, serait votre meilleure carte au { NAME($discipline, form: "sentence") }.
fact-nothing-new = Quoi qu’il arrive, vous avez au moins aussi bien que { NAME($athlete) }.

fact-only-discarded = { NAME($card) } : votre carte de ce type a au moins autant d’étoiles.
fact-last-bid = Dernière manche : les restes ne valent rien. Misez le { $number }.
fact-last-event = Une cinquième épreuve : vous n’avez encore rien en { NAME($event, form: "sentence") }.
fact-certain-medal = À trois au plus en { NAME($event, form: "sentence") }, une carte suffit : médaille assurée.
fact-passes = Ajoute { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
} et passe devant { $name } en { NAME($event, form: "sentence") }.
fact-passes-neutral = Ajoute { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
} et passe devant l’équipe neutre en { NAME($event, form: "sentence") }.
fact-secures-lead = Ajoute { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
} et vous met en tête en { NAME($event, form: "sentence") }, même face aux cartes cachées.
fact-catches-up = Égalité avec { $name } en { NAME($event, form: "sentence") }, d’après les cartes visibles.
fact-stays-behind = { $rivals ->
    [one] En { NAME($event, form: "sentence") }, { $rivals } adversaire resterait devant vous.
   *[other] En { NAME($event, form: "sentence") }, { $rivals } adversaires resteraient devant vous.
}
fact-close-ahead = En { NAME($event, form: "sentence") }, { $name } n’a que { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
} d’avance sur vous, d’après les cartes visibles.
fact-close-behind = { $stars ->
    [0] En { NAME($event, form: "sentence") }, { $name } vous égale, d’après les cartes visibles.
    [one] En { NAME($event, form: "sentence") }, { $name } n’a que { $stars } étoile de retard, d’après les cartes visibles.
   *[other] En { NAME($event, form: "sentence") }, { $name } n’a que { $stars } étoiles de retard, d’après les cartes visibles.
}
fact-breaks-tie = { $stars ->
    [one] { $stars } étoile partout
   *[other] { $stars } étoiles partout
} en { NAME($event, form: "sentence") } : le { $number } fait la différence.
fact-loses-number = Améliorer, c’est perdre votre { $number }, qui départage les égalités.
fact-keeps-number = { $stars ->
    [0] Aucune étoile de plus avec l’une ou l’autre :
    [one] { $stars } étoile de plus avec l’une ou l’autre :
   *[other] { $stars } étoiles de plus avec l’une ou l’autre :
} gardez le { $number }, la plus haute mise.
fact-adds-and-keeps = Davantage d’étoiles, et le { $number } reste en main pour une haute mise.
fact-keeps-for-a-star = Une étoile de moins, mais le { $number } reste en main pour une plus haute mise.
fact-tie-number = { $stars ->
    [one] { $stars } étoile de plus dans les deux cas,
   *[other] { $stars } étoiles de plus dans les deux cas,
} mais le { $number } départage aussi en { NAME($event, form: "sentence") }.
fact-stays-hidden = Un nouveau type reste face cachée ; une amélioration se joue face visible.
fact-new-type = { $stars ->
    [one] Un nouveau type ajoute { $stars } étoile, l’amélioration seulement { $less }.
   *[other] Un nouveau type ajoute { $stars } étoiles, l’amélioration seulement { $less }.
}
fact-new-event = Vous n’avez encore rien en { NAME($event, form: "sentence") }.
fact-leads = { $stars ->
    [one] Vous menez déjà d’au moins { $stars } étoile en { NAME($event, form: "sentence") }.
   *[other] Vous menez déjà d’au moins { $stars } étoiles en { NAME($event, form: "sentence") }.
}
fact-can-wait = Personne d’autre en { NAME($event, form: "sentence") } : { NAME($card, form: "the") } peut attendre.
fact-highest-bid = Personne ne peut miser plus de { $number } : premier choix assuré.
fact-keeps-bid = Les paires se valent : gardez le { $number } pour une autre manche.
fact-pairs-alike = Les paires se valent : misez ce qui vous sert le moins.
fact-pairs-differ = { $stars ->
    [0] Les paires diffèrent, et le { $number } n’ajouterait aucune étoile.
    [one] Les paires diffèrent, et le { $number } n’ajouterait que { $stars } étoile.
   *[other] Les paires diffèrent, et le { $number } n’ajouterait que { $stars } étoiles.
}
fact-higher-and-weaker = Le { $number } mise plus haut que le { $other } et coûte { $fewer ->
    [0] autant d’étoiles
    [one] { $fewer } étoile de moins
   *[other] { $fewer } étoiles de moins
}.
fact-best-pair = { $stars ->
    [one] La meilleure carte visible ajoute { $stars } étoile, la suivante
   *[other] La meilleure carte visible ajoute { $stars } étoiles, la suivante
} { $next ->
    [0] aucune
   *[other] { $next } seulement
} : misez haut.
fact-may-be-outbid = { $name } a le { $higher } : premier choix incertain, gardez le { $number }.
fact-keeps-for-bid = Coûte { $fewer ->
    [0] autant d’étoiles
    [one] { $fewer } étoile de moins
   *[other] { $fewer } étoiles de moins
} et garde le { $number } pour une autre manche.
fact-keeps-high = { $stars ->
    [one] Coûte { $stars } étoile de plus, mais garde le { $number } pour une autre manche.
   *[other] Coûte { $stars } étoiles de plus, mais garde le { $number } pour une autre manche.
}
fact-pick-counts = { $most ->
    [one] Les cartes visibles ajoutent { $least } à { $most } étoile : une haute mise choisit tôt.
   *[other] Les cartes visibles ajoutent { $least } à { $most } étoiles : une haute mise choisit tôt.
}
fact-fewer-stars-bid = Investi, le { $other } ajoute { $more ->
    [one] { $more } étoile
   *[other] { $more } étoiles
}, le { $number } { $stars ->
    [0] aucune
    [one] { $stars } seulement
   *[other] { $stars } seulement
}.
fact-left-to-neutral = Laissée là, la paire donne { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
} à l’équipe neutre en { NAME($event, form: "sentence") }.
fact-denies = { $stars ->
    [one] Laissée là, la paire peut donner { $stars } étoile à { $name } en { NAME($event, form: "sentence") }.
   *[other] Laissée là, la paire peut donner { $stars } étoiles à { $name } en { NAME($event, form: "sentence") }.
}
fact-more-stars = { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
} de plus en { NAME($event, form: "sentence") }, contre { $less } pour { NAME($card, form: "the") }.
fact-more-of-type = { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
} de plus ; l’autre carte du même type { $less ->
    [0] n’en ajoute aucune
    [one] n’en ajoute que { $less }
   *[other] n’en ajoute que { $less }
}.
fact-higher-number = { $stars ->
    [0] Aucune étoile dans les deux cas,
    [one] { $stars } étoile dans les deux cas,
   *[other] { $stars } étoiles dans les deux cas,
} mais le { $number } fera une plus haute mise.
fact-strong-bid = Son { $number } sera une belle mise dans une autre manche.

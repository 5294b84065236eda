start = À qui la carte Départ en premier ?
option-records = Records du monde
records-no = Sans
records-yes = 2 points chacun
records-why = Pour l’or dans un sport étoilé, sans plus aucune carte en main
option-two = À deux, à qui va ensuite la carte Départ ?
two-why = Qui la reçoit commence le sport suivant et décide s’il faut le reporter.
two-third = Au troisième retrait
two-first = Au premier retrait
progress-sport = Sport { $number } sur { $of }
progress-over = Les neuf sports sont finis
card-label = { $value } { NAME($colour, form: "sentence") }
card-inside = le { $value } { NAME($colour, form: "sentence") }
card-played = un { $value } { NAME($colour, form: "sentence") }
card-ready = { $value } { NAME($colour, form: "sentence") }. Jouable.
card-idle = { $value } { NAME($colour, form: "sentence") }.
rule-marathon = Jouez une carte d’une autre couleur que votre carte précédente. La première est libre.
rule-high-jump = Jouez une carte plus haute que votre carte précédente. La première est libre.
rule-swimming = Jouez une carte plus basse que votre carte précédente. La première est libre.
rule-hurdles = À chaque tour, une haie est retournée. Jouez une carte qui l’égale ou la dépasse.
rule-weightlifting = Jouez une à trois cartes d’un total supérieur au dernier levé de la table. Le tout premier levé est libre.
rule-archery = À chaque tour, une cible est retournée. Jouez une carte de sa valeur, 1 de plus ou 1 de moins.
rule-relay = Jouez une carte de la couleur ou de la valeur de la dernière carte de la table. La toute première est libre.
rule-table-tennis = Sur 1–4, jouez 6–9, ou l’inverse, dans une autre couleur. Un 5 va sur tout, tout va sur un 5. La toute première carte est libre.
rule-sailing = À chaque tour, un vent est retourné. Jouez une carte de sa couleur, ou deux cartes d’une même autre couleur.
up-to-cards = { $most ->
    [1] 1 carte
   *[other] 1–{ $most } cartes
}
star-why = L’or, la main vide : +{ $points }
must-play = Ce sport ne se reporte pas.
last-sport = Le dernier sport
play-or-defer = Jouer ou reporter ?
mark-own = précédente
mark-last = à battre
mark-hurdle = haie
mark-target = cible
mark-wind = vent
mark-baton = témoin
mark-ball = balle
turned-label = Retournée pour ce tour : { $value } { NAME($colour, form: "sentence") }.
mark-label = Ce qui compte : { LIST($cards) }.
needs-now = À { $name } de jouer :
need-any-one = n’importe quelle carte
need-any-some = 1 à { $count } cartes au choix
need-other-colour = tout sauf { NAME($colour, form: "sentence") }
need-higher = plus de { $value }
need-nothing-higher = aucune carte assez haute
need-lower = moins de { $value }
need-nothing-lower = aucune carte assez basse
need-total = plus de { $total }
need-no-lower = { $value ->
    [1] n’importe quelle carte
    [9] un 9
   *[other] { $value } ou plus
}
need-between = { $target ->
    [1] { $least } ou { $most }
    [9] { $least } ou { $most }
   *[other] { $least } à { $most }
}
need-colour-or-value = { NAME($colour, form: "sentence") }, ou un { $value }
need-high-side = 6 à 9, sauf { NAME($colour, form: "sentence") } ; ou un 5
need-low-side = 1 à 4, sauf { NAME($colour, form: "sentence") } ; ou un 5
need-wind = 1 { NAME($colour, form: "sentence") } ou 2 d’une autre couleur
need-cards = main vide
needs-any-one = { $name } peut jouer n’importe quelle carte.
needs-any-some = { $name } peut jouer 1 à { $count } cartes au choix.
needs-other-colour = { $name } doit jouer une carte qui n’est pas { NAME($colour, form: "feminine") }.
needs-higher = { $name } doit jouer une carte au-dessus de { $value }.
needs-nothing-higher = Rien ne dépasse { $value } : { $name } doit se retirer.
needs-lower = { $name } doit jouer une carte au-dessous de { $value }.
needs-nothing-lower = Rien n’est plus bas que { $value } : { $name } doit se retirer.
needs-total = { $name } doit lever plus de { $total }.
needs-no-lower = { $value ->
    [1] { $name } peut jouer n’importe quelle carte.
    [9] { $name } doit jouer un 9.
   *[other] { $name } doit jouer { $value } ou plus.
}
needs-between = { $target ->
    [1] { $name } doit jouer { $least } ou { $most }.
    [9] { $name } doit jouer { $least } ou { $most }.
   *[other] { $name } doit jouer de { $least } à { $most }.
}
needs-colour-or-value = { $name } doit jouer une carte { NAME($colour, form: "feminine") } ou un { $value }.
needs-high-side = { $name } doit jouer de 6 à 9, dans toute couleur sauf { NAME($colour, form: "sentence") }, ou un 5.
needs-low-side = { $name } doit jouer de 1 à 4, dans toute couleur sauf { NAME($colour, form: "sentence") }, ou un 5.
needs-wind = { $name } doit jouer une carte { NAME($colour, form: "feminine") }, ou deux d’une même autre couleur.
needs-cards = { $name } n’a plus de cartes et doit se retirer.
ask-turn = À { $name } de jouer ou de se retirer
ask-alone = { $name } tient jusqu’au bout : continuer, ou prendre l’or
ask-gold = { $name } tient jusqu’au bout : l’or est à prendre
ask-out = { $name } doit se retirer
ask-none = Aucune de vos cartes ne peut être jouée maintenant.
ask-empty = Vous n’avez plus de cartes.
ask-empty-record = Vous n’avez plus de cartes : l’or avec une main vide est un record du monde.
ask-alone-why = Continuer ne rapporte plus rien ici. Les cartes que vous gardez serviront au sport suivant.
ask-alone-last = Continuer ne rapporte plus rien ici. Les cartes que vous gardez départagent les égalités.
ask-alone-record = { $points ->
    [one] L’or est à vous dans tous les cas. Jouez jusqu’à votre dernière carte, et c’est un record du monde : { $points } point de plus.
   *[other] L’or est à vous dans tous les cas. Jouez jusqu’à votre dernière carte, et c’est un record du monde : { $points } points de plus.
}
ask-first-own = La première carte est libre.
ask-first = Personne n’a encore joué : toute carte convient.
ask-first-lift = Personne n’a encore levé : jouez 1 à { $count } cartes au choix.
ask-unturned = Aucune carte n’a été retournée : jouez n’importe quelle carte, une seule.
ask-other-colour = Après votre { $value } { NAME($colour, form: "sentence") }, jouez une carte d’une autre couleur.
ask-higher = Après votre { $value } { NAME($colour, form: "sentence") }, jouez une carte plus haute.
ask-lower = Après votre { $value } { NAME($colour, form: "sentence") }, jouez une carte plus basse.
ask-total = Le dernier levé : { $total }. Jouez 1 à { $count } cartes d’un total supérieur.
ask-no-lower = { $value ->
    [1] La haie est à 1 : toute carte la passe.
    [9] La haie est à 9 : seul un 9 la passe.
   *[other] La haie est à { $value } : jouez { $value } ou plus.
}
ask-between = { $target ->
    [1] La cible est { $target } : jouez { $least } ou { $most }.
    [9] La cible est { $target } : jouez { $least } ou { $most }.
   *[other] La cible est { $target } : jouez de { $least } à { $most }.
}
ask-colour-or-value = Après le { $value } { NAME($colour, form: "sentence") }, jouez une carte { NAME($colour, form: "feminine") } ou un { $value }.
ask-anything = Après le { $value } { NAME($colour, form: "sentence") }, jouez n’importe quelle carte.
ask-high-side = Après le { $value } { NAME($colour, form: "sentence") }, jouez de 6 à 9 dans une autre couleur, ou un 5.
ask-low-side = Après le { $value } { NAME($colour, form: "sentence") }, jouez de 1 à 4 dans une autre couleur, ou un 5.
ask-wind = Le vent est { NAME($colour, form: "sentence") } : jouez une carte { NAME($colour, form: "feminine") }, ou deux d’une même autre couleur.
play-free = Le { $value } { NAME($colour, form: "sentence") } pour commencer.
play-after-own = Le { $value } { NAME($colour, form: "sentence") } après votre { $mark } { NAME($mark-colour, form: "sentence") }.
play-after = Le { $value } { NAME($colour, form: "sentence") } après le { $mark } { NAME($mark-colour, form: "sentence") }.
play-hurdle = Le { $value } { NAME($colour, form: "sentence") } passe la haie à { $hurdle }.
play-target = Le { $value } { NAME($colour, form: "sentence") } touche la cible à { $target }.
play-wind = Le { $value } { NAME($colour, form: "sentence") } file avec le vent.
play-tack = Deux cartes { NAME($colour, form: "plural") } avancent contre le vent.
lift-ready = { $total }, c’est plus que le dernier levé : { $value }.
sum-ready = { $sum } = { $total }, plus que le dernier levé : { $value }.
sum-free = { $sum } = { $total } pour commencer.
sum-two = { $first } + { $second }
sum-three = { $first } + { $second } + { $third }
play-record = { $count ->
    [one] C’est votre dernière carte : gagnez l’or la main vide, et c’est un record du monde.
   *[other] Ce sont vos dernières cartes : gagnez l’or la main vide, et c’est un record du monde.
}
play-cards = Jouer { LIST($cards) }
play-total = Jouer { $sum } = { $total }
reward-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
reward-medal = { NAME($medal, form: "sentence") }
reward-start = la carte Départ pour le sport suivant
reward-start-short = carte Départ
reward = { LIST($reward) }
withdraw = Se retirer
withdraw-for = Gain : { LIST($reward, type: "unit") }
withdraw-two-for = { $cards ->
    [one] { $cards } carte ; { NAME($medal, form: "sentence") } à { $other }
   *[other] { $cards } cartes ; { NAME($medal, form: "sentence") } à { $other }
}
withdraw-why = Vous recevez { LIST($reward) }, et ce sport est fini pour vous.
withdraw-last-why = Vous recevez { LIST($reward) }. Après le dernier sport, les cartes ne font que départager les égalités.
take-gold = Prendre l’or
take-gold-keeps = { $count ->
    [0] Vous n’avez plus de carte
    [one] Vous gardez { $count } carte
   *[other] Vous gardez { $count } cartes
}
take-gold-record = Vous établissez un record du monde
withdraw-two-why = { $cards ->
    [one] Vous piochez { $cards } carte, et { NAME($medal, form: "sentence") } va à { $other }. Le sport continue à deux.
   *[other] Vous piochez { $cards } cartes, et { NAME($medal, form: "sentence") } va à { $other }. Le sport continue à deux.
}
withdraw-two-last = { $cards ->
    [one] Vous piochez { $cards } carte, et { NAME($medal, form: "sentence") } va à { $other }. Le sport est alors fini.
   *[other] Vous piochez { $cards } cartes, et { NAME($medal, form: "sentence") } va à { $other }. Le sport est alors fini.
}
withdraw-it = Oui, se retirer
ask-choose = { $name } : jouer ce sport ?
ask-choose-why = Vous avez la carte Départ. Un sport reporté revient à la fin, et le suivant doit être joué.
ask-choose-lasts = Votre main devrait tenir environ { $own ->
    [one] { $own } tour
   *[other] { $own } tours
} ici, la plupart en tiennent { $usual }. Reporté, le sport revient à la fin.
play-sport = Jouer ce sport
play-sport-why = Vous commencez.
play-sport-it = Jouer { NAME($sport, form: "sentence") }
defer = Reporter
defer-why = Reporté, il revient à la fin, et le sport suivant doit être joué.
defer-it = Reporter { NAME($sport, form: "sentence") }
watch-turn = À { $name } de jouer
watch-alone = { $name } tient jusqu’au bout
watch-alone-why = L’or est assuré pour { $name }, qui peut encore jouer.
watch-choose = { $name } décide : jouer { NAME($sport, form: "sentence") }, ou non
show-sport = Le sport suivant
show-round = Un nouveau tour
show-stack = Une nouvelle pioche
show-medal = Une médaille
show-record = Un record du monde
record-points = { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
}
show-result = Le sport est fini
watch-over = Les neuf sports sont finis
why-not-turn = À { $name } de jouer.
why-choose = Décidez d’abord : jouer { NAME($sport, form: "sentence") }, ou non.
why-too-many = { $most ->
    [one] Dans ce sport, on ne joue qu’une carte à la fois.
   *[other] Dans ce sport, on joue au plus { $most } cartes à la fois.
}
why-too-many-unturned = Tant qu’aucun vent n’est retourné, on ne joue qu’une carte.
why-same-colour-own = Le { $value } { NAME($colour, form: "sentence") } est de la couleur de votre carte précédente ; il en faut une autre.
why-same-colour = Le { $value } { NAME($colour, form: "sentence") } est de la couleur de la dernière carte jouée ; il en faut une autre.
why-not-higher = { $mark ->
    [9] Le { $value } { NAME($colour, form: "sentence") } n’est pas assez haut. Aucune carte ne dépasse 9.
   *[other] Le { $value } { NAME($colour, form: "sentence") } n’est pas assez haut. Il faut plus de { $mark }.
}
why-too-light = Le { $value } { NAME($colour, form: "sentence") } est trop léger, même avec vos autres cartes. Il faut plus de { $mark }.
why-not-lower = { $mark ->
    [1] Le { $value } { NAME($colour, form: "sentence") } n’est pas assez bas. Aucune carte n’est plus basse que 1.
   *[other] Le { $value } { NAME($colour, form: "sentence") } n’est pas assez bas. Il faut moins de { $mark }.
}
why-too-low = { $hurdle ->
    [9] Le { $value } { NAME($colour, form: "sentence") } ne passe pas la haie. Il faut un 9.
   *[other] Le { $value } { NAME($colour, form: "sentence") } ne passe pas la haie. Il faut { $hurdle } ou plus.
}
why-too-far = { $target ->
    [1] Le { $value } { NAME($colour, form: "sentence") } rate la cible. Il faut { $least } ou { $most }.
    [9] Le { $value } { NAME($colour, form: "sentence") } rate la cible. Il faut { $least } ou { $most }.
   *[other] Le { $value } { NAME($colour, form: "sentence") } rate la cible. Il faut { $least } à { $most }.
}
why-no-match = Le { $value } { NAME($colour, form: "sentence") } n’a ni la couleur ni la valeur de la dernière carte jouée. Il faut du { NAME($mark-colour, form: "sentence") } ou un { $mark }.
why-same-side-low = Le { $value } { NAME($colour, form: "sentence") } est du même côté du filet. Il faut 6 à 9 dans toute couleur sauf { NAME($mark-colour, form: "sentence") }, ou un 5.
why-same-side-high = Le { $value } { NAME($colour, form: "sentence") } est du même côté du filet. Il faut 1 à 4 dans toute couleur sauf { NAME($mark-colour, form: "sentence") }, ou un 5.
why-needs-second = Le { $value } { NAME($colour, form: "sentence") } va contre le vent, et vous n’avez pas de seconde carte { NAME($colour, form: "feminine") }.
why-mixed = Deux cartes contre le vent doivent être de la même couleur.
why-with = De la couleur du vent, on ne joue qu’une carte à la fois.
why-in-hand = Vous n’avez pas ces cartes.
violation-too-many = Vous ne pouvez pas jouer autant de cartes à la fois.
violation-same-colour = La carte doit être d’une autre couleur.
violation-not-higher = Ce n’est pas plus haut.
violation-not-lower = Ce n’est pas plus bas.
violation-too-low = C’est plus bas que la haie.
violation-too-far = C’est trop loin de la cible.
violation-no-match = La carte doit avoir la couleur ou la valeur de la dernière carte jouée.
violation-same-side = On répond au bas par le haut, et au haut par le bas.
violation-needs-second = Contre le vent, il faut deux cartes de la même couleur.
programme-title = Les neuf sports
look-at-sports = Voir les neuf sports
sport-done = { NAME($sport) } : l’or pour { $name }.
sport-now = { NAME($sport) } : en cours.
sport-put-off = { NAME($sport) } : sport reporté, attend face visible.
sport-hidden = Un sport est encore face cachée.
hidden = Encore face cachée
stack-label = { $count ->
    [0] La pioche est vide.
    [one] { $count } carte dans la pioche.
   *[other] { $count } cartes dans la pioche.
}
stack-anew = { $count ->
    [1] Elle a été remélangée une fois.
    [2] Elle a été remélangée deux fois.
    [one] Elle a été remélangée { $count } fois.
   *[other] Elle a été remélangée { $count } fois.
}
look-at-seats = Voir où en est la table
seats-title = Où en est la table
in-hand = { $count } en main
points = { $points ->
    [one] point
   *[other] points
}
turn = joue
choosing = choisit
out = retrait
gold = or
lane-label = { $cards ->
    [one] { $points ->
        [one] { $name } : { $cards } carte en main, { $points } point.
       *[other] { $name } : { $cards } carte en main, { $points } points.
    }
   *[other] { $points ->
        [one] { $name } : { $cards } cartes en main, { $points } point.
       *[other] { $name } : { $cards } cartes en main, { $points } points.
    }
}
lane-start = { $name } a la carte Départ.
lane-next-start = { $name } aura ensuite la carte Départ.
lane-keeps-start = { $name } a la carte Départ et la garde.
lane-played = Joué : { LIST($cards, type: "unit") }.
lane-together-two = { $first } avec { $second }
lane-together-three = { $first } avec { $second } et { $third }
lane-records = Records du monde : { LIST($sports, type: "unit") }.
lane-record = { NAME($sport) }
status-in = { $name } est toujours en lice.
status-turn = À { $name } de jouer.
status-out = { $name } a quitté ce sport.
status-gold = { $name } a tenu jusqu’au bout et a l’or.
withdrew-for = { $name } se retire pour { LIST($reward) }.
withdrew-two-for = { $cards ->
    [one] { $name } se retire pour { $cards } carte ; { NAME($medal, form: "sentence") } va à l’adversaire.
   *[other] { $name } se retire pour { $cards } cartes ; { NAME($medal, form: "sentence") } va à l’adversaire.
}
ladder-title = Récompenses des retraits
place = { NUMBER($place, type: "ordinal") ->
    [one] { $place }er
   *[other] { $place }e
}
aim = Retrait : des cartes. Tenir : l’or. Le plus de points gagne.
aim-two = Se retirer pour piocher, mais la médaille va à l’autre.
ladder-result = Résultat : { NAME($sport) }
next-gets = Prochain retrait
next-short = suivant
then-gets = puis
last-gets = Jusqu’au bout
last-short = au bout
other-gets = et pour l’autre
rung-label = { NUMBER($place, type: "ordinal") ->
    [one] { $place }er retrait : { LIST($reward) }.
   *[other] { $place }e retrait : { LIST($reward) }.
}
rung-label-two = { NUMBER($place, type: "ordinal") ->
    [one] { $place }er retrait : { LIST($reward) }. L’adversaire reçoit { NAME($medal, form: "sentence") }.
   *[other] { $place }e retrait : { LIST($reward) }. L’adversaire reçoit { NAME($medal, form: "sentence") }.
}
rung-taken = Retrait : { $name }.
rung-next = Le prochain.
tell-turned = Le sport suivant : { NAME($sport, form: "sentence") }.
tell-turned-open = Le sport suivant : { NAME($sport, form: "sentence") }. Ce sport reporté doit maintenant être joué.
tell-deferred = { $name } reporte { NAME($sport, form: "sentence") } : ce sport revient à la fin, et le suivant doit être joué.
tell-began = { $name } a la carte Départ et commence.
tell-turned-over = Retournée pour ce tour : un { $value } { NAME($colour, form: "sentence") }.
tell-not-turned = Il ne reste plus de carte à retourner.
tell-played = { $name } joue un { $value } { NAME($colour, form: "sentence") }.
tell-played-together = { $name } joue { LIST($cards) }.
tell-played-total = { $name } joue { LIST($cards) } : { $total } en tout.
tell-withdrew = { $name } se retire et reçoit { LIST($reward) }.
tell-took-gold = { $name } tient jusqu’au bout et reçoit l’or.
tell-withdrew-two = { $cards ->
    [one] { $name } se retire et pioche { $cards } carte ; { $other } reçoit { NAME($medal, form: "sentence") }.
   *[other] { $name } se retire et pioche { $cards } cartes ; { $other } reçoit { NAME($medal, form: "sentence") }.
}
tell-reshuffled = { $cards ->
    [one] La pioche est vide : { $cards } carte en forme une nouvelle.
   *[other] La pioche est vide : { $cards } cartes remélangées en forment une nouvelle.
}
tell-drew-own = { $name } pioche un { $value } { NAME($colour, form: "sentence") }.
tell-short = { $count ->
    [one] La pioche est épuisée : { $name } pioche { $count } carte de moins.
   *[other] La pioche est épuisée : { $name } pioche { $count } cartes de moins.
}
tell-awarded = { $name } gagne { NAME($medal, form: "sentence") }.
tell-record = { $points ->
    [one] { $name } gagne l’or la main vide. Record du monde : { NAME($sport, form: "sentence") }, { $points } point !
   *[other] { $name } gagne l’or la main vide. Record du monde : { NAME($sport, form: "sentence") }, { $points } points !
}
tell-finished = Fin du sport : { NAME($sport, form: "sentence") }. { $name } a la carte Départ.
tell-finished-last = Fin du dernier sport : { NAME($sport, form: "sentence") }.
tell-ended = Les neuf sports sont finis.
category-gold = Points de l’or
category-silver = Points de l’argent
category-bronze = Points du bronze
category-records = Points des records
won-medals = { $name } gagne avec { $points } points. Médailles : { $gold } d’or, { $silver } d’argent, { $bronze } de bronze.
won-medals-records = { $records ->
    [one] { $name } gagne avec { $points } points. Médailles : { $gold } d’or, { $silver } d’argent, { $bronze } de bronze ; et { $records } record du monde.
   *[other] { $name } gagne avec { $points } points. Médailles : { $gold } d’or, { $silver } d’argent, { $bronze } de bronze ; et { $records } records du monde.
}
champion-medal = { NAME($medal) } : { NAME($sport) }
champion-record = Record : { NAME($sport) }
won-record = { $name } gagne avec { $points } points, { $lead } d’avance sur { $second }, grâce à un record du monde : { NAME($sport, form: "sentence") }.
tie-broken = { LIST($names) } : égalité à { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Les cartes en main décident : { $cards } chez { $name }, { $fewer } chez { $second }.
medal-worth = { $points ->
    [one] { NAME($medal) } : { $points } point
   *[other] { NAME($medal) } : { $points } points
}
start-flag = La carte Départ
ladder-players = à { $count }

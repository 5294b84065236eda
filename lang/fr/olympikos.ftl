progress-turn = Manche { $turn } sur { $turns }
progress-over = Toutes les manches sont jouées
sport-label = { NAME($ring) } : { NAME($sport, form: "sentence") }. Voir en grand.
sport-gone = { NAME($ring) } : { NAME($sport, form: "sentence") }, déjà joué.
used-sport = déjà joué
sport-hidden = { NAME($ring) } : un sport, face cachée jusqu’au début de la course.
to-guess = mystère
sport-where = { NAME($games) }, sous { NAME($ring, form: "ring") }
very-good = Très bon
average = Moyen
stand-label = { $title } { $clue } { $cards }
stand-title = { $points ->
    [one] { NAME($medal) } : { $points } point pour la première bonne carte.
   *[other] { NAME($medal) } : { $points } points pour la première bonne carte.
}
stand-no-clue = Pas encore d’indice.
stand-hidden = Un indice face cachée, { NAME($way) }.
stand-clue = L’indice : { NAME($clue) }, { NAME($way) }.
stand-cards = Cartes, dans l’ordre : { LIST($cards, type: "unit") }.
stand-empty = Aucune carte.
card-hidden = { $name }
card-shown = { $name } ({ NAME($ring, form: "sentence") })
card-right = { $name } ({ NAME($ring, form: "sentence") }, juste, { $points ->
    [one] { $points } point
   *[other] { $points } points
})
card-right-rival = { $name } ({ NAME($ring, form: "sentence") }, juste)
card-wrong = { $name } ({ NAME($ring, form: "sentence") }, faux)
plus = +{ $points }
minus = −{ $points }
stage-target = Sport mystère
stage-right = ✓ Juste
stage-right-points = ✓ Juste +{ $points }
stage-wrong = ✕ Faux
control = Contrôle antidopage
coach-title = Coach
stage-was-target = C’était un sport mystère
stage-not-target = Pas un sport mystère
stage-nobody = Personne n’a trouvé
ready-sit = Asseyez-vous face à votre nom : vos cartes seront là.
ready-secret = Aucun pupitre ne montre quel sport est choisi ou déjà joué : personne n’apprend ce que vous devinez.
ready-one-pad = Ici, un seul pupitre pour tout le monde : touchez votre nom au-dessus, puis jouez.
ready-who = Qui devine
ready-why = Les sports apparaissent, puis un indice après l’autre : touchez le sport qu’évoque un indice, puis sa médaille.
ready-why-coach = Les Athlètes devinent maintenant vos indices ; vous ne pouvez plus que regarder.
ready-tested = Contrôle antidopage pour { LIST($names) }, en tête : après les médailles, une carte de plus, sur un sport qui, selon vous, n’est pas un sport mystère. Si c’en est un, vous perdez jusqu’à 3 points.
aim = 1re bonne carte : bronze 2, argent 3, or 4. Le plus de points gagne.
aim-together = Trouver avant les nations rivales : ensemble, jusqu’à 36 points.
coach-role = Coach
controlled-role = contrôle
choosing = choisit
placed-some = { $count ->
    [one] { $count }/3 posée
   *[other] { $count }/3 posées
}
control-role = antidopage
done-role = a fini
chip-label = { $name }, { NAME($nation) } : { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
chip-together = { $name }, { NAME($nation) }.
chip-coach = Coach.
chip-choosing = Coach, choisit ses indices.
chip-placing = { $count ->
    [one] { $count } carte posée sur 3.
   *[other] { $count } cartes posées sur 3.
}
chip-done = Toutes les cartes sont posées.
chip-tested = Passe le contrôle antidopage dans cette manche.
together = Ensemble
total-label = Ensemble : { $points } sur { $most } points.
grade-next = { NAME($grade) } : encore { $left }
ask-clue = Un indice pour { NAME($sport, form: "sentence") }
ask-clue-name = { $name } : un indice pour { NAME($sport, form: "sentence") }
ask-clue-bronze = Choisissez l’image qui évoque le mieux { NAME($sport, form: "sentence") }, et aucun des quatre autres sports ; deux sports suivront. Vous marquez 2 points si chaque Athlète trouve, 1 si quelqu’un au moins trouve.
ask-clue-silver = Il reste cinq indices. Vous marquez 3 points si chaque Athlète trouve, 1 si quelqu’un au moins trouve.
ask-clue-gold = Il reste quatre indices. Vous marquez 4 points si chaque Athlète trouve, 1 si quelqu’un au moins trouve.
ask-clue-nobody = Si aucun de vos trois sports n’est trouvé, vous perdez jusqu’à 3 points.
ask-clue-bronze-together = Choisissez l’image qui évoque le mieux { NAME($sport, form: "sentence") }, et aucun des quatre autres sports ; deux sports suivront. Une bonne carte avant les rivales rapporte 2 points à votre duo.
ask-clue-silver-together = Il reste cinq indices. À la verticale : très bon ; à l’horizontale : moyen. Soyez honnête, cela ne coûte rien.
ask-clue-gold-together = Il reste quatre indices. Une bonne carte avant les rivales rapporte 4 points à votre duo.
clue-label = { NAME($clue) }, { NAME($way) }
lay-it = Poser « { NAME($clue) } » { NAME($way) } sous { NAME($medal, form: "sentence") }
how-good = Que vaut l’indice ?
watch-clues = { $name } choisit des indices
watch-clues-why = Bientôt, vous devinerez à quel sport, sur cinq, renvoie chaque indice. À la verticale : très bon indice ; à l’horizontale : indice moyen.
ask-ready = Trois, deux, un…
ask-ready-why = Touchez le sport qu’évoque un indice, puis sa médaille. Les plus clairs d’abord : une carte posée ne bouge plus.
ask-race = Touchez un sport, puis une médaille
ask-race-why = Tout le monde joue à la fois. La première bonne carte marque le plus, les suivantes 1 point. Une carte posée ne bouge plus.
rivals-why = Toutes les dix secondes, une rivale joue partout ; un sport trouvé avant vous ne vaut que 1. Vos trois cartes l’arrêtent.
rivals-press-why = Chaque appui laisse une rivale jouer partout ; un sport trouvé avant vous ne vaut que 1. Vos trois cartes l’arrêtent.
ask-control = Contrôle antidopage : écartez un sport
ask-control-why = En tête ! Touchez le sport le moins probable, puis « Contrôle » : un sport mystère vous coûte jusqu’à 3 points.
watch-rest = Toutes vos cartes sont posées
watch-rest-why = On attend encore : { LIST($names) }.
watch-race = Les Athlètes cherchent
watch-race-why = Vous marquez la valeur d’une médaille si tout le monde trouve, 1 point si quelqu’un au moins trouve.
watch-race-around-why = Touchez un sport, puis une médaille : c’est définitif. La première bonne carte marque le plus, les suivantes 1 point.
watch-race-by-others-why = La première bonne carte marque le plus.
finish-race = Terminer la course
watch-together = { $name } cherche pour vous deux
watch-together-why = Une bonne carte ne marque tous ses points que si aucune rivale n’a trouvé avant.
presentation = Remise des médailles
show-turn = Une nouvelle manche
watch-over = Toutes les manches sont jouées
pad-label = Cartes : { $name }
pad-ring = { NAME($ring) } : { NAME($sport, form: "sentence") }
pad-ring-gone = { NAME($ring) } : déjà joué
pad-medal = La poser sur { NAME($medal, form: "sentence") }
pad-medal-closed = { NAME($medal) } : son indice n’est pas encore retourné
pad-medal-placed = { NAME($medal) } : vous y avez déjà une carte
pad-control = Contrôle : la poser pour le contrôle antidopage
control-short = Contrôle
control-key = D
pad-done = Fini !
pad-tested = Les médailles, puis un sport à écarter.
pad-test = Écartez un sport (un mystère : −3 points au plus).
plate-athlete = Touchez le sport qu’évoque un indice, puis sa médaille. La première bonne carte marque le plus, les suivantes 1 point.
plate-tested = Touchez un sport, puis sa médaille. Après les médailles, le contrôle : un sport à écarter.
plate-coach = Vous êtes Coach : vous marquez la valeur d’une médaille si tout le monde trouve, 1 point si quelqu’un au moins trouve.
pads = Quel pupitre ?
why-ring-first = Touchez d’abord un sport.
why-not-flipped = Cet indice n’est pas encore retourné.
why-placed = Votre carte sur cette médaille doit rester.
why-used = Vous avez déjà joué cette carte.
why-medals-first = Le contrôle vient après les médailles.
why-not-controlled = Pas de contrôle ici dans cette manche.
why-in-hand = Cet indice n’est pas dans la main du Coach.
count-three = Avant le premier indice
count-rival = Avant la prochaine nation rivale
count-guard = Avant que les cartes manquantes ne soient posées au hasard
clock-rival = Rivale
clock-guard = Temps limite
press-rival = À la rivale suivante
press-guard = Temps écoulé !
look-back = Manches jouées
look-back-title = Les manches jouées
turn-of = Manche { $turn } · Coach : { $name }
got-points = { $name } +{ $points }
got-wrong = { $name } ({ NAME($ring, form: "sentence") }, faux)
nobody-right = Aucun sport n’a été trouvé.
control-was = Contrôle antidopage : { $name } avait écarté { NAME($ring, form: "sentence") }, un sport mystère.
control-was-not = Contrôle antidopage : { $name } avait écarté { NAME($ring, form: "sentence") }, à raison.
tell-turn = { $name } est Coach.
tell-turn-tested = { $name } est Coach. En tête, et donc au contrôle antidopage : { LIST($names) }.
tell-laid = { $name } pose un indice { NAME($way) } sous { NAME($medal, form: "sentence") }.
tell-laid-own = { $name } pose « { NAME($clue) } » { NAME($way) } sous { NAME($medal, form: "sentence") }.
tell-drew = { $name } tire le sport mystère pour { NAME($medal, form: "sentence") }.
tell-drew-own = { $name } tire { NAME($ring, form: "card") } pour { NAME($medal, form: "sentence") }.
tell-ready = Tous les indices sont posés. Trois, deux, un !
tell-flipped = { NAME($medal) } : { NAME($clue) }, { NAME($way) }.
tell-placed = { $name } a posé une carte sur { NAME($medal, form: "sentence") }.
tell-placed-own = { $name } pose { NAME($ring, form: "card") } sur { NAME($medal, form: "sentence") }.
tell-late = Temps écoulé pour { $name } : une carte est posée au hasard sur { NAME($medal, form: "sentence") }.
tell-control = { $name } a posé une carte pour le contrôle antidopage.
tell-control-own = { $name } pose { NAME($ring, form: "card") } pour le contrôle antidopage.
tell-control-late = Temps écoulé pour { $name } : une carte est posée au hasard pour le contrôle antidopage.
tell-landed = { NAME($nation) } : une carte sur chaque médaille.
tell-done = Tout le monde a fini. Remise des médailles !
tell-target = { NAME($medal) } : le sport mystère était { NAME($sport, form: "sentence") } ({ NAME($ring, form: "sentence") }).
fit-only = « { NAME($clue) } », { NAME($way) }, l’évoque { NAME($fit) } et n’évoque aucun autre sport de la table.
fit-better = « { NAME($clue) } », { NAME($way) }, l’évoque { NAME($fit) }. Autre piste : { NAME($rival, form: "sentence") } ({ NAME($other) }).
fit-equally = « { NAME($clue) } », { NAME($way) }, l’évoque { NAME($fit) }, mais { NAME($rival, form: "sentence") } tout autant.
fit-worse = « { NAME($clue) } », { NAME($way) }, l’évoque { NAME($fit) }. Meilleure piste : { NAME($rival, form: "sentence") } ({ NAME($other) }).
fit-hardly = « { NAME($clue) } », { NAME($way) }, l’évoque à peine, mais n’évoque mieux aucun autre sport.
fit-sooner = « { NAME($clue) } », { NAME($way) }, l’évoque à peine, et plutôt { NAME($rival, form: "sentence") }.
fit-none = « { NAME($clue) } », { NAME($way) }, n’évoque bien aucun des cinq sports.
tell-wins = { $points ->
    [one] { $name } a joué { NAME($ring, form: "sentence") } : la première bonne carte, { $points } point pour { NAME($medal, form: "sentence") }.
   *[other] { $name } a joué { NAME($ring, form: "sentence") } : la première bonne carte, { $points } points pour { NAME($medal, form: "sentence") }.
}
tell-also = { $name } a joué { NAME($ring, form: "sentence") } : juste aussi, 1 point.
tell-wrong = { $name } a vu { NAME($sport, form: "sentence") } ({ NAME($ring, form: "sentence") }) : c’est faux.
tell-rival-right = { NAME($nation) } : { NAME($ring, form: "sentence") }, c’est juste.
tell-rival-wrong = { NAME($nation) } : { NAME($sport, form: "sentence") } ({ NAME($ring, form: "sentence") }), c’est faux.
tell-coach-all = { $points ->
    [one] Tout le monde a trouvé : Coach { $name } marque { $points } point pour { NAME($medal, form: "sentence") }.
   *[other] Tout le monde a trouvé : Coach { $name } marque { $points } points pour { NAME($medal, form: "sentence") }.
}
tell-coach-some = Tout le monde n’a pas trouvé : Coach { $name } marque 1 point pour { NAME($medal, form: "sentence") }.
tell-coach-none = Personne n’a trouvé : Coach { $name } ne marque rien pour { NAME($medal, form: "sentence") }.
tell-positive = { $lost ->
    [0] Contrôle positif : { $name } avait écarté { NAME($ring, form: "sentence") }, un sport mystère, mais n’avait aucun point à perdre.
    [one] Contrôle positif : { $name } avait écarté { NAME($ring, form: "sentence") }, un sport mystère, et perd { $lost } point.
   *[other] Contrôle positif : { $name } avait écarté { NAME($ring, form: "sentence") }, un sport mystère, et perd { $lost } points.
}
tell-negative = Contrôle négatif : { $name } avait écarté { NAME($ring, form: "sentence") }, à raison.
tell-nobody = { $lost ->
    [0] Aucun sport n’a été trouvé : Coach { $name } n’a rien à perdre.
    [one] Aucun sport n’a été trouvé : Coach { $name } perd { $lost } point.
   *[other] Aucun sport n’a été trouvé : Coach { $name } perd { $lost } points.
}
tell-cancelled = Le contrôle antidopage est annulé.
tell-ended = C’était la dernière manche.
ask-start = Qui est Coach en premier ?
option-rivals = Les ordinateurs
option-rivals-why = Détendus, ils laissent à tout le monde au moins douze secondes pour regarder : parfait avec des enfants.
rivals-normal = Au rythme humain
rivals-relaxed = Détendus
option-guard = Temps limite pour finir
guard-why = Le temps laissé à l’Athlète qui joue encore quand les autres ont fini, avant que ses cartes ne soient posées au hasard.
guard-off = Aucun
guard-15 = 15 secondes
guard-30 = 30 secondes
guard-60 = 60 secondes
option-clock = Le chronomètre
clock-why = Pour avoir plus de temps, les nations rivales (à deux) et le temps limite peuvent attendre un bouton.
clock-on = Automatique
clock-off = Attend un bouton
option-clues = Les indices
clues-why = Avec plus d’indices, vous pouvez jouer de nombreuses parties avant d’en revoir un.
clues-more = Les 238
clues-core = Les 160 de base
option-hands = La main du Coach
hands-why = Avec un indice clair par sport mystère, les Athlètes peuvent presque toujours le trouver. Une main au hasard est plus difficile, et souvent plus drôle.
hands-clear = Un indice clair par sport mystère
hands-any = Au hasard
option-words = Les noms des indices
words-why = Sans les noms, il faut reconnaître les images. Un bon défi, ou une solution quand la table ne parle pas la même langue.
words-shown = Affichés
words-hidden = Cachés
mode = Quel mode de jeu ?
mode-race = Course
mode-together = À deux, ensemble
flat-title = Posez la tablette à plat
flat-why = Seul le Coach la prend en main, pour choisir ses indices en secret, puis la repose. Chaque Athlète a ensuite un pupitre sur un bord, tourné de son côté.
together-title = À deux, ensemble
together-why = Vous partagez un seul score. Vous êtes Coach à tour de rôle, deux fois par personne, pendant que l’autre cherche ; toutes les dix secondes, l’une des quatre nations rivales pose une carte sur chaque médaille. 36 points sont un record du monde.
narrow-title = Cet écran n’a de place que pour un pupitre
narrow-why = Dans une course, il faut à chaque personne un pupitre à portée de main. À { $people }, prenez un écran plus grand ou un texte plus petit. Sur cet écran, vous pouvez jouer :
narrow-two = À deux, ensemble
narrow-alone = En solo contre des ordinateurs
verdict-title = { $points ->
    [one] { LIST($names) } : { $points } point ensemble. { NAME($grade) } !
   *[other] { LIST($names) } : { $points } points ensemble. { NAME($grade) } !
}
verdict-heading = Classement international
grade-from = { $from ->
    [one] { NAME($grade) } : { $from } point ou plus
   *[other] { NAME($grade) } : { $from } points ou plus
}
grade-all = { $from ->
    [one] { NAME($grade) } : { $from } point sur { $from }
   *[other] { NAME($grade) } : les { $from } points
}
grade-why-0 = Indices et réponses ne se sont pas encore rencontrés. Prochain but : un premier indice que vous comprenez à deux.
grade-why-1 = Les premiers indices font mouche. Une bonne réponse de plus par manche, et les rivales sont distancées.
grade-why-2 = Plus de la moitié des points : ce duo se comprend bien.
grade-why-3 = Presque aucun indice perdu. Voilà un duo à redouter.
grade-why-4 = Chaque sport trouvé avant la moindre rivale. On ne peut pas faire mieux.
verdict-cost = { $points ->
    [one] { $points } point sur 36.
   *[other] { $points } points sur 36.
} Le plus coûteux : { NAME($medal, form: "sentence") }, { $lost ->
    [one] { $lost } point
   *[other] { $lost } points
}.
won-medal = { $name } gagne avec { $points } points, dont { $own } pour { NAME($medal, form: "sentence") }, contre { $less } chez { $second }.
won-coach = { $name } gagne avec { $points } points, dont { $own } comme Coach, contre { $less } chez { $second }.
won-lost = { $name } gagne avec { $points } points : { $second } en a perdu { $less } en route, contre { $own } pour { $name }.
category-bronze = Points du bronze
category-silver = Points de l’argent
category-gold = Points de l’or
category-coach = Comme Coach
category-lost = Perdus
highlight-fastest = La bonne réponse la plus rapide de la partie : { $name } a reconnu { NAME($sport, form: "sentence") } en { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
highlight-understood = Dans l’indice « { NAME($clue) } » ({ $coach }), tout le monde a reconnu { NAME($sport, form: "sentence") }. Ça, c’est du coaching.
highlight-understood-by = Dans l’indice « { NAME($clue) } » ({ $coach }), { $athlete } a reconnu { NAME($sport, form: "sentence") }. Ça, c’est du coaching.
highlight-missed = Personne n’a compris l’indice « { NAME($clue) } » ({ $coach }) : c’était { NAME($sport, form: "sentence") }.
highlight-missed-by = { $athlete } n’a pas compris l’indice « { NAME($clue) } » ({ $coach }) : c’était { NAME($sport, form: "sentence") }.
highlight-sweep = { $points ->
    [one] { $name } rafle la manche : première bonne carte sur les trois médailles, { $points } point.
   *[other] { $name } rafle la manche : première bonne carte sur les trois médailles, { $points } points.
}
highlight-positive = Contrôle antidopage positif : { $name }.
all-sports = Les 80 sports : { LIST($sports) }.

progress-draft = Choix { $pick } sur { $of }
progress-rosters = Équipes
progress-competition = Épreuve { $number } sur { $of }
progress-main = Épreuve reine
progress-over = Les Jeux sont finis
progress-season-first = { $target ->
    [one] Saison en { $target } victoire · { $game }
   *[other] Saison en { $target } victoires · { $game }
}
progress-season = Saison : { LIST($points, type: "unit") } · { $game }
aim = Plus haut total : or. Suivant : argent. Égaler, c’est prendre.
aim-two = Plus haut total : or. Égaler, c’est prendre la coupe.
sentences = { $first } { $second }
team-part = { $count ->
    [one] { $count } { NAME($race, form: "one") }
   *[other] { $count } { NAME($race, form: "many") }
}
team-part-object = { $count ->
    [one] { $count } { NAME($race, form: "one") }
   *[other] { $count } { NAME($race, form: "many") }
}
team-label = { LIST($team) }
main-event = Épreuve reine
row-title = Les sept épreuves
look-at-row = Voir les sept épreuves
tile-label = { NAME($competition) } : { NAME($skill, form: "sentence") }, or { $gold }, argent { $silver }.
tile-label-gold = { NAME($competition) } : { NAME($skill, form: "sentence") }, or { $gold }.
tile-main = Épreuve reine.
tile-now = Se joue maintenant.
tile-gold = L’or : { $name }.
tile-silver = L’argent : { $name }.
tile-nobody = Personne n’a engagé de carte.
tile-gold-free = La coupe d’or est libre.
tile-silver-free = La coupe d’argent est libre.
row-worth = { NAME($skill) } · or { $gold } · argent { $silver }
row-worth-gold = { NAME($skill) } · or { $gold }
row-worth-main = Épreuve reine · { NAME($skill) } · or { $gold } · argent { $silver }
row-worth-main-gold = Épreuve reine · { NAME($skill) } · or { $gold }
row-entered = { $name } : { LIST($team) } ({ $total })
points-unit = { $count ->
    [one] point
   *[other] points
}
in-hand = { $count } en main
resting = { $count } au repos
kept-so-far = { $count ->
    [one] { $count } gardée
   *[other] { $count } gardées
}
passes-to = le reste à { $name }
lane-label = { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} en main, { $resting } au repos.
lane-doing = { $doing ->
    [choosing] { $name } choisit une carte à garder.
    [chosen] { $name } a choisi une carte à garder.
    [building] { $name } compose son équipe.
    [built] { $name } a composé son équipe.
    [turn] À { $name } de jouer.
    [passed] { $name } a passé.
    [deciding] { $name } peut récupérer une carte.
   *[decided] { $name } a pris sa décision.
}
lane-entered = { $name } a engagé { LIST($team) } : { $total } en { NAME($skill, form: "sentence") }.
lane-nothing = { $name } n’a engagé aucune carte.
lane-gold = { $name } détient la coupe d’or.
lane-silver = { $name } détient la coupe d’argent.
gold-cup = Coupe d’or, valeur { $value }
silver-cup = Coupe d’argent, valeur { $value }
person-title = { $name }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
person-counts = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} en main, { $resting } au repos.
person-no-cups = Encore aucune coupe.
person-entered = Engagé jusqu’ici
person-entered-in = { NAME($competition) } : { LIST($team) }
person-entered-none = { NAME($competition) } : aucune carte
person-kept = Gardées au draft
person-roster = L’équipe
person-rests = Au repos
person-draft = Mains vues pendant le draft
person-pick = Choix { $pick } : garde { NAME($race, form: "a") }, transmet { LIST($team) }.
person-pick-now = Choix { $pick } : garde { NAME($race, form: "a") }.
ask-keep = À { $name } de garder une carte
ask-keep-why = { $rest ->
    [one] L’autre carte va à { $to }.
   *[other] Les { $rest } autres vont à { $to }.
} Votre équipe pour les sept épreuves peut compter trois peuples au plus : le nom d’une carte est son peuple.
ask-keep-last = À { $name } de garder sa dernière carte
ask-keep-last-why = C’est la seule qui reste. Ensuite, vous composez votre équipe avec les huit.
keep-why = { $rest ->
    [one] Vous la gardez face cachée, et l’autre carte va à { $to }.
   *[other] Vous la gardez face cachée, et les { $rest } autres vont à { $to }.
}
keep = Garder { NAME($race, form: "the") }
kept-wait = { $name } garde { NAME($race, form: "a") }
others-choose = Les autres choisissent encore.
kept = Gardées : aucune
tray-kept = Gardées : { LIST($team) }
tray-sum = { $held ->
    [one] { NAME($skill) } { $sum }, pour { $held } épreuve.
   *[other] { NAME($skill) } { $sum }, pour { $held } épreuves.
}
tray-held = pour { $held }/{ $all }
tray-cards = { $cards ->
    [one] { $cards } carte sur 8, pour { $held } épreuves.
   *[other] { $cards } cartes sur 8, pour { $held } épreuves.
}
tray-cards-of = { $kept ->
    [one] Trois peuples : { $cards } carte sur { $kept }, pour { $held } épreuves.
   *[other] Trois peuples : { $cards } cartes sur { $kept }, pour { $held } épreuves.
}
watch-draft = Tout le monde garde une carte
ask-build = Votre équipe, { $name }
ask-build-why = Touchez les cartes de votre équipe. Une équipe compte trois peuples au plus.
build-team = { $count ->
    [one] { $count } carte pour 7 épreuves : { LIST($team) }.
   *[other] { $count } cartes pour 7 épreuves : { LIST($team) }.
}
build-team-out = { $count ->
    [one] { $count } carte : { LIST($team) }. Non retenues : { LIST($out) }.
   *[other] { $count } cartes : { LIST($team) }. Non retenues : { LIST($out) }.
}
build-none = Aucune équipe : il vous faudrait passer à chaque épreuve.
build = Valider l’équipe
keep-all = { $count ->
    [one] Tout garder : { LIST($races) }, { $count } carte
   *[other] Tout garder : { LIST($races) }, { $count } cartes
}
offers = Ou toutes les cartes de trois peuples :
slot-race = Peuple { $number }
built-wait = { $name } : l’équipe est prête
built-wait-why = Votre équipe : { LIST($team) }. Les autres composent encore la leur.
built-wait-none = Vous n’avez pas d’équipe. Les autres composent encore la leur.
others-build = Les autres composent encore leur équipe.
watch-build = Tout le monde compose une équipe
ask-enter = À { $name } d’engager des cartes ou de passer
ask-enter-why = C’est la { NAME($skill, form: "sentence") } qui compte. L’or vaut { $gold } points, l’argent { $silver }.
ask-enter-why-gold = C’est la { NAME($skill, form: "sentence") } qui compte. L’or vaut { $gold } points.
ask-enter-rest = Les cartes engagées vont au repos. Sans coupe, vous pouvez en récupérer une, n’importe laquelle. Qui passe ne revient plus.
ask-enter-last = C’est la dernière épreuve : n’économisez aucune carte.
ask-enter-alone = Les autres ont passé. Plus personne ne peut vous prendre une coupe.
cards-left = { $cards ->
    [one] Vous avez { $cards } carte pour { $left } épreuves : faites-la durer.
   *[other] Vous avez { $cards } cartes pour { $left } épreuves : faites-les durer.
}
ask-gold = { $name } : l’or est à vous
ask-gold-why = Les autres ont passé. D’autres cartes ne rapporteraient rien, et iraient au repos.
take-gold = Prendre l’or
ask-pass = { $name } doit passer
ask-pass-nobody = { $cards ->
    [one] Votre carte n’a pas de { NAME($skill, form: "sentence") }.
   *[other] Aucune de vos cartes n’a de { NAME($skill, form: "sentence") }.
}
ask-pass-empty = Votre main est vide.
enter = Engager { LIST($team) }
pass = Passer
pass-why = Vous n’engagez plus de carte dans cette épreuve.
pass-why-gold = Vous n’engagez plus de carte, et gardez la coupe d’or tant que personne ne la prend.
pass-why-silver = Vous n’engagez plus de carte, et gardez la coupe d’argent tant que personne ne la prend.
pass-why-silver-won = La coupe d’argent est à vous, car les autres ont passé.
pass-it = Oui, passer
watch-turn = À { $name } de jouer
if-gold-free = Avec { $total }, vous détenez l’or pour l’instant.
if-gold = Avec { $total }, vous battez { $from } et détenez l’or pour l’instant.
if-gold-tie = Avec { $total }, vous égalez { $from } et détenez l’or pour l’instant.
if-dethroned = L’argent va à { $name }.
if-dethroned-from = { $name } prend l’argent à { $from }.
if-swap = { $name } reçoit votre coupe d’argent en échange.
if-keeps-gold = Avec { $total }, vous gardez l’or.
if-silver-free = Avec { $total }, vous détenez l’argent pour l’instant.
if-silver = Avec { $total }, vous battez { $from } et détenez l’argent pour l’instant.
if-silver-tie = Avec { $total }, vous égalez { $from } et détenez l’argent pour l’instant.
if-keeps-silver = Avec { $total }, vous gardez l’argent ; { $gold } mène avec { $most }.
if-nothing = Avec { $total }, vous ne prenez pas de coupe : { $gold } détient l’or avec { $most }, { $silver } l’argent avec { $second }.
if-nothing-gold = Avec { $total }, vous ne prenez pas de coupe : { $gold } détient l’or avec { $most }.
ask-take-back = { $name } : récupérer une carte au repos ?
ask-take-back-why = Vous n’avez pas gagné de coupe : l’une de vos cartes au repos peut revenir. Les autres ne verront pas laquelle.
take-back = Récupérer { NAME($race, form: "the") }
take-none = Ne rien récupérer
take-none-why = Toutes vos cartes restent au repos.
take-none-it = Laisser au repos
hand-now = En main
decided-wait = { $name } récupère { NAME($race, form: "a") }
decided-none = { $name } ne récupère rien
watch-take-back = Sans coupe, on peut récupérer une carte
watch-over = Les Jeux sont finis
card-label = { NAME($race) } : vitesse { $speed }, ruse { $cunning }, force { $strength }.
card-ready = Cette carte peut être choisie.
why-no-skill = Pas de { NAME($skill, form: "sentence") } chez les { NAME($race, form: "many") } : impossible d’en engager ici.
why-fourth = Une équipe compte trois peuples au plus, et vous avez déjà : { LIST($races) }. Retirez d’abord un peuple.
why-not-turn = À { $name } de jouer.
why-in-hand = Vous n’avez pas toutes ces cartes.
why-drafted = Vous n’avez pas gardé ces cartes au draft.
why-races = Une équipe compte trois peuples au plus.
why-nothing = Engagez au moins une carte, ou passez.
why-skill = Une carte doit valoir au moins 1 dans le talent de l’épreuve.
why-resting = Vous n’avez au repos aucune carte de ce peuple.
show-passing = Les mains passent à gauche
show-drafted = Le draft est fini
show-final = Les équipes sont prêtes
show-began = Une épreuve commence
show-cup = Une coupe change de main
show-award = L’épreuve est finie
show-returns = Les cartes récupérées
is-first = { $name } commence
tell-kept = { $name } garde { NAME($race, form: "a") }.
tell-passed-on = Tout le monde transmet les autres cartes à gauche.
tell-drafted = Tout le monde compose une équipe avec ses huit cartes.
tell-built = { $name } compose son équipe : { LIST($team) }.
tell-built-none = { $name } ne compose pas d’équipe.
tell-rosters = Cartes en main : { LIST($sizes, type: "unit") }.
tell-size = { $name } { $count }
tell-began = Place à l’épreuve suivante : { NAME($competition) }. C’est la { NAME($skill, form: "sentence") } qui compte, et l’or vaut { $gold } points. { $name } commence.
tell-began-winner = Place à l’épreuve suivante : { NAME($competition) }. C’est la { NAME($skill, form: "sentence") } qui compte, et l’or vaut { $gold } points. { $name } a gagné le dernier or et commence.
tell-entered = { $name } engage { LIST($team) } : { $total } en tout.
tell-gold-free = { $name } prend l’or avec { $total }.
tell-gold = { $name } bat { $from } avec { $total } et prend l’or.
tell-gold-tie = { $name } égale { $from } avec { $total } et prend l’or.
tell-dethroned = L’argent va à { $name }.
tell-dethroned-from = { $name } prend l’argent à { $from }.
tell-silver-free = { $name } prend l’argent avec { $total }.
tell-silver = { $name } bat { $from } avec { $total } et prend l’argent.
tell-silver-tie = { $name } égale { $from } avec { $total } et prend l’argent.
tell-passed = { $name } passe.
tell-passed-too = { $name } passe aussi.
tell-passed-empty = { $name } n’a plus de cartes et passe.
tell-nobody = Personne n’a engagé de carte : l’épreuve { NAME($competition) } est défaussée.
tell-won-gold = { $value ->
    [one] { $name } gagne l’or, { $value } point : { NAME($competition) }.
   *[other] { $name } gagne l’or, { $value } points : { NAME($competition) }.
}
tell-won-silver = { $value ->
    [one] { $name } gagne l’argent, { $value } point : { NAME($competition) }.
   *[other] { $name } gagne l’argent, { $value } points : { NAME($competition) }.
}
tell-rested = Toutes les cartes engagées sont maintenant au repos.
tell-rested-last = C’était la dernière épreuve.
tell-decided = { $name } va récupérer { NAME($race, form: "a") }.
tell-decided-none = { $name } ne va rien récupérer.
tell-took-back = { $name } récupère une carte.
tell-took-back-own = { $name } récupère { NAME($race, form: "a") }.
tell-took-nothing = { $name } ne récupère aucune carte.
tell-ended = L’épreuve reine est finie.
action-roster = Une équipe : { LIST($team) }
action-roster-none = Aucune équipe
option-events = La rangée des épreuves
events-why = L’ordre des épreuves ; l’épreuve reine vient toujours à la fin.
events-sorted = Par valeur croissante
events-random = Au hasard
start = Qui commence la première épreuve ?
option-season = Durée du jeu
season-none = Une seule partie
season-3 = Saison en 3 victoires
season-5 = Saison en 5 victoires
season-7 = Saison en 7 victoires
season-why = Dans une saison, gagner une partie rapporte un point de saison ; une victoire partagée en rapporte un à chaque ex æquo.
silver-category = Argent
gold-speed = Or : vitesse
gold-cunning = Or : ruse
gold-strength = Or : force
gold-main = Or : épreuve reine
won-cups = { $points ->
    [one] { $name } gagne avec { $points } point, { $lead } d’avance sur { $second }. L’or : { LIST($won) }.
   *[other] { $name } gagne avec { $points } points, { $lead } d’avance sur { $second }. L’or : { LIST($won) }.
}
won-in = { NAME($competition) }
tie-broken = { LIST($names) } : égalité à { $points ->
    [one] { $points } point
   *[other] { $points } points
}. { $nth ->
    [one] La meilleure coupe d’or vaut { $value } chez { $name }, { $less } chez { $second }.
   *[other] Les meilleures coupes d’or se valent. Ensuite, { $name } en a une qui vaut { $value }, { $second } une qui vaut { $less }.
}
tie-cup-more = { LIST($names) } : égalité à { $points ->
    [one] { $points } point
   *[other] { $points } points
}. { $name } a une coupe d’or de plus (devant { $second }), et cela décide.

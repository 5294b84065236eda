round = Manche { $round } sur { $rounds }
round-last = Manche { $round } sur { $rounds } · dernières cartes
points = { $count ->
    [one] point
   *[other] points
}
consolation = Consolation
points-added = +{ $count }
choosing = choisit
chosen = a choisi
picks-prize = choisit un prix
deals = distribue
served = a sa carte
aim = Plus petit numéro : lauriers. Plus grand : un prix à choisir. Le plus de points gagne.
aim-last = Le plus petit numéro gagne les lauriers. Le plus de points l’emporte.
deck = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} dans la pioche · { $name } distribue
deck-over = On ne pioche plus : jouez les dernières manches avec les cartes en main.
dealer = { $name } distribue
this-round = Cette manche
then = Ensuite : { NAME($discipline, form: "sentence") }
then-last = Dernière manche
then-nothing = Il ne reste plus de prix
then-open = Ensuite : prix à choisir
prize-label = Cette manche : { NAME($discipline, form: "sentence") }, { $value ->
    [one] { $value } laurier
   *[other] { $value } lauriers
}
left = reste { $count }
column-label = { $count ->
    [one] { NAME($discipline) } : il reste { $count } jeton, qui vaut { $value }
   *[other] { NAME($discipline) } : il reste { $count } jetons, celui du dessus vaut { $value }
}
column-label-empty = { NAME($discipline) } : plus de jetons
the-round = Cette manche · { NAME($discipline) }
last-round = Manche précédente · { NAME($discipline) }
gone = { $count ->
    [one] { $count } jouée
   *[other] { $count } jouées
}
look-at-gone = Voir les athlètes qui ont quitté la partie
gone-title = Athlètes hors de la partie
gone-why = Les meilleurs numéros au { NAME($discipline, form: "sentence") } d’abord.
first-round = Aucune manche n’a encore été jouée. Le plus petit numéro dans la discipline gagne la manche.
takes-laurels = { $value ->
    [one] +{ $value } point
   *[other] +{ $value } points
}
chooses-next = choisit un prix
takes-and-chooses = { $value ->
    [one] +{ $value } point, choisit un prix
   *[other] +{ $value } points, choisit un prix
}
no-place = sans place
takes-consolation = +1 (béquil­les)
chooses-next-consoled = choisit un prix, +1 (béquil­les)
no-place-consoled = sans place, +1 (béquil­les)
void-round = Personne n’a de place. Le prix reste pour la manche suivante.
void-round-last = Personne n’a de place : personne ne gagne le dernier prix.
look-at = Voir { NAME($athlete) }
won-so-far = Points jusqu’ici : { $name }
won-nothing = Pas encore de lauriers.
consolation-chips = { $count ->
    [0] Aucun jeton de consolation.
    [one] { $count } jeton de consolation, qui vaut 1 point.
   *[other] { $count } jetons de consolation, à 1 point chacun.
}
you-gave = Vos cartes données à { $name } : { LIST($athletes, type: "unit") }.
ask-athlete = À { $name } d’envoyer quelqu’un
ask-athlete-why = Le plus petit numéro au { NAME($discipline, form: "sentence") } gagne { $value ->
    [one] { $value } laurier
   *[other] { $value } lauriers
}. Chaque athlète ne concourt qu’une fois.
send = Envoyer { NAME($athlete) }
send-why = { $better ->
    [0] Hors de votre main, plus personne ne peut battre cette carte au { NAME($discipline, form: "sentence") }
    [one] Hors de votre main, { $better } athlète peut encore battre cette carte au { NAME($discipline, form: "sentence") }
   *[other] Hors de votre main, { $better } athlètes peuvent encore battre cette carte au { NAME($discipline, form: "sentence") }
}. Une fois envoyée, elle quitte la partie.
send-why-crutches = Sur béquilles : +1 point.
send-why-none = { NAME($discipline) } : { NAME($place) }, donc sans place. Une fois envoyée, cette carte quitte la partie.
sent-wait = { $name } a envoyé { NAME($athlete) }
sent-wait-why = Les autres choisissent encore.
ask-chip = À { $name } de choisir le prix de la manche { $round }
ask-chip-why = Le plus grand numéro choisit. D’abord { NAME($discipline, form: "the") } ({ $value }), puis votre choix : touchez la discipline où votre main est forte.
ask-chip-idle = À { $name } de choisir encore un prix
ask-chip-idle-why = Le plus grand numéro choisit. La partie finit avant que ce prix ne soit en jeu : peu importe lequel.
choose-chip = Choisir { NAME($discipline, form: "short") } ({ $value }), manche { $round }
choose-chip-idle = Choisir { NAME($discipline, form: "short") } ({ $value })
choose-chip-why = Avant : { NAME($discipline, form: "the") } ({ $value }).
ask-deal = { $name } : garder la carte ou la donner ?
ask-deal-why = Donnez-la à quelqu’un qui n’a pas de nouvelle carte, et regardez la suivante. Gardez-la, et les autres piochent en secret.
ask-deal-last-why = Donnez-la à { $name }, et la carte suivante est à vous. Gardez-la, et { $name } pioche en secret.
from-deck = De la pioche
give-it = La donner à { $name }
keep-short = Garder
watch-chip = { $name } choisit un prix pour plus tard
watch-deal = { $name } distribue
watch-deal-why = Après chaque distribution, la pioche passe à gauche.
watch-choosing = Tout le monde choisit une carte
watch-over = Les Jeux sont finis
watch-reveal = Les cartes sont révélées
watch-result = La manche est décidée
watch-draw = On pioche
watch-last-rounds = On ne pioche plus
crutches-worth = Sur béquilles · +1
card-label = { NAME($athlete) }, { NAME($group, form: "sentence") } : { LIST($places, type: "unit") }.
card-place = { NAME($discipline, form: "sentence") } { $place }
card-place-none = { NAME($discipline, form: "sentence") } { NAME($place) }
card-playable = Cette carte peut être envoyée.
card-known-to = { $name } vous a donné cette carte et la connaît.
known-to = vue par { $name }
why-first-chip = Choisissez d’abord un prix.
why-first-deal = D’abord, gardez la carte de la pioche ou donnez-la.
why-not-now = { $name } choisit. Ce n’est pas encore à vous.
why-column-empty = Il ne reste pas de lauriers dans cette discipline.
why-column-not-now = Les prix se choisissent après une manche : c’est au plus grand numéro de le faire.
why-served = Cette personne a déjà reçu une carte dans cette manche.
why-oneself = Pour prendre la carte vous-même, gardez-la.
why-not-in-hand = Cette carte n’est pas dans votre main.
tell-revealed = { NAME($discipline) }, { $value ->
    [one] { $value } laurier
   *[other] { $value } lauriers
} : { LIST($places, type: "unit") }.
tell-place = { NAME($athlete) } { $place } ({ $name })
tell-place-none = { NAME($athlete) } { NAME($place) } ({ $name })
tell-won = { $value ->
    [one] { $name } gagne le jeton { NAME($discipline, form: "sentence") } : { $value } laurier.
   *[other] { $name } gagne le jeton { NAME($discipline, form: "sentence") } : { $value } lauriers.
}
tell-consoled = { NAME($athlete) }, sur béquilles : un jeton de consolation pour { $name }.
tell-advanced = Ensuite : { NAME($discipline, form: "sentence") } à { $value }. Le plus grand numéro : { $name }.
tell-chosen = { $name } choisit pour la suite : { NAME($discipline, form: "sentence") } ({ $value }).
tell-chosen-idle = { $name } retire du plateau : { NAME($discipline, form: "sentence") } ({ $value }). Il ne reste pas de manche pour ce prix.
tell-looked-own = { $name } regarde { NAME($athlete) }.
tell-looked = { $name } regarde une carte.
tell-gave = { $from } donne une carte à { $to }.
tell-gave-known = { $from } donne { NAME($athlete) } à { $to }.
tell-kept = { $name } garde la carte.
tell-kept-known = { $name } garde { NAME($athlete) }.
tell-drew = { $name } pioche une carte que personne d’autre ne voit.
tell-drew-known = { $name } pioche { NAME($athlete) }.
tell-deck = La pioche passe à gauche : à { $name } de distribuer ensuite.
tell-last-rounds = On ne pioche plus. Les dernières manches se jouent avec les cartes en main.
tell-ended = Les Jeux sont finis.
start = Qui distribue en premier ?
option-tie = Égalité à la fin
tie-why = À égalité, la place est partagée, ou les lauriers décident.
tie-shared = Place partagée
tie-laurels = Au plus de lauriers
won-laurels = { $points ->
    [one] { $name } gagne avec { $points } point, dont { $most } au { NAME($discipline, form: "sentence") }.
   *[other] { $name } gagne avec { $points } points, dont { $most } au { NAME($discipline, form: "sentence") }.
}
won-consoled = { $chips ->
    [one] { $name } gagne avec { $points } points : { $laurels } lauriers, dont { $most } au { NAME($discipline, form: "sentence") }, et { $chips } jeton de consolation.
   *[other] { $name } gagne avec { $points } points : { $laurels } lauriers, dont { $most } au { NAME($discipline, form: "sentence") }, et { $chips } jetons de consolation.
}
won-by-chips = { $name } gagne avec { $points } points : { $own } lauriers, contre { $laurels } pour { $second }, mais plus de jetons de consolation.
tie-broken = { LIST($names) } : égalité à { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Les lauriers décident : { $laurels } pour { $name }, { $fewer } pour { $second }.

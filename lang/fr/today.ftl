title = La donne du { $day }
tournament = Le Pentathlon
against = { $title }. { $rivals }
two-rivals = Contre un Habitué et un Expert.
a-duel = Un duel avec un Habitué.
no-date = Ce navigateur ne dit pas quel jour on est.
not-yet = Ici, le { $day } n’a pas encore commencé. Sa donne sera là ce jour-là.
saved-seat = Une place vous attend
your-turn = À { $name } de jouer
beat = { $place ->
    [1] La personne qui vous invite a gagné l’or. Ferez-vous aussi bien ?
    [2] La personne qui vous invite a gagné l’argent. Ferez-vous mieux ?
   *[other] La personne qui vous invite a gagné le bronze. Ferez-vous mieux ?
}
play-deal = Jouer la donne
play-as = { $name } tente sa chance
no-account = Sans compte, sans rien installer. La leçon ne montre aucune de ces cartes.
counts-today = Tout le monde a les mêmes cartes aujourd’hui. Votre première partie compte pour votre série.
day-is-over = Ce jour est passé. Vous pouvez jouer la même donne hors concours : elle ne comptera pour aucune série.
today-is = Nous sommes le { $day }. La donne du jour : { $title }.
play-replay = Jouer hors concours
to-today = La donne du jour
deal-of-weekday = { $weekday ->
    [0] La donne de lundi
    [1] La donne de mardi
    [2] La donne de mercredi
    [3] La donne de jeudi
    [4] La donne de vendredi
    [5] La donne de samedi
   *[other] La donne de dimanche
}
weekday = { $weekday ->
    [0] lun.
    [1] mar.
    [2] mer.
    [3] jeu.
    [4] ven.
    [5] sam.
   *[other] dim.
}
in-a-row = { $days ->
    [one] Premier jour d’une série
   *[other] { $days } jours de suite
}
medal = { $place ->
    [1] Or
    [2] Argent
   *[other] Bronze
}
best-weekday = { $weekday ->
    [0] Votre meilleur lundi jusqu’ici.
    [1] Votre meilleur mardi jusqu’ici.
    [2] Votre meilleur mercredi jusqu’ici.
    [3] Votre meilleur jeudi jusqu’ici.
    [4] Votre meilleur vendredi jusqu’ici.
    [5] Votre meilleur samedi jusqu’ici.
   *[other] Votre meilleur dimanche jusqu’ici.
}
nobody-better = Personne n’a fait mieux.
one-better = { $level ->
    [1] Le Novice a fait mieux.
    [2] L’Habitué a fait mieux.
   *[other] L’Expert a fait mieux.
}
two-better = Les deux adversaires ont fait mieux.
led = { $times ->
    [0] Jamais en tête
    [1] Une fois en tête
    [2] Deux fois en tête
   *[other] { $times } fois en tête
}
heard = { $place ->
    [1] Or, 1re place sur { $seats }.
    [2] Argent, 2e place sur { $seats }.
   *[other] Bronze, 3e place sur { $seats }.
}
led-after-rounds = { $times ->
    [one] En tête après la manche { LIST($rounds) }.
   *[other] En tête après les manches { LIST($rounds) }.
}
led-after-games = { $times ->
    [one] En tête après le jeu { LIST($rounds) }.
   *[other] En tête après les jeux { LIST($rounds) }.
}
weeks = Quatre semaines
same-cards = Avec les mêmes cartes
replay = Voir
tomorrow = Demain
watch-replay = Voir coup par coup
play-again = Rejouer
send = Défier un proche
line = Pentathlon, { $day } : { $title }
outcome = { $place ->
    [1] Or, 1re place sur { $seats }
    [2] Argent, 2e place sur { $seats }
   *[other] Bronze, 3e place sur { $seats }
}
outcome-eased = { $place ->
    [1] Or, 1re place sur { $seats }, face à un adversaire moins fort que d’habitude
    [2] Argent, 2e place sur { $seats }, face à un adversaire moins fort que d’habitude
   *[other] Bronze, 3e place sur { $seats }, face à un adversaire moins fort que d’habitude
}
outcome-again = { $place ->
    [1] Or, 1re place sur { $seats }, hors concours
    [2] Argent, 2e place sur { $seats }, hors concours
   *[other] Bronze, 3e place sur { $seats }, hors concours
}
beat-it = Ferez-vous aussi bien ?
promise = Votre proche reçoit votre place et un lien vers la même donne, mais ne voit aucune carte.
promise-race = Votre proche reçoit un lien vers les mêmes cartes. Dans une course, chaque partie est différente : les ordinateurs peuvent répondre autrement.
promise-tournament = Votre proche reçoit un lien vers les cinq mêmes donnes. Sauf à Olympikos, les mêmes coups entraînent les mêmes réponses.
eased-why = Un Expert a dû jouer comme un Habitué, car une partie de l’application n’a pas pu être chargée. D’autres ont peut-être affronté plus fort.
copied = Texte copié.
not-copied = Ce navigateur ne permet pas de copier. Voici le texte : copiez-le à la main.

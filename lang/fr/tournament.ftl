title = Le Pentathlon
title-of-fewer = { $games ->
    [one] { $games } jeu
   *[other] { $games } jeux à la suite
}
not-here = Ce Pentathlon n’est pas sur cet appareil.
damaged = Ce qui est enregistré de ce Pentathlon est endommagé. Ses parties sont toujours parmi vos parties enregistrées.
points-why = À chaque jeu, vous recevez 2 points par adversaire que vous devancez, et 1 point par adversaire avec qui vous partagez une place.
points-together = À deux, vous jouez Olympikos ensemble et partagez la place : 1 point par personne.
points-short = Deux points par adversaire derrière vous, un par adversaire à égalité.
ties = Égalité à la fin ? Le plus de jeux gagnés l’emporte, puis le meilleur résultat au dernier jeu.
left-out = Pas pour autant de monde.
fewer-games = { $players ->
    [6] À six
   *[other] À { $players }
} : { $games ->
    [2] deux jeux
    [one] { $games } jeu
   *[other] { $games } jeux
}
minutes-alone = 20 minutes, ou un jeu par jour
minutes-together = Deux heures, ou un jeu par jour
together-short = Vous jouez Olympikos ensemble : un point par personne.
race-needs-room = Olympikos demande une tablette posée à plat entre vous.
order-question = Dans quel ordre ?
order-easy = Du facile au difficile
order-easy-why = Comme ci-dessus
order-last = La dernière place décide
order-last-why = Tout le monde reste en course
order-drawn = Tirer au sort
order-drawn-why = Le hasard décide de l’ordre
starts-why = Quand un jeu demande que quelqu’un commence, c’est à tour de rôle.
options = Options des jeux
begin = Commencer
five-games = { $games ->
    [5] Cinq jeux, un seul titre
    [one] { $games } jeu, un seul titre
   *[other] { $games } jeux, un seul titre
}
put-in-front = { $title } met { $name } en tête
kept-in-front = { $title } laisse { $name } en tête
brought-level = { $title } met à égalité { LIST($names) }
leads = { $points ->
    [one] { $name } mène de { $points } point
   *[other] { $name } mène de { $points } points
}
leads-by-wins = À égalité de points, { $name } mène avec plus de jeux gagnés
leads-by-last = À égalité de points, { $name } mène grâce au dernier jeu
lead-together = { LIST($names) } mènent à égalité
all-level = Personne n’est encore en tête
takes-lead = { $name } prend la tête
keeps-lead = { $name } garde la tête
sums = { $change } : { LIST($points, type: "unit") }.
is-next = Ensuite : { $title }.
on-to = Suite : { $title }
on-to-next = Vers le jeu suivant
to-ceremony = Vers la cérémonie
gained = { $name } : { $gained } de plus, { $sum } en tout.
first-worth = { $points ->
    [one] Pour commencer : { $title }. Une victoire vaut { $points } point.
   *[other] Pour commencer : { $title }. Une victoire vaut { $points } points.
}
next-worth = { $points ->
    [one] Ensuite : { $title }. Une victoire vaut { $points } point.
   *[other] Ensuite : { $title }. Une victoire vaut { $points } points.
}
on-worth = { $points ->
    [one] En cours : { $title }. Une victoire vaut { $points } point.
   *[other] En cours : { $title }. Une victoire vaut { $points } points.
}
last-worth = { $points ->
    [one] Pour finir : { $title }. Une victoire vaut { $points } point.
   *[other] Pour finir : { $title }. Une victoire vaut { $points } points.
}
chosen-worth = { $points ->
    [one] Choix de la dernière place ({ LIST($names) }) : { $title }. Une victoire vaut { $points } point.
   *[other] Choix de la dernière place ({ LIST($names) }) : { $title }. Une victoire vaut { $points } points.
}
choose-worth = { $points ->
    [one] À { LIST($names) } de choisir le jeu suivant. Une victoire vaut { $points } point.
   *[other] À { LIST($names) } de choisir le jeu suivant. Une victoire vaut { $points } points.
}
together-worth = Ensuite : { $title }. Vous y jouez ensemble : un point par personne.
clause = { $clause }.
clauses = { $first } ; { $second }.
leads-with-win = { $count ->
    [one] { LIST($names) } prend la tête en cas de victoire
   *[other] { LIST($names) } prennent la tête en cas de victoire
}
leads-tied-with-win = { $count ->
    [one] { LIST($names) } prend la tête au départage en cas de victoire
   *[other] { LIST($names) } : une victoire donne la tête, au départage
}
champion-with-win = { $count ->
    [one] { LIST($names) } remporte le titre en cas de victoire
   *[other] { LIST($names) } remportent le titre en cas de victoire
}
can-lead = { LIST($names) } : la tête est à portée
can-be-champion = { LIST($names) } : le titre est encore à portée
can-draw-level = { LIST($names) } : l’égalité en tête est à portée
ahead = { LIST($names) } : le titre ira à qui finira devant.
settled = Plus personne ne peut dépasser { $name }.
settled-second-open = Plus personne ne peut dépasser { $name }. La deuxième place est à prendre.
to-win = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
one-each = 1 par tête
last-game = le dernier
all-points = Tous les points
game-head = Jeu
total = Total
place-head = Place
place-and-points = { $place }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
given-up = Abandonné
in-progress = En cours
missing = Manquant
changed = Modifié
given-up-why = { $title } : jeu abandonné, qui ne compte pour personne.
missing-why = { $title } : la partie n’est plus sur cet appareil et ne compte donc pour personne. Importez son enregistrement pour qu’elle compte de nouveau, ou rejouez-la.
changed-why = { $title } : ce qui est enregistré n’est pas la partie jouée ici et ne compte donc pour personne. Vous pouvez la rejouer.
play-again = Rejouer : { $title }
unsaved-full = Il n’y a plus de place pour enregistrer ce Pentathlon. Vous pouvez tout de même jouer : exportez-le avant de partir, ou supprimez d’anciennes parties.
unsaved-closed = Ce navigateur interdit à la page de stocker quoi que ce soit : ce Pentathlon ne peut pas être enregistré. Vous pouvez tout de même jouer ; exportez-le avant de partir.
save-as-file = Exporter
game-of = Jeu { $number } sur { $games }
about-minutes = { $minutes ->
    [one] { $minutes } minute.
   *[other] { $minutes } minutes.
}
begins = { $name } commence.
play-game = Jouer : { $title }
continue-game = Continuer : { $title }
give-up = Abandonner ce jeu…
give-up-title = Abandonner ce jeu ?
give-up-why = Si tout le monde est d’accord, { $title } s’arrête ici et ne compte pour personne. La partie reste parmi vos parties enregistrées.
give-up-do = On est d’accord
give-up-not = Continuer à jouer
won-by = Victoire : { LIST($names) }.
result = Résultat
result-of = Résultat : { $title }
story-link = Le film
story-of = Le film : { $title }
champion-is = { $name } remporte le Pentathlon
champions-are = { LIST($names) } se partagent le titre
no-champion = Aucun jeu n’a compté : le titre n’est pas attribué
decided-points = { $points ->
    [one] { $name } finit avec { $points } point d’avance sur { $other }.
   *[other] { $name } finit avec { $points } points d’avance sur { $other }.
}
decided-wins = { $name } et { $other } ont autant de points, mais { $name } a gagné { $won ->
    [one] { $won } jeu
   *[other] { $won } jeux
}, et { $other } { $lost }.
decided-last = { $name } et { $other } ont autant de points et de jeux gagnés, mais { $name } a fait mieux au dernier jeu.
decided-shared = { LIST($names) } : égalité de points, de jeux gagnés et au dernier jeu.
level-then-won = { $name } et { $other } avaient autant de points avant le dernier jeu. Puis { $name } l’a gagné : { $title }.
level-then-ahead = { $name } et { $other } avaient autant de points avant le dernier jeu. Puis { $name } a fini devant : { $title }.
won-all = { $games ->
    [one] { $name } a gagné le jeu.
   *[other] { $name } a gagné les { $games } jeux.
}
led-throughout = { $name } a mené du premier au dernier jeu.
came-from-last = À la dernière place après { $title }, { $name } a fini par dépasser tout le monde.
game-won-by = { $title }, victoire : { LIST($names) }
once-more = Recommencer
keep-picture = Image souvenir
share-title = Partager ce Pentathlon
share-why = Le texte contient les résultats et un lien vers chaque partie : quiconque l’ouvre peut suivre chaque coup et voir toutes les cartes et tous les noms.
share-text = Résultats et liens
share-line = { $title } : { LIST($names) } – { $link }
share-line-alone = { $title } : { LIST($names) }
share-points = { LIST($points, type: "unit") }
share-points-of = { $name } { $points }
copy-text = Copier le texte
text-copied = Texte copié.
text-not-copied = Ce navigateur ne permet pas de copier. Le texte est sélectionné : copiez-le à la main.

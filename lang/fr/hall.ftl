hall = Palmarès
to-hall = Palmarès
not-here = Il n’y a rien au palmarès à cette adresse.
reading = { NUMBER($done) } sur { NUMBER($all) } parties enregistrées lues…
unread = { $count ->
    [one] Une partie enregistrée n’a pas pu être lue et n’est pas comptée ici.
   *[other] { NUMBER($count) } parties enregistrées n’ont pas pu être lues et ne sont pas comptées ici.
}
won = { $wins ->
    [one] victoire
   *[other] victoires
}
stand = { $place } : { $name }, { $wins ->
    [one] { NUMBER($wins) } victoire
   *[other] { NUMBER($wins) } victoires
}
times = ×{ $times }
highest-is = { $points ->
    [one] Meilleur score : { $name }, { NUMBER($points) } point.
   *[other] Meilleur score : { $name }, { NUMBER($points) } points.
}
nobody-won = Personne n’a encore gagné de partie ici
games-since = { $games ->
    [one] { NUMBER($games) } partie, le { $day }
   *[other] { NUMBER($games) } parties depuis le { $day }
}
top-is = { $name } mène la danse
top-are = { LIST($names) } mènent la danse
near = { $wins ->
    [one] Il manque { $wins } victoire à { $name } pour passer devant.
   *[other] Il manque { $wins } victoires à { $name } pour passer devant.
}
nobody = Encore personne au palmarès
nobody-why = Saisissez votre nom avant de jouer : il sera ici dès votre première victoire.
never-played = Personne n’y a encore joué.
won-in-a-row = { $wins ->
    [one] { $name } a gagné la dernière fois.
   *[other] { $name } a gagné les { $wins } dernières fois.
}
is-champion = { $times ->
    [one] { $name } a remporté un Pentathlon.
   *[other] { $name } a remporté { $times } Pentathlons.
}
once-in-a-row = { $wins ->
    [one] { $name } a déjà gagné { $wins } partie de suite.
   *[other] { $name } a déjà gagné { $wins } parties de suite.
}
never-a-hint = { $name } n’a jamais demandé de conseil.
also-here = Également ici
files = Fichiers et parties supprimées
files-why = Chaque partie avec la place, les points et les conseils de tout le monde, pour un tableur ou un programme.
what-counts = Une partie est gagnée à la première place, partagée ou non, si quelqu’un au moins finit derrière. Les parties reprises et les donnes du jour jouées hors concours ne comptent pas.
save-csv = CSV
save-json = JSON
not-saved = Le fichier n’a pas pu être enregistré.
kept = Résultats sans leurs parties
kept-why = Ces parties ont été supprimées. Leurs résultats comptent toujours, mais ne sont plus vérifiables.
kept-line = { $title } avec { LIST($names) }
remove-kept = Supprimer
remove-kept-label = Supprimer le résultat : { $title } avec { LIST($names) }
remove-kept-title = Supprimer ce résultat ?
remove-kept-why = { $title } avec { LIST($names) } : ce résultat sera supprimé de cet appareil et ne comptera plus au palmarès.
nothing-of = { $name } n’a encore terminé aucune partie ici.
of-guests = { $count ->
    [one] Une partie a été jouée ici par quelqu’un d’autre du même nom, et ne compte pas pour { $name }.
   *[other] { NUMBER($count) } parties ont été jouées ici par quelqu’un d’autre du même nom, et ne comptent pas pour { $name }.
}
count-them = Compter pour { $name }
won-at = { NUMBER($wins) } parties gagnées, dont { $here ->
    [one] une
   *[other] { $here }
} à { $title }
won-only-at = { $wins ->
    [one] { NUMBER($wins) } partie gagnée, à { $title }
   *[other] { NUMBER($wins) } parties gagnées, toutes à { $title }
}
won-none = Pas encore de partie gagnée
played = { $games ->
    [one] { NUMBER($games) } partie jouée.
   *[other] { NUMBER($games) } parties jouées.
}
shared = { $games ->
    [one] { $games } victoire partagée.
   *[other] { $games } victoires partagées.
}
events-won = { $played ->
    [one] Pentathlons remportés : { $won } sur { $played }.
   *[other] Pentathlons remportés : { $won } sur { $played }.
}
uncounted = { $games ->
    [one] { $games } partie reprise ou hors concours, qui ne compte pas.
   *[other] { $games } parties reprises ou hors concours, qui ne comptent pas.
}
form = Forme
form-now = { $games ->
    [one] Adversaires laissés derrière dans la dernière partie : { $form } sur 100. Une égalité compte pour moitié.
   *[other] Adversaires laissés derrière dans les { $games } dernières parties : { $form } sur 100. Une égalité compte pour moitié.
}
best-scores = Meilleurs scores
best-at = { $points ->
    [one] { NUMBER($points) } point à { $title }
   *[other] { NUMBER($points) } points à { $title }
}
head-to-head = Face-à-face
head-to-head-why = Qui a fini devant qui, et combien de fois, peu importe qui a gagné la partie.
against = { $level ->
    [0] { $own } { $ahead }, { $other } { $behind }
    [one] { $own } { $ahead }, { $other } { $behind }, { $level } égalité
   *[other] { $own } { $ahead }, { $other } { $behind }, { $level } égalités
}
wins-most = { $name } gagne le plus souvent à { $title }
win-most = { LIST($names) } gagnent le plus souvent à { $title }
widest-is = { $points ->
    [one] Victoire la plus large : { $name }, { NUMBER($points) } point d’avance.
   *[other] Victoire la plus large : { $name }, { NUMBER($points) } points d’avance.
}
closest-is = { $points ->
    [0] Victoire la plus serrée : { $name }, à égalité de points.
    [one] Victoire la plus serrée : { $name }, { NUMBER($points) } point d’avance.
   *[other] Victoire la plus serrée : { $name }, { NUMBER($points) } points d’avance.
}
no-records = { $title } : personne ici n’a encore terminé de partie qui compte
unknown-day = Jour inconnu

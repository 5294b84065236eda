pentathlon = Pentathlon
home = Tous les jeux
close = Fermer
settings = Réglages
rules = Règles
fetching = Chargement…
try-again = Réessayer
load-again = Recharger
tagline-so-far = Cinq jeux de cartes olympiques autour d’une même table, à plusieurs ou contre l’ordinateur, dans un onglet du navigateur.
open-record = Importer une partie
hall = Palmarès
setting-language = Langue
language-not-loaded = Une partie des textes de cette langue n’a pas pu être chargée. En attendant, ces textes restent dans une autre langue.
new-version = Une nouvelle version de Pentathlon est prête. Vos parties enregistrées ne changent pas.
take-new-version = Mettre à jour
players = { $from } à { $to } pers.
minutes = { $minutes } min
mark-start = Pour commencer
play = Jouer
play-label = Jouer : { $title }
learn = Leçon de 4 min
learn-label = Leçon de 4 min : { $title }
learned = ✓ Leçon suivie
learned-label = ✓ Leçon suivie : { $title }
mark-two = À deux, ensemble
mark-quick = Rapide
mark-pictures = En images
mark-think = Le plus cérébral
mark-bluff = Bluff
mark-faces = Drôles de têtes
mark-turns = Jeu simultané
mark-many = Jusqu’à sept
mark-easy = Facile à apprendre
rules-label = Règles : { $title }
tournament = Le Pentathlon
tournament-line = Les cinq jeux à la suite, autour de la même table, pour un seul titre.
begin-tournament = Jouer
tournament-at = Jeu { $number } sur { $games } · { $title }
tournament-new = { $games ->
    [one] Prêt pour le premier jeu
   *[other] Prêt pour le premier des { $games } jeux
}
tournament-over = { $games ->
    [one] { $games } jeu terminé
   *[other] Les { $games } jeux sont terminés
}
remove-tournament-why = Le Pentathlon avec { LIST($names) } sera supprimé de cet appareil. Ses parties restent enregistrées séparément.
today = { $rivals ->
    [one] Aujourd’hui : { $title }, contre un ordinateur
   *[other] Aujourd’hui : { $title }, contre deux ordinateurs
}
today-tournament = Aujourd’hui : un Pentathlon, contre deux ordinateurs
today-line = La même donne pour tout le monde, une fois par jour.
today-streak = { $days ->
    [one] La même donne pour tout le monde. Votre série : { $days } jour.
   *[other] La même donne pour tout le monde. Votre série : { $days } jours.
}
today-again = Rejouer
today-again-line = La partie du jour a été supprimée. Vous pouvez la rejouer, mais sans qu’elle compte.
welcome = Prenez place
welcome-text = Affrontez l’ordinateur en solo, ou réunissez tout le monde autour de cet écran.
promise-quick = Un geste, et c’est parti
promise-quick-why = Touchez « { play } » sur une affiche, ou l’affiche elle-même pour choisir qui joue. Les cartes jouables ressortent ; touchez-en une autre, et vous saurez pourquoi elle ne l’est pas.
promise-safe = Chaque partie est enregistrée
promise-safe-why = Chaque coup est enregistré sur cet appareil. Fermez l’onglet, revenez, continuez.
promise-secret = Vos cartes restent à vous
promise-secret-why = Faites passer l’appareil : un rideau cache chaque main jusqu’à ce que la bonne personne l’ouvre.
promise-nothing = Ni compte, ni pistage, ni publicité.
unfinished-tables = Parties en cours
finished-tables = Parties terminées
fetching-tables = Chargement de vos parties…
find-table = Chercher un jeu ou un nom
find-nothing = Aucune partie ne correspond.
day-and-time = { $day }, { $time }
show-fewer = Réduire la liste
show-all = Tout afficher ({ $count })
waiting-names = { LIST($names, type: "unit") }
waiting-turn = { $progress } · à { $name } de jouer
waiting-won = { $points ->
    [one] Victoire : { LIST($winners) }, { $points } point
   *[other] Victoire : { LIST($winners) }, { $points } points
}
waiting-shared = { $points ->
    [one] Égalité générale, { $points } point
   *[other] Égalité générale, { $points } points
}
waiting-branch = Reprise au coup { $number } · { $state }
season-goes-on = La saison continue
season-went-on = La partie suivante a commencé
broken-table = Une partie endommagée
continue-game = Continuer
continue-label = Continuer : { $title } avec { LIST($names) }
continue-unknown-label = Continuer : { $title }
see-result = Résultat
see-result-label = Résultat : { $title } avec { LIST($names) }
look = Voir
look-label = Voir une partie endommagée
remove-label = Supprimer : { $title } avec { LIST($names) }
remove-unknown-label = Supprimer : { $title }
remove-broken-label = Supprimer une partie endommagée
remove-table = Supprimer cette partie ?
remove-table-why = { $title } avec { LIST($names) } : cette partie sera supprimée de cet appareil.
remove-unknown-why = { $title } : cette partie sera supprimée de cet appareil.
remove-broken-why = Ce qui reste de cette partie endommagée sera supprimé de cet appareil.
remove-day-why = C’est la donne d’un jour : ce jour restera sans résultat.
keep = Garder
remove = Supprimer
keep-result-why = Son résultat peut rester au palmarès. Mais sans la partie, il ne sera plus vérifiable.
keep-result = Supprimer, mais garder le résultat
made-by = Création : { LIST($authors) }. Édition : { $publisher }. Cette version n’est pas officielle : textes, illustrations, valeurs des cartes et sports lui sont propres.
made-by-unpublished = Création : { LIST($authors) }. Cette version n’est pas officielle : textes, illustrations, valeurs des cartes et sports lui sont propres.
pictures-by = Les images d’objets en couleurs sont des Twemoji, © Twitter, Inc. et autres contributeurs, sous licence CC BY 4.0.
licences = Licences du logiciel, des illustrations et des polices
no-such-page = Il n’y a rien à cette adresse.
not-fetched = Cette partie de l’application n’a pas pu être chargée
not-fetched-why = Le serveur ne l’a pas envoyée. Réessayez dans un instant. Vos parties enregistrées ne risquent rien.
offline-why = Cet appareil est hors ligne. Vos parties enregistrées ne risquent rien.
damaged-why = Le fichier est arrivé endommagé. Vos parties enregistrées ne risquent rien.
late = Cette partie de l’application se charge encore
late-why = Elle s’ouvrira dès qu’elle sera là. Vos parties enregistrées ne risquent rien.
outdated = Une nouvelle version est disponible
outdated-why = Cette page est dépassée et ne peut plus charger le jeu. Rechargez-la pour continuer dans la nouvelle version. Vos parties enregistrées ne risquent rien.
unreadable = { $count ->
    [one] Impossible à lire, donc laissé de côté : { LIST($what) }. Tout le reste est là.
   *[other] Impossible à lire, donc laissé de côté : { LIST($what) }. Tout le reste est là.
}
unreadable-games = { $count ->
    [one] une partie
   *[other] { $count } parties
}
unreadable-tournaments = { $count ->
    [one] un Pentathlon
   *[other] { $count } Pentathlons
}
unreadable-people = { $count ->
    [one] une personne
   *[other] { $count } personnes
}
unreadable-days = { $count ->
    [one] la donne d’un jour
   *[other] les donnes de { $count } jours
}
unreadable-results = { $count ->
    [one] un résultat sans sa partie
   *[other] { $count } résultats sans leurs parties
}
unreadable-guests = { $count ->
    [one] une liste de personnes invitées
   *[other] { $count } listes de personnes invitées
}
save-unreadable = Exporter dans un fichier
read-again = Relire
remove-unreadable-title = Supprimer ce qui est illisible ?
remove-unreadable-why = Ce qui est illisible sera supprimé de cet appareil. Une version plus récente de l’application pourrait encore le lire.
not-saved-as-file = Ce navigateur ne permet pas d’exporter de fichiers.
broken = Un problème est survenu. Vos parties sont enregistrées jusqu’au dernier coup : rechargez la page pour continuer.
broken-again = Le problème s’est reproduit. Vos parties restent enregistrées jusqu’au dernier coup. Vous pouvez démarrer sans ce que l’application était en train de lire : c’est conservé, et vous pouvez l’exporter dans un fichier.
without-game = Démarrer sans cette partie
without-tournament = Démarrer sans ce Pentathlon
without-person = Démarrer sans cette personne
without-day = Démarrer sans ce jour
without-result = Démarrer sans ce résultat
save-games = Exporter mes parties
report-about = Un rapport d’erreur pour l’équipe technique, sans noms ni cartes
copy-report = Copier le rapport
report-copied = Rapport copié

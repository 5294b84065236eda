share-what = Que voulez-vous partager ?
share-picture = Une image
share-whole = Toute la partie
share-challenge = La donne, comme défi
share-why = Le lien contient toute la partie : quiconque l’ouvre peut suivre chaque coup et voir toutes les cartes et tous les noms.
share-challenge-why = Le lien contient la donne, votre score et vos adversaires, mais aucun coup. Qui l’ouvre joue les mêmes cartes, à votre place.
share-dare = { $points ->
    [one] Battez mon { $points } point à { $title } avec les mêmes cartes : { $link }
   *[other] Battez mes { $points } points à { $title } avec les mêmes cartes : { $link }
}
share-link = Lien
copy-link = Copier le lien
link-copied = Lien copié.
link-not-copied = Ce navigateur ne permet pas de copier. Le lien est sélectionné : copiez-le à la main.
link-too-long = Cette partie est trop longue pour un lien. Son enregistrement peut être exporté.
qr-code = Code QR du lien
picture-why = L’image est créée sur cet appareil et n’en sort que si vous la partagez.
picture-shape = Format
picture-square = Carré
picture-wide = Paysage
save-picture = Enregistrer l’image
share-it = Partager l’image
picture-failed = Ce navigateur ne peut pas dessiner l’image.
picture-refused = Cet appareil n’a pas pu partager l’image. Enregistrez-la et partagez plutôt le fichier.
picture-changed = Ce navigateur modifie ce que dessinent les pages : l’image peut être fausse. Regardez-la avant de la partager.
picture-of = Le podium, { $title } : { $headline }
picture-place = { $place } · { $points }
open-title = Transférez des parties sur cet appareil
open-why = Une partie arrive sous forme de fichier, de lien ou de texte ; une copie de sécurité est un fichier avec toutes les parties d’un appareil. Vous verrez le contenu avant d’enregistrer quoi que ce soit.
open-drop = Déposez un fichier
open-file = Parcourir
open-paste = Ou collez un texte ou un lien
open-it = Ouvrir
open-refused = Impossible d’ouvrir ceci.
open-unreadable = Ce fichier est illisible, ou dépasse 16 mégaoctets.
too-many-tables = { $most ->
    [one] Il y a plus de { $most } nouvelle partie dans ce fichier. C’est plus qu’on ne peut en ouvrir à la fois.
   *[other] Il y a plus de { $most } nouvelles parties dans ce fichier. C’est plus qu’on ne peut en ouvrir à la fois.
}
tables-known = Toutes les parties de ce fichier sont déjà ici.
tables-none = Il n’y a aucune partie dans ce fichier.
paste-too-long = Ce texte est plus long que toute partie. Mettez-le dans un fichier et choisissez ce fichier.
preview-title = Une partie d’{ $title }
preview-unfinished = Inachevée : { $progress }
preview-fault = Tout ce qui précède peut être enregistré.
preview-why = Ce contenu n’est pas encore enregistré sur cet appareil.
preview-invite = Sans compte, sans rien installer.
preview-kept = Enregistrée sur cet appareil.
preview-keep = Enregistrer ici
preview-back = Retour à l’aperçu
collection-title = Contenu du fichier
collection-what = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}, { $kilobytes } ko
collection-tournaments = { $count ->
    [one] { $count } Pentathlon
   *[other] { $count } Pentathlons
}
collection-results = { $count ->
    [one] { $count } résultat sans sa partie
   *[other] { $count } résultats sans leurs parties
}
collection-people = { $count ->
    [one] { $count } personne
   *[other] { $count } personnes
}
collection-known = { $count ->
    [one] { $count } autre partie de ce fichier est déjà ici.
   *[other] { $count } autres parties de ce fichier sont déjà ici.
}
collection-days = { $count ->
    [one] La donne d’un jour
   *[other] Les donnes de { $count } jours
}
day-over = Jouée, compte pour la série
day-open = Commencée, pas terminée
day-again = Seulement hors concours, ne compte pas
person-earlier = Avant : { LIST($names) }
result-points = { $name } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
})
all-taken = Importation terminée.
nothing-taken = Rien n’a été importé. Ici, tout est comme avant.
changed-meanwhile = Ce qui a changé ici entre-temps n’a pas été écrasé.
tables-taken = { $count ->
    [one] { $count } partie importée.
   *[other] { $count } parties importées.
}
tables-left-out = { $count ->
    [one] Il n’y avait plus de place sur cet appareil pour { $count } partie.
   *[other] Il n’y avait plus de place sur cet appareil pour { $count } parties.
}
asked-title = Différences avec cet appareil
keep-mine = Garder la version d’ici
take-theirs = Prendre celle du fichier
asked-table = { $title } avec { LIST($names) } : votre partie va plus loin dans le fichier.
asked-tournament = Votre Pentathlon avec { LIST($names) } va plus loin dans le fichier.
asked-tournament-takes = Dans le fichier, un Pentathlon avec { LIST($names) } compte certaines de vos parties. Elles y seraient alors rattachées.
asked-today = Dans le fichier, la donne du jour est déjà jouée. Ici, vous ne pourriez plus la jouer que hors concours.
asked-day = Dans le fichier, la donne du { $day } a un autre résultat.
asked-person = Dans le fichier, { $name } a un autre nom, une autre couleur ou une autre forme.
asked-names = Les parties jouées sous ces noms compteraient aussi : { LIST($names) }.
side-here = Ici :
side-there = Dans le fichier :
namesake-games = { $count ->
    [one] Quelqu’un y a joué sous le nom { $name }.
   *[other] Quelqu’un a joué { $count } de ces parties sous le nom { $name }.
}
namesake-why = Au palmarès, une partie ne compte que pour les personnes inscrites sur cet appareil.
challenge-title = { $points ->
    [one] Le score à battre : { $points } point ({ $name })
   *[other] Le score à battre : { $points } points ({ $name })
}
challenge-text = Les mêmes cartes, la même place, les mêmes adversaires.
challenge-play = Relever le défi
challenge-name = Votre nom
challenge-why = Les autres réagissent à ce que vous faites.
link-refused = Impossible d’ouvrir ce lien.
fault-link = Le lien est incomplet.
fault-link-newer = Le lien vient d’une version plus récente de l’application.
fault-link-rules = La partie de ce lien a été jouée selon des règles que cette version ne connaît pas.
fault-table = Le lien décrit une partie impossible.

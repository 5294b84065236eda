sentences = { $first } { $second }
play = Jouer
how-to-play = Comment jouer
no-such-table = Cette partie n’est pas sur cet appareil.
no-such-game = Ce jeu n’existe pas ici.
no-chance = Ce navigateur ne sait pas tirer de nombres au hasard : impossible de mélanger les cartes.
set-up-refused = Impossible de préparer la partie ainsi. Vérifiez qui joue et les options.
what-is-this = Qu’est-ce que c’est ?
seats = Qui joue ?
lessons = Leçons
learn-again = Revoir la leçon
together = À plusieurs
seat-of = Siège { $number } sur { $seats }
seat-before = Siège { $number } sur { $seats } :
seat-free = Libre
who-sits = Qui s’installe ?
tap-somebody = Touchez un nom ou un ordinateur pour attribuer ce siège.
name-of = Nom au siège { $number }
leave-free = Laisser libre
to-start = En premier
starts = commence
move-left = Vers la gauche
move-right = Vers la droite
people-to-sit = Personnes
somebody-new = Nouvelle personne
computers-to-sit = Ordinateurs
rookie = Novice
regular = Habitué
expert = Expert
sits-down = { $name } s’installe.
seat-left = Le siège { $number } est libre.
person = Une personne
computer-rookie = Novice (ordinateur)
computer-regular = Habitué (ordinateur)
computer-expert = Expert (ordinateur)
seats-limit = { $title } : de { $from } à { $to } personnes.
name-shown = Siège { $number } : le nom affiché sera { $name }.
name-cut = Un nom compte 16 caractères au plus : celui-ci devient { $name }.
name-taken = Ce nom est déjà pris. Siège { $number } : le nom affiché sera { $name }.
name-twice = Deux personnes ne peuvent pas s’appeler { $name } dans la même partie. Donnez un autre nom à l’une des deux.
no-room = Cet écran est trop petit pour une course à plusieurs. Jouez à deux, ensemble, ou laissez une seule personne affronter les ordinateurs.
people-here = Personnes inscrites
no-person-here = Rien que des ordinateurs : vous les regardez jouer.
one-device = { $people ->
    [one] { $people } personne : l’écran cache chaque main.
   *[other] { $people } personnes : l’écran cache chaque main.
}
alone = Une seule personne : inutile de détourner les yeux.
about-rookie = Un Novice laisse passer un tiers des coups possibles. Il gagne environ { $wins ->
    [one] { $wins } partie
   *[other] { $wins } parties
} sur 10 contre un Habitué.
about-regular = Un Habitué joue ce qui paraît le mieux au premier regard. Il gagne environ { $wins ->
    [one] { $wins } partie
   *[other] { $wins } parties
} sur 10 contre un Novice.
about-expert = Un Expert prévoit plusieurs coups. Il gagne environ { $wins ->
    [one] { $wins } partie
   *[other] { $wins } parties
} sur 10 contre un Habitué.
about-rookie-in-races = Un Novice met plus de temps et se trompe plus souvent.
about-regular-in-races = Un Habitué joue ce qui paraît le mieux, comme quelqu’un qui connaît le jeu.
about-expert-in-races = Un Expert va vite et se trompe rarement.
options = Options
options-usual = Par défaut
change-options = Modifier
option-answer = { $question } – { $answer }
hints-question = Qui peut demander un conseil ?
hints-why = Un conseil montre ce que ferait un Expert. Le journal note qui en a demandé un.
hints-nobody = Personne
hints-everybody = Qui veut
start-why = Tirez au sort ou choisissez un nom.
start-by-lot = Tirer au sort
undo = Annuler
log = Journal
pause = Pause
hint = Conseil
thinking = { $name } réfléchit…
only-choice = { $name } n’a qu’une possibilité…
next = Suivant
skip = Abréger
open-hand = { $name } : d’abord voir sa main
race-ready = À vos marques…
race-begins = Partez !
race-paused = La course est en pause.
race-goes-on = Reprendre
elsewhere = Cette partie est ouverte dans un autre onglet, ou y a été modifiée. Ici, vous ne pouvez que regarder.
take-over = Jouer ici
curtain-pass = Faites passer l’appareil
curtain-again = Gardez l’appareil
curtain-hold = Maintenir pour voir sa main
curtain-tap = Toucher pour voir sa main
curtain-enter = Ou appuyez sur Entrée.
curtain-hint = Les autres, détournez les yeux.
curtain-take-back = Maintenir pour changer d’avis
curtain-take-back-why = Quelqu’un a touché « Annuler ». La décision n’appartient qu’à vous ; les autres, détournez les yeux.
log-title = Ce qui s’est passé
log-empty = Il ne s’est encore rien passé.
note-curtain = Le rideau s’est ouvert pour { $name }.
note-hints = Chaque personne peut demander un conseil.
note-hint = { $name } a demandé un conseil.
note-record = L’enregistrement complet a été copié ou exporté, cartes cachées comprises.
note-branch = Jusqu’ici, une partie antérieure, reprise au coup { $number }.
note-beat = Défi : marquer plus de { $points ->
    [one] { $points } point
   *[other] { $points } points
} avec ces cartes.
pause-title = Pause
pause-saved = Tout est enregistré sur cet appareil.
play-on = Continuer la partie
leave-table = Quitter la table
to-table = Retour à la table
look-back = Revoir depuis le début
full-screen = Plein écran
not-full-screen = Quitter le plein écran
save-record = Exporter l’enregistrement
copy-record = Copier l’enregistrement
copied = Enregistrement copié.
not-copied = Ce navigateur ne permet pas de copier. Exportez plutôt l’enregistrement.
record-is-backup = L’enregistrement est une copie de sécurité de cette partie. Il contient aussi ce qui est caché : quiconque le lit peut voir toutes les cartes.
record-is-secret = L’enregistrement révèle les cartes cachées. Il est donc disponible une fois la partie terminée ; avant, seulement si tout le monde est d’accord. Le journal ne montre que ce que tout le monde a vu.
save-log = Exporter le journal
copy-log = Copier le journal
log-copied = Journal copié.
give-record = Partager l’enregistrement…
give-record-title = Montrer les cartes cachées de tout le monde ?
give-record-why = L’enregistrement révèle toutes les mains et tout ce qui va venir. Si toute la table est d’accord, vous pouvez le partager maintenant ; le journal le notera.
give-record-not = Pas maintenant
give-record-save = On est d’accord : exporter
give-record-copy = On est d’accord : copier
deal-code = Code de cette donne : { $code }.
deal-code-why = Notez-le maintenant et vous pourrez comparer à la fin : même donne, même code.
deal-code-proves = Fixé avant le premier coup, il était visible pendant la pause. L’enregistrement de la même donne a toujours le même code.
check-deal = Vérifier cette donne
deal-is-the-same = Le code de l’enregistrement est { $code }. Si vous aviez noté le même au début, vous avez bien joué cette donne et aucune autre. Une note plus ancienne n’a que douze caractères. S’ils concordent aussi, cela le prouve presque autant.
deal-is-another = Le code de l’enregistrement diffère de celui du début : ce n’est pas la donne d’origine.
undo-title = Annuler ce coup ?
undo-reveals = Tout ce qui a suivi sera annulé aussi. Depuis, des cartes cachées ont été révélées : n’annulez que si toute la table est d’accord. L’enregistrement en gardera la trace.
undo-reveals-alone = Tout ce qui a suivi sera annulé aussi. Depuis, des cartes cachées ont été révélées : l’enregistrement montrera que vous avez annulé.
undo-do = Annuler le coup
undo-agreed = On est d’accord
undo-not = Garder tel quel
undo-last = Annuler le dernier coup
undo-nothing = Il n’y a rien à annuler.
undone = Coup annulé : à { $name } de choisir à nouveau.
expert-plays-as-regular = Un Expert joue pour l’instant comme un Habitué : une partie de l’application n’a pas pu être chargée.
to-tournament = Retour au Pentathlon
of-day = C’était la donne du jour.
of-day-again = Une donne du jour, hors concours : elle ne compte pas.
of-day-hints = { $hints ->
    [one] Vous avez demandé un conseil.
   *[other] Vous avez demandé { $hints } conseils.
}
see-week = Voir la semaine
winner-is = { $name } gagne
you-win = Victoire, { $name } !
winners-are = { LIST($names) } se partagent la victoire
place = { NUMBER($rank, type: "ordinal") ->
    [one] { $rank }re
   *[other] { $rank }e
}
points-of = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
no-result = Reprise au coup { $number } d’une partie antérieure : le résultat ne compte pas.
next-level-regular = Deux victoires de suite contre des Novices ! Un Habitué ne laisse rien passer : il joue ce qui paraît le mieux.
next-level-expert = Deux victoires de suite contre des Habitués ! Un Expert prévoit plusieurs coups.
play-regular = Défier des Habitués
play-expert = Défier des Experts
your-name = Vous avez joué sous le nom { $name }. Quel est votre nom ? Il reste sur cet appareil.
your-name-keep = Retenir mon nom
your-name-kept = Bienvenue, { $name } ! Votre premier résultat est au palmarès.
your-names = Quels sont vos noms ? Ils restent sur cet appareil.
your-names-keep = Retenir nos noms
your-names-kept = Bienvenue, { LIST($names) } ! Votre premier résultat est au palmarès.
new-game-with = Une nouvelle partie avec { LIST($names) }.
choose-players = Choisir qui joue
is-this-your = { $name } : est-ce la personne déjà inscrite sur cet appareil ?
somebody-else = Quelqu’un d’autre
my-own = C’est bien { $name }
whose-result = Le résultat ne compte pour cette personne que si vous le confirmez.
challenge-progress = { $progress } · à battre : { $target }
challenge-met = Défi relevé : vous marquez { $points ->
    [one] { $points } point
   *[other] { $points } points
} ; le score à battre était { $target }.
send-back = Renvoyer le défi
challenge-stands = Défi manqué : vous marquez { $points ->
    [one] { $points } point
   *[other] { $points } points
} ; le score à battre reste { $target }.
points-from = D’où viennent les points
rank = Rang
player-head = Nom
total = Total
stands = { NUMBER($rank, type: "ordinal") ->
    [one] { $rank }re
   *[other] { $rank }e
} place : { LIST($names) }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
won-by = { $points ->
    [one] { $name } gagne avec { $points } point, { $lead } d’avance sur { LIST($seconds) }.
   *[other] { $name } gagne avec { $points } points, { $lead } d’avance sur { LIST($seconds) }.
}
tie-shared = { $points ->
    [one] { LIST($names) } : égalité à { $points } point, et place partagée.
   *[other] { LIST($names) } : égalité à { $points } points, et place partagée.
}
tie-alone = { NUMBER($rank, type: "ordinal") ->
    [one] { $name } prend la { $rank }re place.
   *[other] { $name } prend la { $rank }e place.
}
tie-share = { NUMBER($rank, type: "ordinal") ->
    [one] { LIST($names) } se partagent la { $rank }re place.
   *[other] { LIST($names) } se partagent la { $rank }e place.
}
rematch = Revanche
story = Le film
other-game = Un autre jeu
watch-replay = Voir coup par coup
share = Partager
more = Autres actions
season-to = { $target ->
    [one] Saison en { $target } victoire
   *[other] Saison en { $target } victoires
}
season-points = { $target ->
    [one] { $name } : { $points } point de saison sur { $target }
   *[other] { $name } : { $points } sur { $target } points de saison
}
season-winner-is = { $name } remporte la saison
season-winners-are = { LIST($names) } se partagent la saison
next-game = Partie suivante
new-season = Nouvelle saison
install-ask = Installez Pentathlon : il s’ouvrira comme toute autre application, en ligne ou hors ligne.
install = Installer Pentathlon
install-menu = Pour installer Pentathlon, choisissez « Ajouter à l’écran d’accueil » dans le menu du navigateur. Il s’ouvrira ensuite comme toute autre application, en ligne ou hors ligne.
install-home-screen = Ce navigateur peut supprimer les parties enregistrées si la page n’est pas ouverte pendant sept jours ; une application installée les garde. Pour installer Pentathlon, choisissez « Partager », puis « Sur l’écran d’accueil ». Elle ne voit pas les parties enregistrées ici : exportez-les d’abord.
install-dock = Ce navigateur peut supprimer les parties enregistrées si la page n’est pas ouverte pendant sept jours ; une application installée les garde. Pour installer Pentathlon, choisissez « Fichier », puis « Ajouter au Dock ». Elle ne voit pas les parties enregistrées ici : exportez-les d’abord.
save-all = Exporter toutes les parties
replay-title = Coup par coup
replay-step = Étape { $step } sur { $steps }
replay-back = Reculer
replay-on = Avancer
replay-run = Lecture
replay-stop = Pause
replay-eyes = Vue
replay-public = Toute la table
replay-all-open = Toutes cartes visibles
replay-speed = Vitesse
replay-times = { $times }×
replay-play-on = Jouer à partir d’ici
replay-end = Retour au podium
replay-leave = Retour à la table
list-players = Qui joue
list-sports = Sports
list-medals = Médailles
list-hands = Mains
hand-of = Main : { $name }
refused-over = La partie est terminée.
refused-not-asked = Ce n’est pas à vous de jouer.
refused-not-now = Il y a d’abord autre chose à faire.
refused-else = Impossible maintenant : voyez ce qui est demandé.
storage-closed = Ce navigateur interdit à la page de stocker quoi que ce soit : la partie ne peut pas être enregistrée. Vous pouvez tout de même jouer ; exportez l’enregistrement avant de partir.
storage-full = Il n’y a plus de place pour enregistrer la partie. Vous pouvez tout de même jouer : exportez l’enregistrement ou supprimez d’anciennes parties.
setting-pace = Rythme
setting-pace-why = La vitesse à laquelle les coups des autres s’affichent
pace-instant = Instantané
pace-fast = Rapide
pace-normal = Normal
pace-step = Pas à pas
setting-confirm = Confirmation des coups
setting-confirm-why = Toucher une deuxième fois, ou utiliser le bouton, pour confirmer un choix
setting-confirm-on = Toujours
setting-confirm-off = Jamais
setting-curtain = Rideau devant les cartes
setting-curtain-why = Maintenir appuyé, pour que personne ne l’ouvre par mégarde, ou toucher une fois
curtain-by-hold = Maintenir
curtain-by-tap = Toucher
setting-theme = Apparence
theme-auto = Comme l’appareil
theme-light = Claire
theme-dark = Sombre
setting-text = Taille du texte
text-normal = Normale
text-large = Grande
text-huge = Très grande
setting-motion = Animations
motion-auto = Comme l’appareil
motion-less = Réduites
setting-sound = Son
setting-sound-why = Chaque jeu a ses propres sons
volume-off = Muet
volume-of = { NUMBER($percent, style: "percent") }
setting-vibration = Vibration
setting-vibration-why = Une légère vibration quand vous choisissez ou jouez ; aucune si les animations sont réduites
setting-letters = Raccourcis clavier
setting-letters-why = U annuler, L journal, ? règles, I qu’est-ce que c’est, P pause, C confirmer ; 1 à 9 choisir une carte
setting-tips = Astuces
setting-tips-why = Dans les premières parties, une phrase au bon moment
on = Oui
off = Non
tables = Parties enregistrées
tables-why = Toutes vos parties en un seul fichier, comme copie de sécurité ou pour passer sur un autre appareil. Toutes les cartes cachées y sont. Les parties en cours à plusieurs sont brouillées, et leur journal le signale : personne ne les lit par mégarde, mais qui s’en donne la peine y parvient.
save-tables = Tout exporter
open-tables = Ouvrir un fichier
rules-search = Chercher une règle
rules-found-nothing = Rien trouvé. Essayez un autre mot.
rules-contents = Sommaire
rules-at = Règles : { $heading }
tip-hold = Laissez le doigt sur un élément, ou faites un clic droit, et vous saurez ce que c’est.
keys-title = Clavier
keys-text = Les flèches passent d’une carte à l’autre, 1 à 9 en choisissent une, Entrée confirme, Échap annule. Sur une carte, C ou Ctrl+Entrée confirme votre choix. U annule le coup, L ouvre le journal, ? les règles, I dit ce qu’est une chose, P met en pause.
corrupt-title = Une partie de cet enregistrement est illisible
corrupt-lost-title = Cette partie est illisible
corrupt-salvage = Reprendre au dernier coup lisible
corrupt-lost = Rien ne peut être récupéré. L’enregistrement est conservé tel quel.
fault-no-record = Ce n’est pas l’enregistrement d’une partie.
fault-newer = L’enregistrement vient d’une version plus récente de l’application. Mettez d’abord l’application à jour.
no-such-game-in-record = L’enregistrement est celui d’un jeu qui n’existe pas ici.
fault-rules = La partie a été jouée selon des règles que cette version ne connaît pas.
fault-head = Les premières lignes de l’enregistrement sont illisibles.
fault-entry = La ligne { $number } de l’enregistrement n’est pas un coup permis.
fault-truncated = L’enregistrement s’interrompt { $number ->
    [0] avant sa première ligne
   *[other] après la ligne { $number }
}.
part-not-fetched = Le chargement a échoué. Réessayez, ou bien copiez ou exportez l’enregistrement.
part-late = Le chargement continue. Vous pouvez toujours copier ou exporter l’enregistrement.
share-title = Partager cette partie

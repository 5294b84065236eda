why = Tout nom saisi avant une partie est retenu sur cet appareil, et nulle part ailleurs. Ensuite, il suffit de le toucher.
who-plays = Qui joue à votre table ?
add = Ajouter un nom
earlier-names = Avant : { LIST($names) }
change-label = Modifier { $name }
name = Nom
colour = Couleur
colour-number = Couleur { $number }
shape = Forme
shape-number = { $number ->
    [1] Disque
    [2] Triangle
    [3] Carré
    [4] Losange
    [5] Cœur
    [6] Hexagone
    [7] Croix
   *[other] Anneau
}
taken = { $look }, comme { $name }
page = Page : { $name }
change-why = Les parties déjà jouées gardent l’ancien nom et comptent toujours.
save = Enregistrer
cancel = Annuler
name-empty = Un nom doit avoir au moins une lettre.
name-taken = { $name } est quelqu’un d’autre sur cet appareil. Choisissez un autre nom.
delete = Supprimer
delete-label = Supprimer { $name }
delete-why = { $name } disparaît de cette liste et du palmarès. Les parties jouées gardent ce nom : saisissez-le de nouveau, et elles compteront encore.
keep = Garder

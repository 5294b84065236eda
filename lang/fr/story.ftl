title = Le film de la partie
why = { $playouts ->
    [one] Les chances de victoire, jugées d’après ce que l’on savait à ce moment-là. À partir de chaque moment montré, des ordinateurs ont terminé la partie au moins une fois, en redistribuant les cartes inconnues. Les chiffres d’un conseil diffèrent : ils partent de ce que sait une seule personne et comptent avec moins d’erreurs.
   *[other] Les chances de victoire, jugées d’après ce que l’on savait à ce moment-là. À partir de chaque moment montré, des ordinateurs ont terminé la partie au moins { $playouts } fois, en redistribuant chaque fois les cartes inconnues. Les chiffres d’un conseil diffèrent : ils partent de ce que sait une seule personne et comptent avec moins d’erreurs.
}
thinking = La partie est jouée jusqu’au bout de nombreuses fois, à partir de chacun de ses moments.
stop = Arrêter
stopped = Le film n’est pas encore calculé.
begin = Calculer
failed = Pas de film pour l’instant : une partie de l’application n’a pas pu être chargée.
none = Cette partie n’a pas de film : elle n’est pas terminée.
why-race = L’évolution des points, manche après manche, et les moments dont on reparlera.
result = Résultat
chances = Chances de victoire
points = Points
moment = Moment montré dans le graphique
now-deal = Après la donne
now-round = { $round } · À la fin
chance = { NUMBER($chance, style: "percent") }
chance-of = { $name } { NUMBER($chance, style: "percent") }
point-value = { $points }
points-of = { $name } { $points }
chances-at = { $moment } : { LIST($chances, type: "unit") }
turns = Tournants
highlights = Temps forts de la partie
no-turns = Aucun coup n’a, à lui seul, beaucoup changé les chances.
meanings = Les indices et leurs sports
final-count = La dernière carte est jouée, et le décompte final décide.
rose = { $name } passe de { NUMBER($before, style: "percent") } à { NUMBER($after, style: "percent") }.
rose-to-lead = { $name } prend la tête : de { NUMBER($before, style: "percent") } à { NUMBER($after, style: "percent") }.
profits = { $name } en profite : de { NUMBER($before, style: "percent") } à { NUMBER($after, style: "percent") }.
profits-to-lead = { $name } en profite et prend la tête : de { NUMBER($before, style: "percent") } à { NUMBER($after, style: "percent") }.
settled = C’est gagné pour { $name }, à { NUMBER($before, style: "percent") } jusque-là.
fell = { $name } tombe de { NUMBER($before, style: "percent") } à { NUMBER($after, style: "percent") }, et { $gainer } en profite le plus.
fell-from-lead = { $name } n’est plus en tête : de { NUMBER($before, style: "percent") } à { NUMBER($after, style: "percent") }, et { $gainer } en profite le plus.
beaten = { $name }, à { NUMBER($before, style: "percent") } jusque-là, ne peut plus gagner, et { $gainer } en profite le plus.
watch = Revoir ce moment
costly = Coups coûteux
costly-whose = Coups
costly-why = Chaque coup est jugé d’après ce que l’on savait en le jouant : il est comparé à d’autres dans de nombreuses parties, en redistribuant chaque fois toutes les cartes inconnues.
costly-find = Chercher les coups les plus coûteux
costly-thinking = { $name } : comparaison de ses coups avec d’autres, dans de nombreuses parties…
costly-none = Aucun coup n’était clairement une erreur.
cost-points = Coût : environ { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
cost-wins = { $games ->
    [one] Coût : la première place dans { $games } partie sur 100.
   *[other] Coût : la première place dans { $games } parties sur 100.
}
cost-places = { $games ->
    [one] Coût : une place dans { $games } partie sur 100.
   *[other] Coût : une place dans { $games } parties sur 100.
}
costly-when = { $round } · Coup { $number }
costly-played = Joué
costly-better = Mieux
try-again = Reprendre ici
table = Les chances en tableau
points-table = Les points en tableau
after = Après
deal = La donne

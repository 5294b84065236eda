hint-thinking = Essais en cours : chaque coup est joué de nombreuses fois, en redistribuant les cartes inconnues…
hint-failed = Pas de conseil possible : une partie de l’application n’a pas pu être chargée.
hint-select = Choisir
hint-numbers = Chiffres
hint-numbers-about = Sur 100 parties achevées à partir d’ici par des Habitués :
hint-row = En tête dans { $wins }, { $points ->
    [one] { $points } point
   *[other] { $points } points
} en moyenne.
reason-first = En tête dans { $n } parties sur 100, contre { $m } avec « { $other } ».
reason-first-usually = Face à des Habitués, réussit d’ordinaire mieux que « { $other } ».
reason-points = Rapporte { $points ->
    [0] un demi-point
    [one] { $points } point
   *[other] { $points } points
} de plus que « { $other } ».
reason-denies = { $name } finit avec { $points ->
    [0] un demi-point
    [one] { $points } point
   *[other] { $points } points
} de moins qu’après « { $other } ».
reason-lead = Donne { $points ->
    [0] un demi-point
    [one] { $points } point
   *[other] { $points } points
} d’avance de plus que « { $other } ».
reason-keeps = Aussi bon que « { $other } », et garde davantage pour la suite.
reason-equal = « { $other } » se vaut : aucune différence mesurable.
reason-alone = Tous les autres coups se valent, ou presque.
